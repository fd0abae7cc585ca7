//! The ways to play out the rest of a round: what a seat may do with the dice that it has yet to write.

use super::charging::{CIRCLES, NEVER, each_line};
use super::values::Stage;
use super::writing::{Writer, Writing};
use crate::rules::game::Game;
use crate::rules::terminal_dispute::matrix::{CROSSED, SHARES_LINE};
use crate::rules::terminal_dispute::{Action, Allocation, HexSet, Navigation, Sheet, Spot, State, Turn};

/// A way to play out the rest of the round.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Way {
    /// What it begins with.
    pub first: <State as Game>::Action,
    /// The terminal after the round.
    pub sheet: Sheet,
    /// What that is worth.
    pub worth: f32,
}

/// How a bot sees the worth of things: with an error, that is the same whenever it looks at the same.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Eye {
    /// The size of the error.
    pub blur: f32,
    /// What makes it another one each round and for each seat.
    pub salt: u64,
}

impl Eye {
    /// The error in judging `thing`.
    #[inline]
    fn error(self, thing: u64) -> f32 {
        if self.blur <= 0.0 {
            return 0.0;
        }
        // Four bytes of a mixed number, summed: near enough to a bell curve.
        let mixed = self.mixed(thing);
        let sum: u64 = (0..4).map(|byte| mixed >> (16 + 8 * byte) & 0xff).sum();
        self.blur * (sum as f32 - 510.0) / 148.0
    }

    /// A number that looks drawn, always the same for the same thing.
    const fn mixed(self, thing: u64) -> u64 {
        let mut mixed = (thing ^ self.salt).wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Which of two writings of the same worth it prefers: seats that think alike need not write alike.
    fn likes(self, Writing([a, b]): Writing) -> u64 {
        let one = |(cell, value): (u8, u8)| self.mixed(u64::from(cell) << 8 | u64::from(value));
        one(a).wrapping_add(one(b))
    }

    fn of_writing(self, Writing(boxes): Writing) -> f32 {
        boxes.iter().filter(|(_, value)| *value != 0).map(|(cell, value)| self.error(u64::from(*cell) << 8 | u64::from(*value))).sum()
    }

    fn of_line(self, hexes: HexSet) -> f32 {
        self.error(hexes.0 | 1 << 63)
    }
}

/// The best few of many, best first; of equals in worth there is one.
#[derive(Debug, Clone)]
struct Best<T> {
    most: usize,
    list: Vec<(f32, T)>,
}

impl<T: Copy> Best<T> {
    fn new(most: usize) -> Self {
        Self { most, list: Vec::with_capacity(most + 1) }
    }

    #[inline]
    fn offer(&mut self, worth: f32, what: T, likes: impl Fn(T) -> u64) {
        if self.list.len() == self.most && self.list.last().is_some_and(|(last, _)| worth < *last - 1e-3) {
            return;
        }
        let at = self.list.partition_point(|(other, _)| *other >= worth);
        let near = |at: usize| self.list.get(at).is_some_and(|(other, _)| (other - worth).abs() < 1e-3);
        if let Some(same) = [at, at.wrapping_sub(1)].into_iter().find(|at| near(*at)) {
            let other = &mut self.list[same].1;
            if likes(what) > likes(*other) {
                *other = what;
            }
            return;
        }
        self.list.insert(at, (worth, what));
        self.list.truncate(self.most);
    }
}

/// Dice not yet written: two of navigation, two of the phone, the unused one; 0 where there is none, pairs descending.
type Open = [u8; 5];

fn open(turn: &Turn) -> Open {
    let pair = |[a, b]: [u8; 2]| [a.max(b), a.min(b)];
    let ([a, b], [c, d]) = (pair(turn.navigation), pair(turn.phone));
    [a, b, c, d, turn.unused]
}

/// What the rest of a round may come to.
pub(super) struct Ways<'a> {
    stage: Stage<'a>,
    sheet: Sheet,
    eye: Eye,
    writer: Writer<'a>,
    /// How many writings, and how many lines, are looked at in each lay of the dice.
    width: (usize, usize),
    /// The best lines by port, length and circles, once they are needed.
    lines: Vec<(usize, usize, f32, HexSet)>,
}

impl<'a> Ways<'a> {
    /// Prepares the ways of a terminal in a round that ends with the tables of `stage`.
    pub fn new(stage: Stage<'a>, sheet: &Sheet, eye: Eye, width: (usize, usize)) -> Self {
        let mut lines = Vec::new();
        each_line(stage, sheet.charger, |port, lengths, worth, hexes| {
            let worth = worth + eye.of_line(hexes);
            lines.extend(lengths.map(|length| (port + 1, length, worth, hexes)));
        });
        Self { stage, sheet: *sheet, eye, writer: Writer::new(stage, &sheet.matrix, 0x7e), width, lines }
    }

