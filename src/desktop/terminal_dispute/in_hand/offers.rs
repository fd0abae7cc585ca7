//! What the prompt bar offers: the main button, the tools and swaps.

use bevy::prelude::*;

use super::aim::fits;
use super::{InHand, Tool};
use crate::desktop::table::frame::{Looking, Offers};
use crate::desktop::table::session::OnTable;
use crate::rules::game::Game as _;
use crate::rules::terminal_dispute::{Action, Line, Navigation, Phase, Spot, State as Game, View};

/// What shading no hex is called.
const NOTHING: &str = "Shade nothing";

/// The tools and swaps on offer, in the order of their keys.
pub(super) fn choices(view: &View, legal: &[Action]) -> Vec<Choice> {
    let Some((_, turn)) = view.own_sheet().filter(|_| view.phase == Phase::Write) else { return Vec::new() };
    let mut choices: Vec<Choice> = turn.values().map(|value| Choice::Tool(Tool::Write(value))).collect();
    if matches!(turn.step, Navigation::Stuck | Navigation::ToCross) {
        choices.push(Choice::Tool(Tool::CrossOut));
    }
    if can_charge(legal) {
        choices.push(Choice::Tool(Tool::Charge));
    }
    let act = |action: &&Action| matches!(action, Action::Swap { .. }) || **action == Action::Charge(Line::NOTHING);
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

/// Lays out what the prompt bar offers.
pub(super) fn offer(table: Res<OnTable<Game>>, in_hand: Res<InHand>, looking: Res<Looking>, mut offers: ResMut<Offers>) {
    let view = &table.view;
    let mine = !table.legal.is_empty();
    let main = match view.phase {
        _ if looking.0.is_some() => Some(("Back to yours".to_owned(), Ok(()))),
        Phase::Roll if mine => Some(("Throw the dice".to_owned(), Ok(()))),
        Phase::Allocate if mine => {
            let placed = in_hand.allocation(view.dice).is_some();
            Some(("Allocate".to_owned(), if placed { Ok(()) } else { Err("Put all five dice into sockets first (TD-10).".to_owned()) }))
        }
        Phase::Write if in_hand.armed.is_some() => Some(("Finish round".to_owned(), Ok(()))),
        Phase::Write if in_hand.aim.is_none() && only_nothing(&table.legal).is_some() => Some((NOTHING.to_owned(), Ok(()))),
        Phase::Write if mine => {
            let state = if in_hand.aim.is_some() { Ok(()) } else { Err("Choose a box or a line first.".to_owned()) };
            Some(("Write".to_owned(), state))
        }
        Phase::Over => Some(("Results".to_owned(), Ok(()))),
        _ => Some(("Wait".to_owned(), Err(table.prompt.clone()))),
    };
    let own = view.own().unwrap_or_default();
    let choices = choices(view, &table.legal)
        .into_iter()
        .map(|choice| match choice {
            Choice::Tool(tool @ Tool::Write(value)) => {
                (format!("Write {value}"), tool == in_hand.tool, "Take this navigation die in hand".to_owned())
            }
            Choice::Tool(tool @ Tool::CrossOut) => ("Cross out".into(), tool == in_hand.tool, "Both values don't fit (TD-23)".into()),
            Choice::Tool(tool) => ("Charge".into(), tool == in_hand.tool, "Take the phone pair in hand".into()),
            Choice::Act(action @ Action::Swap { spot, value }) => {
                let place = if spot == Spot::Phone { "phone" } else { "nav" };
                (format!("Swap {place} {value}"), false, Game::describe_action(view, own, &action))
            }
            Choice::Act(action) => (NOTHING.into(), false, Game::describe_action(view, own, &action)),
        })
        .collect();
    let choices = if view.phase == Phase::Allocate && mine { Vec::new() } else { choices };
    let prompt = match view.phase {
        _ if !mine || looking.0.is_some() => None,
        Phase::Allocate => {
            Some("Put two dice on navigation, two on the phone, one on unused: click or drag them, or press 1 to 5.".to_owned())
        }
        Phase::Write if in_hand.armed.is_some() => {
            Some("This ends your round: “Finish round” or a second click does it; or choose something else.".to_owned())
        }
        _ => None,
    };
    offers.set_if_neq(Offers { prompt, main, choices, ..default() });
}
