//! Markdown set for reading: what the rulebook and the credits are made of.

use std::cell::Cell;
use std::sync::Arc;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, Align, Color32, FontFamily, FontId, Galley, Sense, Stroke, TextFormat, Ui, vec2};
use pulldown_cmark::{Alignment, Event, Options, Parser, Tag, TagEnd};

use crate::desktop::table::glossary;
use crate::desktop::theme::{Palette, bold};
use crate::rules::glossary::Glossary;
use crate::t;

/// A part of a text with one look.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) text: String,
    pub(super) strong: bool,
    pub(super) code: bool,
    /// Where it leads: an address, or a rule after `#`.
    pub(super) link: Option<String>,
}

/// A text with several looks.
pub(super) type Words = Vec<Span>;

/// Words without their looks.
pub(super) fn plain(words: &[Span]) -> String {
    words.iter().map(|span| span.text.as_str()).collect()
}

/// A piece of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Block {
    /// A heading and its level, from 1.
    Heading(u8, Words),
    Paragraph(Words),
    /// An entry of a list, and what stands before it.
    Item(String, Words),
    Table(Table),
}

/// A table; its first row is its head.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Table {
    columns: Vec<Align>,
    rows: Vec<Vec<Words>>,
}

impl Block {
    /// Its words without their looks.
    pub(super) fn plain(&self) -> String {
        match self {
            Self::Heading(_, words) | Self::Paragraph(words) | Self::Item(_, words) => plain(words),
            Self::Table(table) => table.rows.iter().flatten().map(|words| plain(words)).collect::<Vec<_>>().join(" "),
        }
    }

    /// What of it has these words, given in small letters: of a table only some rows, of anything else all.
    pub(super) fn with(&self, words: &str) -> Self {
        let Self::Table(Table { columns, rows }) = self else { return self.clone() };
        let has = |row: &&Vec<Words>| row.iter().any(|cell| plain(cell).to_lowercase().contains(words));
        let rows = rows.iter().take(1).chain(rows.iter().skip(1).filter(has)).cloned().collect();
        Self::Table(Table { columns: columns.clone(), rows })
    }
}

/// Takes a text apart.
pub(super) fn read(markdown: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let (mut look, mut words, mut table) = (Span::default(), Words::new(), Table::default());
    let mut lists: Vec<Option<u64>> = Vec::new();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        let mut add = |text: &str, code: bool| words.push(Span { text: text.to_owned(), code, ..look.clone() });
        match event {
            Event::Text(text) => add(&text, false),
            Event::Code(text) => add(&text, true),
            Event::SoftBreak => add(" ", false),
            Event::HardBreak => add("\n", false),
            // There is no slanted font: what is stressed is bold.
            Event::Start(Tag::Strong | Tag::Emphasis) => look.strong = true,
            Event::End(TagEnd::Strong | TagEnd::Emphasis) => look.strong = false,
            Event::Start(Tag::Link { dest_url, .. }) => look.link = Some(dest_url.into_string()),
            Event::End(TagEnd::Link) => look.link = None,
            Event::End(TagEnd::Heading(level)) => blocks.push(Block::Heading(level as u8, std::mem::take(&mut words))),
            Event::End(TagEnd::Paragraph) if lists.is_empty() => blocks.push(Block::Paragraph(std::mem::take(&mut words))),
            Event::Start(Tag::List(first)) => lists.push(first),
            Event::End(TagEnd::List(_)) => _ = lists.pop(),
            Event::End(TagEnd::Item) => {
                let before = match lists.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{}.", *number - 1)
                    }
                    _ => "•".to_owned(),
                };
                blocks.push(Block::Item(before, std::mem::take(&mut words)));
            }
            Event::Start(Tag::Table(columns)) => table.columns = columns.into_iter().map(side).collect(),
            Event::Start(Tag::TableHead | Tag::TableRow) => table.rows.push(Vec::new()),
            Event::End(TagEnd::TableCell) => table.rows.iter_mut().last().into_iter().for_each(|row| row.push(std::mem::take(&mut words))),
            Event::End(TagEnd::Table) => blocks.push(Block::Table(std::mem::take(&mut table))),
            _ => {}
        }
    }
    blocks
}

const fn side(alignment: Alignment) -> Align {
    match alignment {
        Alignment::None | Alignment::Left => Align::Min,
        Alignment::Center => Align::Center,
        Alignment::Right => Align::Max,
    }
}

