//! What programs can look up of a game besides playing it: what its cards, commands, programs and the like say, what the
//! numbers of a match stand for, and questions about a position.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::content::Content;
use super::game::{Game, Refusal};

/// A thing of the content: a card, a command, a program, an operation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "{I}Entry"))]
pub struct Entry<I, D> {
    /// The id by which states, views, actions and events name it.
    pub id: I,
    /// The key by which the options of a setup name it, if they do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What players call it.
    pub name: String,
    /// What it says to players, a paragraph each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub text: Vec<String>,
    /// What it is, as content files say it.
    pub data: D,
}

impl<I, D> Entry<I, D> {
    /// An entry that no option names.
    pub fn new(id: I, name: impl Into<String>, text: Vec<String>, data: D) -> Self {
        Self { id, key: None, name: name.into(), text, data }
    }

    /// The same with what options call it.
    #[must_use]
    pub fn with_key(self, key: impl Into<String>) -> Self {
        Self { key: Some(key.into()), ..self }
    }
}

/// What can be looked up of a game. Nothing of it changes a state.
pub trait Lookup: Game {
    /// Everything in a content.
    type Catalog: Serialize;
    /// What the numbers in one match stand for.
    type Pieces: Serialize;
    /// A question about a position.
    type Query: DeserializeOwned;
    /// What is answered.
    type Answer: Serialize;

    /// The names of the questions, as [`Query`](Self::Query) reads them: `{"odds": …}` is of `odds`.
    const QUERIES: &'static [&'static str];

    /// Everything in a content; it is no secret.
    fn catalog(content: &'static Content) -> Self::Catalog;

    /// What the numbers in this match stand for.
    fn pieces(view: &Self::View) -> Self::Pieces;

    /// Answers a question about what a viewer sees: from its view alone, so that it is told nothing else.
    ///
    /// # Errors
    /// Why there is nothing to answer.
    fn answer(view: &Self::View, query: &Self::Query) -> Result<Self::Answer, Refusal>;
}

/// The question of a game that answers none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Deserialize)]
pub enum NoQuery {}
