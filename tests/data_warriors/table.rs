//! A small language for the tests: a duel with plain cards, set up and played.

use std::path::Path;
use std::sync::LazyLock;

use cyberdeck::rules::content::Content;
use cyberdeck::rules::data_warriors::{Action, Card, CardState, CommandId, Event, Named, State};
use cyberdeck::rules::game::{Game, Seat, Setup, Viewer, Witnessed};
use serde_json::{Value, json};

/// The users of a duel.
pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

/// The plain cards of these tests in place of those of the program.
pub fn plain_cards() -> &'static Content {
    static PLAIN: LazyLock<&Content> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data_warriors/content");
        Content::load(Some(&folder)).unwrap().keep()
    });
    &PLAIN
}

/// A match in which everybody kept its hand, put it back under its drive, and A is in Init.
pub struct Duel {
    pub state: State,
    pub events: Vec<Witnessed<Event>>,
}

impl Duel {
    pub fn new(seats: u8) -> Self {
        Self::with(seats, &[])
    }

    /// A duel in which everybody has this drive.
    pub fn of(seats: u8, drive: &str) -> Self {
        Self::with(seats, &["drive1", "drive2", "drive3", "drive4"].map(|key| (key, drive))[..usize::from(seats)])
    }

    pub fn with(seats: u8, options: &[(&str, &str)]) -> Self {
        let mut setup = Setup::new(seats);
        setup.options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        let begins = |seed| State::new(&setup, seed, plain_cards()).unwrap();
        let state = (0..).map(begins).find(|state| state.table().first == A).unwrap();
        let mut duel = Self { state, events: Vec::new() };
        for seat in 0..seats {
            duel.act(Seat(seat), Action::Keep);
        }
        duel.edit(|tree| {
            for seat in 0..usize::from(seats) {
                let hand: Vec<u64> = cards(&tree["hands"]).into_iter().filter(|card| card / 40 == seat as u64).collect();
                let mut drive: Vec<u64> = hand.iter().map(|card| card % 40).collect();
                drive.extend(cards(&tree["drives"][seat]));
                tree["drives"][seat] = json!(drive);
                tree["table"]["users"][seat]["hand"] = json!(0);
                tree["table"]["users"][seat]["drive"] = json!(40);
            }
            tree["hands"] = json!([]);
        });
        duel
    }

    /// Changes the state as a file; it has to be a good one then.
    pub fn edit(&mut self, change: impl FnOnce(&mut Value)) {
        let mut tree = serde_json::to_value(&self.state).unwrap();
        change(&mut tree);
        self.state = plain_cards().reading(|| serde_json::from_value(tree)).unwrap();
        assert_eq!(self.state.validate(), Ok(()));
    }

    /// A copy of a card that is in its drive.
    fn find(&self, seat: Seat, title: &str) -> Card {
        let table = self.state.table();
        let found = self.state.drive(seat).find(|card| table.title(*card) == title);
        found.unwrap_or_else(|| panic!("no {title} is left in the drive of {seat}"))
    }

    fn out_of_drive(tree: &mut Value, card: Card) {
        let seat = card.owner().index();
        let rest: Vec<u64> = cards(&tree["drives"][seat]).into_iter().filter(|place| *place != u64::from(card.place())).collect();
        tree["table"]["users"][seat]["drive"] = json!(rest.len());
        tree["drives"][seat] = json!(rest);
    }

    /// Puts a card of the drive into the hand.
    pub fn hold(&mut self, seat: Seat, title: &str) -> Card {
        let card = self.find(seat, title);
        self.edit(|tree| {
            Self::out_of_drive(tree, card);
            let mut hands = cards(&tree["hands"]);
            hands.push(u64::from(card.number()));
            hands.sort_unstable();
            tree["hands"] = json!(hands);
            let hand = &mut tree["table"]["users"][seat.index()]["hand"];
            *hand = json!(hand.as_u64().unwrap() + 1);
        });
        card
    }

    /// Puts a card of the drive into the trash.
    pub fn trash(&mut self, seat: Seat, title: &str) -> Card {
        let card = self.find(seat, title);
        self.edit(|tree| {
            Self::out_of_drive(tree, card);
            let mut trash = cards(&tree["table"]["trash"]);
            trash.push(u64::from(card.number()));
            trash.sort_unstable();
            tree["table"]["trash"] = json!(trash);
        });
        card
    }

    /// Puts a card of the drive into play, Idle, on the own desktop.
    pub fn place(&mut self, seat: Seat, title: &str) -> Card {
        self.place_so(seat, title, seat, CardState::Idle, None)
    }

