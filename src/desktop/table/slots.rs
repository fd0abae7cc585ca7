//! The panels that float over the table: where they stand, what is under them, and where a game draws its own.

use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy_egui::egui::{self, Margin, Pos2, StrokeKind, UiBuilder};
use bevy_egui::{EguiContexts, PrimaryEguiContext};

use super::entering::{Entered, Entering, RESTS, on_control};
use super::glossary::teaching;
use super::layout::Layout;
use crate::desktop::redraw::Busy;
use crate::desktop::theme::{Palette, fade, icon, put_to_sleep};
use crate::desktop::{InMatch, Overlay};
use crate::rules::game::Seat;
use crate::t;

/// What a panel is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Panel {
    /// The match and its steps.
    Bar,
    /// Whose turn it is, rulebook and menu.
    Buttons,
    /// What wins, and who is near to it.
    Aim,
    /// The plate of a seat.
    Plate,
    /// What to do, and the main button.
    Prompt,
    /// What can be chosen, over the prompt where it has no room there.
    Choices,
    /// What a bot would do.
    Hint,
    /// One's own cards.
    Hand,
    /// The game's own panel.
    Corner,
    /// What is chosen.
    Inspector,
    /// What is only pointed at: the pointer goes through it.
    Explanation,
    /// What has happened.
    Log,
    /// What a lesson says.
    Lesson,
    /// What happened since one's last turn.
    Since,
}

/// The panels of a match.
#[derive(Resource, Debug, Clone)]
pub struct Slots {
    /// Their places.
    pub layout: Layout,
    /// What no panel covers that always stands there: the playing area is framed in it.
    pub safe: egui::Rect,
    /// The height of the game's own panel.
    pub filled: f32,
    /// The height of what a lesson says.
    pub said: f32,
    /// The main button.
    pub main: Option<egui::Rect>,
    /// The seat whose plate is under the pointer.
    pub seat: Option<Seat>,
    /// What may be clicked next on the table: what is explained keeps away from it.
    pub needed: Vec<egui::Rect>,
    /// A corner of the table where nothing lies, if the game knows one: what is explained stands there first.
    pub aside: Option<egui::Rect>,
    /// What a click would fill: what stands beside the pointer keeps off it.
    pub previewed: Option<egui::Rect>,
    /// Whether the wheel scrolls what is explained.
    pub scrolls: bool,
    /// Those that are being drawn.
    drawn: Vec<(Panel, egui::Rect)>,
    /// Those that were drawn last.
    shown: Vec<(Panel, egui::Rect)>,
    /// The part of the window that was last told of, in percent.
    told: f32,
}

impl Default for Slots {
    fn default() -> Self {
        let layout = Layout::of(Vec2::new(1280.0, 720.0), &super::layout::Needs::default());
        Self {
            layout,
            safe: egui::Rect::NOTHING,
            filled: 0.0,
            said: 240.0,
            main: None,
            seat: None,
            needed: Vec::new(),
            aside: None,
            previewed: None,
            scrolls: false,
            drawn: Vec::new(),
            shown: Vec::new(),
            told: 0.0,
        }
    }
}

impl Slots {
    /// The panels are drawn anew.
    pub(super) fn begin(&mut self) {
        self.shown = std::mem::take(&mut self.drawn);
        (self.seat, self.main) = (None, None);
        self.tell();
    }

    /// A panel is drawn here.
    pub fn add(&mut self, panel: Panel, rect: egui::Rect) {
        self.drawn.push((panel, rect));
    }

    /// The panels as they are seen.
    #[must_use]
    pub fn panels(&self) -> &[(Panel, egui::Rect)] {
        &self.shown
    }

    /// The panels as they are drawn now; those that are drawn later, as they are seen.
    pub fn newest(&self) -> impl Iterator<Item = &(Panel, egui::Rect)> {
        let later = self.shown.iter().filter(|(panel, _)| self.drawn.iter().all(|(drawn, _)| drawn != panel));
        self.drawn.iter().chain(later)
    }

