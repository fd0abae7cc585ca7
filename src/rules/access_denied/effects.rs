//! What cards do (AD-40, AD-45), verb by verb.

use super::actions::Target;
use super::cards::Card;
use super::events::{Event, Place};
use super::frames::{AttemptStage, Flood, FloodStage, Frame, LossKind, Pick, Picking, Play, PlayStage};
use super::moves::Out;
use super::sectors::{Level, Sector};
use super::state::State;
use super::verbs::{Effect, Who};
use crate::rules::game::{EventSink, Seat, Seats};

impl State {
    /// The played card that the one on top of the stack answers.
    fn answered(&self) -> Option<&Play> {
        match self.table.stack.iter().rev().nth(1) {
            Some(Frame::Play(play)) => Some(play),
            _ => None,
        }
    }

    /// Changes what the card on top of the stack answers.
    fn change_below(&mut self, change: impl FnOnce(&mut Frame)) {
        let depth = self.table.stack.len();
        if let Some(below) = depth.checked_sub(2).and_then(|at| self.table.stack.get_mut(at)) {
            change(below);
        }
    }

    /// Who a card works on. A virus spares who is immune to it, or has protected itself (AD-C12, AD-C39).
    fn who(&self, who: Who, by: Seat, card: Card, target: Target, spared: Seats) -> Seats {
        let (table, any) = (&self.table, Level::User);
        let seats = match who {
            Who::Target => match target {
                Target::Player(seat) if seat.0 < table.seats => Seats::one(seat),
                _ => Seats::NONE,
            },
            Who::Answered => self.answered().map_or(Seats::NONE, |play| Seats::one(play.seat)),
            Who::All => table.everybody(),
            Who::Others => table.others(by),
            Who::AllWithAccess(sector) => table.with_access(sector, any),
            Who::OthersWithAccess(sector) => table.with_access(sector, any).without(by),
            Who::OthersWithoutAccess(sector) => table.others(by) - table.with_access(sector, any),
            Who::OthersInTarget => match target {
                Target::Sector(sector) => table.with_access(sector, any).without(by),
                _ => Seats::NONE,
            },
        };
        let face = self.table.cards.face(card);
        if !face.virus || face.pierces_immunity {
            return seats - spared;
        }
        seats.iter().filter(|seat| !spared.contains(*seat) && !self.is_immune(*seat)).fold(Seats::NONE, Seats::with)
    }

    /// One effect of a card takes place.
    pub(super) fn take_effect(
        &mut self,
        effect: Effect,
        by: Seat,
        card: Card,
        target: Target,
        spared: Seats,
        out: &mut Out<'_, impl EventSink<Event>>,
    ) {
        let who = |state: &Self, who| state.who(who, by, card, target, spared);
        match effect {
            Effect::Next(group, lasting) => {
                for seat in who(self, group).iter() {
                    self.table.player_mut(seat).next.add(lasting);
                    out.all(|| Event::Lasts { seat, effect: lasting });
                }
            }
            Effect::UpgradesOffUntilOper(group, sector) => {
                for seat in who(self, group)
                    .iter()
                    .filter(|seat| self.table.level(*seat, sector) < Level::Oper)
                    .fold(Seats::NONE, Seats::with)
                    .iter()
                {
                    self.table.player_mut(seat).upgrades_off = Some(sector);
                    out.all(|| Event::UpgradesOff { seat, sector });
                }
            }
            Effect::NoLimit => {
                self.table.player_mut(by).no_limit = true;
                out.all(|| Event::NoLimit { seat: by });
            }
            Effect::Actions(more) => {
                let more = self.more_actions(by, more);
                if more > 0 {
                    out.all(|| Event::Actions { seat: by, more });
                }
            }
            Effect::Draw(cards) => self.draw_cards(by, cards, out),
            Effect::DiscardTo(group, keep) => self.begin_loss(by, card, LossKind::DiscardTo(keep), who(self, group)),
            Effect::SurrenderTo(group, keep) => self.begin_loss(by, card, LossKind::SurrenderTo(keep), who(self, group).without(by)),
            Effect::GiveRandom(group, count) => self.begin_loss(by, card, LossKind::GiveRandom(count), who(self, group).without(by)),
            Effect::GiveChosen(group, count) => self.begin_loss(by, card, LossKind::GiveChosen(count), who(self, group).without(by)),
            Effect::LoseUpgrade(group) => self.begin_loss(by, card, LossKind::LoseUpgrade, who(self, group)),
            Effect::TakeSeen => self.begin_loss(by, card, LossKind::TakeSeen, who(self, Who::Target).without(by)),
            Effect::DropUpgrade(upgrade) => self.begin_loss(by, card, LossKind::DropUpgrade(upgrade), who(self, Who::Target)),
            Effect::TakeUpgrade => {
                let Target::Card(upgrade) = target else { return };
                let owners = self.table.others(by).iter().filter(|seat| self.table.player(*seat).upgrades.contains(upgrade));
                let owners = owners.fold(Seats::NONE, Seats::with);
                self.begin_loss(by, card, LossKind::TakeUpgrade(upgrade), owners);
            }
            Effect::ShowCode(group) => {
                for seat in who(self, group).iter() {
                    self.show_code(seat, by, self.password_cards(seat), out);
                }
            }
            Effect::ShowSectorCode => {
                let Target::Sector(sector) = target else { return };
                let Some(controller) = self.table.controller(sector) else { return };
                let cards = self.passwords[sector.index()].iter().copied().collect();
                self.show_code(controller, by, cards, out);
            }
            Effect::Swap => {
                if let Target::Player(to) = target
                    && !self.hand(by).is_empty()
                {
                    self.table.stack.push(Frame::Picking(Picking { seat: by, what: Pick::Swap(to) }));
                }
            }
            Effect::Flood => {
                let Target::Player(victim) = target else { return };
                let stage = FloodStage::Gifts;
                let left = self.table.others(victim).iter().filter(|seat| !self.hand(*seat).is_empty()).fold(Seats::NONE, Seats::with);
                self.table.stack.push(Frame::Flood(Flood { by, card, victim, stage, left }));
            }
            Effect::LayUpgrade => self.table.stack.push(Frame::Picking(Picking { seat: by, what: Pick::Upgrade })),
            Effect::Gain(level) => {
                if let Target::Sector(sector) = target {
                    self.gain(by, sector, level, out);
                }
            }
            Effect::RemoveMarker => {
                let Target::Marker { sector, seat } = target else { return };
                if self.table.level(seat, sector) == Level::User {
                    self.table.player_mut(seat).levels[sector.index()] = Level::None;
                    out.all(|| Event::MarkerRemoved { seat, sector });
                }
            }
            Effect::RemoveLying => self.remove_lying(target, out),
            Effect::TakeDiscard => {
                if let Some(top) = self.pile.pop() {
                    self.pick_up(top, Place::Pile, by, out);
                }
            }
            Effect::DrawInstead(cards) => {
                let budget = &mut self.table.budget;
                budget.draws = cards.saturating_sub(budget.drawn);
                (budget.free, budget.kept, budget.down) = (true, true, false);
            }
            Effect::DrawMore(cards) => self.table.budget.unbound = self.table.budget.unbound.saturating_add(cards),
            Effect::BonusOff => {}
            Effect::Void | Effect::SpareSelf | Effect::KeepOne | Effect::FailAttempt | Effect::SeeAttempt | Effect::SaveSelf => {
                self.answer(effect, by, out);
            }
        }
    }

