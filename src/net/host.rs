//! A host: its tables, and what it allows.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::runtime::Handle;

use super::bots::Works;
use super::chance::{random_code, random_key, read_code};
use super::doors::Doors;
use super::keep;
use super::messages::{LONGEST, Limits, Message, PROTOCOL, Phrase, TableRules};
use super::names::Names;
use super::playing::Playing;
use super::table::Table;
use crate::bots::Strategy;
use crate::games::{IDS, Visitor, with_game};
use crate::matches::{self, Match, MatchError, MatchFile, SeatSpec, Seed};
use crate::rules::content::Content;
use crate::rules::game::{Game, OptionSpec, Setup};
use crate::rules::lookup::Lookup;
use crate::{keys, t, text};

/// What a host allows.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The folder with its tables.
    pub folder: PathBuf,
    /// The names under which it is reached besides its addresses.
    pub names: Names,
    /// Whether clients may create tables.
    pub create: bool,
    /// How many tables it has at most.
    pub tables: usize,
    /// How many WebSockets it takes from one address.
    pub per_address: usize,
    /// How many connections it takes in all.
    pub connections: usize,
    /// How long a client may take to say what it wants: the headers of a request, or the first message of a WebSocket.
    pub hesitation: Duration,
    /// How long a connection may last that is no WebSocket.
    pub visit: Duration,
    /// How many messages a second a client may send on average; at once, three times as many.
    pub per_second: u32,
    /// How long bots take for an action at least.
    pub bot_pace: Duration,
    /// On how many threads bots think.
    pub bot_threads: usize,
    /// Whether a proxy on the same computer says whom connections are from, in `X-Real-IP`.
    pub behind_proxy: bool,
}

impl Settings {
    /// The usual ones.
    #[must_use]
    pub fn new(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            names: Names::default(),
            create: false,
            tables: 1000,
            per_address: 64,
            connections: 10_000,
            hesitation: Duration::from_secs(10),
            visit: Duration::from_secs(120),
            per_second: 20,
            bot_pace: Duration::from_millis(700),
            bot_threads: 1,
            behind_proxy: false,
        }
    }
}

/// Why a host can’t be started, or a table not be made.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// The folder or a file of a table can’t be used.
    #[error("{}", t!("net-folder", path = .0.display().to_string(), error = .1.to_string()))]
    Folder(PathBuf, io::Error),
    /// The match can’t be made or opened.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// There are as many tables as there may be.
    #[error("{}", t!("net-too-many-tables", most = *.0))]
    Full(usize),
    /// A sealed table makes its own seed.
    #[error("{}", t!("net-sealed-seed"))]
    SealedSeed,
    /// There is no such game.
    #[error("{}", t!("protocol-no-game", game = .0.as_str(), known = IDS.join(", ")))]
    Game(String),
}

/// What a new table is made of.
#[derive(Debug, Clone)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Its setup.
    pub setup: Setup,
    /// Who plays.
    pub seats: Vec<SeatSpec>,
    /// The rules of the table.
    pub rules: TableRules,
    /// What one has to know besides the code.
    pub password: Option<String>,
    /// The seed, where it is not to be random.
    pub seed: Option<u64>,
}

/// A host.
pub struct Host {
    pub(super) settings: Settings,
    pub(super) doors: Doors,
    content: &'static Content,
    works: Works,
    tables: RwLock<BTreeMap<String, Arc<Table>>>,
}

impl Host {
    /// A host with the tables that are in its folder. The second value says which of them can’t be opened, and why.
    ///
    /// # Errors
    /// The folder can’t be used.
    pub fn start(settings: Settings, content: &'static Content, runtime: Handle) -> Result<(Arc<Self>, Vec<HostError>), HostError> {
        let folder = settings.folder.clone();
        let wrong = |error| HostError::Folder(folder.clone(), error);
        make_private(&folder).map_err(wrong)?;
        crate::files::sweep(&folder);
        let works = Works::start(runtime, settings.bot_threads, settings.bot_pace).map_err(wrong)?;
        let doors = Doors::new(settings.per_address, settings.connections);
        let host = Self { settings, doors, content, works, tables: RwLock::default() };
        let mut problems = Vec::new();
        for entry in std::fs::read_dir(&folder).map_err(wrong)? {
            let path = entry.map_err(wrong)?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let Some(code) = name.strip_suffix(keep::EXTENSION).and_then(read_code) else { continue };
            match host.open(&code) {
                Ok(table) => {
                    host.tables.write().unwrap_or_else(PoisonError::into_inner).insert(code, table);
                }
                Err(error) => problems.push(error),
            }
        }
        Ok((Arc::new(host), problems))
    }

