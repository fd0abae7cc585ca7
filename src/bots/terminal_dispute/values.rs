//! What a terminal is worth at the end of a round: the total it will come to, as learned from self-play.
//!
//! The worth is a sum of table entries. For the matrix: one for each of the ten lines, by the values in it, and one for
//! each empty box, by what stands beside it in its row and in its column. For the charger: one for each of the 27 lines
//! of the grid and for the surroundings of each port, by which of their hexes are shaded, and one for the number of
//! hexes. And one for the abilities ready and the circles left. All by the round, or by a few rounds together.
//!
//! `examples/train_terminal_dispute.rs` learns the tables and writes `assets/terminal_dispute/values.bin`: a header of
//! four letters, version, fingerprint of the grid and number of entries, then each entry as a number of 1/256 points in
//! sixteen bits, all little-endian. After the last round the worth is the score; that is not stored.

use std::fmt;

use super::grid::{AROUND, Marks, PATTERNS, Patterns, ROWS};
use super::lines::{BESIDES, CLASSES, FULL, lines};
use crate::rules::terminal_dispute::{Grid, HexSet, Matrix, ROUNDS, Sheet};

/// The learned tables.
static LEARNED: &[u8] = include_bytes!("../../../assets/terminal_dispute/values.bin");
/// The first letters of a file of tables.
const MAGIC: [u8; 4] = *b"CDTD";
/// The version of the format and of the tables' meaning.
const VERSION: u32 = 1;
/// The entries of a file are multiples of this.
const STEP: f32 = 1.0 / 256.0;
const HEADER: usize = 20;

/// Rounds after which there is something left to learn.
const STAGES: usize = ROUNDS as usize - 1;
/// The boxes' tables: rounds 1–5, 6–8, 9–11.
const BOX_STAGES: usize = 3;
/// The ports' tables: rounds 1–3, 4–6, 7–9, 10–11.
const PORT_STAGES: usize = 4;
const BOXES: usize = BESIDES * BESIDES;
const PORTS: usize = 6 << AROUND;
const SHADED: usize = 65;
const READY: usize = 25;

/// The worth of terminals with one grid.
#[derive(Clone)]
pub struct Values {
    weights: Vec<f32>,
    patterns: &'static Patterns,
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Values").field("weights", &self.weights).finish_non_exhaustive()
    }
}

/// The tables for the end of one round.
#[derive(Clone, Copy)]
pub(super) struct Stage<'a> {
    /// The grid with its patterns.
    pub patterns: &'static Patterns,
    /// By class of line.
    pub lines: &'a [f32],
    /// By what stands beside an empty box in its row and its column: `BESIDES` × `BESIDES`.
    pub boxes: &'a [f32],
    rows: &'a [f32],
    ports: &'a [f32],
    shaded: &'a [f32],
    ready: &'a [f32],
}

/// Where each table begins.
struct Layout {
    boxes: usize,
    rows: usize,
    ports: usize,
    shaded: usize,
    ready: usize,
    /// The end of what is learned, and the beginning of the tables for the end of the match.
    end: usize,
}

const fn layout(rows: usize) -> Layout {
    let boxes = STAGES * CLASSES;
    let at_rows = boxes + BOX_STAGES * BOXES;
    let ports = at_rows + STAGES * rows;
    let shaded = ports + PORT_STAGES * PORTS;
    let ready = shaded + STAGES * SHADED;
    Layout { boxes, rows: at_rows, ports, shaded, ready, end: ready + STAGES * READY }
}

