//! How good an action looks: it is carried through, with its choices made in the best way and nobody answering any more,
//! and what is then on the table is judged.

use super::value;
use super::worth::Worths;
use crate::rules::data_warriors::{Action, Asked, Card, CardState, FaceId, Kind, Named, State, Table};
use crate::rules::game::{Game, NoEvents, Seat};

/// So many choices are made in the best way, one after the other; later ones as they come.
const DEPTH: u8 = 2;
/// So many ways of a choice are compared at most.
const WAYS: usize = 12;
/// Carrying through ends after so many actions.
const LENGTH: usize = 80;
/// Of what resigning promises.
const NEVER: f32 = -1e6;

/// What an action promises.
#[derive(Debug, Clone, Copy)]
pub(super) struct Promise {
    /// The lead, in cards of a drive.
    pub lead: f32,
    /// How many cards one then has, in drive, hand and play.
    pub cards: u16,
}

/// Fills `out` with the lead that each of the legal `actions` of `seat` promises, in cards of a drive.
pub(super) fn scores(state: &State, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
    out.clear();
    out.extend(promises(state, seat, actions).into_iter().map(|promise| promise.lead));
}

/// What each of the legal `actions` of `seat` promises.
pub(super) fn promises(state: &State, seat: Seat, actions: &[Action]) -> Vec<Promise> {
    let mut promises: Vec<Promise> = Vec::with_capacity(actions.len());
    let asked = state.asking().1;
    for (at, action) in actions.iter().enumerate() {
        // Cards that are alike are worth the same.
        let like = (0..at).rev().take(WAYS).find(|before| alike(state.table(), &actions[*before], action));
        promises.push(like.map_or_else(|| promise(state, seat, asked, action), |before| promises[before]));
    }
    promises
}

/// Whether one of the `actions` throws away what is one's own for nothing: cards that are lost without a lead, a daemon that no
/// better one follows, a target of one's own where another's brings more.
pub(super) fn is_waste(state: &State, seat: Seat, actions: &[Action], promises: &[Promise], at: usize) -> bool {
    let (table, promise) = (state.table(), promises[at]);
    let gains = || promise.lead > value::lead(state, seat);
    match actions[at] {
        Action::Dismiss(daemon) => !gains() && !holds_better_daemon(state, seat, daemon),
        Action::Play(card) => {
            // A script is spent.
            let spent = u16::from(table.printed(card).kind == Kind::Script);
            promise.cards + spent < cards_of(state, seat) && !gains()
        }
        Action::Issue { .. } => promise.cards < cards_of(state, seat) && !gains(),
        Action::Name(named) if state.asking().1 == Asked::Target && whose(table, named) == Some(seat) => {
            let another =
                |action: &Action| matches!(action, Action::Name(other) if whose(table, *other).is_some_and(|whose| whose != seat));
            actions.iter().zip(promises).any(|(other, better)| another(other) && better.lead > promise.lead)
        }
        _ => false,
    }
}

/// Whose a user, card or item is.
fn whose(table: &Table, named: Named) -> Option<Seat> {
    match named {
        Named::User(seat) => Some(seat),
        Named::Card(card) => Some(table.desk.get(card).map_or(card.owner(), |placed| placed.controller)),
        Named::Item(number) => table.stack.iter().find(|item| item.number == number).map(|item| item.issuer),
    }
}

/// Whether a daemon in hand is worth more than the one in play, and can be paid.
fn holds_better_daemon(state: &State, seat: Seat, daemon: Card) -> bool {
    let (table, worths) = (state.table(), Worths::of(state.table().catalog));
    let (worth, free) = (worths.card(table.face(daemon)), table.user(seat).memory.free());
    state.hand(seat).iter().any(|card| {
        let face = table.printed(card);
        face.kind == Kind::Daemon && face.cost <= free && worths.card(table.face(card)) > worth
    })
}

/// How many cards a user has, in drive, hand and play.
fn cards_of(state: &State, seat: Seat) -> u16 {
    let (table, user) = (state.table(), state.table().user(seat));
    let play = table.desk.controlled(seat).iter().count() as u16;
    u16::from(user.drive) + u16::from(user.hand) + play
}

/// What an action promises.
fn promise(state: &State, seat: Seat, asked: Asked, action: &Action) -> Promise {
    let lead = match (asked, action) {
        (_, Action::Resign) => NEVER,
        (Asked::Run, Action::EndStep) => value::lead_after_turn(state, seat),
        (Asked::Setup, Action::EndStep) => value::lead(state, seat),
        (Asked::Discard(_), Action::Discard(card)) => -kept(state, *card),
        (Asked::Mulligan, Action::Keep) => {
            if is_playable(state, seat) {
                1.0
            } else {
                -1.0
            }
        }
        (Asked::Mulligan, _) => 0.0,
        _ => {
            let mut after = state.clone();
            after.play(seat, action, &mut NoEvents);
            return settle(after, seat, DEPTH);
        }
    };
    Promise { lead, cards: cards_of(state, seat) }
}

