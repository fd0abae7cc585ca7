//! The program in its real window, used from outside as a player uses it: keys and mouse by `xdotool`, on a screen that
//! Xvfb makes. `./dev test` prepares that and says so in `CYBERDECK_WINDOW_TEST`; otherwise they fail.
//!
//! What a key or click did is read from the match file, which has a line for every action before it is seen. Frames may
//! take more than a second where the processor draws them, so everything waits for what must come, and long.

#![cfg(all(feature = "desktop", target_os = "linux"))]

mod access_denied;
mod aetherium;
mod bad_input;
mod data_warriors;
mod eye;
mod keys;
mod mouse;
mod pictures;
mod player;

// Where the pieces stand, from the table itself: the tests aim at them.
use cyberdeck::rules;
#[path = "../../src/desktop/table/framing.rs"]
mod framing;
#[path = "../../src/desktop/table/layout.rs"]
#[expect(dead_code, reason = "the tests aim at the table between the panels")]
mod layout;
#[path = "../../src/desktop/terminal_dispute/pieces.rs"]
#[expect(dead_code, reason = "the tests aim at some of the pieces only")]
mod pieces;
