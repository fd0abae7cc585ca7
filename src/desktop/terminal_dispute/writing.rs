//! Keeps boxes, hexes, tracker and lamps as they stand on the table, with what is aimed at shown before it is done.

use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::in_hand::{InHand, Target, Tool};
use super::pieces::{BoxPiece, BoxText, CirclePiece, HexPiece, LineText, PortPiece, RoundLamp, TotalText};
use super::style::{Look, Style};
use crate::desktop::TableSet;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{Settings, Speed};
use crate::desktop::sound::Sound;
use crate::desktop::table::frame::Looking;
use crate::desktop::table::label::{Face, Labels};
use crate::desktop::table::rise::{Rising, rise};
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::Palette;
use crate::rules::game::Seat;
use crate::rules::terminal_dispute::matrix::CROSSED;
use crate::rules::terminal_dispute::{Action, HexSet, Phase, ScoreSheet, Sheet, State as Game, Turn};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<OnTable<Game>>
        .or_else(resource_changed::<InHand>)
        .or_else(resource_changed::<Looking>)
        .or_else(resource_exists_and_changed::<Style>);
    app.init_resource::<Shown>()
        .add_systems(
            Update,
            (decide, paint())
                .chain()
                .in_set(TableSet::Pieces)
                .run_if(resource_exists::<OnTable<Game>>.and_then(resource_exists::<Style>).and_then(changed)),
        )
        .add_systems(
            OnExit(crate::desktop::InMatch),
            (|mut shown: ResMut<Shown>| *shown = Shown::default(), paint()).chain().run_if(resource_exists::<Style>),
        )
        .add_systems(Update, gain.in_set(TableSet::Pieces).run_if(resource_exists_and_changed::<OnTable<Game>>))
        .add_systems(Update, pulse.in_set(TableSet::Motion));
}

/// Brings the console to what is to be shown.
fn paint() -> ScheduleConfigs<ScheduleSystem> {
    (paint_boxes, write_boxes, score_lines, paint_hexes, light_lamps).into_configs()
}

/// The terminal that is shown on the console.
#[derive(Resource, Debug, Clone, Default)]
struct Shown {
    sheet: Sheet,
    /// As it stood when the round began.
    before: Sheet,
    turn: Option<Turn>,
    /// What is aimed at or armed, on one's own terminal.
    aim: Option<Action>,
    armed: Option<Action>,
    refused: Option<Target>,
    tool: Tool,
    legal_boxes: u32,
    legal_hexes: u64,
    round: u8,
    over: bool,
}

fn decide(
    table: Res<OnTable<Game>>,
    in_hand: Res<InHand>,
    looking: Res<Looking>,
    mut shown: ResMut<Shown>,
    mut start: Local<(u8, Option<u8>, Sheet)>,
) {
    let view = &table.view;
    let own = looking.0.is_none().then(|| view.own()).flatten();
    let seat = looking.0.or(own).map_or(0, Seat::index);
    let Some(seen) = view.sheets.get(seat) else { return };
    // What stood there when the round began tells what is fresh.
    let key = (view.round, view.own().map(|seat| seat.0));
    let untouched = view.phase != Phase::Write || (start.0, start.1) != key;
    if untouched && looking.0.is_none() {
        *start = (key.0, key.1, seen.sheet);
    }
    let mine = own.is_some();
    let mut legal = (0_u32, 0_u64);
    for action in table.legal.iter().filter(|_| mine) {
        match (in_hand.tool, action) {
            (Tool::Write(value), Action::Write { value: other, cell }) if value == *other => legal.0 |= 1 << cell,
            (Tool::CrossOut, Action::CrossOut { cell }) => legal.0 |= 1 << cell,
            (Tool::Charge, Action::Charge(line)) => legal.1 |= line.hexes().0,
            _ => {}
        }
    }
    *shown = Shown {
        sheet: seen.sheet,
        before: if mine { start.2 } else { seen.sheet },
        turn: seen.turn.filter(|_| mine),
        aim: in_hand.aim.filter(|_| mine),
        armed: in_hand.armed.filter(|_| mine),
        refused: in_hand.refused.filter(|_| mine),
        tool: in_hand.tool,
        legal_boxes: legal.0,
        legal_hexes: legal.1,
        round: view.round,
        over: view.phase == Phase::Over,
    };
}

