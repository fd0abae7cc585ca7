//! A match of Access Denied.

use serde::{Deserialize, Serialize};

use super::cards::{CARDS, Card, CardSet};
use super::knowledge::Clue;
use super::sectors::SECTORS;
use super::table::Table;
use super::view::Password;
use crate::rules::components::{Chance, List};
use crate::rules::game::MAX_SEATS;

/// A match of Access Denied: what lies open, and what is hidden.
///
/// The deck has no order: a card is drawn from it at random, which is the same as a shuffled one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(super) chance: Chance,
    /// What everybody sees.
    pub(super) table: Table,
    /// The cards that each seat holds, with those laid aside.
    pub(super) hands: [CardSet; MAX_SEATS],
    /// The cards that are laid aside face down by who holds them.
    pub(super) aside: CardSet,
    /// The cards of the attempt in progress, in the order of handing over.
    pub(super) handed: List<Card, 3>,
    pub(super) passwords: [Password; SECTORS],
    pub(super) deck: CardSet,
    /// The discard pile, its top last.
    pub(super) pile: List<Card, { CARDS as usize }>,
    /// The cards that each seat has seen outside of passwords.
    pub(super) seen: [CardSet; MAX_SEATS],
    /// The cards of which each seat knows who holds them.
    pub(super) known: [CardSet; MAX_SEATS],
    /// What each seat knows of passwords, by seat and sector.
    pub(super) clues: [[Clue; SECTORS]; MAX_SEATS],
}
