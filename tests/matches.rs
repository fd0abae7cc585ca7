//! Matches from outside: the file, undo and redo, replay and playing on, and files that are not what they should be.

use std::fs;
use std::path::{Path, PathBuf};

use cyberdeck::bots::Level;
use cyberdeck::matches::{ApplyError, Library, Match, MatchError, Player, Replay, SeatSpec, library};
use cyberdeck::rules::game::{Game, Seat, Setup, Viewer};
use cyberdeck::rules::terminal_dispute::{Action, Phase, State};

type TerminalDispute = Match<State>;

fn humans(seats: u8) -> Vec<SeatSpec> {
    vec![SeatSpec::human(); usize::from(seats)]
}

fn begin(seats: u8, seed: u64, path: Option<&Path>) -> TerminalDispute {
    Match::create(Setup::new(seats), seed, &humans(seats), path).expect("the setup is right")
}

/// The action at a place in the list that `pick` chooses.
fn some_action(table: &TerminalDispute, seat: Seat, pick: usize) -> Action {
    let mut legal = Vec::new();
    table.legal_actions(seat, &mut legal);
    legal[pick % legal.len()]
}

/// Plays up to `steps` actions by the first seat that may act.
fn play(table: &mut TerminalDispute, steps: usize) {
    for step in 0..steps {
        let Some(seat) = table.actors().iter().next() else { return };
        let action = some_action(table, seat, step * 7);
        table.apply(seat, &action, None).expect("a legal action is carried out");
    }
}

fn act(table: &mut TerminalDispute, seat: u8) -> Action {
    let action = some_action(table, Seat(seat), 3);
    table.apply(Seat(seat), &action, None).expect("a legal action is carried out");
    action
}

/// Rolls and allocates, so that every seat may write.
fn to_writing(table: &mut TerminalDispute) {
    while table.view(Viewer::Spectator).phase != Phase::Write {
        play(table, 1);
    }
}

fn views(table: &TerminalDispute) -> Vec<<State as Game>::View> {
    (0..table.seats().len()).map(|at| table.view(Viewer::Seat(Seat(at as u8)))).collect()
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

fn file(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("one.match.ron")
}

#[test]
fn a_match_is_opened_again_as_it_was_left() {
    let folder = folder();
    for steps in [0, 1, 2, 9, 40, 500] {
        let path = folder.path().join(format!("{steps}.match.ron"));
        let mut table = begin(3, 7, Some(&path));
        play(&mut table, steps);
        let (seen, version, outcome) = (views(&table), table.version(), table.outcome());
        drop(table);
        let (mut again, notice) = TerminalDispute::open(&path).expect("it can be opened");
        assert_eq!((views(&again), again.version(), again.outcome(), notice), (seen, version, outcome, None));
        assert_eq!(outcome.is_some(), steps == 500);
        play(&mut again, 1);
    }
}

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
    assert!(lines[0].starts_with("CyberdeckMatch(format:1,game:\"terminal-dispute\",content:\""), "{}", lines[0]);
    assert_eq!(lines[1], format!("Act({},Roll)", seat.0));
    assert_eq!(lines[2], "Seat(1,(name:\"Bot 2\",player:\"bot:hard\"))");
    assert_eq!(lines[3], "Title(\"A \\\"long\\\" night\")");
    assert_eq!((lines.len(), text.ends_with('\n')), (4, true));
    drop(table);
    let (again, _) = TerminalDispute::open(&file(&folder)).expect("it can be opened");
    assert_eq!(again.seats()[1].player, Player::Bot(Level::Hard));
    assert_eq!(again.header().title.as_deref(), Some("A \"long\" night"));
    assert_eq!(again.version(), 1);
}

#[test]
fn seats_have_a_text_form() {
    for text in ["human", "bot:random", "bot:easy", "bot:normal", "bot:hard", "Ann=human", "R2=bot:easy"] {
        assert_eq!(text.parse::<SeatSpec>().map(|seat| seat.to_string()), Ok(text.into()));
    }
    for text in ["", "bot", "bot:", "bot:genius", "Human", "Ann="] {
        assert!(text.parse::<SeatSpec>().is_err(), "{text}");
    }
}

