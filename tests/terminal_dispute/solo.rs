//! TD-60 and TD-61: playing alone.

use std::collections::BTreeMap;

use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Seal, Setup, Viewer};
use cyberdeck::rules::terminal_dispute::{Action, Allocation, Event, Phase, State};

use crate::table::{Table, rule, seat};

#[test]
fn td_60_odd_rounds_are_allocated_by_the_player_and_even_ones_by_chance() {
    let mut table = Table::of(1);
    for round in 1..=12_u8 {
        table.until_round(round);
        let view = table.seat(1).view();
        assert_eq!((view.round, view.by_chance), (round, round.is_multiple_of(2)));
        table.events.clear();
        table.rolls([1, 2, 3, 4, 5]);
        let chance = table.count(|event| matches!(event, Event::Allocated { by: None, .. })) == 1;
        assert_eq!((chance, table.game.phase() == Phase::Write), (view.by_chance, view.by_chance));
        if chance {
            assert_eq!(table.seal, Seal::Sealed);
            let allocation = Allocation::from_spots([1, 2, 3, 4, 5]);
            assert_eq!(rule(table.act(1, Action::Allocate(allocation))), "TD-10");
        } else {
            table.allocates([1, 2], [3, 4], 5);
            assert!(matches!(table.events[1].event, Event::Allocated { by: Some(by), .. } if by == seat(1)));
        }
        table.everybody_finishes();
    }
    assert!(table.game.outcome().is_some());
}

#[test]
fn td_60_chance_takes_every_allocation_alike() {
    let mut table = Table::of(1);
    table.until_round(2);
    let mut counts = BTreeMap::new();
    let draws = 3000_u32;
    for seed in 0..draws {
        // The state of another seed, in round 2.
        let other = serde_json::to_value(State::new(&Setup::new(1), u64::from(seed), Content::built_in()).unwrap()).unwrap();
        let mut table = table.clone().edited(|state| state["chance"] = other["chance"].clone());
        table.rolls([1, 2, 3, 4, 5]);
        let allocation = table.game.view(Viewer::Spectator).allocation.unwrap();
        assert!(allocation.uses([1, 2, 3, 4, 5]));
        *counts.entry(allocation).or_insert(0_u32) += 1;
    }
    assert_eq!(counts.len(), 30);
    let expected = f64::from(draws) / 30.0;
    let unevenness: f64 = counts.values().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    assert!(unevenness < 58.3, "chi square of 29 degrees: {unevenness}");
}

#[test]
fn td_60_chance_never_allocates_for_two() {
    let mut table = Table::of(2);
    table.until_round(2).rolls([1, 2, 3, 4, 5]);
    assert_eq!(table.game.phase(), Phase::Allocate);
}

#[test]
fn td_61_six_ranks() {
    let rank = |total: u8| Content::built_in().terminal_dispute.rank(total).at_least;
    for (total, least) in
        [(112, 90), (90, 90), (89, 80), (80, 80), (79, 70), (70, 70), (69, 60), (60, 60), (59, 50), (50, 50), (49, 0), (41, 0), (0, 0)]
    {
        assert_eq!(rank(total), least, "{total}");
    }
    let mut titles: Vec<&str> = (0..=112).map(|total| Content::built_in().terminal_dispute.rank(total).title.as_str()).collect();
    titles.dedup();
    assert_eq!(titles.len(), 6);
    assert!((0..=112).all(|total| !Content::built_in().terminal_dispute.rank(total).line.is_empty()));
}
