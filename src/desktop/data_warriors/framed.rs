//! What the frame around the table shows of this game: steps, progress, plates; and the question to the whole table.

use bevy_egui::egui;

use super::Phase;
use super::words::item_title;
use crate::desktop::board::has_hand;
use crate::desktop::sound::Sound;
use crate::desktop::table::aim::{Goal, who};
use crate::desktop::table::frame::{Acting, Framed};
use crate::desktop::table::layout::Foot;
use crate::desktop::table::phase::Phase as _;
use crate::desktop::table::playback::{Beat, CaptionSize};
use crate::desktop::table::results::{Standing, by_place};
use crate::desktop::table::session::{OnTable, Question, Tabled};
use crate::desktop::theme::{Palette, icon};
use crate::rules::content::Content;
use crate::rules::data_warriors::{
    Action, Asked, DRIVE, Event, Face, Item, LAST_ROUND, Named, POINTS, Place, State as Game, Step, Table, TurnStep, View, card_text,
};
use crate::rules::game::{Names, Seat, Seats};
use crate::t;

/// So few cards on a drive are said.
const LITTLE: u8 = 6;

/// Whom an item targets by what lies open: players, and those whose cards or items are targets.
fn aimed_at(table: &Table, item: &Item) -> Seats {
    item.picks.iter().fold(Seats::NONE, |seats, pick| match pick.named {
        Named::User(seat) => seats.with(seat),
        Named::Card(card) => match table.desk.get(card) {
            Some(placed) => seats.with(placed.controller).with(placed.at),
            None => seats.with(card.owner()),
        },
        Named::Item(number) => table.item(number).map_or(seats, |other| seats.with(other.issuer)),
    })
}

impl Tabled for Game {
    const SCENE: &'static str = include_str!("../../../scenes/data_warriors.scn.ron");

    fn turn(view: &View) -> Option<Seat> {
        (view.table.step != Step::Boot).then_some(view.table.turn)
    }

    const ASKS: bool = true;

    fn question(view: &View, names: Names<'_>) -> Option<Question<Action>> {
        let table = &view.table;
        let top = table.stack.last().filter(|_| view.asked == Asked::Respond)?;
        // Those after the player asked, before the current one, are asked later (DW-13).
        let mut left = Seats::one(table.asked);
        let mut next = table.after(table.asked);
        while next != table.turn && !left.contains(next) {
            left = left.with(next);
            next = table.after(next);
        }
        let text = t!("dw-question", player = names.of(top.issuer).into_owned(), what = item_title(table, top));
        let parts =
            [u64::from(table.round), u64::from(table.turn.0), u64::from(table.issues), u64::from(top.number), table.stack.len() as u64];
        let id = parts.into_iter().fold(0, |id, part| id << 10 | part);
        Some(Question { text, id, left, concerns: aimed_at(table, top), pass: Action::Pass })
    }
}

impl Framed for Game {
    fn cards(content: &'static Content) -> Vec<(String, String)> {
        let text = |face: &Face| t!("dw-card-words", kind = face.kind.label(), cost = face.cost, text = card_text(face).join(" "));
        content.data_warriors.catalog.faces().into_iter().map(|face| (face.title.clone(), text(face))).collect()
    }

    fn has_hand(table: &OnTable<Self>) -> bool {
        has_hand(table)
    }

    const FOOT: Foot = Foot::Beside;

    fn doing(view: &View, acting: &Acting) -> String {
        let Acting { who, player, count, .. } = acting;
        match view.asked {
            Asked::Mulligan => t!("dw-doing-mulligan", who = *who, player = player.as_str(), count = *count),
            Asked::Respond => t!("dw-doing-respond", who = *who, player = player.as_str(), count = *count),
            Asked::Discard(_) => t!("dw-doing-discard", who = *who, player = player.as_str(), count = *count),
            Asked::Place | Asked::Either | Asked::Amount | Asked::Target | Asked::Order if acting.own != Some(view.table.turn) => {
                t!("dw-doing-choose", who = *who, player = player.as_str(), count = *count)
            }
            _ => acting.turn(),
        }
    }

