//! The lines of the charger, worked out so that a search finds them fast (TD-31 to TD-34).

use std::num::NonZeroU64;

use serde::{Deserialize, Serialize};

use super::actions::Action;
use super::charger::{Grid, HexSet};

/// The longest line: a die's highest face.
pub(super) const LONGEST: usize = 6;

/// A straight line of hexes that some port can shade, by its number; lines of the same hexes are the same line.
/// Journals and protocol write it as its list of hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(pub(super) u16);

impl Line {
    /// Shades nothing (TD-34).
    pub const NOTHING: Self = Self(0);

    /// The hexes it shades.
    #[inline]
    #[must_use]
    pub fn hexes(self) -> HexSet {
        HexSet(Grid::in_use().lines[self.0 as usize])
    }
}

impl Serialize for Line {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.hexes().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hexes = HexSet::deserialize(deserializer)?;
        Grid::in_use().line(hexes).ok_or_else(|| serde::de::Error::custom("no port can shade these hexes as one line"))
    }
}

/// From one start hex in one direction: where a line stops, and which line that is (TD-33). Hexes are numbered row by
/// row, so along a direction their numbers rise, or fall and then rise in the mirror, where hex 62 − n stands for n: the
/// first obstacle is the lowest bit.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ray {
    /// Whether all is seen in the mirror.
    pub(super) mirrored: bool,
    /// All its hexes.
    pub(super) hexes: u64,
    /// By length: the hex behind the last one; none at the edge.
    pub(super) behind: [u64; LONGEST + 1],
    /// By the place of the first obstacle: the line up to there, by its place in the port's set.
    pub(super) lines: [u8; 64],
}

/// The place of an obstacle that is none; no hex has it.
const NO_OBSTACLE: NonZeroU64 = NonZeroU64::new(1 << 63).expect("it is not zero");
/// Hexes in the mirror of a [`Ray`].
#[inline]
pub(super) const fn mirror(hexes: u64) -> u64 {
    hexes.reverse_bits() >> 1
}

/// What a ray finds where its first hex is shaded: no line.
pub(super) const NO_LINE: u8 = SET as u8 - 1;

/// The lines from one port, in a set of 64: first those that several ports share, then its own.
#[derive(Debug, Default)]
pub(super) struct Port {
    /// The hexes that touch it.
    pub(super) touching: u64,
    /// The directions that have a second hex, and for each start hex one that has not: the port itself stops that line
    /// at once, so the start can always be shaded alone.
    pub(super) rays: Vec<Ray>,
    /// The action of each line.
    pub(super) charges: Vec<Action>,
}

impl Port {
    /// The lines of a length on a charger, as it is and mirrored.
    #[inline]
    pub(super) fn lines(&self, shaded: [u64; 2], length: u8) -> u64 {
        if self.touching & !shaded[0] == 0 {
            return 1; // The line of nothing (TD-34).
        }
        let length = usize::from(length) % (LONGEST + 1);
        let mut found = 0;
        for ray in &self.rays {
            let stops = shaded[usize::from(ray.mirrored)] & ray.hexes | ray.behind[length];
            let place = (NO_OBSTACLE | stops).trailing_zeros();
            found |= 1 << (ray.lines[place as usize % 64] & 63);
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
            let Some(charges) = port.charges.first_chunk::<SET>() else { return };
            let mut rest = set;
            while rest != 0 {
                // Eight at once, to be cut to as many as there are: how many, a processor could not foresee.
                let end = out.len() + rest.count_ones().min(8) as usize;
                out.extend((0..8).map(|_| {
                    let line = rest.trailing_zeros() as usize % SET;
                    rest &= rest.wrapping_sub(1);
                    charges[line]
                }));
                out.truncate(end);
            }
        }
    }

    /// Its lines in ascending order.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let mut actions = Vec::new();
        self.list(&mut actions);
        actions.into_iter().filter_map(|action| if let Action::Charge(line) = action { Some(line) } else { None }).collect()
    }
}

/// One way to shade a line: from a port, up to something that stops it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) port: u8,
    /// How many hexes the line has.
    pub(super) count: u8,
    /// The hex that has to be shaded for the line to stop early; none where the edge stops it.
    pub(super) stop: u64,
}

impl Way {
    /// Whether the line, its hexes being free, is shaded from `port` with `length` (TD-33).
    #[inline]
    pub(super) const fn shades(self, port: u8, length: u8, shaded: HexSet) -> bool {
        let stopped = self.stop == 0 || self.stop & shaded.0 != 0;
        self.port == port && (self.count == length || (self.count < length && stopped))
    }
}
