//! Cards, states, control, the stack, effects.

use cyberdeck::rules::data_warriors::{Action, Asked, CardState, Event, Named, POINTS};
use cyberdeck::rules::game::{Game, Viewer};

use crate::table::{A, B, C, Duel};

#[test]
fn dw_30_a_program_loads_wakes_and_runs() {
    let mut duel = Duel::new(2);
    let wiper = duel.hold(A, "wiper");
    let mut duel = duel.setup();
    duel.act(A, Action::Play(wiper));
    assert_eq!(duel.card_state(wiper), Some(CardState::Loading));
    duel.act(A, Action::EndStep);
    assert_eq!(duel.refused(A, duel.issuing(wiper, "--wipe")), "DW-34");
    duel.end_turn();
    duel.end_turn();
    let mut duel = duel.run();
    duel.issue(A, wiper, "--wipe");
    assert_eq!(duel.card_state(wiper), Some(CardState::Running));
    duel.resolve();
    assert_eq!(duel.refused(A, duel.issuing(wiper, "--wipe")), "DW-34");
}

#[test]
fn dw_31_one_daemon_a_desktop_always_idle() {
    let mut duel = Duel::new(2);
    let (daemon, second) = (duel.place(A, "watcher"), duel.hold(A, "watcher"));
    let (lodger, turner) = (duel.hold(A, "lodger"), duel.place(A, "turner"));
    let mut duel = duel.setup();
    assert_eq!(duel.refused(A, Action::Play(second)), "DW-31");
    duel.act(A, Action::Play(lodger));
    assert_eq!(duel.state.table().daemon_at(B), Some(lodger));
    duel.act(A, Action::Dismiss(daemon));
    duel.act(A, Action::Play(second));
    duel.act(A, Action::EndStep);
    duel.issue(A, second, "--tick");
    duel.issue(A, second, "--tick");
    assert_eq!(duel.card_state(second), Some(CardState::Idle));
    duel.issue(A, turner, "--reload");
    duel.name(A, second);
    duel.resolve();
    assert_eq!(duel.card_state(second), Some(CardState::Idle), "nothing reloads a daemon");
    duel.resolve();
    duel.resolve();
    duel.end_turn();
    duel.act(B, Action::Draw(1));
    duel.act(B, Action::Dismiss(lodger));
    assert!(duel.in_trash(lodger), "whoever controls it");
}

#[test]
fn dw_32_a_conf_attaches_and_goes_with_its_host() {
    let mut duel = Duel::new(2);
    let (conf, zap) = (duel.hold(A, "lender"), duel.hold(A, "zap"));
    let alone = Duel::new(2);
    let mut alone = alone;
    let lonely = alone.hold(A, "lender");
    assert_eq!(alone.setup().refused(A, Action::Play(lonely)), "DW-32");
    let wiper = duel.place(A, "wiper");
    let mut duel = duel.setup();
    duel.act(A, Action::Play(conf));
    assert_eq!(duel.card_state(conf), Some(CardState::Idle));
    duel.act(A, Action::EndStep);
    duel.issue(A, conf, "--own");
    assert_eq!((duel.card_state(conf), duel.card_state(wiper)), (Some(CardState::Running), Some(CardState::Idle)));
    duel.act(A, Action::Play(zap));
    duel.resolve();
    assert!(duel.in_trash(wiper) && duel.in_trash(conf));
}

#[test]
fn dw_33_a_script_is_on_the_stack_and_then_in_the_trash() {
    let mut duel = Duel::new(2);
    let (fork, wiper) = (duel.hold(B, "fork"), duel.place(A, "wiper"));
    let mut duel = duel.run();
    duel.issue(A, wiper, "--wipe");
    duel.act(A, Action::Pass);
    duel.act(B, Action::Play(fork));
    duel.act(B, Action::Either(1));
    assert!(duel.state.table().stack.len() == 2 && !duel.in_trash(fork) && !duel.state.hand(B).contains(fork));
    duel.resolve();
    assert!(duel.in_trash(fork) && duel.drive(A) == 40 - 1 - 1 - 2);
}

