//! The root of the repository holds what belongs there, and nothing else; and files from outside come in by one door.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// What may stand in the root.
const KNOWN: &[&str] = &[
    ".ci",
    ".github",
    ".gitignore",
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "assets",
    "benches",
    "build.rs",
    "dev",
    "docs",
    "examples",
    "packaging",
    "python",
    "rustfmt.toml",
    "scenes",
    "src",
    "tests",
];

/// What git says here; nothing where there is no git, or this is not a checkout of it.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn nothing_stray_stands_in_the_root() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).canonicalize().expect("the root is there");
    let checkout = git(&["rev-parse", "--show-toplevel"]).and_then(|path| Path::new(path.trim()).canonicalize().ok());
    let Some(files) = git(&["ls-files", "-z"]).filter(|_| checkout.as_ref() == Some(&here)) else {
        println!("Skipped: there is no git here, or {} is not a checkout.", here.display());
        return;
    };
    let found: BTreeSet<&str> = files.split('\0').filter_map(|path| path.split('/').next()).filter(|name| !name.is_empty()).collect();
    let stray: Vec<_> = found.iter().filter(|name| !KNOWN.contains(name)).collect();
    assert!(stray.is_empty(), "these do not belong into the root; move them, or add them to tests/repository/root.rs: {stray:?}");
    let missing: Vec<_> = KNOWN.iter().filter(|name| !found.contains(**name)).collect();
    assert!(missing.is_empty(), "these are no longer in the root; take them out of tests/repository/root.rs: {missing:?}");
}

/// `src/files.rs` reads within bounds; whoever reads a file past it may be given one without end.
#[test]
fn files_are_read_within_bounds_in_one_place() {
    let mut past = Vec::new();
    for (path, text) in crate::sources(&crate::root().join("src")).iter().filter(|(path, _)| path != "src/files.rs") {
        for unbounded in ["read_to_string(", "read_to_end(", "fs::read("] {
            if text.contains(unbounded) {
                past.push(format!("{path}: {unbounded}…)"));
            }
        }
    }
    assert!(past.is_empty(), "use crate::files instead: {past:#?}");
}
