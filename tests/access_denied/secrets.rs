//! Secrets of some seats (AD-14, AD-35, AD-90). What no viewer can tell apart is followed by `tests/secrets`.

use cyberdeck::rules::access_denied::{Action, Event, Level, Place, Sector, State};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Seat, Setup, Viewer, Witnessed};

use crate::table::{NONE, Table, at, card, in_, seat};

const GOV: Sector = Sector::Government;
const NEWS: Sector = Sector::NewsMedia;

/// What a viewer sees happen.
fn seen(events: Vec<Witnessed<Event>>, viewer: Viewer) -> Vec<Event> {
    events.into_iter().filter(|seen| seen.audience.includes(viewer)).map(|seen| seen.event).collect()
}

/// Whether an event names a hidden card or code.
fn tells(event: &Event) -> bool {
    match event {
        Event::Moved { card, from, to } => {
            card.is_some() && !matches!((from, to), (Place::Pile | Place::Play, _) | (_, Place::Pile | Place::Play))
        }
        Event::OfferShown { cards, .. } | Event::HandSeen { cards, .. } => cards.is_some(),
        Event::CodeShown { code, .. } => code.is_some(),
        _ => false,
    }
}

/// At this table of two everything so far was told to both seats, and nothing of it to spectators.
fn is_a_secret_of_two(table: &Table) {
    for number in [1, 2] {
        assert!(table.seen_by(number).into_iter().any(tells), "seat {number} is told");
    }
    let told: Vec<_> = table.seen_by_spectators().into_iter().filter(|event| tells(event)).collect();
    assert!(told.is_empty(), "spectators are told of {told:?}");
}

#[test]
fn ad_14_a_code_shown_between_two_is_told_to_no_spectator() {
    let mut table = Table::of(2).hand(1, "Dumpster Diving").ready();
    table.plays(1, "Dumpster Diving", in_(NEWS));
    is_a_secret_of_two(&table);
}

#[test]
fn ad_35_the_cards_of_an_attempt_between_two_are_told_to_no_spectator() {
    let mut table = Table::of(2).password(NEWS, "ABC").level(1, NEWS, Level::User).hand(1, "Samurai, Warez").ready();
    table.attempts(1, NEWS, "Samurai, Warez");
    is_a_secret_of_two(&table);
}

#[test]
fn ad_50_an_offer_between_two_is_told_to_no_spectator() {
    let mut table = Table::of(2).hand(1, "Guru, Warez").hand(2, "Samurai, ICE").ready();
    table.must(1, Action::Trade(seat(2))).picks(1, "Guru").must(1, Action::Agree);
    is_a_secret_of_two(&table);
    table.picks(2, "ICE").must(2, Action::Agree).must(1, Action::Agree);
    is_a_secret_of_two(&table);
}

#[test]
fn ad_90_a_hand_seen_between_two_is_told_to_no_spectator() {
    let mut table = Table::of(2).hand(1, "The NSA is Watching You").hand(2, "Guru, Warez").ready();
    table.plays(1, "The NSA is Watching You", at(2)).picks(1, "Guru");
    is_a_secret_of_two(&table);
}

#[test]
fn ad_44_everybody_sees_a_potato_that_is_given_away() {
    for seats in [2, 3] {
        let mut table = Table::of(seats).hand(2, "Worm, A").ready();
        table.until_turn(2).passes(2).must(2, Action::PassOn { card: card("Worm"), to: seat(1) });
        let given = Event::Moved { card: Some(card("Worm")), from: Place::Hand(seat(2)), to: Place::Hand(seat(1)) };
        assert!(table.seen_by_spectators().contains(&&given) && table.seen_by(seats).contains(&&given));
        assert!(!table.view(1).known[1].contains(card("Worm")), "what seat 1 holds it knows nobody else to hold");
    }
}

/// What those who see only the backs are told of the end of an attempt at Government with these cards.
fn told_of_the_end(cards: &str, firewall: Option<&str>) -> Vec<String> {
    let layout = Table::of(4).password(GOV, "ABC").level(1, GOV, Level::Oper).hand(1, "Samurai, Warez, Market Rumors");
    let mut table = layout.hand(2, "Firewall").ready();
    table.names(1, GOV).nobody_answers().hands_over(1, cards);
    match firewall {
        Some(kept) => table.announces(2, "Firewall", NONE).nobody_answers().picks(2, kept),
        None => table.nobody_answers(),
    };
    assert_eq!(format!("{:?}", table.seen_by(3)), format!("{:?}", table.seen_by_spectators()));
    table.seen_by_spectators().into_iter().map(|event| format!("{event:?}")).collect()
}

#[test]
fn ad_35_the_order_of_what_comes_back_tells_nothing() {
    let orders = ["Samurai, Warez, Market Rumors", "Warez, Market Rumors, Samurai", "Market Rumors, Samurai, Warez"];
    let told = orders.map(|cards| told_of_the_end(cards, None));
    assert!(told[0] == told[1] && told[0] == told[2]);
    let ways = |told: &[String]| -> Vec<bool> {
        told.iter().filter(|event| event.contains("from: Aside")).map(|event| event.ends_with("Hand(Seat(0)) }")).collect()
    };
    assert_eq!(ways(&told[0]), [false, true, true], "kept first, then returned");
    // The controller picks one that matches or not (AD-C15).
    let stopped = ["Samurai", "Warez", "Market Rumors"].map(|kept| told_of_the_end(orders[0], Some(kept)));
    assert!(stopped[0] == stopped[1] && stopped[0] == stopped[2]);
}

#[test]
fn events_say_no_more_than_the_view_knows() {
    // A card that an event names to a seat is one that the seat has then seen.
    for seed in 0..150_u64 {
        let setup = Setup::new(3 + (seed % 4) as u8);
        let mut state = State::new(&setup, seed, Content::built_in()).unwrap();
        let (mut pick, mut legal) = (Chance::new(seed), Vec::new());
        for _ in 0..600 {
            let actors: Vec<Seat> = state.actors().iter().collect();
            let Some(seat) = actors.get(pick.below(actors.len().max(1) as u32) as usize).copied() else { break };
            state.legal_actions(seat, &mut legal);
            let action = legal[pick.below(legal.len() as u32) as usize];
            let mut events = Vec::new();
            state.apply(seat, &action, &mut events).unwrap();
            for viewer in (0..state.seats()).map(Seat) {
                let view = state.view(Viewer::Seat(viewer));
                let own: Vec<_> = view.passwords.iter().flat_map(|password| password.iter().copied()).collect();
                for event in seen(events.clone(), Viewer::Seat(viewer)) {
                    if let Event::Moved { card: Some(card), .. } = event {
                        assert!(view.seen.contains(card) || own.contains(&card), "{viewer:?} was told of {card:?} by {action:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn ad_90_passwords_are_revealed_when_the_match_is_over_and_not_before() {
    let layout = Table::of(3).password(GOV, "ABC").level(1, GOV, Level::Oper).level(1, Sector::Micronopoly, Level::Root);
    let mut table = layout.hand(1, "A, B, C").ready();
    let known = |table: &Table| {
        [Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Spectator].map(|viewer| {
            let view = table.game.view(viewer);
            (view.passwords.iter().filter(|password| password.len() == 3).count(), view.certain(GOV).within.len())
        })
    };
    table.names(1, GOV).nobody_answers();
    assert_eq!(known(&table), [(1, 0), (1, 0), (0, 0)]);
    table.hands_over(1, "A, B, C").nobody_answers();
    assert!(table.game.outcome().is_some());
    assert_eq!(known(&table), [(3, 3); 3]);
}
