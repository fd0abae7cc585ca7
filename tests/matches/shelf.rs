//! The folder of saved matches.

use super::*;

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
    assert!(error.contains("can’t be written to") && error.contains("--data DIR"), "{error}");
    let path = shelf.new_path(State::ID);
    let made = TerminalDispute::create(Setup::new(1), 1, Content::built_in(), &humans(1), Some(&path));
    let error = made.expect_err("no room").to_string();
    assert!(error.contains("It can’t be written: "), "{error}");
}
