//! What players do around the match: sit down, ask each other, talk, leave seats to bots, come back.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Client, Served, run, serve, swift, token};
use cyberdeck::net::messages::{ClockRules, TableRules};
use cyberdeck::rules::game::Setup;

const TD: &str = "terminal-dispute";

/// Ann and Bo at a table of Terminal Dispute where Ann begins.
async fn two(served: &Served, rules: TableRules) -> (String, Client, Client) {
    let setup = Setup { seats: 2, options: [("start".to_owned(), "1".to_owned())].into() };
    let code = served.table_of(TD, setup, &["human", "human"], rules);
    let (mut ann, mut bo) = (served.client().await, served.client().await);
    ann.join(&code, "Ann").await;
    bo.join(&code, "Bo").await;
    ann.settle().await;
    (code, ann, bo)
}

#[test]
fn a_seat_is_its_tokens_and_nobody_elses() {
    run(async {
        let served = serve(|_| ()).await;
        let (code, ann, bo) = two(&served, swift()).await;
        let mut other = served.client().await;
        other.send(json!({"type": "join", "code": code, "token": token("Cy"), "seat": 0})).await;
        assert_eq!(other.next().await["kind"], "seat-taken");
        other.send(json!({"type": "join", "code": code, "token": token("Cy")})).await;
        assert_eq!(other.next().await["kind"], "seat-taken");
        other.send(json!({"type": "join", "code": code, "token": token("Cy"), "seat": 7, "watch": false})).await;
        assert_eq!(other.next().await["kind"], "no-seat");
        other.send(json!({"type": "join", "code": code, "token": "short"})).await;
        assert_eq!(other.next().await["kind"], "bad-message");
        other.send(json!({"type": "do", "id": 1, "on": 1, "action": "Roll"})).await;
        assert_eq!(other.next().await["kind"], "not-seated");
        other.watch(&code).await;
        other.send(json!({"type": "do", "id": 1, "on": 1, "action": "Roll"})).await;
        assert_eq!(other.next().await["type"], "refused");
        assert_eq!(other.actions(), Vec::<Value>::new());
        // The same join again is the same seat, under whatever name and wish.
        let mut again = served.client().await;
        again.send(json!({"type": "join", "code": code.to_lowercase(), "token": token("Ann"), "name": "Eve", "seat": 1})).await;
        assert_eq!(again.next().await["seat"], 0);
        again.until("snapshot").await;
        assert_eq!(again.state["seats"][0]["name"], "Ann");
        drop((ann, bo));
    });
}

#[test]
fn a_message_sent_twice_is_done_once_and_a_late_one_not_at_all() {
    run(async {
        let served = serve(|_| ()).await;
        let (code, mut ann, mut bo) = two(&served, swift()).await;
        let roll = json!({"type": "do", "id": "r", "on": ann.seq, "action": "Roll"});
        let first = ann.request(roll.clone()).await;
        assert_eq!(first["type"], "ok");
        let seq = ann.seq;
        assert_eq!(ann.request(roll.clone()).await, first);
        // From another connection of the same seat, too.
        let mut tab = served.client().await;
        tab.join(&code, "Ann").await;
        assert_eq!(tab.request(roll).await, first);
        assert_eq!((ann.seq, tab.seq), (seq, seq));
        let late = ann.request(json!({"type": "do", "id": 2, "on": seq - 1, "action": "Roll"})).await;
        assert_eq!((&late["type"], &late["seq"]), (&json!("stale"), &json!(seq)));
        let early = ann.request(json!({"type": "do", "id": 3, "on": seq + 1, "action": "Roll"})).await;
        assert_eq!(early["type"], "stale");
        // Both connections see what one of them does.
        let action = tab.actions()[0].clone();
        assert_eq!(tab.act(&action).await["type"], "ok");
        ann.settle().await;
        assert_eq!(ann.state, tab.state);
        // And what both decide on the same position is done once.
        bo.settle().await;
        let (one, two) = (bo.actions()[0].clone(), bo.actions().last().cloned().unwrap());
        let mut second = served.client().await;
        second.join(&code, "Bo").await;
        assert_eq!(bo.act(&one).await["type"], "ok");
        let on = second.seq;
        second.send(json!({"type": "do", "id": "x", "on": on, "action": two})).await;
        assert_eq!(second.until("stale").await["id"], "x");
    });
}

