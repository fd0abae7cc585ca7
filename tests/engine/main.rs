//! The engine protocol from outside: the session of its page, mistakes, hostile lines, and the bot in Python.

mod lookup;
mod questions;
mod rehearsal;
#[cfg(feature = "schema")]
mod schema;

use cyberdeck::rules::content::Content;
use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// Sends lines and gives the answers.
fn engine(input: &[u8]) -> Vec<String> {
    engine_with(&[], input)
}

/// The same with arguments before the subcommand.
fn engine_with(arguments: &[&str], input: &[u8]) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cyberdeck"))
        .env("LC_ALL", "C")
        .args(arguments)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("it has input");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input).expect("it reads"));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("all was sent");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
    String::from_utf8(output.stdout).expect("answers are text").lines().map(str::to_owned).collect()
}

fn ask(requests: &[Value]) -> Vec<Value> {
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    engine(input.as_bytes()).iter().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

fn kind(answer: &Value) -> &str {
    answer["error"]["kind"].as_str().unwrap_or("none")
}

/// Whether a line is what a page says, in which `…` stands for anything.
fn fits(line: &str, said: &str) -> bool {
    let parts: Vec<_> = said.split('…').collect();
    let [first, middle @ .., last] = parts.as_slice() else { return line == said };
    let Some(mut rest) = line.strip_prefix(first).and_then(|rest| rest.strip_suffix(last)) else { return false };
    middle.iter().all(|part| {
        let found = rest.find(part);
        rest = found.map_or("", |at| &rest[at + part.len()..]);
        found.is_some()
    })
}

#[test]
fn the_session_of_the_page_goes_as_it_says() {
    let page = include_str!("../../docs/protocol.md");
    let lines = |mark: &'static str| page.lines().filter_map(move |line| line.strip_prefix(mark));
    let sent: String = lines("> ").map(|line| format!("{line}\n")).collect();
    let expected: Vec<_> = lines("< ").collect();
    let answers = engine(sent.as_bytes());
    assert!(expected.len() > 20 && answers.len() == expected.len());
    for (answer, expected) in answers.iter().zip(expected) {
        assert!(fits(answer, expected), "the page says\n{expected}\nand it was\n{answer}");
    }
}

#[test]
fn the_page_names_every_request() {
    let page = include_str!("../../docs/protocol.md");
    let answer = &ask(&[json!({"do": "new", "game": "terminal-dispute"}), json!({"do": "dance", "match": "m1"})])[1];
    let text = answer["error"]["text"].as_str().expect("a sentence");
    let known = text.split("Known: ").nth(1).expect("it lists them").trim_end_matches('.');
    for request in known.split(", ") {
        assert!(page.contains(&format!("| `{request}` |")), "{request}");
    }
}

#[test]
fn a_whole_match_is_played_by_the_bots() {
    let mut requests = vec![json!({"do": "new", "game": "terminal-dispute", "setup": {"seats": 1}, "seed": 3})];
    // The actions are not known before they are answered, so the match is played twice: once here, once there.
    use cyberdeck::matches::{Match, SeatSpec};
    use cyberdeck::rules::game::{Seat, Setup};
    use cyberdeck::rules::terminal_dispute::State;
    let mut table = Match::<State>::create(Setup::new(1), 3, Content::built_in(), &[SeatSpec::human()], None).expect("the setup is right");
    let mut legal = Vec::new();
    while !table.actors().is_empty() {
        table.legal_actions(Seat(0), &mut legal);
        let action = legal[legal.len() / 2];
        requests.push(json!({"do": "apply", "match": "m1", "seat": 0, "action": action, "version": table.version()}));
        table.apply(Seat(0), &action, None).expect("it is legal");
    }
    requests.push(json!({"id": "end", "do": "outcome", "match": "m1"}));
    requests.push(json!({"do": "apply", "match": "m1", "seat": 0, "action": "Roll"}));
    requests.push(json!({"do": "bot", "match": "m1", "seat": 0}));
    let answers = ask(&requests);
    let [.., outcome, over, bot] = answers.as_slice() else { panic!("there are answers") };
    let scores = table.outcome().expect("it is over").scores;
    assert_eq!(outcome["id"], "end");
    assert_eq!(outcome["outcome"], json!({"scores": [scores[0]], "places": [1], "winners": [0]}));
    assert_eq!((kind(over), &over["error"]["rule"]), ("refused", &json!("TD-4")));
    assert_eq!(kind(bot), "not-now");
}

#[test]
fn a_state_can_be_edited_and_loaded_and_says_all_that_is_wrong() {
    let first = ask(&[
        json!({"do": "new", "game": "terminal-dispute", "seed": 1}),
        json!({"do": "apply", "match": "m1", "seat": 0, "action": "Roll"}),
        json!({"do": "apply", "match": "m1", "seat": 1, "action": "Roll"}),
        json!({"do": "state", "match": "m1"}),
    ]);
    let state = &first[3]["state"];
    let edited = |field: &str, value: Value| {
        let mut state = state.clone();
        state[field] = value;
        json!({"do": "load", "game": "terminal-dispute", "state": state})
    };
    let answers = ask(&[
        edited("dice", json!([6, 6, 6, 6, 6])),
        json!({"do": "state", "match": "m1"}),
        edited("dice", json!([6, 6, 6, 6, 9])),
        edited("seats", json!(200)),
        edited("phase", json!("Write")),
        edited("novelty", json!(1)),
        json!({"do": "load", "game": "chess", "state": state}),
        json!({"do": "load", "game": "terminal-dispute", "state": 5}),
    ]);
    assert_eq!((&answers[0]["match"], &answers[1]["state"]["dice"]), (&json!("m1"), &json!([6, 6, 6, 6, 6])));
    for (at, answer) in answers.iter().enumerate().skip(2) {
        let expected = if at == 6 { "unknown-game" } else { "invalid" };
        assert_eq!(kind(answer), expected, "{at}: {answer}");
    }
    assert!(answers[2]["error"]["problems"][0].as_str().is_some_and(|problem| problem.contains("dice")), "{}", answers[2]);
}

#[test]
fn a_bot_answers_the_same_at_the_same_version_and_changes_nothing() {
    let bot = |level: &str| json!({"do": "bot", "match": "m1", "seat": 0, "level": level, "iterations": 30});
    let answers = ask(&[
        json!({"do": "new", "game": "terminal-dispute", "setup": {"seats": 1}, "seed": 9}),
        json!({"do": "apply", "match": "m1", "seat": 0, "action": "Roll"}),
        bot("hard"),
        bot("hard"),
        bot("random"),
        bot("genius"),
        json!({"do": "bot", "match": "m1", "seat": 1}),
    ]);
    assert_eq!(answers[2], answers[3]);
    assert!(answers[2]["action"].is_object() && answers[4]["action"].is_object());
    assert_eq!((kind(&answers[5]), kind(&answers[6])), ("bad-request", "bad-request"));
    assert_eq!(answers[4]["version"], 1);
}

#[test]
fn a_line_that_is_too_long_is_passed_over() {
    let mut input = br#"{"id":1,"do":""#.to_vec();
    input.extend(vec![b'x'; 3 << 20]);
    input.extend(b"\"}\n{\"id\":2,\"do\":\"games\"}\n");
    // As long as it may be, and without a line end.
    let mut longest = br#"{"id":3,"do":"games"}"#.to_vec();
    longest.resize(1 << 20, b' ');
    input.extend(&longest);
    let answers = engine(&input);
    let kinds: Vec<Value> = answers.iter().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect();
    assert_eq!(kinds.iter().map(kind).collect::<Vec<_>>(), ["too-long", "none", "none"]);
    assert_eq!(kinds[2]["id"], 3);
    longest.push(b' ');
    assert!(engine(&longest)[0].contains("too-long"));
}

#[test]
fn open_matches_and_queued_results_are_bounded() {
    let new = || json!({"do": "new", "game": "terminal-dispute", "seed": 1});
    let mut requests: Vec<Value> = std::iter::repeat_with(new).take(300).collect();
    requests.push(json!({"do": "close", "match": "m7"}));
    requests.extend([new(), new()]);
    let answers = ask(&requests);
    let kinds: Vec<&str> = answers.iter().map(kind).collect();
    assert!(kinds[..256].iter().all(|kind| *kind == "none") && kinds[256..300].iter().all(|kind| *kind == "too-many"), "{kinds:?}");
    assert_eq!(kinds[300..], ["none", "none", "too-many"], "one is closed, so one can be opened");
    assert_eq!(answers[301]["match"], "m257");
    assert!(answers[256]["error"]["text"].as_str().is_some_and(|text| text.contains("256 matches are open")), "{}", answers[256]);

    // Nothing queued is no step, and no more is queued than fits.
    let queue = |results: &[u8]| json!({"do": "queue", "match": "m1", "results": results});
    let answers = ask(&[new(), queue(&[]), queue(&[6; 32]), queue(&[6]), queue(&[])]);
    assert_eq!(answers.iter().map(kind).collect::<Vec<_>>(), ["none", "not-now", "none", "not-now", "not-now"]);
    assert!(answers[1]["error"]["text"].as_str().is_some_and(|text| text.contains("at least one result")), "{}", answers[1]);
    let page = include_str!("../../docs/protocol.md");
    assert!(page.contains("256") && page.contains("`too-many`"), "the page says so");
}

#[test]
fn bad_lines_get_their_reason() {
    let cases: &[(&[u8], &str)] = &[
        (b"", "bad-json"),
        (b"hello", "bad-json"),
        (b"\xff\xfe", "bad-json"),
        (b"[]", "bad-json"),
        (b"{}", "bad-request"),
        (br#"{"do":"games","do":"games"}"#, "bad-json"),
        (br#"{"do":"new","game":"terminal-dispute","setup":{"seats":2,"options":{"start":"1","start":"2"}}}"#, "bad-json"),
        (br#"{"do":7}"#, "bad-request"),
        (br#"{"do":"dance"}"#, "bad-request"),
        (br#"{"do":"new","game":"chess"}"#, "unknown-game"),
        (br#"{"do":"new","game":"terminal-dispute","seed":-1}"#, "bad-request"),
        (br#"{"do":"new","game":"terminal-dispute","seed":1.5}"#, "bad-request"),
        (br#"{"do":"new","game":"terminal-dispute","seed":99999999999999999999}"#, "bad-request"),
        (br#"{"do":"new","game":"terminal-dispute","setup":{"seats":7}}"#, "invalid"),
        (br#"{"do":"new","game":"terminal-dispute","setup":{"seats":0}}"#, "invalid"),
        (br#"{"do":"new","game":"terminal-dispute","setup":{"seats":256}}"#, "bad-request"),
        (br#"{"do":"new","game":"terminal-dispute","setup":{"seats":2,"options":{"colour":"red"}}}"#, "invalid"),
        (br#"{"do":"new","game":"terminal-dispute","sead":1}"#, "bad-request"),
        (br#"{"do":"actors","match":"m9"}"#, "unknown-match"),
        (br#"{"do":"actors","match":"m1"}"#, "none"),
        (br#"{"do":"actions","match":"m1"}"#, "bad-request"),
        (br#"{"do":"actions","match":"m1","seat":2}"#, "bad-request"),
        (br#"{"do":"actions","match":"m1","seat":-1}"#, "bad-request"),
        (br#"{"do":"actions","match":"m1","seat":18446744073709551615}"#, "bad-request"),
        (br#"{"do":"apply","match":"m1","seat":0,"action":{"Charge":[70]}}"#, "bad-request"),
        (br#"{"do":"apply","match":"m1","seat":0,"action":{"Write":{"value":1,"cell":200}}}"#, "refused"),
        (br#"{"do":"apply","match":"m1","seat":0,"action":"Fly"}"#, "bad-request"),
        (br#"{"do":"apply","match":"m1","seat":0,"action":"Roll","version":5}"#, "stale"),
        (br#"{"do":"undo","match":"m1"}"#, "not-now"),
        (br#"{"do":"redo","match":"m1","seat":0}"#, "not-now"),
        (br#"{"do":"queue","match":"m1","results":[0]}"#, "not-now"),
        (
            br#"{"do":"queue","match":"m1","results":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}"#,
            "not-now",
        ),
        (br#"{"do":"close","match":"m1"}"#, "none"),
        (br#"{"do":"close","match":"m1"}"#, "unknown-match"),
    ];
    let mut input = b"{\"do\":\"new\",\"game\":\"terminal-dispute\",\"setup\":{\"seats\":2,\"options\":{\"start\":\"1\"}}}\n".to_vec();
    for (line, _) in cases {
        input.extend(*line);
        input.push(b'\n');
    }
    let answers = engine(&input);
    assert_eq!(answers.len(), cases.len() + 1);
    for ((line, expected), answer) in cases.iter().zip(&answers[1..]) {
        let answer: Value = serde_json::from_str(answer).expect("an answer is JSON");
        assert_eq!(kind(&answer), *expected, "{}: {answer}", String::from_utf8_lossy(line));
        if *expected != "none" {
            assert!(answer["error"]["text"].as_str().is_some_and(|text| text.ends_with(['.', ')'])), "{answer}");
        }
    }
}

/// A generator of garbage that is the same every time.
struct Garbage(u64);

impl Garbage {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}

#[test]
fn garbage_gets_an_answer_a_line_and_never_a_panic() {
    let good = include_str!("../../docs/protocol.md").lines().filter_map(|line| line.strip_prefix("> ")).collect::<Vec<_>>();
    let state = ask(&[
        json!({"do": "new", "game": "terminal-dispute", "setup": {"seats": 2, "options": {"start": "1"}}}),
        json!({"do": "apply", "match": "m1", "seat": 0, "action": "Roll"}),
        json!({"do": "state", "match": "m1"}),
    ]);
    let load = json!({"do": "load", "game": "terminal-dispute", "state": state[2]["state"]}).to_string();
    let mut garbage = Garbage(0x1234_5678_9ABC_DEF1);
    let mut input = Vec::new();
    let lines = 6000;
    for number in 0..lines {
        // A good line, or a state, with some bytes changed, swapped or cut out; numbers like to be strange.
        let source = if number % 3 == 0 { load.as_str() } else { good[garbage.below(good.len())] };
        let mut line = source.as_bytes().to_vec();
        for _ in 0..=garbage.below(4) {
            let at = garbage.below(line.len());
            match garbage.below(5) {
                0 => line[at] = garbage.below(256) as u8,
                1 => drop(line.splice(at..at, *b"99999999999")),
                2 => drop(line.drain(at..(at + garbage.below(9)).min(line.len()))),
                _ => {
                    // Another digit where there is one: what still parses goes deepest.
                    if let Some(digit) = line[at..].iter().position(u8::is_ascii_digit) {
                        line[at + digit] = b'0' + garbage.below(10) as u8;
                    }
                }
            }
            if line.is_empty() {
                line.push(b'{');
            }
        }
        line.iter_mut().filter(|byte| **byte == b'\n').for_each(|byte| *byte = b' ');
        input.extend(&line);
        input.push(b'\n');
        // A loaded state has to be playable.
        for what in ["actors", "view", "bot", "outcome"] {
            input.extend(
                json!({"do": what, "match": format!("m{}", garbage.below(40) + 1), "seat": 0, "level": "random"}).to_string().bytes(),
            );
            input.push(b'\n');
        }
    }
    let answers = engine(&input);
    assert_eq!(answers.len(), lines * 5);
    let loaded = answers.iter().step_by(15).filter(|answer| answer.contains("\"match\":")).count();
    assert!(loaded > 20, "only {loaded} of the changed states could be loaded, so the rest of the test says little");
}

#[test]
fn the_bot_in_python_plays_a_match() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/bot.py");
    assert!(include_str!("../../examples/bot.py").lines().count() <= 40);
    let played = Command::new("python3").args([script, env!("CARGO_BIN_EXE_cyberdeck"), "11"]).output();
    let played = played.expect("python3 is needed for this test: install Python 3 and see that python3 is on the path");
    let text = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    assert!(text.starts_with("Round 1: ") && text.lines().last().is_some_and(|line| line.starts_with("The scores are [")), "{text}");
}

#[test]
fn errors_speak_the_language_that_is_chosen_and_kinds_stay() {
    let lines = b"{\"do\":\"actors\",\"match\":\"m1\"}\n{\"do\":\"games\",\"x\":1}\n[]\n{\"do\":\"new\",\"game\":\"chess\"}\n{\"do\"\n";
    let answers: Vec<Value> =
        engine_with(&["--language", "de"], lines).iter().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect();
    assert_eq!(answers.iter().map(kind).collect::<Vec<_>>(), ["unknown-match", "bad-request", "bad-json", "unknown-game", "bad-json"]);
    let said = [
        "Es gibt keine offene Partie „m1“.",
        "Ein Feld „x“ gibt es hier nicht.",
        "Eine Anfrage ist ein JSON-Objekt.",
        "Es gibt kein Spiel „chess“. Es gibt: ",
        "Kein gültiges JSON: ",
    ];
    for (answer, said) in answers.iter().zip(said) {
        assert!(answer["error"]["text"].as_str().is_some_and(|text| text.starts_with(said)), "{answer}");
    }
}