/// How wide text is set at most, in points: about eighty letters can be followed without losing the line.
pub(super) const MEASURE: f32 = 660.0;

/// What stands before an entry of a list.
const INDENT: f32 = 24.0;
/// Between the columns of a table, and above and below its rows.
const GAP: f32 = 24.0;
const LEAD: f32 = 5.0;

/// How a text is set.
pub(super) struct Setting<'a> {
    pub(super) palette: &'a Palette,
    /// What is marked in it, in small letters.
    pub(super) marked: &'a str,
    /// The words that explain themselves in it.
    pub(super) words: Glossary,
    /// The rule whose link was clicked.
    pub(super) opened: Cell<Option<String>>,
}

impl Setting<'_> {
    /// Sets a piece.
    pub(super) fn show(&self, ui: &mut Ui, block: &Block) {
        match block {
            Block::Heading(level, words) => {
                ui.add_space(if *level > 1 { 16.0 } else { 0.0 });
                let size = if *level > 2 { 16.0 } else { 22.0 };
                let strong: Words = words.iter().map(|span| Span { strong: true, ..span.clone() }).collect();
                ui.label(self.job(&strong, size, self.palette.text));
            }
            Block::Paragraph(words) => self.words(ui, words),
            Block::Item(before, words) => self.beside(ui, INDENT, before, self.palette.muted, words),
            Block::Table(table) => self.table(ui, table),
        }
    }

    /// Sets words with something before them that stands in a column of its own, so wide.
    pub(super) fn beside(&self, ui: &mut Ui, width: f32, before: &str, color: Color32, words: &[Span]) {
        let mono = before.contains('-');
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let size = vec2(width, LINE);
            ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(Align::Min), |ui| {
                ui.set_min_width(width);
                let before = Span { text: before.to_owned(), code: mono, ..Span::default() };
                ui.label(self.job(&[before], 16.0, color));
            });
            ui.vertical(|ui| self.words(ui, words));
        });
    }

    /// Sets words in lines; an address in them can be copied.
    fn words(&self, ui: &mut Ui, words: &[Span]) {
        if words.iter().all(|span| span.link.is_none()) {
            glossary::label(ui, self.palette, self.words, self.job(words, 16.0, self.palette.text));
            return;
        }
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
            ui.spacing_mut().interact_size.y = LINE;
            ui.horizontal_wrapped(|ui| {
                for span in words {
                    let job = self.job(std::slice::from_ref(span), 16.0, self.palette.text);
                    let Some(address) = &span.link else {
                        ui.label(job);
                        continue;
                    };
                    let link = egui::Link::new(self.job(std::slice::from_ref(span), 16.0, self.palette.net));
                    if let Some(rule) = address.strip_prefix('#') {
                        if ui.add(link).clicked() {
                            self.opened.set(Some(rule.to_owned()));
                        }
                        continue;
                    }
                    if ui.add(link).on_hover_text(t!("copy-address", address = address.as_str())).clicked() {
                        ui.ctx().copy_text(address.clone());
                    }
                }
            });
        });
    }

    fn job(&self, words: &[Span], size: f32, color: Color32) -> LayoutJob {
        let mut job = LayoutJob::default();
        for span in words {
            let format = TextFormat {
                font_id: match (span.strong, span.code) {
                    (_, true) => FontId::new(size * 0.9, FontFamily::Monospace),
                    (true, _) => FontId::new(size, bold()),
                    _ => FontId::new(size, FontFamily::Proportional),
                },
                color,
                line_height: Some((size * 1.45).round()),
                ..Default::default()
            };
            let lit = TextFormat { background: self.palette.asks.gamma_multiply(0.35), ..format.clone() };
            let (mut rest, small) = (span.text.as_str(), span.text.to_lowercase());
            // Where small letters are as long as the others, their places are the same.
            if !self.marked.is_empty() && small.len() == span.text.len() {
                let mut from = 0;
                for (at, found) in small.match_indices(self.marked) {
                    job.append(&span.text[from..at], 0.0, format.clone());
                    from = at + found.len();
                    job.append(&span.text[at..from], 0.0, lit.clone());
                }
                rest = &span.text[from..];
            }
            job.append(rest, 0.0, format);
        }
        job
    }

    /// Sets a table as wide as it needs; where that is too wide, the widest columns give way.
    fn table(&self, ui: &mut Ui, table: &Table) {
        let count = table.columns.len();
        let size = if count > 3 { 13.0 } else { 16.0 };
        let set = |ui: &Ui, row: usize, words: &Words, width: f32, side: Align| -> Arc<Galley> {
            let (size, color) = if row == 0 { (13.0, self.palette.muted) } else { (size, self.palette.text) };
            let mut job = self.job(words, size, color);
            job.wrap.max_width = width;
            job.halign = side;
            ui.painter().layout_job(job)
        };
        let mut natural = vec![0.0_f32; count];
        for (at, row) in table.rows.iter().enumerate() {
            for (cell, width) in row.iter().zip(&mut natural) {
                *width = width.max(set(ui, at, cell, f32::INFINITY, Align::Min).size().x.ceil());
            }
        }
        let between = GAP * count.saturating_sub(1) as f32;
        let widths = shares(&natural, ui.available_width() - between);
        let all = widths.iter().sum::<f32>() + between;
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (at, row) in table.rows.iter().enumerate() {
                let cells = row.iter().zip(&widths).zip(&table.columns);
                let cells: Vec<_> = cells.map(|((cell, width), side)| set(ui, at, cell, *width, *side)).collect();
                let high = cells.iter().map(|cell| cell.size().y).fold(0.0, f32::max) + 2.0 * LEAD;
                if at == 0 && cells.iter().all(|cell| cell.is_empty()) {
                    continue;
                }
                let (rect, _) = ui.allocate_exact_size(vec2(all, high), Sense::hover());
                if !ui.is_rect_visible(rect) {
                    continue;
                }
                let mut left = rect.left();
                for ((cell, width), side) in cells.into_iter().zip(&widths).zip(&table.columns) {
                    let x = match side {
                        Align::Min => left,
                        Align::Center => left + width / 2.0,
                        Align::Max => left + width,
                    };
                    let at = egui::pos2(x, rect.top() + LEAD);
                    ui.painter().galley(at, Arc::clone(&cell), self.palette.text);
                    if *side == Align::Min {
                        glossary::explain(ui, self.palette, self.words, &cell, at);
                    }
                    left += width + GAP;
                }
                let line = if at == 0 { self.palette.muted } else { self.palette.line };
                ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, line));
            }
            ui.add_space(8.0);
        });
    }
}

