//! `check`: whether files that people write by hand are right.

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::{Failure, plain};
use crate::files::{self, ReadError};
use crate::games::with_game;
use crate::matches::{MatchError, MatchFile, library};
use crate::rules::aetherium::content as aetherium;
use crate::rules::content::{Content, ContentError, ContentFile, Laid, blame};
use crate::rules::{access_denied, data_warriors, terminal_dispute};
use crate::scenes::Scene;

/// Check content files and folders, scenes and matches, and tell everything that is wrong with them
///
/// What a file is follows from its name: *.match.ron is a match, *.scn.ron a scene, GAME/NAME.ron (as under assets/) is
/// content, scenes/aetherium/NAME.ron an operation, and a folder is a whole content folder as --content takes it. A match
/// can come through a pipe too.
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
        return folder(path);
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
    let own = Own { path, name: &path.display().to_string(), text: &text };
    if let Some((files, laid)) = own.among(terminal_dispute::CONTENT_FILES) {
        return content(terminal_dispute::Content::parse(files), laid);
    }
    if let Some((files, laid)) = own.among(access_denied::CONTENT_FILES) {
        return content(access_denied::Content::parse(files), laid);
    }
    if let Some((files, laid)) = own.among(data_warriors::CONTENT_FILES) {
        return match data_warriors::Content::parse(files) {
            Ok(read) if !read.warnings.is_empty() => Ok(format!("fine, content, but: {}", sentences(&read.warnings).join(" "))),
            read => content(read, laid),
        };
    }
    if let Some((files, laid)) = own.among(aetherium::CONTENT_FILES) {
        let operations = aetherium::OPERATION_FILES.map(|file| (file.path, file.text));
        return content(aetherium::Content::parse(files, &operations), laid);
    }
    if path.parent().is_some_and(|folder| folder.ends_with(aetherium::OPERATIONS)) && name.ends_with(".ron") {
        let files = aetherium::CONTENT_FILES.map(|file| (file.path, file.text));
        let laid = Laid { name: own.name, text: own.text, instead_of: "" };
        return content(aetherium::Content::parse(files, &[(own.name, own.text)]), laid).map(|_| "fine, an operation".into());
    }
    Err(vec![format!("{}: Files of this kind can't be checked (see check --help).", path.display())])
}

/// A content file that is looked at alone.
struct Own<'a> {
    path: &'a Path,
    name: &'a str,
    text: &'a str,
}

impl<'a> Own<'a> {
    /// The files of a game with this one in the place of the built-in one, if it is one of them.
    fn among<const N: usize>(&self, built_in: [ContentFile; N]) -> Option<([(&'a str, &'a str); N], Laid<'a>)> {
        let place = built_in.iter().position(|file| self.path.ends_with(file.path))?;
        let mut files: [(&'a str, &'a str); N] = built_in.map(|file| (file.path, file.text));
        files[place] = (self.name, self.text);
        Some((files, Laid { name: self.name, text: self.text, instead_of: built_in[place].text }))
    }
}

fn sentences(problems: &[ContentError]) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}

/// What came of reading one content file, with the others of its game as they are built in.
fn content<T>(read: Result<T, Vec<ContentError>>, laid: Laid<'_>) -> Finding {
    read.map(|_| "fine, content".into()).map_err(|problems| sentences(&blame(problems, &[laid])))
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

fn saved(file: Result<MatchFile, MatchError>) -> Finding {
    struct Title;
    impl crate::games::Visitor for Title {
        type Output = &'static str;
        fn visit<G: crate::rules::game::Game + crate::bots::Strategy>(self) -> &'static str {
            G::TITLE
        }
    }
    let summary = file.and_then(|file| library::summary_of(&file)).map_err(|error| vec![super::with_offer(&error)])?;
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
