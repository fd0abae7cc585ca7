//! The setup of a match, and its options (DW-1, DW-2).

use super::cards::{CardSet, USERS};
use super::content::FaceId;
use super::drives::{DRIVE, read_drive};
use super::has::Users;
use super::state::State;
use super::steps::HAND;
use super::table::{Stage, Step, Table, User};
use crate::rules::components::{Chance, List, in_field};
use crate::rules::content::Content;
use crate::rules::game::{Game, NoEvents, OptionSpec, Seat, Seats, Setup};
use crate::rules::lists::{KeptList, KnownValue, ListKind};
use crate::text::say;
use crate::{key, t};

/// The drive of a seat for which none is chosen: the ready drive of its number.
pub(super) const USUAL: &str = "usual";

const fn drive(key: &'static str, title: &'static str) -> OptionSpec {
    OptionSpec { key, title, help: key!("dw-option-drive.help"), values: &[], default: USUAL }
}

/// The drive of seat 1.
pub(super) const DRIVE1: OptionSpec = drive("drive1", key!("dw-option-drive-1"));
/// The drive of seat 2.
pub(super) const DRIVE2: OptionSpec = drive("drive2", key!("dw-option-drive-2"));
/// The drive of seat 3.
pub(super) const DRIVE3: OptionSpec = drive("drive3", key!("dw-option-drive-3"));
/// The drive of seat 4.
pub(super) const DRIVE4: OptionSpec = drive("drive4", key!("dw-option-drive-4"));

/// The lists that players make to play with (DW-90).
pub const DRIVES: ListKind = ListKind { folder: "drives", noun: "drive" };

/// The values that can be offered for an option: ready drives, and the player's own.
pub(super) fn known_values(content: &Content, option: &OptionSpec, own: &[KeptList]) -> Vec<KnownValue> {
    if option.seat().is_none() {
        return Vec::new();
    }
    let usual = KnownValue::new(t!("dw-drive-usual"), option.default, t!("dw-drive-usual.tip"));
    let ready = content.data_warriors.drives.iter().map(|drive| KnownValue::new(&drive.name, &drive.name, drive.plan_text()));
    let own = own.iter().map(|drive| KnownValue::new(&drive.name, drive.as_value(), t!("dw-drive-own")));
    std::iter::once(usual).chain(ready).chain(own).collect()
}

/// Whether players can resign (DW-4).
pub(super) const RESIGNING: OptionSpec = OptionSpec {
    key: "resigning",
    title: key!("dw-option-resigning"),
    help: key!("dw-option-resigning.help"),
    values: &["off", "on"],
    default: "off",
};

/// The drive that a setup gives to a seat (DW-2).
///
/// # Errors
/// Every reason why it can't be played, a sentence each.
pub fn chosen_drive(setup: &Setup, seat: Seat, content: &Content) -> Result<Vec<FaceId>, Vec<String>> {
    let spec = [DRIVE1, DRIVE2, DRIVE3, DRIVE4][seat.index() % USERS];
    drive_of(setup.value(&spec), seat.index(), content)
}

/// The drive that an option's value means for a seat.
fn drive_of(value: &str, seat: usize, content: &Content) -> Result<Vec<FaceId>, Vec<String>> {
    let data = &content.data_warriors;
    let ready = match value.trim() {
        USUAL | "" => data.drives.get(seat % data.drives.len().max(1)),
        name => data.drives.iter().find(|drive| drive.name == name),
    };
    match ready {
        Some(ready) => Ok(ready.faces.clone()),
        None if !value.contains([' ', ',', '\n']) => {
            let names: Vec<&str> = data.drives.iter().map(|drive| drive.name.as_str()).collect();
            let unknown = t!("content-unknown", kind = "drive", name = value);
            Err(vec![t!("content-known", unknown = unknown, known = names.join(", "))])
        }
        None => read_drive(&data.catalog, value),
    }
}

/// Sets up a match.
pub(super) fn new(setup: &Setup, mut chance: Chance, content: &'static Content) -> Result<State, Vec<String>> {
    let mut problems = setup.problems::<State>();
    let mut users = [User::default(); USERS];
    for (seat, spec) in [DRIVE1, DRIVE2, DRIVE3, DRIVE4].iter().enumerate() {
        let value = setup.value(spec);
        if seat >= usize::from(setup.seats) {
            if value != USUAL && State::SEATS.contains(&setup.seats) {
                problems.push(in_field(say(spec.title, &[]), &t!("dw-setup-no-seat", seats = setup.seats)));
            }
            continue;
        }
        match drive_of(value, seat, content) {
            Ok(faces) => users[seat].faces = faces.into_iter().collect(),
            Err(reasons) => problems.extend(reasons.iter().map(|reason| in_field(say(spec.title, &[]), reason))),
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let first = Seat(chance.below(u32::from(setup.seats)) as u8);
    let mut drives = [List::default(); USERS];
    for (seat, drive) in drives.iter_mut().enumerate().take(usize::from(setup.seats)) {
        *drive = (0..DRIVE as u8).collect();
        chance.shuffle(drive);
        users[seat].drive = DRIVE as u8;
    }
    let catalog = &content.data_warriors.catalog;
    let table = Table {
        catalog,
        seats: setup.seats,
        resigning: setup.value(&RESIGNING) == "on",
        step: Step::Boot,
        stage: Stage::Acts,
        first,
        turn: first,
        round: 1,
        asked: first,
        full: false,
        users: Users::new(users, catalog),
        trash: CardSet::NONE,
        desk: Default::default(),
        stack: List::default(),
        doing: Default::default(),
        pending: List::default(),
        lasting: List::default(),
        spent: List::default(),
        issues: 0,
        questions: 0,
        happened: Default::default(),
        resolved: List::default(),
        winners: Seats::NONE,
        exits: 0,
    };
    let mut state = State { chance, table, hands: CardSet::NONE, drives, known: [CardSet::NONE; USERS], passed: Vec::new() };
    for seat in (0..setup.seats).map(Seat) {
        let mut none = NoEvents;
        state.draw(seat, HAND, &mut super::moves::Out::new(&mut none));
    }
    Ok(state)
}
