//! The nouns of the card language: kinds, states, users, cards, items on the stack, amounts, conditions (DW-30 to DW-36,
//! DW-51, DW-70).

use serde::{Deserialize, Serialize};

use crate::rules::components::{IdSet, enum_ids};

/// The four types of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Kind {
    /// .PRG (DW-30).
    #[default]
    Prg,
    /// .DAEMON (DW-31).
    Daemon,
    /// .CONF (DW-32).
    Conf,
    /// .SCRIPT (DW-33).
    Script,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Prg, Self::Daemon, Self::Conf, Self::Script];

    /// As it stands on the card: `.PRG`.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Prg => ".PRG",
            Self::Daemon => ".DAEMON",
            Self::Conf => ".CONF",
            Self::Script => ".SCRIPT",
        }
    }
}

/// The state of a card in play (DW-30 to DW-36).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum CardState {
    /// Issues nothing yet.
    Loading,
    /// May issue.
    #[default]
    Idle,
    /// Has issued.
    Running,
}

impl CardState {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Loading, Self::Idle, Self::Running];

    /// As a player reads it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Loading => "Loading",
            Self::Idle => "Idle",
            Self::Running => "Running",
        }
    }
}

/// The five steps of a turn (DW-10 to DW-14), as card texts name them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TurnStep {
    /// Init (DW-10).
    Init,
    /// Memory Cleanup (DW-11).
    MemoryCleanup,
    /// Setup (DW-12).
    Setup,
    /// Run (DW-13).
    Run,
    /// Exit (DW-14).
    Exit,
}

impl TurnStep {
    /// All of them in order.
    pub const ALL: [Self; 5] = [Self::Init, Self::MemoryCleanup, Self::Setup, Self::Run, Self::Exit];

    /// As a player reads it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Init => "Init",
            Self::MemoryCleanup => "Memory Cleanup",
            Self::Setup => "Setup",
            Self::Run => "Run",
            Self::Exit => "Exit",
        }
    }
}

enum_ids!(Kind => "Kinds", CardState => "States", Harm => "Harms");

/// Some kinds of cards.
pub type Kinds = IdSet<Kind>;

/// Some states of cards.
pub type States = IdSet<CardState>;

/// Some harms that a card can be protected from.
pub type Harms = IdSet<Harm>;

/// What a card can be protected from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Harm {
    /// *kill*.
    Kill,
    /// *reload*.
    Reload,
    /// *suspend*.
    Suspend,
    /// *take control*.
    Control,
    /// *inject*.
    Inject,
    /// To be targeted by anyone except its controller.
    Target,
}

impl Harm {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Kill, Self::Reload, Self::Suspend, Self::Control, Self::Inject, Self::Target];
}

/// Whose something is, seen from the controller of the card, or the issuer of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Whose {
    /// Anyone's.
    #[default]
    Any,
    /// The player's own.
    You,
    /// Another player's.
    Others,
    /// That of the player on whose desktop the card with this text lies (DW-35).
    Here,
}

/// Players that a text affects. If there are several, they come in turn, the current player first, then clockwise (DW-52).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Who {
    /// The issuer of the text, or the controller of the card whose effect it is.
    You,
    /// All other players.
    Others,
    /// All players.
    Everybody,
    /// The player chosen as this target, counted from 0; for a card or item, its controller or issuer.
    Target(u8),
    /// The owner of the card chosen as this target.
    Owner(u8),
    /// The player on whose desktop the card with this text lies (DW-35).
    Here,
    /// The player whose turn it is.
    Current,
    /// The player the trigger is about.
    Subject,
    /// In an amount: each player the verb works on, one by one.
    Them,
}

/// Cards in play that fit everything given here; what is left out does not matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Cards {
    /// Of one of these kinds.
    pub kinds: Kinds,
    /// In one of these states (DW-36).
    pub states: States,
    /// Who controls it.
    pub of: Whose,
    /// Who owns it.
    pub owned: Whose,
    /// On whose desktop it lies: `You` is the desktop where the card with this text lies, and that of its issuer for a
    /// script; `Others` is any but that (DW-35).
    pub at: Whose,
    /// Only a card that does not lie on its controller's desktop.
    pub injected: bool,
    /// Not the card with this text itself.
    pub besides: bool,
    /// Of at most this base cost.
    pub cost: Option<u8>,
}

impl Default for Cards {
    fn default() -> Self {
        let any = Whose::default();
        Self { kinds: Kinds::ALL, states: States::ALL, of: any, owned: any, at: any, injected: false, besides: false, cost: None }
    }
}

/// Cards in play that a verb or an effect works on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Which {
    /// The card with this text. For a lent command it is the card that issued it.
    This,
    /// The .PRG to which this .CONF is attached.
    Host,
    /// The card chosen as this target, counted from 0.
    Target(u8),
    /// The card the trigger is about.
    Subject,
    /// All cards that fit.
    All(Cards),
}

/// What an item on the stack is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ItemKind {
    /// A command or a script.
    #[default]
    Any,
    /// A command.
    Command,
    /// A script.
    Script,
}

/// Items on the stack that fit everything given here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Items {
    /// Commands, scripts, or both.
    pub kind: ItemKind,
    /// Who issued it.
    pub by: Whose,
}

/// An item on the stack that a verb works on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum WhichItem {
    /// The item chosen as this target, counted from 0.
    Target(u8),
    /// The item the trigger is about.
    Subject,
    /// All items that fit, except this one.
    All(Items),
}

/// A number of the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum What {
    /// The □ that the issuer chose (DW-22).
    X,
    /// The number the trigger is about: cards wiped, drawn, discarded, points throttled.
    Event,
    /// Cards in play that fit.
    Cards(Cards),
    /// Cards in hand, of several players together.
    Hand(Who),
    /// Cards in the drive.
    Drive(Who),
    /// Cards in the trash.
    Trash(Who),
    /// Free Memory Points.
    Free(Who),
    /// Allocated Memory Points.
    Allocated(Who),
    /// Items on the stack; this one counts once it is there.
    Stack,
}

/// How much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Amount {
    /// This number.
    N(u8),
    /// As much as there is.
    All,
    /// The □.
    X,
    /// Half the □, rounded (DW-70).
    HalfX,
    /// A count.
    Count(What),
    /// Half a count, rounded (DW-70).
    Half(What),
    /// A count and this many more, or fewer.
    Plus(What, i8),
    /// This many times a count.
    Times(What, u8),
}

/// A condition (DW-51).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Condition {
    /// At least this many.
    AtLeast(What, u8),
    /// At most this many.
    AtMost(What, u8),
    /// More of the first than of the second.
    More(What, What),
    /// It is the player's own turn.
    YourTurn,
    /// It is another player's turn.
    OthersTurn,
    /// The card with this text is in one of these states. For a command this is checked only on issuing.
    State(States),
    /// The card with this text does not lie on its controller's desktop.
    Injected,
    /// The trigger is about the player on whose desktop the card with this text lies (DW-35).
    SubjectHere,
}
