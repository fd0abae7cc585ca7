//! What the prompt bar offers: the main button, which says what it does, and the choices that need no card and no place.

use bevy::prelude::*;

use super::hands::Hands;
use super::reach::{choices, usual};
use super::words::{label, name};
use crate::desktop::TableSet;
use crate::desktop::settings::Settings;
use crate::desktop::table::frame::Offers;
use crate::desktop::table::playback::Played;
use crate::desktop::table::session::{AskFor, OnTable};
use crate::matches::Player;
use crate::rules::access_denied::{Action, Asked, State as Game, View};
use crate::rules::game::{Game as _, Names};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, offer.in_set(TableSet::Pieces).after(Played).run_if(resource_exists::<OnTable<Game>>));
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

/// What a choice means, for who hovers over it.
fn meaning(view: &View, names: Names<'_>, action: &Action) -> String {
    let own = view.own().unwrap_or_default();
    match action {
        // The rules count seats; here they have names.
        Action::Trade(to) => {
            format!("One of your cards for what {} gives; it takes an action only if you both agree (AD-50)", name(view, names, *to))
        }
        Action::Enter(_) => "Universities' Root bonus, or War Dialer, makes you User there instead of your free attempt, and nobody can stop it (AD-76, AD-C28)".into(),
        Action::BuyAction => "TeleComm's Root bonus: two cards for one more action, once a turn (AD-75)".into(),
        _ => Game::describe_action(view, own, action),
    }
}

/// Lays out what the prompt bar offers.
fn offer(table: Res<OnTable<Game>>, hands: Res<Hands>, settings: Res<Settings>, mut offers: ResMut<Offers>) {
    let view = &table.view;
    let names = table.names();
    let say = |action: &Action| label(view, names, action);
    let acts = !table.legal.is_empty();
    let waited = view.own().is_some_and(|own| view.waiting.contains(own));
    let main = match (hands.aimed_action(), usual(&table.legal)) {
        (Some(action), _) => (short(say(&action)), Ok(())),
        (None, Some(action)) if !hands.holds() => (say(&action), Ok(())),
        _ if table.over => ("Results".to_owned(), Ok(())),
        _ if hands.holds() => ("Not now".to_owned(), Err("Nothing can be done with this now; Esc puts it down.".to_owned())),
        _ if table.guest => ("Give the machine back".to_owned(), Ok(())),
        _ if acts && waited => ("Pick a card".to_owned(), Err(missing(view).to_owned())),
        _ => ("Wait".to_owned(), Err(table.prompt.clone())),
    };
    // Whoever holds no answer is asked as well.
    let idle = table.asking && waited && !table.legal.iter().any(|action| action.is_answer(table.view.table.cards));
    let mut shown: Vec<(String, bool, String)> = Vec::new();
    if !hands.holds() {
        let all = choices(&table.legal);
        shown.extend(all.iter().map(|action| (say(action), false, meaning(view, names, action))));
        if table.legal.iter().any(|action| matches!(action, Action::AskTitle(_))) {
            shown.push(("Title…".into(), false, "Ask for a card by its title (AD-50)".into()));
        }
        // Whoever sits alone at the machine may wish to be asked less.
        let alone = table.players.iter().filter(|player| **player == Player::Human).count() == 1;
        if idle && alone && settings.ask_for == AskFor::All {
            shown.push((
                "Ask me less".into(),
                false,
                "From now on you are asked only for what concerns you, or what you can answer (in the menu under “Who plays”)".into(),
            ));
        }
        shown.truncate(9);
    }
    // Many choices stand closer.
    if shown.len() > 2 {
        for (text, ..) in &mut shown {
            for (long, brief) in
                [("Offer ", "Trade: "), (" a trade", ""), ("Discard two cards for an action", "Buy an action"), ("Ask for ", "")]
            {
                *text = text.replacen(long, brief, 1);
            }
        }
    }
    let prompt = idle.then(|| format!("{} You are asked even without an answer, so that nobody learns what you hold.", table.prompt));
    offers.set_if_neq(Offers { prompt, main: Some(main), choices: shown, held: hands.holds(), ..default() });
}

/// A main button is no longer than needed.
fn short(text: String) -> String {
    match text.split_once(": ") {
        Some((first, _)) if text.len() > 34 => first.to_owned(),
        _ => text,
    }
}
