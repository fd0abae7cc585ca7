//! What comes from outside: files, edited states, queued results.

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, NoEvents, Setup, Witnessed};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::tables::{has_chance, is_looked_at, one_of, repeats, setups, turn, viewers, walk, walks};

/// Writes and reads a value in both formats of the program.
fn again<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> T {
    let json: T = serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap();
    let tree: T = serde_json::from_value(serde_json::to_value(value).unwrap()).unwrap();
    let ron: T = ron::from_str(&ron::to_string(value).unwrap()).unwrap();
    assert!(json == *value && tree == *value, "JSON changes {value:?}");
    assert!(ron == *value, "RON changes {value:?}");
    ron
}

pub fn everything_is_written_and_read_again<G: Game>() {
    for setup in setups::<G>() {
        again(&setup);
        let (mut state, mut pick, mut actions) = (G::new(&setup, 3, Content::built_in()).unwrap(), Chance::new(3), Vec::new());
        let mut events: Vec<Witnessed<G::Event>> = Vec::new();
        let mut step = 0;
        while let Some(seat) = turn(&state, &mut pick, &mut actions) {
            step += 1;
            if !is_looked_at(step) {
                state.apply(seat, &one_of::<G>(&actions, &mut pick), &mut NoEvents).unwrap();
                continue;
            }
            let action = again(&one_of::<G>(&actions, &mut pick));
            let mut other = again(&state);
            state.apply(seat, &action, &mut events).unwrap();
            other.apply(seat, &action, &mut NoEvents).unwrap();
            assert!(state == other, "a state read again goes on alike");
            for viewer in viewers(&state) {
                again(&state.view(viewer));
            }
        }
        for event in &events {
            again(event);
        }
        assert_eq!(state.outcome().map(|outcome| again(&outcome)), state.outcome());
    }
}

/// Every list of a tree with one of its items there twice.
fn doubled(tree: &Value) -> Vec<(String, Value)> {
    let mut paths = Vec::new();
    places(tree, "", &mut paths);
    let lists = paths.into_iter().filter(|path| tree.pointer(path).and_then(Value::as_array).is_some_and(|items| !items.is_empty()));
    let double = |path: String| {
        let mut edited = tree.clone();
        let items = edited.pointer_mut(&path).and_then(Value::as_array_mut).unwrap();
        items.insert(0, items[items.len() / 2].clone());
        (path, edited)
    };
    lists.map(double).collect()
}

/// Whether a doubled item is passed over in silence: the same value is read, though another text stands there.
fn passed_over<T: Serialize + DeserializeOwned + PartialEq>(value: &T) -> Option<String> {
    let edits = doubled(&serde_json::to_value(value).unwrap()).into_iter();
    edits.filter(|(_, edited)| serde_json::from_value::<T>(edited.clone()).is_ok_and(|read| read == *value)).map(|(path, _)| path).next()
}

pub fn doubled_members_of_sets_are_refused<G: Game>() {
    let mut actions = Vec::new();
    let mut looks = 0;
    walks::<G>(2, |state, pick| {
        if pick.below(40) != 0 || looks > 400 {
            return;
        }
        looks += 1;
        if let Some(path) = passed_over(state) {
            panic!("a state with a doubled item at {path} is read in silence");
        }
        if turn(state, pick, &mut actions).is_some()
            && let Some(path) = actions.iter().find_map(passed_over)
        {
            panic!("an action with a doubled item at {path} is read in silence");
        }
    });
    assert!(looks > 5);
    // Options are named once.
    let twice = r#"{"seats":2,"options":{"start":"1","start":"2"}}"#;
    let told = serde_json::from_str::<Setup>(twice).unwrap_err().to_string();
    assert!(told.contains("“start” appears twice"), "{told}");
}

pub fn reached_states_are_valid<G: Game>() {
    walks::<G>(15, |state, _| assert_eq!(state.validate(), Ok(()), "{state:?}"));
}

/// The places of a tree, as paths.
fn places(tree: &Value, path: &str, found: &mut Vec<String>) {
    found.push(path.to_owned());
    match tree {
        Value::Array(items) => items.iter().enumerate().for_each(|(at, item)| places(item, &format!("{path}/{at}"), found)),
        Value::Object(fields) => fields.iter().for_each(|(name, item)| places(item, &format!("{path}/{name}"), found)),
        _ => {}
    }
}

