//! A colour in content and scene files.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::t;

/// Red, green and blue. In text: `#1A2B3C`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", inline))]
#[serde(into = "String", try_from = "String")]
pub struct Rgb(pub [u8; 3]);

/// This text is not a colour.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", t!("content-color", text = .0.as_str()))]
pub struct NotAColor(pub String);

impl FromStr for Rgb {
    type Err = NotAColor;

    fn from_str(text: &str) -> Result<Self, NotAColor> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()));
        let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok()).ok_or_else(|| NotAColor(text.to_owned()))?;
        let [_, red, green, blue] = number.to_be_bytes();
        Ok(Self([red, green, blue]))
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02X}{green:02X}{blue:02X}")
    }
}

impl TryFrom<String> for Rgb {
    type Error = NotAColor;

    fn try_from(text: String) -> Result<Self, NotAColor> {
        text.parse()
    }
}

impl From<Rgb> for String {
    fn from(color: Rgb) -> Self {
        color.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_six_hexadecimal_digits() {
        assert_eq!("#1A2b3C".parse(), Ok(Rgb([0x1A, 0x2B, 0x3C])));
        assert_eq!(Rgb([0x1A, 0x2B, 0x3C]).to_string(), "#1A2B3C");
        for wrong in ["", "#", "1A2B3C", "#1A2B3", "#1A2B3C4", "#+1A2B3", "#ÄÖÜ", "#12345g"] {
            assert_eq!(wrong.parse::<Rgb>(), Err(NotAColor(wrong.into())));
        }
    }
}
