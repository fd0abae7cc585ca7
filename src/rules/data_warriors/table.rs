//! What everybody at the table sees (DW-1): desktops, trash, memory, the stack, the step.

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardSet, USERS};
use super::content::{Catalog, CommandId, FaceId};
use super::desktops::{Desk, Lasting};
use super::drives::DRIVE;
use super::has::{self, Users};
use super::language::Face;
use super::memory::Memory;
use super::stack::{Doing, Item, STACK};
use super::steps::HAND;
use super::triggers::{PENDING, Pending};
use super::words_of_cards::{Kind, Kinds, TurnStep};
use crate::rules::components::List;
use crate::rules::game::{Seat, Seats};

/// The last round (ruling on DW-3): after it the users with the most cards in their drives win.
pub const LAST_ROUND: u8 = 60;

/// The most commands and scripts issued in one turn, all users together (ruling on DW-53).
pub const ISSUES: u8 = 100;

/// The most things that one turn can be asked about effects (ruling on DW-53); after that effects that ask do not happen.
pub const QUESTIONS: u16 = 400;

/// How many lasting effects there can be; one more does not begin.
pub const LASTING: usize = 24;

/// Commands of cost 0 issued in a turn; more are refused (DW-34).
pub const FREE_ISSUES: usize = 24;

/// Where the match is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Step {
    /// Mulligans (DW-2).
    Boot,
    /// A step of a turn (DW-10 to DW-14).
    Turn(TurnStep),
    /// The match is over (DW-3).
    Over,
}

/// Where a step of a turn is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Stage {
    /// It is about to begin.
    #[default]
    Begins,
    /// What it is there for.
    Acts,
    /// It is about to end.
    Ends,
    /// It has ended.
    Done,
}

/// A command of cost 0 that was issued in this turn (DW-34).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Spent {
    /// The card.
    pub card: Card,
    /// The command.
    pub command: CommandId,
}

/// What everyone sees of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct User {
    /// Their memory monitor.
    pub memory: Memory,
    /// How many cards it holds.
    pub hand: u8,
    /// How many cards its drive has.
    pub drive: u8,
    /// How many next wipes do nothing, by who set it (DW-60).
    pub shields: [u8; USERS],
    /// Whether they have decided on a mulligan (DW-2).
    pub decided: bool,
    /// The cards of its drive by number, as the setup has them.
    pub faces: List<FaceId, DRIVE>,
    /// The number of the exit in which they went out; 0 while they are in.
    pub out: u8,
}

/// What everyone at the table sees.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The cards that the match is played with.
    #[serde(skip, default = "Catalog::being_read")]
    pub catalog: &'static Catalog,
    /// How many players play.
    pub seats: u8,
    /// Whether players may resign (DW-4).
    pub resigning: bool,
    /// Where the match is.
    pub step: Step,
    /// Where the step is.
    pub stage: Stage,
    /// Who had the first turn (DW-2).
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The round, from 1.
    pub round: u8,
    /// Who is asked while something lies on the stack (DW-13).
    pub asked: Seat,
    /// Whether the last free point was allocated in this Setup (DW-12).
    pub full: bool,
    /// The players by seat.
    pub users: Users,
    /// The cards in their owners' trash.
    pub trash: CardSet,
    /// The cards in play.
    pub desk: Desk,
    /// The stack, its top last.
    pub stack: List<Item, STACK>,
    /// What is being chosen or carried out.
    pub doing: Doing,
    /// Effects that have been triggered and still have to happen (DW-52).
    pub pending: List<Pending, PENDING>,
    /// What lasts for a while.
    pub lasting: List<Lasting, LASTING>,
    /// Commands of cost 0 issued in this turn (DW-34).
    pub spent: List<Spent, FREE_ISSUES>,
    /// Commands and scripts issued in this turn; each has the number that it had then.
    pub issues: u8,
    /// What effects have asked in this turn.
    pub questions: u16,
    /// How many times effects happened since the last item began to resolve or the last step began (DW-53).
    pub happened: super::triggers::Happened,
    /// Who issued the items that resolved in this turn, the latest first (DW-3).
    pub resolved: List<Seat, USERS>,
    /// Who won, once the match is over.
    pub winners: Seats,
    /// How many players are out so far, counting each exit once.
    pub exits: u8,
}

