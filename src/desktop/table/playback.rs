//! What happens is seen one thing after the other: how long each takes, how it sounds, and a line that says what it is.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Stroke};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::frame::{FrameDrawn, Framed};
use super::motion::Pace;
use super::session::{Happened, LogLine, OnTable};
use super::slots::Slots;
use crate::desktop::overlay::Overlay;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::theme::{Palette, bold, heading, strong};
use crate::desktop::{DrawSet, InMatch, TableSet};
use crate::rules::game::{Game, Viewer};

/// How long the last line stands when nothing follows, in seconds.
const LINGERS: f32 = 2.2;
/// Seconds after the last picture in which an answer to it is not taken yet: it was meant for what stood there before.
const SETTLES: f32 = 0.4;

/// How an event is seen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Beat<P> {
    /// How long it is looked at, in seconds at normal speed.
    pub seconds: f32,
    /// What it sounds like.
    pub sound: Option<Sound>,
    /// Whether it is put into words over the table.
    pub caption: Option<CaptionSize>,
    /// The phase it belongs to, where it has one of its own.
    pub phase: Option<P>,
    /// Whether it is seen together with the event before.
    pub joins: bool,
}

/// How large a line over the table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CaptionSize {
    /// As most are.
    Plain,
    /// For a turn of the match.
    Large,
}

/// What is being said over the table.
#[derive(Debug, Clone, PartialEq)]
struct Caption {
    text: String,
    size: CaptionSize,
    /// Seconds for which it stands when nothing follows.
    left: f32,
}

/// What has happened and is still to be seen.
#[derive(Resource)]
pub struct Playback<G: Framed> {
    waiting: VecDeque<(G::Event, Beat<G::Phase>)>,
    /// Seconds until the next is shown.
    left: f32,
    /// Seconds until what was shown can be answered.
    settling: f32,
    /// Whether what is shown takes time.
    timed: bool,
    /// Whether others did some of what is shown, so that it is to be seen before an answer.
    others: bool,
    /// What the holder could do before; nothing until the table has been there.
    legal: Option<Vec<G::Action>>,
    caption: Option<Caption>,
    phase: Option<G::Phase>,
    /// What the viewer knew when all had been seen.
    known: Option<(Viewer, G::View)>,
}

impl<G: Framed> Default for Playback<G> {
    fn default() -> Self {
        Self {
            waiting: VecDeque::new(),
            left: 0.0,
            settling: 0.0,
            timed: false,
            others: false,
            legal: None,
            caption: None,
            phase: None,
            known: None,
        }
    }
}

impl<G: Framed> Playback<G> {
    /// Whether a line over the table says what happens.
    #[must_use]
    pub const fn is_captioned(&self) -> bool {
        self.caption.is_some()
    }

    /// Whether something is still to be seen.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.left > 0.0 || !self.waiting.is_empty()
    }

    /// How many of these lines, the oldest first, tell what has been seen.
    #[must_use]
    pub fn told(&self, log: &[LogLine<G::Event>]) -> usize {
        let mut unseen = self.waiting.len();
        let is_unseen = |line: &&LogLine<G::Event>| {
            let hides = unseen > 0;
            unseen = unseen.saturating_sub(line.events.len().max(1));
            hides
        };
        log.len() - log.iter().rev().take_while(is_unseen).count()
    }

    /// Whether everything has been seen and can be answered.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        !self.is_running() && self.settling <= 0.0
    }

    /// What the viewer knows by what has been seen: numbers don't run ahead of the table.
    #[must_use]
    pub fn known<'a>(&'a self, table: &'a OnTable<G>) -> &'a G::View {
        let known = self.known.as_ref().filter(|(viewer, _)| self.is_running() && *viewer == table.viewer);
        known.map_or(&table.view, |(_, view)| view)
    }

    /// The phase of what is being seen.
    #[must_use]
    pub fn phase(&self) -> Option<G::Phase> {
        self.phase.filter(|_| self.is_running())
    }
}

