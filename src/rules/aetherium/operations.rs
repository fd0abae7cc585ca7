//! Points, ends and who leads (AE-13, AE-120 to AE-126).

use serde::{Deserialize, Serialize};

use super::cache::Cache;
use super::content::{Counted, EndsOn, Kind, Score, Then, Ties};
use super::events::{EndReason, Event, Told};
use super::models::{Models, SEATS};
use super::moves::Out;
use super::shapes::Uplink;
use super::state::State;
use super::table::{Open, Stage, Table};
use crate::rules::game::{EventSink, Outcome, Seat};

/// How a match stands (AE-126).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The points of each seat, if the match ended now.
    pub points: [u8; SEATS],
    /// Who would win if it ended now; nobody in a tie.
    pub leader: Option<Seat>,
    /// How many re-calibrations each seat has left until the operation ends; nothing if the operation does not count them.
    pub left: Option<[u8; SEATS]>,
}

impl Table {
    /// How many nodes and pylons a side controls.
    #[must_use]
    pub fn held(&self, seat: Seat) -> (u8, u8) {
        let held = self.uplinks().filter(|(_, _, _, holder)| *holder == Some(seat));
        held.fold((0, 0), |(nodes, pylons), (_, kind, _, _)| match kind {
            Uplink::Node => (nodes + 1, pylons),
            Uplink::Pylon => (nodes, pylons + 1),
        })
    }

    /// How many programs of a kind a side has, and how many of them are deleted.
    fn count(&self, seat: Seat, kind: Kind) -> (u8, u8) {
        let slots = self.slots(seat).filter(|slot| self.card(*slot).is_some_and(|program| program.kind == kind));
        slots.fold((0, 0), |(all, gone), slot| (all + 1, gone + u8::from(self.is_deleted(slot))))
    }

    /// What the operation's scoring gives a side as things are.
    fn score(&self, seat: Seat) -> u8 {
        let enemy = Open::opponent(seat);
        let (nodes, pylons) = self.held(seat);
        let when = |good: bool, points: u8| if good { points } else { 0 };
        let scoring = &self.operation().scoring;
        scoring.iter().fold(0_u8, |points, score| {
            points.saturating_add(match *score {
                Score::Node(each) => nodes * each,
                Score::Pylon(each) => pylons * each,
                Score::EnemyAvatar(points) => when(self.count(enemy, Kind::Avatar).1 > 0, points),
                Score::EnemyFunction(each) => self.count(enemy, Kind::Function).1 * each,
                Score::EnemySubroutine(each) => self.count(enemy, Kind::Subroutine).1 * each,
                Score::OwnFunctions(points) => when(self.count(seat, Kind::Function).1 == 0, points),
                Score::EnemyFunctions(points) => {
                    let (all, gone) = self.count(enemy, Kind::Function);
                    when(all > 0 && all == gone, points)
                }
                Score::CacheHome(points) => when(self.cache == Cache::Home(seat), points),
                Score::CacheHeld(points) => when(matches!(self.cache, Cache::Carried(model) if model.seat() == seat), points),
            })
        })
    }

    /// The points of a side as things are.
    #[must_use]
    pub fn points(&self, seat: Seat) -> u8 {
        match self.operation().counted {
            Counted::AtEnd => self.score(seat),
            Counted::AtRecalibration => self.side(seat).points,
        }
    }

