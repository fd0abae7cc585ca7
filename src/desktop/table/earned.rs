//! What somebody achieved in the match that is over, for the first time.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};

use super::frame::Framed;
use super::session::Session;
use crate::achievements::{self, Told};
use crate::desktop::launch::Learned;
use crate::desktop::notice::Notices;
use crate::desktop::theme::{Palette, icon, small};
use crate::matches::MatchFile;
use crate::t;

/// What is new, and in which file.
#[derive(Resource, Debug, Default)]
pub struct Earned {
    file: Option<PathBuf>,
    new: Vec<Told>,
}

impl Earned {
    /// Whether nothing is new.
    pub(super) const fn is_empty(&self) -> bool {
        self.new.is_empty()
    }
}

/// Keeps what the people of a match achieved in it; what is new stays so as long as the match is the same.
pub(super) fn find_earned<G: Framed>(
    session: Res<Session<G>>,
    mut earned: ResMut<Earned>,
    mut learned: ResMut<Learned>,
    mut notices: ResMut<Notices>,
) {
    let file = session.file();
    if earned.file != file {
        *earned = Earned { file, new: Vec::new() };
    }
    let read = earned.file.as_ref().and_then(|path| MatchFile::read(path).ok());
    let Some(found) = read.and_then(|file| achievements::found(&file).ok().flatten()) else { return };
    let is_new = |told: &Told| found.earned.contains(&told.id) && !learned.0.has_earned(told.id);
    earned.new.extend(achievements::list(G::ID).into_iter().filter(is_new));
    if let Err(problem) = learned.0.finish_match(&found.game, &found.earned) {
        notices.warn(problem);
    }
}

/// One line of what is new; how it was earned is said where there is room for it, or when it is pointed at.
pub(super) fn draw(ui: &mut Ui, palette: &Palette, earned: &Earned) {
    let Some(first) = earned.new.first() else { return };
    let names: Vec<String> = earned.new.iter().map(Told::name).collect();
    let how: Vec<String> = earned.new.iter().map(|told| format!("{}: {}", told.name(), told.how())).collect();
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        ui.label(RichText::new(icon("medal-fill")).color(palette.gained));
        let names = names.join(" · ");
        let text = match earned.new.len() {
            1 => t!("results-earned-one", name = names, how = first.how()),
            count => t!("results-earned", count = count, names = names),
        };
        ui.add(egui::Label::new(small(text)).truncate()).on_hover_text(how.join("\n"));
    });
}
