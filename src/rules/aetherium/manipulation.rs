//! Schemas that are shifted and turned, and the models caught by them (AE-71, AE-72, AE-74).

use super::activation::Movement;
use super::cache::Cache;
use super::events::{Event, MoveReason, RamReason, Told};
use super::frames::{Frame, Progress};
use super::models::{MODELS, ModelId, Models, Place};
use super::moves::Out;
use super::refusals::{Judgement, Why, expect};
use super::schemas::{Manipulation, manipulate, places_for_caught};
use super::server::Square;
use super::squares::Squares;
use super::state::State;
use super::table::{Open, Table};
use crate::rules::components::List;
use crate::rules::game::{EventSink, Seat};

impl Table {
    /// The RAM that a manipulation of a schema costs (AE-71).
    #[must_use]
    pub fn manipulation_cost(&self, schema: usize, how: Manipulation) -> Option<u8> {
        Some(how.ram(self.schemas.get(schema)?.shape_in(self.catalog.shapes())?.size()))
    }

    /// Whether this is no time for a manipulation: a linked program moves or comes in, or a model is between two squares
    /// that it may stop on (AE-71, AE-100, AE-113).
    pub(super) fn judge_manipulation_now(&self) -> Judgement {
        expect(!matches!(self.active.movement, Movement::Moving(_)), Why::LinkedMoves)?;
        expect(!self.half_entered(), Why::HalfEntered)?;
        expect(!self.active.must_go_on, Why::MustGoOn)
    }

    /// Whether a manipulation is possible where things stand, and by whom, RAM apart (AE-71, AE-72).
    pub(super) fn judge_place_of_manipulation(&self, seat: Seat, schema: usize, how: Manipulation) -> Judgement {
        expect(!self.ground().footprint(schema).is_empty(), Why::NoSchema)?;
        let held = self.holder(schema) == Some(Open::opponent(seat));
        expect(!held, Why::SchemaHeld)?;
        if self.sets.manipulations[schema].contains(how) {
            return Ok(());
        }
        let omnis = self.sets.omni_bases();
        manipulate(self.catalog.shapes(), &self.schemas, self.ground(), &omnis, schema, how).map(|_| ()).map_err(Why::Obstacle)
    }

    /// Whether the active player may manipulate a schema so (AE-71, AE-72).
    pub(super) fn judge_manipulation(&self, seat: Seat, schema: usize, how: Manipulation) -> Judgement {
        self.judge_manipulation_now()?;
        self.judge_place_of_manipulation(seat, schema, how)?;
        let need = self.manipulation_cost(schema, how).unwrap_or_default();
        let left = self.side(seat).ram;
        expect(need <= left, Why::Ram { need, left, rule: "AE-71" })
    }

    /// The unoccupied squares of a schema.
    pub(super) fn free_of_schema(&self, schema: u8) -> Squares {
        self.ground().footprint(usize::from(schema)) - self.occupied()
    }

    /// Where a caught model may come to stand (AE-74).
    pub(super) fn places_for_caught(&self, model: ModelId, schema: u8) -> Squares {
        let Place::Lifted(square) = self.model(model).place else { return Squares::EMPTY };
        places_for_caught(self.ground().footprint(usize::from(schema)), self.occupied(), square)
    }
}

impl State {
    /// A player pays for a manipulation and does it.
    pub(super) fn pay_and_manipulate(&mut self, seat: Seat, schema: usize, how: Manipulation, out: &mut Out<'_, impl EventSink<Told>>) {
        let cost = self.table.manipulation_cost(schema, how).unwrap_or_default();
        self.lose_ram(seat, cost, RamReason::Manipulation, out);
        self.manipulate(seat, schema, how, out);
    }

