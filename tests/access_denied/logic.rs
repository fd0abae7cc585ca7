//! What follows for passwords from everything that a viewer knows (AD-92), held against all ways to lay them.

use cyberdeck::rules::access_denied::{Action, CARDS, CardSet, Clue, Code, Codes, Level, Sector, State, Target, View};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, NoEvents, Seat, Setup, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::json;

use crate::table::{Layout, NONE, Table, card, code, seat};

const BANK: Sector = Sector::Banking;
const GOV: Sector = Sector::Government;
const MIC: Sector = Sector::Micronopoly;
const NEWS: Sector = Sector::NewsMedia;
const TELE: Sector = Sector::TeleComm;

fn codes(letters: &str) -> Codes {
    letters.chars().filter_map(|letter| code(&letter.to_string())).collect()
}

/// The codes of all passwords, and the number of ways to lay them.
type World = ([Codes; 6], u64);

/// Every way to lay the passwords that a viewer does not see, tried out: three codes each, as its clues allow, from cards
/// that it has not seen elsewhere; `shown` are the codes that each seat has shown to be in a password of its own.
fn worlds(view: &View, shown: &[Codes; 6]) -> Vec<World> {
    let own: CardSet = view.passwords.iter().flat_map(|password| password.iter().copied()).collect();
    let left = CardSet::ALL - view.seen - view.hand - own;
    let counts = Code::ALL.map(|code| u64::from((left & crate::table::cards().of_code(code)).len()));
    let seen = Sector::ALL.map(|sector| view.passwords[sector.index()].iter().map(|card| crate::table::cards().code(*card)).collect());
    let hidden = |sector: &Sector| {
        view.passwords[sector.index()].is_empty() && view.table.controller(*sector).is_some_and(|seat| Some(seat) != view.own())
    };
    let sectors: Vec<Sector> = Sector::ALL.into_iter().filter(hidden).collect();
    let mut found = Vec::new();
    lay(view, &sectors, counts, (seen, 1), &mut found);
    found.retain(|(passwords, _)| {
        view.table.everybody().iter().filter(|seat| Some(*seat) != view.own()).all(|seat| {
            let all = view.table.controlled(seat).fold(Codes::NONE, |all, sector| all | passwords[sector.index()]);
            shown[seat.index()].is_subset(all)
        })
    });
    found
}

fn lay(view: &View, sectors: &[Sector], counts: [u64; 6], (passwords, ways): World, found: &mut Vec<World>) {
    let Some((sector, rest)) = sectors.split_first() else { return found.push((passwords, ways)) };
    let known = view.own().map_or_else(Clue::default, |own| view.clues[sector.index()][own.index()]);
    for codes in Codes::every() {
        let fits = codes.len() == 3 && known.allows(codes);
        let more: u64 = codes.iter().map(|code| counts[code.index()]).product();
        if fits && more > 0 {
            let (mut counts, mut passwords) = (counts, passwords);
            codes.iter().for_each(|code| counts[code.index()] -= 1);
            passwords[sector.index()] = codes;
            lay(view, rest, counts, (passwords, ways * more), found);
        }
    }
}

/// What all these worlds have in common.
fn common(worlds: &[World], sector: Sector) -> Clue {
    let each = worlds.iter().map(|(passwords, _)| passwords[sector.index()]);
    let within = each.clone().fold(Codes::ALL, |all, codes| all & codes);
    Clue { within, out: Codes::ALL - each.fold(Codes::NONE, |all, codes| all | codes) }
}

/// Whether logic finds for each hidden password what all worlds have in common, no more and no less.
fn finds_all(view: &View, shown: &[Codes; 6]) -> usize {
    let (worlds, deduced) = (worlds(view, shown), view.deduced());
    assert!(!worlds.is_empty(), "the truth is one of them");
    for sector in Sector::ALL {
        if view.table.controller(sector).is_some_and(|seat| Some(seat) != view.own()) {
            assert_eq!(deduced[sector.index()], common(&worlds, sector), "{sector} by {view:?}");
        }
    }
    worlds.len()
}

/// The codes of a state's password.
fn truth(state: &State, sector: Sector) -> Codes {
    state.password(sector).iter().map(|card| crate::table::cards().code(*card)).collect()
}

