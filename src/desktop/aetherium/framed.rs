//! What the frame around the table shows of this game: steps, progress, plates.

use bevy::math::Vec2;
use bevy_egui::egui;

use super::{Phase, shows};
use crate::desktop::settings::Settings;
use crate::desktop::table::aim::{Goal, who};
use crate::desktop::table::frame::{Acting, Framed};
use crate::desktop::table::layout::Foot;
use crate::desktop::table::phase::Phase as _;
use crate::desktop::table::playback::Beat;
use crate::desktop::table::results::{Standing, by_place};
use crate::desktop::table::session::{OnTable, Tabled};
use crate::desktop::theme::Palette;
use crate::key;
use crate::rules::aetherium::content::{Counted, EndsOn, Program, Score, Then, abilities, card_text, goal_text};
use crate::rules::aetherium::{Asked, MOST_RAM, SIDE, Slot, Square, Stage, State as Game, Told, View};
use crate::rules::content::Content;
use crate::rules::game::{Names, Seat, Seats};
use crate::t;

impl Tabled for Game {
    const SCENE: &'static str = include_str!("../../../scenes/aetherium.scn.ron");

    fn turn(view: &View) -> Option<Seat> {
        Some(view.table.turn)
    }
}

impl Framed for Game {
    fn cards(content: &'static Content) -> Vec<(String, String)> {
        let programs = content.aetherium.catalog.programs().iter();
        let explained = |program: &'static Program| {
            let abilities = abilities(program).into_iter().map(|(name, line)| (name.to_owned(), line.replacen(&format!(" {name}"), "", 1)));
            std::iter::once((program.name.clone(), card_text(program).join(" "))).chain(abilities)
        };
        programs.flat_map(explained).collect()
    }

    fn has_hand(_: &OnTable<Self>) -> bool {
        true
    }

    const FOOT: Foot = Foot::Aside;

    fn corner(table: &OnTable<Self>, _: &Settings) -> Option<Vec2> {
        table.replay.is_none().then_some(super::hands::ROWS)
    }

    fn doing(view: &View, acting: &Acting) -> String {
        let Acting { who, player, count, .. } = acting;
        match view.asked {
            Asked::PlaceSchema => t!("ae-doing-schema", who = *who, player = player.as_str(), count = *count),
            Asked::PlaceToken => t!("ae-doing-token", who = *who, player = player.as_str(), count = *count),
            Asked::Order => t!("ae-doing-order", who = *who, player = player.as_str(), count = *count),
            Asked::Enter => t!("ae-doing-enter", who = *who, player = player.as_str(), count = *count),
            Asked::Act | Asked::Nothing => acting.turn(),
            _ if acting.own == Some(view.table.turn) => acting.turn(),
            _ => t!("ae-doing-choose", who = *who, player = player.as_str(), count = *count),
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

    fn actor(event: &Told) -> Option<Seat> {
        super::recall::actor(&event.what)
    }

    fn is_last(view: &View) -> bool {
        view.standing.left.is_some_and(|left| left.into_iter().max() == Some(1))
    }

    fn winners(view: &View) -> Seats {
        view.table.winner.map_or(Seats::NONE, Seats::one)
    }

    const NOBODY_WINS: &'static str = key!("ae-tie");

    fn standing(table: &OnTable<Self>) -> Option<Standing> {
        let (view, open) = (&table.view, &table.view.table);
        let row = |(seat, place): (Seat, usize)| {
            let (nodes, pylons) = open.held(seat);
            let numbers =
                [view.standing.points[seat.index()].to_string(), open.side(seat).ram.to_string(), nodes.to_string(), pylons.to_string()];
            let programs = t!("ae-result-programs", alive = open.cards(seat).count_ones(), count = open.slots(seat).count());
            (seat, place, numbers.into_iter().chain([programs, open.side(seat).recalibrations.to_string()]).collect())
        };
        Some(Standing {
            how: format!("{} · {}", open.operation().name, table.log.last().map_or("", |line| line.text.as_str())),
            columns: vec![
                t!("ae-column-points"),
                t!("ae-word-ram"),
                t!("ae-column-nodes"),
                t!("ae-column-pylons"),
                t!("ae-column-programs"),
                t!("ae-column-recalibrations"),
            ],
            rows: by_place(2, |seat| open.winner == Some(seat)).into_iter().map(row).collect(),
        })
    }

    fn fates(view: &View) -> Vec<(Seat, String)> {
        let open = &view.table;
        let fate = |slot: Slot| {
            let program = open.card(slot)?.name.as_str();
            Some(match (open.is_alive(slot), open.is_deleted(slot)) {
                (true, _) => program.to_owned(),
                (_, true) => t!("ae-result-deleted", program = program),
                _ => t!("ae-result-left", program = program),
            })
        };
        let line = |seat: Seat| (seat, open.slots(seat).filter_map(fate).collect::<Vec<_>>().join(", "));
        [Seat(0), Seat(1)].map(line).to_vec()
    }

    fn miniature(painter: &egui::Painter, palette: &Palette, rect: egui::Rect, view: &View) {
        let open = &view.table;
        let side = rect.height().min(rect.width()) / f32::from(SIDE);
        let corner = rect.center() - egui::Vec2::splat(side * f32::from(SIDE) / 2.0);
        let place = |square: Square| {
            let at = egui::vec2(f32::from(square.x()), f32::from(SIDE) - 1.0 - f32::from(square.y()));
            egui::Rect::from_min_size(corner + at * side, egui::Vec2::splat(side))
        };
        painter.rect_filled(egui::Rect::from_center_size(rect.center(), egui::Vec2::splat(side * f32::from(SIDE))), 2.0, palette.raised);
        for schema in 0..open.schemas.len() {
            let color = open.holder(schema).map_or(palette.muted, |seat| palette.seat(seat)).gamma_multiply(0.45);
            for square in open.ground().footprint(schema).iter() {
                painter.rect_filled(place(square).shrink(0.25), 0.0, color);
            }
        }
        let slots = (0..2).flat_map(|seat| open.slots(Seat(seat)).collect::<Vec<_>>());
        for model in slots.flat_map(|slot| slot.models().iter().collect::<Vec<_>>()) {
            if let Some(square) = open.model(model).place.square() {
                painter.circle_filled(place(square).center(), side * 0.6, palette.seat(model.seat()));
            }
        }
    }

    fn lead(view: &View, seat: Seat) -> i32 {
        // Without programs a side has lost, whatever it holds.
        let alive = match view.table.cards(seat).count_ones() as i32 {
            0 => -100,
            alive => alive,
        };
        i32::from(view.standing.points[seat.index() % 2]) * 4 + alive
    }

    fn progress(view: &View) -> String {
        view.table.operation().name.clone()
    }

    fn goal(view: &View, own: Option<Seat>, names: Names<'_>) -> Goal {
        let (open, points) = (&view.table, view.standing.points);
        let operation = open.operation();
        let hunts = operation.end_on(EndsOn::AvatarDeleted) == Some(Then::Wins);
        let only_node = matches!(operation.scoring[..], [Score::Node(_)]) && operation.counted == Counted::AtEnd;
        let aim = match (hunts, only_node) {
            (true, _) => "avatar",
            (_, true) => "node",
            _ => "points",
        };
        let playing = open.stage != Stage::Over;
        let last = [Seat(0), Seat(1)].into_iter().find(|seat| open.cards(*seat).count_ones() == 1);
        let alarm = if playing && Self::is_last(view) {
            let leader = view.standing.leader;
            let player = leader.map_or_else(String::new, |seat| names.of(seat).into_owned());
            let who = leader.map_or("nobody", |seat| who(seat, own));
            Some((Seats::NONE, t!("ae-alarm-last", who = who, player = player)))
        } else {
            last.filter(|_| playing)
                .map(|seat| (Seats::NONE, t!("ae-alarm-program", who = who(seat, own), player = names.of(seat).into_owned())))
        };
        let most = points.into_iter().max().unwrap_or_default().max(1);
        Goal {
            aim: t!("ae-aim", what = aim),
            brings: Some(goal_text(operation)),
            unit: t!("ae-unit", what = aim),
            reach: points.map(|points| f32::from(points) / f32::from(most)).to_vec(),
            steps: None,
            alarm,
            good: own.is_some() && (if Self::is_last(view) { view.standing.leader == own } else { last != own }),
        }
    }

    fn card(view: &View) -> [String; 2] {
        let operation = view.table.operation();
        let empty = match operation.end_on(EndsOn::WipedOut) {
            Some(Then::Wins) => "wins",
            _ => "points",
        };
        [t!("ae-start-turn"), t!("ae-start-end", times = operation.recalibrations(), empty = empty)]
    }

    fn plate(view: &View, seat: Seat) -> (String, Vec<(&'static str, String, String)>) {
        let open = &view.table;
        let side = open.side(seat);
        let (nodes, pylons) = open.held(seat);
        let programs = open.slots(seat).count();
        let alive = open.cards(seat).count_ones();
        // Where so many end the match, they are told with those done.
        let times = view.standing.left.map_or_else(String::new, |_| format!("/{}", open.operation().recalibrations()));
        let mut counts = vec![
            ("battery-charging", format!("{}/{MOST_RAM}", side.ram), t!("ae-plate-ram")),
            ("cards", format!("{}", side.pad.count_ones()), t!("ae-plate-pad")),
            ("cpu", format!("{alive}/{programs}"), t!("ae-plate-programs")),
            ("circle", format!("{nodes}"), t!("ae-plate-nodes")),
            ("diamond", format!("{pylons}"), t!("ae-plate-pylons")),
            ("arrows-clockwise", format!("{}{times}", side.recalibrations), t!("ae-plate-recalibrations")),
        ];
        if view.waiting.contains(seat) && side.ordering && view.own() != Some(seat) {
            counts.push(("clock", t!("ae-plate-ordering"), t!("ae-plate-ordering.tip")));
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
