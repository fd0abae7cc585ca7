//! Clicks as a player means them: on a tower, on what closes a card that was opened.

use bevy::prelude::*;
use bevy_egui::egui::{Id, vec2};

use super::Hands;
use super::rows::{Row, rows};
use crate::desktop::aetherium::places::{Server, TOP};
use crate::desktop::headless::Headless;
use crate::desktop::headless::on_purpose::Player;
use crate::desktop::headless::reach::Device;
use crate::desktop::settings::Settings;
use crate::desktop::table::session::{OnTable, Session};
use crate::desktop::table::slots::{Panel, Slots};
use crate::matches::SeatSpec;
use crate::rules::aetherium::{Action, Asked, Slot, State as Game};
use crate::rules::game::{Seat, Setup};

use super::aims::Ctx;

fn newest(headless: &Headless) -> &OnTable<Game> {
    headless.table::<Game>()
}

/// Both sides go to the middle until this can be done.
fn until(can: impl Fn(&Action) -> bool, look: impl Fn(&mut Headless)) -> Headless {
    let mut headless = Headless::play::<Game>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
    for _ in 0..600 {
        headless.until(60, |world| !world.resource::<OnTable<Game>>().legal.is_empty());
        look(&mut headless);
        let table = newest(&headless);
        if table.legal.iter().any(&can) {
            return headless;
        }
        assert!(!table.over, "the match is over before that could be done");
        let ground = table.view.table.ground();
        let node = (0..table.view.table.schemas.len()).find_map(|schema| table.view.table.uplink(schema)).expect("there is a node").1;
        let far = |action: &&Action| match **action {
            Action::Step { model, direction, .. } => {
                let to = table.view.table.square(model).and_then(|from| from.step(direction));
                to.map_or(99, |to| to.distance(node) * 2 + u8::from(!ground.schemas().contains(to)))
            }
            Action::Place { square, .. } => square.distance(node) * 2,
            Action::End | Action::EndMove => 50,
            Action::Queue(_) | Action::Ready | Action::Activate(_) | Action::ChooseModel(_) | Action::ChooseSquare(_) => 60,
            _ => 100,
        };
        let action = *table.legal.iter().min_by_key(far).expect("somebody may act");
        headless.act::<Game>(action);
    }
    panic!("that could never be done");
}

#[test]
fn ae_22_a_tower_that_can_be_captured_is_meant_where_it_is_seen() {
    let mut headless = until(|action| matches!(action, Action::Capture { .. }), |_| ());
    headless.until(60, Headless::rests);
    let table = newest(&headless);
    let open = table.view.table;
    let schema = table.legal.iter().find_map(|action| if let Action::Capture { schema, .. } = action { Some(*schema) } else { None });
    let (kind, square) = open.uplink(usize::from(schema.expect("one can be captured"))).expect("it is there");
    let gamepad = headless.app.world_mut().spawn_empty().id();
    let mut player = Player { headless: &mut headless, device: Device::Pointer, gamepad };
    let server = *player.resource::<Server>();
    let (foot, high) = (server.middle(square).with_y(TOP), server.uplink_height(&open, kind, square));
    for part in [0.1, 0.5, 0.9] {
        player.point_at(foot + Vec3::Y * high * part);
        assert_eq!(player.resource::<Hands>().over.square, Some(square), "{part} of its height");
    }
}

