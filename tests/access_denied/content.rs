//! The cards as data: what is wrong with a file is said with its place.

use cyberdeck::rules::access_denied::{CONTENT_FILES, Content};
use cyberdeck::text;
use cyberdeck::text::source::{Source, english_files};

fn problems(from: &str, to: &str) -> Vec<String> {
    let text = CONTENT_FILES[0].text;
    assert!(text.contains(from), "{from}");
    let edited = text.replacen(from, to, 1);
    match Content::parse([("cards.ron", &edited)]) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

fn built_in() -> Content {
    Content::parse([("cards.ron", CONTENT_FILES[0].text)]).unwrap()
}

#[test]
fn the_cards_are_read() {
    assert_eq!(built_in().cards.faces().len(), 63);
}

#[test]
fn a_new_card_of_the_same_words_needs_no_code() {
    let same = r#"(number: 29, title: "Easy Credit", code: D, requires: (sector: Banking, level: User), effects: [Actions(2)])"#;
    let other = r#"(number: 29, title: "Long Weekend", code: D, requires: (sector: TeleComm, level: Oper), effects: [Draw(1), Next(Others, Actions(-2)), NoLimit], text: "Draw 1 card, and so on.")"#;
    assert_eq!(problems(same, other), Vec::<String>::new());
}

#[test]
fn a_card_has_a_text_of_its_own_or_that_of_the_built_in_card_which_does_the_same() {
    let easy = r#"title: "Easy Credit", code: D, requires: (sector: Banking, level: User), effects: [Actions(2)]"#;
    let renamed = r#"title: "Long Weekend", code: D, requires: (sector: TeleComm, level: Oper), effects: [Actions(2)]"#;
    assert_eq!(problems(easy, renamed), Vec::<String>::new());
    let other = problems("effects: [Actions(2)]", "effects: [Actions(3)]");
    assert!(other.len() == 1 && other[0].contains("text of card 29: this card does not do what the built-in one does"), "{other:?}");

    let own = CONTENT_FILES[0].text.replacen("effects: [Actions(2)]", "effects: [Actions(3)], text: \"Act 3 more times.\"", 1);
    let own = Content::parse([("cards.ron", &own)]).unwrap();
    let said = |content: &Content| content.cards.faces()[28].text();
    assert_eq!((said(&own).as_str(), said(&built_in()).as_str()), ("Act 3 more times.", "You have 2 more actions this turn."));
    assert_eq!(text::in_language("de", || said(&built_in())), "Du hast in diesem Zug 2 weitere Aktionen.");
    assert_eq!(text::in_language("de", || said(&own)), "Act 3 more times.");
}

#[test]
fn every_card_has_its_text_and_there_are_no_others() {
    for face in built_in().cards.faces() {
        assert!(face.own_text.is_none() && face.text().ends_with('.'), "{}: {}", face.title, face.text());
    }
    let keys = english_files().flat_map(|(_, text)| Source::parse(text).messages).filter(|message| message.key.starts_with("ad-card-"));
    assert_eq!(keys.count(), built_in().cards.faces().len());
}

#[test]
fn what_is_wrong_is_said_by_line_and_field() {
    let line = |title: &str| CONTENT_FILES[0].text.lines().position(|line| line.contains(title)).unwrap() + 1;
    let expect = |from: &str, to: &str, at: String, words: &str| {
        let found = problems(from, to);
        assert!(found.iter().any(|text| text.starts_with(&at) && text.contains(words)), "{found:?}");
    };
    let samurai = line("\"Samurai\"");
    expect("effects: [RemoveLying]", "effects: [RemoveLinen]", format!("cards.ron:{samurai}:"), "RemoveLinen");
    expect("aim: LyingCard", "aim: Other", format!("cards.ron:{samurai}:"), "effects of card 5: “RemoveLying” needs aim: LyingCard.");
    expect("title: \"Samurai\"", "titel: \"Samurai\"", format!("cards.ron:{samurai}:"), "titel");
    expect("title: \"Samurai\"", "title: \"\"", format!("cards.ron:{samurai}:"), "title of card 5");
    expect("(number: 5,", "(number: 6,", "cards.ron:".into(), "number of card 6: Another entry has it already (AD-2).");
    expect("(number: 5,", "(number: 64,", format!("cards.ron:{samurai}:"), "There is no card 64");
    expect("code: A, aim: LyingCard", "code: F, aim: LyingCard", "cards.ron: code:".into(), "AD-2");
    let bbs = line("\"BBS\"");
    expect("abilities: [Draws(1)]", "abilities: []", format!("cards.ron:{bbs}:"), "abilities of card 1");
    expect("when: Potato, potato: NoDraws", "when: Potato", "cards.ron:".into(), "potato of card 57");
    expect(
        "aim: OthersUpgrade, effects: [TakeUpgrade]",
        "effects: [TakeUpgrade]",
        "cards.ron:".into(),
        "“TakeUpgrade” needs aim: OthersUpgrade.",
    );
}
