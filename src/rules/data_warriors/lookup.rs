//! What programs can look up: cards, commands, ready drives, keywords, and which cards a match has (DW-2, DW-22, DW-60).

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::content::{Catalog as Cards, CommandId, FaceId, ReadyDrive};
use super::costs::Price;
use super::drives::DRIVE;
use super::keywords::{KEYWORDS, Keyword};
use super::language::{Command, Face};
use super::state::State;
use super::texts::{card_text, command_text};
use super::view::View;
use super::words_of_cards::Which;
use crate::rules::content::Content;
use crate::rules::game::{Refusal, Seat};
use crate::rules::lookup::{Entry, Lookup};
use crate::text::say;

/// A command (DW-22).
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CommandData {
    /// The card on which it stands.
    pub card: FaceId,
    /// The cards to which it is lent; nothing for a command of the card itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lent_to: Option<Which>,
    /// How the card file says it.
    pub file: &'static Command,
}

/// A ready drive (DW-81).
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DriveData {
    /// How many of which card.
    pub cards: Vec<(u8, FaceId)>,
}

/// Everything in the content.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Catalog {
    /// The different cards (DW-30 to DW-33).
    pub cards: Vec<Entry<FaceId, &'static Face>>,
    /// The commands of all cards (DW-22).
    pub commands: Vec<Entry<CommandId, CommandData>>,
    /// The ready drives (DW-81).
    pub drives: Vec<Entry<&'static str, DriveData>>,
    /// The keywords of the card language (DW-60).
    pub keywords: Vec<Entry<&'static str, ()>>,
}

/// A card of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Piece {
    /// Its number.
    pub card: Card,
    /// Which of the different cards it is; everyone knows what is in drives, but not their order.
    pub face: FaceId,
    /// Who owns it.
    pub owner: Seat,
    /// Its title.
    pub name: &'static str,
}

/// What the numbers in a match stand for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pieces {
    /// All cards.
    pub cards: Vec<Piece>,
}

/// The commands of a card as its file says them, in the order of their numbers: its own, then those it lends.
fn commands_of(cards: &'static Cards, at: FaceId) -> impl Iterator<Item = Entry<CommandId, CommandData>> {
    let entry = cards.entry(at);
    let own = entry.commands.iter().zip(&entry.face.commands).map(|(id, file)| (*id, None, file));
    let lent = entry.lends.iter().zip(&entry.face.lends).map(|((_, id), lent)| (*id, Some(lent.to), &lent.command));
    own.chain(lent)
        .map(move |(id, lent_to, file)| Entry::new(id, &file.name, vec![command_text(file)], CommandData { card: at, lent_to, file }))
}

fn drive(drive: &'static ReadyDrive) -> Entry<&'static str, DriveData> {
    let count = |same: &[FaceId]| Some((same.len() as u8, *same.first()?));
    let cards = drive.faces.chunk_by(|one, other| one == other).filter_map(count).collect();
    Entry::new(drive.name.as_str(), &drive.name, vec![drive.plan_text()], DriveData { cards }).with_key(&drive.name)
}

/// A question about a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// What everything costs that the viewer can pay for (DW-20 to DW-22).
    Costs {},
}

impl Lookup for State {
    type Catalog = Catalog;
    type Pieces = Pieces;
    type Query = Question;
    type Answer = Vec<Price>;

    const QUERIES: &'static [&'static str] = &["costs"];

    fn catalog(content: &'static Content) -> Catalog {
        let Content { data_warriors: super::content::Content { catalog: all, drives, .. }, .. } = content;
        let faces = || (0..all.len() as u8).map(FaceId);
        let keyword = |word: &Keyword| Entry::new(word.id, say(word.name, &[]), vec![say(word.meaning, &[])], ());
        Catalog {
            cards: faces().map(|id| Entry::new(id, all.title(id), card_text(all.face(id)), all.face(id))).collect(),
            commands: faces().flat_map(|face| commands_of(all, face)).collect(),
            drives: drives.iter().map(drive).collect(),
            keywords: KEYWORDS.iter().map(keyword).collect(),
        }
    }

    fn pieces(view: &View) -> Pieces {
        let table = &view.table;
        let seats = (0..table.seats).map(Seat);
        let all = seats.flat_map(|owner| (0..DRIVE as u8).map(move |place| Card::of(owner, place)));
        let listed = |card: &Card| usize::from(card.place()) < table.user(card.owner()).faces.len();
        let piece = |card: Card| Piece { card, face: table.face(card), owner: card.owner(), name: table.title(card) };
        Pieces { cards: all.filter(listed).map(piece).collect() }
    }

    fn answer(view: &View, question: &Question) -> Result<Vec<Price>, Refusal> {
        let Question::Costs {} = question;
        Ok(view.prices())
    }
}
