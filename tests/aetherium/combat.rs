//! Attacks (AE-40 to AE-58), and what forms and codes have to do with them.

use cyberdeck::rules::aetherium::{Action, Asked, Direction, Event, Facing, Harm, ModelId, Modifier, Place, RamReason, Sight};
use cyberdeck::rules::game::Game;

use crate::table::{A, B, BREACH, CRASH, Match, PING, SPIKE, at, model};

const CHIEF: ModelId = own(0);
const OTHER: ModelId = enemy(1);

const fn own(card: usize) -> ModelId {
    cyberdeck::rules::aetherium::Slot::of(A, card).model(0)
}

const fn enemy(card: usize) -> ModelId {
    cyberdeck::rules::aetherium::Slot::of(B, card).model(0)
}

/// A's program of this card is active on H2 in open noise, and B's function stands on this square.
fn against(function: &str, subroutine: &str, card: usize, square: &str) -> Match {
    let mut game = Match::of(function, subroutine).ordered();
    game.active(A, card, 6);
    game.put(model(A, card, 0), "H2");
    game.put(OTHER, square);
    game
}

fn attack(model: ModelId, target: ModelId) -> Action {
    Action::Attack { model, target }
}

fn dice_of(told: &[Event]) -> u8 {
    told.iter().find_map(|event| if let Event::Attacks { dice, .. } = event { Some(*dice) } else { None }).unwrap()
}

fn boxes_of(told: &[Event]) -> u8 {
    let boxes = |event: &Event| if let Event::Damaged { boxes, harm: Harm::Attack, .. } = event { Some(*boxes) } else { None };
    told.iter().find_map(boxes).unwrap_or(0)
}

#[test]
fn ae_40_ae_41_targets_are_level_with_the_attacker_or_before_it() {
    let mut game = against("guard", "drone", 0, "H5");
    assert!(game.legal().contains(&attack(CHIEF, OTHER)));
    game.faces(CHIEF, Facing::South);
    assert_eq!(game.refused(attack(CHIEF, OTHER)), "AE-41");
    game.put(OTHER, "K2");
    assert!(game.legal().contains(&attack(CHIEF, OTHER)), "level is in front");
}

#[test]
fn ae_42_a_model_in_every_line_hides_the_target() {
    let mut game = against("guard", "drone", 0, "H5");
    game.put(own(2), "H3");
    assert_eq!(game.refused(attack(CHIEF, OTHER)), "AE-42");
    game.put(own(2), "G4");
    assert!(game.legal().contains(&attack(CHIEF, OTHER)));
}

#[test]
fn ae_43_cover_is_a_die_less_once() {
    let dice = |walls: &[&str], square: &str, codes: &[&str]| {
        let mut game = against("guard", "drone", 0, square);
        game.faces(OTHER, Facing::South);
        game.walled(walls);
        game.lent(OTHER, codes);
        game.state.table().odds(CHIEF, OTHER).map_err(|refusal| refusal.rule.0).map(|odds| odds.dice)
    };
    assert_eq!(dice(&[], "H5", &[]), Ok(3));
    assert_eq!(dice(&[], "H5", &["Cover"]), Ok(2));
    // Firewalls that leave one corner of the target in view.
    let mut partial = 0;
    for (target, wall) in
        ["I5", "I6", "J5", "J6", "G5"].into_iter().flat_map(|target| ["H3", "I3", "H4", "I4", "G4"].map(|wall| (target, wall)))
    {
        let mut game = against("guard", "drone", 0, target);
        game.walled(&[wall]);
        match game.state.table().sees(CHIEF, OTHER).unwrap() {
            Ok(Sight::Partial) => {
                partial += 1;
                assert_eq!(dice(&[wall], target, &[]), Ok(2), "{target} past {wall}");
                assert_eq!(dice(&[wall], target, &["Cover"]), Ok(2), "never more than one");
            }
            Ok(Sight::Complete) => assert_eq!(dice(&[wall], target, &[]), Ok(3), "{target} past {wall}"),
            Err(_) => assert_eq!(dice(&[wall], target, &[]), Err("AE-42"), "{target} past {wall}"),
        }
    }
    assert!(partial > 0);
    // H8 is fragmented.
    assert_eq!(dice(&[], "H8", &[]), Ok(2));
}

