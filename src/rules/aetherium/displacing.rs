//! Models that texts push, pull or set elsewhere (AE-34, AE-90, AE-113).

use super::base::Base;
use super::content::Who;
use super::effects::Running;
use super::events::{Event, MoveReason, Told};
use super::models::{ModelId, Place};
use super::moves::Out;
use super::server::{Direction, SIDE, Square};
use super::state::State;
use super::table::Table;
use crate::rules::game::EventSink;

/// The direction straight away from a base: along the longer of the two distances if it is more than twice the other, else
/// diagonally.
#[must_use]
fn straight_away(from: Base, square: Square) -> Direction {
    // In half squares, from the middle of the base.
    let middle = |low: i8| 2 * low + from.width() - 1;
    let (x, y) = (2 * square.x() - middle(from.square().x()), 2 * square.y() - middle(from.square().y()));
    let (east, north) = if x.abs() > 2 * y.abs() {
        (x.signum(), 0)
    } else if y.abs() > 2 * x.abs() {
        (0, y.signum())
    } else {
        (x.signum(), y.signum())
    };
    Direction::ALL.into_iter().find(|direction| direction.offset() == (east, north)).unwrap_or_default()
}

impl Table {
    /// Where a model comes to stand that is pushed, or pulled, so many squares, and whether it came into noise on its way.
    fn pushed(&self, model: ModelId, by: Base, squares: u8, away: bool) -> Option<(Square, bool)> {
        let from = self.square(model).filter(|_| !self.program(model).is_omni())?;
        let free = !self.occupied();
        let noise = self.ground().noise();
        let (mut at, mut entered) = (from, false);
        for _ in 0..squares {
            let direction = straight_away(by, at);
            let direction = if away { direction } else { direction.opposite() };
            let Some(next) = at.step(direction).filter(|next| free.contains(*next)) else { break };
            entered |= noise.contains(next) && !noise.contains(at);
            at = next;
        }
        (at != from).then_some((at, entered))
    }
}

impl State {
    /// Pushes models straight away, the farthest first, or pulls them, the nearest first.
    pub(super) fn push_all(&mut self, text: &Running, who: Who, squares: u8, away: bool, out: &mut Out<'_, impl EventSink<Told>>) {
        let Some(by) = self.table.text_base(text) else { return };
        let models = self.table.affected(text, who);
        let far = |state: &Self, model| state.table.base(model).map_or(0, |base| by.distance(base));
        let mut distances = [0; super::models::MODELS];
        for model in models.iter() {
            distances[model.index()] = far(self, model);
        }
        for step in 0..=SIDE {
            let distance = if away { SIDE - step } else { step };
            for model in models.iter().filter(|model| distances[model.index()] == distance) {
                let Some((to, entered)) = self.table.pushed(model, by, squares, away) else { continue };
                self.place_by_text(text, model, to, out);
                if entered {
                    self.table.enters_noise(model);
                }
            }
        }
    }

    /// The model of a text and its target change squares and keep their facings.
    pub(super) fn swap(&mut self, text: &Running, out: &mut Out<'_, impl EventSink<Told>>) {
        let models = [Some(text.model), self.table.affected(text, Who::Target).first()];
        let [Some(model), Some(target)] = models.map(|model| model.filter(|model| !self.table.program(*model).is_omni())) else {
            return;
        };
        let (Some(here), Some(there)) = (self.table.square(model), self.table.square(target)) else { return };
        let noise = self.table.ground().noise();
        self.table.take_off(model, Place::Lifted(here));
        self.table.take_off(target, Place::Lifted(there));
        for (model, from, to) in [(model, here, there), (target, there, here)] {
            self.put_by_text(text, model, (from, to), out);
            if noise.contains(to) && !noise.contains(from) {
                self.table.enters_noise(model);
            }
        }
    }

    /// A model is set down on a square by a text; coming from a schema it enters the noise (AE-34, AE-90).
    pub(super) fn set_down(&mut self, text: &Running, model: ModelId, square: Square, out: &mut Out<'_, impl EventSink<Told>>) {
        let was_in_noise = self.table.base(model).is_some_and(|base| self.table.in_noise(base));
        self.place_by_text(text, model, square, out);
        if !was_in_noise && self.table.base(model).is_some_and(|base| self.table.in_noise(base)) {
            self.table.enters_noise(model);
        }
    }

    fn place_by_text(&mut self, text: &Running, model: ModelId, to: Square, out: &mut Out<'_, impl EventSink<Told>>) {
        if let Some(from) = self.table.square(model) {
            self.put_by_text(text, model, (from, to), out);
        }
    }

    fn put_by_text(&mut self, text: &Running, model: ModelId, (from, to): (Square, Square), out: &mut Out<'_, impl EventSink<Told>>) {
        self.table.put(model, to);
        self.table.moved(model);
        let facing = self.table.model(model).facing;
        out.all(|| Event::Placed { model, from, to, facing, why: MoveReason::Text { model: text.model, text: text.text } });
    }
}
