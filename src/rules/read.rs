//! Reading what comes from outside: sets and maps in which nothing stands twice, and complaints about RON in plain words.

use std::collections::BTreeMap;
use std::fmt;

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
            Err(D::Error::custom(format!("{} stands twice in a list where everything stands once", name.trim_matches('"'))))
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
            f.write_str("texts by their names")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
            let mut map = BTreeMap::new();
            while let Some((name, value)) = entries.next_entry::<String, String>()? {
                if map.contains_key(&name) {
                    return Err(A::Error::custom(format!("“{name}” stands there twice")));
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
        E::Eof => "The text ends too early.".into(),
        E::ExpectedArray => "A list is needed here: it begins with “[”.".into(),
        E::ExpectedArrayEnd => "A comma or “]” is missing here.".into(),
        E::ExpectedBoolean => "“true” or “false” is needed here.".into(),
        E::ExpectedComma => "A comma or a closing bracket is missing here.".into(),
        E::ExpectedChar => "A letter between single quotes is needed here.".into(),
        E::ExpectedFloat | E::FloatUnderscore => "A number is needed here.".into(),
        E::ExpectedInteger => "A whole number is needed here.".into(),
        E::ExpectedOption => "“Some(…)” or “None” is needed here.".into(),
        E::ExpectedOptionEnd | E::ExpectedStructLikeEnd => "A comma or “)” is missing here.".into(),
        E::ExpectedMap => "“{” is missing here.".into(),
        E::ExpectedMapColon => "A colon is missing here.".into(),
        E::ExpectedMapEnd => "A comma or “}” is missing here.".into(),
        E::ExpectedDifferentStructName { expected, found } => format!("“{expected}” is needed here, not “{found}”."),
        E::ExpectedStructLike | E::ExpectedNamedStructLike("") => "“(” is missing here.".into(),
        E::ExpectedNamedStructLike(name) => format!("“(” is missing here, or “{name}(”."),
        E::ExpectedUnit => "“()” is needed here.".into(),
        E::ExpectedString => "A text between double quotes is needed here.".into(),
        E::ExpectedStringEnd => "The double quote at the end of a text is missing.".into(),
        E::ExpectedIdentifier => "A name is needed here.".into(),
        E::InvalidEscape(_) => "What follows the backslash makes no sense.".into(),
        E::IntegerOutOfBounds => "This number is too large or too small.".into(),
        E::InvalidIntegerDigit { digit, .. } => format!("“{digit}” is not a digit."),
        E::UnclosedBlockComment => "A comment is not closed.".into(),
        E::UnderscoreAtBeginning => "A number does not begin with “_”.".into(),
        E::UnexpectedChar(letter) => format!("“{letter}” makes no sense here."),
        E::Utf8Error(_) => "This is not valid UTF-8.".into(),
        E::TrailingCharacters => "The text goes on where it should end.".into(),
        E::InvalidValueForType { expected, found } => format!("{} is needed here, not {}.", begun(&needed(expected)), given(found)),
        E::ExpectedDifferentLength { expected, found } => format!("The wrong number of values: {found}; needed is {expected}."),
        E::NoSuchEnumVariant { expected, found, .. } => format!("There is no “{found}” here{}", listed(expected)),
        E::NoSuchStructField { expected, found, .. } => format!("There is no field “{found}” here{}", listed(expected)),
        E::MissingStructField { field, .. } => format!("The field “{field}” is missing."),
        E::DuplicateStructField { field, .. } => format!("The field “{field}” stands there twice."),
        E::InvalidIdentifier(name) | E::SuggestRawIdentifier(name) => format!("“{name}” is not a name."),
        E::ExceededRecursionLimit => "The brackets are nested too deeply.".into(),
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

/// What there is instead.
fn listed(known: &[&str]) -> String {
    if known.is_empty() { ".".into() } else { format!("; there is: {}.", known.join(", ")) }
}

/// What a value should have been: Rust's numbers in words.
fn needed(expected: &str) -> String {
    let range = |least: i128, most: i128| format!("a whole number from {least} to {most}");
    match expected {
        "u8" => range(0, u8::MAX.into()),
        "u16" => range(0, u16::MAX.into()),
        "u32" => range(0, u32::MAX.into()),
        "u64" | "usize" => range(0, u64::MAX.into()),
        "i8" => range(i8::MIN.into(), i8::MAX.into()),
        "i16" => range(i16::MIN.into(), i16::MAX.into()),
        "i32" => range(i32::MIN.into(), i32::MAX.into()),
        "i64" | "isize" => range(i64::MIN.into(), i64::MAX.into()),
        "f32" | "f64" => "a number".into(),
        "a sequence" => "a list".into(),
        other => other.into(),
    }
}

/// What a value is: itself, where the reader tells.
fn given(found: &str) -> String {
    found.split('`').nth(1).map_or_else(|| found.to_owned(), ToOwned::to_owned)
}
