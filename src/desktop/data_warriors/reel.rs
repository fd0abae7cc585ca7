//! What happens, one thing readable after the other: cards travel, wiped ones burning, and a line says what it is.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Stroke};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::super::redraw::Busy;
use super::super::settings::Settings;
use super::super::sound::Sound;
use super::super::table::frame::FrameDrawn;
use super::super::table::label::Labels;
use super::super::table::motion::{Pace, Travel};
use super::super::table::session::{Happened, OnTable};
use super::super::theme::{Palette, strong};
use super::super::{DrawSet, Overlay, Screen, TableSet};
use super::maker::Maker;
use super::places::Desks;
use super::spots::Spots;
use super::style::{Shapes, Style};
use crate::rules::data_warriors::{Card, Event, Place, State as Game, Step, TurnStep, USERS, View};
use crate::rules::game::{Game as _, Seat, Viewer};

/// How long the last line stands when nothing follows, in seconds.
const LINGERS: f32 = 2.2;

/// The numbers of a user's cards as far as they have been seen to change.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Shown {
    /// In the drive.
    pub drive: u8,
    /// In the trash.
    pub trash: u8,
}

/// Seconds after the last picture in which an answer to it is not taken yet: it was meant for what stood there before.
const SETTLES: f32 = 0.25;

/// What has happened and is still to be seen.
#[derive(Resource, Debug, Default)]
pub struct Reel {
    waiting: VecDeque<(Event, f32)>,
    /// Seconds until the next is shown.
    left: f32,
    /// Seconds until what was shown can be answered.
    settling: f32,
    /// What is being shown, in words, and how long it still stands.
    caption: Option<(String, f32)>,
    shown: [Shown; USERS],
    /// The last card that went to each trash.
    last: [Option<Card>; USERS],
}

impl Reel {
    /// Whether something is still to be seen.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.left > 0.0 || !self.waiting.is_empty()
    }

    /// Whether everything has been seen and can be answered.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        !self.is_running() && self.settling <= 0.0
    }

    /// The numbers of a user's cards as far as they have been seen to change.
    #[must_use]
    pub const fn shown(&self, seat: Seat) -> Shown {
        self.shown[seat.index() % USERS]
    }

    /// The last card that was seen to go to a user's trash.
    #[must_use]
    pub const fn last_wiped(&self, seat: Seat) -> Option<Card> {
        self.last[seat.index() % USERS]
    }

    /// Everything has been seen.
    fn catch_up(&mut self, view: &View) {
        for seat in (0..view.table.seats).map(Seat) {
            let now = Shown { drive: view.table.user(seat).drive, trash: view.table.trash.count(seat) };
            self.shown[seat.index()] = now;
        }
    }

    fn count(&mut self, owner: Seat, card: Option<Card>, from: Place, to: Place) {
        let at = owner.index() % USERS;
        let shown = &mut self.shown[at];
        match from {
            Place::Drive => shown.drive = shown.drive.saturating_sub(1),
            Place::Trash => shown.trash = shown.trash.saturating_sub(1),
            _ => {}
        }
        match to {
            Place::Drive => shown.drive += 1,
            Place::Trash => {
                shown.trash += 1;
                self.last[at] = card;
            }
            _ => {}
        }
    }
}

/// The reel has run for this frame.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Running;

/// A card on its way, gone when it arrives.
#[derive(Component)]
struct Flying;

pub(super) fn plugin(app: &mut App) {
    let on_table = resource_exists::<OnTable<Game>>;
    app.init_resource::<Reel>()
        .add_systems(Update, (take_in, run, land).chain().in_set(TableSet::Pieces).in_set(Running).run_if(on_table))
        .add_systems(
            EguiPrimaryContextPass,
            say.in_set(DrawSet::Screen).after(FrameDrawn).run_if(in_state(Screen::Match).and_then(resource_exists::<OnTable<Game>>)),
        )
        .add_systems(OnExit(Screen::Match), |mut commands: Commands, mut reel: ResMut<Reel>, cards: Query<Entity, With<Flying>>| {
            *reel = Reel::default();
            cards.iter().for_each(|card| commands.entity(card).despawn());
        });
}

