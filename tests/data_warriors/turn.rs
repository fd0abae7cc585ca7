//! The table, the five steps, memory, the end of a match.

use cyberdeck::rules::data_warriors::{Action, CardState, Named, POINTS, State, Step, TurnStep, half, read_drive, write_drive};
use cyberdeck::rules::game::{Game, Names, Seats, Setup, Viewer};

use crate::table::{A, B, C, Duel, plain_cards};

#[test]
fn dw_1_hands_and_drives_are_hidden_and_the_rest_is_open() {
    let mut duel = Duel::new(2);
    let (own, other) = (duel.hold(A, "wiper"), duel.hold(B, "zap"));
    let view = duel.state.view(Viewer::Seat(A));
    assert!(view.hands.contains(own) && !view.hands.contains(other));
    assert!(view.drives[0].iter().chain(view.drives[1].iter()).all(Option::is_none), "the own drive too");
    assert_eq!((view.table.user(B).hand, view.table.user(B).drive, view.table.user(B).memory.free()), (1, 39, POINTS));
    assert!(duel.state.view(Viewer::Spectator).hands.is_empty());
}

#[test]
fn dw_2_every_reason_against_a_drive_is_given_at_once() {
    let mut setup = Setup::new(2);
    setup.options.insert("drive1".into(), "4x wiper, 2x nothing at all, 1x zap".into());
    setup.options.insert("drive2".into(), "no-such-drive".into());
    let reasons = State::new(&setup, 1, plain_cards()).unwrap_err();
    assert_eq!(reasons.len(), 4, "{reasons:?}");
    for (part, reason) in ["nothing at all", "4 copies of wiper", "40 cards, not 5", "no-such-drive"].iter().zip(&reasons) {
        assert!(reason.contains(part) && reason.ends_with('.'), "{reason}");
    }
}

#[test]
fn dw_2_one_mulligan_each_clockwise_from_the_first() {
    let mut state = State::new(&Setup::new(3), 3, plain_cards()).unwrap();
    let first = state.table().first;
    let before = state.hand(first);
    assert_eq!(before.len(), 5);
    state.apply(first, &Action::Mulligan, &mut Vec::new()).unwrap();
    assert!(state.hand(first).len() == 5 && state.hand(first) != before);
    assert_eq!(state.actors().iter().next(), Some(first.next(3)));
    assert_eq!(state.check(first, &Action::Keep).unwrap_err().rule.0, "DW-2");
}

#[test]
fn dw_3_an_empty_drive_is_out_at_exit_and_the_last_one_wins() {
    let mut duel = Duel::new(2);
    let wiper = duel.place(A, "wiper");
    duel.leave_data(B, 2);
    let mut duel = duel.run();
    duel.issue(A, wiper, "--wipe");
    duel.resolve();
    assert!(duel.drive(B) == 0 && duel.state.outcome().is_none(), "not before Exit");
    duel.act(A, Action::EndStep);
    assert_eq!(duel.state.outcome().unwrap().places[..2], [1, 2]);
}

#[test]
fn dw_3_of_those_out_together_the_latest_issuer_wins() {
    let mut duel = Duel::new(2);
    let big = duel.place(A, "big");
    duel.leave_data(B, 1);
    let mut duel = duel.run();
    duel.issue(A, big, "--all");
    duel.resolve();
    assert_eq!((duel.drive(A), duel.drive(B)), (0, 0));
    duel.act(A, Action::EndStep);
    assert_eq!(duel.state.outcome().unwrap().places[..2], [1, 2]);
    // With nobody's item it is the first clockwise after the current user.
    let mut duel = Duel::new(2);
    duel.leave_data(A, 1);
    duel.leave_data(B, 0);
    duel.act(A, Action::Draw(1));
    duel.end_turn();
    assert_eq!(duel.state.outcome().unwrap().places[..2], [2, 1]);
}

