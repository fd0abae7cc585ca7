//! What the frame around the table shows of this game: steps, progress, plates; and the question to the whole table.

use bevy::math::Vec2;
use bevy_egui::egui;

use super::Phase;
use super::words::lasting;
use crate::desktop::board::has_hand;
use crate::desktop::settings::Settings;
use crate::desktop::sound::Sound;
use crate::desktop::table::aim::{Goal, who};
use crate::desktop::table::frame::{Acting, Framed};
use crate::desktop::table::layout::Foot;
use crate::desktop::table::phase::Phase as _;
use crate::desktop::table::playback::{Beat, CaptionSize};
use crate::desktop::table::results::{Standing, by_place};
use crate::desktop::table::session::{OnTable, Question, Tabled};
use crate::desktop::theme::Palette;
use crate::key;
use crate::rules::access_denied::{
    Action, Asked, AttemptStage, CardFace, Event, Frame, Level, Place, Sector, State as Game, Step, Target, View, requirement,
};
use crate::rules::content::Content;
use crate::rules::game::{Names, Seat, Seats};
use crate::t;

impl Tabled for Game {
    const SCENE: &'static str = include_str!("../../../scenes/access_denied.scn.ron");

    fn turn(view: &View) -> Option<Seat> {
        (view.table.step != Step::Boot).then_some(view.table.turn)
    }

    const ASKS: bool = true;

    fn question(view: &View, names: Names<'_>) -> Option<Question<Action>> {
        let table = &view.table;
        let control = |seat: Option<Seat>| seat.map_or(Seats::NONE, Seats::one);
        let (text, left, concerns) = match (view.asked, table.stack.last()?) {
            (Asked::BeforeAttempt | Asked::AnswerAttempt, Frame::Attempt(attempt)) => {
                let (who, level, sector) = (names.of(attempt.seat).into_owned(), attempt.level.name(), attempt.sector.name());
                let text = if attempt.stage == AttemptStage::Named {
                    t!("ad-question-before", player = who, level = level, sector = sector)
                } else {
                    t!("ad-question-attempt", player = who, level = level, sector = sector)
                };
                let concerns = control(table.controller(attempt.sector)).0 | table.with_access(attempt.sector, Level::Oper).0;
                (text, attempt.left, Seats(concerns))
            }
            (Asked::AnswerCard(card), Frame::Play(play)) => {
                let aimed = match play.target {
                    Target::Player(seat) | Target::Marker { seat, .. } => Seats::one(seat),
                    Target::Sector(sector) => table.with_access(sector, Level::User),
                    Target::Card(card) => {
                        (0..table.seats).map(Seat).filter(|seat| table.player(*seat).upgrades.contains(card)).fold(Seats::NONE, Seats::with)
                    }
                    Target::None => Seats::NONE,
                };
                let needed =
                    table.cards.face(card).requires.map_or(Seats::NONE, |requires| table.with_access(requires.sector, Level::Oper));
                (
                    t!("ad-question-card", player = names.of(play.seat).into_owned(), card = table.cards.title(card)),
                    play.left,
                    Seats(aimed.0 | needed.0),
                )
            }
            (Asked::Backup(card), Frame::Loss(loss)) => (t!("ad-question-loss", card = table.cards.title(card)), loss.asked, loss.left),
            _ => return None,
        };
        // The same card at the same depth in the same turn is the same question.
        let depth = table.stack.len() as u64;
        let kind = match view.asked {
            Asked::BeforeAttempt => 1,
            Asked::AnswerAttempt => 2,
            Asked::AnswerCard(card) => 0x100 + u64::from(card.number()),
            Asked::Backup(card) => 0x200 + u64::from(card.number()),
            _ => 0,
        };
        let id = depth << 32 | u64::from(table.round) << 20 | u64::from(table.turn.0) << 16 | kind;
        Some(Question { text, id, left, concerns, pass: Action::Pass })
    }

    fn could_answer(view: &View) -> Seats {
        view.could_answer()
    }

    fn is_answer(view: &View, action: &Action) -> bool {
        action.is_answer(view.table.cards)
    }
}

impl Framed for Game {
    const PAGE: Option<(&'static str, &'static str)> = Some(("notepad", key!("ad-checklist")));

    fn cards(content: &'static Content) -> Vec<(String, String)> {
        let text = |face: &CardFace| {
            let needs = face.requires.map(|requires| format!("{}. ", t!("ad-needs", requirement = requirement(requires))));
            needs.unwrap_or_default() + &face.text()
        };
        content.access_denied.cards.faces().iter().map(|face| (face.title.clone(), text(face))).collect()
    }

