//! What the frame around the table shows of this game: steps, progress, plates.

use super::{Phase, shows};
use crate::desktop::table::frame::{Doing, Framed};
use crate::desktop::table::phase::Phase as _;
use crate::desktop::table::playback::Beat;
use crate::desktop::table::session::Tabled;
use crate::rules::aetherium::{Asked, MOST_RAM, Stage, State as Game, Told, View};
use crate::rules::game::Seat;

impl Tabled for Game {
    const SCENE: &'static str = include_str!("../../../scenes/aetherium.scn.ron");
}

impl Framed for Game {
    const TRAY: f32 = 150.0;

    fn doing(view: &View) -> Doing {
        match view.asked {
            Asked::PlaceSchema => Doing { you: "Place a schema", one: " places a schema", many: "players place schemas" },
            Asked::PlaceToken => Doing { you: "Place a token", one: " places a token", many: "players place tokens" },
            Asked::Order => Doing { you: "Order your PAD", one: " orders its PAD", many: "players order their PADs" },
            Asked::Enter => Doing { you: "Enter the server", one: " enters the server", many: "players enter" },
            Asked::Act | Asked::Nothing => Doing::default(),
            _ => Doing { you: "You choose", one: " chooses", many: "players choose" },
        }
    }

    type Phase = Phase;

    fn phase(view: &View) -> Phase {
        let open = &view.table;
        match (open.stage, view.asked) {
            (Stage::Over, _) => Phase::Over,
            (Stage::Schemas, _) => Phase::Schemas,
            (Stage::Tokens, _) => Phase::Tokens,
            (Stage::Ordering, _) if open.sides.iter().any(|side| side.recalibrations > 0) => Phase::Recalibration,
            (Stage::Ordering, _) => Phase::Ordering,
            (Stage::Activation, Asked::Model) => Phase::Activation,
            (Stage::Activation, Asked::Enter) => Phase::Entering,
            (Stage::Activation, Asked::Act | Asked::Nothing) => Phase::Acting,
            (Stage::Activation, _) => Phase::Answering,
        }
    }

    fn beat(event: &Told, _phase: Phase) -> Beat<Phase> {
        shows::beat(&event.what)
    }

    fn has_won(view: &View, seat: Seat) -> bool {
        view.table.winner == Some(seat)
    }

    fn progress(view: &View) -> String {
        let open = &view.table;
        let operation = open.operation();
        match (open.stage, view.standing.left) {
            (Stage::Over, _) => format!("{} · over", operation.name),
            (_, Some(left)) => {
                let times = operation.recalibrations();
                let done = times - left.into_iter().max().unwrap_or_default().min(times);
                format!("{} · re-calibration {done} of {times}", operation.name)
            }
            _ => operation.name.clone(),
        }
    }

    fn plate(view: &View, seat: Seat) -> (String, Vec<(&'static str, String, &'static str)>) {
        let open = &view.table;
        let side = open.side(seat);
        let (nodes, pylons) = open.held(seat);
        let gauge: String = (0..MOST_RAM).map(|at| if at < side.ram { '█' } else { '░' }).collect();
        let programs = open.slots(seat).count();
        let alive = open.cards(seat).count_ones();
        let mut counts = vec![
            ("battery-charging", format!("{gauge} {}", side.ram), "RAM, 0 to 10: overclocks and moves schemas (AE-60, AE-70, AE-71)"),
            ("cards", format!("{}", side.pad.count_ones()), "Cards left in the PAD until re-calibration (AE-11, AE-12)"),
            ("cpu", format!("{alive}/{programs}"), "Programs not deleted (AE-55)"),
            ("circle", format!("{nodes}"), "Nodes held (AE-22)"),
            ("diamond", format!("{pylons}"), "Pylons held (AE-22)"),
            ("arrows-clockwise", format!("{}", side.recalibrations), "Times re-calibrated (AE-81)"),
        ];
        if view.waiting.contains(seat) && side.ordering {
            counts.push(("clock", "ordering".into(), "Orders its PAD in secret (AE-10, AE-80)"));
        }
        (view.standing.points[seat.index() % 2].to_string(), counts)
    }

    fn rule_in_play(view: &View) -> &'static str {
        match view.asked {
            Asked::First => "AE-15",
            Asked::Caught(_) => "AE-74",
            Asked::Lose(_) => "AE-112",
            Asked::WithoutPlace(_) | Asked::Mate(_) => "AE-111",
            Asked::Disruption => "AE-57",
            Asked::Text(_) => "AE-21",
            _ => Self::phase(view).rule(),
        }
    }
}
