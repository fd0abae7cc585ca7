//! What else stands on a desktop: the drive, the trash bin, the memory monitor.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::places::{BIN, Desks, MEMORY, PLATTER};
use super::spawner::{Line, PieceSpawner, Stands};
use crate::rules::data_warriors::{CardState, FaceId, POINTS};
use crate::rules::game::Seat;
use crate::t;

/// A drive: a stack of platters that gets lower, and its number of cards.
pub fn make_drive(
    commands: &mut Commands,
    spawner: &mut PieceSpawner<'_, '_>,
    seat: Seat,
    (cards, shields): (u8, u8),
    place: Transform,
) -> Entity {
    let root = spawner.root(commands, format!("Drive {seat}"), place);
    let platters = cards.div_ceil(4);
    for at in 0..platters {
        let y = 0.14 + 0.15 * f32::from(at);
        spawner.solid(commands, root, &spawner.shapes.platter, &spawner.style.platter, Transform::from_xyz(0.0, y, 0.0));
        if at > 0 {
            let gap = Transform::from_xyz(0.0, y - 0.075, 0.0).with_scale(Vec3::new(0.96, 0.3, 0.96));
            spawner.solid(commands, root, &spawner.shapes.platter, &spawner.style.hub, gap);
        }
    }
    let top = 0.24 + 0.15 * f32::from(platters.max(1) - 1);
    spawner.solid(
        commands,
        root,
        &spawner.shapes.hub,
        &spawner.style.hub,
        Transform::from_xyz(0.0, top, 0.0).with_scale(Vec3::new(2.3, 1.0, 2.3)),
    );
    spawner.text(commands, root, Vec3::new(0.0, top + 0.02, 0.0), Line::new(&cards.to_string(), 0.86, 1.3).mono());
    if shields > 0 {
        // Four posts stand around a shielded drive.
        let shield = spawner.style.states[CardState::Idle as usize].clone();
        for (x, z) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let at = Vec3::new(x * PLATTER, top / 2.0, z * PLATTER);
            spawner.block(commands, root, &shield, at, Vec3::new(0.1, top + 0.1, 0.1));
        }
        let words = t!("dw-label-shields", count = shields);
        let line = Line::new(&words, 0.42, 2.4).colored(Color32::from_rgb(0x3D, 0xDC, 0x97));
        spawner.text(commands, root, Vec3::new(0.0, 0.1, PLATTER + 0.42), line);
    } else {
        spawner.text(commands, root, Vec3::new(0.0, 0.1, PLATTER + 0.42), Line::new(&t!("dw-label-drive"), 0.4, 2.0).dim());
    }
    root
}

/// A trash bin with the last card that went there, and how many there are.
pub fn make_trash(commands: &mut Commands, spawner: &mut PieceSpawner<'_, '_>, cards: u8, top: Option<FaceId>, place: Transform) -> Entity {
    let root = spawner.root(commands, "Trash".into(), place);
    spawner.block(commands, root, &spawner.style.bin, Vec3::ZERO, Vec3::new(BIN.x, 0.1, BIN.y));
    spawner.block(commands, root, &spawner.style.well, Vec3::Y * 0.03, Vec3::new(BIN.x - 0.16, 0.1, BIN.y - 0.16));
    for (x, z, wide, deep) in
        [(0.0, BIN.y / 2.0, BIN.x, 0.1), (0.0, -BIN.y / 2.0, BIN.x, 0.1), (BIN.x / 2.0, 0.0, 0.1, BIN.y), (-BIN.x / 2.0, 0.0, 0.1, BIN.y)]
    {
        spawner.block(commands, root, &spawner.style.bin, Vec3::new(x, 0.14, z), Vec3::new(wide, 0.3, deep));
    }
    if let Some(face) = top {
        let face = spawner.catalog.face(face);
        let turned = Transform::from_xyz(0.0, 0.16, -0.08).with_rotation(Quat::from_rotation_y(0.12));
        spawner.front(commands, root, face, turned.with_scale(Vec3::splat(0.88)));
    }
    let count = Vec3::new(0.0, 0.24, BIN.y / 2.0 - 0.4);
    spawner.block(commands, root, &spawner.style.well, count, Vec3::new(0.9, 0.02, 0.56));
    spawner.text(commands, root, count + Vec3::Y * 0.02, Line::new(&cards.to_string(), 0.66, 1.4).mono());
    spawner.text(commands, root, Vec3::new(0.0, 0.1, BIN.y / 2.0 + 0.3), Line::new(&t!("dw-label-trash"), 0.4, 1.8).dim());
    root
}

/// Eight cells: a free one is an empty frame, an allocated one a block, a throttled one a low block with a bar across.
pub fn make_memory(
    commands: &mut Commands,
    spawner: &mut PieceSpawner<'_, '_>,
    (seat, allocated, throttled): (Seat, u8, u8),
    desks: &Desks,
    place: Transform,
) -> Entity {
    let area = desks.of_seat(seat);
    let root = spawner.root(commands, format!("Memory {seat}"), place);
    let own = allocated - throttled;
    let wide = ((area.cell(1).x - area.cell(0).x) * 0.8).min(MEMORY.x);
    for at in 0..POINTS {
        let cell = area.cell(at);
        if at < own {
            spawner.block(commands, root, &spawner.style.allocated, cell + Vec3::Y * 0.1, Vec3::new(wide, 0.24, MEMORY.y));
        } else if at < allocated {
            spawner.block(commands, root, &spawner.style.well, cell, Vec3::new(wide, 0.1, MEMORY.y));
            for turn in [0.8_f32, -0.8] {
                let bar =
                    spawner.block(commands, root, &spawner.style.throttled, cell + Vec3::Y * 0.07, Vec3::new(0.12, 0.06, MEMORY.y * 1.15));
                let place = Transform::from_translation(cell + Vec3::Y * 0.07)
                    .with_rotation(Quat::from_rotation_y(turn))
                    .with_scale(Vec3::new(0.11, 0.06, MEMORY.y * 1.1));
                commands.entity(bar).insert(place);
            }
        } else {
            spawner.block(commands, root, &spawner.style.free, cell, Vec3::new(wide, 0.08, MEMORY.y));
            spawner.block(commands, root, &spawner.style.well, cell + Vec3::Y * 0.02, Vec3::new(wide - 0.14, 0.08, MEMORY.y - 0.14));
        }
    }
    let free = t!("dw-label-free", count = POINTS - allocated);
    let (at, line) = if area.is_wide() {
        let line = Line::new(&free, 0.56, 3.0).mono().standing(Stands::Right);
        (area.cell(0) - Vec3::X * 0.5, line)
    } else {
        let line = Line::new(&free, 0.5, 2.3).mono().standing(Stands::Right);
        (Vec3::new(area.size.x / 2.0 - 0.2, area.cell(0).y, area.head()), line)
    };
    spawner.text(commands, root, at + Vec3::Y * 0.06, line);
    root
}
