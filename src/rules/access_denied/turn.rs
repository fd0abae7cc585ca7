//! The course of a match: boot, the four steps of a turn, the end (AD-10 to AD-15, AD-20 to AD-26, AD-80 to AD-83).

use super::cards::Card;
use super::events::{Event, Place};
use super::frames::Frame;
use super::moves::Out;
use super::sectors::Sector;
use super::state::State;
use super::table::{Budget, Marks, Step};
use super::verbs::Lasting;
use crate::rules::game::{EventSink, Outcome, Seat};

/// The cards that a skipped turn brings (AD-74).
const SKIPPED: u8 = 6;
/// The usual cards of a Draw step (AD-24), and with Banking's bonus (AD-71).
const DRAWS: (u8, u8) = (2, 3);

/// From where the next card of a Draw step comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// The usual cards.
    Usual,
    /// Extra cards within the limit.
    Bound,
    /// Extra cards whatever the limit.
    Unbound,
}

impl State {
    /// Goes on until somebody is waited for, or the match is over.
    pub(super) fn go_on(&mut self, out: &mut Out<'_, impl EventSink<Event>>) {
        while self.table.step != Step::Over && self.asking().0.is_empty() {
            match self.table.stack.last().copied() {
                None => self.next_step(out),
                Some(Frame::Attempt(attempt)) => self.go_on_attempt(attempt, out),
                Some(Frame::Play(play)) => self.go_on_play(play, out),
                Some(Frame::SetOff(frame)) => self.go_on_set_off(frame, out),
                Some(Frame::Loss(loss)) => self.go_on_loss(loss, out),
                Some(Frame::Flood(flood)) => self.go_on_flood(flood, out),
                Some(Frame::Picking(_) | Frame::Idle | Frame::Trade(_)) => {
                    self.table.stack.pop();
                }
            }
        }
    }

    /// The step in which nobody is waited for is over.
    pub(super) fn next_step(&mut self, out: &mut Out<'_, impl EventSink<Event>>) {
        let turn = self.table.turn;
        match self.table.step {
            Step::Boot => self.begin_turn(out),
            Step::Government => self.table.step = Step::NewsMedia,
            Step::NewsMedia => self.table.step = Step::FreeAttempt,
            Step::FreeAttempt => {
                self.table.budget.free_attempt_used = true;
                self.table.budget.actions = self.first_actions(turn);
                self.table.step = Step::Actions;
            }
            Step::Actions => {
                self.table.budget.actions = 0;
                self.table.step = Step::Discard;
            }
            Step::Discard if self.table.player(turn).now.has(Lasting::NoDraws) => self.end_turn(out),
            Step::Discard => {
                let free = self.has_bonus(turn, Sector::Banking);
                let draws = if free { DRAWS.1 } else { DRAWS.0 };
                let bound = self.extra_draws(turn);
                let budget = &mut self.table.budget;
                (budget.draws, budget.drawn, budget.free, budget.kept, budget.down) = (draws, 0, free, false, false);
                (budget.bound, budget.unbound) = (bound, 0);
                self.table.step = Step::Draw;
            }
            Step::Draw if self.must_go_down() => self.table.step = Step::DrawDown,
            Step::Draw => self.end_turn(out),
            Step::DrawDown => {
                (self.table.budget.down, self.table.budget.draws) = (false, 0);
                self.table.step = Step::Draw;
            }
            Step::Over => {}
        }
    }

    /// Whether Banking's cards have filled the hand past its limit (AD-71).
    fn must_go_down(&self) -> bool {
        self.table.budget.down && self.over_limit(self.table.turn)
    }

    /// From where the next card of the Draw step would come.
    pub(super) fn source(&self) -> Option<Source> {
        let (budget, turn) = (&self.table.budget, self.table.turn);
        if !self.can_draw_any() {
            return None;
        }
        let room = self.hand_limit(turn).is_none_or(|limit| self.hand(turn).len() < limit);
        if budget.draws > 0 && (budget.free || room) {
            Some(Source::Usual)
        } else if self.must_go_down() {
            None
        } else if budget.bound > 0 && room {
            Some(Source::Bound)
        } else if budget.unbound > 0 {
            Some(Source::Unbound)
        } else {
            None
        }
    }

    /// Whose turn it is draws a card in its Draw step.
    pub(super) fn draw_in_step(&mut self, out: &mut Out<'_, impl EventSink<Event>>) {
        let turn = self.table.turn;
        let Some(source) = self.source() else { return };
        let full = self.hand_limit(turn).is_some_and(|limit| self.hand(turn).len() >= limit);
        let budget = &mut self.table.budget;
        match source {
            Source::Usual => {
                budget.draws -= 1;
                budget.drawn = budget.drawn.saturating_add(1);
                budget.down |= full && !budget.kept;
            }
            Source::Bound => budget.bound -= 1,
            Source::Unbound => budget.unbound -= 1,
        }
        self.draw(turn, out);
    }