#[test]
fn what_others_decide_at_the_same_time_makes_nothing_stale() {
    run(async {
        let served = serve(|_| ()).await;
        let (_, mut ann, mut bo) = two(&served, swift()).await;
        assert_eq!(ann.act(&json!("Roll")).await["type"], "ok");
        let allocation = ann.actions()[0].clone();
        assert_eq!(ann.act(&allocation).await["type"], "ok");
        bo.settle().await;
        assert!(ann.acts() && bo.acts(), "both write now");
        let (hers, his) = (ann.actions()[0].clone(), bo.actions()[0].clone());
        let on = bo.seq;
        assert_eq!(ann.act(&hers).await["type"], "ok");
        let answer = bo.request(json!({"type": "do", "id": "w", "on": on, "action": his})).await;
        assert_eq!(answer["type"], "ok");
    });
}

#[test]
fn who_comes_back_gets_what_was_missed() {
    run(async {
        let served = serve(|_| ()).await;
        let (code, mut ann, bo) = two(&served, swift()).await;
        let mut watcher = served.client().await;
        watcher.watch(&code).await;
        let (seen, log) = (bo.seq, bo.log.clone());
        drop(bo);
        watcher.until("events").await;
        assert_eq!(watcher.state["seats"][1]["present"], false);
        ann.settle().await;
        ann.act(&json!("Roll")).await;
        let allocation = ann.actions()[0].clone();
        ann.act(&allocation).await;
        let mut back = Client::new(served.address).await;
        back.log = log;
        back.send(json!({"type": "hello", "protocol": 1, "code": code, "token": token("Bo"), "seq": seen})).await;
        let missed = back.until("events").await;
        assert_eq!(missed["events"].as_array().unwrap().len(), 2, "the roll and the allocation");
        assert_eq!(back.log.len(), ann.log.len());
        assert_eq!(back.state["view"]["dice"], ann.state["view"]["dice"]);
        // Nothing missed, and more than there is.
        for (seq, kind) in [(back.seq, "events"), (back.seq + 100, "snapshot")] {
            let mut again = Client::new(served.address).await;
            again.log = back.log.clone();
            again.send(json!({"type": "hello", "protocol": 1, "code": code, "token": token("Bo"), "seq": seq})).await;
            let greeted = again.until(kind).await;
            assert_eq!(greeted["seq"], back.seq);
            assert_eq!(again.log, back.log);
        }
        // A wrong token is nobody.
        let mut wrong = Client::new(served.address).await;
        wrong.send(json!({"type": "hello", "protocol": 1, "code": code, "token": token("Eve"), "seq": 1})).await;
        wrong.until("welcome").await;
        assert_eq!(wrong.settle().await, Vec::<Value>::new());
    });
}

#[test]
fn undo_asks_whoever_was_shown_something_of_it() {
    run(async {
        let served = serve(|_| ()).await;
        let (_, mut ann, mut bo) = two(&served, swift()).await;
        ann.act(&json!("Roll")).await;
        let refused = ann.ask(json!({"type": "ask", "what": "undo"})).await;
        assert_eq!(refused["type"], "refused", "a roll stays");
        let allocation = ann.actions()[0].clone();
        ann.act(&allocation).await;
        assert_eq!(ann.ask(json!({"type": "ask", "what": "undo"})).await["type"], "ok");
        bo.settle().await;
        assert_eq!(bo.state["asks"][0]["waits_for"], json!([1]));
        let ask = bo.state["asks"][0]["ask"].clone();
        let stale = bo.seq;
        assert_eq!(bo.ask(json!({"type": "answer", "ask": ask, "yes": false})).await["type"], "ok");
        ann.until("notice").await;
        assert_eq!(ann.state["asks"], json!([]));
        // Again, and now Bo agrees.
        ann.ask(json!({"type": "ask", "what": "undo"})).await;
        bo.settle().await;
        let ask = bo.state["asks"][0]["ask"].clone();
        let lines = bo.log.len();
        bo.ask(json!({"type": "answer", "ask": ask, "yes": true})).await;
        ann.settle().await;
        assert!(bo.log.len() < lines && ann.actions().contains(&allocation));
        let answer = bo.request(json!({"type": "do", "id": "s", "on": stale, "action": "Roll"})).await;
        assert_eq!(answer["type"], "stale");
        // What nobody else was shown is taken back at once, and nobody else is told: choosing an allocation in two steps has none
        // of that in this game, writing has.
        ann.act(&allocation).await;
        let write = ann.actions()[0].clone();
        bo.settle().await;
        let (before, seq) = (bo.state.clone(), bo.seq);
        ann.act(&write).await;
        ann.ask(json!({"type": "ask", "what": "undo"})).await;
        bo.settle().await;
        if bo.seq == seq {
            assert_eq!(bo.state, before);
            assert!(ann.actions().contains(&write));
        }
    });
}

