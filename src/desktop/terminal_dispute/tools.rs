//! What is in hand: the die being written, the dice being put on their spots, what is aimed at. Input becomes actions.

use bevy::prelude::*;

use super::super::keys::{Command, Pressed};
use super::super::notice::Notices;
use super::super::redraw::Busy;
use super::super::settings::Settings;
use super::super::sound::Sound;
use super::super::table::frame::{Looking, Offers, PointerHint};
use super::super::table::session::{Act, OnTable, ReplayCommand, Session};
use super::super::{Overlay, TableSet};
use super::pieces::{BoxPiece, Console, HexPiece, action_at};
use crate::rules::game::{Game as _, Refusal, Seat};
use crate::rules::terminal_dispute::{
    Action, Allocation, Grid, HexSet, Line, Navigation, Phase, ScoreSheet, Sheet, Spot, State as Game, Turn, View, box_name,
};

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

/// What the player is about.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Hands {
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
    /// Which of the lines through the hex pointed at is meant.
    cycle: usize,
    /// What the pointer is on.
    hovered: Option<Target>,
    /// Whether the keys aim, and not the pointer.
    by_keys: bool,
}

/// A place of the console that can be pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A box of the matrix.
    Box(u8),
    /// A hex of the charger.
    Hex(u8),
}

/// The pointer came to, left, or clicked a place.
#[derive(Message, Debug, Clone, Copy)]
pub enum Pointing {
    /// It came.
    To(Target),
    /// It left.
    Off(Target),
    /// It clicked.
    Click(Target),
}

/// The allocation is made up to here, and may be confirmed.
impl Hands {
    /// The allocation, once all five dice lie in sockets.
    #[must_use]
    pub fn allocation(&self, dice: [u8; 5]) -> Option<Allocation> {
        let mut spots = [0; 5];
        for (spot, die) in spots.iter_mut().zip(self.sockets) {
            *spot = dice[usize::from(die?)];
        }
        Some(Allocation::from_spots(spots))
    }

