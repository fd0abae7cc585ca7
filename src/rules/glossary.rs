//! The words of a game, which explain themselves where they stand in its texts.

use std::hash::{Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use crate::text::{chosen, say};

/// A word of a game.
#[derive(Debug, PartialEq, Eq)]
pub struct Word {
    /// What lessons and the player's progress know it by: the key of its message.
    pub id: &'static str,
    /// All its forms, of which the first is its name. One with a capital is found only as it stands there.
    pub forms: &'static [&'static str],
    /// What it means, with the rules that say so.
    pub meaning: &'static str,
}

impl Word {
    /// Its name, and what it means.
    #[must_use]
    pub fn entry(&self) -> (String, &'static str) {
        // A name has no stop; a full sentence before a colon is not one.
        let named = self.meaning.split_once(": ").filter(|(name, _)| name.len() < 30 && !name.contains(". "));
        if let Some((name, meaning)) = named {
            return (name.to_owned(), meaning);
        }
        let name = self.forms.first().copied().unwrap_or_default();
        let mut letters = name.chars();
        let name = letters.next().map(|first| first.to_uppercase().chain(letters).collect());
        (name.unwrap_or_default(), self.meaning)
    }

    /// The rules that it comes from, as they stand behind its meaning.
    pub fn rules(&self) -> impl Iterator<Item = &'static str> {
        let cited = self.meaning.trim_end_matches('.').rsplit_once('(').and_then(|(_, last)| last.strip_suffix(')'));
        cited.into_iter().flat_map(|rules| rules.split(", "))
    }
}

/// The words of a game in one language, and names that only look like words.
#[derive(Debug, Clone, Copy, Default)]
pub struct Glossary(pub &'static [Word], pub &'static [&'static str]);

/// The words of a game by the keys of their messages: the forms of a word with commas between them, and what it means.
#[derive(Debug)]
pub struct Words {
    keys: &'static [(&'static str, &'static str)],
    names: &'static [&'static str],
    /// By language, once it is spoken.
    said: Mutex<Vec<(&'static str, Glossary)>>,
}

impl Words {
    /// The words with these messages, and names in which there are no words.
    #[must_use]
    pub const fn new(keys: &'static [(&'static str, &'static str)], names: &'static [&'static str]) -> Self {
        Self { keys, names, said: Mutex::new(Vec::new()) }
    }

    /// The words in the language that is chosen. They are kept as long as the process runs.
    pub fn glossary(&self) -> Glossary {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, glossary)) = said.iter().find(|(language, _)| *language == chosen()) {
            return *glossary;
        }
        let word = |(forms, meaning): &(&'static str, &'static str)| Word {
            id: forms.strip_suffix(".forms").unwrap_or(forms),
            forms: Vec::leak(String::leak(say(forms, &[])).split(", ").filter(|form| !form.is_empty()).collect()),
            meaning: String::leak(say(meaning, &[])),
        };
        let glossary = Glossary(Vec::leak(self.keys.iter().map(word).collect()), self.names);
        said.push((chosen(), glossary));
        glossary
    }
}

impl Hash for Glossary {
    /// They are kept as long as the process runs, so where they lie is enough.
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.0.as_ptr(), self.1.as_ptr()).hash(state);
    }
}

/// Whether a form stands for itself beside letters: then it needs no space around it.
fn is_sign(form: &str) -> bool {
    !form.chars().any(|letter| letter.is_ascii())
}

/// Whether a text is this form.
fn is_form(text: &str, form: &str) -> bool {
    text == form || text.eq_ignore_ascii_case(form) && !form.chars().any(char::is_uppercase)
}

impl Glossary {
    /// The word with this id.
    #[must_use]
    pub fn find(self, id: &str) -> Option<&'static Word> {
        self.0.iter().find(|word| word.id == id)
    }

    /// The word that a text begins with, the longest of several, and how many bytes of it.
    fn begins(self, text: &str, boundary: bool) -> Option<(usize, &'static Word)> {
        let ends = |rest: &str| rest.chars().next().is_none_or(|next| !next.is_alphanumeric());
        let fits = |form: &&str| {
            let head = text.get(..form.len())?;
            let apart = boundary && ends(&text[form.len()..]) || is_sign(form);
            (apart && is_form(head, form)).then_some(form.len())
        };
        let found = self.0.iter().filter_map(|word| Some((word.forms.iter().filter_map(fits).max()?, word)));
        found.max_by_key(|(length, _)| *length)
    }

    /// A text in pieces: plain ones, and words with what they mean.
    #[must_use]
    pub fn pieces(self, text: &str) -> Vec<(&str, Option<&'static Word>)> {
        let (mut all, mut begun, mut at) = (Vec::new(), 0, 0);
        let mut boundary = true;
        while let Some(letter) = text[at..].chars().next() {
            if let Some(name) = self.1.iter().find(|name| boundary && text[at..].starts_with(**name)) {
                (at, boundary) = (at + name.len(), false);
                continue;
            }
            let may_begin = boundary && !letter.is_whitespace() || !letter.is_ascii();
            if let Some((length, word)) = may_begin.then(|| self.begins(&text[at..], boundary)).flatten() {
                if begun < at {
                    all.push((&text[begun..at], None));
                }
                all.push((&text[at..at + length], Some(word)));
                at += length;
                begun = at;
                boundary = false;
                continue;
            }
            boundary = !letter.is_alphanumeric() && letter != '.' && letter != '-';
            at += letter.len_utf8();
        }
        if begun < text.len() {
            all.push((&text[begun..], None));
        }
        all
    }

    /// The words of a text, each as often as it stands there.
    pub fn words(self, text: &str) -> impl Iterator<Item = &'static Word> {
        self.pieces(text).into_iter().filter_map(|(_, word)| word)
    }
}
