//! The boot of a match, and its options (AD-10 to AD-15, AD-80 to AD-83).

use super::cards::{Card, CardSet};
use super::passwords::can_make;
use super::sectors::{Level, SECTORS, Sector};
use super::state::State;
use super::table::{Budget, Player, Step, Table};
use crate::key;
use crate::rules::components::{Chance, List};
use crate::rules::content::Content;
use crate::rules::game::{Game, MAX_SEATS, OptionSpec, Seat, Setup};
use crate::t;

/// The rounds of a match whose limit is off: it ends in any case (AD-83).
pub(super) const LAST_ROUND: u8 = 150;

/// How many sectors with Root win (AD-81).
pub(super) const GOAL: OptionSpec = OptionSpec {
    key: "sectors",
    title: key!("ad-option-sectors"),
    help: key!("ad-option-sectors.help"),
    values: &["usual", "4", "5", "6"],
    default: "usual",
};

/// After how many rounds the match ends (AD-83).
pub(super) const ROUNDS: OptionSpec = OptionSpec {
    key: "rounds",
    title: key!("ad-option-rounds"),
    help: key!("ad-option-rounds.help"),
    values: &["20", "40", "60", "off"],
    default: "60",
};

/// What CancelBot takes (AD-C43).
pub(super) const CANCELBOT: OptionSpec = OptionSpec {
    key: "cancelbot",
    title: key!("ad-option-cancelbot"),
    help: key!("ad-option-cancelbot.help"),
    values: &["oper", "access"],
    default: "oper",
};

/// Sets up a match.
pub(super) fn new(setup: &Setup, mut chance: Chance, content: &'static Content) -> Result<State, Vec<String>> {
    let mut problems = setup.problems::<State>();
    let two = setup.seats == 2;
    let goal = match setup.value(&GOAL) {
        "usual" => Some(if two { 5 } else { 3 }),
        other => other.parse().ok(),
    };
    if two && goal.is_some_and(|goal: u8| goal < 5) {
        problems.push(t!("ad-setup-two"));
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let start = Seat(chance.below(u32::from(setup.seats)) as u8);
    let mut sectors = Sector::ALL;
    chance.shuffle(&mut sectors);
    let table = Table {
        cards: &content.access_denied.cards,
        seats: setup.seats,
        goal: goal.unwrap_or(3),
        rounds: setup.value(&ROUNDS).parse().unwrap_or(LAST_ROUND),
        cancel_level: if setup.value(&CANCELBOT) == "access" { Level::User } else { Level::Oper },
        step: Step::Boot,
        start,
        turn: start,
        round: 1,
        controllers: [None; SECTORS],
        players: [Player::default(); MAX_SEATS],
        lying: List::default(),
        seen: CardSet::NONE,
        budget: Budget::default(),
        stack: List::default(),
    };
    let mut state = State {
        chance,
        table,
        hands: [CardSet::NONE; MAX_SEATS],
        aside: CardSet::NONE,
        handed: List::default(),
        passwords: [List::default(); SECTORS],
        deck: Card::all().collect(),
        pile: List::default(),
        seen: [CardSet::NONE; MAX_SEATS],
        known: [CardSet::NONE; MAX_SEATS],
        clues: Default::default(),
    };
    let (each, cards) = if two { (2, 9) } else { (1, 6) };
    for (at, sector) in sectors.into_iter().take(usize::from(setup.seats * each)).enumerate() {
        let seat = Seat(at as u8 % setup.seats);
        state.table.controllers[sector.index()] = Some(seat);
        state.table.players[seat.index()].levels[sector.index()] = Level::Root;
    }
    for seat in 0..usize::from(setup.seats) {
        while state.hands[seat].len() < cards {
            state.deal(seat);
        }
    }
    // AD-12: who can't make its passwords draws one card at a time until it can.
    for seat in 0..usize::from(setup.seats) {
        while !can_make(state.table.cards, state.hands[seat], each) && !state.deck.is_empty() {
            state.deal(seat);
        }
    }
    debug_assert!(State::SEATS.contains(&setup.seats));
    Ok(state)
}

impl State {
    /// Deals a card before the match.
    fn deal(&mut self, seat: usize) {
        if let Some(card) = self.pick_random(self.deck) {
            self.deck = self.deck.without(card);
            self.hands[seat] = self.hands[seat].with(card);
            self.seen[seat] = self.seen[seat].with(card);
        }
    }
}
