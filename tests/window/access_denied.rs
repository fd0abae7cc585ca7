//! Whole matches of Access Denied, played by keys alone: against bots, and by two people with the questions to the table
//! and the curtain between them. What the keys do is decided as an easy bot would, so that most kinds of actions come up.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::thread::sleep;
use std::time::Duration;

use cyberdeck::bots::{self, Budget, Level};
use cyberdeck::matches::{Match, Player};
use cyberdeck::rules::access_denied::{Action, Asked, Card, CardSet, Frame, Sector, State, View};
use cyberdeck::rules::game::{Seat, Seats, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::player::{Desk, Program, entries, read, screen, seen, wait};

const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Small, since the look of it does not matter here and small frames are quick.
const SIZE: (u32, u32) = (640, 400);

/// A place of the table where something is done without a card.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Place {
    Rack(Sector),
    Deck,
    Pile,
}

fn places_of(view: &View, action: &Action) -> Vec<Place> {
    match action {
        Action::Attempt(sector) | Action::Enter(sector) => vec![Place::Rack(*sector)],
        Action::Trade(seat) => view.table.controlled(*seat).map(Place::Rack).collect(),
        Action::Draw => vec![Place::Deck],
        Action::TakeTop => vec![Place::Pile],
        _ => Vec::new(),
    }
}

const fn card_of(action: &Action) -> Option<Card> {
    match action {
        Action::Play { card, .. } | Action::PassOn { card, .. } | Action::Pick(card) | Action::Discard(card) => Some(*card),
        _ => None,
    }
}

/// The keys that take one of `candidates`, which are listed.
fn take(candidates: &[Action], action: Action) -> Vec<&'static str> {
    let at = candidates.iter().position(|other| *other == action).expect("it is among them");
    DIGITS.get(at).map_or_else(|| [vec!["Down"; at + 1], vec!["Return"]].concat(), |digit| vec![*digit])
}

/// The keys that do a legal action while nothing is in hand.
fn keys(view: &View, legal: &[Action], action: Action) -> Vec<&'static str> {
    let main = [Action::Draw, Action::Agree, Action::Pass, Action::Decline].into_iter().find(|usual| legal.contains(usual));
    // The main button draws all cards at once; from the deck they are drawn one by one.
    if main == Some(action) && action != Action::Draw {
        return vec!["space"];
    }
    let having = |fits: &dyn Fn(&Action) -> bool| legal.iter().copied().filter(|other| fits(other)).collect::<Vec<Action>>();
    if let Some(card) = card_of(&action) {
        // The arrows go through the tray: what is to be picked from elsewhere, then the hand.
        let picks: CardSet = legal.iter().filter(|other| matches!(other, Action::Pick(_))).filter_map(card_of).collect();
        let at = (picks - view.hand).iter().chain(view.hand.iter()).position(|other| other == card).expect("it lies in the tray");
        return [vec!["Right"; at + 1], take(&having(&|other| card_of(other) == Some(card)), action)].concat();
    }
    let is_plain = |other: &Action| {
        let of_place = matches!(other, Action::Attempt(_) | Action::Enter(_) | Action::AskTitle(_));
        card_of(other).is_none() && !of_place && Some(*other) != main
    };
    let plain = having(&is_plain);
    if let Some(at) = plain.iter().position(|other| *other == action) {
        return vec![DIGITS[at]];
    }
    if matches!(action, Action::AskTitle(_)) {
        let titles = having(&|other| matches!(other, Action::AskTitle(_)));
        return [vec![DIGITS[plain.len()]], take(&titles, action)].concat();
    }
    // Tab goes from place to place, and at each through what can be done there.
    let mut keys = Vec::new();
    let mut places: Vec<Place> = Vec::new();
    for other in legal.iter().filter(|other| card_of(other).is_none()) {
        places.extend(places_of(view, other).first().filter(|place| !places.contains(place)).copied().as_slice());
    }
    for place in places {
        // Where something can be attempted, trades have their button alone.
        let attempts = legal.iter().any(|other| matches!(other, Action::Attempt(sector) if place == Place::Rack(*sector)));
        let is_here = |other: &Action| places_of(view, other).contains(&place) && !(attempts && matches!(other, Action::Trade(_)));
        let here = having(&|other| card_of(other).is_none() && is_here(other));
        if here.contains(&action) {
            return [keys, vec!["Tab"], take(&here, action)].concat();
        }
        keys.extend(vec!["Tab"; here.len()]);
    }
    panic!("no keys do {action:?} of {legal:?}");
}

/// What a seat sees, and what an easy bot would do there; nothing while others are waited for, who may act at any moment.
fn decide(file: &Path, seat: Seat, rng: &mut ChaCha8Rng) -> Option<(View, Vec<Action>, Action)> {
    let (view, legal) = seen::<State>(file, seat);
    if !view.waiting.contains(seat) {
        return None;
    }
    let go_on = AtomicBool::new(false);
    let action = bots::choose::<State>(Level::Easy, &view, seat, &legal, Budget::Iterations(20), rng, &go_on)?;
    Some((view, legal, action))
}

/// Whether the whole table is being asked.
const fn asks_the_table(asked: Asked) -> bool {
    matches!(asked, Asked::BeforeAttempt | Asked::AnswerAttempt | Asked::AnswerCard(_) | Asked::Backup(_))
}

/// Whether the program passes for whoever plays alone, who is asked with the whole table and holds no answer.
fn is_passed_over(view: &View, legal: &[Action]) -> bool {
    let answers = legal.iter().any(|action| action.is_answer(view.table.cards));
    asks_the_table(view.asked) && legal.contains(&Action::Pass) && !answers
}

