//! The check of a state that came from outside: a file, or the engine protocol.

use super::cards::{CARDS, Card, CardSet};
use super::frames::{Frame, TradeStage};
use super::knowledge::Clue;
use super::passwords::can_complete;
use super::sectors::{Codes, Level, Sector};
use super::setup::LAST_ROUND;
use super::state::State;
use super::table::{Marks, Player, Step, Table};
use super::trading::OFFERS;
use super::validate_frames::check_frames;
pub(super) use crate::rules::components::Findings;
use crate::rules::game::{Game, MAX_SEATS, Seat};
use crate::t;

/// Everything that is wrong with a state from outside; `whole` where it is of a whole match, not of a rehearsal.
pub(super) fn validate(state: &State, whole: bool) -> Result<(), Vec<String>> {
    let mut findings = Findings::default();
    let table = &state.table;
    findings.range("table.seats", table.seats, State::SEATS, "AD-10");
    if findings.are_none() {
        findings.range("table.start", table.start.0, 0..=table.seats - 1, "AD-15");
        findings.range("table.turn", table.turn.0, 0..=table.seats - 1, "AD-15");
    }
    if findings.are_none() {
        check_table(state, &mut findings);
        check_players(table, &mut findings);
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

/// The numbers of some cards.
fn numbers(cards: CardSet) -> String {
    let numbers: Vec<String> = cards.iter().map(|card| card.number().to_string()).collect();
    numbers.join(", ")
}

/// What lies open, apart from cards and players.
fn check_table(state: &State, findings: &mut Findings) {
    let table = &state.table;
    let wrong = state.chance.queued().iter().find(|card| Card::new(**card).is_none());
    findings.expect(wrong.is_none(), "chance.queue", || t!("ad-queue-card", card = wrong.copied(), most = CARDS));
    findings.range("table.goal", table.goal, 3..=6, "AD-80");
    findings.range("table.rounds", table.rounds, 1..=LAST_ROUND, "AD-83");
    findings.range("table.round", table.round, 1..=table.rounds.max(1), "AD-83");
    findings.expect(matches!(table.cancel_level, Level::User | Level::Oper), "table.cancel_level", || {
        t!("ad-position-cancel-level", level = format!("{:?}", table.cancel_level))
    });
    for (at, seat) in table.controllers.iter().enumerate().filter_map(|(at, seat)| Some((at, (*seat)?))) {
        findings.range(format_args!("table.controllers[{at}]"), seat.0, 0..=table.seats - 1, "AD-10");
    }
    for (at, lying) in table.lying.iter().enumerate() {
        findings.range(format_args!("table.lying[{at}].seat"), lying.seat.0, 0..=table.seats - 1, "AD-43");
        findings.expect(table.cards.face(lying.card).set_off.is_some(), format_args!("table.lying[{at}].card"), || {
            t!("ad-position-lying", card = lying.card.number())
        });
    }
    let budget = &table.budget;
    findings.range("table.budget.offers", budget.offers, 0..=OFFERS, "AD-50");
    let others = budget.potatoes - table.cards.potatoes;
    findings.expect(others.is_empty(), "table.budget.potatoes", || t!("ad-position-potatoes", cards = numbers(others)));
}

/// The players, by seat.
fn check_players(table: &Table, findings: &mut Findings) {
    let each = if table.seats == 2 { 2 } else { 1 };
    for (at, player) in table.players.iter().enumerate() {
        let seat = Seat(at as u8);
        if seat.0 >= table.seats {
            findings.expect(*player == Player::default(), format_args!("table.players[{at}]"), || {
                t!("position-empty-seat", seats = table.seats, rule = "AD-10")
            });
            continue;
        }
        let count = table.controlled(seat).count();
        findings
            .expect(count == each, "table.controllers", || t!("ad-position-controls", seat = seat.to_string(), each = each, count = count));
        let root = table.controlled(seat).find(|sector| table.level(seat, *sector) != Level::Root);
        findings.expect(root.is_none(), format_args!("table.players[{at}].levels"), || {
            t!("ad-position-root", sector = root.map(|sector| sector.to_string()))
        });
        let others = player.upgrades - table.cards.upgrades;
        findings.expect(others.is_empty(), format_args!("table.players[{at}].upgrades"), || {
            t!("ad-position-upgrades", cards = numbers(others))
        });
        let oper = player.upgrades_off.filter(|sector| table.level(seat, *sector) >= Level::Oper);
        findings.expect(oper.is_none(), format_args!("table.players[{at}].upgrades_off"), || {
            t!("ad-position-upgrades-off", sector = oper.map(|sector| sector.to_string()))
        });
        let turns = seat == table.turn && !matches!(table.step, Step::Boot | Step::Over);
        findings.expect(turns || player.now == Marks::default(), format_args!("table.players[{at}].now"), || t!("ad-position-now"));
        let roots = table.roots(seat);
        findings.expect(table.step == Step::Over || roots < table.goal, "table.step", || {
            t!("ad-position-won", seat = seat.to_string(), roots = roots)
        });
    }
}

/// Each card is in one place (AD-2); in a rehearsal some may be nowhere.
fn check_cards(state: &State, whole: bool, findings: &mut Findings) {
    let (mut all, mut twice) = (CardSet::NONE, CardSet::NONE);
    let mut add = |cards: CardSet| {
        twice |= all & cards;
        all |= cards;
    };
    add(state.deck);
    state.hands.iter().for_each(|hand| add(*hand));
    state.table.players.iter().for_each(|player| add(player.upgrades));
    state.pile.iter().for_each(|card| add(CardSet::one(*card)));
    state.passwords.iter().flat_map(|password| password.iter()).for_each(|card| add(CardSet::one(*card)));
    state.table.cards_in_play().for_each(|card| add(CardSet::one(card)));
    let (missing, field) = (CardSet::ALL - all, "deck, hands, pile, passwords, table");
    findings.expect(twice.is_empty(), field, || t!("ad-position-twice", cards = numbers(twice)));
    findings.expect(!whole || missing.is_empty(), field, || t!("ad-position-missing", cards = numbers(missing)));
    for (at, hand) in state.hands.iter().enumerate().skip(state.table.seats.into()) {
        findings
            .expect(hand.is_empty(), format_args!("hands[{at}]"), || t!("position-empty-seat", seats = state.table.seats, rule = "AD-11"));
    }
}

/// Passwords (AD-12, AD-82).
fn check_passwords(state: &State, findings: &mut Findings) {
    let boot = state.table.step == Step::Boot;
    for sector in Sector::ALL {
        let (cards, codes) = (state.passwords[sector.index()].len(), state.codes(sector).len());
        let controlled = state.table.controller(sector).is_some();
        let good = if controlled { usize::from(codes) == cards && (boot || cards == 3) } else { cards == 0 };
        findings.expect(good, format_args!("passwords[{}]", sector.index()), || {
            let wanted = if !controlled {
                "none"
            } else if boot {
                "begun"
            } else {
                "whole"
            };
            t!("ad-position-password", wanted = wanted, sector = sector.to_string())
        });
    }
    if !boot {
        return;
    }
    for seat in state.booting().iter() {
        let Some(sector) = state.next_password(seat) else { continue };
        let later: Vec<Sector> = state.table.controlled(seat).filter(|other| *other > sector).collect();
        let fits = later.iter().all(|other| state.passwords[other.index()].is_empty())
            && can_complete(state.table.cards, state.hands[seat.index()], state.codes(sector), later.len() as u8);
        findings.expect(fits, format_args!("hands[{}]", seat.index()), || t!("ad-position-boot-hand"));
    }
}

/// What seats know is true, and they know what they have seen.
fn check_knowledge(state: &State, findings: &mut Findings) {
    let table = &state.table;
    let passwords: CardSet = state.passwords.iter().flat_map(|password| password.iter().copied()).collect();
    let open = table.players.iter().fold(state.pile.iter().copied().collect::<CardSet>(), |open, player| open | player.upgrades);
    findings
        .expect(!table.seen.intersects(passwords), "table.seen", || t!("ad-position-seen-by-all", cards = numbers(table.seen & passwords)));
    for seat in table.everybody().iter() {
        let codes = table.controlled(seat).fold(Codes::NONE, |all, sector| all | state.codes(sector));
        let shown = table.player(seat).codes_shown;
        let good = shown.is_subset(codes) && (shown.is_empty() || table.step != Step::Boot);
        findings.expect(good, format_args!("table.players[{}].codes_shown", seat.index()), || t!("ad-position-codes-shown"));
    }
    let held = state.hands.iter().fold(CardSet::NONE, |all, hand| all | *hand);
    for at in 0..MAX_SEATS {
        let (seen, known, hand) = (state.seen[at], state.known[at], state.hands[at]);
        if at >= usize::from(table.seats) {
            let nothing = seen.is_empty() && known.is_empty() && state.clues[at].iter().all(|clue| *clue == Clue::default());
            findings.expect(nothing, format_args!("seen[{at}], known[{at}], clues[{at}]"), || {
                t!("position-empty-seat", seats = table.seats, rule = "AD-91")
            });
            continue;
        }
        let must = hand | open | state.table.seen | known;
        // Before the first turn nobody can have seen anything else, and a card of another's hand is in its password next.
        let more = table.step == Step::Boot && !seen.is_subset(must);
        let sees = !seen.intersects(passwords) && must.is_subset(seen) && !more;
        findings.expect(sees, format_args!("seen[{at}]"), || t!("ad-position-seen"));
        let knows = !known.intersects(hand) && known.is_subset(held);
        findings.expect(knows, format_args!("known[{at}]"), || t!("ad-position-known"));
        for sector in Sector::ALL {
            let (codes, clue) = (state.codes(sector), state.clues[at][sector.index()]);
            let good = clue.allows(codes)
                && (table.controller(sector).is_some() || clue == Clue::default())
                && (table.step != Step::Boot || clue == Clue { within: Codes::NONE, out: Codes::NONE });
            findings.expect(good, format_args!("clues[{at}][{}]", sector.index()), || t!("ad-position-clue", sector = sector.to_string()));
        }
    }
}

/// Cards are laid aside only in what is in progress (AD-31, AD-50, AD-C06, AD-C46).
fn check_aside(state: &State, findings: &mut Findings) {
    let held = state.hands.iter().fold(CardSet::NONE, |all, hand| all | *hand);
    findings.expect(state.aside.is_subset(held), "aside", || t!("ad-position-aside-held", cards = numbers(state.aside - held)));
    let handed: CardSet = state.handed.iter().copied().collect();
    let attempt = state.table.stack.iter().find_map(|frame| if let Frame::Attempt(attempt) = frame { Some(attempt) } else { None });
    findings.expect(usize::from(handed.len()) == state.handed.len(), "handed", || t!("position-repeated", rule = "AD-31"));
    findings.expect(attempt.is_some() || handed.is_empty(), "handed", || t!("ad-position-no-attempt"));
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
        findings.expect(good, "aside", || t!("ad-position-aside", seat = seat.to_string(), cards = numbers(aside), count = aside.len()));
    }
}

/// Somebody can go on, unless it is over.
fn check_course(state: &State, findings: &mut Findings) {
    let table = &state.table;
    let waiting = state.actors();
    if table.step == Step::Over {
        let won = table.everybody().iter().any(|seat| table.roots(seat) >= table.goal);
        findings.expect(won || table.round == table.rounds, "table.step", || {
            t!("ad-position-not-over", round = table.round, rounds = table.rounds)
        });
        return;
    }
    findings.expect(!waiting.is_empty(), "table.step", || t!("position-nobody-asked", rule = "AD-20"));
    let mut actions = Vec::new();
    for seat in waiting.iter() {
        state.legal_actions(seat, &mut actions);
        findings.expect(!actions.is_empty(), "table.step", || t!("position-stuck", seat = seat.to_string(), rule = "AD-20"));
    }
}
