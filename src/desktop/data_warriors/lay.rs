//! What lies on the table follows the view, as soon as what happened has been seen.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::super::redraw::Busy;
use super::super::settings::{Quality, Settings};
use super::super::table::label::Labels;
use super::super::table::motion::Travel;
use super::super::table::room::Room;
use super::super::table::session::OnTable;
use super::super::{Screen, TableSet};
use super::call_stack::{self, Entry};
use super::hands::Hands;
use super::maker::{Line, Maker, Stands};
use super::places::{BIN, Desks, MEMORY, PLATTER, Spot, TAB, WINDOW};
use super::reel::Reel;
use super::style::{Shapes, Style};
use crate::rules::data_warriors::{Card, CardState, FaceId, Kind, POINTS, State as Game, Table};
use crate::rules::game::Seat;

/// The bars around something that light up when it can be touched.
#[derive(Component, Debug, Clone, Copy)]
pub struct Edge(pub Spot);

/// A bar that moves while its card is Loading: how far it goes to either side.
#[derive(Component, Debug, Clone, Copy)]
struct Sweeps(f32);

/// What turns slowly on a Running card.
#[derive(Component, Debug, Clone, Copy)]
struct Spins;

/// What a piece is; it is made anew where this changes.
#[derive(Component, Debug, Clone, PartialEq)]
pub enum Lies {
    /// A card in play with its window.
    Window(Window),
    /// A .CONF on its host.
    Tab(Window),
    /// A drive with so many cards, and so many shields.
    Drive(Seat, u8, u8),
    /// A trash bin with so many cards, and the last one that went there.
    Trash(Seat, u8, Option<FaceId>),
    /// A memory monitor: points that are allocated, and of those throttled.
    Memory(Seat, u8, u8),
    /// An entry of the stack.
    Entry(Entry),
    /// What stands on the stack where there is room: what it is for now, and who is asked.
    Foot(Vec<String>, Vec<(Seat, bool)>),
}

/// What is seen of a card in play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Window {
    card: Card,
    face: FaceId,
    state: CardState,
    controller: Seat,
    /// Whether it lies at another's desktop than its controller's.
    foreign: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (lay, light, hum).chain().in_set(TableSet::Pieces).after(super::reel::Running).run_if(resource_exists::<OnTable<Game>>),
    )
    .add_systems(OnExit(Screen::Match), |mut commands: Commands, old: Query<Entity, With<Lies>>| {
        old.iter().for_each(|piece| commands.entity(piece).despawn());
    });
}

/// What changes while the reel runs: drives, trash bins and the stack are shown as far as has been seen.
fn counts(table: &OnTable<Game>, desks: &Desks, reel: &Reel) -> Vec<(Lies, Transform)> {
    let open = &table.view.table;
    let mut all = Vec::new();
    for seat in (0..open.seats).map(Seat) {
        let shown = reel.shown(seat);
        all.push((Lies::Drive(seat, shown.drive, open.user(seat).shields.iter().sum()), desks.drive(seat)));
        let last = reel.last_wiped(seat).filter(|card| open.trash.contains(*card) || reel.is_running());
        let last = last.or_else(|| open.trash.owned(seat).iter().last());
        let last = last.filter(|_| shown.trash > 0).map(|card| open.face(card));
        all.push((Lies::Trash(seat, shown.trash, last), desks.trash(seat)));
    }
    all
}

/// Everything that lies on the table once what happened has been seen.
fn lying(table: &OnTable<Game>, desks: &Desks) -> Vec<(Lies, Transform)> {
    let open = &table.view.table;
    let mut all = Vec::new();
    for seat in (0..open.seats).map(Seat) {
        let user = open.user(seat);
        let throttled = user.memory.allocated() - user.memory.own;
        all.push((Lies::Memory(seat, user.memory.allocated(), throttled), desks.of_seat(seat).base));
        for (card, place) in desks.cards(open, seat) {
            let Some(placed) = open.desk.get(card) else { continue };
            let window = Window {
                card,
                face: open.face(card),
                state: placed.state,
                controller: placed.controller,
                foreign: placed.controller != placed.at,
            };
            all.push((if placed.host.is_some() { Lies::Tab(window) } else { Lies::Window(window) }, place));
        }
    }
    call_stack::entries(table, desks, &mut all);
    all
}

/// Whether two pieces are the same thing, though it may look different now.
fn is_same(one: &Lies, other: &Lies) -> bool {
    match (one, other) {
        (Lies::Window(one) | Lies::Tab(one), Lies::Window(other) | Lies::Tab(other)) => one.card == other.card,
        (Lies::Entry(one), Lies::Entry(other)) => one.number == other.number,
        _ => false,
    }
}

