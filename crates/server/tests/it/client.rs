//! A server for a test, and people who use it over the network.

use crate::described;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use touchline_server::{Config, Server, serve};
use touchline_store::Store;

/// How long anything may take before a test gives up.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A server on a port of its own.
pub struct House {
    pub address: SocketAddr,
    database: String,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<std::io::Result<()>>,
    _dir: Option<Arc<tempfile::TempDir>>,
}

/// Limits that a test does not run into by accident.
pub fn config() -> Config {
    let mut config = Config { sweep: Duration::from_millis(50), ..Config::default() };
    config.limits.requests = (100_000, 100_000);
    config.limits.messages = (100_000, 100_000);
    config.limits.messages_of_address = (100_000, 100_000);
    config
}

impl House {
    /// On a fresh file.
    pub async fn new() -> Self {
        Self::with(config()).await
    }

    pub async fn with(config: Config) -> Self {
        let dir = Arc::new(tempfile::tempdir().unwrap());
        let database = format!("sqlite://{}", dir.path().join("test.db").display());
        Self::on(database, config, Some(dir)).await
    }

    /// On a database that is there.
    pub async fn at(database: String) -> Self {
        Self::on(database, config(), None).await
    }

    /// The same with other settings.
    pub async fn at_with(database: String, config: Config) -> Self {
        Self::on(database, config, None).await
    }

    async fn on(database: String, config: Config, dir: Option<Arc<tempfile::TempDir>>) -> Self {
        let store = touchline_store::open(&database).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let until = async {
            let _ = stopped.await;
        };
        let running = tokio::spawn(serve(Server::start(store, config).await.unwrap(), listener, until));
        Self { address, database, stop: Some(stop), running, _dir: dir }
    }

    /// Ends the server as SIGTERM would.
    pub async fn stop(&mut self) {
        let _ = self.stop.take().unwrap().send(());
        tokio::time::timeout(PATIENCE, &mut self.running).await.expect("it ends").unwrap().unwrap();
    }

    /// Ends the server, and starts another on the same database.
    pub async fn again(self) -> Self {
        self.again_with(config(), async |_| {}).await
    }

    /// The same with other settings, and with something done to the store in between.
    pub async fn again_with(mut self, config: Config, between: impl AsyncFnOnce(Arc<Store>)) -> Self {
        self.stop().await;
        let store = touchline_store::open(&self.database).await.unwrap();
        between(Arc::clone(&store)).await;
        store.close().await;
        Self::on(self.database.clone(), config, self._dir.clone()).await
    }

    /// Somebody without a cookie.
    pub fn stranger(&self) -> Person {
        Person { address: self.address, cookie: None, language: "en", from: None }
    }

    /// A guest.
    pub async fn guest(&self) -> Person {
        self.guest_from(None).await
    }

    /// A guest behind a proxy.
    pub async fn guest_from(&self, from: Option<&'static str>) -> Person {
        let mut person = Person { from, ..self.stranger() };
        let answer = person.send("POST", "/api/v1/guest", &[("idempotency-key", &new_key())], None).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        person.cookie = answer.cookie();
        assert!(person.cookie.is_some());
        person
    }
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or("none").to_owned()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    pub fn cookie(&self) -> Option<String> {
        self.header("set-cookie").and_then(|line| line.split(';').next()).map(str::to_owned)
    }
}

/// Somebody with a browser, or a bot.
#[derive(Debug, Clone)]
pub struct Person {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    pub language: &'static str,
    /// Where a proxy says that the request comes from.
    pub from: Option<&'static str>,
}

static KEYS: AtomicU64 = AtomicU64::new(0);

pub fn new_key() -> String {
    format!("a-key-that-nobody-guesses-{}", KEYS.fetch_add(1, Ordering::Relaxed))
}

