//! The log: a heading for each activation, a line for each thing that is done.

use std::collections::BTreeSet;

use cyberdeck::rules::aetherium::{Action, Direction, Facing, Manipulation, State, Told, Turn};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, LogEntry, Names, Seat, Viewer, Witnessed};
use cyberdeck::text::in_language;

use crate::property::{OPERATIONS, begin};
use crate::table::{A, B, BREACH, CRASH, Match, PING, SPIKE, at, model, plain_programs};

const NORTH: Direction = Direction::North;
const EAST: Direction = Direction::East;

fn seen_by(events: &[Witnessed<Told>], viewer: Viewer) -> Vec<&Told> {
    events.iter().filter(|seen| seen.audience.includes(viewer)).map(|seen| &seen.event).collect()
}

fn entries(events: &[Witnessed<Told>], viewer: Viewer, content: &'static Content) -> Vec<LogEntry> {
    let names = ["Ann".to_owned(), "Bo".to_owned()];
    let all = LogEntry::all::<State>(&seen_by(events, viewer), Names(&names, content));
    all.into_iter().map(|(_, entry)| entry).collect()
}

/// The log of what happens meanwhile; headings have a sign.
fn log(game: &mut Match, does: impl FnOnce(&mut Match)) -> Vec<String> {
    let before = game.events.len();
    does(game);
    let entries = entries(&game.events[before..], Viewer::Spectator, plain_programs());
    entries.into_iter().map(|entry| if entry.heading { format!("# {}", entry.text) } else { entry.text }).collect()
}

/// A's program of this card is active on a square, with 6 CS.
fn acting(function: &str, subroutine: &str, card: usize, square: &str) -> Match {
    let mut game = Match::of(function, subroutine).ordered();
    game.put(model(A, card, 0), square);
    game.active(A, card, 6);
    game
}

fn place(game: &mut Match, square: &str) {
    let (square, slot) = (at(square), game.state.table().active.slot);
    game.act(Action::Place { model: slot.model(0), square, facing: Facing::North });
}

#[test]
fn ordering_is_silent_and_diagnostics_and_activations_are_headings() {
    let mut game = Match::of("guard", "drone");
    game.dice(&[CRASH, PING, PING, CRASH, PING, PING, CRASH, PING, PING, SPIKE, PING, PING]);
    let said = log(&mut game, |game| {
        game.order(A);
        game.order(B);
        let square = crate::table::entries(&game.legal())[0].to_string();
        place(game, &square);
        game.act(Action::End);
    });
    assert_eq!(
        said[..4],
        [
            "# Diagnostics: Ann rolls Crash, Ping, Ping; Bo rolls Crash, Ping, Ping. It’s a tie, so both roll again.",
            "# Diagnostics: Ann rolls Crash, Ping, Ping; Bo rolls Spike, Ping, Ping. More Crash, then Breach, then Spike decides: Ann goes first.",
            "# Ann activates Chief (6 CS).",
            "Chief enters on B3.",
        ]
    );
    assert_eq!(said[4..], ["Chief ends its activation with 6 CS unspent.", "# Bo activates Chief (6 CS)."]);
}

#[test]
fn a_move_is_one_line_with_the_sum_of_its_costs() {
    let mut game = acting("guard", "drone", 0, "H2");
    let chief = model(A, 0, 0);
    let said = log(&mut game, |game| {
        game.go(chief, NORTH);
        game.go(chief, EAST);
        game.act(Action::Turn { model: chief, facing: Facing::South });
        game.go(chief, EAST);
    });
    assert_eq!(said, ["Chief moves 3 squares from H2 to J3 (4 CS)."]);
    let said = log(&mut game, |game| game.act(Action::Turn { model: chief, facing: Facing::West }));
    assert_eq!(said, ["Chief turns to face west (1 CS)."]);
}

#[test]
fn overclocking_is_told_with_the_move() {
    let mut game = acting("guard", "drone", 0, "H2");
    let chief = model(A, 0, 0);
    game.ram(A, 4);
    let said = log(&mut game, |game| {
        game.act(Action::Overclock);
        game.go(chief, NORTH);
        game.act(Action::Overclock);
        game.go(chief, EAST);
    });
    assert_eq!(said, ["Chief moves 2 squares from H2 to I3 (2 CS, 2 RAM)."]);
    let said = log(&mut game, |game| game.act(Action::Overclock));
    assert_eq!(said, ["Ann overclocks Chief: 7 CS, RAM 2 → 1."]);
}

