//! The drives that a player keeps (DW-90), and their record (DW-91).

use cyberdeck::bots::Level;
use cyberdeck::matches::library::Saved;
use cyberdeck::matches::lists::{KeptList, Record, Shelf, Tally, free_name, record};
use cyberdeck::matches::{Library, Match, SeatSpec};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::data_warriors::{DRIVE, DRIVES, FaceId, State, chosen_drive, faults, list_cards, read_drive, write_drive};
use cyberdeck::rules::game::{Game, Seat, Setup};

const SHELF: Shelf = Shelf::of(DRIVES);

fn library() -> (tempfile::TempDir, Library) {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let library = Library::find(Some(folder.path())).expect("it is named");
    library.prepare().expect("it can be written to");
    (folder, library)
}

fn drive(name: &str, text: &str) -> KeptList {
    KeptList { name: name.into(), text: text.into() }
}

fn names(library: &Library) -> Vec<String> {
    SHELF.list(library).expect("it can be read").into_iter().map(|drive| drive.name).collect()
}

#[test]
fn dw_90_drives_are_made_copied_renamed_and_deleted() {
    let (_folder, library) = library();
    assert!(names(&library).is_empty());
    SHELF.keep(&library, &drive("wipe it", "3x dd\n")).expect("it is kept");
    let copy = free_name(&SHELF.list(&library).expect("it can be read"), "wipe it");
    assert_eq!(copy, "wipe it 2");
    SHELF.keep(&library, &drive(&copy, "3x dd\n2x grep\n")).expect("it is kept");
    SHELF.rename(&library, "wipe it", "All gone").expect("it is renamed");
    assert_eq!(names(&library), ["All gone", "wipe it 2"]);
    assert!(SHELF.rename(&library, "All gone", "wipe it 2").is_err(), "there is one of this name");
    SHELF.delete(&library, "wipe it 2").expect("it is deleted");
    assert_eq!(SHELF.list(&library).expect("it can be read"), [drive("All gone", "3x dd\n")]);
    assert!(library.trash().join("wipe it 2.drive.txt").exists(), "nothing is lost");
    for bad in ["", " a", "../a", "a/b", "a:b", ".hidden", &"x".repeat(41)] {
        assert!(SHELF.keep(&library, &drive(bad, "")).is_err(), "{bad}");
    }
}

#[test]
fn dw_90_what_breaks_the_rules_is_kept_with_every_reason() {
    let (_folder, library) = library();
    let catalog = &Content::built_in().data_warriors.catalog;
    let (one, two) = (&catalog.face(FaceId(0)).title, &catalog.face(FaceId(1)).title);
    let text = format!("5x {one}\n2 {two}\nno such thing\n");
    SHELF.keep(&library, &drive("odd", &text)).expect("it is kept all the same");
    let (cards, unknown) = list_cards(catalog, &SHELF.list(&library).expect("it can be read")[0].text);
    assert_eq!((cards.len(), unknown.len()), (7, 1));
    assert_eq!(faults(catalog, &cards).len(), 2, "too many copies, and too few cards");
    assert_eq!(read_drive(catalog, &text).expect_err("it can't be played").len(), 3);
    let mut setup = Setup::new(2);
    setup.options.insert("drive1".into(), text);
    assert_eq!(State::new(&setup, 1, Content::built_in()).expect_err("it can't be played").len(), 3);
}

#[test]
fn dw_90_a_drive_goes_out_and_comes_in_as_text() {
    let cards = chosen_drive(&Setup::new(2), Seat(0), Content::built_in()).expect("there is a ready drive");
    let text = write_drive(&Content::built_in().data_warriors.catalog, &cards);
    assert_eq!(read_drive(&Content::built_in().data_warriors.catalog, &text), Ok(cards.clone()));
    assert_eq!(read_drive(&Content::built_in().data_warriors.catalog, &text.trim().replace('\n', ", ")), Ok(cards));
}

fn of_drive(saved: &[Saved], cards: &[FaceId]) -> Record {
    record(saved, State::ID, |setup, seat| chosen_drive(setup, seat, Content::built_in()).is_ok_and(|drive| drive == cards))
}

#[test]
fn dw_91_the_record_counts_what_a_person_has_played_against_bots() {
    let (_folder, library) = library();
    let cards = chosen_drive(&Setup::new(2), Seat(0), Content::built_in()).expect("there is a ready drive");
    assert_eq!(cards.len(), DRIVE);
    let mut wins = 0;
    for seed in 0..3 {
        let seats = [SeatSpec::human(), SeatSpec::bot(Level::Easy)];
        let mut setup = Setup::new(2);
        if seed == 1 {
            setup.options.insert("drive1".into(), write_drive(&Content::built_in().data_warriors.catalog, &cards));
        }
        let path = library.new_path(State::ID);
        let mut table = Match::<State>::create(setup, seed, Content::built_in(), &seats, Some(&path)).expect("the setup is right");
        let mut legal = Vec::new();
        while let Some(seat) = table.actors().iter().next() {
            table.legal_actions(seat, &mut legal);
            let action = legal[table.steps() % legal.len()];
            table.apply(seat, &action, None).expect("it is legal");
        }
        wins += u32::from(table.outcome().expect("it is over").winners().contains(Seat(0)));
    }
    let saved = library.list().expect("it can be read");
    let counted = of_drive(&saved, &cards);
    assert_eq!(counted.into_iter().collect::<Vec<_>>(), [(Level::Easy, Tally { played: 3, won: wins })]);
    let other = chosen_drive(&Setup::new(2), Seat(1), Content::built_in()).expect("there is a ready drive");
    assert!(of_drive(&saved, &other).is_empty(), "the bot's drive has no record of its own");
}