    /// Whether a panel is under a point: what lies there on the table can't be touched.
    #[must_use]
    pub fn covers(&self, at: Pos2) -> bool {
        let mut panels = self.shown.iter().chain(&self.drawn);
        panels.any(|(panel, rect)| *panel != Panel::Explanation && rect.contains(at))
    }

    /// What a place costs for a panel so high: the pointer would be under it, it is too low, it cuts what stands in it, or it lies
    /// over what is needed.
    #[must_use]
    pub fn cost(&self, place: egui::Rect, height: f32, pointer: Option<egui::Rect>) -> f32 {
        let taken = egui::Rect::from_min_size(place.min, egui::vec2(place.width(), height.min(place.height())));
        let pointed = if pointer.is_some_and(|at| taken.intersects(at)) { 1e6 } else { 0.0 };
        let cramped = if place.height() < height.min(200.0) - 0.5 { 1e5 } else { 0.0 };
        let over = self.needed.iter().map(|needed| taken.intersect(*needed)).filter(egui::Rect::is_positive);
        let cut = (height - place.height()).max(0.0) * place.width();
        pointed + cramped + cut + over.map(|both| both.area()).sum::<f32>()
    }

    /// What is free at the upper edge between the bars.
    #[must_use]
    pub fn between_bars(&self) -> Option<egui::Rect> {
        let bar = |wanted: Panel| self.newest().find(|(panel, _)| *panel == wanted).map(|(_, rect)| *rect);
        let (left, right) = (bar(Panel::Bar)?, bar(Panel::Buttons)?);
        Some(egui::Rect { min: left.right_top(), max: right.left_bottom() })
    }

    /// Says how much of the table is seen, where that has changed.
    fn tell(&mut self) {
        let percent = (self.uncovered() * 1000.0).round() / 10.0;
        if (percent - self.told).abs() > 0.05 {
            self.told = percent;
            debug!("panels leave {percent:.1} % of the window to the table: {:?}", self.panels());
        }
    }

    /// Which part of the window no panel covers, from 0 to 1.
    #[must_use]
    pub fn uncovered(&self) -> f32 {
        let rects: Vec<egui::Rect> = self.shown.iter().map(|(_, rect)| *rect).collect();
        let window = egui::Rect::from_min_size(Pos2::ZERO, egui::vec2(self.layout.window.x, self.layout.window.y));
        1.0 - covered(&rects, window) / window.area().max(1.0)
    }
}

/// The area that rectangles cover of a window together.
fn covered(rects: &[egui::Rect], window: egui::Rect) -> f32 {
    let rects: Vec<egui::Rect> = rects.iter().map(|rect| rect.intersect(window)).filter(egui::Rect::is_positive).collect();
    let mut edges: Vec<f32> = rects.iter().flat_map(|rect| [rect.left(), rect.right()]).collect();
    edges.sort_by(f32::total_cmp);
    let strip = |from: f32, to: f32| {
        let mut here: Vec<(f32, f32)> = rects
            .iter()
            .filter(|rect| rect.left() <= from && rect.right() >= to && to > from)
            .map(|rect| (rect.top(), rect.bottom()))
            .collect();
        here.sort_by(|one, other| one.0.total_cmp(&other.0));
        let (high, _) =
            here.into_iter().fold((0.0, f32::MIN), |(high, low), (top, foot)| (high + (foot - top.max(low)).max(0.0), low.max(foot)));
        high * (to - from)
    };
    edges.windows(2).map(|pair| strip(pair[0], pair[1])).sum()
}

/// A rectangle of the interface.
#[must_use]
pub const fn interface(rect: Rect) -> egui::Rect {
    egui::Rect { min: Pos2::new(rect.min.x, rect.min.y), max: Pos2::new(rect.max.x, rect.max.y) }
}

/// A rectangle of the arithmetic.
#[must_use]
pub const fn plain_rect(rect: egui::Rect) -> Rect {
    Rect { min: Vec2::new(rect.min.x, rect.min.y), max: Vec2::new(rect.max.x, rect.max.y) }
}

/// The layer of the panels, under everything that opens over the table.
#[must_use]
pub fn panel_layer() -> egui::LayerId {
    egui::LayerId::background()
}

