//! The way through each game: lessons, a first match and puzzles as stations, and how far somebody is.

use crate::bots::Level;
use crate::desktop::launch::StartMatch;
use crate::games::IDS;
use crate::lessons::{self, Listed, Progress, puzzles};
use crate::matches::library::{Saved, Summary};
use crate::matches::{Player, SeatSpec};
use crate::t;

/// What is done at a station.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Doing {
    Lesson(Listed),
    /// The first match: this one goes on, if there is one.
    Match(StartMatch),
    /// The puzzles of a game: how many are solved, of how many.
    Puzzles(&'static str, usize, usize),
}

/// How far somebody is at a station.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reached {
    Open,
    /// At a step, where there are steps.
    Left(Option<usize>),
    Done,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) struct Station {
    pub doing: Doing,
    pub reached: Reached,
}

/// The way through a game.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Course {
    pub game: &'static str,
    pub stations: Vec<Station>,
}

impl Station {
    /// What it is called.
    pub fn name(&self) -> String {
        match &self.doing {
            Doing::Lesson(lesson) => lessons::title(&lesson.id),
            Doing::Match(_) => t!("evening-match"),
            Doing::Puzzles(..) => t!("puzzles-title"),
        }
    }

    /// What is done there, in a sentence.
    pub fn about(&self) -> String {
        match &self.doing {
            Doing::Lesson(lesson) => lessons::text(&lesson.id, None, Some(lessons::ABOUT)),
            Doing::Match(_) => t!("evening-match.tip"),
            Doing::Puzzles(..) => t!("puzzles-open.tip"),
        }
    }

    /// How far somebody is, or how long it takes.
    pub fn note(&self) -> String {
        match (self.reached, &self.doing) {
            (_, Doing::Puzzles(_, solved, all)) => t!("puzzles-solved", solved = *solved, all = *all),
            (Reached::Done, _) => t!("lesson-state-done"),
            (Reached::Left(Some(step)), _) => t!("lesson-state-left", step = step + 1),
            (Reached::Left(None), _) => t!("evening-match-left"),
            (Reached::Open, Doing::Lesson(lesson)) => t!("lesson-state-new", minutes = lesson.minutes),
            (Reached::Open, Doing::Match(_)) => t!("evening-match-open"),
        }
    }

    /// The icon of it, as far as it is not done.
    pub const fn icon(&self) -> &'static str {
        match self.doing {
            Doing::Lesson(_) => "compass",
            Doing::Match(_) => "robot",
            Doing::Puzzles(..) => "puzzle-piece",
        }
    }
}

impl Course {
    /// The station that comes next, by its place.
    pub fn next(&self) -> Option<usize> {
        let left = self.stations.iter().position(|station| matches!(station.reached, Reached::Left(_)));
        left.or_else(|| self.stations.iter().position(|station| station.reached == Reached::Open))
    }

    fn is_under_way(&self) -> bool {
        self.stations.iter().any(|station| matches!(station.reached, Reached::Left(_)))
    }

    /// Whether something of it is done, and something is open.
    fn is_begun(&self) -> bool {
        self.next().is_some() && self.stations.iter().any(|station| station.reached == Reached::Done)
    }
}

/// The ways through all games that have lessons.
pub(super) fn courses(listed: &[Listed], puzzles: &[puzzles::Listed], learned: &Progress, saved: &[Saved]) -> Vec<Course> {
    let course = |game: &&'static str| {
        let lesson = |lesson: &Listed| {
            let reached = match learned.left_at(&lesson.id) {
                Some(step) => Reached::Left(Some(step)),
                None if learned.is_done(&lesson.id) => Reached::Done,
                None => Reached::Open,
            };
            Station { doing: Doing::Lesson(lesson.clone()), reached }
        };
        let mut stations: Vec<Station> = listed.iter().filter(|lesson| lesson.game == *game).map(lesson).collect();
        if stations.is_empty() {
            return None;
        }
        stations.insert(1, first_match(game, learned, saved));
        let of_game = puzzles.iter().filter(|puzzle| puzzle.game == *game);
        let (solved, all) = (of_game.clone().filter(|puzzle| learned.is_done(&puzzle.id)).count(), of_game.count());
        if all > 0 {
            // Once one is solved, the way goes on.
            let reached = if solved > 0 { Reached::Done } else { Reached::Open };
            stations.push(Station { doing: Doing::Puzzles(game, solved, all), reached });
        }
        Some(Course { game, stations })
    };
    IDS.iter().filter_map(course).collect()
}

