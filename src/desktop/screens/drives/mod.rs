//! The drive builder of Data.Warriors (DW-90, DW-91): the shelf of drives, the catalogue of cards, and the drive at hand.

mod catalogue;
mod drive;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::keys::{Command, Pressed, was_pressed};
use super::super::launch::{Data, StartMatch};
use super::super::notice::Notices;
use super::super::theme::Palette;
use super::super::{DrawSet, Overlay, Screen};
use super::workshop::{self, Chosen, Ready, Workshop, page};
use crate::matches::library::LibraryError;
use crate::matches::lists::{DRIVES, KeptList, record};
use crate::matches::{Library, SeatSpec};
use crate::rules::content::content;
use crate::rules::data_warriors::{Catalog, DRIVE, FaceId, ReadyDrive, State as Game, chosen_drive, faults, list_cards, write_drive};
use crate::rules::game::{Game as _, Setup};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Builder>()
        .add_systems(OnEnter(Screen::Drives), open)
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).run_if(in_state(Screen::Drives)));
}

/// What is being built.
#[derive(Resource, Debug)]
struct Builder {
    workshop: Workshop,
    /// The cards of the chosen drive, in the order of the card file.
    cards: Vec<FaceId>,
    /// What in its text is no card.
    unknown: Vec<String>,
    filter: catalogue::Filter,
    /// The ready drive against which it is tried; the usual one where none is named.
    rival: String,
}

impl Default for Builder {
    fn default() -> Self {
        Self {
            workshop: Workshop::new(DRIVES),
            cards: Vec::new(),
            unknown: Vec::new(),
            filter: catalogue::Filter::default(),
            rival: String::new(),
        }
    }
}

/// What a click asks for.
enum Order {
    List(workshop::Order),
    Add(FaceId),
    Take(FaceId),
    Try,
}

impl Builder {
    /// The name of the drive that is looked at.
    fn name(&self) -> &str {
        match &self.workshop.chosen {
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

    /// Every reason why the drive can't be played as it is (DW-2).
    fn faults(&self) -> Vec<String> {
        self.unknown.iter().cloned().chain(faults(Catalog::in_use(), &self.cards)).collect()
    }

    /// Reads the chosen drive; one that is gone is followed by the first ready one.
    fn read(&mut self) {
        let text = match &self.workshop.chosen {
            Chosen::Ready(at) => content().data_warriors.drives.get(*at).map(ReadyDrive::list),
            Chosen::Own(name) => self.workshop.own_text(name).map(str::to_owned),
        };
        let text = text.unwrap_or_else(|| {
            self.workshop.chosen = Chosen::Ready(0);
            content().data_warriors.drives.first().map(ReadyDrive::list).unwrap_or_default()
        });
        (self.cards, self.unknown) = list_cards(Catalog::in_use(), &text);
        self.recount();
    }

    fn recount(&mut self) {
        let mut wanted = self.cards.clone();
        wanted.sort_unstable();
        let with = |setup: &Setup, seat| chosen_drive(setup, seat).is_ok_and(|drive| drive == wanted);
        self.workshop.record = record(&self.workshop.saved, Game::ID, with);
    }

    /// Keeps the drive as it is now.
    fn keep(&mut self, library: &Library) -> Result<(), LibraryError> {
        self.workshop.keep(self.text(), library)?;
        self.unknown.clear();
        self.recount();
        Ok(())
    }

    fn carry_out(&mut self, order: Order, library: &Library) -> Result<(), LibraryError> {
        match order {
            Order::List(order) => {
                self.workshop.carry_out(order, library)?;
                self.read();
            }
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
            Order::Try => {}
        }
        Ok(())
    }

    /// The match in which the drive is tried.
    fn trial(&self) -> StartMatch {
        let mut setup = Setup::new(2);
        let drive = match &self.workshop.chosen {
            Chosen::Ready(_) => self.name().to_owned(),
            Chosen::Own(name) => KeptList { name: name.clone(), text: self.text() }.as_value(),
        };
        setup.options.insert("drive1".into(), drive);
        if !self.rival.is_empty() {
            setup.options.insert("drive2".into(), self.rival.clone());
        }
        StartMatch::New { game: Game::ID.into(), setup, seats: vec![SeatSpec::human(), SeatSpec::bot(self.workshop.level)], seed: None }
    }
}

/// What is wrong with a drive of the player's own, in a word: how many cards it has.
fn fault(text: &str) -> String {
    let (cards, unknown) = list_cards(Catalog::in_use(), text);
    let whole = unknown.is_empty() && faults(Catalog::in_use(), &cards).is_empty();
    if whole { String::new() } else { format!("{}/{DRIVE}", cards.len()) }
}

fn open(mut builder: ResMut<Builder>, data: Res<Data>, mut notices: ResMut<Notices>) {
    builder.workshop.open(&data, &mut notices);
    builder.read();
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
    let (palette, builder) = (&*palette, std::cell::RefCell::new(&mut *builder));
    let asleep = *overlay != Overlay::None;
    let order = std::cell::Cell::new(None);
    let ask = |asked: Option<Order>| order.set(order.take().or(asked));
    let back = page(
        ctx,
        palette,
        "Drives",
        asleep,
        [
            &mut |ui| {
                let mut builder = builder.borrow_mut();
                let ready: Vec<_> =
                    content().data_warriors.drives.iter().map(|drive| Ready { name: &drive.name, plan: &drive.plan }).collect();
                let (name, text) = (builder.name().to_owned(), builder.text());
                ask(builder.workshop.draw_shelf(ui, palette, &ready, fault, (&name, &text), "3x grep").map(Order::List));
            },
            &mut |ui| ask(catalogue::draw(ui, palette, &mut builder.borrow_mut())),
            &mut |ui| ask(drive::draw(ui, palette, &mut builder.borrow_mut())),
        ],
    );
    let builder = builder.into_inner();
    if back {
        next.set(Screen::Title);
    }
    if was_pressed(&mut pressed, |command| command == Command::Main) && !asleep && builder.faults().is_empty() {
        order.set(Some(Order::Try));
    }
    match order.into_inner() {
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
