//! The JSON Schemas in `docs/schema/`: they are those of the code, and everything that random play brings up fits them.
//! `UPDATE_GOLDENS=1 cargo test --no-default-features --features schema --test engine schema` writes them anew.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

use std::path::PathBuf;

use cyberdeck::bots::Strategy;
use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Seat, Setup, Viewer, Witnessed};
use cyberdeck::rules::lookup::Lookup;
use cyberdeck::schema::of_game;
use jsonschema::Validator;
use serde::Serialize;
use serde_json::{Value, json};

#[test]
fn the_schemas_in_the_docs_are_those_of_the_code() {
    for id in IDS {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("docs/schema/{id}.json"));
        let text = format!("{:#}\n", of_game(id).unwrap());
        if std::env::var_os("UPDATE_GOLDENS").is_some() {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(&path, &text).unwrap();
        }
        let there = std::fs::read_to_string(&path).unwrap_or_default();
        // A checkout with other line ends is the same schema.
        assert!(there.replace('\r', "") == text, "{} is not the schema of the code: see the top of tests/engine/schema.rs", path.display());
    }
    assert!(of_game("chess").is_none());
}

fn validator(id: &str) -> Validator {
    jsonschema::validator_for(&of_game(id).unwrap()).unwrap()
}

fn fits(validator: &Validator, what: &str, value: &impl Serialize) {
    let value = json!({ what: value });
    if let Err(error) = validator.validate(&value) {
        panic!("{} at {}: {value}", error, error.instance_path());
    }
}

/// Every number of seats, with every value of every option.
fn setups<G: Game>() -> Vec<Setup> {
    let values = G::OPTIONS.iter().flat_map(|spec| spec.values.iter().map(move |value| (spec.key, *value)));
    let options: Vec<_> = [None].into_iter().chain(values.map(Some)).collect();
    let setup = |seats, option: &Option<(&str, &str)>| Setup {
        seats,
        options: option.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect(),
    };
    let all = G::SEATS.flat_map(|seats| options.iter().map(move |option| setup(seats, option)));
    all.filter(|setup| G::new(setup, 0, Content::built_in()).is_ok()).collect()
}

struct PlaysAtRandom;

impl Visitor for PlaysAtRandom {
    type Output = ();

    fn visit<G: Lookup + Strategy>(self) {
        let validator = validator(G::ID);
        fits(&validator, "catalog", &G::catalog(Content::built_in()));
        let mut actions = Vec::new();
        let mut looks = 0;
        for (seed, setup) in setups::<G>().iter().enumerate() {
            let (mut state, mut pick) = (G::new(setup, seed as u64, Content::built_in()).unwrap(), Chance::new(seed as u64));
            fits(&validator, "pieces", &G::pieces(&state.view(Viewer::Spectator)));
            for step in 0_u32.. {
                let looked_at = step < 40 || step.is_multiple_of(97) || state.actors().is_empty();
                if looked_at {
                    looks += 1;
                    fits(&validator, "state", &state);
                    for viewer in (0..state.seats()).map(|at| Viewer::Seat(Seat(at))).chain([Viewer::Spectator]) {
                        fits(&validator, "view", &state.view(viewer));
                    }
                }
                let Some(seat) = state.actors().iter().next() else { break };
                state.legal_actions(seat, &mut actions);
                if looked_at {
                    actions.iter().for_each(|action| fits(&validator, "action", action));
                }
                let action = actions[pick.below(actions.len() as u32) as usize].clone();
                let mut events: Vec<Witnessed<G::Event>> = Vec::new();
                state.apply(seat, &action, &mut events).unwrap();
                if step < 2000 {
                    fits(&validator, "action", &action);
                    events.iter().for_each(|seen| fits(&validator, "event", &seen.event));
                }
            }
        }
        assert!(looks > 100, "{looks} positions say little");
    }
}

#[test]
fn everything_in_random_play_fits() {
    for id in IDS {
        with_game(id, PlaysAtRandom).unwrap();
    }
}

#[test]
fn what_the_games_do_not_know_does_not_fit() {
    struct Changed;
    impl Visitor for Changed {
        type Output = ();
        fn visit<G: Game + Strategy>(self) {
            let validator = validator(G::ID);
            let state = serde_json::to_value(G::new(&Setup::new(*G::SEATS.start()), 0, Content::built_in()).unwrap()).unwrap();
            assert!(validator.is_valid(&json!({ "state": state })));
            let refused = |what: &str, value: Value| assert!(!validator.is_valid(&json!({ what: value })), "{} {what}: {value}", G::ID);
            for what in ["state", "view", "action", "event", "catalog"] {
                refused(what, json!("Novelty"));
                refused(what, json!({"Novelty": 1}));
                refused(what, json!(-1));
            }
            let fields = state.as_object().unwrap();
            for name in fields.keys() {
                let mut without = fields.clone();
                without.remove(name);
                refused("state", json!(without));
            }
            let mut more = fields.clone();
            more.insert("novelty".into(), json!(0));
            refused("state", json!(more));
        }
    }
    for id in IDS {
        with_game(id, Changed).unwrap();
    }
}
