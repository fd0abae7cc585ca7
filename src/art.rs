//! Which card has which emblem: the lists beside the images in `assets/art/`. Nothing here needs the engine.

use std::fmt;

use serde::Deserialize;

use crate::rules::content::{ContentError, parse};
use crate::t;

/// The emblems of one game's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Album {
    /// By the numbers of the cards.
    AccessDenied,
    /// By their titles.
    DataWarriors,
    /// Of programs by their ids, of .EXE by their names.
    Aetherium,
}

impl Album {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::AccessDenied, Self::DataWarriors, Self::Aetherium];

    /// The list that is built in.
    #[must_use]
    pub const fn list(self) -> &'static str {
        match self {
            Self::AccessDenied => include_str!("../assets/art/access_denied.ron"),
            Self::DataWarriors => include_str!("../assets/art/data_warriors.ron"),
            Self::Aetherium => include_str!("../assets/art/aetherium.ron"),
        }
    }

    /// The image that is built in: a PNG, white on black.
    #[must_use]
    pub const fn image(self) -> &'static [u8] {
        match self {
            Self::AccessDenied => include_bytes!("../assets/art/access_denied.png"),
            Self::DataWarriors => include_bytes!("../assets/art/data_warriors.png"),
            Self::Aetherium => include_bytes!("../assets/art/aetherium.png"),
        }
    }
}

/// The path of its files under `assets/` and under a content folder, without their ending.
impl fmt::Display for Album {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AccessDenied => "art/access_denied",
            Self::DataWarriors => "art/data_warriors",
            Self::Aetherium => "art/aetherium",
        })
    }
}

/// Which cell of an image is whose emblem.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Emblems {
    /// The side of a cell in dots.
    pub cell: u16,
    /// How many cells stand in a row.
    pub columns: u16,
    /// Whose emblems they are, row by row.
    pub ids: Vec<String>,
}

impl Emblems {
    /// Reads a list.
    ///
    /// # Errors
    /// What is wrong with it: syntax with line and column, values with their field.
    pub fn parse(file: &str, text: &str) -> Result<Self, ContentError> {
        let list: Self = parse(file, text)?;
        if !(8..=1024).contains(&list.cell) {
            return Err(ContentError::in_field(file, text, "cell", &t!("art-cell")));
        }
        if list.columns == 0 {
            return Err(ContentError::in_field(file, text, "columns", &t!("art-columns")));
        }
        Ok(list)
    }

    /// The column and row of an emblem.
    #[must_use]
    pub fn place(&self, id: &str) -> Option<(usize, usize)> {
        let at = self.ids.iter().position(|other| other == id)?;
        let columns = usize::from(self.columns);
        Some((at % columns, at / columns))
    }

    /// The width and height of the image in dots.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        let (cell, columns) = (usize::from(self.cell), usize::from(self.columns));
        (cell * columns, cell * self.ids.len().div_ceil(columns))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Album, Emblems};
    use crate::rules::content::Content;

    fn has(album: Album) -> impl Fn(&str) -> bool {
        let list = Emblems::parse(&album.to_string(), album.list()).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(list.ids.iter().collect::<BTreeSet<_>>().len(), list.ids.len(), "{album}: an id stands there twice");
        move |id| list.place(id).is_some()
    }

    #[test]
    fn every_card_has_an_emblem() {
        let content = Content::built_in();
        let (access_denied, data_warriors, aetherium) = (has(Album::AccessDenied), has(Album::DataWarriors), has(Album::Aetherium));
        for card in content.access_denied.cards.faces() {
            assert!(access_denied(&card.number.number().to_string()), "{}", card.title);
        }
        for card in content.data_warriors.catalog.faces() {
            assert!(data_warriors(&card.title), "{}", card.title);
        }
        for program in content.aetherium.catalog.programs() {
            assert!(aetherium(&program.id), "{}", program.name);
            for exe in &program.exe {
                assert!(aetherium(&exe.name), "{}: {}", program.name, exe.name);
            }
        }
    }

    #[test]
    fn a_list_says_what_is_wrong_with_it() {
        let wrong = |text| Emblems::parse("art/x.ron", text).expect_err("it is wrong").to_string();
        assert!(wrong("(cell: 192, columns: 8, ids: [1])").starts_with("art/x.ron:1:"), "{}", wrong("(cell: 192, columns: 8, ids: [1])"));
        assert!(wrong("(cell: 2, columns: 8, ids: [])").starts_with("art/x.ron:1:2: cell: "));
        assert!(wrong("(cell: 192,\n columns: 0, ids: [])").starts_with("art/x.ron:2:2: columns: "));
    }
}
