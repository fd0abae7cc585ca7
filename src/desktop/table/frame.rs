//! The frame around every table: bar of steps, seats, inspector and log, prompt with the main button.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, CornerRadius, Frame, Layout, Margin, Panel, RichText, Stroke, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::keys::{Command, Pressed, ReadKeys, key_name, was_pressed};
use super::super::redraw::Busy;
use super::super::settings::Settings;
use super::super::sound::Sound;
use super::super::theme::{Palette, icon, main_button, small, strong};
use super::super::{DrawSet, Overlay, Screen, TableSet};
use super::banner::banner;
use super::camera::TableRect;
use super::curtain::curtain;
use super::log::draw_log;
use super::plate::{PlateSize, plate};
use super::pointer::{PointerHint, point};
use super::prompt::{choices_fit, draw_choices, draw_choices_above, draw_prompt, say_why_not};
use super::replay_bar::replay_bar;
use super::session::{OnTable, ReplayCommand, Session, Tabled};
use crate::rules::game::Seat;

/// What the frame must know of a game to be drawn.
pub trait Framed: Tabled {
    /// The height of the tray for one's own hand in points; nothing for games without hands.
    const TRAY: f32 = 0.0;

    /// Icon and name of the game's own page, which shares its place with the log.
    const PAGE: Option<(&'static str, &'static str)> = None;

    /// What whoever may act is doing.
    fn doing(view: &Self::View) -> Doing {
        let _ = view;
        Doing::default()
    }

    /// The steps of a round, and which one is current.
    fn steps(view: &Self::View) -> (&'static [&'static str], Option<usize>);

    /// Where the match is: "Round 3 of 12".
    fn progress(view: &Self::View) -> String;

    /// The score of a seat as far as it is known, and what else stands on its plate: icon, text, what it means.
    fn plate(view: &Self::View, seat: Seat) -> (String, Vec<(&'static str, String, &'static str)>);

    /// The rule that covers what is being done, for the rulebook.
    fn rule_in_play(view: &Self::View) -> &'static str;
}

/// What whoever may act is doing, as the bar at the top says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Doing {
    /// To the person who does it.
    pub you: &'static str,
    /// Of another seat, after its name.
    pub one: &'static str,
    /// Of several seats, after their number.
    pub many: &'static str,
}

