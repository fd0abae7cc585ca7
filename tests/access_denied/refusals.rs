//! Which rule a refusal names: the first of whose turn or step, control, place, requirement, target, cost.

use cyberdeck::rules::access_denied::{Action, Asked, Level, Sector, Step};
use serde_json::json;

use crate::table::{NONE, Table, at, card, in_, seat};

const BANK: Sector = Sector::Banking;
const GOV: Sector = Sector::Government;
const MIC: Sector = Sector::Micronopoly;
const TELE: Sector = Sector::TeleComm;

#[test]
fn ad_41_an_any_time_card_at_a_moment_it_does_not_fit_is_refused_by_its_own_rule() {
    // Nobody is asked: seat 1 decides what to do with its action.
    let hand = "Firewall, Route Trace, Wiretap, Counter-Virus, Anti-Virus, Mocking Bird, CancelBot, Backup, Backdoor, LISTSERV";
    let table = Table::of(3).hand(2, hand).hand(1, "Overdraft").ready();
    for (title, rule) in [
        ("Firewall", "AD-41"),
        ("Route Trace", "AD-41"),
        ("Wiretap", "AD-41"),
        ("Counter-Virus", "AD-R1"),
        ("Anti-Virus", "AD-R1"),
        ("Mocking Bird", "AD-42"),
        ("CancelBot", "AD-R2"),
        ("Backup", "AD-R3"),
        ("Backdoor", "AD-C19"),
        ("LISTSERV", "AD-24"),
    ] {
        assert_eq!(table.refuses_play(2, title, NONE), rule, "{title}");
    }
    assert_eq!(table.refuses_play(2, "Overdraft", at(1)), "AD-20", "a card for an action is a matter of whose turn it is");
    // While seat 1 hands cards over nothing goes between.
    let mut table = Table::of(3).hand(1, "A, B").hand(2, "CopyBot").pile("Warez").ready();
    table.names(1, GOV).nobody_answers();
    assert_eq!((table.asked(), table.refuses_play(2, "CopyBot", NONE)), (Asked::HandOver(1), "AD-41"));
}

#[test]
fn ad_41_who_is_asked_later_waits_and_who_has_passed_has_passed() {
    let layout = Table::of(4).hand(1, "Overdraft").level(2, BANK, Level::Oper).level(3, BANK, Level::Oper);
    let mut table = layout.hand(2, "A, A, A, A").hand(3, "CancelBot, Firewall").hand(4, "B, Shareware").ready();
    table.announces(1, "Overdraft", at(2));
    assert_eq!(table.waiting(), 2);
    assert_eq!(table.refuses_play(3, "CancelBot", NONE), "AD-41", "its turn to answer comes");
    assert_eq!(table.refuses_play(3, "Firewall", NONE), "AD-41", "and this answers no card");
    table.passes(2);
    assert_eq!(table.refuses_play(3, "CancelBot", NONE), "allowed");
    assert_eq!(table.refuses_play(4, "Shareware", NONE), "AD-42", "between answers it fits, but access to Micronopoly is missing");
    table.passes(3);
    assert_eq!((table.waiting(), table.refuses_play(3, "CancelBot", NONE)), (4, "AD-41"));
    let mut own = Table::of(3).hand(1, "Overdraft, CancelBot").hand(2, "A, A, A, A").ready();
    own.announces(1, "Overdraft", at(2));
    assert_eq!(own.refuses_play(1, "CancelBot", NONE), "AD-41", "others are asked about a card, not its player");
}

#[test]
fn ad_37_nothing_answers_an_attempt_at_an_uncontrolled_sector() {
    let mut table = Table::of(3).hand(1, "A, B").hand(2, "Wiretap, Firewall, Route Trace, CancelBot").ready();
    table.names(1, Sector::NewsMedia);
    assert_eq!(table.asked(), Asked::Pay(2));
    for title in ["Wiretap", "Firewall", "Route Trace"] {
        assert_eq!(table.refuses_play(2, title, NONE), "AD-37", "{title}");
    }
    assert_eq!(table.refuses_play(2, "CancelBot", NONE), "AD-R2");
}

#[test]
fn ad_r2_cancelbot_answers_only_what_requires_a_sector() {
    let layout = Table::of(3).hand(1, "Multi-Virus").level(2, BANK, Level::Root).hand(2, "CancelBot, A, A, A, A");
    let mut table = layout.ready();
    table.announces(1, "Multi-Virus", in_(BANK));
    assert_eq!((table.asked(), table.waiting()), (Asked::AnswerCard(card("Multi-Virus")), 2));
    assert_eq!(table.refuses_play(2, "CancelBot", NONE), "AD-R2");
}

#[test]
fn ad_13_a_password_card_is_not_offered_handed_over_discarded_or_played() {
    let own = |table: &Table| table.game.password(BANK)[0];
    let mut offer = Table::of(3).hand(1, "A").ready();
    offer.must(1, Action::Trade(seat(2)));
    assert_eq!(offer.refuses(1, Action::Pick(own(&offer))), "AD-13");
    let mut attempt = Table::of(3).hand(1, "A").ready();
    attempt.names(1, GOV).nobody_answers();
    assert_eq!(attempt.refuses(1, Action::Pick(own(&attempt))), "AD-13");
    let mut pay = Table::of(3).hand(1, "A, B").ready();
    pay.names(1, Sector::NewsMedia);
    assert_eq!(pay.refuses(1, Action::Discard(own(&pay))), "AD-13");
    let discard = Table::of(3).hand(1, "A").step(Step::Discard).ready();
    assert_eq!(discard.refuses(1, Action::Discard(own(&discard))), "AD-13");
    let play = Table::of(3).hand(1, "A").ready();
    assert_eq!(play.refuses(1, Action::Play { card: own(&play), target: NONE, backdoor: false }), "AD-13");
    assert_eq!(play.refuses(1, Action::PassOn { card: own(&play), to: seat(2) }), "AD-13");
    // That a card lies in somebody else's password is not told.
    let others = discard.game.password(GOV)[0];
    assert_eq!(discard.refuses(1, Action::Discard(others)), "AD-40");
}