    fn has_hand(table: &OnTable<Self>) -> bool {
        has_hand(table)
    }

    const FOOT: Foot = Foot::LogLeft;

    fn corner(table: &OnTable<Self>, settings: &Settings) -> Option<Vec2> {
        (settings.page && table.view_seat().is_some()).then_some(super::pad::SIZE)
    }

    fn doing(view: &View, acting: &Acting) -> String {
        let Acting { who, player, count, .. } = acting;
        match view.asked {
            Asked::Password => t!("ad-doing-password", who = *who, player = player.as_str(), count = *count),
            Asked::BeforeAttempt | Asked::AnswerAttempt | Asked::AnswerCard(_) | Asked::Backup(_) => {
                t!("ad-doing-asked", who = *who, player = player.as_str(), count = *count)
            }
            _ if view.table.stack.is_empty() || acting.own == Some(view.table.turn) => acting.turn(),
            _ => t!("ad-doing-decide", who = *who, player = player.as_str(), count = *count),
        }
    }

    type Phase = Phase;

    fn phase(view: &View) -> Phase {
        match view.table.step {
            Step::Boot => Phase::Boot,
            Step::Government | Step::NewsMedia => Phase::Beginning,
            Step::FreeAttempt => Phase::FreeAttempt,
            Step::Actions => Phase::Actions,
            Step::Discard => Phase::Discard,
            Step::Draw | Step::DrawDown => Phase::Draw,
            Step::Over => Phase::Over,
        }
    }

    fn beat(event: &Event, phase: Phase) -> Beat<Phase> {
        let told = !matches!(event, Event::Moved { .. } | Event::Passed { .. } | Event::Over { .. });
        Beat {
            seconds: seconds(event, phase == Phase::Boot),
            sound: sound(event),
            caption: told.then_some(CaptionSize::Plain),
            phase: matches!(event, Event::TurnBegan { .. }).then_some(Phase::Beginning),
            joins: false,
        }
    }

    fn actor(event: &Event) -> Option<Seat> {
        match event {
            Event::Moved { from: Place::Hand(seat), .. } | Event::Moved { to: Place::Hand(seat), .. } => Some(*seat),
            Event::Attempted { seat, .. }
            | Event::AttemptEnded { seat, .. }
            | Event::Gained { seat, .. }
            | Event::MarkerRemoved { seat, .. }
            | Event::Played { seat, .. }
            | Event::Voided { seat, .. }
            | Event::WentOff { seat, .. }
            | Event::TurnBegan { seat, .. }
            | Event::PotatoShown { seat, .. }
            | Event::OfferBegun { seat, .. }
            | Event::Traded { seat, .. } => Some(*seat),
            Event::CodeShown { by, .. } | Event::HandSeen { by, .. } => Some(*by),
            _ => None,
        }
    }

    fn is_last(view: &View) -> bool {
        view.table.rounds > 0 && view.table.round == view.table.rounds
    }

    fn winners(view: &View) -> Seats {
        order(view).into_iter().filter(|(_, place)| *place == 1).fold(Seats::NONE, |seats, (seat, _)| seats.with(seat))
    }

    fn standing(table: &OnTable<Self>) -> Option<Standing> {
        let view = &table.view;
        let (order, table) = (order(view), &view.table);
        let how = match table.won_by() {
            Some(rule) => t!("ad-standing-goal", goal = table.goal, round = table.round, rule = rule),
            None => t!("ad-standing-rounds", rounds = table.rounds),
        };
        let row = |(seat, place): (Seat, usize)| {
            let roots: Vec<&str> = counting(view).filter(|sector| table.level(seat, *sector) == Level::Root).map(Sector::name).collect();
            (seat, place, reached(view, seat).iter().map(u8::to_string).chain([roots.join(", ")]).collect())
        };
        Some(Standing {
            how,
            columns: vec!["Root".into(), "Oper".into(), "User".into(), t!("ad-column-roots")],
            rows: order.into_iter().map(row).collect(),
        })
    }

