//! Matches with different content side by side in one process: each goes as it goes alone, and is opened again with its own.

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use cyberdeck::bots::{Budget, Level, Strategy, choose};
use cyberdeck::matches::{Match, MatchError, MatchFile, SeatSpec, library};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Seat, Setup, Viewer};
use cyberdeck::rules::{access_denied, aetherium, data_warriors, terminal_dispute};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// So many actions of each match are looked at; every one is written to a disk.
const ACTIONS: usize = 250;

/// The content of the program with these files over it, by path and text.
fn laid_over(files: impl IntoIterator<Item = (String, String)>) -> &'static Content {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    Content::load(Some(folder.path())).unwrap().keep()
}

fn begin<G: Strategy>(content: &'static Content, path: Option<&Path>) -> Match<G> {
    Match::create(Setup::new(2), 7, content, &[SeatSpec::human(), SeatSpec::human()], path).unwrap()
}

/// Does one thing at random; whether there was any to be done.
fn step<G: Strategy>(table: &mut Match<G>, pick: &mut Chance) -> bool {
    let mut legal = Vec::new();
    let Some(seat) = table.actors().iter().next() else { return false };
    table.legal_actions(seat, &mut legal);
    let action = legal[pick.below(legal.len() as u32) as usize].clone();
    let words = G::describe_action(&table.view(Viewer::Seat(seat)), seat, &action);
    assert!(!words.is_empty() && !G::prompt(&table.view(Viewer::Spectator), table.names()).is_empty());
    table.apply(seat, &action, None).unwrap();
    table.steps() < ACTIONS
}

/// All that everybody saw, in words.
fn log<G: Strategy>(table: &Match<G>) -> Vec<String> {
    table.log(Viewer::Spectator).map(|line| G::describe_event(line.event, table.names())).collect()
}

fn side_by_side<G: Strategy>(other: &'static Content) {
    let contents = [Content::built_in(), other];
    assert_ne!(contents[0].hash(G::ID), contents[1].hash(G::ID));
    let alone = contents.map(|content| {
        let (mut table, mut pick) = (begin::<G>(content, None), Chance::new(1));
        while step(&mut table, &mut pick) {}
        log(&table)
    });
    assert_ne!(alone[0], alone[1], "different cards make a different match");

    let folder = tempfile::tempdir().unwrap();
    let paths = ["one.match.ron", "two.match.ron"].map(|name| folder.path().join(name));
    let mut tables = [0, 1].map(|at| (begin::<G>(contents[at], Some(&paths[at])), Chance::new(1)));
    while tables.iter_mut().fold(false, |more, (table, pick)| step(table, pick) || more) {}
    assert_eq!(tables.each_ref().map(|(table, _)| log(table)), alone, "each goes as it did alone");

    for (table, _) in &tables {
        let seen = table.view(Viewer::Seat(Seat(0)));
        let read: G::View = table.content().reading(|| serde_json::from_str(&serde_json::to_string(&seen).unwrap())).unwrap();
        assert!(read == seen, "what is read belongs to its content too");
        let Some(seat) = table.actors().iter().next() else { continue };
        let mut legal = Vec::new();
        table.legal_actions(seat, &mut legal);
        let (view, mut rng) = (table.view(Viewer::Seat(seat)), ChaCha8Rng::seed_from_u64(1));
        let chosen = choose::<G>(Level::Normal, &view, seat, &legal, Budget::Iterations(30), &mut rng, &AtomicBool::new(false));
        assert!(legal.contains(&chosen.unwrap()), "a bot knows the content of what it sees");
    }

    let seen = |table: &Match<G>| serde_json::to_string(&table.view(Viewer::Seat(Seat(1)))).unwrap();
    let views = tables.map(|(table, _)| seen(&table));
    for (at, path) in paths.iter().enumerate() {
        let (again, notice) = Match::<G>::open(path).unwrap();
        assert_eq!((again.content().hash(G::ID), notice), (contents[at].hash(G::ID), None), "the content that its header names");
        assert_eq!((seen(&again), log(&again)), (views[at].clone(), alone[at].clone()));
        assert_eq!(library::summary(path).unwrap().steps, again.steps());
    }
    let unknown = fs::read_to_string(&paths[0]).unwrap().replace(contents[0].hash(G::ID), "0123456789abcdef");
    fs::write(&paths[0], unknown).unwrap();
    assert!(matches!(MatchFile::read(&paths[0]), Err(MatchError::OtherContent { .. })), "nothing else will do");
}

/// A content file of the program with some words in place of others.
fn changed(path: &str, changes: &[(&str, &str)]) -> [(String, String); 1] {
    let mut text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(path)).unwrap();
    for (old, new) in changes {
        assert!(text.contains(old), "{path} has no {old}");
        text = text.replace(old, new);
    }
    [(path.to_owned(), text)]
}

/// Content files of a game's own tests.
fn plain<const N: usize>(game: &str, names: [&str; N]) -> [(String, String); N] {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(game).join("content");
    names.map(|name| {
        let path = format!("{game}/{name}.ron");
        let text = fs::read_to_string(folder.join(&path)).unwrap();
        (path, text)
    })
}

#[test]
fn terminal_dispute_on_two_grids() {
    let turned = [("(-4, 0), (0, -4), (4, -4)", "(0, -4), (4, -4), (-4, 0)"), ("(1, 1), (2, -1)", "(1, 0), (2, -2)")];
    side_by_side::<terminal_dispute::State>(laid_over(changed("terminal_dispute/charger.ron", &turned)));
}

#[test]
fn access_denied_with_two_packs() {
    let stronger = [("title: \"", "title: \"Retro "), ("effects: [Gain(Oper)]", "effects: [Gain(Root)], text: \"You are Root there.\"")];
    side_by_side::<access_denied::State>(laid_over(changed("access_denied/cards.ron", &stronger)));
}

#[test]
fn data_warriors_with_two_packs() {
    side_by_side::<data_warriors::State>(laid_over(plain("data_warriors", ["cards", "drives"])));
}

#[test]
fn aetherium_with_two_sets_of_programs() {
    side_by_side::<aetherium::State>(laid_over(plain("aetherium", ["factions", "programs", "collectives"])));
}

#[test]
fn a_match_is_opened_if_only_the_texts_of_its_cards_have_changed() {
    let found = Content::find("access-denied", "fc28a711ef83ca93").unwrap();
    assert_eq!(found.hash("access-denied"), Content::built_in().hash("access-denied"));
    assert!(Content::find("terminal-dispute", "fc28a711ef83ca93").is_err());
}
