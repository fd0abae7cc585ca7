//! The order of the PAD while it is made: it is in the hands until the player is ready (AE-10, AE-80).

use crate::rules::aetherium::{Action, Asked, Slot, View};

/// The order in hand, kept as far as it still fits: first what is queued already, then what was wanted, then the rest of the
/// console as it lies.
#[must_use]
pub fn settled(view: &View, wanted: Vec<u8>) -> Vec<u8> {
    let Some(own) = view.own().filter(|own| view.asked == Asked::Order && view.waiting.contains(*own)) else { return Vec::new() };
    let cards = view.table.side(own).pad;
    let mut order: Vec<u8> = view.pad.iter().copied().collect();
    for card in wanted.into_iter().chain(0..8) {
        if cards & 1 << card != 0 && !order.contains(&card) {
            order.push(card);
        }
    }
    order
}

/// The actions that bring the PAD into this order.
#[must_use]
pub fn actions(view: &View, order: &[u8]) -> Vec<Action> {
    let Some(own) = view.own() else { return Vec::new() };
    let left = order.get(view.pad.len()..).unwrap_or_default();
    // The last card follows by itself.
    let queued = left.iter().take(left.len().saturating_sub(1));
    queued.map(|card| Action::Queue(Slot::of(own, usize::from(*card)))).chain([Action::Ready]).collect()
}

/// Takes a card out of the order and puts it in at another place, behind what is queued already.
pub fn shift(order: &mut Vec<u8>, from: usize, to: usize, fixed: usize) {
    if from >= fixed && to >= fixed && from < order.len() {
        let card = order.remove(from);
        order.insert(to.min(order.len()), card);
    }
}

#[cfg(test)]
mod tests {
    use super::shift;

    #[test]
    fn a_card_is_put_in_at_another_place() {
        let mut order = vec![0, 1, 2, 3, 4];
        shift(&mut order, 0, 3, 0);
        assert_eq!(order, [1, 2, 3, 0, 4]);
        shift(&mut order, 4, 0, 0);
        assert_eq!(order, [4, 1, 2, 3, 0]);
    }

    #[test]
    fn what_is_queued_stays() {
        let mut order = vec![2, 0, 1];
        shift(&mut order, 2, 0, 1);
        shift(&mut order, 0, 2, 1);
        assert_eq!(order, [2, 0, 1]);
        shift(&mut order, 2, 1, 1);
        assert_eq!(order, [2, 1, 0]);
    }
}
