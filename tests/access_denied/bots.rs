//! What bots make of Access Denied.

use std::sync::atomic::AtomicBool;

use cyberdeck::bots::{Budget, Level as Skill, choose};
use cyberdeck::rules::access_denied::{Action, Asked, Card, CardSet, Codes, Level, Sector, State, Step};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use crate::table::{Table, at, card, seat};

const GOV: Sector = Sector::Government;
const MIC: Sector = Sector::Micronopoly;

/// What a bot does for who is waited for.
fn decides(state: &State, skill: Skill, seed: u64) -> Action {
    let seat = state.actors().iter().next().expect("somebody is waited for");
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let action = choose::<State>(skill, &view, seat, &legal, Budget::Iterations(60), rng, &AtomicBool::new(false));
    action.expect("there is something to do")
}

impl Table {
    /// A bot decides for a seat as long as it is waited for.
    fn bot_plays(&mut self, number: u8, skill: Skill) -> Vec<Action> {
        let mut done = Vec::new();
        while self.waiting() == number {
            let action = decides(&self.game, skill, 1);
            self.must(number, action);
            done.push(action);
        }
        done
    }
}

/// What the seat knows of a password, as the file has it.
fn clue(within: &[&str], out: &[&str]) -> serde_json::Value {
    json!({"within": within, "out": out})
}

#[test]
fn a_bot_that_knows_three_codes_hands_them_over() {
    for skill in [Skill::Normal, Skill::Hard] {
        let layout = Table::of(3).password(GOV, "ABC").password(MIC, "ABC").level(1, GOV, Level::Oper).step(Step::FreeAttempt);
        let mut table = layout.hand(1, "A, B, C, D, E, F").edit("/clues/0/1", clue(&["A", "B", "C"], &["D", "E", "F"])).ready();
        assert_eq!(decides(&table.game, skill, 1), Action::Attempt(GOV));
        table.names(1, GOV).nobody_answers();
        table.bot_plays(1, skill);
        table.nobody_answers();
        assert_eq!(table.level_of(1, GOV), Level::Root, "{skill}");
    }
}

#[test]
fn a_bot_hands_over_no_code_that_it_knows_to_be_out() {
    for skill in [Skill::Normal, Skill::Hard] {
        for seed in 0..4 {
            let layout = Table::of(3).password(GOV, "ABC").hand(1, "B, D, E, F").edit("/clues/0/1", clue(&[], &["D", "E"]));
            let mut table = layout.step(Step::FreeAttempt).ready();
            table.names(1, GOV).nobody_answers();
            let Action::Pick(card) = decides(&table.game, skill, seed) else { panic!("a card is to be handed over") };
            assert!(!["D", "E"].contains(&crate::table::cards().code(card).to_string().as_str()), "{skill}: {card:?}");
        }
    }
}

#[test]
fn a_bot_makes_no_attempt_that_cannot_succeed() {
    for skill in [Skill::Normal, Skill::Hard] {
        // Two cards of codes that are out in both sectors.
        let layout = Table::of(3).hand(1, "A, B").step(Step::FreeAttempt);
        let known = clue(&["D", "E", "F"], &["A", "B", "C"]);
        let table = layout.edit("/clues/0/1", known.clone()).edit("/clues/0/2", known).ready();
        let action = decides(&table.game, skill, 1);
        assert!(![Action::Attempt(GOV), Action::Attempt(MIC)].contains(&action), "{skill}: {action:?}");
    }
}

