//! What actions cost: what is told before is what is paid.

use cyberdeck::rules::aetherium::{Action, Event, Price, RamReason, Stage, Told};
use cyberdeck::rules::game::{Game, Viewer, Witnessed};

use crate::property::matches;
use crate::table::{A, B, Match, model};

const NORTH: cyberdeck::rules::aetherium::Facing = cyberdeck::rules::aetherium::Facing::North;

#[test]
fn ae_20_what_is_told_of_a_price_is_what_is_paid() {
    let (mut count, mut paid) = (0_u32, 0_u32);
    matches(18, |state, legal| {
        count += 1;
        if state.table().stage != Stage::Activation || legal.is_empty() || !count.is_multiple_of(3) {
            return;
        }
        let seat = state.actors().iter().next().unwrap();
        let prices = state.view(Viewer::Seat(seat)).prices();
        assert!(prices.iter().all(|price| legal.contains(&price.action)));
        for action in legal.iter().skip(count as usize % 5).step_by(5) {
            let price = prices.iter().find(|price| price.action == *action);
            let (cs, ram) = price.map_or((0, 0), |price| (i16::from(price.cs), i16::from(price.ram)));
            let (before, mut after, mut events) = (&state.table().active, state.clone(), Vec::<Witnessed<Told>>::new());
            after.apply(seat, action, &mut events).unwrap();
            let now = &after.table().active;
            let began = events.iter().any(|seen| matches!(seen.event.what, Event::Began { .. }));
            if !began && now.unit == before.unit && after.table().stage == Stage::Activation && !matches!(action, Action::End) {
                let gained = i16::from(*action == Action::Overclock);
                assert_eq!(i16::from(before.cs) - i16::from(now.cs), cs - gained, "{action:?}: {price:?}");
            }
            let lost = |seen: &Witnessed<Told>| match seen.event.what {
                Event::Ram { seat: whose, from, to, why: RamReason::Manipulation | RamReason::Overclock } if whose == seat => {
                    i16::from(from) - i16::from(to)
                }
                _ => 0,
            };
            assert_eq!(events.iter().map(lost).sum::<i16>(), ram, "{action:?}: {price:?}");
            paid += u32::from(price.is_some());
        }
    });
    assert!(paid > 1000, "{paid} prices say little");
}

/// The price of an action, and its reasons as rules.
fn price(game: &Match, seen_by: cyberdeck::rules::game::Seat, fits: impl Fn(&Action) -> bool) -> (u8, u8, Vec<&'static str>) {
    let prices = game.state.view(Viewer::Seat(seen_by)).prices();
    let Price { cs, ram, reasons, .. } = prices.into_iter().find(|price| fits(&price.action)).expect("it has a price");
    (cs, ram, reasons.iter().map(|reason| reason.rule).collect())
}

#[test]
fn ae_32_a_price_names_the_rules_that_make_it() {
    let mut game = Match::full("system-purge").ordered();
    game.active(A, 0, 6);
    game.put(model(A, 0, 0), "H2");
    let step = |action: &Action| matches!(action, Action::Step { facing, .. } if *facing == NORTH);
    assert_eq!(price(&game, A, step).0, 1);
    game.put(model(B, 0, 0), "H3");
    let (cs, ram, rules) = price(&game, A, step);
    assert_eq!((cs, ram, rules), (2, 0, vec!["AE-30", "AE-32"]));
    assert_eq!(price(&game, A, |action| matches!(action, Action::Turn { .. })), (1, 0, vec!["AE-31"]));
    assert_eq!(price(&game, A, |action| *action == Action::Overclock), (0, 1, vec!["AE-70"]));
    // Nobody else pays anything, and whoever watches even less.
    assert!(game.state.view(Viewer::Seat(B)).prices().is_empty());
    assert!(game.state.view(Viewer::Spectator).prices().is_empty());
}
