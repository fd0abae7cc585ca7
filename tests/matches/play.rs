//! Playing, opening again, replay and playing on.

use super::*;

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
fn a_hint_is_kept_once_for_each_seat() {
    let folder = folder();
    let mut table = begin(1, 2, Some(&file(&folder)));
    table.hint(Seat(0)).expect("it can be asked for");
    let size = fs::read(file(&folder)).expect("it is there").len();
    table.hint(Seat(0)).expect("and again");
    assert_eq!((table.hinted(), fs::read(file(&folder)).expect("it is there").len()), (Seats::one(Seat(0)), size));
    assert!(table.hint(Seat(3)).is_err());
    drop(table);
    assert_eq!(library::summary(&file(&folder)).expect("it can be read").hinted, Seats::one(Seat(0)));
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
fn a_wrong_setup_gives_all_reasons_and_makes_no_file() {
    let folder = folder();
    let mut setup = Setup::new(7);
    setup.options.insert("colour".into(), "red".into());
    let error =
        TerminalDispute::create(setup, 1, Content::built_in(), &humans(7), Some(&file(&folder))).expect_err("it is wrong").to_string();
    assert!(error.contains("not 7.") && error.contains("no option “colour”"), "{error}");
    assert!(TerminalDispute::create(Setup::new(2), 1, Content::built_in(), &humans(3), Some(&file(&folder))).is_err());
    assert!(!file(&folder).exists());
}