#[test]
fn dw_4_who_resigns_leaves_with_its_cards_and_its_throttles_end() {
    let mut duel = Duel::with(3, &[("resigning", "on")]);
    let (worm, bully) = (duel.place_so(B, "worm", A, CardState::Idle, None), duel.place(B, "bully"));
    let lent = duel.place_so(A, "wiper", B, CardState::Idle, None);
    let stop = duel.hold(B, "stop");
    let mut duel = duel.run();
    let own = duel.place(A, "wiper");
    duel.issue(A, own, "--var");
    duel.act(A, Action::Amount(1));
    duel.act(A, Action::Name(Named::User(C)));
    duel.act(A, Action::Pass);
    duel.issue(B, bully, "--throttle");
    duel.act(B, Action::Name(Named::User(A)));
    duel.resolve();
    assert_eq!(duel.free(A), POINTS - 1 - 3);
    duel.act(A, Action::Pass);
    duel.act(B, Action::Resign);
    let table = duel.state.table();
    assert!(table.desk.get(worm).is_none() && table.desk.get(bully).is_none() && !duel.in_trash(worm) && !duel.in_trash(stop));
    assert!(duel.in_trash(lent), "A's card on B's desktop goes to A's trash");
    assert_eq!((duel.free(A), table.asked, table.stack.len()), (POINTS - 1, A, 1), "the asking begins anew with the current user");
    duel.act(A, Action::Resign);
    assert_eq!(duel.state.outcome().unwrap().places[..3], [2, 3, 1]);
}

#[test]
fn dw_4_nobody_resigns_where_the_setup_does_not_allow_it() {
    assert_eq!(Duel::new(2).refused(A, Action::Resign), "DW-4");
}

#[test]
fn dw_10_init_draws_at_least_one_and_up_to_five_in_hand() {
    let mut duel = Duel::new(2);
    assert_eq!((duel.refused(A, Action::Draw(0)), duel.refused(A, Action::Draw(6))), ("DW-10", "DW-10"));
    for _ in 0..2 {
        duel.hold(A, "stop");
        duel.hold(A, "zap");
    }
    assert_eq!(duel.refused(A, Action::Draw(2)), "DW-10");
    duel.hold(A, "fork");
    duel.act(A, Action::Draw(1));
    assert_eq!(duel.hand(A), 6);
}

#[test]
fn dw_11_cleanup_frees_memory_and_wakes_what_one_controls_wherever_it_lies() {
    let mut duel = Duel::new(2);
    let own = duel.place_so(A, "wiper", A, CardState::Loading, None);
    let away = duel.place_so(A, "worm", B, CardState::Running, None);
    let conf = duel.place_so(A, "lender", A, CardState::Running, Some(own));
    let other = duel.place_so(B, "worm", A, CardState::Loading, None);
    duel.edit(|tree| tree["table"]["users"][0]["memory"]["own"] = 8.into());
    let duel = duel.setup();
    assert_eq!([own, away, conf].map(|card| duel.card_state(card)), [Some(CardState::Idle); 3]);
    assert_eq!((duel.card_state(other), duel.free(A)), (Some(CardState::Loading), POINTS));
}

#[test]
fn dw_12_setup_plays_at_once_and_the_last_point_skips_run() {
    let mut duel = Duel::new(2);
    let (big, fork, echo) = (duel.hold(A, "big"), duel.hold(A, "fork"), duel.hold(A, "echo-a"));
    let mut duel = duel.setup();
    duel.act(A, Action::Play(fork));
    duel.act(A, Action::Either(1));
    assert!(duel.drive(B) == 38 && duel.in_trash(fork), "a script resolves at once, without answers");
    duel.act(A, Action::Play(echo));
    assert!(duel.card_state(echo).is_some() && duel.state.table().is_in(TurnStep::Setup));
    duel.act(A, Action::Play(big));
    assert_eq!(duel.state.table().turn, B, "the last free point: Exit follows, and with at most 5 cards the turn is over");
}

