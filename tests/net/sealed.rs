//! Tables whose deal is sealed: the seed is everybody’s, the match can be checked afterwards, and whatever is changed in its
//! file is found.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use cyberdeck::matches::deal::{Record, commitment, hash_of};
use cyberdeck::matches::verify::{Untrue, Verified, verify};
use cyberdeck::matches::{Bytes32, MatchFile, Replay};
use cyberdeck::net::client::{Client as OwnClient, Heard, Place, new_token};
use cyberdeck::net::messages::TableRules;
use cyberdeck::rules::components::Chance;
use cyberdeck::rules::game::{Seat, Setup};
use cyberdeck::rules::terminal_dispute::{Action, State};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tempfile::TempDir;

use crate::client::{Client, Served, run, serve, swift};
use crate::faults::Process;

const TD: &str = "terminal-dispute";

/// The rules of a sealed table that waits for nobody.
fn sealed() -> TableRules {
    TableRules { sealed: true, ..swift() }
}

/// A client that takes part in the seed, and keeps a record.
struct Player {
    client: Client,
    record: Record,
    /// How much of what it has received is in the record.
    read: usize,
}

impl Player {
    /// Joins; without a name it watches.
    async fn join(served: &Served, code: &str, name: Option<&str>) -> Self {
        let mut client = served.client().await;
        match name {
            Some(name) => client.join(code, name).await,
            None => client.watch(code).await,
        };
        Self::of(client, code)
    }

