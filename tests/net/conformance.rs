//! A whole random match of every game over real sockets: what each viewer receives is what the rules say it may see.

use cyberdeck::bots::Strategy;
use cyberdeck::games::{IDS, Visitor, with_game};
use cyberdeck::matches::{Match, MatchFile};
use cyberdeck::net::messages::TableRules;
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::content::Content;
use cyberdeck::rules::game::{Game, LogEntry, Seat, Viewer};
use cyberdeck::rules::lookup::Lookup;
use cyberdeck::seats::SeatSpec;
use serde_json::{Value, json};

use crate::client::{Client, run, serve, swift};

/// Every so many actions the whole log is compared.
const LOGS: usize = 25;

/// What the rules say that a viewer may see.
fn expected<G: Lookup + Strategy>(played: &Match<G>, viewer: Viewer) -> Value {
    let view = played.view(viewer);
    let mut legal = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        played.legal_actions(seat, &mut legal);
    }
    let result = played.outcome().map(|outcome| {
        let seats = usize::from(outcome.seats);
        json!({"scores": outcome.scores[..seats], "places": outcome.places[..seats], "winners": outcome.winners().iter().collect::<Vec<_>>()})
    });
    json!({
        "view": view,
        "prompt": G::prompt(&view, played.names()),
        "actions": legal,
        "acts": (0..played.seats().len() as u8).map(|seat| played.actors().contains(Seat(seat))).collect::<Vec<_>>(),
        "may_act": (0..played.seats().len() as u8).map(|seat| played.interrupters().contains(Seat(seat))).collect::<Vec<_>>(),
        "result": result,
    })
}

/// The same as a client was told.
fn told(client: &Client) -> Value {
    let state = &client.state;
    let seats = |field: &str| state["seats"].as_array().unwrap().iter().map(|seat| seat[field].clone()).collect::<Vec<_>>();
    json!({
        "view": state["view"], "prompt": state["prompt"], "actions": client.actions(),
        "acts": seats("acts"), "may_act": seats("may_act"), "result": state["result"],
    })
}

fn log_of<G: Game>(played: &Match<G>, viewer: Viewer) -> Vec<Value> {
    let events: Vec<&G::Event> = played.log(viewer).map(|line| line.event).collect();
    let entries = LogEntry::all::<G>(&events, played.names());
    entries.into_iter().map(|(_, entry)| json!({"text": entry.text, "heading": entry.heading})).collect()
}

struct Played;

impl Visitor for Played {
    type Output = ();

    fn visit<G: Lookup + Strategy>(self) {
        let seats = G::SEATS.clone().find(|seats| *seats >= 3).unwrap_or(*G::SEATS.end());
        run(play::<G>(seats, 1));
    }
}

