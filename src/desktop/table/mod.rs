//! What all tables share: the running match, camera, light, furniture, labels, motion, the frame around the table.

mod banner;
pub mod camera;
mod clicks;
mod curtain;
pub mod frame;
pub mod glossary;
pub mod label;
mod log;
pub mod motion;
mod plate;
pub mod pointer;
mod prompt;
mod replay_bar;
pub mod results;
pub mod room;
pub mod session;
pub mod shape;
pub mod slots;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((camera::plugin, clicks::plugin, frame::plugin, label::plugin, motion::plugin, room::plugin));
}
