//! A match of Access Denied.

use serde::{Deserialize, Serialize};

use rand_chacha::ChaCha8Rng;

use super::actions::Action;
use super::cards::{CARDS, Card, CardSet};
use super::events::Event;
use super::knowledge::Clue;
use super::moves::Out;
use super::sectors::SECTORS;
use super::setup::{CANCELBOT, GOAL, LAST_ROUND, ROUNDS};
use super::table::{Step, Table};
use super::view::{Asked, Password, View};
use super::{event_words, log, sample, setup, validate, words};
use crate::rules::components::{Chance, List};
use crate::rules::content::Content;
use crate::rules::game::{EventSink, Game, LogEntry, MAX_SEATS, Names, OptionSpec, Outcome, Refusal, Seal, Seat, Seats, Setup, Viewer};
use crate::rules::glossary::Glossary;
use crate::t;

/// A match of Access Denied: what lies open, and what is hidden.
///
/// The deck has no order: a card is drawn from it at random, which is the same as a shuffled one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(super) chance: Chance,
    /// What everyone sees.
    pub(super) table: Table,
    /// The cards that each seat holds, with those set aside.
    pub(super) hands: [CardSet; MAX_SEATS],
    /// The cards set aside face down, by their holder.
    pub(super) aside: CardSet,
    /// The cards of the attempt in progress, in the order of handing over.
    pub(super) handed: List<Card, 3>,
    pub(super) passwords: [Password; SECTORS],
    pub(super) deck: CardSet,
    /// The discard pile, its top last.
    pub(super) pile: List<Card, { CARDS as usize }>,
    /// The cards that each seat has seen outside passwords.
    pub(super) seen: [CardSet; MAX_SEATS],
    /// The cards whose holder each seat knows.
    pub(super) known: [CardSet; MAX_SEATS],
    /// What each seat knows of passwords beyond what everyone knows, by seat and sector.
    pub(super) clues: [[Clue; SECTORS]; MAX_SEATS],
}

/// The most actions of a turn. It has [`PLAYS`](super::PLAYS) cards at most, attempts no more than its actions, and two
/// offers; each takes an action or some of its player, and one of everybody who is asked about it. Turns at random have
/// had fewer than a tenth.
const MOST_IN_A_TURN: usize = 1000;

impl State {
    /// What everyone sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The password of a sector, whoever may know it.
    #[must_use]
    pub fn password(&self, sector: super::Sector) -> &[Card] {
        &self.passwords[sector.index()]
    }

    /// What a seat knows for certain of a sector's password (AD-91): for itself, and what everybody knows (AD-92).
    #[inline]
    #[must_use]
    pub fn clue(&self, seat: Seat, sector: super::Sector) -> Clue {
        let clue = self.clues[seat.index()][sector.index()];
        Clue { within: clue.within | self.table.codes_shown(sector), ..clue }
    }

    /// Lets a seat know this of a password: for samples, in which nobody knows what others know.
    pub fn suppose(&mut self, seat: Seat, sector: super::Sector, clue: Clue) {
        self.clues[seat.index()][sector.index()] = clue;
    }

    /// The cards of which a seat knows who else holds them.
    #[must_use]
    pub fn known(&self, seat: Seat) -> CardSet {
        self.known[seat.index()]
    }

    /// The cards that a seat has seen outside of passwords.
    #[must_use]
    pub fn seen(&self, seat: Seat) -> CardSet {
        self.seen[seat.index()]
    }

    /// The cards of the attempt in progress in the order of handing over; attempter and controller know them.
    #[must_use]
    pub fn handed(&self) -> &[Card] {
        &self.handed
    }

    /// The cards that a seat has laid aside face down.
    #[must_use]
    pub fn laid_aside(&self, seat: Seat) -> CardSet {
        self.aside_of(seat)
    }

    /// What is asked of the seats the match waits for.
    #[must_use]
    pub fn asked(&self) -> Asked {
        self.asking().1
    }

    /// The cards of the draw deck.
    #[must_use]
    pub const fn deck(&self) -> CardSet {
        self.deck
    }

    /// The discard pile, its top last.
    #[must_use]
    pub fn pile(&self) -> &[Card] {
        &self.pile
    }
}

impl Game for State {
    const ID: &'static str = "access-denied";
    const TITLE: &'static str = "Access Denied";
    const RULES: &'static str = "AD";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=6;
    const OPTIONS: &'static [OptionSpec] = &[GOAL, ROUNDS, CANCELBOT];
    const MAX_ACTIONS: usize = LAST_ROUND as usize * MAX_SEATS * MOST_IN_A_TURN;
    const HAS_POINTS: bool = false;

    type Content = super::Content;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn glossary() -> Glossary {
        super::glossary::WORDS.glossary()
    }

    fn waste(view: &View, seat: Seat, action: &Action) -> Option<String> {
        super::waste::waste(view, seat, action)
    }

    fn begin(setup: &Setup, chance: Chance, content: &'static Content) -> Result<Self, Vec<String>> {
        setup::new(setup, chance, content)
    }

    fn validate(&self) -> Result<(), Vec<String>> {
        validate::validate(self, true)
    }

    fn validate_rehearsal(&self) -> Result<(), Vec<String>> {
        validate::validate(self, false)
    }

    fn seats(&self) -> u8 {
        self.table.seats
    }

    #[inline]
    fn actors(&self) -> Seats {
        self.asking().0
    }

    fn interrupters(&self) -> Seats {
        let (waiting, asked) = self.asking();
        self.interrupting(waiting, asked)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.list(seat, out);
    }

    #[inline]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.judge(seat, action).map_err(|why| self.cause(seat, action, why).refusal(self.table.cards))
    }

    fn play(&mut self, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) -> Seal {
        if self.table.step == Step::Over || seat.0 >= self.table.seats {
            return Seal::Open;
        }
        let mut out = Out::new(events);
        self.perform(seat, action, &mut out);
        out.sealed()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_of(viewer)
    }

    fn sample(view: &View, rng: &mut ChaCha8Rng) -> Self {
        sample::sample(view, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.table.step == Step::Over).then(|| self.places())
    }

    fn queue(&mut self, results: &[u8]) -> Result<(), String> {
        match results.iter().find(|result| Card::new(**result).is_none()) {
            Some(result) => Err(t!("ad-queue-card", card = result, most = CARDS)),
            None => self.chance.queue(results),
        }
    }

    fn describe_action(view: &View, seat: Seat, action: &Action) -> String {
        words::describe_action(view, seat, action)
    }

    fn describe_action_to(view: &View, seat: Seat, action: &Action, names: Names<'_>) -> String {
        words::full_words(view, seat, action, |seat| names.of(seat).into_owned())
    }

    fn describe_event(event: &Event, names: Names<'_>) -> String {
        event_words::describe_event(event, names)
    }

    fn log_entry(events: &[&Event], names: Names<'_>) -> LogEntry {
        log::entry(events, names)
    }

    fn prompt(view: &View, names: Names<'_>) -> String {
        words::prompt(view, names)
    }
}
