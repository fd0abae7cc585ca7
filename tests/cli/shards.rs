//! A simulation in shards: together they are what one run is, and what does not belong together is refused.

use std::path::PathBuf;

use cyberdeck::games::IDS;
use serde_json::{Map, Value};

use super::{DW, TD, bad, folder, fs, good, program, text};

/// What depends on the clock.
const TIMES: [&str; 5] = ["seconds", "elapsed_seconds", "matches_per_second", "actions_per_second", "threads"];

/// A report without what depends on the clock: the JSON as text, so that every digit counts.
fn timeless(report: &str) -> String {
    let mut report: Map<String, Value> = serde_json::from_str(report).expect("it is one JSON object");
    for time in TIMES {
        assert!(report.remove(time).is_some_and(|time| time.as_f64().is_some_and(|time| time > 0.0)), "{time}");
    }
    Value::from(report).to_string()
}

/// Lines of a report for people, without those of the clock.
fn lines(report: &str) -> Vec<&str> {
    report.lines().filter(|line| !line.starts_with("Processor time: ") && !line.starts_with("Per second: ")).collect()
}

/// Some matches of a game, in shards.
struct Shards {
    folder: tempfile::TempDir,
    arguments: Vec<&'static str>,
}

impl Shards {
    fn new(game: &'static str, arguments: &[&'static str]) -> Self {
        let seats = ["--seat", "bot:random", "--seat", "bot:easy", "--iterations", "2"];
        Self { folder: folder(), arguments: [&["simulate", game], &seats[..], arguments].concat() }
    }

    fn one_run(&self, format: &str) -> String {
        good(&[&self.arguments[..], &["--format", format]].concat())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Plays a shard, and names its file.
    fn play(&self, shard: &str, more: &[&str]) -> String {
        let path = self.path(&format!("{} {}.json", shard.replace('/', " of "), more.join(" ").replace('/', "")));
        let file = text(&path).to_owned();
        let told = good(&[&self.arguments[..], &["--shard", shard, "--out", &file], more].concat());
        assert_eq!(told, "");
        file
    }
}

fn merge(files: &[String], format: &str) -> String {
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    good(&[&["merge", "--format", format], &files[..]].concat())
}

fn refused(files: &[&String], words: &[&str]) {
    let files: Vec<&str> = files.iter().map(|file| file.as_str()).collect();
    bad(1, &[&["merge"], &files[..]].concat(), words);
}

#[test]
fn shards_together_are_what_one_run_is_in_every_game() {
    for game in IDS {
        let shards = Shards::new(game, &["--matches", "7", "--seed", "40"]);
        let mut files = vec![shards.play("3/3", &[]), shards.play("1/3", &["--threads", "2"]), shards.play("2/3", &[])];
        assert_eq!(timeless(&merge(&files, "json")), timeless(&shards.one_run("json")), "{game}");
        files.reverse();
        assert_eq!(lines(&merge(&files, "text")), lines(&shards.one_run("text")), "{game}");
    }
}

#[test]
fn a_single_file_and_empty_shards_are_fine() {
    let shards = Shards::new(TD, &["--matches", "2", "--seed", "3"]);
    let one_run = timeless(&shards.one_run("json"));
    assert_eq!(timeless(&merge(&[shards.play("1/1", &[])], "json")), one_run);
    let files: Vec<String> = (1..=4).map(|number| shards.play(&format!("{number}/4"), &[])).collect();
    assert_eq!(timeless(&merge(&files, "json")), one_run);
}

