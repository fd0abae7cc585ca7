//! Which card and which places belong to an action, and what is said about it.

use bevy::prelude::Vec3;
use bevy_egui::egui::{self, Rect};

use super::costs;
use super::draws::drawn;
use super::face::{large_card, playing_cost, small_card};
use super::places::Spot;
use super::stops::SeatStops;
use super::words::{brief, item_text, item_title, label, title};
use crate::desktop::board::{Board, CardLook, Choice, Does, FollowUp, Leaves, Meant, Reading};
use crate::desktop::table::glossary::label as explained;
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::{Palette, small};
use crate::rules::data_warriors::{
    Action, Asked, Card, CardState, CommandCost, CommandId, Doing, Event, Item, Kind, Mention, Named, Place, Placing, Purpose,
    State as Game, Text, View, command_does,
};
use crate::rules::game::{Game as _, Names, Seat};
use crate::{key, t};

impl Board for Game {
    type Card = Card;
    type Spot = Spot;
    type Ways = SeatStops;
    type Moment = (Asked, Option<Seat>, Doing);

    /// Cards in a trash that can be chosen stand before the hand.
    fn tray(view: &View, legal: &[Action]) -> (Vec<Card>, Vec<Card>) {
        let named = legal.iter().filter(|action| matches!(action, Action::Name(_))).filter_map(|action| Self::card_of(view, action));
        (named.collect(), view.hand().iter().collect())
    }

    fn card_of(view: &View, action: &Action) -> Option<Card> {
        match action {
            Action::Play(card) | Action::Discard(card) => Some(*card),
            Action::Name(Named::Card(card)) if view.table.trash.contains(*card) => Some(*card),
            _ => None,
        }
    }

    fn spots_of(view: &View, action: &Action) -> Vec<Spot> {
        let of_card = |card: Card| if view.table.desk.get(card).is_some() { Spot::Card(card) } else { Spot::Trash(card.owner()) };
        match action {
            Action::Play(card) => played_at(view, *card),
            Action::Discard(card) => vec![Spot::Trash(card.owner())],
            Action::Issue { card, .. } | Action::Dismiss(card) | Action::First { card, .. } => vec![of_card(*card)],
            Action::Name(Named::Card(card)) => vec![of_card(*card)],
            Action::Name(Named::User(seat)) => vec![Spot::Desktop(*seat)],
            Action::Name(Named::Item(number)) => vec![Spot::Item(*number)],
            _ => Vec::new(),
        }
    }

    fn is_listed(view: &View) -> bool {
        matches!(view.asked, Asked::Place | Asked::Either | Asked::Amount | Asked::Target | Asked::Order)
    }

    /// Where something else is chosen than a card or player, the list hides none of those.
    fn listed_beside(view: &View) -> Option<Spot> {
        match (view.table.doing, view.asked) {
            (Doing::Choosing { item, .. }, Asked::Either | Asked::Amount) => Some(Spot::Card(item.card)),
            _ => None,
        }
    }

    fn moment(view: &View) -> Self::Moment {
        (view.asked, view.own(), view.table.doing)
    }

    fn candidates(view: &View, legal: &[Action], card: Option<Card>, spot: Option<Spot>) -> Vec<Action> {
        match (card, spot) {
            // A card is played wherever it is let go: its place is asked for.
            (Some(card), spot) => {
                let is_at = |action: &Action| matches!(action, Action::Play(_)) || spot.is_none_or(|spot| is_at(view, action, spot));
                legal.iter().filter(|action| Self::card_of(view, action) == Some(card) && is_at(action)).copied().collect()
            }
            (None, Some(spot)) => at_spot(view, legal, spot),
            (None, None) if Self::is_listed(view) => legal.iter().filter(|action| !matches!(action, Action::Resign)).copied().collect(),
            (None, None) => Vec::new(),
        }
    }

    fn is_clear(view: &View, _: &Action, card: Option<Card>) -> bool {
        card.is_some() || Self::is_listed(view)
    }

    fn targets(view: &View, legal: &[Action], card: Option<Card>, _: bool) -> Vec<Spot> {
        match card {
            Some(card) => [Action::Play(card), Action::Discard(card)]
                .iter()
                .filter(|action| legal.contains(action))
                .flat_map(|action| Self::spots_of(view, action))
                .collect(),
            None => Self::places(view, legal),
        }
    }

