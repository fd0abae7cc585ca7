//! What can be asked of an open match.

use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};

use super::answer::{Fields, Request, Trouble, fields, read, value};
use super::session::with_version;
use crate::bots::{Budget, Level, Strategy, choose};
use crate::cli::players::bot_chance;
use crate::matches::Match;
use crate::rules::game::{Audience, Seat, Viewer, Witnessed};
use crate::rules::lookup::Lookup;
use crate::rules::trial::{Trial, TrialEnd, try_out};
use crate::t;

/// The questions of all games ([`Lookup::QUERIES`]).
const QUERIES: [&str; 4] = ["costs", "odds", "sight", "place"];

/// Everything that can be asked for, of an open match or without one.
const REQUESTS: [&str; 20] = [
    "games", "new", "load", "catalog", "actors", "actions", "apply", "check", "view", "state", "undo", "redo", "outcome", "bot", "queue",
    "costs", "odds", "sight", "place", "close",
];

/// A match of any game.
pub(super) trait Table {
    /// Its version.
    fn version(&self) -> u64;
    /// Answers a request.
    fn carry_out(&mut self, what: &str, request: Request) -> Result<Fields, Trouble>;
}

impl<G: Lookup + Strategy> Table for Match<G> {
    fn version(&self) -> u64 {
        self.version()
    }

    fn carry_out(&mut self, what: &str, mut request: Request) -> Result<Fields, Trouble> {
        let seats = self.seats().len();
        let version = self.version();
        match what {
            "actors" => {
                request.end()?;
                let mut answer = with_version(version, "actors", &self.actors().iter().collect::<Vec<_>>())?;
                answer.insert("interrupters".into(), value(&self.interrupters().iter().collect::<Vec<_>>())?);
                Ok(answer)
            }
            "actions" => {
                let seat = request.seat(seats)?;
                request.end()?;
                let (mut legal, view) = (Vec::new(), self.view(Viewer::Seat(seat)));
                self.legal_actions(seat, &mut legal);
                let described: Result<Vec<_>, _> = legal.iter().map(|action| in_words::<G>(&view, seat, action)).collect();
                with_version(version, "actions", &described?)
            }
            "apply" => {
                let seat = request.seat(seats)?;
                let action: G::Action = self.content().reading(|| request.need("action"))?;
                let decided_on = request.maybe("version")?;
                request.end()?;
                let events = self.apply(seat, &action, decided_on)?;
                happened(self, &events)
            }
            "check" if request.names("actions") => try_chain(self, request),
            "check" => {
                let seat = request.seat(seats)?;
                let action: G::Action = self.content().reading(|| request.need("action"))?;
                request.end()?;
                self.check(seat, &action)?;
                with_version(version, "legal", &true)
            }
            "view" => {
                let viewer = request.maybe_seat(seats)?.map_or(Viewer::Spectator, Viewer::Seat);
                request.end()?;
                with_version(version, "view", &self.view(viewer))
            }
            "state" => {
                request.end()?;
                with_version(version, "state", self.state())
            }
            "undo" => {
                let seat = request.maybe_seat(seats)?;
                request.end()?;
                let Some(seat) = seat.or_else(|| self.last_actor()) else {
                    return Err(Trouble::new("not-now", t!("undo-nothing")));
                };
                self.undo(seat)?;
                with_version(self.version(), "seat", &seat)
            }
            "redo" => {
                let seat = request.seat(seats)?;
                request.end()?;
                let events = self.redo(seat)?;
                happened(self, &events)
            }
            "outcome" => {
                request.end()?;
                let outcome = self.outcome().map(|outcome| {
                    let winners: Vec<_> = outcome.winners().iter().collect();
                    json!({"scores": outcome.scores[..seats], "places": outcome.places[..seats], "winners": winners})
                });
                with_version(version, "outcome", &outcome)
            }
            "bot" => bot(self, request),
            "queue" => {
                let results: Vec<u8> = request.need("results")?;
                request.end()?;
                self.queue(&results)?;
                with_version(self.version(), "touched", &self.touched())
            }
            "catalog" => {
                request.end()?;
                let mut answer = with_version(version, "catalog", &G::catalog(self.content()))?;
                answer.insert("pieces".into(), value(&G::pieces(&self.view(Viewer::Spectator)))?);
                Ok(answer)
            }
            _ if G::QUERIES.contains(&what) => {
                // Only a seat pays anything.
                let seat = if what == "costs" { Some(request.seat(seats)?) } else { request.maybe_seat(seats)? };
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                let query: G::Query = self.content().reading(|| read(what, json!({ what: request.0 })))?;
                with_version(version, what, &G::answer(&self.view(viewer), &query)?)
            }
            _ if QUERIES.contains(&what) => {
                let (count, known) = (G::QUERIES.len(), G::QUERIES.join(", "));
                Err(Trouble::request(t!("protocol-no-question", game = G::TITLE, request = what, count = count, known = known)))
            }
            _ => Err(Trouble::request(t!("protocol-no-request", request = what, known = REQUESTS.join(", ")))),
        }
    }
}