    fn miniature(painter: &egui::Painter, palette: &Palette, rect: egui::Rect, view: &View) {
        let table = &view.table;
        let size = egui::vec2(rect.width() / 3.0, rect.height() / 2.0);
        for (at, sector) in Sector::ALL.into_iter().enumerate() {
            let corner = rect.min + size * egui::vec2((at % 3) as f32, (at / 3) as f32);
            let rack = egui::Rect::from_min_size(corner, size).shrink(2.0);
            let owner = table.controller(sector).map_or(palette.muted, |seat| palette.seat(seat));
            painter.rect_filled(rack, 2.0, palette.raised);
            let head = egui::Rect::from_min_size(rack.min, egui::vec2(rack.width(), rack.height() * 0.2));
            painter.rect_filled(head, 2.0, owner);
            let high = rack.height() * 0.8 / 3.0;
            for (row, level) in [Level::Root, Level::Oper, Level::User].into_iter().enumerate() {
                let y = head.bottom() + high * (row as f32 + 0.5);
                let holders = table.everybody().iter().filter(|seat| table.level(*seat, sector) == level);
                for (nth, seat) in holders.enumerate() {
                    let at = egui::pos2(rack.left() + (nth as f32 + 0.8) * rack.width() / 6.5, y);
                    painter.circle_filled(at, (high * 0.36).min(4.0), palette.seat(seat));
                }
            }
        }
    }

    fn lead(view: &View, seat: Seat) -> i32 {
        reached(view, seat).iter().fold(0, |sum, count| sum * 8 + i32::from(*count))
    }

    fn progress(view: &View) -> String {
        match view.table.step {
            Step::Over => t!("ad-over"),
            Step::Boot => String::new(),
            _ if view.table.rounds == 0 || view.table.rounds == u8::MAX => t!("ad-round", round = view.table.round),
            _ => t!("ad-round-of", round = view.table.round, rounds = view.table.rounds),
        }
    }

    fn goal(view: &View, own: Option<Seat>, names: Names<'_>) -> Goal {
        let table = &view.table;
        let near = |seat: &Seat| table.step != Step::Over && table.roots(*seat) + 1 == table.goal;
        let close: Vec<Seat> = table.everybody().iter().filter(near).collect();
        let alarm = close.first().map(|first| {
            let player = names.of(*first).into_owned();
            let who = if close.len() > 1 { "many" } else { who(*first, own) };
            let seats = close.iter().fold(Seats::NONE, |seats, seat| seats.with(*seat));
            (seats, t!("ad-alarm-root", who = who, player = player, count = close.len()))
        });
        Goal {
            aim: t!("ad-aim", goal = table.goal, counts = if table.uncontrolled_count() { "all" } else { "controlled" }),
            brings: (table.rounds > 0 && table.rounds < u8::MAX).then(|| t!("ad-rounds-meaning")),
            unit: t!("ad-unit"),
            reach: table.everybody().iter().map(|seat| f32::from(table.roots(seat)) / f32::from(table.goal.max(1))).collect(),
            steps: Some(table.goal),
            alarm,
            good: own.is_some_and(|own| close == [own]),
        }
    }

    fn card(view: &View) -> [String; 2] {
        let (table, own) = (&view.table, view.own().unwrap_or_default());
        let own: Vec<Sector> = Sector::ALL.into_iter().filter(|sector| table.controller(*sector) == Some(own)).collect();
        let counts = if table.uncontrolled_count() { "all" } else { "controlled" };
        let bonus: Vec<String> = own.iter().map(|sector| sector.bonus().1).collect();
        let bonus = bonus.join(" ");
        [t!("ad-start-turn"), t!("ad-start-end", goal = table.goal, counts = counts, own = own.len(), bonus = bonus)]
    }

