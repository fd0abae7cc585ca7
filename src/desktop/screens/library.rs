//! The saved matches: go on, replay, rename, delete to a trash and take out of it again.

use std::path::PathBuf;
use std::time::SystemTime;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::glimpse::{Glimpse, Glimpses, SHAPE};
use crate::desktop::launch::{Data, StartMatch};
use crate::desktop::notice::Notices;
use crate::desktop::theme::{Palette, heading, icon, panel_frame, put_to_sleep, small, strong, text_field};
use crate::desktop::{Overlay, Screen};
use crate::matches::library::Saved;
use crate::rules::game::{Outcome, Seat};
use crate::t;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .add_systems(OnEnter(Screen::Library), |mut shelf: ResMut<Shelf>| *shelf = Shelf { stale: true, ..Shelf::default() })
        .add_systems(EguiPrimaryContextPass, draw.in_set(super::OnScreen).run_if(in_state(Screen::Library)));
}

/// What is listed.
#[derive(Resource, Debug, Default)]
struct Shelf {
    saved: Vec<Saved>,
    /// Whether the trash is shown.
    trash: bool,
    /// The match being renamed, and its new name.
    renaming: Option<(PathBuf, String)>,
    stale: bool,
}

/// What a click asks for.
enum Order {
    Resume(PathBuf),
    Rescue(PathBuf),
    Replay(PathBuf),
    Rename(PathBuf, String),
    Delete(PathBuf),
    Restore(PathBuf),
}

fn draw(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    mut shelf: ResMut<Shelf>,
    data: Res<Data>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Screen>>,
    mut starts: MessageWriter<StartMatch>,
    (mut notices, mut glimpses): (ResMut<Notices>, ResMut<Glimpses>),
) -> Result {
    if shelf.stale {
        shelf.saved = if shelf.trash { data.list_trash() } else { data.list() };
        shelf.stale = false;
    }
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.viewport_rect();
    let width = 860.0_f32.min(screen.width() - 56.0);
    let mut order = None;
    let shelf = &mut *shelf;
    egui::Area::new("library".into()).anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0]).order(egui::Order::Background).show(ctx, |ui| {
        panel_frame(&palette).show(ui, |ui| {
            if *overlay != Overlay::None {
                put_to_sleep(ui);
            }
            ui.set_width(width);
            ui.horizontal(|ui| {
                ui.label(heading(if shelf.trash { t!("library-trash") } else { t!("menu-library") }));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    if ui.button(t!("back")).clicked() {
                        next.set(Screen::Title);
                    }
                    let other = if shelf.trash { t!("menu-library") } else { format!("{} {}", icon("trash"), t!("library-trash")) };
                    if ui.button(other).clicked() {
                        shelf.trash = !shelf.trash;
                        shelf.stale = true;
                    }
                });
            });
            ui.separator();
            let height = (screen.height() - 150.0).max(200.0);
            egui::ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]).show(ui, |ui| {
                if shelf.saved.is_empty() {
                    ui.label(RichText::new(if shelf.trash { t!("library-trash-empty") } else { t!("library-empty") }).color(palette.muted));
                }
                for saved in &shelf.saved {
                    if let Some(wanted) = row(ui, &palette, saved, shelf.trash, &mut shelf.renaming, glimpses.bypass_change_detection()) {
                        order = Some(wanted);
                    }
                }
            });
        });
    });
    let done = match order {
        Some(Order::Resume(path)) => {
            starts.write(StartMatch::Resume(path));
            Ok(())
        }
        Some(Order::Rescue(path)) => {
            starts.write(StartMatch::Rescue(path));
            Ok(())
        }
        Some(Order::Replay(path)) => {
            starts.write(StartMatch::Replay(path));
            Ok(())
        }
        Some(Order::Rename(path, title)) => data.library().rename(&path, &title),
        Some(Order::Delete(path)) => data.library().delete(&path).map(|_| ()),
        Some(Order::Restore(path)) => data.library().restore(&path).map(|_| ()),
        None => return Ok(()),
    };
    shelf.stale = true;
    if let Err(error) = done {
        notices.warn(error.to_string());
    }
    Ok(())
}

