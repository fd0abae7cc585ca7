//! Questions about a position: chances, sight, what a place holds, costs, and chains of actions. A seat is told nothing by
//! them that it may not know.

use serde_json::{Value, json};

use crate::{ask, kind};

/// An answer to one request about this state of a game.
fn about(game: &str, state: &Value, requests: &[Value]) -> Vec<Value> {
    let load = json!({"do": "load", "game": game, "state": state});
    let of = |request: &Value| {
        let mut request = request.clone();
        request["match"] = json!("m1");
        request
    };
    let mut answers = ask(&[load].into_iter().chain(requests.iter().map(of)).collect::<Vec<_>>());
    assert_eq!(kind(&answers[0]), "none", "{}", answers[0]);
    answers.drain(1..).collect()
}

/// A match of Aetherium in which a model of each side stands on the server, and seat 1's is active.
fn two_on_the_server(first: &str, second: &str) -> Value {
    let act = |seat: u8, action: Value| json!({"do": "apply", "match": "m1", "seat": seat, "action": action});
    let answers = ask(&[
        json!({"do": "new", "game": "aetherium", "seed": 7}),
        act(0, json!({"Queue": 0})),
        act(0, json!({"Queue": 1})),
        act(0, json!("Ready")),
        act(1, json!({"Queue": 5})),
        act(1, json!({"Queue": 6})),
        act(1, json!("Ready")),
        json!({"do": "state", "match": "m1"}),
    ]);
    let mut state = answers[7]["state"].clone();
    assert_eq!((&state["table"]["stage"], &state["table"]["turn"]), (&json!("Activation"), &json!(1)));
    state["table"]["models"][0]["place"] = json!({ "On": first });
    state["table"]["models"][20]["place"] = json!({ "On": second });
    state["table"]["models"][20]["facing"] = json!("South");
    state["table"]["active"]["moment"] = json!("Act");
    state
}

#[test]
fn chances_of_an_attack_are_told_with_their_reasons() {
    let state = two_on_the_server("R16", "R18");
    let odds = |model: u8, target: u8| json!({"do": "odds", "model": model, "target": target});
    let answers = about("aetherium", &state, &[odds(20, 0), odds(20, 24), odds(20, 20), odds(40, 0), json!({"do": "odds", "model": 20})]);
    let told = &answers[0]["odds"];
    let dice: i64 = told["reasons"].as_array().expect("a list").iter().filter_map(|reason| reason["dice"].as_i64()).sum();
    assert_eq!(told["odds"]["dice"], json!(dice), "{told}");
    assert_eq!(told["reasons"][0]["rule"], "AE-51");
    let ways = |list: &Value| list.as_array().expect("a list").iter().filter_map(|part| part["ways"].as_u64()).sum::<u64>();
    assert_eq!(json!(ways(&told["boxes"])), told["odds"]["out_of"], "all ways in which the dice can fall");
    assert_eq!(answers[0]["version"], 0);
    assert_eq!((kind(&answers[1]), &answers[1]["error"]["rule"]), ("refused", &json!("AE-41")), "{}", answers[1]);
    assert_eq!((kind(&answers[2]), &answers[2]["error"]["rule"]), ("refused", &json!("AE-50")), "{}", answers[2]);
    assert_eq!((kind(&answers[3]), kind(&answers[4])), ("bad-request", "bad-request"));
    assert!(answers[4]["error"]["text"].as_str().is_some_and(|text| text.contains("target")), "{}", answers[4]);
}

#[test]
fn sight_and_places_are_told() {
    let state = two_on_the_server("R17", "R18");
    let answers = about(
        "aetherium",
        &state,
        &[
            json!({"do": "sight", "from": {"Model": 20}, "to": {"Model": 0}}),
            json!({"do": "sight", "from": {"Square": "R18"}, "to": {"Square": "R16"}}),
            json!({"do": "place", "square": "R17"}),
            json!({"do": "place", "square": "Z9"}),
            json!({"do": "place", "square": "R17", "colour": "red"}),
        ],
    );
    assert_eq!((&answers[0]["sight"]["sight"], &answers[0]["sight"]["distance"]), (&json!("Complete"), &json!(1)));
    assert_eq!(answers[1]["sight"]["stopped_by"], json!(["R17"]));
    assert_eq!((&answers[2]["place"]["models"], &answers[2]["place"]["watched_by"]), (&json!([0]), &json!([1])));
    for answer in &answers[3..] {
        assert_eq!(kind(answer), "bad-request");
        assert!(answer["error"]["text"].as_str().is_some_and(|text| text.ends_with('.') && !text.ends_with("..")), "{answer}");
    }
}

