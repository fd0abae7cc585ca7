//! The call sounds exactly when a person is asked after others were.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Headless, asked_about_everything};
use crate::bots::Level;
use crate::desktop::sound::Sound;
use crate::desktop::table::frame::Framed;
use crate::matches::{Player, SeatSpec};
use crate::rules::game::Setup;

/// Plays at random against random bots; after each decision others were asked, or one was asked again at once.
fn calls<G: Framed>(seats: u8, decisions: usize) {
    let bot = SeatSpec { name: String::new(), player: Player::Bot(Level::Random) };
    let mut specs = vec![bot; usize::from(seats)];
    specs[0] = SeatSpec::human();
    let mut headless = Headless::with::<G>(asked_about_everything(), Setup::new(seats), &specs, 3);
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let (mut called, mut again) = (0, 0);
    let mut waited = true;
    for decision in 0..decisions {
        assert!(headless.until(120, Headless::is_asked::<G>), "{}: the person is asked (decision {decision})", G::ID);
        assert!(headless.until(30, Headless::rests), "{}: it rests (decision {decision})", G::ID);
        let calls = headless.heard().into_iter().filter(|sound| *sound == Sound::YourTurn).count();
        if headless.table::<G>().over {
            assert_eq!(calls, 0, "{}: nobody is called to a match that is over", G::ID);
            break;
        }
        assert_eq!(calls, usize::from(waited), "{}: decision {decision}, {}", G::ID, headless.table::<G>().prompt);
        if waited {
            called += 1;
        } else {
            again += 1;
        }
        let legal = &headless.table::<G>().legal;
        let action = legal[rng.random_range(0..legal.len())].clone();
        headless.app.world_mut().write_message(super::Act::<G>(action));
        headless.frames(1);
        waited = !Headless::is_asked::<G>(headless.app.world());
    }
    assert!(called > 3 && again > 0, "{}: called {called} times, asked again {again} times", G::ID);
}

each_game!(calls: (3, 60), (3, 80), (2, 80), (2, 80));
