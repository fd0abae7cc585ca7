//! Hidden information, the checklist and what follows from it (AD-90 to AD-92).

use cyberdeck::rules::access_denied::{Action, CardSet, Codes, Event, Level, Sector};
use cyberdeck::rules::game::{Game, Viewer};

use crate::table::{NONE, Table, at, card, code, seat};

const GOV: Sector = Sector::Government;

fn codes(letters: &str) -> Codes {
    letters.chars().filter_map(|letter| code(&letter.to_string())).collect()
}

#[test]
fn ad_90_a_seat_sees_its_own_cards_and_what_lies_open() {
    let table = Table::of(3).hand(1, "Guru, A").hand(2, "Samurai").upgrade(2, "ICE").pile("Warez, Phreaking").ready();
    let view = table.view(3);
    assert!(view.hand.is_empty() && view.passwords[GOV.index()].is_empty());
    assert_eq!((view.hands[0], view.hands[1], view.top), (2, 1, Some(card("Phreaking"))));
    assert!(view.known.iter().all(|known| known.is_empty()));
    assert_eq!(table.game.view(Viewer::Spectator).hand, CardSet::NONE);
    let written = serde_json::to_value(&view).unwrap();
    assert!(written.get("deck").unwrap().is_u64() && written.get("chance").is_none(), "{written}");
}

#[test]
fn ad_91_attempts_fill_the_checklist() {
    let mut table = Table::of(3).password(GOV, "ABC").level(1, GOV, Level::User).hand(1, "A, D").ready();
    table.attempts(1, GOV, "A, D");
    assert_eq!(table.knows(1, GOV), ("A".into(), "D".into()));
    assert_eq!(table.knows(3, GOV), (String::new(), String::new()));
    assert_eq!(table.view(2).clues[GOV.index()][0], table.view(1).clues[GOV.index()][0], "the controller knows what it gave away");
    assert!(table.view(2).known[0].len() == 1, "and which card the attempter has back");
}

#[test]
fn ad_91_a_second_copy_kept_does_not_rule_its_code_out() {
    let mut table = Table::of(3).password(GOV, "ABC").level(1, GOV, Level::User).hand(1, "A, A").ready();
    table.attempts(1, GOV, "A, A");
    assert_eq!(table.knows(1, GOV), ("A".into(), String::new()));
}

#[test]
fn ad_91_a_blocked_attempt_proves_nothing() {
    for answer in ["Firewall", "Route Trace"] {
        let mut table = Table::of(3).password(GOV, "ABC").hand(1, "Guru").hand(2, answer).ready();
        table.names(1, GOV).nobody_answers().hands_over(1, "Guru").announces(2, answer, NONE);
        if answer == "Firewall" {
            table.picks(2, "Guru");
        }
        assert_eq!(table.knows(1, GOV), (String::new(), String::new()), "{answer}");
        assert_eq!(table.level_of(1, GOV), Level::None);
    }
}

#[test]
fn ad_91_what_is_seen_in_a_hand_is_known_until_a_card_goes_unseen() {
    let mut table = Table::of(4).hand(1, "The NSA is Watching You").level(1, GOV, Level::Oper).hand(2, "Guru, Warez, Samurai").ready();
    table.plays(1, "The NSA is Watching You", at(2)).picks(1, "Guru");
    assert_eq!(table.view(1).known[1], [card("Warez"), card("Samurai")].into_iter().collect());
    table.until_turn(2);
    table.must(2, Action::Pass).must(2, Action::Trade(seat(3))).picks(2, "Warez").must(2, Action::Agree).must(3, Action::Agree);
    assert_eq!(table.view(1).known[1].len(), 2, "nothing has moved yet");
    table.must(2, Action::Agree);
    assert!(table.view(1).known.iter().all(|known| known.is_empty()), "it may be either of the two");
    assert!(table.view(3).known.iter().all(|known| known.is_empty()) && table.view(2).known[2].contains(card("Warez")));
}

#[test]
fn ad_92_three_codes_in_are_all_and_three_out_leave_the_rest() {
    let layout = Table::of(3).password(GOV, "ABC");
    let three = |within: &[&str], out: &[&str]| {
        layout.clone().edit("/clues/0/1", serde_json::json!({"within": within, "out": out})).ready().view(1).deduced()[GOV.index()]
    };
    assert_eq!(three(&["A", "B", "C"], &[]).out, codes("DEF"));
    assert_eq!(three(&[], &["D", "E", "F"]).within, codes("ABC"));
    assert_eq!(three(&["A"], &["D"]).within, codes("A"));
}

#[test]
fn ad_92_a_code_whose_cards_were_all_seen_elsewhere_is_out() {
    let all_a: Vec<&str> = crate::table::cards().of_code(code("A").unwrap()).iter().map(|card| crate::table::cards().title(card)).collect();
    let table = Table::of(3).pile(&all_a.join(", ")).ready();
    let view = table.view(1);
    assert!(view.certain(GOV).out.is_empty(), "that is no certain knowledge");
    assert!(view.deduced()[GOV.index()].out.contains(code("A").unwrap()));
    // All but one are seen, and that one is in Micronopoly.
    let table = Table::of(3).pile(&all_a[1..].join(", ")).password(Sector::Micronopoly, "AEF");
    let table = table.edit("/clues/0/2", serde_json::json!({"within": ["A"], "out": []})).ready();
    assert!(table.view(1).deduced()[GOV.index()].out.contains(code("A").unwrap()));
}

#[test]
fn ad_91_shown_codes_are_known_to_those_two() {
    let mut table = Table::of(3).password(GOV, "ABC").hand(1, "Dumpster Diving").ready();
    table.announces(1, "Dumpster Diving", crate::table::in_(GOV));
    let (within, out) = table.knows(1, GOV);
    assert!("ABC".contains(&within) && within.len() == 1 && out.is_empty());
    let told = |number| table.seen_by(number).iter().any(|event| matches!(event, Event::CodeShown { code: Some(_), .. }));
    assert!(told(1) && told(2) && !told(3));
}
