//! The rulebook: chapters in our own words, numbered as the rules are, searchable, opened at the rule that a refusal names.

use std::cell::Cell;

use bevy::prelude::*;
use bevy_egui::egui::{self, Id, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::prose::{self, Block, MEASURE, Setting, Span, Words};
use super::{column, columns, overlay_height, overlay_window, side_entry};
use crate::desktop::DrawSet;
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::settings::Language;
use crate::desktop::theme::{Palette, icon, small, text_field};
use crate::games::{IDS, Visitor, with_game};
use crate::rules::game::Game;
use crate::rules::glossary::{Glossary, Word};
use crate::t;

/// A chapter: its title and its pieces in order.
struct Chapter {
    title: String,
    pieces: Vec<Piece>,
    /// The words of its game.
    words: Glossary,
}

/// A piece of a chapter.
struct Piece {
    /// The number of the rule that it is, and what the rule says.
    rule: Option<(String, Words)>,
    /// The id of the word that it explains.
    word: Option<&'static str>,
    block: Block,
    /// What a search looks through.
    plain: String,
}

/// Asks a game for its chapter.
struct Ask;

impl Visitor for Ask {
    type Output = (&'static str, Glossary);

    fn visit<G: Game>(self) -> Self::Output {
        (G::chapter(), G::glossary())
    }
}

/// The chapters in the language that is chosen.
fn chapters() -> Vec<Chapter> {
    let games = IDS.iter().filter_map(|game| with_game(game, Ask));
    let all = crate::text::chapter("how-to-play").map(|text| (text, Glossary::default())).into_iter().chain(games);
    all.map(|(text, words)| Chapter::read(text, words)).collect()
}

impl Chapter {
    /// Reads a chapter; the words of its game follow at its end.
    fn read(text: &str, words: Glossary) -> Self {
        let mut title = String::new();
        let mut pieces = Vec::new();
        for block in prose::read(text) {
            match &block {
                Block::Heading(1, _) => title = block.plain(),
                _ => pieces.push(Piece { rule: rule(&block), word: None, plain: block.plain().to_lowercase(), block }),
            }
        }
        let mut entries: Vec<(String, Block, &'static str)> = words.0.iter().map(entry).collect();
        entries.sort_by_key(|(name, ..)| name.to_lowercase());
        if !entries.is_empty() {
            let span = |text: String| vec![Span { text, ..Span::default() }];
            let head = [Block::Heading(2, span(t!("glossary"))), Block::Paragraph(span(t!("glossary-about")))];
            let entries = entries.into_iter().map(|(_, block, id)| (block, Some(id)));
            let entries = head.into_iter().map(|block| (block, None)).chain(entries);
            pieces.extend(entries.map(|(block, word)| Piece { rule: None, word, plain: block.plain().to_lowercase(), block }));
        }
        Self { title, pieces, words }
    }

    /// Where a rule or a word stands, by its id.
    fn find(&self, wanted: &str) -> Option<usize> {
        let is_wanted = |piece: &Piece| piece.word == Some(wanted) || piece.rule.as_ref().is_some_and(|(id, _)| id == wanted);
        self.pieces.iter().position(is_wanted)
    }

    /// The places of its headings.
    fn sections(&self) -> impl Iterator<Item = (usize, String)> {
        self.pieces
            .iter()
            .enumerate()
            .filter(|(_, piece)| matches!(piece.block, Block::Heading(..)))
            .map(|(at, piece)| (at, piece.block.plain()))
    }
}

/// A word as the rulebook lists it, with links to its rules: its name, what is said, its id.
fn entry(word: &Word) -> (String, Block, &'static str) {
    let (name, meaning) = word.entry();
    let meaning = meaning.rsplit_once(" (").map_or(meaning, |(meaning, _)| meaning);
    let mut spans =
        vec![Span { text: name.clone(), strong: true, ..Span::default() }, Span { text: format!("  {meaning}"), ..Span::default() }];
    for rule in word.rules() {
        spans.push(Span { text: "  ".to_owned(), ..Span::default() });
        spans.push(Span { text: rule.to_owned(), link: Some(format!("#{rule}")), ..Span::default() });
    }
    (name, Block::Paragraph(spans), word.id)
}

/// The number and the words of a rule: `- **TD-21** The two boxes …`.
fn rule(block: &Block) -> Option<(String, Words)> {
    let Block::Item(_, words) = block else { return None };
    let (id, rest) = words.split_first().filter(|(id, _)| id.strong && id.text.contains('-') && !id.text.contains(' '))?;
    let mut rest = rest.to_vec();
    rest.first_mut().into_iter().for_each(|first| first.text = first.text.trim_start().to_owned());
    Some((id.text.clone(), rest))
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Overlay).run_if(in_state(Overlay::Rulebook)));
}

/// What is read.
#[derive(Default)]
struct Reading {
    chapters: Vec<Chapter>,
    chapter: usize,
    /// The section that is read, by the place of its heading.
    section: usize,
    search: String,
    /// The piece that was looked for; it stays marked.
    marked: Option<usize>,
    /// The piece to go to in this frame.
    jump: Option<usize>,
}

impl Reading {
    /// Opens a chapter at a piece.
    fn open(&mut self, chapter: usize, at: usize, marked: bool) {
        self.chapter = chapter;
        self.search.clear();
        self.jump = Some(at);
        self.marked = marked.then_some(at);
    }
}

fn draw(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    mut overlays: Overlays,
    (mut reading, language): (Local<Reading>, Res<Language>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let reading = &mut *reading;
    if reading.chapters.is_empty() || language.is_changed() {
        reading.chapters = chapters();
    }
    if let Some(rule) = overlays.take_rule() {
        let found = reading.chapters.iter().enumerate().find_map(|(at, chapter)| Some((at, chapter.find(&rule)?)));
        found.into_iter().for_each(|(chapter, at)| reading.open(chapter, at, true));
    }
    let closed = overlay_window(ctx, &palette, &t!("rulebook"), 1000.0, |ui| {
        let (height, width) = (overlay_height(ui.ctx()), ui.available_width());
        columns(ui, height, |ui| {
            column(ui, ((width * 0.26).clamp(150.0, 232.0), height), |ui| draw_side(ui, &palette, reading));
            ui.separator();
            column(ui, (ui.available_width(), height), |ui| {
                let wanted = reading.search.trim().to_lowercase();
                let place = if wanted.is_empty() { Id::new(("chapter", reading.chapter)) } else { Id::new("found") };
                egui::ScrollArea::vertical().auto_shrink(false).id_salt(place).show(ui, |ui| {
                    ui.set_max_width((ui.available_width() - 12.0).min(MEASURE));
                    if wanted.is_empty() {
                        draw_chapter(ui, &palette, reading);
                    } else {
                        draw_found(ui, &palette, reading, &wanted);
                    }
                });
            });
        });
    });
    if closed {
        overlays.close();
    }
    Ok(())
}

/// The search, the chapters, and the sections of the one that is read.
fn draw_side(ui: &mut Ui, palette: &Palette, reading: &mut Reading) {
    let hint = format!("{} {}", icon("magnifying-glass"), t!("rulebook-search"));
    ui.add(text_field(&mut reading.search).hint_text(hint).desired_width(f32::INFINITY));
    let mut opened = None;
    egui::ScrollArea::vertical().auto_shrink(false).id_salt("chapters").show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (at, chapter) in reading.chapters.iter().enumerate() {
            let open = reading.chapter == at && reading.search.trim().is_empty();
            if side_entry(ui, palette, &chapter.title, open, false).clicked() {
                opened = Some((at, 0));
            }
            if open {
                for (place, title) in chapter.sections() {
                    if side_entry(ui, palette, &title, place == reading.section, true).clicked() {
                        opened = Some((at, place));
                    }
                }
            }
        }
    });
    opened.into_iter().for_each(|(chapter, at)| reading.open(chapter, at, false));
}

