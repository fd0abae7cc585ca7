//! The check of what is in progress in a state from outside.

use super::actions::Target;
use super::cards::Card;
use super::frames::{Attempt, AttemptStage, Flood, FloodStage, Frame, Loss, LossKind, Pick, Picking, Play, PlayStage, SetOffFrame, Trade};
use super::state::State;
use super::table::Step;
use super::validate::Findings;
use super::verbs::{Aim, When};
use crate::rules::game::Seat;
use crate::t;

/// Each frame fits the step, or the frame that it stands on.
pub(super) fn check_frames(state: &State, findings: &mut Findings) {
    let stack = &state.table.stack;
    let quiet = matches!(state.table.step, Step::Boot | Step::Over);
    findings.expect(!quiet || stack.is_empty(), "table.stack", || t!("ad-position-quiet"));
    for (at, frame) in stack.iter().enumerate() {
        let below = at.checked_sub(1).map(|below| stack[below]);
        let good = match *frame {
            Frame::Idle => false,
            Frame::Attempt(attempt) => below.is_none() && attempt_fits(state, &attempt),
            Frame::Play(play) => play_fits(state, &play, below),
            Frame::SetOff(frame) => set_off_fits(state, &frame, below),
            Frame::Loss(loss) => loss_fits(state, &loss, below),
            Frame::Picking(picking) => picking_fits(state, &picking, below),
            Frame::Trade(trade) => below.is_none() && trade_fits(state, &trade),
            Frame::Flood(flood) => flood_fits(state, &flood, below),
        };
        findings.expect(good, format_args!("table.stack[{at}]"), || t!("ad-position-frame"));
    }
}

fn plays(state: &State, seats: &[Seat]) -> bool {
    seats.iter().all(|seat| seat.0 < state.table.seats)
}

fn attempt_fits(state: &State, attempt: &Attempt) -> bool {
    let table = &state.table;
    let Attempt { seat, sector, level, stage, left, taps, paid, extra } = *attempt;
    let step = match table.step {
        Step::FreeAttempt => table.budget.free_attempt_used && !extra,
        Step::Actions => true,
        _ => false,
    };
    if !step || seat != table.turn || table.level(seat, sector).next() != Some(level) {
        return false;
    }
    let others = table.others(seat);
    if !left.is_subset(others) || !taps.is_subset(others) {
        return false;
    }
    if table.controller(sector).is_none() {
        return stage == AttemptStage::Hand && paid < level.price() && state.handed.is_empty() && taps.is_empty();
    }
    let handed = usize::from(paid) == state.handed.len();
    handed
        && match stage {
            AttemptStage::Named => paid == 0,
            AttemptStage::Hand => paid < level.cards(),
            AttemptStage::Answers | AttemptStage::Keep | AttemptStage::Back => paid == level.cards(),
        }
}

/// Whether a target is of the kind that a card is aimed at.
fn aimed(state: &State, aim: Aim, target: Target) -> bool {
    match (aim, target) {
        (Aim::None, Target::None)
        | (Aim::OwnAccess | Aim::ControlledWithoutAccess | Aim::WithoutAccess | Aim::Here(_) | Aim::OwnUser, Target::Sector(_))
        | (Aim::OthersUpgrade | Aim::LyingCard, Target::Card(_)) => true,
        (
            Aim::Other | Aim::OtherWithCards | Aim::OtherWithUser(_) | Aim::OtherWithUpgrade(_) | Aim::Controller(_),
            Target::Player(seat),
        )
        | (Aim::OthersMarker | Aim::MarkerUnderOper, Target::Marker { seat, .. }) => plays(state, &[seat]),
        _ => false,
    }
}

