//! The drive builder of Data.Warriors (DW-90, DW-91): the shelf of drives, the catalogue of cards, and the drive at hand.

mod catalogue;
mod drive;
mod shelf;

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::keys::{Command, Pressed, was_pressed};
use super::super::launch::{Data, StartMatch};
use super::super::notice::Notices;
use super::super::theme::{Palette, heading, panel_frame};
use super::super::{DrawSet, Overlay, Screen};
use crate::bots::Level;
use crate::matches::drives::{self, KeptDrive};
use crate::matches::library::{LibraryError, Saved};
use crate::matches::{Library, SeatSpec};
use crate::rules::content::content;
use crate::rules::data_warriors::{Catalog, FaceId, ReadyDrive, State as Game, list_cards, write_drive};
use crate::rules::game::{Game as _, Setup};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Builder>()
        .add_systems(OnEnter(Screen::Drives), open)
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).run_if(in_state(Screen::Drives)));
}

/// Which drive is looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Chosen {
    /// A ready one, which stays as it is.
    Ready(usize),
    /// One of the player's own, by name.
    Own(String),
}

/// What is being built.
#[derive(Resource, Debug)]
struct Builder {
    /// The player's own drives.
    own: Vec<KeptDrive>,
    chosen: Chosen,
    /// The cards of the chosen drive, in the order of the card file.
    cards: Vec<FaceId>,
    /// What in its text is no card.
    unknown: Vec<String>,
    /// Its new name while it is being renamed.
    renaming: Option<String>,
    /// The text that is being imported.
    importing: Option<String>,
    filter: catalogue::Filter,
    /// Against whom it is tried: a ready drive's name, and how strong the bot is.
    rival: (String, Level),
    /// The matches that are kept, for the record.
    saved: Vec<Saved>,
    record: drives::Record,
}

impl Default for Builder {
    fn default() -> Self {
        Self {
            own: Vec::new(),
            chosen: Chosen::Ready(0),
            cards: Vec::new(),
            unknown: Vec::new(),
            renaming: None,
            importing: None,
            filter: catalogue::Filter::default(),
            rival: (String::new(), Level::Normal),
            saved: Vec::new(),
            record: drives::Record::new(),
        }
    }
}

/// What a click asks for.
enum Order {
    Choose(Chosen),
    Add(FaceId),
    Take(FaceId),
    /// A new drive with these cards, named like this.
    New(String, String),
    Rename(String),
    Delete,
    Try,
}

impl Builder {
    fn is_ready(&self) -> bool {
        matches!(self.chosen, Chosen::Ready(_))
    }

    /// The name of the drive that is looked at.
    fn name(&self) -> &str {
        match &self.chosen {
            Chosen::Ready(at) => content().data_warriors.drives.get(*at).map_or("", |drive| drive.name.as_str()),
            Chosen::Own(name) => name,
        }
    }

    /// Its list as text, one card a line.
    fn text(&self) -> String {
        write_drive(Catalog::in_use(), &self.cards)
    }

    fn copies(&self, face: FaceId) -> usize {
        self.cards.iter().filter(|card| **card == face).count()
    }

    /// Looks at a drive; one that is gone is followed by the first ready one.
    fn choose(&mut self, chosen: Chosen) {
        let text = match &chosen {
            Chosen::Ready(at) => content().data_warriors.drives.get(*at).map(ReadyDrive::list),
            Chosen::Own(name) => self.own.iter().find(|drive| drive.name == *name).map(|drive| drive.text.clone()),
        };
        let Some(text) = text else {
            if chosen != Chosen::Ready(0) {
                self.choose(Chosen::Ready(0));
            }
            return;
        };
        (self.cards, self.unknown) = list_cards(Catalog::in_use(), &text);
        (self.chosen, self.renaming) = (chosen, None);
        self.record = drives::record(&self.saved, &self.cards);
    }

    /// Keeps the drive as it is now.
    fn keep(&mut self, library: &Library) -> Result<(), LibraryError> {
        let Chosen::Own(name) = &self.chosen else { return Ok(()) };
        let kept = KeptDrive { name: name.clone(), text: self.text() };
        drives::keep(library, &kept)?;
        self.unknown.clear();
        self.record = drives::record(&self.saved, &self.cards);
        self.own = drives::list(library)?;
        Ok(())
    }

