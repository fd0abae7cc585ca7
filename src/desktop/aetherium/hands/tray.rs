//! The tray: the PAD as a pile with its order for its owner only, the command console, and what can be done.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, FontId, Id, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::aims::Ctx;
use super::cards::{Look, low_card, small_card};
use super::rows::rows;
use super::rows_drawn;
use super::touching::Touch;
use super::{Hands, Within};
use crate::art::Album;
use crate::desktop::aetherium::places::Server;
use crate::desktop::art::show_emblem;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::table::frame::{FrameDrawn, Looking};
use crate::desktop::table::glossary::tip;
use crate::desktop::table::layout::GAP;
use crate::desktop::table::session::{OnTable, Session};
use crate::desktop::table::slots::{INSET, Panel, Slots, interface, open_slot};
use crate::desktop::theme::{Palette, bold, icon};
use crate::desktop::{DrawSet, InMatch, Overlay};
use crate::rules::aetherium::{Asked, Open, Slot, Stage, State as Game, View};
use crate::rules::game::{Game as _, Seat};
use crate::t;

/// The tray has been drawn.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct TrayDrawn;

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>).and_then(resource_exists::<Session<Game>>);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(TrayDrawn).in_set(DrawSet::Screen).after(FrameDrawn).run_if(shown));
}

fn draw(
    mut contexts: EguiContexts,
    (table, session, server): (Res<OnTable<Game>>, Res<Session<Game>>, Option<Res<Server>>),
    (mut slots, palette, overlay, looking, settings): (ResMut<Slots>, Res<Palette>, Res<State<Overlay>>, Res<Looking>, Res<Settings>),
    (mut hands, within): (ResMut<Hands>, Res<Within>),
    (mut touches, mut busy): (MessageWriter<Touch>, ResMut<Busy>),
    mut highest: Local<f32>,
) -> Result {
    let area = interface(slots.layout.hand).shrink2(vec2(0.0, 2.0));
    let ctx = contexts.ctx_mut()?;
    let mut ui = open_slot(ctx, area, "console", &overlay);
    let view = &table.view;
    // The side that is looked at, or else the one whose hands these are.
    let seat = looking.0.or(view.own()).unwrap_or(view.table.turn);
    let asks = !table.legal.is_empty() && view.asked != Asked::Order && view.asked != Asked::Nothing && table.replay.is_none();
    let own = view.own() == Some(seat);
    let ordering = own && view.asked == Asked::Order && !table.legal.is_empty();
    let console = console(view, seat);
    let count = if ordering { hands.order.len() } else { console.len() };
    let piles = view.table.side(seat).pad.count_ones() > 0;
    let active = console.iter().position(|slot| is_at_work(&view.table, *slot));
    let (pile, cards) = match slots.layout.hand_is_aside() {
        true if ordering => in_columns(area, piles, count),
        true => (None, in_a_column(area, count, active)),
        false => in_a_row(area, slots.safe.center().x, piles, count),
    };
    if let Some(piled) = pile.map(|pile| low_pile(pile, view, seat)) {
        slots.add(Panel::Hand, piled);
        ui.painter().rect(piled, 6.0, palette.panel, Stroke::new(1.0, palette.line), StrokeKind::Inside);
        draw_pile(&ui, &palette, piled.shrink2(vec2(8.0, 5.0)), view, seat);
        tip(ui.interact(piled, Id::new("PAD"), Sense::hover()), &palette, Game::glossary(), t!("ae-plate-pad"));
    }
    let before = hands.clone();
    if ordering {
        draw_order(&mut ui, &palette, &cards, view, seat, (&mut hands, &mut slots), &mut touches);
    } else {
        let cards = console.into_iter().zip(cards);
        draw_console(&mut ui, &palette, cards, view, seat, (&mut hands, &mut slots), &mut touches);
    }
    if *hands != before {
        busy.now();
    }
    let corner = interface(slots.layout.corner);
    slots.filled = 0.0;
    let turned = server.is_some_and(|server| server.is_turned());
    let (ways, slides) = (within.ways.as_ref(), within.slides.as_ref());
    let ctx = Ctx { session: &session, table: &table, settings: &settings, ways, slides, turned };
    let rows = if asks && corner.is_positive() { rows(&ctx, &hands) } else { Vec::new() };
    if !rows.is_empty() {
        let mut ui = open_slot(ui.ctx(), corner, "what can be done", &overlay);
        let inset = f32::from(INSET.top + INSET.bottom);
        let height = rows_drawn::height(&rows, corner.height() - inset) + inset;
        // While a program acts, what is always there stands where it always stands, whatever comes after it.
        let height = if view.asked == Asked::Act { highest.max(height) } else { height };
        *highest = highest.max(height);
        let place = Rect { min: pos2(corner.left(), corner.bottom() - height.min(corner.height())), ..corner };
        ui.painter().rect(place, 6.0, palette.panel, Stroke::new(1.0, palette.line), StrokeKind::Inside);
        if let Some(row) = rows_drawn::draw(&mut ui, &palette, place - INSET, &rows, hands.row) {
            touches.write(Touch::Row(row));
            busy.now();
        }
        slots.add(Panel::Corner, place);
        slots.filled = place.height();
    }
    Ok(())
}