/// Lays everything where it lies now.
fn lay(
    mut commands: Commands,
    (table, reel): (Res<OnTable<Game>>, Res<Reel>),
    (room, desks, style): (Option<Res<Room>>, Option<Res<Desks>>, Option<Res<Style>>),
    shapes: Res<Shapes>,
    old: Query<(Entity, &Lies, &Transform)>,
    mut labels: Labels,
    mut kept: Local<Vec<(Lies, Transform)>>,
    mut busy: ResMut<Busy>,
) {
    let (Some(room), Some(desks), Some(style)) = (room, desks, style) else { return };
    let anew = desks.is_changed() || style.is_changed() || room.is_changed();
    if !room.is_of::<Game>() || !(table.is_changed() || reel.is_changed() || anew) {
        return;
    }
    // While the reel runs only counts follow it.
    if !reel.is_running() || anew {
        *kept = lying(&table, &desks);
    }
    let mut wanted = kept.clone();
    wanted.extend(counts(&table, &desks, &reel));
    let mut there = Vec::new();
    let mut gone: Vec<(Lies, Transform)> = Vec::new();
    for (entity, lies, place) in &old {
        match wanted.iter().find(|(other, _)| other == lies).filter(|_| !anew) {
            Some((_, to)) => {
                there.push(lies.clone());
                if to.translation.distance(place.translation) > 0.01 || to.scale != place.scale {
                    commands.entity(entity).insert(Travel::new(*place, *to, 0.35));
                    busy.moves();
                }
            }
            None => {
                gone.push((lies.clone(), *place));
                commands.entity(entity).despawn();
                busy.moves();
            }
        }
    }
    let mut maker = Maker { labels: &mut labels, shapes: &shapes, style: &style };
    for (lies, to) in wanted.into_iter().filter(|(lies, _)| !there.contains(lies)) {
        busy.moves();
        let before = gone.iter().find(|(other, _)| is_same(other, &lies)).filter(|_| !anew);
        let from = before.map_or(to, |(_, place)| *place);
        let state = before.and_then(|(other, _)| if let Lies::Window(window) = other { Some(window.state) } else { None });
        let piece = make(&mut commands, &mut maker, &lies, state, from, &desks, &table.view.table);
        if before.is_some() && from.translation.distance(to.translation) > 0.01 {
            commands.entity(piece).insert(Travel::new(from, to, 0.35));
        } else {
            commands.entity(piece).insert(to);
        }
        commands.entity(piece).insert(lies);
    }
}

fn make(
    commands: &mut Commands,
    maker: &mut Maker<'_, '_>,
    lies: &Lies,
    before: Option<CardState>,
    place: Transform,
    desks: &Desks,
    table: &Table,
) -> Entity {
    match lies {
        Lies::Window(window) => make_window(commands, maker, window, before, place),
        Lies::Tab(tab) => make_tab(commands, maker, tab, place),
        Lies::Drive(seat, cards, shields) => make_drive(commands, maker, *seat, (*cards, *shields), place),
        Lies::Trash(_, cards, top) => make_trash(commands, maker, *cards, *top, place),
        Lies::Memory(seat, allocated, throttled) => make_memory(commands, maker, (*seat, *allocated, *throttled), desks, place),
        Lies::Entry(entry) => call_stack::make_entry(commands, maker, entry, place),
        Lies::Foot(lines, asked) => call_stack::make_foot(commands, maker, lines, asked, desks, table, place),
    }
}

/// How a window lies in each state: tilted while Loading, turned by 90° while Running.
fn turned(state: CardState) -> Quat {
    Quat::from_rotation_y(match state {
        CardState::Loading => 0.14,
        CardState::Idle => 0.0,
        CardState::Running => -std::f32::consts::FRAC_PI_2,
    })
}

