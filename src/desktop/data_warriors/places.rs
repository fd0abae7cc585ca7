//! Where everything lies on the table: the desktops with their drives, trash bins, monitors and windows, and the call stack.
//!
//! On a desktop x is to the right, z towards the player, y out of its screen.

use bevy::prelude::*;

use crate::desktop::table::room::{Room, anchored};
use crate::rules::data_warriors::{Card, Kind, Place, Table, View};
use crate::rules::game::Seat;

/// The size of a window.
pub const WINDOW: Vec2 = Vec2::new(3.1, 2.3);
/// The size of the tab of a .CONF on its host.
pub const TAB: Vec2 = Vec2::new(2.9, 0.6);
/// The size of an entry of the call stack.
pub const ENTRY: Vec2 = Vec2::new(4.9, 1.9);
/// The radius of a drive's platters.
pub const PLATTER: f32 = 1.12;
/// The size of a trash bin.
pub const BIN: Vec2 = Vec2::new(1.75, 2.1);
/// The size of a cell of the memory monitor.
pub const MEMORY: Vec2 = Vec2::new(0.52, 0.58);

/// One's own desktop.
const OWN: Vec2 = Vec2::new(27.0, 6.9);
/// All desktops of the others together: of one, and of several, which leave the stack a place beside them.
const OTHERS: [Vec2; 2] = [Vec2::new(27.0, 6.9), Vec2::new(21.6, 6.9)];
/// The call stack: as long as it is empty, and the most that it takes.
const STACK: [Vec2; 2] = [Vec2::new(4.5, 1.7), Vec2::new(5.3, 11.0)];
/// The head of the call stack, and its foot with those who are asked.
const STACK_ENDS: (f32, f32) = (0.85, 1.35);
/// How high the call stack hangs over the desktops.
const HANGS: f32 = 0.5;
/// How large entries are that wait below the one that resolves next.
const WAITS: f32 = 0.78;
/// So many times as wide as the others is the desktop of another that is looked at.
const LOOKED_AT: f32 = 2.6;
/// The most that windows are enlarged where there is room.
const LARGEST: f32 = 1.3;
/// From one tab to the next.
const NEXT_TAB: f32 = 0.6;
/// The width of the column with drive and trash bin on a wide desktop, and the depth of the row on a narrow one.
const COLUMN: f32 = 3.3;
const ROW: f32 = 2.0;
/// Where the memory monitor begins on a wide desktop.
const MONITOR: f32 = -2.4;
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

/// A flat thing on the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    /// Its middle.
    pub base: Transform,
    /// Its width and depth.
    pub size: Vec2,
    /// Whether it lies at the far side of the call stack.
    faces_away: bool,
}

/// A part of an area: its middle and its size.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Part {
    /// Its middle.
    pub at: Vec3,
    /// Its width and depth.
    pub size: Vec2,
}

impl Area {
    /// Where something lies on it.
    #[must_use]
    fn at(&self, local: Vec3, size: f32) -> Transform {
        Transform { translation: self.base.transform_point(local), rotation: self.base.rotation, scale: Vec3::splat(size) }
    }

    /// Whether there is room for everything in one row.
    #[must_use]
    pub fn is_wide(&self) -> bool {
        self.size.x > 12.0
    }

    /// The middle of its title bar.
    #[must_use]
    pub fn head(&self) -> f32 {
        -self.size.y / 2.0 + 0.5
    }

    fn body(&self) -> (f32, f32) {
        let top = -self.size.y / 2.0 + if self.is_wide() { 1.05 } else { 1.75 };
        (top, self.size.y / 2.0 - 0.12)
    }

    /// How large piles are on it.
    #[must_use]
    pub fn piles(&self) -> f32 {
        if self.is_wide() { 1.0 } else { 0.72 }
    }

    /// Where the drive stands.
    #[must_use]
    pub fn drive(&self) -> Vec3 {
        let (top, low) = self.body();
        if self.is_wide() {
            Vec3::new(-self.size.x / 2.0 + COLUMN / 2.0, 0.0, top + (low - top) * 0.28)
        } else {
            Vec3::new(-self.size.x / 2.0 + 1.1, 0.0, low - ROW / 2.0 + 0.1)
        }
    }

