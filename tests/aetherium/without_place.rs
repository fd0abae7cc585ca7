//! Linked models for which there is no room: their owner chooses who goes, and with it the cache (AE-74, AE-111, AE-112,
//! AE-122).

use std::sync::atomic::AtomicBool;

use cyberdeck::bots::{Budget, Level, choose};
use cyberdeck::rules::aetherium::{Action, Asked, Cache, Direction, Event, Facing, Harm, Manipulation, ModelId, Place, Slot, State};
use cyberdeck::rules::game::{Game, Names, Seat, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::json;

use crate::table::{A, B, Match, PING, at, entries, model};

const NORTH: Facing = Facing::North;

fn carries(game: &mut Match, model: ModelId) {
    game.edit(|tree| tree["table"]["cache"] = json!({ "Carried": model }));
}

fn place(model: ModelId, square: &str) -> Action {
    Action::Place { model, square: at(square), facing: NORTH }
}

/// A's trio between walls and enemies: the third of it has moved to C2, where only C1, which it left, is free for the others.
fn hemmed_in(carrier: ModelId) -> Match {
    let mut game = Match::full("digital-download").ordered();
    game.active(A, 3, 4);
    for (model, square) in [(mate(0), "E4"), (mate(1), "E3"), (mate(2), "C1"), (model(B, 0, 0), "D1"), (model(B, 1, 0), "D2")] {
        game.put(model, square);
    }
    game.walled(&["B1", "B2", "B3", "C3", "D3"]);
    carries(&mut game, carrier);
    game.dice(&[PING]);
    game.go(mate(2), Direction::North);
    game.act(Action::EndMove);
    game
}

fn mate(nth: usize) -> ModelId {
    model(A, 3, nth)
}

/// B's trio stands in the noise east of a small schema full of firewalls, and A shifts that onto it: on all of the schema
/// one square is free.
fn caught(carrier: usize) -> Match {
    let mut game = Match::full("digital-download").ordered();
    game.active(A, 0, 6);
    game.put(model(A, 0, 0), "C3");
    for (nth, square) in ["K2", "K3", "K4"].into_iter().enumerate() {
        game.put(model(B, 3, nth), square);
    }
    game.walled(&["H3", "H4", "I2", "I4", "J2", "J3", "J4"]);
    carries(&mut game, model(B, 3, carrier));
    game.manipulate(3, Manipulation::Shift(Direction::East));
    game
}

#[test]
fn ae_111_its_owner_chooses_which_mate_finds_no_place() {
    let mut game = hemmed_in(mate(2));
    assert_eq!(game.legal(), [mate(0), mate(1)].map(Action::ChooseModel));
    assert_eq!((game.asked(), game.state.asking().1), (A, Asked::WithoutPlace(Slot::of(A, 3))));
    for action in [Action::ChooseModel(mate(2)), Action::End, place(mate(0), "C1"), Action::ChooseModel(model(B, 0, 0))] {
        assert_eq!(game.refused(action), "AE-111", "{action:?}");
    }
    assert_eq!(game.state.check(B, &Action::ChooseModel(mate(0))).unwrap_err().rule.0, "AE-11");
    let told = game.told(Action::ChooseModel(mate(0)));
    assert_eq!((game.place(mate(0)), game.place(mate(1))), (Place::Deleted, Place::Lifted(at("E3"))));
    // The colour being filled is filled up.
    assert!(told.contains(&Event::Damaged { model: mate(0), boxes: 2, filled: 2, harm: Harm::NoRoom }));
    assert_eq!(game.state.asking().1, Asked::Mate(mate(2)));
    assert_eq!(entries(&game.legal()), [at("C1")]);
    // AE-90: into the noise, once for the program.
    game.act(place(mate(1), "C1"));
    assert!(game.stands(mate(1), "C1"));
    assert_eq!(game.damage(mate(0)), 3);
    assert_eq!(game.state.asking().1, Asked::Act);
}

#[test]
fn ae_122_the_cache_stays_with_a_carrier_that_is_not_given_up() {
    for carrier in [0, 1] {
        let mut game = hemmed_in(mate(carrier));
        game.act(Action::ChooseModel(mate(1 - carrier)));
        game.act(place(mate(carrier), "C1"));
        assert_eq!(game.state.table().cache, Cache::Carried(mate(carrier)));
        // And drops where the carrier was if that is the one.
        let mut game = hemmed_in(mate(carrier));
        let told = game.told(Action::ChooseModel(mate(carrier)));
        let square = at(["E4", "E3"][carrier]);
        assert!(told.contains(&Event::CacheDropped { square }));
        assert_eq!(game.state.table().cache, Cache::Lying(square));
    }
}

#[test]
fn ae_111_without_any_room_all_mates_go_and_nobody_is_asked() {
    // Flying it comes from over an enemy, so that not even the square it left is free.
    let mut game = Match::full("digital-download").ordered();
    game.active(A, 3, 6);
    for (model, square) in [(mate(0), "E4"), (mate(1), "E3"), (mate(2), "E1"), (model(B, 0, 0), "D1"), (model(B, 1, 0), "D2")] {
        game.put(model, square);
    }
    game.lent(mate(0), &["Airborne"]);
    game.walled(&["B1", "C1", "B2", "B3", "C3", "D3"]);
    game.go(mate(2), Direction::West);
    game.go(mate(2), Direction::NorthWest);
    game.act(Action::EndMove);
    assert_eq!([mate(0), mate(1)].map(|mate| game.place(mate)), [Place::Deleted; 2]);
    assert_eq!((game.damage(mate(0)), game.state.asking().1), (5, Asked::Act));
}

#[test]
fn ae_111_with_room_for_all_nobody_is_asked_who_goes() {
    let mut game = Match::full("digital-download").ordered();
    game.active(A, 3, 4);
    for (nth, square) in ["C3", "C2", "B3"].into_iter().enumerate() {
        game.put(mate(nth), square);
    }
    game.go(mate(1), Direction::East);
    game.act(Action::EndMove);
    assert_eq!(game.state.asking().1, Asked::Mate(mate(1)));
}

#[test]
fn ae_74_of_mates_that_a_schema_catches_their_owner_chooses_who_finds_no_place() {
    let mut game = caught(0);
    let trio = [0, 1, 2].map(|nth| model(B, 3, nth));
    assert_eq!((game.asked(), game.legal()), (B, trio.map(Action::ChooseModel).to_vec()));
    assert_eq!(game.state.asking().1, Asked::WithoutPlace(Slot::of(B, 3)));
    assert_eq!(game.refused(Action::ChooseSquare(at("I2"))), "AE-74");
    game.act(Action::ChooseModel(trio[1]));
    assert_eq!(game.legal(), [trio[0], trio[2]].map(Action::ChooseModel));
    game.act(Action::ChooseModel(trio[2]));
    // The last one has one square left, and keeps the cache.
    assert!(game.stands(trio[0], "I2"));
    assert_eq!(game.state.table().cache, Cache::Carried(trio[0]));
    assert_eq!((game.damage(trio[0]), game.asked(), game.state.asking().1), (5, A, Asked::Act));
}

#[test]
fn ae_111_the_choice_has_words_and_comes_back_from_a_file() {
    for (game, seat, carrier) in [(hemmed_in(mate(1)), A, mate(1)), (caught(2), B, model(B, 3, 2))] {
        let view = game.state.view(Viewer::Seat(seat));
        let prompt = State::prompt(&view, Names(&[], crate::table::plain_programs()));
        assert!(prompt.contains("have room") && prompt.contains("Trio"), "{prompt}");
        let said: Vec<String> = game.legal().iter().map(|action| State::describe_action(&view, seat, action)).collect();
        let of_carrier = State::describe_action(&view, seat, &Action::ChooseModel(carrier));
        assert!(said.contains(&of_carrier) && of_carrier.contains("cache"), "{said:?}");
        assert_eq!(said.iter().filter(|words| words.contains("cache")).count(), 1);
        let written = serde_json::to_string(&game.state).unwrap();
        let read: State = crate::table::plain_programs().reading(|| serde_json::from_str(&written)).unwrap();
        assert!(read == game.state && read.validate().is_ok());
        let sample = State::sample(&view, &mut ChaCha8Rng::seed_from_u64(1));
        assert_eq!((sample.asking(), sample.validate()), (game.state.asking(), Ok(())));
    }
}

#[test]
fn ae_111_a_state_that_asks_though_nothing_is_free_is_refused() {
    let mut game = hemmed_in(mate(2));
    game.walled(&["B1", "B2", "B3", "C1", "C3", "D3"]);
    assert!(game.state.validate().is_err());
}

/// What a bot answers.
fn answer(game: &Match, seat: Seat, level: Level) -> Action {
    let (legal, view) = (game.legal(), game.state.view(Viewer::Seat(seat)));
    let rng = &mut ChaCha8Rng::seed_from_u64(1);
    choose::<State>(level, &view, seat, &legal, Budget::Iterations(3), rng, &AtomicBool::new(false)).unwrap()
}

#[test]
fn ae_122_bots_keep_the_model_with_the_cache() {
    for level in [Level::Easy, Level::Normal, Level::Hard] {
        for carrier in 0..3 {
            let mut game = caught(carrier);
            for _ in 0..2 {
                let action = answer(&game, B, level);
                assert_ne!(action, Action::ChooseModel(model(B, 3, carrier)), "{level}");
                game.act(action);
            }
            assert_eq!(game.state.table().cache, Cache::Carried(model(B, 3, carrier)));
        }
    }
}
