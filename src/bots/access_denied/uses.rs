//! What cards do for a seat, verb by verb, so that it holds for any card in the vocabulary of the rules.

use super::mind::{FRESH, Mind};
use super::value::{ability, harm};
use super::{attempts, value};
use crate::rules::access_denied::{Ability, Aim, Card, CardFace, CardSet, Cards, Effect, Lasting, Level, Sector, Target, When, Who};
use crate::rules::game::{Seat, Seats};

/// A card lost from hand, to its owner.
const LOST: f32 = 0.22;
/// How far a match goes on, where nothing better is known, in attempts.
const FAR: f32 = 6.0;

/// Whom a group means, for a card played by `by` and aimed so.
fn group(mind: &Mind<'_>, who: Who, by: Seat, target: Target) -> Seats {
    let table = mind.state.table();
    match who {
        Who::Target => match target {
            Target::Player(seat) => Seats::one(seat),
            _ => Seats::NONE,
        },
        Who::Answered => Seats::NONE,
        Who::All => table.everybody(),
        Who::Others => table.others(by),
        Who::AllWithAccess(sector) => table.with_access(sector, Level::User),
        Who::OthersWithAccess(sector) => table.with_access(sector, Level::User).without(by),
        Who::OthersWithoutAccess(sector) => table.others(by) - table.with_access(sector, Level::User),
        Who::OthersInTarget => match target {
            Target::Sector(sector) => table.with_access(sector, Level::User).without(by),
            _ => Seats::NONE,
        },
    }
}

/// What a harm to a seat is worth to the thinking one: its own counts against it.
fn side(mind: &Mind<'_>, seat: Seat) -> f32 {
    if seat == mind.seat { -1.0 } else { mind.rivals[seat.index()] }
}

/// What a lasting effect changes for a seat.
fn lasting(mind: &Mind<'_>, seat: Seat, effect: Lasting) -> f32 {
    let player = mind.state.table().player(seat);
    if player.next.has(effect) {
        return 0.0;
    }
    match effect {
        Lasting::Off => {
            let bonuses = Sector::ALL.iter().filter(|sector| mind.state.has_bonus(seat, **sector)).count() as f32;
            0.12 * bonuses + 0.3 * f32::from(player.upgrades.len())
        }
        effect => harm(effect),
    }
}

/// What the upgrade is worth to a seat.
pub(super) fn upgrade(cards: &Cards, card: Card) -> f32 {
    cards.face(card).abilities.iter().map(|gives: &Ability| ability(*gives, FAR)).sum()
}

/// What the played card does, seen by the thinking seat, whoever plays it.
pub(super) fn effect_of(mind: &Mind<'_>, card: Card, by: Seat, target: Target) -> f32 {
    effect(mind, card, by, target, true)
}