/// What is then on the table.
fn settle(mut state: State, seat: Seat, depth: u8) -> Promise {
    let mut actions = Vec::new();
    for _ in 0..LENGTH {
        let (actors, asked) = state.asking();
        let Some(actor) = actors.iter().next() else { break };
        let action = match asked {
            Asked::Nothing | Asked::Mulligan | Asked::Draw | Asked::Setup | Asked::Run => break,
            Asked::Respond => Action::Pass,
            Asked::Discard(_) => {
                let worst = state.hand(actor).iter().min_by(|a, b| kept(&state, *a).total_cmp(&kept(&state, *b)));
                let Some(worst) = worst else { break };
                Action::Discard(worst)
            }
            Asked::Order | Asked::Place | Asked::Either | Asked::Amount | Asked::Target => {
                state.legal_actions(actor, &mut actions);
                actions.retain(|action| *action != Action::Resign);
                let Some(first) = actions.first().copied() else { break };
                if depth == 0 || asked == Asked::Order {
                    first
                } else {
                    let (best, promised) = best_way(&state, actor, &actions, depth);
                    if actor == seat {
                        return promised;
                    }
                    best
                }
            }
        };
        state.play(actor, &action, &mut NoEvents);
    }
    Promise { lead: value::lead(&state, seat), cards: cards_of(&state, seat) }
}

fn best_way(state: &State, actor: Seat, actions: &[Action], depth: u8) -> (Action, Promise) {
    let (mut best, mut most, mut ways) = (actions[0], Promise { lead: f32::MIN, cards: 0 }, 0);
    for (at, action) in actions.iter().enumerate() {
        if actions[..at].iter().any(|before| alike(state.table(), before, action)) {
            continue;
        }
        let mut after = state.clone();
        after.play(actor, action, &mut NoEvents);
        let promised = settle(after, actor, depth - 1);
        if promised.lead > most.lead {
            (best, most) = (*action, promised);
        }
        ways += 1;
        if ways == WAYS {
            break;
        }
    }
    (best, most)
}

/// Whether two actions are the same but for which of two like cards they are about.
pub(super) fn alike(table: &Table, a: &Action, b: &Action) -> bool {
    let like = |a: Card, b: Card| looks(table, a) == looks(table, b);
    match (a, b) {
        (Action::Play(a), Action::Play(b)) | (Action::Discard(a), Action::Discard(b)) => like(*a, *b),
        (Action::Name(Named::Card(a)), Action::Name(Named::Card(b))) => like(*a, *b),
        (Action::Issue { card: a, command: x }, Action::Issue { card: b, command: y }) => x == y && like(*a, *b),
        _ => false,
    }
}

/// What tells a card from others: what stands on it, and how it lies. Hosts are always told apart.
fn looks(table: &Table, card: Card) -> (FaceId, Seat, Option<(CardState, Seat, Seat, Option<Card>)>, Option<Card>) {
    let placed = table.desk.get(card);
    let single = placed.is_some_and(|_| table.desk.attached(card).next().is_some()).then_some(card);
    (table.face(card), card.owner(), placed.map(|placed| (placed.state, placed.controller, placed.at, placed.host)), single)
}

/// What it is worth to keep a card in hand.
fn kept(state: &State, card: Card) -> f32 {
    let table = state.table();
    let face = table.face(card);
    let owner = card.owner();
    let mut worth = Worths::of(table.catalog).card(face);
    if table.printed(card).kind == Kind::Daemon && table.daemon_at(owner).is_some() {
        worth *= 0.3;
    }
    let like = state.hand(owner).iter().filter(|other| *other != card && table.face(*other) == face).count();
    let lying = table.desk.iter().filter(|(other, _)| other.owner() == owner && table.face(*other) == face).count();
    worth - 0.4 * like as f32 - 0.2 * lying as f32 - 0.15 * f32::from(table.printed(card).cost.saturating_sub(3))
}

/// Whether a starting hand can be begun with.
fn is_playable(state: &State, seat: Seat) -> bool {
    let faces = state.hand(seat).iter().map(|card| state.table().printed(card));
    let (mut programs, mut early) = (0, 0);
    for face in faces {
        programs += usize::from(face.kind == Kind::Prg);
        early += usize::from(face.kind == Kind::Prg && face.cost <= 3);
    }
    programs >= 2 && early >= 1
}
