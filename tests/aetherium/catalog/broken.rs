//! What is said of files that are wrong: file, line, column, field and reason.

use cyberdeck::rules::aetherium::content::{CONTENT_FILES, Content, OPERATION_FILES};

/// What is said of the built-in files with a change in one of them.
fn problems(path: &str, old: &str, new: &str) -> Vec<String> {
    let changed = |file: &cyberdeck::rules::content::ContentFile| {
        assert!(file.path != path || file.text.contains(old), "{path} has no {old}");
        let text = if file.path == path { file.text.replacen(old, new, 1) } else { file.text.to_owned() };
        (file.path, text)
    };
    let (lists, operations) = (CONTENT_FILES.each_ref().map(changed), OPERATION_FILES.each_ref().map(changed));
    let operations = operations.each_ref().map(|(path, text)| (*path, text.as_str()));
    match Content::parse(lists.each_ref().map(|(path, text)| (*path, text.as_str())), &operations) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

/// The line, from 1, on which a text begins in a built-in file.
fn line_of(path: &str, words: &str) -> usize {
    let file = CONTENT_FILES.iter().chain(&OPERATION_FILES).find(|file| file.path == path).unwrap();
    file.text[..file.text.find(words).unwrap()].lines().count()
}

/// The change is found, at the line of what was changed, with this said of it.
fn found(path: &str, old: &str, new: &str, said: &str) {
    let problems = problems(path, old, new);
    let line = line_of(path, old);
    // What is changed to something on the next lines still begins on the same one.
    let place = format!("{path}:{line}:");
    assert!(problems.iter().any(|problem| problem.starts_with(&place) && problem.contains(said)), "{place} {said}: {problems:?}");
}

#[test]
fn the_built_in_files_are_fine() {
    assert_eq!(problems("aetherium/factions.ron", "cadastre", "cadastre"), Vec::<String>::new());
}

#[test]
fn ae_6_what_is_wrong_with_a_program_is_said_by_line_and_field() {
    let programs = "aetherium/programs.ron";
    for (old, new, said) in [
        ("cs: 5, oc: 3, ram: 7", "cs: 0, oc: 3, ram: 6", "cs of “surveyor-prime”: Must be 1 to 10, not 0 (AE-20)."),
        ("cs: 5, oc: 3, ram: 7", "cs: 5, oc: 9, ram: 6", "oc of “surveyor-prime”"),
        ("cs: 5, oc: 3, ram: 7", "cs: 5, oc: 3", "ram of “surveyor-prime”: Must be 1 to 8, not 0 (AE-6)."),
        ("cs: 5, oc: 3, ram: 7", "cs: 5, oc: 3, speed: 6", "speed"),
        ("grid: [5, 5]", "grid: [5, 0]", "grid of “surveyor-prime”"),
        ("grid: [5, 5]", "grid: [20, 250]", "grid of “surveyor-prime”"),
        (
            "faction: \"cadastre\"",
            "faction: \"cadaster\"",
            "faction of “surveyor-prime”: There is no faction “cadaster”. Known: cadastre, ",
        ),
        ("reach: Ranged(6)", "reach: Ranged(30)", "reach of “surveyor-prime”"),
        ("profile: [Ping, Spike, Breach]", "profile: [Ping, Spike]", "profile of “surveyor-prime”"),
        ("damage: (1, 2, 4)", "damage: (3, 2, 4)", "damage of “surveyor-prime”"),
        ("does: [Firewall(2)]", "does: [Firewalls(2)]", "Firewalls"),
        ("kind: Function, form: Omni", "kind: Subroutine, form: Omni", "form of “bulwark”: Only a function can be omni"),
    ] {
        found(programs, old, new, said);
    }
    let twice = problems(programs, "id: \"bailiff\"", "id: \"surveyor-prime\"");
    let place = format!("{programs}:{}:", line_of(programs, "id: \"bailiff\""));
    assert!(twice.iter().any(|problem| problem.starts_with(&place) && problem.contains("Another entry has it")), "{twice:?}");
    let models = problems(programs, "form: Linked(3)", "form: Linked(4)");
    assert!(
        models.iter().any(|problem| problem.contains("grid of “pale”: A linked program has a colour for each of its 4 models, not 3")),
        "{models:?}"
    );
}

#[test]
fn ae_6_texts_that_can_do_nothing_are_refused() {
    let programs = "aetherium/programs.ron";
    for (old, new, said) in [
        ("does: [Shift(3)]", "does: []", "must do 1 to 6 things, not 0"),
        ("does: [Shift(3)]", "does: [Give(Target, Stun)]", "“Redraw” has no target"),
        ("does: [Shift(3)]", "does: [Heavier]", "changes damage"),
        ("does: [Shift(3)]", "does: [Shift(0)]", "a number that is not 1 to 17"),
        ("does: [Shift(3)]", "does: [Firewall(0)]", "on its own square"),
        ("does: [Shift(3)]", "does: [If(Hit), Shift(3)]", "asks about the attack"),
        ("does: [Shift(3)]", "does: [If(Hit)]", "an If without an effect after it"),
        ("cost: 2, does: [Shift(3)]", "cost: 9, does: [Shift(3)]", "must cost 1 to 8 CS"),
        ("cost: 2, does: [Shift(3)]", "cost: 2, aim: (side: Enemy, range: 3), does: [Shift(3)]", "does nothing with it"),
        ("does: [Shift(3)]", "does: [Push(This, 1)]", "can’t push or pull its own model"),
    ] {
        let problems = problems(programs, old, new);
        let place = format!("{programs}:{}:", line_of(programs, "exe: ["));
        let fits = |problem: &String| problem.starts_with(&place) && problem.contains("exe of “surveyor-prime”") && problem.contains(said);
        assert!(problems.iter().any(fits), "{place} {new} {said}: {problems:?}");
    }
    let gone = problems(programs, "does: [Firewall(0), Burn(2)]", "does: [Repair(This, N(1))]");
    assert!(gone.iter().any(|problem| problem.contains("deletion of “surveyor-prime”: “Escheat” works on its own model, which is gone")));
    let barred = problems(programs, "does: [Heavier]", "does: [Capture(1)]");
    assert!(barred.iter().any(|problem| problem.contains("disruption of “bulwark”") && problem.contains("No Uplink")), "{barred:?}");
}

#[test]
fn ae_3_what_is_wrong_with_a_shape_is_said_by_line() {
    let schemas = "aetherium/schemas.ron";
    let said = |old: &str, new: &str, said: &str| {
        let problems = problems(schemas, old, new);
        let fits = |problem: &&String| problem.starts_with(schemas) && problem.contains("rows of “hub”") && problem.contains(said);
        let place = format!("{schemas}:{}:", line_of(schemas, "id: \"hub\""));
        assert!(problems.iter().find(fits).is_some_and(|problem| problem.starts_with(&place)), "{said}: {problems:?}");
    };
    said("oroNoro", "oroNorx", "“x”");
    said("oroNoro", "oroNorP", "at most one node or pylon, not 2");
    said("oroNoro", "oroNor", "Row 4 of a large schema has 7 squares, not 6");
}

#[test]
fn ae_5_an_illegal_ready_collective_is_refused() {
    let collectives = "aetherium/collectives.ron";
    let said = |new: &str, said: &str| {
        let problems = problems(collectives, "[\"surveyor-prime\", \"bailiff\", \"clerks\"]", new);
        let place = format!("{collectives}:{}:", line_of(collectives, "[\"surveyor-prime\", \"bailiff\", \"clerks\"]"));
        assert!(problems.iter().any(|problem| problem.starts_with(&place) && problem.contains(said)), "{said}: {problems:?}");
    };
    said("[\"surveyor-prime\", \"bailif\", \"clerks\"]", "There is no program “bailif”");
    said("[\"surveyor-prime\", \"clerks\"]", "has 1 function, not 0 (AE-5)");
    said("[\"surveyor-prime\", \"lancet\", \"clerks\"]", "a different faction");
}

#[test]
fn ae_1_what_is_wrong_with_an_operation_is_said_by_line_and_field() {
    let path = "scenes/aetherium/first-link.ron";
    for (old, new, said) in [
        ("(schema: \"hub\", centre: \"I10\"", "(schema: \"hob\", centre: \"I10\"", "There is no schema “hob”. Known: "),
        ("(schema: \"hub\", centre: \"I10\"", "(schema: \"hub\", centre: \"B10\"", "“hub” at B10: It lies off the server (AE-1)."),
        (
            "(schema: \"plinth\", centre: \"D15\"",
            "(schema: \"plinth\", centre: \"C5\"",
            "“plinth” at C5: It lies on another schema (AE-1).",
        ),
        ("(schema: \"hub\", centre: \"I10\"", "(schema: \"hub\", centre: \"S10\"", "S10"),
        ("ends: [(on: Recalibrated(5), then: Points), ", "ends: [", "ends: There must be exactly one Recalibrated(n), not 0 (AE-81)."),
        ("ends: [(on: Recalibrated(5), then: Points)", "ends: [(on: Recalibrated(5), then: Wins)", "points decide: write"),
        (", (on: WipedOut, then: Wins)]", "]", "exactly one WipedOut"),
        ("scoring: [Node(1)]", "scoring: []", "scoring: Something must score."),
        ("scoring: [Node(1)]", "scoring: [CacheHeld(1)]", "“CacheHeld(1)” scores for something"),
        ("scoring: [Node(1)]", "scoring: [Node(1), Node(2)]", "“Node(2)” appears twice"),
        ("edges: ([South, West]", "edges: ([South, North]", "edges: An edge can’t belong to both players"),
        ("start: Second, placed_by: Second", "placed_by: Second", "start: Both players must start"),
        ("start: Second, placed_by: Second", "start: Second", "placed_by: Either every schema"),
        ("start: Second, placed_by: Second", "start: Second, placed_by: First", "The player who starts with it must place it"),
    ] {
        let problems = problems(path, old, new);
        assert!(problems.iter().any(|problem| problem.starts_with(path) && problem.contains(said)), "{said}: {problems:?}");
    }
    found(path, "(schema: \"plinth\", centre: \"D15\"", "(schema: \"plinth\", centre: \"C5\"", "lies on another");
    found(path, "(schema: \"hub\", centre: \"I10\"", "(schema: \"hub\", centre: \"B10\"", "off the server");
    found(path, "scoring: [Node(1)]", "scoring: []", "must score");
    found(path, "ends: [(on: Recalibrated(5), then: Points), ", "ends: [", "exactly one Recalibrated");
}
