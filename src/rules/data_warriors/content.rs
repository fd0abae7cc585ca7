//! The cards and ready drives as they are read from `assets/data_warriors/`, and the tables made of them (DW-81, DW-82).

use serde::{Deserialize, Serialize};

use super::check_faces::check_face;
use super::has;
use super::language::{Always, CommandCost, Effect, Face, Part, Trigger};
use super::loops;
use super::verbs::Verb;
use super::words_of_cards::{Condition, Kind, Which};
use crate::rules::content::{Content as AllContent, ContentError, ContentFile, GameContent, WorkedOut, parse};
use crate::t;

/// The content files, in the order in which [`Content::parse`] takes them.
pub const CONTENT_FILES: [ContentFile; 2] = [
    ContentFile { path: "data_warriors/cards.ron", text: include_str!("../../../assets/data_warriors/cards.ron") },
    ContentFile { path: "data_warriors/drives.ron", text: include_str!("../../../assets/data_warriors/drives.ron") },
];

/// The most different cards that there can be.
const MOST_FACES: usize = 250;

/// One of the different cards, counted from 0 in the order of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct FaceId(pub u8);

/// A command of any card, lent ones too, counted from 0 in the order of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct CommandId(pub u8);

/// A text that can be carried out: of a script, a command or an effect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ability {
    /// The name of a command; nothing for others.
    pub name: String,
    /// What a command costs.
    pub cost: CommandCost,
    /// What must hold.
    pub requires: Vec<Condition>,
    /// The text, or two and more to choose from.
    pub parts: Vec<Part>,
    /// Whether nothing is chosen for it: it has one part without targets, and no □.
    pub plain: bool,
    /// The bits of the triggers that it can set off, and of those of which it can undo what set them off (DW-53).
    pub(super) sets_off: u64,
    pub(super) undoes: u64,
}

impl Ability {
    fn new(name: &str, cost: CommandCost, requires: &[Condition], plain: Part, either: &[Part]) -> Self {
        let parts = if either.is_empty() { vec![plain] } else { either.to_vec() };
        let plain = matches!(cost, CommandCost::Fixed(_)) && parts.len() == 1 && parts[0].targets.is_empty();
        let all = |of: fn(&Verb) -> u64| parts.iter().flat_map(|part| &part.does).fold(0, |bits, verb| bits | of(verb));
        let (sets_off, undoes) = (all(loops::sets_off), all(loops::undoes));
        Self { name: name.to_owned(), cost, requires: requires.to_vec(), parts, plain, sets_off, undoes }
    }

    /// The part of a text; the first for a number that it has not.
    #[inline]
    #[must_use]
    pub fn part(&self, mode: u8) -> &Part {
        self.parts.get(usize::from(mode)).unwrap_or(&self.parts[0])
    }
}

/// Which text is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Text {
    /// The text of a script.
    Script(FaceId),
    /// A command.
    Command(CommandId),
    /// An effect of a card, counted from 0.
    Effect(FaceId, u8),
}

impl Default for Text {
    fn default() -> Self {
        Self::Script(FaceId(0))
    }
}

/// What is looked up of a card.
#[derive(Debug)]
pub struct Entry {
    /// What stands on it.
    pub face: Face,
    /// The text of a script.
    pub script: Ability,
    /// Its own commands.
    pub commands: Vec<CommandId>,
    /// What it lends, and to which cards.
    pub lends: Vec<(Which, CommandId)>,
    /// Its effects.
    pub effects: Vec<(Trigger, Ability)>,
}

impl Entry {
    /// An effect by its place.
    #[inline]
    #[must_use]
    fn effect(&self, at: u8) -> Option<&(Trigger, Ability)> {
        self.effects.get(usize::from(at))
    }

    /// What always works.
    #[inline]
    #[must_use]
    pub fn always(&self) -> &[Always] {
        &self.face.always
    }
}

/// What is looked up of a card most often, in little room.
#[derive(Debug, Clone, Copy, Default)]
struct Brief {
    flags: u64,
    kind: Kind,
    cost: u8,
}

/// All cards, with tables of what is looked up often.
pub struct Catalog {
    entries: Vec<Entry>,
    /// By face, with nothing for faces that there are not.
    briefs: Box<[Brief; 256]>,
    commands: Vec<Ability>,
    nothing: Ability,
    /// What bots find out about the cards.
    pub worked_out: WorkedOut,
}

