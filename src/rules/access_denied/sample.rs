//! Whole states drawn at random from what a view allows.

use rand_chacha::ChaCha8Rng;

use super::cards::{Card, CardSet};
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

/// So many times the codes of all passwords are guessed before they are worked out, which takes long.
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
    let mut open = own.fold(view.pile | view.hand | view.table.face_up(), CardSet::with);
    for (known, shown) in view.known.iter().zip(&view.shown) {
        open |= *known | *shown;
    }
    let rest = CardSet::ALL - open;
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
fn passwords(view: &View, state: &mut State, mut rest: CardSet, chance: &mut Chance) -> CardSet {
    let puzzle = Puzzle::of(view);
    if puzzle.hidden.is_empty() {
        return rest;
    }
    let most: Vec<u32> = (0..puzzle.hidden.len()).map(|at| most_ways(&puzzle, at)).collect();
    let guessed = (0..GUESSES).find_map(|_| guess(&puzzle, &most, chance));
    let Some(codes) = guessed.or_else(|| puzzle.draw(chance)) else { return rest };
    let mut unseen = rest - view.seen;
    for (hidden, codes) in puzzle.hidden.iter().zip(codes) {
        let mut password = Password::default();
        for code in codes.iter() {
            if let Some(card) = take(&mut (unseen & state.table.cards.of_code(code)), chance) {
                (unseen, rest) = (unseen.without(card), rest.without(card));
                password.push(card);
            }
        }
        chance.shuffle(&mut password);
        state.passwords[hidden.sector.index()] = password;
    }
    rest
}

/// At most so many ways there are to lay the password at this place after those before it.
fn most_ways(puzzle: &Puzzle, at: usize) -> u32 {
    let mut rest = puzzle.start;
    // Of one that can have any codes there are most where the cards that are left are spread most evenly.
    if puzzle.hidden[at].free {
        for _ in 0..3 * at {
            if let Some(most) = rest.left.iter_mut().max() {
                *most = most.saturating_sub(1);
            }
        }
    }
    Codes::PASSWORDS.into_iter().filter(|codes| puzzle.allows(at, *codes)).map(|codes| rest.ways(codes)).sum()
}

/// Codes for all passwords, one after the other; nothing where there were fewer ways to go on than there might have been,
/// in that proportion, so that all ways to the end are equally likely.
fn guess(puzzle: &Puzzle, most: &[u32], chance: &mut Chance) -> Option<Vec<Codes>> {
    let mut rest = puzzle.start;
    let mut guessed = Vec::with_capacity(most.len());
    for (at, most) in most.iter().enumerate() {
        let mut place = if *most == 0 { return None } else { chance.below(*most) };
        let codes = Codes::PASSWORDS.into_iter().filter(|codes| puzzle.allows(at, *codes)).find(|codes| {
            let ways = rest.ways(*codes);
            let here = place < ways;
            place = place.saturating_sub(ways);
            here
        })?;
        rest = puzzle.lay(at, rest, codes)?;
        guessed.push(codes);
    }
    rest.is_settled().then_some(guessed)
}

/// Deals hands and deck from the cards that are left.
fn deal(view: &View, state: &mut State, mut rest: CardSet, chance: &mut Chance) {
    for seat in 0..usize::from(view.table.seats) {
        let own = view.own().is_some_and(|own| own.index() == seat);
        let mut hand = view.known[seat] | view.shown[seat];
        if own {
            hand |= view.hand;
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
            if can_make(state.table.cards, hand, sectors.len() as u8) {
                break;
            }
        }
        left -= state.hands[seat.index()];
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
    !laid.contains(state.table.cards.code(card))
        && super::passwords::can_complete(
            state.table.cards,
            state.hands[seat.index()].without(card),
            laid.with(state.table.cards.code(card)),
            others,
        )
}

/// Lays cards aside: those that the viewer sees, and of others as many as are seen to be.
fn lay_aside(view: &View, state: &mut State, chance: &mut Chance) {
    for seat in 0..usize::from(view.table.seats) {
        let mut aside = view.shown[seat];
        let mut rest = state.hands[seat];
        if view.own().is_some_and(|own| own.index() == seat) {
            rest = CardSet::NONE;
        }
        rest -= aside;
        while aside.len() < view.aside[seat] {
            let Some(card) = take(&mut rest, chance) else { break };
            aside = aside.with(card);
        }
        state.aside |= aside;
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
    let open = view.table.seen | view.table.face_up() | view.pile;
    for seat in 0..usize::from(view.table.seats) {
        state.seen[seat] = open | state.hands[seat] | view.exposed[seat];
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
        state.known[own] = view.known.iter().fold(CardSet::NONE, |all, known| all | *known);
    }
}
