//! The phone charger: its hexes, ports and circles, and the lines that can be shaded (TD-30 to TD-36).

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

use super::actions::Action;
use super::lines::{LONGEST, Line, LineSet, NO_LINE, NO_OBSTACLE, Port, Ray, SET, Ways, mirror};
use crate::rules::components::out_of_range;
use crate::rules::content::{Content, ContentError, WorkedOut, parse};
use crate::rules::read::members;
use crate::t;

/// The most hexes a grid may have: they are kept as a bit set of 64.
const MAX_HEXES: usize = 64;
/// A set of hexes, by their number in the grid (row by row from the top, left to right).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<u8>", extend("uniqueItems" = true)))]
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
        let hexes: Vec<u8> = members::<_, u8, _>(deserializer)?;
        if let Some(hex) = hexes.iter().find(|hex| usize::from(**hex) >= MAX_HEXES) {
            return Err(serde::de::Error::custom(t!("position-number", kind = "hex", number = hex, least = 0, most = MAX_HEXES - 1)));
        }
        Ok(hexes.into_iter().collect())
    }
}

/// Axial coordinates of a cell, pointy-top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Axial(pub i8, pub i8);

impl fmt::Display for Axial {
    /// As it stands in the file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.0, self.1)
    }
}

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

/// How the grid is written in `assets/terminal_dispute/charger.ron`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GridFile {
    radius: i8,
    ports: Vec<Axial>,
    circles: Vec<Axial>,
}

/// The grid of the charger, with every line worked out.
pub struct Grid {
    cells: Vec<Axial>,
    ports: [Axial; 6],
    circles: [u8; 4],
    all: HexSet,
    circled: HexSet,
    /// The line of these hexes.
    numbers: BTreeMap<u64, Line>,
    /// The hexes of each line and the ways to shade it; nothing where there is no such line.
    pub(super) ways: Vec<Ways>,
    from: [Port; 6],
    /// The lines that several ports share, as the lowest bits of each port's set.
    shared: u64,
    /// What bots find out about the grid.
    pub worked_out: WorkedOut,
}

