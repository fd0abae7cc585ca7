//! The hand: a fan of cards that enlarge upwards, can be clicked, and dragged to the table. The table is pointed at here too.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Id, Pos2, Rect, RichText, Sense, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::face::{Look, large_card, small_card};
use super::hands::{Hands, Touch};
use super::pieces::Spot;
use super::reach::{candidates, card_of, tray};
use super::refusals::{why_no_attempt, why_not};
use super::spots::Spots;
use super::words::label;
use crate::desktop::redraw::Busy;
use crate::desktop::sound::Sound;
use crate::desktop::table::control::Access;
use crate::desktop::table::frame::{FrameDrawn, PROMPT_HEIGHT};
use crate::desktop::table::pointer::PointerHint;
use crate::desktop::table::session::{OnTable, Session};
use crate::desktop::table::slots::Slots;
use crate::desktop::theme::{Palette, small};
use crate::desktop::{DrawSet, InMatch};
use crate::rules::access_denied::{Action, Asked, Card, State as Game, View};
use crate::rules::game::Refusal;

/// The width of a card that is read.
const LARGE: f32 = 232.0;

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>).and_then(resource_exists::<Session<Game>>);
    app.add_systems(EguiPrimaryContextPass, (draw, point).chain().in_set(DrawSet::Screen).after(FrameDrawn).run_if(shown));
}

/// What stands where there are no cards of one's own to see.
fn empty(view: &View) -> &'static str {
    if view.own().is_some() { "You hold no cards." } else { "Hands stay hidden until somebody takes the machine." }
}

/// What the cards are that are shown before the hand.
const fn caption(asked: Asked) -> &'static str {
    match asked {
        Asked::TakeFrom(_) => "Take one of these",
        Asked::LoseUpgrade => "Your upgrades",
        Asked::Keep => "Handed over",
        _ => "To choose from",
    }
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
    let cards: Vec<Card> = others.iter().chain(own.iter()).collect();
    let area = slots.tray;
    if cards.is_empty() {
        ui.painter().text(area.center(), Align2::CENTER_CENTER, empty(view), egui::FontId::proportional(14.0), palette.muted);
    }
    let height = area.height() - 22.0;
    let size = vec2(height * 0.715, height);
    let gap = if others.is_empty() { 0.0 } else { 36.0 };
    let room = area.width() - 48.0 - size.x - gap;
    let pitch = (size.x + 10.0).min(room / (cards.len().max(2) - 1) as f32);
    let wide = pitch * (cards.len().max(1) - 1) as f32 + size.x + gap;
    let left = area.center().x - wide / 2.0;
    let legal = |card: Card| table.legal.iter().any(|action| card_of(action) == Some(card));
    // Any card may go along in an attempt or an offer.
    let goes_along = table.legal.iter().any(|action| matches!(action, Action::Attempt(_) | Action::Trade(_)));
    let mut over = None;
    let mut rects: Vec<Rect> = Vec::new();
    for (at, card) in cards.iter().copied().enumerate() {
        let own_part = at >= usize::from(others.len());
        let held = hands.card == Some(card);
        // The middle of the fan stands higher than its ends.
        let far = (at as f32 - (cards.len() as f32 - 1.0) / 2.0) / (cards.len() as f32).max(4.0);
        let lift = if held { 10.0 } else { 0.0 };
        let y = area.top() + 12.0 + far * far * 14.0 - lift;
        let rect = Rect::from_min_size(pos2(left + pitch * at as f32 + if own_part { gap } else { 0.0 }, y), size);
        rects.push(rect);
        let response = ui.interact(rect, Id::new(("hand", card.number())), Sense::click_and_drag());
        if response.hovered() && hands.dragged.is_none() {
            over = Some((at, card));
        }
        if response.clicked() {
            touches.write(Touch::Card(card));
            busy.now();
        }
        if response.drag_started() && view.own().is_some() && table.replay.is_none() {
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
        let look = Look { legal: legal(card), along: goes_along, held, over: over.is_some_and(|(_, other)| other == card) };
        small_card(ui.painter(), &palette, rect, card, look);
    }
    if !others.is_empty() && !rects.is_empty() {
        let at = pos2(rects[0].left(), area.top() + 1.0);
        ui.painter().text(at, Align2::LEFT_TOP, caption(view.asked), egui::FontId::proportional(11.5), palette.asks);
    }
    let now = over.map(|(_, card)| card);
    if hands.over_card != now {
        hands.over_card = now;
        busy.now();
    }
    // The card under the pointer, or in hand by keys, is enlarged upwards.
    let enlarged = over.or_else(|| {
        let card = hands.card.filter(|_| hands.dragged.is_none() && hands.by_keys)?;
        Some((cards.iter().position(|other| *other == card)?, card))
    });
    if let Some((at, card)) = enlarged.filter(|_| access.is_free()) {
        let refusal = if legal(card) { None } else { why_not(&session, &table, card, None) };
        enlarge(ctx, &palette, rects[at], area, card, refusal.as_ref());
    }
    if let (Some(card), Some(at)) = (hands.dragged, ctx.pointer_latest_pos()) {
        let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Tooltip, Id::new("dragged card")));
        small_card(
            &painter,
            &palette,
            Rect::from_center_size(at, size * 0.9),
            card,
            Look { legal: true, along: true, held: true, over: true },
        );
        busy.now();
    }
    Ok(())
}

