//! Positions smaller than a match: whatever may be rehearsed is played to its end like a match.

use std::sync::atomic::AtomicBool;

use cyberdeck::bots::{Budget, Level, Strategy, choose};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Setup, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};

use crate::tables::{repeats, setups, turn, viewers, walk};

/// A number below `n`.
fn some(n: usize, pick: &mut Chance) -> usize {
    pick.below(n.max(1) as u32) as usize
}

/// Drops some of a list of numbers; gives those dropped. One time in three all go.
fn thin(list: &mut Value, pick: &mut Chance) -> Vec<Value> {
    let Some(items) = list.as_array_mut() else { return Vec::new() };
    let all = pick.below(3) == 0;
    let (gone, left): (Vec<Value>, Vec<Value>) = items.drain(..).partition(|_| all || pick.below(2) == 0);
    *items = left;
    gone
}

/// Takes values out of every list of numbers at these places.
fn forget(tree: &mut Value, lists: &str, gone: &[Value]) {
    for list in tree[lists].as_array_mut().into_iter().flatten() {
        if let Some(items) = list.as_array_mut() {
            items.retain(|item| !gone.contains(item));
        }
    }
}

/// A terminal on which less has been written, in whatever round it is.
fn fewer_boxes(tree: &mut Value, pick: &mut Chance) {
    if tree["phase"] != json!("Roll") {
        return;
    }
    for seat in 0..6 {
        for row in 0..5 {
            let path = format!("/shown/{seat}/matrix/{row}");
            if let Some(text) = tree.pointer_mut(&path) {
                let letters = text.as_str().unwrap().chars().map(|letter| if pick.below(2) == 0 { '.' } else { letter });
                *text = json!(letters.collect::<String>());
            }
        }
        tree["sheets"][seat] = tree["shown"][seat].clone();
    }
}

/// Cards of the deck, the pile and hands that are out of the game.
fn fewer_cards(tree: &mut Value, pick: &mut Chance) {
    thin(&mut tree["deck"], pick);
    thin(&mut tree["pile"], pick);
    for seat in 0..6 {
        if pick.below(2) == 0 {
            let gone = thin(&mut tree["hands"][seat], pick);
            forget(tree, "known", &gone);
            forget(tree, "seen", &gone);
        }
        if pick.below(3) == 0 {
            thin(&mut tree["table"]["players"][seat]["upgrades"], pick);
        }
    }
    if pick.below(2) == 0 {
        thin(&mut tree["table"]["lying"], pick);
    }
}

/// Drives and hands of a few cards.
fn fewer_data(tree: &mut Value, pick: &mut Chance) {
    for seat in 0..4_usize {
        let owned = |card: &Value| card.as_u64().unwrap() / 40 == seat as u64;
        let mut gone: Vec<Value> =
            thin(&mut tree["drives"][seat], pick).iter().map(|place| json!(place.as_u64().unwrap() + 40 * seat as u64)).collect();
        tree["table"]["users"][seat]["drive"] = json!(tree["drives"][seat].as_array().unwrap().len());
        if pick.below(2) == 0 {
            let hands = tree["hands"].as_array_mut().unwrap();
            let (mut own, rest): (Vec<Value>, Vec<Value>) = hands.drain(..).partition(owned);
            let mut list = json!(own);
            gone.extend(thin(&mut list, pick));
            own = list.as_array().unwrap().clone();
            tree["table"]["users"][seat]["hand"] = json!(own.len());
            tree["hands"] = rest.into_iter().chain(own).collect();
        }
        forget(tree, "known", &gone);
    }
    thin(&mut tree["table"]["trash"], pick);
    if pick.below(3) == 0 {
        thin(&mut tree["table"]["desk"], pick);
    }
    // And lists that have no more cards than are there.
    if pick.below(2) == 0 {
        let users = tree["table"]["users"].as_array().unwrap().len();
        for seat in 0..users {
            let most = tree["drives"][seat].as_array().unwrap().iter().map(|place| place.as_u64().unwrap() as usize + 1).max().unwrap_or(0);
            if let Some(faces) = tree["table"]["users"][seat]["faces"].as_array_mut() {
                faces.truncate(most);
            }
        }
    }
}

/// Sides of fewer programs.
fn fewer_programs(tree: &mut Value, pick: &mut Chance) {
    let active = (tree["table"]["active"]["slot"].as_u64().unwrap() as usize, tree["table"]["stage"] == json!("Activation"));
    for seat in 0..2_usize {
        let programs = tree["table"]["sides"][seat]["programs"].as_array().unwrap().len();
        // The active program stays.
        let least = if active.1 && active.0 / 5 == seat { active.0 % 5 + 1 } else { 1 };
        let left = (1 + some(programs, pick)).max(least);
        tree["table"]["sides"][seat]["programs"].as_array_mut().unwrap().truncate(left);
        for card in left..programs {
            for nth in 0..4 {
                let model = &mut tree["table"]["models"][(seat * 5 + card) * 4 + nth];
                if !model.is_null() {
                    model["place"] = json!("Nowhere");
                }
            }
        }
        let pad = tree["table"]["sides"][seat]["pad"].as_u64().unwrap() & ((1 << left) - 1);
        tree["table"]["sides"][seat]["pad"] = json!(pad);
        let cards: Vec<Value> =
            tree["pads"][seat].as_array().unwrap().iter().filter(|card| card.as_u64().unwrap() < left as u64).cloned().collect();
        tree["table"]["sides"][seat]["queued"] =
            if tree["table"]["sides"][seat]["ordering"] == json!(true) { json!(cards.len()) } else { json!(0) };
        tree["pads"][seat] = json!(cards);
    }
}

