//! Data.Warriors: a duel of drives for 2–4 players (rules DW-1 to DW-82).
//!
//! [`State`] is the game: the [`Table`], which everybody sees, and what is hidden: hands and the order of drives. Cards are
//! data in the language of [`Face`]; their texts are carried out verb by verb. What is being chosen or carried out stands
//! on the table as [`Doing`]; what was issued lies on the stack as [`Item`]s; effects that have been triggered wait as
//! [`Pending`]. Every decision is one small [`Action`]; [`Asked`] says what it is about.

mod actions;
mod amounts;
mod cards;
mod check_faces;
mod checks;
mod content;
mod control;
mod costs;
mod counts;
mod desktops;
mod drives;
mod effects;
mod event_words;
mod events;
mod glossary;
mod has;
mod issuing;
mod keywords;
mod language;
mod leaving;
mod legal_actions;
mod log;
mod lookup;
mod loops;
mod memory;
mod moves;
mod phrases;
mod refusals;
mod sample;
mod setup;
mod stack;
mod state;
mod steps;
mod table;
mod targets;
mod texts;
mod touches;
mod triggers;
mod validate;
mod verb_words;
mod verbs;
mod view;
mod waste;
mod words;
mod words_of_cards;

pub use actions::Action;
pub use amounts::half;
pub use cards::{Card, CardSet, USERS};
pub use content::{Ability, CONTENT_FILES, Catalog, CommandId, Content, Entry, FaceId, ReadyDrive, Text};
pub use costs::{Cost, Price, Reason};
pub use desktops::{Desk, Lasting, Lasts, Placed};
pub use drives::{COPIES, DRIVE, faults, list_cards, read_drive, write_drive};
pub use events::{Ends, Event, Issue, Mention, Place, Seen};
pub use has::Users;
pub use keywords::{KEYWORDS, Keyword};
pub use language::{Aim, Always, Command, CommandCost, Effect, Face, Lent, Modifier, Part, Placing, Target, Trigger};
pub use loops::Position;
pub use memory::{Memory, POINTS, Throttled};
pub use setup::{DRIVES, chosen_drive};
pub use stack::{Doing, Item, NAMED, Named, Origin, Pick, Purpose, STACK, Subject};
pub use state::State;
pub use steps::HAND;
pub use table::{FREE_ISSUES, ISSUES, LAST_ROUND, LASTING, QUESTIONS, Spent, Stage, Step, Table, User};
pub use texts::{card_text, command_does, cost_words, effect_words, part_text, requirement_text};
pub use triggers::{DIFFERENT, Happened, PENDING, Pending, TIMES, Times};
pub use verbs::{Costing, Until, Verb};
pub use view::{Asked, View};
pub use words_of_cards::{
    Amount, CardState, Cards, Condition, Harm, Harms, ItemKind, Items, Kind, Kinds, States, TurnStep, What, Which, WhichItem, Who, Whose,
};
