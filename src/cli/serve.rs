//! `serve`: tables over the network, without a window.

use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::panic;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use clap::builder::PossibleValuesParser;
use tokio::net::TcpListener;

use super::Failure;
use super::setup::{MatchArguments, whole};
use crate::games::IDS;
use crate::matches::{Library, SeatSpec};
use crate::net::messages::{ClockRules, TableRules};
use crate::net::{Host, Names, NewTable, Settings, server, table};
use crate::rules::content::Content;
use crate::t;

/// Tables over the network.
#[derive(Debug, Args)]
pub(super) struct Serve {
    /// The address and port.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7777")]
    listen: SocketAddr,
    /// The folder of the tables.
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
    /// Names under which the host is reached.
    #[arg(long = "origin", value_name = "NAME")]
    origins: Vec<String>,
    /// The game of a new table.
    #[arg(long, value_name = "GAME", value_parser = PossibleValuesParser::new(IDS))]
    table: Option<String>,
    /// Who plays there, seat by seat.
    #[arg(long = "seat", value_name = "PLAYER", requires = "table")]
    seats: Vec<SeatSpec>,
    /// The random seed of the new table.
    #[arg(long, value_name = "N", requires = "table", allow_negative_numbers = true, value_parser = super::setup::seed)]
    seed: Option<u64>,
    /// Options of the game that differ from their defaults.
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "table", value_parser = super::setup::option)]
    options: Vec<(String, String)>,
    /// How many turns later spectators see the new table.
    #[arg(long, value_name = "TURNS", requires = "table", allow_negative_numbers = true, value_parser = number)]
    delay: Option<u32>,
    /// How much time players have at the new table.
    #[arg(long, value_name = "BANK+CREDIT", requires = "table")]
    clock: Option<ClockRules>,
    /// Whether the deal of the new table is sealed.
    #[arg(long, requires = "table", conflicts_with = "seed")]
    sealed: bool,
    /// What one needs besides the join code.
    #[arg(long, value_name = "TEXT", requires = "table")]
    password: Option<String>,
    /// Whether clients may create tables.
    #[arg(long)]
    create: bool,
    /// How many tables there are at most.
    #[arg(long, value_name = "N", default_value = "1000", allow_negative_numbers = true, value_parser = count)]
    tables: usize,
    /// How many connections an address may have.
    #[arg(long, value_name = "N", default_value = "64", allow_negative_numbers = true, value_parser = count)]
    connections: usize,
    /// How long bots take at least.
    #[arg(long, value_name = "MS", default_value = "700", allow_negative_numbers = true, value_parser = number)]
    bot_pace: u32,
    /// Whether there is a proxy before it.
    #[arg(long)]
    proxy: bool,
}

fn number(text: &str) -> Result<u32, String> {
    whole(text, 0, 1_000_000)
}

fn count(text: &str) -> Result<usize, String> {
    whole(text, 1, 1_000_000)
}

impl Serve {
    pub fn run(self, data: Option<PathBuf>, content: &'static Content) -> Result<(), Failure> {
        let folder = match &self.dir {
            Some(folder) => folder.clone(),
            None => Library::find(data.as_deref()).map_err(Failure::failed)?.data().join("tables"),
        };
        let new = self.new_table(content)?;
        name_tables_that_break();
        let settings = Settings {
            names: Names::new(&self.origins),
            create: self.create,
            tables: self.tables,
            per_address: self.connections,
            bot_pace: Duration::from_millis(self.bot_pace.into()),
            behind_proxy: self.proxy,
            ..Settings::new(&folder)
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().max_blocking_threads(64).build().map_err(Failure::failed)?;
        runtime.block_on(self.serve(settings, new, content))
    }

    fn new_table(&self, content: &'static Content) -> Result<Option<NewTable>, Failure> {
        let Some(game) = self.table.clone() else { return Ok(None) };
        let arguments = MatchArguments { game, seats: self.seats.clone(), seed: self.seed, options: self.options.clone() };
        let (setup, seats, _) = arguments.resolve(&[SeatSpec::human(), SeatSpec::human()], content)?;
        let delay = self.delay.unwrap_or_default();
        let rules = TableRules { delay, clock: self.clock, sealed: self.sealed, ..TableRules::default() };
        Ok(Some(NewTable { game: arguments.game, setup, seats, rules, password: self.password.clone(), seed: self.seed }))
    }

    async fn serve(self, settings: Settings, new: Option<NewTable>, content: &'static Content) -> Result<(), Failure> {
        let listener = TcpListener::bind(self.listen).await;
        let listener =
            listener.map_err(|error| Failure::failed(t!("serve-port", address = self.listen.to_string(), error = error.to_string())))?;
        let folder = settings.folder.display().to_string();
        let (host, problems) = Host::start(settings, content, tokio::runtime::Handle::current()).map_err(Failure::failed)?;
        problems.iter().for_each(|problem| super::complain(&problem.to_string()));
        if let Some(new) = new {
            host.create(new).map_err(Failure::failed)?;
        }
        let mut out = io::stdout();
        for address in reached_at(listener.local_addr().map_err(Failure::failed)?) {
            writeln!(out, "{}", t!("serve-address", address = address))?;
        }
        writeln!(out, "{}", t!("serve-folder", folder = folder))?;
        for table in host.tables() {
            let (game, seats) = table.about();
            let names: Vec<String> = seats.into_iter().map(|seat| seat.name).collect();
            writeln!(out, "{}", t!("serve-table", code = table.code(), game = game, players = names.join(", ")))?;
        }
        out.flush()?;
        server::serve(host, listener, ended()).await;
        Ok(())
    }
}

/// From now on a panic says at which table it came: the whole host ends by it, and may do so again at the same table.
fn name_tables_that_break() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        usual(info);
        if let Some(code) = table::at_hand() {
            super::complain(&t!("serve-broken", code = code));
        }
    }));
}

/// The addresses of the page.
fn reached_at(listening: SocketAddr) -> Vec<String> {
    let page = |address: IpAddr| format!("http://{}/", SocketAddr::new(address, listening.port()));
    if !listening.ip().is_unspecified() {
        return vec![page(listening.ip())];
    }
    // The address that this computer has for others; nothing is sent.
    let outward = || {
        let probe = UdpSocket::bind(SocketAddr::new(listening.ip(), 0)).ok()?;
        probe.connect(if listening.is_ipv4() { "192.0.2.1:9" } else { "[2001:db8::1]:9" }).ok()?;
        Some(probe.local_addr().ok()?.ip())
    };
    let local: IpAddr = if listening.is_ipv4() { [127, 0, 0, 1].into() } else { std::net::Ipv6Addr::LOCALHOST.into() };
    [Some(local), outward()].into_iter().flatten().map(page).collect()
}

/// Waits until the program is told to end.
async fn ended() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    if let Ok(mut terminated) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        tokio::select! {
            _ = interrupted => {},
            _ = terminated.recv() => {},
        }
        return;
    }
    let _ = interrupted.await;
}