/// A window: its frame turns with its state, its name stays upright to be read.
fn make_window(commands: &mut Commands, maker: &mut Maker<'_, '_>, window: &Window, before: Option<CardState>, place: Transform) -> Entity {
    let face = window.face.face();
    let root = maker.root(commands, format!("Window {}", face.title), place);
    let to = Transform::from_rotation(turned(window.state));
    let body = commands.spawn((Name::new("Window frame"), to, Visibility::default(), ChildOf(root))).id();
    if let Some(before) = before.filter(|before| *before != window.state) {
        let from = Transform::from_rotation(turned(before));
        commands.entity(body).insert((from, Travel::new(from, to, 0.35)));
    }
    // Turned it would reach into its neighbours: it lies a little smaller then.
    let size = if window.state == CardState::Running { Vec2::new(WINDOW.y + 0.1, WINDOW.x - 0.35) } else { WINDOW };
    maker.block(commands, body, &maker.style.line, Vec3::ZERO, Vec3::new(size.x, 0.12, size.y));
    maker.block(commands, body, &maker.style.window, Vec3::Y * 0.01, Vec3::new(size.x - 0.08, 0.12, size.y - 0.08));
    let bar = Vec3::new(0.0, 0.07, -size.y / 2.0 + 0.32);
    maker.kind_bar(commands, body, face.kind, bar, Vec2::new(size.x - 0.08, 0.54));
    maker.mark(commands, body, window.controller, bar + Vec3::new(-size.x / 2.0 + 0.36, 0.06, 0.0), 0.19);
    lamp(commands, maker, body, window.state, bar + Vec3::new(size.x / 2.0 - 0.36, 0.05, 0.0));
    let middle = match window.state {
        CardState::Running => Vec3::new(-0.22, 0.1, 0.0),
        _ => Vec3::new(0.0, 0.1, 0.1),
    };
    let most = if window.state == CardState::Running { 2.0 } else { 2.8 };
    maker.text(commands, root, middle, Line::new(&face.title, 0.62, most));
    let below = middle + Vec3::Z * 0.6;
    match window.state {
        CardState::Loading => {
            maker.block(commands, root, &maker.style.well, below + Vec3::Z * 0.06, Vec3::new(2.2, 0.04, 0.26));
            let piece = maker.block(
                commands,
                root,
                maker.style.state(window.state),
                below + Vec3::new(-0.5, 0.01, 0.06),
                Vec3::new(0.8, 0.05, 0.2),
            );
            commands.entity(piece).insert((Sweeps(0.68), NotShadowCaster));
        }
        CardState::Idle => {
            let issues = commands_of(window.face);
            maker.text(commands, root, below, Line::new(&issues, 0.42, 2.7).mono().dim());
        }
        CardState::Running => {
            maker.text(commands, root, below, Line::new("running", 0.42, 2.0).mono().dim());
        }
    }
    if window.foreign {
        let at = Vec3::new(0.0, 0.05, WINDOW.y / 2.0 - 0.02);
        let seat = window.controller.index() % maker.style.seats.len();
        let material = maker.style.seats[seat].clone();
        maker.block(commands, root, &material, at, Vec3::new(size.x.min(2.4), 0.12, 0.1));
    }
    maker.edge(commands, root, Spot::Card(window.card), Vec3::Y * 0.02, WINDOW, 0.1);
    root
}

/// The commands of a card as they are called.
fn commands_of(face: FaceId) -> String {
    let names: Vec<&str> = face.face().commands.iter().map(|command| command.name.as_str()).collect();
    names.join(" ")
}

/// The lamp of a state, told by shape as well: a bar, a disc, a turning square.
fn lamp(commands: &mut Commands, maker: &Maker<'_, '_>, root: Entity, state: CardState, at: Vec3) {
    let material = maker.style.state(state).clone();
    match state {
        CardState::Loading => {
            maker.block(commands, root, &material, at, Vec3::new(0.3, 0.06, 0.1));
        }
        CardState::Idle => {
            maker.solid(commands, root, &maker.shapes.lamp, &material, Transform::from_translation(at));
        }
        CardState::Running => {
            let square = maker.block(commands, root, &material, at, Vec3::new(0.24, 0.06, 0.24));
            commands.entity(square).insert((Spins, NotShadowCaster));
        }
    }
}

/// A .CONF: a tab on its host, with a state of its own.
fn make_tab(commands: &mut Commands, maker: &mut Maker<'_, '_>, tab: &Window, place: Transform) -> Entity {
    let face = tab.face.face();
    let root = maker.root(commands, format!("Tab {}", face.title), place);
    let turn = match tab.state {
        CardState::Loading => 0.05,
        CardState::Idle | CardState::Running => 0.0,
    };
    let body = commands.spawn((Transform::from_rotation(Quat::from_rotation_y(turn)), Visibility::default(), ChildOf(root))).id();
    // One that runs is pulled out.
    let x = if tab.state == CardState::Running { 0.3 } else { 0.0 };
    maker.block(commands, body, maker.style.kind(Kind::Conf), Vec3::new(x, 0.0, 0.0), Vec3::new(TAB.x, 0.1, TAB.y - 0.06));
    maker.mark(commands, body, tab.controller, Vec3::new(x - TAB.x / 2.0 + 0.28, 0.1, 0.0), 0.16);
    maker.text(commands, body, Vec3::new(x - 0.95, 0.07, 0.0), Line::new(&face.title, 0.48, 1.9).standing(Stands::Left));
    lamp(commands, maker, body, tab.state, Vec3::new(x + TAB.x / 2.0 - 0.26, 0.08, 0.0));
    maker.edge(commands, root, Spot::Card(tab.card), Vec3::Y * 0.02, TAB, 0.08);
    root
}

