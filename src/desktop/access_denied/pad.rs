//! The checklist (AD-3, AD-91, AD-92), a pad of paper: certain facts in ink, what follows from them lighter, one's own marks
//! in pencil.

use std::collections::BTreeMap;
use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, FontFamily, FontId, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use serde::{Deserialize, Serialize};

use super::style::INK;
use crate::desktop::settings::{Checklist, PaletteName, Settings};
use crate::desktop::sound::Sound;
use crate::desktop::table::frame::FrameDrawn;
use crate::desktop::table::playback::Playback;
use crate::desktop::table::session::{OnTable, Session, Taught};
use crate::desktop::table::slots::{Panel, Slots, float, interface, open_slot};
use crate::desktop::theme::{Palette, icon, small};
use crate::desktop::{DrawSet, InMatch, Overlay};
use crate::files::{read_text, write_atomically};
use crate::rules::access_denied::{CODES, Clue, Code, SECTORS, Sector, State as Game, View};
use crate::rules::game::Seat;
use crate::t;
use crate::text::say;

/// A pencil mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
enum Mark {
    #[default]
    None,
    Maybe,
    Yes,
    No,
}

impl Mark {
    const fn next(self) -> Self {
        match self {
            Self::None => Self::Maybe,
            Self::Maybe => Self::Yes,
            Self::Yes => Self::No,
            Self::No => Self::None,
        }
    }

    const fn symbol(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Maybe => Some("question"),
            Self::Yes => Some("check"),
            Self::No => Some("x"),
        }
    }
}

type Sheet = [[Mark; CODES]; SECTORS];

/// What is drawn on the pad, and what it is of.
struct Paper {
    paper: Color32,
    /// A row of the print, and the lines around its boxes.
    tint: Color32,
    line: Color32,
    ink: Color32,
    /// What is printed or follows, lighter than ink.
    soft: Color32,
    pencil: Color32,
    /// A box of a code that is in a password.
    yes: Color32,
    /// Under the pointer.
    over: Color32,
}

impl Paper {
    /// Paper in the colours of the room; where a palette has colours of its own, those of a panel.
    fn of(palette: &Palette, name: PaletteName) -> Self {
        let c = Color32::from_rgb;
        if name == PaletteName::Standard {
            return Self {
                paper: c(0xB8, 0xB0, 0x98),
                tint: c(0xA2, 0xB6, 0x98),
                line: c(0x7C, 0x78, 0x64),
                ink: INK,
                soft: c(0x3E, 0x3B, 0x31),
                pencil: c(0x34, 0x3A, 0x5A),
                yes: c(0x74, 0xC0, 0x96),
                over: c(0x8C, 0xC4, 0xD8),
            };
        }
        Self {
            paper: palette.panel,
            tint: palette.room,
            line: palette.line,
            ink: palette.text,
            soft: palette.muted,
            pencil: palette.asks,
            yes: palette.gained.gamma_multiply(0.4),
            over: palette.raised,
        }
    }

    /// The rings that hold the sheets, over the upper edge.
    fn bind(&self, painter: &egui::Painter, rect: egui::Rect) {
        let count = (rect.width() / 15.0) as u8;
        for at in 0..count {
            let x = rect.left() + rect.width() * (f32::from(at) + 0.5) / f32::from(count);
            painter.circle_filled(pos2(x, rect.top() + 5.0), 2.5, self.soft);
            painter.line_segment([pos2(x, rect.top() - 2.0), pos2(x, rect.top() + 5.0)], Stroke::new(2.0, Color32::from_gray(0xA8)));
        }
    }
}

/// The most that the checklist takes, in points.
pub const SIZE: Vec2 = Vec2::new(264.0, 206.0);

/// The pencil marks of every seat at this machine, with the file they are kept in.
#[derive(Resource, Debug, Default)]
struct Pencil {
    file: Option<PathBuf>,
    sheets: BTreeMap<Seat, Sheet>,
}

pub(super) fn plugin(app: &mut App) {
    let shown = in_state(InMatch).and_then(resource_exists::<OnTable<Game>>);
    app.init_resource::<Pencil>()
        .add_systems(Update, open.run_if(resource_added::<Session<Game>>))
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).after(FrameDrawn).run_if(shown));
}

