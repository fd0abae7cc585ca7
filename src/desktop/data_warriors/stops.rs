//! Stops: in which steps the program waits for a user, and where it goes on by itself. What is set works in the same way
//! and after the same time whatever the hand holds, so that it tells nobody anything (DW-44).

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::desktop::TableSet;
use crate::desktop::board::Keys;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::table::control::Control;
use crate::desktop::table::motion::Pace;
use crate::desktop::table::session::{Act, OnTable, Session, Taught};
use crate::rules::data_warriors::{Action, Asked, Item, State as Game, USERS, View};
use crate::rules::game::Seat;

/// Seconds until the program goes on by itself, at normal speed, and the least at any speed.
const WAITS: (f32, f32) = (0.4, 0.16);

/// Where the program stops for a user.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Stops {
    /// Init; otherwise as many cards as possible are drawn.
    pub init: bool,
    /// Setup; otherwise it ends at once.
    pub setup: bool,
    /// Run, while the stack is empty; otherwise it ends at once.
    pub run: bool,
    /// What one issued oneself; otherwise one passes.
    pub own_items: bool,
}

impl Default for Stops {
    fn default() -> Self {
        Self { init: true, setup: true, run: true, own_items: false }
    }
}

impl Stops {
    /// What is done without a stop, if there is none for what is asked.
    pub fn skips(self, view: &View, legal: &[Action]) -> Option<Action> {
        let own_top = view.own().is_some_and(|own| view.table.stack.last().is_some_and(|top| top.issuer == own));
        match view.asked {
            Asked::Draw if !self.init => legal.iter().rev().find(|action| matches!(action, Action::Draw(_))).copied(),
            Asked::Setup if !self.setup => Some(Action::EndStep),
            Asked::Run if !self.run => Some(Action::EndStep),
            Asked::Respond if own_top && !self.own_items => Some(Action::Pass),
            _ => None,
        }
    }
}

/// The stops of every seat at this machine. Who plays alone at it keeps them in the settings.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SeatStops {
    stops: [Stops; USERS],
    /// The newest item when a seat chose to pass until the stack is empty; 0 for none.
    passes: [u8; USERS],
}

impl SeatStops {
    /// The stops of a seat.
    #[must_use]
    pub const fn of(&self, seat: Seat) -> Stops {
        self.stops[seat.index() % USERS]
    }

    /// The stops of a seat, to change them.
    pub const fn of_mut(&mut self, seat: Seat) -> &mut Stops {
        &mut self.stops[seat.index() % USERS]
    }

    /// This seat passes until the stack is empty, or something new on it touches this player (DW-44).
    pub fn pass_on_stack(&mut self, seat: Seat, view: &View) {
        self.passes[seat.index() % USERS] = newest(view);
    }

    /// Whether a seat passes now because it wants to until the stack is empty.
    fn passes(&self, seat: Seat, view: &View) -> bool {
        let (open, passed) = (&view.table, self.passes[seat.index() % USERS]);
        let answers = |item: &Item| item.number > passed && item.issuer != seat && open.touches(item, seat);
        view.asked == Asked::Respond && passed > 0 && !open.stack.iter().any(answers)
    }
}

/// The number of the newest item on the stack, from 1.
fn newest(view: &View) -> u8 {
    view.table.stack.iter().map(|item| item.number).max().unwrap_or_default()
}

pub(super) fn plugin(app: &mut App) {
    let on_table = resource_exists::<OnTable<Game>>;
    app.init_resource::<SeatStops>().add_systems(
        Update,
        (follow_settings, forget_passes, go_on.run_if(in_state(Control::Mine)))
            .chain()
            .in_set(TableSet::Input)
            .after(Keys)
            .run_if(on_table),
    );
}

/// Who plays alone at the machine finds the stops as they were left.
fn follow_settings(
    mut settings: ResMut<Settings>,
    mut stops: ResMut<SeatStops>,
    session: Res<Session<Game>>,
    table: Res<OnTable<Game>>,
    mut taken: Local<Option<Seat>>,
) {
    let alone = session.people().iter().next().filter(|_| session.people().len() == 1 && table.replay.is_none());
    if *taken != alone {
        *taken = alone;
        if let Some(seat) = alone {
            *stops.of_mut(seat) = settings.stops;
        }
    } else if let Some(seat) = alone.filter(|seat| stops.is_changed() && settings.stops != stops.of(*seat)) {
        settings.stops = stops.of(seat);
    }
}

/// The numbers of items begin anew in every turn.
fn forget_passes(table: Res<OnTable<Game>>, mut stops: ResMut<SeatStops>) {
    if table.view.table.stack.is_empty() && stops.passes != [0; USERS] {
        stops.passes = [0; USERS];
    }
}

/// Goes on where the user holding the machine has no stop.
fn go_on(
    table: Res<OnTable<Game>>,
    (stops, taught, settings, pace, time): (Res<SeatStops>, Res<Taught>, Res<Settings>, Res<Pace>, Res<Time>),
    mut waited: Local<f32>,
    mut acts: MessageWriter<Act<Game>>,
    mut busy: ResMut<Busy>,
) {
    if table.is_changed() {
        *waited = 0.0;
    }
    let Some(own) = table.view_seat() else { return };
    let skipped = if stops.passes(own, &table.view) {
        Some(Action::Pass)
    } else {
        // A lesson or puzzle stops everywhere.
        stops.of(own).skips(&table.view, &table.legal).filter(|_| taught.0.is_none())
    };
    let Some(action) = skipped.filter(|action| table.legal.contains(action)) else { return };
    busy.soon();
    if !pace.is_over() {
        return;
    }
    *waited += time.delta_secs();
    if *waited >= (WAITS.0 * settings.speed.factor()).max(WAITS.1) {
        *waited = 0.0;
        acts.write(Act(action));
        busy.now();
    }
}