/// Opens a part of the window for a game to draw in. It is dead under an overlay.
pub fn open_slot(ctx: &egui::Context, slot: egui::Rect, id: &'static str, overlay: &State<Overlay>) -> egui::Ui {
    let builder = UiBuilder::new().layer_id(panel_layer()).max_rect(slot);
    let mut ui = egui::Ui::new(ctx.clone(), id.into(), builder);
    if *overlay != Overlay::None {
        put_to_sleep(&mut ui);
    }
    ui
}

/// From a panel's edge to what stands in it.
pub const INSET: Margin = Margin { left: 12, right: 12, top: 6, bottom: 6 };

/// Draws a panel in this place, as large as what is in it, and gives where it is. `fixed` keeps the height of the place.
pub fn float<R>(
    ui: &mut egui::Ui,
    palette: &Palette,
    place: egui::Rect,
    (layout, fixed): (egui::Layout, bool),
    add: impl FnOnce(&mut egui::Ui) -> R,
) -> (egui::Rect, R) {
    let back = ui.painter().add(egui::Shape::Noop);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(place - INSET).layout(layout));
    let result = add(&mut inner);
    let mut rect = inner.min_rect() + INSET;
    if fixed {
        (rect.min.y, rect.max.y) = (place.min.y, place.max.y);
    }
    let edge = egui::Stroke::new(1.0, palette.line);
    ui.painter().set(back, egui::epaint::RectShape::new(rect, 6, palette.panel, edge, StrokeKind::Inside));
    (rect, result)
}

/// How long something is pointed at before it is explained, how long it is gone before that closes, and how long where the
/// pointer is on its way through what is explained, in seconds.
const DWELLS: f64 = 0.3;
const LINGERS: f64 = 0.15;
const PASSES: f64 = 0.3;

/// The most that what is explained takes of the window's height: the rest can be scrolled.
const HIGHEST: f32 = 0.66;

/// What it costs to lie over the table, where there is a place beside it that cuts what stands there: that can be scrolled.
const OVER_TABLE: f32 = 0.45;

/// What is explained, and where.
#[derive(Debug, Clone)]
pub struct Explained<S> {
    subject: Option<S>,
    /// Whether it was chosen, and not only pointed at.
    chosen: bool,
    place: egui::Rect,
    /// Where it was drawn last, and how high it was.
    shown: Option<egui::Rect>,
    height: f32,
    /// Since when what is explained and what is pointed at are not the same.
    since: Option<f64>,
    /// How far it is scrolled, and how far it can be, while the pointer is on what is explained.
    scrolled: (f32, f32),
    entering: Entering,
    /// Where it was clicked last, while the pointer stays there: what happens then is watched, not read about.
    clicked: Option<Pos2>,
}

impl<S> Default for Explained<S> {
    fn default() -> Self {
        Self {
            subject: None,
            chosen: false,
            place: egui::Rect::NOTHING,
            shown: None,
            height: 300.0,
            since: None,
            scrolled: (0.0, 0.0),
            entering: Entering::default(),
            clicked: None,
        }
    }
}

