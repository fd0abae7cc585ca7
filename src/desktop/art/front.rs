//! The front of a card: picture, title, and in its corner what it is needed for most. It is laid out once, for the interface
//! and for the table.

use bevy_egui::egui::{Align2, Color32, CornerRadius, FontFamily, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use super::{Picture, is_grey, toned};
use crate::desktop::theme::{bold, icon};

/// The middle of a line of text.
const MIDDLE: Align2 = Align2::CENTER_CENTER;
/// The width of a card in the units in which its front is laid out.
const UNITS: f32 = 96.0;
/// The size of a title in these units; in the interface no text of a card is smaller than as many points.
const LETTERS: f32 = 15.0;
/// From the edge of a card to what stands on it.
const EDGE: f32 = 4.5;
/// The most lines of a title.
const LINES: usize = 3;

/// What a card is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stock {
    /// Around picture and title.
    pub paper: Color32,
    /// What is written there.
    pub ink: Color32,
    /// The colour of its kind, dark enough for white on it.
    pub tint: Color32,
    /// Its outermost edge.
    pub edge: Color32,
}

/// What is seen of a card before it is read.
#[derive(Debug, Clone, Copy)]
pub struct Front<'a> {
    /// Its picture.
    pub picture: &'a Picture,
    /// Its title.
    pub title: &'a str,
    /// What stands in its corner, and in which colour.
    pub badge: (&'a str, Color32),
    /// The icon of its kind.
    pub kind: &'a str,
    /// What stands below the title: at the left, at the right.
    pub foot: (&'a str, &'a str),
    /// What it is made of.
    pub stock: Stock,
    /// The part of its width, from the left, that no other card lies on.
    pub shown: f32,
}

/// In which letters something is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Letters {
    /// The technical sans.
    Sans,
    /// The monospace.
    Mono,
    /// Icons.
    Icon,
}

/// What fronts are drawn on.
pub trait Easel {
    /// A rectangle.
    fn block(&mut self, rect: Rect, corner: f32, color: Color32);
    /// A disc.
    fn disc(&mut self, middle: Pos2, radius: f32, color: Color32);
    /// A picture, round at its upper corners.
    fn picture(&mut self, rect: Rect, corner: f32, picture: &Picture);
    /// A line of text.
    fn text(&mut self, at: Pos2, align: Align2, text: &str, font: (Letters, f32), color: Color32);
    /// How wide a line of text is.
    fn width(&self, text: &str, font: (Letters, f32)) -> f32;
}

/// The interface, where cards that can't be used are a third darker.
struct Screen<'a> {
    painter: &'a Painter,
    asleep: bool,
    grey: bool,
}

impl Screen<'_> {
    fn shade(&self, color: Color32) -> Color32 {
        let color = toned(color, self.grey);
        if self.asleep { Color32::from_rgb(dim(color.r()), dim(color.g()), dim(color.b())) } else { color }
    }

    fn font((letters, size): (Letters, f32)) -> FontId {
        let family = match letters {
            Letters::Sans => bold(),
            Letters::Mono => FontFamily::Name("mono bold".into()),
            Letters::Icon => FontFamily::Proportional,
        };
        FontId::new(size, family)
    }
}

/// A part of a colour, a fifth darker.
const fn dim(part: u8) -> u8 {
    (part as u16 * 4 / 5) as u8
}

impl Easel for Screen<'_> {
    fn block(&mut self, rect: Rect, corner: f32, color: Color32) {
        self.painter.rect_filled(rect, corner, self.shade(color));
    }

    fn disc(&mut self, middle: Pos2, radius: f32, color: Color32) {
        self.painter.circle_filled(middle, radius, self.shade(color));
    }

    fn picture(&mut self, rect: Rect, corner: f32, picture: &Picture) {
        let corner = corner as u8;
        picture.show(self.painter, rect, CornerRadius { nw: corner, ne: corner, sw: 0, se: 0 }, self.asleep);
    }

    fn text(&mut self, at: Pos2, align: Align2, text: &str, font: (Letters, f32), color: Color32) {
        self.painter.text(at, align, text, Self::font(font), self.shade(color));
    }

    fn width(&self, text: &str, font: (Letters, f32)) -> f32 {
        self.painter.layout_no_wrap(text.to_owned(), Self::font(font), Color32::WHITE).size().x
    }
}

/// Draws the front of a card in the interface, `asleep` if it can't be used now, with this edge around it.
pub fn draw(painter: &Painter, rect: Rect, front: &Front<'_>, asleep: bool, edge: Stroke) {
    lay_out(&mut Screen { painter, asleep, grey: is_grey(painter.ctx()) }, rect, front);
    painter.rect_stroke(rect, CornerRadius::same((rect.width() / UNITS * 6.0) as u8), edge, StrokeKind::Outside);
}

/// Draws the head of a card that is to be read: its picture, and what lies over the corners.
pub fn draw_head(painter: &Painter, rect: Rect, front: &Front<'_>) {
    let mut screen = Screen { painter, asleep: false, grey: is_grey(painter.ctx()) };
    screen.picture(rect, 6.0, front.picture);
    corners(&mut screen, rect.shrink(4.0), 1.25, front);
}