/// Seat 1 in its turn, under Bug: the card was shown when the turn began.
fn bugged(layout: crate::table::Layout) -> crate::table::Layout {
    let bug = json!([card("Bug")]);
    layout.hand(1, "Bug").edit("/table/players/0/now", json!(["Off"])).edit("/table/budget/potatoes", bug)
}

#[test]
fn ad_c49_bug_is_named_by_what_it_stops() {
    let root = |sector| Table::of(3).level(1, sector, Level::Root);
    let entering = bugged(root(Sector::Universities)).step(Step::FreeAttempt).ready();
    assert_eq!(entering.refuses(1, Action::Enter(GOV)), "AD-C49");
    let dialing = bugged(Table::of(3).upgrade(1, "War Dialer")).step(Step::FreeAttempt).ready();
    assert_eq!(dialing.refuses(1, Action::Enter(GOV)), "AD-C49");
    let buying = bugged(root(TELE)).hand(1, "A, B").ready();
    assert_eq!(buying.refuses(1, Action::BuyAction), "AD-C49");
    let taking = bugged(root(GOV)).pile("Warez").step(Step::FreeAttempt).ready();
    assert_eq!(taking.refuses(1, Action::TakeTop), "AD-C49");
    let skipping = bugged(root(Sector::NewsMedia)).step(Step::FreeAttempt).ready();
    assert_eq!(skipping.refuses(1, Action::SkipTurn), "AD-C49");
    // It is named even when the card has been passed on.
    let mut passed_on = bugged(root(TELE)).hand(1, "A, B").actions(2).ready();
    passed_on.must(1, Action::PassOn { card: card("Bug"), to: seat(2) });
    assert_eq!(passed_on.refuses(1, Action::BuyAction), "AD-C49");
    // Hand limit and draws.
    let full = bugged(root(MIC)).hand(1, "A, A, B, B, C, C").step(Step::Discard).ready();
    assert_eq!(full.refuses(1, Action::Pass), "AD-C49");
    let fuller = bugged(root(MIC)).hand(1, "A, A, B, B, C, C, E, E").step(Step::Discard).ready();
    assert_eq!(fuller.refuses(1, Action::Pass), "AD-23", "nine cards are too many for a limit of eight too");
    let drawn = bugged(Table::of(3)).step(Step::Draw).ready();
    assert_eq!(drawn.refuses(1, Action::Draw), "AD-C49", "Banking would give a third card");
}

#[test]
fn a_bonus_or_upgrade_that_is_missing_altogether_is_refused_by_its_own_rule() {
    let none = bugged(Table::of(3)).hand(1, "A, B").ready();
    assert_eq!(none.refuses(1, Action::BuyAction), "AD-75");
    let free = bugged(Table::of(3)).step(Step::FreeAttempt).pile("Warez").ready();
    assert_eq!(free.refuses(1, Action::Enter(GOV)), "AD-76");
    assert_eq!((free.refuses(1, Action::TakeTop), free.refuses(1, Action::SkipTurn)), ("AD-21", "AD-21"));
}

#[test]
fn ad_c04_satan_virus_is_named_where_it_stops_a_bonus() {
    let lies = |sector| Table::of(3).level(1, sector, Level::Root).lying("S.A.T.A.N. Virus", sector, 2);
    let buying = lies(TELE).hand(1, "A, B").ready();
    assert_eq!(buying.refuses(1, Action::BuyAction), "AD-C04");
    let entering = lies(Sector::Universities).step(Step::FreeAttempt).ready();
    assert_eq!(entering.refuses(1, Action::Enter(GOV)), "AD-C04");
    let full = lies(MIC).hand(1, "A, A, B, B, C, C, E").step(Step::Discard).ready();
    assert_eq!(full.refuses(1, Action::Pass), "AD-C04");
    let elsewhere = lies(GOV).hand(1, "A, B").ready();
    assert_eq!(elsewhere.refuses(1, Action::BuyAction), "AD-75");
}

#[test]
fn ad_c27_and_ad_c34_are_named_where_they_stop_upgrades() {
    let sol = Table::of(3).upgrade(1, "War Dialer").level(1, TELE, Level::User).edit("/table/players/0/upgrades_off", json!("TeleComm"));
    assert_eq!(sol.step(Step::FreeAttempt).ready().refuses(1, Action::Enter(GOV)), "AD-C27");
    let patch = Table::of(3).upgrade(1, "War Dialer").edit("/table/players/0/now", json!(["Off"]));
    assert_eq!(patch.step(Step::FreeAttempt).ready().refuses(1, Action::Enter(GOV)), "AD-C34");
    let layout = Table::of(3).level(1, TELE, Level::Root).upgrade(1, "Dad's Office Computer").edit("/table/players/0/now", json!(["Off"]));
    let full = layout.hand(1, "A, A, B, B, C, C, E").step(Step::Discard).ready();
    assert_eq!(full.refuses(1, Action::Pass), "AD-C34");
}
