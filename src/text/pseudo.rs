//! A language that is none: English with accents, in brackets, and 40 % longer.

use std::borrow::Cow;

/// Letters and the accented ones in their place.
const ACCENTED: [(char, char); 16] = [
    ('a', 'å'),
    ('c', 'ç'),
    ('e', 'é'),
    ('g', 'ğ'),
    ('i', 'î'),
    ('n', 'ñ'),
    ('o', 'ö'),
    ('s', 'š'),
    ('t', 'ţ'),
    ('u', 'ü'),
    ('y', 'ý'),
    ('A', 'Å'),
    ('E', 'É'),
    ('O', 'Ö'),
    ('S', 'Š'),
    ('U', 'Ü'),
];

/// A text in the pseudo-language; blanks at its ends stay where they are.
pub fn transform(text: &str) -> Cow<'_, str> {
    let words = text.trim();
    if words.is_empty() {
        return Cow::Borrowed(text);
    }
    let accented = |letter: char| ACCENTED.iter().find(|(plain, _)| *plain == letter).map_or(letter, |(_, accented)| *accented);
    let start = text.len() - text.trim_start().len();
    let longer = "·".repeat(words.chars().count() * 2 / 5);
    let words: String = words.chars().map(accented).collect();
    let end = &text[text.trim_end().len()..];
    Cow::Owned(format!("{}[{words}{longer}]{end}", &text[..start]))
}
