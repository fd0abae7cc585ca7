//! The check of a state that came from outside: a file, or the engine protocol.

use super::cards::{Card, CardSet};
use super::frames::{Frame, TradeStage};
use super::knowledge::Clue;
use super::passwords::can_complete;
use super::sectors::{Codes, Level, Sector};
use super::setup::LAST_ROUND;
use super::state::State;
use super::table::{Marks, Player, Step};
use super::trading::OFFERS;
use super::validate_frames::check_frames;
pub(super) use crate::rules::components::Findings;
use crate::rules::game::{Game, MAX_SEATS, Seat};

/// Everything that is wrong with a state from outside; `whole` where it is of a whole match, not of a rehearsal.
pub(super) fn validate(state: &State, whole: bool) -> Result<(), Vec<String>> {
    let mut findings = Findings::default();
    let table = &state.table;
    findings.expect(State::SEATS.contains(&table.seats), || format!("seats: 2 to 6 play, not {} (AD-10).", table.seats));
    findings.expect(table.start.0 < table.seats && table.turn.0 < table.seats, || {
        format!("start, turn: there are {} seats (AD-15).", table.seats)
    });
    if findings.are_none() {
        check_table(state, &mut findings);
        check_cards(state, whole, &mut findings);
        check_passwords(state, &mut findings);
        check_knowledge(state, &mut findings);
    }
    if findings.are_none() {
        check_frames(state, &mut findings);
    }
    if findings.are_none() {
        check_aside(state, &mut findings);
        check_course(state, &mut findings);
    }
    findings.into_result()
}

/// What lies open, cards apart.
fn check_table(state: &State, findings: &mut Findings) {
    let table = &state.table;
    let queued = state.chance.queued();
    findings.expect(queued.iter().all(|card| Card::new(*card).is_some()), || format!("chance: not all of {queued:?} are cards (AD-2)."));
    findings.expect((3..=6).contains(&table.goal), || format!("goal: 3 to 6 sectors win, not {} (AD-80).", table.goal));
    findings.expect((1..=LAST_ROUND).contains(&table.rounds) && (1..=table.rounds).contains(&table.round), || {
        format!("round: it counts from 1 to {} at most, not {} of {} (AD-83).", LAST_ROUND, table.round, table.rounds)
    });
    findings.expect(matches!(table.cancel_level, Level::User | Level::Oper), || "cancel_level: it is User or Oper (AD-C43).".into());
    let each = if table.seats == 2 { 2 } else { 1 };
    for seat in table.everybody().iter() {
        findings.expect(table.controlled(seat).count() == each, || format!("controllers: seat {seat} controls {each} (AD-10, AD-82)."));
        findings.expect(table.controlled(seat).all(|sector| table.level(seat, sector) == Level::Root), || {
            format!("players: seat {seat} has Root in what it controls (AD-10).")
        });
        let player = table.player(seat);
        findings.expect(player.upgrades.is_subset(table.cards.upgrades), || {
            format!("players: not all that lies before seat {seat} are upgrades (AD-43).")
        });
        findings.expect(player.upgrades_off.is_none_or(|sector| table.level(seat, sector) < Level::Oper), || {
            format!("players: seat {seat} is Oper, so its upgrades work (AD-C27).")
        });
        let turns = seat == table.turn && !matches!(table.step, Step::Boot | Step::Over);
        findings.expect(turns || player.now == Marks::default(), || format!("players: it is not the turn of seat {seat} (AD-R9)."));
        findings.expect(table.step == Step::Over || table.roots(seat) < table.goal, || format!("step: seat {seat} has won (AD-80)."));
    }
    let controlled = Sector::ALL.iter().filter_map(|sector| table.controller(*sector));
    findings.expect(controlled.clone().all(|seat| seat.0 < table.seats), || "controllers: there is no such seat (AD-10).".into());
    findings.expect(table.players[usize::from(table.seats)..].iter().all(|player| *player == Player::default()), || {
        "players: who does not play has nothing (AD-10).".into()
    });
    findings.expect(table.lying.iter().all(|lying| lying.seat.0 < table.seats && table.cards.face(lying.card).set_off.is_some()), || {
        "lying: only some cards lie on sectors, laid by who plays (AD-43).".into()
    });
    let budget = &table.budget;
    findings.expect(budget.offers <= OFFERS, || format!("budget: a turn has {OFFERS} offers (AD-50)."));
    findings.expect(budget.potatoes.is_subset(table.cards.potatoes), || "budget: not all of these are hot potatoes (AD-44).".into());
}

