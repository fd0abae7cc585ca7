//! How a player goes about each action with the pointer.

use bevy::input::ButtonState;
use bevy::prelude::*;

use super::{InHand, Tool};
use crate::desktop::headless::on_purpose::{OnPurpose, Player};
use crate::desktop::table::session::OnTable;
use crate::desktop::terminal_dispute::dice::Die;
use crate::desktop::terminal_dispute::pieces::{BoxPiece, HexPiece};
use crate::rules::terminal_dispute::{Action, Line, State as Game};

impl OnPurpose for Game {
    fn go_about(player: &mut Player<'_>, action: &Action) {
        match *action {
            Action::Allocate(allocation) => {
                let dice = player.resource::<OnTable<Game>>().view.dice;
                let mut left: Vec<u8> = (0..5).collect();
                for value in allocation.spots() {
                    let Some(at) = left.iter().position(|die| dice[usize::from(*die)] == value) else { return };
                    let die = left.remove(at);
                    click(player, |piece: &Die| piece.0 == die);
                }
                player.click_button_for::<Game>(action);
            }
            Action::Write { value, cell } => {
                let held = move |world: &World| world.resource::<InHand>().tool == Tool::Write(value);
                player.click_buttons(held);
                click(player, |piece: &BoxPiece| piece.0 == cell);
            }
            Action::CrossOut { cell } => click(player, |piece: &BoxPiece| piece.0 == cell),
            Action::Charge(line) if line != Line::NOTHING => {
                let hexes: Vec<u8> = line.hexes().iter().collect();
                let (Some(first), Some(last)) = (hexes.first().copied(), hexes.last().copied()) else { return };
                let neighbour = |player: &mut Player<'_>| point_at(player, |piece: &HexPiece| piece.0 != first);
                point_at(player, |piece: &HexPiece| piece.0 == first);
                player.button(ButtonState::Pressed);
                neighbour(player);
                point_at(player, |piece: &HexPiece| piece.0 == last);
                player.button(ButtonState::Released);
            }
            _ => player.click_button_for::<Game>(action),
        }
    }
}

/// Points at a piece, a little beside its middle and between the corners of a hex: a ray may slip through where triangles meet.
fn point_at<P: Component>(player: &mut Player<'_>, is_it: impl Fn(&P) -> bool) {
    let world = player.headless.app.world_mut();
    let mut pieces = world.query::<(&P, &GlobalTransform)>();
    let at = pieces.iter(world).find(|(piece, _)| is_it(piece)).map(|(_, at)| at.translation());
    if let Some(at) = at {
        player.point_at(at + Vec3::new(0.1, 0.0, 0.026));
    }
}

fn click<P: Component>(player: &mut Player<'_>, is_it: impl Fn(&P) -> bool) {
    point_at(player, is_it);
    player.button(ButtonState::Pressed);
    player.button(ButtonState::Released);
}
