//! Redraws only while something moves: a table at rest costs nothing, and while only pieces move the interface stays as
//! it was laid out.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::asset::AssetEventSystems;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp};
use bevy::window::WindowEvent;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiContext, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, EguiRenderOutput, PrimaryEguiContext, egui};

use super::notice::Notices;
use super::settings::Settings;
use super::table::frame::{Looking, Offers};
use super::table::room::Room;
use super::table::tooltip::PointerHint;
use super::theme::Palette;
use super::{Overlay, Screen};

/// Whether something moves or is about to change without input.
#[derive(Resource, Debug, Default)]
pub struct Busy {
    moving: u8,
    /// Frames for which the interface is laid out anew.
    news: u8,
    /// Whether it is in this frame.
    lays_out: bool,
    /// When to look again, if something may change by itself.
    soon: Option<Duration>,
    settling: Option<Settling>,
    /// For how long nobody has touched anything.
    idle: Duration,
}

impl Busy {
    /// Something changed, and the interface may have to say so: draw the next frame at once.
    pub fn now(&mut self) {
        // A few frames more, so that what a system notices one frame later is drawn too.
        self.moving = FRAMES;
        self.news = FRAMES;
    }

    /// Something on the table moves in this frame, which the interface need not know: draw the next one at once.
    pub fn moves(&mut self) {
        self.moving = FRAMES;
    }

    /// Something new is to be drawn: shaders are compiled beside the frames, and what waits for them is missing until
    /// then.
    pub fn settle(&mut self) {
        self.settling = Some(Settling { frames: 0, passed: Duration::ZERO });
    }

    /// Whether somebody has touched something within the last minute; what moves only to please rests otherwise.
    #[must_use]
    pub fn is_looked_at(&self) -> bool {
        self.idle < ATTENTION
    }

    /// Somebody looks on without touching anything.
    pub const fn watch(&mut self) {
        self.idle = Duration::ZERO;
    }

    /// Something may change by itself before long: look again in a tenth of a second.
    pub fn soon(&mut self) {
        self.within(Duration::from_millis(100));
    }

    /// Something changes by itself after this time: look again then.
    pub fn within(&mut self, wait: Duration) {
        self.soon = Some(self.soon.map_or(wait, |soon| soon.min(wait)));
    }
}

/// How long new things have been drawn.
#[derive(Debug)]
struct Settling {
    frames: u8,
    passed: Duration,
}

impl Settling {
    /// Whether a shader may still be missing: whoever draws a thing for the first time asks for it within a few frames. One
    /// that can't be had is not waited for without end.
    fn goes_on(&self, compiling: bool) -> bool {
        self.frames < 12 || compiling && self.passed < Duration::from_secs(30)
    }
}

/// Whether the renderer waits for shaders.
#[derive(Resource, Debug, Clone, Default)]
struct Compiling(Arc<AtomicBool>);

/// So many frames follow on a change.
const FRAMES: u8 = 4;
/// How long somebody who touches nothing is taken to be looking.
const ATTENTION: Duration = Duration::from_secs(60);

pub(super) fn plugin(app: &mut App) {
    let compiling = Compiling::default();
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(compiling.clone()).add_systems(Render, |cache: Res<PipelineCache>, compiling: Res<Compiling>| {
            compiling.0.store(cache.waiting_pipelines().next().is_some(), Ordering::Relaxed);
        });
    }
    app.init_resource::<Busy>()
        .insert_resource(compiling)
        .add_systems(
            Update,
            (|mut busy: ResMut<Busy>| busy.settle()).run_if(resource_changed::<Settings>.or_else(resource_exists_and_changed::<Room>)),
        )
        .add_systems(Last, set_mode)
        .add_systems(PostUpdate, look_for_news.before(EguiPostUpdateSet::EndPass))
        .configure_sets(PostUpdate, (EguiPostUpdateSet::EndPass, EguiPostUpdateSet::ProcessOutput).run_if(|busy: Res<Busy>| busy.lays_out))
        // A glyph drawn for the first time is in the renderer's texture in that very frame.
        .configure_sets(PostUpdate, AssetEventSystems.after(EguiPostUpdateSet::PostProcessOutput))
        .add_systems(PostUpdate, keep_painted.after(EguiPostUpdateSet::PostProcessOutput))
        .add_systems(
            PreUpdate,
            (part_presses, drop_empty_news).chain().after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        );
}

