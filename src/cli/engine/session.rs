//! A session: the matches that are open, and what can be asked without one.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::answer::{self, Fields, Request, Trouble, fields, value};
use super::strict::Strict;
use super::table::Table;
use crate::bots::Strategy;
use crate::games::{IDS, Visitor, with_game};
use crate::matches::{Match, SeatSpec};
use crate::rules::content::Content;
use crate::rules::game::{Game, Seat, Setup};
use crate::rules::lookup::Lookup;
use crate::t;

/// The most matches that can be open at a time.
const MOST_OPEN: usize = 256;

/// The open matches by name, and the content of those to come.
pub(super) struct Session {
    content: &'static Content,
    tables: BTreeMap<String, Seated>,
    opened: u64,
}

/// An open match.
struct Seated {
    table: Box<dyn Table>,
    /// Whether it was loaded as a rehearsal, which may be smaller than a match; every answer about it says so.
    rehearsal: bool,
}

/// The field that asks for a rehearsal, and tells in every answer about one what it is.
const REHEARSAL: &str = "rehearsal";

/// The answer to a line that was not read.
pub(super) fn too_long(longest: usize) -> String {
    answer::line(&Value::Null, Trouble::new("too-long", t!("protocol-too-long", most = longest >> 20)).answer())
}

impl Session {
    pub const fn new(content: &'static Content) -> Self {
        Self { content, tables: BTreeMap::new(), opened: 0 }
    }

    /// The answer to a line.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let bad = |text: String| answer::line(&Value::Null, Trouble::new("bad-json", text).answer());
        let mut object = match serde_json::from_slice(line) {
            Ok(Strict(Value::Object(object))) => object,
            Ok(_) => return bad(t!("protocol-not-an-object")),
            Err(error) => return bad(t!("protocol-not-json", error = error.to_string())),
        };
        let id = object.remove("id").unwrap_or(Value::Null);
        let of = object.get("match").and_then(Value::as_str).and_then(|name| self.tables.get(name));
        let rehearsal = of.is_some_and(|seated| seated.rehearsal);
        let mut answer = self.carry_out(Request(object)).unwrap_or_else(Trouble::answer);
        if rehearsal {
            answer.insert(REHEARSAL.into(), json!(true));
        }
        answer::line(&id, answer)
    }

    fn carry_out(&mut self, mut request: Request) -> Result<Fields, Trouble> {
        let what: String = request.need("do")?;
        match what.as_str() {
            "games" => {
                request.end()?;
                let games: Vec<_> = IDS.iter().filter_map(|id| with_game(id, Describe)).collect();
                Ok(fields([("games", Value::Array(games))]))
            }
            "new" => {
                let game: String = request.need("game")?;
                let setup: Setup = request.maybe("setup")?.unwrap_or_else(|| Setup::new(2));
                let seed: u64 = request.maybe("seed")?.unwrap_or(0);
                request.end()?;
                let table = with_game(&game, New { setup, seed, content: self.content }).ok_or_else(|| unknown(&game))??;
                self.seat_down(Seated { table, rehearsal: false })
            }
            "load" => {
                let game: String = request.need("game")?;
                let state: Value = request.need("state")?;
                let rehearsal: bool = request.maybe(REHEARSAL)?.unwrap_or(false);
                request.end()?;
                let table = with_game(&game, Load { state, rehearsal, content: self.content }).ok_or_else(|| unknown(&game))??;
                self.seat_down(Seated { table, rehearsal })
            }
            "catalog" if !request.names("match") => {
                let game: String = request.need("game")?;
                request.end()?;
                Ok(fields([("catalog", with_game(&game, Catalog(self.content)).ok_or_else(|| unknown(&game))??)]))
            }
            _ => {
                let name: String = request.need("match")?;
                let Some(Seated { table, .. }) = self.tables.get_mut(&name) else {
                    return Err(Trouble::new("unknown-match", t!("protocol-no-match", name = name)));
                };
                if what == "close" {
                    request.end()?;
                    self.tables.remove(&name);
                    return Ok(fields([("closed", json!(name))]));
                }
                table.carry_out(&what, request)
            }
        }
    }

    fn seat_down(&mut self, seated: Seated) -> Result<Fields, Trouble> {
        if self.tables.len() >= MOST_OPEN {
            return Err(Trouble::new("too-many", t!("protocol-too-many", most = MOST_OPEN)));
        }
        self.opened += 1;
        let name = format!("m{}", self.opened);
        let mut answer = fields([("match", json!(name)), ("version", json!(seated.table.version()))]);
        if seated.rehearsal {
            answer.insert(REHEARSAL.into(), json!(true));
        }
        self.tables.insert(name, seated);
        Ok(answer)
    }
}