/// A drive: a stack of platters that gets lower, and its number of cards.
fn make_drive(commands: &mut Commands, maker: &mut Maker<'_, '_>, seat: Seat, (cards, shields): (u8, u8), place: Transform) -> Entity {
    let root = maker.root(commands, format!("Drive {seat}"), place);
    let platters = cards.div_ceil(4);
    for at in 0..platters {
        let y = 0.14 + 0.15 * f32::from(at);
        maker.solid(commands, root, &maker.shapes.platter, &maker.style.platter, Transform::from_xyz(0.0, y, 0.0));
        if at > 0 {
            let gap = Transform::from_xyz(0.0, y - 0.075, 0.0).with_scale(Vec3::new(0.96, 0.3, 0.96));
            maker.solid(commands, root, &maker.shapes.platter, &maker.style.hub, gap);
        }
    }
    let top = 0.24 + 0.15 * f32::from(platters.max(1) - 1);
    maker.solid(
        commands,
        root,
        &maker.shapes.hub,
        &maker.style.hub,
        Transform::from_xyz(0.0, top, 0.0).with_scale(Vec3::new(2.3, 1.0, 2.3)),
    );
    maker.text(commands, root, Vec3::new(0.0, top + 0.02, 0.0), Line::new(&cards.to_string(), 0.86, 1.3).mono());
    if shields > 0 {
        // Four posts stand around a shielded drive.
        let shield = maker.style.states[CardState::Idle as usize].clone();
        for (x, z) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let at = Vec3::new(x * PLATTER, top / 2.0, z * PLATTER);
            maker.block(commands, root, &shield, at, Vec3::new(0.1, top + 0.1, 0.1));
        }
        let words = if shields == 1 { "1 shield".to_owned() } else { format!("{shields} shields") };
        let line = Line::new(&words, 0.42, 2.4).colored(Color32::from_rgb(0x3D, 0xDC, 0x97));
        maker.text(commands, root, Vec3::new(0.0, 0.1, PLATTER + 0.42), line);
    } else {
        maker.text(commands, root, Vec3::new(0.0, 0.1, PLATTER + 0.42), Line::new("drive", 0.4, 2.0).dim());
    }
    root
}

/// A trash bin with the last card that went there, and how many there are.
fn make_trash(commands: &mut Commands, maker: &mut Maker<'_, '_>, cards: u8, top: Option<FaceId>, place: Transform) -> Entity {
    let root = maker.root(commands, "Trash".into(), place);
    maker.block(commands, root, &maker.style.bin, Vec3::ZERO, Vec3::new(BIN.x, 0.1, BIN.y));
    maker.block(commands, root, &maker.style.well, Vec3::Y * 0.03, Vec3::new(BIN.x - 0.16, 0.1, BIN.y - 0.16));
    for (x, z, wide, deep) in
        [(0.0, BIN.y / 2.0, BIN.x, 0.1), (0.0, -BIN.y / 2.0, BIN.x, 0.1), (BIN.x / 2.0, 0.0, 0.1, BIN.y), (-BIN.x / 2.0, 0.0, 0.1, BIN.y)]
    {
        maker.block(commands, root, &maker.style.bin, Vec3::new(x, 0.14, z), Vec3::new(wide, 0.3, deep));
    }
    if let Some(face) = top {
        let face = face.face();
        let turned = Transform::from_xyz(0.0, 0.16, -0.2).with_rotation(Quat::from_rotation_y(0.12));
        let card = commands.spawn((turned, Visibility::default(), ChildOf(root))).id();
        maker.block(commands, card, &maker.style.window, Vec3::ZERO, Vec3::new(1.4, 0.06, 1.25));
        maker.block(commands, card, maker.style.kind(face.kind), Vec3::new(0.0, 0.02, -0.36), Vec3::new(1.4, 0.06, 0.5));
        maker.text(commands, card, Vec3::new(0.0, 0.07, -0.36), Line::new(&face.title, 0.42, 1.3));
    }
    maker.text(commands, root, Vec3::new(0.0, 0.24, BIN.y / 2.0 - 0.5), Line::new(&cards.to_string(), 0.66, 1.4).mono());
    maker.text(commands, root, Vec3::new(0.0, 0.1, BIN.y / 2.0 + 0.3), Line::new("trash", 0.4, 1.8).dim());
    root
}