fn paint_boxes(shown: Res<Shown>, style: Res<Style>, mut boxes: Query<(&BoxPiece, &mut MeshMaterial3d<StandardMaterial>)>) {
    let on =
        |action: Option<Action>, here: u8| matches!(action, Some(Action::Write { cell, .. } | Action::CrossOut { cell }) if cell == here);
    for (BoxPiece(cell), mut material) in &mut boxes {
        let (now, before) = (shown.sheet.matrix.get(*cell), shown.before.matrix.get(*cell));
        let look = if on(shown.armed, *cell) {
            Look::Armed
        } else if on(shown.aim, *cell) {
            Look::Aimed
        } else if shown.refused == Some(Target::Box(*cell)) {
            Look::Refused
        } else if now == CROSSED {
            Look::Crossed
        } else if now != 0 && before == 0 {
            Look::Fresh
        } else if now != 0 {
            Look::Filled
        } else if shown.legal_boxes >> cell & 1 != 0 {
            Look::Legal
        } else {
            Look::Idle
        };
        set(&mut material, style.look(look));
    }
}

/// Sets a material only where it differs, so that nothing is drawn anew without need.
fn set(material: &mut Mut<MeshMaterial3d<StandardMaterial>>, wanted: Handle<StandardMaterial>) {
    if material.0 != wanted {
        material.0 = wanted;
    }
}

/// Shows a text in a label piece, or nothing.
fn show(
    labels: &mut Labels,
    text: Option<(String, Color32)>,
    height: f32,
    (material, place, visibility): (&mut Mut<MeshMaterial3d<StandardMaterial>>, &mut Mut<Transform>, &mut Mut<Visibility>),
) {
    let wanted = if text.is_some() { Visibility::Inherited } else { Visibility::Hidden };
    if **visibility != wanted {
        **visibility = wanted;
    }
    let Some((text, color)) = text else { return };
    let (_, handle, aspect) = labels.parts(&text, Face::Mono, color);
    if material.0 != handle {
        material.0 = handle;
        place.scale = Vec3::new(height * aspect, 1.0, height);
    }
}

fn write_boxes(
    shown: Res<Shown>,
    palette: Res<Palette>,
    mut labels: Labels,
    mut texts: Query<(&BoxText, &mut MeshMaterial3d<StandardMaterial>, &mut Transform, &mut Visibility)>,
) {
    for (BoxText(cell), mut material, mut place, mut visibility) in &mut texts {
        let letter = |value: u8| if value == CROSSED { "×".to_owned() } else { value.to_string() };
        let planned = match shown.armed.or(shown.aim) {
            Some(Action::Write { value, cell: here }) if here == *cell => Some((letter(value), palette.room)),
            Some(Action::CrossOut { cell: here }) if here == *cell => Some((letter(CROSSED), palette.room)),
            _ => None,
        };
        let written = match shown.sheet.matrix.get(*cell) {
            0 => None,
            CROSSED => Some((letter(CROSSED), palette.muted)),
            value => Some((letter(value), Color32::WHITE)),
        };
        show(&mut labels, planned.or(written), 0.98, (&mut material, &mut place, &mut visibility));
    }
}

fn score_lines(
    shown: Res<Shown>,
    palette: Res<Palette>,
    mut labels: Labels,
    mut lines: Query<(&LineText, &mut MeshMaterial3d<StandardMaterial>, &mut Transform, &mut Visibility), Without<TotalText>>,
    mut total: Query<(&TotalText, &mut MeshMaterial3d<StandardMaterial>, &mut Transform, &mut Visibility), Without<LineText>>,
) {
    let mut after = shown.sheet;
    if let Some(Action::Write { value, cell }) = shown.armed.or(shown.aim) {
        after.matrix.put(cell, value);
    }
    let (now, then) = (ScoreSheet::of(&shown.sheet), ScoreSheet::of(&after));
    let color = |now: u8, then: u8| match then.cmp(&now) {
        std::cmp::Ordering::Greater => palette.gained,
        std::cmp::Ordering::Less => palette.refused,
        std::cmp::Ordering::Equal if now == 0 => palette.line.gamma_multiply(2.0),
        std::cmp::Ordering::Equal => palette.text,
    };
    for (LineText(line), mut material, mut place, mut visibility) in &mut lines {
        let (now, then) = (points(&now, *line), points(&then, *line));
        show(&mut labels, Some((then.to_string(), color(now, then))), 0.66, (&mut material, &mut place, &mut visibility));
    }
    for (_, mut material, mut place, mut visibility) in &mut total {
        let text = (then.matrix.to_string(), color(now.matrix, then.matrix));
        show(&mut labels, Some(text), 0.62, (&mut material, &mut place, &mut visibility));
    }
}

