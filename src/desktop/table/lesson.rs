//! What a lesson says: its text, what is asked, and the ways on, back and out of it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, RichText, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::control::Given;
use super::frame::FrameDrawn;
use super::glossary::{introduced, label, of_game};
use super::layout::GAP;
use super::motion::Pace;
use super::session::{LessonCommand, Taught, Teaching, is_lesson};
use super::slots::{INSET, Panel, Slots, float, interface, panel_layer};
use crate::desktop::keys::{Command, key_name, with_key};
use crate::desktop::launch::{Learned, StartMatch};
use crate::desktop::notice::Notices;
use crate::desktop::overlay::Overlay;
use crate::desktop::redraw::Busy;
use crate::desktop::screens::comes_first;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::theme::{Palette, bold, icon, put_to_sleep, small, strong};
use crate::desktop::{DrawSet, InMatch, Screen, TableSet};
use crate::lessons::{self, Waits};
use crate::t;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, press.in_set(TableSet::Input).run_if(is_lesson))
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).after(FrameDrawn).run_if(in_state(InMatch).and_then(is_lesson)));
}

/// The main key reads on, undoes what was no good, hurries what happens, and leads on from the end.
fn press(
    mut given: MessageReader<Given>,
    taught: Res<Taught>,
    mut pace: ResMut<Pace>,
    (mut orders, mut starts): (MessageWriter<LessonCommand>, MessageWriter<StartMatch>),
    learned: Res<Learned>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let Some(told) = &taught.0 else { return };
    if given.read().filter(|given| matches!(given.0, Command::Main | Command::Confirm)).count() == 0 {
        return;
    }
    match told.waits {
        Waits::Reading => _ = orders.write(LessonCommand::ReadOn),
        Waits::Over { won: false } if told.puzzle.is_some() => _ = orders.write(LessonCommand::Again),
        Waits::Undo | Waits::Over { won: false } => _ = orders.write(LessonCommand::Back),
        Waits::Others => pace.skip(),
        Waits::Over { won: true } => match told.next.clone().filter(|_| !goes_to_match(told, &learned)) {
            Some(id) => _ = starts.write(StartMatch::Lesson(id, None)),
            None if told.puzzle.is_some() => screen.set(Screen::Puzzles),
            None => _ = starts.write(StartMatch::first(told.game)),
        },
        Waits::Acting => {}
    }
}

/// Whether a match comes next, as it does on the first evening: nobody who has played none yet needs a second lesson before it.
fn goes_to_match(told: &Teaching, learned: &Learned) -> bool {
    told.puzzle.is_none() && learned.0.begun(told.game) == 0
}

/// What was clicked.
enum Clicked {
    Command(LessonCommand),
    Start(StartMatch),
    Leave,
}

fn draw(
    mut contexts: EguiContexts,
    (taught, palette, settings, overlay, learned): (Res<Taught>, Res<Palette>, Res<Settings>, Res<State<Overlay>>, Res<Learned>),
    (mut slots, mut notices): (ResMut<Slots>, ResMut<Notices>),
    (mut orders, mut starts, mut sounds): (MessageWriter<LessonCommand>, MessageWriter<StartMatch>, MessageWriter<Sound>),
    mut next: ResMut<NextState<Screen>>,
    (mut busy, mut reads): (ResMut<Busy>, Local<bool>),
) -> Result {
    let (Some(told), ctx) = (&taught.0, contexts.ctx_mut()?) else { return Ok(()) };
    let read_before = std::mem::replace(&mut *reads, told.waits == Waits::Reading) && *reads;
    let layout = &slots.layout;
    let place = interface(layout.lesson);
    let place = place.with_max_y((layout.caption.min.y - GAP).max(place.top()));
    if !place.is_positive() {
        return Ok(());
    }
    let mut ui = egui::Ui::new(ctx.clone(), "lesson".into(), UiBuilder::new().layer_id(panel_layer()).max_rect(place));
    if *overlay != Overlay::None {
        put_to_sleep(&mut ui);
    }
    let (rect, clicked) = float(&mut ui, &palette, place, (Layout::top_down(Align::Min), false), |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        let leaves = draw_head(ui, &palette, told);
        let ways = if matches!(told.waits, Waits::Over { .. }) { 160.0 } else { 96.0 } + if told.puzzle.is_some() { 28.0 } else { 0.0 };
        let most = (place.height() - f32::from(INSET.top + INSET.bottom) - 26.0 - ways).max(60.0);
        egui::ScrollArea::vertical().id_salt(("said", told.step.0)).auto_shrink([false, true]).max_height(most).show(ui, |ui| {
            ui.set_width(ui.available_width() - 2.0);
            draw_text(ui, &palette, &settings, told, if slots.layout.window.x < 1040.0 { 14.0 } else { 16.0 });
        });
        ui.add_space(2.0);
        leaves.or(draw_ways(ui, &palette, &settings, told, goes_to_match(told, &learned)))
    });
    slots.add(Panel::Lesson, rect);
    if (slots.said - rect.height()).abs() > 0.5 {
        slots.said = rect.height();
        busy.now();
    }
    // Who clicks the table while the lesson has something to say is told how it goes on; not by the click that it speaks about.
    let acts = |at: &egui::Pos2| {
        let mut over = slots.panels().iter().filter(|(_, rect)| rect.contains(*at));
        over.all(|(panel, _)| matches!(panel, Panel::Hand | Panel::Corner | Panel::Explanation))
    };
    let at = ctx.pointer_interact_pos().filter(|at| read_before && *overlay == Overlay::None && acts(at));
    if at.is_some() && ctx.input(|input| input.pointer.primary_clicked()) {
        notices.guide(t!("lesson-read-on"));
        sounds.write(Sound::Refuse);
        busy.now();
    }
    let Some(clicked) = clicked else { return Ok(()) };
    sounds.write(Sound::Click);
    busy.now();
    match clicked {
        Clicked::Command(command) => _ = orders.write(command),
        Clicked::Start(start) => _ = starts.write(start),
        Clicked::Leave if told.puzzle.is_some() => next.set(Screen::Puzzles),
        // Somebody who is new has come from there.
        Clicked::Leave => next.set(if comes_first(&learned.0) { Screen::Evening } else { Screen::NewMatch }),
    }
    Ok(())
}

