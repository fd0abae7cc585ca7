//! A player in the inspector: memory, numbers, what lasts, what is known of their hand, and one's own stops.

use bevy_egui::egui::{RichText, Sense, Stroke, StrokeKind, Ui, vec2};

use super::stops::SeatStops;
use super::words::{addressed, title};
use crate::desktop::table::glossary::{label, tip};
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::{Palette, icon, mono, small, strong};
use crate::rules::data_warriors::{Asked, Costing, Kind, Lasting, Lasts, POINTS, State as Game, Until, View};
use crate::rules::game::{Game as _, Seat};
use crate::t;

/// Something that lasts for a while, in words.
pub fn lasting_words(table: &OnTable<Game>, lasting: &Lasting) -> String {
    let (view, names) = (&table.view, table.names());
    let (until, whom, card) = match lasting.until {
        Until::EndOfTurn => ("turn", lasting.whom, ""),
        Until::YourCleanup => ("cleanup", lasting.setter, ""),
        Until::TheirCleanup => ("cleanup", lasting.whom, ""),
        Until::WhileInPlay => ("card", lasting.whom, lasting.source.map_or("", |card| title(&view.table, card))),
        Until::Ever => ("ever", lasting.whom, ""),
    };
    let (whose, player) = addressed(view, names, whom);
    let until = t!("dw-lasting-until", until = until, who = whose, player = player, card = card);
    let way = |more: i8| if more < 0 { "less" } else { "more" };
    match lasting.what {
        Lasts::Control { back, .. } => {
            let (who, player) = addressed(view, names, back);
            t!("dw-lasting-control", until = until, who = who, player = player)
        }
        Lasts::Commands { more, .. } | Lasts::Cost { costing: Costing::Commands, more, .. } => {
            t!("dw-lasting-commands", way = way(more), count = more.unsigned_abs(), until = until)
        }
        Lasts::Cost { costing: Costing::Cards(kinds), more, .. } => {
            let kinds: Vec<&str> = kinds.iter().map(Kind::label).collect();
            t!("dw-lasting-cards", kinds = kinds.join(", "), way = way(more), count = more.unsigned_abs(), until = until)
        }
    }
}

/// The memory monitor: what is told by colour on the table is told by words here.
fn memory(ui: &mut Ui, palette: &Palette, view: &View, seat: Seat) {
    let user = view.table.user(seat);
    let (allocated, own) = (user.memory.allocated(), user.memory.own);
    let points = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for at in 0..POINTS {
            let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            // As on the table.
            if at < own {
                ui.painter().rect_filled(rect.shrink(2.0), 2.0, palette.muted);
            } else if at < allocated {
                ui.painter().rect_stroke(rect, 2.0, Stroke::new(1.5, palette.refused), StrokeKind::Inside);
                ui.painter().line_segment([rect.left_top(), rect.right_bottom()], Stroke::new(2.0, palette.refused));
                ui.painter().line_segment([rect.left_bottom(), rect.right_top()], Stroke::new(2.0, palette.refused));
            } else {
                ui.painter().rect_filled(rect, 2.0, palette.net);
            }
        }
        label(ui, palette, Game::glossary(), mono(t!("dw-memory-free", count = user.memory.free()), 13.0));
    });
    tip(points.response, palette, Game::glossary(), t!("dw-memory-points.tip"));
    let text = t!("dw-memory-allocated", count = own, throttled = allocated - own);
    let (words, explains) = label(ui, palette, Game::glossary(), small(text).color(palette.muted));
    if !explains {
        tip(words, palette, Game::glossary(), t!("dw-memory-allocated.tip"));
    }
}

/// A player with all that is known of them.
pub fn show_user(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>, seat: Seat, stops: &mut SeatStops) {
    let (view, names) = (&table.view, table.names());
    let own = view.own() == Some(seat);
    let user = view.table.user(seat);
    ui.horizontal(|ui| {
        ui.label(palette.mark(seat).size(18.0));
        ui.label(strong(if own { t!("dw-you") } else { names.of(seat).into_owned() }).size(18.0));
    });
    memory(ui, palette, view, seat);
    let text = t!("dw-player-piles", drive = user.drive, hand = user.hand, trash = view.table.trash.count(seat));
    label(ui, palette, Game::glossary(), mono(text, 13.0));
    let shields: u8 = user.shields.iter().sum();
    if shields > 0 {
        let text = format!("{} {}", icon("shield"), t!("dw-player-shielded", count = shields));
        tip(ui.label(small(text).color(palette.gained)), palette, Game::glossary(), t!("dw-player-shielded.tip"));
    }
    for lasting in view.table.lasting.iter() {
        if let Lasts::Cost { user, .. } = lasting.what
            && user == seat
        {
            ui.label(small(lasting_words(table, lasting)).color(palette.asks));
        }
    }
    let known: Vec<&str> = view.hands.owned(seat).iter().map(|card| title(&view.table, card)).collect();
    if !own && !known.is_empty() {
        ui.label(small(format!("{} {}", icon("eye"), t!("dw-player-known", cards = known.join(", ")))));
    }
    if own && table.replay.is_none() && view.asked != Asked::Nothing {
        ui.separator();
        ui.label(strong(t!("dw-stops")).size(14.0)).on_hover_text(t!("dw-stops.tip"));
        let mut now = stops.of(seat);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(10.0, 2.0);
            for (on, text, without) in [
                (&mut now.init, t!("dw-stop-init"), t!("dw-stop-init.tip")),
                (&mut now.setup, t!("dw-stop-setup"), t!("dw-stop-setup.tip")),
                (&mut now.run, t!("dw-stop-run"), t!("dw-stop-run.tip")),
                (&mut now.own_items, t!("dw-stop-own-items"), t!("dw-stop-own-items.tip")),
            ] {
                ui.checkbox(on, RichText::new(text).size(13.0)).on_hover_text(without);
            }
        });
        if now != stops.of(seat) {
            *stops.of_mut(seat) = now;
        }
        ui.label(small(t!("question-where")).color(palette.muted));
    }
}
