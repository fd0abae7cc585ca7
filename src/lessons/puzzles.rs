//! Puzzles: a position in which one line is better than every other. A puzzle is played as a lesson of a single step, a goal.
//!
//! A game's puzzles are a file in `assets/puzzles/` (`docs/puzzles.md` describes it), made by `cyberdeck puzzles`. What is said
//! are messages of `assets/text/*/puzzles.ftl`, by kind.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use include_dir::{Dir, include_dir};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::file::{FORMAT, Lesson, May, Move, Start, Step};
use super::pattern::Pattern;
use super::run::{Run, Waits};
use super::source_in;
use super::spots::Spot;
use super::words::{COST, LONGEST, WON};
use crate::games::IDS;
use crate::rules::content::{Content, ContentError, parse};
use crate::rules::game::{Game, Viewer};
use crate::text::{PSEUDO, find, in_language, is_said, languages, say};
use crate::{keys, t};

/// The puzzles that are built in.
static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/puzzles");

/// The folder of the puzzles, in `assets/` and in a folder of content.
pub const FOLDER: &str = "puzzles";

/// So often a bot tries each puzzle.
pub const TRIES: u8 = 16;

/// The attribute of a kind's message that says what is to be done.
const TASK: &str = "task";

/// A day in seconds.
const DAY: u64 = 24 * 60 * 60;

/// All puzzles of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "A: DeserializeOwned"))]
pub struct Puzzles<A> {
    /// The format of the file, see [`FORMAT`].
    pub format: u32,
    /// The id of the game.
    pub game: String,
    /// The puzzles, easy ones first.
    pub puzzles: Vec<Puzzle<A>>,
}

/// A puzzle of a game whose actions are `A`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "A: DeserializeOwned"))]
pub struct Puzzle<A> {
    /// Its id: its kind, the seed of the match that it comes from, and how many actions that had had.
    pub id: String,
    /// Its position.
    pub start: Start<A>,
    /// What chance gives, which the solver is told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub queue: Vec<u8>,
    /// What it is about, where that has a name, and where that is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<(String, Spot)>,
    /// What the best line brings, in the measure of its kind.
    pub goal: i32,
    /// What has happened when it is solved.
    pub won: Pattern,
    /// What has happened when it is missed.
    pub lost: Vec<Pattern>,
    /// What others do whenever they are asked; the first that they may.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub meanwhile: Vec<Move<A>>,
    /// The line, without what others do.
    pub line: Vec<A>,
    /// How many states were looked at to prove that no other line is as good; none where it follows from what the solver knows.
    pub looked: usize,
    /// How often a normal bot found the line in [`TRIES`] tries.
    pub found: u8,
    /// How often an easy bot did.
    pub by_easy: u8,
}

/// What a puzzle asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asks {
    kind: String,
    goal: i32,
    /// The name of what it is about.
    about: String,
    /// What chance will give.
    told: Vec<u8>,
}

impl Asks {
    /// What is said under an attribute of the kind's message; without one what is to be done.
    #[must_use]
    pub(super) fn text(&self, attribute: Option<&str>) -> String {
        let key = format!("{}.{}", key_of(&self.kind), attribute.unwrap_or(TASK));
        let mut said = vec![find(&key).unwrap_or(key)];
        if self.goal > 1 && attribute.is_none_or(|attribute| attribute == COST) {
            said.push(t!("puzzle-goal", goal = self.goal));
        }
        if attribute.is_some() {
            return said.join(" ");
        }
        if !self.about.is_empty() {
            said.push(t!("puzzle-about", about = self.about.as_str()));
        }
        if !self.told.is_empty() {
            let dice: Vec<String> = self.told.iter().filter_map(|die| find(&format!("{}{die}", keys!("puzzle-die-")))).collect();
            said.push(t!("puzzle-dice", dice = dice.join(", ")));
        }
        said.join(" ")
    }
}

/// How hard a puzzle is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// A normal bot mostly finds it, and an easy one sometimes.
    Easy,
    /// A normal bot finds it.
    Medium,
    /// A normal bot hardly ever does.
    Hard,
}

impl Grade {
    /// All, the easy one first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// By how often a normal bot finds the line, and how often an easy one.
    #[must_use]
    pub const fn of(found: u8, by_easy: u8) -> Self {
        match (found, by_easy) {
            (0..3, _) => Self::Hard,
            (3..12, _) | (_, 0..3) => Self::Medium,
            _ => Self::Easy,
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Easy => t!("puzzle-grade.easy"),
            Self::Medium => t!("puzzle-grade.medium"),
            Self::Hard => t!("puzzle-grade.hard"),
        }
    }
}

/// A puzzle, before it is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// The id of its game.
    pub game: &'static str,
    /// How hard it is.
    pub grade: Grade,
}