#[test]
fn dw_12_to_begin_setup_without_free_memory_skips_nothing() {
    let mut duel = Duel::new(2).setup();
    duel.edit(|tree| tree["table"]["users"][0]["memory"]["own"] = 8.into());
    duel.act(A, Action::EndStep);
    assert!(duel.state.table().is_in(TurnStep::Run));
}

#[test]
fn dw_13_the_current_user_is_asked_first_after_every_item_and_every_resolve() {
    let mut duel = Duel::new(3);
    let (wiper, stop) = (duel.place(A, "wiper"), duel.hold(C, "stop"));
    let mut duel = duel.run();
    assert_eq!(duel.refused(B, Action::Pass), "DW-13");
    duel.issue(A, wiper, "--wipe");
    duel.act(A, Action::Name(Named::User(B)));
    for seat in [A, B] {
        assert_eq!(duel.state.table().asked, seat);
        duel.act(seat, Action::Pass);
    }
    duel.act(C, Action::Play(stop));
    assert_eq!(duel.state.table().asked, A, "after C's item A is asked first");
    duel.resolve();
    assert!(duel.state.table().stack.is_empty() && duel.drive(B) == 40);
    assert_eq!(duel.state.actors().iter().next(), Some(A));
}

#[test]
fn dw_14_exit_discards_down_to_five() {
    let mut duel = Duel::new(2);
    let held = ["stop", "stop", "zap", "zap", "fork", "fork"].map(|title| duel.hold(A, title));
    let mut duel = duel.run();
    duel.act(A, Action::EndStep);
    assert!(duel.state.table().is_in(TurnStep::Exit));
    assert_eq!(duel.refused(A, Action::EndStep), "DW-14");
    duel.act(A, Action::Discard(held[0]));
    duel.act(A, Action::Discard(held[3]));
    assert_eq!((duel.hand(A), duel.state.table().turn), (5, B));
    assert!(duel.in_trash(held[0]) && duel.in_trash(held[3]));
}

#[test]
fn dw_14_the_last_discard_says_who_is_out_after_it() {
    let mut duel = Duel::new(2);
    let held = ["stop", "stop", "zap", "zap", "fork"].map(|title| duel.hold(A, title));
    duel.leave_data(B, 0);
    let mut duel = duel.run();
    duel.act(A, Action::EndStep);
    let prompt = State::prompt(&duel.state.view(Viewer::Seat(A)), Names(&[], plain_cards()));
    assert_eq!(prompt, "Discard 1 card, then players with an empty drive are out.");
    duel.act(A, Action::Discard(held[0]));
    assert_eq!(duel.state.outcome().unwrap().winners(), Seats::one(A));
}

#[test]
fn dw_44_an_item_touches_whom_it_does_something_to() {
    let mut duel = Duel::new(3);
    let (doctor, wiper, watcher) = (duel.place(A, "doctor"), duel.place(A, "wiper"), duel.place(A, "watcher"));
    let (zap, stop) = (duel.hold(B, "zap"), duel.hold(C, "stop"));
    let mut duel = duel.run();
    let touched = |duel: &Duel| {
        let table = duel.state.table();
        let top = table.stack.last().unwrap();
        [A, B, C].map(|seat| table.touches(top, seat))
    };
    duel.issue(A, doctor, "--draw");
    assert_eq!(touched(&duel), [true, false, false]);
    duel.issue(A, wiper, "--wipe");
    duel.act(A, Action::Name(Named::User(C)));
    assert_eq!(touched(&duel), [false, false, true], "whose drive it names");
    duel.issue(A, watcher, "--tick");
    assert_eq!(touched(&duel), [false, true, true], "all others");
    duel.act(A, Action::Pass);
    duel.act(B, Action::Play(zap));
    duel.name(B, wiper);
    assert_eq!(touched(&duel), [true, false, false], "whose card it names");
    let number = duel.state.table().stack.last().unwrap().number;
    duel.act(A, Action::Pass);
    duel.act(B, Action::Pass);
    duel.act(C, Action::Play(stop));
    duel.act(C, Action::Name(Named::Item(number)));
    assert_eq!(touched(&duel), [false, true, false], "whose item it halts");
}

