//! Where everything stands: squares of the server and places on the table, both ways.
//!
//! A square is one unit wide. The middle of the server is the origin; for the first player and for who only watches x goes
//! east and z south, so that the southern edge is near. The second player sees the server turned by half. The noise is at
//! height 0, the upper side of schemas at [`TOP`].

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::uplinks;
use crate::desktop::table::room::{Room, anchored};
use crate::rules::aetherium::content::Kind;
use crate::rules::aetherium::{Base, Facing, Ground, Manipulation, ModelId, Place, Placed, SIDE, Slot, Square, Table, Turn, Uplink, View};
use crate::rules::game::Seat;

/// The height of a schema's upper side over the noise.
pub const TOP: f32 = 0.5;
/// Which way shades fall: the lamp stands at the left.
pub const AWAY: Vec3 = Vec3::new(0.989, 0.0, -0.148);
/// The width of the server.
pub const WIDTH: f32 = SIDE as f32;
/// How high a model is held that has been lifted from its square.
const HELD: f32 = 0.9;

/// How the server lies before who looks.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Server {
    turned: bool,
}

impl Server {
    /// As the viewer sees it.
    #[must_use]
    pub fn of(view: &View) -> Self {
        Self { turned: view.own() == Some(Seat(1)) }
    }

    /// Whether the northern edge is near.
    #[must_use]
    pub const fn is_turned(self) -> bool {
        self.turned
    }

    /// A point in squares east and north of the south-western corner, on the table at height 0.
    #[must_use]
    pub fn point(self, east: f32, north: f32) -> Vec3 {
        let at = Vec3::new(east - WIDTH / 2.0, 0.0, WIDTH / 2.0 - north);
        if self.turned { Vec3::new(-at.x, 0.0, -at.z) } else { at }
    }

    /// The middle of a square, at height 0.
    #[must_use]
    pub fn middle(self, square: Square) -> Vec3 {
        self.point(f32::from(square.x()) + 0.5, f32::from(square.y()) + 0.5)
    }

    /// The middle of a base, at height 0.
    #[must_use]
    pub fn middle_of(self, base: Base) -> Vec3 {
        let half = f32::from(base.width()) / 2.0;
        self.point(f32::from(base.square().x()) + half, f32::from(base.square().y()) + half)
    }

    /// How something is turned that faces so; its front is towards -z where it is not turned.
    #[must_use]
    pub fn heading(self, facing: Facing) -> Quat {
        Quat::from_rotation_y(-f32::from(self.quarters(facing)) * FRAC_PI_2)
    }

    /// By how many quarters, clockwise as it is seen, what faces that way is turned.
    #[must_use]
    pub const fn quarters(self, facing: Facing) -> u8 {
        (facing as u8 + if self.turned { 2 } else { 0 }) % 4
    }

    /// The facing towards a point on the table, seen from another.
    #[must_use]
    pub fn facing(self, from: Vec3, to: Vec3) -> Facing {
        let way = if self.turned { from - to } else { to - from };
        match (way.x.abs() > way.z.abs(), way.x > 0.0, way.z > 0.0) {
            (true, true, _) => Facing::East,
            (true, false, _) => Facing::West,
            (false, _, true) => Facing::South,
            (false, _, false) => Facing::North,
        }
    }

    /// The square under a point of the table.
    #[must_use]
    fn square_at(self, at: Vec3) -> Option<Square> {
        let at = if self.turned { Vec3::new(-at.x, 0.0, -at.z) } else { at };
        let (x, y) = ((at.x + WIDTH / 2.0).floor(), (WIDTH / 2.0 - at.z).floor());
        let on = |part: f32| (0.0..WIDTH).contains(&part);
        (on(x) && on(y)).then(|| Square::at(x as i8, y as i8))?
    }

