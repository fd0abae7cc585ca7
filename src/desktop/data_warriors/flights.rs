//! What travels when something happens: cards to where they go, wiped ones tumbling, and the piles as far as they have been
//! seen to change.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::places::Desks;
use super::spawner::PieceSpawner;
use super::style::{Shapes, Style};
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::table::label::Labels;
use crate::desktop::table::motion::{Passing, Travel};
use crate::desktop::table::playback::{Playback, Played, Shown};
use crate::desktop::table::rise::{Rising, rise};
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::Palette;
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
        .add_systems(Update, fall.in_set(TableSet::Motion).run_if(resource_exists::<OnTable<Game>>))
        .add_systems(OnExit(InMatch), |mut piles: ResMut<Piles>| *piles = Piles::default());
}

fn set_out(
    mut commands: Commands,
    mut shown: MessageReader<Shown<Game>>,
    (table, playback): (Res<OnTable<Game>>, Res<Playback<Game>>),
    mut piles: ResMut<Piles>,
    (desks, style, shapes): (Option<Res<Desks>>, Option<Res<Style>>, Res<Shapes>),
    (settings, palette, room): (Res<Settings>, Res<Palette>, Option<Res<Room>>),
    mut labels: Labels,
    mut losses: Local<Losses>,
    mut busy: ResMut<Busy>,
) {
    let open = &table.view.table;
    for Shown { event, skipped } in shown.read() {
        let Event::Moved { owner, card, from, to } = *event else {
            losses.0 = None;
            continue;
        };
        let seen = card.map(|seen| seen.card);
        piles.count(owner, seen, from, to);
        let (Some(desks), Some(style)) = (&desks, &style) else { continue };
        let wiped = (from, to) == (Place::Drive, Place::Trash);
        if *skipped {
            continue;
        }
        let lost = if wiped {
            let at = desks.drive(owner).translation + Vec3::Y * 0.8;
            losses.lose(&mut commands, &mut labels, (room.as_deref(), settings.reduced_motion), owner, (at, palette.refused))
        } else {
            0
        };
        if settings.reduced_motion {
            continue;
        }
        let own = table.viewer == Viewer::Seat(owner);
        let (start, end) = (desks.at(open, owner, seen, from), desks.at(open, owner, seen, to));
        let lift = if own && (from == Place::Hand || to == Place::Hand) { 0.4 } else { 1.1 };
        let mut spawner = PieceSpawner { catalog: table.view.table.catalog, labels: &mut labels, shapes: &shapes, style, scale: 1.0 };
        let flying = spawner.card(&mut commands, open, seen, wiped, start);
        if wiped {
            // Up from the drive into a row, where they are counted, and from there burning into the trash.
            let row = desks.burning(owner, lost);
            let falls = Travel::new(row, end, FALLS).after(HANGS).flying(1.2).tumbling(Vec3::new(0.0, 0.0, 1.0));
            commands.entity(flying).insert((Burns(Some(falls)), Travel::new(start, row, RISES).flying(0.6)));
            embers(&mut commands, &mut spawner, row, end);
        } else {
            commands.entity(flying).insert((Passing, Travel::new(start, end, 0.42).flying(lift)));
        }
    }
    if !playback.is_running() && (table.is_changed() || playback.is_changed()) {
        piles.catch_up(&table.view);
        busy.moves();
    }
}

/// A wiped card: it burns in a row with the others, and falls from there.
#[derive(Component, Debug)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
pub struct Burns(Option<Travel>);

/// How long a wiped card takes to its row, hangs there, and falls, in seconds at normal speed.
const RISES: f32 = 0.3;
const HANGS: f32 = 0.35;
const FALLS: f32 = 0.45;

/// Lets cards fall that have hung long enough.
fn fall(mut commands: Commands, mut burning: Query<(Entity, &mut Burns), Without<Travel>>) {
    for (card, mut burns) in &mut burning {
        if let Some(way) = burns.0.take() {
            commands.entity(card).insert((Passing, way));
        }
    }
}

/// How many cards a drive has lost in a row, and the number that says so.
#[derive(Debug, Default)]
struct Losses(Option<(Seat, u8, Entity)>);

impl Losses {
    /// One more: the number over the drive counts on. Gives how many it has lost before.
    fn lose(
        &mut self,
        commands: &mut Commands,
        labels: &mut Labels<'_>,
        (room, reduced): (Option<&Room>, bool),
        owner: Seat,
        (at, color): (Vec3, Color32),
    ) -> u8 {
        let mut lost = 1;
        if let Some((_, count, number)) = self.0.take().filter(|(seat, ..)| *seat == owner) {
            lost = count.saturating_add(1);
            if let Ok(mut number) = commands.get_entity(number) {
                number.try_despawn();
            }
        }
        let number = rise(commands, labels, room, reduced, Rising { text: &format!("−{lost}"), at, height: 1.5, color });
        self.0 = Some((owner, lost, number));
        lost - 1
    }
}

/// Sparks that a burning card loses on its way.
fn embers(commands: &mut Commands, spawner: &mut PieceSpawner<'_, '_>, start: Transform, end: Transform) {
    for number in 0..7_u8 {
        let part = f32::from(number) / 7.0;
        let aside = Vec3::new((part * 11.0).sin() * 0.8, 0.0, (part * 17.0).cos() * 0.8);
        let way = start.translation.lerp(end.translation, part) + Vec3::Y * (1.2 * (std::f32::consts::PI * part.powf(0.35)).sin());
        let from = Transform::from_translation(way).with_scale(Vec3::splat(0.16 - 0.08 * part));
        let to = Transform::from_translation(way + aside + Vec3::Y * 0.9).with_scale(Vec3::splat(0.01));
        let root = spawner.root(commands, "Ember".into(), from.with_scale(Vec3::splat(0.001)));
        spawner.block(commands, root, &spawner.style.burning, Vec3::ZERO, Vec3::ONE);
        commands.entity(root).insert((Passing, Travel::new(from, to, 0.45).after(RISES + HANGS + 0.4 * part)));
    }
}