#[test]
fn players_pause_and_end_together() {
    run(async {
        let served = serve(|_| ()).await;
        let (code, mut ann, mut bo) = two(&served, swift()).await;
        ann.ask(json!({"type": "ask", "what": "pause"})).await;
        bo.settle().await;
        bo.ask(json!({"type": "answer", "ask": 1, "yes": true})).await;
        ann.settle().await;
        assert_eq!(ann.state["paused"], true);
        assert_eq!(ann.act(&json!("Roll")).await["type"], "refused");
        // Who is alone decides alone.
        drop(bo);
        ann.until("events").await;
        assert_eq!(ann.ask(json!({"type": "ask", "what": "resume"})).await["type"], "ok");
        assert_eq!(ann.state["paused"], false);
        assert_eq!(ann.ask(json!({"type": "journal"})).await["type"], "refused");
        assert_eq!(ann.ask(json!({"type": "hint"})).await["type"], "ok");
        ann.ask(json!({"type": "ask", "what": "end"})).await;
        assert_eq!(ann.state["ended"], false, "Bo is away, but plays");
        let mut bo = served.client().await;
        bo.join(&code, "Bo").await;
        let ask = bo.state["asks"][0]["ask"].clone();
        bo.ask(json!({"type": "answer", "ask": ask, "yes": true})).await;
        assert_eq!(bo.state["ended"], true);
        assert_eq!(bo.actions(), Vec::<Value>::new());
        let kept = bo.ask(json!({"type": "journal"})).await["journal"].clone();
        assert!(kept.as_str().is_some_and(|kept| kept.contains("Hint(0)")), "{kept}");
        ann.settle().await;
        assert_eq!(ann.act(&json!("Roll")).await["type"], "refused");
    });
}

#[test]
fn a_bot_takes_an_empty_seat_by_vote_and_gives_it_back() {
    run(async {
        let served = serve(|_| ()).await;
        let (code, mut ann, bo) = two(&served, swift()).await;
        let refused = ann.ask(json!({"type": "ask", "what": "bot", "seat": 1, "level": "random"})).await;
        assert_eq!(refused["type"], "refused", "Bo is here");
        drop(bo);
        ann.until("events").await;
        let answer = ann.ask(json!({"type": "ask", "what": "bot", "seat": 1, "level": "random"})).await;
        assert_eq!(answer["type"], "ok", "{answer}");
        assert_eq!(ann.state["seats"][1]["player"], "bot:random");
        // The bot plays with Ann until she has played three rounds.
        for _ in 0..12 {
            while !ann.acts() {
                ann.until("events").await;
            }
            let action = ann.actions()[0].clone();
            ann.act(&action).await;
        }
        let mut bo = served.client().await;
        bo.join(&code, "Bo").await;
        assert_eq!(bo.state["seats"][1]["player"], "human");
        assert_eq!(bo.state["seats"][1]["name"], "Bo");
    });
}