#[test]
fn ae_44_melee_is_adjacent_and_ranged_within_range_but_not_beside_an_enemy() {
    let mut game = against("guard", "drone", 1, "I3");
    let guard = own(1);
    assert!(game.legal().contains(&attack(guard, OTHER)), "diagonally too");
    game.put(OTHER, "H4");
    assert_eq!(game.refused(attack(guard, OTHER)), "AE-44");
    let mut game = against("guard", "drone", 0, "N1");
    assert!(game.state.table().odds(CHIEF, OTHER).is_err_and(|refusal| refusal.rule.0 == "AE-41"), "behind by a row");
    game.put(OTHER, "N2");
    assert!(game.legal().contains(&attack(CHIEF, OTHER)), "six squares away");
    game.put(OTHER, "O2");
    assert_eq!(game.refused(attack(CHIEF, OTHER)), "AE-44");
    game.put(OTHER, "H5");
    game.put(enemy(2), "G1");
    assert_eq!(game.refused(attack(CHIEF, OTHER)), "AE-44");
}

#[test]
fn ae_50_one_attack_an_activation_on_enemies_by_programs_that_have_one() {
    let mut game = against("guard", "drone", 0, "H5");
    game.put(own(1), "H4");
    assert_eq!(game.refused(attack(CHIEF, own(1))), "AE-50");
    assert_eq!(game.refused(attack(own(1), OTHER)), "AE-20");
    let cs = game.cs();
    game.put(own(1), "A1");
    game.dice(&[CRASH; 3]);
    game.act(attack(CHIEF, OTHER));
    game.act(Action::Decline);
    assert_eq!(game.cs(), cs, "free of CS");
    assert_eq!(game.refused(attack(CHIEF, OTHER)), "AE-50");
    let game = against("guard", "drone", 2, "H3");
    assert_eq!(game.refused(attack(own(2), OTHER)), "AE-50");
}

#[test]
fn ae_51_three_dice_and_one_more_from_behind() {
    let mut game = against("guard", "drone", 1, "H3");
    game.faces(OTHER, Facing::South);
    game.dice(&[BREACH; 3]);
    assert_eq!(dice_of(&game.told(attack(own(1), OTHER))), 3);
    let mut game = against("guard", "drone", 1, "H3");
    game.dice(&[BREACH; 4]);
    let told = game.told(attack(own(1), OTHER));
    assert_eq!(dice_of(&told), 4);
    let Some(Event::Attacks { modifiers, .. }) = told.first() else { panic!("{told:?}") };
    assert_eq!(modifiers.to_vec(), [Modifier::Basic, Modifier::Behind]);
}

#[test]
fn ae_52_each_listing_hits_once_and_hits_make_light_medium_and_heavy() {
    // The guard lists Ping, Spike, Crash for 2, 3, 4 boxes.
    for (dice, boxes) in [
        ([BREACH, BREACH, BREACH], 0),
        ([PING, PING, PING], 2),
        ([PING, CRASH, BREACH], 3),
        ([PING, PING, CRASH], 3),
        ([PING, SPIKE, CRASH], 4),
    ] {
        let mut game = against("guard", "drone", 1, "H3");
        game.faces(OTHER, Facing::South);
        game.dice(&dice);
        let mut told = game.told(attack(own(1), OTHER));
        if game.state.asking().1 == Asked::Disruption {
            told = game.told(Action::Decline);
        }
        assert_eq!(boxes_of(&told), boxes, "{dice:?}");
        assert_eq!(game.damage(OTHER), boxes);
    }
}

#[test]
fn ae_53_a_mate_that_could_attack_the_same_target_gives_a_die_once() {
    let dice = |mates: &[&str], turned: bool| {
        let mut game = against("guard", "swarm", 2, "H3");
        game.faces(OTHER, Facing::South);
        for (nth, square) in mates.iter().enumerate() {
            game.put(model(A, 2, nth + 1), square);
            game.faces(model(A, 2, nth + 1), if turned { Facing::South } else { Facing::North });
        }
        game.state.table().odds(own(2), OTHER).unwrap().dice
    };
    assert_eq!(dice(&[], false), 3);
    assert_eq!(dice(&["G2"], false), 4);
    assert_eq!(dice(&["G2", "I2"], false), 4, "once");
    assert_eq!(dice(&["G2"], true), 3, "arc");
    assert_eq!(dice(&["G1"], false), 3, "range");
}

