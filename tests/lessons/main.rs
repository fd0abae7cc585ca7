//! Every lesson is played to its end, in every way; what is broken in one is explained; progress is kept.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod broken;
mod progress;
mod puzzles;

use std::collections::BTreeSet;
use std::sync::Arc;

use cyberdeck::games::{Visitor, with_game};
use cyberdeck::lessons::{self, Lesson, May, Refused, Run, Waits};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Viewer};
use cyberdeck::text::languages;

/// What is done with each lesson.
trait Each {
    fn with<G: Game>(&self, lesson: &Arc<Lesson<G::Action>>);
}

fn for_each(each: &impl Each) {
    struct Load<'a, E>(&'a str, &'a E);
    impl<E: Each> Visitor for Load<'_, E> {
        type Output = ();
        fn visit<G: Game>(self) {
            let lesson = Lesson::load::<G>(self.0, Content::built_in()).unwrap_or_else(|error| panic!("{error}"));
            self.1.with::<G>(&Arc::new(lesson));
        }
    }
    for listed in lessons::list(Content::built_in()) {
        with_game(listed.game, Load(&listed.id, each)).unwrap();
    }
}

fn content() -> &'static Content {
    Content::built_in()
}

fn begin<G: Game>(lesson: &Arc<Lesson<G::Action>>, step: usize) -> Run<G> {
    Run::resume(Arc::clone(lesson), content(), step).unwrap_or_else(|problems| panic!("{}: {problems:?}", lesson.id))
}

/// Lets the others act.
fn others<G: Game>(run: &mut Run<G>) {
    while run.waits() == Waits::Others {
        run.go_on().unwrap();
    }
}

/// Goes one step on, as a learner who does the first thing that leads on.
fn step<G: Game>(run: &mut Run<G>) {
    let at = run.step();
    let lesson = Arc::clone(run.lesson());
    let wanted = |run: &Run<G>, want: &lessons::Want<G::Action>| run.allowed().into_iter().find(|action| want.fits(action)).unwrap();
    match &lesson.steps[at].may {
        May::Continue => {}
        May::One(ways) | May::Goal { ways, .. } => {
            for want in ways[0].own() {
                others(run);
                let action = wanted(run, want);
                run.act(&action).unwrap();
            }
        }
    }
    others(run);
    while run.step() == at && run.waits() == Waits::Reading {
        run.read_on();
        others(run);
    }
    assert!(run.step() == at + 1 || matches!(run.waits(), Waits::Over { .. }), "{}: step {at} is not over", lesson.id);
}

#[test]
fn there_are_lessons_for_every_game() {
    let listed = lessons::list(content());
    assert_eq!(listed.len(), lessons::ids().count(), "all can be read");
    let count = |game: &str| listed.iter().filter(|lesson| lesson.game == game).count();
    let counts = ["terminal-dispute", "access-denied", "data-warriors", "aetherium"].map(count);
    assert_eq!(counts, [1, 2, 3, 4]);
}

#[test]
fn nothing_is_broken_in_any() {
    struct Nothing;
    impl Each for Nothing {
        fn with<G: Game>(&self, lesson: &Arc<Lesson<G::Action>>) {
            let file = format!("assets/lessons/{}.ron", lesson.id);
            let text = std::fs::read_to_string(&file).unwrap();
            let problems = lessons::problems::<G>(&file, &lesson.id, &text, content());
            let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
            assert!(told.is_empty(), "{}", told.join("\n"));
            assert!((8..=16).contains(&lesson.steps.len()), "{}: {} steps", lesson.id, lesson.steps.len());
        }
    }
    for_each(&Nothing);
}

#[test]
fn each_is_won_by_playing_it() {
    struct Played;
    impl Each for Played {
        fn with<G: Game>(&self, lesson: &Arc<Lesson<G::Action>>) {
            let mut run = begin::<G>(lesson, 0);
            let mut said = BTreeSet::new();
            while !matches!(run.waits(), Waits::Over { .. }) {
                assert!(said.insert(run.text()), "{}: {}", lesson.id, run.text());
                step(&mut run);
            }
            assert_eq!(run.waits(), Waits::Over { won: true }, "{}", lesson.id);
            assert!(!run.text().is_empty());
        }
    }
    for_each(&Played);
}

