//! Short messages that come, can be read, and go: what went wrong, and why something was refused.

use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::overlay::{Overlay, Overlays};
use super::redraw::Busy;
use super::table::slots::Slots;
use super::theme::{Palette, icon};
use crate::rules::game::Refusal;

/// What was found wrong where no notice can be given, and has not been said yet.
static TROUBLES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Something went wrong that is to be said: with a file that is read when it is first needed.
pub fn trouble(text: String) {
    TROUBLES.lock().unwrap_or_else(PoisonError::into_inner).push(text);
}

/// What went wrong since this was asked last.
pub(super) fn troubles() -> Vec<String> {
    std::mem::take(&mut *TROUBLES.lock().unwrap_or_else(PoisonError::into_inner))
}

/// How long a notice stands, in seconds.
const STANDS: f32 = 7.0;

/// The notices that are to be read now.
#[derive(Resource, Debug, Default)]
pub struct Notices(Vec<Notice>);

#[derive(Debug)]
struct Notice {
    text: String,
    kind: Kind,
    left: f32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Something to know.
    News,
    /// What is to be done now.
    Guide,
    /// Why something can't be done now, with the rule to open.
    Refusal(Option<&'static str>),
    /// Something that went wrong.
    Trouble,
}

impl Notices {
    /// Something to know.
    pub fn tell(&mut self, text: impl Into<String>) {
        self.push(text.into(), Kind::News);
    }

    /// What is to be done now.
    pub fn guide(&mut self, text: impl Into<String>) {
        self.push(text.into(), Kind::Guide);
    }

    /// Something that went wrong.
    pub fn warn(&mut self, text: impl Into<String>) {
        let text = text.into();
        warn!("{text}");
        self.push(text, Kind::Trouble);
    }

    /// Why something is not allowed, with the rule to open; the newest refusal takes the place of the one before.
    pub fn refuse(&mut self, refusal: &Refusal) {
        self.0.retain(|notice| !matches!(notice.kind, Kind::Refusal(_)));
        // What a lesson refuses has no rule.
        self.push(refusal.text.to_string(), Kind::Refusal(Some(refusal.rule.0).filter(|rule| !rule.is_empty())));
    }

    /// Something was done: what was to be done, or could not be, is no longer of interest.
    pub fn acted(&mut self) {
        self.0.retain(|notice| matches!(notice.kind, Kind::News | Kind::Trouble));
    }

    /// What went wrong is still to be read; anything else was about what is over.
    pub fn begin_anew(&mut self) {
        self.0.retain(|notice| notice.kind == Kind::Trouble);
    }

    fn push(&mut self, text: String, kind: Kind) {
        self.0.retain(|notice| notice.text != text);
        self.0.push(Notice { text, kind, left: STANDS });
        if self.0.len() > 4 {
            self.0.remove(0);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>()
        .add_systems(OnEnter(Overlay::Results), |mut notices: ResMut<Notices>| notices.acted())
        .add_systems(Update, (tell_troubles, fade).chain())
        .add_systems(EguiPrimaryContextPass, show.in_set(super::DrawSet::Top));
}

fn tell_troubles(mut notices: ResMut<Notices>) {
    for text in troubles() {
        notices.warn(text);
    }
}

/// Lets notices go when their time is over.
fn fade(mut notices: ResMut<Notices>, time: Res<Time>, mut busy: ResMut<Busy>) {
    if notices.0.is_empty() {
        return;
    }
    busy.soon();
    let quiet = &mut notices.bypass_change_detection().0;
    quiet.iter_mut().for_each(|notice| notice.left -= time.delta_secs());
    if quiet.iter().any(|notice| notice.left <= 0.0) {
        notices.0.retain(|notice| notice.left > 0.0);
    }
}

/// The least width in which a notice is read well, in points.
const LEAST: f32 = 360.0;

fn show(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    (palette, slots): (Res<Palette>, Res<Slots>),
    mut overlays: Overlays,
) -> Result {
    if notices.0.is_empty() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let (mut opened, mut closed) = (None, None);
    // Between the bars of a match it covers nothing of the table; elsewhere it leaves the sides free.
    let window = ctx.viewport_rect();
    let between = slots.between_bars().map(|gap| gap.shrink2(egui::vec2(8.0, 0.0))).filter(|gap| gap.width() > LEAST);
    let (at, width) = between.map_or_else(
        || (window.center_top() + egui::vec2(0.0, 52.0), (window.width() - 640.0).clamp(LEAST, 760.0)),
        |gap| (gap.center_top(), gap.width()),
    );
    let area = egui::Area::new("notices".into()).fixed_pos(at).pivot(egui::Align2::CENTER_TOP);
    area.order(egui::Order::Tooltip).show(ctx, |ui| {
        ui.set_max_width(width);
        for (at, notice) in notices.0.iter().enumerate() {
            let strong = matches!(notice.kind, Kind::Refusal(_) | Kind::Trouble);
            let color = if strong { palette.refused } else { palette.net };
            egui::Frame::new()
                .fill(palette.panel)
                .stroke(egui::Stroke::new(1.0, color))
                .corner_radius(6)
                .inner_margin(egui::Margin::symmetric(12, 8))
                .show(ui, |ui| {
                    ui.horizontal_wrapped(|ui| {
                        ui.label(egui::RichText::new(icon(if strong { "warning" } else { "info" })).color(color));
                        ui.label(&notice.text);
                        if let Kind::Refusal(Some(rule)) = notice.kind
                            && ui.link(egui::RichText::new(rule).monospace().color(palette.net)).clicked()
                        {
                            opened = Some(rule);
                        }
                        if ui.small_button(icon("x")).clicked() {
                            closed = Some(at);
                        }
                    });
                });
            ui.add_space(4.0);
        }
    });
    if let Some(at) = closed {
        notices.0.remove(at);
    }
    if let Some(rule) = opened {
        overlays.open_rulebook(Some(rule));
    }
    Ok(())
}
