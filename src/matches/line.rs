//! The line of play: the start of a match, and every step that led to where it stands. Undo and replay look things up here.

use super::ApplyError;
use super::journal::Entry;
use crate::rules::game::{Game, LogEntry, Names, NoEvents, Refusal, Seal, Seat, Seats, Viewer, Witnessed};
use crate::t;

/// The most steps that a match may have. None comes near it; it bounds what a file can fill the memory with.
pub(super) const MOST_STEPS: usize = 100_000;

/// Of the states along the line one in so many is kept; those between are worked out again when they are asked for.
const APART: usize = 16;

/// Something that changed the state.
#[derive(Debug, Clone)]
pub(super) struct Step<G: Game> {
    /// [`Entry::Act`] or [`Entry::Queue`].
    pub entry: Entry<G::Action>,
    /// Who could have acted.
    pub actors: Seats,
    pub events: Vec<Witnessed<G::Event>>,
    pub seal: Seal,
}

/// A step, and the state after it.
#[derive(Debug, Clone)]
pub(super) struct Taken<G: Game> {
    pub step: Step<G>,
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
    pub fn act(before: &G, seat: Seat, action: &G::Action) -> Result<Taken<G>, Refusal> {
        let mut state = before.clone();
        let mut events = Vec::new();
        let seal = state.apply(seat, action, &mut events)?;
        Ok(Taken { step: Self { entry: Entry::Act(seat, action.clone()), actors: before.actors(), events, seal }, state })
    }

    /// Queues results on `before`.
    pub fn queue(before: &G, results: &[u8]) -> Result<Taken<G>, String> {
        if results.is_empty() {
            return Err(t!("queue-nothing"));
        }
        let mut state = before.clone();
        state.queue(results)?;
        let entry = Entry::Queue(results.to_vec());
        Ok(Taken { step: Self { entry, actors: before.actors(), events: Vec::new(), seal: Seal::Open }, state })
    }

    /// What a seat saw come of it, in a sentence.
    fn told(&self, seat: Seat, names: Names<'_>) -> Option<String> {
        let seen = self.events.iter().filter(|witnessed| witnessed.audience.includes(Viewer::Seat(seat)));
        let events: Vec<&G::Event> = seen.map(|witnessed| &witnessed.event).collect();
        let entries = LogEntry::all::<G>(&events, names);
        // What came out stands at the end. A heading is not a sentence.
        let (at, entry) = entries.iter().rfind(|(_, entry)| !entry.heading).or(entries.last())?;
        Some(if entry.heading { G::describe_event(events[*at], names) } else { entry.text.clone() })
    }

    /// The same again on another state.
    fn again(&self, before: &G) -> Option<Taken<G>> {
        match &self.entry {
            Entry::Act(seat, action) => Self::act(before, *seat, action).ok(),
            Entry::Queue(results) => Self::queue(before, results).ok(),
            _ => None,
        }
    }

    /// The same again on the state on which it was done before.
    fn repeat(&self, state: &mut G) {
        match &self.entry {
            Entry::Act(seat, action) => {
                state.play(*seat, action, &mut NoEvents);
            }
            // It was good then.
            Entry::Queue(results) => state.queue(results).unwrap_or_default(),
            _ => {}
        }
    }
}

/// The start and the steps since.
#[derive(Debug, Clone)]
pub(super) struct Line<G: Game> {
    start: G,
    steps: Vec<Step<G>>,
    /// The states after every [`APART`]th step.
    kept: Vec<G>,
    now: G,
}

/// An action taken out of the line.
pub(super) struct Undone<G: Game> {
    /// The step that goes, from 0, and the state before it.
    at: usize,
    before: G,
    /// What follows it from now on.
    rest: Vec<Taken<G>>,
    action: G::Action,
}

impl<G: Game> Undone<G> {
    /// The state that would be left.
    pub fn after(&self) -> &G {
        self.rest.last().map_or(&self.before, |last| &last.state)
    }

    /// The step that goes, from 0.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// What would be taken back, in words.
    pub fn describe(&self, seat: Seat) -> String {
        G::describe_action(&self.before.view(Viewer::Seat(seat)), seat, &self.action)
    }
}

impl<G: Game> Line<G> {
    pub fn new(start: G) -> Self {
        Self { now: start.clone(), start, steps: Vec::new(), kept: Vec::new() }
    }

    /// The steps since the start.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The state after so many steps.
    pub fn state(&self, step: usize) -> G {
        if step >= self.steps.len() {
            return self.now.clone();
        }
        let kept = step / APART;
        let mut state = kept.checked_sub(1).map_or(&self.start, |at| &self.kept[at]).clone();
        self.steps[kept * APART..step].iter().for_each(|step| step.repeat(&mut state));
        state
    }

    /// The state after all steps.
    pub const fn now(&self) -> &G {
        &self.now
    }

    /// The line up to a step.
    pub fn up_to(&self, step: usize) -> Self {
        let step = step.min(self.steps.len());
        let (steps, kept) = (self.steps[..step].to_vec(), self.kept[..step / APART].to_vec());
        Self { start: self.start.clone(), steps, kept, now: self.state(step) }
    }

    /// Goes one step on.
    pub fn push(&mut self, taken: Taken<G>) {
        self.steps.push(taken.step);
        self.now = taken.state;
        if self.steps.len().is_multiple_of(APART) {
            self.kept.push(self.now.clone());
        }
    }

    /// Takes an action out that [`without_last`](Self::without_last) found; gives it back.
    pub fn take_out(&mut self, undone: Undone<G>) -> G::Action {
        let Undone { at, before, rest, action } = undone;
        self.steps.truncate(at);
        self.kept.truncate(at / APART);
        self.now = before;
        rest.into_iter().for_each(|taken| self.push(taken));
        action
    }

    pub fn act(&self, seat: Seat, action: &G::Action) -> Result<Taken<G>, Refusal> {
        Step::act(&self.now, seat, action)
    }

    /// What one viewer saw happen, with the number of the step, from 1.
    pub fn seen(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = (usize, &G::Event)> {
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
            return not_now(t!("undo-nothing"));
        };
        let (step, later) = (&self.steps[at], &self.steps[at + 1..]);
        let Entry::Act(_, action) = &step.entry else {
            return not_now(t!("undo-nothing"));
        };
        if let Some(sealed) = self.steps[at..].iter().find(|step| step.seal == Seal::Sealed) {
            return not_now(sealed.told(seat, names).map_or_else(|| t!("undo-sealed"), |what| t!("undo-sealed-by", what = what)));
        }
        let before = self.state(at);
        let mut rest: Vec<Taken<G>> = Vec::with_capacity(later.len());
        for other in later {
            let before = rest.last().map_or(&before, |last| &last.state);
            let independent = other.actor().is_none_or(|seat| step.actors.contains(seat));
            match other.again(before).filter(|again| independent && again.step.seal == Seal::Open) {
                Some(again) => rest.push(again),
                None => {
                    return not_now(match other.actor() {
                        Some(seat) => t!("undo-acted", player = names.of(seat).into_owned()),
                        None => t!("undo-sealed"),
                    });
                }
            }
        }
        Ok(Undone { at, before, rest, action: action.clone() })
    }
}
