//! What players ask each other for.

use serde::Serialize;

use super::messages::Wish;
use crate::rules::game::{Seat, Seats, Viewer};
use crate::seats::Level;

/// What a question is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum About {
    /// Nothing more than what is wished for.
    Nothing,
    /// A seat, and how well a bot plays there.
    Seat(Seat, Option<Level>),
    /// A spectator, by the number of their connection.
    Watcher(u64),
}

impl About {
    /// The seat that it is about.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat, _) => Some(seat),
            Self::Nothing | Self::Watcher(_) => None,
        }
    }
}

/// An open question.
#[derive(Debug, Clone)]
pub(super) struct Ask {
    pub number: u64,
    pub by: Seat,
    pub wish: Wish,
    pub about: About,
    pub text: String,
    /// Everybody who was asked.
    pub asked: Seats,
    /// Those who have not answered yet.
    pub waits_for: Seats,
}

/// An open question as it is shown.
#[derive(Debug, Clone, Serialize)]
pub(super) struct AskShown {
    ask: u64,
    by: Seat,
    what: Wish,
    text: String,
    waits_for: Vec<Seat>,
}

impl Ask {
    /// Whether a viewer knows of it: nobody else was shown what it is about.
    pub fn is_known_to(&self, viewer: Viewer) -> bool {
        viewer.seat().is_some_and(|seat| seat == self.by || self.asked.contains(seat))
    }

    /// As it is shown.
    pub fn shown(&self) -> AskShown {
        AskShown { ask: self.number, by: self.by, what: self.wish, text: self.text.clone(), waits_for: self.waits_for.iter().collect() }
    }
}
