//! The window with the result of a match, and what can be done then.

use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::earned::{self, Finding};
use super::frame::Framed;
use super::glossary::naming_rules;
use super::session::{OnTable, ReplayCommand, Session};
use crate::desktop::launch::StartMatch;
use crate::desktop::overlay::{Overlay, Overlays};
use crate::desktop::screens::overlay_window;
use crate::desktop::theme::{MARKS, Palette, bold, heading, icon, main_button, mono, small, strong};
use crate::desktop::{DrawSet, Screen};
use crate::matches::Replay;
use crate::rules::game::{LogEntry, Names, Seat, Seats, Viewer};
use crate::t;
use crate::text::say;

/// How a match ended.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    /// By what it ended.
    pub how: String,
    /// What stands in the columns after the names.
    pub columns: Vec<String>,
    /// The seats, best first, with their places and what stands in the columns.
    pub rows: Vec<(Seat, usize, Vec<String>)>,
}

/// The step of the match in which the winner gained most on the others.
#[derive(Resource, Debug, Default)]
pub struct Moment(Option<Turned>);

#[derive(Debug)]
struct Turned {
    step: usize,
    /// Who gained by it.
    winner: String,
    /// What happened in it.
    what: String,
    /// The file to be opened for it, where it is not a match of this machine.
    file: Option<PathBuf>,
}

/// The moment that decided is found when the result is shown.
pub fn moment_plugin<G: Framed>(app: &mut App) {
    let found = (find_moment::<G>, earned::look::<G>).run_if(resource_exists::<Session<G>>);
    app.init_resource::<Moment>().add_systems(OnEnter(Overlay::Results), found);
}

fn find_moment<G: Framed>(session: Res<Session<G>>, mut moment: ResMut<Moment>) {
    moment.0 = session.look_back(turn_of).flatten();
}

fn turn_of<G: Framed>(replay: &Replay<G>, file: Option<PathBuf>) -> Option<Turned> {
    let view = |step| replay.view(step, Viewer::Spectator);
    let winner = G::winners(&view(replay.len())).iter().next()?;
    let seats = (0..replay.seats().len() as u8).map(Seat).filter(|seat| *seat != winner).collect::<Vec<_>>();
    let ahead = |step| {
        let view = view(step);
        Some(G::lead(&view, winner) - seats.iter().map(|seat| G::lead(&view, *seat)).max()?)
    };
    let mut before = ahead(0)?;
    let mut most = (0, 0);
    for step in 1..=replay.len() {
        let now = ahead(step)?;
        // Of alike ones the latest: it was not undone any more. What another did alone, such as to draw, is no deed of the winner.
        let helps = || replay.events(step, Viewer::Spectator).any(|event| G::actor(event) == Some(winner));
        if now - before >= most.0.max(1) && helps() {
            most = (now - before, step);
        }
        before = now;
    }
    let (_, step) = most;
    let events: Vec<&G::Event> = replay.events(step, Viewer::Spectator).collect();
    let told: Vec<_> = LogEntry::all::<G>(&events, replay.names()).into_iter().filter(|(_, entry)| !entry.heading).collect();
    let by_winner = |(at, entry): &&(usize, LogEntry)| events[*at..*at + entry.events].iter().any(|event| G::actor(event) == Some(winner));
    let (seat, action) = replay.action(step)?;
    // What came of it is told last.
    let what = told.iter().rfind(by_winner).or(told.last()).map(|(_, entry)| entry.text.clone()).unwrap_or_else(|| {
        let done = G::describe_action(&replay.view(step - 1, Viewer::Seat(seat)), seat, action);
        format!("{}: {done}", replay.names().of(seat))
    });
    Some(Turned { step, winner: replay.names().of(winner).to_string(), what, file })
}

/// The ways on from a result.
#[derive(SystemParam)]
pub struct WaysOn<'w> {
    pub overlays: Overlays<'w>,
    next: ResMut<'w, NextState<Screen>>,
    moment: Res<'w, Moment>,
    finding: Res<'w, Finding>,
    starts: MessageWriter<'w, StartMatch>,
    replaying: MessageWriter<'w, ReplayCommand>,
}

