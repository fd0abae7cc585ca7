//! Writing files so that a crash leaves the old one or the new one, never half of one.

use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

/// Writes a file by way of a temporary one beside it: written, flushed to disk, renamed. The folder is made if need be.
///
/// # Errors
/// What the system said; the old file is as it was.
pub fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    let file = prepare(path, text)?;
    file.persist(path)?;
    sync_folder(path);
    Ok(())
}

/// Like [`write_atomically`], but fails where there is a file already.
pub(super) fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let file = prepare(path, text)?;
    file.persist_noclobber(path)?;
    sync_folder(path);
    Ok(())
}

fn prepare(path: &Path, text: &str) -> io::Result<NamedTempFile> {
    let folder = folder_of(path);
    std::fs::create_dir_all(folder)?;
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    Ok(file)
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// Makes the new name in the folder last; where folders can't be flushed, the system does so by itself.
fn sync_folder(path: &Path) {
    if cfg!(unix)
        && let Ok(folder) = std::fs::File::open(folder_of(path))
    {
        let _ = folder.sync_all();
    }
}
