//! Which rule a refusal names, and what it says.

use cyberdeck::rules::data_warriors::{Action, CardState, Named, State};
use cyberdeck::rules::game::{Game, Refusal, Seat, Setup};

use crate::table::{A, B, Duel, plain_cards};

fn why(duel: &Duel, seat: Seat, action: Action) -> Refusal {
    duel.state.check(seat, &action).unwrap_err()
}

#[test]
fn dw_2_hands_are_decided_on_one_after_the_other() {
    let mut state = State::new(&Setup::new(3), 3, plain_cards()).unwrap();
    let first = state.table().first;
    let last = first.next(3).next(3);
    assert_eq!(state.check(last, &Action::Keep).unwrap_err().rule.0, "DW-2");
    state.apply(first, &Action::Keep, &mut Vec::new()).unwrap();
    let refusal = state.check(first, &Action::Mulligan).unwrap_err();
    assert!(refusal.rule.0 == "DW-2" && refusal.text.starts_with("You have decided"), "{refusal}");
}

#[test]
fn dw_10_dw_12_dw_13_dw_14_who_is_not_asked_is_told_the_step() {
    let mut duel = Duel::new(2);
    for title in ["zap", "zap", "fork", "fork", "boost"] {
        duel.hold(A, title);
    }
    let (wiper, stop) = (duel.hold(B, "wiper"), duel.hold(B, "stop"));
    let prg = duel.place(B, "watcher");
    let issue = duel.issuing(prg, "--tick");
    let rules = |duel: &Duel| [Action::Pass, Action::EndStep, Action::Play(wiper), Action::Play(stop), issue].map(|it| duel.refused(B, it));
    assert_eq!(rules(&duel), ["DW-10"; 5]);
    duel.act(A, Action::Draw(1));
    assert_eq!(rules(&duel), ["DW-12"; 5]);
    duel.act(A, Action::EndStep);
    assert_eq!(rules(&duel), ["DW-13", "DW-13", "DW-13", "DW-33", "DW-13"], "a script is issued when one may issue");
    duel.act(A, Action::EndStep);
    assert_eq!(rules(&duel), ["DW-14"; 5]);
}

#[test]
fn dw_13_ones_own_turn_is_no_turn_while_another_is_asked() {
    let mut duel = Duel::new(2);
    let wiper = duel.place(A, "wiper");
    let mut duel = duel.run();
    duel.issue(A, wiper, "--wipe");
    duel.act(A, Action::Pass);
    let refusal = why(&duel, A, Action::EndStep);
    assert!(refusal.rule.0 == "DW-13" && refusal.text == "Another player is asked first. Wait.", "{refusal}");
}

#[test]
fn dw_4_who_is_out_is_told_so() {
    let mut duel = Duel::with(3, &[("resigning", "on")]);
    duel.act(A, Action::Resign);
    let refusal = why(&duel, A, Action::Draw(1));
    assert!(refusal.rule.0 == "DW-10" && refusal.text == "You are out of the match.", "{refusal}");
}

#[test]
fn dw_20_a_number_larger_than_the_memory_is_a_matter_of_memory() {
    let mut duel = Duel::new(2);
    let wiper = duel.place(A, "wiper");
    duel.place_so(B, "dear", A, CardState::Idle, Some(wiper));
    let mut duel = duel.run();
    duel.issue(A, wiper, "--var");
    for x in [7, 16, 17, 255] {
        let refusal = why(&duel, A, Action::Amount(x));
        assert_eq!(refusal.rule.0, "DW-20", "{refusal}");
    }
    let refusal = why(&duel, A, Action::Amount(7));
    assert_eq!(refusal.text, "--var of wiper costs 9 MP (base 7, +2 from dear). You have 8 MP free.");
    let refusal = why(&duel, A, Action::Amount(0));
    assert!(refusal.rule.0 == "DW-22" && refusal.text == "□ must be at least 1.", "{refusal}");
}

#[test]
fn dw_36_a_target_in_the_wrong_state_is_told_the_state_that_is_wanted() {
    let mut duel = Duel::new(2);
    let (turner, running) = (duel.place(A, "turner"), duel.place_so(B, "wiper", B, CardState::Running, None));
    let (loading, daemon) = (duel.place_so(B, "doctor", B, CardState::Loading, None), duel.place(B, "watcher"));
    let (idle, trash) = (duel.place(B, "bully"), duel.trash(B, "zap"));
    let mut duel = duel.run();
    duel.issue(A, turner, "--suspend");
    let refusal = why(&duel, A, Action::Name(Named::Card(running)));
    assert_eq!((refusal.rule.0, &*refusal.text), ("DW-36", "wiper is Running. Choose an Idle .PRG."));
    let refusal = why(&duel, A, Action::Name(Named::Card(loading)));
    assert_eq!((refusal.rule.0, &*refusal.text), ("DW-36", "doctor is Loading. Choose an Idle .PRG."));
    // Idle, but no .PRG; not in play; no card at all.
    for named in [Named::Card(daemon), Named::Card(trash), Named::User(B), Named::Item(1)] {
        let refusal = why(&duel, A, Action::Name(named));
        assert_eq!((refusal.rule.0, &*refusal.text), ("DW-40", "That is not a legal target. Choose an Idle .PRG."));
    }
    duel.name(A, idle);
}

#[test]
fn dw_36_the_targets_of_a_copy_too() {
    let mut duel = Duel::new(2);
    let (turner, thief) = (duel.place(A, "turner"), duel.place(A, "thief"));
    let (first, second) = (duel.place(B, "wiper"), duel.place(B, "bully"));
    let running = duel.place_so(B, "doctor", B, CardState::Running, None);
    let mut duel = duel.run();
    duel.issue(A, turner, "--suspend");
    duel.name(A, first);
    duel.issue(A, thief, "--copy");
    assert_eq!(duel.refused(A, Action::Name(Named::Card(running))), "DW-36");
    duel.name(A, second);
}

#[test]
fn dw_14_dw_60_who_has_to_discard_is_told_why() {
    let mut duel = Duel::new(2);
    let bully = duel.place(A, "bully");
    for title in ["zap", "zap", "fork", "fork", "boost"] {
        duel.hold(A, title);
    }
    let held = ["zap", "stop", "fork"].map(|title| duel.hold(B, title));
    let mut duel = duel.run();
    duel.issue(A, bully, "--discard");
    duel.resolve();
    let refusal = why(&duel, B, Action::Pass);
    assert_eq!((refusal.rule.0, &*refusal.text), ("DW-60", "Discard 2 cards first, one at a time."));
    assert_eq!(duel.refused(B, Action::Discard(bully)), "DW-60");
    duel.act(B, Action::Discard(held[0]));
    duel.act(B, Action::Discard(held[1]));
    duel.act(A, Action::EndStep);
    let refusal = why(&duel, A, Action::EndStep);
    assert_eq!((refusal.rule.0, &*refusal.text), ("DW-14", "Discard 1 card first."));
    assert_eq!(duel.refused(A, Action::Discard(held[2])), "DW-14");
}
