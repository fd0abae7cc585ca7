//! Programs coming onto the server (AE-14, AE-105, AE-123).

use super::actions::Action;
use super::activation::Moment;
use super::content::Code;
use super::events::{Event, Told};
use super::frames::Progress;
use super::models::{ModelId, Models, Place};
use super::moves::Out;
use super::refusals::{Judgement, Why, expect};
use super::server::{Facing, SIDE, Square};
use super::squares::Squares;
use super::state::State;
use super::table::Table;
use crate::rules::game::{EventSink, Seat};

/// The squares along an edge of the server.
fn edge_squares(edge: Facing) -> Squares {
    let last = SIDE as i8 - 1;
    let along = |place: fn(i8, i8) -> (i8, i8)| {
        (0..=last)
            .filter_map(|at| {
                let (x, y) = place(at, last);
                Square::at(x, y)
            })
            .collect()
    };
    match edge {
        Facing::North => along(|at, last| (at, last)),
        Facing::East => along(|at, last| (last, at)),
        Facing::South => along(|at, _| (at, 0)),
        Facing::West => along(|at, _| (0, at)),
    }
}

impl Table {
    /// The squares along a side's own edges of the server (AE-14).
    #[must_use]
    pub fn own_edges(&self, seat: Seat) -> Squares {
        let edges = self.operation().edges_of(seat);
        edges.iter().fold(Squares::EMPTY, |all, edge| all | edge_squares(*edge))
    }

    /// Whether a schema's node or pylon is a starting one (AE-14).
    pub(super) fn is_starting(&self, schema: usize) -> bool {
        self.operation().schemas.get(schema).is_some_and(|map| map.start.is_some())
    }

    /// The nodes and pylons that a model may come in by, and whether its own edge is open to it too (AE-14, AE-105, AE-123).
    fn entries(&self, model: ModelId) -> (Squares, bool) {
        if let Some(schema) = self.model(model).entry {
            return (self.uplink(usize::from(schema)).map_or(Squares::EMPTY, |(_, square)| Squares::one(square)), false);
        }
        let seat = model.seat();
        let (mut starting, mut held, mut free) = (Squares::EMPTY, Squares::EMPTY, Squares::EMPTY);
        for (schema, _, square, holder) in self.uplinks() {
            if holder == Some(seat) {
                held.insert(square);
                if self.is_starting(schema) {
                    starting.insert(square);
                }
            } else if holder.is_none() {
                free.insert(square);
            }
        }
        let by = if starting.is_empty() { held } else { starting };
        let forward = self.codes(model).contains(Code::ForwardDeployment);
        (if forward { by | free } else { by }, held.is_empty())
    }

    /// The squares that a waiting model may be placed on; of an omni model its south-western ones (AE-14).
    #[must_use]
    fn entry_squares(&self, model: ModelId) -> Squares {
        let (uplinks, edge) = self.entries(model);
        let occupied = self.occupied();
        let open = *self.ground().schemas() - occupied;
        let beside = uplinks.neighbours() & open;
        let edges = if edge { self.own_edges(model.seat()) & self.ground().noise() } else { Squares::EMPTY };
        if !self.program(model).is_omni() {
            return beside | (edges - occupied);
        }
        // AE-113: on one schema only; four open squares there, or four free ones in the noise, one of them at the entry.
        let mut places = Squares::EMPTY;
        for footprint in self.ground().footprints().iter().filter(|footprint| footprint.intersects(&beside)) {
            places |= (open & *footprint).holding_omni() & (beside & *footprint).touching_omni();
        }
        places | (self.ground().noise() - occupied).holding_omni() & edges.touching_omni()
    }

    /// The waiting models of the active unit.
    pub(super) fn entering(&self) -> Models {
        let members = self.members(self.active.unit);
        members.iter().filter(|model| self.model(*model).place == Place::Waiting).fold(Models::NONE, Models::with)
    }

    /// Where the next model of the active unit may come in: nowhere, unless there is room for all of them (AE-14).
    fn entry(&self) -> Option<(ModelId, Squares)> {
        let waiting = self.entering();
        let model = waiting.first()?;
        let squares = self.entry_squares(model);
        (squares.len() >= usize::from(waiting.len())).then_some((model, squares))
    }

    /// Whether the first models of a linked program have come in and others have not: nothing else can be done then.
    pub(super) fn half_entered(&self) -> bool {
        self.active.moment == Moment::Enter && !self.active_models().is_empty()
    }
}

impl State {
    /// Lists the places for the model that comes in.
    pub(super) fn list_entries(&self, out: &mut Vec<Action>) {
        if let Some((model, squares)) = self.table.entry() {
            for square in squares.iter() {
                out.extend(Facing::ALL.map(|facing| Action::Place { model, square, facing }));
            }
        }
    }

    /// Whether a model may come in so (AE-14).
    pub(super) fn judge_entry(&self, model: ModelId, square: Square) -> Judgement {
        let table = &self.table;
        expect(table.active.moment == Moment::Enter, Why::NotEntering)?;
        expect(table.entering().first() == Some(model), Why::OtherModel)?;
        let Some((_, squares)) = table.entry() else { return Err(Why::NoRoomToEnter) };
        expect(squares.contains(square), Why::EntryPlace)
    }

    /// A model comes in; with the last one of its program that acts (AE-14, AE-90).
    pub(super) fn enter(&mut self, model: ModelId, square: Square, facing: Facing, out: &mut Out<'_, impl EventSink<Told>>) {
        self.table.put(model, square);
        self.table.model_mut(model).facing = facing;
        self.table.model_mut(model).entry = None;
        out.all(|| Event::Entered { model, square, facing });
        if self.table.entering().is_empty() {
            self.table.active.moment = Moment::Act;
            if self.table.unit_in_noise(self.table.active.unit) {
                self.table.enters_noise(model);
            }
        }
    }

    /// A program that is to come in asks its player, as long as it is there.
    pub(super) fn go_on_entering(&mut self, _: &mut Out<'_, impl EventSink<Told>>) -> Progress {
        if !self.table.entering().is_empty() {
            return Progress::Asks;
        }
        self.table.active.moment = if self.table.active_models().is_empty() { Moment::Settle } else { Moment::Act };
        Progress::GoesOn
    }

    /// Whether the model can be placed, all of its program.
    pub(super) fn can_enter(&self) -> bool {
        self.table.entry().is_some_and(|(_, squares)| !squares.is_empty())
    }
}
