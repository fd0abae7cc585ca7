//! Motion that explains: pieces travel with weight, and what comes next waits until it has been seen.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::fade::Fade;
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
    manner: Manner,
    passed: f32,
}

/// How something goes from one place to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// Along the table.
    Slides,
    /// Like a card from a hand: in an arc, with its nose up at first, and laid down from above.
    Flies,
    /// Like a die: it falls, bounces, rolls on, and settles.
    Falls,
}

/// By how much a card is tilted on its way, in radians.
const TILT: f32 = 0.42;

impl Travel {
    /// A straight way.
    #[must_use]
    pub const fn new(from: Transform, to: Transform, seconds: f32) -> Self {
        let manner = Manner::Slides;
        Self { from, to, seconds, delay: 0.0, lift: 0.0, tumble: Vec3::ZERO, manner, passed: 0.0 }
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

    /// In an arc of this height, tilted, and laid down from above: a card.
    #[must_use]
    pub const fn flying(mut self, height: f32) -> Self {
        (self.manner, self.lift) = (Manner::Flies, height);
        self
    }

    /// Falling from where it set out, bouncing and rolling on until it lies: a die.
    #[must_use]
    pub const fn falling(mut self) -> Self {
        self.manner = Manner::Falls;
        self
    }

    /// Where it is when this part of its time has passed.
    #[must_use]
    pub fn at(&self, part: f32) -> Transform {
        let eased = EaseFunction::CubicOut.sample_clamped(part);
        let mut place = Transform {
            translation: self.from.translation.lerp(self.to.translation, eased),
            rotation: self.from.rotation.slerp(self.to.rotation, eased),
            scale: self.from.scale.lerp(self.to.scale, eased),
        };
        let mut left = 1.0 - eased;
        match self.manner {
            Manner::Slides => place.translation.y += self.lift * 4.0 * eased * (1.0 - eased),
            Manner::Flies => {
                // Over its place it still comes down.
                place.translation.y += self.lift * (PI * part.powf(0.8)).sin();
                let way = (self.to.translation - self.from.translation).with_y(0.0);
                if let Some(axis) = Vec3::Y.cross(way).try_normalize() {
                    let nose = -TILT * (TAU * part).sin() * (1.0 - part).sqrt();
                    place.rotation = Quat::from_axis_angle(axis, nose) * place.rotation;
                }
            }
            Manner::Falls => {
                let along = EaseFunction::QuadraticOut.sample_clamped(part);
                let high = 1.0 - EaseFunction::BounceOut.sample_clamped((part * 1.15).min(1.0));
                place.translation = self.from.translation.lerp(self.to.translation, along);
                place.translation.y = self.to.translation.y + (self.from.translation.y + self.lift - self.to.translation.y) * high;
                left = (1.0 - part).powi(2);
            }
        }
        let turns = self.tumble * left * TAU;
        place.rotation = Quat::from_euler(EulerRot::XYZ, turns.x, turns.y, turns.z) * place.rotation;
        place
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

fn pass(mut commands: Commands, over: Query<Entity, (With<Passing>, Without<Travel>, Without<Fade>)>) {
    over.iter().for_each(|passing| commands.entity(passing).despawn());
}

/// Under reduced motion nothing travels: what has another place fades in there.
const FADES_IN: f32 = 0.2;

fn travel(
    mut commands: Commands,
    mut travellers: Query<(Entity, &mut Transform, &mut Travel, Has<Passing>, Has<Fade>)>,
    time: Res<Time>,
    mouse: Res<ButtonInput<MouseButton>>,
    settings: Res<Settings>,
    mut busy: ResMut<Busy>,
) {
    let skip = mouse.just_pressed(MouseButton::Left);
    for (entity, mut place, mut way, passes, fades) in &mut travellers {
        busy.moves();
        way.passed += time.delta_secs();
        let factor = settings.speed.factor();
        let (delay, seconds) = (way.delay * factor, way.seconds * factor);
        let part = if seconds > 0.0 { ((way.passed - delay) / seconds).clamp(0.0, 1.0) } else { 1.0 };
        if skip || settings.reduced_motion || part >= 1.0 {
            *place = way.to;
            let mut traveller = commands.entity(entity);
            traveller.remove::<Travel>();
            if settings.reduced_motion && !skip && factor > 0.0 && !passes && !fades {
                traveller.insert(Fade::to_seen(FADES_IN));
            }
            continue;
        }
        *place = way.at(part);
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::*;

    use super::Travel;

    fn way() -> Travel {
        let from = Transform::from_xyz(5.0, 2.0, 1.0).with_rotation(Quat::from_rotation_y(1.0)).with_scale(Vec3::splat(0.5));
        let to = Transform::from_xyz(-1.0, 0.3, 2.0).with_rotation(Quat::from_rotation_x(0.5));
        Travel::new(from, to, 1.0).tumbling(Vec3::new(1.3, 0.4, -1.6))
    }

    #[test]
    fn everything_arrives_where_it_was_to_go() {
        for way in [way(), way().lifted(1.0), way().flying(1.0), way().falling(), way().falling().lifted(1.0)] {
            let (end, to) = (way.at(1.0), way.to);
            assert!(end.translation.distance(to.translation) < 1e-3, "{way:?} ends at {end:?}");
            assert!(end.rotation.angle_between(to.rotation) < 1e-2, "{way:?} ends at {end:?}");
            assert!(end.scale.distance(to.scale) < 1e-3, "{way:?} ends at {end:?}");
        }
    }

    #[test]
    fn nothing_sinks_into_the_table_on_its_way() {
        for way in [way().lifted(1.0), way().flying(1.0), way().falling()] {
            for step in 0_u8..=100 {
                assert!(way.at(f32::from(step) / 100.0).translation.y > 0.29, "{way:?} at {step} %");
            }
        }
    }

    #[test]
    fn a_die_bounces() {
        let way = way().falling();
        let high: Vec<f32> = (0_u8..=100).map(|step| way.at(f32::from(step) / 100.0).translation.y).collect();
        let rises = high.windows(2).filter(|pair| pair[1] > pair[0] + 1e-4).count();
        assert!(rises > 10, "it rises again after it fell");
    }
}
