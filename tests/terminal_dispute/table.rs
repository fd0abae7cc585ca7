//! A small language of play: `table.round([1, 6], [2, 3], 4)`, `table.seat(1).writes(6, "B3")`.

use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Refusal, Seal, Seat, Setup, Viewer, Witnessed};
use cyberdeck::rules::terminal_dispute::{Action, Allocation, Axial, Event, HexSet, Line, Phase, Sheet, Spot, State, Turn, View};
use serde_json::{Value, json};

/// A table with a match on it and everything that was seen.
#[derive(Clone)]
pub struct Table {
    pub game: State,
    pub events: Vec<Witnessed<Event>>,
    pub seal: Seal,
}

/// A seat at the table; verbs panic where the rules refuse, `refused_…` ones give the rule.
pub struct Player<'a> {
    table: &'a mut Table,
    seat: Seat,
}

/// Seats are counted from 1, as at a table.
pub fn seat(number: u8) -> Seat {
    Seat(number - 1)
}

/// A box by its name: `A1` is top left, `E5` bottom right.
pub fn cell(name: &str) -> u8 {
    let bytes = name.as_bytes();
    (bytes[0] - b'A') * 5 + bytes[1] - b'1'
}

/// The hex at axial coordinates.
pub fn hex(q: i8, r: i8) -> u8 {
    Content::built_in()
        .terminal_dispute
        .grid
        .cells()
        .iter()
        .position(|at| *at == Axial(q, r))
        .unwrap_or_else(|| panic!("no hex at ({q}, {r})")) as u8
}

/// The line of these hexes.
pub fn line<const N: usize>(hexes: [(i8, i8); N]) -> Line {
    let set: HexSet = hexes.into_iter().map(|(q, r)| hex(q, r)).collect();
    Content::built_in().terminal_dispute.grid.line(set).unwrap_or_else(|| panic!("no port can shade {hexes:?}"))
}

/// The rule a refusal names.
pub fn rule<T>(result: Result<T, Refusal>) -> String {
    result.err().map_or_else(|| "allowed".into(), |refusal| refusal.rule.to_string())
}

impl Table {
    /// Seat 1 has the marker.
    pub fn of(seats: u8) -> Self {
        let mut setup = Setup::new(seats);
        setup.options.insert("start".into(), "1".into());
        Self { game: State::new(&setup, 7, Content::built_in()).expect("a good setup"), events: Vec::new(), seal: Seal::Open }
    }

    pub fn act(&mut self, number: u8, action: Action) -> Result<(), Refusal> {
        let before = self.game.clone();
        match self.game.apply(seat(number), &action, &mut self.events) {
            Ok(seal) => {
                self.seal = seal;
                Ok(())
            }
            Err(refusal) => {
                assert!(self.game == before, "a refusal changes nothing");
                Err(refusal)
            }
        }
    }

    fn must(&mut self, number: u8, action: Action) {
        if let Err(refusal) = self.act(number, action) {
            panic!("seat {number} may not {action:?}: {refusal}");
        }
    }

    /// The start player rolls these dice.
    pub fn rolls(&mut self, dice: [u8; 5]) -> &mut Self {
        self.game.queue(&dice).expect("dice");
        let start = self.game.start().0 + 1;
        self.must(start, Action::Roll);
        self
    }

    /// The start player puts the dice on their spots.
    pub fn allocates(&mut self, navigation: [u8; 2], phone: [u8; 2], unused: u8) -> &mut Self {
        let start = self.game.start().0 + 1;
        self.must(start, Action::Allocate(Allocation { navigation, phone, unused }));
        self
    }

    /// Roll and allocation.
    pub fn round(&mut self, navigation: [u8; 2], phone: [u8; 2], unused: u8) -> &mut Self {
        self.rolls([navigation[0], navigation[1], phone[0], phone[1], unused]).allocates(navigation, phone, unused)
    }

