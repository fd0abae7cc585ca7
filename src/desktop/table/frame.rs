//! The frame around every table: bar of steps, seats, inspector and log, prompt with the main button.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Align2, Color32, CornerRadius, Frame, Layout, Margin, Panel, RichText, Sense, Stroke, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::keys::{Command, Pressed, key_name};
use super::super::redraw::Busy;
use super::super::settings::Settings;
use super::super::sound::Sound;
use super::super::theme::{Palette, heading, icon, main_button, mono, small, strong};
use super::super::{DrawSet, Overlay, Screen, TableSet};
use super::camera::TableRect;
use super::session::{OnTable, ReplayCommand, Session, Tabled, TakeOver};
use crate::matches::Player;
use crate::rules::game::{Refusal, Seat, Viewer};

/// What the frame must know of a game to be drawn.
pub trait Framed: Tabled {
    /// The steps of a round, and which one is current.
    fn steps(view: &Self::View) -> (&'static [&'static str], Option<usize>);

    /// Where the match is: "Round 3 of 12".
    fn progress(view: &Self::View) -> String;

    /// The score of a seat as far as it is known, and what else stands on its plate: icon, text, what it means.
    fn plate(view: &Self::View, seat: Seat) -> (String, Vec<(&'static str, String, &'static str)>);

    /// The rule that covers what is being done, for the rulebook.
    fn rule_in_play(view: &Self::View) -> &'static str;
}

/// The main button and the list of choices beside it. The game says what they do by reading [`Pressed`].
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Offers {
    /// What the main button says, and why it is grey if it is.
    pub main: Option<(String, Result<(), String>)>,
    /// Choices picked by 1–9: text, whether it is the one in hand, what it means.
    pub choices: Vec<(String, bool, String)>,
}

/// What is said beside the pointer about what it points at.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct PointerHint {
    /// What would happen there.
    pub lines: Vec<String>,
    /// Why it can't.
    pub refusal: Option<Refusal>,
}

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

/// Whose terminal, hand or desktop is looked at; nobody's is one's own.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Looking(pub Option<Seat>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offers>()
        .init_resource::<PointerHint>()
        .init_resource::<InspectorSlot>()
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
    app.add_systems(
        EguiPrimaryContextPass,
        (draw::<G>, point::<G>).chain().in_set(FrameDrawn).in_set(DrawSet::Screen).run_if(shown.clone()),
    )
    .add_systems(EguiPrimaryContextPass, curtain::<G>.in_set(DrawSet::Top).run_if(shown.clone()))
    .add_systems(Update, open_rulebook::<G>.in_set(TableSet::Input).run_if(shown));
}

