//! Which card and which places belong to an action, and what is said about it.

use bevy::math::Vec3;
use bevy_egui::egui::{self, Pos2, Rect, Sense, vec2};

use super::face::{large_card, small_card};
use super::pieces::{DEPTH, Spot, WIDTH, token_at};
use super::words::{label, meaning, short};
use crate::desktop::board::{Board, CardLook, Choice, Does, FollowUp, Meant, Reading};
use crate::desktop::settings::Settings;
use crate::desktop::table::glossary::with_cards;
use crate::desktop::table::session::{AskFor, OnTable};
use crate::desktop::theme::Palette;
use crate::matches::Player;
use crate::rules::access_denied::{Action, Aim, Asked, Card, CardSet, Event, Frame, Level, Place, Sector, State as Game, Target, View};
use crate::rules::game::{Names, Seat};
use crate::t;

impl Board for Game {
    type Card = Card;
    type Spot = Spot;
    type Ways = Settings;
    type Moment = (Asked, Option<Seat>);

    fn tray(view: &View, legal: &[Action]) -> (Vec<Card>, Vec<Card>) {
        let picks: CardSet =
            legal.iter().filter(|action| matches!(action, Action::Pick(_))).filter_map(|action| Self::card_of(view, action)).collect();
        ((picks - view.hand).iter().collect(), view.hand.iter().collect())
    }

    fn card_of(_: &View, action: &Action) -> Option<Card> {
        match action {
            Action::Play { card, .. } | Action::PassOn { card, .. } | Action::Pick(card) | Action::Discard(card) => Some(*card),
            _ => None,
        }
    }

    fn asks_for(view: &View) -> usize {
        if !view.own().is_some_and(|own| view.waiting.contains(own)) {
            return 1;
        }
        match view.asked {
            Asked::Password => view.password_left().map_or(1, |(_, left)| usize::from(left)),
            Asked::HandOver(left) | Asked::Pay(left) | Asked::LoseCards(left) | Asked::Price(left) | Asked::GiveCards { left, .. } => {
                usize::from(left)
            }
            asked if takes_any_number(asked) => view.hand.len() as usize,
            _ => 1,
        }
    }

    fn excludes(view: &View, card: Card, other: Card) -> bool {
        let code = |card| view.table.cards.face(card).code;
        view.asked == Asked::Password && code(card) == code(other)
    }

    fn brief_several(view: &View, cards: &[Card]) -> String {
        let cards_of = &view.table.cards;
        let codes = if let [only] = cards {
            cards_of.title(*only).to_owned()
        } else {
            // In this order they come to lie on the pile.
            let codes: Vec<String> = cards.iter().map(|card| cards_of.face(*card).code.to_string()).collect();
            codes.join(", ")
        };
        let rest = if takes_any_number(view.asked) { 0 } else { Self::asks_for(view).saturating_sub(cards.len()) };
        t!("ad-do-several", asked = view.asked.name(), codes = codes, rest = rest)
    }