#[test]
fn bots_play_by_themselves_and_with_people() {
    run(async {
        let served = serve(|settings| settings.bot_threads = 2).await;
        for game in cyberdeck::games::IDS.iter().filter(|id| **id != "tic-tac-toe") {
            let code = served.table(game, &["bot:random", "bot:random"], swift());
            let mut watcher = served.client().await;
            watcher.watch(&code).await;
            while watcher.state["result"].is_null() {
                watcher.until("events").await;
            }
        }
        let code = served.table(TD, &["human", "bot:easy", "bot:normal"], swift());
        let mut ann = served.client().await;
        ann.join(&code, "Ann").await;
        while ann.state["result"].is_null() {
            if ann.acts() {
                let action = ann.actions()[0].clone();
                let answer = ann.act(&action).await;
                assert!(answer["type"] == "ok" || answer["type"] == "stale", "{answer}");
            } else {
                ann.until("events").await;
            }
        }
    });
}

#[test]
fn a_table_waits_for_responses_whatever_is_held() {
    run(async {
        let served = serve(|_| ()).await;
        let pace = 400;
        let code = served.table("access-denied", &["human", "human", "human"], TableRules { pace, ..swift() });
        let mut clients = Vec::new();
        for name in ["Ann", "Bo", "Cy"] {
            let mut client = served.client().await;
            client.join(&code, name).await;
            clients.push(client);
        }
        let (mut waited, mut last, mut done) = (0, false, std::time::Instant::now());
        for _ in 0..40 {
            for client in &mut clients {
                client.settle().await;
            }
            let open = clients[0].state["seats"].as_array().unwrap().iter().any(|seat| seat["may_act"] == true);
            let Some(client) = clients.iter_mut().find(|client| client.acts()) else { break };
            assert!(!client.state["actions"].to_string().contains("seat "), "players have names");
            let action = client.actions()[0].clone();
            assert_eq!(client.act(&action).await["type"], "ok");
            // It was done at once if nobody could respond, and otherwise when the time was over.
            let elapsed = std::mem::replace(&mut done, std::time::Instant::now()).elapsed();
            if last && open {
                // How soon a message is read is not the table’s doing.
                assert!(elapsed.as_millis() >= u128::from(pace) / 2, "{elapsed:?}");
                waited += 1;
            }
            last = client.state["seats"].as_array().unwrap().iter().any(|seat| seat["may_act"] == true);
        }
        assert!(waited > 3, "{waited}");
    });
}

#[test]
fn people_talk_as_far_as_the_table_lets_them() {
    use cyberdeck::net::messages::Chat;
    run(async {
        let served = serve(|_| ()).await;
        let phrase = json!({"type": "chat", "phrase": "hello"});
        let text = json!({"type": "chat", "text": "  A <b>line</b>\n of text "});
        for (chat, heard) in [(Chat::Free, [true, true]), (Chat::Phrases, [true, false]), (Chat::Off, [false, false])] {
            let (code, mut ann, mut bo) = two(&served, TableRules { chat, ..swift() }).await;
            let mut watcher = served.client().await;
            watcher.watch(&code).await;
            for (message, heard) in [&phrase, &text].into_iter().zip(heard) {
                let answer = ann.ask(message.clone()).await;
                assert_eq!(answer["type"] == "ok", heard, "{answer}");
                for other in [&mut bo, &mut watcher] {
                    let came = other.settle().await;
                    let said: Vec<&Value> = came.iter().filter(|message| message["type"] == "said").collect();
                    assert_eq!(said.len(), usize::from(heard));
                    assert!(said.iter().all(|said| said["name"] == "Ann" && !said["text"].as_str().unwrap().contains('\n')));
                }
            }
            let unknown = ann.ask(json!({"type": "chat", "phrase": "bye"})).await;
            assert_eq!(unknown["type"], "refused");
        }
    });
}