/// Esc closes what lies over the screen, stops looking at another, or opens the menu.
fn close_or_menu(
    mut pressed: MessageReader<Pressed>,
    mut overlay: ResMut<Overlay>,
    mut looking: ResMut<Looking>,
    mut settings: ResMut<Settings>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    for Pressed(command) in pressed.read() {
        match (command, &*overlay, screen.get()) {
            (Command::Back, Overlay::None, Screen::Match) if looking.0.is_some() => looking.0 = None,
            (Command::Back, Overlay::None, Screen::Match) => *overlay = Overlay::Menu,
            (Command::Back, Overlay::None, Screen::NewMatch | Screen::Library) => next.set(Screen::Title),
            (Command::Back, Overlay::None, Screen::Title) => {}
            (Command::Back, _, _) => *overlay = Overlay::None,
            (Command::Rulebook, Overlay::None, Screen::Title | Screen::NewMatch | Screen::Library) => {
                *overlay = Overlay::Rulebook { open_at: None };
            }
            (Command::Log, Overlay::None, Screen::Match) => settings.log = !settings.log,
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
    if pressed.read().any(|pressed| pressed.0 == Command::Rulebook) && *overlay == Overlay::None {
        let rule = hint.refusal.as_ref().map_or(G::rule_in_play(&table.view), |refusal| refusal.rule.0);
        *overlay = Overlay::Rulebook { open_at: Some(rule.to_owned()) };
    }
}

/// A frame of a bar or column without corners.
fn bar(palette: &Palette, x: i8, y: i8) -> Frame {
    Frame::new().fill(palette.panel).stroke(Stroke::NONE).inner_margin(Margin::symmetric(x, y)).corner_radius(CornerRadius::ZERO)
}

fn draw<G: Framed>(
    mut contexts: EguiContexts,
    table: Res<OnTable<G>>,
    (palette, offers): (Res<Palette>, Res<Offers>),
    (overlay, mut rect, mut slot, mut looking): (Res<Overlay>, ResMut<TableRect>, ResMut<InspectorSlot>, ResMut<Looking>),
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
                let seat = table.actors.iter().next().filter(|_| table.actors.len() == 1);
                let own = table.replay.is_none() && table.view_seat().is_some_and(|own| table.actors.contains(own));
                if own {
                    ui.label(strong("Your turn").color(palette.asks));
                } else if let Some(seat) = seat {
                    ui.label(strong(format!("{}’s turn", table.names().of(seat))).color(palette.seat(seat)));
                } else if !table.over && table.actors.len() > 1 {
                    ui.label(strong(format!("{} seats are writing", table.actors.len())).color(palette.muted));
                }
            });
        });
    });

    Panel::bottom("prompt").exact_size(52.0).frame(bar(palette, 12, 6)).show_separator_line(false).show(&mut root, |ui| {
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
                for (at, (text, held, meaning)) in offers.choices.iter().enumerate().rev() {
                    let color = if *held { palette.net } else { palette.text };
                    let label = RichText::new(format!("{} {text}", at + 1)).color(color);
                    let stroke = Stroke::new(if *held { 2.0 } else { 1.0 }, if *held { palette.net } else { palette.line });
                    if ui.add(egui::Button::new(label).stroke(stroke)).on_hover_text(meaning).clicked()
                        && let Some((command, ..)) = Command::ALL.iter().find(|(command, ..)| command.picks() == Some(at))
                    {
                        give(*command);
                    }
                }
                ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
                    let color = if table.legal.is_empty() { palette.muted } else { palette.text };
                    ui.add(egui::Label::new(RichText::new(&table.prompt).size(15.0).color(color)).truncate()).on_hover_text(&table.prompt);
                });
            });
        });
    });

    let left = if narrow || folded.0 { 52.0 } else { 176.0 };
    Panel::left("seats").exact_size(left).frame(bar(palette, 8, 8)).show_separator_line(false).resizable(false).show(&mut root, |ui| {
        let small_plates = left < 100.0;
        for at in 0..table.names.len() {
            let seat = Seat(at as u8);
            let response = plate::<G>(ui, palette, &table, seat, looking.0 == Some(seat), small_plates);
            if response.clicked() {
                looking.0 = if looking.0 == Some(seat) || table.view_seat() == Some(seat) { None } else { Some(seat) };
                sounds.write(Sound::Click);
            }
        }
        ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
            let fold = if small_plates { "caret-double-right" } else { "caret-double-left" };
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
                let log_height = if settings.log { (ui.available_height() * 0.42).max(90.0) } else { 28.0 };
                let (inspector, log) = ui.available_rect_before_wrap().split_top_bottom_at_y(ui.max_rect().bottom() - log_height);
                slot.0 = inspector;
                ui.scope_builder(UiBuilder::new().max_rect(log), |ui| draw_log(ui, palette, &table.log, &mut settings));
            },
        );
    } else {
        slot.0 = egui::Rect::NOTHING;
    }

    // What is left is the table's.
    let free = root.available_rect_before_wrap();
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