#[test]
fn a_bot_stops_the_attempt_that_would_win() {
    for (answer, controls) in [("Firewall", true), ("Route Trace", true), ("Route Trace", false)] {
        // Seat 2 has Root in two sectors and tries for the third.
        let (sector, blocker) = if controls { (Sector::Banking, 1) } else { (MIC, 1) };
        let other = if controls { MIC } else { Sector::Banking };
        let layout = Table::of(3).password(sector, "ABC").level(2, other, Level::Root).level(2, sector, Level::Oper);
        let layout = if controls { layout } else { layout.level(1, MIC, Level::Oper) };
        let layout = layout.hand(blocker, answer).hand(2, "A, B, C").edit("/table/turn", json!(1));
        let mut table = layout.ready();
        table.names(2, sector).nobody_answers().hands_over(2, "A, B, C").until_asked(blocker);
        for skill in [Skill::Normal, Skill::Hard] {
            let wanted = Action::Play { card: card(answer), target: cyberdeck::rules::access_denied::Target::None, backdoor: false };
            assert_eq!(decides(&table.game, skill, 1), wanted, "{skill}, {answer}");
        }
    }
}

#[test]
fn a_bot_keeps_firewall_where_the_attempt_fails_by_itself() {
    let layout = Table::of(3).password(Sector::Banking, "ABC").hand(1, "Firewall").hand(2, "E, F").edit("/table/turn", json!(1));
    let mut table = layout.ready();
    table.names(2, Sector::Banking).nobody_answers().hands_over(2, "F").until_asked(1);
    assert_eq!(decides(&table.game, Skill::Hard, 1), Action::Pass);
}

#[test]
fn a_bot_declines_to_give_its_password_away() {
    for skill in [Skill::Easy, Skill::Normal, Skill::Hard] {
        // Seat 1 offers a card and wants one whose code is in the password of seat 2.
        let mut table = Table::of(3).password(GOV, "ABC").hand(1, "Worm, E").hand(2, "Guru, Backdoor").ready();
        table.must(1, Action::Trade(seat(2))).must(1, Action::Pick(card("Worm")));
        table.must(1, Action::AskTitle(card("Guru"))).must(1, Action::Agree);
        let done = table.bot_plays(2, skill);
        assert_eq!(done.last(), Some(&Action::Decline), "{skill}");
        assert!(table.holds(2, "Guru"));
    }
}

#[test]
fn a_bot_confirms_no_trade_that_brings_it_nothing() {
    let mut table = Table::of(3).hand(1, "Guru").hand(2, "Worm").ready();
    table.must(1, Action::Trade(seat(2))).must(1, Action::Pick(card("Guru"))).must(1, Action::Agree);
    table.must(2, Action::Agree);
    assert_eq!(table.asked(), Asked::Confirm(seat(2)));
    assert_eq!(decides(&table.game, Skill::Hard, 1), Action::Decline);
}

#[test]
fn a_bot_wins_when_it_can() {
    for skill in [Skill::Normal, Skill::Hard] {
        let layout = Table::of(3).level(1, MIC, Level::Root).level(1, GOV, Level::Oper).password(GOV, "ABC");
        let mut table = layout.hand(1, "A, B, C, Overdraft").edit("/clues/0/1", clue(&["A", "B", "C"], &["D", "E", "F"])).ready();
        table.bot_plays(1, skill);
        table.nobody_answers().bot_plays(1, skill);
        table.nobody_answers();
        assert_eq!(table.game.outcome().map(|outcome| outcome.places[0]), Some(1), "{skill}");
    }
}

#[test]
fn a_bot_hinders_who_is_about_to_win() {
    // Seat 2 will win in its turn, with cards that seat 1 has seen; that has nothing better than to keep it from trying.
    let layout = Table::of(3).level(2, MIC, Level::Root).level(2, Sector::Banking, Level::Oper).level(1, Sector::TeleComm, Level::User);
    let all = clue(&["A", "B", "C"], &["D", "E", "F"]);
    let layout = layout.password(Sector::Banking, "ABC").edit("/clues/1/0", all).hand(1, "Whoops! Disconnect, Trojan");
    let hidden = layout.hand(2, "A, B, C").ready().game;
    let mut file = json!(hidden);
    file["known"][0] = json!(hidden.hand(seat(2)));
    file["seen"][0] = json!(hidden.seen(seat(1)) | hidden.hand(seat(2)));
    let game: State = serde_json::from_value(file).unwrap();
    let whoops = Action::Play { card: card("Whoops! Disconnect"), target: at(2), backdoor: false };
    assert_eq!(decides(&game, Skill::Hard, 1), whoops);
}