#[test]
fn ae_53_a_mate_beside_an_enemy_does_not_coordinate_a_ranged_attack_of_single_programs_either() {
    // Single programs have no mates: another program of the side gives nothing.
    let mut game = against("herald", "drone", 1, "H5");
    game.put(CHIEF, "G2");
    game.faces(OTHER, Facing::South);
    assert_eq!(game.state.table().odds(own(1), OTHER).unwrap().dice, 3);
}

#[test]
fn ae_54_ae_55_ae_73_the_last_box_deletes_and_the_program_brings_its_ram() {
    let mut game = against("guard", "drone", 1, "H3");
    game.faces(OTHER, Facing::South);
    game.damaged(OTHER, 7);
    game.ram(B, 3);
    game.dice(&[PING, BREACH, BREACH]);
    let told = game.told(attack(own(1), OTHER));
    assert_eq!(game.place(OTHER), Place::Deleted);
    assert_eq!(boxes_of(&told), 1, "no more boxes than there are");
    assert!(told.contains(&Event::ProgramDeleted { slot: OTHER.slot() }));
    assert!(told.contains(&Event::Ram { seat: B, from: 3, to: 5, why: RamReason::Deletion }));
}

#[test]
fn ae_55_the_deletion_effect_happens_at_once_where_the_last_model_stood() {
    let mut game = against("herald", "drone", 0, "H5");
    game.faces(OTHER, Facing::South);
    game.damaged(OTHER, 5);
    game.put(own(2), "I6");
    game.dice(&[PING, BREACH, BREACH]);
    let told = game.told(attack(CHIEF, OTHER));
    assert!(told.contains(&Event::DeletionEffect { slot: OTHER.slot() }));
    assert_eq!(game.place(own(2)), Place::Deleted, "Blast does 6 boxes to every model beside it");
    assert_eq!(game.damage(CHIEF), 0);
    assert!(game.state.table().firewalls.is_empty(), "no firewall in the noise");
}

#[test]
fn ae_56_a_safeguard_follows_damage_if_the_target_is_in_play() {
    let mut game = against("herald", "drone", 0, "H5");
    game.faces(OTHER, Facing::South);
    game.dice(&[PING, CRASH, CRASH]);
    game.act(attack(CHIEF, OTHER));
    let told = game.told(Action::Decline);
    assert!(told.contains(&Event::Safeguards { model: OTHER }));
    assert_eq!(game.damage(CHIEF), 1, "Thorns");
    let mut game = against("herald", "drone", 0, "H5");
    game.faces(OTHER, Facing::South);
    game.dice(&[CRASH; 3]);
    game.act(attack(CHIEF, OTHER));
    let told = game.told(Action::Decline);
    assert!(!told.contains(&Event::Safeguards { model: OTHER }), "no hit, no safeguard");
}

#[test]
fn ae_57_the_disruption_is_a_choice_when_its_symbol_shows() {
    let shown = |dice: [u8; 3]| {
        let mut game = against("herald", "drone", 1, "H5");
        game.faces(OTHER, Facing::South);
        game.dice(&dice);
        game.act(attack(own(1), OTHER));
        game
    };
    assert_ne!(shown([PING, BREACH, CRASH]).state.asking().1, Asked::Disruption);
    let mut game = shown([SPIKE, CRASH, CRASH]);
    assert_eq!((game.asked(), game.state.asking().1), (A, Asked::Disruption));
    assert_eq!(game.legal(), [Action::Accept, Action::Decline]);
    assert_eq!(game.refused(Action::End), "AE-57");
    let told = game.told(Action::Decline);
    assert_eq!(boxes_of(&told), 1, "the die hits all the same");
    let told = shown([SPIKE, CRASH, CRASH]).told(Action::Accept);
    assert_eq!(boxes_of(&told), 2, "one step heavier");
    assert_eq!(told.iter().filter(|event| matches!(event, Event::Disrupts { .. })).count(), 1);
}