/// The best three on steps, the first in the middle.
pub fn podium(ui: &mut Ui, palette: &Palette, order: &[(Seat, usize)], names: Names<'_>) {
    if order.len() < 2 || ui.ctx().viewport_rect().height() < 640.0 {
        return;
    }
    let (wide, gap) = (150.0, 4.0);
    let (all, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 84.0), egui::Sense::hover());
    let shown: Vec<_> = order.iter().take(3).collect();
    let columns: &[usize] = if shown.len() > 2 { &[1, 0, 2] } else { &[0, 1] };
    let left = all.center().x - (wide + gap) * columns.len() as f32 / 2.0;
    for (column, at) in columns.iter().enumerate() {
        let (seat, place) = shown[*at];
        let high = [48.0, 36.0, 28.0][(place - 1).min(2)];
        let x = left + (wide + gap) * column as f32;
        let block = egui::Rect::from_min_max(egui::pos2(x, all.bottom() - high), egui::pos2(x + wide, all.bottom()));
        let color = palette.seat(*seat);
        let painter = ui.painter();
        painter.rect_filled(block, 3.0, palette.raised);
        painter.rect_filled(egui::Rect::from_min_size(block.min, egui::vec2(wide, 3.0)), 1.0, color);
        let number = egui::FontId::new(if *place == 1 { 22.0 } else { 16.0 }, bold());
        let tint = if *place == 1 { palette.asks } else { palette.muted };
        painter.text(block.center(), egui::Align2::CENTER_CENTER, format!("{place}."), number, tint);
        let name = format!("{} {}", MARKS[seat.index() % MARKS.len()], names.of(*seat));
        let mut job = egui::text::LayoutJob::simple_singleline(name, egui::FontId::new(16.0, bold()), color);
        job.wrap = egui::text::TextWrapping { max_width: wide - 8.0, max_rows: 1, break_anywhere: true, ..Default::default() };
        let galley = painter.layout_job(job);
        painter.galley(egui::pos2(block.center().x - galley.size().x / 2.0, block.top() - galley.size().y - 4.0), galley, color);
    }
}

/// The result of one game, for those that have no window of their own for it.
pub fn results_plugin<G: Framed>(app: &mut App) {
    let shown = resource_exists::<OnTable<G>>.and_then(in_state(Overlay::Results));
    app.add_systems(EguiPrimaryContextPass, draw::<G>.in_set(DrawSet::Overlay).run_if(shown));
}

/// Seats in the order of what they have reached, best first, with their places; equals share one.
pub fn by_place<R: Ord>(seats: u8, reached: impl Fn(Seat) -> R) -> Vec<(Seat, usize)> {
    let all: Vec<R> = (0..seats).map(Seat).map(reached).collect();
    let place = |own: &R| 1 + all.iter().filter(|other| *other > own).count();
    let mut order: Vec<(Seat, usize)> = all.iter().enumerate().map(|(at, own)| (Seat(at as u8), place(own))).collect();
    order.sort_by_key(|(_, place)| *place);
    order
}

/// Who has won, as a heading.
pub fn winners_heading(winners: Seats, names: Names<'_>, nobody: &str) -> String {
    let best: Vec<String> = winners.iter().map(|seat| names.of(seat).into_owned()).collect();
    match best.as_slice() {
        [] => say(nobody, &[]),
        [one] => t!("results-wins", player = one.as_str()),
        several => t!("results-share", players = several.join(" · ")),
    }
}