    pub fn seat(&mut self, number: u8) -> Player<'_> {
        Player { table: self, seat: seat(number) }
    }

    /// Everybody takes its first legal action until the round is over.
    pub fn everybody_finishes(&mut self) {
        let round = self.game.round();
        let mut actions = Vec::new();
        while self.game.phase() == Phase::Write && self.game.round() == round {
            let seat = self.game.actors().iter().next().expect("somebody to write");
            self.game.legal_actions(seat, &mut actions);
            self.must(seat.0 + 1, actions[0]);
        }
    }

    /// Whole rounds by first legal actions, until this one is to be rolled.
    pub fn until_round(&mut self, round: u8) -> &mut Self {
        let mut actions = Vec::new();
        while self.game.round() < round {
            let seat = self.game.actors().iter().next().expect("somebody to act");
            self.game.legal_actions(seat, &mut actions);
            self.must(seat.0 + 1, actions[0]);
        }
        self.events.clear();
        self
    }

    /// To the end by first legal actions.
    pub fn plays_out(&mut self) -> &mut Self {
        self.until_round(12);
        let mut actions = Vec::new();
        while let Some(seat) = self.game.actors().iter().next() {
            self.game.legal_actions(seat, &mut actions);
            self.must(seat.0 + 1, actions[0]);
        }
        self
    }

    /// Lays other terminals on the table at the beginning of the round that their boxes say: `.` empty, `x` crossed out.
    pub fn with_matrix(self, rows: [&str; 5]) -> Self {
        let filled = rows.concat().chars().filter(|letter| *letter != '.').count();
        assert!(filled.is_multiple_of(2), "two boxes a round");
        self.edited(|state| {
            let seats = state["seats"].as_u64().expect("a number") as usize;
            state["round"] = json!(filled / 2 + 1);
            for at in 0..seats {
                state["sheets"][at]["matrix"] = json!(rows);
                state["shown"][at]["matrix"] = json!(rows);
            }
        })
    }

    /// Lays these shaded hexes on every terminal, with the abilities they unlock.
    pub fn with_charger(self, hexes: &[u8]) -> Self {
        let circles = hexes.iter().filter(|hex| Content::built_in().terminal_dispute.grid.circles().contains(hex)).count();
        self.edited(|state| {
            let seats = state["seats"].as_u64().expect("a number") as usize;
            for name in ["sheets", "shown"] {
                for at in 0..seats {
                    state[name][at]["charger"] = json!(hexes);
                    state[name][at]["tracker"]["unlocked"] = json!(circles);
                }
            }
        })
    }

    pub fn edited(mut self, edit: impl FnOnce(&mut Value)) -> Self {
        let mut state = serde_json::to_value(&self.game).expect("a state can be written");
        edit(&mut state);
        self.game = serde_json::from_value(state).expect("a state can be read");
        if let Err(wrong) = self.game.validate() {
            panic!("{wrong:#?}");
        }
        self
    }

    /// The events of one kind.
    pub fn count(&self, kind: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|seen| kind(&seen.event)).count()
    }

    /// The events that a viewer saw.
    pub fn seen_by(&self, viewer: Viewer) -> Vec<&Event> {
        self.events.iter().filter(|seen| seen.audience.includes(viewer)).map(|seen| &seen.event).collect()
    }
}

impl Player<'_> {
    fn number(&self) -> u8 {
        self.seat.0 + 1
    }

    pub fn sheet(&self) -> Sheet {
        *self.table.game.sheet(self.seat)
    }

    pub fn turn(&self) -> Turn {
        *self.table.game.turn(self.seat)
    }

    pub fn view(&self) -> View {
        self.table.game.view(Viewer::Seat(self.seat))
    }

    pub fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.table.game.legal_actions(self.seat, &mut actions);
        actions
    }

    /// The lines it may shade.
    pub fn lines(&self) -> Vec<Line> {
        self.actions().into_iter().filter_map(|action| if let Action::Charge(line) = action { Some(line) } else { None }).collect()
    }

    /// The boxes it may write this value into, by name.
    pub fn boxes_for(&self, wanted: u8) -> Vec<String> {
        self.actions()
            .into_iter()
            .filter_map(|action| match action {
                Action::Write { value, cell } if value == wanted => Some(cyberdeck::rules::terminal_dispute::box_name(cell)),
                _ => None,
            })
            .collect()
    }

    pub fn writes(self, value: u8, name: &str) -> Self {
        self.table.must(self.number(), Action::Write { value, cell: cell(name) });
        self
    }

    pub fn crosses_out(self, name: &str) -> Self {
        self.table.must(self.number(), Action::CrossOut { cell: cell(name) });
        self
    }

    pub fn shades<const N: usize>(self, hexes: [(i8, i8); N]) -> Self {
        self.table.must(self.number(), Action::Charge(line(hexes)));
        self
    }

    pub fn shades_first(self) -> Self {
        let first = self.lines()[0];
        self.table.must(self.number(), Action::Charge(first));
        self
    }

    pub fn swaps(self, spot: Spot, value: u8) -> Self {
        self.table.must(self.number(), Action::Swap { spot, value });
        self
    }

    pub fn refused_write(&mut self, value: u8, name: &str) -> String {
        rule(self.table.act(self.number(), Action::Write { value, cell: cell(name) }))
    }

    pub fn refused_cross_out(&mut self, name: &str) -> String {
        rule(self.table.act(self.number(), Action::CrossOut { cell: cell(name) }))
    }

    pub fn refused_shade<const N: usize>(&mut self, hexes: [(i8, i8); N]) -> String {
        rule(self.table.act(self.number(), Action::Charge(line(hexes))))
    }

    pub fn refused_swap(&mut self, spot: Spot, value: u8) -> String {
        rule(self.table.act(self.number(), Action::Swap { spot, value }))
    }

    pub fn refused(&mut self, action: Action) -> String {
        rule(self.table.act(self.number(), action))
    }
}