/// How long an event is looked at, in seconds at normal speed.
const fn seconds(event: &Event) -> f32 {
    match event {
        Event::Moved { from: Place::Drive, to: Place::Trash, .. } => 0.3,
        Event::Moved { .. } => 0.22,
        Event::Issued { .. } | Event::Copied { .. } | Event::Halted { .. } => 1.0,
        Event::Resolves { .. } | Event::EffectHappens { .. } | Event::HandRead { .. } | Event::DriveRead { .. } => 0.7,
        Event::Shielded { .. } | Event::ShieldHit { .. } | Event::Controlled { .. } | Event::CostChanged { .. } => 0.7,
        Event::Decided { .. } | Event::Out { .. } | Event::Resigned { .. } => 0.8,
        Event::StepBegan { step: TurnStep::Init | TurnStep::Run, .. } => 0.6,
        Event::StepBegan { .. } => 0.25,
        Event::Throttled { .. } => 0.5,
        Event::Turned { .. } | Event::Passed { .. } | Event::CardRead { .. } => 0.15,
        Event::Choosing { .. } | Event::Chosen { .. } | Event::Allocated { .. } | Event::Freed { .. } | Event::StepEnded { .. } => 0.0,
        Event::Over { .. } => 0.4,
    }
}

/// What an event sounds like.
const fn sound(event: &Event) -> Option<Sound> {
    Some(match event {
        Event::Moved { from: Place::Drive, to: Place::Trash, .. } => Sound::DiceLand,
        Event::Moved { .. } => Sound::Card,
        Event::Decided { again: true, .. } => Sound::Shuffle,
        Event::Issued { .. } | Event::Copied { .. } => Sound::Write,
        Event::Resolves { .. } | Event::EffectHappens { .. } => Sound::Charge,
        Event::Halted { .. } | Event::ShieldHit { .. } | Event::Throttled { .. } => Sound::Denied,
        Event::Controlled { .. } | Event::HandRead { .. } | Event::DriveRead { .. } => Sound::Swap,
        Event::Shielded { .. } => Sound::Circle,
        Event::StepBegan { step: TurnStep::Init, .. } => Sound::Round,
        _ => return None,
    })
}

/// Whether an event is put into words over the table; the moves of cards are seen.
const fn is_told(event: &Event) -> bool {
    match event {
        Event::StepBegan { step, .. } => matches!(step, TurnStep::Init | TurnStep::Run),
        Event::Moved { from, to, .. } => matches!((from, to), (Place::Hand, Place::Desktop(_) | Place::Host(_)) | (Place::Desktop(_), _)),
        Event::Passed { .. }
        | Event::Choosing { .. }
        | Event::Chosen { .. }
        | Event::Allocated { .. }
        | Event::Freed { .. }
        | Event::StepEnded { .. }
        | Event::Turned { .. }
        | Event::Over { .. } => false,
        _ => true,
    }
}

/// Takes in what has happened; bots wait until it has been seen.
fn take_in(
    mut happened: MessageReader<Happened<Game>>,
    table: Res<OnTable<Game>>,
    settings: Res<Settings>,
    mut reel: ResMut<Reel>,
    mut pace: ResMut<Pace>,
) {
    if happened.is_empty() {
        if table.is_changed() && !reel.is_running() {
            reel.catch_up(&table.view);
        }
        return;
    }
    let boots = table.view.table.step == Step::Boot;
    for Happened(event) in happened.read() {
        let seconds = if boots { seconds(event) * 0.4 } else { seconds(event) };
        reel.waiting.push_back((event.clone(), seconds));
    }
    let all: f32 = reel.waiting.iter().map(|(_, seconds)| seconds).sum();
    let left = reel.left / settings.speed.factor().max(0.01);
    pace.take(all + left, &settings);
}

