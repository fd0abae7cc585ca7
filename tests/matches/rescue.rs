//! What is left of damaged files, files of the old format, and how much is written.

use cyberdeck::bots::Strategy;
use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::matches::MatchFile;
use cyberdeck::rules::content::Content;

use super::*;

/// The lines of a file with their ends; the last may have none.
fn lines(bytes: &[u8]) -> Vec<Vec<u8>> {
    bytes.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect()
}

fn random<G: Game>(seats: u8, steps: usize, path: &Path) {
    let mut table = Match::<G>::create(Setup::new(seats), 3, Content::built_in(), &humans(seats), Some(path)).expect("the setup is right");
    let mut legal = Vec::new();
    while let Some(seat) = table.actors().iter().next().filter(|_| table.steps() < steps) {
        table.legal_actions(seat, &mut legal);
        let action = legal[table.steps() * 7 % legal.len()].clone();
        table.apply(seat, &action, None).expect("it is legal");
    }
}

struct Rescue;

impl Visitor for Rescue {
    type Output = ();

    fn visit<G: Game + Strategy>(self) {
        let folder = folder();
        let path = file(&folder);
        random::<G>(*G::SEATS.end(), 40, &path);
        let whole = lines(&fs::read(&path).expect("it is there"));
        let view = |replay: &Replay<G>, step| replay.view(step, Viewer::Seat(Seat(0)));
        let (all, _) = Replay::<G>::open(&path).expect("it is whole");
        for at in 1..whole.len() {
            let mut damaged = whole.clone();
            damaged[at][3] ^= 1;
            let damaged = damaged.concat();
            put(&path, &damaged);
            let error = Match::<G>::open(&path).map(|_| ()).expect_err("it is damaged");
            assert_eq!(error.left(), Some(at - 1), "{error}");
            let read = MatchFile::read(&path).expect("the start is good");
            let (good, told) = Replay::<G>::rescue(&read).expect("the start is good");
            assert_eq!((good.len(), view(&good, at - 1)), (at - 1, view(&all, at - 1)));
            assert_eq!(told, Some(error.to_string()));

            // A new match goes on from there, and the damaged one stays as it is.
            let next = folder.path().join(format!("next-{at}.match.ron"));
            let mut branch = good.branch(good.len(), Some(&next)).expect("there is room");
            let from = branch.header().from.clone().expect("it says where it comes from");
            assert_eq!((from.name.as_str(), from.step), ("one.match.ron", at - 1));
            let seat = branch.actors().iter().next().expect("it is not over");
            let mut legal = Vec::new();
            branch.legal_actions(seat, &mut legal);
            branch.apply(seat, &legal[0], None).expect("it is legal");
            drop(branch);
            let (again, notice) = Match::<G>::open(&next).expect("it is whole");
            assert_eq!((again.steps(), notice), (at, None));
            assert_eq!(fs::read(&path).expect("it is there"), damaged);
        }
        // Nothing is left where the start is damaged, and nothing is told of a whole one.
        let mut damaged = whole.clone();
        damaged[0][60] ^= 1;
        put(&path, damaged.concat());
        assert_eq!(MatchFile::read(&path).expect_err("it is damaged").left(), None);
        fs::write(&path, whole.concat()).expect("it can be written");
        let (good, told) = Replay::<G>::rescue(&MatchFile::read(&path).expect("it is whole")).expect("it is whole");
        assert_eq!((good.len(), told), (all.len(), None));
    }
}

#[test]
fn what_stands_before_a_damage_is_played_on_in_a_new_match() {
    for id in IDS {
        with_game(id, Rescue).expect("it is listed");
    }
}

#[test]
fn a_damaged_match_in_the_folder_says_what_is_left() {
    let folder = folder();
    let shelf = Library::find(Some(folder.path())).expect("it is named");
    shelf.prepare().expect("it can be written to");
    let path = shelf.new_path(State::ID);
    random::<State>(2, 20, &path);
    let mut damaged = lines(&fs::read(&path).expect("it is there"));
    damaged.remove(12);
    put(&path, damaged.concat());
    let saved = shelf.list().expect("it can be read").remove(0);
    let error = saved.content.expect_err("it is damaged");
    assert_eq!(error.left(), Some(11));
    let told = error.to_string();
    for words in ["-1.match.ron:13: The file is damaged here: ", "does not follow", "The 11 actions before it are intact.", "as it was."] {
        assert!(told.contains(words), "“{told}” should say “{words}”");
    }
}

