//! The file of a lesson.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::pattern::Pattern;
use super::puzzles::{self, Asks};
use super::source;
use super::spots::Spot;
use super::words;
use crate::rules::content::{Content, ContentError, parse};
use crate::rules::game::{Game, Seat};
use crate::t;

/// The format of lessons that this build reads.
pub const FORMAT: u32 = 1;

/// A lesson of a game whose actions are `A`.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, bound = "A: DeserializeOwned")]
pub struct Lesson<A> {
    /// Its id: the name of its file.
    #[serde(skip)]
    pub id: String,
    /// The format of the file, see [`FORMAT`].
    pub format: u32,
    /// The id of its game.
    pub game: String,
    /// How many minutes it takes at most.
    pub minutes: u8,
    /// Where it begins.
    pub start: Start<A>,
    /// What is learned, step by step; the last one is a [goal](May::Goal).
    pub steps: Vec<Step<A>>,
    /// The puzzle that it was made of.
    #[serde(skip)]
    pub puzzle: Option<Asks>,
}

/// Where a lesson begins.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "A: DeserializeOwned"))]
pub struct Start<A> {
    /// The names of the seats; that of the learner is left empty.
    pub seats: Vec<String>,
    /// Options of the setup that differ from their defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The random seed.
    #[serde(default)]
    pub seed: u64,
    /// What is different in the state of such a match, as the protocol writes states: only the fields that differ.
    #[serde(default)]
    pub position: Option<Value>,
    /// What has happened since.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Move<A>>,
}

/// Something that happens by itself.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound(deserialize = "A: DeserializeOwned"))]
pub enum Move<A> {
    /// A seat acts; also the learner's, where there is nothing to decide.
    Act(Seat, A),
    /// A seat does the first thing that it may, whatever that is.
    Any(Seat),
    /// Results are queued before those of chance.
    Queue(Vec<u8>),
}

/// A step of a lesson.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, bound = "A: DeserializeOwned")]
pub struct Step<A> {
    /// What is said: the end of the message's key after `lesson-ID-`.
    pub say: String,
    /// The ids of the words that it introduces.
    #[serde(default)]
    pub words: Vec<String>,
    /// What is pointed at.
    #[serde(default)]
    pub point: Vec<Spot>,
    /// What chance gives in this step.
    #[serde(default)]
    pub queue: Vec<u8>,
    /// What the learner may do.
    #[serde(default = "May::read_on")]
    pub may: May<A>,
    /// What happens then, whatever the learner has chosen.
    #[serde(default)]
    pub then: Vec<Move<A>>,
}

/// What the learner may do in a step.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, bound = "A: DeserializeOwned")]
pub enum May<A> {
    /// Read on.
    Continue,
    /// One of these.
    One(Vec<Way<A>>),
    /// Everything that the rules allow: the learner decides alone.
    Goal {
        /// What has happened when it is reached.
        won: Pattern,
        /// The ways to it.
        ways: Vec<Way<A>>,
        /// What has happened when it is missed.
        #[serde(default)]
        lost: Vec<Pattern>,
        /// What may be done as often as wished, and is no mistake.
        #[serde(default)]
        free: Vec<Pattern>,
        /// What others do whenever they are asked; the first that they may.
        #[serde(default)]
        meanwhile: Vec<Move<A>>,
        /// What other actions cost; the first that fits is told, and where none does, what is said of every other.
        costs: Vec<Cost<A>>,
    },
}

impl<A> May<A> {
    const fn read_on() -> Self {
        Self::Continue
    }
}

/// A chain of actions that leads on.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, bound = "A: DeserializeOwned")]
pub struct Way<A> {
    /// The actions, in this order; the learner does the first.
    pub acts: Vec<Want<A>>,
    /// What is said to it, an attribute of the step's message.
    #[serde(default)]
    pub reply: Option<String>,
    /// What happens then.
    #[serde(default)]
    pub then: Vec<Move<A>>,
}

