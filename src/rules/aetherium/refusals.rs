//! Why something is not allowed, in words.

use super::choices::Wanted;
use super::content::{Aim, Marker, Side, aim_words};
use super::frames::Frame;
use super::movement::Barrier;
use super::schemas::Obstacle;
use super::shapes::Uplink;
use super::sight::Unseen;
use super::table::Table;
use super::words::program_words;
pub(super) use crate::rules::components::expect;
use crate::rules::game::Refusal;
use crate::text::say;
use crate::{key, t};

/// What is found about an action.
pub(super) type Judgement = Result<(), Why>;

/// Why an action is not allowed; the words are made only when they are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
    /// The match is over.
    Over,
    /// There is no such seat.
    NoSeat,
    /// Others are waited for.
    NotYou,
    /// Nothing of this kind can be done with the active model.
    NotNow,
    /// A PAD is ordered now.
    Ordering,
    /// Cards of the PAD are still to be queued.
    NotQueued,
    /// The program is another player's.
    NotYours,
    /// It has no card in the PAD.
    NotInPad,
    /// Its card is queued already.
    Queued,
    /// Schemas are placed now.
    PlaceSchemas,
    /// All schemas lie.
    NotPlacing,
    /// The schema would not lie wholly on the server.
    OffServer,
    /// It would lie on another one.
    OnSchema,
    /// It would touch another one.
    TooNear,
    /// Entry tokens are placed now.
    PlaceTokens,
    /// There is no pylon, or an own token is there.
    TokenPlace,
    /// The token of this symbol lies already.
    TokenPlaced,
    /// Simultaneous effects are to be ordered.
    Simultaneous,
    /// A square is to be chosen for a caught model.
    Caught,
    /// That square is not among the nearest.
    CaughtPlace,
    /// A model of a linked program is to be chosen that goes.
    Lose,
    /// A model of a linked program is to be chosen that finds no place.
    WithoutPlace,
    /// A mate is to be placed.
    Mates,
    /// Another mate is placed first.
    OtherMate,
    /// The square is not free or not next to the model that moved.
    MatePlace,
    /// A model of the segmented program is to be chosen.
    ChooseModel,
    /// That model has acted or is gone.
    HasActed,
    /// The model is not active.
    NotActive,
    /// Another model is placed first.
    OtherModel,
    /// No program comes in now.
    NotEntering,
    /// There is no room for the program.
    NoRoomToEnter,
    /// The model cannot come in there.
    EntryPlace,
    /// The program can come in, and so it has to.
    MustEnter,
    /// The program is not on the server yet.
    NotEnteredYet,
    /// The other models of the linked program come in first.
    HalfEntered,
    /// The model is not on the server.
    NotOnServer,
    /// Another model of the linked program moves.
    OtherMover,
    /// The movement of the linked program is over.
    MovementOver,
    /// The movement of the linked program is to be ended first.
    LinkedMoves,
    /// Linked programs do not turn on the spot.
    LinkedTurns,
    /// Nothing moves.
    NothingMoves,
    /// The model can't stay where it is.
    MustGoOn,
    /// It faces that way already.
    FacesSo,
    /// A step is not possible.
    Barrier(Barrier),
    /// A marker forbids it.
    Marker(Marker),
    /// Overclocked as far as its OC goes, which this is.
    Overclocked(u8),
    /// The activation is given to downloading.
    Downloading,
    /// Something has been done in this activation.
    ActivationUsed,
    /// The cache is not in the node.
    NoCacheInNode,
    /// The model is not, or was not, next to the node.
    NotBesideCache,
    /// The cache does not lie on a square.
    CacheNotLying,
    /// The cache is too far away.
    CacheFar,
    /// The model does not carry the cache.
    NoCacheCarried,
    /// The model is not at the edge.
    NotAtEdge,
    /// There is no node or pylon.
    NoUplink,
    /// The program captures nothing.
    NeverCaptures,
    /// The node or pylon is not adjacent.
    CaptureFar(Uplink),
    /// It is one's own already.
    CapturedAlready(Uplink),
    /// There is no such schema.
    NoSchema,
    /// The enemy controls its node or pylon.
    SchemaHeld,
    /// Something is in the way of a schema.
    Obstacle(Obstacle),
    /// The program has no attack.
    NoAttack,
    /// Its attacks are used up.
    HasAttacked,
    /// Only enemies are attacked.
    NoEnemy,
    /// The target is not on the server.
    TargetGone,
    /// The target is not seen.
    Unseen(Unseen),
    /// The target is out of reach for melee.
    MeleeFar { omni: bool },
    /// The target is out of range.
    RangeFar { range: u8, distance: u8 },
    /// An enemy stands next to the model that would shoot.
    EnemyBeside,
    /// There is no such .EXE on the data card.
    NoExe,
    /// The .EXE has been used.
    ExeUsed,
    /// There is nothing an .EXE could target.
    NoTarget(Aim),
    /// The target of an .EXE is on the wrong side.
    WrongSide(Side),
    /// The target of an .EXE is not on the server.
    AimGone,
    /// The target of an .EXE is too far away.
    AimFar { range: u8, distance: u8 },
    /// Texts do not move omni models.
    OmniStays,
    /// The disruption has to be used or skipped first.
    Disruption,
    /// The player of a text is to choose something.
    TextAsks(Wanted),
    /// What was chosen does not fit.
    TextForbids(Wanted),
    /// Too few CS.
    Cs { need: u8, left: u8 },
    /// Too little RAM.
    Ram { need: u8, left: u8, rule: &'static str },
}

