//! The plates of the seats along the left.

use bevy_egui::egui::{self, Align, Color32, Frame, Layout, Margin, Sense, Stroke};

use super::aim::{Goal, meter};
use super::frame::Framed;
use super::glossary::{beside, hint};
use super::layout::PlateSize;
use super::session::OnTable;
use crate::desktop::theme::{Palette, icon, mono, small, strong};
use crate::matches::Player;
use crate::net::client::{LOW, clock_face};
use crate::rules::game::Seat;
use crate::rules::glossary::Glossary;
use crate::t;

/// One seat's plate: mark, name, who plays, score and counts, as far as they have been seen.
pub(super) fn plate<G: Framed>(
    ui: &mut egui::Ui,
    palette: &Palette,
    (table, view): (&OnTable<G>, &G::View),
    seat: Seat,
    (looked_at, goal): (bool, &Goal),
    (size, picture): (PlateSize, f32),
) -> egui::Response {
    let (words, (score, counts)) = (G::glossary(), G::plate(view, seat));
    let alarming = goal.alarm.as_ref().is_some_and(|(seats, _)| seats.contains(seat));
    let (score, score_color) =
        changing(ui, palette, (seat.0, "score"), score, if alarming && !goal.good { palette.refused } else { palette.text });
    let counted = format!("{} {score}", goal.unit);
    let acts = table.actors.contains(seat);
    let own = table.view_seat() == Some(seat);
    // What is amber asks the person at the screen.
    let asked = acts && (own || table.view_seat().is_none() || table.replay.is_some());
    let edge = if looked_at {
        Stroke::new(2.0, palette.net)
    } else if acts {
        Stroke::new(2.0, if asked { palette.asks } else { palette.muted })
    } else {
        Stroke::new(1.0, palette.line)
    };
    let you = || small(t!("seat-you")).color(palette.asks);
    let draw_picture = |ui: &mut egui::Ui| {
        if picture > 0.0 && !own {
            let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), picture), Sense::hover());
            // Under it is the meter.
            let clear = egui::Rect::from_min_max(rect.min + egui::vec2(0.0, 1.0), rect.max - egui::vec2(0.0, 4.0));
            G::picture(ui.painter(), palette, clear, view, seat);
        }
    };
    let quiet = palette.muted.lerp_to_gamma(palette.text, 0.4);
    // Where a count says what it means, the plate need not.
    let mut on_count = false;
    let inner = Frame::new()
        .fill(if asked { palette.panel.lerp_to_gamma(palette.asks, 0.16) } else { palette.panel })
        .stroke(edge)
        .corner_radius(6)
        .inner_margin(Margin::symmetric(8, if size == PlateSize::Compact { 3 } else { 6 }))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            if size == PlateSize::Small {
                ui.vertical_centered(|ui| {
                    let mark = ui.label(palette.mark(seat)).rect;
                    if own {
                        let (beside, font) = (mark.right_center(), egui::FontId::proportional(11.0));
                        ui.painter().text(beside, egui::Align2::LEFT_CENTER, icon("user"), font, palette.asks);
                    }
                    let score = ui.add(egui::Label::new(mono(score, 13.0).color(score_color)).extend());
                    on_count |= explain(ui, score, (palette, words), &format!("{counted}\n{}", goal.meaning()));
                });
                return;
            }
            ui.horizontal(|ui| {
                ui.label(palette.mark(seat));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    on_count |= draw_score(ui, (palette, words), (&score, score_color), goal, &table.names().of(seat), own);
                    if own {
                        ui.label(you());
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.add(egui::Label::new(strong(table.names().of(seat).into_owned())).truncate());
                    });
                });
            });
            if counts.is_empty() && table.clocks.is_none() {
                return;
            }
            let draw_counts = |ui: &mut egui::Ui| {
                ui.spacing_mut().item_spacing.x = 5.0;
                draw_clock(ui, palette, table, seat);
                for (symbol, text, meaning) in counts {
                    let (text, color) = changing(ui, palette, (seat.0, symbol), text, quiet);
                    // Words stand on hover, where there is no room for them.
                    let hidden = size == PlateSize::Compact && text.len() > 5;
                    // Icon and number stay together where a row is broken.
                    let short = if hidden { icon(symbol).to_string() } else { format!("{}\u{a0}{text}", icon(symbol)) };
                    let hint = if hidden { format!("{text}: {meaning}") } else { meaning };
                    let count = ui.label(small(short).size(COUNT).color(color));
                    on_count |= explain(ui, count, (palette, words), &hint);
                }
            };
            if size == PlateSize::Compact {
                ui.horizontal(draw_counts);
            } else {
                ui.horizontal_wrapped(draw_counts);
            }
            draw_picture(ui);
        });
    meter(ui.painter(), palette, inner.response.rect, goal, seat);
    let look = match (own, G::LOOKS_AT_OWN) {
        (true, true) => t!("seat-own"),
        (true, false) => t!("seat-yours"),
        _ => t!("seat-look", player = table.names().of(seat).into_owned()),
    };
    let bot = match table.players.get(seat.index()) {
        Some(Player::Bot(level)) => format!("{} {}\n", icon("robot"), level.label()),
        _ => String::new(),
    };
    let has_bar = goal.reach.get(seat.index()).is_some_and(|reach| *reach > 0.0);
    let bar = if has_bar { format!("\n{}", t!("seat-bar")) } else { String::new() };
    let response = inner.response.interact(Sense::click());
    if !on_count {
        beside(&response, |ui| _ = ui.label(format!("{bot}{look}{bar}")));
    }
    response
}

