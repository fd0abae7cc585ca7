//! The sets of squares that follow from what lies open; kept so that nothing is counted anew at every step.

use super::base::Base;
use super::ground::{Ground, MOST_SCHEMAS};
use super::models::{Models, Place, SEATS};
use super::schemas::{Manipulations, manipulations};
use super::server::Square;
use super::shapes::Uplink;
use super::squares::Squares;
use super::table::{Open, Table};
use crate::rules::components::List;
use crate::rules::game::Seat;

/// The most omni models on the server: one a side (AE-5).
const OMNIS: usize = SEATS;

/// What follows from what lies open.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Sets {
    /// The ground.
    pub ground: Ground,
    /// The squares of each side's models.
    pub models: [Squares; SEATS],
    /// The models on the server.
    pub on: Models,
    /// The bases of the omni models on the server.
    pub omnis: List<Omni, OMNIS>,
    /// What can be done with each schema, but for RAM and control (AE-72).
    pub manipulations: [Manipulations; MOST_SCHEMAS],
}

/// The base of an omni model.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Omni(pub Base);

impl Default for Omni {
    fn default() -> Self {
        Self(Base::Omni(Square::default()))
    }
}

impl Sets {
    /// The sets that follow from what lies open.
    pub(super) fn of(open: &Open) -> Self {
        let mut sets = Self {
            ground: Ground::new(open.catalog.shapes(), &open.schemas, open.firewalls),
            models: [Squares::EMPTY; SEATS],
            on: Models::NONE,
            omnis: List::default(),
            manipulations: [Manipulations::default(); MOST_SCHEMAS],
        };
        sets.stand(open);
        sets.see_manipulations(open);
        sets
    }

    /// Sees anew where models stand.
    pub(super) fn stand(&mut self, open: &Open) {
        self.models = [Squares::EMPTY; SEATS];
        self.on = Models::NONE;
        self.omnis.clear();
        for seat in [Seat(0), Seat(1)] {
            for model in Models::of(seat).iter() {
                // What is read from outside is looked at before it has been checked.
                let program = open.side(seat).programs.get(model.slot().card());
                if !program.is_some_and(|program| open.catalog.has_program(*program)) {
                    continue;
                }
                if open.models.get(model.index()).is_some_and(|model| matches!(model.place, Place::On(_)))
                    && let Some(base) = open.base(model)
                {
                    self.on = self.on.with(model);
                    self.models[seat.index()] |= base.squares();
                    if base.is_omni() {
                        self.omnis.push(Omni(base));
                    }
                }
            }
        }
    }

    /// Sees anew what can be done with the schemas.
    pub(super) fn see_manipulations(&mut self, open: &Open) {
        let omnis = self.omni_bases();
        for schema in (0..open.schemas.len()).filter(|schema| !self.ground.footprint(*schema).is_empty()) {
            self.manipulations[schema] = manipulations(open.catalog.shapes(), &open.schemas, &self.ground, &omnis, schema);
        }
    }

    /// The bases of the omni models.
    pub(super) fn omni_bases(&self) -> OmniBases {
        OmniBases { bases: std::array::from_fn(|at| self.omnis.get(at).copied().unwrap_or_default().0), count: self.omnis.len() }
    }
}

/// The bases of the omni models as a slice.
pub(super) struct OmniBases {
    bases: [Base; OMNIS],
    count: usize,
}

impl std::ops::Deref for OmniBases {
    type Target = [Base];

    fn deref(&self) -> &[Base] {
        &self.bases[..self.count]
    }
}

impl Table {
    /// Everything on the server but models (AE-3, AE-104).
    #[inline]
    #[must_use]
    pub const fn ground(&self) -> &Ground {
        &self.sets.ground
    }

    /// The squares of a side's models.
    #[inline]
    #[must_use]
    pub const fn stands(&self, seat: Seat) -> &Squares {
        &self.sets.models[seat.index() % SEATS]
    }

    /// The squares of all models.
    #[inline]
    #[must_use]
    pub fn models_stand(&self) -> Squares {
        self.sets.models[0] | self.sets.models[1]
    }

    /// The models on the server.
    #[inline]
    #[must_use]
    pub const fn on_server(&self) -> Models {
        self.sets.on
    }

    /// The occupied squares: models, nodes, pylons, obstructions and firewalls (AE-3, AE-4).
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Squares {
        self.models_stand() | self.sets.ground.impassable()
    }

    /// The model on a square.
    #[must_use]
    pub fn model_at(&self, square: Square) -> Option<super::models::ModelId> {
        let seat = [Seat(0), Seat(1)].into_iter().find(|seat| self.stands(*seat).contains(square))?;
        let here = self.sets.on & Models::of(seat);
        here.iter().find(|model| self.base(*model).is_some_and(|base| base.squares().contains(square)))
    }

    /// The node or pylon of a schema, and its square.
    #[inline]
    #[must_use]
    pub fn uplink(&self, schema: usize) -> Option<(Uplink, Square)> {
        self.schemas.get(schema)?.uplink(self.catalog.shapes())
    }

    /// Whether a base is in the noise, with any of its squares (AE-113).
    #[inline]
    #[must_use]
    pub fn in_noise(&self, base: Base) -> bool {
        !base.squares().is_subset(self.sets.ground.schemas())
    }

    /// The schemas with their nodes and pylons: place, kind, square and holder.
    pub fn uplinks(&self) -> impl Iterator<Item = (usize, Uplink, Square, Option<Seat>)> + '_ {
        let holder = |schema: usize| self.holders.get(schema).copied().flatten();
        (0..self.schemas.len()).filter_map(move |schema| self.uplink(schema).map(|(kind, square)| (schema, kind, square, holder(schema))))
    }

    /// Sees anew everything that follows from what lies open.
    pub(super) fn refresh(&mut self) {
        self.sets = Sets::of(self);
    }

    /// Sees anew what follows from the firewalls.
    pub(super) fn refresh_ground(&mut self) {
        let mut sets = self.sets;
        sets.ground = Ground::new(self.catalog.shapes(), &self.schemas, self.firewalls);
        sets.see_manipulations(self);
        self.sets = sets;
    }
}
