//! A content folder laid over what is built in: an operation of one's own, and its mistakes.

use std::fs;

use cyberdeck::rules::aetherium::content::{OPERATION_FILES, OPERATIONS};
use cyberdeck::rules::content::Content;

#[test]
fn ae_6_an_operation_of_ones_own_needs_only_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let operations = folder.path().join(OPERATIONS);
    fs::create_dir_all(&operations).unwrap();
    let built_in = Content::load(None).unwrap();
    let own = OPERATION_FILES[0].text.replace("First Link", "Last Link");
    fs::write(operations.join("last-link.ron"), &own).unwrap();
    let laid_over = Content::load(Some(folder.path())).unwrap();
    let (before, after) = (&built_in.aetherium.catalog, &laid_over.aetherium.catalog);
    assert_eq!(after.operations().len(), before.operations().len() + 1);
    let last_link = after.operation(after.operation_named("last-link").unwrap());
    assert_eq!(last_link.name, "Last Link");
    assert_eq!(last_link.layout, before.operation(before.operation_named("first-link").unwrap()).layout);
    assert_ne!(built_in.hash("aetherium"), laid_over.hash("aetherium"));
    assert_eq!(built_in.hash("data-warriors"), laid_over.hash("data-warriors"));

    fs::write(operations.join("last-link.ron"), own.replace("scoring: [Node(1)]", "scoring: []")).unwrap();
    let wrong = Content::load(Some(folder.path())).unwrap_err();
    let said: Vec<String> = wrong.iter().map(ToString::to_string).collect();
    assert_eq!(said.len(), 1, "{said:?}");
    let line = own[..own.find("scoring").unwrap()].lines().count();
    assert!(said[0].contains(&format!("last-link.ron:{line}:5: scoring: Something must score")), "{said:?}");
}

#[test]
fn ae_6_a_built_in_operation_can_be_replaced() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join(OPERATIONS)).unwrap();
    let longer = OPERATION_FILES[0].text.replace("Recalibrated(5)", "Recalibrated(7)");
    fs::write(folder.path().join(OPERATION_FILES[0].path), longer).unwrap();
    let catalog = Content::load(Some(folder.path())).unwrap().aetherium.catalog;
    assert_eq!(catalog.operations().len(), OPERATION_FILES.len());
    assert_eq!(catalog.operation(catalog.operation_named("first-link").unwrap()).recalibrations(), 7);
}