/// Something else to stand in the place of a value.
fn edit(value: &Value, other: &Value, pick: &mut Chance) -> Value {
    match (value, pick.below(5)) {
        (_, 0) => other.clone(),
        (Value::Number(number), _) => {
            let old = number.as_i64().unwrap_or(0);
            json!([0, 1, old + 1, old - 1, old ^ 4, 6, 7, 25, 255, -1, 1 << 40][pick.below(11) as usize])
        }
        (Value::String(text), 1) => json!(text.chars().rev().collect::<String>()),
        (Value::String(text), _) => {
            let mut letters: Vec<char> = text.chars().collect();
            if !letters.is_empty() {
                let at = pick.below(letters.len() as u32) as usize;
                letters[at] = ['.', 'x', '1', '6', '0', 'é'][pick.below(6) as usize];
            }
            json!(letters.into_iter().collect::<String>())
        }
        (Value::Array(items), which) => {
            let mut items = items.clone();
            match (items.is_empty(), which) {
                (true, _) => items.push(json!(pick.below(64))),
                (_, 1) => drop(items.pop()),
                (_, 2) => items.reverse(),
                (_, 3) => items.push(items[0].clone()),
                _ => items.rotate_left(1),
            }
            json!(items)
        }
        (Value::Object(fields), _) => {
            let mut fields = fields.clone();
            if let Some(name) = fields.keys().nth(pick.below(fields.len().max(1) as u32) as usize).cloned() {
                fields.remove(&name);
            }
            json!(fields)
        }
        (Value::Bool(yes), _) => json!(!yes),
        (Value::Null, _) => json!(1),
    }
}

pub fn edited_states_never_panic<G: Game>() {
    let (mut refused, mut accepted) = (0_u32, 0_u32);
    let mut look = |state: &G, pick: &mut Chance| {
        if pick.below(60) != 0 {
            return;
        }
        let tree = serde_json::to_value(state).unwrap();
        let mut paths = Vec::new();
        places(&tree, "", &mut paths);
        for path in &paths {
            let mut edited = tree.clone();
            let other = tree.pointer(&paths[pick.below(paths.len() as u32) as usize]).unwrap();
            let place = edited.pointer_mut(path).unwrap();
            *place = edit(place, other, pick);
            if edited == tree {
                continue;
            }
            let to = edited.pointer(path).map(ToString::to_string).unwrap_or_default();
            let seed = u64::from(pick.below(1000));
            let judged = catch_unwind(AssertUnwindSafe(|| {
                let Ok(state) = serde_json::from_value::<G>(edited) else { return false };
                let whole = state.validate();
                if let Err(reasons) = &whole {
                    assert!(!reasons.is_empty() && reasons.iter().all(|reason| reason.ends_with('.')), "{reasons:?}");
                }
                // What is no match may still do for a rehearsal; whatever is a match does.
                if let Err(reasons) = state.validate_rehearsal() {
                    assert!(!reasons.is_empty() && whole.is_err(), "{reasons:?}");
                    return false;
                }
                let end = walk(state, &mut Chance::new(seed), |state, _| {
                    for viewer in viewers(state) {
                        state.view(viewer);
                    }
                    assert_eq!(state.validate_rehearsal(), Ok(()), "what follows a valid state is valid");
                    assert!(whole.is_err() || state.validate().is_ok(), "what follows a whole state is whole");
                });
                end.outcome().is_some()
            }));
            match judged {
                Ok(true) => accepted += 1,
                Ok(false) => refused += 1,
                Err(_) => panic!("{path} changed to {to} breaks the game; before: {tree}"),
            }
        }
    };
    for round in 0..repeats::<G>() {
        for (at, setup) in setups::<G>().iter().enumerate() {
            let seed = round * 1000 + at as u64;
            walk(G::new(setup, seed, Content::built_in()).unwrap(), &mut Chance::new(seed), &mut look);
        }
    }
    assert!(refused > accepted / 2, "{refused} edited states were refused and {accepted} accepted");
}

pub fn queued_results<G: Game>() {
    for setup in [Setup::new(*G::SEATS.start()), Setup::new(*G::SEATS.end())] {
        let state = G::new(&setup, 9, Content::built_in()).unwrap();
        let mut none = state.clone();
        assert_eq!(none.queue(&[]), Ok(()));
        assert!(none == state);
        let mut good = Vec::new();
        for result in 0..=u8::MAX {
            let mut queued = state.clone();
            match queued.queue(&[result]) {
                Ok(()) => {
                    assert!(queued != state && queued.validate().is_ok());
                    good.push(result);
                    walk(queued, &mut Chance::new(u64::from(result)), |_, _| {});
                }
                Err(reason) => {
                    assert!(reason.ends_with('.') && queued == state, "{reason}");
                    let mut queued = state.clone();
                    let with_good: Vec<u8> = good.first().copied().into_iter().chain([result]).collect();
                    assert!(queued.queue(&with_good).is_err() && queued == state, "all or nothing");
                }
            }
        }
        assert!(good.is_empty() != has_chance::<G>() && !good.contains(&u8::MAX), "{good:?} can come up");
        let mut full = state.clone();
        assert!(full.queue(&vec![good.first().copied().unwrap_or(1); 100_000]).is_err() && full == state);
    }
}
