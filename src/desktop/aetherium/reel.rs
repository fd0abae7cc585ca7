//! What happens, one thing readable after the other: each event in its motion, and a line that says what it is.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Stroke};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::redraw::Busy;
use super::super::settings::Settings;
use super::super::sound::Sound;
use super::super::table::camera::TableRect;
use super::super::table::frame::FrameDrawn;
use super::super::table::label::Labels;
use super::super::table::motion::Pace;
use super::super::table::room::Room;
use super::super::table::session::{Happened, OnTable};
use super::super::theme::{Palette, heading, strong};
use super::super::{DrawSet, Overlay, Screen, TableSet};
use super::Phase;
use super::dice::{self, Thrown};
use super::effects::Effects;
use super::lay::Way;
use super::places::Server;
use super::seen::Seen;
use super::shows;
use super::style::Style;
use crate::rules::aetherium::{Event, MoveReason, State as Game, Told};
use crate::rules::game::Game as _;

/// How long the last line stands when nothing follows, in seconds.
const LINGERS: f32 = 2.2;

/// What is being said over the table.
#[derive(Debug, Clone, PartialEq)]
struct Caption {
    text: String,
    /// Whether it is a turn of the match, said large.
    large: bool,
    left: f32,
}

/// What has happened and is still to be seen.
#[derive(Resource, Debug)]
pub struct Reel {
    waiting: VecDeque<Told>,
    /// Seconds until the next is shown.
    left: f32,
    caption: Option<Caption>,
    phase: Option<Phase>,
    way: Way,
}

impl Default for Reel {
    fn default() -> Self {
        Self { waiting: VecDeque::new(), left: 0.0, caption: None, phase: None, way: Way::PLAIN }
    }
}

impl Reel {
    /// Whether something is still to be seen.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.left > 0.0 || !self.waiting.is_empty()
    }

    /// The phase of what is being seen.
    #[must_use]
    pub fn phase(&self) -> Option<Phase> {
        self.phase.filter(|_| self.is_running())
    }

    /// How pieces go to where they stand now.
    #[must_use]
    pub const fn way(&self) -> Way {
        self.way
    }
}

/// The reel has run for this frame.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Running;

pub(super) fn plugin(app: &mut App) {
    let on_table = resource_exists::<OnTable<Game>>;
    app.init_resource::<Reel>()
        .add_systems(Update, (take_in, run).chain().in_set(TableSet::Pieces).in_set(Running).run_if(on_table))
        .add_systems(
            EguiPrimaryContextPass,
            say.in_set(DrawSet::Screen).after(FrameDrawn).run_if(in_state(Screen::Match).and_then(resource_exists::<OnTable<Game>>)),
        )
        .add_systems(OnExit(Screen::Match), |mut commands: Commands| {
            commands.insert_resource(Reel::default());
            commands.remove_resource::<Seen>();
        });
}

fn take_in(
    mut commands: Commands,
    mut happened: MessageReader<Happened<Game>>,
    (table, settings): (Res<OnTable<Game>>, Res<Settings>),
    seen: Option<ResMut<Seen>>,
    mut reel: ResMut<Reel>,
    mut pace: ResMut<Pace>,
) {
    let Some(mut seen) = seen else {
        // What happened before the table was first seen is not shown.
        happened.clear();
        commands.insert_resource(Seen::of(&table.view.table));
        return;
    };
    if happened.is_empty() {
        if table.is_changed() && !reel.is_running() {
            reel.way = Way::PLAIN;
            seen.set_if_neq(Seen::of(&table.view.table));
        }
        return;
    }
    reel.waiting.extend(happened.read().map(|Happened(told)| told.clone()));
    let all: f32 = reel.waiting.iter().map(|told| shows::seconds(&told.what)).sum();
    let left = reel.left / settings.speed.factor().max(0.01);
    pace.take(all + left, &settings);
}