    fn open(&self, code: &str) -> Result<Arc<Table>, HostError> {
        struct Open(PathBuf);
        impl Visitor for Open {
            type Output = Result<Box<dyn Playing>, MatchError>;
            fn visit<G: Lookup + Strategy>(self) -> Self::Output {
                Ok(Box::new(Match::<G>::open(&self.0)?.0))
            }
        }
        let (path, undealt) = (self.match_path(code), self.undealt_path(code));
        let path = if path.exists() {
            // It was dealt just before the host was killed.
            let _ = std::fs::remove_file(undealt);
            path
        } else {
            undealt
        };
        let game = MatchFile::read(&path)?.header().game.clone();
        let playing = with_game(&game, Open(path)).ok_or(HostError::Game(game))??;
        let folder = &self.settings.folder;
        Table::open(code, folder, playing, self.works.clone()).map_err(|error| HostError::Folder(keep::Keep::path(folder, code), error))
    }

    fn match_path(&self, code: &str) -> PathBuf {
        self.settings.folder.join(format!("{code}{}", matches::library::EXTENSION))
    }

    /// Where a match is kept that can be joined, but is not dealt yet.
    fn undealt_path(&self, code: &str) -> PathBuf {
        self.settings.folder.join(format!("{code}.undealt{}", matches::library::EXTENSION))
    }

