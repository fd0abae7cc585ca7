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
pub const TAB: Vec2 = Vec2::new(2.9, 0.56);
/// The size of an entry of the call stack.
pub const ENTRY: Vec2 = Vec2::new(5.9, 1.62);
/// The radius of a drive's platters.
pub const PLATTER: f32 = 1.02;
/// The size of a trash bin.
pub const BIN: Vec2 = Vec2::new(1.75, 2.1);
/// The size of a cell of the memory monitor.
pub const MEMORY: Vec2 = Vec2::new(0.5, 0.56);

/// One's own desktop.
const OWN: Vec2 = Vec2::new(20.2, 7.7);
/// All desktops of the others together.
const OTHERS: Vec2 = Vec2::new(21.2, 9.0);
/// The call stack.
const STACK: Vec2 = Vec2::new(6.5, 16.8);
/// So many times as wide as the others is the desktop of another that is looked at.
const LOOKED_AT: f32 = 2.6;
/// From one tab to the next.
const NEXT_TAB: f32 = 0.6;
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
        let top = -self.size.y / 2.0 + if self.is_wide() { 1.0 } else { 1.75 };
        (top, self.size.y / 2.0 - 0.15)
    }

    const fn column(&self) -> f32 {
        if self.size.x > 12.0 { 3.0 } else { 2.35 }
    }

    /// Where the drive stands.
    #[must_use]
    pub fn drive(&self) -> Vec3 {
        let (top, low) = self.body();
        Vec3::new(-self.size.x / 2.0 + self.column() / 2.0, 0.0, top + (low - top) * 0.3)
    }

    /// Where the trash bin stands.
    #[must_use]
    pub fn trash(&self) -> Vec3 {
        let (top, low) = self.body();
        Vec3::new(-self.size.x / 2.0 + self.column() / 2.0, 0.05, top + (low - top) * 0.74)
    }

    /// Where a cell of the memory monitor is.
    #[must_use]
    pub fn cell(&self, at: u8) -> Vec3 {
        let at = f32::from(at);
        if self.is_wide() {
            Vec3::new(self.size.x / 2.0 - 0.6 - (7.0 - at) * 0.64, 0.03, self.head())
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
            let width = WINDOW.x + 0.5;
            let at = Vec3::new(self.size.x / 2.0 - width / 2.0 - 0.1, 0.02, (top + low) / 2.0);
            Part { at, size: Vec2::new(width, low - top - 0.1) }
        } else {
            let (left, depth) = (-self.size.x / 2.0 + self.column(), (low - top) * 0.3);
            let width = self.size.x - self.column() - 0.15;
            Part { at: Vec3::new(left + width / 2.0, 0.02, low - depth / 2.0), size: Vec2::new(width, depth) }
        }
    }

    /// The program manager.
    #[must_use]
    fn programs(&self) -> Part {
        let (top, low) = self.body();
        let left = -self.size.x / 2.0 + self.column();
        let bench = self.bench();
        let (right, low) = if self.is_wide() {
            (bench.at.x - bench.size.x / 2.0 - 0.15, low)
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
    stack: Area,
}

impl Desks {
    /// The desktops as the viewer sees them; one of another that it looks at is wider.
    #[must_use]
    pub fn of(view: &View, room: &Room, looking: Option<Seat>) -> Self {
        let (seats, own) = (view.table.seats.max(2), view.own());
        let first = own.unwrap_or_default();
        let below = Area { base: anchored(&room.0.anchor("own desktop")), size: OWN };
        let above = anchored(&room.0.anchor("other desktops"));
        let gap = 0.3;
        let weight = |at: u8| if looking == Some(Seat((first.0 + at) % seats)) { LOOKED_AT } else { 1.0 };
        let all: f32 = (1..seats).map(weight).sum();
        let space = OTHERS.x - gap * f32::from(seats - 2);
        let areas = (0..seats).map(|seat| {
            let at = (seat + seats - first.0) % seats;
            if at == 0 {
                return below;
            }
            let before: f32 = (1..at).map(weight).sum();
            let width = space * weight(at) / all;
            let x = -OTHERS.x / 2.0 + space * before / all + gap * f32::from(at - 1) + width / 2.0;
            let base = Transform { translation: above.transform_point(Vec3::X * x), ..above };
            Area { base, size: Vec2::new(width, OTHERS.y) }
        });
        let areas = areas.collect();
        Self { seats, own, areas, stack: Area { base: anchored(&room.0.anchor("call stack")), size: STACK } }
    }

    /// A user's desktop.
    #[must_use]
    pub fn of_seat(&self, seat: Seat) -> &Area {
        &self.areas[seat.index() % self.areas.len()]
    }

    /// The call stack.
    #[must_use]
    pub const fn stack(&self) -> &Area {
        &self.stack
    }

    /// Where a user's drive stands.
    #[must_use]
    pub fn drive(&self, seat: Seat) -> Transform {
        let area = self.of_seat(seat);
        area.at(area.drive(), if area.is_wide() { 1.0 } else { 0.84 })
    }

    /// Where a user's trash bin stands.
    #[must_use]
    pub fn trash(&self, seat: Seat) -> Transform {
        let area = self.of_seat(seat);
        area.at(area.trash(), if area.is_wide() { 1.0 } else { 0.84 })
    }

    /// Where a user's hand is: beyond its desktop.
    #[must_use]
    fn hand(&self, seat: Seat) -> Transform {
        let area = self.of_seat(seat);
        let beyond = if self.own.unwrap_or_default() == seat { 1.0 } else { -1.0 };
        area.at(Vec3::new(0.0, 1.2, beyond * (area.size.y / 2.0 + 1.6)), 1.0)
    }

    /// Where an entry of the stack lies: `at` from the top of `count`.
    #[must_use]
    pub fn entry(&self, at: usize, count: usize) -> Transform {
        let area = &self.stack;
        let room = area.size.y - 3.9;
        let pitch = (room / count.max(1) as f32).min(ENTRY.y + 0.18);
        let scale = (pitch / (ENTRY.y + 0.18)).max(0.4);
        let z = -area.size.y / 2.0 + 1.25 + pitch * (at as f32 + 0.5);
        area.at(Vec3::new(0.0, 0.12, z), scale)
    }

    /// All cards on a desktop, and where they lie: windows, the tabs of .CONF on them, the daemon.
    #[must_use]
    pub fn cards(&self, table: &Table, seat: Seat) -> Vec<(Card, Transform)> {
        let area = self.of_seat(seat);
        let kind = |card: Card| table.printed(card).kind;
        let here = || table.desk.iter().filter(|(_, placed)| placed.at == seat && placed.host.is_none());
        let windows: Vec<Card> = here().map(|(card, _)| card).filter(|card| kind(*card) != Kind::Daemon).collect();
        let tabs = |card: Card| table.desk.attached(card).count();
        let most = windows.iter().map(|card| tabs(*card)).max().unwrap_or(0);
        let programs = area.programs();
        let cell = Vec2::new(WINDOW.x + GAP, WINDOW.y + GAP + NEXT_TAB * most as f32);
        let (columns, scale) = grid(windows.len(), programs.size, cell);
        let rows = windows.len().div_ceil(columns.max(1));
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
        for (at, card) in windows.iter().enumerate() {
            let (row, column) = (at / columns, at % columns);
            let in_row = if row + 1 == rows { windows.len() - row * columns } else { columns };
            let x = (column as f32 - (in_row as f32 - 1.0) / 2.0) * cell.x * scale;
            let z = (row as f32 - (rows as f32 - 1.0) / 2.0) * cell.y * scale;
            put(*card, programs.at + Vec3::new(x, 0.0, z), scale);
        }
        let bench = area.bench();
        let wide = area.is_wide();
        // On a narrow bench the daemon lies at the right of its label.
        let room = bench.size - if wide { Vec2::new(0.3, 0.9) } else { Vec2::new(0.3, 0.2) };
        let scale = (room.y / (WINDOW.y + 0.1)).min(room.x / WINDOW.x).min(1.0);
        let aside = if wide { Vec3::Z * 0.2 } else { Vec3::X * (room.x - WINDOW.x * scale) / 2.0 };
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

/// In how many columns so many cells stand in a room, and how large.
fn grid(count: usize, room: Vec2, cell: Vec2) -> (usize, f32) {
    (1..=4)
        .map(|rows| {
            let columns = count.div_ceil(rows).max(1);
            let scale = (room.x / (columns as f32 * cell.x)).min(room.y / (count.div_ceil(columns).max(1) as f32 * cell.y)).min(1.15);
            (columns, scale)
        })
        .fold((1, 0.0), |best, next| if next.1 > best.1 { next } else { best })
}
