//! What is hidden in Terminal Dispute: what others write in a round, until it ends (TD-11), and the dice to come.

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::game::{Seat, Setup, Viewer};
use cyberdeck::rules::terminal_dispute::{Action, Event, Spot, State};

use crate::worlds::Secrets;

impl Secrets for State {
    const LEAD: u32 = 200;
    /// All that is hidden has been chosen in this round, so other choices make all the other worlds there are.
    const EXCHANGES: bool = false;
    const EVENTS: &[&str] = &["Charged", "Finished", "Rolled", "RoundEnded", "Shown", "Swapped", "Wrote"];

    fn setups() -> Vec<Setup> {
        (1..=6).map(Setup::new).collect()
    }

    fn exchanged(&self, _: Viewer, _: &mut Chance) -> Option<Self> {
        None
    }

    fn shown(&self, viewer: Viewer, seat: Seat, action: &Action) -> Action {
        if viewer == Viewer::Seat(seat) {
            return *action;
        }
        // Which of its writings, or whether it swaps a die, is hidden too. They are told apart here so that a seat has done
        // as many in both worlds, and finishes in both at once.
        match action {
            Action::Roll | Action::Allocate(_) => *action,
            Action::Swap { .. } => Action::Swap { spot: Spot::Phone, value: 0 },
            Action::Write { .. } | Action::CrossOut { .. } => Action::CrossOut { cell: 0 },
            Action::Charge(_) => Action::Write { value: 0, cell: 0 },
        }
    }

    fn is_silent(&self, _: Viewer, _: Seat, action: &Action) -> bool {
        !matches!(action, Action::Roll | Action::Allocate(_))
    }

    fn teaches(&self, viewer: Viewer, event: &Event) -> bool {
        match event {
            Event::Rolled { .. } | Event::Allocated { .. } | Event::Finished { .. } => true,
            Event::Shown { seat, .. } => viewer != Viewer::Seat(*seat),
            _ => false,
        }
    }
}
