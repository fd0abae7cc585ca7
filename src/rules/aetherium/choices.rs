//! What the player of a text has to choose (AE-21, AE-22, AE-31, AE-34, AE-71, AE-104).

use serde::{Deserialize, Serialize};

use super::actions::Action;
use super::base::Base;
use super::content::{Code, Effect, Spot, Who};
use super::effects::{Running, Text, within};
use super::events::{Event, Told};
use super::models::{ModelId, Models};
use super::moves::Out;
use super::refusals::{Judgement, Why, expect};
use super::schemas::Manipulation;
use super::server::{Direction, Facing, Square};
use super::squares::Squares;
use super::state::State;
use super::table::{Open, Table};
use crate::rules::game::{EventSink, Refusal, Seat};
use crate::t;

/// What a text asks its player for now. All but a target may be declined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Nothing: it goes on by itself.
    Nothing,
    /// A target for an .EXE (AE-21).
    Target(Models),
    /// A square: for a firewall, or of a firewall to be removed (AE-104).
    Square(Squares),
    /// Square and facing for a model that materializes (AE-34).
    Place(ModelId, Squares),
    /// A facing for a model (AE-31).
    Facing(ModelId),
    /// A schema to be shifted by a square, and where to (AE-71).
    Shift,
    /// A node or pylon, by its schema: a bit for each (AE-22).
    Uplink(u16),
}

/// What kind of thing a text asks for, for prompts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Wanted {
    /// The target of an .EXE (AE-21): `ChooseModel`.
    Target,
    /// A square for a firewall (AE-104): `ChooseSquare`.
    Firewall,
    /// A firewall to be removed (AE-104): `ChooseSquare`.
    Dismantle,
    /// Where this model materializes (AE-34): `Place`.
    Place(ModelId),
    /// Which way this model faces: `ChooseFacing`.
    Facing(ModelId),
    /// A schema to shift, square by square: `Manipulate`.
    Shift,
    /// A node or pylon to capture (AE-22): `ChooseSchema`.
    Capture,
    /// A node or pylon to free: `ChooseSchema`.
    Release,
}

impl Table {
    /// What a text asks its player for now.
    #[must_use]
    pub fn choice(&self, text: &Running) -> Choice {
        if let (Text::Exe(exe), None) = (text.text, text.target)
            && self.exe(text.model, exe).is_some_and(|exe| exe.aim.is_some())
        {
            let targets = self.targets(text.model, exe);
            return if targets.is_empty() { Choice::Nothing } else { Choice::Target(targets) };
        }
        let base = self.text_base(text);
        let near = |squares| base.map_or(Squares::EMPTY, |base| within(base, squares));
        let one_of = |squares: Squares| if squares.is_empty() { Choice::Nothing } else { Choice::Square(squares) };
        match self.effect(text) {
            Some(Effect::Firewall(squares)) => one_of((near(squares) & *self.ground().schemas()) - self.occupied()),
            Some(Effect::Dismantle(squares)) => one_of(near(squares) & self.firewalls),
            Some(Effect::Materialize(who, spot)) => self.choose_place(text, who, spot),
            Some(Effect::Turn(who)) => {
                let model = self.affected(text, who).first().filter(|model| self.base(*model).is_some());
                model.map_or(Choice::Nothing, Choice::Facing)
            }
            Some(Effect::Shift(most)) if text.shifted < most && self.shifts(text).next().is_some() => Choice::Shift,
            Some(Effect::Capture(squares)) if !self.codes(text.model).contains(Code::NoUplink) => {
                let seat = text.seat();
                self.choose_uplink(near(squares), |holder| holder != Some(seat))
            }
            Some(Effect::Release(squares)) => {
                let enemy = Open::opponent(text.seat());
                self.choose_uplink(near(squares), |holder| holder == Some(enemy))
            }
            _ => Choice::Nothing,
        }
    }

    /// What kind of thing a text asks for.
    pub(super) fn wanted(&self, text: &Running) -> Wanted {
        match (self.choice(text), self.effect(text)) {
            (Choice::Place(model, _), _) => Wanted::Place(model),
            (Choice::Facing(model), _) => Wanted::Facing(model),
            (Choice::Shift, _) => Wanted::Shift,
            (Choice::Square(_), Some(Effect::Dismantle(_))) => Wanted::Dismantle,
            (Choice::Square(_), _) => Wanted::Firewall,
            (Choice::Uplink(_), Some(Effect::Release(_))) => Wanted::Release,
            (Choice::Uplink(_), _) => Wanted::Capture,
            (Choice::Target(_) | Choice::Nothing, _) => Wanted::Target,
        }
    }