    /// Puts a die into a socket; what lay there goes back to the mat, or changes places with it.
    pub fn put(&mut self, die: u8, socket: Option<u8>) {
        let from = self.sockets.iter().position(|other| *other == Some(die));
        let before = socket.and_then(|socket| self.sockets[usize::from(socket)].replace(die));
        if let Some(from) = from.filter(|from| socket.map(usize::from) != Some(*from)) {
            self.sockets[from] = before;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hands>()
        .add_message::<Pointing>()
        .add_observer(over)
        .add_observer(out)
        .add_observer(click)
        .add_systems(
            Update,
            (replay_keys, point, press)
                .chain()
                .in_set(TableSet::Input)
                .after(super::super::keys::ReadKeys)
                .run_if(resource_exists::<OnTable<Game>>),
        )
        .add_systems(Update, offer.in_set(TableSet::Pieces).after(settle).run_if(resource_exists::<OnTable<Game>>))
        .add_systems(Update, settle.in_set(TableSet::Pieces).run_if(resource_exists_and_changed::<OnTable<Game>>));
}

/// The place an entity is, if it is one.
fn target(entity: Entity, boxes: &Query<&BoxPiece>, hexes: &Query<&HexPiece>) -> Option<Target> {
    let cell = boxes.get(entity).map(|piece| Target::Box(piece.0)).ok();
    cell.or_else(|| hexes.get(entity).map(|piece| Target::Hex(piece.0)).ok())
}

fn over(event: On<Pointer<Over>>, boxes: Query<&BoxPiece>, hexes: Query<&HexPiece>, mut pointing: MessageWriter<Pointing>) {
    if let Some(target) = target(event.entity, &boxes, &hexes) {
        pointing.write(Pointing::To(target));
    }
}

fn out(event: On<Pointer<Out>>, boxes: Query<&BoxPiece>, hexes: Query<&HexPiece>, mut pointing: MessageWriter<Pointing>) {
    if let Some(target) = target(event.entity, &boxes, &hexes) {
        pointing.write(Pointing::Off(target));
    }
}

fn click(event: On<Pointer<Click>>, boxes: Query<&BoxPiece>, hexes: Query<&HexPiece>, mut pointing: MessageWriter<Pointing>) {
    if event.button == PointerButton::Primary
        && let Some(target) = target(event.entity, &boxes, &hexes)
    {
        pointing.write(Pointing::Click(target));
    }
}

/// After a change on the table: what is in hand must still fit.
fn settle(
    table: Res<OnTable<Game>>,
    mut hands: ResMut<Hands>,
    mut looking: ResMut<Looking>,
    mut last: Local<Option<(Phase, u8, Option<Seat>)>>,
) {
    let now = (table.view.phase, table.view.round, table.view_seat());
    if last.replace(now) != Some(now) {
        *hands = Hands { hovered: hands.hovered, ..Hands::default() };
        if table.view.phase != Phase::Write {
            looking.0 = None;
        }
    }
    let own = table.view.own_sheet();
    hands.tool = own.map_or(Tool::None, |(_, turn)| fitting_tool(turn, hands.tool));
    if hands.aim.as_ref().is_some_and(|aim| table.legal.binary_search(aim).is_err()) {
        hands.aim = None;
    }
    if hands.armed.as_ref().is_some_and(|armed| table.legal.binary_search(armed).is_err()) {
        hands.armed = None;
    }
    aim_by_pointer(&table, &mut hands);
}

/// The tool, or the first that can be used where it can't.
fn fitting_tool(turn: &Turn, tool: Tool) -> Tool {
    let crosses = matches!(turn.step, Navigation::Stuck | Navigation::ToCross);
    let fits = match tool {
        Tool::Write(value) => turn.values().any(|open| open == value),
        Tool::CrossOut => crosses,
        Tool::Charge => turn.phone_open(),
        Tool::None => false,
    };
    if fits {
        return tool;
    }
    if let Some(value) = turn.values().next() {
        Tool::Write(value)
    } else if crosses {
        Tool::CrossOut
    } else if turn.phone_open() {
        Tool::Charge
    } else {
        Tool::None
    }
}

/// The tools and swaps on offer, in the order of their keys.
fn choices(view: &View, legal: &[Action]) -> Vec<Choice> {
    let Some((_, turn)) = view.own_sheet().filter(|_| view.phase == Phase::Write) else { return Vec::new() };
    let mut choices: Vec<Choice> = turn.values().map(|value| Choice::Tool(Tool::Write(value))).collect();
    if matches!(turn.step, Navigation::Stuck | Navigation::ToCross) {
        choices.push(Choice::Tool(Tool::CrossOut));
    }
    if turn.phone_open() {
        choices.push(Choice::Tool(Tool::Charge));
    }
    let act = |action: &&Action| matches!(action, Action::Swap { .. }) || **action == Action::Charge(Line::NOTHING);
    choices.extend(legal.iter().filter(act).map(|action| Choice::Act(*action)));
    choices.truncate(9);
    choices
}

/// Something on offer in the prompt bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    Tool(Tool),
    Act(Action),
}

/// Whether an action fits what is in hand.
fn fits(tool: Tool, action: &Action) -> bool {
    match (tool, action) {
        (Tool::Write(value), Action::Write { value: other, .. }) => value == *other,
        (Tool::CrossOut, Action::CrossOut { .. }) => true,
        (Tool::Charge, Action::Charge(line)) => *line != Line::NOTHING,
        _ => false,
    }
}

/// The lines through a hex that may be shaded: those that end there first, longest first.
fn lines_through(legal: &[Action], hex: u8) -> Vec<Action> {
    let ends = |hexes: HexSet| hexes.iter().next() == Some(hex) || hexes.iter().last() == Some(hex);
    let mut lines: Vec<(bool, u8, Action)> = legal
        .iter()
        .filter_map(|action| match action {
            Action::Charge(line) if line.hexes().contains(hex) => Some((!ends(line.hexes()), u8::MAX - line.hexes().len(), *action)),
            _ => None,
        })
        .collect();
    lines.sort_unstable();
    lines.into_iter().map(|(_, _, action)| action).collect()
}

/// What a click on the place pointed at would do; or that it is refused.
fn aim_by_pointer(table: &OnTable<Game>, hands: &mut Hands) {
    if hands.by_keys {
        return;
    }
    let (legal, tool) = (&table.legal, hands.tool);
    let writing = table.view.phase == Phase::Write && table.view.own_sheet().is_some_and(|(_, turn)| !turn.is_done());
    hands.aim = match hands.hovered {
        Some(Target::Box(cell)) => {
            let here =
                |action: &&Action| matches!(action, Action::Write { cell: other, .. } | Action::CrossOut { cell: other } if *other == cell);
            let mut on_box = legal.iter().filter(here);
            let first = on_box.clone().next().copied();
            on_box.find(|action| fits(tool, action)).copied().or(first)
        }
        Some(Target::Hex(hex)) => {
            let lines = lines_through(legal, hex);
            (!lines.is_empty()).then(|| lines[hands.cycle % lines.len()])
        }
        None => None,
    };
    hands.refused = hands.hovered.filter(|_| hands.aim.is_none() && writing);
}

/// Follows the pointer.
fn point(
    mut pointing: MessageReader<Pointing>,
    table: Res<OnTable<Game>>,
    session: Res<Session<Game>>,
    mut hands: ResMut<Hands>,
    mut hint: ResMut<PointerHint>,
    (overlay, looking, settings): (Res<Overlay>, Res<Looking>, Res<Settings>),
    mut acts: MessageWriter<Act<Game>>,
    mut notices: ResMut<Notices>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
) {
    if *overlay != Overlay::None || looking.0.is_some() || session.handing.is_some() {
        pointing.clear();
        return;
    }
    let mut clicked = None;
    for pointed in pointing.read() {
        busy.now();
        hands.by_keys = false;
        match *pointed {
            Pointing::To(target) => {
                hands.hovered = Some(target);
                hands.cycle = 0;
            }
            Pointing::Off(target) if hands.hovered == Some(target) => hands.hovered = None,
            Pointing::Off(_) => continue,
            Pointing::Click(target) => {
                hands.hovered = Some(target);
                clicked = Some(target);
            }
        }
        aim_by_pointer(&table, &mut hands);
    }
    if clicked.is_some() {
        match (hands.aim, hands.refused) {
            (Some(action), _) => take(action, &table, &mut hands, &settings, &mut acts, &mut sounds),
            (None, Some(target)) => {
                notices.refuse(&refusal(&session, &table, hands.tool, target));
                sounds.write(Sound::Refuse);
            }
            _ => {}
        }
    }
    let wanted = PointerHint {
        lines: hands.aim.filter(|_| !hands.by_keys).map_or_else(Vec::new, |action| explain(&table.view, &action, &hands, &table.legal)),
        refusal: hands.refused.map(|target| refusal(&session, &table, hands.tool, target)),
    };
    hint.set_if_neq(wanted);
}

/// Why what is in hand can't go there, as the rules say it.
fn refusal(session: &Session<Game>, table: &OnTable<Game>, tool: Tool, target: Target) -> Refusal {
    let other = |rule, text: &'static str| Refusal::new(rule, text);
    let asked = match (target, tool) {
        (Target::Box(cell), Tool::Write(value)) => Action::Write { value, cell },
        (Target::Box(cell), Tool::CrossOut) => Action::CrossOut { cell },
        (Target::Box(_), _) => return other("TD-12", "Your navigation dice of this round are written."),
        (Target::Hex(hex), _) => {
            let (shaded, turn) = table.view.own_sheet().map_or((HexSet::NONE, Turn::NONE), |(sheet, turn)| (sheet.charger, *turn));
            if shaded.contains(hex) {
                return other("TD-33", "This hex is shaded already; a line stops before it.");
            }
            if !turn.phone_open() {
                return other("TD-12", "Your phone dice of this round are used.");
            }
            match Grid::in_use().line(HexSet::from_iter([hex])) {
                Some(line) => Action::Charge(line),
                None => return other("TD-32", "No line from the ports on your phone dice reaches this hex."),
            }
        }
    };
    session.check(&asked).err().unwrap_or_else(|| other("TD-32", "No line from the ports on your phone dice reaches this hex."))
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
    hands: &mut Hands,
    settings: &Settings,
    acts: &mut MessageWriter<Act<Game>>,
    sounds: &mut MessageWriter<Sound>,
) {
    let asks = settings.confirm_last && table.view.seats() > 1 && ends_round(&table.view, &action);
    if asks && hands.armed != Some(action) {
        hands.armed = Some(action);
        sounds.write(Sound::Click);
        return;
    }
    hands.armed = None;
    acts.write(Act(action));
}

/// What an action would do, in short lines.
fn explain(view: &View, action: &Action, hands: &Hands, legal: &[Action]) -> Vec<String> {
    let Some((sheet, _)) = view.own_sheet() else { return Vec::new() };
    let own = view.own().unwrap_or_default();
    let mut lines = vec![Game::describe_action(view, own, action)];
    match action {
        Action::Write { value, cell } => lines.extend(line_changes(sheet, *cell, *value)),
        Action::CrossOut { cell } => lines.push(format!("{} will never hold a number", box_name(*cell))),
        Action::Charge(line) => {
            let circles = line.hexes().iter().filter(|hex| Grid::in_use().circled().contains(*hex)).count();
            lines.push(format!("+{} points on the charger", line.hexes().len()));
            if circles > 0 {
                lines.push(format!("Unlocks {circles} {}", if circles == 1 { "ability" } else { "abilities" }));
            }
            if let Some(Target::Hex(hex)) = hands.hovered {
                let count = lines_through(legal, hex).len();
                if count > 1 {
                    lines.push(format!("Line {} of {count} here; Tab shows the next", hands.cycle % count + 1));
                }
            }
        }
        _ => {}
    }
    if ends_round(view, action) && view.seats() > 1 {
        lines.push("Ends your round".into());
    }
    lines
}

/// How a value in a box changes its row and its column: "Row B: 1 → 3".
fn line_changes(sheet: &Sheet, cell: u8, value: u8) -> [String; 2] {
    let mut after = *sheet;
    after.matrix.put(cell, value);
    let (before, after) = (ScoreSheet::of(sheet), ScoreSheet::of(&after));
    let (row, column) = (usize::from(cell) / 5, usize::from(cell) % 5);
    let change = |name: String, before: u8, after: &crate::rules::terminal_dispute::LineScore| {
        let what = if after.points > before { format!(" ({})", after.describe()) } else { String::new() };
        format!("{name}: {before} → {}{what}", after.points)
    };
    [
        change(format!("Row {}", char::from(b'A' + row as u8)), before.rows[row].points, &after.rows[row]),
        change(format!("Column {}", column + 1), before.columns[column].points, &after.columns[column]),
    ]
}

/// In a replay, keys move through the match.
fn replay_keys(
    mut pressed: MessageReader<Pressed>,
    table: Res<OnTable<Game>>,
    overlay: Res<Overlay>,
    mut orders: MessageWriter<ReplayCommand>,
) {
    for Pressed(command) in pressed.read() {
        if table.replay.is_none() || *overlay != Overlay::None {
            continue;
        }
        match command {
            Command::Main => orders.write(ReplayCommand::Play),
            Command::Right | Command::NextTarget => orders.write(ReplayCommand::Forward),
            Command::Left | Command::PreviousTarget => orders.write(ReplayCommand::Back),
            _ => continue,
        };
    }
}

/// Keys pick tools, move between targets, and take them.
fn press(
    mut pressed: MessageReader<Pressed>,
    table: Res<OnTable<Game>>,
    session: Res<Session<Game>>,
    mut hands: ResMut<Hands>,
    (settings, looking): (Res<Settings>, Res<Looking>),
    mut overlay: ResMut<Overlay>,
    mut acts: MessageWriter<Act<Game>>,
    mut sounds: MessageWriter<Sound>,
    mut busy: ResMut<Busy>,
    consoles: Query<&GlobalTransform, With<Console>>,
    camera: Query<&GlobalTransform, With<super::super::table::camera::TableCamera>>,
) {
    for Pressed(command) in pressed.read().copied() {
        if *overlay != Overlay::None || session.handing.is_some() || table.replay.is_some() || looking.0.is_some() {
            continue;
        }
        busy.now();
        let view = &table.view;
        match command {
            Command::Main => match view.phase {
                Phase::Roll if !table.legal.is_empty() => {
                    sounds.write(Sound::DiceShake);
                    acts.write(Act(Action::Roll));
                }
                Phase::Allocate if !table.legal.is_empty() => {
                    if let Some(allocation) = hands.allocation(view.dice) {
                        acts.write(Act(Action::Allocate(allocation)));
                    }
                }
                Phase::Write => {
                    if let Some(action) = hands.armed.or(hands.aim) {
                        take(action, &table, &mut hands, &settings, &mut acts, &mut sounds);
                    }
                }
                Phase::Over => *overlay = Overlay::Results,
                _ => {}
            },
            Command::Confirm => {
                if let Some(action) = hands.aim.or(hands.armed) {
                    take(action, &table, &mut hands, &settings, &mut acts, &mut sounds);
                }
            }
            Command::Undo => hands.armed = None,
            _ if command.picks().is_some() => {
                let pick = command.picks().unwrap_or_default();
                if view.phase == Phase::Allocate && !table.legal.is_empty() {
                    toggle_die(&mut hands, pick);
                    sounds.write(Sound::Click);
                    continue;
                }
                match choices(view, &table.legal).get(pick) {
                    Some(Choice::Tool(tool)) => {
                        hands.tool = *tool;
                        hands.armed = None;
                        hands.aim = None;
                        hands.by_keys = true;
                    }
                    Some(Choice::Act(action)) => take(*action, &table, &mut hands, &settings, &mut acts, &mut sounds),
                    None => {}
                }
            }
            Command::NextTarget | Command::PreviousTarget => {
                let back = command == Command::PreviousTarget;
                if let (Some(Target::Hex(hex)), false) = (hands.hovered, hands.by_keys) {
                    let count = lines_through(&table.legal, hex).len().max(1);
                    hands.cycle = (hands.cycle + if back { count - 1 } else { 1 }) % count;
                    aim_by_pointer(&table, &mut hands);
                } else {
                    aim_next(&table, &mut hands, back);
                }
            }
            Command::Left => aim_towards(&table, &mut hands, Vec2::NEG_X, &consoles, &camera),
            Command::Right => aim_towards(&table, &mut hands, Vec2::X, &consoles, &camera),
            Command::Up => aim_towards(&table, &mut hands, Vec2::NEG_Y, &consoles, &camera),
            Command::Down => aim_towards(&table, &mut hands, Vec2::Y, &consoles, &camera),
            _ => {}
        }
    }
}

/// Puts die `pick` into the next free socket, or takes it out again.
fn toggle_die(hands: &mut Hands, pick: usize) {
    let die = pick as u8;
    if pick >= 5 {
        return;
    }
    if let Some(socket) = hands.sockets.iter_mut().find(|socket| **socket == Some(die)) {
        *socket = None;
    } else if let Some(free) = hands.sockets.iter().position(Option::is_none) {
        hands.sockets[free] = Some(die);
    }
}

/// Aims at the next target of what is in hand.
fn aim_next(table: &OnTable<Game>, hands: &mut Hands, back: bool) {
    let targets: Vec<Action> = table.legal.iter().filter(|action| fits(hands.tool, action)).copied().collect();
    if targets.is_empty() {
        return;
    }
    let at = hands.aim.and_then(|aim| targets.iter().position(|target| *target == aim));
    let next = match (at, back) {
        (None, _) => 0,
        (Some(at), false) => (at + 1) % targets.len(),
        (Some(at), true) => (at + targets.len() - 1) % targets.len(),
    };
    hands.by_keys = true;
    hands.refused = None;
    hands.aim = Some(targets[next]);
}

/// Aims at the nearest target in a direction of the screen.
fn aim_towards(
    table: &OnTable<Game>,
    hands: &mut Hands,
    direction: Vec2,
    consoles: &Query<&GlobalTransform, With<Console>>,
    cameras: &Query<&GlobalTransform, With<super::super::table::camera::TableCamera>>,
) {
    let (Ok(console), Ok(camera)) = (consoles.single(), cameras.single()) else { return };
    let Some(from) = hands.aim.as_ref().and_then(action_at) else { return aim_next(table, hands, false) };
    // Right and down of the screen, on the face of the console.
    let (right, down) = (camera.right(), -camera.up());
    let flat = |at: Vec3| {
        let at = console.transform_point(at);
        Vec2::new(at.dot(*right), at.dot(*down))
    };
    let origin = flat(from);
    let cost = |action: &Action| {
        let way = flat(action_at(action)?) - origin;
        let along = way.dot(direction);
        (along > 0.05).then(|| along + 2.5 * way.perp_dot(direction).abs())
    };
    let candidates = table.legal.iter().filter(|action| fits(hands.tool, action)).filter_map(|action| Some((cost(action)?, *action)));
    if let Some((_, best)) = candidates.min_by(|a, b| a.0.total_cmp(&b.0)) {
        hands.by_keys = true;
        hands.refused = None;
        hands.aim = Some(best);
    }
}

/// Lays out what the prompt bar offers.
fn offer(table: Res<OnTable<Game>>, hands: Res<Hands>, looking: Res<Looking>, mut offers: ResMut<Offers>) {
    let view = &table.view;
    let mine = !table.legal.is_empty();
    let main = match view.phase {
        _ if looking.0.is_some() => Some(("Back to yours".to_owned(), Err("Press Esc, or click the seat again".to_owned()))),
        Phase::Roll if mine => Some(("Throw the dice".to_owned(), Ok(()))),
        Phase::Allocate if mine => {
            let placed = hands.allocation(view.dice).is_some();
            Some(("Allocate".to_owned(), if placed { Ok(()) } else { Err("Put all five dice into sockets first (TD-10).".to_owned()) }))
        }
        Phase::Write if hands.armed.is_some() => Some(("Finish round".to_owned(), Ok(()))),
        Phase::Write if mine => {
            let state = if hands.aim.is_some() { Ok(()) } else { Err("Choose a box or a line first.".to_owned()) };
            Some(("Write".to_owned(), state))
        }
        Phase::Over => Some(("Results".to_owned(), Ok(()))),
        _ => Some(("Wait".to_owned(), Err(table.prompt.clone()))),
    };
    let own = view.own().unwrap_or_default();
    let choices = choices(view, &table.legal)
        .into_iter()
        .map(|choice| match choice {
            Choice::Tool(tool @ Tool::Write(value)) => {
                (format!("Write {value}"), tool == hands.tool, "Take this navigation die in hand".to_owned())
            }
            Choice::Tool(tool @ Tool::CrossOut) => ("Cross out".into(), tool == hands.tool, "Both values don't fit (TD-23)".into()),
            Choice::Tool(tool) => ("Charge".into(), tool == hands.tool, "Take the phone pair in hand".into()),
            Choice::Act(action @ Action::Swap { spot, value }) => {
                let place = if spot == Spot::Phone { "phone" } else { "nav" };
                (format!("Swap {place} {value}"), false, Game::describe_action(view, own, &action))
            }
            Choice::Act(action) => ("Shade nothing".into(), false, Game::describe_action(view, own, &action)),
        })
        .collect();
    let choices = if view.phase == Phase::Allocate && mine { Vec::new() } else { choices };
    offers.set_if_neq(Offers { main, choices });
}
