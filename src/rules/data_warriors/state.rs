//! A match of Data.Warriors.

use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::actions::Action;
use super::cards::{Card, CardSet, USERS};
use super::drives::{DRIVE, no_place};
use super::events::Event;
use super::issuing::Chosen;
use super::loops::Position;
use super::moves::Out;
use super::setup::{DRIVE1, DRIVE2, DRIVE3, DRIVE4, DRIVES, RESIGNING};
use super::stack::{Doing, Named};
use super::table::{LAST_ROUND, Stage, Step, Table};
use super::targets::Choice;
use super::view::{Asked, View};
use super::words_of_cards::TurnStep;
use super::{event_words, log, sample, setup, validate, words};
use crate::rules::components::{Chance, List};
use crate::rules::content::Content;
use crate::rules::game::{EventSink, Game, LogEntry, Names, OptionSpec, Outcome, Refusal, Seal, Seat, Seats, Setup, Viewer};
use crate::rules::glossary::Glossary;
use crate::rules::lists::{KeptList, KnownValue, ListKind};

/// A match of Data.Warriors: what lies open, and what is hidden.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(super) chance: Chance,
    /// What everyone sees.
    pub(super) table: Table,
    /// The cards in their owners' hands.
    pub(super) hands: CardSet,
    /// The drives, as places in their owners' lists, the top last.
    pub(super) drives: [List<u8, DRIVE>; USERS],
    /// The cards in drives and other hands of which each seat knows where they are.
    pub(super) known: [CardSet; USERS],
    /// The positions that the present chain of effects has been in (DW-53).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) passed: Vec<Position>,
}

// Derived, the array would be cloned set by set, and the table be moved once more.
impl Clone for State {
    fn clone(&self) -> Self {
        let Self { table, hands, drives, known, .. } = *self;
        Self { chance: self.chance.clone(), table, hands, drives, known, passed: self.passed.clone() }
    }
}

/// The most actions of a turn. It has [`ISSUES`](super::ISSUES) commands and scripts at most, and not more copies; each is
/// chosen in ten steps at most, and answered and resolved with a round of passes each. To that come at most
/// [`QUESTIONS`](super::QUESTIONS) effects with as many choices, the cards of all hands, and those drawn meanwhile. Turns at
/// random have had fewer than a hundredth.
const MOST_IN_A_TURN: usize = 20_000;

