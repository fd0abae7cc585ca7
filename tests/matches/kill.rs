//! The program is killed hard in the middle of matches, many times: whatever it had confirmed is in the file, and the
//! match goes on from there.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

use cyberdeck::matches::{Library, Match};
use cyberdeck::rules::terminal_dispute::State;

const KILLS: u64 = 120;
/// Several at a time: most of it is waiting for the disk.
const THREADS: u64 = 6;

/// Starts a match of random bots that is kept in `file`.
fn watch(file: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cyberdeck"));
    command.env("LC_ALL", "C").args(["watch", "terminal-dispute", "--seed", "5"]);
    command.args(["--seat", "bot:random"].repeat(2));
    command.arg("--save").arg(file).stdout(Stdio::piped());
    command
}

/// The lines of a match file without the header, which has the time in it, and without their sums, which go back to it.
fn entries(file: &Path) -> Vec<u8> {
    let text = fs::read_to_string(file).expect("the file is there");
    let (_, entries) = text.split_once('\n').expect("a file has its header or is not there");
    let said = |line: &str| line.rsplit_once(" //").map_or(line.to_owned(), |(said, sum)| said.to_owned() + &sum[sum.len().min(8)..]);
    entries.split_inclusive('\n').map(said).collect::<String>().into_bytes()
}

/// The number that a line of the log begins with, if a step begins there.
fn step(line: &str) -> Option<usize> {
    line.split_whitespace().next()?.parse().ok()
}

/// Kills a match and checks what is left of it; 1 if it was in the middle.
fn one_kill(folder: &Path, kill: u64, whole: &[u8]) -> u64 {
    let file = folder.join(format!("{kill}.match.ron"));
    let mut child = watch(&file).spawn().expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("there is output")).lines().map_while(Result::ok);
    // Killed after so many confirmed steps and so many microseconds, different ones each time.
    let steps = whole.iter().filter(|byte| **byte == b'\n').count();
    let mut chaos = kill.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 20;
    let wanted = (chaos % steps as u64) as usize;
    chaos /= steps as u64;
    let mut confirmed = 0;
    while confirmed < wanted
        && let Some(line) = lines.next()
    {
        confirmed = step(&line).unwrap_or(confirmed);
    }
    std::thread::sleep(Duration::from_micros(chaos % 400));
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    confirmed = lines.filter_map(|line| step(&line)).last().unwrap_or(confirmed).max(confirmed);

    if !file.exists() {
        assert_eq!(confirmed, 0, "nothing is confirmed before there is a file");
        return 0;
    }
    let kept = entries(&file);
    assert!(whole.starts_with(&kept), "kill {kill}: the file has something else than was played");
    let (mut table, _) = Match::<State>::open(&file).expect("it can be opened");
    assert!(table.steps() >= confirmed, "kill {kill}: step {confirmed} was confirmed, the file has {}", table.steps());
    let midway = u64::from(table.steps() < steps);

    // And on it goes.
    if let Some(seat) = table.actors().iter().next() {
        let (steps, mut legal) = (table.steps(), Vec::new());
        table.legal_actions(seat, &mut legal);
        table.apply(seat, &legal[0], None).expect("it goes on");
        drop(table);
        let (again, notice) = Match::<State>::open(&file).expect("it can be opened");
        assert_eq!((again.steps(), notice), (steps + 1, None));
    }
    midway
}

#[test]
fn every_confirmed_action_is_there_after_a_kill() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let whole = folder.path().join("whole.match.ron");
    assert!(watch(&whole).output().expect("it starts").status.success());
    let whole = entries(&whole);
    let (folder, whole) = (folder.path(), whole.as_slice());
    let midway: u64 = std::thread::scope(|scope| {
        let some = |from: u64| move || (from..KILLS).step_by(THREADS as usize).map(|kill| one_kill(folder, kill, whole)).sum::<u64>();
        let threads: Vec<_> = (0..THREADS).map(|from| scope.spawn(some(from))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no check fails")).sum()
    });
    println!("{midway} of {KILLS} kills were in the middle of a match");
    assert!(midway > KILLS / 2, "only {midway} kills were in the middle of a match");

    // Some died before their file had its name. What they left goes, once it is old, when the next match begins.
    let left = || names(folder).into_iter().filter(|name| !name.ends_with(".match.ron")).collect::<Vec<_>>();
    println!("{} kills left a temporary file", left().len());
    for name in left() {
        assert!(name.starts_with(".cyberdeck-") && name.ends_with(".tmp"), "{name} is of nobody");
        age(&folder.join(name));
    }
    assert!(watch(&folder.join("next.match.ron")).output().expect("it starts").status.success());
    assert!(left().is_empty(), "{:?} stay", left());
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("it is there").flatten();
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// Makes a file two hours old.
fn age(file: &Path) {
    let file = fs::File::options().write(true).open(file).expect("it is there");
    file.set_modified(SystemTime::now() - Duration::from_secs(7200)).expect("it can be made older");
}

#[test]
fn only_stale_temporary_files_of_our_own_are_removed() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let all = [".cyberdeck-old001.tmp", ".cyberdeck-new001.tmp", ".tmpAbC123", "notes.tmp", ".cyberdeck-notes"];
    for name in all {
        fs::write(folder.path().join(name), "half of a matc").expect("there is room");
        if !name.contains("new") {
            age(&folder.path().join(name));
        }
    }
    let stay = |names: Vec<String>| all.iter().filter(|name| names.iter().any(|found| found == *name)).count();
    assert!(watch(&folder.path().join("one.match.ron")).output().expect("it starts").status.success());
    let found = names(folder.path());
    assert!(!found.contains(&all[0].to_owned()) && stay(found) == all.len() - 1, "{:?}", names(folder.path()));

    // The data folder is swept when the window opens.
    let library = Library::find(Some(folder.path())).expect("it is named");
    library.prepare().expect("it can be written to");
    for at in [folder.path().to_path_buf(), library.matches()] {
        fs::write(at.join(all[0]), "half of a matc").expect("there is room");
        age(&at.join(all[0]));
    }
    library.prepare().expect("it can be written to");
    assert!(!folder.path().join(all[0]).exists() && !library.matches().join(all[0]).exists());
}
