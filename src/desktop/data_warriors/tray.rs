//! The hand: a fan of cards that enlarge upwards, can be clicked, and dragged to the table.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Id, Rect, Sense, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::face::{Look, large_card, playing_cost, small_card};
use super::hands::{Hands, Touch};
use super::reach::{card_of, tray};
use super::refusals::why_not;
use super::spots::Spots;
use crate::desktop::redraw::Busy;
use crate::desktop::sound::Sound;
use crate::desktop::table::control::Access;
use crate::desktop::table::frame::{FrameDrawn, PROMPT_HEIGHT};
use crate::desktop::table::session::{OnTable, Session};
use crate::desktop::table::slots::Slots;
use crate::desktop::theme::Palette;
use crate::desktop::{DrawSet, InMatch};
use crate::rules::data_warriors::{Asked, Card, State as Game, View};
use crate::rules::game::Refusal;

/// The width of a card that is read.
const LARGE: f32 = 268.0;

/// The tray has been drawn.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct TrayDrawn;

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>).and_then(resource_exists::<Session<Game>>);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(TrayDrawn).in_set(DrawSet::Screen).after(FrameDrawn).run_if(shown));
}

/// What stands where there are no cards to see.
fn empty(view: &View) -> &'static str {
    if view.own().is_some() { "You hold no cards." } else { "Hands stay hidden until somebody takes the machine." }
}

fn draw(
    mut contexts: EguiContexts,
    (table, session): (Res<OnTable<Game>>, Res<Session<Game>>),
    (slots, palette, access, spots): (Res<Slots>, Res<Palette>, Access, Res<Spots>),
    mut hands: ResMut<Hands>,
    mut touches: MessageWriter<Touch>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) -> Result {
    if !slots.tray.is_positive() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let builder = UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(slots.tray);
    let mut ui = egui::Ui::new(ctx.clone(), "tray".into(), builder);
    if !access.is_free() {
        ui.disable();
    }
    let view = &table.view;
    let (others, own) = tray(view, &table.legal);
    let cards: Vec<Card> = others.iter().chain(&own).copied().collect();
    let area = slots.tray;
    if cards.is_empty() {
        ui.painter().text(area.center(), Align2::CENTER_CENTER, empty(view), egui::FontId::proportional(14.0), palette.muted);
    }
    let height = area.height() - 22.0;
    let size = vec2(height * 0.78, height);
    let gap = if others.is_empty() { 0.0 } else { 36.0 };
    let room = area.width() - 48.0 - size.x - gap;
    let pitch = (size.x + 10.0).min(room / (cards.len().max(2) - 1) as f32);
    let wide = pitch * (cards.len().max(1) - 1) as f32 + size.x + gap;
    let left = area.center().x - wide / 2.0;
    let legal = |card: Card| table.legal.iter().any(|action| card_of(view, action) == Some(card));
    let look_of = |card: Card, held: bool, over: bool| {
        let cost = if own.contains(&card) { playing_cost(view, card).total } else { view.table.printed(card).cost };
        Look { legal: legal(card), held, over, cost }
    };
    let mut over = None;
    let mut rects: Vec<Rect> = Vec::new();
    for (at, card) in cards.iter().copied().enumerate() {
        let own_part = at >= others.len();
        let held = hands.card == Some(card);
        // The middle of the fan stands higher than its ends.
        let far = (at as f32 - (cards.len() as f32 - 1.0) / 2.0) / (cards.len() as f32).max(4.0);
        let lift = if held { 10.0 } else { 0.0 };
        let y = area.top() + 12.0 + far * far * 14.0 - lift;
        let rect = Rect::from_min_size(pos2(left + pitch * at as f32 + if own_part { gap } else { 0.0 }, y), size);
        rects.push(rect);
        let response = ui.interact(rect, Id::new(("drive hand", card.number())), Sense::click_and_drag());
        if response.hovered() && hands.dragged.is_none() {
            over = Some((at, card));
        }
        if response.clicked() {
            touches.write(Touch::Card(card));
            busy.now();
        }
        if response.drag_started() && own_part && table.replay.is_none() {
            hands.put_down();
            hands.dragged = Some(card);
            sounds.write(Sound::Card);
        }
        if response.drag_stopped() && hands.dragged == Some(card) {
            hands.dragged = None;
            if let Some(spot) = ctx.pointer_latest_pos().and_then(|at| spots.at(at)) {
                touches.write(Touch::Drop(card, spot));
            }
            busy.now();
        }
        if hands.dragged == Some(card) {
            continue;
        }
        let hovered = over.is_some_and(|(_, other)| other == card);
        small_card(ui.painter(), &palette, rect, view.table.face(card), look_of(card, held, hovered));
    }
    if !others.is_empty() && !rects.is_empty() {
        let at = pos2(rects[0].left(), area.top() + 1.0);
        let caption = if view.asked == Asked::Target { "In the trash, to be named" } else { "To choose from" };
        ui.painter().text(at, Align2::LEFT_TOP, caption, egui::FontId::proportional(11.5), palette.asks);
    }
    let now = over.map(|(_, card)| card);
    if hands.over_card != now {
        hands.over_card = now;
        busy.now();
    }
    // The card under the pointer is enlarged upwards; one in hand by keys where the inspector is folded away.
    let enlarged = over.or_else(|| {
        let card = hands.card.filter(|_| hands.dragged.is_none() && hands.by_keys && !slots.inspector.is_positive())?;
        Some((cards.iter().position(|other| *other == card)?, card))
    });
    if let Some((at, card)) = enlarged.filter(|_| access.is_free()) {
        let refusal = if legal(card) { None } else { why_not(&session, &table, card) };
        enlarge(ctx, &palette, rects[at], area, &table, card, refusal.as_ref());
    }
    if let (Some(card), Some(at)) = (hands.dragged, ctx.pointer_latest_pos()) {
        let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Tooltip, Id::new("dragged card")));
        let rect = Rect::from_center_size(at, size * 0.9);
        small_card(&painter, &palette, rect, view.table.face(card), Look { legal: legal(card), ..look_of(card, true, true) });
        busy.now();
    }
    Ok(())
}

/// A card to be read, standing on the prompt bar over its place in the tray.
fn enlarge(ctx: &egui::Context, palette: &Palette, from: Rect, area: Rect, table: &OnTable<Game>, card: Card, why: Option<&Refusal>) {
    let x = (from.center().x - LARGE / 2.0).clamp(area.left() + 4.0, area.right() - LARGE - 4.0);
    let own = table.view.hand().contains(card);
    let cost = own.then(|| playing_cost(&table.view, card));
    egui::Area::new("enlarged card".into())
        .fixed_pos(pos2(x, area.top() - PROMPT_HEIGHT - 4.0))
        .pivot(Align2::LEFT_BOTTOM)
        .order(egui::Order::Foreground)
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_width(LARGE);
            large_card(ui, palette, (&table.view, table.names()), table.view.table.face(card), cost.as_ref(), why);
        });
}
