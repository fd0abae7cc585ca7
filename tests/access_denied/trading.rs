//! Trading (AD-50).

use cyberdeck::rules::access_denied::{Action, Asked, Code, Event};

use crate::table::{Table, card, seat};

fn offering() -> Table {
    let mut table = Table::of(3).hand(1, "Guru, Warez").hand(2, "Samurai, ICE, Firewall").hand(3, "A").ready();
    table.must(1, Action::Trade(seat(2))).picks(1, "Guru").must(1, Action::AskCode(Code::E)).must(1, Action::AskTitle(card("ICE")));
    table
}

#[test]
fn ad_50_an_offer_is_shown_to_the_partner_alone() {
    let mut table = offering();
    assert!(table.view(2).shown[0].is_empty(), "not before it is sent");
    table.must(1, Action::Agree);
    assert!(table.view(2).shown[0].contains(card("Guru")));
    assert!(table.view(3).shown[0].is_empty());
    let asked = Event::Asked { seat: seat(1), codes: [Code::E].into_iter().collect(), title: Some(card("ICE")) };
    assert!(table.seen_by(3).contains(&&asked), "what is asked for everybody hears");
}

#[test]
fn ad_50_the_partner_gives_what_it_likes_and_the_offerer_confirms() {
    let mut table = offering();
    table.must(1, Action::Agree).picks(2, "ICE, Samurai").must(2, Action::Agree);
    assert_eq!(table.asked(), Asked::Confirm(seat(2)));
    assert!(table.view(1).shown[1].contains(card("ICE")));
    assert_eq!(table.actions_left(), 1, "nothing has been spent");
    table.must(1, Action::Agree);
    assert!(table.holds(1, "ICE") && table.holds(1, "Samurai") && table.holds(2, "Guru"));
    assert_eq!(table.asked(), Asked::Discard, "the trade was the action");
    assert!(table.view(3).known.iter().all(|known| !known.contains(card("ICE"))));
}

#[test]
fn ad_50_a_gift_can_be_accepted_for_nothing() {
    let mut table = offering();
    table.must(1, Action::Agree).must(2, Action::Agree).must(1, Action::Agree);
    assert!(table.holds(2, "Guru"));
    assert_eq!(table.hand_size(1), 1);
}

#[test]
fn ad_50_a_trade_that_fails_costs_no_action_but_there_are_two_offers_a_turn() {
    let mut table = offering();
    table.must(1, Action::Agree).picks(2, "ICE").must(2, Action::Decline);
    assert_eq!((table.actions_left(), table.hand_size(1), table.hand_size(2)), (1, 2, 3));
    assert!(table.view(2).known[0].contains(card("Guru")), "what was shown is known");
    table.must(1, Action::Trade(seat(3))).must(1, Action::Decline);
    assert_eq!(table.refuses(1, Action::Trade(seat(2))), "AD-50");
}

#[test]
fn ad_50_the_offerer_can_call_the_exchange_off() {
    let mut table = offering();
    table.must(1, Action::Agree).picks(2, "ICE").must(2, Action::Agree).must(1, Action::Decline);
    assert!(table.holds(1, "Guru") && table.holds(2, "ICE"));
    assert!(table.view(1).known[1].contains(card("ICE")));
    assert_eq!(table.actions_left(), 1);
}

#[test]
fn ad_50_somebody_without_cards_can_be_offered_to() {
    let mut table = Table::of(3).hand(1, "Guru").ready();
    assert_eq!(table.refuses(1, Action::Trade(seat(1))), "AD-50");
    table.must(1, Action::Trade(seat(3))).picks(1, "Guru").must(1, Action::Agree).must(3, Action::Agree).must(1, Action::Agree);
    assert!(table.holds(3, "Guru"));
    assert_eq!(Table::of(3).hand(2, "A").ready().refuses(1, Action::Trade(seat(2))), "AD-50", "without a card there is no offer");
}