#[test]
fn a_stale_or_illegal_action_changes_nothing() {
    let folder = folder();
    let mut table = begin(2, 5, Some(&file(&folder)));
    play(&mut table, 3);
    let (before, seen) = (fs::read(file(&folder)).expect("it is there"), views(&table));
    let seat = table.actors().iter().next().expect("somebody acts");
    let action = some_action(&table, seat, 0);
    let version = table.version();
    assert!(matches!(table.apply(seat, &action, Some(version - 1)), Err(ApplyError::Stale { given: 2, now: 3 })));
    assert!(matches!(table.apply(seat, &Action::Roll, None), Err(ApplyError::Refused(_))));
    assert!(matches!(table.apply(Seat(200), &action, None), Err(ApplyError::Refused(_))));
    assert!(table.undo(Seat(200)).is_err() && table.set_seat(Seat(9), &SeatSpec::human()).is_err());
    assert!(table.queue(&[7]).is_err());
    assert_eq!((fs::read(file(&folder)).expect("it is there"), views(&table)), (before, seen));
}

#[test]
fn undo_takes_back_ones_own_writing_and_leaves_what_others_wrote_at_the_same_time() {
    let folder = folder();
    let mut table = begin(3, 11, Some(&file(&folder)));
    to_writing(&mut table);
    let before = table.view(Viewer::Seat(Seat(0)));
    let mine = act(&mut table, 0);
    act(&mut table, 1);
    act(&mut table, 2);
    let others = [table.view(Viewer::Seat(Seat(1))), table.view(Viewer::Seat(Seat(2)))];
    let after = table.view(Viewer::Seat(Seat(0)));
    table.undo(Seat(0)).expect("a writing can be taken back");
    assert_eq!(table.view(Viewer::Seat(Seat(0))), before);
    assert_eq!([table.view(Viewer::Seat(Seat(1))), table.view(Viewer::Seat(Seat(2)))], others);
    assert_eq!(table.log(Viewer::Seat(Seat(0))).count(), 2, "the roll and the allocation");

    // What the file says leads to the same.
    let version = table.version();
    drop(table);
    let (mut table, _) = TerminalDispute::open(&file(&folder)).expect("it can be opened");
    assert_eq!((table.view(Viewer::Seat(Seat(0))), table.version()), (before, version));

    table.can_redo(Seat(0)).expect("it can be put back");
    assert_eq!(table.redo(Seat(0)).expect("it can be put back").len(), 1);
    assert_eq!(table.view(Viewer::Seat(Seat(0))), after);
    assert_eq!(Replay::from(&table).action(5), Some((Seat(0), &mine)), "it now comes after what the others wrote");
    assert!(table.can_redo(Seat(0)).is_err());
}

#[test]
fn undo_goes_back_several_actions_and_a_new_one_ends_redo() {
    let mut table = begin(1, 3, None);
    to_writing(&mut table);
    let mut seen = vec![table.view(Viewer::Seat(Seat(0)))];
    for _ in 0..2 {
        act(&mut table, 0);
        seen.push(table.view(Viewer::Seat(Seat(0))));
    }
    table.undo(Seat(0)).expect("the second");
    assert_eq!(table.view(Viewer::Seat(Seat(0))), seen[1]);
    table.undo(Seat(0)).expect("the first");
    assert_eq!(table.view(Viewer::Seat(Seat(0))), seen[0]);
    table.redo(Seat(0)).expect("the first again");
    table.redo(Seat(0)).expect("the second again");
    assert_eq!(table.view(Viewer::Seat(Seat(0))), seen[2]);
    table.undo(Seat(0)).expect("the second");
    act(&mut table, 0);
    assert!(table.can_redo(Seat(0)).is_err());
}

#[test]
fn undo_stops_at_the_dice_and_at_what_others_decided() {
    let mut table = begin(2, 21, None);
    let start = table.actors().iter().next().expect("somebody starts");
    let other = start.next(2);
    assert!(table.can_undo(start).expect_err("it is refused").contains("done nothing"));
    table.apply(start, &Action::Roll, None).expect("the start player rolls");
    assert!(table.can_undo(start).expect_err("it is refused").contains("known now"));
    act(&mut table, start.0);
    table.can_undo(start).expect("an allocation that nobody acted on");
    act(&mut table, other.0);
    let reason = table.can_undo(start).expect_err("it is refused");
    assert_eq!(reason, format!("Player {other} has decided since, so it can't be taken back."));
    // The round ends by the last writing: what was blind is shown.
    while table.view(Viewer::Spectator).phase == Phase::Write {
        play(&mut table, 1);
    }
    for seat in [start, other] {
        assert!(table.can_undo(seat).is_err() && table.undo(seat).is_err());
    }
}