    /// The next turn begins: what lasted until now ends, what was to come begins, hot potatoes are shown.
    fn begin_turn(&mut self, out: &mut Out<'_, impl EventSink<Event>>) {
        let (seat, round) = (self.table.turn, self.table.round);
        let player = self.table.player_mut(seat);
        player.no_limit = false;
        player.now = std::mem::take(&mut player.next);
        self.table.budget = Budget::default();
        self.table.step = Step::Government;
        // Whether somebody begins its turn with a hot potato is known from now on.
        out.seal();
        out.all(|| Event::TurnBegan { seat, round });
        let potatoes = self.hand(seat) & self.table.cards.potatoes;
        self.table.seen |= potatoes;
        for card in potatoes.iter() {
            self.reveal(card, seat, self.table.everybody());
            if let Some(penalty) = self.table.cards.face(card).potato {
                self.table.player_mut(seat).now.add(penalty);
            }
            out.all(|| Event::PotatoShown { seat, card });
        }
        self.table.budget.potatoes = potatoes;
    }

    /// The turn is over; the next one begins, or the match ends by its rounds (AD-83).
    fn end_turn(&mut self, out: &mut Out<'_, impl EventSink<Event>>) {
        let turn = self.table.turn;
        self.table.player_mut(turn).now = Marks::default();
        self.table.budget = Budget::default();
        let next = turn.next(self.table.seats);
        if next == self.table.start {
            if self.table.round >= self.table.rounds {
                return self.end_match(None, out);
            }
            self.table.round += 1;
        }
        self.table.turn = next;
        self.begin_turn(out);
    }

    /// The whole turn is skipped for cards (AD-74).
    pub(super) fn skip_turn(&mut self, out: &mut Out<'_, impl EventSink<Event>>) {
        let seat = self.table.turn;
        out.all(|| Event::TurnSkipped { seat });
        self.draw_cards(seat, SKIPPED, out);
        self.end_turn(out);
    }

    /// The top of the discard pile is taken at the beginning of the turn (AD-72).
    pub(super) fn take_top(&mut self, out: &mut Out<'_, impl EventSink<Event>>) {
        if let Some(card) = self.pile.pop() {
            self.pick_up(card, Place::Pile, self.table.turn, out);
        }
        self.table.step = Step::NewsMedia;
    }

    /// A hot potato, which everybody has been shown, goes to another player for an action (AD-44).
    pub(super) fn pass_on(&mut self, seat: Seat, card: Card, to: Seat, out: &mut Out<'_, impl EventSink<Event>>) {
        self.table.budget.actions = self.table.budget.actions.saturating_sub(1);
        self.hands[seat.index()] = self.hands[seat.index()].without(card);
        self.pick_up(card, Place::Hand(seat), to, out);
    }

    /// The match is over. Cards in the middle go on the pile, cards laid aside back to their owners.
    pub(super) fn end_match(&mut self, winner: Option<Seat>, out: &mut Out<'_, impl EventSink<Event>>) {
        let stack = self.table.stack;
        for frame in stack.iter().copied() {
            match frame {
                Frame::Play(play) => {
                    if play.backdoor
                        && let Some(joined) = self.table.cards.joined.first()
                    {
                        self.put_on_pile(joined, Place::Play, out);
                    }
                    self.put_on_pile(play.card, Place::Play, out);
                }
                Frame::SetOff(frame) => self.put_on_pile(frame.card, Place::Play, out),
                _ => {}
            }
        }
        self.table.player_mut(self.table.turn).now = Marks::default();
        self.table.stack.clear();
        self.aside = super::CardSet::NONE;
        self.handed.clear();
        self.table.step = Step::Over;
        out.seal();
        out.all(|| Event::Over { winner });
    }

    /// Places and scores: counting Root sectors first, then Oper, then User (AD-80, AD-83).
    pub(super) fn places(&self) -> Outcome {
        let mut scores = [0_i16; crate::rules::game::MAX_SEATS];
        let seats = usize::from(self.table.seats);
        for (at, score) in scores[..seats].iter_mut().enumerate() {
            let seat = Seat(at as u8);
            let count = |level| Sector::ALL.iter().filter(|sector| self.table.level(seat, **sector) == level).count() as i16;
            *score = 100 * i16::from(self.table.roots(seat)) + 10 * count(super::Level::Oper) + count(super::Level::User);
        }
        Outcome::by_score(&scores[..seats])
    }
}