    fn aims_at(view: &View, action: &Action) -> Option<Spot> {
        Self::spots_of(view, action).into_iter().next().filter(|_| Self::is_listed(view))
    }

    fn is_refused(view: &View, legal: &[Action], _: Option<Card>, spot: Spot) -> bool {
        let names = matches!(view.asked, Asked::Place | Asked::Target) && !legal.is_empty();
        names && spot != Spot::Stack && at_spot(view, legal, spot).is_empty()
    }

    /// The place where a card was dropped is chosen as soon as it is asked for.
    fn follow_up(view: &View, legal: &[Action], meant: &Meant<'_, Self>) -> FollowUp<Card, Action> {
        let Some(spot) = meant.spot.filter(|_| matches!(meant.action, Action::Play(_))) else { return FollowUp::Nothing };
        match view.asked {
            Asked::Place | Asked::Target if view.own().is_some_and(|own| view.waiting.contains(own)) => {
                if let [only] = at_spot(view, legal, spot)[..] { FollowUp::Do(only) } else { FollowUp::Nothing }
            }
            Asked::Either | Asked::Amount => FollowUp::Later,
            _ => FollowUp::Nothing,
        }
    }

    fn opens(spot: Spot) -> bool {
        matches!(spot, Spot::Trash(_))
    }

    /// Ending a step has a control of its own as long as there is anything else to do (DW-44).
    fn usual(_: &View, legal: &[Action]) -> Option<Action> {
        if is_played_out(legal) {
            return Some(Action::EndStep);
        }
        let draws = legal.iter().rev().find(|action| matches!(action, Action::Draw(_)));
        let wanted = [Action::Keep, Action::Pass];
        draws.copied().or_else(|| wanted.into_iter().find(|action| legal.contains(action)))
    }

    fn only_looks(view: &View, legal: &[Action]) -> bool {
        matches!(view.asked, Asked::Draw | Asked::Mulligan) || is_played_out(legal)
    }

    fn prompt_instead(table: &OnTable<Self>, stops: &SeatStops) -> Option<String> {
        let view = &table.view;
        if table.view_seat().is_some_and(|own| stops.of(own).skips(view, &table.legal) == Some(Action::Pass)) {
            return Some(t!("dw-ask-own-item"));
        }
        (!table.legal.is_empty() && is_played_out(&table.legal)).then(|| match view.own() {
            Some(own) if view.asked == Asked::Setup && issues_in_run(view, own) => t!("dw-ask-played-out-setup"),
            _ => t!("dw-ask-played-out"),
        })
    }

    /// What is not played in Setup is still in hand in the next one.
    fn ends_step(view: &View, action: &Action) -> bool {
        *action == Action::EndStep && view.asked == Asked::Run
    }

    fn end_of_step(view: &View, legal: &[Action]) -> Option<(Action, &'static str)> {
        let meaning = match view.asked {
            Asked::Setup => key!("dw-end-setup"),
            _ => key!("dw-end-run"),
        };
        legal.contains(&Action::EndStep).then_some((Action::EndStep, meaning))
    }

    fn gives_up(view: &View, action: &Action) -> Option<String> {
        let Action::Dismiss(card) = action else { return None };
        Some(t!("dw-ask-dismiss", card = title(&view.table, *card)))
    }

    fn choices(table: &OnTable<Self>, _: &SeatStops) -> Vec<Choice<Self>> {
        let (view, legal, names) = (&table.view, &table.legal, table.names());
        let main = Self::usual(view, legal);
        let mut choices = Vec::new();
        for action in legal.iter().filter(|action| Some(**action) != main) {
            let meaning = match action {
                Action::Draw(_) => t!("dw-button-draw.tip"),
                Action::Mulligan => t!("dw-button-mulligan.tip"),
                _ => continue,
            };
            choices.push(Choice { text: label(view, names, action), meaning, does: Does::Act(*action) });
        }
        if view.table.stack.len() > 1 && legal.contains(&Action::Pass) {
            choices.push(Choice {
                text: t!("dw-button-pass-all"),
                meaning: t!("dw-button-pass-all.tip"),
                does: Does::Change(|stops: &mut SeatStops, view: &View| {
                    if let Some(own) = view.own() {
                        stops.pass_on_stack(own, view);
                    }
                }),
            });
        }
        if legal.contains(&Action::Resign) && matches!(view.asked, Asked::Setup | Asked::Run) {
            let (text, meaning) = (t!("dw-button-resign.open"), t!("dw-button-resign.tip"));
            choices.push(Choice { text, meaning, does: Does::Open(vec![Action::Resign]) });
        }
        choices
    }

