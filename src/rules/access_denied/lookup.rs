//! What programs can look up: cards, sectors, codes (AD-1, AD-2, AD-70 to AD-76).

use serde::Serialize;

use super::cards::Card;
use super::content::CardFace;
use super::refusals::requirement;
use super::sectors::{Code, Sector};
use super::state::State;
use super::view::View;
use crate::rules::content::Content;
use crate::rules::game::Refusal;
use crate::rules::lookup::{Entry, Lookup, NoQuery};
use crate::t;

/// A sector (AD-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SectorData {
    /// The rule of its Root bonus.
    pub rule: &'static str,
}

/// A code (AD-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CodeData {
    /// How many cards have it.
    pub copies: u8,
}

/// Everything in the content.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Catalog {
    /// The cards (AD-C01 to AD-C63).
    pub cards: Vec<Entry<Card, &'static CardFace>>,
    /// The sectors with their Root bonuses (AD-70 to AD-76).
    pub sectors: Vec<Entry<Sector, SectorData>>,
    /// The codes.
    pub codes: Vec<Entry<Code, CodeData>>,
}

impl Lookup for State {
    type Catalog = Catalog;
    type Pieces = ();
    type Query = NoQuery;
    type Answer = ();

    const QUERIES: &'static [&'static str] = &[];

    fn catalog(content: &'static Content) -> Catalog {
        let faces = &content.access_denied.cards;
        let card = |card: Card| {
            let face = faces.face(card);
            let needs = face.requires.map(|requires| t!("ad-needs", requirement = requirement(requires)) + ".");
            Entry::new(card, faces.title(card), needs.into_iter().chain([face.text()]).collect(), face)
        };
        let sector = |sector: Sector| {
            let (rule, text) = sector.bonus();
            Entry::new(sector, sector.name(), vec![t!("ad-root-bonus", text = text, rule = rule)], SectorData { rule })
        };
        let code = |code: Code| Entry::new(code, code.to_string(), Vec::new(), CodeData { copies: code.copies() });
        Catalog { cards: Card::all().map(card).collect(), sectors: Sector::ALL.map(sector).to_vec(), codes: Code::ALL.map(code).to_vec() }
    }

    fn pieces(_: &View) {}

    fn answer(_: &View, query: &NoQuery) -> Result<(), Refusal> {
        match *query {}
    }
}
