//! Damaged match files on the command line: what is wrong, and what is left.

use super::*;

/// The lines of a match between random bots, each with its end.
fn lines(file: &Path) -> Vec<String> {
    good(&["watch", TD, "--seat", "bot:random", "--seat", "bot:random", "--seed", "7", "--save", text(file)]);
    fs::read_to_string(file).expect("it is kept").split_inclusive('\n').map(str::to_owned).collect()
}

#[test]
fn a_damaged_match_says_where_and_shows_what_is_left() {
    let folder = folder();
    let file = folder.path().join("x.match.ron");
    let whole = lines(&file);
    let shown = good(&["replay", text(&file), "--to", "8"]);
    let mut garbled = whole.clone();
    garbled[9] = garbled[9].replacen("Act", "Axt", 1);
    let without = [&whole[..9], &whole[10..]].concat();
    let doubled = [&whole[..9], &whole[8..]].concat();
    let mut swapped = whole.clone();
    swapped.swap(9, 10);
    for (what, damaged) in [("garbled", garbled), ("lost", without), ("doubled", doubled), ("swapped", swapped)] {
        let damaged = damaged.concat();
        fs::write(&file, &damaged).expect("it can be written");
        let offer = format!(
            "To see the intact actions: cyberdeck replay {0} --rescue. To play on from them: cyberdeck play --resume {0} --rescue",
            text(&file)
        );
        for arguments in [vec!["replay", text(&file)], vec!["play", "--resume", text(&file)], vec!["check", text(&file)]] {
            bad(1, &arguments, &["x.match.ron:10: The file is damaged here: ", "The 8 actions before it are intact.", &offer]);
        }
        let Run { code, out, err } = run(&["replay", text(&file), "--rescue"]);
        assert_eq!(code, Some(0), "{what}: {err}");
        assert!(err.contains("x.match.ron:10: The file is damaged here: ") && err.lines().count() == 1, "{what}: {err}");
        // Of a match that is not over a replay shows what everybody may know; that of the whole one shows all.
        assert!(out.contains("\n   8  ") && !out.contains("\n   9  ") && out.contains("After action 8 of 8: "), "{what}: {out}");
        let all = run(&["replay", text(&file), "--rescue", "--all"]).out;
        let log = |text: &str| text.lines().take_while(|line| !line.contains("After action")).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(log(&all), log(&shown), "{what}");
        assert_eq!(fs::read_to_string(&file).expect("it is there"), damaged, "it is left as it is");
        #[cfg(not(feature = "desktop"))]
        bad(1, &["play", "--resume", text(&file), "--rescue"], &["This build has no window"]);
        assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 1, "nothing is left behind");
    }
    bad(2, &["play", TD, "--rescue"], &["--rescue", "can’t be used with"]);
    bad(2, &["play", "--rescue"], &["Missing: --resume <FILE>"]);

    // Where the start itself is damaged nothing is left.
    fs::write(&file, whole.concat().replacen("seed:7", "seed:8", 1)).expect("it can be written");
    for more in [&[][..], &["--rescue"]] {
        bad(
            1,
            &[&["replay", text(&file)], more].concat(),
            &["x.match.ron:1: The file is damaged here: This line was changed", "No action before it can be used"],
        );
    }
    // And a whole one is shown as ever.
    fs::write(&file, whole.concat()).expect("it can be written");
    assert_eq!(good(&["replay", text(&file), "--rescue"]), good(&["replay", text(&file)]));
}
