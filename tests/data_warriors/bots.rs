//! What the bots of Data.Warriors never do, however much they misjudge.

use std::sync::atomic::AtomicBool;

use cyberdeck::bots::{Budget, Level, choose};
use cyberdeck::rules::data_warriors::{Action, CardState, Named, State};
use cyberdeck::rules::game::{Game, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::table::{A, B, Duel};

/// What A, played by a bot, would do here; of many that misjudge differently.
fn decisions(duel: &Duel) -> Vec<Action> {
    let mut legal = Vec::new();
    duel.state.legal_actions(A, &mut legal);
    let view = duel.state.view(Viewer::Seat(A));
    let decide = |level, seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        choose::<State>(level, &view, A, &legal, Budget::Iterations(3), &mut rng, &AtomicBool::new(false)).unwrap()
    };
    let easy = (0..60).map(|seed| decide(Level::Easy, seed));
    easy.chain((0..20).map(|seed| decide(Level::Normal, seed))).chain((0..5).map(|seed| decide(Level::Hard, seed))).collect()
}

#[test]
fn a_daemon_of_ones_own_is_dismissed_for_a_better_one_only() {
    let mut duel = Duel::new(2);
    let daemon = duel.place(A, "watcher");
    duel.hold(A, "watcher");
    let duel = duel.setup();
    assert!(duel.state.check(A, &Action::Dismiss(daemon)).is_ok());
    assert!(!decisions(&duel).contains(&Action::Dismiss(daemon)), "the same again is no gain");

    // One of the opponent's wipes one's own drive.
    let mut duel = Duel::new(2);
    let lodger = duel.place_so(B, "lodger", A, CardState::Idle, None);
    let duel = duel.setup();
    assert!(decisions(&duel).contains(&Action::Dismiss(lodger)));
}

#[test]
fn a_card_of_ones_own_is_not_killed_for_nothing() {
    let mut duel = Duel::new(2);
    let own = duel.place(A, "wiper");
    let zap = duel.hold(A, "zap");
    let duel = duel.run();
    assert!(duel.state.check(A, &Action::Play(zap)).is_ok());
    assert!(!decisions(&duel).contains(&Action::Play(zap)), "there is nothing else to kill");

    let mut duel = Duel::new(2);
    duel.place(A, "wiper");
    let enemy = duel.place(B, "wiper");
    let zap = duel.hold(A, "zap");
    let mut duel = duel.run();
    duel.act(A, Action::Play(zap));
    assert!(duel.state.check(A, &Action::Name(Named::Card(own))).is_ok());
    assert_eq!(decisions(&duel).into_iter().find(|action| *action != Action::Name(Named::Card(enemy))), None);
}
