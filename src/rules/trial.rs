//! Trying a chain of one's own actions before the first of them is done.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;

use super::game::{Game, Refusal, Seal, Seat, Viewer, Witnessed};

/// In so many states that fit what the seat knows a chain is tried; what is the same in all of them counts as certain.
const WORLDS: u64 = 4;

/// How far a chain of actions goes.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Trial<E> {
    /// What the seat would see happen by each action that is legal and certain, in their order.
    pub steps: Vec<Vec<E>>,
    /// Where it ends.
    pub end: TrialEnd,
}

/// Where a chain of actions ends. Places in the chain are counted from 0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum TrialEnd {
    /// All of it can be done.
    Done,
    /// An action is refused; all before it can be done.
    Refused {
        /// Its place.
        at: usize,
        /// Why.
        refusal: Refusal,
    },
    /// An action can be done, but something random or hidden comes out by it; nothing after it was tried.
    Unknown {
        /// Its place.
        at: usize,
    },
}

/// Tries what a seat would do, one action after the other, and tells what it would see of it. The state stays as it is.
///
/// It is tried in states drawn from what the seat may know ([`Game::sample`]), never in the state itself: so the answer
/// tells nothing else, not even by where it ends. Only the seat's own actions are tried; where somebody else is to act
/// next, the game refuses them as always.
pub fn try_out<G: Game>(state: &G, seat: Seat, actions: &[G::Action]) -> Trial<G::Event> {
    let mut steps = Vec::with_capacity(actions.len());
    let end = tried(state, seat, actions, &mut steps).unwrap_or(TrialEnd::Done);
    Trial { steps, end }
}

/// What stops the chain, if anything does.
fn tried<G: Game>(state: &G, seat: Seat, actions: &[G::Action], steps: &mut Vec<Vec<G::Event>>) -> Option<TrialEnd> {
    if seat.0 >= state.seats() {
        let refusal = state.check(seat, actions.first()?).err()?;
        return Some(TrialEnd::Refused { at: 0, refusal });
    }
    let viewer = Viewer::Seat(seat);
    let view = state.view(viewer);
    let mut worlds: Vec<G> = (0..WORLDS).map(|number| G::sample(&view, &mut ChaCha8Rng::seed_from_u64(number))).collect();
    for (at, action) in actions.iter().enumerate() {
        // Every world looks the same to the seat, so they all judge alike.
        if let Some(refusal) = worlds.first().and_then(|world| world.check(seat, action).err()) {
            return Some(TrialEnd::Refused { at, refusal });
        }
        let mut seen: Vec<(Vec<G::Event>, G::View)> = Vec::with_capacity(worlds.len());
        for world in &mut worlds {
            let mut events: Vec<Witnessed<G::Event>> = Vec::new();
            if world.play(seat, action, &mut events) == Seal::Sealed {
                return Some(TrialEnd::Unknown { at });
            }
            let own = events.into_iter().filter(|event| event.audience.includes(viewer)).map(|event| event.event).collect();
            seen.push((own, world.view(viewer)));
        }
        let first = seen.pop()?;
        if seen.iter().any(|other| *other != first) {
            return Some(TrialEnd::Unknown { at });
        }
        steps.push(first.0);
    }
    None
}
