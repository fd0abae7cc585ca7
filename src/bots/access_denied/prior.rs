//! How good each action looks to the seat that takes it, by what it knows.

use super::attempts::{self, WIN};
use super::mind::{FRESH, GIFT, Mind};
use super::{trading, uses};
use crate::rules::access_denied::{
    Action, Asked, AttemptStage, Card, CardSet, Code, Codes, Effect, Frame, Lasting, LossKind, Target, When,
};
use crate::rules::game::Seat;

/// What is never done without need.
const NEVER: f32 = -4.0;

/// So many cards past the limit are the most with which more are drawn by cards.
const MORE: u8 = 3;
/// So many cards are to be left in deck and pile for that.
const ENOUGH: usize = 6;

/// What an action is worth, in attempts; passing is worth nothing.
pub(super) fn scores(mind: &Mind<'_>, asked: Asked, actions: &[Action], out: &mut Vec<f32>) {
    let best = match asked {
        Asked::HandOver(left) => attempts::hand_over(mind, left),
        _ => None,
    };
    out.clear();
    out.extend(actions.iter().map(|action| score(mind, asked, best, action)));
}

fn score(mind: &Mind<'_>, asked: Asked, best: Option<Codes>, action: &Action) -> f32 {
    match (asked, *action) {
        (Asked::Swap(_) | Asked::Gifts(_), Action::Pass) => 0.0,
        (_, Action::Pass) => 0.0,
        (_, Action::TakeTop) => mind.state.top().map_or(0.0, |top| mind.worth(top) - 0.05),
        (_, Action::SkipTurn) => skip_turn(mind),
        (Asked::FreeAttempt, Action::Attempt(sector)) => attempts::promise(mind, sector) + 0.056,
        (_, Action::Attempt(sector)) => attempts::promise(mind, sector),
        (_, Action::Enter(sector)) => mind.weights[sector.index()],
        (_, Action::Play { card, target, backdoor }) => play(mind, asked, card, target, backdoor),
        (_, Action::PassOn { card, to }) => 0.26 + mind.rivals[to.index()] - mind.code_worth(card),
        (_, Action::BuyAction) => mind.best_attempt() - mind.cheapest(2),
        (_, Action::Draw) => 1.0,
        (_, Action::Pick(card)) => pick(mind, asked, best, card),
        (Asked::Discard, Action::Discard(card)) => discard(mind, card),
        (_, Action::Discard(card)) => -mind.worth(card),
        (_, Action::Trade(_) | Action::AskCode(_) | Action::AskTitle(_) | Action::Agree | Action::Decline) => {
            trading::score(mind, asked, action)
        }
    }
}

/// Whether it is better to have six cards than a turn.
fn skip_turn(mind: &Mind<'_>) -> f32 {
    let hand = mind.state.hand(mind.seat).len();
    let turn = 2.0 * mind.best_attempt() + 1.79 * FRESH;
    let over = f32::from((hand + 6).saturating_sub(mind.state.usual_limit(mind.seat)));
    6.0 * FRESH - 0.6 * FRESH * over - turn
}

/// Discarding in the Discard step: what is worth less than what may come for it, if there is no room for that.
fn discard(mind: &Mind<'_>, card: Card) -> f32 {
    let (state, seat) = (mind.state, mind.seat);
    let Some(limit) = state.hand_limit(seat) else { return NEVER };
    let next = state.table().player(seat);
    let draws = if next.now.has(Lasting::NoDraws) { 0 } else { 2 };
    let worth = mind.worth(card);
    if !uses::potatoes(mind, CardSet::one(card)).is_empty() {
        return 0.26 - worth;
    }
    if state.hand(seat).len() + draws > limit { FRESH - 0.05 - worth } else { NEVER - worth }
}

fn pick(mind: &Mind<'_>, asked: Asked, best: Option<Codes>, card: Card) -> f32 {
    let worth = mind.worth(card);
    match asked {
        Asked::HandOver(_) => {
            let fits = best.is_some_and(|codes| codes.contains(mind.cards.code(card)));
            if fits { 2.0 - 0.5 * worth } else { -worth }
        }
        // A card that matches arms who tried it.
        Asked::Keep => worth + if in_own_password(mind, mind.cards.code(card)) { 0.45 } else { 0.0 },
        Asked::GiveCards { to, .. } => -worth - arms(mind, card, to),
        Asked::TakeFrom(_) => worth + if in_own_password(mind, mind.cards.code(card)) { 0.25 } else { 0.0 },
        Asked::LoseUpgrade => -uses::upgrade(mind.cards, card),
        Asked::LayUpgrade => uses::upgrade(mind.cards, card),
        Asked::Swap(to) => FRESH - 0.08 - worth - arms(mind, card, to),
        Asked::Gifts(victim) => {
            -0.1 - worth - arms(mind, card, victim) + if uses::potatoes(mind, CardSet::one(card)).is_empty() { 0.0 } else { 0.3 }
        }
        Asked::OfferCard(_) | Asked::Reply(_) => trading::pick(mind, asked, card),
        _ => -worth,
    }
}

/// Whether a code is in a password of the seat's own.
pub(super) fn in_own_password(mind: &Mind<'_>, code: Code) -> bool {
    let table = mind.state.table();
    table.controlled(mind.seat).any(|sector| mind.state.password(sector).iter().any(|card| mind.cards.code(*card) == code))
}

/// What a card does for who gets it.
pub(super) fn arms(mind: &Mind<'_>, card: Card, to: Seat) -> f32 {
    let match_own = if in_own_password(mind, mind.cards.code(card)) { 0.35 } else { 0.0 };
    mind.rivals[to.index()] * (GIFT + match_own)
}