#[test]
fn dw_34_commands_are_issued_in_run_from_idle_cards_under_control_and_free_ones_once() {
    let mut duel = Duel::new(2);
    let (wiper, other) = (duel.place(A, "wiper"), duel.place(B, "wiper"));
    duel.place_so(A, "cheap", A, CardState::Idle, Some(wiper));
    let mut duel = duel.setup();
    assert_eq!(duel.refused(A, duel.issuing(wiper, "--wipe")), "DW-34");
    duel.act(A, Action::EndStep);
    assert_eq!(duel.refused(A, duel.issuing(other, "--wipe")), "DW-34");
    duel.issue(A, wiper, "--free");
    duel.resolve();
    assert_eq!(duel.card_state(wiper), Some(CardState::Idle), "it woke itself");
    assert_eq!(duel.refused(A, duel.issuing(wiper, "--free")), "DW-34");
    duel.issue(A, wiper, "--wipe");
    assert_eq!(duel.free(A), POINTS - 1, "2 less than 2 is still 1");
}

#[test]
fn dw_35_control_changes_and_a_card_goes_to_its_owners_trash() {
    let mut duel = Duel::new(2);
    let (thief, prey) = (duel.place(A, "thief"), duel.place(B, "wiper"));
    let zap = duel.hold(A, "zap");
    let mut duel = duel.run();
    duel.issue(A, thief, "--borrow");
    duel.resolve();
    assert_eq!(duel.controller(prey), Some(A));
    duel.issue(A, prey, "--wipe");
    duel.resolve();
    assert_eq!(duel.drive(B), 37, "B lies two cards lower; one is in play");
    duel.end_turn();
    assert_eq!(duel.controller(prey), Some(B), "until the turn ends");
    let _ = zap;
    let mut duel = Duel::new(2);
    let (thief, prey, zap) = (duel.place(A, "thief"), duel.place(B, "wiper"), duel.hold(A, "zap"));
    let mut duel = duel.run();
    duel.issue(A, thief, "--keep");
    duel.resolve();
    duel.end_turn();
    duel.end_turn();
    assert_eq!(duel.controller(prey), Some(A), "for good");
    duel.act(A, Action::Draw(1));
    duel.act(A, Action::Play(zap));
    duel.name(A, prey);
    assert!(duel.in_trash(prey) && prey.owner() == B);
}

#[test]
fn dw_35_your_desktop_is_where_the_card_lies() {
    let mut duel = Duel::new(2);
    let usher = duel.place_so(A, "usher", B, CardState::Idle, None);
    let (own, there) = (duel.place(A, "wiper"), duel.place(B, "wiper"));
    let mut duel = duel.run();
    duel.issue(A, usher, "--out");
    duel.resolve();
    assert!(duel.in_trash(there) && !duel.in_trash(own), "A controls the usher, but it lies at B");

    let mut duel = Duel::new(2);
    let usher = duel.place_so(A, "usher", B, CardState::Idle, None);
    let (own, there) = (duel.place(A, "wiper"), duel.place(B, "wiper"));
    let mut duel = duel.run();
    duel.issue(A, usher, "--away");
    duel.resolve();
    assert!(duel.in_trash(own) && !duel.in_trash(there), "another desktop is any but that where the usher lies");
}

#[test]
fn dw_35_this_desktop_is_remembered_when_the_card_has_gone() {
    let mut duel = Duel::new(2);
    let (worm, zap) = (duel.place_so(A, "worm", B, CardState::Idle, None), duel.hold(B, "zap"));
    let mut duel = duel.run();
    let before = duel.drive(B);
    duel.issue(A, worm, "--eat");
    duel.act(A, Action::Pass);
    duel.act(B, Action::Play(zap));
    duel.resolve();
    assert!(duel.in_trash(worm));
    duel.resolve();
    assert_eq!(duel.drive(B), before - 1, "DW-40: it resolves though its card has gone");
}