#[test]
fn ae_57_a_disruption_that_can_do_nothing_is_not_asked_for() {
    // Tie of the trio lays a marker on the target, which Voltaic Aegis forbids.
    let mut game = Match::of("mender", "trio").ordered();
    game.active(A, 2, 4);
    game.put(own(2), "H2");
    game.put(OTHER, "H3");
    game.faces(OTHER, Facing::South);
    game.dice(&[CRASH, CRASH, CRASH]);
    game.act(attack(own(2), OTHER));
    assert_eq!(game.state.asking().1, Asked::Act);
}

#[test]
fn ae_58_dice_disruption_damage_its_other_effects_safeguard() {
    let mut game = against("herald", "drone", 1, "H4");
    game.faces(OTHER, Facing::South);
    game.marked(OTHER, &["Lag"]);
    game.ram(A, 2);
    game.dice(&[SPIKE, CRASH, CRASH]);
    let mut told = game.told(attack(own(1), OTHER));
    told.extend(game.told(Action::Accept));
    assert_eq!(boxes_of(&told), 4, "medium, and 2 for the marker");
    let place = |fits: &dyn Fn(&Event) -> bool| told.iter().position(fits).unwrap();
    let order = [
        place(&|event| matches!(event, Event::Attacks { .. })),
        place(&|event| matches!(event, Event::AttackRolled { .. })),
        place(&|event| matches!(event, Event::Disrupts { used: true, .. })),
        place(&|event| matches!(event, Event::Damaged { harm: Harm::Attack, .. })),
        place(&|event| matches!(event, Event::Placed { .. })),
        place(&|event| matches!(event, Event::Ram { seat: A, from: 2, to: 3, .. })),
        place(&|event| matches!(event, Event::Safeguards { .. })),
        place(&|event| matches!(event, Event::Damaged { harm: Harm::Text, .. })),
    ];
    assert!(order.is_sorted(), "{told:?}");
    assert!(game.stands(OTHER, "H6"), "pushed two squares straight away");
}

#[test]
fn ae_58_effects_on_a_deleted_target_are_lost_and_others_are_not() {
    let mut game = against("herald", "drone", 1, "H4");
    game.faces(OTHER, Facing::South);
    game.damaged(OTHER, 5);
    game.ram(A, 2);
    game.dice(&[SPIKE, CRASH, CRASH]);
    game.act(attack(own(1), OTHER));
    let told = game.told(Action::Accept);
    assert_eq!(game.place(OTHER), Place::Deleted);
    assert!(!told.iter().any(|event| matches!(event, Event::Placed { .. } | Event::Safeguards { .. })));
    assert_eq!(game.gauge(A), 3);
}

#[test]
fn ae_58_a_disruption_that_is_lost_with_its_target_is_not_asked_for() {
    // Jam of the guard lays a marker on the target, which heavy damage deletes.
    let shown = |damage: u8| {
        let mut game = against("guard", "drone", 1, "H3");
        game.faces(OTHER, Facing::South);
        game.damaged(OTHER, damage);
        let odds = game.state.table().odds(own(1), OTHER).unwrap();
        game.dice(&[SPIKE, PING, CRASH]);
        game.act(attack(own(1), OTHER));
        (game, odds.disruption)
    };
    let (game, alive) = shown(3);
    assert_eq!((game.place(OTHER), game.state.asking().1), (Place::On(at("H3")), Asked::Disruption));
    let (game, deleted) = shown(4);
    assert_eq!((game.place(OTHER), game.state.asking().1), (Place::Deleted, Asked::Act));
    assert!(deleted < alive, "nor is it in the odds");
}

