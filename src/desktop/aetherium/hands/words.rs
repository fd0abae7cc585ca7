//! Names and short words for what is on the server.

use crate::rules::aetherium::content::{Marker, Symbol};
use crate::rules::aetherium::{Direction, Facing, ModelId, Open, Turn};
use crate::rules::game::Seat;

/// The name of a model: that of its program, with its number where there are several.
#[must_use]
pub fn name(open: &Open, model: ModelId) -> String {
    let Some(program) = open.card(model.slot()) else { return "a model".into() };
    if program.form.models() > 1 { format!("{} {}", program.name, model.nth() + 1) } else { program.name.clone() }
}

/// Names in a row: "Clerk 1, Clerk 2 and Warden".
#[must_use]
pub fn names(open: &Open, models: impl Iterator<Item = ModelId>) -> String {
    let all: Vec<String> = models.map(|model| name(open, model)).collect();
    match all.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}

/// Whose something is, as a viewer says it.
#[must_use]
pub fn whose(own: Option<Seat>, seat: Seat) -> &'static str {
    match own {
        Some(own) if own == seat => "yours",
        Some(_) => "the enemy’s",
        None if seat.0 == 0 => "the first player’s",
        None => "the second player’s",
    }
}

/// What a marker does to the model on which it lies.
#[must_use]
pub const fn marker_words(marker: Marker) -> &'static str {
    match marker {
        Marker::Burnout => {
            "at the start of its activation a combat die: Ping nothing and the marker goes, Spike 1 box and it goes, Breach 2 and Crash 4 boxes and it stays (AE-92, AE-101)"
        }
        Marker::CapacitorPurge => "no overclock in its next activation (AE-102)",
        Marker::Inefficiency => "2 CS less in its next activation (AE-102)",
        Marker::Interference => "no .EXE in its next activation (AE-102)",
        Marker::Lag => "no CS on movement in its next activation (AE-102)",
        Marker::Rattled => "none of its disruption effects in its next activation (AE-102)",
        Marker::Stun => "no attack in its next activation (AE-102)",
    }
}

/// On how many faces of a combat die a symbol stands, and what it does as noise.
#[must_use]
pub const fn symbol_words(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Ping => "Ping: on 5 of the 12 faces of a combat die; as noise 1 box (AE-51, AE-92)",
        Symbol::Spike => "Spike: on 4 of the 12 faces of a combat die; as noise 1 box (AE-51, AE-92)",
        Symbol::Breach => "Breach: on 2 of the 12 faces of a combat die; as noise 2 boxes (AE-51, AE-92)",
        Symbol::Crash => "Crash: on 1 of the 12 faces of a combat die; as noise 4 boxes (AE-51, AE-92)",
    }
}

/// A turn in words.
#[must_use]
pub const fn turn_words(turn: Turn) -> &'static str {
    match turn {
        Turn::Clockwise => "a quarter clockwise",
        Turn::Half => "by half",
        Turn::Counterclockwise => "a quarter counterclockwise",
    }
}

/// Where a model looks when it goes that way: straight ahead, on a diagonal as it looked if that is a part of the way.
#[must_use]
pub fn ahead(direction: Direction, before: Facing) -> Facing {
    let (x, y) = direction.offset();
    let goes = |facing: Facing| {
        let (east, north) = facing.ahead().offset();
        east * x + north * y > 0
    };
    if goes(before) { before } else { Facing::ALL.into_iter().find(|facing| goes(*facing)).unwrap_or(before) }
}

/// A number and a noun, in the plural where it needs one.
#[must_use]
pub fn counted(count: u8, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// A capital first.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
