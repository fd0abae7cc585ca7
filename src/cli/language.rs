//! `check` for a translation: what is wrong with the texts of a language, and what is missing.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::check::Finding;
use crate::files;
use crate::t;
use crate::text::CAPITAL;
use crate::text::source::{ErrorKind, Message, Source, english_chapters, english_files};

/// The folder of a language's chapters.
const RULEBOOK: &str = "rulebook";

/// Whether a folder is that of a language: it has Fluent files.
pub(super) fn is_language(folder: &Path) -> bool {
    !with_ending(folder, "ftl").is_empty()
}

/// Whether a file holds texts of a language: messages, or a chapter of the rulebook.
pub(super) fn is_text(file: &Path) -> bool {
    has_ending(file, "ftl") || (has_ending(file, "md") && file.parent().is_some_and(|folder| folder.ends_with(RULEBOOK)))
}

/// A file of a language, without what the rest of the language may say.
pub(super) fn file(path: &Path) -> Finding {
    let mut checked = Checked::new();
    if has_ending(path, "ftl") {
        checked.read_messages(path);
    } else {
        checked.read_chapter(path);
    }
    checked.judge_messages();
    if checked.problems.is_empty() { Ok(t!("check-text")) } else { Err(checked.problems) }
}

/// The whole folder of a language.
pub(super) fn folder(path: &Path) -> Finding {
    let mut checked = Checked::new();
    with_ending(path, "ftl").iter().for_each(|file| checked.read_messages(file));
    let chapters = with_ending(&path.join(RULEBOOK), "md");
    chapters.iter().for_each(|file| checked.read_chapter(file));
    checked.judge_messages();
    checked.judge_uses();
    checked.name_missing(path);
    let code = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let fine = t!("check-language", code = code, messages = checked.own.len(), chapters = chapters.len());
    if checked.problems.is_empty() { Ok(fine) } else { Err(checked.problems) }
}

fn has_ending(path: &Path, end: &str) -> bool {
    path.extension().is_some_and(|own| own == end)
}

/// The files of a folder with this ending, by name.
pub(super) fn with_ending(folder: &Path, end: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| has_ending(path, end)).collect();
    files.sort();
    files
}

/// The English messages by key, each with the file it is in.
fn english_messages() -> BTreeMap<String, (&'static str, Message)> {
    let of_file = |(name, text)| Source::parse(text).messages.into_iter().map(move |message| (message.key.clone(), (name, message)));
    english_files().flat_map(of_file).collect()
}

/// The rules that a chapter has: `TD-21` of `- **TD-21** …`.
fn rules(chapter: &str) -> BTreeSet<&str> {
    let named = chapter.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    named.map(|(rule, _)| rule).filter(|rule| rule.contains('-') && !rule.contains(' ')).collect()
}

/// What has been read of a language, and what is wrong with it.
struct Checked {
    english: BTreeMap<String, (&'static str, Message)>,
    /// The messages by key, each with the file it is in.
    own: BTreeMap<String, (PathBuf, Message)>,
    terms: BTreeSet<String>,
    chapters: BTreeSet<String>,
    problems: Vec<String>,
}

impl Checked {
    fn new() -> Self {
        let english = english_messages();
        Self { english, own: BTreeMap::new(), terms: BTreeSet::new(), chapters: BTreeSet::new(), problems: Vec::new() }
    }

    /// The text of a file, if it can be read.
    fn read(&mut self, path: &Path) -> Option<String> {
        files::read_text(path).map_err(|error| self.problems.push(format!("{}: {error}", path.display()))).ok()
    }

    fn read_messages(&mut self, path: &Path) {
        let Some(text) = self.read(path) else { return };
        let Source { messages, terms, mistakes } = Source::parse(&text);
        let place = |line: usize| format!("{}:{line}", path.display());
        self.problems.extend(mistakes.iter().map(|(line, kind)| format!("{}: {}", place(*line), mistake(kind))));
        self.terms.extend(terms);
        for message in messages {
            let (line, key) = (message.line, message.key.clone());
            if self.own.insert(key.clone(), (path.to_owned(), message)).is_some() {
                self.problems.push(t!("check-message-twice", place = place(line), key = key));
            }
        }
    }

