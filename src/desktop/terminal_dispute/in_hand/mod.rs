//! What is in hand: the die being written, the dice being put on their spots, what is aimed at. Input becomes actions.

mod aim;
mod explain;
mod naming;
mod offers;
#[cfg(test)]
mod on_purpose;
mod under_pointer;

use bevy::prelude::*;

use super::Step;
use super::dice::DiceUnderPointer;
use super::pieces::Console;
use super::writing::Shown;
use crate::desktop::TableSet;
use crate::desktop::keys::Command;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::table::camera::TableCamera;
use crate::desktop::table::control::{AtTable, Control, Given};
use crate::desktop::table::could_i::CouldI;
use crate::desktop::table::frame::Looking;
use crate::desktop::table::session::{Act, OnTable, Session};
use crate::desktop::table::tooltip::PointerHint;
use crate::rules::game::Seat;
use crate::rules::terminal_dispute::{Action, Allocation, Navigation, Phase, State as Game, Turn, View};
use crate::t;
use aim::{aim_by_pointer, aim_next, aim_towards, lines_through};
use explain::{explain, refusal};
use offers::{Choice, can_charge, choices, offer, only_nothing};
pub use under_pointer::Target;
use under_pointer::{Pointing, UnderPointer};

/// What is in hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tool {
    /// Nothing in particular.
    #[default]
    None,
    /// This navigation value.
    Write(u8),
    /// The pencil that crosses out.
    CrossOut,
    /// The phone pair.
    Charge,
}

/// What the player of a terminal has in hand: dice, tool, line.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct InHand {
    /// What is in hand.
    pub tool: Tool,
    /// What the pointer or the keys aim at: legal, and shown before it is done.
    pub aim: Option<Action>,
    /// A box or hex that is pointed at and refused.
    pub refused: Option<Target>,
    /// The writing that would end the round, waiting for a second word.
    pub armed: Option<Action>,
    /// Which die (0–4, as it fell) lies in which socket, while they are allocated.
    pub sockets: [Option<u8>; 5],
    /// The die that the keys point at, while dice are allocated.
    pub die: Option<u8>,
    /// Which of the lines through the hex pointed at is meant.
    cycle: usize,
    /// The hex on which the pointer was pressed.
    pressed: Option<u8>,
    /// The hex from which the pointer was dragged: the line meant ends there.
    dragged_from: Option<u8>,
    /// What the pointer is on.
    hovered: Option<Target>,
    /// What was just written by a click: that it can't be written again is no news until the pointer moves on.
    spent: Option<Target>,
    /// Whether the keys aim, and not the pointer.
    by_keys: bool,
}

impl InHand {
    /// The allocation, once all five dice lie in sockets.
    #[must_use]
    pub fn allocation(&self, dice: [u8; 5]) -> Option<Allocation> {
        let mut spots = [0; 5];
        for (spot, die) in spots.iter_mut().zip(self.sockets) {
            *spot = dice[usize::from(die?)];
        }
        Some(Allocation::from_spots(spots))
    }

    /// Whether something is aimed at with keys.
    #[must_use]
    pub const fn aims_by_keys(&self) -> bool {
        self.by_keys && self.aim.is_some()
    }

    /// Takes a tool in hand; nothing is aimed at with it yet.
    pub const fn hold(&mut self, tool: Tool) {
        self.tool = tool;
        self.armed = None;
        self.aim = None;
    }

    /// Puts a die into a socket; what lay there goes back to the tray, or changes places with it.
    pub fn put(&mut self, die: u8, socket: Option<u8>) {
        let from = self.sockets.iter().position(|other| *other == Some(die));
        let before = socket.and_then(|socket| self.sockets[usize::from(socket)].replace(die));
        if let Some(from) = from.filter(|from| socket.map(usize::from) != Some(*from)) {
            self.sockets[from] = before;
        }
    }

