//! Why a bot did something: said after its turns, from what the person opposite may know.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use cyberdeck::bots::{Budget, Level, Strategy, choose, why};
use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::matches::{Match, SeatSpec};
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, Seat, Setup, Viewer};
use cyberdeck::text::in_language;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Who looks, and who is explained.
const YOU: Seat = Seat(0);
const BOT: Seat = Seat(1);

fn play<G: Strategy>(seed: u64) -> Match<G> {
    let seats = [SeatSpec::human(), SeatSpec::bot(Level::Easy)];
    let mut game = Match::<G>::create(Setup::new(2), seed, Content::built_in(), &seats, None).unwrap();
    let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(seed), Vec::new());
    while let Some(seat) = game.actors().iter().next() {
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let action = choose::<G>(Level::Easy, &view, seat, &legal, Budget::Iterations(8), &mut rng, &AtomicBool::new(false)).unwrap();
        game.apply(seat, &action, None).unwrap();
    }
    game
}

/// The bot's turns: the steps between two of the person's turns, with the person's step before. A single step of the person
/// between two of the bot only answers it.
fn turns<G: Strategy>(game: &Match<G>) -> Vec<(usize, usize)> {
    let own = |step: usize| game.actor(step) == Some(YOU);
    let acts = |step: usize| own(step) && (own(step - 1) || step == game.steps() || own(step + 1));
    let mut turns = Vec::new();
    let mut from = 0;
    for step in (1..=game.steps()).filter(|step| acts(*step)) {
        if step > from + 1 && from > 0 {
            turns.push((from, step - 1));
        }
        from = step;
    }
    turns
}

struct Explained;

impl Visitor for Explained {
    type Output = ();

    fn visit<G: Game + Strategy>(self) {
        let mut said: BTreeMap<String, usize> = BTreeMap::new();
        let mut spoken = 0;
        for seed in 0..3 {
            let game = play::<G>(seed);
            for (from, to) in turns(&game) {
                let seen = |viewer: Viewer| game.log(viewer).filter(move |line| (from..=to).contains(&line.step)).map(|line| line.event);
                let events: Vec<&G::Event> = seen(Viewer::Seat(YOU)).collect();
                let (before, after) = (game.view_after(from, Viewer::Seat(YOU)), game.view_after(to, Viewer::Seat(YOU)));
                let say = |language, after: &G::View| in_language(language, || why::<G>(&before, after, &events, BOT, game.names()));
                let (english, german) = (say("en", &after), say("de", &after));
                assert_eq!(english.is_some(), german.is_some());
                let Some(english) = english else { continue };
                assert!(english.ends_with('.') && !english.contains('{'), "{english}");
                // In every world that looks the same to the person the same is said: what is hidden decides nothing.
                let world = G::sample(&after, &mut ChaCha8Rng::seed_from_u64(seed));
                assert_eq!(say("en", &world.view(Viewer::Seat(YOU))).as_ref(), Some(&english), "{}, steps {from} to {to}", G::ID);
                spoken += 1;
                *said.entry(english).or_default() += 1;
            }
        }
        assert!(spoken > 12, "{}: {spoken} turns are explained", G::ID);
        let plain: usize = said.iter().filter(|(text, _)| text.contains("nothing worth more")).map(|(_, count)| count).sum();
        assert!(4 * plain < spoken, "{}: {plain} of {spoken} turns have no reason of their own", G::ID);
    }
}

#[test]
fn turns_are_explained_from_what_the_person_may_know() {
    for id in IDS.iter().filter(|id| **id != "tic-tac-toe") {
        with_game(id, Explained).unwrap();
    }
}