    /// Where the trash bin stands.
    #[must_use]
    pub fn trash(&self) -> Vec3 {
        let (top, low) = self.body();
        if self.is_wide() {
            Vec3::new(-self.size.x / 2.0 + COLUMN / 2.0, 0.05, top + (low - top) * 0.76)
        } else {
            Vec3::new(-self.size.x / 2.0 + 2.85, 0.05, low - ROW / 2.0)
        }
    }

    /// Where a cell of the memory monitor is.
    #[must_use]
    pub fn cell(&self, at: u8) -> Vec3 {
        let at = f32::from(at);
        if self.is_wide() {
            Vec3::new(MONITOR + at * 0.68, 0.03, self.head())
        } else {
            let pitch = ((self.size.x - 0.6) / 8.0).min(0.72);
            Vec3::new(-self.size.x / 2.0 + 0.5 + at * pitch, 0.03, self.head() + 0.8)
        }
    }

    /// The daemon bench.
    #[must_use]
    pub fn bench(&self) -> Part {
        let (top, low) = self.body();
        if self.is_wide() {
            // It stands in the corner that the call stack leaves free.
            let size = Vec2::new(WINDOW.x + 0.6, WINDOW.y + 0.9);
            let aside = if self.faces_away { top + size.y / 2.0 + 0.05 } else { low - size.y / 2.0 - 0.05 };
            Part { at: Vec3::new(self.size.x / 2.0 - size.x / 2.0 - 0.2, 0.02, aside), size }
        } else {
            let left = -self.size.x / 2.0 + 3.65;
            let size = Vec2::new(self.size.x / 2.0 - 0.12 - left, ROW);
            Part { at: Vec3::new(left + size.x / 2.0, 0.02, low - size.y / 2.0), size }
        }
    }

