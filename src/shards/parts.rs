//! The arguments of a tool that plays matches in parts, and what they do.

use std::path::PathBuf;
use std::time::SystemTime;

use clap::Args;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Played, Results, Run, Shard, difference, gather, in_order};
use crate::files;
use crate::t;

/// Which part of the matches a tool plays, and where it keeps what came of them.
#[derive(Debug, Clone, Default, Args)]
pub struct Parts {
    /// Play only shard I of N: match I-1 and every Nth after it
    #[arg(long, global = true, value_name = "I/N", requires = "out")]
    shard: Option<Shard>,
    /// Write the results to this file, instead of a report
    #[arg(long, global = true, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Play nothing, and report these results of all shards; the other arguments are those of the shards
    #[arg(long, global = true, value_name = "FILE", num_args = 1.., conflicts_with_all = ["shard", "out"])]
    merge: Vec<PathBuf>,
}

impl Parts {
    /// What came of all matches of a run, in their order, and when they were played: by `play`, which takes the numbers of
    /// matches and answers with a result for each, or as files say. Nothing where the results are in a file now.
    ///
    /// # Errors
    /// A sentence for everything that is wrong with the files.
    pub fn play<T: Serialize + DeserializeOwned>(
        &self,
        tool: &str,
        run: Run,
        all: u64,
        threads: u64,
        play: impl FnOnce(&[u64]) -> Vec<T>,
    ) -> Result<Option<(Vec<T>, Played)>, Vec<String>> {
        if !self.merge.is_empty() {
            return self.merged(tool, &run).map(Some);
        }
        let unwritten = |path: &PathBuf, error: &dyn std::error::Error| {
            vec![t!("shards-unwritten", file = path.display().to_string(), error = error.to_string())]
        };
        if let Some(path) = &self.out {
            files::try_writing(path).map_err(|error| unwritten(path, &error))?;
        }
        let (shard, began) = (self.shard.unwrap_or_default(), SystemTime::now());
        let numbers: Vec<u64> = shard.matches(all).collect();
        let results = play(&numbers);
        let played = Played::since(began, threads);
        let Some(path) = &self.out else { return Ok(Some((results, played))) };
        let text = Results::new(tool, run, shard, played, results).text();
        text.and_then(|text| files::write_atomically(path, &text)).map_err(|error| unwritten(path, &error))?;
        Ok(None)
    }

    fn merged<T: DeserializeOwned>(&self, tool: &str, run: &Run) -> Result<(Vec<T>, Played), Vec<String>> {
        let parts = gather::<Vec<T>>(tool, &self.merge)?;
        for part in &parts {
            if let Some((name, ours, theirs)) = difference(run, &part.run) {
                return Err(vec![t!("shards-other-run", name = name, theirs = theirs, ours = ours)]);
            }
        }
        let played = parts.iter().map(|part| part.played).reduce(Played::with);
        Ok((in_order(parts), played.unwrap_or_else(|| Played::since(SystemTime::now(), 0))))
    }
}