    type Phase = Phase;

    fn phase(view: &View) -> Phase {
        match view.table.step {
            Step::Boot => Phase::Boot,
            Step::Turn(step) => Phase::of(step),
            Step::Over => Phase::Over,
        }
    }

    fn beat(event: &Event, phase: Phase) -> Beat<Phase> {
        let hurry = if phase == Phase::Boot { 0.4 } else { 1.0 };
        Beat {
            seconds: seconds(event) * hurry,
            sound: sound(event),
            caption: is_told(event).then_some(CaptionSize::Plain),
            phase: if let Event::StepBegan { step, .. } = event { Some(Phase::of(*step)) } else { None },
            joins: false,
        }
    }

    fn actor(event: &Event) -> Option<Seat> {
        match event {
            // Who loses cards does nothing.
            Event::Moved { from: Place::Drive, to: Place::Trash, .. } => None,
            Event::Moved { owner, .. } => Some(*owner),
            Event::Issued { seat, .. }
            | Event::Copied { seat, .. }
            | Event::Resolves { seat, .. }
            | Event::Halted { seat, .. }
            | Event::EffectHappens { seat, .. }
            | Event::StepBegan { seat, .. }
            | Event::Allocated { seat, .. }
            | Event::Freed { seat, .. }
            | Event::Shielded { seat, .. }
            | Event::ShieldHit { seat } => Some(*seat),
            Event::Controlled { by, .. } | Event::Throttled { by, .. } | Event::HandRead { by, .. } | Event::DriveRead { by, .. } => {
                Some(*by)
            }
            _ => None,
        }
    }

    fn is_last(view: &View) -> bool {
        view.table.round == LAST_ROUND
    }

    fn winners(view: &View) -> Seats {
        view.table.winners
    }

    /// Winners first, then who went out last.
    fn standing(table: &OnTable<Self>) -> Option<Standing> {
        let table = &table.view.table;
        let rank = |seat: Seat| match table.user(seat).out {
            _ if table.winners.contains(seat) => u16::MAX,
            0 => u16::from(u8::MAX) + 1,
            out => u16::from(out),
        };
        let how = if table.round > LAST_ROUND {
            t!("dw-standing-rounds", rounds = LAST_ROUND)
        } else {
            t!("dw-standing-out", round = table.round)
        };
        let row = |(seat, place): (Seat, usize)| {
            let user = table.user(seat);
            let fate = match (user.out, table.winners.contains(seat)) {
                (_, true) => format!("{} {}", icon("trophy"), t!("dw-standing-winner")),
                (0, false) => t!("dw-standing-in"),
                _ => format!("{} {}", icon("skull"), t!("dw-plate-out.short")),
            };
            (seat, place, vec![user.drive.to_string(), fate])
        };
        Some(Standing {
            how,
            columns: vec![t!("dw-column-drive"), String::new()],
            rows: by_place(table.seats, rank).into_iter().map(row).collect(),
        })
    }

