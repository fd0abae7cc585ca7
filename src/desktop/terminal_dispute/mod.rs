//! The table of Terminal Dispute: an escape-pod console with the matrix, the charger, the tracker and the shared board.

mod console;
mod dice;
mod fittings;
mod hexes;
pub(super) mod in_hand;
mod inspector;
pub(super) mod pieces;
mod pointing;
mod recall;
mod results;
mod small_sheet;
mod style;
mod writing;

use bevy::prelude::*;
use bevy_egui::egui::{Painter, Pos2, Rect, Vec2};

use super::Screen;
use super::sound::Sound;
use super::table::aim::{Goal, who};
use super::table::frame::Framed;
use super::table::playback::Beat;
use super::table::results::by_place;
use super::table::session::Tabled;
use super::table::{phase, table_plugin};
use super::theme::Palette;
use crate::key;
use crate::rules::game::{Game as _, Names, Seat, Seats};
use crate::rules::terminal_dispute::{Event, Phase, ROUNDS, State as Game, View};
use crate::t;

/// The phases of a round as states.
#[derive(SubStates, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Match(Game::ID))]
pub enum Step {
    /// The start player is to throw the dice.
    #[default]
    Roll,
    /// The start player puts the dice on their spots.
    Allocate,
    /// Everybody writes.
    Write,
    /// The match is over.
    Over,
}

impl phase::Phase for Step {
    const OVER: Self = Self::Over;

    fn steps(self) -> (&'static [(&'static str, &'static str)], Option<usize>) {
        let current = match self {
            Self::Roll => Some(0),
            Self::Allocate => Some(1),
            Self::Write => Some(2),
            Self::Over => None,
        };
        (
            &[
                (key!("td-step-roll"), key!("td-step-roll.tip")),
                (key!("td-step-allocate"), key!("td-step-allocate.tip")),
                (key!("td-step-write"), key!("td-step-write.tip")),
            ],
            current,
        )
    }

    fn rule(self) -> &'static str {
        match self {
            Self::Roll | Self::Allocate => "TD-10",
            Self::Write => "TD-12",
            Self::Over => "TD-50",
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(table_plugin::<Game>)
        .add_plugins((style::plugin, console::plugin, dice::plugin, in_hand::plugin, writing::plugin))
        .add_plugins((inspector::plugin, recall::plugin, pointing::plugin, results::plugin));
}

impl Tabled for Game {
    const SCENE: &'static str = include_str!("../../../scenes/terminal_dispute.scn.ron");
}

impl Framed for Game {
    type Phase = Step;

    const LOOKS_AT_OWN: bool = false;

    const CHOICES: bool = true;
    const COUNTS_ON_TABLE: bool = true;
    const PICTURES: bool = true;

    fn picture(painter: &Painter, palette: &Palette, rect: Rect, view: &View, seat: Seat) {
        small_sheet::draw(painter, palette, rect, view.grid, &view.sheets[seat.index()].sheet);
    }

    fn miniature(painter: &Painter, palette: &Palette, rect: Rect, view: &View) {
        let seats = view.seats().max(1);
        let columns = if seats > 2 { 2 } else { 1 };
        let rows = seats.div_ceil(columns);
        let size = Vec2::new(rect.width() / f32::from(columns), rect.height() / f32::from(rows));
        for at in 0..seats {
            let corner = rect.min + size * Vec2::new(f32::from(at % columns), f32::from(at / columns));
            let place = Rect::from_min_size(corner, size).shrink(2.0);
            // As wide as it comes out: two squares beside each other.
            let high = place.height().min(place.width() / 2.7);
            let edge = Rect::from_min_size(Pos2::new(place.left(), place.center().y - high / 2.0), Vec2::new(2.0, high));
            painter.rect_filled(edge, 1.0, palette.seat(Seat(at)));
            let sheet = Rect::from_min_size(Pos2::new(place.left() + 5.0, edge.top()), Vec2::new(place.width() - 5.0, high));
            small_sheet::draw(painter, palette, sheet, view.grid, &view.sheets[usize::from(at)].sheet);
        }
    }

    fn lead(view: &View, seat: Seat) -> i32 {
        i32::from(view.sheets[seat.index()].total)
    }

    fn phase(view: &View) -> Step {
        match view.phase {
            Phase::Roll => Step::Roll,
            Phase::Allocate => Step::Allocate,
            Phase::Write => Step::Write,
            Phase::Over => Step::Over,
        }
    }

