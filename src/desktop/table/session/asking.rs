//! Questions to the whole table: who answers what is being done. Around one machine nobody may give away that it holds
//! an answer, so everybody is asked in the same way, and only who claims the machine decides alone.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Happened, Session, Source, Tabled, seen_by};
use crate::desktop::notice::Notices;
use crate::desktop::redraw::Busy;
use crate::desktop::settings::Settings;
use crate::desktop::table::motion::Pace;
use crate::key;
use crate::rules::game::{Seat, Seats, Viewer};

/// A question to the whole table, as everybody may hear it. The rules ask one seat after the other.
#[derive(Debug, Clone, PartialEq)]
pub struct Question<A> {
    /// What is asked: "Does anybody answer Overdraft?"
    pub text: String,
    /// The same as long as it is the same question.
    pub id: u64,
    /// Who is still to be asked.
    pub left: Seats,
    /// Whom it concerns by what lies open.
    pub concerns: Seats,
    /// What a seat does that has no answer.
    pub pass: A,
}

/// What a seat wants to be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum AskFor {
    /// Every answer that it could have, as far as everybody can tell.
    #[default]
    All,
    /// What concerns it by what lies open; sitting alone at the machine, what it has an answer to.
    Mine,
    /// Nothing.
    Nothing,
}

impl AskFor {
    /// All of them with the keys of their names and of what they mean.
    pub const ALL: [(Self, &str, &str); 3] = [
        (Self::All, key!("ask-all"), key!("ask-all.tip")),
        (Self::Mine, key!("ask-mine"), key!("ask-mine.tip")),
        (Self::Nothing, key!("ask-nothing"), key!("ask-nothing.tip")),
    ];
}

/// What each seat wants to be asked for.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wishes(pub [AskFor; crate::rules::game::MAX_SEATS]);

/// What people at the machine say to a question.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Say {
    /// This seat wants to answer, or no longer.
    Claim(Seat),
    /// That is all: who did not claim has no answer.
    GoOn,
    /// A seat wants the machine, to play something between other things.
    Machine(Seat),
    /// It gives the machine back.
    Back,
}

/// How far a question around one machine is.
#[derive(Debug, Clone, PartialEq)]
pub struct Inquiry {
    /// The same as long as it is the same question.
    pub(super) id: u64,
    /// What is asked.
    pub text: String,
    /// The seats at this machine that are asked.
    pub seats: Seats,
    /// Those of them that want to answer.
    pub claimed: Seats,
    /// Whether everybody has been heard.
    pub heard: bool,
    /// Those that have had their turn.
    past: Seats,
}

impl<G: Tabled> Session<G> {
    /// The question that people around this machine are being asked, until everybody has been heard.
    #[must_use]
    pub fn inquiry(&self) -> Option<&Inquiry> {
        self.inquiry.as_ref().filter(|inquiry| !inquiry.heard)
    }

    /// The seats that people play at this machine.
    #[must_use]
    pub fn people(&self) -> Seats {
        self.humans().fold(Seats::NONE, Seats::with)
    }

    /// Whether a question keeps this seat from being given the machine.
    pub(super) fn is_kept_back(&self, seat: Seat) -> bool {
        self.inquiry.as_ref().is_some_and(|inquiry| !inquiry.heard || !inquiry.claimed.contains(seat))
    }
}

/// Who plays alone at the machine is asked for what the settings say.
pub(super) fn follow_settings<G: Tabled>(settings: Res<Settings>, session: Res<Session<G>>, mut wishes: ResMut<Wishes>) {
    let people = session.people();
    if people.len() == 1 {
        let mut wanted = *wishes;
        people.iter().for_each(|seat| wanted.0[seat.index()] = settings.ask_for);
        wishes.set_if_neq(wanted);
    }
}