/// Takes the marks of this match out of the drawer.
fn open(session: Res<Session<Game>>, mut pencil: ResMut<Pencil>) {
    let file = session.file().and_then(|path| {
        let name = path.file_name()?.to_string_lossy().replace(".match.ron", ".pencil.ron");
        // Beside the folder of matches; of a match from anywhere else the marks stay in memory.
        let folder = path.parent().filter(|folder| folder.ends_with("matches"))?;
        Some(folder.parent()?.join("pencil").join(name))
    });
    let read = file.as_ref().and_then(|file| read_text(file).ok());
    // What can't be read is a sheet without marks: they are notes, not the match.
    let sheets = read.and_then(|text| ron::from_str(&text).ok()).unwrap_or_default();
    *pencil = Pencil { file, sheets };
}

fn draw(
    mut contexts: EguiContexts,
    (table, playback): (Res<OnTable<Game>>, Res<Playback<Game>>),
    (mut slots, palette, overlay): (ResMut<Slots>, Res<Palette>, Res<State<Overlay>>),
    (mut settings, taught): (ResMut<Settings>, Res<Taught>),
    mut pencil: ResMut<Pencil>,
    mut sounds: MessageWriter<Sound>,
) -> Result {
    let place = interface(slots.layout.corner);
    let Some(own) = table.view.own().filter(|_| place.is_positive()) else {
        slots.filled = 0.0;
        return Ok(());
    };
    // In a puzzle one reasons for oneself.
    let puzzled = taught.0.as_ref().is_some_and(|told| told.puzzle.is_some());
    let fills = if puzzled && settings.checklist == Checklist::Logic { Checklist::Certain } else { settings.checklist };
    let paper = Paper::of(&palette, settings.palette);
    let of_paper = Palette { panel: paper.paper, line: paper.line, ..palette.clone() };
    let mut ui = open_slot(contexts.ctx_mut()?, place, "checklist", &overlay);
    let (rect, clicked) = float(&mut ui, &of_paper, place, (egui::Layout::bottom_up(egui::Align::Min), false), |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let clicked = grid(ui, (&*palette, &paper), playback.known(&table), fills, pencil.sheets.get(&own));
        let visuals = ui.visuals_mut();
        visuals.selection.bg_fill = paper.ink;
        visuals.selection.stroke.color = paper.paper;
        visuals.widgets.inactive.fg_stroke.color = paper.soft;
        for widget in [&mut visuals.widgets.hovered, &mut visuals.widgets.active] {
            (widget.weak_bg_fill, widget.fg_stroke.color) = (paper.over, paper.ink);
        }
        ui.horizontal(|ui| {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                ui.spacing_mut().button_padding = vec2(6.0, 1.0);
                let mut chosen = fills;
                let offered = Checklist::ALL.into_iter().rev().filter(|(value, ..)| !puzzled || *value != Checklist::Logic);
                for (value, name, meaning) in offered {
                    let shown = ui.selectable_value(&mut chosen, value, small(say(name, &[])));
                    // Over the pad it hides nothing of it.
                    let mut tip = egui::Tooltip::for_enabled(&shown);
                    tip.popup = tip.popup.align(egui::RectAlign::TOP_END);
                    tip.show(|ui| ui.label(say(meaning, &[])));
                }
                if chosen != fills {
                    settings.checklist = chosen;
                }
                if ui.available_width() > 24.0 {
                    ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                        ui.label(small(icon("notepad")).color(paper.soft)).on_hover_text(t!("ad-checklist"));
                    });
                }
            });
        });
        ui.add_space(8.0);
        clicked
    });
    paper.bind(ui.painter(), rect);
    slots.add(Panel::Corner, rect);
    slots.filled = rect.height();
    if let Some((sector, code)) = clicked {
        let mark = &mut pencil.sheets.entry(own).or_default()[sector.index()][code.index()];
        *mark = mark.next();
        sounds.write(Sound::Write);
        keep(&pencil);
    }
    Ok(())
}

/// Puts the marks into the drawer; notes that can't be kept are still there until the match is left.
fn keep(pencil: &Pencil) {
    let Some(file) = &pencil.file else { return };
    let folder = file.parent().map_or(Ok(()), std::fs::create_dir_all);
    let text = ron::to_string(&pencil.sheets).map_err(|error| error.to_string());
    let kept = folder
        .map_err(|error| error.to_string())
        .and(text)
        .and_then(|text| write_atomically(file, &text).map_err(|error| error.to_string()));
    if let Err(error) = kept {
        warn!("{}: {error}", file.display());
    }
}