/// One match: what it is on the left, what can be done with it on the right.
fn row(
    ui: &mut egui::Ui,
    palette: &Palette,
    saved: &Saved,
    trash: bool,
    renaming: &mut Option<(PathBuf, String)>,
    glimpses: &mut Glimpses,
) -> Option<Order> {
    let mut order = None;
    let line = egui::Stroke::new(1.0, palette.line);
    let frame = egui::Frame::new().stroke(line).corner_radius(6).inner_margin(egui::Margin::symmetric(12, 8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            draw_glimpse(ui, palette, saved, glimpses);
            ui.vertical(|ui| {
                let buttons = if saved.content.is_ok() { 330.0 } else { 190.0 };
                ui.set_width((ui.available_width() - buttons).max(120.0));
                ui.spacing_mut().item_spacing.y = 2.0;
                match &saved.content {
                    Ok(summary) => {
                        let game = crate::games::title_of(&summary.header.game);
                        let title =
                            summary.header.title.clone().unwrap_or_else(|| game.map_or_else(|| t!("library-unknown"), str::to_owned));
                        match renaming {
                            Some((path, name)) if *path == saved.path => {
                                let field = ui.add(text_field(name).desired_width(260.0).char_limit(60));
                                if field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)) {
                                    order = Some(Order::Rename(saved.path.clone(), name.clone()));
                                }
                                field.request_focus();
                            }
                            _ => {
                                ui.add(egui::Label::new(strong(title)).truncate());
                            }
                        }
                        let names: Vec<_> = summary.seats.iter().map(|seat| seat.name.as_str()).collect();
                        ui.horizontal(|ui| {
                            ui.spacing_mut().item_spacing.x = 4.0;
                            for (at, name) in names.iter().enumerate() {
                                ui.label(palette.mark(Seat(at as u8)).size(13.0));
                                ui.add(egui::Label::new(small(*name).color(palette.muted)).truncate());
                                ui.add_space(4.0);
                            }
                        });
                        let state = match &summary.outcome {
                            Some(outcome) => ended(outcome, &names),
                            None => {
                                let progress = glimpses.get(&saved.path).map(Glimpse::progress).filter(|progress| !progress.is_empty());
                                progress.unwrap_or_else(|| t!("library-steps", steps = summary.steps))
                            }
                        };
                        let state = if summary.hinted.is_empty() { state } else { format!("{state} · {}", t!("library-hinted")) };
                        let state = if summary.touched { format!("{state} · {}", t!("library-touched")) } else { state };
                        let name = saved.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
                        let line = format!("{state} · {}", ago(saved.modified));
                        let about = format!("{name}\n{}", t!("library-seed", seed = summary.header.seed.to_string()));
                        ui.add(egui::Label::new(small(line).color(palette.muted)).truncate().show_tooltip_when_elided(false))
                            .on_hover_text(about);
                    }
                    Err(error) => {
                        let name = saved.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
                        ui.label(strong(name.as_str()));
                        // The name of the file stands over it.
                        let error = error.to_string().replace(&*saved.path.to_string_lossy(), &name);
                        ui.label(small(format!("{} {error}", icon("warning"))).color(palette.refused));
                    }
                }
            });
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if trash {
                    if ui.button(t!("library-restore")).clicked() {
                        order = Some(Order::Restore(saved.path.clone()));
                    }
                    return;
                }
                if ui.button(icon("trash")).on_hover_text(t!("library-delete")).clicked() {
                    order = Some(Order::Delete(saved.path.clone()));
                }
                let summary = match &saved.content {
                    Ok(summary) => summary,
                    Err(error) => {
                        if let Some(steps) = error.left() {
                            let about = t!("library-rescue.tip", steps = steps);
                            if ui.button(t!("library-rescue")).on_hover_text(about).clicked() {
                                order = Some(Order::Rescue(saved.path.clone()));
                            }
                        }
                        return;
                    }
                };
                match renaming {
                    Some((path, name)) if *path == saved.path => {
                        if ui.button(icon("check")).on_hover_text(t!("library-keep-name")).clicked() {
                            order = Some(Order::Rename(saved.path.clone(), name.clone()));
                        }
                    }
                    _ => {
                        if ui.button(icon("pencil-simple")).on_hover_text(t!("library-rename")).clicked() {
                            *renaming = Some((saved.path.clone(), summary.header.title.clone().unwrap_or_default()));
                        }
                    }
                }
                if ui.button(t!("library-replay")).clicked() {
                    order = Some(Order::Replay(saved.path.clone()));
                }
                let text = if summary.outcome.is_some() { t!("library-look") } else { t!("menu-resume") };
                if ui.button(strong(text)).clicked() {
                    order = Some(Order::Resume(saved.path.clone()));
                }
            });
        });
    });
    if matches!(order, Some(Order::Rename(..))) {
        *renaming = None;
    }
    order
}

/// Who has won; how many points somebody got who played alone.
fn ended(outcome: &Outcome, names: &[&str]) -> String {
    if outcome.seats == 1 {
        return t!("library-over", score = outcome.scores[0]);
    }
    let best: Vec<&str> = outcome.winners().iter().filter_map(|seat| names.get(seat.index()).copied()).collect();
    match best.as_slice() {
        [] => t!("results-nobody"),
        [one] => t!("results-wins", player = *one),
        several => t!("results-share", players = several.join(" · ")),
    }
}

/// A small picture of the last position; one that is not known yet is looked up, the others after it.
fn draw_glimpse(ui: &mut egui::Ui, palette: &Palette, saved: &Saved, glimpses: &mut Glimpses) {
    let high = (ui.ctx().viewport_rect().height() * 0.11).clamp(64.0, 104.0);
    let (rect, _) = ui.allocate_exact_size(egui::vec2(high * SHAPE, high), egui::Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    ui.painter().rect_filled(rect, 4.0, palette.room);
    if let Ok(summary) = &saved.content
        && glimpses.look(&summary.header.game, &saved.path, saved.modified)
    {
        ui.ctx().request_repaint();
    }
    if let Some(glimpse) = glimpses.get(&saved.path) {
        glimpse.paint(ui.painter(), palette, rect.shrink(3.0));
    } else if saved.content.is_err() {
        let font = egui::FontId::proportional(22.0);
        ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, icon("file-text"), font, palette.muted);
    }
}

/// How long ago something was.
fn ago(when: SystemTime) -> String {
    let seconds = SystemTime::now().duration_since(when).map_or(0, |passed| passed.as_secs());
    match seconds {
        0..60 => t!("ago-now"),
        60..3600 => t!("ago-minutes", count = seconds / 60),
        3600..86_400 => t!("ago-hours", count = seconds / 3600),
        _ => t!("ago-days", count = seconds / 86_400),
    }
}