/// What a marker bars, as texts choose by it (AE-102).
const fn barred(marker: Marker) -> &'static str {
    match marker {
        Marker::Lag => "move",
        Marker::Stun => "attack",
        Marker::Interference => "exe",
        Marker::CapacitorPurge => "overclock",
        Marker::Burnout | Marker::Inefficiency | Marker::Rattled => "other",
    }
}

/// A side, as texts choose by it.
const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Enemy => "enemy",
        Side::Friend => "own",
        Side::Any => "any",
    }
}

impl Why {
    /// The refusal, in the words of the match.
    pub(super) fn refusal(self, table: &Table) -> Refusal {
        match self {
            Self::Barrier(barrier) => barrier.refusal(),
            Self::Obstacle(obstacle) => obstacle.refusal(),
            Self::Unseen(unseen) => unseen.refusal(),
            Self::TextAsks(wanted) => wanted.asked(),
            Self::TextForbids(wanted) => wanted.forbidden(),
            Self::Cs { need, left } => Refusal::new("AE-20", t!("ae-refuse-cs", need = need, left = left)),
            Self::Ram { need, left, rule } => Refusal::new(rule, t!("ae-refuse-ram", need = need, left = left)),
            Self::Overclocked(most) => Refusal::new("AE-70", t!("ae-refuse-overclocked", most = most)),
            Self::CaptureFar(kind) => Refusal::new("AE-22", t!("ae-refuse-capture-far", kind = kind.name())),
            Self::CapturedAlready(kind) => Refusal::new("AE-22", t!("ae-refuse-captured-already", kind = kind.name())),
            Self::Marker(marker) => Refusal::new("AE-102", t!("ae-refuse-marker", barred = barred(marker), marker = marker.label())),
            Self::MustGoOn if table.program(table.active.unit).is_omni() => Refusal::new("AE-113", t!("ae-refuse-must-go-on-omni")),
            Self::WithoutPlace => {
                let rule = if matches!(table.frame(), Some(Frame::Caught { .. })) { "AE-74" } else { "AE-111" };
                Refusal::new(rule, t!("ae-refuse-without-place"))
            }
            Self::RangeFar { range, distance } => Refusal::new("AE-44", t!("ae-refuse-range-far", distance = distance, range = range)),
            Self::AimFar { range, distance } => Refusal::new("AE-21", t!("ae-refuse-exe-far", distance = distance, range = range)),
            Self::NoTarget(aim) => Refusal::new("AE-21", t!("ae-refuse-no-target", target = aim_words(aim))),
            Self::WrongSide(side) => Refusal::new("AE-21", t!("ae-refuse-wrong-side", side = side_name(side))),
            Self::NotActive => Refusal::new("AE-20", t!("ae-refuse-not-active", program = program_words(table, table.active.slot))),
            _ => {
                let (rule, key) = self.plain();
                Refusal::new(rule, say(key, &[]))
            }
        }
    }

