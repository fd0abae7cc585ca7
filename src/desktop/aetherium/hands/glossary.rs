//! What the words of data cards mean; texts show them on hover.

use bevy_egui::egui::Ui;

use crate::desktop::table::glossary::Glossary;
use crate::desktop::theme::Palette;

/// Every keyword in all its forms, and what it means.
const WORDS: Glossary = Glossary(&[
    (&["avatar"], "Avatar: one in a collective; it brings RAM at the start and at each re-calibration (AE-5, AE-61, AE-80)"),
    (&["function"], "Function: when it is deleted its own side gains 2 RAM (AE-73)"),
    (&["subroutine"], "Subroutine: when it is deleted its own side gains 1 RAM (AE-73)"),
    (&["single"], "Single: one model on one square (AE-4)"),
    (&["segmented"], "Segmented: its models act one after the other, each with CS, grid and attack of its own (AE-110)"),
    (&["linked"], "Linked: its models act as one with one CS and one grid; one moves, the others materialize next to it (AE-111, AE-112)"),
    (&["omni"], "Omni: stands on 2×2 squares, moves orthogonally, pays neither evasive nor rough ground (AE-113)"),
    (&["airborne"], "Airborne: moves over what is in its way; on schemas it pays neither evasive nor rough ground (AE-100)"),
    (&["burnout"], "Burnout: a die of damage at the start of its activation; Ping or Spike take it off (AE-92, AE-101)"),
    (&["capacitor purge"], "Capacitor Purge: no overclock in its next activation (AE-102)"),
    (&["inefficiency"], "Inefficiency: 2 CS less in its next activation (AE-102)"),
    (&["interference"], "Interference: no .EXE in its next activation (AE-102)"),
    (&["lag"], "Lag: no CS on movement in its next activation (AE-102)"),
    (&["rattled"], "Rattled: none of its disruption effects in its next activation (AE-102)"),
    (&["stun"], "Stun: no attack in its next activation (AE-102)"),
    (&["cover"], "Cover: attacks on it roll one die less, never more than one (AE-43, AE-103)"),
    (&["dodge"], "Dodge: pays no evasive cost (AE-103)"),
    (&["fast"], "Fast: two squares per CS (AE-103)"),
    (&["no uplink"], "No Uplink: it captures nothing (AE-103)"),
    (&["forward deployment"], "Forward Deployment: enters at uncontrolled nodes and pylons too (AE-105)"),
    (&["voltaic aegis"], "Voltaic Aegis: enemy disruption neither targets nor affects it (AE-106)"),
    (&["firewall", "firewalls"], "Firewall: an occupied square that blocks sight; squares next to it are resistors (AE-104)"),
    (&["disruption"], "Disruption: if its symbol is among the dice rolled, the attacker may use it, damage or none (AE-57)"),
    (&["safeguard"], "Safeguard: happens after an enemy’s attack that did damage, if the target is still in play (AE-56)"),
    (&["when deleted"], "When the whole program is gone this happens at once (AE-55)"),
    (&[".exe"], ".EXE: once in an activation for its CS, unless the card says otherwise (AE-21)"),
    (&["ping"], "Ping: on 5 of the 12 faces of a combat die (AE-51)"),
    (&["spike"], "Spike: on 4 of the 12 faces of a combat die (AE-51)"),
    (&["breach"], "Breach: on 2 of the 12 faces of a combat die (AE-51)"),
    (&["crash"], "Crash: on 1 of the 12 faces of a combat die (AE-51)"),
    (&["melee"], "Melee: the target is adjacent, diagonals too (AE-44)"),
    (&["ranged"], "Ranged: within so many squares, and not while next to an enemy (AE-44)"),
    (
        &["materialize", "materializes"],
        "Materialize: it is put on a free square and looks where you like; no movement, no costs; noise counts (AE-34)",
    ),
    (&["push", "pull"], "It is moved without costs, square by square, and stops before what is in the way; noise counts (AE-34, AE-90)"),
    (&["noise damage"], "Noise damage: one combat die: Ping 1, Spike 1, Breach 2, Crash 4 boxes (AE-92)"),
    (&["noise"], "Quantum noise: entering it, or ending an activation in it, does noise damage, once in an activation (AE-90)"),
    (&["resistor"], "Resistor: entering costs 1 CS more (AE-33)"),
    (&["fragmented"], "Fragmented: entering costs 1 CS more; who stands there is in cover (AE-33, AE-43)"),
    (&["obstruction"], "Obstruction: occupied, and blocks sight (AE-3)"),
    (&["evasive"], "Evasive: leaving a square next to enemies costs 1 CS more (AE-32)"),
    (&["node"], "Node: captured for 4 CS, 5 from an enemy; 2 RAM at each re-calibration (AE-22, AE-80)"),
    (&["pylon", "pylons"], "Pylon: captured for 3 CS, 4 from an enemy; 1 RAM at each re-calibration (AE-22, AE-80)"),
    (&["marker", "markers"], "Markers lie on a model until the end of its next activation (AE-107)"),
    (&["overclock"], "Overclock: 1 RAM becomes 1 CS, at most as often as its OC says (AE-70)"),
    (&["ram"], "RAM: 0 to 10; it overclocks models and moves schemas, and is reset at each re-calibration (AE-60, AE-80)"),
    (&["schema", "schemas"], "Schema: a slab adrift in the noise; a shift costs 1 RAM a square, a turn 3, 5 or 7 RAM by its size (AE-71)"),
]);

/// A paragraph in which every keyword explains itself on hover.
pub fn rich(ui: &mut Ui, palette: &Palette, text: &str, size: f32) {
    WORDS.rich(ui, palette, "", text, size);
}

#[cfg(test)]
mod tests {
    use super::WORDS;
    use crate::rules::aetherium::content::{Code, Marker, Symbol, card_text};

    #[test]
    fn every_word_of_data_cards_is_explained() {
        let words = Code::ALL.map(Code::label).into_iter().chain(Marker::ALL.map(Marker::label)).chain(Symbol::ALL.map(Symbol::label));
        for word in words {
            assert_eq!(WORDS.keywords(word), [word]);
        }
    }

    #[test]
    fn pieces_make_up_every_card() {
        for text in crate::desktop::content().aetherium.catalog.programs().iter().flat_map(card_text) {
            assert_eq!(WORDS.pieces(&text).into_iter().map(|(piece, _)| piece).collect::<String>(), text);
        }
    }

    #[test]
    fn parts_of_words_are_no_keywords() {
        assert_eq!(WORDS.keywords("The program pushes discovery past noises."), Vec::<&str>::new());
        assert_eq!(WORDS.keywords("Lay Capacitor Purge on the target, then push it."), ["Capacitor Purge", "push"]);
    }
}
