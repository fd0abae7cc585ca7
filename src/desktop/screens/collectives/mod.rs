//! The collective builder of Aetherium (AE-5): the shelf of collectives, the programs of all factions, and the collective at
//! hand.

mod catalogue;
mod collective;

use bevy_egui::egui::Ui;

use super::workshop::{self, Chosen, Craft, Ready};
use crate::desktop::Screen;
use crate::desktop::theme::Palette;
use crate::key;
use crate::matches::lists::Shelf;
use crate::rules::aetherium::content::{CollectiveSize, ProgramId, faults, list_programs, write_collective};
use crate::rules::aetherium::{COLLECTIVES, State, chosen_collective};
use crate::rules::game::{Seat, Setup};

/// What the builder shows besides the collective.
#[derive(Debug, Default)]
pub(super) struct Collectives {
    filter: catalogue::Filter,
    /// The operation in which one is tried.
    operation: usize,
    /// The ready collective against which it is tried; the usual one where none is named.
    rival: String,
}

type Builder = workshop::Builder<Collectives>;
type Order = workshop::ListOrder<ProgramId>;

/// The size for which programs are meant: the learning game's as long as they are no more than that has.
fn size_of(programs: &[ProgramId]) -> CollectiveSize {
    let learning = CollectiveSize::Learning;
    if programs.len() <= learning.programs() { learning } else { CollectiveSize::Full }
}

/// The places in the catalogue of the operations for which programs have the right number.
fn operations(programs: &[ProgramId]) -> Vec<usize> {
    let size = size_of(programs);
    let all = crate::desktop::content().aetherium.catalog.operations().iter().enumerate();
    all.filter(|(_, operation)| operation.collectives == size).map(|(at, _)| at).collect()
}

impl Craft for Collectives {
    type Game = State;
    type Entry = ProgramId;

    const SCREEN: Screen = Screen::Collectives;
    const TITLE: &'static str = key!("title-collectives");
    const SHELF: Shelf = Shelf::of(COLLECTIVES);
    const EXAMPLE: &'static str = "stonemason";

    fn ready() -> Vec<Ready<'static>> {
        crate::desktop::content()
            .aetherium
            .catalog
            .collectives()
            .iter()
            .map(|ready| Ready { name: &ready.name, plan: ready.plan_text() })
            .collect()
    }

    fn ready_text(at: usize) -> Option<String> {
        crate::desktop::content().aetherium.catalog.collectives().get(at).map(|ready| ready.programs.join("\n"))
    }

    fn read(text: &str) -> (Vec<ProgramId>, Vec<String>) {
        list_programs(&crate::desktop::content().aetherium.catalog, text)
    }

    fn write(programs: &[ProgramId]) -> String {
        write_collective(&crate::desktop::content().aetherium.catalog, programs)
    }

    fn sort(programs: &mut [ProgramId]) {
        programs.sort_by_key(|program| (crate::desktop::content().aetherium.catalog.program(*program).kind, *program));
    }

    /// By AE-5.
    fn faults(programs: &[ProgramId]) -> Vec<String> {
        faults(&crate::desktop::content().aetherium.catalog, programs, size_of(programs))
    }

    fn size(programs: &[ProgramId]) -> String {
        format!("{}/{}", programs.len(), size_of(programs).programs())
    }

    fn of_seat(setup: &Setup, seat: Seat) -> Option<Vec<ProgramId>> {
        chosen_collective(setup, seat, crate::desktop::content()).ok()
    }

    fn trial(builder: &Builder, value: Option<String>) -> Option<Setup> {
        let catalog = &crate::desktop::content().aetherium.catalog;
        let (operations, craft) = (operations(&builder.entries), &builder.craft);
        let at = operations.iter().find(|at| **at == craft.operation).or(operations.first())?;
        let own = match builder.workshop.chosen {
            Chosen::Ready(at) => catalog.collectives().get(at)?.id.clone(),
            Chosen::Own(_) => value?,
        };
        let mut setup = Setup::new(2);
        setup.options.insert("operation".into(), catalog.operations()[*at].id.clone());
        setup.options.insert("collective1".into(), own);
        let size = size_of(&builder.entries);
        if catalog.collectives().iter().any(|ready| ready.id == craft.rival && ready.size == size) {
            setup.options.insert("collective2".into(), craft.rival.clone());
        }
        Some(setup)
    }

    fn draw_catalogue(ui: &mut Ui, palette: &Palette, builder: &mut Builder) -> Option<Order> {
        catalogue::draw(ui, palette, builder)
    }

    fn draw_list(ui: &mut Ui, palette: &Palette, builder: &mut Builder) -> Option<Order> {
        collective::draw(ui, palette, builder)
    }
}
