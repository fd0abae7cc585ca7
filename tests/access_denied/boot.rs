//! Table and boot (AD-1 to AD-15).

use cyberdeck::rules::access_denied::{Action, Asked, Code, Level, Sector, State, Step};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Seat, Setup, Viewer};

use crate::table::{Table, seat};

fn new(seats: u8, seed: u64) -> State {
    State::new(&Setup::new(seats), seed, Content::built_in()).unwrap()
}

#[test]
fn ad_1_six_sectors_have_three_levels_and_a_bonus() {
    let names = Sector::ALL.map(Sector::name);
    assert_eq!(names, ["Banking", "Government", "Micronopoly", "NewsMedia", "TeleComm", "Universities"]);
    let mut levels = vec![Level::None];
    while let Some(next) = levels.last().and_then(|level| level.next()) {
        levels.push(next);
    }
    assert_eq!(levels, [Level::None, Level::User, Level::Oper, Level::Root]);
}

#[test]
fn ad_2_the_codes_stand_on_eight_to_thirteen_cards() {
    let cards = crate::table::cards();
    assert_eq!(Code::ALL.map(|code| cards.of_code(code).len()), [8, 9, 10, 11, 12, 13]);
    assert_eq!(cards.faces().len(), 63);
}

#[test]
fn ad_3_a_seat_has_a_marker_and_a_private_checklist_for_each_sector() {
    let table = Table::of(3).hand(1, "D, A").ready();
    let mut later = table.clone();
    later.game.queue(&[]).unwrap();
    later.attempts(1, Sector::Government, "D");
    assert_eq!(later.view(1).certain(Sector::Government).within.len(), 1);
    assert!(later.view(3).certain(Sector::Government).within.is_empty(), "another's checklist is its own");
    assert_eq!(later.level_of(1, Sector::Government), Level::User);
}

#[test]
fn ad_10_each_player_controls_a_random_sector_with_root() {
    let mut dealt = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let state = new(4, seed);
        for player in (0..4).map(Seat) {
            let controlled: Vec<_> = state.table().controlled(player).collect();
            assert_eq!(controlled.len(), 1);
            assert_eq!(state.table().level(player, controlled[0]), Level::Root);
        }
        let open: Vec<_> = Sector::ALL.into_iter().filter(|sector| state.table().controller(*sector).is_none()).collect();
        assert_eq!(open.len(), 2);
        dealt.insert(open);
    }
    assert!(dealt.len() > 5, "the sectors are shuffled");
}

#[test]
fn ad_11_each_player_is_dealt_six_cards() {
    let state = new(3, 1);
    for player in (0..3).map(Seat) {
        assert_eq!(state.hand(player).len(), 6);
    }
    assert_eq!(state.deck().len(), 63 - 18);
}

#[test]
fn ad_12_a_password_has_three_different_codes() {
    let mut table = Table::of(3).hand(1, "A, A, B, C, D, E").hand(2, "A, B, C").hand(3, "D, E, F").step(Step::Boot).ready();
    assert_eq!(table.asked(), Asked::Password);
    table.picks(1, "A");
    let second = table.game.hand(seat(1)).iter().find(|card| crate::table::cards().code(*card) == Code::A).unwrap();
    assert_eq!(table.refuses(1, Action::Pick(second)), "AD-12");
    table.picks(1, "B").picks(1, "E").picks(2, "A, B, C").picks(3, "F, E, D");
    assert_eq!(table.game.table().step, Step::FreeAttempt);
    assert_eq!(table.hand_size(1), 3);
}

#[test]
fn ad_12_who_can_make_no_password_draws_until_it_can() {
    let more = (0..3000).map(|seed| new(6, seed)).find(|state| (0..6).any(|at| state.hand(Seat(at)).len() > 6)).unwrap();
    for player in (0..6).map(Seat) {
        let hand = more.hand(player);
        assert!(crate::table::cards().codes_of(hand).len() >= 3);
        if hand.len() > 6 {
            // Its last card was the one that made it possible.
            assert!(hand.iter().any(|card| crate::table::cards().codes_of(hand.without(card)).len() < 3));
        }
    }
}

#[test]
fn ad_13_password_cards_are_out_of_play() {
    let table = Table::of(3).hand(1, "A, B").ready();
    let password = table.game.password(Sector::Banking);
    assert_eq!(password.len(), 3);
    for card in password {
        assert!(!table.game.hand(seat(1)).contains(*card));
        let action = Action::Play { card: *card, target: crate::table::NONE, backdoor: false };
        assert_eq!(table.refuses(1, action), "AD-13");
    }
    assert_eq!(table.hand_size(1), 2, "they do not count as hand");
}

#[test]
fn ad_14_a_password_is_shown_to_nobody_else() {
    let table = Table::of(3).ready();
    for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert!(table.game.view(viewer).passwords[Sector::Banking.index()].is_empty());
    }
    assert_eq!(table.view(1).passwords[Sector::Banking.index()].len(), 3);
}

#[test]
fn ad_15_the_first_player_is_random_and_play_goes_clockwise() {
    let starts: std::collections::BTreeSet<u8> = (0..40).map(|seed| new(4, seed).table().start.0).collect();
    assert_eq!(starts.len(), 4);
    let mut table = Table::of(3).ready();
    for number in [2, 3, 1, 2] {
        table.until_turn(number);
    }
    assert_eq!(table.game.table().round, 2);
}
