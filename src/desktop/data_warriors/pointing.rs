//! The table is pointed at here: what would happen there, what it costs and why, or which rule forbids it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::costs;
use super::hands::{Hands, Touch};
use super::places::Spot;
use super::reach::{at_spot, card_of, is_prompt};
use super::refusals::{why_not, why_not_there};
use super::spots::Spots;
use super::words::label;
use crate::desktop::redraw::Busy;
use crate::desktop::table::control::Access;
use crate::desktop::table::pointer::PointerHint;
use crate::desktop::table::session::{OnTable, Session};
use crate::desktop::{DrawSet, InMatch};
use crate::rules::data_warriors::{Action, Asked, State as Game};

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>).and_then(resource_exists::<Session<Game>>);
    app.add_systems(EguiPrimaryContextPass, point.in_set(DrawSet::Screen).after(super::tray::TrayDrawn).run_if(shown));
}

/// What an action there would do, and what it costs.
fn lines(table: &OnTable<Game>, found: &[Action]) -> Vec<String> {
    let view = &table.view;
    let own = view.own().unwrap_or_default();
    let mut lines = Vec::new();
    for action in found.iter().take(5) {
        lines.push(label(view, table.names(), action));
        if let Action::Issue { card, command } = *action {
            let cost = view.table.command_cost(own, card, command, 1);
            lines.extend(costs::reasons(view, table.names(), &cost, true).into_iter().map(|line| format!("    {line}")));
        }
    }
    if found.len() > 5 {
        lines.push("…".into());
    }
    lines
}

fn point(
    mut contexts: EguiContexts,
    (table, session): (Res<OnTable<Game>>, Res<Session<Game>>),
    (access, spots): (Access, Res<Spots>),
    mut hands: ResMut<Hands>,
    mut hint: ResMut<PointerHint>,
    mut touches: MessageWriter<Touch>,
    mut busy: ResMut<Busy>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let free = access.is_free();
    let at = ctx
        .pointer_latest_pos()
        .filter(|at| free && (hands.dragged.is_some() || ctx.layer_id_at(*at).is_none_or(|layer| layer.order == egui::Order::Background)));
    let over = at.and_then(|at| spots.at(at));
    if hands.over != over {
        hands.over = over;
        busy.now();
    }
    if let Some(spot) = over.filter(|_| hands.dragged.is_none() && ctx.input(|input| input.pointer.primary_clicked())) {
        touches.write(Touch::Spot(spot));
        busy.now();
    }
    let (view, legal) = (&table.view, &table.legal);
    let mut wanted = PointerHint::default();
    let held = hands.dragged.or(hands.card);
    match (over, held) {
        (Some(_), Some(card)) => {
            let with: Vec<Action> = legal.iter().filter(|action| card_of(view, action) == Some(card)).copied().collect();
            wanted.lines = lines(&table, &with);
            wanted.refusal = if with.is_empty() { why_not(&session, &table, card) } else { None };
        }
        (Some(spot), None) => {
            let found = at_spot(view, legal, spot);
            wanted.lines = lines(&table, &found);
            let asks = is_prompt(view.asked) || matches!(spot, Spot::Card(_)) && view.asked != Asked::Nothing;
            if found.is_empty() && asks && spot != Spot::Stack {
                wanted.refusal = why_not_there(&session, &table, spot);
            } else if found.is_empty() && matches!(spot, Spot::Trash(_)) {
                wanted.lines = vec!["Click to look through this trash bin".into()];
            }
        }
        (None, _) => {
            if let Some(card) = hands.over_card.filter(|card| !legal.iter().any(|action| card_of(view, action) == Some(*card))) {
                // It stands on the enlarged card already; the rulebook opens there.
                wanted.refusal = why_not(&session, &table, card);
                wanted.quiet = true;
            }
        }
    }
    hint.set_if_neq(wanted);
    Ok(())
}
