//! The first line of a match file.

use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use super::{Deal, SeatSpec, Seed};
use crate::rules::content::Content;
use crate::rules::game::{Game, Setup};

/// The newest format of match files that this build reads and writes; the oldest is 1.
pub const FORMAT: u32 = 4;

/// The format of matches with a long seed that was not sealed, and that of matches with a short one: older builds read these.
const LONG: u32 = 3;
const SHORT: u32 = 2;

/// What a match file begins with.
pub(super) const MAGIC: &str = "CyberdeckMatch";

/// What a match is: everything that is settled before the first action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "CyberdeckMatch", deny_unknown_fields)]
pub struct Header {
    /// The format of the file, see [`FORMAT`].
    pub format: u32,
    /// The game, by its id.
    pub game: String,
    /// The fingerprint of the content it is played with.
    pub content: String,
    /// Seats and options.
    pub setup: Setup,
    /// Where its chance comes from.
    pub seed: Seed,
    /// Who sat down first; players may change later.
    pub seats: Vec<SeatSpec>,
    /// How the seed was made, if the deal was sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
    /// What the players call it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// When it began, in seconds since 1970.
    pub created: u64,
    /// The match it branched off, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Origin>,
}

/// Where a match branched off another one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The other match: its title, or when it has none the name of its file.
    pub name: String,
    /// After how many steps.
    pub step: usize,
}

impl Header {
    /// The header of a new match of `G` with this content. Seats without a name get one.
    #[must_use]
    pub fn new<G: Game>(setup: Setup, seed: Seed, seats: &[SeatSpec], content: &Content) -> Self {
        Self {
            format: if matches!(seed, Seed::Short(_)) { SHORT } else { LONG },
            game: G::ID.to_owned(),
            content: content.hash(G::ID).to_owned(),
            setup,
            seed,
            seats: seats.iter().enumerate().map(|(at, seat)| seat.seated(at)).collect(),
            deal: None,
            title: None,
            created: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()),
            from: None,
        }
    }

    /// The header of a new match of `G` whose deal was sealed.
    #[must_use]
    pub fn sealed<G: Game>(setup: Setup, deal: Deal, seats: &[SeatSpec], content: &Content) -> Self {
        Self { format: FORMAT, deal: Some(deal.clone()), ..Self::new::<G>(setup, deal.seed(), seats, content) }
    }
}
