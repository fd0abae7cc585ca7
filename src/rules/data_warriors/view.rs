//! What a viewer may know (DW-1, DW-44).

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet, USERS};
use super::drives::DRIVE;
use super::loops::Position;
use super::stack::{Doing, Purpose};
use super::state::State;
use super::table::Table;
use crate::rules::components::List;
use crate::rules::game::{Seat, Seats, Viewer};

/// What is asked of the seat in [`View::waiting`]; each is one small decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Asked {
    /// Nothing; the match is over.
    Nothing,
    /// Whether to keep the starting hand (DW-2).
    Mulligan,
    /// To choose a number and draw (DW-10).
    Draw,
    /// To play cards, or end Setup (DW-12).
    Setup,
    /// To issue a command or script, or end Run (DW-13).
    Run,
    /// To respond or pass (DW-13).
    Respond,
    /// To choose the desktop or host for a card that is played.
    Place,
    /// To choose a part of “either… or” (DW-70).
    Either,
    /// To choose the □ (DW-22).
    Amount,
    /// To choose a target (DW-40).
    Target,
    /// To discard this many more cards (DW-14, DW-60).
    Discard(u8),
    /// Which of its effects happens first (DW-52).
    Order,
}

/// What a viewer may know of a match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Everything that lies open. What another player is choosing for a card or command does not.
    pub table: Table,
    /// The seats that the match waits for.
    pub waiting: Seats,
    /// What is asked of them; others do not see what they are choosing for a card or command.
    pub asked: Asked,
    /// The cards in hands that the viewer knows: its own, and what it has seen of others.
    pub hands: CardSet,
    /// The cards of each drive that the viewer knows, the top last.
    pub drives: [List<Option<Card>, DRIVE>; USERS],
    /// Which seats know the card at each place of each drive, the top last: everyone sees who looks where.
    pub marks: [List<u8, DRIVE>; USERS],
    /// Of the cards in [`hands`](Self::hands): which each seat knows apart from their holder, as far as the viewer can tell.
    pub exposed: [CardSet; USERS],
    /// The positions that the present chain of effects has been in, as far as everyone can tell them apart (DW-53).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passed: Vec<Position>,
}

impl View {
    /// The viewer's own seat.
    #[must_use]
    pub const fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The viewer's own hand.
    #[must_use]
    pub fn hand(&self) -> CardSet {
        self.own().map_or(CardSet::NONE, |own| self.hands.owned(own))
    }
}

impl State {
    /// What a viewer may know.
    pub(super) fn view_of(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) if seat.0 < self.table.seats => Some(seat),
            _ => None,
        };
        let (waiting, mut asked) = self.asking();
        let mut table = self.table;
        if let Doing::Choosing { purpose: Purpose::Play | Purpose::Issue, item } = table.doing
            && own != Some(item.issuer)
        {
            table.doing = Doing::Nothing;
            let mut before = self.clone();
            before.table.doing = Doing::Nothing;
            asked = before.asking().1;
        }
        let mut view = View {
            viewer,
            table,
            waiting,
            asked,
            hands: CardSet::NONE,
            drives: [List::default(); USERS],
            marks: [List::default(); USERS],
            exposed: [CardSet::NONE; USERS],
            passed: self.passed.clone(),
        };
        let known = own.map_or(CardSet::NONE, |own| self.known(own));
        for seat in (0..self.table.seats).map(Seat) {
            let at = seat.index();
            for card in self.drive(seat) {
                view.drives[at].push(known.contains(card).then_some(card));
                view.marks[at].push(self.knowing(card).0);
            }
        }
        if let Some(own) = own {
            view.hands = self.hands.owned(own) | (self.hands & known);
            for seat in 0..usize::from(self.table.seats) {
                view.exposed[seat] = self.known[seat] & view.hands;
            }
        }
        view
    }
}