/// The points that lines have gained rise from them.
fn gain(
    mut commands: Commands,
    (table, looking, room): (Res<OnTable<Game>>, Res<Looking>, Option<Res<Room>>),
    (palette, settings): (Res<Palette>, Res<Settings>),
    lines: Query<(&LineText, &GlobalTransform)>,
    mut labels: Labels,
    mut sounds: MessageWriter<Sound>,
    mut before: Local<Option<(Seat, u64, ScoreSheet)>>,
) {
    let Some(seat) = looking.0.or(table.view.own()) else { return };
    let Some(seen) = table.view.sheets.get(seat.index()) else { return };
    let now = ScoreSheet::of(&seen.sheet);
    let then = before.replace((seat, table.version, now.clone()));
    // What is taken back, or stands at another step of a replay, is no gain.
    let Some((_, _, then)) = then.filter(|(other, version, _)| *other == seat && table.version == version + 1) else { return };
    if settings.speed == Speed::Instant {
        return;
    }
    let mut any = false;
    for (LineText(line), place) in &lines {
        let gained = points(&now, *line).saturating_sub(points(&then, *line));
        if gained > 0 {
            any = true;
            let at = place.translation() + Vec3::Y * 0.3;
            let number = Rising { text: &format!("+{gained}"), at, height: 0.95, color: palette.gained };
            rise(&mut commands, &mut labels, room.as_deref(), settings.reduced_motion, number);
        }
    }
    if any {
        sounds.write(Sound::Gain);
    }
}

/// The points of a line: 0–4 rows, 5–9 columns.
fn points(sheet: &ScoreSheet, line: usize) -> u8 {
    if line < 5 { sheet.rows[line].points } else { sheet.columns[line - 5].points }
}

fn paint_hexes(
    shown: Res<Shown>,
    style: Res<Style>,
    mut hexes: Query<(&HexPiece, &mut MeshMaterial3d<StandardMaterial>), Without<PortPiece>>,
    mut ports: Query<(&PortPiece, &mut MeshMaterial3d<StandardMaterial>), Without<HexPiece>>,
) {
    let line = |action: Option<Action>| match action {
        Some(Action::Charge(line)) => line.hexes(),
        _ => HexSet::NONE,
    };
    let (aimed, armed) = (line(shown.aim), line(shown.armed));
    for (HexPiece(hex), mut material) in &mut hexes {
        let look = if armed.contains(*hex) {
            Look::Armed
        } else if aimed.contains(*hex) {
            Look::Aimed
        } else if shown.refused == Some(Target::Hex(*hex)) {
            Look::Refused
        } else if shown.sheet.charger.contains(*hex) {
            if shown.before.charger.contains(*hex) { Look::Filled } else { Look::Fresh }
        } else if shown.legal_hexes >> hex & 1 != 0 {
            Look::Legal
        } else {
            Look::Idle
        };
        set(&mut material, style.look(look));
    }
    let phone = shown.turn.map_or([0; 2], |turn| turn.phone);
    for (PortPiece(port), mut material) in &mut ports {
        let wanted = if !phone.contains(port) {
            &style.off
        } else if shown.tool == Tool::Charge {
            &style.lit
        } else {
            &style.past
        };
        set(&mut material, wanted.clone());
    }
}

fn light_lamps(
    shown: Res<Shown>,
    style: Res<Style>,
    mut lamps: Query<(&RoundLamp, &mut MeshMaterial3d<StandardMaterial>), Without<CirclePiece>>,
    mut circles: Query<(&CirclePiece, &mut MeshMaterial3d<StandardMaterial>), Without<RoundLamp>>,
) {
    for (RoundLamp(at), mut material) in &mut lamps {
        let round = at + 1;
        let wanted = match round.cmp(&shown.round) {
            std::cmp::Ordering::Less => &style.on,
            std::cmp::Ordering::Equal if shown.over => &style.on,
            std::cmp::Ordering::Equal => &style.asking,
            std::cmp::Ordering::Greater => &style.off,
        };
        set(&mut material, wanted.clone());
    }
    for (CirclePiece(at), mut material) in &mut circles {
        let tracker = shown.sheet.tracker;
        let wanted = if *at < tracker.used {
            &style.past
        } else if *at < tracker.unlocked {
            &style.asking
        } else {
            &style.off
        };
        set(&mut material, wanted.clone());
    }
}

/// What may be touched pulses softly three times after something changed, and then stays lit: at rest nothing is redrawn.
fn pulse(
    time: Res<Time>,
    settings: Res<Settings>,
    style: Option<Res<Style>>,
    table: Option<Res<OnTable<Game>>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut left: Local<f32>,
    mut busy: ResMut<Busy>,
) {
    const PULSES: f32 = 3.0;
    let (Some(style), Some(table)) = (style, table) else { return };
    if table.is_changed() && !table.legal.is_empty() && !settings.reduced_motion {
        *left = PULSES;
    }
    if *left <= 0.0 {
        return;
    }
    *left -= time.delta_secs();
    busy.moves();
    let wave = if *left <= 0.0 { 1.0 } else { 1.0 + 0.8 * (*left * std::f32::consts::TAU).sin().powi(2) };
    if let Some(mut material) = materials.get_mut(&style.look(Look::Legal)) {
        let color = material.base_color.to_linear();
        material.emissive = color * (0.55 * wave);
    }
}