impl Grid {
    /// The grid of what is being read.
    pub(super) fn being_read() -> &'static Self {
        &Content::being_read().terminal_dispute.grid
    }

    /// Reads the grid and works out its lines.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn parse(file: &str, text: &str) -> Result<Self, ContentError> {
        let GridFile { radius, ports, circles } = parse(file, text)?;
        let fail = |field: &str, wrong: String| Err(ContentError::in_field(file, text, field, &wrong));
        let Ok(ports) = <[Axial; 6]>::try_from(ports.as_slice()) else {
            return fail("ports", t!("td-content-ports", count = ports.len()));
        };
        let Ok(circles) = <[Axial; 4]>::try_from(circles.as_slice()) else {
            return fail("circles", t!("td-content-circles", count = circles.len()));
        };
        if let Some(wrong) = out_of_range(radius, 1..=4, "TD-30") {
            return fail("radius", wrong);
        }
        for (number, port) in ports.iter().enumerate() {
            if port.radius() > i16::from(radius) || ports[..number].contains(port) {
                return fail("ports", t!("td-content-port", port = number + 1, cell = port.to_string()));
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
                _ => return fail("circles", t!("td-content-circle", cell = cell.to_string())),
            }
        }
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
        // Every line with the first port that can shade it, and whether another can too.
        let mut known = BTreeMap::from([(0_u64, (0, true))]);
        for (port, start) in touching.iter().enumerate().flat_map(|(port, starts)| starts.iter().map(move |start| (port, start))) {
            for (direction, length) in (0..6).flat_map(|direction| (1..=LONGEST).map(move |length| (direction, length))) {
                let (first, shared) = known.entry(walk(*start, direction, length)).or_insert((port, false));
                *shared |= *first != port;
            }
        }
        let shared = known.values().filter(|(_, shared)| *shared).count();
        let (mut next_shared, mut next_own) = (0, [shared; 6]);
        let mut numbers = BTreeMap::new();
        for (hexes, (port, shared)) in known {
            let (port, next) = if shared { (0, &mut next_shared) } else { (port, &mut next_own[port]) };
            if *next >= usize::from(NO_LINE) {
                return fail("ports", t!("td-content-port-lines", port = port + 1));
            }
            numbers.insert(hexes, Line::new((port * SET + *next) as u16, HexSet(hexes)));
            *next += 1;
        }
        let mut ways = vec![Ways::default(); 6 * SET];
        numbers.iter().for_each(|(hexes, line)| ways[line.number()] = Ways::of(HexSet(*hexes)));
        let lines: Vec<Line> = (0..).zip(&ways).map(|(number, ways)| Line::new(number, HexSet(ways.hexes))).collect();
        let place = |hexes: u64| (numbers[&hexes].number() % SET) as u8;
        let from = std::array::from_fn(|port: usize| {
            let line = |at| lines.get(if at < shared { at } else { port * SET + at }).copied().unwrap_or(Line::NOTHING);
            let (mut touched, mut rays) = (0, [Vec::new(), Vec::new()]);
            for start in &touching[port] {
                touched |= walk(*start, 0, 1);
                let mut alone = false;
                for direction in 0..6 {
                    let reach: [u64; LONGEST] = std::array::from_fn(|shorter| walk(*start, direction, shorter + 1));
                    let behind: [u64; 8] = std::array::from_fn(|length| match length {
                        1..LONGEST => reach[length] & !reach[length - 1],
                        _ => 0,
                    });
                    for hexes in &reach {
                        ways[numbers[hexes].number()].add(port + 1, behind[HexSet(*hexes).len() as usize]);
                    }
                    if reach[1] == reach[0] && std::mem::replace(&mut alone, true) {
                        continue;
                    }
                    let mirrored = direction >= 3;
                    let turned = |hexes: u64| if mirrored { mirror(hexes) } else { hexes };
                    // The longest line that does not hold the obstacle.
                    let up_to = |obstacle: u64| reach.iter().rev().find(|hexes| turned(**hexes) & obstacle == 0);
                    rays[usize::from(mirrored)].push(Ray {
                        hexes: turned(reach[LONGEST - 1]),
                        behind: behind.map(|hex| NO_OBSTACLE | turned(hex)),
                        lines: std::array::from_fn(|obstacle| up_to(1 << obstacle).map_or(NO_LINE, |hexes| place(*hexes))),
                    });
                }
            }
            let by_four = |rays: Vec<Ray>| {
                let four = |some: &[Ray]| std::array::from_fn(|at| some.get(at).copied().unwrap_or(Ray::BLIND));
                rays.chunks(4).map(four).collect()
            };
            Port { touching: touched, rays: rays.map(by_four), charges: std::array::from_fn(|at| Action::Charge(line(at))) }
        });
        let all = HexSet(u64::MAX >> (MAX_HEXES - cells.len()));
        let circled = circle_hexes.into_iter().collect();
        Ok(Self {
            ports,
            circles: circle_hexes,
            all,
            circled,
            numbers,
            ways,
            from,
            shared: (1 << shared) - 1,
            cells,
            worked_out: WorkedOut::default(),
        })
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

    /// The hexes of a line.
    #[inline]
    pub(super) fn hexes(&self, line: Line) -> HexSet {
        HexSet(self.ways[line.number()].hexes)
    }

    /// The hexes that touch port 1–6.
    #[must_use]
    pub fn touching(&self, port: u8) -> HexSet {
        HexSet(self.from[usize::from(port) - 1].touching)
    }

    /// The line of exactly these hexes.
    #[must_use]
    pub fn line(&self, hexes: HexSet) -> Option<Line> {
        self.numbers.get(&hexes.0).copied()
    }

    /// TD-36: the score of a charger.
    #[must_use]
    pub const fn score(shaded: HexSet) -> u8 {
        shaded.len()
    }

    /// Every line that the two phone values, in ascending order, allow on a charger (TD-31 to TD-34).
    #[inline]
    #[must_use]
    pub fn lines(&'static self, shaded: HexSet, phone: [u8; 2]) -> LineSet {
        let [low, high] = phone;
        let both_ways = [shaded.0, mirror(shaded.0)];
        let ports = self.ports_for(phone);
        let from_low = ports[0].lines(both_ways, high);
        let from_high = if low == high { 0 } else { ports[1].lines(both_ways, low) };
        LineSet { ports, sets: [from_low | from_high & self.shared, from_high & !self.shared] }
    }

    /// The lines from the ports of two phone values.
    #[inline]
    pub(super) fn ports_for(&'static self, phone: [u8; 2]) -> [&'static Port; 2] {
        let [low, high] = phone;
        [&self.from[usize::from(low) - 1], &self.from[usize::from(high) - 1]]
    }

    /// Whether the two phone values allow a line on a charger (TD-31 to TD-34).
    #[inline]
    #[must_use]
    pub fn allows(&self, line: Line, shaded: HexSet, [a, b]: [u8; 2]) -> bool {
        self.shades(line, shaded, a, b) || self.shades(line, shaded, b, a)
    }

    /// Whether a line can be shaded from a port with a length.
    #[inline]
    fn shades(&self, line: Line, shaded: HexSet, port: u8, length: u8) -> bool {
        let ways = &self.ways[line.number()];
        if ways.hexes == 0 {
            return self.touching(port).0 & !shaded.0 == 0;
        }
        ways.hexes & shaded.0 == 0 && ways.shades(port, length, shaded)
    }

    /// The port and length, of the two phone values, by which `line` can be shaded.
    pub fn ports_of(&self, line: Line, shaded: HexSet, phone: [u8; 2]) -> impl Iterator<Item = (u8, u8)> {
        pairings(phone).filter(move |(port, length)| self.shades(line, shaded, *port, *length))
    }

    /// The port and length, of the two phone values, whose port a line of this place and direction can start from,
    /// whatever its length and what is shaded.
    pub(super) fn starts_of(&self, line: Line, phone: [u8; 2]) -> impl Iterator<Item = (u8, u8)> {
        pairings(phone).filter(move |(port, _)| self.ways[line.number()].starts_from(*port))
    }
}

/// The ways to read two phone values as port and length (TD-31).
fn pairings([a, b]: [u8; 2]) -> impl Iterator<Item = (u8, u8)> {
    let both = [(a, b), (b, a)];
    both.into_iter().take(if a == b { 1 } else { 2 }).filter(|(port, length)| *port != 0 && *length != 0)
}
