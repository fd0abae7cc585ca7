//! Whole matches, played by keys alone: one of a single player with a hard kill in the middle of it, and one of two people
//! who share the machine with a bot.

use std::fs;
use std::path::Path;

use cyberdeck::matches::Player;
use cyberdeck::rules::game::Seat;
use cyberdeck::rules::terminal_dispute::{Action, Allocation, Line, Navigation, Phase, State, View};

use super::player::{Desk, Program, entries, read, screen, seen, wait};

const ME: Seat = Seat(0);
const NOTHING: Action = Action::Charge(Line::NOTHING);
const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Small, since the look of it does not matter here and small frames are quick.
const SIZE: (u32, u32) = (480, 320);

/// What the digits stand for while writing.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Offer {
    Value(u8),
    CrossOut,
    Charge,
    Act(Action),
}

fn offers(view: &View, legal: &[Action]) -> Vec<Offer> {
    let (_, turn) = view.own_sheet().expect("whoever writes has a terminal");
    let mut offers: Vec<Offer> = turn.values().map(Offer::Value).collect();
    if matches!(turn.step, Navigation::Stuck | Navigation::ToCross) {
        offers.push(Offer::CrossOut);
    }
    if !targets(Offer::Charge, legal).is_empty() {
        offers.push(Offer::Charge);
    }
    let at_once = |action: &&Action| match **action {
        // An equal die changes nothing.
        Action::Swap { value, .. } => value != turn.unused,
        action => action == NOTHING && !is_only_nothing(legal),
    };
    offers.extend(legal.iter().filter(at_once).map(|action| Offer::Act(*action)));
    offers.truncate(9);
    offers
}

/// Whether shading nothing is all that is left to write: the main key does it.
fn is_only_nothing(legal: &[Action]) -> bool {
    legal.iter().all(|action| matches!(action, Action::Swap { .. }) || *action == NOTHING)
}

/// What an offer can be used for.
fn targets(offer: Offer, legal: &[Action]) -> Vec<Action> {
    let fits = |action: &&Action| match (offer, action) {
        (Offer::Value(value), Action::Write { value: other, .. }) => value == *other,
        (Offer::CrossOut, Action::CrossOut { .. }) => true,
        (Offer::Charge, Action::Charge(line)) => *line != Line::NOTHING,
        (Offer::Act(action), other) => action == **other,
        _ => false,
    };
    legal.iter().filter(fits).copied().collect()
}

/// What to do next, and the keys that do it; different ones each time, so that all kinds come up.
fn next_move(file: &Path, seat: Seat, step: usize) -> (Action, Vec<&'static str>) {
    let (view, legal) = seen::<State>(file, seat);
    match view.phase {
        Phase::Roll => (Action::Roll, vec!["space"]),
        Phase::Allocate => {
            let order: [usize; 5] = std::array::from_fn(|at| (at + step) % 5);
            let keys = order.map(|at| DIGITS[at]).into_iter().chain(["space"]).collect();
            (Action::Allocate(Allocation::from_spots(order.map(|at| view.dice[at]))), keys)
        }
        Phase::Write if is_only_nothing(&legal) => (NOTHING, vec!["space"]),
        Phase::Write => {
            let offers: Vec<(usize, Offer)> = offers(&view, &legal).into_iter().enumerate().collect();
            let useful = |offer: Offer| !targets(offer, &legal).is_empty() && offer != Offer::Act(NOTHING);
            let useful: Vec<(usize, Offer)> = offers.iter().copied().filter(|(_, offer)| useful(*offer)).collect();
            let (at, offer) = *useful.get(step % useful.len().max(1)).or(offers.last()).expect("something is on offer");
            let targets = targets(offer, &legal);
            match offer {
                Offer::Act(action) => (action, vec![DIGITS[at]]),
                // On by Tab, or back from the first to the last; taken by Enter or by the main key.
                _ if step.is_multiple_of(4) && targets.len() > 1 => {
                    (targets[targets.len() - 1], vec![DIGITS[at], "grave", "grave", "Return"])
                }
                _ => {
                    let wanted = (step / 4 % 3).min(targets.len() - 1);
                    let take = if step.is_multiple_of(2) { "Return" } else { "space" };
                    (targets[wanted], [vec![DIGITS[at]], vec!["Tab"; wanted + 1], vec![take]].concat())
                }
            }
        }
        Phase::Over => panic!("the match is over"),
    }
}

/// Whether the round's three writings are all to be done.
fn is_to_write_all(file: &Path) -> bool {
    let (view, _) = seen::<State>(file, ME);
    view.phase == Phase::Write && view.own_sheet().is_some_and(|(_, turn)| turn.phone_open() && turn.step == Navigation::Both)
}

/// Whether an action is the last writing of a round that others write in too: it is asked for twice.
fn is_asked_twice(file: &Path, seat: Seat, action: Action) -> bool {
    let (view, _) = seen::<State>(file, seat);
    let Some((_, turn)) = view.own_sheet().filter(|_| view.phase == Phase::Write && view.seats() > 1) else { return false };
    let open = match turn.step {
        Navigation::Both | Navigation::Stuck => 2,
        Navigation::Second(_) | Navigation::ToCross | Navigation::ToWrite => 1,
        Navigation::Done => 0,
    };
    !matches!(action, Action::Swap { .. }) && open + u8::from(turn.phone_open()) == 1
}

