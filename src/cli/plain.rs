//! What is printed for people: nothing that comes from a file, a name or an argument can steer the terminal.

use std::fmt::Write as _;
use std::io::{self, Write};

/// Whether a terminal takes this letter for an order, or shows what stands beside it in another order.
fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A text of which every letter can be seen: `\u{1b}` for what would steer the terminal.
pub(super) fn plain(text: &str) -> String {
    escaped(text, steers)
}

fn escaped(text: &str, wanted: impl Fn(char) -> bool) -> String {
    let mut seen = String::with_capacity(text.len());
    for letter in text.chars() {
        if wanted(letter) {
            let _ = write!(seen, "{}", letter.escape_default());
        } else {
            seen.push(letter);
        }
    }
    seen
}

/// Standard output for texts, line by line. Line ends are its own; whatever else would steer the terminal is escaped.
#[derive(Debug)]
pub(super) struct Page<W>(pub W);

impl<W: Write> Write for Page<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        self.0.write_all(escaped(&text, |letter| letter != '\n' && steers(letter)).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Standard output as a page.
pub(super) fn page() -> Page<io::StdoutLock<'static>> {
    Page(io::stdout().lock())
}
