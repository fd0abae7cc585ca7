//! What happens on the server, as those in its audience see it.

use serde::{Deserialize, Serialize};

use super::aim::Modifiers;
use super::content::{Code, Marker, ProgramId, Symbol};
use super::effects::Text;
use super::models::{ModelId, PROGRAMS, SEATS, Slot};
use super::schemas::{Manipulation, Placed};
use super::server::{Facing, Square};
use super::shapes::Uplink;
use crate::rules::components::List;
use crate::rules::game::Seat;

/// The most dice that are rolled at a time.
pub const DICE: usize = 12;

/// Symbols rolled or listed.
pub type Symbols = List<Symbol, DICE>;

/// Why a RAM gauge changes (AE-60 to AE-80).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RamReason {
    /// Overclocking (AE-70).
    Overclock,
    /// A schema was shifted or rotated (AE-71).
    Manipulation,
    /// A program of this side was deleted (AE-73).
    Deletion,
    /// The avatar was deleted (AE-73).
    AvatarDeleted,
    /// Re-calibration sets it (AE-80).
    Recalibration,
    /// The text of a data card (AE-60).
    Text,
}

/// Why a model is on another square without having moved by itself (AE-34).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum MoveReason {
    /// Its schema moved (AE-72).
    Carried,
    /// A schema moved onto it, and its square was occupied (AE-74).
    Caught,
    /// It materialized next to the model that moved (AE-111).
    Mate,
    /// The text of a data card (AE-34).
    Text {
        /// Whose text it is.
        model: ModelId,
        /// Which one.
        text: Text,
    },
}

/// What damage came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Harm {
    /// Quantum noise (AE-92).
    Noise,
    /// Burnout (AE-101).
    Burnout,
    /// An attack (AE-52).
    Attack,
    /// The text of a data card.
    Text,
    /// No square was free (AE-74, AE-111).
    NoRoom,
}

/// Why points are scored or a match is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum EndReason {
    /// Both sides have made the last re-calibration (AE-81).
    Recalibrations,
    /// A side has no program left (AE-13).
    WipedOut,
    /// An avatar is deleted (AE-125).
    AvatarDeleted,
    /// A side controls what the operation asks for (AE-123).
    Holds,
}

/// What happened, as those in its audience are told it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// What happened.
    pub what: Event,
    /// The programs on the consoles, so that texts can name them.
    pub consoles: Consoles,
}

/// The programs on the consoles of both seats, by their places.
pub type Consoles = [List<ProgramId, PROGRAMS>; SEATS];

