//! The file of a match: what stands in it, and files that are not what they should be.

use super::*;
use cyberdeck::rules::content::Content;

#[test]
fn the_file_is_readable_lines() {
    let folder = folder();
    let mut table = begin(2, 1, Some(&file(&folder)));
    let seat = table.actors().iter().next().expect("somebody starts");
    table.apply(seat, &Action::Roll, Some(0)).expect("the start player rolls");
    table.set_seat(Seat(1), &SeatSpec::bot(Level::Hard)).expect("a bot takes over");
    table.set_title("A \"long\"\nnight").expect("it can be named");
    let text = fs::read_to_string(file(&folder)).expect("the file is there");
    let lines: Vec<_> = text.lines().collect();
    assert!(lines[0].starts_with("CyberdeckMatch(format:2,game:\"terminal-dispute\",content:\""), "{}", lines[0]);
    let said: Vec<_> = lines.iter().map(|line| &line[..line.len() - " //01234567".len()]).collect();
    assert_eq!(said[1], format!("Act({},Roll)", seat.0));
    assert_eq!(said[2], "Seat(1,(name:\"Bot 2\",player:\"bot:hard\"))");
    assert_eq!(said[3], "Title(\"A \\\"long\\\" night\")");
    assert_eq!(summed(&old(&text), 2), text);
    assert_eq!((lines.len(), text.ends_with('\n')), (4, true));
    drop(table);
    let (again, _) = TerminalDispute::open(&file(&folder)).expect("it can be opened");
    assert_eq!(again.seats()[1].player, Player::Bot(Level::Hard));
    assert_eq!(again.header().title.as_deref(), Some("A \"long\" night"));
    assert_eq!(again.version(), 1);
}

#[test]
fn a_match_is_open_once_only_but_can_be_read() {
    let folder = folder();
    let table = begin(2, 1, Some(&file(&folder)));
    assert!(matches!(TerminalDispute::open(&file(&folder)), Err(MatchError::Locked(_))));
    assert!(TerminalDispute::read(&file(&folder)).is_ok());
    drop(table);
    assert!(TerminalDispute::open(&file(&folder)).is_ok());
}

#[test]
fn a_torn_last_line_is_dropped_with_a_notice_and_cut_off_by_the_next_action() {
    let folder = folder();
    let path = file(&folder);
    let mut table = begin(2, 17, Some(&path));
    play(&mut table, 12);
    drop(table);
    let whole = fs::read(&path).expect("it is there");
    let last = whole[..whole.len() - 1].iter().rposition(|byte| *byte == b'\n').expect("there are lines") + 1;
    let garbage = [&whole[..], &[0, 0, 0xff]].concat();
    for torn in (last + 1..whole.len() - 1).map(|end| whole[..end].to_vec()).chain([garbage]) {
        fs::write(&path, &torn).expect("it can be written");
        let (mut table, notice) = TerminalDispute::open(&path).expect("it can be opened");
        assert!(notice.expect("there is a notice").contains("was cut off"));
        assert_eq!(fs::read(&path).expect("it is there"), torn, "opening changes nothing");
        play(&mut table, 2);
        let (steps, seen) = (table.steps(), views(&table));
        drop(table);
        let (again, notice) = TerminalDispute::open(&path).expect("it can be opened");
        assert_eq!((again.steps(), views(&again), notice), (steps, seen, None));
    }
    // A whole last line whose end an editor took away counts.
    for ends in [whole.len() - 1, fs::read(&path).expect("it is there").iter().position(|b| *b == b'\n').expect("a header")] {
        fs::write(&path, &whole[..ends]).expect("it can be written");
        let (mut table, notice) = TerminalDispute::open(&path).expect("it can be opened");
        assert_eq!(notice, None);
        play(&mut table, 1);
        let steps = table.steps();
        drop(table);
        assert_eq!(TerminalDispute::open(&path).expect("it can be opened").0.steps(), steps);
    }
}

