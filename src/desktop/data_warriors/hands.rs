//! What is in hand: a card, a place, and which of the things that can be done with them is aimed at. Input becomes actions.

use bevy::prelude::*;

use super::places::Spot;
use super::reach::{at_spot, candidates, card_of, is_played_out, is_prompt, places, spot_of, tray, usual};
use crate::desktop::keys::Command;
use crate::desktop::redraw::Busy;
use crate::desktop::sound::Sound;
use crate::desktop::table::control::{AtTable, Control, Given};
use crate::desktop::table::playback::Played;
use crate::desktop::table::session::{Act, OnTable};
use crate::desktop::{InMatch, TableSet};
use crate::rules::data_warriors::{Action, Asked, Card, Doing, Kind, Placing, State as Game, View};
use crate::rules::game::Seat;

/// What the player is about.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Hands {
    /// The card of the tray in hand.
    pub card: Option<Card>,
    /// The place chosen.
    pub spot: Option<Spot>,
    /// Which of [`candidates`](Self::candidates) is aimed at.
    pub aim: usize,
    /// Whether resigning is in hand, to be confirmed.
    pub resigning: bool,
    /// Whether the card was taken in hand by keys.
    pub by_keys: bool,
    /// The card of the tray under the pointer.
    pub over_card: Option<Card>,
    /// The place under the pointer.
    pub over: Option<Spot>,
    /// The card that is being dragged.
    pub dragged: Option<Card>,
    /// The place clicked last, to be explained.
    pub looked: Option<Spot>,
    /// The trash bin that is being looked through.
    pub bin: Option<Seat>,
    /// The place where a card was dropped: named as soon as it is asked for.
    pub(super) planned: Option<Spot>,
    /// What can be done with card and place.
    pub candidates: Vec<Action>,
    /// The places at which something can be done with what is in hand.
    pub targets: Vec<Spot>,
    /// The place of what is aimed at.
    pub aimed: Option<Spot>,
    /// The place that is pointed at and refused.
    pub refused: Option<Spot>,
}

impl Hands {
    /// What the main button would do with what is in hand.
    #[must_use]
    pub fn aimed_action(&self) -> Option<Action> {
        self.candidates.get(self.aim).copied()
    }

    /// What the main button does: what is aimed at, or what is usual while nothing is in hand. Where nothing can be done
    /// with cards, one that is only looked at is no obstacle.
    #[must_use]
    pub fn main_action(&self, view: &View, legal: &[Action]) -> Option<Action> {
        let free = !self.holds() || matches!(view.asked, Asked::Draw | Asked::Mulligan) || is_played_out(legal) && !self.resigning;
        self.aimed_action().or_else(|| usual(legal).filter(|_| free))
    }

    /// Whether anything is in hand.
    #[must_use]
    pub const fn holds(&self) -> bool {
        self.card.is_some() || self.spot.is_some() || self.resigning || self.bin.is_some()
    }

    /// Puts everything down.
    pub fn put_down(&mut self) {
        *self = Self { over_card: self.over_card, over: self.over, looked: self.looked, planned: self.planned, ..Self::default() };
    }

