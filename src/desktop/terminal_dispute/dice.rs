//! The five dice: thrown into the tray, dragged or keyed into the sockets of the shared board, dimmed when written.

use bevy::prelude::*;

use super::Step;
use super::in_hand::{InHand, Tool, toggle_die};
use super::pieces::{Console, DieShadow, socket_at, tray_at};
use super::style::{Shapes, Style, face_up};
use crate::desktop::overlay::Overlay;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::table::camera::TableCamera;
use crate::desktop::table::control::Control;
use crate::desktop::table::motion::{Pace, Travel};
use crate::desktop::table::session::{Act, Happened, OnTable};
use crate::desktop::{InMatch, TableSet};
use crate::rules::terminal_dispute::matrix::{BOXES, CROSSED};
use crate::rules::terminal_dispute::{Action, Allocation, Event, Phase, State as Game, Turn, View};

/// A die, by the order in which it fell; on the board by its socket.
#[derive(Component, Debug, Clone, Copy)]
#[require(DespawnOnExit<InMatch> = DespawnOnExit(InMatch))]
pub(super) struct Die(pub(super) u8);

/// The side of a die in a socket, and of one in the tray, which is narrow for five.
const SIDE: f32 = 1.04;
const LOOSE: f32 = 0.92;
/// How high over the floor of a socket the middle of a die lies in it: it is sunk, so that it is seen where the socket is;
/// once it is used it sinks deeper. Whatever stands out of the console is seen beside its socket.
const SUNK: f32 = -0.3;
/// How near to a socket a die must be let go to lie in it, on the screen in parts of its height.
const CATCHES: f32 = 0.09;
/// A drag no longer than this, in points, is a click of an unsteady hand.
const STEADY: f32 = 6.0;

/// The dice under the pointer.
#[derive(Resource, Debug, Default)]
pub struct DiceUnderPointer {
    /// The one that follows it.
    dragged: Option<u8>,
    /// The one that it is on.
    pub over: Option<u8>,
}

pub(super) fn plugin(app: &mut App) {
    // Dice are moved by hand while they are put on their spots.
    let allocates = in_state(Step::Allocate).and_then(in_state(Control::Mine)).and_then(in_state(Overlay::None));
    app.init_resource::<DiceUnderPointer>()
        .add_systems(Update, (spawn, throw, lay).chain().in_set(TableSet::Pieces).run_if(resource_exists::<OnTable<Game>>))
        .add_systems(PostUpdate, cast_shadows.before(TransformSystems::Propagate))
        .add_observer(over)
        .add_observer(out)
        .add_observer(drag_start.run_if(allocates.clone()))
        .add_observer(drag)
        .add_observer(drag_end)
        .add_observer(click.run_if(allocates))
        .add_observer(pick_up.run_if(in_state(Step::Write).and_then(in_state(Control::Mine)).and_then(in_state(Overlay::None))))
        .add_observer(roll.run_if(in_state(Step::Roll).and_then(in_state(Control::Mine)).and_then(in_state(Overlay::None))));
}

fn spawn(mut commands: Commands, dice: Query<&Die>, shapes: Res<Shapes>, style: Option<Res<Style>>) {
    let Some(style) = style.filter(|_| dice.is_empty()) else { return };
    for at in 0..5_u8 {
        let die = commands
            .spawn((
                Name::new(format!("Die {}", at + 1)),
                Die(at),
                Mesh3d(shapes.die.clone()),
                MeshMaterial3d(style.die.clone()),
                Transform::from_xyz(0.0, -5.0, 0.0).with_scale(Vec3::splat(SIDE)),
                Visibility::Hidden,
                Pickable::default(),
            ))
            .id();
        commands.spawn((Name::new("Pips"), Mesh3d(shapes.pips.clone()), MeshMaterial3d(style.pip.clone()), Pickable::IGNORE, ChildOf(die)));
    }
}

