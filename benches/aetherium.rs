//! How fast Aetherium's geometry is: sight, reach, manipulations.

use std::cell::Cell;

use cyberdeck::rules::aetherium::{
    Base, Budget, Direction, Facing, Ground, Manipulation, Placed, Reach, Shape, ShapeId, Size, Square, Squares, Walk, Walker,
    corners_in_view, manipulate, manipulations, sight,
};
use divan::{AllocProfiler, Bencher, black_box};

#[global_allocator]
static ALLOCATIONS: AllocProfiler = AllocProfiler::system();

fn main() {
    println!("a Ground is {} bytes, a Placed {}, a Walk {}", size_of::<Ground>(), size_of::<Placed>(), size_of::<Walk>());
    divan::main();
}

/// A full server: one large schema, two medium, four small, a few firewalls, two sides of seven models, two of them omni.
struct Table {
    shapes: Vec<Shape>,
    placed: Vec<Placed>,
    ground: Ground,
    models: Squares,
    enemies: Squares,
    omnis: [Base; 2],
}

fn at(name: &str) -> Square {
    name.parse().expect("a square")
}

fn set(names: &str) -> Squares {
    names.split(' ').map(at).collect()
}

fn table() -> Table {
    let drawings: [(Size, &[&str]); 3] = [
        (Size::Small, &["ooo", "oPo", "ooo"]),
        (Size::Medium, &["oo#..", "oof..", "rroPo", "ooooo", "..ooo"]),
        (Size::Large, &["..ooo..", ".ororo.", "oo#oooo", "oorNroo", "oooofoo", ".oo#oo.", "..oo..."]),
    ];
    let shapes: Vec<Shape> = drawings.iter().map(|(size, rows)| Shape::read(*size, rows).expect("a good drawing")).collect();
    let places = [(2, "I10"), (1, "C4"), (1, "O15"), (0, "D12"), (0, "O6"), (0, "J3"), (0, "H16")];
    let place = |(shape, centre): (u8, &str)| Placed { shape: ShapeId(shape), centre: at(centre), facing: Facing::North };
    let placed = places.map(place).to_vec();
    let ground = Ground::new(&shapes, &placed, set("G8 N9 B13"));
    let omnis = [Base::Omni(at("J11")), Base::Omni(at("N4"))];
    let enemies = set("H11 J7 O14 L9 F7") | omnis[1].squares();
    Table { shapes, placed, ground, models: set("B3 C5 H9 I8 E11") | omnis[0].squares() | enemies, enemies, omnis }
}

/// Sight between two of all pairs of squares, one after the other.
#[divan::bench(sample_size = 1000)]
fn corners_between_two_squares(bencher: Bencher<'_, '_>) {
    let table = table();
    let (blocking, turn) = (table.models | table.ground.blocks_sight(), Cell::new(0_usize));
    bencher.bench_local(|| {
        turn.set(turn.get() + 1);
        let from = Square::numbered(turn.get() * 7 % 324).unwrap_or_default();
        let to = Square::numbered(turn.get() * 131 % 324).unwrap_or_default();
        black_box(corners_in_view(from, to, &blocking))
    });
}

/// Sight of one model at another, with arcs and neighbours.
#[divan::bench(args = [false, true], sample_size = 1000)]
fn sight_of_a_model(bencher: Bencher<'_, '_>, omni: bool) {
    let table = table();
    let (blocking, attacker) = (table.models | table.ground.blocks_sight(), Base::new(at("J11"), omni));
    let (targets, turn): (Vec<Square>, _) = (table.models.iter().collect(), Cell::new(0_usize));
    bencher.bench_local(|| {
        turn.set(turn.get() + 1);
        let target = Base::Single(targets[turn.get() % targets.len()]);
        black_box(sight(black_box(attacker), Facing::South, target, &blocking))
    });
}

fn walker(kind: &str) -> Walker {
    let plain = Walker { base: Base::Single(at("H9")), airborne: false, dodge: false, fast: false };
    match kind {
        "airborne" => Walker { airborne: true, ..plain },
        "fast" => Walker { fast: true, ..plain },
        "omni" => Walker { base: Base::Omni(at("J11")), ..plain },
        _ => plain,
    }
}

/// Everything a model with 9 CS can reach, with the sets that takes.
#[divan::bench(args = ["plain", "airborne", "fast", "omni"], sample_size = 100)]
fn reach(bencher: Bencher<'_, '_>, kind: &str) {
    let (table, walker) = (table(), walker(kind));
    bencher.bench_local(|| {
        let walk = Walk::new(black_box(walker), &table.ground, table.models, table.enemies);
        black_box(Reach::new(&walk, Budget { cs: 9, kept: false })).squares()
    });
}

/// The same, with the way to each square.
#[divan::bench(args = ["plain", "airborne", "fast", "omni"], sample_size = 100)]
fn reach_with_all_routes(bencher: Bencher<'_, '_>, kind: &str) {
    let (table, walker) = (table(), walker(kind));
    bencher.bench_local(|| {
        let walk = Walk::new(black_box(walker), &table.ground, table.models, table.enemies);
        let reach = Reach::new(&walk, Budget { cs: 9, kept: false });
        reach.squares().iter().filter_map(|square| reach.route(square)).map(|route| u32::from(route.cs)).sum::<u32>()
    });
}

/// All steps of a model, with the sets that takes.
#[divan::bench(args = ["plain", "airborne", "fast", "omni"], sample_size = 1000)]
fn eight_steps(bencher: Bencher<'_, '_>, kind: &str) {
    let (table, walker) = (table(), walker(kind));
    bencher.bench_local(|| {
        let walk = Walk::new(black_box(walker), &table.ground, table.models, table.enemies);
        Direction::ALL.iter().filter(|direction| walk.step(**direction, Budget { cs: 3, kept: false }).is_ok()).count()
    });
}

/// One shift of a schema checked.
#[divan::bench(sample_size = 1000)]
fn shift_of_a_schema(bencher: Bencher<'_, '_>) {
    let table = table();
    bencher.bench_local(|| {
        let shift = Manipulation::Shift(black_box(Direction::East));
        manipulate(&table.shapes, &table.placed, &table.ground, &table.omnis, black_box(3), shift)
    });
}

/// All manipulations of all seven schemas.
#[divan::bench(sample_size = 100)]
fn manipulations_of_all_schemas(bencher: Bencher<'_, '_>) {
    let table = table();
    bencher.bench_local(|| {
        let of = |schema| manipulations(&table.shapes, &table.placed, black_box(&table.ground), &table.omnis, schema);
        (0..table.placed.len()).map(|schema| of(schema).iter().count()).sum::<usize>()
    });
}

/// The ground made anew.
#[divan::bench(sample_size = 1000)]
fn ground(bencher: Bencher<'_, '_>) {
    let table = table();
    bencher.bench_local(|| Ground::new(black_box(&table.shapes), &table.placed, *table.ground.firewalls()));
}
