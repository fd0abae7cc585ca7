//! What all tables share: the running match, camera, light, furniture, labels, motion, the frame around the table.

pub mod aim;
mod banner;
pub mod camera;
pub mod card;
pub mod company;
pub mod control;
pub mod could_i;
mod curtain;
pub mod earned;
pub mod entering;
pub mod fade;
pub mod frame;
pub mod framing;
pub mod glossary;
pub mod hint;
pub mod label;
pub mod layout;
pub mod lean;
mod lesson;
pub mod lettering;
mod log;
pub mod motion;
pub mod phase;
mod plate;
pub mod playback;
pub mod pointing;
mod prompt;
pub mod recall;
mod replay_bar;
pub mod results;
pub mod rise;
pub mod room;
pub mod session;
mod shading;
pub mod shape;
pub mod since;
pub mod slots;
mod slow_frames;
mod supersampling;
pub mod surface;
mod surroundings;
pub mod tooltip;
pub mod trail;

use bevy::prelude::*;

use crate::desktop::launch::launch_plugin;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        camera::plugin,
        card::plugin,
        slow_frames::plugin,
        control::plugin,
        (fade::plugin, lean::plugin, trail::plugin),
        (could_i::plugin, earned::plugin, frame::plugin, glossary::plugin, hint::plugin),
        (label::plugin, shading::plugin),
        (company::plugin, lesson::plugin, pointing::plugin),
        motion::plugin,
        playback::plugin,
        recall::plugin,
        room::plugin,
        session::plugin,
        slots::plugin,
        (supersampling::plugin, surface::plugin),
    ));
}

/// The table of one game: its match, who has it, its phases, what happens, and the frame around it.
pub fn table_plugin<G: frame::Framed>(app: &mut App) {
    app.add_plugins((
        launch_plugin::<G>,
        session::session_plugin::<G>,
        control::control_plugin::<G>,
        could_i::could_i_plugin::<G>,
        hint::hint_plugin::<G>,
        playback::playback_plugin::<G>,
        phase::phase_plugin::<G>,
        frame::frame_plugin::<G>,
        card::card_plugin::<G>,
        results::results_plugin::<G>,
        recall::recall_plugin::<G>,
        since::since_plugin::<G>,
        crate::desktop::sound::phrases_plugin::<G>,
    ));
}