/// What is read of puzzles to list them.
#[derive(Deserialize)]
#[serde(rename = "Puzzles")]
struct Head {
    game: String,
    puzzles: Vec<HeadOfOne>,
}

#[derive(Deserialize)]
#[serde(rename = "Puzzle")]
struct HeadOfOne {
    id: String,
    found: u8,
    by_easy: u8,
}

/// The key of a kind's message.
fn key_of(kind: &str) -> String {
    format!("{}{kind}", keys!("puzzle-of-"))
}

/// The kind of a puzzle, by its id; nothing where it is no puzzle's.
#[must_use]
pub fn kind_of(id: &str) -> Option<&str> {
    let mut parts = id.rsplitn(3, '-');
    let is_number = |part: Option<&str>| part.is_some_and(|part| part.parse::<u64>().is_ok());
    let numbers = is_number(parts.next()) && is_number(parts.next());
    parts.next().filter(|kind| numbers && kind.contains('-'))
}

/// Whether this is the id of a puzzle.
#[must_use]
pub fn is_puzzle(id: &str) -> bool {
    kind_of(id).is_some()
}

/// What puzzles of a kind are called.
#[must_use]
pub fn title(kind: &str) -> String {
    let key = key_of(kind);
    find(&key).unwrap_or(key)
}

/// The puzzles of a game, easy ones first. A file that can't be read has none.
#[must_use]
pub fn list(game: &str, content: &Content) -> Vec<Listed> {
    let Some(game) = IDS.iter().find(|id| **id == game).copied() else { return Vec::new() };
    let head = || -> Option<Head> {
        let (name, text) = source_in(&FILES, FOLDER, game, content)?.ok()?;
        parse(&name, &text).ok()
    };
    let puzzles = head().filter(|head| head.game == game).map(|head| head.puzzles).unwrap_or_default();
    puzzles.into_iter().map(|HeadOfOne { id, found, by_easy }| Listed { id, game, grade: Grade::of(found, by_easy) }).collect()
}

/// The puzzles that are built in.
pub fn all(content: &Content) -> impl Iterator<Item = Listed> + '_ {
    IDS.iter().flat_map(|game| list(game, content))
}

/// The puzzle of a day, counted from 1 January 1970: another one every day until all of the game have been.
#[must_use]
pub fn of_day(listed: &[Listed], day: u64) -> Option<&Listed> {
    // FNV-1a: it is to be the same with every compiler.
    let hash = |listed: &&Listed| {
        listed.id.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
    };
    let mut mixed: Vec<&Listed> = listed.iter().collect();
    mixed.sort_by_key(hash);
    mixed.get(usize::try_from(day % listed.len().max(1) as u64).unwrap_or(0)).copied()
}

/// Today, counted from 1 January 1970 (UTC).
#[must_use]
pub fn today() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_secs() / DAY
}

/// The game that a puzzle is of.
#[must_use]
pub fn game_of(id: &str, content: &Content) -> Option<&'static str> {
    all(content).find(|listed| listed.id == id).map(|listed| listed.game)
}

/// Which game a file of puzzles is of, by its text; nothing where it does not say.
#[must_use]
pub fn game_of_file(text: &str) -> Option<&'static str> {
    let head: Head = parse("", text).ok()?;
    IDS.iter().find(|game| **game == head.game).copied()
}

/// Reads the text of a file of puzzles.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read<G: Game>(file: &str, text: &str, content: &'static Content) -> Result<Puzzles<G::Action>, ContentError> {
    let puzzles: Puzzles<G::Action> = content.reading(|| parse(file, text))?;
    if puzzles.format != FORMAT {
        let wrong = t!("lesson-problem-format", format = puzzles.format.to_string(), known = FORMAT.to_string());
        return Err(ContentError::in_field(file, text, "format", &wrong));
    }
    if puzzles.game != G::ID {
        let wrong = t!("puzzle-problem-game", game = puzzles.game.as_str(), known = G::ID);
        return Err(ContentError::in_field(file, text, "game", &wrong));
    }
    Ok(puzzles)
}

/// Reads the puzzle with this id.
///
/// # Errors
/// There is none, or what is wrong with its file.
pub fn one<G: Game>(id: &str, content: &'static Content) -> Result<Puzzle<G::Action>, ContentError> {
    let missing = || ContentError::new(id, None, t!("puzzle-problem-none"));
    let (name, text) = source_in(&FILES, FOLDER, G::ID, content).unwrap_or_else(|| Err(missing()))?;
    let puzzles = read::<G>(&name, &text, content)?;
    puzzles.puzzles.into_iter().find(|puzzle| puzzle.id == id).ok_or_else(missing)
}