#[test]
fn ae_58_an_attacker_deleted_by_the_deletion_effect_loses_the_rest_of_its_disruption() {
    let mut game = against("herald", "drone", 1, "H3");
    // Beside it, the herald would not shoot: a wounded guard's place is taken by the mender's melee.
    game.put(OTHER, "H4");
    game.faces(OTHER, Facing::South);
    game.damaged(OTHER, 5);
    game.put(own(1), "H2");
    game.damaged(own(1), 0);
    game.ram(A, 2);
    // The Blast reaches one square; the attacker is two away, so it stands.
    game.dice(&[SPIKE, CRASH, CRASH]);
    game.act(attack(own(1), OTHER));
    game.act(Action::Accept);
    assert_eq!((game.place(own(1)), game.gauge(A)), (Place::On(at("H2")), 3));

    // Drain of the mender steals RAM; the Blast of the herald it deletes deletes it first.
    let mut game = Match::of("mender", "drone").ordered();
    game.edit(|tree| {
        let herald = crate::table::plain_programs().aetherium.catalog.program_named("herald").unwrap();
        tree["table"]["sides"][1]["programs"][1] = serde_json::json!(herald);
    });
    game.active(A, 1, 6);
    game.put(own(1), "H2");
    game.put(OTHER, "H3");
    game.faces(OTHER, Facing::South);
    game.damaged(OTHER, 5);
    game.ram(A, 2);
    game.ram(B, 5);
    game.dice(&[PING, CRASH, CRASH]);
    game.act(attack(own(1), OTHER));
    game.act(Action::Accept);
    assert_eq!((game.place(own(1)), game.place(OTHER)), (Place::Deleted, Place::Deleted));
    assert_eq!(game.gauge(A), 4, "2 for the own function, nothing stolen");
    assert_eq!(game.gauge(B), 7);
    assert_ne!(game.state.table().active.unit, own(1), "a model deleted in its own activation ends it (AE-20)");
}

#[test]
fn ae_102_stun_forbids_the_attack_and_rattled_the_disruption() {
    let mut game = against("herald", "drone", 1, "H5");
    game.faces(OTHER, Facing::South);
    game.edit(|tree| tree["table"]["active"]["markers"] = serde_json::json!(["Stun"]));
    assert_eq!(game.refused(attack(own(1), OTHER)), "AE-102");
    assert!(!game.legal().iter().any(|action| matches!(action, Action::Attack { .. })));
    game.edit(|tree| tree["table"]["active"]["markers"] = serde_json::json!(["Rattled"]));
    game.dice(&[SPIKE; 3]);
    let told = game.told(attack(own(1), OTHER));
    assert_eq!(boxes_of(&told), 1);
    assert_eq!(game.state.table().odds(own(1), OTHER).unwrap().disruption, 0);
}

#[test]
fn ae_103_ae_43_lent_cover_counts_against_melee_too() {
    let mut game = against("guard", "drone", 1, "H3");
    game.faces(OTHER, Facing::South);
    game.lent(OTHER, &["Cover"]);
    assert_eq!(game.state.table().odds(own(1), OTHER).unwrap().dice, 2);
}

#[test]
fn ae_106_voltaic_aegis_is_beyond_the_enemys_disruption() {
    let mut game = Match::of("mender", "drone").ordered();
    game.edit(|tree| {
        let herald = crate::table::plain_programs().aetherium.catalog.program_named("herald").unwrap();
        tree["table"]["sides"][0]["programs"][1] = serde_json::json!(herald);
    });
    game.active(A, 1, 6);
    game.put(own(1), "H2");
    game.put(OTHER, "H5");
    game.faces(OTHER, Facing::South);
    game.marked(OTHER, &["Lag"]);
    game.ram(A, 2);
    game.dice(&[SPIKE, CRASH, CRASH]);
    game.act(attack(own(1), OTHER));
    let told = game.told(Action::Accept);
    assert_eq!(boxes_of(&told), 1, "neither heavier nor more");
    assert!(game.stands(OTHER, "H5"), "not pushed");
    assert_eq!(game.gauge(A), 3, "what is on the attacker's side stands");
}

#[test]
fn ae_110_each_model_of_a_segmented_program_has_its_own_attack() {
    let mut game = against("guard", "swarm", 2, "H3");
    game.faces(OTHER, Facing::South);
    for (nth, square) in [(1, "G2"), (2, "I2")] {
        game.put(model(A, 2, nth), square);
    }
    game.dice(&[CRASH; 4]);
    game.act(attack(own(2), OTHER));
    assert_eq!(game.refused(attack(model(A, 2, 1), OTHER)), "AE-20");
    game.act(Action::End);
    game.dice(&[CRASH; 4]);
    game.act(Action::Activate(model(A, 2, 1)));
    game.act(attack(model(A, 2, 1), OTHER));
}

