//! What the prompt bar offers: the main button, the control that ends a step, and what needs no card and no place.

use bevy::prelude::*;

use super::hands::Hands;
use super::reach::{self, is_prompt};
use super::stops::SeatStops;
use super::words::{brief, label};
use crate::desktop::TableSet;
use crate::desktop::table::frame::Offers;
use crate::desktop::table::playback::{Playback, Played};
use crate::desktop::table::session::OnTable;
use crate::rules::data_warriors::{Action, Asked, State as Game};

/// A choice beside the main button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// To do something.
    Do(Action),
    /// To take resigning in hand.
    Resign,
    /// Not to be asked about one's own items any more.
    SkipOwn,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, offer.in_set(TableSet::Pieces).after(Played).run_if(resource_exists::<OnTable<Game>>));
}

/// Whether an answer to what lies on the stack is asked for while the table still shows how it came there.
#[must_use]
pub fn asks_too_early(table: &OnTable<Game>, playback: &Playback<Game>) -> bool {
    table.view.asked == Asked::Respond && !table.legal.is_empty() && table.replay.is_none() && !playback.is_settled()
}

/// The choices while nothing is in hand.
#[must_use]
pub fn choices(table: &OnTable<Game>, stops: &SeatStops) -> Vec<Choice> {
    let (view, legal) = (&table.view, &table.legal);
    let mut all: Vec<Choice> = reach::choices(legal).into_iter().map(Choice::Do).collect();
    let own_item = view.own().is_some_and(|own| view.table.stack.last().is_some_and(|top| top.issuer == own) && stops.of(own).own_items);
    if own_item && legal.contains(&Action::Pass) {
        all.push(Choice::SkipOwn);
    }
    if legal.contains(&Action::Resign) && matches!(view.asked, Asked::Setup | Asked::Run) {
        all.push(Choice::Resign);
    }
    all
}

/// What is to be done first where the main button can do nothing yet.
fn missing(asked: Asked) -> (&'static str, &'static str) {
    match asked {
        Asked::Setup => (
            "Pick a card",
            "Click a card of the tray to play it, or drag it onto a desktop. “End Setup”, beside the main button, ends the step (DW-44).",
        ),
        Asked::Run => (
            "Nothing to pass",
            "Pick a card of the tray or a lit window to issue from. “End Run”, beside the main button, ends the step (DW-44).",
        ),
        Asked::Discard(_) => ("Pick a card", "Click a card of the tray, and again to discard it."),
        _ => ("Choose", "Choose one of the lit things, or from the list."),
    }
}

/// Lays out what the prompt bar offers.
fn offer(
    table: Res<OnTable<Game>>,
    (hands, stops, playback): (Res<Hands>, Res<SeatStops>, Res<Playback<Game>>),
    mut unseen: Local<bool>,
    mut offers: ResMut<Offers>,
) {
    let was_unseen = std::mem::replace(&mut *unseen, asks_too_early(&table, &playback));
    if !table.is_changed() && !hands.is_changed() && !stops.is_changed() && was_unseen == *unseen {
        return;
    }
    if *unseen {
        offers.set_if_neq(Offers {
            prompt: Some("Something was issued: see what it is before you answer.".into()),
            main: Some(("Show it now".into(), Ok(()))),
            held: hands.holds(),
            ..Offers::default()
        });
        return;
    }
    let (view, legal) = (&table.view, &table.legal);
    let names = table.names();
    let acts = !legal.is_empty() && table.replay.is_none();
    let asked = is_prompt(view.asked) && acts;
    let main = match hands.main_action(view, legal) {
        Some(action) if acts => (brief(view, names, &action), Ok(())),
        _ if table.over => ("Results".to_owned(), Ok(())),
        _ if acts && hands.card.is_some() => {
            ("Not now".to_owned(), Err("The card says why, and by which rule; Esc puts it down.".to_owned()))
        }
        _ if acts => {
            let (text, hint) = missing(view.asked);
            (text.to_owned(), Err(hint.to_owned()))
        }
        _ => ("Wait".to_owned(), Err(table.prompt.clone())),
    };
    let end = (legal.contains(&Action::EndStep) && !matches!(main, (_, Ok(())) if reach::is_played_out(legal))).then(|| {
        let hint = match view.asked {
            Asked::Setup => "Nothing more is played; the Run step begins (DW-12)",
            _ => "Nothing more is issued; Exit follows: you discard down to 5 and drives are checked (DW-13, DW-14)",
        };
        (label(view, names, &Action::EndStep), hint.to_owned())
    });
    let mut shown = Vec::new();
    if !hands.holds() && !asked {
        shown.extend(choices(&table, &stops).into_iter().take(9).map(|choice| match choice {
            Choice::Do(action) => (label(view, names, &action), false, meaning(&action)),
            Choice::Resign => ("Resign…".into(), false, "Leave the match with your cards; it is asked again (DW-4)".into()),
            Choice::SkipOwn => (
                "Don’t stop for mine".into(),
                false,
                "From now on you pass for what you issued yourself; the stops in the inspector bring it back (DW-44)".into(),
            ),
        }));
    }
    let held = hands.holds() || asked && table.undo.is_ok();
    offers.set_if_neq(Offers { prompt: None, main: Some(main), end, choices: shown, held });
}

fn meaning(action: &Action) -> String {
    match action {
        Action::Draw(_) => "Name a number and draw so many; at least one (DW-10)".into(),
        Action::Mulligan => "Once: shuffle the hand back and draw 5 (DW-2)".into(),
        Action::Dismiss(_) => "The bench becomes free for another daemon (DW-12, DW-31)".into(),
        _ => String::new(),
    }
}
