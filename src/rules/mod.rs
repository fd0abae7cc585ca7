//! What is legal and what happens. Plain Rust: no clock, no input or output but content, no floats, no engine.
//!
//! A game is its state, behind the trait [`Game`](game::Game): ask it who may act, what is legal, why something is not, and
//! what a seat may know.
//!
//! ```
//! use cyberdeck::rules::content::Content;
//! use cyberdeck::rules::game::{Game, Seal, Seat, Setup, Viewer};
//! use cyberdeck::rules::terminal_dispute::{Action, State};
//!
//! let mut state = State::new(&Setup::new(2), 7, Content::built_in())?;
//! let seat = state.actors().iter().next().expect("somebody begins");
//!
//! let mut legal = Vec::new();
//! state.legal_actions(seat, &mut legal);
//! println!("{}", State::describe_action(&state.view(Viewer::Seat(seat)), seat, &legal[0]));
//!
//! // The dice have not fallen, so nothing can be written.
//! let refusal = state.check(seat, &Action::Write { value: 4, cell: 0 }).expect_err("the dice have not fallen");
//! println!("{refusal}");
//! assert!(!legal.contains(&Action::Write { value: 4, cell: 0 }));
//!
//! // Every event tells who may see it. The first throw is random, so it can't be undone.
//! let mut events = Vec::new();
//! assert_eq!(state.apply(seat, &legal[0], &mut events), Ok(Seal::Sealed));
//! assert!(events.iter().any(|event| event.audience.includes(Viewer::Spectator)));
//! # Ok::<(), Vec<String>>(())
//! ```

pub mod access_denied;
pub mod aetherium;
pub mod components;
pub mod content;
pub mod data_warriors;
pub mod game;
pub mod glossary;
pub mod lists;
pub mod lookup;
pub(crate) mod read;
pub mod terminal_dispute;
#[cfg(feature = "example-game")]
#[path = "../../examples/tic_tac_toe/rules.rs"]
pub mod tic_tac_toe;
pub mod trial;
mod waste;
pub mod way;