/// Which lesson it is, and how far it is; the way out stands here, where nothing else is clicked.
fn draw_head(ui: &mut egui::Ui, palette: &Palette, told: &Teaching) -> Option<Clicked> {
    let mut clicked = None;
    ui.horizontal(|ui| {
        ui.label(RichText::new(icon(if told.puzzle.is_some() { "puzzle-piece" } else { "compass" })).color(palette.net));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (step, steps) = told.step;
            let tip = if told.puzzle.is_some() { t!("puzzle-leave") } else { t!("lesson-leave.tip") };
            let leave = egui::Button::new(small(icon("sign-out")).color(palette.muted)).frame_when_inactive(false);
            if ui.add(leave).on_hover_text(format!("{}: {tip}", t!("lesson-leave"))).clicked() {
                clicked = Some(Clicked::Leave);
            }
            if told.puzzle.is_none() && !matches!(told.waits, Waits::Over { .. }) {
                ui.label(small(t!("lesson-step", step = step + 1, steps = steps)).color(palette.muted));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let title = strong(lessons::title(&told.id)).color(palette.net);
                let shown = ui.add(egui::Label::new(title).truncate());
                if told.puzzle.is_none() {
                    shown.on_hover_text(lessons::text(&told.id, None, Some(lessons::ABOUT)));
                }
            });
        });
    });
    if let Some(puzzle) = &told.puzzle {
        let number = t!("puzzles-number", number = puzzle.number);
        ui.label(small(format!("{number} · {}", puzzle.grade.name())).color(palette.muted));
    }
    clicked
}

/// What is said, and what is asked for.
fn draw_text(ui: &mut egui::Ui, palette: &Palette, settings: &Settings, told: &Teaching, size: f32) {
    let words = of_game(told.game);
    let line = |ui: &mut egui::Ui, symbol: &str, text: String, color: egui::Color32| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.label(RichText::new(icon(symbol)).color(color));
            ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Wrap);
            label(ui, palette, words, RichText::new(text).font(egui::FontId::new(size - 1.0, bold())).color(color));
        });
    };
    let solves = told.puzzle.is_some();
    match told.waits {
        Waits::Over { won: true } if solves => line(ui, "seal-check", t!("puzzle-won"), palette.gained),
        Waits::Over { won: false } if solves => line(ui, "flag", t!("puzzle-shown"), palette.muted),
        Waits::Undo if solves => line(ui, "arrow-u-up-left", t!("puzzle-missed"), palette.refused),
        Waits::Over { won: true } => line(ui, "seal-check", t!("lesson-won"), palette.gained),
        Waits::Over { won: false } => line(ui, "flag", t!("lesson-not-won"), palette.muted),
        Waits::Undo => line(ui, "arrow-u-up-left", t!("lesson-mistake"), palette.refused),
        _ => {}
    }
    if !told.text.is_empty() {
        label(ui, palette, words, RichText::new(&told.text).size(size).color(palette.text));
        introduced(ui, palette, words, &told.words, settings);
    }
    if let Some(asks) = &told.asks {
        line(ui, "hand-pointing", asks.clone(), palette.asks);
    } else if told.decides {
        line(ui, "hand-pointing", t!("lesson-decide"), palette.asks);
    }
    if let Some(shown) = told.puzzle.as_ref().and_then(|puzzle| puzzle.line.as_ref()) {
        line(ui, "lightbulb", t!("puzzle-line"), palette.net);
        for (at, text) in shown.iter().enumerate() {
            let text = RichText::new(format!("{}. {text}", at + 1)).size(size - 2.0).color(palette.text);
            ui.add(egui::Label::new(text).wrap());
        }
    }
}

