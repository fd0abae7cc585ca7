//! Which language is spoken, and what `check` says of a translation.

use super::*;

/// What it says with these variables of the system's language.
fn in_system(variables: &[(&str, &str)], arguments: &[&str]) -> Run {
    let mut command = program(arguments);
    ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"].into_iter().for_each(|name| _ = command.env_remove(name));
    outcome(command.envs(variables.iter().copied()))
}

#[test]
fn help_and_complaints_speak_the_language_that_is_named() {
    for arguments in [vec!["--language", "de", "--help"], vec!["--help", "--language=de"], vec!["--language", "de", "help"]] {
        let help = good(&arguments);
        for words in [
            "Aufruf: cyberdeck",
            "\nBefehle:\n",
            "\nOptionen:\n",
            "Beispiele:\n  cyberdeck",
            "Das Fenster",
            "Diese Hilfe zeigen",
            "Rückgabewerte:",
        ] {
            assert!(help.contains(words), "{arguments:?}: {words}: {help}");
        }
        assert!(!["Usage", "Commands:", "Options:", "Print", "Show"].iter().any(|english| help.contains(english)), "{help}");
    }
    let help = good(&["watch", "--language", "de", "--help"]);
    for words in ["\nArgumente:\n", "[möglich: terminal-dispute, ", "Die Partie in dieser neuen Datei aufbewahren", "Aktion für Aktion."]
    {
        assert!(help.contains(words), "{words}: {help}");
    }
    assert!(!good(&["watch", "--language", "de", "-h"]).contains("Aktion für Aktion."), "the short one is short");
    bad(2, &["dance", "--language", "de"], &["Es gibt keinen Befehl „dance“."]);
    bad(2, &["watch", TD, "--seed", "x", "--language=de"], &["--seed kann nicht „x“ sein: nimm eine ganze Zahl"]);
}

#[test]
fn what_is_built_for_readers_of_the_code_is_not_in_the_help() {
    for command in ["play", "watch", "simulate", "merge", "engine", "serve", "replay", "verify", "check", "screenshot", "film"] {
        let help = good(&[command, "--help"]);
        assert!(help.starts_with(|first: char| first.is_uppercase()) && help.contains("\nUsage: cyberdeck"), "{help}");
        assert!(help.contains("  -h, --help"), "{help}");
    }
    let help = good(&["simulate", "--help"]);
    assert!(help.contains("[one of: text, json] [default: text]") && help.contains("[default: 1]"), "{help}");
    assert!(!help.contains("possible values"), "{help}");
}

