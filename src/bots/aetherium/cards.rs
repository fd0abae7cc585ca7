//! What the texts of data cards and markers are worth, as far as that can be told without a table. Everything is counted
//! in programs: a function in good health is worth three.

use crate::rules::aetherium::content::{Amount, Attack, AttackReach, Catalog, Effect, Kind, Marker, MarkerSet, Program, Symbol};

/// What a box of damage is worth about.
pub(super) const BOX: f32 = 0.28;

/// What an attack usually does.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Strength {
    /// The boxes to be expected of three dice.
    pub boxes: f32,
    /// The squares it reaches; 1 in melee.
    pub range: u8,
    /// Whether it is made at a distance only.
    pub ranged: bool,
    /// What its disruption brings when it is used, changes of damage included.
    pub disruption: f32,
}

/// The strength of the attack of each program; nothing where it has none.
pub(super) fn strengths(catalog: &'static Catalog) -> &'static [Strength] {
    catalog.worked_out.get(|| {
        let of = |program: &Program| program.attack.as_ref().map(measure).unwrap_or_default();
        catalog.programs().iter().map(of).collect::<Vec<_>>()
    })
}

/// The worth of a program in good health by its kind.
pub(super) const fn worth(kind: Kind) -> f32 {
    match kind {
        Kind::Avatar => 4.5,
        Kind::Function => 3.0,
        Kind::Subroutine => 2.2,
    }
}

/// What a set of markers takes from a program.
pub(super) fn burden(markers: MarkerSet) -> f32 {
    if markers.is_empty() {
        return 0.0;
    }
    Marker::ALL.into_iter().filter(|marker| markers.contains(*marker)).map(weight).sum()
}

const fn weight(marker: Marker) -> f32 {
    match marker {
        Marker::Burnout => 0.45,
        Marker::CapacitorPurge => 0.12,
        Marker::Inefficiency => 0.3,
        Marker::Interference => 0.12,
        Marker::Lag => 0.4,
        Marker::Rattled => 0.15,
        Marker::Stun => 0.55,
    }
}

fn measure(attack: &Attack) -> Strength {
    let listings = attack.listings();
    let mut boxes = 0.0;
    for a in Symbol::ALL {
        for b in Symbol::ALL {
            for c in Symbol::ALL {
                let mut rolled = [0_u8; 4];
                let mut ways = 1.0;
                for symbol in [a, b, c] {
                    rolled[symbol as usize] += 1;
                    ways *= f32::from(symbol.faces()) / 12.0;
                }
                let hits: u8 = rolled.iter().zip(listings).map(|(rolled, listed)| listed.min(*rolled)).sum();
                if hits > 0 {
                    boxes += ways * f32::from(attack.damage[usize::from(hits.min(3)) - 1]);
                }
            }
        }
    }
    let (range, ranged) = match attack.reach {
        AttackReach::Melee => (1, false),
        AttackReach::Ranged(range) => (range, true),
    };
    Strength { boxes, range, ranged, disruption: text(&attack.disruption.does) }
}

/// What a text brings the side whose it is.
fn text(does: &[Effect]) -> f32 {
    let (mut sum, mut part) = (0.0, 1.0);
    for effect in does {
        if let Effect::If(_) = effect {
            part = 0.5;
            continue;
        }
        sum += part * of(*effect);
        part = 1.0;
    }
    sum
}

fn of(effect: Effect) -> f32 {
    match effect {
        Effect::Give(_, marker) => weight(marker),
        Effect::Damage(_, amount) | Effect::MoreDamage(amount) | Effect::Repair(_, amount) => BOX * usual(amount),
        Effect::Noise(_) => BOX * 1.4,
        Effect::Heavier => BOX * 1.5,
        Effect::AttackAgain => 0.5,
        Effect::Gain(amount) => 0.12 * usual(amount),
        Effect::Steal(count) => 0.24 * f32::from(count),
        Effect::Burn(count) => 0.12 * f32::from(count),
        Effect::Capture(_) | Effect::Release(_) => 0.5,
        Effect::If(_) => 0.0,
        _ => 0.12,
    }
}

fn usual(amount: Amount) -> f32 {
    match amount {
        Amount::N(count) => f32::from(count),
        Amount::Markers | Amount::Mates => 1.2,
        Amount::Uplinks => 2.5,
    }
}
