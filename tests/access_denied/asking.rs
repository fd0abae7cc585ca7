//! Who could answer (AD-41, AD-93): every other seat is asked, and those need not be bothered of whom all can tell that they
//! have no answer.

use cyberdeck::rules::access_denied::{Action, Asked, Level, Sector, State};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer};

use crate::table::{Layout, NONE, Table, at, card, in_, on};

const BANK: Sector = Sector::Banking;
const GOV: Sector = Sector::Government;
const TELE: Sector = Sector::TeleComm;

impl Table {
    /// Who could answer what is asked about, as everybody sees it.
    fn could_answer(&self) -> Vec<u8> {
        self.game.view(Viewer::Spectator).could_answer().iter().map(|seat| seat.0 + 1).collect()
    }
}

#[test]
fn ad_41_an_attempt_takes_access_to_be_answered() {
    let layout = Table::of(5).hand(1, "A").hand(2, "B").hand(3, "C, C").hand(4, "D").level(4, GOV, Level::Oper);
    let mut table = layout.ready();
    table.names(1, GOV);
    assert_eq!(table.could_answer(), [2, 3, 4], "Wiretap takes Oper in Government, or Backdoor beside it; seat 5 has no card");
    table.nobody_answers().hands_over(1, "A");
    assert_eq!(table.could_answer(), [2, 4], "Firewall takes control, Route Trace Oper");
    table.nobody_answers();
    assert!(table.could_answer().is_empty(), "nothing is asked that could be answered");
}

#[test]
fn ad_41_a_card_takes_access_to_be_answered() {
    let layout = Table::of(4).hand(1, "FDIC, Overdraft, Multi-Virus").hand(2, "A, A, A, B").hand(3, "B, B, B").hand(4, "C").actions(3);
    let layout = layout.level(2, BANK, Level::User).level(3, BANK, Level::Oper).level(4, TELE, Level::User);
    let mut table = layout.ready();
    table.announces(1, "Overdraft", at(4));
    assert_eq!(table.could_answer(), [3], "CancelBot takes Oper in Banking; seat 1 has it too, but is not asked about its own card");
    table.nobody_answers().announces(1, "FDIC", at(2));
    assert_eq!(table.could_answer(), [2, 3, 4], "Mocking Bird takes access to TeleComm, or Backdoor beside it");
    table.nobody_answers().picks(2, "A");
    table.announces(1, "Multi-Virus", in_(BANK));
    assert_eq!(table.could_answer(), [2, 3, 4], "Anti-Virus takes nothing but a card");
    while table.asked() == Asked::AnswerCard(card("Multi-Virus")) {
        table.passes(table.waiting());
    }
}

#[test]
fn ad_41_a_card_that_lies_open_is_in_no_hand() {
    let hands = |pile: &str| Table::of(3).hand(1, "A, A").hand(2, "B, B").hand(3, "C, C").level(3, GOV, Level::Oper).pile(pile);
    let could = |layout: Layout| {
        let mut table = layout.ready();
        table.names(1, GOV);
        let before = table.could_answer();
        table.nobody_answers().hands_over(1, "A");
        (before, table.could_answer())
    };
    let none: Vec<u8> = Vec::new();
    assert_eq!(could(hands("Warez")), (vec![2, 3], vec![2, 3]));
    assert_eq!(could(hands("Wiretap, Firewall, Warez")), (none.clone(), vec![2, 3]));
    assert_eq!(could(hands("Wiretap, Route Trace, Warez")), (none.clone(), vec![2]));
    assert_eq!(could(hands("Wiretap, Firewall, Route Trace, Warez")), (none.clone(), none.clone()));
    // Without Backdoor it takes the access.
    let plain = Table::of(3).hand(1, "A, A").hand(2, "B, B").hand(3, "C, C");
    assert_eq!(could(plain.clone().pile("Warez")), (vec![2, 3], vec![2]));
    assert_eq!(could(plain.pile("Backdoor, Warez")), (vec![2], vec![2]));
    // The top can be taken by CopyBot and played, unless CopyBot lies open too.
    assert_eq!(could(hands("Wiretap, Firewall, Route Trace")), (none.clone(), vec![2, 3]));
    assert_eq!(could(hands("CopyBot, Wiretap, Firewall, Route Trace")), (none.clone(), none));
    let mut table = hands("Wiretap, Route Trace, Firewall").hand(2, "CopyBot").ready();
    table.names(1, GOV).nobody_answers().hands_over(1, "A").announces(2, "CopyBot", NONE).announces(2, "Firewall", NONE);
    assert_eq!(table.asked(), Asked::Keep);
    let mut backup = Table::of(3).hand(1, "Overdraft").hand(2, "A, A, B, B").pile("Backup, Warez").ready();
    backup.announces(1, "Overdraft", at(2)).until_asked(2).passes(2).until_asked(2);
    assert_eq!((backup.asked(), backup.could_answer()), (Asked::Backup(card("Overdraft")), vec![]));
}

