//! The arguments that set up a match, shared by the subcommands.

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use clap::builder::PossibleValuesParser;

use super::Failure;
use crate::bots::{Budget, Level};
use crate::games::{IDS, Visitor, with_game};
use crate::matches::{Player, SeatSpec};
use crate::rules::content::Content;
use crate::rules::game::{Game, Seat, Setup, Viewer};
use crate::shards::Shard;
use crate::t;

/// What a match is set up with.
#[derive(Debug, Args)]
pub(super) struct MatchArguments {
    /// The game.
    #[arg(value_parser = PossibleValuesParser::new(IDS))]
    pub game: String,
    /// Who plays, seat by seat.
    #[arg(long = "seat", value_name = "PLAYER")]
    pub seats: Vec<SeatSpec>,
    /// The random seed.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = seed)]
    pub seed: Option<u64>,
    /// Options of the game that differ from their defaults.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = option)]
    pub options: Vec<(String, String)>,
}

/// How long bots think.
#[derive(Debug, Clone, Copy, Args)]
pub(super) struct Thinking {
    /// Iterations per action: the same actions on every computer.
    #[arg(long, value_name = "N", conflicts_with = "time", allow_negative_numbers = true, value_parser = iterations)]
    iterations: Option<u32>,
    /// Seconds per action instead.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    time: Option<Duration>,
}

impl Thinking {
    pub fn budget(self, level: Level) -> Budget {
        match (self.iterations, self.time) {
            (Some(iterations), _) => Budget::Iterations(iterations),
            (None, Some(time)) => Budget::Time(time),
            (None, None) => Budget::iterations_of(level),
        }
    }
}

/// As it stands in files of results.
impl Display for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.iterations, self.time) {
            (Some(iterations), _) => write!(f, "{iterations} iterations"),
            (None, Some(time)) => write!(f, "{} s", time.as_secs_f64()),
            (None, None) => f.write_str("by level"),
        }
    }
}

impl MatchArguments {
    /// The setup and the seats, `otherwise` where none are named, once the game agrees to them.
    pub fn resolve(&self, otherwise: &[SeatSpec], content: &'static Content) -> Result<(Setup, Vec<SeatSpec>, u64), Failure> {
        struct Problems<'a>(&'a Setup, &'static Content);
        impl Visitor for Problems<'_> {
            type Output = Result<(), Vec<String>>;
            fn visit<G: Game>(self) -> Self::Output {
                G::new(self.0, 0, self.1).map(|_| ())
            }
        }
        let seats = if self.seats.is_empty() { otherwise.to_vec() } else { self.seats.clone() };
        let mut options = BTreeMap::new();
        for (key, value) in &self.options {
            if options.insert(key.clone(), value.clone()).is_some() {
                return Err(Failure::Usage(t!("cli-option-twice", option = key.as_str())));
            }
        }
        let setup = Setup { seats: u8::try_from(seats.len()).unwrap_or(u8::MAX), options };
        with_game(&self.game, Problems(&setup, content))
            .unwrap_or_else(|| Err(vec![t!("cli-no-game", game = self.game.as_str())]))
            .map_err(|problems| Failure::Usage(problems.join(" ")))?;
        Ok((setup, seats, self.seed.unwrap_or_else(any_seed)))
    }

    /// The same for a match without people.
    pub fn resolve_bots(&self, content: &'static Content) -> Result<(Setup, Vec<(SeatSpec, Level)>, u64), Failure> {
        let (setup, seats, seed) = self.resolve(&SeatSpec::bots(2, Level::Normal), content)?;
        let bots: Result<Vec<_>, _> = seats
            .into_iter()
            .map(|seat| match seat.player {
                Player::Bot(level) => Ok((seat, level)),
                Player::Human => Err(Failure::Usage(t!("cli-bots-only"))),
            })
            .collect();
        Ok((setup, bots?, seed))
    }
}

/// A seed that nobody chose, short enough to be typed again.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}

pub(super) fn option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err(t!("cli-option-form")),
    }
}

pub(super) fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| t!("cli-whole", least = "0", most = u64::MAX.to_string()))
}

pub(super) fn step(text: &str) -> Result<usize, String> {
    whole(text, 0, usize::MAX)
}

pub(super) fn seat(text: &str) -> Result<u8, String> {
    whole(text, 0, u8::MAX)
}

/// Who sits at a seat that was named, in a match of so many.
pub(super) fn viewer(seat: u8, seats: usize) -> Result<Viewer, Failure> {
    match seat.checked_sub(1).filter(|at| usize::from(*at) < seats) {
        Some(at) => Ok(Viewer::Seat(Seat(at))),
        None => Err(Failure::Usage(t!("cli-no-seat", seat = seat, seats = seats))),
    }
}

/// A number of steps that is not none.
pub(super) fn some(text: &str) -> Result<usize, String> {
    whole(text, 1, usize::MAX)
}

/// Pictures per second.
pub(super) fn rate(text: &str) -> Result<u8, String> {
    whole(text, 1, 120)
}

pub(super) fn matches(text: &str) -> Result<u64, String> {
    whole(text, 1, u64::MAX)
}

pub(super) fn shard(text: &str) -> Result<Shard, String> {
    text.parse()
}

pub(super) fn threads(text: &str) -> Result<u16, String> {
    whole(text, 1, 1024)
}

fn iterations(text: &str) -> Result<u32, String> {
    whole(text, 0, u32::MAX)
}

/// A whole number within bounds.
pub(super) fn whole<N: FromStr + PartialOrd + Display + Copy>(text: &str, least: N, most: N) -> Result<N, String> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| t!("cli-whole", least = least.to_string(), most = most.to_string()))
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse().ok().and_then(|number| Duration::try_from_secs_f64(number).ok());
    number.ok_or_else(|| t!("cli-seconds"))
}
