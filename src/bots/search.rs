//! Information-set Monte Carlo tree search, for any game.
//!
//! Each iteration draws a whole state from the view and walks down one tree. A node of the tree is what the searching
//! seat has seen since the root: its own actions, and the events that were shown to it. So dice that fall open lead to
//! different nodes, and what others do in secret does not. At a node the actor's actions compete by PUCT, those that
//! look most promising first (progressive widening); a new node is evaluated for every seat, and each seat pursues its
//! own value.

use rand_chacha::ChaCha8Rng;

use super::{Clock, Level, Prospect, Strategy};
use crate::rules::components::Chance;
use crate::rules::game::{Audience, EventSink, MAX_SEATS, NoEvents, Seat, Viewer};

/// How much the promise of an action counts against what was found out about it.
const EXPLORATION: f32 = 1.5;
/// An untried action is taken to be worse than its node by this part of the range of values.
const UNTRIED: f32 = 0.1;
/// So many actions of a node are always open.
const OPEN: usize = 6;
/// A tree has at most so many nodes; then it is only searched, and grows no more.
const MOST_NODES: usize = 200_000;
/// So many actions are played at most to come to a choice, or to a quiet state.
const MOST_QUIET: usize = 100;

/// An action of an actor at a node.
struct Edge<A> {
    actor: Seat,
    action: A,
    prior: f32,
    visits: u32,
    /// The sum of what it brought its actor.
    total: f32,
}

/// What followed an action: one's own action by its number, another's only by what was seen.
struct Child<E> {
    own: Option<usize>,
    seen: Vec<E>,
    node: usize,
}

struct Node<G: Strategy> {
    edges: Vec<Edge<G::Action>>,
    children: Vec<Child<G::Event>>,
    visits: u32,
    totals: [f32; MAX_SEATS],
}

impl<G: Strategy> Default for Node<G> {
    fn default() -> Self {
        Self { edges: Vec::new(), children: Vec::new(), visits: 0, totals: [0.0; MAX_SEATS] }
    }
}

/// Keeps the events that a seat may see.
struct Seen<'a, E> {
    viewer: Viewer,
    events: &'a mut Vec<E>,
}

impl<E> EventSink<E> for Seen<'_, E> {
    fn push(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if audience.includes(self.viewer) {
            self.events.push(event());
        }
    }
}

/// A search from one view.
pub struct Search<'a, G: Strategy> {
    view: &'a G::View,
    seat: Seat,
    nodes: Vec<Node<G>>,
    /// The lowest and highest value that was met, over all seats.
    range: (f32, f32),
    // Buffers, kept from one iteration to the next.
    path: Vec<(usize, usize)>,
    legal: Vec<G::Action>,
    weights: Vec<f32>,
    open: Vec<usize>,
}

impl<'a, G: Strategy> Search<'a, G> {
    /// A search for the decision of `seat` among `legal`.
    #[must_use]
    pub fn new(view: &'a G::View, seat: Seat, legal: &[G::Action]) -> Self {
        let mut root = Node::default();
        root.edges.extend(legal.iter().map(|action| Edge { actor: seat, action: action.clone(), prior: 0.0, visits: 0, total: 0.0 }));
        Self {
            view,
            seat,
            nodes: vec![root],
            range: (f32::MAX, f32::MIN),
            path: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
            open: Vec::new(),
        }
    }