fn play_fits(state: &State, play: &Play, below: Option<Frame>) -> bool {
    let table = &state.table;
    let Play { seat, card, target, backdoor, stage, done, left, spared } = *play;
    let face = table.cards.face(card);
    let joined = table.cards.joined;
    if !plays(state, &[seat])
        || !aimed(state, face.aim, target)
        || matches!(target, Target::Player(player) if player == seat)
        || !left.is_subset(table.others(seat))
        || !spared.is_subset(table.everybody())
        || usize::from(done) > face.effects.len()
        || (backdoor && (joined.is_empty() || face.when == When::Upgrade || face.requires.is_none()))
    {
        return false;
    }
    let own_turn = |step: Step| below.is_none() && seat == table.turn && table.step == step;
    let place = match face.when {
        When::Action | When::Upgrade => own_turn(Step::Actions),
        When::DrawStep => own_turn(Step::Draw),
        When::AnyTime => matches!(below, None | Some(Frame::Attempt(_) | Frame::Play(_))),
        When::BeforeAttempt | When::Attempt => matches!(below, Some(Frame::Attempt(attempt)) if attempt.seat != seat),
        When::Virus | When::RootCard | When::RequiringCard => matches!(below, Some(Frame::Play(other)) if other.seat != seat),
        When::Loss => matches!(below, Some(Frame::Loss(_))),
        When::Potato | When::Joined => false,
    };
    place && (done == 0 || matches!(stage, PlayStage::Effect | PlayStage::Void))
}

fn set_off_fits(state: &State, frame: &SetOffFrame, below: Option<Frame>) -> bool {
    let face = state.table.cards.face(frame.card);
    plays(state, &[frame.owner, frame.seat])
        && face.set_off.is_some()
        && usize::from(frame.done) <= face.effects.len()
        && matches!(below, None | Some(Frame::Play(_) | Frame::SetOff(_)))
}

/// Whether what stands below is this card of this player.
fn is_of(below: Option<Frame>, by: Seat, card: Card) -> bool {
    match below {
        Some(Frame::Play(play)) => play.seat == by && play.card == card,
        Some(Frame::SetOff(frame)) => frame.owner == by && frame.card == card,
        _ => false,
    }
}

fn loss_fits(state: &State, loss: &Loss, below: Option<Frame>) -> bool {
    let Loss { by, card, kind, asked, left, given } = *loss;
    if !plays(state, &[by]) || !is_of(below, by, card) || !left.is_subset(state.table.everybody()) || !asked.is_subset(left.without(by)) {
        return false;
    }
    match kind {
        LossKind::TakeSeen => {
            let victim = state.table.first_after(by, left);
            let sees = |victim: Seat| state.hand(victim).is_subset(state.known[by.index()]);
            left.len() <= 1 && !left.contains(by) && (given == 0 || (given == 1 && victim.is_some_and(sees)))
        }
        LossKind::SurrenderTo(_) | LossKind::GiveChosen(_) => !left.contains(by),
        LossKind::GiveRandom(_) | LossKind::TakeUpgrade(_) => !left.contains(by) && given == 0,
        LossKind::DiscardTo(_) | LossKind::DropUpgrade(_) | LossKind::LoseUpgrade | LossKind::RandomToLimit => given == 0,
    }
}

fn picking_fits(state: &State, picking: &Picking, below: Option<Frame>) -> bool {
    let seat = picking.seat;
    plays(state, &[seat])
        && match picking.what {
            Pick::Swap(to) => plays(state, &[to]) && to != seat && matches!(below, Some(Frame::Play(play)) if play.seat == seat),
            Pick::Upgrade => matches!(below, Some(Frame::Play(play)) if play.seat == seat),
            Pick::Price(left) => {
                (1..=2).contains(&left)
                    && below.is_none()
                    && seat == state.table.turn
                    && state.table.step == Step::Actions
                    && state.table.budget.bought
            }
        }
}

fn trade_fits(state: &State, trade: &Trade) -> bool {
    let table = &state.table;
    plays(state, &[trade.seat, trade.to])
        && trade.seat == table.turn
        && trade.to != trade.seat
        && table.step == Step::Actions
        && table.budget.actions > 0
        && table.budget.offers > 0
}

fn flood_fits(state: &State, flood: &Flood, below: Option<Frame>) -> bool {
    let Flood { by, card, victim, stage, left } = *flood;
    plays(state, &[by, victim])
        && is_of(below, by, card)
        && left.is_subset(state.table.everybody())
        && match stage {
            FloodStage::Gifts => !left.contains(victim),
            FloodStage::Draws => true,
            FloodStage::Discards => false,
        }
}