/// Eight cells: a free one is an empty frame, an allocated one a block, a throttled one a low block with a bar across.
fn make_memory(
    commands: &mut Commands,
    maker: &mut Maker<'_, '_>,
    (seat, allocated, throttled): (Seat, u8, u8),
    desks: &Desks,
    place: Transform,
) -> Entity {
    let area = desks.of_seat(seat);
    let root = maker.root(commands, format!("Memory {seat}"), place);
    let own = allocated - throttled;
    let wide = ((area.cell(1).x - area.cell(0).x) * 0.8).min(MEMORY.x);
    for at in 0..POINTS {
        let cell = area.cell(at);
        if at < own {
            maker.block(commands, root, &maker.style.allocated, cell + Vec3::Y * 0.1, Vec3::new(wide, 0.24, MEMORY.y));
        } else if at < allocated {
            maker.block(commands, root, &maker.style.well, cell, Vec3::new(wide, 0.1, MEMORY.y));
            for turn in [0.8_f32, -0.8] {
                let bar =
                    maker.block(commands, root, &maker.style.throttled, cell + Vec3::Y * 0.07, Vec3::new(0.12, 0.06, MEMORY.y * 1.15));
                let place = Transform::from_translation(cell + Vec3::Y * 0.07)
                    .with_rotation(Quat::from_rotation_y(turn))
                    .with_scale(Vec3::new(0.11, 0.06, MEMORY.y * 1.1));
                commands.entity(bar).insert(place);
            }
        } else {
            maker.block(commands, root, &maker.style.free, cell, Vec3::new(wide, 0.08, MEMORY.y));
            maker.block(commands, root, &maker.style.well, cell + Vec3::Y * 0.02, Vec3::new(wide - 0.14, 0.08, MEMORY.y - 0.14));
        }
    }
    let free = format!("{} MP free", POINTS - allocated);
    let (at, line) = if area.is_wide() {
        let line = Line::new(&free, 0.56, 3.0).mono().standing(Stands::Right);
        (area.cell(0) - Vec3::X * 0.5, line)
    } else {
        let line = Line::new(&free, 0.5, 2.3).mono().standing(Stands::Right);
        (Vec3::new(area.size.x / 2.0 - 0.2, area.cell(0).y, area.head()), line)
    };
    maker.text(commands, root, at + Vec3::Y * 0.06, line);
    root
}

/// What can be touched, what is aimed at and what is refused is framed.
fn light(
    hands: Res<Hands>,
    style: Option<Res<Style>>,
    mut edges: Query<(Ref<Edge>, &mut MeshMaterial3d<StandardMaterial>, &mut Visibility)>,
    mut busy: ResMut<Busy>,
) {
    let Some(style) = style else { return };
    let all = hands.is_changed() || style.is_changed();
    for (edge, mut material, mut visibility) in &mut edges {
        if !all && !edge.is_added() {
            continue;
        }
        let spot = edge.0;
        let wanted = if hands.aimed == Some(spot) || hands.over == Some(spot) && hands.targets.contains(&spot) {
            Some(&style.aimed)
        } else if hands.refused == Some(spot) {
            Some(&style.refused)
        } else if hands.targets.contains(&spot) {
            Some(&style.legal)
        } else {
            None
        };
        let shown = if wanted.is_some() { Visibility::Inherited } else { Visibility::Hidden };
        if *visibility != shown {
            *visibility = shown;
            busy.moves();
        }
        if let Some(wanted) = wanted.filter(|wanted| material.0 != **wanted) {
            material.0 = wanted.clone();
            busy.moves();
        }
    }
}

/// What is Loading moves its bar, what is Running turns its square: ten times a second, and not at all where motion is
/// reduced or quality low.
fn hum(
    mut bars: Query<(&Sweeps, &mut Transform), Without<Spins>>,
    mut squares: Query<&mut Transform, With<Spins>>,
    (time, settings): (Res<Time>, Res<Settings>),
    mut busy: ResMut<Busy>,
) {
    if settings.reduced_motion || settings.quality == Quality::Low || (bars.is_empty() && squares.is_empty()) {
        return;
    }
    let now = time.elapsed_secs();
    for (sweeps, mut place) in &mut bars {
        place.translation.x = (now * 1.6).sin() * sweeps.0;
    }
    for mut place in &mut squares {
        place.rotation = Quat::from_rotation_y(now * 2.0);
    }
    busy.soon();
}
