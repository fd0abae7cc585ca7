//! Progress is kept in the data folder; a damaged file is said once.

use std::fs;

use cyberdeck::lessons::Progress;
use cyberdeck::matches::Library;

#[test]
fn progress_survives() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::find(Some(folder.path())).unwrap();
    let (mut progress, notice) = Progress::read(&library);
    assert_eq!((notice, progress.is_done("td-1"), progress.left_at("td-1")), (None, false, None));
    assert!(!folder.path().join("lessons.ron").exists(), "nothing is written before there is something to keep");
    progress.leave("td-1", 4).unwrap();
    progress.leave("ad-1", 2).unwrap();
    progress.finish("ad-2", true).unwrap();
    progress.finish("ad-1", false).unwrap();
    let (mut again, notice) = Progress::read(&library);
    assert_eq!((notice, &again), (None, &progress));
    assert_eq!((again.left_at("td-1"), again.left_at("ad-1"), again.is_done("ad-1"), again.is_done("ad-2")), (Some(4), None, false, true));
    assert!(!again.has_finished("aetherium") && !again.has_earned("ae-carried"));
    again.finish_match("aetherium", &["ae-carried"]).unwrap();
    again.finish_match("aetherium", &["ae-behind"]).unwrap();
    let (mut again, _) = Progress::read(&library);
    assert!(
        again.has_finished("aetherium")
            && again.has_earned("ae-carried")
            && again.has_earned("ae-behind")
            && !again.has_earned("ae-disrupt")
    );
    again.leave("td-1", 0).unwrap();
    assert_eq!(again.left_at("td-1"), None);
}

#[test]
fn a_damaged_file_is_said_once_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::find(Some(folder.path())).unwrap();
    for (nth, damaged) in
        ["(format: 1, done: [", "(format: 7, done: [], left: {})", "(format: 1, done: 3)", "\u{0}"].into_iter().enumerate()
    {
        fs::write(folder.path().join("lessons.ron"), damaged).unwrap();
        let (mut progress, notice) = Progress::read(&library);
        let kept = ["lessons.damaged.ron".to_owned(), format!("lessons.damaged.{}.ron", nth + 1)][nth.min(1)].clone();
        assert!(notice.unwrap().contains(&kept), "{damaged}");
        assert_eq!(fs::read_to_string(folder.path().join(&kept)).unwrap(), damaged, "an earlier one is not overwritten");
        assert_eq!(Progress::read(&library).1, None, "it is said once");
        progress.finish("td-1", true).unwrap();
        assert!(Progress::read(&library).0.is_done("td-1"));
    }
}

#[test]
fn what_a_later_build_may_add_is_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::find(Some(folder.path())).unwrap();
    fs::write(folder.path().join("lessons.ron"), "(format: 1, done: [\"td-1\"], more: Some({\"a\": [(1, Two)]}))").unwrap();
    let (progress, notice) = Progress::read(&library);
    assert_eq!(notice, None);
    assert!(progress.is_done("td-1") && progress.left_at("td-1").is_none());
}

#[test]
fn what_cannot_be_kept_is_said_and_remembered_meanwhile() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::find(Some(&folder.path().join("file"))).unwrap();
    fs::write(folder.path().join("file"), "in the way").unwrap();
    let (mut progress, _) = Progress::read(&library);
    assert!(progress.finish("td-1", true).unwrap_err().contains("can’t be saved"));
    assert!(progress.is_done("td-1"));
}