/// What a score or count means, at the right of the plate; gives whether it is pointed at.
fn explain(ui: &egui::Ui, response: egui::Response, (palette, words): (&Palette, Glossary), text: &str) -> bool {
    let hovered = response.hovered();
    let interact_rect = response.interact_rect.with_max_x(ui.max_rect().right() + 8.0);
    beside(&egui::Response { interact_rect, ..response }, |ui| hint(ui, palette, words, text));
    hovered
}

/// The size of counts, in points.
const COUNT: f32 = 14.5;

/// How much time a seat has, where that is counted.
fn draw_clock<G: Framed>(ui: &mut egui::Ui, palette: &Palette, table: &OnTable<G>, seat: Seat) {
    let Some((clocks, left)) = table.clocks.as_ref().and_then(|clocks| Some((clocks, clocks.left(seat)?))) else { return };
    let color = match clocks.runs(seat) {
        _ if left < LOW => palette.refused,
        true => palette.text,
        false => palette.muted,
    };
    ui.label(mono(clock_face(left), 13.0).color(color)).on_hover_text(t!("new-match-clock.tip"));
}

/// The score with its unit, where both have room beside the name; gives whether it is pointed at.
fn draw_score(
    ui: &mut egui::Ui,
    (palette, words): (&Palette, Glossary),
    (score, color): (&str, Color32),
    goal: &Goal,
    name: &str,
    own: bool,
) -> bool {
    let response = ui.label(mono(score, 16.0).color(color));
    let set = |text: &str, size: f32| {
        ui.painter().layout_no_wrap(text.to_owned(), egui::FontId::proportional(size), color).size().x + ui.spacing().item_spacing.x
    };
    // A bold name is wider.
    let beside = set(name, 17.5) + if own { set(&t!("seat-you"), 13.0) } else { 0.0 };
    let mut over = explain(ui, response, (palette, words), &format!("{} {score}\n{}", goal.unit, goal.meaning()));
    if set(&goal.unit, 14.0) + beside <= ui.available_width() {
        let unit = ui.label(small(&goal.unit).size(14.0).color(palette.muted));
        over |= explain(ui, unit, (palette, words), &goal.meaning());
    }
    over
}

/// How long a number takes to count to what it is now, and to lose its colour again, in seconds.
const COUNTS: f32 = 0.45;
const BLINKS: f32 = 0.9;

/// A text that has changed counts up or down, if it is a number, and blinks once.
fn changing(ui: &egui::Ui, palette: &Palette, id: (u8, &str), text: String, color: Color32) -> (String, Color32) {
    let (ctx, id) = (ui.ctx(), egui::Id::new(("changing", id)));
    if ui.style().animation_time <= 0.0 {
        return (text, color);
    }
    let changes = ctx.data_mut(|data| {
        let (before, changes) = data.get_temp_mut_or_insert_with(id, || (text.clone(), 0.0_f32));
        if *before != text {
            (*before, *changes) = (text.clone(), *changes + 1.0);
        }
        *changes
    });
    let fresh = (changes - ctx.animate_value_with_time(id.with("blinks"), changes, BLINKS)).clamp(0.0, 1.0);
    let shown = match text.parse::<u16>() {
        Ok(number) => ctx.animate_value_with_time(id.with("counts"), f32::from(number), COUNTS).round().to_string(),
        Err(_) => text,
    };
    (shown, color.lerp_to_gamma(palette.asks, fresh))
}