    fn choose_uplink(&self, near: Squares, held: impl Fn(Option<Seat>) -> bool) -> Choice {
        let fits = self.uplinks().filter(|(_, _, square, holder)| near.contains(*square) && held(*holder));
        match fits.fold(0, |all, (schema, ..)| all | 1 << schema) {
            0 => Choice::Nothing,
            schemas => Choice::Uplink(schemas),
        }
    }

    /// Where a model can materialize by a text (AE-34, AE-113).
    fn choose_place(&self, text: &Running, who: Who, spot: Spot) -> Choice {
        let Some(model) = self.affected(text, who).first() else { return Choice::Nothing };
        let Some(base) = self.base(model).filter(|base| !base.is_omni() || self.is_active_unit(model)) else {
            return Choice::Nothing;
        };
        let near = match spot {
            Spot::Within(squares) => within(Base::Single(base.square()), squares),
            Spot::Beside => self.base(text.model).map_or(Squares::EMPTY, Base::neighbours),
            Spot::Uplink => {
                let held = self.uplinks().filter(|(_, _, _, holder)| *holder == Some(text.seat()));
                held.fold(Squares::EMPTY, |all, (_, _, square, _)| all | square.neighbours())
            }
        };
        let free = !self.occupied() | base.squares();
        let places = if !base.is_omni() {
            near & free
        } else {
            let near = if matches!(spot, Spot::Within(_)) { near } else { near.touching_omni() };
            (near & free.holding_omni()).iter().filter(|square| self.schemas_under(Base::Omni(*square)) < 2).collect()
        };
        let places = places.without(base.square());
        if places.is_empty() { Choice::Nothing } else { Choice::Place(model, places) }
    }

    /// The shifts by a square that a text allows now: of any schema at first, then of the same one (AE-71, AE-72).
    fn shifts(&self, text: &Running) -> impl Iterator<Item = (u8, Manipulation)> + use<'_> {
        let (begun, enemy) = (text.schema, Some(Open::opponent(text.seat())));
        let schemas = (0..self.schemas.len())
            .filter(move |schema| self.holder(*schema) != enemy && begun.is_none_or(|begun| usize::from(begun) == *schema));
        schemas.flat_map(move |schema| {
            let possible = Direction::ALL.map(Manipulation::Shift).into_iter();
            possible.filter(move |how| self.sets.manipulations[schema].contains(*how)).map(move |how| (schema as u8, how))
        })
    }

    /// Lists what a text lets its player choose, in ascending order.
    pub(super) fn list_choices(&self, text: &Running, out: &mut Vec<Action>) {
        match self.choice(text) {
            Choice::Nothing => return,
            Choice::Target(models) => {
                out.extend(models.iter().map(Action::ChooseModel));
                return;
            }
            Choice::Square(squares) => out.extend(squares.iter().map(Action::ChooseSquare)),
            Choice::Place(model, squares) => {
                for square in squares.iter() {
                    out.extend(Facing::ALL.map(|facing| Action::Place { model, square, facing }));
                }
            }
            Choice::Facing(model) => {
                let others = Facing::ALL.into_iter().filter(|facing| *facing != self.model(model).facing);
                out.extend(others.map(Action::ChooseFacing));
            }
            Choice::Shift => out.extend(self.shifts(text).map(|(schema, how)| Action::Manipulate { schema, how })),
            Choice::Uplink(schemas) => {
                out.extend((0..16).filter(|schema| schemas & 1 << schema != 0).map(Action::ChooseSchema));
            }
        }
        out.push(Action::Decline);
    }

    /// Whether an action is what a text asks for.
    pub(super) fn judge_choice_of_text(&self, text: &Running, action: Action) -> Judgement {
        let choice = self.choice(text);
        let declines = action == Action::Decline;
        match choice {
            Choice::Nothing => Err(Why::TextAsks(Wanted::Target)),
            Choice::Target(models) => {
                let Action::ChooseModel(target) = action else { return Err(Why::TextAsks(Wanted::Target)) };
                if models.contains(target) {
                    return Ok(());
                }
                let Text::Exe(exe) = text.text else { return Err(Why::TargetGone) };
                match self.exe(text.model, exe).and_then(|exe| Some((exe, exe.aim?))) {
                    Some((exe, aim)) => self.judge_target(text.model, exe, aim, target),
                    None => Err(Why::NoExe),
                }
            }
            _ if declines => Ok(()),
            Choice::Square(squares) => {
                let wanted = self.wanted(text);
                let Action::ChooseSquare(square) = action else { return Err(Why::TextAsks(wanted)) };
                expect(squares.contains(square), Why::TextForbids(wanted))
            }
            Choice::Place(model, squares) => {
                let Action::Place { model: placed, square, .. } = action else { return Err(Why::TextAsks(Wanted::Place(model))) };
                expect(placed == model, Why::TextAsks(Wanted::Place(model)))?;
                expect(squares.contains(square), Why::TextForbids(Wanted::Place(model)))
            }
            Choice::Facing(model) => {
                let Action::ChooseFacing(facing) = action else { return Err(Why::TextAsks(Wanted::Facing(model))) };
                expect(self.model(model).facing != facing, Why::FacesSo)
            }
            Choice::Shift => {
                let Action::Manipulate { schema, how } = action else { return Err(Why::TextAsks(Wanted::Shift)) };
                let shift = matches!(how, Manipulation::Shift(_)) && text.schema.is_none_or(|begun| begun == schema);
                expect(shift, Why::TextForbids(Wanted::Shift))?;
                self.judge_place_of_manipulation(text.seat(), usize::from(schema), how)
            }
            Choice::Uplink(schemas) => {
                let wanted = self.wanted(text);
                let Action::ChooseSchema(schema) = action else { return Err(Why::TextAsks(wanted)) };
                expect(schema < 16 && schemas & 1 << schema != 0, Why::TextForbids(wanted))
            }
        }
    }
}