#[test]
fn ae_112_a_linked_program_attacks_once_from_any_model_and_its_models_hide_nothing() {
    let mut game = against("guard", "trio", 2, "H3");
    game.faces(OTHER, Facing::South);
    game.put(model(A, 2, 1), "G2");
    game.put(model(A, 2, 2), "I2");
    let attacks = |game: &Match| game.legal().into_iter().filter(|action| matches!(action, Action::Attack { .. })).count();
    assert_eq!(attacks(&game), 3);
    game.dice(&[PING, PING, PING, PING]);
    let told = game.told(attack(model(A, 2, 1), OTHER));
    assert_eq!(dice_of(&told), 4, "coordination");
    assert_eq!(attacks(&game), 0);
    // A mate in the line hides nothing (from a model that could see further).
    let table = game.state.table();
    assert!(table.sees(model(A, 2, 1), model(A, 2, 2)).unwrap().is_ok(), "past the first one on H2");
}

#[test]
fn ae_112_damage_fills_colour_by_colour_and_the_target_goes_first() {
    // The trio has 2, 3, 2 boxes; the guard does 4 with three hits.
    let mut game = against("guard", "trio", 1, "A1");
    for (nth, square) in [(0, "H3"), (1, "H5"), (2, "J5")] {
        game.put(model(B, 2, nth), square);
        game.faces(model(B, 2, nth), Facing::South);
    }
    game.dice(&[PING, SPIKE, CRASH]);
    game.act(attack(own(1), model(B, 2, 0)));
    game.act(Action::Accept);
    assert_eq!(game.place(model(B, 2, 0)), Place::Deleted);
    assert_eq!(game.damage(model(B, 2, 0)), 4, "two of the second colour are filled");
    assert!(game.state.table().model(model(B, 2, 0)).markers.contains(cyberdeck::rules::aetherium::content::Marker::Lag), "the program's");
    // With 6 boxes at once two models would go: the second is its owner's choice.
    let mut game = against("guard", "trio", 1, "A1");
    for (nth, square) in [(0, "H3"), (1, "H5"), (2, "J5")] {
        game.put(model(B, 2, nth), square);
        game.faces(model(B, 2, nth), Facing::South);
    }
    game.damaged(model(B, 2, 0), 1);
    game.dice(&[PING, SPIKE, CRASH]);
    game.act(attack(own(1), model(B, 2, 0)));
    game.act(Action::Decline);
    assert_eq!((game.asked(), game.state.asking().1), (B, Asked::Lose(model(B, 2, 0).slot())));
    game.act(Action::ChooseModel(model(B, 2, 2)));
    assert_eq!(game.place(model(B, 2, 2)), Place::Deleted);
    assert_eq!(game.place(model(B, 2, 1)), Place::On(at("H5")));
}

#[test]
fn ae_113_an_omni_shoots_beside_enemies_and_needs_one_corner() {
    let mut game = Match::full("system-purge").ordered();
    game.active(A, 2, 5);
    let hulk = own(2);
    game.put(hulk, "H1");
    game.put(enemy(1), "J1");
    game.put(enemy(0), "H5");
    assert!(game.legal().contains(&attack(hulk, enemy(0))));
    let legal = game.legal();
    assert!(legal.contains(&attack(hulk, enemy(1))));
    game.put(enemy(0), "A1");
    assert_eq!(game.refused(attack(hulk, enemy(0))), "AE-44", "six squares away of four");
    assert_eq!(game.refused(Action::Step { model: hulk, direction: Direction::NorthEast, facing: Facing::North }), "AE-113");
}

#[test]
fn ae_15_the_active_player_orders_what_is_set_off_together() {
    // The Blast deletes two masons and a mender: of the deletion effects the active player says which is first.
    let mut game = against("herald", "mason", 0, "H5");
    game.faces(OTHER, Facing::South);
    game.damaged(OTHER, 5);
    game.put(own(2), "I6");
    game.put(enemy(2), "G6");
    game.dice(&[PING, BREACH, BREACH]);
    game.act(attack(CHIEF, OTHER));
    assert_eq!((game.asked(), game.state.asking().1), (A, Asked::First));
    assert_eq!(game.legal(), [Action::ChooseNumber(0), Action::ChooseNumber(1)]);
    assert_eq!(game.refused(Action::End), "AE-15");
    game.act(Action::ChooseNumber(1));
    assert!(matches!(game.state.asking().1, Asked::Act));
    assert_eq!(game.events.iter().filter(|seen| matches!(seen.event.what, Event::DeletionEffect { .. })).count(), 3);
    assert!(game.state.validate().is_ok());
}
