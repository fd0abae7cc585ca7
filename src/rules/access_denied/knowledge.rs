//! What seats know for certain: of passwords (AD-91), and of the cards that others hold.

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet};
use super::sectors::{Code, Codes, Sector};
use super::state::State;
use crate::rules::game::{Seat, Seats};

/// What is known of a password.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clue {
    /// The codes that are in it.
    pub within: Codes,
    /// The codes that are not in it.
    pub out: Codes,
}

impl Clue {
    /// Adds what follows: three codes in it are all, three codes out leave the other three (AD-92).
    pub fn close(&mut self) {
        if self.within.len() == 3 {
            self.out = Codes(Codes::ALL.0 & !self.within.0);
        } else if self.out.len() == 3 {
            self.within = Codes(Codes::ALL.0 & !self.out.0);
        }
    }
}
