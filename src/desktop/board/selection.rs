//! What is in hand: a card, a place, and which of the things that can be done with them is aimed at.

use std::mem::discriminant;

use bevy::prelude::*;

use super::{Board, Selected, Thing};
use crate::desktop::redraw::Busy;
use crate::desktop::sound::Sound;
use crate::desktop::table::playback::Played;
use crate::desktop::table::session::{Act, OnTable};
use crate::desktop::{InMatch, TableSet};

/// What the player is about: cards `C`, places `S`, actions `A`.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct Selection<C: Thing, S: Thing, A: Thing> {
    /// The card of the tray in hand, the one taken first of several.
    pub card: Option<C>,
    /// The cards that are in hand to be given at once, where several are asked for.
    pub several: Vec<C>,
    /// Those of them that are still to be given, the next one last.
    still: Vec<C>,
    /// The place chosen.
    pub spot: Option<S>,
    /// The actions that a choice has opened.
    pub opened: Vec<A>,
    /// Which of several [`candidates`](Self::candidates) was chosen to be aimed at.
    pub aim: Option<usize>,
    /// Whether the card was taken in hand by keys.
    pub by_keys: bool,
    /// The card of the tray under the pointer.
    pub over_card: Option<C>,
    /// The place under the pointer.
    pub over: Option<S>,
    /// The card that is being dragged.
    pub dragged: Option<C>,
    /// The place touched last where there is nothing to do: it is explained until something else is touched.
    pub looked: Option<S>,
    /// The place that is being looked through.
    pub open_pile: Option<S>,
    /// What was done last, and with what in hand.
    planned: Option<(A, Option<C>, Option<S>)>,
    /// What can be done with card and place.
    pub candidates: Vec<A>,
    /// The places at which something can be done with what is in hand.
    pub targets: Vec<S>,
    /// The place of what is aimed at.
    pub aimed: Option<S>,
    /// The place that is pointed at and refused.
    pub refused: Option<S>,
}

impl<C: Thing, S: Thing, A: Thing> Default for Selection<C, S, A> {
    fn default() -> Self {
        Self {
            card: None,
            several: Vec::new(),
            still: Vec::new(),
            spot: None,
            opened: Vec::new(),
            aim: None,
            by_keys: false,
            over_card: None,
            over: None,
            dragged: None,
            looked: None,
            open_pile: None,
            planned: None,
            candidates: Vec::new(),
            targets: Vec::new(),
            aimed: None,
            refused: None,
        }
    }
}

impl<C: Thing + Copy, S: Thing + Copy, A: Thing> Selection<C, S, A> {
    /// What confirming would do: what was chosen, or the only thing there is.
    #[must_use]
    pub fn aimed_action(&self) -> Option<&A> {
        match self.candidates.as_slice() {
            [only] => Some(only),
            several => several.get(self.aim?),
        }
    }

    /// The card in hand, carried or not.
    #[must_use]
    pub fn held(&self) -> Option<C> {
        self.dragged.or(self.card)
    }

    /// Whether anything is in hand.
    #[must_use]
    pub const fn holds(&self) -> bool {
        self.card.is_some() || self.spot.is_some() || !self.opened.is_empty() || self.open_pile.is_some()
    }

    /// Puts everything down.
    pub fn put_down(&mut self) {
        let (over_card, over) = (self.over_card, self.over);
        let (planned, still) = (self.planned.take(), std::mem::take(&mut self.still));
        *self = Self { over_card, over, planned, still, ..Self::default() };
    }

    /// Takes a card in hand with the others that are asked for with it, or lets it go.
    pub(super) fn gather<G: Board<Card = C, Spot = S, Action = A>>(&mut self, view: &G::View, card: C) {
        let mut several = std::mem::take(&mut self.several);
        let was_held = several.contains(&card);
        several.retain(|other| *other != card && !G::excludes(view, *other, card));
        if !was_held {
            several.push(card);
        }
        let over = several.len().saturating_sub(G::asks_for(view));
        several.drain(..over);
        self.put_down();
        (self.card, self.several) = (several.first().copied(), several);
    }

    /// What the main button does: what is aimed at, or what is usual while nothing is in hand.
    #[must_use]
    pub fn main_action<G: Board<Card = C, Spot = S, Action = A>>(&self, view: &G::View, legal: &[A]) -> Option<A> {
        let free = !self.holds() || self.opened.is_empty() && G::only_looks(view, legal);
        self.aimed_action().cloned().or_else(|| G::usual(view, legal).filter(|_| free))
    }

