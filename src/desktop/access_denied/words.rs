//! Words of this table: what buttons say, and what keywords, levels and effects mean. The rules' own words are theirs.

use crate::rules::access_denied::{
    Action, Asked, CardFace, Lasting, Level, State as Game, View, When, full_words, lasting as rule_words, passed,
};
use crate::rules::game::{Game as _, Names, Seat};
use crate::t;

/// A seat as its player is spoken to.
pub fn name(view: &View, names: Names<'_>, seat: Seat) -> String {
    if view.own() == Some(seat) { t!("seat-you") } else { names.of(seat).into_owned() }
}

/// An action in full.
pub fn label(view: &View, names: Names<'_>, action: &Action) -> String {
    full_words(view, view.own().unwrap_or_default(), action, |seat| names.of(seat).into_owned())
}

/// What a button says for an action.
pub fn short(view: &View, names: Names<'_>, action: &Action) -> String {
    let level = |sector| view.own().map_or(Level::None, |own| view.table.level(own, sector)).next().unwrap_or(Level::Root).name();
    match *action {
        Action::Pass => t!("ad-do-pass.short", asked = passed(view, view.own().unwrap_or_default())),
        Action::TakeTop => {
            t!("ad-do-take-top.short", card = view.top.map_or_else(|| t!("ad-a-card"), |top| view.table.cards.title(top).to_owned()))
        }
        Action::SkipTurn => t!("ad-do-skip-turn.short"),
        Action::Attempt(sector) if view.table.controller(sector).is_some() => {
            t!("ad-do-attempt.short", level = level(sector), sector = sector.name())
        }
        Action::Attempt(sector) => t!("ad-do-gain.short", level = level(sector), sector = sector.name()),
        Action::Enter(sector) => t!("ad-do-enter.short", sector = sector.name()),
        Action::Trade(to) => t!("ad-do-trade.short", player = names.of(to).into_owned()),
        Action::AskCode(code) => t!("ad-do-ask-code.short", code = code.to_string()),
        Action::Agree => match view.asked {
            Asked::OfferWish(_) => t!("ad-do-send-offer.short"),
            Asked::Reply(_) => t!("ad-do-accept.short"),
            _ => t!("ad-do-confirm.short"),
        },
        Action::Decline => match view.asked {
            Asked::Reply(_) => t!("ad-do-decline.short"),
            Asked::Confirm(_) => t!("ad-do-call-off.short"),
            _ => t!("ad-do-withdraw.short"),
        },
        Action::BuyAction => t!("ad-do-buy.short"),
        Action::Pick(card) => t!("ad-do-choose", asked = view.asked.done(), card = view.table.cards.title(card)),
        Action::Discard(card) => t!("ad-do-discard", card = view.table.cards.title(card)),
        Action::Play { .. } | Action::PassOn { .. } | Action::AskTitle(_) | Action::Draw => label(view, names, action),
    }
}

/// What a choice means.
pub fn meaning(view: &View, names: Names<'_>, action: &Action) -> String {
    let described = || Game::describe_action(view, view.own().unwrap_or_default(), action);
    match action {
        Action::Trade(to) => t!("ad-do-trade.tip", player = name(view, names, *to)),
        Action::Enter(_) => t!("ad-do-enter.tip"),
        Action::BuyAction => t!("ad-do-buy.tip"),
        Action::Agree => match view.asked {
            Asked::Reply(other) => t!("ad-do-accept.tip", act = described(), player = name(view, names, other)),
            _ => described(),
        },
        _ => described(),
    }
}

/// The kinds of a card: a word, and what it means.
pub fn kinds(face: &CardFace) -> Vec<(String, String)> {
    let mut kinds = vec![match face.when {
        When::Upgrade => (t!("ad-kind-upgrade"), t!("ad-kind-upgrade.tip")),
        When::Potato => (t!("ad-kind-potato"), t!("ad-kind-potato.tip")),
        When::Joined => (t!("ad-kind-joined"), t!("ad-kind-joined.tip")),
        When::AnyTime => (t!("ad-kind-any-time"), t!("ad-kind-any-time.tip")),
        When::DrawStep => (t!("ad-kind-draw-step"), t!("ad-kind-draw-step.tip")),
        When::Action => (t!("ad-kind-action"), t!("ad-kind-action.tip")),
        _ => (t!("ad-kind-answer"), t!("ad-kind-answer.tip")),
    }];
    if face.virus {
        kinds.push((t!("ad-kind-virus"), t!("ad-kind-virus.tip")));
    }
    if face.set_off.is_some() {
        kinds.push((t!("ad-kind-sector-card"), t!("ad-kind-sector-card.tip")));
    }
    if face.unstoppable {
        kinds.push((t!("ad-kind-unstoppable"), t!("ad-kind-unstoppable.tip")));
    }
    kinds
}

/// What lasts on a player: icon, word, meaning.
pub fn lasting(effect: Lasting) -> (&'static str, String, String) {
    let (symbol, meaning) = match effect {
        Lasting::NoFreeAttempt => ("prohibit", t!("ad-lasting-no-free-attempt.tip")),
        Lasting::NoAttempts => ("plug", t!("ad-lasting-no-attempts.tip")),
        Lasting::NoActions => ("hand-pointing", t!("ad-lasting-no-actions.tip")),
        Lasting::Off => ("power", t!("ad-lasting-off.tip")),
        Lasting::NoDraws => ("bug", t!("ad-lasting-no-draws.tip")),
        Lasting::NoLimit => ("arrows-out", t!("ad-lasting-no-limit.tip")),
        Lasting::Actions(_) => ("lightning", t!("ad-lasting-actions.tip")),
        Lasting::Draws(_) => ("plus", t!("ad-lasting-draws.tip")),
    };
    (symbol, rule_words(effect), meaning)
}