    fn read_chapter(&mut self, path: &Path) {
        let Some(text) = self.read(path) else { return };
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match english_chapters().find(|(english, _)| *english == name) {
            Some((_, english)) => {
                let missing: Vec<&str> = rules(english).difference(&rules(&text)).copied().collect();
                if !missing.is_empty() {
                    let place = path.display().to_string();
                    self.problems.push(t!("check-rules-missing", place = place, count = missing.len(), rules = missing.join(", ")));
                }
            }
            None => self.problems.push(t!("check-chapter-unknown", place = path.display().to_string())),
        }
        self.chapters.insert(name);
    }

    /// What no message of that name can be.
    fn judge_messages(&mut self) {
        for (key, (path, message)) in &self.own {
            let place = format!("{}:{}", path.display(), message.line);
            let Some((_, english)) = self.english.get(key) else {
                self.problems.push(t!("check-message-unknown", place = place, key = key.as_str()));
                continue;
            };
            let given: Vec<String> = english.arguments.iter().map(|name| format!("${name}")).collect();
            for name in message.arguments.difference(&english.arguments) {
                let (name, given) = (format!("${name}"), given.join(", "));
                let count = english.arguments.len();
                self.problems.push(t!(
                    "check-argument",
                    place = place.as_str(),
                    key = key.as_str(),
                    name = name,
                    count = count,
                    known = given
                ));
            }
        }
    }

    /// Messages and terms that others use have to be there, but for [`CAPITAL`].
    fn judge_uses(&mut self) {
        for (path, message) in self.own.values() {
            for used in message.uses.iter().filter(|used| *used != CAPITAL && !self.own.contains_key(*used) && !self.terms.contains(*used))
            {
                let place = format!("{}:{}", path.display(), message.line);
                self.problems.push(t!("check-use", place = place, key = message.key.as_str(), used = used.as_str()));
            }
        }
    }

    fn name_missing(&mut self, folder: &Path) {
        let place = folder.display().to_string();
        for (key, (file, _)) in self.english.iter().filter(|(key, _)| !self.own.contains_key(*key)) {
            self.problems.push(t!("check-message-missing", place = place.as_str(), key = key.as_str(), file = *file));
        }
        for (name, _) in english_chapters().filter(|(name, _)| !self.chapters.contains(*name)) {
            self.problems.push(t!("check-chapter-missing", place = place.as_str(), file = format!("{RULEBOOK}/{name}")));
        }
    }
}

/// What can't be read in a Fluent file, as a sentence.
fn mistake(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::ExpectedToken(letter) => t!("fluent-token", letter = letter.to_string()),
        ErrorKind::ExpectedCharRange { .. } => t!("fluent-name"),
        ErrorKind::ExpectedMessageField { entry_id } | ErrorKind::ExpectedTermField { entry_id } => {
            t!("fluent-empty", key = entry_id.as_str())
        }
        ErrorKind::MissingValue => t!("fluent-value"),
        ErrorKind::MissingDefaultVariant => t!("fluent-default"),
        ErrorKind::MultipleDefaultVariants => t!("fluent-defaults"),
        ErrorKind::UnterminatedStringLiteral => t!("fluent-string-end"),
        ErrorKind::UnknownEscapeSequence(_) | ErrorKind::InvalidUnicodeEscapeSequence(_) => t!("fluent-escape"),
        ErrorKind::UnbalancedClosingBrace => t!("fluent-brace"),
        ErrorKind::ExpectedInlineExpression => t!("fluent-expression"),
        other => t!("fluent-other", error = other.to_string()),
    }
}
