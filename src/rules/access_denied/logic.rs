//! What follows for passwords from everything that a viewer knows (AD-92).
//!
//! All passwords that the viewer does not see are looked at together. Each has three codes that fit what is known of it
//! (AD-91), the cards that the viewer has not seen elsewhere suffice for all of them (8 A, 9 B … 13 F, AD-2), and a code
//! that a player has shown by playing a card is in one of that player's passwords. What holds in every way to lay them is
//! what follows: no more follows from these facts, and no less is found.
//!
//! Other facts are not reasoned about: what somebody else's attempt says to a viewer that happens to know the hand it was
//! made from, a first hand that grew until it had three codes (AD-12), a hot potato that nobody shows (AD-44).

use std::collections::HashSet;

use super::Step;
use super::knowledge::Clue;
use super::sectors::{CODES, Code, Codes, SECTORS, Sector};
use super::view::View;
use crate::rules::components::Chance;

/// A password that the viewer does not see.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hidden {
    pub sector: Sector,
    clue: Clue,
    /// Whose codes shown may be in it, of two players.
    owner: usize,
    /// Whether nothing is known of it, so that it can have any codes.
    pub free: bool,
}

/// The passwords that a viewer does not see, those last of which nothing is known, and what may lie there.
#[derive(Debug)]
pub(super) struct Puzzle {
    pub hidden: Vec<Hidden>,
    /// What is left before any password is laid.
    pub start: Rest,
}

/// What is left when some passwords are laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Rest {
    /// How many cards of each code have not been seen elsewhere.
    pub left: [u8; CODES],
    /// The codes that each of two players has shown and that are in none of its passwords yet. Of one with a single
    /// password they are known to be in that.
    open: [Codes; 2],
}

impl Rest {
    /// In how many ways three cards of these codes can be taken.
    pub fn ways(&self, codes: Codes) -> u32 {
        codes.iter().map(|code| u32::from(self.left[code.index()])).product()
    }

    /// Whether every code that was shown is in a password.
    pub fn is_settled(&self) -> bool {
        self.open == [Codes::NONE; 2]
    }
}

/// Rests from which the passwords that are not laid yet can't be laid, with those that are.
type Dead = HashSet<(u8, Rest)>;

impl Puzzle {
    pub fn of(view: &View) -> Self {
        let own = view.passwords.iter().flat_map(|password| password.iter().copied());
        let elsewhere = view.seen | view.hand | own.collect();
        let left = Code::ALL.map(|code| (view.table.cards.of_code(code) - elsewhere).len());
        let mut puzzle = Self { hidden: Vec::with_capacity(SECTORS), start: Rest { left, open: [Codes::NONE; 2] } };
        for seat in view.table.everybody().iter().filter(|seat| view.own() != Some(*seat)) {
            let owner = seat.index() % 2;
            if view.table.seats == 2 {
                puzzle.start.open[owner] = view.table.player(seat).codes_shown;
            }
            let open = puzzle.start.open[owner];
            let hidden = view.table.controlled(seat).filter(|sector| view.passwords[sector.index()].is_empty());
            puzzle.hidden.extend(hidden.map(|sector| {
                let clue = view.certain(sector);
                Hidden { sector, clue, owner, free: clue == Clue::default() && open.is_empty() }
            }));
        }
        puzzle.hidden.sort_by_key(|hidden| hidden.free);
        puzzle
    }

    /// Whether the password at this place can have these codes, the others and the cards apart.
    pub fn allows(&self, at: usize, codes: Codes) -> bool {
        self.hidden.get(at).is_some_and(|hidden| hidden.clue.allows(codes))
    }

    /// What is left when the password at this place gets these codes; nothing if it can't have them.
    pub fn lay(&self, at: usize, mut rest: Rest, codes: Codes) -> Option<Rest> {
        let hidden = self.hidden.get(at).filter(|hidden| hidden.clue.allows(codes))?;
        for code in codes.iter() {
            let left = &mut rest.left[code.index()];
            *left = left.checked_sub(1)?;
        }
        let open = &mut rest.open[hidden.owner];
        *open -= codes;
        Some(rest)
    }

