//! What can be asked about a table: chances of attacks, sight, what squares hold.

use cyberdeck::rules::aetherium::content::Symbol;
use cyberdeck::rules::aetherium::{
    Action, Answer, Base, BoxesOdds, Chances, Cover, Direction, Event, Facing, ModelId, Prospect, Query, SIDE, Sight, Site, Spot, Square,
    Squares, Terrain, TokenHere, Unseen, Uplink, UplinkHere, View, corners_in_view,
};
use cyberdeck::rules::game::{Game, Seat, Viewer};
use serde_json::{Value, json};

use crate::property::matches;
use crate::table::{A, B, BREACH, CRASH, Match, PING, SPIKE, at, model};

fn ask(game: &Match, viewer: Viewer, query: Query) -> Answer {
    game.state.view(viewer).answer(&query).unwrap()
}

fn chances(game: &Match, model: ModelId, target: ModelId) -> Chances {
    let Answer::Odds(chances) = ask(game, Viewer::Spectator, Query::Odds { model, target }) else { panic!() };
    chances
}

fn prospect(game: &Match, from: Spot, to: Spot) -> Prospect {
    let Answer::Sight(prospect) = ask(game, Viewer::Spectator, Query::Sight { from, to }) else { panic!() };
    prospect
}

fn site(game: &Match, viewer: Viewer, square: &str) -> Site {
    let Answer::Site(site) = ask(game, viewer, Query::Site(at(square))) else { panic!() };
    site
}

/// How likely each number of boxes is, by playing every way in which three dice can fall.
fn played(game: &Match, attack: Action, disrupts: bool) -> Vec<BoxesOdds> {
    let mut spread: Vec<BoxesOdds> = Vec::new();
    for way in 0..4_usize.pow(3) {
        let dice = [way % 4, way / 4 % 4, way / 16];
        let ways: u64 = dice.iter().map(|symbol| u64::from(Symbol::ALL[*symbol].faces())).product();
        let mut game = Match { state: game.state.clone(), events: Vec::new() };
        game.dice(&dice.map(|symbol| symbol as u8));
        game.act(attack);
        if game.legal().contains(&Action::Accept) {
            game.act(if disrupts { Action::Accept } else { Action::Decline });
        }
        let boxes = game.events.iter().find_map(|seen| if let Event::Damaged { boxes, .. } = seen.event.what { Some(boxes) } else { None });
        let boxes = boxes.unwrap_or(0);
        match spread.iter_mut().find(|known| known.boxes == boxes) {
            Some(known) => known.ways += ways,
            None => spread.push(BoxesOdds { boxes, ways }),
        }
    }
    spread.sort_unstable_by_key(|known| known.boxes);
    spread
}

#[test]
fn ae_52_ae_58_the_boxes_of_an_attack_are_as_likely_as_all_its_dice_played() {
    // The herald's disruption makes damage heavier, and does 2 more boxes where there is a marker.
    let mut game = Match::of("herald", "drone").ordered();
    game.active(A, 1, 6);
    let (herald, target) = (model(A, 1, 0), model(B, 0, 0));
    game.put(herald, "H2");
    game.put(target, "H5");
    game.faces(target, Facing::South);
    for markers in [&[][..], &["Lag"]] {
        game.marked(target, markers);
        let chances = chances(&game, herald, target);
        let attack = Action::Attack { model: herald, target };
        assert_eq!(chances.boxes, played(&game, attack, false));
        assert_eq!(chances.boxes_by_disruption, played(&game, attack, true));
        assert_ne!(chances.boxes, chances.boxes_by_disruption);
        assert_eq!(chances.boxes.iter().map(|boxes| boxes.ways).sum::<u64>(), chances.odds.out_of);
        assert_eq!((chances.odds.dice, chances.odds.listings), (3, [1, 1, 1, 0]));
    }
    game.faces(target, Facing::North);
    let behind = chances(&game, herald, target);
    let reasons: Vec<(i8, &str)> = behind.reasons.iter().map(|reason| (reason.dice, reason.rule.as_str())).collect();
    assert_eq!(reasons, [(3, "AE-51"), (1, "AE-51")]);
}