/// What the five dice show and whether they are written: for a viewer with a turn by what is left of it and what it has
/// written into the matrix, since a swap changes what was allocated.
fn on_board(allocation: Allocation, own: Option<(&Turn, &[u8])>) -> [(u8, bool); 5] {
    let Some((turn, written)) = own else { return allocation.spots().map(|value| (value, false)) };
    let mut rest: Vec<u8> = allocation.spots().to_vec();
    let mut take = |values: &[u8], spent: bool| -> Vec<(u8, bool)> {
        let mut of_rest = |value: &&u8| rest.iter().position(|other| other == *value).map(|at| rest.remove(at)).is_some();
        values.iter().filter(|value| of_rest(value)).map(|value| (*value, spent)).collect()
    };
    let phone = take(&turn.phone, false);
    take(&[turn.unused], false);
    let open = take(&turn.navigation, false);
    let mut navigation = [take(written, true), open].concat();
    if navigation.len() < 2 {
        // Of two values that did not fit one was given up (TD-23).
        let given_up = allocation.navigation.iter().map(|value| take(&[*value], true)).find(|taken| !taken.is_empty());
        navigation.extend(given_up.into_iter().flatten());
    }
    navigation.resize(2, (0, true));
    // A die stays in its own socket as long as its value is there, one that is written before one that was fetched.
    let fit = |dice: [(u8, bool); 2]| -> u8 {
        dice.iter().zip(allocation.navigation).map(|((value, spent), own)| if *value == own { 1 + u8::from(*spent) } else { 0 }).sum()
    };
    let (one, two) = (navigation[0], navigation[1]);
    let [first, second] = if fit([two, one]) > fit([one, two]) { [two, one] } else { [one, two] };
    let [third, fourth] = match (phone.as_slice(), rest.as_slice()) {
        ([a, b], _) => [*a, *b],
        (_, [a, b, ..]) => [(*a.min(b), true), (*a.max(b), true)],
        _ => allocation.phone.map(|value| (value, true)),
    };
    [first, second, third, fourth, (turn.unused, false)]
}

/// The values that the viewer has written into its matrix in this round.
fn written(view: &View) -> Vec<u8> {
    let Some(own) = view.own().and_then(|own| view.sheets.get(own.index())) else { return Vec::new() };
    let began = own.began.unwrap_or_default();
    let changed = (0..BOXES as u8).filter(|cell| own.sheet.matrix.get(*cell) != began.matrix.get(*cell));
    changed.map(|cell| own.sheet.matrix.get(cell)).filter(|value| *value != CROSSED).collect()
}

/// Where a die lies in the tray.
fn in_tray(console: &Transform, at: u8, face: u8) -> Transform {
    // Dice that fell lie askew, always the same way for the same place.
    let (jut, turn) = [(0.03, 0.12), (-0.05, -0.2), (0.02, 0.07), (-0.03, 0.22), (0.05, -0.11)][usize::from(at) % 5];
    Transform::from_translation(console.transform_point(tray_at(at) + Vec3::Z * jut))
        .with_rotation(console.rotation * Quat::from_rotation_y(turn) * face_up(face))
        .with_scale(Vec3::splat(LOOSE))
}

/// Where a die lies in a socket.
fn in_socket(console: &Transform, socket: u8, face: u8, used: bool) -> Transform {
    let deep = if used { SUNK - 0.1 } else { SUNK };
    Transform::from_translation(console.transform_point(socket_at(socket) + Vec3::Y * deep))
        .with_rotation(console.rotation * face_up(face))
        .with_scale(Vec3::splat(SIDE))
}

/// Whether the die in each socket has been used, as far as the viewer knows.
#[must_use]
pub fn used(view: &View) -> [bool; 5] {
    let Some(allocation) = view.allocation else { return [false; 5] };
    let written = written(view);
    on_board(allocation, view.own_sheet().map(|(_, turn)| (turn, written.as_slice()))).map(|(_, used)| used)
}

/// The navigation sockets with the dice that these values were written with.
#[must_use]
pub fn sockets_of(view: &View, values: &[u8]) -> Vec<Option<u8>> {
    let Some(allocation) = view.allocation else { return vec![None; values.len()] };
    let written = written(view);
    let board = on_board(allocation, view.own_sheet().map(|(_, turn)| (turn, written.as_slice())));
    let mut free: Vec<u8> = (0..2).filter(|socket| board[usize::from(*socket)].1).collect();
    let take = |value: &u8| {
        let at = free.iter().position(|socket| board[usize::from(*socket)].0 == *value)?;
        Some(free.remove(at))
    };
    values.iter().map(take).collect()
}