#[test]
fn dw_50_an_effect_may_be_about_the_user_of_this_desktop_alone() {
    let mut duel = Duel::new(3);
    duel.place_so(A, "leech", C, CardState::Idle, None);
    duel.end_turn();
    for (seat, lost) in [(B, 0), (C, 1)] {
        let before = duel.drive(seat);
        duel.act(seat, Action::Draw(1));
        assert_eq!(duel.drive(seat), before - 1 - lost, "one is drawn; the leech lies at C");
        duel.end_turn();
    }
}

#[test]
fn dw_36_targets_are_asked_for_in_their_state() {
    let mut duel = Duel::new(2);
    let (turner, running) = (duel.place(A, "turner"), duel.place_so(B, "wiper", B, CardState::Running, None));
    let idle = duel.place(B, "doctor");
    let mut duel = duel.run();
    duel.issue(A, turner, "--suspend");
    assert_eq!(duel.refused(A, Action::Name(Named::Card(running))), "DW-36");
    duel.name(A, idle);
    duel.resolve();
    assert_eq!(duel.card_state(idle), Some(CardState::Running));
}

#[test]
fn dw_40_without_a_target_nothing_is_issued_and_a_gone_card_still_resolves() {
    let mut duel = Duel::new(2);
    let (wiper, zap, stop) = (duel.place(A, "wiper"), duel.hold(B, "zap"), duel.hold(A, "stop"));
    let mut duel = duel.run();
    assert_eq!(duel.refused(A, Action::Play(stop)), "DW-40");
    duel.issue(A, wiper, "--wipe");
    duel.act(A, Action::Pass);
    duel.act(B, Action::Play(zap));
    duel.resolve();
    assert!(duel.in_trash(wiper));
    duel.resolve();
    assert_eq!(duel.drive(B), 37);
}

#[test]
fn dw_40_a_text_on_its_own_gone_card_alone_halts() {
    let mut duel = Duel::new(2);
    let (turner, zap) = (duel.place(A, "turner"), duel.hold(B, "zap"));
    let mut duel = duel.run();
    duel.issue(A, turner, "--self");
    duel.act(A, Action::Pass);
    duel.act(B, Action::Play(zap));
    duel.resolve();
    duel.resolve();
    assert!(duel.seen(A).iter().any(|event| matches!(event, Event::Halted { .. })));
}

#[test]
fn dw_41_a_halted_item_keeps_its_memory_and_its_card_running() {
    let mut duel = Duel::new(2);
    let (wiper, stop) = (duel.place(A, "wiper"), duel.hold(B, "stop"));
    let mut duel = duel.run();
    duel.issue(A, wiper, "--wipe");
    duel.act(A, Action::Pass);
    duel.act(B, Action::Play(stop));
    duel.resolve();
    assert!(duel.state.table().stack.is_empty() && duel.in_trash(stop));
    assert_eq!((duel.free(A), duel.card_state(wiper), duel.drive(B)), (POINTS - 2, Some(CardState::Running), 39));
}

#[test]
fn dw_42_lost_targets_and_requirements_halt_on_resolving() {
    let mut duel = Duel::new(2);
    let (turner, prey) = (duel.place(A, "turner"), duel.place(B, "wiper"));
    let (zap, picky, last) = (duel.hold(B, "zap"), duel.hold(A, "picky"), duel.hold(B, "zap"));
    let mut duel = duel.run();
    duel.issue(A, turner, "--suspend");
    duel.name(A, prey);
    duel.act(A, Action::Pass);
    duel.act(B, Action::Play(zap));
    duel.name(B, prey);
    duel.resolve();
    duel.resolve();
    assert!(duel.seen(B).iter().any(|event| matches!(event, Event::Halted { .. })), "its only target is gone");
    duel.act(A, Action::Play(picky));
    duel.act(A, Action::Pass);
    duel.act(B, Action::Play(last));
    duel.resolve();
    duel.resolve();
    assert!(duel.in_trash(turner) && duel.in_trash(picky));
    assert_eq!(duel.drive(B), 37, "picky requires a .PRG, and A has none any more");
}

