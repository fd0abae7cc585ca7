//! Lists of what a seat may do, in ascending order.

use super::actions::Action;
use super::content::CommandId;
use super::has;
use super::issuing::Chosen;
use super::stack::Doing;
use super::state::State;
use super::view::Asked;
use super::words_of_cards::{CardState, Kind};
use crate::rules::components::List;
use crate::rules::game::Seat;

impl State {
    /// Adds everything that a seat may do now.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let (waiting, asked) = self.asking();
        if seat.0 >= self.table.seats || !waiting.contains(seat) {
            return;
        }
        match asked {
            Asked::Nothing => {}
            Asked::Mulligan => out.extend([Action::Keep, Action::Mulligan]),
            Asked::Draw => out.extend((1..=self.table.most_draws()).map(Action::Draw)),
            Asked::Setup => {
                out.push(Action::EndStep);
                self.list_plays(seat, asked, out);
                out.extend(self.table.daemon_at(seat).map(Action::Dismiss));
            }
            Asked::Run | Asked::Respond => {
                out.push(if asked == Asked::Run { Action::EndStep } else { Action::Pass });
                self.list_plays(seat, asked, out);
                self.list_issues(seat, out);
            }
            Asked::Place | Asked::Either | Asked::Amount | Asked::Target => {
                if let Doing::Choosing { purpose, item } = self.table.doing {
                    self.table.choices(purpose, &item, |chosen| {
                        out.push(match chosen {
                            Chosen::Either(mode) => Action::Either(mode),
                            Chosen::Amount(x) => Action::Amount(x),
                            Chosen::Name(_, named) => Action::Name(named),
                        });
                        true
                    });
                }
            }
            Asked::Discard(_) => out.extend(self.hand(seat).iter().map(Action::Discard)),
            Asked::Order => {
                let from = out.len();
                let own = self.table.pending.iter().filter(|pending| pending.controller == seat);
                out.extend(own.map(|pending| Action::First { card: pending.card, effect: pending.effect }));
                out[from..].sort_unstable();
                out.dedup();
            }
        }
        if self.table.resigning {
            out.push(Action::Resign);
        }
    }

    fn list_plays(&self, seat: Seat, asked: Asked, out: &mut Vec<Action>) {
        let free = self.table.user(seat).memory.free();
        let mut hand = self.hand(seat);
        if asked != Asked::Setup {
            hand &= self.table.users.having(has::SCRIPT);
        }
        // What cards of each kind cost more is looked up once.
        let mut changes: [Option<i16>; Kind::ALL.len()] = [None; Kind::ALL.len()];
        for card in hand.iter() {
            let kind = self.table.kind(card);
            let change = *changes[kind as usize].get_or_insert_with(|| self.table.card_change(seat, kind));
            if self.play_total(card, change) <= free && self.judge_playing(seat, asked, card).is_ok() {
                out.push(Action::Play(card));
            }
        }
    }

    fn list_issues(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.judge_room().is_err() {
            return;
        }
        let (catalog, free) = (self.table.catalog, self.table.user(seat).memory.free());
        let lent = !self.table.having(has::LENDS).is_empty();
        let mut cards = self.table.desk.controlled(seat) & self.table.desk.in_state(CardState::Idle);
        // Only what is printed with a 0 can be issued for nothing (DW-34).
        if free == 0 && !lent {
            cards &= self.table.having(has::FREE);
        }
        if cards.is_empty() {
            return;
        }
        cards -= self.table.locked();
        let changes = self.table.command_change_of(seat, cards);
        for card in cards.iter() {
            let Some(placed) = self.table.desk.get(card) else { continue };
            let own = &catalog.entry(self.table.face(card)).commands;
            let (mut all, mut commands): (List<CommandId, 16>, &[CommandId]) = (List::default(), own);
            if lent {
                self.table.commands_of(card, |command| {
                    if !all.contains(&command) {
                        all.push(command);
                    }
                });
                all.sort_unstable();
                commands = &all;
            }
            for command in commands.iter().copied() {
                let pays = self.judge_cost(card, command, free, changes[card.index()]).is_ok();
                if pays && self.judge_text(card, placed, command).is_ok() {
                    out.push(Action::Issue { card, command });
                }
            }
        }
    }
}
