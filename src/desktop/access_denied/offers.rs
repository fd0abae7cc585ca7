//! What the prompt bar offers: the main button, which says what it does, and the choices that need no card and no place.

use bevy::prelude::*;

use super::super::TableSet;
use super::super::settings::Settings;
use super::super::table::frame::Offers;
use super::super::table::session::{AskFor, OnTable, Session, Wishes};
use super::hands::{Hands, choices, usual};
use super::words::label;
use crate::rules::access_denied::{Action, Asked, State as Game, View};
use crate::rules::game::Game as _;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (wish, offer).in_set(TableSet::Pieces).after(super::reel::Running).run_if(resource_exists::<OnTable<Game>>));
}

/// Who plays alone at the machine is asked for what the settings say.
fn wish(settings: Res<Settings>, session: Option<Res<Session<Game>>>, mut wishes: ResMut<Wishes>) {
    let Some(session) = session.filter(|session| session.people().len() == 1) else { return };
    let mut wanted = *wishes;
    for seat in session.people().iter() {
        wanted.0[seat.index()] = settings.ask_for;
    }
    wishes.set_if_neq(wanted);
}

/// What is to be picked where the main button can do nothing yet.
fn missing(view: &View) -> &'static str {
    match view.asked {
        Asked::Password => "Pick a card for the password: click it in the tray, or use the arrow keys.",
        Asked::HandOver(_) => "Pick a card to hand over.",
        Asked::Pay(_) | Asked::LoseCards(_) | Asked::Price(_) | Asked::DrawDown | Asked::LoseUpgrade => "Pick a card to discard.",
        Asked::Keep => "Pick the card that you keep.",
        Asked::TakeFrom(_) => "Pick the card that you take.",
        Asked::OfferCard(_) => "Pick the card that you offer.",
        _ => "Pick a card.",
    }
}

/// Lays out what the prompt bar offers.
fn offer(table: Res<OnTable<Game>>, hands: Res<Hands>, mut offers: ResMut<Offers>) {
    let view = &table.view;
    let names = table.names();
    let own = view.own().unwrap_or_default();
    let say = |action: &Action| label(view, names, action);
    let acts = !table.legal.is_empty();
    let waited = view.own().is_some_and(|own| view.waiting.contains(own));
    let main = match (hands.aimed_action(), usual(&table.legal)) {
        (Some(action), _) => (short(say(&action)), Ok(())),
        (None, Some(action)) if !hands.holds() => (say(&action), Ok(())),
        _ if table.over => ("Results".to_owned(), Ok(())),
        _ if hands.holds() => ("Choose a target".to_owned(), Err("Nothing can be done with this now; Esc puts it down.".to_owned())),
        _ if table.guest => ("Give the machine back".to_owned(), Ok(())),
        _ if acts && waited => ("Pick a card".to_owned(), Err(missing(view).to_owned())),
        _ => ("Wait".to_owned(), Err(table.prompt.clone())),
    };
    let mut shown: Vec<(String, bool, String)> = Vec::new();
    if !hands.holds() {
        let all = choices(&table.legal);
        shown.extend(all.iter().map(|action| (say(action), false, Game::describe_action(view, own, action))));
        if table.legal.iter().any(|action| matches!(action, Action::AskTitle(_))) {
            shown.push(("Ask for a title…".into(), false, "Ask for a card by its title (AD-50)".into()));
        }
        shown.truncate(9);
    }
    // Many choices stand closer.
    if shown.len() > 2 {
        for (text, ..) in &mut shown {
            for (long, brief) in [("Offer ", "Trade: "), (" a trade", ""), ("Discard two cards for an action", "Buy an action"), ("Ask for ", "")] {
                *text = text.replacen(long, brief, 1);
            }
        }
    }
    offers.set_if_neq(Offers { main: Some(main), choices: shown, held: hands.holds() });
}

/// A main button is no longer than needed.
fn short(text: String) -> String {
    match text.split_once(": ") {
        Some((first, _)) if text.len() > 34 => first.to_owned(),
        _ => text,
    }
}

/// The setting of what one wants to be asked for, as a click on it changes it.
pub fn ask_for(ui: &mut bevy_egui::egui::Ui, chosen: &mut AskFor) {
    ui.horizontal_wrapped(|ui| {
        for (value, name, meaning) in AskFor::ALL {
            ui.selectable_value(chosen, value, name).on_hover_text(meaning);
        }
    });
}
