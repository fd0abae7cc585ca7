//! Aetherium: a skirmish of programs on schemas adrift in quantum noise, for two players (rules AE-1 to AE-127).

mod base;
pub mod content;
mod ground;
mod schemas;
mod server;
mod shapes;
mod squares;

pub use base::Base;
pub use ground::{Ground, MOST_SCHEMAS};
pub use schemas::{Manipulation, Manipulations, Moved, Obstacle, Placed, Turn, manipulate, manipulations, places_for_caught};
pub use server::{Direction, Facing, SIDE, SQUARES, Square};
pub use shapes::{Shape, ShapeId, Size, Uplink};
pub use squares::{Iter, Squares};
