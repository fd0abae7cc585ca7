//! When it is one's turn again: what the others did meanwhile, each moment with a way to look at it once more.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{self, Align, FontId, Layout, RichText, Sense, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::entering::RESTS;
use super::frame::{FrameDrawn, Framed};
use super::glossary::{beside, explain, with_cards};
use super::layout::{GAP, MARGIN};
use super::recall::Recalled;
use super::session::{OnTable, ReplayCommand, Session, Since, SinceMoment, is_lesson};
use super::slots::{INSET, Panel, Slots, float, interface, panel_layer};
use crate::desktop::launch::Learned;
use crate::desktop::overlay::Overlay;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::theme::{Palette, icon, small, strong};
use crate::desktop::{DrawSet, InMatch, TableSet};
use crate::rules::game::Seat;
use crate::rules::glossary::Glossary;
use crate::t;

/// So many moments are shown at most.
pub const MOST: usize = 7;
/// How high its head is alone, in points, and how much of what it tells is seen at least where that is scrolled.
const HEAD: f32 = 38.0;
const LEAST: f32 = 150.0;
/// How wide it is at least while it is read, in points.
const READ: f32 = 330.0;
/// How much of it is enough where it would cover something in whole.
const ENOUGH: f32 = 240.0;

/// What happened since the holder's last turn.
#[derive(Resource, Debug)]
pub struct Happenings<G: Framed> {
    /// What is shown: nothing while it is nobody's turn at this machine.
    pub shown: Option<Since<G::Event>>,
    /// What was put away: until the next turn.
    away: Option<(Seat, usize)>,
    /// Whether the player wants to see its head alone.
    folded: bool,
    /// How high it would be in whole, under the plates and elsewhere.
    height: [f32; 2],
    /// Where it was drawn last, and since when the pointer is there.
    read: (egui::Rect, Option<f64>),
}

impl<G: Framed> Default for Happenings<G> {
    fn default() -> Self {
        Self { shown: None, away: None, folded: false, height: [300.0, 240.0], read: (egui::Rect::NOTHING, None) }
    }
}

pub(super) fn since_plugin<G: Framed>(app: &mut App) {
    let on_table = resource_exists::<OnTable<G>>;
    app.init_resource::<Happenings<G>>()
        .add_systems(Update, gather::<G>.in_set(TableSet::Pieces).run_if(on_table.and_then(resource_exists_and_changed::<OnTable<G>>)))
        .add_systems(
            EguiPrimaryContextPass,
            draw::<G>.in_set(DrawSet::Screen).after(FrameDrawn).run_if(
                in_state(InMatch).and_then(in_state(Overlay::None)).and_then(not(is_lesson)).and_then(resource_exists::<OnTable<G>>),
            ),
        )
        .add_systems(OnExit(InMatch), |mut happenings: ResMut<Happenings<G>>| *happenings = Happenings::default());
}

fn gather<G: Framed>(
    (session, table): (Res<Session<G>>, Res<OnTable<G>>),
    (settings, learned): (Res<Settings>, Res<Learned>),
    mut happenings: ResMut<Happenings<G>>,
) {
    if table.replay.is_some() {
        return;
    }
    let explains = settings.explain.helps(learned.0.begun(G::ID));
    let found = session.since_last_turn().map(|mut since| {
        since.why.retain(|_| explains);
        // Where all act at once, what one did oneself comes out with what the others did.
        let in_turns = G::turn(&table.view).is_some();
        since.moments.retain(|moment| in_turns || moment.events.iter().find_map(G::actor) != Some(since.from.0));
        let own = table.names().of(since.from.0).into_owned();
        Since { moments: foremost::<G>(&table.view, &own, since.moments), ..since }
    });
    let found = found.filter(|since| !since.moments.is_empty() || !since.why.is_empty());
    if found.as_ref().map(|since| since.from) != happenings.shown.as_ref().map(|since| since.from) {
        let count = found.as_ref().map_or(0, |since| since.moments.len()) as f32;
        happenings.height = [HEAD + 48.0 * count, HEAD + 30.0 * count];
    }
    happenings.shown = found;
}

/// Those that name the player, then those that are looked at longest, of alike ones the latest.
fn foremost<G: Framed>(view: &G::View, player: &str, moments: Vec<SinceMoment<G::Event>>) -> Vec<SinceMoment<G::Event>> {
    let phase = G::phase(view);
    let weight = |moment: &SinceMoment<G::Event>| {
        let seconds = moment.events.iter().map(|event| G::beat(event, phase).seconds);
        (moment.text.contains(player), (seconds.fold(0.0, f32::max) * 100.0) as u32)
    };
    let mut order: Vec<usize> = (0..moments.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse((weight(&moments[*at]), *at)));
    order.truncate(MOST);
    let kept = moments.into_iter().enumerate().filter(|(at, _)| order.contains(at));
    kept.map(|(_, moment)| moment).collect()
}