impl Catalog {
    /// The cards of what is being read.
    pub(super) fn being_read() -> &'static Self {
        &AllContent::being_read().data_warriors.catalog
    }

    /// How many different cards there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is no card at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What is looked up of a card.
    #[inline]
    #[must_use]
    pub fn entry(&self, face: FaceId) -> &Entry {
        &self.entries[usize::from(face.0)]
    }

    /// The bits of what a card [`has`].
    #[inline]
    pub(super) fn flags(&self, face: FaceId) -> u64 {
        self.briefs[usize::from(face.0)].flags
    }

    /// The kind of a card.
    #[inline]
    #[must_use]
    pub fn kind(&self, face: FaceId) -> Kind {
        self.briefs[usize::from(face.0)].kind
    }

    /// The base cost of a card (DW-21).
    #[inline]
    #[must_use]
    pub fn cost(&self, face: FaceId) -> u8 {
        self.briefs[usize::from(face.0)].cost
    }

    /// The bits of the triggers that an effect can set off (DW-53).
    #[inline]
    pub(super) fn sets_off(&self, face: FaceId, effect: u8) -> u64 {
        self.entry(face).effect(effect).map_or(0, |(_, ability)| ability.sets_off)
    }

    /// What stands on a card.
    #[inline]
    #[must_use]
    pub fn face(&self, face: FaceId) -> &Face {
        &self.entry(face).face
    }

    /// The title of a card.
    #[must_use]
    pub fn title(&self, face: FaceId) -> &str {
        &self.face(face).title
    }

    /// A text; one that does nothing where there is none.
    #[inline]
    #[must_use]
    pub fn text(&self, text: Text) -> &Ability {
        match text {
            Text::Script(face) => &self.entry(face).script,
            Text::Command(command) => self.command(command),
            Text::Effect(face, at) => self.entry(face).effect(at).map_or(&self.nothing, |(_, ability)| ability),
        }
    }

    /// Whether there is such a text.
    #[must_use]
    pub fn has_text(&self, text: Text) -> bool {
        match text {
            Text::Script(face) => self.entries.get(usize::from(face.0)).is_some_and(|entry| entry.face.kind == Kind::Script),
            Text::Command(command) => usize::from(command.0) < self.commands.len(),
            Text::Effect(face, at) => self.entries.get(usize::from(face.0)).is_some_and(|entry| entry.effect(at).is_some()),
        }
    }

    /// All cards in the order of the file.
    #[must_use]
    pub fn faces(&self) -> Vec<&Face> {
        self.entries.iter().map(|entry| &entry.face).collect()
    }

    /// A command; nothing is done by one that there is not.
    #[inline]
    #[must_use]
    pub fn command(&self, command: CommandId) -> &Ability {
        self.commands.get(usize::from(command.0)).unwrap_or(&self.nothing)
    }

    /// The card of this title; letters of either case.
    #[must_use]
    pub fn by_title(&self, title: &str) -> Option<FaceId> {
        let fits = |entry: &Entry| entry.face.title.eq_ignore_ascii_case(title.trim());
        self.entries.iter().position(fits).map(|at| FaceId(at as u8))
    }

    fn new(faces: Vec<Face>) -> Self {
        let free = CommandCost::Fixed(0);
        let mut commands = Vec::new();
        let mut entries = Vec::new();
        for face in faces {
            let mut add = |command: &super::language::Command| {
                let plain = Part { targets: command.targets.clone(), does: command.does.clone() };
                commands.push(Ability::new(&command.name, command.cost, &command.requires, plain, &command.either));
                CommandId((commands.len() - 1) as u8)
            };
            let own = face.commands.iter().map(&mut add).collect();
            let lends = face.lends.iter().map(|lent| (lent.to, add(&lent.command))).collect();
            let effect = |effect: &Effect| {
                let plain = Part { targets: effect.targets.clone(), does: effect.does.clone() };
                (effect.on, Ability::new("", free, &effect.requires, plain, &effect.either))
            };
            let plain = Part { targets: face.targets.clone(), does: face.does.clone() };
            entries.push(Entry {
                script: Ability::new("", free, &face.requires, plain, &face.either),
                commands: own,
                lends,
                effects: face.effects.iter().map(effect).collect(),
                face,
            });
        }
        let least = |command: CommandId| commands[usize::from(command.0)].cost.least();
        let brief = |entry: &Entry| Brief { flags: has::of(entry, least), kind: entry.face.kind, cost: entry.face.cost };
        let mut briefs = Box::new([Brief::default(); 256]);
        briefs.iter_mut().zip(&entries).for_each(|(at, entry)| *at = brief(entry));
        Self { entries, briefs, commands, nothing: Ability::new("", free, &[], Part::default(), &[]), worked_out: WorkedOut::default() }
    }
}