/// Whether who is asked still has to see what others did.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Unseen(pub bool);

/// An event is seen now.
#[derive(Message, Debug, Clone)]
pub struct Shown<G: Game> {
    /// What happened.
    pub event: G::Event,
    /// Whether it was skipped: only what it leaves behind counts.
    pub skipped: bool,
}

/// Where the line over the table stands, in points, where that is not the upper edge.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct CaptionAt(pub Option<egui::Pos2>);

/// What is seen in this frame has been chosen.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Played;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CaptionAt>()
        .init_resource::<Unseen>()
        .add_systems(OnExit(InMatch), |mut at: ResMut<CaptionAt>, mut unseen: ResMut<Unseen>| (at.0, unseen.0) = (None, false));
}

/// The playback of one game.
pub fn playback_plugin<G: Framed>(app: &mut App) {
    let on_table = resource_exists::<OnTable<G>>;
    app.init_resource::<Playback<G>>()
        .add_message::<Shown<G>>()
        .add_systems(
            Update,
            (take_in::<G>, play::<G>, know::<G>, wait::<G>).chain().in_set(TableSet::Pieces).in_set(Played).run_if(on_table),
        )
        .add_systems(
            EguiPrimaryContextPass,
            say::<G>
                .in_set(DrawSet::Screen)
                .after(FrameDrawn)
                .run_if(in_state(InMatch).and_then(in_state(Overlay::None)).and_then(on_table)),
        )
        .add_systems(OnExit(InMatch), |mut playback: ResMut<Playback<G>>| *playback = Playback::default());
}

/// Takes in what has happened; bots wait until it has been seen.
fn take_in<G: Framed>(
    mut happened: MessageReader<Happened<G>>,
    table: Res<OnTable<G>>,
    (settings, phase): (Res<Settings>, Option<Res<State<G::Phase>>>),
    mut playback: ResMut<Playback<G>>,
    mut pace: ResMut<Pace>,
) {
    if happened.is_empty() {
        return;
    }
    // Where all act at once, a choice that was open stays open.
    let same = playback.legal.as_ref().is_none_or(|before| table.legal == *before);
    let open = same && G::turn(&table.view).is_none() && !table.legal.is_empty();
    let mut phase = playback.waiting.iter().rev().find_map(|(_, beat)| beat.phase).or(playback.phase()).or(phase.map(|phase| *phase.get()));
    for Happened(event) in happened.read() {
        let beat = G::beat(event, phase.unwrap_or_default());
        phase = beat.phase.or(phase);
        playback.others |= !open && G::actor(event).is_some_and(|actor| table.view_seat() != Some(actor));
        playback.waiting.push_back((event.clone(), beat));
    }
    let all: f32 = playback.waiting.iter().map(|(_, beat)| beat.seconds).sum();
    let left = playback.left / settings.speed.factor().max(0.01);
    playback.timed = all + left > 0.0;
    pace.take(all + left, &settings);
}

/// Shows what has happened, in order.
fn play<G: Framed>(
    table: Res<OnTable<G>>,
    mut playback: ResMut<Playback<G>>,
    (settings, time, pace): (Res<Settings>, Res<Time>, Res<Pace>),
    mut shown: MessageWriter<Shown<G>>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    if !playback.is_running() {
        let quiet = playback.bypass_change_detection();
        if quiet.settling > 0.0 {
            quiet.settling -= time.delta_secs();
            busy.soon();
        }
        if let Some(caption) = &mut quiet.caption {
            caption.left -= time.delta_secs();
            busy.soon();
            if caption.left <= 0.0 {
                playback.caption = None;
                busy.now();
            }
        }
        return;
    }
    busy.moves();
    // A click skips: what is left has been seen.
    let skipped = playback.timed && pace.is_over();
    playback.settling = if settings.speed.factor() > 0.0 { SETTLES } else { 0.0 };
    playback.left -= time.delta_secs();
    while playback.left <= 0.0 || skipped || playback.waiting.front().is_some_and(|(_, beat)| beat.joins) {
        let Some((event, beat)) = playback.waiting.pop_front() else { break };
        if !beat.joins {
            playback.left = beat.seconds * settings.speed.factor();
        }
        playback.phase = beat.phase.or(playback.phase);
        if let Some(size) = beat.caption {
            playback.caption = Some(Caption { text: G::describe_event(&event, table.names()), size, left: LINGERS });
            busy.now();
        }
        if let Some(sound) = beat.sound.filter(|_| !skipped) {
            sounds.write(sound);
        }
        shown.write(Shown { event, skipped });
    }
    if skipped {
        playback.left = 0.0;
    }
    if !playback.is_running() {
        playback.phase = None;
        busy.now();
    }
}

