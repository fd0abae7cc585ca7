//! The card set and the ready drives (DW-80, DW-81), read from the files as they are now.

use std::collections::BTreeSet;
use std::path::Path;

use cyberdeck::rules::data_warriors::{CONTENT_FILES, Content, Kind, card_text};

/// The content as it stands in the files.
fn files() -> Content {
    let read =
        |at: usize| std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(CONTENT_FILES[at].path)).unwrap();
    let (cards, drives) = (read(0), read(1));
    let texts = [(CONTENT_FILES[0].path, cards.as_str()), (CONTENT_FILES[1].path, drives.as_str())];
    match Content::parse(texts) {
        Ok(content) => content,
        Err(errors) => panic!("{}", errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")),
    }
}

#[test]
fn dw_80_the_set_is_large_enough_and_uses_all_costs() {
    let content = files();
    assert!(content.warnings.is_empty(), "{:?}", content.warnings);
    let faces = content.catalog.faces();
    let of = |kind: Kind| faces.iter().filter(|face| face.kind == kind).count();
    let counts = Kind::ALL.map(of);
    println!("{} cards: {counts:?}", faces.len());
    assert!(faces.len() >= 84 && counts[0] >= 36 && counts[1] >= 10 && counts[2] >= 14 && counts[3] >= 20, "{counts:?}");
    for cost in 0..=7 {
        let having = faces.iter().filter(|face| face.cost == cost).count();
        println!("cost {cost}: {having}");
        assert!(having > 0, "no card of cost {cost}");
    }
    let mut flavours = BTreeSet::new();
    for face in &faces {
        assert!((1..=48).contains(&face.flavour.chars().count()), "flavour of {}", face.title);
        assert!(flavours.insert(&face.flavour), "flavour of {} twice", face.title);
        println!("{} {} {}\n  {}", face.title, face.kind.label(), face.cost, card_text(face).join("\n  "));
    }
}

#[test]
fn dw_81_six_drives_use_the_whole_set() {
    let content = files();
    assert_eq!(content.drives.len(), 6);
    let mut used = BTreeSet::new();
    for drive in &content.drives {
        let (mut curve, mut kinds) = ([0; 8], [0; 4]);
        for (count, title) in &drive.cards {
            let face = content.catalog.face(content.catalog.by_title(title).unwrap());
            curve[usize::from(face.cost)] += count;
            kinds[Kind::ALL.iter().position(|kind| *kind == face.kind).unwrap()] += count;
            used.insert(face.title.as_str());
        }
        println!("{}: costs {curve:?}, kinds {kinds:?}", drive.name);
        assert!(drive.plan.ends_with('.'), "{}", drive.name);
    }
    let left: Vec<&str> = content.catalog.faces().iter().map(|face| face.title.as_str()).filter(|title| !used.contains(title)).collect();
    assert!(left.is_empty(), "in no ready drive: {left:?}");
}
