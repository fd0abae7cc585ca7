//! A sealed deal. The host and every person at the table commit to 32 random bytes; once all have committed, the seats open
//! theirs to the host, and the seed is the hash of all of them. Nobody can choose the seed, because everybody’s bytes were
//! fixed before anybody else’s were known. Once the match is over everything is in its file, and [`verify`](super::verify)
//! checks it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{Bytes32, Seed};
use crate::rules::game::{Seat, Setup};

/// What is hashed before the bytes, so that these hashes are those of nothing else.
const COMMITMENT: &str = "cyberdeck commitment 1";
const SEED: &str = "cyberdeck seed 1";

/// Somebody’s part in the seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// What was shown before the deal: the hash of the bytes.
    pub commitment: Bytes32,
    /// The random bytes.
    pub bytes: Bytes32,
}

impl From<Bytes32> for Share {
    fn from(bytes: Bytes32) -> Self {
        Self { commitment: commitment(bytes), bytes }
    }
}

impl Share {
    /// Whether these are the bytes that were committed to.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        commitment(self.bytes) == self.commitment
    }
}

/// What commits to bytes without telling them: the SHA-256 of `cyberdeck commitment 1` and the bytes.
#[must_use]
pub fn commitment(bytes: Bytes32) -> Bytes32 {
    Bytes32(Sha256::new().chain_update(COMMITMENT).chain_update(bytes.0).finalize().into())
}

/// How the seed of a match was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Which attempt it was, from 1: if somebody leaves before everything is open, it begins again.
    pub round: u32,
    /// The part of the host.
    pub host: Share,
    /// The parts of the seats; bots have none.
    pub seats: Vec<Option<Share>>,
}

impl Deal {
    /// The seed: the SHA-256 of `cyberdeck seed 1`, the bytes of the host, and those of the seats in their order.
    #[must_use]
    pub fn seed(&self) -> Seed {
        let hash = Sha256::new().chain_update(SEED).chain_update(self.host.bytes.0);
        Seed::Long(self.seats.iter().flatten().fold(hash, |hash, share| hash.chain_update(share.bytes.0)).finalize().into())
    }
}

/// A view that was shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sight {
    /// To which seat; none are the spectators.
    pub seat: Option<Seat>,
    /// The number of the change that showed it, as this viewer counts them.
    pub seq: u64,
    /// After how many steps the match looked like this.
    pub step: usize,
    /// The hash of the view: [`hash_of`].
    pub view: Bytes32,
}

/// The SHA-256 of a view as canonical JSON (RFC 8785): no spaces, and the fields of objects sorted. Views have no numbers but
/// whole ones.
#[must_use]
pub fn hash_of(view: &Value) -> Bytes32 {
    let mut text = String::new();
    write_canonical(view, &mut text);
    Bytes32(Sha256::digest(text).into())
}

/// The hash of a view as it is sent.
///
/// # Errors
/// It can't be written as JSON.
pub(crate) fn hash_of_sent(view: &impl Serialize) -> Result<Bytes32, serde_json::Error> {
    // A client knows what it reads.
    serde_json::from_str(&serde_json::to_string(view)?).map(|view: Value| hash_of(&view))
}

fn write_canonical(value: &Value, text: &mut String) {
    match value {
        Value::Array(items) => {
            text.push('[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    text.push(',');
                }
                write_canonical(item, text);
            }
            text.push(']');
        }
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_unstable_by_key(|(name, _)| *name);
            text.push('{');
            for (at, (name, field)) in fields.into_iter().enumerate() {
                if at > 0 {
                    text.push(',');
                }
                text.push_str(&Value::from(name.as_str()).to_string());
                text.push(':');
                write_canonical(field, text);
            }
            text.push('}');
        }
        plain => text.push_str(&plain.to_string()),
    }
}

/// What a client keeps of a table whose deal is sealed. With it a match file can be checked against more than itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The join code of the table.
    pub code: String,
    /// The seat of the client; none for a spectator.
    pub seat: Option<Seat>,
    /// Seats and options as they were shown first: nobody can choose them once the seed is known.
    pub setup: Setup,
    /// The attempt that the rest is of.
    pub round: u32,
    /// The commitment that the host showed first.
    pub host: Bytes32,
    /// The commitments of the seats when this client opened its bytes, or came.
    pub commitments: Vec<Option<Bytes32>>,
    /// The client’s own bytes, if it had a part in the seed.
    pub bytes: Option<Bytes32>,
    /// The hashes of the views it was shown, each with the number of its change. A view that stays the same is there once.
    pub views: Vec<(u64, Bytes32)>,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Deal, Share, commitment, hash_of};
    use crate::matches::Bytes32;

    #[test]
    fn the_hashes_are_those_of_the_documentation() {
        // As docs/match-file.md says, worked out by sha256sum.
        let [host, seat] = [1, 2].map(|byte| Bytes32([byte; 32]));
        assert_eq!(commitment(host).to_string(), "11addeea458ecef1f481551a0dead77cb192cddd6a5d033a9f8ab2764cec5d15");
        let deal = Deal { round: 1, host: Share::from(host), seats: vec![Some(seat.into()), None] };
        assert_eq!(deal.seed().to_string(), "df008c2424ab0c7cb2db8120ab98e3b3987f42230daad84f9189e566a66ce5b5");
        assert!(deal.host.is_kept() && !Share { bytes: seat, ..deal.host }.is_kept());
        assert_eq!(
            hash_of(&json!({"b": [1, null, "ä\n\"\u{1}"], "a": {"10": true, "9": -2}})).to_string(),
            "54cc1fde31622af16bcf45a7404019a8460fb5ab345743667dee38ef8f6681e2"
        );
    }
}
