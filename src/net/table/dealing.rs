//! The seed of a table whose deal is sealed: everybody commits to random bytes, then opens them, and then it is dealt.

use super::{Inner, Sitting, not_kept};
use crate::matches::deal::commitment;
use crate::matches::{Bytes32, library};
use crate::net::deal::{DealShown, Part};
use crate::net::keep::Note;
use crate::net::messages::{Id, Message};
use crate::net::outbox::Outbox;
use crate::rules::game::Seat;
use crate::t;

impl Sitting {
    /// Commits to random bytes.
    pub(in crate::net) fn commit(&self, id: Id, round: u32, commitment: Bytes32, outbox: &Outbox) {
        self.answered_seat(id, outbox, |inner, seat| inner.commit(seat, round, commitment));
    }

    /// Opens the bytes that were committed to.
    pub(in crate::net) fn open(&self, id: Id, round: u32, bytes: Bytes32, outbox: &Outbox) {
        self.answered_seat(id, outbox, |inner, seat| inner.open(seat, round, bytes));
    }
}

impl Inner {
    /// What everybody sees of the deal, if it is sealed.
    pub(super) fn deal_shown(&self) -> Option<DealShown> {
        self.draw.as_ref().map_or_else(|| self.playing.sealed().map(DealShown::from), |draw| Some(draw.shown()))
    }

    /// Who is waited for, as long as the deal is not made.
    pub(super) fn is_undealt(&self) -> Option<String> {
        let draw = self.draw.as_ref()?;
        let waits = |seat: &Seat| draw.parts[seat.index()].is_none_or(|part| draw.is_opening && part.bytes.is_none());
        let waiting = self.seated().map(|(seat, _)| seat).filter(|seat| self.is_person(*seat) && waits(seat));
        let waiting: Vec<Seat> = waiting.collect();
        if waiting.is_empty() || waiting.iter().any(|seat| self.tokens[seat.index()].is_none()) {
            return Some(t!("net-not-started"));
        }
        let names: Vec<String> = waiting.into_iter().map(|seat| self.name(seat)).collect();
        Some(t!("net-not-dealt", players = names.join(", ")))
    }

    /// The seat’s part of the draw, which is in this round.
    fn check_round(&self, round: u32) -> Result<(), String> {
        match &self.draw {
            None if self.rules.sealed => Err(t!("net-dealt")),
            None => Err(t!("net-not-sealed")),
            Some(draw) if draw.round != round => Err(t!("net-other-round", round = draw.round)),
            Some(_) => Ok(()),
        }
    }

    fn commit(&mut self, seat: Seat, round: u32, commitment: Bytes32) -> Result<(), String> {
        self.check_round(round)?;
        let (Some(draw), Some(by)) = (&mut self.draw, self.tokens[seat.index()]) else { return Err(t!("net-not-seated")) };
        if draw.parts[seat.index()].is_some_and(|part| part.commitment == commitment && part.by == by) {
            return Ok(());
        }
        // Nobody’s bytes can be those of somebody else.
        let shown = draw.shown();
        if shown.host == commitment || shown.commitments.contains(&Some(commitment)) {
            return Err(t!("net-same-commitment"));
        }
        if draw.is_opening {
            // Whoever has lost the bytes that all have counted on can’t open them.
            let player = self.name(seat);
            return self.deal_again(t!("net-deal-lost", player = player));
        }
        self.keep.add_safely(&Note::Commit(seat, by, commitment)).map_err(not_kept)?;
        draw.parts[seat.index()] = Some(Part { by, commitment, bytes: None });
        self.go_on_dealing();
        self.publish();
        Ok(())
    }

    fn open(&mut self, seat: Seat, round: u32, bytes: Bytes32) -> Result<(), String> {
        self.check_round(round)?;
        let part = self.draw.as_mut().filter(|draw| draw.is_opening).and_then(|draw| draw.parts[seat.index()].as_mut());
        let Some(part) = part else { return Err(t!("net-not-opening")) };
        if part.commitment != commitment(bytes) {
            return Err(t!("net-other-bytes"));
        }
        if part.bytes.is_none() {
            self.keep.add_safely(&Note::Open(seat, bytes)).map_err(not_kept)?;
            part.bytes = Some(bytes);
            self.go_on_dealing();
            self.publish();
        }
        Ok(())
    }

    /// Begins another round: all commit to other bytes than before, but the host, which can’t.
    fn deal_again(&mut self, why: String) -> Result<(), String> {
        let Some(draw) = &mut self.draw else { return Ok(()) };
        self.keep.add_safely(&Note::Round(draw.round + 1)).map_err(not_kept)?;
        draw.begin(draw.round + 1);
        self.tell_all(&Message::Notice { text: why });
        self.publish();
        Ok(())
    }

    /// Whether the player at a seat has committed.
    fn has_part(&self, seat: Seat) -> bool {
        let part = self.draw.as_ref().and_then(|draw| draw.parts[seat.index()]);
        part.is_some_and(|part| self.is_person(seat) && self.tokens[seat.index()] == Some(part.by))
    }

    /// Goes on with the draw as far as it can go, whatever has happened at the table.
    pub(super) fn go_on_dealing(&mut self) {
        let Some(draw) = &self.draw else { return };
        let has_lost = |seat: &Seat| draw.parts[seat.index()].is_some() && !self.has_part(*seat);
        let lost: Vec<Seat> = self.seated().map(|(seat, _)| seat).filter(has_lost).collect();
        let is_missing = self.seated().any(|(seat, _)| self.is_person(seat) && !self.has_part(seat));
        if draw.is_opening && (!lost.is_empty() || is_missing) {
            // Some bytes may be open already: the others can’t be chosen after them.
            if let Err(text) = self.deal_again(t!("net-deal-again")) {
                return self.tell_all(&Message::Notice { text });
            }
        }
        let is_missing = self.seated().any(|(seat, _)| self.is_person(seat) && !self.has_part(seat));
        let Some(draw) = &mut self.draw else { return };
        lost.into_iter().for_each(|seat| draw.parts[seat.index()] = None);
        if !is_missing && !draw.is_opening {
            draw.is_opening = true;
            self.publish();
        }
        if let Some(deal) = self.draw.as_ref().and_then(super::Draw::deal) {
            self.deal(deal);
        }
    }

    /// Makes the match of the seed, in the place of the one that was there to be joined.
    fn deal(&mut self, deal: crate::matches::Deal) {
        let before = self.playing.path();
        let path = before.as_ref().map(|path| path.with_file_name(format!("{}{}", self.code, library::EXTENSION)));
        match self.playing.deal(deal, path.as_deref()) {
            Ok(dealt) => {
                self.playing = dealt;
                self.draw = None;
                // If it stays, it is removed when the host is started again.
                before.into_iter().for_each(|path| _ = std::fs::remove_file(path));
                self.publish();
            }
            Err(error) => self.tell_all(&Message::Notice { text: error.to_string() }),
        }
    }
}