    fn spots_of(view: &View, action: &Action) -> Vec<Spot> {
        let of_seat = |seat: Seat| view.table.controlled(seat).map(Spot::Rack).collect::<Vec<_>>();
        match action {
            Action::Attempt(sector) | Action::Enter(sector) => vec![Spot::Rack(*sector)],
            Action::Play { target, .. } => match target {
                Target::None => vec![Spot::Middle],
                Target::Sector(sector) | Target::Marker { sector, .. } => vec![Spot::Rack(*sector)],
                Target::Player(seat) => of_seat(*seat),
                Target::Card(card) => {
                    let lies = view.table.lying(*card).map(|lying| Spot::Rack(lying.sector));
                    let owner = (0..view.table.seats).map(Seat).find(|seat| view.table.player(*seat).upgrades.contains(*card));
                    [Spot::Card(*card)].into_iter().chain(lies).chain(owner.into_iter().flat_map(of_seat)).collect()
                }
            },
            Action::PassOn { to, .. } | Action::Trade(to) => of_seat(*to),
            Action::Draw => vec![Spot::Deck],
            Action::TakeTop => vec![Spot::Pile],
            Action::Pick(_) | Action::Discard(_) => {
                let tried = view.table.stack.iter().rev().find_map(|frame| match frame {
                    Frame::Attempt(attempt) => Some(Spot::Rack(attempt.sector)),
                    _ => None,
                });
                let partner = match view.asked {
                    Asked::Password => view.own().map(of_seat).unwrap_or_default(),
                    Asked::GiveCards { to, .. } | Asked::Swap(to) | Asked::OfferCard(to) | Asked::Reply(to) | Asked::Gifts(to) => {
                        of_seat(to)
                    }
                    _ => Vec::new(),
                };
                [Spot::Middle, Spot::Pile].into_iter().chain(tried).chain(partner).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The row that can be attempted next is lit.
    fn shows_itself(legal: &[Action], spot: Spot) -> bool {
        matches!(spot, Spot::Rack(sector) if legal.contains(&Action::Attempt(sector)))
    }

    fn in_progress(view: &View) -> Option<Spot> {
        view.table.stack.iter().find_map(|frame| match frame {
            Frame::Attempt(attempt) => Some(Spot::Row(attempt.sector, attempt.level)),
            _ => None,
        })
    }

    fn moment(view: &View) -> Self::Moment {
        (view.asked, view.own())
    }

    /// A card that is dropped on a rack may go along in an attempt or an offer.
    fn candidates(view: &View, legal: &[Action], card: Option<Card>, spot: Option<Spot>) -> Vec<Action> {
        // A rack whose row is lit is clicked to attempt it; a trade has a button.
        let attempts = card.is_none() && spot.is_some_and(|spot| Self::shows_itself(legal, spot));
        let fits = |action: &&Action| {
            let with = match (card, Self::card_of(view, action)) {
                (Some(card), Some(other)) => card == other,
                (None, None) => true,
                (Some(_), None) => spot.is_some() && takes_along(action),
                (None, Some(_)) => false,
            };
            with && !(attempts && matches!(action, Action::Trade(_)))
                && spot.is_none_or(|spot| Self::spots_of(view, action).contains(&spot))
        };
        if card.is_none() && spot.is_none() { Vec::new() } else { legal.iter().filter(fits).copied().collect() }
    }

    fn is_clear(view: &View, action: &Action, card: Option<Card>) -> bool {
        card.is_some() && Self::card_of(view, action).is_some() || *action == Action::Draw
    }

    fn targets(view: &View, legal: &[Action], card: Option<Card>, dragged: bool) -> Vec<Spot> {
        let fits = |action: &&Action| match card {
            Some(card) => Self::card_of(view, action) == Some(card) || dragged && takes_along(action),
            None => matches!(action, Action::Attempt(_) | Action::Enter(_) | Action::TakeTop | Action::Draw),
        };
        legal.iter().filter(fits).flat_map(|action| Self::spots_of(view, action)).collect()
    }

    fn aims_at(view: &View, action: &Action) -> Option<Spot> {
        Self::spots_of(view, action).into_iter().find(|spot| matches!(spot, Spot::Rack(_)))
    }

    fn is_refused(_: &View, _: &[Action], card: Option<Card>, spot: Spot) -> bool {
        card.is_some() && matches!(spot, Spot::Rack(_))
    }

    /// A card that was dropped where it goes along is in hand as soon as it is asked for. Who does not draw from the deck by hand
    /// draws all there is, and then the turn ends by itself where there is nothing else.
    fn follow_up(view: &View, legal: &[Action], meant: &Meant<'_, Self>) -> FollowUp<Card, Action> {
        if view.asked == Asked::Draw && *meant.action == Action::Draw && meant.spot.is_none() {
            return match legal {
                [Action::Pass] => FollowUp::Do(Action::Pass),
                _ if legal.contains(&Action::Draw) => FollowUp::Do(Action::Draw),
                _ => FollowUp::Nothing,
            };
        }
        let Some(card) = meant.card.filter(|_| takes_along(meant.action)) else { return FollowUp::Nothing };
        if !view.own().is_some_and(|own| view.waiting.contains(own)) {
            return FollowUp::Later;
        }
        match view.asked {
            Asked::Pay(_) | Asked::HandOver(_) | Asked::OfferCard(_) => FollowUp::Hold(card),
            Asked::BeforeAttempt => FollowUp::Later,
            _ => FollowUp::Nothing,
        }
    }

    fn usual(view: &View, legal: &[Action]) -> Option<Action> {
        // Who is given nothing for an offer has to say whether that is enough.
        if matches!(view.asked, Asked::Confirm(to) if view.aside[to.index()] == 0) {
            return None;
        }
        let wanted = [Action::Draw, Action::Agree, Action::Pass, Action::Decline];
        wanted.into_iter().find(|action| legal.binary_search(action).is_ok())
    }

    fn ends_step(view: &View, action: &Action) -> bool {
        *action == Action::Pass && matches!(view.asked, Asked::FreeAttempt | Asked::Act)
    }

    fn choices(table: &OnTable<Self>, settings: &Settings) -> Vec<Choice<Self>> {
        let (view, legal, names) = (&table.view, &table.legal, table.names());
        let main = Self::usual(view, legal);
        let is_plain = |action: &&Action| {
            let of_rack = matches!(action, Action::Attempt(_) | Action::Enter(_) | Action::AskTitle(_));
            Self::card_of(view, action).is_none() && !of_rack && Some(**action) != main
        };
        let choice =
            |action: &Action| Choice { text: short(view, names, action), meaning: meaning(view, names, action), does: Does::Act(*action) };
        let is_trade = |action: &Action| matches!(action, Action::Trade(_));
        let trades: Vec<Action> = legal.iter().filter(|action| is_trade(action)).copied().collect();
        // Who is offered a card is asked in a second step, so that the prompt is short.
        let several = trades.len() > 1;
        let mut choices: Vec<Choice<Self>> =
            legal.iter().filter(is_plain).filter(|action| !(several && is_trade(action))).map(choice).collect();
        if several {
            choices.push(Choice { text: t!("ad-do-trades"), meaning: t!("ad-do-trades.tip"), does: Does::Open(trades) });
        }
        let titles: Vec<Action> = legal.iter().filter(|action| matches!(action, Action::AskTitle(_))).copied().collect();
        if !titles.is_empty() {
            let meaning = t!("ad-do-ask-titles.tip");
            choices.push(Choice { text: t!("ad-do-ask-titles"), meaning, does: Does::Open(titles) });
        }
        // A player alone at the machine may wish to be asked less.
        let alone = table.players.iter().filter(|player| **player == Player::Human).count() == 1;
        if is_asked_for_nothing(table) && alone && settings.ask_for == AskFor::All {
            choices.push(Choice {
                text: t!("ad-ask-less"),
                meaning: t!("ad-ask-less.tip"),
                does: Does::Change(|settings: &mut Settings, _| settings.ask_for = AskFor::Mine),
            });
        }
        choices
    }

    fn prompt_instead(table: &OnTable<Self>, _: &Settings) -> Option<String> {
        is_asked_for_nothing(table).then(|| t!("ad-asked-anyway", prompt = table.prompt.as_str()))
    }

    fn missing(view: &View) -> Option<String> {
        view.own().filter(|own| view.waiting.contains(*own)).map(|_| t!("ad-missing", asked = view.asked.done()))
    }

    fn label(view: &View, names: Names<'_>, action: &Action) -> String {
        label(view, names, action)
    }

    fn brief(view: &View, names: Names<'_>, action: &Action) -> String {
        match view.draws_left() {
            count @ 2.. if *action == Action::Draw => t!("ad-do-draw-all", count = count),
            _ => short(view, names, action),
        }
    }

    fn meant(view: &View, card: Option<Card>, spot: Option<Spot>) -> Option<Action> {
        let rack = if let Some(Spot::Rack(sector)) = spot { Some(sector) } else { None };
        match (card, rack) {
            (Some(card), _) if spot.is_none() || rack.is_some() => Some(meant_with(view, card, rack)),
            (None, Some(sector)) => {
                let turn = matches!(view.asked, Asked::FreeAttempt | Asked::Act);
                (turn && view.own().is_some_and(|own| view.waiting.contains(own))).then_some(Action::Attempt(sector))
            }
            _ => None,
        }
    }

    fn recalls(view: &View, event: &Event) -> Vec<Spot> {
        let place = |place: Place, card: Option<Card>| match place {
            Place::Deck => Some(Spot::Deck),
            Place::Pile => Some(Spot::Pile),
            Place::Sector(sector) | Place::Password(sector) => Some(Spot::Rack(sector)),
            Place::Play | Place::Aside(_) => Some(Spot::Middle),
            Place::Upgrades(_) => card.map(Spot::Card),
            Place::Hand(seat) => home(view, seat),
        };
        match event {
            Event::Moved { card, from, to } => [place(*from, *card), place(*to, *card)].into_iter().flatten().collect(),
            Event::Attempted { sector, level, .. } | Event::Gained { sector, level, .. } => vec![Spot::Row(*sector, *level)],
            // Where it was is told with how it began.
            Event::AttemptEnded { .. } => Vec::new(),
            Event::MarkerRemoved { sector, .. }
            | Event::CodeShown { sector, .. }
            | Event::UpgradesOff { sector, .. }
            | Event::WentOff { sector, .. } => vec![Spot::Rack(*sector)],
            Event::Played { target: Target::Sector(sector) | Target::Marker { sector, .. }, .. } => vec![Spot::Rack(*sector)],
            _ => Vec::new(),
        }
    }

    fn part_of(spot: &Spot) -> Option<Spot> {
        if let Spot::Row(sector, _) = spot { Some(Spot::Rack(*sector)) } else { None }
    }

    fn is_aside(event: &Event) -> bool {
        matches!(event, Event::Moved { .. })
    }

    fn whence(view: &View, event: &Event) -> Option<Spot> {
        match event {
            Event::Moved { from: Place::Sector(sector), .. } => Some(Spot::Rack(*sector)),
            Event::Moved { from: Place::Hand(seat), .. } => home(view, *seat),
            Event::Moved { from: Place::Deck, .. } => Some(Spot::Deck),
            Event::Moved { from: Place::Pile, .. } => Some(Spot::Pile),
            Event::Moved { from: Place::Aside(_), .. } => Some(Spot::Middle),
            Event::Attempted { seat, .. } | Event::AttemptEnded { seat, .. } | Event::Gained { seat, .. } | Event::Played { seat, .. } => {
                home(view, *seat)
            }
            Event::CodeShown { to, .. } => home(view, *to),
            _ => None,
        }
    }

    const TALLY: f32 = 1.15;

    fn tally(view: &View, events: &[Event]) -> Vec<(Spot, Vec3, String)> {
        let attempted = |at: Sector| {
            events.iter().find_map(|event| match event {
                Event::Attempted { seat, sector, level, .. } if *sector == at => Some((*seat, *level)),
                _ => None,
            })
        };
        let ended = events.iter().filter_map(|event| match event {
            Event::AttemptEnded { sector, granted, .. } => {
                // Beside the token, or where it would stand.
                let token = |(seat, level)| {
                    let token = token_at(seat, view.table.seats, level);
                    if *granted { token + Vec3::X * 0.62 } else { token }
                };
                let at = attempted(*sector).map_or(Vec3::X * 1.7, token);
                let beside = at + Vec3::new(-WIDTH / 2.0, 0.34, -DEPTH / 2.0);
                Some((Spot::Rack(*sector), beside, if *granted { "✓" } else { "×" }.to_owned()))
            }
            _ => None,
        });
        ended.collect()
    }

    fn heading(_: &OnTable<Self>, candidates: &[Action]) -> (String, Vec<String>) {
        let titles = candidates.iter().all(|action| matches!(action, Action::AskTitle(_)));
        (if titles { t!("ad-which-title") } else { t!("candidates-choose") }, Vec::new())
    }

    /// So wide that the titles of a hand can be read in a window 720 points high.
    const CARD_SHAPE: f32 = 0.86;
    const READ_WIDTH: f32 = 232.0;

    fn tray_caption(view: &View) -> String {
        t!("ad-tray", asked = view.asked.name())
    }

    fn draw_card(painter: &egui::Painter, palette: &Palette, rect: Rect, table: &OnTable<Self>, card: Card, look: CardLook) {
        small_card(painter, palette, rect, table.view.table.cards.face(card), look, table.legal.iter().any(takes_along));
    }

    fn read_card(ui: &mut egui::Ui, palette: &Palette, table: &OnTable<Self>, reading: Reading<'_, Card>) {
        let card = (reading.card, table.view.table.cards.face(reading.card));
        let note = reading.refusal.map(ToString::to_string);
        let (note, look) = (note.as_deref(), (palette, with_cards::<Self>(table.content)));
        let height = large_card(ui, look, Pos2::ZERO, Self::READ_WIDTH, card, note, false);
        let (rect, _) = ui.allocate_exact_size(vec2(Self::READ_WIDTH, height), Sense::hover());
        large_card(ui, look, rect.min, Self::READ_WIDTH, card, note, true);
    }
}

/// The rack that stands for a player: the first that they control.
fn home(view: &View, seat: Seat) -> Option<Spot> {
    Sector::ALL.into_iter().find(|sector| view.table.controller(*sector) == Some(seat)).map(Spot::Rack)
}

/// Whether as many cards as one likes can be chosen.
const fn takes_any_number(asked: Asked) -> bool {
    matches!(asked, Asked::Discard | Asked::DrawDown | Asked::Swap(_) | Asked::Reply(_) | Asked::Gifts(_))
}

/// Whether any card may go along with an action.
const fn takes_along(action: &Action) -> bool {
    matches!(action, Action::Attempt(_) | Action::Trade(_))
}

/// Whether somebody who holds no answer is asked for one (AD-93).
fn is_asked_for_nothing(table: &OnTable<Game>) -> bool {
    let view = &table.view;
    table.asking
        && view.own().is_some_and(|own| view.waiting.contains(own))
        && !table.legal.iter().any(|action| action.is_answer(view.table.cards))
}

/// What a card would be aimed at: the first thing of its kind, so that the rules can say what is wrong.
fn some_target(view: &View, card: Card) -> Target {
    let own = view.own().unwrap_or_default();
    let other = || (0..view.table.seats).map(Seat).find(|seat| *seat != own).unwrap_or_default();
    let held = |has_any: bool| {
        let found = Sector::ALL.into_iter().find(|sector| (view.table.level(own, *sector) > Level::None) == has_any);
        Target::Sector(found.unwrap_or(Sector::Banking))
    };
    match view.table.cards.face(card).aim {
        Aim::None => Target::None,
        Aim::OwnAccess | Aim::OwnUser => held(true),
        Aim::ControlledWithoutAccess | Aim::WithoutAccess => held(false),
        Aim::Here(sector) => Target::Sector(sector),
        Aim::Other | Aim::OtherWithCards | Aim::OtherWithUser(_) | Aim::OtherWithUpgrade(_) => Target::Player(other()),
        Aim::Controller(sector) => Target::Player(view.table.controller(sector).unwrap_or_else(other)),
        Aim::OthersUpgrade => {
            let lies =
                (0..view.table.seats).map(Seat).filter(|seat| *seat != own).find_map(|seat| view.table.player(seat).upgrades.first());
            Target::Card(lies.unwrap_or(card))
        }
        Aim::LyingCard => Target::Card(view.table.lying.first().map_or(card, |lying| lying.card)),
        Aim::OthersMarker | Aim::MarkerUnderOper => Target::Marker { sector: Sector::Banking, seat: other() },
    }
}

/// The action that somebody means who takes this card in hand now, or points at a rack with it.
fn meant_with(view: &View, card: Card, rack: Option<Sector>) -> Action {
    let waited = view.own().is_some_and(|own| view.waiting.contains(own));
    match view.asked {
        Asked::Swap(_) | Asked::LayUpgrade | Asked::OfferCard(_) | Asked::Reply(_) | Asked::Gifts(_) | Asked::LoseUpgrade => {
            Action::Pick(card)
        }
        Asked::Discard | Asked::DrawDown | Asked::LoseCards(_) | Asked::Pay(_) | Asked::Price(_) if waited => Action::Discard(card),
        Asked::Password | Asked::HandOver(_) | Asked::Keep | Asked::GiveCards { .. } | Asked::TakeFrom(_) if waited => Action::Pick(card),
        _ => {
            let target = match (rack, some_target(view, card)) {
                (Some(sector), Target::Sector(_)) => Target::Sector(sector),
                (Some(sector), Target::Player(other)) => Target::Player(view.table.controller(sector).unwrap_or(other)),
                (_, target) => target,
            };
            Action::Play { card, target, backdoor: false }
        }
    }
}
