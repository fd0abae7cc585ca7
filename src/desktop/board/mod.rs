//! A table with places to point at and a hand of cards: what is held and aimed at, by pointer, keys and gamepad, and what can
//! be done with it. A game says which card and which places belong to an action; all else is the same for every game.

mod candidates;
mod clicks;
pub mod edges;
mod hand_tray;
mod keyboard;
mod offers;
mod outlook;
mod picking;
pub mod pieces;
mod selection;

use std::fmt::Debug;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy_egui::egui::{self, Rect};

pub use hand_tray::{CardLook, Reading, TrayDrawn, has_hand, in_tray};
pub use keyboard::Keys;
pub use offers::{Choice, Does};
pub use picking::{Lens, Place, Places};
pub use selection::{FollowUp, Meant, Selection};

use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::OnTable;
use crate::desktop::theme::Palette;
use crate::rules::game::{Game, Names};
use crate::t;

/// Something that can be held, pointed at or done.
pub trait Thing: Clone + PartialEq + Debug + Send + Sync + 'static {}

impl<T: Clone + PartialEq + Debug + Send + Sync + 'static> Thing for T {}

/// What the player of a game is about.
pub type Selected<G> = Selection<<G as Board>::Card, <G as Board>::Spot, <G as Game>::Action>;

/// What the board must know of a game.
pub trait Board: Framed {
    /// A card of the tray; `()` for games without hands.
    type Card: Thing + Copy;

    /// A place of the table.
    type Spot: Thing + Copy;

    /// What the choices hang on besides the match: settings, or something of the game's own.
    type Ways: Resource<Mutability = Mutable>;

    /// The cards of the tray: those to choose from that are in no hand of one's own, then the hand.
    fn tray(view: &Self::View, legal: &[Self::Action]) -> (Vec<Self::Card>, Vec<Self::Card>) {
        let _ = (view, legal);
        (Vec::new(), Vec::new())
    }

    /// The card of the tray that an action is done with.
    fn card_of(view: &Self::View, action: &Self::Action) -> Option<Self::Card> {
        let _ = (view, action);
        None
    }

    /// How many cards of the tray are asked for, to be given at once.
    fn asks_for(view: &Self::View) -> usize {
        let _ = view;
        1
    }

    /// Whether two cards can't be given with each other.
    fn excludes(view: &Self::View, card: Self::Card, other: Self::Card) -> bool {
        let _ = (view, card, other);
        false
    }

    /// What the main button says that gives several cards at once.
    fn brief_several(view: &Self::View, cards: &[Self::Card]) -> String {
        let _ = (view, cards);
        String::new()
    }

    /// The places where an action is done, the one that lights up for it first.
    fn spots_of(view: &Self::View, action: &Self::Action) -> Vec<Self::Spot>;

    /// Whether what is asked is a choice among things that are listed.
    fn is_listed(view: &Self::View) -> bool {
        let _ = view;
        false
    }

    /// What the list is about, where it is not the place that was chosen.
    fn listed_beside(view: &Self::View) -> Option<Self::Spot> {
        let _ = view;
        None
    }

    /// What a decision is about.
    type Moment: Thing;

    /// What the decision is about: when this changes, what is in hand is put down.
    fn moment(view: &Self::View) -> Self::Moment;

    /// What can be done with a card, at a place, with both, or, with neither, at all; in the order of the rules.
    fn candidates(view: &Self::View, legal: &[Self::Action], card: Option<Self::Card>, spot: Option<Self::Spot>) -> Vec<Self::Action>;

    /// Whether an action at a place that was just touched is meant beyond doubt.
    fn is_clear(view: &Self::View, action: &Self::Action, card: Option<Self::Card>) -> bool {
        let _ = (view, action, card);
        false
    }

