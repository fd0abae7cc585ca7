//! A whole duel of Data.Warriors against a bot, played by keys alone. What the keys do is decided as an easy bot would.

use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::thread::sleep;
use std::time::Duration;

use cyberdeck::bots::{self, Budget, Level};
use cyberdeck::rules::data_warriors::{Action, Asked, Card, Named, State, View};
use cyberdeck::rules::game::Seat;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::player::{Desk, read, screen, seen};

const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Small, since the look of it does not matter here and small frames are quick.
const SIZE: (u32, u32) = (640, 400);

/// The keys that take one of `candidates`, which are listed.
fn take(candidates: &[Action], action: Action) -> Vec<&'static str> {
    let at = candidates.iter().position(|other| *other == action).expect("it is among them");
    DIGITS.get(at).map_or_else(|| [vec!["Down"; at + 1], vec!["Return"]].concat(), |digit| vec![*digit])
}

/// The card of the tray that an action is done with.
fn card_of(view: &View, action: &Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::Discard(card) => Some(*card),
        Action::Name(Named::Card(card)) if view.table.trash.contains(*card) => Some(*card),
        _ => None,
    }
}

/// The keys that do a legal action while nothing is in hand.
fn keys(view: &View, legal: &[Action], action: Action) -> Vec<&'static str> {
    let legal: Vec<Action> = legal.iter().copied().filter(|other| *other != Action::Resign).collect();
    if matches!(view.asked, Asked::Place | Asked::Either | Asked::Amount | Asked::Target | Asked::Order) {
        return take(&legal, action);
    }
    let draws = legal.iter().rev().find(|other| matches!(other, Action::Draw(_)));
    let main = draws.or_else(|| legal.iter().find(|other| matches!(other, Action::Keep | Action::Pass))).copied();
    if main == Some(action) {
        return vec!["space"];
    }
    if let Some(card) = card_of(view, &action) {
        let at = view.hand().iter().position(|other| other == card).expect("it lies in the tray");
        return [vec!["Right"; at + 1], vec!["Return"]].concat();
    }
    match action {
        Action::EndStep => vec!["e"],
        Action::Issue { card, .. } => {
            // Tab goes from card to card, and at each through what can be done with it.
            let mut keys = Vec::new();
            let mut cards: Vec<Card> = Vec::new();
            for other in &legal {
                if let Action::Issue { card, .. } | Action::Dismiss(card) = other
                    && !cards.contains(card)
                {
                    cards.push(*card);
                }
            }
            for other in cards {
                let here: Vec<Action> = legal
                    .iter()
                    .copied()
                    .filter(|action| matches!(action, Action::Issue { card, .. } | Action::Dismiss(card) if *card == other))
                    .collect();
                if other == card {
                    return [keys, vec!["Tab"], take(&here, action)].concat();
                }
                keys.extend(vec!["Tab"; here.len()]);
            }
            panic!("no keys issue {action:?} of {legal:?}");
        }
        plain => {
            let is_plain =
                |other: &&Action| matches!(other, Action::Draw(_) | Action::Mulligan | Action::Dismiss(_)) && Some(**other) != main;
            let at = legal.iter().filter(is_plain).position(|other| *other == plain);
            vec![DIGITS[at.expect("it stands beside the main button")]]
        }
    }
}

/// What the seat sees and does; nothing where it is not asked, or the program passes by itself: on what it issued, and where it can do
/// nothing else.
fn decide(file: &Path, seat: Seat, rng: &mut ChaCha8Rng) -> Option<(View, Vec<Action>, Action)> {
    let (view, legal) = seen::<State>(file, seat);
    let is_own = view.table.stack.last().is_some_and(|top| top.issuer == seat);
    if view.asked == Asked::Respond && (is_own || legal == [Action::Pass]) {
        return None;
    }
    let go_on = AtomicBool::new(false);
    let action = bots::choose::<State>(Level::Easy, &view, seat, &legal, Budget::Iterations(20), rng, &go_on)?;
    Some((view, legal, action))
}

/// A match against the others of `seats`, which are bots, played by keys to its end.
fn played_by_keys(seats: &[&str]) {
    let _screen = screen();
    let (desk, me) = (Desk::new(), Seat(0));
    let (mut program, file) = desk.play::<State>(seats, SIZE);
    program.button();
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while read::<State>(&file).outcome().is_none() {
        if let Some((view, legal, action)) = decide(&file, me, &mut rng) {
            program.act(&file, me, action, |program| program.press(&keys(&view, &legal, action)));
        } else {
            sleep(Duration::from_millis(50));
        }
    }
    let game = read::<State>(&file);
    let winners = game.outcome().expect("it is over").winners();
    println!("The match of {} actions was won by {:?}.", game.steps(), winners.iter().collect::<Vec<_>>());
}

#[test]
fn a_duel_against_a_bot_is_played_by_keys() {
    played_by_keys(&["--seat", "human", "--seat", "bot:easy", "--seed", "2"]);
}

#[test]
#[ignore = "it takes long; a duel is played in every run"]
fn a_match_of_four_users_is_played_by_keys() {
    played_by_keys(&["--seat", "human", "--seat", "bot:easy", "--seat", "bot:easy", "--seat", "bot:easy", "--seed", "2"]);
}
