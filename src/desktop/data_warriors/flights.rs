//! What travels when something happens: cards to where they go, wiped ones tumbling, and the piles as far as they have been
//! seen to change.

use bevy::prelude::*;

use super::places::Desks;
use super::spawner::{Line, PieceSpawner};
use super::style::{Shapes, Style};
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::table::label::Labels;
use crate::desktop::table::motion::{Passing, Travel};
use crate::desktop::table::playback::{Playback, Played, Shown};
use crate::desktop::table::session::OnTable;
use crate::desktop::{InMatch, TableSet};
use crate::rules::data_warriors::{Card, Event, Place, State as Game, USERS, View};
use crate::rules::game::{Seat, Viewer};

/// How many cards lie in a user's piles, as far as they have been seen to change.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pile {
    /// In the drive.
    pub drive: u8,
    /// In the trash.
    pub trash: u8,
    /// The last card that was seen to go to the trash.
    pub last_wiped: Option<Card>,
}

/// The piles of all users, as far as they have been seen to change.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Piles([Pile; USERS]);

impl Piles {
    /// The piles of a user.
    #[must_use]
    pub const fn of(&self, seat: Seat) -> Pile {
        self.0[seat.index() % USERS]
    }

    /// Everything has been seen.
    fn catch_up(&mut self, view: &View) {
        for seat in (0..view.table.seats).map(Seat) {
            let pile = &mut self.0[seat.index() % USERS];
            (pile.drive, pile.trash) = (view.table.user(seat).drive, view.table.trash.count(seat));
        }
    }

    fn count(&mut self, owner: Seat, card: Option<Card>, from: Place, to: Place) {
        let pile = &mut self.0[owner.index() % USERS];
        match from {
            Place::Drive => pile.drive = pile.drive.saturating_sub(1),
            Place::Trash => pile.trash = pile.trash.saturating_sub(1),
            _ => {}
        }
        match to {
            Place::Drive => pile.drive += 1,
            Place::Trash => {
                pile.trash += 1;
                pile.last_wiped = card;
            }
            _ => {}
        }
    }
}

/// What happens has set out.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct SetOut;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Piles>()
        .add_systems(Update, set_out.in_set(TableSet::Pieces).in_set(SetOut).after(Played).run_if(resource_exists::<OnTable<Game>>))
        .add_systems(OnExit(InMatch), |mut piles: ResMut<Piles>| *piles = Piles::default());
}

fn set_out(
    mut commands: Commands,
    mut shown: MessageReader<Shown<Game>>,
    (table, playback): (Res<OnTable<Game>>, Res<Playback<Game>>),
    mut piles: ResMut<Piles>,
    (desks, style, shapes): (Option<Res<Desks>>, Option<Res<Style>>, Res<Shapes>),
    settings: Res<Settings>,
    mut labels: Labels,
    mut busy: ResMut<Busy>,
) {
    let open = &table.view.table;
    for Shown { event, skipped } in shown.read() {
        let Event::Moved { owner, card, from, to } = *event else { continue };
        let seen = card.map(|seen| seen.card);
        piles.count(owner, seen, from, to);
        let (Some(desks), Some(style)) = (&desks, &style) else { continue };
        if *skipped || settings.reduced_motion {
            continue;
        }
        let own = table.viewer == Viewer::Seat(owner);
        let (start, end) = (desks.at(open, owner, seen, from), desks.at(open, owner, seen, to));
        let wiped = (from, to) == (Place::Drive, Place::Trash);
        let lift = if own && (from == Place::Hand || to == Place::Hand) { 0.4 } else { 1.1 };
        let mut spawner = PieceSpawner { catalog: table.view.table.catalog, labels: &mut labels, shapes: &shapes, style };
        let flying = spawner.card(&mut commands, open, seen, wiped, start);
        let mut way = Travel::new(start, end, if wiped { 0.5 } else { 0.42 }).lifted(lift);
        if wiped {
            way = way.tumbling(Vec3::new(0.0, 0.0, 0.5));
            // What the drive is at now rises from it.
            let left = piles.of(owner).drive;
            let up = Transform::from_translation(start.translation + Vec3::new(1.3, 1.6 + 0.05 * f32::from(left), 0.0));
            let number = spawner.root(&mut commands, "Wiped".into(), up);
            let line = Line::new("−1", 1.3, 2.0).colored(style.refused);
            spawner.text(&mut commands, number, Vec3::ZERO, line);
            let gone = Transform::from_translation(up.translation + Vec3::new(0.3, 0.4, -1.3));
            commands.entity(number).insert((Passing, Travel::new(up, gone, 1.0)));
        }
        commands.entity(flying).insert((Passing, way));
    }
    if !playback.is_running() && (table.is_changed() || playback.is_changed()) {
        piles.catch_up(&table.view);
        busy.moves();
    }
}
