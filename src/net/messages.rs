//! The messages of the protocol (`docs/network.md`).

use std::collections::BTreeMap;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::matches::Bytes32;
use crate::rules::game::{Seat, Setup};
use crate::seats::{Level, Player};
use crate::t;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// The longest message of a client, in bytes.
pub const LONGEST: usize = 64 << 10;

/// What a client calls a message, to know the answer by.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Id {
    /// A number.
    Number(i64),
    /// A text.
    Text(String),
}

/// What people may say at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Chat {
    /// Ready phrases and text of their own.
    #[default]
    Free,
    /// Ready phrases.
    Phrases,
    /// Nothing.
    Off,
}

/// The longest bank of a clock, in seconds: a week.
const LONGEST_BANK: u32 = 7 * 24 * 3600;

/// How much time players have. Whoever has none left does not lose by it, but the others may vote for a bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockRules {
    /// What a seat has at first, and at most, in seconds.
    pub bank: u32,
    /// What a seat gets whenever the match begins to wait for it, in seconds.
    #[serde(default)]
    pub credit: u32,
}

impl ClockRules {
    /// The nearest clock that can be had.
    #[must_use]
    pub fn within_limits(self) -> Self {
        let bank = self.bank.clamp(1, LONGEST_BANK);
        Self { bank, credit: self.credit.min(bank) }
    }
}

impl FromStr for ClockRules {
    type Err = String;

    /// Reads `600` or `600+15`.
    fn from_str(text: &str) -> Result<Self, String> {
        let (bank, credit) = text.split_once('+').unwrap_or((text, "0"));
        match (bank.parse(), credit.parse()) {
            (Ok(bank), Ok(credit)) if (Self { bank, credit }).within_limits() == (Self { bank, credit }) => Ok(Self { bank, credit }),
            _ => Err(t!("cli-clock-form", most = LONGEST_BANK.to_string())),
        }
    }
}

/// What is settled about a table when it is made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TableRules {
    /// How many turns later spectators see everything.
    pub delay: u32,
    /// What people may say.
    pub chat: Chat,
    /// How long the table waits for responses that nobody has to give, in milliseconds.
    pub pace: u32,
    /// How long a player can be away before the others may vote for a bot, in seconds.
    pub grace: u32,
    /// How much time players have; none if nobody counts it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockRules>,
    /// Whether the seed is made of random bytes of everybody, and the match can be checked afterwards.
    pub sealed: bool,
}

impl Default for TableRules {
    fn default() -> Self {
        Self { delay: 0, chat: Chat::Free, pace: 1000, grace: 60, clock: None, sealed: false }
    }
}

/// What a player asks the others for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Wish {
    /// To take back their own last action.
    Undo,
    /// That nobody acts for a while.
    Pause,
    /// To go on.
    Resume,
    /// That a bot plays for a player who is away or out of time.
    Bot,
    /// Their own seat, for which a bot plays.
    Back,
    /// That somebody leaves the table and does not come back.
    Kick,
    /// To end the match.
    End,
}

