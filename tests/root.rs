//! The root of the repository holds what belongs there, and nothing else.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// What may stand in the root.
const KNOWN: &[&str] = &[
    ".ci",
    ".gitignore",
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "assets",
    "benches",
    "dev",
    "docs",
    "examples",
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
    assert!(stray.is_empty(), "these do not belong into the root; move them, or add them to tests/root.rs: {stray:?}");
    let missing: Vec<_> = KNOWN.iter().filter(|name| !found.contains(**name)).collect();
    assert!(missing.is_empty(), "these are no longer in the root; take them out of tests/root.rs: {missing:?}");
}
