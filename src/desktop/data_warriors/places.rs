//! Where everything lies on the table: the desktops with their drives, trash bins, monitors and windows, and the call stack.
//!
//! On a desktop x is to the right, z towards the player, y out of its screen.

use bevy::prelude::*;

use super::areas::Area;
use crate::desktop::table::room::{Room, anchored};
use crate::rules::data_warriors::{Card, Kind, Place, Table, View};
use crate::rules::game::Seat;

/// The size of a window.
pub const WINDOW: Vec2 = Vec2::new(3.1, 2.45);
/// The size of the tab of a .CONF on its host.
pub const TAB: Vec2 = Vec2::new(3.1, 0.8);
/// The size of the entry of the call stack that is looked at first, and of those that wait below it.
pub const ENTRIES: [Vec2; 2] = [Vec2::new(4.7, 8.0), Vec2::new(4.7, 1.4)];
/// The radius of a drive's platters.
pub const PLATTER: f32 = 1.12;
/// The size of a trash bin.
pub const BIN: Vec2 = Vec2::new(1.75, 2.1);
/// The size of a cell of the memory monitor.
pub const MEMORY: Vec2 = Vec2::new(0.58, 0.6);

/// One's own desktop, and that of another that has a row of its own.
const DESKTOPS: [Vec2; 2] = [Vec2::new(25.1, 8.6), Vec2::new(25.1, 6.3)];
/// Several others share their row, which is so much deeper, and one's own less deep.
const DEEPER: f32 = 1.5;
/// The most that the call stack takes.
const STACK: Vec2 = Vec2::new(5.0, 15.4);
/// The head of the call stack, and its foot with those who are asked.
const STACK_ENDS: (f32, f32) = (1.12, 1.25);
/// How high the call stack hangs over the table.
const HANGS: f32 = 0.5;
/// So many times as wide as the others is the desktop of another that is looked at.
const LOOKED_AT: f32 = 2.6;
/// The most that windows are enlarged where there is room.
const LARGEST: f32 = 1.4;
/// From one tab to the next.
const NEXT_TAB: f32 = 0.8;
/// Between windows.
const GAP: f32 = 0.28;

/// What can be pointed at on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A card in play.
    Card(Card),
    /// A user's drive.
    Drive(Seat),
    /// A user's trash bin.
    Trash(Seat),
    /// A user's memory monitor.
    Memory(Seat),
    /// A user's daemon bench.
    Bench(Seat),
    /// A user's desktop.
    Desktop(Seat),
    /// An item on the stack.
    Item(u8),
    /// The call stack.
    Stack,
}

impl Spot {
    /// The user whose part of the table it is.
    #[must_use]
    pub const fn user(self) -> Option<Seat> {
        match self {
            Self::Drive(seat) | Self::Trash(seat) | Self::Memory(seat) | Self::Bench(seat) | Self::Desktop(seat) => Some(seat),
            Self::Card(_) | Self::Item(_) | Self::Stack => None,
        }
    }
}

/// The cards that stand on a desktop by themselves.
fn standing(table: &Table, seat: Seat) -> impl Iterator<Item = Card> {
    table.desk.iter().filter(move |(_, placed)| placed.at == seat && placed.host.is_none()).map(|(card, _)| card)
}

/// Those of them that are windows.
fn windows(table: &Table, seat: Seat) -> Vec<Card> {
    standing(table, seat).filter(|card| table.printed(*card).kind != Kind::Daemon).collect()
}

/// How deep a row of windows is, with their tabs.
fn depth(table: &Table, row: &[Card]) -> f32 {
    let tabs = row.iter().map(|card| table.desk.attached(*card).count()).max().unwrap_or(0);
    WINDOW.y + GAP + NEXT_TAB * tabs as f32
}

/// Where the desktops lie: one's own below, the others clockwise from the left above it.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Desks {
    /// How many users play.
    pub seats: u8,
    /// Who looks.
    pub own: Option<Seat>,
    areas: Vec<Area>,
    stack: Transform,
}

