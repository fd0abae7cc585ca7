//! The hand: a fan of cards that enlarge upwards, can be clicked, and dragged to the table.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Id, Rect, Sense, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::clicks::Touch;
use super::{Board, Selected};
use crate::desktop::redraw::Busy;
use crate::desktop::sound::Sound;
use crate::desktop::table::control::Access;
use crate::desktop::table::entering::{Entered, Entering, RESTS, RESTS_OVER};
use crate::desktop::table::frame::FrameDrawn;
use crate::desktop::table::glossary::teaching;
use crate::desktop::table::layout::{GAP, MARGIN};
use crate::desktop::table::session::{OnTable, Session, Taught};
use crate::desktop::table::slots::{Panel, Slots, interface, panel_layer};
use crate::desktop::theme::{Palette, put_to_sleep};
use crate::desktop::{DrawSet, InMatch};
use crate::matches::Player;
use crate::rules::game::Refusal;

/// How a card in the tray looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardLook {
    /// It can be used now.
    pub legal: bool,
    /// It is in hand.
    pub held: bool,
    /// It is under the pointer.
    pub over: bool,
    /// Something else can be done now, but nothing with it.
    pub asleep: bool,
    /// The part of its width, from the left, that no other card lies on.
    pub shown: f32,
}

impl CardLook {
    /// One that lies somewhere else.
    pub const PLAIN: Self = Self { legal: false, held: false, over: false, asleep: false, shown: 1.0 };
}

/// A card that is read.
pub struct Reading<'a, C> {
    /// Which it is.
    pub card: C,
    /// Why it can't be used, if it can't.
    pub refusal: Option<&'a Refusal>,
}

/// The tray has been drawn.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct TrayDrawn;

pub(super) fn plugin<G: Board>(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<G>>).and_then(resource_exists::<Session<G>>);
    app.add_systems(EguiPrimaryContextPass, draw::<G>.in_set(TrayDrawn).in_set(DrawSet::Screen).after(FrameDrawn).run_if(shown));
}

/// Whether there is a hand to be seen. One that is hidden while people hand the machine on keeps its place, so that the table
/// stays where it is.
pub fn has_hand<G: Board>(table: &OnTable<G>) -> bool {
    let (others, own) = G::tray(&table.view, &table.legal);
    let hidden = table.view_seat().is_none() && table.replay.is_none() && table.players.contains(&Player::Human);
    hidden || !others.is_empty() || !own.is_empty()
}

/// The widget of a card of the tray.
#[must_use]
pub fn in_tray<G: Board>(card: G::Card) -> Id {
    Id::new((G::ID, "hand", format!("{card:?}")))
}

/// Where the cards of the fan lie, and how large they are: the first so many stand apart.
fn fan(area: Rect, size: egui::Vec2, apart: usize, count: usize, middle: f32) -> Vec<Rect> {
    let gap = if apart == 0 { 0.0 } else { 36.0 };
    let room = area.width() - 24.0 - size.x - gap;
    let pitch = (size.x + 8.0).min(room / (count.max(2) - 1) as f32);
    let wide = pitch * (count.max(1) - 1) as f32 + size.x + gap;
    let left = (middle - wide / 2.0).clamp(area.left(), (area.right() - wide).max(area.left()));
    let place = |at: usize| {
        // The middle of the fan stands higher than its ends.
        let far = (at as f32 - (count as f32 - 1.0) / 2.0) / (count as f32).max(4.0);
        let x = left + pitch * at as f32 + if at >= apart { gap } else { 0.0 };
        Rect::from_min_size(pos2(x, area.top() + 1.0 + far * far * 14.0), size)
    };
    (0..count).map(place).collect()
}

/// How much higher what can be used now lies in the fan, in points.
const RISES: f32 = 5.0;

/// How long the pointer may be on its way from a card to what enlarges it, in seconds.
const CROSSES: f64 = 2.0;

/// The card that is enlarged.
struct Enlarged<C> {
    /// The cards of the tray, and where the pointer was when they changed: nobody has pointed at what came to lie under it.
    cards: Vec<C>,
    rests: Option<egui::Pos2>,
    /// How high it was when it was drawn last, and where.
    high: f32,
    shown: Option<Rect>,
    /// When the pointer was on a card last.
    left: f64,
    entering: Entering,
}

impl<C> Default for Enlarged<C> {
    fn default() -> Self {
        Self { cards: Vec::new(), rests: None, high: 0.0, shown: None, left: 0.0, entering: Entering::default() }
    }
}

