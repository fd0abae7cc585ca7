//! What codes a password may have, as a seat can judge it: from what it knows for certain, and from the cards it has seen.

use rand_chacha::ChaCha8Rng;

use crate::rules::access_denied::{CODES, CardSet, Clue, Code, Codes, Level, Sector, State, View};
use crate::rules::components::Chance;
use crate::rules::game::{Game, Seat};

/// A state as the viewer imagines it: another seat that has access to a third one's sector mostly knows as many codes of
/// its password, and has found out one or two that are not in it.
pub(super) fn imagine(view: &View, rng: &mut ChaCha8Rng) -> State {
    let mut state = State::sample(view, rng);
    let mut chance = Chance::split(rng);
    let Some(own) = view.own() else { return state };
    for seat in view.table.others(own).iter() {
        for sector in Sector::ALL {
            let controller = view.table.controller(sector);
            let level = view.table.level(seat, sector);
            if controller.is_none() || controller == Some(own) || controller == Some(seat) || level == Level::Root {
                continue;
            }
            let mut password = [Codes::NONE; 3];
            for (code, card) in password.iter_mut().zip(state.password(sector)) {
                *code = Codes::one(view.table.cards.code(*card));
            }
            chance.shuffle(&mut password);
            let within = password[..usize::from(level.cards())].iter().fold(Codes::NONE, |all, code| all | *code);
            let not: Codes = password.iter().fold(Codes::NONE, |all, code| all | *code);
            let tried = if level == Level::None { 0 } else { 1 };
            let mut out = Codes::NONE;
            while out.len() < tried {
                let code = Code::ALL[chance.below(CODES as u32) as usize];
                if !not.contains(code) {
                    out = out.with(code);
                }
            }
            state.suppose(seat, sector, Clue { within, out });
        }
    }
    state
}

/// How many cards of each code may lie in the passwords of others, as far as a seat has seen.
pub(super) fn left(state: &State, seat: Seat) -> [f32; CODES] {
    let own = state.table().controlled(seat).flat_map(|sector| state.password(sector)).copied();
    let elsewhere = own.fold(state.seen(seat) | state.hand(seat), CardSet::with);
    Code::ALL.map(|code| f32::from(code.copies() - (state.table().cards.of_code(code) & elsewhere).len()))
}

/// The chances of a password: each set of three codes with the number of ways to lay it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Odds {
    ways: [f32; Codes::PASSWORDS.len()],
    all: f32,
}

impl Odds {
    /// What is to be thought of a password of which `clue` is known, with so many cards left of each code.
    pub fn new(clue: Clue, left: &[f32; CODES]) -> Self {
        let mut odds = Self { ways: [0.0; Codes::PASSWORDS.len()], all: 0.0 };
        for (codes, ways) in Codes::PASSWORDS.into_iter().zip(&mut odds.ways) {
            if !clue.allows(codes) {
                continue;
            }
            // A known code lies there whatever is left of it.
            let unknown = codes - clue.within;
            *ways = Code::ALL.iter().filter(|code| unknown.contains(**code)).map(|code| left[code.index()]).product();
            odds.all += *ways;
        }
        odds
    }

    /// The chance that the password has all of these codes.
    pub fn of(&self, codes: Codes) -> f32 {
        if self.all <= 0.0 {
            return 0.0;
        }
        let has = Codes::PASSWORDS.iter().zip(&self.ways).filter(|(set, _)| codes.is_subset(**set));
        has.map(|(_, ways)| ways).sum::<f32>() / self.all
    }
}

/// How much is still open of a password, from 1 (nothing is known) to 0 (all is).
pub(super) fn doubt(clue: Clue) -> f32 {
    /// By codes that are open, and of them in the password: the logarithm of the number of sets, to base 20.
    const OPEN: [[f32; 4]; 7] = [
        [0.0, 0.0, 0.0, 0.0],
        [0.0, 0.0, 0.0, 0.0],
        [0.0, 0.231, 0.0, 0.0],
        [0.0, 0.367, 0.367, 0.0],
        [0.0, 0.463, 0.598, 0.463],
        [0.0, 0.537, 0.769, 0.769],
        [0.0, 0.598, 0.904, 1.0],
    ];
    let (within, out) = (clue.within.len().min(3), clue.out.len().min(3));
    OPEN[usize::from(6 - within - out)][usize::from(3 - within)]
}

/// What a seat knows of a password: of its own everything.
pub(super) fn clue(state: &State, seat: Seat, sector: Sector) -> Clue {
    let mut clue = state.clue(seat, sector);
    clue.close();
    clue
}
