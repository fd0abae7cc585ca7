//! Work that a table does not wait for: what bots think about, and what is done later.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::runtime::Handle;

/// Something to be done elsewhere.
type Job = Box<dyn FnOnce() + Send>;

/// Threads on which bots think, and the clock of what is done later.
#[derive(Debug, Clone)]
pub(super) struct Works {
    runtime: Handle,
    thinkers: Sender<Job>,
    /// How long bots take for an action at least.
    pub bot_pace: Duration,
}

impl Works {
    /// Starts so many threads for bots; they end when nobody needs them any more.
    pub fn start(runtime: Handle, threads: usize, bot_pace: Duration) -> std::io::Result<Self> {
        let (thinkers, jobs) = mpsc::channel();
        let jobs = Arc::new(Mutex::new(jobs));
        for number in 1..=threads.max(1) {
            let jobs = jobs.clone();
            thread::Builder::new().name(format!("bots {number}")).spawn(move || work(&jobs))?;
        }
        Ok(Self { runtime, thinkers, bot_pace })
    }

    /// Does something on a thread for bots.
    pub fn think(&self, job: impl FnOnce() + Send + 'static) {
        // It fails only if the threads are gone, and with them the host.
        let _ = self.thinkers.send(Box::new(job));
    }

    /// Does something later.
    pub fn later(&self, at: Instant, job: impl FnOnce() + Send + 'static) {
        let runtime = self.runtime.clone();
        self.runtime.spawn(async move {
            tokio::time::sleep_until(at.into()).await;
            runtime.spawn_blocking(job);
        });
    }
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match job {
            Ok(job) => job(),
            Err(_) => return,
        }
    }
}