    /// Makes a table, and gives its join code.
    ///
    /// # Errors
    /// Why it can’t be made.
    pub fn create(&self, new: NewTable) -> Result<Arc<Table>, HostError> {
        struct Create(NewTable, Seed, &'static Content, PathBuf);
        impl Visitor for Create {
            type Output = Result<Box<dyn Playing>, MatchError>;
            fn visit<G: Lookup + Strategy>(self) -> Self::Output {
                let Self(new, seed, content, path) = self;
                Ok(Box::new(Match::<G>::create(new.setup, seed, content, &new.seats, Some(&path))?))
            }
        }
        let sealed = new.rules.sealed;
        if sealed && new.seed.is_some() {
            return Err(HostError::SealedSeed);
        }
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        let code = self.free_code(&mut tables)?;
        let seed = match new.seed {
            // Nobody is shown what comes of it: it only says that the game can be played like this, and who sits down.
            None if sealed => Seed::Short(0),
            None => Seed::Long(random_key()),
            Some(seed) => Seed::Short(seed),
        };
        let path = if sealed { self.undealt_path(&code) } else { self.match_path(&code) };
        let (game, rules, password) = (new.game.clone(), new.rules.clone(), new.password.clone());
        let made = with_game(&game, Create(new, seed, self.content, path)).ok_or(HostError::Game(game))?;
        let folder = &self.settings.folder;
        let table = Table::create(&code, folder, made?, rules, password.as_deref(), self.works.clone());
        let table = table.map_err(|error| HostError::Folder(keep::Keep::path(folder, &code), error))?;
        tables.insert(code, table.clone());
        drop(tables);
        table.begin();
        Ok(table)
    }

    /// Opens the seats of a match that runs already. The match stays in its own file, if it has one; who sits where is
    /// known only as long as this host runs.
    ///
    /// # Errors
    /// There are as many tables as there may be.
    pub fn open_seats<G: Lookup + Strategy>(&self, played: Match<G>, rules: TableRules) -> Result<Arc<Table>, HostError> {
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        let code = self.free_code(&mut tables)?;
        let table = Table::open_seats(&code, Box::new(played), rules, self.works.clone());
        tables.insert(code, table.clone());
        drop(tables);
        table.begin();
        Ok(table)
    }

    /// A join code for one more table; those that are over make room.
    fn free_code(&self, tables: &mut BTreeMap<String, Arc<Table>>) -> Result<String, HostError> {
        if tables.len() >= self.settings.tables {
            tables.retain(|_, table| !table.is_over() || table.clients() > 0);
        }
        if tables.len() >= self.settings.tables {
            return Err(HostError::Full(self.settings.tables));
        }
        loop {
            let code = random_code();
            if !tables.contains_key(&code) && !self.match_path(&code).exists() && !self.undealt_path(&code).exists() {
                return Ok(code);
            }
        }
    }

    /// The table with this join code.
    #[must_use]
    pub fn table(&self, code: &str) -> Option<Arc<Table>> {
        self.tables.read().unwrap_or_else(PoisonError::into_inner).get(&read_code(code)?).cloned()
    }

    /// All tables.
    #[must_use]
    pub fn tables(&self) -> Vec<Arc<Table>> {
        self.tables.read().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// How many connections there are.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.doors.connections()
    }

    /// Tells everybody that the host ends.
    pub fn close(&self) {
        let bye = Message::Bye { kind: "closing", text: t!("net-closing") };
        self.tables().iter().for_each(|table| table.close(&bye));
    }

    /// Why a client of this version can’t play here.
    pub(super) fn disagrees(&self, protocol: u32, build: Option<&str>, content: &BTreeMap<String, String>) -> Option<String> {
        if protocol != PROTOCOL {
            return Some(t!("net-other-protocol", theirs = protocol, ours = PROTOCOL));
        }
        if let Some(theirs) = build.filter(|build| *build != env!("CARGO_PKG_VERSION")) {
            return Some(t!("net-other-build", theirs = theirs, ours = env!("CARGO_PKG_VERSION")));
        }
        let other = content.iter().find(|(game, theirs)| !IDS.contains(&game.as_str()) || self.content.hash(game) != theirs.as_str())?;
        Some(t!("net-other-content", game = other.0.as_str()))
    }

    /// What it says to everybody first.
    pub(super) fn welcome(&self) -> Message {
        struct Describe(&'static Content);
        impl Visitor for Describe {
            type Output = Value;
            fn visit<G: Game>(self) -> Value {
                let options: Vec<Value> = G::OPTIONS.iter().map(|option| described::<G>(option, self.0)).collect();
                json!({"id": G::ID, "title": G::TITLE, "seats": [G::SEATS.start(), G::SEATS.end()], "options": options})
            }
        }
        Message::Welcome {
            protocol: PROTOCOL,
            build: env!("CARGO_PKG_VERSION"),
            content: IDS.iter().map(|id| (*id, self.content.hash(id).to_owned())).collect(),
            language: text::chosen(),
            create: self.settings.create,
            limits: Limits { message: LONGEST, per_second: self.settings.per_second },
            phrases: super::table::PHRASES.iter().map(|(phrase, key)| Phrase { phrase, text: text::say(key, &[]) }).collect(),
            games: IDS.iter().filter_map(|id| with_game(id, Describe(self.content))).collect(),
        }
    }
}

/// An option of a game for a form: with `choices`, its values and what they are called. Where it is free text, those are only
/// values that are known.
fn described<G: Game>(option: &OptionSpec, content: &Content) -> Value {
    let called = |value: &str| text::find(&format!("{}{value}", keys!("option-value-"))).unwrap_or_else(|| value.to_owned());
    let choices: Vec<[String; 2]> = if option.values.is_empty() {
        let known = G::known_values(content, option, &BTreeMap::new(), &[]);
        known.into_iter().map(|known| [known.value, known.name]).collect()
    } else {
        option.values.iter().map(|value| [(*value).to_owned(), called(value)]).collect()
    };
    let mut described = json!(option);
    described["choices"] = json!(choices);
    described
}

/// Makes a folder that nobody else on this computer can look into.
fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
