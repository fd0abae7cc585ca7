//! The frame around every table: bar of steps, seats, inspector and log, prompt with the main button.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, CornerRadius, Frame, Layout, Margin, Panel, RichText, Stroke, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::banner::{answer, banner};
use super::camera::TableRect;
use super::control::{AimedChoice, Control, Given};
use super::curtain::{curtain, lift};
use super::log::draw_log;
use super::phase::Phase;
use super::plate::{PlateSize, plate};
use super::playback::Beat;
use super::prompt::{draw_choices_above, draw_prompt_bar, say_why_not};
use super::recall::Recalled;
use super::replay_bar::replay_bar;
use super::results::Standing;
use super::session::{OnTable, ReplayCommand, Session, Tabled};
use super::slots::Slots;
use super::tooltip::{PointerHint, point};
use crate::desktop::keys::{Command, Pressed, with_key};
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::theme::{Palette, icon, small, strong};
use crate::desktop::{DrawSet, InMatch, Screen, TableSet};
use crate::key;
use crate::rules::game::{Seat, Seats};
use crate::t;
use crate::text::say;

/// What the frame must know of a game to be drawn.
pub trait Framed: Tabled {
    /// The height of the tray for one's own hand in points; nothing for games without hands.
    const TRAY: f32 = 0.0;

    /// Icon and the key of the name of the game's own page, which shares its place with the log.
    const PAGE: Option<(&'static str, &'static str)> = None;

    /// What those who may act are doing, as the bar at the top says it.
    fn doing(view: &Self::View, acting: &Acting) -> String {
        let _ = view;
        acting.turn()
    }

    /// The phases of its matches.
    type Phase: Phase;

    /// The phase that a match is in.
    fn phase(view: &Self::View) -> Self::Phase;

    /// How an event is seen, in the phase that was seen last.
    fn beat(event: &Self::Event, phase: Self::Phase) -> Beat<Self::Phase>;

    /// The seats that have won, once the match is over.
    fn winners(view: &Self::View) -> Seats;

    /// What is said where nobody has won.
    const NOBODY_WINS: &'static str = key!("results-nobody");

    /// How the match ended; nothing where the game has a window of its own for that.
    fn standing(table: &OnTable<Self>) -> Option<Standing> {
        let _ = table;
        None
    }

    /// A line about seats, under the result.
    fn fates(view: &Self::View) -> Vec<(Seat, String)> {
        let _ = view;
        Vec::new()
    }

    /// Where the match is: "Round 3 of 12".
    fn progress(view: &Self::View) -> String;

    /// The score of a seat as far as it is known, and what else stands on its plate: icon, text, what it means.
    fn plate(view: &Self::View, seat: Seat) -> (String, Vec<(&'static str, String, String)>);

    /// The rule that covers what is being done, for the rulebook: that of the phase, or of the question.
    fn rule_in_play(view: &Self::View) -> &'static str {
        Self::phase(view).rule()
    }
}

/// Those who may act, for texts that speak of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acting {
    /// you, one or many.
    pub who: &'static str,
    /// The name, if it is one player.
    pub player: String,
    /// How many there are.
    pub count: usize,
}

impl Acting {
    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> String {
        t!("doing-turn", who = self.who, player = self.player.as_str(), count = self.count)
    }
}

/// The main button and the list of choices beside it. The game says what they do by reading [`Pressed`].
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Offers {
    /// What stands in place of the game's own prompt.
    pub prompt: Option<String>,
    /// What the main button says, and why it is grey if it is.
    pub main: Option<(String, Result<(), String>)>,
    /// What ends the step, where that is never the main button, and what it means.
    pub end: Option<(String, String)>,
    /// Choices picked by 1–9: text, whether it is the one in hand, what it means.
    pub choices: Vec<(String, bool, String)>,
    /// Whether something is in hand, which Back puts down before it opens the menu.
    pub held: bool,
}

/// The height of the prompt bar, which stands between table and tray, in points.
pub const PROMPT_HEIGHT: f32 = 52.0;

/// The height of a game's own page in points.
const PAGE_HEIGHT: f32 = 250.0;