/// A grid with fewer marks.
fn fewer_marks(tree: &mut Value, pick: &mut Chance) {
    let squares = tree["squares"].as_array_mut().unwrap();
    let at = some(squares.len(), pick);
    squares[at] = Value::Null;
}

/// Makes a position smaller.
fn shrink<G: Game>(state: &G, pick: &mut Chance) -> Option<G> {
    let mut tree = serde_json::to_value(state).unwrap();
    match G::ID {
        "terminal-dispute" => fewer_boxes(&mut tree, pick),
        "access-denied" => fewer_cards(&mut tree, pick),
        "data-warriors" => fewer_data(&mut tree, pick),
        "aetherium" => fewer_programs(&mut tree, pick),
        "tic-tac-toe" => fewer_marks(&mut tree, pick),
        other => panic!("say here how a position of {other} is made smaller"),
    }
    serde_json::from_value(tree).ok()
}

/// Looks at a position of a rehearsal as everybody who takes part in it would.
fn look_at<G: Strategy>(state: &G, pick: &mut Chance) {
    assert_eq!(state.validate_rehearsal(), Ok(()), "what follows a rehearsal is one: {state:?}");
    for viewer in viewers(state) {
        let view = state.view(viewer);
        if pick.below(4) != 0 {
            continue;
        }
        let sample = G::sample(&view, &mut ChaCha8Rng::seed_from_u64(u64::from(pick.below(1 << 30))));
        assert_eq!(sample.validate_rehearsal(), Ok(()), "a sample of a rehearsal is one: {view:?}");
        assert!(sample.view(viewer) == view, "{viewer:?} sees something else in its sample of {state:?}");
    }
    let mut legal = Vec::new();
    if pick.below(6) == 0
        && let Some(seat) = turn(state, pick, &mut legal)
    {
        let rng = &mut ChaCha8Rng::seed_from_u64(u64::from(pick.below(1 << 30)));
        let view = state.view(Viewer::Seat(seat));
        let level = [Level::Easy, Level::Normal, Level::Hard][pick.below(3) as usize];
        let chosen = choose::<G>(level, &view, seat, &legal, Budget::Iterations(4), rng, &AtomicBool::new(false));
        assert!(chosen.is_some_and(|action| legal.contains(&action)), "a {level} bot knows nothing to do in {state:?}");
    }
}

pub fn smaller_positions_are_played_to_the_end<G: Strategy>() {
    let (mut tried, mut rehearsed, mut reasons_given) = (0, 0, 0);
    let mut all: Vec<Setup> = setups::<G>();
    for operation in ["system-purge", "digital-download", "service-denial", "bandwidth", "avatar-hunt"] {
        let mut setup = Setup::new(2);
        setup.options.insert("operation".into(), operation.into());
        all.extend(G::new(&setup, 0, Content::built_in()).is_ok().then_some(setup));
    }
    for round in 0..4 * repeats::<G>() {
        for (at, setup) in all.iter().enumerate() {
            let seed = round * 1000 + at as u64;
            let mut starts: Vec<G> = Vec::new();
            walk(G::new(setup, seed, Content::built_in()).unwrap(), &mut Chance::new(seed), |state, pick| {
                if starts.len() < 12 && (starts.is_empty() || pick.below(25) == 0) {
                    starts.push(state.clone());
                }
            });
            let pick = &mut Chance::new(seed + 7);
            for start in starts.iter().filter(|start| start.outcome().is_none()) {
                let Some(smaller) = shrink(start, pick) else { continue };
                if smaller.validate().is_ok() {
                    continue;
                }
                tried += 1;
                if let Err(reasons) = smaller.validate_rehearsal() {
                    assert!(!reasons.is_empty() && reasons.iter().all(|reason| reason.ends_with('.')), "{reasons:?}");
                    reasons_given += 1;
                    continue;
                }
                rehearsed += 1;
                let end = walk(smaller, pick, |state, pick| {
                    if pick.below(5) == 0 || state.outcome().is_some() {
                        look_at(state, pick);
                    }
                });
                assert!(end.outcome().is_some());
            }
        }
    }
    println!("{}: {rehearsed} of {tried} smaller positions were rehearsed, {reasons_given} refused", G::ID);
    assert!(rehearsed > 15, "only {rehearsed} of {tried} smaller positions can be rehearsed");
}
