//! The course of a match: mulligans, the five steps, the end (DW-2, DW-3, DW-10 to DW-14).

use super::amounts::is_whose;
use super::cards::{Card, CardSet, USERS};
use super::desktops::Lasts;
use super::events::Event;
use super::has;
use super::language::{Modifier, Trigger};
use super::moves::Out;
use super::stack::{Doing, Subject};
use super::state::State;
use super::table::{LAST_ROUND, Stage, Step};
use super::verbs::Until;
use super::words_of_cards::{CardState, TurnStep};
use crate::rules::game::{EventSink, MAX_SEATS, Outcome, Seat, Seats};

/// The cards of a starting hand, and those kept at Exit (DW-2, DW-10, DW-14).
pub const HAND: u8 = 5;

impl State {
    /// Goes on until somebody is asked, or the match is over.
    pub(super) fn go_on(&mut self, out: &mut Out<'_, impl EventSink<Event>>) {
        while self.table.step != Step::Over {
            match self.table.doing {
                Doing::Choosing { .. } => {
                    if self.choose_on(out) {
                        return;
                    }
                }
                Doing::Carrying { .. } => {
                    if self.carry_on(out) {
                        return;
                    }
                }
                Doing::Nothing => {
                    let Some(seat) = self.table.next_pending_user().filter(|_| !self.comes_back(out.moves())) else {
                        self.passed.clear();
                        if self.next_stage(out) {
                            continue;
                        }
                        return;
                    };
                    if self.table.chooses_order(seat) {
                        return;
                    }
                    let at = self.table.pending.iter().position(|pending| pending.controller == seat).unwrap_or(0);
                    self.begin_effect(at, out);
                }
            }
        }
    }

    /// Goes one stage on; false where somebody is asked.
    fn next_stage(&mut self, out: &mut Out<'_, impl EventSink<Event>>) -> bool {
        let turn = self.table.turn;
        let step = match self.table.step {
            Step::Boot => return self.boot(out),
            Step::Over => return false,
            Step::Turn(step) => step,
        };
        match self.table.stage {
            Stage::Begins => {
                self.table.happened = Default::default();
                self.table.stage = Stage::Acts;
                let round = self.table.round;
                out.all(|| Event::StepBegan { seat: turn, step, round });
                self.step_effects(has::begins(step));
                true
            }
            Stage::Acts => match step {
                TurnStep::Init if self.table.user(turn).drive > 0 => false,
                TurnStep::MemoryCleanup => {
                    self.clean_up(turn, out);
                    self.table.stage = Stage::Ends;
                    true
                }
                TurnStep::Setup if !self.table.full => false,
                TurnStep::Run => false,
                TurnStep::Exit if self.table.user(turn).hand > HAND => false,
                TurnStep::Init | TurnStep::Setup | TurnStep::Exit => {
                    self.table.stage = Stage::Ends;
                    true
                }
            },
            Stage::Ends => {
                self.table.happened = Default::default();
                self.table.stage = Stage::Done;
                self.step_effects(has::ends(step));
                true
            }
            Stage::Done => {
                self.table.stage = Stage::Begins;
                match step {
                    TurnStep::Init => self.table.step = Step::Turn(TurnStep::MemoryCleanup),
                    TurnStep::MemoryCleanup => self.table.step = Step::Turn(TurnStep::Setup),
                    TurnStep::Setup if self.table.full => self.table.step = Step::Turn(TurnStep::Exit),
                    TurnStep::Setup => {
                        self.table.step = Step::Turn(TurnStep::Run);
                        self.table.asked = turn;
                    }
                    TurnStep::Run => self.table.step = Step::Turn(TurnStep::Exit),
                    TurnStep::Exit => self.exit(out),
                }
                true
            }
        }
    }

    fn step_effects(&mut self, bits: u64) {
        let turn = self.table.turn;
        let subject = Subject { user: turn, card: None, item: None, event: 0 };
        self.set_off(bits, subject, |trigger, scope, _| match trigger {
            Trigger::Begins(on, whose) => bits == has::begins(*on) && is_whose(*whose, scope, turn),
            Trigger::Ends(on, whose) => bits == has::ends(*on) && is_whose(*whose, scope, turn),
            _ => false,
        });
    }

    /// Mulligans, clockwise from the first user (DW-2); false while somebody is asked.
    fn boot(&mut self, out: &mut Out<'_, impl EventSink<Event>>) -> bool {
        if self.undecided().is_some() {
            return false;
        }
        self.table.step = Step::Turn(TurnStep::Init);
        self.table.stage = Stage::Begins;
        let _ = out;
        true
    }

    /// Who decides on its mulligan now (DW-2).
    pub(super) fn undecided(&self) -> Option<Seat> {
        let open = self.table.users_in().iter().filter(|seat| !self.table.user(*seat).decided).fold(Seats::NONE, Seats::with);
        self.table.first_from(self.table.first, open)
    }

    /// A user keeps its hand, or shuffles it back and draws again (DW-2).
    pub(super) fn decide(&mut self, seat: Seat, again: bool, out: &mut Out<'_, impl EventSink<Event>>) {
        self.table.user_mut(seat).decided = true;
        out.all(|| Event::Decided { seat, again });
        if again {
            out.seal();
            let hand = self.hands.owned(seat);
            let drive = &mut self.drives[seat.index() % USERS];
            for card in hand.iter() {
                self.hands.remove(card);
                drive.push(card.place());
            }
            self.chance.shuffle(drive);
            self.table.user_mut(seat).hand = 0;
            self.table.user_mut(seat).drive += hand.len();
            self.draw(seat, HAND, out);
        }
    }

