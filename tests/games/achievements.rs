//! Achievements: matches of bots in which each is earned, and matches in which it is not.
//!
//! `goldens/achievements.txt` says of each by what it was earned first: the step up to which the match has to be played, and what
//! the seat saw there. `UPDATE_GOLDENS=1 cargo test --test games achievements` writes it anew: read the difference.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use cyberdeck::achievements::{Achieves, Played, earned, found, list};
use cyberdeck::bots::{Budget, Level, Strategy, choose};
use cyberdeck::games::IDS;
use cyberdeck::matches::{Match, MatchFile, Player, Replay, SeatSpec};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{LogEntry, Seat, Setup, Viewer};
use cyberdeck::rules::{access_denied, aetherium, data_warriors, terminal_dispute};
use cyberdeck::text::in_language;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Matches of bots of one level, of so many seeds.
struct Series {
    setup: Setup,
    level: Level,
    seeds: u64,
}

fn series(seats: u8, options: &[(&str, &str)], level: Level, seeds: u64) -> Series {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Series { setup: Setup { seats, options }, level, seeds }
}

/// Plays a match to its end, or to this step of it.
fn play_on<G: Strategy>(mut game: Match<G>, level: Level, seed: u64, steps: usize) -> Match<G> {
    let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(seed), Vec::new());
    while let Some(seat) = game.actors().iter().next().filter(|_| game.steps() < steps) {
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let action = choose::<G>(level, &view, seat, &legal, Budget::Iterations(8), &mut rng, &AtomicBool::new(false)).unwrap();
        game.apply(seat, &action, None).unwrap();
    }
    game
}

fn play<G: Strategy>(setup: &Setup, level: Level, seed: u64) -> Replay<G> {
    let seats = SeatSpec::bots(setup.seats, level);
    let game = Match::<G>::create(setup.clone(), seed, Content::built_in(), &seats, None).unwrap();
    Replay::from(&play_on(game, level, seed, usize::MAX))
}

/// What a seat saw in a step.
fn told<G: Strategy>(replay: &Replay<G>, step: usize, seat: Seat) -> String {
    let events: Vec<&G::Event> = replay.events(step, Viewer::Seat(seat)).collect();
    let lines: Vec<String> = LogEntry::all::<G>(&events, replay.names()).into_iter().map(|(_, entry)| entry.text).collect();
    // What a table shows anyway has no line in the log.
    let all = || events.iter().map(|event| G::describe_event(event, replay.names())).collect::<Vec<_>>();
    if lines.is_empty() { all() } else { lines }.join(" ")
}

/// Looks for each achievement in matches of bots; writes by what it was earned first.
fn look<G: Strategy + Achieves>(all: &[Series], text: &mut String) {
    let (mut first, mut missed): (BTreeMap<&str, String>, BTreeSet<&str>) = (BTreeMap::new(), BTreeSet::new());
    for Series { setup, level, seeds } in all {
        for seed in 0..*seeds {
            let replay = play::<G>(setup, *level, seed);
            for (seat, one) in (0..setup.seats).map(Seat).flat_map(|seat| G::ACHIEVEMENTS.iter().map(move |one| (seat, one))) {
                let id = one.told.id;
                let holds = |replay: &Replay<G>| (one.earned)(&Played { replay, seat });
                if !holds(&replay) {
                    missed.insert(id);
                } else if !first.contains_key(id) {
                    let up_to = |step: usize| Replay::from(&replay.branch(step, None).unwrap());
                    let step = (0..=replay.len()).find(|step| holds(&up_to(*step))).unwrap();
                    assert!(step > 0, "{id} is earned by nothing");
                    let options: Vec<String> = setup.options.iter().map(|(key, value)| format!(" {key}={value}")).collect();
                    let place = format!("{id}: {} seats{} {level}, seed {seed}, seat {seat}", setup.seats, options.concat());
                    first.insert(id, format!("{place}, step {step} of {}\n    {}\n", replay.len(), told(&replay, step, seat)));
                }
            }
        }
    }
    for one in G::ACHIEVEMENTS {
        let id = one.told.id;
        assert!(missed.contains(id), "{id} is earned in every match");
        write!(text, "{}", first.get(id).unwrap_or_else(|| panic!("{id} is earned in no match"))).unwrap();
    }
}

