//! Whole states drawn at random from what a view allows.

use rand_chacha::ChaCha8Rng;

use super::cards::{Card, CardSet};
use super::content::Cards;
use super::logic::Puzzle;
use super::passwords::can_make;
use super::sectors::{Codes, Sector};
use super::state::State;
use super::table::Step;
use super::view::{Password, View};
use crate::rules::components::{Chance, List};
use crate::rules::game::{MAX_SEATS, Seat};

/// How often hands are dealt anew until everybody can make its passwords; each time nearly all can.
const TRIES: usize = 64;

/// So many times passwords are drawn without regard to each other before they are drawn together, which takes long.
const GUESSES: usize = 400;

/// A state that fits the view: what the viewer cannot see is dealt at random, within what it knows.
pub(super) fn sample(view: &View, rng: &mut ChaCha8Rng) -> State {
    let mut chance = Chance::split(rng);
    let mut state = State {
        chance: Chance::split(rng),
        table: view.table,
        hands: [CardSet::NONE; MAX_SEATS],
        aside: CardSet::NONE,
        handed: view.handed,
        passwords: view.passwords,
        deck: CardSet::NONE,
        pile: pile(view, &mut chance),
        seen: [CardSet::NONE; MAX_SEATS],
        known: [CardSet::NONE; MAX_SEATS],
        clues: Default::default(),
    };
    for (at, row) in view.clues.iter().enumerate() {
        for (seat, clue) in row.iter().enumerate() {
            state.clues[seat][at] = *clue;
        }
    }
    let own = view.passwords.iter().flat_map(|password| password.iter().copied());
    let mut open = own.fold(view.pile.and(view.hand).and(view.table.face_up()), CardSet::with);
    for (known, shown) in view.known.iter().zip(&view.shown) {
        open = open.and(*known).and(*shown);
    }
    let rest = CardSet::ALL.less(open);
    if view.table.step == Step::Boot {
        boot(view, &mut state, rest, &mut chance);
    } else {
        let rest = passwords(view, &mut state, rest, &mut chance);
        deal(view, &mut state, rest, &mut chance);
    }
    lay_aside(view, &mut state, &mut chance);
    knowledge(view, &mut state);
    state
}

/// The discard pile in some order, with its top.
fn pile(view: &View, chance: &mut Chance) -> List<Card, { super::CARDS as usize }> {
    let mut pile: List<Card, { super::CARDS as usize }> = view.pile.iter().filter(|card| view.top != Some(*card)).collect();
    chance.shuffle(&mut pile);
    if let Some(top) = view.top {
        pile.push(top);
    }
    pile
}

/// Takes a random card out of a set.
fn take(cards: &mut CardSet, chance: &mut Chance) -> Option<Card> {
    if cards.is_empty() {
        return None;
    }
    let card = cards.nth(chance.below(u32::from(cards.len())))?;
    *cards = cards.without(card);
    Some(card)
}

/// Sets the passwords of others from cards never seen elsewhere, each way that fits what is known as likely as any other
/// (AD-92); gives what is left.
fn passwords(view: &View, state: &mut State, rest: CardSet, chance: &mut Chance) -> CardSet {
    let puzzle = Puzzle::of(view);
    if puzzle.hidden.is_empty() {
        return rest;
    }
    let unseen = rest.less(view.seen);
    let sets: Vec<Sets> = (0..puzzle.hidden.len()).map(|at| Sets::new(&puzzle, at)).collect();
    let laid = (0..GUESSES).find_map(|_| guess(&puzzle, &sets, unseen, chance));
    // Where too few cards are left for guesses, the codes are drawn from all ways there are.
    let Some(laid) = laid.or_else(|| Some(pick_cards(&puzzle.draw(chance)?, unseen, chance))) else { return rest };
    let mut rest = rest;
    for (hidden, mut password) in puzzle.hidden.iter().zip(laid) {
        rest = password.iter().fold(rest, |rest, card| rest.without(*card));
        chance.shuffle(&mut password);
        state.passwords[hidden.sector.index()] = password;
    }
    rest
}

/// The codes that a password can have by itself, and in how many ways.
struct Sets {
    ways: List<(Codes, u32), 20>,
    all: u32,
}

impl Sets {
    fn new(puzzle: &Puzzle, at: usize) -> Self {
        let mut sets = Self { ways: List::default(), all: 0 };
        for codes in Codes::PASSWORDS.into_iter().filter(|codes| puzzle.allows(at, *codes)) {
            let ways = codes.iter().map(|code| u32::from(puzzle.left[code.index()])).product();
            sets.ways.push((codes, ways));
            sets.all += ways;
        }
        sets
    }

    fn draw(&self, chance: &mut Chance) -> Option<Codes> {
        let mut place = if self.all == 0 { return None } else { chance.below(self.all) };
        for (codes, ways) in self.ways.iter() {
            if place < *ways {
                return Some(*codes);
            }
            place -= *ways;
        }
        None
    }
}

/// Passwords drawn without regard to each other; nothing if two of them took the same card, or if a code is missing that
/// was shown. What is left over of such guesses is as likely as it is.
fn guess(puzzle: &Puzzle, sets: &[Sets], unseen: CardSet, chance: &mut Chance) -> Option<Vec<Password>> {
    let (mut rest, mut free) = (puzzle.start(), unseen);
    let mut laid = Vec::with_capacity(sets.len());
    for (at, sets) in sets.iter().enumerate() {
        let codes = sets.draw(chance)?;
        rest = puzzle.lay(at, rest, codes)?;
        let mut password = Password::default();
        for code in codes.iter() {
            let mut of_code = unseen.common(Cards::in_use().of_code(code));
            let card = take(&mut of_code, chance).filter(|card| free.contains(*card))?;
            free = free.without(card);
            password.push(card);
        }
        laid.push(password);
    }
    Some(laid)
}

