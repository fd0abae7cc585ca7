//! How each event is shown: how long, with which sound, way, dice and flashes.

use super::Phase;
use super::dice::{self, Roll, THROW, Thrown};
use super::effects::Effects;
use super::fight::{Fight, Fought};
use super::lay::{Way, ground_height};
use super::places::{Server, TOP, bulk};
use super::seen::Seen;
use super::style::{Style, lit};
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::table::label::Labels;
use crate::desktop::table::playback::{Beat, CaptionSize, Playback, Played, Shown};
use crate::desktop::table::room::Room;
use crate::desktop::table::session::OnTable;
use crate::desktop::table::trail::Light;
use crate::desktop::theme::Palette;
use crate::desktop::{InMatch, TableSet};
use crate::rules::aetherium::content::{Attack, Symbol};
use crate::rules::aetherium::{Asked, Event, ModelId, MoveReason, State as Game, Symbols, Table};
use crate::rules::game::Seat;
use crate::t;

use bevy::prelude::*;

/// How long an event is looked at, in seconds at normal speed.
const fn seconds(event: &Event) -> f32 {
    match event {
        Event::Diagnostics { .. } | Event::AttackRolled { .. } => THROW + 0.9,
        Event::EntryRolled { .. } | Event::HarmRolled { .. } => THROW + 0.5,
        Event::Manipulated { .. } => 0.8,
        Event::SchemaPlaced { .. } | Event::Revealed { .. } | Event::Attacks { .. } | Event::Recalibrates { .. } => 0.8,
        Event::Stepped { .. } => 0.3,
        Event::Entered { .. } | Event::Captured { .. } | Event::Damaged { .. } | Event::Deleted { .. } => 0.6,
        Event::Executed { .. } | Event::Disrupts { used: true, .. } | Event::Safeguards { .. } | Event::DeletionEffect { .. } => 0.8,
        Event::Placed { why: MoveReason::Carried, .. } => 0.0,
        Event::Placed { .. } | Event::Firewall { .. } | Event::TokenPlaced { .. } => 0.4,
        Event::Repaired { .. } | Event::Marked { .. } | Event::Lent { .. } | Event::Scored { .. } | Event::Waits { .. } => 0.5,
        Event::Downloads { .. } | Event::CacheTaken { .. } | Event::CacheDropped { .. } | Event::LeftWithCache { .. } => 0.7,
        Event::ProgramDeleted { .. } | Event::Over { .. } => 0.5,
        Event::Turned { .. } | Event::Overclocked { .. } => 0.2,
        Event::Ram { .. } | Event::Unmarked { .. } => 0.1,
        Event::Queued { .. } | Event::Ordered { .. } | Event::Began { .. } | Event::Ended { .. } | Event::MovementEnded { .. } => 0.0,
        Event::Disrupts { .. } | Event::Declined { .. } => 0.2,
        Event::Aimed { .. } => 0.5,
    }
}

/// What an event sounds like.
const fn sound(event: &Event) -> Option<Sound> {
    Some(match event {
        Event::Diagnostics { .. } | Event::AttackRolled { .. } | Event::EntryRolled { .. } | Event::HarmRolled { .. } => Sound::DiceLand,
        Event::Attacks { .. } => Sound::Attack,
        Event::SchemaPlaced { .. } | Event::Manipulated { .. } => Sound::Slide,
        Event::Revealed { .. } => Sound::Reveal,
        Event::TokenPlaced { .. } => Sound::Socket,
        Event::Entered { .. } => Sound::Enter,
        Event::Placed { why: MoveReason::Carried, .. } => return None,
        Event::Placed { .. } | Event::Stepped { .. } => Sound::Step,
        Event::Turned { .. } => Sound::Turn,
        Event::Captured { .. } => Sound::Capture,
        Event::CacheTaken { .. } | Event::LeftWithCache { .. } | Event::CacheDropped { .. } => Sound::Cache,
        Event::Repaired { .. } | Event::Lent { .. } => Sound::Repair,
        Event::Damaged { .. } => Sound::Damage,
        Event::Deleted { .. } => Sound::Deleted,
        Event::Marked { .. } => Sound::Mark,
        Event::Executed { .. } | Event::DeletionEffect { .. } => Sound::Execute,
        Event::Disrupts { used: true, .. } | Event::Safeguards { .. } => Sound::Guard,
        Event::Overclocked { .. } => Sound::Overclock,
        Event::Downloads { .. } => Sound::Charge,
        Event::Firewall { .. } => Sound::Firewall,
        Event::Scored { .. } => Sound::Gain,
        Event::Recalibrates { .. } => Sound::Recalibrate,
        Event::ProgramDeleted { .. } => Sound::Out,
        _ => return None,
    })
}