/// The same; not close up, what it depends on besides is only estimated.
fn effect(mind: &Mind<'_>, card: Card, by: Seat, target: Target, close: bool) -> f32 {
    let face = mind.cards.face(card);
    let laid = face.set_off.is_some();
    let own = by == mind.seat;
    // What helps the card's player helps or hurts the thinking seat.
    let helps = -side(mind, by);
    let mut sum = 0.0;
    if laid {
        return helps * if face.virus { 0.056 } else { 0.2 };
    }
    for effect in &face.effects {
        let each = |who: Who, loss: &dyn Fn(Seat) -> f32| {
            group(mind, who, by, target).iter().map(|seat| side(mind, seat) * loss(seat)).sum::<f32>()
        };
        let over = |seat: Seat, keep: u8| f32::from(mind.state.hand(seat).len().saturating_sub(keep));
        sum += match *effect {
            Effect::Next(who, mark) => each(who, &|seat| lasting(mind, seat, mark)),
            Effect::UpgradesOffUntilOper(who, _) => {
                each(who, &|seat| 0.65 * mind.state.working_upgrades(seat).iter().map(|card| upgrade(mind.cards, card)).sum::<f32>())
            }
            Effect::NoLimit => helps * 0.13,
            Effect::Actions(more) => helps * f32::from(more) * if own && close { 0.9 * mind.best_attempt().min(1.2) } else { 0.6 },
            Effect::Draw(cards) => helps * FRESH * f32::from(cards),
            Effect::DiscardTo(who, keep) => each(who, &|seat| LOST * over(seat, keep)),
            Effect::SurrenderTo(who, keep) => {
                each(who, &|seat| LOST * over(seat, keep))
                    + helps * group(mind, who, by, target).iter().map(|seat| FRESH * over(seat, keep)).sum::<f32>()
            }
            Effect::GiveRandom(who, count) | Effect::GiveChosen(who, count) => {
                let given = |seat: Seat| f32::from(mind.state.hand(seat).len().min(count));
                each(who, &|seat| FRESH * given(seat))
                    + helps * group(mind, who, by, target).iter().map(|seat| FRESH * given(seat)).sum::<f32>()
            }
            Effect::TakeSeen => match target {
                Target::Player(seat) => helps * 0.55 + side(mind, seat) * 0.4,
                _ => 0.0,
            },
            Effect::TakeUpgrade => match target {
                Target::Card(card) => {
                    owner(mind, card).map_or(0.0, |seat| side(mind, seat) * upgrade(mind.cards, card))
                        + helps * 0.3 * upgrade(mind.cards, card)
                }
                _ => 0.0,
            },
            Effect::DropUpgrade(card) => match target {
                Target::Player(seat) => side(mind, seat) * upgrade(mind.cards, card),
                _ => 0.0,
            },
            Effect::LoseUpgrade(who) => each(who, &|seat| 0.5 * f32::from(mind.state.table().player(seat).upgrades.len().min(1))),
            Effect::ShowCode(who) => each(who, &|_| 0.4),
            Effect::ShowSectorCode => match target {
                Target::Sector(sector) if own => mind.weights[sector.index()] * mind.doubts[sector.index()],
                Target::Sector(sector) if mind.state.table().controller(sector) == Some(mind.seat) => -0.5,
                _ => helps * 0.5,
            },
            Effect::Swap => helps * 0.25,
            Effect::Flood => 0.059,
            Effect::LayUpgrade if own => {
                (mind.state.hand(mind.seat) & mind.cards.upgrades).iter().map(|card| upgrade(mind.cards, card)).fold(0.0, f32::max)
            }
            Effect::LayUpgrade => helps * 0.5,
            Effect::Gain(level) => match target {
                Target::Sector(sector) if own => gain(mind, sector, level),
                Target::Sector(sector) if value::counts(mind.state.table(), sector) => helps,
                _ => helps * 0.1,
            },
            Effect::RemoveMarker => match target {
                Target::Marker { sector, seat } if value::counts(mind.state.table(), sector) => side(mind, seat) * 0.9,
                Target::Marker { seat, .. } => side(mind, seat) * 0.11,
                _ => 0.0,
            },
            Effect::RemoveLying => match target {
                Target::Card(card) => mind.state.table().lying(card).map_or(0.0, |lying| {
                    if lying.seat == mind.seat {
                        -0.11
                    } else if mind.state.table().level(mind.seat, lying.sector) == Level::Root {
                        0.27
                    } else {
                        0.08
                    }
                }),
                _ => 0.0,
            },
            Effect::TakeDiscard => mind.state.top().map_or(0.0, |top| helps * if own && close { mind.worth(top) } else { FRESH }),
            Effect::DrawInstead(cards) => helps * FRESH * f32::from(cards.saturating_sub(2)),
            Effect::DrawMore(cards) => helps * FRESH * f32::from(cards),
            _ => 0.0,
        };
    }
    // What could be cancelled is not quite as good.
    sum
}

/// What it is worth to the thinking seat to have this level at once.
fn gain(mind: &Mind<'_>, sector: Sector, level: Level) -> f32 {
    if mind.wins_by(mind.seat, sector, level) {
        return attempts::WIN;
    }
    mind.weights[sector.index()] * if level == Level::User { 1.2 } else { 1.79 }
}

fn owner(mind: &Mind<'_>, card: Card) -> Option<Seat> {
    let table = mind.state.table();
    table.everybody().iter().find(|seat| table.player(*seat).upgrades.contains(card))
}

