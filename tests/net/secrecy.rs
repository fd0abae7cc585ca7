//! Secrets on the wire: in two worlds that a viewer can't tell apart by the rules, it receives the same bytes, as many
//! messages, in the same order. The worlds are those of the test of secrets.

use cyberdeck::matches::Match;
use cyberdeck::net::messages::{ClockRules, TableRules};
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::game::{Game, Viewer};
use cyberdeck::rules::lookup::Lookup;
use cyberdeck::rules::{access_denied as ad, aetherium as ae, data_warriors as dw, terminal_dispute as td};
use cyberdeck::seats::SeatSpec;
use serde_json::{Value, json};

use crate::client::{Client, Served, run, serve, swift, token};
use crate::follow::follow;
use crate::worlds::Secrets;

/// How many points are followed to find steps, and how many steps of them are played on the wire. The variable
/// `CYBERDECK_NET_WORLDS` has another number of steps.
const POINTS: u64 = 400;
const STEPS: usize = 60;

/// A step in two worlds: where it begins, and what each world's seat does.
struct Found<G: Game> {
    viewer: Viewer,
    worlds: [G; 2],
    seat: u8,
    actions: [Option<G::Action>; 2],
}

/// What a viewer receives in one world: everything from its first message on.
async fn received<G: Secrets + Lookup>(served: &Served, found: &Found<G>, which: usize, asked: &[Value]) -> Vec<String> {
    let state = found.worlds[which].clone();
    let seats = vec![SeatSpec::human(); usize::from(state.seats())];
    let played = Match::from_state(state, G::content(), &seats, false).unwrap();
    let clock = Some(ClockRules { bank: 100_000, credit: 10 });
    let table = served.host.open_seats(played, TableRules { delay: 0, clock, ..swift() }).unwrap();
    let code = table.code().to_owned();
    let mut clients = Vec::new();
    for seat in 0..seats.len() {
        let mut client = served.client().await;
        let join = json!({"type": "join", "code": code, "token": token(&format!("P{seat}")), "name": format!("P{seat}"), "seat": seat});
        client.send(join).await;
        client.until("snapshot").await;
        clients.push(client);
    }
    // The viewer comes last, and leaves the seat’s first connection to be.
    let mut viewer = served.client().await;
    match found.viewer {
        Viewer::Seat(seat) => drop(viewer.join(&code, &format!("P{}", seat.0)).await),
        Viewer::Spectator => drop(viewer.watch(&code).await),
    }
    ask(&mut viewer, asked).await;
    if let Some(action) = &found.actions[which] {
        let actor = &mut clients[usize::from(found.seat)];
        actor.settle().await;
        let answer = actor.act(&serde_json::to_value(action).unwrap()).await;
        assert_eq!(answer["type"], "ok", "{answer}");
    }
    viewer.settle().await;
    ask(&mut viewer, asked).await;
    // Whether there is something to take back may be the secret of others.
    let come_back = json!({"type": "hello", "protocol": 1, "code": code, "token": token("P0"), "seq": viewer.seq});
    if found.viewer.seat().is_some_and(|seat| seat.0 == 0) {
        viewer.send(come_back).await;
        viewer.settle().await;
    }
    // Clocks go on while the test does; that they are shown, and which of them run, is the same.
    let left = regex::Regex::new(r#""left":\d+"#).unwrap();
    viewer.received.iter().map(|text| left.replace_all(text, r#""left":0"#).replace(&code, "KTMWQZ")).collect()
}

/// Asks whether things are allowed, and what they cost.
async fn ask(viewer: &mut Client, asked: &[Value]) {
    if viewer.seat.is_some() {
        for action in asked {
            viewer.ask(json!({"type": "why", "action": action})).await;
        }
    }
    for what in ["costs", "catalog"] {
        viewer.ask(json!({"type": "query", "what": what})).await;
    }
}

fn keeps<G: Secrets + Lookup>() {
    let wanted = std::env::var("CYBERDECK_NET_WORLDS").ok().and_then(|number| number.parse().ok()).unwrap_or(STEPS);
    let points = POINTS.max(wanted as u64 * 8);
    let (mut all, mut pick) = (Vec::<Found<G>>::new(), Chance::new(20));
    let mut count = 0_u32;
    follow::<G>(points, |pair| {
        // Some at random of all, worlds that differ.
        let [one, two] = pair.worlds;
        if one == two {
            return;
        }
        count += 1;
        let found = || Found {
            viewer: pair.viewer,
            worlds: [one.clone(), two.clone()],
            seat: pair.seat.0,
            actions: [pair.actions[0].cloned(), pair.actions[1].cloned()],
        };
        if all.len() < wanted {
            all.push(found());
        } else if let Some(place) = all.get_mut(pick.below(count) as usize) {
            *place = found();
        }
    });
    assert!(all.len() >= wanted.min(40), "{} steps", all.len());
    let (mut messages, mut silent) = (0, 0);
    run(async {
        let served = serve(|settings| settings.tables = 1_000_000).await;
        for found in &all {
            // What others could do is asked about by all, allowed or not.
            let mut legal = Vec::new();
            found.worlds[0].legal_actions(cyberdeck::rules::game::Seat(found.seat), &mut legal);
            let asked: Vec<Value> = legal.iter().take(3).map(|action| serde_json::to_value(action).unwrap()).collect();
            let one = received(&served, found, 0, &asked).await;
            let two = received(&served, found, 1, &asked).await;
            for (at, (one, two)) in one.iter().zip(&two).enumerate() {
                assert_eq!(one, two, "message {at} to {:?} of {}", found.viewer, G::ID);
            }
            assert_eq!(one.len(), two.len(), "{:?} of {}: {:?}", found.viewer, G::ID, found.actions);
            messages += one.len();
            silent += usize::from(found.actions[1].is_none());
        }
    });
    println!("{}: {} steps in two worlds of {count}, {silent} of them in one alone; {messages} messages each", G::ID, all.len());
}

#[test]
fn terminal_dispute_keeps_its_secrets_on_the_wire() {
    keeps::<td::State>();
}

#[test]
fn access_denied_keeps_its_secrets_on_the_wire() {
    keeps::<ad::State>();
}

#[test]
fn data_warriors_keeps_its_secrets_on_the_wire() {
    keeps::<dw::State>();
}

#[test]
fn aetherium_keeps_its_secrets_on_the_wire() {
    keeps::<ae::State>();
}
