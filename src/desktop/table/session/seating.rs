//! Who sits where: the machine goes from person to person, and bots take over seats and give them back.

use bevy::prelude::*;

use super::{Session, Source, Tabled};
use crate::desktop::notice::Notices;
use crate::desktop::settings::Settings;
use crate::desktop::table::motion::Pace;
use crate::matches::{Player, SeatSpec};
use crate::rules::game::{Seat, Viewer};

/// Who sits at the table, for the menu.
#[derive(Resource, Debug, Clone, Default)]
pub struct Seating {
    /// Names and players by seat; empty in a replay.
    pub seats: Vec<(String, Player)>,
    /// Whether the whole table is asked questions in this game.
    pub asks: bool,
    /// Who holds the machine.
    pub holder: Option<Seat>,
}

/// Somebody else plays at a seat from now on: a person leaves and a bot takes over, or comes back.
#[derive(Message, Debug, Clone, Copy)]
pub struct Reseat(pub Seat, pub Player);

/// The next person has taken the machine.
#[derive(Message, Debug, Clone, Copy)]
pub struct TakeOver;

/// Lets a bot take over a seat, or a person come back to it.
pub(super) fn reseat<G: Tabled>(mut session: ResMut<Session<G>>, mut orders: MessageReader<Reseat>, mut notices: ResMut<Notices>) {
    for Reseat(seat, player) in orders.read().copied() {
        let session = &mut *session;
        let Source::Live(game) = &mut session.source else { return };
        let name = session.names.get(seat.index()).cloned().unwrap_or_default();
        if let Err(error) = game.set_seat(seat, &SeatSpec { name, player }) {
            notices.warn(error.to_string());
            continue;
        }
        session.players = game.seats().iter().map(|seat| seat.player).collect();
        // Whoever plays now thinks anew; a person's own seat holds the machine if nobody else does.
        session.thoughts.retain(|thought| thought.seat != seat);
        if player == Player::Human && session.holder == Viewer::Spectator {
            session.holder = Viewer::Seat(seat);
        }
    }
}

/// Gives the machine to a person who may act when the one who has it may not.
pub(super) fn hand_over<G: Tabled>(
    mut session: ResMut<Session<G>>,
    mut taken: MessageReader<TakeOver>,
    settings: Res<Settings>,
    pace: Res<Pace>,
) {
    let took = taken.read().count() > 0;
    if let Some(seat) = session.handing {
        if took {
            session.holder = Viewer::Seat(seat);
            session.handing = None;
        }
        return;
    }
    let actors = match &session.source {
        Source::Live(game) => game.actors(),
        Source::Remote(remote) => remote.asked(),
        Source::Replay(_) | Source::Lesson(_) => return,
    };
    let holder = session.holder;
    let holds = matches!(holder, Viewer::Seat(seat) if actors.contains(seat) && !session.is_kept_back(seat));
    if holds || session.guest || !pace.is_over() {
        return;
    }
    let count = session.players.len();
    let first = if let Viewer::Seat(seat) = holder { seat.index() + 1 } else { 0 };
    let next = (first..first + count).map(|at| Seat((at % count) as u8)).filter(|seat| !session.is_kept_back(*seat));
    let next = next
        .into_iter()
        .find(|seat| holder != Viewer::Seat(*seat) && actors.contains(*seat) && session.players[seat.index()] == Player::Human);
    let Some(next) = next else { return };
    if settings.curtain {
        session.handing = Some(next);
    } else {
        session.holder = Viewer::Seat(next);
    }
}
