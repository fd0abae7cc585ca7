//! What a square holds: terrain, schema, node or pylon, models, firewall, cache, entry tokens (AE-3, AE-14, AE-104).

use serde::{Deserialize, Serialize};

use super::cache::Cache;
use super::content::Symbol;
use super::models::{MODELS, ModelId, Place};
use super::server::Square;
use super::shapes::Uplink;
use super::table::Table;
use super::tokens::Sites;
use super::view::View;
use crate::rules::game::Seat;

/// The terrain of a square (AE-3, AE-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Terrain {
    /// No schema: quantum noise (AE-90).
    Noise,
    /// A schema square with nothing on it.
    Open,
    /// A resistor, or next to a firewall, which counts as one (AE-33, AE-104).
    Resistor,
    /// Fragmented (AE-33, AE-43).
    Fragmented,
    /// An obstruction.
    Obstruction,
    /// The square of a node or pylon.
    Uplink,
}

/// A node or pylon (AE-22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UplinkHere {
    /// Which of the two.
    pub kind: Uplink,
    /// Who controls it.
    pub holder: Option<Seat>,
    /// Whether it is a starting one (AE-14).
    pub starting: bool,
}

/// An entry token (AE-123).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TokenHere {
    /// Whose.
    pub seat: Seat,
    /// Its symbol, if the viewer knows it.
    pub symbol: Option<Symbol>,
}

/// What a square holds, as a viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// The square.
    pub square: Square,
    /// Its terrain.
    pub terrain: Terrain,
    /// The schema it belongs to, by its place in [`Open::schemas`](super::Open).
    pub schema: Option<u8>,
    /// The node or pylon on it.
    pub uplink: Option<UplinkHere>,
    /// The entry tokens by that pylon (AE-123).
    pub tokens: Vec<TokenHere>,
    /// The models on it; an omni model is on all four of its squares. Two if one flies over the other (AE-100).
    pub models: Vec<ModelId>,
    /// The models lifted from it that are still to be placed (AE-74, AE-111).
    pub lifted: Vec<ModelId>,
    /// A firewall stands on it (AE-104).
    pub firewall: bool,
    /// Nobody else can stand on it: a model, node, pylon, obstruction or firewall does (AE-3, AE-30).
    pub occupied: bool,
    /// Lines of sight end at it, models apart (AE-42).
    pub blocks_sight: bool,
    /// Entering it costs 1 CS more: resistor, fragmented, or next to a firewall (AE-33, AE-104).
    pub costs_more: bool,
    /// The seats with a model next to it: to their enemies leaving it costs 1 CS more (AE-32).
    pub watched_by: Vec<Seat>,
    /// The cache is here: on the square, in its node, or with a model on it (AE-122).
    pub cache: bool,
    /// Whose own edge of the server it is (AE-14).
    pub edge_of: Vec<Seat>,
}

impl Table {
    fn terrain(&self, square: Square) -> Terrain {
        let ground = self.ground();
        match square {
            at if ground.uplinks().contains(at) => Terrain::Uplink,
            at if ground.obstructions().contains(at) => Terrain::Obstruction,
            at if !ground.schemas().contains(at) => Terrain::Noise,
            at if ground.fragmented().contains(at) => Terrain::Fragmented,
            at if ground.resistor().contains(at) => Terrain::Resistor,
            _ => Terrain::Open,
        }
    }
}

impl View {
    /// What a square holds, as far as this viewer may know it.
    #[must_use]
    pub fn site(&self, square: Square) -> Site {
        let table = &self.table;
        let both = || [Seat(0), Seat(1)].into_iter();
        let all = || (0..MODELS as u8).filter_map(|number| ModelId::try_from(number).ok());
        let uplink = table.uplinks().find(|(_, _, at, _)| *at == square);
        let is_here = |model: &ModelId| table.base(*model).is_some_and(|base| base.squares().contains(square));
        let models: Vec<ModelId> = table.on_server().iter().filter(is_here).collect();
        let token = |schema: usize, seat: Seat| {
            let sites: &Sites = &self.tokens[seat.index()];
            let lies = table.tokens.at[seat.index()] & 1 << schema != 0;
            let symbol = Symbol::ALL.into_iter().find(|symbol| sites[*symbol as usize] == Some(schema as u8));
            lies.then_some(TokenHere { seat, symbol })
        };
        let cache = match table.cache {
            Cache::Lying(at) => at == square,
            Cache::InNode => table.cache_node() == Some(square),
            Cache::Carried(model) => models.contains(&model),
            Cache::None | Cache::Home(_) => false,
        };
        Site {
            square,
            terrain: table.terrain(square),
            schema: table.ground().schema_at(square).map(|schema| schema as u8),
            uplink: uplink.map(|(schema, kind, _, holder)| UplinkHere { kind, holder, starting: table.is_starting(schema) }),
            tokens: uplink.map_or_else(Vec::new, |(schema, ..)| both().filter_map(|seat| token(schema, seat)).collect()),
            lifted: all().filter(|model| table.model(*model).place == Place::Lifted(square)).collect(),
            firewall: table.firewalls.contains(square),
            occupied: table.occupied().contains(square),
            blocks_sight: table.ground().blocks_sight().contains(square),
            costs_more: table.ground().rough().contains(square),
            watched_by: both().filter(|seat| table.stands(*seat).intersects(&square.neighbours())).collect(),
            cache,
            edge_of: both().filter(|seat| table.own_edges(*seat).contains(square)).collect(),
            models,
        }
    }
}