    fn miniature(painter: &egui::Painter, palette: &Palette, rect: egui::Rect, view: &View) {
        let table = &view.table;
        let high = rect.height() / f32::from(table.seats.max(1));
        for seat in (0..table.seats).map(Seat) {
            let place = egui::Rect::from_min_size(rect.min + egui::vec2(0.0, high * f32::from(seat.0)), egui::vec2(rect.width(), high));
            let (place, user, color) = (place.shrink2(egui::vec2(3.0, 2.0)), table.user(seat), palette.seat(seat));
            painter.rect_filled(place, 2.0, palette.raised);
            // Drive and trash are bars, as full as they are.
            let bar = |at: f32, part: f32, color: egui::Color32| {
                let all = egui::Rect::from_min_size(place.min + egui::vec2(at, 2.0), egui::vec2(5.0, place.height() - 4.0));
                painter.rect_filled(all, 1.0, palette.room);
                let full = egui::Rect::from_min_max(egui::pos2(all.left(), all.bottom() - all.height() * part.min(1.0)), all.max);
                painter.rect_filled(full, 1.0, color);
            };
            bar(3.0, f32::from(user.drive) / 40.0, color);
            bar(10.0, f32::from(table.trash.count(seat)) / 40.0, palette.muted);
            let left = place.left() + 20.0;
            let wide = (place.right() - left - 4.0) / 8.0;
            for point in 0..POINTS {
                let cell = egui::Rect::from_min_size(
                    egui::pos2(left + wide * f32::from(point), place.top() + 3.0),
                    egui::vec2(wide - 1.5, (place.height() * 0.18).max(3.0)),
                );
                let used = point < user.memory.allocated();
                painter.rect_filled(cell, 0.0, if used { palette.muted } else { palette.room });
            }
            let top = place.top() + 3.0 + (place.height() * 0.18).max(3.0) + 3.0;
            for nth in 0..table.desk.lying(seat).iter().count().min(16) {
                let (column, row) = (nth % 8, nth / 8);
                let tall = (place.bottom() - top - 3.0) / 2.0;
                let card = egui::Rect::from_min_size(
                    egui::pos2(left + wide * column as f32, top + tall * row as f32),
                    egui::vec2(wide - 1.5, tall - 1.5),
                );
                painter.rect_filled(card, 1.0, color.gamma_multiply(0.75));
            }
        }
    }

    fn lead(view: &View, seat: Seat) -> i32 {
        i32::from(view.table.user(seat).drive)
    }

    fn progress(view: &View) -> String {
        match view.table.step {
            Step::Over => t!("dw-over"),
            Step::Boot => String::new(),
            Step::Turn(_) => t!("dw-round", round = view.table.round),
        }
    }

    fn goal(view: &View, own: Option<Seat>, names: Names<'_>) -> Goal {
        let table = &view.table;
        let all = || (0..table.seats).map(Seat);
        let ends =
            all().filter(|seat| table.user(*seat).out == 0 && table.user(*seat).drive <= LITTLE).min_by_key(|seat| table.user(*seat).drive);
        let alarm = ends.filter(|_| matches!(table.step, Step::Turn(_))).map(|seat| {
            let (player, cards) = (names.of(seat).into_owned(), table.user(seat).drive);
            (Seats::one(seat), t!("dw-alarm-drive", who = who(seat, own), player = player, cards = cards))
        });
        let full = all().map(|seat| table.user(seat).drive).max().unwrap_or_default().max(DRIVE as u8);
        Goal {
            aim: t!("dw-aim"),
            brings: None,
            unit: t!("dw-unit"),
            reach: all().map(|seat| f32::from(table.user(seat).drive) / f32::from(full)).collect(),
            steps: None,
            alarm,
            good: own.is_some() && ends != own && table.seats == 2,
        }
    }

    fn card(_: &View) -> [String; 2] {
        [t!("dw-start-turn", points = POINTS), t!("dw-start-end")]
    }

    fn plate(view: &View, seat: Seat) -> (String, Vec<(&'static str, String, String)>) {
        let user = view.table.user(seat);
        if user.out > 0 {
            return (t!("dw-plate-out.short"), vec![("skull", t!("dw-plate-out"), t!("dw-plate-out.tip"))]);
        }
        let mut counts = vec![("cards", user.hand.to_string(), t!("dw-plate-cards"))];
        // Desktops that share a row are too narrow to tell these.
        if view.table.seats > 2 {
            counts.extend([
                ("cpu", format!("{}/{POINTS}", user.memory.free()), t!("dw-plate-memory")),
                ("trash", view.table.trash.count(seat).to_string(), t!("dw-plate-trash")),
            ]);
        }
        let throttled = user.memory.allocated() - user.memory.own;
        if throttled > 0 {
            counts.push(("prohibit", throttled.to_string(), t!("dw-plate-throttled")));
        }
        let shields: u8 = user.shields.iter().sum();
        if shields > 0 {
            counts.push(("shield", shields.to_string(), t!("dw-plate-shields")));
        }
        (user.drive.to_string(), counts)
    }

    fn rule_in_play(view: &View) -> &'static str {
        match view.asked {
            Asked::Place => "DW-31",
            Asked::Either => "DW-70",
            Asked::Amount => "DW-22",
            Asked::Target => "DW-40",
            Asked::Discard(_) if view.table.step != Step::Turn(TurnStep::Exit) => "DW-60",
            Asked::Order => "DW-52",
            _ => Self::phase(view).rule(),
        }
    }
}