#[test]
fn dw_43_between_two_resolutions_there_is_another_response() {
    let mut duel = Duel::new(2);
    let (one, two, stop) = (duel.place(A, "wiper"), duel.place(A, "wiper"), duel.hold(B, "stop"));
    let mut duel = duel.run();
    duel.issue(A, one, "--wipe");
    duel.issue(A, two, "--wipe");
    duel.resolve();
    duel.act(A, Action::Pass);
    duel.act(B, Action::Play(stop));
    duel.resolve();
    assert_eq!(duel.drive(B), 37);
}

#[test]
fn dw_44_pass_and_end_step_are_two_things() {
    let mut duel = Duel::new(2);
    let wiper = duel.place(A, "wiper");
    let mut duel = duel.run();
    assert_eq!(duel.refused(A, Action::Pass), "DW-44");
    duel.issue(A, wiper, "--wipe");
    assert_eq!(duel.refused(A, Action::EndStep), "DW-44");
    duel.act(A, Action::Pass);
    assert_eq!(duel.state.asking().1, Asked::Respond, "B is asked though its hand is empty");
}

#[test]
fn dw_50_effects_happen_at_once_and_modifiers_as_long_as_they_are_in_play() {
    let mut duel = Duel::new(2);
    duel.place(A, "echo-a");
    let duel = duel.setup();
    assert_eq!(duel.hand(A), 2, "one drawn in Init, one when Setup began");
    let mut duel = Duel::new(2);
    let (wiper, tax, zap) = (duel.hold(A, "wiper"), duel.place(B, "tax"), duel.hold(A, "zap"));
    let mut duel = duel.setup();
    assert_eq!(duel.state.table().card_cost(A, wiper).total, 2);
    duel.act(A, Action::Play(zap));
    assert!(duel.in_trash(tax) && duel.state.table().card_cost(A, wiper).total == 1);
}

#[test]
fn dw_51_an_unmet_requirement_is_named() {
    let mut duel = Duel::new(2);
    let picky = duel.hold(A, "picky");
    let duel = duel.run();
    let refusal = duel.state.check(A, &Action::Play(picky)).unwrap_err();
    assert!(refusal.rule.0 == "DW-51" && refusal.text.contains("you control 1 or more .PRGs"), "{refusal}");
}

#[test]
fn dw_52_a_user_orders_its_own_effects() {
    let mut duel = Duel::new(2);
    let (one, two) = (duel.place(A, "echo-a"), duel.place(A, "echo-b"));
    duel.act(A, Action::Draw(1));
    assert_eq!(duel.state.asking().1, Asked::Order);
    assert_eq!(duel.refused(A, Action::First { card: one, effect: 1 }), "DW-52");
    duel.act(A, Action::First { card: two, effect: 0 });
    let order: Vec<_> = duel
        .seen(A)
        .iter()
        .filter_map(|event| if let Event::EffectHappens { card, .. } = event { Some(card.card) } else { None })
        .collect();
    assert_eq!(order, [two, one]);
}

#[test]
fn dw_60_restore_recover_and_draw_do_as_much_as_there_is() {
    let mut duel = Duel::new(2);
    let (one, two) = (duel.place(A, "doctor"), duel.place(A, "doctor"));
    let (lost, other) = (duel.trash(A, "zap"), duel.trash(A, "stop"));
    let mut duel = duel.run();
    duel.issue(A, one, "--recover");
    duel.name(A, lost);
    duel.resolve();
    assert!(duel.state.hand(A).contains(lost));
    assert!(duel.state.view(Viewer::Seat(B)).hands.contains(lost), "everybody saw it go there");
    let before = duel.drive(A);
    duel.issue(A, two, "--restore");
    duel.resolve();
    assert_eq!((duel.drive(A), duel.in_trash(other)), (before + 1, false));
    assert_eq!(duel.state.drive(A).next(), Some(other), "at the bottom");
}

