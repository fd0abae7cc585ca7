//! Schemas on the server: where they lie, and how they are shifted and turned (AE-71, AE-72, AE-74).

use serde::{Deserialize, Serialize};

use super::base::Base;
use super::ground::Ground;
use super::server::{Direction, Facing, Square};
use super::shapes::{Shape, ShapeId, Size, Uplink};
use super::squares::Squares;
use crate::rules::game::Refusal;
use crate::t;

/// A schema on the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Its shape.
    pub shape: ShapeId,
    /// Where the middle of its bounding square is.
    pub centre: Square,
    /// Where the top of its drawing points: as drawn to the north, then turned clockwise.
    pub facing: Facing,
}

impl Placed {
    /// Its shape among those of the content.
    #[inline]
    #[must_use]
    pub fn shape_in(self, shapes: &[Shape]) -> Option<&Shape> {
        shapes.get(usize::from(self.shape.0))
    }

    /// Its squares; none if its shape is unknown or a part of it would be off the server (AE-1).
    #[inline]
    #[must_use]
    pub fn footprint(self, shapes: &[Shape]) -> Option<Squares> {
        self.shape_in(shapes)?.footprint(self.centre, self.facing)
    }

    /// What stands on it to be captured, and where (AE-3).
    #[inline]
    #[must_use]
    pub fn uplink(self, shapes: &[Shape]) -> Option<(Uplink, Square)> {
        let shape = self.shape_in(shapes)?;
        let lay = shape.lay(self.facing);
        let first = lay.origin(self.centre)?.index() + lay.uplink.trailing_zeros() as usize;
        Some((shape.uplink()?, Square::numbered(first)?))
    }

    /// Where it lies after a manipulation, whatever is there; none if its centre would be off the server.
    #[inline]
    #[must_use]
    pub const fn after(self, manipulation: Manipulation) -> Option<Self> {
        match manipulation {
            Manipulation::Shift(direction) => match self.centre.step(direction) {
                Some(centre) => Some(Self { centre, ..self }),
                None => None,
            },
            Manipulation::Turn(turn) => Some(Self { facing: self.facing.turned(turn.quarters()), ..self }),
        }
    }
}

/// How far and which way a schema is rotated (AE-71).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Turn {
    /// By 90° clockwise.
    Clockwise,
    /// By 180°.
    Half,
    /// By 90° counterclockwise.
    Counterclockwise,
}

impl Turn {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Clockwise, Self::Half, Self::Counterclockwise];

    /// What texts choose by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Clockwise => "clockwise",
            Self::Half => "half",
            Self::Counterclockwise => "counterclockwise",
        }
    }

    /// Quarter turns clockwise: 1 to 3.
    #[inline]
    #[must_use]
    pub const fn quarters(self) -> u8 {
        self as u8 + 1
    }
}

/// One shift or rotation of a schema (AE-71).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Manipulation {
    /// By one square.
    Shift(Direction),
    /// About its centre.
    Turn(Turn),
}

impl Manipulation {
    /// All eleven: the shifts clockwise from the north, then the turns.
    pub const ALL: [Self; 11] = {
        let mut all = [Self::Turn(Turn::Clockwise); 11];
        let mut at = 0;
        while at < 8 {
            all[at] = Self::Shift(Direction::ALL[at]);
            at += 1;
        }
        while at < 11 {
            all[at] = Self::Turn(Turn::ALL[at - 8]);
            at += 1;
        }
        all
    };

    /// Its place in [`ALL`](Self::ALL).
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Shift(direction) => direction as usize,
            Self::Turn(turn) => 8 + turn as usize,
        }
    }

    /// The RAM it costs on a schema of this size: a shift 1, a turn 3, 5 or 7 (AE-71).
    #[inline]
    #[must_use]
    pub const fn ram(self, size: Size) -> u8 {
        match self {
            Self::Shift(_) => 1,
            Self::Turn(_) => size.turn_ram(),
        }
    }

    /// Where what stands on `square` of a schema with this centre goes (AE-72); none only for squares that are not on a
    /// schema which can be manipulated so.
    #[inline]
    #[must_use]
    pub const fn carries(self, centre: Square, square: Square) -> Option<Square> {
        let (dx, dy) = (square.x() - centre.x(), square.y() - centre.y());
        let (dx, dy) = match self {
            Self::Shift(direction) => return square.step(direction),
            Self::Turn(Turn::Clockwise) => (dy, -dx),
            Self::Turn(Turn::Half) => (-dx, -dy),
            Self::Turn(Turn::Counterclockwise) => (-dy, dx),
        };
        Square::at(centre.x() + dx, centre.y() + dy)
    }

    /// Where all of `squares`, which are on the schema with this centre, go (AE-72).
    #[inline]
    #[must_use]
    pub fn carries_all(self, centre: Square, squares: Squares) -> Squares {
        match self {
            Self::Shift(direction) => squares.shifted(direction),
            Self::Turn(_) => squares.iter().filter_map(|square| self.carries(centre, square)).collect(),
        }
    }

    /// Where a base that stands wholly on the schema with this centre goes (AE-72, AE-113).
    #[inline]
    #[must_use]
    pub fn carries_base(self, centre: Square, base: Base) -> Option<Base> {
        match base {
            Base::Single(square) => self.carries(centre, square).map(Base::Single),
            Base::Omni(_) => self.carries_all(centre, base.squares()).first().map(Base::Omni),
        }
    }

    /// How something on the schema that faced `facing` faces then (AE-72).
    #[inline]
    #[must_use]
    pub const fn turns(self, facing: Facing) -> Facing {
        match self {
            Self::Shift(_) => facing,
            Self::Turn(turn) => facing.turned(turn.quarters()),
        }
    }
}

