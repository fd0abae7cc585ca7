//! Why something is not allowed, in words.

use super::Placing;
use super::actions::Action;
use super::cards::Card;
use super::content::CommandId;
use super::counts::conditions_words;
use super::issuing::MOST_NAMED;
use super::language::Aim;
use super::phrases::{Case, aim_words};
use super::stack::{Doing, STACK};
use super::state::State;
use super::table::{FREE_ISSUES, ISSUES, Step};
use super::view::Asked;
use super::words_of_cards::{CardState, Condition, Kind, TurnStep};
use crate::rules::game::{Refusal, Seat};
use crate::t;

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

impl Why {
    /// The refusal, with the titles of the match.
    pub(super) fn refusal(self, state: &State) -> Refusal {
        let table = &state.table;
        let title = |card: Card| table.title(card);
        let name = |card: Card, command: Option<CommandId>| match command {
            Some(command) => t!("dw-command-of", command = table.catalog.command(command).name.as_str(), card = title(card)),
            None => title(card).to_owned(),
        };
        match self {
            Self::Over => Refusal::new("DW-3", t!("dw-refuse-over")),
            Self::NoSeat => Refusal::new("DW-1", t!("dw-refuse-no-seat")),
            Self::NotAsked(seat, action) => not_asked(state, seat, action),
            Self::NotNow(asked, action) => not_now(state, asked, action),
            Self::Draws(most) => Refusal::new("DW-10", t!("dw-refuse-draws", most = most)),
            Self::NotHeld(card) => Refusal::new("DW-12", t!("dw-refuse-not-in-hand", card = title(card))),
            Self::NotDiscarded(card) => Refusal::new(discarding(state), t!("dw-refuse-not-in-hand", card = title(card))),
            Self::SetupOnly(card) => {
                Refusal::new("DW-12", t!("dw-refuse-setup-only", card = title(card), kind = table.printed(card).kind.label()))
            }
            Self::NoPlace(card) => no_place(state, card),
            Self::Requires(card, command, condition) => {
                Refusal::new("DW-51", t!("dw-refuse-requires", what = name(card, command), requirement = conditions_words(&[condition])))
            }
            Self::NoTarget(card, command) => {
                let ability = match command {
                    Some(command) => table.catalog.command(command),
                    None => table.catalog.text(super::Text::Script(table.face(card))),
                };
                let aims: Vec<String> =
                    ability.parts.iter().flat_map(|part| &part.targets).map(|target| aim_words(target.aim, Case::Nom)).collect();
                Refusal::new("DW-40", t!("dw-refuse-no-target", what = name(card, command), targets = aims.join(", ")))
            }
            Self::Memory { card, command, x, need, free } => {
                let seat = if command.is_some() { table.desk.get(card).map(|placed| placed.controller) } else { Some(card.owner()) };
                let seat = seat.unwrap_or(card.owner());
                let cost = match command {
                    Some(command) => table.command_cost(seat, card, command, x),
                    None => table.card_cost(seat, card),
                };
                let reason = |more: String, card: Option<Card>| {
                    t!("dw-reason", more = more, source = card.map_or_else(|| t!("dw-reason-effect"), |card| title(card).to_owned()))
                };
                let reasons: Vec<String> = cost.reasons.iter().map(|cause| reason(format!("{:+}", cause.more), cause.card)).collect();
                let reasons = if reasons.is_empty() { "none".to_owned() } else { reasons.join(", ") };
                Refusal::new(
                    "DW-20",
                    t!("dw-refuse-memory", what = name(card, command), need = need, base = cost.base, reasons = reasons, free = free),
                )
            }
            Self::ManyIssues => Refusal::new("DW-53", t!("dw-refuse-many-issues", limit = ISSUES)),
            Self::StackFull => Refusal::new("DW-53", t!("dw-refuse-stack-full", limit = STACK)),
            Self::NotInPlay => Refusal::new("DW-34", t!("dw-refuse-not-in-play")),
            Self::NoControl(card) => Refusal::new("DW-34", t!("dw-refuse-no-control", card = title(card))),
            Self::NotIdle(card, state) => Refusal::new("DW-34", t!("dw-refuse-not-idle", card = title(card), state = state.label())),
            Self::Locked(card) => Refusal::new("DW-50", t!("dw-refuse-locked", card = title(card))),
            Self::NoCommand(card) => Refusal::new("DW-22", t!("dw-refuse-no-command", card = title(card))),
            Self::Spent(card, command) => {
                Refusal::new("DW-34", t!("dw-refuse-spent", what = name(card, Some(command)), limit = FREE_ISSUES))
            }
            Self::Amount { x, least } if x < least => Refusal::new("DW-22", t!("dw-refuse-too-little", least = least)),
            Self::Amount { .. } => Refusal::new("DW-22", t!("dw-refuse-too-much", most = MOST_NAMED)),
            Self::WrongState(card, is, aim) => Refusal::new(
                "DW-36",
                t!("dw-refuse-wrong-state", card = title(card), state = is.label(), target = aim_words(aim, Case::Acc)),
            ),
            Self::BadTarget(aim) => Refusal::new("DW-40", t!("dw-refuse-bad-target", target = aim_words(aim, Case::Acc))),
            Self::NoChoice => Refusal::new("DW-70", t!("dw-refuse-no-choice")),
            Self::NoDaemon => Refusal::new("DW-31", t!("dw-refuse-no-daemon")),
            Self::NoEffect => Refusal::new("DW-52", t!("dw-refuse-no-effect")),
            Self::NoResigning => Refusal::new("DW-4", t!("dw-refuse-no-resigning")),
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
    let elsewhere = |step: TurnStep| t!("dw-refuse-not-your-step", step = step.label());
    let (rule, waits) = match table.step {
        Step::Boot if table.user(seat).decided => ("DW-2", t!("dw-refuse-decided")),
        Step::Boot => ("DW-2", t!("dw-refuse-deciding")),
        Step::Turn(step @ TurnStep::Init) => ("DW-10", elsewhere(step)),
        Step::Turn(step @ TurnStep::MemoryCleanup) => ("DW-11", elsewhere(step)),
        Step::Turn(TurnStep::Setup) => ("DW-12", t!("dw-refuse-no-response-in-setup")),
        Step::Turn(TurnStep::Run) if script => ("DW-33", t!("dw-refuse-script-later")),
        Step::Turn(TurnStep::Run) => ("DW-13", t!("dw-refuse-respond-later")),
        Step::Turn(step @ TurnStep::Exit) => ("DW-14", elsewhere(step)),
        Step::Over => ("DW-3", t!("dw-refuse-over")),
    };
    let text = match table.user(seat).out {
        0 if own && table.step != Step::Boot => t!("dw-refuse-asked-first"),
        0 => waits,
        _ => t!("dw-refuse-out"),
    };
    Refusal::new(rule, text)
}

fn no_place(state: &State, card: Card) -> Refusal {
    let face = state.table.printed(card);
    let title = face.title.as_str();
    let place = match face.placed {
        Placing::Own => "own",
        Placing::Others => "others",
        Placing::Any => "any",
    };
    match face.kind {
        Kind::Conf => Refusal::new("DW-32", t!("dw-refuse-no-host", card = title, place = place)),
        Kind::Daemon => Refusal::new("DW-31", t!("dw-refuse-no-bench", card = title, place = place)),
        Kind::Prg | Kind::Script => Refusal::new("DW-12", t!("dw-refuse-no-place", card = title, place = place)),
    }
}

/// What is asked now, said to somebody who did something else.
fn not_now(state: &State, asked: Asked, action: Action) -> Refusal {
    let (rule, text) = match asked {
        Asked::Nothing => ("DW-3", t!("dw-refuse-over")),
        Asked::Mulligan => ("DW-2", t!("dw-refuse-mulligan-first")),
        Asked::Draw => ("DW-10", t!("dw-refuse-draw-first")),
        Asked::Setup if matches!(action, Action::Issue { .. }) => ("DW-34", t!("dw-refuse-no-commands-in-setup")),
        Asked::Setup if action == Action::Pass => ("DW-44", t!("dw-refuse-no-pass-in-setup")),
        Asked::Setup => ("DW-12", t!("dw-refuse-in-setup")),
        Asked::Run if action == Action::Pass => ("DW-44", t!("dw-refuse-no-pass-in-run")),
        Asked::Run => ("DW-13", t!("dw-refuse-in-run")),
        Asked::Respond if action == Action::EndStep => ("DW-44", t!("dw-refuse-end-later")),
        Asked::Respond => ("DW-13", t!("dw-refuse-respond")),
        Asked::Place => ("DW-12", t!("dw-refuse-place-first")),
        Asked::Either => ("DW-70", t!("dw-refuse-either-first")),
        Asked::Amount => ("DW-22", t!("dw-refuse-amount-first")),
        Asked::Target => ("DW-40", t!("dw-refuse-target-first")),
        Asked::Discard(count) => (discarding(state), t!("dw-refuse-discard-first", count = count)),
        Asked::Order => ("DW-52", t!("dw-refuse-order-first")),
    };
    Refusal::new(rule, text)
}