    /// The places at which something can be done without a card of the tray.
    fn places(view: &Self::View, legal: &[Self::Action]) -> Vec<Self::Spot> {
        let mut places: Vec<Self::Spot> = Vec::new();
        for action in legal.iter().filter(|action| Self::card_of(view, action).is_none()) {
            let first = Self::spots_of(view, action).into_iter().next();
            places.extend(first.filter(|spot| !places.contains(spot)));
        }
        places
    }

    /// The places that light up for the card in hand, or for no card; `dragged` if it is being carried over the table.
    fn targets(view: &Self::View, legal: &[Self::Action], card: Option<Self::Card>, dragged: bool) -> Vec<Self::Spot> {
        let _ = (card, dragged);
        Self::places(view, legal)
    }

    /// The place that is lit as aimed at for an action.
    fn aims_at(view: &Self::View, action: &Self::Action) -> Option<Self::Spot> {
        Self::spots_of(view, action).into_iter().next()
    }

    /// Whether a place at which something can be done is marked by itself.
    fn shows_itself(legal: &[Self::Action], spot: Self::Spot) -> bool {
        let _ = (legal, spot);
        false
    }

    /// Whether a place that is pointed at and none of the targets is marked as refused.
    fn is_refused(view: &Self::View, legal: &[Self::Action], card: Option<Self::Card>, spot: Self::Spot) -> bool {
        let _ = (view, legal, card, spot);
        false
    }

    /// What is done next of what was meant with something that has been done: a card that was dropped where it is to go.
    fn follow_up(view: &Self::View, legal: &[Self::Action], meant: &Meant<Self>) -> FollowUp<Self::Card, Self::Action> {
        let _ = (view, legal, meant);
        FollowUp::Nothing
    }

    /// The place where something is in progress.
    fn in_progress(view: &Self::View) -> Option<Self::Spot> {
        let _ = view;
        None
    }

    /// Whether a place opens to be looked through when it is touched.
    fn opens(spot: Self::Spot) -> bool {
        let _ = spot;
        false
    }

    /// What the main button does while nothing is in hand.
    fn usual(view: &Self::View, legal: &[Self::Action]) -> Option<Self::Action>;

    /// Whether what is in hand is only looked at, so that the main button does what is usual all the same.
    fn only_looks(view: &Self::View, legal: &[Self::Action]) -> bool {
        let _ = (view, legal);
        false
    }

    /// What ends a step where that has a button of its own: the action, and the key of what it means.
    fn end_of_step(view: &Self::View, legal: &[Self::Action]) -> Option<(Self::Action, &'static str)> {
        let _ = (view, legal);
        None
    }

    /// Whether an action ends a step in which more could be done.
    fn ends_step(view: &Self::View, action: &Self::Action) -> bool {
        Self::end_of_step(view, std::slice::from_ref(action)).is_some()
    }

    /// What an action gives up, in a sentence, if it needs the main button and is asked about once.
    fn gives_up(view: &Self::View, action: &Self::Action) -> Option<String> {
        let _ = (view, action);
        None
    }

    /// The choices beside the main button while nothing is in hand.
    fn choices(table: &OnTable<Self>, ways: &Self::Ways) -> Vec<Choice<Self>> {
        let _ = (table, ways);
        Vec::new()
    }

    /// What stands in place of the game's own prompt.
    fn prompt_instead(table: &OnTable<Self>, ways: &Self::Ways) -> Option<String> {
        let _ = (table, ways);
        None
    }

    /// How what is to be done first is done, where the main button can do nothing yet; nothing where others are waited for.
    fn missing(view: &Self::View) -> Option<String>;

    /// What an action says in a list.
    fn label(view: &Self::View, names: Names<'_>, action: &Self::Action) -> String;

    /// What an action does, where its label only names that.
    fn does(view: &Self::View, action: &Self::Action) -> Option<String> {
        let _ = (view, action);
        None
    }

    /// What an action says on the main button.
    fn brief(view: &Self::View, names: Names<'_>, action: &Self::Action) -> String {
        Self::label(view, names, action)
    }

    /// What stands beside the pointer for an action.
    fn hint(table: &OnTable<Self>, action: &Self::Action) -> Vec<String> {
        vec![Self::label(&table.view, table.names(), action)]
    }

    /// The key of what stands beside the pointer at a place where there is nothing to do.
    fn about(view: &Self::View, spot: Self::Spot) -> Option<&'static str> {
        let _ = (view, spot);
        None
    }

