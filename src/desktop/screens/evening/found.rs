//! Finds what was achieved in the saved matches, beside the frames.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::SystemTime;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use crate::achievements::{self, Found};
use crate::desktop::launch::Learned;
use crate::desktop::notice::Notices;
use crate::desktop::redraw::Busy;
use crate::matches::MatchFile;
use crate::matches::library::Saved;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Finding>().add_systems(Update, keep);
}

/// What is being looked into, and what was.
#[derive(Resource, Default)]
pub(super) struct Finding {
    looked: BTreeMap<PathBuf, SystemTime>,
    task: Option<Task<Vec<Found>>>,
}

impl Finding {
    /// Looks into the matches that are over and have changed since they were looked into.
    pub fn look(&mut self, saved: &[Saved]) {
        let over = |saved: &&Saved| saved.content.as_ref().is_ok_and(|summary| summary.outcome.is_some());
        let new = saved.iter().filter(over).filter(|saved| self.looked.get(&saved.path) != Some(&saved.modified));
        let new: Vec<(PathBuf, SystemTime)> = new.map(|saved| (saved.path.clone(), saved.modified)).collect();
        if new.is_empty() || self.task.is_some() {
            return;
        }
        self.looked.extend(new.iter().cloned());
        let found = |(path, _): (PathBuf, SystemTime)| achievements::found(&MatchFile::read(&path).ok()?).ok().flatten();
        self.task = Some(AsyncComputeTaskPool::get().spawn(async move { new.into_iter().filter_map(found).collect() }));
    }
}

/// Keeps what was found.
fn keep(mut finding: ResMut<Finding>, mut learned: ResMut<Learned>, mut notices: ResMut<Notices>, mut busy: ResMut<Busy>) {
    let quiet = finding.bypass_change_detection();
    let Some(task) = &mut quiet.task else { return };
    let Some(all) = check_ready(task) else { return busy.soon() };
    quiet.task = None;
    busy.now();
    let mut kept = all.iter().map(|found| learned.bypass_change_detection().0.finish_match(&found.game, &found.earned));
    if let Some(problem) = kept.by_ref().find_map(Result::err) {
        // The others are remembered all the same.
        kept.for_each(drop);
        notices.warn(problem);
    }
}
