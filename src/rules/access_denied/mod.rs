//! Access Denied: a card game of deduction for 2–6 seats (rules AD-1 to AD-93, cards AD-C01 to AD-C63).
//!
//! [`State`] is the game: the [`Table`], which everybody sees, and what is hidden. What is in progress stands on the
//! table as a stack of [`Frame`]s, of which the last is dealt with first: an attempt, a played card with its window for
//! answers, a loss of cards, a trade. Every decision is one small [`Action`]; [`Asked`] says what it is about.
//!
//! For bots and the table these types are settled: [`Action`] and [`Target`], [`Event`] and [`Place`], [`View`] and
//! [`Asked`], [`Table`] with [`Step`], [`Player`], [`Budget`] and [`Frame`], [`Card`], [`CardSet`], [`Sector`],
//! [`Level`], [`Code`], [`Codes`] and [`Clue`].

mod actions;
mod answers;
mod asking;
mod attempts;
mod bonuses;
mod cards;
mod checks;
mod content;
mod effects;
mod event_words;
mod events;
mod frames;
mod glossary;
mod knowledge;
mod legal_actions;
mod log;
mod logic;
mod lookup;
mod losses;
mod moves;
mod passwords;
mod performing;
mod playing;
mod refusals;
mod sample;
mod sectors;
mod setup;
mod state;
mod stopped;
mod table;
mod trading;
mod turn;
mod validate;
mod validate_frames;
mod verbs;
mod view;
mod waste;
mod words;

pub use actions::{Action, Target};
pub use cards::{CARDS, Card, CardSet};
pub use content::{CONTENT_FILES, CardFace, Cards, Content};
pub use event_words::lasting;
pub use events::{Event, Place};
pub use frames::{
    Attempt, AttemptStage, DEPTH, Flood, FloodStage, Frame, Loss, LossKind, Pick, Picking, Play, PlayStage, SetOffFrame, Trade, TradeStage,
};
pub use knowledge::Clue;
pub use refusals::requirement;
pub use sectors::{CODES, Code, Codes, Level, SECTORS, Sector};
pub use state::State;
pub use table::{Budget, LYING, Lying, Marks, PLAYS, Player, Step, Table};
pub use verbs::{Ability, Aim, Effect, Lasting, Requirement, SetOff, Standing, When, Who};
pub use view::{Asked, Password, View};
pub use words::{full_words, passed, play_words};
