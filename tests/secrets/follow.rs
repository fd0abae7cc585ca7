//! Matches followed in two worlds.

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::game::{NoEvents, Seat, Setup, Viewer, Witnessed};

use crate::compare::Compared;
use crate::report::Report;
use crate::worlds::{Secrets, one_of, other_world, viewers};

/// A match is followed for so many actions for one viewer.
const STRETCH: u32 = 60;
/// Some matches are followed from before this number of actions, for what happens only at the beginning.
const EARLY: u32 = 16;
/// So many actions are kept to be asked about.
const POOL: usize = 500;
/// So often an action is looked for that can be taken in both worlds.
const TRIES: u32 = 6;

/// A step in two worlds by which the viewer learns nothing that differs.
pub struct Pair<'a, G: Secrets> {
    pub viewer: Viewer,
    /// Both worlds before it.
    pub worlds: [&'a G; 2],
    pub seat: Seat,
    /// What is done in each; in the second it may be nothing.
    pub actions: [Option<&'a G::Action>; 2],
}

/// Follows matches of all setups for all viewers until worlds were compared at so many points, and shows each step in both.
pub fn follow<G: Secrets>(points: u64, mut shown: impl FnMut(&Pair<'_, G>)) -> Report {
    let mut follower =
        Follower::<G> { report: Report::new(G::ID), pool: Vec::new(), legal: Vec::new(), weights: Vec::new(), shown: &mut shown };
    for seed in 0.. {
        for (at, setup) in G::setups().iter().enumerate() {
            let state = G::new(setup, seed, G::content()).unwrap();
            for (who, viewer) in viewers(&state).enumerate() {
                follower.stretch(setup, seed, viewer, &mut Chance::new(seed << 16 | (at as u64) << 8 | who as u64));
            }
        }
        if follower.report.points >= points {
            break;
        }
    }
    follower.report
}

struct Follower<'a, G: Secrets> {
    report: Report,
    /// Actions of other states, to be asked about.
    pool: Vec<G::Action>,
    legal: Vec<G::Action>,
    weights: Vec<f32>,
    /// Who is shown the steps.
    shown: &'a mut dyn FnMut(&Pair<'_, G>),
}

