//! Cards in play: windows that turn with their state, and the tabs of .CONF on them.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::places::{Spot, TAB, WINDOW};
use super::spawner::{Line, PieceSpawner, Stands, title};
use super::style::TURNED;
use crate::desktop::TableSet;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{Quality, Settings};
use crate::desktop::table::motion::Travel;
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::icon;
use crate::rules::data_warriors::{Card, CardState, FaceId, State as Game};
use crate::rules::game::Seat;

/// A bar that moves while its card is Loading: how far it goes to either side.
#[derive(Component, Debug, Clone, Copy)]
struct Sweeps(f32);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, sweep.in_set(TableSet::Motion).run_if(resource_exists::<OnTable<Game>>));
}

/// What is seen of a card in play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Window {
    /// The card.
    pub card: Card,
    /// What stands on it.
    pub face: FaceId,
    /// Its state.
    pub state: CardState,
    /// Who controls it.
    pub controller: Seat,
    /// Whether it lies at another's desktop than its controller's.
    pub foreign: bool,
    /// How large it lies there, in hundredths: its title is written to be read at that size.
    pub percent: u16,
}

/// How a window lies in each state: tilted while Loading, turned by 90° while Running.
fn turned(state: CardState) -> Quat {
    Quat::from_rotation_y(match state {
        CardState::Loading => 0.14,
        CardState::Idle => 0.0,
        CardState::Running => -std::f32::consts::FRAC_PI_2,
    })
}

/// A window: its frame turns with its state, its name stays upright to be read.
pub fn make_window(
    commands: &mut Commands,
    spawner: &mut PieceSpawner<'_, '_>,
    window: &Window,
    before: Option<CardState>,
    place: Transform,
) -> Entity {
    let face = spawner.catalog.face(window.face);
    let root = spawner.root(commands, format!("Window {}", face.title), place);
    let to = Transform::from_rotation(turned(window.state));
    let body = commands.spawn((Name::new("Window frame"), to, Visibility::default(), ChildOf(root))).id();
    if let Some(before) = before.filter(|before| *before != window.state) {
        let from = Transform::from_rotation(turned(before));
        commands.entity(body).insert((from, Travel::new(from, to, 0.35)));
    }
    let running = window.state == CardState::Running;
    // As it is seen from the player's side: the picture, and below it the title. Turned, a window is as wide as it is high.
    let seen = if running { TURNED } else { WINDOW };
    // On a small window what has to be read is larger.
    let grown = (0.94 / spawner.scale).clamp(1.0, 1.6);
    let lines = title(&face.title, 0.72 * grown.min(1.3), seen.x - 0.44, spawner.scale);
    let strip = if lines.is_empty() { 0.0 } else { 0.06 + lines.iter().map(|(_, height)| height * 0.86).sum::<f32>() };
    spawner.shadow(commands, root, Vec3::new(0.1, -0.055, 0.14), seen * 1.18);
    let frame = spawner.style.frame(face).clone();
    let mesh = spawner.shapes.window[usize::from(running)].clone();
    spawner.solid(commands, body, &mesh, &frame, Transform::IDENTITY);
    let plate = Transform::from_xyz(0.0, 0.012, 0.0).with_scale(Vec3::new(1.0 - 0.16 / seen.x, 1.0, 1.0 - 0.16 / seen.y));
    spawner.solid(commands, body, &mesh, &spawner.style.window, plate);
    let low = seen.y / 2.0 - 0.1 - strip;
    let picture = Vec2::new(seen.x - 0.22, seen.y - 0.22 - strip);
    let middle = -0.5 * strip;
    let (at, across) =
        if running { (Vec3::new(middle, 0.095, 0.0), Vec2::new(picture.y, picture.x)) } else { (Vec3::new(0.0, 0.095, middle), picture) };
    let art = spawner.picture(commands, body, face, at, across);
    if running {
        // The picture is read upright whatever the frame does.
        let upright = Transform::from_translation(at)
            .with_rotation(Quat::from_rotation_y(std::f32::consts::FRAC_PI_2))
            .with_scale(Vec3::new(picture.x, 1.0, picture.y));
        commands.entity(art).insert(upright);
    }
    if !lines.is_empty() {
        spawner.block(commands, root, &frame, Vec3::new(0.0, 0.08, low + 0.02), Vec3::new(seen.x - 0.22, 0.02, 0.05));
    }
    let mut line = low + 0.04;
    for (text, height) in &lines {
        spawner.text(commands, root, Vec3::new(0.0, 0.1, line + height * 0.43), Line::new(text, *height, seen.x));
        line += height * 0.86;
    }
    let corner = Vec3::new(seen.x / 2.0 - 0.12 - 0.3 * grown, 0.1, 0.12 + 0.3 * grown - seen.y / 2.0);
    chip(commands, spawner, root, corner, grown);
    lamp(commands, spawner, root, window.state, (corner + Vec3::Y * 0.04, grown));
    if window.state == CardState::Loading {
        let bar = Vec3::new(0.0, 0.11, low - 0.26);
        spawner.block(commands, body, &spawner.style.well, bar, Vec3::new(seen.x - 0.3, 0.04, 0.4));
        let material = spawner.style.state(window.state);
        let piece = spawner.block(commands, body, material, bar + Vec3::new(-0.7, 0.01, 0.0), Vec3::new(1.0, 0.05, 0.28));
        commands.entity(piece).insert((Sweeps(0.86), NotShadowCaster));
    }
    // Whose it is, is said where it lies on another's desktop.
    if window.foreign {
        let left = corner * Vec3::new(-1.0, 1.0, 1.0);
        chip(commands, spawner, root, left, grown);
        spawner.mark(commands, root, window.controller, left + Vec3::Y * 0.06, 0.22 * grown);
        let seat = window.controller.index() % spawner.style.seats.len();
        let material = spawner.style.seats[seat].clone();
        spawner.block(commands, root, &material, Vec3::new(0.0, 0.07, -seen.y / 2.0), Vec3::new(seen.x - 0.2, 0.12, 0.16));
    }
    spawner.edge(commands, root, Spot::Card(window.card), Vec3::Y * 0.02, WINDOW, 0.2);
    root
}

