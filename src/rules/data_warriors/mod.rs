//! Data.Warriors: a duel of drives for 2–4 users (rules DW-1 to DW-91).

mod check_faces;
mod content;
mod drives;
mod language;
mod phrases;
mod setup;
mod texts;
mod verbs;
mod words_of_cards;

pub use content::{Ability, CONTENT_FILES, Catalog, CommandId, Content, Entry, FaceId, MOST_FACES, ReadyDrive, Text};
pub use drives::{COPIES, DRIVE, read_drive, write_drive};
pub use language::{Aim, Always, Command, CommandCost, Effect, Face, Lent, Modifier, Part, Placing, TARGETS, Target, Trigger};
pub use texts::{aim_words, card_text, command_text, cost_words, effect_words, part_text};
pub use verbs::{Costing, Until, Verb};
pub use words_of_cards::{
    Amount, CardState, Cards, Condition, Harm, Harms, ItemKind, Items, Kind, Kinds, States, TurnStep, What, Which, WhichItem, Who, Whose,
};