/// Something that happens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A player places a schema of the operation.
    SchemaPlaced {
        /// Who.
        seat: Seat,
        /// Where it lies.
        placed: Placed,
    },
    /// A player puts an entry token by a pylon (AE-123); only they are told the symbol.
    TokenPlaced {
        /// Who.
        seat: Seat,
        /// The schema with the pylon.
        schema: u8,
        /// Where the pylon stands.
        square: Square,
        /// The symbol.
        symbol: Option<Symbol>,
    },
    /// A player puts a card into their PAD; only they are told which one (AE-10).
    Queued {
        /// Who.
        seat: Seat,
        /// The program.
        program: Option<ProgramId>,
    },
    /// A player has ordered their PAD (AE-10, AE-80).
    Ordered {
        /// Who.
        seat: Seat,
    },
    /// The diagnostics roll (AE-11).
    Diagnostics {
        /// The dice of each seat.
        dice: [Symbols; 2],
        /// Who is first; if nobody, they roll again.
        first: Option<Seat>,
    },
    /// The top card of a PAD is drawn; the program is active (AE-11).
    Revealed {
        /// The program.
        slot: Slot,
        /// Its data card.
        program: ProgramId,
    },
    /// A model, or a linked program, begins its activation (AE-20).
    Began {
        /// The model.
        model: ModelId,
        /// Its CS.
        cs: u8,
    },
    /// An entry die (AE-123).
    EntryRolled {
        /// The model.
        model: ModelId,
        /// The symbol.
        symbol: Symbol,
        /// The schema by whose pylon that symbol's token lies.
        schema: u8,
        /// Where the pylon stands.
        square: Square,
    },
    /// A model enters the server (AE-14).
    Entered {
        /// The model.
        model: ModelId,
        /// Its square.
        square: Square,
        /// Which way it faces.
        facing: Facing,
    },
    /// A program waits outside (AE-14).
    Waits {
        /// The program.
        slot: Slot,
    },
    /// A model moves a square (AE-30).
    Stepped {
        /// The model.
        model: ModelId,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// Which way it faces.
        facing: Facing,
        /// CS spent: 0 for the second square of a CS (AE-103).
        cost: u8,
        /// The part that is evasive cost (AE-32).
        evasive: u8,
        /// The part for resistors or fragmented terrain (AE-33).
        rough: u8,
    },
    /// The movement of a linked program is over; the other models materialize (AE-111).
    MovementEnded {
        /// The model that moved.
        model: ModelId,
    },
    /// A model turns on the spot (AE-31), or an effect turns it.
    Turned {
        /// The model.
        model: ModelId,
        /// Which way it faces.
        facing: Facing,
        /// CS spent.
        cost: u8,
    },
    /// A model is on another square without having moved by itself (AE-34, AE-72, AE-74).
    Placed {
        /// The model.
        model: ModelId,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// Which way it faces.
        facing: Facing,
        /// Why.
        why: MoveReason,
    },
    /// A schema is shifted or rotated (AE-71); what stands on it goes along.
    Manipulated {
        /// Who does it.
        seat: Seat,
        /// The schema.
        schema: u8,
        /// Where its centre was.
        centre: Square,
        /// How.
        how: Manipulation,
    },
    /// 1 RAM became 1 CS (AE-70).
    Overclocked {
        /// The model.
        model: ModelId,
        /// Its CS now.
        cs: u8,
    },
    /// A RAM gauge changes.
    Ram {
        /// Whose.
        seat: Seat,
        /// What it was.
        from: u8,
        /// What it is.
        to: u8,
        /// Why.
        why: RamReason,
    },
    /// A node or pylon is captured (AE-22), or loses its control token.
    Captured {
        /// The schema.
        schema: u8,
        /// What stands there.
        uplink: Uplink,
        /// On which square.
        square: Square,
        /// The model that does it.
        model: ModelId,
        /// Who controls it now.
        holder: Option<Seat>,
        /// CS spent.
        cost: u8,
    },
    /// A combat die is rolled for noise or burnout (AE-92).
    HarmRolled {
        /// The model; the first of a linked program.
        model: ModelId,
        /// The symbol.
        symbol: Symbol,
        /// Noise or burnout.
        harm: Harm,
        /// The boxes.
        boxes: u8,
    },
    /// Boxes of a grid are filled (AE-54).
    Damaged {
        /// The model; of a linked program the target, or its first.
        model: ModelId,
        /// How many boxes.
        boxes: u8,
        /// How many are filled now.
        filled: u8,
        /// What causes it.
        harm: Harm,
    },
    /// Boxes of a grid become empty again.
    Repaired {
        /// The model.
        model: ModelId,
        /// How many boxes.
        boxes: u8,
        /// How many are filled now.
        filled: u8,
    },
    /// A model is deleted and removed (AE-54).
    Deleted {
        /// The model.
        model: ModelId,
        /// Where it stood.
        square: Option<Square>,
    },
    /// A whole program is gone (AE-55).
    ProgramDeleted {
        /// The program.
        slot: Slot,
    },
    /// A model gets a marker (AE-107).
    Marked {
        /// The model.
        model: ModelId,
        /// The marker.
        marker: Marker,
    },
    /// A marker is removed (AE-107).
    Unmarked {
        /// The model.
        model: ModelId,
        /// The marker.
        marker: Marker,
    },
    /// Universal code is lent to a model.
    Lent {
        /// The model.
        model: ModelId,
        /// The code.
        code: Code,
    },
    /// A firewall is set or removed (AE-104).
    Firewall {
        /// Where.
        square: Square,
        /// Whether it stands now.
        stands: bool,
    },
    /// An attack is declared (AE-58).
    Attacks {
        /// The attacker.
        model: ModelId,
        /// The target.
        target: ModelId,
        /// How many dice.
        dice: u8,
        /// What makes that number (AE-51).
        modifiers: Modifiers,
    },
    /// The dice of an attack (AE-51, AE-52).
    AttackRolled {
        /// The attacker.
        model: ModelId,
        /// The dice.
        dice: Symbols,
        /// How many hit.
        hits: u8,
    },
    /// An .EXE is used (AE-21).
    Executed {
        /// The model.
        model: ModelId,
        /// The place of the .EXE on its card.
        exe: u8,
        /// CS spent.
        cost: u8,
        /// Its target, unless it has none or that is still to be chosen.
        target: Option<ModelId>,
    },
    /// The target of an .EXE is chosen (AE-21).
    Aimed {
        /// The model that uses it.
        model: ModelId,
        /// The place of the .EXE on its card.
        exe: u8,
        /// Its target.
        target: ModelId,
    },
    /// A player skips what an effect would let them choose.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A disruption is used or skipped (AE-57).
    Disrupts {
        /// The attacker.
        model: ModelId,
        /// Whether it is used.
        used: bool,
    },
    /// A safeguard happens (AE-56).
    Safeguards {
        /// The model.
        model: ModelId,
    },
    /// A deletion effect happens (AE-55).
    DeletionEffect {
        /// The program.
        slot: Slot,
    },
    /// A model spends its activation on downloading (AE-122).
    Downloads {
        /// The model.
        model: ModelId,
    },
    /// A model takes the cache: its download is done, or it picks it up (AE-122).
    CacheTaken {
        /// The model.
        model: ModelId,
    },
    /// The cache is dropped (AE-122).
    CacheDropped {
        /// Where.
        square: Square,
    },
    /// A model leaves the server with the cache (AE-122).
    LeftWithCache {
        /// The model.
        model: ModelId,
    },
    /// A model, or a linked program, ends its activation (AE-20).
    Ended {
        /// The model.
        model: ModelId,
        /// CS that were left.
        lost: u8,
    },
    /// A side re-calibrates (AE-80, AE-81).
    Recalibrates {
        /// Who.
        seat: Seat,
        /// Which re-calibration of this side it is, from 1.
        time: u8,
    },
    /// Points scored during the match (AE-124).
    Scored {
        /// Who.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// The match is over.
    Over {
        /// Who won; nobody in a tie.
        winner: Option<Seat>,
        /// Why it is over.
        why: EndReason,
        /// The points of each seat.
        points: [u8; 2],
    },
}
