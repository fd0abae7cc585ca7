//! What follows for passwords from everything that a viewer knows (AD-92).
//!
//! All ways to lay the passwords that the viewer does not see are gone through together. In each of them a password has
//! three codes that fit what is known of it (AD-91), the cards that the viewer has not seen elsewhere suffice for all of
//! them (8 A, 9 B … 13 F, AD-2), and a code that a player has shown by playing a card is in one of that player's
//! passwords. What holds in every way is what follows: no more follows from these facts, and no less is found.
//!
//! Other facts are not reasoned about: what somebody else's attempt says to a viewer that happens to know the hand it was
//! made from, a first hand that grew until it had three codes (AD-12), a hot potato that nobody shows (AD-44).

use super::knowledge::Clue;
use super::sectors::{CODES, Code, Codes, SECTORS, Sector};
use super::view::View;
use super::{Cards, Step};
use crate::rules::components::Chance;

/// A password that the viewer does not see.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hidden {
    pub sector: Sector,
    clue: Clue,
    /// The codes that its controller has shown to be in its passwords.
    shown: Codes,
    /// Whether it is the last of this controller.
    last: bool,
}

/// The passwords that a viewer does not see, those of one controller one after the other, and what may lie there.
#[derive(Debug)]
pub(super) struct Puzzle {
    pub hidden: Vec<Hidden>,
    /// How many cards of each code have not been seen elsewhere.
    pub left: [u8; CODES],
}

/// What is left when some passwords are laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rest {
    left: [u8; CODES],
    /// The codes that the controller of the next password has shown, and that are in none of its passwords yet.
    open: Codes,
}

impl Puzzle {
    pub fn of(view: &View) -> Self {
        let mut hidden = Vec::with_capacity(SECTORS);
        for seat in view.table.everybody().iter().filter(|seat| view.own() != Some(*seat)) {
            let shown = view.table.player(seat).codes_shown;
            hidden.extend(view.table.controlled(seat).map(|sector| Hidden { sector, clue: view.certain(sector), shown, last: false }));
            if let Some(last) = hidden.last_mut() {
                last.last = true;
            }
        }
        let own = view.passwords.iter().flat_map(|password| password.iter().copied());
        let elsewhere = view.seen.and(view.hand).and(own.collect());
        let left = Code::ALL.map(|code| Cards::in_use().of_code(code).less(elsewhere).len());
        Self { hidden, left }
    }

    /// Whether the password at this place can have these codes, the others and the cards apart.
    pub fn allows(&self, at: usize, codes: Codes) -> bool {
        self.hidden.get(at).is_some_and(|hidden| hidden.clue.allows(codes))
    }

    /// What is left before any password is laid.
    pub fn start(&self) -> Rest {
        Rest { left: self.left, open: self.hidden.first().map_or(Codes::NONE, |first| first.shown) }
    }

    /// What is left when the password at this place gets these codes; nothing if it can't have them.
    pub fn lay(&self, at: usize, mut rest: Rest, codes: Codes) -> Option<Rest> {
        let hidden = self.hidden.get(at).filter(|hidden| hidden.clue.allows(codes))?;
        for code in codes.iter() {
            let left = &mut rest.left[code.index()];
            *left = left.checked_sub(1)?;
        }
        rest.open = rest.open.less(codes);
        if hidden.last {
            if !rest.open.is_empty() {
                return None;
            }
            rest.open = self.hidden.get(at + 1).map_or(Codes::NONE, |next| next.shown);
        }
        Some(rest)
    }

    /// Codes for all passwords, drawn at random, each choice as likely as the ways to lay it; nothing if there is none.
    pub fn draw(&self, chance: &mut Chance) -> Option<Vec<Codes>> {
        let ways = Ways::of(self, false);
        let mut rest = self.start();
        let mut drawn = Vec::with_capacity(self.hidden.len());
        for at in 0..self.hidden.len() {
            let numbers = Codes::PASSWORDS.map(|codes| ways.after(at, rest, codes));
            let all: u128 = numbers.iter().sum();
            let mut place = if all == 0 { return None } else { below(all, chance) };
            let chosen = numbers.iter().position(|number| {
                let here = place < *number;
                place = place.saturating_sub(*number);
                here
            });
            let codes = Codes::PASSWORDS[chosen?];
            drawn.push(codes);
            rest = self.lay(at, rest, codes)?;
        }
        Some(drawn)
    }