    fn plate(view: &View, seat: Seat) -> (String, Vec<(&'static str, String, String)>) {
        let table = &view.table;
        let player = table.player(seat);
        let held = view.hands[seat.index()] + view.aside[seat.index()];
        let mut counts = vec![("cards", held.to_string(), t!("ad-plate-cards"))];
        let (opers, users) = (level(view, seat, Level::Oper), level(view, seat, Level::User));
        counts.push(("key", format!("O{opers} U{users}"), t!("ad-plate-levels")));
        if !player.upgrades.is_empty() {
            counts.push(("plug-charging", player.upgrades.len().to_string(), t!("ad-plate-upgrades")));
        }
        // The prompt tells one's own.
        if table.turn == seat && view.own() != Some(seat) && table.step == Step::Actions {
            counts.push(("lightning", table.budget.actions.to_string(), t!("ad-plate-actions")));
        }
        if player.no_limit {
            counts.push(("arrows-out", String::new(), t!("ad-plate-no-limit")));
        }
        if player.upgrades_off.is_some() {
            counts.push(("power", t!("ad-plate-upgrades-off"), t!("ad-plate-upgrades-off.tip")));
        }
        for effect in player.now.iter() {
            let (symbol, text, meaning) = lasting(effect);
            counts.push((symbol, text, meaning));
        }
        for effect in player.next.iter() {
            let (symbol, text, meaning) = lasting(effect);
            counts.push((symbol, t!("ad-lasting-next", effect = text), meaning));
        }
        (format!("{}/{}", table.roots(seat), table.goal), counts)
    }

    fn rule_in_play(view: &View) -> &'static str {
        match view.asked {
            Asked::NewsMedia => "AD-74",
            Asked::DrawDown => "AD-71",
            Asked::BeforeAttempt | Asked::AnswerAttempt | Asked::AnswerCard(_) => "AD-41",
            Asked::HandOver(_) => "AD-31",
            Asked::Pay(_) => "AD-37",
            Asked::Keep => "AD-C15",
            Asked::Backup(_) => "AD-R3",
            Asked::LoseCards(_) | Asked::GiveCards { .. } => "AD-45",
            Asked::TakeFrom(_) => "AD-C32",
            Asked::LoseUpgrade => "AD-C37",
            Asked::Swap(_) => "AD-C06",
            Asked::LayUpgrade => "AD-C33",
            Asked::Price(_) => "AD-75",
            Asked::OfferCard(_) | Asked::OfferWish(_) | Asked::Reply(_) | Asked::Confirm(_) => "AD-50",
            Asked::Gifts(_) | Asked::FloodDraw => "AD-C46",
            _ => Self::phase(view).rule(),
        }
    }
}

/// How long an event is looked at, in seconds at normal speed; cards are dealt faster.
fn seconds(event: &Event, deals: bool) -> f32 {
    match event {
        Event::Moved { from: Place::Deck, .. } if deals => 0.05,
        Event::Moved { to: Place::Password(_), .. } => 0.12,
        Event::Moved { .. } => 0.3,
        Event::Passed { .. } => 0.0,
        Event::Played { .. } | Event::AttemptEnded { .. } | Event::CodeShown { .. } | Event::Traded { .. } => 1.1,
        Event::Voided { .. } | Event::WentOff { .. } | Event::Attempted { .. } | Event::HandSeen { .. } | Event::PotatoShown { .. } => 0.9,
        Event::Gained { .. }
        | Event::MarkerRemoved { .. }
        | Event::TurnBegan { .. }
        | Event::OfferBegun { .. }
        | Event::OfferOff { .. } => 0.7,
        Event::Over { .. } => 0.3,
        _ => 0.5,
    }
}

/// What an event sounds like.
const fn sound(event: &Event) -> Option<Sound> {
    Some(match event {
        Event::Moved { from: Place::Deck, .. } => Sound::Deal,
        Event::Moved { .. } => Sound::Card,
        Event::Shuffled { .. } => Sound::Shuffle,
        Event::Gained { .. } => Sound::Lamp,
        Event::MarkerRemoved { .. } => Sound::LampOff,
        Event::Attempted { .. } => Sound::Attempt,
        Event::AttemptEnded { granted: true, .. } => Sound::Granted,
        Event::AttemptEnded { .. } => Sound::Denied,
        Event::Voided { .. } => Sound::Voided,
        Event::CodeShown { .. } | Event::HandSeen { .. } | Event::PotatoShown { .. } => Sound::Reveal,
        Event::WentOff { .. } => Sound::Trap,
        Event::TurnBegan { .. } => Sound::Round,
        Event::Played { .. } => Sound::Issue,
        Event::OfferBegun { .. } => Sound::Offer,
        Event::OfferOff { .. } => Sound::Halt,
        Event::Traded { .. } => Sound::Trade,
        _ => return None,
    })
}

/// In how many sectors a seat has just this level.
fn level(view: &View, seat: Seat, level: Level) -> usize {
    view.table.player(seat).levels.iter().filter(|held| **held == level).count()
}

/// The sectors that count for winning (AD-80).
fn counting(view: &View) -> impl Iterator<Item = Sector> {
    Sector::ALL.into_iter().filter(|sector| view.table.uncontrolled_count() || view.table.controller(*sector).is_some())
}

/// What a seat has reached: counting Roots, then Oper, then User in any sector (AD-83).
fn reached(view: &View, seat: Seat) -> [u8; 3] {
    let count = |level: Level| Sector::ALL.into_iter().filter(|sector| view.table.level(seat, *sector) == level).count() as u8;
    [view.table.roots(seat), count(Level::Oper), count(Level::User)]
}

fn order(view: &View) -> Vec<(Seat, usize)> {
    by_place(view.table.seats, |seat| reached(view, seat))
}
