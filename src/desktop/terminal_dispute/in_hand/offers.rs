//! What the prompt bar offers: the main button, the tools and swaps.

use bevy::prelude::*;

use super::aim::fits;
use super::{InHand, Tool, tools};
use crate::desktop::table::frame::{Looking, Offers};
use crate::desktop::table::session::OnTable;
use crate::rules::game::Game as _;
use crate::rules::terminal_dispute::{Action, Line, Phase, Spot, State as Game, View};
use crate::t;

/// The tools and swaps on offer, in the order of their keys.
pub(super) fn choices(view: &View, legal: &[Action]) -> Vec<Choice> {
    let Some((_, turn)) = view.own_sheet().filter(|_| view.phase == Phase::Write) else { return Vec::new() };
    let mut choices: Vec<Choice> = tools(turn, legal).into_iter().map(Choice::Tool).collect();
    let act = |action: &&Action| match **action {
        // An equal die changes nothing.
        Action::Swap { value, .. } => value != turn.unused,
        action => action == Action::Charge(Line::NOTHING) && only_nothing(legal).is_none(),
    };
    choices.extend(legal.iter().filter(act).map(|action| Choice::Act(*action)));
    choices.truncate(9);
    choices
}

/// Whether there is a line to shade.
pub(super) fn can_charge(legal: &[Action]) -> bool {
    legal.iter().any(|action| fits(Tool::Charge, action))
}

/// Shading nothing, where there is nothing else to write any more: the main button does it.
pub(super) fn only_nothing(legal: &[Action]) -> Option<Action> {
    let mut writings = legal.iter().filter(|action| !matches!(action, Action::Swap { .. }));
    let only = *writings.next()?;
    (only == Action::Charge(Line::NOTHING) && writings.next().is_none()).then_some(only)
}

/// Something on offer in the prompt bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    Tool(Tool),
    Act(Action),
}

/// What the main button says of what is aimed at.
fn main_name(aim: Action) -> String {
    match aim {
        Action::Charge(_) => t!("td-button-shade"),
        Action::CrossOut { .. } => t!("td-tool-cross-out"),
        _ => t!("td-button-write"),
    }
}

/// Lays out what the prompt bar offers.
pub(super) fn offer(table: Res<OnTable<Game>>, in_hand: Res<InHand>, looking: Res<Looking>, mut offers: ResMut<Offers>) {
    let view = &table.view;
    let mine = !table.legal.is_empty();
    let main = match view.phase {
        _ if looking.0.is_some() => Some((t!("td-button-back"), Ok(()))),
        Phase::Roll if mine => Some((t!("td-button-roll"), Ok(()))),
        Phase::Allocate if mine => {
            let placed = in_hand.allocation(view.dice).is_some();
            Some((t!("td-button-allocate"), if placed { Ok(()) } else { Err(t!("td-button-allocate.tip")) }))
        }
        Phase::Write if in_hand.armed.is_some() => Some((t!("td-button-finish"), Ok(()))),
        Phase::Write if in_hand.aim.is_none() && only_nothing(&table.legal).is_some() => Some((t!("td-button-nothing"), Ok(()))),
        Phase::Write if mine => Some(if let Some(aim) = in_hand.aim {
            (main_name(aim), Ok(()))
        } else {
            let tool = if in_hand.tool == Tool::Charge { "shade" } else { "write" };
            (t!("td-button-aim", tool = tool), Err(t!("td-button-write.tip")))
        }),
        Phase::Over => Some((t!("td-button-results"), Ok(()))),
        _ => Some((t!("td-button-wait"), Err(table.prompt.clone()))),
    };
    let own = view.own().unwrap_or_default();
    let choices = choices(view, &table.legal)
        .into_iter()
        .map(|choice| match choice {
            Choice::Tool(tool @ Tool::Write(value)) => (t!("td-tool-write", value = value), tool == in_hand.tool, t!("td-tool-write.tip")),
            Choice::Tool(tool @ Tool::CrossOut) => (t!("td-tool-cross-out"), tool == in_hand.tool, t!("td-tool-cross-out.tip")),
            Choice::Tool(tool) => (t!("td-tool-shade"), tool == in_hand.tool, t!("td-tool-shade.tip")),
            Choice::Act(action @ Action::Swap { spot, value }) => {
                let spot = if spot == Spot::Phone { "phone" } else { "navigation" };
                (t!("td-tool-swap", spot = spot, value = value), false, Game::describe_action(view, own, &action))
            }
            Choice::Act(action) => (t!("td-button-nothing"), false, Game::describe_action(view, own, &action)),
        })
        .collect();
    let choices = if view.phase == Phase::Allocate && mine { Vec::new() } else { choices };
    let prompt = match view.phase {
        _ if !mine || looking.0.is_some() => None,
        Phase::Allocate if in_hand.allocation(view.dice).is_some() => Some(t!("td-ask-laid")),
        Phase::Allocate => Some(t!("td-ask-lay-dice")),
        Phase::Write if in_hand.armed.is_some() => Some(t!("td-ask-finish")),
        _ => None,
    };
    offers.set_if_neq(Offers { prompt, main, choices, ..default() });
}