fn draw<G: Framed>(mut contexts: EguiContexts, table: Res<OnTable<G>>, palette: Res<Palette>, mut ways: WaysOn) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(standing) = G::standing(&table) else { return Ok(()) };
    results(ctx, &palette, &mut ways, 680.0, |ui| {
        ui.label(heading(winners_heading(G::winners(&table.view), table.names(), G::NOBODY_WINS)).color(palette.asks));
        ui.label(RichText::new(naming_rules(&standing.how)).color(palette.muted));
        let order: Vec<_> = standing.rows.iter().map(|(seat, place, _)| (*seat, *place)).collect();
        podium(ui, &palette, &order, table.names());
        ui.add_space(6.0);
        egui::Grid::new("standing").num_columns(standing.columns.len() + 2).spacing([24.0, 8.0]).show(ui, |ui| {
            for head in ["", ""].into_iter().chain(standing.columns.iter().map(String::as_str)) {
                ui.label(small(head).color(palette.muted));
            }
            ui.end_row();
            for (seat, place, cells) in &standing.rows {
                ui.label(mono(format!("{place}."), 16.0));
                ui.horizontal(|ui| {
                    ui.label(palette.mark(*seat));
                    ui.label(strong(table.names().of(*seat).into_owned()));
                });
                for cell in cells {
                    let is_number = cell.chars().all(|letter| letter.is_ascii_digit());
                    ui.scope(|ui| {
                        ui.set_max_width(ui.available_width().min(240.0));
                        ui.label(if is_number { mono(cell, 16.0) } else { small(cell).color(palette.muted) });
                    });
                }
                ui.end_row();
            }
        });
        for (seat, line) in G::fates(&table.view) {
            ui.horizontal_wrapped(|ui| {
                ui.label(palette.mark(seat));
                ui.label(small(line).color(palette.muted));
            });
        }
    });
    Ok(())
}

/// Shows a result in a window so many points wide, with the ways on from it.
pub fn results(ctx: &egui::Context, palette: &Palette, ways: &mut WaysOn, width: f32, result: impl FnOnce(&mut Ui)) {
    let (mut to, mut look, mut back) = (None, false, false);
    let closed = overlay_window(ctx, palette, &t!("results"), width, |ui| {
        let below = if ways.finding.first_ones().is_empty() { 210.0 } else { 256.0 };
        let room = (ui.ctx().viewport_rect().height() - below).max(120.0);
        egui::ScrollArea::vertical().id_salt("result").max_height(room).min_scrolled_height(room).auto_shrink([false, true]).show(
            ui,
            |ui| {
                // The bar that scrolls stands beside what is scrolled.
                ui.set_width(ui.available_width() - 10.0);
                result(ui);
            },
        );
        if let Some(turned) = &ways.moment.0 {
            ui.add_space(6.0);
            ui.horizontal(|ui| {
                ui.label(RichText::new(icon("lightning")).color(palette.asks));
                back = ui.button(t!("results-moment-show")).on_hover_text(t!("results-moment-show.tip", step = turned.step)).clicked();
                ui.add(egui::Label::new(small(t!("results-moment", winner = turned.winner.as_str(), what = turned.what.as_str()))).wrap());
            });
        }
        earned::draw(ui, palette, ways.finding.first_ones());
        ui.add_space(8.0);
        ui.separator();
        ui.horizontal(|ui| {
            if main_button(ui, palette, t!("menu-new-match"), true).clicked() {
                to = Some(Screen::NewMatch);
            }
            if ui.button(t!("menu-library")).on_hover_text(t!("results-library")).clicked() {
                to = Some(Screen::Library);
            }
            if ui.button(t!("menu-title")).clicked() {
                to = Some(Screen::Title);
            }
            if ui.button(format!("{} {}", icon("eye"), t!("results-look"))).clicked() {
                look = true;
            }
        });
    });
    if closed || look || back || to.is_some() {
        ways.overlays.close();
    }
    if let Some(turned) = ways.moment.0.as_ref().filter(|_| back) {
        turned.file.iter().for_each(|file| _ = ways.starts.write(StartMatch::Replay(file.clone())));
        ways.replaying.write(ReplayCommand::LookBack(turned.step));
    }
    if let Some(screen) = to {
        ways.next.set(screen);
    }
}