/// The frame is drawn; a game's own part of it comes after.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct FrameDrawn;

/// Whose terminal, hand or desktop is looked at; nobody's is one's own.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Looking(pub Option<Seat>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offers>()
        .init_resource::<PointerHint>()
        .init_resource::<Slots>()
        .init_resource::<Looking>()
        .add_systems(
            Update,
            (close_or_menu, lift.run_if(in_state(Control::Curtain)), say_why_not.run_if(in_state(Control::Mine))).in_set(TableSet::Input),
        )
        .add_systems(OnExit(InMatch), |mut rect: ResMut<TableRect>, mut looking: ResMut<Looking>| {
            rect.0 = None;
            looking.0 = None;
        });
}

/// The frame of one game.
pub fn frame_plugin<G: Framed>(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<G>>);
    let asked = in_state(Control::Question).and_then(in_state(Overlay::None)).and_then(shown.clone());
    let handed = in_state(Control::Curtain).and_then(shown.clone());
    app.add_systems(
        EguiPrimaryContextPass,
        (draw::<G>, point.run_if(in_state(Overlay::None))).chain().in_set(FrameDrawn).in_set(DrawSet::Screen).run_if(shown.clone()),
    )
    .add_systems(EguiPrimaryContextPass, (banner::<G>.run_if(asked.clone()), curtain::<G>.run_if(handed)).in_set(DrawSet::Top))
    .add_systems(Update, (open_rulebook::<G>.run_if(shown), answer::<G>.run_if(asked)).in_set(TableSet::Input));
}

/// Esc closes what lies over the screen, stops looking at another, or opens the menu.
fn close_or_menu(
    mut pressed: MessageReader<Pressed>,
    mut overlays: Overlays,
    mut looking: ResMut<Looking>,
    mut settings: ResMut<Settings>,
    (screen, overlay, offers): (Res<State<Screen>>, Res<State<Overlay>>, Res<Offers>),
    mut next: ResMut<NextState<Screen>>,
) {
    for Pressed(command) in pressed.read() {
        match (command, overlay.get(), screen.get()) {
            (Command::Back, Overlay::None, Screen::Match(_)) if looking.0.is_some() => looking.0 = None,
            (Command::Back, Overlay::None, Screen::Match(_)) if offers.held => {}
            (Command::Back, Overlay::None, Screen::Match(_)) => overlays.open(Overlay::Menu),
            (Command::Back, Overlay::None, Screen::NewMatch | Screen::Library | Screen::Drives | Screen::Collectives) => {
                next.set(Screen::Title);
            }
            (Command::Back, Overlay::None, Screen::Title) => {}
            (Command::Back, _, _) => overlays.open(Overlay::None),
            (
                Command::Rulebook,
                Overlay::None,
                Screen::Title | Screen::NewMatch | Screen::Library | Screen::Drives | Screen::Collectives,
            ) => {
                overlays.open_rulebook(None);
            }
            (Command::Log, Overlay::None, Screen::Match(_)) => settings.log = !settings.log,
            (Command::Page, Overlay::None, Screen::Match(_)) => settings.page = !settings.page,
            _ => {}
        }
    }
}

fn open_rulebook<G: Framed>(mut given: MessageReader<Given>, mut overlays: Overlays, table: Res<OnTable<G>>, hint: Res<PointerHint>) {
    if given.read().filter(|given| given.0 == Command::Rulebook).count() > 0 {
        let rule = hint.refusal.as_ref().map_or(G::rule_in_play(&table.view), |refusal| refusal.rule.0);
        overlays.open_rulebook(Some(rule));
    }
}

/// A frame of a bar or column without corners.
pub(super) fn bar(palette: &Palette, x: i8, y: i8) -> Frame {
    Frame::new().fill(palette.panel).stroke(Stroke::NONE).inner_margin(Margin::symmetric(x, y)).corner_radius(CornerRadius::ZERO)
}