/// The height of a line.
const LINE: f32 = 23.0;

/// The widths of columns that want so much, together no more than there is: what fits into an equal share stays as it is.
fn shares(natural: &[f32], room: f32) -> Vec<f32> {
    let mut widths = natural.to_vec();
    let mut open: Vec<usize> = (0..natural.len()).collect();
    let mut left = room;
    while !open.is_empty() {
        let fair = left / open.len() as f32;
        let (fits, wide): (Vec<usize>, Vec<usize>) = open.iter().partition(|at| natural[**at] <= fair);
        if fits.is_empty() {
            wide.iter().for_each(|at| widths[*at] = fair.max(1.0));
            break;
        }
        left -= fits.iter().map(|at| natural[*at]).sum::<f32>();
        open = wide;
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_taken_apart() {
        let blocks = read(
            "# Title\n\nOne **two** `three`\nfour.\n\n- **TD-1** a rule\n- dot\n\n1. first\n2. second\n\n| a | b |\n|---|---:|\n| *c* | d |\n",
        );
        let said: Vec<String> = blocks.iter().map(Block::plain).collect();
        assert_eq!(said, ["Title", "One two three four.", "TD-1 a rule", "dot", "first", "second", "a b c d"]);
        assert!(matches!(&blocks[5], Block::Item(before, _) if before == "2."));
        let Block::Paragraph(words) = &blocks[1] else { panic!("a paragraph") };
        assert!(words[1].strong && !words[0].strong && words[3].code);
        let Block::Table(table) = &blocks[6] else { panic!("a table") };
        assert_eq!(table.columns, [Align::Min, Align::Max]);
        assert_eq!(blocks[6].with("no such word").plain(), "a b");
    }

    #[test]
    fn the_widest_columns_give_way() {
        assert_eq!(shares(&[50.0, 100.0], 200.0), [50.0, 100.0]);
        assert_eq!(shares(&[50.0, 300.0], 200.0), [50.0, 150.0]);
        assert_eq!(shares(&[400.0, 60.0, 300.0], 300.0), [120.0, 60.0, 120.0]);
    }
}
