//! What everybody at the table sees: sectors, markers, face-up cards, effects, the step, and what is in progress (AD-90).

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet};
use super::content::Cards;
use super::frames::{DEPTH, Frame};
use super::sectors::{Codes, Level, SECTORS, Sector};
use super::verbs::Lasting;
use crate::rules::components::List;
use crate::rules::game::{MAX_SEATS, Seat, Seats};
use crate::t;

/// The most cards that can be played in one turn, all players together (AD-83): no turn comes near it unless players
/// who hold nearly all cards play the same few round and round.
pub const PLAYS: u8 = 40;

/// The most cards that can lie on sectors at a time.
pub const LYING: usize = 8;

/// Where a turn is (AD-20), and what stands before and after all turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Step {
    /// Everyone sets their password (AD-12).
    Boot,
    /// The beginning of the turn: Government's card may be taken (AD-72).
    Government,
    /// The beginning of the turn: NewsMedia may skip it (AD-74).
    NewsMedia,
    /// Free Access Attempt (AD-21).
    FreeAttempt,
    /// Take Actions (AD-22).
    Actions,
    /// Discard Cards (AD-23).
    Discard,
    /// Draw Cards (AD-24).
    Draw,
    /// In the Draw Cards step after Banking's cards: discarding down to the limit (AD-71).
    DrawDown,
    /// The match is over (AD-80, AD-83).
    Over,
}

/// A card that lies on a sector (AD-43).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lying {
    /// The card.
    pub card: Card,
    /// Where it lies.
    pub sector: Sector,
    /// Who put it there.
    pub seat: Seat,
}

impl Default for Lying {
    fn default() -> Self {
        Self { card: Card::FIRST, sector: Sector::Banking, seat: Seat(0) }
    }
}

/// What works on a player for a turn. In files it is a list of [`Lasting`] effects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Vec<Lasting>", extend("uniqueItems" = true)))]
pub struct Marks {
    flags: u8,
    /// More actions, or fewer.
    pub actions: i8,
    /// More cards in the Draw Cards step.
    pub draws: u8,
}

impl Marks {
    const FLAGS: [Lasting; 6] =
        [Lasting::NoFreeAttempt, Lasting::NoAttempts, Lasting::NoActions, Lasting::Off, Lasting::NoDraws, Lasting::NoLimit];

    const fn bit(effect: Lasting) -> u8 {
        match effect {
            Lasting::NoFreeAttempt => 1,
            Lasting::NoAttempts => 2,
            Lasting::NoActions => 4,
            Lasting::Off => 8,
            Lasting::NoDraws => 16,
            Lasting::NoLimit => 32,
            Lasting::Actions(_) | Lasting::Draws(_) => 0,
        }
    }

    /// Whether an effect that does not count anything is there.
    #[inline]
    #[must_use]
    pub const fn has(self, effect: Lasting) -> bool {
        self.flags & Self::bit(effect) != 0
    }

    /// Adds an effect; two of a kind do not add up, except counts (AD-R9).
    pub fn add(&mut self, effect: Lasting) {
        match effect {
            Lasting::Actions(count) => self.actions = self.actions.saturating_add(count),
            Lasting::Draws(count) => self.draws = self.draws.saturating_add(count),
            flag => self.flags |= Self::bit(flag),
        }
    }

    /// All effects.
    pub fn iter(self) -> impl Iterator<Item = Lasting> {
        let counts = [
            Some(Lasting::Actions(self.actions)).filter(|_| self.actions != 0),
            Some(Lasting::Draws(self.draws)).filter(|_| self.draws != 0),
        ];
        Self::FLAGS.into_iter().filter(move |flag| self.has(*flag)).chain(counts.into_iter().flatten())
    }
}

impl Serialize for Marks {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Marks {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut marks = Self::default();
        let effects = Vec::<Lasting>::deserialize(deserializer)?;
        effects.iter().for_each(|effect| marks.add(*effect));
        // What would add up is written as one.
        if marks.iter().count() != effects.len() {
            return Err(serde::de::Error::custom(t!("ad-position-marks")));
        }
        Ok(marks)
    }
}

