//! `check`: whether files that people write by hand are right.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::Failure;
use crate::matches::library;
use crate::rules::aetherium::content as aetherium;
use crate::rules::content::{Content, ContentError};
use crate::rules::registry::with_game;
use crate::rules::{access_denied, data_warriors, terminal_dispute};
use crate::scenes::Scene;

/// Check content files and folders, scenes and matches, and tell everything that is wrong with them
///
/// What a file is follows from its name: *.match.ron is a match, *.scn.ron a scene, GAME/NAME.ron (as under assets/) is
/// content, scenes/aetherium/NAME.ron an operation, and a folder is a whole content folder as --content takes it.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  cyberdeck check mine/terminal_dispute/charger.ron
  cyberdeck check mine/ scenes/*.scn.ron evening.match.ron")]
pub(super) struct Check {
    /// The files and folders
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// What is fine about a file, or everything that is wrong, with places.
type Finding = Result<String, Vec<String>>;

impl Check {
    pub fn run(self) -> Result<(), Failure> {
        let mut wrong = Vec::new();
        let mut out = io::stdout().lock();
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
        return folder(path);
    }
    if name.ends_with(library::EXTENSION) {
        return saved(path);
    }
    let text = std::fs::read_to_string(path).map_err(|error| vec![format!("{}: It can't be read: {error}.", path.display())])?;
    if name.ends_with(".scn.ron") {
        return scene(path, &text);
    }
    let name = path.display().to_string();
    if let Some(place) = terminal_dispute::CONTENT_FILES.iter().position(|file| path.ends_with(file.path)) {
        let mut files = terminal_dispute::CONTENT_FILES.map(|file| (file.path, file.text));
        files[place] = (&name, &text);
        return content(terminal_dispute::Content::parse(files));
    }
    if let Some(place) = access_denied::CONTENT_FILES.iter().position(|file| path.ends_with(file.path)) {
        let mut files = access_denied::CONTENT_FILES.map(|file| (file.path, file.text));
        files[place] = (&name, &text);
        return content(access_denied::Content::parse(files));
    }
    if let Some(place) = data_warriors::CONTENT_FILES.iter().position(|file| path.ends_with(file.path)) {
        let mut files = data_warriors::CONTENT_FILES.map(|file| (file.path, file.text));
        files[place] = (&name, &text);
        return match data_warriors::Content::parse(files) {
            Ok(read) if !read.warnings.is_empty() => Ok(format!("fine, content, but: {}", sentences(&read.warnings).join(" "))),
            read => content(read),
        };
    }
    if let Some(place) = aetherium::CONTENT_FILES.iter().position(|file| path.ends_with(file.path)) {
        let mut files = aetherium::CONTENT_FILES.map(|file| (file.path, file.text));
        files[place] = (&name, &text);
        let operations = aetherium::OPERATION_FILES.map(|file| (file.path, file.text));
        return content(aetherium::Content::parse(files, &operations));
    }
    if path.parent().is_some_and(|folder| folder.ends_with(aetherium::OPERATIONS)) && name.ends_with(".ron") {
        let files = aetherium::CONTENT_FILES.map(|file| (file.path, file.text));
        return content(aetherium::Content::parse(files, &[(&name, &text)])).map(|_| "fine, an operation".into());
    }
    Err(vec![format!("{name}: It is of no kind that can be checked (see check --help).")])
}

fn sentences(problems: &[ContentError]) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}

/// What came of reading one content file, with the others of its game as they are built in.
fn content<T>(read: Result<T, Vec<ContentError>>) -> Finding {
    read.map(|_| "fine, content".into()).map_err(|problems| sentences(&problems))
}

/// A whole folder of content, as --content takes it.
fn folder(path: &Path) -> Finding {
    let files = terminal_dispute::CONTENT_FILES.iter().chain(&access_denied::CONTENT_FILES).chain(&data_warriors::CONTENT_FILES);
    let files = files.chain(&aetherium::CONTENT_FILES);
    let operations = path.join(aetherium::OPERATIONS).read_dir().into_iter().flatten().flatten();
    let operations = operations.filter(|entry| entry.path().extension().is_some_and(|extension| extension == "ron")).count();
    let here = files.filter(|file| path.join(file.path).exists()).count() + operations;
    if here == 0 {
        return Err(vec![format!("{}: There is no content file in this folder (it has the layout of assets/).", path.display())]);
    }
    match Content::load(Some(path)) {
        Ok(_) => Ok(format!("fine, content ({here} files)")),
        Err(problems) => Err(sentences(&problems)),
    }
}

fn saved(path: &Path) -> Finding {
    struct Title;
    impl crate::rules::registry::Visitor for Title {
        type Output = &'static str;
        fn visit<G: crate::rules::game::Game + crate::bots::Strategy>(self) -> &'static str {
            G::TITLE
        }
    }
    let summary = library::summary(path).map_err(|error| vec![error.to_string()])?;
    let title = with_game(&summary.header.game, Title).unwrap_or_default();
    let course = if summary.outcome.is_some() { "over" } else { "not over" };
    let notice = summary.notice.map_or_else(String::new, |notice| format!("; {notice}"));
    Ok(format!("fine, a match of {title}: {} steps, {course}{notice}", summary.steps))
}

fn scene(path: &Path, text: &str) -> Finding {
    match Scene::parse(&path.display().to_string(), text) {
        Ok(_) => Ok("fine, a scene".into()),
        Err(error) => Err(sentences(&[error])),
    }
}
