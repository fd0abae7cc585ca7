//! Many matches in parts: which matches a part takes, the file of what came of it, and the parts put together again.
//!
//! A file has two lines: a JSON object, and its SHA-256. What is added up are whole numbers, so that the parts together
//! are exactly what one run would have been.

mod parts;

use std::collections::BTreeMap;
use std::fmt;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::files;
use crate::t;
pub use parts::Parts;

/// The format of the files.
const FORMAT: u32 = 1;

/// How a file begins.
const BEGIN: &str = "{\"cyberdeck_results\":";

/// The most bytes that are read of a file.
const LIMIT: u64 = 256 << 20;

/// One part of many matches. In text: `3/8`, the third of eight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Shard {
    number: u32,
    of: u32,
}

impl Shard {
    /// All matches.
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// The numbers of its matches, from 0, where there are `all`: every so many-th, so that the parts are alike.
    pub fn matches(self, all: u64) -> impl ExactSizeIterator<Item = u64> {
        (0..self.count(all) as usize).map(move |nth| self.nth(nth as u64))
    }

    /// How many of `all` matches it has.
    #[must_use]
    pub fn count(self, all: u64) -> u64 {
        (all + u64::from(self.of - self.number)) / u64::from(self.of)
    }

    /// The number of its match `nth`, both from 0.
    #[must_use]
    pub fn nth(self, nth: u64) -> u64 {
        u64::from(self.number - 1) + nth * u64::from(self.of)
    }
}

impl Default for Shard {
    fn default() -> Self {
        Self::WHOLE
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> Self {
        shard.to_string()
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        let shard = numbers.filter(|(number, of)| (1..=*of).contains(number)).map(|(number, of)| Self { number, of });
        shard.ok_or_else(|| t!("shard-form"))
    }
}

/// Everything that decides what comes of the matches, by name.
pub type Run = BTreeMap<String, String>;

/// A run from what is its own; the fingerprint of this build belongs to every run.
pub fn run<'a>(own: impl IntoIterator<Item = (&'a str, String)>) -> Run {
    let build = ("build", env!("CYBERDECK_BUILD").to_owned());
    own.into_iter().chain([build]).map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The first thing in which two runs differ: its name, and what it is in each.
#[must_use]
pub fn difference<'a>(one: &'a Run, other: &'a Run) -> Option<(&'a str, &'a str, &'a str)> {
    let mut names: Vec<&String> = one.keys().chain(other.keys()).collect();
    // Where the games differ so does much else.
    names.sort_by_key(|name| (*name != "game", *name));
    let value = |run: &'a Run, name: &str| run.get(name).map_or("", String::as_str);
    names.into_iter().map(|name| (name.as_str(), value(one, name), value(other, name))).find(|(_, one, other)| one != other)
}

/// When the matches were played, in nanoseconds since 1970, and on how many threads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    began: u64,
    ended: u64,
    /// On how many threads.
    pub threads: u64,
}

impl Played {
    /// From then until now.
    #[must_use]
    pub fn since(began: SystemTime, threads: u64) -> Self {
        let nanoseconds = |time: SystemTime| time.duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos() as u64;
        Self { began: nanoseconds(began), ended: nanoseconds(SystemTime::now()), threads }
    }

    /// From the beginning of the first to the end of the last.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        let threads = self.threads.saturating_add(other.threads);
        Self { began: self.began.min(other.began), ended: self.ended.max(other.ended), threads }
    }

    /// How long that was.
    #[must_use]
    pub fn elapsed(self) -> Duration {
        Duration::from_nanos(self.ended.saturating_sub(self.began))
    }
}

/// What came of a part.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results<T> {
    #[serde(rename = "cyberdeck_results")]
    format: u32,
    tool: String,
    /// What was played.
    pub run: Run,
    /// Which part of it.
    pub shard: Shard,
    /// When.
    pub played: Played,
    /// What came of it.
    pub results: T,
}

/// What every file has, in any format.
#[derive(Deserialize)]
struct Head {
    #[serde(rename = "cyberdeck_results")]
    format: u32,
    tool: String,
}

impl<T: Serialize> Results<T> {
    /// What `tool` found out.
    pub fn new(tool: &str, run: Run, shard: Shard, played: Played, results: T) -> Self {
        Self { format: FORMAT, tool: tool.to_owned(), run, shard, played, results }
    }

