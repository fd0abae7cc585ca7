//! A match of Aetherium.

use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::actions::Action;
use super::content::Symbol;
use super::events::Told;
use super::models::{PROGRAMS, SEATS};
use super::moves::{Out, Telling};
use super::setup::{COLLECTIVE1, COLLECTIVE2, COLLECTIVES, OPERATION, PLACEMENT};
use super::table::Table;
use super::tokens::Sites;
use super::view::{Asked, View};
use super::{event_words, log, sample, setup, validate, words};
use crate::rules::components::{Chance, List};
use crate::rules::content::Content;
use crate::rules::game::{EventSink, Game, LogEntry, Names, OptionSpec, Outcome, Refusal, Seal, Seat, Seats, Setup, Viewer};
use crate::rules::glossary::Glossary;
use crate::rules::lists::{KeptList, KnownValue, ListKind};
use crate::t;

/// A match of Aetherium: what lies open, and what is hidden.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(super) chance: Chance,
    /// What everyone sees.
    pub(super) table: Table,
    /// The cards of each PAD as places of the console, the top first; while a side orders its PAD what it has queued (AE-10).
    pub(super) pads: [List<u8, PROGRAMS>; SEATS],
    /// By which pylons the entry tokens lie (AE-123).
    pub(super) tokens: [Sites; SEATS],
}

/// The most actions of a match. Activations have fewer than 100: CS and RAM are few, everything costs some of them or can
/// be done once. A side has 20 at most, of 4 segmented models, between re-calibrations, and the slower one re-calibrates
/// a few times; matches at random have had fewer than a fiftieth.
const MOST_ACTIONS: usize = 100_000;

impl State {
    /// What everyone sees.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The cards of a PAD, the top first, whoever may know them.
    #[must_use]
    pub fn pad(&self, seat: Seat) -> &[u8] {
        &self.pads[seat.index() % SEATS]
    }

    /// Who is asked, and what.
    #[must_use]
    pub fn asking(&self) -> (Seats, Asked) {
        self.table.asking()
    }

    fn perform(&mut self, seat: Seat, action: Action, out: &mut Out<'_, impl EventSink<Told>>) {
        match action {
            Action::Queue(slot) => self.queue_card(slot, out),
            Action::Ready => self.ordered(seat, out),
            Action::PlaceSchema { centre, facing } => self.place_schema(centre, facing, out),
            Action::PlaceToken { schema, symbol } => self.place_token(seat, schema, symbol, out),
            _ if self.table.asked_by_frames().is_some() => self.answer_frames(action, out),
            Action::Activate(model) => self.activate(model, out),
            Action::Place { model, square, facing } => self.enter(model, square, facing, out),
            Action::Step { model, direction, facing } => self.step(model, direction, facing, out),
            Action::Turn { model, facing } => self.turn(model, facing, out),
            Action::EndMove => self.end_movement(out),
            Action::Overclock => self.overclock(seat, out),
            Action::Capture { model, schema } => self.capture(model, usize::from(schema), out),
            Action::Manipulate { schema, how } => self.pay_and_manipulate(seat, usize::from(schema), how, out),
            Action::Attack { model, target } => self.attack(model, target, out),
            Action::Exe { model, exe } => self.execute(model, exe, out),
            Action::Download(model) => self.download(model, out),
            Action::PickUp(model) => self.pick_up(model, out),
            Action::Leave(model) => self.leave_server(model, out),
            Action::End => self.end_unit(out),
            _ => {}
        }
        self.go_on(out);
    }
}

impl Game for State {
    const ID: &'static str = "aetherium";
    const TITLE: &'static str = "Aetherium";
    const RULES: &'static str = "AE";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] = &[OPERATION, COLLECTIVE1, COLLECTIVE2, PLACEMENT];
    const LISTS: Option<ListKind> = Some(COLLECTIVES);
    const MAX_ACTIONS: usize = MOST_ACTIONS;

    type Content = super::content::Content;
    type Action = Action;
    type Event = Told;
    type View = View;

    fn glossary() -> Glossary {
        super::glossary::WORDS.glossary()
    }

    fn goes_on(before: &Action, action: &Action) -> bool {
        match (before, action) {
            (Action::Step { model, .. }, Action::Step { model: same, .. }) => model == same,
            // A long walk overclocks first.
            (Action::Overclock, Action::Step { .. } | Action::Overclock) => true,
            _ => false,
        }
    }

    fn waste(view: &View, seat: Seat, action: &Action) -> Option<String> {
        super::waste::waste(view, seat, action)
    }

    fn known_values(content: &Content, option: &OptionSpec, chosen: &BTreeMap<String, String>, own: &[KeptList]) -> Vec<KnownValue> {
        setup::known_values(content, option, chosen, own)
    }

    fn is_ready(content: &Content, value: &str) -> bool {
        content.aetherium.catalog.collective_named(value).is_some()
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
        SEATS as u8
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
        self.judge(seat, *action).map_err(|why| why.refusal(&self.table))
    }

    fn play(&mut self, seat: Seat, action: &Action, events: &mut impl EventSink<Told>) -> Seal {
        if self.judge(seat, *action).is_err() {
            return Seal::Open;
        }
        let mut telling = Telling { sink: events, consoles: self.table.sides.map(|side| side.programs) };
        let mut out = Out::new(&mut telling);
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
        self.table.result()
    }

    fn queue(&mut self, results: &[u8]) -> Result<(), String> {
        match results.iter().find(|result| usize::from(**result) >= Symbol::ALL.len()) {
            Some(result) => Err(t!("ae-queue-die", result = result)),
            None => self.chance.queue(results),
        }
    }

    fn describe_action(view: &View, seat: Seat, action: &Action) -> String {
        words::describe_action(view, seat, action)
    }

    fn describe_event(event: &Told, names: Names<'_>) -> String {
        event_words::describe_event(event, names)
    }

    fn log_entry(events: &[&Told], names: Names<'_>) -> LogEntry {
        log::log_entry(events, names)
    }

    fn prompt(view: &View, names: Names<'_>) -> String {
        words::prompt(view, names)
    }
}