/// Draws the badge of a card anew over a front that is asleep: what stands there counts nevertheless.
pub fn draw_badge(painter: &Painter, rect: Rect, front: &Front<'_>) {
    let unit = rect.width() / UNITS;
    badge(&mut Screen { painter, asleep: false, grey: is_grey(painter.ctx()) }, rect.shrink(EDGE * unit), unit, front);
}

/// Draws the front of a card.
pub fn lay_out(easel: &mut impl Easel, rect: Rect, front: &Front<'_>) {
    let unit = rect.width() / UNITS;
    let Front { stock, .. } = *front;
    easel.block(rect, 6.0 * unit, stock.edge);
    let inner = rect.shrink(2.5 * unit);
    easel.block(inner, 4.0 * unit, stock.paper);
    let room = rect.shrink(EDGE * unit);
    // From below: the foot, the title, and the picture in what is left.
    let has_foot = !(front.foot.0.is_empty() && front.foot.1.is_empty());
    let foot = if has_foot { 17.0 * unit } else { 0.0 };
    let size = LETTERS * unit;
    // What is written stands where it is seen.
    let seen = room.with_max_x((rect.left() + rect.width() * front.shown).min(room.right()));
    let lines = lines(easel, front.title, size, seen.width() - 4.0 * unit);
    let step = size * 1.1;
    let title = step * lines.len() as f32 + 3.0 * unit;
    let line = room.bottom() - foot - title;
    let picture = Rect::from_min_max(room.min, pos2(room.right(), line - 1.5 * unit));
    easel.picture(picture, 3.0 * unit, front.picture);
    easel.block(Rect::from_min_max(pos2(room.left(), line - 1.5 * unit), pos2(room.right(), line)), 0.0, stock.tint);
    for (at, (text, size)) in lines.iter().enumerate() {
        let middle = pos2(seen.center().x, line + 1.5 * unit + step * (at as f32 + 0.5));
        easel.text(middle, MIDDLE, text, (Letters::Sans, *size), stock.ink);
    }
    if has_foot {
        let y = room.bottom() - foot / 2.0 + 0.5 * unit;
        let wide = |text: &str| easel.width(text, (Letters::Sans, size));
        let space = seen.width() - 4.0 * unit;
        // Where both have no room, what is at the left is told by the icon as well.
        let alone = !front.foot.1.is_empty() && wide(front.foot.0) + wide(front.foot.1) + 4.0 * unit > space;
        let left = if alone { "" } else { front.foot.0 };
        let size = size * (space / (wide(left) + wide(front.foot.1)).max(1.0)).min(1.0);
        let soft = stock.ink.lerp_to_gamma(stock.paper, 0.1);
        easel.text(pos2(room.left() + 2.0 * unit, y), Align2::LEFT_CENTER, left, (Letters::Sans, size), soft);
        let beside = if left.is_empty() { 0.0 } else { easel.width(left, (Letters::Sans, size)) + 4.0 * unit };
        easel.text(pos2(room.left() + 2.0 * unit + beside, y), Align2::LEFT_CENTER, front.foot.1, (Letters::Sans, size), soft);
    }
    corners(easel, room, unit, front);
}

/// What lies over the corners of a picture: the badge and the icon of the kind.
fn corners(easel: &mut impl Easel, room: Rect, unit: f32, front: &Front<'_>) {
    badge(easel, room, unit, front);
    let stock = front.stock;
    let middle = pos2(room.right() - 9.0 * unit, room.top() + 9.0 * unit);
    easel.disc(middle, 11.0 * unit, stock.paper);
    easel.disc(middle, 9.5 * unit, stock.tint);
    easel.text(middle, MIDDLE, &icon(front.kind), (Letters::Icon, 13.0 * unit), Color32::WHITE);
}

/// The badge in the corner of a picture.
fn badge(easel: &mut impl Easel, room: Rect, unit: f32, front: &Front<'_>) {
    let Front { stock, badge: (badge, color), .. } = *front;
    let middle = room.min + vec2(12.0, 12.0) * unit;
    easel.disc(middle, 14.5 * unit, stock.tint);
    easel.disc(middle, 12.5 * unit, stock.paper);
    easel.text(middle, MIDDLE, badge, (Letters::Mono, 21.0 * unit), color);
}

/// A title in lines, with the size of each: broken between words, in a word after a sign, and only then set smaller.
fn lines(easel: &impl Easel, title: &str, size: f32, room: f32) -> Vec<(String, f32)> {
    let wide = |text: &str| easel.width(text.trim_end(), (Letters::Sans, size));
    let mut lines: Vec<String> = Vec::new();
    for word in title.split_inclusive(' ') {
        let whole = wide(word) <= room;
        let parts: Vec<&str> = if whole { vec![word] } else { word.split_inclusive(['-', '_', '.', '/']).collect() };
        for part in parts {
            match lines.last_mut().filter(|line| wide(&format!("{line}{part}")) <= room) {
                Some(line) => line.push_str(part),
                None => lines.push(part.to_owned()),
            }
        }
    }
    if lines.len() > LINES {
        let rest = lines.split_off(LINES - 1).concat();
        lines.push(rest);
    }
    lines.into_iter().map(|line| (line.trim_end().to_owned(), size * (room / wide(&line).max(1.0)).min(1.0))).collect()
}