/// What everyone sees of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Its access to each sector.
    pub levels: [Level; SECTORS],
    /// Its face-up upgrades.
    pub upgrades: CardSet,
    /// What lasts through this turn, their own.
    pub now: Marks,
    /// What will last through their next turn.
    pub next: Marks,
    /// Whether they have no hand limit until their next turn.
    pub no_limit: bool,
    /// The player's upgrades are off until they gain Oper in this sector (AD-C27).
    pub upgrades_off: Option<Sector>,
    /// The card it played last (AD-C20).
    pub last_played: Option<Card>,
    /// The codes that it has shown to be in its passwords by playing cards that require them (AD-92).
    #[serde(default)]
    pub codes_shown: Codes,
}

/// What is counted in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Budget {
    /// Actions left in the Take Actions step.
    pub actions: u8,
    /// Whether the free attempt is used or skipped (AD-21).
    pub free_attempt_used: bool,
    /// Whether the card without an action (AD-C18) has been played.
    pub free_play_used: bool,
    /// Whether the action for two cards (AD-75) has been bought.
    pub bought: bool,
    /// Cards played by anyone in this turn (AD-83).
    pub plays: u8,
    /// Offers made (AD-50).
    pub offers: u8,
    /// Hot potatoes shown at the beginning of the turn (AD-44).
    pub potatoes: CardSet,
    /// The usual cards of the Draw step that may still be drawn.
    pub draws: u8,
    /// How many of the usual cards have been drawn.
    pub drawn: u8,
    /// Whether the usual cards may pass the hand limit (AD-71, AD-C22).
    pub free: bool,
    /// Whether what passes the limit is to be discarded after the usual cards (AD-71).
    pub down: bool,
    /// Whether what passes the limit may be kept (AD-C22).
    pub kept: bool,
    /// Extra cards within the limit.
    pub bound: u8,
    /// Extra cards whatever the limit (AD-C30).
    pub unbound: u8,
}

/// What everyone at the table sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The cards that the match is played with.
    #[serde(skip, default = "Cards::being_read")]
    pub cards: &'static Cards,
    /// How many seats play.
    pub seats: u8,
    /// How many sectors with Root win (AD-80 to AD-82).
    pub goal: u8,
    /// The last round (AD-83).
    pub rounds: u8,
    /// The access that CancelBot needs in the sector the other card requires (AD-C43).
    pub cancel_level: Level,
    /// The step of the turn.
    pub step: Step,
    /// Who had the first turn (AD-15).
    pub start: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The round, from 1.
    pub round: u8,
    /// Who controls each sector (AD-10).
    pub controllers: [Option<Seat>; SECTORS],
    /// The players by seat.
    pub players: [Player; MAX_SEATS],
    /// The cards that lie on sectors, in the order in which they were put there.
    pub lying: List<Lying, LYING>,
    /// The cards that everyone has seen, wherever they are now: none of them lies in a password (AD-92).
    #[serde(default)]
    pub seen: CardSet,
    /// The counts of this turn.
    pub budget: Budget,
    /// What is in progress, last first.
    pub stack: List<Frame, DEPTH>,
}

impl Table {
    /// All seats that play.
    #[inline]
    #[must_use]
    pub const fn everybody(&self) -> Seats {
        Seats::first(self.seats)
    }

    /// All seats but one.
    #[inline]
    #[must_use]
    pub const fn others(&self, seat: Seat) -> Seats {
        self.everybody().without(seat)
    }

