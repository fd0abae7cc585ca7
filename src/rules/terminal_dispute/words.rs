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
use crate::t;
use crate::text::listed;

/// A box by row letter and column number: `A1` is top left, `E5` bottom right.
#[must_use]
pub fn box_name(cell: u8) -> String {
    format!("{}{}", row_letter(cell / SIDE as u8), cell % SIDE as u8 + 1)
}

/// A box by its place: "row B, column 4".
#[must_use]
pub(super) fn long_box_name(cell: u8) -> String {
    t!("td-box", row = row_letter(cell / SIDE as u8).to_string(), column = cell % SIDE as u8 + 1)
}

/// A line of hexes from the one at a port, one of these, on in its direction: "4 hexes from E8 up to the left". Where that is not
/// known, both its ends: "4 hexes from E5 to H2".
#[must_use]
fn line_name(grid: &Grid, hexes: HexSet, ports: &[u8]) -> String {
    const WAYS: [&str; 6] = ["right", "down-right", "down-left", "left", "up-left", "up-right"];
    let cell = |hex: u8| grid.cells().get(usize::from(hex)).copied().unwrap_or(Axial(0, 0));
    let is_at_port = |hex: u8| ports.iter().any(|port| (1..=6).contains(port) && grid.touching(*port).contains(hex));
    let (Some(low), Some(high)) = (hexes.iter().next(), hexes.iter().last()) else { return t!("td-line-none") };
    let (from, to) = match (is_at_port(low), is_at_port(high)) {
        (true, false) => (low, high),
        (false, true) => (high, low),
        _ if low == high => return t!("td-line-one", hex = hex_name(grid, low)),
        _ => return t!("td-line-between", count = hexes.len(), from = hex_name(grid, low), to = hex_name(grid, high)),
    };
    let (start, end) = (cell(from), cell(to));
    let step = Axial((end.0 - start.0).signum(), (end.1 - start.1).signum());
    let way = Axial::DIRECTIONS.iter().position(|direction| *direction == step).map_or("", |at| WAYS[at]);
    t!("td-line-from", count = hexes.len(), from = hex_name(grid, from), way = way)
}

/// A hex by its row, a letter from the top, and its number in that from the left: "E5".
#[must_use]
fn hex_name(grid: &Grid, hex: u8) -> String {
    let rows = || grid.cells().iter().map(|cell| cell.1);
    let Some(row) = rows().nth(usize::from(hex)) else { return String::new() };
    let top = rows().min().unwrap_or(row);
    let number = rows().take(usize::from(hex) + 1).filter(|other| *other == row).count();
    format!("{}{number}", row_letter((row - top) as u8))
}

/// The letter of a row, counted from the top.
#[must_use]
pub const fn row_letter(row: u8) -> char {
    (b'A' + row) as char
}

fn allocation_name(allocation: Allocation) -> String {
    let Allocation { navigation: [a, b], phone: [c, d], unused } = allocation;
    t!("td-allocation", navigation1 = a, navigation2 = b, phone1 = c, phone2 = d, unused = unused)
}

pub(super) fn describe_action(view: &View, seat: Seat, action: &Action) -> String {
    match *action {
        Action::Roll => t!("td-do-roll"),
        Action::Allocate(allocation) => t!("td-do-allocate", dice = allocation_name(allocation)),
        Action::Write { value, cell } => t!("td-do-write", value = value, box = box_name(cell)),
        Action::CrossOut { cell } => t!("td-do-cross-out", box = box_name(cell)),
        Action::Charge(line) => {
            let seen = view.sheets.get(seat.index()).and_then(|seen| Some((seen.sheet.charger, seen.turn?)));
            let from: Vec<(u8, u8)> = seen.map_or_else(Vec::new, |(shaded, turn)| view.grid.ports_of(line, shaded, turn.phone).collect());
            let ports: Vec<u8> = from.iter().map(|(port, _)| *port).collect();
            let shaded = line_name(view.grid, line.hexes(), &ports);
            match *from {
                [(port, length)] => t!("td-do-shade-from", line = shaded, port = port, length = length),
                [(port, length), (other_port, other_length), ..] => t!(
                    "td-do-shade-from-either",
                    line = shaded,
                    port = port,
                    length = length,
                    other_port = other_port,
                    other_length = other_length
                ),
                [] => t!("td-do-shade", line = shaded),
            }
        }
        Action::Swap { spot, value } => {
            let unused = view.sheets.get(seat.index()).and_then(|seen| seen.turn).map_or(0, |turn| turn.unused);
            t!("td-do-swap", unused = unused, spot = spot_key(spot), value = value)
        }
    }
}

