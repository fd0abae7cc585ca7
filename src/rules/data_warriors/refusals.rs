//! Why something is not allowed, in words.

use super::Placing;
use super::actions::Action;
use super::cards::Card;
use super::content::CommandId;
use super::issuing::MOST_NAMED;
use super::language::Aim;
use super::phrases::conditions_words;
use super::stack::{Doing, STACK};
use super::state::State;
use super::table::{FREE_ISSUES, ISSUES, Step};
use super::texts::aim_words;
use super::view::Asked;
use super::words_of_cards::{CardState, Condition, Kind, TurnStep};
use crate::rules::game::{Refusal, Seat};

/// Why an action is not allowed; the words are made only when somebody wants to read them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
    /// The match is over.
    Over,
    /// There is no such seat.
    NoSeat,
    /// Another user is asked.
    NotAsked(Seat, Action),
    /// What is asked now is something else.
    NotNow(Asked, Action),
    /// The number is not one that may be drawn; this is the most.
    Draws(u8),
    /// The card is not in one's hand.
    NotHeld(Card),
    /// The card that is to be discarded is not in one's hand.
    NotDiscarded(Card),
    /// Only scripts are played outside of Setup.
    SetupOnly(Card),
    /// There is no desktop or host for it.
    NoPlace(Card),
    /// A requirement is not met.
    Requires(Card, Option<CommandId>, Condition),
    /// There is nothing to name as a target.
    NoTarget(Card, Option<CommandId>),
    /// Too few free points; of a command this is the □, if it has one.
    Memory { card: Card, command: Option<CommandId>, x: u8, need: u8, free: u8 },
    /// As much has been issued as a turn can have.
    ManyIssues,
    /// No more fits on the stack.
    StackFull,
    /// The card is not in play.
    NotInPlay,
    /// Another controls it.
    NoControl(Card),
    /// It is not Idle.
    NotIdle(Card, CardState),
    /// Another card locks it.
    Locked(Card),
    /// It has no such command.
    NoCommand(Card),
    /// A command of cost 0 has been issued in this turn already.
    Spent(Card, CommandId),
    /// This □ can't be named; this is the least.
    Amount { x: u8, least: u8 },
    /// The card is not in the state that is wanted of the target.
    WrongState(Card, CardState, Aim),
    /// That is not the target that is wanted.
    BadTarget(Aim),
    /// There is no such choice.
    NoChoice,
    /// There is no such daemon on one's own desktop.
    NoDaemon,
    /// No such effect waits.
    NoEffect,
    /// Resigning is off.
    NoResigning,
}

fn points(count: u8) -> String {
    if count == 1 { "1 Memory Point".into() } else { format!("{count} Memory Points") }
}

impl Why {
    /// The refusal, with the titles of the match.
    pub(super) fn refusal(self, state: &State) -> Refusal {
        let table = &state.table;
        let title = |card: Card| table.title(card);
        let name = |card: Card, command: Option<CommandId>| match command {
            Some(command) => format!("{} of {}", table.catalog.command(command).name, title(card)),
            None => title(card).to_owned(),
        };
        match self {
            Self::Over => Refusal::new("DW-3", "The match is over."),
            Self::NoSeat => Refusal::new("DW-1", "There is no such seat at this table."),
            Self::NotAsked(seat, action) => not_asked(state, seat, action),
            Self::NotNow(asked, action) => not_now(state, asked, action),
            Self::Draws(most) => Refusal::new("DW-10", format!("In Init you name a number from 1 to {most} now.")),
            Self::NotHeld(card) => Refusal::new("DW-12", format!("{} is not in your hand.", title(card))),
            Self::NotDiscarded(card) => Refusal::new(discarding(state), format!("{} is not in your hand.", title(card))),
            Self::SetupOnly(card) => Refusal::new(
                "DW-12",
                format!("{} is a {}, and those are played in your own Setup.", title(card), table.printed(card).kind.label()),
            ),
            Self::NoPlace(card) => no_place(state, card),
            Self::Requires(card, command, condition) => {
                Refusal::new("DW-51", format!("{} requires that {}.", name(card, command), conditions_words(&[condition])))
            }
            Self::NoTarget(card, command) => {
                let ability = match command {
                    Some(command) => table.catalog.command(command),
                    None => table.catalog.text(super::Text::Script(table.face(card))),
                };
                let aims: Vec<String> = ability.parts.iter().flat_map(|part| &part.targets).map(|target| aim_words(target.aim)).collect();
                Refusal::new("DW-40", format!("{} names {}, and there is none.", name(card, command), aims.join(" and ")))
            }
            Self::Memory { card, command, x, need, free } => {
                let seat = if command.is_some() { table.desk.get(card).map(|placed| placed.controller) } else { Some(card.owner()) };
                let seat = seat.unwrap_or(card.owner());
                let cost = match command {
                    Some(command) => table.command_cost(seat, card, command, x),
                    None => table.card_cost(seat, card),
                };
                let reasons: Vec<String> = cost
                    .reasons
                    .iter()
                    .map(|reason| format!("{:+} by {}", reason.more, reason.card.map_or("an effect", |card| title(card))))
                    .collect();
                let why = if reasons.is_empty() { String::new() } else { format!(" (base {}, {})", cost.base, reasons.join(", ")) };
                Refusal::new("DW-20", format!("{} costs {}{why}, and you have {free} free.", name(card, command), points(need)))
            }
            Self::ManyIssues => Refusal::new(
                "DW-53",
                format!("{ISSUES} commands and scripts have been issued in this turn, and that is all that a turn can have."),
            ),
            Self::StackFull => Refusal::new("DW-53", format!("There are {STACK} items on the stack, and no more fit.")),
            Self::NotInPlay => Refusal::new("DW-34", "Commands are issued from cards in play."),
            Self::NoControl(card) => Refusal::new("DW-34", format!("You don't control {}.", title(card))),
            Self::NotIdle(card, state) => {
                Refusal::new("DW-34", format!("{} is {}, and only Idle cards issue commands.", title(card), state.label()))
            }
            Self::Locked(card) => Refusal::new("DW-50", format!("An effect keeps {} from issuing commands.", title(card))),
            Self::NoCommand(card) => Refusal::new("DW-22", format!("{} has no such command.", title(card))),
            Self::Spent(card, command) => Refusal::new(
                "DW-34",
                format!("{} costs 0 and has been issued in this turn, or {FREE_ISSUES} such commands have.", name(card, Some(command))),
            ),
            Self::Amount { x, least } if x < least => Refusal::new("DW-22", format!("□ is at least {least} here.")),
            Self::Amount { .. } => Refusal::new("DW-22", format!("□ is at most {MOST_NAMED}.")),
            Self::WrongState(card, is, aim) => {
                Refusal::new("DW-36", format!("{} is {}: choose {}.", title(card), is.label(), aim_words(aim)))
            }
            Self::BadTarget(aim) => Refusal::new("DW-40", format!("That can't be the target: choose {}.", aim_words(aim))),
            Self::NoChoice => Refusal::new("DW-70", "There is no such choice here."),
            Self::NoDaemon => Refusal::new("DW-31", "That is no daemon on your own desktop."),
            Self::NoEffect => Refusal::new("DW-52", "No such effect of yours waits."),
            Self::NoResigning => Refusal::new("DW-4", "Nobody resigns in this match; an option of the setup allows it."),
        }
    }
}

