//! What the program says to mistakes in arguments and in RON: plain sentences, with what was probably meant.

use super::*;

/// What only programmers say.
const JARGON: &[&str] = &[
    "invalid digit",
    "found in string",
    "variant",
    "Unexpected",
    "unexpected",
    "Expected",
    "unrecognized",
    "invalid value",
    "was not supplied",
    "..=",
    "in 0..",
    "in 1..",
    "struct",
    "enum ",
    "identifier",
    "EOF",
    "boolean",
    "sequence",
];

/// Expects one sentence with these words and without jargon; exit code 2 for arguments, 1 for files.
fn says(code: i32, arguments: &[&str], words: &[&str]) {
    let told = run(arguments).err;
    bad(code, arguments, words);
    let own = arguments.iter().fold(told.clone(), |told, argument| told.replace(argument, ""));
    for jargon in JARGON {
        assert!(!own.contains(jargon), "{arguments:?}: “{told}” should not say “{jargon}”");
    }
}

#[test]
fn mistaken_arguments_are_told_with_what_was_meant() {
    for (arguments, words) in [
        (vec!["Play"], vec!["There is no command “Play”", "Did you mean “play”?"]),
        (vec!["PLAY", TD], vec!["Did you mean “play”?"]),
        (vec!["wach", TD], vec!["There is no command “wach”", "Did you mean “watch”?"]),
        (
            vec!["dance"],
            vec![
                "There is no command “dance”. Known: play, watch, simulate, merge, engine, serve, replay, verify, check, puzzles, screenshot, film, join",
            ],
        ),
        (vec!["help", "foo"], vec!["There is no command “foo”"]),
        (vec!["watch", "Terminal-Dispute"], vec!["not “Terminal-Dispute”. Did you mean “terminal-dispute”?"]),
        (vec!["watch", "terminaldispute"], vec!["Did you mean “terminal-dispute”?"]),
        (vec!["watch", "chess"], vec!["<GAME> must be one of terminal-dispute, access-denied, data-warriors, aetherium, not “chess”."]),
        (vec!["watch", TD, "--sede", "3"], vec!["There is no option “--sede” here. Did you mean “--seed”?"]),
        (vec!["check", "--fo"], vec!["There is no option “--fo” here."]),
        (vec!["watch", TD, "--option"], vec!["--option needs a value: --option <KEY=VALUE>."]),
        (vec!["--data"], vec!["--data needs a value: --data <DIR>."]),
        (vec!["simulate", TD, "--matches", "x"], vec!["--matches can’t be “x”: use a whole number from 1 to"]),
        (vec!["simulate", TD, "--matches", "0"], vec!["--matches can’t be “0”: use a whole number from 1 to"]),
        (
            vec!["simulate", TD, "--matches", "2", "--threads", "1025"],
            vec!["--threads can’t be “1025”: use a whole number from 1 to 1024."],
        ),
        (vec!["watch", TD, "--iterations", "many"], vec!["--iterations can’t be “many”: use a whole number from 0 to 4294967295."]),
        (vec!["watch", TD, "--time", "soon"], vec!["--time can’t be “soon”: use a number of seconds from 0."]),
        (vec!["replay", "x", "--to", "-1"], vec!["--to can’t be “-1”: use a whole number from 0 to"]),
        (vec!["replay", "x", "--seat", "300"], vec!["--seat can’t be “300”: use a whole number from 0 to 255."]),
        (
            vec!["simulate", TD, "--matches", "3", "--format", "jsno"],
            vec!["--format must be one of text, json, not “jsno”. Did you mean “json”?"],
        ),
        (vec!["watch", TD, "--iterations", "5", "--time", "1"], vec!["--iterations can’t be used with --time."]),
        (vec!["watch", TD, "--seed", "1", "--seed", "2"], vec!["--seed is given twice."]),
        (vec!["replay"], vec!["Missing: <FILE>."]),
        (vec!["replay", "a", "b"], vec!["“b” is one argument too many."]),
        (vec!["replay", "--all=3", "x"], vec!["--all takes no value: leave out “3”."]),
    ] {
        says(2, &arguments, &words);
    }
}

