//! A hint: what a bot would do, and why, for the person who asks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy_egui::egui::{self, Align, Layout, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::control::{Control, Given};
use super::frame::{FrameDrawn, Framed};
use super::glossary::label;
use super::layout::GAP;
use super::session::{Act, OnTable, Session, is_lesson};
use super::slots::{Panel, Slots, float, interface, panel_layer};
use crate::bots::{Budget, Prospect, hints};
use crate::desktop::keys::{Command, Pressed, key_name};
use crate::desktop::notice::Notices;
use crate::desktop::overlay::Overlay;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::theme::{Palette, icon, mono, small, strong};
use crate::desktop::{DrawSet, InMatch, TableSet};
use crate::rules::game::{Names, Viewer};
use crate::t;

/// How long a hint is thought about.
const TIME: Duration = Duration::from_millis(700);
/// The width of the panel, in points.
const WIDTH: f32 = 420.0;

/// The hint that was asked for.
#[derive(Resource)]
pub struct Hint<G: Framed> {
    /// Who asked, and at which version of the match.
    asked: Option<(Viewer, u64)>,
    task: Option<Task<Vec<Prospect<G::Action>>>>,
    cancel: Arc<AtomicBool>,
    /// What was found: up to three actions, best first.
    pub found: Vec<Prospect<G::Action>>,
}

impl<G: Framed> Default for Hint<G> {
    fn default() -> Self {
        Self { asked: None, task: None, cancel: Arc::default(), found: Vec::new() }
    }
}