/// The interface looks for what was pressed where the pointer is at the end of the frame: what follows a press or a release waits
/// for the next one, or a card that is dragged off within one slow frame would stay where it is.
fn part_presses(mut input: Single<&mut EguiInput, With<PrimaryEguiContext>>, mut waiting: Local<Vec<egui::Event>>, mut busy: ResMut<Busy>) {
    waiting.append(&mut input.events);
    let presses = |event: &egui::Event| matches!(event, egui::Event::PointerButton { .. });
    let end = waiting.iter().position(presses).map_or(waiting.len(), |at| at + 1);
    input.events = waiting.drain(..end).collect();
    if !waiting.is_empty() {
        busy.now();
    }
}

/// Every frame the interface is told which modifier keys are held, and asks for another frame after each event: told
/// only when it changed, it comes to rest.
fn drop_empty_news(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            _ => true,
        });
    }
}

/// Decides whether the interface is laid out in this frame; input that comes meanwhile waits for it.
fn look_for_news(
    mut busy: ResMut<Busy>,
    mut contexts: Query<(&mut EguiContext, &EguiInput)>,
    (screen, overlay, offers, hint, looking): (Res<State<Screen>>, Res<State<Overlay>>, Res<Offers>, Res<PointerHint>, Res<Looking>),
    (palette, settings, notices): (Res<Palette>, Res<Settings>, Res<Notices>),
) {
    let changed = [
        screen.is_changed(),
        overlay.is_changed(),
        offers.is_changed(),
        hint.is_changed(),
        looking.is_changed(),
        palette.is_changed(),
        settings.is_changed(),
        notices.is_changed(),
    ];
    if changed.contains(&true)
        || contexts.iter_mut().any(|(mut ctx, input)| !input.events.is_empty() || ctx.get_mut().has_requested_repaint())
    {
        busy.now();
    }
    busy.lays_out = busy.news > 0;
    busy.news = busy.news.saturating_sub(1);
}

/// What was painted is handed to the renderer in every frame: where nothing was laid out, as it was painted last.
fn keep_painted(busy: Res<Busy>, mut outputs: Query<&mut EguiRenderOutput>, mut kept: Local<Vec<egui::ClippedPrimitive>>) {
    for mut output in &mut outputs {
        if busy.lays_out {
            kept.clone_from(&output.paint_jobs);
        } else {
            output.paint_jobs.clone_from(&kept);
        }
    }
}

fn set_mode(
    mut busy: ResMut<Busy>,
    settings: Option<ResMut<WinitSettings>>,
    mut news: MessageReader<WindowEvent>,
    (gamepads, mut buttons): (Query<(), With<Gamepad>>, MessageReader<GamepadButtonStateChangedEvent>),
    (time, compiling): (Res<Time<Real>>, Res<Compiling>),
) {
    busy.idle += time.delta();
    // What an event changes is drawn a frame or two later: the interface lays itself out twice, and frames are drawn
    // while the next one is worked out.
    if news.read().count() + buttons.read().count() > 0 {
        busy.idle = Duration::ZERO;
        busy.now();
    }
    // The system wakes nobody for a gamepad.
    if !gamepads.is_empty() {
        busy.soon();
    }
    let Some(mut settings) = settings else { return };
    let mode = if busy.moving > 0 {
        UpdateMode::Continuous
    } else if busy.settling.is_some() {
        UpdateMode::reactive(Duration::from_millis(33))
    } else {
        UpdateMode::reactive(busy.soon.unwrap_or(Duration::from_secs(60)))
    };
    busy.moving = busy.moving.saturating_sub(1);
    let compiling = compiling.0.load(Ordering::Relaxed);
    busy.settling = busy.settling.take().and_then(|settling| {
        let next = Settling { frames: settling.frames.saturating_add(1), passed: settling.passed + time.delta() };
        next.goes_on(compiling).then_some(next)
    });
    busy.soon = None;
    if settings.focused_mode != mode {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_a_press_waits_for_the_next_frame() {
        let mut world = World::new();
        world.init_resource::<Busy>();
        let (near, far) = (egui::pos2(1.0, 1.0), egui::pos2(9.0, 9.0));
        let button = |pos, pressed| egui::Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        let all = [egui::Event::PointerMoved(near), button(near, true), egui::Event::PointerMoved(far), button(far, false)];
        let input = EguiInput(egui::RawInput { events: all.to_vec(), ..default() });
        let context = world.spawn((PrimaryEguiContext, input)).id();
        let frame = world.register_system(part_presses);
        for expected in [&all[..2], &all[2..], &[]] {
            world.run_system(frame).expect("it runs");
            let told = std::mem::take(&mut world.get_mut::<EguiInput>(context).expect("it is there").events);
            assert_eq!(told, expected);
        }
    }
}
