//! Motion that explains: pieces travel, and what comes next waits until it has been seen.

use bevy::prelude::*;

use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::{InMatch, TableSet};

/// A piece on its way.
#[derive(Component, Debug, Clone)]
pub struct Travel {
    /// Where it set out.
    pub from: Transform,
    /// Where it goes.
    pub to: Transform,
    /// Seconds it takes at normal speed.
    pub seconds: f32,
    /// Seconds before it sets out.
    pub delay: f32,
    /// How high it is lifted on the way.
    pub lift: f32,
    /// Whole turns about its own axes on the way.
    pub tumble: Vec3,
    passed: f32,
}

impl Travel {
    /// A straight way.
    #[must_use]
    pub const fn new(from: Transform, to: Transform, seconds: f32) -> Self {
        Self { from, to, seconds, delay: 0.0, lift: 0.0, tumble: Vec3::ZERO, passed: 0.0 }
    }

    /// Lifted on the way.
    #[must_use]
    pub const fn lifted(mut self, height: f32) -> Self {
        self.lift = height;
        self
    }

    /// Setting out later.
    #[must_use]
    pub const fn after(mut self, seconds: f32) -> Self {
        self.delay = seconds;
        self
    }

    /// Tumbling on the way.
    #[must_use]
    pub const fn tumbling(mut self, turns: Vec3) -> Self {
        self.tumble = turns;
        self
    }
}

/// Goes when its motion is over.
#[derive(Component, Debug)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
pub struct Passing;

/// How long what is happening takes to be seen; bots and replay wait for it.
#[derive(Resource, Debug, Default)]
pub struct Pace(f32);

impl Pace {
    /// Something takes this many seconds at normal speed.
    pub fn take(&mut self, seconds: f32, settings: &Settings) {
        self.0 = self.0.max(seconds * settings.speed.factor());
    }

    /// What is left is not waited for.
    pub const fn skip(&mut self) {
        self.0 = 0.0;
    }

    /// Whether everything has been seen.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0 <= 0.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>()
        .add_systems(Update, (pass_time, travel, pass).in_set(TableSet::Motion))
        .add_systems(OnExit(InMatch), |mut pace: ResMut<Pace>| pace.0 = 0.0);
}

fn pass_time(mut pace: ResMut<Pace>, time: Res<Time>, mouse: Res<ButtonInput<MouseButton>>, mut busy: ResMut<Busy>) {
    if pace.0 > 0.0 {
        busy.moves();
        // A click skips.
        pace.0 = if mouse.just_pressed(MouseButton::Left) { 0.0 } else { pace.0 - time.delta_secs() };
    }
}

fn pass(mut commands: Commands, over: Query<Entity, (With<Passing>, Without<Travel>)>) {
    over.iter().for_each(|passing| commands.entity(passing).despawn());
}

fn travel(
    mut commands: Commands,
    mut travellers: Query<(Entity, &mut Transform, &mut Travel)>,
    time: Res<Time>,
    mouse: Res<ButtonInput<MouseButton>>,
    settings: Res<Settings>,
    mut busy: ResMut<Busy>,
) {
    let skip = mouse.just_pressed(MouseButton::Left) || settings.reduced_motion;
    for (entity, mut place, mut way) in &mut travellers {
        busy.moves();
        way.passed += time.delta_secs();
        let factor = settings.speed.factor();
        let (delay, seconds) = (way.delay * factor, way.seconds * factor);
        let part = if seconds > 0.0 { ((way.passed - delay) / seconds).clamp(0.0, 1.0) } else { 1.0 };
        if skip || part >= 1.0 {
            *place = way.to;
            commands.entity(entity).remove::<Travel>();
            continue;
        }
        let eased = EaseFunction::CubicOut.sample_clamped(part);
        place.translation = way.from.translation.lerp(way.to.translation, eased);
        place.translation.y += way.lift * 4.0 * eased * (1.0 - eased);
        place.scale = way.from.scale.lerp(way.to.scale, eased);
        let left = (1.0 - eased) * std::f32::consts::TAU;
        let tumble = Quat::from_euler(EulerRot::XYZ, way.tumble.x * left, way.tumble.y * left, way.tumble.z * left);
        place.rotation = tumble * way.from.rotation.slerp(way.to.rotation, eased);
    }
}
