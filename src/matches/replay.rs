//! Looking at a match again, step by step, and playing on from any of them.

use std::path::Path;

use super::header::{Header, Origin};
use super::journal::Entry;
use super::line::Line;
use super::recovery::Carried;
use super::{Match, MatchError, MatchFile, SeatSpec};
use crate::rules::content::Content;
use crate::rules::game::{Game, Names, Outcome, Seal, Seat, Viewer, Witnessed};
use crate::t;

/// A step worth jumping to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bookmark {
    /// The step.
    pub step: usize,
    /// What everybody saw happen there.
    pub text: String,
}

/// A match to look at again. Step 0 is the start, step [`len`](Self::len) where the match stands; what was taken back is
/// not in it.
#[derive(Debug, Clone)]
pub struct Replay<G: Game> {
    header: Header,
    content: &'static Content,
    seats: Vec<SeatSpec>,
    names: Vec<String>,
    /// What a match that branches off this one says of where it comes from.
    name: String,
    touched: bool,
    line: Line<G>,
}

impl<G: Game> From<&Match<G>> for Replay<G> {
    fn from(played: &Match<G>) -> Self {
        Self::new(played, played.path().as_deref())
    }
}

impl<G: Game> Replay<G> {
    /// Reads a match file, which is not changed and may be open elsewhere. The second value is a notice for the player.
    ///
    /// # Errors
    /// Why it can't be read.
    pub fn open(path: &Path) -> Result<(Self, Option<String>), MatchError> {
        Self::of(&MatchFile::read(path)?)
    }

    /// The same for a file that was read already.
    ///
    /// # Errors
    /// What is wrong with its lines.
    pub fn of(file: &MatchFile) -> Result<(Self, Option<String>), MatchError> {
        let (read, notice) = Match::of(file)?;
        Ok((Self::new(&read, Some(file.path())), notice))
    }

    /// Like [`of`](Self::of), but of a damaged file it holds the match up to its last good line. From there
    /// [`branch`](Self::branch) goes on with it in a new file. The notice says where and how the file is damaged.
    ///
    /// # Errors
    /// Not even the start is known.
    pub fn rescue(file: &MatchFile) -> Result<(Self, Option<String>), MatchError> {
        let Carried { played, damage, notice, .. } = Carried::of(file)?;
        let told = damage.map(|damage| MatchError::damaged(file.path(), damage, Some(played.steps())).to_string());
        Ok((Self::new(&played, Some(file.path())), told.or(notice)))
    }

    fn new(played: &Match<G>, path: Option<&Path>) -> Self {
        let file = path.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
        Self {
            header: played.header.clone(),
            content: played.content,
            seats: played.seats.clone(),
            names: played.seats.iter().map(|seat| seat.name.clone()).collect(),
            name: played.header.title.clone().or(file).unwrap_or_default(),
            touched: played.touched,
            line: played.line.clone(),
        }
    }

    /// What the match is.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// What it is played with.
    #[must_use]
    pub const fn content(&self) -> &'static Content {
        self.content
    }

    /// Who sits where at the end of it.
    #[must_use]
    pub fn seats(&self) -> &[SeatSpec] {
        &self.seats
    }

    /// The names of the seats, for the words of the game.
    #[must_use]
    pub fn names(&self) -> Names<'_> {
        Names(&self.names, self.content)
    }

    /// How many steps there are after the start.
    #[must_use]
    pub fn len(&self) -> usize {
        self.line.steps().len()
    }

    /// Whether nothing has happened yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.line.steps().is_empty()
    }

    /// Whether results were queued, so that chance did not decide alone.
    #[must_use]
    pub const fn touched(&self) -> bool {
        self.touched
    }

    /// What `viewer` could know after so many steps.
    #[must_use]
    pub fn view(&self, step: usize, viewer: Viewer) -> G::View {
        self.line.state(step).view(viewer)
    }

    /// Who acted in a step (from 1) and what they did; nobody where results were queued.
    #[must_use]
    pub fn action(&self, step: usize) -> Option<(Seat, &G::Action)> {
        match &self.line.steps().get(step.checked_sub(1)?)?.entry {
            Entry::Act(seat, action) => Some((*seat, action)),
            _ => None,
        }
    }

    /// What `viewer` saw happen in a step (from 1).
    pub fn events(&self, step: usize, viewer: Viewer) -> impl DoubleEndedIterator<Item = &G::Event> {
        self.witnessed(step).iter().filter(move |seen| seen.audience.includes(viewer)).map(|seen| &seen.event)
    }

    /// All that happened in a step (from 1), with who saw it.
    pub(crate) fn witnessed(&self, step: usize) -> &[Witnessed<G::Event>] {
        step.checked_sub(1).and_then(|at| self.line.steps().get(at)).map_or(&[], |step| &step.events)
    }

    /// Places and scores after so many steps, if the match was over there.
    #[must_use]
    pub fn outcome(&self, step: usize) -> Option<Outcome> {
        self.line.state(step).outcome()
    }

    /// The start, every step at which something random or hidden came out, and the end.
    #[must_use]
    pub fn bookmarks(&self) -> Vec<Bookmark> {
        let mut marks = vec![Bookmark { step: 0, text: t!("bookmark-start") }];
        for (at, step) in self.line.steps().iter().enumerate().filter(|(_, step)| step.seal == Seal::Sealed) {
            // The public event of what came out is the last one: what led to it comes first.
            let seen = step.events.iter().rev().find(|event| event.audience.includes(Viewer::Spectator));
            if let Some(seen) = seen {
                marks.push(Bookmark { step: at + 1, text: G::describe_event(&seen.event, self.names()) });
            }
        }
        if self.len() > marks.last().map_or(0, |mark| mark.step) {
            marks.push(Bookmark { step: self.len(), text: t!("bookmark-end") });
        }
        marks
    }

    /// A new match, in a new file if a path is given, that goes on from a step of this one.
    ///
    /// # Errors
    /// Why the file can't be made.
    pub fn branch(&self, step: usize, path: Option<&Path>) -> Result<Match<G>, MatchError> {
        let step = step.min(self.len());
        let created = Header::new::<G>(self.header.setup.clone(), self.header.seed, &self.seats, self.content);
        let header = Header { from: Some(Origin { name: self.name.clone(), step }), ..created };
        Match::branched(header, self.line.up_to(step), self.content, path)
    }
}