/// What was clicked.
enum Clicked {
    Look(usize),
    Fold(bool),
    Away,
}

fn draw<G: Framed>(
    mut contexts: EguiContexts,
    table: Res<OnTable<G>>,
    (palette, settings): (Res<Palette>, Res<Settings>),
    (mut happenings, mut recalled): (ResMut<Happenings<G>>, ResMut<Recalled<G>>),
    mut slots: ResMut<Slots>,
    (mut orders, mut sounds): (MessageWriter<ReplayCommand>, MessageWriter<Sound>),
    mut busy: ResMut<Busy>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (mut clicked, mut pointed) = (None, None);
    let happenings = happenings.bypass_change_detection();
    let open = settings.since && table.replay.is_none();
    if let Some(since) = happenings.shown.as_ref().filter(|since| open && happenings.away != Some(since.from))
        && let Some((place, at, roomy)) = place(&slots, happenings.height)
    {
        let (folded, words) = (happenings.folded || !roomy, with_cards::<G>(table.content));
        // Who reads it has it wider.
        let (slim, now) = (place, ctx.input(|input| input.time));
        let over = ctx.pointer_latest_pos().is_some_and(|at| slim.union(happenings.read.0).contains(at)) && !folded;
        let since_when = over.then(|| happenings.read.1.unwrap_or(now));
        let reads = since_when.is_some_and(|since| now - since > RESTS);
        if over && !reads {
            busy.soon();
        }
        let place = if reads { slim.with_max_x(slim.right().max(slim.left() + READ)) } else { slim };
        let mut ui = egui::Ui::new(ctx.clone(), "since".into(), UiBuilder::new().layer_id(panel_layer()).max_rect(place));
        let (rect, height) = float(&mut ui, &palette, place, (Layout::top_down(Align::Min), false), |ui| {
            ui.set_width(ui.available_width());
            if reads {
                // The pointer stays on it.
                ui.set_min_height((happenings.read.0.height() - f32::from(INSET.top + INSET.bottom)).max(0.0));
            }
            ui.spacing_mut().item_spacing.y = 2.0;
            clicked = draw_head(ui, &palette, since.moments.len().max(1), folded);
            let room = place.bottom() - f32::from(INSET.bottom) - ui.cursor().top();
            (!folded).then(|| {
                let told = |ui: &mut egui::Ui| {
                    for moment in &since.moments {
                        let row = draw_moment::<G>(ui, (&palette, words), moment);
                        if row.hovered() {
                            pointed = Some(moment.events.clone());
                        }
                        if let Some(step) = moment.step.filter(|_| row.clicked()) {
                            clicked = Some(Clicked::Look(step));
                        }
                    }
                    since.why.iter().for_each(|(seat, why)| draw_why(ui, &palette, &table.names().of(*seat), why));
                };
                let most = whole_moments(ui, &palette, &since.moments, room);
                let area = egui::ScrollArea::vertical().id_salt(("told", since.from)).auto_shrink([false, true]);
                area.max_height(most).show(ui, told).content_size.y + place.height() - room
            })
        });
        slots.add(Panel::Since, rect);
        if happenings.read.1.is_some() != over {
            busy.now();
        }
        happenings.read = (if over { rect } else { egui::Rect::NOTHING }, since_when);
        // How high it is says where it stands: while it is wider, it stays there.
        let now = height.filter(|_| place == slim).unwrap_or(happenings.height[at]);
        if (happenings.height[at] - now).abs() > 0.5 {
            happenings.height[at] = now;
            busy.now();
        }
    }
    // What is pointed at is shown on the table, as from the log.
    let events = pointed.unwrap_or_default();
    if recalled.held || !events.is_empty() {
        let quiet = recalled.bypass_change_detection();
        quiet.held = !events.is_empty();
        if quiet.pointed != events {
            recalled.pointed = events;
            busy.now();
        }
    }
    let Some(clicked) = clicked else { return Ok(()) };
    sounds.write(Sound::Click);
    busy.now();
    match clicked {
        Clicked::Look(step) => _ = orders.write(ReplayCommand::LookBack(step)),
        Clicked::Fold(folded) => happenings.folded = folded,
        Clicked::Away => happenings.away = happenings.shown.as_ref().map(|since| since.from),
    }
    Ok(())
}