/// Explains what is pointed at or chosen in a panel that keeps away from the pointer and from what may be clicked next. What is
/// only pointed at is explained after a moment, and the pointer goes through that panel as through a tooltip, unless it comes to
/// rest there to read on. Whether what was chosen is closed.
pub fn inspect<S: Clone + PartialEq>(
    ctx: &egui::Context,
    slots: &mut Slots,
    (palette, overlay, busy): (&Palette, &State<Overlay>, &mut Busy),
    explained: &mut Explained<S>,
    (pointed, chosen): (Option<S>, Option<S>),
    add: impl FnOnce(&mut egui::Ui, &S),
) -> bool {
    slots.scrolls = false;
    let now = ctx.input(|input| input.time);
    let free = *overlay == Overlay::None;
    let (pressed, at) = ctx.input(|input| (input.pointer.primary_pressed(), input.pointer.latest_pos()));
    if pressed {
        explained.clicked = at;
    }
    explained.clicked = explained.clicked.filter(|clicked| at.is_some_and(|at| at.distance(*clicked) < 5.0));
    let shown = explained.shown.filter(|_| free && !explained.chosen && explained.subject.is_some());
    let entered = explained.entering.follow(ctx, shown, (&slots.needed, RESTS), busy);
    let pointed = pointed.filter(|_| free && (explained.clicked.is_none() || chosen.is_some()));
    let (wanted, by_choice) = match (entered, pointed) {
        (Entered::Yes, _) => (explained.subject.clone(), false),
        (_, Some(pointed)) => (Some(pointed), false),
        (_, None) => (chosen.clone(), chosen.is_some()),
    };
    if explained.subject == wanted {
        explained.since = None;
    } else {
        let waits = match (&explained.subject, &wanted) {
            _ if entered == Entered::Maybe => PASSES,
            (None, Some(_)) if !by_choice => DWELLS,
            (Some(_), None) if !explained.chosen => LINGERS,
            _ => 0.0,
        };
        let since = *explained.since.get_or_insert(now);
        if now - since < waits {
            busy.soon();
        } else {
            explained.subject = wanted;
            explained.since = None;
            explained.place = egui::Rect::NOTHING;
            explained.shown = None;
            explained.scrolled = (0.0, 0.0);
            busy.now();
        }
    }
    explained.chosen = by_choice;
    let Some(subject) = explained.subject.clone() else { return false };
    let pointer = ctx.pointer_latest_pos().map(|at| egui::Rect::from_center_size(at, egui::vec2(64.0, 64.0)));
    let pointer = pointer.filter(|_| !explained.chosen && entered == Entered::No);
    // It grows upwards out of its corner as far as it must.
    let highest = HIGHEST * slots.layout.window.y;
    let high = explained.height.min(highest);
    let aside = slots.aside.map(|corner| corner.with_min_y(corner.top().min(corner.bottom() - high).max(slots.safe.top())));
    let over_hand = slots.layout.over_hand().filter(|_| !explained.chosen).map(interface);
    let hand = slots.shown.iter().filter(|(panel, _)| *panel == Panel::Hand).map(|(_, rect)| rect.bottom() + 8.0);
    let under_hand = over_hand.map(|column| column.with_min_y(hand.fold(column.top(), f32::max).min(column.bottom())));
    let places: Vec<egui::Rect> =
        aside.into_iter().chain(under_hand).chain(over_hand).chain(slots.layout.inspector().map(interface)).collect();
    let in_the_way = |place: &egui::Rect| slots.cost(*place, high, pointer);
    let taken = |place: &egui::Rect| place.with_max_y(place.bottom().min(place.top() + high));
    let cost = |place: &egui::Rect| in_the_way(place) + OVER_TABLE * taken(place).intersect(slots.safe).area();
    // It stays where it is as long as nothing comes into its way.
    if !places.contains(&explained.place) || in_the_way(&explained.place) > 0.0 {
        let least = places.iter().map(cost).fold(f32::MAX, f32::min);
        explained.place = places.into_iter().find(|place| cost(place) <= least).unwrap_or(explained.place);
    }
    // What the pointer goes through can't be scrolled under it.
    if !explained.chosen && explained.scrolled.1 > 0.0 {
        slots.scrolls = true;
        let wheel = ctx.input(|input| input.smooth_scroll_delta.y);
        explained.scrolled.0 = (explained.scrolled.0 - wheel).clamp(0.0, explained.scrolled.1);
    }
    let mut ui = open_slot(ctx, explained.place, "inspector", overlay);
    let most = explained.place.height().min(highest) - f32::from(INSET.top + INSET.bottom);
    let (rect, inside) = float(&mut ui, palette, explained.place, (egui::Layout::top_down(egui::Align::Min), false), |ui| {
        ui.set_width(ui.available_width());
        let mut area = egui::ScrollArea::vertical().id_salt("inspector").auto_shrink([false, true]).max_height(most);
        if !explained.chosen {
            area = area.vertical_scroll_offset(explained.scrolled.0);
        }
        let scrolled = area.show(ui, |ui| {
            ui.set_width(ui.available_width() - 4.0);
            ui.spacing_mut().item_spacing.y = 4.0;
            if explained.chosen {
                add(ui, &subject);
            } else {
                teaching(ui, palette, |ui| add(ui, &subject));
            }
        });
        scrolled.content_size.y
    });
    explained.shown = Some(rect);
    explained.scrolled.1 = (inside - most).max(0.0);
    if !explained.chosen && explained.scrolled.0 + 1.0 < explained.scrolled.1 {
        let (at, font) = (rect.center_bottom() - egui::vec2(0.0, 3.0), egui::FontId::proportional(14.0));
        // No line is cut in its middle.
        let low = rect.shrink(1.0).with_min_y(rect.bottom() - 34.0);
        fade(ui.painter(), low, palette.panel.gamma_multiply(0.0), palette.panel);
        ui.painter().text(at, egui::Align2::CENTER_BOTTOM, icon("caret-down"), font, palette.net);
    }
    let height = inside + f32::from(INSET.top + INSET.bottom);
    if (explained.height - height).abs() > 1.0 {
        explained.height = height;
        busy.now();
    }
    let touched = entered == Entered::Yes && on_control(ctx);
    slots.add(if explained.chosen || touched { Panel::Inspector } else { Panel::Explanation }, rect);
    let corner = egui::Rect::from_min_size(rect.right_top() + egui::vec2(-30.0, 6.0), egui::Vec2::splat(24.0));
    explained.chosen && ui.put(corner, egui::Button::new(icon("x")).small()).on_hover_text(t!("close")).clicked()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Slots>()
        .add_systems(PreUpdate, block.in_set(PickingSystems::Backend).run_if(in_state(InMatch)))
        .add_systems(OnExit(InMatch), |mut slots: ResMut<Slots>| *slots = Slots::default());
}