/// Whether an event is put into words over the table: large if it is a turn of the match.
const fn caption(event: &Event) -> Option<CaptionSize> {
    match event {
        Event::Diagnostics { .. } | Event::Revealed { .. } | Event::Recalibrates { .. } | Event::Over { .. } => Some(CaptionSize::Large),
        Event::Stepped { .. } | Event::Turned { .. } | Event::Placed { why: MoveReason::Carried, .. } => None,
        Event::Ram { .. } | Event::Queued { .. } | Event::Began { .. } | Event::Ended { .. } | Event::Unmarked { .. } => None,
        Event::Disrupts { used: false, .. } | Event::ProgramDeleted { .. } | Event::MovementEnded { .. } => None,
        _ => Some(CaptionSize::Plain),
    }
}

/// The phase an event belongs to, where it has one of its own.
const fn phase(event: &Event) -> Option<Phase> {
    Some(match event {
        Event::SchemaPlaced { .. } => Phase::Schemas,
        Event::TokenPlaced { .. } => Phase::Tokens,
        Event::Diagnostics { .. } | Event::Revealed { .. } => Phase::Activation,
        Event::EntryRolled { .. } | Event::Entered { .. } | Event::Waits { .. } => Phase::Entering,
        Event::Stepped { .. } | Event::Turned { .. } => Phase::Moving,
        Event::Captured { .. } => Phase::Capturing,
        Event::Manipulated { .. } => Phase::Manipulating,
        Event::Attacks { .. } | Event::AttackRolled { .. } | Event::Disrupts { .. } => Phase::Attacking,
        Event::Executed { .. } | Event::Safeguards { .. } | Event::DeletionEffect { .. } => Phase::Executing,
        Event::Recalibrates { .. } => Phase::Recalibration,
        _ => return None,
    })
}

/// How an event is seen. What stands on a schema goes with it, not after it.
#[must_use]
pub const fn beat(event: &Event) -> Beat<Phase> {
    let joins = matches!(event, Event::Placed { why: MoveReason::Carried, .. });
    Beat { seconds: seconds(event), sound: sound(event), caption: caption(event), phase: phase(event), joins }
}

/// What happens has set out.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct SetOut;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_out.in_set(TableSet::Pieces).in_set(SetOut).after(Played).run_if(resource_exists::<OnTable<Game>>))
        .add_systems(OnExit(InMatch), |mut commands: Commands| commands.remove_resource::<Seen>());
}

/// What is seen follows what is shown: flashes, dice, and the table as far as it has been seen.
fn set_out(
    mut commands: Commands,
    mut shown: MessageReader<Shown<Game>>,
    (table, playback): (Res<OnTable<Game>>, Res<Playback<Game>>),
    seen: Option<ResMut<Seen>>,
    (room, server, style): (Option<Res<Room>>, Option<Res<Server>>, Option<ResMut<Style>>),
    (settings, palette, light): (Res<Settings>, Res<Palette>, Res<Light>),
    (lying, mut fight): (Query<Entity, With<Thrown>>, ResMut<Fight>),
    mut labels: Labels,
) {
    let Some(mut seen) = seen else {
        // What happened before the table was first seen is not shown.
        shown.clear();
        commands.insert_resource(Seen::of(&table.view.table));
        return;
    };
    let any = !shown.is_empty();
    let (Some(room), Some(server), Some(mut style)) = (room, server, style) else { return shown.clear() };
    // An attack lies elsewhere for who sees the server from the other side.
    let (mut thrown, mut fought) = (Vec::new(), fight.0.clone().filter(|_| !server.is_changed()));
    for Shown { event: told, skipped } in shown.read() {
        let event = &told.what;
        if !skipped {
            let reduced = settings.reduced_motion;
            let (commands, labels) = (&mut commands, &mut labels);
            let mut effects = Effects { commands, labels, style: &style, room: &room, light: &light, reduced };
            flash(event, &seen, *server, &palette, &mut effects);
        }
        match *event {
            Event::Attacks { model, target, dice, .. } => fought = Fought::of(&seen.table, *server, (model, target), usize::from(dice)),
            _ if !Fought::goes_on(event) => fought = None,
            _ => {}
        }
        let rolls = rolls(event, &seen.table);
        if !rolls.is_empty() {
            thrown = rolls;
        }
        if let Some(way) = way(event, &seen.table, *server) {
            seen.way = way;
        }
        seen.follow(event);
    }
    if !playback.is_running() {
        // An attack is seen as long as it is asked whether its disruption is used.
        let open = Some(&table.view).filter(|view| view.asked == Asked::Disruption).and_then(|view| view.table.strike);
        match open {
            Some(strike) if fought.is_none() => {
                let count = strike.dice.iter().count();
                fought = Fought::of(&table.view.table, *server, (strike.attacker, strike.target), count);
                thrown = vec![attack_roll(&table.view.table, strike.attacker, strike.dice)];
            }
            Some(_) => {}
            None => fought = None,
        }
    }
    // Of several rolls at once the last is what lies there.
    if !thrown.is_empty() {
        let what = (thrown.as_slice(), fought.as_ref().map(Fought::beside));
        dice::throw(&mut commands, seen.table.catalog, &mut style, &mut labels, &room, lying.iter(), what);
    }
    fight.set_if_neq(Fight(fought));
    if !playback.is_running() && (any || table.is_changed() || playback.is_changed()) {
        let way = if any { seen.way } else { Way::PLAIN };
        seen.set_if_neq(Seen { way, ..Seen::of(&table.view.table) });
    }
}

