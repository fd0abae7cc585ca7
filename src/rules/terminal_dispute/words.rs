//! Terminal Dispute in words: actions, events, prompts and refusals.

use super::actions::{Action, Event, Phase};
use super::allocation::Spot;
use super::charger::{Axial, Grid, HexSet};
use super::lines::Line;
use super::matrix::{CROSSED, SIDE};
use super::sheet::{Navigation, Sheet, Turn};
use super::view::View;
use super::{Allocation, ROUNDS, ScoreSheet};
use crate::rules::game::{Names, Refusal, Seat};

/// A box by row letter and column number: `A1` is top left, `E5` bottom right.
#[must_use]
pub fn box_name(cell: u8) -> String {
    format!("{}{}", char::from(b'A' + cell / SIDE as u8), cell % SIDE as u8 + 1)
}

/// A box by its place: "row B, column 4".
#[must_use]
pub(super) fn long_box_name(cell: u8) -> String {
    format!("row {}, column {}", char::from(b'A' + cell / SIDE as u8), cell % SIDE as u8 + 1)
}

/// A line of hexes from the one at a port, one of these, on in its direction: "4 hexes from (3, 0) up left". Where that is
/// not known, both its ends: "4 hexes between (0, 3) and (3, 0)".
#[must_use]
fn line_name(grid: &Grid, hexes: HexSet, ports: &[u8]) -> String {
    const WAYS: [&str; 6] = ["right", "down right", "down left", "left", "up left", "up right"];
    let cell = |hex: u8| grid.cells().get(usize::from(hex)).copied().unwrap_or(Axial(0, 0));
    let is_at_port = |hex: u8| ports.iter().any(|port| (1..=6).contains(port) && grid.touching(*port).contains(hex));
    let (Some(low), Some(high)) = (hexes.iter().next(), hexes.iter().last()) else { return "nothing".into() };
    let (from, to) = match (is_at_port(low), is_at_port(high)) {
        (true, false) => (cell(low), cell(high)),
        (false, true) => (cell(high), cell(low)),
        _ if low == high => return format!("1 hex at ({}, {})", cell(low).0, cell(low).1),
        _ => {
            let [(a, b), (c, d)] = [low, high].map(|hex| (cell(hex).0, cell(hex).1));
            return format!("{} hexes between ({a}, {b}) and ({c}, {d})", hexes.len());
        }
    };
    let step = Axial((to.0 - from.0).signum(), (to.1 - from.1).signum());
    let way = Axial::DIRECTIONS.iter().position(|direction| *direction == step).map_or("", |at| WAYS[at]);
    format!("{} hexes from ({}, {}) {way}", hexes.len(), from.0, from.1)
}

fn allocation_name(allocation: Allocation) -> String {
    let Allocation { navigation: [a, b], phone: [c, d], unused } = allocation;
    format!("navigation {a} and {b}, phone {c} and {d}, unused {unused}")
}

pub(super) fn describe_action(view: &View, seat: Seat, action: &Action) -> String {
    match *action {
        Action::Roll => "Roll the five dice".into(),
        Action::Allocate(allocation) => format!("Allocate: {}", allocation_name(allocation)),
        Action::Write { value, cell } => format!("Write {value} in {}", box_name(cell)),
        Action::CrossOut { cell } => format!("Cross out {}", box_name(cell)),
        Action::Charge(line) => {
            let seen = view.sheets.get(seat.index()).and_then(|seen| Some((seen.sheet.charger, seen.turn?)));
            let from: Vec<(u8, u8)> = seen.map_or_else(Vec::new, |(shaded, turn)| view.grid.ports_of(line, shaded, turn.phone).collect());
            let ports: Vec<u8> = from.iter().map(|(port, _)| *port).collect();
            let from: Vec<String> = from.iter().map(|(port, length)| format!("port {port} with {length}")).collect();
            let from = if from.is_empty() { String::new() } else { format!(" ({})", from.join(" or ")) };
            format!("Shade {}{from}", line_name(view.grid, line.hexes(), &ports))
        }
        Action::Swap { spot, value } => {
            let unused = view.sheets.get(seat.index()).and_then(|seen| seen.turn).map_or(0, |turn| turn.unused);
            format!("Swap the unused {unused} with the {} {value}", spot_name(spot))
        }
    }
}

