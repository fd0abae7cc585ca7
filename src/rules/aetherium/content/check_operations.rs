//! What is wrong with shapes of schemas and with operations (AE-2, AE-3, AE-120 to AE-126).

use super::check_programs::check_ids;
use super::operations::{Counted, End, EndsOn, Operation, Player, Score, Then};
use super::problems::{Problems, place_after};
use super::{Catalog, OPERATIONS};
use crate::rules::aetherium::{MOST_SCHEMAS, Placed, Shape, Size, Squares, Uplink};
use crate::rules::components::in_field;
use crate::rules::content::ContentError;
use crate::text::say;
use crate::{key, t};

/// The most re-calibrations of a side in an operation.
const MOST_RECALIBRATIONS: u8 = 12;

/// What is wrong with an operation, with places.
struct Wrong<'a> {
    file: &'a str,
    text: &'a str,
    found: Vec<ContentError>,
}

impl Wrong<'_> {
    /// Takes down what is wrong with a field.
    fn add(&mut self, field: &str, wrong: String) {
        self.found.push(ContentError::in_field(self.file, self.text, field, &wrong));
    }

    /// What is wrong with a field of a schema, counted from 0.
    fn in_schema(&self, nth: usize, field: &str, wrong: &str) -> ContentError {
        let at = place_after(self.text, "schema", nth, field);
        ContentError::new(self.file, at, in_field(field, wrong))
    }
}

/// Reads the drawings of shapes; says what is wrong with them.
pub(super) fn maps(catalog: &mut Catalog, mut problems: Problems<'_>) -> Vec<ContentError> {
    check_ids(catalog.maps.iter().map(|map| map.id.as_str()), &mut problems);
    for map in &catalog.maps {
        match Shape::read(map.size, &map.rows) {
            Ok(shape) => catalog.shapes.push(shape),
            Err(faults) => faults.iter().for_each(|fault| problems.add((&map.id, 0), "rows", fault)),
        }
    }
    problems.into_found()
}

/// Looks the shapes of an operation up; says what is wrong with it.
pub(super) fn operation(catalog: &mut Catalog, at: usize, file: &str, text: &str) -> Vec<ContentError> {
    let operation = &catalog.operations[at];
    let mut wrong = Wrong { file, text, found: Vec::new() };
    let id = &operation.id;
    if id.is_empty() || !id.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-') {
        wrong.add("name", t!("ae-content-file-name", name = id, folder = OPERATIONS));
    }
    let mut layout = Vec::new();
    for (nth, placed) in operation.schemas.iter().enumerate() {
        match catalog.shape_named(&placed.schema) {
            Some(shape) => layout.push(Placed { shape, centre: placed.centre, facing: placed.facing }),
            None => {
                let known: Vec<&str> = catalog.maps.iter().map(|map| map.id.as_str()).collect();
                let unknown = t!("content-unknown", kind = "schema", name = placed.schema.as_str());
                let text = t!("content-known", unknown = unknown, known = known.join(", "));
                wrong.found.push(wrong.in_schema(nth, "schema", &text).missing(&placed.schema));
            }
        }
    }
    // What is wrong with the drawings has been said.
    if layout.len() == operation.schemas.len() && catalog.shapes.len() == catalog.maps.len() {
        check_layout(catalog, operation, &layout, &mut wrong);
        check_scoring(catalog, operation, &layout, &mut wrong);
    }
    check_ends(operation, &mut wrong);
    catalog.operations[at].layout = layout;
    wrong.found
}

/// The schemas themselves, who starts with which, and the edges.
fn check_layout(catalog: &Catalog, operation: &Operation, layout: &[Placed], wrong: &mut Wrong<'_>) {
    if !(1..=MOST_SCHEMAS).contains(&layout.len()) {
        wrong.add("schemas", t!("content-entries", most = MOST_SCHEMAS, count = layout.len()));
    }
    let mut taken = Squares::EMPTY;
    let mut before = Size::Large;
    let placing = operation.schemas.iter().filter(|schema| schema.placed_by.is_some()).count();
    if placing != 0 && placing != layout.len() {
        wrong.add("placed_by", t!("ae-content-placed-by", placed = placing, schemas = layout.len()));
    }
    for (nth, (schema, placed)) in operation.schemas.iter().zip(layout).enumerate() {
        let mut fail = |field: &str, key: &'static str| {
            let text = t!("ae-content-schema", schema = schema.schema.as_str(), centre = schema.centre.to_string(), wrong = say(key, &[]));
            wrong.found.push(wrong.in_schema(nth, field, &text));
        };
        let Some(footprint) = placed.footprint(catalog.shapes()) else {
            fail("centre", key!("ae-content-off-server"));
            continue;
        };
        if taken.intersects(&footprint) {
            fail("centre", key!("ae-content-overlap"));
        }
        taken |= footprint;
        let Some(shape) = placed.shape_in(catalog.shapes()) else { continue };
        if placing != 0 && shape.size() > before {
            fail("schema", key!("ae-content-order"));
        }
        before = shape.size();
        if schema.start.is_some() && shape.uplink().is_none() {
            fail("start", key!("ae-content-start-uplink"));
        }
        if placing != 0 && schema.start.is_some() && schema.start != schema.placed_by {
            fail("placed_by", key!("ae-content-start-placed"));
        }
    }
    let starts = |player: Player| operation.schemas.iter().filter(|schema| schema.start == Some(player)).count();
    let (first, second) = (starts(Player::First), starts(Player::Second));
    if first != second {
        wrong.add("start", t!("ae-content-starts", first = first, second = second));
    }
    if operation.edges.0.is_empty() || operation.edges.1.is_empty() {
        wrong.add("edges", t!("ae-content-no-edge"));
    }
    if operation.edges.0.iter().any(|edge| operation.edges.1.contains(edge)) {
        wrong.add("edges", t!("ae-content-edge-twice"));
    }
}

