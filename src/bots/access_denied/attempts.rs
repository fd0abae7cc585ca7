//! Access attempts: which sector to try, and with which cards.

use super::mind::{GIFT, Mind};
use crate::rules::access_denied::{CODES, Card, Code, Codes, Frame, Level, Sector};

/// What a level gained is worth beyond what is said of it in general: it sets free what it took.
const GAIN: f32 = 2.14;
/// What it is worth to find out a code, where that is as likely in as out.
const LEARNING: f32 = 2.31;
/// What it is worth to hand over cards that cannot all match.
const HOPELESS: f32 = -4.0;
/// What winning is worth.
pub(super) const WIN: f32 = 12.0;

/// What an attempt for `level` with cards of these codes promises, of which each costs so much if it fails.
fn promise_of(mind: &Mind<'_>, sector: Sector, level: Level, codes: Codes, prices: &[f32; CODES]) -> f32 {
    let odds = &mind.odds[sector.index()];
    let weight = mind.weights[sector.index()];
    let all = if codes.len() == 1 { codes.iter().map(|code| mind.singles[sector.index()][code.index()]).sum() } else { odds.of(codes) };
    let gain = if mind.wins_by(mind.seat, sector, level) { WIN } else { GAIN * weight };
    let mut promise = if all > 0.0 { all * gain } else { HOPELESS };
    for code in codes.iter() {
        let chance = mind.singles[sector.index()][code.index()];
        promise += weight * LEARNING * 0.45 * chance * (1.0 - chance);
        promise -= (1.0 - chance) * (prices[code.index()] + GIFT);
    }
    promise
}

/// What the best attempt at a sector promises.
pub(super) fn promise(mind: &Mind<'_>, sector: Sector) -> f32 {
    let table = mind.state.table();
    let Some(level) = table.level(mind.seat, sector).next() else { return 0.0 };
    if table.controller(sector).is_none() {
        let price = usize::from(level.price());
        if usize::from(mind.state.hand(mind.seat).len()) < price {
            return 0.0;
        }
        let gain = if mind.wins_by(mind.seat, sector, level) { WIN } else { GAIN * mind.weights[sector.index()] };
        return gain - mind.cheapest(price);
    }
    let (prices, held) = mind.prices();
    best(mind, sector, level, Codes::NONE, *held, level.cards(), prices).map_or(-1.0, |(promise, _)| promise)
}

/// The best set of `count` more codes out of `held` to be handed over with those that have been.
fn best(
    mind: &Mind<'_>,
    sector: Sector,
    level: Level,
    handed: Codes,
    held: Codes,
    count: u8,
    prices: &[f32; CODES],
) -> Option<(f32, Codes)> {
    let mut found: Option<(f32, Codes)> = None;
    for more in Codes::every() {
        if more.len() != count || !more.is_subset(held) || more.intersects(handed) {
            continue;
        }
        let promise = promise_of(mind, sector, level, handed | more, prices);
        if found.is_none_or(|(best, _)| promise > best) {
            found = Some((promise, more));
        }
    }
    found
}

/// The codes that are best handed over next in the attempt in progress, and what each card is worth that could be.
pub(super) fn hand_over(mind: &Mind<'_>, left: u8) -> Option<Codes> {
    let Some(Frame::Attempt(attempt)) = mind.state.table().stack.last() else { return None };
    let handed: Codes = mind.state.handed().iter().map(|card| mind.cards.code(*card)).collect();
    let (prices, held) = mind.prices();
    best(mind, attempt.sector, attempt.level, handed, *held, left, prices).map(|(_, codes)| codes)
}

/// Whether all cards of an attempt match, as its controller and its player see them.
pub(super) fn succeeds(mind: &Mind<'_>, sector: Sector) -> bool {
    let password: Codes = mind.state.password(sector).iter().map(|card| mind.cards.code(*card)).collect();
    let mut matched = Codes::NONE;
    mind.state.handed().iter().all(|card: &Card| {
        let code: Code = mind.cards.code(*card);
        let fits = password.contains(code) && !matched.contains(code);
        matched = matched.with(code);
        fits
    })
}
