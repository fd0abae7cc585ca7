//! What the prompt bar offers: the main button, which says what it does, and the end of the activation.

use bevy::prelude::*;

use super::aims::{Aim, Ctx};
use super::{Hands, Mode, Settled, Within, pad, rows, sliding};
use crate::desktop::TableSet;
use crate::desktop::keys::{Command, key_name};
use crate::desktop::settings::Settings;
use crate::desktop::table::frame::Offers;
use crate::desktop::table::session::{OnTable, Session};
use crate::rules::aetherium::{Action, Asked, State as Game};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        offer.in_set(TableSet::Pieces).after(Settled).run_if(resource_exists::<OnTable<Game>>.and_then(resource_exists::<Session<Game>>)),
    );
}

/// What the main button does while nothing is aimed at: what is usual, or all there is to do.
#[must_use]
pub fn usual(table: &OnTable<Game>, hands: &Hands) -> Option<Vec<Action>> {
    let legal = &table.legal;
    if table.view.asked == Asked::Order && !legal.is_empty() {
        return Some(pad::actions(&table.view, &hands.order));
    }
    if let [only] = legal.as_slice() {
        return Some(vec![*only]);
    }
    let wanted = [Action::EndMove, Action::Accept].into_iter().find(|action| legal.contains(action));
    wanted.map(|action| vec![action])
}

/// What that says.
fn usual_words(table: &OnTable<Game>, actions: &[Action]) -> String {
    match actions.last() {
        Some(Action::Ready) => "Ready".into(),
        Some(Action::EndMove) => "End the move".into(),
        Some(Action::Accept) => "Use it".into(),
        Some(Action::End) => end_words(table).0,
        _ => "Go on".into(),
    }
}

/// What the end of an activation is called, and what it means.
fn end_words(table: &OnTable<Game>) -> (String, String) {
    let open = &table.view.table;
    if table.view.asked == Asked::Enter {
        return ("Wait outside".into(), "There is no room: the program waits for its next activation (AE-14)".into());
    }
    let lost = open.active.cs;
    let meaning = if lost > 0 { format!("{lost} CS are lost (AE-20)") } else { "The other player is next (AE-11)".into() };
    ("End activation".into(), meaning)
}

/// What is to be done where the main button can do nothing yet.
fn missing(asked: Asked, mode: Mode) -> (&'static str, &'static str) {
    match (asked, mode) {
        (Asked::Act | Asked::Enter, Mode::Schemas) => {
            ("Take a schema", "Click a schema, or aim at one with Tab or the arrows; then click where its middle goes.")
        }
        (Asked::Act, Mode::Attack) => ("Pick a target", "Click an enemy model that is outlined, or go through them with Tab."),
        (Asked::Act, Mode::Move) => {
            ("Pick a square", "Click a numbered square to go there, or aim with the arrows; E ends the activation.")
        }
        (Asked::Enter | Asked::Mate(_), _) => ("Pick a square", "Click one of the lit squares; drag to choose where it looks."),
        _ => ("Choose", "Choose one of the lit places, or from the list."),
    }
}

/// What a schema in hand can be done with, in place of the prompt.
fn schema_words(table: &OnTable<Game>, hands: &Hands, settings: &Settings) -> Option<String> {
    let key = |command: Command| key_name(command.key(settings));
    let (left, right, take) = (key(Command::TurnLeft), key(Command::TurnRight), key(Command::Confirm));
    match (table.view.asked, hands.schema) {
        (Asked::PlaceSchema, _) => {
            Some(format!("Place the next schema, at least one square of noise away from the others; {left} and {right} turn it."))
        }
        (asked, Some(schema)) if sliding::is_on(asked, hands.mode) => Some(format!(
            "Schema {} in hand: click, or aim with the arrows, where its middle goes; {left} and {right} turn it, {take} does it, {} puts it down.",
            schema + 1,
            key(Command::Back)
        )),
        (Asked::Act | Asked::Enter, None) if hands.mode == Mode::Schemas => {
            Some(format!("Click a schema to shift or turn it, or aim at one with {}.", key(Command::NextTarget)))
        }
        _ => None,
    }
}

fn offer(
    (table, session): (Res<OnTable<Game>>, Res<Session<Game>>),
    (hands, within): (Res<Hands>, Res<Within>),
    settings: Res<Settings>,
    mut offers: ResMut<Offers>,
) {
    if !table.is_changed() && !hands.is_changed() && !settings.is_changed() {
        return;
    }
    let acts = !table.legal.is_empty() && table.replay.is_none();
    let ctx = Ctx { session: &session, table: &table, ways: within.ways.as_ref(), slides: within.slides.as_ref(), turned: false };
    let row = hands.row.and_then(|row| rows::rows(&ctx, &hands).into_iter().nth(row));
    let main = match (&hands.aim, usual(&table, &hands)) {
        _ if acts && row.is_some() => (row.map(|shown| shown.text).unwrap_or_default(), Ok(())),
        (Aim::Can(does), _) if acts => (does.button.clone(), Ok(())),
        (Aim::Cant(refusal), _) if acts && hands.by_keys => ("Not there".to_owned(), Err(refusal.to_string())),
        (_, Some(actions)) if acts => (usual_words(&table, &actions), Ok(())),
        _ if table.over => ("Results".to_owned(), Ok(())),
        _ if acts => {
            let (text, hint) = missing(table.view.asked, hands.mode);
            (text.to_owned(), Err(hint.to_owned()))
        }
        _ => ("Wait".to_owned(), Err(table.prompt.clone())),
    };
    let end = table.legal.contains(&Action::End).then(|| end_words(&table));
    let prompt = schema_words(&table, &hands, &settings).filter(|_| acts);
    offers.set_if_neq(Offers { prompt, main: Some(main), end: end.filter(|_| acts), choices: Vec::new(), held: hands.holds() });
}
