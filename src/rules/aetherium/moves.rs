//! Models coming onto squares and off them, and the events of it (AE-4, AE-34).

use super::base::Base;
use super::events::{Consoles, Event, Told};
use super::models::{ModelId, Place, SEATS};
use super::server::Square;
use super::table::Table;
use crate::rules::components;
use crate::rules::game::{Audience, EventSink};

/// Tells every event with the consoles of the match.
pub(super) struct Telling<'a, S> {
    /// Where it is told.
    pub sink: &'a mut S,
    /// The programs of both sides.
    pub consoles: Consoles,
}

impl<S: EventSink<Told>> EventSink<Event> for Telling<'_, S> {
    #[inline]
    fn push(&mut self, audience: Audience, event: impl FnOnce() -> Event) {
        let consoles = self.consoles;
        self.sink.push(audience, || Told { what: event(), consoles });
    }
}

/// Takes down what happens, and whether something random or hidden came out.
pub(super) type Out<'a, S> = components::Out<'a, Telling<'a, S>>;

impl Table {
    /// Puts a model on a square that is free for it.
    pub(super) fn put(&mut self, model: ModelId, square: Square) {
        self.take_off(model, Place::On(square));
        let base = Base::new(square, self.program(model).is_omni());
        self.sets.on = self.sets.on.with(model);
        self.sets.models[model.seat().index() % SEATS] |= base.squares();
        self.see_omni(base);
    }

    /// Takes a model off its square, if it stands on one; then it is at `place`.
    pub(super) fn take_off(&mut self, model: ModelId, place: Place) {
        let before = self.base(model);
        self.model_mut(model).place = place;
        if let Some(base) = before {
            self.sets.on = self.sets.on.without(model);
            self.sets.models[model.seat().index() % SEATS] -= base.squares();
            // What flies over another model of its side leaves that one's square as it is (AE-100).
            if self.active.must_go_on {
                self.stand_anew();
            }
            self.see_omni(base);
        }
    }

    /// Sees anew where the models stand.
    fn stand_anew(&mut self) {
        let mut sets = self.sets;
        sets.stand(self);
        self.sets = sets;
    }

    /// An omni model came or went: schemas may be stuck or freed by it (AE-113).
    fn see_omni(&mut self, base: Base) {
        if base.is_omni() {
            self.stand_anew_with_omnis();
        }
    }

    /// Sees anew where the models stand, and what that means for schemas.
    pub(super) fn stand_anew_with_omnis(&mut self) {
        self.stand_anew();
        let mut sets = self.sets;
        sets.see_manipulations(self);
        self.sets = sets;
    }
}
