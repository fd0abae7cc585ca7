//! A small language for the tests: a server with plain programs, set up and played.

use std::path::Path;
use std::sync::LazyLock;

use cyberdeck::rules::aetherium::{Action, Direction, Event, Facing, Manipulation, ModelId, Place, Slot, Square, Squares, State, Told};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Seat, Setup, Viewer, Witnessed};
use serde_json::{Value, json};

/// The players: A from the south and west, B from the north and east.
pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);

/// Dice as they are queued.
pub const PING: u8 = 0;
pub const SPIKE: u8 = 1;
pub const BREACH: u8 = 2;
pub const CRASH: u8 = 3;

/// The plain programs of these tests in place of those of the program.
pub fn plain_programs() -> &'static Content {
    static PLAIN: LazyLock<&Content> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/aetherium/content");
        Content::load(Some(&folder)).unwrap().keep()
    });
    &PLAIN
}

/// A square by its name.
pub fn at(square: &str) -> Square {
    square.parse().unwrap()
}

/// A match that is being played.
pub struct Match {
    pub state: State,
    pub events: Vec<Witnessed<Told>>,
}

impl Match {
    /// First Link: each side has the avatar, this function and this subroutine.
    pub fn of(function: &str, subroutine: &str) -> Self {
        Self::playing("first-link", &format!("chief, {function}, {subroutine}"))
    }

    pub fn full(operation: &str) -> Self {
        Self::playing(operation, "chief, guard, hulk, trio, swarm")
    }

    pub fn playing(operation: &str, collective: &str) -> Self {
        let mut setup = Setup::new(2);
        for (key, value) in [("operation", operation), ("collective1", collective), ("collective2", collective)] {
            setup.options.insert(key.into(), value.into());
        }
        Self { state: State::new(&setup, 1, plain_programs()).unwrap(), events: Vec::new() }
    }

    /// Both order their PADs as on the console, and A is first.
    pub fn ordered(mut self) -> Self {
        self.dice(&[CRASH, CRASH, CRASH, PING, PING, PING]);
        for seat in [A, B] {
            self.order(seat);
        }
        self
    }

    /// A seat orders its PAD as on the console.
    pub fn order(&mut self, seat: Seat) {
        while self.state.table().side(seat).ordering {
            let mut legal = Vec::new();
            self.state.legal_actions(seat, &mut legal);
            self.by(seat, legal[0]);
        }
    }

    /// Makes a program of a seat active on the server, with these CS.
    pub fn active(&mut self, seat: Seat, card: usize, cs: u8) {
        let slot = Slot::of(seat, card);
        self.edit(|tree| {
            let unit = u8::from(slot.model(0));
            let table = &mut tree["table"];
            table["turn"] = json!(seat);
            table["stage"] = json!("Activation");
            let active = table["active"].as_object_mut().unwrap();
            let fresh = [
                ("moment", json!("Act")),
                ("slot", json!(slot)),
                ("unit", json!(unit)),
                ("acted", json!([unit])),
                ("cs", json!(cs)),
                ("attacks", json!(1)),
                ("noised", json!([])),
                ("markers", json!([])),
                ("movement", json!("Open")),
                ("overclocked", json!(0)),
                ("used", json!(false)),
            ];
            for (key, value) in fresh {
                active.insert(key.into(), value);
            }
            let pad = table["sides"][seat.index()]["pad"].as_u64().unwrap() & !(1 << card);
            table["sides"][seat.index()]["pad"] = json!(pad);
            let cards: Vec<Value> =
                tree["pads"][seat.index()].as_array().unwrap().iter().filter(|at| **at != json!(card)).cloned().collect();
            tree["pads"][seat.index()] = json!(cards);
        });
    }

    /// Changes the state as a file.
    pub fn edit(&mut self, change: impl FnOnce(&mut Value)) {
        let mut tree = serde_json::to_value(&self.state).unwrap();
        change(&mut tree);
        self.state = plain_programs().reading(|| serde_json::from_value(tree)).unwrap();
    }

    /// Puts a model on a square.
    pub fn put(&mut self, model: ModelId, square: &str) {
        self.edit(|tree| tree["table"]["models"][model.index()]["place"] = json!({ "On": square }));
    }

