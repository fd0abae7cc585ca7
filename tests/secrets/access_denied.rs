//! What is hidden in Access Denied: hands, passwords, the deck, cards on their way between others (AD-14, AD-35, AD-90).

use cyberdeck::rules::access_denied::{
    Action, Asked, AttemptStage, Card, CardSet, Codes, Event, Frame, Place, Sector, State, Step, TradeStage,
};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::game::{Seat, Setup, Viewer};
use serde_json::{Value, json};

use crate::worlds::{Secrets, edited, one_of, swap_numbers};

/// Whose the cards of a place are that its owner alone sees.
fn holder(place: Place) -> Option<Seat> {
    match place {
        Place::Hand(seat) | Place::Aside(seat) => Some(seat),
        _ => None,
    }
}

/// Whether everybody sees the cards of a place.
fn is_open(place: Place) -> bool {
    matches!(place, Place::Pile | Place::Upgrades(_) | Place::Sector(_) | Place::Play)
}

/// Where a hidden card is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hidden {
    Deck,
    Held(Seat),
    Password(Sector),
}

/// Whether a viewer is shown what `owner` has laid aside: in an attempt once all is handed over the controller and who
/// taps it (AD-35, AD-C23), in a trade the other side once it is sent or accepted (AD-50).
fn sees_aside(state: &State, viewer: Viewer, owner: Seat) -> bool {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    state.table().stack.iter().any(|frame| match frame {
        Frame::Attempt(attempt) if attempt.seat == owner => {
            let shown = !matches!(attempt.stage, AttemptStage::Named | AttemptStage::Hand);
            shown && (state.table().controller(attempt.sector).is_some_and(is) || attempt.taps.iter().any(is))
        }
        Frame::Trade(trade) if trade.seat == owner => is(trade.to) && matches!(trade.stage, TradeStage::Reply | TradeStage::Confirm),
        Frame::Trade(trade) if trade.to == owner => is(trade.seat) && trade.stage == TradeStage::Confirm,
        _ => false,
    })
}

/// Whether a viewer has tapped the attempt of a seat (AD-C23).
fn taps(state: &State, viewer: Viewer, attempter: Seat) -> bool {
    state.table().stack.iter().any(|frame| match frame {
        Frame::Attempt(attempt) => attempt.seat == attempter && viewer.seat().is_some_and(|seat| attempt.taps.contains(seat)),
        _ => false,
    })
}

/// The hidden cards of which a viewer does not know where they are. When the match is over, passwords are revealed.
fn hidden(state: &State, viewer: Viewer) -> Vec<(Card, Hidden)> {
    let table = state.table();
    let mut cards: Vec<(Card, Hidden)> = state.deck().iter().map(|card| (card, Hidden::Deck)).collect();
    for seat in table.everybody().iter().filter(|seat| viewer != Viewer::Seat(*seat)) {
        let held = state.hand(seat) | state.laid_aside(seat);
        cards.extend(held.iter().map(|card| (card, Hidden::Held(seat))));
        for sector in table.controlled(seat).filter(|_| table.step != Step::Over) {
            cards.extend(state.password(sector).iter().map(|card| (*card, Hidden::Password(sector))));
        }
    }
    let known = viewer.seat().map_or(CardSet::NONE, |seat| state.known(seat));
    cards.retain(|(card, _)| !known.contains(*card));
    cards
}

/// Whether two hidden cards can change places as far as the viewer can tell: what it has seen elsewhere lies in no
/// password, and what it knows of a password stays true (AD-91).
fn may_swap(state: &State, viewer: Viewer, (one, at): (Card, Hidden), (two, to): (Card, Hidden)) -> bool {
    let fits = |place: Hidden, out: Card, into: Card| {
        let Hidden::Password(sector) = place else { return true };
        let codes: Codes =
            state.password(sector).iter().filter(|card| **card != out).chain([&into]).map(|card| state.table().cards.code(*card)).collect();
        let believed = viewer.seat().is_none_or(|seat| {
            let clue = state.clue(seat, sector);
            !state.seen(seat).contains(into) && clue.allows(codes)
        });
        usize::from(codes.len()) == state.password(sector).len() && believed
    };
    at != to && fits(at, one, two) && fits(to, two, one)
}

