//! Every puzzle is played to its end by the rules; its line does not depend on what the solver can't know; what is broken in one
//! is explained; there is one for every day.

use std::collections::BTreeSet;
use std::fs;
use std::sync::Arc;

use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::lessons::puzzles::{self, FOLDER, Grade, Puzzle, Puzzles};
use cyberdeck::lessons::{Lesson, Move, Progress, Run, Waits};
use cyberdeck::matches::Library;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Seat, Viewer, Witnessed};
use cyberdeck::rules::terminal_dispute::State;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const SOLVER: Seat = Seat(0);

fn content() -> &'static Content {
    Content::built_in()
}

fn text_of(game: &str) -> String {
    fs::read_to_string(format!("assets/{FOLDER}/{game}.ron")).unwrap()
}

/// What is done with each puzzle.
trait Each {
    fn with<G: Game>(&self, puzzle: Puzzle<G::Action>);
}

fn for_each(each: &impl Each) {
    struct Load<'a, E>(&'a E);
    impl<E: Each> Visitor for Load<'_, E> {
        type Output = ();
        fn visit<G: Game>(self) {
            let file: Puzzles<G::Action> = puzzles::read::<G>(G::ID, &text_of(G::ID), content()).unwrap();
            file.puzzles.into_iter().for_each(|puzzle| self.0.with::<G>(puzzle));
        }
    }
    for game in ["terminal-dispute", "access-denied", "data-warriors", "aetherium"] {
        with_game(game, Load(each)).unwrap();
    }
}

#[test]
fn there_are_puzzles_of_every_game_and_grade() {
    let all: Vec<_> = puzzles::all(content()).collect();
    let ids: BTreeSet<&str> = all.iter().map(|listed| listed.id.as_str()).collect();
    assert_eq!(ids.len(), all.len());
    for game in IDS.iter().filter(|game| **game != "tic-tac-toe") {
        let listed = puzzles::list(game, content());
        assert!(listed.len() >= 20, "{game}: {}", listed.len());
        assert!(listed.is_sorted_by_key(|listed| listed.grade), "{game}");
        for grade in Grade::ALL {
            assert!(listed.iter().any(|listed| listed.grade == grade), "{game}: {grade:?}");
        }
        assert!(listed.iter().all(|listed| puzzles::game_of(&listed.id, content()) == Some(*game)));
    }
}

#[test]
fn every_puzzle_is_solved_by_its_line() {
    struct Check;
    impl Visitor for Check {
        type Output = ();
        fn visit<G: Game>(self) {
            let problems = puzzles::problems::<G>(G::ID, &text_of(G::ID), content());
            assert!(problems.is_empty(), "{problems:?}");
            for listed in puzzles::list(G::ID, content()) {
                let told = puzzles::line::<G>(&listed.id, content()).unwrap();
                assert!(!told.is_empty() && told.iter().all(|line| !line.is_empty()), "{}: {told:?}", listed.id);
            }
        }
    }
    for game in IDS {
        if *game != "tic-tac-toe" {
            with_game(game, Check).unwrap();
        }
    }
}

/// In other states that the solver's view allows the line solves the puzzle too.
#[test]
fn no_line_depends_on_what_the_solver_cannot_know() {
    struct Elsewhere;
    impl Each for Elsewhere {
        fn with<G: Game>(&self, puzzle: Puzzle<G::Action>) {
            let lesson = Arc::new(puzzle.clone().as_lesson(G::ID));
            let run = Run::<G>::new(lesson, content()).unwrap();
            let view = run.table().view(Viewer::Seat(SOLVER));
            let mut rng = ChaCha8Rng::seed_from_u64(7);
            for _ in 0..6 {
                let mut state = G::sample(&view, &mut rng);
                state.queue(&puzzle.queue).unwrap();
                let mut events: Vec<Witnessed<G::Event>> = Vec::new();
                for action in &puzzle.line {
                    state.apply(SOLVER, action, &mut events).unwrap_or_else(|refusal| panic!("{}: {refusal}", puzzle.id));
                    while !state.actors().is_empty() && !state.actors().contains(SOLVER) {
                        let (seat, action) = answer(&state, &puzzle.meanwhile).unwrap_or_else(|| panic!("{}: others", puzzle.id));
                        state.apply(seat, &action, &mut events).unwrap();
                        if events.iter().any(|event| puzzle.won.fits(&event.event)) {
                            break;
                        }
                    }
                }
                assert!(events.iter().any(|event| puzzle.won.fits(&event.event)), "{}", puzzle.id);
            }
        }
    }
    fn answer<G: Game>(state: &G, meanwhile: &[Move<G::Action>]) -> Option<(Seat, G::Action)> {
        meanwhile.iter().find_map(|one| match one {
            Move::Act(seat, action) => state.check(*seat, action).is_ok().then(|| (*seat, action.clone())),
            Move::Any(seat) => {
                let mut legal = Vec::new();
                state.legal_actions(*seat, &mut legal);
                legal.into_iter().next().map(|action| (*seat, action))
            }
            Move::Queue(_) => None,
        })
    }
    for_each(&Elsewhere);
}