/// The ways on, and back or out of the lesson.
fn draw_ways(ui: &mut egui::Ui, palette: &Palette, settings: &Settings, told: &Teaching, to_match: bool) -> Option<Clicked> {
    let mut clicked = None;
    let width = ui.available_width();
    let mut way = |ui: &mut egui::Ui, text: &str, main: bool, does: Clicked| {
        let key = key_name(Command::Main.key(settings));
        let (color, fill) = if main { (palette.room, palette.asks) } else { (palette.text, palette.raised) };
        let key = if main { small(key).color(color) } else { small("") };
        let button = egui::Button::new(RichText::new(text).font(egui::FontId::new(15.0, bold())).color(color))
            .fill(fill)
            .right_text(key)
            .min_size(egui::vec2(width, 34.0))
            .wrap();
        if ui.add(button).clicked() {
            clicked = Some(does);
        }
    };
    match told.waits {
        Waits::Reading => way(ui, &t!("lesson-next"), true, Clicked::Command(LessonCommand::ReadOn)),
        Waits::Undo => way(ui, &t!("lesson-undo"), true, Clicked::Command(LessonCommand::Back)),
        Waits::Over { won } if told.puzzle.is_some() => {
            if !won {
                way(ui, &t!("puzzle-again"), true, Clicked::Command(LessonCommand::Again));
            }
            match told.next.clone() {
                Some(id) => way(ui, &t!("puzzle-next"), won, Clicked::Start(StartMatch::Lesson(id, None))),
                None => way(ui, &t!("puzzle-leave"), won, Clicked::Leave),
            }
        }
        Waits::Over { won } => {
            if !won {
                way(ui, &t!("lesson-again"), true, Clicked::Command(LessonCommand::Back));
            }
            let to_match = to_match || told.next.is_none();
            let mut ways = vec![(t!("lesson-first-match"), Clicked::Start(StartMatch::first(told.game)))];
            if let Some(id) = told.next.clone() {
                let lesson = (t!("lesson-next-one", lesson = lessons::title(&id)), Clicked::Start(StartMatch::Lesson(id, None)));
                ways.insert(usize::from(to_match), lesson);
            }
            for (at, (text, does)) in ways.into_iter().enumerate() {
                way(ui, &text, won && at == 0, does);
            }
        }
        Waits::Acting | Waits::Others => {}
    }
    draw_ways_out(ui, palette, settings, told).or(clicked)
}

/// The ways back and out of the lesson, with icons and words as far as there is room.
fn draw_ways_out(ui: &mut egui::Ui, palette: &Palette, settings: &Settings, told: &Teaching) -> Option<Clicked> {
    let back = with_key(&t!("lesson-back.tip"), Command::Undo, settings);
    let mut ways = vec![("arrow-u-up-left", t!("lesson-back"), back, told.back, Clicked::Command(LessonCommand::Back))];
    if let Some(puzzle) = &told.puzzle {
        let (again, show) = (t!("puzzle-again"), t!("puzzle-show"));
        ways.push(("arrow-counter-clockwise", again.clone(), again, told.back, Clicked::Command(LessonCommand::Again)));
        if puzzle.line.is_none() {
            ways.push(("lightbulb", show, t!("puzzle-show.tip"), true, Clicked::Command(LessonCommand::Show)));
        }
    } else if !matches!(told.waits, Waits::Over { .. }) {
        ways.push(("skip-forward", t!("lesson-skip"), t!("lesson-skip.tip"), true, Clicked::Command(LessonCommand::Skip)));
    }
    ui.spacing_mut().button_padding.x = 6.0;
    let set = |text: String| ui.painter().layout_no_wrap(text, egui::FontId::proportional(13.0), palette.muted).size().x + 16.0;
    let room = ui.available_width();
    let fits = |label: &dyn Fn(&str, &str) -> String| ways.iter().map(|(symbol, text, ..)| set(label(symbol, text))).sum::<f32>() <= room;
    let both = |symbol: &str, text: &str| format!("{} {text}", icon(symbol));
    let words = |_: &str, text: &str| text.to_owned();
    // What fits neither way takes two lines.
    let label: &dyn Fn(&str, &str) -> String = if !fits(&both) && fits(&words) { &words } else { &both };
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 0.0);
        for (symbol, text, tip, enabled, does) in ways {
            let button = egui::Button::new(small(label(symbol, &text)).color(palette.muted)).frame_when_inactive(false);
            if ui.add_enabled(enabled, button).on_hover_text(format!("{text}: {tip}")).clicked() {
                clicked = Some(does);
            }
        }
    });
    clicked
}