    /// The current user's Memory Cleanup (DW-11).
    fn clean_up(&mut self, seat: Seat, out: &mut Out<'_, impl EventSink<Event>>) {
        let user = self.table.user_mut(seat);
        let points = user.memory.allocated();
        user.memory = Default::default();
        user.shields = [0; USERS];
        if points > 0 {
            out.all(|| Event::Freed { seat, points });
        }
        self.end_lasting(
            |lasting| match lasting.until {
                Until::YourCleanup => lasting.setter == seat,
                Until::TheirCleanup => lasting.whom == seat,
                _ => false,
            },
            out,
        );
        let sleeps = |modifier: &Modifier| if let Modifier::Sleeps(which) = modifier { Some(*which) } else { None };
        let busy = self.table.desk.cards() - self.table.desk.in_state(CardState::Idle) - self.table.having(has::DAEMON);
        if busy.is_empty() {
            return;
        }
        let own = |card: &Card| {
            // A .CONF wakes with its host.
            let placed = self.table.desk.get(*card);
            let host = placed.and_then(|placed| placed.host).and_then(|host| self.table.desk.get(host));
            host.or(placed).is_some_and(|placed| placed.controller == seat)
        };
        let waking: CardSet = busy.iter().filter(own).collect();
        let woken = self.turn_cards(waking - self.table.under(has::SLEEPS, sleeps), CardState::Idle, out);
        self.became(woken, CardState::Idle);
    }

    /// The end of Exit: drives are checked, and the next turn begins (DW-3, DW-14).
    fn exit(&mut self, out: &mut Out<'_, impl EventSink<Event>>) {
        let empty = self.table.users_in().iter().filter(|seat| self.table.user(*seat).drive == 0).fold(Seats::NONE, Seats::with);
        let left = self.table.users_in() - empty;
        if left.is_empty() && !empty.is_empty() {
            // DW-3: the one of them whose item resolved latest wins, else the first clockwise after the current user.
            let latest = self.table.resolved.iter().copied().find(|seat| empty.contains(*seat));
            let after = Seat((self.table.turn.0 + 1) % self.table.seats.max(1));
            let winner = latest.or_else(|| self.table.first_from(after, empty)).unwrap_or(after);
            return self.end_match(Some(winner), out);
        }
        if !empty.is_empty() {
            self.go_out(empty, out);
        }
        if self.table.users_in().len() == 1 {
            let winner = self.table.users_in().iter().next();
            return self.end_match(winner, out);
        }
        self.next_turn(out);
    }

    /// The next turn begins clockwise, or the rounds are over (ruling on DW-3).
    pub(super) fn next_turn(&mut self, out: &mut Out<'_, impl EventSink<Event>>) {
        self.end_lasting(|lasting| lasting.until == Until::EndOfTurn, out);
        let table = &mut self.table;
        table.spent.clear();
        table.resolved.clear();
        (table.issues, table.questions, table.full) = (0, 0, false);
        table.happened = Default::default();
        // A turn that passes the first seat is one of the next round, also when that seat is out.
        let (from, to) = (table.turn, table.after(table.turn));
        let steps = |seat: Seat| (seat.0 + table.seats - table.first.0) % table.seats.max(1);
        if steps(to) <= steps(from) {
            if table.round >= LAST_ROUND {
                return self.end_match(None, out);
            }
            table.round += 1;
        }
        table.turn = to;
        table.asked = to;
        table.step = Step::Turn(TurnStep::Init);
        table.stage = Stage::Begins;
        // Whoever acts next sees what the last one did: undo stops here.
        out.seal();
    }

    /// The match is over.
    pub(super) fn end_match(&mut self, winner: Option<Seat>, out: &mut Out<'_, impl EventSink<Event>>) {
        let data = |seat: Seat| self.table.user(seat).drive;
        let best = self.table.users_in().iter().map(data).max().unwrap_or(0);
        self.table.winners = match winner {
            Some(seat) => Seats::one(seat),
            None => self.table.users_in().iter().filter(|seat| data(*seat) == best).fold(Seats::NONE, Seats::with),
        };
        let stack = self.table.stack;
        for item in stack.iter().rev() {
            self.halt(item.number, out);
        }
        self.table.pending.clear();
        self.passed.clear();
        self.table.doing = Doing::Nothing;
        self.table.step = Step::Over;
        self.table.stage = Stage::Done;
        out.seal();
        let winner = if self.table.winners.len() == 1 { self.table.winners.iter().next() } else { None };
        out.all(|| Event::Over { winner });
    }

    /// Places and scores: winners first, then those still in by their data, then who went out later (DW-3).
    pub(super) fn places(&self) -> Outcome {
        let mut scores = [0_i16; MAX_SEATS];
        let seats = usize::from(self.table.seats);
        for (at, score) in scores[..seats].iter_mut().enumerate() {
            let user = &self.table.users[at % USERS];
            *score = match (self.table.winners.contains(Seat(at as u8)), user.out) {
                (true, _) => 1000 + i16::from(user.drive),
                (false, 0) => 500 + i16::from(user.drive),
                (false, out) => i16::from(out),
            };
        }
        // Winners share the first place.
        let mut outcome = Outcome::by_score(&scores[..seats]);
        for seat in self.table.winners.iter() {
            outcome.places[seat.index() % MAX_SEATS] = 1;
        }
        outcome
    }

    /// What lasts because of, or for, a user that has left ends (DW-4).
    pub(super) fn end_lasting_of(&mut self, seat: Seat, out: &mut Out<'_, impl EventSink<Event>>) {
        self.end_lasting(
            |lasting| match lasting.what {
                Lasts::Control { back, .. } => back == seat || lasting.setter == seat,
                Lasts::Cost { user, .. } => user == seat || lasting.setter == seat,
                Lasts::Commands { .. } => lasting.setter == seat,
            },
            out,
        );
    }
}
