//! The host on a port: the page, the socket, and a sign of life, all by HTTP.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Query, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use serde::Deserialize;
use serde_json::json;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::spawn_blocking;
use tokio::time::{interval, timeout, timeout_at};

use super::doors::Entered;
use super::host::Host;
use super::messages::{LONGEST, Message};
use super::outbox::{Outbox, Queue};
use super::session::{Flow, Session};
use crate::t;

/// So long nobody is let in when the system has no room for one more.
const BUSY: Duration = Duration::from_millis(100);

/// How often a client is asked for a sign of life.
const PING: Duration = Duration::from_secs(20);

/// A client from which nothing comes for so long is gone.
const SILENT: Duration = Duration::from_secs(60);

/// So long a client may take to read a message.
const SLOW: Duration = Duration::from_secs(10);

/// The bytes that are set aside for what comes from a client.
const BUFFER: usize = 4 << 10;

/// What a browser may do with the page: nothing but what comes from here.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The headers of every answer that has no other ones of these names.
const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-cache"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Serves a host until `end` is over.
pub async fn serve(host: Arc<Host>, listener: TcpListener, end: impl Future<Output = ()> + Send + 'static) {
    let router = Router::new()
        .route("/ws", get(socket))
        .route("/health", get(health))
        .route("/invitation.svg", get(invitation))
        .fallback(file)
        .layer(middleware::from_fn_with_state(host.clone(), guard))
        .with_state(host.clone());
    let accepting = accept(host.clone(), listener, router);
    let closing = async move {
        end.await;
        host.close();
    };
    tokio::select! {
        () = accepting => {},
        // What was said last is still sent.
        () = async { closing.await; tokio::time::sleep(Duration::from_millis(200)).await } => {},
    }
}

/// Takes connections in, as many as there may be.
async fn accept(host: Arc<Host>, listener: TcpListener, router: Router) {
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            // The client was gone already, or this process has as many files as it may: a little later there is one.
            tokio::time::sleep(BUSY).await;
            continue;
        };
        let is_proxy = host.settings.behind_proxy && peer.ip().is_loopback();
        // One too many is closed without a word.
        let Some(entered) = host.doors.visit(peer.ip(), is_proxy) else { continue };
        tokio::spawn(visit(host.clone(), stream, peer, router.clone(), entered));
    }
}

/// Serves a connection until it becomes a WebSocket, or has lasted long enough.
async fn visit(host: Arc<Host>, stream: TcpStream, peer: SocketAddr, router: Router, entered: Entered) {
    // Without it small messages wait for each other.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        TowerToHyperService::new(router.clone()).call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(host.settings.hesitation)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let _ = timeout(host.settings.visit, connection).await;
    drop(entered);
}

