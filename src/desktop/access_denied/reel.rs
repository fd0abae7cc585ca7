//! What happens, one thing readable after the other: cards travel, markers advance, and a line says what it is.

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
use super::super::table::room::Room;
use super::super::table::session::{Happened, OnTable};
use super::super::theme::{Palette, strong};
use super::super::{DrawSet, Overlay, Screen, TableSet};
use super::cards::Maker;
use super::pieces::{Arc, TOKEN, Token, token_at};
use super::spots::Spots;
use super::style::{Shapes, Style};
use crate::rules::access_denied::{Event, Place, State as Game, Step};
use crate::rules::game::{Game as _, Viewer};

/// How long the last line stands when nothing follows, in seconds.
const LINGERS: f32 = 2.2;

/// What has happened and is still to be seen.
#[derive(Resource, Debug, Default)]
pub struct Reel {
    waiting: VecDeque<(Event, f32)>,
    /// Seconds until the next is shown.
    left: f32,
    /// What is being shown, in words, and how long it still stands.
    caption: Option<(String, f32)>,
}

impl Reel {
    /// Whether something is still to be seen.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.left > 0.0 || !self.waiting.is_empty()
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
fn seconds(event: &Event, boots: bool) -> f32 {
    match event {
        Event::Moved { from: Place::Deck, .. } if boots => 0.05,
        Event::Moved { to: Place::Password(_), .. } => 0.12,
        Event::Moved { .. } => 0.3,
        Event::Passed { .. } => 0.0,
        Event::Played { .. } | Event::AttemptEnded { .. } | Event::CodeShown { .. } | Event::Traded { .. } => 1.1,
        Event::Voided { .. } | Event::WentOff { .. } | Event::Attempted { .. } | Event::HandSeen { .. } | Event::PotatoShown { .. } => 0.9,
        Event::Gained { .. }
        | Event::MarkerRemoved { .. }
        | Event::TurnBegan { .. }
        | Event::OfferBegun { .. }
        | Event::OfferOff { .. } => 0.7,
        Event::Over { .. } => 0.3,
        _ => 0.5,
    }
}

/// What an event sounds like.
const fn sound(event: &Event) -> Option<Sound> {
    Some(match event {
        Event::Moved { .. } => Sound::Card,
        Event::Shuffled { .. } => Sound::Shuffle,
        Event::Gained { .. } => Sound::Circle,
        Event::AttemptEnded { granted: false, .. } | Event::MarkerRemoved { .. } | Event::Voided { .. } => Sound::Denied,
        Event::Attempted { .. } => Sound::Charge,
        Event::WentOff { .. } | Event::PotatoShown { .. } => Sound::Swap,
        Event::TurnBegan { .. } => Sound::Round,
        Event::Played { .. } | Event::OfferBegun { .. } => Sound::Write,
        _ => return None,
    })
}

/// Whether an event is put into words over the table; the moves of cards are seen.
const fn is_told(event: &Event) -> bool {
    !matches!(event, Event::Moved { .. } | Event::Passed { .. } | Event::Over { .. })
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
        return;
    }
    let boots = table.view.table.step == Step::Boot || table.view.table.round <= 1 && table.log.len() < 60;
    for Happened(event) in happened.read() {
        reel.waiting.push_back((event.clone(), seconds(event, boots)));
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
    (room, arc, style): (Option<Res<Room>>, Option<Res<Arc>>, Option<Res<Style>>),
    (shapes, settings, time, pace): (Res<Shapes>, Res<Settings>, Res<Time>, Res<Pace>),
    mut labels: Labels,
    mut tokens: Query<(Entity, &Token, &Transform, &mut Visibility)>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    if !reel.is_running() {
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
    // A click skips: what is left has been seen.
    let skipped = pace.is_over();
    reel.left -= time.delta_secs();
    let (Some(room), Some(arc), Some(style)) = (room, arc, style) else { return };
    let mut maker = Maker { labels: &mut labels, shapes: &shapes, style: &style };
    while reel.left <= 0.0 || skipped {
        let Some((event, seconds)) = reel.waiting.pop_front() else { break };
        let seconds = seconds * settings.speed.factor();
        reel.left = if skipped { 0.0 } else { seconds };
        if is_told(&event) {
            let told = Game::describe_event(&event, table.names());
            reel.caption = Some((told, LINGERS));
            busy.now();
        }
        if skipped {
            continue;
        }
        if let Some(sound) = sound(&event) {
            sounds.write(sound);
        }
        match event {
            Event::Moved { card, from, to } => {
                let own_hand = |place: Place| matches!((place, table.viewer), (Place::Hand(seat), Viewer::Seat(own)) if seat == own);
                let (start, end) = (arc.at(&room, from), arc.at(&room, to));
                let lift = if own_hand(from) || own_hand(to) { 0.4 } else { 0.9 };
                let flying = maker.card(&mut commands, card, start);
                commands.entity(flying).insert((Flying, Travel::new(start, end, 0.42).lifted(lift)));
            }
            Event::Gained { seat, sector, level } => {
                let to = Transform::from_translation(token_at(seat, table.view.table.seats, level)).with_scale(Vec3::splat(TOKEN));
                for (entity, token, place, mut visibility) in &mut tokens {
                    if token.0 == sector && token.1 == seat {
                        let from = if *visibility == Visibility::Hidden {
                            to.with_translation(to.translation + Vec3::new(0.0, 1.6, 1.4))
                        } else {
                            *place
                        };
                        *visibility = Visibility::Inherited;
                        commands.entity(entity).insert((from, Travel::new(from, to, 0.5).lifted(0.3)));
                    }
                }
            }
            _ => {}
        }
    }
    if skipped {
        reel.left = 0.0;
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
    let most = (area.width() - 40.0).clamp(200.0, 620.0);
    egui::Area::new("what happens".into()).fixed_pos(at).pivot(Align2::CENTER_CENTER).order(egui::Order::Middle).interactable(false).show(
        ctx,
        |ui| {
            ui.set_max_width(most);
            egui::Frame::new()
                .fill(palette.panel)
                .stroke(Stroke::new(1.0, palette.line))
                .corner_radius(6)
                .inner_margin(egui::Margin::symmetric(12, 5))
                .show(ui, |ui| ui.add(egui::Label::new(strong(text.as_str()).size(15.0)).wrap_mode(egui::TextWrapMode::Extend)));
        },
    );
    Ok(())
}