/// The station that comes next of all: what is under way first, then what is open of the last game that was begun, then of the
/// others in their order. It is given by the places of the course and of the station.
pub(super) fn next(courses: &[Course]) -> Option<(usize, usize)> {
    let under_way = courses.iter().position(Course::is_under_way);
    let begun = || courses.iter().rposition(Course::is_begun);
    let open = || courses.iter().position(|course| course.next().is_some());
    let at = under_way.or_else(begun).or_else(open)?;
    Some((at, courses[at].next()?))
}

fn first_match(game: &str, learned: &Progress, saved: &[Saved]) -> Station {
    let of_game =
        || saved.iter().filter_map(|saved| Some((saved, saved.content.as_ref().ok().filter(|summary| summary.header.game == game)?)));
    let with_people = |summary: &Summary| summary.seats.iter().any(|seat| seat.player == Player::Human);
    if learned.has_finished(game) || of_game().any(|(_, summary)| summary.outcome.is_some() && with_people(summary)) {
        return Station { doing: Doing::Match(StartMatch::first(game)), reached: Reached::Done };
    }
    let first = |summary: &Summary| summary.outcome.is_none() && summary.steps > 0 && is_first(&summary.seats);
    match of_game().find(|(_, summary)| first(summary)) {
        Some((saved, _)) => Station { doing: Doing::Match(StartMatch::Resume(saved.path.clone())), reached: Reached::Left(None) },
        None => Station { doing: Doing::Match(StartMatch::first(game)), reached: Reached::Open },
    }
}

/// Whether these are the seats of a first match.
fn is_first(seats: &[SeatSpec]) -> bool {
    let players: Vec<Player> = seats.iter().map(|seat| seat.player).collect();
    players == [Player::Human, Player::Bot(Level::Easy)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::Library;

    fn listed() -> Vec<Listed> {
        let lesson = |id: &str, game| Listed { id: id.to_owned(), game, minutes: 5 };
        vec![lesson("td-1", "terminal-dispute"), lesson("ad-1", "access-denied"), lesson("ad-2", "access-denied")]
    }

    #[test]
    fn what_is_under_way_comes_next_then_what_is_open_in_order() {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let library = Library::find(Some(folder.path())).expect("a folder was named");
        let (mut learned, _) = Progress::read(&library);
        let puzzle = |id: &str| puzzles::Listed { id: id.to_owned(), game: "access-denied", grade: puzzles::Grade::Easy };
        let puzzles = [puzzle("ad-oper-1-1"), puzzle("ad-oper-1-2")];
        let now = |learned: &Progress| courses(&listed(), &puzzles, learned, &[]);
        let names = |courses: &[Course]| courses.iter().map(|course| course.stations.len()).collect::<Vec<_>>();
        assert_eq!(names(&now(&learned)), [2, 4], "a first match follows the first lesson of each game, puzzles the last");
        assert_eq!(next(&now(&learned)), Some((0, 0)));
        learned.finish("td-1", true).expect("it can be kept");
        assert_eq!(next(&now(&learned)), Some((0, 1)), "the first match");
        learned.leave("ad-2", 3).expect("it can be kept");
        assert_eq!(next(&now(&learned)), Some((1, 2)), "a lesson that was left");
        learned.finish("ad-2", true).expect("it can be kept");
        learned.finish_match("terminal-dispute", &[]).expect("it can be kept");
        assert_eq!(next(&now(&learned)), Some((1, 0)));
        learned.finish("ad-1", true).expect("it can be kept");
        learned.finish_match("access-denied", &[]).expect("it can be kept");
        assert_eq!(next(&now(&learned)), Some((1, 3)), "the puzzles");
        learned.finish("ad-oper-1-2", true).expect("it can be kept");
        assert_eq!(next(&now(&learned)), None, "one is enough");
        assert!(now(&learned).iter().flat_map(|course| &course.stations).all(|station| station.reached == Reached::Done));
    }

    #[test]
    fn a_game_that_was_begun_goes_on_before_others() {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let library = Library::find(Some(folder.path())).expect("a folder was named");
        let (mut learned, _) = Progress::read(&library);
        learned.finish("ad-1", true).expect("it can be kept");
        assert_eq!(next(&courses(&listed(), &[], &learned, &[])), Some((1, 1)), "its first match");
        learned.finish_match("access-denied", &[]).expect("it can be kept");
        assert_eq!(next(&courses(&listed(), &[], &learned, &[])), Some((1, 2)), "its next lesson");
        learned.finish("ad-2", true).expect("it can be kept");
        assert_eq!(next(&courses(&listed(), &[], &learned, &[])), Some((0, 0)), "then another game");
    }
}
