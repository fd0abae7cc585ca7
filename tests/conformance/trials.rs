//! Chains of one's own actions, tried before they are done.

use cyberdeck::rules::game::{Game, Refusal, Seal, Seat, Viewer, Witnessed};
use cyberdeck::rules::trial::{Trial, TrialEnd, try_out};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::tables::{has_chance, one_of, turn, walks};

/// The most actions of a chain.
const LONGEST: u32 = 6;

/// How a chain of actions goes in truth: what the seat sees of each, and what stops it.
struct Truth<G: Game> {
    chain: Vec<G::Action>,
    seen: Vec<Vec<G::Event>>,
    refused: Option<Refusal>,
    sealed: bool,
}

pub fn trials_go_as_the_match_does<G: Game>() {
    let (mut pool, mut actions): (Vec<G::Action>, Vec<G::Action>) = (Vec::new(), Vec::new());
    let (mut done, mut refused, mut unknown, mut early) = (0, 0, 0, 0);
    walks::<G>(1, |state, pick| {
        let Some(seat) = turn(state, pick, &mut actions) else { return };
        pool.push(one_of::<G>(&actions, pick));
        let mut truth: Truth<G> = Truth { chain: Vec::new(), seen: Vec::new(), refused: None, sealed: false };
        let (mut now, length) = (state.clone(), 1 + pick.below(LONGEST) as usize);
        while truth.chain.len() < length && truth.refused.is_none() && !truth.sealed {
            now.legal_actions(seat, &mut actions);
            let any = actions.is_empty() || pick.below(8) == 0;
            let action = one_of::<G>(if any { &pool } else { &actions }, pick);
            let mut events: Vec<Witnessed<G::Event>> = Vec::new();
            match now.apply(seat, &action, &mut events) {
                Err(refusal) => truth.refused = Some(refusal),
                Ok(Seal::Sealed) => truth.sealed = true,
                Ok(Seal::Open) => {
                    let own = events.into_iter().filter(|event| event.audience.includes(Viewer::Seat(seat)));
                    truth.seen.push(own.map(|event| event.event).collect());
                }
            }
            truth.chain.push(action);
        }
        let before = state.clone();
        let tried = try_out(state, seat, &truth.chain);
        assert!(before == *state);
        let last = truth.chain.len() - 1;
        assert_eq!(tried.steps[..], truth.seen[..tried.steps.len()], "{seat:?} {:?}", truth.chain);
        match tried.end {
            TrialEnd::Done => {
                assert!(truth.refused.is_none() && !truth.sealed, "{seat:?} {:?}", truth.chain);
                assert_eq!(tried.steps.len(), truth.chain.len());
                done += 1;
            }
            TrialEnd::Refused { at, ref refusal } => {
                assert_eq!((at, Some(refusal)), (last, truth.refused.as_ref()), "{seat:?} {:?}", truth.chain);
                assert_eq!(tried.steps.len(), last);
                refused += 1;
            }
            TrialEnd::Unknown { at } => {
                assert_eq!(tried.steps.len(), at);
                assert!(at <= last);
                unknown += 1;
                early += u32::from(at < truth.seen.len());
            }
        }
        // What the seat can't tell apart makes no difference.
        let other = G::sample(&state.view(Viewer::Seat(seat)), &mut ChaCha8Rng::seed_from_u64(u64::from(pick.below(1 << 30))));
        assert!(try_out(&other, seat, &truth.chain) == tried);
        // Nobody tries what others would do.
        for other in
            (0..state.seats() + 2).map(Seat).filter(|other| !state.actors().contains(*other) && !state.interrupters().contains(*other))
        {
            let Trial { steps, end } = try_out(state, other, &truth.chain);
            let refusal = state.check(other, &truth.chain[0]).unwrap_err();
            assert_eq!((steps.len(), end), (0, TrialEnd::Refused { at: 0, refusal }));
        }
    });
    println!("{}: {done} done, {refused} refused, {unknown} unknown, {early} of them though nothing was sealed", G::ID);
    assert!(done > 0 && refused > 0 && (unknown > 0) == has_chance::<G>());
}
