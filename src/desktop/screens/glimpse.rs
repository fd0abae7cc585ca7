//! What a saved match looks like: how far it is, and a small picture of its last position.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use bevy::prelude::*;
use bevy_egui::egui;

use crate::desktop::table::frame::Framed;
use crate::desktop::theme::Palette;
use crate::matches::Match;
use crate::rules::game::Viewer;

/// How wide a picture is for its height.
pub(super) const SHAPE: f32 = 1.6;

/// A look into a match.
pub(super) struct Glimpse {
    progress: Box<dyn Fn() -> String + Send + Sync>,
    picture: Box<dyn Fn(&egui::Painter, &Palette, egui::Rect) + Send + Sync>,
}

impl Glimpse {
    /// Where it is, in the language that is spoken now: "Round 3 of 12".
    pub fn progress(&self) -> String {
        (self.progress)()
    }

    /// Draws what everybody sees of the last position.
    pub fn paint(&self, painter: &egui::Painter, palette: &Palette, rect: egui::Rect) {
        (self.picture)(&painter.with_clip_rect(painter.clip_rect().intersect(rect)), palette, rect);
    }
}

type Look = fn(&Path) -> Option<Glimpse>;

/// How to look into a match of each game, and what was seen.
#[derive(Resource, Default)]
pub(super) struct Glimpses {
    looks: BTreeMap<&'static str, Look>,
    seen: BTreeMap<PathBuf, (SystemTime, Option<Glimpse>)>,
}

impl Glimpses {
    /// What is seen of a match of this game, if that is known.
    pub fn get(&self, path: &Path) -> Option<&Glimpse> {
        self.seen.get(path).and_then(|(_, glimpse)| glimpse.as_ref())
    }

    /// Looks into a match, where that was not done since it changed; gives whether it was done now.
    pub fn look(&mut self, game: &str, path: &Path, modified: SystemTime) -> bool {
        if self.seen.get(path).is_some_and(|(seen, _)| *seen == modified) {
            return false;
        }
        let glimpse = self.looks.get(game).and_then(|look| look(path));
        self.seen.insert(path.to_owned(), (modified, glimpse));
        true
    }
}

/// Matches of this game can be looked into.
pub fn glimpse_plugin<G: Framed>(app: &mut App) {
    app.init_resource::<Glimpses>();
    app.world_mut().resource_mut::<Glimpses>().looks.insert(G::ID, look::<G>);
}

fn look<G: Framed>(path: &Path) -> Option<Glimpse> {
    let (read, _) = Match::<G>::read(path).ok()?;
    let view = Arc::new(read.view(Viewer::Spectator));
    let of = view.clone();
    Some(Glimpse {
        progress: Box::new(move || G::progress(&of)),
        picture: Box::new(move |painter, palette, rect| G::miniature(painter, palette, rect, &view)),
    })
}
