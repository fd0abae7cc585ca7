//! How bots decide: by what looks best, more or less exactly; hard ones look into the future where there is a choice.

use rand_chacha::ChaCha8Rng;

use super::mind::Mind;
use super::{prior, trading, uses};
use crate::bots::{Clock, Level};
use crate::rules::access_denied::{Action, Asked, Card, Sector, State, View};
use crate::rules::components::Chance;
use crate::rules::game::{Game, Seat};

/// How far an easy bot is off in judging an action, in attempts,
const EASY_BLUR: f32 = 0.6;
/// and a normal one.
const NORMAL_BLUR: f32 = 0.25;
/// What it is worth that there is one card fewer of a code in the game.
const RARITY: f32 = 0.12;
/// A turn in which nothing promises so much is good for an offer.
const IDLE: f32 = 0.45;

/// The action of a bot that is no random one.
pub(super) fn plan(view: &View, seat: Seat, level: Level, clock: &mut Clock<'_>, rng: &mut ChaCha8Rng) -> Option<Action> {
    let mut state = super::deduction::imagine(view, rng);
    for (sector, clue) in Sector::ALL.into_iter().zip(view.deduced()) {
        state.suppose(seat, sector, clue);
    }
    let mut chance = Chance::split(rng);
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    if view.asked == Asked::Password {
        return password(view, level, &actions, &mut chance);
    }
    let mind = Mind::new(&state, seat);
    let mut scores = Vec::new();
    prior::scores(&mind, view.asked, &actions, &mut scores);
    let blur = match level {
        Level::Random | Level::Easy => EASY_BLUR,
        Level::Normal => NORMAL_BLUR,
        Level::Hard => 0.0,
    };
    if blur > 0.0 {
        let draws = actions.contains(&Action::Draw);
        for (score, action) in scores.iter_mut().zip(&actions) {
            *score += blur * noise(&mut chance);
            // There is nothing to misjudge about drawing.
            if draws && *action == Action::Pass {
                *score = f32::NEG_INFINITY;
            }
        }
    }
    let (best, score) = scores.iter().copied().enumerate().max_by(|a, b| a.1.total_cmp(&b.1))?;
    let best = actions.get(best).copied()?;
    if view.asked == Asked::Act
        && score < IDLE
        && view.table.budget.offers == 0
        && let Some(to) = trading::partner(&mind)
    {
        return Some(Action::Trade(to));
    }
    if level == Level::Hard && prior::is_choice(&mind, view.asked, &actions) {
        let mut ranked: Vec<(f32, Action)> = scores.into_iter().zip(actions).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        return crate::bots::playouts::choose::<State>(view, seat, &ranked, clock, rng);
    }
    Some(best)
}

/// About a standard normal number.
fn noise(chance: &mut Chance) -> f32 {
    let sum: u32 = (0..4).map(|_| chance.below(1001)).sum();
    (sum as f32 / 1000.0 - 2.0) * 1.73
}

/// A card for the password (AD-12): of a code that others will seldom have, unless the card is good to have or a duplicate
/// is at hand; with some chance, so that nobody can rely on it.
fn password(view: &View, level: Level, actions: &[Action], chance: &mut Chance) -> Option<Action> {
    let blur = if level == Level::Easy { 0.6 } else { 0.3 };
    let score = |card: Card, chance: &mut Chance| laid(view, card) + blur * noise(chance);
    let mut best: Option<(f32, Action)> = None;
    for action in actions {
        if let Action::Pick(card) = *action {
            let score = score(card, chance);
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, *action));
            }
        }
    }
    best.map(|(_, action)| action)
}

/// How good a card is for the password, in attempts.
pub(super) fn laid(view: &View, card: Card) -> f32 {
    let cards = view.table.cards;
    let rarity = RARITY * (10.5 - f32::from(cards.code(card).copies()));
    let same = (view.hand & cards.of_code(cards.code(card))).len();
    let face = cards.face(card);
    let useful = if face.requires.is_none() { 0.4 } else { 0.1 } + 0.3 * uses::upgrade(cards, card);
    let potato = if face.potato.is_some() { 0.6 } else { 0.0 };
    rarity + potato - useful + 0.05 * f32::from(same)
}
