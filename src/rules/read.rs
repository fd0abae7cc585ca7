//! Reading what comes from outside: sets and maps in which nothing stands twice, and complaints about RON in plain words.

use std::collections::BTreeMap;
use std::fmt;

use crate::t;
use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::Serialize;

/// Reads a set, which is written as a list of its members.
///
/// # Errors
/// A member stands there twice.
pub(super) fn members<'de, D, T, S>(deserializer: D) -> Result<S, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Serialize + PartialEq,
    S: FromIterator<T>,
{
    let items = Vec::<T>::deserialize(deserializer)?;
    // A set has few possible members, so among many items this ends soon.
    match items.iter().enumerate().find(|(at, item)| items[..*at].contains(item)) {
        Some((_, item)) => {
            let name = ron::to_string(item).unwrap_or_default();
            Err(D::Error::custom(t!("ron-member-twice", name = name.trim_matches('"'))))
        }
        None => Ok(items.into_iter().collect()),
    }
}

/// Reads texts by their names.
///
/// # Errors
/// A name stands there twice.
pub(super) fn named<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<String, String>, D::Error> {
    struct Named;
    impl<'de> Visitor<'de> for Named {
        type Value = BTreeMap<String, String>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(&t!("ron-needs-texts"))
        }

        fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
            let mut map = BTreeMap::new();
            while let Some((name, value)) = entries.next_entry::<String, String>()? {
                if map.contains_key(&name) {
                    return Err(A::Error::custom(t!("ron-name-twice", name = name)));
                }
                map.insert(name, value);
            }
            Ok(map)
        }
    }
    deserializer.deserialize_map(Named)
}

/// What the reader of RON complains of, as a sentence.
pub(crate) fn sentence(error: &ron::Error) -> String {
    use ron::Error as E;
    match error {
        E::Message(text) | E::Io(text) => whole(text),
        E::Eof => t!("ron-eof"),
        E::ExpectedArray => t!("ron-array"),
        E::ExpectedArrayEnd => t!("ron-array-end"),
        E::ExpectedBoolean => t!("ron-boolean"),
        E::ExpectedComma => t!("ron-comma"),
        E::ExpectedChar => t!("ron-char"),
        E::ExpectedFloat | E::FloatUnderscore => t!("ron-float"),
        E::ExpectedInteger => t!("ron-integer"),
        E::ExpectedOption => t!("ron-option"),
        E::ExpectedOptionEnd | E::ExpectedStructLikeEnd => t!("ron-struct-end"),
        E::ExpectedMap => t!("ron-map"),
        E::ExpectedMapColon => t!("ron-colon"),
        E::ExpectedMapEnd => t!("ron-map-end"),
        E::ExpectedDifferentStructName { expected, found } => {
            t!("ron-other-struct", expected = expected.to_string(), found = found.as_str())
        }
        E::ExpectedStructLike | E::ExpectedNamedStructLike("") => t!("ron-struct"),
        E::ExpectedNamedStructLike(name) => t!("ron-named-struct", name = name.to_string()),
        E::ExpectedUnit => t!("ron-unit"),
        E::ExpectedString => t!("ron-string"),
        E::ExpectedStringEnd => t!("ron-string-end"),
        E::ExpectedIdentifier => t!("ron-name"),
        E::InvalidEscape(_) => t!("ron-escape"),
        E::IntegerOutOfBounds => t!("ron-bounds"),
        E::InvalidIntegerDigit { digit, .. } => t!("ron-digit", digit = digit.to_string()),
        E::UnclosedBlockComment => t!("ron-comment"),
        E::UnderscoreAtBeginning => t!("ron-underscore"),
        E::UnexpectedChar(letter) => t!("ron-letter", letter = letter.to_string()),
        E::Utf8Error(_) => t!("ron-not-text"),
        E::TrailingCharacters => t!("ron-trailing"),
        E::InvalidValueForType { expected, found } => t!("ron-type", expected = needed(expected), found = given(found)),
        E::ExpectedDifferentLength { expected, found } => t!("ron-length", expected = number_in(expected), found = *found),
        E::NoSuchEnumVariant { expected, found, .. } => {
            t!("ron-variant", found = found.to_string(), known = expected.join(", "), count = expected.len())
        }
        E::NoSuchStructField { expected, found, .. } => t!("ron-field", found = found.to_string(), known = expected.join(", ")),
        E::MissingStructField { field, .. } => t!("ron-missing", field = field.to_string()),
        E::DuplicateStructField { field, .. } => t!("ron-twice", field = field.to_string()),
        E::InvalidIdentifier(name) | E::SuggestRawIdentifier(name) => t!("ron-not-a-name", name = name.to_string()),
        E::ExceededRecursionLimit => t!("ron-depth"),
        other => whole(&other.to_string()),
    }
}

/// A text as a sentence.
fn whole(text: &str) -> String {
    format!("{}.", begun(text.trim_end_matches('.')))
}

fn begun(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What a value should have been: Rust's numbers in words.
fn needed(expected: &str) -> String {
    let range = |least: i128, most: i128| t!("ron-needs-whole", least = least.to_string(), most = most.to_string());
    match expected {
        "u8" => range(0, u8::MAX.into()),
        "u16" => range(0, u16::MAX.into()),
        "u32" => range(0, u32::MAX.into()),
        "u64" | "usize" => range(0, u64::MAX.into()),
        "i8" => range(i8::MIN.into(), i8::MAX.into()),
        "i16" => range(i16::MIN.into(), i16::MAX.into()),
        "i32" => range(i32::MIN.into(), i32::MAX.into()),
        "i64" | "isize" => range(i64::MIN.into(), i64::MAX.into()),
        "f32" | "f64" => t!("ron-needs-number"),
        "a sequence" => t!("ron-needs-list"),
        other => other.into(),
    }
}

/// The number in what a list should have been: "an array of length 5".
fn number_in(expected: &str) -> &str {
    expected.rsplit(|letter: char| !letter.is_ascii_digit()).find(|digits| !digits.is_empty()).unwrap_or(expected)
}

/// What a value is: itself, where the reader tells.
fn given(found: &str) -> String {
    found.split('`').nth(1).map_or_else(|| found.to_owned(), ToOwned::to_owned)
}