    /// The square that a ray points at: schemas lie above the noise, and their near sides belong to the squares above.
    #[must_use]
    pub fn pointed(self, ray: Ray3d, ground: &Ground) -> Option<Square> {
        let hit = |height: f32| {
            let at = ray.plane_intersection_point(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?;
            self.square_at(at)
        };
        let on_schema = |square: &Square| ground.schemas().contains(*square);
        hit(TOP).filter(on_schema).or_else(|| hit(TOP * 0.6).filter(on_schema)).or_else(|| hit(0.0).filter(|square| !on_schema(square)))
    }

    /// The square of the node or pylon that a ray touches.
    #[must_use]
    pub fn pointed_uplink(self, ray: Ray3d, table: &Table) -> Option<Square> {
        let touched = self.uplinks(table).filter_map(|(square, foot, bulk)| Some((square, touches(ray, foot, bulk)?)));
        touched.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(square, _)| square)
    }

    /// How high the node or pylon on a square stands: half as high before a figure, which it would hide.
    #[must_use]
    pub fn uplink_height(self, table: &Table, kind: Uplink, square: Square) -> f32 {
        let foot = self.middle(square);
        let hides = |model: ModelId| {
            self.model(table, model).is_some_and(|place| {
                let off = foot - place.translation;
                off.x.abs() < 0.75 && (0.5..1.6).contains(&off.z)
            })
        };
        uplinks::height(kind) * if table.on_server().iter().any(hides) { 0.5 } else { 1.0 }
    }

    /// The nodes and pylons: their squares, where their feet are, how high they stand, and how wide they are from their middle.
    fn uplinks(self, table: &Table) -> impl Iterator<Item = (Square, Vec3, (f32, f32))> {
        let foot = move |square: Square| self.middle(square).with_y(TOP);
        table.uplinks().map(move |(_, kind, square, _)| (square, foot(square), (self.uplink_height(table, kind, square), UPLINK)))
    }

    /// The model whose figure a ray touches, the nearest to the eye of several.
    #[must_use]
    pub fn pointed_model(self, ray: Ray3d, table: &Table) -> Option<ModelId> {
        let touched = table.on_server().iter().filter_map(|model| {
            let foot = self.model(table, model)?.translation;
            let parts = grips(table, model).into_iter().filter_map(|grip| touches(ray, foot, grip));
            Some((model, parts.min_by(f32::total_cmp)?))
        });
        touched.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(model, _)| model)
    }

    /// The program of which a ray meets a model that waits or lies beside the server.
    #[must_use]
    pub fn pointed_beside(self, ray: Ray3d, room: &Room, table: &Table) -> Option<Slot> {
        let touched = (0..2).flat_map(|seat| table.slots(Seat(seat))).flat_map(|slot| slot.models().iter()).filter_map(|model| {
            let (high, wide) = bulk(table, model);
            let (stands, bulk) = match table.model(model).place {
                Place::Waiting => (waiting(room, table, self, model), (high * 0.8, wide)),
                Place::Deleted => (fallen(room, table, self, model), (wide, high * 0.5)),
                _ => return None,
            };
            Some((model.slot(), touches(ray, stands.translation, bulk)?))
        });
        touched.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(slot, _)| slot)
    }

    /// Where a base stands and looks.
    #[must_use]
    pub fn standing(self, ground: &Ground, base: Base, facing: Facing) -> Transform {
        let mut at = self.middle_of(base);
        at.y = height(ground, base);
        Transform::from_translation(at).with_rotation(self.heading(facing))
    }

    /// Where a model stands or is held; nothing where it is not on the server.
    #[must_use]
    pub fn model(self, table: &Table, model: ModelId) -> Option<Transform> {
        let omni = table.program(model).is_omni();
        let known = table.model(model);
        match known.place {
            Place::On(square) => Some(self.standing(table.ground(), Base::new(square, omni), known.facing)),
            Place::Lifted(square) => {
                let mut place = self.standing(table.ground(), Base::new(square, omni), known.facing);
                place.translation.y = TOP + HELD;
                Some(place)
            }
            _ => None,
        }
    }

    /// Where a schema lies: the middle of its upper side.
    #[must_use]
    pub fn schema(self, placed: Placed) -> Transform {
        let at = self.middle(placed.centre) + Vec3::Y * TOP;
        Transform::from_translation(at).with_rotation(self.heading(placed.facing))
    }

    /// About which upright and by which angle a manipulation turns a schema; nothing for a shift.
    #[must_use]
    pub fn swing(self, centre: Square, how: Manipulation) -> Option<(Vec3, f32)> {
        let angle = match how {
            Manipulation::Shift(_) => return None,
            Manipulation::Turn(Turn::Clockwise) => -FRAC_PI_2,
            Manipulation::Turn(Turn::Half) => PI,
            Manipulation::Turn(Turn::Counterclockwise) => FRAC_PI_2,
        };
        Some((self.middle(centre), angle))
    }
}