/// A ready drive, as it stands in the file (DW-81).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReadyDrive {
    /// Its name in options and on the command line: lower-case letters, digits and hyphens.
    pub name: String,
    /// Its plan, in a sentence or two.
    pub plan: String,
    /// How many of which cards.
    pub cards: Vec<(u8, String)>,
    /// The same, looked up when the file is read, in the order of the card file.
    #[serde(skip)]
    pub faces: Vec<FaceId>,
}

/// What the rules read from `assets/data_warriors/`.
#[derive(Debug)]
pub struct Content {
    /// The cards.
    pub catalog: Catalog,
    /// The ready drives.
    pub drives: Vec<ReadyDrive>,
    /// What is strange about the cards, but does no harm.
    pub warnings: Vec<ContentError>,
}

impl GameContent for Content {
    const FILES: &'static [ContentFile] = &CONTENT_FILES;

    fn read(files: &[(&str, &str)]) -> Result<Self, Vec<ContentError>> {
        Self::parse([files[0], files[1]])
    }

    fn warnings(&self) -> &[ContentError] {
        &self.warnings
    }
}

impl Content {
    /// Reads name and text of each of [`CONTENT_FILES`].
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn parse(files: [(&str, &str); 2]) -> Result<Self, Vec<ContentError>> {
        let [cards, ready] = files;
        let faces: Result<Vec<Face>, _> = parse(cards.0, cards.1);
        let drives: Result<Vec<ReadyDrive>, _> = parse(ready.0, ready.1);
        let (faces, mut drives) = match (faces, drives) {
            (Ok(faces), Ok(drives)) => (faces, drives),
            (faces, drives) => return Err([faces.err(), drives.err()].into_iter().flatten().collect()),
        };
        let mut problems = Problems { file: cards.0, text: cards.1, found: Vec::new(), warnings: Vec::new() };
        for (at, face) in faces.iter().enumerate() {
            if faces[..at].iter().any(|other| other.title.eq_ignore_ascii_case(&face.title)) {
                problems.add(&face.title, "title", &t!("content-taken", rule = "DW-82"));
            }
            check_face(face, &mut problems);
        }
        let whole = |text: String| ContentError::new(cards.0, None, text);
        if faces.len() > MOST_FACES || faces.is_empty() {
            problems.found.push(whole(t!("content-entries", most = MOST_FACES, count = faces.len())));
        }
        let commands: usize = faces.iter().map(|face| face.commands.len() + face.lends.len()).sum();
        if commands > MOST_FACES {
            problems.found.push(whole(t!("dw-content-commands", most = MOST_FACES, count = commands)));
        }
        if !problems.found.is_empty() {
            return Err(problems.found);
        }
        let warnings = problems.warnings;
        let catalog = Catalog::new(faces);
        let wrong = super::drives::check_ready(&catalog, &mut drives, ready);
        if wrong.is_empty() { Ok(Self { catalog, drives, warnings }) } else { Err(wrong) }
    }
}

/// Takes down what is wrong or strange, with places.
pub(super) struct Problems<'a> {
    file: &'a str,
    text: &'a str,
    found: Vec<ContentError>,
    warnings: Vec<ContentError>,
}

impl Problems<'_> {
    /// The place of a field of a card, or else where the card begins; of two cards with one title it is the later.
    fn place(&self, title: &str, field: &str) -> Option<(usize, usize)> {
        let code = |line: &str| line.split("//").next().unwrap_or("").to_owned();
        let begins = |line: &str| code(line).contains("title:");
        let lines: Vec<&str> = self.text.lines().collect();
        let start = lines.iter().rposition(|line| begins(line) && code(line).contains(&format!("\"{title}\"")))?;
        let end = (start + 1..lines.len()).find(|at| begins(lines[*at])).unwrap_or(lines.len());
        let column = |line: usize, byte: usize| (line + 1, lines[line][..byte].chars().count() + 1);
        let found = (start..end).find_map(|line| lines[line].find(&format!("{field}:")).map(|byte| column(line, byte)));
        found.or_else(|| Some(column(start, lines[start].find("title:").unwrap_or(0))))
    }

    fn error(&self, title: &str, field: &str, wrong: &str) -> ContentError {
        let at = self.place(title, field);
        ContentError::new(self.file, at, t!("content-of", field = field, name = title, wrong = wrong))
    }

    /// Takes a problem with a field of a card down.
    pub fn add(&mut self, title: &str, field: &str, wrong: &str) {
        let error = self.error(title, field, wrong);
        self.found.push(error);
    }

    /// Takes something strange about a card down.
    pub fn warn(&mut self, title: &str, field: &str, strange: &str) {
        let error = self.error(title, field, strange);
        self.warnings.push(error);
    }
}