    /// Shifts or turns a schema with everything that stands on it, and catches the models it comes onto (AE-72, AE-74,
    /// AE-104). Nothing happens where it is not possible.
    pub(super) fn manipulate(&mut self, seat: Seat, schema: usize, how: Manipulation, out: &mut Out<'_, impl EventSink<Told>>) {
        let table = &mut self.table;
        let omnis = table.sets.omni_bases();
        let Ok(moved) = manipulate(table.catalog.shapes(), &table.schemas, table.ground(), &omnis, schema, how) else { return };
        let centre = table.schemas[schema].centre;
        out.all(|| Event::Manipulated { seat, schema: schema as u8, centre, how });
        let swallowed = moved.swallowed();
        let (mut riders, mut caught) = (Models::NONE, Models::NONE);
        for model in table.on_server().iter() {
            let Some(square) = table.square(model) else { continue };
            if moved.before.contains(square) {
                riders = riders.with(model);
            } else if swallowed.contains(square) {
                caught = caught.with(model);
            }
        }
        table.schemas[schema] = moved.placed;
        let walls = table.firewalls & moved.before;
        table.firewalls -= walls;
        table.firewalls |= how.carries_all(centre, walls);
        if let Cache::Lying(square) = table.cache
            && moved.before.contains(square)
        {
            table.cache = Cache::Lying(how.carries(centre, square).unwrap_or(square));
        }
        for model in riders.iter() {
            let Some(base) = table.base(model) else { continue };
            let (from, to) = (base.square(), how.carries_base(centre, base).unwrap_or(base).square());
            let facing = how.turns(table.model(model).facing);
            let model_now = table.model_mut(model);
            model_now.facing = facing;
            model_now.place = Place::On(to);
            out.all(|| Event::Placed { model, from, to, facing, why: MoveReason::Carried });
        }
        table.refresh();
        self.catch(caught, schema);
    }

    /// Models that a schema has come onto: who finds its square occupied is to choose another one, the active player's
    /// models first (AE-74).
    fn catch(&mut self, caught: Models, schema: usize) {
        let mut displaced = Models::NONE;
        for model in caught.iter() {
            let Some(square) = self.table.square(model) else { continue };
            let taken = self.table.ground().impassable().contains(square)
                || self
                    .table
                    .on_server()
                    .without(model)
                    .iter()
                    .any(|other| !caught.contains(other) && self.table.base(other).is_some_and(|base| base.squares().contains(square)));
            if taken {
                displaced = displaced.with(model);
            }
        }
        if displaced.is_empty() {
            return;
        }
        for model in displaced.iter() {
            if let Some(square) = self.table.square(model) {
                self.table.model_mut(model).place = Place::Lifted(square);
            }
        }
        self.table.refresh();
        // The frame that is last is the first to be answered.
        let own = displaced & Models::of(self.table.turn);
        let order: List<ModelId, MODELS> = own.iter().chain((displaced - own).iter()).collect();
        for model in order.iter().rev().copied() {
            self.table.frames.push(Frame::Caught { model, schema: schema as u8 });
        }
    }

    /// A caught model comes to stand: without choice by itself, without any square it is deleted (AE-74). Of several models of
    /// a linked program their owner says first which ones find no place (AE-111).
    pub(super) fn go_on_caught(&mut self, model: ModelId, schema: u8, out: &mut Out<'_, impl EventSink<Told>>) -> Progress {
        if !self.table.without_place().is_empty() {
            return Progress::Asks;
        }
        let places = self.table.places_for_caught(model, schema);
        match (places.first(), places.len()) {
            (None, _) => {
                self.table.frames.pop();
                if self.table.model(model).place.in_play() {
                    self.no_room(model, out);
                }
            }
            (Some(square), 1) => self.place_caught(model, square, out),
            _ => return Progress::Asks,
        }
        Progress::GoesOn
    }

    /// A caught model is put on the square that was chosen; it keeps its facing.
    pub(super) fn place_caught(&mut self, model: ModelId, square: Square, out: &mut Out<'_, impl EventSink<Told>>) {
        self.table.frames.pop();
        let Place::Lifted(from) = self.table.model(model).place else { return };
        self.table.put(model, square);
        self.table.moved(model);
        let facing = self.table.model(model).facing;
        out.all(|| Event::Placed { model, from, to: square, facing, why: MoveReason::Caught });
    }
}
