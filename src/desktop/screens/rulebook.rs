//! The rulebook: chapters in our own words, numbered as the rules are, searchable, opened at the rule that a refusal names.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui_commonmark::{CommonMarkCache, CommonMarkViewer};

use super::overlay_window;
use crate::desktop::DrawSet;
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::settings::Language;
use crate::desktop::theme::{Palette, heading, icon, mono, small};
use crate::games::{IDS, Visitor, with_game};
use crate::rules::game::Game;
use crate::t;

/// A chapter: its title and its pieces in order.
struct Chapter {
    title: &'static str,
    pieces: Vec<Piece>,
}

/// A piece of a chapter.
enum Piece {
    /// A heading.
    Heading(&'static str),
    /// A rule with its number.
    Rule(&'static str, &'static str),
    /// Anything else, as Markdown.
    Text(&'static str),
}

/// Asks a game for its chapter.
struct Ask;

impl Visitor for Ask {
    type Output = &'static str;

    fn visit<G: Game>(self) -> &'static str {
        G::chapter()
    }
}

/// The chapters in the language that is chosen.
fn chapters() -> Vec<Chapter> {
    let games = IDS.iter().filter_map(|game| with_game(game, Ask));
    crate::text::chapter("how-to-play").into_iter().chain(games).map(Chapter::parse).collect()
}

impl Chapter {
    /// Takes a chapter apart: `# title`, `## heading`, `- **TD-21** rule`, and text between them.
    fn parse(text: &'static str) -> Self {
        let title = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default();
        let mut pieces = Vec::new();
        for block in text.split("\n\n").map(str::trim).filter(|block| !block.is_empty()) {
            if block.starts_with("# ") {
                continue;
            }
            if let Some(name) = block.strip_prefix("## ") {
                pieces.push(Piece::Heading(name));
            } else if block.lines().all(|line| line.starts_with("- **")) {
                for line in block.lines() {
                    match line.strip_prefix("- **").and_then(|line| line.split_once("**")) {
                        Some((rule, words)) if rule.contains('-') && !rule.contains(' ') => pieces.push(Piece::Rule(rule, words.trim())),
                        _ => pieces.push(Piece::Text(line)),
                    }
                }
            } else {
                pieces.push(Piece::Text(block));
            }
        }
        Self { title, pieces }
    }

    fn has(&self, rule: &str) -> bool {
        self.pieces.iter().any(|piece| matches!(piece, Piece::Rule(id, _) if *id == rule))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Overlay).run_if(in_state(Overlay::Rulebook)));
}

/// What is read.
#[derive(Default)]
struct Reading {
    chapters: Vec<Chapter>,
    chapter: usize,
    search: String,
    /// The rule that was opened; it stays marked.
    marked: Option<String>,
}

fn draw(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    mut overlays: Overlays,
    (mut reading, language): (Local<Reading>, Res<Language>),
    mut cache: Local<CommonMarkCache>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut jump = None;
    let reading = &mut *reading;
    if reading.chapters.is_empty() || language.is_changed() {
        reading.chapters = chapters();
    }
    if let Some(rule) = overlays.take_rule() {
        if let Some(chapter) = reading.chapters.iter().position(|chapter| chapter.has(&rule)) {
            reading.chapter = chapter;
        }
        reading.search.clear();
        reading.marked = Some(rule.clone());
        jump = Some(rule);
    }
    let closed = overlay_window(ctx, &palette, &t!("rulebook"), 860.0, |ui| {
        ui.horizontal_wrapped(|ui| {
            for (at, chapter) in reading.chapters.iter().enumerate() {
                if ui.selectable_label(reading.chapter == at, chapter.title).clicked() {
                    reading.chapter = at;
                    reading.marked = None;
                }
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let hint = format!("{} {}", icon("magnifying-glass"), t!("rulebook-search"));
                ui.add(egui::TextEdit::singleline(&mut reading.search).hint_text(hint).desired_width(260.0));
            });
        });
        ui.separator();
        let wanted = reading.search.trim().to_lowercase();
        egui::ScrollArea::vertical().auto_shrink(false).id_salt(("chapter", reading.chapter)).show(ui, |ui| {
            let width = ui.available_width() - 12.0;
            ui.set_max_width(width);
            if wanted.is_empty() {
                for (at, piece) in reading.chapters[reading.chapter].pieces.iter().enumerate() {
                    ui.push_id(at, |ui| show(ui, &palette, &mut cache, piece, reading.marked.as_deref(), jump.as_deref()));
                }
                return;
            }
            // A search looks through all chapters, and shows whole rules.
            let mut found = 0;
            for (at, chapter) in reading.chapters.iter().enumerate() {
                let fits = |piece: &&Piece| match piece {
                    Piece::Heading(_) => false,
                    Piece::Rule(id, text) => id.to_lowercase().contains(&wanted) || text.to_lowercase().contains(&wanted),
                    Piece::Text(text) => text.to_lowercase().contains(&wanted),
                };
                let hits: Vec<&Piece> = chapter.pieces.iter().filter(fits).collect();
                if hits.is_empty() {
                    continue;
                }
                found += hits.len();
                ui.label(small(chapter.title).color(palette.muted));
                for (hit, piece) in hits.into_iter().enumerate() {
                    ui.push_id((at, hit), |ui| show(ui, &palette, &mut cache, piece, None, None));
                }
            }
            if found == 0 {
                ui.label(RichText::new(t!("rulebook-nothing", words = reading.search.trim())).color(palette.muted));
            }
        });
    });
    if closed {
        overlays.close();
    }
    Ok(())
}

fn show(ui: &mut egui::Ui, palette: &Palette, cache: &mut CommonMarkCache, piece: &Piece, marked: Option<&str>, jump: Option<&str>) {
    match piece {
        Piece::Heading(text) => {
            ui.add_space(6.0);
            ui.label(heading(*text));
        }
        // A table that is too wide is scrolled by itself, and does not widen the window.
        Piece::Text(text) if text.starts_with('|') => {
            egui::ScrollArea::horizontal().show(ui, |ui| CommonMarkViewer::new().show(ui, cache, text));
        }
        Piece::Text(text) => {
            CommonMarkViewer::new().show(ui, cache, text);
        }
        Piece::Rule(id, text) => {
            let lit = marked == Some(*id);
            let frame = egui::Frame::new().corner_radius(6).inner_margin(egui::Margin::symmetric(8, 4));
            let frame = if lit { frame.fill(palette.raised).stroke(egui::Stroke::new(1.0, palette.asks)) } else { frame };
            let shown = frame.show(ui, |ui| {
                ui.horizontal_top(|ui| {
                    ui.allocate_ui_with_layout(egui::vec2(64.0, 18.0), egui::Layout::left_to_right(egui::Align::Min), |ui| {
                        ui.set_min_width(64.0);
                        ui.label(mono(*id, 14.0).color(palette.net));
                    });
                    ui.vertical(|ui| {
                        CommonMarkViewer::new().show(ui, cache, text);
                    });
                });
            });
            if jump == Some(*id) {
                shown.response.scroll_to_me(Some(egui::Align::Center));
            }
        }
    }
}
