//! Keeps boxes, hexes, tracker and lamps as they stand on the table, with what is aimed at shown before it is done.

use bevy::ecs::schedule::ScheduleConfigs;
use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::dice::used;
use super::fittings::{light_lamps, light_sockets, name_owner, tell_points};
use super::hexes::{InUse, count_hexes, paint_hexes, ports_in_use};
use super::in_hand::{InHand, Target, Tool};
use super::inspector::scoring;
use super::pieces::{BoxPiece, BoxText, Console, LineText, TotalText};
use super::style::{LEGAL_GLOW, Look, Style};
use crate::desktop::TableSet;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{Settings, Speed};
use crate::desktop::sound::Sound;
use crate::desktop::table::frame::Looking;
use crate::desktop::table::label::{Face, Labels};
use crate::desktop::table::rise::{Rising, rise};
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::{Palette, bevy_color};
use crate::rules::game::Seat;
use crate::rules::terminal_dispute::matrix::CROSSED;
use crate::rules::terminal_dispute::{Action, Phase, ScoreSheet, Sheet, Spot, State as Game, Turn};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<OnTable<Game>>
        .or_else(resource_changed::<InHand>)
        .or_else(resource_changed::<Looking>)
        .or_else(resource_exists_and_changed::<Style>)
        .or_else(|built: Query<(), Added<Console>>| !built.is_empty());
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
    let screens = (paint_boxes, write_boxes, score_lines, paint_hexes, count_hexes);
    (screens, (light_lamps, light_sockets, name_owner, tell_points)).into_configs()
}

/// The terminal that is shown on the console.
#[derive(Resource, Debug, Clone, Default)]
pub(super) struct Shown {
    pub sheet: Sheet,
    /// As it stood when the round began.
    pub before: Sheet,
    pub turn: Option<Turn>,
    /// What is aimed at or armed, on one's own terminal.
    pub aim: Option<Action>,
    pub armed: Option<Action>,
    pub refused: Option<Target>,
    legal_boxes: u32,
    pub legal_hexes: u64,
    /// What each port has to do with the phone dice.
    pub ports: [InUse; 6],
    pub round: u8,
    pub phase: Option<Phase>,
    /// Whose it is.
    pub owner: Option<(Seat, String)>,
    /// Whether that is who looks.
    pub mine: bool,
    /// The sockets that something can be done with now.
    pub ready: [bool; 5],
    /// The boxes of what scores, once the match is over.
    scores: u32,
}

impl Shown {
    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.phase == Some(Phase::Over)
    }

    /// What would stand there after what is aimed at.
    pub fn hoped(&self) -> Sheet {
        let mut after = self.sheet;
        match self.armed.or(self.aim) {
            Some(Action::Write { value, cell }) => after.matrix.put(cell, value),
            Some(Action::Charge(line)) => after.charger.0 |= line.hexes().0,
            _ => {}
        }
        after
    }

    /// Whether what is aimed at touches a line of the matrix.
    fn touches(&self, line: usize) -> bool {
        matches!(self.armed.or(self.aim), Some(Action::Write { cell, .. })
            if if line < 5 { usize::from(cell) / 5 == line } else { usize::from(cell) % 5 == line - 5 })
    }
}

