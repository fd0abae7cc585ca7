//! Whole matches of Aetherium against a bot and between two people, played by keys alone. What the keys do is decided as a bot
//! would.

use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::thread::sleep;
use std::time::Duration;

use cyberdeck::bots::{self, Budget, Level};
use cyberdeck::rules::aetherium::{
    Action, Asked, Base, Direction, Facing, Manipulation, ModelId, Open, SIDE, Square, State, Table, Turn, View, Wanted, front_arc,
};
use cyberdeck::rules::game::{Seat, Seats, Viewer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::player::{Desk, read, screen, seen, wait};

const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Small, since the look of it does not matter here and small frames are quick.
const SIZE: (u32, u32) = (640, 400);

/// The keys that move the aimed square so; the second seat looks from the other side.
fn arrows(view: &View, direction: Direction) -> Vec<&'static str> {
    let (east, north) = direction.offset();
    let (east, north) = if view.viewer == Viewer::Seat(Seat(1)) { (-east, -north) } else { (east, north) };
    let x = [(1, "Right"), (-1, "Left")].into_iter().filter(|(way, _)| *way == east).map(|(_, key)| key);
    let y = [(1, "Up"), (-1, "Down")].into_iter().filter(|(way, _)| *way == north).map(|(_, key)| key);
    x.chain(y).collect()
}

/// The keys that turn something from one facing to another.
fn turns(from: Facing, to: Facing) -> Vec<&'static str> {
    vec!["w"; (to as usize + 4 - from as usize) % 4]
}

/// Where a model looks after a step if nothing else is said: as it comes, unless all enemies next to it would be behind it.
fn ahead(open: &Table, model: ModelId, direction: Direction) -> Facing {
    let (x, y) = direction.offset();
    let goes = |facing: &Facing| {
        let (east, north) = facing.ahead().offset();
        east * x + north * y > 0
    };
    let before = open.model(model).facing;
    let comes = if goes(&before) { before } else { Facing::ALL.into_iter().find(goes).expect("one of them is a part of the way") };
    let to = open.square(model).and_then(|from| from.step(direction)).expect("the step is legal");
    let base = Base::new(to, open.program(model).is_omni());
    let near = base.neighbours() & *open.stands(Open::opponent(model.seat()));
    let sees = |facing: &Facing| near.is_empty() || front_arc(base, *facing).intersects(&near);
    std::iter::once(comes).chain(Facing::ALL).find(sees).unwrap_or(comes)
}

/// Where a model looks that comes to stand there and nothing else is said: towards the middle.
fn inwards(square: Square) -> Facing {
    let last = SIDE as i8 - 1;
    let (x, y) = (last - 2 * square.x(), last - 2 * square.y());
    match (x.abs() > y.abs(), x > 0, y > 0) {
        (true, true, _) => Facing::East,
        (true, false, _) => Facing::West,
        (false, _, true) => Facing::North,
        (false, _, false) => Facing::South,
    }
}

/// Tab as often as it takes to come to one of several places.
fn tabs(places: impl Iterator<Item = Square>, wanted: Square) -> Vec<&'static str> {
    let mut stops: Vec<Square> = Vec::new();
    for place in places {
        if !stops.contains(&place) {
            stops.push(place);
        }
    }
    vec!["Tab"; stops.iter().position(|stop| *stop == wanted).expect("Tab comes there") + 1]
}

/// Takes a schema in hand and moves it.
fn manipulate(view: &View, legal: &[Action], schema: u8, how: Manipulation) -> Vec<&'static str> {
    let movable = |at: &u8| legal.iter().any(|action| matches!(action, Action::Manipulate { schema, .. } if schema == at));
    let before = (0..schema).filter(movable).count();
    let keys = match how {
        // The aimed square begins where the schema was taken, at the square of it nearest to its middle.
        Manipulation::Shift(direction) => {
            let centre = view.table.schemas[usize::from(schema)].centre;
            assert!(view.table.ground().footprint(usize::from(schema)).contains(centre), "schemas of this operation have a middle");
            arrows(view, direction)
        }
        Manipulation::Turn(Turn::Clockwise) => vec!["w"],
        Manipulation::Turn(Turn::Half) => vec!["w", "w"],
        Manipulation::Turn(Turn::Counterclockwise) => vec!["q"],
    };
    [vec!["Tab"; before + 1], keys, vec!["space"]].concat()
}

