//! Sounds: one for each kind of event, made by us.

use bevy::audio::Volume;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::settings::Settings;

/// The sounds there are.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A button.
    Click,
    /// The pointer over something that can be taken.
    Hover,
    /// Dice in the hand.
    DiceShake,
    /// Dice on the table.
    DiceLand,
    /// A value is written.
    Write,
    /// A line is charged.
    Charge,
    /// A circle is unlocked.
    Circle,
    /// A die is swapped.
    Swap,
    /// A card moves.
    Card,
    /// Cards are shuffled.
    Shuffle,
    /// Something came to nothing.
    Denied,
    /// Something is refused.
    Refuse,
    /// It is your turn.
    YourTurn,
    /// A round is over.
    Round,
    /// You have won.
    Win,
    /// The match is over.
    End,
    /// Something is taken back.
    Undo,
}

impl Sound {
    const ALL: [(Self, &[u8]); 17] = [
        (Self::Click, include_bytes!("../../assets/sounds/ui_click.ogg")),
        (Self::Hover, include_bytes!("../../assets/sounds/ui_hover.ogg")),
        (Self::DiceShake, include_bytes!("../../assets/sounds/dice_shake.ogg")),
        (Self::DiceLand, include_bytes!("../../assets/sounds/dice_land.ogg")),
        (Self::Write, include_bytes!("../../assets/sounds/write.ogg")),
        (Self::Charge, include_bytes!("../../assets/sounds/charge.ogg")),
        (Self::Circle, include_bytes!("../../assets/sounds/circle.ogg")),
        (Self::Swap, include_bytes!("../../assets/sounds/swap.ogg")),
        (Self::Refuse, include_bytes!("../../assets/sounds/refuse.ogg")),
        (Self::Card, include_bytes!("../../assets/sounds/card.ogg")),
        (Self::Shuffle, include_bytes!("../../assets/sounds/shuffle.ogg")),
        (Self::Denied, include_bytes!("../../assets/sounds/denied.ogg")),
        (Self::YourTurn, include_bytes!("../../assets/sounds/your_turn.ogg")),
        (Self::Round, include_bytes!("../../assets/sounds/round.ogg")),
        (Self::Win, include_bytes!("../../assets/sounds/win.ogg")),
        (Self::End, include_bytes!("../../assets/sounds/end.ogg")),
        (Self::Undo, include_bytes!("../../assets/sounds/undo.ogg")),
    ];

    const fn of_interface(self) -> bool {
        matches!(self, Self::Click | Self::Hover | Self::Refuse | Self::Undo)
    }
}

#[derive(Resource)]
struct Sources(HashMap<Sound, Handle<AudioSource>>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Sound>().add_systems(Startup, load).add_systems(PostUpdate, play);
}

fn load(mut commands: Commands, sources: Option<ResMut<Assets<AudioSource>>>) {
    let Some(mut sources) = sources else { return };
    let handles = Sound::ALL.map(|(sound, bytes)| (sound, sources.add(AudioSource { bytes: bytes.into() })));
    commands.insert_resource(Sources(handles.into_iter().collect()));
}

fn play(mut commands: Commands, mut sounds: MessageReader<Sound>, sources: Option<Res<Sources>>, settings: Res<Settings>) {
    let Some(sources) = sources else { return sounds.clear() };
    let mut played: Vec<Sound> = Vec::new();
    for sound in sounds.read() {
        let mut volume = f32::from(settings.volume) / 100.0;
        if sound.of_interface() {
            volume *= f32::from(settings.interface_volume) / 100.0;
        }
        // The same sound twice in a frame is only louder.
        if volume > 0.0 && !played.contains(sound) {
            played.push(*sound);
            let playback = PlaybackSettings::DESPAWN.with_volume(Volume::Linear(volume));
            commands.spawn((Name::new("Sound"), AudioPlayer(sources.0[sound].clone()), playback));
        }
    }
}
