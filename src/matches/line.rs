//! The line of play: the start of a match, and every step that led to where it stands. Undo and replay look things up here.

use super::ApplyError;
use super::journal::Entry;
use crate::rules::game::{Game, Names, Refusal, Seal, Seat, Seats, Viewer, Witnessed};

/// Something that changed the state, and what it led to.
#[derive(Debug, Clone)]
pub(super) struct Step<G: Game> {
    /// [`Entry::Act`] or [`Entry::Queue`].
    pub entry: Entry<G::Action>,
    /// Who could have acted.
    pub actors: Seats,
    pub events: Vec<Witnessed<G::Event>>,
    pub seal: Seal,
    /// The state after it.
    pub state: G,
}

impl<G: Game> Step<G> {
    /// Who acted, if anybody did.
    pub fn actor(&self) -> Option<Seat> {
        match self.entry {
            Entry::Act(seat, _) => Some(seat),
            _ => None,
        }
    }

    /// Carries an action out on `before`.
    pub fn act(before: &G, seat: Seat, action: &G::Action) -> Result<Self, Refusal> {
        let mut state = before.clone();
        let mut events = Vec::new();
        let seal = state.apply(seat, action, &mut events)?;
        Ok(Self { entry: Entry::Act(seat, action.clone()), actors: before.actors(), events, seal, state })
    }

    /// Queues results on `before`.
    pub fn queue(before: &G, results: &[u8]) -> Result<Self, String> {
        let mut state = before.clone();
        state.queue(results)?;
        Ok(Self { entry: Entry::Queue(results.to_vec()), actors: before.actors(), events: Vec::new(), seal: Seal::Open, state })
    }

    /// The same again on another state.
    fn again(&self, before: &G) -> Option<Self> {
        match &self.entry {
            Entry::Act(seat, action) => Self::act(before, *seat, action).ok(),
            Entry::Queue(results) => Self::queue(before, results).ok(),
            _ => None,
        }
    }
}

/// The start and the steps since.
#[derive(Debug, Clone)]
pub(super) struct Line<G: Game> {
    pub start: G,
    pub steps: Vec<Step<G>>,
}

/// An action taken out of the line.
pub(super) struct Undone<G: Game> {
    /// The step that goes.
    pub at: usize,
    /// What follows it from now on.
    pub rest: Vec<Step<G>>,
    pub action: G::Action,
}

impl<G: Game> Line<G> {
    pub const fn new(start: G) -> Self {
        Self { start, steps: Vec::new() }
    }

    /// The state after so many steps.
    pub fn state(&self, step: usize) -> &G {
        match step.min(self.steps.len()) {
            0 => &self.start,
            step => &self.steps[step - 1].state,
        }
    }

    pub fn now(&self) -> &G {
        self.state(self.steps.len())
    }

    pub fn act(&self, seat: Seat, action: &G::Action) -> Result<Step<G>, Refusal> {
        Step::act(self.now(), seat, action)
    }

    /// What one viewer saw happen, with the number of the step, from 1.
    pub fn seen(&self, viewer: Viewer) -> impl Iterator<Item = (usize, &G::Event)> {
        let seen = move |witnessed: &&Witnessed<G::Event>| witnessed.audience.includes(viewer);
        self.steps
            .iter()
            .enumerate()
            .flat_map(move |(at, step)| step.events.iter().filter(seen).map(move |witnessed| (at + 1, &witnessed.event)))
    }

    /// Takes the last action of `seat` out. That goes as far back as nothing random or hidden has come out, and nobody
    /// else has decided anything who might have decided otherwise: whoever could act at the same time, and still can do
    /// the same, decided on their own.
    pub fn without_last(&self, seat: Seat, names: Names<'_>) -> Result<Undone<G>, ApplyError> {
        let not_now = |text: String| Err(ApplyError::NotNow(text));
        let Some(at) = self.steps.iter().rposition(|step| step.actor() == Some(seat)) else {
            return not_now(format!("{} has done nothing yet that could be taken back.", names.of(seat)));
        };
        let (step, later) = (&self.steps[at], &self.steps[at + 1..]);
        let Entry::Act(_, action) = &step.entry else {
            return not_now("There is nothing to take back.".into());
        };
        if step.seal == Seal::Sealed {
            return not_now("What this action showed, or what came of it, is known now, so it can't be taken back.".into());
        }
        let mut rest: Vec<Step<G>> = Vec::with_capacity(later.len());
        for other in later {
            if other.seal == Seal::Sealed {
                return not_now("Something random or hidden has come out since, so it can't be taken back.".into());
            }
            let before = rest.last().map_or_else(|| self.state(at), |last| &last.state);
            let independent = other.actor().is_none_or(|seat| step.actors.contains(seat));
            match other.again(before).filter(|again| independent && again.seal == Seal::Open) {
                Some(again) => rest.push(again),
                None => {
                    let who = other.actor().map_or_else(|| "Somebody".into(), |seat| names.of(seat));
                    return not_now(format!("{who} has decided since, so it can't be taken back."));
                }
            }
        }
        Ok(Undone { at, rest, action: action.clone() })
    }
}