fn play(program: &mut Program, file: &Path, seat: Seat, step: usize) {
    let (action, mut keys) = next_move(file, seat, step);
    if is_asked_twice(file, seat, action) {
        keys.extend(keys.last().copied());
    }
    program.act(file, seat, action, |program| program.press(&keys));
}

/// Plays the people's seats, which are the first two at most, to the end of the match.
fn play_to_the_end(arguments: &[&str]) {
    let _screen = screen();
    let desk = Desk::new();
    let (mut program, file) = desk.play::<State>(arguments, SIZE);
    let people = read::<State>(&file).seats().iter().filter(|seat| seat.player == Player::Human).count();
    if people > 1 {
        program.lift_curtain();
    } else {
        program.button();
    }
    // The curtain is lifted by the first of them who is waited for.
    let first = read::<State>(&file).actors().iter().next().filter(|_| people > 1);
    let (mut holder, mut step) = (first.unwrap_or(ME), 0);
    while read::<State>(&file).outcome().is_none() {
        let actors = read::<State>(&file).actors();
        let other = Seat(1 - holder.0);
        if actors.contains(holder) {
            play(&mut program, &file, holder, step);
            step += 1;
        } else if people > 1 && actors.contains(other) {
            program.lift_curtain();
            holder = other;
        } else {
            program.pause();
        }
    }
    let game = read::<State>(&file);
    let outcome = game.outcome().expect("it is over");
    println!("The match of {} actions ended with {:?} points.", game.steps(), &outcome.scores[..game.seats().len()]);
}

#[test]
fn two_people_and_a_bot_share_the_machine_to_the_end() {
    play_to_the_end(&["--seat", "human", "--seat", "human", "--seat", "bot:easy", "--option", "start=1", "--seed", "4"]);
}

#[test]
#[ignore = "it takes long; smaller tables are played in every run"]
fn a_match_against_three_bots_is_played_to_the_end() {
    let bots = ["--seat", "bot:easy", "--seat", "bot:normal", "--seat", "bot:hard"];
    play_to_the_end(&[vec!["--seat", "human"], bots.to_vec(), vec!["--option", "start=1", "--seed", "7"]].concat());
}

#[test]
fn a_whole_match_of_one_is_played_by_keys_and_outlives_a_hard_kill() {
    let _screen = screen();
    let desk = Desk::new();
    let (mut program, file) = desk.play::<State>(&["--seat", "human", "--seed", "11"], SIZE);
    program.button();
    assert_eq!(read::<State>(&file).seats().len(), 1);
    play(&mut program, &file, ME, 0);
    undo_and_redo(&mut program, &file);
    let mut step = 3;
    while step < 20 || !is_to_write_all(&file) {
        play(&mut program, &file, ME, step);
        step += 1;
    }

    // Killed right after a key, whether that is confirmed by then or not.
    let before = fs::read_to_string(&file).expect("the file is there");
    program.press(&next_move(&file, ME, step).1);
    program.kill();
    let after = fs::read_to_string(&file).expect("the file is there");
    assert!(after.starts_with(&before), "a confirmed action is gone");
    assert!(after.lines().count() <= before.lines().count() + 1);

    let name = file.display().to_string();
    let mut program = desk.open(&["play", "--resume", &name], SIZE);
    wait("the table is there again", || {
        program.press(&["Tab"]);
        program.pause();
        program.is_lit()
    });
    while read::<State>(&file).outcome().is_none() {
        play(&mut program, &file, ME, step);
        step += 1;
    }
    let all = fs::read_to_string(&file).expect("the file is there");
    assert!(all.starts_with(&after), "what was there before the kill has changed");
    let outcome = read::<State>(&file).outcome().expect("it is over");
    println!("The match of {} actions ended with {} points.", entries(&file).len(), outcome.scores[0]);

    // From the results to the menu: keys under them leave the match as it is.
    program.pause();
    for keys in [["z"], ["Escape"], ["Escape"], ["z"]] {
        program.press(&keys);
        program.pause();
    }
    assert_eq!(fs::read_to_string(&file).expect("the file is there"), all);
}

/// Z takes the last decision back and Y puts it back; so does Z with Shift. What was thrown can't be taken back.
fn undo_and_redo(program: &mut Program, file: &Path) {
    let thrown = entries(file);
    program.press(&["z"]);
    program.pause();
    play(program, file, ME, 1);
    assert_eq!(entries(file).len(), thrown.len() + 1, "after the throw nothing is taken back");
    play(program, file, ME, 2);
    for redo in ["y", "shift+z"] {
        let before = read::<State>(file).steps();
        let table = seen::<State>(file, ME);
        for (key, line) in [("z", "Undo(0)"), (redo, "Redo(0)")] {
            let lines = entries(file).len();
            program.press(&[key]);
            wait(&format!("{key} does {line}"), || entries(file).len() > lines);
            assert_eq!(entries(file)[lines..], [line]);
        }
        assert!(read::<State>(file).steps() == before && seen::<State>(file, ME) == table, "{redo} brings back what was there");
    }
}
