//! .EXE (AE-21).

use super::actions::Action;
use super::choices::Choice;
use super::content::{Aim, Effect, Exe, Marker, Side, Who};
use super::effects::{Running, Text};
use super::events::{Event, Told};
use super::frames::Frame;
use super::models::{Model, ModelId, Models};
use super::moves::Out;
use super::refusals::{Judgement, Why, expect};
use super::state::State;
use super::table::{MOST_RAM, Open, Table};
use crate::rules::game::EventSink;

/// Whether all that an .EXE does to its target is to move it: omni models are not moved by texts (AE-113).
fn only_moves_target(exe: &Exe) -> bool {
    let moves = |effect: &Effect| match effect {
        Effect::Swap => Some(true),
        Effect::Push(Who::Target, _) | Effect::Pull(Who::Target, _) | Effect::Materialize(Who::Target, _) => Some(true),
        effect => (effect.who() == Some(Who::Target)).then_some(false),
    };
    let mut all = exe.does.iter().filter_map(moves).peekable();
    all.peek().is_some() && all.all(|moves| moves)
}

impl Open {
    /// An .EXE of a model by its place on the data card.
    #[must_use]
    pub fn exe(&self, model: ModelId, exe: u8) -> Option<&'static Exe> {
        self.card(model.slot())?.exe.get(usize::from(exe))
    }
}

impl Table {
    /// Whether an .EXE of a model may be aimed at another one (AE-21).
    pub(super) fn judge_target(&self, model: ModelId, exe: &Exe, aim: Aim, target: ModelId) -> Judgement {
        let (Some(base), Some(there)) = (self.base(model), self.base(target)) else { return Err(Why::AimGone) };
        let side = match aim.side {
            Side::Enemy => target.seat() != model.seat(),
            Side::Friend => target.seat() == model.seat(),
            Side::Any => true,
        };
        expect(side && target != model, Why::WrongSide(aim.side))?;
        let distance = base.distance(there);
        expect(distance <= aim.range, Why::AimFar { range: aim.range, distance })?;
        expect(!(there.is_omni() && only_moves_target(exe)), Why::OmniStays)?;
        match self.sees(model, target) {
            Some(Err(unseen)) if aim.sight => Err(Why::Unseen(unseen)),
            _ => Ok(()),
        }
    }

    /// The models that an .EXE of a model can be aimed at from where it stands; of one that names no target none.
    #[must_use]
    pub fn targets(&self, model: ModelId, exe: u8) -> Models {
        let Some((exe, aim)) = self.exe(model, exe).and_then(|exe| Some((exe, exe.aim?))) else { return Models::NONE };
        let on = self.on_server().iter();
        on.filter(|target| self.judge_target(model, exe, aim, *target).is_ok()).fold(Models::NONE, Models::with)
    }

    /// Whether a model that is active may use an .EXE now (AE-21, AE-102).
    pub(super) fn judge_exe(&self, model: ModelId, number: u8) -> Judgement {
        let exe = self.exe(model, number).ok_or(Why::NoExe)?;
        expect(!self.active.markers.contains(Marker::Interference), Why::Marker(Marker::Interference))?;
        expect(exe.repeats || self.active.exes & 1 << number == 0, Why::ExeUsed)?;
        if let Some(aim) = exe.aim {
            expect(!self.targets(model, number).is_empty(), Why::NoTarget(aim))?;
        }
        let left = self.active.cs;
        expect(exe.cost <= left, Why::Cs { need: exe.cost, left })
    }

    /// Whether an .EXE that is aimed at nobody would change nothing from where its model stands.
    pub(super) fn changes_nothing(&self, model: ModelId, number: u8) -> bool {
        let Some(exe) = self.exe(model, number).filter(|exe| exe.aim.is_none()) else { return false };
        (0..).zip(&exe.does).all(|(at, effect)| {
            let text = Running { at, ..Running::new(Text::Exe(number), model, None) };
            let none = |who, has: fn(&Model) -> bool| !self.affected(&text, who).iter().any(|model| has(self.model(self.unit_of(model))));
            match *effect {
                Effect::Firewall(_)
                | Effect::Dismantle(_)
                | Effect::Materialize(..)
                | Effect::Shift(_)
                | Effect::Capture(_)
                | Effect::Release(_) => self.choice(&text) == Choice::Nothing,
                Effect::Repair(who, _) => none(who, |model| model.damage > 0),
                Effect::Clear(who) => none(who, |model| !model.markers.is_empty()),
                Effect::Gain(amount) => self.amount(&text, amount) == 0 || self.side(model.seat()).ram == MOST_RAM,
                effect => effect.who().is_some_and(|who| none(who, |_| true)),
            }
        })
    }
}

impl State {
    /// Lists the .EXE that the active unit can use.
    pub(super) fn list_exes(&self, out: &mut Vec<Action>) {
        for model in self.table.active_models().iter() {
            let count = self.table.program(model).exe.len() as u8;
            let usable = (0..count).filter(|exe| self.table.judge_exe(model, *exe).is_ok());
            out.extend(usable.map(|exe| Action::Exe { model, exe }));
        }
    }

    /// A model uses an .EXE; where it can be aimed at one model only, that is its target.
    pub(super) fn execute(&mut self, model: ModelId, number: u8, out: &mut Out<'_, impl EventSink<Told>>) {
        let Some(exe) = self.table.exe(model, number) else { return };
        self.spend(exe.cost);
        self.table.active.exes |= 1 << number;
        let targets = self.table.targets(model, number);
        let target = targets.first().filter(|_| targets.len() == 1);
        self.table.frames.push(Frame::Text(Running::new(Text::Exe(number), model, target)));
        let cost = exe.cost;
        out.all(|| Event::Executed { model, exe: number, cost, target });
    }

    /// The target of an .EXE is chosen.
    pub(super) fn name_target(&mut self, text: Running, target: ModelId, out: &mut Out<'_, impl EventSink<Told>>) {
        let Text::Exe(exe) = text.text else { return };
        self.set_text(Running { target: Some(target), ..text });
        let model = text.model;
        out.all(|| Event::Aimed { model, exe, target });
    }
}