#[test]
fn ae_41_ae_50_what_has_no_answer_says_why() {
    let mut game = Match::of("guard", "drone").ordered();
    game.put(model(A, 1, 0), "H2");
    let view = game.state.view(Viewer::Seat(B));
    let rule = |query| view.answer(&query).unwrap_err().rule.0;
    let (here, gone, nobody) = (Spot::Model(model(A, 1, 0)), Spot::Model(model(B, 1, 0)), Spot::Model(model(A, 4, 3)));
    assert_eq!(rule(Query::Odds { model: model(A, 1, 0), target: model(B, 1, 0) }), "AE-41");
    assert_eq!(rule(Query::Odds { model: model(A, 4, 3), target: model(B, 1, 0) }), "AE-14", "there is no such model");
    assert_eq!(rule(Query::Sight { from: here, to: gone }), "AE-41");
    assert_eq!(rule(Query::Sight { from: nobody, to: here }), "AE-14");
}

#[test]
fn ae_42_sight_names_what_stops_each_line() {
    let mut game = Match::of("guard", "drone").ordered();
    let (chief, enemy) = (model(A, 0, 0), model(B, 0, 0));
    game.put(chief, "H2");
    game.put(enemy, "H6");
    game.faces(chief, Facing::North);
    game.faces(enemy, Facing::South);
    let (eye, target) = (Spot::Model(chief), Spot::Model(enemy));
    let open = prospect(&game, eye, target);
    assert_eq!((open.distance, open.sight, open.unseen, open.cover.len(), open.from_behind), (4, Some(Sight::Complete), None, 0, false));
    assert_eq!((open.lines.len(), open.stopped_by), (4, Squares::EMPTY));
    // A firewall in the way stops all lines; beside the way it leaves some.
    game.walled(&["H4"]);
    let hidden = prospect(&game, eye, target);
    assert_eq!((hidden.sight, hidden.unseen, hidden.stopped_by), (None, Some(Unseen::Hidden), Squares::one(at("H4"))));
    assert!(hidden.lines.iter().all(|line| line.from == at("H2") && line.to == at("H6") && line.stopped_by.contains(at("H4"))));
    let corners: Vec<Direction> = hidden.lines.iter().map(|line| line.corner).collect();
    assert_eq!(corners, [Direction::SouthWest, Direction::SouthEast, Direction::NorthWest, Direction::NorthEast]);
    // AE-43: one corner only.
    game.walled(&["H3", "G5"]);
    game.put(enemy, "I6");
    let partial = prospect(&game, eye, Spot::Model(enemy));
    let seen = partial.lines.iter().filter(|line| line.stopped_by.is_empty()).count();
    assert_eq!((seen == 1, partial.sight == Some(Sight::Partial)), (partial.cover == [Cover::Partial], seen == 1));
    // AE-103, AE-51: the code Cover, and who stands behind.
    game.walled(&[]);
    game.lent(enemy, &["Cover"]);
    game.faces(enemy, Facing::North);
    let covered = prospect(&game, eye, target);
    assert_eq!((covered.cover, covered.from_behind), (vec![Cover::Code], true));
    // AE-40: what is behind is not seen by a model, but from its square.
    game.faces(chief, Facing::South);
    assert_eq!(prospect(&game, eye, target).unseen, Some(Unseen::Behind));
    assert_eq!(prospect(&game, Spot::Square(at("H2")), Spot::Square(at("I6"))).sight, Some(Sight::Complete));
    // AE-42: neighbours see each other, whatever stops the lines.
    game.walled(&["H3", "I2"]);
    let near = prospect(&game, Spot::Square(at("H2")), Spot::Square(at("I3")));
    assert_eq!((near.sight, near.distance, near.stopped_by.is_empty()), (Some(Sight::Complete), 1, false));
}