impl<G: Framed> Drop for Hint<G> {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

/// Whether a hint is shown: Confirm does what it says, Back puts it away.
#[derive(Resource, Debug, Default)]
pub struct HintOpen(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HintOpen>();
}

pub(super) fn hint_plugin<G: Framed>(app: &mut App) {
    let on_table = resource_exists::<OnTable<G>>;
    app.init_resource::<Hint<G>>()
        .add_systems(
            Update,
            (
                (ask::<G>.run_if(not(is_lesson)), take::<G>).run_if(in_state(Control::Mine)).in_set(TableSet::Input),
                follow::<G>.in_set(TableSet::Pieces),
            )
                .run_if(on_table),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw::<G>
                .in_set(DrawSet::Screen)
                .after(FrameDrawn)
                .run_if(in_state(InMatch).and_then(in_state(Overlay::None)).and_then(on_table)),
        )
        .add_systems(OnExit(InMatch), |mut hint: ResMut<Hint<G>>, mut open: ResMut<HintOpen>| (*hint, open.0) = (Hint::default(), false));
}

/// Asks for a hint, or puts it away.
fn ask<G: Framed>(
    mut given: MessageReader<Given>,
    mut hint: ResMut<Hint<G>>,
    (mut session, table): (ResMut<Session<G>>, Res<OnTable<G>>),
    mut notices: ResMut<Notices>,
    mut busy: ResMut<Busy>,
) {
    if given.read().filter(|given| given.0 == Command::Hint).count() == 0 {
        return;
    }
    busy.now();
    let was_open = hint.asked.is_some();
    *hint = Hint::default();
    let Some(seat) = table.view_seat().filter(|_| !was_open) else { return };
    if let Err(error) = session.bypass_change_detection().hint(seat) {
        notices.warn(error.to_string());
        return;
    }
    let (view, legal, names, content) = (table.view.clone(), table.legal.clone(), table.names.clone(), table.content);
    let (mut rng, cancel) = (ChaCha8Rng::seed_from_u64(table.version), hint.cancel.clone());
    hint.asked = Some((table.viewer, table.version));
    hint.task = Some(
        AsyncComputeTaskPool::get()
            .spawn(async move { hints::<G>(&view, seat, &legal, Names(&names, content), Budget::Time(TIME), &mut rng, &cancel) }),
    );
}

/// Does what the hint says, or puts it away.
fn take<G: Framed>(
    mut pressed: MessageReader<Pressed>,
    (mut hint, open): (ResMut<Hint<G>>, Res<HintOpen>),
    overlay: Res<State<Overlay>>,
    mut acts: MessageWriter<Act<G>>,
    mut busy: ResMut<Busy>,
) {
    for Pressed(command) in pressed.read() {
        match command {
            _ if !open.0 || *overlay != Overlay::None => {}
            Command::Back => {
                *hint = Hint::default();
                busy.now();
            }
            Command::Confirm => acts.write_batch(hint.found.first().map(|prospect| Act(prospect.action.clone()))).for_each(drop),
            _ => {}
        }
    }
}

/// A hint comes in, or is over with what it was about.
fn follow<G: Framed>(mut hint: ResMut<Hint<G>>, mut open: ResMut<HintOpen>, table: Res<OnTable<G>>, mut busy: ResMut<Busy>) {
    if hint.asked.is_some_and(|asked| asked != (table.viewer, table.version)) {
        *hint = Hint::default();
        busy.now();
    }
    open.0 = hint.asked.is_some();
    let quiet = hint.bypass_change_detection();
    let Some(task) = &mut quiet.task else { return };
    if let Some(found) = check_ready(task) {
        (quiet.found, quiet.task) = (found, None);
        busy.now();
    } else {
        busy.soon();
    }
}

fn draw<G: Framed>(
    mut contexts: EguiContexts,
    (hint, table, palette, settings): (Res<Hint<G>>, Res<OnTable<G>>, Res<Palette>, Res<Settings>),
    mut slots: ResMut<Slots>,
    mut acts: MessageWriter<Act<G>>,
    (mut busy, mut height): (ResMut<Busy>, Local<f32>),
) -> Result {
    let (Some((Viewer::Seat(seat), _)), ctx) = (hint.asked, contexts.ctx_mut()?) else { return Ok(()) };
    let prompt = interface(slots.layout.prompt);
    let column = egui::Rangef::new((prompt.right() - WIDTH).max(prompt.left()), prompt.right());
    // Over the choices and the newest line of the log, where they stand over the prompt.
    let below = slots.panels().iter().filter(|(panel, rect)| {
        let low = *panel == Panel::Choices || *panel == Panel::Log && !settings.log;
        low && rect.bottom() <= prompt.top() && rect.x_range().intersects(column)
    });
    let bottom = below.map(|(_, rect)| rect.top()).fold(prompt.top(), f32::min) - GAP;
    let place = egui::Rect::from_x_y_ranges(column, (bottom - *height).max(slots.safe.top())..=bottom);
    let mut ui = egui::Ui::new(ctx.clone(), "what a bot would do".into(), UiBuilder::new().layer_id(panel_layer()).max_rect(place));
    let mut taken = None;
    let (rect, ()) = float(&mut ui, &palette, place, (Layout::top_down(Align::Min), false), |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let heading = if hint.task.is_some() { t!("hint-thinking") } else { t!("hint-title") };
        ui.label(small(format!("{}  {heading}", icon("lightbulb"))).color(palette.net));
        for (at, prospect) in hint.found.iter().enumerate() {
            let doing = G::describe_action(&table.view, seat, &prospect.action);
            let mut button = egui::Button::new(strong(doing)).wrap();
            if at == 0 {
                button = button.right_text(mono(key_name(Command::Confirm.key(&settings)), 13.0).color(palette.muted));
            }
            if ui.add_sized([ui.available_width(), 0.0], button).on_hover_text(t!("hint-do")).clicked() {
                taken = Some(prospect.action.clone());
            }
            for reason in &prospect.reasons {
                label(ui, &palette, G::glossary(), small(reason.text.as_str()).color(palette.muted));
            }
        }
    });
    // It stands on what is below it: how high it is, is known once it was drawn.
    if (*height - rect.height()).abs() > 0.5 {
        *height = rect.height();
        busy.now();
    }
    slots.add(Panel::Hint, rect);
    if let Some(action) = taken {
        acts.write(Act(action));
        busy.now();
    }
    Ok(())
}