    /// Lets go of what no longer fits, and finds what can be done with what is in hand.
    pub(super) fn refit<G: Board<Card = C, Spot = S, Action = A>>(&mut self, view: &G::View, legal: &[A]) {
        let (others, own) = G::tray(view, legal);
        let is_there = |card: &C| others.contains(card) || own.contains(card);
        self.card = self.card.filter(is_there);
        self.several.retain(is_there);
        self.dragged = self.dragged.filter(is_there);
        self.opened.retain(|action| legal.contains(action));
        // Where something is to be chosen from a list, a card that is none of the choices is only looked at.
        let is_usable = |card: &C| !G::is_listed(view) || legal.iter().any(|action| G::card_of(view, action) == Some(*card));
        let held = self.held().filter(is_usable);
        self.candidates = if self.opened.is_empty() { G::candidates(view, legal, held, self.spot) } else { self.opened.clone() };
        // What is done with several cards can be done with each of them.
        let with = |card: &C, action: &A| legal.iter().any(|other| G::card_of(view, other) == Some(*card) && is_alike(other, action));
        self.candidates.retain(|action| self.several.iter().all(|card| with(card, action)));
        if self.candidates.is_empty() && held.is_none() {
            self.spot = None;
            self.candidates = G::candidates(view, legal, None, None);
        }
        self.aim = self.aim.filter(|aim| *aim < self.candidates.len());
        self.targets = G::targets(view, legal, held, self.dragged.is_some());
        let pointed = self.over.filter(|spot| self.targets.contains(spot));
        let aimed = self.aimed_action().and_then(|action| G::aims_at(view, action));
        self.aimed = self.spot.or(if self.dragged.is_some() { pointed } else { aimed.or(pointed) });
        self.refused = self.over.filter(|spot| !self.targets.contains(spot) && G::is_refused(view, legal, held, *spot));
    }

    /// Does something, and puts down what was in hand.
    pub(super) fn take<G: Board<Card = C, Spot = S, Action = A>>(
        &mut self,
        action: A,
        at: Option<S>,
        (acts, sounds): (&mut MessageWriter<Act<G>>, &mut MessageWriter<Sound>),
    ) {
        let held = self.held();
        self.still = std::mem::take(&mut self.several);
        self.still.retain(|card| Some(*card) != held);
        self.still.reverse();
        self.put_down();
        self.planned = Some((action.clone(), held, at));
        sounds.write(Sound::Click);
        acts.write(Act(action));
    }
}

/// Whether two actions are of the same kind.
fn is_alike<A>(one: &A, other: &A) -> bool {
    discriminant(one) == discriminant(other)
}

/// What was done, and with what in hand.
pub struct Meant<'a, G: Board> {
    /// What was done.
    pub action: &'a G::Action,
    /// The card that was in hand.
    pub card: Option<G::Card>,
    /// The place where it was done.
    pub spot: Option<G::Spot>,
}

/// What is done next of what was meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FollowUp<C, A> {
    /// This.
    Do(A),
    /// This card is in hand, and may be given with others.
    Hold(C),
    /// Something is asked first.
    Later,
    /// There is nothing left.
    Nothing,
}

pub(super) fn plugin<G: Board>(app: &mut App) {
    let on_table = resource_exists::<OnTable<G>>;
    app.init_resource::<Selected<G>>()
        .add_systems(Update, (settle::<G>, go_on::<G>).chain().in_set(TableSet::Pieces).before(Played).run_if(on_table))
        .add_systems(OnExit(InMatch), |mut selection: ResMut<Selected<G>>| *selection = Selection::default());
}

/// What is in hand must still fit after a change on the table; what can be done with it follows.
fn settle<G: Board>(
    table: Res<OnTable<G>>,
    mut selection: ResMut<Selected<G>>,
    mut last: Local<Option<G::Moment>>,
    mut busy: ResMut<Busy>,
) {
    if !table.is_changed() && !selection.is_changed() {
        return;
    }
    let mut now = selection.clone();
    if table.is_changed() {
        let moment = G::moment(&table.view);
        if last.as_ref() != Some(&moment) {
            let open_pile = now.open_pile;
            now.put_down();
            now.open_pile = open_pile;
            *last = Some(moment);
        }
    }
    now.refit::<G>(&table.view, &table.legal);
    if *selection != now {
        *selection = now;
        busy.now();
    }
}

/// What was meant with what has been done is done as soon as it is asked for.
fn go_on<G: Board>(table: Res<OnTable<G>>, mut selection: ResMut<Selected<G>>, mut acts: MessageWriter<Act<G>>) {
    if !table.is_changed() || table.view_seat().is_none() {
        return;
    }
    if let (Some(card), Some((given, ..))) = (selection.still.pop(), selection.planned.clone()) {
        let with = |action: &&G::Action| G::card_of(&table.view, action) == Some(card) && is_alike(*action, &given);
        match table.legal.iter().find(with) {
            Some(action) => _ = acts.write(Act(action.clone())),
            None => selection.still.clear(),
        }
        return;
    }
    let Some((action, card, spot)) = selection.planned.as_ref() else { return };
    let next = G::follow_up(&table.view, &table.legal, &Meant { action, card: *card, spot: *spot });
    if next != FollowUp::Later {
        selection.planned = None;
    }
    match next {
        FollowUp::Do(action) if table.legal.contains(&action) => {
            selection.planned = Some((action.clone(), None, None));
            acts.write(Act(action));
        }
        FollowUp::Hold(card) => selection.gather::<G>(&table.view, card),
        _ => {}
    }
}
