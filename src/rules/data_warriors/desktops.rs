//! Cards in play: where they lie, who controls them, what lasts (DW-30 to DW-36).

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet, USERS};
use super::verbs::{Costing, Until};
use super::words_of_cards::CardState;
use crate::rules::game::Seat;
use crate::t;

/// What everybody sees of a card in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Its state (DW-30 to DW-36).
    pub state: CardState,
    /// Who controls it (DW-35).
    pub controller: Seat,
    /// At whose desktop it lies (DW-35).
    pub at: Seat,
    /// The .PRG to which a .CONF is attached (DW-32).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Card>,
}

/// A card in play, as it stands in files.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct Written {
    card: Card,
    state: CardState,
    controller: Seat,
    at: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    host: Option<Card>,
}

/// All cards in play. In files it is a list.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Written>"))]
pub struct Desk {
    placed: [Placed; Card::COUNT as usize],
    cards: CardSet,
    /// The same cards by controller.
    controlled: [CardSet; USERS],
    /// The same cards by desktop.
    lying: [CardSet; USERS],
    /// Those of them that are Idle or Running.
    idle: CardSet,
    running: CardSet,
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            placed: [Placed::default(); Card::COUNT as usize],
            cards: CardSet::NONE,
            controlled: [CardSet::NONE; USERS],
            lying: [CardSet::NONE; USERS],
            idle: CardSet::NONE,
            running: CardSet::NONE,
        }
    }
}

impl Desk {
    /// The cards in play.
    #[inline]
    #[must_use]
    pub const fn cards(&self) -> CardSet {
        self.cards
    }

    /// A card, if it is in play.
    #[inline]
    #[must_use]
    pub fn get(&self, card: Card) -> Option<&Placed> {
        if self.cards.contains(card) { Some(&self.placed[card.index()]) } else { None }
    }

    /// The cards that a user controls (DW-35).
    #[inline]
    #[must_use]
    pub const fn controlled(&self, by: Seat) -> CardSet {
        self.controlled[by.index() % USERS]
    }

    /// The cards that lie at a user's desktop (DW-35).
    #[inline]
    #[must_use]
    pub const fn lying(&self, at: Seat) -> CardSet {
        self.lying[at.index() % USERS]
    }

    /// The cards in a state (DW-36).
    #[inline]
    #[must_use]
    pub fn in_state(&self, state: CardState) -> CardSet {
        match state {
            CardState::Idle => self.idle,
            CardState::Running => self.running,
            CardState::Loading => self.cards - self.idle - self.running,
        }
    }

    /// The cards in play by number.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Card, &Placed)> + '_ {
        self.cards.iter().map(|card| (card, &self.placed[card.index()]))
    }

    /// The .CONF attached to a card.
    pub fn attached(&self, host: Card) -> impl Iterator<Item = Card> + '_ {
        self.iter().filter(move |(_, placed)| placed.host == Some(host)).map(|(card, _)| card)
    }

    /// Puts a card there, whether it is in play already or not.
    pub(super) fn put(&mut self, card: Card, placed: Placed) {
        self.take(card);
        self.cards.add(card);
        self.controlled[placed.controller.index() % USERS].add(card);
        self.lying[placed.at.index() % USERS].add(card);
        match placed.state {
            CardState::Idle => _ = self.idle.add(card),
            CardState::Running => _ = self.running.add(card),
            CardState::Loading => {}
        }
        self.placed[card.index()] = placed;
    }

    /// Takes a card away, if it is in play.
    pub(super) fn take(&mut self, card: Card) {
        let Some(Placed { controller, at, .. }) = self.get(card).copied() else { return };
        self.cards.remove(card);
        self.controlled[controller.index() % USERS].remove(card);
        self.lying[at.index() % USERS].remove(card);
        self.idle.remove(card);
        self.running.remove(card);
        self.placed[card.index()] = Placed::default();
    }
}

impl Serialize for Desk {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|(card, placed)| {
            let Placed { state, controller, at, host } = *placed;
            Written { card, state, controller, at, host }
        }))
    }
}

impl<'de> Deserialize<'de> for Desk {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut desk = Self::default();
        for Written { card, state, controller, at, host } in Vec::<Written>::deserialize(deserializer)? {
            if desk.cards.contains(card) {
                return Err(serde::de::Error::custom(t!("dw-position-twice", card = card.number())));
            }
            desk.put(card, Placed { state, controller, at, host });
        }
        Ok(desk)
    }
}

/// What lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Lasts {
    /// Control of a card, which goes back then.
    Control {
        /// The card.
        card: Card,
        /// To whom control goes back.
        back: Seat,
    },
    /// Something costs a player more or less.
    Cost {
        /// The player.
        user: Seat,
        /// What.
        costing: Costing,
        /// How much more.
        more: i8,
    },
    /// Commands of a card cost more or less.
    Commands {
        /// The card.
        card: Card,
        /// How much more.
        more: i8,
    },
}

/// Something that lasts for a while (DW-60).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lasting {
    /// What.
    pub what: Lasts,
    /// Who issued it.
    pub setter: Seat,
    /// The player it affects, or who controlled the card before.
    pub whom: Seat,
    /// The card with the text that did it; none for scripts.
    pub source: Option<Card>,
    /// How long.
    pub until: Until,
}

impl Default for Lasting {
    fn default() -> Self {
        let what = Lasts::Commands { card: Card::default(), more: 0 };
        Self { what, setter: Seat(0), whom: Seat(0), source: None, until: Until::Ever }
    }
}
