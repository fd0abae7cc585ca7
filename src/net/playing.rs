//! A match of any game, as a table plays it: what goes out is JSON of what one viewer may know.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::asks::AskShown;
use super::deal::DealShown;
use super::stream::Story;
use crate::bots::{Budget, Level, Strategy, choose};
use crate::matches::deal::{Sight, hash_of_sent};
use crate::matches::{ApplyError, Bytes32, Deal, Match, MatchError, SeatSpec, Undoable};
use crate::rules::game::{Game, LogEntry, Refusal, Seat, Seats, Setup, Viewer};
use crate::rules::lookup::Lookup;
use crate::seats::Player;
use crate::text;

/// The name of the question what actions cost ([`Lookup::QUERIES`]).
const COSTS: &str = "costs";

/// Why something was not done.
pub(super) enum Wrong {
    /// It can’t be read: not an action or a question of this game.
    Unreadable(String),
    /// The rules or the match forbid it.
    Refused(Refusal),
}

impl From<ApplyError> for Wrong {
    fn from(error: ApplyError) -> Self {
        match error {
            ApplyError::Refused(refusal) => Self::Refused(refusal),
            error => Self::Refused(Refusal::new("", error.to_string())),
        }
    }
}

/// What the table itself knows of a seat.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chair {
    /// Whether somebody has taken it.
    pub taken: bool,
    /// Whether somebody is connected.
    pub present: bool,
}

/// What the table itself adds to the state of the match.
pub(super) struct Around {
    pub started: bool,
    pub chairs: Vec<Chair>,
    pub asks: Vec<AskShown>,
    pub paused: bool,
    pub ended: bool,
    /// How far a sealed deal is, and who is waited for if it is not made.
    pub deal: Option<DealShown>,
    pub undealt: Option<String>,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Line {
    text: String,
    heading: bool,
}

/// The end of the log: it takes the place of all lines from `from` on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Log {
    pub from: usize,
    pub lines: Vec<Line>,
}

/// What a viewer is shown of a state.
pub(super) struct Shown {
    /// The state as JSON.
    pub state: String,
    /// What the viewer may do, as JSON; it is in the state too.
    pub actions: String,
    /// The hash of the view, where it is kept.
    pub view: Option<Bytes32>,
}

/// A bot’s thinking, to be done elsewhere: it gives an action as JSON.
pub(super) type Thought = Box<dyn FnOnce(&AtomicBool) -> Option<Value> + Send>;

/// A match of any game.
pub(super) trait Playing: Send {
    /// The id and the title of the game.
    fn game(&self) -> (&'static str, &'static str);
    fn setup(&self) -> &Setup;
    fn seats(&self) -> &[SeatSpec];
    fn set_seat(&mut self, seat: Seat, spec: &SeatSpec) -> Result<(), ApplyError>;
    fn path(&self) -> Option<PathBuf>;
    /// How its seed was made, if the deal was sealed.
    fn sealed(&self) -> Option<&Deal>;
    /// The same match with the seed of a sealed deal, in a new file.
    fn deal(&self, deal: Deal, path: Option<&Path>) -> Result<Box<dyn Playing>, MatchError>;
    /// Writes down which views were shown.
    fn note_shown(&mut self, sights: Vec<Sight>) -> Result<(), ApplyError>;
    /// Writes down that a seat was given a hint.
    fn hint(&mut self, seat: Seat) -> Result<(), ApplyError>;
    fn version(&self) -> u64;
    fn steps(&self) -> usize;
    fn actors(&self) -> Seats;
    fn interrupters(&self) -> Seats;
    /// The step that a viewer is at who is so many turns behind. A turn is over when others are waited for.
    fn behind(&self, turns: u32) -> usize;
    fn is_over(&self) -> bool;
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Wrong>;
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Wrong>;
    fn undo(&mut self, seat: Seat) -> Result<(), ApplyError>;
    /// What an undo of this seat would take back, or why there is nothing.
    fn undoable(&self, seat: Seat) -> Result<Undoable, String>;
    /// What a viewer is shown after so many steps.
    fn shown(&self, viewer: Viewer, step: usize, around: &Around) -> Shown;
    /// What a viewer saw happen after `from` steps, until `to` steps were done, as a list in JSON; nothing if that is nothing.
    fn events(&self, viewer: Viewer, from: usize, to: usize) -> Option<String>;
    /// The log from where a story stands until `to` steps were done; the story goes on.
    fn log(&self, viewer: Viewer, story: &mut Story, to: usize) -> Log;
    /// The answer to a question, by its name.
    fn answer(&self, viewer: Viewer, what: &str, fields: Map<String, Value>) -> Result<Map<String, Value>, Wrong>;
    /// How to play, and the chapter of the game, in Markdown.
    fn chapters(&self) -> Value;
    /// What a bot at this seat would think about now.
    fn thought(&self, seat: Seat, level: Level) -> Thought;
}

#[derive(Serialize)]
struct SeatShown<'a> {
    seat: Seat,
    name: &'a str,
    player: Player,
    taken: bool,
    present: bool,
    acts: bool,
    may_act: bool,
}