    fn beat(event: &Event, _phase: Step) -> Beat<Step> {
        let sound = match event {
            Event::Rolled { .. } => Some(Sound::DiceLand),
            Event::Allocated { .. } => Some(Sound::Socket),
            Event::Wrote { .. } => Some(Sound::Write),
            Event::CrossedOut { .. } => Some(Sound::CrossOut),
            Event::Charged { circles: 0, .. } => Some(Sound::Charge),
            Event::Charged { .. } => Some(Sound::Circle),
            Event::Swapped { .. } => Some(Sound::Swap),
            Event::RoundEnded { .. } => Some(Sound::Round),
            Event::Finished { .. } | Event::Shown { .. } => None,
        };
        Beat { seconds: 0.0, sound, caption: None, phase: None, joins: false }
    }

    fn actor(event: &Event) -> Option<Seat> {
        match event {
            Event::Rolled { seat, .. }
            | Event::Wrote { seat, .. }
            | Event::CrossedOut { seat, .. }
            | Event::Charged { seat, .. }
            | Event::Swapped { seat, .. }
            | Event::Finished { seat }
            | Event::Shown { seat, .. } => Some(*seat),
            Event::Allocated { by, .. } => *by,
            Event::RoundEnded { .. } => None,
        }
    }

    fn is_last(view: &View) -> bool {
        view.round == ROUNDS
    }

    fn winners(view: &View) -> Seats {
        let order = by_place(view.seats(), |seat| view.sheets[seat.index()].total);
        order.into_iter().filter(|(_, place)| *place == 1).fold(Seats::NONE, |seats, (seat, _)| seats.with(seat))
    }

    fn progress(view: &View) -> String {
        match view.phase {
            Phase::Over => t!("td-progress-over"),
            _ if view.seats() > 1 => t!("td-progress", round = view.round, rounds = ROUNDS),
            _ if view.by_chance => t!("td-progress-chance", round = view.round, rounds = ROUNDS),
            _ => t!("td-progress-own", round = view.round, rounds = ROUNDS),
        }
    }

    fn goal(view: &View, own: Option<Seat>, names: Names<'_>) -> Goal {
        let totals: Vec<i32> = (0..view.seats()).map(|at| Self::lead(view, Seat(at))).collect();
        let most = totals.iter().copied().max().unwrap_or_default().max(1);
        let leaders: Vec<Seat> = (0..view.seats()).map(Seat).filter(|seat| totals[seat.index()] == most).collect();
        let alarm = (view.round == ROUNDS && view.phase != Phase::Over && view.seats() > 1).then(|| match leaders[..] {
            // One's own points count what has just been written, those of others don't yet.
            _ if view.phase == Phase::Write => (Seats::NONE, t!("td-alarm-writing")),
            [leader] => {
                let next = totals.iter().copied().filter(|total| *total < most).max().unwrap_or_default();
                let player = names.of(leader).into_owned();
                (Seats::NONE, t!("td-alarm-last", who = who(leader, own), player = player, points = most - next))
            }
            _ => (Seats::NONE, t!("td-alarm-tie", points = most)),
        });
        Goal {
            aim: if view.seats() > 1 { t!("td-aim", rounds = ROUNDS) } else { t!("td-aim-alone", rounds = ROUNDS) },
            brings: None,
            unit: t!("td-unit"),
            reach: totals.iter().map(|total| *total as f32 / most as f32).collect(),
            steps: None,
            alarm,
            good: view.phase != Phase::Write && own.is_some_and(|own| leaders == [own]),
        }
    }

    fn card(_: &View) -> [String; 2] {
        [t!("td-start-turn"), t!("td-start-end", rounds = ROUNDS)]
    }

    fn plate(view: &View, seat: Seat) -> (String, Vec<(&'static str, String, String)>) {
        let seen = &view.sheets[seat.index()];
        let mut counts = Vec::new();
        // One's own stand on the console.
        if view.own() != Some(seat) {
            counts.extend([
                ("grid-nine", seen.sheet.matrix.score().to_string(), t!("td-plate-matrix")),
                ("battery-charging", seen.sheet.charger.len().to_string(), t!("td-plate-charger")),
                ("lightning", seen.sheet.tracker.ready().to_string(), t!("td-plate-abilities")),
            ]);
        }
        if view.start == seat && view.phase != Phase::Over {
            counts.push(("flag", String::new(), t!("td-plate-start")));
        }
        if seen.finished {
            counts.push(("check", String::new(), t!("td-plate-finished")));
        }
        (seen.total.to_string(), counts)
    }
}