#[test]
fn costs_are_those_of_the_seat_that_asks() {
    let state = two_on_the_server("R17", "R18");
    let costs = |seat: u8| json!({"do": "costs", "seat": seat});
    let answers = about("aetherium", &state, &[costs(1), costs(0), json!({"do": "costs"}), costs(2)]);
    let told = answers[0]["costs"].as_array().expect("a list");
    let step = told.iter().find(|cost| cost["action"]["Step"]["direction"] == "West").expect("it can go west");
    let rules: Vec<&str> = step["reasons"].as_array().expect("a list").iter().filter_map(|reason| reason["rule"].as_str()).collect();
    assert_eq!((&step["cs"], rules), (&json!(2), vec!["AE-30", "AE-32"]), "it stands next to an enemy");
    assert!(told.iter().any(|cost| cost["action"] == "Overclock" && cost["ram"] == 1));
    assert_eq!(answers[1]["costs"], json!([]), "it is not its turn");
    assert_eq!((kind(&answers[2]), kind(&answers[3])), ("bad-request", "bad-request"));
}

#[test]
fn a_game_says_which_questions_it_answers() {
    let requests = [
        json!({"do": "new", "game": "terminal-dispute"}),
        json!({"do": "odds", "match": "m1", "model": 1, "target": 2}),
        json!({"do": "costs", "match": "m1", "seat": 0}),
        json!({"do": "new", "game": "data-warriors"}),
        json!({"do": "sight", "match": "m2"}),
    ];
    let answers = ask(&requests);
    for at in [1, 2, 4] {
        assert_eq!(kind(&answers[at]), "bad-request");
    }
    let text = |at: usize| answers[at]["error"]["text"].as_str().expect("a sentence");
    assert_eq!(text(1), "do: Terminal Dispute does not answer “odds” or other such questions.");
    assert_eq!(text(4), "do: Data.Warriors does not answer “sight”. It answers: costs.");
}

#[test]
fn a_chain_is_refused_at_its_first_step_that_can_t_be_done() {
    let new = json!({"do": "new", "game": "terminal-dispute", "setup": {"seats": 2, "options": {"start": "1"}}, "seed": 7});
    let queue = json!({"do": "queue", "match": "m1", "results": [5, 5, 5, 5, 5]});
    let chain = |seat: u8, actions: Value| json!({"do": "check", "match": "m1", "seat": seat, "actions": actions});
    let allocate = json!({"Allocate": {"navigation": [5, 5], "phone": [5, 5], "unused": 5}});
    let write = |cell: u8| json!({"Write": {"value": 5, "cell": cell}});
    let act = |seat: u8, action: Value| json!({"do": "apply", "match": "m1", "seat": seat, "action": action});
    let answers = ask(&[
        new,
        queue,
        chain(0, json!(["Roll", allocate])),
        act(0, json!("Roll")),
        chain(0, json!([allocate, write(12), write(13)])),
        act(0, allocate),
        chain(1, json!([write(12), write(13)])),
        chain(1, json!([write(12), write(18)])),
        chain(1, json!([write(12)])),
        json!({"do": "view", "match": "m1", "seat": 1}),
        chain(1, json!([])),
        chain(1, json!([write(12), "Fly"])),
        chain(2, json!([write(12)])),
        json!({"do": "check", "match": "m1", "seat": 1, "actions": [write(12)], "action": write(12)}),
        json!({"do": "check", "match": "m1", "seat": 1}),
    ]);
    // Nobody knows what a roll brings, not even where results are queued.
    assert_eq!(answers[2], json!({"id": null, "legal": null, "steps": [], "unknown_from": 0, "version": 1}));
    assert_eq!((kind(&answers[4]), &answers[4]["error"]["rule"], &answers[4]["error"]["step"]), ("refused", &json!("TD-21"), &json!(2)));
    assert_eq!((kind(&answers[6]), &answers[6]["error"]["rule"], &answers[6]["error"]["step"]), ("refused", &json!("TD-21"), &json!(1)));
    assert!(answers[6]["error"]["text"].as_str().is_some_and(|text| text.ends_with('.')));
    assert_eq!(answers[7]["legal"], true);
    assert_eq!(answers[7]["steps"][0][0]["text"], "Seat 2 writes 5 in C3.");
    assert_eq!(answers[7]["steps"].as_array().map(Vec::len), Some(2));
    assert_eq!((&answers[8]["legal"], &answers[8]["version"]), (&json!(true), &answers[7]["version"]), "nothing has changed");
    assert_eq!(answers[9]["view"]["sheets"][1]["sheet"]["matrix"][2], ".....");
    assert_eq!(answers[10..15].iter().map(kind).collect::<Vec<_>>(), ["bad-request"; 5]);
}