#[test]
fn what_is_no_good_match_is_said_with_its_line_and_left_as_it_is() {
    let folder = folder();
    let path = file(&folder);
    let mut table = begin(2, 17, Some(&path));
    play(&mut table, 5);
    drop(table);
    let good = old(&fs::read_to_string(&path).expect("it is there"));
    let line = |number: usize, with: &str| {
        let lines: Vec<_> = good.lines().enumerate().map(|(at, line)| if at + 1 == number { with } else { line }).collect();
        format!("{}\n", lines.join("\n"))
    };
    let content = good.split("content:\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a fingerprint");
    let cases: Vec<(Vec<u8>, &str)> = vec![
        (Vec::new(), "one.match.ron: The file is empty"),
        (b"PK\x03\x04 something else".to_vec(), "one.match.ron: This is not a match file"),
        (b"Cyber".to_vec(), "This is not a match file"),
        (good.replacen("Cyberdeck", "Uberdeck", 1).into_bytes(), "This is not a match file"),
        (good.as_bytes()[..40].to_vec(), "one.match.ron:1: The file is damaged here: "),
        (good.replacen("format:1", "format:5,novelty:[1]", 1).into_bytes(), "one.match.ron:1: This match has format 5"),
        (
            good.replacen("format:1", "format:2", 1).into_bytes(),
            ":1: The file is damaged here: The checksum at the end of this line is missing.",
        ),
        (good.replacen("terminal-dispute", "chess", 1).into_bytes(), "does not have the game “chess”"),
        (good.replacen(content, "0123", 1).into_bytes(), "played with other content (fingerprint 0123, here"),
        (good.replacen("setup:(seats:2", "setup:(seats:9", 1).into_bytes(), ":1: The file is damaged here: The setup has 9 seats"),
        (good.replacen("seed:17", "seed:-1", 1).into_bytes(), ":1: The file is damaged here: "),
        (line(3, "Act(0,Fly)").into_bytes(), ":3: The file is damaged here: "),
        (line(3, "Act(0,Roll").into_bytes(), ":3: The file is damaged here: "),
        (line(4, "Act(0,Roll)").into_bytes(), ":4: The file is damaged here: This is not legal here: The dice are already allocated"),
        (line(4, "Undo(7)").into_bytes(), ":4: The file is damaged here: This is not legal here: "),
        (line(2, "Queue([9])").into_bytes(), ":2: The file is damaged here: This is not legal here: A die shows 1 to 6"),
        ([good.as_bytes(), b"\xff\xff\n"].concat(), ":7: The file is damaged here: This line is not valid UTF-8."),
        (format!("{good}Act(0,Roll)").into_bytes(), ":7: The file is damaged here: This is not legal here: "),
    ];
    for (bytes, expected) in cases {
        fs::write(&path, &bytes).expect("it can be written");
        for error in [TerminalDispute::open(&path).err(), TerminalDispute::read(&path).err(), library::summary(&path).err()] {
            let error = error.map_or_else(|| panic!("it should be refused: {expected}"), |error| error.to_string());
            assert!(error.contains(expected), "“{error}” should say “{expected}”");
        }
        assert_eq!(fs::read(&path).expect("it is there"), bytes, "{expected}");
    }
    assert!(matches!(TerminalDispute::open(folder.path()), Err(MatchError::Foreign(_) | MatchError::Io { .. })));
    assert!(matches!(TerminalDispute::open(&folder.path().join("none")), Err(MatchError::Io { .. })));
}

#[test]
fn the_example_of_the_page_can_be_opened() {
    let folder = folder();
    let page = include_str!("../../docs/match-file.md");
    let example = page.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).expect("there is one");
    assert_eq!(summed(&old(example), 2), example, "the sums are as the page says");
    let hash = Content::built_in().hash(State::ID);
    fs::write(file(&folder), summed(&old(&example.replacen("0f4b…", hash, 1)), 2)).expect("it can be written");
    let (table, notice) = TerminalDispute::read(&file(&folder)).expect("it is a match");
    assert_eq!((table.steps(), notice), (4, None));
}

#[test]
fn changed_files_are_opened_or_refused_but_never_changed() {
    let folder = folder();
    let path = file(&folder);
    let mut table = begin(2, 17, Some(&path));
    play(&mut table, 7);
    table.undo(table.last_actor().expect("somebody acted")).expect("it can be taken back");
    table.set_seat(Seat(1), &SeatSpec::bot(Level::Easy)).expect("a bot takes over");
    drop(table);
    let whole = fs::read_to_string(&path).expect("it is there");
    // Without sums what is changed goes deepest.
    assert!(opened_of_1000(&path, old(&whole).as_bytes()) > 10);
    opened_of_1000(&path, whole.as_bytes());
}

/// Changes a file a thousand times; how often it can be opened all the same.
fn opened_of_1000(path: &Path, whole: &[u8]) -> usize {
    let header = whole.iter().position(|byte| *byte == b'\n').expect("a header");
    let mut chaos = 0x1234_5678_9ABC_DEF1_u64;
    let mut below = |n: usize| {
        chaos ^= chaos << 13;
        chaos ^= chaos >> 7;
        chaos ^= chaos << 17;
        (chaos >> 11) as usize % n
    };
    let mut opened = 0;
    for _ in 0..1000 {
        let mut bytes = whole.to_vec();
        for _ in 0..=below(3) {
            // Seldom in the header, where a change is seldom harmless.
            let from = if below(5) == 0 { 0 } else { header };
            let at = from + below(bytes.len() - from);
            match below(4) {
                0 => bytes[at] = below(256) as u8,
                1 => bytes[at] = b'0' + below(10) as u8,
                2 => drop(bytes.drain(at..(at + below(12)).min(bytes.len()))),
                _ => drop(bytes.splice(at..at, *b"99999")),
            }
        }
        put(path, &bytes);
        if let Ok((table, _)) = TerminalDispute::open(path) {
            opened += 1;
            let _ = (views(&table), table.outcome(), table.can_undo(Seat(0)));
        }
        assert_eq!(fs::read(path).expect("it is there"), bytes);
    }
    opened
}

#[test]
fn what_no_match_writes_is_refused() {
    let folder = folder();
    let path = file(&folder);
    drop(begin(2, 17, Some(&path)));
    let header = old(&fs::read_to_string(&path).expect("it is there"));
    let options = header.replacen("setup:(seats:2", "setup:(seats:2,options:{\"start\":\"1\",\"start\":\"2\"}", 1);
    for (text, expected) in [
        (header.replacen("format:1", "format:0", 1), ":1: The file is damaged here: There is no format 0"),
        (options, ":1: The file is damaged here: “start” appears twice"),
        (format!("{header}Queue([])\n"), ":2: The file is damaged here: This is not legal here: Queue at least one result."),
        (format!("{header}Act(0,Charge([7,8,8]))\n"), ":2: The file is damaged here: 8 appears twice"),
    ] {
        fs::write(&path, text).expect("it can be written");
        let error = TerminalDispute::open(&path).map(|_| ()).expect_err(expected).to_string();
        assert!(error.contains(expected), "“{error}” should say “{expected}”");
    }
}
