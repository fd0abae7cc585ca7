//! Aetherium: a skirmish of programs on schemas adrift in quantum noise, for two players (rules AE-1 to AE-127).
//!
//! [`State`] is the game: the [`Table`], which everybody sees, and what is hidden: the order of PADs and entry tokens. The
//! table is what is written down ([`Open`]) and the sets of squares that follow from it. The course of play is an
//! [`Activation`] and its [`Moment`]; what is decided or carried out within it are [`Frame`]s, what has been set off waits as
//! [`Pending`]. Every decision is one small [`Action`]; [`Asked`] says what it is about. Programs, schemas and operations
//! are [`content`].

mod actions;
mod activation;
mod aim;
mod base;
mod cache;
mod capture;
mod checks;
mod choices;
mod combat;
pub mod content;
mod damage;
mod dice;
mod displacing;
mod effects;
mod entering;
mod event_words;
mod events;
mod exe;
mod frames;
mod ground;
mod legal_actions;
mod lines;
mod linked;
mod lookup;
mod manipulation;
mod models;
mod movement;
mod moves;
mod noise;
mod odds;
mod omni;
mod operations;
mod pad;
mod placing;
mod prices;
mod prospect;
mod queries;
mod ram;
mod reach;
mod recalibration;
mod refusals;
mod sample;
mod schemas;
mod server;
mod sets;
mod setup;
mod shapes;
mod shown;
mod sight;
mod site;
mod squares;
mod stages;
mod state;
mod table;
mod tokens;
mod validate;
mod view;
mod walking;
mod words;

pub use actions::Action;
pub use activation::{Activation, Moment, Movement};
pub use aim::{Modifier, Modifiers, dice_of};
pub use base::Base;
pub use cache::Cache;
pub use choices::{Choice, Wanted};
pub use combat::{AttackStep, Strike};
pub use effects::{Running, Text};
pub use events::{Consoles, DICE, EndReason, Event, Harm, MoveReason, RamReason, Symbols, Told};
pub use frames::{FRAMES, Frame, PENDING, Pending, Trigger};
pub use ground::{Ground, MOST_SCHEMAS};
pub use lines::{corners_in_view, squares_to_corner};
pub use models::{MODELS, Model, ModelId, Models, PROGRAMS, Place, SEATS, Slot};
pub use movement::{Barrier, Budget, Step, Walk, Walker};
pub use odds::{BoxesOdds, Odds};
pub use operations::Standing;
pub use prices::{Price, PriceReason};
pub use prospect::{Cover, Prospect, SightLine, Spot};
pub use queries::{Answer, Chances, DiceReason, Query};
pub use reach::{MOST_STEPS, Reach, Route};
pub use schemas::{Manipulation, Manipulations, Moved, Obstacle, Placed, Turn, manipulate, manipulations, places_for_caught};
pub use server::{Direction, Facing, SIDE, SQUARES, Square};
pub use setup::{COLLECTIVES, chosen_collective};
pub use shapes::{Shape, ShapeId, Size, Uplink};
pub use sight::{Sight, Unseen, blocking, front_arc, in_cover, in_melee, in_range, is_behind, rear_arc, sight};
pub use site::{Site, Terrain, TokenHere, UplinkHere};
pub use squares::{Iter, Squares};
pub use state::State;
pub use table::{MOST_RAM, Open, Side, Stage, Table};
pub use tokens::{Sites, TOKENS, Tokens};
pub use view::{Asked, View};
