//! A first evening: the way through each game, station by station, and what was achieved in matches.

mod course;
mod list;
mod rows;

use bevy::prelude::*;
use bevy_egui::egui::{self, FontId, Rect, RichText, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::games::Stills;
use crate::desktop::keys::{Command, Pressed, key_name};
use crate::desktop::launch::{Data, Learned, StartMatch};
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::table::earned::Finding;
use crate::desktop::theme::{Palette, bold, icon, mono, put_to_sleep, strong};
use crate::desktop::{Overlay, Screen, content};
use crate::games::title_of;
use crate::lessons::{self, Progress, puzzles};
use crate::matches::library::Saved;
use crate::t;
use course::{Course, Doing};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Evening>()
        .add_systems(OnEnter(Screen::Evening), look)
        .add_systems(EguiPrimaryContextPass, draw.in_set(super::OnScreen).run_if(in_state(Screen::Evening)));
}

/// So many matches make somebody who is not new any more.
const NEW: u32 = 4;

/// Whether the way through the games is offered before all else: to somebody who is new.
pub fn comes_first(learned: &Progress) -> bool {
    crate::games::IDS.iter().map(|game| learned.begun(game)).sum::<u32>() < NEW
}

/// What is shown.
#[derive(Resource, Debug, Default)]
struct Evening {
    courses: Vec<Course>,
    /// Whether it is what can be achieved.
    list: bool,
    /// Whether it was not drawn yet: a key that led here does nothing more.
    new: bool,
}

fn look(mut evening: ResMut<Evening>, learned: Res<Learned>, data: Res<Data>, mut finding: ResMut<Finding>) {
    let saved: Vec<Saved> = data.list();
    let puzzles: Vec<puzzles::Listed> = puzzles::all(content()).collect();
    evening.courses = course::courses(&lessons::list(content()), &puzzles, &learned.0, &saved);
    (evening.list, evening.new) = (false, true);
    finding.look(&saved);
}

/// What was chosen.
enum Chosen {
    Go(Doing),
    List(bool),
    Back,
}

fn draw(
    mut contexts: EguiContexts,
    (palette, mut settings, learned): (Res<Palette>, ResMut<Settings>, Res<Learned>),
    mut evening: ResMut<Evening>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Screen>>,
    (mut starts, mut sounds): (MessageWriter<StartMatch>, MessageWriter<Sound>),
    mut pressed: MessageReader<Pressed>,
    (mut stills, mut busy): (ResMut<Stills>, ResMut<Busy>),
) -> Result {
    let ctx = contexts.ctx_mut()?;
    stills.bypass_change_detection().read(ctx, palette.is_grey());
    if !stills.are_there() {
        busy.soon();
        ctx.request_repaint();
    }
    let screen = ctx.viewport_rect();
    let evening = evening.bypass_change_detection();
    let upcoming = course::next(&evening.courses);
    let places = Places::of(screen);
    let (mut chosen, mut first) = (None, None);
    egui::Area::new("first evening".into()).order(egui::Order::Background).fixed_pos(screen.min).show(ctx, |ui| {
        ui.set_min_size(screen.size());
        if *overlay != Overlay::None {
            put_to_sleep(ui);
        }
        draw_head(ui, &palette, &places, evening.list);
        ui.scope_builder(egui::UiBuilder::new().max_rect(places.body), |ui| {
            let area = egui::ScrollArea::vertical().id_salt(evening.list).auto_shrink([false, false]);
            area.max_height(places.body.height()).show(ui, |ui| {
                if evening.list {
                    list::draw(ui, &palette, &learned.0, &evening.courses);
                } else {
                    let stations = evening.courses.iter().map(|course| course.stations.len()).max().unwrap_or_default();
                    let shown = rows::Shown { palette: &palette, stills: &stills, places: &places, learned: &learned.0, stations };
                    for (at, course) in evening.courses.iter().enumerate() {
                        let marked = upcoming.filter(|(of, _)| *of == at).map(|(_, station)| station);
                        let row = shown.draw(ui, course, marked);
                        first = first.or(row.marked);
                        chosen = row.chosen.map(Chosen::Go).or(chosen.take());
                    }
                }
            });
        });
        ui.scope_builder(egui::UiBuilder::new().max_rect(places.foot).layout(egui::Layout::left_to_right(egui::Align::Center)), |ui| {
            let wanted = draw_foot(ui, &palette, &settings, evening, upcoming, (&learned.0, places.tight));
            chosen = wanted.or(chosen.take());
        });
    });
    if std::mem::take(&mut evening.new) {
        pressed.clear();
    }
    let station = |(course, station): (usize, usize)| Some(evening.courses.get(course)?.stations.get(station)?.doing.clone());
    for Pressed(command) in pressed.read() {
        match command {
            _ if *overlay != Overlay::None => {}
            Command::Main => chosen = upcoming.and_then(station).map(Chosen::Go).or(chosen),
            Command::Left | Command::Right | Command::Up | Command::Down | Command::Confirm
                if ctx.memory(|memory| memory.focused().is_none()) =>
            {
                first.into_iter().for_each(|first| {
                    ctx.memory_mut(|memory| {
                        memory.request_focus(first);
                        // The key that brings focus there does not move it on.
                        memory.move_focus(egui::FocusDirection::None);
                    });
                });
            }
            _ => {
                let of_course = |at: usize| station((at, evening.courses.get(at)?.next()?));
                chosen = command.picks().and_then(of_course).map(Chosen::Go).or(chosen);
            }
        }
    }
    let Some(chosen) = chosen else { return Ok(()) };
    sounds.write(Sound::Click);
    busy.now();
    match chosen {
        Chosen::Go(Doing::Lesson(lesson)) => _ = starts.write(StartMatch::Lesson(lesson.id, None)),
        Chosen::Go(Doing::Match(start)) => _ = starts.write(start),
        Chosen::Go(Doing::Puzzles(game, ..)) => {
            game.clone_into(&mut settings.last_game);
            next.set(Screen::Puzzles);
        }
        Chosen::List(list) => evening.list = list,
        Chosen::Back => next.set(Screen::Title),
    }
    Ok(())
}

