//! A small language of play: `Table::of(3).hand(1, "Samurai, D").ready()`, `table.plays(1, "Samurai", on("Logic Bomb"))`.
//!
//! Seats are counted from 1. Unless a test says otherwise seat 1 controls Banking, seat 2 Government and so on (of two
//! players the second has NewsMedia and TeleComm), every password is D, E and F, hands are empty, and seat 1 has one
//! action in its Take Actions step. A card is named by its title, or by a code where any card of that code will do.

use cyberdeck::rules::access_denied::{Action, Asked, Card, CardSet, Cards, Code, Event, Level, Sector, State, Step, Target, View};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Refusal, Seal, Seat, Setup, Viewer, Witnessed};
use serde_json::{Value, json};

/// The cards of the program.
pub fn cards() -> &'static Cards {
    &Content::built_in().access_denied.cards
}

/// A seat by its number.
pub fn seat(number: u8) -> Seat {
    Seat(number - 1)
}

/// A card by its title.
pub fn card(title: &str) -> Card {
    let found = cards().faces().iter().find(|face| face.title == title);
    found.unwrap_or_else(|| panic!("no card is called {title}")).number
}

/// A code by its letter.
pub fn code(name: &str) -> Option<Code> {
    Code::ALL.into_iter().find(|code| code.to_string() == name)
}

/// A card as a target.
pub fn on(title: &str) -> Target {
    Target::Card(card(title))
}

/// A player as a target.
pub fn at(number: u8) -> Target {
    Target::Player(seat(number))
}

/// A sector as a target.
pub fn in_(sector: Sector) -> Target {
    Target::Sector(sector)
}

/// The marker of a player as a target.
pub fn marker(sector: Sector, number: u8) -> Target {
    Target::Marker { sector, seat: seat(number) }
}

/// Nothing as a target.
pub const NONE: Target = Target::None;

/// A match that is being laid out.
#[derive(Clone)]
pub struct Layout {
    state: Value,
    seats: u8,
    named: CardSet,
    /// Where any card of a code is to lie.
    any: Vec<(String, Code)>,
    passwords: [String; 6],
}

fn names(list: &str) -> Vec<&str> {
    list.split(',').map(str::trim).filter(|name| !name.is_empty()).collect()
}

impl Layout {
    fn put(&mut self, place: &str, name: &str) {
        if let Some(code) = code(name) {
            self.any.push((place.to_owned(), code));
            return;
        }
        let card = card(name);
        assert!(!self.named.contains(card), "{name} can't lie in two places");
        self.named = self.named.with(card);
        self.state.pointer_mut(place).unwrap().as_array_mut().unwrap().push(json!(card));
    }

    /// Gives a seat cards.
    pub fn hand(mut self, number: u8, cards: &str) -> Self {
        for name in names(cards) {
            self.put(&format!("/hands/{}", number - 1), name);
        }
        self
    }

    /// Lays upgrades before a seat.
    pub fn upgrade(mut self, number: u8, cards: &str) -> Self {
        for name in names(cards) {
            self.put(&format!("/table/players/{}/upgrades", number - 1), name);
        }
        self
    }

    /// Lays cards on the discard pile, the top last.
    pub fn pile(mut self, cards: &str) -> Self {
        for name in names(cards) {
            self.put("/pile", name);
        }
        self
    }

    /// Lays a card on a sector.
    pub fn lying(mut self, title: &str, sector: Sector, number: u8) -> Self {
        let card = card(title);
        self.named = self.named.with(card);
        let lying = json!({"card": card, "sector": sector, "seat": number - 1});
        self.state["table"]["lying"].as_array_mut().unwrap().push(lying);
        self
    }

    /// Sets a password by its codes.
    pub fn password(mut self, sector: Sector, codes: &str) -> Self {
        self.passwords[sector.index()] = codes.to_owned();
        self
    }

    /// Puts a marker down.
    pub fn level(mut self, number: u8, sector: Sector, level: Level) -> Self {
        self.state["table"]["players"][usize::from(number - 1)]["levels"][sector.index()] = json!(level);
        self
    }

