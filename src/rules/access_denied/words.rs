//! Access Denied in words: what a seat can do, and what there is to do.

use super::actions::{Action, Target};
use super::cards::Card;
use super::content::Cards;
use super::event_words::wishes;
use super::sectors::Sector;
use super::view::{Asked, View};
use crate::rules::game::{MAX_SEATS, Names, Seat};

/// Several cards as a number: "1 card", "3 cards".
pub(super) fn cards(count: u8) -> String {
    if count == 1 { "1 card".into() } else { format!("{count} cards") }
}

/// A card with its code: "Samurai (A)".
fn named(faces: &Cards, card: Card) -> String {
    format!("{} ({})", faces.title(card), faces.code(card))
}

/// A seat as it is called in an action; actions are described without names.
fn player(seat: Seat) -> String {
    format!("seat {seat}")
}

/// What a card is aimed at, as it follows "on".
fn target_words(view: &View, target: Target) -> String {
    match target {
        Target::None => String::new(),
        Target::Sector(sector) => format!(" on {sector}"),
        Target::Player(seat) => format!(" on {}", player(seat)),
        Target::Marker { sector, seat } => format!(" on the marker of {} in {sector}", player(seat)),
        Target::Card(card) => match view.table.lying(card) {
            Some(lying) => format!(" on {}, which lies on {}", view.table.cards.title(card), lying.sector),
            None => match view.table.players.iter().position(|player| player.upgrades.contains(card)) {
                Some(owner) => format!(" on {} of {}", view.table.cards.title(card), player(Seat(owner as u8))),
                None => format!(" on {}", view.table.cards.title(card)),
            },
        },
    }
}

fn attempt_words(view: &View, seat: Seat, sector: Sector) -> String {
    let level = view.table.player(Seat(seat.0 % MAX_SEATS as u8)).levels[sector.index()].next();
    match (level, view.table.controller(sector)) {
        (Some(level), Some(_)) => format!("Attempt {level} in {sector} with {}", cards(level.cards())),
        (Some(level), None) => format!("Gain {level} in {sector} by discarding {}", cards(level.price())),
        (None, _) => format!("Attempt {sector}"),
    }
}

pub(super) fn describe_action(view: &View, seat: Seat, action: &Action) -> String {
    match *action {
        Action::Pass => pass_words(view.asked).into(),
        Action::TakeTop => match view.top {
            Some(top) => format!("Take {} from the discard pile", named(view.table.cards, top)),
            None => "Take the top of the discard pile".into(),
        },
        Action::SkipTurn => "Skip this turn and draw six cards".into(),
        Action::Attempt(sector) => attempt_words(view, seat, sector),
        Action::Enter(sector) => format!("Gain User in {sector} without a code"),
        Action::Play { card, target, backdoor } => {
            let joined = if backdoor { ", with Backdoor" } else { "" };
            format!("Play {}{}{joined}", named(view.table.cards, card), target_words(view, target))
        }
        Action::PassOn { card, to } => format!("Pass {} on to {}", view.table.cards.title(card), player(to)),
        Action::Trade(to) => format!("Offer a card to {}", player(to)),
        Action::AskCode(code) => format!("Ask for a card with code {code}"),
        Action::AskTitle(card) => format!("Ask for {}", named(view.table.cards, card)),
        Action::Agree => match view.asked {
            Asked::OfferWish(_) => "Show the offer".into(),
            Asked::Reply(_) if view.aside.get(seat.index()).is_none_or(|aside| *aside == 0) => "Accept and give nothing".into(),
            Asked::Reply(_) => "Accept and give the cards picked".into(),
            _ => "Confirm the exchange".into(),
        },
        Action::Decline => match view.asked {
            Asked::Reply(_) => "Decline the offer".into(),
            Asked::Confirm(_) => "Call the exchange off".into(),
            _ => "Withdraw the offer".into(),
        },
        Action::BuyAction => "Discard two cards for one more action".into(),
        Action::Pick(card) => pick_words(view, card),
        Action::Discard(card) => format!("Discard {}", named(view.table.cards, card)),
        Action::Draw => "Draw a card".into(),
    }
}

