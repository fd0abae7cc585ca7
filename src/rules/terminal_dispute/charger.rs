//! The phone charger: its hexes, ports and circles, and the lines that can be shaded (TD-30 to TD-36).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::content::{ContentError, content, parse};

/// The most hexes a grid may have: they are kept as a bit set of 64.
const MAX_HEXES: usize = 64;
/// The longest line: a die's highest face.
const LONGEST: usize = 6;

/// A set of hexes, by their number in the grid (row by row from the top, left to right).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct HexSet(pub u64);

impl HexSet {
    /// No hex.
    pub const NONE: Self = Self(0);

    /// How many hexes are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a hex is in the set.
    #[must_use]
    pub const fn contains(self, hex: u8) -> bool {
        self.0 >> hex & 1 != 0
    }

    /// The hexes in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let hex = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(hex)
        })
    }
}

impl FromIterator<u8> for HexSet {
    fn from_iter<I: IntoIterator<Item = u8>>(hexes: I) -> Self {
        Self(hexes.into_iter().fold(0, |set, hex| set | 1 << hex))
    }
}

impl Serialize for HexSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for HexSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hexes = Vec::<u8>::deserialize(deserializer)?;
        if let Some(hex) = hexes.iter().find(|hex| usize::from(**hex) >= MAX_HEXES) {
            return Err(serde::de::Error::custom(format!("there is no hex {hex}")));
        }
        Ok(hexes.into_iter().collect())
    }
}

/// Axial coordinates of a cell, pointy-top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Axial(pub i8, pub i8);

impl Axial {
    /// The six directions, clockwise from the east.
    pub const DIRECTIONS: [Self; 6] = [Self(1, 0), Self(0, 1), Self(-1, 1), Self(-1, 0), Self(0, -1), Self(1, -1)];

    /// The neighbour in a direction of [`DIRECTIONS`](Self::DIRECTIONS).
    #[must_use]
    pub const fn step(self, direction: usize) -> Self {
        let by = Self::DIRECTIONS[direction];
        Self(self.0 + by.0, self.1 + by.1)
    }

    /// The distance to the centre in steps.
    const fn radius(self) -> i16 {
        let (q, r) = (self.0 as i16, self.1 as i16);
        let (q, r, s) = (q.abs(), r.abs(), (q + r).abs());
        let longer = if q > r { q } else { r };
        if longer > s { longer } else { s }
    }
}

/// A straight line of hexes that some port can shade, by its number; lines of the same hexes are the same line.
/// Journals and protocol write it as its list of hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(u16);

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

/// How the grid is written in `assets/terminal_dispute/charger.ron`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GridFile {
    radius: i8,
    ports: Vec<Axial>,
    circles: Vec<Axial>,
}

/// From one start hex in one direction: the lines of length 1 to 6; past the edge the last one repeats (TD-33).
#[derive(Debug, Clone, Copy)]
struct Ray {
    /// Their hexes.
    reach: [u64; LONGEST],
    /// Their numbers.
    lines: [u16; LONGEST],
}

/// The rays from the hexes that touch one port.
#[derive(Debug)]
struct Port {
    /// The hexes that touch it.
    touching: u64,
    /// For each such hex: its bit, and its rays.
    starts: Vec<(u64, [Ray; 6])>,
}

/// One way to shade a line: from a port, up to something that stops it.
#[derive(Debug, Clone, Copy)]
struct Way {
    port: u8,
    /// The hex that has to be shaded for the line to stop early; none where the edge stops it.
    stop: u64,
}

impl Way {
    /// Whether this way shades `hexes` with `length` (TD-33).
    const fn shades(self, hexes: HexSet, length: u8, shaded: HexSet) -> bool {
        let count = hexes.len();
        count == length || (count < length && (self.stop == 0 || self.stop & shaded.0 != 0))
    }
}

/// The most lines a grid has, in words of a bit set: straight lines of up to six of 61 cells, and the one of nothing.
const WORDS: usize = 9;

/// The grid of the charger, with every line worked out.
#[derive(Debug)]
pub struct Grid {
    cells: Vec<Axial>,
    ports: [Axial; 6],
    circles: [u8; 4],
    all: HexSet,
    circled: HexSet,
    /// The hexes of each line.
    lines: Vec<u64>,
    /// The ways to shade each line.
    ways: Vec<Vec<Way>>,
    rays: [Port; 6],
}