/// A spot as it is called in a sentence.
const fn spot_name(spot: Spot) -> &'static str {
    match spot {
        Spot::Navigation => "navigation",
        Spot::Phone => "phone",
        Spot::Unused => "unused",
    }
}

pub(super) fn describe_event(event: &Event, names: Names<'_>) -> String {
    match event {
        Event::Rolled { seat, round, dice } => {
            let dice = dice.map(|die| die.to_string()).join(" ");
            format!("Round {round}: {} rolls {dice}.", names.of(*seat))
        }
        Event::Allocated { by: Some(seat), allocation } => format!("{} allocates {}.", names.of(*seat), allocation_name(*allocation)),
        Event::Allocated { by: None, allocation } => format!("Chance allocates {}.", allocation_name(*allocation)),
        Event::Wrote { seat, value, cell } => format!("{} writes {value} in {}.", names.of(*seat), box_name(*cell)),
        Event::CrossedOut { seat, cell } => format!("{} crosses out {}.", names.of(*seat), box_name(*cell)),
        Event::Charged { seat, line, circles } => {
            let unlocked = match circles {
                0 => "",
                1 => " and unlocks an ability",
                _ => " and unlocks abilities",
            };
            format!("{} shades {}{unlocked}.", names.of(*seat), line_name(&names.1.terminal_dispute.grid, line.hexes(), &[]))
        }
        Event::Swapped { seat, spot, out, fetched } => {
            format!("{} swaps the unused {fetched} with the {} {out}.", names.of(*seat), spot_name(*spot))
        }
        Event::Finished { seat } => format!("{} has finished writing.", names.of(*seat)),
        Event::Shown { seat, boxes, hexes, total } => {
            let boxes: Vec<String> = boxes
                .iter()
                .map(|(cell, value)| match *value {
                    CROSSED => format!("{} crossed out", box_name(*cell)),
                    value => format!("{value} in {}", box_name(*cell)),
                })
                .collect();
            format!(
                "{} wrote {} and shaded {}: {total} points so far.",
                names.of(*seat),
                boxes.join(", "),
                line_name(&names.1.terminal_dispute.grid, *hexes, &[])
            )
        }
        Event::RoundEnded { round, next: Some(next) } => format!("Round {round} is over; {} has the marker.", names.of(*next)),
        Event::RoundEnded { round, next: None } => format!("Round {round} is over, and with it the match."),
    }
}

pub(super) fn prompt(view: &View, names: Names<'_>) -> String {
    let own = view.own();
    match view.phase {
        Phase::Over => "The match is over.".into(),
        Phase::Roll if own == Some(view.start) && view.by_chance => {
            format!("Round {} of {ROUNDS}: throw the dice; chance puts them on their spots.", view.round)
        }
        Phase::Roll if own == Some(view.start) => format!("Round {} of {ROUNDS}: throw the five dice.", view.round),
        Phase::Roll => format!("{} throws the dice.", names.of(view.start)),
        Phase::Allocate if own == Some(view.start) => "Put two dice on navigation, two on the phone, one on unused.".into(),
        Phase::Allocate => format!("{} puts the dice on their spots.", names.of(view.start)),
        Phase::Write => match view.own_sheet() {
            Some((sheet, turn)) if !turn.is_done() => writing_prompt(view.grid, sheet, turn),
            _ => {
                let waiting: Vec<_> = view
                    .sheets
                    .iter()
                    .enumerate()
                    .filter(|(_, seen)| !seen.finished)
                    .map(|(at, _)| names.of(Seat(at as u8)).into_owned())
                    .collect();
                format!("Waiting for {} to write.", waiting.join(", "))
            }
        },
    }
}

fn writing_prompt(grid: &Grid, sheet: &Sheet, turn: &Turn) -> String {
    let [a, b] = turn.navigation;
    let navigation = match turn.step {
        Navigation::Both => format!("write {a} and {b}, apart in row and column"),
        Navigation::Second(_) => format!("write {a}, apart from the first in row and column"),
        Navigation::Stuck => format!("{a} and {b} don't both fit: write one of them and cross out another box"),
        Navigation::ToCross => "cross out one more box".into(),
        Navigation::ToWrite => format!("write {a} or {b} into a box"),
        Navigation::Done => String::new(),
    };
    let phone = if turn.phone_open() { charging_prompt(grid, sheet, turn.phone) } else { String::new() };
    let mut sentence = match (navigation.is_empty(), phone.is_empty()) {
        (false, false) => format!("{navigation}; {phone}"),
        _ => navigation + &phone,
    };
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence + "."
}

