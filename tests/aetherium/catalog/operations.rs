//! Shapes of schemas and operations (AE-2, AE-3, AE-120 to AE-126).

use cyberdeck::rules::aetherium::content::{
    Catalog, Code, CollectiveSize, Counted, End, EndsOn, Operation, Player, Score, Then, Ties, goal_text, operation_text,
};
use cyberdeck::rules::aetherium::{Facing, Ground, Shape, Size, Square, Squares, Uplink};
use cyberdeck::rules::game::Seat;

use super::files;

fn operation<'a>(catalog: &'a Catalog, id: &str) -> &'a Operation {
    catalog.operation(catalog.operation_named(id).unwrap())
}

/// How many schemas of a size an operation has, and how many of them with this.
fn count(catalog: &Catalog, operation: &Operation, size: Size, uplink: Uplink) -> (usize, usize) {
    let shapes: Vec<&Shape> = operation.layout.iter().map(|placed| placed.shape_in(catalog.shapes()).unwrap()).collect();
    let of_size = || shapes.iter().filter(|shape| shape.size() == size);
    (of_size().count(), of_size().filter(|shape| shape.uplink() == Some(uplink)).count())
}

/// The sizes of the starting schemas of a player.
fn starts(catalog: &Catalog, operation: &Operation, player: Player) -> Vec<Size> {
    let mine = operation.schemas.iter().zip(&operation.layout).filter(|(schema, _)| schema.start == Some(player));
    mine.map(|(_, placed)| placed.shape_in(catalog.shapes()).unwrap().size()).collect()
}

#[test]
fn ae_2_schemas_come_in_several_shapes() {
    let catalog = files().catalog;
    let shapes = |size: Size| catalog.shapes().iter().filter(|shape| shape.size() == size).collect::<Vec<_>>();
    assert!(shapes(Size::Large).len() >= 3 && shapes(Size::Medium).len() >= 4 && shapes(Size::Small).len() >= 4);
    assert!(shapes(Size::Large).iter().all(|shape| shape.uplink() == Some(Uplink::Node)), "large ones have a node");
    for size in [Size::Medium, Size::Small] {
        let with = shapes(size).iter().filter(|shape| shape.uplink() == Some(Uplink::Pylon)).count();
        assert!(with >= 3 && with < shapes(size).len(), "{}: with pylon and without", size.name());
    }
    let turned = |shape: &Shape, facing| shape.footprint(Square::at(9, 9).unwrap(), facing).unwrap();
    let changes = |shape: &&Shape| turned(shape, Facing::North) != turned(shape, Facing::East);
    assert!(catalog.shapes().iter().filter(changes).count() >= 3, "a turn changes what some of them cover");
}

#[test]
fn ae_3_every_terrain_is_on_some_schema() {
    let catalog = files().catalog;
    for sign in "orf#NP.".chars() {
        assert!(catalog.maps().iter().any(|map| map.rows.iter().any(|row| row.contains(sign))), "{sign} is on no schema");
    }
}

/// The square that a square becomes across the diagonal from the north-west to the south-east.
fn mirrored(square: Square) -> Square {
    Square::at(17 - square.y(), 17 - square.x()).unwrap()
}

fn all_mirrored(squares: &Squares) -> Squares {
    squares.iter().map(mirrored).fold(Squares::EMPTY, Squares::with)
}

#[test]
fn ae_127_every_board_is_the_same_for_both_sides() {
    let catalog = files().catalog;
    for operation in catalog.operations() {
        let (id, ground) = (&operation.id, Ground::new(catalog.shapes(), &operation.layout, Squares::EMPTY));
        for set in [ground.schemas(), ground.resistor(), ground.fragmented(), ground.obstructions(), ground.uplinks()] {
            assert_eq!(all_mirrored(set), *set, "{id}");
        }
        assert!(!ground.uplinks().is_empty() && !ground.resistor().is_empty(), "{id}");
        let owned = |player: Player| {
            let mine = operation.schemas.iter().zip(&operation.layout).filter(|(schema, _)| schema.start == Some(player));
            mine.map(|(_, placed)| placed.uplink(catalog.shapes()).unwrap().1).fold(Squares::EMPTY, Squares::with)
        };
        assert_eq!(all_mirrored(&owned(Player::First)), owned(Player::Second), "{id}");
        let across = |edge: &Facing| match edge {
            Facing::South => Facing::East,
            Facing::West => Facing::North,
            Facing::East => Facing::South,
            Facing::North => Facing::West,
        };
        let [mut first, mut second] = [Seat(0), Seat(1)].map(|seat| operation.edges_of(seat).to_vec());
        first.iter_mut().for_each(|edge| *edge = across(edge));
        first.sort_unstable();
        second.sort_unstable();
        assert_eq!(first, second, "{id}");
    }
}

#[test]
fn schemas_begin_at_least_one_noise_square_apart() {
    let catalog = files().catalog;
    for operation in catalog.operations() {
        let prints: Vec<Squares> = operation.layout.iter().map(|placed| placed.footprint(catalog.shapes()).unwrap()).collect();
        for (at, one) in prints.iter().enumerate() {
            for other in &prints[..at] {
                assert!(!one.neighbours().intersects(other), "{}: schema {at} touches another", operation.id);
            }
        }
    }
}

