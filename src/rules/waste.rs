//! What an action throws away for nothing: mistakes that nobody can undo, as far as the seat itself can know them.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::game::{Game, NoEvents, Seal, Seat};

/// A state that fits what a seat knows; always the same one.
pub(super) fn world<G: Game>(view: &G::View) -> G {
    G::sample(view, &mut ChaCha8Rng::seed_from_u64(0))
}

/// Whether something random or hidden comes out by an action at once, so that it can't be undone.
pub(super) fn is_final<G: Game>(view: &G::View, seat: Seat, action: &G::Action) -> bool {
    let mut world = world::<G>(view);
    world.check(seat, action).is_ok() && world.play(seat, action, &mut NoEvents) == Seal::Sealed
}
