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

/// By a byte and a number: the bit of the byte that has so many set ones below it.
const IN_BYTE: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut below) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 != 0 {
                places[byte][below] = bit as u8;
                below += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

/// The member of a set that has `below` others below it. (Without branches, which a processor could not foresee: the
/// members are counted byte by byte, all bytes side by side.)
#[inline]
pub(super) const fn member(set: u64, below: usize) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = ONES << 7;
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    // In each byte, how many members it and those below it have.
    let up_to = ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
    let passed = ((((below as u64 & 0x7f) * ONES) | TOPS) - up_to) & TOPS;
    let shift = (8 * ((passed >> 7).wrapping_mul(ONES) >> 56) as usize) & 0x38;
    let rest = below.wrapping_sub((up_to << 8 >> shift & 0xff) as usize);
    shift + IN_BYTE[(set >> shift & 0xff) as usize][rest & 7] as usize
}

#[cfg(test)]
mod tests {
    use super::member;

    #[test]
    fn members_are_found_by_their_place() {
        let mut set = 0x9E37_79B9_7F4A_7C15_u64;
        for _ in 0..1000 {
            set = set.rotate_left(7).wrapping_mul(0xD134_2543_DE82_EF95);
            for set in [set, set & set >> 9, set << 40, set | 1 << 63 | 1, u64::MAX] {
                let members: Vec<usize> = (0..64).filter(|member| set >> member & 1 != 0).collect();
                let found: Vec<usize> = (0..members.len()).map(|below| member(set, below)).collect();
                assert_eq!(found, members, "{set:b}");
            }
        }
    }
}