#[test]
fn dw_20_memory_stays_allocated_until_the_own_next_cleanup() {
    let mut duel = Duel::new(2);
    let (bully, wiper) = (duel.hold(A, "bully"), duel.place(A, "wiper"));
    let mut duel = duel.setup();
    duel.act(A, Action::Play(bully));
    assert_eq!(duel.free(A), 6);
    duel.act(A, Action::EndStep);
    duel.edit(|tree| tree["table"]["users"][0]["memory"]["own"] = 7.into());
    assert_eq!(duel.refused(A, duel.issuing(wiper, "--wipe")), "DW-20");
    duel.end_turn();
    assert_eq!(duel.free(A), 1, "not before the own cleanup");
    duel.end_turn();
    duel.act(A, Action::Draw(1));
    assert_eq!(duel.free(A), POINTS);
}

#[test]
fn dw_21_the_final_cost_names_its_reasons() {
    let mut duel = Duel::new(2);
    let (tax, worm) = (duel.place(B, "tax"), duel.hold(A, "wiper"));
    let duel = duel.setup();
    let cost = duel.state.table().card_cost(A, worm);
    assert_eq!((cost.base, cost.total), (1, 2));
    assert_eq!(cost.reasons.iter().map(|reason| (reason.card, reason.more)).collect::<Vec<_>>(), [(Some(tax), 1)]);
    let words = State::describe_action(&duel.state.view(Viewer::Seat(A)), A, &Action::Play(worm));
    assert!(words.contains("2 MP, base 1"), "{words}");
}

#[test]
fn dw_22_a_variable_cost_is_named_and_changes_do_not_touch_the_box() {
    let mut duel = Duel::new(2);
    let wiper = duel.place(A, "wiper");
    duel.place_so(B, "dear", A, CardState::Idle, Some(wiper));
    let mut duel = duel.run();
    duel.issue(A, wiper, "--var");
    assert_eq!((duel.refused(A, Action::Amount(0)), duel.refused(A, Action::Amount(7))), ("DW-22", "DW-20"));
    duel.act(A, Action::Amount(3));
    duel.resolve();
    assert_eq!((duel.free(A), duel.drive(B)), (POINTS - 5, 36));
}

#[test]
fn dw_70_halves_round_away_from_zero_and_either_is_the_issuers_choice() {
    assert_eq!([3, 2, 1, 0, -1, -2, -3].map(half), [2, 1, 1, 0, -1, -1, -2]);
    let mut duel = Duel::new(2);
    let (wiper, fork) = (duel.place(A, "wiper"), duel.hold(A, "fork"));
    let mut duel = duel.run();
    duel.issue(A, wiper, "--half");
    duel.act(A, Action::Amount(3));
    duel.resolve();
    assert_eq!(duel.drive(B), 38);
    let before = duel.hand(A);
    duel.act(A, Action::Play(fork));
    duel.act(A, Action::Either(0));
    duel.resolve();
    assert_eq!((duel.hand(A), duel.drive(B)), (before - 1 + 2, 38));
}

#[test]
fn dw_81_drives_are_text_and_come_back() {
    let data = &plain_cards().data_warriors;
    let cards = read_drive(&data.catalog, &data.drives[0].list()).unwrap();
    assert_eq!(read_drive(&data.catalog, &write_drive(&data.catalog, &cards)), Ok(cards));
    let state = State::new(&Setup::new(4), 1, plain_cards()).unwrap();
    assert!(matches!(state.table().step, Step::Boot));
}
