//! What the builders of drives and collectives share: a shelf with the player's own lists beside the ready ones, what can
//! be done with a list, its record, the page that all of it stands on, and the builder itself.

mod builder;
mod cells;
mod shelf;
mod title;

use bevy_egui::egui;

pub(super) use builder::{Builder, Craft, Order as ListOrder, builder_plugin};
pub(super) use cells::{Change, Stand, cell, grid};
pub(super) use title::draw_faults;

use crate::bots::Level;
use crate::desktop::launch::Data;
use crate::desktop::notice::Notices;
use crate::desktop::theme::{Palette, heading, panel_frame, put_to_sleep};
use crate::matches::Library;
use crate::matches::library::{LibraryError, Saved};
use crate::matches::lists::{KeptList, Record, Shelf, Tally, free_name};
use crate::t;
use crate::text::say;

/// Which list is looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Chosen {
    /// A ready one, which stays as it is.
    Ready(usize),
    /// One of the player's own, by name.
    Own(String),
}

/// What a click asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Order {
    Choose(Chosen),
    /// A new list with this text, named like this.
    New(String, String),
    Rename(String),
    Delete,
}

/// A ready list.
pub(super) struct Ready<'a> {
    pub(super) name: &'a str,
    pub(super) plan: String,
}

/// The lists, and the one at hand.
#[derive(Debug)]
pub(super) struct Workshop {
    shelf: Shelf,
    /// The player's own lists.
    own: Vec<KeptList>,
    pub(super) chosen: Chosen,
    /// Its new name while it is being renamed.
    renaming: Option<String>,
    /// The text that is being imported.
    importing: Option<String>,
    /// The matches that are kept, for the record.
    pub(super) saved: Vec<Saved>,
    pub(super) record: Record,
    /// How strong the bot is against which it is tried.
    pub(super) level: Level,
}

impl Workshop {
    const fn new(shelf: Shelf) -> Self {
        Self {
            shelf,
            own: Vec::new(),
            chosen: Chosen::Ready(0),
            renaming: None,
            importing: None,
            saved: Vec::new(),
            record: Record::new(),
            level: Level::Normal,
        }
    }

    /// Looks again at what is kept.
    fn open(&mut self, data: &Data, notices: &mut Notices) {
        self.saved = data.list();
        match self.shelf.list(data.library()) {
            Ok(own) => self.own = own,
            Err(error) => notices.warn(error.to_string()),
        }
    }

    pub(super) const fn is_ready(&self) -> bool {
        matches!(self.chosen, Chosen::Ready(_))
    }

    /// The text of the player's own list of this name.
    fn own_text(&self, name: &str) -> Option<&str> {
        self.own.iter().find(|list| list.name == name).map(|list| list.text.as_str())
    }

    /// Carries out what was asked for; afterwards the chosen list is to be read again.
    fn carry_out(&mut self, order: Order, library: &Library) -> Result<(), LibraryError> {
        self.chosen = match (order, &self.chosen) {
            (Order::Choose(chosen), _) => chosen,
            (Order::New(like, text), _) => {
                let name = free_name(&self.own, &like);
                self.shelf.keep(library, &KeptList { name: name.clone(), text })?;
                Chosen::Own(name)
            }
            (Order::Rename(to), Chosen::Own(from)) => {
                self.shelf.rename(library, from, &to)?;
                Chosen::Own(to)
            }
            (Order::Delete, Chosen::Own(name)) => {
                self.shelf.delete(library, name)?;
                Chosen::Ready(0)
            }
            (Order::Rename(_) | Order::Delete, Chosen::Ready(_)) => return Ok(()),
        };
        self.renaming = None;
        self.own = self.shelf.list(library)?;
        Ok(())
    }

    /// Keeps the text of the player's own list at hand.
    fn keep(&mut self, text: String, library: &Library) -> Result<(), LibraryError> {
        let Chosen::Own(name) = &self.chosen else { return Ok(()) };
        self.shelf.keep(library, &KeptList { name: name.clone(), text })?;
        self.own = self.shelf.list(library)?;
        Ok(())
    }

    /// The record in words.
    pub(super) fn record_words(&self) -> String {
        if self.record.is_empty() {
            return t!("builder-no-record");
        }
        let said = |(level, tally): (&Level, &Tally)| t!("builder-record", level = level.name(), won = tally.won, played = tally.played);
        self.record.iter().map(said).collect::<Vec<_>>().join(" · ")
    }

    /// How strong the bot is against which the list is tried.
    pub(super) fn level_box(&mut self, ui: &mut egui::Ui) {
        list_box(ui, "level", (86.0, 0.4), self.level.label(), |ui| {
            for level in Level::ALL {
                ui.selectable_value(&mut self.level, level, level.label());
            }
        });
    }
}

/// A list to choose from, so wide at least. In a narrow window it has its share of the row, and what stands on it is shortened.
pub(super) fn list_box(
    ui: &mut egui::Ui,
    name: &str,
    (width, share): (f32, f32),
    selected: impl Into<egui::WidgetText>,
    menu: impl FnOnce(&mut egui::Ui),
) {
    let list = egui::ComboBox::from_id_salt(name).selected_text(selected);
    if ui.ctx().viewport_rect().width() < NARROW {
        let room = ui.max_rect().width() * share - ui.spacing().item_spacing.x;
        ui.scope(|ui| {
            ui.set_max_width(room);
            list.width(room).truncate().show_ui(ui, menu);
        });
    } else {
        list.width(width).show_ui(ui, menu);
    }
}

/// Windows narrower than this have less room than the builders want.
const NARROW: f32 = 1000.0;

/// A page over the whole screen with three columns: shelf, catalogue, list. Gives whether it is to be left.
fn page(
    ctx: &egui::Context,
    palette: &Palette,
    title: &'static str,
    asleep: bool,
    [left, middle, right]: [&mut dyn FnMut(&mut egui::Ui); 3],
) -> bool {
    let screen = ctx.viewport_rect();
    let size = egui::vec2(1240.0_f32.min(screen.width() - 24.0), screen.height() - 24.0);
    let mut back = false;
    egui::Area::new(title.into()).anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0]).order(egui::Order::Background).show(ctx, |ui| {
        panel_frame(palette).show(ui, |ui| {
            if asleep {
                put_to_sleep(ui);
            }
            let inner = size - egui::vec2(32.0, 32.0);
            ui.set_min_size(inner);
            ui.set_max_size(inner);
            ui.horizontal(|ui| {
                ui.label(heading(say(title, &[])));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| back = ui.button(t!("back")).clicked());
            });
            ui.separator();
            let (height, wide) = (ui.available_height(), ui.available_width());
            let (aside, list) = ((wide * 0.2).clamp(150.0, 208.0), (wide * 0.3).clamp(232.0, 300.0));
            ui.horizontal_top(|ui| {
                let column = |ui: &mut egui::Ui, width: f32, contents: &mut dyn FnMut(&mut egui::Ui)| {
                    ui.allocate_ui_with_layout(egui::vec2(width, height), egui::Layout::top_down(egui::Align::Min), |ui| {
                        ui.set_width(width);
                        ui.set_height(height);
                        contents(ui);
                    });
                };
                let between = wide - aside - list - 2.0 * (ui.spacing().item_spacing.x + 14.0);
                column(ui, aside, left);
                ui.separator();
                column(ui, between, middle);
                ui.separator();
                column(ui, list, right);
            });
        });
    });
    back
}