#[test]
fn a_solo_round_can_be_taken_back_to_its_roll() {
    let mut table = begin(1, 9, None);
    to_writing(&mut table);
    while table.view(Viewer::Spectator).phase == Phase::Write {
        act(&mut table, 0);
    }
    let mut back = 0;
    while table.undo(Seat(0)).is_ok() {
        back += 1;
    }
    assert_eq!((back, table.view(Viewer::Spectator).phase), (4, Phase::Allocate));
}

#[test]
fn queued_results_come_up_and_the_match_says_so() {
    let folder = folder();
    let mut table = begin(1, 2, Some(&file(&folder)));
    assert!(!table.touched());
    table.queue(&[6, 5, 4, 3, 2]).expect("these are faces");
    play(&mut table, 1);
    assert_eq!(table.view(Viewer::Spectator).dice, [6, 5, 4, 3, 2]);
    drop(table);
    let (again, _) = TerminalDispute::open(&file(&folder)).expect("it can be opened");
    assert_eq!((again.touched(), again.view(Viewer::Spectator).dice), (true, [6, 5, 4, 3, 2]));
}

#[test]
fn a_replay_shows_every_step_and_a_branch_goes_on_from_any() {
    let folder = folder();
    let mut table = begin(2, 13, Some(&file(&folder)));
    table.set_title("The first").expect("it can be named");
    let mut seen = vec![views(&table)];
    for _ in 0..30 {
        play(&mut table, 1);
        seen.push(views(&table));
    }
    let before = fs::read(file(&folder)).expect("it is there");
    let (replay, notice) = Replay::<State>::open(&file(&folder)).expect("an open match can be read");
    assert_eq!((replay.len(), notice, replay.outcome(30)), (30, None, None));
    for (step, seen) in seen.iter().enumerate() {
        assert_eq!(replay.view(step, Viewer::Seat(Seat(1))), seen[1]);
    }
    assert_eq!(replay.events(1, Viewer::Spectator).count(), 1);
    assert_eq!((replay.events(0, Viewer::Spectator).count(), replay.events(31, Viewer::Spectator).count()), (0, 0));
    let marks = replay.bookmarks();
    assert!(marks[1].step == 1 && marks[1].text.starts_with("Round 1: "), "{marks:?}");
    assert_eq!(marks.last().map(|mark| mark.step), Some(30));
    assert!(marks.windows(2).all(|pair| pair[0].step < pair[1].step));

    for step in [0, 2, 17, 30] {
        let path = folder.path().join(format!("branch-{step}.match.ron"));
        let mut branch = replay.branch(step, Some(&path)).expect("there is room for a file");
        assert_eq!(views(&branch), seen[step]);
        let from = branch.header().from.clone().expect("it says where it comes from");
        assert_eq!((from.name.as_str(), from.step), ("The first", step));
        play(&mut branch, 3);
        let seen = views(&branch);
        drop(branch);
        let (again, _) = TerminalDispute::open(&path).expect("it can be opened");
        assert_eq!((views(&again), again.steps()), (seen, step + 3));
    }
    assert_eq!(fs::read(file(&folder)).expect("it is there"), before);
    let error = replay.branch(3, Some(&file(&folder))).expect_err("the name is taken");
    assert!(matches!(error, MatchError::Exists(_)));
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
    let good = fs::read_to_string(&path).expect("it is there");
    let line = |number: usize, with: &str| {
        let lines: Vec<_> = good.lines().enumerate().map(|(at, line)| if at + 1 == number { with } else { line }).collect();
        format!("{}\n", lines.join("\n"))
    };
    let content = good.split("content:\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a fingerprint");
    let cases: Vec<(Vec<u8>, &str)> = vec![
        (Vec::new(), "one.match.ron: The file is empty"),
        (b"PK\x03\x04 something else".to_vec(), "one.match.ron: This is no match file"),
        (b"Cyber".to_vec(), "This is no match file"),
        (good.replacen("Cyberdeck", "Uberdeck", 1).into_bytes(), "This is no match file"),
        (good.as_bytes()[..40].to_vec(), "one.match.ron:1: The file is damaged here: "),
        (good.replacen("format:1", "format:2,novelty:[1]", 1).into_bytes(), "one.match.ron:1: This match is of format 2"),
        (good.replacen("terminal-dispute", "chess", 1).into_bytes(), "of the game “chess”, which this version"),
        (good.replacen(content, "0123", 1).into_bytes(), "played with other content (its fingerprint is 0123, here it is"),
        (good.replacen("setup:(seats:2", "setup:(seats:9", 1).into_bytes(), ":1: The file is damaged here: The setup is for 9 seats"),
        (good.replacen("seed:17", "seed:-1", 1).into_bytes(), ":1: The file is damaged here: "),
        (line(3, "Act(0,Fly)").into_bytes(), ":3: The file is damaged here: "),
        (line(3, "Act(0,Roll").into_bytes(), ":3: The file is damaged here: "),
        (line(4, "Act(0,Roll)").into_bytes(), ":4: The file is damaged here: This can't happen here: The dice are allocated"),
        (line(4, "Undo(7)").into_bytes(), ":4: The file is damaged here: This can't happen here: "),
        (line(2, "Queue([9])").into_bytes(), ":2: The file is damaged here: This can't happen here: A die shows 1 to 6"),
        ([good.as_bytes(), b"\xff\xff\n"].concat(), ":7: The file is damaged here: This line is no text."),
        (format!("{good}Act(0,Roll)").into_bytes(), ":7: The file is damaged here: This can't happen here: "),
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
fn a_wrong_setup_gives_all_reasons_and_makes_no_file() {
    let folder = folder();
    let mut setup = Setup::new(7);
    setup.options.insert("colour".into(), "red".into());
    let error = TerminalDispute::create(setup, 1, &humans(7), Some(&file(&folder))).expect_err("it is wrong").to_string();
    assert!(error.contains("not 7.") && error.contains("no option “colour”"), "{error}");
    assert!(TerminalDispute::create(Setup::new(2), 1, &humans(3), Some(&file(&folder))).is_err());
    assert!(!file(&folder).exists());
}

#[test]
fn the_library_lists_renames_deletes_and_restores() {
    let folder = folder();
    let shelf = Library::find(Some(folder.path())).expect("it is named");
    assert!(shelf.list().expect("no folder is no match").is_empty());
    shelf.prepare().expect("it can be written to");
    let first = shelf.new_path(State::ID);
    let mut table = begin(2, 1, Some(&first));
    play(&mut table, 500);
    let second = shelf.new_path(State::ID);
    assert_ne!(first, second);
    drop(begin(3, 2, Some(&second)));
    let broken = shelf.matches().join("broken.match.ron");
    fs::write(&broken, "CyberdeckMatch(oh").expect("it can be written");
    fs::write(shelf.matches().join("notes.txt"), "mine").expect("it can be written");

    let find = |path: &Path| shelf.list().expect("it can be read").into_iter().find(|saved| saved.path == path);
    assert_eq!(shelf.list().expect("it can be read").len(), 3);
    let summary = find(&first).expect("it is listed").content.expect("it is good");
    assert_eq!((summary.steps, summary.outcome), (table.steps(), table.outcome()));
    assert!(find(&broken).expect("it is listed").content.is_err());

    assert!(shelf.rename(&first, "Mine").expect_err("it is refused").to_string().contains("open elsewhere"));
    assert!(shelf.delete(&first).expect_err("it is refused").to_string().contains("open elsewhere"));
    drop(table);
    shelf.rename(&first, "Mine").expect("it can be named");
    assert_eq!(find(&first).expect("it is listed").content.expect("it is good").header.title.as_deref(), Some("Mine"));
    assert!(shelf.rename(&broken, "Mine").is_err());

    let gone = shelf.delete(&first).expect("it can be deleted");
    assert!(find(&first).is_none() && gone.exists() && shelf.list_trash().expect("it can be read").len() == 1);
    assert_eq!(shelf.restore(&gone).expect("it can be restored"), first);
    shelf.delete(&broken).expect("a broken one can be deleted");
    assert!(shelf.delete(&broken).is_err());
}

#[test]
fn an_unwritable_data_folder_is_said_in_one_sentence_with_what_to_do() {
    let folder = folder();
    let blocked = folder.path().join("file");
    fs::write(&blocked, "").expect("it can be written");
    let shelf = Library::find(Some(&blocked)).expect("it is named");
    let error = shelf.prepare().expect_err("a file is no folder").to_string();
    assert!(error.contains("can't be written to") && error.contains("--data DIR"), "{error}");
    let error = TerminalDispute::create(Setup::new(1), 1, &humans(1), Some(&shelf.new_path(State::ID))).expect_err("no room").to_string();
    assert!(error.contains("It can't be written: "), "{error}");
}