    fn remove_lying(&mut self, target: Target, out: &mut Out<'_, impl EventSink<Event>>) {
        let Target::Card(card) = target else { return };
        let Some(at) = self.table.lying.iter().position(|lying| lying.card == card) else { return };
        let sector = self.table.lying.remove(at).map_or(Sector::Banking, |lying| lying.sector);
        self.put_on_pile(card, Place::Sector(sector), out);
    }

    /// What an answer does to what it answers.
    fn answer(&mut self, effect: Effect, by: Seat, out: &mut Out<'_, impl EventSink<Event>>) {
        match effect {
            Effect::SeeAttempt => out.all(|| Event::Tapped { seat: by }),
            Effect::SpareSelf | Effect::SaveSelf => out.all(|| Event::Spared { seat: by }),
            _ => {}
        }
        self.change_below(|below| match (effect, below) {
            (Effect::Void, Frame::Play(play)) => play.stage = PlayStage::Void,
            (Effect::SpareSelf, Frame::Play(play)) if self.table.cards.face(play.card).set_off.is_some() => play.stage = PlayStage::Void,
            (Effect::SpareSelf, Frame::Play(play)) => play.spared = play.spared.with(by),
            (Effect::SeeAttempt, Frame::Attempt(attempt)) => attempt.taps = attempt.taps.with(by),
            (Effect::KeepOne, Frame::Attempt(attempt)) => attempt.stage = AttemptStage::Keep,
            (Effect::FailAttempt, Frame::Attempt(attempt)) => attempt.stage = AttemptStage::Back,
            (Effect::SaveSelf, Frame::Loss(loss)) => {
                loss.asked = loss.asked.without(by);
                loss.left = loss.left.without(by);
            }
            _ => {}
        });
    }

    /// Spam goes on by itself (AD-C46).
    pub(super) fn go_on_flood(&mut self, flood: Flood, out: &mut Out<'_, impl EventSink<Event>>) {
        let Flood { by, card, victim, stage, left } = flood;
        let next = match stage {
            FloodStage::Gifts => {
                for seat in self.table.others(victim).iter() {
                    for gift in self.aside_of(seat).iter() {
                        self.hand_over(gift, seat, victim, Seats::NONE, out);
                    }
                }
                Flood { stage: FloodStage::Draws, left: self.table.everybody(), ..flood }
            }
            FloodStage::Draws => match self.table.first_from(by, left) {
                Some(seat) => Flood { left: left.without(seat), ..flood },
                None => Flood { stage: FloodStage::Discards, ..flood },
            },
            FloodStage::Discards => {
                self.table.stack.pop();
                return self.begin_loss(by, card, LossKind::RandomToLimit, Seats::one(victim));
            }
        };
        if let Some(Frame::Flood(top)) = self.table.stack.last_mut() {
            *top = next;
        }
    }
}