/// Each card is in one place (AD-2); in a rehearsal some may be nowhere.
fn check_cards(state: &State, whole: bool, findings: &mut Findings) {
    let (mut all, mut count) = (CardSet::NONE, 0);
    let mut add = |cards: CardSet| {
        all |= cards;
        count += u32::from(cards.len());
    };
    add(state.deck);
    state.hands.iter().for_each(|hand| add(*hand));
    state.table.players.iter().for_each(|player| add(player.upgrades));
    state.pile.iter().for_each(|card| add(CardSet::one(*card)));
    state.passwords.iter().flat_map(|password| password.iter()).for_each(|card| add(CardSet::one(*card)));
    state.table.cards_in_play().for_each(|card| add(CardSet::one(card)));
    let missing = CardSet::ALL - all;
    findings.expect(count == u32::from(all.len()), || {
        format!("cards: each is in one place, but {} are in two places at once (AD-2).", count - u32::from(all.len()))
    });
    findings.expect(!whole || missing.is_empty(), || format!("cards: each is in one place, but these are missing: {missing:?} (AD-2)."));
    findings.expect(state.hands[usize::from(state.table.seats)..].iter().all(|hand| hand.is_empty()), || {
        "hands: who does not play holds nothing (AD-11).".into()
    });
}

/// Passwords (AD-12, AD-82).
fn check_passwords(state: &State, findings: &mut Findings) {
    let boot = state.table.step == Step::Boot;
    for sector in Sector::ALL {
        let (cards, codes) = (state.passwords[sector.index()].len(), state.codes(sector).len());
        let controlled = state.table.controller(sector).is_some();
        let good = if controlled { usize::from(codes) == cards && (boot || cards == 3) } else { cards == 0 };
        findings.expect(good, || format!("passwords: {sector} has not three different codes, or nobody to set them (AD-10, AD-12)."));
    }
    if !boot {
        return;
    }
    for seat in state.booting().iter() {
        let Some(sector) = state.next_password(seat) else { continue };
        let later: Vec<Sector> = state.table.controlled(seat).filter(|other| *other > sector).collect();
        let fits = later.iter().all(|other| state.passwords[other.index()].is_empty())
            && can_complete(state.table.cards, state.hands[seat.index()], state.codes(sector), later.len() as u8);
        findings.expect(fits, || format!("hands: seat {seat} can't complete its passwords (AD-12)."));
    }
}

