//! The lines of the charger, worked out so that a search finds them fast (TD-31 to TD-34).

use std::num::NonZeroU64;

use serde::{Deserialize, Serialize};

use super::actions::Action;
use super::charger::{Grid, HexSet};
use super::legal_actions::{Table, list_set};
use crate::t;

/// The longest line: a die's highest face.
pub(super) const LONGEST: usize = 6;

/// A straight line of hexes that can be shaded from some port, by its number; lines of the same hexes are the same line. Match
/// files and the protocol write it as its list of hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "HexSet"))]
pub struct Line {
    number: u16,
    /// In six bits the first hex, then four bits each how far on the next one is: less than two rows.
    hexes: [u16; 2],
}

impl Line {
    /// Shades nothing (TD-34).
    pub const NOTHING: Self = Self { number: 0, hexes: [0; 2] };

    /// The line of this number, which is 0 for that of no hexes and for no other.
    pub(super) fn new(number: u16, hexes: HexSet) -> Self {
        let (mut packed, mut shift, mut before) = (0_u32, 0, 0);
        for hex in hexes.iter() {
            packed |= u32::from(hex - before) << shift;
            shift += if shift == 0 { 6 } else { 4 };
            before = hex;
        }
        Self { number, hexes: [packed as u16, (packed >> 16) as u16] }
    }

    /// Its number.
    #[inline]
    pub(super) const fn number(self) -> usize {
        self.number as usize
    }

    /// The hexes it shades.
    #[inline]
    #[must_use]
    pub const fn hexes(self) -> HexSet {
        if self.number == 0 {
            return HexSet::NONE;
        }
        let packed = self.hexes[0] as u32 | (self.hexes[1] as u32) << 16;
        let (mut hex, mut rest) = (packed & 0x3f, packed >> 6);
        let mut set = 1_u64 << hex;
        while rest != 0 {
            hex += rest & 0xf;
            rest >>= 4;
            set |= 1 << (hex & 63);
        }
        HexSet(set)
    }
}

impl Serialize for Line {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.hexes().serialize(serializer)
    }
}

/// A line of the grid that is being read.
impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hexes = HexSet::deserialize(deserializer)?;
        Grid::being_read().line(hexes).ok_or_else(|| serde::de::Error::custom(t!("td-position-line")))
    }
}

/// From one start hex in one direction: where a line stops, and which line that is (TD-33). Hexes are numbered row by
/// row, so along a direction their numbers rise, or fall and then rise in the mirror, where hex 62 − n stands for n: the
/// first obstacle is the lowest bit.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ray {
    /// All its hexes.
    pub(super) hexes: u64,
    /// By length, of which there are eight for speed: the hex behind the last one, and always [`NO_OBSTACLE`].
    pub(super) behind: [NonZeroU64; 8],
    /// By the place of the first obstacle: the line up to there, by its place in the port's set.
    pub(super) lines: [u8; 64],
}

impl Ray {
    /// A ray that finds no line: it makes up the number.
    pub(super) const BLIND: Self = Self { hexes: 0, behind: [NO_OBSTACLE; 8], lines: [NO_LINE; 64] };
}

/// The place of an obstacle that is none; no hex has it.
pub(super) const NO_OBSTACLE: NonZeroU64 = NonZeroU64::new(1 << 63).expect("it is not zero");

/// Hexes in the mirror of a [`Ray`].
#[inline]
pub(super) const fn mirror(hexes: u64) -> u64 {
    hexes.reverse_bits() >> 1
}

/// What a ray finds where its first hex is shaded: no line.
pub(super) const NO_LINE: u8 = SET as u8 - 1;

/// The lines from one port, in a set of 64: first those that several ports share, then its own.
#[derive(Debug)]
pub(super) struct Port {
    /// The hexes that touch it.
    pub(super) touching: u64,
    /// The directions that have a second hex, and for each start hex one that has not: the port itself stops that line
    /// at once, so the start can always be shaded alone. First those that are seen as they are, then those seen in the
    /// mirror; by four, which a processor follows side by side.
    pub(super) rays: [Vec<[Ray; 4]>; 2],
    /// The action of each line.
    pub(super) charges: Table,
}

impl Port {
    /// The lines of a length on a charger, as it is and mirrored.
    #[inline]
    pub(super) fn lines(&self, shaded: [u64; 2], length: u8) -> u64 {
        if self.touching & !shaded[0] == 0 {
            return 1; // The line of nothing (TD-34).
        }
        let length = usize::from(length) % 8;
        let mut found = 0;
        for (rays, shaded) in self.rays.iter().zip(shaded) {
            for four in rays {
                for ray in four {
                    let stops = ray.behind[length] | shaded & ray.hexes;
                    found |= 1 << (ray.lines[stops.trailing_zeros() as usize] & 63);
                }
            }
        }
        found & !(1 << NO_LINE)
    }
}

/// How many lines a set holds for each port.
pub(super) const SET: usize = 64;

/// The lines that two phone values allow.
#[derive(Debug, Clone, Copy)]
pub struct LineSet {
    pub(super) ports: [&'static Port; 2],
    /// Those of the lower port with all that are shared, and those of the higher one.
    pub(super) sets: [u64; 2],
}

impl LineSet {
    /// Adds its lines to a list, in ascending order, as charging actions.
    #[inline]
    pub fn list(&self, out: &mut Vec<Action>) {
        for (port, set) in self.ports.iter().zip(self.sets) {
            list_set(set, &port.charges, out);
        }
    }

    /// Whether a line is among them.
    #[inline]
    pub(super) fn contains(&self, line: Line) -> bool {
        let at = line.number() % SET;
        let is_in = |at_port: usize| (self.sets[at_port] >> at & 1 != 0) & (self.ports[at_port].charges[at] == Action::Charge(line));
        is_in(0) | is_in(1)
    }

    /// Its lines in ascending order.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let mut actions = Vec::new();
        self.list(&mut actions);
        actions.into_iter().filter_map(|action| if let Action::Charge(line) = action { Some(line) } else { None }).collect()
    }
}

/// The ways to shade a line: from which ports, up to what stops it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Ways {
    /// Its hexes.
    pub(super) hexes: u64,
    /// How many they are.
    count: u8,
    /// The ports 1–6 that it starts from, as a bit set.
    ports: u8,
    /// For each port, the hexes of which one has to be shaded for the line to stop early; [`NO_OBSTACLE`] among them
    /// where the edge stops it.
    stops: [u64; 8],
}

impl Ways {
    /// A line of these hexes, with no way yet.
    pub(super) const fn of(hexes: HexSet) -> Self {
        Self { hexes: hexes.0, count: hexes.len(), ports: 0, stops: [0; 8] }
    }

    /// Takes down that the line is shaded from `port`, up to `stop`, which is nothing at the edge.
    pub(super) const fn add(&mut self, port: usize, stop: u64) {
        self.ports |= 1 << port;
        self.stops[port] |= if stop == 0 { NO_OBSTACLE.get() } else { stop };
    }

    /// Whether the line starts from `port`.
    #[inline]
    pub(super) const fn starts_from(&self, port: u8) -> bool {
        self.ports >> (port & 7) & 1 != 0
    }

    /// Whether the line, its hexes being free, is shaded from `port` with `length` (TD-33).
    #[inline]
    pub(super) const fn shades(&self, port: u8, length: u8, shaded: HexSet) -> bool {
        let stopped = self.stops[port as usize % 8] & (shaded.0 | NO_OBSTACLE.get()) != 0;
        // Without branches, which a processor could not foresee.
        self.starts_from(port) & ((self.count == length) | ((self.count < length) & stopped))
    }
}