/// Lays everything on the pile but so many cards of each code, the passwords among them.
fn left_of_each(mut layout: Layout, left: [usize; 6]) -> Layout {
    for (code, left) in Code::ALL.into_iter().zip(left) {
        let cards = crate::table::cards().of_code(code);
        let potatoes = cards & crate::table::cards().potatoes;
        let free: Vec<_> = potatoes.iter().chain((cards - potatoes).iter()).collect();
        let titles: Vec<_> = free[..free.len() - left].iter().map(|card| crate::table::cards().title(*card)).collect();
        layout = layout.pile(&titles.join(", "));
    }
    layout
}

#[test]
fn ad_92_who_plays_a_card_with_a_code_shows_it_to_everybody() {
    let layout = Table::of(3).hand(1, "Over-Clock, Guru").hand(2, "CancelBot").level(1, MIC, Level::User).level(2, MIC, Level::Root);
    let mut played = layout.clone().ready();
    played.plays(1, "Over-Clock", NONE);
    let mut cancelled = layout.ready();
    cancelled.announces(1, "Over-Clock", NONE).announces(2, "CancelBot", NONE);
    for table in [played, cancelled] {
        for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator] {
            let view = table.game.view(viewer);
            assert_eq!(view.certain(BANK), Clue { within: codes("F"), out: Codes::NONE }, "{viewer:?}");
            assert!(view.deduced()[BANK.index()].within.contains(Code::F), "{viewer:?}");
            for seed in 0..200 {
                let sample = State::sample(&view, &mut ChaCha8Rng::seed_from_u64(seed));
                assert!(truth(&sample, BANK).contains(Code::F), "{viewer:?} imagines a password that can't be");
                assert_eq!(sample.clue(seat(3), BANK).within, codes("F"), "everybody knows, whoever imagines it");
            }
        }
        assert_eq!(table.view(1).clues[BANK.index()][1].within, codes("F"), "its player knows what others know");
    }
}

#[test]
fn ad_92_a_requirement_that_was_lifted_shows_nothing() {
    let mut laid = Table::of(3).hand(1, "Beta Site, Over-Clock").level(1, MIC, Level::Oper).ready();
    laid.plays(1, "Beta Site", NONE).picks(1, "Over-Clock");
    assert!(laid.game.table().player(seat(1)).upgrades.contains(card("Over-Clock")));
    let mut raided = Table::of(3).hand(1, "FBI Raid").upgrade(2, "ICE").level(1, GOV, Level::Root).ready();
    raided.plays(1, "FBI Raid", crate::table::on("ICE"));
    for table in [laid, raided] {
        assert_eq!(table.game.view(Viewer::Spectator).certain(BANK), Clue::default());
        assert_eq!(table.view(3).certain(BANK), Clue::default());
    }
}

/// A match of two in which seat 2 has played Over-Clock: F is in NewsMedia or in TeleComm.
fn two(news: &str, tele: &str) -> Layout {
    let layout = Table::of(2).password(NEWS, news).password(TELE, tele).hand(2, "Over-Clock, Guru").level(2, MIC, Level::User);
    layout.edit("/table/turn", json!(1))
}

#[test]
fn ad_82_and_ad_92_of_two_passwords_one_has_the_code_shown() {
    let mut table = two("ABF", "CDE").ready();
    table.plays(2, "Over-Clock", NONE);
    let shown = [Codes::NONE, codes("F"), Codes::NONE, Codes::NONE, Codes::NONE, Codes::NONE];
    let view = table.view(1);
    assert_eq!((view.certain(NEWS), view.certain(TELE)), Default::default(), "which of the two is not told");
    finds_all(&view, &shown);
    let (mut first, mut both) = (0, 0);
    for seed in 0..400 {
        let sample = State::sample(&view, &mut ChaCha8Rng::seed_from_u64(seed));
        let [news, tele] = [NEWS, TELE].map(|sector| truth(&sample, sector).contains(Code::F));
        assert!(news || tele, "one of them has it in every sample");
        first += u32::from(news);
        both += u32::from(news && tele);
    }
    assert!((200..360).contains(&first) && both > 40, "{first} {both}: either, or both");
    // Once it is known not to be in the one, it is in the other.
    let mut table = two("ABF", "CDE").edit("/clues/0/4", json!({"within": [], "out": ["F"]})).ready();
    table.plays(2, "Over-Clock", NONE);
    let view = table.view(1);
    assert!(view.certain(NEWS).within.is_empty() && view.deduced()[NEWS.index()].within.contains(Code::F));
    finds_all(&view, &shown);
    // The same without a card of the second code: two codes shown, of which neither fits into one full password.
    let mut table = two("ABF", "CDE").edit("/clues/0/3", json!({"within": ["A", "B"], "out": ["F"]})).hand(2, "2nd Phone Line");
    table = table.level(2, TELE, Level::Root).password(NEWS, "ABC").password(TELE, "DEF").actions(2);
    let mut table = table.ready();
    table.plays(2, "Over-Clock", NONE);
    assert_eq!(table.view(1).deduced()[TELE.index()].within, codes("F"));
    table.plays(2, "2nd Phone Line", NONE);
    finds_all(&table.view(1), &[Codes::NONE, codes("CF"), Codes::NONE, Codes::NONE, Codes::NONE, Codes::NONE]);
}