    fn missing(view: &View) -> Option<String> {
        let asked = match view.asked {
            Asked::Setup => "setup",
            Asked::Run => "run",
            Asked::Discard(_) => "discard",
            _ => "other",
        };
        Some(t!("dw-missing", asked = asked))
    }

    fn label(view: &View, names: Names<'_>, action: &Action) -> String {
        label(view, names, action)
    }

    fn does(view: &View, action: &Action) -> Option<String> {
        match (*action, &view.table.doing) {
            (Action::Issue { command, .. }, _) => Some(command_does(view.table.catalog.command(command))),
            (Action::Amount(x), Doing::Choosing { item, .. }) => {
                Some(item_text(view.table.catalog, &Item { x: Some(x), ..*item }).join(" "))
            }
            _ => None,
        }
    }

    fn brief(view: &View, names: Names<'_>, action: &Action) -> String {
        brief(view, names, action)
    }

    fn hint(table: &OnTable<Self>, action: &Action) -> Vec<String> {
        let (view, names) = (&table.view, table.names());
        let mut lines = vec![label(view, names, action)];
        if let Action::Issue { card, command } = *action {
            let cost = view.table.command_cost(view.own().unwrap_or_default(), card, command, 1);
            lines.extend(costs::reasons(view, names, &cost, true).into_iter().map(|line| format!("    {line}")));
        }
        if matches!(action, Action::Dismiss(_)) {
            lines.push(t!("dw-button-discard-daemon.tip"));
        }
        if matches!(*action, Action::Play(card) if view.own().is_some_and(|own| view.table.ends_turn(own, card))) {
            lines.push(t!("dw-last-mp"));
        }
        lines
    }