/// A link of a chain.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(bound = "A: DeserializeOwned")]
pub enum Want<A> {
    /// The learner does exactly this.
    Do(A),
    /// The learner does one of these, no matter which.
    OneOf(Vec<A>),
    /// The learner does something like this.
    Like(Pattern),
    /// Somebody else acts before the learner goes on.
    By(Seat, A),
}

/// A mistake, and what it costs.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, bound = "A: DeserializeOwned")]
pub struct Cost<A> {
    /// What is a mistake.
    pub like: Pattern,
    /// What is said to it, an attribute of the step's message.
    pub why: String,
    /// What leads to where it can be made, if it can't on the first way: tried out by `check`.
    #[serde(default)]
    pub after: Vec<A>,
    /// What happens then, so that the learner sees what it costs.
    #[serde(default)]
    pub then: Vec<Move<A>>,
}

impl<A: Serialize> Want<A> {
    /// Whether an action of the learner is what is wanted.
    #[must_use]
    pub fn fits(&self, action: &A) -> bool
    where
        A: PartialEq,
    {
        match self {
            Self::Do(wanted) => wanted == action,
            Self::OneOf(wanted) => wanted.contains(action),
            Self::Like(pattern) => pattern.fits(action),
            Self::By(..) => false,
        }
    }
}

impl<A: Serialize> fmt::Display for Want<A> {
    /// As it stands in the file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Do(action) | Self::By(_, action) => ron::to_string(action),
            Self::OneOf(actions) => ron::to_string(actions),
            Self::Like(pattern) => return write!(f, "{}", pattern.0),
        };
        f.write_str(&text.unwrap_or_default())
    }
}

impl<A: Clone> Way<A> {
    /// What the learner does, in this order.
    pub fn own(&self) -> impl Iterator<Item = &Want<A>> {
        self.acts.iter().filter(|want| !matches!(want, Want::By(..)))
    }

    /// What others do after so many of the learner's actions, before the next one.
    pub(super) fn others_after(&self, own: usize) -> Vec<Move<A>> {
        let mut done = 0;
        let mut moves = Vec::new();
        for want in &self.acts {
            match want {
                Want::By(seat, action) if done == own => moves.push(Move::Act(*seat, action.clone())),
                Want::By(..) => {}
                _ => done += 1,
            }
        }
        moves
    }
}

impl<A> Lesson<A> {
    /// What is said in a step, under an attribute of its message.
    #[must_use]
    pub(super) fn text(&self, say: &str, attribute: Option<&str>) -> String {
        self.puzzle.as_ref().map_or_else(|| words::text(&self.id, Some(say), attribute), |puzzle| puzzle.text(attribute))
    }
}

impl<A: DeserializeOwned> Lesson<A> {
    /// Reads the lesson with this id: the built-in one, or the one that the content lays over it.
    ///
    /// # Errors
    /// There is none, or what is wrong with its file.
    pub fn load<G: Game<Action = A>>(id: &str, content: &'static Content) -> Result<Self, ContentError> {
        if puzzles::is_puzzle(id) {
            return puzzles::one::<G>(id, content).map(|puzzle| puzzle.as_lesson(G::ID));
        }
        let missing = || Err(ContentError::new(id, None, t!("lesson-problem-none")));
        let (name, text) = source(id, content).unwrap_or_else(missing)?;
        Self::read::<G>(&name, id, &text, content)
    }

    /// Reads the text of a lesson's file.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read<G: Game<Action = A>>(file: &str, id: &str, text: &str, content: &'static Content) -> Result<Self, ContentError> {
        let mut lesson: Self = content.reading(|| parse(file, text))?;
        lesson.id = id.to_owned();
        let wrong = if lesson.format != FORMAT {
            ("format", t!("lesson-problem-format", format = lesson.format.to_string(), known = FORMAT.to_string()))
        } else if lesson.game != G::ID {
            ("game", t!("lesson-problem-game", game = lesson.game.as_str(), known = G::ID))
        } else {
            return Ok(lesson);
        };
        Err(ContentError::in_field(file, text, wrong.0, &wrong.1))
    }
}
