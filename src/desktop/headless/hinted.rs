//! A hint comes when it is asked for, is put away by the same key or by what is done, and is kept in the match file.

use std::thread::sleep;
use std::time::Duration;

use super::Headless;
use crate::bots::Level;
use crate::desktop::Overlay;
use crate::desktop::keys::Command;
use crate::desktop::settings::{Quality, Settings, Speed};
use crate::desktop::table::frame::Framed;
use crate::desktop::table::hint::Hint;
use crate::desktop::table::session::{OnTable, Session};
use crate::desktop::table::slots::{Panel, Slots};
use crate::matches::{Player, SeatSpec, library};
use crate::rules::game::{Seat, Seats, Setup};

/// Asks and waits: a bot thinks while frames go by.
fn ask<G: Framed>(headless: &mut Headless) -> Vec<G::Action> {
    headless.press(&[Command::Hint]);
    for _ in 0..200 {
        let found = &headless.app.world().resource::<Hint<G>>().found;
        if !found.is_empty() {
            return found.iter().map(|prospect| prospect.action.clone()).collect();
        }
        sleep(Duration::from_millis(50));
        headless.frames(1);
    }
    Vec::new()
}

fn hints<G: Framed>() {
    let bot = SeatSpec { name: String::new(), player: Player::Bot(Level::Random) };
    let settings = Settings { speed: Speed::Instant, quality: Quality::Low, ..Settings::default() };
    let mut headless = Headless::with::<G>(settings, Setup::new(2), &[SeatSpec::human(), bot], 7);
    let mine = |world: &bevy::prelude::World| Headless::rests(world) && !world.resource::<OnTable<G>>().legal.is_empty();
    assert!(headless.until(60, mine), "{}: the person is asked", G::ID);
    let found = ask::<G>(&mut headless);
    let table = headless.table::<G>();
    assert!((1..=3).contains(&found.len()) && found.iter().all(|action| table.legal.contains(action)), "{}: {found:?}", G::ID);
    let file = headless.app.world().resource::<Session<G>>().file().expect("the match is kept");
    assert_eq!(library::summary(&file).expect("it can be read").hinted, Seats::one(Seat(0)));
    headless.press(&[Command::Hint]);
    assert!(headless.app.world().resource::<Hint<G>>().found.is_empty(), "{}: the key puts it away", G::ID);
    ask::<G>(&mut headless);
    headless.press(&[Command::Back]);
    assert!(headless.app.world().resource::<Hint<G>>().found.is_empty(), "{}: Back puts it away", G::ID);
    assert_eq!(*headless.app.world().resource::<bevy::prelude::State<Overlay>>(), Overlay::None, "{}: and opens no menu", G::ID);
    let version = headless.table::<G>().version;
    assert!(!ask::<G>(&mut headless).is_empty());
    headless.frames(30);
    let slots = headless.app.world().resource::<Slots>();
    let panel = slots.panels().iter().find(|(panel, _)| *panel == Panel::Hint).expect("it is drawn").1;
    let over = panel.height() > 40.0 && panel.top() >= slots.layout.bar.max.y && panel.bottom() <= slots.layout.prompt.min.y;
    assert!(over, "{}: {panel} is not over {:?}", G::ID, slots.layout.prompt);
    headless.press(&[Command::Confirm]);
    headless.frames(3);
    assert!(headless.table::<G>().version > version, "{}: Confirm does what it says", G::ID);
    assert!(headless.app.world().resource::<Hint<G>>().found.is_empty(), "{}: what is done puts it away", G::ID);
}

each_game!(hints: (), (), (), ());
