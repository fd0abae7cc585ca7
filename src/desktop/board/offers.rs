//! What the prompt bar offers: the main button, which says what it does, what ends a step, and what needs no card and no place.

use bevy::prelude::*;

use super::outlook::{Outlooks, forget};
use super::{Board, Selected};
use crate::desktop::TableSet;
use crate::desktop::keys::Command;
use crate::desktop::table::frame::Offers;
use crate::desktop::table::session::{OnTable, Taught};
use crate::t;
use crate::text::say;

/// A choice beside the main button.
pub struct Choice<G: Board> {
    /// What its button says.
    pub text: String,
    /// What it means, for who hovers over it.
    pub meaning: String,
    /// What it does.
    pub does: Does<G>,
}

/// What a choice does.
pub enum Does<G: Board> {
    /// This is done.
    Act(G::Action),
    /// These are listed, to be chosen from or to be confirmed.
    Open(Vec<G::Action>),
    /// What the choices hang on is changed.
    Change(fn(&mut G::Ways, &G::View)),
}

/// How many choices have a key of their own.
const KEYS: usize = 9;

pub(super) fn plugin<G: Board>(app: &mut App) {
    app.add_systems(Update, offer::<G>.in_set(TableSet::Pieces).after(forget::<G>).run_if(resource_exists::<OnTable<G>>));
}

fn offer<G: Board>(
    table: Res<OnTable<G>>,
    (selection, ways): (Res<Selected<G>>, Res<G::Ways>),
    taught: Res<Taught>,
    (mut offers, mut outlooks): (ResMut<Offers>, ResMut<Outlooks<G>>),
) {
    if !table.is_changed() && !selection.is_changed() && !ways.is_changed() {
        return;
    }
    let (view, legal, names) = (&table.view, &table.legal, table.names());
    let acts = !legal.is_empty() && table.replay.is_none();
    let listed = G::is_listed(view) && acts;
    let action = selection.main_action::<G>(view, legal).filter(|_| acts);
    let main = match (&action, G::missing(view)) {
        (Some(_), _) if !selection.several.is_empty() => (G::brief_several(view, &selection.several), Ok(())),
        (Some(action), _) => (G::brief(view, names, action), Ok(())),
        _ if table.over => (t!("offer-results"), Ok(())),
        _ if acts && selection.candidates.len() > 1 => (t!("candidates-choose"), Err(t!("candidates-keys"))),
        _ if acts && selection.holds() => (t!("offer-held"), Err(t!("offer-held.tip"))),
        _ if table.guest => (t!("offer-give-back"), Ok(())),
        // The prompt says what.
        (None, Some(hint)) if acts => (String::new(), Err(hint)),
        _ => (t!("offer-wait"), Err(table.prompt.clone())),
    };
    let calm = action.is_some() && action == G::usual(view, legal) && legal.len() > 1 && !selection.holds();
    let end = G::end_of_step(view, legal).filter(|_| acts);
    let ends = end.as_ref().is_some_and(|(end, _)| action.as_ref() == Some(end));
    let end = end.filter(|_| !ends);
    let main_ends_early = calm && action.as_ref().is_some_and(|action| G::ends_step(view, action));
    let ends_early = match &end {
        _ if main_ends_early => Some(Command::Main),
        Some((end, _)) if G::ends_step(view, end) => Some(Command::EndStep),
        _ => None,
    };
    let end = end.map(|(end, meaning)| (G::label(view, names, &end), say(meaning, &[])));
    let given = if selection.holds() || listed { Vec::new() } else { G::choices(&table, &ways) };
    let gives_up = action.as_ref().and_then(|action| G::gives_up(view, action));
    let choices = given.into_iter().take(KEYS).map(|choice| (choice.text, false, choice.meaning)).collect();
    let held = selection.holds() || selection.looked.is_some() || listed && table.undo.is_ok();
    // A lesson leaves out what could be played besides.
    let usual = G::usual(view, legal).filter(|_| acts);
    let prompt = G::prompt_instead(&table, &ways)
        .or_else(|| Some(format!("{} {}", table.prompt, outlooks.said(&table, &usual?)?)))
        .filter(|_| taught.0.is_none());
    offers.set_if_neq(Offers { prompt, main: Some(main), calm, ends, ends_early, gives_up, end, choices, held, ..default() });
}
