//! Every legal action can be reached by keys alone, by a gamepad alone and by the pointer alone. Positions of random play are
//! searched through what can be pressed and clicked; where there is too much for that, each action is gone about on purpose.
//! Nothing is carried out.

use std::collections::{BTreeMap, VecDeque};

use bevy::ecs::component::Mutable;
use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy_egui::{EguiContext, egui};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::on_purpose::{self, OnPurpose, Player};
use super::{Headless, asked_about_everything};
use crate::bots::Level;
use crate::desktop::TableSet;
use crate::desktop::aetherium::hands::Hands as Holding;
use crate::desktop::board::{Board, Places, Selected};
use crate::desktop::keys::{Command, Pressed};
use crate::desktop::settings::Settings;
use crate::desktop::table::camera::TableCamera;
use crate::desktop::table::control::AimedChoice;
use crate::desktop::table::frame::Framed;
use crate::desktop::table::hint::Hint;
use crate::desktop::table::session::Act;
use crate::desktop::table::slots::{Panel, Slots};
use crate::desktop::terminal_dispute::in_hand::InHand;
use crate::matches::{self, SeatSpec};
use crate::rules::game::{Game, Setup};
#[cfg(feature = "example-game")]
use crate::rules::tic_tac_toe;
use crate::rules::{access_denied, aetherium, data_warriors, terminal_dispute};

/// What the player's input asked for.
#[derive(Resource)]
pub struct Caught<G: Game> {
    /// Whether it is kept from being carried out.
    catches: bool,
    pub actions: Vec<G::Action>,
}

/// Whether what leads away from the table is not heard.
#[derive(Resource)]
struct Catches(bool);

fn catch<G: Game>(mut acts: ResMut<Messages<Act<G>>>, mut caught: ResMut<Caught<G>>) {
    if caught.catches {
        caught.actions.extend(acts.drain().map(|Act(action)| action));
    }
}

/// Something that a player does.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Input {
    Key(Command),
    Button(GamepadButton),
    /// A click at a point of the window.
    Click(Vec2),
}

/// With what it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Device {
    Keys,
    Gamepad,
    Pointer,
}

/// What is searched.
#[derive(Clone, Copy)]
struct Searched {
    /// What they are about, as far as what can be done next hangs on it.
    state: fn(&World) -> String,
    /// The points of the world at which pieces can be clicked.
    pieces: fn(&mut World) -> Vec<Vec3>,
}

/// Commands that lead away from the table, or change what is on it.
const AWAY: [Command; 9] = [
    Command::Back,
    Command::Undo,
    Command::Redo,
    Command::Rulebook,
    Command::TopDown,
    Command::ResetCamera,
    Command::Log,
    Command::Page,
    Command::FullScreen,
];

/// What buttons of the frame say that leads away from the table is not heard.
fn stay(mut pressed: ResMut<Messages<Pressed>>, caught: Res<Catches>) {
    // Buttons are drawn after the table has looked at what was pressed: they are heard in the next frame.
    if caught.0 && pressed.get_cursor().read(&pressed).any(|Pressed(command)| AWAY.contains(command)) {
        pressed.clear();
    }
}

impl Headless {
    /// Where something can be clicked now: widgets of the interface about the table, and pieces on it.
    pub fn clickable(&mut self, pieces: fn(&mut World) -> Vec<Vec3>) -> Vec<Vec2> {
        let world = self.app.world_mut();
        let on_table = pieces(world);
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
        let (camera, eye) = cameras.single(world).expect("there is a camera");
        let mut points: Vec<Vec2> = on_table.into_iter().filter_map(|at| camera.world_to_viewport(eye, at).ok()).collect();
        let mut contexts = world.query::<&mut EguiContext>();
        for mut context in contexts.iter_mut(world) {
            let ctx = context.get_mut().clone();
            let slots = ctx.viewport(|viewport| {
                let layers = viewport.prev_pass.widgets.layers();
                layers.flat_map(|(_, widgets)| widgets.iter().cloned()).collect::<Vec<_>>()
            });
            let clicked = slots.into_iter().filter(|widget| widget.enabled && widget.sense.senses_click());
            points.extend(clicked.map(|widget| widget.interact_rect.center()).map(|at| Vec2::new(at.x, at.y)));
        }
        // Bars, seats, inspector and log are looked at.
        let looked_at = [Panel::Bar, Panel::Buttons, Panel::Aim, Panel::Plate, Panel::Inspector, Panel::Log];
        let panels = world.resource::<Slots>().panels();
        let is_looked_at =
            |at: &Vec2| panels.iter().any(|(panel, rect)| looked_at.contains(panel) && rect.contains(egui::pos2(at.x, at.y)));
        points.retain(|at| !is_looked_at(at));
        points
    }