#[test]
fn a_client_makes_a_table_with_a_password() {
    run(async {
        let served = serve(|_| ()).await;
        let mut ann = served.client().await;
        let welcome: Value = serde_json::from_str(&ann.received[0]).unwrap();
        let start = &welcome["games"][0]["options"][0];
        assert_eq!((&start["key"], &start["choices"][1]), (&json!("start"), &json!(["1", "1"])));
        assert!(welcome["games"][3]["options"][0]["choices"].as_array().unwrap().len() > 4, "known operations");
        let made = ann
            .ask(json!({"type": "create", "game": TD, "seats": ["human", "bot:random"], "pace": 0, "password": "open sesame",
                "setup": {"seats": 2, "options": {"start": "1"}}}))
            .await;
        let code = made["code"].as_str().unwrap().to_owned();
        for password in [Value::Null, json!("open sesam")] {
            ann.send(json!({"type": "join", "code": code, "token": token("Ann"), "password": password})).await;
            assert_eq!(ann.next().await["kind"], "password");
        }
        ann.send(json!({"type": "join", "code": code, "token": token("Ann"), "password": "open sesame"})).await;
        ann.until("snapshot").await;
        assert!(ann.acts());
        let wrong = ann.ask(json!({"type": "create", "game": TD, "seats": []})).await;
        assert_eq!(wrong["kind"], "bad-message");
        let unknown = ann.ask(json!({"type": "create", "game": "chess", "seats": ["human"]})).await;
        assert_eq!(unknown["kind"], "bad-message");
        let closed = serve(|settings| settings.create = false).await;
        let mut bo = closed.client().await;
        let refused = bo.ask(json!({"type": "create", "game": TD, "seats": ["human"]})).await;
        assert_eq!(refused["type"], "error");
        // As many tables as there may be.
        let full = serve(|settings| settings.tables = 1).await;
        full.table(TD, &["human"], swift());
        let mut cy = full.client().await;
        assert_eq!(cy.ask(json!({"type": "create", "game": TD, "seats": ["human"]})).await["type"], "error");
    });
}

#[test]
fn questions_are_answered_as_in_the_engine_protocol() {
    run(async {
        let served = serve(|_| ()).await;
        for game in cyberdeck::games::IDS.iter().filter(|id| **id != "tic-tac-toe") {
            let code = served.table(game, &["human", "human"], swift());
            let mut ann = served.client().await;
            ann.join(&code, "Ann").await;
            let catalog = ann.ask(json!({"type": "query", "what": "catalog"})).await;
            assert!(catalog["catalog"].is_object() && catalog["type"] == "reply", "{game}");
            let book = ann.ask(json!({"type": "rulebook"})).await;
            assert!(book["chapters"][1]["markdown"].as_str().unwrap().len() > 1000);
            let answer = ann.ask(json!({"type": "query", "what": "weather"})).await;
            assert_eq!(answer["type"], "refused");
            let nothing = ann.ask(json!({"type": "why", "action": {"Fly": 1}})).await;
            assert_eq!(nothing["type"], "refused");
        }
        let code = served.table("aetherium", &["human", "human"], swift());
        let mut ann = served.client().await;
        ann.join(&code, "Ann").await;
        let place = ann.ask(json!({"type": "query", "what": "place", "square": "J2"})).await;
        assert_eq!(place["place"]["square"], "J2");
        let odds = ann.ask(json!({"type": "query", "what": "odds", "model": 0, "target": 20})).await;
        assert_eq!((&odds["type"], &odds["rule"]), (&json!("refused"), &json!("AE-14")));
    });
}

/// A table with a clock of a second.
fn timed() -> TableRules {
    TableRules { clock: Some(ClockRules { bank: 1, credit: 0 }), ..swift() }
}