#[test]
fn each_is_earned_by_what_it_says_and_not_in_every_match() {
    let mut text = String::new();
    in_language("en", || {
        look::<terminal_dispute::State>(&[series(2, &[], Level::Random, 8), series(2, &[], Level::Easy, 6)], &mut text);
        let two = [series(2, &[], Level::Random, 8), series(2, &[], Level::Easy, 4), series(6, &[], Level::Random, 1)];
        look::<access_denied::State>(&two, &mut text);
        let halts = [("drive1", "call-stack"), ("drive2", "etc-and-init")];
        look::<data_warriors::State>(&[series(2, &[], Level::Random, 20), series(2, &halts, Level::Easy, 20)], &mut text);
        look::<aetherium::State>(&[series(2, &[], Level::Random, 4), series(2, &[], Level::Easy, 8)], &mut text);
    });
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens/achievements.txt");
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), text, "UPDATE_GOLDENS=1 writes it anew: read the difference");
}

#[test]
fn each_has_a_name_and_a_sentence_in_every_language() {
    let mut ids = BTreeSet::new();
    for told in IDS.iter().flat_map(|game| list(game)) {
        assert!(ids.insert(told.id), "{} is there twice", told.id);
        for language in ["en", "de"] {
            let (name, how) = in_language(language, || (told.name(), told.how()));
            assert!(name.chars().count() <= 26 && !name.ends_with('.') && !name.contains("achievement"), "{name}");
            assert!(how.ends_with('.') && how.chars().count() <= 96, "{how}");
        }
    }
    assert_eq!(ids.len(), 24);
}

/// A match in a file, played by bots, of which some seats say that they are people.
fn kept(folder: &Path, name: &str, people: &[u8], steps: usize) -> MatchFile {
    let path = folder.join(format!("{name}.match.ron"));
    let mut seats = SeatSpec::bots(2, Level::Random);
    people.iter().for_each(|at| seats[usize::from(*at)].player = Player::Human);
    let new = Match::<access_denied::State>::create(Setup::new(2), 3, Content::built_in(), &seats, Some(&path)).unwrap();
    drop(play_on(new, Level::Random, 3, steps));
    MatchFile::read(&path).unwrap()
}

#[test]
fn people_earn_in_matches_of_their_own_that_are_over() {
    let folder = tempfile::tempdir().unwrap();
    let whole = kept(folder.path(), "whole", &[0], usize::MAX);
    let replay = Replay::<access_denied::State>::of(&whole).unwrap().0;
    let (own, other) = (earned(&replay, &[Seat(0)]), earned(&replay, &[Seat(1)]));
    assert!(!own.is_empty() && own != other, "{own:?}");
    let result = found(&whole).unwrap().unwrap();
    assert_eq!((result.game.as_str(), &result.earned), ("access-denied", &own), "the bot at the other seat earns nothing");
    let all: Vec<_> = list("access-denied").iter().map(|told| told.id).filter(|id| own.contains(id) || other.contains(id)).collect();
    assert_eq!(found(&kept(folder.path(), "both", &[0, 1], usize::MAX)).unwrap().unwrap().earned, all);
    assert_eq!(found(&kept(folder.path(), "bots", &[], usize::MAX)).unwrap(), None);
    assert_eq!(found(&kept(folder.path(), "open", &[0], replay.len() - 1)).unwrap(), None, "it is not over");
    let path = folder.path().join("branch.match.ron");
    drop(replay.branch(replay.len(), Some(&path)).unwrap());
    assert_eq!(found(&MatchFile::read(&path).unwrap()).unwrap(), None, "it goes on from another match");
    // A bot plays it to its end.
    let path = folder.path().join("open.match.ron");
    let (mut left, _) = Match::<access_denied::State>::open(&path).unwrap();
    left.set_seat(Seat(0), &SeatSpec::bot(Level::Random)).unwrap();
    drop(play_on(left, Level::Random, 3, usize::MAX));
    assert_eq!(found(&MatchFile::read(&path).unwrap()).unwrap(), None);
}