/// Where it stands, whether that is elsewhere than under the plates, and whether there is room for more than its head: where it
/// covers nothing that may be clicked next, and nothing that was chosen. What is only explained for a moment stands over it.
fn place(slots: &Slots, height: [f32; 2]) -> Option<(egui::Rect, usize, bool)> {
    let column = interface(slots.layout.inspector()[0]);
    let (left, wide) = (slots.layout.seats.min.x, slots.layout.seats.width());
    let plates = slots.newest().filter(|(panel, _)| *panel == Panel::Plate).map(|(_, rect)| rect.bottom());
    let under = plates.fold(slots.layout.seats.max.y, f32::max) + GAP;
    let stands = |wanted: &'static [Panel], place: egui::Rect| {
        slots.newest().filter(move |(panel, rect)| wanted.contains(panel) && rect.intersects(place)).map(|(_, rect)| *rect)
    };
    // It stands over whatever stands at the lower edge there.
    let room = |place: egui::Rect| {
        let low = &[Panel::Prompt, Panel::Choices, Panel::Hint, Panel::Hand, Panel::Corner, Panel::Log];
        let below = stands(low, place.with_max_y(slots.layout.window.y)).map(|rect| rect.top() - GAP);
        place.with_max_y(below.fold(place.bottom(), f32::min))
    };
    let foot = slots.layout.window.y - MARGIN;
    let (beneath, column) = (room(egui::Rect::from_min_max(egui::pos2(left, under), egui::pos2(left + wide, foot))), room(column));
    let places = |height: [f32; 2]| {
        let high = |room: egui::Rect, height: f32| room.with_max_y(room.bottom().min(room.top() + height));
        let low = column.with_min_y(column.top().max(column.bottom() - height[1]));
        [(high(beneath, height[0]), 0), (low, 1), (high(column, height[1]), 1)]
    };
    // Where a game does not say what may be clicked next, anything may be that is framed.
    let beside = |place: egui::Rect| place.right() <= slots.safe.left();
    let free = |place: egui::Rect| beside(place) || !slots.needed.is_empty() && slots.cost(place, place.height(), None) <= 0.0;
    let chosen = |place: egui::Rect| stands(&[Panel::Inspector, Panel::Hint], place).next().is_some();
    let roomy = slots.layout.window.x >= 1040.0;
    // It rather is scrolled where it always stands than whole elsewhere.
    let find = |height: [f32; 2], least: f32| {
        let whole = places(height).into_iter().enumerate();
        whole.flat_map(|(which, _)| [f32::INFINITY, ENOUGH, least].map(|most| places(height.map(|height| height.min(most)))[which])).find(
            |(place, at)| {
                let fits = place.width() > 150.0 && place.height() >= height[*at].min(least) - 0.5;
                roomy && fits && free(*place) && !chosen(*place)
            },
        )
    };
    let head = || find([HEAD; 2], HEAD).unwrap_or(places([HEAD; 2])[1]);
    let ((place, at), more) = find(height, LEAST).map_or_else(|| (head(), false), |found| (found, true));
    let explained = stands(&[Panel::Explanation], place).next().is_some();
    (!explained && !chosen(place)).then_some((place, at, more))
}

fn draw_head(ui: &mut egui::Ui, palette: &Palette, count: usize, folded: bool) -> Option<Clicked> {
    let mut clicked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 3.0;
        ui.label(RichText::new(icon("clock")).color(palette.net)).on_hover_text(t!("since"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let mut button = |ui: &mut egui::Ui, symbol: &str, hint: String, does: Clicked| {
                let button = egui::Button::new(RichText::new(icon(symbol)).size(13.0).color(palette.muted)).frame_when_inactive(false);
                if ui.add(button).on_hover_text(hint).clicked() {
                    clicked = Some(does);
                }
            };
            button(ui, "x", t!("since-away"), Clicked::Away);
            let (symbol, hint) = if folded { ("caret-up", t!("since")) } else { ("caret-down", t!("since-fold")) };
            button(ui, symbol, hint, Clicked::Fold(!folded));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let (titles, wrap) = match folded {
                    true => ([small(t!("since-count", count = count)), small(t!("since-short", count = count))], f32::INFINITY),
                    false => ([strong(t!("since")), strong(t!("since")).size(13.0)], ui.available_width()),
                };
                let room = ui.available_width();
                let set = |title: RichText, wrap: f32| {
                    egui::WidgetText::from(title.color(palette.net)).into_galley(
                        ui,
                        Some(egui::TextWrapMode::Wrap),
                        wrap,
                        egui::TextStyle::Body,
                    )
                };
                let [long, short] = titles;
                let words = Some(set(long, f32::INFINITY)).filter(|words| words.size().x <= room).unwrap_or_else(|| set(short, wrap));
                // Where there is no room for words, the icon says so.
                if words.size().x <= room && ui.add(egui::Label::new(words).sense(Sense::click())).clicked() {
                    clicked = Some(Clicked::Fold(!folded));
                }
            });
        });
    });
    clicked
}