    fn about(_: &View, spot: Spot) -> Option<&'static str> {
        matches!(spot, Spot::Trash(_)).then_some(key!("dw-look-through"))
    }

    fn meant(view: &View, card: Option<Card>, spot: Option<Spot>) -> Option<Action> {
        match (view.asked, card, spot) {
            (Asked::Discard(_), Some(card), _) => Some(Action::Discard(card)),
            (Asked::Place | Asked::Target, Some(card), None) => Some(Action::Name(Named::Card(card))),
            (_, Some(card), _) => Some(Action::Play(card)),
            (_, None, spot) => meant_at(view, spot?),
        }
    }

    fn recalls(view: &View, event: &Event) -> Vec<Spot> {
        let place = |place: Place, owner: Seat, card: Option<Card>| match place {
            Place::Drive => Some(Spot::Drive(owner)),
            Place::Trash => Some(Spot::Trash(owner)),
            Place::Desktop(_) | Place::Host(_) => card.map(Spot::Card),
            Place::Stack => Some(Spot::Stack),
            Place::Hand | Place::Out => None,
        };
        let named = |named: &[Mention]| -> Vec<Spot> {
            let spot = |mention: &Mention| match mention {
                Mention::User(seat) => Spot::Drive(*seat),
                Mention::Card(seen) => Spot::Card(seen.card),
                Mention::Item { number, .. } => Spot::Item(*number),
            };
            named.iter().map(spot).collect()
        };
        match event {
            Event::Moved { owner, card, from, to } => {
                let card = card.map(|seen| seen.card);
                [place(*from, *owner, card), place(*to, *owner, card)].into_iter().flatten().collect()
            }
            Event::Issued { card, number, named: mentions, .. } => {
                let item = number.map_or(Spot::Card(card.card), Spot::Item);
                // From an item on the stack an arrow leads to the player: a frame around the drive would say no more.
                let led = number.is_some_and(|number| view.table.item(number).is_some());
                let others = named(mentions).into_iter().filter(|spot| !led || !matches!(spot, Spot::Drive(_)));
                std::iter::once(item).chain(others).collect()
            }
            Event::EffectHappens { card, named: mentions, .. } | Event::Copied { card, named: mentions, .. } => {
                std::iter::once(Spot::Card(card.card)).chain(named(mentions)).collect()
            }
            Event::Turned { card, .. } | Event::Controlled { card, .. } => vec![Spot::Card(card.card)],
            Event::DriveRead { seat, .. } | Event::Shielded { seat, .. } | Event::ShieldHit { seat } => vec![Spot::Drive(*seat)],
            Event::Allocated { seat, .. } | Event::Freed { seat, .. } | Event::Throttled { seat, .. } => vec![Spot::Memory(*seat)],
            _ => Vec::new(),
        }
    }

    fn whence(_: &View, event: &Event) -> Option<Spot> {
        match event {
            Event::Moved { owner, from: Place::Drive, .. } => Some(Spot::Drive(*owner)),
            Event::Moved { owner, from: Place::Trash, .. } => Some(Spot::Trash(*owner)),
            Event::Moved { from: Place::Stack, .. } => Some(Spot::Stack),
            Event::Throttled { seat, by, .. } if seat != by => Some(Spot::Memory(*by)),
            _ => None,
        }
    }

    const TALLY: f32 = 1.5;

    fn tally(_: &View, events: &[Event]) -> Vec<(Spot, Vec3, String)> {
        // At the right of a drive, above its middle, clear of its number and of the windows.
        let beside = Vec3::new(1.05, 0.5, -1.3);
        let wiped = |seat: Seat| {
            let is = |event: &&Event| matches!(event, Event::Moved { owner, from: Place::Drive, to: Place::Trash, .. } if *owner == seat);
            events.iter().filter(is).count()
        };
        let lost = (0..crate::rules::data_warriors::USERS as u8).map(Seat).map(|seat| (seat, wiped(seat))).filter(|(_, count)| *count > 0);
        lost.map(|(seat, count)| (Spot::Drive(seat), beside, format!("−{count}"))).collect()
    }

    fn leaves(view: &View, events: &[Event], corners: &dyn Fn(Spot) -> Option<[Vec3; 4]>) -> Vec<Leaves> {
        drawn(view.own(), events, corners)
    }

    fn cause(events: &[Event]) -> Option<Spot> {
        events.iter().find_map(|event| match event {
            Event::Resolves { card, .. } | Event::EffectHappens { card, .. } => Some(Spot::Card(card.card)),
            _ => None,
        })
    }

    fn heading(table: &OnTable<Self>, _: &[Action]) -> (String, Vec<String>) {
        let open = &table.view.table;
        let heading = match (&open.doing, table.view.asked) {
            (Doing::Choosing { purpose: Purpose::Play, item }, _) => t!("dw-choose-place", card = title(open, item.card)),
            (Doing::Choosing { item, .. }, Asked::Either) => t!("dw-choose-which-part", what = item_title(open, item)),
            (Doing::Choosing { item, .. }, Asked::Amount) => t!("dw-choose-amount", what = item_title(open, item)),
            (Doing::Choosing { item, .. }, _) => t!("dw-choose-target", what = item_title(open, item)),
            (_, Asked::Order) => t!("dw-choose-order"),
            _ => t!("candidates-choose"),
        };
        (heading, cost_lines(table))
    }

    const CARD_SHAPE: f32 = 0.78;
    const READ_WIDTH: f32 = 268.0;

    fn tray_caption(view: &View) -> String {
        if view.asked == Asked::Target { t!("dw-tray-trash") } else { t!("candidates-tray") }
    }

    fn draw_card(painter: &egui::Painter, palette: &Palette, rect: Rect, table: &OnTable<Self>, card: Card, look: CardLook) {
        let view = &table.view;
        let cost = if view.hand().contains(card) { playing_cost(view, card).total } else { view.table.printed(card).cost };
        small_card(painter, palette, rect, view.table.catalog.face(view.table.face(card)), look, cost);
    }

    fn read_card(ui: &mut egui::Ui, palette: &Palette, table: &OnTable<Self>, reading: Reading<'_, Card>) {
        let view = &table.view;
        let cost = view.hand().contains(reading.card).then(|| playing_cost(view, reading.card));
        large_card(ui, palette, (view, table.names()), view.table.face(reading.card), cost.as_ref(), reading.refusal);
        let ends_turn = view.own().is_some_and(|own| view.table.ends_turn(own, reading.card));
        if ends_turn && table.legal.contains(&Action::Play(reading.card)) {
            egui::Frame::new().fill(palette.panel).corner_radius(6).inner_margin(8).show(ui, |ui| {
                explained(ui, palette, Self::glossary(), small(t!("dw-last-mp")).color(palette.asks));
            });
        }
    }
}