#[test]
fn shards_of_another_run_are_refused_with_what_differs() {
    let own = Shards::new(DW, &["--matches", "3", "--seed", "5"]);
    let one = own.play("1/2", &[]);
    for (game, arguments, words) in [
        (TD, vec!["--matches", "3", "--seed", "5"], ["“game” is “terminal-dispute”", "not “data-warriors”"]),
        (DW, vec!["--matches", "3", "--seed", "6"], ["“seed” is “6”", "not “5”"]),
        (DW, vec!["--matches", "4", "--seed", "5"], ["“matches” is “4”", "not “3”"]),
        (DW, vec!["--matches", "3", "--seed", "5", "--seat", "bot:random"], ["“seats” is “bot:random, bot:easy, bot:random”", "not “bot"]),
        (DW, vec!["--matches", "3", "--seed", "5", "--option", "drive1=call-stack"], ["“options” is “drive1=call-stack”", "not “”"]),
    ] {
        let other = Shards::new(game, &arguments);
        refused(&[&one, &other.play("2/2", &[])], &[&["2 of 2", "does not belong with", "1 of 2", "its"], &words[..]].concat());
    }
    let mut thinking = Shards::new(DW, &["--matches", "3", "--seed", "5"]);
    thinking.arguments.retain(|argument| !["--iterations", "2"].contains(argument));
    refused(&[&one, &thinking.play("2/2", &[])], &["“thinking” is “by level”, not “2 iterations”"]);
    refused(&[&one, &own.play("2/3", &[])], &["“shards” is “3”, not “2”"]);

    let content = own.path("content/data_warriors");
    fs::create_dir_all(&content).expect("there is room");
    let drives = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/data_warriors/drives.ron");
    let changed = fs::read_to_string(drives).expect("it is there") + "\n// Mine.\n";
    fs::write(content.join("drives.ron"), changed).expect("it can be written");
    refused(&[&one, &own.play("2/2", &["--content", text(&own.path("content"))])], &["its “content” is “"]);
}

#[test]
fn missing_and_doubled_shards_are_named() {
    let shards = Shards::new(TD, &["--matches", "6", "--seed", "5"]);
    let [one, two, four] = ["1/6", "2/6", "4/6"].map(|shard| shards.play(shard, &[]));
    refused(&[&four, &one, &two], &["3 of 6 shards are missing: 3, 5–6."]);
    let [all, again] = ["1/1", "1/1"].map(|shard| shards.play(shard, &[]));
    refused(&[&all, &again], &["1 of 1 .json and ", "are the same shard. Leave one of them out."]);
}

#[test]
fn damaged_files_are_told_in_one_sentence() {
    let shards = Shards::new(TD, &["--matches", "2", "--seed", "5"]);
    let file = shards.play("1/1", &[]);
    let whole = fs::read_to_string(&file).expect("it is there");
    for broken in [&whole[..whole.len() / 2], &whole.replace("\"matches\":2", "\"matches\":3"), &whole.replacen(':', ";", 3)] {
        fs::write(&file, broken).expect("it can be written");
        refused(&[&file], &["1 of 1 .json: "]);
    }
    fs::write(&file, "[]").expect("it can be written");
    refused(&[&file], &["This is not a file of results, as “simulate --out” writes it."]);
    refused(&[&"no/such.json".to_owned()], &["no/such.json: It can’t be read: "]);
}

#[test]
fn a_place_that_cannot_be_written_is_told_before_the_first_match() {
    let (folder, began) = (folder(), std::time::Instant::now());
    let below = folder.path().join("file");
    fs::write(&below, "").expect("there is room");
    for place in [folder.path().to_owned(), below.join("part.json")] {
        let arguments = ["simulate", TD, "--matches", "1000000000", "--out", text(&place)];
        bad(1, &arguments, &["It can’t be written: "]);
    }
    assert!(began.elapsed().as_secs() < 60);
}

#[test]
fn merging_speaks_german_too() {
    let shards = Shards::new(TD, &["--matches", "2", "--seed", "5"]);
    let file = shards.play("1/2", &[]);
    let run = program(&["--language", "de", "merge", &file]).output().expect("it starts");
    assert!(String::from_utf8_lossy(&run.stderr).contains("1 von 2 Teilen fehlt: 2."));
}