impl<A> Puzzle<A> {
    /// The lesson that it is played as.
    #[must_use]
    pub fn as_lesson(self, game: &str) -> Lesson<A> {
        let kind = kind_of(&self.id).unwrap_or_default().to_owned();
        let may = May::Goal {
            won: self.won,
            ways: Vec::new(),
            lost: self.lost,
            free: vec![Pattern(Value::Null)],
            meanwhile: self.meanwhile,
            costs: Vec::new(),
        };
        let (about, point) = self.about.map_or_else(Default::default, |(name, spot)| (name, vec![spot]));
        let step = Step { say: kind.clone(), point, queue: self.queue.clone(), may, then: Vec::new(), words: Vec::new() };
        Lesson {
            id: self.id,
            format: FORMAT,
            game: game.to_owned(),
            minutes: 1,
            start: self.start,
            steps: vec![step],
            puzzle: Some(Asks { kind, goal: self.goal, about, told: self.queue }),
        }
    }
}

/// Everything that is wrong with the text of a file of puzzles.
#[must_use]
pub fn problems<G: Game>(file: &str, text: &str, content: &'static Content) -> Vec<ContentError> {
    let puzzles = match read::<G>(file, text, content) {
        Ok(puzzles) => puzzles.puzzles,
        Err(error) => return vec![error],
    };
    let place = |id: &str| {
        let (line, words) = text.lines().enumerate().find(|(_, words)| words.contains(&format!("\"{id}\"")))?;
        Some((line + 1, words.find(id)? + 1))
    };
    let mut seen = BTreeSet::new();
    let mut problems = Vec::new();
    for puzzle in puzzles {
        let id = puzzle.id.clone();
        let mut wrong = |what: String| problems.push(ContentError::new(file, place(&id), what));
        if !seen.insert(id.clone()) {
            wrong(t!("puzzle-problem-twice", id = id.as_str()));
        }
        let found = puzzle.found.max(puzzle.by_easy);
        if found > TRIES {
            wrong(t!("puzzle-problem-found", found = found, tries = TRIES));
        }
        match kind_of(&id) {
            Some(kind) => unsaid(kind).into_iter().for_each(&mut wrong),
            None => wrong(t!("puzzle-problem-id", id = id.as_str())),
        }
        let line = puzzle.line.clone();
        if let Err(what) = play::<G>(&Arc::new(puzzle.as_lesson(G::ID)), &line, content) {
            wrong(what);
        }
    }
    problems
}

/// What is missing or too long of what is said of a kind.
fn unsaid(kind: &str) -> Vec<String> {
    let key = key_of(kind);
    let keys: Vec<String> = std::iter::once(key.clone()).chain([TASK, WON, COST].map(|part| format!("{key}.{part}"))).collect();
    let mut problems = Vec::new();
    for (key, code) in keys.iter().flat_map(|key| languages().filter(|code| *code != PSEUDO).map(move |code| (key, code))) {
        if !is_said(code, key) {
            problems.push(t!("lesson-problem-text", key = key.as_str(), language = code));
            continue;
        }
        let words = in_language(code, || say(key, &[])).split_whitespace().count();
        if words > LONGEST {
            problems.push(t!("lesson-problem-long", key = key.as_str(), language = code, words = words, most = LONGEST));
        }
    }
    problems
}

/// Plays a line to its end by the rules; what is done, in words.
///
/// # Errors
/// Why it can't be played, or that it does not solve the puzzle.
pub fn play<G: Game>(lesson: &Arc<Lesson<G::Action>>, line: &[G::Action], content: &'static Content) -> Result<Vec<String>, String> {
    let mut run = Run::<G>::new(Arc::clone(lesson), content).map_err(|problems| problems.join(" "))?;
    let mut told = Vec::new();
    for action in line {
        let in_words = |error: String| t!("lesson-problem-action", action = ron::to_string(action).unwrap_or_default(), error = error);
        let learner = Run::<G>::learner();
        told.push(G::describe_action(&run.table().view(Viewer::Seat(learner)), learner, action));
        run.act(action).map_err(|error| in_words(error.to_string()))?;
        while run.waits() == Waits::Others {
            run.go_on().map_err(|error| in_words(error.to_string()))?;
        }
    }
    if run.waits() == (Waits::Over { won: true }) { Ok(told) } else { Err(t!("puzzle-problem-not-won")) }
}

/// The line of a puzzle, in words.
///
/// # Errors
/// There is no such puzzle, or it is broken.
pub fn line<G: Game>(id: &str, content: &'static Content) -> Result<Vec<String>, String> {
    let puzzle = one::<G>(id, content).map_err(|error| error.to_string())?;
    let line = puzzle.line.clone();
    play::<G>(&Arc::new(puzzle.as_lesson(G::ID)), &line, content)
}
