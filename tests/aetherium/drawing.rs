//! Boards from drawings and from chance.

use cyberdeck::rules::aetherium::{Base, Direction, Facing, Ground, Placed, Shape, ShapeId, Size, Square, Squares};
use cyberdeck::rules::components::Chance;

/// A square by its name.
pub fn at(name: &str) -> Square {
    name.parse().unwrap()
}

/// Squares by their names, with blanks between.
pub fn set(names: &str) -> Squares {
    names.split_whitespace().map(at).collect()
}

/// Every square.
pub fn every() -> impl Iterator<Item = Square> + Clone {
    (0..18).flat_map(|y| (0..18).map(move |x| Square::at(x, y).unwrap()))
}

/// The signs of a drawing with their places: columns from the west, rows from the south.
pub fn signs(rows: &[&str]) -> Vec<(i8, i8, char)> {
    let north = rows.len() as i8 - 1;
    let row = |(y, row): (usize, &&str)| row.chars().enumerate().map(|(x, sign)| (x as i8, north - y as i8, sign)).collect::<Vec<_>>();
    rows.iter().enumerate().flat_map(row).collect()
}

/// Shapes of every size, even and uneven ones, with every terrain.
pub const DRAWINGS: [(Size, &[&str]); 6] = [
    (Size::Small, &["ooo", "oPo", "ooo"]),
    (Size::Small, &[".o.", "oro", ".#o"]),
    (Size::Small, &["...", "oof", "o.."]),
    (Size::Medium, &["oo#..", "oof..", "rroPo", "ooooo", "..ooo"]),
    (Size::Medium, &["..o..", ".rfo.", "oo#of", ".ooo.", "..o.."]),
    (Size::Large, &["..ooo..", ".ororo.", "oo#oooo", "oorNroo", "oooofoo", ".oo#oo.", "..oo..."]),
];

/// The shapes of [`DRAWINGS`].
pub fn shapes() -> Vec<Shape> {
    DRAWINGS.iter().map(|(size, rows)| Shape::read(*size, rows).unwrap()).collect()
}

/// What a schema puts on which squares, by turning its drawing square by square; none if a part would be off the server.
pub fn spread(placed: Placed) -> Option<Vec<(Square, char)>> {
    let (size, rows) = DRAWINGS[usize::from(placed.shape.0)];
    let side = size.side() - 1;
    let squares = signs(rows).into_iter().filter(|(.., sign)| *sign != '.');
    squares
        .map(|(x, y, sign)| {
            let (x, y) = match placed.facing {
                Facing::North => (x, y),
                Facing::East => (y, side - x),
                Facing::South => (side - x, side - y),
                Facing::West => (side - y, x),
            };
            Some((Square::at(placed.centre.x() + x - size.radius(), placed.centre.y() + y - size.radius())?, sign))
        })
        .collect()
}

/// One of the squares.
pub fn any_square(chance: &mut Chance) -> Square {
    Square::numbered(chance.below(324) as usize).unwrap()
}

/// Schemas that lie somewhere without overlapping, up to `most`.
pub fn any_schemas(chance: &mut Chance, most: usize) -> Vec<Placed> {
    let (mut all, mut taken): (Vec<Placed>, Squares) = (Vec::new(), Squares::EMPTY);
    for _ in 0..40 {
        let shape = ShapeId(chance.below(DRAWINGS.len() as u32) as u8);
        let placed = Placed { shape, centre: any_square(chance), facing: Facing::ALL[chance.below(4) as usize] };
        let Some(squares) = spread(placed) else { continue };
        let squares: Squares = squares.into_iter().map(|(square, _)| square).collect();
        if all.len() < most && !squares.intersects(&taken) {
            taken |= squares;
            all.push(placed);
        }
    }
    all
}

/// Every square with a chance of one in `in_`.
pub fn any_set(chance: &mut Chance, in_: u32) -> Squares {
    every().filter(|_| chance.below(in_) == 0).collect()
}

/// A server with schemas, firewalls and two sides of models; the first is the one looked at.
pub struct Board {
    pub schemas: Vec<Placed>,
    pub ground: Ground,
    /// Bases of models with whether they are enemies of the first.
    pub models: Vec<(Base, bool)>,
}

impl Board {
    pub fn any(chance: &mut Chance) -> Self {
        let schemas = any_schemas(chance, 8);
        let bare = Ground::new(&shapes(), &schemas, Squares::EMPTY);
        let firewalls = any_set(chance, 40) - bare.impassable();
        let ground = Ground::new(&shapes(), &schemas, firewalls);
        let (mut models, mut taken): (Vec<(Base, bool)>, Squares) = (Vec::new(), ground.impassable());
        while models.len() < 14 {
            let base = Base::new(any_square(chance), chance.below(4) == 0);
            if base.fits() && !base.squares().intersects(&taken) {
                taken |= base.squares();
                models.push((base, !models.is_empty() && chance.below(2) == 0));
            }
        }
        Self { schemas, ground, models }
    }

    /// The squares of the models that `which` takes.
    pub fn squares(&self, which: impl Fn(Base, bool) -> bool) -> Squares {
        self.models.iter().filter(|(base, enemy)| which(*base, *enemy)).fold(Squares::EMPTY, |all, (base, _)| all | base.squares())
    }
}

/// The direction of this name.
pub fn towards(name: &str) -> Direction {
    Direction::ALL.into_iter().find(|direction| direction.name() == name).unwrap()
}
