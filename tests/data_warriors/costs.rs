//! What things cost, as data with every reason, is what is allocated for them (DW-20, DW-21, DW-22, DW-34).

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::data_warriors::{Action, CardState, Cost, Doing, Event, Price, Purpose, Reason, State};
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer, Witnessed};

use crate::table::{A, B, Duel};

/// What a cost comes to by its own parts.
fn total(cost: &Cost) -> i16 {
    let sum = i16::from(cost.base) + cost.reasons.iter().map(|reason| i16::from(reason.more)).sum::<i16>();
    sum.max(i16::from(cost.floor))
}

/// The price of an action among those of the seat's view.
fn price(state: &State, seat: Seat, action: Action) -> Price {
    let prices = state.view(Viewer::Seat(seat)).prices();
    prices.into_iter().find(|price| price.action == action).unwrap_or_else(|| panic!("{action:?} has no price: {state:?}"))
}

/// Does this and makes all choices for it at random; gives what was allocated and what the prices said of it.
fn charged(mut state: State, seat: Seat, action: Action, pick: &mut Chance) -> (u8, u8) {
    let (mut expected, mut legal, mut events) = (price(&state, seat, action).cost.total, Vec::new(), Vec::<Witnessed<Event>>::new());
    state.apply(seat, &action, &mut events).unwrap();
    while matches!(state.table().doing, Doing::Choosing { purpose: Purpose::Play | Purpose::Issue, .. }) {
        state.legal_actions(seat, &mut legal);
        let choice = legal[pick.below(legal.len() as u32) as usize];
        if let Action::Amount(_) = choice {
            expected = price(&state, seat, choice).cost.total;
        }
        state.apply(seat, &choice, &mut events).unwrap();
    }
    let paid = events.iter().map(|seen| if let Event::Allocated { points, .. } = seen.event { points } else { 0 }).sum();
    (paid, expected)
}

#[test]
fn dw_21_what_is_told_is_what_is_charged() {
    let (mut compared, mut changed, mut floored) = (0, 0, 0);
    for seed in 0..60 {
        let mut state = State::new(&Setup::new(2 + (seed % 3) as u8), seed, crate::table::plain_cards()).unwrap();
        let (mut pick, mut legal) = (Chance::new(seed), Vec::new());
        while let Some(seat) = state.actors().iter().next() {
            state.legal_actions(seat, &mut legal);
            for action in &legal {
                if let Action::Play(_) | Action::Issue { .. } = action {
                    let (paid, expected) = charged(state.clone(), seat, *action, &mut pick);
                    assert_eq!(paid, expected, "{action:?} of {seat}: {state:?}");
                    compared += 1;
                }
            }
            for Price { cost, .. } in state.view(Viewer::Seat(seat)).prices() {
                assert_eq!(i16::from(cost.total), total(&cost));
                changed += usize::from(!cost.reasons.is_empty());
                floored += usize::from(!cost.reasons.is_empty() && cost.total == cost.floor);
            }
            let action = legal[pick.below(legal.len() as u32) as usize];
            state.apply(seat, &action, &mut NoEvents).unwrap();
        }
    }
    println!("{compared} costs compared; {changed} prices changed, {floored} of them to the floor");
    assert!(compared > 5000 && changed > 1000 && floored > 100);
}

#[test]
fn dw_21_every_reason_has_its_card_and_its_user() {
    let mut duel = Duel::new(2);
    let wiper = duel.place(A, "wiper");
    let dear = duel.place_so(B, "dear", A, CardState::Idle, Some(wiper));
    let cheap = duel.place_so(A, "cheap", A, CardState::Idle, Some(wiper));
    let tax = duel.place(B, "tax");
    let program = duel.hold(A, "doctor");
    let duel = duel.setup();
    let reason = |card, by, more| Reason { card: Some(card), by, more };
    let told = price(&duel.state, A, duel.issuing(wiper, "--wipe"));
    let mut reasons = told.cost.reasons.clone();
    reasons.sort_by_key(|reason| reason.more);
    assert_eq!((told.cost.base, told.cost.floor, told.cost.total), (2, 1, 2));
    assert_eq!(reasons, [reason(cheap, A, -2), reason(dear, B, 2)]);
    assert!(!told.variable && price(&duel.state, A, duel.issuing(wiper, "--var")).variable);
    assert_eq!(price(&duel.state, A, duel.issuing(wiper, "--free")).cost.floor, 0);
    let told = price(&duel.state, A, Action::Play(program));
    assert_eq!(told.cost, Cost { base: 1, reasons: vec![reason(tax, B, 1)], floor: 0, total: 2 });
    let written = serde_json::to_string(&told).unwrap();
    assert_eq!(serde_json::from_str::<Price>(&written).unwrap(), told);
    assert!(written.contains(r#""reasons":[{"card":"#), "{written}");
}

#[test]
fn dw_21_prices_are_the_viewers_own() {
    let mut duel = Duel::new(2);
    let (own, other) = (duel.hold(A, "zap"), duel.hold(B, "zap"));
    let there = duel.place(B, "wiper");
    let lender = duel.place(A, "wiper");
    let conf = duel.place_so(A, "lender", A, CardState::Idle, Some(lender));
    let duel = duel.run();
    let prices = duel.state.view(Viewer::Seat(A)).prices();
    let actions: Vec<Action> = prices.iter().map(|price| price.action).collect();
    assert!(actions.is_sorted() && actions.contains(&Action::Play(own)) && !actions.contains(&Action::Play(other)));
    assert!(!actions.iter().any(|action| matches!(action, Action::Issue { card, .. } if *card == there)));
    let lent = duel.command(conf, "--lent");
    assert!(actions.contains(&Action::Issue { card: lender, command: lent }), "lent commands too");
    assert!(duel.state.view(Viewer::Spectator).prices().is_empty());
}
