//! Words that explain themselves: texts of cards in which keywords tell on hover what they mean.

use std::sync::{Mutex, PoisonError};

use bevy_egui::egui::{self, RichText, Ui};

use crate::desktop::theme::Palette;
use crate::text::{chosen, say};

/// The keywords of a game in all their forms, small letters, each with what it means.
#[derive(Debug, Clone, Copy)]
pub struct Glossary(pub &'static [(&'static [&'static str], &'static str)]);

/// The keywords of a game by the keys of their messages: the forms of a word with commas between them, and what it means.
#[derive(Debug)]
pub struct Words {
    keys: &'static [(&'static str, &'static str)],
    /// By language, once it is spoken.
    said: Mutex<Vec<(&'static str, Glossary)>>,
}

impl Words {
    /// The keywords with these messages.
    #[must_use]
    pub const fn new(keys: &'static [(&'static str, &'static str)]) -> Self {
        Self { keys, said: Mutex::new(Vec::new()) }
    }

    /// The keywords in the language that is chosen. They are kept as long as the process runs.
    pub fn glossary(&self) -> Glossary {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, glossary)) = said.iter().find(|(language, _)| *language == chosen()) {
            return *glossary;
        }
        let word = |(forms, meaning): &(&str, &str)| {
            let forms: Vec<&'static str> = String::leak(say(forms, &[])).split(", ").collect();
            let (forms, meaning): (&[&str], &str) = (Vec::leak(forms), String::leak(say(meaning, &[])));
            (forms, meaning)
        };
        let glossary = Glossary(Vec::leak(self.keys.iter().map(word).collect()));
        said.push((chosen(), glossary));
        glossary
    }
}

/// Whether a sign stands for itself beside letters: then it needs no space around it.
fn is_sign(form: &str) -> bool {
    !form.chars().any(|letter| letter.is_ascii())
}

impl Glossary {
    /// The keyword that a text begins with: how many bytes it has, and what it means.
    fn keyword(self, text: &str, boundary: bool) -> Option<(usize, &'static str)> {
        let ends = |rest: &str| rest.chars().next().is_none_or(|next| !next.is_alphanumeric());
        let fits = |form: &&str| {
            let head = text.get(..form.len())?;
            let apart = boundary && ends(&text[form.len()..]) || is_sign(form);
            (head.eq_ignore_ascii_case(form) && apart).then_some(form.len())
        };
        let found = self.0.iter().filter_map(|(forms, meaning)| Some((forms.iter().filter_map(fits).max()?, *meaning)));
        found.max_by_key(|(length, _)| *length)
    }

    /// A text in pieces: plain ones, and keywords with what they mean.
    #[must_use]
    pub fn pieces(self, text: &str) -> Vec<(&str, Option<&'static str>)> {
        let (mut all, mut begun, mut at) = (Vec::new(), 0, 0);
        let mut boundary = true;
        while let Some(letter) = text[at..].chars().next() {
            if let Some((length, meaning)) = self.keyword(&text[at..], boundary) {
                if begun < at {
                    all.push((&text[begun..at], None));
                }
                all.push((&text[at..at + length], Some(meaning)));
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

    /// The keywords of a text as they stand there.
    #[cfg(test)]
    pub fn keywords(self, text: &str) -> Vec<&str> {
        self.pieces(text).into_iter().filter(|(_, meaning)| meaning.is_some()).map(|(piece, _)| piece).collect()
    }

    /// A paragraph in which every keyword explains itself on hover. What stands at its head is printed as code.
    pub fn rich(self, ui: &mut Ui, palette: &Palette, head: &str, text: &str, size: f32) {
        let button = ui.spacing().interact_size.y;
        if ui.layout().main_dir().is_vertical() {
            // A row of a paragraph is as high as its letters, and not as a button.
            ui.spacing_mut().interact_size.y = 0.0;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(0.0, 1.0);
            if !head.is_empty() {
                ui.label(RichText::new(head).size(size).monospace().color(palette.asks));
            }
            for (piece, meaning) in self.pieces(text) {
                let words = RichText::new(piece).size(size);
                match meaning {
                    Some(meaning) => {
                        ui.label(words.color(palette.net)).on_hover_text(meaning);
                    }
                    None => {
                        ui.label(words.color(palette.text));
                    }
                }
            }
        });
        ui.spacing_mut().interact_size.y = button;
    }
}
