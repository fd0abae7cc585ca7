//! What people achieved in matches that are over: it is looked for beside the frames, and what is new is said with the result.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy_egui::egui::{self, RichText, Ui};

use super::session::{Session, Tabled};
use crate::achievements::{self, Found, Told};
use crate::desktop::launch::Learned;
use crate::desktop::notice::Notices;
use crate::desktop::redraw::Busy;
use crate::desktop::theme::{Palette, icon, small};
use crate::matches::MatchFile;
use crate::matches::library::Saved;
use crate::t;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Finding>().add_systems(Update, keep);
}

/// What is looked into, and what was.
#[derive(Resource, Default)]
pub struct Finding {
    looked: BTreeMap<PathBuf, SystemTime>,
    waiting: Vec<PathBuf>,
    task: Option<Task<Vec<(PathBuf, Found)>>>,
    /// What was achieved for the first time, by file.
    new: BTreeMap<PathBuf, Vec<Told>>,
    /// The file of the match on the table.
    shown: Option<PathBuf>,
}

impl Finding {
    /// Looks into the matches that are over and have changed since they were looked into.
    pub fn look(&mut self, saved: &[Saved]) {
        let over = |saved: &&Saved| saved.content.as_ref().is_ok_and(|summary| summary.outcome.is_some());
        saved.iter().filter(over).for_each(|saved| self.look_into(&saved.path, saved.modified));
    }

    fn look_into(&mut self, path: &Path, modified: SystemTime) {
        if self.looked.insert(path.to_owned(), modified) != Some(modified) {
            self.waiting.push(path.to_owned());
        }
    }

    /// What is new in the match on the table.
    pub(super) fn first_ones(&self) -> &[Told] {
        self.shown.as_ref().and_then(|path| self.new.get(path)).map_or(&[], Vec::as_slice)
    }
}

/// Looks into the match on the table, which is over.
pub(super) fn look<G: Tabled>(session: Res<Session<G>>, mut finding: ResMut<Finding>) {
    finding.shown = session.file();
    if let Some(path) = finding.shown.clone()
        && let Ok(modified) = fs::metadata(&path).and_then(|about| about.modified())
    {
        finding.look_into(&path, modified);
    }
}

/// Looks beside the frames, and keeps what was found.
fn keep(mut finding: ResMut<Finding>, mut learned: ResMut<Learned>, mut notices: ResMut<Notices>, mut busy: ResMut<Busy>) {
    let finding = finding.bypass_change_detection();
    if finding.task.is_none() && !finding.waiting.is_empty() {
        let paths = std::mem::take(&mut finding.waiting);
        let found = |path: PathBuf| {
            let found = achievements::found(&MatchFile::read(&path).ok()?).ok()??;
            Some((path, found))
        };
        let all = async move { paths.into_iter().filter_map(found).collect() };
        finding.task = Some(AsyncComputeTaskPool::get().spawn(all));
    }
    let Some(task) = &mut finding.task else { return };
    let Some(all) = check_ready(task) else { return busy.soon() };
    finding.task = None;
    busy.now();
    let learned = &mut learned.bypass_change_detection().0;
    let mut problem = None;
    for (path, Found { game, earned }) in all {
        let new = achievements::list(&game).into_iter().filter(|told| earned.contains(&told.id) && !learned.has_earned(told.id));
        finding.new.entry(path).or_default().extend(new);
        problem = learned.finish_match(&game, &earned).err().or(problem);
    }
    if let Some(problem) = problem {
        notices.warn(problem);
    }
}

/// One line of what is new; how it was earned is said where there is room for it, or when it is pointed at.
pub(super) fn draw(ui: &mut Ui, palette: &Palette, new: &[Told]) {
    let Some(first) = new.first() else { return };
    let names: Vec<String> = new.iter().map(Told::name).collect();
    let how: Vec<String> = new.iter().map(|told| format!("{}: {}", told.name(), told.how())).collect();
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        ui.label(RichText::new(icon("medal-fill")).color(palette.gained));
        let names = names.join(" · ");
        let text = match new.len() {
            1 => t!("results-earned-one", name = names, how = first.how()),
            count => t!("results-earned", count = count, names = names),
        };
        ui.add(egui::Label::new(small(text)).truncate().show_tooltip_when_elided(false)).on_hover_text(how.join("\n"));
    });
}