/// The width of a card.
const CARD: f32 = 160.0;
/// The height of a card of which no more than name, grid and state are shown.
const LOW: f32 = 46.0;

/// The pile, where there is one, and so many cards in a row under the middle of the table, as long as there is room.
fn in_a_row(area: Rect, middle: f32, piles: bool, count: usize) -> (Option<Rect>, Vec<Rect>) {
    let pile = if piles { (area.width() * 0.12).clamp(128.0, 150.0) } else { -GAP };
    let cards = count.max(1) as f32;
    let width = ((area.width() - pile - GAP * cards) / cards).min(CARD);
    let wide = pile + (GAP + width) * cards;
    let left = (middle - wide / 2.0).clamp(area.left(), (area.right() - wide).max(area.left()));
    let at = |left: f32, width: f32| Rect::from_min_size(pos2(left, area.top()), vec2(width, area.height()));
    let cards = (0..count).map(|card| at(left + pile + GAP + (width + GAP) * card as f32, width)).collect();
    (piles.then(|| at(left, pile)), cards)
}

/// Cards in a column: the active one whole, the others low.
fn in_a_column(area: Rect, count: usize, active: Option<usize>) -> Vec<Rect> {
    let left = area.right() - (area.width() - GAP) * 0.66;
    let others = count.saturating_sub(usize::from(active.is_some())) as f32;
    let whole = (area.height() - others * (LOW + GAP)).min((area.right() - left) * 0.9);
    let mut top = area.top();
    let card = |at: usize| {
        let high = if active == Some(at) { whole } else { LOW };
        let rect = Rect::from_min_max(pos2(left, top), pos2(area.right(), top + high));
        top += high + GAP;
        rect
    };
    (0..count).map(card).collect()
}

/// Cards in two columns higher than wide.
fn in_columns(area: Rect, piles: bool, count: usize) -> (Option<Rect>, Vec<Rect>) {
    let all = count + usize::from(piles);
    let rows = all.div_ceil(2).max(1) as f32;
    let wide = (area.width() - GAP) / 2.0;
    let size = vec2(wide, ((area.height() - GAP * (rows - 1.0)) / rows).min(wide * 1.1));
    let place = |at: usize| Rect::from_min_size(area.min + vec2((at % 2) as f32, (at / 2) as f32) * (size + vec2(GAP, GAP)), size);
    let mut places: Vec<Rect> = (0..all).map(place).collect();
    let pile = piles.then(|| places.remove(0));
    (pile, places)
}

/// The pile no higher than its cards need.
fn low_pile(area: Rect, view: &View, seat: Seat) -> Rect {
    let left = view.table.side(seat).pad.count_ones() as f32;
    area.with_max_y(area.max.y.min(area.min.y + 34.0 + 22.0 * left))
}

/// Where a card stands in one's own PAD.
fn in_pad(view: &View, seat: Seat, slot: Slot) -> Option<usize> {
    view.pad.iter().position(|card| view.own() == Some(seat) && usize::from(*card) == slot.card())
}

/// The cards of a side: the active one, those of one's own PAD in its order, the others, the deleted ones.
fn console(view: &View, seat: Seat) -> Vec<Slot> {
    let open = &view.table;
    let mut slots: Vec<Slot> = open.slots(seat).collect();
    slots.sort_by_key(|slot| {
        let next = in_pad(view, seat, *slot).unwrap_or(usize::MAX);
        (!is_at_work(open, *slot), next, !open.is_alive(*slot))
    });
    slots
}

/// Whether a program is active.
fn is_at_work(open: &Open, slot: Slot) -> bool {
    open.stage == Stage::Activation && open.active.slot == slot && open.turn == slot.seat()
}

/// By how much a card is raised so that it is seen whole.
fn raised(rect: Rect, window: f32) -> Rect {
    rect.translate(vec2(0.0, -(rect.bottom() - window + 4.0).max(0.0)))
}

fn draw_console(
    ui: &mut Ui,
    palette: &Palette,
    cards: impl Iterator<Item = (Slot, Rect)>,
    view: &View,
    seat: Seat,
    (hands, panels): (&mut Hands, &mut Slots),
    touches: &mut MessageWriter<Touch>,
) {
    let open = &view.table;
    let mut over = None;
    for (slot, rest) in cards {
        let up = raised(rest, panels.layout.window.y);
        let rect = if hands.over_card == Some(slot) { up } else { rest };
        let response = ui.interact(rect.union(rest), Id::new(("console", u8::from(slot))), Sense::click());
        panels.add(Panel::Hand, rect);
        if response.hovered() {
            over = Some(slot);
        }
        if response.clicked() {
            touches.write(Touch::Card(slot));
        }
        let (active, held) = (is_at_work(open, slot), hands.looked_card == Some(slot));
        let look = Look { active, held, over: response.hovered(), place: None };
        if rect.height() > LOW {
            small_card(ui.painter(), palette, rect, open, slot, look);
        } else {
            let next = in_pad(view, seat, slot);
            low_card(ui.painter(), palette, rect, open, slot, Look { place: next.map(|at| at + 1), ..look });
        }
    }
    hands.over_card = over;
}