fn decide(table: Res<OnTable<Game>>, in_hand: Res<InHand>, looking: Res<Looking>, mut shown: ResMut<Shown>) {
    let view = &table.view;
    let own = looking.0.is_none().then(|| view.own()).flatten();
    let seat = looking.0.or(own).map_or(0, Seat::index);
    let Some(seen) = view.sheets.get(seat) else { return };
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
    let ports = seen.turn.filter(|_| mine).map_or_else(Default::default, |turn| {
        let ports = ports_in_use(view.grid, &table.legal, seen.sheet.charger, turn.phone);
        // While something else is in hand, only what could be done is marked.
        ports.map(|port| if in_hand.tool == Tool::Charge || port == InUse::Open { port } else { InUse::No })
    });
    let used = used(view);
    let asks = mine && !table.legal.is_empty();
    // A phone die whose port is full can only be swapped.
    let opens = |die: usize| {
        let value = seen.turn.map_or(0, |turn| turn.phone[die]);
        let swap = Action::Swap { spot: Spot::Phone, value };
        table.legal.contains(&swap) || value > 0 && ports[usize::from(value) - 1] == InUse::Open
    };
    let ready = std::array::from_fn(|socket| match view.phase {
        Phase::Allocate => asks && in_hand.sockets[socket].is_none(),
        Phase::Write => asks && !used[socket] && (socket < 2 || socket < 4 && opens(socket - 2)),
        _ => false,
    });
    let names = table.names();
    *shown = Shown {
        sheet: seen.sheet,
        before: seen.began.filter(|_| mine).unwrap_or(seen.sheet),
        turn: seen.turn.filter(|_| mine),
        aim: in_hand.aim.filter(|_| mine),
        armed: in_hand.armed.filter(|_| mine),
        refused: in_hand.refused.filter(|_| mine),
        legal_boxes: legal.0,
        legal_hexes: legal.1,
        ports,
        round: view.round,
        phase: Some(view.phase),
        mine,
        owner: Some((Seat(seat as u8), names.of(Seat(seat as u8)).into_owned())),
        ready,
        scores: if view.phase == Phase::Over { scoring(&ScoreSheet::of(&seen.sheet), 0..10) } else { 0 },
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
        } else if shown.scores >> cell & 1 != 0 {
            Look::Scores
        } else if now != 0 && shown.is_over() {
            Look::Idle
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
pub(super) fn set(material: &mut Mut<MeshMaterial3d<StandardMaterial>>, wanted: Handle<StandardMaterial>) {
    if material.0 != wanted {
        material.0 = wanted;
    }
}

/// The parts of a label piece.
pub(super) type LabelParts<'a, 'b> =
    (&'a mut Mut<'b, MeshMaterial3d<StandardMaterial>>, &'a mut Mut<'b, Transform>, &'a mut Mut<'b, Visibility>);

/// Shows a number in a label piece, or nothing.
pub(super) fn show(labels: &mut Labels, text: Option<(String, Color32)>, height: f32, parts: LabelParts<'_, '_>) {
    show_in(labels, Face::Mono, text, height, parts);
}

/// Shows a text in a label piece, or nothing.
pub(super) fn show_in(
    labels: &mut Labels,
    face: Face,
    text: Option<(String, Color32)>,
    height: f32,
    (material, place, visibility): LabelParts<'_, '_>,
) {
    let wanted = if text.is_some() { Visibility::Inherited } else { Visibility::Hidden };
    if **visibility != wanted {
        **visibility = wanted;
    }
    let Some((text, color)) = text else { return };
    let (_, handle, aspect) = labels.parts(&text, face, color);
    let scale = Vec3::new(height * aspect, 1.0, height);
    if material.0 != handle || place.scale != scale {
        material.0 = handle;
        place.scale = scale;
    }
}

fn write_boxes(
    shown: Res<Shown>,
    (palette, style): (Res<Palette>, Res<Style>),
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
        let written = match (shown.sheet.matrix.get(*cell), shown.before.matrix.get(*cell)) {
            (0, _) => None,
            (CROSSED, _) => Some((letter(CROSSED), palette.refused)),
            (value, _) if shown.scores >> cell & 1 != 0 => Some((letter(value), palette.room)),
            (value, 0) => Some((letter(value), palette.text)),
            (value, _) => Some((letter(value), style.digits)),
        };
        show(&mut labels, planned.or(written), 1.2, (&mut material, &mut place, &mut visibility));
    }
}

/// The points of each line, rows first.
fn points(sheet: &Sheet) -> ([u8; 10], u8) {
    let scores = ScoreSheet::of(sheet);
    let mut lines = scores.rows.iter().chain(&scores.columns).map(|line| line.points);
    (std::array::from_fn(|_| lines.next().unwrap_or_default()), scores.matrix)
}

fn score_lines(
    shown: Res<Shown>,
    (palette, style): (Res<Palette>, Res<Style>),
    mut labels: Labels,
    mut lines: Query<(&LineText, &mut MeshMaterial3d<StandardMaterial>, &mut Transform, &mut Visibility), Without<TotalText>>,
    mut total: Query<(&TotalText, &mut MeshMaterial3d<StandardMaterial>, &mut Transform, &mut Visibility), Without<LineText>>,
) {
    let ((now, sum), (then, hoped)) = (points(&shown.sheet), points(&shown.hoped()));
    let color = |now: u8, then: u8, touched: bool| match then.cmp(&now) {
        std::cmp::Ordering::Greater => palette.gained,
        std::cmp::Ordering::Less => palette.refused,
        std::cmp::Ordering::Equal if touched => palette.text,
        std::cmp::Ordering::Equal if now == 0 => style.phosphor.gamma_multiply(0.7).to_opaque(),
        std::cmp::Ordering::Equal => style.phosphor,
    };
    for (LineText(line), mut material, mut place, mut visibility) in &mut lines {
        let (now, then, touched) = (now[*line], then[*line], shown.touches(*line));
        let height = if touched { 0.95 } else { 0.8 };
        show(&mut labels, Some((then.to_string(), color(now, then, touched))), height, (&mut material, &mut place, &mut visibility));
    }
    for (_, mut material, mut place, mut visibility) in &mut total {
        let text = (hoped.to_string(), color(sum, hoped, true));
        show(&mut labels, Some(text), 0.86, (&mut material, &mut place, &mut visibility));
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
    mut before: Local<Option<(Seat, u64, [u8; 10])>>,
) {
    let Some(seat) = looking.0.or(table.view.own()) else { return };
    let Some(seen) = table.view.sheets.get(seat.index()) else { return };
    let (now, _) = points(&seen.sheet);
    let then = before.replace((seat, table.version, now));
    // What is taken back, or stands at another step of a replay, is no gain.
    let Some((_, _, then)) = then.filter(|(other, version, _)| *other == seat && table.version == version + 1) else { return };
    if settings.speed == Speed::Instant {
        return;
    }
    let mut any = false;
    for (LineText(line), place) in &lines {
        let gained = now[*line].saturating_sub(then[*line]);
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

/// What may be touched pulses softly three times after something changed, and then stays lit: at rest nothing is redrawn.
fn pulse(
    time: Res<Time>,
    settings: Res<Settings>,
    (style, palette): (Option<Res<Style>>, Res<Palette>),
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
        material.base_color = (bevy_color(palette.net).to_linear() * (LEGAL_GLOW * wave)).with_alpha(1.0).into();
    }
}