fn draw_chapter(ui: &mut Ui, palette: &Palette, reading: &mut Reading) {
    let top = ui.clip_rect().top() + 40.0;
    let mut section = 0;
    let Some(chapter) = reading.chapters.get(reading.chapter) else { return };
    let setting = Setting { palette, marked: "", words: chapter.words, opened: Cell::default() };
    for (at, piece) in chapter.pieces.iter().enumerate() {
        let shown = draw_piece(ui, &setting, piece, reading.marked == Some(at));
        if matches!(piece.block, Block::Heading(..)) && (shown.rect.top() < top || section == 0) {
            section = at;
        }
        if reading.jump == Some(at) {
            let rule = piece.rule.is_some() || piece.word.is_some();
            ui.scroll_to_rect_animation(
                shown.rect,
                Some(if rule { egui::Align::Center } else { egui::Align::TOP }),
                egui::style::ScrollAnimation::none(),
            );
        }
    }
    reading.jump = None;
    if let Some(at) = setting.opened.take().and_then(|rule| chapter.find(&rule)) {
        reading.open(reading.chapter, at, true);
        ui.ctx().request_repaint();
    }
    // The last sections can't come to the top.
    ui.add_space(ui.clip_rect().height() * 0.5);
    if reading.section != section {
        reading.section = section;
        ui.ctx().request_repaint();
    }
}

