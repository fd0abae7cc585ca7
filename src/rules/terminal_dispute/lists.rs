//! Lists of actions for [`legal_actions`](crate::rules::game::Game::legal_actions), copied from tables: a search asks
//! for little else.

use std::sync::LazyLock;

use super::actions::Action;
use super::allocation::Allocation;

/// How many ways five dice fall.
const ROLLS: usize = 6_usize.pow(5);

/// What can be written into each box: by value, and crossing out in place of 0; by box.
static WRITINGS: [[Action; 32]; 8] = {
    let mut writings = [[Action::Roll; 32]; 8];
    let mut at = 0;
    while at < 8 * 32 {
        let (value, cell) = ((at / 32) as u8, (at % 32) as u8);
        writings[at / 32][at % 32] = if value == 0 { Action::CrossOut { cell } } else { Action::Write { value, cell } };
        at += 1;
    }
    writings
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

/// Adds every allocation of five dice, in ascending order.
#[inline]
pub(super) fn list_allocations(dice: [u8; 5], out: &mut Vec<Action>) {
    let all = &*ALLOCATIONS;
    let (from, to) = all.places[number(dice.map(|die| usize::from(die).wrapping_sub(1) % 6))];
    out.extend_from_slice(&all.lists[usize::from(from)..usize::from(to)]);
}

/// Adds the writing of each value (the second may be 0 or the same) into each of `boxes`, in ascending order.
#[inline]
pub(super) fn list_writes([a, b]: [u8; 2], boxes: u32, out: &mut Vec<Action>) {
    if b == 0 || b == a {
        return list(a, boxes, out);
    }
    let (from, count) = (out.len(), boxes.count_ones() as usize);
    out.resize(from + 2 * count, Action::Roll);
    let (first, second) = out[from..].split_at_mut(count);
    let (of_a, of_b) = (&WRITINGS[usize::from(a) % 8], &WRITINGS[usize::from(b) % 8]);
    let mut rest = boxes;
    for (first, second) in first.iter_mut().zip(second) {
        let cell = rest.trailing_zeros() as usize % 32;
        rest &= rest.wrapping_sub(1);
        (*first, *second) = (of_a[cell], of_b[cell]);
    }
}

/// Adds the crossing-out of each of `boxes`, in ascending order.
#[inline]
pub(super) fn list_crossings(boxes: u32, out: &mut Vec<Action>) {
    list(0, boxes, out);
}

#[inline]
fn list(value: u8, boxes: u32, out: &mut Vec<Action>) {
    let (mut rest, writings) = (boxes, &WRITINGS[usize::from(value) % 8]);
    out.extend((0..boxes.count_ones()).map(|_| {
        let cell = rest.trailing_zeros() as usize % 32;
        rest &= rest.wrapping_sub(1);
        writings[cell]
    }));
}