    /// One iteration: a state is drawn, the tree is walked down and grows by a node, which is evaluated.
    pub fn iterate(&mut self, rng: &mut ChaCha8Rng) {
        let mut state = G::imagine(self.view, rng);
        let seats = state.seats();
        self.path.clear();
        let mut at = 0;
        let mut actor = self.seat;
        loop {
            let edge = self.select(at, &state, actor);
            let Some(edge) = edge else { break };
            self.path.push((at, edge));
            let mut seen = Vec::new();
            let action = self.nodes[at].edges[edge].action.clone();
            state.play(actor, &action, &mut Seen { viewer: Viewer::Seat(self.seat), events: &mut seen });
            self.go_on(&mut state, &mut seen);
            let own = (actor == self.seat).then_some(edge);
            let known = self.nodes[at].children.iter().find(|child| child.own == own && child.seen == seen).map(|child| child.node);
            let next = next_actor(&state, self.seat);
            if let Some(node) = known {
                at = node;
            } else {
                if self.nodes.len() < MOST_NODES {
                    let node = self.nodes.len();
                    self.nodes.push(Node::default());
                    self.nodes[at].children.push(Child { own, seen, node });
                    at = node;
                }
                break;
            }
            let Some(next) = next else { break };
            actor = next;
        }
        self.settle(&mut state);
        let mut values = [0.0; MAX_SEATS];
        state.evaluate_all(&mut values);
        for value in values.iter().copied().take(usize::from(seats)) {
            self.range = (self.range.0.min(value), self.range.1.max(value));
        }
        self.learn(at, &values);
    }

    /// The action that was tried most, better ones first where it is the same.
    #[must_use]
    pub fn best(&self) -> Option<&G::Action> {
        let mean = |edge: &Edge<G::Action>| if edge.visits == 0 { f32::MIN } else { edge.total / edge.visits as f32 };
        let better = |a: &&Edge<G::Action>, b: &&Edge<G::Action>| {
            (a.visits.cmp(&b.visits)).then(mean(a).total_cmp(&mean(b))).then(a.prior.total_cmp(&b.prior))
        };
        self.nodes[0].edges.iter().max_by(better).map(|edge| &edge.action)
    }

    /// An action drawn by how often each was tried.
    #[must_use]
    pub fn drawn(&self, chance: &mut Chance) -> Option<&G::Action> {
        let edges = &self.nodes[0].edges;
        let all: u32 = edges.iter().map(|edge| edge.visits).sum();
        if all == 0 {
            return self.best();
        }
        let mut rest = chance.below(all);
        edges
            .iter()
            .find(|edge| {
                let found = rest < edge.visits;
                rest = rest.saturating_sub(edge.visits);
                found
            })
            .map(|edge| &edge.action)
    }

    /// Picks one of the actor's edges that the drawn state allows; makes those that are missing.
    fn select(&mut self, at: usize, state: &G, actor: Seat) -> Option<usize> {
        state.legal_actions(actor, &mut self.legal);
        if self.legal.is_empty() {
            return None;
        }
        let node = &mut self.nodes[at];
        self.open.clear();
        let mut known = true;
        for (place, action) in self.legal.iter().enumerate() {
            let is = |edge: &Edge<G::Action>| edge.actor == actor && edge.action == *action;
            let found = if node.edges.get(place).is_some_and(is) { Some(place) } else { node.edges.iter().position(is) };
            let edge = found.unwrap_or_else(|| {
                node.edges.push(Edge { actor, action: action.clone(), prior: 0.0, visits: 0, total: 0.0 });
                node.edges.len() - 1
            });
            known &= node.edges[edge].prior > 0.0;
            self.open.push(edge);
        }
        if !known {
            state.prior(actor, &self.legal, &mut self.weights);
            for (edge, weight) in self.open.iter().zip(&self.weights) {
                if node.edges[*edge].prior <= 0.0 {
                    node.edges[*edge].prior = weight.clamp(1e-6, 1e6);
                }
            }
        }
        let width = OPEN + (node.visits as f32).sqrt() as usize;
        if self.open.len() > width {
            self.open.select_nth_unstable_by(width, |a, b| node.edges[*b].prior.total_cmp(&node.edges[*a].prior).then(a.cmp(b)));
            self.open.truncate(width);
        }
        let (low, high) = self.range;
        let scaled = |value: f32| if high > low { (value - low) / (high - low) } else { 0.5 };
        let here = if node.visits == 0 { 0.5 } else { scaled(node.totals[actor.index()] / node.visits as f32) };
        let all: f32 = self.open.iter().map(|edge| node.edges[*edge].prior).sum();
        let tried: u32 = self.open.iter().map(|edge| node.edges[*edge].visits).sum();
        let reach = EXPLORATION * ((tried + 1) as f32).sqrt() / all.max(1e-6);
        let score = |edge: &Edge<G::Action>| {
            let value = if edge.visits == 0 { here - UNTRIED } else { scaled(edge.total / edge.visits as f32) };
            value + reach * edge.prior / (1 + edge.visits) as f32
        };
        let (edges, open) = (&node.edges, &self.open);
        open.iter().copied().max_by(|a, b| score(&edges[*a]).total_cmp(&score(&edges[*b])).then(b.cmp(a)))
    }

