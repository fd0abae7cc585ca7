//! What an action throws away for nothing: it is found, it is said, it can't be undone, and it is seldom.

use std::sync::Arc;

use cyberdeck::lessons::{Lesson, Run};
use cyberdeck::rules::access_denied::{Action as AdAction, State as AccessDenied};
use cyberdeck::rules::aetherium::{Action as AeAction, State as Aetherium};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::data_warriors::{Action as DwAction, State as DataWarriors};
use cyberdeck::rules::game::{Game, NoEvents, Seal, Seat, Setup, Viewer};
use cyberdeck::rules::terminal_dispute::{Action as TdAction, State as TerminalDispute};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// An action that is a waste, where it was found.
struct Found<G: Game> {
    state: G,
    seat: Seat,
    action: G::Action,
}

/// What is a waste in random matches, and of how many decisions a hundred have such an action.
fn found<G: Game>(seats: u8, seeds: u64) -> (Vec<Found<G>>, usize) {
    let (mut all, mut with, mut decisions) = (Vec::new(), 0, 0);
    for seed in 0..seeds {
        let mut state = G::new(&Setup::new(seats), seed, Content::built_in()).unwrap();
        let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(seed), Vec::new());
        while let Some(seat) = state.actors().iter().next() {
            let view = state.view(Viewer::Seat(seat));
            state.legal_actions(seat, &mut legal);
            let before = all.len();
            for action in &legal {
                if let Some(why) = G::waste(&view, seat, action) {
                    assert!(why.ends_with('.') && !why.contains('{'), "{why}");
                    assert_eq!(G::waste(&state.view(Viewer::Spectator), seat, action), None, "nobody else is told");
                    all.push(Found { state: state.clone(), seat, action: action.clone() });
                }
            }
            decisions += 1;
            with += usize::from(all.len() > before);
            let action = legal[rng.random_range(0..legal.len())].clone();
            state.play(seat, &action, &mut NoEvents);
        }
    }
    (all, 100 * with / decisions)
}

fn seal<G: Game>(found: &Found<G>) -> Seal {
    found.state.clone().play(found.seat, &found.action, &mut NoEvents)
}

#[test]
fn a_line_that_is_spoiled_last_in_a_round_and_a_swap_of_equal_dice() {
    let (all, share) = found::<TerminalDispute>(2, 60);
    let (swapped, written): (Vec<_>, Vec<_>) = all.iter().partition(|found| matches!(found.action, TdAction::Swap { .. }));
    assert!(swapped.len() > 5 && written.len() > 5 && share < 10, "{}, {} and {share} %", swapped.len(), written.len());
    for found in &swapped {
        let TdAction::Swap { value, .. } = found.action else { continue };
        let view = found.state.view(Viewer::Seat(found.seat));
        assert_eq!(view.own_sheet().unwrap().1.unused, value);
    }
    for found in &written {
        assert!(matches!(found.action, TdAction::Write { .. } | TdAction::CrossOut { .. }));
        assert_eq!(seal(found), Seal::Sealed);
    }
}

#[test]
fn the_last_box_of_a_straight() {
    let lesson = Arc::new(Lesson::load::<TerminalDispute>("td-1", Content::built_in()).unwrap());
    let last = lesson.steps.len() - 1;
    let run = Run::<TerminalDispute>::resume(lesson, Content::built_in(), last).unwrap();
    let view = run.table().view(Viewer::Seat(Seat(0)));
    let waste = |cell| TerminalDispute::waste(&view, Seat(0), &TdAction::Write { value: 5, cell });
    assert_eq!(waste(12).as_deref(), Some("Row C could still score 7 points. With this it stays at 1."));
    let mut legal = Vec::new();
    run.table().legal_actions(Seat(0), &mut legal);
    let others = legal.iter().filter(|action| matches!(action, TdAction::Write { cell, .. } if *cell != 12));
    assert!(others.clone().count() > 0);
    for action in others {
        assert_eq!(TerminalDispute::waste(&view, Seat(0), action), None, "{action:?}");
    }
}

#[test]
fn a_card_that_the_checklist_excludes() {
    let (all, share) = found::<AccessDenied>(4, 12);
    assert!(all.len() > 5 && share < 10, "{} and {share} %", all.len());
    for found in &all {
        assert!(matches!(found.action, AdAction::Pick(_)));
    }
}

#[test]
fn a_drive_that_is_drawn_empty_and_a_turn_that_ends_before_run() {
    let (all, share) = found::<DataWarriors>(2, 60);
    let (drawn, played): (Vec<_>, Vec<_>) = all.iter().partition(|found| matches!(found.action, DwAction::Draw(_)));
    assert!(drawn.len() > 5 && played.len() > 5 && share < 10, "{}, {} and {share} %", drawn.len(), played.len());
    for found in &drawn {
        assert_eq!(found.action, DwAction::Draw(found.state.table().user(found.seat).drive));
        assert_eq!(seal(found), Seal::Sealed);
    }
    for found in &played {
        let free = found.state.table().user(found.seat).memory.free();
        let price = found.state.table().price(found.seat, found.action).expect("it has a price");
        assert!(free > 0 && price.cost.total == free, "{:?} for {} of {free}", found.action, price.cost.total);
    }
}

#[test]
fn a_step_into_noise_whether_a_dry_way_leads_around_it_or_not() {
    let (all, share) = found::<Aetherium>(2, 6);
    assert!(!all.is_empty() && share < 50, "{} and {share} %", all.len());
    let (mut dry, mut wades) = (0, 0);
    for found in all.iter().filter(|found| matches!(found.action, AeAction::Step { .. })) {
        let why = Aetherium::waste(&found.state.view(Viewer::Seat(found.seat)), found.seat, &found.action).expect("it is a waste");
        let is_dry = why.ends_with("costs no more CS.") || why.ends_with("costs 1 CS more.");
        assert!(is_dry || why.contains("take noise damage: one combat die"), "{why}");
        *if is_dry { &mut dry } else { &mut wades } += 1;
        assert_eq!(seal(found), Seal::Sealed);
    }
    assert!(dry > 0 && wades > 0, "{dry} and {wades}");
}

#[test]
fn an_exe_that_changes_nothing() {
    let (all, _) = found::<Aetherium>(2, 6);
    let mut exes = 0;
    for Found { state, seat, action } in all.iter().filter(|found| matches!(found.action, AeAction::Exe { .. })) {
        let mut after = state.clone();
        after.play(*seat, action, &mut NoEvents);
        let [before, after] = [state, &after].map(|state| state.view(Viewer::Spectator).table);
        assert_eq!((&before.models, before.sides, before.firewalls), (&after.models, after.sides, after.firewalls), "{action:?}");
        exes += 1;
    }
    assert!(exes > 0);
}