#[test]
fn ae_43_fragmented_terrain_is_named_as_cover() {
    // The hub around I10: I12 lies in fragmented terrain beside it.
    let mut game = Match::of("guard", "drone").ordered();
    let view = game.state.view(Viewer::Spectator);
    let fragmented = view.table.ground().fragmented().first().unwrap();
    game.put(model(B, 0, 0), &fragmented.to_string());
    let next = fragmented.neighbours().iter().find(|square| !game.state.table().occupied().contains(*square)).unwrap();
    assert_eq!(prospect(&game, Spot::Square(next), Spot::Model(model(B, 0, 0))).cover, [Cover::Fragmented]);
}

/// Wherever models stand in random matches, sight is what the attack takes it for, and the lines are as many as are counted.
#[test]
fn ae_42_asked_sight_is_that_of_attacks() {
    let (mut looks, mut compared) = (0, [0; 3]);
    matches(9, |state, _| {
        looks += 1;
        if looks % 37 != 0 {
            return;
        }
        let table = state.table();
        for from in table.on_server().iter() {
            for to in table.on_server().iter().filter(|to| *to != from) {
                let asked = table.prospect(Spot::Model(from), Spot::Model(to)).unwrap();
                let seen = table.sees(from, to).unwrap();
                assert_eq!((asked.sight, asked.unseen), (seen.ok(), seen.err()));
                compared[if asked.sight.is_some() { 0 } else { asked.unseen.unwrap() as usize + 1 }] += 1;
                if let (Base::Single(here), Base::Single(there)) = (table.base(from).unwrap(), table.base(to).unwrap()) {
                    let stops = table.stops(from).without(here).without(there);
                    let open = asked.lines.iter().filter(|line| line.stopped_by.is_empty()).count();
                    assert_eq!(open, usize::from(corners_in_view(here, there, &stops)));
                }
                assert!(asked.stopped_by.is_subset(&table.stops(from)));
            }
        }
    });
    assert!(compared.iter().all(|count| *count > 20), "{compared:?}");
}

#[test]
fn ae_3_a_square_says_all_it_holds() {
    let spectator = Viewer::Spectator;
    let mut game = Match::of("guard", "drone").ordered();
    game.put(model(A, 0, 0), "D4");
    game.put(model(B, 0, 0), "A18");
    game.walled(&["E6"]);
    // The relay around C4, where A starts.
    let pylon = site(&game, spectator, "C4");
    assert_eq!((pylon.terrain, pylon.schema, pylon.occupied, pylon.blocks_sight), (Terrain::Uplink, Some(2), true, false));
    assert_eq!(pylon.uplink, Some(UplinkHere { kind: Uplink::Pylon, holder: Some(A), starting: true }));
    assert_eq!(pylon.watched_by, [A]);
    let stood_on = site(&game, spectator, "D4");
    assert_eq!(
        (stood_on.models, stood_on.terrain, stood_on.occupied, stood_on.costs_more),
        (vec![model(A, 0, 0)], Terrain::Open, true, false)
    );
    let resistor = site(&game, spectator, "B3");
    assert_eq!((resistor.terrain, resistor.costs_more, resistor.occupied), (Terrain::Resistor, true, false));
    let obstruction = site(&game, spectator, "D3");
    assert_eq!((obstruction.terrain, obstruction.occupied, obstruction.blocks_sight), (Terrain::Obstruction, true, true));
    let wall = site(&game, spectator, "E6");
    assert_eq!((wall.terrain, wall.schema, wall.firewall, wall.occupied, wall.blocks_sight), (Terrain::Noise, None, true, true, true));
    let beside = site(&game, spectator, "F6");
    assert_eq!((beside.terrain, beside.costs_more, beside.occupied), (Terrain::Noise, true, false));
    // AE-14: south and west are A's edges here, north and east B's.
    let edges = |square: &str| site(&game, spectator, square).edge_of;
    assert_eq!([edges("I1"), edges("R9"), edges("H8")], [vec![A], vec![B], vec![]]);
    assert_eq!(edges("A18"), [A, B]);
}

