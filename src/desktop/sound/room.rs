//! The tone of a game's room: quiet, without an end, coming and going slowly.

use bevy::audio::{AudioSinkPlayback, Volume};
use bevy::prelude::*;

use super::Sources;
use crate::desktop::redraw::Busy;
use crate::desktop::screen::Screen;
use crate::desktop::settings::Settings;

/// Seconds in which a room comes or goes.
const FADES: f32 = 1.6;

/// The tone of the room of the game with this id.
#[derive(Component)]
pub(super) struct Tone {
    game: &'static str,
    /// How far it has come, from 0 to 1.
    part: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (enter, fade).chain().run_if(resource_exists::<Sources>));
}

/// The game whose room is to be heard.
fn wanted(screen: &Screen, settings: &Settings) -> Option<&'static str> {
    match screen {
        Screen::Match(game) if loudness(settings) > 0.0 => Some(game),
        _ => None,
    }
}

fn loudness(settings: &Settings) -> f32 {
    f32::from(settings.volume) / 100.0 * f32::from(settings.room_volume) / 100.0
}

fn enter(mut commands: Commands, (sources, settings, screen): (Res<Sources>, Res<Settings>, Res<State<Screen>>), tones: Query<&Tone>) {
    let Some(game) = wanted(&screen, &settings).filter(|game| tones.iter().all(|tone| tone.game != *game)) else { return };
    if let Some(source) = sources.rooms.get(game) {
        let playback = PlaybackSettings::LOOP.with_volume(Volume::SILENT);
        commands.spawn((Name::new("Room tone"), Tone { game, part: 0.0 }, AudioPlayer(source.clone()), playback));
    }
}

fn fade(
    mut commands: Commands,
    (settings, screen, time): (Res<Settings>, Res<State<Screen>>, Res<Time<Real>>),
    mut tones: Query<(Entity, &mut Tone, Option<&mut AudioSink>)>,
    mut busy: ResMut<Busy>,
) {
    for (entity, mut tone, sink) in &mut tones {
        let to = if wanted(&screen, &settings) == Some(tone.game) { 1.0 } else { 0.0 };
        // Without a device there is never a sink, and nothing to wait for.
        let Some(mut sink) = sink else {
            if to == 0.0 {
                commands.entity(entity).despawn();
            }
            continue;
        };
        let before = tone.part;
        if before != to {
            // The first frame of a match may take long.
            let step = time.delta_secs().min(0.1) / FADES;
            tone.part = if to > before { (before + step).min(to) } else { (before - step).max(to) };
            busy.moves();
        }
        if before != tone.part || settings.is_changed() {
            sink.set_volume(Volume::Linear(tone.part * loudness(&settings)));
        }
        if to == 0.0 && tone.part == 0.0 {
            commands.entity(entity).despawn();
        }
    }
}