#[test]
fn who_is_out_of_time_may_be_replaced_and_plays_on_by_acting() {
    run(async {
        let served = serve(|_| ()).await;
        let (_, mut ann, mut bo) = two(&served, timed()).await;
        let shown = bo.clock();
        assert!(shown[0]["runs"] == true && shown[0]["left"].as_u64().unwrap() <= 1000, "{shown}");
        assert_eq!(shown[1], json!({"left": 1000, "runs": false}));
        let early = bo.ask(json!({"type": "ask", "what": "bot", "seat": 0, "level": "random"})).await;
        assert_eq!(early["text"], "Ann is here and has time left.");
        // A pause stops it, and only then is something sent: time that passes is not.
        bo.ask(json!({"type": "ask", "what": "pause"})).await;
        ann.settle().await;
        let ask = ann.state["asks"][0]["ask"].clone();
        ann.ask(json!({"type": "answer", "ask": ask, "yes": true})).await;
        bo.settle().await;
        let (paused, seq) = (bo.clock(), bo.seq);
        assert_eq!(paused[0]["runs"], false);
        tokio::time::sleep(Duration::from_millis(300)).await;
        bo.settle().await;
        assert_eq!((bo.clock(), bo.seq), (paused, seq));
        ann.ask(json!({"type": "ask", "what": "resume"})).await;
        bo.settle().await;
        let ask = bo.state["asks"][0]["ask"].clone();
        bo.ask(json!({"type": "answer", "ask": ask, "yes": true})).await;
        // Nothing comes while it runs, until it has run out.
        let seq = bo.seq;
        assert!(bo.until("notice").await["text"].as_str().unwrap().starts_with("Ann is out of time"));
        assert!(ann.until("notice").await["text"].as_str().unwrap().starts_with("You are out of time"));
        assert_eq!((bo.seq, &bo.clock()[0]), (seq + 1, &json!({"left": 0, "runs": true})));
        // A bot that thinks for long sits down. She acts before it does, and plays again.
        let bot = json!({"type": "ask", "what": "bot", "seat": 0, "level": "hard"});
        assert_eq!(bo.ask(bot.clone()).await["type"], "ok", "nobody else has to agree");
        ann.settle().await;
        assert_eq!((&ann.state["seats"][0]["player"], &ann.clock()[0]), (&json!("bot:hard"), &Value::Null));
        assert_eq!(ann.act(&json!("Roll")).await["type"], "ok");
        assert_eq!(ann.state["seats"][0]["player"], "human");
        assert!(ann.clock()[0]["left"].as_u64().unwrap() > 900, "{}", ann.clock());
        assert_eq!(bo.ask(bot.clone()).await["type"], "refused", "she has time again");
        // Again, and she takes the seat back without acting.
        bo.until("notice").await;
        assert_eq!(bo.ask(bot).await["type"], "ok");
        assert_eq!(ann.ask(json!({"type": "ask", "what": "back"})).await["type"], "ok");
        assert_eq!(ann.state["seats"][0]["player"], "human");
        assert_eq!(ann.ask(json!({"type": "ask", "what": "back"})).await["type"], "refused");
    });
}

#[test]
fn a_clock_is_the_tables_and_not_for_late_spectators() {
    run(async {
        let served = serve(|_| ()).await;
        let (code, ann, mut bo) = two(&served, TableRules { delay: 1, ..timed() }).await;
        bo.settle().await;
        let mut late = served.client().await;
        late.watch(&code).await;
        assert!(bo.clock().is_array());
        assert_eq!(late.clock(), Value::Null, "it would tell for whom the match waits now");
        // A client names one; what is too long becomes the longest.
        let mut cy = served.client().await;
        let long = json!({"bank": u32::MAX, "credit": u32::MAX});
        let made = cy.ask(json!({"type": "create", "game": TD, "seats": ["human"], "clock": long})).await;
        let shown = cy.join(made["code"].as_str().unwrap(), "Cy").await;
        assert_eq!(shown["table"]["clock"], json!({"bank": 604_800, "credit": 604_800}));
        drop(ann);
    });
}

