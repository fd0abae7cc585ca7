//! What programs can look up: programs, schemas, operations, collectives, and which models a match has (AE-5 to AE-7).

use serde::{Deserialize, Serialize, Serializer};

use super::content::{
    Catalog as Content, Code, CollectiveId, Faction, FactionId, Marker, Operation, OperationId, Program, ProgramId, ReadyCollective,
    SchemaMap, Symbol, card_text, operation_text,
};
use super::models::{ModelId, Models, Place, SEATS};
use super::prices::Price;
use super::prospect::Spot;
use super::queries::{Answer, Query};
use super::server::Square;
use super::shapes::ShapeId;
use super::state::State;
use super::view::View;
use crate::rules::content::Content as AllContent;
use crate::rules::game::{Refusal, Seat};
use crate::rules::lookup::{Entry, Lookup};

/// A word of data cards that a rule explains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Word {
    /// The rule.
    pub rule: &'static str,
}

/// A symbol of the combat die (AE-51).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SymbolData {
    /// Its number, as in a queue of results and for entry tokens.
    pub number: u8,
    /// On how many of the twelve faces it stands.
    pub faces: u8,
}

/// A ready collective (AE-5).
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CollectiveData {
    /// Its programs.
    pub programs: Vec<ProgramId>,
    /// How its file says it.
    pub file: &'static ReadyCollective,
}

/// Everything in the content.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Catalog {
    /// The programs (AE-6).
    pub programs: Vec<Entry<ProgramId, &'static Program>>,
    /// The shapes of schemas (AE-2).
    pub schemas: Vec<Entry<ShapeId, &'static SchemaMap>>,
    /// The operations (AE-120 to AE-125).
    pub operations: Vec<Entry<OperationId, &'static Operation>>,
    /// The ready collectives (AE-5).
    pub collectives: Vec<Entry<CollectiveId, CollectiveData>>,
    /// The factions (AE-7).
    pub factions: Vec<Entry<FactionId, &'static Faction>>,
    /// Universal code (AE-100 to AE-106).
    pub codes: Vec<Entry<Code, Word>>,
    /// Markers (AE-101, AE-102).
    pub markers: Vec<Entry<Marker, Word>>,
    /// The symbols of the combat die (AE-51).
    pub symbols: Vec<Entry<Symbol, SymbolData>>,
}

/// A model of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Piece {
    /// Its number.
    pub model: ModelId,
    /// Whose it is.
    pub seat: Seat,
    /// The place of its data card on the console, from 0; PADs use these numbers.
    pub card: u8,
    /// Its program.
    pub program: ProgramId,
    /// What players call it.
    pub name: String,
}

/// What the numbers in a match stand for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pieces {
    /// The operation.
    pub operation: OperationId,
    /// All models that the match has or had.
    pub models: Vec<Piece>,
    /// The shape of each schema, by its number.
    pub schemas: Vec<ShapeId>,
}

/// A question about a position: what actions cost, or a [`Query`] with the words of the protocol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// What the viewer's actions cost.
    Costs {},
    /// [`Query::Odds`].
    Odds {
        /// The model that attacks.
        model: ModelId,
        /// Its target.
        target: ModelId,
    },
    /// [`Query::Sight`].
    Sight {
        /// Where somebody looks from.
        from: Spot,
        /// What is looked at.
        to: Spot,
    },
    /// [`Query::Site`].
    Place {
        /// The square.
        square: Square,
    },
}

/// What is answered to a [`Question`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply {
    /// To [`Question::Costs`].
    Costs(Vec<Price>),
    /// To the others.
    Query(Answer),
}

impl Serialize for Reply {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Costs(prices) => prices.serialize(serializer),
            Self::Query(Answer::Odds(chances)) => chances.serialize(serializer),
            Self::Query(Answer::Sight(prospect)) => prospect.serialize(serializer),
            Self::Query(Answer::Site(site)) => site.serialize(serializer),
        }
    }
}

impl Lookup for State {
    type Catalog = Catalog;
    type Pieces = Pieces;
    type Query = Question;
    type Answer = Reply;

    const QUERIES: &'static [&'static str] = &["costs", "odds", "sight", "place"];

    fn catalog(content: &'static AllContent) -> Catalog {
        let content: &'static Content = &content.aetherium.catalog;
        let program = |(at, program): (u8, &'static Program)| {
            Entry::new(ProgramId(at), &program.name, card_text(program), program).with_key(&program.id)
        };
        let schema = |(at, map): (u8, &'static SchemaMap)| Entry::new(ShapeId(at), &map.name, map.rows.clone(), map);
        let operation = |(at, operation): (u8, &'static Operation)| {
            Entry::new(OperationId(at), &operation.name, operation_text(operation), operation).with_key(&operation.id)
        };
        let collective = |(at, file): (u8, &'static ReadyCollective)| {
            let id = CollectiveId(at);
            let data = CollectiveData { programs: content.programs_of(id).to_vec(), file };
            Entry::new(id, &file.name, vec![file.plan_text()], data).with_key(&file.id)
        };
        let faction = |(at, faction): (u8, &'static Faction)| {
            let text = vec![faction.background_text(), faction.plan_text()];
            Entry::new(FactionId(at), &faction.name, text, faction)
        };
        let symbol =
            |symbol: Symbol| Entry::new(symbol, symbol.label(), Vec::new(), SymbolData { number: symbol as u8, faces: symbol.faces() });
        Catalog {
            programs: (0..).zip(content.programs()).map(program).collect(),
            schemas: (0..).zip(content.maps()).map(schema).collect(),
            operations: (0..).zip(content.operations()).map(operation).collect(),
            collectives: (0..).zip(content.collectives()).map(collective).collect(),
            factions: (0..).zip(content.factions()).map(faction).collect(),
            codes: Code::ALL.map(|code| Entry::new(code, code.label(), Vec::new(), Word { rule: code.rule() })).to_vec(),
            markers: Marker::ALL.map(|marker| Entry::new(marker, marker.label(), Vec::new(), Word { rule: marker.rule() })).to_vec(),
            symbols: Symbol::ALL.map(symbol).to_vec(),
        }
    }

    fn pieces(view: &View) -> Pieces {
        let table = &view.table;
        let piece = |model: ModelId| {
            let card = model.slot().card();
            let program = *table.side(model.seat()).programs.get(card)?;
            (table.model(model).place != Place::Nowhere).then(|| Piece {
                model,
                seat: model.seat(),
                card: card as u8,
                program,
                name: table.catalog.program(program).name.clone(),
            })
        };
        let models = (0..SEATS as u8).flat_map(|seat| Models::of(Seat(seat)).iter());
        Pieces {
            operation: table.operation,
            models: models.filter_map(piece).collect(),
            schemas: table.schemas.iter().map(|placed| placed.shape).collect(),
        }
    }

    fn answer(view: &View, question: &Question) -> Result<Reply, Refusal> {
        let query = match *question {
            Question::Costs {} => return Ok(Reply::Costs(view.prices())),
            Question::Odds { model, target } => Query::Odds { model, target },
            Question::Sight { from, to } => Query::Sight { from, to },
            Question::Place { square } => Query::Site(square),
        };
        view.answer(&query).map(Reply::Query)
    }
}