    pub fn click(&mut self, position: Vec2) {
        self.point(position);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.happens(MouseButtonInput { button: MouseButton::Left, state, window: self.window });
            self.frames(1);
        }
        self.frames(2);
    }

    pub fn does(&mut self, input: Input, gamepad: Entity) {
        match input {
            Input::Click(at) => self.click(at),
            Input::Key(command) => self.press(&[command]),
            Input::Button(button) => {
                for value in [1.0, 0.0] {
                    let raw = RawGamepadEvent::Button(RawGamepadButtonChangedEvent { gamepad, button, value });
                    self.app.world_mut().write_message(raw);
                    self.frames(1);
                }
                self.frames(1);
            }
        }
    }
}

/// A state of what the player is about, and how far what can be done there was tried.
struct Node {
    inputs: Vec<Input>,
    tried: usize,
    leads_to: Vec<(Input, usize)>,
}

/// Looks for ways to everything that is legal; gives that to which there is none.
fn search<G: Framed, H: Resource<Mutability = Mutable> + Clone>(
    headless: &mut Headless,
    player: (Device, Entity),
    searched: Searched,
) -> Vec<G::Action> {
    let wanted = headless.table::<G>().legal.clone();
    explore::<G, H>(headless, player, searched, wanted).0
}

/// Looks for ways to some actions; gives those to which there is none, and the way to the one that was found last.
fn explore<G: Framed, H: Resource<Mutability = Mutable> + Clone>(
    headless: &mut Headless,
    (device, gamepad): (Device, Entity),
    searched: Searched,
    mut wanted: Vec<G::Action>,
) -> (Vec<G::Action>, Vec<Input>) {
    let hands = |world: &World| format!("{} {:?}", (searched.state)(world), world.resource::<AimedChoice>());
    let untouched = headless.app.world().resource::<H>().clone();
    let mut found = Vec::new();
    let commands = || Command::ALL.into_iter().filter(|(command, ..)| !AWAY.contains(command));
    let inputs = |headless: &mut Headless| -> Vec<Input> {
        match device {
            Device::Keys => commands().map(|(command, ..)| Input::Key(command)).collect(),
            Device::Gamepad => commands().filter_map(|(.., button)| button.map(Input::Button)).collect(),
            Device::Pointer => headless.clickable(searched.pieces).into_iter().map(Input::Click).collect(),
        }
    };
    let mut nodes: Vec<Node> = Vec::new();
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    let mut look = |headless: &mut Headless, nodes: &mut Vec<Node>| {
        *known.entry(hands(headless.app.world())).or_insert_with(|| {
            nodes.push(Node { inputs: inputs(headless), tried: 0, leads_to: Vec::new() });
            nodes.len() - 1
        })
    };
    let start = |headless: &mut Headless| {
        *headless.app.world_mut().resource_mut::<H>() = untouched.clone();
        headless.app.world_mut().resource_mut::<AimedChoice>().0 = None;
        headless.frames(2);
    };
    start(headless);
    let mut here = look(headless, &mut nodes);
    let base = here;
    for _ in 0..20_000 {
        if wanted.is_empty() {
            break;
        }
        let way = way_to_untried(&nodes, here).or_else(|| {
            start(headless);
            here = base;
            way_to_untried(&nodes, base)
        });
        let Some(way) = way else { break };
        for input in way {
            headless.does(input, gamepad);
        }
        here = look(headless, &mut nodes);
        let Some(input) = nodes[here].inputs.get(nodes[here].tried).copied() else { continue };
        nodes[here].tried += 1;
        headless.does(input, gamepad);
        let caught = std::mem::take(&mut headless.app.world_mut().resource_mut::<Caught<G>>().actions);
        let left = wanted.len();
        wanted.retain(|action| !caught.contains(action));
        if wanted.len() < left {
            found = way_to(&nodes, base, |at| at == here).unwrap_or_default();
            found.push(input);
        }
        let next = look(headless, &mut nodes);
        nodes[here].leads_to.push((input, next));
        here = next;
    }
    start(headless);
    (wanted, found)
}

