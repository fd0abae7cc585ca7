//! Steps into the noise, and whether a dry way leads on as well (AE-90, AE-92); .EXE that change nothing (AE-21).

use super::actions::Action;
use super::base::Base;
use super::effects::Text;
use super::reach::Reach;
use super::view::View;
use crate::rules::game::Seat;
use crate::t;

/// So many CS more a dry way may cost to be the better one.
const DETOUR: u8 = 1;

pub(super) fn waste(view: &View, seat: Seat, action: &Action) -> Option<String> {
    if view.own() != Some(seat) {
        return None;
    }
    let open = &view.table;
    let (model, direction) = match *action {
        Action::Step { model, direction, .. } => (model, direction),
        Action::Exe { model, exe } if open.changes_nothing(model, exe) => {
            return Some(t!("ae-waste-exe", exe = open.text_name(model, Text::Exe(exe))));
        }
        _ => return None,
    };
    let (walk, budget) = (open.walk(model)?, open.budget());
    let step = walk.step(direction, budget).ok().filter(|step| step.enters_noise)?;
    if open.active.noised.contains(open.unit_of(model)) {
        return None;
    }
    let mut on = walk;
    on.walker.base = Base::new(step.to, walk.walker.base.is_omni());
    let (dry, wet) = (Reach::around_noise(&walk, budget), Reach::new(&on, step.left));
    let wades = || t!("ae-waste-wades", model = super::words::model_words(open, model));
    let mut more = 0;
    for to in wet.squares() - walk.noise {
        // Back where it stands it needs no way.
        let around = if to == walk.walker.base.square() { 0 } else { dry.cs(to).unwrap_or(u8::MAX) };
        let through = step.cs + wet.cs(to)?;
        if around > through + DETOUR {
            return Some(wades());
        }
        more = more.max(around.saturating_sub(through));
    }
    if (wet.squares() - walk.noise).first().is_none() {
        return Some(wades());
    }
    Some(t!("ae-waste-noise", model = super::words::model_words(open, model), more = more))
}
