//! What else stands on a desktop: the drive, the trash bin, the memory monitor.

use std::f32::consts::TAU;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::areas::FREE;
use super::places::{BIN, Desks, MEMORY, PLATTER};
use super::spawner::{Line, PieceSpawner, Stands};
use crate::desktop::theme::icon;
use crate::rules::data_warriors::{CardState, DRIVE, FaceId, POINTS};
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
    spawner.shadow(commands, root, Vec3::new(0.12, 0.02, 0.2), Vec2::splat(PLATTER * 3.0));
    // Around it stand as many ticks as it had cards at first, two a tick: those that are left are lit.
    let ticks = DRIVE.div_ceil(2);
    let own = seat.index() % spawner.style.seats.len();
    for tick in 0..ticks {
        let turn = Quat::from_rotation_y(-(f32::from(tick as u8) + 0.5) / ticks as f32 * TAU);
        let lit = usize::from(cards.div_ceil(2)) > tick;
        let material = if lit { spawner.style.seats[own].clone() } else { spawner.style.well.clone() };
        let block = spawner.block(commands, root, &material, Vec3::ZERO, Vec3::ONE);
        let place = Transform {
            translation: turn * Vec3::new(0.0, 0.05, -PLATTER - 0.16),
            rotation: turn,
            scale: Vec3::new(0.2, 0.06, if lit { 0.17 } else { 0.1 }),
        };
        commands.entity(block).insert((place, NotShadowCaster));
    }
    let base = Transform::from_xyz(0.0, 0.04, 0.0).with_scale(Vec3::new(1.04, 0.8, 1.04));
    spawner.solid(commands, root, &spawner.shapes.platter, &spawner.style.hub, base);
    let platters = cards.div_ceil(4);
    for at in 0..platters {
        let y = 0.16 + 0.17 * f32::from(at);
        let disc = spawner.solid(commands, root, &spawner.shapes.platter, &spawner.style.platter, Transform::from_xyz(0.0, y, 0.0));
        commands.entity(disc).remove::<NotShadowCaster>();
        if at > 0 {
            let gap = Transform::from_xyz(0.0, y - 0.085, 0.0).with_scale(Vec3::new(0.94, 0.6, 0.94));
            spawner.solid(commands, root, &spawner.shapes.platter, &spawner.style.hub, gap);
        }
    }
    let top = 0.22 + 0.17 * f32::from(platters.max(1) - 1);
    spawner.solid(commands, root, &spawner.shapes.hub, &spawner.style.hub, Transform::from_xyz(0.0, top, 0.0));
    spawner.text(commands, root, Vec3::new(0.0, top + 0.04, 0.0), Line::new(&cards.to_string(), 1.24, 1.24));
    if shields > 0 {
        // Four posts stand around a shielded drive.
        let shield = spawner.style.states[CardState::Idle as usize].clone();
        for (x, z) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let at = Vec3::new(x * PLATTER * 0.9, top / 2.0, z * PLATTER * 0.9);
            spawner.block(commands, root, &shield, at, Vec3::new(0.16, top + 0.14, 0.16));
        }
        let at = Vec3::new(PLATTER + 0.1, top + 0.1, PLATTER * 0.4);
        spawner.solid(
            commands,
            root,
            &spawner.shapes.lamp,
            &spawner.style.well,
            Transform::from_translation(at).with_scale(Vec3::new(3.2, 0.3, 3.2)),
        );
        let green = Color32::from_rgb(0x3D, 0xDC, 0x97);
        spawner.text(commands, root, at + Vec3::Y * 0.04, Line::new(&icon("shield"), 1.3, 2.0).icons().colored(green));
        spawner.text(commands, root, at + Vec3::Y * 0.06, Line::new(&shields.to_string(), 0.8, 1.0).colored(green));
    }
    root
}

/// So many of the cards that were just wiped still lie smouldering over the bin.
const SMOULDER: usize = 5;

/// A trash bin with the last card that went there, and how many there are; those that were just wiped lie over it in a fan,
/// still glowing at their edges.
pub fn make_trash(
    commands: &mut Commands,
    spawner: &mut PieceSpawner<'_, '_>,
    cards: u8,
    (top, wiped): (Option<FaceId>, &[FaceId]),
    place: Transform,
) -> Entity {
    let root = spawner.root(commands, "Trash".into(), place);
    spawner.shadow(commands, root, Vec3::new(0.1, -0.01, 0.16), BIN * 1.25);
    spawner.block(commands, root, &spawner.style.bin, Vec3::ZERO, Vec3::new(BIN.x, 0.1, BIN.y));
    spawner.block(commands, root, &spawner.style.well, Vec3::Y * 0.03, Vec3::new(BIN.x - 0.16, 0.1, BIN.y - 0.16));
    for (x, z, wide, deep) in
        [(0.0, BIN.y / 2.0, BIN.x, 0.1), (0.0, -BIN.y / 2.0, BIN.x, 0.1), (BIN.x / 2.0, 0.0, 0.1, BIN.y), (-BIN.x / 2.0, 0.0, 0.1, BIN.y)]
    {
        spawner.block(commands, root, &spawner.style.bin, Vec3::new(x, 0.14, z), Vec3::new(wide, 0.3, deep));
    }
    let fan: Vec<FaceId> = wiped.iter().take(SMOULDER).rev().copied().collect();
    for (at, face) in fan.iter().enumerate() {
        let face = spawner.catalog.face(*face);
        let off = at as f32 - (fan.len() as f32 - 1.0) / 2.0;
        let turned = Quat::from_rotation_y(-0.17 * off - 0.06);
        let lies = Transform::from_xyz(0.3 * off, 0.3 + 0.07 * at as f32, -0.12 + 0.05 * off.abs())
            .with_rotation(turned)
            .with_scale(Vec3::splat(0.9));
        spawner.burns(commands, root, lies);
        spawner.thumb(commands, root, face, lies);
    }
    if let Some(face) = top.filter(|_| fan.is_empty()) {
        let face = spawner.catalog.face(face);
        let turned = Transform::from_xyz(0.0, 0.16, -0.08).with_rotation(Quat::from_rotation_y(0.12));
        spawner.thumb(commands, root, face, turned.with_scale(Vec3::splat(0.88)));
    }
    let count = Vec3::new(0.0, 0.42 + 0.07 * fan.len() as f32, BIN.y / 2.0 - 0.3);
    spawner.block(commands, root, &spawner.style.well, count, Vec3::new(1.1, 0.02, 0.74));
    spawner.text(commands, root, count + Vec3::Y * 0.02, Line::new(&cards.to_string(), 0.9, 1.4));
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
    let wide = (area.cell_width() * 0.8).min(MEMORY.x);
    for at in 0..POINTS {
        let cell = area.cell(at);
        if at < own {
            spawner.block(commands, root, &spawner.style.well, cell, Vec3::new(wide + 0.06, 0.06, MEMORY.y + 0.06));
            spawner.block(commands, root, &spawner.style.allocated, cell + Vec3::Y * 0.05, Vec3::new(wide - 0.1, 0.08, MEMORY.y - 0.1));
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
            spawner.block(commands, root, &spawner.style.free, cell + Vec3::Y * 0.04, Vec3::new(wide + 0.04, 0.14, MEMORY.y + 0.04));
        }
    }
    if area.is_wide() {
        let free = t!("dw-label-free", count = POINTS - allocated);
        let line = Line::new(&free, 0.84, FREE - 0.2).standing(Stands::Left);
        spawner.text(commands, root, area.cell(POINTS - 1) + Vec3::new(0.6, 0.06, 0.0), line);
    }
    root
}