#[test]
fn ae_120_first_link_is_the_learning_game() {
    let catalog = files().catalog;
    let first_link = operation(&catalog, "first-link");
    assert_eq!(count(&catalog, first_link, Size::Large, Uplink::Node), (1, 1));
    assert_eq!(count(&catalog, first_link, Size::Medium, Uplink::Pylon), (2, 2));
    assert_eq!(count(&catalog, first_link, Size::Small, Uplink::Pylon), (2, 2));
    for player in [Player::First, Player::Second] {
        assert_eq!(starts(&catalog, first_link, player), [Size::Medium]);
    }
    assert_eq!((first_link.collectives, first_link.recalibrations()), (CollectiveSize::Learning, 5));
    assert_eq!((first_link.scoring.as_slice(), first_link.ties), (&[Score::Node(1)][..], Ties::Draw));
    assert!(first_link.may_be_placed(), "players may place the schemas themselves");
}

#[test]
fn ae_121_system_purge_counts_what_is_deleted() {
    let catalog = files().catalog;
    let purge = operation(&catalog, "system-purge");
    assert_eq!(count(&catalog, purge, Size::Medium, Uplink::Pylon), (3, 3));
    assert_eq!(count(&catalog, purge, Size::Small, Uplink::Pylon), (3, 3));
    for player in [Player::First, Player::Second] {
        assert_eq!(starts(&catalog, purge, player), [Size::Medium]);
    }
    assert_eq!(purge.scoring, [Score::EnemyAvatar(3), Score::EnemyFunction(2), Score::EnemySubroutine(1)]);
    assert_eq!((purge.recalibrations(), purge.end_on(EndsOn::WipedOut)), (5, Some(Then::Wins)));
}

#[test]
fn ae_122_digital_download_is_about_the_cache() {
    let catalog = files().catalog;
    let download = operation(&catalog, "digital-download");
    assert_eq!(count(&catalog, download, Size::Large, Uplink::Node), (1, 1));
    assert_eq!(count(&catalog, download, Size::Medium, Uplink::Pylon), (2, 2));
    assert_eq!(count(&catalog, download, Size::Small, Uplink::Pylon), (4, 4));
    for player in [Player::First, Player::Second] {
        assert_eq!(starts(&catalog, download, player), [Size::Medium]);
    }
    assert!(download.cache);
    let scoring =
        [Score::CacheHome(7), Score::CacheHeld(5), Score::OwnFunctions(3), Score::EnemyFunctions(3), Score::Node(2), Score::Pylon(1)];
    assert_eq!(download.scoring, scoring);
    assert_eq!((download.recalibrations(), download.end_on(EndsOn::WipedOut)), (5, Some(Then::Points)));
}

#[test]
fn ae_123_service_denial_has_tokens_and_no_starting_pylons() {
    let catalog = files().catalog;
    let denial = operation(&catalog, "service-denial");
    assert_eq!(count(&catalog, denial, Size::Large, Uplink::Node), (2, 2));
    assert_eq!(count(&catalog, denial, Size::Medium, Uplink::Pylon), (2, 2));
    assert_eq!(count(&catalog, denial, Size::Small, Uplink::Pylon), (2, 2));
    assert!(denial.tokens && denial.schemas.iter().all(|schema| schema.start.is_none()));
    assert_eq!((denial.recalibrations(), denial.end_on(EndsOn::Holds(2, 2))), (5, Some(Then::Points)));
    assert_eq!(denial.scoring, [Score::Node(2), Score::Pylon(1)]);
}

#[test]
fn ae_124_bandwidth_counts_at_every_recalibration() {
    let catalog = files().catalog;
    let (bandwidth, first_link) = (operation(&catalog, "bandwidth"), operation(&catalog, "first-link"));
    assert_eq!(bandwidth.layout, first_link.layout);
    assert_eq!((bandwidth.counted, bandwidth.recalibrations()), (Counted::AtRecalibration, 5));
    assert_eq!(bandwidth.scoring, [Score::Node(2), Score::Pylon(1)]);
}

#[test]
fn ae_125_avatar_hunt_ends_with_an_avatar() {
    let catalog = files().catalog;
    let (hunt, purge) = (operation(&catalog, "avatar-hunt"), operation(&catalog, "system-purge"));
    assert_eq!(hunt.layout, purge.layout);
    assert_eq!((hunt.end_on(EndsOn::AvatarDeleted), hunt.recalibrations()), (Some(Then::Wins), 6));
    assert_eq!(hunt.scoring, [Score::Pylon(1)]);
}

#[test]
fn ae_126_every_operation_says_how_it_ends_and_what_counts() {
    for operation in files().catalog.operations() {
        let text = operation_text(operation).join(" ");
        let ends = operation.ends.iter().filter(|End { on, .. }| matches!(on, EndsOn::Recalibrated(_))).count();
        assert_eq!(ends, 1, "{}", operation.id);
        assert!(text.contains(&format!("re-calibrated {} times", operation.recalibrations())), "{text}");
    }
}

#[test]
fn ae_13_what_wins_names_deletion_where_it_decides_at_once() {
    let catalog = files().catalog;
    let says = |id: &str| goal_text(operation(&catalog, id)).contains("no program left, on the server or still to enter, loses");
    assert!(says("first-link") && says("avatar-hunt"));
    assert!(!says("digital-download"), "there points decide");
    assert!(goal_text(operation(&catalog, "avatar-hunt")).contains("avatar is deleted loses"));
}

#[test]
fn the_rules_of_universal_code_are_named() {
    assert_eq!(Code::ALL.map(Code::rule), ["AE-100", "AE-103", "AE-103", "AE-103", "AE-105", "AE-103", "AE-106"]);
}