#[test]
fn ad_92_counted_cards_bound_all_passwords_together() {
    // Unseen are one A, one B, two C, two D and one E, and six of these seven lie in two passwords.
    let layout = left_of_each(Table::of(3).password(BANK, "FED").password(GOV, "ACD").password(MIC, "BCD"), [1, 1, 2, 3, 2, 1]);
    let table = layout.ready();
    let view = table.view(1);
    assert_eq!(view.seen.len() + 3, 63 - 7, "all but the own password and seven cards");
    assert_eq!(finds_all(&view, &[Codes::NONE; 6]), worlds(&view, &[Codes::NONE; 6]).len());
    assert!(view.deduced()[GOV.index()].out.contains(Code::F), "there is no F left");
    // One A, B and C each, two D: then D is in both, and no single password says so.
    let layout = left_of_each(Table::of(3).password(BANK, "FED").password(GOV, "ABD").password(MIC, "CED"), [1, 1, 1, 3, 2, 1]);
    let view = layout.ready().view(1);
    for sector in [GOV, MIC] {
        assert!(view.deduced()[sector.index()].within.contains(Code::D), "six cards, two of them D, are two passwords");
    }
    finds_all(&view, &[Codes::NONE; 6]);
    // And with A known to be in the one, the other has none.
    let layout = left_of_each(Table::of(3).password(BANK, "FED").password(GOV, "ABD").password(MIC, "CED"), [1, 1, 1, 3, 2, 1]);
    let view = layout.edit("/clues/0/1", json!({"within": ["A"], "out": []})).ready().view(1);
    assert!(view.deduced()[MIC.index()].out.contains(Code::A));
    finds_all(&view, &[Codes::NONE; 6]);
}

/// Plays a match at random; `look` is given each state with the codes that plays have shown.
fn walk(seats: u8, seed: u64, mut look: impl FnMut(&State, &[Codes; 6], &mut Chance)) {
    let mut state = State::new(&Setup::new(seats), seed, Content::built_in()).unwrap();
    let (mut pick, mut legal, mut shown) = (Chance::new(seed ^ 0x92), Vec::new(), [Codes::NONE; 6]);
    while let Some(seat) = state.actors().iter().next() {
        state.legal_actions(seat, &mut legal);
        // Upgrades are played where they can be: they are what shows codes.
        let upgrade = |action: &&Action| matches!(action, Action::Play { card, .. } if crate::table::cards().upgrades.contains(*card));
        let action = *legal.iter().find(upgrade).unwrap_or(&legal[pick.below(legal.len() as u32) as usize]);
        if let Action::Play { card, target: Target::None, .. } = action {
            let code = crate::table::cards().face(card).requires.and_then(|requires| requires.code);
            shown[seat.index()] = code.map_or(shown[seat.index()], |code| shown[seat.index()].with(code));
        }
        state.apply(seat, &action, &mut NoEvents).unwrap();
        look(&state, &shown, &mut pick);
    }
}

