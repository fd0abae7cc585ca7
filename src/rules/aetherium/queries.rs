//! What can be asked about a table without changing it: chances of attacks, sight, what a square holds. Answers are data,
//! for bots of others, studies and tests, and are made from a view, so that they tell nobody more than that may know.

use serde::{Deserialize, Serialize};

use super::models::ModelId;
use super::odds::{BoxesOdds, Odds};
use super::prospect::{Prospect, Spot};
use super::server::Square;
use super::site::Site;
use super::view::View;
use crate::rules::game::Refusal;

/// A question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Query {
    /// What an attack may come to where both models stand, whosever turn it is (AE-50 to AE-57).
    Odds {
        /// The model that attacks.
        model: ModelId,
        /// Its target.
        target: ModelId,
    },
    /// How one place is seen from another (AE-40 to AE-43).
    Sight {
        /// Where somebody looks from.
        from: Spot,
        /// What is looked at.
        to: Spot,
    },
    /// What a square holds.
    Site(Square),
}

/// What is answered to a [`Query`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Answer {
    /// To [`Query::Odds`].
    Odds(Chances),
    /// To [`Query::Sight`].
    Sight(Prospect),
    /// To [`Query::Site`].
    Site(Site),
}

/// The odds of an attack and everything they come from. They are exact: ways in which the dice can fall, of
/// [`Odds::out_of`] in all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Chances {
    /// The odds of hits, of the disruption and of deletion.
    pub odds: Odds,
    /// What makes the number of dice, in words.
    pub reasons: Vec<DiceReason>,
    /// How likely each number of boxes is by hits alone, in ascending order.
    pub boxes: Vec<BoxesOdds>,
    /// The same if the disruption is used whenever it can be.
    pub boxes_by_disruption: Vec<BoxesOdds>,
}

/// Why an attack has more or fewer dice (AE-51).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DiceReason {
    /// How many dice it adds, or takes away.
    pub dice: i8,
    /// What it is.
    pub text: String,
    /// The rule that says so.
    pub rule: String,
}

impl Chances {
    fn new(odds: Odds) -> Self {
        let reason =
            |modifier: &super::aim::Modifier| DiceReason { dice: modifier.dice(), text: modifier.label(), rule: modifier.rule().into() };
        Self {
            reasons: odds.modifiers.iter().map(reason).collect(),
            boxes: odds.spread(false).to_vec(),
            boxes_by_disruption: odds.spread(true).to_vec(),
            odds,
        }
    }
}

impl View {
    /// Answers a question about what this viewer sees.
    ///
    /// # Errors
    /// Why there is nothing to answer: the attack does not reach its target, or a model is not on the server.
    pub fn answer(&self, query: &Query) -> Result<Answer, Refusal> {
        match *query {
            Query::Odds { model, target } => self.table.odds(model, target).map(|odds| Answer::Odds(Chances::new(odds))),
            Query::Sight { from, to } => self.table.prospect(from, to).map(Answer::Sight),
            Query::Site(square) => Ok(Answer::Site(self.site(square))),
        }
    }
}
