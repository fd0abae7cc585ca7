//! The folder of saved matches.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::header::{Header, MAGIC};
use super::{Match, MatchError, MatchFile, SeatSpec, journal};
use crate::files;
use crate::games::{Visitor, with_game};
use crate::rules::game::{Game, Outcome, Seats};
use crate::t;

/// How the name of a match file ends.
pub const EXTENSION: &str = ".match.ron";

/// The variable that names another data folder.
pub const DATA_VARIABLE: &str = "CYBERDECK_DATA";

/// Where Cyberdeck keeps matches and settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Library {
    data: PathBuf,
}

/// Something is wrong with the folder or a file in it, in one sentence that says what to do.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct LibraryError(String);

impl LibraryError {
    pub(super) const fn new(text: String) -> Self {
        Self(text)
    }
}

/// A file of the library.
#[derive(Debug)]
pub struct Saved {
    /// The file.
    pub path: PathBuf,
    /// When it changed last.
    pub modified: SystemTime,
    /// What is in it, or why it can't be opened.
    pub content: Result<Summary, MatchError>,
}

/// A saved match at a glance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// What the match is.
    pub header: Header,
    /// Who sits where now.
    pub seats: Vec<SeatSpec>,
    /// How many steps it has.
    pub steps: usize,
    /// Places and scores, if it is over.
    pub outcome: Option<Outcome>,
    /// Whether chance did not decide alone in it.
    pub touched: bool,
    /// The seats that have asked for a hint.
    pub hinted: Seats,
    /// What to tell whoever opens it.
    pub notice: Option<String>,
}

/// Which game a match file is of. The file is not changed.
///
/// # Errors
/// Why it can't be read.
pub fn game_of(path: &Path) -> Result<String, MatchError> {
    MatchFile::read(path).map(|file| file.header().game.clone())
}

/// Whether a path is of a file in which a match can be kept, if there is anything.
///
/// # Errors
/// It is a folder, or a pipe or device, which can be read once only or without end.
pub fn check_file(path: &Path) -> Result<(), MatchError> {
    journal::check_file(path)
}

/// Reads what there is to say of a match file, which is not changed.
///
/// # Errors
/// Why it can't be read.
pub fn summary(path: &Path) -> Result<Summary, MatchError> {
    summary_of(&MatchFile::read(path)?)
}

/// The same for a file that was read already.
///
/// # Errors
/// What is wrong with its lines.
pub fn summary_of(file: &MatchFile) -> Result<Summary, MatchError> {
    struct Read<'a>(&'a MatchFile);
    impl Visitor for Read<'_> {
        type Output = Result<Summary, MatchError>;
        fn visit<G: Game>(self) -> Self::Output {
            let (read, notice) = Match::<G>::of(self.0)?;
            Ok(Summary {
                header: read.header().clone(),
                seats: read.seats().to_vec(),
                steps: read.steps(),
                outcome: read.outcome(),
                touched: read.touched(),
                hinted: read.hinted(),
                notice,
            })
        }
    }
    let game = &file.header().game;
    let unknown = || Err(MatchError::UnknownGame { path: file.path().to_owned(), game: game.clone() });
    with_game(game, Read(file)).unwrap_or_else(unknown)
}

impl Library {
    /// The folder named here, or by the variable `CYBERDECK_DATA`, or the one that the system has for such data.
    ///
    /// # Errors
    /// The system has none.
    pub fn find(data: Option<&Path>) -> Result<Self, LibraryError> {
        let named = data.map(Path::to_path_buf).or_else(|| std::env::var_os(DATA_VARIABLE).filter(|v| !v.is_empty()).map(PathBuf::from));
        let own = || directories::ProjectDirs::from("", "", "Cyberdeck").map(|dirs| dirs.data_dir().to_path_buf());
        named.or_else(own).map(|data| Self { data }).ok_or_else(|| LibraryError(t!("library-no-folder")))
    }

    /// The data folder: settings lie in it, matches in `matches/`.
    #[must_use]
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The folder of the matches.
    #[must_use]
    pub fn matches(&self) -> PathBuf {
        self.data.join("matches")
    }

    /// The folder of deleted matches.
    #[must_use]
    pub fn trash(&self) -> PathBuf {
        self.data.join("trash")
    }

