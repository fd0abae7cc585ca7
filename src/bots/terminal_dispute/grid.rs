//! The charger as the bots see it: patterns of hexes whose state is worth something, and the rays from the ports.

use std::sync::OnceLock;

use super::values::Values;
use crate::rules::terminal_dispute::{Axial, Grid, HexSet};

/// The lines of the grid in its three directions: patterns `0..27`; then the surroundings of the six ports.
pub(super) const ROWS: usize = 27;
/// How many patterns there are.
pub(super) const PATTERNS: usize = ROWS + 6;
/// The hexes around a port whose state counts together.
pub(super) const AROUND: usize = 11;
/// Patterns, filled up so that they are summed in whole vector registers.
const LANES: usize = 40;

/// The number of each pattern's state.
#[derive(Debug, Clone, Copy)]
pub(super) struct Marks(pub [u16; LANES]);

impl Marks {
    /// The same with one more hex shaded.
    #[inline]
    pub fn add(&mut self, hex: &Self) {
        for (mark, add) in self.0.iter_mut().zip(&hex.0) {
            *mark = mark.wrapping_add(*add);
        }
    }
}

/// From one hex in one direction: up to six hexes.
pub(super) type Ray = Vec<u8>;

/// A grid, with its patterns worked out.
pub(super) struct Patterns {
    /// The grid.
    pub grid: &'static Grid,
    /// The marks of the empty grid.
    pub none: Marks,
    /// What each hex adds.
    pub hexes: Vec<Marks>,
    /// How many states the lines have together.
    pub rows: usize,
    /// By port, by hex that touches it: the hex, and the rays from there that are longer than it.
    pub starts: [Vec<(u8, Vec<Ray>)>; 6],
    /// What the hexes touching each port are.
    pub touching: [u64; 6],
    /// The hexes with a circle.
    pub circled: u64,
    /// Tells grids apart.
    pub fingerprint: u64,
    /// The learned values of terminals with this grid, and the plain ones.
    pub values: [OnceLock<Values>; 2],
}

fn distance(a: Axial, b: Axial) -> i32 {
    let (q, r) = (i32::from(a.0) - i32::from(b.0), i32::from(a.1) - i32::from(b.1));
    q.abs().max(r.abs()).max((q + r).abs())
}

impl Patterns {
    /// The patterns of a grid, worked out once.
    pub fn of(grid: &'static Grid) -> &'static Self {
        grid.worked_out.get(|| Self::new(grid))
    }

    fn new(grid: &'static Grid) -> Self {
        let cells = grid.cells();
        let number = |cell: Axial| cells.iter().position(|other| *other == cell).map(|hex| hex as u8);
        let mut none = Marks([0; LANES]);
        let mut hexes = vec![Marks([0; LANES]); cells.len()];
        let mut rows = 0_usize;
        let axes: [fn(Axial) -> i8; 3] = [|cell| cell.0, |cell| cell.1, |cell| cell.0 + cell.1];
        for (axis, of) in axes.into_iter().enumerate() {
            for place in 0..9 {
                let row = 9 * axis + place;
                none.0[row] = rows as u16;
                let line = (0..cells.len()).filter(|hex| usize::from((of(cells[*hex]) + 4).clamp(0, 8) as u8) == place);
                let mut states = 1;
                for hex in line {
                    hexes[hex].0[row] = states;
                    states *= 2;
                }
                rows += usize::from(states);
            }
        }
        let mut starts: [Vec<(u8, Vec<Ray>)>; 6] = Default::default();
        let mut touching = [0; 6];
        for (at, port) in grid.ports().iter().enumerate() {
            let mut near: Vec<usize> = (0..cells.len()).collect();
            near.sort_by_key(|hex| (distance(cells[*hex], *port), distance(cells[*hex], Axial(0, 0)), *hex));
            none.0[ROWS + at] = (at << AROUND) as u16;
            for (place, hex) in near.into_iter().take(AROUND).enumerate() {
                hexes[hex].0[ROWS + at] = 1 << place;
            }
            touching[at] = grid.touching(at as u8 + 1).0;
            starts[at] = HexSet(touching[at])
                .iter()
                .map(|start| {
                    let ray = |direction| {
                        let mut cell = cells[usize::from(start)];
                        let mut ray = vec![start];
                        while ray.len() < 6
                            && let Some(hex) = number(cell.step(direction))
                        {
                            cell = cell.step(direction);
                            ray.push(hex);
                        }
                        ray
                    };
                    (start, (0..6).map(ray).filter(|ray| ray.len() > 1).collect())
                })
                .collect();
        }
        let places = cells.iter().chain(grid.ports()).flat_map(|cell| [cell.0 as u8, cell.1 as u8]);
        let fingerprint = (places.chain(*grid.circles()))
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Self { grid, none, hexes, rows, starts, touching, circled: grid.circled().0, fingerprint, values: Default::default() }
    }

    /// How many of these hexes have a circle.
    #[inline]
    pub const fn circles(&self, hexes: HexSet) -> u8 {
        HexSet(self.circled & hexes.0).len()
    }

    /// How many circled hexes are unshaded.
    pub const fn circles_left(&self, charger: HexSet) -> u8 {
        HexSet(self.circled & !charger.0).len()
    }

    /// The marks of a charger.
    pub fn marks(&self, charger: HexSet) -> Marks {
        let mut marks = self.none;
        for hex in charger.iter() {
            marks.add(&self.hexes[usize::from(hex)]);
        }
        marks
    }
}