    /// Begins in another step; in Take Actions with so many actions.
    pub fn step(mut self, step: Step) -> Self {
        self.state["table"]["step"] = json!(step);
        self.edit("/table/budget/free_attempt_used", json!(!matches!(step, Step::Government | Step::NewsMedia | Step::FreeAttempt)))
    }

    /// Begins with so many actions.
    pub fn actions(self, count: u8) -> Self {
        self.edit("/table/budget/actions", json!(count))
    }

    /// Changes anything.
    pub fn edit(mut self, place: &str, value: Value) -> Self {
        *self.state.pointer_mut(place).unwrap_or_else(|| panic!("there is no {place}")) = value;
        self
    }

    /// Lays everything out.
    pub fn ready(mut self) -> Table {
        let step = self.state["table"]["step"].clone();
        let mut wanted = std::mem::take(&mut self.any);
        let mut later = Vec::new();
        for sector in Sector::ALL {
            if !self.state["table"]["controllers"][sector.index()].is_null() && step != json!(Step::Boot) {
                let codes = self.passwords[sector.index()].clone();
                later.extend(codes.chars().map(|letter| (format!("/passwords/{}", sector.index()), code(&letter.to_string()).unwrap())));
            }
        }
        wanted.extend(later);
        for (place, code) in wanted {
            let cards = cards();
            let free = cards.of_code(code) - self.named - cards.potatoes;
            let card = free.iter().last().unwrap_or_else(|| panic!("there are not so many cards of code {code}"));
            self.named = self.named.with(card);
            self.state.pointer_mut(&place).unwrap().as_array_mut().unwrap().push(json!(card));
        }
        self.state["deck"] = json!(CardSet::ALL - self.named);
        let open: Vec<Value> = {
            let table = &self.state["table"];
            let upgrades = table["players"].as_array().unwrap().iter().flat_map(|player| player["upgrades"].as_array().unwrap().clone());
            let lying = table["lying"].as_array().unwrap().iter().map(|lying| lying["card"].clone());
            upgrades.chain(lying).chain(self.state["pile"].as_array().unwrap().clone()).collect()
        };
        self.state["table"]["seen"] = json!(open);
        for at in 0..usize::from(self.seats) {
            let seen: Vec<Value> = open.iter().chain(self.state["hands"][at].as_array().unwrap()).cloned().collect();
            self.state["seen"][at] = json!(seen);
        }
        let game: State = serde_json::from_value(self.state).unwrap();
        if let Err(reasons) = game.validate() {
            panic!("{reasons:?}");
        }
        Table { game, events: Vec::new(), seal: Seal::Open }
    }
}

/// A table with a match on it, and everything that was seen.
#[derive(Clone)]
pub struct Table {
    pub game: State,
    pub events: Vec<Witnessed<Event>>,
    pub seal: Seal,
}

/// The rule that a refusal names.
pub fn rule(result: Result<(), Refusal>) -> &'static str {
    result.err().map_or("allowed", |refusal| refusal.rule.0)
}

impl Table {
    /// A match of so many seats, to be laid out.
    pub fn of(seats: u8) -> Layout {
        Self::with(&Setup::new(seats))
    }

    /// A match of this setup, to be laid out.
    pub fn with(setup: &Setup) -> Layout {
        let mut state = serde_json::to_value(State::new(setup, 7, Content::built_in()).unwrap()).unwrap();
        let owners: Vec<u8> = if setup.seats == 2 { vec![0, 0, 1, 1] } else { (0..setup.seats).collect() };
        let mut sectors = [json!(null), json!(null), json!(null), json!(null), json!(null), json!(null)];
        let mut levels = vec![vec![json!(Level::None); 6]; 6];
        for (at, owner) in owners.iter().enumerate() {
            let at = if setup.seats == 2 && at > 1 { at + 1 } else { at };
            sectors[at] = json!(owner);
            levels[usize::from(*owner)][at] = json!(Level::Root);
        }
        state["table"]["controllers"] = json!(sectors);
        for (at, levels) in levels.iter().enumerate() {
            state["table"]["players"][at]["levels"] = json!(levels);
            state["hands"][at] = json!([]);
        }
        for place in ["start", "turn"] {
            state["table"][place] = json!(0);
        }
        let layout = Layout {
            state,
            seats: setup.seats,
            named: CardSet::NONE,
            any: Vec::new(),
            passwords: std::array::from_fn(|_| "DEF".to_owned()),
        };
        layout.step(Step::Actions).actions(1)
    }