    /// Makes the folders, tries whether they can be written to, and removes what killed programs left in them.
    ///
    /// # Errors
    /// They can't, and what to do.
    pub fn prepare(&self) -> Result<(), LibraryError> {
        let tried = fs::create_dir_all(self.matches())
            .and_then(|()| fs::create_dir_all(self.trash()))
            .and_then(|()| tempfile::tempfile_in(self.matches()));
        [self.data(), &self.matches()].into_iter().for_each(files::sweep);
        tried.map(|_| ()).map_err(|error| {
            LibraryError(t!("library-not-writable", path = self.data.display().to_string(), error = files::reason(&error)))
        })
    }

    /// Tells other windows that one uses the folder, as long as the file is kept open. Gives none where another one does.
    ///
    /// # Errors
    /// What the system said.
    pub fn claim(&self) -> io::Result<Option<File>> {
        let file = OpenOptions::new().create(true).append(true).open(self.data().join(".window"))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(file)),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// All saved matches, the latest first; none where the folder is not there yet.
    ///
    /// # Errors
    /// The folder can't be read.
    pub fn list(&self) -> Result<Vec<Saved>, LibraryError> {
        list(&self.matches())
    }

    /// All deleted matches, the latest first.
    ///
    /// # Errors
    /// The folder can't be read.
    pub fn list_trash(&self) -> Result<Vec<Saved>, LibraryError> {
        list(&self.trash())
    }

    /// A path for a new match of `game` that is not taken: `terminal-dispute-7.match.ron`.
    #[must_use]
    pub fn new_path(&self, game: &str) -> PathBuf {
        free_name(&self.matches(), game)
    }

    /// Names a match; an empty title takes the name away. A damaged or open match can't be named.
    ///
    /// # Errors
    /// Why it can't.
    pub fn rename(&self, path: &Path, title: &str) -> Result<(), LibraryError> {
        struct Rename<'a>(&'a Path, &'a str);
        impl Visitor for Rename<'_> {
            type Output = Result<(), LibraryError>;
            fn visit<G: Game>(self) -> Self::Output {
                let (mut opened, _) = Match::<G>::open(self.0).map_err(say)?;
                opened.set_title(self.1).map_err(say)
            }
        }
        let game = game_of(path).map_err(say)?;
        with_game(&game, Rename(path, title)).unwrap_or(Ok(()))
    }

    /// Puts a file into the trash and gives its path there.
    ///
    /// # Errors
    /// Why it can't, such as that the match is open.
    pub fn delete(&self, path: &Path) -> Result<PathBuf, LibraryError> {
        transfer(path, &self.trash())
    }

    /// Takes a file out of the trash and gives its path among the matches.
    ///
    /// # Errors
    /// Why it can't.
    pub fn restore(&self, path: &Path) -> Result<PathBuf, LibraryError> {
        transfer(path, &self.matches())
    }
}

fn say(error: impl std::error::Error) -> LibraryError {
    LibraryError(error.to_string())
}

/// Moves a file into another folder, under a name that is free there.
fn transfer(path: &Path, folder: &Path) -> Result<PathBuf, LibraryError> {
    if let Err(error @ MatchError::Locked(_)) = journal::open_alone(path) {
        return Err(say(error));
    }
    let name = path.file_name().map_or_else(|| MAGIC.to_owned(), |name| name.to_string_lossy().into_owned());
    let target = match folder.join(&name) {
        taken if taken.exists() => free_name(folder, name.strip_suffix(EXTENSION).unwrap_or(&name)),
        free => free,
    };
    fs::create_dir_all(folder).and_then(|()| fs::rename(path, &target)).map_err(|error| {
        LibraryError(t!(
            "library-not-moved",
            path = path.display().to_string(),
            folder = folder.display().to_string(),
            error = error.to_string()
        ))
    })?;
    Ok(target)
}

fn free_name(folder: &Path, stem: &str) -> PathBuf {
    let taken = fs::read_dir(folder).map_or(0, Iterator::count);
    let mut number = taken + 1;
    loop {
        let path = folder.join(format!("{stem}-{number}{EXTENSION}"));
        if !path.exists() {
            return path;
        }
        number += 1;
    }
}

fn list(folder: &Path) -> Result<Vec<Saved>, LibraryError> {
    let fail = |error: io::Error| LibraryError(t!("library-unread", folder = folder.display().to_string(), error = error.to_string()));
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(fail)?,
    };
    let mut all = Vec::new();
    for entry in entries {
        let entry = entry.map_err(fail)?;
        if !entry.file_name().to_string_lossy().ends_with(EXTENSION) {
            continue;
        }
        let modified = entry.metadata().and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        let path = entry.path();
        let content = check_file(&path).and_then(|()| summary(&path));
        all.push(Saved { content, path, modified });
    }
    all.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| b.path.cmp(&a.path)));
    Ok(all)
}
