//! What is wrong with shapes of schemas and with operations (AE-2, AE-3, AE-120 to AE-126).

use std::fmt::Display;

use super::check_programs::check_ids;
use super::operations::{Counted, End, EndsOn, Operation, Player, Score, Then};
use super::problems::{Problems, place_after};
use super::{Catalog, OPERATIONS};
use crate::rules::aetherium::{MOST_SCHEMAS, Placed, Shape, Size, Squares, Uplink};
use crate::rules::content::ContentError;

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
    fn add(&mut self, field: &str, wrong: impl Display) {
        self.found.push(ContentError::in_field(self.file, self.text, field, wrong));
    }

    /// Takes down what is wrong with a field of a schema, counted from 0.
    fn in_schema(&mut self, nth: usize, field: &str, wrong: impl Display) {
        let at = place_after(self.text, "schema", nth, field);
        self.found.push(ContentError { file: self.file.into(), at, text: format!("{field}: {wrong}") });
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
        wrong.add("name", format!("the file is named of small letters, digits and hyphens, not “{id}” ({OPERATIONS})."));
    }
    let mut layout = Vec::new();
    for (nth, placed) in operation.schemas.iter().enumerate() {
        match catalog.shape_named(&placed.schema) {
            Some(shape) => layout.push(Placed { shape, centre: placed.centre, facing: placed.facing }),
            None => wrong.in_schema(nth, "schema", format!("there is no shape of schema “{}”.", placed.schema)),
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
        wrong.add("schemas", format!("an operation has 1 to {MOST_SCHEMAS} schemas, not {}.", layout.len()));
    }
    let mut taken = Squares::EMPTY;
    let mut before = Size::Large;
    let placing = operation.schemas.iter().filter(|schema| schema.placed_by.is_some()).count();
    if placing != 0 && placing != layout.len() {
        wrong.add("placed_by", "either all schemas say who places them, or none.");
    }
    for (nth, (schema, placed)) in operation.schemas.iter().zip(layout).enumerate() {
        let name = format!("{} at {}", schema.schema, schema.centre);
        let Some(footprint) = placed.footprint(catalog.shapes()) else {
            wrong.in_schema(nth, "centre", format!("{name} lies off the server (AE-1)."));
            continue;
        };
        if taken.intersects(&footprint) {
            wrong.in_schema(nth, "centre", format!("{name} lies over another (AE-1)."));
        }
        taken |= footprint;
        let Some(shape) = placed.shape_in(catalog.shapes()) else { continue };
        if placing != 0 && shape.size() > before {
            wrong.in_schema(nth, "schema", format!("{name}: players place from large to small."));
        }
        before = shape.size();
        if schema.start.is_some() && shape.uplink().is_none() {
            wrong.in_schema(nth, "start", format!("{name} has neither node nor pylon to start with (AE-61)."));
        }
        if placing != 0 && schema.start.is_some() && schema.start != schema.placed_by {
            wrong.in_schema(nth, "placed_by", format!("{name} is placed by whoever starts with it."));
        }
    }
    let starts = |player: Player| operation.schemas.iter().filter(|schema| schema.start == Some(player)).count();
    if starts(Player::First) != starts(Player::Second) {
        wrong.add("start", "both players start with as many nodes and pylons.");
    }
    if operation.edges.0.is_empty() || operation.edges.1.is_empty() {
        wrong.add("edges", "each player has an edge (AE-14).");
    }
    if operation.edges.0.iter().any(|edge| operation.edges.1.contains(edge)) {
        wrong.add("edges", "no edge belongs to both players (AE-14).");
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
        wrong.add("cache", format!("the cache lies in the only node; there are {nodes} (AE-122)."));
    }
    if operation.tokens && pylons < 4 {
        wrong.add("tokens", format!("four tokens a player want four pylons; there are {pylons} (AE-123)."));
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
            wrong.add("scoring", format!("{score:?}: there is no such thing in this operation."));
        }
        if !(1..=20).contains(&points) {
            wrong.add("scoring", format!("{score:?}: 1 to 20 points."));
        }
        if operation.counted == Counted::AtRecalibration && !matches!(score, Score::Node(_) | Score::Pylon(_)) {
            wrong.add("counted", format!("{score:?} is counted at the end only."));
        }
    }
    for end in &operation.ends {
        if let EndsOn::Holds(wanted_nodes, wanted_pylons) = end.on
            && (usize::from(wanted_nodes) > nodes || usize::from(wanted_pylons) > pylons || wanted_nodes + wanted_pylons == 0)
        {
            let text = format!("{wanted_nodes} nodes and {wanted_pylons} pylons can't be held; there are {nodes} and {pylons}.");
            wrong.add("ends", text);
        }
    }
}

/// Every operation ends.
fn check_ends(operation: &Operation, wrong: &mut Wrong<'_>) {
    let count = |is: fn(&EndsOn) -> bool| operation.ends.iter().filter(|end| is(&end.on)).count();
    if count(|on| matches!(on, EndsOn::Recalibrated(_))) != 1 {
        wrong.add("ends", "it never ends: there is exactly one Recalibrated(n) (AE-81).");
    } else if !(1..=MOST_RECALIBRATIONS).contains(&operation.recalibrations()) {
        wrong.add("ends", format!("a side re-calibrates 1 to {MOST_RECALIBRATIONS} times."));
    }
    if count(|on| *on == EndsOn::WipedOut) != 1 {
        wrong.add("ends", "it says exactly once what WipedOut does (AE-13).");
    }
    if count(|on| *on == EndsOn::AvatarDeleted) > 1 || count(|on| matches!(on, EndsOn::Holds(..))) > 1 {
        wrong.add("ends", "every end is there once.");
    }
    let decided = |end: &End| matches!(end.on, EndsOn::Recalibrated(_)) && end.then == Then::Wins;
    if operation.ends.iter().any(decided) {
        wrong.add("ends", "when the re-calibrations are over points decide.");
    }
    if operation.scoring.is_empty() {
        wrong.add("scoring", "nothing counts.");
    }
    let kinds: Vec<_> = operation.scoring.iter().map(std::mem::discriminant).collect();
    if kinds.iter().enumerate().any(|(at, kind)| kinds[..at].contains(kind)) {
        wrong.add("scoring", "everything counts once.");
    }
}
