//! What of the console the pointer is on, and what it does there.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::desktop::table::camera::TableCamera;
use crate::desktop::table::slots::Slots;
use crate::desktop::terminal_dispute::pieces::{BoxPiece, Console, HexPiece};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Pointing>().add_observer(over).add_observer(out).add_observer(press).add_observer(click).add_observer(drop_on);
}

/// A place of the console that can be pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A box of the matrix.
    Box(u8),
    /// A hex of the charger.
    Hex(u8),
}

/// The pointer came to, left, or clicked a place.
#[derive(Message, Debug, Clone, Copy)]
pub(super) enum Pointing {
    /// It came.
    To(Target),
    /// It left.
    Off(Target),
    /// It was pressed.
    Press(Target),
    /// It clicked.
    Click(Target),
    /// It let go of what it had dragged from somewhere else.
    Drop(Target),
}

/// The pointer, and the console under it.
#[derive(SystemParam)]
pub(super) struct UnderPointer<'w, 's> {
    windows: Query<'w, 's, &'static Window>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    consoles: Query<'w, 's, &'static GlobalTransform, With<Console>>,
    slots: Res<'w, Slots>,
    contexts: EguiContexts<'w, 's>,
}

impl UnderPointer<'_, '_> {
    /// Where it is on the face of the console, where no panel lies over that.
    pub(super) fn on_console(mut self) -> Option<Vec2> {
        let at = self.windows.single().ok()?.cursor_position()?;
        let points = at / self.contexts.ctx_mut().ok()?.zoom_factor();
        if self.slots.covers(egui::pos2(points.x, points.y)) {
            return None;
        }
        let ((camera, eye), console) = (self.cameras.single().ok()?, self.consoles.single().ok()?);
        let ray = camera.viewport_to_world(eye, at).ok()?;
        let to_console = console.affine().inverse();
        let (origin, way) = (to_console.transform_point3(ray.origin), to_console.transform_vector3(*ray.direction));
        let far = -origin.y / way.y;
        (far > 0.0).then(|| (origin + way * far).xz())
    }
}

/// The place an entity is, if it is one.
fn target(entity: Entity, boxes: &Query<&BoxPiece>, hexes: &Query<&HexPiece>) -> Option<Target> {
    let cell = boxes.get(entity).map(|piece| Target::Box(piece.0)).ok();
    cell.or_else(|| hexes.get(entity).map(|piece| Target::Hex(piece.0)).ok())
}

fn over(event: On<Pointer<Over>>, boxes: Query<&BoxPiece>, hexes: Query<&HexPiece>, mut pointing: MessageWriter<Pointing>) {
    if let Some(target) = target(event.entity, &boxes, &hexes) {
        pointing.write(Pointing::To(target));
    }
}

fn out(event: On<Pointer<Out>>, boxes: Query<&BoxPiece>, hexes: Query<&HexPiece>, mut pointing: MessageWriter<Pointing>) {
    if let Some(target) = target(event.entity, &boxes, &hexes) {
        pointing.write(Pointing::Off(target));
    }
}

fn press(event: On<Pointer<Press>>, boxes: Query<&BoxPiece>, hexes: Query<&HexPiece>, mut pointing: MessageWriter<Pointing>) {
    if event.button == PointerButton::Primary
        && let Some(target) = target(event.entity, &boxes, &hexes)
    {
        pointing.write(Pointing::Press(target));
    }
}

fn drop_on(event: On<Pointer<DragDrop>>, boxes: Query<&BoxPiece>, hexes: Query<&HexPiece>, mut pointing: MessageWriter<Pointing>) {
    if event.button == PointerButton::Primary
        && let Some(target) = target(event.entity, &boxes, &hexes)
    {
        pointing.write(Pointing::Drop(target));
    }
}

fn click(event: On<Pointer<Click>>, boxes: Query<&BoxPiece>, hexes: Query<&HexPiece>, mut pointing: MessageWriter<Pointing>) {
    if event.button == PointerButton::Primary
        && let Some(target) = target(event.entity, &boxes, &hexes)
    {
        pointing.write(Pointing::Click(target));
    }
}
