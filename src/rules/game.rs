//! The [`Game`] trait: one interface over every game, and the words it speaks.
//!
//! Matches, bots, the command line and the desktop know games only through this trait. A game is its *state*: a small
//! value that is cheap to clone, holds its own seeded random generator ([`Chance`]) and is a
//! pure function of content, setup, seed and actions. States and views refer to the content that they are played with, and
//! are written without it: what is read belongs to the content of [`Content::reading`].

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{BitAnd, BitOr, RangeInclusive, Sub};

use rand_chacha::ChaCha8Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::components::Chance;
use super::content::{Content, GameContent};
use super::glossary::Glossary;
use super::lists::{KeptList, KnownValue, ListKind};
use crate::t;

/// The most seats any game has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted clockwise from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }
}

impl fmt::Display for Seat {
    /// Seats are shown counted from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

/// A set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The seats `0..seats`, at most eight.
    #[must_use]
    pub const fn first(seats: u8) -> Self {
        if seats >= 8 { Self(u8::MAX) } else { Self((1 << seats) - 1) }
    }

    /// One seat alone; none where there can be no such seat.
    #[inline]
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        if seat.0 < 8 { Self(1 << seat.0) } else { Self::NONE }
    }

    /// Whether `seat` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & Self::one(seat).0 != 0
    }

    /// The set with `seat` added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::one(seat).0)
    }

    /// The set with `seat` taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !Self::one(seat).0)
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether all of them are in the other set.
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The seats in clockwise order from seat 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl BitOr for Seats {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Seats {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for Seats {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// A viewer of a match: a seat, or a spectator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Viewer {
    /// The player of this seat.
    Seat(Seat),
    /// A spectator, who sees only what everyone sees.
    Spectator,
}

impl Viewer {
    /// The seat of who looks, if it has one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

/// Who may see an event. Spectators see what everybody sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// These seats alone.
    Only(Seats),
    /// Everybody but these seats (they get an event of their own instead).
    Except(Seats),
}

impl Audience {
    /// Whether `viewer` belongs to this audience.
    #[must_use]
    pub const fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::All, _) | (Self::Except(_), Viewer::Spectator) => true,
            (Self::Only(_), Viewer::Spectator) => false,
            (Self::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Self::Except(seats), Viewer::Seat(seat)) => !seats.contains(seat),
        }
    }
}

/// The number of a rule, as code, refusals, the rulebook and tests cite it: `TD-21`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action is not allowed: the rule, and a sentence a player understands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{text}{}", if rule.0.is_empty() { String::new() } else { format!(" ({rule})") })]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// What is wrong, in one sentence.
    pub text: Cow<'static, str>,
}

impl Refusal {
    /// A refusal by `rule`, explained by `text`.
    pub fn new(rule: &'static str, text: impl Into<Cow<'static, str>>) -> Self {
        Self { rule: RuleId(rule), text: text.into() }
    }
}

/// What a match is set up with: how many seats, and the options that differ from their defaults.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many seats play.
    pub seats: u8,
    /// Options by [`OptionSpec::key`]; what is missing has its default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "super::read::named")]
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// A setup of `seats` seats with every option at its default.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self { seats, options: BTreeMap::new() }
    }

    /// The value chosen for `spec`, or its default.
    #[must_use]
    pub fn value<'a>(&'a self, spec: &'a OptionSpec) -> &'a str {
        self.options.get(spec.key).map_or(spec.default, String::as_str)
    }

    /// Everything that is wrong with this setup for `G`, apart from what only the game itself can judge.
    #[must_use]
    pub fn problems<G: Game>(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let seats = G::SEATS;
        if !seats.contains(&self.seats) {
            problems.push(t!("setup-seats", game = G::TITLE, least = *seats.start(), most = *seats.end(), seats = self.seats));
        }
        for (key, value) in &self.options {
            match G::OPTIONS.iter().find(|spec| spec.key == key) {
                None if G::OPTIONS.is_empty() => problems.push(t!("setup-no-options", game = G::TITLE)),
                None => {
                    let known: Vec<_> = G::OPTIONS.iter().map(|spec| spec.key).collect();
                    problems.push(t!("setup-unknown-option", game = G::TITLE, option = key.as_str(), known = known.join(", ")));
                }
                Some(spec) if !spec.values.is_empty() && !spec.values.contains(&value.as_str()) => {
                    problems.push(t!("setup-unknown-value", option = key.as_str(), known = spec.values.join(", "), value = value.as_str()));
                }
                Some(_) => {}
            }
        }
        problems
    }
}

