//! Sounds, all made by us: one for each kind of event, the tone of each game's room, and short phrases of music in the voice
//! of the game.

mod ogg;
mod phrases;
mod room;

use bevy::audio::Volume;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

pub use phrases::phrases_plugin;

use super::notice::Notices;
use super::screen::Screen;
use super::settings::Settings;
use crate::rules::game::Game;
use crate::rules::{access_denied, aetherium, data_warriors, terminal_dispute};
use crate::t;

macro_rules! file {
    ($name:expr) => {
        include_bytes!(concat!("../../assets/sounds/", $name, ".ogg"))
    };
}

macro_rules! sounds {
    ($($(#[$meta:meta])* $name:ident = $file:literal,)+) => {
        /// The sounds there are.
        #[derive(Message, Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Sound {
            /// A match begins or goes on.
            Start,
            /// The last round or turn begins.
            LastTurn,
            /// You have won.
            Win,
            /// Others have won.
            Lose,
            /// The match is over, and that is all there is to say.
            End,
            $($(#[$meta])* $name,)+
        }

        /// The sounds that are the same in every game.
        const EFFECTS: &[(Sound, &str, &[u8])] = &[$((Sound::$name, $file, file!($file)),)+];
    };
}

sounds! {
    /// A button.
    Click = "ui_click",
    /// The pointer over something that can be taken.
    Hover = "ui_hover",
    /// Something is refused.
    Refuse = "refuse",
    /// Something is taken back.
    Undo = "undo",
    /// It is your turn.
    YourTurn = "your_turn",
    /// A round is over, or a turn begins.
    Round = "round",
    /// Something came to nothing.
    Denied = "denied",
    /// A card moves.
    Card = "card",
    /// A card is dealt.
    Deal = "deal",
    /// Cards are shuffled.
    Shuffle = "shuffle",
    /// Dice in the hand.
    DiceShake = "dice_shake",
    /// Dice on the table.
    DiceLand = "dice_land",
    /// A value is written.
    Write = "write",
    /// A box is crossed out.
    CrossOut = "cross_out",
    /// A die lies in its socket.
    Socket = "socket",
    /// A line is charged.
    Charge = "charge",
    /// A circle is unlocked.
    Circle = "circle",
    /// A line has more points.
    Gain = "gain",
    /// A die is swapped.
    Swap = "swap",
    /// A password is tried.
    Attempt = "attempt",
    /// It was the right one.
    Granted = "granted",
    /// A lamp of a sector goes on.
    Lamp = "lamp",
    /// It goes off.
    LampOff = "lamp_off",
    /// A card is voided.
    Voided = "voided",
    /// What was hidden is shown.
    Reveal = "reveal",
    /// A trap goes off.
    Trap = "trap",
    /// Something is offered.
    Offer = "offer",
    /// Things change hands.
    Trade = "trade",
    /// A command goes onto the stack.
    Issue = "issue",
    /// It resolves.
    Resolve = "resolve",
    /// It is halted.
    Halt = "halt",
    /// A card is wiped.
    Wipe = "wipe",
    /// A shield goes up.
    Shield = "shield",
    /// A shield holds.
    ShieldHit = "shield_hit",
    /// Memory is throttled.
    Throttle = "throttle",
    /// A program is loaded.
    Boot = "boot",
    /// A program has another controller.
    Control = "control",
    /// Somebody looks at hidden cards.
    Peek = "peek",
    /// A player is out.
    Out = "out",
    /// A model takes a step.
    Step = "step",
    /// A model turns.
    Turn = "turn",
    /// A schema slides or swings.
    Slide = "slide",
    /// A model enters.
    Enter = "enter",
    /// An attack.
    Attack = "attack",
    /// A model is damaged.
    Damage = "damage",
    /// A model is deleted.
    Deleted = "deleted",
    /// A model is repaired.
    Repair = "repair",
    /// A node or pylon is captured.
    Capture = "capture",
    /// A command is executed.
    Execute = "execute",
    /// Something is disrupted or guarded.
    Guard = "guard",
    /// A model gets a marker.
    Mark = "mark",
    /// A model is overclocked.
    Overclock = "overclock",
    /// A firewall goes up.
    Firewall = "firewall",
    /// The cache changes hands.
    Cache = "cache",
    /// A recalibration.
    Recalibrate = "recalibrate",
}

macro_rules! voices {
    ($($game:ident)+) => {
        /// The phrases of music, in the voice of each game.
        const PHRASES: &[(Sound, &str, &str, &[u8])] = &[$(
            (Sound::Start, <$game::State as Game>::ID, concat!("start_", stringify!($game)), file!(concat!("start_", stringify!($game)))),
            (Sound::LastTurn, <$game::State as Game>::ID, concat!("last_", stringify!($game)), file!(concat!("last_", stringify!($game)))),
            (Sound::Win, <$game::State as Game>::ID, concat!("win_", stringify!($game)), file!(concat!("win_", stringify!($game)))),
            (Sound::Lose, <$game::State as Game>::ID, concat!("lose_", stringify!($game)), file!(concat!("lose_", stringify!($game)))),
            (Sound::End, <$game::State as Game>::ID, concat!("end_", stringify!($game)), file!(concat!("end_", stringify!($game)))),
        )+];

        /// The tone of each game's room.
        const ROOMS: &[(&str, &str, &[u8])] = &[$(
            (<$game::State as Game>::ID, concat!("room_", stringify!($game)), file!(concat!("room_", stringify!($game)))),
        )+];
    };
}

voices!(terminal_dispute access_denied data_warriors aetherium);

/// What a sound is one of, for its volume.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Interface,
    Effect,
    Music,
}

impl Kind {
    fn volume(self, settings: &Settings) -> f32 {
        let own = match self {
            Self::Interface => settings.interface_volume,
            Self::Effect => settings.effects_volume,
            Self::Music => settings.music_volume,
        };
        f32::from(settings.volume) / 100.0 * f32::from(own) / 100.0
    }
}

impl Sound {
    const fn kind(self) -> Kind {
        match self {
            Self::Start | Self::LastTurn | Self::Win | Self::Lose | Self::End => Kind::Music,
            Self::Click | Self::Hover | Self::Refuse | Self::Undo => Kind::Interface,
            _ => Kind::Effect,
        }
    }
}

/// What can be played; what can't be read is not in it.
#[derive(Resource, Default)]
struct Sources {
    effects: HashMap<Sound, Handle<AudioSource>>,
    phrases: HashMap<(Sound, &'static str), Handle<AudioSource>>,
    rooms: HashMap<&'static str, Handle<AudioSource>>,
}

impl Sources {
    /// The sound as it is in a game.
    fn get(&self, sound: Sound, game: Option<&'static str>) -> Option<&Handle<AudioSource>> {
        self.effects.get(&sound).or_else(|| self.phrases.get(&(sound, game?)))
    }
}

/// Whether nothing can be heard, because there is no device to play on.
#[derive(Resource, Debug, Default)]
pub struct Silent(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Silent>()
        .add_message::<Sound>()
        .add_plugins(room::plugin)
        .add_systems(Startup, load)
        .add_systems(Update, listen)
        .add_systems(PostUpdate, play);
}

/// Without a device the engine leaves a sound as it is: after a frame nothing has begun to play it. Then it goes, as if it were over.
fn listen(mut commands: Commands, sounds: Query<(Entity, Ref<AudioPlayer>, Has<AudioSink>, Has<room::Tone>)>, mut silent: ResMut<Silent>) {
    for (sound, player, plays, stays) in &sounds {
        if player.is_added() {
            continue;
        }
        if silent.0 == plays {
            silent.0 = !plays;
        }
        if !plays && !stays {
            commands.entity(sound).try_despawn();
        }
    }
}

fn load(mut commands: Commands, sources: Option<ResMut<Assets<AudioSource>>>, mut notices: ResMut<Notices>) {
    let Some(mut assets) = sources else { return };
    let mut broken: Vec<&str> = Vec::new();
    let mut read = |name: &'static str, bytes: &'static [u8]| {
        let whole = ogg::is_whole(bytes);
        if !whole {
            broken.push(name);
        }
        whole.then(|| assets.add(AudioSource { bytes: bytes.into() }))
    };
    let mut sources = Sources::default();
    sources.effects.extend(EFFECTS.iter().filter_map(|(sound, name, bytes)| Some((*sound, read(name, bytes)?))));
    sources.phrases.extend(PHRASES.iter().filter_map(|(sound, game, name, bytes)| Some(((*sound, *game), read(name, bytes)?))));
    sources.rooms.extend(ROOMS.iter().filter_map(|(game, name, bytes)| Some((*game, read(name, bytes)?))));
    commands.insert_resource(sources);
    if !broken.is_empty() {
        notices.warn(t!("sounds-broken", names = broken.join(", ")));
    }
}

fn play(
    mut commands: Commands,
    mut sounds: MessageReader<Sound>,
    (sources, settings): (Option<Res<Sources>>, Res<Settings>),
    screen: Res<State<Screen>>,
) {
    let Some(sources) = sources else { return sounds.clear() };
    let game = if let Screen::Match(game) = screen.get() { Some(*game) } else { None };
    let mut played: Vec<Sound> = Vec::new();
    for sound in sounds.read() {
        let volume = sound.kind().volume(&settings);
        // The same sound twice in a frame is only louder.
        if volume > 0.0 && !played.contains(sound) {
            played.push(*sound);
            let Some(source) = sources.get(*sound, game) else { continue };
            let playback = PlaybackSettings::DESPAWN.with_volume(Volume::Linear(volume));
            commands.spawn((Name::new("Sound"), AudioPlayer(source.clone()), playback));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use bevy::audio::{Decodable, Source};
    use bevy::prelude::AudioSource;

    use super::{EFFECTS, PHRASES, ROOMS, ogg};

    fn all() -> impl Iterator<Item = (&'static str, &'static [u8])> {
        let effects = EFFECTS.iter().map(|(_, name, bytes)| (*name, *bytes));
        let phrases = PHRASES.iter().map(|(_, _, name, bytes)| (*name, *bytes));
        effects.chain(phrases).chain(ROOMS.iter().map(|(_, name, bytes)| (*name, *bytes)))
    }

    fn decoded(bytes: &'static [u8]) -> (u16, Vec<f32>) {
        let decoder = AudioSource { bytes: bytes.into() }.decoder();
        (decoder.channels().get(), decoder.collect())
    }

    #[test]
    fn every_sound_is_heard_and_none_clips() {
        for (name, bytes) in all() {
            assert!(ogg::is_whole(bytes), "{name} is whole");
            let (_, samples) = decoded(bytes);
            let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!((0.04..0.4).contains(&peak), "{name}: its peak is {peak}");
            let mean = samples.iter().sum::<f32>() / samples.len() as f32;
            assert!(mean.abs() < 0.004, "{name}: it rests at {mean}");
        }
    }

    #[test]
    fn no_two_sounds_are_the_same_and_all_together_are_small() {
        let different: HashSet<&[u8]> = all().map(|(_, bytes)| bytes).collect();
        assert_eq!(different.len(), all().count());
        let bytes: usize = all().map(|(_, bytes)| bytes.len()).sum();
        assert!(bytes < 2_500_000, "{bytes} bytes");
    }

    #[test]
    fn a_room_has_no_seam() {
        for (_, name, bytes) in ROOMS {
            let (channels, samples) = decoded(bytes);
            let sides = usize::from(channels);
            assert_eq!(samples.len() / sides, 24 * 44_100, "{name}: the decoder gives as much as was made");
            let steps = || samples.windows(sides + 1).map(|pair| (pair[sides] - pair[0]).abs());
            let largest = steps().fold(0.0, f32::max);
            for side in 0..sides {
                let seam = (samples[side] - samples[samples.len() - sides + side]).abs();
                assert!(seam <= largest, "{name}: a step of {seam} at the seam, at most {largest} elsewhere");
            }
        }
    }

    #[test]
    fn what_is_broken_is_noticed() {
        let bytes = EFFECTS[0].2;
        assert!(!ogg::is_whole(b""));
        assert!(!ogg::is_whole(b"RIFF"));
        assert!(!ogg::is_whole(&bytes[..bytes.len() / 2]), "half of it is missing");
        let mut changed = bytes.to_vec();
        changed[bytes.len() / 2] ^= 0x10;
        assert!(!ogg::is_whole(&changed), "one bit is wrong");
    }
}