/// A search looks through all chapters, and shows whole rules under the sections they stand in.
fn draw_found(ui: &mut Ui, palette: &Palette, reading: &mut Reading, wanted: &str) {
    let fits = |piece: &Piece| !matches!(piece.block, Block::Heading(..)) && piece.plain.contains(wanted);
    let found = reading.chapters.iter().flat_map(|chapter| &chapter.pieces).filter(|piece| fits(piece)).count();
    ui.label(small(t!("rulebook-found", count = found, words = reading.search.trim())).color(palette.muted));
    let mut opened = None;
    for (number, chapter) in reading.chapters.iter().enumerate() {
        let setting = Setting { palette, marked: wanted, words: Glossary::default(), opened: Cell::default() };
        let (mut section, mut told) = (String::new(), None);
        for (at, piece) in chapter.pieces.iter().enumerate() {
            if let Block::Heading(..) = piece.block {
                section = piece.block.plain();
            }
            if !fits(piece) {
                continue;
            }
            if told.as_ref() != Some(&section) {
                ui.add_space(8.0);
                let path =
                    if section.is_empty() { chapter.title.clone() } else { format!("{} {} {section}", chapter.title, icon("caret-right")) };
                if ui.link(small(path).color(palette.net)).clicked() {
                    opened = Some((number, at));
                }
                told = Some(section.clone());
            }
            let part = Piece { block: piece.block.with(wanted), rule: piece.rule.clone(), word: piece.word, plain: String::new() };
            draw_piece(ui, &setting, &part, false);
        }
        opened = setting.opened.take().and_then(|rule| Some((number, chapter.find(&rule)?))).or(opened);
    }
    opened.into_iter().for_each(|(chapter, at)| reading.open(chapter, at, true));
}

/// What stands before a rule.
const NUMBER: f32 = 72.0;

fn draw_piece(ui: &mut Ui, setting: &Setting<'_>, piece: &Piece, marked: bool) -> egui::Response {
    let palette = setting.palette;
    let frame = egui::Frame::new().corner_radius(6).inner_margin(egui::Margin::symmetric(12, if piece.rule.is_some() { 3 } else { 0 }));
    let shown = frame.fill(if marked { palette.raised } else { egui::Color32::TRANSPARENT }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        match &piece.rule {
            Some((id, words)) => setting.beside(ui, NUMBER, id, palette.net, words),
            None => setting.show(ui, &piece.block),
        }
    });
    if marked {
        let rect = shown.response.rect;
        let edge = egui::Rect::from_min_size(rect.min, egui::vec2(3.0, rect.height()));
        ui.painter().rect_filled(edge, 1.5, palette.asks);
    }
    shown.response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_that_a_chapter_numbers_is_found() {
        let chapters = chapters();
        assert_eq!(chapters.len(), IDS.len() + 1);
        for chapter in &chapters {
            assert!(!chapter.title.is_empty());
        }
        for rule in ["TD-21", "AD-91", "DW-90", "AE-5"] {
            assert!(chapters.iter().any(|chapter| chapter.find(rule).is_some()), "{rule}");
        }
        for chapter in &chapters[1..] {
            assert!(chapter.words.0.iter().all(|word| chapter.find(word.id).is_some()), "{}", chapter.title);
        }
    }
}
