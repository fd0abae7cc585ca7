//! Gives the program the fingerprint of the code that decides what happens in a match: results of builds that could play
//! differently are never added up.

use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// What decides it.
const DECIDES: [&str; 4] = ["Cargo.lock", "src/bots", "src/cli", "src/rules"];

fn main() -> io::Result<()> {
    let mut hash = Sha256::new();
    for path in DECIDES {
        println!("cargo:rerun-if-changed={path}");
        for file in files(Path::new(path))? {
            hash.update(file.to_string_lossy().replace('\\', "/"));
            // A checkout with other line ends is the same code.
            hash.update(std::fs::read_to_string(&file)?.replace('\r', ""));
        }
    }
    let hex: String = hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    println!("cargo:rustc-env=CYBERDECK_BUILD={hex}");
    Ok(())
}

/// A file, or all files below a folder, by name.
fn files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_path_buf()]);
    }
    let mut entries: Vec<PathBuf> = std::fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    entries.retain(|entry| entry.is_dir() || entry.extension().is_some_and(|end| end == "rs"));
    entries.sort();
    let below: Vec<Vec<PathBuf>> = entries.iter().map(|entry| files(entry)).collect::<Result<_, _>>()?;
    Ok(below.concat())
}