async fn play<G: Lookup + Strategy>(seats: u8, seed: u64) {
    let served = serve(|_| ()).await;
    let code = served.table(G::ID, &vec!["human"; usize::from(seats)], swift());
    let mut clients = Vec::new();
    for seat in 0..seats {
        let mut client = served.client().await;
        client.join(&code, &format!("P{seat}")).await;
        assert_eq!(client.seat, Some(seat));
        clients.push(client);
    }
    let mut spectator = served.client().await;
    spectator.watch(&code).await;
    clients.push(spectator);

    // The rules themselves, from the same seed.
    let file = MatchFile::read(&served.folder.path().join(format!("{code}.match.ron"))).unwrap();
    let header = file.header().clone();
    let names: Vec<_> = (0..seats).map(|seat| SeatSpec::human().named(&format!("P{seat}"))).collect();
    let mut rules = Match::<G>::create(header.setup, header.seed, Content::built_in(), &names, None).unwrap();
    let viewers: Vec<Viewer> = (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]).collect();

    for client in &mut clients {
        client.settle().await;
    }
    let mut pick = Chance::new(seed);
    let mut before: Vec<Value> = viewers.iter().map(|viewer| expected(&rules, *viewer)).collect();
    let mut steps = 0;
    while rules.outcome().is_none() {
        // Whoever may act does, sometimes between other things.
        let mut may: Vec<Seat> = rules.actors().iter().collect();
        if pick.below(4) == 0 {
            may.extend(rules.interrupters().iter());
        }
        let seat = may[pick.below(may.len() as u32) as usize];
        let mut legal = Vec::new();
        rules.legal_actions(seat, &mut legal);
        if legal.is_empty() {
            continue;
        }
        let action = legal[pick.below(legal.len() as u32) as usize].clone();
        let seqs: Vec<u64> = clients.iter().map(|client| client.seq).collect();
        let told_before: Vec<usize> = clients.iter().map(|client| client.events.len()).collect();
        let answer = clients[seat.index()].act(&serde_json::to_value(&action).unwrap()).await;
        assert_eq!(answer["type"], "ok", "{answer}");
        let happened = rules.apply(seat, &action, None).unwrap();
        steps += 1;
        for (at, viewer) in viewers.iter().enumerate() {
            clients[at].settle().await;
            let client = &clients[at];
            let seen = happened.iter().filter(|event| event.audience.includes(*viewer));
            let seen: Vec<Value> =
                seen.map(|seen| json!({"event": seen.event, "text": G::describe_event(&seen.event, rules.names())})).collect();
            assert_eq!(client.events[told_before[at]..], seen, "step {steps}, {viewer:?}");
            let now = expected(&rules, *viewer);
            assert_eq!(told(client), now, "step {steps}, {viewer:?}");
            // One message if anything is new to this viewer, and none if nothing is.
            let is_new = !seen.is_empty() || now != before[at] || *viewer == Viewer::Seat(seat);
            assert_eq!(client.seq - seqs[at], u64::from(is_new), "step {steps}, {viewer:?}");
            if steps % LOGS == 0 || rules.outcome().is_some() {
                assert_eq!(client.log, log_of(&rules, *viewer), "step {steps}, {viewer:?}");
            }
            before[at] = now;
        }
        assert!(!clients.iter().any(|client| client.received.iter().any(|text| text.contains(&header.seed.to_string()))));
        clients.iter_mut().for_each(|client| client.received.clear());
    }
    assert!(steps > 20, "{steps}");
    println!("{}: {steps} actions, {} viewers", G::ID, viewers.len());
    let journal = clients[0].ask(json!({"type": "journal"})).await;
    assert!(journal["journal"].as_str().unwrap().contains(&header.seed.to_string()), "the seed comes out at the end");
}

macro_rules! played {
    ($($test:ident: $game:literal;)+) => {
        $(
            #[test]
            fn $test() {
                with_game($game, Played).unwrap();
            }
        )+

        #[test]
        fn every_game_is_played() {
            let played = [$($game),+];
            assert!(IDS.iter().all(|id| played.contains(id) || *id == "tic-tac-toe"));
        }
    };
}

played! {
    terminal_dispute_is_shown_as_the_rules_say: "terminal-dispute";
    access_denied_is_shown_as_the_rules_say: "access-denied";
    data_warriors_is_shown_as_the_rules_say: "data-warriors";
    aetherium_is_shown_as_the_rules_say: "aetherium";
}

#[test]
fn spectators_are_as_many_turns_behind_as_the_table_says() {
    run(async {
        let served = serve(|_| ()).await;
        let code = served.table("terminal-dispute", &["human", "human"], TableRules { delay: 2, ..swift() });
        let (mut ann, mut bo, mut late) = (served.client().await, served.client().await, served.client().await);
        ann.join(&code, "Ann").await;
        bo.join(&code, "Bo").await;
        late.watch(&code).await;
        ann.settle().await;
        // How many lines the log had whenever somebody else was going to be waited for.
        let (mut waited, mut turns) = (ann.state["seats"].clone(), vec![0]);
        let acts = |state: &Value| state.as_array().unwrap().iter().map(|seat| seat["acts"].clone()).collect::<Vec<_>>();
        while ann.state["result"].is_null() {
            let player = if ann.acts() { &mut ann } else { &mut bo };
            let (action, lines) = (player.actions()[0].clone(), player.log.len());
            assert_eq!(player.act(&action).await["type"], "ok");
            ann.settle().await;
            bo.settle().await;
            late.settle().await;
            if acts(&waited) != acts(&ann.state["seats"]) {
                waited = ann.state["seats"].clone();
                turns.push(lines);
            }
            if ann.state["result"].is_null() {
                let before = turns[turns.len().saturating_sub(2)];
                assert!(late.log.len() <= before, "{} lines, {turns:?}", late.log.len());
                assert!(turns.len() < 4 || !late.log.is_empty());
            }
        }
        assert_eq!(late.state["result"], ann.state["result"]);
    });
}
