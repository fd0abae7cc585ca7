//! What is hidden in Aetherium: the order of a PAD (AE-10), entry tokens until they are used (AE-123), and the dice to come.

use cyberdeck::rules::aetherium::{Action, Event, PROGRAMS, SEATS, Slot, State, TOKENS, Told};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::game::{Game, Seat, Setup, Viewer};
use serde_json::json;

use crate::worlds::{Secrets, edited};

impl Secrets for State {
    const LEAD: u32 = 900;
    const EVENTS: &[&str] = &["EntryRolled", "Ordered", "Queued", "Recalibrates", "Revealed", "TokenPlaced"];

    fn setups() -> Vec<Setup> {
        let operations = [
            ("first-link", "fixed"),
            ("system-purge", "players"),
            ("digital-download", "fixed"),
            ("service-denial", "fixed"),
            ("bandwidth", "fixed"),
            ("avatar-hunt", "fixed"),
        ];
        let setup = |(operation, placement): &(&str, &str)| {
            let mut setup = Setup::new(2);
            setup.options.insert("operation".into(), (*operation).into());
            setup.options.insert("placement".into(), (*placement).into());
            setup
        };
        operations.iter().map(setup).collect()
    }

    fn exchanged(&self, viewer: Viewer, pick: &mut Chance) -> Option<Self> {
        edited(self, |tree| {
            for seat in (0..SEATS as u8).map(Seat).filter(|seat| viewer != Viewer::Seat(*seat)) {
                let at = seat.index();
                let side = &self.table().sides[at];
                let mut cards: Vec<usize> = (0..PROGRAMS).filter(|card| side.pad & 1 << card != 0).collect();
                pick.shuffle(&mut cards);
                cards.truncate(self.pad(seat).len());
                tree["pads"][at] = json!(cards);
                // What has not been shown of the tokens.
                let shown = &self.table().tokens.shown[at];
                let own = self.view(Viewer::Seat(seat)).tokens[at];
                let open: Vec<usize> = (0..TOKENS).filter(|symbol| shown[*symbol].is_none() && own[*symbol].is_some()).collect();
                let mut sites: Vec<Option<u8>> = open.iter().map(|symbol| own[*symbol]).collect();
                pick.shuffle(&mut sites);
                for (symbol, site) in open.iter().zip(sites) {
                    tree["tokens"][at][*symbol] = json!(site);
                }
            }
        })
    }

    fn shown(&self, viewer: Viewer, seat: Seat, action: &Action) -> Action {
        match *action {
            _ if viewer == Viewer::Seat(seat) => *action,
            Action::Queue(_) => Action::Queue(Slot::of(seat, 0)),
            Action::PlaceToken { schema, .. } => Action::PlaceToken { schema, symbol: 0 },
            open => open,
        }
    }

    fn teaches(&self, _: Viewer, event: &Told) -> bool {
        matches!(
            event.what,
            Event::Diagnostics { .. }
                | Event::Revealed { .. }
                | Event::EntryRolled { .. }
                | Event::HarmRolled { .. }
                | Event::AttackRolled { .. }
        )
    }
}
