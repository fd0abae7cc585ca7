//! The turn and its steps (AD-20 to AD-26).

use cyberdeck::rules::access_denied::{Action, Asked, Sector, Step};
use serde_json::json;

use crate::table::{NONE, Table, card, seat};

#[test]
fn ad_20_a_turn_has_four_steps_in_order() {
    let mut table = Table::of(3).hand(1, "A, B").step(Step::FreeAttempt).ready();
    let mut steps = vec![table.game.table().step];
    while table.game.table().turn == seat(1) {
        table.goes_on();
        steps.push(table.game.table().step);
    }
    steps.dedup();
    assert_eq!(steps[..4], [Step::FreeAttempt, Step::Actions, Step::Discard, Step::Draw]);
    assert_eq!(table.refuses(1, Action::Draw), "AD-20", "it is the turn of another");
}

#[test]
fn ad_21_one_free_attempt_at_one_sector() {
    let mut table = Table::of(3).hand(1, "A, D, D").step(Step::FreeAttempt).ready();
    assert_eq!(table.refuses(1, Action::BuyAction), "AD-21");
    table.attempts(1, Sector::Government, "D");
    assert_eq!(table.asked(), Asked::Act, "the step is over");
    assert_eq!(table.actions_left(), 1, "and it has cost no action");
}

#[test]
fn ad_22_one_action_for_an_attempt_a_card_or_a_trade() {
    let layout = Table::of(3).hand(1, "Samurai, Warez, Usenet, D").hand(2, "A").actions(2);
    let mut table = layout.ready();
    table.plays(1, "Warez", crate::table::in_(Sector::Micronopoly));
    assert_eq!(table.actions_left(), 1);
    table.attempts(1, Sector::Government, "D");
    assert_eq!(table.asked(), Asked::Discard, "without actions the step is over");
    let mut passing = Table::of(3).hand(1, "A").actions(3).ready();
    passing.passes(1);
    assert_eq!(passing.asked(), Asked::Discard, "actions can be passed");
}

#[test]
fn ad_22_actions_are_summed_when_the_step_begins_and_never_under_none() {
    let layout = Table::of(3).hand(1, "A").upgrade(1, "Over-Clock").step(Step::FreeAttempt);
    for (marks, actions) in [(json!([]), 2), (json!([{"Actions": 2}]), 4), (json!([{"Actions": -1}]), 1), (json!([{"Actions": -5}]), 0)] {
        let mut table = layout.clone().edit("/table/players/0/now", marks).ready();
        table.passes(1);
        assert_eq!(table.actions_left(), actions);
    }
    let mut locked = layout.edit("/table/players/0/now", json!(["NoActions", {"Actions": 3}])).ready();
    locked.passes(1);
    assert_eq!((locked.actions_left(), locked.asked()), (0, Asked::Discard), "who takes no actions gets none from anywhere");
}

#[test]
fn ad_23_discards_down_to_the_limit_and_more_if_one_likes() {
    let mut table = Table::of(3).hand(1, "A, A, B, B, C, C, D, D").step(Step::Discard).ready();
    assert_eq!(table.refuses(1, Action::Pass), "AD-23");
    table.discards(1, "A");
    assert_eq!(table.refuses(1, Action::Pass), "AD-23");
    table.discards(1, "A, B").passes(1);
    assert_eq!((table.hand_size(1), table.asked()), (5, Asked::Draw));
}

#[test]
fn ad_24_draws_up_to_two_cards_within_the_limit() {
    let mut table = Table::of(3).hand(2, "A").step(Step::Draw).edit("/table/turn", json!(1)).edit("/table/budget/draws", json!(2)).ready();
    table.draws(2, 2);
    assert_eq!(table.refuses(2, Action::Draw), "AD-24");
    table.passes(2);
    let full =
        Table::of(3).hand(2, "A, A, B, B, C, C").step(Step::Draw).edit("/table/turn", json!(1)).edit("/table/budget/draws", json!(2));
    assert_eq!(full.ready().refuses(2, Action::Draw), "AD-24");
}

#[test]
fn ad_25_the_limit_of_six_binds_in_discarding_and_drawing_only() {
    let table = Table::of(4).hand(1, "A, A, B, B, C, C, D, D").upgrade(1, "ICE").ready();
    assert_eq!(table.game.hand_limit(seat(1)), Some(6));
    assert_eq!((table.asked(), table.hand_size(1)), (Asked::Act, 8), "in the Take Actions step it holds more");
    let mut drawing = Table::of(4).hand(1, "Bank Error in Your Favor, A, B, B, C, C").ready();
    drawing.plays(1, "Bank Error in Your Favor", NONE);
    assert_eq!(drawing.hand_size(1), 8);
}

#[test]
fn ad_26_the_discard_pile_is_shuffled_when_the_deck_is_empty() {
    let mut table = Table::of(3).hand(1, "Direct Deposit").pile("Warez, Guru").ready();
    let rest: Vec<u8> = table.game.deck().iter().map(cyberdeck::rules::access_denied::Card::number).collect();
    let mut value = serde_json::to_value(&table.game).unwrap();
    // The deck lies on the discard pile but for one card.
    let mut pile = value["pile"].as_array().unwrap().clone();
    pile.extend(rest[1..].iter().map(|card| json!(card)));
    for place in ["/table/seen", "/seen/0", "/seen/1", "/seen/2"] {
        let seen = value.pointer_mut(place).unwrap().as_array_mut().unwrap();
        seen.extend(rest[1..].iter().map(|card| json!(card)));
    }
    value["pile"] = json!(pile);
    value["deck"] = json!([rest[0]]);
    table.game = serde_json::from_value(value).unwrap();
    let top = table.game.top();
    assert_eq!(table.view(1).top, top);
    table.plays(1, "Direct Deposit", NONE);
    assert_eq!(table.hand_size(1), 2);
    assert_eq!(table.game.pile(), [card("Direct Deposit")]);
    assert_eq!(table.game.deck().len() as usize, rest.len() + 2 - 2, "the pile is the deck now");
}

#[test]
fn ad_26_without_any_card_drawing_ends() {
    let mut table = Table::of(3).hand(1, "Direct Deposit").ready();
    let mut value = serde_json::to_value(&table.game).unwrap();
    let deck = value["deck"].as_array().unwrap().clone();
    value["deck"] = json!([]);
    value["hands"][1] = json!(deck);
    value["seen"][1] = json!(deck);
    table.game = serde_json::from_value(value).unwrap();
    assert_eq!(cyberdeck::rules::game::Game::validate(&table.game), Ok(()));
    table.plays(1, "Direct Deposit", NONE);
    assert_eq!(table.hand_size(1), 0);
}

#[test]
fn ad_22_a_potato_costs_an_action_to_give_away() {
    let mut table = Table::of(3).hand(1, "Worm, A").edit("/table/budget/potatoes", json!([card("Worm")])).ready();
    table.must(1, Action::PassOn { card: card("Worm"), to: seat(2) });
    assert_eq!(table.asked(), Asked::Discard);
    assert!(table.holds(2, "Worm"));
}
