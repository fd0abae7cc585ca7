//! Access Denied in words: what a seat can do, and what there is to do.

use super::actions::{Action, Target};
use super::cards::Card;
use super::content::Cards;
use super::event_words::wishes;
use super::sectors::{Level, Sector};
use super::verbs::Lasting;
use super::view::{Asked, View};
use crate::rules::game::{MAX_SEATS, Names, Seat};
use crate::t;
use crate::text::listed;

/// Several cards as a number: "1 card", "3 cards".
fn cards(count: u8) -> String {
    t!("ad-cards", count = count)
}

/// A card with its code: "Samurai (A)".
pub(super) fn named(faces: &Cards, card: Card) -> String {
    format!("{} ({})", faces.title(card), faces.code(card))
}

/// What a card targets, for the texts that name it: the kind of target and what they need of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Targeted {
    /// none, sector, player, marker, lying, upgrade or card.
    pub kind: &'static str,
    /// The name of a player.
    pub player: String,
    /// The name of a sector.
    pub sector: &'static str,
    /// The title of another card.
    pub other: String,
}

impl Targeted {
    /// A target as far as it needs no view, with players called by `name`.
    #[must_use]
    pub fn new(faces: &Cards, target: Target, name: impl Fn(Seat) -> String) -> Self {
        let none = Self::default();
        match target {
            Target::None => Self { kind: "none", ..none },
            Target::Sector(sector) => Self { kind: "sector", sector: sector.name(), ..none },
            Target::Player(seat) => Self { kind: "player", player: name(seat), ..none },
            Target::Marker { sector, seat } => Self { kind: "marker", player: name(seat), sector: sector.name(), ..none },
            Target::Card(card) => Self { kind: "card", other: faces.title(card).to_owned(), ..none },
        }
    }

    /// A target with the place of a card that is targeted.
    fn seen(view: &View, target: Target, name: impl Fn(Seat) -> String) -> Self {
        let plain = Self::new(view.table.cards, target, &name);
        let Target::Card(card) = target else { return plain };
        if let Some(lying) = view.table.lying(card) {
            return Self { kind: "lying", sector: lying.sector.name(), ..plain };
        }
        match view.table.players.iter().position(|player| player.upgrades.contains(card)) {
            Some(owner) => Self { kind: "upgrade", player: name(Seat(owner as u8)), ..plain },
            None => plain,
        }
    }
}

/// Playing a card, with players called by `name`.
#[must_use]
pub fn play_words(view: &View, title: &str, (target, backdoor): (Target, bool), name: impl Fn(Seat) -> String) -> String {
    let Targeted { kind, player, sector, other } = Targeted::seen(view, target, name);
    if backdoor {
        t!("ad-do-play-backdoor", target = kind, card = title, player = player, sector = sector, other = other)
    } else {
        t!("ad-do-play", target = kind, card = title, player = player, sector = sector, other = other)
    }
}

fn attempt_words(view: &View, seat: Seat, sector: Sector) -> String {
    let level = view.table.player(Seat(seat.0 % MAX_SEATS as u8)).levels[sector.index()].next();
    let level = level.unwrap_or(Level::Root);
    if view.table.controller(sector).is_some() {
        t!("ad-do-attempt", level = level.name(), sector = sector.name(), count = level.cards())
    } else {
        t!("ad-do-gain", level = level.name(), sector = sector.name(), count = level.price())
    }
}

/// An action in full, with players called by `name`.
#[must_use]
pub fn full_words(view: &View, seat: Seat, action: &Action, name: impl Fn(Seat) -> String) -> String {
    let faces = view.table.cards;
    match *action {
        Action::Pass => t!("ad-do-pass", asked = passed(view, seat)),
        Action::TakeTop => t!("ad-do-take-top", card = view.top.map_or_else(|| t!("ad-a-card"), |top| named(faces, top))),
        Action::SkipTurn => t!("ad-do-skip-turn"),
        Action::Attempt(sector) => attempt_words(view, seat, sector),
        Action::Enter(sector) => t!("ad-do-enter", sector = sector.name()),
        Action::Play { card, target, backdoor } => play_words(view, &named(faces, card), (target, backdoor), name),
        Action::PassOn { card, to } => t!("ad-do-pass-on", card = faces.title(card), player = name(to)),
        Action::Trade(to) => t!("ad-do-trade", player = name(to)),
        Action::AskCode(code) => t!("ad-do-ask-code", code = code.to_string()),
        Action::AskTitle(card) => t!("ad-do-ask-title", card = named(faces, card)),
        Action::Agree => match view.asked {
            Asked::OfferWish(_) => t!("ad-do-send-offer"),
            Asked::Reply(_) => t!("ad-do-accept", cards = view.aside.get(seat.index()).copied().unwrap_or_default()),
            _ => t!("ad-do-confirm"),
        },
        Action::Decline => match view.asked {
            Asked::Reply(_) => t!("ad-do-decline"),
            Asked::Confirm(_) => t!("ad-do-call-off"),
            _ => t!("ad-do-withdraw"),
        },
        Action::BuyAction => t!("ad-do-buy"),
        Action::Pick(card) => t!("ad-do-choose", asked = view.asked.done(), card = named(faces, card)),
        Action::Discard(card) => t!("ad-do-discard", card = named(faces, card)),
        Action::Draw => t!("ad-do-draw"),
    }
}

