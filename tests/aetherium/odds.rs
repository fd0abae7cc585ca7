//! The chances of attacks against all ways in which the dice can fall.

use cyberdeck::rules::aetherium::content::Symbol;
use cyberdeck::rules::aetherium::{Facing, ModelId, Table};
use cyberdeck::rules::game::Game;

use crate::table::{A, B, Match, model};

/// The symbol of each face.
fn faces() -> Vec<Symbol> {
    Symbol::ALL.into_iter().flat_map(|symbol| std::iter::repeat_n(symbol, usize::from(symbol.faces()))).collect()
}

/// How often so many dice fall on none, light, medium, heavy, and how often they show a symbol then, by looking at every way.
fn count(dice: u32, profile: &[Symbol], on: Symbol) -> ([u64; 4], [u64; 4]) {
    let (faces, mut steps, mut shows) = (faces(), [0; 4], [0; 4]);
    assert_eq!(faces.len(), 12);
    for way in 0..12_usize.pow(dice) {
        let rolled: Vec<Symbol> = (0..dice).map(|die| faces[way / 12_usize.pow(die) % 12]).collect();
        let mut left = rolled.clone();
        let hits = profile.iter().filter(|listed| left.iter().position(|die| die == *listed).map(|at| left.remove(at)).is_some()).count();
        steps[hits.min(3)] += 1;
        shows[hits.min(3)] += u64::from(rolled.contains(&on));
    }
    (steps, shows)
}

fn agrees(table: &Table, attacker: ModelId, target: ModelId, dice: u8) {
    let odds = table.odds(attacker, target).unwrap();
    assert_eq!((odds.dice, odds.out_of), (dice, 12_u64.pow(u32::from(dice))));
    let attack = table.program(attacker).attack.as_ref().unwrap();
    let (steps, shows) = count(u32::from(dice), &attack.profile, attack.disruption.on);
    assert_eq!(odds.damage, steps);
    let left = table.boxes_to_lose(target);
    // What a disruption would do to a deleted target is lost.
    let deletes = |step: &usize| *step > 0 && attack.damage[step - 1] >= left;
    assert_eq!(odds.disruption, (0..4).filter(|step| !deletes(step)).map(|step| shows[step]).sum::<u64>());
    let deleted: u64 = (0..4).filter(deletes).map(|step| steps[step]).sum();
    assert_eq!(odds.deleted, deleted);
    assert!(odds.deleted_by_disruption >= deleted);
    let sum: u32 = odds.damage.iter().map(|ways| u32::from(odds.per_mille(*ways))).sum();
    assert!((998..=1002).contains(&sum));
}

#[test]
fn ae_51_ae_52_ae_57_odds_are_those_of_all_ways_the_dice_can_fall() {
    for (behind, cover, dice) in [(false, false, 3), (true, false, 4), (false, true, 2), (true, true, 3)] {
        for damage in [0, 4, 6, 7] {
            let mut game = Match::of("guard", "swarm").ordered();
            game.active(A, 1, 5);
            game.put(model(A, 1, 0), "H2");
            game.put(model(B, 1, 0), "H3");
            game.faces(model(B, 1, 0), if behind { Facing::North } else { Facing::South });
            if cover {
                game.lent(model(B, 1, 0), &["Cover"]);
            }
            game.damaged(model(B, 1, 0), damage);
            agrees(game.state.table(), model(A, 1, 0), model(B, 1, 0), dice);
        }
    }
    // Five dice: from behind and with coordination.
    let mut game = Match::of("guard", "swarm").ordered();
    game.active(A, 2, 3);
    game.put(model(A, 2, 0), "H2");
    game.put(model(A, 2, 1), "G2");
    game.put(model(B, 1, 0), "H3");
    agrees(game.state.table(), model(A, 2, 0), model(B, 1, 0), 5);
}

#[test]
fn ae_58_odds_of_deletion_count_what_the_disruption_changes() {
    let mut game = Match::of("herald", "drone").ordered();
    game.active(A, 1, 6);
    game.put(model(A, 1, 0), "H2");
    game.put(model(B, 1, 0), "H5");
    game.faces(model(B, 1, 0), Facing::South);
    game.damaged(model(B, 1, 0), 2);
    // 4 boxes are left: heavy does 3, and 2 more with the disruption on a target that bears a marker.
    let plain = game.state.table().odds(model(A, 1, 0), model(B, 1, 0)).unwrap();
    assert_eq!((plain.deleted, plain.deleted_by_disruption), (0, 0));
    game.marked(model(B, 1, 0), &["Lag"]);
    let marked = game.state.table().odds(model(A, 1, 0), model(B, 1, 0)).unwrap();
    assert_eq!(marked.deleted, 0);
    // With a Spike every hit is at least medium: 2 + 2 boxes. So it is as likely as a Spike.
    assert_eq!(marked.deleted_by_disruption, 12_u64.pow(3) - 8_u64.pow(3));
    assert_eq!(marked.disruption, marked.deleted_by_disruption);
}

#[test]
fn ae_41_ae_44_ae_50_odds_say_why_there_are_none() {
    let mut game = Match::of("guard", "drone").ordered();
    game.active(A, 1, 5);
    let (guard, drone) = (model(A, 1, 0), model(A, 2, 0));
    game.put(guard, "H2");
    game.put(drone, "H3");
    game.put(model(B, 1, 0), "H5");
    let rule = |attacker, target| game.state.table().odds(attacker, target).unwrap_err().rule.0;
    assert_eq!(rule(guard, drone), "AE-50");
    assert_eq!(rule(drone, model(B, 1, 0)), "AE-50");
    assert_eq!(rule(guard, model(B, 1, 0)), "AE-44");
    assert_eq!(rule(guard, model(B, 2, 0)), "AE-41");
    assert_eq!(game.state.seats(), 2);
}