impl State {
    /// What everyone sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The cards in a seat's hand.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands.owned(seat)
    }

    /// The cards of a drive, its top last, whoever may know them.
    pub fn drive(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.drives[seat.index() % USERS].iter().map(move |place| Card::of(seat, *place))
    }

    /// The cards in drives and other hands of which a seat knows where they are.
    #[must_use]
    pub const fn known(&self, seat: Seat) -> CardSet {
        self.known[seat.index() % USERS]
    }

    /// Who is asked, and what.
    #[must_use]
    pub fn asking(&self) -> (Seats, Asked) {
        let table = &self.table;
        let turn = table.turn;
        match &table.doing {
            Doing::Choosing { purpose, item } => {
                let asked = match item.first_choice(table.catalog) {
                    _ if *purpose == super::Purpose::Play => Asked::Place,
                    Some(Choice::Either) => Asked::Either,
                    Some(Choice::Amount) => Asked::Amount,
                    _ => Asked::Target,
                };
                return (Seats::one(item.issuer), asked);
            }
            Doing::Carrying { users, left, .. } => {
                let seat = table.first_from(turn, *users).unwrap_or(turn);
                return (Seats::one(seat), Asked::Discard(*left));
            }
            Doing::Nothing => {}
        }
        if table.step == Step::Over {
            return (Seats::NONE, Asked::Nothing);
        }
        if let Some(seat) = table.next_pending_user() {
            return (Seats::one(seat), Asked::Order);
        }
        match table.step {
            Step::Boot => (self.undecided().map_or(Seats::NONE, Seats::one), Asked::Mulligan),
            Step::Turn(TurnStep::Init) => (Seats::one(turn), Asked::Draw),
            Step::Turn(TurnStep::Setup) => (Seats::one(turn), Asked::Setup),
            Step::Turn(TurnStep::Run) if table.stack.is_empty() => (Seats::one(turn), Asked::Run),
            Step::Turn(TurnStep::Run) => (Seats::one(table.asked), Asked::Respond),
            Step::Turn(_) => (Seats::one(turn), Asked::Discard(table.user(turn).hand.saturating_sub(super::steps::HAND))),
            Step::Over => (Seats::NONE, Asked::Nothing),
        }
    }

    fn perform(&mut self, seat: Seat, action: Action, out: &mut Out<'_, impl EventSink<Event>>) {
        self.recall();
        match action {
            Action::Pass => self.pass(seat, out),
            Action::EndStep => {
                if let Step::Turn(step) = self.table.step {
                    out.all(|| Event::StepEnded { seat, step });
                    self.table.stage = Stage::Ends;
                }
            }
            Action::Keep => self.decide(seat, false, out),
            Action::Mulligan => self.decide(seat, true, out),
            Action::Draw(count) => {
                self.draw(seat, count, out);
                self.table.stage = Stage::Ends;
            }
            Action::Play(card) => self.begin_play(seat, card, out),
            Action::Issue { card, command } => self.begin_issue(seat, card, command, out),
            Action::Either(mode) => self.choose(Chosen::Either(mode), out),
            Action::Amount(x) => self.choose(Chosen::Amount(x), out),
            Action::Name(named) => self.name(named, out),
            Action::Discard(card) => {
                self.discard(card, out);
                if let Doing::Carrying { left, users, .. } = &mut self.table.doing {
                    *left = left.saturating_sub(1);
                    if *left == 0 {
                        *users = users.without(seat);
                        // With nobody left this verb is over.
                        if users.is_empty()
                            && let Doing::Carrying { at, .. } = &mut self.table.doing
                        {
                            *at += 1;
                        }
                    }
                }
            }
            Action::Dismiss(card) => self.leave_play(card, false, out),
            Action::First { card, effect } => {
                self.table.questions = self.table.questions.saturating_add(1);
                let fits = |pending: &super::Pending| pending.card == card && pending.effect == effect && pending.controller == seat;
                if let Some(at) = self.table.pending.iter().position(fits) {
                    self.begin_effect(at, out);
                }
            }
            Action::Resign => self.resign(seat, out),
        }
        self.go_on(out);
        self.forget_hidden(out.moves());
    }

    fn name(&mut self, named: Named, out: &mut Out<'_, impl EventSink<Event>>) {
        let Doing::Choosing { purpose, item } = self.table.doing else { return };
        let target = match (purpose, self.table.next_choice(&item)) {
            (super::Purpose::Play, _) => 0,
            (_, Choice::Target(target)) => target,
            _ => return,
        };
        self.choose(Chosen::Name(target, named), out);
    }

    /// No response: the next user is asked, or the top item resolves (DW-13).
    fn pass(&mut self, seat: Seat, out: &mut Out<'_, impl EventSink<Event>>) {
        out.all(|| Event::Passed { seat });
        let next = self.table.after(seat);
        self.table.asked = next;
        if next == self.table.turn {
            self.resolve(out);
        }
    }
}

impl Game for State {
    const ID: &'static str = "data-warriors";
    const TITLE: &'static str = "Data.Warriors";
    const RULES: &'static str = "DW";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [OptionSpec] = &[DRIVE1, DRIVE2, DRIVE3, DRIVE4, RESIGNING];
    const LISTS: Option<ListKind> = Some(DRIVES);
    const MAX_ACTIONS: usize = LAST_ROUND as usize * USERS * MOST_IN_A_TURN;
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

    fn known_values(content: &Content, option: &OptionSpec, _: &BTreeMap<String, String>, own: &[KeptList]) -> Vec<KnownValue> {
        setup::known_values(content, option, own)
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

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.list(seat, out);
    }

    #[inline]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.judge(seat, *action).map_err(|why| why.refusal(self))
    }

    fn play(&mut self, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) -> Seal {
        if self.table.step == Step::Over || seat.0 >= self.table.seats {
            return Seal::Open;
        }
        let mut out = Out::new(events);
        self.perform(seat, *action, &mut out);
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
        match results.iter().find(|result| usize::from(**result) >= DRIVE) {
            Some(result) => Err(no_place(*result)),
            None => self.chance.queue(results),
        }
    }

    fn describe_action(view: &View, seat: Seat, action: &Action) -> String {
        words::describe_action(view, seat, action)
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