/// Whether a seat could take these actions one after the other, and what it would see of it; the match does not change.
fn try_chain<G: Strategy>(table: &Match<G>, mut request: Request) -> Result<Fields, Trouble> {
    let seat = request.seat(table.seats().len())?;
    let actions: Vec<G::Action> = table.content().reading(|| request.need("actions"))?;
    request.end()?;
    if actions.is_empty() {
        return Err(Trouble::request(t!("protocol-no-actions")));
    }
    let Trial { steps, end } = try_out(table.state(), seat, &actions);
    let seen = |event: &G::Event| Ok(fields([("event", value(event)?), ("text", json!(G::describe_event(event, table.names())))]));
    let steps: Result<Vec<Vec<Fields>>, Trouble> = steps.iter().map(|events| events.iter().map(seen).collect()).collect();
    let mut answer = with_version(table.version(), "steps", &steps?)?;
    match end {
        TrialEnd::Refused { at, refusal } => return Err(Trouble::at_step(at, refusal)),
        TrialEnd::Done => answer.insert("legal".into(), json!(true)),
        // What follows a roll or a reveal nobody knows.
        TrialEnd::Unknown { at } => {
            answer.insert("unknown_from".into(), json!(at));
            answer.insert("legal".into(), if at + 1 == actions.len() { json!(true) } else { Value::Null })
        }
    };
    Ok(answer)
}

/// What a bot would do; the match does not change.
fn bot<G: Strategy>(table: &Match<G>, mut request: Request) -> Result<Fields, Trouble> {
    let seat = request.seat(table.seats().len())?;
    let level: Level = request.maybe("level")?.unwrap_or(Level::Normal);
    let iterations = request.maybe("iterations")?;
    let seed: Option<u64> = request.maybe("seed")?;
    request.end()?;
    let (mut legal, view) = (Vec::new(), table.view(Viewer::Seat(seat)));
    table.legal_actions(seat, &mut legal);
    // The same at the same version, and another one at the next.
    let mut chance = bot_chance(seed.unwrap_or(table.header().seed.number()), table.version() * 8 + u64::from(seat.0));
    let budget = iterations.map_or(Budget::iterations_of(level), Budget::Iterations);
    match choose::<G>(level, &view, seat, &legal, budget, &mut chance, &AtomicBool::new(false)) {
        Some(action) => {
            let mut answer = in_words::<G>(&view, seat, &action)?;
            answer.insert("version".into(), json!(table.version()));
            Ok(answer)
        }
        None => Err(Trouble::new("not-now", t!("protocol-idle", player = table.names().of(seat).into_owned()))),
    }
}

fn in_words<G: Strategy>(view: &G::View, seat: Seat, action: &G::Action) -> Result<Fields, Trouble> {
    Ok(fields([("action", value(action)?), ("text", json!(G::describe_action(view, seat, action)))]))
}

fn happened<G: Strategy>(table: &Match<G>, events: &[Witnessed<G::Event>]) -> Result<Fields, Trouble> {
    let described = |witnessed: &Witnessed<G::Event>| {
        let seen_by = match witnessed.audience {
            Audience::All => json!("all"),
            Audience::Only(seats) => json!({"only": seats.iter().collect::<Vec<_>>()}),
            Audience::Except(seats) => json!({"except": seats.iter().collect::<Vec<_>>()}),
        };
        let text = G::describe_event(&witnessed.event, table.names());
        Ok(Value::Object(fields([("event", value(&witnessed.event)?), ("seen_by", seen_by), ("text", json!(text))])))
    };
    let events: Result<Vec<_>, Trouble> = events.iter().map(described).collect();
    with_version(table.version(), "events", &events?)
}
