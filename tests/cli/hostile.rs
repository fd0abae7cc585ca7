//! Files, names and machines that mean ill: control characters, pipes, endless files, umasks, threads that don't start.

use cyberdeck::rules::content::Content;
use std::io::Write;
use std::time::{Duration, Instant};

use super::*;

/// A header of a match of Terminal Dispute with this in the place of some of its fields.
fn header(changes: &[(&str, &str)]) -> String {
    let hash = Content::built_in().hash(TD);
    let mut header = format!(
        "CyberdeckMatch(format:1,game:\"{TD}\",content:\"{hash}\",setup:(seats:2),seed:7,\
         seats:[(name:\"Ann\",player:\"human\"),(name:\"Bo\",player:\"human\")],title:Some(\"Night\"),created:1790000000,\
         from:Some((name:\"Day\",step:3)))\n"
    );
    for (old, new) in changes {
        assert!(header.contains(old), "{old}");
        header = header.replacen(old, new, 1);
    }
    header
}

/// What a terminal would obey: raw, and as RON writes it.
const ORDERS: [&str; 8] =
    ["\u{1b}[31m", "\\u{1b}[2J", "\\u{9b}31m", "\u{7}", "\\r\\n1. Eve: 99 points", "\\u{8}", "\\u{202e}", "\\u{7f}\\u{85}"];

fn obeys(text: &str) -> bool {
    let steers = |letter: char| letter.is_control() || ('\u{202a}'..='\u{202e}').contains(&letter);
    text.chars().any(|letter| letter != '\n' && steers(letter)) || text.lines().any(|line| line.starts_with("1. Eve"))
}

// Windows has no such names.
#[cfg(not(windows))]
#[test]
fn no_name_of_a_file_steers_the_terminal() {
    let folder = folder();
    let file = folder.path().join("x.match.ron");
    for order in ORDERS {
        for old in ["Ann", "Night", "Day", TD, "seats:2", "human"] {
            fs::write(&file, header(&[(old, &format!("{old}{order}"))])).expect("it can be written");
            for arguments in [vec!["replay", text(&file)], vec!["replay", "--all", text(&file)], vec!["check", text(&file)]] {
                let Run { out, err, .. } = run(&arguments);
                assert!(!obeys(&out) && !obeys(&err), "{old} with {order:?}: {out:?} {err:?}");
            }
        }
        fs::write(&file, header(&[]) + &format!("Title(\"Other{order}\")\nSeat(0,(name:\"Cy{order}\",player:\"human\"))\nAct({order})\n"))
            .expect("it can be written");
        let Run { out, err, .. } = run(&["replay", text(&file)]);
        assert!(!obeys(&out) && !obeys(&err), "{order:?}: {out:?} {err:?}");
    }
    // From the outside in other ways: names on the command line, of files, in content, and wrong arguments.
    let named = folder.path().join("a\u{1b}[31mb.match.ron");
    let seat = "A\u{1b}[31mnn\u{202e}=bot:random";
    let watched = run(&["watch", TD, "--seat", seat, "--seed", "1", "--save", text(&named)]);
    assert!(watched.code == Some(0) && !obeys(&watched.out), "{}", watched.out);
    let ranks = folder.path().join("terminal_dispute/ranks.ron");
    fs::create_dir_all(ranks.parent().expect("it has a folder")).expect("there is room");
    fs::write(&ranks, "[(at_least: 0, title: \"He\u{1b}[31mro\", line: \"Well\\u{9b}1m\")]").expect("it can be written");
    let own = ["--content", text(folder.path()), "watch", TD, "--seat", "bot:random", "--seed", "1"];
    for arguments in [vec!["check", text(&named)], vec!["dan\u{1b}[31mce"], vec!["--o\u{7}"], vec!["watch", "ch\u{9b}ess"], own.to_vec()] {
        let Run { out, err, .. } = run(&arguments);
        assert!(!obeys(&out) && !obeys(&err), "{arguments:?}: {out:?} {err:?}");
    }
}

#[test]
fn a_complaint_is_short_whatever_it_quotes() {
    let folder = folder();
    let file = folder.path().join("x.match.ron");
    fs::write(&file, header(&[(TD, &"x".repeat(1 << 20))])).expect("it can be written");
    let Run { code, err, .. } = run(&["check", text(&file)]);
    assert!(code == Some(1) && err.len() < 9000, "{} bytes", err.len());
}

#[cfg(unix)]
#[test]
fn new_files_are_as_the_umask_says() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    for (umask, mode) in [("022", 0o644), ("027", 0o640), ("077", 0o600), ("000", 0o666)] {
        let file = folder.path().join(format!("{umask}.match.ron"));
        let script = format!("umask {umask}; exec \"$0\" watch {TD} --seat bot:random --seed 3 --save \"$1\"");
        let made = Command::new("sh").args(["-c", &script, env!("CARGO_BIN_EXE_cyberdeck"), text(&file)]).output().expect("sh starts");
        assert!(made.status.success());
        let found = fs::metadata(&file).expect("it is kept").permissions().mode() & 0o777;
        assert_eq!(format!("{found:o}"), format!("{mode:o}"), "umask {umask}");
    }
}