/// How wide a node or pylon is from its middle.
const UPLINK: f32 = 0.3;

/// The height of the ground under a base: a base partly on a schema stands on it.
#[must_use]
pub fn height(ground: &Ground, base: Base) -> f32 {
    if base.squares().intersects(ground.schemas()) { TOP } else { 0.02 }
}

/// How high a model's figure is, and how wide from its middle.
#[must_use]
pub fn bulk(table: &Table, model: ModelId) -> (f32, f32) {
    let program = table.program(model);
    match program.kind {
        _ if program.is_omni() => (2.8, 0.94),
        Kind::Avatar => (2.1, 0.46),
        Kind::Function => (1.75, 0.46),
        Kind::Subroutine => (1.3, 0.44),
    }
}

/// What of a model's figure is touched: its body as wide as its base, and above that its head, which is narrower, so that squares
/// behind are pointed at beside it.
fn grips(table: &Table, model: ModelId) -> [(f32, f32); 2] {
    let (high, wide) = bulk(table, model);
    [(high * 0.64, wide * 0.95), (high, wide * 0.75)]
}

/// How high the block of an obstruction stands on its schema.
pub const BLOCK: f32 = 0.52;

/// Whether the blocks of obstructions hide most of a model from an eye that looks down at this angle.
#[must_use]
pub fn is_hidden(server: Server, table: &Table, model: ModelId, pitch: f32) -> bool {
    let Some(place) = server.model(table, model) else { return false };
    let (high, _) = bulk(table, model);
    let parts = [0.3, 0.6, 0.85].map(|part| place.translation + Vec3::Y * high * part);
    parts.into_iter().filter(|part| is_behind_block(server, table, *part, pitch)).count() >= 2
}

/// Whether a block of an obstruction, a firewall, a node or a pylon hides a point from an eye that looks down at this angle.
#[must_use]
pub fn is_behind_block(server: Server, table: &Table, at: Vec3, pitch: f32) -> bool {
    let direction = Dir3::new(Vec3::new(0.0, pitch.sin(), pitch.cos())).unwrap_or(Dir3::Y);
    let blocks = (*table.ground().obstructions() | *table.ground().firewalls()).iter();
    let blocks = blocks.map(|square| (server.middle(square).with_y(TOP), (BLOCK, 0.5)));
    let uplinks = server.uplinks(table).map(|(_, foot, bulk)| (foot, bulk));
    blocks.chain(uplinks).any(|(foot, bulk)| foot.z > at.z + 0.3 && touches(Ray3d { origin: at, direction }, foot, bulk).is_some())
}

/// How far along a ray an upright cylinder of this height and radius begins, if the ray touches it.
fn touches(ray: Ray3d, foot: Vec3, (height, radius): (f32, f32)) -> Option<f32> {
    let (from, way) = (ray.origin - foot, *ray.direction);
    let (a, b) = (way.x * way.x + way.z * way.z, from.x * way.x + from.z * way.z);
    let c = from.x * from.x + from.z * from.z - radius * radius;
    let (first, last) = if a < 1e-6 {
        if c > 0.0 { return None } else { (0.0, f32::INFINITY) }
    } else {
        let root = Some(b * b - a * c).filter(|square| *square >= 0.0)?.sqrt();
        ((-b - root) / a, (-b + root) / a)
    };
    let ends = [-from.y / way.y, (height - from.y) / way.y];
    let (enters, leaves) = (first.max(ends[0].min(ends[1])), last.min(ends[0].max(ends[1])));
    (enters <= leaves && leaves > 0.0).then_some(enters)
}

