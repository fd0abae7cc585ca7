//! What a client does by itself at a table whose deal is sealed: it takes part in the seed, and keeps a record of what it is
//! shown, to hold the match file against.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::{Value, json};

use super::chance::random_key;
use super::client::Place;
use super::deal::{DealShown, Phase};
use crate::files;
use crate::games::{Visitor, with_game};
use crate::matches::deal::{Record, commitment, hash_of};
use crate::matches::verify::{Untrue, verify};
use crate::matches::{Bytes32, MatchFile};
use crate::rules::content::Content;
use crate::rules::game::{Game, Seat, Setup, Viewer};
use crate::t;

/// What its messages are called: their answers are for nobody else.
pub(super) const ID: &str = "deal";

/// The record of a client, and how far it has come.
#[derive(Debug, Default)]
pub(super) struct Witness {
    /// Where the record is kept, if it is.
    path: Option<PathBuf>,
    record: Option<Record>,
    /// The round in which it has committed since it was started: another client at its seat has a say as well.
    committed: Option<u32>,
    /// The table of the last snapshot.
    table: Option<Table>,
    /// The fingerprints of the content that it plays with, by game.
    content: BTreeMap<String, String>,
}

/// What a witness has to know of a table.
#[derive(Debug, Deserialize)]
struct Table {
    code: String,
    game: String,
    setup: Setup,
    seat: Option<Seat>,
    sealed: bool,
}

impl Witness {
    /// That of a client at this place; it goes on with the record that is kept there.
    pub fn new(place: &Place) -> Self {
        let path = place.record();
        let read = |path: &PathBuf| files::read_up_to(files::MATCH_LIMIT, File::open(path).ok()?).ok();
        let record = path.as_ref().and_then(read).and_then(|bytes| serde_json::from_slice(&bytes).ok());
        Self { path, record, content: place.content.clone(), ..Self::default() }
    }

    /// Takes in a message of the host; gives what to answer. Before the deal, the message gets a view to draw the table with.
    pub fn hear(&mut self, message: &mut Value) -> Option<Value> {
        if !matches!(message["type"].as_str(), Some("snapshot" | "events")) {
            return None;
        }
        if let Ok(table) = Table::deserialize(&message["table"]) {
            self.table = Some(table);
        }
        let table = self.table.as_ref().filter(|table| table.sealed)?;
        let deal = DealShown::deserialize(&message["state"]["deal"]).ok()?;
        let (code, seat) = (&table.code, table.seat);
        let before = self.record.clone().filter(|record| record.code == *code && record.seat == seat);
        let fresh = || Record {
            code: code.clone(),
            seat,
            setup: table.setup.clone(),
            round: 0,
            host: deal.host,
            commitments: Vec::new(),
            bytes: None,
            views: Vec::new(),
        };
        let record = self.record.insert(before.clone().unwrap_or_else(fresh));
        let answer = match (deal.phase, seat) {
            (Phase::Dealt, _) => {
                if record.round != deal.round {
                    // The seed was made without this client.
                    (record.round, record.bytes) = (deal.round, None);
                    record.commitments.clear();
                }
                if record.commitments.is_empty() {
                    record.commitments = deal.commitments;
                }
                let seq = message["seq"].as_u64().unwrap_or_default();
                let view = hash_of(&message["state"]["view"]);
                if record.views.last().is_none_or(|(_, last)| *last != view) {
                    record.views.push((seq, view));
                }
                None
            }
            (Phase::Commit | Phase::Open, Some(seat)) => take_part(record, &deal, seat, &mut self.committed),
            (Phase::Commit | Phase::Open, None) => None,
        };
        if deal.phase != Phase::Dealt {
            message["state"]["view"] = undealt_view(table, &self.content).unwrap_or_default();
        }
        if before.as_ref() != self.record.as_ref() {
            self.keep();
        }
        answer
    }

    fn keep(&self) {
        // Without a file the record is known as long as the client runs.
        if let (Some(path), Some(text)) = (&self.path, self.record.as_ref().and_then(|record| serde_json::to_string(record).ok())) {
            let _ = path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| files::write_atomically(path, &text));
        }
    }

    /// What a match file proves to this client, or what is wrong with it, in a sentence. Nothing where the deal was not sealed.
    pub fn judge(&self, journal: &str) -> Option<String> {
        self.table.as_ref().filter(|table| table.sealed)?;
        let Some(record) = &self.record else { return Some(t!("sealed-untrue", text = t!("verify-not-sealed"))) };
        Some(match check(journal, record) {
            Ok(()) if record.bytes.is_some() => t!("sealed-true", views = record.views.len()),
            Ok(()) => t!("sealed-true-watched", views = record.views.len()),
            Err(untrue) => t!("sealed-untrue", text = untrue.to_string()),
        })
    }
}

/// What a seat does for the deal: it commits to new bytes in each round, and opens them once all have committed.
fn take_part(record: &mut Record, deal: &DealShown, seat: Seat, committed: &mut Option<u32>) -> Option<Value> {
    if record.host != deal.host {
        // A host that has changed its own part gets nothing more from here.
        return None;
    }
    let shown = deal.commitments.get(seat.index()).copied().flatten();
    let is_open = deal.opened.get(seat.index()).copied().unwrap_or_default();
    let own = record.bytes.filter(|_| record.round == deal.round);
    if let Some(bytes) = own.filter(|bytes| shown == Some(commitment(*bytes))) {
        return (deal.phase == Phase::Open && !is_open).then(|| {
            // What is open can’t be compared with anything else later.
            record.commitments.clone_from(&deal.commitments);
            json!({"type": "open", "id": ID, "round": deal.round, "bytes": bytes})
        });
    }
    // Another client at this seat may have committed; it is not overruled twice.
    if shown.is_some() && (is_open || *committed == Some(deal.round)) {
        return None;
    }
    *committed = Some(deal.round);
    let bytes = own.unwrap_or_else(|| Bytes32(random_key()));
    (record.round, record.bytes, record.commitments) = (deal.round, Some(bytes), Vec::new());
    Some(json!({"type": "commit", "id": ID, "round": deal.round, "commitment": commitment(bytes)}))
}

/// A view of a match of this setup that nobody plays: before the deal there is no other one.
fn undealt_view(table: &Table, content: &BTreeMap<String, String>) -> Option<Value> {
    struct Begin<'a>(&'a Setup, &'static Content);
    impl Visitor for Begin<'_> {
        type Output = Option<Value>;
        fn visit<G: Game>(self) -> Option<Value> {
            let state = G::new(self.0, 0, self.1).ok()?;
            serde_json::to_value(state.view(Viewer::Spectator)).ok()
        }
    }
    let content = content.get(&table.game).map_or(Ok(Content::built_in()), |hash| Content::find(&table.game, hash)).ok()?;
    with_game(&table.game, Begin(&table.setup, content))?
}

/// Whether a match file is true, as far as a client can tell.
fn check(journal: &str, record: &Record) -> Result<(), Untrue> {
    struct Check<'a>(&'a MatchFile, &'a Record);
    impl Visitor for Check<'_> {
        type Output = Result<(), Untrue>;
        fn visit<G: Game>(self) -> Self::Output {
            verify::<G>(self.0, std::slice::from_ref(self.1)).map(|_| ())
        }
    }
    let file = MatchFile::of_text(Path::new(&record.code), journal)?;
    with_game(&file.header().game, Check(&file, record)).unwrap_or(Ok(()))
}