impl Desks {
    /// The desktops as the viewer sees them; one of another that it looks at is wider.
    #[must_use]
    pub fn of(view: &View, room: &Room, looking: Option<Seat>) -> Self {
        let (seats, own) = (view.table.seats.max(2), view.own());
        let first = own.unwrap_or_default();
        let deeper = if seats > 2 { DEEPER } else { 0.0 };
        let row = |anchor: &str, size: Vec2, deeper: f32| {
            let mut base = anchored(&room.0.anchor(anchor));
            base.translation += base.back() * deeper.abs() / 2.0;
            Area { base, size: size + Vec2::Y * deeper }
        };
        let (below, above) = (row("own desktop", DESKTOPS[0], -deeper), row("other desktops", DESKTOPS[1], deeper));
        let gap = 0.5;
        let weight = |at: u8| if looking == Some(Seat((first.0 + at) % seats)) { LOOKED_AT } else { 1.0 };
        let all: f32 = (1..seats).map(weight).sum();
        let space = above.size.x - gap * f32::from(seats - 2);
        let areas = (0..seats).map(|seat| {
            let at = (seat + seats - first.0) % seats;
            if at == 0 {
                return below;
            }
            let before: f32 = (1..at).map(weight).sum();
            let width = space * weight(at) / all;
            let x = -above.size.x / 2.0 + space * before / all + gap * f32::from(at - 1) + width / 2.0;
            let base = Transform { translation: above.base.transform_point(Vec3::X * x), ..above.base };
            Area { base, size: Vec2::new(width, above.size.y) }
        });
        let areas = areas.collect();
        Self { seats, own, areas, stack: anchored(&room.0.anchor("call stack")) }
    }

    /// A user's desktop.
    #[must_use]
    pub fn of_seat(&self, seat: Seat) -> &Area {
        &self.areas[seat.index() % self.areas.len()]
    }

    /// The call stack with so many entries. Empty it has the place of one: what was there last stays to be read.
    #[must_use]
    pub fn stack(&self, count: usize) -> Area {
        let count = count.max(1);
        let size = Vec2::new(STACK.x, Self::end(count - 1, count) + STACK_ENDS.1);
        Area { base: Transform { translation: self.stack.translation + Vec3::Y * HANGS, ..self.stack }, size }
    }

    /// Where an entry ends, from the upper edge of the call stack: the first is the largest, and the others lie under one
    /// another like tiles where there is no room for all of them.
    fn end(at: usize, count: usize) -> f32 {
        let [first, next] = ENTRIES.map(|size| size.y);
        let room = STACK.y - STACK_ENDS.0 - STACK_ENDS.1 - first;
        let pitch = (next + 0.12).min(room / (count.max(2) - 1) as f32);
        STACK_ENDS.0 + first + pitch * at as f32
    }

    /// Where a user's drive stands.
    #[must_use]
    pub fn drive(&self, seat: Seat) -> Transform {
        let area = self.of_seat(seat);
        area.at(area.drive(), area.piles())
    }

    /// Where a user's trash bin stands.
    #[must_use]
    pub fn trash(&self, seat: Seat) -> Transform {
        let area = self.of_seat(seat);
        area.at(area.trash(), area.piles())
    }

    /// Where a card hangs that was wiped from a user's drive after so many others: in a row beside the drive.
    #[must_use]
    pub fn burning(&self, seat: Seat, before: u8) -> Transform {
        let area = self.of_seat(seat);
        let (drive, trash, size) = (area.drive(), area.trash(), area.piles());
        let (from, pitch) = (drive.x + 2.6 * size, 1.6 * size);
        let fit = ((area.size.x / 2.0 - from) / pitch).max(1.0) as u8;
        area.at(Vec3::new(from + pitch * f32::from(before % fit), 1.4, (drive.z + trash.z) / 2.0), size)
    }

    /// Where a user's hand is: beyond its desktop.
    #[must_use]
    fn hand(&self, seat: Seat) -> Transform {
        let area = self.of_seat(seat);
        let beyond = if self.own.unwrap_or_default() == seat { 1.0 } else { -1.0 };
        area.at(Vec3::new(0.0, 1.2, beyond * (area.size.y / 2.0 + 1.6)), 1.0)
    }

