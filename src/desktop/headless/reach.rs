//! Every legal action can be reached by keys alone and by a gamepad alone: positions of random play are searched through
//! what can be pressed, without carrying anything out.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Debug;

use bevy::ecs::component::Mutable;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Headless;
use crate::bots::Level;
use crate::desktop::TableSet;
use crate::desktop::keys::Command;
use crate::desktop::settings::{Quality, Settings, Speed};
use crate::desktop::table::control::AimedChoice;
use crate::desktop::table::frame::Framed;
use crate::desktop::table::session::{Act, OnTable};
use crate::matches::{Player, SeatSpec};
use crate::rules::game::{Game, Setup};
use crate::rules::{access_denied, data_warriors, terminal_dispute};

/// What the player's input asked for.
#[derive(Resource)]
struct Caught<G: Game> {
    /// Whether it is kept from being carried out.
    catches: bool,
    actions: Vec<G::Action>,
}

fn catch<G: Game>(mut acts: ResMut<Messages<Act<G>>>, mut caught: ResMut<Caught<G>>) {
    if caught.catches {
        caught.actions.extend(acts.drain().map(|Act(action)| action));
    }
}

/// Something that a player does.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Input {
    Key(Command),
    Button(GamepadButton),
}

/// With what it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Device {
    Keys,
    Gamepad,
}

/// Commands that lead away from the table, or change what is on it.
const AWAY: [Command; 8] =
    [Command::Back, Command::Undo, Command::Redo, Command::Rulebook, Command::TopDown, Command::ResetCamera, Command::Log, Command::Page];

impl Headless {
    fn does(&mut self, input: Input, gamepad: Entity) {
        match input {
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
    tried: usize,
    leads_to: Vec<(Input, usize)>,
}

/// Looks for ways to everything that is legal; gives that to which there is none.
fn search<G: Framed, H: Resource<Mutability = Mutable> + Debug + Clone>(
    headless: &mut Headless,
    (device, gamepad): (Device, Entity),
    most: usize,
) -> Vec<G::Action> {
    let hands: fn(&World) -> String = |world| format!("{:?} {:?}", world.resource::<H>(), world.resource::<AimedChoice>());
    let untouched = headless.app.world().resource::<H>().clone();
    let mut wanted = headless.table::<G>().legal.clone();
    headless.app.world_mut().resource_mut::<Caught<G>>().catches = true;
    let commands = || Command::ALL.into_iter().filter(|(command, ..)| !AWAY.contains(command));
    let inputs: Vec<Input> = match device {
        Device::Keys => commands().map(|(command, ..)| Input::Key(command)).collect(),
        Device::Gamepad => commands().filter_map(|(.., button)| button.map(Input::Button)).collect(),
    };
    let mut nodes: Vec<Node> = Vec::new();
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    let mut look = |headless: &mut Headless, nodes: &mut Vec<Node>| {
        *known.entry(hands(headless.app.world())).or_insert_with(|| {
            nodes.push(Node { tried: 0, leads_to: Vec::new() });
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
    for _ in 0..most {
        if wanted.is_empty() {
            break;
        }
        let way = way_to_untried(&nodes, inputs.len(), here).or_else(|| {
            start(headless);
            here = base;
            way_to_untried(&nodes, inputs.len(), base)
        });
        let Some(way) = way else { break };
        for input in way {
            headless.does(input, gamepad);
        }
        here = look(headless, &mut nodes);
        let Some(input) = inputs.get(nodes[here].tried).copied() else { continue };
        nodes[here].tried += 1;
        headless.does(input, gamepad);
        let caught = std::mem::take(&mut headless.app.world_mut().resource_mut::<Caught<G>>().actions);
        wanted.retain(|action| !caught.contains(action));
        let next = look(headless, &mut nodes);
        nodes[here].leads_to.push((input, next));
        here = next;
    }
    start(headless);
    let mut caught = headless.app.world_mut().resource_mut::<Caught<G>>();
    caught.catches = false;
    caught.actions.clear();
    wanted
}

/// The inputs that lead from here to the nearest node where something is untried.
fn way_to_untried(nodes: &[Node], inputs: usize, here: usize) -> Option<Vec<Input>> {
    let mut before: BTreeMap<usize, Option<(usize, Input)>> = [(here, None)].into();
    let mut queue = VecDeque::from([here]);
    while let Some(at) = queue.pop_front() {
        if nodes[at].tried < inputs {
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

/// Plays at random against random bots, and looks at every so many decisions for a way to everything that is legal.
fn reaches_all<G: Framed, H: Resource<Mutability = Mutable> + Debug + Clone>(
    device: Device,
    seats: u8,
    (positions, every): (usize, usize),
) {
    let bot = SeatSpec { name: String::new(), player: Player::Bot(Level::Random) };
    let mut specs = vec![bot; usize::from(seats)];
    specs[0] = SeatSpec::human();
    let settings = Settings { speed: Speed::Instant, quality: Quality::Low, confirm_last: false, ..Settings::default() };
    let mut headless = Headless::with::<G>(settings, Setup::new(seats), &specs, 11);
    headless
        .app
        .insert_resource(Caught::<G> { catches: false, actions: Vec::new() })
        .add_systems(Update, catch::<G>.after(TableSet::Input).before(TableSet::Session));
    let gamepad = headless.app.world_mut().spawn_empty().id();
    let connection = GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None };
    headless.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let (mut searched, mut missing) = (0, Vec::new());
    for decision in 0.. {
        headless.until(60, |world| {
            let table = world.resource::<OnTable<G>>();
            table.over || table.view_seat().is_some_and(|own| table.actors.contains(own)) && !table.legal.is_empty()
        });
        headless.frames(10);
        if headless.table::<G>().over || searched == positions {
            break;
        }
        if decision % every == 0 {
            searched += 1;
            let (prompt, count) = (headless.table::<G>().prompt.clone(), headless.table::<G>().legal.len());
            let left = search::<G, H>(&mut headless, (device, gamepad), 20_000);
            if !left.is_empty() {
                missing.push(format!("decision {decision}, “{prompt}”: {} of {count}: {:?}", left.len(), &left[..left.len().min(4)]));
            }
        }
        let legal = &headless.table::<G>().legal;
        let action = legal[rng.random_range(0..legal.len())].clone();
        headless.act::<G>(action);
    }
    assert!(searched > 2, "{}: {searched} positions", G::ID);
    assert!(missing.is_empty(), "{}, {device:?}, {searched} positions:\n{}", G::ID, missing.join("\n"));
}

macro_rules! each_device {
    ($($name:ident: $game:ty, $hands:ty, $seats:literal, $positions:expr;)*) => {$(
        mod $name {
            use super::{Device, reaches_all};

            #[test]
            fn by_keys() {
                reaches_all::<$game, $hands>(Device::Keys, $seats, $positions);
            }

            #[test]
            fn by_gamepad() {
                reaches_all::<$game, $hands>(Device::Gamepad, $seats, $positions);
            }
        }
    )*};
}

each_device! {
    terminal_dispute_: super::terminal_dispute::State, crate::desktop::terminal_dispute::tools::Hands, 2, (8, 7);
    access_denied_: super::access_denied::State, crate::desktop::access_denied::hands::Hands, 3, (20, 5);
    data_warriors_: super::data_warriors::State, crate::desktop::data_warriors::hands::Hands, 2, (20, 5);
}
