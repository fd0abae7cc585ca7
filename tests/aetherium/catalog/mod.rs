//! The content of Aetherium: factions, programs, schemas, collectives and operations, as they stand in the files now.

mod broken;
mod operations;
mod overlay;
mod programs;

use std::path::Path;

use cyberdeck::rules::aetherium::content::{CONTENT_FILES, Content, OPERATION_FILES};

/// The text of a file as it is now.
fn now(folder: &str, path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join(path)).unwrap()
}

/// The content as it stands in the files.
fn files() -> Content {
    read(CONTENT_FILES.map(|file| now("assets", file.path)))
}

/// The content with these lists and the operations as they stand in the files.
fn read(lists: [String; 4]) -> Content {
    let operations = OPERATION_FILES.map(|file| (file.path, now("", file.path)));
    let operations = operations.each_ref().map(|(path, text)| (*path, text.as_str()));
    let lists = [0, 1, 2, 3].map(|at| (CONTENT_FILES[at].path, lists[at].as_str()));
    match Content::parse(lists, &operations) {
        Ok(content) => content,
        Err(errors) => panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")),
    }
}