/// Why a bot did what it did.
fn draw_why(ui: &mut egui::Ui, palette: &Palette, player: &str, why: &str) {
    let bar = egui::Rangef::new(ui.cursor().left(), ui.cursor().left() + 2.0);
    let inner = egui::Frame::new().inner_margin(egui::Margin { left: 10, right: 4, top: 2, bottom: 6 }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(small(format!("{}  {}", icon("lightbulb"), t!("since-why", player = player))).color(palette.net));
        ui.label(RichText::new(why).size(14.0).color(palette.text));
    });
    ui.painter().rect_filled(egui::Rect::from_x_y_ranges(bar, inner.response.rect.y_range().shrink(3.0)), 1.0, palette.net);
}

/// The words of a moment, and how high it is with them.
fn set_moment(ui: &egui::Ui, palette: &Palette, text: &str) -> (Arc<egui::Galley>, f32) {
    let mut job = LayoutJob::simple(text.to_owned(), FontId::proportional(13.0), palette.text, ui.available_width() - 32.0);
    job.wrap.max_rows = 12;
    let words = ui.painter().layout_job(job);
    let high = words.size().y.max(18.0) + 6.0;
    (words, high)
}

/// So much room, or where not all moments have room, how much of it those take that fit into it whole.
fn whole_moments<E>(ui: &egui::Ui, palette: &Palette, moments: &[SinceMoment<E>], room: f32) -> f32 {
    let apart = ui.spacing().item_spacing.y;
    let heights = moments.iter().map(|moment| set_moment(ui, palette, &moment.text).1);
    let sums = heights.scan(-apart, |sum, high| {
        *sum += high + apart;
        Some(*sum)
    });
    let sums: Vec<f32> = sums.collect();
    if sums.last().is_none_or(|all| *all <= room) {
        room
    } else {
        sums.into_iter().take_while(|sum| *sum <= room + 0.5).last().unwrap_or(room)
    }
}

/// A moment: who, what it was like, and the line of the log.
fn draw_moment<G: Framed>(ui: &mut egui::Ui, (palette, glossary): (&Palette, Glossary), moment: &SinceMoment<G::Event>) -> egui::Response {
    let seat = moment.events.iter().find_map(G::actor);
    let color = seat.map_or(palette.muted, |seat: Seat| palette.seat(seat));
    let width = ui.available_width();
    let left = 26.0;
    let (words, high) = set_moment(ui, palette, &moment.text);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(width, high), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, ui.is_enabled(), &moment.text));
    let painter = ui.painter();
    if response.hovered() || response.has_focus() {
        painter.rect_filled(rect.expand2(egui::vec2(INSET.left as f32 * 0.5, 0.0)), 4.0, palette.raised);
    }
    let middle = egui::pos2(rect.left() + 9.0, rect.center().y);
    painter.text(middle, egui::Align2::CENTER_CENTER, icon(symbol_of::<G>(moment)), FontId::proportional(16.0), color);
    let at = egui::pos2(rect.left() + left, rect.center().y - words.size().y / 2.0);
    painter.galley(at, words.clone(), palette.text);
    if explain(ui, palette, glossary, &words, at) {
        return response;
    }
    if moment.step.is_some() {
        beside(&response, |ui| _ = ui.label(t!("since-look")));
    }
    response
}

/// The icon of what a moment was like: of what it sounds like.
fn symbol_of<G: Framed>(moment: &SinceMoment<G::Event>) -> &'static str {
    let sounds = moment.events.iter().rev().filter_map(|event| G::beat(event, G::Phase::default()).sound);
    sounds.into_iter().find_map(symbol).unwrap_or("circle")
}

const fn symbol(sound: Sound) -> Option<&'static str> {
    Some(match sound {
        Sound::DiceLand | Sound::DiceShake => "dice-five",
        Sound::Write | Sound::Socket => "pencil-simple",
        Sound::CrossOut => "x",
        Sound::Charge | Sound::Circle => "battery-charging",
        Sound::Swap | Sound::Trade | Sound::Shuffle => "swap",
        Sound::Card | Sound::Deal | Sound::Issue => "cards",
        Sound::Attempt => "key",
        Sound::Granted | Sound::Lamp | Sound::Gain => "lock-open",
        Sound::Denied | Sound::LampOff => "lock",
        Sound::Voided | Sound::Halt | Sound::Refuse => "prohibit",
        Sound::Reveal | Sound::Peek => "eye",
        Sound::Trap | Sound::Attack => "crosshair",
        Sound::Damage => "heart",
        Sound::Out => "skull",
        Sound::Offer => "chat",
        Sound::Resolve | Sound::Boot => "play",
        Sound::Wipe => "trash",
        Sound::Shield | Sound::ShieldHit => "shield",
        Sound::Throttle => "cpu",
        Sound::Control => "diamond",
        Sound::Step | Sound::Turn | Sound::Enter => "arrow-right",
        Sound::Slide => "arrows-out-cardinal",
        Sound::Round => "arrows-clockwise",
        _ => return None,
    })
}
