//! Clicks in slow frames. Picking looks at the table once a frame, where the pointer is in the end, and takes a click for
//! what the pointer was on in the frame before: a pointer that comes and clicks within one frame would click nothing.

use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerInput};
use bevy::prelude::*;

use crate::desktop::redraw::Busy;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, spread.after(PickingSystems::Input).before(PickingSystems::PostInput));
}

/// Leaves what is too much for one frame to the next.
fn spread(mut inputs: ResMut<Messages<PointerInput>>, mut late: Local<Vec<PointerInput>>, mut busy: ResMut<Busy>) {
    if late.is_empty() && too_much(inputs.iter_current_update_messages().map(|input| &input.action)).is_none() {
        return;
    }
    late.extend(inputs.iter_current_update_messages().cloned());
    let end = too_much(late.iter().map(|input| &input.action)).unwrap_or(late.len());
    // What came in the frame before has been read.
    inputs.clear();
    inputs.write_batch(late.drain(..end));
    if !late.is_empty() {
        busy.moves();
    }
}

/// The place of the first action that has to wait for the next frame: moving on after a click, letting go after coming
/// or pressing.
fn too_much<'a>(mut actions: impl Iterator<Item = &'a PointerAction>) -> Option<usize> {
    let (mut came, mut clicked) = (false, false);
    actions.position(|action| {
        let waits = match action {
            PointerAction::Move { .. } => clicked,
            PointerAction::Release(_) => came,
            _ => false,
        };
        came |= matches!(action, PointerAction::Move { .. } | PointerAction::Press(_));
        clicked |= matches!(action, PointerAction::Press(_) | PointerAction::Release(_));
        waits
    })
}

#[cfg(test)]
mod tests {
    use bevy::picking::pointer::{PointerAction, PointerButton};
    use bevy::prelude::Vec2;

    use super::too_much;

    #[test]
    fn a_click_takes_a_frame_to_come_and_press_and_one_to_let_go() {
        let (mv, press, release) = (
            PointerAction::Move { delta: Vec2::X },
            PointerAction::Press(PointerButton::Primary),
            PointerAction::Release(PointerButton::Primary),
        );
        for (actions, later) in [
            (vec![mv, mv, press], None),
            (vec![release, press], None),
            (vec![mv, press, release], Some(2)),
            (vec![press, release], Some(1)),
            (vec![mv, release], Some(1)),
            (vec![press, mv, release], Some(1)),
            (vec![release, mv], Some(1)),
        ] {
            assert_eq!(too_much(actions.iter()), later, "{actions:?}");
        }
    }
}