/// A card to be read, standing on the prompt bar over its place in the tray.
fn enlarge(ctx: &egui::Context, palette: &Palette, from: Rect, area: Rect, card: Card, refusal: Option<&Refusal>) {
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Foreground, Id::new("enlarged card")));
    let note = refusal.map(|refusal| (refusal.text.as_ref(), refusal.rule.0));
    let height = large_card(&painter, palette, Pos2::ZERO, LARGE, card, note, false);
    let x = (from.center().x - LARGE / 2.0).clamp(area.left() + 4.0, area.right() - LARGE - 4.0);
    let y = (area.top() - PROMPT_HEIGHT - height - 4.0).max(44.0);
    large_card(&painter, palette, pos2(x, y), LARGE, card, note, true);
}

/// The table under the pointer: what can be done there, or why not.
fn point(
    mut contexts: EguiContexts,
    (table, session): (Res<OnTable<Game>>, Res<Session<Game>>),
    (access, spots, palette): (Access, Res<Spots>, Res<Palette>),
    mut hands: ResMut<Hands>,
    mut hint: ResMut<PointerHint>,
    mut touches: MessageWriter<Touch>,
    mut busy: ResMut<Busy>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let free = access.is_free();
    let at = ctx
        .pointer_latest_pos()
        .filter(|at| free && (hands.dragged.is_some() || ctx.layer_id_at(*at).is_none_or(|layer| layer.order == egui::Order::Background)));
    let over = at.and_then(|at| spots.at(at));
    if hands.over != over {
        hands.over = over;
        busy.now();
    }
    if let Some(spot) = over.filter(|_| hands.dragged.is_none() && ctx.input(|input| input.pointer.primary_clicked())) {
        touches.write(Touch::Spot(spot));
        busy.now();
    }
    let view = &table.view;
    let mut wanted = PointerHint::default();
    let held = hands.dragged.or(hands.card);
    if let Some(spot) = over {
        let found = candidates(view, &table.legal, held, Some(spot));
        wanted.lines = found.iter().take(5).map(|action| label(view, table.names(), action)).collect();
        if found.len() > 5 {
            wanted.lines.push("…".into());
        }
        wanted.refusal = match (held, spot) {
            (Some(card), Spot::Rack(_)) if found.is_empty() => why_not(&session, &table, card, Some(spot)),
            (None, Spot::Rack(sector))
                if found.is_empty()
                    && matches!(view.asked, Asked::FreeAttempt | Asked::Act)
                    && view.own().is_some_and(|own| view.waiting.contains(own)) =>
            {
                why_no_attempt(&session, sector)
            }
            _ => None,
        };
    } else if let Some(card) = hands.over_card.filter(|card| !table.legal.iter().any(|action| card_of(action) == Some(*card))) {
        // It stands on the enlarged card already; the rulebook opens there.
        wanted.refusal = why_not(&session, &table, card, None);
        wanted.quiet = true;
    }
    hint.set_if_neq(wanted);
    list(ctx, &table, &palette, &hands, &spots, &mut touches);
    Ok(())
}

/// What can be done with what is in hand, where there is more than one thing: a numbered list over the tray.
fn list(ctx: &egui::Context, table: &OnTable<Game>, palette: &Palette, hands: &Hands, spots: &Spots, touches: &mut MessageWriter<Touch>) {
    let many = hands.candidates.len() > 1 || hands.titles;
    let Some(area) = spots.area.filter(|_| many && hands.dragged.is_none()) else { return };
    // Over the racks at the side where the enlarged card is not.
    let at = pos2(area.left() + 8.0, area.bottom() - 8.0);
    egui::Area::new("candidates".into()).fixed_pos(at).pivot(Align2::LEFT_BOTTOM).order(egui::Order::Foreground).show(ctx, |ui| {
        let frame = egui::Frame::new().fill(palette.panel.to_opaque()).stroke(egui::Stroke::new(1.0, palette.net)).corner_radius(6);
        frame.inner_margin(egui::Margin::same(8)).show(ui, |ui| {
            ui.set_max_width(270.0);
            ui.spacing_mut().item_spacing.y = 4.0;
            let head = if hands.titles { "Which title?" } else { "Choose, or aim with Tab and Enter" };
            ui.label(small(head).color(palette.muted));
            egui::ScrollArea::vertical().max_height((area.height() - 60.0).min(300.0)).show(ui, |ui| {
                for (at, action) in hands.candidates.iter().enumerate() {
                    let text = label(&table.view, table.names(), action);
                    let text = if at < 9 { format!("{}  {text}", at + 1) } else { format!("    {text}") };
                    let aimed = hands.aim == at;
                    let color = if aimed { palette.net } else { palette.text };
                    let stroke = egui::Stroke::new(if aimed { 2.0 } else { 1.0 }, if aimed { palette.net } else { palette.line });
                    let button =
                        egui::Button::new(RichText::new(text).size(14.0).color(color)).stroke(stroke).min_size(vec2(250.0, 26.0)).wrap();
                    let response = ui.add(button);
                    if aimed && hands.titles {
                        response.scroll_to_me(None);
                    }
                    if response.clicked() {
                        touches.write(Touch::Candidate(at));
                    }
                }
            });
        });
    });
}