#[test]
fn ad_92_logic_is_true_and_holds_in_every_sample() {
    let (mut looked, mut codes_shown, mut follows) = (0, 0, 0);
    for seed in 0..60 {
        walk(2 + (seed % 5) as u8, seed, |state, shown, pick| {
            if state.table().step == cyberdeck::rules::access_denied::Step::Boot || pick.below(40) != 0 {
                return;
            }
            codes_shown = codes_shown.max(shown.iter().map(|codes| codes.len()).sum());
            let viewers = (0..state.seats()).map(|at| Viewer::Seat(Seat(at))).chain([Viewer::Spectator]);
            for viewer in viewers {
                let (view, rng) = (state.view(viewer), &mut ChaCha8Rng::seed_from_u64(u64::from(pick.below(1 << 30))));
                let samples = [State::sample(&view, rng), State::sample(&view, rng)];
                let deduced = view.deduced();
                for sector in Sector::ALL.into_iter().filter(|sector| view.table.controller(*sector).is_some()) {
                    let (clue, certain) = (deduced[sector.index()], view.certain(sector));
                    assert!(certain.within.is_subset(clue.within) && certain.out.is_subset(clue.out), "it forgets nothing");
                    follows += u32::from((clue.within.len() + clue.out.len()) - (certain.within.len() + certain.out.len()));
                    for world in [state, &samples[0], &samples[1]] {
                        let codes = truth(world, sector);
                        assert!(clue.allows(codes), "{viewer:?}: {clue:?} of {sector}, {codes:?}");
                    }
                }
                for seat in view.table.everybody().iter() {
                    for world in &samples {
                        let all = view.table.controlled(seat).fold(Codes::NONE, |all, sector| all | truth(world, sector));
                        assert!(shown[seat.index()].is_subset(all), "{viewer:?} imagines {seat} without a code it has shown");
                    }
                }
                looked += 1;
            }
        });
    }
    assert!(looked > 3000 && codes_shown > 3 && follows > 300, "{looked} {codes_shown} {follows}");
}

#[test]
fn ad_92_logic_finds_what_trying_out_all_passwords_finds() {
    let (mut looked, mut tight) = (0, 0);
    for seed in 0..120 {
        let seats = 2 + (seed % 3) as u8;
        walk(seats, seed, |state, shown, pick| {
            if state.table().step == cyberdeck::rules::access_denied::Step::Boot || pick.below(120) != 0 {
                return;
            }
            // Somebody with a better memory than most: it has seen most of what lies in no password.
            let viewer = Seat(pick.below(u32::from(seats)) as u8);
            let mut view = state.view(Viewer::Seat(viewer));
            let laid: CardSet = Sector::ALL.iter().flat_map(|sector| state.password(*sector).iter().copied()).collect();
            let most = pick.below(9);
            for card in cyberdeck::rules::access_denied::Card::all().filter(|card| !laid.contains(*card)) {
                if pick.below(8) < most {
                    view.seen = view.seen.with(card);
                }
            }
            let all = if seats == 2 { 400 } else { 20_usize.pow(u32::from(seats) - 1) };
            tight += u32::from(finds_all(&view, shown) * 4 < all);
            looked += 1;
        });
    }
    assert!(looked > 300 && tight > 100, "{looked} {tight}");
}

#[test]
fn samples_are_as_likely_as_the_ways_to_lay_them() {
    // Few cards are left, of which one password takes what the other can't have.
    let layout = left_of_each(Table::of(3).password(BANK, "FED").password(GOV, "ABD").password(MIC, "CEF"), [1, 2, 1, 3, 2, 3]);
    let view = layout.ready().view(1);
    let worlds = worlds(&view, &[Codes::NONE; 6]);
    let ways: u64 = worlds.iter().map(|(_, ways)| ways).sum();
    let (draws, mut drawn) = (60_000_u32, vec![0_u32; worlds.len()]);
    let rng = &mut ChaCha8Rng::seed_from_u64(1);
    for _ in 0..draws {
        let sample = State::sample(&view, rng);
        let passwords = |sector| truth(&sample, sector);
        let place = worlds.iter().position(|(codes, _)| codes[1] == passwords(GOV) && codes[2] == passwords(MIC));
        drawn[place.expect("a sample is a world")] += 1;
    }
    // Pearson's measure: its mean is the number of worlds, its variance twice that.
    let measure: f64 = worlds
        .iter()
        .zip(&drawn)
        .map(|((_, number), drawn)| {
            let expected = f64::from(draws) * *number as f64 / ways as f64;
            (f64::from(*drawn) - expected).powi(2) / expected
        })
        .sum();
    let count = worlds.len() as f64;
    assert!((count - measure).abs() < 5.0 * (2.0 * count).sqrt(), "{measure} of {count} worlds");
}

