//! The puzzles of a game: that of the day first, then all by grade, with those that are solved.

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::desktop::keys::{Command, Pressed, was_pressed};
use crate::desktop::launch::{Learned, StartMatch};
use crate::desktop::settings::Settings;
use crate::desktop::theme::{Palette, heading, icon, main_button, panel_frame, put_to_sleep, small, strong};
use crate::desktop::{Overlay, Screen};
use crate::games::{IDS, title_of};
use crate::lessons::puzzles::{self, Grade, Listed};
use crate::lessons::title;
use crate::t;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_systems(OnEnter(Screen::Puzzles), list)
        .add_systems(EguiPrimaryContextPass, draw.in_set(super::OnScreen).run_if(in_state(Screen::Puzzles)));
}

/// What is listed.
#[derive(Resource, Debug, Default)]
struct Shelf {
    /// The puzzles of every game that has some.
    games: Vec<(&'static str, Vec<Listed>)>,
    /// The day, counted from 1 January 1970.
    day: u64,
    /// Whether the way back leads to the first evening.
    of_evening: bool,
}

fn list(mut shelf: ResMut<Shelf>, mut changes: MessageReader<StateTransitionEvent<Screen>>) {
    match changes.read().last().and_then(|change| change.exited) {
        Some(Screen::Evening) => shelf.of_evening = true,
        Some(Screen::NewMatch) => shelf.of_evening = false,
        _ => {}
    }
    let of = |game: &&'static str| (*game, puzzles::list(game, crate::desktop::content()));
    shelf.games = IDS.iter().map(of).filter(|(_, listed)| !listed.is_empty()).collect();
    shelf.day = puzzles::today();
}

fn draw(
    mut contexts: EguiContexts,
    (palette, shelf, learned, overlay): (Res<Palette>, Res<Shelf>, Res<Learned>, Res<State<Overlay>>),
    mut settings: ResMut<Settings>,
    mut next: ResMut<NextState<Screen>>,
    mut starts: MessageWriter<StartMatch>,
    mut pressed: MessageReader<Pressed>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.viewport_rect();
    let width = 800.0_f32.min(screen.width() - 56.0);
    let chosen = shelf.games.iter().find(|(game, _)| *game == settings.last_game).or(shelf.games.first());
    let Some((game, listed)) = chosen else { return Ok(()) };
    let of_day = puzzles::of_day(listed, shelf.day);
    let mut wanted = None;
    egui::Area::new("puzzles".into()).anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0]).order(egui::Order::Background).show(ctx, |ui| {
        panel_frame(&palette).show(ui, |ui| {
            if *overlay != Overlay::None {
                put_to_sleep(ui);
            }
            ui.set_width(width);
            ui.horizontal(|ui| {
                ui.label(heading(t!("puzzles-title")));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    if ui.button(t!("back")).clicked() {
                        next.set(if shelf.of_evening { Screen::Evening } else { Screen::NewMatch });
                    }
                });
            });
            ui.separator();
            ui.horizontal_wrapped(|ui| {
                for (other, _) in &shelf.games {
                    if ui.selectable_label(other == game, title_of(other).unwrap_or(other)).clicked() {
                        (*other).clone_into(&mut settings.last_game);
                    }
                }
            });
            ui.label(small(t!("puzzles-about")).color(palette.muted));
            ui.add_space(4.0);
            if let Some(puzzle) = of_day {
                ui.horizontal_wrapped(|ui| {
                    let text = format!("{} {}: {}", icon("sun"), t!("puzzles-of-day"), title(&puzzle.id));
                    if main_button(ui, &palette, text, true).clicked() {
                        wanted = Some(puzzle.id.clone());
                    }
                    let done = if learned.0.is_done(&puzzle.id) { format!(" · {}", t!("lesson-state-done")) } else { String::new() };
                    ui.label(small(format!("{}{done}", puzzle.grade.name())).color(palette.muted));
                });
            }
            ui.add_space(4.0);
            let high = screen.height() - 270.0;
            egui::ScrollArea::vertical().max_height(high).min_scrolled_height(high).show(ui, |ui| {
                ui.set_width(width);
                for grade in Grade::ALL {
                    wanted = wanted.take().or(draw_grade(ui, &palette, &learned, listed, grade));
                }
            });
        });
    });
    let by_key = was_pressed(&mut pressed, |command| command == Command::Main) && *overlay == Overlay::None;
    if let Some(id) = wanted.or_else(|| of_day.filter(|_| by_key).map(|puzzle| puzzle.id.clone())) {
        starts.write(StartMatch::Lesson(id, None));
    }
    Ok(())
}

/// The puzzles of a grade; gives the one that is chosen.
fn draw_grade(ui: &mut egui::Ui, palette: &Palette, learned: &Learned, all: &[Listed], grade: Grade) -> Option<String> {
    let listed: Vec<(usize, &Listed)> = all.iter().enumerate().filter(|(_, puzzle)| puzzle.grade == grade).collect();
    if listed.is_empty() {
        return None;
    }
    let solved = listed.iter().filter(|(_, puzzle)| learned.0.is_done(&puzzle.id)).count();
    let mut chosen = None;
    ui.separator();
    ui.horizontal(|ui| {
        ui.label(strong(t!("puzzles-grade", grade = grade.name())));
        ui.label(small(t!("puzzles-solved", solved = solved, all = listed.len())).color(palette.muted));
    });
    let wide = (ui.available_width() / 4.0).max(170.0) - 12.0;
    ui.horizontal_wrapped(|ui| {
        for (at, puzzle) in listed {
            let done = learned.0.is_done(&puzzle.id);
            let (symbol, color) = if done { ("check", palette.gained) } else { ("circle", palette.muted) };
            let mut text = egui::text::LayoutJob::default();
            let mut write = |text_of: String, size: f32, color| {
                text.append(&text_of, 0.0, egui::TextFormat::simple(egui::FontId::proportional(size), color));
            };
            write(icon(symbol), 14.0, color);
            write(format!(" {}", at + 1), 14.0, palette.text);
            write(format!("  {}", title(&puzzle.id)), 13.0, if done { palette.muted } else { palette.text });
            if ui.add(egui::Button::new(text).min_size(egui::vec2(wide, 30.0))).clicked() {
                chosen = Some(puzzle.id.clone());
            }
        }
    });
    chosen
}
