//! The pieces of the table and where they stand: racks with lamps and tokens, and cards.
//!
//! On a rack x is to the right, z towards the player, y out of its face.

use bevy::prelude::*;

use crate::desktop::table::room::{Room, anchored};
use crate::rules::access_denied::{Card, Frame, Level, Place, SECTORS, Sector, View};
use crate::rules::game::{MAX_SEATS, Seat};

/// The width of a rack.
pub const WIDTH: f32 = 9.0;
/// The depth of a rack.
pub const DEPTH: f32 = 4.75;
/// How high a rack's case is.
pub const HEIGHT: f32 = 0.9;
/// The height of a card over its width.
pub const CARD: f32 = 1.4;
/// The width of a card of deck and pile.
pub const LARGE: f32 = 1.62;
/// The width of an upgrade, and how many lie side by side in the vents of a rack.
const SMALL: f32 = 0.85;
const VENTS: usize = 4;
/// The width of a password card on its rack.
const TINY: f32 = 0.74;
/// The radius of a token.
pub const TOKEN: f32 = 0.28;

/// A rack: everything on it is its child.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rack(pub Sector);

/// The lamp of a level on a rack.
#[derive(Component, Debug, Clone, Copy)]
pub struct LevelLamp(pub Sector, pub Level);

/// The light of a row on a rack, on while the viewer can attempt it next.
#[derive(Component, Debug, Clone, Copy)]
pub struct NextRow(pub Sector, pub Level);

/// The token of a seat on a rack, seen as soon as it has access there.
#[derive(Component, Debug, Clone, Copy)]
pub struct Token(pub Sector, pub Seat);

/// Which sector stands at which place of the arc: one's own first, then clockwise by who controls them, and last those
/// that nobody does.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arc {
    /// The sector at each place.
    pub sectors: [Sector; SECTORS],
    /// How many seats play.
    pub seats: u8,
    /// Who controls each sector.
    pub controllers: [Option<Seat>; SECTORS],
    /// Who looks.
    pub own: Option<Seat>,
}

impl Arc {
    /// The arc as the viewer sees it.
    #[must_use]
    pub fn of(view: &View) -> Self {
        let (seats, own) = (view.table.seats.max(1), view.own());
        let first = own.unwrap_or_default();
        let mut sectors = Sector::ALL;
        sectors.sort_by_key(|sector| match view.table.controller(*sector) {
            Some(seat) => (seat.0 + seats - first.0) % seats,
            None => u8::MAX,
        });
        Self { sectors, seats, controllers: view.table.controllers, own }
    }

    /// The place of a sector in the arc.
    #[must_use]
    fn place(&self, sector: Sector) -> usize {
        self.sectors.iter().position(|other| *other == sector).unwrap_or_default()
    }

    /// The first sector that a seat controls.
    #[must_use]
    fn home(&self, seat: Seat) -> Sector {
        self.sectors.into_iter().find(|sector| self.controllers[sector.index()] == Some(seat)).unwrap_or(self.sectors[0])
    }

    /// Where a rack stands.
    #[must_use]
    pub fn rack(&self, room: &Room, sector: Sector) -> Transform {
        anchored(&room.0.anchor(&format!("rack {}", self.place(sector))))
    }

    /// Where something lies on a rack.
    #[must_use]
    pub fn on_rack(&self, room: &Room, sector: Sector, at: Vec3, size: f32) -> Transform {
        let rack = self.rack(room, sector);
        Transform { translation: rack.transform_point(at), rotation: rack.rotation, scale: Vec3::splat(size) }
    }

    /// Where an upgrade of a player lies.
    #[must_use]
    pub fn before(&self, room: &Room, seat: Seat, at: usize) -> Transform {
        // In the vents of its rack; what has no room there lies on the others.
        let (layer, at) = ((at / VENTS) as f32, (at % VENTS) as f32);
        let lies = Vec3::new(1.12 + at * (SMALL + 0.1), 0.14 + 0.05 * layer, 1.72 + 0.12 * layer);
        self.on_rack(room, self.home(seat), lies, SMALL)
    }

    /// Where a player's hand is: beyond its rack.
    #[must_use]
    fn hand(&self, room: &Room, seat: Seat) -> Transform {
        let home = self.home(seat);
        let rack = self.rack(room, home);
        let beyond = if self.place(home) == 0 { 1.0 } else { -0.4 };
        let at = rack.translation + Vec3::new(0.0, 1.2, beyond * DEPTH);
        Transform { translation: at, rotation: rack.rotation, scale: Vec3::splat(SMALL) }
    }

