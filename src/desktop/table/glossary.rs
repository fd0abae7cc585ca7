//! Words that explain themselves: texts of cards in which keywords tell on hover what they mean.

use bevy_egui::egui::{self, RichText, Ui};

use crate::desktop::theme::Palette;

/// The keywords of a game in all their forms, small letters, each with what it means.
#[derive(Debug, Clone, Copy)]
pub struct Glossary(pub &'static [(&'static [&'static str], &'static str)]);

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