impl<G: Tabled> OnTable<G> {
    /// Who looks.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seat that looks.
    #[must_use]
    pub const fn view_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// One seat's plate: mark, name, who plays, score and counts.
fn plate<G: Framed>(
    ui: &mut egui::Ui,
    palette: &Palette,
    table: &OnTable<G>,
    seat: Seat,
    looked_at: bool,
    small_plate: bool,
) -> egui::Response {
    let (score, counts) = G::plate(&table.view, seat);
    let acts = table.actors.contains(seat);
    let edge = if looked_at {
        Stroke::new(2.0, palette.net)
    } else if acts {
        Stroke::new(1.0, palette.asks)
    } else {
        Stroke::new(1.0, palette.line)
    };
    let own = table.view_seat() == Some(seat);
    let inner = Frame::new().fill(palette.raised).stroke(edge).corner_radius(6).inner_margin(Margin::symmetric(8, 6)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        if small_plate {
            ui.vertical_centered(|ui| {
                ui.label(palette.mark(seat));
                ui.label(mono(score, 13.0));
            });
            return;
        }
        ui.horizontal(|ui| {
            ui.label(palette.mark(seat));
            ui.add(egui::Label::new(strong(table.names().of(seat).into_owned())).truncate());
        });
        ui.horizontal(|ui| {
            let thinking = table.thinking.contains(seat);
            let (symbol, who) = match table.players.get(seat.index()) {
                Some(Player::Bot(level)) => ("robot", if thinking { format!("{level}, thinking") } else { level.to_string() }),
                _ => ("user", if own { "you".to_owned() } else { "person".to_owned() }),
            };
            ui.label(small(format!("{} {who}", icon(symbol))).color(palette.muted));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(mono(score, 16.0)));
        });
        ui.horizontal_wrapped(|ui| {
            for (symbol, text, meaning) in counts {
                ui.label(small(format!("{} {text}", icon(symbol))).color(palette.muted)).on_hover_text(meaning);
            }
        });
    });
    let hint = if own { "Your own seat".to_owned() } else { format!("Look at what {} has on the table", table.names().of(seat)) };
    inner.response.interact(Sense::click()).on_hover_text(hint)
}

fn draw_log(ui: &mut egui::Ui, palette: &Palette, log: &[String], settings: &mut Settings) {
    ui.separator();
    ui.horizontal(|ui| {
        ui.label(small("Log").color(palette.muted));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let fold = if settings.log { "caret-down" } else { "caret-up" };
            if ui.small_button(icon(fold)).on_hover_text("Fold the log (L)").clicked() {
                settings.log = !settings.log;
            }
        });
    });
    if settings.log {
        egui::ScrollArea::vertical().stick_to_bottom(true).auto_shrink(false).show_rows(ui, 0.0, 1, |ui, _| {
            ui.spacing_mut().item_spacing.y = 3.0;
            let newest = log.len().saturating_sub(1);
            for (at, line) in log.iter().enumerate().skip(log.len().saturating_sub(200)) {
                ui.label(small(line.as_str()).color(if at == newest { palette.text } else { palette.muted }));
            }
        });
    }
}

/// The buttons of a replay, with its scrubber.
fn replay_bar(
    ui: &mut egui::Ui,
    palette: &Palette,
    prompt: &str,
    replay: super::session::ReplayState,
    names: &[String],
    viewer: Viewer,
    give: &mut dyn FnMut(ReplayCommand),
) {
    ui.horizontal_centered(|ui| {
        let mut button = |ui: &mut egui::Ui, name: &str, hint: &str, order: ReplayCommand| {
            if ui.button(icon(name)).on_hover_text(hint).clicked() {
                give(order);
            }
        };
        button(ui, "skip-back", "To the beginning", ReplayCommand::To(0));
        button(ui, "caret-left", "One step back (Left)", ReplayCommand::Back);
        let play = if replay.playing { "pause" } else { "play" };
        button(ui, play, "Play or pause (Space)", ReplayCommand::Play);
        button(ui, "caret-right", "One step on (Right)", ReplayCommand::Forward);
        button(ui, "skip-forward", "To the end", ReplayCommand::To(replay.steps));
        let mut step = replay.step;
        ui.spacing_mut().slider_width = 190.0;
        let slider = egui::Slider::new(&mut step, 0..=replay.steps).show_value(false).trailing_fill(true);
        if ui.add(slider).on_hover_text("Drag through the match").changed() {
            give(ReplayCommand::To(step));
        }
        ui.label(mono(format!("{}/{}", replay.step, replay.steps), 13.0).color(palette.muted));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if main_button(ui, palette, "Play on from here", replay.step < replay.steps).on_hover_text("As a new match").clicked() {
                give(ReplayCommand::Branch);
            }
            let seen = match viewer {
                Viewer::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_default(),
                Viewer::Spectator => "a spectator".into(),
            };
            egui::ComboBox::from_id_salt("seen by").selected_text(format!("{} {seen}", icon("eye"))).show_ui(ui, |ui| {
                for (at, name) in names.iter().enumerate() {
                    let other = Viewer::Seat(Seat(at as u8));
                    if ui.selectable_label(viewer == other, name).clicked() {
                        give(ReplayCommand::See(other));
                    }
                }
                if ui.selectable_label(viewer == Viewer::Spectator, "a spectator").clicked() {
                    give(ReplayCommand::See(Viewer::Spectator));
                }
            });
            ui.add(egui::Label::new(small(prompt).color(palette.muted)).truncate());
        });
    });
}

