//! What happens at the table, as those in its audience see it (AD-35, AD-90).

use serde::{Deserialize, Serialize};

use super::actions::Target;
use super::cards::{Card, CardSet};
use super::sectors::{Code, Codes, Level, Sector};
use super::verbs::Lasting;
use crate::rules::game::Seat;

/// A place where cards are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Place {
    /// The draw deck.
    Deck,
    /// The discard pile.
    Pile,
    /// A player's hand.
    Hand(Seat),
    /// Face down before a player: handed over, offered, given.
    Aside(Seat),
    /// Face up before a player: its upgrades.
    Upgrades(Seat),
    /// Face up on a sector.
    Sector(Sector),
    /// Face down under a sector: its password.
    Password(Sector),
    /// Face up in the middle, while a played card is dealt with.
    Play,
}

/// Something that happens. Each card that moves is an event of its own, with the card for those who see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A card goes from one place to another; only those who see it are told which one.
    Moved {
        /// The card.
        card: Option<Card>,
        /// Where it was.
        from: Place,
        /// Where it is now.
        to: Place,
    },
    /// The discard pile was shuffled into a new deck (AD-26).
    Shuffled {
        /// How many cards.
        cards: u8,
    },
    /// A seat has set its passwords (AD-12).
    PasswordSet {
        /// The seat.
        seat: Seat,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The round.
        round: u8,
    },
    /// A hot potato is shown at the beginning of a turn (AD-44).
    PotatoShown {
        /// Who holds it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat skips its turn (AD-74).
    TurnSkipped {
        /// The seat.
        seat: Seat,
    },
    /// A seat passes, or does nothing more.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// An access attempt is announced.
    Attempted {
        /// Who attempts.
        seat: Seat,
        /// Where.
        sector: Sector,
        /// For what.
        level: Level,
    },
    /// An access attempt is over.
    AttemptEnded {
        /// Who attempted.
        seat: Seat,
        /// Where.
        sector: Sector,
        /// How many cards were handed over.
        handed: u8,
        /// How many of them came back.
        back: u8,
        /// Whether the access improves.
        granted: bool,
    },
    /// A marker advances.
    Gained {
        /// Whose.
        seat: Seat,
        /// Where.
        sector: Sector,
        /// To which area.
        level: Level,
    },
    /// A marker goes back to its owner.
    MarkerRemoved {
        /// The owner.
        seat: Seat,
        /// Where it was.
        sector: Sector,
    },
    /// A card is played.
    Played {
        /// Who plays it.
        seat: Seat,
        /// The card.
        card: Card,
        /// What it targets.
        target: Target,
        /// Whether Backdoor is joined to it.
        backdoor: bool,
    },
    /// A played card has no effect: it was cancelled, or does nothing.
    Voided {
        /// Whose card.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card that lies on a sector is triggered.
    WentOff {
        /// The card.
        card: Card,
        /// Where it lay.
        sector: Sector,
        /// Who triggered it.
        seat: Seat,
    },
    /// A password code is shown.
    CodeShown {
        /// Who shows it.
        by: Seat,
        /// To whom.
        to: Seat,
        /// Of which sector's password.
        sector: Sector,
        /// The code, for those two.
        code: Option<Code>,
    },
    /// A player looks at a hand.
    HandSeen {
        /// The viewer.
        by: Seat,
        /// Whose hand.
        seat: Seat,
        /// The cards, for those two.
        cards: Option<CardSet>,
    },
    /// A player will see the cards of the attempt in progress.
    Tapped {
        /// Who.
        seat: Seat,
    },
    /// Something will last through a player's next turn.
    Lasts {
        /// The player.
        seat: Seat,
        /// What.
        effect: Lasting,
    },
    /// A player has no hand limit until their next turn.
    NoLimit {
        /// The player.
        seat: Seat,
    },
    /// A player's upgrades are off until they gain Oper in a sector.
    UpgradesOff {
        /// The player.
        seat: Seat,
        /// The sector.
        sector: Sector,
    },
    /// A player has more actions this turn.
    Actions {
        /// The player.
        seat: Seat,
        /// How many more.
        more: u8,
    },
    /// A player discards two cards for one more action (AD-75).
    Buys {
        /// The player.
        seat: Seat,
    },
    /// A player is spared by a card of their own.
    Spared {
        /// The player.
        seat: Seat,
    },
    /// An offer begins.
    OfferBegun {
        /// Who offers.
        seat: Seat,
        /// To whom.
        to: Seat,
    },
    /// Something is asked for in an offer.
    Asked {
        /// Who asks.
        seat: Seat,
        /// The codes asked for.
        codes: Codes,
        /// The title asked for.
        title: Option<Card>,
    },
    /// The offered card, or what is given for it, is shown to the other side.
    OfferShown {
        /// Whose cards.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The cards, for those two.
        cards: Option<CardSet>,
    },
    /// An offer ended without a trade.
    OfferOff {
        /// Who withdrew, declined or called it off.
        seat: Seat,
    },
    /// A trade was made.
    Traded {
        /// Who offered.
        seat: Seat,
        /// With whom.
        to: Seat,
        /// How many cards came back for the one.
        back: u8,
    },
    /// The match is over.
    Over {
        /// Who reached the goal; nobody when the rounds are over (AD-83).
        winner: Option<Seat>,
    },
}