/// Shows what has happened, in order.
fn run(
    mut commands: Commands,
    table: Res<OnTable<Game>>,
    (mut reel, seen): (ResMut<Reel>, Option<ResMut<Seen>>),
    (room, server, style): (Option<Res<Room>>, Option<Res<Server>>, Option<ResMut<Style>>),
    (settings, time, pace, palette): (Res<Settings>, Res<Time>, Res<Pace>, Res<Palette>),
    lying: Query<Entity, With<Thrown>>,
    mut labels: Labels,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    if !reel.is_running() {
        if let Some(caption) = &mut reel.bypass_change_detection().caption {
            caption.left -= time.delta_secs();
            busy.soon();
            if caption.left <= 0.0 {
                reel.caption = None;
                busy.now();
            }
        }
        return;
    }
    busy.moves();
    // A click skips: what is left has been seen.
    let skipped = pace.is_over();
    reel.left -= time.delta_secs();
    let (Some(mut seen), Some(room), Some(server), Some(mut style)) = (seen, room, server, style) else { return };
    let mut thrown = Vec::new();
    while reel.left <= 0.0 || skipped {
        let Some(told) = reel.waiting.pop_front() else { break };
        let event = &told.what;
        reel.left = if skipped { 0.0 } else { shows::seconds(event) * settings.speed.factor() };
        if let Some(large) = shows::told(event) {
            let text = Game::describe_event(&told, table.names());
            reel.caption = Some(Caption { text, large, left: LINGERS });
            busy.now();
        }
        reel.phase = shows::phase(event).or(reel.phase);
        let rolls = shows::rolls(event, &seen.table);
        if !skipped {
            if let Some(sound) = shows::sound(event) {
                sounds.write(sound);
            }
            let mut effects = Effects { commands: &mut commands, labels: &mut labels, style: &style, reduced: settings.reduced_motion };
            shows::show(event, &seen, *server, &palette, &mut effects);
        }
        if !rolls.is_empty() {
            thrown = rolls;
        }
        if let Some(way) = shows::way(event, &seen.table, *server) {
            reel.way = way;
        }
        seen.follow(event);
        // What stands on a schema goes with it, not after it.
        if matches!(event, Event::Manipulated { .. }) {
            while let Some(Told { what: rider @ Event::Placed { why: MoveReason::Carried, .. }, .. }) = reel.waiting.front() {
                seen.follow(rider);
                reel.waiting.pop_front();
            }
        }
    }
    // Of several rolls at once the last is what lies there.
    if !thrown.is_empty() {
        dice::throw(&mut commands, &mut style, &mut labels, &room, lying.iter(), &thrown);
    }
    if skipped {
        reel.left = 0.0;
    }
    if !reel.is_running() {
        reel.phase = None;
        seen.set_if_neq(Seen::of(&table.view.table));
        busy.now();
    }
}

/// The line over the table that says what is happening.
fn say(mut contexts: EguiContexts, reel: Res<Reel>, rect: Res<TableRect>, palette: Res<Palette>, overlay: Res<Overlay>) -> Result {
    let (Some(caption), Some(rect), Overlay::None) = (&reel.caption, rect.0, &*overlay) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let scale = ctx.pixels_per_point();
    let middle = (rect.min.x + rect.max.x) as f32 / 2.0 / scale;
    let at = egui::pos2(middle, rect.min.y as f32 / scale + if caption.large { 34.0 } else { 24.0 });
    let most = (rect.width() as f32 / scale - 40.0).clamp(200.0, 640.0);
    // Each line is an area of its own: one with another width before would stand beside its middle.
    egui::Area::new(egui::Id::new(("what happens", caption.text.as_str())))
        .fixed_pos(at)
        .pivot(Align2::CENTER_CENTER)
        .order(egui::Order::Middle)
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_max_width(most);
            let line = if caption.large { palette.asks } else { palette.line };
            egui::Frame::new()
                .fill(palette.panel)
                .stroke(Stroke::new(if caption.large { 1.5 } else { 1.0 }, line))
                .corner_radius(6)
                .inner_margin(egui::Margin::symmetric(if caption.large { 18 } else { 12 }, if caption.large { 8 } else { 5 }))
                .show(ui, |ui| {
                    let text = caption.text.as_str();
                    let text = if caption.large { heading(text) } else { strong(text).size(15.0) };
                    ui.add(egui::Label::new(text).wrap_mode(egui::TextWrapMode::Extend));
                });
        });
    Ok(())
}