/// Cards for passwords of these codes.
fn pick_cards(passwords: &[Codes], mut unseen: CardSet, chance: &mut Chance) -> Vec<Password> {
    let mut password = |codes: &Codes| {
        let card = |code| {
            let card = take(&mut unseen.common(Cards::in_use().of_code(code)), chance)?;
            unseen = unseen.without(card);
            Some(card)
        };
        codes.iter().filter_map(card).collect()
    };
    passwords.iter().map(&mut password).collect()
}

/// Deals hands and deck from the cards that are left.
fn deal(view: &View, state: &mut State, mut rest: CardSet, chance: &mut Chance) {
    for seat in 0..usize::from(view.table.seats) {
        let own = view.own().is_some_and(|own| own.index() == seat);
        let mut hand = view.known[seat].and(view.shown[seat]);
        if own {
            hand = hand.and(view.hand);
        }
        while hand.len() < view.hands[seat] + view.aside[seat] {
            let Some(card) = take(&mut rest, chance) else { break };
            hand = hand.with(card);
        }
        state.hands[seat] = hand;
    }
    state.deck = deck(view, rest, chance);
}

/// The deck of the cards that are left: more than it has are out of a rehearsal.
fn deck(view: &View, mut rest: CardSet, chance: &mut Chance) -> CardSet {
    while rest.len() > view.deck && take(&mut rest, chance).is_some() {}
    rest
}

/// During boot: hands of which everybody can make its passwords, with as many cards laid as are seen to be.
fn boot(view: &View, state: &mut State, rest: CardSet, chance: &mut Chance) {
    let mut left = rest;
    for seat in (0..view.table.seats).map(Seat) {
        if view.own() == Some(seat) {
            state.hands[seat.index()] = view.hand;
            continue;
        }
        let sectors: Vec<Sector> = view.table.controlled(seat).collect();
        let laid: u8 = sectors.iter().map(|sector| view.laid[sector.index()]).sum();
        let count = view.hands[seat.index()] + laid;
        for _ in 0..TRIES {
            let mut pool = left;
            let mut hand = CardSet::NONE;
            while hand.len() < count {
                let Some(card) = take(&mut pool, chance) else { break };
                hand = hand.with(card);
            }
            state.hands[seat.index()] = hand;
            if can_make(hand, sectors.len() as u8) {
                break;
            }
        }
        left = left.less(state.hands[seat.index()]);
        for sector in sectors {
            for _ in 0..view.laid[sector.index()] {
                let hand = state.hands[seat.index()];
                let fits: CardSet = hand.iter().filter(|card| lays(state, view, seat, sector, *card)).collect();
                let mut fits = if fits.is_empty() { hand } else { fits };
                if let Some(card) = take(&mut fits, chance) {
                    state.hands[seat.index()] = hand.without(card);
                    state.passwords[sector.index()].push(card);
                }
            }
        }
    }
    state.deck = deck(view, left, chance);
}

/// Whether a card can be laid next into this password, so that all can still be completed.
fn lays(state: &State, view: &View, seat: Seat, sector: Sector, card: Card) -> bool {
    let laid = state.codes(sector);
    let others = view.table.controlled(seat).filter(|other| *other > sector).count() as u8;
    !laid.contains(card.code()) && super::passwords::can_complete(state.hands[seat.index()].without(card), laid.with(card.code()), others)
}

/// Lays cards aside: those that the viewer sees, and of others as many as are seen to be.
fn lay_aside(view: &View, state: &mut State, chance: &mut Chance) {
    for seat in 0..usize::from(view.table.seats) {
        let mut aside = view.shown[seat];
        let mut rest = state.hands[seat];
        if view.own().is_some_and(|own| own.index() == seat) {
            rest = CardSet::NONE;
        }
        rest = rest.less(aside);
        while aside.len() < view.aside[seat] {
            let Some(card) = take(&mut rest, chance) else { break };
            aside = aside.with(card);
        }
        state.aside = state.aside.and(aside);
    }
    // The order of an attempt's cards, where the viewer does not see it.
    if let Some(attempt) =
        view.table.stack.iter().find_map(|frame| if let super::Frame::Attempt(attempt) = frame { Some(attempt) } else { None })
        && state.handed.is_empty()
    {
        state.handed = state.aside_of(attempt.seat).iter().collect();
        chance.shuffle(&mut state.handed);
    }
}

/// What everybody has seen at least, and what the viewer knows and knows others to know.
fn knowledge(view: &View, state: &mut State) {
    let open = view.table.seen.and(view.table.face_up()).and(view.pile);
    for seat in 0..usize::from(view.table.seats) {
        state.seen[seat] = open.and(state.hands[seat]).and(view.exposed[seat]);
        state.known[seat] = view.exposed[seat];
    }
    // What is shown to somebody just now it knows, whichever cards these are.
    for seat in (0..view.table.seats).map(Seat) {
        let see = state.sees_aside(seat);
        for card in state.aside_of(seat).iter() {
            state.reveal(card, seat, see);
        }
    }
    if let Some(super::Frame::Loss(loss)) = view.table.stack.last()
        && loss.kind == super::LossKind::TakeSeen
        && loss.given > 0
        && let Some(victim) = view.table.first_after(loss.by, loss.left)
    {
        for card in state.hand(victim).iter() {
            state.reveal(card, victim, crate::rules::game::Seats::one(loss.by));
        }
    }
    if let Some(own) = view.own().map(|own| own.index() % MAX_SEATS) {
        state.seen[own] = view.seen;
        state.known[own] = view.known.iter().fold(CardSet::NONE, |all, known| all.and(*known));
    }
}
