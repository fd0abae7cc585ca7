//! Lists of actions for [`legal_actions`](crate::rules::game::Game::legal_actions), copied from tables: a search asks
//! for little else.

use std::sync::LazyLock;

use super::actions::Action;
use super::allocation::Allocation;
use super::matrix::SIDE;

/// How many ways five dice fall.
const ROLLS: usize = 6_usize.pow(5);

/// The action of each member of a set of 64, and one more in place of none.
pub(super) type Table = [Action; 65];

/// By the boxes of a row, as a set: what is written into them, in ascending order, with fillers behind.
type Row = [[Action; SIDE]; 1 << SIDE];

/// By value, and crossing out in place of 0: what can be written, row by row.
static WRITINGS: [[Row; SIDE]; 8] = {
    let mut writings = [[[[Action::Roll; SIDE]; 1 << SIDE]; SIDE]; 8];
    let mut at = 0;
    while at < (8 * SIDE) << SIDE {
        let (value, row, boxes) = ((at >> SIDE) / SIDE, (at >> SIDE) % SIDE, at % (1 << SIDE));
        let (mut rest, mut place) = (boxes, 0);
        while rest != 0 {
            let cell = (row * SIDE) as u8 + rest.trailing_zeros() as u8;
            let value = value as u8;
            writings[value as usize][row][boxes][place] =
                if value == 0 { Action::CrossOut { cell } } else { Action::Write { value, cell } };
            place += 1;
            rest &= rest - 1;
        }
        at += 1;
    }
    writings
};

/// How many boxes of a row are in a set.
const COUNTS: [u8; 1 << SIDE] = {
    let mut counts = [0; 1 << SIDE];
    let mut boxes = 0;
    while boxes < counts.len() {
        counts[boxes] = boxes.count_ones() as u8;
        boxes += 1;
    }
    counts
};

/// Every allocation of every roll.
struct Allocations {
    /// Where the list of a roll begins and ends.
    places: Vec<(u16, u16)>,
    lists: Vec<Action>,
}

static ALLOCATIONS: LazyLock<Allocations> = LazyLock::new(|| {
    let mut all = Allocations { places: vec![(0, 0); ROLLS], lists: Vec::new() };
    for roll in 0..ROLLS {
        let dice: [u8; 5] = std::array::from_fn(|at| (roll / 6_usize.pow(at as u32) % 6) as u8 + 1);
        if dice.is_sorted() {
            let from = all.lists.len() as u16;
            Allocation::for_each(dice, |allocation| all.lists.push(Action::Allocate(allocation)));
            all.places[roll] = (from, all.lists.len() as u16);
        }
    }
    for roll in 0..ROLLS {
        let mut dice: [usize; 5] = std::array::from_fn(|at| roll / 6_usize.pow(at as u32) % 6);
        dice.sort_unstable();
        all.places[roll] = all.places[number(dice)];
    }
    all
});

/// The number of a roll, with faces counted from 0.
const fn number(dice: [usize; 5]) -> usize {
    dice[0] + 6 * (dice[1] + 6 * (dice[2] + 6 * (dice[3] + 6 * dice[4])))
}

/// Every allocation of five dice, in ascending order.
#[inline]
pub(super) fn allocations(dice: [u8; 5]) -> &'static [Action] {
    let all = &*ALLOCATIONS;
    let (from, to) = all.places[number(dice.map(|die| usize::from(die).wrapping_sub(1).min(5)))];
    &all.lists[usize::from(from)..usize::from(to)]
}

/// Adds the writing of each value (the second may be 0 or the same) into each of `boxes`, in ascending order.
#[inline]
pub(super) fn list_writes([a, b]: [u8; 2], boxes: u32, out: &mut Vec<Action>) {
    list_boxes(a, boxes, out);
    if b != 0 && b != a {
        list_boxes(b, boxes, out);
    }
}

/// Adds the crossing-out of each of `boxes`, in ascending order.
#[inline]
pub(super) fn list_crossings(boxes: u32, out: &mut Vec<Action>) {
    list_boxes(0, boxes, out);
}

/// Adds what `value` stands for in [`WRITINGS`], for each of `boxes`.
#[inline]
fn list_boxes(value: u8, boxes: u32, out: &mut Vec<Action>) {
    for (row, writings) in WRITINGS[usize::from(value) % 8].iter().enumerate() {
        // A whole row, to be cut to as many as there are: how many, a processor could not foresee.
        let boxes = boxes >> (row * SIDE) & 0x1f;
        let end = out.len() + usize::from(COUNTS[boxes as usize]);
        out.extend_from_slice(&writings[boxes as usize]);
        out.truncate(end);
    }
}

/// Adds the action of each member of a set, in ascending order.
#[inline]
pub(super) fn list_set(set: u64, table: &Table, out: &mut Vec<Action>) {
    let end = out.len() + set.count_ones() as usize;
    let mut rest = set;
    loop {
        // Eight at once, which is mostly enough, to be cut to as many as there are: how many, a processor could not foresee.
        out.extend((0..8).map(|_| {
            let member = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            table[member]
        }));
        if rest == 0 {
            break;
        }
    }
    out.truncate(end);
}

/// The member of a set that has `below` others below it.
#[inline]
pub(super) fn member(set: u64, below: usize) -> usize {
    (0..below).fold(set, |rest, _| rest & rest.wrapping_sub(1)).trailing_zeros() as usize
}
