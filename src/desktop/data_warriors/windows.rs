//! Cards in play: windows that turn with their state, and the tabs of .CONF on them.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::places::{Spot, TAB, WINDOW};
use super::spawner::{Line, PieceSpawner, Stands};
use crate::desktop::TableSet;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::{Quality, Settings};
use crate::desktop::table::motion::Travel;
use crate::desktop::table::session::OnTable;
use crate::rules::data_warriors::{Card, CardState, FaceId, Kind, State as Game};
use crate::rules::game::Seat;

/// The depth of the strip with the title of a window.
const TITLE: f32 = 0.62;

/// A bar that moves while its card is Loading: how far it goes to either side.
#[derive(Component, Debug, Clone, Copy)]
struct Sweeps(f32);

/// What turns slowly on a Running card.
#[derive(Component, Debug, Clone, Copy)]
struct Spins;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, hum.in_set(TableSet::Motion).run_if(resource_exists::<OnTable<Game>>));
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
    // Turned it would reach into its neighbours: it lies a little smaller then.
    let running = window.state == CardState::Running;
    let size = if running { Vec2::new(WINDOW.y + 0.1, WINDOW.x - 0.35) } else { WINDOW };
    spawner.block(commands, body, spawner.style.kind(face.kind), Vec3::ZERO, Vec3::new(size.x, 0.12, size.y));
    spawner.block(commands, body, &spawner.style.window, Vec3::Y * 0.01, Vec3::new(size.x - 0.12, 0.12, size.y - 0.12));
    // As it is seen from the player's side: the picture, and below it the title.
    let seen = if running { Vec2::new(size.y, size.x) } else { size };
    let low = seen.y / 2.0 - 0.08 - TITLE;
    let picture = Vec2::new(seen.x - 0.2, seen.y - 0.2 - TITLE);
    let middle = -0.5 * TITLE;
    let (at, across) =
        if running { (Vec3::new(middle, 0.075, 0.0), Vec2::new(picture.y, picture.x)) } else { (Vec3::new(0.0, 0.075, middle), picture) };
    spawner.picture(commands, body, face, at, across);
    spawner.text(commands, root, Vec3::new(0.0, 0.09, low + TITLE / 2.0), Line::new(&face.title, 0.72, seen.x - 0.3));
    let corner = Vec3::new(seen.x / 2.0 - 0.4, 0.08, 0.4 - seen.y / 2.0);
    for side in [-1.0, 1.0] {
        let chip = Transform::from_translation(corner * Vec3::new(side, 1.0, 1.0)).with_scale(Vec3::new(2.2, 0.3, 2.2));
        spawner.solid(commands, root, &spawner.shapes.lamp, &spawner.style.well, chip);
    }
    spawner.mark(commands, root, window.controller, corner * Vec3::new(-1.0, 1.6, 1.0), 0.19);
    lamp(commands, spawner, root, window.state, corner * Vec3::new(1.0, 1.4, 1.0));
    if window.state == CardState::Loading {
        let bar = Vec3::new(0.0, 0.09, low - 0.16);
        spawner.block(commands, root, &spawner.style.well, bar, Vec3::new(2.2, 0.04, 0.26));
        let material = spawner.style.state(window.state);
        let piece = spawner.block(commands, root, material, bar + Vec3::new(-0.5, 0.01, 0.0), Vec3::new(0.8, 0.05, 0.2));
        commands.entity(piece).insert((Sweeps(0.68), NotShadowCaster));
    }
    if window.foreign {
        let at = Vec3::new(0.0, 0.05, WINDOW.y / 2.0 - 0.02);
        let seat = window.controller.index() % spawner.style.seats.len();
        let material = spawner.style.seats[seat].clone();
        spawner.block(commands, root, &material, at, Vec3::new(seen.x.min(2.4), 0.12, 0.1));
    }
    spawner.edge(commands, root, Spot::Card(window.card), Vec3::Y * 0.02, WINDOW, 0.1);
    root
}

/// The lamp of a state, told by shape as well: a bar, a disc, a turning square.
fn lamp(commands: &mut Commands, spawner: &PieceSpawner<'_, '_>, root: Entity, state: CardState, at: Vec3) {
    let material = spawner.style.state(state).clone();
    match state {
        CardState::Loading => {
            spawner.block(commands, root, &material, at, Vec3::new(0.3, 0.06, 0.1));
        }
        CardState::Idle => {
            spawner.solid(commands, root, &spawner.shapes.lamp, &material, Transform::from_translation(at));
        }
        CardState::Running => {
            let square = spawner.block(commands, root, &material, at, Vec3::new(0.24, 0.06, 0.24));
            commands.entity(square).insert((Spins, NotShadowCaster));
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
    spawner.block(commands, body, spawner.style.kind(Kind::Conf), Vec3::new(x, 0.0, 0.0), Vec3::new(TAB.x, 0.1, TAB.y - 0.06));
    let left = x - TAB.x / 2.0;
    spawner.picture(commands, body, face, Vec3::new(left + 0.42, 0.06, 0.0), Vec2::new(0.72, TAB.y - 0.12));
    spawner.mark(commands, body, tab.controller, Vec3::new(left + 0.16, 0.1, 0.1), 0.13);
    spawner.text(commands, body, Vec3::new(left + 0.84, 0.07, 0.0), Line::new(&face.title, 0.52, 1.66).standing(Stands::Left));
    lamp(commands, spawner, body, tab.state, Vec3::new(x + TAB.x / 2.0 - 0.26, 0.08, 0.0));
    spawner.edge(commands, root, Spot::Card(tab.card), Vec3::Y * 0.02, TAB, 0.08);
    root
}

/// What is Loading moves its bar, what is Running turns its square: ten times a second while somebody looks, and not at all
/// where motion is reduced or quality low.
fn hum(
    mut bars: Query<(&Sweeps, &mut Transform), Without<Spins>>,
    mut squares: Query<&mut Transform, With<Spins>>,
    (time, settings): (Res<Time>, Res<Settings>),
    mut busy: ResMut<Busy>,
) {
    if settings.reduced_motion || settings.quality == Quality::Low || !busy.is_looked_at() || (bars.is_empty() && squares.is_empty()) {
        return;
    }
    let now = time.elapsed_secs();
    for (sweeps, mut place) in &mut bars {
        place.translation.x = (now * 1.6).sin() * sweeps.0;
    }
    for mut place in &mut squares {
        place.rotation = Quat::from_rotation_y(now * 2.0);
    }
    busy.soon();
}