#[test]
fn what_a_card_costs_is_told_to_its_holder() {
    let new = json!({"do": "new", "game": "data-warriors", "seed": 3});
    let costs = |seat: u8| json!({"do": "costs", "match": "m1", "seat": seat});
    let answers = ask(&[new, json!({"do": "catalog", "match": "m1"}), costs(0), costs(1), json!({"do": "costs", "match": "m1"})]);
    let (catalog, pieces) = (&answers[1]["catalog"]["cards"], &answers[1]["pieces"]["cards"]);
    for seat in 0..2_usize {
        let told = answers[2 + seat]["costs"].as_array().expect("a list");
        assert_eq!(told.len(), 5, "the cards of the starting hand: {told:?}");
        for price in told {
            let card = price["action"]["Play"].as_u64().expect("it is played") as usize;
            assert_eq!(card / 40, seat);
            // Nothing is in play that changes a cost.
            let face = pieces[card]["face"].as_u64().expect("a number") as usize;
            let printed = &catalog[face]["data"]["cost"];
            assert_eq!(price["cost"], json!({"base": printed, "floor": 0, "reasons": [], "total": printed}));
        }
    }
    assert_eq!(kind(&answers[4]), "bad-request", "only a seat pays");
}

/// States that differ only in what a seat can't know, and the questions to which it has to be told the same.
#[test]
fn a_seat_is_told_the_same_whatever_is_hidden_from_it() {
    let ordered = {
        let act = |seat: u8, action: Value| json!({"do": "apply", "match": "m1", "seat": seat, "action": action});
        ask(&[
            json!({"do": "new", "game": "aetherium", "seed": 7}),
            act(1, json!({"Queue": 5})),
            act(1, json!({"Queue": 6})),
            json!({"do": "state", "match": "m1"}),
        ])[3]["state"]
            .clone()
    };
    let mut other = ordered.clone();
    other["pads"][1].as_array_mut().expect("a list").reverse();
    other["chance"]["drawn"] = json!(1000);
    assert_ne!(ordered, other);
    let questions = [
        json!({"do": "check", "seat": 0, "actions": [{"Queue": 2}, {"Queue": 1}, "Ready"]}),
        json!({"do": "check", "seat": 0, "actions": [{"Queue": 2}, {"Queue": 1}, "Ready", {"Queue": 1}]}),
        json!({"do": "check", "seat": 0, "actions": [{"Queue": 5}]}),
        json!({"do": "costs", "seat": 0}),
        json!({"do": "place", "seat": 0, "square": "J9"}),
        json!({"do": "catalog"}),
    ];
    assert_eq!(about("aetherium", &ordered, &questions), about("aetherium", &other, &questions));

    let dealt = ask(&[json!({"do": "new", "game": "data-warriors", "seed": 3}), json!({"do": "state", "match": "m1"})])[1]["state"].clone();
    let mut other = dealt.clone();
    // The other seat holds another card, and its drive begins with that one.
    let held = other["hands"].as_array().expect("a list").iter().filter_map(Value::as_u64).find(|card| *card >= 40).expect("it holds some");
    let drive = other["drives"][1].as_array_mut().expect("a list");
    let place = drive.pop().and_then(|place| place.as_u64()).expect("it has some");
    drive.push(json!(held - 40));
    let hands = other["hands"].as_array_mut().expect("a list");
    hands.iter_mut().filter(|card| **card == json!(held)).for_each(|card| *card = json!(place + 40));
    hands.sort_by_key(Value::as_u64);
    other["drives"][0].as_array_mut().expect("a list").reverse();
    assert_ne!(dealt, other);
    let questions = [
        json!({"do": "check", "seat": 0, "actions": ["Keep", "EndStep"]}),
        json!({"do": "check", "seat": 0, "actions": ["Mulligan", "EndStep"]}),
        json!({"do": "check", "seat": 0, "actions": [{"Draw": 1}]}),
        json!({"do": "costs", "seat": 0}),
        json!({"do": "catalog"}),
    ];
    assert_eq!(about("data-warriors", &dealt, &questions), about("data-warriors", &other, &questions));
}