    /// The action that somebody means who points at this with that in hand, to ask the rules why it can't be done.
    fn meant(view: &Self::View, card: Option<Self::Card>, spot: Option<Self::Spot>) -> Option<Self::Action>;

    /// The places that something that happened is about.
    fn recalls(view: &Self::View, event: &Self::Event) -> Vec<Self::Spot>;

    /// The place that another one is a part of: arrows lead to the whole, and the part that is meant is framed.
    fn part_of(spot: &Self::Spot) -> Option<Self::Spot> {
        let _ = spot;
        None
    }

    /// Whether what happened is no more than a part of what the same line of the log tells otherwise.
    fn is_aside(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Where what happened set out from, for an arrow from there.
    fn whence(view: &Self::View, event: &Self::Event) -> Option<Self::Spot> {
        let _ = (view, event);
        None
    }

    /// How much what happened has changed, at which place, and how far from the near right corner of that.
    fn tally(view: &Self::View, events: &[Self::Event]) -> Vec<(Self::Spot, Vec3, String)> {
        let _ = (view, events);
        Vec::new()
    }

    /// How high what [`tally`](Self::tally) says is.
    const TALLY: f32 = 1.3;

    /// What went from a place of the table to somewhere that has none, and how much of it.
    fn leaves(view: &Self::View, events: &[Self::Event], corners: &dyn Fn(Self::Spot) -> Option<[Vec3; 4]>) -> Vec<Leaves> {
        let _ = (view, events, corners);
        Vec::new()
    }

    /// What did it, if that is still on the table: an arrow leads from there to each of [`tally`](Self::tally).
    fn cause(events: &[Self::Event]) -> Option<Self::Spot> {
        let _ = events;
        None
    }

    /// What stands over a list of candidates: a heading, and lines about it.
    fn heading(table: &OnTable<Self>, candidates: &[Self::Action]) -> (String, Vec<String>) {
        let _ = (table, candidates);
        (t!("candidates-choose"), Vec::new())
    }

    /// The width of a card in the tray to its height.
    const CARD_SHAPE: f32 = 0.75;

    /// The width of a card that is read, in points.
    const READ_WIDTH: f32 = 240.0;

    /// What the cards are that stand before the hand.
    fn tray_caption(view: &Self::View) -> String {
        let _ = view;
        t!("candidates-tray")
    }

    /// Draws a card of the tray.
    fn draw_card(painter: &egui::Painter, palette: &Palette, rect: Rect, table: &OnTable<Self>, card: Self::Card, look: CardLook) {
        let _ = (painter, palette, rect, table, card, look);
    }

    /// Draws a card to be read.
    fn read_card(ui: &mut egui::Ui, palette: &Palette, table: &OnTable<Self>, reading: Reading<'_, Self::Card>) {
        let _ = (ui, palette, table, reading);
    }
}

/// Something that went from a place of the table to somewhere that has none: the corners of both, and how much it was.
#[derive(Debug, Clone, PartialEq)]
pub struct Leaves {
    /// From where.
    pub from: [Vec3; 4],
    /// To where.
    pub to: [Vec3; 4],
    /// How much.
    pub number: String,
}

/// What the boards of all games share.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(edges::plugin);
}

/// The board of one game.
pub fn board_plugin<G: Board>(app: &mut App) {
    app.add_plugins((selection::plugin::<G>, clicks::plugin::<G>, keyboard::plugin::<G>, picking::plugin::<G>, offers::plugin::<G>))
        .add_plugins((hand_tray::plugin::<G>, candidates::plugin::<G>, edges::game_plugin::<G>, outlook::plugin::<G>));
}