/// At most so many actions of one kind are gone about at one position.
const OF_A_KIND: usize = 12;

/// Goes about what is legal, one after the other; gives what did not come of it.
fn go_about_all<G: Framed, H: Resource<Mutability = Mutable> + Clone>(
    headless: &mut Headless,
    (device, gamepad): (Device, Entity),
    go_about: fn(&mut Player<'_>, &G::Action),
) -> Vec<G::Action> {
    let untouched = headless.app.world().resource::<H>().clone();
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut actions = headless.table::<G>().legal.clone();
    actions.shuffle(&mut rng);
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    actions.retain(|action| {
        let kind: String = format!("{action:?}").chars().take_while(char::is_ascii_alphabetic).collect();
        let count = kinds.entry(kind).or_default();
        *count += 1;
        *count <= OF_A_KIND
    });
    actions.retain(|action| {
        *headless.app.world_mut().resource_mut::<H>() = untouched.clone();
        headless.app.world_mut().resource_mut::<AimedChoice>().0 = None;
        // A hint that was asked for on the way lies over the table.
        *headless.app.world_mut().resource_mut::<Hint<G>>() = Hint::default();
        headless.frames(3);
        headless.app.world_mut().resource_mut::<Caught<G>>().actions.clear();
        let mut player = Player { headless, device, gamepad };
        go_about(&mut player, action);
        !player.has_done::<G>(action)
    });
    *headless.app.world_mut().resource_mut::<H>() = untouched;
    headless.frames(2);
    actions
}

/// The inputs that lead from here to the nearest node where something is untried.
fn way_to_untried(nodes: &[Node], here: usize) -> Option<Vec<Input>> {
    way_to(nodes, here, |at| nodes[at].tried < nodes[at].inputs.len())
}

/// The inputs that lead from here to the nearest of some nodes.
fn way_to(nodes: &[Node], here: usize, is_it: impl Fn(usize) -> bool) -> Option<Vec<Input>> {
    let mut before: BTreeMap<usize, Option<(usize, Input)>> = [(here, None)].into();
    let mut queue = VecDeque::from([here]);
    while let Some(at) = queue.pop_front() {
        if is_it(at) {
            let (mut way, mut node) = (Vec::new(), at);
            while let Some((from, input)) = before[&node] {
                way.push(input);
                node = from;
            }
            way.reverse();
            return Some(way);
        }
        for (input, to) in &nodes[at].leads_to {
            if !before.contains_key(to) {
                before.insert(*to, Some((at, *input)));
                queue.push_back(*to);
            }
        }
    }
    None
}

/// What is asked for can be kept from being carried out.
fn can_catch<G: Framed>(headless: &mut Headless) {
    headless
        .app
        .insert_resource(Caught::<G> { catches: false, actions: Vec::new() })
        .insert_resource(Catches(false))
        .add_systems(PreUpdate, stay)
        .add_systems(Update, catch::<G>.after(TableSet::Input).before(TableSet::Session));
}

/// Does one of these actions by keys alone; whether there was a way to one.
fn by_keys<G: Framed, H: Resource<Mutability = Mutable> + Clone>(
    headless: &mut Headless,
    searched: Searched,
    wanted: &[G::Action],
) -> bool {
    let keys = (Device::Keys, Entity::PLACEHOLDER);
    wanted.iter().any(|action| {
        headless.app.world_mut().resource_mut::<Caught<G>>().catches = true;
        headless.app.insert_resource(Catches(true));
        let (left, way) = explore::<G, H>(headless, keys, searched, vec![action.clone()]);
        headless.app.insert_resource(Catches(false));
        let mut caught = headless.app.world_mut().resource_mut::<Caught<G>>();
        caught.catches = false;
        caught.actions.clear();
        if left.is_empty() {
            way.into_iter().for_each(|input| headless.does(input, keys.1));
        }
        left.is_empty()
    })
}

/// How the games are played by keys alone.
pub trait ByKeys: Framed {
    /// Does one of these actions; whether there was a way to one.
    fn press_for(headless: &mut Headless, wanted: &[Self::Action]) -> bool;

    /// Gets ready for that.
    fn prepare(headless: &mut Headless) {
        can_catch::<Self>(headless);
    }
}

macro_rules! boards_by_keys {
    ($($game:ty),+) => {$(
        impl ByKeys for $game {
            fn press_for(headless: &mut Headless, wanted: &[Self::Action]) -> bool {
                by_keys::<Self, Selected<Self>>(headless, Searched { state: selected::<Self>, pieces: |_| Vec::new() }, wanted)
            }
        }
    )+};
}

boards_by_keys!(access_denied::State, data_warriors::State);

impl ByKeys for terminal_dispute::State {
    fn press_for(headless: &mut Headless, wanted: &[Self::Action]) -> bool {
        by_keys::<Self, InHand>(headless, Searched { state: in_hand, pieces: |_| Vec::new() }, wanted)
    }
}

impl ByKeys for aetherium::State {
    fn press_for(headless: &mut Headless, wanted: &[Self::Action]) -> bool {
        let mut player = Player { headless, device: Device::Keys, gamepad: Entity::PLACEHOLDER };
        // What was in hand for the last action is no good for this one.
        player.give_until(Command::Back, 6, |world| !world.resource::<Holding>().holds());
        Self::go_about(&mut player, &wanted[0]);
        true
    }
}

/// Plays at random against random bots, and looks at every so many decisions for a way to everything that is legal.
fn reaches_all<G: Framed>(
    device: Device,
    look: impl Fn(&mut Headless, (Device, Entity)) -> Vec<G::Action>,
    seats: u8,
    (positions, every): (usize, usize),
) {
    let bot = SeatSpec { name: String::new(), player: matches::Player::Bot(Level::Random) };
    let mut specs = vec![bot; usize::from(seats)];
    specs[0] = SeatSpec::human();
    let settings = Settings { confirm_last: false, ..asked_about_everything() };
    let mut headless = Headless::with::<G>(settings, Setup::new(seats), &specs, 11);
    can_catch::<G>(&mut headless);
    let gamepad = headless.app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None };
    headless.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let (mut searched, mut missing) = (0, Vec::new());
    for decision in 0.. {
        headless.until(600, Headless::is_asked::<G>);
        headless.frames(10);
        if headless.table::<G>().over || searched == positions {
            break;
        }
        if decision % every == 0 {
            searched += 1;
            let (prompt, count) = (headless.table::<G>().prompt.clone(), headless.table::<G>().legal.len());
            headless.app.world_mut().resource_mut::<Caught<G>>().catches = true;
            headless.app.insert_resource(Catches(true));
            let left = look(&mut headless, (device, gamepad));
            headless.app.insert_resource(Catches(false));
            let mut caught = headless.app.world_mut().resource_mut::<Caught<G>>();
            caught.catches = false;
            caught.actions.clear();
            if !left.is_empty() {
                missing.push(format!("decision {decision}, “{prompt}”: {} of {count}: {:?}", left.len(), &left[..left.len().min(4)]));
            }
        }
        let legal = &headless.table::<G>().legal;
        let action = legal[rng.random_range(0..legal.len())].clone();
        headless.act::<G>(action);
    }
    assert!(searched > 2, "{}: {searched} positions", G::ID);
    assert!(missing.is_empty(), "{}, {:?}, {searched} positions:\n{}", G::ID, device, missing.join("\n"));
}

