//! What cards are for, told by colour: by the first thing that is done by what is printed on one.

use bevy_egui::egui::Color32;

use super::style::tint;
use crate::rules::data_warriors::{Face, Verb};

/// What a card is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// It wipes drives.
    Wipe,
    /// It takes memory, or makes things cost more or less.
    Memory,
    /// It halts or copies what is on the stack.
    Stack,
    /// It kills or stops cards in play.
    Kill,
    /// It brings data back, or protects it.
    Mend,
    /// It gives its user cards, memory, or knowledge.
    Help,
    /// It takes control, or goes to others.
    Malware,
}

impl Role {
    /// All roles.
    pub const ALL: [Self; 7] = [Self::Wipe, Self::Memory, Self::Stack, Self::Kill, Self::Mend, Self::Help, Self::Malware];

    /// What a card is for, as far as it does anything.
    #[must_use]
    pub fn of(face: &Face) -> Option<Self> {
        let parts = face.either.iter().flat_map(|part| &part.does);
        let commands =
            face.commands.iter().flat_map(|command| command.does.iter().chain(command.either.iter().flat_map(|part| &part.does)));
        let effects = face.effects.iter().flat_map(|effect| effect.does.iter().chain(effect.either.iter().flat_map(|part| &part.does)));
        face.does.iter().chain(parts).chain(commands).chain(effects).find_map(Self::of_verb)
    }

    const fn of_verb(verb: &Verb) -> Option<Self> {
        Some(match verb {
            Verb::Wipe(..) => Self::Wipe,
            Verb::Throttle(..) | Verb::Cost(..) | Verb::CommandCost(..) => Self::Memory,
            Verb::Halt(_) | Verb::Copy(_) => Self::Stack,
            Verb::Kill(_) | Verb::Reload(_) | Verb::Suspend(_) => Self::Kill,
            Verb::Restore(..) | Verb::Shield(..) => Self::Mend,
            Verb::Draw(..) | Verb::Grant(..) | Verb::Wake(_) | Verb::ReadHand(_) | Verb::ReadDrive(..) | Verb::Recover(_) => Self::Help,
            Verb::Control(..) | Verb::Inject(..) | Verb::Discard(..) => Self::Malware,
            Verb::If(_) | Verb::Unless(_) => return None,
        })
    }

    /// Its colour, dark enough for white on it.
    #[must_use]
    pub const fn color(self) -> Color32 {
        match self {
            Self::Wipe => Color32::from_rgb(0xB2, 0x3E, 0x26),
            Self::Memory => Color32::from_rgb(0x96, 0x66, 0x0C),
            Self::Stack => Color32::from_rgb(0x6B, 0x46, 0xB4),
            Self::Kill => Color32::from_rgb(0xA4, 0x2F, 0x6E),
            Self::Mend => Color32::from_rgb(0x24, 0x7C, 0x40),
            Self::Help => Color32::from_rgb(0x14, 0x78, 0x8C),
            Self::Malware => Color32::from_rgb(0x5E, 0x74, 0x16),
        }
    }
}

/// The colour of what a card is for; of one that only works by being there, of its kind.
#[must_use]
pub fn hue(face: &Face) -> Color32 {
    Role::of(face).map_or_else(|| tint(face.kind), Role::color)
}
