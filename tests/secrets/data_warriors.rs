//! What is hidden in Data.Warriors: hands, the order of every drive, what another chooses for a card (DW-1, DW-40).

use std::path::Path;
use std::sync::LazyLock;

use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::data_warriors::{Action, Card, Doing, Event, Place, Purpose, State};
use cyberdeck::rules::game::{Seat, Setup, Viewer};

use crate::worlds::{Secrets, edited, one_of, swap_numbers};

/// A drive in which one effect sets off the next.
const CHAINS: &str = "3x plain echo-a, 3x plain echo-b, 3x plain flip, 3x plain churn, 3x plain leech, 3x plain worm, 3x plain wiper, \
                      3x plain doctor, 3x plain bully, 3x plain boost, 3x plain fork, 3x plain watcher, 3x plain turner, 1x plain big";

/// The plain cards of the rules' tests beside those of the program: they do everything there is, and cost little.
fn more_cards() -> &'static Content {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("data_warriors")).unwrap();
    for file in ["data_warriors/cards.ron", "data_warriors/drives.ron"] {
        let list = |folder: &str| {
            let text = std::fs::read_to_string(root.join(folder).join(file)).unwrap();
            let (from, to) = (text.find("\n[").map_or_else(|| text.find('['), |at| Some(at + 1)), text.rfind(']'));
            text[from.unwrap() + 1..to.unwrap()].to_owned()
        };
        let mut plain = list("tests/data_warriors/content").replace("title: \"", "title: \"plain ");
        for count in 1..=3 {
            plain = plain.replace(&format!("({count}, \""), &format!("({count}, \"plain "));
        }
        let both = format!("#![enable(implicit_some)]\n[{}\n{plain}]", list("assets"));
        std::fs::write(folder.path().join(file), both).unwrap();
    }
    Content::load(Some(folder.path())).unwrap().keep()
}

/// Whether everybody sees the cards of a place.
fn is_open(place: Place) -> bool {
    !matches!(place, Place::Drive | Place::Hand)
}

impl Secrets for State {
    const LEAD: u32 = 300;
    const EVENTS: &[&str] = &[
        "CardRead",
        "Choosing",
        "Chosen",
        "Decided",
        "DriveRead",
        "EffectHappens",
        "Halted",
        "HandRead",
        "Issued",
        "Moved",
        "Resolves",
        "ShieldHit",
    ];

    fn content() -> &'static Content {
        static MORE: LazyLock<&Content> = LazyLock::new(more_cards);
        &MORE
    }

    fn setups() -> Vec<Setup> {
        let mut setups: Vec<Setup> = (2..=4).map(Setup::new).collect();
        for (seats, drive) in [(2, "all"), (3, "all"), (2, CHAINS), (4, CHAINS)] {
            let mut setup = Setup::new(seats);
            setup.options.extend((1..=seats).map(|seat| (format!("drive{seat}"), drive.to_owned())));
            setups.push(setup);
        }
        setups[1].options.insert("resigning".into(), "on".into());
        setups
    }

    /// Cards of one owner that lie in its hand or drive, of which the viewer does not know where they are, change places.
    fn exchanged(&self, viewer: Viewer, pick: &mut Chance) -> Option<Self> {
        if matches!(self.table().doing, Doing::Choosing { purpose: Purpose::Issue | Purpose::Play, .. }) {
            return None;
        }
        let mut world = self.clone();
        for _ in 0..=pick.below(12) {
            let owner = one_of(&self.table().users_in().iter().collect::<Vec<_>>(), pick)?;
            let known = |card: &Card| viewer.seat().is_some_and(|seat| world.known(seat).contains(*card));
            let mut cards: Vec<Card> = world.drive(owner).collect();
            if viewer != Viewer::Seat(owner) {
                cards.extend(world.hand(owner).iter());
            }
            cards.retain(|card| !known(card));
            let (Some(one), Some(two)) = (one_of(&cards, pick), one_of(&cards, pick)) else { continue };
            world = edited(&world, |tree| {
                let (one, two) = (u64::from(one.number()), u64::from(two.number()));
                swap_numbers(&mut tree["hands"], one, two);
                swap_numbers(&mut tree["drives"][owner.index()], one % 40, two % 40);
                for seat in 0..4 {
                    if viewer != Viewer::Seat(Seat(seat)) {
                        swap_numbers(&mut tree["known"][usize::from(seat)], one, two);
                    }
                }
            })?;
        }
        Some(world)
    }

    /// What is played or issued, and all that is chosen for it, nobody else sees until it is complete.
    fn shown(&self, viewer: Viewer, seat: Seat, action: &Action) -> Action {
        if viewer != Viewer::Seat(seat) && self.is_silent(viewer, seat, action) { Action::Play(Card::default()) } else { *action }
    }

    fn is_silent(&self, _: Viewer, _: Seat, action: &Action) -> bool {
        match self.table().doing {
            Doing::Choosing { purpose, .. } => purpose != Purpose::Effect && *action != Action::Resign,
            _ => matches!(action, Action::Play(_) | Action::Issue { .. }),
        }
    }

    fn teaches(&self, viewer: Viewer, event: &Event) -> bool {
        match *event {
            Event::Moved { owner, card: Some(seen), from, to } => {
                let knows = viewer.seat().is_some_and(|seat| seat == owner || self.known(seat).contains(seen.card));
                is_open(from) || is_open(to) || knows
            }
            Event::CardRead { by, .. } => viewer == Viewer::Seat(by),
            // What was chosen in secret is complete.
            Event::Issued { .. } => true,
            _ => false,
        }
    }
}