/// What is written with a die that lies in its socket: a number in the matrix, or a line of the charger.
fn tool_of(view: &View, die: u8) -> Tool {
    let (Phase::Write, Some(allocation), Some((_, turn))) = (view.phase, view.allocation, view.own_sheet()) else { return Tool::None };
    let written = written(view);
    match (die, on_board(allocation, Some((turn, written.as_slice())))[usize::from(die)]) {
        (0 | 1, (value, false)) => Tool::Write(value),
        (2 | 3, (_, false)) => Tool::Charge,
        _ => Tool::None,
    }
}

/// Where each die lies and what it shows.
fn places(view: &View, in_hand: &InHand, console: &Transform) -> [Option<(Transform, bool)>; 5] {
    match (view.phase, view.allocation) {
        // Before they are rolled they lie ready.
        (Phase::Roll, _) => std::array::from_fn(|at| Some((in_tray(console, at as u8, at as u8 + 1), false))),
        (Phase::Allocate, _) => std::array::from_fn(|at| {
            let face = view.dice[at];
            let socket = in_hand.sockets.iter().position(|die| *die == Some(at as u8));
            let place = socket.map_or_else(|| in_tray(console, at as u8, face), |socket| in_socket(console, socket as u8, face, false));
            Some((place, false))
        }),
        (Phase::Write, Some(allocation)) => {
            let written = written(view);
            let board = on_board(allocation, view.own_sheet().map(|(_, turn)| (turn, written.as_slice())));
            std::array::from_fn(|at| Some((in_socket(console, at as u8, board[at].0, board[at].1), board[at].1)))
        }
        _ => [None; 5],
    }
}

/// The throw: from beside the console, tumbling, onto the faces that the rules rolled.
fn throw(
    mut commands: Commands,
    mut happened: MessageReader<Happened<Game>>,
    dice: Query<(Entity, &Die)>,
    consoles: Query<&Transform, With<Console>>,
    settings: Res<Settings>,
    mut pace: ResMut<Pace>,
) {
    let Ok(console) = consoles.single() else { return happened.clear() };
    for Happened(event) in happened.read() {
        let seconds = match event {
            Event::Rolled { dice: faces, .. } => {
                for (entity, Die(at)) in &dice {
                    let to = in_tray(console, *at, faces[usize::from(*at)]);
                    let from = Transform::from_translation(to.translation + Vec3::new(9.0 + f32::from(*at), 3.5, 4.0)).with_scale(to.scale);
                    let spin = Vec3::new(1.3 + 0.2 * f32::from(*at), 0.4, -1.6 + 0.25 * f32::from(*at));
                    commands.entity(entity).insert((
                        from,
                        Travel::new(from, to, 0.9).falling().tumbling(spin).after(0.04 * f32::from(*at)),
                        Visibility::Visible,
                    ));
                }
                1.2
            }
            Event::Allocated { by: None, .. } => 0.9,
            Event::Allocated { .. } => 0.6,
            Event::Wrote { .. } | Event::CrossedOut { .. } | Event::Charged { .. } | Event::Swapped { .. } => 0.35,
            Event::RoundEnded { .. } => 0.7,
            Event::Shown { .. } | Event::Finished { .. } => 0.1,
        };
        pace.take(seconds, &settings);
    }
}

/// Brings every die to where it lies now.
fn lay(
    mut commands: Commands,
    table: Res<OnTable<Game>>,
    in_hand: Res<InHand>,
    style: Option<Res<Style>>,
    consoles: Query<&Transform, (With<Console>, Without<Die>)>,
    mut dice: Query<(Entity, &Die, &mut Transform, &mut MeshMaterial3d<StandardMaterial>, &mut Visibility, Option<&mut Travel>)>,
    (dragged, settings): (Res<DiceUnderPointer>, Res<Settings>),
    mut busy: ResMut<Busy>,
) {
    let (Some(style), Ok(console)) = (style, consoles.single()) else { return };
    let places = places(&table.view, &in_hand, console);
    for (entity, Die(at), mut place, mut material, mut visibility, travel) in &mut dice {
        let Some((to, spent)) = places[usize::from(*at)] else {
            if *visibility != Visibility::Hidden && travel.is_none() {
                *visibility = Visibility::Hidden;
            }
            continue;
        };
        let held = dragged.dragged == Some(*at);
        let asks = !table.legal.is_empty();
        let pointed = dragged.over.or(in_hand.die) == Some(*at) && table.view.phase == Phase::Allocate && asks;
        let ready = asks && table.view.phase == Phase::Roll;
        let writes = asks && in_hand.tool != Tool::None && tool_of(&table.view, *at) == in_hand.tool;
        let wanted = if held || pointed || ready || writes {
            &style.held
        } else if spent {
            &style.spent
        } else {
            &style.die
        };
        if material.0 != *wanted {
            material.0 = wanted.clone();
        }
        let was_hidden = *visibility == Visibility::Hidden;
        if was_hidden {
            *visibility = Visibility::Visible;
        }
        let near =
            |other: &Transform| other.translation.distance(to.translation) < 0.01 && other.rotation.angle_between(to.rotation) < 0.01;
        match travel {
            _ if held => {}
            Some(mut travel) if !near(&travel.to) => {
                // A throw lands first; once it has, the die is found out of its place and goes there.
                if travel.tumble == Vec3::ZERO {
                    travel.to = to;
                }
            }
            Some(_) => {}
            None if near(&place) => {}
            None if was_hidden || settings.reduced_motion => *place = to,
            None => {
                busy.moves();
                commands.entity(entity).insert(Travel::new(*place, to, 0.35).flying(0.6));
            }
        }
    }
}

