//! What programs can look up: boxes, hexes, ranks (TD-20, TD-30, TD-61).

use serde::Serialize;

use super::State;
use super::charger::Axial;
use super::matrix::BOXES;
use super::ranks::Rank;
use super::view::View;
use super::words::{box_name, long_box_name};
use crate::rules::content::Content;
use crate::rules::game::Refusal;
use crate::rules::lookup::{Entry, Lookup, NoQuery};

/// A hex of the charger (TD-30).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hex {
    /// Its axial coordinates, pointy-top: the column, and the row counted from the middle one.
    pub at: Axial,
    /// Whether it carries a circle, which unlocks an ability (TD-35).
    pub circled: bool,
    /// The ports 1–6 that it touches: lines begin there (TD-32).
    pub ports: Vec<u8>,
}

/// Everything in the content.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Catalog {
    /// The boxes of the matrix, row by row; the data are row and column from 0 (TD-20).
    pub boxes: Vec<Entry<u8, [u8; 2]>>,
    /// The hexes of the charger (TD-30).
    pub hexes: Vec<Entry<u8, Hex>>,
    /// The ranks of the solo game, the best first (TD-61).
    pub ranks: Vec<Entry<u8, &'static Rank>>,
}

impl Lookup for State {
    type Catalog = Catalog;
    type Pieces = ();
    type Query = NoQuery;
    type Answer = ();

    const QUERIES: &'static [&'static str] = &[];

    fn catalog(content: &'static Content) -> Catalog {
        let grid = &content.terminal_dispute.grid;
        let hex = |(hex, at): (u8, &Axial)| {
            let ports: Vec<u8> = (1..=6).filter(|port| grid.touching(*port).contains(hex)).collect();
            let circled = grid.circled().contains(hex);
            Entry::new(hex, format!("({}, {})", at.0, at.1), Vec::new(), Hex { at: *at, circled, ports })
        };
        let cell = |cell: u8| Entry::new(cell, box_name(cell), vec![long_box_name(cell)], [cell / 5, cell % 5]);
        let rank = |(at, rank): (u8, &'static Rank)| Entry::new(at, &rank.title, vec![rank.line_text()], rank);
        Catalog {
            boxes: (0..BOXES as u8).map(cell).collect(),
            hexes: (0..).zip(grid.cells()).map(hex).collect(),
            ranks: (0..).zip(&content.terminal_dispute.ranks).map(rank).collect(),
        }
    }

    fn pieces(_: &View) {}

    fn answer(_: &View, query: &NoQuery) -> Result<(), Refusal> {
        match *query {}
    }
}
