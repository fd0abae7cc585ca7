//! The command line from outside: what it prints, and what it says to wrong arguments and files.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

mod damage;
mod hostile;
mod language;
mod shards;
mod words;

/// What came of a run.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

/// The program with nothing to read, no data folder of its own, in English, and without backtraces.
fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cyberdeck"));
    command.args(arguments).env_remove("CYBERDECK_DATA").env("LC_ALL", "C").env("RUST_BACKTRACE", "0").stdin(Stdio::null());
    command
}

fn outcome(command: &mut Command) -> Run {
    let output = command.output().expect("it starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Run { code: output.status.code(), out: text(&output.stdout), err: text(&output.stderr) }
}

fn run(arguments: &[&str]) -> Run {
    outcome(&mut program(arguments))
}

fn good(arguments: &[&str]) -> String {
    let Run { code, out, err } = run(arguments);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{arguments:?}");
    out
}

/// Runs it, expects this exit code, nothing on standard output and one line on standard error that has these words.
fn bad(code: i32, arguments: &[&str], words: &[&str]) {
    refused(run(arguments), code, arguments, words);
}

/// Expects this exit code, nothing on standard output and one line on standard error that has these words.
fn refused(run: Run, code: i32, arguments: &[&str], words: &[&str]) {
    let told = run.err.strip_prefix("cyberdeck: ").unwrap_or_else(|| panic!("{arguments:?}: {}", run.err));
    assert_eq!((run.code, run.out.as_str(), told.lines().count()), (Some(code), "", 1), "{arguments:?}: {told}");
    for word in words {
        assert!(told.contains(word), "{arguments:?}: “{told}” should say “{word}”");
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("temporary folders have plain names")
}

const TD: &str = "terminal-dispute";
const DW: &str = "data-warriors";

#[test]
fn help_has_examples_for_every_command() {
    let all = good(&["--help"]);
    for command in ["play", "watch", "simulate", "merge", "engine", "serve", "replay", "verify", "check", "screenshot", "film"] {
        assert!(all.contains(&format!("\n  {command} ")), "{command}");
        let help = good(&[command, "--help"]);
        assert!(help.contains("Example") && help.contains(&format!("cyberdeck {command}")) | (command == "engine"), "{help}");
    }
    assert!(good(&["--version"]).starts_with("cyberdeck "));
}

#[test]
fn wrong_arguments_are_told_in_one_sentence() {
    for (arguments, words) in [
        (vec!["dance"], vec!["dance"]),
        (vec!["--colour"], vec!["--colour"]),
        (vec!["watch"], vec!["<GAME>"]),
        (vec!["watch", "chess"], vec!["chess", TD]),
        (vec!["watch", TD, "--seat"], vec!["--seat"]),
        (vec!["watch", TD, "--seat", "bot:genius"], vec!["bot:genius", "random, easy, normal or hard"]),
        (vec!["watch", TD, "--seat", "robot"], vec!["robot", "bot:LEVEL"]),
        (vec!["watch", TD, "--seat", "human"], vec!["Only bots play here"]),
        (vec!["watch", TD, "--seed", "-1"], vec!["-1", "use a whole number from 0"]),
        (vec!["watch", TD, "--seed", "99999999999999999999"], vec!["use a whole number from 0"]),
        (vec!["watch", TD, "--seed", "seven"], vec!["seven", "use a whole number from 0"]),
        (vec!["watch", TD, "--option", "start"], vec!["KEY=VALUE"]),
        (vec!["watch", TD, "--option", "colour=red"], vec!["has no option “colour”", "start"]),
        (vec!["watch", TD, "--option", "start=7"], vec!["“start” must be one of", "7"]),
        (vec!["watch", TD, "--option", "start=5"], vec!["Seat 5 can’t start", "TD-3"]),
        (vec!["watch", TD, "--option", "start=1", "--option", "start=2"], vec!["“start” is given twice"]),
        (vec!["watch", TD, "--iterations", "5", "--time", "1"], vec!["--iterations", "--time"]),
        (vec!["watch", TD, "--time", "-1"], vec!["use a number of seconds from 0"]),
        (vec!["watch", TD, "--time", "NaN"], vec!["use a number of seconds from 0"]),
        (vec!["simulate", TD], vec!["Missing: --matches <N>."]),
        (vec!["simulate", TD, "--matches", "0"], vec!["--matches"]),
        (vec!["simulate", TD, "--matches", "3", "--threads", "0"], vec!["--threads"]),
        (vec!["simulate", TD, "--matches", "3", "--format", "xml"], vec!["xml", "text, json"]),
        (vec!["simulate", TD, "--matches", "3", "--shard", "1/2"], vec!["Missing: ", "--out <FILE>", "--seed <N>"]),
        (vec!["simulate", TD, "--matches", "3", "--seed", "1", "--shard", "3/2", "--out", "x"], vec!["3/2", "write it I/N, such as 3/8"]),
        (vec!["simulate", TD, "--matches", "3", "--out", "x", "--format", "json"], vec!["--out", "--format"]),
        (vec!["merge"], vec!["<FILE>"]),
        (vec!["play"], vec!["<GAME>"]),
        (vec!["play", TD, "--seat", "human", "--seat", "bot:x"], vec!["bot:x"]),
        (vec!["play", TD, "--resume", "x.match.ron"], vec!["--resume"]),
        (vec!["screenshot", "x.match.ron"], vec!["--out"]),
        (vec!["screenshot", "x.match.ron", "--out", "x.png", "--size", "big"], vec!["big", "WIDTHxHEIGHT"]),
        (vec!["screenshot", "x.match.ron", "--out", "x.png", "--pointer", "3"], vec!["3", "X,Y"]),
        (vec!["film", "x.match.ron"], vec!["--out"]),
        (vec!["film", "x.match.ron", "--out", "x", "--every", "0"], vec!["use a whole number from 1"]),
        (vec!["film", "x.match.ron", "--out", "x", "--fps", "500"], vec!["use a whole number from 1 to 120"]),
        (vec!["film", "x.match.ron", "--out", "x", "--every", "2", "--fps", "5"], vec!["--every", "--fps"]),
        (vec!["check"], vec!["<FILE>"]),
    ] {
        bad(2, &arguments, &words);
    }
    let seven = ["--seat", "bot:random"].repeat(7);
    bad(2, &[&["watch", TD], seven.as_slice()].concat(), &["1 to 6 players, not 7"]);
    let many = ["--seat", "human"].repeat(300);
    bad(2, &[&["play", TD], many.as_slice()].concat(), &["1 to 6 players"]);
}

#[test]
fn watch_tells_a_match_and_keeps_it_for_replay() {
    let folder = folder();
    let file = folder.path().join("evening.match.ron");
    let arguments = ["watch", TD, "--seat", "Ann=bot:random", "--seat", "bot:easy", "--iterations", "5", "--seed", "7"];
    let log = good(&[&arguments[..], &["--save", text(&file)]].concat());
    assert!(log.starts_with("Terminal Dispute: Ann (bot:random), Bot 2 (bot:easy); seed 7\n\n   1  Round 1: "), "{log}");
    for words in ["Ann writes ", "Bot 2 writes ", "Round 12 is over", "matrix ", " + charger ", "\n1. ", "\n2. ", " points\n"] {
        assert!(log.contains(words), "{words}");
    }
    assert_eq!(good(&arguments), log, "the same seed gives the same match");

    // A match that is over has no secrets any more, so its replay is the same log.
    let before = fs::read(&file).expect("it is kept");
    assert_eq!(good(&["replay", text(&file)]), log);
    let some = good(&["replay", text(&file), "--to", "2"]);
    assert!(some.contains("\n   2  ") && !some.contains("\n   4  ") && some.contains("After action 2 of "), "{some}");
    let seen = good(&["replay", text(&file), "--seat", "1"]);
    assert!(seen.contains("Ann writes ") && seen.contains("Bot 2 writes "), "{seen}");
    assert!(seen.contains(" points so far."), "{seen}");
    bad(2, &["replay", text(&file), "--to", "1000"], &["no action 1000"]);
    bad(2, &["replay", text(&file), "--seat", "3"], &["no seat 3", "1 to 2"]);
    bad(2, &["replay", text(&file), "--seat", "0"], &["no seat 0"]);
    assert_eq!(fs::read(&file).expect("it is kept"), before);

    assert!(good(&["check", text(&file)]).contains("fine, a match of Terminal Dispute: "));
    bad(1, &[&arguments[..], &["--save", text(&file)]].concat(), &["A file with this name already exists"]);
    bad(1, &[&arguments[..], &["--save", text(&file.join("below"))]].concat(), &["It can’t be written"]);
}

#[test]
fn a_replay_keeps_the_secrets_of_a_match_that_is_not_over() {
    let folder = folder();
    let file = folder.path().join("evening.match.ron");
    good(&["watch", DW, "--seat", "bot:random", "--seat", "bot:random", "--seed", "7", "--save", text(&file)]);
    let whole = fs::read_to_string(&file).expect("it is kept");
    let part: String = whole.lines().take(8).map(|line| format!("{line}\n")).collect();
    fs::write(&file, part).expect("it can be written");
    let seen = good(&["replay", text(&file)]);
    assert!(seen.contains("Bot 1 draws 1 card."), "{seen}");
    let all = good(&["replay", text(&file), "--all"]);
    assert!(!all.contains("Bot 1 draws 1 card.") && all.contains("Bot 1 draws "), "{all}");
}

#[test]
fn simulate_reports_the_same_whatever_the_threads() {
    let report = |threads: &str| -> serde_json::Value {
        let arguments = ["simulate", TD, "--matches", "60", "--seat", "bot:random", "--seat", "bot:easy"];
        let more = ["--iterations", "3", "--seed", "4", "--format", "json", "--threads", threads];
        serde_json::from_str(&good(&[&arguments[..], &more].concat())).expect("it is one JSON object")
    };
    let (one, three) = (report("1"), report("3"));
    assert_eq!((&one["seats"], &one["actions_mean"]), (&three["seats"], &three["actions_mean"]));
    assert_eq!((&one["game"], &one["matches"]), (&TD.into(), &60.into()));
    for rate in ["seconds", "matches_per_second", "actions_per_second", "actions_mean", "elapsed_seconds"] {
        assert!(one[rate].as_f64().is_some_and(|rate| rate > 0.0), "{rate}");
    }
    assert_eq!((one["seats"][0]["bot"].as_str(), one["seats"][1]["bot"].as_str()), (Some("bot:random"), Some("bot:easy")));
    let wins = |seat: usize| one["seats"][seat]["wins"].as_u64().expect("a number");
    assert!(wins(0) + wins(1) >= 60 && one["seats"][0]["score_sd"].as_f64().is_some_and(|sd| sd > 1.0));
    let text = good(&["simulate", TD, "--matches", "5", "--seat", "bot:random"]);
    assert!(text.contains("5 matches") && text.contains("bot:random"), "{text}");
}

#[test]
fn content_of_ones_own_is_laid_over_and_its_mistakes_are_told_with_their_place() {
    let folder = folder();
    let ranks = folder.path().join("terminal_dispute/ranks.ron");
    fs::create_dir_all(ranks.parent().expect("it has a folder")).expect("there is room");
    let solo = ["watch", TD, "--seat", "bot:random", "--seed", "1"];
    let own = [&["--content", text(folder.path())], &solo[..]].concat();

    fs::write(&ranks, "[(at_least: 0, title: \"Hero\", line: \"Well done.\")]\n").expect("it can be written");
    assert!(good(&own).contains("Hero: Well done."));
    assert!(good(&["check", text(folder.path())]).contains("fine, content (1 file)"));
    assert!(good(&["check", text(&ranks)]).contains("fine, content"));

    // A match made with it can't be opened without it, and the other way round.
    let file = folder.path().join("own.match.ron");
    good(&[&own[..], &["--save", text(&file)]].concat());
    bad(1, &["replay", text(&file)], &["own.match.ron:1:", "other content", "--content"]);
    good(&["--content", text(folder.path()), "replay", text(&file)]);

    let here = format!("{}:2:", ranks.display());
    for broken in [
        "[\n(at_least: 0, title: \"Hero\")]",
        "[\n(at_least: zero, title: \"\", line: \"\")]",
        "[\n(at_least: 0, titel: \"\", line: \"\")]",
    ] {
        fs::write(&ranks, broken).expect("it can be written");
        bad(1, &own, &[&here]);
        bad(1, &["check", text(&ranks)], &[&here]);
        bad(1, &["check", text(folder.path())], &[&here]);
    }
    fs::write(&ranks, b"\xff\xfe").expect("it can be written");
    bad(1, &own, &["ranks.ron: It can’t be read: line 1 is not valid UTF-8"]);
    bad(1, &["--content", "no/such/folder", "watch", TD], &["no/such/folder: There is no such folder."]);
}

#[test]
fn check_tells_every_problem_and_goes_on() {
    let scenes = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenes/terminal_dispute.scn.ron");
    assert!(good(&["check", text(&scenes)]).contains("fine, a scene"));

    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("bad.match.ron"), "CyberdeckMatch(format:1,oh").expect("it can be written");
    fs::write(path("empty.match.ron"), "").expect("it can be written");
    fs::write(path("bad.scn.ron"), "(\n  lamps: [,").expect("it can be written");
    fs::write(path("notes.txt"), "").expect("it can be written");
    let names = ["bad.match.ron", "empty.match.ron", "bad.scn.ron", "notes.txt", "missing.scn.ron"];
    let paths: Vec<_> = names.iter().map(|name| path(name)).collect();
    let arguments: Vec<_> = std::iter::once("check").chain(paths.iter().map(|path| text(path))).collect();
    let Run { code, err, .. } = run(&arguments);
    assert_eq!((code, err.lines().count()), (Some(1), names.len()), "{err}");
    for words in [
        "bad.match.ron:1: ",
        "empty.match.ron: The file is empty",
        "bad.scn.ron:2:",
        "notes.txt: Files of this kind can’t be checked",
        "missing.scn.ron: It can’t be read",
    ] {
        assert!(err.contains(words), "“{err}” should say “{words}”");
    }
    bad(1, &["check", text(folder.path())], &["no content file in this folder"]);
}

#[test]
fn files_that_are_no_good_matches_are_told_by_every_command() {
    let folder = folder();
    let file = folder.path().join("x.match.ron");
    for (bytes, words) in [(&b"PK"[..], "not a match file"), (b"", "is empty"), (b"CyberdeckMatch(format:9,game:\"chess\")\n", "format 9")]
    {
        fs::write(&file, bytes).expect("it can be written");
        bad(1, &["replay", text(&file)], &["x.match.ron", words]);
        bad(1, &["play", "--resume", text(&file)], &["x.match.ron", words]);
        bad(1, &["screenshot", text(&file), "--out", "x.png"], &["x.match.ron", words]);
        bad(1, &["film", text(&file), "--out", "x"], &["x.match.ron", words]);
        assert_eq!(fs::read(&file).expect("it is there"), bytes);
    }
    bad(1, &["replay", text(&folder.path().join("none.match.ron"))], &["none.match.ron: It can’t be opened"]);
}

#[test]
fn a_film_is_of_a_part_of_the_match() {
    let folder = folder();
    let file = folder.path().join("x.match.ron");
    good(&["watch", TD, "--seat", "bot:random", "--seat", "bot:random", "--save", text(&file)]);
    for (arguments, words) in [
        (&["--from", "9999"][..], "There is no action 9999"),
        (&["--to", "9999"], "There is no action 9999"),
        (&["--from", "9", "--to", "3"], "--from 9 --to 3"),
        (&["--seat", "3"], "There is no seat 3"),
        (&["--seat", "0"], "There is no seat 0"),
    ] {
        bad(2, &[&["film", text(&file), "--out", "never-made"], arguments].concat(), &[words]);
    }
}

#[cfg(not(feature = "desktop"))]
#[test]
fn a_build_without_window_says_so_and_what_to_do() {
    let folder = folder();
    let file = folder.path().join("x.match.ron");
    good(&["watch", TD, "--seat", "bot:random", "--save", text(&file)]);
    for arguments in [
        vec![],
        vec!["play", TD],
        vec!["play", "--resume", text(&file)],
        vec!["screenshot", text(&file), "--out", "x.png"],
        vec!["film", text(&file), "--out", "x"],
    ] {
        bad(1, &arguments, &["This build has no window", "cyberdeck watch"]);
    }
}

#[cfg(not(feature = "desktop"))]
#[test]
fn a_match_file_alone_is_opened_in_the_window() {
    let folder = folder();
    let named = |name: &str| {
        let file = folder.path().join(name);
        fs::write(&file, "").expect("files can be written");
        file
    };
    // What is in it is told in the window; here there is none.
    for file in [named("evening.match.ron"), named("without an ending"), folder.path().join("lost.match.ron")] {
        bad(1, &[text(&file)], &["This build has no window"]);
    }
    bad(2, &[text(&folder.path().join("lost"))], &["There is no command"]);
    bad(2, &[text(&named("evening.match.ron")), "--seed"], &["There is no command"]);
    // A command is a command, whatever lies around.
    named("help");
    let run = outcome(program(&["help"]).current_dir(folder.path()));
    assert_eq!(run.code, Some(0), "{}", run.err);
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    for arguments in
        [vec!["watch", TD, "--seat", "bot:random"], vec!["--help"], vec!["simulate", TD, "--matches", "50", "--seat", "bot:random"]]
    {
        let mut child = program(&arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        drop(child.stdout.take());
        let mut told = String::new();
        child.stderr.take().expect("there is one").read_to_string(&mut told).expect("it is text");
        assert_eq!((child.wait().expect("it ends").code(), told.as_str()), (Some(0), ""), "{arguments:?}");
    }
}

/// A built-in file is fine, also in a folder of content; with this broken in it, it is told where and why.
fn is_played_by_check(name: &str, what: &str, (good_part, broken): (&str, &str), why: &[&str]) {
    let built_in = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(name);
    assert!(good(&["check", text(&built_in)]).ends_with(what));
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join(name);
    fs::create_dir_all(file.parent().expect("it has a folder")).expect("there is room");
    let as_it_is = fs::read_to_string(built_in).expect("it is there");
    fs::write(&file, &as_it_is).expect("it can be written");
    assert!(good(&["check", text(folder.path())]).ends_with("fine, content (1 file)\n"));
    fs::write(&file, as_it_is.replacen(good_part, broken, 1)).expect("it can be written");
    for path in [text(&file), text(folder.path())] {
        bad(1, &["check", path], why);
    }
}

#[test]
fn lessons_are_played_by_check() {
    let change = ("Do(Write(value: 3, cell: 6))", "Do(Write(value: 3, cell: 0))");
    let why = ["td-1.ron:43:", "Write(value:3,cell:0): This box is filled."];
    is_played_by_check("lessons/td-1.ron", "td-1.ron: fine, a lesson\n", change, &why);
}

#[test]
fn puzzles_are_played_by_check() {
    let why = ["terminal-dispute.ron:2:", "Roll:"];
    is_played_by_check("puzzles/terminal-dispute.ron", "terminal-dispute.ron: fine, puzzles\n", ("line:[", "line:[Roll,"), &why);
}