#[test]
fn dw_60_throttle_grant_and_shield() {
    let mut duel = Duel::new(2);
    let (bully, doctor, wiper) = (duel.place(A, "bully"), duel.place(A, "doctor"), duel.place(A, "wiper"));
    let boost = duel.hold(B, "boost");
    let mut duel = duel.run();
    duel.issue(A, bully, "--throttle");
    duel.resolve();
    assert_eq!(duel.free(B), 5);
    duel.issue(A, doctor, "--shield");
    duel.resolve();
    duel.issue(A, wiper, "--wipe");
    duel.act(A, Action::Pass);
    duel.act(B, Action::Play(boost));
    duel.resolve();
    assert_eq!(duel.free(B), 7);
    let before = duel.drive(B);
    duel.resolve();
    assert_eq!((duel.drive(B), duel.state.table().user(B).shields), (before, [0; 4]));
}

#[test]
fn dw_60_discard_is_the_discarding_users_choice_and_read_shows_the_issuer_alone() {
    let mut duel = Duel::new(2);
    let (bully, second) = (duel.place(A, "bully"), duel.place(A, "bully"));
    let [kept, one, two] = ["zap", "stop", "fork"].map(|title| duel.hold(B, title));
    let mut duel = duel.run();
    duel.issue(A, second, "--read");
    duel.resolve();
    assert!([kept, one, two].iter().all(|card| duel.state.view(Viewer::Seat(A)).hands.contains(*card)));
    assert!(duel.state.view(Viewer::Spectator).hands.is_empty());
    duel.issue(A, bully, "--discard");
    duel.resolve();
    assert_eq!(duel.refused(A, Action::Discard(one)), "DW-13");
    duel.act(B, Action::Discard(one));
    duel.act(B, Action::Discard(two));
    assert!(duel.state.hand(B).contains(kept) && duel.in_trash(one) && duel.in_trash(two));
}

#[test]
fn dw_60_a_copy_goes_on_top_with_its_own_targets() {
    let mut duel = Duel::new(2);
    let (thief, wiper) = (duel.place(A, "thief"), duel.place(B, "wiper"));
    let tick = duel.place(A, "watcher");
    let mut duel = duel.run();
    duel.issue(A, tick, "--tick");
    duel.act(A, Action::Pass);
    duel.issue(B, wiper, "--wipe");
    let before = duel.drive(B);
    duel.issue(A, thief, "--copy");
    duel.act(A, Action::Name(Named::Item(2)));
    duel.resolve();
    let top = *duel.state.table().stack.last().unwrap();
    assert!(top.copy && top.issuer == A && duel.state.table().stack.len() == 3);
    duel.resolve();
    assert_eq!(duel.drive(B), before - 2, "A's copy names B");
}

#[test]
fn dw_60_inject_moves_a_card_and_leaves_control() {
    let mut duel = Duel::new(2);
    let (thief, wiper) = (duel.place(A, "thief"), duel.place(A, "wiper"));
    let conf = duel.place_so(A, "lender", A, CardState::Idle, Some(wiper));
    let mut duel = duel.run();
    duel.issue(A, thief, "--send");
    duel.resolve();
    let at = |card| duel.state.table().desk.get(card).map(|placed| (placed.at, placed.controller));
    assert_eq!((at(wiper), at(conf)), (Some((B, A)), Some((B, A))));
}

#[test]
fn dw_82_lent_commands_are_the_receiving_cards_own() {
    let mut duel = Duel::new(2);
    let wiper = duel.place(A, "wiper");
    let conf = duel.place_so(A, "lender", A, CardState::Idle, Some(wiper));
    let mut duel = duel.run();
    let command = duel.command(conf, "--lent");
    assert_eq!(duel.refused(A, Action::Issue { card: conf, command }), "DW-22");
    duel.act(A, Action::Issue { card: wiper, command });
    assert_eq!((duel.card_state(wiper), duel.card_state(conf)), (Some(CardState::Running), Some(CardState::Idle)));
    duel.resolve();
    assert_eq!(duel.drive(B), 39);
}