#[test]
fn ad_47_cards_that_have_answered_lie_open() {
    let layout = Table::of(3).level(1, GOV, Level::Root).level(2, TELE, Level::User).level(3, TELE, Level::Oper);
    let layout = layout.hand(1, "FBI Raid, A").upgrade(2, "ICE").hand(2, "Mocking Bird, A").hand(3, "CancelBot, A").pile("CopyBot");
    let mut table = layout.ready();
    table.announces(1, "FBI Raid", on("ICE"));
    assert_eq!(table.could_answer(), [2, 3]);
    table.announces(2, "Mocking Bird", NONE);
    assert_eq!(table.could_answer(), [3], "CancelBot in TeleComm");
    table.until_asked(3).announces(3, "CancelBot", NONE);
    assert_eq!((table.asked(), table.could_answer()), (Asked::AnswerCard(card("FBI Raid")), vec![]));
}

#[test]
fn ad_93_who_could_answer_does_not_depend_on_what_is_held() {
    for hand in ["A, B, C, E", "CancelBot, A, B, C", "Mocking Bird, CancelBot, Backdoor, CopyBot"] {
        let layout = Table::of(4).hand(1, "Overdraft").hand(2, hand).hand(3, "A").hand(4, "B");
        let mut table = layout.level(2, BANK, Level::Oper).level(4, BANK, Level::Oper).ready();
        table.announces(1, "Overdraft", at(2));
        assert_eq!(table.could_answer(), [2, 4], "{hand}");
    }
}

const fn is_question(asked: Asked) -> bool {
    matches!(asked, Asked::BeforeAttempt | Asked::AnswerAttempt | Asked::AnswerCard(_) | Asked::Backup(_))
}

/// Plays matches at random; `look` is given every question with who is asked and what it could do.
fn questions(matches: u64, mut look: impl FnMut(&State, Seat, &[Action])) {
    for seed in 0..matches {
        let mut state = State::new(&Setup::new(2 + (seed % 5) as u8), seed, Content::built_in()).unwrap();
        let (mut pick, mut legal) = (Chance::new(seed), Vec::new());
        while let Some(seat) = state.actors().iter().next() {
            state.legal_actions(seat, &mut legal);
            if is_question(state.asked()) {
                look(&state, seat, &legal);
            }
            let action = legal[pick.below(legal.len() as u32) as usize];
            state.apply(seat, &action, &mut NoEvents).unwrap();
        }
    }
}

#[test]
fn ad_93_whoever_has_an_answer_could_answer_as_all_can_tell() {
    let (mut asked, mut able, mut answers) = (0, 0, 0);
    questions(120, |state, seat, legal| {
        let could = state.view(Viewer::Spectator).could_answer();
        let answer = legal.iter().any(|action| action.is_answer(crate::table::cards()));
        assert!(could.contains(seat) || !answer, "{seat} could answer, but would not be asked: {state:?}");
        for viewer in state.table().everybody().iter() {
            assert_eq!(state.view(Viewer::Seat(viewer)).could_answer(), could, "it is the same for all");
        }
        (asked, able, answers) = (asked + 1, able + u32::from(could.contains(seat)), answers + u32::from(answer));
    });
    println!("of {asked} who were asked {able} could have answered as all can tell, and {answers} had an answer");
    assert!(asked > 20_000 && able * 3 < asked * 2 && answers > 1000, "{asked} {able} {answers}");
}

#[test]
fn ad_93_a_card_that_answers_nothing_is_no_reason_to_be_asked() {
    // A seat that holds one card for any time, by whether that is an answer: how often the rules ask it, how often it could
    // answer as all can tell, how often it has more to do than to pass, and how often it has an answer.
    let (mut counts, mut turns, mut now) = ([[0_u32; 4]; 2], [0_u32; 2], None);
    questions(200, |state, seat, legal| {
        let one = |seat: Seat| {
            let mut any_time = state.hand(seat).iter().filter(|card| crate::table::cards().face(*card).when.is_any_time());
            any_time.next().filter(|_| any_time.next().is_none()).map(|card| usize::from(crate::table::cards().face(card).when.is_answer()))
        };
        let turn = (state.table().round, state.table().turn, state.seats());
        if now != Some(turn) {
            now = Some(turn);
            state.table().others(state.table().turn).iter().filter_map(one).for_each(|kind| turns[kind] += 1);
        }
        let Some(kind) = one(seat) else { return };
        let could = state.view(Viewer::Spectator).could_answer().contains(seat);
        for (count, yes) in
            counts[kind].iter_mut().zip([true, could, legal.len() > 1, legal.iter().any(|action| action.is_answer(crate::table::cards()))])
        {
            *count += u32::from(yes);
        }
    });
    for (kind, name) in ["a card that answers nothing", "an answer"].into_iter().enumerate() {
        let [asked, able, more, answers] = counts[kind].map(|count| f64::from(count) / f64::from(turns[kind]));
        println!(
            "a turn with {name} in hand: asked {asked:.2}, could answer {able:.2}; can do more than pass {more:.3}, answer {answers:.3}"
        );
        assert!(able < 0.7 * asked && answers <= more, "{counts:?}");
    }
    assert!(counts[0][2] > 500 && counts[0][3] == 0, "{counts:?}");
}
