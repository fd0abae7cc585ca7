//! Capturing nodes and pylons (AE-22).

use super::content::Code;
use super::events::{Event, Told};
use super::models::ModelId;
use super::moves::Out;
use super::refusals::{Judgement, Why, expect};
use super::shapes::Uplink;
use super::state::State;
use super::table::{Open, Table};
use crate::rules::game::{EventSink, Seat};

impl Table {
    /// The CS that a capture costs: 3 a pylon, 4 a node, 1 more where the opponent controls it (AE-22).
    #[must_use]
    pub fn capture_cost(&self, seat: Seat, schema: usize) -> Option<u8> {
        let (kind, _) = self.uplink(schema)?;
        let cost = match kind {
            Uplink::Pylon => 3,
            Uplink::Node => 4,
        };
        Some(cost + u8::from(self.holder(schema) == Some(Open::opponent(seat))))
    }

    /// Who controls the node or pylon of a schema.
    #[must_use]
    pub fn holder(&self, schema: usize) -> Option<Seat> {
        self.holders.get(schema).copied().flatten()
    }

    /// Whether a model that can act may capture the node or pylon of a schema.
    pub(super) fn judge_capture(&self, model: ModelId, schema: usize) -> Judgement {
        expect(!self.codes(model).contains(Code::NoUplink), Why::NeverCaptures)?;
        let (Some((kind, square)), Some(base)) = (self.uplink(schema), self.base(model)) else { return Err(Why::NoUplink) };
        expect(base.squares().neighbours().contains(square), Why::CaptureFar(kind))?;
        expect(self.holder(schema) != Some(model.seat()), Why::CapturedAlready(kind))?;
        let need = self.capture_cost(model.seat(), schema).unwrap_or_default();
        expect(need <= self.active.cs, Why::Cs { need, left: self.active.cs })
    }
}

impl State {
    /// A model captures a node or pylon for CS (AE-22).
    pub(super) fn capture(&mut self, model: ModelId, schema: usize, out: &mut Out<'_, impl EventSink<Told>>) {
        let cost = self.table.capture_cost(model.seat(), schema).unwrap_or_default();
        self.spend(cost);
        self.take_uplink(model, schema, Some(model.seat()), cost, out);
    }

    /// The control token of a node or pylon is set or taken away.
    pub(super) fn take_uplink(
        &mut self,
        model: ModelId,
        schema: usize,
        holder: Option<Seat>,
        cost: u8,
        out: &mut Out<'_, impl EventSink<Told>>,
    ) {
        if let Some((uplink, square)) = self.table.uplink(schema)
            && let Some(held) = self.table.holders.get_mut(schema)
        {
            *held = holder;
            self.table.active.changed = true;
            out.all(|| Event::Captured { schema: schema as u8, uplink, square, model, holder, cost });
        }
    }
}
