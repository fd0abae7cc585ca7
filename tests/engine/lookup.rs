//! What can be looked up: the catalog of every game, and what the numbers of a match stand for.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::{ask, engine_with, kind};

fn catalog(game: &str) -> Value {
    ask(&[json!({"do": "catalog", "game": game})]).remove(0)["catalog"].take()
}

/// The entry of an id.
fn entry<'a>(chapter: &'a Value, id: &Value) -> &'a Value {
    let entries = chapter.as_array().expect("a chapter is a list");
    entries.iter().find(|entry| entry["id"] == *id).unwrap_or_else(|| panic!("there is no {id}"))
}

#[test]
fn a_catalog_says_what_every_card_command_and_program_is() {
    let counts: [(&str, &[(&str, usize)]); 4] = [
        ("terminal-dispute", &[("boxes", 25), ("hexes", 55), ("ranks", 4)]),
        ("access-denied", &[("cards", 63), ("codes", 6), ("sectors", 6)]),
        ("data-warriors", &[("cards", 60), ("commands", 60), ("drives", 4), ("keywords", 15)]),
        (
            "aetherium",
            &[
                ("codes", 7),
                ("collectives", 3),
                ("factions", 2),
                ("markers", 4),
                ("operations", 6),
                ("programs", 15),
                ("schemas", 5),
                ("symbols", 4),
            ],
        ),
    ];
    for (game, chapters) in counts {
        let catalog = catalog(game);
        let names: Vec<_> = catalog.as_object().expect("it has chapters").keys().map(String::as_str).collect();
        assert_eq!(names, chapters.iter().map(|(name, _)| *name).collect::<Vec<_>>(), "{game}");
        for (name, least) in chapters {
            let entries = catalog[name].as_array().expect("a chapter is a list");
            assert!(entries.len() >= *least, "{game} has only {} {name}", entries.len());
            let ids: BTreeSet<String> = entries.iter().map(|entry| entry["id"].to_string()).collect();
            assert_eq!(ids.len(), entries.len(), "each of the {name} of {game} has an id of its own");
            for entry in entries {
                assert!(entry["name"].as_str().is_some_and(|name| !name.is_empty()) && entry.get("data").is_some(), "{entry}");
                if ["cards", "commands", "programs", "operations", "drives", "collectives", "sectors"].contains(name) {
                    let text = entry["text"].as_array().expect("it says something");
                    assert!(text.iter().all(|line| line.as_str().is_some_and(|line| line.len() > 8)), "{entry}");
                }
            }
        }
    }
    let unknown = ask(&[json!({"do": "catalog", "game": "chess"}), json!({"do": "catalog"}), json!({"do": "catalog", "match": "m1"})]);
    assert_eq!(unknown.iter().map(kind).collect::<Vec<_>>(), ["unknown-game", "bad-request", "unknown-match"]);
}

#[test]
fn texts_are_those_that_players_read() {
    let backdoor = entry(&catalog("access-denied")["cards"], &json!(19)).clone();
    assert_eq!((&backdoor["name"], &backdoor["data"]["number"]), (&json!("Backdoor"), &json!(19)));
    let sectors = catalog("access-denied");
    assert!(entry(&sectors["sectors"], &json!("Banking"))["text"][0].as_str().is_some_and(|text| text.contains("(AD-71)")));
    let programs = catalog("aetherium");
    for operation in programs["operations"].as_array().expect("a list") {
        let setup = json!({"seats": 2, "options": {"operation": operation["key"]}});
        assert_eq!(kind(&ask(&[json!({"do": "new", "game": "aetherium", "setup": setup})])[0]), "none", "{operation}");
    }
    for drive in catalog("data-warriors")["drives"].as_array().expect("a list") {
        let setup = json!({"seats": 2, "options": {"drive1": drive["key"]}});
        assert_eq!(kind(&ask(&[json!({"do": "new", "game": "data-warriors", "setup": setup})])[0]), "none", "{drive}");
        let cards: u64 = drive["data"]["cards"].as_array().expect("a list").iter().filter_map(|card| card[0].as_u64()).sum();
        assert_eq!(cards, 40, "{drive}");
    }
}

#[test]
fn the_numbers_of_a_match_can_be_looked_up() {
    let of_match = |game: &str| {
        let new = json!({"do": "new", "game": game, "seed": 5});
        ask(&[new, json!({"do": "catalog", "match": "m1"}), json!({"do": "state", "match": "m1"})])
    };
    let answers = of_match("data-warriors");
    let (looked_up, state) = (&answers[1], &answers[2]["state"]);
    assert_eq!((&looked_up["version"], &looked_up["catalog"]), (&json!(0), &catalog("data-warriors")));
    let cards = looked_up["pieces"]["cards"].as_array().expect("a list");
    assert_eq!(cards.len(), 80);
    for card in cards {
        let number = card["card"].as_u64().expect("a number") as usize;
        assert_eq!(card["face"], state["table"]["users"][number / 40]["faces"][number % 40]);
        assert_eq!(entry(&looked_up["catalog"]["cards"], &card["face"])["name"], card["name"]);
        assert_eq!(card["owner"], number / 40);
    }
    let answers = of_match("aetherium");
    let (pieces, state) = (&answers[1]["pieces"], &answers[2]["state"]);
    assert_eq!(entry(&answers[1]["catalog"]["operations"], &pieces["operation"])["key"], "first-link");
    assert_eq!(pieces["schemas"].as_array().map(Vec::len), state["table"]["schemas"].as_array().map(Vec::len));
    for model in pieces["models"].as_array().expect("a list") {
        let (seat, card) = (model["seat"].as_u64().expect("a seat") as usize, model["card"].as_u64().expect("a place") as usize);
        assert_eq!(model["program"], state["table"]["sides"][seat]["programs"][card]);
        assert_eq!(entry(&answers[1]["catalog"]["programs"], &model["program"])["name"], model["name"]);
    }
    assert_eq!(of_match("access-denied")[1]["pieces"], Value::Null);
}

#[test]
fn a_catalog_is_of_the_content_in_use() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data_warriors/content");
    let line = engine_with(&["--content", folder], b"{\"do\":\"catalog\",\"game\":\"data-warriors\"}\n").remove(0);
    let own: Value = serde_json::from_str(&line).expect("an answer is JSON");
    let built_in = catalog("data-warriors");
    let titles = |catalog: &Value| -> BTreeSet<String> {
        catalog["cards"].as_array().expect("a list").iter().map(|card| card["name"].to_string()).collect()
    };
    assert!(!titles(&own["catalog"]).is_subset(&titles(&built_in)), "{}", own["catalog"]["cards"]);
}