#[test]
fn files_of_the_old_format_are_read_and_what_is_added_vouches_for_them() {
    let folder = folder();
    let path = file(&folder);
    let mut table = begin(2, 17, Some(&path));
    play(&mut table, 12);
    let seen = views(&table);
    drop(table);
    let old = old(&fs::read_to_string(&path).expect("it is there"));
    for bytes in [old.as_bytes(), old.trim_end().as_bytes()] {
        fs::write(&path, bytes).expect("it can be written");
        let (mut table, notice) = TerminalDispute::open(&path).expect("it can be read");
        assert_eq!((views(&table), notice), (seen.clone(), None));
        assert_eq!(fs::read(&path).expect("it is there"), bytes, "opening changes nothing");
        table.set_title("Old").expect("it can be named");
        play(&mut table, 3);
        drop(table);
        let added = fs::read_to_string(&path).expect("it is there");
        let all = summed(&self::old(&added), 1);
        let expected: String = old.lines().chain(all.lines().skip(13)).map(|line| format!("{line}\n")).collect();
        assert_eq!(added, expected, "what stood there stays, and what is added carries the sums of the whole");
        let (table, notice) = TerminalDispute::open(&path).expect("it can be opened");
        assert_eq!((table.steps(), notice, table.header().title.as_deref()), (15, None, Some("Old")));
    }
    // Now an old line that is lost, doubled or moved is found too, at the first line with a sum, and so is a lost sum.
    let whole = lines(&fs::read(&path).expect("it is there"));
    let found = |damaged: &[Vec<u8>]| {
        put(&path, damaged.concat());
        match TerminalDispute::open(&path) {
            Err(MatchError::Damaged { line, .. }) => line,
            other => panic!("it is damaged: {other:?}"),
        }
    };
    for at in 1..13 {
        let mut lost = whole.clone();
        lost.remove(at);
        assert!(found(&lost) <= 13);
        let mut doubled = whole.clone();
        doubled.insert(at, whole[at].clone());
        assert!(found(&doubled) <= 15);
        let mut swapped = whole.clone();
        swapped.swap(at, at + 1);
        assert!(found(&swapped) <= 14);
    }
    let mut bare = whole.clone();
    bare[14] = self::old(&String::from_utf8_lossy(&whole[14])).into_bytes();
    assert_eq!(found(&bare), 15);
}

#[test]
fn a_last_line_without_its_sum_was_torn_even_if_it_says_something() {
    let folder = folder();
    let path = file(&folder);
    let mut table = begin(2, 17, Some(&path));
    play(&mut table, 6);
    drop(table);
    let whole = fs::read(&path).expect("it is there");
    for gone in 2..12 {
        fs::write(&path, &whole[..whole.len() - gone]).expect("it can be written");
        let (table, notice) = TerminalDispute::open(&path).expect("it can be opened");
        assert_eq!(table.steps(), 5, "{gone} bytes are gone");
        assert!(notice.expect("there is a notice").contains("Line 7 of the match file was cut off"));
    }
}

#[test]
fn an_action_adds_one_line_however_long_the_match_is() {
    let folder = folder();
    let path = file(&folder);
    let mut table = begin(3, 7, Some(&path));
    let mut before = fs::read(&path).expect("it is there");
    let mut longest = 0;
    while !table.actors().is_empty() {
        play(&mut table, 1);
        let after = fs::read(&path).expect("it is there");
        let added = after.strip_prefix(before.as_slice()).expect("lines are only ever added");
        assert_eq!(added.iter().filter(|byte| **byte == b'\n').count(), 1);
        longest = longest.max(added.len());
        before = after;
    }
    assert!(table.steps() > 100 && longest < 120, "{longest} bytes");
}

#[test]
fn every_state_of_a_long_match_can_be_looked_at_again() {
    struct Look;
    impl Visitor for Look {
        type Output = ();
        fn visit<G: Game + Strategy>(self) {
            let setup = Setup::new(*G::SEATS.start());
            let mut table =
                Match::<G>::create(setup, 5, Content::built_in(), &humans(*G::SEATS.start()), None).expect("the setup is right");
            let (mut seen, mut legal) = (vec![table.view(Viewer::Spectator)], Vec::new());
            while let Some(seat) = table.actors().iter().next().filter(|_| table.steps() < 150) {
                table.legal_actions(seat, &mut legal);
                let action = legal[table.steps() * 5 % legal.len()].clone();
                table.apply(seat, &action, None).expect("it is legal");
                seen.push(table.view(Viewer::Spectator));
                // Taking back and putting back goes over the states in between.
                if table.can_undo(seat).is_ok() {
                    table.undo(seat).expect("it can be taken back");
                    assert_eq!(Some(&table.view(Viewer::Spectator)), seen.get(seen.len() - 2));
                    table.redo(seat).expect("it can be put back");
                    assert_eq!(Some(&table.view(Viewer::Spectator)), seen.last());
                }
            }
            let replay = Replay::from(&table);
            assert!(replay.len() > 30, "{} is over too soon", G::ID);
            for (step, seen) in seen.iter().enumerate() {
                assert_eq!(replay.view(step, Viewer::Spectator), *seen, "{}, step {step}", G::ID);
                let branch = replay.branch(step, None).expect("it needs no file");
                assert_eq!((branch.steps(), branch.view(Viewer::Spectator)), (step, seen.clone()));
            }
        }
    }
    for id in IDS {
        with_game(id, Look).expect("it is listed");
    }
}