/// Lets requests in that are meant for this host, and from its own page.
async fn guard(State(host): State<Arc<Host>>, request: Request, next: Next) -> Response {
    let mut response = match check_names(&host, &request) {
        Ok(()) => next.run(request).await,
        Err((status, text)) => (status, text).into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Whether a request calls the host by a name of its own, and comes from its own page if it comes from one.
fn check_names(host: &Host, request: &Request) -> Result<(), (StatusCode, String)> {
    let text = |name: HeaderName| request.headers().get(name).map(|value| value.to_str().unwrap_or("?").to_owned());
    let named = text(header::HOST).or_else(|| request.uri().authority().map(ToString::to_string)).unwrap_or_default();
    let names = &host.settings.names;
    if !names.allows_host(&named) {
        Err((StatusCode::MISDIRECTED_REQUEST, t!("net-other-host")))
    } else if text(header::ORIGIN).is_some_and(|origin| !names.allows_origin(&origin, &named)) {
        Err((StatusCode::FORBIDDEN, t!("net-other-origin")))
    } else {
        Ok(())
    }
}

async fn health(State(host): State<Arc<Host>>) -> Json<serde_json::Value> {
    Json(json!({"ok": true, "build": env!("CARGO_PKG_VERSION"), "tables": host.tables().len(), "connections": host.connections()}))
}

/// What a picture of the way to a table needs.
#[derive(Deserialize)]
struct Invited {
    code: String,
    /// Whether the page came encrypted; a proxy knows, and the browser.
    #[serde(default)]
    secure: bool,
}

/// The way to a table as a QR code, under the name by which the browser has called this host.
async fn invitation(headers: HeaderMap, Query(Invited { code, secure }): Query<Invited>) -> Response {
    let named = headers.get(header::HOST).and_then(|name| name.to_str().ok()).unwrap_or_default();
    match super::page::invitation(&format!("http{}://{named}", if secure { "s" } else { "" }), &code) {
        Some(picture) => ([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response(),
        None => (StatusCode::NOT_FOUND, t!("net-no-file")).into_response(),
    }
}

/// A file of the page. Images stay as they are for as long as the program runs.
async fn file(request: Request) -> Response {
    if !matches!(request.method().as_str(), "GET" | "HEAD") {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = match request.uri().path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    match super::page::file(path) {
        Some((kind @ "image/png", bytes)) => {
            ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "max-age=86400")], bytes).into_response()
        }
        Some((kind, bytes)) => ([(header::CONTENT_TYPE, kind)], bytes).into_response(),
        None => (StatusCode::NOT_FOUND, t!("net-no-file")).into_response(),
    }
}

async fn socket(
    State(host): State<Arc<Host>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let address = address_of(&host, peer.ip(), &headers);
    let Some(entered) = host.doors.enter(address) else {
        return (StatusCode::TOO_MANY_REQUESTS, t!("net-too-many-connections")).into_response();
    };
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .on_upgrade(move |socket| talk(socket, host, address, entered))
}

/// Whom a connection is from.
fn address_of(host: &Host, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let told = || headers.get("x-real-ip")?.to_str().ok()?.parse().ok();
    if host.settings.behind_proxy && peer.is_loopback() { told().unwrap_or(peer) } else { peer }
}

/// Serves a client until one of both has enough.
async fn talk(socket: WebSocket, host: Arc<Host>, address: IpAddr, entered: Entered) {
    let (sink, stream) = socket.split();
    let (outbox, queue) = Outbox::new();
    let writing = tokio::spawn(write(sink, queue));
    let hesitation = host.settings.hesitation;
    let session = Session::new(host, address, outbox.clone());
    read(stream, session, &outbox, hesitation).await;
    // Nothing more comes into the queue, so the writer ends once it is empty.
    drop(outbox);
    let _ = timeout(SLOW, writing).await;
    drop(entered);
}

/// Sends what is in the queue, and asks for signs of life.
async fn write(mut sink: SplitSink<WebSocket, Frame>, mut queue: Queue) {
    let mut ping = interval(PING);
    ping.tick().await;
    loop {
        let frame = tokio::select! {
            text = queue.recv() => match text {
                Some(text) => Frame::Text(text),
                None => break,
            },
            _ = ping.tick() => Frame::Ping(axum::body::Bytes::new()),
        };
        match timeout(SLOW, sink.send(frame)).await {
            Ok(Ok(())) => {}
            _ => return,
        }
    }
    let _ = timeout(SLOW, sink.close()).await;
}

/// Lets the session answer what comes, one message after the other.
async fn read(mut stream: SplitStream<WebSocket>, mut session: Session, outbox: &Outbox, hesitation: Duration) {
    let hesitates = tokio::time::Instant::now() + hesitation;
    loop {
        let silent = tokio::time::Instant::now() + SILENT;
        let until = if session.is_known() { silent } else { hesitates };
        let received = tokio::select! {
            received = timeout_at(until, stream.next()) => received,
            () = outbox.filled() => break,
        };
        let text: Utf8Bytes = match received {
            Err(_) => {
                outbox.send(
                    Message::Bye { kind: "silent", text: if session.is_known() { t!("net-silent") } else { t!("net-hello-first") } }.text(),
                );
                break;
            }
            Ok(Some(Ok(Frame::Text(text)))) => text,
            Ok(Some(Ok(Frame::Ping(_) | Frame::Pong(_)))) => continue,
            Ok(Some(Ok(Frame::Binary(_)))) => {
                outbox.send(Message::error(None, "bad-message", t!("net-binary")).text());
                continue;
            }
            Ok(Some(Err(error))) if is_too_large(&error) => {
                outbox.send(Message::Bye { kind: "too-large", text: t!("net-too-large", most = LONGEST >> 10) }.text());
                break;
            }
            Ok(Some(Ok(Frame::Close(_)) | Err(_)) | None) => break,
        };
        // A table may wait for its disk; the other connections do not.
        let answered = spawn_blocking(move || {
            let flow = session.receive(&text);
            (session, flow)
        });
        match answered.await {
            Ok((back, Flow::GoOn)) => session = back,
            Ok((back, Flow::End)) => {
                session = back;
                break;
            }
            Err(_) => return,
        }
    }
    let _ = spawn_blocking(move || drop(session)).await;
}

fn is_too_large(error: &axum::Error) -> bool {
    use tokio_tungstenite::tungstenite::Error;
    let mut source: Option<&(dyn std::error::Error + 'static)> = Some(error);
    while let Some(error) = source {
        if matches!(error.downcast_ref::<Error>(), Some(Error::Capacity(_))) {
            return true;
        }
        source = error.source();
    }
    false
}
