//! What a viewer may know (AE-6, AE-10, AE-123).

use serde::{Deserialize, Serialize};

use super::activation::Moment;
use super::choices::Wanted;
use super::frames::Frame;
use super::models::{ModelId, PROGRAMS, SEATS, Slot};
use super::operations::Standing;
use super::state::State;
use super::table::{Open, Stage, Table};
use super::tokens::Sites;
use crate::rules::components::List;
use crate::rules::game::{Seat, Seats, Viewer};

/// What is asked of the seats in [`View::waiting`]; each is one small decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Asked {
    /// Nothing; the match is over.
    Nothing,
    /// To place the next schema of the operation (AE-120).
    PlaceSchema,
    /// To place an entry token (AE-123).
    PlaceToken,
    /// To order its PAD (AE-10, AE-80).
    Order,
    /// Which model of the segmented program is next (AE-110).
    Model,
    /// To place the active program on the server, or move schemas first (AE-14).
    Enter,
    /// To act with the active model (AE-20).
    Act,
    /// Which of simultaneous effects comes first (AE-15).
    First,
    /// To choose which model of a linked program has no place, if there is not room for all (AE-74, AE-111).
    WithoutPlace(Slot),
    /// To choose a square for a model that a schema has caught (AE-74).
    Caught(ModelId),
    /// To choose which model of a linked program is deleted (AE-112).
    Lose(Slot),
    /// To place another model of a linked program that has moved (AE-111).
    Mate(ModelId),
    /// Whether the disruption of the attack is used (AE-57).
    Disruption,
    /// What the text in the innermost frame leaves to its player.
    Text(Wanted),
}

/// What a viewer may know of a match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Everything that lies open.
    pub table: Table,
    /// The seats that the match waits for.
    pub waiting: Seats,
    /// What is asked of it.
    pub asked: Asked,
    /// The viewer's own PAD, the top card first; while it is ordered what is queued. Cards are places of its console.
    pub pad: List<u8, PROGRAMS>,
    /// The tokens that the viewer knows (AE-123): its own, and those shown.
    pub tokens: [Sites; SEATS],
    /// Who leads, and what is left to do (AE-126).
    pub standing: Standing,
}

impl View {
    /// The viewer's own seat.
    #[must_use]
    pub fn own(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| seat.index() < SEATS)
    }
}

impl Table {
    /// Who is asked, and what.
    #[must_use]
    pub fn asking(&self) -> (Seats, Asked) {
        let one = |asked| (Seats::one(self.turn), asked);
        match self.stage {
            Stage::Over => return (Seats::NONE, Asked::Nothing),
            Stage::Schemas => return one(Asked::PlaceSchema),
            Stage::Tokens => return one(Asked::PlaceToken),
            Stage::Ordering => return (self.ordering(), Asked::Order),
            Stage::Activation => {}
        }
        if let Some(seat) = self.asked_by_frames() {
            let asked = match self.frame() {
                _ if self.are_simultaneous() => Asked::First,
                Some(Frame::Caught { model, .. } | Frame::Mates(model)) if !self.without_place().is_empty() => {
                    Asked::WithoutPlace(model.slot())
                }
                Some(Frame::Caught { model, .. }) => Asked::Caught(model),
                Some(Frame::Lose(slot)) => Asked::Lose(slot),
                Some(Frame::Mates(anchor)) => Asked::Mate(anchor),
                Some(Frame::Attack(_)) => Asked::Disruption,
                Some(Frame::Text(text)) => Asked::Text(self.wanted(&text)),
                None => Asked::Nothing,
            };
            return (Seats::one(seat), asked);
        }
        one(match self.active.moment {
            Moment::Choose => Asked::Model,
            Moment::Enter => Asked::Enter,
            _ => Asked::Act,
        })
    }
}

impl Open {
    /// Whether several effects wait for the active player to order them (AE-15).
    #[must_use]
    pub fn are_simultaneous(&self) -> bool {
        !self.pending.is_empty() && self.simultaneous().nth(1).is_some()
    }
}

impl State {
    /// What a viewer may know.
    pub(super) fn view_of(&self, viewer: Viewer) -> View {
        let own = viewer.seat().filter(|seat| seat.index() < SEATS);
        let (waiting, asked) = self.asking();
        let mut tokens = self.table.tokens.shown;
        let mut pad = List::default();
        if let Some(own) = own {
            tokens[own.index()] = self.tokens[own.index()];
            pad = self.pads[own.index()];
        }
        View { viewer, table: self.table, waiting, asked, pad, tokens, standing: self.table.standing() }
    }
}
