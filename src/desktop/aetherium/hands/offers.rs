//! What the prompt bar offers: the main button, which says what it does, and the end of the activation.

use bevy::prelude::*;

use super::aims::{Aim, Ctx};
use super::words::{name, schema_name};
use super::{Hands, Mode, Settled, Within, pad, rows, sliding};
use crate::desktop::TableSet;
use crate::desktop::keys::{Command, key_name};
use crate::desktop::settings::Settings;
use crate::desktop::table::frame::Offers;
use crate::desktop::table::session::{OnTable, Session};
use crate::rules::aetherium::{Action, Asked, State as Game};
use crate::t;

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
    // Schemas can be moved in nearly every activation, and that is no reason not to end it.
    let ends = legal.iter().all(|action| matches!(action, Action::Manipulate { .. } | Action::End));
    let usual = [Some(Action::EndMove), Some(Action::Accept), ends.then_some(Action::End)];
    let wanted = usual.into_iter().flatten().find(|action| legal.contains(action));
    wanted.map(|action| vec![action])
}

/// What that says.
fn usual_words(table: &OnTable<Game>, actions: &[Action]) -> String {
    match actions.last() {
        Some(Action::Ready) => t!("ae-main-ready"),
        Some(Action::EndMove) => t!("ae-row-end-move"),
        Some(Action::Accept) => t!("ae-row-use"),
        Some(Action::End) => end_words(table).0,
        _ => t!("ae-main-continue"),
    }
}

/// What the end of an activation is called, and what it means.
fn end_words(table: &OnTable<Game>) -> (String, String) {
    let open = &table.view.table;
    if table.view.asked == Asked::Enter {
        return (t!("ae-main-wait"), t!("ae-main-wait.tip"));
    }
    (t!("ae-main-end"), t!("ae-main-end.tip", lost = open.active.cs))
}

/// What is to be done where the main button can do nothing yet, and how.
fn missing(asked: Asked, mode: Mode, settings: &Settings) -> (String, String) {
    let (next, end) = (key_name(Command::NextTarget.key(settings)), key_name(Command::EndStep.key(settings)));
    match (asked, mode) {
        // The prompt says what.
        (Asked::Act | Asked::Enter, Mode::Schemas) => (String::new(), t!("ae-missing-schema.tip", next = next)),
        (Asked::Enter | Asked::Mate(_), _) => (String::new(), t!("ae-missing-place.tip")),
        (Asked::Act, Mode::Attack) => (t!("ae-missing-target"), t!("ae-missing-target.tip", next = next)),
        (Asked::Act, Mode::Move) => (t!("ae-missing-square"), t!("ae-missing-square.tip", end = end)),
        _ => (String::new(), t!("ae-missing-place.other")),
    }
}

/// Who would end an activation with so many CS left is asked about it.
const UNSPENT: u8 = 3;

/// How cards and schemas are gone about, in place of the prompt.
fn hand_words(table: &OnTable<Game>, hands: &Hands, settings: &Settings) -> Option<String> {
    let key = |command: Command| key_name(command.key(settings));
    let (left, right, take) = (key(Command::TurnLeft), key(Command::TurnRight), key(Command::Confirm));
    match (table.view.asked, hands.schema) {
        (Asked::Order, _) => Some(t!("ae-prompt-order")),
        (Asked::PlaceSchema, _) => Some(t!("ae-prompt-place-schema", left = left, right = right)),
        (asked, Some(schema)) if sliding::is_on(asked, hands.mode) => {
            let back = key(Command::Back);
            Some(t!(
                "ae-prompt-schema",
                schema = schema_name(&table.view.table, usize::from(schema)),
                left = left,
                right = right,
                take = take,
                back = back
            ))
        }
        (Asked::Act | Asked::Enter, None) if hands.mode == Mode::Schemas => Some(t!("ae-prompt-schemas", next = key(Command::NextTarget))),
        _ => None,
    }
}

/// What the active program has left to act with, in place of the prompt: what it can do stands in the rows.
fn act_words(ctx: &Ctx<'_>) -> Option<String> {
    let open = &ctx.view().table;
    if ctx.view().asked != Asked::Act {
        return None;
    }
    Some(t!("ae-prompt-act", model = name(open, open.active.unit), cs = open.active.cs, more = ctx.ways.map_or(0, |ways| ways.more)))
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
    let ctx = Ctx {
        session: &session,
        table: &table,
        settings: &settings,
        ways: within.ways.as_ref(),
        slides: within.slides.as_ref(),
        turned: false,
    };
    let row = hands.row.and_then(|row| rows::rows(&ctx, &hands).into_iter().nth(row));
    let usual = usual(&table, &hands);
    let calm = acts
        && row.is_none()
        && hands.aim == Aim::Nothing
        && usual.as_deref().is_some_and(|usual| usual != [Action::Accept])
        && table.legal.len() > 1;
    let main = match (&hands.aim, usual) {
        _ if acts && row.is_some() => (row.map(|shown| shown.text).unwrap_or_default(), Ok(())),
        (Aim::Can(does), _) if acts && hands.chose() => (does.button.clone(), Ok(())),
        (Aim::Cant(refusal), _) if acts && hands.by_keys => (t!("ae-main-not-there"), Err(refusal.to_string())),
        (_, Some(actions)) if acts => (usual_words(&table, &actions), Ok(())),
        _ if table.over => (t!("offer-results"), Ok(())),
        _ if acts => {
            let stays = ctx.ways.is_none_or(|ways| ways.all().next().is_none());
            let attacks = table.legal.iter().any(|action| matches!(action, Action::Attack { .. }));
            let mode = if hands.mode == Mode::Move && stays && attacks { Mode::Attack } else { hands.mode };
            let (text, hint) = missing(table.view.asked, mode, &settings);
            (text, Err(hint))
        }
        _ => (t!("offer-wait"), Err(table.prompt.clone())),
    };
    let end = table.legal.contains(&Action::End).then(|| end_words(&table));
    let prompt = hand_words(&table, &hands, &settings).or_else(|| act_words(&ctx)).filter(|_| acts);
    let left = table.legal.iter().any(|action| !matches!(action, Action::Manipulate { .. } | Action::Overclock | Action::End));
    let ends = end.as_ref().is_some_and(|(text, _)| acts && main.0 == *text);
    let end = end.filter(|_| acts && !ends);
    let ends_early = end.as_ref().filter(|_| left).map(|_| Command::EndStep);
    let (open, unit) = (&table.view.table, table.view.table.active.unit);
    let in_noise = ends_early.is_some() && open.unit_in_noise(unit) && !open.active.noised.contains(unit);
    let unspent = ends_early.is_some() && open.active.cs >= UNSPENT;
    let ends_badly = if in_noise {
        Some(t!("ae-ends-in-noise", model = name(open, unit)))
    } else {
        unspent.then(|| t!("ae-ends-unspent", cs = open.active.cs))
    };
    offers.set_if_neq(Offers {
        prompt,
        main: Some(main),
        calm,
        ends,
        ends_early,
        ends_badly,
        end,
        held: hands.holds() || hands.looks(),
        ..default()
    });
}