    /// Where an entry of the stack lies, `at` from the top of `count`, and how large it is.
    #[must_use]
    pub fn entry(&self, at: usize, count: usize) -> Area {
        let (stack, size) = (self.stack(count), ENTRIES[at.min(1)]);
        let z = Self::end(at, count) - (stack.size.y + size.y) / 2.0;
        Area { base: stack.at(Vec3::new(0.0, 0.2 - 0.02 * at as f32, z), 1.0), size }
    }

    /// In how many columns windows stand on a desktop, and how large.
    fn fit(&self, table: &Table, seat: Seat) -> (usize, f32) {
        let (windows, room) = (windows(table, seat), self.of_seat(seat).programs().size);
        (1..=6)
            .map(|rows| {
                let columns = windows.len().div_ceil(rows).max(1);
                let deep: f32 = windows.chunks(columns).map(|row| depth(table, row)).sum();
                (columns, (room.x / (columns as f32 * (WINDOW.x + GAP))).min(room.y / deep.max(1.0)).min(LARGEST))
            })
            .fold((1, 0.0), |best, next| if next.1 > best.1 { next } else { best })
    }

    /// All cards on a desktop, and where they lie: windows, the tabs of .CONF on them, the daemon.
    #[must_use]
    pub fn cards(&self, table: &Table, seat: Seat) -> Vec<(Card, Transform)> {
        let area = self.of_seat(seat);
        let kind = |card: Card| table.printed(card).kind;
        let windows = windows(table, seat);
        let programs = area.programs();
        let (columns, scale) = self.fit(table, seat);
        // What others have is never larger than what is one's own.
        let scale = self.own.map_or(scale, |own| scale.min(self.fit(table, own).1));
        let mut all = Vec::new();
        let mut put = |card: Card, middle: Vec3, scale: f32| {
            let lift = NEXT_TAB * table.desk.attached(card).count() as f32 / 2.0;
            let window = middle - Vec3::Z * lift * scale;
            all.push((card, area.at(window, scale)));
            for (at, tab) in table.desk.attached(card).enumerate() {
                let z = WINDOW.y / 2.0 + NEXT_TAB * (at as f32 + 0.5);
                all.push((tab, area.at(window + Vec3::new(0.0, 0.0, z * scale), scale)));
            }
        };
        let depth = |row| depth(table, row);
        let all_rows: f32 = windows.chunks(columns).map(depth).sum();
        let mut before = -all_rows / 2.0;
        for row in windows.chunks(columns) {
            let z = (before + depth(row) / 2.0) * scale;
            before += depth(row);
            for (column, card) in row.iter().enumerate() {
                let x = (column as f32 - (row.len() as f32 - 1.0) / 2.0) * (WINDOW.x + GAP) * scale;
                put(*card, programs.at + Vec3::new(x, 0.0, z), scale);
            }
        }
        let (bench, scale) = area.daemon();
        for card in standing(table, seat).filter(|card| kind(*card) == Kind::Daemon) {
            put(card, bench, scale);
        }
        all
    }

    /// Where a card in play lies.
    #[must_use]
    pub fn card(&self, table: &Table, card: Card) -> Option<Transform> {
        let placed = table.desk.get(card)?;
        self.cards(table, placed.at).into_iter().find(|(other, _)| *other == card).map(|(_, place)| place)
    }

    /// Where a card is at a place of the rules.
    #[must_use]
    pub fn at(&self, table: &Table, owner: Seat, card: Option<Card>, place: Place) -> Transform {
        let lies = |card: Option<Card>| card.and_then(|card| self.card(table, card));
        match place {
            Place::Drive => self.drive(owner),
            Place::Hand => self.hand(owner),
            Place::Trash => self.trash(owner),
            Place::Desktop(seat) => lies(card).unwrap_or_else(|| {
                let area = self.of_seat(seat);
                area.at(area.programs().at, 1.0)
            }),
            Place::Host(host) => lies(card).or_else(|| lies(Some(host.card))).unwrap_or_else(|| self.hand(owner)),
            Place::Stack => self.entry(0, 1).base,
            Place::Out => {
                let mut away = self.hand(owner);
                away.translation += Vec3::new(-20.0, 2.0, 0.0);
                away
            }
        }
    }
}