    /// Lets go of what no longer fits, and finds what can be done with what is in hand.
    pub(super) fn refit(&mut self, view: &View, legal: &[Action]) {
        let (others, own) = tray(view, legal);
        self.card = self.card.filter(|card| others.contains(card) || own.contains(card));
        self.dragged = self.dragged.filter(|card| own.contains(card));
        self.resigning &= legal.contains(&Action::Resign);
        // While something is to be chosen, a card that is none of the choices is only looked at.
        let chosen = |card: &Card| !is_prompt(view.asked) || legal.iter().any(|action| card_of(view, action) == Some(*card));
        let held = self.dragged.or(self.card).filter(chosen);
        self.candidates = match held {
            _ if self.resigning => vec![Action::Resign],
            Some(card) => candidates(view, legal, Some(card), None),
            None => candidates(view, legal, None, self.spot),
        };
        if self.candidates.is_empty() && held.is_none() {
            self.spot = None;
            self.candidates = candidates(view, legal, None, None);
        }
        self.aim = self.aim.min(self.candidates.len().saturating_sub(1));
        self.targets = match held {
            Some(card) if legal.contains(&Action::Play(card)) => played_at(view, card),
            Some(card) if legal.contains(&Action::Discard(card)) => vec![Spot::Trash(card.owner())],
            Some(_) => Vec::new(),
            None => places(view, legal),
        };
        let pointed = self.over.filter(|spot| self.targets.contains(spot));
        let aimed = self.aimed_action().filter(|_| is_prompt(view.asked)).and_then(|action| spot_of(view, &action));
        self.aimed = self.spot.or(if self.dragged.is_some() { pointed } else { aimed.or(pointed) });
        let names = matches!(view.asked, Asked::Place | Asked::Target) && !legal.is_empty();
        self.refused = self.over.filter(|spot| names && *spot != Spot::Stack && at_spot(view, legal, *spot).is_empty());
    }
}

/// The pointer or a key did something with a card or a place.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// A card of the tray was clicked.
    Card(Card),
    /// A place of the table was clicked.
    Spot(Spot),
    /// A card was dropped on a place.
    Drop(Card, Spot),
    /// One of the candidates was clicked.
    Candidate(usize),
    /// What is being chosen is taken back.
    Cancel,
}

pub(super) fn plugin(app: &mut App) {
    let on_table = resource_exists::<OnTable<Game>>;
    app.init_resource::<Hands>()
        .add_message::<Touch>()
        .add_systems(
            Update,
            (look.in_set(AtTable::Pointing), (touch, cancel).chain().in_set(AtTable::Playing), close_bin.run_if(in_state(Control::Replay)))
                .chain()
                .in_set(TableSet::Input)
                .after(super::keys::Keys)
                .run_if(on_table),
        )
        .add_systems(Update, (settle, go_on).chain().in_set(TableSet::Pieces).before(Played).run_if(on_table))
        .add_systems(OnExit(InMatch), |mut hands: ResMut<Hands>| *hands = Hands::default());
}

/// The places that a card of the hand lights up: where its text says it is played.
fn played_at(view: &View, card: Card) -> Vec<Spot> {
    let own = view.own().unwrap_or_default();
    let face = view.table.printed(card);
    if face.kind == Kind::Script {
        return vec![Spot::Stack];
    }
    let fits = |seat: &Seat| match face.placed {
        Placing::Own => *seat == own,
        Placing::Others => *seat != own,
        Placing::Any => true,
    };
    view.table.users_in().iter().filter(fits).map(Spot::Desktop).collect()
}

/// What is in hand must still fit after a change on the table; what can be done with it follows.
fn settle(
    table: Res<OnTable<Game>>,
    mut hands: ResMut<Hands>,
    mut last: Local<Option<(Asked, Option<Seat>, Doing)>>,
    mut busy: ResMut<Busy>,
) {
    if !table.is_changed() && !hands.is_changed() {
        return;
    }
    let mut now = hands.clone();
    let (view, legal) = (&table.view, &table.legal);
    let asked = (view.asked, view.own(), view.table.doing);
    if table.is_changed() && last.replace(asked) != Some(asked) {
        let bin = now.bin;
        now.put_down();
        now.bin = bin;
    }
    now.refit(view, legal);
    if *hands != now {
        *hands = now;
        busy.now();
    }
}

/// The place where a card was dropped is named as soon as it is asked for.
fn go_on(table: Res<OnTable<Game>>, mut hands: ResMut<Hands>, mut acts: MessageWriter<Act<Game>>) {
    let (Some(spot), Some(own)) = (hands.planned, table.view_seat()) else { return };
    if !table.is_changed() {
        return;
    }
    match table.view.asked {
        Asked::Place | Asked::Target if table.view.waiting.contains(own) => {
            hands.planned = None;
            if let [only] = at_spot(&table.view, &table.legal, spot)[..] {
                acts.write(Act(only));
            }
        }
        Asked::Either | Asked::Amount => {}
        _ => hands.planned = None,
    }
}