    /// What holds of each password in all ways; nothing where there is none, which is so of no match that was played.
    fn common(&self) -> Vec<(Sector, Clue)> {
        let ways = Ways::of(self, true);
        let mut found = Vec::with_capacity(self.hidden.len());
        for (at, hidden) in self.hidden.iter().enumerate() {
            let can_be = |codes: &Codes| ways.steps[at].iter().any(|(rest, _)| ways.after(at, *rest, *codes) > 0);
            let (mut within, mut any) = (Codes::ALL, Codes::NONE);
            for codes in Codes::PASSWORDS.into_iter().filter(can_be) {
                (within, any) = (Codes(within.0 & codes.0), any.and(codes));
            }
            if any.is_empty() {
                return Vec::new();
            }
            found.push((hidden.sector, Clue { within, out: Codes::ALL.less(any) }));
        }
        found
    }
}

/// All that can be left after each number of passwords, and in how many ways the others can then be laid, the cards told
/// apart.
struct Ways<'a> {
    puzzle: &'a Puzzle,
    steps: Vec<Vec<(Rest, u128)>>,
    /// Whether more cards of a code count as no more than the passwords to come can take. That is enough to know whether
    /// there is a way, and there is seldom more than one rest after each password then.
    capped: bool,
}

impl<'a> Ways<'a> {
    fn of(puzzle: &'a Puzzle, capped: bool) -> Self {
        let mut ways = Self { puzzle, steps: Vec::with_capacity(puzzle.hidden.len() + 1), capped };
        ways.steps.push(vec![(ways.cap(0, puzzle.start()), 0)]);
        for at in 0..puzzle.hidden.len() {
            let mut rests = Vec::new();
            for (rest, _) in &ways.steps[at] {
                rests.extend(Codes::PASSWORDS.iter().filter_map(|codes| Some((ways.next(at, *rest, *codes)?, 0))));
            }
            rests.sort_unstable();
            rests.dedup();
            ways.steps.push(rests);
        }
        ways.steps[puzzle.hidden.len()].iter_mut().for_each(|(_, number)| *number = 1);
        for at in (0..puzzle.hidden.len()).rev() {
            for place in 0..ways.steps[at].len() {
                let rest = ways.steps[at][place].0;
                ways.steps[at][place].1 = Codes::PASSWORDS.iter().map(|codes| ways.after(at, rest, *codes)).sum();
            }
        }
        ways
    }

    fn cap(&self, laid: usize, mut rest: Rest) -> Rest {
        if self.capped {
            let most = (self.puzzle.hidden.len() - laid) as u8;
            rest.left = rest.left.map(|left| left.min(most));
        }
        rest
    }

    fn next(&self, at: usize, rest: Rest, codes: Codes) -> Option<Rest> {
        self.puzzle.lay(at, rest, codes).map(|next| self.cap(at + 1, next))
    }

    /// In how many ways it goes on if the password at this place gets these codes.
    fn after(&self, at: usize, rest: Rest, codes: Codes) -> u128 {
        let Some(next) = self.next(at, rest, codes) else { return 0 };
        let cards: u128 = codes.iter().map(|code| u128::from(rest.left[code.index()])).product();
        let place = self.steps[at + 1].binary_search_by_key(&next, |(rest, _)| *rest);
        place.map_or(0, |place| cards * self.steps[at + 1][place].1)
    }
}

/// A number from `0..n`, each equally likely; `n` is at least 1.
fn below(n: u128, chance: &mut Chance) -> u128 {
    let bits = u128::BITS - (n - 1).leading_zeros();
    loop {
        let drawn = (0..bits.div_ceil(16)).fold(0, |drawn, _| drawn << 16 | u128::from(chance.below(1 << 16)));
        let number = drawn & ((1 << bits) - 1);
        if number < n {
            return number;
        }
    }
}

impl View {
    /// What follows for all passwords by logic from what the viewer knows (AD-92): from its certain knowledge of each, from
    /// the cards that it has seen elsewhere, and from the codes that players have shown. Its own passwords it knows.
    #[must_use]
    pub fn deduced(&self) -> [Clue; SECTORS] {
        let mut clues = Sector::ALL.map(|sector| self.certain(sector));
        // Until all passwords are set nothing follows.
        if self.table.step != Step::Boot {
            for (sector, clue) in Puzzle::of(self).common() {
                clues[sector.index()] = clue;
            }
        }
        clues
    }
}
