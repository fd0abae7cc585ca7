//! What every game has to hold: the promises of the `Game` trait, played out at random for all that are registered.
//! A new game is covered by registering it.

#![expect(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod hidden;
mod outside;
mod play;
mod smaller;
mod tables;
mod trials;
mod words;

use cyberdeck::bots::Strategy;
use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::rules::game::Game;

/// All games; with the example game only that one, since the others are the same without it.
fn checked() -> &'static [&'static str] {
    if cfg!(feature = "example-game") { &IDS[IDS.len() - 1..] } else { IDS }
}

/// Makes a test of each generic check.
macro_rules! conforms {
    ($($module:ident: $($check:ident),+;)+) => {
        $($(
            #[test]
            fn $check() {
                struct Check;
                impl Visitor for Check {
                    type Output = ();
                    fn visit<G: Game + Strategy>(self) {
                        $module::$check::<G>();
                    }
                }
                for id in checked() {
                    assert!(with_game(id, Check).is_some(), "{id} is listed, but there is no such game");
                }
            }
        )+)+
    };
}

conforms! {
    tables: the_game_is_named_as_it_is_listed, wrong_setups_give_all_reasons_at_once, every_option_can_be_played;
    play: lists_and_checks_agree, no_dead_end_and_no_endless_match, the_same_seed_is_the_same_match, sinks_change_nothing;
    outside: everything_is_written_and_read_again, reached_states_are_valid, edited_states_never_panic, queued_results,
        doubled_members_of_sets_are_refused;
    smaller: smaller_positions_are_played_to_the_end;
    hidden: samples_fit_their_view, events_have_an_audience;
    trials: trials_go_as_the_match_does;
    words: every_action_has_words_of_its_own, prompts_and_events_have_words;
}

#[test]
fn there_is_no_other_game() {
    struct Never;
    impl Visitor for Never {
        type Output = ();
        fn visit<G: Game + Strategy>(self) {
            panic!("{} answers to a name that is not its own", G::ID);
        }
    }
    for id in ["", "chess", "Terminal Dispute", "terminal_dispute", "terminal-dispute "] {
        assert!(with_game(id, Never).is_none());
    }
}