pub(super) fn describe_action(view: &View, seat: Seat, action: &Action) -> String {
    full_words(view, seat, action, |seat| t!("ad-seat", seat = seat.to_string()))
}

/// What is asked as texts about a pass choose by it: who has chosen no gift gives none (AD-C46).
#[must_use]
pub fn passed(view: &View, seat: Seat) -> &'static str {
    let chosen = view.aside.get(seat.index()).copied().unwrap_or_default();
    if matches!(view.asked, Asked::Gifts(_)) && chosen == 0 { "no-gifts" } else { view.asked.name() }
}

impl Asked {
    /// What is asked, as texts choose by it: kebab-case, without seats and cards.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Password => "password",
            Self::Government => "government",
            Self::NewsMedia => "news",
            Self::FreeAttempt => "free-attempt",
            Self::Act => "act",
            Self::Discard => "discard",
            Self::Draw => "draw",
            Self::DrawDown => "draw-down",
            Self::BeforeAttempt => "before-attempt",
            Self::HandOver(_) => "hand-over",
            Self::Pay(_) => "pay",
            Self::AnswerAttempt => "answer-attempt",
            Self::Keep => "keep",
            Self::AnswerCard(_) => "answer-card",
            Self::Backup(_) => "backup",
            Self::LoseCards(_) => "lose-cards",
            Self::GiveCards { .. } => "give-cards",
            Self::TakeFrom(_) => "take-from",
            Self::LoseUpgrade => "lose-upgrade",
            Self::Swap(_) => "swap",
            Self::LayUpgrade => "lay-upgrade",
            Self::Price(_) => "price",
            Self::OfferCard(_) => "offer-card",
            Self::OfferWish(_) => "offer-wish",
            Self::Reply(_) => "reply",
            Self::Confirm(_) => "confirm",
            Self::Gifts(_) => "gifts",
            Self::FloodDraw => "flood-draw",
        }
    }

    /// What is done with a card that is chosen, as texts choose by it.
    #[must_use]
    pub const fn done(self) -> &'static str {
        match self {
            Self::Pay(_) | Self::LoseCards(_) | Self::Price(_) | Self::DrawDown | Self::LoseUpgrade => "discard",
            Self::GiveCards { .. } | Self::Gifts(_) | Self::Reply(_) => "give",
            _ => self.name(),
        }
    }

    /// What others are waiting for, as texts choose by it.
    const fn awaited(self) -> &'static str {
        match self {
            Self::Password => "password",
            Self::Government | Self::NewsMedia => "begin",
            Self::FreeAttempt => "free-attempt",
            Self::Nothing | Self::Act => "act",
            Self::Discard | Self::DrawDown | Self::LoseCards(_) | Self::Pay(_) | Self::Price(_) => "discard",
            Self::Draw | Self::FloodDraw => "draw",
            Self::BeforeAttempt | Self::AnswerAttempt | Self::AnswerCard(_) => "answer",
            Self::Backup(_) => "backup",
            Self::HandOver(_) | Self::GiveCards { .. } | Self::Swap(_) | Self::Gifts(_) => "give",
            Self::Keep | Self::TakeFrom(_) | Self::LoseUpgrade | Self::LayUpgrade => "choose",
            Self::OfferCard(_) | Self::OfferWish(_) => "offer",
            Self::Reply(_) => "reply",
            Self::Confirm(_) => "confirm",
        }
    }
}

pub(super) fn prompt(view: &View, names: Names<'_>) -> String {
    let own = view.own();
    if view.asked == Asked::Nothing {
        return t!("ad-ask-over");
    }
    if own.is_some_and(|own| view.waiting.contains(own)) {
        return own_prompt(view, names);
    }
    let waiting: Vec<String> = view.waiting.iter().map(|seat| names.of(seat).into_owned()).collect();
    t!("ad-ask-others", asked = view.asked.awaited(), players = listed(waiting))
}

