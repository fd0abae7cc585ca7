//! “Could I…?”: how what is refused where the pointer rests could be made legal.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::frame::Framed;
use super::session::OnTable;
use crate::desktop::redraw::Busy;
use crate::desktop::{InMatch, TableSet};
use crate::rules::way::{Reach, Way, way};
use crate::t;

/// For how long the pointer rests there before a way is looked for.
const RESTS: Duration = Duration::from_millis(250);
/// How far ways are looked for.
const REACH: Reach = Reach { actions: 3, positions: 2000 };

/// What is refused where the pointer is, and the way to it.
#[derive(Resource)]
pub struct CouldI<G: Framed> {
    wanted: Option<G::Action>,
    version: u64,
    rested: Duration,
    task: Option<Task<Way<G::Action>>>,
    cancel: Arc<AtomicBool>,
}

impl<G: Framed> Default for CouldI<G> {
    fn default() -> Self {
        Self { wanted: None, version: 0, rested: Duration::ZERO, task: None, cancel: Arc::default() }
    }
}

impl<G: Framed> Drop for CouldI<G> {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl<G: Framed> CouldI<G> {
    /// The pointer is at what would be this action, which is refused.
    pub fn ask(&mut self, wanted: Option<G::Action>, table: &OnTable<G>) {
        let wanted = wanted.filter(|_| !table.legal.is_empty());
        if self.wanted != wanted || self.version != table.version {
            *self = Self::default();
            (self.wanted, self.version) = (wanted, table.version);
        }
    }
}

/// What the tooltip says of it, under the refusal.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct WayTold(pub Vec<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WayTold>();
}

pub(super) fn could_i_plugin<G: Framed>(app: &mut App) {
    app.init_resource::<CouldI<G>>()
        .add_systems(Update, look::<G>.in_set(TableSet::Pieces).run_if(resource_exists::<OnTable<G>>))
        .add_systems(OnExit(InMatch), |mut asked: ResMut<CouldI<G>>| *asked = CouldI::default());
}

/// Looks for a way while the pointer rests.
fn look<G: Framed>(
    mut asked: ResMut<CouldI<G>>,
    (table, time): (Res<OnTable<G>>, Res<Time<Real>>),
    mut told: ResMut<WayTold>,
    mut busy: ResMut<Busy>,
) {
    let asked = asked.bypass_change_detection();
    let (Some(wanted), Some(seat)) = (asked.wanted.clone(), table.view_seat()) else {
        told.set_if_neq(WayTold::default());
        return;
    };
    let before = asked.rested;
    asked.rested += time.delta();
    if before.is_zero() {
        told.set_if_neq(WayTold::default());
    }
    if asked.rested < RESTS {
        busy.soon();
    } else if before < RESTS {
        let (view, cancel, mut rng) = (table.view.clone(), asked.cancel.clone(), ChaCha8Rng::seed_from_u64(table.version));
        asked.task =
            Some(AsyncComputeTaskPool::get().spawn(async move {
                way::<G>(&view, seat, |action| *action == wanted, REACH, &mut rng, || cancel.load(Ordering::Relaxed))
            }));
        busy.soon();
    } else if let Some(task) = &mut asked.task {
        let Some(found) = check_ready(task) else { return busy.soon() };
        asked.task = None;
        let describe = |action: &G::Action| G::describe_action(&table.view, seat, action);
        let lines = match found {
            Way::After(path, _) => [t!("could-i-after")].into_iter().chain(path.iter().map(describe)).collect(),
            Way::None => vec![t!("could-i-none")],
            Way::Now(_) | Way::Unknown => Vec::new(),
        };
        told.set_if_neq(WayTold(lines));
        busy.now();
    }
}