    /// The player of a seat.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() % MAX_SEATS]
    }

    /// The player of a seat, to change it.
    #[inline]
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % MAX_SEATS]
    }

    /// The access of a seat to a sector.
    #[inline]
    #[must_use]
    pub fn level(&self, seat: Seat, sector: Sector) -> Level {
        self.player(seat).levels[sector.index()]
    }

    /// Who controls a sector; nobody where it is uncontrolled.
    #[inline]
    #[must_use]
    pub const fn controller(&self, sector: Sector) -> Option<Seat> {
        self.controllers[sector.index()]
    }

    /// The sectors that a seat controls: one, or two in the game for two (AD-82).
    pub fn controlled(&self, seat: Seat) -> impl Iterator<Item = Sector> + '_ {
        Sector::ALL.into_iter().filter(move |sector| self.controller(*sector) == Some(seat))
    }

    /// The codes that everybody knows to be in a sector's password, because its controller has shown them (AD-92). Between
    /// two players they may be in the controller's other password as well, so that nothing is known of one alone (AD-82).
    #[inline]
    #[must_use]
    pub fn codes_shown(&self, sector: Sector) -> Codes {
        match self.controller(sector) {
            Some(seat) if self.seats > 2 => self.player(seat).codes_shown,
            _ => Codes::NONE,
        }
    }

    /// Whether Root in uncontrolled sectors counts (AD-80 to AD-82).
    #[must_use]
    pub const fn uncontrolled_count(&self) -> bool {
        self.seats == 2 || self.goal > self.seats
    }

    /// How many of the sectors that count a seat has Root in (AD-80).
    #[must_use]
    pub fn roots(&self, seat: Seat) -> u8 {
        let counts = |sector: &Sector| self.uncontrolled_count() || self.controller(*sector).is_some();
        Sector::ALL.iter().filter(|sector| counts(sector) && self.level(seat, **sector) == Level::Root).count() as u8
    }

    /// The rule by which Root in enough sectors has won (AD-80; with more sectors AD-81, with two players AD-82); nothing if
    /// nobody has it, and the last round decides (AD-83).
    #[must_use]
    pub fn won_by(&self) -> Option<&'static str> {
        let won = self.everybody().iter().any(|seat| self.roots(seat) >= self.goal);
        won.then_some(match (self.seats, self.goal) {
            (2, 5) => "AD-82",
            (_, 3) => "AD-80",
            _ => "AD-81",
        })
    }

    /// Seats with at least this access to a sector.
    #[inline]
    #[must_use]
    pub fn with_access(&self, sector: Sector, level: Level) -> Seats {
        let mut seats = Seats::NONE;
        for (at, player) in self.players[..usize::from(self.seats)].iter().enumerate() {
            if player.levels[sector.index()] >= level {
                seats = seats.with(Seat(at as u8));
            }
        }
        seats
    }

    /// The first of some seats clockwise from `from`, which is the first itself.
    #[inline]
    #[must_use]
    pub const fn first_from(&self, from: Seat, seats: Seats) -> Option<Seat> {
        if seats.is_empty() {
            return None;
        }
        let ahead = seats.0 >> from.0;
        let at = if ahead != 0 { ahead.trailing_zeros() as u8 + from.0 } else { seats.0.trailing_zeros() as u8 };
        Some(Seat(at))
    }

    /// The first of some seats clockwise after `from`, which is the last itself.
    #[inline]
    #[must_use]
    pub const fn first_after(&self, from: Seat, seats: Seats) -> Option<Seat> {
        self.first_from(from.next(self.seats), seats)
    }

    /// The cards in the middle and on sectors.
    pub fn cards_in_play(&self) -> impl Iterator<Item = Card> + '_ {
        let frames = self.stack.iter().flat_map(|frame| match frame {
            Frame::Play(play) => [Some(play.card), self.cards.joined.first().filter(|_| play.backdoor)],
            Frame::SetOff(frame) => [Some(frame.card), None],
            _ => [None, None],
        });
        frames.flatten().chain(self.lying.iter().map(|lying| lying.card))
    }

    /// The cards that lie face up: upgrades, and those in the middle and on sectors.
    #[must_use]
    pub fn face_up(&self) -> CardSet {
        let upgrades = self.players.iter().fold(CardSet::NONE, |all, player| all | player.upgrades);
        self.cards_in_play().fold(upgrades, CardSet::with)
    }

    /// The card that lies on a sector.
    #[must_use]
    pub fn lying(&self, card: Card) -> Option<&Lying> {
        self.lying.iter().find(|lying| lying.card == card)
    }
}