/// The order of the PAD that is being made, from left to right.
fn draw_order(
    ui: &mut Ui,
    palette: &Palette,
    places: &[Rect],
    view: &View,
    seat: Seat,
    (hands, panels): (&mut Hands, &mut Slots),
    touches: &mut MessageWriter<Touch>,
) {
    let open = &view.table;
    let fixed = view.pad.len();
    let mut over = None;
    for (at, rect) in places.iter().enumerate() {
        let Some(card) = hands.order.get(at).copied() else { continue };
        let slot = Slot::of(seat, usize::from(card));
        let response = ui.interact(*rect, Id::new(("order", at)), Sense::click_and_drag());
        panels.add(Panel::Hand, *rect);
        if response.hovered() {
            over = Some(slot);
        }
        if response.clicked() {
            touches.write(Touch::Ordered(at));
        }
        if response.drag_started() && at >= fixed {
            hands.dragged_card = Some(at);
        }
        if response.drag_stopped() {
            let slack = vec2(4.0, if panels.layout.hand_is_aside() { 4.0 } else { 60.0 });
            let to = ui.ctx().pointer_latest_pos().and_then(|point| places.iter().position(|rect| rect.expand2(slack).contains(point)));
            if let (Some(from), Some(to)) = (hands.dragged_card.take(), to) {
                touches.write(Touch::Moved(from, to));
            }
        }
        if hands.dragged_card == Some(at) {
            ui.painter().rect_stroke(*rect, 6.0, Stroke::new(1.0, palette.line), StrokeKind::Inside);
            continue;
        }
        let look = Look { held: hands.card == Some(at), over: response.hovered(), active: false, place: Some(at + 1) };
        small_card(ui.painter(), palette, *rect, open, slot, look);
        if at < fixed {
            ui.painter().text(
                rect.right_bottom() - vec2(10.0, 10.0),
                Align2::CENTER_CENTER,
                icon("lock"),
                FontId::proportional(13.0),
                palette.muted,
            );
        }
    }
    hands.over_card = over;
    if let (Some(at), Some(point)) = (hands.dragged_card, ui.ctx().pointer_latest_pos())
        && let (Some(card), Some(rect)) = (hands.order.get(at), places.get(at))
    {
        let painter = ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Tooltip, Id::new("dragged data card")));
        let rect = Rect::from_center_size(point, rect.size());
        small_card(&painter, palette, rect, open, Slot::of(seat, usize::from(*card)), Look { held: true, ..Look::default() });
        ui.ctx().request_repaint();
    }
}

/// The PAD of a side: how many cards are left; its own order for its owner.
fn draw_pile(ui: &Ui, palette: &Palette, area: Rect, view: &View, seat: Seat) {
    let painter = ui.painter();
    let open = &view.table;
    let left = open.side(seat).pad.count_ones() as usize;
    let whose = if view.own() == Some(seat) && area.width() > 130.0 { "own" } else { "any" };
    let title = t!("ae-tray-pad", whose = whose, left = left);
    let set = |text: String| painter.layout_no_wrap(text, FontId::new(13.0, bold()), palette.text);
    let long = set(title);
    let title = if long.size().x <= area.width() { long } else { set(t!("ae-tray-pad.short", left = left)) };
    painter.galley(area.left_top(), title, palette.text);
    let top = area.top() + 20.0;
    let pitch = ((area.height() - 22.0) / left.max(1) as f32).min(22.0);
    let known = view.own() == Some(seat) && view.asked != Asked::Order;
    for at in 0..left {
        let rect =
            Rect::from_min_size(pos2(area.left() + 2.0 * at as f32, top + pitch * at as f32), vec2(area.width() - 12.0, pitch - 2.0));
        painter.rect(rect, 3.0, palette.raised, Stroke::new(1.0, palette.seat(seat)), StrokeKind::Inside);
        let program = view.pad.get(at).filter(|_| known).and_then(|card| open.card(Slot::of(seat, usize::from(*card))));
        match program {
            Some(program) => {
                let name = rows_drawn::fitted(painter, &program.name, FontId::proportional(13.0), rect.width() - 26.0, palette.text);
                let emblem = Rect::from_center_size(rect.left_center() + vec2(12.0, 0.0), egui::Vec2::splat(pitch - 5.0));
                show_emblem(painter, emblem, Album::Aetherium, &program.id, palette.text);
                painter.galley(rect.left_center() + vec2(22.0, -name.size().y / 2.0), name, palette.text);
            }
            None => {
                // The back of a card: hatched.
                let lines = (rect.width() / 8.0) as usize;
                let clip = painter.with_clip_rect(rect.shrink(2.0).intersect(painter.clip_rect()));
                for line in 0..lines {
                    let x = rect.left() + 8.0 * line as f32;
                    clip.line_segment([pos2(x, rect.bottom()), pos2(x + 8.0, rect.top())], Stroke::new(1.0, palette.line));
                }
            }
        }
    }
}
