//! What holds in every match, whatever is played.

use cyberdeck::rules::access_denied::{Action, Asked, CardSet, Frame, Level, PLAYS, State, Step};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup};

/// Plays at random, interrupters too; gives the number of actions and the most that one turn has had.
fn walk(state: &mut State, pick: &mut Chance, mut look: impl FnMut(&State, Seat, &Action)) -> (usize, usize) {
    let (mut legal, mut count, mut turn, mut longest) = (Vec::new(), 0, 0, 0);
    let mut now = (state.table().round, state.table().turn);
    loop {
        let mut seats: Vec<Seat> = state.actors().iter().collect();
        if seats.is_empty() {
            return (count, longest);
        }
        if pick.below(8) == 0 {
            seats = state.interrupters().iter().collect();
        }
        if seats.is_empty() {
            continue;
        }
        let seat = seats[pick.below(seats.len() as u32) as usize];
        state.legal_actions(seat, &mut legal);
        if legal.is_empty() {
            assert!(!state.actors().contains(seat), "a dead end: {state:?}");
            continue;
        }
        let action = legal[pick.below(legal.len() as u32) as usize];
        look(state, seat, &action);
        state.apply(seat, &action, &mut NoEvents).unwrap();
        (count, turn) = (count + 1, turn + 1);
        longest = longest.max(turn);
        if now != (state.table().round, state.table().turn) {
            (now, turn) = ((state.table().round, state.table().turn), 0);
        }
    }
}

fn matches(count: u64, mut look: impl FnMut(&State, Seat, &Action)) {
    for seed in 0..count {
        let setup = Setup::new(2 + (seed % 5) as u8);
        let mut state = State::new(&setup, seed, Content::built_in()).unwrap();
        walk(&mut state, &mut Chance::new(seed + 7), &mut look);
        assert_eq!(state.validate(), Ok(()), "63 cards, each in one place");
        assert!(state.outcome().is_some());
    }
}

#[test]
fn cards_are_conserved_at_every_step() {
    matches(40, |state, _, _| {
        let table = state.table();
        let mut all = state.deck() | state.pile().iter().copied().collect();
        let mut count = state.deck().len() as usize + state.pile().len() + table.lying.len();
        for card in table.lying.iter() {
            all |= CardSet::one(card.card);
        }
        for sector in cyberdeck::rules::access_denied::Sector::ALL {
            all |= state.password(sector).iter().copied().collect();
            count += state.password(sector).len();
        }
        for seat in table.everybody().iter() {
            let view = state.view(cyberdeck::rules::game::Viewer::Seat(seat));
            for cards in [view.hand, view.shown[seat.index()], table.player(seat).upgrades] {
                all |= cards;
                count += usize::from(cards.len());
            }
        }
        for frame in table.stack.iter() {
            let cards: &[_] = match frame {
                Frame::Play(play) if play.backdoor => &[play.card, cyberdeck::rules::access_denied::Card::new(19).unwrap()],
                Frame::Play(play) => &[play.card],
                Frame::SetOff(frame) => &[frame.card],
                _ => &[],
            };
            all |= cards.iter().copied().collect();
            count += cards.len();
        }
        assert_eq!((all, count), (CardSet::ALL, 63), "{state:?}");
    });
}

#[test]
fn markers_are_conserved() {
    // A seat has one marker on a sector at most, and always Root where it has control.
    matches(30, |state, _, _| {
        let table = state.table();
        for seat in table.everybody().iter() {
            assert!(table.controlled(seat).all(|sector| table.level(seat, sector) == Level::Root));
        }
    });
}

#[test]
fn the_hand_limit_binds_only_in_discarding_and_drawing() {
    let (mut above, mut drawn) = (false, 0);
    matches(40, |state, seat, action| {
        let (hand, limit) = (state.hand(seat).len(), state.hand_limit(seat));
        let full = limit.is_some_and(|limit| hand >= limit);
        above |= limit.is_some_and(|limit| hand > limit) && state.table().step == Step::Actions;
        if state.table().stack.is_empty() {
            match action {
                Action::Pass if state.table().step == Step::Discard => assert!(limit.is_none_or(|limit| hand <= limit)),
                Action::Draw => {
                    drawn += 1;
                    let budget = &state.table().budget;
                    assert!(!full || budget.free || budget.unbound > 0, "{state:?}");
                }
                _ => {}
            }
        }
    });
    assert!(above && drawn > 1000);
}

#[test]
fn every_kind_of_decision_comes_up() {
    let mut kinds = std::collections::BTreeSet::new();
    matches(120, |state, _, _| {
        let asked = state.view(cyberdeck::rules::game::Viewer::Spectator).asked;
        let name = format!("{asked:?}");
        kinds.insert(name.split(['(', ' ']).next().unwrap().to_owned());
    });
    let all = [
        Asked::Password,
        Asked::Government,
        Asked::NewsMedia,
        Asked::FreeAttempt,
        Asked::Act,
        Asked::Discard,
        Asked::Draw,
        Asked::DrawDown,
        Asked::BeforeAttempt,
        Asked::AnswerAttempt,
        Asked::Keep,
        Asked::LayUpgrade,
        Asked::FloodDraw,
    ];
    let missing: Vec<_> = all.iter().filter(|asked| !kinds.contains(&format!("{asked:?}"))).collect();
    assert!(missing.is_empty(), "{missing:?} of {kinds:?}");
    for name in [
        "HandOver",
        "Pay",
        "AnswerCard",
        "Backup",
        "LoseCards",
        "TakeFrom",
        "Swap",
        "Price",
        "OfferCard",
        "OfferWish",
        "Reply",
        "Confirm",
        "Gifts",
    ] {
        assert!(kinds.contains(name), "{name} of {kinds:?}");
    }
}

#[test]
fn no_turn_comes_near_the_most_actions() {
    let mut most = 0;
    for seed in 0..60 {
        let mut state = State::new(&Setup::new(6), seed, Content::built_in()).unwrap();
        let (count, longest) = walk(&mut state, &mut Chance::new(seed), |_, _, _| {});
        assert!(count < State::MAX_ACTIONS / 4);
        most = most.max(longest);
    }
    assert!(most < 250, "{most}");
    println!("the longest turn had {most} actions");
}

#[test]
fn ad_83_a_turn_ends_even_if_everybody_plays_whatever_it_can() {
    // Whoever can play or draw does; hands grow until few cards go round and round.
    for seed in 0..25 {
        let mut state = State::new(&Setup::new(2 + (seed % 5) as u8), seed, Content::built_in()).unwrap();
        let (mut pick, mut legal, mut count) = (Chance::new(seed), Vec::new(), 0);
        while let Some(seat) = state.actors().iter().next() {
            let others: Vec<Seat> = state.interrupters().iter().collect();
            for seat in others.into_iter().chain([seat]) {
                state.legal_actions(seat, &mut legal);
                let eager: Vec<Action> =
                    legal.iter().copied().filter(|action| matches!(action, Action::Play { .. } | Action::Draw)).collect();
                let from = if eager.is_empty() { &legal } else { &eager };
                if from.is_empty() {
                    continue;
                }
                let action = from[pick.below(from.len() as u32) as usize];
                state.apply(seat, &action, &mut NoEvents).unwrap();
                assert!(state.table().budget.plays <= PLAYS);
                count += 1;
                break;
            }
        }
        assert!(count < State::MAX_ACTIONS / 4, "{count}");
    }
}

#[test]
fn a_state_is_no_more_than_a_kibibyte() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
    assert!(size_of::<Action>() <= 8);
}
