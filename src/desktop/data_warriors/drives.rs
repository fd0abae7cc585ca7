//! What else stands on a desktop: the drive, the trash bin, the memory monitor.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::maker::{Line, Maker, Stands};
use super::places::{BIN, Desks, MEMORY, PLATTER};
use crate::rules::data_warriors::{CardState, FaceId, POINTS};
use crate::rules::game::Seat;

/// A drive: a stack of platters that gets lower, and its number of cards.
pub fn make_drive(commands: &mut Commands, maker: &mut Maker<'_, '_>, seat: Seat, (cards, shields): (u8, u8), place: Transform) -> Entity {
    let root = maker.root(commands, format!("Drive {seat}"), place);
    let platters = cards.div_ceil(4);
    for at in 0..platters {
        let y = 0.14 + 0.15 * f32::from(at);
        maker.solid(commands, root, &maker.shapes.platter, &maker.style.platter, Transform::from_xyz(0.0, y, 0.0));
        if at > 0 {
            let gap = Transform::from_xyz(0.0, y - 0.075, 0.0).with_scale(Vec3::new(0.96, 0.3, 0.96));
            maker.solid(commands, root, &maker.shapes.platter, &maker.style.hub, gap);
        }
    }
    let top = 0.24 + 0.15 * f32::from(platters.max(1) - 1);
    maker.solid(
        commands,
        root,
        &maker.shapes.hub,
        &maker.style.hub,
        Transform::from_xyz(0.0, top, 0.0).with_scale(Vec3::new(2.3, 1.0, 2.3)),
    );
    maker.text(commands, root, Vec3::new(0.0, top + 0.02, 0.0), Line::new(&cards.to_string(), 0.86, 1.3).mono());
    if shields > 0 {
        // Four posts stand around a shielded drive.
        let shield = maker.style.states[CardState::Idle as usize].clone();
        for (x, z) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let at = Vec3::new(x * PLATTER, top / 2.0, z * PLATTER);
            maker.block(commands, root, &shield, at, Vec3::new(0.1, top + 0.1, 0.1));
        }
        let words = if shields == 1 { "1 shield".to_owned() } else { format!("{shields} shields") };
        let line = Line::new(&words, 0.42, 2.4).colored(Color32::from_rgb(0x3D, 0xDC, 0x97));
        maker.text(commands, root, Vec3::new(0.0, 0.1, PLATTER + 0.42), line);
    } else {
        maker.text(commands, root, Vec3::new(0.0, 0.1, PLATTER + 0.42), Line::new("drive", 0.4, 2.0).dim());
    }
    root
}

/// A trash bin with the last card that went there, and how many there are.
pub fn make_trash(commands: &mut Commands, maker: &mut Maker<'_, '_>, cards: u8, top: Option<FaceId>, place: Transform) -> Entity {
    let root = maker.root(commands, "Trash".into(), place);
    maker.block(commands, root, &maker.style.bin, Vec3::ZERO, Vec3::new(BIN.x, 0.1, BIN.y));
    maker.block(commands, root, &maker.style.well, Vec3::Y * 0.03, Vec3::new(BIN.x - 0.16, 0.1, BIN.y - 0.16));
    for (x, z, wide, deep) in
        [(0.0, BIN.y / 2.0, BIN.x, 0.1), (0.0, -BIN.y / 2.0, BIN.x, 0.1), (BIN.x / 2.0, 0.0, 0.1, BIN.y), (-BIN.x / 2.0, 0.0, 0.1, BIN.y)]
    {
        maker.block(commands, root, &maker.style.bin, Vec3::new(x, 0.14, z), Vec3::new(wide, 0.3, deep));
    }
    if let Some(face) = top {
        let face = maker.catalog.face(face);
        let turned = Transform::from_xyz(0.0, 0.16, -0.2).with_rotation(Quat::from_rotation_y(0.12));
        let card = commands.spawn((turned, Visibility::default(), ChildOf(root))).id();
        maker.block(commands, card, &maker.style.window, Vec3::ZERO, Vec3::new(1.4, 0.06, 1.25));
        maker.block(commands, card, maker.style.kind(face.kind), Vec3::new(0.0, 0.02, -0.36), Vec3::new(1.4, 0.06, 0.5));
        maker.text(commands, card, Vec3::new(0.0, 0.07, -0.36), Line::new(&face.title, 0.42, 1.3));
    }
    maker.text(commands, root, Vec3::new(0.0, 0.24, BIN.y / 2.0 - 0.5), Line::new(&cards.to_string(), 0.66, 1.4).mono());
    maker.text(commands, root, Vec3::new(0.0, 0.1, BIN.y / 2.0 + 0.3), Line::new("trash", 0.4, 1.8).dim());
    root
}

/// Eight cells: a free one is an empty frame, an allocated one a block, a throttled one a low block with a bar across.
pub fn make_memory(
    commands: &mut Commands,
    maker: &mut Maker<'_, '_>,
    (seat, allocated, throttled): (Seat, u8, u8),
    desks: &Desks,
    place: Transform,
) -> Entity {
    let area = desks.of_seat(seat);
    let root = maker.root(commands, format!("Memory {seat}"), place);
    let own = allocated - throttled;
    let wide = ((area.cell(1).x - area.cell(0).x) * 0.8).min(MEMORY.x);
    for at in 0..POINTS {
        let cell = area.cell(at);
        if at < own {
            maker.block(commands, root, &maker.style.allocated, cell + Vec3::Y * 0.1, Vec3::new(wide, 0.24, MEMORY.y));
        } else if at < allocated {
            maker.block(commands, root, &maker.style.well, cell, Vec3::new(wide, 0.1, MEMORY.y));
            for turn in [0.8_f32, -0.8] {
                let bar =
                    maker.block(commands, root, &maker.style.throttled, cell + Vec3::Y * 0.07, Vec3::new(0.12, 0.06, MEMORY.y * 1.15));
                let place = Transform::from_translation(cell + Vec3::Y * 0.07)
                    .with_rotation(Quat::from_rotation_y(turn))
                    .with_scale(Vec3::new(0.11, 0.06, MEMORY.y * 1.1));
                commands.entity(bar).insert(place);
            }
        } else {
            maker.block(commands, root, &maker.style.free, cell, Vec3::new(wide, 0.08, MEMORY.y));
            maker.block(commands, root, &maker.style.well, cell + Vec3::Y * 0.02, Vec3::new(wide - 0.14, 0.08, MEMORY.y - 0.14));
        }
    }
    let free = format!("{} MP free", POINTS - allocated);
    let (at, line) = if area.is_wide() {
        let line = Line::new(&free, 0.56, 3.0).mono().standing(Stands::Right);
        (area.cell(0) - Vec3::X * 0.5, line)
    } else {
        let line = Line::new(&free, 0.5, 2.3).mono().standing(Stands::Right);
        (Vec3::new(area.size.x / 2.0 - 0.2, area.cell(0).y, area.head()), line)
    };
    maker.text(commands, root, at + Vec3::Y * 0.06, line);
    root
}
