//! What the seats may write now, kept beside their turns: lists, picks and checks ask for little else.

use super::actions::Action;
use super::charger::Grid;
use super::legal_actions::{list_crossings, list_writes, member};
use super::lines::{Line, LineSet};
use super::sheet::{Navigation, Sheet, Turn};

/// What a seat may write now; it follows from its sheet and its turn.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Choices {
    /// The boxes that a navigation value may be written into (TD-20 to TD-23).
    boxes: u32,
    /// The boxes that may be crossed out (TD-23).
    crossable: u32,
    /// The lines that may be shaded, as [`LineSet`] has them (TD-31 to TD-34).
    lines: [u64; 2],
    /// How many `boxes`, `crossable` and `lines` are.
    counts: [u8; 4],
}

impl Choices {
    /// What a seat may write by its sheet and its turn.
    pub(super) fn of(grid: &'static Grid, sheet: &Sheet, turn: &Turn) -> Self {
        let mut choices = Self::default();
        choices.look_at_matrix(sheet, turn);
        choices.look_at_charger(grid, sheet, turn);
        choices
    }

    /// After a change of the matrix or of the step of the navigation dice.
    #[inline]
    pub(super) fn look_at_matrix(&mut self, sheet: &Sheet, turn: &Turn) {
        if turn.step == Navigation::Done {
            (self.boxes, self.crossable) = (0, 0);
            (self.counts[0], self.counts[1]) = (0, 0);
            return;
        }
        self.boxes = turn.boxes(&sheet.matrix);
        self.crossable = turn.crossable(&sheet.matrix);
        self.counts[0] = self.boxes.count_ones() as u8;
        self.counts[1] = self.crossable.count_ones() as u8;
    }

    /// After a change of the charger or of the phone dice.
    #[inline]
    pub(super) fn look_at_charger(&mut self, grid: &'static Grid, sheet: &Sheet, turn: &Turn) {
        let [low, high] = turn.phone;
        // A turn from outside may hold what no die shows; it is refused later.
        if low == 0 || low > 6 || high == 0 || high > 6 {
            self.lines = [0; 2];
            (self.counts[2], self.counts[3]) = (0, 0);
            return;
        }
        self.lines = grid.lines(sheet.charger, turn.phone).sets;
        self.counts[2] = self.lines[0].count_ones() as u8;
        self.counts[3] = self.lines[1].count_ones() as u8;
    }

    /// Whether a value may be written into a box, as far as the box is concerned.
    #[inline]
    pub(super) const fn takes_value(&self, cell: u8) -> bool {
        cell < 32 && self.boxes >> cell & 1 != 0
    }

    /// Whether a box may be crossed out.
    #[inline]
    pub(super) const fn takes_cross(&self, cell: u8) -> bool {
        cell < 32 && self.crossable >> cell & 1 != 0
    }

    /// Whether a line may be shaded.
    #[inline]
    pub(super) fn takes_line(&self, grid: &'static Grid, line: Line, turn: &Turn) -> bool {
        self.lines != [0; 2] && self.line_set(grid, turn).contains(line)
    }

    /// The lines that may be shaded; there are some.
    #[inline]
    fn line_set(&self, grid: &'static Grid, turn: &Turn) -> LineSet {
        LineSet { ports: grid.ports_for(turn.phone), sets: self.lines }
    }

    /// Adds it all in ascending order.
    #[inline]
    pub(super) fn list(&self, grid: &'static Grid, sheet: &Sheet, turn: &Turn, out: &mut Vec<Action>) {
        if self.boxes != 0 {
            list_writes(turn.navigation, self.boxes, out);
        }
        if self.crossable != 0 {
            list_crossings(self.crossable, out);
        }
        if self.lines != [0; 2] {
            self.line_set(grid, turn).list(out);
        }
        if sheet.tracker.ready() > 0 {
            out.extend(turn.swappable().map(|(spot, value)| Action::Swap { spot, value }));
        }
    }

    /// What [`list`](Self::list) has at the place that `pick` gives, without the list.
    #[inline]
    pub(super) fn pick(&self, grid: &'static Grid, sheet: &Sheet, turn: &Turn, pick: impl FnOnce(usize) -> usize) -> Option<Action> {
        let [each, crossings, low, high] = self.counts.map(usize::from);
        let [a, b] = turn.navigation;
        let writes = if b != 0 && b != a { 2 * each } else { each };
        let swaps = if sheet.tracker.ready() > 0 { turn.swappable().count() } else { 0 };
        let all = writes + crossings + low + high + swaps;
        if all == 0 {
            return None;
        }
        let mut at = pick(all);
        if at < writes {
            let (value, at) = if at < each { (a, at) } else { (b, at - each) };
            return Some(Action::Write { value, cell: member(self.boxes.into(), at) as u8 });
        }
        at -= writes;
        if at < crossings {
            return Some(Action::CrossOut { cell: member(self.crossable.into(), at) as u8 });
        }
        at -= crossings;
        if at < low + high {
            let (which, at) = if at < low { (0, at) } else { (1, at - low) };
            return Some(self.line_set(grid, turn).ports[which].charges[member(self.lines[which], at)]);
        }
        turn.swappable().nth(at - low - high).map(|(spot, value)| Action::Swap { spot, value })
    }
}
