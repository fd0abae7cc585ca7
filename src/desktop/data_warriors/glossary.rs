//! What the words of cards mean: verbs (DW-60), states, kinds, steps. Texts show them on hover.

use bevy_egui::egui::Ui;

use crate::desktop::table::glossary::Words;
use crate::desktop::theme::Palette;
use crate::key;

/// Every keyword in all its forms, and what it means.
static WORDS: Words = Words::new(&[
    (key!("dw-keyword-wipe.forms"), key!("dw-keyword-wipe.meaning")),
    (key!("dw-keyword-restore.forms"), key!("dw-keyword-restore.meaning")),
    (key!("dw-keyword-kill.forms"), key!("dw-keyword-kill.meaning")),
    (key!("dw-keyword-halt.forms"), key!("dw-keyword-halt.meaning")),
    (key!("dw-keyword-draw.forms"), key!("dw-keyword-draw.meaning")),
    (key!("dw-keyword-discard.forms"), key!("dw-keyword-discard.meaning")),
    (key!("dw-keyword-throttle.forms"), key!("dw-keyword-throttle.meaning")),
    (key!("dw-keyword-grant.forms"), key!("dw-keyword-grant.meaning")),
    (key!("dw-keyword-reload.forms"), key!("dw-keyword-reload.meaning")),
    (key!("dw-keyword-wake.forms"), key!("dw-keyword-wake.meaning")),
    (key!("dw-keyword-suspend.forms"), key!("dw-keyword-suspend.meaning")),
    (key!("dw-keyword-read.forms"), key!("dw-keyword-read.meaning")),
    (key!("dw-keyword-control.forms"), key!("dw-keyword-control.meaning")),
    (key!("dw-keyword-inject.forms"), key!("dw-keyword-inject.meaning")),
    (key!("dw-keyword-recover.forms"), key!("dw-keyword-recover.meaning")),
    (key!("dw-keyword-copy.forms"), key!("dw-keyword-copy.meaning")),
    (key!("dw-keyword-shield.forms"), key!("dw-keyword-shield.meaning")),
    (key!("dw-word-loading"), key!("dw-state-loading.tip")),
    (key!("dw-word-idle"), key!("dw-state-idle.tip")),
    (key!("dw-word-running"), key!("dw-state-running.tip")),
    (key!("dw-word-prg"), key!("dw-word-prg.meaning")),
    (key!("dw-word-daemon"), key!("dw-word-daemon.meaning")),
    (key!("dw-word-conf"), key!("dw-word-conf.meaning")),
    (key!("dw-word-script"), key!("dw-word-script.meaning")),
    (key!("dw-word-host"), key!("dw-word-host.meaning")),
    (key!("dw-word-control"), key!("dw-word-control.meaning")),
    (key!("dw-word-owner"), key!("dw-word-owner.meaning")),
    (key!("dw-word-cleanup"), key!("dw-word-cleanup.meaning")),
    (key!("dw-word-requires"), key!("dw-word-requires.meaning")),
    (key!("dw-word-mp"), key!("dw-word-mp.meaning")),
    (key!("dw-word-box"), key!("dw-word-box.meaning")),
    (key!("dw-word-choose"), key!("dw-word-choose.meaning")),
    (key!("dw-word-lend"), key!("dw-word-lend.meaning")),
]);

/// A paragraph in which every keyword explains itself on hover; the head of a command stands there as it is printed.
pub fn rich(ui: &mut Ui, palette: &Palette, text: &str, size: f32) {
    let (head, text) = text.split_at(if text.starts_with("--") { text.find('}').map_or(0, |at| at + 1) } else { 0 });
    WORDS.glossary().rich(ui, palette, head, text, size);
}

#[cfg(test)]
mod tests {
    use super::WORDS;
    use crate::text::in_language;

    fn keywords(language: &str, text: &'static str) -> Vec<&'static str> {
        in_language(language, || WORDS.glossary().keywords(text))
    }

    #[test]
    fn keywords_are_found_in_all_their_forms() {
        assert_eq!(keywords("en", "Wipe □ cards from another player’s drive."), ["Wipe", "□"]);
        assert_eq!(keywords("en", "Kill a Running .PRG; this card can’t be killed."), ["Kill", "Running", ".PRG", "killed"]);
        assert_eq!(keywords("en", "Take control of a .CONF until your next Memory Cleanup."), ["Take control", ".CONF", "Memory Cleanup"]);
        assert_eq!(keywords("de", "Lösche □ Karten, dann pausiere das Wirtsprogramm."), ["Lösche", "□", "pausiere", "Wirtsprogramm"]);
    }

    #[test]
    fn parts_of_words_are_no_keywords() {
        assert_eq!(keywords("en", "The program, drawn shieldless, overrides --inject."), Vec::<&str>::new());
    }

    #[test]
    fn pieces_make_up_the_text() {
        let text = "--bs {□} Wipe □ cards from another player’s drive.";
        assert_eq!(WORDS.glossary().pieces(text).into_iter().map(|(piece, _)| piece).collect::<String>(), text);
    }
}
