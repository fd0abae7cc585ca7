//! A user in the inspector: memory, numbers, what lasts, what is known of its hand, and one's own stops.

use bevy_egui::egui::{RichText, Sense, Stroke, StrokeKind, Ui, vec2};

use super::stops::SeatStops;
use super::words::{name, title, whose};
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::{Palette, icon, mono, small, strong};
use crate::rules::data_warriors::{Asked, Costing, Kind, Lasting, Lasts, POINTS, State as Game, Until, View};
use crate::rules::game::Seat;

/// Something that lasts for a while, in words.
pub fn lasting_words(table: &OnTable<Game>, lasting: &Lasting) -> String {
    let (view, names) = (&table.view, table.names());
    let until = match lasting.until {
        Until::EndOfTurn => "until this turn ends".to_owned(),
        Until::YourCleanup => format!("until {} next Memory Cleanup", whose(view, names, lasting.setter)),
        Until::TheirCleanup => format!("until {} next Memory Cleanup", whose(view, names, lasting.whom)),
        Until::WhileInPlay => match lasting.source {
            Some(card) => format!("as long as {} is in play", title(&view.table, card)),
            None => "for a while".to_owned(),
        },
        Until::Ever => "for good".to_owned(),
    };
    let more = |more: i8| if more < 0 { format!("{} less", more.unsigned_abs()) } else { format!("{more} more") };
    match lasting.what {
        Lasts::Control { back, .. } => format!("under control {until}, then back to {}", name(view, names, back)),
        Lasts::Commands { more: by, .. } => format!("its commands cost {} {until}", more(by)),
        Lasts::Cost { costing: Costing::Commands, more: by, .. } => format!("commands cost {} {until}", more(by)),
        Lasts::Cost { costing: Costing::Cards(kinds), more: by, .. } => {
            let kinds: Vec<&str> = kinds.iter().map(Kind::label).collect();
            format!("playing {} costs {} {until}", kinds.join(", "), more(by))
        }
    }
}

/// The memory monitor: what is told by colour on the table is told by words here.
fn memory(ui: &mut Ui, palette: &Palette, view: &View, seat: Seat) {
    let user = view.table.user(seat);
    let (allocated, own) = (user.memory.allocated(), user.memory.own);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for at in 0..POINTS {
            let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            if at < own {
                ui.painter().rect_filled(rect, 2.0, palette.asks);
            } else if at < allocated {
                ui.painter().rect_stroke(rect, 2.0, Stroke::new(1.5, palette.refused), StrokeKind::Inside);
                ui.painter().line_segment([rect.left_top(), rect.right_bottom()], Stroke::new(2.0, palette.refused));
                ui.painter().line_segment([rect.left_bottom(), rect.right_top()], Stroke::new(2.0, palette.refused));
            } else {
                ui.painter().rect_stroke(rect, 2.0, Stroke::new(1.5, palette.net), StrokeKind::Inside);
            }
        }
        ui.label(mono(format!("{} free", user.memory.free()), 13.0));
    });
    let mut text = format!("{own} allocated");
    if allocated > own {
        text += &format!(", {} throttled", allocated - own);
    }
    ui.label(small(text).color(palette.muted)).on_hover_text("Allocated MP stay so until the own next Memory Cleanup (DW-20)");
}

/// A user with all that is to be known of it.
pub fn show_user(ui: &mut Ui, palette: &Palette, table: &OnTable<Game>, seat: Seat, stops: &mut SeatStops) {
    let (view, names) = (&table.view, table.names());
    let own = view.own() == Some(seat);
    let user = view.table.user(seat);
    ui.horizontal(|ui| {
        ui.label(palette.mark(seat).size(18.0));
        ui.label(strong(if own { "You".to_owned() } else { names.of(seat).into_owned() }).size(18.0));
    });
    memory(ui, palette, view, seat);
    let text = format!("drive {} · hand {} · trash {}", user.drive, user.hand, view.table.trash.count(seat));
    ui.label(mono(text, 13.0));
    let shields: u8 = user.shields.iter().sum();
    if shields > 0 {
        let wipes = if shields == 1 { "the next wipe".to_owned() } else { format!("the next {shields} wipes") };
        let text = format!("{} shielded against {wipes}", icon("shield"));
        ui.label(small(text).color(palette.gained)).on_hover_text("Until its next Memory Cleanup (DW-60)");
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
        ui.label(small(format!("{} You know of its hand: {}", icon("eye"), known.join(", "))));
    }
    if own && table.replay.is_none() && view.asked != Asked::Nothing {
        ui.separator();
        ui.label(strong("Stops").size(14.0)).on_hover_text("Where the program waits for you (DW-44)");
        let mut now = stops.of(seat);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(10.0, 2.0);
            for (on, text, without) in [
                (&mut now.init, "Init", "Without: you draw as many as you can"),
                (&mut now.setup, "Setup", "Without: your Setup ends at once"),
                (&mut now.run, "Run", "Without: your Run ends at once"),
                (&mut now.own_items, "My own items", "Without: you pass for what you issued yourself"),
            ] {
                let hint = format!("{without}. It takes the same time whatever you hold, so it tells nobody anything (DW-44)");
                ui.checkbox(on, RichText::new(text).size(13.0)).on_hover_text(hint);
            }
        });
        if now != stops.of(seat) {
            *stops.of_mut(seat) = now;
        }
        ui.label(small("What others issue: in the menu, under “Who plays”.").color(palette.muted));
    }
}
