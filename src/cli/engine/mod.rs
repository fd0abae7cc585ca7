//! `engine`: matches for other programs, as JSON lines. The protocol is described in `docs/protocol.md`.

mod answer;
mod lines;
mod session;
mod strict;
mod table;

use std::io::{self, Write};

use clap::Args;

use super::Failure;
use crate::rules::content::Content;
use crate::t;
use lines::{LONGEST, Line, Lines};
use session::Session;

/// Matches by a protocol of JSON lines on standard input and output.
#[derive(Debug, Args)]
pub(super) struct Engine {}

impl Engine {
    #[expect(clippy::unused_self, reason = "as all subcommands")]
    pub fn run(self, content: &'static Content) -> Result<(), Failure> {
        let mut lines = Lines::new(io::stdin().lock());
        let mut out = io::stdout().lock();
        let mut session = Session::new(content);
        loop {
            let answer = match lines.next() {
                Ok(Line::Text(line)) => session.answer(line),
                Ok(Line::TooLong) => session::too_long(LONGEST),
                Ok(Line::End) => return Ok(()),
                Err(error) => return Err(Failure::failed(t!("protocol-input", error = error.to_string()))),
            };
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
}