fn draw<G: Framed>(
    mut contexts: EguiContexts,
    (table, session, phase): (Res<OnTable<G>>, Option<Res<Session<G>>>, Option<Res<State<G::Phase>>>),
    (palette, offers, aimed): (Res<Palette>, Res<Offers>, Res<AimedChoice>),
    (overlay, mut rect, mut looking): (Res<State<Overlay>>, ResMut<TableRect>, ResMut<Looking>),
    mut slots: ResMut<Slots>,
    mut settings: ResMut<Settings>,
    mut pressed: MessageWriter<Pressed>,
    mut replaying: MessageWriter<ReplayCommand>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
    (mut folded, mut recalled): (Local<bool>, ResMut<Recalled<G>>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.viewport_rect();
    let narrow = screen.width() < 1040.0;
    let builder = UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(screen);
    let mut root = egui::Ui::new(ctx.clone(), "frame".into(), builder);
    if *overlay != Overlay::None {
        root.disable();
    }
    let palette = &*palette;
    let mut give = |command: Command| {
        pressed.write(Pressed(command));
        sounds.write(Sound::Click);
        busy.now();
    };

    Panel::top("bar").exact_size(40.0).frame(bar(palette, 12, 4)).show_separator_line(false).show(&mut root, |ui| {
        ui.horizontal_centered(|ui| {
            let phase = phase.as_deref().map(|phase| *phase.get()).unwrap_or_default();
            draw_bar(ui, palette, &table, phase, &settings, &mut give);
        });
    });

    slots.tray = egui::Rect::NOTHING;
    if G::TRAY > 0.0 {
        // In a low window the table keeps what it needs.
        let height = G::TRAY.min(screen.height() * 0.24);
        let shown = Panel::bottom("tray").exact_size(height).frame(bar(palette, 0, 0)).show_separator_line(false).show(&mut root, |_| ());
        slots.tray = shown.response.rect;
    }
    let mut above = false;
    Panel::bottom("prompt").exact_size(PROMPT_HEIGHT).frame(bar(palette, 12, 6)).show_separator_line(false).show(&mut root, |ui| {
        if let Some(replay) = table.replay {
            let bookmarks = || session.as_deref().map(Session::bookmarks).unwrap_or_default();
            replay_bar(ui, palette, &table.prompt, replay, &table.names, table.viewer(), &bookmarks, &mut |order| {
                replaying.write(order);
            });
            return;
        }
        ui.horizontal_centered(|ui| {
            above = draw_prompt_bar(ui, palette, &table, (&offers, *aimed), &settings, &mut give);
        });
    });

    let mut looks = false;
    let left = if narrow || *folded { 52.0 } else { 176.0 };
    Panel::left("seats").exact_size(left).frame(bar(palette, 8, 8)).show_separator_line(false).resizable(false).show(&mut root, |ui| {
        let size = PlateSize::fitting(ui, table.names.len());
        for at in 0..table.names.len() {
            let seat = Seat(at as u8);
            let response = plate::<G>(ui, palette, &table, seat, looking.0 == Some(seat), size);
            if response.clicked() {
                looking.0 = if looking.0 == Some(seat) || table.view_seat() == Some(seat) { None } else { Some(seat) };
                looks = true;
            }
        }
        ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
            let fold = if size == PlateSize::Small { "caret-double-right" } else { "caret-double-left" };
            if !narrow && ui.small_button(icon(fold)).on_hover_text(t!("seat-fold")).clicked() {
                *folded = !*folded;
            }
        });
    });

    let mut over = None;
    let right = if narrow { 0.0 } else { 288.0 };
    if right > 0.0 {
        Panel::right("inspector").exact_size(right).frame(bar(palette, 12, 8)).show_separator_line(false).resizable(false).show(
            &mut root,
            |ui| {
                let paged = G::PAGE.is_some() && settings.page;
                let room = ui.available_height();
                // A high window has room for both, the page over the log.
                let both = paged && room > 640.0;
                let page_height = if paged { PAGE_HEIGHT.min(room * 0.6) } else { 0.0 };
                let log_height = if paged && !both {
                    page_height
                } else if settings.log {
                    (room * if both { 0.28 } else { 0.42 }).max(90.0)
                } else {
                    28.0
                };
                let (inspector, log) = ui.available_rect_before_wrap().split_top_bottom_at_y(ui.max_rect().bottom() - log_height);
                slots.page = if paged { log } else { egui::Rect::NOTHING };
                slots.inspector = inspector;
                if paged && !both {
                    return;
                }
                if both {
                    (slots.inspector, slots.page) = inspector.split_top_bottom_at_y(inspector.bottom() - page_height);
                }
                let log = ui.scope_builder(UiBuilder::new().max_rect(log), |ui| draw_log(ui, palette, &table.log, &settings)).inner;
                if log.fold {
                    settings.log = !settings.log;
                }
                over = log.over;
            },
        );
    } else {
        slots.inspector = egui::Rect::NOTHING;
        slots.page = egui::Rect::NOTHING;
    }

    // What is left is the table's.
    let mut free = root.available_rect_before_wrap();
    if right == 0.0 && G::PAGE.is_some() && settings.page {
        // Without a column of its own the page stands at the table's right.
        let (table, place) = free.split_left_right_at_x(free.right() - 264.0);
        root.painter().rect_filled(place, CornerRadius::ZERO, palette.panel);
        slots.page = place.shrink(8.0);
        free = table;
    }
    if above && *overlay == Overlay::None {
        draw_choices_above(ctx, palette, (&offers, *aimed), free, &mut give);
    }
    if looks {
        sounds.write(Sound::Click);
    }
    let events = over.map_or(&[][..], |at| &table.log[at].events);
    if recalled.0 != events {
        recalled.0 = events.to_vec();
        busy.now();
    }
    let scale = ctx.pixels_per_point();
    let corner = |point: egui::Pos2| UVec2::new((point.x * scale).max(0.0) as u32, (point.y * scale).max(0.0) as u32);
    let size = corner(screen.max);
    let free = URect::from_corners(corner(free.min).min(size), corner(free.max).min(size));
    if rect.0 != Some(free) {
        rect.0 = Some(free);
        busy.now();
    }
    Ok(())
}