/// Where the places of a board can be clicked: in the middle, and near the corners, which others may leave free.
fn places<G: Board>(world: &mut World) -> Vec<Vec3> {
    let points = |corners: [Vec3; 4]| {
        let middle = corners.iter().sum::<Vec3>() / 4.0;
        [middle].into_iter().chain(corners.map(|corner| middle.lerp(corner, 0.8))).collect::<Vec<_>>()
    };
    world.resource::<Places<G::Spot>>().0.iter().flat_map(|place| points(place.corners)).collect()
}

/// What is in hand at a board.
fn selected<G: Board>(world: &World) -> String {
    let held = world.resource::<Selected<G>>();
    format!("{:?} {:?} {:?} {:?} {}", held.card, held.spot, held.opened, held.aim, held.by_keys)
}

/// What is in hand at a terminal.
fn in_hand(world: &World) -> String {
    format!("{:?}", world.resource::<InHand>())
}

macro_rules! each_device {
    ($($name:ident: $game:ty, $look:expr, $seats:literal, $positions:expr, [$($(#[$meta:meta])* $device:ident: $by:ident),+];)*) => {$(
        mod $name {
            use super::*;

            $(
                $(#[$meta])*
                #[test]
                fn $by() {
                    reaches_all::<$game>(Device::$device, $look, $seats, $positions);
                }
            )+
        }
    )*};
}

/// Searches a board.
fn search_board<G: Board>(headless: &mut Headless, player: (Device, Entity)) -> Vec<G::Action> {
    search::<G, Selected<G>>(headless, player, Searched { state: selected::<G>, pieces: places::<G> })
}

/// Searches a terminal.
fn search_terminal(headless: &mut Headless, player: (Device, Entity)) -> Vec<terminal_dispute::Action> {
    search::<terminal_dispute::State, InHand>(headless, player, Searched { state: in_hand, pieces: |_| Vec::new() })
}

/// Goes about everything at a board with the pointer.
fn point_at_board<G: Board>(headless: &mut Headless, player: (Device, Entity)) -> Vec<G::Action> {
    go_about_all::<G, Selected<G>>(headless, player, on_purpose::at_board::<G>)
}

/// Goes about everything at another table.
fn on_purpose<G: OnPurpose, H: Resource<Mutability = Mutable> + Clone>(
    headless: &mut Headless,
    player: (Device, Entity),
) -> Vec<G::Action> {
    go_about_all::<G, H>(headless, player, G::go_about)
}

each_device! {
    terminal_dispute_: terminal_dispute::State, search_terminal, 2, (8, 7), [Keys: by_keys, Gamepad: by_gamepad];
    terminal_dispute_on_purpose: terminal_dispute::State, on_purpose::<terminal_dispute::State, InHand>, 2, (8, 7), [Pointer: by_pointer];
    access_denied_: access_denied::State, search_board::<access_denied::State>, 3, (20, 5), [Keys: by_keys, Gamepad: by_gamepad];
    access_denied_on_purpose: access_denied::State, point_at_board::<access_denied::State>, 3, (20, 5), [Pointer: by_pointer];
    data_warriors_: data_warriors::State, search_board::<data_warriors::State>, 2, (20, 5),
        [Keys: by_keys, Gamepad: by_gamepad,
         #[ignore = "commands of two cards are not reached at two positions"] Pointer: by_pointer];
    aetherium_: aetherium::State, on_purpose::<aetherium::State, Holding>, 2, (12, 6),
        [Keys: by_keys, Gamepad: by_gamepad, Pointer: by_pointer];
}

#[cfg(feature = "example-game")]
each_device! {
    tic_tac_toe_: tic_tac_toe::State, search_board::<tic_tac_toe::State>, 2, (3, 1),
        [Keys: by_keys, Gamepad: by_gamepad, Pointer: by_pointer];
}
