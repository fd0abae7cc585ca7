//! The face of a card as the interface draws it: small in the tray, large to be read.

use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontFamily, FontId, Frame, Margin, Pos2, Rect, RichText, Stroke, StrokeKind, Ui, text::LayoutJob,
};

use super::costs::reasons;
use super::glossary::rich;
use super::style::{GLOW, tint};
use crate::desktop::theme::{Palette, bold, icon, mono, small, strong};
use crate::rules::data_warriors::{Card, Cost, Face, FaceId, Kind, View, card_text, cost_words, requirement_text};
use crate::rules::game::{Names, Refusal};
use crate::t;

/// The paper of a card: it glows a little, like everything of the net.
const BODY: Color32 = Color32::from_rgb(0x18, 0x22, 0x32);
/// The same of one that can't be used now.
const ASLEEP: Color32 = Color32::from_rgb(0x12, 0x18, 0x22);

/// How a card in the tray looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Look {
    /// It can be used now.
    pub legal: bool,
    /// It is in hand.
    pub held: bool,
    /// It is under the pointer.
    pub over: bool,
    /// What playing it allocates now.
    pub cost: u8,
}

/// The icon of a kind of card.
#[must_use]
const fn symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Prg => "terminal-window",
        Kind::Daemon => "clock",
        Kind::Conf => "sliders-horizontal",
        Kind::Script => "file-text",
    }
}

/// The colour of a final cost beside its base.
fn cost_color(palette: &Palette, base: u8, total: u8) -> Color32 {
    match total.cmp(&base) {
        std::cmp::Ordering::Less => palette.gained,
        std::cmp::Ordering::Equal => GLOW,
        std::cmp::Ordering::Greater => palette.refused,
    }
}

/// A card as it lies in the tray or in a list.
pub fn small_card(painter: &egui::Painter, palette: &Palette, rect: Rect, face: &Face, look: Look) {
    let bright = look.legal || look.held || look.over;
    let fade = |color: Color32| if bright { color } else { color.gamma_multiply(0.72) };
    let edge = if look.held {
        Stroke::new(3.0, palette.net)
    } else if look.legal {
        Stroke::new(2.0, palette.net)
    } else {
        Stroke::new(1.0, palette.line)
    };
    painter.rect(rect, CornerRadius::same(6), if bright { BODY } else { ASLEEP }, edge, StrokeKind::Outside);
    let unit = rect.width() / 96.0;
    let head = Rect::from_min_size(rect.min, egui::vec2(rect.width(), 34.0 * unit));
    painter.rect_filled(head, CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 }, fade(tint(face.kind)));
    // A long word is set smaller rather than broken.
    let room = rect.width() - 36.0 * unit;
    let word = |word: &str| painter.layout_no_wrap(word.to_owned(), FontId::new(13.0 * unit, bold()), GLOW).size().x;
    let longest = face.title.split([' ', '-']).map(word).fold(room, f32::max);
    let title = painter.layout(face.title.clone(), FontId::new(13.0 * unit * room / longest, bold()), GLOW, room + 0.5);
    let y = head.center().y - title.size().y.min(32.0 * unit) / 2.0;
    painter.with_clip_rect(head.intersect(painter.clip_rect())).galley(Pos2::new(rect.left() + 6.0 * unit, y), title, GLOW);
    let cost = FontId::new(22.0 * unit, FontFamily::Name("mono bold".into()));
    let at = Pos2::new(rect.right() - 7.0 * unit, head.center().y);
    painter.text(at, Align2::RIGHT_CENTER, look.cost.to_string(), cost, cost_color(palette, face.cost, look.cost));
    let mut y = head.bottom() + 6.0 * unit;
    let inside = painter.with_clip_rect(rect.shrink(2.0).intersect(painter.clip_rect()));
    let mut line = |text: String, size: f32, family: FontFamily, color: Color32| {
        // What has no room ends with an ellipsis; the large card has it all.
        let font = FontId::new(size * unit, family);
        let room = ((rect.bottom() - 18.0 * unit - y) / inside.fonts_mut(|fonts| fonts.row_height(&font))) as usize;
        if room == 0 {
            return;
        }
        let mut job = LayoutJob::simple(text, font, color, rect.width() - 12.0 * unit + 0.5);
        job.wrap.max_rows = room;
        let galley = inside.layout_job(job);
        let step = galley.size().y + 1.0;
        inside.galley(Pos2::new(rect.left() + 6.0 * unit, y), galley, color);
        y += step;
    };
    let wide = rect.width() - 12.0 * unit;
    let width = |text: &str| painter.layout_no_wrap(text.to_owned(), FontId::new(10.5 * unit, FontFamily::Monospace), GLOW).size().x;
    for command in &face.commands {
        // The name is not broken after its hyphens: the cost goes to a line of its own first, then letters get smaller.
        let cost = cost_words(command.cost);
        let whole = format!("{} {cost}", command.name);
        let text = if width(&whole) <= wide { whole } else { format!("{}\n{cost}", command.name) };
        line(text, 10.5 * (wide / width(&command.name)).min(1.0), FontFamily::Monospace, fade(palette.text));
    }
    if face.commands.is_empty() {
        // What it does comes before what it asks for.
        let (mut lines, requirement) = (card_text(face), requirement_text(&face.requires));
        lines.sort_by_key(|line| requirement.as_ref() == Some(line));
        for text in lines {
            line(text, 10.5, FontFamily::Proportional, fade(palette.text));
        }
    }
    let foot = FontId::new(10.5 * unit, FontFamily::Monospace);
    let low = Pos2::new(rect.left() + 6.0 * unit, rect.bottom() - 9.0 * unit);
    let kind = face.kind.label();
    // Beside the base cost there is room for the word alone.
    let label = if face.cost == look.cost { format!("{} {kind}", icon(symbol(face.kind))) } else { kind.to_owned() };
    painter.text(low, Align2::LEFT_CENTER, label, foot.clone(), fade(palette.muted));
    if face.cost != look.cost {
        let at = Pos2::new(rect.right() - 6.0 * unit, rect.bottom() - 9.0 * unit);
        painter.text(at, Align2::RIGHT_CENTER, t!("dw-card-base", base = face.cost), foot, fade(palette.muted));
    }
}