/// The rule by which cards are discarded now: an effect's, or that of Exit.
const fn discarding(state: &State) -> &'static str {
    if matches!(state.table.doing, Doing::Carrying { .. }) { "DW-60" } else { "DW-14" }
}

/// Why a user that is not asked waits: the rule is that of the step.
fn not_asked(state: &State, seat: Seat, action: Action) -> Refusal {
    let table = &state.table;
    let own = seat == table.turn;
    let script = matches!(action, Action::Play(card) if table.kind(card) == Kind::Script);
    let (rule, waits) = match table.step {
        Step::Boot if table.user(seat).decided => ("DW-2", "You have decided on your hand: wait for the others."),
        Step::Boot => ("DW-2", "Another user decides on their hand first."),
        Step::Turn(TurnStep::Init) => ("DW-10", "It's another user's Init: wait for your turn."),
        Step::Turn(TurnStep::MemoryCleanup) => ("DW-11", "It's another user's Memory Cleanup: wait for your turn."),
        Step::Turn(TurnStep::Setup) => ("DW-12", "It's another user's Setup: nobody responds before Run."),
        Step::Turn(TurnStep::Run) if script => ("DW-33", "Wait until you are asked: then you can issue a script."),
        Step::Turn(TurnStep::Run) => ("DW-13", "Wait until you are asked for a response."),
        Step::Turn(TurnStep::Exit) => ("DW-14", "It's another user's Exit: wait for your turn."),
        Step::Over => ("DW-3", "The match is over."),
    };
    let text = match table.user(seat).out {
        0 if own && table.step != Step::Boot => "Another user is asked first: wait.",
        0 => waits,
        _ => "You are out of the match.",
    };
    Refusal::new(rule, text)
}

fn no_place(state: &State, card: Card) -> Refusal {
    let face = state.table.printed(card);
    let whose = match face.placed {
        Placing::Own => "your own desktop",
        Placing::Others => "another user's desktop",
        Placing::Any => "some desktop",
    };
    match face.kind {
        Kind::Conf => Refusal::new("DW-32", format!("{} attaches to a .PRG on {whose}, and to nothing else.", face.title)),
        Kind::Daemon => Refusal::new("DW-31", format!("{} needs an empty daemon bench on {whose}.", face.title)),
        Kind::Prg | Kind::Script => Refusal::new("DW-12", format!("{} is put on {whose}.", face.title)),
    }
}

/// What is asked now, said to somebody who did something else.
fn not_now(state: &State, asked: Asked, action: Action) -> Refusal {
    let (rule, text) = match asked {
        Asked::Nothing => ("DW-3", "The match is over."),
        Asked::Mulligan => ("DW-2", "First decide whether you keep your hand."),
        Asked::Draw => ("DW-10", "This is Init: name a number and draw."),
        Asked::Setup if matches!(action, Action::Issue { .. }) => ("DW-34", "Commands are issued in a Run step, not in Setup."),
        Asked::Setup if action == Action::Pass => ("DW-44", "There is nothing to respond to: play cards or end the step."),
        Asked::Setup => ("DW-12", "This is Setup: play cards, or end the step."),
        Asked::Run if action == Action::Pass => ("DW-44", "There is nothing to respond to: issue something or end the step."),
        Asked::Run => ("DW-13", "This is Run: issue a command or a script, or end the step."),
        Asked::Respond if action == Action::EndStep => ("DW-44", "Something lies on the stack: respond or pass; the step ends later."),
        Asked::Respond => ("DW-13", "Now you are asked for a response: issue one or pass."),
        Asked::Place => ("DW-12", "Name the desktop or the host for the card that you play."),
        Asked::Either => ("DW-70", "Choose one of the two or more things that it can do."),
        Asked::Amount => ("DW-22", "Name the amount of the variable cost."),
        Asked::Target => ("DW-40", "Name a target."),
        Asked::Discard(1) => (discarding(state), "Discard a card first."),
        Asked::Discard(_) => (discarding(state), "Discard first, one card after the other."),
        Asked::Order => ("DW-52", "Choose which of your effects happens first."),
    };
    Refusal::new(rule, text)
}
