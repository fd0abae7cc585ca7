//! Attacks as a player sees them: a target is pointed at anywhere, not only on its base, and the fight is seen close by.

use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

use super::aims::Aim;
use super::{Hands, Mode};
use crate::desktop::aetherium::fight::Fight;
use crate::desktop::aetherium::places::{Server, bulk};
use crate::desktop::headless::Headless;
use crate::desktop::headless::on_purpose::Player;
use crate::desktop::headless::reach::Device;
use crate::desktop::settings::{Settings, Speed};
use crate::desktop::table::camera::TableCamera;
use crate::desktop::table::playback::Playback;
use crate::desktop::table::session::OnTable;
use crate::desktop::table::slots::Slots;
use crate::matches::SeatSpec;
use crate::rules::aetherium::content::Kind;
use crate::rules::aetherium::{Action, ModelId, State as Game, Table};
use crate::rules::game::Setup;

/// Both sides walk at each other until one could attack.
fn until_an_attack() -> (Headless, ModelId, ModelId) {
    let mut headless = Headless::play::<Game>(Setup::new(2), &[SeatSpec::human(), SeatSpec::human()], 5);
    for _ in 0..600 {
        headless.until(60, |world| !world.resource::<OnTable<Game>>().legal.is_empty());
        let table = headless.table::<Game>();
        assert!(!table.over, "the match is over before anybody could attack");
        let attack = table.legal.iter().find_map(|action| match *action {
            Action::Attack { model, target } if is_tall(&table.view.table, target) => Some((model, target)),
            _ => None,
        });
        if let Some((model, target)) = attack {
            return (headless, model, target);
        }
        let middle = |action: &&Action| match **action {
            Action::Step { model, direction, .. } => {
                let to = table.view.table.square(model).and_then(|from| from.step(direction));
                to.map_or(99, |to| to.x().abs_diff(9).max(to.y().abs_diff(9)))
            }
            Action::Place { square, .. } => square.x().abs_diff(9).max(square.y().abs_diff(9)),
            Action::End | Action::EndMove => 50,
            Action::Queue(_) | Action::Ready | Action::Activate(_) | Action::ChooseModel(_) | Action::ChooseSquare(_) => 60,
            _ => 100,
        };
        let action = *table.legal.iter().min_by_key(middle).expect("somebody may act");
        headless.act::<Game>(action);
    }
    panic!("nobody could attack");
}

/// Whether a figure is higher than what was pointed at before.
fn is_tall(table: &Table, model: ModelId) -> bool {
    table.program(model).kind != Kind::Subroutine
}

fn over(world: &World) -> Option<ModelId> {
    world.resource::<Hands>().over.model
}

#[test]
fn ae_41_a_figure_is_pointed_at_on_its_head_too() {
    let (mut headless, attacker, target) = until_an_attack();
    let gamepad = headless.app.world_mut().spawn_empty().id();
    let mut player = Player { headless: &mut headless, device: Device::Pointer, gamepad };
    let table = player.resource::<OnTable<Game>>().view.table;
    let server = *player.resource::<Server>();
    let mut seen = 0;
    for model in table.on_server().iter() {
        let Some(place) = server.model(&table, model) else { continue };
        for part in [0.1, 0.5, 0.9, 1.0] {
            player.point_at(place.translation + Vec3::Y * bulk(&table, model).0 * part);
            let pointed = over(player.headless.app.world()).expect("a figure is there");
            // Another one may stand before it.
            let before = |other: ModelId| server.model(&table, other).is_some_and(|other| other.translation.z > place.translation.z);
            assert!(pointed == model || before(pointed), "{part} of the height of {model:?} is {pointed:?}");
            seen += usize::from(pointed == model && part > 0.8);
        }
    }
    assert!(seen > 1, "no head is seen");
    let foot = server.model(&table, target).expect("it stands on the server").translation;
    let head = foot + Vec3::Y * bulk(&table, target).0 * 0.95;
    player.point_at(head);
    assert_eq!(over(player.headless.app.world()), Some(target));
    let hands = player.resource::<Hands>();
    assert_eq!(hands.mode, Mode::Move);
    match &hands.aim {
        Aim::Can(does) => assert_eq!(does.target.map(|(_, target)| target), Some(target), "{attacker:?} can attack, but: {does:?}"),
        other => panic!("{attacker:?} can attack, but: {other:?}"),
    }
}

