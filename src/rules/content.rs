//! The content of the games: what the rules read from `assets/`, built in, and a folder that may be laid over it.

use std::borrow::Cow;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use super::aetherium::content as aetherium;
use super::{access_denied, data_warriors, terminal_dispute};

/// A content file: where it lies under `assets/`, and the text that is built in.
#[derive(Debug, Clone, Copy)]
pub struct ContentFile {
    /// The path under `assets/` (and under a content folder), with `/`.
    pub path: &'static str,
    /// The text built into the program.
    pub text: &'static str,
}

/// What is wrong with a content file, with the place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct ContentError {
    /// The file.
    pub file: String,
    /// Line and column, counted from 1, where they are known.
    pub at: Option<(usize, usize)>,
    /// What is wrong, naming the field where there is one.
    pub text: String,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Some((line, column)) => write!(f, "{}:{line}:{column}: {}", self.file, self.text),
            None => write!(f, "{}: {}", self.file, self.text),
        }
    }
}

impl ContentError {
    /// What is wrong with the value of `field`, at the place where the text names it.
    #[must_use]
    pub fn in_field(file: &str, text: &str, field: &str, wrong: impl fmt::Display) -> Self {
        let at = text.lines().enumerate().find_map(|(line, words)| {
            let code = words.split("//").next().unwrap_or(words);
            let column = code.find(&format!("{field}:"))?;
            Some((line + 1, code[..column].chars().count() + 1))
        });
        Self { file: file.to_owned(), at, text: format!("{field}: {wrong}") }
    }
}

/// Reads RON, with a sentence that names line, column and field when it can't.
///
/// # Errors
/// What is wrong with the text and where.
pub fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, ContentError> {
    ron::from_str(text).map_err(|error| ContentError {
        file: file.to_owned(),
        at: Some((error.span.start.line, error.span.start.col)),
        text: error.code.to_string(),
    })
}

/// Everything the rules of all games read.
#[derive(Debug)]
pub struct Content {
    /// Factions, programs, schemas and operations of Aetherium.
    pub aetherium: aetherium::Content,
    /// The cards of Access Denied.
    pub access_denied: access_denied::Content,
    /// Cards and ready drives of Data.Warriors.
    pub data_warriors: data_warriors::Content,
    /// Charger and ranks of Terminal Dispute.
    pub terminal_dispute: terminal_dispute::Content,
    hashes: Vec<(&'static str, String)>,
    overlay: Option<PathBuf>,
}

static CONTENT: OnceLock<Content> = OnceLock::new();

/// The content in use: what [`install`] was given, otherwise what is built in.
pub fn content() -> &'static Content {
    CONTENT.get_or_init(|| Content::load(None).expect("the built-in content is read by every test run"))
}

/// Makes this the content in use, once, before the first match.
///
/// # Errors
/// Gives the content back when some is in use already.
pub fn install(content: Content) -> Result<(), Box<Content>> {
    CONTENT.set(content).map_err(Box::new)
}

impl Content {
    /// Reads the content, with the files of `overlay` in place of the built-in ones of the same path.
    ///
    /// # Errors
    /// Everything that is wrong with the files, by file, line and column.
    pub fn load(overlay: Option<&Path>) -> Result<Self, Vec<ContentError>> {
        if let Some(folder) = overlay
            && !folder.is_dir()
        {
            return Err(vec![ContentError { file: folder.display().to_string(), at: None, text: "There is no such folder.".into() }]);
        }
        let td = texts(terminal_dispute::CONTENT_FILES, overlay).and_then(|(texts, hash)| {
            let parsed = terminal_dispute::Content::parse([0, 1].map(|at| (texts[at].0.as_str(), texts[at].1.as_ref())))?;
            Ok((parsed, hash))
        });
        let ad = texts(access_denied::CONTENT_FILES, overlay).and_then(|(texts, hash)| {
            let parsed = access_denied::Content::parse([0].map(|at| (texts[at].0.as_str(), texts[at].1.as_ref())))?;
            Ok((parsed, hash))
        });
        let dw = texts(data_warriors::CONTENT_FILES, overlay).and_then(|(texts, hash)| {
            let parsed = data_warriors::Content::parse([0, 1].map(|at| (texts[at].0.as_str(), texts[at].1.as_ref())))?;
            Ok((parsed, hash))
        });
        let ae = aetherium_texts(overlay).and_then(|(texts, hash)| {
            let texts: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (name.as_str(), text.as_ref())).collect();
            let (lists, operations) = texts.split_at(aetherium::CONTENT_FILES.len());
            Ok((aetherium::Content::parse([0, 1, 2, 3].map(|at| lists[at]), operations)?, hash))
        });
        match (td, ad, dw, ae) {
            (Ok((terminal_dispute, td)), Ok((access_denied, ad)), Ok((data_warriors, dw)), Ok((aetherium, ae))) => Ok(Self {
                aetherium,
                access_denied,
                data_warriors,
                terminal_dispute,
                hashes: vec![("terminal-dispute", td), ("access-denied", ad), ("data-warriors", dw), ("aetherium", ae)],
                overlay: overlay.map(Path::to_path_buf),
            }),
            (td, ad, dw, ae) => Err([td.err(), ad.err(), dw.err(), ae.err()].into_iter().flatten().flatten().collect()),
        }
    }

    /// The fingerprint of one game's content; it stands in the header of its matches.
    #[must_use]
    pub fn hash(&self, game: &str) -> &str {
        self.hashes.iter().find(|(id, _)| *id == game).map_or("", |(_, hash)| hash)
    }

    /// The folder laid over the built-in content, if any.
    #[must_use]
    pub fn overlay(&self) -> Option<&Path> {
        self.overlay.as_deref()
    }
}

