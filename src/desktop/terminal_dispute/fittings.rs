//! What stands around the screens of the console: round lamps, swaps, sockets, the lid of the tray, and whose it is.

use bevy::prelude::*;

use super::pieces::{CirclePiece, Lid, LidText, OwnerMark, OwnerPlate, OwnerText, RoundLamp, RoundText, SocketRim, TRAY, TRAY_HALF};
use super::style::{Shapes, Style};
use super::writing::{Shown, set, show_in};
use crate::desktop::table::label::{Face, Labels};
use crate::desktop::theme::Palette;
use crate::rules::terminal_dispute::{Phase, ScoreSheet};
use crate::t;

pub(super) fn light_lamps(
    shown: Res<Shown>,
    (style, shapes, palette): (Res<Style>, Res<Shapes>, Res<Palette>),
    mut labels: Labels,
    mut lamps: Query<(&RoundLamp, &mut MeshMaterial3d<StandardMaterial>), (Without<CirclePiece>, Without<RoundText>)>,
    mut numbers: Query<(&RoundText, &mut MeshMaterial3d<StandardMaterial>), (Without<CirclePiece>, Without<RoundLamp>)>,
    mut circles: Query<(&CirclePiece, &mut MeshMaterial3d<StandardMaterial>, &mut Mesh3d), (Without<RoundLamp>, Without<RoundText>)>,
) {
    let over = shown.is_over();
    let past = |at: u8| at + 1 < shown.round || at + 1 == shown.round && over;
    let now = |at: u8| at + 1 == shown.round && !over;
    for (RoundLamp(at), mut material) in &mut lamps {
        let wanted = if past(*at) {
            &style.past
        } else if now(*at) {
            &style.asking
        } else {
            &style.off
        };
        set(&mut material, wanted.clone());
    }
    for (RoundText(at), mut material) in &mut numbers {
        let color = if past(*at) || now(*at) { palette.room } else { palette.text };
        set(&mut material, labels.parts(&(at + 1).to_string(), Face::Mono, color).1);
    }
    for (CirclePiece(at), mut material, mut mesh) in &mut circles {
        let tracker = shown.sheet.tracker;
        let (shape, wanted) = if *at < tracker.used {
            (2, &style.past)
        } else if *at < tracker.unlocked {
            (1, &style.asking)
        } else {
            (0, &style.faint)
        };
        set(&mut material, wanted.clone());
        if mesh.0 != shapes.circles[shape] {
            mesh.0 = shapes.circles[shape].clone();
        }
    }
}

/// The rims of sockets with which something can be done are lit.
pub(super) fn light_sockets(shown: Res<Shown>, style: Res<Style>, mut rims: Query<(&SocketRim, &mut MeshMaterial3d<StandardMaterial>)>) {
    for (SocketRim(socket), mut material) in &mut rims {
        let wanted = if shown.ready[usize::from(*socket)] { &style.ready } else { &style.rim };
        set(&mut material, wanted.clone());
    }
}

/// Mark and name of whose terminal is seen, where it is another's.
pub(super) fn name_owner(
    shown: Res<Shown>,
    (style, shapes): (Res<Style>, Res<Shapes>),
    mut labels: Labels,
    mut plates: Query<&mut Visibility, (With<OwnerPlate>, Without<OwnerMark>, Without<OwnerText>)>,
    mut marks: Query<(&mut MeshMaterial3d<StandardMaterial>, &mut Mesh3d, &mut Visibility), (With<OwnerMark>, Without<OwnerText>)>,
    mut names: Query<(&mut MeshMaterial3d<StandardMaterial>, &mut Transform, &mut Visibility), (With<OwnerText>, Without<OwnerMark>)>,
) {
    const WIDEST: f32 = 1.95;
    let owner = shown.owner.as_ref().filter(|_| !shown.mine);
    let wanted = if owner.is_some() { Visibility::Inherited } else { Visibility::Hidden };
    for mut visibility in &mut plates {
        visibility.set_if_neq(wanted);
    }
    for (mut material, mut mesh, mut visibility) in &mut marks {
        visibility.set_if_neq(wanted);
        if let Some((seat, _)) = owner {
            set(&mut material, style.seats[seat.index() % style.seats.len()].clone());
            mesh.set_if_neq(Mesh3d(shapes.tokens[seat.index() % shapes.tokens.len()].clone()));
        }
    }
    for (mut material, mut place, mut visibility) in &mut names {
        let text = owner.map(|(_, name)| (name.clone(), style.letters));
        let aspect = text.as_ref().map_or(1.0, |(name, color)| labels.parts(name, Face::Sans, *color).2);
        show_in(&mut labels, Face::Sans, text, (WIDEST / aspect).min(0.5), (&mut material, &mut place, &mut visibility));
    }
}

/// While one writes, the dice lie in their sockets: the lid over the tray counts what the round brings. Of another's terminal,
/// and at the end, it shows the sum.
pub(super) fn tell_points(
    shown: Res<Shown>,
    (palette, style): (Res<Palette>, Res<Style>),
    mut labels: Labels,
    mut lids: Query<&mut Visibility, (With<Lid>, Without<LidText>)>,
    mut texts: Query<(&LidText, &mut MeshMaterial3d<StandardMaterial>, &mut Transform, &mut Visibility), Without<Lid>>,
) {
    /// From the ends of the lid to what stands on it.
    const EDGE: f32 = 0.22;
    let shut = matches!(shown.phase, Some(Phase::Write | Phase::Over));
    for mut lid in &mut lids {
        lid.set_if_neq(if shut { Visibility::Inherited } else { Visibility::Hidden });
    }
    let (before, now, then) = (ScoreSheet::of(&shown.before), ScoreSheet::of(&shown.sheet), ScoreSheet::of(&shown.hoped()));
    let color = if then.total > now.total { palette.gained } else { style.phosphor };
    let (what, points) = if shown.mine && shown.phase == Some(Phase::Write) {
        (t!("td-console-this-round"), format!("+{}", then.total.saturating_sub(before.total)))
    } else {
        (t!("td-console-total"), format!("{}+{}={}", now.matrix, now.charger, now.total))
    };
    for (part, mut material, mut place, mut visibility) in &mut texts {
        let (text, face, height, color) = match part {
            LidText::What => (&what, Face::Sans, 0.5_f32, style.letters),
            LidText::Points => (&points, Face::Mono, 1.0, color),
        };
        let aspect = labels.parts(text, face, color).2;
        let most = if *part == LidText::What { TRAY_HALF.x * 0.85 } else { TRAY_HALF.x * 1.1 };
        let height = height.min(most / aspect);
        let in_from_edge = TRAY_HALF.x - EDGE - height * aspect / 2.0;
        let x = TRAY.x + if *part == LidText::What { -in_from_edge } else { in_from_edge };
        if place.translation.x != x {
            place.translation.x = x;
        }
        let text = shut.then(|| (text.clone(), color));
        show_in(&mut labels, face, text, height, (&mut material, &mut place, &mut visibility));
    }
}
