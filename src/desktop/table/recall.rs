//! What has happened, shown on the table: a ring around each place that the line of the log under the pointer is about; and, as
//! long as nobody points at one, a quiet trace of the last thing that happened, in the colour of who did it.

mod marks;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Stroke};

pub use marks::{Mark, Marks};

use super::frame::{FrameDrawn, Framed};
use super::label::{Face, Labels, THROUGH};
use super::motion::Pace;
use super::playback::{Playback, Played};
use super::rise;
use super::room::Room;
use super::session::OnTable;
use super::trail::Light;
use crate::desktop::board::Lens;
use crate::desktop::keys::Pressed;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::theme::{Palette, icon};
use crate::desktop::{DrawSet, InMatch, TableSet};
use crate::rules::game::Game;

/// What is recalled: the line of the log under the pointer, otherwise the newest ones.
#[derive(Resource, Debug)]
pub struct Recalled<G: Game> {
    /// What the line of the log under the pointer tells.
    pub pointed: Vec<G::Event>,
    /// Whether it is not from the log but from what happened since one's last turn.
    pub held: bool,
    /// What each of the newest lines tells, the last one first; nothing while it is not shown.
    newest: Vec<Vec<G::Event>>,
}

impl<G: Framed> Recalled<G> {
    /// Whether it is the line under the pointer.
    #[must_use]
    pub const fn is_pointed(&self) -> bool {
        !self.pointed.is_empty()
    }

    /// The marks of what is recalled, by those of a line: of the newest ones the first counts that is somewhere on the table.
    pub fn marks(&self, mut of: impl FnMut(&[G::Event]) -> Vec<Mark>) -> Marks {
        let lines = std::iter::once(&self.pointed).filter(|line| !line.is_empty()).chain(&self.newest);
        let mut marked = lines.map(|line| (of(line), line));
        let found = marked.find(|(marks, _)| !marks.is_empty() || self.is_pointed());
        found.map_or_else(Marks::default, |(marks, line)| Marks {
            marks,
            by: line.iter().rev().find_map(G::actor),
            pointed: self.is_pointed(),
            through: false,
        })
    }

    /// All that the newest lines tell, in order, from the last one that begins something on; nothing while a line is pointed at.
    #[must_use]
    pub fn last_act(&self, begins: impl Fn(&G::Event) -> bool) -> Vec<G::Event> {
        if self.is_pointed() {
            return Vec::new();
        }
        let Some(first) = self.newest.iter().position(|line| line.iter().any(&begins)) else { return Vec::new() };
        self.newest[..=first].iter().rev().flatten().cloned().collect()
    }
}

/// Whether the last thing that happened is shown; from the next input on it is not.
#[derive(Resource, Debug, Default)]
struct Traces(bool);

/// So many of the newest lines are looked through for something that is on the table.
const NEWEST: usize = 10;

/// A game says where what is recalled is.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Recalling;

/// The radius of a ring in points.
const RING: f32 = 22.0;

/// The trace on the table.
#[derive(Component)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
struct Trace;

/// The material of the trace.
#[derive(Resource)]
struct Look(Handle<StandardMaterial>);

impl FromWorld for Look {
    fn from_world(world: &mut World) -> Self {
        let light = world.resource::<Light>().0.clone();
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        let look = materials.get(&light).cloned().unwrap_or_default();
        Self(materials.add(look))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marks>()
        .init_resource::<Traces>()
        .init_resource::<Look>()
        .configure_sets(Update, Recalling.in_set(TableSet::Pieces).after(Played))
        .add_systems(
            Update,
            (leave.run_if(resource_changed::<Marks>.or_else(resource_changed::<Palette>)), blink).chain().in_set(TableSet::Motion),
        )
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).after(FrameDrawn).run_if(in_state(InMatch)))
        .add_systems(OnExit(InMatch), |mut marks: ResMut<Marks>, mut traces: ResMut<Traces>| {
            *marks = Marks::default();
            traces.0 = false;
        });
}

/// What is recalled of one game.
pub(super) fn recall_plugin<G: Framed>(app: &mut App) {
    app.insert_resource(Recalled::<G> { pointed: Vec::new(), held: false, newest: Vec::new() })
        .add_systems(Update, choose::<G>.in_set(TableSet::Pieces).after(Played).before(Recalling).run_if(resource_exists::<OnTable<G>>))
        .add_systems(OnExit(InMatch), |mut recalled: ResMut<Recalled<G>>| {
            (recalled.pointed, recalled.newest) = (Vec::new(), Vec::new());
        });
}

/// Whether what is recalled, or the table it is shown on, has changed.
pub fn recalls<G: Game>(recalled: Res<Recalled<G>>, table: Option<Res<OnTable<G>>>) -> bool {
    table.is_some_and(|table| recalled.is_changed() || table.is_changed())
}

