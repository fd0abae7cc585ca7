//! The cache of Digital Download (AE-122).

use serde::{Deserialize, Serialize};

use super::activation::Movement;
use super::content::Code;
use super::events::{Event, Told};
use super::models::{ModelId, Models, Place};
use super::moves::Out;
use super::refusals::{Judgement, Why, expect};
use super::server::{SIDE, Square};
use super::shapes::Uplink;
use super::state::State;
use super::table::{Open, Table};
use crate::rules::game::{EventSink, Seat};

/// Where the cache is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub enum Cache {
    /// The operation has none.
    #[default]
    None,
    /// In the node.
    InNode,
    /// A model carries it.
    Carried(ModelId),
    /// It lies on a square.
    Lying(Square),
    /// A side has taken it off the server.
    Home(Seat),
}

impl Table {
    /// The square of the node that holds the cache.
    pub(super) fn cache_node(&self) -> Option<Square> {
        self.uplinks().find(|(_, kind, _, _)| *kind == Uplink::Node).map(|(_, _, square, _)| square)
    }

    fn is_beside(&self, model: ModelId, square: Square) -> bool {
        self.base(model).is_some_and(|base| base.neighbours().contains(square))
    }

    /// The downloads of these models begin anew (AE-122).
    #[inline]
    pub(super) fn stop_download(&mut self, models: Models) {
        self.downloads -= models;
    }

    /// Whether a model may give its activation to downloading (AE-122).
    pub(super) fn judge_download(&self, model: ModelId) -> Judgement {
        expect(self.cache == Cache::InNode, Why::NoCacheInNode)?;
        expect(!self.active.downloading, Why::Downloading)?;
        expect(!self.active.used, Why::ActivationUsed)?;
        expect(self.active.beside_cache.contains(model), Why::NotBesideCache)?;
        expect(self.cache_node().is_some_and(|node| self.is_beside(model, node)), Why::NotBesideCache)
    }

    /// Whether a model may pick the cache up (AE-122).
    pub(super) fn judge_pick_up(&self, model: ModelId) -> Judgement {
        let Cache::Lying(square) = self.cache else { return Err(Why::CacheNotLying) };
        let near = self.base(model).is_some_and(|base| base.squares().contains(square)) || self.is_beside(model, square);
        expect(near, Why::CacheFar)?;
        expect(self.active.cs >= 1, Why::Cs { need: 1, left: 0 })
    }

    /// The CS for leaving the server from where a model stands: evasive is paid too (AE-32, AE-122).
    pub(super) fn leaving_cost(&self, model: ModelId) -> u8 {
        let Some(base) = self.base(model) else { return 1 };
        let codes = self.codes(model);
        let flies = codes.contains(Code::Airborne) && !self.in_noise(base);
        let free = base.is_omni() || flies || codes.contains(Code::Dodge);
        let watched = base.neighbours().intersects(self.stands(Open::opponent(model.seat())));
        // AE-103: with Fast an evasive step is 1 CS too.
        1 + u8::from(watched && !free && !codes.contains(Code::Fast))
    }

    /// Whether a model may leave the server with the cache (AE-122).
    pub(super) fn judge_leave(&self, model: ModelId) -> Judgement {
        expect(self.cache == Cache::Carried(model), Why::NoCacheCarried)?;
        let last = SIDE as i8 - 1;
        let at_edge = |base: super::base::Base| base.squares().iter().any(|at| [0, last].contains(&at.x()) || [0, last].contains(&at.y()));
        expect(self.base(model).is_some_and(at_edge), Why::NotAtEdge)?;
        let need = self.leaving_cost(model);
        expect(need <= self.active.cs, Why::Cs { need, left: self.active.cs })
    }
}

impl State {
    /// At the start of an activation: a download may be done, or one may begin (AE-122).
    pub(super) fn begin_beside_cache(&mut self, out: &mut Out<'_, impl EventSink<Told>>) {
        if self.table.cache != Cache::InNode {
            return;
        }
        let Some(node) = self.table.cache_node() else { return };
        let on = self.table.active_models();
        let beside = on.iter().filter(|model| self.table.is_beside(*model, node)).fold(Models::NONE, Models::with);
        let done = (self.table.downloads & beside).first();
        self.table.stop_download(on);
        self.table.active.beside_cache = beside;
        if let Some(model) = done {
            self.table.cache = Cache::Carried(model);
            self.table.downloads = Models::NONE;
            out.all(|| Event::CacheTaken { model });
        }
    }

    /// A model gives its activation to downloading.
    pub(super) fn download(&mut self, model: ModelId, out: &mut Out<'_, impl EventSink<Told>>) {
        self.table.downloads = self.table.downloads.with(model);
        self.table.active.downloading = true;
        out.all(|| Event::Downloads { model });
    }

    /// A model picks the cache up for 1 CS.
    pub(super) fn pick_up(&mut self, model: ModelId, out: &mut Out<'_, impl EventSink<Told>>) {
        self.table.cache = Cache::Carried(model);
        self.spend(1);
        out.all(|| Event::CacheTaken { model });
    }

    /// A model leaves the server with the cache: it is gone, but not deleted.
    pub(super) fn leave_server(&mut self, model: ModelId, out: &mut Out<'_, impl EventSink<Told>>) {
        let cost = self.table.leaving_cost(model);
        self.spend(cost);
        self.table.take_off(model, Place::Left);
        self.table.cache = Cache::Home(model.seat());
        self.table.active.changed = true;
        if self.table.is_linked(model.slot()) {
            self.table.active.movement = Movement::Over;
        }
        out.all(|| Event::LeftWithCache { model });
        if !self.table.is_alive(model.slot()) {
            self.leave_pad(model.slot());
        }
    }
}
