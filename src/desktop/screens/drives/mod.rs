//! The drive builder of Data.Warriors (DW-90, DW-91): the shelf of drives, the catalogue of cards, and the drive at hand.

mod catalogue;
mod drive;

use bevy_egui::egui::Ui;

use super::workshop::{self, Craft, Ready};
use crate::desktop::Screen;
use crate::desktop::theme::Palette;
use crate::key;
use crate::matches::lists::Shelf;
use crate::rules::data_warriors::{DRIVE, DRIVES, FaceId, ReadyDrive, State, chosen_drive, faults, list_cards, write_drive};
use crate::rules::game::{Seat, Setup};

/// What the builder shows besides the drive.
#[derive(Debug, Default)]
pub(super) struct Drives {
    filter: catalogue::Filter,
    /// The ready drive against which one is tried; the usual one where none is named.
    rival: String,
}

type Builder = workshop::Builder<Drives>;
type Order = workshop::ListOrder<FaceId>;

impl Craft for Drives {
    type Game = State;
    type Entry = FaceId;

    const SCREEN: Screen = Screen::Drives;
    const TITLE: &'static str = key!("title-drives");
    const SHELF: Shelf = Shelf::of(DRIVES);
    const EXAMPLE: &'static str = "3x grep";

    fn ready() -> Vec<Ready<'static>> {
        crate::desktop::content().data_warriors.drives.iter().map(|drive| Ready { name: &drive.name, plan: drive.plan_text() }).collect()
    }

    fn ready_text(at: usize) -> Option<String> {
        crate::desktop::content().data_warriors.drives.get(at).map(ReadyDrive::list)
    }

    fn read(text: &str) -> (Vec<FaceId>, Vec<String>) {
        list_cards(&crate::desktop::content().data_warriors.catalog, text)
    }

    fn write(cards: &[FaceId]) -> String {
        write_drive(&crate::desktop::content().data_warriors.catalog, cards)
    }

    fn sort(cards: &mut [FaceId]) {
        cards.sort_unstable();
    }

    /// By DW-2.
    fn faults(cards: &[FaceId]) -> Vec<String> {
        faults(&crate::desktop::content().data_warriors.catalog, cards)
    }

    fn size(cards: &[FaceId]) -> String {
        format!("{}/{DRIVE}", cards.len())
    }

    fn of_seat(setup: &Setup, seat: Seat) -> Option<Vec<FaceId>> {
        chosen_drive(setup, seat, crate::desktop::content()).ok()
    }

    fn trial(builder: &Builder, value: Option<String>) -> Option<Setup> {
        let mut setup = Setup::new(2);
        setup.options.insert("drive1".into(), value.unwrap_or_else(|| builder.name().to_owned()));
        if !builder.craft.rival.is_empty() {
            setup.options.insert("drive2".into(), builder.craft.rival.clone());
        }
        Some(setup)
    }

    fn draw_catalogue(ui: &mut Ui, palette: &Palette, builder: &mut Builder) -> Option<Order> {
        catalogue::draw(ui, palette, builder)
    }

    fn draw_list(ui: &mut Ui, palette: &Palette, builder: &mut Builder) -> Option<Order> {
        drive::draw(ui, palette, builder)
    }
}