/// What stands beside the pointer.
fn point<G: Framed>(mut contexts: EguiContexts, hint: Res<PointerHint>, palette: Res<Palette>, overlay: Res<Overlay>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(at) = ctx.pointer_hover_pos().filter(|_| *overlay == Overlay::None && !ctx.egui_is_using_pointer()) else { return Ok(()) };
    if hint.lines.is_empty() && hint.refusal.is_none() {
        return Ok(());
    }
    // To the left of the pointer where there is no room to its right.
    let right = ctx.viewport_rect().right() - 330.0;
    let (pivot, at) =
        if at.x > right { (Align2::RIGHT_TOP, at + egui::vec2(-16.0, 18.0)) } else { (Align2::LEFT_TOP, at + egui::vec2(18.0, 18.0)) };
    egui::Area::new("hint".into()).fixed_pos(at).pivot(pivot).order(egui::Order::Tooltip).interactable(false).show(ctx, |ui| {
        ui.set_max_width(320.0);
        let edge = if hint.refusal.is_some() { palette.refused } else { palette.net };
        Frame::new().fill(palette.panel).stroke(Stroke::new(1.0, edge)).corner_radius(6).inner_margin(Margin::symmetric(10, 6)).show(
            ui,
            |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                for line in &hint.lines {
                    ui.label(small(line.as_str()));
                }
                if let Some(refusal) = &hint.refusal {
                    hatch(ui, palette.refused);
                    ui.label(small(refusal.text.to_string()));
                    ui.label(mono(format!("{} · F1 opens it", refusal.rule), 12.0).color(palette.muted));
                }
            },
        );
    });
    Ok(())
}

/// The hatched strip that marks what is refused.
fn hatch(ui: &mut egui::Ui, color: Color32) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(120.0, 6.0), Sense::hover());
    for at in 0..15 {
        let x = rect.left() + 8.0 * at as f32;
        ui.painter().line_segment([egui::pos2(x, rect.bottom()), egui::pos2(x + 6.0, rect.top())], Stroke::new(2.0, color));
    }
}

/// Hides the table while the machine passes from one person to the next.
fn curtain<G: Framed>(
    mut contexts: EguiContexts,
    session: Res<Session<G>>,
    palette: Res<Palette>,
    mut pressed: MessageReader<Pressed>,
    mut taken: MessageWriter<TakeOver>,
    table: Res<OnTable<G>>,
    mut busy: ResMut<Busy>,
    mut up: Local<Option<Seat>>,
) -> Result {
    // The key that brought the curtain down does not lift it again.
    let was_up = std::mem::replace(&mut *up, session.handing);
    let asked = pressed.read().any(|pressed| matches!(pressed.0, Command::Main | Command::Confirm));
    let wants = asked && was_up == session.handing;
    let Some(seat) = session.handing else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.viewport_rect();
    let mut clicked = false;
    egui::Area::new("curtain".into()).order(egui::Order::Foreground).fixed_pos(screen.min).show(ctx, |ui| {
        let (rect, _) = ui.allocate_exact_size(screen.size(), Sense::click_and_drag());
        ui.painter().rect_filled(rect, 0.0, palette.room);
        ui.scope_builder(UiBuilder::new().max_rect(rect.shrink2(egui::vec2(0.0, rect.height() * 0.3))), |ui| {
            ui.vertical_centered(|ui| {
                ui.label(palette.mark(seat).size(64.0));
                ui.label(heading(format!("Hand the machine to {}", table.names().of(seat))));
                ui.label(RichText::new("Only this person looks from here on.").color(palette.muted));
                ui.add_space(16.0);
                clicked = main_button(ui, &palette, format!("I am {}", table.names().of(seat)), true).clicked();
            });
        });
    });
    if wants || clicked {
        taken.write(TakeOver);
        busy.now();
    }
    Ok(())
}