#[test]
fn samples_deal_hands_and_deck_as_likely_as_they_are() {
    // Three A, a B, two C, a D and an E are unseen; both passwords are known but for which of the A and C lie there.
    let layout = left_of_each(Table::of(3).password(BANK, "FED").password(GOV, "ABD").password(MIC, "ACE"), [3, 1, 2, 2, 2, 1]);
    let known = json!({"within": ["A", "B", "D"], "out": ["C", "E", "F"]});
    let layout = layout.edit("/clues/0/1", known.clone()).edit("/clues/0/2", json!({"within": ["A", "C"], "out": []}));
    let table = layout.ready();
    let view = table.view(1);
    let rng = &mut ChaCha8Rng::seed_from_u64(2);
    let unseen: Vec<_> = (CardSet::ALL - view.seen - view.passwords[0].iter().copied().collect()).iter().collect();
    let (draws, mut decks) = (20_000, vec![0_u32; usize::from(CARDS) + 1]);
    for _ in 0..draws {
        let sample = State::sample(&view, rng);
        assert_eq!(sample.deck().len(), view.deck);
        sample.deck().iter().for_each(|card| decks[usize::from(card.number())] += 1);
    }
    // Three A, of which two lie in passwords: each is in the deck as often as the others.
    let of_a: Vec<u32> =
        unseen.iter().filter(|card| crate::table::cards().code(**card) == Code::A).map(|card| decks[usize::from(card.number())]).collect();
    assert_eq!(of_a.len(), 3);
    assert!(of_a.iter().all(|count| count.abs_diff(draws / 3) < draws / 50), "{of_a:?}");
}

#[test]
fn a_spectator_imagines_no_card_in_a_password_that_all_have_seen() {
    let (mut compared, mut seen_and_gone) = (0, 0);
    for seed in 0..12 {
        let mut state = State::new(&Setup::new(3), seed, Content::built_in()).unwrap();
        let (mut pick, mut legal, mut open) = (Chance::new(seed), Vec::new(), CardSet::NONE);
        while let Some(seat) = state.actors().iter().next() {
            state.legal_actions(seat, &mut legal);
            let action = legal[pick.below(legal.len() as u32) as usize];
            state.apply(seat, &action, &mut NoEvents).unwrap();
            let view = state.view(Viewer::Spectator);
            open |= view.pile;
            if pick.below(60) == 0 {
                let sample = State::sample(&view, &mut ChaCha8Rng::seed_from_u64(seed));
                let laid: CardSet = Sector::ALL.iter().flat_map(|sector| sample.password(*sector).iter().copied()).collect();
                assert!(!laid.intersects(open), "{:?}", laid & open);
                compared += 1;
                seen_and_gone += u32::from((open - view.pile).len());
            }
        }
    }
    assert!(compared > 100 && seen_and_gone > 100, "{compared} {seen_and_gone}");
}

#[test]
fn bots_use_the_code_that_was_shown() {
    use cyberdeck::bots::{Budget, Level as Skill, choose};
    use std::sync::atomic::AtomicBool;
    // Seat 1 has shown F; seat 2 holds one card of each code and tries Banking.
    let layout = Table::of(3).hand(1, "Over-Clock, Guru").level(1, MIC, Level::User).hand(2, "A, B, C, D, E, F");
    for skill in [Skill::Normal, Skill::Hard] {
        for seed in 0..4 {
            let mut table = layout.clone().ready();
            table.plays(1, "Over-Clock", NONE).until_turn(2).names(2, BANK).nobody_answers();
            let (view, mut legal) = (table.view(2), Vec::new());
            table.game.legal_actions(seat(2), &mut legal);
            let rng = &mut ChaCha8Rng::seed_from_u64(seed);
            let action = choose::<State>(skill, &view, seat(2), &legal, Budget::Iterations(20), rng, &AtomicBool::new(false));
            let Some(Action::Pick(card)) = action else { panic!("{action:?}") };
            assert_eq!(crate::table::cards().code(card), Code::F, "{skill}");
        }
    }
}