/// Asks the people around the machine, and passes for who has no answer, in the order in which the rules ask.
pub(super) fn ask<G: Tabled>(
    mut session: ResMut<Session<G>>,
    mut said: MessageReader<Say>,
    mut happened: MessageWriter<Happened<G>>,
    mut notices: ResMut<Notices>,
    (wishes, pace): (Res<Wishes>, Res<Pace>),
    mut busy: ResMut<Busy>,
) {
    let said: Vec<Say> = said.read().copied().collect();
    if !said.is_empty() {
        busy.now();
        let people = session.people();
        for word in said {
            session.hear(word, people);
        }
    }
    if session.is_changed() {
        session.bypass_change_detection().look_for_question();
    }
    let quiet = session.bypass_change_detection();
    let people = quiet.people();
    let Source::Live(game) = &quiet.source else { return };
    let question = quiet.question.clone();
    // Who is in the middle of its answer is not asked again.
    let is_asked = |seat: &Seat| question.as_ref().is_none_or(|question| game.check(*seat, &question.pass).is_ok());
    let waiting = game.actors().iter().next().filter(|seat| people.contains(*seat)).filter(is_asked);
    let (Some(question), Some(seat)) = (question, waiting) else {
        // Between two of the people asked a bot may be: the question stays the same.
        let same = quiet.question.as_ref().zip(quiet.inquiry.as_ref()).is_some_and(|(question, inquiry)| question.id == inquiry.id);
        if !same && quiet.inquiry.is_some() {
            session.inquiry = None;
        }
        return;
    };
    if !pace.is_over() {
        return;
    }
    let able = G::could_answer(&game.view(Viewer::Spectator));
    let wish = |seat: Seat| wishes.0[seat.index() % wishes.0.len()];
    let wants = |seat: Seat| match wish(seat) {
        AskFor::All => able.contains(seat),
        AskFor::Mine => able.contains(seat) && question.concerns.contains(seat),
        AskFor::Nothing => false,
    };
    let passes = if people.len() == 1 {
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let answers = legal.iter().any(|action| *action != question.pass && G::is_answer(&view, action));
        if wish(seat) == AskFor::Mine { !answers } else { !wants(seat) }
    } else {
        let new = quiet.inquiry.as_ref().is_none_or(|inquiry| inquiry.id != question.id || inquiry.past.contains(seat));
        if new {
            let seats = Seats(question.left.with(seat).0 & people.0);
            let seats = seats.iter().filter(|seat| wants(*seat)).fold(Seats::NONE, Seats::with);
            let heard = seats.is_empty();
            let inquiry = Inquiry { id: question.id, text: question.text, seats, claimed: Seats::NONE, heard, past: Seats::NONE };
            quiet.inquiry = Some(inquiry);
            // While anybody may come to the machine it shows what everybody may see.
            if !heard {
                quiet.holder = Viewer::Spectator;
            }
            busy.now();
            session.set_changed();
            return;
        }
        quiet.inquiry.as_ref().is_some_and(|inquiry| inquiry.heard && !inquiry.claimed.contains(seat))
    };
    if passes {
        let holder = quiet.holder;
        if let Some(inquiry) = &mut quiet.inquiry {
            inquiry.past = inquiry.past.with(seat);
        }
        let Source::Live(game) = &mut quiet.source else { return };
        match game.apply(seat, &question.pass, Some(quiet.asked_at)) {
            Ok(events) => {
                happened.write_batch(seen_by::<G>(&events, holder).into_iter().map(Happened));
            }
            Err(error) => notices.warn(error.to_string()),
        }
        // What this system changes is no news to it the next time.
        quiet.look_for_question();
        busy.now();
        session.set_changed();
    }
}

impl<G: Tabled> Session<G> {
    fn hear(&mut self, word: Say, people: Seats) {
        let asking = self.inquiry().is_some();
        match (word, &mut self.inquiry) {
            (Say::Claim(seat), Some(inquiry)) if inquiry.seats.contains(seat) && !inquiry.heard => {
                let on = inquiry.claimed.contains(seat);
                inquiry.claimed = if on { inquiry.claimed.without(seat) } else { inquiry.claimed.with(seat) };
                inquiry.heard = inquiry.seats.len() == 1;
            }
            (Say::GoOn, Some(inquiry)) => inquiry.heard = true,
            (Say::Machine(seat), _) if people.contains(seat) && self.handing.is_none() && !asking && self.holder != Viewer::Seat(seat) => {
                self.handing = Some(seat);
                self.guest = true;
            }
            (Say::Back, _) => self.guest = false,
            _ => {}
        }
    }

    /// After a seat at this machine has acted: its word has been heard, and a guest has done what it came for.
    pub(super) fn has_acted(&mut self, seat: Seat) {
        self.guest = false;
        if let Some(inquiry) = &mut self.inquiry {
            inquiry.past = inquiry.past.with(seat);
            inquiry.claimed = inquiry.claimed.without(seat);
        }
    }

    fn look_for_question(&mut self) {
        self.question = self.open_question();
        if let Source::Live(game) = &self.source {
            self.asked_at = game.version();
        }
    }

    /// The question that is open, from what everybody may know.
    pub(super) fn open_question(&self) -> Option<Question<G::Action>> {
        let Source::Live(game) = &self.source else { return None };
        G::question(&game.view(Viewer::Spectator), game.names())
    }
}