/// How long an event is looked at, in seconds at normal speed.
const fn seconds(event: &Event) -> f32 {
    match event {
        Event::Moved { from: Place::Drive, to: Place::Trash, .. } => 0.3,
        Event::Moved { .. } => 0.22,
        Event::Issued { .. } | Event::Copied { .. } | Event::Halted { .. } => 1.0,
        Event::Resolves { .. } | Event::EffectHappens { .. } | Event::HandRead { .. } | Event::DriveRead { .. } => 0.7,
        Event::Shielded { .. } | Event::ShieldHit { .. } | Event::Controlled { .. } | Event::CostChanged { .. } => 0.7,
        Event::Decided { .. } | Event::Out { .. } | Event::Resigned { .. } => 0.8,
        Event::StepBegan { step: TurnStep::Init | TurnStep::Run, .. } => 0.6,
        Event::StepBegan { .. } => 0.25,
        Event::Throttled { .. } => 0.5,
        Event::Turned { .. } | Event::Passed { .. } | Event::CardRead { .. } => 0.15,
        Event::Choosing { .. } | Event::Chosen { .. } | Event::Allocated { .. } | Event::Freed { .. } | Event::StepEnded { .. } => 0.0,
        Event::Over { .. } => 0.4,
    }
}

/// What an event sounds like.
const fn sound(event: &Event) -> Option<Sound> {
    Some(match event {
        Event::Moved { from: Place::Drive, to: Place::Trash, .. } => Sound::Wipe,
        Event::Moved { to: Place::Desktop(_) | Place::Host(_), .. } => Sound::Boot,
        Event::Moved { from: Place::Drive, .. } => Sound::Deal,
        Event::Moved { .. } => Sound::Card,
        Event::Decided { again: true, .. } => Sound::Shuffle,
        Event::Issued { .. } | Event::Copied { .. } => Sound::Issue,
        Event::Resolves { .. } | Event::EffectHappens { .. } => Sound::Resolve,
        Event::Halted { .. } => Sound::Halt,
        Event::ShieldHit { .. } => Sound::ShieldHit,
        Event::Throttled { .. } => Sound::Throttle,
        Event::Controlled { .. } => Sound::Control,
        Event::HandRead { .. } | Event::DriveRead { .. } | Event::CardRead { .. } => Sound::Peek,
        Event::Shielded { .. } => Sound::Shield,
        Event::CostChanged { .. } => Sound::Mark,
        Event::Turned { .. } => Sound::Turn,
        Event::Out { .. } | Event::Resigned { .. } => Sound::Out,
        Event::StepBegan { step: TurnStep::Init, .. } => Sound::Round,
        _ => return None,
    })
}

/// Whether an event is put into words over the table; the moves of cards are seen.
const fn is_told(event: &Event) -> bool {
    match event {
        Event::StepBegan { step, .. } => matches!(step, TurnStep::Init | TurnStep::Run),
        Event::Moved { from, to, .. } => matches!((from, to), (Place::Hand, Place::Desktop(_) | Place::Host(_)) | (Place::Desktop(_), _)),
        Event::Passed { .. }
        | Event::Choosing { .. }
        | Event::Chosen { .. }
        | Event::Allocated { .. }
        | Event::Freed { .. }
        | Event::StepEnded { .. }
        | Event::Turned { .. }
        | Event::Over { .. } => false,
        _ => true,
    }
}
