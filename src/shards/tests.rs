use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

use clap::Parser;

use super::{Parts, Played, Results, Run, Shard, gather, in_order, run, spans};

fn shard(text: &str) -> Shard {
    text.parse().expect("a shard")
}

#[test]
fn shards_share_all_matches_out() {
    for all in [0, 1, 5, 12, 13] {
        for of in 1..=14 {
            let shards = (1..=of).map(|number| shard(&format!("{number}/{of}")));
            let taken: Vec<u64> = shards.flat_map(|shard| shard.matches(all)).collect();
            let each: BTreeSet<u64> = taken.iter().copied().collect();
            assert_eq!((taken.len() as u64, each), (all, (0..all).collect()), "{all} on {of}");
        }
    }
    assert_eq!(shard("2/3").matches(9).collect::<Vec<_>>(), [1, 4, 7]);
    assert_eq!(Shard::WHOLE.matches(3).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(shard("2/3").count(u64::MAX - 3), (u64::MAX - 3) / 3);
}

#[test]
fn a_shard_is_a_number_of_so_many() {
    assert_eq!(shard("3/8").to_string(), "3/8");
    for wrong in ["", "3", "0/8", "9/8", "0/0", "-1/8", "1/x", "1/2/3", "1 / 2"] {
        assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
    }
}

#[test]
fn numbers_in_a_row_are_told_as_a_span() {
    assert_eq!(spans(&[1, 3, 4, 5, 9, 10]), "1, 3–5, 9–10");
    assert_eq!(spans(&[]), "");
}

/// A folder of files, and what each has.
struct Files(tempfile::TempDir);

impl Files {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("there is room"))
    }

    fn put(&self, name: &str, run: &Run, shard: &str, results: u64) -> PathBuf {
        let played = Played::since(SystemTime::now(), 1);
        let text = Results::new("trial", run.clone(), shard.parse().expect("a shard"), played, results).text().expect("it is JSON");
        let path = self.0.path().join(name);
        fs::write(&path, text).expect("it can be written");
        path
    }
}

fn refused(files: &[PathBuf], words: &[&str]) {
    let wrong = gather::<u64>("trial", files).expect_err("it is refused");
    let folder = files[0].parent().expect("a folder").display().to_string();
    let told: Vec<String> = wrong.iter().map(|line| line.replace(&format!("{folder}/"), "")).collect();
    assert_eq!(told, words);
}

#[test]
fn parts_are_put_in_order_and_none_may_be_missing_or_doubled() {
    let (files, own) = (Files::new(), run([("seed", "7".to_owned())]));
    let [one, two, three] = [1, 2, 3].map(|number| files.put(&format!("{number}"), &own, &format!("{number}/3"), number));
    let parts = gather::<u64>("trial", &[three, one.clone(), two.clone()]).expect("all are there");
    assert_eq!(parts.iter().map(|part| part.results).collect::<Vec<_>>(), [1, 2, 3]);
    refused(std::slice::from_ref(&two), &["2 of 3 shards are missing: 1, 3."]);
    let again = files.put("again", &own, "2/3", 2);
    refused(&[one.clone(), two, again], &["2 and again are the same shard. Leave one of them out.", "1 of 3 shards is missing: 3."]);
    refused(&[one, files.put("other", &own, "2/4", 2)], &["other does not belong with 1: its “shards” is “4”, not “3”."]);
}

#[test]
fn parts_of_different_runs_are_refused_with_what_differs() {
    let files = Files::new();
    let own = run([("game", "chess".to_owned()), ("seed", "7".to_owned()), ("content", "a".to_owned())]);
    let one = files.put("one", &own, "1/2", 1);
    for (name, value) in [("seed", "8"), ("build", "0"), ("content", "b"), ("game", "go"), ("matches", "3")] {
        let mut other = own.clone();
        let before = other.insert(name.to_owned(), value.to_owned()).unwrap_or_default();
        let two = files.put("two", &other, "2/2", 1);
        refused(&[one.clone(), two], &[&format!("two does not belong with one: its “{name}” is “{value}”, not “{before}”.")]);
    }
    let two = files.put("two", &run([("game", "go".to_owned())]), "2/2", 1);
    refused(&[one, two], &["two does not belong with one: its “game” is “go”, not “chess”."]);
}