// Windows says it in another way than by variables.
#[cfg(not(windows))]
#[test]
fn without_one_the_language_of_the_system_is_spoken() {
    let speaks_german = |variables: &[(&str, &str)]| in_system(variables, &["--help"]).out.contains("Aufruf:");
    assert!(speaks_german(&[("LANG", "de_DE.UTF-8")]));
    assert!(speaks_german(&[("LANG", "en_US.UTF-8"), ("LC_ALL", "de_AT")]));
    assert!(speaks_german(&[("LANG", "en_US.UTF-8"), ("LC_MESSAGES", "de_CH.UTF-8")]));
    assert!(speaks_german(&[("LANG", "xx_XX"), ("LANGUAGE", "xx:de")]));
    assert!(!speaks_german(&[]));
    assert!(!speaks_german(&[("LANG", "xx_XX.UTF-8")]));
    assert!(!speaks_german(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8"), ("LANGUAGE", "de")]));
    assert!(!speaks_german(&[("LC_ALL", "C.UTF-8"), ("LANG", "de_DE.UTF-8")]));
    let named = in_system(&[("LANG", "de_DE.UTF-8")], &["--language", "en", "--help"]);
    assert!(named.out.contains("Usage:"), "{}", named.out);
}

#[test]
fn a_report_is_written_in_the_language_too() {
    let report = good(&["--language", "de", "simulate", TD, "--matches", "3", "--seat", "bot:random"]);
    for words in ["Terminal Dispute: 3 Partien, Seeds ab ", "Prozessorzeit: 0,", "Platz  Bot", "bot:random"] {
        assert!(report.contains(words), "{words}: {report}");
    }
}

/// A language that is complete: the English one under another name.
fn complete(folder: &Path) -> PathBuf {
    let language = folder.join("xx");
    fs::create_dir_all(language.join("rulebook")).expect("there is room");
    for from in ["assets/text/en", "assets/text/en/rulebook"] {
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join(from);
        let to = if from.ends_with("rulebook") { language.join("rulebook") } else { language.clone() };
        for entry in fs::read_dir(from).expect("it is there").flatten().filter(|entry| entry.path().is_file()) {
            fs::copy(entry.path(), to.join(entry.file_name())).expect("there is room");
        }
    }
    language
}

/// Changes a file.
fn change(file: &Path, from: &str, to: &str) {
    let before = fs::read_to_string(file).expect("it is there");
    assert!(before.contains(from), "{} has {from}", file.display());
    fs::write(file, before.replacen(from, to, 1)).expect("it can be written");
}

/// The line of a file that begins with this.
fn line(file: &Path, begin: &str) -> usize {
    1 + fs::read_to_string(file).expect("it is there").lines().position(|line| line.starts_with(begin)).expect("there is such a line")
}

#[test]
fn a_complete_language_is_fine() {
    let folder = folder();
    let language = complete(folder.path());
    assert!(good(&["check", text(&language)]).contains("xx: fine, the language xx: "));
    for file in ["table.ftl", "rulebook/how-to-play.md"] {
        assert!(good(&["check", text(&language.join(file))]).contains("fine, texts of a language"));
    }
}

#[test]
fn everything_that_is_wrong_with_a_language_is_told_with_its_place() {
    let folder = folder();
    let language = complete(folder.path());
    let file = |name: &str| name.split('/').fold(language.clone(), |path, part| path.join(part));
    let program = file("program.ftl");
    change(&program, "[one] { $count } seat", "[one] { $number } seat");
    change(&program, "language =\n", "novelty = New\nlanguage =\n");
    change(&file("table.ftl"), "\nmenu = ", "\nmenus = ");
    change(&file("screens.ftl"), "\nrulebook = Rulebook", "\nrulebook = { rulebooks } { -brand }");
    change(&file("protocol.ftl"), "{ $error }", "{ $error");
    fs::write(file("more.ftl"), "settings = Settings\n").expect("it can be written");
    fs::remove_file(file("rulebook/how-to-play.md")).expect("it is there");
    fs::write(file("rulebook/novelty.md"), "# New\n").expect("it can be written");
    change(&file("rulebook/terminal-dispute.md"), "- **TD-1** ", "- TD-1 ");
    let told = run(&["check", text(&language)]);
    let at = |name: &str, begin: &str| format!("{}:{}: ", file(name).display(), line(&file(name), begin));
    let whole = format!("cyberdeck: {}: ", language.display());
    let said = [
        at("program.ftl", "seats =") + "“seats” has no argument $number. It has: $count.",
        at("program.ftl", "novelty =") + "There is no message “novelty” in English.",
        at("table.ftl", "menus =") + "There is no message “menus” in English.",
        whole.clone() + "The message “menu” is missing. In English it is in table.ftl.",
        at("screens.ftl", "rulebook =") + "“rulebook” uses “-brand”, which does not exist.",
        at("screens.ftl", "rulebook =") + "“rulebook” uses “rulebooks”, which does not exist.",
        format!("{}:", file("protocol.ftl").display()),
        whole.clone() + "The message “protocol-not-json” is missing. In English it is in protocol.ftl.",
        "The message “settings” appears twice.".to_owned(),
        whole + "The chapter rulebook/how-to-play.md is missing.",
        format!("{}: There is no such chapter in English.", file("rulebook/novelty.md").display()),
        format!("{}: Rule TD-1 is missing.", file("rulebook/terminal-dispute.md").display()),
    ];
    assert_eq!((told.code, told.out.as_str(), told.err.lines().count()), (Some(1), "", said.len()), "{}", told.err);
    for words in said {
        assert!(told.err.contains(&words), "“{}” should say “{words}”", told.err);
    }
    // A file alone is not asked for what others may say.
    let told = run(&["check", text(&program)]);
    assert_eq!((told.code, told.err.lines().count()), (Some(1), 2), "{}", told.err);
    bad(1, &["check", text(&file("rulebook/terminal-dispute.md"))], &["Rule TD-1 is missing."]);
}
