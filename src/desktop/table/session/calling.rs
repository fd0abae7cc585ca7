//! The call: a sound when somebody at this machine is asked, whatever the game and the step.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::{OnTable, Session, Source, Tabled};
use crate::desktop::sound::Sound;
use crate::desktop::table::motion::Pace;
use crate::rules::game::Seat;
use crate::t;

/// Who at this machine is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Called {
    /// Others are waited for.
    #[default]
    Nobody,
    /// Everybody, by the question with this number.
    Everybody(u64),
    /// The person to whom the machine is being handed.
    Next(Seat),
    /// The person who has it.
    Holder(Seat),
}

/// Calls whoever is asked after others were, once they can see what for; at most once for the same question.
pub(super) fn call<G: Tabled>(
    mut session: ResMut<Session<G>>,
    (table, pace): (Res<OnTable<G>>, Res<Pace>),
    mut sounds: MessageWriter<Sound>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let session = session.bypass_change_detection();
    let asked = table.view_seat().filter(|own| table.replay.is_none() && table.actors.contains(*own) && !table.legal.is_empty());
    let now = match (session.handing, session.inquiry(), asked) {
        (Some(next), ..) => Called::Next(next),
        (None, Some(inquiry), _) => Called::Everybody(inquiry.id),
        (None, None, Some(_)) if !pace.is_over() => return,
        (None, None, Some(holder)) => Called::Holder(holder),
        (None, None, None) => Called::Nobody,
    };
    let before = std::mem::replace(&mut session.called, now);
    let knows = match now {
        Called::Nobody => true,
        // A guest has asked for the machine.
        Called::Next(_) => session.guest,
        Called::Holder(holder) => session.guest || before == Called::Next(holder),
        Called::Everybody(_) => false,
    };
    if before != now && !knows {
        sounds.write(Sound::YourTurn);
    }
    // Who plays with others elsewhere looks at something else meanwhile.
    let title = match now {
        Called::Holder(_) if matches!(session.source, Source::Remote(_)) => t!("window-your-turn"),
        _ => "Cyberdeck".to_owned(),
    };
    for mut window in &mut windows {
        if window.title != title {
            window.title.clone_from(&title);
        }
    }
}