/// Does something, and puts down what was in hand; always true: something was done.
pub(super) fn take(action: Action, hands: &mut Hands, acts: &mut MessageWriter<Act<Game>>, sounds: &mut MessageWriter<Sound>) -> bool {
    hands.put_down();
    hands.planned = None;
    sounds.write(Sound::Click);
    acts.write(Act(action));
    true
}

/// What was clicked last is explained, in a replay too.
fn look(mut touches: MessageReader<Touch>, mut hands: ResMut<Hands>, mut busy: ResMut<Busy>) {
    for touch in touches.read() {
        if let Touch::Spot(spot) = touch {
            hands.looked = Some(*spot);
            hands.bin = if let Spot::Trash(seat) = spot { Some(*seat) } else { None };
            busy.now();
        }
    }
}

/// In a replay keys belong to the recorder, but for the one that closes a trash bin.
fn close_bin(mut given: MessageReader<Given>, mut hands: ResMut<Hands>) {
    if given.read().filter(|given| given.0 == Command::Back).count() > 0 {
        hands.put_down();
    }
}

/// Clicks and drops.
fn touch(
    mut touches: MessageReader<Touch>,
    table: Res<OnTable<Game>>,
    mut hands: ResMut<Hands>,
    mut acts: MessageWriter<Act<Game>>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    for touch in touches.read().copied() {
        busy.now();
        let (view, legal) = (&table.view, &table.legal);
        match touch {
            Touch::Cancel => {}
            Touch::Card(card) if hands.card == Some(card) => match hands.aimed_action() {
                Some(action) if hands.candidates.len() == 1 => {
                    take(action, &mut hands, &mut acts, &mut sounds);
                }
                _ => hands.put_down(),
            },
            Touch::Card(card) => {
                hands.put_down();
                hands.card = Some(card);
                sounds.write(Sound::Click);
            }
            Touch::Spot(spot) => {
                hands.bin = None;
                if let Some(card) = hands.card.filter(|card| legal.contains(&Action::Play(*card))) {
                    // With a card in hand a click on the table plays it there.
                    take(Action::Play(card), &mut hands, &mut acts, &mut sounds);
                    hands.planned = Some(spot);
                    continue;
                }
                let found = at_spot(view, legal, spot);
                let same = hands.spot == Some(spot);
                match found.as_slice() {
                    [] => {
                        hands.put_down();
                        if let Spot::Trash(seat) = spot {
                            hands.bin = Some(seat);
                        }
                    }
                    [only] if is_prompt(view.asked) || same => {
                        take(*only, &mut hands, &mut acts, &mut sounds);
                    }
                    _ => {
                        hands.put_down();
                        hands.spot = Some(spot);
                        sounds.write(Sound::Click);
                    }
                }
            }
            Touch::Drop(card, spot) => {
                let found = candidates(view, legal, Some(card), None);
                hands.put_down();
                if let [only] = found.as_slice() {
                    take(*only, &mut hands, &mut acts, &mut sounds);
                    hands.planned = Some(spot).filter(|_| card_of(view, only) == Some(card));
                }
            }
            Touch::Candidate(at) => {
                if let Some(action) = hands.candidates.get(at).copied() {
                    take(action, &mut hands, &mut acts, &mut sounds);
                }
            }
        }
    }
}

/// What is being chosen is taken back as every decision is.
fn cancel(mut touches: MessageReader<Touch>, mut given: MessageWriter<Given>) {
    if touches.read().filter(|touch| **touch == Touch::Cancel).count() > 0 {
        given.write(Given(Command::Undo));
    }
}