/// A match between bots; every decision is looked at.
fn play(levels: &[Skill], seed: u64, iterations: u32, mut look: impl FnMut(&State, Seat, Action)) -> State {
    let mut state = State::new(&Setup::new(levels.len() as u8), seed, Content::built_in()).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut legal = Vec::new();
    while let Some(seat) = state.actors().iter().next() {
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let (budget, never) = (Budget::Iterations(iterations), AtomicBool::new(false));
        let action = choose::<State>(levels[seat.index()], &view, seat, &legal, budget, &mut rng, &never).unwrap();
        look(&state, seat, action);
        state.apply(seat, &action, &mut NoEvents).unwrap();
    }
    state
}

fn wins(levels: [Skill; 3], matches: u64, iterations: u32) -> usize {
    let won = |seed: &u64| play(&levels, *seed, iterations, |_, _, _| {}).outcome().unwrap().winners().contains(Seat(0));
    (0..matches).filter(won).count()
}

#[test]
fn bots_are_stronger_than_chance_and_with_search_than_without() {
    assert_eq!(wins([Skill::Easy, Skill::Random, Skill::Random], 10, 1), 10);
    assert!(wins([Skill::Hard, Skill::Easy, Skill::Easy], 20, 12) >= 8);
}

#[test]
fn the_same_iterations_give_the_same_match() {
    let run = || {
        let mut actions = Vec::new();
        play(&[Skill::Hard, Skill::Easy, Skill::Normal], 5, 6, |_, _, action| actions.push(action));
        actions
    };
    assert_eq!(run(), run());
}

#[test]
fn what_a_bot_may_not_see_changes_nothing() {
    let mut compared = 0;
    play(&[Skill::Normal, Skill::Easy, Skill::Hard], 11, 2, |state, seat, _| {
        compared += 1;
        if compared % 8 != 0 {
            return;
        }
        let view = state.view(Viewer::Seat(seat));
        let other = State::sample(&view, &mut ChaCha8Rng::seed_from_u64(compared));
        if other.actors().iter().next() == Some(seat) {
            assert_eq!(decides(&other, Skill::Hard, 3), decides(state, Skill::Hard, 3));
        }
    });
    assert!(compared > 100);
}

#[test]
fn bots_draw_whenever_they_can() {
    let mut draws = 0;
    for seed in 0..6 {
        play(&[Skill::Easy, Skill::Normal, Skill::Easy], seed, 1, |state, seat, action| {
            if state.check(seat, &Action::Draw).is_ok() {
                draws += 1;
                assert_ne!(action, Action::Pass);
            }
        });
    }
    assert!(draws > 100, "{draws}");
}

#[test]
fn bots_trade_now_and_then_and_never_a_code_of_their_own_password() {
    let (mut offers, mut deals) = (0, 0);
    for seed in 0..12 {
        play(&[Skill::Normal; 3], seed, 1, |state, seat, action| {
            offers += u32::from(matches!(action, Action::Trade(_)));
            if let (Action::Agree, Asked::Confirm(to)) = (action, state.asked()) {
                deals += 1;
                for (owner, gets) in [(seat, to), (to, seat)] {
                    let own: Codes = state
                        .table()
                        .controlled(owner)
                        .flat_map(|sector| state.password(sector))
                        .map(|card: &Card| crate::table::cards().code(*card))
                        .collect();
                    let given: CardSet = state.laid_aside(owner);
                    assert!(given.iter().all(|card| !own.contains(crate::table::cards().code(card))), "{owner} gives {gets} {given:?}");
                }
            }
        });
    }
    assert!(offers > 0, "{offers} offers, {deals} deals");
}