    pub fn ram(&mut self, seat: Seat, ram: u8) {
        self.edit(|tree| tree["table"]["sides"][seat.index()]["ram"] = json!(ram));
    }

    pub fn holds(&mut self, schema: usize, holder: Option<Seat>) {
        self.edit(|tree| tree["table"]["holders"][schema] = json!(holder));
    }

    pub fn damaged(&mut self, model: ModelId, boxes: u8) {
        self.edit(|tree| tree["table"]["models"][model.index()]["damage"] = json!(boxes));
    }

    pub fn marked(&mut self, model: ModelId, markers: &[&str]) {
        self.edit(|tree| tree["table"]["models"][model.index()]["markers"] = json!(markers));
    }

    /// Where a model looks.
    pub fn faces(&mut self, model: ModelId, facing: Facing) {
        self.edit(|tree| tree["table"]["models"][model.index()]["facing"] = json!(facing));
    }

    /// Universal code that is lent to a model.
    pub fn lent(&mut self, model: ModelId, codes: &[&str]) {
        self.edit(|tree| tree["table"]["models"][model.index()]["lent"] = json!(codes));
    }

    /// A firewall.
    pub fn walled(&mut self, squares: &[&str]) {
        let walls: Squares = squares.iter().map(|square| at(square)).collect();
        self.edit(|tree| tree["table"]["firewalls"] = json!(walls));
    }

    /// What happened by an action, as everybody sees it.
    pub fn told(&mut self, action: Action) -> Vec<Event> {
        let before = self.events.len();
        self.act(action);
        self.events[before..].iter().map(|seen| seen.event.what.clone()).collect()
    }

    /// What the next dice show.
    pub fn dice(&mut self, dice: &[u8]) {
        self.state.queue(dice).unwrap();
    }

    pub fn by(&mut self, seat: Seat, action: Action) {
        assert_eq!(self.state.validate(), Ok(()), "before {action:?}");
        let done = self.state.apply(seat, &action, &mut self.events);
        done.unwrap_or_else(|refusal| panic!("{seat} {action:?}: {refusal}"));
        assert_eq!(self.state.validate(), Ok(()), "after {action:?}");
    }

    /// Who is asked does this.
    pub fn act(&mut self, action: Action) {
        let seat = self.asked();
        self.by(seat, action);
    }

    pub fn asked(&self) -> Seat {
        self.state.actors().iter().next().unwrap()
    }

    pub fn go(&mut self, model: ModelId, direction: Direction) {
        self.act(Action::Step { model, direction, facing: Facing::North });
    }

    pub fn manipulate(&mut self, schema: u8, how: Manipulation) {
        self.act(Action::Manipulate { schema, how });
    }

    /// The rule that forbids something.
    pub fn refused(&self, action: Action) -> &'static str {
        self.state.check(self.asked(), &action).unwrap_err().rule.0
    }

    pub fn refused_step(&self, model: ModelId, direction: Direction) -> &'static str {
        self.refused(Action::Step { model, direction, facing: Facing::North })
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(self.asked(), &mut legal);
        legal
    }

    pub fn place(&self, model: ModelId) -> Place {
        self.state.table().model(model).place
    }

    pub fn stands(&self, model: ModelId, square: &str) -> bool {
        self.place(model) == Place::On(at(square))
    }

    pub fn cs(&self) -> u8 {
        self.state.table().active.cs
    }

    pub fn gauge(&self, seat: Seat) -> u8 {
        self.state.table().side(seat).ram
    }

    pub fn damage(&self, model: ModelId) -> u8 {
        self.state.table().model(model).damage
    }

    /// What a seat was shown of what happened.
    pub fn seen(&self, seat: Seat) -> Vec<&Event> {
        self.events.iter().filter(|seen| seen.audience.includes(Viewer::Seat(seat))).map(|seen| &seen.event.what).collect()
    }
}

/// A model of A or B by the place of its program on the console.
pub fn model(seat: Seat, card: usize, nth: usize) -> ModelId {
    Slot::of(seat, card).model(nth)
}

/// The places for a program that comes in.
pub fn entries(legal: &[Action]) -> Vec<Square> {
    let mut squares: Vec<Square> =
        legal.iter().filter_map(|action| if let Action::Place { square, .. } = action { Some(*square) } else { None }).collect();
    squares.dedup();
    squares
}
