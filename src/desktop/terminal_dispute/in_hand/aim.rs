//! What the pointer or the keys aim at.

use bevy::prelude::*;

use super::{InHand, Target, Tool};
use crate::desktop::table::camera::TableCamera;
use crate::desktop::table::session::OnTable;
use crate::desktop::terminal_dispute::pieces::{Console, action_at};
use crate::rules::terminal_dispute::{Action, HexSet, Line, Phase, State as Game};

/// Whether an action fits what is in hand.
pub(super) fn fits(tool: Tool, action: &Action) -> bool {
    match (tool, action) {
        (Tool::Write(value), Action::Write { value: other, .. }) => value == *other,
        (Tool::CrossOut, Action::CrossOut { .. }) => true,
        (Tool::Charge, Action::Charge(line)) => *line != Line::NOTHING,
        _ => false,
    }
}

/// The lines through a hex that may be shaded: those that end there first, longest first.
pub(super) fn lines_through(legal: &[Action], hex: u8) -> Vec<Action> {
    let ends = |hexes: HexSet| hexes.iter().next() == Some(hex) || hexes.iter().last() == Some(hex);
    let mut lines: Vec<(bool, u8, Action)> = legal
        .iter()
        .filter_map(|action| match action {
            Action::Charge(line) if line.hexes().contains(hex) => Some((!ends(line.hexes()), u8::MAX - line.hexes().len(), *action)),
            _ => None,
        })
        .collect();
    lines.sort_unstable();
    lines.into_iter().map(|(_, _, action)| action).collect()
}

/// Whether a line ends at these two hexes.
fn is_between(action: &Action, one: u8, other: u8) -> bool {
    let Action::Charge(line) = action else { return false };
    let (first, last) = (line.hexes().iter().next(), line.hexes().iter().last());
    (first, last) == (Some(one.min(other)), Some(one.max(other)))
}

/// What a click on the place pointed at would do; or that it is refused.
pub(super) fn aim_by_pointer(table: &OnTable<Game>, in_hand: &mut InHand) {
    if in_hand.by_keys {
        return;
    }
    let (legal, tool) = (&table.legal, in_hand.tool);
    let writing = table.view.phase == Phase::Write && table.view.own_sheet().is_some_and(|(_, turn)| !turn.is_done());
    in_hand.aim = match in_hand.hovered {
        Some(Target::Box(cell)) => {
            let here =
                |action: &&Action| matches!(action, Action::Write { cell: other, .. } | Action::CrossOut { cell: other } if *other == cell);
            let mut on_box = legal.iter().filter(here);
            let first = on_box.clone().next().copied();
            on_box.find(|action| fits(tool, action)).copied().or(first)
        }
        Some(Target::Hex(hex)) => {
            let lines = lines_through(legal, hex);
            let dragged = in_hand.dragged_from.and_then(|from| lines.iter().find(|line| is_between(line, from, hex)));
            dragged.or_else(|| lines.get(in_hand.cycle % lines.len().max(1))).copied()
        }
        None => None,
    };
    in_hand.refused = in_hand.hovered.filter(|target| in_hand.aim.is_none() && writing && in_hand.spent != Some(*target));
}

/// Aims at the next target of what is in hand.
pub(super) fn aim_next(table: &OnTable<Game>, in_hand: &mut InHand, back: bool) {
    let targets: Vec<Action> = table.legal.iter().filter(|action| fits(in_hand.tool, action)).copied().collect();
    if targets.is_empty() {
        return;
    }
    let at = in_hand.aim.and_then(|aim| targets.iter().position(|target| *target == aim));
    let next = match (at, back) {
        (None, _) => 0,
        (Some(at), false) => (at + 1) % targets.len(),
        (Some(at), true) => (at + targets.len() - 1) % targets.len(),
    };
    in_hand.by_keys = true;
    in_hand.refused = None;
    in_hand.aim = Some(targets[next]);
}

/// Aims at the nearest target in a direction of the screen.
pub(super) fn aim_towards(
    table: &OnTable<Game>,
    in_hand: &mut InHand,
    direction: Vec2,
    consoles: &Query<&GlobalTransform, With<Console>>,
    cameras: &Query<&GlobalTransform, With<TableCamera>>,
) {
    let (Ok(console), Ok(camera)) = (consoles.single(), cameras.single()) else { return };
    let Some(from) = in_hand.aim.as_ref().and_then(|aim| action_at(table.view.grid, aim)) else { return aim_next(table, in_hand, false) };
    // Right and down of the screen, on the face of the console.
    let (right, down) = (camera.right(), -camera.up());
    let flat = |at: Vec3| {
        let at = console.transform_point(at);
        Vec2::new(at.dot(*right), at.dot(*down))
    };
    let origin = flat(from);
    let cost = |action: &Action| {
        let way = flat(action_at(table.view.grid, action)?) - origin;
        let along = way.dot(direction);
        (along > 0.05).then(|| along + 2.5 * way.perp_dot(direction).abs())
    };
    let candidates = table.legal.iter().filter(|action| fits(in_hand.tool, action)).filter_map(|action| Some((cost(action)?, *action)));
    if let Some((_, best)) = candidates.min_by(|a, b| a.0.total_cmp(&b.0)) {
        in_hand.by_keys = true;
        in_hand.refused = None;
        in_hand.aim = Some(best);
    }
}
