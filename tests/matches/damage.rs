//! Damaged files: whatever becomes of a line, no file is read in silence as another match.

use std::fmt::Debug;

use cyberdeck::bots::Strategy;
use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;

use super::*;

/// What somebody finds in a file: seats, title and version, and for each step who did what, and every view of it.
#[derive(Debug, PartialEq)]
struct Found<G: Game> {
    seats: Vec<SeatSpec>,
    title: Option<String>,
    version: u64,
    acted: Vec<Option<(Seat, G::Action)>>,
    last: Vec<G::View>,
}

/// Opens a file for play. What comes of it, and whether anything was told about the file.
fn look<G: Game>(path: &Path) -> (Result<Found<G>, MatchError>, bool) {
    let opened = Match::<G>::open(path);
    let told = !matches!(&opened, Ok((_, None)));
    (opened.map(|(table, _)| found(&table)), told)
}

fn found<G: Game>(table: &Match<G>) -> Found<G> {
    let replay = Replay::from(table);
    let viewers = (0..table.seats().len()).map(|at| Viewer::Seat(Seat(at as u8))).chain([Viewer::Spectator]);
    Found {
        seats: table.seats().to_vec(),
        title: table.header().title.clone(),
        version: table.version(),
        acted: (1..=replay.len()).map(|step| replay.action(step).map(|(seat, action)| (seat, action.clone()))).collect(),
        last: viewers.map(|viewer| table.view(viewer)).collect(),
    }
}

/// Plays at random, with something taken back, put back, queued, named and handed over now and then.
fn chaos<G: Game>(seats: u8, seed: u64, entries: usize, path: &Path) {
    let mut pick = Chance::new(seed);
    let mut table =
        Match::<G>::create(Setup::new(seats), seed, Content::built_in(), &humans(seats), Some(path)).expect("the setup is right");
    let mut legal = Vec::new();
    for entry in 0..entries {
        let Some(seat) = table.actors().iter().next() else { return };
        // What is refused here writes nothing.
        match pick.below(9) {
            0 if entry > 3 => drop(table.undo(seat)),
            1 => drop(table.redo(seat)),
            2 if pick.below(4) == 0 => table.set_title(&format!("Night {entry}")).expect("it can be written"),
            3 if pick.below(4) == 0 => table.set_seat(seat, &SeatSpec::human().named(&format!("P{entry}"))).expect("it can be written"),
            4 if pick.below(4) == 0 => drop(table.queue(&[1 + pick.below(3) as u8])),
            _ => {}
        }
        let Some(seat) = table.actors().iter().next() else { return };
        table.legal_actions(seat, &mut legal);
        let action = legal[pick.below(legal.len() as u32) as usize].clone();
        table.apply(seat, &action, None).expect("it is legal");
    }
}

/// A change of a file: what it is, the line from 1 at which it has to be noticed, and the bytes.
type Case = (String, Option<usize>, Vec<u8>);

fn joined(lines: &[&[u8]]) -> Vec<u8> {
    lines.concat()
}

/// Every line lost, doubled and swapped with the next and with another one. Line 1 is the header. A last line that is gone
/// is left out: what remains is the match as it was then.
fn lines_moved(whole: &[u8], pick: &mut Chance) -> Vec<Case> {
    let lines: Vec<&[u8]> = whole.split_inclusive(|byte| *byte == b'\n').collect();
    let mut cases: Vec<Case> = Vec::new();
    for at in 0..lines.len() {
        let without: Vec<_> = lines[..at].iter().chain(&lines[at + 1..]).copied().collect();
        let doubled: Vec<_> = lines[..=at].iter().chain(&lines[at..]).copied().collect();
        if at + 1 < lines.len() {
            cases.push((format!("line {} lost", at + 1), (at > 0).then_some(at + 1), joined(&without)));
        }
        cases.push((format!("line {} doubled", at + 1), Some(at + 2), joined(&doubled)));
        for other in [at + 1, at + 2 + pick.below(9) as usize] {
            let mut swapped = lines.clone();
            if other < lines.len() {
                swapped.swap(at, other);
                cases.push((format!("lines {} and {} swapped", at + 1, other + 1), (at > 0).then_some(at + 1), joined(&swapped)));
            }
        }
    }
    cases
}

