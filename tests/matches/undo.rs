//! Taking back and putting back.

use super::*;

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
    assert_eq!((table.view(Viewer::Seat(Seat(0))), table.version()), (before.clone(), version));

    let what = table.can_redo(Seat(0)).expect("it can be put back");
    assert_eq!(what, State::describe_action(&before, Seat(0), &mine));
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
    assert!(table.can_undo(start).expect_err("it is refused").contains("nothing to undo"));
    table.apply(start, &Action::Roll, None).expect("the start player rolls");
    let reason = table.can_undo(start).expect_err("it is refused");
    assert!(reason.starts_with(&format!("Can’t undo what has been rolled or shown. Round 1: Player {start} rolls")), "{reason}");
    act(&mut table, start.0);
    let what = table.can_undo(start).expect("an allocation that nobody acted on");
    assert!(what.starts_with("Allocate "), "{what}");
    act(&mut table, other.0);
    let reason = table.can_undo(start).expect_err("it is refused");
    assert_eq!(reason, format!("Can’t undo: Player {other} has acted since."));
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
