//! Lists of what a seat may do, in ascending order.

use super::actions::Action;
use super::content::CommandId;
use super::issuing::Chosen;
use super::stack::Doing;
use super::state::State;
use super::view::Asked;
use super::words_of_cards::CardState;
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
        out.extend(self.hand(seat).iter().filter(|card| self.judge_play(seat, asked, *card).is_ok()).map(Action::Play));
    }

    fn list_issues(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.table.stack.is_full() {
            return;
        }
        for (card, placed) in self.table.desk.iter() {
            if placed.controller != seat || placed.state != CardState::Idle {
                continue;
            }
            let mut commands: List<CommandId, 16> = List::default();
            self.table.commands_of(card, |command| {
                if !commands.contains(&command) {
                    commands.push(command);
                }
            });
            commands.sort_unstable();
            let good = commands.iter().filter(|command| self.judge_issue(seat, card, **command).is_ok());
            out.extend(good.map(|command| Action::Issue { card, command: *command }));
        }
    }
}