/// Shows what has happened, in order.
fn run(
    mut commands: Commands,
    table: Res<OnTable<Game>>,
    mut reel: ResMut<Reel>,
    (desks, style): (Option<Res<Desks>>, Option<Res<Style>>),
    (shapes, settings, time, pace): (Res<Shapes>, Res<Settings>, Res<Time>, Res<Pace>),
    mut labels: Labels,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    if !reel.is_running() {
        if reel.settling > 0.0 {
            reel.bypass_change_detection().settling -= time.delta_secs();
            busy.soon();
        }
        if let Some((_, stands)) = &mut reel.bypass_change_detection().caption {
            *stands -= time.delta_secs();
            busy.soon();
            if *stands <= 0.0 {
                reel.caption = None;
                busy.now();
            }
        }
        return;
    }
    busy.moves();
    reel.settling = if settings.speed.factor() > 0.0 { SETTLES } else { 0.0 };
    // A click skips: what is left has been seen.
    let skipped = pace.is_over();
    reel.left -= time.delta_secs();
    let (Some(desks), Some(style)) = (desks, style) else { return };
    let mut maker = Maker { labels: &mut labels, shapes: &shapes, style: &style };
    let open = &table.view.table;
    while reel.left <= 0.0 || skipped {
        let Some((event, seconds)) = reel.waiting.pop_front() else { break };
        reel.left = if skipped { 0.0 } else { seconds * settings.speed.factor() };
        if is_told(&event) {
            let told = Game::describe_event(&event, table.names());
            reel.caption = Some((told, LINGERS));
            busy.now();
        }
        if let Event::Moved { owner, card, from, to } = &event {
            reel.count(*owner, card.map(|seen| seen.card), *from, *to);
        }
        if skipped {
            continue;
        }
        if let Some(sound) = sound(&event) {
            sounds.write(sound);
        }
        if let Event::Moved { owner, card, from, to } = event
            && !settings.reduced_motion
        {
            let seen = card.map(|seen| seen.card);
            let own = table.viewer == Viewer::Seat(owner);
            let (start, end) = (desks.at(open, owner, seen, from), desks.at(open, owner, seen, to));
            let wiped = (from, to) == (Place::Drive, Place::Trash);
            let lift = if own && (from == Place::Hand || to == Place::Hand) { 0.4 } else { 1.1 };
            let flying = maker.card(&mut commands, open, seen, wiped, start);
            let mut way = Travel::new(start, end, if wiped { 0.5 } else { 0.42 }).lifted(lift);
            if wiped {
                way = way.tumbling(Vec3::new(0.0, 0.0, 0.5));
            }
            commands.entity(flying).insert((Flying, way));
        }
    }
    if skipped {
        reel.left = 0.0;
    }
    if !reel.is_running() {
        reel.catch_up(&table.view);
        busy.now();
    }
}

/// Cards that have arrived make way for what lies there.
fn land(mut commands: Commands, arrived: Query<Entity, (With<Flying>, Without<Travel>)>) {
    arrived.iter().for_each(|card| commands.entity(card).despawn());
}

/// The line over the table that says what is happening.
fn say(mut contexts: EguiContexts, reel: Res<Reel>, spots: Res<Spots>, palette: Res<Palette>, overlay: Res<Overlay>) -> Result {
    let (Some((text, _)), Some(area), Some(at), Overlay::None) = (&reel.caption, spots.area, spots.caption, &*overlay) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let most = (area.width() - 40.0).clamp(200.0, 560.0);
    // Each line is an area of its own: one with another width before would stand beside its middle.
    egui::Area::new(egui::Id::new(("what happens", text.as_str())))
        .fixed_pos(at)
        .pivot(Align2::CENTER_CENTER)
        .order(egui::Order::Middle)
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_max_width(most);
            egui::Frame::new()
                .fill(palette.panel)
                .stroke(Stroke::new(1.0, palette.line))
                .corner_radius(6)
                .inner_margin(egui::Margin::symmetric(12, 5))
                .show(ui, |ui| ui.add(egui::Label::new(strong(text.as_str()).size(15.0)).wrap_mode(egui::TextWrapMode::Extend)));
        });
    Ok(())
}