    /// The program manager.
    #[must_use]
    fn programs(&self) -> Part {
        let (top, low) = self.body();
        let left = -self.size.x / 2.0 + if self.is_wide() { COLUMN } else { 0.1 };
        let bench = self.bench();
        let (right, low) = if self.is_wide() {
            (bench.at.x - bench.size.x / 2.0 - 0.35, low)
        } else {
            (self.size.x / 2.0 - 0.1, bench.at.z - bench.size.y / 2.0 - 0.1)
        };
        Part { at: Vec3::new((left + right) / 2.0, 0.06, (top + low) / 2.0), size: Vec2::new(right - left, low - top) }
    }
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
        let below = Area { base: anchored(&room.0.anchor("own desktop")), size: OWN, faces_away: false };
        let others = OTHERS[usize::from(seats > 2)];
        let mut above = anchored(&room.0.anchor("other desktops"));
        above.translation -= above.right() * ((OTHERS[0].x - others.x) / 2.0);
        let gap = 0.3;
        let weight = |at: u8| if looking == Some(Seat((first.0 + at) % seats)) { LOOKED_AT } else { 1.0 };
        let all: f32 = (1..seats).map(weight).sum();
        let space = others.x - gap * f32::from(seats - 2);
        let areas = (0..seats).map(|seat| {
            let at = (seat + seats - first.0) % seats;
            if at == 0 {
                return below;
            }
            let before: f32 = (1..at).map(weight).sum();
            let width = space * weight(at) / all;
            let x = -others.x / 2.0 + space * before / all + gap * f32::from(at - 1) + width / 2.0;
            let base = Transform { translation: above.transform_point(Vec3::X * x), ..above };
            Area { base, size: Vec2::new(width, others.y), faces_away: true }
        });
        let areas = areas.collect();
        Self { seats, own, areas, stack: anchored(&room.0.anchor("call stack")) }
    }

    /// A user's desktop.
    #[must_use]
    pub fn of_seat(&self, seat: Seat) -> &Area {
        &self.areas[seat.index() % self.areas.len()]
    }

    /// The call stack with so many entries: a small tray that grows with them.
    #[must_use]
    pub fn stack(&self, count: usize) -> Area {
        let size = if count == 0 { STACK[0] } else { Vec2::new(STACK[1].x, Self::pile(count) + STACK_ENDS.0 + STACK_ENDS.1) };
        Area { base: Transform { translation: self.stack.translation + Vec3::Y * HANGS, ..self.stack }, size, faces_away: false }
    }

    /// How deep so many entries are together, at most as deep as there is room.
    fn pile(count: usize) -> f32 {
        (Self::natural(count)).min(STACK[1].y - STACK_ENDS.0 - STACK_ENDS.1)
    }

    /// How deep so many entries are that have all the room they want.
    fn natural(count: usize) -> f32 {
        (ENTRY.y + 0.14) * (1.0 + WAITS * (count.max(1) - 1) as f32)
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

    /// Where a user's hand is: beyond its desktop.
    #[must_use]
    fn hand(&self, seat: Seat) -> Transform {
        let area = self.of_seat(seat);
        let beyond = if self.own.unwrap_or_default() == seat { 1.0 } else { -1.0 };
        area.at(Vec3::new(0.0, 1.2, beyond * (area.size.y / 2.0 + 1.6)), 1.0)
    }

    /// Where an entry of the stack lies: `at` from the top of `count`. The newest is the largest.
    #[must_use]
    pub fn entry(&self, at: usize, count: usize) -> Transform {
        let area = self.stack(count.max(1));
        let dense = Self::pile(count) / Self::natural(count);
        let (pitch, scale) = ((ENTRY.y + 0.14) * dense, dense.max(0.4));
        let before = if at == 0 { 0.0 } else { 1.0 + WAITS * (at as f32 - 1.0) };
        let part = if at == 0 { 1.0 } else { WAITS };
        let z = -area.size.y / 2.0 + STACK_ENDS.0 + pitch * (before + part / 2.0);
        area.at(Vec3::new(0.0, 0.2, z), scale * part)
    }

    /// All cards on a desktop, and where they lie: windows, the tabs of .CONF on them, the daemon.
    #[must_use]
    pub fn cards(&self, table: &Table, seat: Seat) -> Vec<(Card, Transform)> {
        let area = self.of_seat(seat);
        let kind = |card: Card| table.printed(card).kind;
        let here = || table.desk.iter().filter(|(_, placed)| placed.at == seat && placed.host.is_none());
        let windows: Vec<Card> = here().map(|(card, _)| card).filter(|card| kind(*card) != Kind::Daemon).collect();
        let tabs = |card: Card| table.desk.attached(card).count();
        let programs = area.programs();
        let depth = |row: &[Card]| WINDOW.y + GAP + NEXT_TAB * row.iter().map(|card| tabs(*card)).max().unwrap_or(0) as f32;
        let (columns, scale) = (1..=4)
            .map(|rows| {
                let columns = windows.len().div_ceil(rows).max(1);
                let deep: f32 = windows.chunks(columns).map(depth).sum();
                let scale = (programs.size.x / (columns as f32 * (WINDOW.x + GAP))).min(programs.size.y / deep.max(1.0)).min(LARGEST);
                (columns, scale)
            })
            .fold((1, 0.0), |best, next| if next.1 > best.1 { next } else { best });
        let mut all = Vec::new();
        let mut put = |card: Card, middle: Vec3, scale: f32| {
            let lift = NEXT_TAB * tabs(card) as f32 / 2.0;
            let window = middle - Vec3::Z * lift * scale;
            all.push((card, area.at(window, scale)));
            for (at, tab) in table.desk.attached(card).enumerate() {
                let z = WINDOW.y / 2.0 + NEXT_TAB * (at as f32 + 0.5);
                all.push((tab, area.at(window + Vec3::new(0.0, 0.0, z * scale), scale)));
            }
        };
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
        let bench = area.bench();
        // Its name stands above it.
        let room = bench.size - Vec2::new(0.3, if area.is_wide() { 0.86 } else { 0.78 });
        let scale = (room.y / (WINDOW.y + 0.1)).min(room.x / WINDOW.x).min(1.0);
        let aside = Vec3::Z * if area.is_wide() { 0.32 } else { 0.34 };
        for (card, _) in here().filter(|(card, _)| kind(*card) == Kind::Daemon) {
            put(card, bench.at + aside + Vec3::Y * 0.06, scale);
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
            Place::Stack => self.entry(0, 1),
            Place::Out => {
                let mut away = self.hand(owner);
                away.translation += Vec3::new(-20.0, 2.0, 0.0);
                away
            }
        }
    }
}
