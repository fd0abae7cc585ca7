//! The ground: everything on the server but models (AE-3, AE-104).

use super::schemas::Placed;
use super::server::Square;
use super::shapes::Shape;
use super::squares::Squares;

/// The most schemas an operation has.
pub const MOST_SCHEMAS: usize = 10;

/// All terrain of the server, made from the placed schemas and the firewalls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ground {
    footprints: [Squares; MOST_SCHEMAS],
    schemas: Squares,
    resistor: Squares,
    fragmented: Squares,
    obstructions: Squares,
    uplinks: Squares,
    firewalls: Squares,
}

impl Ground {
    /// The ground that `placed` and `firewalls` make. Of a schema that is partly off the server, or whose shape is not
    /// among `shapes`, there is nothing; no more than [`MOST_SCHEMAS`] count.
    #[must_use]
    pub fn new(shapes: &[Shape], placed: &[Placed], firewalls: Squares) -> Self {
        let none = Squares::EMPTY;
        let mut ground = Self {
            footprints: [none; MOST_SCHEMAS],
            schemas: none,
            // AE-104: all squares next to a firewall count as resistors, on schemas and in the noise.
            resistor: if firewalls.is_empty() { none } else { firewalls.neighbours() },
            fragmented: none,
            obstructions: none,
            uplinks: none,
            firewalls,
        };
        for (footprint, placed) in ground.footprints.iter_mut().zip(placed) {
            let Some(lay) = placed.shape_in(shapes).map(|shape| shape.lay(placed.facing)) else { continue };
            let Some(origin) = lay.origin(placed.centre) else { continue };
            let set = |pattern| Squares::pattern(pattern, origin.index());
            *footprint = set(lay.on);
            ground.schemas |= *footprint;
            ground.resistor |= set(lay.resistor);
            ground.fragmented |= set(lay.fragmented);
            ground.obstructions |= set(lay.obstruction);
            ground.uplinks |= set(lay.uplink);
        }
        ground
    }

    /// The squares of the schema with this place among the placed ones.
    #[inline]
    #[must_use]
    pub fn footprint(&self, schema: usize) -> Squares {
        self.footprints.get(schema).copied().unwrap_or_default()
    }

    /// The squares of each placed schema, in their order; none for places past the last.
    #[inline]
    #[must_use]
    pub const fn footprints(&self) -> &[Squares; MOST_SCHEMAS] {
        &self.footprints
    }

    /// The place among the placed schemas of the one that has `square`.
    #[inline]
    #[must_use]
    pub fn schema_at(&self, square: Square) -> Option<usize> {
        self.footprints.iter().position(|footprint| footprint.contains(square))
    }

    /// All squares of schemas; the rest is quantum noise (AE-4).
    #[inline]
    #[must_use]
    pub const fn schemas(&self) -> &Squares {
        &self.schemas
    }

    /// All squares of quantum noise (AE-1, AE-4).
    #[inline]
    #[must_use]
    pub fn noise(&self) -> Squares {
        !self.schemas
    }

    /// Resistors, squares next to firewalls among them, in the noise too (AE-3, AE-104).
    #[inline]
    #[must_use]
    pub const fn resistor(&self) -> &Squares {
        &self.resistor
    }

    /// Fragmented squares (AE-3).
    #[inline]
    #[must_use]
    pub const fn fragmented(&self) -> &Squares {
        &self.fragmented
    }

    /// Obstructions, firewalls not among them (AE-3).
    #[inline]
    #[must_use]
    pub const fn obstructions(&self) -> &Squares {
        &self.obstructions
    }

    /// The squares of nodes and pylons (AE-3).
    #[inline]
    #[must_use]
    pub const fn uplinks(&self) -> &Squares {
        &self.uplinks
    }

    /// The squares of firewalls (AE-104).
    #[inline]
    #[must_use]
    pub const fn firewalls(&self) -> &Squares {
        &self.firewalls
    }

    /// Resistors and fragmented squares: what costs more to enter (AE-33).
    #[inline]
    #[must_use]
    pub fn rough(&self) -> Squares {
        self.resistor | self.fragmented
    }

    /// Squares nobody stands on: obstructions, nodes, pylons and firewalls (AE-3).
    #[inline]
    #[must_use]
    pub fn impassable(&self) -> Squares {
        self.obstructions | self.uplinks | self.firewalls
    }

    /// Squares that stop lines of sight: obstructions and firewalls (AE-3).
    #[inline]
    #[must_use]
    pub fn blocks_sight(&self) -> Squares {
        self.obstructions | self.firewalls
    }
}
