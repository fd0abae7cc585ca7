//! “Could I…?”: the shortest way, by a seat's own actions, to one that is not allowed yet.

use std::collections::HashSet;

use rand_chacha::ChaCha8Rng;

use super::game::{Game, NoEvents, Seal, Seat};
use super::trial::{TrialEnd, try_out};

/// How far ways are looked for.
#[derive(Debug, Clone, Copy)]
pub struct Reach {
    /// So many actions come before the wanted one at most.
    pub actions: usize,
    /// So many positions are looked at at most.
    pub positions: usize,
}

/// How a seat comes to an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Way<A> {
    /// It is allowed now.
    Now(A),
    /// It is allowed after these actions of the seat, whatever is hidden.
    After(Vec<A>, A),
    /// Nothing that the seat can do by itself this turn makes it legal.
    None,
    /// There is no way within reach; a longer one may exist.
    Unknown,
}

/// The shortest way of `seat` to an action that is `wanted`. It ends where chance, a secret or another seat comes in: nobody
/// can count on what follows. It is made from the view, so it cannot know more.
pub fn way<G: Game>(
    view: &G::View,
    seat: Seat,
    wanted: impl Fn(&G::Action) -> bool,
    reach: Reach,
    rng: &mut ChaCha8Rng,
    is_cancelled: impl Fn() -> bool,
) -> Way<G::Action> {
    let world = G::sample(view, rng);
    let mut frontier = vec![(world.clone(), Vec::new())];
    let (mut seen, mut positions, mut legal) = (HashSet::new(), 0, Vec::new());
    let mut is_complete = true;
    for depth in 0..=reach.actions {
        let mut next = Vec::new();
        for (state, path) in &frontier {
            if positions == reach.positions || is_cancelled() {
                return Way::Unknown;
            }
            positions += 1;
            state.legal_actions(seat, &mut legal);
            if let Some(found) = legal.iter().find(|action| wanted(action) && holds(&world, seat, path, action)) {
                let found = found.clone();
                return if path.is_empty() { Way::Now(found) } else { Way::After(path.clone(), found) };
            }
            for action in &legal {
                let mut after = state.clone();
                let goes_on = after.play(seat, action, &mut NoEvents) == Seal::Open && after.actors().contains(seat);
                if !goes_on {
                    continue;
                }
                if depth == reach.actions {
                    is_complete = false;
                    break;
                }
                // The same actions in another order come to the same.
                let path: Vec<G::Action> = path.iter().chain([action]).cloned().collect();
                let mut done = path.clone();
                done.sort_unstable();
                if seen.insert(done) {
                    next.push((after, path));
                }
            }
        }
        frontier = next;
    }
    if is_complete { Way::None } else { Way::Unknown }
}

/// Whether the path and the action after it can be done whatever is hidden.
fn holds<G: Game>(state: &G, seat: Seat, path: &[G::Action], last: &G::Action) -> bool {
    let all: Vec<G::Action> = path.iter().chain([last]).cloned().collect();
    match try_out(state, seat, &all).end {
        TrialEnd::Done => true,
        TrialEnd::Unknown { at } => at == path.len(),
        TrialEnd::Refused { .. } => false,
    }
}