    /// Who has more points; of equals who has the longer RAM gauge, where the operation says so.
    fn ahead(&self) -> Option<Seat> {
        let ram = |seat| match self.operation().ties {
            Ties::Ram => self.side(seat).ram,
            Ties::Draw => 0,
        };
        let [a, b] = [Seat(0), Seat(1)].map(|seat| (self.points(seat), ram(seat)));
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// How the match stands, and what is left to do (AE-126).
    #[must_use]
    pub fn standing(&self) -> Standing {
        let points = [Seat(0), Seat(1)].map(|seat| self.points(seat));
        let leader = if self.stage == Stage::Over { self.winner } else { self.ahead() };
        let times = self.operation().recalibrations();
        let left = (times > 0).then(|| self.sides.map(|side| times.saturating_sub(side.recalibrations)));
        Standing { points, leader, left }
    }

    /// Whether a side has no program on the server or to come (AE-13).
    fn is_wiped_out(&self, seat: Seat) -> bool {
        self.cards(seat) == 0
    }

    /// Whether the match ends now: who wins, and why.
    fn end(&self) -> Option<(Option<Seat>, EndReason)> {
        let operation = self.operation();
        let both = |lost: [bool; SEATS], then: Then| match (then, lost) {
            (Then::Wins, [true, false]) => Some(Seat(1)),
            (Then::Wins, [false, true]) => Some(Seat(0)),
            _ => self.ahead(),
        };
        let gone = [Seat(0), Seat(1)].map(|seat| self.count(seat, Kind::Avatar).1 > 0);
        if let Some(then) = operation.end_on(EndsOn::AvatarDeleted)
            && gone != [false; SEATS]
        {
            return Some((both(gone, then), EndReason::AvatarDeleted));
        }
        let lost = [Seat(0), Seat(1)].map(|seat| self.is_wiped_out(seat));
        if lost != [false; SEATS] {
            // AE-122: who has left with the cache has not lost by this.
            let left =
                [Seat(0), Seat(1)].map(|seat| Models::of(seat).iter().any(|model| self.model(model).place == super::models::Place::Left));
            let saved = (0..SEATS).any(|at| lost[at] && left[at]);
            let then = operation.end_on(EndsOn::WipedOut).unwrap_or(if saved { Then::Points } else { Then::Wins });
            return Some((both(lost, then), EndReason::WipedOut));
        }
        for end in &operation.ends {
            match end.on {
                EndsOn::Holds(nodes, pylons) => {
                    let holds = [Seat(0), Seat(1)].map(|seat| {
                        let held = self.held(seat);
                        held.0 >= nodes && held.1 >= pylons
                    });
                    if holds != [false; SEATS] {
                        return Some((both([holds[1], holds[0]], end.then), EndReason::Holds));
                    }
                }
                EndsOn::Recalibrated(times) if self.sides.iter().all(|side| side.recalibrations >= times) => {
                    return Some((self.ahead(), EndReason::Recalibrations));
                }
                _ => {}
            }
        }
        None
    }

    /// Whether something has come about that ends the match.
    pub(super) fn is_over(&self) -> bool {
        self.end().is_some()
    }

    /// Places and points, once the match is over.
    pub(super) fn result(&self) -> Option<Outcome> {
        if self.stage != Stage::Over {
            return None;
        }
        let points = [Seat(0), Seat(1)].map(|seat| i16::from(self.points(seat)));
        let mut outcome = Outcome::by_score(&points);
        for seat in [Seat(0), Seat(1)] {
            outcome.places[seat.index()] = if self.winner.is_none_or(|winner| winner == seat) { 1 } else { 2 };
        }
        Some(outcome)
    }
}

impl State {
    /// Ends the match, if something that ends it has come about.
    pub(super) fn look_for_end(&mut self, out: &mut Out<'_, impl EventSink<Told>>) {
        self.table.active.changed = false;
        if let Some((winner, why)) = self.table.end() {
            self.table.stage = Stage::Over;
            self.table.winner = winner;
            self.table.frames.clear();
            self.table.pending.clear();
            self.table.strike = None;
            for side in &mut self.table.sides {
                side.ordering = false;
            }
            let points = [Seat(0), Seat(1)].map(|seat| self.table.points(seat));
            out.all(|| Event::Over { winner, why, points });
        }
    }

    /// Points that are counted at re-calibrations (AE-124).
    pub(super) fn score_recalibration(&mut self, seat: Seat, out: &mut Out<'_, impl EventSink<Told>>) {
        let operation = self.table.operation();
        if operation.counted == Counted::AtRecalibration && self.table.side(seat).recalibrations <= operation.recalibrations() {
            let points = self.table.score(seat);
            let side = self.table.side_mut(seat);
            side.points = side.points.saturating_add(points);
            out.all(|| Event::Scored { seat, points });
        }
    }
}
