//! A way that leads into the noise further on is asked about before its first step.

use super::{Hands, Mode, Within};
use crate::desktop::headless::Headless;
use crate::desktop::keys::Command;
use crate::desktop::settings::{Aid, Settings, Speed};
use crate::matches::SeatSpec;
use crate::rules::aetherium::{Action, Asked, ModelId, Square, State};
use crate::rules::game::{Game as _, Setup};

/// Where the model in hand can get to by a way that enters the noise, but not with its first step.
fn wades(headless: &Headless) -> Option<(ModelId, Square)> {
    let table = headless.table::<State>();
    let ways = headless.app.world().resource::<Within>().ways.as_ref().filter(|_| table.view.asked == Asked::Act)?;
    let model = ways.model();
    let leads_in = |to: &Square| {
        let Some(route) = ways.route(*to).filter(|route| route.cs <= ways.cs && route.enters_noise) else { return false };
        let step = Action::Step { model, direction: route.steps[0], facing: table.view.table.model(model).facing };
        State::waste(&table.view, model.seat(), &step).is_none()
    };
    ways.all().map(|(to, ..)| to).find(leads_in).map(|to| (model, to))
}

#[test]
fn ae_90_a_way_into_the_noise_is_asked_about_before_its_first_step() {
    let settings = Settings { ask_once: Aid::Always, speed: Speed::Instant, curtain: false, ..Settings::default() };
    let mut headless = Headless::with::<State>(settings, Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
    let mut found = None;
    for _ in 0..40 {
        headless.until(60, Headless::is_asked::<State>);
        found = wades(&headless);
        if found.is_some() {
            break;
        }
        let action = *headless.table::<State>().legal.first().expect("somebody may act");
        headless.act::<State>(action);
    }
    let (model, to) = found.expect("a way leads into the noise");
    let from = headless.table::<State>().view.table.square(model);
    let walk = |headless: &mut Headless| {
        let mut hands = headless.app.world_mut().resource_mut::<Hands>();
        (hands.mode, hands.cursor, hands.by_keys) = (Mode::Move, Some(to), true);
        headless.frames(2);
        headless.press(&[Command::Main]);
        headless.frames(20);
        headless.table::<State>().view.table.square(model)
    };
    assert_eq!(walk(&mut headless), from, "it is asked first");
    assert_eq!(walk(&mut headless), Some(to), "it is not asked again, nor on the way");
}
