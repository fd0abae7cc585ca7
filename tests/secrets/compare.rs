//! What two worlds look like to a viewer.

use std::sync::atomic::AtomicBool;

use cyberdeck::bots::{Budget, Level, choose};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::game::{Game, Names, Seat, Viewer, Witnessed};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::report::{Report, difference, name_of};
use crate::worlds::{Secrets, one_of};

/// The iterations of a bot's search here.
const ITERATIONS: u32 = 3;

/// A pair of worlds, and what is known of the game to ask about.
pub struct Compared<'a, G: Secrets> {
    pub viewer: Viewer,
    pub one: &'a G,
    pub two: &'a G,
    /// Actions of other states, to be asked about.
    pub pool: &'a [G::Action],
}

impl<G: Secrets> Compared<'_, G> {
    /// Whether everything is the same to the viewer; where not, the report has it.
    pub fn same(&self, report: &mut Report, pick: &mut Chance) -> bool {
        let Self { viewer, one, two, .. } = *self;
        report.points += 1;
        report.count(if viewer.seat().is_some() { "points of seats" } else { "points of spectators" });
        if one.seats() == 2 {
            report.count("points with two seats");
        }
        if one != two {
            report.count("points at which the worlds differ");
        }
        let mut good = self.same_view(report);
        good &= self.same_part("who is waited for", &|state| (state.actors(), state.interrupters(), state.seats()), report);
        good &= self.same_part("the outcome", &Game::outcome, report);
        if let Viewer::Seat(seat) = viewer {
            good &= self.same_actions(seat, report, pick) && self.same_answers(seat, report, pick);
        }
        good
    }

    fn leak(&self, kind: &str, detail: impl FnOnce() -> String, report: &mut Report) -> bool {
        let who = if self.viewer.seat().is_some() { "a seat" } else { "a spectator" };
        let (kind, seats) = (format!("{kind}, for {who}"), self.one.seats());
        report.leak(kind, || format!("{:?} of {seats} seats\n{}\none: {:?}\ntwo: {:?}", self.viewer, detail(), self.one, self.two));
        false
    }

    fn same_part<T: PartialEq + std::fmt::Debug>(&self, name: &str, part: &dyn Fn(&G) -> T, report: &mut Report) -> bool {
        let (one, two) = (part(self.one), part(self.two));
        one == two || self.leak(name, || format!("{one:?} and {two:?}"), report)
    }

    fn same_view(&self, report: &mut Report) -> bool {
        report.count("views");
        let (one, two) = (self.one.view(self.viewer), self.two.view(self.viewer));
        let prompts = (G::prompt(&one, Names(&[], G::content())), G::prompt(&two, Names(&[], G::content())));
        let mut good = prompts.0 == prompts.1 || self.leak("the prompt", || format!("{prompts:?}"), report);
        let written = (serde_json::to_string(&one).unwrap(), serde_json::to_string(&two).unwrap());
        if one != two || written.0 != written.1 {
            let trees = (serde_json::to_value(&one).unwrap(), serde_json::to_value(&two).unwrap());
            let place = difference(&trees.0, &trees.1).unwrap_or_else(|| " as it is written".into());
            good = self.leak(&format!("the view{place}"), String::new, report);
        }
        good
    }

    fn same_actions(&self, seat: Seat, report: &mut Report, pick: &mut Chance) -> bool {
        let (mut one, mut two) = (Vec::new(), Vec::new());
        self.one.legal_actions(seat, &mut one);
        self.two.legal_actions(seat, &mut two);
        if one != two {
            return self.leak("what can be done", || format!("{one:?} and {two:?}"), report);
        }
        let Some(action) = one_of(&one, pick) else { return true };
        report.count("lists of actions");
        let views = (self.one.view(self.viewer), self.two.view(self.viewer));
        let words = (G::describe_action(&views.0, seat, &action), G::describe_action(&views.1, seat, &action));
        let mut good = words.0 == words.1 || self.leak("the words of an action", || format!("{words:?}"), report);
        if one.len() > 1 && pick.below(8) == 0 {
            report.count("decisions of bots");
            let level = Level::ALL[pick.below(4) as usize];
            let seed = u64::from(pick.below(1 << 20));
            let decide = |view: &G::View, legal: &[G::Action]| {
                let mut rng = ChaCha8Rng::seed_from_u64(seed);
                choose::<G>(level, view, seat, legal, Budget::Iterations(ITERATIONS), &mut rng, &AtomicBool::new(false))
            };
            let decided = (decide(&views.0, &one), decide(&views.1, &two));
            good &= decided.0 == decided.1 || self.leak("what a bot decides", || format!("{decided:?}"), report);
        }
        good
    }

    /// Asks about actions: some of the viewer's, some that others could take in either world, some of elsewhere.
    fn same_answers(&self, seat: Seat, report: &mut Report, pick: &mut Chance) -> bool {
        let (mut asked, mut legal) = (Vec::new(), Vec::new());
        for (world, of) in [(self.one, seat), (self.one, self.any_actor(self.one, pick)), (self.two, self.any_actor(self.two, pick))] {
            world.legal_actions(of, &mut legal);
            asked.extend((0..2).filter_map(|_| one_of(&legal, pick)));
        }
        asked.extend((0..3).filter_map(|_| one_of(self.pool, pick)));
        let mut good = true;
        for action in asked {
            let answers = (self.one.check(seat, &action), self.two.check(seat, &action));
            report.count(if answers.0.is_ok() { "answers to what is allowed" } else { "answers to what is not allowed" });
            good &= answers.0 == answers.1 || self.leak("the answer to a question", || format!("{action:?}: {answers:?}"), report);
        }
        good
    }

    fn any_actor(&self, world: &G, pick: &mut Chance) -> Seat {
        one_of(&world.actors().iter().collect::<Vec<_>>(), pick).unwrap_or_default()
    }

    /// Whether what the viewer is told of one and the same step is the same.
    pub fn same_events(&self, one: &[Witnessed<G::Event>], two: &[Witnessed<G::Event>], report: &mut Report) -> bool {
        let seen = |events: &[Witnessed<G::Event>]| -> Vec<(Witnessed<G::Event>, String)> {
            let seen = events.iter().filter(|seen| seen.audience.includes(self.viewer));
            seen.map(|seen| (seen.clone(), G::describe_event(&seen.event, Names(&[], G::content())))).collect()
        };
        let (one, two) = (seen(one), seen(two));
        if one == two {
            one.iter().for_each(|(seen, _)| report.event(&seen.event));
            return true;
        }
        let lines = |events: &[(Witnessed<G::Event>, String)]| -> String {
            events.iter().map(|(seen, text)| format!("  {:?}: {text}\n", seen.audience)).collect()
        };
        let detail = || format!("{}and\n{}", lines(&one), lines(&two));
        let Some((first, second)) = one.iter().zip(&two).find(|(one, two)| one != two) else {
            return self.leak("the number of events", detail, report);
        };
        let sorted = |events: &[(Witnessed<G::Event>, String)]| {
            let mut texts: Vec<String> = events.iter().map(|event| format!("{event:?}")).collect();
            texts.sort();
            texts
        };
        let kind = if sorted(&one) == sorted(&two) {
            format!("the order of events ({})", name_of(&first.0.event))
        } else if one.len() != two.len() {
            "the number of events".into()
        } else if first.0.event == second.0.event {
            format!("for whom an event is ({})", name_of(&first.0.event))
        } else {
            format!("what an event says ({})", name_of(&first.0.event))
        };
        self.leak(&kind, detail, report)
    }
}