/// The bar at the top: the match, its steps, whose turn it is, menu and rulebook.
fn draw_bar<G: Framed>(
    ui: &mut egui::Ui,
    palette: &Palette,
    table: &OnTable<G>,
    phase: G::Phase,
    settings: &Settings,
    give: &mut impl FnMut(Command),
) {
    ui.label(strong(&table.title).color(palette.text)).on_hover_text(G::TITLE);
    ui.label(small(G::progress(&table.view)).color(palette.muted));
    ui.add_space(8.0);
    let (steps, current) = phase.steps();
    for (at, step) in steps.iter().enumerate() {
        let lit = current == Some(at);
        if at > 0 {
            ui.label(RichText::new(icon("caret-right")).color(palette.line));
        }
        let step = say(step, &[]);
        ui.label(if lit { strong(step).color(palette.asks) } else { RichText::new(step).color(palette.muted) });
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let page =
            G::PAGE.map(|(symbol, name)| (symbol, say(name, &[]), Command::Page, if settings.page { palette.net } else { palette.text }));
        let fixed = [("list", t!("menu"), Command::Back, palette.text), ("book-open", t!("rulebook"), Command::Rulebook, palette.text)];
        for (symbol, name, command, color) in fixed.into_iter().chain(page) {
            if ui.button(RichText::new(icon(symbol)).color(color)).on_hover_text(with_key(&name, command, settings)).clicked() {
                give(command);
            }
        }
        let seat = table.actors.iter().next().filter(|_| table.actors.len() == 1);
        let own = table.replay.is_none() && table.view_seat().is_some_and(|own| table.actors.contains(own));
        let (who, color) = match seat {
            _ if own => ("you", palette.asks),
            Some(seat) => ("one", palette.seat(seat)),
            None => ("many", palette.muted),
        };
        if own || seat.is_some() || !table.over && table.actors.len() > 1 {
            let player = seat.map_or_else(String::new, |seat| table.names().of(seat).into_owned());
            let doing = G::doing(&table.view, &Acting { who, player, count: table.actors.len() });
            ui.label(strong(doing).color(color));
        }
    });
}