/// What a lamp or a mark stands on in the corner of a picture.
fn chip(commands: &mut Commands, spawner: &PieceSpawner<'_, '_>, root: Entity, at: Vec3, grown: f32) {
    let chip = Transform::from_translation(at).with_scale(Vec3::new(1.9 * grown, 0.3, 1.9 * grown));
    spawner.solid(commands, root, &spawner.shapes.lamp, &spawner.style.well, chip);
}

/// The lamp of a state, told by shape as well: a bar, a disc, the sign of what plays.
fn lamp(commands: &mut Commands, spawner: &mut PieceSpawner<'_, '_>, root: Entity, state: CardState, (at, large): (Vec3, f32)) {
    let material = spawner.style.state(state).clone();
    match state {
        CardState::Loading => {
            spawner.block(commands, root, &material, at, Vec3::new(0.4 * large, 0.06, 0.14 * large));
        }
        CardState::Idle => {
            let disc = Transform::from_translation(at).with_scale(Vec3::new(large, 1.0, large));
            spawner.solid(commands, root, &spawner.shapes.lamp, &material, disc);
        }
        CardState::Running => {
            let color = spawner.style.runs;
            spawner.text(commands, root, at, Line::new(&icon("play-fill"), 0.52 * large, 1.0).icons().colored(color));
        }
    }
}

/// A .CONF: a tab on its host, with a state of its own.
pub fn make_tab(commands: &mut Commands, spawner: &mut PieceSpawner<'_, '_>, tab: &Window, place: Transform) -> Entity {
    let face = spawner.catalog.face(tab.face);
    let root = spawner.root(commands, format!("Tab {}", face.title), place);
    let turn = match tab.state {
        CardState::Loading => 0.05,
        CardState::Idle | CardState::Running => 0.0,
    };
    let body = commands.spawn((Transform::from_rotation(Quat::from_rotation_y(turn)), Visibility::default(), ChildOf(root))).id();
    // One that runs is pulled out.
    let x = if tab.state == CardState::Running { 0.3 } else { 0.0 };
    spawner.block(commands, body, spawner.style.frame(face), Vec3::new(x, 0.0, 0.0), Vec3::new(TAB.x, 0.1, TAB.y - 0.06));
    spawner.block(commands, body, &spawner.style.window, Vec3::new(x, 0.01, 0.0), Vec3::new(TAB.x - 0.1, 0.1, TAB.y - 0.14));
    let (left, lamps) = (x - TAB.x / 2.0 + 0.08, 0.5);
    let room = TAB.x - 0.24 - lamps;
    let emblem = 0.86;
    // What has no room beside the picture stands without it; where it would be too small then, too, there is only the picture.
    let named = |from: f32| Some((from, title(&face.title, 0.78, room - from, spawner.scale))).filter(|(_, lines)| lines.len() == 1);
    let name = named(emblem + 0.08).or_else(|| named(0.04));
    let wide = name.as_ref().map_or(room, |(from, _)| from - 0.08);
    if wide > 0.0 {
        spawner.picture(commands, body, face, Vec3::new(left + wide / 2.0, 0.064, 0.0), Vec2::new(wide, TAB.y - 0.16));
    }
    if let Some((from, lines)) = name {
        for (text, height) in lines {
            let at = Vec3::new(left + from, 0.07, 0.0);
            spawner.text(commands, body, at, Line::new(&text, height, room).standing(Stands::Left));
        }
    }
    if tab.foreign {
        let at = Vec3::new(left + 0.24, 0.1, 0.0);
        chip(commands, spawner, body, at - Vec3::Y * 0.03, 0.76);
        spawner.mark(commands, body, tab.controller, at, 0.17);
    }
    lamp(commands, spawner, body, tab.state, (Vec3::new(x + (TAB.x - lamps) / 2.0 - 0.06, 0.08, 0.0), 1.0));
    spawner.edge(commands, root, Spot::Card(tab.card), Vec3::Y * 0.02, TAB, 0.08);
    root
}

/// What is Loading moves its bar: ten times a second while somebody looks, and not at all where motion is reduced or quality
/// low.
fn sweep(mut bars: Query<(&Sweeps, &mut Transform)>, (time, settings): (Res<Time>, Res<Settings>), mut busy: ResMut<Busy>) {
    if settings.reduced_motion || settings.quality == Quality::Low || !busy.is_looked_at() || bars.is_empty() {
        return;
    }
    let now = time.elapsed_secs();
    for (sweeps, mut place) in &mut bars {
        place.translation.x = (now * 1.6).sin() * sweeps.0;
    }
    busy.soon();
}