impl Default for Doing {
    fn default() -> Self {
        Self { you: "Your turn", one: "’s turn", many: "seats are writing" }
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

/// The place in the frame where the game draws what is pointed at; in points.
#[derive(Resource, Debug, Clone, Copy)]
pub struct InspectorSlot(pub egui::Rect);

impl Default for InspectorSlot {
    fn default() -> Self {
        Self(egui::Rect::NOTHING)
    }
}

/// Opens a part of the frame for a game to draw in; nothing where there is no room for it. It is dead under an overlay.
pub fn open_slot(ctx: &egui::Context, slot: egui::Rect, id: &'static str, overlay: &Overlay) -> Option<egui::Ui> {
    if !slot.is_positive() {
        return None;
    }
    let builder = UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(slot);
    let mut ui = egui::Ui::new(ctx.clone(), id.into(), builder);
    ui.set_clip_rect(slot);
    if *overlay != Overlay::None {
        ui.disable();
    }
    Some(ui)
}

/// The tray where the game draws one's own hand; in points.
#[derive(Resource, Debug, Clone, Copy)]
pub struct TraySlot(pub egui::Rect);

impl Default for TraySlot {
    fn default() -> Self {
        Self(egui::Rect::NOTHING)
    }
}

/// The place of the game's own page, while it is open; in points.
#[derive(Resource, Debug, Clone, Copy)]
pub struct PageSlot(pub egui::Rect);

impl Default for PageSlot {
    fn default() -> Self {
        Self(egui::Rect::NOTHING)
    }
}

/// Whose terminal, hand or desktop is looked at; nobody's is one's own.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Looking(pub Option<Seat>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offers>()
        .init_resource::<PointerHint>()
        .init_resource::<InspectorSlot>()
        .init_resource::<TraySlot>()
        .init_resource::<PageSlot>()
        .init_resource::<Looking>()
        .add_systems(Update, close_or_menu.in_set(TableSet::Input))
        .add_systems(OnExit(Screen::Match), |mut rect: ResMut<TableRect>, mut looking: ResMut<Looking>| {
            rect.0 = None;
            looking.0 = None;
        });
}

/// The frame of one game.
pub fn frame_plugin<G: Framed>(app: &mut App) {
    let shown = in_state(Screen::Match).and_then(resource_exists::<OnTable<G>>);
    app.add_systems(EguiPrimaryContextPass, (draw::<G>, point).chain().in_set(FrameDrawn).in_set(DrawSet::Screen).run_if(shown.clone()))
        .add_systems(
            EguiPrimaryContextPass,
            (banner::<G>.run_if(resource_exists::<Session<G>>), curtain::<G>).chain().in_set(DrawSet::Top).run_if(shown.clone()),
        )
        .add_systems(Update, (open_rulebook::<G>, say_why_not::<G>.after(ReadKeys)).in_set(TableSet::Input).run_if(shown));
}

/// Esc closes what lies over the screen, stops looking at another, or opens the menu.
fn close_or_menu(
    mut pressed: MessageReader<Pressed>,
    mut overlay: ResMut<Overlay>,
    mut looking: ResMut<Looking>,
    mut settings: ResMut<Settings>,
    (screen, offers): (Res<State<Screen>>, Res<Offers>),
    mut next: ResMut<NextState<Screen>>,
) {
    for Pressed(command) in pressed.read() {
        match (command, &*overlay, screen.get()) {
            (Command::Back, Overlay::None, Screen::Match) if looking.0.is_some() => looking.0 = None,
            (Command::Back, Overlay::None, Screen::Match) if offers.held => {}
            (Command::Back, Overlay::None, Screen::Match) => *overlay = Overlay::Menu,
            (Command::Back, Overlay::None, Screen::NewMatch | Screen::Library | Screen::Drives | Screen::Collectives) => {
                next.set(Screen::Title);
            }
            (Command::Back, Overlay::None, Screen::Title) => {}
            (Command::Back, _, _) => *overlay = Overlay::None,
            (
                Command::Rulebook,
                Overlay::None,
                Screen::Title | Screen::NewMatch | Screen::Library | Screen::Drives | Screen::Collectives,
            ) => {
                *overlay = Overlay::Rulebook { open_at: None };
            }
            (Command::Log, Overlay::None, Screen::Match) => settings.log = !settings.log,
            (Command::Page, Overlay::None, Screen::Match) => settings.page = !settings.page,
            _ => {}
        }
    }
}

fn open_rulebook<G: Framed>(
    mut pressed: MessageReader<Pressed>,
    mut overlay: ResMut<Overlay>,
    table: Res<OnTable<G>>,
    hint: Res<PointerHint>,
) {
    if was_pressed(&mut pressed, |command| command == Command::Rulebook) && *overlay == Overlay::None {
        let rule = hint.refusal.as_ref().map_or(G::rule_in_play(&table.view), |refusal| refusal.rule.0);
        *overlay = Overlay::Rulebook { open_at: Some(rule.to_owned()) };
    }
}

/// A frame of a bar or column without corners.
pub(super) fn bar(palette: &Palette, x: i8, y: i8) -> Frame {
    Frame::new().fill(palette.panel).stroke(Stroke::NONE).inner_margin(Margin::symmetric(x, y)).corner_radius(CornerRadius::ZERO)
}

fn draw<G: Framed>(
    mut contexts: EguiContexts,
    table: Res<OnTable<G>>,
    (palette, offers): (Res<Palette>, Res<Offers>),
    (overlay, mut rect, mut looking): (Res<Overlay>, ResMut<TableRect>, ResMut<Looking>),
    (mut slot, mut tray, mut page): (ResMut<InspectorSlot>, ResMut<TraySlot>, ResMut<PageSlot>),
    mut settings: ResMut<Settings>,
    mut pressed: MessageWriter<Pressed>,
    mut replaying: MessageWriter<ReplayCommand>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
    mut folded: Local<(bool, bool)>,
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
            ui.label(strong(&table.title).color(palette.text)).on_hover_text(G::TITLE);
            ui.label(small(G::progress(&table.view)).color(palette.muted));
            ui.add_space(8.0);
            let (steps, current) = G::steps(&table.view);
            for (at, step) in steps.iter().enumerate() {
                let lit = current == Some(at);
                if at > 0 {
                    ui.label(RichText::new(icon("caret-right")).color(palette.line));
                }
                ui.label(if lit { strong(*step).color(palette.asks) } else { RichText::new(*step).color(palette.muted) });
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if ui.button(icon("list")).on_hover_text("Menu (Esc)").clicked() {
                    give(Command::Back);
                }
                if ui.button(icon("book-open")).on_hover_text("Rulebook (F1)").clicked() {
                    give(Command::Rulebook);
                }
                if let Some((symbol, name)) = G::PAGE {
                    let color = if settings.page { palette.net } else { palette.text };
                    let hint = format!("{name} ({})", key_name(Command::Page.key(&settings)));
                    if ui.button(RichText::new(icon(symbol)).color(color)).on_hover_text(hint).clicked() {
                        give(Command::Page);
                    }
                }
                let seat = table.actors.iter().next().filter(|_| table.actors.len() == 1);
                let doing = G::doing(&table.view);
                let own = table.replay.is_none() && table.view_seat().is_some_and(|own| table.actors.contains(own));
                if own {
                    ui.label(strong(doing.you).color(palette.asks));
                } else if let Some(seat) = seat {
                    ui.label(strong(format!("{}{}", table.names().of(seat), doing.one)).color(palette.seat(seat)));
                } else if !table.over && table.actors.len() > 1 {
                    ui.label(strong(format!("{} {}", table.actors.len(), doing.many)).color(palette.muted));
                }
            });
        });
    });

    tray.0 = egui::Rect::NOTHING;
    if G::TRAY > 0.0 {
        // In a low window the table keeps what it needs.
        let height = G::TRAY.min(screen.height() * 0.24);
        let shown = Panel::bottom("tray").exact_size(height).frame(bar(palette, 0, 0)).show_separator_line(false).show(&mut root, |_| ());
        tray.0 = shown.response.rect;
    }
    let mut above = false;
    Panel::bottom("prompt").exact_size(PROMPT_HEIGHT).frame(bar(palette, 12, 6)).show_separator_line(false).show(&mut root, |ui| {
        if let Some(replay) = table.replay {
            replay_bar(ui, palette, &table.prompt, replay, &table.names, table.viewer(), &mut |order| {
                replaying.write(order);
            });
            return;
        }
        ui.horizontal_centered(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if let Some((text, state)) = &offers.main {
                    let button = main_button(ui, palette, text.as_str(), state.is_ok());
                    let hint = match state {
                        Ok(()) => key_name(Command::Main.key(&settings)),
                        Err(why) => why.clone(),
                    };
                    if button.on_hover_text(&hint).on_disabled_hover_text(hint).clicked() {
                        give(Command::Main);
                    }
                }
                if let Some((text, meaning)) = &offers.end {
                    let key = key_name(Command::EndStep.key(&settings));
                    let button =
                        egui::Button::new(strong(text.as_str())).stroke(Stroke::new(1.5, palette.asks)).min_size(egui::vec2(110.0, 34.0));
                    if ui.add(button).on_hover_text(format!("{meaning}. Key {key}")).clicked() {
                        give(Command::EndStep);
                    }
                    ui.add_space(8.0);
                }
                let redo = ui.add_enabled(table.redo, egui::Button::new(icon("arrow-u-up-right")));
                if redo.on_hover_text("Put back (Y)").clicked() {
                    give(Command::Redo);
                }
                let undo = ui.add_enabled(table.undo.is_ok(), egui::Button::new(icon("arrow-u-up-left")));
                let why = table.undo.clone().err().unwrap_or_else(|| "Take your last decision back (Z)".into());
                if undo.on_hover_text(&why).on_disabled_hover_text(&why).clicked() {
                    give(Command::Undo);
                }
                ui.add_space(4.0);
                above = !choices_fit(ui, palette, &offers);
                if !above {
                    draw_choices(ui, palette, offers.choices.iter().enumerate().rev(), &mut give);
                }
                ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
                    let color = if table.legal.is_empty() { palette.muted } else { palette.text };
                    draw_prompt(ui, offers.prompt.as_deref().unwrap_or(&table.prompt), color);
                });
            });
        });
    });

    let mut looks = false;
    let left = if narrow || folded.0 { 52.0 } else { 176.0 };
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
            if !narrow && ui.small_button(icon(fold)).on_hover_text("Fold the seats").clicked() {
                folded.0 = !folded.0;
            }
        });
    });

    let right = if folded.1 || narrow { 0.0 } else { 288.0 };
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
                page.0 = if paged { log } else { egui::Rect::NOTHING };
                slot.0 = inspector;
                if paged && !both {
                    return;
                }
                if both {
                    (slot.0, page.0) = inspector.split_top_bottom_at_y(inspector.bottom() - page_height);
                }
                let fold = ui.scope_builder(UiBuilder::new().max_rect(log), |ui| draw_log(ui, palette, &table.log, settings.log));
                if fold.inner {
                    settings.log = !settings.log;
                }
            },
        );
    } else {
        slot.0 = egui::Rect::NOTHING;
        page.0 = egui::Rect::NOTHING;
    }

    // What is left is the table's.
    let mut free = root.available_rect_before_wrap();
    if right == 0.0 && G::PAGE.is_some() && settings.page {
        // Without a column of its own the page stands at the table's right.
        let (table, place) = free.split_left_right_at_x(free.right() - 264.0);
        root.painter().rect_filled(place, CornerRadius::ZERO, palette.panel);
        page.0 = place.shrink(8.0);
        free = table;
    }
    if above && *overlay == Overlay::None {
        draw_choices_above(ctx, palette, &offers, free, &mut give);
    }
    if looks {
        sounds.write(Sound::Click);
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
