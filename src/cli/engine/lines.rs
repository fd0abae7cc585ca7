//! Lines of input, of which none is kept that is too long.

use std::io::{self, BufRead};

/// The longest line that is read, in bytes.
pub(super) const LONGEST: usize = 1 << 20;

/// What comes next.
pub(super) enum Line<'a> {
    /// A line, without its end.
    Text(&'a [u8]),
    /// A line that is too long; it is passed over.
    TooLong,
    /// There are no more.
    End,
}

/// Reads lines.
pub(super) struct Lines<R> {
    input: R,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub const fn new(input: R) -> Self {
        Self { input, line: Vec::new() }
    }

    pub fn next(&mut self) -> io::Result<Line<'_>> {
        self.line.clear();
        let (mut too_long, mut anything) = (false, false);
        loop {
            let chunk = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                chunk => chunk?,
            };
            if chunk.is_empty() && !anything {
                return Ok(Line::End);
            }
            anything = true;
            let end = chunk.iter().position(|byte| *byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            if self.line.len() + part.len() > LONGEST {
                too_long = true;
                self.line.clear();
            }
            if !too_long {
                self.line.extend_from_slice(part);
            }
            let (over, used) = (end.is_some() || chunk.is_empty(), part.len() + usize::from(end.is_some()));
            self.input.consume(used);
            if over {
                return Ok(if too_long { Line::TooLong } else { Line::Text(&self.line) });
            }
        }
    }
}
