//! The board of the learning game is the same for both seats across the diagonal from A18 to R1: so bots of both seats have
//! to decide alike, or one seat wins more often.

use cyberdeck::bots::Level;
use cyberdeck::rules::aetherium::State;
use cyberdeck::rules::game::{Game, Seat};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value, json};

use super::{decide, play, setup};

fn square(text: &str) -> String {
    let (column, row) = (text.as_bytes()[0] - b'A', text[1..].parse::<u8>().unwrap() - 1);
    format!("{}{}", char::from(b'A' + 17 - row), 17 - column + 1)
}

/// A facing or direction of a model, or the way a schema goes.
fn way(text: &str) -> &str {
    match text {
        "North" => "West",
        "West" => "North",
        "East" => "South",
        "South" => "East",
        "NorthEast" => "SouthWest",
        "SouthWest" => "NorthEast",
        "Clockwise" => "Counterclockwise",
        "Counterclockwise" => "Clockwise",
        same => same,
    }
}

/// Where the top of a schema points: its drawing is its own mirror image left and right.
fn top(text: &str) -> &str {
    match text {
        "East" => "West",
        "West" => "East",
        same => same,
    }
}

fn seat(value: &Value) -> Value {
    value.as_u64().map_or(Value::Null, |seat| json!(1 - seat))
}

/// The learning game's second and third schema are the two relays.
fn schema(number: u64) -> Value {
    json!([0, 2, 1].get(number as usize).copied().unwrap_or(number))
}

/// A part of a state or action, seen across the diagonal; `key` is its name.
fn seen(key: &str, value: &Value) -> Value {
    let model = |number: u64| (number + 20) % 40;
    match (key, value) {
        (_, Value::Object(fields)) => Value::Object(fields.iter().map(|(key, value)| (key.clone(), seen(key, value))).collect()),
        ("acted" | "noised" | "beside_cache" | "downloads", Value::Array(models)) => {
            let mut models: Vec<u64> = models.iter().filter_map(Value::as_u64).map(model).collect();
            models.sort_unstable();
            json!(models)
        }
        ("frames" | "pending" | "firewalls", Value::Array(all)) => all.iter().map(|one| seen(key, one)).collect(),
        (
            "model" | "target" | "unit" | "attacker" | "Moving" | "Noise" | "Mates" | "Activate" | "ChooseModel" | "Download" | "PickUp"
            | "Leave",
            Value::Number(number),
        ) => json!(model(number.as_u64().unwrap())),
        ("slot" | "Lose" | "Queue", Value::Number(number)) => json!((number.as_u64().unwrap() + 5) % 10),
        ("square" | "origin" | "On" | "Lifted" | "centre" | "ChooseSquare" | "firewalls", Value::String(text)) => json!(square(text)),
        ("facing" | "ChooseFacing" | "direction" | "Shift" | "Turn", Value::String(text)) => json!(way(text)),
        ("schema" | "ChooseSchema", Value::Number(number)) => schema(number.as_u64().unwrap()),
        ("turn" | "first" | "winner", value) => seat(value),
        _ => value.clone(),
    }
}

/// A whole state of the learning game across the diagonal, with both seats' places taken by the other.
fn mirrored(state: &State) -> State {
    let swapped = |value: &Value| Value::Array(value.as_array().unwrap().iter().rev().cloned().collect());
    let state = serde_json::to_value(state).unwrap();
    let mut table = Map::new();
    for (key, value) in state["table"].as_object().unwrap() {
        let value = match key.as_str() {
            "models" => {
                let models = value.as_array().unwrap();
                models[20..].iter().chain(&models[..20]).map(|model| seen("", model)).collect()
            }
            "sides" => swapped(value),
            "holders" | "schemas" => {
                let mut all: Vec<Value> = value.as_array().unwrap().clone();
                all.swap(1, 2);
                for one in &mut all {
                    *one = match one.as_object() {
                        None => seat(one),
                        Some(placed) => json!({
                            "shape": placed["shape"],
                            "centre": square(placed["centre"].as_str().unwrap()),
                            "facing": top(placed["facing"].as_str().unwrap()),
                        }),
                    };
                }
                Value::Array(all)
            }
            "tokens" => value.clone(),
            _ => seen(key, value),
        };
        table.insert(key.clone(), value);
    }
    let mut all: Map<String, Value> = state.as_object().unwrap().iter().map(|(key, value)| (key.clone(), seen(key, value))).collect();
    all.insert("table".into(), Value::Object(table));
    for key in ["pads", "tokens"] {
        all.insert(key.into(), swapped(&state[key]));
    }
    let mirrored: State = serde_json::from_value(Value::Object(all)).unwrap();
    assert_eq!(mirrored.validate(), Ok(()));
    mirrored
}

#[test]
fn both_seats_decide_alike() {
    for (nth, collective) in ["first-survey", "first-flight", "first-growth"].into_iter().enumerate() {
        let mut compared = [0; 2];
        play(&setup("first-link", [collective; 2]), [Level::Normal, Level::Hard], 3 + nth as u64, 400, |state, seat, _| {
            let other = mirrored(state);
            for level in [Level::Normal, Level::Hard] {
                let action = decide(level, state, seat, 3, &mut ChaCha8Rng::seed_from_u64(1));
                let across = decide(level, &other, Seat(1 - seat.0), 3, &mut ChaCha8Rng::seed_from_u64(1));
                let across = seen("", &serde_json::to_value(across).unwrap());
                assert_eq!(serde_json::to_value(action).unwrap(), across, "{collective}, {level}");
                compared[seat.index()] += 1;
            }
        });
        assert!(compared.iter().all(|count| *count > 60), "{compared:?}");
    }
}