fn unknown(game: &str) -> Trouble {
    Trouble::new("unknown-game", t!("protocol-no-game", game = game, known = IDS.join(", ")))
}

/// The names of seats in a match that other programs play.
fn seat_names(seats: u8) -> Vec<SeatSpec> {
    (0..seats).map(|seat| SeatSpec::human().named(&t!("seat-number", seat = Seat(seat).to_string()))).collect()
}

struct Describe;

impl Visitor for Describe {
    type Output = Value;

    fn visit<G: Game>(self) -> Value {
        json!({"id": G::ID, "title": G::TITLE, "seats": [G::SEATS.start(), G::SEATS.end()], "options": G::OPTIONS})
    }
}

struct Catalog(&'static Content);

impl Visitor for Catalog {
    type Output = Result<Value, Trouble>;

    fn visit<G: Lookup + Strategy>(self) -> Self::Output {
        value(&G::catalog(self.0))
    }
}

struct New {
    setup: Setup,
    seed: u64,
    content: &'static Content,
}

impl Visitor for New {
    type Output = Result<Box<dyn Table>, Trouble>;

    fn visit<G: Lookup + Strategy>(self) -> Self::Output {
        let seats = seat_names(self.setup.seats);
        Ok(Box::new(Match::<G>::create(self.setup, self.seed, self.content, &seats, None)?))
    }
}

struct Load {
    state: Value,
    rehearsal: bool,
    content: &'static Content,
}

impl Visitor for Load {
    type Output = Result<Box<dyn Table>, Trouble>;

    fn visit<G: Lookup + Strategy>(self) -> Self::Output {
        let read = self.content.reading(|| G::deserialize(&self.state));
        let state: G = read.map_err(|error| Trouble::invalid(vec![t!("protocol-state", error = error.to_string())]))?;
        let mut foreign = Vec::new();
        foreign_fields("state", &self.state, &value(&state)?, &mut foreign);
        if !foreign.is_empty() {
            return Err(Trouble::invalid(foreign));
        }
        let seats = seat_names(state.seats().min(*G::SEATS.end()));
        Ok(Box::new(Match::from_state(state, self.content, &seats, self.rehearsal)?))
    }
}

/// Names every field of `given` that is not in `own`, so that no typing mistake goes unnoticed.
fn foreign_fields(place: &str, given: &Value, own: &Value, out: &mut Vec<String>) {
    match (given, own) {
        (Value::Object(given), Value::Object(own)) => {
            for (name, given) in given {
                match own.get(name) {
                    Some(own) => foreign_fields(&format!("{place}.{name}"), given, own, out),
                    None => out.push(t!("protocol-foreign", place = place, field = name.as_str())),
                }
            }
        }
        (Value::Array(given), Value::Array(own)) => {
            for (at, (given, own)) in given.iter().zip(own).enumerate() {
                foreign_fields(&format!("{place}[{at}]"), given, own, out);
            }
        }
        _ => {}
    }
}

/// An answer about a match, with its version.
pub(super) fn with_version(version: u64, name: &str, answer: &impl serde::Serialize) -> Result<Fields, Trouble> {
    Ok(fields([(name, value(answer)?), ("version", json!(version))]))
}
