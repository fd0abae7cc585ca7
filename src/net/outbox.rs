//! What is on its way to a client: a short queue, and an end for one that does not read.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

/// How many messages may wait for a client.
const LONGEST: usize = 64;

/// The messages on their way to a client, the first first.
pub type Queue = mpsc::Receiver<Utf8Bytes>;

/// Takes messages for a client, and never waits for it.
#[derive(Debug, Clone)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    full: Arc<(AtomicBool, Notify)>,
}

impl Outbox {
    /// An outbox, and the queue that has what was put into it.
    #[must_use]
    pub fn new() -> (Self, Queue) {
        let (queue, taken) = mpsc::channel(LONGEST);
        (Self { queue, full: Arc::default() }, taken)
    }

    /// Puts a message in. If the client has left too many unread it gets no more.
    pub fn send(&self, text: impl Into<Utf8Bytes>) {
        if self.is_full() {
            return;
        }
        if self.queue.try_send(text.into()).is_err() {
            self.full.0.store(true, Ordering::Relaxed);
            self.full.1.notify_one();
        }
    }

    /// Puts a last message in, and ends the connection.
    pub fn end(&self, text: impl Into<Utf8Bytes>) {
        self.send(text);
        self.full.0.store(true, Ordering::Relaxed);
        self.full.1.notify_one();
    }

    /// Whether the client has left too many messages unread, or is gone.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.full.0.load(Ordering::Relaxed)
    }

    /// Waits until the client has left too many messages unread, or is to go.
    pub async fn filled(&self) {
        self.full.1.notified().await;
    }
}
