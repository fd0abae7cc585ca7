//! The content of the games: what the rules read from `assets/`, built in, and a folder that may be laid over it.

use std::any::Any;
use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use super::aetherium::content as aetherium;
use super::components::in_field;
use super::read::sentence;
use super::{access_denied, data_warriors, terminal_dispute};
use crate::files;
use crate::t;

/// A content file: where it lies under `assets/`, and the text that is built in.
#[derive(Debug, Clone, Copy)]
pub struct ContentFile {
    /// The path under `assets/` (and under a content folder), with `/`.
    pub path: &'static str,
    /// The text built into the program.
    pub text: &'static str,
}

/// What the rules of one game read.
pub trait GameContent: Sized {
    /// Its files, in the order in which [`read`](Self::read) takes them.
    const FILES: &'static [ContentFile];
    /// The folder beside `assets/` in which any further `*.ron` is content too, and what one of them is: "an operation".
    const FOLDER: Option<(&'static str, &'static str)> = None;
    /// Fingerprints of earlier built-in files with which matches went exactly as with these: only what they say has changed.
    const FORMER: &'static [&'static str] = &[];

    /// Reads name and text of each of the [`FILES`](Self::FILES), and of what else is in the [`FOLDER`](Self::FOLDER).
    ///
    /// # Errors
    /// Everything that is wrong with them.
    fn read(files: &[(&str, &str)]) -> Result<Self, Vec<ContentError>>;

    /// What is strange about it, but does no harm.
    fn warnings(&self) -> &[ContentError] {
        &[]
    }
}

/// The content of a game that reads none.
impl GameContent for () {
    const FILES: &'static [ContentFile] = &[];

    fn read(_: &[(&str, &str)]) -> Result<Self, Vec<ContentError>> {
        Ok(())
    }
}

/// A content file that was read and is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// What it is: "content", "operation".
    pub kind: &'static str,
    /// What is strange about it, but does no harm.
    pub warnings: Vec<ContentError>,
}

/// Checks a file of a game's content, with the others as they are built in; nothing if it is none of that game.
///
/// # Errors
/// Everything that is wrong with it.
pub fn check_file<C: GameContent>(path: &Path, text: &str) -> Option<Result<Checked, Vec<ContentError>>> {
    let folder = C::FOLDER.filter(|(folder, _)| {
        path.extension().is_some_and(|end| end == "ron") && path.parent().is_some_and(|parent| parent.ends_with(folder))
    });
    let place = C::FILES.iter().position(|file| path.ends_with(file.path));
    let name = path.display().to_string();
    let mut files: Vec<(&str, &str)> = C::FILES.iter().map(|file| (file.path, file.text)).collect();
    match place {
        Some(place) => files[place] = (&name, text),
        None if folder.is_some() => files.push((&name, text)),
        None => return None,
    }
    let laid = Laid { name: &name, text, instead_of: place.map_or("", |place| C::FILES[place].text) };
    let read = C::read(&files).map_err(|problems| blame(problems, &[laid]));
    Some(read.map(|content| Checked { kind: folder.map_or("content", |(_, kind)| kind), warnings: content.warnings().to_vec() }))
}

/// How many content files of a game a folder has.
#[must_use]
pub fn count_files<C: GameContent>(folder: &Path) -> usize {
    C::FILES.iter().filter(|file| folder.join(file.path).exists()).count() + further::<C>(folder).len()
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
    /// The name that stands there and is the name of nothing, where that is what is wrong.
    pub missing: Option<String>,
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
    /// What is wrong with a file, at this line and column where they are known.
    pub fn new(file: impl Into<String>, at: Option<(usize, usize)>, text: String) -> Self {
        Self { file: file.into(), at, text, missing: None }
    }

    /// What is wrong with the value of `field`, at the place where the text names it.
    #[must_use]
    pub fn in_field(file: &str, text: &str, field: &str, wrong: &str) -> Self {
        let at = text.lines().enumerate().find_map(|(line, words)| {
            let code = words.split("//").next().unwrap_or(words);
            let column = code.find(&format!("{field}:"))?;
            Some((line + 1, code[..column].chars().count() + 1))
        });
        Self::new(file, at, in_field(field, wrong))
    }

    /// The same, where nothing has this name.
    #[must_use]
    pub fn missing(self, name: &str) -> Self {
        Self { missing: Some(name.to_owned()), ..self }
    }

    /// The same problem of a built-in file, as one of the file that made it.
    fn made_by(&self, file: &str, at: Option<(usize, usize)>) -> Self {
        let (built_in, wrong) = (self.file.strip_prefix("assets/").unwrap_or(&self.file), &self.text);
        Self::new(file, at, t!("content-unfit", file = built_in, error = wrong.as_str()))
    }
}