impl<G: Secrets> Follower<'_, G> {
    /// Follows a stretch of a match for one viewer.
    fn stretch(&mut self, setup: &Setup, seed: u64, viewer: Viewer, pick: &mut Chance) {
        let mut state = self.begun(setup, seed, pick);
        let mut other: Option<G> = None;
        for _ in 0..STRETCH {
            if other.is_none() {
                let made = other_world(&state, viewer, pick);
                self.report.count(if made.is_some() { "worlds made" } else { "worlds that could not be made" });
                other = made.map(|(world, origin)| {
                    self.report.made(origin);
                    world
                });
            }
            if let Some(two) = &other
                && !(Compared { viewer, one: &state, two, pool: &self.pool }).same(&mut self.report, pick)
            {
                other = None;
            }
            let Some((seat, action)) = self.decided(&state, pick) else { return };
            let Some(two) = other.take() else {
                state.apply(seat, &action, &mut NoEvents).unwrap();
                continue;
            };
            other = self.step(viewer, &mut state, two, (seat, action), pick);
        }
    }

    /// The match after a number of actions.
    fn begun(&mut self, setup: &Setup, seed: u64, pick: &mut Chance) -> G {
        let mut states = vec![G::new(setup, seed, G::content()).unwrap()];
        let lead = if pick.below(4) == 0 { pick.below(EARLY) } else { pick.below(G::LEAD) };
        for _ in 0..lead {
            let mut state = states[states.len() - 1].clone();
            let Some((seat, action)) = self.decided(&state, pick) else { break };
            state.apply(seat, &action, &mut NoEvents).unwrap();
            if self.pool.len() < POOL {
                self.pool.push(action);
            } else if pick.below(8) == 0 {
                let at = pick.below(POOL as u32) as usize;
                self.pool[at] = action;
            }
            states.push(state);
        }
        let last = states.len() - 1;
        // Not all stretches begin where the match is over.
        let at = if states[last].actors().is_empty() { pick.below(states.len() as u32) as usize } else { last };
        states.swap_remove(at)
    }

    /// What is done next, and by whom: at random, or what looks promising.
    fn decided(&mut self, state: &G, pick: &mut Chance) -> Option<(Seat, G::Action)> {
        let mut seats: Vec<Seat> = state.actors().iter().collect();
        if seats.is_empty() {
            return None;
        }
        if pick.below(6) == 0 {
            seats.extend(state.interrupters().iter());
        }
        let seat = one_of(&seats, pick)?;
        state.legal_actions(seat, &mut self.legal);
        if self.legal.is_empty() {
            // A seat that might interrupt has nothing for it.
            return self.decided(state, pick);
        }
        if pick.below(3) == 0 {
            state.prior(seat, &self.legal, &mut self.weights);
            let best = (0..self.legal.len()).max_by(|a, b| self.weights[*a].total_cmp(&self.weights[*b]))?;
            return Some((seat, self.legal[best].clone()));
        }
        Some((seat, one_of(&self.legal, pick)?))
    }

    /// What looks to the viewer in the other world like this action here: often the same, or else any such.
    fn counterpart(
        &mut self,
        viewer: Viewer,
        one: &G,
        two: &G,
        (seat, action): &(Seat, G::Action),
        pick: &mut Chance,
    ) -> Option<G::Action> {
        two.legal_actions(*seat, &mut self.legal);
        if viewer == Viewer::Seat(*seat) || (pick.below(2) == 0 && self.legal.contains(action)) {
            return self.legal.contains(action).then(|| action.clone());
        }
        let shown = one.shown(viewer, *seat, action);
        self.legal.retain(|other| two.shown(viewer, *seat, other) == shown);
        one_of(&self.legal, pick)
    }

    /// Takes a step in both worlds, or one that nobody notices in one of them; gives the other one where the viewer learned
    /// nothing by which they differ.
    fn step(&mut self, viewer: Viewer, one: &mut G, mut two: G, mut done: (Seat, G::Action), pick: &mut Chance) -> Option<G> {
        if viewer != Viewer::Seat(done.0) && one.is_silent(viewer, done.0, &done.1) && pick.below(6) == 0 {
            return self.step_in_silence(viewer, one, two, done);
        }
        let mut other = self.counterpart(viewer, one, &two, &done, pick);
        for _ in 0..TRIES {
            if other.is_some() {
                break;
            }
            done = self.decided(one, pick)?;
            other = self.counterpart(viewer, one, &two, &done, pick);
        }
        let (seat, action) = done;
        let Some(counterpart) = other else {
            self.report.count("steps that can be taken in one world only");
            one.apply(seat, &action, &mut NoEvents).unwrap();
            return None;
        };
        let steered = one.steered(&two, viewer, seat, &action, pick);
        if !steered.is_empty() && one.clone().queue(&steered).is_ok() && two.clone().queue(&steered).is_ok() {
            one.queue(&steered).unwrap();
            two.queue(&steered).unwrap();
        }
        let before = (one.clone(), two.clone());
        let (mut first, mut second) = (Vec::new(), Vec::new());
        let seals = (one.apply(seat, &action, &mut first).unwrap(), two.apply(seat, &counterpart, &mut second).unwrap());
        if taught(viewer, &before.0, one, &first) != taught(viewer, &before.1, &two, &second) {
            self.report.count("steps by which a difference may be learned");
            return None;
        }
        let hidden = viewer != Viewer::Seat(seat) && before.0.shown(viewer, seat, &action) != action;
        self.report.count(match (viewer == Viewer::Seat(seat), hidden) {
            (true, _) => "steps of the viewer",
            (false, false) => "open steps of others",
            (false, true) => "hidden steps of others",
        });
        if action != counterpart {
            self.report.count("hidden steps that differ");
        }
        let compared = Compared { viewer, one: &before.0, two: &before.1, pool: &[] };
        let mut good = compared.same_events(&first, &second, &mut self.report);
        if seals.0 != seals.1 {
            self.report
                .leak("whether it can be undone".into(), || format!("{action:?} and {counterpart:?}: {seals:?}\n{first:?}\n{second:?}"));
            good = false;
        }
        if good {
            let actions = [Some(&action), Some(&counterpart)];
            (self.shown)(&Pair { viewer, worlds: [&before.0, &before.1], seat, actions });
        }
        good.then_some(two)
    }

    /// Takes a step in one world of which the viewer is shown nothing.
    fn step_in_silence(&mut self, viewer: Viewer, one: &mut G, two: G, (seat, action): (Seat, G::Action)) -> Option<G> {
        let (before, mut events) = (one.clone(), Vec::new());
        one.apply(seat, &action, &mut events).unwrap();
        if taught(viewer, &before, one, &events) != taught(viewer, &before, &before, &[]) {
            self.report.count("steps by which a difference may be learned");
            return None;
        }
        self.report.count("silent steps in one world only");
        let good = (Compared { viewer, one: &before, two: &two, pool: &[] }).same_events(&events, &[], &mut self.report);
        if good {
            (self.shown)(&Pair { viewer, worlds: [&before, &two], seat, actions: [Some(&action), None] });
        }
        good.then_some(two)
    }
}

/// What a viewer may have learned by a step.
fn taught<G: Secrets>(viewer: Viewer, before: &G, after: &G, events: &[Witnessed<G::Event>]) -> Vec<String> {
    let taught = events.iter().filter(|seen| before.teaches(viewer, &seen.event)).map(|seen| format!("{:?}", seen.event));
    taught.chain([after.lies_before(viewer)]).collect()
}