fn over(event: On<Pointer<Over>>, dice: Query<&Die>, mut pointed: ResMut<DiceUnderPointer>, mut busy: ResMut<Busy>) {
    if let Ok(Die(at)) = dice.get(event.entity) {
        pointed.over = Some(*at);
        busy.now();
    }
}

fn out(event: On<Pointer<Out>>, dice: Query<&Die>, mut pointed: ResMut<DiceUnderPointer>, mut busy: ResMut<Busy>) {
    if dice.get(event.entity).is_ok_and(|Die(at)| pointed.over == Some(*at)) {
        pointed.over = None;
        busy.now();
    }
}

fn drag_start(event: On<Pointer<DragStart>>, dice: Query<&Die>, mut dragged: ResMut<DiceUnderPointer>) {
    if event.button == PointerButton::Primary
        && let Ok(Die(at)) = dice.get(event.entity)
    {
        dragged.dragged = Some(*at);
    }
}

fn drag(
    event: On<Pointer<Drag>>,
    mut dice: Query<(&Die, &mut Transform)>,
    dragged: Res<DiceUnderPointer>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut busy: ResMut<Busy>,
) {
    let (Ok((die, mut place)), Ok((camera, eye))) = (dice.get_mut(event.entity), cameras.single()) else { return };
    if dragged.dragged != Some(die.0) {
        return;
    }
    busy.moves();
    // Held over the table at a height above the console.
    let plane = InfinitePlane3d::new(Vec3::Y);
    let ray = camera.viewport_to_world(eye, event.pointer_location.position);
    if let Some(at) = ray.ok().and_then(|ray| ray.plane_intersection_point(Vec3::Y * 2.2, plane)) {
        place.translation = at;
    }
}

fn drag_end(
    event: On<Pointer<DragEnd>>,
    dice: Query<&Die>,
    mut dragged: ResMut<DiceUnderPointer>,
    mut in_hand: ResMut<InHand>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    consoles: Query<&GlobalTransform, With<Console>>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    let Ok(Die(at)) = dice.get(event.entity) else { return };
    if dragged.dragged.take() != Some(*at) {
        return;
    }
    busy.now();
    if event.distance.length() < STEADY {
        toggle_die(&mut in_hand, *at);
        sounds.write(Sound::Click);
        return;
    }
    let (Ok((camera, eye)), Ok(console)) = (cameras.single(), consoles.single()) else { return };
    let height = camera.logical_viewport_size().map_or(720.0, |size| size.y);
    let far = |socket: u8| {
        let at = console.transform_point(socket_at(socket));
        camera.world_to_viewport(eye, at).map_or(f32::MAX, |at| at.distance(event.pointer_location.position))
    };
    let nearest = (0..5_u8).min_by(|a, b| far(*a).total_cmp(&far(*b)));
    in_hand.put(*at, nearest.filter(|socket| far(*socket) < CATCHES * height));
    sounds.write(Sound::Write);
}