/// Reads RON, with a sentence that names line, column and field when it can't.
///
/// # Errors
/// What is wrong with the text and where.
pub fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, ContentError> {
    ron::from_str(text).map_err(|error| ContentError::new(file, Some((error.span.start.line, error.span.start.col)), sentence(&error.code)))
}

/// A content file laid over a built-in one.
#[derive(Debug, Clone, Copy)]
struct Laid<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its text.
    pub text: &'a str,
    /// The text it stands in for; empty where there is none.
    pub instead_of: &'a str,
}

/// Built-in files are right among themselves. Where one is wrong, a file laid over another has made it so, by a name that it
/// no longer has: that file is told then, since whoever wrote it does not have the built-in one.
fn blame(problems: Vec<ContentError>, laid: &[Laid<'_>]) -> Vec<ContentError> {
    let (mut told, others): (Vec<_>, Vec<_>) = problems.into_iter().partition(|problem| laid.iter().any(|own| own.name == problem.file));
    if laid.is_empty() {
        return others;
    }
    let mut gone = Vec::new();
    for (problem, name) in others.iter().filter_map(|problem| Some((problem, problem.missing.as_deref()?))) {
        let lost = laid.iter().find(|own| own.named(name).is_some() && !own.text.contains(&format!("\"{name}\"")));
        if let Some(own) = lost.filter(|_| !gone.contains(&name)) {
            gone.push(name);
            told.push(problem.made_by(own.name, own.named(name).and_then(|(line, before)| own.renamed(line, before))));
        }
    }
    if told.is_empty() {
        told.extend(others.iter().map(|problem| problem.made_by(laid[0].name, None)));
    }
    told
}

impl<'a> Laid<'a> {
    /// Where a name stands in the file it stands in for: the line from 0, and what is before it there.
    fn named(&self, name: &str) -> Option<(usize, &'a str)> {
        let name = format!("\"{name}\"");
        self.instead_of.lines().enumerate().find_map(|(line, words)| Some((line, &words[..words.find(&name)?])))
    }

    /// Where its new name stands, line and column from 1: on the nearest line that is not in the old file and begins alike.
    fn renamed(&self, line: usize, before: &str) -> Option<(usize, usize)> {
        let begins = format!("{before}\"");
        let new = |words: &str| words.starts_with(&begins) && !self.instead_of.lines().any(|old| old == words);
        let lines = self.text.lines().enumerate().filter(|(_, words)| new(words)).map(|(at, _)| at);
        Some((lines.min_by_key(|at| at.abs_diff(line))? + 1, before.chars().count() + 1))
    }
}

/// Room beside a content for one thing that bots work out of it.
#[derive(Default)]
pub struct WorkedOut(OnceLock<Box<dyn Any + Send + Sync>>);

impl WorkedOut {
    /// What `work` finds out, the first time.
    ///
    /// # Panics
    /// If something else was worked out before.
    pub fn get<T: Any + Send + Sync>(&self, work: impl FnOnce() -> T) -> &T {
        self.0.get_or_init(|| Box::new(work())).downcast_ref().expect("the bots of a game keep one thing")
    }
}

/// Everything the rules of all games read. States and views refer to what is [kept](Self::keep) of it, so that matches with
/// different content can run side by side.
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

/// What states refer to is equal to itself alone, and goes by its name where it would be printed with each of them.
macro_rules! referred_to {
    ($($type:ty),+) => {
        $(
            impl PartialEq for $type {
                fn eq(&self, other: &Self) -> bool {
                    std::ptr::eq(self, other)
                }
            }

            impl Eq for $type {}

            impl fmt::Debug for $type {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(stringify!($type))
                }
            }
        )+
    };
}

referred_to!(Content, terminal_dispute::Grid, access_denied::Cards, data_warriors::Catalog, aetherium::Catalog);

/// What is kept, in the order in which it was loaded.
static KEPT: Mutex<Vec<&'static Content>> = Mutex::new(Vec::new());

thread_local! {
    /// What this thread is [`Content::reading`] with.
    static READING: Cell<Option<&'static Content>> = const { Cell::new(None) };
}