    fn carry_out(&mut self, order: Order, library: &Library) -> Result<(), LibraryError> {
        match order {
            Order::Choose(chosen) => self.choose(chosen),
            Order::Add(face) => {
                self.cards.push(face);
                self.cards.sort_unstable();
                self.keep(library)?;
            }
            Order::Take(face) => {
                if let Some(at) = self.cards.iter().position(|card| *card == face) {
                    self.cards.remove(at);
                    self.keep(library)?;
                }
            }
            Order::New(like, text) => {
                let name = drives::free_name(&self.own, &like);
                drives::keep(library, &KeptDrive { name: name.clone(), text })?;
                self.own = drives::list(library)?;
                self.choose(Chosen::Own(name));
            }
            Order::Rename(to) => {
                if let Chosen::Own(from) = self.chosen.clone() {
                    drives::rename(library, &from, &to)?;
                    self.own = drives::list(library)?;
                    self.choose(Chosen::Own(to));
                }
            }
            Order::Delete => {
                if let Chosen::Own(name) = self.chosen.clone() {
                    drives::delete(library, &name)?;
                    self.own = drives::list(library)?;
                    self.choose(Chosen::Ready(0));
                }
            }
            Order::Try => {}
        }
        Ok(())
    }

    /// The match in which the drive is tried.
    fn trial(&self) -> StartMatch {
        let mut setup = Setup::new(2);
        let drive = match &self.chosen {
            Chosen::Ready(_) => self.name().to_owned(),
            Chosen::Own(name) => KeptDrive { name: name.clone(), text: self.text() }.as_value(),
        };
        setup.options.insert("drive1".into(), drive);
        if !self.rival.0.is_empty() {
            setup.options.insert("drive2".into(), self.rival.0.clone());
        }
        StartMatch::New { game: Game::ID.into(), setup, seats: vec![SeatSpec::human(), SeatSpec::bot(self.rival.1)], seed: None }
    }
}

fn open(mut builder: ResMut<Builder>, data: Res<Data>, mut notices: ResMut<Notices>) {
    builder.saved = data.list();
    match drives::list(data.library()) {
        Ok(own) => builder.own = own,
        Err(error) => notices.warn(error.to_string()),
    }
    let chosen = builder.chosen.clone();
    builder.choose(chosen);
}

fn draw(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    mut builder: ResMut<Builder>,
    data: Res<Data>,
    overlay: Res<Overlay>,
    mut next: ResMut<NextState<Screen>>,
    mut starts: MessageWriter<StartMatch>,
    mut notices: ResMut<Notices>,
    mut pressed: MessageReader<Pressed>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.viewport_rect();
    let (palette, builder) = (&*palette, &mut *builder);
    let size = egui::vec2(1240.0_f32.min(screen.width() - 24.0), screen.height() - 24.0);
    let mut order = None;
    egui::Area::new("drives".into()).anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0]).order(egui::Order::Background).show(ctx, |ui| {
        panel_frame(palette).fill(palette.panel.to_opaque()).show(ui, |ui| {
            if *overlay != Overlay::None {
                ui.disable();
            }
            let inner = size - egui::vec2(32.0, 32.0);
            ui.set_min_size(inner);
            ui.set_max_size(inner);
            ui.horizontal(|ui| {
                ui.label(heading("Drives"));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    if ui.button("Back").clicked() {
                        next.set(Screen::Title);
                    }
                });
            });
            ui.separator();
            let (height, left, right) = (ui.available_height(), 208.0, 300.0);
            ui.horizontal_top(|ui| {
                let column = |ui: &mut egui::Ui, width: f32, contents: &mut dyn FnMut(&mut egui::Ui)| {
                    ui.allocate_ui_with_layout(egui::vec2(width, height), egui::Layout::top_down(egui::Align::Min), |ui| {
                        ui.set_width(width);
                        ui.set_height(height);
                        contents(ui);
                    });
                };
                let middle = ui.available_width() - left - right - 2.0 * (ui.spacing().item_spacing.x + 14.0);
                column(ui, left, &mut |ui| order = order.take().or(shelf::draw(ui, palette, builder)));
                ui.separator();
                column(ui, middle, &mut |ui| order = order.take().or(catalogue::draw(ui, palette, builder)));
                ui.separator();
                column(ui, right, &mut |ui| order = order.take().or(drive::draw(ui, palette, builder)));
            });
        });
    });
    if was_pressed(&mut pressed, |command| command == Command::Main) && *overlay == Overlay::None && drive::can_play(builder) {
        order = Some(Order::Try);
    }
    match order {
        Some(Order::Try) => {
            starts.write(builder.trial());
        }
        Some(order) => {
            if let Err(error) = builder.carry_out(order, data.library()) {
                notices.warn(error.to_string());
            }
        }
        None => {}
    }
    Ok(())
}
