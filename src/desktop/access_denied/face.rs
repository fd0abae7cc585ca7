//! The face of a card as the interface draws it: small in the tray, large to be read.

use bevy_egui::egui::{self, Align2, Color32, CornerRadius, FontFamily, FontId, Pos2, Rect, Stroke, StrokeKind, vec2};

use super::style::{BACK, INK, PAPER};
use super::words::kinds;
use crate::desktop::board::CardLook;
use crate::desktop::theme::{Palette, bold, icon};
use crate::rules::access_denied::{Card, CardFace, Level, When, requirement};
use crate::t;

/// The icon of a card's kind.
fn symbol(face: &CardFace) -> &'static str {
    match face.when {
        When::Upgrade => "plug-charging",
        When::Potato => "warning",
        When::Joined => "link",
        When::AnyTime | When::DrawStep => "clock",
        When::Action if face.virus => "bug",
        When::Action if face.set_off.is_some() => "note",
        When::Action => "lightning",
        _ => "shield",
    }
}

/// The colour of a card's kind, on paper.
fn tint(face: &CardFace) -> Color32 {
    match face.when {
        When::Upgrade => Color32::from_rgb(0x1F, 0x6E, 0x58),
        When::Potato => Color32::from_rgb(0xA8, 0x3A, 0x1E),
        When::Action if face.virus => Color32::from_rgb(0x7A, 0x2E, 0x6B),
        When::Action => Color32::from_rgb(0x3A, 0x4A, 0x66),
        _ => Color32::from_rgb(0x8A, 0x5A, 0x08),
    }
}

/// What a card requires, short enough for a small card.
fn short_requirement(face: &CardFace) -> String {
    face.requires.map_or_else(String::new, |requires| {
        let level = match requires.level {
            Level::Root => "Root ",
            Level::Oper => "Oper ",
            _ => "",
        };
        let code = requires.code.map_or(String::new(), |code| format!(" +{code}"));
        format!("{level}{}{code}", requires.sector)
    })
}

fn font(size: f32, family: FontFamily) -> FontId {
    FontId::new(size, family)
}

/// A card as it lies in the tray; `along` if it can go along in an attempt or an offer.
pub fn small_card(painter: &egui::Painter, palette: &Palette, rect: Rect, face: &CardFace, look: CardLook, along: bool) {
    let (ink, paper) = if look.legal || along || look.held || look.over {
        (INK, PAPER)
    } else {
        (INK.gamma_multiply(0.85), Color32::from_rgb(0xA3, 0x9F, 0x93))
    };
    let edge = if look.held {
        Stroke::new(3.0, palette.net)
    } else if look.legal {
        Stroke::new(2.0, palette.net)
    } else {
        Stroke::new(1.0, Color32::from_rgb(0x4A, 0x46, 0x3A))
    };
    let corner = CornerRadius::same(6);
    painter.rect(rect, corner, paper, edge, StrokeKind::Outside);
    let unit = rect.width() / 96.0;
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), 38.0 * unit));
    painter.rect_filled(
        head,
        CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 },
        tint(face).gamma_multiply(if look.legal || along { 1.0 } else { 0.8 }),
    );
    let white = Color32::from_rgb(0xFA, 0xF6, 0xEC);
    let title = painter.layout(face.title.clone(), font(12.5 * unit, bold()), white, rect.width() - 10.0 * unit);
    let place = Pos2::new(rect.left() + 5.0 * unit, head.center().y - title.size().y.min(36.0 * unit) / 2.0);
    painter.with_clip_rect(head.intersect(painter.clip_rect())).galley(place, title, white);
    painter.text(
        Pos2::new(rect.center().x, rect.top() + 72.0 * unit),
        Align2::CENTER_CENTER,
        face.code.to_string(),
        font(44.0 * unit, FontFamily::Name("mono bold".into())),
        ink,
    );
    let low = rect.bottom() - 15.0 * unit;
    painter.text(
        Pos2::new(rect.left() + 6.0 * unit, low),
        Align2::LEFT_CENTER,
        icon(symbol(face)),
        font(15.0 * unit, FontFamily::Proportional),
        tint(face),
    );
    let needs = short_requirement(face);
    if !needs.is_empty() {
        let galley = painter.layout_no_wrap(needs.clone(), font(10.5 * unit, FontFamily::Proportional), ink);
        let size = 10.5 * unit * (1.0_f32).min((rect.width() - 30.0 * unit) / galley.size().x);
        painter.text(Pos2::new(rect.right() - 5.0 * unit, low), Align2::RIGHT_CENTER, needs, font(size, FontFamily::Proportional), ink);
    }
}

