//! What the words of cards mean: verbs (DW-60), states, kinds, steps. Texts show them on hover.

use bevy_egui::egui::Ui;

use crate::desktop::table::glossary::Glossary;
use crate::desktop::theme::Palette;

/// Every keyword in all its forms, and what it means.
const WORDS: Glossary = Glossary(&[
    (&["wipe", "wipes", "wiped"], "wipe n: the top n cards of a drive go to its owner’s trash (DW-60)"),
    (&["restore", "restores", "restored"], "restore n: n cards at random from a trash go to the bottom of its drive (DW-60)"),
    (&["kill", "kills", "killed"], "kill: a card in play goes to its owner’s trash (DW-60)"),
    (&["halt", "halts", "halted"], "halt: an item leaves the stack without effect; its MP stay allocated, its card stays Running (DW-41)"),
    (&["draws", "draw"], "draw n: the top n cards of one’s drive go to the hand (DW-60)"),
    (&["discards", "discarded", "discard"], "discard n: n cards of its choice from a user’s hand go to the trash (DW-60)"),
    (&["throttle", "throttles", "throttled"], "throttle n: n free MP of a user become allocated until its next Memory Cleanup (DW-60)"),
    (&["grant", "grants", "granted"], "grant n: n allocated MP become free, one’s own allocations first (DW-60)"),
    (&["reload", "reloads", "reloaded"], "reload: a card becomes Loading; daemons are not affected (DW-31, DW-60)"),
    (&["wake", "wakes"], "wake: a card becomes Idle (DW-60)"),
    (&["suspend", "suspends", "suspended"], "suspend: a card becomes Running; daemons are not affected (DW-31, DW-60)"),
    (&["read", "reads"], "read: the issuer alone looks at a hand or the top of a drive (DW-60)"),
    (&["take control", "taken control"], "take control: the issuer may issue from the card now; it stays where it lies (DW-35)"),
    (&["inject", "injects", "injected"], "inject: put a card on another’s desktop; control stays (DW-35, DW-60)"),
    (&["recover", "recovers"], "recover: a card from the own trash goes to the hand (DW-60)"),
    (&["copy", "copies"], "copy: a copy of a command goes on top of the stack, new targets allowed, at no cost (DW-60)"),
    (&["shield", "shields", "shielded"], "shield n: the next n wipes of that drive do nothing (DW-60)"),
    (&["loading"], super::words::state_words(crate::rules::data_warriors::CardState::Loading)),
    (&["idle"], super::words::state_words(crate::rules::data_warriors::CardState::Idle)),
    (&["running"], super::words::state_words(crate::rules::data_warriors::CardState::Running)),
    (&[".prg", ".prgs"], ".PRG: enters Loading, may issue from its controller’s next Memory Cleanup on (DW-30)"),
    (&[".daemon", ".daemons"], ".DAEMON: enters Idle and stays Idle; one per desktop (DW-31)"),
    (&[".conf", ".confs"], ".CONF: attached to a .PRG; goes to the trash with its host (DW-32)"),
    (&[".script", ".scripts"], ".SCRIPT: from hand, on the stack in a Run step, to the trash when it has resolved (DW-33)"),
    (&["host"], "The .PRG to which this .CONF is attached (DW-32)"),
    (&["control", "controls"], "Who controls a card may issue from it; its owner’s trash is where it goes (DW-35)"),
    (&["memory cleanup"], "Memory Cleanup: all own MP become free, one’s .PRG become Idle (DW-11)"),
    (&["requires"], "A requirement: not met, it can’t be issued; no longer met, it halts (DW-42, DW-51)"),
    (&["mp"], "Memory Points: what is left free is what one can answer with (DW-20)"),
    (&["□"], "An amount that the issuer names on issuing; it is allocated then (DW-22)"),
    (&["either"], "The issuer chooses one part on issuing (DW-70)"),
]);

/// A paragraph in which every keyword explains itself on hover; the head of a command stands there as it is printed.
pub fn rich(ui: &mut Ui, palette: &Palette, text: &str, size: f32) {
    let (head, text) = text.split_at(if text.starts_with("--") { text.find('}').map_or(0, |at| at + 1) } else { 0 });
    WORDS.rich(ui, palette, head, text, size);
}

#[cfg(test)]
mod tests {
    use super::WORDS;

    #[test]
    fn keywords_are_found_in_all_their_forms() {
        assert_eq!(WORDS.keywords("Wipe □ from another user's drive."), ["Wipe", "□"]);
        assert_eq!(WORDS.keywords("Kill a Running .PRG; this card can't be killed."), ["Kill", "Running", ".PRG", "killed"]);
        assert_eq!(WORDS.keywords("Take control of a .CONF until your next Memory Cleanup."), ["Take control", ".CONF", "Memory Cleanup"]);
    }

    #[test]
    fn parts_of_words_are_no_keywords() {
        assert_eq!(WORDS.keywords("The program, drawn shieldless, overrides --inject."), Vec::<&str>::new());
    }

    #[test]
    fn pieces_make_up_the_text() {
        let text = "--bs {□} Wipe □ from another user's drive.";
        assert_eq!(WORDS.pieces(text).into_iter().map(|(piece, _)| piece).collect::<String>(), text);
    }
}