/// The places that a card of the hand lights up: where its text says it is played.
fn played_at(view: &View, card: Card) -> Vec<Spot> {
    let own = view.own().unwrap_or_default();
    let face = view.table.printed(card);
    if face.kind == Kind::Script {
        return vec![Spot::Stack];
    }
    let fits = |seat: &Seat| match face.placed {
        Placing::Own => *seat == own,
        Placing::Others => *seat != own,
        Placing::Any => true,
    };
    view.table.users_in().iter().filter(fits).map(Spot::Desktop).collect()
}

/// Whether an action is done where this spot is.
fn is_at(view: &View, action: &Action, spot: Spot) -> bool {
    match action {
        // Everything on a player's desktop means the player.
        Action::Name(Named::User(seat)) => spot.user() == Some(*seat),
        _ => Game::spots_of(view, action).contains(&spot),
    }
}

/// The actions at a spot without a card of the tray; at a card in play with none, those at the desktop where it lies.
fn at_spot(view: &View, legal: &[Action], spot: Spot) -> Vec<Action> {
    let needs_card = |action: &Action| matches!(action, Action::Play(_) | Action::Discard(_));
    let at = |spot: Spot| legal.iter().filter(|action| !needs_card(action) && is_at(view, action, spot)).copied().collect::<Vec<_>>();
    let exact = at(spot);
    match spot {
        Spot::Card(card) if exact.is_empty() => view.table.desk.get(card).map(|placed| at(Spot::Desktop(placed.at))).unwrap_or_default(),
        _ => exact,
    }
}

/// Whether nothing can be played or issued any more in a step that its player ends.
fn is_played_out(legal: &[Action]) -> bool {
    legal.contains(&Action::EndStep) && legal.iter().all(|action| matches!(action, Action::EndStep | Action::Resign))
}

/// Whether a user has Idle programs with commands, and memory for them.
fn issues_in_run(view: &View, user: Seat) -> bool {
    let (desk, memory) = (&view.table.desk, &view.table.user(user).memory);
    let idle = desk.controlled(user) & desk.in_state(CardState::Idle);
    memory.free() > 0 && idle.iter().any(|card| commands(view, card).next().is_some())
}

/// What pointing at a place means: to choose it, or to issue a command of the card there.
fn meant_at(view: &View, spot: Spot) -> Option<Action> {
    let own = view.own().filter(|own| view.waiting.contains(*own))?;
    match (view.asked, spot) {
        (_, Spot::Stack) => None,
        (Asked::Place | Asked::Target, Spot::Card(card)) => Some(Action::Name(Named::Card(card))),
        (Asked::Place | Asked::Target, Spot::Item(number)) => (number > 0).then_some(Action::Name(Named::Item(number))),
        (Asked::Place | Asked::Target, spot) => spot.user().map(|seat| Action::Name(Named::User(seat))),
        (Asked::Setup | Asked::Run | Asked::Respond, Spot::Card(card)) => {
            view.table.desk.get(card).filter(|placed| placed.controller == own)?;
            Some(Action::Issue { card, command: commands(view, card).next()? })
        }
        _ => None,
    }
}

/// The commands that stand on a card.
pub fn commands(view: &View, card: Card) -> impl Iterator<Item = CommandId> {
    view.table.catalog.entry(view.table.face(card)).commands.iter().copied()
}

/// What committing costs, and why.
fn cost_lines(table: &OnTable<Game>) -> Vec<String> {
    let (view, names) = (&table.view, table.names());
    let Doing::Choosing { purpose, item } = &view.table.doing else { return Vec::new() };
    if *purpose == Purpose::Effect || view.asked == Asked::Amount {
        return Vec::new();
    }
    let command = matches!(item.text, Text::Command(_)) && *purpose == Purpose::Issue;
    let cost = if command { costs::of_item(&view.table, item, item.x.unwrap_or(1)) } else { view.table.card_cost(item.issuer, item.card) };
    let free = view.table.user(item.issuer).memory.free();
    let is_open = command && item.x.is_none() && matches!(view.table.catalog.text(item.text).cost, CommandCost::Variable(_));
    let first = if is_open {
        t!("dw-costs-open")
    } else {
        t!("dw-costs-left", cost = costs::short(&cost), left = free.saturating_sub(cost.total), free = free)
    };
    [first].into_iter().chain(costs::reasons(view, names, &cost, command)).collect()
}
