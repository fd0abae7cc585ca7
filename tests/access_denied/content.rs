//! The cards as data: what is wrong with a file is said with its place.

use cyberdeck::rules::access_denied::{CONTENT_FILES, Content};

fn problems(from: &str, to: &str) -> Vec<String> {
    let text = CONTENT_FILES[0].text;
    assert!(text.contains(from), "{from}");
    let edited = text.replacen(from, to, 1);
    match Content::parse([("cards.ron", &edited)]) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn the_cards_are_read() {
    let content = Content::parse([("cards.ron", CONTENT_FILES[0].text)]).unwrap();
    assert_eq!(content.cards.faces().len(), 63);
}

#[test]
fn a_new_card_of_the_same_words_needs_no_code() {
    let same = r#"(number: 29, title: "Easy Credit", code: D, requires: (sector: Banking, level: User), effects: [Actions(2)],"#;
    let other = r#"(number: 29, title: "Long Weekend", code: D, requires: (sector: TeleComm, level: Oper), effects: [Draw(1), Next(Others, Actions(-2)), NoLimit],"#;
    assert_eq!(problems(same, other), Vec::<String>::new());
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
