//! Positions smaller than a match, loaded on request.

use serde_json::{Value, json};

use crate::{ask, kind};

/// A state after some actions, each the first that is legal.
fn state(game: &str, actions: usize) -> Value {
    let mut requests = vec![json!({"do": "new", "game": game, "seed": 3})];
    for _ in 0..actions {
        let before = ask(&[requests.clone(), vec![json!({"do": "actors", "match": "m1"})]].concat());
        let seat = before.last().expect("an answer")["actors"][0].clone();
        let listed = ask(&[requests.clone(), vec![json!({"do": "actions", "match": "m1", "seat": seat})]].concat());
        let action = listed.last().expect("an answer")["actions"][0]["action"].clone();
        requests.push(json!({"do": "apply", "match": "m1", "seat": seat, "action": action}));
    }
    requests.push(json!({"do": "state", "match": "m1"}));
    ask(&requests).pop().expect("an answer")["state"].take()
}

fn load(game: &str, state: &Value, rehearsal: bool) -> Value {
    json!({"do": "load", "game": game, "state": state, "rehearsal": rehearsal})
}

fn problems(answer: &Value) -> String {
    assert_eq!(kind(answer), "invalid", "{answer}");
    answer["error"]["problems"].to_string()
}

#[test]
fn a_few_cards_are_no_match_but_will_do_for_a_rehearsal() {
    // Everybody has a password, and but for the hands all cards are gone.
    let mut few = state("access-denied", 12);
    assert_ne!(few["table"]["step"], "Boot");
    few["deck"] = json!([]);
    few["pile"] = json!([]);
    let answers = ask(&[load("access-denied", &few, false), load("access-denied", &few, true)]);
    assert!(problems(&answers[0]).contains("deck, hands, pile, passwords, table: These cards are missing: "), "{}", answers[0]);
    assert_eq!(answers[1], json!({"id": null, "match": "m1", "version": 0, "rehearsal": true}));

    // Drives of five cards each, and lists that name no more.
    let mut few = state("data-warriors", 2);
    for seat in 0..2_usize {
        let hand: Vec<u64> =
            few["hands"].as_array().expect("a list").iter().filter_map(Value::as_u64).filter(|card| card / 40 == seat as u64).collect();
        let drive: Vec<Value> = few["drives"][seat].as_array().expect("a list").iter().take(5).cloned().collect();
        few["table"]["users"][seat]["drive"] = json!(drive.len());
        assert_eq!(few["table"]["users"][seat]["hand"], hand.len());
        few["drives"][seat] = json!(drive);
    }
    let answers = ask(&[load("data-warriors", &few, false), load("data-warriors", &few, true)]);
    assert!(problems(&answers[0]).contains("must be in exactly one place"), "{}", answers[0]);
    assert_eq!(kind(&answers[1]), "none", "{}", answers[1]);

    // A side without its subroutine.
    let mut few = state("aetherium", 0);
    let programs = few["table"]["sides"][1]["programs"].as_array_mut().expect("a list");
    programs.truncate(2);
    for model in 28..32 {
        few["table"]["models"][model]["place"] = json!("Nowhere");
    }
    few["table"]["sides"][1]["pad"] = json!(3);
    let answers = ask(&[load("aetherium", &few, false), load("aetherium", &few, true)]);
    assert!(problems(&answers[0]).contains("table.sides[1].programs: A learning collective has 1 subroutine, not 0"), "{}", answers[0]);
    assert_eq!(kind(&answers[1]), "none", "{}", answers[1]);

    // The sixth round on an empty terminal.
    let mut few = state("terminal-dispute", 0);
    few["round"] = json!(6);
    let answers = ask(&[load("terminal-dispute", &few, false), load("terminal-dispute", &few, true)]);
    assert!(problems(&answers[0]).contains("shown[0].matrix: After 5 rounds 10 boxes are filled, not 0"), "{}", answers[0]);
    assert_eq!(kind(&answers[1]), "none", "{}", answers[1]);
}

#[test]
fn every_answer_about_a_rehearsal_says_so() {
    let mut few = state("terminal-dispute", 0);
    few["round"] = json!(6);
    let about = |name: &str| {
        [
            json!({"do": "actors", "match": name}),
            json!({"do": "actions", "match": name, "seat": 0}),
            json!({"do": "check", "match": name, "seat": 0, "action": {"CrossOut": {"cell": 3}}}),
            json!({"do": "view", "match": name}),
            json!({"do": "state", "match": name}),
            json!({"do": "catalog", "match": name}),
            json!({"do": "outcome", "match": name}),
            json!({"do": "undo", "match": name}),
            json!({"do": "queue", "match": name, "results": [1]}),
            json!({"do": "dance", "match": name}),
            json!({"do": "close", "match": name}),
        ]
    };
    let loads = [load("terminal-dispute", &few, true), json!({"do": "new", "game": "terminal-dispute"})];
    let requests: Vec<Value> = loads.into_iter().chain(about("m1")).chain(about("m2")).collect();
    let answers = ask(&requests);
    let (rehearsal, whole) = answers[2..].split_at(about("m1").len());
    for (request, (one, other)) in about("m1").iter().zip(rehearsal.iter().zip(whole)) {
        assert_eq!((&one["rehearsal"], &other["rehearsal"]), (&json!(true), &Value::Null), "{request}");
    }
    assert_eq!((&answers[0]["rehearsal"], &answers[1]["rehearsal"]), (&json!(true), &Value::Null));
    // It is gone, and with it what was to be said of it.
    let closed = ask(&[load("terminal-dispute", &few, true), json!({"do": "close", "match": "m1"}), json!({"do": "view", "match": "m1"})]);
    assert_eq!((kind(&closed[2]), &closed[2]["rehearsal"]), ("unknown-match", &Value::Null));
}

#[test]
fn nonsense_is_no_rehearsal_either() {
    let mut twice = state("access-denied", 12);
    let (card, place) = match twice["pile"].as_array().and_then(|pile| pile.last().cloned()) {
        Some(card) => (card, "deck"),
        None => (twice["deck"][0].clone(), "pile"),
    };
    twice[place].as_array_mut().expect("a list").push(card);
    let mut off_list = state("data-warriors", 2);
    let faces = off_list["table"]["users"][0]["faces"].as_array_mut().expect("a list");
    faces.truncate(3);
    let mut nobody = state("aetherium", 0);
    nobody["table"]["sides"][0]["programs"] = json!([]);
    let mut full = state("terminal-dispute", 0);
    full["shown"][0]["matrix"] = json!(["123456", ".....", ".....", ".....", "....."]);
    let mut too_full = state("terminal-dispute", 0);
    for sheets in ["sheets", "shown"] {
        too_full[sheets][0]["matrix"] = json!(["12345", "12345", ".....", ".....", "....."]);
    }
    let answers = ask(&[
        load("access-denied", &twice, true),
        load("data-warriors", &off_list, true),
        load("aetherium", &nobody, true),
        load("terminal-dispute", &full, true),
        load("terminal-dispute", &too_full, true),
        json!({"do": "load", "game": "terminal-dispute", "state": {}, "rehearsal": "yes"}),
        json!({"do": "new", "game": "terminal-dispute", "rehearsal": true}),
    ]);
    assert!(problems(&answers[0]).contains("in more than one place: "), "{}", answers[0]);
    for answer in &answers[1..5] {
        assert!(problems(answer).len() > 20, "{answer}");
    }
    assert_eq!((kind(&answers[5]), kind(&answers[6])), ("bad-request", "bad-request"));
}