fn pass_words(asked: Asked) -> &'static str {
    match asked {
        Asked::Government => "Leave the discard pile alone",
        Asked::NewsMedia => "Play this turn",
        Asked::FreeAttempt => "Make no free attempt",
        Asked::Act => "End your actions",
        Asked::Discard => "Discard nothing more",
        Asked::Draw => "End your turn",
        Asked::Swap(_) => "Swap the cards picked",
        Asked::Gifts(_) => "Give nothing more",
        Asked::FloodDraw => "Draw nothing more",
        Asked::Backup(_) => "Accept the loss",
        Asked::LayUpgrade => "Lay nothing, for want of an upgrade",
        _ => "Let it happen",
    }
}

fn pick_words(view: &View, card: Card) -> String {
    let card = named(view.table.cards, card);
    match view.asked {
        Asked::Password => format!("Put {card} into the password"),
        Asked::HandOver(_) => format!("Hand {card} over"),
        Asked::Keep => format!("Keep {card}"),
        Asked::TakeFrom(_) => format!("Take {card}"),
        Asked::LoseUpgrade => format!("Give up {card}"),
        Asked::LayUpgrade => format!("Lay {card}"),
        Asked::OfferCard(_) => format!("Offer {card}"),
        _ => format!("Give {card}"),
    }
}

pub(super) fn prompt(view: &View, names: Names<'_>) -> String {
    let own = view.own();
    if view.asked == Asked::Nothing {
        return "The match is over.".into();
    }
    if own.is_some_and(|own| view.waiting.contains(own)) {
        return own_prompt(view, names);
    }
    let waiting: Vec<String> = view.waiting.iter().map(|seat| names.of(seat).into_owned()).collect();
    let doing = match view.asked {
        Asked::Password => "to set the password",
        Asked::Government | Asked::NewsMedia => "to begin the turn",
        Asked::FreeAttempt => "to use or pass up the free attempt",
        Asked::Act => "to act",
        Asked::Discard | Asked::DrawDown | Asked::LoseCards(_) | Asked::Pay(_) | Asked::Price(_) => "to discard",
        Asked::Draw | Asked::FloodDraw => "to draw",
        Asked::BeforeAttempt | Asked::AnswerAttempt => "to answer the attempt or let it happen",
        Asked::AnswerCard(_) => "to answer the card or let it happen",
        Asked::Backup(_) => "to save its cards or lose them",
        Asked::HandOver(_) | Asked::GiveCards { .. } | Asked::Swap(_) => "to hand cards over",
        Asked::Keep | Asked::TakeFrom(_) | Asked::LoseUpgrade | Asked::LayUpgrade => "to pick a card",
        Asked::OfferCard(_) | Asked::OfferWish(_) => "to make an offer",
        Asked::Reply(_) => "to reply to the offer",
        Asked::Confirm(_) => "to confirm the exchange",
        Asked::Gifts(_) => "to choose gifts",
        Asked::Nothing => "",
    };
    format!("Waiting for {} {doing}.", waiting.join(", "))
}