/// Where everything is on the page.
struct Places {
    head: Rect,
    body: Rect,
    foot: Rect,
    /// How large everything is for what it was designed at.
    size: f32,
    /// Whether a row has its stations under what the game is.
    tight: bool,
    /// How high a row is.
    row: f32,
}

/// What is between two rows, in points.
const GAP: f32 = 10.0;

impl Places {
    fn of(screen: Rect) -> Self {
        let size = (screen.height() / 720.0).min(screen.width() / 1280.0).clamp(0.8, 1.5);
        let margin = (screen.width() * 0.035).clamp(16.0, 90.0);
        let wide = (screen.width() - 2.0 * margin).min(1560.0);
        let inner = Rect::from_center_size(screen.center(), vec2(wide, screen.height()));
        let head = Rect::from_min_max(pos2(inner.left(), inner.top() + 16.0 * size), pos2(inner.right(), inner.top() + 84.0 * size));
        let foot = Rect::from_min_max(pos2(inner.left(), inner.bottom() - 12.0 - 44.0), pos2(inner.right(), inner.bottom() - 12.0));
        let body = Rect::from_min_max(pos2(inner.left(), head.bottom() + 4.0), pos2(inner.right(), foot.top() - 10.0));
        let tight = screen.width() < 1100.0 || screen.height() < 620.0;
        let count = crate::games::IDS.len().clamp(1, 4) as f32;
        let row = if tight { 188.0 } else { ((body.height() - GAP * (count - 1.0) - 2.0) / count).clamp(118.0, 236.0) };
        Self { head, body, foot, size, tight, row }
    }

    /// The size of text that is so large at 1280 × 720.
    fn text(&self, size: f32) -> f32 {
        (size * self.size).clamp(size.min(13.0), size * 1.3)
    }
}

/// What the page is about.
fn draw_head(ui: &egui::Ui, palette: &Palette, places: &Places, list: bool) {
    let painter = ui.painter();
    let (name, about) = if list { (t!("achievements"), t!("achievements-about")) } else { (t!("evening"), t!("evening-about")) };
    let name = painter.layout_no_wrap(name, FontId::new(places.text(30.0), bold()), palette.text);
    let below = places.head.top() + name.size().y;
    painter.galley(places.head.min, name, palette.text);
    let mut job = egui::text::LayoutJob::simple(about, FontId::proportional(places.text(15.0)), palette.muted, places.head.width());
    job.wrap.max_rows = 1;
    let about = painter.layout_job(job);
    painter.galley(pos2(places.head.left(), below), about, palette.muted);
}

/// The ways on: what comes next, what can be achieved, back.
fn draw_foot(
    ui: &mut egui::Ui,
    palette: &Palette,
    settings: &Settings,
    evening: &Evening,
    upcoming: Option<(usize, usize)>,
    (learned, tight): (&Progress, bool),
) -> Option<Chosen> {
    let mut chosen = None;
    if let Some((course, station)) = upcoming.and_then(|(course, station)| {
        let course = evening.courses.get(course)?;
        Some((course, course.stations.get(station)?))
    }) {
        let game = title_of(course.game).unwrap_or_default();
        let name = match station.doing {
            Doing::Lesson(_) => t!("evening-next-lesson", game = game, lesson = station.name()),
            Doing::Match(_) => t!("evening-next-match", game = game),
            Doing::Puzzles(..) => t!("evening-next-puzzles", game = game),
        };
        let key = mono(key_name(Command::Main.key(settings)), 13.0).color(palette.room);
        let button = egui::Button::new(strong(name).color(palette.room)).fill(palette.asks).right_text(key).truncate();
        let wide = (ui.available_width() - if tight && !evening.list { 240.0 } else { 330.0 }).clamp(180.0, 560.0);
        if ui.add_sized([wide, 38.0], button).on_hover_text(station.about()).clicked() {
            chosen = Some(Chosen::Go(station.doing.clone()));
        }
    } else {
        ui.label(RichText::new(format!("{}  {}", icon("check-circle-fill"), t!("evening-done"))).color(palette.gained));
    }
    let size = vec2(0.0, 38.0);
    let (earned, all) = list::count(learned, evening.courses.iter().map(|course| course.game));
    let other = match (evening.list, tight) {
        (true, _) => format!("{}  {}", icon("compass"), t!("evening")),
        (false, false) => format!("{}  {}", icon("medal"), t!("achievements-count", earned = earned, all = all)),
        (false, true) => format!("{}  {}", icon("medal"), t!("achievements-of", earned = earned, all = all)),
    };
    let button = ui.add(egui::Button::new(other).min_size(size));
    if (if tight { button.on_hover_text(t!("achievements")) } else { button }).clicked() {
        chosen = Some(Chosen::List(!evening.list));
    }
    if ui.add(egui::Button::new(t!("back")).min_size(size)).clicked() {
        chosen = Some(Chosen::Back);
    }
    chosen
}
