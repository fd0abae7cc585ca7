//! A host in the window: tables that others join.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use bevy::prelude::*;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use super::content;
use super::notice::trouble;
use crate::matches::Library;
use crate::net::nearby::{Announced, own_address};
use crate::net::{Host, HostError, NewTable, PORT, Settings, TokenHash, server};
use crate::t;

/// The host of this window, once a table of it was opened; it goes on until the window is closed.
#[derive(Resource, Default)]
pub struct Hosting(Option<Running>);

struct Running {
    host: Arc<Host>,
    address: SocketAddr,
    /// Seen in the local network as long as it runs, where that allows it.
    _announced: Option<Announced>,
    _runtime: Runtime,
}

impl Hosting {
    /// Runs the host, with the tables that it had when the window was open last. Gives its address, and which of those
    /// tables can't be opened.
    ///
    /// # Errors
    /// There is no port or folder for it.
    pub fn run(&mut self, library: &Library, name: &str) -> Result<(SocketAddr, Vec<HostError>), String> {
        if let Some(running) = &self.0 {
            return Ok((running.address, Vec::new()));
        }
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).thread_name("host").enable_all().build().map_err(said)?;
        let folder = library.data().join("tables");
        let (host, problems) = Host::start(Settings::new(&folder), content(), runtime.handle().clone()).map_err(said)?;
        let everywhere = |port: u16| TcpListener::bind((Ipv4Addr::UNSPECIFIED, port));
        // Another window may have the usual port.
        let listener = runtime.block_on(async { everywhere(PORT).await.or(everywhere(0).await) }).map_err(said)?;
        let port = listener.local_addr().map_err(said)?.port();
        runtime.spawn(server::serve(host.clone(), listener, std::future::pending()));
        let called = if name.is_empty() { t!("host-name") } else { name.to_owned() };
        let address = SocketAddr::new(own_address(), port);
        self.0 = Some(Running { host, address, _announced: Announced::new(&called, port).ok(), _runtime: runtime });
        Ok((address, problems))
    }

    /// Opens a table, and gives its code. Whoever has this token may remove others from it.
    ///
    /// # Errors
    /// Why it can't be opened.
    pub fn open(&self, new: NewTable, owner: &str) -> Result<String, HostError> {
        let Some(Running { host, .. }) = &self.0 else { return Err(HostError::Game(new.game)) };
        let table = host.create(new)?;
        if let Some(Err(error)) = TokenHash::of_token(owner).map(|owner| table.belongs_to(owner)) {
            trouble(error.to_string());
        }
        Ok(table.code().to_owned())
    }
}

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hosting>();
}