/// The back of a card, where its face is not seen.
pub fn card_back(painter: &egui::Painter, rect: Rect) {
    painter.rect(rect, CornerRadius::same(5), BACK, Stroke::new(1.0, PAPER.gamma_multiply(0.5)), StrokeKind::Inside);
    painter.rect_stroke(
        rect.shrink(rect.width() * 0.14),
        CornerRadius::same(3),
        Stroke::new(1.0, PAPER.gamma_multiply(0.35)),
        StrokeKind::Inside,
    );
}

/// A card to be read, as wide as given; gives how high it is. With no painting it is only measured.
pub fn large_card(
    painter: &egui::Painter,
    palette: &Palette,
    at: Pos2,
    width: f32,
    (card, face): (Card, &CardFace),
    note: Option<(&str, &str)>,
    paint: bool,
) -> f32 {
    let pad = 12.0;
    let inner = width - 2.0 * pad;
    let plain = |text: &str, size: f32, color: Color32| painter.layout(text.to_owned(), font(size, FontFamily::Proportional), color, inner);
    let white = Color32::from_rgb(0xFA, 0xF6, 0xEC);
    let title = painter.layout(face.title.clone(), font(17.0, bold()), white, inner - 44.0);
    let words: Vec<String> = kinds(face).into_iter().map(|(word, _)| word).collect();
    let kind = plain(&format!("{} {}", icon(symbol(face)), words.join(" · ")), 13.0, tint(face));
    let needs = face.requires.map(|requires| plain(&t!("ad-needs", requirement = requirement(requires)), 13.0, INK));
    let text = plain(&face.text(), 14.5, INK);
    let head = title.size().y.max(38.0) + 12.0;
    let needs_height = needs.as_ref().map_or(0.0, |needs| needs.size().y + 4.0);
    let note = note.map(|(text, rule)| {
        let galley = painter.layout(format!("{text} ({rule})"), font(12.5, FontFamily::Proportional), white, inner);
        (galley.size().y + 12.0, galley)
    });
    let note_height = note.as_ref().map_or(0.0, |(height, _)| *height);
    let height = head + 8.0 + kind.size().y + 4.0 + needs_height + 4.0 + text.size().y + 14.0 + 16.0 + note_height;
    if !paint {
        return height;
    }
    let rect = Rect::from_min_size(at, vec2(width, height));
    painter.rect(rect, CornerRadius::same(8), PAPER, Stroke::new(1.0, INK), StrokeKind::Outside);
    let top = Rect::from_min_size(at, vec2(width, head));
    painter.rect_filled(top, CornerRadius { nw: 8, ne: 8, sw: 0, se: 0 }, tint(face));
    painter.galley(Pos2::new(at.x + pad, top.center().y - title.size().y / 2.0), title, white);
    painter.text(
        Pos2::new(rect.right() - pad, top.center().y),
        Align2::RIGHT_CENTER,
        face.code.to_string(),
        font(34.0, FontFamily::Name("mono bold".into())),
        white,
    );
    let mut y = top.bottom() + 8.0;
    let mut put = |galley: std::sync::Arc<egui::Galley>, gap: f32| {
        let step = galley.size().y + gap;
        painter.galley(Pos2::new(at.x + pad, y), galley, INK);
        y += step;
    };
    put(kind, 4.0);
    if let Some(needs) = needs {
        put(needs, 4.0);
    }
    put(text, 0.0);
    let foot = rect.bottom() - note_height;
    painter.text(
        Pos2::new(rect.right() - pad, foot - 10.0),
        Align2::RIGHT_CENTER,
        format!("AD-C{:02}", card.number()),
        font(10.5, FontFamily::Monospace),
        INK.gamma_multiply(0.7),
    );
    if let Some((height, galley)) = note {
        let low = Rect::from_min_max(Pos2::new(rect.left(), rect.bottom() - height), rect.max);
        painter.rect_filled(low, CornerRadius { nw: 0, ne: 0, sw: 8, se: 8 }, Color32::from_rgb(0x8A, 0x2C, 0x16));
        hatch(painter, Rect::from_min_size(low.min, vec2(low.width(), 4.0)), palette.refused);
        painter.galley(Pos2::new(at.x + pad, low.top() + 7.0), galley, white);
    }
    height
}

/// The hatched strip that marks what is refused.
fn hatch(painter: &egui::Painter, rect: Rect, color: Color32) {
    let mut x = rect.left() + 4.0;
    while x + 5.0 < rect.right() {
        painter.line_segment([Pos2::new(x, rect.bottom()), Pos2::new(x + 4.0, rect.top())], Stroke::new(1.5, color));
        x += 7.0;
    }
}