/// What is not the line ends in a mistake that can be undone step by step; after the line was shown nothing is solved.
#[test]
fn a_puzzle_can_be_missed_and_taken_back() {
    let id = puzzles::list(State::ID, content()).into_iter().find(|listed| listed.grade == Grade::Hard).unwrap().id;
    let lesson = Arc::new(Lesson::load::<State>(&id, content()).unwrap());
    let mut run = Run::<State>::new(Arc::clone(&lesson), content()).unwrap();
    let start = run.table().view(Viewer::Seat(SOLVER));
    assert!(!run.text().contains("puzzle-of"), "{}", run.text());
    assert!(!run.back() && !run.can_go_back());
    let mut views = Vec::new();
    // The last action that is allowed each time is not the best one.
    while run.waits() == Waits::Acting {
        views.push(run.table().view(Viewer::Seat(SOLVER)));
        let action = run.allowed().pop().unwrap();
        run.act(&action).unwrap();
        while run.waits() == Waits::Others {
            run.go_on().unwrap();
        }
    }
    assert_eq!(run.waits(), Waits::Undo);
    while let Some(view) = views.pop() {
        assert!(run.can_go_back() && run.back());
        assert_eq!(run.table().view(Viewer::Seat(SOLVER)), view);
        assert_eq!(run.waits(), Waits::Acting);
    }
    assert_eq!(run.table().view(Viewer::Seat(SOLVER)), start);
    let solve = |run: &mut Run<State>| {
        let file = puzzles::read::<State>("", &text_of(State::ID), content()).unwrap();
        for action in file.puzzles.into_iter().find(|puzzle| puzzle.id == id).unwrap().line {
            run.act(&action).unwrap();
        }
        while run.waits() == Waits::Others {
            run.go_on().unwrap();
        }
    };
    solve(&mut run);
    assert_eq!(run.waits(), Waits::Over { won: true });
    run.again();
    assert_eq!(run.table().view(Viewer::Seat(SOLVER)), start);
    run.show();
    solve(&mut run);
    assert_eq!(run.waits(), Waits::Over { won: false });
}

#[test]
fn every_day_has_its_puzzle() {
    for game in IDS.iter().filter(|game| **game != "tic-tac-toe") {
        let listed = puzzles::list(game, content());
        let days: BTreeSet<&str> = (0..listed.len() as u64).map(|day| puzzles::of_day(&listed, day).unwrap().id.as_str()).collect();
        assert_eq!(days.len(), listed.len(), "{game}: all come before one comes again");
        assert_eq!(puzzles::of_day(&listed, puzzles::today()), puzzles::of_day(&listed, puzzles::today() + listed.len() as u64));
    }
    assert_eq!(puzzles::of_day(&[], 5), None);
}

#[test]
fn what_is_solved_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::find(Some(folder.path())).unwrap();
    let id = puzzles::list(State::ID, content())[0].id.clone();
    Progress::read(&library).0.finish(&id, true).unwrap();
    assert!(Progress::read(&library).0.is_done(&id));
}

#[test]
fn what_is_broken_is_explained() {
    let says = |changes: &[(&str, &str)], expected: &str| {
        let mut text = text_of(State::ID);
        for (old, new) in changes {
            assert!(text.contains(old), "{old}");
            text = text.replacen(old, new, 1);
        }
        let problems = puzzles::problems::<State>("mine.ron", &text, content());
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert!(problems.iter().any(|problem| problem.contains(expected)), "{expected}: {problems:?}");
    };
    let first = puzzles::list(State::ID, content())[0].id.clone();
    let second = puzzles::list(State::ID, content())[1].id.clone();
    says(&[("format: 1", "format: 2")], "mine.ron:1:");
    says(&[("\"terminal-dispute\"", "\"aetherium\"")], "These are puzzles of aetherium, not of terminal-dispute.");
    says(&[(&second, &first)], &format!("Another puzzle is called “{first}” too."));
    says(&[(&first, "td-throw-7")], "mine.ron:2:6: “td-throw-7” is not an id of the form KIND-SEED-ACTION.");
    says(&[(&first, "td-roll-1-2")], "The message “puzzle-of-td-roll” is missing in the language en.");
    says(&[("\"total\":", "\"total\":1")], "After this line the puzzle is not solved.");
    says(&[("line:[", "line:[Roll,")], "Roll: ");
    says(&[("\"phase\":\"", "\"phase\":\"No")], "The position can’t be read:");
    says(&[("found:1", "found:9")], "of 16 tries can’t have found the line.");
}
