//! Where the events of an action go, and whether undo stops at it.

use crate::rules::game::{Audience, EventSink, Seal, Seat, Seats};

/// Takes down what happens, and whether something random or hidden came out.
pub(in crate::rules) struct Out<'a, S> {
    sink: &'a mut S,
    seal: Seal,
    moves: u16,
}

impl<'a, S> Out<'a, S> {
    /// Events go to this sink.
    pub(in crate::rules) fn new(sink: &'a mut S) -> Self {
        Self { sink, seal: Seal::Open, moves: 0 }
    }

    /// Something random or hidden comes out: undo stops here.
    #[inline]
    pub(in crate::rules) fn seal(&mut self) {
        self.seal = Seal::Sealed;
        self.moved();
    }

    /// Something hidden moves, and stays hidden.
    #[inline]
    pub(in crate::rules) fn moved(&mut self) {
        self.moves = self.moves.saturating_add(1);
    }

    /// How often something hidden has moved, or become known.
    #[inline]
    pub(in crate::rules) fn moves(&self) -> u16 {
        self.moves
    }

    /// Whether undo stops here.
    #[inline]
    pub(in crate::rules) fn sealed(&self) -> Seal {
        self.seal
    }

    /// An event for everybody.
    #[inline]
    pub(in crate::rules) fn all<E>(&mut self, event: impl FnOnce() -> E)
    where
        S: EventSink<E>,
    {
        self.sink.push(Audience::All, event);
    }

    /// An event for one seat.
    #[inline]
    pub(in crate::rules) fn only<E>(&mut self, seat: Seat, event: impl FnOnce() -> E)
    where
        S: EventSink<E>,
    {
        self.sink.push(Audience::Only(Seats::one(seat)), event);
    }

    /// An event whose secret only these seats are told, even where they are all at the table: spectators are not.
    #[inline]
    pub(in crate::rules) fn secret<E>(&mut self, seats: Seats, event: impl Fn(bool) -> E)
    where
        S: EventSink<E>,
    {
        self.sink.push(Audience::Only(seats), || event(true));
        self.sink.push(Audience::Except(seats), || event(false));
    }
}
