//! Files from outside are read whole, but never without a bound; files of our own are written so that a crash leaves the
//! old one or the new one, never half of one.

use crate::t;
use std::io::{self, Read, Write};
use std::path::Path;
use std::time::{Duration, SystemTime};

use tempfile::{Builder, NamedTempFile};

/// What the system said, and what to do where the disk is the reason.
#[must_use]
pub fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => t!("file-disk-full"),
        io::ErrorKind::ReadOnlyFilesystem => t!("file-read-only"),
        _ => error.to_string(),
    }
}

/// The most bytes that are read of a file which people write: content, scenes, settings, lists.
pub const TEXT_LIMIT: u64 = 1 << 20;

/// The most bytes that are read of a match file. The longest match there can be takes about a third of it.
pub const MATCH_LIMIT: u64 = 16 << 20;

/// Why a file can't be read, in a sentence that follows its name.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// What the system said.
    #[error("{}", t!("file-io", error = .0.to_string()))]
    Io(#[from] io::Error),
    /// It is longer than this many bytes; the rest was not read.
    #[error("{}", t!("file-too-large", most = .0 >> 20))]
    TooLarge(u64),
    /// It is no text, from this line on (counted from 1).
    #[error("{}", t!("file-not-text", line = .0.to_string()))]
    NotText(usize),
}

/// Reads all there is, up to `limit` bytes.
///
/// # Errors
/// There is more, or what the system said.
pub fn read_up_to(limit: u64, from: impl Read) -> Result<Vec<u8>, ReadError> {
    let mut bytes = Vec::new();
    from.take(limit + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit { Err(ReadError::TooLarge(limit)) } else { Ok(bytes) }
}

/// Reads no more than the first bytes: as many as tell what a file is.
///
/// # Errors
/// What the system said.
pub fn beginning(bytes: usize, from: impl Read) -> io::Result<Vec<u8>> {
    let mut begin = Vec::new();
    from.take(bytes as u64).read_to_end(&mut begin)?;
    Ok(begin)
}

/// Reads a text file that people write.
///
/// # Errors
/// It is longer than [`TEXT_LIMIT`], no text, or what the system said.
pub fn read_text(path: &Path) -> Result<String, ReadError> {
    text_from(std::fs::File::open(path)?)
}

/// The same from a file that is open.
///
/// # Errors
/// As those of [`read_text`].
pub fn text_from(file: impl Read) -> Result<String, ReadError> {
    String::from_utf8(read_up_to(TEXT_LIMIT, file)?).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        ReadError::NotText(1 + good.iter().filter(|byte| **byte == b'\n').count())
    })
}

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
///
/// # Errors
/// What the system said.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let file = prepare(path, text)?;
    file.persist_noclobber(path)?;
    sync_folder(path);
    Ok(())
}

/// Whether a file could be written here: nobody should learn that only after hours of work.
///
/// # Errors
/// What the system said.
pub fn try_writing(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    prepare(path, "").map(drop)
}

/// How the names of temporary files begin and end.
const TEMPORARY: (&str, &str) = (".cyberdeck-", ".tmp");

/// Nothing is written for so long: what is older belongs to a program that was killed.
const STALE: Duration = Duration::from_secs(3600);

/// Removes the temporary files that killed programs left in a folder. What can't be removed stays.
pub fn sweep(folder: &Path) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let age = || SystemTime::now().duration_since(entry.metadata().ok()?.modified().ok()?).ok();
        if name.starts_with(TEMPORARY.0) && name.ends_with(TEMPORARY.1) && age().is_some_and(|age| age > STALE) {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

fn prepare(path: &Path, text: &str) -> io::Result<NamedTempFile> {
    let folder = folder_of(path);
    std::fs::create_dir_all(folder)?;
    sweep(folder);
    let mut builder = Builder::new();
    builder.prefix(TEMPORARY.0).suffix(TEMPORARY.1);
    // What the umask leaves of it, as for any new file.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    if let Ok(old) = std::fs::metadata(path) {
        file.as_file().set_permissions(old.permissions())?;
    }
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