/// The seats that people play.
fn people(game: &Match<State>) -> Seats {
    let seats = game.seats().iter().enumerate().filter(|(_, seat)| seat.player == Player::Human);
    seats.map(|(at, _)| Seat(at as u8)).fold(Seats::NONE, Seats::with)
}

fn start(desk: &Desk, arguments: &[&str]) -> (Program, PathBuf) {
    let (program, file) = desk.play::<State>(arguments, SIZE);
    wait("a card can be taken in hand", || {
        program.press(&["Right"]);
        program.pause();
        program.is_lit()
    });
    program.press(&["Escape"]);
    (program, file)
}

fn report(file: &Path) {
    let game = read::<State>(file);
    let outcome = game.outcome().expect("it is over");
    println!(
        "The match of {} actions in {} rounds ended with places {:?}.",
        game.steps(),
        game.view(Viewer::Spectator).table.round,
        &outcome.places[..game.seats().len()]
    );
}

/// Plays the one person's seat to the end of the match.
fn play_alone(arguments: &[&str]) {
    let _screen = screen();
    let desk = Desk::new();
    let (mut program, file) = start(&desk, arguments);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while read::<State>(&file).outcome().is_none() {
        let decided = decide(&file, Seat(0), &mut rng).filter(|(view, legal, _)| !is_passed_over(view, legal));
        if let Some((view, legal, action)) = decided {
            program.act(&file, Seat(0), action, |program| program.press(&keys(&view, &legal, action)));
        } else {
            sleep(Duration::from_millis(50));
        }
    }
    report(&file);
}

#[test]
fn a_match_against_a_bot_is_played_by_keys() {
    play_alone(&["--seat", "human", "--seat", "bot:easy", "--seed", "3"]);
}

#[test]
#[ignore = "it takes long; a match of two is played in every run"]
fn a_match_of_six_is_played_by_keys() {
    let bots = ["--seat", "bot:easy"].repeat(5);
    play_alone(&[vec!["--seat", "human"], bots, vec!["--seed", "6"]].concat());
}

#[test]
#[ignore = "it takes minutes; the people of Terminal Dispute share the machine in every run"]
fn two_people_and_a_bot_share_the_machine_and_are_asked_together() {
    let _screen = screen();
    let desk = Desk::new();
    let seats = ["--seat", "human", "--seat", "bot:easy", "--seat", "human", "--seed", "8"];
    let (mut program, file) = desk.play::<State>(&seats, SIZE);
    let mut table = Shared { holder: None, question: None, asked: Seats::NONE, lines: 0, claims: 0 };
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    while read::<State>(&file).outcome().is_none() {
        table.go_on(&mut program, &file, &mut rng);
    }
    println!("{} answers were claimed.", table.claims);
    report(&file);
}

/// A machine that people share.
struct Shared {
    /// Who has it; nobody after a question to all.
    holder: Option<Seat>,
    /// The question that is open, and how deep in the stack.
    question: Option<(usize, Asked)>,
    /// Who has been asked in it.
    asked: Seats,
    /// The lines of the match file that have been looked at.
    lines: usize,
    /// How often somebody had an answer.
    claims: usize,
}

impl Shared {
    /// Does what is next, if it is for a person to do.
    fn go_on(&mut self, program: &mut Program, file: &Path, rng: &mut ChaCha8Rng) {
        let (game, lines) = (read::<State>(file), entries(file));
        // With anything but passing the question is another one.
        if lines[self.lines..].iter().any(|line| !line.ends_with(",Pass)")) {
            self.asked = Seats::NONE;
        }
        self.lines = lines.len();
        let waiting = Seats(game.actors().0 & people(&game).0);
        let Some(seat) = self.holder.filter(|holder| waiting.contains(*holder)).or_else(|| waiting.iter().next()) else {
            return sleep(Duration::from_millis(50));
        };
        let (view, legal, action) = decide(file, seat, rng).expect("who is waited for can do something");
        let claims = asks_the_table(view.asked) && action != Action::Pass && view.could_answer().contains(seat);
        if asks_the_table(view.asked) {
            let question = Some((view.table.stack.len(), view.asked));
            if std::mem::replace(&mut self.question, question) != question {
                self.asked = Seats::NONE;
            }
            if self.asked.is_empty() || self.asked.contains(seat) {
                self.answer_question(program, &view, people(&game), claims.then_some(seat));
            }
            self.asked = self.asked.with(seat);
        }
        if asks_the_table(view.asked) && !claims {
            return wait("who has no answer passes", || entries(file).len() > lines.len());
        }
        if self.holder != Some(seat) {
            program.lift_curtain();
            self.holder = Some(seat);
        }
        program.act(file, seat, action, |program| program.press(&keys(&view, &legal, action)));
    }

    /// Everybody is asked; who has an answer says so by its number.
    fn answer_question(&mut self, program: &Program, view: &View, people: Seats, claims: Option<Seat>) {
        self.asked = Seats::NONE;
        let left = match view.table.stack.last() {
            Some(Frame::Attempt(attempt)) => attempt.left,
            Some(Frame::Play(play)) => play.left,
            Some(Frame::Loss(loss)) => loss.asked,
            _ => Seats::NONE,
        };
        let asked = Seats((left.0 | view.waiting.0) & people.0 & view.could_answer().0);
        if asked.is_empty() {
            return;
        }
        wait("the table is asked", || program.is_asking(SIZE));
        self.holder = None;
        if let Some(seat) = claims {
            self.claims += 1;
            let at = asked.iter().position(|other| other == seat).expect("it is asked");
            program.press(&[DIGITS[at]]);
        }
        if claims.is_none() || asked.len() > 1 {
            program.press(&["space"]);
        }
    }
}