/// A message of a client.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum Request {
    /// The first one.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the build that the client is made for.
        #[serde(default)]
        build: Option<String>,
        /// The fingerprints of the content that the client is made for, by the ids of the games.
        #[serde(default)]
        content: BTreeMap<String, String>,
        /// The table it comes back to.
        #[serde(default)]
        code: Option<String>,
        /// Its token there.
        #[serde(default)]
        token: Option<String>,
        /// What it has seen there.
        #[serde(default)]
        seq: Option<u64>,
    },
    /// Makes a table.
    Create {
        /// Names the message.
        id: Id,
        /// The game.
        game: String,
        /// Its options.
        #[serde(default)]
        setup: Option<Setup>,
        /// Who plays: people or bots.
        seats: Vec<Player>,
        /// See [`TableRules::delay`].
        #[serde(default)]
        delay: Option<u32>,
        /// See [`TableRules::chat`].
        #[serde(default)]
        chat: Option<Chat>,
        /// See [`TableRules::pace`].
        #[serde(default)]
        pace: Option<u32>,
        /// See [`TableRules::grace`].
        #[serde(default)]
        grace: Option<u32>,
        /// See [`TableRules::clock`].
        #[serde(default)]
        clock: Option<ClockRules>,
        /// See [`TableRules::sealed`].
        #[serde(default)]
        sealed: Option<bool>,
        /// What one has to know besides the code.
        #[serde(default)]
        password: Option<String>,
    },
    /// Takes a seat, or watches.
    Join {
        /// The join code.
        code: String,
        /// The client’s secret.
        token: String,
        /// What the player is called.
        #[serde(default)]
        name: String,
        /// The seat it wants.
        #[serde(default)]
        seat: Option<Seat>,
        /// Whether it watches.
        #[serde(default)]
        watch: bool,
        /// What one has to know besides the code.
        #[serde(default)]
        password: Option<String>,
        /// What it has seen at this table.
        #[serde(default)]
        seq: Option<u64>,
    },
    /// Commits to random bytes, at a table whose deal is sealed.
    Commit {
        /// Names the message.
        id: Id,
        /// The round of the deal.
        round: u32,
        /// The hash of the bytes.
        commitment: Bytes32,
    },
    /// Opens them.
    Open {
        /// Names the message.
        id: Id,
        /// The round of the deal.
        round: u32,
        /// The bytes.
        bytes: Bytes32,
    },
    /// Takes an action.
    Do {
        /// Names the decision.
        id: Id,
        /// What the viewer had seen.
        on: u64,
        /// The action.
        action: Value,
    },
    /// Asks why an action can’t be taken.
    Why {
        /// Names the message.
        id: Id,
        /// The action.
        action: Value,
    },
    /// Asks about the content or the position.
    Query {
        /// Names the message.
        id: Id,
        /// The question.
        what: String,
        /// A field of questions.
        #[serde(default)]
        model: Option<Value>,
        /// A field of questions.
        #[serde(default)]
        target: Option<Value>,
        /// A field of questions.
        #[serde(default)]
        from: Option<Value>,
        /// A field of questions.
        #[serde(default)]
        to: Option<Value>,
        /// A field of questions.
        #[serde(default)]
        square: Option<Value>,
    },
    /// Asks for the rulebook.
    Rulebook {
        /// Names the message.
        id: Id,
    },
    /// Asks for the match file.
    Journal {
        /// Names the message.
        id: Id,
    },
    /// Asks the others for something.
    Ask {
        /// Names the message.
        id: Id,
        /// What for.
        what: Wish,
        /// The seat that it is about.
        #[serde(default)]
        seat: Option<Seat>,
        /// How well the bot plays.
        #[serde(default)]
        level: Option<Level>,
        /// The spectator that it is about.
        #[serde(default)]
        watcher: Option<u64>,
    },
    /// Answers what others ask for.
    Answer {
        /// Names the message.
        id: Id,
        /// The number of the question.
        ask: u64,
        /// Whether they agree.
        yes: bool,
    },
    /// Says that the player was given a hint, which the match file tells afterwards.
    Hint {
        /// Names the message.
        id: Id,
    },
    /// Says something.
    Chat {
        /// Names the message.
        id: Id,
        /// A ready phrase.
        #[serde(default)]
        phrase: Option<String>,
        /// A text of their own.
        #[serde(default)]
        text: Option<String>,
    },
    /// Asks for a sign of life.
    Ping {
        /// Names the message.
        #[serde(default)]
        id: Option<Id>,
    },
    /// Ends the connection.
    Bye {},
}