#[test]
fn noise_breaks_a_move_in_two() {
    let mut game = acting("guard", "drone", 0, "K7");
    let chief = model(A, 0, 0);
    game.dice(&[BREACH]);
    let said = log(&mut game, |game| {
        game.go(chief, Direction::South);
        game.go(chief, Direction::South);
    });
    assert_eq!(
        said,
        [
            "Chief moves from K7 to K6 (1 CS).",
            "Ann’s Chief rolls Breach for noise: 2 boxes of damage (2 of 6 filled).",
            "Chief moves from K6 to K5 (1 CS).",
        ]
    );
}

#[test]
fn the_mates_of_a_linked_model_follow_in_the_same_line() {
    let mut game = acting("guard", "trio", 2, "C3");
    game.put(model(A, 2, 1), "C2");
    game.put(model(A, 2, 2), "B3");
    let said = log(&mut game, |game| {
        game.go(model(A, 2, 0), Direction::NorthWest);
        game.act(Action::EndMove);
        let Some(Action::Place { model, square, facing }) = game.legal().first().copied() else { panic!("a mate") };
        game.act(Action::Place { model, square, facing });
        let next = game.legal()[0];
        game.act(next);
    });
    assert_eq!(said, ["Trio 1 moves from C3 to B4 (1 CS). The other models follow."]);
}

#[test]
fn an_attack_is_one_line_with_its_dice_and_damage() {
    let mut game = acting("guard", "drone", 0, "H2");
    game.put(model(B, 1, 0), "H5");
    game.faces(model(B, 1, 0), Facing::North);
    game.dice(&[PING, SPIKE, PING, PING]);
    let attack = Action::Attack { model: model(A, 0, 0), target: model(B, 1, 0) };
    let said = log(&mut game, |game| game.act(attack));
    assert_eq!(
        said,
        ["Chief attacks Bo’s Guard with 4 dice (+1 from behind). \
         Ping, Spike, Ping, Ping: 2 hits, 2 boxes of damage (2 of 8 filled)."]
    );
    let mut game = acting("guard", "drone", 0, "H2");
    game.put(model(B, 2, 0), "H5");
    game.faces(model(B, 2, 0), Facing::South);
    game.dice(&[CRASH, CRASH, CRASH]);
    let attack = Action::Attack { model: model(A, 0, 0), target: model(B, 2, 0) };
    let said = log(&mut game, |game| {
        game.act(attack);
        game.act(Action::Decline);
    });
    assert_eq!(said.last().unwrap(), "Chief attacks Bo’s Drone with 3 dice. Crash, Crash, Crash: no hits.");
}

#[test]
fn a_disruption_stands_between_dice_and_damage_and_a_deletion_has_its_ram() {
    let shot = |damage, answer: Option<Action>| {
        let mut game = acting("guard", "drone", 0, "H2");
        game.put(model(B, 2, 0), "H5");
        game.faces(model(B, 2, 0), Facing::South);
        game.damaged(model(B, 2, 0), damage);
        game.ram(B, 4);
        game.dice(&[PING, SPIKE, CRASH]);
        log(&mut game, |game| {
            game.act(Action::Attack { model: model(A, 0, 0), target: model(B, 2, 0) });
            answer.into_iter().for_each(|answer| game.act(answer));
        })
    };
    assert_eq!(
        shot(1, Some(Action::Accept))[..3],
        [
            "Chief attacks Bo’s Drone with 3 dice. Ping, Spike, Crash: 2 hits.",
            "Chief uses the disruption Stop.",
            "Bo’s Drone takes 2 boxes of damage (3 of 4 filled).",
        ]
    );
    assert_eq!(
        shot(3, None),
        [
            "Chief attacks Bo’s Drone with 3 dice. Ping, Spike, Crash: 2 hits, 1 box of damage (4 of 4 filled).",
            "Bo’s Drone is deleted. Bo: RAM 4 → 5 (for the lost program).",
        ]
    );
}

#[test]
fn the_shifts_of_a_schema_are_one_line_with_their_ram() {
    let mut game = Match::of("guard", "drone").ordered();
    game.put(model(A, 0, 0), "C3");
    game.active(A, 0, 6);
    game.ram(A, 9);
    let said = log(&mut game, |game| {
        game.manipulate(2, Manipulation::Shift(NORTH));
        game.manipulate(2, Manipulation::Shift(NORTH));
    });
    assert_eq!(said, ["Ann shifts the schema at C4 north by 2 squares (RAM 9 → 7). It carries Chief to C5."]);
    let said = log(&mut game, |game| {
        game.manipulate(2, Manipulation::Turn(Turn::Half));
    });
    assert_eq!(said, ["Ann rotates the schema at C6 180° (RAM 7 → 2). It carries Chief to C7."]);
}