/// Some of the eleven manipulations of one schema.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Manipulations(u16);

impl Manipulations {
    /// Whether `manipulation` is among them.
    #[inline]
    #[must_use]
    pub const fn contains(self, manipulation: Manipulation) -> bool {
        self.0 >> manipulation.index() & 1 == 1
    }

    /// Those in the set, in the order of [`Manipulation::ALL`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Manipulation> {
        Manipulation::ALL.into_iter().filter(move |manipulation| self.contains(*manipulation))
    }
}

/// What is in the way of a manipulation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Obstacle {
    /// It would lie partly off the server.
    Edge,
    /// It would lie partly on another schema.
    Schema,
    /// A firewall stands in the noise where it would lie.
    Firewall,
    /// An omni model stands on it with only a part of its base.
    OmniAcross,
    /// It would come onto a square of an omni model.
    OmniInNoise,
}

impl Obstacle {
    /// The refusal with its rule.
    #[must_use]
    pub fn refusal(self) -> Refusal {
        match self {
            Self::Edge => Refusal::new("AE-72", t!("ae-refuse-off-server")),
            Self::Schema => Refusal::new("AE-72", t!("ae-refuse-schema-in-way")),
            Self::Firewall => Refusal::new("AE-72", t!("ae-refuse-firewall-in-way")),
            Self::OmniAcross => Refusal::new("AE-113", t!("ae-refuse-omni-across")),
            Self::OmniInNoise => Refusal::new("AE-113", t!("ae-refuse-omni-in-noise")),
        }
    }
}

/// A manipulation that can be done: where the schema lay, and where it lies then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moved {
    /// The schema after it.
    pub placed: Placed,
    /// Its squares before.
    pub before: Squares,
    /// Its squares after.
    pub after: Squares,
}

impl Moved {
    /// The squares that were noise and are the schema's now: models there are caught (AE-74).
    #[inline]
    #[must_use]
    pub fn swallowed(&self) -> Squares {
        self.after - self.before
    }
}

/// Whether the schema at place `schema` of `placed`, which made `ground`, can be manipulated so (AE-72, AE-104, AE-113).
/// `omnis` are all omni models of the server. Who controls its node or pylon, and the RAM (AE-71), are not looked at.
///
/// # Errors
/// What is in the way.
#[inline]
pub fn manipulate(
    shapes: &[Shape],
    placed: &[Placed],
    ground: &Ground,
    omnis: &[Base],
    schema: usize,
    manipulation: Manipulation,
) -> Result<Moved, Obstacle> {
    let before = ground.footprint(schema);
    let omnis = omni_squares(omnis, before).ok_or(Obstacle::OmniAcross)?;
    let after = placed.get(schema).and_then(|placed| placed.after(manipulation)).ok_or(Obstacle::Edge)?;
    let moved = Moved { placed: after, before, after: after.footprint(shapes).ok_or(Obstacle::Edge)? };
    let swallowed = moved.swallowed();
    if swallowed.intersects(ground.schemas()) {
        Err(Obstacle::Schema)
    } else if swallowed.intersects(ground.firewalls()) {
        Err(Obstacle::Firewall)
    } else if swallowed.intersects(&omnis) {
        Err(Obstacle::OmniInNoise)
    } else {
        Ok(moved)
    }
}

/// All manipulations of one schema that [`manipulate`] allows.
#[inline]
#[must_use]
pub fn manipulations(shapes: &[Shape], placed: &[Placed], ground: &Ground, omnis: &[Base], schema: usize) -> Manipulations {
    let before = ground.footprint(schema);
    let (Some(omnis), Some(placed)) = (omni_squares(omnis, before), placed.get(schema)) else {
        return Manipulations::default();
    };
    let taken = (*ground.schemas() | *ground.firewalls() | omnis) - before;
    let mut all = 0;
    for (bit, manipulation) in Manipulation::ALL.into_iter().enumerate() {
        let after = placed.after(manipulation).and_then(|after| after.footprint(shapes));
        if after.is_some_and(|after| !after.intersects(&taken)) {
            all |= 1 << bit;
        }
    }
    Manipulations(all)
}

/// The squares of all omni models; none if one of them stands on the schema with only a part of its base.
#[inline]
fn omni_squares(omnis: &[Base], schema: Squares) -> Option<Squares> {
    let mut all = Squares::EMPTY;
    for omni in omnis {
        let squares = omni.squares();
        if squares.intersects(&schema) && !squares.is_subset(&schema) {
            return None;
        }
        all |= squares;
    }
    Some(all)
}

/// Where a model that was caught on `square` may come to stand on the schema with these squares (AE-74): on `square`
/// itself, or, if that is among `occupied`, on any of the unoccupied squares the fewest steps away. None: it is deleted.
/// `occupied` is what stands on the schema after the manipulation, with the ground's impassable squares.
#[must_use]
pub fn places_for_caught(schema: Squares, occupied: Squares, square: Square) -> Squares {
    let free = schema - occupied;
    if free.is_empty() {
        return free;
    }
    let mut near = Squares::one(square);
    while !near.intersects(&free) {
        near |= near.neighbours();
    }
    near & free
}