impl Values {
    /// The learned values, or where the grid is not the one they were learned on, a plain guess.
    #[must_use]
    pub fn learned(grid: &'static Grid) -> &'static Self {
        Patterns::of(grid).values[0].get_or_init(|| Self::read(LEARNED, grid).unwrap_or_else(|| Self::new(grid)))
    }

    /// The values of somebody who sees what lines may come to, one by one, and counts hexes.
    #[must_use]
    pub fn plain(grid: &'static Grid) -> &'static Self {
        Patterns::of(grid).values[1].get_or_init(|| Self::new(grid))
    }

    /// A plain guess: what each line of the matrix may come to, a point for each hex and each ability.
    #[must_use]
    pub fn new(grid: &'static Grid) -> Self {
        let patterns = Patterns::of(grid);
        let rows = patterns.rows;
        let at = layout(rows);
        let mut weights = vec![0.0; at.end + CLASSES + BOXES + rows + PORTS + SHADED + READY];
        let lines = lines();
        for stage in 0..STAGES {
            weights[stage * CLASSES..][..CLASSES].copy_from_slice(&lines.promise);
            for shaded in 0..SHADED {
                weights[at.shaded + stage * SHADED + shaded] = shaded as f32 + 3.5 * (STAGES - stage) as f32;
            }
            for place in 0..READY {
                weights[at.ready + stage * READY + place] = (place / 5) as f32;
            }
        }
        for (weight, score) in weights[at.end..].iter_mut().zip(&lines.score) {
            *weight = f32::from(*score);
        }
        for shaded in 0..SHADED {
            weights[at.end + CLASSES + BOXES + rows + PORTS + shaded] = shaded as f32;
        }
        Self { weights, patterns }
    }

    /// Reads tables; nothing where they are damaged, of another version or learned on another grid.
    #[must_use]
    pub fn read(bytes: &[u8], grid: &'static Grid) -> Option<Self> {
        let mut values = Self::new(grid);
        let header = values.header();
        let entries = bytes.strip_prefix(header.as_slice())?;
        let places: Vec<usize> = values.stored().collect();
        if entries.len() != 2 * places.len() {
            return None;
        }
        for (place, entry) in places.into_iter().zip(entries.chunks_exact(2)) {
            let value = f32::from(i16::from_le_bytes([entry[0], entry[1]])) * STEP;
            values.weights[place] = value;
            if let Some(twin) = values.twin(place) {
                values.weights[twin] = value;
            }
        }
        Some(values)
    }

    /// The tables as they are stored.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = self.header().to_vec();
        for place in self.stored() {
            let entry = (self.weights[place] / STEP).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
            bytes.extend(entry.to_le_bytes());
        }
        bytes
    }

    fn header(&self) -> [u8; HEADER] {
        let mut header = [0; HEADER];
        header[..4].copy_from_slice(&MAGIC);
        header[4..8].copy_from_slice(&VERSION.to_le_bytes());
        header[8..16].copy_from_slice(&self.patterns.fingerprint.to_le_bytes());
        header[16..].copy_from_slice(&(self.stored().count() as u32).to_le_bytes());
        header
    }

    /// The entries that are learned, without those that another one mirrors.
    fn stored(&self) -> impl Iterator<Item = usize> + use<> {
        let at = layout(self.patterns.rows);
        (0..at.end).filter(move |place| {
            let inside = (at.boxes..at.rows).contains(place).then(|| (place - at.boxes) % BOXES);
            inside.is_none_or(|inside| inside / BESIDES <= inside % BESIDES)
        })
    }

    /// The entry that is to be the same: of an empty box with row and column exchanged.
    fn twin(&self, place: usize) -> Option<usize> {
        let at = layout(self.patterns.rows);
        let inside = (at.boxes..at.rows).contains(&place).then(|| (place - at.boxes) % BOXES)?;
        Some(place - inside + inside % BESIDES * BESIDES + inside / BESIDES)
    }

    /// The tables for the end of a round, 1–12 (0 is taken as 1).
    pub(super) fn stage(&self, round: u8) -> Stage<'_> {
        let (at, w) = (layout(self.patterns.rows), self.weights.as_slice());
        if round >= ROUNDS {
            let (lines, rest) = w[at.end..].split_at(CLASSES);
            let (boxes, rest) = rest.split_at(BOXES);
            let (rows, rest) = rest.split_at(self.patterns.rows);
            let (ports, rest) = rest.split_at(PORTS);
            let (shaded, ready) = rest.split_at(SHADED);
            return Stage { patterns: self.patterns, lines, boxes, rows, ports, shaded, ready };
        }
        let stage = usize::from(round.max(1)) - 1;
        let (boxes, ports) = (box_stage(stage), port_stage(stage));
        Stage {
            patterns: self.patterns,
            lines: &w[stage * CLASSES..][..CLASSES],
            boxes: &w[at.boxes + boxes * BOXES..][..BOXES],
            rows: &w[at.rows + stage * self.patterns.rows..][..self.patterns.rows],
            ports: &w[at.ports + ports * PORTS..][..PORTS],
            shaded: &w[at.shaded + stage * SHADED..][..SHADED],
            ready: &w[at.ready + stage * READY..][..READY],
        }
    }