/// A soft shadow lies under each die, wider the higher it is.
fn cast_shadows(
    dice: Query<(&Die, Ref<Transform>, Ref<Visibility>), Without<DieShadow>>,
    consoles: Query<&Transform, (With<Console>, Without<DieShadow>, Without<Die>)>,
    mut shadows: Query<(Ref<DieShadow>, &mut Transform, &mut Visibility), Without<Die>>,
) {
    /// Above the floor of the tray.
    const FLOOR: f32 = 0.03;
    let Ok(console) = consoles.single() else { return };
    for (die, place, seen) in &dice {
        let Some((cast, mut shadow, mut visibility)) = shadows.iter_mut().find(|(cast, ..)| cast.0 == die.0) else { continue };
        if !(place.is_changed() || seen.is_changed() || cast.is_added()) {
            continue;
        }
        let at = console.compute_affine().inverse().transform_point3(place.translation);
        let wide = SIDE * (1.65 + 0.35 * (at.y - 0.5).max(0.0));
        *shadow = Transform::from_xyz(at.x, FLOOR, at.z).with_scale(Vec3::new(wide, 1.0, wide));
        let lies = *seen != Visibility::Hidden && at.y > 0.0;
        visibility.set_if_neq(if lies { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// A click on a die in its socket takes what is written with it in hand.
fn pick_up(
    event: On<Pointer<Click>>,
    dice: Query<&Die>,
    table: Option<Res<OnTable<Game>>>,
    mut in_hand: ResMut<InHand>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    let (Some(table), Ok(Die(at))) = (table.filter(|table| !table.legal.is_empty()), dice.get(event.entity)) else { return };
    let tool = tool_of(&table.view, *at);
    if event.button == PointerButton::Primary && tool != Tool::None {
        in_hand.hold(tool);
        sounds.write(Sound::Click);
        busy.now();
    }
}

/// A click on the dice rolls them.
fn roll(
    event: On<Pointer<Click>>,
    dice: Query<&Die>,
    table: Option<Res<OnTable<Game>>>,
    mut acts: MessageWriter<Act<Game>>,
    mut sounds: MessageWriter<Sound>,
) {
    let may = table.is_some_and(|table| table.legal.contains(&Action::Roll));
    if event.button == PointerButton::Primary && may && dice.contains(event.entity) {
        sounds.write(Sound::DiceShake);
        acts.write(Act(Action::Roll));
    }
}

/// A click on a die puts it into the next free socket, or takes it back. A drag ends on the die it moves, so that it
/// looks like a click too.
fn click(
    event: On<Pointer<Click>>,
    dice: Query<&Die>,
    dragged: Res<DiceUnderPointer>,
    mut in_hand: ResMut<InHand>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    if event.button == PointerButton::Primary
        && dragged.dragged.is_none()
        && let Ok(Die(at)) = dice.get(event.entity)
    {
        toggle_die(&mut in_hand, *at);
        sounds.write(Sound::Click);
        busy.now();
    }
}

#[cfg(test)]
mod tests {
    use super::on_board;
    use crate::rules::terminal_dispute::{Allocation, Navigation, Turn};

    #[test]
    fn written_dice_stay_in_their_sockets_after_a_swap() {
        let allocation = Allocation { navigation: [3, 4], phone: [4, 5], unused: 3 };
        // The 3 is written, the phone pair is used, and the 4 was swapped with the unused 3.
        let turn = Turn { step: Navigation::Second(0), navigation: [3, 0], phone: [0; 2], unused: 4 };
        assert_eq!(on_board(allocation, Some((&turn, &[3]))), [(3, true), (3, false), (4, true), (5, true), (4, false)]);
        // Nothing is written yet.
        let turn = Turn { step: Navigation::Both, navigation: [3, 4], phone: [4, 5], unused: 3 };
        assert_eq!(on_board(allocation, Some((&turn, &[]))), [(3, false), (4, false), (4, false), (5, false), (3, false)]);
        // The 4 is written first.
        let turn = Turn { step: Navigation::Second(0), navigation: [3, 0], phone: [4, 5], unused: 3 };
        assert_eq!(on_board(allocation, Some((&turn, &[4]))), [(3, false), (4, true), (4, false), (5, false), (3, false)]);
        // Everything is done; one value was given up.
        let turn = Turn { step: Navigation::Done, navigation: [0; 2], phone: [0; 2], unused: 3 };
        assert_eq!(on_board(allocation, Some((&turn, &[4]))), [(3, true), (4, true), (4, true), (5, true), (3, false)]);
    }
}