/// What counts must be there to be counted.
fn check_scoring(catalog: &Catalog, operation: &Operation, layout: &[Placed], wrong: &mut Wrong<'_>) {
    let uplinks = |wanted: Uplink| {
        let has = |placed: &&Placed| placed.shape_in(catalog.shapes()).and_then(Shape::uplink) == Some(wanted);
        layout.iter().filter(has).count()
    };
    let (nodes, pylons) = (uplinks(Uplink::Node), uplinks(Uplink::Pylon));
    if operation.cache && nodes != 1 {
        wrong.add("cache", t!("ae-content-cache", nodes = nodes));
    }
    if operation.tokens && pylons < 4 {
        wrong.add("tokens", t!("ae-content-tokens", pylons = pylons));
    }
    for score in &operation.scoring {
        let (points, there) = match *score {
            Score::Node(points) => (points, nodes > 0),
            Score::Pylon(points) => (points, pylons > 0),
            Score::CacheHome(points) | Score::CacheHeld(points) => (points, operation.cache),
            Score::EnemyAvatar(points)
            | Score::EnemyFunction(points)
            | Score::EnemySubroutine(points)
            | Score::OwnFunctions(points)
            | Score::EnemyFunctions(points) => (points, true),
        };
        if !there {
            wrong.add("scoring", t!("ae-content-score-nothing", score = format!("{score:?}")));
        }
        if !(1..=20).contains(&points) {
            wrong.add("scoring", t!("ae-content-score-points", score = format!("{score:?}")));
        }
        if operation.counted == Counted::AtRecalibration && !matches!(score, Score::Node(_) | Score::Pylon(_)) {
            wrong.add("counted", t!("ae-content-score-end", score = format!("{score:?}")));
        }
    }
    for end in &operation.ends {
        if let EndsOn::Holds(wanted_nodes, wanted_pylons) = end.on
            && (usize::from(wanted_nodes) > nodes || usize::from(wanted_pylons) > pylons || wanted_nodes + wanted_pylons == 0)
        {
            let end = format!("Holds({wanted_nodes}, {wanted_pylons})");
            wrong.add("ends", t!("ae-content-holds", end = end, nodes = nodes, pylons = pylons));
        }
    }
}

/// Every operation ends.
fn check_ends(operation: &Operation, wrong: &mut Wrong<'_>) {
    let count = |is: fn(&EndsOn) -> bool| operation.ends.iter().filter(|end| is(&end.on)).count();
    let recalibrated = count(|on| matches!(on, EndsOn::Recalibrated(_)));
    if recalibrated != 1 {
        wrong.add("ends", t!("ae-content-end-once", end = "Recalibrated(n)", count = recalibrated, rule = "AE-81"));
    } else if !(1..=MOST_RECALIBRATIONS).contains(&operation.recalibrations()) {
        let count = operation.recalibrations();
        wrong.add("ends", t!("ae-content-recalibrations", count = count, most = MOST_RECALIBRATIONS));
    }
    let wiped_out = count(|on| *on == EndsOn::WipedOut);
    if wiped_out != 1 {
        wrong.add("ends", t!("ae-content-end-once", end = "WipedOut", count = wiped_out, rule = "AE-13"));
    }
    let (deleted, holds) = (count(|on| *on == EndsOn::AvatarDeleted), count(|on| matches!(on, EndsOn::Holds(..))));
    for (end, count) in [("AvatarDeleted", deleted), ("Holds", holds)] {
        if count > 1 {
            wrong.add("ends", t!("ae-content-end-twice", end = end, count = count));
        }
    }
    let decided = |end: &End| matches!(end.on, EndsOn::Recalibrated(_)) && end.then == Then::Wins;
    if operation.ends.iter().any(decided) {
        wrong.add("ends", t!("ae-content-end-points"));
    }
    if operation.scoring.is_empty() {
        wrong.add("scoring", t!("ae-content-no-scoring"));
    }
    let kinds: Vec<_> = operation.scoring.iter().map(std::mem::discriminant).collect();
    if let Some(twice) = (1..kinds.len()).find(|at| kinds[..*at].contains(&kinds[*at])) {
        wrong.add("scoring", t!("ae-content-score-twice", score = format!("{:?}", operation.scoring[twice])));
    }
}
