//! The card language: what is read from the files, and what is said of what is wrong with them.

use cyberdeck::rules::data_warriors::{CONTENT_FILES, Content, card_text};

#[test]
fn every_card_has_a_text_made_from_its_data() {
    let files = CONTENT_FILES.map(|file| (file.path, file.text));
    for face in Content::parse(files).unwrap().catalog.faces() {
        let text = card_text(face);
        println!("{} {} {}\n  {}", face.title, face.kind.label(), face.cost, text.join("\n  "));
        assert!(!text.is_empty(), "{}", face.title);
        for line in text {
            assert!(line.ends_with('.') && !line.contains("  ") && !line.contains(".."), "{}: {line}", face.title);
        }
    }
}

/// What is said of a card file with one card, or of none.
fn problems(card: &str) -> Vec<String> {
    let text = format!("#![enable(implicit_some)]\n[\n{card},\n]");
    let files = [("cards.ron", text.as_str()), ("drives.ron", CONTENT_FILES[1].text)];
    let errors = Content::parse(files).err().unwrap();
    errors.iter().map(ToString::to_string).filter(|error| error.starts_with("cards.ron")).collect()
}

#[test]
fn what_is_wrong_with_a_card_is_said_by_line_and_field() {
    for (card, start) in [
        ("(title: \"x\", kind: Prg, cost: 9)", "cards.ron:3:25: cost of “x”"),
        ("(title: \"x\", kind: Prg, cost: 1, colour: 3)", "cards.ron:3:"),
        ("(title: \"x\", kind: Script, cost: 1)", "cards.ron:3:2: does of “x”"),
        ("(title: \"x\", kind: Script, cost: 1, does: [Kill(This)])", "cards.ron:3:37: does of “x”"),
        ("(title: \"x\", kind: Script, cost: 1, does: [Wipe(Target(0), N(1))])", "cards.ron:3:37: does of “x”: There is no target 0"),
        ("(title: \"x\", kind: Script, cost: 1, does: [Wipe(Others, X)])", "cards.ron:3:37: does of “x”: Only a command"),
        ("(title: \"x\", kind: Prg, cost: 1, does: [Draw(You, N(1))])", "cards.ron:3:34: does of “x”"),
        ("(title: \"x\", kind: Prg, cost: 1, always: [(does: CommandCost(Host, -1))])", "cards.ron:3:34: always of “x”: Only a .CONF"),
        (
            "(title: \"x\", kind: Prg, cost: 1, effects: [(on: Becomes(This, []), does: [Draw(You, N(1))])])",
            "cards.ron:3:45: on of “x”: Name at least one state",
        ),
        (
            "(title: \"x\", kind: Daemon, cost: 1, effects: [(on: Becomes(This, [Idle]), does: [Draw(You, N(1))])])",
            "cards.ron:3:48: on of “x”: A .DAEMON is always Idle",
        ),
        (
            "(title: \"x\", kind: Prg, cost: 1, effects: [(on: Becomes(Target(0), [Idle]), does: [Draw(You, N(1))])])",
            "cards.ron:3:45: on of “x”: There is no target 0",
        ),
        (
            "(title: \"x\", kind: Script, cost: 1, targets: [(aim: User(Here))], does: [Wipe(Target(0), N(1))])",
            "cards.ron:3:67: does of “x”: A .SCRIPT lies on no desktop",
        ),
        (
            "(title: \"x\", kind: Script, cost: 1, does: [Kill(All((of: Here)))])",
            "cards.ron:3:37: does of “x”: A .SCRIPT lies on no desktop",
        ),
        (
            "(title: \"x\", kind: Prg, cost: 1, always: [(does: Locks(All((at: Here))))])",
            "cards.ron:3:34: always of “x”: Write at: You for the desktop",
        ),
        ("(title: \"a, b\", kind: Prg, cost: 1)", "cards.ron:3:2: title of “a, b”"),
    ] {
        let found = problems(card);
        assert!(found.iter().any(|problem| problem.starts_with(start)), "{card}: {found:?}");
    }
}

#[test]
fn a_command_that_nobody_can_issue_is_a_warning() {
    let cards = CONTENT_FILES[0].text.replacen(
        "[\n",
        "[\n(title: \"never\", kind: Prg, cost: 1, commands: [(name: \"--x\", cost: Fixed(9), does: [Draw(You, N(1))])]),\n",
        1,
    );
    let read = Content::parse([("cards.ron", &cards), ("drives.ron", CONTENT_FILES[1].text)]).unwrap();
    assert_eq!(read.warnings.len(), 1);
    assert!(read.warnings[0].to_string().contains("--x can never be issued"), "{}", read.warnings[0]);
}

/// The text of a card with this effect or modifier.
fn said(rest: &str) -> String {
    let cards = CONTENT_FILES[0].text.replacen("[\n", &format!("[\n(title: \"said\", kind: Prg, cost: 1, {rest}),\n"), 1);
    let read = Content::parse([("cards.ron", &cards), ("drives.ron", CONTENT_FILES[1].text)]).unwrap();
    card_text(read.catalog.face(read.catalog.by_title("said").unwrap())).join(" ")
}

#[test]
fn states_that_change_and_the_user_of_this_desktop_have_words() {
    for (on, words) in [
        ("Becomes(This, [Running])", "When this card becomes Running: wipe 1 card from your drive."),
        ("Becomes(All((kinds: [Prg], of: Others)), [Idle, Loading])", "When a .PRG another user controls becomes Loading or Idle: "),
        ("Becomes(All((at: You)), [Loading])", "When a card in play on your desktop becomes Loading: "),
        ("Enters(All((kinds: [Prg], of: Here)))", "When the user of this desktop plays a .PRG: "),
        ("Enters(All((of: Here, besides: true)))", "When the user of this desktop plays another card: "),
        ("Issued((kind: Script, by: Here))", "When the user of this desktop issues a script: "),
        ("Resolved((by: Here))", "When a command or script of this desktop's user has resolved: "),
        ("Wiped(Here)", "When a wipe hits the drive of this desktop's user: "),
        ("Discarded(Here)", "When the user of this desktop discards: "),
        ("Throttled(Here)", "When the user of this desktop is throttled: "),
        ("Begins(Setup, Here)", "When Setup of this desktop's user begins: "),
        ("Ends(Run, Others)", "When each other user's Run ends: "),
    ] {
        let text = said(&format!("effects: [(on: {on}, does: [Wipe(You, N(1))])]"));
        assert!(text.starts_with(words), "{on}: {text}");
    }
    for (always, words) in [
        ("CardCost([Script], Here, 1)", "Playing .SCRIPTs costs the user of this desktop 1 more."),
        ("Wipes(Here, Others, -1)", "This desktop's user's wipes of other drives take 1 fewer."),
        ("CommandCost(All((of: Here)), 1)", "Commands of cards in play the user of this desktop controls cost 1 more."),
    ] {
        assert_eq!(said(&format!("always: [(does: {always})]")), words);
    }
}
