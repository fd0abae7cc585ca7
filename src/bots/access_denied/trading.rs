//! Trades (AD-50): a spare card for a code that is needed; never what arms others against one's own password, never with
//! somebody about to win.

use super::mind::{GIFT, Mind};
use super::prior::{arms, in_own_password};
use crate::rules::access_denied::{Action, Asked, Card, CardSet, Code, Codes, Frame, Level, Sector, Trade};
use crate::rules::game::Seat;

/// Below this nobody trades.
const WORTHWHILE: f32 = 0.15;
/// With somebody so near to winning, compared with all others, nobody trades.
const TOO_STRONG: f32 = 0.84;

fn trade<'a>(mind: &Mind<'a>) -> Option<&'a Trade> {
    match mind.state.table().stack.last() {
        Some(Frame::Trade(trade)) => Some(trade),
        _ => None,
    }
}

/// What it takes to let another have a card.
fn price(mind: &Mind<'_>, card: Card, to: Seat) -> f32 {
    let secret = if in_own_password(mind, mind.cards.code(card)) { 1.0 } else { 0.0 };
    mind.worth(card).max(0.0) + arms(mind, card, to) + GIFT + secret
}

/// The cards of `other` laid aside that the thinking seat is shown, and what they are worth to it.
fn shown(mind: &Mind<'_>, other: Seat) -> f32 {
    mind.state.laid_aside(other).iter().map(|card| mind.worth(card)).sum()
}

/// What the thinking seat has laid aside, and what that costs.
fn given(mind: &Mind<'_>, to: Seat) -> f32 {
    mind.state.laid_aside(mind.seat).iter().map(|card| price(mind, card, to)).sum()
}

/// A code known to be in a password that is wanted, of which there is none in hand.
fn wanted(mind: &Mind<'_>) -> Option<Code> {
    let codes = mind.cards.codes_of(mind.state.hand(mind.seat));
    let missing = |code: &Code| {
        let known = |sector: &Sector| {
            mind.weights[sector.index()] > 0.55
                && mind.state.table().level(mind.seat, *sector) < Level::Root
                && mind.state.clue(mind.seat, *sector).within.contains(*code)
        };
        !codes.contains(*code) && Sector::ALL.iter().any(known)
    };
    Code::ALL.into_iter().filter(missing).max_by(|a, b| mind.needs[a.index()].total_cmp(&mind.needs[b.index()]))
}

/// The card in hand that is best offered to a seat.
fn spare(mind: &Mind<'_>, to: Seat) -> Option<(Card, f32)> {
    let hand = mind.state.hand(mind.seat).iter();
    hand.map(|card| (card, price(mind, card, to))).min_by(|a, b| a.1.total_cmp(&b.1)).filter(|(_, price)| *price < 0.5)
}

/// The seat to which an offer is to be made, if one is.
pub(super) fn partner(mind: &Mind<'_>) -> Option<Seat> {
    let table = mind.state.table();
    let code = wanted(mind)?;
    let of_code = mind.cards.of_code(code);
    let known = mind.state.known(mind.seat);
    let fits = |seat: &Seat| {
        let knows = !(known & of_code & mind.state.hand(*seat)).is_empty();
        (knows || mind.state.hand(*seat).len() >= 4) && mind.rivals[seat.index()] < TOO_STRONG && spare(mind, *seat).is_some()
    };
    let others = table.others(mind.seat).iter().filter(fits);
    others.min_by(|a, b| mind.rivals[a.index()].total_cmp(&mind.rivals[b.index()]))
}

/// What a step of a trade is worth; declining is worth nothing.
pub(super) fn score(mind: &Mind<'_>, asked: Asked, action: &Action) -> f32 {
    match (asked, *action) {
        (_, Action::Trade(_)) => -1.5,
        (_, Action::Decline) => 0.0,
        (Asked::OfferWish(_), Action::AskCode(code)) => {
            let first = trade(mind).is_some_and(|trade| trade.codes == Codes::NONE);
            if first && wanted(mind) == Some(code) { 2.76 } else { -1.81 }
        }
        (Asked::OfferWish(_), Action::AskTitle(_)) => -3.0,
        (Asked::OfferWish(_), Action::Agree) => {
            if trade(mind).is_some_and(|trade| trade.codes == Codes::NONE) {
                -1.0
            } else {
                1.0
            }
        }
        (Asked::Reply(other) | Asked::Confirm(other), Action::Agree) => {
            if mind.rivals[other.index()] >= TOO_STRONG {
                return -2.0;
            }
            let mut gain = shown(mind, other) - given(mind, other);
            if let (Asked::Reply(_), Some(trade)) = (asked, trade(mind)) {
                // What was asked for has to be given, or the other will not confirm.
                let codes = mind.cards.codes_of(mind.state.laid_aside(mind.seat));
                if !trade.codes.is_subset(codes) || (trade.title.is_some() && codes.is_empty()) {
                    gain = gain.min(-0.5);
                }
            }
            gain - WORTHWHILE
        }
        _ => -2.0,
    }
}

/// What it is worth to pick a card for an offer or a reply.
pub(super) fn pick(mind: &Mind<'_>, asked: Asked, card: Card) -> f32 {
    match asked {
        Asked::OfferCard(to) => 0.5 - price(mind, card, to),
        Asked::Reply(other) => {
            let Some(trade) = trade(mind) else { return -2.0 };
            let laid: CardSet = mind.state.laid_aside(mind.seat);
            let asked_for = (trade.codes.contains(mind.cards.code(card)) && !mind.cards.codes_of(laid).contains(mind.cards.code(card)))
                || trade.title == Some(card);
            if !asked_for || mind.rivals[other.index()] >= TOO_STRONG || laid.len() >= 2 {
                return -2.18;
            }
            shown(mind, other) - given(mind, other) - price(mind, card, other) - WORTHWHILE
        }
        _ => -2.0,
    }
}