    /// Dice of one pair lie as they will once they are allocated: the lower first.
    fn sort_pairs(&mut self, dice: [u8; 5]) {
        for (low, high) in [(0, 1), (2, 3)] {
            if let (Some(one), Some(other)) = (self.sockets[low], self.sockets[high])
                && dice[usize::from(one)] > dice[usize::from(other)]
            {
                self.sockets.swap(low, high);
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InHand>()
        .add_plugins(under_pointer::plugin)
        .add_systems(
            Update,
            (
                point.in_set(AtTable::Pointing).run_if(at_home),
                // Who comes back from another's terminal does nothing else with that.
                (
                    (throw.run_if(in_state(Step::Roll)), allocate.run_if(in_state(Step::Allocate)), write.run_if(in_state(Step::Write)))
                        .run_if(in_state(Control::Mine).and_then(at_home)),
                    look_back.run_if(not(at_home)),
                )
                    .chain()
                    .in_set(AtTable::Playing),
            )
                .chain()
                .in_set(TableSet::Input)
                .run_if(resource_exists::<OnTable<Game>>),
        )
        .add_systems(
            Update,
            (|table: Res<OnTable<Game>>, mut in_hand: ResMut<InHand>| in_hand.sort_pairs(table.view.dice))
                .in_set(TableSet::Pieces)
                .before(settle)
                .run_if(in_state(Step::Allocate).and_then(resource_exists_and_changed::<InHand>)),
        )
        .add_systems(Update, offer.in_set(TableSet::Pieces).after(settle).run_if(resource_exists::<OnTable<Game>>))
        .add_systems(Update, settle.in_set(TableSet::Pieces).run_if(resource_exists_and_changed::<OnTable<Game>>));
}

/// Whether one's own terminal is looked at.
fn at_home(looking: Res<Looking>) -> bool {
    looking.0.is_none()
}

/// After a change on the table: what is in hand must still fit.
fn settle(
    table: Res<OnTable<Game>>,
    mut in_hand: ResMut<InHand>,
    mut looking: ResMut<Looking>,
    (mut last, mut usable): (Local<Option<(Phase, u8, Option<Seat>)>>, Local<Vec<Tool>>),
) {
    let now = (table.view.phase, table.view.round, table.view_seat());
    if last.replace(now) != Some(now) {
        *in_hand = InHand { hovered: in_hand.hovered, spent: in_hand.spent, ..InHand::default() };
        if table.view.phase != Phase::Write {
            looking.0 = None;
        }
    }
    let own = table.view.own_sheet();
    let tools = own.map_or_else(Vec::new, |(_, turn)| tools(turn, &table.legal));
    // What can be used again, because its use was undone, or only now, because its die was swapped, is in hand.
    let fresh = tools.iter().find(|tool| !usable.contains(tool)).filter(|_| !usable.is_empty());
    let kept = tools.iter().find(|tool| **tool == in_hand.tool);
    in_hand.tool = fresh.or(kept).or(tools.first()).copied().unwrap_or_default();
    *usable = tools;
    if in_hand.aim.as_ref().is_some_and(|aim| table.legal.binary_search(aim).is_err()) {
        in_hand.aim = None;
    }
    if in_hand.armed.as_ref().is_some_and(|armed| table.legal.binary_search(armed).is_err()) {
        in_hand.armed = None;
    }
    aim_by_pointer(&table, &mut in_hand);
}

/// The tools that can be used, in the order in which they are taken in hand.
fn tools(turn: &Turn, legal: &[Action]) -> Vec<Tool> {
    let can = |tool: &Tool| legal.iter().any(|action| aim::fits(*tool, action));
    let crosses = matches!(turn.step, Navigation::Stuck | Navigation::ToCross).then_some(Tool::CrossOut);
    let charges = can_charge(legal).then_some(Tool::Charge);
    turn.values().map(Tool::Write).filter(can).chain(crosses).chain(charges).collect()
}

/// Follows the pointer.
fn point(
    mut pointing: MessageReader<Pointing>,
    table: Res<OnTable<Game>>,
    session: Res<Session<Game>>,
    mut in_hand: ResMut<InHand>,
    (mut hint, mut could_i): (ResMut<PointerHint>, ResMut<CouldI<Game>>),
    (settings, dice, buttons): (Res<Settings>, Res<DiceUnderPointer>, Res<ButtonInput<MouseButton>>),
    (under, shown): (UnderPointer, Res<Shown>),
    mut acts: MessageWriter<Act<Game>>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    let mut clicked = None;
    for pointed in pointing.read() {
        busy.now();
        in_hand.by_keys = false;
        in_hand.spent = None;
        match *pointed {
            Pointing::To(target) => {
                in_hand.hovered = Some(target);
                in_hand.cycle = 0;
                in_hand.dragged_from = in_hand.pressed;
            }
            Pointing::Off(target) if in_hand.hovered == Some(target) => in_hand.hovered = None,
            Pointing::Off(_) => continue,
            Pointing::Press(target) => in_hand.pressed = if let Target::Hex(hex) = target { Some(hex) } else { None },
            Pointing::Click(target) => {
                in_hand.hovered = Some(target);
                clicked = Some(target);
            }
            Pointing::Drop(target) => clicked = clicked.or_else(|| in_hand.dragged_from.map(|_| target)),
        }
        aim_by_pointer(&table, &mut in_hand);
    }
    if clicked.is_some() {
        match (in_hand.aim, in_hand.refused) {
            (Some(action), _) => {
                take(action, &table, &mut in_hand, &settings, &mut acts, &mut sounds);
                in_hand.spent = clicked.filter(|_| in_hand.armed.is_none());
            }
            // Why not stands beside the pointer.
            (None, Some(_)) => {
                sounds.write(Sound::Refuse);
            }
            _ => {}
        }
    }
    if in_hand.pressed.is_some() && !buttons.pressed(MouseButton::Left) {
        (in_hand.pressed, in_hand.dragged_from) = (None, None);
    }
    let aimed = in_hand.aim.filter(|_| !in_hand.by_keys);
    let lines = match aimed {
        Some(action) => explain(&table.view, &action, &in_hand, &table.legal),
        None if dice.over.is_some() && table.view.phase == Phase::Allocate && !table.legal.is_empty() => {
            vec![t!("td-tells-die")]
        }
        None => Vec::new(),
    };
    let (refusal, refused) = in_hand.refused.and_then(|target| refusal(&session, &table, in_hand.tool, target)).unzip();
    let lines = match under.on_console().filter(|_| lines.is_empty() && refusal.is_none()) {
        Some(at) => naming::named(table.view.grid, &shown, at),
        None => lines,
    };
    could_i.bypass_change_detection().ask(refused.flatten(), &table);
    hint.set_if_neq(PointerHint { lines, refusal, quiet: false });
}

/// Whether an action is the last of the seat's three writings.
fn ends_round(view: &View, action: &Action) -> bool {
    let Some((_, turn)) = view.own_sheet() else { return false };
    let navigation = match turn.step {
        Navigation::Both | Navigation::Stuck => 2,
        Navigation::Second(_) | Navigation::ToCross | Navigation::ToWrite => 1,
        Navigation::Done => 0,
    };
    let writes = !matches!(action, Action::Roll | Action::Allocate(_) | Action::Swap { .. });
    writes && navigation + u8::from(turn.phone_open()) == 1
}

/// Does what is aimed at; the writing that ends the round is asked for twice, since nothing takes it back.
fn take(
    action: Action,
    table: &OnTable<Game>,
    in_hand: &mut InHand,
    settings: &Settings,
    acts: &mut MessageWriter<Act<Game>>,
    sounds: &mut MessageWriter<Sound>,
) {
    let asks = settings.confirm_last && table.view.seats() > 1 && ends_round(&table.view, &action);
    if asks && in_hand.armed != Some(action) {
        in_hand.armed = Some(action);
        sounds.write(Sound::Click);
        return;
    }
    in_hand.armed = None;
    acts.write(Act(action));
}

/// From another's terminal back to one's own.
fn look_back(mut given: MessageReader<Given>, mut looking: ResMut<Looking>, mut busy: ResMut<Busy>) {
    if given.read().filter(|given| given.0 == Command::Main).count() > 0 {
        looking.0 = None;
        busy.now();
    }
}

/// Keys throw the dice.
fn throw(mut given: MessageReader<Given>, mut acts: MessageWriter<Act<Game>>, mut sounds: MessageWriter<Sound>) {
    if given.read().filter(|given| given.0 == Command::Main).count() > 0 {
        sounds.write(Sound::DiceShake);
        acts.write(Act(Action::Roll));
    }
}

/// Keys put the dice on their spots.
fn allocate(
    mut given: MessageReader<Given>,
    table: Res<OnTable<Game>>,
    mut in_hand: ResMut<InHand>,
    mut acts: MessageWriter<Act<Game>>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    for Given(command) in given.read().copied() {
        match command {
            Command::Main => {
                if let Some(allocation) = in_hand.allocation(table.view.dice) {
                    acts.write(Act(Action::Allocate(allocation)));
                }
                continue;
            }
            Command::NextTarget | Command::PreviousTarget => next_die(&mut in_hand, command == Command::PreviousTarget),
            Command::Right => in_hand.die = Some(in_hand.die.map_or(0, |die| (die + 1) % 5)),
            Command::Left => in_hand.die = Some(in_hand.die.map_or(4, |die| (die + 4) % 5)),
            Command::Confirm => {
                let Some(die) = in_hand.die else { continue };
                toggle_die(&mut in_hand, die);
            }
            _ => {
                let Some(pick) = command.picks() else { continue };
                toggle_die(&mut in_hand, pick as u8);
            }
        }
        sounds.write(Sound::Click);
        busy.now();
    }
}

/// Keys pick tools, move between targets, and take them.
fn write(
    mut given: MessageReader<Given>,
    table: Res<OnTable<Game>>,
    mut in_hand: ResMut<InHand>,
    settings: Res<Settings>,
    mut acts: MessageWriter<Act<Game>>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
    consoles: Query<&GlobalTransform, With<Console>>,
    camera: Query<&GlobalTransform, With<TableCamera>>,
) {
    for Given(command) in given.read().copied() {
        busy.now();
        match command {
            Command::Main | Command::Confirm => {
                let action = match command {
                    Command::Main => in_hand.armed.or(in_hand.aim).or_else(|| only_nothing(&table.legal)),
                    _ => in_hand.aim.or(in_hand.armed),
                };
                if let Some(action) = action {
                    take(action, &table, &mut in_hand, &settings, &mut acts, &mut sounds);
                }
            }
            Command::Undo => in_hand.armed = None,
            Command::NextTarget | Command::PreviousTarget => {
                let back = command == Command::PreviousTarget;
                if let (Some(Target::Hex(hex)), false) = (in_hand.hovered, in_hand.by_keys) {
                    let count = lines_through(&table.legal, hex).len().max(1);
                    in_hand.cycle = (in_hand.cycle + if back { count - 1 } else { 1 }) % count;
                    aim_by_pointer(&table, &mut in_hand);
                } else {
                    aim_next(&table, &mut in_hand, back);
                }
            }
            Command::Left => aim_towards(&table, &mut in_hand, Vec2::NEG_X, &consoles, &camera),
            Command::Right => aim_towards(&table, &mut in_hand, Vec2::X, &consoles, &camera),
            Command::Up => aim_towards(&table, &mut in_hand, Vec2::NEG_Y, &consoles, &camera),
            Command::Down => aim_towards(&table, &mut in_hand, Vec2::Y, &consoles, &camera),
            _ => match command.picks().and_then(|pick| choices(&table.view, &table.legal).get(pick).copied()) {
                Some(Choice::Tool(tool)) => {
                    in_hand.hold(tool);
                    in_hand.by_keys = true;
                }
                Some(Choice::Act(action)) => take(action, &table, &mut in_hand, &settings, &mut acts, &mut sounds),
                None => {}
            },
        }
    }
}

/// Puts the next die of the tray into the next free socket, or takes the last one out again.
fn next_die(in_hand: &mut InHand, back: bool) {
    if back {
        if let Some(socket) = in_hand.sockets.iter_mut().rev().find(|socket| socket.is_some()) {
            *socket = None;
        }
    } else if let Some(die) = (0..5).find(|die| !in_hand.sockets.contains(&Some(*die))) {
        toggle_die(in_hand, die);
    }
}

/// Puts a die into the next free socket, or takes it out again.
pub fn toggle_die(in_hand: &mut InHand, die: u8) {
    if die >= 5 {
        return;
    }
    if let Some(socket) = in_hand.sockets.iter_mut().find(|socket| **socket == Some(die)) {
        *socket = None;
    } else if let Some(free) = in_hand.sockets.iter().position(Option::is_none) {
        in_hand.sockets[free] = Some(die);
    }
}
