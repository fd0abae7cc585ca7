//! Names and short words for what is on the server.

use crate::desktop::keys::{Command, key_name};
use crate::desktop::settings::Settings;
use crate::rules::aetherium::{Direction, Facing, ModelId, Open, Turn};
use crate::rules::game::Seat;
use crate::t;
use crate::text::listed;

/// The name of a model: that of its program, with its number where there are several.
#[must_use]
pub fn name(open: &Open, model: ModelId) -> String {
    let Some(program) = open.card(model.slot()) else { return t!("ae-table-a-model") };
    if program.form.models() > 1 { format!("{} {}", program.name, model.nth() + 1) } else { program.name.clone() }
}

/// The name of a schema on the server.
#[must_use]
pub fn schema_name(open: &Open, schema: usize) -> &str {
    let map = open.schemas.get(schema).and_then(|placed| open.catalog.maps().get(usize::from(placed.shape.0)));
    map.map_or("", |map| map.name.as_str())
}

/// Names in a row: “Clerks 1, Clerks 2 and Bailiff”.
#[must_use]
pub fn names(open: &Open, models: impl Iterator<Item = ModelId>) -> String {
    listed(models.map(|model| name(open, model)).collect())
}

/// Whose something is, as texts choose by it.
#[must_use]
pub const fn whose_key(own: Option<Seat>, seat: Seat) -> &'static str {
    match own {
        Some(own) if own.0 == seat.0 => "own",
        Some(_) => "enemy",
        None if seat.0 == 0 => "first",
        None => "second",
    }
}

/// The keys that turn what is in hand to the left and to the right.
#[must_use]
pub fn turn_keys(settings: &Settings) -> [String; 2] {
    [Command::TurnLeft, Command::TurnRight].map(|command| key_name(command.key(settings)))
}

/// A rotation as texts choose by it.
#[must_use]
pub const fn turn_key(turn: Turn) -> &'static str {
    match turn {
        Turn::Clockwise => "clockwise",
        Turn::Half => "half",
        Turn::Counterclockwise => "counterclockwise",
    }
}

/// Where a model faces when it goes that way: straight ahead, on a diagonal as it faced if that is a part of the way.
#[must_use]
pub fn ahead(direction: Direction, before: Facing) -> Facing {
    let (x, y) = direction.offset();
    let goes = |facing: Facing| {
        let (east, north) = facing.ahead().offset();
        east * x + north * y > 0
    };
    if goes(before) { before } else { Facing::ALL.into_iter().find(|facing| goes(*facing)).unwrap_or(before) }
}
