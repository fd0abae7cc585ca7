//! The face of a card as the interface draws it: small in the tray, large to be read.

use bevy_egui::egui::{self, Align2, Color32, CornerRadius, FontFamily, FontId, Pos2, Rect, Stroke, StrokeKind, vec2};

use super::racks::symbol as sector_symbol;
use super::style::{BACK, INK, PAPER};
use super::words::kinds;
use crate::art::Album;
use crate::desktop::art::{Finish, Front, Pattern, Picture, Stock, draw_badge, draw_front, draw_head};
use crate::desktop::board::CardLook;
use crate::desktop::table::glossary::explain;
use crate::desktop::theme::{Palette, bold, icon};
use crate::rules::access_denied::{Card, CardFace, When, requirement};
use crate::rules::glossary::Glossary;
use crate::t;

/// What is seen of a kind of card: its icon, its colour on paper, and what stands behind its emblem.
fn kind_look(face: &CardFace) -> (&'static str, Color32, Pattern) {
    let c = Color32::from_rgb;
    match face.when {
        When::Upgrade => ("plug-charging", c(0x1F, 0x6E, 0x4C), Pattern::Traces),
        When::Potato => ("warning", c(0xA8, 0x34, 0x1C), Pattern::Stripes),
        When::Joined => ("link", c(0x1C, 0x68, 0x74), Pattern::Waves),
        When::AnyTime | When::DrawStep => ("clock", c(0x1C, 0x68, 0x74), Pattern::Waves),
        When::Action if face.virus => ("bug", c(0x8A, 0x2C, 0x70), Pattern::Cells),
        When::Action if face.set_off.is_some() => ("note", c(0x58, 0x3C, 0x96), Pattern::Dump),
        When::Action if face.unstoppable => ("key", c(0x4E, 0x68, 0x16), Pattern::Rings),
        When::Action => ("lightning", c(0x2A, 0x50, 0x8C), Pattern::Network),
        _ => ("shield", c(0x8E, 0x58, 0x06), Pattern::Hexagons),
    }
}

/// The icon of a card's kind.
fn symbol(face: &CardFace) -> &'static str {
    kind_look(face).0
}

/// The colour of a card's kind, on paper.
fn tint(face: &CardFace) -> Color32 {
    kind_look(face).1
}

/// The picture of a card.
#[must_use]
pub fn picture(face: &CardFace) -> Picture {
    let (_, tint, pattern) = kind_look(face);
    Picture::new(Album::AccessDenied, face.number.number().to_string(), pattern, Finish::Print, tint)
}

/// The picture on the back of every card.
#[must_use]
pub fn back() -> Picture {
    Picture::new(Album::AccessDenied, "the back of a card", Pattern::Traces, Finish::Print, BACK)
}

/// Does something with the front of a card.
pub fn with_front<T>(face: &CardFace, then: impl FnOnce(&Front<'_>) -> T) -> T {
    let (picture, code, (level, sector)) = (picture(face), face.code.to_string(), short_requirement(face));
    let (kind, tint, _) = kind_look(face);
    let stock = Stock { paper: PAPER, ink: INK, tint, edge: tint };
    then(&Front { picture: &picture, title: &face.title, badge: (&code, INK), kind, foot: (level, &sector), stock, shown: 1.0 })
}

/// What a card requires, short enough for a small card: the level, and the icon of the sector as on its rack.
fn short_requirement(face: &CardFace) -> (&'static str, String) {
    face.requires.map_or_else(Default::default, |requires| {
        let code = requires.code.map_or(String::new(), |code| format!(" +{code}"));
        (requires.level.name(), format!("{}{code}", icon(sector_symbol(requires.sector))))
    })
}

fn font(size: f32, family: FontFamily) -> FontId {
    FontId::new(size, family)
}

/// A card as it lies in the tray; `along` if it can go along in an attempt or an offer, so that its code counts.
pub fn small_card(painter: &egui::Painter, palette: &Palette, rect: Rect, face: &CardFace, look: CardLook, along: bool) {
    let edge = if look.held {
        Stroke::new(4.0, palette.text)
    } else if look.legal {
        Stroke::new(3.0, palette.net.lerp_to_gamma(palette.text, 0.25))
    } else {
        Stroke::new(1.0, Color32::from_rgb(0x4A, 0x46, 0x3A))
    };
    with_front(face, |front| {
        draw_front(painter, rect, &Front { shown: look.shown, ..*front }, look.asleep, edge);
        if look.asleep && along {
            draw_badge(painter, rect, front);
        }
    });
}

/// The back of a card, where its face is not seen.
pub fn card_back(painter: &egui::Painter, rect: Rect) {
    back().show(painter, rect, CornerRadius::same(5), false);
    painter.rect_stroke(rect, CornerRadius::same(5), Stroke::new(2.0, PAPER.gamma_multiply(0.8)), StrokeKind::Inside);
}

/// A card to be read, as wide as given; gives how high it is. With no painting it is only measured.
pub fn large_card(
    ui: &egui::Ui,
    (palette, words): (&Palette, Glossary),
    at: Pos2,
    width: f32,
    (card, face): (Card, &CardFace),
    note: Option<&str>,
    paint: bool,
) -> f32 {
    let (pad, painter) = (12.0, ui.painter());
    let inner = width - 2.0 * pad;
    let plain = |text: &str, size: f32, color: Color32| painter.layout(text.to_owned(), font(size, FontFamily::Proportional), color, inner);
    let white = Color32::from_rgb(0xFA, 0xF6, 0xEC);
    let title = painter.layout(face.title.clone(), font(18.0, bold()), white, inner);
    let kind: Vec<String> = kinds(face).into_iter().map(|(word, _)| word).collect();
    let kind = plain(&format!("{} {}", icon(symbol(face)), kind.join(" · ")), 13.0, tint(face).lerp_to_gamma(INK, 0.15));
    let needs = face.requires.map(|requires| plain(&t!("ad-needs", requirement = requirement(requires)), 13.0, INK));
    let text = plain(&face.text(), 14.5, INK);
    let picture_height = (width * 0.54).round();
    let head = picture_height + title.size().y + 10.0;
    let needs_height = needs.as_ref().map_or(0.0, |needs| needs.size().y + 4.0);
    let note = note.map(|note| {
        let galley = painter.layout(note.to_owned(), font(13.0, FontFamily::Proportional), white, inner);
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
    let seen = Rect::from_min_size(at, vec2(width, picture_height)).shrink(2.0);
    with_front(face, |front| draw_head(painter, seen, front));
    painter.galley(Pos2::new(at.x + pad, at.y + picture_height + 4.0), title, white);
    let mut y = top.bottom() + 8.0;
    let mut put = |galley: std::sync::Arc<egui::Galley>, gap: f32| {
        let (step, place) = (galley.size().y + gap, Pos2::new(at.x + pad, y));
        painter.galley(place, galley.clone(), INK);
        explain(ui, palette, words, &galley, place);
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
        font(13.0, FontFamily::Monospace),
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
