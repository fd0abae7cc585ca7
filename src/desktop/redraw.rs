//! Redraws only while something moves: a table at rest costs nothing.

use std::time::Duration;

use super::settings::Settings;
use super::table::room::Room;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

/// Whether something moves or is about to change without input.
#[derive(Resource, Debug, Default)]
pub struct Busy {
    moving: u8,
    soon: bool,
    settling: u8,
}

impl Busy {
    /// Something moves in this frame: draw the next one at once.
    pub fn now(&mut self) {
        // A few frames more, so that what a system notices one frame later is drawn too.
        self.moving = 4;
    }

    /// Something new is to be drawn: shaders are compiled beside the frames, and what waits for them is missing until
    /// then.
    pub fn settle(&mut self) {
        self.settling = 90;
    }

    /// Something changes by itself before long: look again in a tenth of a second.
    pub fn soon(&mut self) {
        self.soon = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Busy>()
        .add_systems(
            Update,
            (|mut busy: ResMut<Busy>| busy.settle()).run_if(resource_changed::<Settings>.or_else(resource_exists_and_changed::<Room>)),
        )
        .add_systems(Last, set_mode)
        .add_systems(PreUpdate, drop_empty_news.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass));
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

fn set_mode(mut busy: ResMut<Busy>, settings: Option<ResMut<WinitSettings>>, mut news: MessageReader<WindowEvent>) {
    // What an event changes is drawn a frame or two later: the interface lays itself out twice, and frames are drawn
    // while the next one is worked out.
    if news.read().count() > 0 {
        busy.now();
    }
    let Some(mut settings) = settings else { return };
    let mode = if busy.moving > 0 {
        UpdateMode::Continuous
    } else if busy.settling > 0 {
        UpdateMode::reactive(Duration::from_millis(33))
    } else if busy.soon {
        UpdateMode::reactive(Duration::from_millis(100))
    } else {
        UpdateMode::reactive(Duration::from_secs(60))
    };
    busy.moving = busy.moving.saturating_sub(1);
    busy.settling = busy.settling.saturating_sub(1);
    busy.soon = false;
    if settings.focused_mode != mode {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}