#[test]
fn lists_are_put_in_the_order_of_the_matches() {
    for (all, of) in [(0, 2), (5, 2), (6, 3), (2, 4)] {
        let part = |number| {
            let shard = shard(&format!("{number}/{of}"));
            Results::new("trial", run([]), shard, Played::since(SystemTime::now(), 1), shard.matches(all).collect::<Vec<u64>>())
        };
        assert_eq!(in_order((1..=of).map(part).collect()), (0..all).collect::<Vec<_>>());
    }
}

#[test]
fn damaged_files_are_told_apart() {
    let files = Files::new();
    let one = files.put("one", &run([]), "1/1", 12);
    let good = crate::files::read_text(&one).expect("it is there");
    let with = |text: &[u8], words: &str| {
        fs::write(&one, text).expect("it can be written");
        refused(std::slice::from_ref(&one), &[words]);
    };
    let damaged = "one: The file is damaged. Play this shard again.";
    with(good.replace(":12}", ":13}").as_bytes(), damaged);
    with(&good.as_bytes()[..good.len() / 2], damaged);
    with(good.lines().next().unwrap_or_default().as_bytes(), damaged);
    with(b"{\"cyberdeck_results\":\xff\n", damaged);
    let foreign = "one: This is not a file of results, as “simulate --out” writes it.";
    with(b"", foreign);
    with(b"CyberdeckMatch(", foreign);
    let signed = |line: &str| format!("{line}\n{}\n", super::sum(line));
    with(signed("{\"cyberdeck_results\":1,\"tool\":\"trial\"}").as_bytes(), damaged);
    with(
        signed("{\"cyberdeck_results\":2,\"tool\":\"trial\"}").as_bytes(),
        "one: This file has format 2. This version of Cyberdeck reads formats up to 1. Use a newer version.",
    );
    fs::write(&one, good.replace('\n', "\r\n")).expect("it can be written");
    assert!(gather::<u64>("trial", &[one]).is_ok(), "other line ends do no harm");
    assert!(gather::<u64>("trial", &[PathBuf::from("no/such/file")]).is_err_and(|wrong| wrong[0].starts_with("no/such/file: ")));
}

/// A tool that knows of each match its number.
#[derive(Parser)]
struct Tool {
    #[command(flatten)]
    parts: Parts,
}

impl Tool {
    fn run(arguments: &[&str], seed: u64) -> Result<Option<Vec<u64>>, Vec<String>> {
        let tool = Self::try_parse_from([&["tool"], arguments].concat()).map_err(|error| vec![error.to_string()])?;
        let done = tool.parts.play("tool", run([("seed", seed.to_string())]), 11, 1, <[u64]>::to_vec)?;
        Ok(done.map(|(results, _)| results))
    }
}

#[test]
fn a_tool_in_parts_finds_out_what_it_does_in_one() {
    let files = Files::new();
    let names: Vec<String> = (1..=3).map(|number| files.0.path().join(number.to_string()).display().to_string()).collect();
    for (name, shard) in names.iter().zip(["1/3", "2/3", "3/3"]) {
        assert_eq!(Tool::run(&["--shard", shard, "--out", name], 1), Ok(None));
    }
    let merge: Vec<&str> = ["--merge"].into_iter().chain(names.iter().map(String::as_str)).collect();
    assert_eq!(Tool::run(&merge, 1), Tool::run(&[], 1));
    let other = Tool::run(&merge, 2).expect_err("it is another run");
    assert_eq!(other, ["The files do not belong to these arguments: their “seed” is “1”, not “2”."]);
    let nowhere = files.0.path().display().to_string();
    assert!(Tool::run(&["--out", &nowhere], 1).is_err_and(|wrong| wrong[0].contains("It can’t be written: ")));
    assert!(Tool::run(&["--shard", "1/2"], 1).is_err_and(|wrong| wrong[0].contains("--out")));
}
