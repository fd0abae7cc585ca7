//! Why something is not allowed, in words.

use std::borrow::Cow;

use super::choices::Wanted;
use super::content::{Aim, Marker, Side, aim_words};
use super::frames::Frame;
use super::movement::Barrier;
use super::schemas::Obstacle;
use super::shapes::Uplink;
use super::sight::Unseen;
use super::table::Table;
pub(super) use crate::rules::components::expect;
use crate::rules::game::Refusal;

/// What is found about an action.
pub(super) type Judgement = Result<(), Why>;

/// Why an action is not allowed; the words are made only when somebody wants to read them.
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
    /// The model may not stay where it is.
    MustGoOn,
    /// It looks there already.
    FacesSo,
    /// A step is not possible.
    Barrier(Barrier),
    /// A marker forbids it.
    Marker(Marker),
    /// Overclocked as often as it can be.
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
    /// An enemy stands next to who would shoot.
    EnemyBeside,
    /// There is no such .EXE on the data card.
    NoExe,
    /// The .EXE has been used.
    ExeUsed,
    /// There is nothing an .EXE could be aimed at.
    NoTarget(Aim),
    /// An .EXE is aimed at the wrong side.
    WrongSide(Side),
    /// The target of an .EXE is not on the server.
    AimGone,
    /// The target of an .EXE is too far away.
    AimFar { range: u8, distance: u8 },
    /// Texts do not move omni models.
    OmniStays,
    /// The disruption is to be used or declined.
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

impl Why {
    /// The refusal, in the words of the match.
    pub(super) fn refusal(self, table: &Table) -> Refusal {
        match self {
            Self::Barrier(barrier) => barrier.refusal(),
            Self::Obstacle(obstacle) => obstacle.refusal(),
            Self::Cs { need, left } => Refusal::new("AE-20", format!("This costs {need} CS; you have {left} left.")),
            Self::Ram { need, left, rule } => Refusal::new(rule, format!("This costs {need} RAM, and your gauge shows {left}.")),
            Self::Overclocked(0) => Refusal::new("AE-70", "This program cannot be overclocked."),
            Self::Overclocked(most) => Refusal::new("AE-70", format!("Its OC is {most}, and it has been overclocked as often.")),
            Self::CaptureFar(kind) => Refusal::new("AE-22", format!("The {} is not adjacent to this model.", kind.name())),
            Self::CapturedAlready(kind) => Refusal::new("AE-22", format!("You control this {} already.", kind.name())),
            Self::Marker(marker) => Refusal::new("AE-102", format!("{}: it can't do that in this activation.", marker.label())),
            Self::MustGoOn if table.program(table.active.unit).is_omni() => {
                Refusal::new("AE-113", "The model stands on two schemas: it has to move on before anything else.")
            }
            Self::WithoutPlace => {
                let rule = if matches!(table.frame(), Some(Frame::Caught { .. })) { "AE-74" } else { "AE-111" };
                Refusal::new(rule, "There is no room for all models of the linked program: choose which one is deleted.")
            }
            Self::Unseen(unseen) => unseen.refusal(),
            Self::RangeFar { range, distance } => {
                Refusal::new("AE-44", format!("The target is {distance} squares away, and the attack reaches {range}."))
            }
            Self::AimFar { range, distance } => {
                Refusal::new("AE-21", format!("The target is {distance} squares away, and the .EXE reaches {range}."))
            }
            Self::NoTarget(aim) => Refusal::new("AE-21", format!("There is nothing to aim it at: it needs {}.", aim_words(aim))),
            Self::TextAsks(wanted) => wanted.asked(),
            Self::TextForbids(wanted) => wanted.forbidden(),
            Self::NotActive => {
                let name = table.card(table.active.slot).map_or("another program", |program| program.name.as_str());
                Refusal::new("AE-20", format!("Only models of the active program act: it is {name}."))
            }
            _ => {
                let (rule, text) = self.plain();
                Refusal::new(rule, Cow::Borrowed(text))
            }
        }
    }