/// How messages know a spot.
pub(super) const fn spot_key(spot: Spot) -> &'static str {
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
            t!("td-event-rolled", round = *round, player = names.of(*seat), dice = dice)
        }
        Event::Allocated { by: Some(seat), allocation } => {
            t!("td-event-allocated", player = names.of(*seat), dice = allocation_name(*allocation))
        }
        Event::Allocated { by: None, allocation } => t!("td-event-allocated-by-chance", dice = allocation_name(*allocation)),
        Event::Wrote { seat, value, cell } => {
            t!("td-event-wrote", player = names.of(*seat), value = *value, box = box_name(*cell))
        }
        Event::CrossedOut { seat, cell } => t!("td-event-crossed-out", player = names.of(*seat), box = box_name(*cell)),
        Event::Charged { seat, line, circles } => {
            let line = line_name(&names.1.terminal_dispute.grid, line.hexes(), &[]);
            t!("td-event-shaded", player = names.of(*seat), line = line, circles = *circles)
        }
        Event::Swapped { seat, spot, out, fetched } => {
            t!("td-event-swapped", player = names.of(*seat), unused = *fetched, spot = spot_key(*spot), value = *out)
        }
        Event::Finished { seat } => t!("td-event-finished", player = names.of(*seat)),
        Event::Shown { seat, boxes, hexes, circles, swaps, unused: (from, to), total } => {
            let boxes: Vec<String> = boxes
                .iter()
                .map(|(cell, value)| match *value {
                    CROSSED => t!("td-crossed-out-in", box = box_name(*cell)),
                    value => t!("td-written-in", value = value, box = box_name(*cell)),
                })
                .collect();
            let swapped = if *swaps == 0 { String::new() } else { t!("td-shown-swaps", count = *swaps, from = *from, to = *to) };
            t!(
                "td-event-shown",
                player = names.of(*seat),
                swapped = swapped,
                boxes = listed(boxes),
                hexes = hexes.len(),
                circles = *circles,
                total = *total
            )
        }
        Event::RoundEnded { round, next: Some(next) } => {
            t!("td-event-round-ended", round = *round, player = names.of(*next))
        }
        Event::RoundEnded { round, next: None } => t!("td-event-last-round-ended", round = *round),
    }
}

pub(super) fn prompt(view: &View, names: Names<'_>) -> String {
    let own = view.own();
    match view.phase {
        Phase::Over => t!("td-ask-over"),
        Phase::Roll if own == Some(view.start) && view.by_chance => {
            t!("td-ask-roll-by-chance", round = view.round, rounds = ROUNDS)
        }
        Phase::Roll if own == Some(view.start) => t!("td-ask-roll", round = view.round, rounds = ROUNDS),
        Phase::Roll => t!("td-wait-roll", player = names.of(view.start)),
        Phase::Allocate if own == Some(view.start) => t!("td-ask-allocate"),
        Phase::Allocate => t!("td-wait-allocate", player = names.of(view.start)),
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
                t!("td-wait-write", players = listed(waiting))
            }
        },
    }
}

fn writing_prompt(grid: &Grid, sheet: &Sheet, turn: &Turn) -> String {
    let [a, b] = turn.navigation;
    let navigation = match turn.step {
        Navigation::Both => Some(t!("td-ask-write-both", first = a, second = b)),
        Navigation::Second(_) => Some(t!("td-ask-write-second", value = a)),
        Navigation::Stuck => Some(t!("td-ask-stuck", first = a, second = b)),
        Navigation::ToCross => Some(t!("td-ask-cross-out")),
        Navigation::ToWrite => Some(t!("td-ask-write-either", first = a, second = b)),
        Navigation::Done => None,
    };
    let phone = turn.phone_open().then(|| charging_prompt(grid, sheet, turn.phone));
    navigation.into_iter().chain(phone).collect::<Vec<_>>().join(" ")
}

/// What the phone dice are for: a line from a port beside which a hex is free, or nothing (TD-34).
fn charging_prompt(grid: &Grid, sheet: &Sheet, [a, b]: [u8; 2]) -> String {
    let is_free = |port: u8| grid.touching(port).0 & !sheet.charger.0 != 0;
    match (is_free(a), is_free(b)) {
        (true, true) if a == b => t!("td-ask-charge", port = a),
        (true, true) => t!("td-ask-charge-either", port = a, other = b),
        (true, false) => t!("td-ask-charge-or-nothing", port = a, full = b),
        (false, true) => t!("td-ask-charge-or-nothing", port = b, full = a),
        (false, false) if a == b => t!("td-ask-shade-nothing", port = a),
        (false, false) => t!("td-ask-shade-nothing-either", port = a, other = b),
    }
}

/// Why a line that these phone dice can't shade is refused.
pub(super) fn refuse_line(grid: &Grid, shaded: HexSet, phone: [u8; 2], line: Line) -> Refusal {
    let hexes = line.hexes();
    let [a, b] = phone;
    let ports = if a == b { t!("td-port", port = a) } else { t!("td-ports", port = a, other = b) };
    if hexes.is_empty() {
        return Refusal::new("TD-34", t!("td-refuse-shade-nothing", ports = ports));
    }
    if hexes.0 & shaded.0 != 0 {
        return Refusal::new("TD-33", t!("td-refuse-line-over-shaded"));
    }
    let starts: Vec<(u8, u8)> = grid.starts_of(line, phone).collect();
    if starts.is_empty() {
        return Refusal::new("TD-32", t!("td-refuse-line-start", ports = ports));
    }
    if let Some((port, length)) = starts.iter().find(|(_, length)| hexes.len() <= *length) {
        return Refusal::new("TD-33", t!("td-refuse-line-too-short", port = *port, length = *length));
    }
    let (port, length) = starts[0];
    Refusal::new("TD-31", t!("td-refuse-line-too-long", port = port, length = length, given = hexes.len()))
}

/// Why no line that these phone dice can shade reaches a hex of this terminal.
#[must_use]
pub fn refuse_hex(sheet: &Sheet, turn: &Turn, hex: u8) -> Refusal {
    if sheet.charger.contains(hex) {
        return Refusal::new("TD-33", t!("td-refuse-hex-shaded"));
    }
    if !turn.phone_open() {
        return Refusal::new("TD-12", t!("td-refuse-phone-used"));
    }
    Refusal::new("TD-32", t!("td-refuse-hex-out-of-reach"))
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
        lines.push(format!("  {}", t!("td-total", matrix = sheet.matrix, charger = sheet.charger, total = sheet.total)));
        if view.sheets.len() == 1 {
            let rank = names.1.terminal_dispute.rank(sheet.total);
            lines.push(format!("  {}: {}", rank.title, rank.line_text()));
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}
