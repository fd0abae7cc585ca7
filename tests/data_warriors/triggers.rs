//! What sets effects off: states that change, and what the user of a desktop does (DW-30 to DW-36, DW-50).

use cyberdeck::rules::data_warriors::{Action, CardState, Event, Named, POINTS};

use crate::loops::CHAINS;
use crate::table::{A, B, C, Duel};

#[test]
fn dw_50_a_card_that_becomes_running_sets_effects_off_once_for_each_change() {
    let mut duel = Duel::of(2, CHAINS);
    let (wiper, turner, bully) = (duel.place(A, "wiper"), duel.place(A, "turner"), duel.place(A, "bully"));
    duel.place(B, "siren");
    let mut duel = duel.run();
    let before = duel.drive(A);
    duel.issue(A, wiper, "--wipe");
    assert_eq!((duel.drive(A), duel.state.table().stack.len()), (before - 1, 1), "at once, after it was issued");
    duel.issue(A, turner, "--suspend");
    duel.name(A, bully);
    assert_eq!(duel.drive(A), before - 2, "turner itself");
    duel.resolve();
    assert_eq!(duel.drive(A), before - 3, "bully was suspended");
    duel.resolve();
    assert_eq!(duel.drive(A), before - 3);
}

#[test]
fn dw_50_a_card_that_wakes_in_memory_cleanup_becomes_idle() {
    let mut duel = Duel::of(2, CHAINS);
    let lark = duel.place_so(A, "lark", A, CardState::Running, None);
    let idle = duel.place(A, "lark");
    let duel = duel.setup();
    assert_eq!([lark, idle].map(|card| duel.card_state(card)), [Some(CardState::Idle); 2]);
    assert_eq!(duel.free(B), POINTS - 1, "one of them was Idle before");
}

#[test]
fn dw_50_a_card_that_enters_play_becomes_nothing() {
    let mut duel = Duel::of(2, CHAINS);
    let lark = duel.hold(A, "lark");
    let mut duel = duel.setup();
    duel.act(A, Action::Play(lark));
    assert_eq!((duel.card_state(lark), duel.free(B)), (Some(CardState::Loading), POINTS));
}

#[test]
fn dw_50_what_changes_together_has_changed_before_anything_is_set_off() {
    let mut duel = Duel::of(2, CHAINS);
    for title in ["census", "wiper", "turner"] {
        duel.place_so(A, title, A, CardState::Running, None);
    }
    let before = duel.drive(B);
    let duel = duel.setup();
    assert_eq!(duel.drive(B), before - 1, "census counts all three, whichever woke first");
}

#[test]
fn dw_32_a_conf_may_watch_the_state_of_its_host() {
    let mut duel = Duel::of(2, CHAINS);
    let wiper = duel.place(A, "wiper");
    let other = duel.place(A, "bully");
    duel.place_so(A, "mirror", A, CardState::Idle, Some(wiper));
    let mut duel = duel.run();
    duel.issue(A, wiper, "--wipe");
    duel.issue(A, other, "--read");
    assert_eq!([wiper, other].map(|card| duel.card_state(card)), [Some(CardState::Idle), Some(CardState::Running)]);
}

/// B, then C: Setup with a program and a script in hand, after A has put warden on C's desktop.
fn warden() -> Duel {
    let mut duel = Duel::of(3, &CHAINS.replace("1x churn", "1x zap"));
    duel.place_so(A, "warden", C, CardState::Idle, None);
    duel
}

#[test]
fn dw_35_what_the_user_of_this_desktop_plays() {
    let mut duel = warden();
    let worm = duel.hold(A, "warden");
    let own = [B, C].map(|seat| duel.hold(seat, "wiper"));
    let mut duel = duel.setup();
    let before = duel.drive(C);
    duel.act(A, Action::Play(worm));
    duel.act(A, Action::Name(Named::User(C)));
    assert_eq!(duel.drive(C), before, "A has played it there, not C");
    duel.end_turn();
    for (seat, card, lost) in [(B, own[0], 0), (C, own[1], 2)] {
        duel.act(seat, Action::Draw(1));
        let before = (duel.drive(seat), duel.drive(A));
        duel.act(seat, Action::Play(card));
        assert_eq!((duel.drive(seat), duel.drive(A)), (before.0 - lost, before.1), "two wardens lie at C; nobody draws in C's turn");
        duel.end_turn();
    }
}

#[test]
fn dw_35_what_the_user_of_this_desktop_issues_and_pays() {
    let mut duel = warden();
    let scripts = [B, C].map(|seat| duel.hold(seat, "boost"));
    let wiper = duel.place(A, "wiper");
    let mut duel = duel.run();
    assert_eq!([0, 1].map(|at| duel.state.table().card_cost([B, C][at], scripts[at]).total), [0, 1], "a script costs C alone more");
    let before = duel.hand(A);
    duel.issue(A, wiper, "--wipe");
    duel.act(A, Action::Name(Named::User(C)));
    duel.act(A, Action::Pass);
    duel.act(B, Action::Play(scripts[0]));
    assert_eq!(duel.free(B), POINTS);
    duel.act(A, Action::Pass);
    duel.act(B, Action::Pass);
    duel.act(C, Action::Play(scripts[1]));
    assert_eq!(duel.free(C), POINTS - 2, "1 for the script and 1 throttled for having issued it");
    (0..3).for_each(|_| duel.resolve());
    assert_eq!(duel.hand(A), before + 1, "a wipe hit the drive of warden's desktop in A's turn");
}

#[test]
fn dw_35_steps_of_the_user_of_this_desktop() {
    let mut duel = warden();
    for (seat, lost) in [(A, 0), (B, 0), (C, 2)] {
        let before = duel.drive(seat);
        duel.act(seat, Action::Draw(1));
        duel.end_turn();
        assert_eq!(duel.drive(seat), before - 1 - lost);
    }
    assert!(duel.seen(B).iter().any(|event| matches!(event, Event::EffectHappens { .. })));
}