    /// What a terminal is worth at the end of a round: the total it will come to.
    #[must_use]
    pub fn of(&self, sheet: &Sheet, round: u8) -> f32 {
        let stage = self.stage(round);
        stage.matrix(&sheet.matrix)
            + stage.charger(&self.patterns.marks(sheet.charger), sheet.charger)
            + stage.ready(sheet.tracker.ready(), self.patterns.circles_left(sheet.charger))
    }

    /// How many entries there are, for [`features`](Self::features).
    #[must_use]
    pub fn len(&self) -> usize {
        self.weights.len()
    }

    /// Whether there are no entries.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.weights.is_empty()
    }

    /// Fills `out` with the entries whose sum [`of`](Self::of) is, in rounds 1–11.
    pub fn features(&self, sheet: &Sheet, round: u8, out: &mut Vec<usize>) {
        out.clear();
        let (at, lines) = (layout(self.patterns.rows), lines());
        let stage = usize::from(round.clamp(1, ROUNDS - 1)) - 1;
        let code = |line: usize| usize::from(sheet.matrix.line(line));
        out.extend((0..10).map(|line| stage * CLASSES + usize::from(lines.class[code(line)])));
        for cell in HexSet(sheet.matrix.empty().into()).iter().map(usize::from) {
            let [a, b] = [cell / 5, 5 + cell % 5].map(|line| usize::from(lines.beside[code(line)]));
            out.push(at.boxes + box_stage(stage) * BOXES + a.min(b) * BESIDES + a.max(b));
        }
        let marks = self.patterns.marks(sheet.charger).0;
        out.extend(marks[..ROWS].iter().map(|mark| at.rows + stage * self.patterns.rows + usize::from(*mark)));
        out.extend(marks[ROWS..PATTERNS].iter().map(|mark| at.ports + port_stage(stage) * PORTS + usize::from(*mark)));
        out.push(at.shaded + stage * SHADED + usize::from(sheet.charger.len()));
        out.push(at.ready + stage * READY + ready_place(sheet.tracker.ready(), self.patterns.circles_left(sheet.charger)));
    }

    /// Changes an entry.
    pub fn nudge(&mut self, feature: usize, by: f32) {
        self.weights[feature] += by;
        if let Some(twin) = self.twin(feature) {
            self.weights[twin] = self.weights[feature];
        }
    }
}

const fn box_stage(stage: usize) -> usize {
    match stage {
        0..=4 => 0,
        5..=7 => 1,
        _ => 2,
    }
}

const fn port_stage(stage: usize) -> usize {
    stage / 3
}

const fn ready_place(ready: u8, left: u8) -> usize {
    (if ready > 4 { 4 } else { ready as usize }) * 5 + if left > 4 { 4 } else { left as usize }
}

impl Stage<'_> {
    /// The part of the matrix.
    pub fn matrix(&self, matrix: &Matrix) -> f32 {
        let lines = lines();
        let code = |line: usize| usize::from(matrix.line(line));
        let mut sum: f32 = (0..10).map(|line| self.lines[usize::from(lines.class[code(line)])]).sum();
        for cell in HexSet(matrix.empty().into()).iter().map(usize::from) {
            sum += self.empty(lines.beside[code(cell / 5)], lines.beside[code(5 + cell % 5)]);
        }
        sum
    }

    /// The part of an empty box.
    #[inline]
    pub fn empty(&self, row: u16, column: u16) -> f32 {
        debug_assert!(row != FULL && column != FULL);
        self.boxes[usize::from(row) * BESIDES + usize::from(column)]
    }

    /// The part of the charger.
    #[inline]
    pub fn charger(&self, marks: &Marks, charger: HexSet) -> f32 {
        let mut sum = self.shaded[usize::from(charger.len())];
        for mark in &marks.0[..ROWS] {
            sum += self.rows[usize::from(*mark)];
        }
        for mark in &marks.0[ROWS..PATTERNS] {
            sum += self.ports[usize::from(*mark)];
        }
        sum
    }

    /// The part of the abilities: ready ones, and circles not yet reached.
    #[inline]
    pub fn ready(&self, ready: u8, left: u8) -> f32 {
        self.ready[ready_place(ready, left)]
    }
}
