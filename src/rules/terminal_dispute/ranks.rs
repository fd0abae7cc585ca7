//! The ranks of the solo game (TD-61).

use serde::{Deserialize, Serialize};

use super::Content;
use crate::rules::content::{ContentError, parse as parse_ron};
use crate::text::say_content;
use crate::{keys, t};

/// A rank of the solo game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rank {
    /// The lowest total that earns it.
    pub at_least: u8,
    /// What it is called.
    pub title: String,
    /// What is said to the player.
    pub line: String,
}

impl Rank {
    /// What is said to the player, in the language that is chosen.
    #[must_use]
    pub fn line_text(&self) -> String {
        say_content(&format!("{}{}", keys!("td-about-rank-"), self.at_least), &self.line)
    }
}

impl Content {
    /// The rank that a total earns.
    #[must_use]
    pub fn rank(&self, total: u8) -> &Rank {
        let ranks = &self.ranks;
        ranks.iter().find(|rank| rank.at_least <= total).unwrap_or(&ranks[ranks.len() - 1])
    }
}

/// Reads the ranks.
///
/// # Errors
/// What is wrong with the file.
pub(super) fn parse(file: &str, text: &str) -> Result<Vec<Rank>, ContentError> {
    let ranks: Vec<Rank> = parse_ron(file, text)?;
    let falling = ranks.windows(2).all(|pair| pair[0].at_least > pair[1].at_least);
    match ranks.last() {
        Some(last) if falling && last.at_least == 0 => Ok(ranks),
        _ => Err(ContentError::in_field(file, text, "at_least", &t!("td-content-ranks"))),
    }
}
