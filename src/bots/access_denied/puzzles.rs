//! Puzzles of Access Denied: of all attempts one can’t fail, by what the seat was told and by what follows from that; or a turn
//! of such attempts and of cards wins.

use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::bots::puzzles::{Quest, Quests, SOLVER, Table};
use crate::rules::access_denied::{Action, Asked, Card, Code, Codes, Event, Frame, Sector, State, Step, View};
use crate::rules::game::{Game, Seat, Viewer};

pub(super) struct Puzzles;

/// An attempt that can’t fail: where, and the cards that are handed over.
struct Attempt(Sector, Vec<Card>);

/// Every attempt of two or three cards that can’t fail, cards of one code counted once.
fn certain(view: &View, seat: Seat) -> Vec<Attempt> {
    let mut attempts = Vec::new();
    for (sector, mut clue) in Sector::ALL.into_iter().zip(view.deduced()) {
        clue.close();
        let level = view.table.level(seat, sector).next();
        let controlled = view.table.controller(sector).is_some_and(|controller| controller != seat);
        let Some(level) = level.filter(|_| controlled) else { continue };
        for codes in sets(usize::from(level.cards())).filter(|codes| codes.is_subset(clue.within)) {
            let of = |code: Code| (view.table.cards.of_code(code) & view.hand).iter().next();
            let cards: Option<Vec<Card>> = codes.iter().map(of).collect();
            attempts.extend(cards.map(|cards| Attempt(sector, cards)));
        }
    }
    attempts
}

/// Every set of so many codes.
fn sets(length: usize) -> impl Iterator<Item = Codes> {
    Codes::every().filter(move |codes| usize::from(codes.len()) == length)
}

impl Quests<State> for Puzzles {
    fn tables(&self) -> &'static [Table] {
        &[(3, &[]), (4, &[]), (2, &[])]
    }

    fn kinds(&self) -> &'static [&'static str] {
        &["ad-root", "ad-oper", "ad-win"]
    }

    fn of(&self, view: &View, seat: Seat, _: &mut ChaCha8Rng) -> Vec<Quest<Action>> {
        if view.table.turn != seat || view.asked != Asked::FreeAttempt {
            return Vec::new();
        }
        let quest = |kind, line| Quest { kind, queue: Vec::new(), open: false, about: None, most: Some(1), line };
        let attempts = certain(view, seat);
        let mut quests = Vec::new();
        if let [Attempt(sector, cards)] = attempts.as_slice()
            && cards.len() > 1
        {
            let picks = cards.iter().map(|card| Action::Pick(*card));
            let line = std::iter::once(Action::Attempt(*sector)).chain(picks).collect();
            quests.push(quest(if cards.len() == 3 { "ad-root" } else { "ad-oper" }, Some(line)));
        }
        if view.table.roots(seat) + 1 >= view.table.goal {
            quests.push(quest("ad-win", None));
        }
        quests
    }

    fn result(&self, quest: &Quest<Action>, event: &Event) -> Option<i32> {
        match event {
            Event::AttemptEnded { seat, handed, granted, .. } if *seat == SOLVER && quest.kind != "ad-win" => {
                Some(i32::from(*granted && *handed > 1))
            }
            Event::Over { winner } => Some(i32::from(quest.kind == "ad-win" && *winner == Some(SOLVER))),
            Event::TurnBegan { seat, .. } if *seat != SOLVER => Some(0),
            _ => None,
        }
    }

    fn events(&self, quest: &Quest<Action>, _: i32) -> (Value, Vec<Value>) {
        if quest.kind == "ad-win" {
            return (json!({"Over": {"winner": SOLVER}}), vec![json!({"Over": {}}), json!({"TurnBegan": {}})]);
        }
        let handed = if quest.kind == "ad-root" { 3 } else { 2 };
        let won = json!({"AttemptEnded": {"seat": SOLVER, "handed": handed, "granted": true}});
        (won, vec![json!({"AttemptEnded": {"seat": SOLVER}}), json!({"TurnBegan": {}})])
    }

    /// What could fail is not tried, and nobody trades or gives a potato away.
    fn tried(&self, _: &Quest<Action>, state: &State, legal: &mut Vec<Action>) {
        if !matches!(state.table().step, Step::FreeAttempt | Step::Actions) {
            return legal.clear();
        }
        let view = state.view(Viewer::Seat(SOLVER));
        let controlled = |sector: Sector| view.table.controller(sector).is_some();
        match view.asked {
            Asked::FreeAttempt | Asked::Act => {
                let certain: Vec<Sector> = certain(&view, SOLVER).into_iter().map(|Attempt(sector, _)| sector).collect();
                legal.retain(|action| match action {
                    Action::Attempt(sector) => !controlled(*sector) || certain.contains(sector),
                    Action::Trade(_) | Action::PassOn { .. } => false,
                    _ => true,
                });
            }
            Asked::HandOver(_) => {
                let attempt = view.table.stack.iter().rev().find_map(|frame| match frame {
                    Frame::Attempt(attempt) => Some(attempt.sector),
                    _ => None,
                });
                let deduced = view.deduced();
                let within = attempt.map_or(Codes::NONE, |sector| deduced[sector.index()].within);
                legal.retain(|action| match action {
                    Action::Pick(card) => within.contains(view.table.cards.code(*card)),
                    _ => false,
                });
            }
            _ => {}
        }
    }

    /// Cards of one code are as good.
    fn is_essential(&self, action: &Action) -> bool {
        matches!(action, Action::Attempt(_) | Action::Enter(_) | Action::Play { .. } | Action::BuyAction)
    }

    fn meanwhile(&self, seats: u8) -> Vec<(Seat, Option<Action>)> {
        (1..seats).map(|seat| (Seat(seat), Some(Action::Pass))).collect()
    }
}