impl Person {
    /// One request on a connection of its own.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> Answer {
        let asked = body.unwrap_or_default();
        let mut text = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\naccept-language: {}\r\n",
            self.address, self.language
        );
        if let Some(cookie) = &self.cookie {
            text += &format!("cookie: {cookie}\r\n");
        }
        if let Some(from) = self.from {
            text += &format!("x-forwarded-for: {from}\r\n");
        }
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        if !asked.is_empty() {
            text += &format!("content-type: application/json\r\ncontent-length: {}\r\n", asked.len());
        }
        text += "\r\n";
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        // A server that refuses by the head may close before it has read the body.
        let _ = stream.write_all(asked.as_bytes()).await;
        let mut bytes = Vec::new();
        let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
        read.expect("an answer in time").unwrap();
        let text = String::from_utf8(bytes).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
        described::check(method, path, asked, status, body);
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", &format!("/api/v1{path}"), &[], None).await
    }

    /// With a new key.
    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.post_with(path, body, &new_key()).await
    }

    pub async fn post_with(&self, path: &str, body: &Value, key: &str) -> Answer {
        let path = format!("/api/v1{path}");
        self.send("POST", &path, &[("idempotency-key", key)], Some(&body.to_string())).await
    }

    /// Keeps a name; the guest's token is exchanged for another.
    pub async fn claim(&mut self, name: &str) -> Answer {
        let answer = self.post("/me/name", &json!({ "name": name, "password": "long enough" })).await;
        self.cookie = answer.cookie().or(self.cookie.take());
        answer
    }

    /// Makes a match and gives its ID and the whole answer.
    pub async fn create(&self, body: Value) -> (String, Value) {
        let answer = self.post("/matches", &body).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let created = answer.json();
        (created["match"]["id"].as_str().unwrap().to_owned(), created)
    }

    pub async fn command(&self, id: &str, command: Value) -> Answer {
        self.post(&format!("/matches/{id}/commands"), &json!({ "command": command })).await
    }

    /// How the match stands.
    pub async fn state(&self, id: &str) -> Value {
        let answer = self.get(&format!("/matches/{id}")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["state"].clone()
    }

    /// Makes the first legal choice, or the one that `pick` finds.
    pub async fn act(&self, id: &str, pick: usize) -> Answer {
        let state = self.state(id).await;
        let choices = state["choices"].as_array().unwrap();
        assert!(!choices.is_empty(), "it is not my turn: {state}");
        let action = &choices[pick % choices.len()]["text"];
        let expected = &state["match"]["number"];
        self.command(id, json!({ "do": "act", "action": action, "expected": expected })).await
    }

    pub async fn socket(&self, id: &str, query: &str) -> Socket {
        self.try_socket(id, query, &[]).await.unwrap()
    }

    pub async fn try_socket(
        &self,
        id: &str,
        query: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, tokio_tungstenite::tungstenite::Error> {
        let url = format!("ws://{}/api/v1/matches/{id}/socket?{query}", self.address);
        let mut request = url.into_client_request()?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        if let Some(from) = self.from {
            request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Socket(stream))
    }
}

/// A WebSocket.
pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        self.0.send(Message::Text(text.to_owned().into())).await.unwrap();
    }

    /// Bytes that need not be a frame.
    pub async fn send_bytes(&mut self, bytes: &[u8]) {
        self.0.get_mut().write_all(bytes).await.unwrap();
    }

    /// The code with which the server closes; what comes before is passed over.
    pub async fn close_code(&mut self) -> u16 {
        loop {
            match tokio::time::timeout(PATIENCE, self.0.next()).await.expect("a message in time") {
                Some(Ok(Message::Close(frame))) => return frame.expect("a code").code.into(),
                Some(Ok(_)) => {}
                other => panic!("no goodbye: {other:?}"),
            }
        }
    }

    /// The next message; none when the server has closed.
    pub async fn next_text(&mut self) -> Option<String> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.0.next()).await.expect("a message in time");
            match next {
                Some(Ok(Message::Text(text))) => {
                    described::check_message(&text);
                    return Some(text.to_string());
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of a type; others are passed over.
    pub async fn next(&mut self, kind: &str) -> Value {
        loop {
            let text = self.next_text().await.expect("the socket is open");
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] == kind {
                return message;
            }
        }
    }
}
