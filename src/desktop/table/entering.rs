//! What explains the thing under the pointer closes when the pointer leaves that thing, but stays for who comes to read it: its
//! words can be pointed at then.

use bevy_egui::egui::{Context, Pos2, Rect};

use crate::desktop::redraw::Busy;

/// How long the pointer is at rest before it has entered, also over what may be clicked next, and before all that it points at
/// there has been explained, in seconds.
pub const RESTS: f64 = 0.1;
pub const RESTS_OVER: f64 = 0.35;
const SETTLES: f64 = 1.0;

/// How far the pointer has come into an explanation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entered {
    /// It is elsewhere.
    No,
    /// It is on the explanation, maybe only on its way to what lies behind.
    Maybe,
    /// It is at rest there.
    Yes,
}

/// Follows the pointer from what it points at into the explanation of that.
#[derive(Debug, Clone, Default)]
pub struct Entering {
    /// Whether it was outside while the explanation stood where it stands.
    outside: bool,
    /// Where it was last, and since when.
    at: Option<(Pos2, f64)>,
    entered: bool,
}

impl Entering {
    /// The explanation was last drawn in `shown`; it is entered by who `rests` so long in it, and over what is `needed`, which may
    /// be clicked next, by nobody.
    pub fn follow(&mut self, ctx: &Context, shown: Option<Rect>, (needed, rests): (&[Rect], f64), busy: &mut Busy) -> Entered {
        let (now, pressed, pointer) =
            ctx.input(|input| (input.time, input.pointer.any_down() || input.pointer.any_released(), input.pointer.latest_pos()));
        let (Some(shown), Some(pointer)) = (shown, pointer) else {
            *self = Self::default();
            return Entered::No;
        };
        if !shown.contains(pointer) {
            *self = Self { outside: true, ..Self::default() };
            return Entered::No;
        }
        let presses_through = pressed && !(self.entered && on_control(ctx));
        if !self.outside || presses_through || needed.iter().any(|needed| needed.contains(pointer)) {
            *self = Self::default();
            return Entered::No;
        }
        let since = match self.at {
            Some((before, since)) if before.distance(pointer) < 2.0 => since,
            _ => now,
        };
        self.at = Some((pointer, since));
        self.entered |= now - since >= rests;
        if now - since < SETTLES {
            busy.soon();
        }
        if self.entered { Entered::Yes } else { Entered::Maybe }
    }
}

/// Whether something that can be clicked is under the pointer.
#[must_use]
pub fn on_control(ctx: &Context) -> bool {
    let hovered = ctx.interaction_snapshot(|seen| seen.hovered.clone());
    hovered.into_iter().any(|id| ctx.read_response(id).is_some_and(|response| response.sense.senses_click()))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Event, RawInput, pos2};

    use super::*;

    /// Follows a pointer that is here at these times, while the explanation is `shown`.
    fn follow(path: &[(f64, Pos2)], needed: &[Rect]) -> Vec<Entered> {
        let (ctx, mut entering, mut busy) = (Context::default(), Entering::default(), Busy::default());
        let shown = Rect::from_min_max(pos2(100.0, 100.0), pos2(300.0, 300.0));
        let mut at = |(time, at): &(f64, Pos2)| {
            ctx.begin_pass(RawInput { time: Some(*time), events: vec![Event::PointerMoved(*at)], ..RawInput::default() });
            let entered = entering.follow(&ctx, Some(shown), (needed, RESTS), &mut busy);
            ctx.end_pass().textures_delta.clear();
            entered
        };
        path.iter().map(&mut at).collect()
    }

    const OUTSIDE: Pos2 = pos2(50.0, 50.0);
    const INSIDE: Pos2 = pos2(150.0, 150.0);

    #[test]
    fn who_comes_to_rest_in_it_has_entered() {
        let path = [(0.0, OUTSIDE), (0.1, INSIDE), (0.3, INSIDE), (0.4, pos2(200.0, 200.0)), (0.5, OUTSIDE)];
        assert_eq!(follow(&path, &[]), [Entered::No, Entered::Maybe, Entered::Yes, Entered::Yes, Entered::No]);
    }

    #[test]
    fn who_passes_through_has_not() {
        let path = [(0.0, OUTSIDE), (0.05, INSIDE), (0.1, pos2(200.0, 200.0)), (0.15, pos2(250.0, 250.0)), (0.2, pos2(400.0, 400.0))];
        assert_eq!(follow(&path, &[]), [Entered::No, Entered::Maybe, Entered::Maybe, Entered::Maybe, Entered::No]);
    }

    #[test]
    fn it_does_not_open_around_the_pointer_or_over_what_is_needed() {
        assert_eq!(follow(&[(0.0, INSIDE), (0.5, INSIDE)], &[]), [Entered::No; 2]);
        let needed = Rect::from_center_size(INSIDE, bevy_egui::egui::vec2(20.0, 20.0));
        assert_eq!(follow(&[(0.0, OUTSIDE), (0.1, INSIDE), (0.5, INSIDE)], &[needed]), [Entered::No; 3]);
    }
}
