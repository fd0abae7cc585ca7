//! Attacks: whom, with what chances, and why not (AE-40 to AE-44, AE-50 to AE-58).

use super::Hands;
use super::aims::{Aim, Ctx, Does};
use super::words::name;
use crate::rules::aetherium::content::{AttackReach, safeguard_text};
use crate::rules::aetherium::{Action, Base, ModelId, Odds, Squares, Table, front_arc, in_melee, in_range, sight};
use crate::rules::game::Refusal;
use crate::t;

/// A chance in per cent.
fn percent(odds: &Odds, ways: u64) -> String {
    let mille = odds.per_mille(ways);
    match mille {
        0 if ways > 0 => t!("ae-odds-tiny"),
        1..100 => t!("ae-odds-small", whole = mille / 10, tenth = mille % 10),
        _ => t!("ae-odds-percent", percent = (mille + 5) / 10),
    }
}

/// The chances of an attack, line by line.
#[must_use]
fn odds_lines(table: &Table, model: ModelId, target: ModelId, odds: &Odds) -> Vec<String> {
    let mut lines = Vec::new();
    let dice = |dice: i8| if dice > 0 { format!("+{dice}") } else { format!("−{}", dice.unsigned_abs()) };
    let modifiers: Vec<String> = odds
        .modifiers
        .iter()
        .map(|modifier| t!("ae-odds-modifier", dice = dice(modifier.dice()), what = modifier.label(), rule = modifier.rule()))
        .collect();
    lines.push(t!("ae-odds-dice", count = odds.dice, modifiers = modifiers.join(", ")));
    let [none, light, medium, heavy] = odds.damage.map(|ways| percent(odds, ways));
    let [small, middle, large] = odds.boxes;
    lines.push(t!("ae-odds-light", none = none, light = light, boxes = small));
    lines.push(t!("ae-odds-heavy", medium = medium, boxes = middle, heavy = heavy, most = large));
    if let Some(attack) = &table.program(model).attack {
        let disruption = &attack.disruption;
        let (name, symbol) = (disruption.name.as_str(), disruption.on.label());
        lines.push(t!("ae-odds-disruption", name = name, symbol = symbol, percent = percent(odds, odds.disruption)));
    }
    let linked = if table.is_linked(target.slot()) { "yes" } else { "no" };
    let deleted = percent(odds, odds.deleted);
    lines.push(t!("ae-odds-deleted", linked = linked, count = odds.boxes_left, percent = deleted));
    if odds.deleted_by_disruption > odds.deleted {
        lines.push(t!("ae-odds-deleted-by-disruption", percent = percent(odds, odds.deleted_by_disruption)));
    }
    lines.extend(safeguard_text(table.program(target)));
    lines
}

/// The active model that would attack: the one in hand if it can, otherwise the first that can.
#[must_use]
pub fn attacker(ctx: &Ctx<'_>, hands: &Hands, target: ModelId) -> Option<ModelId> {
    let own = hands.model.filter(|model| ctx.is_legal(Action::Attack { model: *model, target }));
    own.or_else(|| {
        ctx.table.legal.iter().find_map(|action| match action {
            Action::Attack { model, target: other } if *other == target => Some(*model),
            _ => None,
        })
    })
}

/// Attacking a model.
pub fn aim(ctx: &Ctx<'_>, hands: &Hands, target: ModelId) -> Aim {
    let table = &ctx.view().table;
    let Some(model) = attacker(ctx, hands, target) else {
        let Some(model) = hands.model.or_else(|| table.active_models().first()) else { return Aim::Nothing };
        return ctx.why_not(Action::Attack { model, target }).into();
    };
    let mut lines = vec![t!("ae-odds-attacks", model = name(table, model), target = name(table, target))];
    match table.odds(model, target) {
        Ok(odds) => lines.extend(odds_lines(table, model, target, &odds)),
        Err(refusal) => return Aim::Cant(refusal),
    }
    let button = t!("ae-odds-attack", target = name(table, target));
    Does { lines, target: Some((model, target)), ..Does::one(Action::Attack { model, target }, button) }.into()
}

/// Why a model of one's own is no target.
pub fn aim_at_friend(ctx: &Ctx<'_>, hands: &Hands, target: Option<ModelId>) -> Aim {
    let (Some(model), Some(target)) = (hands.model, target) else { return Aim::Nothing };
    if model == target {
        return super::walking::turn(ctx, hands, model);
    }
    ctx.why_not(Action::Attack { model, target }).into()
}

/// The squares on which an enemy could be attacked from where a model stands: in front, in range and in sight (AE-40 to AE-44).
#[must_use]
pub fn covered(table: &Table, model: ModelId) -> Squares {
    let (Some(base), Some(attack)) = (table.base(model), &table.program(model).attack) else { return Squares::EMPTY };
    let blocking = table.stops(model);
    let facing = table.model(model).facing;
    let seen = |square: &crate::rules::aetherium::Square| {
        let there = Base::new(*square, false);
        let near = match attack.reach {
            AttackReach::Melee => in_melee(base, there),
            AttackReach::Ranged(range) => in_range(base, there, range),
        };
        near && sight(base, facing, there, &blocking).is_ok()
    };
    let around = front_arc(base, facing) - base.squares() - table.ground().blocks_sight();
    around.iter().filter(seen).collect()
}

/// Why nothing can be attacked now: the reason for the nearest enemy, or that there is none.
#[must_use]
pub fn why_none(ctx: &Ctx<'_>, hands: &Hands) -> Refusal {
    let table = &ctx.view().table;
    let none = || Refusal::new("AE-50", t!("ae-odds-no-enemy"));
    let Some(model) = hands.model.or_else(|| table.active_models().first()) else { return none() };
    let Some(base) = table.base(model) else { return none() };
    let enemies = table.on_server().iter().filter(|other| other.seat() != model.seat());
    let nearest = enemies.min_by_key(|other| table.base(*other).map_or(u8::MAX, |there| base.distance(there)));
    nearest.and_then(|target| ctx.why_not(Action::Attack { model, target })).unwrap_or_else(none)
}
