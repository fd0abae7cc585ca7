//! What is seen from a place and what is not, with every line of sight (AE-40 to AE-43, AE-113).

use serde::{Deserialize, Serialize};

use super::base::Base;
use super::content::Code;
use super::lines::squares_to_corner;
use super::models::ModelId;
use super::refusals::Why;
use super::server::{Direction, Facing, Square};
use super::sight::{Sight, Unseen, blocking, in_cover, is_behind, sight};
use super::squares::Squares;
use super::table::Table;
use crate::rules::game::Refusal;

/// The corners of a square in the order of [`squares_to_corner`].
const CORNERS: [Direction; 4] = [Direction::SouthWest, Direction::SouthEast, Direction::NorthWest, Direction::NorthEast];

/// From where somebody looks, or what is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Spot {
    /// A model where it stands. One that looks has its front arc (AE-40), and its linked mates hide nothing (AE-112).
    Model(ModelId),
    /// A square alone, whatever stands on it, as a single model on it would see all around or be seen.
    Square(Square),
}

/// What puts a target in cover (AE-43, AE-103).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Cover {
    /// Only one corner is in view.
    Partial,
    /// It stands in fragmented terrain.
    Fragmented,
    /// It has the code Cover.
    Code,
}

/// A line of sight, from the middle of one square to a corner of another (AE-42).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SightLine {
    /// Where it begins.
    pub from: Square,
    /// The square to whose corner it leads.
    pub to: Square,
    /// Which corner: one of the four diagonal directions.
    pub corner: Direction,
    /// The squares that stop it; none, and the corner is in view.
    pub stopped_by: Squares,
}

/// How one place is seen from another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Prospect {
    /// How far apart they are, in squares, diagonals counted as one (AE-44).
    pub distance: u8,
    /// How well the target is seen; nothing if it is not.
    pub sight: Option<Sight>,
    /// Why it is not seen.
    pub unseen: Option<Unseen>,
    /// What puts it in cover. Empty: it is in none.
    pub cover: Vec<Cover>,
    /// Whether the viewing place lies in the target's rear arc; only if the target is a model (AE-51).
    pub from_behind: bool,
    /// Every line, to each corner of the target's squares. Neighbours see each other, whatever stops these (AE-42).
    pub lines: Vec<SightLine>,
    /// The squares that stop at least one of them.
    pub stopped_by: Squares,
}

impl Table {
    /// How one place is seen from another, whosever turn it is.
    ///
    /// # Errors
    /// One of the models is not on the server (AE-14, AE-41).
    pub fn prospect(&self, from: Spot, to: Spot) -> Result<Prospect, Refusal> {
        let base_of = |spot| match spot {
            Spot::Model(model) => self.base(model),
            Spot::Square(square) => Some(Base::Single(square)),
        };
        let base = base_of(from).ok_or_else(|| Why::NotOnServer.refusal(self))?;
        let there = base_of(to).ok_or_else(|| Why::TargetGone.refusal(self))?;
        let (seen, stops) = match from {
            Spot::Model(model) => {
                let stops = self.stops(model);
                (sight(base, self.model(model).facing, there, &stops), stops)
            }
            Spot::Square(_) => {
                let stops = blocking(self.ground(), base, self.models_stand(), Squares::EMPTY, Squares::EMPTY);
                // Whichever way it looked: the best of all.
                let best = Facing::ALL.into_iter().filter_map(|facing| sight(base, facing, there, &stops).ok()).max();
                (best.ok_or(Unseen::Hidden), stops)
            }
        };
        let (mut cover, mut from_behind) = (Vec::new(), false);
        if let Ok(sight) = seen {
            cover.extend((sight == Sight::Partial).then_some(Cover::Partial));
            cover.extend(in_cover(Sight::Complete, there, self.ground()).then_some(Cover::Fragmented));
        }
        if let Spot::Model(target) = to {
            cover.extend((seen.is_ok() && self.codes(target).contains(Code::Cover)).then_some(Cover::Code));
            from_behind = is_behind(base, there, self.model(target).facing);
        }
        let stops = stops - base.squares() - there.squares();
        let pairs = base.squares().iter().flat_map(|from| there.squares().iter().map(move |to| (from, to)));
        let line =
            |(from, to), nth: usize| SightLine { from, to, corner: CORNERS[nth], stopped_by: squares_to_corner(from, to, nth) & stops };
        let lines: Vec<SightLine> = pairs.flat_map(|pair| (0..CORNERS.len()).map(move |nth| line(pair, nth))).collect();
        Ok(Prospect {
            distance: base.distance(there),
            sight: seen.ok(),
            unseen: seen.err(),
            cover,
            from_behind,
            stopped_by: lines.iter().fold(Squares::EMPTY, |all, line| all | line.stopped_by),
            lines,
        })
    }
}
