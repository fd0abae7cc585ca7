//! Whole states drawn at random from what a view allows.

use rand_chacha::ChaCha8Rng;

use super::cards::{Card, CardSet};
use super::content::Cards;
use super::passwords::can_make;
use super::sectors::{CODES, Code, Codes, SECTORS, Sector};
use super::state::State;
use super::table::Step;
use super::view::{Password, View};
use crate::rules::components::{Chance, List};
use crate::rules::game::{MAX_SEATS, Seat};

/// How often hands are dealt anew until everybody can make its passwords; each time nearly all can.
const TRIES: usize = 64;

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
    let mut open = view.pile.and(view.hand);
    for player in &view.table.players {
        open = open.and(player.upgrades);
    }
    for card in in_play(view).chain(view.passwords.iter().flat_map(|password| password.iter().copied())) {
        open = open.with(card);
    }
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

/// The cards in the middle and on sectors.
fn in_play(view: &View) -> impl Iterator<Item = Card> + '_ {
    let frames = view.table.stack.iter().flat_map(|frame| match frame {
        super::Frame::Play(play) => [Some(play.card), Cards::in_use().joined.first().filter(|_| play.backdoor)],
        super::Frame::SetOff(frame) => [Some(frame.card), None],
        _ => [None, None],
    });
    frames.flatten().chain(view.table.lying.iter().map(|lying| lying.card))
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

/// Sets the passwords of others from cards never seen elsewhere, as the viewer's clues allow; gives what is left.
fn passwords(view: &View, state: &mut State, rest: CardSet, chance: &mut Chance) -> CardSet {
    let hidden: Vec<Sector> =
        Sector::ALL.into_iter().filter(|sector| view.laid[sector.index()] > 0 && view.passwords[sector.index()].is_empty()).collect();
    if hidden.is_empty() {
        return rest;
    }
    let unseen = rest.less(view.seen);
    let cards = Cards::in_use();
    let mut counts = Code::ALL.map(|code| unseen.common(cards.of_code(code)).len());
    let mut chosen = [Codes::NONE; SECTORS];
    let certain = view.own().map(|own| own.index() % MAX_SEATS);
    let clue = |sector: Sector| certain.map_or_else(super::Clue::default, |own| view.clues[sector.index()][own]);
    choose(&hidden, &clue, &mut counts, &mut chosen, chance);
    let (mut rest, mut unseen) = (rest, unseen);
    for sector in hidden {
        let mut password = Password::default();
        for code in chosen[sector.index()].iter() {
            let mut of_code = unseen.common(cards.of_code(code));
            if let Some(card) = take(&mut of_code, chance) {
                password.push(card);
                unseen = unseen.without(card);
                rest = rest.without(card);
            }
        }
        chance.shuffle(&mut password);
        state.passwords[sector.index()] = password;
    }
    rest
}

/// Chooses codes for the passwords of these sectors, each set by how many ways there are to lay it; goes back where the
/// cards do not suffice.
fn choose(
    sectors: &[Sector],
    clue: &impl Fn(Sector) -> super::Clue,
    counts: &mut [u8; CODES],
    chosen: &mut [Codes; SECTORS],
    chance: &mut Chance,
) -> bool {
    let Some((sector, later)) = sectors.split_first() else { return true };
    let known = clue(*sector);
    let fits = |codes: Codes| codes.len() == 3 && codes.0 & known.within.0 == known.within.0 && codes.0 & known.out.0 == 0;
    let mut open: List<(u8, u32), 20> = List::default();
    for codes in (0..64).map(Codes).filter(|codes| fits(*codes)) {
        let ways = codes.iter().map(|code| u32::from(counts[code.index()])).product();
        if ways > 0 {
            open.push((codes.0, ways));
        }
    }
    while !open.is_empty() {
        let all: u32 = open.iter().map(|(_, ways)| ways).sum();
        let mut at = chance.below(all);
        let mut place = 0;
        for (number, (_, ways)) in open.iter().enumerate() {
            if at < *ways {
                place = number;
                break;
            }
            at -= ways;
        }
        let Some((codes, _)) = open.remove(place) else { return false };
        let codes = Codes(codes);
        codes.iter().for_each(|code| counts[code.index()] -= 1);
        chosen[sector.index()] = codes;
        if choose(later, clue, counts, chosen, chance) {
            return true;
        }
        codes.iter().for_each(|code| counts[code.index()] += 1);
    }
    false
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
    let mut open = view.pile;
    for player in &view.table.players {
        open = open.and(player.upgrades);
    }
    open = open.and(in_play(view).collect());
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