#[test]
fn ae_70_a_capture_overclocks_for_what_it_lacks() {
    let mut headless = until(|action| matches!(action, Action::Capture { .. }), |_| ());
    let capture = |headless: &Headless| newest(headless).legal.iter().find(|action| matches!(action, Action::Capture { .. })).copied();
    let Some(Action::Capture { model, schema }) = capture(&headless) else { panic!("one can be captured") };
    while capture(&headless).is_some() {
        let turn = newest(&headless).legal.iter().find(|action| matches!(action, Action::Turn { .. })).copied();
        headless.act::<Game>(turn.expect("it can turn"));
        headless.until(60, Headless::rests);
    }
    assert!(newest(&headless).legal.contains(&Action::Overclock));
    let (_, square) = newest(&headless).view.table.uplink(usize::from(schema)).expect("it is there");
    let gamepad = headless.app.world_mut().spawn_empty().id();
    let mut player = Player { headless: &mut headless, device: Device::Pointer, gamepad };
    let foot = player.resource::<Server>().middle(square).with_y(TOP);
    player.point_at(foot + Vec3::Y * 0.8);
    player.button(bevy::input::ButtonState::Pressed);
    player.button(bevy::input::ButtonState::Released);
    headless.until(60, Headless::rests);
    headless.frames(20);
    let open = newest(&headless).view.table;
    assert_eq!(open.holder(usize::from(schema)), Some(model.seat()));
    assert!(open.active.overclocked > 0);
}

#[test]
fn the_first_keys_mean_the_same_for_whoever_acts() {
    let mut seen = std::cell::Cell::new(0);
    until(
        |action| matches!(action, Action::Capture { .. }),
        |headless| {
            let world = headless.app.world();
            let (table, session) = (world.resource::<OnTable<Game>>(), world.resource::<Session<Game>>());
            if table.view.asked != Asked::Act {
                return;
            }
            let ctx = Ctx { session, table, settings: world.resource::<Settings>(), ways: None, slides: None, turned: false };
            let rows = rows(&ctx, world.resource::<Hands>());
            let kinds = rows.iter().take(6).map(|shown| match shown.row {
                Row::Mode(mode) => format!("{mode:?}"),
                Row::Do(Action::Turn { .. }) => "Turn".into(),
                Row::Do(action) => format!("{action:?}"),
                other => format!("{other:?}"),
            });
            assert_eq!(kinds.collect::<Vec<_>>(), ["Move", "Attack", "Overclock", "Schemas", "Turn", "Turn"]);
            seen.set(seen.get() + 1);
        },
    );
    assert!(*seen.get_mut() > 5);
}

#[test]
fn who_can_act_next_is_listed_wherever_it_stands() {
    let mut met = std::cell::Cell::new(0);
    until(
        |action| matches!(action, Action::Capture { .. }),
        |headless| {
            let world = headless.app.world();
            let (table, session) = (world.resource::<OnTable<Game>>(), world.resource::<Session<Game>>());
            if table.view.asked == Asked::Model {
                let ctx = Ctx { session, table, settings: world.resource::<Settings>(), ways: None, slides: None, turned: false };
                let listed = rows(&ctx, world.resource::<Hands>()).into_iter().map(|shown| shown.row);
                let wanted = table.legal.iter().filter(|action| matches!(action, Action::Activate(_))).map(|action| Row::Do(*action));
                assert_eq!(listed.collect::<Vec<_>>(), wanted.collect::<Vec<_>>());
                met.set(met.get() + usize::from(table.view.table.on_server().iter().count() > 0));
            }
        },
    );
    assert!(*met.get_mut() > 0);
}

#[test]
fn a_card_that_was_opened_is_closed_by_its_cross() {
    let mut headless = until(|action| matches!(action, Action::End), |_| ());
    headless.until(60, Headless::rests);
    let own = newest(&headless).view.own().unwrap_or(Seat(0));
    let gamepad = headless.app.world_mut().spawn_empty().id();
    let mut player = Player { headless: &mut headless, device: Device::Pointer, gamepad };
    assert!(player.click_widget(Id::new(("console", u8::from(Slot::of(own, 0))))));
    player.headless.point(Vec2::new(640.0, 20.0));
    player.headless.frames(20);
    assert!(player.resource::<Hands>().looks());
    let panels = player.resource::<Slots>().panels();
    let card = panels.iter().find(|(panel, _)| *panel == Panel::Inspector).expect("it is explained").1;
    player.click(card.right_top() + vec2(-18.0, 18.0));
    player.headless.frames(4);
    assert!(!player.resource::<Hands>().looks());
}
