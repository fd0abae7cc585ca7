//! Answers (AD-41, AD-93): what takes the moment and the place for one, and who could have one as far as all can tell.
//!
//! The rules ask every other seat each time, holding an answer or not. Who could have none, as all can tell, need not be
//! bothered with that; nor need somebody who holds none, where nobody sees it.

use super::actions::{Action, Target};
use super::cards::{Card, CardSet};
use super::content::{CardFace, Cards};
use super::frames::Frame;
use super::sectors::Level;
use super::state::State;
use super::table::{PLAYS, Table};
use super::verbs::{Effect, Standing, When};
use super::view::{Asked, View};
use crate::rules::game::{Seat, Seats};

impl Asked {
    /// The cards that answer what is asked about; none where it asks for something else.
    #[inline]
    #[must_use]
    pub fn answers(self, cards: &Cards) -> CardSet {
        match self {
            Self::BeforeAttempt => cards.before_attempts,
            Self::AnswerAttempt => cards.to_attempts,
            Self::Backup(_) => cards.to_losses,
            Self::AnswerCard(card) => {
                let face = cards.face(card);
                let when = |yes: bool, cards: CardSet| if yes { cards } else { CardSet::NONE };
                when(face.virus, cards.to_viruses)
                    | when(face.requires.is_some(), cards.to_requiring)
                    | when(face.requires_root(), cards.to_root_cards)
            }
            _ => CardSet::NONE,
        }
    }
}

impl Action {
    /// Whether it plays an answer (AD-41): not a card that goes between other things, as CopyBot does.
    #[must_use]
    pub fn is_answer(&self, cards: &Cards) -> bool {
        matches!(self, Self::Play { card, .. } if cards.face(*card).when.is_answer())
    }
}

impl Table {
    /// The access that an answer takes in the sector of what it answers.
    pub(super) const fn standing_level(&self, face: &CardFace) -> Level {
        match face.standing {
            Standing::Any | Standing::Control => Level::None,
            Standing::User => Level::User,
            Standing::Oper => Level::Oper,
            Standing::Option => self.cancel_level,
        }
    }

    /// Whether a seat has what an answer takes in the sector of what it answers, which is on top of the stack.
    #[inline]
    pub(super) fn has_standing(&self, seat: Seat, face: &CardFace) -> bool {
        if face.standing == Standing::Any {
            return true;
        }
        let sector = match self.stack.last() {
            Some(Frame::Attempt(attempt)) => Some(attempt.sector),
            Some(Frame::Play(play)) if face.when == When::Virus => match play.target {
                Target::Sector(sector) => Some(sector),
                _ => None,
            },
            Some(Frame::Play(play)) => self.cards.face(play.card).requires.map(|requires| requires.sector),
            _ => None,
        };
        sector.is_some_and(|sector| match face.standing {
            Standing::Control => self.controller(sector) == Some(seat),
            _ => self.level(seat, sector) >= self.standing_level(face),
        })
    }
}

impl State {
    /// Who is still to be asked for a response.
    pub(super) fn still_asked(&self) -> Seats {
        match self.table.stack.last() {
            Some(Frame::Attempt(attempt)) => attempt.left,
            Some(Frame::Play(play)) => play.left,
            Some(Frame::Loss(loss)) => loss.asked,
            _ => Seats::NONE,
        }
    }
}

impl View {
    /// The seats that could answer what is asked about, as far as everybody can tell: by their access, by the number of
    /// their cards, and by the cards that lie open. It is the same for every viewer, and all who can answer are among them.
    #[must_use]
    pub fn could_answer(&self) -> Seats {
        let mut able = Seats::NONE;
        let others = match self.table.stack.last() {
            Some(Frame::Attempt(attempt)) => self.table.others(attempt.seat),
            Some(Frame::Play(play)) => self.table.others(play.seat),
            Some(Frame::Loss(loss)) => loss.left.without(loss.by),
            _ => Seats::NONE,
        };
        if self.table.budget.plays >= PLAYS {
            return able;
        }
        let backdoor = self.table.cards.joined.iter().any(|card| !self.lies_open(card));
        for card in self.asked.answers(self.table.cards).iter().filter(|card| !self.lies_open(*card)) {
            let could = |seat: &Seat| self.could_play(*seat, self.table.cards.face(card), backdoor);
            able = others.iter().filter(could).fold(able, Seats::with);
        }
        able
    }

    /// Whether a seat could play this answer if it held it.
    fn could_play(&self, seat: Seat, face: &CardFace, backdoor: bool) -> bool {
        let held = self.hands[seat.index()];
        let meets = face.requires.is_none_or(|requires| self.table.level(seat, requires.sector) >= requires.level);
        held > 0 && (meets || (backdoor && held > 1)) && self.table.has_standing(seat, face)
    }

    /// Whether a card lies where all see that nobody holds it, or can take it in time: the top of the discard pile may be
    /// taken at any time (AD-C20).
    fn lies_open(&self, card: Card) -> bool {
        if self.top == Some(card) {
            let takes = |taker: &Card| *taker != card && self.table.cards.face(*taker).effects.contains(&Effect::TakeDiscard);
            return !self.table.cards.at_any_time.iter().filter(takes).any(|taker| !self.lies_open(taker));
        }
        (self.pile | self.table.face_up()).contains(card)
    }
}