#[derive(Serialize)]
struct ActionShown<'a, A> {
    action: &'a A,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    cost: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    waste: Option<String>,
}

#[derive(Serialize)]
struct StateShown<'a, V> {
    started: bool,
    seats: Vec<SeatShown<'a>>,
    view: Option<&'a V>,
    prompt: String,
    sheets: String,
    asks: &'a [AskShown],
    paused: bool,
    ended: bool,
    result: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deal: Option<&'a DealShown>,
}

#[derive(Serialize)]
struct EventShown<'a, E> {
    event: &'a E,
    text: String,
}

/// A value of ours as JSON.
pub(super) fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".into())
}

impl<G: Lookup + Strategy> Playing for Match<G> {
    fn game(&self) -> (&'static str, &'static str) {
        (G::ID, G::TITLE)
    }

    fn setup(&self) -> &Setup {
        &self.header().setup
    }

    fn seats(&self) -> &[SeatSpec] {
        self.seats()
    }

    fn set_seat(&mut self, seat: Seat, spec: &SeatSpec) -> Result<(), ApplyError> {
        self.set_seat(seat, spec)
    }

    fn path(&self) -> Option<PathBuf> {
        self.path()
    }

    fn sealed(&self) -> Option<&Deal> {
        self.header().deal.as_ref()
    }

    fn deal(&self, deal: Deal, path: Option<&Path>) -> Result<Box<dyn Playing>, MatchError> {
        Ok(Box::new(Self::deal(self.header().setup.clone(), deal, self.content(), self.seats(), path)?))
    }

    fn note_shown(&mut self, sights: Vec<Sight>) -> Result<(), ApplyError> {
        self.note_shown(sights)
    }

    fn hint(&mut self, seat: Seat) -> Result<(), ApplyError> {
        self.hint(seat)
    }

    fn version(&self) -> u64 {
        self.version()
    }

    fn steps(&self) -> usize {
        self.steps()
    }

    fn actors(&self) -> Seats {
        self.actors()
    }

    fn interrupters(&self) -> Seats {
        self.interrupters()
    }

    fn behind(&self, turns: u32) -> usize {
        if self.outcome().is_some() {
            return self.steps();
        }
        let (mut step, mut left, mut waited) = (self.steps(), turns, self.actors());
        while left > 0 && step > 0 {
            let before = self.waited_for(step);
            // Who plays alone is always waited for.
            if before != waited || self.seats().len() == 1 {
                left -= 1;
            }
            waited = before;
            step -= 1;
        }
        if left > 0 { 0 } else { step }
    }

    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Wrong> {
        let action = read::<G>(self, action)?;
        self.apply(seat, &action, None)?;
        Ok(())
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), Wrong> {
        let action = read::<G>(self, action)?;
        self.check(seat, &action).map_err(Wrong::Refused)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), ApplyError> {
        self.undo(seat)
    }

    fn undoable(&self, seat: Seat) -> Result<Undoable, String> {
        self.undoable(seat)
    }

    fn shown(&self, viewer: Viewer, step: usize, around: &Around) -> Shown {
        if step == self.steps() { shown(self, self.state(), viewer, around) } else { shown(self, &self.state_after(step), viewer, around) }
    }

    fn events(&self, viewer: Viewer, from: usize, to: usize) -> Option<String> {
        let seen = self.log(viewer).rev().skip_while(|line| line.step > to).take_while(|line| line.step > from);
        let mut events: Vec<_> =
            seen.map(|line| EventShown { event: line.event, text: G::describe_event(line.event, self.names()) }).collect();
        events.reverse();
        (!events.is_empty()).then(|| written(&events))
    }

    fn log(&self, viewer: Viewer, story: &mut Story, to: usize) -> Log {
        let events: Vec<&G::Event> =
            self.log(viewer).skip(story.events).take_while(|line| line.step <= to).map(|line| line.event).collect();
        let entries = LogEntry::all::<G>(&events, self.names());
        let log = Log { from: story.lines, lines: Vec::with_capacity(entries.len()) };
        // The last entry may still grow, or go if it is a heading of nothing.
        if let Some((at, _)) = entries.last() {
            story.events += at;
            story.lines += entries.len() - 1;
        }
        Log { lines: entries.into_iter().map(|(_, entry)| Line { text: entry.text, heading: entry.heading }).collect(), ..log }
    }

    fn answer(&self, viewer: Viewer, what: &str, fields: Map<String, Value>) -> Result<Map<String, Value>, Wrong> {
        let unwritten = |error: serde_json::Error| Wrong::Unreadable(error.to_string());
        let mut answer = Map::new();
        if what == "catalog" {
            answer.insert("catalog".into(), serde_json::to_value(G::catalog(self.content())).map_err(unwritten)?);
            answer.insert("pieces".into(), serde_json::to_value(G::pieces(&self.view(viewer))).map_err(unwritten)?);
            return Ok(answer);
        }
        if !G::QUERIES.contains(&what) || (what == COSTS && viewer.seat().is_none()) {
            return Err(Wrong::Unreadable(what.to_owned()));
        }
        let query: G::Query = self.content().reading(|| serde_json::from_value(json!({ what: fields }))).map_err(unwritten)?;
        let found = G::answer(&self.view(viewer), &query).map_err(Wrong::Refused)?;
        answer.insert(what.into(), serde_json::to_value(found).map_err(unwritten)?);
        Ok(answer)
    }