    /// The best ways with a turn as it stands, no more than `most`.
    pub fn of_turn(&self, turn: &Turn, most: usize) -> Vec<Way> {
        let mut ways = Vec::new();
        self.collect(turn, &mut ways);
        best_of(ways, most)
    }

    /// The best ways with each allocation of the dice, no more than `most`; each begins with the allocation.
    pub fn of_dice(&self, dice: [u8; 5], most: usize) -> Vec<Way> {
        let mut ways = Vec::new();
        Allocation::for_each(dice, |allocation| {
            let from = ways.len();
            // Abilities are of no use to whoever can put the dice where they like.
            let mut turn = Turn::new(allocation, &self.sheet.matrix);
            turn.unused = 0;
            self.collect(&turn, &mut ways);
            for way in &mut ways[from..] {
                way.first = Action::Allocate(allocation);
            }
        });
        best_of(ways, most)
    }

    /// The worth of the best way with dice that lie so.
    pub fn worth(&self, allocation: Allocation) -> f32 {
        let mut ways = Vec::new();
        self.collect(&Turn::new(allocation, &self.sheet.matrix), &mut ways);
        ways.iter().map(|way| way.worth).fold(f32::MIN, f32::max)
    }

    /// All ways by which the swaps before charging can go.
    fn collect(&self, turn: &Turn, ways: &mut Vec<Way>) {
        let ready = self.sheet.tracker.ready();
        let most = if turn.unused == 0 { 0 } else { ready };
        let mut seen: Vec<(Open, Option<Action>)> = vec![(open(turn), None)];
        let mut begin = 0;
        for swaps in 0..=most {
            let end = seen.len();
            for at in begin..end {
                let (dice, first) = seen[at];
                self.lay(turn.step, dice, first, swaps, ready - swaps, ways);
                for place in (0..4).filter(|place| dice[*place] != 0) {
                    let spot = if place < 2 { Spot::Navigation } else { Spot::Phone };
                    let mut next = dice;
                    next.swap(place, 4);
                    let [a, b, c, d, unused] = next;
                    let next = [a.max(b), a.min(b), c.max(d), c.min(d), unused];
                    if !seen.iter().any(|(dice, _)| *dice == next) {
                        seen.push((next, first.or(Some(Action::Swap { spot, value: dice[place] }))));
                    }
                }
            }
            begin = end;
        }
    }

    /// The ways with dice that lie so, with `ready` abilities left.
    fn lay(&self, step: Navigation, dice: Open, first: Option<Action>, swaps: u8, ready: u8, ways: &mut Vec<Way>) {
        let [a, b, c, d, unused] = dice;
        let writings = self.writings(step, [a, b]);
        let lines = self.charges([c, d]);
        let left = self.stage.patterns.circles_left(self.sheet.charger);
        for (circles, lines) in lines.iter().enumerate() {
            let circles = circles as u8;
            for (line_worth, hexes) in &lines.list {
                let mut push = |writings: &Best<Writing>, ready: u8, used: u8, again: bool| {
                    let rest = line_worth + self.stage.ready(ready, left.saturating_sub(circles));
                    for (worth, writing) in &writings.list {
                        let mut sheet = self.sheet;
                        sheet.matrix = writing.on(&sheet.matrix);
                        sheet.charger.0 |= hexes.0;
                        sheet.tracker.unlocked += circles;
                        sheet.tracker.used += used;
                        let next = first.or_else(|| if again { None } else { next_writing(*writing) });
                        let next = next.or_else(|| (c != 0).then(|| self.stage.patterns.grid.line(*hexes).map(Action::Charge)).flatten());
                        ways.extend(next.map(|first| Way { first, sheet, worth: worth + rest }));
                    }
                };
                push(&writings, ready + circles, swaps, false);
                // An ability that is unlocked by charging can still fetch the unused die for the matrix.
                if ready == 0 && circles > 0 && unused != 0 {
                    for place in (0..2).filter(|place| dice[*place] != 0) {
                        let mut pair = [a, b];
                        pair[place] = unused;
                        push(&self.writings(step, pair), ready + circles - 1, swaps + 1, true);
                    }
                }
            }
        }
    }

