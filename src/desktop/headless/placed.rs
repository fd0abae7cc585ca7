//! The results give everybody the place that the rules give them.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Headless;
use crate::bots::Level;
use crate::desktop::settings::Settings;
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::Session;
use crate::matches::{Match, SeatSpec};
use crate::rules::game::Setup;

fn placed<G: Framed>(seats: u8, matches: u64) {
    let mut headless = Headless::new(Settings::default());
    for seed in 0..matches {
        let content = crate::desktop::content();
        let specs = vec![SeatSpec::bot(Level::Random); usize::from(seats)];
        let mut game = Match::<G>::create(Setup::new(seats), seed, content, &specs, None).expect("the setup is right");
        let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(seed), Vec::new());
        while let Some(seat) = game.actors().iter().next() {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let action = legal[rng.random_range(0..legal.len())].clone();
            game.apply(seat, &action, None).expect("it is legal");
        }
        let outcome = game.outcome().expect("it is over");
        headless.app.insert_resource(Session::live(game));
        headless.frames(2);
        let standing = G::standing(headless.table::<G>()).expect("it is over");
        assert_eq!(standing.rows.len(), usize::from(seats));
        for (seat, place, _) in standing.rows {
            assert_eq!(place, usize::from(outcome.places[seat.index()]), "{}, seed {seed}: the place of {seat}", G::ID);
        }
    }
}

#[test]
fn access_denied() {
    placed::<crate::rules::access_denied::State>(5, 4);
}

#[test]
fn data_warriors() {
    placed::<crate::rules::data_warriors::State>(3, 3);
}

#[test]
fn aetherium() {
    placed::<crate::rules::aetherium::State>(2, 3);
}