/// The square of the server that stands for a choice.
fn site(view: &View, action: &Action) -> Option<Square> {
    match *action {
        Action::Place { square, .. } | Action::ChooseSquare(square) => Some(square),
        Action::ChooseModel(model) | Action::Activate(model) => view.table.square(model),
        Action::ChooseSchema(schema) | Action::PlaceToken { schema, .. } => Some(view.table.uplink(usize::from(schema))?.1),
        _ => None,
    }
}

/// The keys that do a legal action with the active model.
fn act(view: &View, legal: &[Action], action: Action) -> Vec<&'static str> {
    let open = &view.table;
    let model = open.active_models().first().expect("it is on the server");
    let near = open.uplinks().filter(|(_, _, square, holder)| {
        *holder != Some(open.turn)
            && open.active_models().iter().any(|model| open.base(model).is_some_and(|base| base.neighbours().contains(*square)))
    });
    // Walking, attacking, overclocking, schemas and two turns come first.
    let exes = 6;
    let cache = exes + open.program(model).exe.len() + near.count();
    // Whatever was in hand before: to walk is what is about now.
    let walks = vec!["1"];
    let keys = match action {
        Action::End => vec!["e"],
        Action::EndMove => vec!["space"],
        Action::Overclock => vec!["3"],
        Action::Exe { exe, .. } => vec![DIGITS[exes + usize::from(exe)]],
        Action::Step { model, direction, facing } => {
            [arrows(view, direction), turns(ahead(open, model, direction), facing), vec!["space"]].concat()
        }
        Action::Turn { model, facing } => [turns(open.model(model).facing, facing), vec!["space"]].concat(),
        Action::Attack { .. } | Action::Capture { .. } => {
            let place = |action: &Action| match action {
                Action::Attack { target, .. } => open.square(*target),
                Action::Capture { schema, .. } => open.uplink(usize::from(*schema)).map(|(_, square)| square),
                _ => None,
            };
            let wanted = place(&action).expect("it is on the server");
            [tabs(legal.iter().filter_map(place), wanted), vec!["space"]].concat()
        }
        Action::Manipulate { schema, how } => [vec!["4"], manipulate(view, legal, schema, how)].concat(),
        Action::Download(_) | Action::PickUp(_) | Action::Leave(_) => vec![DIGITS[cache]],
        other => panic!("{other:?} is nothing an active model does"),
    };
    [walks, keys].concat()
}

/// The keys that do a legal action.
fn keys(view: &View, legal: &[Action], action: Action) -> Vec<&'static str> {
    if view.asked == Asked::Act {
        return act(view, legal, action);
    }
    match action {
        Action::End => return vec!["e"],
        Action::Manipulate { schema, how } if matches!(view.asked, Asked::Text(Wanted::Shift)) => {
            return manipulate(view, legal, schema, how);
        }
        Action::Manipulate { schema, how } => return [vec!["1", "2"], manipulate(view, legal, schema, how)].concat(),
        Action::Overclock => return vec!["3"],
        // The main button does it, and has no row.
        Action::Accept => return vec!["space"],
        _ => {}
    }
    let Some(at) = site(view, &action) else {
        let listed = |other: &&Action| match other {
            Action::Activate(_) => true,
            Action::Manipulate { .. } | Action::Overclock | Action::Accept => false,
            other => site(view, other).is_none(),
        };
        let place = legal.iter().filter(listed).position(|other| *other == action).expect("it is listed");
        return vec![DIGITS[place]];
    };
    let keys = tabs(legal.iter().filter_map(|other| site(view, other)), at);
    let turned = if let Action::Place { square, facing, .. } = action { turns(inwards(square), facing) } else { Vec::new() };
    // While a program comes in, schemas may have been in hand before.
    let places = if view.asked == Asked::Enter { vec!["1"] } else { Vec::new() };
    [places, keys, turned, vec!["space"]].concat()
}

/// What keys do of things that several models of a linked program could do: the first of them does it.
fn by_keys(view: &View, legal: &[Action], action: Action) -> Action {
    let first = view.table.active_models().first();
    let same = |other: &&Action| match (**other, action) {
        (Action::Attack { target, .. }, Action::Attack { target: wanted, .. }) => target == wanted,
        (Action::Capture { schema, .. }, Action::Capture { schema: wanted, .. }) => schema == wanted,
        (Action::Exe { exe, .. }, Action::Exe { exe: wanted, .. }) => exe == wanted,
        (Action::Step { model, direction, .. }, Action::Step { direction: wanted, .. }) => Some(model) == first && direction == wanted,
        _ => false,
    };
    legal.iter().find(same).copied().unwrap_or(action)
}