impl Grid {
    /// The grid in use.
    #[inline]
    #[must_use]
    pub fn in_use() -> &'static Self {
        &content().terminal_dispute.grid
    }

    /// Reads the grid and works out its lines.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn parse(file: &str, text: &str) -> Result<Self, ContentError> {
        let GridFile { radius, ports, circles } = parse(file, text)?;
        let fail = |field: &str, wrong: String| Err(ContentError::in_field(file, text, field, wrong));
        let Ok(ports) = <[Axial; 6]>::try_from(ports.as_slice()) else {
            return fail("ports", format!("a grid has six ports, not {} (TD-30).", ports.len()));
        };
        let Ok(circles) = <[Axial; 4]>::try_from(circles.as_slice()) else {
            return fail("circles", format!("a grid has four circles, not {} (TD-35).", circles.len()));
        };
        if !(1..=4).contains(&radius) {
            return fail("radius", format!("a grid has a radius of 1 to 4, not {radius} (TD-30)."));
        }
        for (number, port) in ports.iter().enumerate() {
            if port.radius() > i16::from(radius) || ports[..number].contains(port) {
                return fail("ports", format!("port {} at {port:?} is off the grid or stands where another does (TD-30).", number + 1));
            }
        }
        let range = -radius..=radius;
        let cells: Vec<Axial> = range
            .clone()
            .flat_map(|r| range.clone().map(move |q| Axial(q, r)))
            .filter(|cell| cell.radius() <= i16::from(radius) && !ports.contains(cell))
            .collect();
        let number = |cell: Axial| cells.iter().position(|other| *other == cell);
        let mut circle_hexes = [0; 4];
        for (place, cell) in circles.iter().enumerate() {
            match number(*cell) {
                Some(hex) if !circles[..place].contains(cell) => circle_hexes[place] = hex as u8,
                _ => return fail("circles", format!("{cell:?} is no hex of the grid, or stands there twice (TD-35).")),
            }
        }
        // Every line that any port can shade, numbered in the order of its hexes; number 0 shades nothing.
        let walk = |start: Axial, direction: usize, length: usize| {
            let mut hexes = 0_u64;
            let mut cell = start;
            for _ in 0..length {
                let Some(hex) = number(cell) else { break };
                hexes |= 1 << hex;
                cell = cell.step(direction);
            }
            hexes
        };
        let touching =
            ports.map(|port| (0..6).map(|direction| port.step(direction)).filter(|cell| number(*cell).is_some()).collect::<Vec<_>>());
        let mut numbers = BTreeMap::from([(0_u64, 0_u16)]);
        for start in touching.iter().flatten() {
            for (direction, length) in (0..6).flat_map(|direction| (1..=LONGEST).map(move |length| (direction, length))) {
                numbers.insert(walk(*start, direction, length), 0);
            }
        }
        for (at, line) in numbers.values_mut().enumerate() {
            *line = at as u16;
        }
        let mut ways = vec![Vec::new(); numbers.len()];
        let rays = std::array::from_fn(|port: usize| {
            let ray = |start: Axial, direction: usize| {
                let reach: [u64; LONGEST] = std::array::from_fn(|shorter| walk(start, direction, shorter + 1));
                Ray { reach, lines: reach.map(|hexes| numbers[&hexes]) }
            };
            let starts: Vec<(u64, [Ray; 6])> =
                touching[port].iter().map(|start| (walk(*start, 0, 1), std::array::from_fn(|direction| ray(*start, direction)))).collect();
            for ray in starts.iter().flat_map(|(_, rays)| rays) {
                for at in 0..LONGEST {
                    let longer = ray.reach[(at + 1).min(LONGEST - 1)];
                    let way = Way { port: port as u8 + 1, stop: longer & !ray.reach[at] };
                    let known: &mut Vec<Way> = &mut ways[usize::from(ray.lines[at])];
                    if !known.iter().any(|other| other.port == way.port && other.stop == way.stop) {
                        known.push(way);
                    }
                }
            }
            Port { touching: starts.iter().fold(0, |set, (start, _)| set | start), starts }
        });
        let all = HexSet(u64::MAX >> (MAX_HEXES - cells.len()));
        let circled = circle_hexes.into_iter().collect();
        Ok(Self { ports, circles: circle_hexes, all, circled, lines: numbers.into_keys().collect(), ways, rays, cells })
    }

    /// The cell of each hex, by its number.
    #[must_use]
    pub fn cells(&self) -> &[Axial] {
        &self.cells
    }

    /// The cells of the ports 1 to 6.
    #[must_use]
    pub const fn ports(&self) -> &[Axial; 6] {
        &self.ports
    }

    /// The hexes that carry a circle (TD-35).
    #[must_use]
    pub const fn circles(&self) -> &[u8; 4] {
        &self.circles
    }

    /// The circled hexes as a set.
    #[inline]
    #[must_use]
    pub const fn circled(&self) -> HexSet {
        self.circled
    }

    /// All hexes.
    #[must_use]
    pub const fn all(&self) -> HexSet {
        self.all
    }

    /// The hexes that touch port 1–6.
    #[must_use]
    pub fn touching(&self, port: u8) -> HexSet {
        HexSet(self.rays[usize::from(port) - 1].touching)
    }

    /// The line of exactly these hexes.
    #[must_use]
    pub fn line(&self, hexes: HexSet) -> Option<Line> {
        self.lines.binary_search(&hexes.0).ok().map(|at| Line(at as u16))
    }

    /// TD-36: the score of a charger.
    #[must_use]
    pub const fn score(shaded: HexSet) -> u8 {
        shaded.len()
    }

    /// Calls `take` with every different line that the two phone values allow on a charger (TD-31 to TD-34), in
    /// ascending order.
    #[inline]
    pub fn for_each_line(&self, shaded: HexSet, phone: [u8; 2], mut take: impl FnMut(Line)) {
        let mut found = [0_u64; WORDS];
        self.lines_from(shaded, phone[0], phone[1], &mut found);
        if phone[0] != phone[1] {
            self.lines_from(shaded, phone[1], phone[0], &mut found);
        }
        for (word, lines) in found.iter().enumerate() {
            let mut rest = *lines;
            while rest != 0 {
                take(Line((word as u16) << 6 | rest.trailing_zeros() as u16));
                rest &= rest - 1;
            }
        }
    }

    /// Adds to `found` the number of every line from one port with one length.
    #[inline]
    fn lines_from(&self, shaded: HexSet, port: u8, length: u8, found: &mut [u64; WORDS]) {
        let port = &self.rays[usize::from(port) - 1];
        if port.touching & !shaded.0 == 0 {
            found[0] |= 1;
            return;
        }
        for (_, rays) in port.starts.iter().filter(|(start, _)| start & shaded.0 == 0) {
            for ray in rays {
                let free = ray.reach[1..usize::from(length)].iter().filter(|reach| *reach & shaded.0 == 0).count();
                let line = ray.lines[free];
                found[usize::from(line >> 6)] |= 1 << (line & 63);
            }
        }
    }

    /// Whether the two phone values allow a line on a charger (TD-31 to TD-34).
    #[must_use]
    pub fn allows(&self, line: Line, shaded: HexSet, phone: [u8; 2]) -> bool {
        self.ports_of(line, shaded, phone).next().is_some()
    }

    /// The port and length, of the two phone values, by which `line` can be shaded.
    pub fn ports_of(&self, line: Line, shaded: HexSet, phone: [u8; 2]) -> impl Iterator<Item = (u8, u8)> {
        let hexes = line.hexes();
        pairings(phone).filter(move |(port, length)| {
            if hexes.is_empty() {
                return self.touching(*port).0 & !shaded.0 == 0;
            }
            hexes.0 & shaded.0 == 0
                && self.ways[usize::from(line.0)].iter().any(|way| way.port == *port && way.shades(hexes, *length, shaded))
        })
    }

    /// The port and length, of the two phone values, whose port a line of this place and direction can start from,
    /// whatever its length and what is shaded.
    pub(super) fn starts_of(&self, line: Line, phone: [u8; 2]) -> impl Iterator<Item = (u8, u8)> {
        pairings(phone).filter(move |(port, _)| self.ways[usize::from(line.0)].iter().any(|way| way.port == *port))
    }
}

/// The ways to read two phone values as port and length (TD-31).
fn pairings([a, b]: [u8; 2]) -> impl Iterator<Item = (u8, u8)> {
    let both = [(a, b), (b, a)];
    both.into_iter().take(if a == b { 1 } else { 2 }).filter(|(port, length)| *port != 0 && *length != 0)
}