#[test]
fn ae_122_a_square_says_where_the_cache_is() {
    let mut game = Match::full("digital-download").ordered();
    game.put(model(A, 0, 0), "C3");
    let mut at = |cache: Value| {
        game.edit(|tree| tree["table"]["cache"] = cache);
        let squares = Squares::ALL.iter().filter(|square| game.state.view(Viewer::Spectator).site(*square).cache);
        squares.map(|square| square.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(at(json!("InNode")), ["I10"]);
    assert_eq!(at(json!({ "Lying": "A9" })), ["A9"]);
    assert_eq!(at(json!({ "Carried": model(A, 0, 0) })), ["C3"]);
    assert_eq!(at(json!({ "Home": 0 })), Vec::<String>::new());
}

#[test]
fn ae_123_a_square_shows_no_symbol_that_its_viewer_may_not_know() {
    let mut game = Match::full("service-denial");
    game.by(A, Action::PlaceToken { schema: 2, symbol: CRASH });
    game.by(B, Action::PlaceToken { schema: 2, symbol: PING });
    let pylon = game.state.table().uplink(2).unwrap().1.to_string();
    let shown = |viewer| {
        let tokens: Vec<(Seat, Option<Symbol>)> =
            site(&game, viewer, &pylon).tokens.into_iter().map(|TokenHere { seat, symbol }| (seat, symbol)).collect();
        tokens
    };
    assert_eq!(shown(Viewer::Seat(A)), [(A, Some(Symbol::Crash)), (B, None)]);
    assert_eq!(shown(Viewer::Seat(B)), [(A, None), (B, Some(Symbol::Ping))]);
    assert_eq!(shown(Viewer::Spectator), [(A, None), (B, None)]);
}

#[test]
fn questions_and_answers_are_data() {
    let mut game = Match::of("guard", "drone").ordered();
    game.put(model(A, 0, 0), "H2");
    game.put(model(B, 0, 0), "H5");
    game.faces(model(B, 0, 0), Facing::South);
    let view: View = game.state.view(Viewer::Seat(A));
    for (text, name) in [
        (r#"{"Odds":{"model":0,"target":20}}"#, "Odds"),
        (r#"{"Sight":{"from":{"Model":0},"to":{"Square":"H9"}}}"#, "Sight"),
        (r#"{"Site":"C4"}"#, "Site"),
    ] {
        let query: Query = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&query).unwrap(), text);
        let answer = view.answer(&query).unwrap();
        let tree = serde_json::to_value(&answer).unwrap();
        assert!(tree[name].is_object(), "{tree}");
        assert_eq!(serde_json::from_value::<Answer>(tree).unwrap(), answer);
    }
    assert!(serde_json::from_str::<Query>(r#"{"Odds":{"model":40,"target":20}}"#).is_err(), "there are 40 models");
}

#[test]
fn any_question_about_any_state_is_answered_or_refused() {
    let dice = [PING, SPIKE, BREACH, CRASH].len();
    let mut looks = 0;
    matches(9, |state, _| {
        looks += 1;
        if looks % 151 != 0 {
            return;
        }
        let view = state.view(Viewer::Seat(Seat(looks as u8 % 2)));
        for number in 0..40 {
            let model = ModelId::try_from(number).unwrap();
            for target in (0..40).map(|target| ModelId::try_from(target).unwrap()) {
                if let Ok(Answer::Odds(chances)) = view.answer(&Query::Odds { model, target }) {
                    assert_eq!(chances.boxes_by_disruption.iter().map(|boxes| boxes.ways).sum::<u64>(), chances.odds.out_of);
                    assert_eq!(chances.odds.listings.len(), dice);
                }
                let _ = view.answer(&Query::Sight { from: Spot::Model(model), to: Spot::Model(target) });
            }
        }
        let mut held = 0;
        for square in (0..i16::from(SIDE) * i16::from(SIDE)).filter_map(|number| Square::numbered(number as usize)) {
            let site = view.site(square);
            held += usize::from(!site.models.is_empty());
            assert!(!site.models.is_empty() || !view.table.models_stand().contains(square));
        }
        assert_eq!(held, view.table.models_stand().len());
    });
}