fn draw<G: Board>(
    mut contexts: EguiContexts,
    (table, session, taught): (Res<OnTable<G>>, Res<Session<G>>, Res<Taught>),
    (mut slots, palette, access): (ResMut<Slots>, Res<Palette>, Access),
    mut selection: ResMut<Selected<G>>,
    mut touches: MessageWriter<Touch<G::Card, G::Spot>>,
    mut sounds: MessageWriter<Sound>,
    (mut busy, mut enlarged): (ResMut<Busy>, Local<Enlarged<G::Card>>),
) -> Result {
    let (view, area) = (&table.view, interface(slots.layout.hand));
    let (others, own) = G::tray(view, &table.legal);
    let apart = others.len();
    let cards: Vec<G::Card> = others.into_iter().chain(own).collect();
    let ctx = contexts.ctx_mut()?;
    let builder = UiBuilder::new().layer_id(panel_layer()).max_rect(area);
    let mut ui = egui::Ui::new(ctx.clone(), "tray".into(), builder);
    // What can be used stands out of its place.
    ui.set_clip_rect(ctx.viewport_rect());
    if !access.is_free() {
        put_to_sleep(&mut ui);
    }
    let window = slots.layout.window;
    let height = slots.layout.card;
    // In the middle of the table, or of its place where other panels share the lower edge.
    let alone = area.left() <= MARGIN && slots.safe.center().x < area.right();
    let middle = if alone { slots.safe.center().x } else { area.center().x };
    let mut rects = fan(area, vec2(height * G::CARD_SHAPE, height), apart, cards.len(), middle);
    let legal = |card: G::Card| table.legal.iter().any(|action| G::card_of(view, action) == Some(card));
    // What can be used now stands out, in a light that lies under all cards.
    for (_, rect) in cards.iter().zip(&mut rects).filter(|(card, _)| legal(**card) && selection.dragged != Some(**card)) {
        *rect = rect.translate(vec2(0.0, -RISES));
        let glow = egui::Shadow { offset: [0, 0], blur: 18, spread: 5, color: palette.net };
        ui.painter().add(glow.as_shape(*rect, 6));
    }
    let mut over = None;
    for (at, (card, rect)) in cards.iter().copied().zip(&rects).enumerate() {
        let held = selection.card == Some(card) || selection.several.contains(&card);
        // What is pointed at or held comes up whole; it can be touched there, and where it was.
        let up = (rect.bottom() - window.y + 4.0).max(0.0);
        let rises = selection.over_card == Some(card) || held;
        let raised = rect.translate(vec2(0.0, -up - if held { 8.0 } else { 0.0 }));
        let touched = if rises { rect.union(raised) } else { *rect };
        slots.add(Panel::Hand, if rises { raised } else { *rect });
        let rect = if rises { raised } else { *rect };
        let response = ui.interact(touched, in_tray::<G>(card), Sense::click_and_drag());
        if response.hovered() && selection.dragged.is_none() {
            over = Some(at);
        }
        if response.clicked() {
            touches.write(Touch::Card(card));
            busy.now();
        }
        if response.drag_started() && table.view_seat().is_some() && table.replay.is_none() {
            selection.put_down();
            // The one that was pressed: within one slow frame the pointer may have come to the next.
            let pressed = ctx.input(|input| input.pointer.press_origin()).and_then(|at| rects.iter().rposition(|rect| rect.contains(at)));
            selection.dragged = Some(pressed.map_or(card, |at| cards[at]));
            sounds.write(Sound::Card);
        }
        if selection.dragged != Some(card) {
            let (legal, over) = (legal(card), over == Some(at));
            let asleep = !(legal || held || over || table.legal.is_empty());
            let next = rects.get(at + 1).map_or(f32::INFINITY, Rect::left);
            let look = CardLook { legal, held, over, asleep, shown: ((next - rect.left()) / rect.width()).min(1.0) };
            G::draw_card(ui.painter(), &palette, rect, &table, card, look);
        }
    }
    if let Some(first) = rects.first().filter(|_| apart > 0) {
        let at = pos2(first.left(), area.top() + 3.0);
        ui.painter().text(at, Align2::LEFT_BOTTOM, G::tray_caption(view), egui::FontId::proportional(13.0), palette.asks);
    }
    let (enlarged, pointer) = (&mut *enlarged, ctx.pointer_latest_pos());
    if enlarged.cards != cards {
        (enlarged.cards, enlarged.rests) = (cards.clone(), pointer);
    }
    enlarged.rests = enlarged.rests.filter(|at| Some(*at) == pointer);
    over = over.filter(|_| enlarged.rests.is_none());
    // Who comes there for what can be clicked under it clicks at once, and through it.
    let acts_below = selection.over.is_some_and(|spot| !G::candidates(view, &table.legal, None, Some(spot)).is_empty());
    let rests = if acts_below { RESTS_OVER } else { RESTS };
    let shown = enlarged.shown.take();
    let entered = enlarged.entering.follow(ctx, shown, (&[], rests), &mut busy);
    // Between a card and what enlarges it the prompt may stand.
    let now = ctx.input(|input| input.time);
    if over.is_some() {
        enlarged.left = now;
    }
    let is_between = |shown: Rect, at: egui::Pos2| shown.x_range().contains(at.x) && (shown.bottom()..window.y).contains(&at.y);
    let on_way = shown.zip(pointer).is_some_and(|(shown, at)| is_between(shown, at)) && now - enlarged.left < CROSSES;
    if on_way {
        busy.soon();
    }
    if (entered != Entered::No || on_way) && !selection.holds() {
        over = over.or_else(|| cards.iter().position(|card| Some(*card) == selection.over_card));
    }
    over = over.filter(|_| selection.dragged.is_none());
    let over_card = over.map(|at| cards[at]);
    if selection.over_card != over_card {
        selection.over_card = over_card;
        busy.now();
    }
    // One in hand by keys is enlarged too.
    let by_keys = || {
        let card = selection.card.filter(|_| selection.by_keys && selection.dragged.is_none())?;
        cards.iter().position(|other| *other == card)
    };
    if let Some(at) = over.or_else(by_keys).filter(|_| access.is_free()) {
        let card = cards[at];
        let meant = G::meant(view, Some(card), None).filter(|_| !legal(card) && table.view_seat().is_some() && !taught.says());
        let refusal = meant.and_then(|action| session.check(&action).err());
        // Over the card, or beside that where it would cover less than half as much of what may be clicked next.
        let foot = slots.layout.prompt.min.y.min(rects[at].top()) - 4.0;
        let aside = (G::READ_WIDTH + rects[at].width()) / 2.0 + 8.0;
        let high = enlarged.high;
        let place = |by: f32| {
            // The plates stay in sight.
            let left = slots.layout.seats.max.x + GAP;
            let x = (rects[at].center().x + by - G::READ_WIDTH / 2.0).min(window.x - G::READ_WIDTH - 4.0).max(left);
            Rect::from_min_size(pos2(x, foot - high), vec2(G::READ_WIDTH, high))
        };
        // What a lesson says is read with the card.
        let said = slots.panels().iter().find(|(panel, _)| *panel == Panel::Lesson).map(|(_, rect)| *rect);
        let hidden = |place: &Rect| said.map(|said| said.intersect(*place)).filter(Rect::is_positive).map_or(0.0, |both| both.area() * 4.0);
        let cost = |place: &Rect| slots.cost(*place, place.height(), None) + hidden(place);
        let [over, left, right] = [0.0, -aside, aside].map(place);
        let beside = if cost(&left) <= cost(&right) { left } else { right };
        let place = if cost(&beside) * 2.0 < cost(&over) { beside } else { over };
        let shown = egui::Area::new("enlarged card".into())
            .fixed_pos(place.left_bottom())
            .pivot(Align2::LEFT_BOTTOM)
            .order(egui::Order::Foreground)
            .interactable(entered == Entered::Yes)
            .show(ctx, |ui| {
                ui.set_width(G::READ_WIDTH);
                teaching(ui, &palette, |ui| G::read_card(ui, &palette, &table, Reading { card, refusal: refusal.as_ref() }));
            });
        let now_high = shown.response.rect.height();
        // It stood where it would with the height of before.
        if (now_high - high).abs() > 0.5 {
            busy.now();
        }
        (enlarged.high, enlarged.shown) = (now_high, Some(shown.response.rect));
    }
    if let (Some(card), Some(at), Some(size)) = (selection.dragged, ctx.pointer_latest_pos(), rects.first().map(Rect::size)) {
        let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Tooltip, Id::new("dragged card")));
        let look = CardLook { legal: legal(card), held: true, over: true, asleep: false, shown: 1.0 };
        G::draw_card(&painter, &palette, Rect::from_center_size(at, size * 0.9), &table, card, look);
        busy.now();
    }
    Ok(())
}