fn play(mind: &Mind<'_>, asked: Asked, card: Card, target: Target, backdoor: bool) -> f32 {
    let face = mind.cards.face(card);
    let joined = if backdoor { 0.25 } else { 0.0 };
    match (asked, face.when) {
        (Asked::AnswerAttempt, When::Attempt) => answer_attempt(mind, card) - joined,
        (Asked::BeforeAttempt, When::BeforeAttempt) => {
            let sector = mind.state.table().stack.iter().rev().find_map(|frame| match frame {
                Frame::Attempt(attempt) if attempt.stage == AttemptStage::Named => Some(attempt.sector),
                _ => None,
            });
            sector.map_or(NEVER, |sector| mind.weights[sector.index()] * mind.doubts[sector.index()] * 0.5 - 0.25 - joined)
        }
        (Asked::AnswerCard(_), When::Virus | When::RootCard | When::RequiringCard) => answer_card(mind, card) - joined,
        (Asked::Backup(_), When::Loss) => backup(mind, card),
        (Asked::Act | Asked::Discard | Asked::Draw | Asked::FreeAttempt | Asked::Government | Asked::NewsMedia, When::AnyTime) => {
            uses::play(mind, card, target, backdoor) - 0.1
        }
        (_, When::AnyTime) => NEVER,
        (Asked::Draw, When::DrawStep) if wants_more(mind) => 1.5 - joined,
        (Asked::Draw, When::DrawStep) => NEVER,
        _ => uses::play(mind, card, target, backdoor),
    }
}

/// What it is worth to stop the attempt in progress.
fn answer_attempt(mind: &Mind<'_>, card: Card) -> f32 {
    let Some(Frame::Attempt(attempt)) = mind.state.table().stack.last() else { return NEVER };
    if attempt.seat == mind.seat {
        return NEVER;
    }
    let controls = mind.state.table().controller(attempt.sector) == Some(mind.seat);
    let chance = match controls {
        true if attempts::succeeds(mind, attempt.sector) => 1.0,
        true => return NEVER,
        false => [0.46, 0.49, 0.7][usize::from(attempt.level.cards().clamp(1, 3) - 1)],
    };
    if mind.wins_by(attempt.seat, attempt.sector, attempt.level) {
        return WIN * chance;
    }
    let keeps = if mind.cards.face(card).effects.contains(&Effect::KeepOne) { 0.25 } else { 0.0 };
    let step = f32::from(attempt.level.cards());
    chance * mind.rivals[attempt.seat.index()] * (0.6 + 0.35 * step) + keeps - 0.86 - 0.3 * mind.code_worth(card)
}

/// What it is worth to answer the card on top.
fn answer_card(mind: &Mind<'_>, card: Card) -> f32 {
    let Some(Frame::Play(play)) = mind.state.table().stack.last() else { return NEVER };
    if play.seat == mind.seat {
        return NEVER;
    }
    let voids = mind.cards.face(card).effects.contains(&Effect::Void);
    let stopped = if voids {
        -uses::effect_of(mind, play.card, play.seat, play.target)
            + if mind.cards.face(play.card).when == When::Upgrade {
                mind.rivals[play.seat.index()] * uses::upgrade(mind.cards, play.card)
            } else {
                0.0
            }
    } else {
        uses::own_harm(mind, play.card, play.target, play.seat)
    };
    stopped - 0.27 - 0.25 * mind.code_worth(card)
}

/// What it is worth to save one's cards.
fn backup(mind: &Mind<'_>, card: Card) -> f32 {
    let Some(Frame::Loss(loss)) = mind.state.table().stack.last() else { return NEVER };
    let hand = mind.state.hand(mind.seat).len();
    let lost = match loss.kind {
        LossKind::DiscardTo(keep) | LossKind::SurrenderTo(keep) => mind.cheapest(usize::from(hand.saturating_sub(keep))),
        LossKind::GiveRandom(count) | LossKind::GiveChosen(count) => FRESH * f32::from(count),
        LossKind::TakeSeen => 0.6,
        LossKind::TakeUpgrade(upgrade) | LossKind::DropUpgrade(upgrade) => uses::upgrade(mind.cards, upgrade),
        LossKind::LoseUpgrade => 0.5,
        LossKind::RandomToLimit => 0.3,
    };
    lost - mind.code_worth(card) - 0.15
}

/// Whether the search is to look at more than the best of these.
pub(super) fn is_choice(mind: &Mind<'_>, asked: Asked, actions: &[Action]) -> bool {
    if actions.len() < 2 {
        return false;
    }
    match asked {
        Asked::FreeAttempt | Asked::Act | Asked::NewsMedia => true,
        Asked::AnswerAttempt | Asked::AnswerCard(_) | Asked::BeforeAttempt | Asked::Backup(_) => {
            actions.iter().any(|action| matches!(action, Action::Play { card, .. } if mind.is_answer(*card)))
        }
        _ => false,
    }
}

/// Whether a card that draws is worth playing in the Draw step: one at a time, as long as there is enough to draw, and with
/// a hand that is not far too large already. Otherwise bots with such cards would go round and round through the deck.
fn wants_more(mind: &Mind<'_>) -> bool {
    let (state, seat) = (mind.state, mind.seat);
    let left = usize::from(state.deck().len()) + state.pile().len();
    let most = state.usual_limit(seat) + MORE;
    state.table().budget.unbound == 0 && left >= ENOUGH && state.hand(seat).len() <= most
}
