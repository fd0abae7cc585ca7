//! Answers and errors, and the fields of requests.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::matches::{ApplyError, MatchError};
use crate::rules::game::{Refusal, Seat};
use crate::t;

/// The fields of an answer.
pub(super) type Fields = Map<String, Value>;

/// Why a request is not answered as it would like.
#[derive(Debug, Serialize)]
pub(super) struct Trouble {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
    text: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    problems: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<u64>,
}

impl Trouble {
    pub fn new(kind: &'static str, text: impl Into<String>) -> Self {
        Self { kind, rule: None, step: None, text: text.into(), problems: Vec::new(), version: None }
    }

    /// A setup or state with all that is wrong with it.
    pub fn invalid(problems: Vec<String>) -> Self {
        Self { problems: problems.clone(), ..Self::new("invalid", problems.join(" ")) }
    }

    /// A refusal of one of several actions, counted from 0.
    pub fn at_step(step: usize, refusal: Refusal) -> Self {
        Self { step: Some(step), ..refusal.into() }
    }

    /// The answer that tells of it.
    pub fn answer(self) -> Fields {
        fields([("error", json!(self))])
    }

    /// A line that is an object, but asks for nothing that there is.
    pub fn request(text: impl Into<String>) -> Self {
        Self::new("bad-request", text)
    }
}

impl From<Refusal> for Trouble {
    fn from(Refusal { rule, text }: Refusal) -> Self {
        Self { rule: Some(rule.0), ..Self::new("refused", text) }
    }
}

impl From<ApplyError> for Trouble {
    fn from(error: ApplyError) -> Self {
        match error {
            ApplyError::Refused(refusal) => refusal.into(),
            ApplyError::Stale { now, .. } => Self { version: Some(now), ..Self::new("stale", error.to_string()) },
            _ => Self::new(error.kind(), error.to_string()),
        }
    }
}

impl From<MatchError> for Trouble {
    fn from(error: MatchError) -> Self {
        match error {
            MatchError::Setup(problems) => Self::invalid(problems),
            error => Self::new("disk", error.to_string()),
        }
    }
}

/// An answer as a line.
pub(super) fn line(id: &Value, fields: Fields) -> String {
    #[derive(Serialize)]
    struct Answer<'a> {
        id: &'a Value,
        #[serde(flatten)]
        fields: Fields,
    }
    serde_json::to_string(&Answer { id, fields }).unwrap_or_else(|error| json!({"id": id, "error": error.to_string()}).to_string())
}

/// Fields by name.
pub(super) fn fields<const N: usize>(list: [(&str, Value); N]) -> Fields {
    list.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// A value of ours as JSON.
pub(super) fn value(of: &impl Serialize) -> Result<Value, Trouble> {
    serde_json::to_value(of).map_err(|error| Trouble::new("invalid", t!("protocol-not-written", error = error.to_string())))
}

/// A request: an object whose fields are taken out one by one, so that what is left over can be named.
#[derive(Debug)]
pub(super) struct Request(pub Fields);

impl Request {
    /// A field that may be missing.
    pub fn maybe<T: DeserializeOwned>(&mut self, name: &str) -> Result<Option<T>, Trouble> {
        match self.0.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(given) => read(name, given).map(Some),
        }
    }

    /// A field that has to be there.
    pub fn need<T: DeserializeOwned>(&mut self, name: &str) -> Result<T, Trouble> {
        self.maybe(name)?.ok_or_else(|| Trouble::request(t!("protocol-missing", field = name)))
    }

    /// A seat of a match with `seats` of them.
    pub fn seat(&mut self, seats: usize) -> Result<Seat, Trouble> {
        let seat = self.need("seat")?;
        self.in_range(seat, seats)
    }

    /// A seat that may be missing.
    pub fn maybe_seat(&mut self, seats: usize) -> Result<Option<Seat>, Trouble> {
        self.maybe("seat")?.map(|seat| self.in_range(seat, seats)).transpose()
    }

    #[expect(clippy::unused_self, reason = "reads as part of the request")]
    fn in_range(&self, Number(seat): Number, seats: usize) -> Result<Seat, Trouble> {
        match u8::try_from(seat) {
            Ok(small) if usize::from(small) < seats => Ok(Seat(small)),
            _ => Err(Trouble::request(t!("protocol-no-seat", seat = seat.to_string(), last = seats - 1))),
        }
    }

    /// Whether there is a field of this name.
    pub fn names(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Complains about fields that nobody asked for.
    pub fn end(&self) -> Result<(), Trouble> {
        match self.0.keys().next() {
            Some(name) => Err(Trouble::request(t!("protocol-no-field", field = name.as_str()))),
            None => Ok(()),
        }
    }
}

/// A number from 0.
#[derive(Deserialize)]
struct Number(u64);

/// Reads a value from outside.
pub(super) fn read<T: DeserializeOwned>(name: &str, given: Value) -> Result<T, Trouble> {
    serde_json::from_value(given).map_err(|error| {
        let error = error.to_string();
        Trouble::request(t!("protocol-wrong", field = name, error = error.trim_end_matches('.')))
    })
}
