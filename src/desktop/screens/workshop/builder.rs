//! A builder of lists: the list at hand, what a click does to it, and the screen with shelf, catalogue and list.

use std::cell::{Cell, RefCell};
use std::fmt::Debug;

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Chosen, Ready, Workshop, page};
use crate::desktop::keys::{Command, Pressed, was_pressed};
use crate::desktop::launch::{Data, StartMatch};
use crate::desktop::notice::Notices;
use crate::desktop::theme::Palette;
use crate::desktop::{DrawSet, Overlay, Screen};
use crate::matches::library::LibraryError;
use crate::matches::lists::{KeptList, Shelf, record};
use crate::matches::{Library, SeatSpec};
use crate::rules::game::{Game, Seat, Setup};

/// What lists of one kind are made of. The value keeps what their builder shows besides: filters, how a list is tried.
pub(in super::super) trait Craft: Default + Debug + Send + Sync + 'static {
    /// The game whose lists they are.
    type Game: Game;
    /// An entry of a list.
    type Entry: Copy + Ord + Debug + Send + Sync + 'static;

    /// The screen of the builder.
    const SCREEN: Screen;
    /// What stands over it.
    const TITLE: &'static str;
    /// Where the player's own lists are kept.
    const SHELF: Shelf;
    /// An entry of a list as it is written.
    const EXAMPLE: &'static str;

    /// The ready lists.
    fn ready() -> Vec<Ready<'static>>;

    /// The text of a ready list.
    fn ready_text(at: usize) -> Option<String>;

    /// The entries of a text, in the order in which they are shown, and what in it is none.
    fn read(text: &str) -> (Vec<Self::Entry>, Vec<String>);

    /// The text of a list, an entry a line.
    fn write(entries: &[Self::Entry]) -> String;

    /// Puts entries into the order in which they are shown.
    fn sort(entries: &mut [Self::Entry]);

    /// Every reason why a list can't be played as it is.
    fn faults(entries: &[Self::Entry]) -> Vec<String>;

    /// How many entries a list has, and how many it takes.
    fn size(entries: &[Self::Entry]) -> String;

    /// The list with which a seat plays.
    fn of_seat(setup: &Setup, seat: Seat) -> Option<Vec<Self::Entry>>;

    /// The options of the match in which a list is tried, `value` being the list; nothing where there is no such match.
    fn trial(builder: &Builder<Self>, value: Option<String>) -> Option<Setup>;

    /// Draws the catalogue and gives what was asked for.
    fn draw_catalogue(ui: &mut Ui, palette: &Palette, builder: &mut Builder<Self>) -> Option<Order<Self::Entry>>;

    /// Draws the list at hand and gives what was asked for.
    fn draw_list(ui: &mut Ui, palette: &Palette, builder: &mut Builder<Self>) -> Option<Order<Self::Entry>>;
}

/// What a click asks for.
pub(in super::super) enum Order<E> {
    /// Something with the list as a whole.
    List(super::Order),
    /// One more of an entry.
    Add(E),
    /// One fewer.
    Take(E),
    /// A match to try it.
    Try,
}

/// What is being built.
#[derive(Resource, Debug)]
pub(in super::super) struct Builder<C: Craft> {
    pub(in super::super) workshop: Workshop,
    /// The entries of the chosen list.
    pub(in super::super) entries: Vec<C::Entry>,
    /// What in its text is no entry.
    unknown: Vec<String>,
    pub(in super::super) craft: C,
}

impl<C: Craft> Default for Builder<C> {
    fn default() -> Self {
        Self { workshop: Workshop::new(C::SHELF), entries: Vec::new(), unknown: Vec::new(), craft: C::default() }
    }
}

impl<C: Craft> Builder<C> {
    /// The name of the list that is looked at.
    pub(in super::super) fn name(&self) -> &str {
        match &self.workshop.chosen {
            Chosen::Ready(at) => C::ready().get(*at).map_or("", |ready| ready.name),
            Chosen::Own(name) => name,
        }
    }

    /// Its text, an entry a line.
    pub(in super::super) fn text(&self) -> String {
        C::write(&self.entries)
    }

    /// What a ready list is meant for.
    pub(in super::super) fn plan(&self) -> Option<String> {
        let Chosen::Ready(at) = self.workshop.chosen else { return None };
        C::ready().into_iter().nth(at).map(|ready| ready.plan)
    }

    /// Every reason why it can't be played as it is.
    pub(in super::super) fn faults(&self) -> Vec<String> {
        self.unknown.iter().cloned().chain(C::faults(&self.entries)).collect()
    }