    /// Rule and sentence of those that need no figures.
    const fn plain(self) -> (&'static str, &'static str) {
        match self {
            Self::Over => ("AE-13", "The match is over."),
            Self::NoSeat => ("AE-1", "There is no such seat at this table."),
            Self::NotYou => ("AE-11", "It is not for you to act now."),
            Self::Ordering => ("AE-10", "Now you order your PAD: queue its cards one by one."),
            Self::NotQueued => ("AE-10", "There are cards of your PAD that you have not queued yet."),
            Self::NotYours => ("AE-10", "That program is not yours."),
            Self::NotInPad => ("AE-13", "That program has no card in your PAD."),
            Self::Queued => ("AE-10", "That card is queued already."),
            Self::PlaceSchemas => ("AE-120", "Place the next schema first."),
            Self::NotPlacing => ("AE-120", "All schemas of the operation lie on the server."),
            Self::OffServer => ("AE-1", "The schema would not lie wholly on the server."),
            Self::OnSchema => ("AE-1", "Schemas never overlap."),
            Self::TooNear => ("AE-120", "Between two schemas at least one square of noise is left."),
            Self::PlaceTokens => ("AE-123", "Place an entry token by a pylon first."),
            Self::TokenPlace => ("AE-123", "A token goes to a pylon at which none of your own lies."),
            Self::TokenPlaced => ("AE-123", "There is one token of each symbol, and that one is placed."),
            Self::Simultaneous => ("AE-15", "Choose which of the simultaneous effects comes first."),
            Self::Caught => ("AE-74", "Choose a square for the model that the schema has caught."),
            Self::CaughtPlace => ("AE-74", "The model goes to one of the nearest unoccupied squares of that schema."),
            Self::Lose => ("AE-112", "Choose which model of the linked program goes."),
            Self::OtherMate => ("AE-111", "Place the models in the order of their numbers: another one comes first."),
            Self::Mates => ("AE-111", "Place the other models of the linked program next to the one that moved."),
            Self::MatePlace => ("AE-111", "It materializes on an unoccupied square adjacent to the model that moved."),
            Self::ChooseModel => ("AE-110", "Choose the model of the segmented program that acts next."),
            Self::HasActed => ("AE-110", "That model has been active in this activation, or it is gone."),
            Self::OtherModel => ("AE-14", "Another model of the program is placed first."),
            Self::NotEntering => ("AE-14", "No program comes onto the server now."),
            Self::NoRoomToEnter => ("AE-14", "There are not enough free squares for all models of this program."),
            Self::EntryPlace => (
                "AE-14",
                "A program comes in on an open square beside a starting node or pylon you control; beside another you control \
                 if you hold no such one; and without any on noise at your own edge.",
            ),
            Self::MustEnter => ("AE-14", "The program can be placed, so it has to come in."),
            Self::NotEnteredYet => ("AE-14", "The program is not on the server yet: place it, or manipulate schemas first."),
            Self::HalfEntered => ("AE-14", "First place the other models of this program."),
            Self::NotOnServer => ("AE-14", "The model is not on the server."),
            Self::OtherMover => ("AE-111", "Only the model that has begun to move moves on."),
            Self::MovementOver => ("AE-111", "A linked program moves in one go, and that movement is over."),
            Self::LinkedMoves => ("AE-111", "First end the movement of the linked program."),
            Self::LinkedTurns => ("AE-111", "A linked program does not turn without moving a square."),
            Self::NothingMoves => ("AE-111", "No linked program is on the move."),
            Self::MustGoOn => ("AE-100", "The model flies over something and has to move on before anything else."),
            Self::FacesSo => ("AE-31", "It looks there already."),
            Self::Downloading => ("AE-122", "This activation is given to downloading; nothing but schemas can be moved."),
            Self::ActivationUsed => ("AE-122", "Downloading takes the whole activation, and a part of it has been used."),
            Self::NoCacheInNode => ("AE-122", "There is no cache in a node."),
            Self::NotBesideCache => ("AE-122", "Only a model that begins its activation next to the node, and stays there, downloads."),
            Self::CacheNotLying => ("AE-122", "The cache does not lie on the server."),
            Self::CacheFar => ("AE-122", "The cache lies neither on the model's own square nor on an adjacent one."),
            Self::NoCacheCarried => ("AE-122", "The model does not carry the cache."),
            Self::NotAtEdge => ("AE-122", "The model does not stand at the edge of the server."),
            Self::NoAttack => ("AE-50", "This program has no attack profile, so it does not attack."),
            Self::HasAttacked => ("AE-50", "One attack per activation, and it has been made."),
            Self::NoEnemy => ("AE-50", "Only enemy models are attacked."),
            Self::TargetGone => ("AE-41", "The target is not on the server."),
            Self::MeleeFar { omni: false } => ("AE-44", "Melee reaches adjacent models only."),
            Self::MeleeFar { omni: true } => ("AE-113", "The melee of an omni model reaches one square further than adjacent."),
            Self::EnemyBeside => ("AE-44", "It does not shoot while an enemy model is adjacent to it."),
            Self::NoExe => ("AE-21", "There is no such .EXE on its data card."),
            Self::ExeUsed => ("AE-21", "This .EXE has been used in this activation."),
            Self::WrongSide(Side::Enemy) => ("AE-21", "This .EXE is aimed at enemy models."),
            Self::WrongSide(Side::Friend) => ("AE-21", "This .EXE is aimed at another model of your own."),
            Self::WrongSide(Side::Any) => ("AE-21", "This .EXE is aimed at another model."),
            Self::AimGone => ("AE-21", "The target is not on the server."),
            Self::OmniStays => ("AE-113", "An omni model is not moved by texts."),
            Self::Disruption => ("AE-57", "Say first whether the disruption is used."),
            Self::NoUplink => ("AE-22", "There is neither a node nor a pylon on that schema."),
            Self::NeverCaptures => ("AE-103", "No Uplink: this program captures nothing."),
            Self::NoSchema => ("AE-71", "There is no such schema on the server."),
            Self::SchemaHeld => ("AE-71", "The enemy controls the node or pylon of that schema."),
            _ => ("AE-20", "The active model cannot do that."),
        }
    }
}