/// Where a deleted model lies beside the server, in rows of three with the others of its seat.
#[must_use]
pub fn fallen(room: &Room, table: &Table, server: Server, model: ModelId) -> Transform {
    let own = Seat(u8::from(server.is_turned()));
    let place = anchored(&room.0.anchor(if model.seat() == own { "own fallen" } else { "other fallen" }));
    let lies = |other: &ModelId| table.model(*other).place == Place::Deleted;
    let before = table.slots(model.seat()).flat_map(|slot| slot.models().iter().collect::<Vec<_>>()).take_while(|other| *other != model);
    let nth = before.filter(lies).count();
    let at = Vec3::new((nth % 3) as f32 * 1.25, 0.44, (nth / 3) as f32 * 1.7);
    Transform {
        translation: place.transform_point(at),
        // On its back, each turned a little otherwise.
        rotation: Quat::from_rotation_y(nth as f32 * 0.7 - 0.5) * Quat::from_rotation_x(FRAC_PI_2),
        scale: Vec3::splat(0.86),
    }
}

/// Where a program's models wait beside the server until they come in.
#[must_use]
pub fn waiting(room: &Room, table: &Table, server: Server, model: ModelId) -> Transform {
    let own = Seat(u8::from(server.is_turned()));
    let name = if model.seat() == own { "own shelf" } else { "other shelf" };
    let shelf = anchored(&room.0.anchor(name));
    // They look at the server. Programs stand in rows, the models of one beside each other; an omni needs the room of two rows.
    let rows = |slot: Slot| if table.card(slot).is_some_and(crate::rules::aetherium::content::Program::is_omni) { 2.0 } else { 1.0 };
    let slots = || table.slots(model.seat());
    let before: f32 = slots().take_while(|slot| *slot != model.slot()).map(rows).sum();
    let all: f32 = slots().map(rows).sum();
    let of = table.card(model.slot()).map_or(1, |program| program.form.models());
    let x = (model.nth() as f32 - (f32::from(of) - 1.0) / 2.0) * 0.9;
    let z = (before + rows(model.slot()) / 2.0 - all / 2.0) * 1.18;
    let narrow = if of > 3 { 0.86 } else { 1.0 };
    let small = 0.8 * if rows(model.slot()) > 1.0 { 1.0 } else { narrow };
    Transform {
        translation: shelf.transform_point(Vec3::new(x * narrow, 0.0, z)),
        rotation: Quat::from_rotation_y(-FRAC_PI_2),
        scale: Vec3::splat(small),
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    use super::super::swing::swung;
    use super::*;
    use crate::rules::aetherium::{ShapeId, State};
    use crate::rules::content::Content;
    use crate::rules::game::{Game, Setup, Viewer};

    const BOTH: [Server; 2] = [Server { turned: false }, Server { turned: true }];

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    fn near(a: Transform, b: Transform) -> bool {
        a.translation.distance(b.translation) < 1e-4 && a.rotation.angle_between(b.rotation) < 1e-3
    }

    #[test]
    fn every_square_is_found_where_it_lies() {
        for server in BOTH {
            for number in 0..usize::from(SIDE) * usize::from(SIDE) {
                let square = Square::numbered(number).expect("a square");
                assert_eq!(server.square_at(server.middle(square)), Some(square));
            }
            assert_eq!(server.square_at(server.point(-0.1, 3.0)), None);
            assert_eq!(server.square_at(server.point(3.0, 18.1)), None);
        }
    }

    #[test]
    fn the_own_edge_is_near_and_facings_go_with_it() {
        assert!(BOTH[0].middle(square("A1")).z > 8.0 && BOTH[1].middle(square("A18")).z > 8.0);
        for server in BOTH {
            let from = square("I9");
            for facing in Facing::ALL {
                let to = server.middle(from.step(facing.ahead()).expect("a square"));
                let way = server.heading(facing) * Vec3::NEG_Z;
                assert!(way.distance(to - server.middle(from)) < 1e-5);
                assert_eq!(server.facing(server.middle(from), to), facing);
            }
        }
    }

    #[test]
    fn ae_72_what_is_swung_stands_where_the_rules_turn_it() {
        let placed = Placed { shape: ShapeId(0), centre: square("I10"), facing: Facing::East };
        for server in BOTH {
            for how in Manipulation::ALL {
                let Some((pivot, angle)) = server.swing(placed.centre, how) else { continue };
                let after = placed.after(how).expect("it stays on the server");
                assert!(near(swung(server.schema(placed), pivot, angle), server.schema(after)));
                for (name, facing) in [("J10", Facing::North), ("H12", Facing::West)] {
                    let stand =
                        |square: Square, facing| Transform::from_translation(server.middle(square)).with_rotation(server.heading(facing));
                    let to = how.carries(placed.centre, square(name)).expect("it stays on the server");
                    assert!(near(swung(stand(square(name), facing), pivot, angle), stand(to, how.turns(facing))));
                }
            }
        }
    }

    #[test]
    fn a_ray_finds_the_schema_before_the_noise_below_it() {
        let placed = Placed { shape: ShapeId(0), centre: square("I10"), facing: Facing::North };
        let ground = Ground::new(crate::desktop::content().aetherium.catalog.shapes(), &[placed], Default::default());
        for server in BOTH {
            let eye = Vec3::new(1.0, 40.0, 34.0);
            let at = |to: Vec3| Ray3d::new(eye, Dir3::new(to - eye).expect("a way"));
            for name in ["I12", "F10", "L9"] {
                assert_eq!(server.pointed(at(server.middle(square(name)) + Vec3::Y * TOP), &ground), Some(square(name)));
            }
            for name in ["A1", "R18", "C5"] {
                assert_eq!(server.pointed(at(server.middle(square(name))), &ground), Some(square(name)));
            }
        }
    }

    #[test]
    fn no_node_or_pylon_hides_a_figure() {
        let pitch = 59_f32.to_radians();
        let direction = Dir3::new(Vec3::new(0.0, pitch.sin(), pitch.cos())).expect("a way");
        let operations = ["first-link", "digital-download", "service-denial", "system-purge"];
        let mut nodes_before = 0;
        for (seed, operation) in operations.into_iter().cycle().take(80).enumerate() {
            let setup = Setup { seats: 2, options: [("operation".to_owned(), operation.to_owned())].into() };
            let mut game = State::new(&setup, seed as u64, Content::built_in()).expect("the operations can be played");
            let mut rng = ChaCha8Rng::seed_from_u64(seed as u64);
            let mut legal = Vec::new();
            while let Some(seat) = game.actors().iter().next() {
                game.legal_actions(seat, &mut legal);
                game.play(seat, &legal[rng.next_u32() as usize % legal.len()], &mut Vec::new());
                let table = game.view(Viewer::Spectator).table;
                for (server, model) in BOTH.into_iter().flat_map(|server| table.on_server().iter().map(move |model| (server, model))) {
                    let foot = server.model(&table, model).expect("it is on the server").translation;
                    let (high, _) = bulk(&table, model);
                    let is_before = |square: Square| server.middle(square).distance(foot.with_y(0.0) + Vec3::Z) < 0.1;
                    nodes_before += table.uplinks().filter(|(_, kind, square, _)| *kind == Uplink::Node && is_before(*square)).count();
                    for part in [0.05, 0.3, 0.6, 0.85] {
                        let ray = Ray3d { origin: foot + Vec3::Y * high * part, direction };
                        let hides = server.uplinks(&table).find(|(_, at, bulk)| at.z > foot.z + 0.3 && touches(ray, *at, *bulk).is_some());
                        assert_eq!(hides, None, "{operation}: {part} of {model:?} is hidden");
                    }
                }
            }
        }
        assert!(nodes_before > 50, "{nodes_before} nodes stood before figures");
    }

    #[test]
    fn a_ray_touches_a_figure_at_its_side_and_on_its_head() {
        let foot = Vec3::new(3.0, TOP, -2.0);
        let to = |eye: Vec3, at: Vec3| touches(Ray3d::new(eye, Dir3::new(at - eye).expect("a way")), foot, (1.5, 0.4));
        let eye = Vec3::new(0.0, 40.0, 34.0);
        assert!(to(eye, foot + Vec3::Y).is_some() && to(eye, foot + Vec3::Y * 1.45).is_some());
        assert!(to(eye, foot + Vec3::X).is_none() && to(eye, foot + Vec3::Y * 2.4).is_none());
        let above = foot + Vec3::Y * 30.0;
        assert!(to(above, foot).is_some() && to(above + Vec3::X, foot + Vec3::X).is_none());
    }
}