    /// Reads the chosen list; one that is gone is followed by the first ready one.
    fn read(&mut self) {
        let text = match &self.workshop.chosen {
            Chosen::Ready(at) => C::ready_text(*at),
            Chosen::Own(name) => self.workshop.own_text(name).map(str::to_owned),
        };
        let text = text.unwrap_or_else(|| {
            self.workshop.chosen = Chosen::Ready(0);
            C::ready_text(0).unwrap_or_default()
        });
        (self.entries, self.unknown) = C::read(&text);
        self.recount();
    }

    fn recount(&mut self) {
        let sorted = |mut entries: Vec<C::Entry>| {
            entries.sort_unstable();
            entries
        };
        let wanted = sorted(self.entries.clone());
        let with = |setup: &Setup, seat| C::of_seat(setup, seat).is_some_and(|entries| sorted(entries) == wanted);
        self.workshop.record = record(&self.workshop.saved, C::Game::ID, with);
    }

    /// Keeps the list as it is now.
    fn keep(&mut self, library: &Library) -> Result<(), LibraryError> {
        self.workshop.keep(self.text(), library)?;
        self.unknown.clear();
        self.recount();
        Ok(())
    }

    fn carry_out(&mut self, order: Order<C::Entry>, library: &Library) -> Result<(), LibraryError> {
        match order {
            Order::List(order) => {
                self.workshop.carry_out(order, library)?;
                self.read();
            }
            Order::Add(entry) => {
                self.entries.push(entry);
                C::sort(&mut self.entries);
                self.keep(library)?;
            }
            Order::Take(entry) => {
                if let Some(at) = self.entries.iter().position(|other| *other == entry) {
                    self.entries.remove(at);
                    self.keep(library)?;
                }
            }
            Order::Try => {}
        }
        Ok(())
    }

    /// The match in which the list is tried, if there is one for it.
    fn trial(&self) -> Option<StartMatch> {
        let value = match &self.workshop.chosen {
            Chosen::Ready(_) => None,
            Chosen::Own(name) => Some(KeptList { name: name.clone(), text: self.text() }.as_value()),
        };
        let seats = vec![SeatSpec::human(), SeatSpec::bot(self.workshop.level)];
        let setup = C::trial(self, value)?;
        Some(StartMatch::New { game: C::Game::ID.into(), setup, seats, seed: None })
    }
}

/// What is wrong with a list of the player's own, in a word: how many entries it has.
fn fault<C: Craft>(text: &str) -> String {
    let (entries, unknown) = C::read(text);
    if unknown.is_empty() && C::faults(&entries).is_empty() { String::new() } else { C::size(&entries) }
}

/// The screen of a builder.
pub(in super::super) fn builder_plugin<C: Craft>(app: &mut App) {
    app.init_resource::<Builder<C>>()
        .add_systems(OnEnter(C::SCREEN), open::<C>)
        .add_systems(EguiPrimaryContextPass, draw::<C>.in_set(DrawSet::Screen).run_if(in_state(C::SCREEN)));
}

fn open<C: Craft>(mut builder: ResMut<Builder<C>>, data: Res<Data>, mut notices: ResMut<Notices>) {
    builder.workshop.open(&data, &mut notices);
    builder.read();
}

fn draw<C: Craft>(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    mut builder: ResMut<Builder<C>>,
    data: Res<Data>,
    overlay: Res<State<Overlay>>,
    mut next: ResMut<NextState<Screen>>,
    mut starts: MessageWriter<StartMatch>,
    mut notices: ResMut<Notices>,
    mut pressed: MessageReader<Pressed>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (palette, builder) = (&*palette, RefCell::new(&mut *builder));
    let asleep = *overlay != Overlay::None;
    let order = Cell::new(None);
    let ask = |asked: Option<Order<C::Entry>>| order.set(order.take().or(asked));
    let back = page(
        ctx,
        palette,
        C::TITLE,
        asleep,
        [
            &mut |ui| {
                let mut builder = builder.borrow_mut();
                let (name, text) = (builder.name().to_owned(), builder.text());
                let shelf = builder.workshop.draw_shelf(ui, palette, &C::ready(), fault::<C>, (&name, &text), C::EXAMPLE);
                ask(shelf.map(Order::List));
            },
            &mut |ui| ask(C::draw_catalogue(ui, palette, &mut builder.borrow_mut())),
            &mut |ui| ask(C::draw_list(ui, palette, &mut builder.borrow_mut())),
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
            starts.write_batch(builder.trial());
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