    /// The text of the file.
    ///
    /// # Errors
    /// The results can't be told in JSON.
    pub fn text(&self) -> io::Result<String> {
        let line = serde_json::to_string(self)?;
        Ok(format!("{line}\n{}\n", sum(&line)))
    }
}

fn sum(line: &str) -> String {
    Sha256::digest(line).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads what `tool` wrote.
fn read<T: DeserializeOwned>(tool: &str, path: &Path) -> Result<Results<T>, String> {
    let file = path.display().to_string();
    let bytes = File::open(path).map_err(Into::into).and_then(|from| files::read_up_to(LIMIT, from));
    let bytes = bytes.map_err(|error| format!("{file}: {error}"))?;
    if !bytes.starts_with(BEGIN.as_bytes()) {
        return Err(t!("shards-foreign", file = file));
    }
    let damaged = || t!("shards-damaged", file = file.as_str());
    let text = String::from_utf8(bytes).map_err(|_| damaged())?;
    let (line, carried) = text.split_once('\n').ok_or_else(damaged)?;
    if carried.trim_end() != sum(line.trim_end()) {
        return Err(damaged());
    }
    let head: Head = serde_json::from_str(line).map_err(|_| damaged())?;
    if head.format > FORMAT {
        return Err(t!("shards-newer", file = file, format = head.format, known = FORMAT));
    }
    if head.tool != tool {
        return Err(t!("shards-tool", file = file, tool = head.tool));
    }
    serde_json::from_str(line).map_err(|_| damaged())
}

/// All parts of one run, in their order.
///
/// # Errors
/// A sentence for each file that can't be read; or in what one differs from the first; or what is missing or there twice.
pub fn gather<T: DeserializeOwned>(tool: &str, files: &[PathBuf]) -> Result<Vec<Results<T>>, Vec<String>> {
    let (mut parts, mut wrong) = (Vec::new(), Vec::new());
    for file in files {
        match read::<T>(tool, file) {
            Ok(part) => parts.push((file.display(), part)),
            Err(error) => wrong.push(error),
        }
    }
    let Some((first, one)) = parts.first().filter(|_| wrong.is_empty()) else { return Err(wrong) };
    for (file, part) in &parts {
        let shards = [one.shard.of, part.shard.of].map(|of| of.to_string());
        let of = (shards[0] != shards[1]).then(|| ("shards", shards[0].as_str(), shards[1].as_str()));
        if let Some((name, ours, theirs)) = difference(&one.run, &part.run).or(of) {
            let (file, first) = (file.to_string(), first.to_string());
            return Err(vec![t!("shards-differ", file = file, first = first, name = name, theirs = theirs, ours = ours)]);
        }
    }
    let of = one.shard.of;
    let mut by_number = BTreeMap::new();
    for (file, part) in parts {
        if let Some((before, _)) = by_number.insert(part.shard.number, (file.to_string(), part)) {
            wrong.push(t!("shards-twice", one = before, other = file.to_string()));
        }
    }
    let missing: Vec<u32> = (1..=of).filter(|number| !by_number.contains_key(number)).collect();
    if !missing.is_empty() {
        wrong.push(t!("shards-missing", count = missing.len(), numbers = spans(&missing), shards = of));
    }
    if wrong.is_empty() { Ok(by_number.into_values().map(|(_, part)| part).collect()) } else { Err(wrong) }
}

/// Lists with an entry for each match of a shard, as one list of all matches in their order.
#[must_use]
pub fn in_order<T>(parts: Vec<Results<Vec<T>>>) -> Vec<T> {
    let mut lists: Vec<_> = parts.into_iter().map(|part| part.results.into_iter()).collect();
    let mut all = Vec::new();
    loop {
        let before = all.len();
        all.extend(lists.iter_mut().filter_map(Iterator::next));
        if all.len() == before {
            return all;
        }
    }
}

/// Rising numbers with runs of them drawn together: `1, 3–6`.
fn spans(numbers: &[u32]) -> String {
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let spans = runs.map(|run| match run {
        [first, .., last] => format!("{first}–{last}"),
        [one] => one.to_string(),
        [] => String::new(),
    });
    spans.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests;