    fn of(client: Client, code: &str) -> Self {
        let host = from(&client.state["deal"]["host"]).unwrap();
        let seat = client.seat.map(Seat);
        let snapshot = client.received.iter().find(|text| text.contains(r#""type":"snapshot""#)).unwrap();
        let setup = serde_json::from_value(serde_json::from_str::<Value>(snapshot).unwrap()["table"]["setup"].clone()).unwrap();
        let record = Record { code: code.into(), seat, setup, round: 0, host, commitments: Vec::new(), bytes: None, views: Vec::new() };
        Self { client, record, read: 0 }
    }

    fn deal(&self) -> &Value {
        &self.client.state["deal"]
    }

    fn round(&self) -> u32 {
        self.deal()["round"].as_u64().unwrap() as u32
    }

    async fn commit(&mut self) -> Value {
        let bytes = Bytes32(Sha256::digest(new_token()).into());
        (self.record.bytes, self.record.round) = (Some(bytes), self.round());
        self.client.ask(json!({"type": "commit", "round": self.record.round, "commitment": commitment(bytes)})).await
    }

    async fn open(&mut self) -> Value {
        self.client.settle().await;
        self.record.commitments = serde_json::from_value(self.deal()["commitments"].clone()).unwrap();
        self.client.ask(json!({"type": "open", "round": self.record.round, "bytes": self.record.bytes})).await
    }

    /// Puts everything that was shown since into the record.
    fn keep(&mut self) {
        for text in &self.client.received[self.read..] {
            let message: Value = serde_json::from_str(text).unwrap();
            if message["state"]["deal"]["phase"] != "dealt" {
                continue;
            }
            let view = hash_of(&message["state"]["view"]);
            if self.record.views.last().is_none_or(|(_, last)| *last != view) {
                self.record.views.push((message["seq"].as_u64().unwrap(), view));
            }
            if self.record.commitments.is_empty() {
                self.record.round = message["state"]["deal"]["round"].as_u64().unwrap() as u32;
                self.record.commitments = serde_json::from_value(message["state"]["deal"]["commitments"].clone()).unwrap();
            }
        }
        self.read = self.client.received.len();
    }
}

fn from(value: &Value) -> Option<Bytes32> {
    Bytes32::parse(value.as_str()?)
}

/// Commits and opens for all, in this order.
async fn deal(players: &mut [Player]) {
    for player in &mut *players {
        assert_eq!(player.commit().await["type"], "ok");
    }
    for player in players {
        assert_eq!(player.open().await["type"], "ok");
    }
}

/// Plays on until the match is over, or is ended after so many actions; the players’ records are kept. Once somebody undoes
/// something.
async fn play(players: &mut [Player], pick: &mut Chance, most: usize) {
    let (mut undone, mut left) = (false, most);
    loop {
        for player in &mut *players {
            player.client.settle().await;
            player.keep();
        }
        let state = &players[0].client.state;
        if !state["result"].is_null() || state["ended"] == true {
            return;
        }
        if left == 0 {
            players[0].client.ask(json!({"type": "ask", "what": "end"})).await;
            agree(players, 0).await;
            continue;
        }
        let Some(at) = players.iter().position(|player| player.client.seat.is_some() && player.client.acts()) else {
            players[0].client.until("events").await;
            continue;
        };
        let actions = players[at].client.actions();
        let action = actions[pick.below(actions.len() as u32) as usize].clone();
        let answer = players[at].client.act(&action).await;
        assert!(answer["type"] == "ok" || answer["type"] == "stale", "{answer}");
        left -= 1;
        if action.get("Allocate").is_some() && !undone {
            undone = true;
            players[at].client.ask(json!({"type": "ask", "what": "undo"})).await;
            agree(players, at).await;
        }
    }
}

/// The others agree to what somebody asks for.
async fn agree(players: &mut [Player], by: usize) {
    for (at, other) in players.iter_mut().enumerate() {
        other.client.settle().await;
        let ask = other.client.state["asks"].get(0).map(|ask| ask["ask"].clone());
        if let Some(ask) = ask.filter(|_| at != by && other.client.seat.is_some()) {
            other.client.ask(json!({"type": "answer", "ask": ask, "yes": true})).await;
        }
    }
}

/// A match that was played over sockets: its file, and what Ann, Bo and a spectator have kept.
struct Played {
    folder: TempDir,
    text: String,
    records: Vec<Record>,
}

/// Ann and Bo play a match, or so many actions of it, and somebody watches two turns later. Nobody learns anything of the seed
/// before the end.
fn played(game: &str, seats: &[&str], most: usize) -> Played {
    run(async {
        let served = serve(|_| ()).await;
        let code = served.table(game, seats, TableRules { delay: 2, ..sealed() });
        let mut players = Vec::new();
        for name in [Some("Ann"), Some("Bo"), None] {
            players.push(Player::join(&served, &code, name).await);
        }
        for player in &mut players {
            player.client.settle().await;
            assert_eq!((&player.client.state["started"], &player.client.state["view"]), (&json!(false), &Value::Null));
            assert_eq!(player.client.actions(), Vec::<Value>::new());
            assert_eq!(player.client.ask(json!({"type": "query", "what": "catalog"})).await["type"], "refused");
            assert_eq!(player.client.ask(json!({"type": "journal"})).await["type"], "refused");
        }
        deal(&mut players[..2]).await;
        let mut pick = Chance::new(7);
        assert_eq!(players[0].client.ask(json!({"type": "journal"})).await["type"], "refused");
        play(&mut players, &mut pick, most).await;
        let text = players[0].client.ask(json!({"type": "journal"})).await["journal"].as_str().unwrap().to_owned();
        let file = parse(&text);
        let header = file.header();
        let parts = header.deal.clone().unwrap();
        assert_eq!(parts.seats.iter().map(Option::is_some).collect::<Vec<_>>(), [true, true, false][..parts.seats.len()]);
        // The last message that Ann has received is the file.
        players[0].client.received.pop();
        let secrets = [parts.host.bytes.to_string(), header.seed.to_string()];
        let of_seats = parts.seats.iter().flatten().map(|share| share.bytes.to_string());
        for secret in secrets.into_iter().chain(of_seats) {
            for player in &players {
                let told = player.client.received.iter().find(|text| text.contains(&secret));
                assert!(told.is_none(), "{secret}: {told:?}");
            }
        }
        let folder = tempfile::tempdir().unwrap();
        Played { folder, text, records: players.into_iter().map(|player| player.record).collect() }
    })
}

fn parse(text: &str) -> MatchFile {
    MatchFile::of_text(Path::new("it"), text).unwrap()
}

/// What is wrong with a file.
fn wrong_in(text: &str, records: &[Record]) -> String {
    match check(text, records) {
        Err(Untrue::Wrong(text)) => text,
        other => panic!("{other:?}"),
    }
}

impl Played {
    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    }
}

fn check(text: &str, records: &[Record]) -> Result<Verified, Untrue> {
    verify::<State>(&parse(text), records)
}

/// The command `verify`: its exit code, and what it says.
fn command(file: &Path, records: &[PathBuf]) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cyberdeck"));
    command.args(["--language", "en", "verify"]).arg(file);
    records.iter().for_each(|record| _ = command.arg("--record").arg(record));
    let output = command.output().unwrap();
    (output.status.code().unwrap(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

/// The lines of a file without their sums.
fn lines(text: &str) -> Vec<String> {
    text.lines().map(|line| line.rsplit_once(" //").unwrap().0.to_owned()).collect()
}

/// A file of these lines, with sums that are right: those who can change a file can do that too.
fn with_sums(lines: &[String]) -> String {
    let (mut sum, mut text) = ("00000000".to_owned(), String::new());
    for line in lines {
        sum = Sha256::digest(format!("{sum}{line}")).iter().take(4).map(|byte| format!("{byte:02x}")).collect();
        text += &format!("{line} //{sum}\n");
    }
    text
}

/// The same file with its header changed.
fn with_header(text: &str, change: impl Fn(&str) -> String) -> String {
    let mut lines = lines(text);
    lines[0] = change(&lines[0]);
    with_sums(&lines)
}

/// Other bytes, in hexadecimal.
fn other(bytes: impl ToString) -> String {
    let digits = bytes.to_string();
    let first = if digits.starts_with('0') { "1" } else { "0" };
    format!("{first}{}", &digits[1..])
}

#[test]
fn a_sealed_match_is_proved_and_whatever_is_changed_in_it_is_found() {
    let played = played(TD, &["human", "human"], usize::MAX);
    let (text, records) = (&played.text, &played.records);
    let file = parse(text);
    let (header, deal) = (file.header().clone(), file.header().deal.clone().unwrap());
    assert!(text.starts_with("CyberdeckMatch(format:4,") && text.contains("Undo("));

    // As it is.
    let verified = check(text, records).unwrap();
    assert!(verified.over && verified.views >= records.iter().map(|record| record.views.len()).sum());
    assert!(records.iter().all(|record| record.views.len() > 20));
    let path = played.write("good.match.ron", text);
    let kept: Vec<PathBuf> =
        records.iter().enumerate().map(|(at, record)| played.write(&format!("{at}.json"), &json!(record).to_string())).collect();
    let (code, said) = command(&path, &kept);
    assert_eq!(code, 0, "{said}");
    for part in
        ["Proved:", "of the host, Ann, Bo. Each", "Record of Ann:", "Record of a spectator:", "A host that also plays can see everything"]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
    let (code, said) = command(&path, &[]);
    assert!(code == 0 && said.contains("checked against itself only"), "{said}");

    // The bytes, the seed.
    let host =
        with_header(text, |line| line.replace(&format!("bytes:\"{}\"", deal.host.bytes), &format!("bytes:\"{}\"", other(deal.host.bytes))));
    assert_eq!(wrong_in(&host, &[]), "The host’s bytes are not those it committed to.");
    let (code, said) = command(&played.write("host.match.ron", &host), &[]);
    assert!(code == 1 && said.ends_with("host.match.ron: The host’s bytes are not those it committed to.\n"), "{code}: {said}");
    let bo = deal.seats[1].unwrap();
    let seat = with_header(text, |line| line.replace(&bo.bytes.to_string(), &other(bo.bytes)));
    assert_eq!(wrong_in(&seat, &[]), "The bytes of Bo are not those they committed to.");
    let seed = with_header(text, |line| line.replace(&header.seed.to_string(), &other(header.seed)));
    assert_eq!(wrong_in(&seed, &[]), "The seed is not the hash of the random bytes.");

    // An action: another one that the rules allow as well.
    let replay = Replay::<State>::of(&file).unwrap().0;
    let (step, seat, action) = (1..=replay.len())
        .rev()
        .find_map(|step| {
            replay.action(step).filter(|(_, action)| matches!(action, Action::Allocate(_))).map(|(seat, action)| (step, seat, *action))
        })
        .unwrap();
    let mut legal = Vec::new();
    replay.branch(step - 1, None).unwrap().legal_actions(seat, &mut legal);
    let instead = legal.into_iter().find(|other| *other != action).unwrap();
    let mut changed = lines(text);
    let written = |action: &Action| format!("Act({},{})", seat.0, ron::to_string(action).unwrap());
    let at = changed.iter().rposition(|line| *line == written(&action)).unwrap();
    changed[at] = written(&instead);
    let wrong = wrong_in(&with_sums(&changed), &[]);
    assert!(wrong.starts_with(&format!("Line {}: ", at + 2)) && wrong.ends_with(" was shown a view that is not the match’s."), "{wrong}");
    // Results that were set.
    let mut queued = lines(text);
    queued.insert(1, "Queue([6,6,6,6,6])".into());
    assert_eq!(wrong_in(&with_sums(&queued), &[]), "Line 2 sets results in advance. A sealed match has no chance but its seed.");

    // The hash of a view; views that are gone.
    let mut views = lines(text);
    let at = views.iter().position(|line| line.contains("(seat:Some(1),")).unwrap();
    let (before, after) = views[at].split_once("(seat:Some(1),").unwrap();
    let (middle, hash) = after.split_once("view:\"").unwrap();
    views[at] = format!("{before}(seat:Some(1),{middle}view:\"{}", other(hash));
    assert_eq!(wrong_in(&with_sums(&views), &[]), format!("Line {}: Bo was shown a view that is not the match’s.", at + 1));
    let blind = with_sums(&lines(text).into_iter().filter(|line| !line.starts_with("Shown(")).collect::<Vec<_>>());
    assert_eq!(check(&blind, &[]).unwrap().views, 0);
    let all = records[0].views.len();
    assert_eq!(wrong_in(&blind, &records[..1]), format!("View 1 of {all} in the record of Ann is not the one in the file."));

    // Records of something else.
    let mut record = records[0].clone();
    record.setup.options.insert("start".into(), "1".into());
    assert_eq!(wrong_in(text, &[record]), "Seats and options are not those in the record.");
    let mut record = records[0].clone();
    record.host = bo.commitment;
    assert_eq!(wrong_in(text, &[record]), "The host’s commitment is not the one in the record.");
    let mut record = records[0].clone();
    record.commitments[1] = Some(deal.host.commitment);
    assert_eq!(wrong_in(text, &[record]), "The commitment of Bo is not the one in the record.");
    let mut record = records[0].clone();
    record.bytes = Some(bo.bytes);
    assert_eq!(wrong_in(text, &[record]), "The random bytes in the record of Ann are not part of the seed.");
    let mut record = records[0].clone();
    record.round = 2;
    assert_eq!(wrong_in(text, &[record]), "The file is of round 1 of the deal, the record of round 2.");
    let mut record = records[1].clone();
    record.views[3].1 = bo.commitment;
    let all = record.views.len();
    assert_eq!(wrong_in(text, &[record]), format!("View 4 of {all} in the record of Bo is not the one in the file."));
}

#[test]
fn every_game_can_be_sealed() {
    use cyberdeck::rules::{access_denied as ad, aetherium as ae, data_warriors as dw};
    fn proved<G: cyberdeck::rules::game::Game>(seats: &[&str]) {
        let played = played(G::ID, seats, 12);
        let verified = verify::<G>(&parse(&played.text), &played.records).unwrap();
        assert!(verified.steps >= 12 && verified.views > 12, "{verified:?}");
    }
    let seats = ["human", "human", "bot:random"];
    proved::<ad::State>(&seats);
    proved::<dw::State>(&seats);
    proved::<ae::State>(&seats[..2]);
}

#[test]
fn a_match_that_was_not_sealed_is_replayed_and_said_to_be_so() {
    run(async {
        let served = serve(|_| ()).await;
        let code = served.table(TD, &["human"], swift());
        let mut ann = served.client().await;
        ann.join(&code, "Ann").await;
        assert!(ann.state.get("deal").is_none());
        let bytes = json!("0".repeat(64));
        assert_eq!(
            ann.ask(json!({"type": "commit", "round": 1, "commitment": bytes})).await["text"],
            "The deal of this table is not sealed."
        );
        ann.act(&ann.actions()[0].clone()).await;
        ann.ask(json!({"type": "ask", "what": "end"})).await;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("it.match.ron");
        std::fs::write(&path, ann.ask(json!({"type": "journal"})).await["journal"].as_str().unwrap()).unwrap();
        let (code, said) = command(&path, &[]);
        assert!(code == 0 && said.contains("The deal was not sealed") && said.contains("This match is not over"), "{said}");
        let record = Record {
            code: "KTMWQZ".into(),
            seat: None,
            setup: Setup::new(1),
            round: 1,
            host: Bytes32([0; 32]),
            commitments: vec![],
            bytes: None,
            views: vec![],
        };
        let kept = folder.path().join("record.json");
        std::fs::write(&kept, json!(record).to_string()).unwrap();
        let (code, said) = command(&path, &[kept]);
        assert!(code == 1 && said.contains("was not sealed, so there is no record"), "{said}");
    });
}

#[test]
fn nobody_can_change_their_part_and_who_leaves_is_waited_for() {
    run(async {
        let served = serve(|_| ()).await;
        let code = served.table(TD, &["human", "human"], sealed());
        let mut ann = Player::join(&served, &code, Some("Ann")).await;
        let other_round = ann.client.ask(json!({"type": "commit", "round": 2, "commitment": "0".repeat(64)})).await;
        assert_eq!(other_round["type"], "refused");
        let copied = ann.client.ask(json!({"type": "commit", "round": 1, "commitment": ann.record.host})).await;
        assert_eq!(copied["text"], "Someone else has this commitment. Make your own random bytes.");
        ann.commit().await;
        assert_eq!(ann.client.state["prompt"], "The match starts when all seats are taken.");
        // Until all have committed one may change one’s mind: nobody’s bytes are known yet.
        assert_eq!(ann.commit().await["type"], "ok");
        assert_eq!(ann.open().await["text"], "Wait until all seats have committed.");
        let mut bo = Player::join(&served, &code, Some("Bo")).await;
        assert_eq!(bo.client.state["prompt"], "The deal is sealed. Waiting for the random bytes of Bo.");
        let own = commitment(ann.record.bytes.unwrap());
        assert_eq!(from(&bo.deal()["commitments"][0]), Some(own), "the last one counts");
        bo.commit().await;
        let wrong = ann.client.ask(json!({"type": "open", "round": 1, "bytes": "0".repeat(64)})).await;
        assert_eq!(wrong["text"], "These are not the bytes you committed to.");
        assert_eq!((ann.open().await["type"].as_str(), ann.open().await["type"].as_str()), (Some("ok"), Some("ok")));

        // Bo is gone before his bytes are open.
        let gone = bo.record.clone();
        drop(bo);
        ann.client.until("events").await;
        assert_eq!(ann.client.state["prompt"], "The deal is sealed. Waiting for the random bytes of Bo.");
        assert_eq!((&ann.client.state["started"], &ann.deal()["opened"]), (&json!(false), &json!([true, false])));
        // He comes back without them: all begin again, the host with its old ones.
        let mut bo = Player::join(&served, &code, Some("Bo")).await;
        assert_eq!(bo.commit().await["type"], "ok");
        let notice = ann.client.until("notice").await;
        assert_eq!(notice["text"], "Bo has lost their random bytes. The deal begins again.");
        ann.client.settle().await;
        bo.client.settle().await;
        assert_eq!(
            ann.deal(),
            &json!({"phase": "commit", "round": 2, "host": gone.host, "commitments": [null, null], "opened": [false, false]})
        );

        // He is gone again, and a bot takes the seat: that has no part in the seed.
        ann.commit().await;
        bo.commit().await;
        ann.open().await;
        drop(bo);
        ann.client.until("events").await;
        ann.client.ask(json!({"type": "ask", "what": "bot", "seat": 1, "level": "random"})).await;
        ann.client.settle().await;
        assert_eq!((&ann.deal()["round"], &ann.deal()["phase"]), (&json!(3), &json!("commit")));
        let old = ann.record.bytes;
        ann.commit().await;
        ann.open().await;
        ann.client.settle().await;
        assert_eq!((&ann.deal()["phase"], &ann.client.state["started"]), (&json!("dealt"), &json!(true)));
        assert!(ann.record.bytes != old && ann.client.state["view"].is_object());
        assert_eq!(ann.commit().await["text"], "Everything is dealt already.");
        assert!(served.folder.path().join(format!("{code}.match.ron")).exists());
        assert!(!served.folder.path().join(format!("{code}.undealt.match.ron")).exists());
    });
}

#[test]
fn who_is_removed_during_the_deal_has_no_part_in_it() {
    run(async {
        let served = serve(|_| ()).await;
        let mut maker = served.client().await;
        let made = maker.ask(json!({"type": "create", "game": TD, "seats": ["human", "human"], "sealed": true, "pace": 0})).await;
        let code = made["code"].as_str().unwrap().to_owned();
        // Ann has made the table, so she decides alone.
        maker.join(&code, "Ann").await;
        let (mut ann, mut bo) = (Player::of(maker, &code), Player::join(&served, &code, Some("Bo")).await);
        ann.commit().await;
        bo.commit().await;
        assert_eq!(bo.open().await["type"], "ok");
        assert_eq!(ann.client.ask(json!({"type": "ask", "what": "kick", "seat": 1})).await["type"], "ok");
        ann.client.settle().await;
        assert_eq!((&ann.deal()["round"], &ann.deal()["opened"]), (&json!(2), &json!([false, false])));
        let cy = Player::join(&served, &code, Some("Cy")).await;
        let mut players = [ann, cy];
        deal(&mut players).await;
        players[0].client.settle().await;
        assert_eq!((&players[0].deal()["round"], &players[0].deal()["phase"]), (&json!(2), &json!("dealt")));
    });
}

#[test]
fn a_host_that_is_killed_during_the_deal_goes_on_with_it() {
    let folder = tempfile::tempdir().unwrap();
    run(async {
        let mut host = Process::start(folder.path(), &["--table", TD, "--seat", "human", "--seat", "human", "--sealed"]);
        let code = host.code.clone();
        let mut bytes = Vec::new();
        let come = async |host: &Process, name: &str| {
            let mut client = Client::hello(host.address).await;
            client.join(&code, name).await;
            client
        };
        let mut first = None;
        for name in ["Ann", "Bo"] {
            let mut player = Player::of(come(&host, name).await, &code);
            assert_eq!(*first.get_or_insert(player.record.host), player.record.host, "the host’s part stays");
            player.commit().await;
            bytes.push(player.record.bytes);
            host.kill();
            host = Process::start(folder.path(), &[]);
        }
        for (name, bytes) in ["Ann", "Bo"].into_iter().zip(&bytes) {
            let mut client = come(&host, name).await;
            assert_eq!(client.state["deal"]["phase"], "open");
            let answer = client.ask(json!({"type": "open", "round": 1, "bytes": bytes})).await;
            assert_eq!(answer["type"], "ok", "{answer}");
            host.kill();
            host = Process::start(folder.path(), &[]);
        }
        let (mut ann, mut bo) = (come(&host, "Ann").await, come(&host, "Bo").await);
        for _ in 0..8 {
            ann.settle().await;
            bo.settle().await;
            let one = if ann.acts() { &mut ann } else { &mut bo };
            let action = one.actions()[0].clone();
            assert_eq!(one.act(&action).await["type"], "ok");
        }
        host.kill();
        let path = folder.path().join(format!("{code}.match.ron"));
        let (exit, said) = command(&path, &[]);
        assert!(exit == 0 && said.contains("This match is not over") && said.contains("of the host, Ann, Bo."), "{said}");
        let parts = MatchFile::read(&path).unwrap().header().deal.clone().unwrap();
        assert_eq!(parts.host.commitment, first.unwrap());
        assert_eq!(parts.seats.iter().map(|share| share.map(|share| share.bytes)).collect::<Vec<_>>(), bytes);
    });
}

/// A place at a table for the program’s own client.
fn place(served: &Served, code: &str, token: String) -> Place {
    Place {
        address: served.address.to_string(),
        code: code.into(),
        token,
        name: "Ann".into(),
        seat: None,
        watch: false,
        password: String::new(),
        content: std::collections::BTreeMap::new(),
        records: Some(served.folder.path().join("records")),
    }
}

/// A client of the program, and what it has heard.
struct Own {
    client: OwnClient,
    heard: VecDeque<Heard>,
}

impl Own {
    fn sit(place: &Place) -> Self {
        Self { client: OwnClient::sit(place.clone(), || ()).unwrap(), heard: VecDeque::new() }
    }

    /// Hears what comes, until it is what is waited for.
    fn hear(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let since = Instant::now();
        while since.elapsed() < Duration::from_secs(20) {
            match self.heard.pop_front() {
                Some(Heard::Message(message)) if wanted(&message) => return message,
                Some(Heard::Message(_)) => {}
                Some(lost) => panic!("{lost:?}"),
                None => {
                    std::thread::sleep(Duration::from_millis(5));
                    self.heard.extend(self.client.hear());
                }
            }
        }
        panic!("nothing comes");
    }
}

#[test]
fn the_programs_own_client_takes_part_and_judges_the_file() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let served = runtime.block_on(serve(|_| ()));
    let code = served.table(TD, &["human", "human"], sealed());
    let own = place(&served, &code, new_token());
    let mut ann = Own::sit(&own);
    let first = ann.hear(|message| message["type"] == "snapshot");
    // A table can be drawn before there is anything on it.
    assert_eq!(first["state"]["view"]["viewer"], "Spectator");
    ann.hear(|message| !message["state"]["deal"]["commitments"][0].is_null());
    // It keeps its bytes when it comes back.
    drop(ann);
    let mut ann = Own::sit(&own);
    ann.hear(|message| message["type"] == "snapshot");
    let mut bo = runtime.block_on(async {
        let mut bo = Player::join(&served, &code, Some("Bo")).await;
        bo.commit().await;
        bo.open().await;
        bo
    });
    let dealt = ann.hear(|message| message["state"]["deal"]["phase"] == "dealt");
    assert_eq!((&dealt["state"]["deal"]["round"], &dealt["state"]["view"]["viewer"]), (&json!(1), &json!({"Seat": 0})));
    runtime.block_on(async {
        bo.client.settle().await;
        let vote = bo.client.ask(json!({"type": "ask", "what": "end"})).await;
        assert_eq!(vote["type"], "ok");
    });
    let asked = ann.hear(|message| message["state"]["asks"].get(0).is_some());
    ann.client.send(json!({"type": "answer", "id": 1, "ask": asked["state"]["asks"][0]["ask"], "yes": true}));
    ann.hear(|message| message["state"]["ended"] == true);
    ann.client.send(json!({"type": "journal", "id": 2}));
    let reply = ann.hear(|message| message["id"] == 2);
    let judged = ann.hear(|message| message["type"] == "notice");
    assert_eq!(judged["text"], "Sealed deal checked: your random bytes are in the seed, and the view you received is true.");
    let path = served.folder.path().join("it.match.ron");
    std::fs::write(&path, reply["journal"].as_str().unwrap()).unwrap();
    let (exit, said) = command(&path, &[own.record().unwrap()]);
    assert!(exit == 0 && said.contains("Record of Ann: the commitments"), "{said}");
}