    pub fn act(&mut self, number: u8, action: Action) -> Result<(), Refusal> {
        let before = self.game.clone();
        let mut legal = Vec::new();
        self.game.legal_actions(seat(number), &mut legal);
        let listed = legal.contains(&action);
        match self.game.apply(seat(number), &action, &mut self.events) {
            Ok(seal) => {
                assert!(listed, "{action:?} is allowed, but not listed");
                assert_eq!(self.game.validate(), Ok(()));
                self.seal = seal;
                Ok(())
            }
            Err(refusal) => {
                assert!(!listed && self.game == before, "a refusal changes nothing");
                Err(refusal)
            }
        }
    }

    pub fn must(&mut self, number: u8, action: Action) -> &mut Self {
        if let Err(refusal) = self.act(number, action) {
            panic!("seat {number} may not {action:?} while {:?} is asked: {refusal}", self.asked());
        }
        self
    }

    /// The rule by which a seat may not do this.
    pub fn refuses(&self, number: u8, action: Action) -> &'static str {
        rule(self.clone().act(number, action))
    }

    /// The rule by which a seat may not play a card so.
    pub fn refuses_play(&self, number: u8, title: &str, target: Target) -> &'static str {
        self.refuses(number, Action::Play { card: card(title), target, backdoor: false })
    }

    /// Announces a card, without an answer yet.
    pub fn announces(&mut self, number: u8, title: &str, target: Target) -> &mut Self {
        self.must(number, Action::Play { card: card(title), target, backdoor: false })
    }

    /// Announces a card with Backdoor.
    pub fn announces_with_backdoor(&mut self, number: u8, title: &str, target: Target) -> &mut Self {
        self.must(number, Action::Play { card: card(title), target, backdoor: true })
    }

    /// Plays a card that nobody answers.
    pub fn plays(&mut self, number: u8, title: &str, target: Target) -> &mut Self {
        self.announces(number, title, target).nobody_answers()
    }

    /// Everybody who is asked for an answer passes.
    pub fn nobody_answers(&mut self) -> &mut Self {
        while matches!(self.asked(), Asked::BeforeAttempt | Asked::AnswerAttempt | Asked::AnswerCard(_) | Asked::Backup(_)) {
            let waiting = self.waiting();
            self.must(waiting, Action::Pass);
        }
        self
    }

    /// Everybody passes until this seat is asked for an answer.
    pub fn until_asked(&mut self, number: u8) -> &mut Self {
        while self.waiting() != number {
            let waiting = self.waiting();
            self.must(waiting, Action::Pass);
        }
        self
    }

    /// Names a sector.
    pub fn names(&mut self, number: u8, sector: Sector) -> &mut Self {
        self.must(number, Action::Attempt(sector))
    }

    /// Hands cards over, by title or code, in this order.
    pub fn hands_over(&mut self, number: u8, cards: &str) -> &mut Self {
        for name in names(cards) {
            let card = self.find(number, name);
            self.must(number, Action::Pick(card));
        }
        self
    }

    /// A whole attempt that nobody answers.
    pub fn attempts(&mut self, number: u8, sector: Sector, cards: &str) -> &mut Self {
        self.names(number, sector).nobody_answers().hands_over(number, cards).nobody_answers()
    }

    /// Discards cards, by title or code.
    pub fn discards(&mut self, number: u8, cards: &str) -> &mut Self {
        for name in names(cards) {
            let card = self.find(number, name);
            self.must(number, Action::Discard(card));
        }
        self
    }

    pub fn picks(&mut self, number: u8, cards: &str) -> &mut Self {
        self.hands_over(number, cards)
    }

    pub fn passes(&mut self, number: u8) -> &mut Self {
        self.must(number, Action::Pass)
    }

    pub fn draws(&mut self, number: u8, count: usize) -> &mut Self {
        for _ in 0..count {
            self.must(number, Action::Draw);
        }
        self
    }

    /// The cards that come up next.
    pub fn next(&mut self, cards: &str) -> &mut Self {
        let numbers: Vec<u8> = names(cards).into_iter().map(|name| card(name).number()).collect();
        self.game.queue(&numbers).unwrap();
        self
    }

    /// Whose turn it is passes on, in this and all further steps, until the turn of another begins; the first begins
    /// with the Free Access Attempt.
    pub fn until_turn(&mut self, number: u8) -> &mut Self {
        while self.game.table().turn != seat(number) || matches!(self.asked(), Asked::Government | Asked::NewsMedia) {
            self.goes_on();
        }
        self
    }

    /// Who is waited for passes, or discards what it must.
    pub fn goes_on(&mut self) -> &mut Self {
        let waiting = self.waiting();
        if self.act(waiting, Action::Pass).is_err() {
            let first = self.game.hand(seat(waiting)).first().unwrap();
            self.must(waiting, Action::Discard(first));
        }
        self
    }

    /// Who is waited for goes on until this is asked.
    pub fn until(&mut self, asked: Asked) -> &mut Self {
        while self.asked() != asked {
            self.goes_on();
        }
        self
    }

    /// A card of a hand by title, or the first of a code.
    pub fn find(&self, number: u8, name: &str) -> Card {
        let by = self.waiting_for(number);
        match code(name) {
            Some(code) => {
                by.iter().find(|card| cards().code(*card) == code).unwrap_or_else(|| panic!("seat {number} has no {name}: {by:?}"))
            }
            None => card(name),
        }
    }

    /// What a seat can pick from now.
    fn waiting_for(&self, number: u8) -> CardSet {
        let mut legal = Vec::new();
        self.game.legal_actions(seat(number), &mut legal);
        legal.iter().filter_map(|action| if let Action::Pick(card) | Action::Discard(card) = action { Some(*card) } else { None }).collect()
    }

    pub fn view(&self, number: u8) -> View {
        self.game.view(Viewer::Seat(seat(number)))
    }

    pub fn asked(&self) -> Asked {
        self.game.view(Viewer::Spectator).asked
    }

    /// Who is waited for.
    pub fn waiting(&self) -> u8 {
        self.game.actors().iter().next().expect("somebody to be waited for").0 + 1
    }

    pub fn hand_size(&self, number: u8) -> u8 {
        self.game.hand(seat(number)).len()
    }

    pub fn holds(&self, number: u8, title: &str) -> bool {
        self.game.hand(seat(number)).contains(card(title))
    }

    pub fn level_of(&self, number: u8, sector: Sector) -> Level {
        self.game.table().level(seat(number), sector)
    }

    pub fn actions_left(&self) -> u8 {
        self.game.table().budget.actions
    }

    pub fn top(&self) -> &'static str {
        cards().title(self.game.top().expect("a discard pile"))
    }

    pub fn discarded(&self, title: &str) -> bool {
        self.game.pile().contains(&card(title))
    }

    /// The codes that a seat knows to be in a password, and those that are not.
    pub fn knows(&self, number: u8, sector: Sector) -> (String, String) {
        let clue = self.game.clue(seat(number), sector);
        let letters = |codes: cyberdeck::rules::access_denied::Codes| codes.iter().map(|code| code.to_string()).collect::<String>();
        (letters(clue.within), letters(clue.out))
    }

    /// The events that a seat has seen.
    pub fn seen_by(&self, number: u8) -> Vec<&Event> {
        self.seen(Viewer::Seat(seat(number)))
    }

    /// The events that somebody without a seat has seen.
    pub fn seen_by_spectators(&self) -> Vec<&Event> {
        self.seen(Viewer::Spectator)
    }

    fn seen(&self, viewer: Viewer) -> Vec<&Event> {
        self.events.iter().filter(|seen| seen.audience.includes(viewer)).map(|seen| &seen.event).collect()
    }
}