/// A card to be read, with its text, its cost and every reason for it, and why it can't be used.
pub fn large_card(
    ui: &mut Ui,
    palette: &Palette,
    (view, names): (&View, Names<'_>),
    face: FaceId,
    cost: Option<&Cost>,
    why: Option<&Refusal>,
) {
    let printed = view.table.catalog.face(face);
    let width = ui.available_width();
    Frame::new().fill(BODY).stroke(Stroke::new(1.0, tint(printed.kind))).corner_radius(8).show(ui, |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 4.0;
        let total = cost.map_or(printed.cost, |cost| cost.total);
        let head = Frame::new().fill(tint(printed.kind)).inner_margin(Margin::symmetric(10, 6));
        head.corner_radius(CornerRadius { nw: 8, ne: 8, sw: 0, se: 0 }).show(ui, |ui| {
            ui.set_width(width - 20.0);
            ui.horizontal(|ui| {
                ui.label(strong(&printed.title).size(18.0).color(GLOW));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    ui.label(mono("MP", 12.0).color(GLOW));
                    ui.label(mono(total.to_string(), 24.0).strong().color(cost_color(palette, printed.cost, total)));
                });
            });
        });
        Frame::new().inner_margin(Margin { left: 10, right: 10, top: 2, bottom: 8 }).show(ui, |ui| {
            ui.set_width(width - 20.0);
            rich(ui, palette, &format!("{} {}", icon(symbol(printed.kind)), printed.kind.label()), 13.0);
            if let Some(cost) = cost {
                let lines = reasons(view, names, cost, false);
                if !lines.is_empty() {
                    ui.label(small(t!("dw-card-costs", base = cost.base, cost = cost.total)).color(palette.text));
                    lines.iter().for_each(|line| {
                        ui.label(mono(line, 12.0).color(palette.muted));
                    });
                }
            }
            for line in card_text(printed) {
                rich(ui, palette, &line, 14.0);
            }
            if !printed.flavour.is_empty() {
                ui.label(RichText::new(&printed.flavour).size(12.5).italics().color(palette.muted));
            }
            if let Some(refusal) = why {
                hatch(ui, palette.refused);
                ui.label(small(format!("{} ({})", refusal.text, refusal.rule)).color(palette.text));
            }
        });
    });
}

/// What playing a card costs the viewer.
#[must_use]
pub fn playing_cost(view: &View, card: Card) -> Cost {
    view.table.card_cost(view.own().unwrap_or_else(|| card.owner()), card)
}

/// The hatched strip that marks what is refused.
fn hatch(ui: &mut Ui, color: Color32) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 5.0), egui::Sense::hover());
    let mut x = rect.left();
    while x + 5.0 < rect.right() {
        ui.painter().line_segment([Pos2::new(x, rect.bottom()), Pos2::new(x + 4.0, rect.top())], Stroke::new(1.5, color));
        x += 7.0;
    }
}