fn know<G: Framed>(table: Res<OnTable<G>>, mut playback: ResMut<Playback<G>>) {
    let rests = !playback.is_running() && (table.is_changed() || playback.is_changed());
    if rests || playback.known.is_none() {
        playback.bypass_change_detection().known = Some((table.viewer, table.view.clone()));
    }
}

fn wait<G: Framed>(table: Res<OnTable<G>>, mut playback: ResMut<Playback<G>>, mut unseen: ResMut<Unseen>, mut busy: ResMut<Busy>) {
    if playback.is_settled() {
        playback.bypass_change_detection().others = false;
    }
    if table.is_changed() {
        playback.bypass_change_detection().legal = Some(table.legal.clone());
    }
    let asked = !table.legal.is_empty() && table.replay.is_none();
    if unseen.set_if_neq(Unseen(asked && playback.others)) {
        busy.now();
    }
}

/// The line over the table that says what is happening.
fn say<G: Framed>(
    mut contexts: EguiContexts,
    playback: Res<Playback<G>>,
    (slots, place): (Res<Slots>, Res<CaptionAt>),
    palette: Res<Palette>,
) -> Result {
    let Some(caption) = playback.caption.as_ref().filter(|_| slots.safe.is_positive()) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let wide = |size: f32, around: f32| {
        let font = egui::FontId::new(size, bold());
        ctx.fonts_mut(|fonts| fonts.layout_no_wrap(caption.text.clone(), font, palette.text).size().x) + around
    };
    let most = (slots.safe.width() - 40.0).clamp(200.0, 640.0);
    // What is too long to be large is small, and in several lines where it must.
    let large = caption.size == CaptionSize::Large && wide(22.0, 36.0) <= most;
    let wide = if large { wide(22.0, 36.0) } else { wide(15.0, 24.0) };
    // Between the bars where it has room there, otherwise at the upper edge of the table.
    let between = slots.between_bars().filter(|gap| gap.width() > wide + 16.0 && !large);
    let wraps = between.is_none() && wide > most;
    let over = egui::pos2(slots.safe.center().x, slots.safe.top() + if large || wraps { 26.0 } else { 16.0 });
    let at = place.0.unwrap_or(between.map_or(over, |gap| gap.center()));
    // Each line is an area of its own: one with another width before would stand beside its middle.
    egui::Area::new(egui::Id::new(("what happens", caption.text.as_str())))
        .fixed_pos(at)
        .pivot(Align2::CENTER_CENTER)
        .order(egui::Order::Middle)
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_max_width(most);
            egui::Frame::new()
                .fill(palette.panel)
                .stroke(if large { Stroke::new(1.5, palette.asks) } else { Stroke::new(1.0, palette.line) })
                .corner_radius(6)
                .inner_margin(if large { egui::Margin::symmetric(18, 8) } else { egui::Margin::symmetric(12, 5) })
                .show(ui, |ui| {
                    let text = caption.text.as_str();
                    let text = if large { heading(text) } else { strong(text) };
                    let wrap = if wraps { egui::TextWrapMode::Wrap } else { egui::TextWrapMode::Extend };
                    ui.add(egui::Label::new(text).wrap_mode(wrap));
                });
        });
    Ok(())
}
