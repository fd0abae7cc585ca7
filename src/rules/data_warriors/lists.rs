//! Lists of what a seat may do, in ascending order.

use super::actions::Action;
use super::content::CommandId;
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
            Asked::Draw => out.extend((1..=self.most_draws()).map(Action::Draw)),
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
        // What cards of each kind cost more is looked up once.
        let mut changes: [Option<i16>; Kind::ALL.len()] = [None; Kind::ALL.len()];
        for card in self.hand(seat).iter() {
            let kind = self.table.kind(card);
            if kind != Kind::Script && asked != Asked::Setup {
                continue;
            }
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
        for (card, placed) in self.table.desk.iter() {
            if placed.controller != seat || placed.state != CardState::Idle || self.table.is_locked(card) {
                continue;
            }
            let mut commands: List<CommandId, 16> = List::default();
            self.table.commands_of(card, |command| {
                if !commands.contains(&command) {
                    commands.push(command);
                }
            });
            if commands.is_empty() {
                continue;
            }
            commands.sort_unstable();
            let change = self.table.command_change(seat, card);
            let good = |command: &CommandId| {
                self.judge_cost(card, placed, *command, change).is_ok() && self.judge_text(card, placed, *command).is_ok()
            };
            out.extend(commands.iter().copied().filter(good).map(|command| Action::Issue { card, command }));
        }
    }
}
