//! The collective builder of Aetherium (AE-5): the shelf of collectives, the programs of all factions, and the collective at
//! hand.

mod catalogue;
mod collective;

use std::cell::{Cell, RefCell};

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::keys::{Command, Pressed, was_pressed};
use super::super::launch::{Data, StartMatch};
use super::super::notice::Notices;
use super::super::theme::Palette;
use super::super::{DrawSet, Overlay, Screen};
use super::workshop::{self, Chosen, Ready, Workshop, page};
use crate::matches::library::LibraryError;
use crate::matches::lists::{COLLECTIVES, KeptList, record};
use crate::matches::{Library, SeatSpec};
use crate::rules::aetherium::content::{Catalog, CollectiveSize, ProgramId, faults, list_programs, write_collective};
use crate::rules::aetherium::{State as Game, chosen_collective};
use crate::rules::game::{Game as _, Setup};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Builder>()
        .add_systems(OnEnter(Screen::Collectives), open)
        .add_systems(EguiPrimaryContextPass, draw.in_set(DrawSet::Screen).run_if(in_state(Screen::Collectives)));
}

/// What is being built.
#[derive(Resource, Debug)]
struct Builder {
    workshop: Workshop,
    /// The programs of the chosen collective, in the order of the program file.
    programs: Vec<ProgramId>,
    /// What in its text is no program.
    unknown: Vec<String>,
    filter: catalogue::Filter,
    /// The operation in which it is tried.
    operation: usize,
    /// The ready collective against which it is tried; the usual one where none is named.
    rival: String,
}

impl Default for Builder {
    fn default() -> Self {
        Self {
            workshop: Workshop::new(COLLECTIVES),
            programs: Vec::new(),
            unknown: Vec::new(),
            filter: catalogue::Filter::default(),
            operation: 0,
            rival: String::new(),
        }
    }
}

/// What a click asks for.
enum Order {
    List(workshop::Order),
    Add(ProgramId),
    Take(ProgramId),
    Try,
}

impl Builder {
    /// The name of the collective that is looked at.
    fn name(&self) -> &str {
        match &self.workshop.chosen {
            Chosen::Ready(at) => Catalog::in_use().collectives().get(*at).map_or("", |ready| ready.name.as_str()),
            Chosen::Own(name) => name,
        }
    }

    /// Its list as text, a program a line.
    fn text(&self) -> String {
        write_collective(&self.programs)
    }

    /// The size for which it is meant: the learning game's as long as it has no more programs than that.
    fn size(&self) -> CollectiveSize {
        size_of(&self.programs)
    }

    /// Every reason why it can't be played as it is (AE-5).
    fn faults(&self) -> Vec<String> {
        self.unknown.iter().cloned().chain(faults(&self.programs, self.size())).collect()
    }

    /// Reads the chosen collective; one that is gone is followed by the first ready one.
    fn read(&mut self) {
        let ready = |at: usize| Catalog::in_use().collectives().get(at).map(|ready| ready.programs.join("\n"));
        let text = match &self.workshop.chosen {
            Chosen::Ready(at) => ready(*at),
            Chosen::Own(name) => self.workshop.own_text(name).map(str::to_owned),
        };
        let text = text.unwrap_or_else(|| {
            self.workshop.chosen = Chosen::Ready(0);
            ready(0).unwrap_or_default()
        });
        (self.programs, self.unknown) = list_programs(&text);
        self.recount();
    }

    fn recount(&mut self) {
        let sorted = |programs: &[ProgramId]| {
            let mut programs = programs.to_vec();
            programs.sort_unstable();
            programs
        };
        let wanted = sorted(&self.programs);
        let with = |setup: &Setup, seat| chosen_collective(setup, seat).is_ok_and(|chosen| sorted(&chosen) == wanted);
        self.workshop.record = record(&self.workshop.saved, Game::ID, with);
    }

    /// Keeps the collective as it is now.
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
            Order::Add(program) => {
                self.programs.push(program);
                self.programs.sort_by_key(|program| (program.program().kind, *program));
                self.keep(library)?;
            }
            Order::Take(program) => {
                self.programs.retain(|other| *other != program);
                self.keep(library)?;
            }
            Order::Try => {}
        }
        Ok(())
    }

    /// The places in the catalogue of the operations for which it has the right size.
    fn operations(&self) -> Vec<usize> {
        let size = self.size();
        let all = Catalog::in_use().operations().iter().enumerate();
        all.filter(|(_, operation)| operation.collectives == size).map(|(at, _)| at).collect()
    }

    /// The match in which the collective is tried; nothing where no operation is for its size.
    fn trial(&self) -> Option<StartMatch> {
        let operations = self.operations();
        let at = operations.iter().find(|at| **at == self.operation).or(operations.first())?;
        let mut setup = Setup::new(2);
        setup.options.insert("operation".into(), Catalog::in_use().operations()[*at].id.clone());
        let own = match &self.workshop.chosen {
            Chosen::Ready(at) => Catalog::in_use().collectives().get(*at)?.id.clone(),
            Chosen::Own(name) => KeptList { name: name.clone(), text: self.text() }.as_value(),
        };
        setup.options.insert("collective1".into(), own);
        let fits = |id: &str| Catalog::in_use().collectives().iter().any(|ready| ready.id == id && ready.size == self.size());
        if fits(&self.rival) {
            setup.options.insert("collective2".into(), self.rival.clone());
        }
        let seats = vec![SeatSpec::human(), SeatSpec::bot(self.workshop.level)];
        Some(StartMatch::New { game: Game::ID.into(), setup, seats, seed: None })
    }
}

/// The size for which programs are meant.
fn size_of(programs: &[ProgramId]) -> CollectiveSize {
    let learning = CollectiveSize::Learning;
    if programs.len() <= learning.programs() { learning } else { CollectiveSize::Full }
}

/// What is wrong with a collective of the player's own, in a word: how many programs it has.
fn fault(text: &str) -> String {
    let (programs, unknown) = list_programs(text);
    let size = size_of(&programs);
    let whole = unknown.is_empty() && faults(&programs, size).is_empty();
    if whole { String::new() } else { format!("{}/{}", programs.len(), size.programs()) }
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
    let (palette, builder) = (&*palette, RefCell::new(&mut *builder));
    let asleep = *overlay != Overlay::None;
    let order = Cell::new(None);
    let ask = |asked: Option<Order>| order.set(order.take().or(asked));
    let back = page(
        ctx,
        palette,
        "Collectives",
        asleep,
        [
            &mut |ui| {
                let mut builder = builder.borrow_mut();
                let ready: Vec<_> =
                    Catalog::in_use().collectives().iter().map(|ready| Ready { name: &ready.name, plan: &ready.plan }).collect();
                let (name, text) = (builder.name().to_owned(), builder.text());
                ask(builder.workshop.draw_shelf(ui, palette, &ready, fault, (&name, &text), "stonemason").map(Order::List));
            },
            &mut |ui| ask(catalogue::draw(ui, palette, &mut builder.borrow_mut())),
            &mut |ui| ask(collective::draw(ui, palette, &mut builder.borrow_mut())),
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
            if let Some(trial) = builder.trial() {
                starts.write(trial);
            }
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