/// The name to report of a content file, and its text.
type Text = (String, Cow<'static, str>);

/// Names and texts of a game's content files, and their fingerprint.
fn texts<const N: usize>(files: [ContentFile; N], overlay: Option<&Path>) -> Result<([Text; N], String), Vec<ContentError>> {
    let (found, hash) = gather(files.iter().map(|file| (file.path.to_owned(), read(*file, overlay))))?;
    let mut found = found.into_iter();
    Ok((std::array::from_fn(|_| found.next().unwrap_or_default()), hash))
}

/// Names and texts of the content files of Aetherium, whose operations are as many as there are, and their fingerprint.
fn aetherium_texts(overlay: Option<&Path>) -> Result<(Vec<Text>, String), Vec<ContentError>> {
    let known = aetherium::CONTENT_FILES.iter().chain(&aetherium::OPERATION_FILES);
    let mut files: Vec<_> = known.map(|file| (file.path.to_owned(), read(*file, overlay))).collect();
    if let Some(folder) = overlay {
        let listed = std::fs::read_dir(folder.join(aetherium::OPERATIONS)).into_iter().flatten().flatten();
        let mut names: Vec<String> = listed.filter_map(|entry| entry.file_name().into_string().ok()).collect();
        names.retain(|name| name.ends_with(".ron"));
        names.sort_unstable();
        for path in names.iter().map(|name| format!("{}/{name}", aetherium::OPERATIONS)) {
            if !aetherium::OPERATION_FILES.iter().any(|file| file.path == path) {
                let text = read_at(&folder.join(&path));
                files.push((path, text));
            }
        }
    }
    gather(files)
}

/// All texts and their fingerprint, or all that can't be read.
fn gather(files: impl IntoIterator<Item = (String, Result<Text, ContentError>)>) -> Result<(Vec<Text>, String), Vec<ContentError>> {
    let mut hash = Sha256::new();
    let (mut found, mut problems) = (Vec::new(), Vec::new());
    for (path, text) in files {
        match text {
            Ok((name, text)) => {
                hash.update(path.as_bytes());
                hash.update([0]);
                // A checkout with other line ends is the same content.
                hash.update(text.replace('\r', "").as_bytes());
                hash.update([0]);
                found.push((name, text));
            }
            Err(error) => problems.push(error),
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let hex = hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    Ok((found, hex))
}

/// The name to report and the text to use for a content file.
fn read(file: ContentFile, overlay: Option<&Path>) -> Result<Text, ContentError> {
    if let Some(path) = overlay.map(|folder| folder.join(file.path)).filter(|path| path.exists()) {
        return read_at(&path);
    }
    // Operations lie beside `assets/`.
    let folder = if file.path.starts_with(aetherium::OPERATIONS) { "" } else { "assets/" };
    Ok((format!("{folder}{}", file.path), Cow::Borrowed(file.text)))
}

/// Name and text of a file of the content folder.
fn read_at(path: &Path) -> Result<Text, ContentError> {
    let name = path.display().to_string();
    match std::fs::read_to_string(path) {
        Ok(text) => Ok((name, Cow::Owned(text))),
        Err(error) => Err(ContentError { file: name, at: None, text: format!("It can't be read: {error}.") }),
    }
}
