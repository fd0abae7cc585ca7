//! Moving and turning (AE-30 to AE-33, AE-100, AE-102, AE-103, AE-111).

use super::activation::Movement;
use super::base::Base;
use super::content::{Code, Marker};
use super::events::{Event, Told};
use super::models::{ModelId, Models, Place};
use super::movement::{Budget, Step, Walk, Walker};
use super::moves::Out;
use super::refusals::{Judgement, Why, expect};
use super::server::{Direction, Facing};
use super::squares::Squares;
use super::state::State;
use super::table::{Open, Table};
use crate::rules::game::EventSink;

impl Table {
    /// How a model on the server moves, with its codes and among the others (AE-30 to AE-33).
    #[must_use]
    pub fn walk(&self, model: ModelId) -> Option<Walk> {
        let codes = self.codes(model);
        let has = |code| codes.contains(code);
        let base = self.base(model)?;
        let walker = Walker { base, airborne: has(Code::Airborne), dodge: has(Code::Dodge), fast: has(Code::Fast) };
        // What flies over a model must not take that one's square for its own.
        let others = if self.active.must_go_on {
            let others = self.on_server().without(model).iter().filter_map(|other| self.base(other)).map(Base::squares);
            others.fold(Squares::EMPTY, |all, squares| all | squares)
        } else {
            self.models_stand() - base.squares()
        };
        Some(Walk::new(walker, self.ground(), others, *self.stands(Open::opponent(model.seat()))))
    }

    /// What the active unit has left to move with.
    #[must_use]
    pub fn budget(&self) -> Budget {
        Budget { cs: self.active.cs, kept: self.active.half }
    }

    /// The models of the active unit that may move now (AE-111).
    pub(super) fn movers(&self) -> Models {
        match self.active.movement {
            Movement::Open => self.active_models(),
            Movement::Moving(model) => Models::one(model) & self.on_server(),
            Movement::Over => Models::NONE,
        }
    }

    /// Whether the active unit may spend CS on movement, whichever way (AE-102, AE-111, AE-122).
    pub(super) fn judge_movement(&self) -> Judgement {
        expect(!self.active.downloading, Why::Downloading)?;
        expect(!self.active.markers.contains(Marker::Lag), Why::Marker(Marker::Lag))?;
        expect(self.active.movement != Movement::Over, Why::MovementOver)
    }

    /// Whether a model may walk on now, as far as the activation goes (AE-102, AE-111, AE-122).
    #[must_use]
    pub fn may_walk(&self, model: ModelId) -> bool {
        self.judge_movement().is_ok() && self.movers().contains(model)
    }

    /// Whether a model may take this step.
    pub(super) fn judge_step(&self, model: ModelId, direction: Direction) -> Result<Step, Why> {
        self.judge_movement()?;
        expect(self.movers().contains(model), Why::OtherMover)?;
        let walk = self.walk(model).ok_or(Why::NotOnServer)?;
        walk.step(direction, self.budget()).map_err(Why::Barrier)
    }

    /// Whether a model may turn on the spot (AE-31).
    pub(super) fn judge_turn(&self, model: ModelId, facing: Facing) -> Judgement {
        self.judge_movement()?;
        expect(!self.is_linked(model.slot()), Why::LinkedTurns)?;
        expect(!self.active.must_go_on, Why::MustGoOn)?;
        expect(self.model(model).facing != facing, Why::FacesSo)?;
        expect(self.active.cs >= 1, Why::Cs { need: 1, left: 0 })
    }

    /// A model has been moved: a download of it begins anew (AE-122).
    pub(super) fn moved(&mut self, model: ModelId) {
        self.stop_download(Models::one(model));
    }
}

impl State {
    /// A model takes a step and looks where it likes (AE-30, AE-31, AE-90).
    pub(super) fn step(&mut self, model: ModelId, direction: Direction, facing: Facing, out: &mut Out<'_, impl EventSink<Told>>) {
        let (Ok(step), Some(from)) = (self.table.judge_step(model, direction), self.table.square(model)) else { return };
        let table = &mut self.table;
        let flew = table.active.must_go_on;
        if flew || step.must_go_on {
            table.active.must_go_on = step.must_go_on;
            table.model_mut(model).place = Place::On(step.to);
            table.stand_anew_with_omnis();
        } else {
            table.put(model, step.to);
        }
        table.model_mut(model).facing = facing;
        table.moved(model);
        if table.is_linked(model.slot()) {
            table.active.movement = Movement::Moving(model);
        }
        table.active.half = step.left.kept;
        let (evasive, rough) = (u8::from(step.evasive), u8::from(step.rough));
        out.all(|| Event::Stepped { model, from, to: step.to, facing, cost: step.cs, evasive, rough });
        self.spend(step.cs);
        if step.enters_noise {
            self.table.enters_noise(model);
        }
    }

    /// A model turns on the spot (AE-31).
    pub(super) fn turn(&mut self, model: ModelId, facing: Facing, out: &mut Out<'_, impl EventSink<Told>>) {
        self.table.model_mut(model).facing = facing;
        out.all(|| Event::Turned { model, facing, cost: 1 });
        self.spend(1);
    }
}
