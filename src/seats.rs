//! Who plays at a seat: a person, or a bot of a level.

use std::fmt;
use std::str::FromStr;

use crate::t;
use serde::{Deserialize, Serialize};

/// The longest name or title that is kept, in characters.
const LONGEST: usize = 80;

/// How strong a bot plays. The levels differ in what they know and in how long they think.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Takes any legal action.
    Random,
    /// Looks at what an action brings at once, and misjudges it now and then.
    Easy,
    /// Knows what a position is worth, and does not look far ahead.
    Normal,
    /// Knows what a position is worth and searches for as long as it may.
    Hard,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Easy, Self::Normal, Self::Hard];

    /// The name on the command line and in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
        }
    }

    /// The level in the language that is chosen.
    #[must_use]
    pub fn label(self) -> String {
        t!("level", level = self.name())
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No level has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", t!("seat-unknown-level", level = .0.as_str()))]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

/// Who decides for a seat. In text: `human`, `bot:hard`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Player {
    /// Somebody at the table.
    Human,
    /// A bot of this level.
    Bot(Level),
}

impl Player {
    /// The level of a bot.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Human => None,
            Self::Bot(level) => Some(level),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.strip_prefix("bot:") {
            Some(level) => level.parse::<Level>().map(Self::Bot).map_err(|error| error.to_string()),
            None if text == "human" => Ok(Self::Human),
            None => Err(t!("seat-unknown", text = text)),
        }
    }
}

impl From<Player> for String {
    fn from(player: Player) -> Self {
        player.to_string()
    }
}

impl TryFrom<String> for Player {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// A seat's player and name. In text: `human`, `bot:hard`, or with a name `Ann=human`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatSpec {
    /// The name in log and prompts; empty for "Player 1", "Bot 2" by the place at the table.
    #[serde(default)]
    pub name: String,
    /// Who decides.
    pub player: Player,
}

impl SeatSpec {
    /// Somebody at the table, without a name of their own.
    #[must_use]
    pub const fn human() -> Self {
        Self { name: String::new(), player: Player::Human }
    }

    /// A bot, without a name of its own.
    #[must_use]
    pub const fn bot(level: Level) -> Self {
        Self { name: String::new(), player: Player::Bot(level) }
    }

    /// The same player with a name; what can't be shown on one line is left out.
    #[must_use]
    pub fn named(self, name: &str) -> Self {
        Self { name: one_line(name), ..self }
    }

    /// Bots at every one of `seats` seats.
    #[must_use]
    pub fn bots(seats: u8, level: Level) -> Vec<Self> {
        vec![Self::bot(level); usize::from(seats)]
    }

    /// This seat as it sits at place `at` (from 0): with a clean name, the default one if it has none.
    #[must_use]
    pub(crate) fn seated(&self, at: usize) -> Self {
        let name = one_line(&self.name);
        if !name.is_empty() {
            return Self { name, player: self.player };
        }
        let name = match self.player {
            Player::Human => t!("seat-player", number = at + 1),
            Player::Bot(_) => t!("seat-bot-number", number = at + 1),
        };
        Self { name, player: self.player }
    }
}

impl fmt::Display for SeatSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.name.is_empty() { self.player.fmt(f) } else { write!(f, "{}={}", self.name, self.player) }
    }
}

impl FromStr for SeatSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, player) = text.rsplit_once('=').unwrap_or(("", text));
        Ok(Self { name: one_line(name), player: player.parse()? })
    }
}

/// A name or title as it is kept: one line of visible text, not too long.
pub(crate) fn one_line(text: &str) -> String {
    let visible: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    visible.trim().chars().take(LONGEST).collect::<String>().trim_end().to_owned()
}