/// What seats know is true, and they know what they have seen.
fn check_knowledge(state: &State, findings: &mut Findings) {
    let table = &state.table;
    let passwords: CardSet = state.passwords.iter().flat_map(|password| password.iter().copied()).collect();
    let open = table.players.iter().fold(state.pile.iter().copied().collect::<CardSet>(), |open, player| open | player.upgrades);
    findings.expect(!table.seen.intersects(passwords), || "seen: not everybody has seen what lies in a password (AD-13).".into());
    for seat in table.everybody().iter() {
        let codes = table.controlled(seat).fold(Codes::NONE, |all, sector| all | state.codes(sector));
        let shown = table.player(seat).codes_shown;
        let good = shown.is_subset(codes) && (shown.is_empty() || table.step != Step::Boot);
        findings.expect(good, || format!("players: seat {seat} has shown codes that are not in its passwords (AD-92)."));
    }
    let held = state.hands.iter().fold(CardSet::NONE, |all, hand| all | *hand);
    for at in 0..MAX_SEATS {
        let (seen, known, hand, seat) = (state.seen[at], state.known[at], state.hands[at], at + 1);
        if at >= usize::from(table.seats) {
            let nothing = seen.is_empty() && known.is_empty() && state.clues[at].iter().all(|clue| *clue == Clue::default());
            findings.expect(nothing, || format!("seen, known, clues: seat {seat} does not play (AD-91)."));
            continue;
        }
        let must = hand | open | state.table.seen | known;
        // Before the first turn nobody can have seen anything else, and a card of another's hand is in its password next.
        let more = table.step == Step::Boot && !seen.is_subset(must);
        let sees = !seen.intersects(passwords) && must.is_subset(seen) && !more;
        findings.expect(sees, || format!("seen: seat {seat} has seen what it holds and what lies open, and no password (AD-13, AD-90)."));
        let knows = !known.intersects(hand) && known.is_subset(held);
        findings.expect(knows, || format!("known: what seat {seat} knows others to hold, others hold (AD-91)."));
        for sector in Sector::ALL {
            let (codes, clue) = (state.codes(sector), state.clues[at][sector.index()]);
            let good = clue.allows(codes)
                && (table.controller(sector).is_some() || clue == Clue::default())
                && (table.step != Step::Boot || clue == Clue { within: Codes::NONE, out: Codes::NONE });
            findings.expect(good, || format!("clues: what seat {seat} knows of {sector} is not true (AD-91)."));
        }
    }
}

/// Cards are laid aside only in what is in progress (AD-31, AD-50, AD-C06, AD-C46).
fn check_aside(state: &State, findings: &mut Findings) {
    let held = state.hands.iter().fold(CardSet::NONE, |all, hand| all | *hand);
    findings.expect(state.aside.is_subset(held), || "aside: only cards of a hand are laid aside (AD-31).".into());
    let handed: CardSet = state.handed.iter().copied().collect();
    let attempt = state.table.stack.iter().find_map(|frame| if let Frame::Attempt(attempt) = frame { Some(attempt) } else { None });
    findings.expect(usize::from(handed.len()) == state.handed.len(), || "handed: a card is handed over once (AD-31).".into());
    findings.expect(attempt.is_some() || handed.is_empty(), || "handed: there is no attempt (AD-31).".into());
    for seat in state.table.everybody().iter() {
        let aside = state.aside_of(seat);
        let good = match state.table.stack.last() {
            Some(Frame::Trade(trade)) if trade.seat == seat => (trade.stage == TradeStage::Card) == aside.is_empty() && aside.len() < 2,
            Some(Frame::Trade(trade)) if trade.to == seat => {
                aside.is_empty() || matches!(trade.stage, TradeStage::Reply | TradeStage::Confirm)
            }
            Some(Frame::Flood(flood)) => aside.is_empty() || (flood.stage == super::FloodStage::Gifts && flood.victim != seat),
            Some(Frame::Picking(picking)) if matches!(picking.what, super::Pick::Swap(_)) => aside.is_empty() || picking.seat == seat,
            _ => aside == attempt.filter(|attempt| attempt.seat == seat).map_or(CardSet::NONE, |_| handed),
        };
        findings.expect(good, || format!("aside: seat {seat} has laid cards aside for nothing (AD-31, AD-50)."));
    }
}

/// Somebody can go on, unless it is over.
fn check_course(state: &State, findings: &mut Findings) {
    let table = &state.table;
    let waiting = state.actors();
    if table.step == Step::Over {
        let won = table.everybody().iter().any(|seat| table.roots(seat) >= table.goal);
        findings.expect(won || table.round == table.rounds, || "step: nobody has won, and there are rounds to play (AD-80, AD-83).".into());
        return;
    }
    findings.expect(!waiting.is_empty(), || "step: nobody is waited for (AD-20).".into());
    let mut actions = Vec::new();
    for seat in waiting.iter() {
        state.legal_actions(seat, &mut actions);
        findings.expect(!actions.is_empty(), || format!("step: seat {} can't do anything (AD-20).", Seat(seat.0)));
    }
}
