//! Whether something may be done now: the judgements behind lists and refusals (AE-20 and what it cites).

use super::actions::Action;
use super::activation::{Moment, Movement};
use super::content::Marker;
use super::models::ModelId;
use super::refusals::{Judgement, Why, expect};
use super::state::State;
use super::table::{Stage, Table};
use crate::rules::game::Seat;

impl Table {
    /// Whether the active unit may do other things than walk: not where it may not stay, while a linked program is on its
    /// way, or while it downloads (AE-100, AE-111, AE-113, AE-122).
    pub(super) fn judge_doing(&self) -> Judgement {
        expect(!self.active.must_go_on, Why::MustGoOn)?;
        expect(!matches!(self.active.movement, Movement::Moving(_)), Why::LinkedMoves)?;
        expect(!self.active.downloading, Why::Downloading)
    }

    /// Whether the active unit may go over the edge (AE-102, AE-111, AE-122): it is movement too.
    fn judge_leaving(&self, model: ModelId) -> Judgement {
        expect(!self.active.must_go_on, Why::MustGoOn)?;
        self.judge_movement()?;
        expect(self.movers().contains(model), Why::OtherMover)
    }

    /// Whether a model is one of the active unit, on the server.
    fn judge_active(&self, model: ModelId) -> Judgement {
        expect(self.active_models().contains(model), Why::NotActive)
    }

    /// Whether the active unit may be overclocked (AE-70, AE-102).
    pub(super) fn judge_overclock(&self, seat: Seat) -> Judgement {
        expect(!self.active.downloading, Why::Downloading)?;
        expect(!self.active.markers.contains(Marker::CapacitorPurge), Why::Marker(Marker::CapacitorPurge))?;
        let most = self.program(self.active.unit).oc;
        expect(self.active.overclocked < most, Why::Overclocked(most))?;
        expect(self.side(seat).ram > 0, Why::Ram { need: 1, left: 0, rule: "AE-70" })
    }

    /// Whether the active unit may end its activation.
    pub(super) fn judge_end(&self) -> Judgement {
        expect(!self.active.must_go_on, Why::MustGoOn)?;
        expect(!matches!(self.active.movement, Movement::Moving(_)), Why::LinkedMoves)
    }
}

impl State {
    /// Whether a seat may do this now; otherwise the first rule that forbids it.
    pub(super) fn judge(&self, seat: Seat, action: Action) -> Judgement {
        let table = &self.table;
        expect(seat.0 < 2, Why::NoSeat)?;
        match table.stage {
            Stage::Over => Err(Why::Over),
            Stage::Ordering => {
                expect(table.side(seat).ordering, Why::NotYou)?;
                self.judge_ordering(seat, action)
            }
            Stage::Schemas => {
                expect(seat == table.turn, Why::NotYou)?;
                let Action::PlaceSchema { centre, facing } = action else { return Err(Why::PlaceSchemas) };
                self.judge_schema_place(centre, facing)
            }
            Stage::Tokens => {
                expect(seat == table.turn, Why::NotYou)?;
                let Action::PlaceToken { schema, symbol } = action else { return Err(Why::PlaceTokens) };
                self.judge_token(seat, schema, symbol)
            }
            Stage::Activation => {
                if let Some(asked) = table.asked_by_frames() {
                    expect(seat == asked, Why::NotYou)?;
                    return self.judge_frames(action);
                }
                expect(seat == table.turn, Why::NotYou)?;
                match table.active.moment {
                    Moment::Choose => self.judge_choice(action),
                    Moment::Enter => self.judge_entering(seat, action),
                    _ => self.judge_act(seat, action),
                }
            }
        }
    }

    /// Which model of a segmented program is next (AE-110).
    fn judge_choice(&self, action: Action) -> Judgement {
        let Action::Activate(model) = action else { return Err(Why::ChooseModel) };
        expect(model.slot() == self.table.active.slot, Why::NotActive)?;
        expect(self.units_left().contains(model), Why::HasActed)
    }

    /// What is done before the active program is on the server (AE-14).
    fn judge_entering(&self, seat: Seat, action: Action) -> Judgement {
        match action {
            Action::Place { model, square, .. } => self.judge_entry(model, square),
            Action::Manipulate { schema, how } => self.table.judge_manipulation(seat, usize::from(schema), how),
            Action::Overclock => {
                expect(!self.table.half_entered(), Why::HalfEntered)?;
                self.table.judge_overclock(seat)
            }
            Action::End => expect(!self.can_enter(), Why::MustEnter),
            _ => Err(Why::NotEnteredYet),
        }
    }

    /// What the active unit does on the server (AE-20).
    fn judge_act(&self, seat: Seat, action: Action) -> Judgement {
        let table = &self.table;
        match action {
            Action::Step { model, direction, .. } => {
                table.judge_active(model)?;
                table.judge_step(model, direction).map(|_| ())
            }
            Action::Turn { model, facing } => {
                table.judge_active(model)?;
                table.judge_turn(model, facing)
            }
            Action::EndMove => {
                expect(matches!(table.active.movement, Movement::Moving(_)), Why::NothingMoves)?;
                expect(!table.active.must_go_on, Why::MustGoOn)
            }
            Action::Overclock => table.judge_overclock(seat),
            Action::Capture { model, schema } => {
                table.judge_active(model)?;
                table.judge_doing()?;
                table.judge_capture(model, usize::from(schema))
            }
            Action::Manipulate { schema, how } => table.judge_manipulation(seat, usize::from(schema), how),
            Action::Attack { model, target } => {
                table.judge_active(model)?;
                table.judge_doing()?;
                table.judge_attack(model, target)
            }
            Action::Exe { model, exe } => {
                table.judge_active(model)?;
                table.judge_doing()?;
                table.judge_exe(model, exe)
            }
            Action::Download(model) => {
                table.judge_active(model)?;
                table.judge_doing()?;
                table.judge_download(model)
            }
            Action::PickUp(model) => {
                table.judge_active(model)?;
                table.judge_doing()?;
                table.judge_pick_up(model)
            }
            Action::Leave(model) => {
                table.judge_active(model)?;
                table.judge_leaving(model)?;
                table.judge_leave(model)
            }
            Action::End => table.judge_end(),
            _ => Err(Why::NotNow),
        }
    }
}