fn own_prompt(view: &View, names: Names<'_>) -> String {
    let table = &view.table;
    let name = |seat: Seat| names.of(seat).into_owned();
    let title = |card: Card| table.cards.title(card).to_owned();
    let tried = || {
        attempt(view)
            .map_or_else(Default::default, |(seat, level, sector)| (name(seat), level.name(), sector.name(), tried_with(view, seat)))
    };
    let limit = view.own().and_then(|own| table.hand_limit(own));
    let offered = || view.own().map_or_else(Default::default, |own| aside(view, own));
    let this_turn = |lasting: Lasting| view.own().is_some_and(|own| table.player(own).now.has(lasting));
    let over = limit.map_or(0, |limit| view.hand.len().saturating_sub(limit));
    match view.asked {
        Asked::Nothing => t!("ad-ask-over"),
        Asked::Password => password_prompt(view),
        Asked::Government => {
            t!("ad-ask-government", card = view.top.map_or_else(|| t!("ad-a-card"), |top| named(table.cards, top)))
        }
        Asked::NewsMedia => t!("ad-ask-news"),
        Asked::FreeAttempt if this_turn(Lasting::NoAttempts) => t!("ad-ask-free-attempt-enter"),
        Asked::FreeAttempt if this_turn(Lasting::NoActions) => t!("ad-ask-free-attempt-only"),
        Asked::FreeAttempt => t!("ad-ask-free-attempt"),
        Asked::Act => t!("ad-ask-act", left = table.budget.actions),
        Asked::Discard => match limit {
            Some(limit) => t!("ad-ask-discard", over = over, limit = limit),
            None => t!("ad-ask-discard-unlimited"),
        },
        Asked::Draw => match (view.draws_left(), limit) {
            (0, Some(limit)) if table.budget.draws > 0 || table.budget.bound > 0 => t!("ad-ask-draw-full", limit = limit),
            (0, _) => t!("ad-ask-drawn"),
            (left, _) => t!("ad-ask-draw", left = left),
        },
        Asked::DrawDown => t!("ad-ask-draw-down", over = over, limit = limit.unwrap_or_default()),
        Asked::BeforeAttempt => {
            let (player, level, sector, _) = tried();
            t!("ad-ask-before-attempt", player = player, level = level, sector = sector)
        }
        Asked::HandOver(left) => {
            let (_, level, sector, _) = tried();
            t!("ad-ask-hand-over", left = left, level = level, sector = sector)
        }
        Asked::Pay(left) => t!("ad-ask-pay", left = left),
        Asked::AnswerAttempt => {
            let (player, level, sector, cards) = tried();
            t!("ad-ask-answer-attempt", player = player, level = level, sector = sector, cards = cards)
        }
        Asked::Keep => t!("ad-ask-keep"),
        Asked::AnswerCard(card) => t!("ad-ask-answer-card", card = title(card)),
        Asked::Backup(card) => t!("ad-ask-backup", card = title(card)),
        Asked::LoseCards(left) => t!("ad-ask-lose-cards", left = left),
        Asked::GiveCards { left, to } => t!("ad-ask-give-cards", left = left, player = name(to)),
        Asked::TakeFrom(seat) => t!("ad-ask-take-from", player = name(seat)),
        Asked::LoseUpgrade => t!("ad-ask-lose-upgrade"),
        Asked::Swap(to) => t!("ad-ask-swap", player = name(to)),
        Asked::LayUpgrade => t!("ad-ask-lay-upgrade"),
        Asked::Price(left) => t!("ad-ask-price", left = left),
        Asked::OfferCard(to) => t!("ad-ask-offer-card", player = name(to)),
        Asked::OfferWish(to) => match wish(view) {
            None => t!("ad-ask-offer-wish", player = name(to), cards = offered()),
            Some(wish) => t!("ad-ask-offer-wished", player = name(to), cards = offered(), wish = wish),
        },
        Asked::Reply(to) => match wish(view) {
            None => t!("ad-ask-reply", player = name(to), cards = aside(view, to)),
            Some(wish) => t!("ad-ask-reply-wish", player = name(to), cards = aside(view, to), wish = wish),
        },
        Asked::Confirm(to) => t!("ad-ask-confirm", player = name(to), cards = aside(view, to), offered = offered()),
        Asked::Gifts(victim) => t!("ad-ask-gifts", player = name(victim)),
        Asked::FloodDraw => t!("ad-ask-flood-draw"),
    }
}

/// The cards that a seat has laid aside, as far as the viewer sees them.
fn aside(view: &View, seat: Seat) -> String {
    let seen = view.shown.get(seat.index()).copied().unwrap_or_default();
    let all = view.aside.get(seat.index()).copied().unwrap_or_default();
    match (all, seen.len() == all) {
        (0, _) => t!("ad-nothing"),
        (_, true) => listed(seen.iter().map(|card| named(view.table.cards, card)).collect()),
        (_, false) => cards(all),
    }
}

/// What the offer that is open asks for, if it does.
fn wish(view: &View) -> Option<String> {
    match view.table.stack.last() {
        Some(super::Frame::Trade(trade)) if !trade.codes.is_empty() || trade.title.is_some() => {
            Some(wishes(view.table.cards, trade.codes, trade.title))
        }
        _ => None,
    }
}

/// The codes that an attempt is made with, as far as the viewer sees them.
fn tried_with(view: &View, seat: Seat) -> String {
    let (seen, all) = (view.shown[seat.index()], view.aside[seat.index()]);
    if seen.len() == all { listed(seen.iter().map(|card| view.table.cards.code(card).to_string()).collect()) } else { cards(all) }
}

/// The attempt in progress: who, for what, and where.
fn attempt(view: &View) -> Option<(Seat, Level, Sector)> {
    view.table.stack.iter().rev().find_map(|frame| match frame {
        super::Frame::Attempt(attempt) => Some((attempt.seat, attempt.level, attempt.sector)),
        _ => None,
    })
}

fn password_prompt(view: &View) -> String {
    match view.password_left() {
        Some((sector, left)) => t!("ad-ask-password", sector = sector.name(), left = left),
        None => t!("ad-ask-password-done"),
    }
}
