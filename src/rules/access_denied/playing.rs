//! Playing a card: announced, what lies there goes off, answers, effect, discard pile (AD-40, AD-41, AD-47).

use super::actions::Target;
use super::cards::Card;
use super::events::{Event, Place};
use super::frames::{AttemptStage, Frame, Play, PlayStage, SetOffFrame};
use super::moves::Out;
use super::sectors::Sector;
use super::state::State;
use super::table::Lying;
use super::verbs::{SetOff, When};
use crate::rules::game::{EventSink, Seat, Seats};

impl State {
    /// A seat announces a card and pays for it (AD-40).
    pub(super) fn announce(&mut self, seat: Seat, card: Card, target: Target, backdoor: bool, out: &mut Out<'_, impl EventSink<Event>>) {
        let face = self.table.cards.face(card);
        if matches!(face.when, When::Action | When::Upgrade) {
            if self.free_play() {
                self.table.budget.free_play_used = true;
            } else {
                self.table.budget.actions = self.table.budget.actions.saturating_sub(1);
            }
        }
        if let Some(code) = face.requires.and_then(|requires| requires.code)
            && !backdoor
        {
            let shown = &mut self.table.player_mut(seat).codes_shown;
            *shown = shown.with(code);
        }
        out.all(|| Event::Played { seat, card, target, backdoor });
        self.open(seat, card, Place::Play, out);
        if backdoor && let Some(joined) = self.table.cards.joined.first() {
            self.open(seat, joined, Place::Play, out);
        }
        self.table.player_mut(seat).last_played = Some(card);
        self.table.budget.plays = self.table.budget.plays.saturating_add(1);
        self.table.stack.push(Frame::Play(Play {
            seat,
            card,
            target,
            backdoor,
            stage: PlayStage::Announced,
            done: 0,
            left: Seats::NONE,
            spared: Seats::NONE,
        }));
    }

    /// Whether any card of the game could answer this one: what everybody can tell from its face (AD-41, AD-46).
    #[inline]
    fn can_be_answered(&self, card: Card) -> bool {
        let (face, cards) = (self.table.cards.face(card), self.table.cards);
        !face.unstoppable
            && ((face.virus && !cards.to_viruses.is_empty())
                || (face.requires.is_some() && !cards.to_requiring.is_empty())
                || (face.requires_root() && !cards.to_root_cards.is_empty()))
    }

    /// A played card goes on by itself.
    pub(super) fn go_on_play(&mut self, play: Play, out: &mut Out<'_, impl EventSink<Event>>) {
        let face = self.table.cards.face(play.card);
        match play.stage {
            PlayStage::Announced => {
                if let Some(requires) = face.requires
                    && self.set_off(SetOff::Requirement, requires.sector, play.seat, out)
                {
                    return;
                }
                let left = if self.can_be_answered(play.card) { self.table.others(play.seat) } else { Seats::NONE };
                self.change_play(|play| (play.stage, play.left) = (PlayStage::Answers, left));
            }
            PlayStage::Answers => self.change_play(|play| play.stage = PlayStage::Effect),
            PlayStage::Void => {
                out.all(|| Event::Voided { seat: play.seat, card: play.card });
                self.finish_play(play, out);
            }
            PlayStage::Effect if face.set_off.is_some() => self.finish_play(play, out),
            PlayStage::Effect => match face.effects.get(usize::from(play.done)) {
                Some(effect) => {
                    self.change_play(|play| play.done += 1);
                    self.take_effect(*effect, play.seat, play.card, play.target, play.spared, out);
                }
                None => self.finish_play(play, out),
            },
        }
    }

    /// Changes the played card on top of the stack.
    fn change_play(&mut self, change: impl FnOnce(&mut Play)) {
        if let Some(Frame::Play(play)) = self.table.stack.last_mut() {
            change(play);
        }
    }

    /// A played card is done with: it goes where it belongs, and after an answer everybody is asked again (AD-47).
    fn finish_play(&mut self, play: Play, out: &mut Out<'_, impl EventSink<Event>>) {
        let Play { seat, card, target, stage, .. } = play;
        let face = self.table.cards.face(card);
        self.table.stack.pop();
        if play.backdoor
            && let Some(joined) = self.table.cards.joined.first()
        {
            self.put_on_pile(joined, Place::Play, out);
        }
        let works = stage != PlayStage::Void;
        match (face.set_off, target) {
            (Some(_), Target::Sector(sector)) if works && !self.table.lying.is_full() => self.lay_on_sector(seat, card, sector, out),
            _ if works && face.when == When::Upgrade => self.lay_upgrade(seat, card, Place::Play, out),
            _ => self.put_on_pile(card, Place::Play, out),
        }
        if face.when.is_answer() {
            let everybody = self.table.everybody();
            match self.table.stack.last_mut() {
                Some(Frame::Play(below)) if below.stage == PlayStage::Answers => below.left = everybody.without(below.seat),
                Some(Frame::Attempt(below)) if matches!(below.stage, AttemptStage::Named | AttemptStage::Answers) => {
                    below.left = everybody.without(below.seat);
                }
                _ => {}
            }
        }
    }

    fn lay_on_sector(&mut self, seat: Seat, card: Card, sector: Sector, out: &mut Out<'_, impl EventSink<Event>>) {
        self.table.lying.push(Lying { card, sector, seat });
        out.all(|| Event::Moved { card: Some(card), from: Place::Play, to: Place::Sector(sector) });
    }

    /// An upgrade is laid face up before its player and works from now on (AD-43).
    pub(super) fn lay_upgrade(&mut self, seat: Seat, card: Card, from: Place, out: &mut Out<'_, impl EventSink<Event>>) {
        if from == Place::Play {
            out.all(|| Event::Moved { card: Some(card), from, to: Place::Upgrades(seat) });
        } else {
            self.open(seat, card, Place::Upgrades(seat), out);
        }
        let player = self.table.player_mut(seat);
        player.upgrades = player.upgrades.with(card);
        if self.working_upgrades(seat).contains(card) {
            for ability in &self.table.cards.face(card).abilities {
                if let super::Ability::Actions(more) = *ability {
                    let more = self.more_actions(seat, more);
                    if more > 0 {
                        out.all(|| Event::Actions { seat, more });
                    }
                }
            }
        }
    }

    /// A card that goes off does so, and is then discarded.
    pub(super) fn go_on_set_off(&mut self, frame: SetOffFrame, out: &mut Out<'_, impl EventSink<Event>>) {
        let SetOffFrame { card, owner, seat, done } = frame;
        match self.table.cards.face(card).effects.get(usize::from(done)) {
            Some(effect) => {
                if let Some(Frame::SetOff(top)) = self.table.stack.last_mut() {
                    top.done += 1;
                }
                self.take_effect(*effect, owner, card, Target::Player(seat), Seats::NONE, out);
            }
            None => {
                self.table.stack.pop();
                self.put_on_pile(card, Place::Play, out);
            }
        }
    }
}