fn own_prompt(view: &View, names: Names<'_>) -> String {
    let table = &view.table;
    let name = |seat: Seat| names.of(seat).into_owned();
    match view.asked {
        Asked::Nothing => "The match is over.".into(),
        Asked::Password => password_prompt(view),
        Asked::Government => match view.top {
            Some(top) => format!("Government: you may take {} from the discard pile.", named(view.table.cards, top)),
            None => "Government: you may take the top of the discard pile.".into(),
        },
        Asked::NewsMedia => "NewsMedia: you may skip this turn and draw six cards.".into(),
        Asked::FreeAttempt => "Your free access attempt: choose a sector, or pass it up.".into(),
        Asked::Act => match table.budget.actions {
            0 => "No actions left: play a card without one, or end your actions.".into(),
            1 => "1 action left: attempt a sector, play a card, or trade.".into(),
            left => format!("{left} actions left: attempt a sector, play a card, or trade."),
        },
        Asked::Discard => "Discard what passes your hand limit, and more if you like.".into(),
        Asked::Draw if (table.budget.draws, table.budget.bound, table.budget.unbound) == (0, 0, 0) => {
            "You have drawn your cards: end your turn.".into()
        }
        Asked::Draw => "Draw cards, or end your turn.".into(),
        Asked::DrawDown => "Discard down to your hand limit.".into(),
        Asked::BeforeAttempt => match attempt(view) {
            Some((seat, sector)) => format!("{} names {sector}: play a card before the attempt, or let it happen.", name(seat)),
            None => "Play a card before the attempt, or let it happen.".into(),
        },
        Asked::HandOver(left) => format!("Pick {} to hand over.", cards(left)),
        Asked::Pay(left) => format!("Discard {} for this sector.", cards(left)),
        Asked::AnswerAttempt => match attempt(view) {
            Some((seat, sector)) => format!("{} attempts {sector}: answer, or let it happen.", name(seat)),
            None => "Answer the attempt, or let it happen.".into(),
        },
        Asked::Keep => "Pick the card of the attempt that you keep.".into(),
        Asked::AnswerCard(card) => format!("{} was played: answer it, or let it happen.", view.table.cards.title(card)),
        Asked::Backup(card) => format!("{} is about to cost you cards: save them, or accept the loss.", view.table.cards.title(card)),
        Asked::LoseCards(left) => format!("Discard {}.", cards(left)),
        Asked::GiveCards { left, to } => format!("Give {} to {}.", cards(left), name(to)),
        Asked::TakeFrom(seat) => format!("Take a card from the hand of {}.", name(seat)),
        Asked::LoseUpgrade => "Pick an upgrade to discard.".into(),
        Asked::Swap(to) => format!("Pick the cards that you give to {}.", name(to)),
        Asked::LayUpgrade => "Pick an upgrade to lay.".into(),
        Asked::Price(left) => format!("Discard {} for one more action.", cards(left)),
        Asked::OfferCard(to) => format!("Pick the card that you offer to {}.", name(to)),
        Asked::OfferWish(to) => format!("Ask for something if you like, then show {} the offer.", name(to)),
        Asked::Reply(to) => format!(
            "{} offers you {}{}. Pick what you give for it, if anything, and accept, or decline.",
            name(to),
            aside(view, to),
            wish(view)
        ),
        Asked::Confirm(to) => format!("{} gives {}: confirm the exchange, or call it off.", name(to), aside(view, to)),
        Asked::Gifts(victim) => format!("Pick cards to give to {}, or none.", name(victim)),
        Asked::FloodDraw => "Draw up to your hand limit, or stop.".into(),
    }
}

/// The cards that a seat has laid aside, as far as the viewer sees them.
fn aside(view: &View, seat: Seat) -> String {
    let seen = view.shown.get(seat.index()).copied().unwrap_or_default();
    let all = view.aside.get(seat.index()).copied().unwrap_or_default();
    match (all, seen.len() == all) {
        (0, _) => "nothing".into(),
        (_, true) => seen.iter().map(|card| named(view.table.cards, card)).collect::<Vec<_>>().join(", "),
        (_, false) => cards(all),
    }
}

/// What the offer that is open asks for.
fn wish(view: &View) -> String {
    let asks = |trade: &super::Trade| !trade.codes.is_empty() || trade.title.is_some();
    match view.table.stack.last() {
        Some(super::Frame::Trade(trade)) if asks(trade) => format!(" and asks for {}", wishes(view.table.cards, trade.codes, trade.title)),
        _ => String::new(),
    }
}

/// The attempt in progress: who, and where.
fn attempt(view: &View) -> Option<(Seat, Sector)> {
    view.table.stack.iter().rev().find_map(|frame| match frame {
        super::Frame::Attempt(attempt) => Some((attempt.seat, attempt.sector)),
        _ => None,
    })
}

fn password_prompt(view: &View) -> String {
    let own = view.own().unwrap_or_default();
    let next = view.table.controlled(own).find(|sector| view.passwords[sector.index()].len() < 3);
    match next {
        Some(sector) => {
            let left = 3_u8.saturating_sub(view.passwords[sector.index()].len() as u8);
            format!("Set the password of {sector}: pick {}; its three codes are all different.", cards(left))
        }
        None => "Your password is set.".into(),
    }
}