#[test]
fn an_exe_has_its_target_and_its_ram_in_its_line() {
    let mut game = acting("herald", "drone", 1, "H2");
    game.put(model(B, 1, 0), "J2");
    game.put(model(B, 2, 0), "H5");
    let said = log(&mut game, |game| {
        game.act(Action::Exe { model: model(A, 1, 0), exe: 1 });
        game.act(Action::ChooseModel(model(B, 2, 0)));
    });
    assert_eq!(
        said,
        ["Herald uses Exchange on Bo’s Drone (1 CS).", "Herald’s Exchange moves 2 models: Ann’s Herald H2 → H5 and Bo’s Drone H5 → H2.",]
    );
    let mut game = acting("mover", "drone", 1, "C3");
    game.holds(2, Some(A));
    game.ram(A, 1);
    let said = log(&mut game, |game| {
        game.act(Action::Exe { model: model(A, 1, 0), exe: 0 });
        game.manipulate(2, Manipulation::Shift(NORTH));
        game.act(Action::Decline);
    });
    assert_eq!(said[..2], ["Mover uses Slide (1 CS).", "Ann shifts the schema at C4 north. It carries Mover to C4."]);
}

#[test]
fn what_befalls_several_alike_is_one_line() {
    let mut game = acting("guard", "puller", 2, "H2");
    game.put(model(A, 0, 0), "H3");
    game.put(model(A, 1, 0), "I3");
    let said = log(&mut game, |game| game.act(Action::Exe { model: model(A, 2, 0), exe: 1 }));
    assert_eq!(said, ["Puller uses Hiss (1 CS).", "Ann’s Chief and Ann’s Guard get Inefficiency.", "Ann’s Puller gets Stun.",]);
}

#[test]
fn a_re_calibration_is_a_heading_with_its_ram() {
    let mut game = acting("guard", "drone", 0, "H2");
    game.ram(A, 1);
    game.edit(|tree| {
        tree["table"]["active"]["last"] = true.into();
        tree["table"]["sides"][0]["pad"] = 0.into();
        tree["pads"][0] = serde_json::json!([]);
    });
    let said = log(&mut game, |game| game.act(Action::End));
    assert!(said.contains(&"# Ann re-calibrates for the 1st time: RAM reset, 1 → 6.".to_owned()), "{said:?}");
}

#[test]
fn german_says_it_in_its_own_order() {
    in_language("de", || {
        let mut game = acting("guard", "drone", 0, "H2");
        game.put(model(B, 1, 0), "H5");
        game.faces(model(B, 1, 0), Facing::South);
        game.dice(&[PING, PING, PING]);
        let said = log(&mut game, |game| {
            game.go(model(A, 0, 0), NORTH);
            game.act(Action::Attack { model: model(A, 0, 0), target: model(B, 1, 0) });
        });
        assert_eq!(
            said,
            [
                "Chief bewegt sich von H2 nach H3 (1\u{a0}CS).",
                "Chief greift Guard von Bo mit 3 Würfeln an. Ping, Ping, Ping: 1 Treffer, 1 Kästchen Schaden (1 von 8 gefüllt).",
            ]
        );
    });
}

/// Every event has its place in an entry, for every viewer and in every language, and what is said is a sentence.
#[test]
fn whole_matches_have_a_log() {
    let mut kinds = BTreeSet::new();
    for (seed, operation) in OPERATIONS.into_iter().enumerate() {
        let (mut state, mut pick) = (begin(operation, seed as u64), Chance::new(seed as u64));
        let (mut legal, mut events) = (Vec::new(), Vec::<Witnessed<Told>>::new());
        while let Some(seat) = state.actors().iter().next() {
            state.legal_actions(seat, &mut legal);
            let action = legal[pick.below(legal.len() as u32) as usize];
            state.apply(seat, &action, &mut events).unwrap();
        }
        let names = ["Ann".to_owned(), "Bo".to_owned()];
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(B), Viewer::Spectator] {
            let seen = seen_by(&events, viewer);
            let mut at = 0;
            while at < seen.len() {
                at += State::log_entry(&seen[at..], Names(&names, plain_programs())).events;
            }
            assert_eq!(at, seen.len());
        }
        for language in ["en", "de"] {
            in_language(language, || {
                for LogEntry { text, .. } in entries(&events, Viewer::Spectator, plain_programs()) {
                    let sentence = text.chars().next().is_some_and(|first| !first.is_lowercase()) && text.ends_with('.');
                    assert!(sentence && !text.contains("  ") && !text.contains('{'), "“{text}”");
                    kinds.insert(text.chars().filter(|sign| !sign.is_ascii_digit()).collect::<String>());
                }
            });
        }
        let lines = entries(&events, Viewer::Spectator, plain_programs()).len();
        assert!(lines * 2 < events.len() + 20, "{lines} lines of {} events", events.len());
    }
    assert!(kinds.len() > 300, "{}", kinds.len());
}
