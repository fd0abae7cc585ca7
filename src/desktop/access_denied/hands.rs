//! What is in hand: a card, a place, and which of the things that can be done with them is aimed at. Input becomes actions.

use bevy::prelude::*;

use super::pieces::Spot;
use super::reach::{candidates, card_of, choices, places, spots_of, step, tray, usual};
use crate::desktop::keys::Command;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::table::control::{AtTable, Given};
use crate::desktop::table::frame::Looking;
use crate::desktop::table::playback::Played;
use crate::desktop::table::session::{Act, AskFor, OnTable, Say};
use crate::desktop::{InMatch, TableSet};
use crate::rules::access_denied::{Action, Asked, Card, State as Game, View};
use crate::rules::game::Seat;

/// What the player is about.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Hands {
    /// The card in hand.
    pub card: Option<Card>,
    /// The place chosen.
    pub spot: Option<Spot>,
    /// Which of [`candidates`](Self::candidates) is aimed at.
    pub aim: usize,
    /// Whether the titles that can be asked for are listed.
    pub titles: bool,
    /// Whether the card was taken in hand by keys.
    pub by_keys: bool,
    /// The card under the pointer.
    pub over_card: Option<Card>,
    /// The place under the pointer.
    pub over: Option<Spot>,
    /// The card that is being dragged.
    pub dragged: Option<Card>,
    /// The card to be picked as soon as it is asked for: it was dropped where it is to go.
    planned: Option<Card>,
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

    /// Whether anything is in hand.
    #[must_use]
    pub const fn holds(&self) -> bool {
        self.card.is_some() || self.spot.is_some() || self.titles
    }

    /// Puts everything down.
    pub fn put_down(&mut self) {
        *self = Self { over_card: self.over_card, over: self.over, planned: self.planned, ..Self::default() };
    }

    /// Lets go of what no longer fits, and finds what can be done with what is in hand.
    fn refit(&mut self, view: &View, legal: &[Action]) {
        let (others, own) = tray(view, legal);
        self.card = self.card.filter(|card| (others | own).contains(*card));
        self.titles &= legal.iter().any(|action| matches!(action, Action::AskTitle(_)));
        self.candidates = if self.titles && self.card.is_none() && self.spot.is_none() {
            legal.iter().filter(|action| matches!(action, Action::AskTitle(_))).copied().collect()
        } else {
            candidates(view, legal, self.card, self.spot)
        };
        if self.candidates.is_empty() && self.card.is_none() {
            self.spot = None;
        }
        self.aim = self.aim.min(self.candidates.len().saturating_sub(1));
        let held = self.dragged.or(self.card);
        let reach: Vec<&Action> = match held {
            Some(card) => legal
                .iter()
                .filter(|action| {
                    card_of(action) == Some(card) || (self.dragged.is_some() && matches!(action, Action::Attempt(_) | Action::Trade(_)))
                })
                .collect(),
            None => legal
                .iter()
                .filter(|action| matches!(action, Action::Attempt(_) | Action::Enter(_) | Action::TakeTop | Action::Draw))
                .collect(),
        };
        self.targets = reach.into_iter().flat_map(|action| spots_of(view, action)).collect();
        let pointed = self.over.filter(|spot| self.targets.contains(spot));
        let aimed = self.aimed_action().and_then(|action| spots_of(view, &action).into_iter().find(|spot| matches!(spot, Spot::Rack(_))));
        self.aimed = self.spot.or(if self.dragged.is_some() { pointed } else { aimed.or(pointed) });
        self.refused = self.over.filter(|spot| held.is_some() && matches!(spot, Spot::Rack(_)) && !self.targets.contains(spot));
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
}

pub(super) fn plugin(app: &mut App) {
    let on_table = resource_exists::<OnTable<Game>>;
    app.init_resource::<Hands>()
        .add_message::<Touch>()
        .add_systems(Update, (touch, press).chain().in_set(AtTable::Playing).in_set(TableSet::Input).run_if(on_table))
        .add_systems(Update, (settle, go_on).chain().in_set(TableSet::Pieces).before(Played).run_if(on_table))
        .add_systems(OnExit(InMatch), |mut hands: ResMut<Hands>| *hands = Hands::default());
}

/// What is in hand must still fit after a change on the table; what can be done with it follows.
fn settle(table: Res<OnTable<Game>>, mut hands: ResMut<Hands>, mut last: Local<Option<(Asked, Option<Seat>)>>, mut busy: ResMut<Busy>) {
    if !table.is_changed() && !hands.is_changed() {
        return;
    }
    let mut now = hands.clone();
    let (view, legal) = (&table.view, &table.legal);
    let asked = (view.asked, view.own());
    if table.is_changed() && last.replace(asked) != Some(asked) {
        now.put_down();
    }
    now.refit(view, legal);
    if *hands != now {
        *hands = now;
        busy.now();
    }
}