/// Before all that could be pointed at on the table stands the panel over it.
fn block(
    slots: Res<Slots>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    interface: Query<Entity, With<PrimaryEguiContext>>,
    mut contexts: EguiContexts,
    mut hits: MessageWriter<PointerHits>,
) {
    let (Ok(interface), Ok(ctx)) = (interface.single(), contexts.ctx_mut()) else { return };
    let zoom = ctx.zoom_factor();
    for (pointer, location) in &pointers {
        let Some(location) = location.location() else { continue };
        let at = Pos2::new(location.position.x, location.position.y) / zoom;
        if slots.covers(at) {
            hits.write(PointerHits::new(*pointer, vec![(interface, HitData::new(interface, 0.0, None, None))], 1e6));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_panels_cover_together_is_counted_once() {
        let rect = |x: f32, y: f32, width: f32, height: f32| egui::Rect::from_min_size(Pos2::new(x, y), egui::vec2(width, height));
        let window = rect(0.0, 0.0, 100.0, 100.0);
        assert!((covered(&[], window)).abs() < 1e-3);
        assert!((covered(&[rect(0.0, 0.0, 10.0, 10.0), rect(50.0, 50.0, 10.0, 20.0)], window) - 300.0).abs() < 1e-3);
        assert!((covered(&[rect(0.0, 0.0, 10.0, 10.0), rect(5.0, 5.0, 10.0, 10.0)], window) - 175.0).abs() < 1e-3);
        assert!((covered(&[rect(90.0, 90.0, 30.0, 30.0), rect(90.0, 90.0, 30.0, 30.0)], window) - 100.0).abs() < 1e-3);
    }

    #[test]
    fn what_is_drawn_now_is_newer_than_what_is_seen() {
        let rect = |x: f32| egui::Rect::from_min_size(Pos2::new(x, 0.0), egui::vec2(10.0, 10.0));
        let mut slots = Slots::default();
        slots.add(Panel::Prompt, rect(50.0));
        slots.add(Panel::Hint, rect(70.0));
        slots.begin();
        slots.add(Panel::Prompt, rect(20.0));
        let newest: Vec<_> = slots.newest().copied().collect();
        assert_eq!(newest, [(Panel::Prompt, rect(20.0)), (Panel::Hint, rect(70.0))]);
    }
}
