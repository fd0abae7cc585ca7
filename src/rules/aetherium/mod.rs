//! Aetherium: a skirmish of programs on schemas adrift in quantum noise, for two players (rules AE-1 to AE-127).

mod base;
pub mod content;
mod ground;
mod lines;
mod movement;
mod reach;
mod schemas;
mod server;
mod shapes;
mod sight;
mod squares;

pub use base::Base;
pub use ground::{Ground, MOST_SCHEMAS};
pub use lines::corners_in_view;
pub use movement::{Barrier, Budget, Step, Walk, Walker};
pub use reach::{MOST_STEPS, Reach, Route};
pub use schemas::{Manipulation, Manipulations, Moved, Obstacle, Placed, Turn, manipulate, manipulations, places_for_caught};
pub use server::{Direction, Facing, SIDE, SQUARES, Square};
pub use shapes::{Shape, ShapeId, Size, Uplink};
pub use sight::{Sight, Unseen, blocking, front_arc, in_cover, in_melee, in_range, is_behind, rear_arc, sight};
pub use squares::{Iter, Squares};
