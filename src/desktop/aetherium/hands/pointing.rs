//! The pointer over the server: what it points at, what would happen there beside it, clicks and drags.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::aims::Aim;
use super::figures::Chips;
use super::touching::Touch;
use super::{Hands, Mode, Pointed};
use crate::desktop::aetherium::places::{Server, TOP};
use crate::desktop::redraw::Busy;
use crate::desktop::table::camera::TableCamera;
use crate::desktop::table::control::Access;
use crate::desktop::table::could_i::CouldI;
use crate::desktop::table::playback::Playback;
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::desktop::table::slots::Slots;
use crate::desktop::table::tooltip::PointerHint;
use crate::desktop::{DrawSet, InMatch};
use crate::rules::aetherium::{Action, Asked, Square, State as Game};

/// How far the pointer is dragged to choose a facing, in squares.
const DRAG: f32 = 0.7;

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>);
    app.add_systems(EguiPrimaryContextPass, point.in_set(DrawSet::Screen).after(super::tray::TrayDrawn).run_if(shown));
}

pub(super) fn point(
    mut contexts: EguiContexts,
    (table, playback): (Res<OnTable<Game>>, Res<Playback<Game>>),
    (access, slots, server, room): (Access, Res<Slots>, Option<Res<Server>>, Option<Res<Room>>),
    (cameras, chips): (Query<(&Camera, &GlobalTransform), With<TableCamera>>, Res<Chips>),
    mut hands: ResMut<Hands>,
    (mut hint, mut could_i): (ResMut<PointerHint>, ResMut<CouldI<Game>>),
    mut touches: MessageWriter<Touch>,
    (mut busy, mut pressed, mut stayed): (ResMut<Busy>, Local<Vec3>, Local<(u64, Option<egui::Pos2>)>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (Some(server), Some(room), Ok((camera, eye))) = (server, room, cameras.single()) else { return Ok(()) };
    let open = &table.view.table;
    let free = access.is_free();
    let is_table = |at: egui::Pos2| ctx.layer_id_at(at).is_none_or(|layer| layer.order == egui::Order::Background);
    let zoom = ctx.zoom_factor();
    let onto_table = |at: &egui::Pos2| free && !slots.covers(*at) && is_table(*at);
    let ray_at = |at: egui::Pos2| camera.viewport_to_world(eye, Vec2::new(at.x, at.y) * zoom).ok();
    let pointed = |hands: &Hands, at: Option<egui::Pos2>| {
        // A number is about its square, whatever it stands on.
        if let Some(about) = at.and_then(|at| chips.about(at)) {
            let from_above = Ray3d { origin: about + Vec3::Y, direction: Dir3::NEG_Y };
            return prefer(hands, Pointed { square: server.pointed(from_above, open.ground()), model: None }, &table);
        }
        let over = at.and_then(ray_at).map_or_else(Pointed::default, |ray| {
            let model = server.pointed_model(ray, open);
            // A tower beside who acts that can be captured is meant wherever it is seen.
            let beside = |square: Square| {
                open.active_models().iter().any(|model| open.base(model).is_some_and(|base| base.neighbours().contains(square)))
            };
            let captures = table.view.asked == Asked::Act && hands.mode == Mode::Move;
            let others = |square: Square| {
                let is_there = |schema: usize| open.uplink(schema).is_some_and(|(_, at)| at == square);
                (0..open.schemas.len()).any(|schema| is_there(schema) && open.holder(schema) != Some(open.turn))
            };
            let chosen = |square: Square| {
                let is_it = |schema: u8| open.uplink(usize::from(schema)).is_some_and(|(_, at)| at == square);
                table.legal.iter().any(|action| matches!(action, Action::ChooseSchema(schema) if is_it(*schema)))
            };
            let meant = |square: &Square| captures && beside(*square) && others(*square) || chosen(*square);
            let tower = server.pointed_uplink(ray, open).filter(meant);
            Pointed { square: tower.or_else(|| server.pointed(ray, open.ground())), model }
        });
        prefer(hands, over, &table)
    };
    let at = ctx.pointer_latest_pos().filter(onto_table);
    let ray = at.and_then(ray_at);
    let over = pointed(&hands, at);
    if hands.over != over {
        hands.over = over;
        hands.by_keys = false;
        hands.row = None;
        busy.now();
    }
    let beside = ray.filter(|_| over == Pointed::default()).and_then(|ray| server.pointed_beside(ray, &room, open));
    if hands.beside != beside {
        hands.beside = beside;
        busy.now();
    }
    // In a frame that takes long the pointer may be somewhere else already.
    let down_at = ctx.input(|input| {
        input.events.iter().find_map(|event| match event {
            egui::Event::PointerButton { pos, button: egui::PointerButton::Primary, pressed: true, .. } => Some(*pos),
            _ => None,
        })
    });
    let up = ctx.input(|input| input.pointer.primary_released());
    let on_ground = |ray: Ray3d| ray.plane_intersection_point(Vec3::Y * TOP, InfinitePlane3d::new(Vec3::Y));
    if let Some(down_at) = down_at.filter(onto_table) {
        hands.by_keys = false;
        hands.dragged_from = Some(pointed(&hands, Some(down_at)));
        *pressed = ray_at(down_at).and_then(on_ground).unwrap_or_default();
        busy.now();
    }
    let on_ground = ray.and_then(on_ground);
    let from_model = hands.dragged_from.and_then(|from| from.model).filter(|from| hands.model == Some(*from));
    let turns = table.view.asked == Asked::Act && hands.mode == Mode::Move && from_model.is_some();
    let faces = turns || hands.does().is_some_and(|does| does.facing.is_some());
    if let (Some(from), Some(here)) = (hands.dragged_from.filter(|_| faces), on_ground)
        // A figure is seen over other squares too, and turned where it stands.
        && let Some(square) = from_model.filter(|_| turns).map_or(from.square, |model| open.square(model))
    {
        let middle = server.middle(square).with_y(TOP);
        if here.distance(if turns { *pressed } else { middle }) > DRAG {
            // A figure is dragged by its head as well as by its foot.
            let origin = if turns { middle.midpoint(*pressed) } else { middle };
            let facing = server.facing(origin.with_y(0.0), here.with_y(0.0));
            let dragged_from = Some(Pointed { square: Some(square), ..from });
            if hands.facing != Some(facing) || hands.dragged_from != dragged_from {
                (hands.facing, hands.dragged_from) = (Some(facing), dragged_from);
                busy.now();
            }
        }
    }
    if up {
        if at.is_some() && hands.dragged_from.is_some() {
            touches.write(Touch::Server);
        } else {
            hands.dragged_from = None;
        }
        busy.now();
    }
    // Where something has just been done, it is not refused: nobody asks for it again by staying there.
    if stayed.0 != table.version {
        *stayed = (table.version, at);
    }
    let asks = stayed.1 != at;
    let mut wanted = PointerHint::default();
    let mut refused = None;
    if at.is_some() && !hands.by_keys && !playback.is_running() {
        match &hands.aim {
            Aim::Can(does) => wanted.lines.clone_from(&does.lines),
            Aim::Cant(refusal) if asks => {
                wanted.refusal = Some(refusal.clone());
                let attacks = table.view.asked == Asked::Act && hands.schema.is_none();
                let active = table.view.table.active_models().iter().next().filter(|_| attacks);
                let target = hands.pointed(&table.view.table).model.filter(|model| Some(model.seat()) != table.view_seat());
                refused = active.zip(target).map(|(model, target)| Action::Attack { model, target });
            }
            Aim::Cant(_) | Aim::Nothing => {}
        }
    }
    could_i.bypass_change_detection().ask(refused, &table);
    if hint.set_if_neq(wanted) {
        busy.now();
    }
    Ok(())
}

/// Figures stand before squares: while one is walked or placed somewhere, a free square that can be meant counts more.
fn prefer(hands: &Hands, over: Pointed, table: &OnTable<Game>) -> Pointed {
    let open = &table.view.table;
    let of_square = over.square.and_then(|square| open.model_at(square));
    match over.model {
        // With a schema in hand only places count.
        Some(_) if hands.schema.is_some() => Pointed { model: of_square, ..over },
        Some(model) => Pointed {
            square: over.square.filter(|square| of_square.is_none() && Some(*square) != open.square(model)).or(open.square(model)),
            model: Some(model),
        },
        None => Pointed { model: of_square, ..over },
    }
}