/// What it brings the thinking seat to play a card so.
pub(super) fn play(mind: &Mind<'_>, card: Card, target: Target, backdoor: bool) -> f32 {
    let face = mind.cards.face(card);
    let joined = if backdoor { 0.25 } else { 0.0 };
    let spent = 0.73 * mind.code_worth(card) + joined;
    if face.when == When::Upgrade {
        return upgrade(mind.cards, card) - spent;
    }
    effect_of(mind, card, mind.seat, target) - spent
}

/// What a card is worth for what it does, in hand.
pub(super) fn worth(mind: &Mind<'_>, card: Card) -> f32 {
    let face = mind.cards.face(card);
    let ready = readiness(mind, face);
    match face.when {
        When::Potato => -0.39,
        When::Upgrade => 0.7 * ready * upgrade(mind.cards, card),
        When::Attempt => 0.55,
        When::Joined => 0.2,
        When::RequiringCard => 0.22,
        When::Loss => 0.15,
        When::BeforeAttempt => 0.15 * ready,
        When::Virus | When::RootCard => 0.046 * ready,
        When::DrawStep => 0.5 * ready,
        When::AnyTime => 0.15 * ready,
        When::Action => 0.41 * ready * best_use(mind, card, face),
    }
}

/// How soon the seat can play a card: 1 if now.
fn readiness(mind: &Mind<'_>, face: &CardFace) -> f32 {
    let Some(requires) = face.requires else { return 1.0 };
    let table = mind.state.table();
    let level = table.level(mind.seat, requires.sector);
    let code = requires.code.is_none_or(|code| {
        table.controlled(mind.seat).any(|sector| mind.state.password(sector).iter().any(|card| mind.cards.code(*card) == code))
    });
    if !code {
        0.0
    } else if level >= requires.level {
        1.0
    } else {
        0.5 * mind.weights[requires.sector.index()] / f32::from(requires.level as u8 - level as u8)
    }
}

/// What the best use of a card would bring, roughly.
fn best_use(mind: &Mind<'_>, card: Card, face: &CardFace) -> f32 {
    let table = mind.state.table();
    let sectors = |fits: &dyn Fn(Sector) -> bool| {
        Sector::ALL
            .into_iter()
            .filter(|sector| fits(*sector))
            .map(|sector| effect(mind, card, mind.seat, Target::Sector(sector), false))
            .fold(0.0, f32::max)
    };
    let own = |sector| table.level(mind.seat, sector);
    let strongest = || {
        let others = table.others(mind.seat);
        others.iter().map(|seat| effect(mind, card, mind.seat, Target::Player(seat), false)).fold(0.0, f32::max)
    };
    match face.aim {
        Aim::None => effect(mind, card, mind.seat, Target::None, false),
        Aim::Here(here) => sectors(&|sector| sector == here && own(sector) == Level::None),
        Aim::WithoutAccess => sectors(&|sector| own(sector) == Level::None),
        Aim::ControlledWithoutAccess => sectors(&|sector| own(sector) == Level::None && table.controller(sector).is_some()),
        Aim::OwnUser => sectors(&|sector| own(sector) <= Level::User) * 0.88,
        Aim::OwnAccess => 0.2,
        Aim::OthersMarker | Aim::MarkerUnderOper => 0.4,
        Aim::OtherWithUpgrade(_) | Aim::OthersUpgrade | Aim::LyingCard => 0.089,
        Aim::Other | Aim::OtherWithCards | Aim::OtherWithUser(_) | Aim::Controller(_) => strongest(),
    }
}

/// What it is worth to a seat that the card of another does nothing to it alone.
pub(super) fn own_harm(mind: &Mind<'_>, card: Card, target: Target, by: Seat) -> f32 {
    let mut harmed: f32 = 0.0;
    for effect in &mind.cards.face(card).effects {
        if let Effect::DiscardTo(who, keep) = *effect
            && group(mind, who, by, target).contains(mind.seat)
        {
            harmed += LOST * f32::from(mind.state.hand(mind.seat).len().saturating_sub(keep));
        }
    }
    harmed
}

/// The potatoes among some cards.
pub(super) fn potatoes(mind: &Mind<'_>, cards: CardSet) -> CardSet {
    cards & mind.cards.potatoes
}