    /// Goes on by the most promising actions until the state can be evaluated.
    fn settle(&mut self, state: &mut G) {
        for _ in 0..MOST_QUIET {
            if state.is_quiet() {
                return;
            }
            let Some(actor) = next_actor(state, self.seat) else { return };
            state.legal_actions(actor, &mut self.legal);
            if self.legal.is_empty() {
                return;
            }
            let action = self.most_promising(state, actor);
            state.play(actor, &action, &mut NoEvents);
        }
    }

    /// Plays what is no choice.
    fn go_on(&mut self, state: &mut G, seen: &mut Vec<G::Event>) {
        for _ in 0..MOST_QUIET {
            let Some(actor) = next_actor(state, self.seat) else { return };
            state.legal_actions(actor, &mut self.legal);
            if self.legal.len() != 1 {
                return;
            }
            let action = self.most_promising(state, actor);
            state.play(actor, &action, &mut Seen { viewer: Viewer::Seat(self.seat), events: seen });
        }
    }

    /// The most promising of the actions that were just listed; there is one.
    fn most_promising(&mut self, state: &G, actor: Seat) -> G::Action {
        let mut best = 0;
        if self.legal.len() > 1 {
            state.prior(actor, &self.legal, &mut self.weights);
            for at in 1..self.legal.len().min(self.weights.len()) {
                if self.weights[at] > self.weights[best] {
                    best = at;
                }
            }
        }
        self.legal[best].clone()
    }

    fn learn(&mut self, leaf: usize, values: &[f32; MAX_SEATS]) {
        let count = |node: &mut Node<G>| {
            node.visits += 1;
            for (total, value) in node.totals.iter_mut().zip(values) {
                *total += value;
            }
        };
        for (at, edge) in &self.path {
            let node = &mut self.nodes[*at];
            count(node);
            let edge = &mut node.edges[*edge];
            edge.visits += 1;
            edge.total += values[edge.actor.index()];
        }
        if self.path.last().is_none_or(|(at, _)| *at != leaf) {
            count(&mut self.nodes[leaf]);
        }
    }
}

/// Who is looked at next: where several act at once the searching seat comes last, so that nobody answers to what it
/// does in secret.
fn next_actor<G: Strategy>(state: &G, seat: Seat) -> Option<Seat> {
    let actors = state.actors();
    actors.without(seat).iter().next().or_else(|| actors.iter().next())
}

/// The action that the search finds within the budget; an easy bot does not always take the best.
pub fn search<G: Strategy>(
    level: Level,
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    clock: &mut Clock<'_>,
    rng: &mut ChaCha8Rng,
) -> Option<G::Action> {
    let mut search = Search::<G>::new(view, seat, legal);
    while clock.tick() {
        search.iterate(rng);
    }
    let found = if level == Level::Easy { search.drawn(&mut Chance::split(rng)) } else { search.best() };
    found.or(legal.first()).cloned()
}

/// The actions that the search looked at, those tried most first.
pub(super) fn prospects<G: Strategy>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    clock: &mut Clock<'_>,
    rng: &mut ChaCha8Rng,
) -> Vec<Prospect<G::Action>> {
    let mut search = Search::<G>::new(view, seat, legal);
    while clock.tick() {
        search.iterate(rng);
    }
    let mut edges: Vec<&Edge<G::Action>> = search.nodes[0].edges.iter().filter(|edge| edge.visits > 0).collect();
    edges.sort_by_key(|edge| std::cmp::Reverse(edge.visits));
    let prospect =
        |edge: &Edge<G::Action>| Prospect { action: edge.action.clone(), promise: edge.total / edge.visits as f32, reasons: Vec::new() };
    edges.into_iter().map(prospect).collect()
}
