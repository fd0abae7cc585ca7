//! Worlds that a viewer can't tell apart by the rules.

use cyberdeck::bots::Strategy;
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Seat, Setup, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::Value;

/// What is hidden in a game, by its rulebook.
pub trait Secrets: Strategy {
    /// A match is followed from any of its first so many actions on.
    const LEAD: u32;
    /// Whether there are hidden things that can be exchanged, besides what is chosen in secret.
    const EXCHANGES: bool = true;
    /// Kinds of events that tell some viewers less than others, or tell them something by a secret: all have to be compared.
    const EVENTS: &[&str];

    /// The content that is played with.
    fn content() -> &'static Content {
        Content::built_in()
    }

    /// The setups that are followed.
    fn setups() -> Vec<Setup>;

    /// The same state but for some things that are hidden from `viewer`, which are exchanged in the state itself, without
    /// a look at any view. Nothing where there is nothing to exchange, or it fails.
    fn exchanged(&self, viewer: Viewer, pick: &mut Chance) -> Option<Self>;

    /// What `viewer` is shown of an action of another seat: the action with what is hidden of it put out, so that what is
    /// equal looks equal. What comes of it is another matter.
    fn shown(&self, viewer: Viewer, seat: Seat, action: &Self::Action) -> Self::Action;

    /// Whether nothing at all is shown to `viewer` of an action of another seat, not even that it acts, unless something
    /// comes of it.
    fn is_silent(&self, viewer: Viewer, seat: Seat, action: &Self::Action) -> bool {
        let _ = (viewer, seat, action);
        false
    }

    /// Whether the rules let `viewer` learn by this event, as it stands, what hidden things or chance have brought. What
    /// follows from open things and such events alone is not one of these.
    fn teaches(&self, viewer: Viewer, event: &Self::Event) -> bool;

    /// What else lies before `viewer` now by the rules, though no event has said it.
    fn lies_before(&self, viewer: Viewer) -> String {
        let _ = viewer;
        String::new()
    }

    /// Results to be queued in both worlds before an action, so that the same comes out for the viewer.
    fn steered(&self, other: &Self, viewer: Viewer, seat: Seat, action: &Self::Action, pick: &mut Chance) -> Vec<u8> {
        let _ = (other, viewer, seat, action, pick);
        Vec::new()
    }
}

/// How another world came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// Hidden things were exchanged.
    Exchanged,
    /// It was drawn from the view.
    Sampled,
    /// It is the same, until others choose something else in secret.
    Retold,
}

/// Another world for this viewer.
pub fn other_world<G: Secrets>(state: &G, viewer: Viewer, pick: &mut Chance) -> Option<(G, Origin)> {
    let (mut world, origin) = match pick.below(5) {
        0 => (state.clone(), Origin::Retold),
        1 => (G::sample(&state.view(viewer), &mut ChaCha8Rng::seed_from_u64(u64::from(pick.below(1 << 30)))), Origin::Sampled),
        _ => match state.exchanged(viewer, pick) {
            Some(world) => (world, Origin::Exchanged),
            None => (state.clone(), Origin::Retold),
        },
    };
    // What chance brings is hidden from everybody; with the same chance in both worlds they stay alike for longer.
    let mut chance = tree(state)["chance"].clone();
    if pick.below(4) == 0 {
        chance["seed"] = (0..8).map(|_| format!("{:08x}", pick.below(u32::MAX))).collect::<String>().into();
    }
    world = edited(&world, |tree| tree["chance"] = chance.clone())?;
    (world.validate() == Ok(())).then_some((world, origin))
}

/// A state as a file has it.
pub fn tree<G: Secrets>(state: &G) -> Value {
    serde_json::to_value(state).unwrap()
}

/// A state changed as a file; nothing where it can't be read then.
pub fn edited<G: Secrets>(state: &G, edit: impl FnOnce(&mut Value)) -> Option<G> {
    let mut tree = tree(state);
    edit(&mut tree);
    G::content().reading(|| serde_json::from_value(tree)).ok()
}

/// Puts two numbers in the place of each other, in all lists below a value.
pub fn swap_numbers(value: &mut Value, one: u64, two: u64) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| swap_numbers(item, one, two)),
        Value::Number(number) if number.as_u64() == Some(one) => *value = two.into(),
        Value::Number(number) if number.as_u64() == Some(two) => *value = one.into(),
        _ => {}
    }
}

/// One of these at random.
pub fn one_of<T: Clone>(items: &[T], pick: &mut Chance) -> Option<T> {
    if items.is_empty() { None } else { items.get(pick.below(items.len() as u32) as usize).cloned() }
}

/// Everybody who can look at this match.
pub fn viewers<G: Secrets>(state: &G) -> impl Iterator<Item = Viewer> + use<G> {
    (0..state.seats()).map(|at| Viewer::Seat(Seat(at))).chain([Viewer::Spectator])
}