    fn chapters(&self) -> Value {
        const INTRODUCTION: &str = "how-to-play";
        json!([
            {"name": INTRODUCTION, "markdown": text::chapter(INTRODUCTION).unwrap_or_default()},
            {"name": G::ID, "markdown": G::chapter()},
        ])
    }

    fn thought(&self, seat: Seat, level: Level) -> Thought {
        let (mut legal, view) = (Vec::new(), self.view(Viewer::Seat(seat)));
        self.legal_actions(seat, &mut legal);
        let mut rng = ChaCha8Rng::seed_from_u64(self.header().seed.number() ^ (self.version() << 8) ^ u64::from(seat.0));
        Box::new(move |cancel| {
            let action = choose::<G>(level, &view, seat, &legal, Budget::Time(level.time()), &mut rng, cancel)?;
            serde_json::to_value(action).ok()
        })
    }
}

fn read<G: Game>(played: &Match<G>, action: &Value) -> Result<G::Action, Wrong> {
    played.content().reading(|| serde_json::from_value(action.clone())).map_err(|error| Wrong::Unreadable(error.to_string()))
}

fn shown<G: Lookup + Strategy>(played: &Match<G>, state: &G, viewer: Viewer, around: &Around) -> Shown {
    let view = state.view(viewer);
    let (actors, interrupters) = (state.actors(), state.interrupters());
    let is_dealt = around.undealt.is_none();
    let seats = played.seats().iter().zip(&around.chairs).enumerate().map(|(at, (spec, chair))| {
        let seat = Seat(at as u8);
        // Whether somebody is there does not tell them anything, and is not an event to them.
        let present = chair.present || viewer == Viewer::Seat(seat);
        let (acts, may_act) = (is_dealt && actors.contains(seat), is_dealt && interrupters.contains(seat));
        SeatShown { seat, name: &spec.name, player: spec.player, taken: chair.taken, present, acts, may_act }
    });
    let result = state.outcome().map(|outcome| {
        let count = usize::from(outcome.seats);
        let winners: Vec<Seat> = outcome.winners().iter().collect();
        json!({"scores": outcome.scores[..count], "places": outcome.places[..count], "winners": winners})
    });
    let fixed = StateShown {
        started: around.started,
        seats: seats.collect(),
        prompt: around.undealt.clone().unwrap_or_else(|| G::prompt(&view, played.names())),
        sheets: if is_dealt { G::sheets(&view, played.names()) } else { String::new() },
        view: is_dealt.then_some(&view),
        asks: &around.asks,
        paused: around.paused,
        ended: around.ended,
        result,
        deal: around.deal.as_ref(),
    };
    let actions = match viewer {
        Viewer::Seat(seat) if is_dealt && !around.ended => actions(played, state, &view, seat),
        _ => "[]".to_owned(),
    };
    let mut written = written(&fixed);
    written.pop();
    written.push_str(",\"actions\":");
    written.push_str(&actions);
    written.push('}');
    let view = around.deal.as_ref().filter(|_| is_dealt).and_then(|_| hash_of_sent(&view).ok());
    Shown { state: written, actions, view }
}

/// What a seat may do, each with what it costs and wastes.
fn actions<G: Lookup + Strategy>(played: &Match<G>, state: &G, view: &G::View, seat: Seat) -> String {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    if legal.is_empty() {
        return "[]".to_owned();
    }
    let mut costs = costs::<G>(played, view);
    let shown: Vec<_> = legal
        .iter()
        .map(|action| ActionShown {
            action,
            text: G::describe_action_to(view, seat, action, played.names()),
            cost: if costs.is_empty() { None } else { costs.remove(&key(action)) },
            waste: G::waste(view, seat, action),
        })
        .collect();
    written(&shown)
}

/// What actions cost, by the actions as JSON.
fn costs<G: Lookup + Strategy>(played: &Match<G>, view: &G::View) -> HashMap<String, Value> {
    if !G::QUERIES.contains(&COSTS) {
        return HashMap::new();
    }
    let query = played.content().reading(|| serde_json::from_value::<G::Query>(json!({ COSTS: {} })));
    let list = query.ok().and_then(|query| G::answer(view, &query).ok()).and_then(|answer| serde_json::to_value(answer).ok());
    let Some(Value::Array(list)) = list else { return HashMap::new() };
    list.into_iter().filter_map(|cost| Some((cost.get("action")?.to_string(), cost))).collect()
}

/// An action as JSON with its fields in the order that [`Value`] gives them.
fn key(action: &impl Serialize) -> String {
    serde_json::to_value(action).map(|action| action.to_string()).unwrap_or_default()
}

/// How long a bot of this level takes from being asked to its action, whatever it thinks about.
pub(super) fn time_of(level: Level, pace: Duration) -> Duration {
    pace.max(level.time() * 2)
}
