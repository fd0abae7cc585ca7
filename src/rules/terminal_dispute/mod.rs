//! Terminal Dispute: roll and write for 1–6 seats (rules TD-1 to TD-61).
//!
//! A round is a roll, an allocation that holds for every seat, and three writings by each seat on its own terminal:
//! two navigation dice into the [matrix], the phone dice into the [charger]. [`State`] is the game.

mod actions;
mod allocation;
pub mod charger;
mod checks;
mod choices;
mod glossary;
mod legal_actions;
mod lines;
mod log;
mod lookup;
pub mod matrix;
mod ranks;
mod round;
mod score;
mod sheet;
mod state;
mod validate;
mod view;
mod waste;
mod words;

pub use actions::{Action, Event, Phase};
pub use allocation::{Allocation, Spot};
pub use charger::{Axial, Grid, HexSet};
pub use lines::{Line, LineSet};
pub use matrix::{Combination, Matrix};
pub use ranks::Rank;
pub use score::{LineScore, ScoreSheet};
pub use sheet::{Navigation, Sheet, Tracker, Turn};
pub use state::State;
pub use view::{SheetView, View};
pub use words::{box_name, refuse_hex, row_letter};

use super::content::{ContentError, ContentFile, GameContent};

/// How many rounds a match has (TD-4).
pub const ROUNDS: u8 = 12;

/// The content files, in the order in which [`Content::parse`] takes them.
const CONTENT_FILES: [ContentFile; 2] = [
    ContentFile { path: "terminal_dispute/charger.ron", text: include_str!("../../../assets/terminal_dispute/charger.ron") },
    ContentFile { path: "terminal_dispute/ranks.ron", text: include_str!("../../../assets/terminal_dispute/ranks.ron") },
];

/// What the rules read from `assets/terminal_dispute/`.
#[derive(Debug)]
pub struct Content {
    /// The charger's grid (TD-30, TD-35).
    pub grid: Grid,
    /// The ranks of the solo game, best first (TD-61).
    pub ranks: Vec<Rank>,
}

impl GameContent for Content {
    const FILES: &'static [ContentFile] = &CONTENT_FILES;

    fn read(files: &[(&str, &str)]) -> Result<Self, Vec<ContentError>> {
        Self::parse([files[0], files[1]])
    }
}

impl Content {
    /// Reads name and text of each of [`CONTENT_FILES`].
    ///
    /// # Errors
    /// Everything that is wrong with them.
    fn parse(files: [(&str, &str); 2]) -> Result<Self, Vec<ContentError>> {
        let [charger, solo] = files;
        match (Grid::parse(charger.0, charger.1), ranks::parse(solo.0, solo.1)) {
            (Ok(grid), Ok(ranks)) => Ok(Self { grid, ranks }),
            (grid, ranks) => Err([grid.err(), ranks.err()].into_iter().flatten().collect()),
        }
    }
}