    pub fn place_so(&mut self, seat: Seat, title: &str, at: Seat, state: CardState, host: Option<Card>) -> Card {
        let card = self.find(seat, title);
        self.edit(|tree| {
            Self::out_of_drive(tree, card);
            let mut placed = json!({"card": card, "state": state, "controller": seat, "at": at});
            if let Some(host) = host {
                placed["host"] = json!(host);
            }
            tree["table"]["desk"].as_array_mut().unwrap().push(placed);
        });
        card
    }

    /// Leaves so many cards in a drive; the others go to the trash.
    pub fn leave_data(&mut self, seat: Seat, count: usize) {
        self.edit(|tree| {
            let drive = cards(&tree["drives"][seat.index()]);
            let (gone, kept) = drive.split_at(drive.len() - count);
            let mut trash = cards(&tree["table"]["trash"]);
            trash.extend(gone.iter().map(|place| place + 40 * u64::from(seat.0)));
            trash.sort_unstable();
            tree["table"]["trash"] = json!(trash);
            tree["drives"][seat.index()] = json!(kept);
            tree["table"]["users"][seat.index()]["drive"] = json!(count);
        });
    }

    pub fn act(&mut self, seat: Seat, action: Action) {
        let done = self.state.apply(seat, &action, &mut self.events);
        done.unwrap_or_else(|refusal| panic!("{seat} {action:?}: {refusal}"));
        assert_eq!(self.state.validate(), Ok(()), "after {action:?}");
    }

    /// The rule that forbids something.
    pub fn refused(&self, seat: Seat, action: Action) -> &'static str {
        self.state.check(seat, &action).unwrap_err().rule.0
    }

    /// From Init into Setup.
    pub fn setup(mut self) -> Self {
        self.act(A, Action::Draw(1));
        self
    }

    /// From Init into Run.
    pub fn run(self) -> Self {
        let mut duel = self.setup();
        duel.act(A, Action::EndStep);
        duel
    }

    /// Ends a turn without doing anything more.
    pub fn end_turn(&mut self) {
        let turn = self.state.table().turn;
        for _ in 0..40 {
            if self.state.table().turn != turn || self.state.outcome().is_some() {
                return;
            }
            let mut legal = Vec::new();
            self.state.legal_actions(turn, &mut legal);
            let action = legal.iter().copied().find(|action| *action == Action::EndStep).unwrap_or(legal[0]);
            self.act(turn, action);
        }
        panic!("the turn does not end");
    }

    /// The command of this name on a card.
    pub fn command(&self, card: Card, name: &str) -> CommandId {
        let catalog = self.state.table().catalog;
        let entry = catalog.entry(self.state.table().face(card));
        let mut all = entry.commands.iter().copied().chain(entry.lends.iter().map(|(_, command)| *command));
        all.find(|command| catalog.command(*command).name == name).unwrap()
    }

    pub fn issuing(&self, card: Card, name: &str) -> Action {
        Action::Issue { card, command: self.command(card, name) }
    }

    pub fn issue(&mut self, seat: Seat, card: Card, name: &str) {
        let action = self.issuing(card, name);
        self.act(seat, action);
    }

    pub fn name(&mut self, seat: Seat, card: Card) {
        self.act(seat, Action::Name(Named::Card(card)));
    }

    /// Everybody passes; the top item resolves.
    pub fn resolve(&mut self) {
        for _ in 0..self.state.table().users_in().len() {
            let seat = self.state.table().asked;
            self.act(seat, Action::Pass);
        }
    }

    pub fn drive(&self, seat: Seat) -> u8 {
        self.state.table().user(seat).drive
    }

    pub fn hand(&self, seat: Seat) -> u8 {
        self.state.table().user(seat).hand
    }

    pub fn free(&self, seat: Seat) -> u8 {
        self.state.table().user(seat).memory.free()
    }

    pub fn card_state(&self, card: Card) -> Option<CardState> {
        self.state.table().desk.get(card).map(|placed| placed.state)
    }

    pub fn controller(&self, card: Card) -> Option<Seat> {
        self.state.table().desk.get(card).map(|placed| placed.controller)
    }

    pub fn in_trash(&self, card: Card) -> bool {
        self.state.table().trash.contains(card)
    }

    /// What a seat was shown of what happened.
    pub fn seen(&self, seat: Seat) -> Vec<&Event> {
        self.events.iter().filter(|seen| seen.audience.includes(Viewer::Seat(seat))).map(|seen| &seen.event).collect()
    }
}

fn cards(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(|card| card.as_u64().unwrap()).collect()
}
