//! Combat dice (AE-11, AE-51, AE-92).

use super::content::Symbol;
use super::events::Symbols;
use crate::rules::components::Chance;

/// The faces of a combat die (AE-51).
const FACES: u32 = 12;

/// Rolls a combat die; queued symbols come first.
pub(super) fn roll(chance: &mut Chance) -> Symbol {
    if let Some(queued) = chance.take_queued() {
        return Symbol::ALL[usize::from(queued) % Symbol::ALL.len()];
    }
    let mut face = chance.below(FACES) as u8;
    for symbol in Symbol::ALL {
        if face < symbol.faces() {
            return symbol;
        }
        face -= symbol.faces();
    }
    Symbol::Ping
}

/// Rolls so many combat dice.
pub(super) fn roll_many(chance: &mut Chance, dice: u8) -> Symbols {
    (0..dice).map(|_| roll(chance)).collect()
}

/// How good a diagnostics roll is: more Crash, then Breach, then Spike (AE-11).
pub(super) fn diagnostics(dice: &Symbols) -> [usize; 3] {
    [Symbol::Crash, Symbol::Breach, Symbol::Spike].map(|symbol| dice.iter().filter(|die| **die == symbol).count())
}