/// Runs the program with this on its standard input, which is a pipe.
fn piped(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = program(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("it has input");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("all was sent");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Run { code: output.status.code(), out: text(&output.stdout), err: text(&output.stderr) }
}

#[cfg(unix)]
#[test]
fn a_match_is_read_from_a_pipe() {
    let folder = folder();
    let file = folder.path().join("x.match.ron");
    good(&["watch", TD, "--seat", "bot:random", "--seed", "3", "--save", text(&file)]);
    let (whole, shown) = (fs::read(&file).expect("it is kept"), good(&["replay", text(&file)]));
    let run = piped(&["replay", "/dev/stdin"], &whole);
    assert_eq!((run.code, run.out, run.err.as_str()), (Some(0), shown, ""));
    let run = piped(&["check", "/dev/stdin"], &whole);
    assert!(run.code == Some(0) && run.out.contains("/dev/stdin: fine, a match of Terminal Dispute"), "{}{}", run.out, run.err);
    let run = piped(&["check", "/dev/stdin"], b"hello");
    assert!(run.err.contains("/dev/stdin: Files of this kind can’t be checked"), "{}", run.err);
    for arguments in [vec!["play", "--resume", "/dev/stdin"], vec!["screenshot", "/dev/stdin", "--out", "x.png"]] {
        refused(piped(&arguments, &whole), 1, &arguments, &["/dev/stdin: A match needs a file. This is a pipe or a device."]);
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_among_the_saved_matches_is_not_waited_for() {
    let folder = folder();
    let library = cyberdeck::matches::Library::find(Some(folder.path())).expect("it is named");
    library.prepare().expect("it can be written to");
    let drives = folder.path().join("drives");
    fs::create_dir_all(&drives).expect("there is room");
    for pipe in [library.matches().join("pipe.match.ron"), drives.join("pipe.txt")] {
        assert!(Command::new("mkfifo").arg(pipe).status().expect("mkfifo is there").success());
    }
    fs::write(drives.join("mine.txt"), "3x dd\n").expect("there is room");
    let (sender, receiver) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let lists = cyberdeck::matches::lists::Shelf::of(cyberdeck::rules::data_warriors::DRIVES).list(&library).map(|lists| lists.len());
        sender.send((library.list().map(|saved| saved[0].content.is_err()), lists))
    });
    let (saved, lists) = receiver.recv_timeout(Duration::from_secs(20)).expect("nothing is waited for");
    assert!(saved.expect("the folder can be read"), "a pipe is no match");
    assert_eq!(lists.expect("the folder can be read"), 1);
}

/// Runs the program with at most 4 GB of memory, so that it alone suffers.
fn within_memory(arguments: &[&str]) -> Run {
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -v 4000000; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_cyberdeck")]).args(arguments);
    outcome(command.env("LC_ALL", "C").env("RUST_BACKTRACE", "0").stdin(Stdio::null()))
}

#[cfg(target_os = "linux")]
#[test]
fn no_file_is_read_without_end() {
    let folder = folder();
    let path = |name: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("it has a folder")).expect("there is room");
        path
    };
    let huge = |name: &str, begin: &str| -> PathBuf {
        let path = path(name);
        fs::write(&path, begin).expect("there is room");
        // A hole: it takes no room.
        fs::File::options().write(true).open(&path).and_then(|file| file.set_len(64 << 30)).expect("it can be made long");
        path
    };
    let began = Instant::now();
    let endless = |name: &str| {
        let path = path(name);
        std::os::unix::fs::symlink("/dev/zero", &path).expect("it can be linked");
        path
    };
    let large = "larger than 1 MiB, the limit";
    refused(within_memory(&["check", "/dev/zero"]), 1, &["/dev/zero"], &["/dev/zero: ", large]);
    for path in
        [endless("x.scn.ron"), huge("y.scn.ron", "("), endless("a/terminal_dispute/ranks.ron"), huge("b/aetherium/programs.ron", "[")]
    {
        refused(within_memory(&["check", text(&path)]), 1, &[text(&path)], &[text(&path), large]);
    }
    for name in ["a", "b"] {
        let content = folder.path().join(name);
        refused(within_memory(&["--content", text(&content), "watch", TD]), 1, &[name], &[text(&content), large]);
        refused(within_memory(&["check", text(&content)]), 1, &[name], &[text(&content), large]);
    }
    let long = huge("long.match.ron", &header(&[]));
    for arguments in [["check", text(&long)], ["replay", text(&long)]] {
        refused(within_memory(&arguments), 1, &arguments, &["long.match.ron: It is larger than 16 MiB, the limit"]);
    }
    let zero = endless("zero.match.ron");
    refused(within_memory(&["check", text(&zero)]), 1, &["zero"], &["zero.match.ron: This is not a match file"]);
    // Such a value is no file's name: nothing is read.
    let none = within_memory(&["watch", "data-warriors", "--option", "drive1=/dev/zero"]);
    refused(none, 2, &["drive1=/dev/zero"], &["There is no ready drive “/dev/zero”"]);
    // Reading 64 GiB would take this long; no figure of speed.
    assert!(began.elapsed() < Duration::from_secs(120));
}

#[cfg(target_os = "linux")]
#[test]
fn simulate_goes_on_where_threads_cannot_be_started() {
    let arguments = ["simulate", TD, "--matches", "40", "--seat", "bot:random", "--seed", "4", "--format", "json"];
    let usual = good(&arguments);
    // The standard library gives each thread a stack of this size, which no system has room for.
    let starved = outcome(program(&[&arguments[..], &["--threads", "1024"]].concat()).env("RUST_MIN_STACK", (1_u64 << 46).to_string()));
    assert_eq!(starved.code, Some(0), "{}", starved.err);
    assert!(starved.err.starts_with("cyberdeck: Only 1 of 1024 threads could be started: "), "{}", starved.err);
    assert_eq!(starved.err.lines().count(), 1, "{}", starved.err);
    let json = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("it is one JSON object");
    let (usual, starved) = (json(&usual), json(&starved.out));
    assert_eq!((&starved["threads"], &starved["seats"]), (&1.into(), &usual["seats"]));
}