/// Sectors by codes; gives the box that was clicked.
fn grid(ui: &mut Ui, (palette, paper): (&Palette, &Paper), view: &View, fills: Checklist, sheet: Option<&Sheet>) -> Option<(Sector, Code)> {
    let certain = |sector: Sector| if fills == Checklist::Nothing { Clue::default() } else { view.certain(sector) };
    let follows = if fills == Checklist::Logic { view.deduced() } else { Default::default() };
    let width = ui.available_width();
    let label = 110.0_f32.min(width * 0.46);
    // Without somebody who controls it a sector has no password.
    let rows: Vec<(Sector, Seat)> = Sector::ALL.into_iter().filter_map(|sector| Some((sector, view.table.controller(sector)?))).collect();
    let lines = rows.len() as f32 + 1.0;
    let side = ((width - label) / CODES as f32).min((ui.available_height() - 38.0) / lines).clamp(18.0, 30.0);
    let across = (width - label) / CODES as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(width, side * lines), Sense::hover());
    let painter = ui.painter().clone();
    let mono = |size: f32| FontId::new(size, FontFamily::Monospace);
    for (at, code) in Code::ALL.into_iter().enumerate() {
        let middle = pos2(rect.left() + label + across * (at as f32 + 0.5), rect.top() + side * 0.5);
        painter.text(middle, Align2::CENTER_CENTER, code.to_string(), mono(14.5), paper.ink);
        let head = egui::Rect::from_center_size(middle, vec2(across, side));
        ui.interact(head, ui.id().with(("code", at)), Sense::hover()).on_hover_text(t!(
            "ad-checklist-code",
            count = code.copies(),
            code = code.to_string()
        ));
    }
    let mut clicked = None;
    for (row, (sector, controller)) in rows.into_iter().enumerate() {
        let y = rect.top() + side * (row as f32 + 1.5);
        if row % 2 == 0 {
            let band = egui::Rect::from_min_max(pos2(rect.left() - 4.0, y - side / 2.0), pos2(rect.right() + 4.0, y + side / 2.0));
            painter.rect_filled(band, 0.0, paper.tint);
        }
        let set = |size: f32| painter.layout_no_wrap(sector.name().to_owned(), FontId::new(size, FontFamily::Proportional), paper.ink);
        let text = Some(set(14.5)).filter(|text| text.size().x < label - 20.0).unwrap_or_else(|| set(13.0));
        painter.galley(pos2(rect.left() + 18.0, y - text.size().y / 2.0), text, paper.ink);
        painter.text(
            pos2(rect.left() + 7.0, y),
            Align2::CENTER_CENTER,
            crate::desktop::theme::MARKS[controller.index() % 6],
            FontId::new(13.0, FontFamily::Proportional),
            if paper.paper == palette.panel { palette.seat(controller) } else { palette.seat(controller).lerp_to_gamma(INK, 0.5) },
        );
        let (ink, light) = (certain(sector), follows[sector.index()]);
        for (column, code) in Code::ALL.into_iter().enumerate() {
            let middle = pos2(rect.left() + label + across * (column as f32 + 0.5), y);
            let cell = egui::Rect::from_center_size(middle, vec2(across - 3.0, side - 3.0));
            let response = ui.interact(cell, ui.id().with((row, column)), Sense::click());
            let (fill, edge) = if ink.within.contains(code) {
                (paper.yes, paper.ink)
            } else if response.hovered() {
                (paper.over, paper.ink)
            } else {
                (paper.paper, paper.line)
            };
            painter.rect(cell, 2.0, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
            let write = |name: &str, size: f32, at: egui::Pos2, color| {
                painter.text(at, Align2::CENTER_CENTER, icon(name), FontId::new(size, FontFamily::Proportional), color)
            };
            let known = if ink.within.contains(code) {
                write("check", 17.0, middle, paper.ink);
                "yes"
            } else if ink.out.contains(code) {
                write("x", 15.0, middle, paper.ink);
                "no"
            } else if light.within.contains(code) {
                write("check", 15.0, middle, paper.soft);
                "logic-yes"
            } else if light.out.contains(code) {
                write("x", 12.0, middle, paper.line);
                "logic-no"
            } else {
                "unknown"
            };
            let mark = sheet.map_or(Mark::None, |sheet| sheet[sector.index()][code.index()]);
            if let Some(symbol) = mark.symbol() {
                let at = if known == "unknown" { middle } else { cell.right_bottom() - vec2(6.0, 6.0) };
                write(symbol, if known == "unknown" { 15.0 } else { 10.0 }, at, paper.pencil);
            }
            let hint = t!("ad-checklist-cell", mark = known, code = code.to_string(), sector = sector.name());
            if response.on_hover_text(hint).clicked() {
                clicked = Some((sector, code));
            }
        }
    }
    clicked
}
