//! What nobody may guess: seeds, join codes, and the tokens of seats.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;

/// The letters of join codes: those that are not taken for another one.
const LETTERS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";

/// How many letters a join code has.
pub(super) const CODE_LENGTH: usize = 6;

/// 256 random bits. Each key of a handshake has 128 from a generator fit for secrets.
pub(super) fn random_key() -> [u8; 32] {
    Sha256::new().chain_update(generate_key()).chain_update(generate_key()).chain_update(generate_key()).finalize().into()
}

/// A random join code.
pub(super) fn random_code() -> String {
    let key = random_key();
    let number = key.iter().take(8).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    let letter = |at: u32| char::from(LETTERS[(number / 24_u64.pow(at) % 24) as usize]);
    (0..CODE_LENGTH as u32).map(letter).collect()
}

/// A join code as people type it: in small letters, with blanks around. Nothing if it can't be one.
pub(super) fn read_code(text: &str) -> Option<String> {
    let code = text.trim().to_ascii_uppercase();
    (code.len() == CODE_LENGTH && code.bytes().all(|letter| LETTERS.contains(&letter))).then_some(code)
}

/// What is kept of a token or password: never itself.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash of a client’s token; nothing if it can’t be a token: 32 to 128 letters and digits.
    #[must_use]
    pub fn of_token(token: &str) -> Option<Self> {
        let good = (32..=128).contains(&token.len()) && token.bytes().all(|letter| letter.is_ascii_alphanumeric());
        good.then(|| Self(Sha256::digest(token).into()))
    }

    /// The hash of a table’s password.
    #[must_use]
    pub fn of_password(code: &str, password: &str) -> Self {
        Self(Sha256::new().chain_update(code).chain_update(password).finalize().into())
    }
}

impl PartialEq for TokenHash {
    /// Takes as long for equals as for others.
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash")
    }
}

impl From<TokenHash> for String {
    fn from(hash: TokenHash) -> Self {
        hash.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl TryFrom<String> for TokenHash {
    type Error = String;

    fn try_from(digits: String) -> Result<Self, String> {
        let wrong = || format!("{} is not a hash", digits.escape_debug());
        let mut hash = [0; 32];
        if digits.len() != 64 || !digits.is_ascii() {
            return Err(wrong());
        }
        for (at, byte) in hash.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Self(hash))
    }
}