impl Content {
    /// The built-in content.
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<&'static Content> =
            LazyLock::new(|| Content::load(None).expect("the built-in content is read by every test run").keep());
        &BUILT_IN
    }

    /// Keeps it as long as the process runs; of contents that are the same the first is kept.
    pub fn keep(self) -> &'static Self {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = kept.iter().find(|other| other.hashes == self.hashes && other.overlay == self.overlay) {
            return same;
        }
        let content: &'static Self = Box::leak(Box::new(self));
        kept.push(content);
        content
    }

    /// The kept content that has this fingerprint for a game; where nothing is kept, the built-in one if it has it.
    ///
    /// # Errors
    /// The fingerprints that there are.
    pub fn find(game: &str, hash: &str) -> Result<&'static Self, String> {
        let former = match game {
            "terminal-dispute" => terminal_dispute::Content::FORMER,
            "access-denied" => access_denied::Content::FORMER,
            "data-warriors" => data_warriors::Content::FORMER,
            "aetherium" => aetherium::Content::FORMER,
            _ => &[],
        };
        let hash = if former.contains(&hash) { Self::built_in().hash(game) } else { hash };
        let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let kept = if kept.is_empty() { vec![Self::built_in()] } else { kept };
        let mut hashes: Vec<&str> = kept.iter().map(|content| content.hash(game)).collect();
        match hashes.iter().position(|own| *own == hash) {
            Some(at) => Ok(kept[at]),
            None => {
                hashes.dedup();
                Err(hashes.join(", "))
            }
        }
    }

    /// Runs `read`: the states, views and actions that serde reads in it are of this content; elsewhere they are of the
    /// built-in one.
    pub fn reading<T>(&'static self, read: impl FnOnce() -> T) -> T {
        struct Back(Option<&'static Content>);
        impl Drop for Back {
            fn drop(&mut self) {
                READING.set(self.0);
            }
        }
        let _back = Back(READING.replace(Some(self)));
        read()
    }

    /// What this thread is [`reading`](Self::reading) with.
    pub(super) fn being_read() -> &'static Self {
        READING.get().unwrap_or_else(Self::built_in)
    }

    /// The file at this path of the folder that is laid over the built-in content, if there is one.
    #[must_use]
    pub fn laid_over(&self, path: &str) -> Option<PathBuf> {
        self.overlay.as_ref().map(|folder| folder.join(path)).filter(|path| path.exists())
    }

    /// Reads the content, with the files of `overlay` in place of the built-in ones of the same path.
    ///
    /// # Errors
    /// Everything that is wrong with the files, by file, line and column.
    pub fn load(overlay: Option<&Path>) -> Result<Self, Vec<ContentError>> {
        if let Some(folder) = overlay
            && !folder.is_dir()
        {
            return Err(vec![ContentError::new(folder.display().to_string(), None, t!("content-no-folder"))]);
        }
        let td = read_game::<terminal_dispute::Content>(overlay);
        let ad = read_game::<access_denied::Content>(overlay);
        let dw = read_game::<data_warriors::Content>(overlay);
        let ae = read_game::<aetherium::Content>(overlay);
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
}

/// The name to report of a content file, and its text.
type Text = (String, Cow<'static, str>);

/// The content of a game from its files, and their fingerprint.
fn read_game<C: GameContent>(overlay: Option<&Path>) -> Result<(C, String), Vec<ContentError>> {
    let known = C::FILES.iter().map(|file| (file.path.to_owned(), read::<C>(*file, overlay)));
    let further =
        overlay.into_iter().flat_map(|folder| further::<C>(folder).into_iter().map(|path| (path.clone(), read_at(&folder.join(path)))));
    let (texts, hash) = gather(known.chain(further))?;
    let files: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (name.as_str(), text.as_ref())).collect();
    let instead_of = C::FILES.iter().map(|file| file.text).chain(std::iter::repeat(""));
    let laid = texts.iter().zip(instead_of).filter_map(|((name, text), instead_of)| match text {
        Cow::Owned(text) => Some(Laid { name, text, instead_of }),
        Cow::Borrowed(_) => None,
    });
    match C::read(&files) {
        Ok(content) => Ok((content, hash)),
        Err(problems) => Err(blame(problems, &laid.collect::<Vec<_>>())),
    }
}

/// The content files of a folder that are not built in, by name: as many as there are.
fn further<C: GameContent>(folder: &Path) -> Vec<String> {
    let Some((own, _)) = C::FOLDER else { return Vec::new() };
    let listed = std::fs::read_dir(folder.join(own)).into_iter().flatten().flatten();
    let names = listed.filter_map(|entry| entry.file_name().into_string().ok()).filter(|name| name.ends_with(".ron"));
    let mut paths: Vec<String> = names.map(|name| format!("{own}/{name}")).collect();
    paths.retain(|path| !C::FILES.iter().any(|file| file.path == path));
    paths.sort_unstable();
    paths
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
fn read<C: GameContent>(file: ContentFile, overlay: Option<&Path>) -> Result<Text, ContentError> {
    if let Some(path) = overlay.map(|folder| folder.join(file.path)).filter(|path| path.exists()) {
        return read_at(&path);
    }
    let beside = C::FOLDER.is_some_and(|(folder, _)| file.path.starts_with(folder));
    let folder = if beside { "" } else { "assets/" };
    Ok((format!("{folder}{}", file.path), Cow::Borrowed(file.text)))
}

/// Name and text of a file of the content folder.
fn read_at(path: &Path) -> Result<Text, ContentError> {
    let name = path.display().to_string();
    match files::read_text(path) {
        Ok(text) => Ok((name, Cow::Owned(text))),
        Err(error) => Err(ContentError::new(name, None, error.to_string())),
    }
}