/// What the phone pair is for: a line from a port beside which a hex is free, or nothing (TD-34).
fn charging_prompt(grid: &Grid, sheet: &Sheet, [a, b]: [u8; 2]) -> String {
    let is_free = |port: u8| grid.touching(port).0 & !sheet.charger.0 != 0;
    match (is_free(a), is_free(b)) {
        (true, true) if a == b => format!("charge from port {a}"),
        (true, true) => format!("charge from port {a} or {b}"),
        (true, false) => format!("charge from port {a}, or shade nothing (port {b} is full)"),
        (false, true) => format!("charge from port {b}, or shade nothing (port {a} is full)"),
        (false, false) if a == b => format!("shade nothing, for port {a} is full"),
        (false, false) => format!("shade nothing, for ports {a} and {b} are full"),
    }
}

/// Why a line that these phone dice can't shade is refused.
pub(super) fn refuse_line(grid: &Grid, shaded: HexSet, phone: [u8; 2], line: Line) -> Refusal {
    let hexes = line.hexes();
    let [a, b] = phone;
    let ports = if a == b { format!("port {a}") } else { format!("port {a} or {b}") };
    if hexes.is_empty() {
        return Refusal::new("TD-34", format!("There is an unshaded hex at {ports}, so shading is compulsory."));
    }
    if hexes.0 & shaded.0 != 0 {
        return Refusal::new("TD-33", "A line stops at a shaded hex; it can't run over one.");
    }
    let starts: Vec<(u8, u8)> = grid.starts_of(line, phone).collect();
    if starts.is_empty() {
        return Refusal::new("TD-32", format!("A line starts on an unshaded hex that touches {ports} and goes straight on."));
    }
    if let Some((port, length)) = starts.iter().find(|(_, length)| hexes.len() <= *length) {
        let text = format!("From port {port} this line has {length} hexes; it is shorter only at a shaded hex or the edge.");
        return Refusal::new("TD-33", text);
    }
    let (port, length) = starts[0];
    Refusal::new("TD-31", format!("From port {port} the other phone die is the length: {length}, not {}.", hexes.len()))
}

/// Why no line that these phone dice can shade reaches a hex of this terminal.
#[must_use]
pub fn refuse_hex(sheet: &Sheet, turn: &Turn, hex: u8) -> Refusal {
    if sheet.charger.contains(hex) {
        return Refusal::new("TD-33", "This hex is shaded already; a line stops before it.");
    }
    if !turn.phone_open() {
        return Refusal::new("TD-12", "Your phone dice of this round are used.");
    }
    Refusal::new("TD-32", "No line from the ports on your phone dice reaches this hex.")
}

/// The score sheets of all seats, as lines for a terminal.
pub(super) fn sheets(view: &View, names: Names<'_>) -> String {
    let mut lines = Vec::new();
    for (at, seen) in (0..).zip(&view.sheets) {
        let sheet = ScoreSheet::of(&seen.sheet);
        lines.extend([String::new(), names.of(Seat(at)).into_owned(), "     1 2 3 4 5".into()]);
        for (name, row) in ('A'..).zip(&sheet.rows) {
            let boxes = row.boxes.map(|value| match value {
                0 => ".".into(),
                1..=6 => value.to_string(),
                _ => "x".into(),
            });
            lines.push(format!("  {name}  {}  {:>2}  {}", boxes.join(" "), row.points, row.describe()));
        }
        for (name, column) in (1..).zip(&sheet.columns) {
            lines.push(format!("  {name}             {:>2}  {}", column.points, column.describe()));
        }
        lines.push(format!("  matrix {} + charger {} = {}", sheet.matrix, sheet.charger, sheet.total));
        if view.sheets.len() == 1 {
            let rank = names.1.terminal_dispute.rank(sheet.total);
            lines.push(format!("  {}: {}", rank.title, rank.line));
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}
