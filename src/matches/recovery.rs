//! What the lines of a match file lead to.

use std::path::Path;

use super::journal::{Entry, Tail};
use super::reader::{Damage, MatchFile, Next, in_column};
use super::{Match, MatchError};
use crate::rules::content::Content;
use crate::rules::game::Game;
use crate::t;

/// A match as far as a file tells it.
pub(super) struct Carried<G: Game> {
    /// The match up to the end or to the first damage.
    pub played: Match<G>,
    /// What is damaged, if anything is.
    pub damage: Option<Damage>,
    /// Where the next line would go.
    pub tail: Tail,
    /// What to tell about a torn last line.
    pub notice: Option<String>,
}

impl<G: Game> Carried<G> {
    /// Carries out what a file says.
    ///
    /// # Errors
    /// There is no such start, or it is of another game.
    pub fn of(file: &MatchFile) -> Result<Self, MatchError> {
        Self::follow(file, |_, _, _| ())
    }

    /// The same, where somebody looks at each entry, with the match before it and the number of its line (from 1).
    ///
    /// # Errors
    /// There is no such start, or it is of another game.
    pub fn follow(file: &MatchFile, mut look: impl FnMut(&Match<G>, &Entry<G::Action>, usize)) -> Result<Self, MatchError> {
        let (path, header) = (file.path(), file.header().clone());
        if header.game != G::ID {
            return Err(MatchError::OtherGame { path: path.to_owned(), game: header.game, expected: G::ID });
        }
        let content = file.content();
        let start = G::begin(&header.setup, header.seed.chance(), content)
            .map_err(|problems| MatchError::damaged(path, Damage { line: 1, text: problems.join(" ") }, None))?;
        let mut played = Match::at_start(header, start, content);
        let mut place = file.body();
        let mut rest = None;
        let mut take = |played: &mut Match<G>, entry, line| {
            look(played, &entry, line);
            played.take(entry)
        };
        let damage = loop {
            let carried_out = match file.next(&mut place) {
                Ok(Next::Line(text)) => read(content, text).and_then(|entry| take(&mut played, entry, place.lines)),
                Ok(Next::Rest(text)) => {
                    rest = text.and_then(|text| Some((text, read(content, text).ok()?)));
                    break None;
                }
                Ok(Next::End) => break None,
                Err(damage) => break Some(damage),
            };
            if let Err(text) = carried_out {
                break Some(Damage { line: place.lines, text });
            }
        };
        let (rest, last) = rest.unzip();
        let damage = damage.or_else(|| {
            let line = place.lines + 1;
            take(&mut played, last?, line).err().map(|text| Damage { line, text })
        });
        let place = rest.map_or(place, |rest| file.behind(place, rest));
        let torn = place.end < file.len();
        let tail = Tail { end: place.end as u64, sum: place.sum, torn, unended: rest.is_some() || file.is_bare() };
        let notice = (torn && damage.is_none()).then(|| t!("match-torn", line = (place.lines + 1).to_string()));
        Ok(Self { played, damage, tail, notice })
    }

    /// The match, where nothing is damaged.
    pub fn whole(self, path: &Path) -> Result<(Match<G>, Tail, Option<String>), MatchError> {
        match self.damage {
            None => Ok((self.played, self.tail, self.notice)),
            Some(damage) => Err(MatchError::damaged(path, damage, Some(self.played.steps()))),
        }
    }
}

/// What a line of a file says.
fn read<A: serde::de::DeserializeOwned>(content: &'static Content, text: &str) -> Result<Entry<A>, String> {
    content.reading(|| ron::from_str(text)).map_err(|error| in_column(&error))
}
