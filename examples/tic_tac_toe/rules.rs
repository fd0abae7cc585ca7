//! Tic-tac-toe, the smallest game there is: what a fifth game has to bring. `docs/adding-a-game.md` walks through it.

use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use crate::bots::Strategy;
use crate::rules::components::Chance;
use crate::rules::content::Content;
use crate::rules::game::{Audience, EventSink, Game, Names, OptionSpec, Outcome, Refusal, Seal, Seat, Seats, Setup, Viewer};
use crate::rules::lookup::{Lookup, NoQuery};

/// The squares of the grid.
pub const SQUARES: u8 = 9;

/// Three squares in a line (TT-3).
const LINES: [[u8; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// A match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Who has marked each square, row by row.
    pub squares: [Option<Seat>; SQUARES as usize],
    /// Whose turn it is.
    pub turn: Seat,
}

/// A decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// To mark a square (TT-2).
    Mark(u8),
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A square was marked.
    Marked {
        /// By whom.
        seat: Seat,
        /// Which.
        square: u8,
    },
    /// The match is over.
    Over {
        /// Who has won; nobody in a draw.
        winner: Option<Seat>,
    },
}

/// What a viewer may know: everything.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The match.
    pub state: State,
}

impl State {
    /// Who has three squares in a line (TT-3).
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        let at = |square: u8| self.squares[usize::from(square)];
        LINES.into_iter().find(|[a, b, c]| at(*a).is_some() && at(*a) == at(*b) && at(*b) == at(*c)).and_then(|[a, ..]| at(a))
    }

    /// Whether somebody has won or no square is free (TT-3, TT-4).
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.winner().is_some() || self.squares.iter().all(Option::is_some)
    }

    fn marks_of(&self, seat: Seat) -> usize {
        self.squares.iter().filter(|mark| **mark == Some(seat)).count()
    }
}

/// How a square is called: "the middle", "the top left".
#[must_use]
pub fn square_name(square: u8) -> String {
    match (["top", "", "bottom"].get(usize::from(square / 3)), ["left", "", "right"][usize::from(square % 3)]) {
        (Some(&""), "") => "the middle".to_owned(),
        (Some(row), column) => format!("the {row} {column}").replace("  ", " ").trim_end().to_owned(),
        (None, _) => format!("square {square}"),
    }
}

impl Game for State {
    const ID: &'static str = "tic-tac-toe";
    const TITLE: &'static str = "Tic-tac-toe";
    const RULES: &'static str = "TT";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const OPTIONS: &'static [OptionSpec] = &[];
    const MAX_ACTIONS: usize = SQUARES as usize;

    fn chapter() -> &'static str {
        include_str!("rulebook.md")
    }

    type Content = ();
    type Action = Action;
    type Event = Event;
    type View = View;

    fn begin(setup: &Setup, _: Chance, _: &'static Content) -> Result<Self, Vec<String>> {
        let problems = setup.problems::<Self>();
        if problems.is_empty() { Ok(Self { squares: [None; SQUARES as usize], turn: Seat(0) }) } else { Err(problems) }
    }

    fn validate(&self) -> Result<(), Vec<String>> {
        self.validate_rehearsal()?;
        let (first, second) = (self.marks_of(Seat(0)), self.marks_of(Seat(1)));
        let turn = Seat(u8::from(first != second));
        if first == second + self.turn.index() && (self.turn == turn) {
            Ok(())
        } else {
            Err(vec![format!("Seat 1 has {first} marks, seat 2 has {second}, and it is seat {}'s turn (TT-1).", self.turn)])
        }
    }

    fn validate_rehearsal(&self) -> Result<(), Vec<String>> {
        let seats = self.squares.iter().flatten().chain([&self.turn]);
        let strange: Vec<String> = seats.filter(|seat| seat.0 > 1).map(|seat| format!("There is no seat {seat} in Tic-tac-toe.")).collect();
        if strange.is_empty() { Ok(()) } else { Err(strange) }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn actors(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { Seats::one(self.turn) }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.actors().contains(seat) {
            out.extend((0..SQUARES).filter(|square| self.squares[usize::from(*square)].is_none()).map(Action::Mark));
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Action::Mark(square) = *action;
        if self.is_over() {
            return Err(Refusal::new("TT-3", "The match is over."));
        }
        if seat != self.turn {
            return Err(Refusal::new("TT-1", "It is the other player's turn."));
        }
        match self.squares.get(usize::from(square)) {
            Some(None) => Ok(()),
            Some(Some(_)) => Err(Refusal::new("TT-2", "This square is marked already: choose a free one.")),
            None => Err(Refusal::new("TT-2", "There is no such square.")),
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, events: &mut impl EventSink<Event>) -> Seal {
        let Action::Mark(square) = *action;
        if let Some(mark) = self.squares.get_mut(usize::from(square)) {
            *mark = Some(seat);
        }
        self.turn = seat.next(2);
        events.push(Audience::All, || Event::Marked { seat, square });
        if self.is_over() {
            events.push(Audience::All, || Event::Over { winner: self.winner() });
        }
        Seal::Open
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, state: self.clone() }
    }

    fn sample(view: &View, _: &mut ChaCha8Rng) -> Self {
        view.state.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        let score = |seat: u8| i16::from(self.winner() == Some(Seat(seat)));
        self.is_over().then(|| Outcome::by_score(&[score(0), score(1)]))
    }

    fn queue(&mut self, results: &[u8]) -> Result<(), String> {
        if results.is_empty() { Ok(()) } else { Err("Nothing in Tic-tac-toe is random.".into()) }
    }

    fn describe_action(_: &View, _: Seat, action: &Action) -> String {
        let Action::Mark(square) = *action;
        format!("Mark {}", square_name(square))
    }

    fn describe_event(event: &Event, names: Names<'_>) -> String {
        match event {
            Event::Marked { seat, square } => format!("{} marks {}.", names.of(*seat), square_name(*square)),
            Event::Over { winner: Some(seat) } => format!("{} has three in a line (TT-3).", names.of(*seat)),
            Event::Over { winner: None } => "No square is free: a draw (TT-4).".to_owned(),
        }
    }

    fn prompt(view: &View, names: Names<'_>) -> String {
        match &view.state {
            state if state.is_over() => "The match is over.".to_owned(),
            state if view.viewer == Viewer::Seat(state.turn) => "Mark a free square.".to_owned(),
            state => format!("{} marks a square.", names.of(state.turn)),
        }
    }
}

impl Lookup for State {
    type Catalog = ();
    type Pieces = ();
    type Query = NoQuery;
    type Answer = ();

    const QUERIES: &'static [&'static str] = &[];

    fn catalog(_: &'static Content) {}

    fn pieces(_: &View) {}

    fn answer(_: &View, query: &NoQuery) -> Result<(), Refusal> {
        match *query {}
    }
}

impl Strategy for State {
    /// A line that only one of both can still complete is worth the more, the more of it is marked.
    fn evaluate(&self, seat: Seat) -> f32 {
        if self.is_over() {
            return self.winner().map_or(0.5, |winner| f32::from(u8::from(winner == seat)));
        }
        let count = |line: &[u8; 3], seat: Seat| line.iter().filter(|square| self.squares[usize::from(**square)] == Some(seat)).count();
        let worth = |line: &[u8; 3]| match (count(line, seat), count(line, seat.next(2))) {
            (own, 0) => own as f32,
            (0, others) => -(others as f32),
            _ => 0.0,
        };
        (0.5 + LINES.iter().map(worth).sum::<f32>() / 40.0).clamp(0.05, 0.95)
    }
}