/// One option of a game's setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The name in files and on the command line.
    pub key: &'static str,
    /// The key of its name on screen.
    #[serde(serialize_with = "said")]
    pub title: &'static str,
    /// The key of what it changes, in one sentence, with the rule it belongs to.
    #[serde(serialize_with = "said")]
    pub help: &'static str,
    /// All values it can have; none where it is free text that the game itself judges (a drive, an operation).
    pub values: &'static [&'static str],
    /// The value it has when nothing is said.
    pub default: &'static str,
}

/// Writes what is said under a key.
fn said<S: serde::Serializer>(key: &&'static str, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&crate::text::say(key, &[]))
}

impl OptionSpec {
    /// The seat that it is about, if its key ends in the number of one: `drive2` is about the second.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        let digits = self.key.trim_start_matches(|letter: char| !letter.is_ascii_digit());
        digits.parse::<u8>().ok()?.checked_sub(1).map(Seat)
    }
}

/// The result of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// How many seats played; the arrays count up to here.
    pub seats: u8,
    /// The score of each seat, in the game's own points.
    pub scores: [i16; MAX_SEATS],
    /// The place of each seat, 1 for the best; equals share a place.
    pub places: [u8; MAX_SEATS],
}

impl Outcome {
    /// Places by score, highest first, equals sharing the place.
    #[must_use]
    pub fn by_score(scores: &[i16]) -> Self {
        let mut outcome = Self { seats: scores.len() as u8, scores: [0; MAX_SEATS], places: [0; MAX_SEATS] };
        for (seat, score) in scores.iter().enumerate() {
            outcome.scores[seat] = *score;
            outcome.places[seat] = 1 + scores.iter().filter(|other| *other > score).count() as u8;
        }
        outcome
    }

    /// The seats on the first place.
    #[must_use]
    pub fn winners(&self) -> Seats {
        (0..self.seats).map(Seat).filter(|seat| self.places[seat.index()] == 1).fold(Seats::NONE, Seats::with)
    }
}

/// Whether something random or hidden came out: undo stops there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seal {
    /// Nothing new is known; the action can be taken back.
    Open,
    /// A die fell, a card was drawn, a secret shown.
    Sealed,
}

/// Takes the events of an action as it happens.
pub trait EventSink<E> {
    /// Takes the event that `event` makes; a sink that needs none never calls it.
    fn push(&mut self, audience: Audience, event: impl FnOnce() -> E);
}

/// The sink for search and simulation: no event is ever made.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoEvents;

impl<E> EventSink<E> for NoEvents {
    #[inline]
    fn push(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

/// An event and who may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Witnessed<E> {
    /// Who may see it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

impl<E> EventSink<E> for Vec<Witnessed<E>> {
    fn push(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.push(Witnessed { audience, event: event() });
    }
}

/// What [`Game::describe_event`] and [`Game::prompt`] call seats by, and the content that has the names of all else.
#[derive(Debug, Clone, Copy)]
pub struct Names<'a>(pub &'a [String], pub &'static Content);

impl Names<'_> {
    /// The name of `seat`, or "Seat 3" where none was given.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Cow<'_, str> {
        self.0.get(seat.index()).map_or_else(|| Cow::Owned(t!("seat-number", seat = seat.to_string())), |name| Cow::Borrowed(name.as_str()))
    }
}

/// An entry of the log: one event, or several that belong together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEntry {
    /// How many events it tells, at least one.
    pub events: usize,
    /// What it says; empty if the table shows it anyway.
    pub text: String,
    /// Whether it is the heading of what follows: a round, a turn, an activation.
    pub heading: bool,
    /// Whether it is a heading that says nothing itself, and is left out where another heading follows at once.
    pub bare: bool,
}

impl LogEntry {
    /// A line that tells this many events.
    #[must_use]
    pub const fn line(events: usize, text: String) -> Self {
        Self { events, text, heading: false, bare: false }
    }

    /// The heading of what follows.
    #[must_use]
    pub const fn heading(text: String) -> Self {
        Self { events: 1, text, heading: true, bare: false }
    }

