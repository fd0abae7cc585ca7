//! `check`: whether files that people write by hand are right.

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::{Failure, language, plain};
use crate::files::{self, ReadError};
use crate::games::{IDS, Visitor, title_of, with_game};
use crate::lessons::{self, puzzles};
use crate::matches::{MatchError, MatchFile, library};
use crate::rules::content::{Checked, Content, ContentError, check_file, count_files};
use crate::rules::game::Game;
use crate::scenes::Scene;
use crate::t;

/// Everything that is wrong with content, scenes, matches and languages. What a file is follows from its name.
#[derive(Debug, Args)]
pub(super) struct Check {
    /// The files and folders.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// What is fine about a file, or everything that is wrong, with places.
pub(super) type Finding = Result<String, Vec<String>>;

impl Check {
    pub fn run(self) -> Result<(), Failure> {
        let mut wrong = Vec::new();
        let mut out = plain::page();
        for file in &self.files {
            match look_at(file) {
                Ok(fine) => writeln!(out, "{}: {fine}", file.display())?,
                Err(problems) => wrong.extend(problems),
            }
        }
        out.flush()?;
        if wrong.is_empty() { Ok(()) } else { Err(Failure::Failed(wrong)) }
    }
}

fn look_at(path: &Path) -> Finding {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    if path.is_dir() {
        return if language::is_language(path) { language::folder(path) } else { folder(path) };
    }
    if language::is_text(path) {
        return language::file(path);
    }
    if name.ends_with(library::EXTENSION) {
        return saved(MatchFile::read(path));
    }
    let fail = |error: ReadError| vec![format!("{}: {error}", path.display())];
    // A pipe has no such name, and can be read once only.
    let mut file = File::open(path).map_err(|error| fail(error.into()))?;
    let begin = MatchFile::beginning(&mut file).map_err(|error| fail(error.into()))?;
    let text = match MatchFile::go_on(path, begin, file) {
        Ok(file) => return saved(file),
        Err((begin, rest)) => files::text_from(begin.chain(rest)).map_err(fail)?,
    };
    if name.ends_with(".scn.ron") {
        return scene(path, &text);
    }
    if path.parent().is_some_and(|folder| folder.ends_with(lessons::FOLDER)) {
        return lesson(path, &text, Content::built_in());
    }
    if path.parent().is_some_and(|folder| folder.ends_with(puzzles::FOLDER)) {
        return puzzles_of(path, &text, Content::built_in());
    }
    if let Some(checked) = IDS.iter().find_map(|game| with_game(game, CheckFile { path, text: &text }).flatten()) {
        let Checked { kind, warnings } = checked.map_err(|problems| sentences(&problems))?;
        let fine = t!("check-fine", kind = kind);
        return Ok(match warnings.as_slice() {
            [] => fine,
            warnings => t!("check-but", fine = fine, warnings = sentences(warnings).join(" ")),
        });
    }
    Err(vec![t!("check-unknown", path = path.display().to_string())])
}

/// Checks a content file, if it is one of the game.
struct CheckFile<'a> {
    path: &'a Path,
    text: &'a str,
}

impl Visitor for CheckFile<'_> {
    type Output = Option<Result<Checked, Vec<ContentError>>>;

    fn visit<G: Game>(self) -> Self::Output {
        check_file::<G::Content>(self.path, self.text)
    }
}

/// How many content files of the game a folder has.
struct CountFiles<'a>(&'a Path);

impl Visitor for CountFiles<'_> {
    type Output = usize;

    fn visit<G: Game>(self) -> usize {
        count_files::<G::Content>(self.0)
    }
}

fn sentences(problems: &[ContentError]) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}

/// A whole folder of content, as --content takes it.
fn folder(path: &Path) -> Finding {
    let lessons: Vec<PathBuf> = language::with_ending(&path.join(lessons::FOLDER), "ron");
    let puzzles: Vec<PathBuf> = language::with_ending(&path.join(puzzles::FOLDER), "ron");
    let content_files = IDS.iter().filter_map(|game| with_game(game, CountFiles(path))).sum::<usize>();
    let here = content_files + lessons.len() + puzzles.len();
    if here == 0 {
        return Err(vec![t!("check-empty", path = path.display().to_string())]);
    }
    let content = Content::load(Some(path)).map_err(|problems| sentences(&problems))?.keep();
    let look = |file: &PathBuf, at: fn(&Path, &str, &'static Content) -> Finding| match files::read_text(file) {
        Ok(text) => at(file, &text, content).err().unwrap_or_default(),
        Err(error) => vec![format!("{}: {error}", file.display())],
    };
    let of_lessons = lessons.iter().flat_map(|file| look(file, lesson));
    let wrong: Vec<String> = of_lessons.chain(puzzles.iter().flat_map(|file| look(file, puzzles_of))).collect();
    if wrong.is_empty() { Ok(t!("check-folder", files = here)) } else { Err(wrong) }
}

fn saved(file: Result<MatchFile, MatchError>) -> Finding {
    let summary = file.and_then(|file| library::summary_of(&file)).map_err(|error| vec![super::with_offer(&error)])?;
    let title = title_of(&summary.header.game).unwrap_or_default();
    let course = if summary.outcome.is_some() { "over" } else { "open" };
    let fine = t!("check-match", game = title, steps = summary.steps, course = course);
    Ok(summary.notice.map_or_else(|| fine.clone(), |notice| t!("check-but", fine = fine.as_str(), warnings = notice)))
}

/// Plays a lesson in every way, if it says which game it is of.
fn lesson(path: &Path, text: &str, content: &'static Content) -> Finding {
    struct Problems<'a>(&'a str, &'a str, &'a str, &'static Content);
    impl Visitor for Problems<'_> {
        type Output = Vec<ContentError>;
        fn visit<G: Game>(self) -> Self::Output {
            lessons::problems::<G>(self.0, self.1, self.2, self.3)
        }
    }
    let file = path.display().to_string();
    let id = path.file_stem().unwrap_or_default().to_string_lossy();
    // One that can't even be read is told as one of any game.
    let game = lessons::game_of_file(text).unwrap_or(IDS[0]);
    let problems = with_game(game, Problems(&file, &id, text, content)).unwrap_or_default();
    if problems.is_empty() { Ok(t!("check-lesson")) } else { Err(sentences(&problems)) }
}

/// Plays every puzzle of a file, if it says which game they are of.
fn puzzles_of(path: &Path, text: &str, content: &'static Content) -> Finding {
    struct Problems<'a>(&'a str, &'a str, &'static Content);
    impl Visitor for Problems<'_> {
        type Output = Vec<ContentError>;
        fn visit<G: Game>(self) -> Self::Output {
            puzzles::problems::<G>(self.0, self.1, self.2)
        }
    }
    let game = puzzles::game_of_file(text).unwrap_or(IDS[0]);
    let problems = with_game(game, Problems(&path.display().to_string(), text, content)).unwrap_or_default();
    if problems.is_empty() { Ok(t!("check-puzzles")) } else { Err(sentences(&problems)) }
}

fn scene(path: &Path, text: &str) -> Finding {
    match Scene::parse(&path.display().to_string(), text) {
        Ok(_) => Ok(t!("check-scene")),
        Err(error) => Err(sentences(&[error])),
    }
}