/// Whether keys do this in one go: a step onto what nothing can stand on is a part of a way over it, and mates that are not
/// the first are taken by mouse.
fn is_for_keys(view: &View, action: Action) -> bool {
    let Action::Step { model, direction, .. } = action else { return true };
    let onto = view.table.square(model).and_then(|square| square.step(direction));
    let free = onto.is_some_and(|onto| !view.table.occupied().contains(onto));
    free && view.table.active_models().first() == Some(model)
}

fn decide(file: &Path, seat: Seat, rng: &mut ChaCha8Rng) -> (View, Vec<Action>, Action) {
    let (view, legal) = seen::<State>(file, seat);
    let go_on = AtomicBool::new(false);
    let action = bots::choose::<State>(Level::Easy, &view, seat, &legal, Budget::Iterations(20), rng, &go_on);
    let mut action = by_keys(&view, &legal, action.expect("who is waited for can do something"));
    if !is_for_keys(&view, action) {
        let instead = [Action::EndMove, Action::End].into_iter().find(|end| legal.contains(end));
        action = instead.or_else(|| legal.iter().copied().find(|other| is_for_keys(&view, *other))).unwrap_or(action);
    }
    (view, legal, action)
}

/// A match played by keys for so many actions, or to its end, against a bot or by two people who hand the machine over; gives
/// how many there were.
fn played_by_keys(other: &str, options: &[&str], actions: usize) -> usize {
    let _screen = screen();
    let desk = Desk::new();
    let seats = ["--seat", "human", "--seat", other, "--seed", "2"];
    let people = if other == "human" { Seats::first(2) } else { Seats::one(Seat(0)) };
    let (mut program, file) = desk.play::<State>(&[&seats, options].concat(), SIZE);
    // Who has the machine; where there is one person alone no curtain comes down.
    let mut holder = people.iter().next().filter(|_| people.len() == 1);
    if holder.is_some() {
        program.button();
    }
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while read::<State>(&file).outcome().is_none() && read::<State>(&file).steps() < actions {
        let actors = Seats(read::<State>(&file).actors().0 & people.0);
        let Some(me) = holder.filter(|seat| actors.contains(*seat)).or_else(|| actors.iter().next()) else {
            sleep(Duration::from_millis(50));
            continue;
        };
        if holder != Some(me) {
            program.lift_curtain();
            holder = Some(me);
        }
        let (view, legal, action) = decide(&file, me, &mut rng);
        if view.asked == Asked::Order {
            // The PAD as it is shown: one key, and then each card after the other.
            let first = legal.iter().find(|action| matches!(action, Action::Queue(_))).copied().unwrap_or(Action::Ready);
            program.act(&file, me, first, |program| program.press(&["space"]));
            wait("the PAD is ordered", || seen::<State>(&file, me).0.asked != Asked::Order || !read::<State>(&file).actors().contains(me));
            continue;
        }
        program.act(&file, me, action, |program| program.press(&keys(&view, &legal, action)));
    }
    let game = read::<State>(&file);
    println!("After {} actions: {:?}.", game.steps(), game.outcome());
    game.steps()
}

#[test]
fn a_learning_game_is_begun_by_keys() {
    assert!(played_by_keys("bot:easy", &[], 80) >= 80);
}

#[test]
#[ignore = "it takes minutes; its beginning is played in every run"]
fn a_learning_game_is_played_to_its_end_by_keys() {
    played_by_keys("bot:easy", &[], usize::MAX);
}

#[test]
#[ignore = "it takes minutes"]
fn two_people_play_a_learning_game_to_its_end_by_keys() {
    played_by_keys("human", &[], usize::MAX);
}

#[test]
#[ignore = "it takes minutes"]
fn system_purge_is_played_to_its_end_by_keys() {
    played_by_keys("bot:easy", &["--option", "operation=system-purge"], usize::MAX);
}

#[test]
#[ignore = "it takes minutes"]
fn two_people_play_system_purge_to_its_end_by_keys() {
    played_by_keys("human", &["--option", "operation=system-purge"], usize::MAX);
}

#[test]
#[ignore = "it takes minutes"]
fn digital_download_is_played_to_its_end_by_keys() {
    played_by_keys("bot:easy", &["--option", "operation=digital-download"], usize::MAX);
}

#[test]
#[ignore = "it takes minutes"]
fn two_people_play_digital_download_to_its_end_by_keys() {
    played_by_keys("human", &["--option", "operation=digital-download"], usize::MAX);
}