/// How pieces move by an event, where it moves any.
fn way(event: &Event, table: &Table, server: Server) -> Option<Way> {
    Some(match *event {
        Event::Manipulated { schema, how, .. } => {
            let swing = table.schemas.get(usize::from(schema)).and_then(|placed| server.swing(placed.centre, how));
            Way { seconds: if swing.is_some() { 0.75 } else { 0.6 }, lift: 0.45, swing }
        }
        Event::Stepped { .. } => Way { seconds: 0.28, lift: 0.12, swing: None },
        Event::Turned { .. } => Way { seconds: 0.2, ..Way::PLAIN },
        Event::Entered { .. } => Way { seconds: 0.55, lift: 1.6, swing: None },
        Event::Placed { why: MoveReason::Carried, .. } => return None,
        Event::Placed { .. } => Way { seconds: 0.4, lift: 0.8, swing: None },
        Event::LeftWithCache { .. } => Way { seconds: 0.5, lift: 1.5, swing: None },
        _ => return None,
    })
}

/// The dice that an event throws.
fn rolls(event: &Event, table: &Table) -> Vec<Roll> {
    let plain = |seat: Seat, dice: &[Symbol]| Roll { seat, dice: dice.iter().map(|symbol| (*symbol, false)).collect() };
    match event {
        Event::Diagnostics { dice, .. } => vec![plain(Seat(0), &dice[0]), plain(Seat(1), &dice[1])],
        Event::EntryRolled { model, symbol, .. } | Event::HarmRolled { model, symbol, .. } => vec![plain(model.seat(), &[*symbol])],
        Event::AttackRolled { model, dice, .. } => vec![attack_roll(table, *model, *dice)],
        _ => Vec::new(),
    }
}

/// The dice of an attack: each listing is hit by one die (AE-52).
fn attack_roll(table: &Table, model: ModelId, dice: Symbols) -> Roll {
    let mut listed = table.program(model).attack.as_ref().map_or([0; 4], Attack::listings);
    let dice = dice.iter().map(|symbol| {
        let left = &mut listed[*symbol as usize];
        let hit = *left > 0;
        *left = left.saturating_sub(1);
        (*symbol, hit)
    });
    Roll { seat: model.seat(), dice: dice.collect() }
}

/// The breast of a model.
fn breast(seen: &Seen, server: Server, model: ModelId) -> Option<Vec3> {
    let foot = server.model(&seen.table, model)?.translation;
    Some(foot + Vec3::Y * bulk(&seen.table, model).0 * 0.6)
}

