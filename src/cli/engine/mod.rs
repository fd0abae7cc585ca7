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
use lines::{LONGEST, Line, Lines};
use session::Session;

/// Play matches by a protocol of JSON lines on standard input and output, for bots and studies
///
/// One JSON object a line is answered by one line with the same "id". The protocol with a worked example is in
/// docs/protocol.md; a bot of forty lines is in examples/bot.py.
#[derive(Debug, Args)]
#[command(after_help = "Example:
  echo '{\"id\":1,\"do\":\"games\"}' | cyberdeck engine")]
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
                Err(error) => return Err(Failure::failed(format!("The input can't be read: {error}."))),
            };
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
}