impl Table {
    /// The most cards that the current user can name in Init (DW-10).
    pub(super) fn most_draws(&self) -> u8 {
        let user = self.user(self.turn);
        HAND.saturating_sub(user.hand).max(1).min(user.drive)
    }

    /// All users that are still in.
    #[inline]
    #[must_use]
    pub fn users_in(&self) -> Seats {
        let mut seats = Seats::NONE;
        for (at, user) in self.users[..usize::from(self.seats).min(USERS)].iter().enumerate() {
            if user.out == 0 {
                seats = seats.with(Seat(at as u8));
            }
        }
        seats
    }

    /// A player.
    #[inline]
    #[must_use]
    pub fn user(&self, seat: Seat) -> &User {
        &self.users[seat.index() % USERS]
    }

    #[inline]
    pub(super) fn user_mut(&mut self, seat: Seat) -> &mut User {
        &mut self.users[seat.index() % USERS]
    }

    /// What stands on a card.
    #[inline]
    #[must_use]
    pub fn printed(&self, card: Card) -> &'static Face {
        self.catalog.face(self.face(card))
    }

    /// The title of a card.
    #[must_use]
    pub fn title(&self, card: Card) -> &'static str {
        &self.printed(card).title
    }

    /// Which of the different cards one is.
    #[inline]
    #[must_use]
    pub fn face(&self, card: Card) -> FaceId {
        self.users[card.owner().index()].faces.get(usize::from(card.place())).copied().unwrap_or_default()
    }

    /// The bits of what a card [`has`](super::has).
    #[inline]
    pub(super) fn flags(&self, catalog: &Catalog, card: Card) -> u64 {
        catalog.flags(self.face(card))
    }

    /// The kind of a card.
    #[inline]
    pub(super) fn kind(&self, card: Card) -> Kind {
        self.catalog.kind(self.face(card))
    }

    /// The cards in play that have one of these bits, all of one group; others may be among them.
    #[inline]
    pub(super) fn having(&self, bits: u64) -> CardSet {
        self.desk.cards() & self.users.having(bits)
    }

    /// The cards in play of these kinds.
    #[inline]
    pub(super) fn having_kinds(&self, kinds: Kinds) -> CardSet {
        let (prg, daemon) = (self.having(has::PRG), self.having(has::DAEMON));
        let conf = self.desk.cards() - prg - daemon;
        let sets = [(Kind::Prg, prg), (Kind::Daemon, daemon), (Kind::Conf, conf)];
        sets.into_iter().filter(|(kind, _)| kinds.contains(*kind)).fold(CardSet::NONE, |all, (_, set)| all | set)
    }

    /// The first of some users clockwise from `from`, which is the first itself.
    #[inline]
    #[must_use]
    pub const fn first_from(&self, from: Seat, seats: Seats) -> Option<Seat> {
        if seats.is_empty() || from.0 > 7 {
            return None;
        }
        let ahead = seats.0 >> from.0;
        let at = if ahead != 0 { ahead.trailing_zeros() as u8 + from.0 } else { seats.0.trailing_zeros() as u8 };
        Some(Seat(at))
    }

    /// The next user clockwise that is still in.
    #[must_use]
    pub fn after(&self, seat: Seat) -> Seat {
        self.first_from(Seat((seat.0 + 1) % self.seats.max(1)), self.users_in()).unwrap_or(seat)
    }

    /// Whether a step of a turn goes on.
    #[inline]
    #[must_use]
    pub fn is_in(&self, step: TurnStep) -> bool {
        self.step == Step::Turn(step)
    }

    /// The item of this number on the stack.
    #[must_use]
    pub fn item(&self, number: u8) -> Option<&Item> {
        self.stack.iter().find(|item| item.number == number)
    }

    /// The hosts and benches of a desktop: the daemon that lies there (DW-31).
    #[must_use]
    pub fn daemon_at(&self, seat: Seat) -> Option<Card> {
        (self.having(has::DAEMON) & self.desk.lying(seat)).iter().next()
    }
}