    /// Whether all passwords can be laid that are not among those laid, a bit for each place.
    fn goes_on(&self, laid: u8, mut rest: Rest, dead: &mut Dead) -> bool {
        let missing = self.hidden.len() as u32 - laid.count_ones();
        // More cards of a code than that make no difference.
        rest.left = rest.left.map(|left| left.min(missing as u8));
        let next = (0..self.hidden.len()).find(|at| laid & 1 << at == 0);
        match next.filter(|at| !self.hidden[*at].free) {
            // Any codes go: always those of which most cards are left suffice, if any do.
            None => rest.is_settled() && rest.left.iter().map(|left| u32::from(*left)).sum::<u32>() >= 3 * missing,
            Some(at) => {
                let found = !dead.contains(&(laid, rest)) && Codes::PASSWORDS.iter().any(|codes| self.can_be(laid, at, rest, *codes, dead));
                if !found {
                    dead.insert((laid, rest));
                }
                found
            }
        }
    }

    /// Whether the password at this place can have these codes, and those that are not laid yet any at all.
    fn can_be(&self, laid: u8, at: usize, rest: Rest, codes: Codes, dead: &mut Dead) -> bool {
        self.lay(at, rest, codes).is_some_and(|rest| self.goes_on(laid | 1 << at, rest, dead))
    }

    /// What holds of each password in all ways; nothing where there is none, which is so of no match that was played.
    fn common(&self) -> Vec<(Sector, Clue)> {
        let mut dead = Dead::new();
        let mut found: Vec<(Sector, Clue)> = Vec::with_capacity(self.hidden.len());
        for (at, hidden) in self.hidden.iter().enumerate() {
            // What holds of one of which nothing is known holds of all of those.
            let same = found.last().filter(|_| at > 0 && hidden.free && self.hidden[at - 1].free);
            let clue = same.map_or_else(|| self.common_of(at, &mut dead), |(_, clue)| *clue);
            found.push((hidden.sector, clue));
        }
        found.retain(|(_, clue)| clue.out != Codes::ALL);
        found
    }

    fn common_of(&self, at: usize, dead: &mut Dead) -> Clue {
        let (mut within, mut any) = (Codes::ALL, Codes::NONE);
        for codes in Codes::PASSWORDS {
            if self.can_be(0, at, self.start, codes, dead) {
                (within, any) = (within & codes, any | codes);
            }
        }
        Clue { within, out: Codes::ALL - any }
    }

    /// Codes for all passwords, drawn at random in a way that always comes to an end; nothing if there is no way. Not
    /// every choice is quite as likely as the ways to lay it.
    pub fn draw(&self, chance: &mut Chance) -> Option<Vec<Codes>> {
        let (mut dead, mut laid, mut rest) = (Dead::new(), 0, self.start);
        let mut drawn = Vec::with_capacity(self.hidden.len());
        for at in 0..self.hidden.len() {
            let mut ways = |codes: Codes| if self.can_be(laid, at, rest, codes, &mut dead) { rest.ways(codes) } else { 0 };
            let ways = Codes::PASSWORDS.map(&mut ways);
            let all: u32 = ways.iter().sum();
            let mut place = if all == 0 { return None } else { chance.below(all) };
            let chosen = ways.iter().position(|ways| {
                let here = place < *ways;
                place = place.saturating_sub(*ways);
                here
            });
            let codes = Codes::PASSWORDS[chosen?];
            drawn.push(codes);
            rest = self.lay(at, rest, codes)?;
            laid |= 1 << at;
        }
        Some(drawn)
    }
}

impl View {
    /// What follows for all passwords by logic from what the viewer knows (AD-92): from its certain knowledge of each, from
    /// the cards that it has seen elsewhere, and from the codes that players have shown. Its own passwords it knows.
    #[must_use]
    pub fn deduced(&self) -> [Clue; SECTORS] {
        let mut clues = Sector::ALL.map(|sector| self.certain(sector));
        // Until all passwords are set nothing follows.
        if self.table.step != Step::Boot {
            for (sector, clue) in Puzzle::of(self).common() {
                clues[sector.index()] = clue;
            }
        }
        clues
    }
}