#[test]
fn mistakes_in_files_are_told_in_plain_words() {
    let folder = folder();
    let ranks = folder.path().join("terminal_dispute/ranks.ron");
    fs::create_dir_all(ranks.parent().expect("it has a folder")).expect("there is room");
    for (text, words) in [
        ("[(at_least: 0, title: \"Hero\")]", "The field “line” is missing."),
        ("[(at_least: 0, titel: \"\", line: \"\")]", "There is no field “titel” here. Known: at_least, title, line."),
        ("[(at_least: 0, at_least: 1, title: \"\", line: \"\")]", "The field “at_least” appears twice."),
        ("[(at_least: zero, title: \"\", line: \"\")]", "A whole number belongs here."),
        ("[(at_least: 0, title: 3, line: \"\")]", "Text in double quotes belongs here."),
        ("[(at_least: 0, title: \"Hero, line: \"\")]", "missing here."),
        ("[(at_least: 99999999999999999999, title: \"\", line: \"\")]", "too large or too small"),
        ("[(at_least: 0, title: \"\", line: \"\")", "A comma or a closing bracket is missing here."),
        ("[(at_least: 0, title: \"\", line: \"\")]]", "The text goes on where it should end."),
        ("", "A list belongs here"),
    ] {
        fs::write(&ranks, text).expect("it can be written");
        says(1, &["check", super::text(&ranks)], &["ranks.ron:1:", words]);
    }
    let cards = folder.path().join("access_denied/cards.ron");
    fs::create_dir_all(cards.parent().expect("it has a folder")).expect("there is room");
    let built_in = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/access_denied/cards.ron");
    let text = fs::read_to_string(built_in).expect("it is there");
    fs::write(&cards, text.replacen("when: Upgrade", "when: Sandwich", 1)).expect("it can be written");
    says(1, &["check", super::text(&cards)], &["cards.ron:", "There is no “Sandwich” here. Known: ", "Upgrade"]);

    let file = folder.path().join("x.match.ron");
    good(&["watch", TD, "--seat", "bot:random", "--seed", "3", "--save", super::text(&file)]);
    let text = fs::read_to_string(&file).expect("it is kept");
    let header = text.lines().next().expect("a header").split(" //").next().expect("it begins").replacen("format:2", "format:1", 1);
    for (line, words) in [
        ("Act(0,Fly)", "There is no “Fly” here. Known: Roll, "),
        ("Act(300,Roll)", "This number is too large or too small"),
        ("Dance(0)", "There is no “Dance” here. Known: Act, Undo, Redo, Seat, Queue, Hint, Title"),
        ("Act(0,Roll", "A comma or “)” is missing here"),
    ] {
        fs::write(&file, format!("{header}\n{line}\n")).expect("it can be written");
        says(1, &["check", super::text(&file)], &["x.match.ron:2:", words]);
    }
}

#[test]
fn what_a_renamed_card_breaks_is_told_in_the_file_that_renames_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (path, built_in, old, new, other) in [
        ("data_warriors/cards.ron", "assets/data_warriors/cards.ron", "title: \"dd\"", "title: \"ddd\"", "data_warriors/drives.ron"),
        ("aetherium/schemas.ron", "assets/aetherium/schemas.ron", "id: \"hub\"", "id: \"hubs\"", "scenes/aetherium/first-link.ron"),
        ("aetherium/programs.ron", "assets/aetherium/programs.ron", "id: \"kestrel\"", "id: \"kestrels\"", "aetherium/collectives.ron"),
    ] {
        let folder = folder();
        let own = folder.path().join(path);
        fs::create_dir_all(own.parent().expect("it has a folder")).expect("there is room");
        let text = fs::read_to_string(root.join(built_in)).expect("it is there");
        let line = 1 + text.lines().position(|line| line.contains(old)).unwrap_or_else(|| panic!("{built_in} has {old}"));
        fs::write(&own, text.replacen(old, new, 1)).expect("it can be written");
        let place = format!("{}:{line}:", own.display());
        let name = old.split('"').nth(1).expect("it is quoted");
        let (file, all) = (super::text(&own).to_owned(), super::text(folder.path()).to_owned());
        for arguments in [vec!["check", &file], vec!["check", &all], vec!["--content", &all, "watch", TD, "--seat", "bot:random"]] {
            let told = format!("The built-in {other} no longer fits this file: ");
            bad(1, &arguments, &[&place, &told, &format!("“{name}”"), &format!("replace {other} as well")]);
        }
        bad(
            1,
            &["--language", "de", "check", &file],
            &[&place, &format!("Die eingebaute Datei {other} passt nicht mehr"), &format!("„{name}“")],
        );
        // A card that is gone altogether stands on no line.
        let without: String = text.lines().filter(|line| !line.contains(old)).map(|line| format!("{line}\n")).collect();
        fs::write(&own, without).expect("it can be written");
        let run = run(&["check", &file]);
        assert!(!run.err.contains("assets/") && run.err.contains(&file), "{}", run.err);
    }
}

#[test]
fn the_language_can_be_chosen() {
    let log = |language: &str| good(&["--language", language, "watch", TD, "--seat", "bot:random", "--seat", "bot:random", "--seed", "7"]);
    let (english, german) = (log("en"), log("de"));
    assert!(english.contains("Bot 1 rolls ") && german.contains("Bot 1 würfelt "), "{english}{german}");
    says(2, &["--language", "elvish", "watch", TD], &["--language must be one of en, de, pseudo, not “elvish”."]);
}
