//! What others did since the holder's last turn, as the holder saw it.

use super::{Session, Source, Tabled};
use crate::bots::{self, Level};
use crate::matches::{Match, Player};
use crate::rules::game::{LogEntry, Names, Seat, Viewer};

/// Something that happened since.
#[derive(Debug, Clone, PartialEq)]
pub struct SinceMoment<E> {
    /// The step in which it happened, from 1; none where it can't be looked at again yet.
    pub step: Option<usize>,
    /// The line of the log.
    pub text: String,
    /// What it tells.
    pub events: Vec<E>,
}

/// What happened since a turn.
#[derive(Debug, Clone, PartialEq)]
pub struct Since<E> {
    /// Whose turn, and the last step of it.
    pub from: (Seat, usize),
    /// The last step that is told.
    pub until: usize,
    /// What happened then, oldest first.
    pub moments: Vec<SinceMoment<E>>,
    /// Why the easy bots did what they did, as far as the holder may know it: a sentence or two for each.
    pub why: Vec<(Seat, String)>,
}

/// So many of one's own deeds are looked through for the last turn.
const DEEDS: usize = 24;

impl<G: Tabled> Session<G> {
    /// What happened since the holder's last turn, where it is the holder's turn again and others have acted by themselves.
    #[must_use]
    pub fn since_last_turn(&self) -> Option<Since<G::Event>> {
        let Viewer::Seat(seat) = self.holder else { return None };
        let game = match &self.source {
            Source::Live(game) => game,
            Source::Remote(remote) => return remote.since(seat),
            Source::Replay(_) | Source::Lesson(_) => return None,
        };
        if !game.actors().contains(seat) || game.outcome().is_some() {
            return None;
        }
        // Where all act at once, the holder's own step may have shown what the others did.
        let is_at_once = G::turn(&game.view(Viewer::Spectator)).is_none();
        let is_something = |since: &Since<G::Event>| !since.moments.is_empty() || !since.why.is_empty();
        // An answer is no turn, and what only answered is none of theirs; nor is what is done in another's turn.
        let answered = |step: usize| {
            let view = game.view_after(step - 1, Viewer::Spectator);
            let elsewhere = G::turn(&view).is_some_and(|turn| game.actor(step) != Some(turn));
            elsewhere || G::ASKS && G::question(&view, game.names()).is_some()
        };
        let acted = |step: &usize| game.actor(*step).is_some_and(|actor| actor != seat) && !answered(*step);
        let by_seat = |step: &usize| game.actor(*step) == Some(seat);
        let own_before = |to: usize| (1..=to).rev().filter(by_seat).take(DEEDS).find(|step| !answered(*step)).unwrap_or_default();
        let told = |until: usize| {
            let from = own_before(until);
            let why = self.why(game, from, until);
            (is_at_once || (from + 1..=until).any(|step| acted(&step)) || !why.is_empty()).then(|| Since {
                from: (seat, from),
                until,
                moments: self.moments(game, (from, is_at_once), until),
                why,
            })
        };
        let steps = game.steps();
        // What the holder has done in the turn since is left out: it's told as long as the turn lasts.
        let before = || {
            if is_at_once {
                return (1..steps).rev().take_while(|step| by_seat(&(step + 1))).find_map(|until| told(until).filter(is_something));
            }
            let last = (1..=steps).rev().take(DEEDS).find(acted)?;
            told((last + 1..=steps).find(by_seat)? - 1)
        };
        told(steps).filter(is_something).or_else(|| before().filter(is_something))
    }

    /// What the holder was told after a step up to another; of that step, all of it, or what belongs to the next turn.
    fn moments(&self, game: &Match<G>, (since, whole): (usize, bool), until: usize) -> Vec<SinceMoment<G::Event>> {
        let lines = game.log(self.holder).rev().skip_while(|line| line.step > until).take_while(|line| line.step >= since);
        let mut seen: Vec<(usize, &G::Event)> = lines.map(|line| (line.step, line.event)).collect();
        seen.reverse();
        let events: Vec<&G::Event> = seen.iter().map(|(_, event)| *event).collect();
        let mut begun = whole;
        let line = |(at, entry): (usize, LogEntry)| {
            let told = &seen[at..at + entry.events];
            let step = told.last().map_or(since, |(step, _)| *step);
            begun |= entry.heading || step > since;
            (begun && !entry.heading && !entry.text.is_empty()).then(|| SinceMoment {
                step: Some(step),
                text: entry.text,
                events: told.iter().map(|(_, event)| (*event).clone()).collect(),
            })
        };
        let names = Names(&self.names, game.content());
        LogEntry::all::<G>(&events, names).into_iter().filter_map(line).collect()
    }

    /// Why the easy bots did what they did since a step of the holder's, that step included: where all act at once, it is what
    /// shows what they did. It is made from what the holder saw and from nothing else.
    fn why(&self, game: &Match<G>, from: usize, until: usize) -> Vec<(Seat, String)> {
        let (before, after) = (game.view_after(from, self.holder), game.view_after(until, self.holder));
        let lines = game.log(self.holder).rev().skip_while(|line| line.step > until).take_while(|line| line.step >= from);
        let mut seen: Vec<&G::Event> = lines.map(|line| line.event).collect();
        seen.reverse();
        let easy = |(at, player): (usize, &Player)| (*player == Player::Bot(Level::Easy)).then_some(Seat(at as u8));
        let bots = self.players.iter().enumerate().filter_map(easy);
        let names = Names(&self.names, game.content());
        bots.filter_map(|bot| Some((bot, bots::why::<G>(&before, &after, &seen, bot, names)?))).collect()
    }
}