/// The state with two cards in the place of each other, for everybody but the viewer.
fn swapped(state: &State, viewer: Viewer, (one, at): (Card, Hidden), (two, to): (Card, Hidden)) -> Option<State> {
    edited(state, |tree| {
        let (first, second) = (u64::from(one.number()), u64::from(two.number()));
        for place in ["hands", "aside", "handed", "passwords", "deck"] {
            swap_numbers(&mut tree[place], first, second);
        }
        for seat in state.table().everybody().iter().filter(|seat| viewer != Viewer::Seat(*seat)) {
            for knowledge in ["seen", "known"] {
                swap_numbers(&mut tree[knowledge][seat.index()], first, second);
            }
            // What others knew of a password with another code is not true any more.
            for place in [at, to] {
                if let Hidden::Password(sector) = place
                    && state.table().cards.code(one) != state.table().cards.code(two)
                {
                    let clue: &mut Value = &mut tree["clues"][seat.index()][sector.index()];
                    *clue = json!({"within": [], "out": []});
                }
            }
        }
    })
}

impl Secrets for State {
    const LEAD: u32 = 700;
    const EVENTS: &[&str] = &[
        "AttemptEnded",
        "CodeShown",
        "HandSeen",
        "Moved",
        "OfferOff",
        "OfferShown",
        "PasswordSet",
        "PotatoShown",
        "Shuffled",
        "Spared",
        "Tapped",
        "Traded",
    ];

    fn setups() -> Vec<Setup> {
        let mut setups: Vec<Setup> = [2, 3, 4, 5, 6, 2, 3].map(Setup::new).into();
        setups[1].options.insert("cancelbot".into(), "access".into());
        setups[5].options.insert("sectors".into(), "6".into());
        setups[6].options.insert("sectors".into(), "5".into());
        setups
    }

    fn exchanged(&self, viewer: Viewer, pick: &mut Chance) -> Option<Self> {
        let mut world = self.clone();
        let mut left = 1 + pick.below(6);
        for _ in 0..60 {
            let cards = hidden(&world, viewer);
            let (one, two) = (one_of(&cards, pick)?, one_of(&cards, pick)?);
            if may_swap(&world, viewer, one, two) {
                world = swapped(&world, viewer, one, two)?;
                left -= 1;
                if left == 0 {
                    break;
                }
            }
        }
        (world != *self).then_some(world)
    }

    fn shown(&self, viewer: Viewer, seat: Seat, action: &Action) -> Action {
        match *action {
            // Upgrades are laid and lost face up.
            Action::Pick(_) if viewer != Viewer::Seat(seat) && !matches!(self.asked(), Asked::LoseUpgrade | Asked::LayUpgrade) => {
                Action::Pick(Card::default())
            }
            open => open,
        }
    }

    fn teaches(&self, viewer: Viewer, event: &Event) -> bool {
        let is = |seat: Seat| viewer == Viewer::Seat(seat);
        match *event {
            Event::Moved { from, to, .. } => {
                let own = holder(from).is_some_and(is) || holder(to).is_some_and(is);
                let shown = matches!(from, Place::Aside(seat) if sees_aside(self, viewer, seat));
                is_open(from) || is_open(to) || own || shown
            }
            Event::CodeShown { by, to, .. } => is(by) || is(to),
            Event::HandSeen { by, seat, .. } => is(by) || is(seat),
            Event::OfferShown { seat, to, .. } => is(seat) || is(to) || taps(self, viewer, seat),
            // The result of an attempt, and potatoes, are for everybody (AD-35, AD-44).
            Event::AttemptEnded { .. } | Event::PotatoShown { .. } => true,
            _ => false,
        }
    }

    /// The top of the discard pile (AD-26), in which order the cards of an attempt were handed over (AD-34), and when the
    /// match is over all passwords (AD-90).
    fn lies_before(&self, viewer: Viewer) -> String {
        let attempter =
            self.table().stack.iter().find_map(|frame| if let Frame::Attempt(attempt) = frame { Some(attempt.seat) } else { None });
        let sees = attempter.is_some_and(|seat| viewer == Viewer::Seat(seat) || sees_aside(self, viewer, seat));
        let revealed = (self.table().step == Step::Over).then(|| Sector::ALL.map(|sector| self.password(sector)));
        format!("{:?} {:?} {revealed:?}", self.top(), sees.then(|| self.handed()))
    }

    fn steered(&self, other: &Self, viewer: Viewer, seat: Seat, action: &Action, pick: &mut Chance) -> Vec<u8> {
        let draws = match action {
            Action::Draw => 1,
            Action::SkipTurn => 6,
            _ => 0,
        };
        if viewer != Viewer::Seat(seat) {
            return Vec::new();
        }
        let mut cards: Vec<u8> = (self.deck() & other.deck()).iter().map(Card::number).collect();
        pick.shuffle(&mut cards);
        cards.truncate(draws);
        cards
    }
}