impl Request {
    /// What the client calls it.
    #[must_use]
    pub const fn id(&self) -> Option<&Id> {
        match self {
            Self::Create { id, .. }
            | Self::Commit { id, .. }
            | Self::Open { id, .. }
            | Self::Do { id, .. }
            | Self::Why { id, .. }
            | Self::Query { id, .. }
            | Self::Rulebook { id }
            | Self::Journal { id }
            | Self::Ask { id, .. }
            | Self::Answer { id, .. }
            | Self::Hint { id }
            | Self::Chat { id, .. } => Some(id),
            Self::Ping { id } => id.as_ref(),
            Self::Hello { .. } | Self::Join { .. } | Self::Bye {} => None,
        }
    }
}

/// A phrase that is ready to be said.
#[derive(Debug, Clone, Serialize)]
pub struct Phrase {
    /// Its key.
    pub phrase: &'static str,
    /// What it says.
    pub text: String,
}

/// A message of the host. Those with states of a match are put together by the table.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Message {
    /// Answers hello.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the host’s build.
        build: &'static str,
        /// The fingerprints of its content, by the ids of the games.
        content: BTreeMap<&'static str, String>,
        /// The language of its texts.
        language: &'static str,
        /// Whether clients may create tables.
        create: bool,
        /// What a client has to keep to.
        limits: Limits,
        /// What can be said at tables.
        phrases: Vec<Phrase>,
        /// The games.
        games: Vec<Value>,
    },
    /// A table was made.
    Created {
        /// Names the message.
        id: Id,
        /// Its join code.
        code: String,
    },
    /// Tells a client where it sits.
    Seated {
        /// The join code.
        code: String,
        /// The seat; none for spectators.
        seat: Option<Seat>,
        /// Whether it is their table.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        host: bool,
    },
    /// It is done.
    Ok {
        /// Names the message.
        id: Id,
        /// What the viewer was shown up to then.
        seq: u64,
    },
    /// It can’t be done.
    Refused {
        /// Names the message.
        id: Id,
        /// The rule that forbids it; empty if it is the table.
        rule: String,
        /// Why.
        text: String,
    },
    /// It was decided before something that matters was shown.
    Stale {
        /// Names the message.
        id: Id,
        /// What the viewer was shown up to now.
        seq: u64,
    },
    /// Answers why.
    Because {
        /// Names the message.
        id: Id,
        /// Whether it is allowed.
        legal: bool,
        /// The rule that forbids it.
        rule: String,
        /// Why.
        text: String,
    },
    /// Answers a question.
    Reply {
        /// Names the message.
        id: Id,
        /// The answer by its name.
        #[serde(flatten)]
        fields: serde_json::Map<String, Value>,
    },
    /// Somebody said something.
    Said {
        /// Their seat; none for spectators.
        seat: Option<Seat>,
        /// Their name.
        name: String,
        /// The key of a ready phrase.
        phrase: Option<&'static str>,
        /// What they said.
        text: String,
    },
    /// A sentence for the reader.
    Notice {
        /// The sentence.
        text: String,
    },
    /// A message that can’t be understood or followed.
    Error {
        /// Names the message, if that much was understood.
        id: Option<Id>,
        /// What is wrong, for programs.
        kind: &'static str,
        /// What is wrong.
        text: String,
    },
    /// A sign of life.
    Pong {
        /// Names the message.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<Id>,
    },
    /// The end of the connection.
    Bye {
        /// Why, for programs.
        kind: &'static str,
        /// Why.
        text: String,
    },
}

/// What a client has to keep to.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Limits {
    /// The longest message, in bytes.
    pub message: usize,
    /// Messages per second on average.
    pub per_second: u32,
}

impl Message {
    /// The message as it is sent.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Something can’t be understood or followed.
    #[must_use]
    pub fn error(id: Option<Id>, kind: &'static str, text: String) -> Self {
        Self::Error { id, kind, text }
    }

    /// Something can’t be done at this table now.
    #[must_use]
    pub fn refused(id: Id, text: String) -> Self {
        Self::Refused { id, rule: String::new(), text }
    }
}