    /// The best ways to write what is left of the navigation dice.
    fn writings(&self, step: Navigation, [a, b]: [u8; 2]) -> Best<Writing> {
        let mut best = Best::new(self.width.0);
        let mut take = |worth: f32, writing: Writing| {
            best.offer(worth + self.eye.of_writing(writing), writing, |writing| self.eye.likes(writing));
        };
        let empty = self.sheet.matrix.empty();
        match step {
            Navigation::Both | Navigation::Stuck => self.writer.each(a, b, take),
            Navigation::Second(first) => self.writer.each_single(a.max(b), empty & !SHARES_LINE[usize::from(first)], take),
            Navigation::ToCross => self.writer.each_single(CROSSED, empty, take),
            Navigation::ToWrite => {
                for value in [a, b].into_iter().filter(|value| *value != 0) {
                    self.writer.each_single(value, empty, &mut take);
                }
            }
            Navigation::Done => take(self.writer.base(), Writing::default()),
        }
        best
    }

    /// The best ways to use what is left of the phone pair, by circles reached.
    fn charges(&self, [a, b]: [u8; 2]) -> [Best<HexSet>; CIRCLES] {
        let mut best: [Best<HexSet>; CIRCLES] = std::array::from_fn(|_| Best::new(self.width.1));
        if a == 0 {
            let marks = self.stage.patterns.marks(self.sheet.charger);
            best[0].offer(self.stage.charger(&marks, self.sheet.charger), HexSet::NONE, |_| 0);
            return best;
        }
        let (a, b) = (usize::from(a), usize::from(b));
        for (port, length, worth, hexes) in &self.lines {
            if (*port, *length) == (a, b) || (*port, *length) == (b, a) {
                let circles = usize::from(self.stage.patterns.circles(*hexes)).min(CIRCLES - 1);
                debug_assert!(*worth > NEVER);
                best[circles].offer(*worth, *hexes, |hexes| self.eye.mixed(hexes.0));
            }
        }
        best
    }
}

/// The action that a writing begins with.
fn next_writing(Writing(boxes): Writing) -> Option<Action> {
    boxes.into_iter().find(|(_, value)| *value != 0).map(|(cell, value)| match value {
        CROSSED => Action::CrossOut { cell },
        value => Action::Write { value, cell },
    })
}

/// The best ways, best first, each terminal once.
fn best_of(mut ways: Vec<Way>, most: usize) -> Vec<Way> {
    ways.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let mut best: Vec<Way> = Vec::new();
    for way in ways {
        if best.len() == most {
            break;
        }
        if !best.iter().any(|other| other.sheet == way.sheet && other.first == way.first) {
            best.push(way);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::terminal_dispute::Values;
    use crate::rules::content::Content;
    use crate::rules::game::{NoEvents, Seat, Setup};
    use crate::rules::terminal_dispute::Phase;

    /// Each way begins with a legal action, and one that is followed leads to the terminal that it promised.
    #[test]
    fn ways_lead_where_they_promise() {
        let (mut swaps, mut crossed) = (0, 0);
        for seed in 0..150 {
            // Plain values on odd seeds, and the first action there is on every third: they lead to other terminals.
            let mut state = State::new(&Setup::new(1), seed, Content::built_in()).expect("one may play");
            let values = if seed % 2 == 0 { Values::learned(state.grid()) } else { Values::plain(state.grid()) };
            let mut promise: Option<(Sheet, f32)> = None;
            let mut legal = Vec::new();
            while state.phase() != Phase::Over {
                state.legal_actions(Seat(0), &mut legal);
                let sheet = *state.sheet(Seat(0));
                if state.phase() == Phase::Roll {
                    if let Some((promised, _)) = promise.take() {
                        assert_eq!(sheet, promised);
                    }
                    state.apply(Seat(0), &Action::Roll, &mut NoEvents).expect("the roll");
                    continue;
                }
                let ways = Ways::new(values.stage(state.round()), &sheet, Eye::default(), (3, 3));
                let all = match state.phase() {
                    Phase::Allocate => ways.of_dice(state.dice(), 50),
                    _ => ways.of_turn(state.turn(Seat(0)), 50),
                };
                for way in &all {
                    assert!(legal.contains(&way.first), "{way:?} with {:?}", state.turn(Seat(0)));
                    assert!((values.of(&way.sheet, state.round()) - way.worth).abs() < 0.01);
                }
                let way = all.first().expect("there is always a way");
                if let Some((_, worth)) = promise {
                    assert!((way.worth - worth).abs() < 0.01, "seed {seed}: {} promised, {} left", worth, way.worth);
                }
                let blind = seed % 3 == 2 && state.round() < 11;
                promise = (!blind).then_some((way.sheet, way.worth));
                swaps += u32::from(matches!(way.first, Action::Swap { .. }));
                crossed += u32::from(matches!(way.first, Action::CrossOut { .. }));
                let action = if blind { legal[0] } else { way.first };
                state.apply(Seat(0), &action, &mut NoEvents).expect("a legal action");
            }
        }
        assert!(swaps > 50 && crossed > 20, "{swaps} {crossed}");
    }
}