/// Where points of the table are seen, and where the camera stands.
fn seen(world: &mut World, points: &[Vec3]) -> (Vec<Vec2>, Vec3) {
    let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
    let (camera, eye) = cameras.single(world).expect("there is a camera");
    (points.iter().map(|at| camera.world_to_viewport(eye, *at).expect("it is before the camera")).collect(), eye.translation())
}

/// What was seen of an attack.
struct Fought {
    /// Where the camera stood before, and where it was farthest from that.
    before: Vec3,
    close: Vec3,
    /// Whether it stands at its own place in the end.
    is_home: bool,
}

/// Sees an attack.
fn fought(settings: impl Fn(&mut Settings)) -> Fought {
    let (mut headless, model, target) = until_an_attack();
    headless.until(60, Headless::rests);
    let table = headless.table::<Game>().view.table;
    let server = *headless.app.world().resource::<Server>();
    let points: Vec<Vec3> = [model, target]
        .into_iter()
        .filter_map(|model| Some((server.model(&table, model)?.translation, bulk(&table, model).0)))
        .flat_map(|(foot, high)| [foot, foot + Vec3::Y * high])
        .collect();
    settings(headless.app.world_mut().resource_mut::<Settings>().into_inner());
    headless.frames(5);
    let (_, before) = seen(headless.app.world_mut(), &points);
    headless.act::<Game>(Action::Attack { model, target });
    let mut close = before;
    let mut was = false;
    for _ in 0..400 {
        headless.frames(1);
        let fights = headless.app.world().resource::<Fight>().0.is_some();
        was |= fights;
        let (places, at) = seen(headless.app.world_mut(), &points);
        if fights && at.distance(before) > close.distance(before) {
            close = at;
            let safe = headless.app.world().resource::<Slots>().safe;
            for at in places {
                assert!(safe.expand(2.0).contains(bevy_egui::egui::pos2(at.x, at.y)), "who fights is seen at {at}, not in {safe}");
            }
        }
        let asks = headless.table::<Game>().legal.contains(&Action::Decline);
        if asks && !headless.app.world().resource::<Playback<Game>>().is_running() {
            headless.act::<Game>(Action::Decline);
        }
    }
    assert!(was, "the attack is seen");
    assert!(headless.app.world().resource::<Fight>().0.is_none(), "the attack is over");
    headless.until(200, Headless::rests);
    let world = headless.app.world_mut();
    let orbit = *world.query_filtered::<&PanOrbitCamera, With<TableCamera>>().single(world).expect("there is a camera");
    let own =
        orbit.target_focus + Quat::from_euler(EulerRot::YXZ, orbit.target_yaw, -orbit.target_pitch, 0.0) * Vec3::Z * orbit.target_radius;
    let (_, after) = seen(world, &points);
    Fought { before, close, is_home: after.distance(own) < 0.05 }
}

#[test]
fn ae_50_the_camera_goes_close_to_an_attack_and_comes_back() {
    let Fought { before, close, is_home } = fought(|settings| settings.speed = Speed::Normal);
    assert!(close.distance(before) > 1.0, "from {before} it goes to {close}");
    assert!(is_home, "from {close} it does not come back");
}

#[test]
fn ae_50_the_camera_stays_where_motion_is_reduced() {
    let Fought { before, close, is_home } = fought(|settings| {
        settings.speed = Speed::Normal;
        settings.reduced_motion = true;
    });
    assert!(close.distance(before) < 1e-3 && is_home, "from {before} it goes to {close}");
}