/// Bytes of every line changed, lost and added.
fn bytes_garbled(whole: &[u8], pick: &mut Chance) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    let mut start = 0;
    for (at, line) in whole.split_inclusive(|byte| *byte == b'\n').enumerate() {
        for round in 0..8 {
            let place = start + pick.below(line.len() as u32) as usize;
            let mut bytes = whole.to_vec();
            let what = match round {
                // Digits and letters that stay digits and letters do the most harm.
                0..=4 => {
                    let new = match bytes[place] {
                        b'0'..=b'9' => b'0' + pick.below(10) as u8,
                        b'a'..=b'f' => b'a' + pick.below(6) as u8,
                        _ => pick.below(256) as u8,
                    };
                    let old = std::mem::replace(&mut bytes[place], new);
                    if old == new || (old == b'\n' && new.is_ascii_whitespace()) {
                        continue;
                    }
                    format!("{:?} for {:?}", char::from(new), char::from(old))
                }
                5 => format!("a lost {:?}", char::from(bytes.remove(place))),
                6 => {
                    bytes.insert(place, bytes[place]);
                    format!("a doubled {:?}", char::from(bytes[place]))
                }
                _ => {
                    bytes[place] ^= 1 << pick.below(8);
                    format!("a bit of {:?} turned", char::from(whole[place]))
                }
            };
            // One more line end between lines is nothing.
            if whole[place] == b'\n' && round == 6 {
                continue;
            }
            cases.push((format!("line {}, byte {}: {what}", at + 1, place - start + 1), Some(at + 1), bytes));
        }
        start += line.len();
    }
    cases
}

/// How many damages were made, those that nobody was told of, how many of them made another match, and those that were
/// told at a wrong line.
#[derive(Default)]
struct Tally {
    cases: usize,
    silent: Vec<String>,
    others: usize,
    misplaced: Vec<String>,
}

struct Damage<'a>(&'a mut Tally);

impl Visitor for Damage<'_> {
    type Output = ();

    fn visit<G: Game + Strategy>(self) {
        let folder = folder();
        let path = file(&folder);
        for seed in 0..4 {
            let seats = if seed % 2 == 0 { *G::SEATS.start() } else { *G::SEATS.end() };
            chaos::<G>(seats, seed, 24, &path);
            let whole = fs::read(&path).expect("it is there");
            let Found { seats, title, version, acted, last } = look::<G>(&path).0.expect("it is whole");
            let good = Found::<G> { seats, title, version, acted, last };
            let mut pick = Chance::new(seed);
            let cases = lines_moved(&whole, &mut pick).into_iter().chain(bytes_garbled(&whole, &mut pick));
            for (what, line, bytes) in cases {
                put(&path, &bytes);
                let (opened, told) = look::<G>(&path);
                self.0.cases += 1;
                let what = format!("{}, seed {seed}: {what}", G::ID);
                if !told {
                    self.0.others += usize::from(opened.as_ref().is_ok_and(|found| *found != good));
                    self.0.silent.push(what);
                } else if let (Err(MatchError::Damaged { line: said, .. }), Some(line)) = (&opened, line)
                    && *said != line
                {
                    self.0.misplaced.push(format!("{what}, but it was told at line {said}"));
                }
                assert_eq!(fs::read(&path).expect("it is there"), bytes, "it is left as it is");
            }
            // Without sums some of it goes unnoticed, but nothing breaks.
            let bare = old(&String::from_utf8_lossy(&whole)).into_bytes();
            for (_, _, bytes) in lines_moved(&bare, &mut pick).into_iter().chain(bytes_garbled(&bare, &mut pick)) {
                put(&path, &bytes);
                drop(look::<G>(&path));
                assert_eq!(fs::read(&path).expect("it is there"), bytes, "it is left as it is");
            }
            fs::remove_file(&path).expect("it can be removed");
        }
    }
}

#[test]
fn no_damage_goes_unnoticed() {
    let mut tally = Tally::default();
    for id in IDS {
        with_game(id, Damage(&mut tally)).expect("it is listed");
    }
    let Tally { cases, silent, others, misplaced } = tally;
    println!("{cases} damages");
    assert!(cases > 3000, "only {cases} damages were tried");
    let some = |cases: &[String]| cases.iter().step_by(cases.len() / 12 + 1).cloned().collect::<Vec<_>>();
    assert!(silent.is_empty(), "{} of {cases} were read in silence, {others} as another match: {:#?}", silent.len(), some(&silent));
    assert!(misplaced.is_empty(), "{} of {cases} were told at a wrong line: {:#?}", misplaced.len(), some(&misplaced));
}