    /// Where a card is at a place of the rules.
    #[must_use]
    pub fn at(&self, room: &Room, place: Place) -> Transform {
        match place {
            Place::Deck => middle(room, "deck", 0),
            Place::Pile => middle(room, "pile", 1),
            Place::Play => middle(room, "play", 1),
            Place::Hand(seat) => self.hand(room, seat),
            Place::Aside(_) => aside(room, 0),
            Place::Upgrades(seat) => self.before(room, seat, 1),
            Place::Sector(sector) => self.on_rack(room, sector, lying_at(0), LYING),
            Place::Password(sector) => self.on_rack(room, sector, password_at(1), TINY),
        }
    }

    /// Where a password card lies.
    #[must_use]
    pub fn password(&self, room: &Room, sector: Sector, at: usize) -> Transform {
        self.on_rack(room, sector, password_at(at), TINY)
    }
}

/// Where a card in the middle of the table lies: deck, pile or what is being played, `at` cards up.
#[must_use]
pub fn middle(room: &Room, anchor: &str, at: usize) -> Transform {
    let mut place = anchored(&room.0.anchor(anchor));
    place.translation.y += 0.05 * at as f32;
    place.scale *= LARGE;
    place
}

/// So much larger than the deck is what is being dealt with.
const PLAYED: f32 = 1.35;

/// The cards that were played and are still being dealt with, the first one first.
#[must_use]
pub fn played(view: &View) -> Vec<Card> {
    let played = |frame: &Frame| if let Frame::Play(play) = frame { Some(play.card) } else { None };
    view.table.stack.iter().filter_map(played).collect()
}

/// Where the next of them floats over the middle, after `at` others.
#[must_use]
pub fn played_at(room: &Room, at: usize) -> Transform {
    let mut place = middle(room, "play", at);
    place.translation += Vec3::new(at as f32 * 0.9, 0.9, 0.0);
    place.scale *= PLAYED;
    place
}

/// Where the cards that players have laid aside lie: handed over, offered, given.
#[must_use]
pub fn aside(room: &Room, at: usize) -> Transform {
    let mut place = middle(room, "play", 2);
    place.translation.z += 0.3;
    place.translation.x += (at as f32 - 1.0) * (LARGE * 0.8 + 0.1);
    place.scale *= 0.8;
    place
}

/// The row of a level on a rack.
#[must_use]
pub fn row(level: Level) -> f32 {
    match level {
        Level::Root => -0.83,
        Level::Oper => 0.0,
        Level::User | Level::None => 0.83,
    }
}

/// The middle of a row's frame, and half its size.
#[must_use]
pub fn row_frame(level: Level) -> (Vec3, Vec2) {
    (Vec3::new(-1.165, 0.05, row(level)), Vec2::new(2.635, 0.385))
}

/// Where a seat's token stands on a rack.
#[must_use]
pub fn token_at(seat: Seat, seats: u8, level: Level) -> Vec3 {
    let pitch = 3.56 / f32::from(seats.clamp(2, MAX_SEATS as u8));
    Vec3::new(-2.12 + pitch * (f32::from(seat.0) + 0.5), 0.16, row(level))
}

/// Where a password card lies on its rack.
const fn password_at(at: usize) -> Vec3 {
    Vec3::new(2.17 + 0.8 * at as f32, 0.12, 0.0)
}

/// Where a card that lies on a rack sticks in its front.
#[must_use]
pub const fn lying_at(at: usize) -> Vec3 {
    Vec3::new(-3.4 + 1.5 * at as f32, 0.1, 2.0)
}

/// The width of a card that lies on a rack.
pub const LYING: f32 = 0.84;

/// The middle of the table: half the size of the mat that cards are played on.
pub const MAT: Vec2 = Vec2::new(4.55, 1.36);

/// What can be pointed at on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A rack.
    Rack(Sector),
    /// A row of it: where something happened, never what is pointed at.
    Row(Sector, Level),
    /// A card that lies on a sector, or an upgrade.
    Card(Card),
    /// The draw deck.
    Deck,
    /// The discard pile.
    Pile,
    /// The middle of the table.
    Middle,
}