    /// Rule and message of those that need no figures.
    const fn plain(self) -> (&'static str, &'static str) {
        match self {
            Self::Over => ("AE-13", key!("ae-refuse-over")),
            Self::NoSeat => ("AE-1", key!("ae-refuse-no-seat")),
            Self::NotYou => ("AE-11", key!("ae-refuse-not-you")),
            Self::Ordering => ("AE-10", key!("ae-refuse-ordering")),
            Self::NotQueued => ("AE-10", key!("ae-refuse-not-queued")),
            Self::NotYours => ("AE-10", key!("ae-refuse-not-yours")),
            Self::NotInPad => ("AE-13", key!("ae-refuse-not-in-pad")),
            Self::Queued => ("AE-10", key!("ae-refuse-queued")),
            Self::PlaceSchemas => ("AE-120", key!("ae-refuse-place-schemas")),
            Self::NotPlacing => ("AE-120", key!("ae-refuse-not-placing")),
            Self::OffServer => ("AE-1", key!("ae-refuse-off-server")),
            Self::OnSchema => ("AE-1", key!("ae-refuse-on-schema")),
            Self::TooNear => ("AE-120", key!("ae-refuse-too-near")),
            Self::PlaceTokens => ("AE-123", key!("ae-refuse-place-tokens")),
            Self::TokenPlace => ("AE-123", key!("ae-refuse-token-place")),
            Self::TokenPlaced => ("AE-123", key!("ae-refuse-token-placed")),
            Self::Simultaneous => ("AE-15", key!("ae-refuse-simultaneous")),
            Self::Caught => ("AE-74", key!("ae-refuse-caught")),
            Self::CaughtPlace => ("AE-74", key!("ae-refuse-caught-place")),
            Self::Lose => ("AE-112", key!("ae-refuse-lose")),
            Self::OtherMate => ("AE-111", key!("ae-refuse-other-mate")),
            Self::Mates => ("AE-111", key!("ae-refuse-mates")),
            Self::MatePlace => ("AE-111", key!("ae-refuse-mate-place")),
            Self::ChooseModel => ("AE-110", key!("ae-refuse-choose-model")),
            Self::HasActed => ("AE-110", key!("ae-refuse-has-acted")),
            Self::OtherModel => ("AE-14", key!("ae-refuse-other-model")),
            Self::NotEntering => ("AE-14", key!("ae-refuse-not-entering")),
            Self::NoRoomToEnter => ("AE-14", key!("ae-refuse-no-room-to-enter")),
            Self::EntryPlace => ("AE-14", key!("ae-refuse-entry-place")),
            Self::MustEnter => ("AE-14", key!("ae-refuse-must-enter")),
            Self::NotEnteredYet => ("AE-14", key!("ae-refuse-not-entered-yet")),
            Self::HalfEntered => ("AE-14", key!("ae-refuse-half-entered")),
            Self::NotOnServer => ("AE-14", key!("ae-refuse-not-on-server")),
            Self::OtherMover => ("AE-111", key!("ae-refuse-other-mover")),
            Self::MovementOver => ("AE-111", key!("ae-refuse-movement-over")),
            Self::LinkedMoves => ("AE-111", key!("ae-refuse-linked-moves")),
            Self::LinkedTurns => ("AE-111", key!("ae-refuse-linked-turns")),
            Self::NothingMoves => ("AE-111", key!("ae-refuse-nothing-moves")),
            Self::MustGoOn => ("AE-100", key!("ae-refuse-must-go-on")),
            Self::FacesSo => ("AE-31", key!("ae-refuse-faces-so")),
            Self::Downloading => ("AE-122", key!("ae-refuse-downloading")),
            Self::ActivationUsed => ("AE-122", key!("ae-refuse-activation-used")),
            Self::NoCacheInNode => ("AE-122", key!("ae-refuse-no-cache-in-node")),
            Self::NotBesideCache => ("AE-122", key!("ae-refuse-not-beside-cache")),
            Self::CacheNotLying => ("AE-122", key!("ae-refuse-cache-not-lying")),
            Self::CacheFar => ("AE-122", key!("ae-refuse-cache-far")),
            Self::NoCacheCarried => ("AE-122", key!("ae-refuse-no-cache-carried")),
            Self::NotAtEdge => ("AE-122", key!("ae-refuse-not-at-edge")),
            Self::NoAttack => ("AE-50", key!("ae-refuse-no-attack")),
            Self::HasAttacked => ("AE-50", key!("ae-refuse-has-attacked")),
            Self::NoEnemy => ("AE-50", key!("ae-refuse-no-enemy")),
            Self::TargetGone => ("AE-41", key!("ae-refuse-target-gone")),
            Self::MeleeFar { omni: false } => ("AE-44", key!("ae-refuse-melee-far")),
            Self::MeleeFar { omni: true } => ("AE-113", key!("ae-refuse-melee-far-omni")),
            Self::EnemyBeside => ("AE-44", key!("ae-refuse-enemy-beside")),
            Self::NoExe => ("AE-21", key!("ae-refuse-no-exe")),
            Self::ExeUsed => ("AE-21", key!("ae-refuse-exe-used")),
            Self::AimGone => ("AE-21", key!("ae-refuse-target-gone")),
            Self::OmniStays => ("AE-113", key!("ae-refuse-omni-stays")),
            Self::Disruption => ("AE-57", key!("ae-refuse-disruption")),
            Self::NoUplink => ("AE-22", key!("ae-refuse-no-uplink")),
            Self::NeverCaptures => ("AE-103", key!("ae-refuse-never-captures")),
            Self::NoSchema => ("AE-71", key!("ae-refuse-no-schema")),
            Self::SchemaHeld => ("AE-71", key!("ae-refuse-schema-held")),
            _ => ("AE-20", key!("ae-refuse-not-now")),
        }
    }
}