    /// The heading of what follows, if something does.
    #[must_use]
    pub const fn bare_heading(text: String) -> Self {
        Self { events: 1, text, heading: true, bare: true }
    }

    /// An event that needs no line.
    #[must_use]
    pub const fn silent() -> Self {
        Self::line(1, String::new())
    }

    /// The log of events that one viewer saw, oldest first, with the place of the first event of each entry. Entries without
    /// text are left out, and so are headings that have nothing under them.
    #[must_use]
    pub fn all<G: Game>(events: &[&G::Event], names: Names<'_>) -> Vec<(usize, Self)> {
        let (mut at, mut entries): (_, Vec<(usize, Self)>) = (0, Vec::new());
        while at < events.len() {
            let entry = G::log_entry(&events[at..], names);
            let next = (at + entry.events.max(1)).min(events.len());
            if !entry.text.is_empty() {
                if entry.heading && entries.last().is_some_and(|(_, last)| last.bare) {
                    entries.pop();
                }
                entries.push((at, entry));
            }
            at = next;
        }
        entries
    }
}

/// A game: its state, and everything that can be asked of it.
///
/// The conformance suite (`tests/conformance/`) holds every registered game to what is said here.
pub trait Game: Clone + PartialEq + fmt::Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The name in files and on the command line: `terminal-dispute`.
    const ID: &'static str;
    /// The name on screen.
    const TITLE: &'static str;
    /// The letters its rule ids begin with: `TD`.
    const RULES: &'static str;
    /// How many seats can play.
    const SEATS: RangeInclusive<u8>;
    /// The options of its setup.
    const OPTIONS: &'static [OptionSpec];
    /// No match has more actions than this.
    const MAX_ACTIONS: usize;
    /// The lists that players make to play with, where there are any.
    const LISTS: Option<ListKind> = None;
    /// Whether the scores of an outcome are points; elsewhere they are good for the order only.
    const HAS_POINTS: bool = true;

    /// What its rules read.
    type Content: GameContent;

    /// A decision of one seat: small, totally ordered, the same text in journals and protocol.
    type Action: Clone + fmt::Debug + Ord + std::hash::Hash + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// Something that happened, as those in its audience see it.
    type Event: Clone + fmt::Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// What one viewer may know of the state, and nothing else.
    type View: Clone + fmt::Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned + 'static;

    /// Its chapter of the rulebook, as Markdown, in the language that is chosen.
    #[must_use]
    fn chapter() -> &'static str {
        crate::text::chapter(Self::ID).unwrap_or_default()
    }

    /// The words that its texts explain, in the language that is chosen.
    #[must_use]
    fn glossary() -> Glossary {
        Glossary::default()
    }

    /// The values that can be offered for an option that is free text, with what is chosen for the others. `own` are the
    /// player's own lists (see [`LISTS`](Self::LISTS)).
    fn known_values(content: &Content, option: &OptionSpec, chosen: &BTreeMap<String, String>, own: &[KeptList]) -> Vec<KnownValue> {
        let _ = (content, option, chosen, own);
        Vec::new()
    }

    /// Whether a value names something ready, which may not fit what else is chosen.
    fn is_ready(content: &Content, value: &str) -> bool {
        let _ = (content, value);
        false
    }

    /// The state before the first action of a match with this content, whose chance is `chance`.
    ///
    /// # Errors
    /// Everything that is wrong with the setup, one sentence each.
    fn begin(setup: &Setup, chance: Chance, content: &'static Content) -> Result<Self, Vec<String>>;

    /// The same with the chance of a short seed.
    ///
    /// # Errors
    /// As those of [`begin`](Self::begin).
    fn new(setup: &Setup, seed: u64, content: &'static Content) -> Result<Self, Vec<String>> {
        Self::begin(setup, Chance::new(seed), content)
    }

    /// Checks a state that came from outside (a file, the engine protocol).
    ///
    /// # Errors
    /// Everything that is wrong with it, one sentence each.
    fn validate(&self) -> Result<(), Vec<String>>;

    /// Checks a state for a rehearsal, a position smaller than a match: as [`validate`](Self::validate), but nothing need be
    /// complete. Cards and programs may be missing; what is there has to be such that the rules can go on from it, and what
    /// follows, and samples of it, are rehearsals again.
    ///
    /// # Errors
    /// Everything that is wrong with it, one sentence each.
    fn validate_rehearsal(&self) -> Result<(), Vec<String>>;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// Who may act now: several at once where the game is simultaneous, nobody when it is over.
    fn actors(&self) -> Seats;

    /// Who may act now besides [`actors`](Self::actors), though nobody waits for it: players of cards that go between other
    /// things. Whether such a seat can do anything is its own secret, so its list of legal actions may be empty.
    fn interrupters(&self) -> Seats {
        Seats::NONE
    }

    /// Fills `out` (cleared first) with every legal action of `seat`, without duplicates, in ascending order.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// The legal action of `seat` at the place in their order that `pick` gives, which is asked for a number below how many
    /// they are; nothing if there is none. Whoever wants one at random needs no list, and a game may find it without
    /// one; `buffer` is for those that need it.
    fn pick_action(&self, seat: Seat, buffer: &mut Vec<Self::Action>, pick: impl FnOnce(usize) -> usize) -> Option<Self::Action> {
        self.legal_actions(seat, buffer);
        if buffer.is_empty() { None } else { buffer.get(pick(buffer.len())).cloned() }
    }

    /// Whether `seat` may take `action` now: exactly the actions that [`legal_actions`](Self::legal_actions) lists.
    ///
    /// # Errors
    /// The first rule that forbids it: whose turn or step, control or state of the piece, place, requirement, target, cost.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Carries out an action that [`check`](Self::check) allows. For others nothing is promised but that it does not
    /// panic; [`apply`](Self::apply) is the safe way.
    fn play(&mut self, seat: Seat, action: &Self::Action, events: &mut impl EventSink<Self::Event>) -> Seal;

    /// Checks and carries out an action.
    ///
    /// # Errors
    /// The refusal of [`check`](Self::check); the state is as it was.
    fn apply(&mut self, seat: Seat, action: &Self::Action, events: &mut impl EventSink<Self::Event>) -> Result<Seal, Refusal> {
        self.check(seat, action)?;
        Ok(self.play(seat, action, events))
    }

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole state drawn at random from what the view allows. It is made from the view alone, so it cannot know more.
    fn sample(view: &Self::View, rng: &mut ChaCha8Rng) -> Self;

    /// Places and scores, once the match is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Puts die faces or cards (as the game numbers them) before what the generator would give next.
    ///
    /// # Errors
    /// What cannot come up in this game.
    fn queue(&mut self, results: &[u8]) -> Result<(), String>;

    /// Whether an action goes on with what the one before it began, so that a person takes both back at once.
    #[must_use]
    fn goes_on(before: &Self::Action, action: &Self::Action) -> bool {
        let _ = (before, action);
        false
    }

    /// What `seat` would throw away for nothing by a legal `action`, if that is clearly a mistake that can't be undone: in one
    /// sentence, and from the view alone.
    #[must_use]
    fn waste(view: &Self::View, seat: Seat, action: &Self::Action) -> Option<String> {
        let _ = (view, seat, action);
        None
    }

    /// What `seat` would do by `action`, in words: for buttons, tooltips, logs, screen readers, bots' authors.
    fn describe_action(view: &Self::View, seat: Seat, action: &Self::Action) -> String;

    /// The same, with the players called by their names where the game calls them at all.
    fn describe_action_to(view: &Self::View, seat: Seat, action: &Self::Action, names: Names<'_>) -> String {
        let _ = names;
        Self::describe_action(view, seat, action)
    }

    /// What happened, in words.
    fn describe_event(event: &Self::Event, names: Names<'_>) -> String;

    /// The entry of the log that begins with the first of these events, which one viewer saw, oldest first; there is at least
    /// one. It tells together what belongs together: the squares of one move, the cards of one draw.
    fn log_entry(events: &[&Self::Event], names: Names<'_>) -> LogEntry {
        LogEntry::line(1, Self::describe_event(events[0], names))
    }

    /// What there is to do now, in one sentence in the second person for a seat that may act, otherwise who is waited for.
    fn prompt(view: &Self::View, names: Names<'_>) -> String;

    /// The score sheets that a view shows, as lines for a terminal; nothing in games that have none.
    fn sheets(view: &Self::View, names: Names<'_>) -> String {
        let _ = (view, names);
        String::new()
    }
}
