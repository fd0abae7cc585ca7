//! `merge`: the shards of a simulation, put together.

use std::path::PathBuf;

use clap::Args;

use super::Failure;
use super::simulate::{self, Format, TOOL, Totals};
use crate::shards;

/// What one run would have reported. The files come in any order, but all of them.
#[derive(Debug, Args)]
pub(super) struct Merge {
    /// The files.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The form of the report.
    #[arg(long, default_value = "text")]
    format: Format,
}

impl Merge {
    pub fn run(self) -> Result<(), Failure> {
        let parts = shards::gather::<Totals>(TOOL, &self.files).map_err(Failure::Failed)?;
        let whole = parts.into_iter().reduce(|mut sum, more| {
            sum.played = sum.played.with(more.played);
            sum.results = sum.results.with(&more.results);
            sum
        });
        whole.map_or(Ok(()), |whole| simulate::print(&whole, self.format))
    }
}
