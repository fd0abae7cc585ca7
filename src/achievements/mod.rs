//! Achievements: what somebody did in a match that was played to its end and that teaches something about the game.
//!
//! Each is a predicate over a match as one seat played it ([`Played`]); what it is called and how it is earned are messages of
//! `assets/text/*/achievements.ftl`. [`found`] reads a match file and tells what the people in it earned. What was earned is
//! kept with the progress in the lessons.

mod access_denied;
mod aetherium;
mod data_warriors;
mod terminal_dispute;

use crate::keys;
use crate::matches::{MatchError, MatchFile, Player, Replay};
use crate::rules::game::{Game, Outcome, Seat, Viewer};
use crate::text::say;

/// A game in which something can be achieved.
pub trait Achieves: Game {
    /// What can be achieved in it, in the order in which it is listed.
    const ACHIEVEMENTS: &'static [Achievement<Self>];
}

/// Something that can be achieved in a game.
#[derive(Debug)]
pub struct Achievement<G: Game> {
    /// What it is called and how it is earned.
    pub told: Told,
    /// Whether the seat did it.
    pub earned: fn(&Played<'_, G>) -> bool,
}

/// An achievement as it is listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Told {
    /// Its id, as it is kept; its message has it too.
    pub id: &'static str,
}

impl Told {
    /// What it is called.
    #[must_use]
    pub fn name(&self) -> String {
        say(&self.key(), &[])
    }

    /// How it is earned, in a sentence.
    #[must_use]
    pub fn how(&self) -> String {
        say(&format!("{}.how", self.key()), &[])
    }

    fn key(&self) -> String {
        format!("{}{}", keys!("achievement-"), self.id)
    }
}

const fn achievement<G: Game>(id: &'static str, earned: fn(&Played<'_, G>) -> bool) -> Achievement<G> {
    Achievement { told: Told { id }, earned }
}

/// A match as one seat played it.
#[derive(Debug)]
pub struct Played<'a, G: Game> {
    /// The match.
    pub replay: &'a Replay<G>,
    /// The seat.
    pub seat: Seat,
}

impl<G: Game> Played<'_, G> {
    /// The steps of the match.
    fn steps(&self) -> std::ops::RangeInclusive<usize> {
        1..=self.replay.len()
    }

    /// Everything that happened in a step.
    fn events(&self, step: usize) -> impl Iterator<Item = &G::Event> {
        self.replay.witnessed(step).iter().map(|seen| &seen.event)
    }

    /// Everything that happened.
    fn all_events(&self) -> impl Iterator<Item = &G::Event> {
        self.steps().flat_map(|step| self.events(step))
    }

    /// What the seat knew after a step.
    fn view(&self, step: usize) -> G::View {
        self.replay.view(step, Viewer::Seat(self.seat))
    }

    /// What the seat knew where the match stands.
    fn last(&self) -> G::View {
        self.view(self.replay.len())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.replay.outcome(self.replay.len())
    }

    /// Whether the seat won, alone or with others.
    fn won(&self) -> bool {
        self.outcome().is_some_and(|outcome| outcome.winners().contains(self.seat))
    }

    /// What the seat achieved.
    fn earned(&self) -> impl Iterator<Item = &'static str>
    where
        G: Achieves,
    {
        G::ACHIEVEMENTS.iter().filter(|one| (one.earned)(self)).map(|one| one.told.id)
    }
}

/// What came out of a match that was played to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The id of its game.
    pub game: String,
    /// The ids of what its people achieved, in the order of the list.
    pub earned: Vec<&'static str>,
}

/// Something to be done with one game that has achievements.
trait Visitor {
    type Output;
    fn visit<G: Achieves>(self) -> Self::Output;
}

fn with_game<V: Visitor>(game: &str, visitor: V) -> Option<V::Output> {
    use crate::rules;
    Some(match game {
        rules::terminal_dispute::State::ID => visitor.visit::<rules::terminal_dispute::State>(),
        rules::access_denied::State::ID => visitor.visit::<rules::access_denied::State>(),
        rules::data_warriors::State::ID => visitor.visit::<rules::data_warriors::State>(),
        rules::aetherium::State::ID => visitor.visit::<rules::aetherium::State>(),
        _ => return None,
    })
}

/// What can be achieved in a game, in the order in which it is listed.
#[must_use]
pub fn list(game: &str) -> Vec<Told> {
    struct List;
    impl Visitor for List {
        type Output = Vec<Told>;
        fn visit<G: Achieves>(self) -> Vec<Told> {
            G::ACHIEVEMENTS.iter().map(|one| one.told).collect()
        }
    }
    with_game(game, List).unwrap_or_default()
}

/// What people achieved in a match: nothing where it is not over, where nobody but bots played to its end, or where it is not a
/// match of its own: chance did not decide alone, or it goes on from another one.
///
/// # Errors
/// Why the match can't be read.
pub fn found(file: &MatchFile) -> Result<Option<Found>, MatchError> {
    struct Find<'a>(&'a MatchFile);
    impl Visitor for Find<'_> {
        type Output = Result<Option<Found>, MatchError>;
        fn visit<G: Achieves>(self) -> Self::Output {
            let header = self.0.header();
            let sat = |at: usize| header.seats.get(at).is_some_and(|seat| seat.player == Player::Human);
            if header.from.is_some() || !(0..header.seats.len()).any(sat) {
                return Ok(None);
            }
            let (replay, _) = Replay::<G>::of(self.0)?;
            if replay.touched() || replay.outcome(replay.len()).is_none() {
                return Ok(None);
            }
            let stayed = replay.seats().iter().enumerate().filter(|(at, seat)| seat.player == Player::Human && sat(*at));
            let people: Vec<Seat> = stayed.map(|(at, _)| Seat(at as u8)).collect();
            if people.is_empty() {
                return Ok(None);
            }
            Ok(Some(Found { game: G::ID.to_owned(), earned: earned(&replay, &people) }))
        }
    }
    with_game(&file.header().game, Find(file)).unwrap_or(Ok(None))
}

/// The ids of what these seats achieved in a match, in the order of the list.
#[must_use]
pub fn earned<G: Achieves>(replay: &Replay<G>, seats: &[Seat]) -> Vec<&'static str> {
    let by_seat: Vec<Vec<&str>> = seats.iter().map(|seat| Played { replay, seat: *seat }.earned().collect()).collect();
    let all = G::ACHIEVEMENTS.iter().map(|one| one.told.id);
    all.filter(|id| by_seat.iter().any(|earned| earned.contains(id))).collect()
}