/// At every step, everything that the rules allow: what the lesson does not ask for is refused with its words; at a goal it
/// is a mistake that is explained, does not win, and is undone.
#[test]
fn whatever_else_is_done_is_explained_and_undone() {
    struct Wrong;
    impl Each for Wrong {
        fn with<G: Game>(&self, lesson: &Arc<Lesson<G::Action>>) {
            for (at, step) in lesson.steps.iter().enumerate() {
                let mut run = begin::<G>(lesson, at);
                let before = run.table().view(Viewer::Seat(Run::<G>::learner()));
                let mut legal = Vec::new();
                run.table().legal_actions(Run::<G>::learner(), &mut legal);
                let (mut refused, mut mistakes) = (0, 0);
                for action in legal {
                    match (run.act(&action), &step.may) {
                        (Err(Refused::Lesson(text)), _) => {
                            assert!(text.ends_with('.'), "{}: {text}", lesson.id);
                            refused += 1;
                            continue;
                        }
                        (Err(error), _) => panic!("{}: {error}", lesson.id),
                        (Ok(_), May::Continue) => panic!("{}: step {at} only says something", lesson.id),
                        (Ok(_), _) => others(&mut run),
                    }
                    if run.waits() == Waits::Undo {
                        mistakes += 1;
                        assert!(run.text().ends_with(['.', '?']) && run.text().contains(' '), "{}: {}", lesson.id, run.text());
                    }
                    assert!(!matches!(run.waits(), Waits::Over { won: true }) || at + 1 == lesson.steps.len());
                    if run.step() == at || matches!(run.waits(), Waits::Over { .. }) {
                        assert!(run.back());
                    } else {
                        run = begin::<G>(lesson, at);
                    }
                    assert_eq!((run.step(), &run.table().view(Viewer::Seat(Run::<G>::learner()))), (at, &before));
                }
                match step.may {
                    May::Continue => {}
                    May::Goal { .. } => assert!(mistakes > 0, "{}: nothing is wrong at step {at}", lesson.id),
                    May::One(_) => assert!(run.step() == at, "{}: {refused}", lesson.id),
                }
            }
        }
    }
    for_each(&Wrong);
}

/// Whatever a learner does, right and wrong things mixed: it goes on, ends, or is explained.
#[test]
fn nobody_is_ever_stuck() {
    struct Wandering;
    impl Each for Wandering {
        fn with<G: Game>(&self, lesson: &Arc<Lesson<G::Action>>) {
            for (at, seed) in (0..lesson.steps.len()).flat_map(|at| (0..12).map(move |seed| (at, seed))) {
                let (mut run, mut pick) = (begin::<G>(lesson, at), Chance::new(seed));
                let mut way = match &lesson.steps[at].may {
                    May::Continue => continue,
                    May::One(ways) | May::Goal { ways, .. } => ways[pick.below(ways.len() as u32) as usize].own(),
                };
                for _ in 0..40 {
                    others(&mut run);
                    if run.step() != at || run.waits() != Waits::Acting {
                        break;
                    }
                    let allowed = run.allowed();
                    assert!(!allowed.is_empty(), "{}: stuck at step {at}", lesson.id);
                    let right = (pick.below(4) > 0).then(|| way.next()).flatten();
                    let right = right.and_then(|want| allowed.iter().find(|action| want.fits(action)));
                    let action = right.unwrap_or_else(|| &allowed[pick.below(allowed.len() as u32) as usize]);
                    run.act(action).unwrap();
                }
            }
        }
    }
    for_each(&Wandering);
}

#[test]
fn steps_are_gone_back_skipped_left_and_resumed() {
    struct Walked;
    impl Each for Walked {
        fn with<G: Game>(&self, lesson: &Arc<Lesson<G::Action>>) {
            let own = Viewer::Seat(Run::<G>::learner());
            let mut run = begin::<G>(lesson, 0);
            let mut views = vec![run.table().view(own)];
            while run.step() + 1 < run.steps() {
                step(&mut run);
                views.push(run.table().view(own));
            }
            for (at, view) in views.iter().enumerate() {
                assert_eq!(&begin::<G>(lesson, at).table().view(own), view, "{}: resumed at {at}", lesson.id);
            }
            let mut version = run.version();
            for view in views.iter().rev().skip(1) {
                assert!(run.back() && run.version() > version);
                version = run.version();
                assert_eq!(&run.table().view(own), view, "{}: back at {}", lesson.id, run.step());
            }
            assert!(!run.back(), "{}: there is nothing before the first step", lesson.id);
            for _ in 0..run.steps() {
                run.skip().unwrap();
            }
            assert_eq!(run.waits(), Waits::Over { won: false }, "{}: what is skipped is not won", lesson.id);
            assert!(run.back() && run.step() + 1 == run.steps());
        }
    }
    for_each(&Walked);
}

#[test]
fn every_language_has_the_words_that_name_a_lesson() {
    for listed in lessons::list(content()) {
        for code in languages() {
            cyberdeck::text::in_language(code, || {
                let (title, about) = (lessons::title(&listed.id), lessons::text(&listed.id, None, Some(lessons::ABOUT)));
                assert!(!title.contains("lesson-of") && !about.contains("lesson-of"), "{code}: {title}, {about}");
            });
        }
    }
}
