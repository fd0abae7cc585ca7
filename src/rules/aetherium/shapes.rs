//! The shapes of schemas: which squares they have, and what is on them (AE-2, AE-3).

use serde::{Deserialize, Serialize};

use super::server::{Facing, SIDE, Square};
use super::squares::Squares;
use crate::t;

/// How large a schema is (AE-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Size {
    /// Inside 3×3 squares.
    Small,
    /// Inside 5×5 squares.
    Medium,
    /// Inside 7×7 squares.
    Large,
}

impl Size {
    /// Squares from the centre to each side of the bounding square.
    #[inline]
    #[must_use]
    pub const fn radius(self) -> i8 {
        self as i8 + 1
    }

    /// Squares along each side of the bounding square: 3, 5 or 7.
    #[inline]
    #[must_use]
    pub const fn side(self) -> i8 {
        2 * self.radius() + 1
    }

    /// The RAM that a turn costs (AE-71).
    #[inline]
    #[must_use]
    pub const fn turn_ram(self) -> u8 {
        self.side() as u8
    }

    /// What texts choose by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
        }
    }
}

/// What can be captured (AE-3, AE-22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Uplink {
    /// Stands on large schemas only.
    Node,
    /// Stands on schemas of any size.
    Pylon,
}

impl Uplink {
    /// What texts choose by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Node => "node",
            Self::Pylon => "pylon",
        }
    }
}

/// A shape among those of the content, by its place there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct ShapeId(pub u8);

/// Patterns of a schema in one of its four facings, in rows of 18 bits from the south-western square of the smallest
/// rectangle around the schema's squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Lay {
    /// The smallest rectangle around its squares, in squares from the centre.
    west: i8,
    south: i8,
    east: i8,
    north: i8,
    /// All squares.
    pub on: u128,
    /// Resistor squares.
    pub resistor: u128,
    /// Fragmented squares.
    pub fragmented: u128,
    /// Obstructions.
    pub obstruction: u128,
    /// The square of the node or pylon.
    pub uplink: u128,
}

impl Lay {
    fn new(squares: &[(i8, i8, char)]) -> Self {
        let span = |of: fn(&(i8, i8, char)) -> i8| squares.iter().map(of).fold((i8::MAX, i8::MIN), |(a, b), v| (a.min(v), b.max(v)));
        let ((west, east), (south, north)) = (span(|s| s.0), span(|s| s.1));
        let pattern = |signs: &str| {
            let bit = |(x, y, _): &(i8, i8, char)| 1_u128 << (u32::from((y - south) as u8) * u32::from(SIDE) + u32::from((x - west) as u8));
            squares.iter().filter(|(.., sign)| signs.contains(*sign)).map(bit).fold(0, |all, bit| all | bit)
        };
        let (on, resistor, fragmented, obstruction, uplink) = (pattern("orf#NP"), pattern("r"), pattern("f"), pattern("#"), pattern("NP"));
        Self { west, south, east, north, on, resistor, fragmented, obstruction, uplink }
    }

    /// The square of the server on which the patterns begin when the centre is `centre`; none if a part would be off the server.
    #[inline]
    pub(super) const fn origin(&self, centre: Square) -> Option<Square> {
        let (x, y) = (centre.x(), centre.y());
        match Square::at(x + self.east, y + self.north) {
            Some(_) => Square::at(x + self.west, y + self.south),
            None => None,
        }
    }
}

/// The shape of a schema: its squares and their terrain, in all four facings (AE-2, AE-3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shape {
    size: Size,
    uplink: Option<Uplink>,
    lays: [Lay; 4],
}

impl Shape {
    /// Reads a drawing: a row of characters for each row of the bounding square, the northern row first. `.` is no square
    /// of the schema, `o` an open one, `r` a resistor, `f` fragmented, `#` an obstruction, `N` a node, `P` a pylon.
    ///
    /// # Errors
    /// Everything that is wrong with the drawing, one sentence each (AE-2, AE-3).
    pub fn read(size: Size, rows: &[impl AsRef<str>]) -> Result<Self, Vec<String>> {
        let (side, radius) = (size.side() as usize, size.radius());
        let mut problems = Vec::new();
        if rows.len() != side {
            problems.push(t!("ae-content-rows", size = format!("{size:?}"), side = side, count = rows.len()));
        }
        for (number, row) in rows.iter().enumerate() {
            let length = row.as_ref().chars().count();
            if length != side {
                problems.push(t!("ae-content-row", size = format!("{size:?}"), row = number + 1, side = side, count = length));
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut squares = Vec::new();
        for (row, y) in rows.iter().zip((-radius..=radius).rev()) {
            for (sign, x) in row.as_ref().chars().zip(-radius..) {
                match sign {
                    '.' => {}
                    'o' | 'r' | 'f' | '#' | 'N' | 'P' => squares.push((x, y, sign)),
                    _ => problems.push(t!("ae-content-sign", sign = sign.to_string(), row = radius - y + 1)),
                }
            }
        }
        let uplinks: Vec<_> = squares.iter().filter(|(.., sign)| "NP".contains(*sign)).collect();
        if uplinks.len() > 1 {
            problems.push(t!("ae-content-uplinks", count = uplinks.len()));
        }
        let uplink = uplinks.first().map(|(.., sign)| if *sign == 'N' { Uplink::Node } else { Uplink::Pylon });
        if uplink == Some(Uplink::Node) && size != Size::Large {
            problems.push(t!("ae-content-node"));
        }
        if !squares.iter().any(|(.., sign)| "orf".contains(*sign)) {
            problems.push(t!("ae-content-standing-room"));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut lays = [Lay::new(&squares); 4];
        // The centre is named by its square, which therefore must not come to lie off the server.
        if lays[0].origin_misses_centre() {
            return Err(vec![t!("ae-content-middle")]);
        }
        for lay in &mut lays[1..] {
            for (x, y, _) in &mut squares {
                (*x, *y) = (*y, -*x);
            }
            *lay = Lay::new(&squares);
        }
        Ok(Self { size, uplink, lays })
    }

    /// How large it is (AE-2).
    #[inline]
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// What stands on it to be captured (AE-3).
    #[inline]
    #[must_use]
    pub const fn uplink(&self) -> Option<Uplink> {
        self.uplink
    }

    /// Its squares on the server with its centre on `centre` and the top of its drawing to `facing`; none if a part of it
    /// would be off the server (AE-1).
    #[inline]
    #[must_use]
    pub const fn footprint(&self, centre: Square, facing: Facing) -> Option<Squares> {
        let lay = self.lay(facing);
        match lay.origin(centre) {
            Some(origin) => Some(Squares::pattern(lay.on, origin.index())),
            None => None,
        }
    }

    #[inline]
    pub(super) const fn lay(&self, facing: Facing) -> &Lay {
        &self.lays[facing as usize]
    }
}

impl Lay {
    /// Whether the centre lies outside the smallest rectangle around the squares.
    const fn origin_misses_centre(&self) -> bool {
        self.west > 0 || self.south > 0 || self.east < 0 || self.north < 0
    }
}