impl State {
    /// Carries out what the player of a text has chosen.
    pub(super) fn answer_text(&mut self, text: Running, action: Action, out: &mut Out<'_, impl EventSink<Told>>) {
        let effect = self.table.effect(&text);
        if let Action::ChooseModel(target) = action {
            self.name_target(text, target, out);
            return;
        }
        self.set_text(text.after());
        match (action, effect) {
            (Action::ChooseSquare(square), Some(Effect::Firewall(_))) => self.set_firewall(square, true, out),
            (Action::ChooseSquare(square), Some(Effect::Dismantle(_))) => self.set_firewall(square, false, out),
            (Action::Place { model, square, facing }, _) => self.materialize(&text, model, (square, facing), out),
            (Action::ChooseFacing(facing), _) => self.turn_by_text(&text, facing, out),
            (Action::Manipulate { schema, how }, _) => {
                self.set_text(Running { shifted: text.shifted + 1, schema: Some(schema), ..text });
                self.manipulate(text.seat(), usize::from(schema), how, out);
            }
            (Action::ChooseSchema(schema), Some(Effect::Capture(_))) => {
                self.take_uplink(text.model, usize::from(schema), Some(text.seat()), 0, out);
            }
            (Action::ChooseSchema(schema), Some(Effect::Release(_))) => {
                self.take_uplink(text.model, usize::from(schema), None, 0, out);
            }
            _ => {
                let seat = text.seat();
                out.all(|| Event::Declined { seat });
            }
        }
    }

    fn turn_by_text(&mut self, text: &Running, facing: Facing, out: &mut Out<'_, impl EventSink<Told>>) {
        if let Choice::Facing(model) = self.table.choice(text) {
            self.table.model_mut(model).facing = facing;
            out.all(|| Event::Turned { model, facing, cost: 0 });
        }
    }

    /// A model materializes by a text: it is no movement, but noise counts (AE-34, AE-90).
    fn materialize(&mut self, text: &Running, model: ModelId, (square, facing): (Square, Facing), out: &mut Out<'_, impl EventSink<Told>>) {
        self.table.model_mut(model).facing = facing;
        self.set_down(text, model, square, out);
    }
}

impl Wanted {
    /// What texts choose by.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Target => "target",
            Self::Firewall => "firewall",
            Self::Dismantle => "dismantle",
            Self::Place(_) => "place",
            Self::Facing(_) => "facing",
            Self::Shift => "shift",
            Self::Capture => "capture",
            Self::Release => "release",
        }
    }

    /// The rule of what is asked.
    const fn rule(self) -> &'static str {
        match self {
            Self::Target => "AE-21",
            Self::Firewall | Self::Dismantle => "AE-104",
            Self::Place(_) => "AE-34",
            Self::Facing(_) => "AE-31",
            Self::Shift => "AE-71",
            Self::Capture | Self::Release => "AE-22",
        }
    }

    /// The refusal of something else while this is asked.
    pub(super) fn asked(self) -> Refusal {
        Refusal::new(self.rule(), t!("ae-refuse-choose-first", wanted = self.name()))
    }

    /// The refusal of a choice that does not fit.
    pub(super) fn forbidden(self) -> Refusal {
        Refusal::new(self.rule(), t!("ae-refuse-choice", wanted = self.name()))
    }
}