/// Shows the last thing that happened once it has been seen, until somebody does something else.
fn choose<G: Framed>(
    (table, playback, pace): (Res<OnTable<G>>, Res<Playback<G>>, Res<Pace>),
    (mouse, mut pressed): (Res<ButtonInput<MouseButton>>, MessageReader<Pressed>),
    mut recalled: ResMut<Recalled<G>>,
    mut traces: ResMut<Traces>,
    mut before: Local<Option<String>>,
    mut busy: ResMut<Busy>,
) {
    let running = playback.is_running() || !pace.is_over();
    // What skips a motion does not wipe away what it leaves.
    if (mouse.just_pressed(MouseButton::Left) || pressed.read().count() > 0) && !running {
        traces.0 = false;
    }
    if table.is_changed() {
        let newest = table.log.last().map(|line| format!("{}{}", table.version, line.text));
        traces.0 |= *before != newest;
        *before = newest;
    }
    let newest: Vec<Vec<G::Event>> = if traces.0 && !running {
        // Looked at anew only where something has changed.
        if !table.is_changed() && !recalled.newest.is_empty() {
            return;
        }
        table.log.iter().rev().take(NEWEST).map(|line| line.events.clone()).collect()
    } else {
        Vec::new()
    };
    if recalled.newest != newest {
        recalled.newest = newest;
        busy.now();
    }
}

/// Lays the trace on the table.
fn leave(
    mut commands: Commands,
    (marks, palette, look): (Res<Marks>, Res<Palette>, Res<Look>),
    old: Query<Entity, With<Trace>>,
    room: Option<Res<Room>>,
    mut labels: Labels,
    mut busy: ResMut<Busy>,
) {
    old.iter().for_each(|trace| commands.entity(trace).despawn());
    busy.moves();
    if marks.pointed || marks.marks.is_empty() {
        return;
    }
    // Lighter than what belongs to a seat and lies under it.
    let color = marks.by.map_or(palette.net, |seat| palette.seat(seat)).lerp_to_gamma(palette.text, 0.3);
    if let Some(mesh) = marks::mesh(&marks.marks, super::trail::lit(color) * BRIGHT) {
        let look = (Mesh3d(labels.meshes.add(mesh)), MeshMaterial3d(look.0.clone()), Pickable::IGNORE, NotShadowCaster);
        commands.spawn((Name::new("Trace"), Trace, look, Transform::default()));
    }
    for mark in &marks.marks {
        if let Mark::Number(at, text, height) = mark {
            let color = match text.chars().next() {
                Some('−' | '×') => palette.refused,
                Some('+' | '✓') => palette.gained,
                _ => color,
            };
            // Whether something came off is a sign of its own.
            let sign = match text.as_str() {
                "✓" => Some(icon("check-circle-fill")),
                "×" => Some(icon("x-circle-fill")),
                _ => None,
            };
            let (text, face) = sign.as_deref().map_or((text.as_str(), Face::Sans), |sign| (sign, Face::Icon));
            let (place, mesh, material) = rise::upright(&mut labels, room.as_deref(), (text, face, color), *at, *height);
            let look = (Mesh3d(mesh), MeshMaterial3d(material), Pickable::IGNORE, NotShadowCaster);
            let number = commands.spawn((Name::new("Trace"), Trace, look, place)).id();
            rise::shadow(&mut commands, &mut labels, (text, face), number);
        }
    }
}

/// By how many steps of the depth a trace is drawn nearer than it is, where it lies on something.
const LYING: f32 = 40.0;

/// How much brighter a trace is than its colour.
const BRIGHT: f32 = 1.3;

/// How long a new trace is brighter, in seconds.
const BLINKS: f32 = 0.5;

/// What was just left blinks once.
fn blink(
    (marks, look, settings, time): (Res<Marks>, Res<Look>, Res<Settings>, Res<Time>),
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut left: Local<f32>,
    mut busy: ResMut<Busy>,
) {
    if marks.is_changed() && !marks.marks.is_empty() {
        *left = BLINKS;
    }
    if *left <= 0.0 {
        return;
    }
    let still = settings.reduced_motion || settings.speed.factor() <= 0.0;
    *left = if still { 0.0 } else { (*left - time.delta_secs()).max(0.0) };
    busy.moves();
    if let Some(mut material) = materials.get_mut(&look.0) {
        material.depth_bias = if marks.through { THROUGH } else { LYING };
        let part = *left / BLINKS;
        let light = 1.0 + 0.9 * (std::f32::consts::PI * part).sin().powi(2);
        material.base_color = LinearRgba { red: light, green: light, blue: light, alpha: 1.0 }.into();
    }
}

/// Rings around what the line of the log under the pointer is about.
fn draw(marks: Res<Marks>, palette: Res<Palette>, mut lens: Lens) {
    if !marks.pointed || marks.marks.is_empty() {
        return;
    }
    let Some(ctx) = lens.ctx() else { return };
    let Some(eye) = lens.eye() else { return };
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Background, "recalled".into()));
    for [at] in marks.marks.iter().filter_map(Mark::middle).filter_map(|at| eye.points([at])) {
        painter.circle(at, RING, palette.net.gamma_multiply(0.12), Stroke::new(2.0, palette.net));
    }
}