/// A card that was dropped where it is to go is picked as soon as it is asked for.
fn go_on(table: Res<OnTable<Game>>, mut hands: ResMut<Hands>, mut acts: MessageWriter<Act<Game>>) {
    let (Some(card), Some(own)) = (hands.planned, table.view_seat()) else { return };
    if !table.is_changed() || !table.view.waiting.contains(own) {
        return;
    }
    let pick = if let Asked::Pay(_) = table.view.asked { Action::Discard(card) } else { Action::Pick(card) };
    match table.view.asked {
        Asked::HandOver(_) | Asked::Pay(_) | Asked::OfferCard(_) => {
            hands.planned = None;
            if table.legal.binary_search(&pick).is_ok() {
                acts.write(Act(pick));
            }
        }
        Asked::BeforeAttempt => {}
        _ => hands.planned = None,
    }
}

/// Does something, and puts down what was in hand.
fn take(action: Action, hands: &mut Hands, acts: &mut MessageWriter<Act<Game>>, sounds: &mut MessageWriter<Sound>) {
    let carried = hands.card.or(hands.dragged).filter(|_| card_of(&action).is_none());
    hands.put_down();
    hands.planned = carried.filter(|_| matches!(action, Action::Attempt(_) | Action::Trade(_)));
    sounds.write(Sound::Click);
    acts.write(Act(action));
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
            Touch::Card(card) if hands.card == Some(card) => match hands.aimed_action() {
                Some(action) if hands.candidates.len() == 1 => take(action, &mut hands, &mut acts, &mut sounds),
                _ => hands.put_down(),
            },
            Touch::Card(card) => {
                hands.put_down();
                hands.card = Some(card);
                sounds.write(Sound::Click);
            }
            Touch::Spot(spot) => {
                let found = candidates(view, legal, hands.card, Some(spot));
                let same = hands.spot == Some(spot);
                match found.as_slice() {
                    [] => {
                        if hands.holds() {
                            hands.put_down();
                        }
                    }
                    [only] if hands.card.is_some() && card_of(only).is_some() || same || matches!(only, Action::Draw) => {
                        take(*only, &mut hands, &mut acts, &mut sounds);
                    }
                    _ => {
                        hands.spot = Some(spot);
                        hands.aim = 0;
                        sounds.write(Sound::Click);
                    }
                }
            }
            Touch::Drop(card, spot) => {
                let found = candidates(view, legal, Some(card), Some(spot));
                match found.as_slice() {
                    [] => hands.put_down(),
                    [only] => {
                        hands.card = Some(card);
                        take(*only, &mut hands, &mut acts, &mut sounds);
                    }
                    _ => {
                        hands.put_down();
                        hands.card = Some(card);
                        hands.spot = Some(spot);
                    }
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

/// Keys move between cards and targets, and take them.
fn press(
    mut given: MessageReader<Given>,
    table: Res<OnTable<Game>>,
    mut hands: ResMut<Hands>,
    (looking, mut settings): (Res<Looking>, ResMut<Settings>),
    mut acts: MessageWriter<Act<Game>>,
    mut say: MessageWriter<Say>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    for Given(command) in given.read().copied() {
        busy.now();
        let legal = &table.legal;
        match command {
            Command::Main | Command::Confirm => {
                let action = hands.aimed_action().or(usual(legal).filter(|_| command == Command::Main && !hands.holds()));
                if let Some(action) = action {
                    take(action, &mut hands, &mut acts, &mut sounds);
                } else if table.guest && command == Command::Main {
                    say.write(Say::Back);
                }
            }
            Command::Back if looking.0.is_none() => hands.put_down(),
            Command::Left | Command::Right => {
                let (others, own) = tray(&table.view, legal);
                let cards: Vec<Card> = others.iter().chain(own.iter()).collect();
                let next =
                    step(cards.len(), hands.card.and_then(|card| cards.iter().position(|other| *other == card)), command == Command::Left);
                hands.put_down();
                hands.card = next.map(|at| cards[at]);
                hands.by_keys = true;
            }
            Command::Up | Command::Down | Command::NextTarget | Command::PreviousTarget => {
                let back = matches!(command, Command::Up | Command::PreviousTarget);
                if hands.candidates.len() > 1 {
                    hands.aim = step(hands.candidates.len(), Some(hands.aim), back).unwrap_or_default();
                }
                if hands.card.is_none() && !hands.titles {
                    let spots: Vec<Spot> = places(&table.view, legal);
                    let ends = hands.candidates.len() < 2 || hands.aim == if back { hands.candidates.len() - 1 } else { 0 };
                    if ends {
                        let here = hands.spot.and_then(|spot| spots.iter().position(|other| *other == spot));
                        hands.spot = step(spots.len(), here, back).map(|at| spots[at]);
                        hands.aim = 0;
                    }
                }
            }
            _ => {
                let Some(pick) = command.picks() else { continue };
                if hands.holds() {
                    if let Some(action) = hands.candidates.get(pick).copied() {
                        take(action, &mut hands, &mut acts, &mut sounds);
                    }
                    continue;
                }
                let choices = choices(legal);
                if let Some(action) = choices.get(pick).copied() {
                    take(action, &mut hands, &mut acts, &mut sounds);
                } else if pick == choices.len() && table.asking {
                    settings.ask_for = AskFor::Mine;
                } else if pick == choices.len() {
                    hands.titles = legal.iter().any(|action| matches!(action, Action::AskTitle(_)));
                }
            }
        }
        // The next key may come in the same frame.
        hands.refit(&table.view, legal);
    }
}
