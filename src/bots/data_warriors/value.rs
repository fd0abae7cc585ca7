//! What a user has: data, cards, and programs by what their commands bring for the memory there is.

use super::worth::{POINT, Worths};
use crate::rules::data_warriors::{Card, CardState, Doing, Kind, POINTS, Purpose, State, Step, Table, TurnStep};
use crate::rules::game::{Game, Seat};

/// What one more card in hand is worth, in cards of a drive.
const HAND: [f32; 8] = [2.1, 1.9, 1.6, 1.35, 1.15, 0.3, 0.2, 0.1];
/// The part of what a card is worth beside others that counts in hand.
const CHOICE: f32 = 0.15;
/// Of the points of a turn so many go into commands.
const BUDGET: u8 = 6;
/// Of what could be issued with the free points in one's own turn this is sure,
const OWN: f32 = 0.8;
/// and in those of others, where one can only answer.
const ANSWERS: f32 = 0.35;
/// A free point for what has not been thought of.
const FREE: f32 = 0.04;
/// A wipe that a shield will stop.
const SHIELD: f32 = 1.2;
/// A card in play, whatever it does.
const BODY: f32 = 0.3;
/// What an empty drive, and one that will soon be, means.
const DYING: [f32; 4] = [30.0, 8.0, 3.5, 1.0];
/// The lead of who has won.
const WON: f32 = 80.0;
/// So many cards in play are looked at.
const MOST: usize = 24;

/// How far `seat` is ahead of the others, in cards of a drive.
pub(super) fn lead(state: &State, seat: Seat) -> f32 {
    lead_at(state, seat, is_own_time(state.table(), seat))
}

/// The same, as if one's own turn was over.
pub(super) fn lead_after_turn(state: &State, seat: Seat) -> f32 {
    lead_at(state, seat, false)
}

fn lead_at(state: &State, seat: Seat, own_time: bool) -> f32 {
    if let Some(outcome) = state.outcome() {
        return if outcome.winners().contains(seat) { WON } else { -WON };
    }
    let table = state.table();
    let (mut others, mut count) = (0.0, 0.0_f32);
    for other in table.users_in().iter().filter(|other| *other != seat) {
        others += strength(state, other, is_own_time(table, other));
        count += 1.0;
    }
    strength(state, seat, own_time) - others / count.max(1.0)
}

/// Whether a user can still issue of its own accord in this turn.
fn is_own_time(table: &Table, seat: Seat) -> bool {
    table.turn == seat && !table.full && !matches!(table.step, Step::Turn(TurnStep::Exit))
}

/// What a user has, in cards of a drive.
pub(super) fn strength(state: &State, seat: Seat, own_time: bool) -> f32 {
    let table = state.table();
    let worths = Worths::of(table.catalog);
    let user = table.user(seat);
    if user.out != 0 {
        return -40.0;
    }
    let horizon = horizon(table);
    let mut sum = f32::from(user.drive) - DYING.get(usize::from(user.drive)).copied().unwrap_or(0.0);
    let worn = 0.4 + 0.15 * horizon;
    let hand = usize::from(user.hand);
    sum += worn * HAND.iter().take(hand).sum::<f32>();
    for card in state.hand(seat).iter() {
        sum += CHOICE * (worths.card(table.face(card)) - 2.0).clamp(-3.0, 6.0);
    }
    sum += SHIELD * user.shields.iter().map(|count| f32::from(*count)).sum::<f32>();
    let free = user.memory.free();
    sum += FREE * f32::from(free);
    let mut engine = Engine::default();
    for (card, placed) in table.desk.iter().filter(|(_, placed)| placed.controller == seat) {
        sum += BODY + horizon * worths.standing(table.face(card));
        engine.add(table, worths, seat, card, placed.state);
    }
    engine.sort();
    sum += horizon * engine.brings(BUDGET, false);
    sum + if own_time { OWN } else { ANSWERS } * engine.brings(free, true)
}

/// How many turns the match may last.
fn horizon(table: &Table) -> f32 {
    let least = table.users_in().iter().map(|seat| table.user(seat).drive).min().unwrap_or(0);
    (f32::from(least) / 5.0).clamp(0.3, 4.0)
}

/// A card that issues.
#[derive(Debug, Clone, Copy, Default)]
struct Issuer {
    brings: f32,
    cost: u8,
    idle: bool,
    again: bool,
}

/// The cards of a user that issue, the most worthwhile first.
#[derive(Default)]
struct Engine {
    issuers: [Issuer; MOST],
    count: usize,
}

impl Engine {
    fn add(&mut self, table: &Table, worths: &Worths, seat: Seat, card: Card, state: CardState) {
        let Some(placed) = table.desk.get(card) else { return };
        if self.count == MOST || table.locked().contains(card) {
            return;
        }
        let change = table.command_change(seat, card);
        let mut best: Option<(f32, Issuer)> = None;
        let kind = table.catalog.kind(table.face(card));
        table.commands_of(card, |command| {
            let worth = worths.command(command);
            if worth.injected && placed.at == seat {
                return;
            }
            let cost = (i16::from(worth.cost) + change).clamp(i16::from(worth.cost.min(1)), i16::from(POINTS) + 1) as u8;
            let gain = worth.brings - POINT * f32::from(cost);
            if cost <= POINTS && worth.brings > 0.0 && best.is_none_or(|(most, _)| gain > most) {
                let again = kind == Kind::Daemon && cost > 0;
                best = Some((gain, Issuer { brings: worth.brings, cost, idle: state == CardState::Idle, again }));
            }
        });
        if let Some((_, issuer)) = best {
            self.issuers[self.count] = issuer;
            self.count += 1;
        }
    }

    fn sort(&mut self) {
        let rate = |issuer: &Issuer| issuer.brings / (f32::from(issuer.cost) + 0.1);
        self.issuers[..self.count].sort_by(|a, b| rate(b).total_cmp(&rate(a)));
    }

    /// What so many points bring; of cards that are Idle alone, or of all.
    fn brings(&self, points: u8, idle: bool) -> f32 {
        let (mut left, mut sum) = (points, 0.0);
        for issuer in self.issuers[..self.count].iter().filter(|issuer| issuer.idle || !idle) {
            let times = if issuer.again { 2 } else { 1 };
            for _ in 0..times {
                if issuer.cost <= left {
                    left -= issuer.cost;
                    sum += issuer.brings;
                } else if !idle {
                    // Points that are left over are spent on something else.
                    sum += issuer.brings * f32::from(left) / f32::from(issuer.cost) * 0.8;
                    left = 0;
                }
            }
        }
        // What there is more of lets one choose, and stands in for what is killed.
        sum + if idle { 0.0 } else { 0.1 * self.count as f32 }
    }
}

/// Nothing lies on the stack and nothing is half done.
pub(super) fn is_quiet(table: &Table) -> bool {
    let choosing = matches!(table.doing, Doing::Choosing { purpose: Purpose::Play | Purpose::Issue | Purpose::Effect, .. });
    table.step == Step::Over || table.stack.is_empty() && !choosing && table.doing == Doing::Nothing && table.pending.is_empty()
}