#[test]
fn the_host_removes_players_and_spectators() {
    run(async {
        let served = serve(|_| ()).await;
        let mut ann = served.client().await;
        let made = ann.ask(json!({"type": "create", "game": TD, "seats": ["human", "human"], "pace": 0})).await;
        let code = made["code"].as_str().unwrap().to_owned();
        ann.send(json!({"type": "join", "code": code, "token": token("Ann"), "name": "Ann", "seat": 0})).await;
        assert_eq!(ann.until("seated").await["host"], true);
        let (mut bo, mut tab, mut cy) = (served.client().await, served.client().await, served.client().await);
        bo.join(&code, "Bo").await;
        tab.join(&code, "Bo").await;
        cy.send(json!({"type": "join", "code": code, "token": token("Cy"), "name": "Cy", "watch": true})).await;
        cy.until("snapshot").await;
        // Others can’t remove the host, nor can spectators anybody.
        assert_eq!(bo.ask(json!({"type": "ask", "what": "kick", "seat": 0})).await["type"], "refused");
        assert_eq!(cy.ask(json!({"type": "ask", "what": "kick", "seat": 1})).await["type"], "refused");
        let wrong = [json!({"seat": 0}), json!({"seat": 9}), json!({"watcher": 99}), json!({})];
        for about in wrong {
            let mut ask = json!({"type": "ask", "what": "kick"});
            ask.as_object_mut().unwrap().extend(about.as_object().unwrap().clone());
            assert_eq!(ann.ask(ask).await["type"], "refused", "{about}");
        }
        bo.ask(json!({"type": "chat", "phrase": "hello"})).await;
        assert_eq!(ann.ask(json!({"type": "ask", "what": "kick", "seat": 1})).await["type"], "ok");
        // Both connections are told and end; the token is void, for the seat and for the table.
        for client in [&mut bo, &mut tab] {
            let bye = client.until("bye").await;
            assert_eq!((&bye["kind"], &bye["text"]), (&json!("removed"), &json!("The host has removed you from this table.")));
            assert!(client.maybe_next().await.is_none());
        }
        let mut back = served.client().await;
        back.send(json!({"type": "hello", "protocol": 1, "code": code, "token": token("Bo"), "seq": 1})).await;
        back.until("welcome").await;
        for watch in [false, true] {
            back.send(json!({"type": "join", "code": code, "token": token("Bo"), "watch": watch})).await;
            assert_eq!(back.next().await["kind"], "removed");
        }
        assert_eq!((&ann.state["started"], &ann.state["seats"][1]["taken"]), (&json!(false), &json!(false)));
        // Somebody else takes the seat, and the same ids are new decisions.
        back.join(&code, "Dee").await;
        ann.settle().await;
        assert_eq!(ann.state["seats"][1]["name"], "Dee");
        assert_eq!(back.ask(json!({"type": "chat", "phrase": "hello"})).await["type"], "ok");
        // A spectator goes by their number.
        let watchers = ann.ask(json!({"type": "query", "what": "watchers"})).await["watchers"].clone();
        assert_eq!((watchers.as_array().unwrap().len(), &watchers[0]["name"]), (1, &json!("Cy")));
        assert_eq!(ann.ask(json!({"type": "ask", "what": "kick", "watcher": watchers[0]["number"]})).await["type"], "ok");
        assert_eq!(cy.until("bye").await["kind"], "removed");
        // And a bot takes a seat.
        assert_eq!(ann.ask(json!({"type": "ask", "what": "kick", "seat": 1, "level": "random"})).await["type"], "ok");
        ann.settle().await;
        assert_eq!((&ann.state["started"], &ann.state["seats"][1]["player"]), (&json!(true), &json!("bot:random")));
    });
}

#[test]
fn players_remove_each_other_only_together() {
    run(async {
        let served = serve(|_| ()).await;
        let (_, mut ann, _bo) = two(&served, swift()).await;
        let alone = ann.ask(json!({"type": "ask", "what": "kick", "seat": 1})).await;
        assert_eq!(alone["text"], "Someone else has to agree, and nobody else is here.");
        let code = served.table(TD, &["human", "human", "human"], swift());
        let mut clients = Vec::new();
        for name in ["Ann", "Bo", "Cy"] {
            let mut client = served.client().await;
            client.join(&code, name).await;
            clients.push(client);
        }
        let [ann, bo, cy] = &mut clients[..] else { panic!("three") };
        for (yes, gone) in [(false, false), (true, true)] {
            assert_eq!(ann.ask(json!({"type": "ask", "what": "kick", "seat": 2})).await["type"], "ok");
            cy.settle().await;
            assert_eq!(cy.state["asks"], json!([]), "the one it is about is not asked");
            bo.settle().await;
            let ask = bo.state["asks"][0]["ask"].clone();
            assert_eq!(bo.ask(json!({"type": "answer", "ask": ask, "yes": yes})).await["type"], "ok");
            ann.settle().await;
            assert_eq!(ann.state["seats"][2]["taken"], !gone);
        }
        assert_eq!(cy.until("bye").await["text"], "The other players have removed you from this table.");
    });
}
