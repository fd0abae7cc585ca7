//! What the words of data cards mean; texts show them on hover.

use bevy_egui::egui::Ui;

use crate::desktop::table::glossary::Words;
use crate::desktop::theme::Palette;
use crate::key;
use crate::rules::aetherium::content::{Marker, Symbol};
use crate::text::say;

/// Every keyword in all its forms, and what it means.
static WORDS: Words = Words::new(&[
    (key!("ae-word-avatar"), key!("ae-word-avatar.tip")),
    (key!("ae-word-function"), key!("ae-word-function.tip")),
    (key!("ae-word-subroutine"), key!("ae-word-subroutine.tip")),
    (key!("ae-word-single"), key!("ae-word-single.tip")),
    (key!("ae-word-segmented"), key!("ae-word-segmented.tip")),
    (key!("ae-word-linked"), key!("ae-word-linked.tip")),
    (key!("ae-word-omni"), key!("ae-word-omni.tip")),
    (key!("ae-word-airborne"), key!("ae-word-airborne.tip")),
    (key!("ae-word-burnout"), key!("ae-word-burnout.tip")),
    (key!("ae-word-capacitor-purge"), key!("ae-word-capacitor-purge.tip")),
    (key!("ae-word-inefficiency"), key!("ae-word-inefficiency.tip")),
    (key!("ae-word-interference"), key!("ae-word-interference.tip")),
    (key!("ae-word-lag"), key!("ae-word-lag.tip")),
    (key!("ae-word-rattled"), key!("ae-word-rattled.tip")),
    (key!("ae-word-stun"), key!("ae-word-stun.tip")),
    (key!("ae-word-cover"), key!("ae-word-cover.tip")),
    (key!("ae-word-dodge"), key!("ae-word-dodge.tip")),
    (key!("ae-word-fast"), key!("ae-word-fast.tip")),
    (key!("ae-word-no-uplink"), key!("ae-word-no-uplink.tip")),
    (key!("ae-word-forward-deployment"), key!("ae-word-forward-deployment.tip")),
    (key!("ae-word-voltaic-aegis"), key!("ae-word-voltaic-aegis.tip")),
    (key!("ae-word-firewall"), key!("ae-word-firewall.tip")),
    (key!("ae-word-disruption"), key!("ae-word-disruption.tip")),
    (key!("ae-word-safeguard"), key!("ae-word-safeguard.tip")),
    (key!("ae-word-deletion"), key!("ae-word-deletion.tip")),
    (key!("ae-word-exe"), key!("ae-word-exe.tip")),
    (key!("ae-word-ping"), key!("ae-word-ping.tip")),
    (key!("ae-word-spike"), key!("ae-word-spike.tip")),
    (key!("ae-word-breach"), key!("ae-word-breach.tip")),
    (key!("ae-word-crash"), key!("ae-word-crash.tip")),
    (key!("ae-word-melee"), key!("ae-word-melee.tip")),
    (key!("ae-word-ranged"), key!("ae-word-ranged.tip")),
    (key!("ae-word-front-arc"), key!("ae-word-front-arc.tip")),
    (key!("ae-word-materialize"), key!("ae-word-materialize.tip")),
    (key!("ae-word-push"), key!("ae-word-push.tip")),
    (key!("ae-word-noise-damage"), key!("ae-word-noise-damage.tip")),
    (key!("ae-word-noise"), key!("ae-word-noise.tip")),
    (key!("ae-word-resistor"), key!("ae-word-resistor.tip")),
    (key!("ae-word-fragmented"), key!("ae-word-fragmented.tip")),
    (key!("ae-word-obstruction"), key!("ae-word-obstruction.tip")),
    (key!("ae-word-evasive-cost"), key!("ae-word-evasive-cost.tip")),
    (key!("ae-word-node"), key!("ae-word-node.tip")),
    (key!("ae-word-pylon"), key!("ae-word-pylon.tip")),
    (key!("ae-word-marker"), key!("ae-word-marker.tip")),
    (key!("ae-word-overclock"), key!("ae-word-overclock.tip")),
    (key!("ae-word-ram"), key!("ae-word-ram.tip")),
    (key!("ae-word-schema"), key!("ae-word-schema.tip")),
]);

/// A paragraph in which every keyword explains itself on hover.
pub fn rich(ui: &mut Ui, palette: &Palette, text: &str, size: f32) {
    WORDS.glossary().rich(ui, palette, "", text, size);
}

/// What a marker does to the model on which it lies.
#[must_use]
pub fn marker_words(marker: Marker) -> String {
    let key = match marker {
        Marker::Burnout => key!("ae-word-burnout.tip"),
        Marker::CapacitorPurge => key!("ae-word-capacitor-purge.tip"),
        Marker::Inefficiency => key!("ae-word-inefficiency.tip"),
        Marker::Interference => key!("ae-word-interference.tip"),
        Marker::Lag => key!("ae-word-lag.tip"),
        Marker::Rattled => key!("ae-word-rattled.tip"),
        Marker::Stun => key!("ae-word-stun.tip"),
    };
    say(key, &[])
}

/// On how many faces of a combat die a symbol stands, and what it does as noise.
#[must_use]
pub fn symbol_words(symbol: Symbol) -> String {
    let key = match symbol {
        Symbol::Ping => key!("ae-word-ping.tip"),
        Symbol::Spike => key!("ae-word-spike.tip"),
        Symbol::Breach => key!("ae-word-breach.tip"),
        Symbol::Crash => key!("ae-word-crash.tip"),
    };
    say(key, &[])
}

#[cfg(test)]
mod tests {
    use super::WORDS;
    use crate::rules::aetherium::content::{Code, Marker, Symbol, card_text};
    use crate::text::in_language;

    #[test]
    fn every_word_of_data_cards_is_explained() {
        let words = Code::ALL.map(Code::label).into_iter().chain(Marker::ALL.map(Marker::label)).chain(Symbol::ALL.map(Symbol::label));
        for word in words {
            for language in ["en", "de"] {
                assert_eq!(in_language(language, || WORDS.glossary()).keywords(word), [word]);
            }
        }
    }

    #[test]
    fn every_word_has_a_meaning_of_its_own() {
        for language in ["en", "de"] {
            let words = in_language(language, || WORDS.glossary());
            for (forms, meaning) in words.0 {
                for form in *forms {
                    let found = words.pieces(form);
                    assert_eq!(found, [(*form, Some(*meaning))], "{language}");
                }
            }
        }
    }

    #[test]
    fn pieces_make_up_every_card() {
        for language in ["en", "de"] {
            in_language(language, || {
                let words = WORDS.glossary();
                for text in crate::desktop::content().aetherium.catalog.programs().iter().flat_map(card_text) {
                    assert_eq!(words.pieces(&text).into_iter().map(|(piece, _)| piece).collect::<String>(), text);
                }
            });
        }
    }

    #[test]
    fn parts_of_words_are_not_keywords() {
        let words = WORDS.glossary();
        assert_eq!(words.keywords("The program pushes discovery past noises."), Vec::<&str>::new());
        assert_eq!(words.keywords("Give Capacitor Purge to the target, then push it."), ["Capacitor Purge", "push"]);
    }
}
