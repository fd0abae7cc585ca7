//! What is broken in a lesson is explained, with the place.

use cyberdeck::lessons;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::terminal_dispute::State;

/// What is said of a lesson in which something stands in place of something else.
fn told(replace: &[(&str, &str)]) -> String {
    let mut text = include_str!("../../assets/lessons/td-1.ron").to_owned();
    for (from, to) in replace {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    let problems = lessons::problems::<State>("mine.ron", "td-1", &text, Content::built_in());
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn says(replace: &[(&str, &str)], parts: &[&str]) {
    let told = told(replace);
    for part in parts {
        assert!(told.contains(part), "{part}:\n{told}");
    }
}

#[test]
fn nothing_is_said_of_a_good_one() {
    assert_eq!(told(&[]), "");
}

#[test]
fn the_file_is_read_strictly() {
    says(&[("format: 1", "format: 2")], &["mine.ron:3:5: format: Its format is 2."]);
    says(&[("terminal-dispute", "aetherium")], &["game: This is a lesson of aetherium, not of terminal-dispute."]);
    says(&[("minutes: 7", "minutes: 7, hours: 1")], &["mine.ron:5:", "hours"]);
    says(&[("minutes: 7", "minutes: 9")], &["A lesson takes 1 to 8 minutes, not 9."]);
    says(&[("Do(Roll)", "Do(Dance)")], &["Dance"]);
    says(&[("Charge([31, 32, 33])", "Charge([31, 33])")], &["mine.ron:"]);
}

#[test]
fn a_start_is_a_position_that_the_rules_know() {
    says(&[("\"start\": \"1\"", "\"start\": \"9\"")], &["9"]);
    says(&[("\"441.4\"", "\"481.4\"")], &["The position can’t be read"]);
    says(&[("\"round\": 11", "\"round\": 13")], &["round"]);
}

#[test]
fn an_action_that_is_not_legal_is_told_with_the_refusal() {
    says(&[("Do(Write(value: 3, cell: 6))", "Do(Write(value: 2, cell: 6))")], &["mine.ron:", "(TD-"]);
    says(&[("Act(1, Write(value: 3, cell: 16))", "Act(1, Write(value: 3, cell: 0))")], &["What happens then: ", "This box is filled."]);
    says(&[("{\"Write\": {\"cell\": 24}}", "{\"Write\": {\"cell\": 0}}")], &["There is no such action here"]);
    says(&[("queue: [3, 6, 1, 3, 2]", "queue: [3, 6, 1, 3, 7]")], &["A die shows 1 to 6, not 7."]);
}

#[test]
fn every_step_has_words_and_a_way_on() {
    says(
        &[("say: \"lines\"", "say: \"limes\"")],
        &[
            "The message “lesson-of-td-1-limes” is missing in the language en.",
            "The message “lesson-of-td-1-limes” is missing in the language de.",
        ],
    );
    says(&[("say: \"lines\"", "say: \"aim\"")], &["Another step says “aim” too."]);
    says(&[("(acts: [Do(Roll)])", "")], &["There is no way on from this step."]);
    says(&[("Column(1)", "Column(5)")], &["There is no Column(5) on the table of Terminal Dispute."]);
    says(&[("Column(1)", "Stack")], &["There is no Stack on the table of Terminal Dispute."]);
}

#[test]
fn a_goal_can_be_reached_and_missed() {
    says(
        &[(
            "\"value\": 4, \"cell\": 12}},\n                ways: [(acts: [Do(Swap",
            "\"value\": 3, \"cell\": 12}},\n                ways: [(acts: [Do(Swap",
        )],
        &["After this way the lesson is over and the goal is not reached."],
    );
    says(&[("{\"Wrote\": {\"seat\": 0, \"value\": 4, \"cell\": 12}}", "{\"Wrote\": {\"seat\": 0}}")], &["This mistake reaches the goal."]);
    says(
        &[("(like: {\"Write\": {\"value\": 5}}, why: \"five\"),", ""), ("(like: {\"Write\": {\"value\": 4}}, why: \"four\"),", "")],
        &["Say what at least one mistake costs."],
    );
}

#[test]
fn what_follows_every_way_is_played() {
    // After the 6 in the corner, the 4 can’t go there any more.
    says(
        &[(
            "cell: 12))])],\n                costs: [\n                    (like: {\"Write\": {\"value\": 5",
            "cell: 24))])],\n                costs: [\n                    (like: {\"Write\": {\"value\": 5",
        )],
        &["After this way the step “goal” can’t be played: "],
    );
}

#[test]
fn every_word_is_introduced_where_it_is_first_said() {
    says(&[("\"td-word-matrix\", ", "")], &["This step says “td-word-matrix”, and nothing has introduced it."]);
    says(
        &[("td-word-start-marker", "td-word-tracker")],
        &[
            "This step introduces “td-word-tracker” and doesn’t say it.",
            "This step says “td-word-start-marker”, and nothing has introduced it.",
        ],
    );
    says(&[("\"td-word-box\"", "\"td-word-fox\"")], &["This step introduces “td-word-fox” and doesn’t say it."]);
}
