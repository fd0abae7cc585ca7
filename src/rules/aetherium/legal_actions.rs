//! Lists of what a seat may do, in ascending order.

use super::actions::Action;
use super::activation::{Moment, Movement};
use super::cache::Cache;
use super::models::ModelId;
use super::schemas::Manipulation;
use super::server::{Direction, Facing};
use super::state::State;
use super::table::{Open, Stage};
use crate::rules::game::Seat;

impl State {
    /// Adds everything that a seat may do now.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let table = &self.table;
        match table.stage {
            Stage::Over => {}
            Stage::Ordering if table.side(seat).ordering && seat.0 < 2 => {
                self.list_ordering(seat, out);
                out.sort_unstable();
            }
            Stage::Ordering => {}
            Stage::Activation => {
                if let Some(asked) = table.asked_by_frames() {
                    if asked == seat {
                        self.list_frames(out);
                    }
                } else if seat == table.turn {
                    match table.active.moment {
                        Moment::Choose => out.extend(self.units_left().iter().map(Action::Activate)),
                        Moment::Enter => self.list_entering(seat, out),
                        _ => self.list_acts(seat, out),
                    }
                }
            }
            _ if seat != table.turn => {}
            Stage::Schemas => self.list_schema_places(out),
            Stage::Tokens => self.list_tokens(seat, out),
        }
    }

    fn list_entering(&self, seat: Seat, out: &mut Vec<Action>) {
        let before = out.len();
        self.list_entries(out);
        let enters = out.len() > before;
        if !self.table.half_entered() {
            if self.table.judge_overclock(seat).is_ok() {
                out.push(Action::Overclock);
            }
            self.list_manipulations(seat, out);
        }
        if !enters {
            out.push(Action::End);
        }
    }

    fn list_acts(&self, seat: Seat, out: &mut Vec<Action>) {
        let table = &self.table;
        let models = table.active_models();
        if table.judge_movement().is_ok() {
            let movers = table.movers();
            for model in movers.iter() {
                self.list_steps(model, out);
            }
            for model in movers.iter() {
                for facing in Facing::ALL {
                    if table.judge_turn(model, facing).is_ok() {
                        out.push(Action::Turn { model, facing });
                    }
                }
            }
        }
        if matches!(table.active.movement, Movement::Moving(_)) && !table.active.must_go_on {
            out.push(Action::EndMove);
        }
        if table.judge_overclock(seat).is_ok() {
            out.push(Action::Overclock);
        }
        let does = table.judge_doing().is_ok();
        if does && table.active.cs >= 3 {
            for model in models.iter() {
                self.list_captures(model, out);
            }
        }
        self.list_manipulations(seat, out);
        if does {
            self.list_attacks(out);
            self.list_exes(out);
        }
        if table.cache != Cache::None {
            for action in [Action::Download, Action::PickUp, Action::Leave] {
                out.extend(models.iter().map(action).filter(|action| self.judge(seat, *action).is_ok()));
            }
        }
        if table.judge_end().is_ok() {
            out.push(Action::End);
        }
    }

    fn list_steps(&self, model: ModelId, out: &mut Vec<Action>) {
        let Some(walk) = self.table.walk(model) else { return };
        let budget = self.table.budget();
        if budget.cs == 0 && !budget.kept {
            return;
        }
        for direction in Direction::ALL {
            if walk.step(direction, budget).is_ok() {
                out.extend(Facing::ALL.map(|facing| Action::Step { model, direction, facing }));
            }
        }
    }

    fn list_captures(&self, model: ModelId, out: &mut Vec<Action>) {
        let Some(base) = self.table.base(model) else { return };
        if !base.neighbours().intersects(self.table.ground().uplinks()) {
            return;
        }
        for schema in 0..self.table.schemas.len() {
            if self.table.judge_capture(model, schema).is_ok() {
                out.push(Action::Capture { model, schema: schema as u8 });
            }
        }
    }

    fn list_manipulations(&self, seat: Seat, out: &mut Vec<Action>) {
        let table = &self.table;
        let ram = table.side(seat).ram;
        if ram == 0 || table.judge_manipulation_now().is_err() {
            return;
        }
        let enemy = Some(Open::opponent(seat));
        for schema in (0..table.schemas.len()).filter(|schema| table.holder(*schema) != enemy) {
            let turn = table.manipulation_cost(schema, Manipulation::ALL[8]).unwrap_or_default();
            let possible = table.sets.manipulations[schema].iter();
            let paid = possible.filter(|how| matches!(how, Manipulation::Shift(_)) || turn <= ram);
            out.extend(paid.map(|how| Action::Manipulate { schema: schema as u8, how }));
        }
    }
}
