//! A rack that is pointed at is lit all around, one to which what is in hand can go faintly; one at which nothing can be done is
//! dimmed while there are others, and so are those that have nothing to do with an attempt for which cards are handed over.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::pieces::{DEPTH, Spot, WIDTH};
use super::style::{Shapes, Style};
use crate::desktop::TableSet;
use crate::desktop::board::{Board as _, Selected};
use crate::desktop::redraw::Busy;
use crate::desktop::table::session::OnTable;
use crate::rules::access_denied::{Action, Sector, State as Game};

/// The light around a rack.
#[derive(Component, Debug, Clone, Copy)]
struct Halo(Sector);

/// The shade over a rack.
#[derive(Component, Debug, Clone, Copy)]
struct Dimmed(Sector);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, shine.in_set(TableSet::Motion).run_if(resource_exists::<OnTable<Game>>));
}

/// Puts light and shade on a rack that stands there, dark until there is a reason for them.
pub fn put(commands: &mut Commands, (rack, stands): (Entity, Transform), sector: Sector, shapes: &Shapes, style: &Style) {
    let look = |mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>| {
        (Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()), Visibility::Hidden, Pickable::IGNORE, NotShadowCaster)
    };
    // The rack leans, the floor doesn't.
    let on_floor = |high: f32, near: f32| {
        let (yaw, ..) = stands.rotation.to_euler(EulerRot::YXZ);
        let at = Vec3::new(stands.translation.x, high, stands.translation.z + near);
        let flat = Transform { translation: at, rotation: Quat::from_rotation_y(yaw), scale: stands.scale };
        Transform::from_matrix(stands.to_matrix().inverse() * flat.to_matrix())
    };
    let shadow = (Mesh3d(shapes.contact.clone()), MeshMaterial3d(style.contact.clone()), Pickable::IGNORE, NotShadowCaster);
    commands.spawn((Name::new("Contact shadow"), shadow, on_floor(0.025, 0.1), ChildOf(rack)));
    // It shines out from under the face of the rack, to all sides.
    commands.spawn((
        Name::new("Halo"),
        Halo(sector),
        look(&shapes.halo, &style.halo[0]),
        Transform::from_xyz(0.0, -0.2, 0.0),
        ChildOf(rack),
    ));
    // Over what stands on the rack, and on its face as it is seen.
    let over = Transform::from_xyz(0.0, 0.42, 0.08).with_scale(Vec3::new(WIDTH * 0.962, 1.0, DEPTH * 0.94));
    commands.spawn((Name::new("Dimmed"), Dimmed(sector), look(&shapes.quad, &style.dimmed), over, ChildOf(rack)));
}

fn shine(
    (table, selection, style): (Res<OnTable<Game>>, Res<Selected<Game>>, Option<Res<Style>>),
    mut halos: Query<(Ref<Halo>, &mut MeshMaterial3d<StandardMaterial>, &mut Visibility), Without<Dimmed>>,
    mut shades: Query<(&Dimmed, &mut Visibility), Without<Halo>>,
    mut busy: ResMut<Busy>,
) {
    let Some(style) = style else { return };
    if !(table.is_changed() || selection.is_changed() || style.is_changed() || halos.iter().any(|(halo, ..)| halo.is_added())) {
        return;
    }
    let is_target = |sector: Sector| selection.targets.contains(&Spot::Rack(sector));
    let any = Sector::ALL.into_iter().any(is_target);
    // Whoever hands cards over sees two racks: the one that is attempted, and where they come from.
    let gives = table.legal.iter().any(|action| matches!(action, Action::Pick(_)));
    let tried = Game::in_progress(&table.view).and_then(|row| Game::part_of(&row)).filter(|_| gives);
    let is_aside =
        |sector: Sector| tried.is_some_and(|tried| tried != Spot::Rack(sector)) && table.view.table.controller(sector) != table.view.own();
    let seen = |is: bool| if is { Visibility::Inherited } else { Visibility::Hidden };
    for (halo, mut material, mut visibility) in &mut halos {
        let spot = Some(Spot::Rack(halo.0));
        let pointed = selection.aimed == spot || selection.over == spot;
        material.set_if_neq(MeshMaterial3d(style.halo[usize::from(pointed)].clone()));
        let goes = selection.card.is_some() || selection.dragged.is_some();
        visibility.set_if_neq(seen(is_target(halo.0) && (pointed || goes)));
    }
    for (Dimmed(sector), mut visibility) in &mut shades {
        visibility.set_if_neq(seen(if any { !is_target(*sector) } else { is_aside(*sector) }));
    }
    busy.moves();
}

#[cfg(test)]
mod tests {
    use bevy::prelude::*;

    use super::{Dimmed, Game};
    use crate::desktop::headless::Headless;
    use crate::matches::SeatSpec;
    use crate::rules::access_denied::{Action, Sector};
    use crate::rules::game::Setup;

    fn dimmed(headless: &mut Headless) -> Vec<Sector> {
        let world = headless.app.world_mut();
        let mut shades = world.query::<(&Dimmed, &Visibility)>();
        let seen = shades.iter(world).filter(|(_, seen)| **seen != Visibility::Hidden);
        let mut dimmed: Vec<Sector> = seen.map(|(shade, _)| shade.0).collect();
        dimmed.sort_by_key(|sector| *sector as u8);
        dimmed
    }

    #[test]
    fn ad_22_racks_that_have_nothing_to_do_with_an_attempt_are_dimmed() {
        let mut headless = Headless::play::<Game>(Setup::new(3), &[SeatSpec::human(), SeatSpec::human(), SeatSpec::human()], 5);
        let mut attempted = None;
        for _ in 0..120 {
            assert!(headless.until(30, Headless::is_asked::<Game>), "somebody is asked");
            let (table, cards) = (headless.table::<Game>(), headless.table::<Game>().view.hand.len());
            let picks = table.legal.iter().any(|action| matches!(action, Action::Pick(_)));
            if let Some(sector) = attempted.filter(|_| picks) {
                let own = table.view.own();
                let others = Sector::ALL.into_iter().filter(|other| *other != sector && table.view.table.controller(*other) != own);
                let others: Vec<Sector> = others.collect();
                assert!(!others.is_empty());
                headless.frames(3);
                assert_eq!(dimmed(&mut headless), others, "an attempt on {sector:?}");
                return;
            }
            let attempt = table.legal.iter().find(|action| matches!(action, Action::Attempt(_)) && cards >= 3);
            let action = *attempt.or(table.legal.first()).expect("somebody is asked");
            if let Action::Attempt(sector) = action {
                assert!(!dimmed(&mut headless).contains(&sector), "{sector:?} can be attempted");
                attempted = Some(sector);
            }
            headless.act::<Game>(action);
        }
        panic!("nobody attempted anything");
    }
}