/// Shows what flashes up with an event, before it changes the table.
fn flash(event: &Event, seen: &Seen, server: Server, palette: &Palette, effects: &mut Effects<'_, '_, '_, '_>) {
    let table = &seen.table;
    let foot = |model: ModelId| server.model(table, model).map(|place| place.translation);
    let head = |model: ModelId| foot(model).map(|at| at + Vec3::Y * bulk(table, model).0);
    match *event {
        Event::Stepped { model, from, to, evasive, rough, .. } => {
            let ends = [from, to].map(|square| server.middle(square) + Vec3::Y * ground_height(seen, square));
            effects.trail(ends, lit(palette.seat(model.seat())) * 1.2, 0.28);
            let mut why = Vec::new();
            if evasive > 0 {
                why.push(t!("ae-flash-evasive", cost = evasive));
            }
            if rough > 0 {
                why.push(t!("ae-flash-terrain", cost = rough));
            }
            if let Some(at) = head(model).filter(|_| !why.is_empty()) {
                effects.words(&why.join(", "), at, palette.asks);
            }
        }
        Event::Damaged { model, boxes, .. } => {
            if let (Some(foot), Some(head)) = (foot(model), head(model)) {
                effects.flash(foot, bulk(table, model).0, lit(palette.refused) * 1.4);
                effects.ring(foot, lit(palette.refused), 1.7);
                effects.number(&format!("−{boxes}"), head, palette.refused);
            }
        }
        Event::Repaired { model, boxes, .. } => {
            if let (Some(foot), Some(head)) = (foot(model), head(model)) {
                effects.ring(foot, lit(palette.gained), 1.6);
                effects.number(&format!("+{boxes}"), head, palette.gained);
            }
        }
        Event::Deleted { model, .. } => {
            if let Some(foot) = foot(model) {
                effects.shatter(foot, bulk(table, model).0, lit(palette.seat(model.seat())));
                effects.ring(foot, lit(palette.refused), 2.4);
            }
        }
        Event::Captured { schema, model, holder, .. } => {
            if let Some((kind, square)) = table.uplink(usize::from(schema)) {
                let at = server.middle(square) + Vec3::Y * TOP;
                let color = holder.map_or(lit(palette.muted), |seat| lit(palette.seat(seat)));
                effects.ring(at, color * 1.3, 3.2);
                if let Some(from) = breast(seen, server, model) {
                    effects.beam(from, at + Vec3::Y * server.uplink_height(table, kind, square) * 0.6, color * 1.3);
                }
            }
        }
        Event::Attacks { model, target, .. } => {
            if let (Some(from), Some(to)) = (breast(seen, server, model), breast(seen, server, target)) {
                effects.beam(from, to, lit(palette.refused) * 1.5);
            }
            if let Some(foot) = foot(target) {
                effects.ring(foot, lit(palette.refused), 1.5);
            }
        }
        Event::Executed { model, target, .. } => {
            if let Some(foot) = foot(model) {
                effects.ring(foot, lit(palette.net) * 1.2, 2.0);
            }
            if let Some((from, to)) = target.and_then(|target| breast(seen, server, model).zip(breast(seen, server, target))) {
                effects.beam(from, to, lit(palette.net) * 1.3);
            }
        }
        Event::Placed { model, from, to, why, .. } if why != MoveReason::Carried => {
            let ends = [from, to].map(|square| server.middle(square) + Vec3::Y * ground_height(seen, square));
            effects.trail(ends, lit(palette.seat(model.seat())) * 1.2, 0.4);
        }
        Event::Safeguards { model } | Event::Disrupts { model, used: true } => {
            if let Some(foot) = foot(model) {
                effects.ring(foot, lit(palette.asks) * 1.2, 2.0);
            }
        }
        Event::Marked { model, marker } => {
            if let Some(head) = head(model) {
                effects.words(marker.label(), head, palette.refused);
            }
        }
        Event::Lent { model, code } => {
            if let Some(head) = head(model) {
                effects.words(code.label(), head, palette.gained);
            }
        }
        Event::Overclocked { model, .. } => {
            if let Some(head) = head(model) {
                effects.words(&t!("ae-flash-cs"), head, palette.asks);
            }
        }
        Event::Entered { square, .. } => {
            let at = server.middle(square) + Vec3::Y * ground_height(seen, square);
            effects.ring(at, lit(palette.net) * 1.2, 2.0);
        }
        Event::Firewall { square, .. } => {
            let at = server.middle(square) + Vec3::Y * ground_height(seen, square);
            effects.ring(at, lit(palette.refused) * 1.2, 1.8);
        }
        Event::CacheTaken { model } | Event::Downloads { model } => {
            if let Some(foot) = foot(model) {
                effects.ring(foot, lit(palette.asks) * 1.2, 2.2);
            }
        }
        _ => {}
    }
}
