//! Many live matches at once against a real server in a process of its own: how long a move takes to reach the opponent, what it
//! costs the server, and how much memory an open match takes.
//!
//! ```sh
//! cargo build --release -p touchline-cli && cargo run --release -p touchline-server --example load -- \
//!     --program target/release/touchline --matches 2000 --seconds 60
//! ```
//!
//! Two people sit at each match, each with a socket. A move is timed from the message that asks for it until the opponent's socket has
//! the news; the server acknowledges only what is durable. CPU time and memory are read from `/proc` (Linux only).

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use std::error::Error;
use std::io::BufRead;
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

type Failure = Box<dyn Error + Send + Sync>;

/// What to do.
struct Plan {
    program: String,
    database: Option<String>,
    game: String,
    matches: usize,
    seconds: u64,
    /// Seconds between two moves of a match.
    pace: u64,
    json: bool,
}

impl Plan {
    fn read() -> Result<Self, Failure> {
        let mut plan = Self {
            program: "target/release/touchline".to_owned(),
            database: None,
            game: "volchok".to_owned(),
            matches: 2000,
            seconds: 60,
            pace: 1,
            json: false,
        };
        let mut args = std::env::args().skip(1);
        while let Some(name) = args.next() {
            if name == "--json" {
                plan.json = true;
                continue;
            }
            let value = args.next().ok_or_else(|| format!("{name}: expected a value"))?;
            match name.as_str() {
                "--program" => plan.program = value,
                "--database" => plan.database = Some(value),
                "--game" => plan.game = value,
                "--matches" => plan.matches = value.parse()?,
                "--seconds" => plan.seconds = value.parse()?,
                "--pace" => plan.pace = value.parse::<u64>()?.max(1),
                _ => {
                    let known = "--program, --database, --game, --matches, --seconds, --pace or --json";
                    return Err(format!("found {name}, expected {known}").into());
                }
            }
        }
        Ok(plan)
    }
}

/// The server, ended when this is dropped.
struct Running {
    child: Child,
    address: SocketAddr,
}

impl Running {
    fn start(plan: &Plan, database: &str) -> Result<Self, Failure> {
        let mut child = Command::new(&plan.program)
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--connections",
                "1000000",
                "--rate",
                "1000000",
                "--proxies",
                "1",
                "--database",
                database,
            ])
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        std::io::BufReader::new(child.stdout.take().ok_or("no pipe")?).read_line(&mut line)?;
        let address = line.trim().rsplit("http://").next().unwrap_or_default().parse();
        let address = address.map_err(|_| format!("the server did not start: {line}"))?;
        Ok(Self { child, address })
    }

    /// CPU time so far in microseconds, user and system.
    fn cpu_us(&self) -> Result<u64, Failure> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let (_, fields) = stat.rsplit_once(") ").ok_or("no stat")?;
        let mut ticks = fields.split(' ').skip(11).take(2).map(str::parse::<u64>);
        let user = ticks.next().ok_or("no user time")??;
        let system = ticks.next().ok_or("no system time")??;
        // A tick is a hundredth of a second on every Linux that there is.
        Ok((user + system) * 10_000)
    }

    /// Resident memory in kilobytes.
    fn rss_kb(&self) -> Result<u64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse()?)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Raises the limit of open files, which the server inherits: a socket is a file here and another one there.
#[cfg(target_os = "linux")]
fn allow_files(needed: usize) -> Result<(), Failure> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let needed = needed as u64;
    let limit = getrlimit(Resource::Nofile);
    if limit.current.is_none_or(|most| most >= needed) {
        return Ok(());
    }
    let maximum = limit.maximum.map(|most| most.max(needed));
    setrlimit(Resource::Nofile, Rlimit { current: Some(needed), maximum }).map_err(|_| {
        format!("{needed} open files are needed and {:?} allowed: ulimit -n {needed}, as root", limit.maximum)
            .into()
    })
}

#[cfg(not(target_os = "linux"))]
fn allow_files(_: usize) -> Result<(), Failure> {
    Ok(())
}

/// Where the two of a match come from. A server lets one address say only so much, and people do not all come from one.
fn place(nth: u64) -> String {
    let [.., a, b, c] = nth.to_be_bytes();
    format!("10.{a}.{b}.{c}")
}

/// A connection from one of eight addresses of this machine: one has 28,000 ports.
async fn connect(address: SocketAddr) -> Result<TcpStream, Failure> {
    static NTH: AtomicU64 = AtomicU64::new(0);
    let from = Ipv4Addr::new(127, 0, 0, 1 + (NTH.fetch_add(1, Ordering::Relaxed) % 8) as u8);
    let socket = TcpSocket::new_v4()?;
    // Only Linux has all of 127.0.0.0/8.
    if cfg!(target_os = "linux") {
        socket.bind((from, 0).into())?;
    }
    Ok(socket.connect(address).await?)
}

/// One request on a connection of its own: status line and headers, and the body.
async fn ask(
    address: SocketAddr,
    place: &str,
    path: &str,
    cookie: &str,
    key: &str,
    body: &str,
) -> Result<(String, String), Failure> {
    let mut stream = connect(address).await?;
    let request = format!(
        "POST /api/v1{path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\nx-forwarded-for: {place}\r\n\
         idempotency-key: {key}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut text = String::new();
    stream.read_to_string(&mut text).await?;
    let (head, body) = text.split_once("\r\n\r\n").ok_or("no answer")?;
    if !head.starts_with("HTTP/1.1 20") {
        return Err(format!("{path}: {head} {body}").into());
    }
    Ok((head.to_owned(), body.to_owned()))
}

async fn guest(address: SocketAddr, place: &str) -> Result<String, Failure> {
    static GUESTS: AtomicU64 = AtomicU64::new(0);
    let key = format!("guest-of-the-load-test-{}", GUESTS.fetch_add(1, Ordering::Relaxed));
    let (head, _) = ask(address, place, "/guest", "", &key, "").await?;
    let line =
        head.lines().find(|line| line.to_lowercase().starts_with("set-cookie: ")).ok_or("no cookie")?;
    Ok(line["set-cookie: ".len()..].split(';').next().unwrap_or_default().to_owned())
}

#[derive(Deserialize)]
struct Created {
    #[serde(rename = "match")]
    info: Info,
    invitation: String,
}

#[derive(Deserialize)]
struct Info {
    #[serde(default)]
    id: String,
}

/// As much of a message as a bot needs.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    number: u32,
    #[serde(default)]
    state: Option<State>,
    #[serde(default)]
    error: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct State {
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    text: String,
}

type Socket = WebSocketStream<TcpStream>;

/// One side of a match.
struct Side {
    socket: Socket,
    number: u32,
    choices: Vec<Choice>,
}

impl Side {
    async fn sit(address: SocketAddr, place: &str, id: &str, cookie: &str) -> Result<Self, Failure> {
        let mut request = format!("ws://{address}/api/v1/matches/{id}/socket").into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        request.headers_mut().insert("x-forwarded-for", place.parse()?);
        let stream = connect(address).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        let mut side = Self { socket, number: 0, choices: Vec::new() };
        side.wait_for(0).await?;
        Ok(side)
    }

    /// Reads until the match has more entries than this.
    async fn wait_for(&mut self, number: u32) -> Result<(), Failure> {
        loop {
            let heard = self.hear().await?;
            if heard.kind == "update"
                && let Some(state) = heard.state
            {
                self.number = heard.number;
                self.choices = state.choices;
                if number == 0 || self.number > number {
                    return Ok(());
                }
            }
        }
    }

    async fn hear(&mut self) -> Result<Heard, Failure> {
        loop {
            match self.socket.next().await.ok_or("the server closed a socket")?? {
                Message::Text(text) => {
                    let heard: Heard = serde_json::from_str(&text)?;
                    return match heard.error {
                        Some(error) => Err(format!("refused: {error}").into()),
                        None => Ok(heard),
                    };
                }
                Message::Close(frame) => return Err(format!("the server closed a socket: {frame:?}").into()),
                _ => {}
            }
        }
    }
}

/// Two people at one match.
struct Pair {
    sides: [Side; 2],
    nth: u64,
}

impl Pair {
    async fn meet(address: SocketAddr, game: String, nth: u64) -> Result<Self, Failure> {
        let place = &place(nth);
        let (home, away) = (guest(address, place).await?, guest(address, place).await?);
        let asked = format!(r#"{{"game":"{game}","opponent":{{"kind":"invitation"}},"seat":"home"}}"#);
        let (_, body) = ask(address, place, "/matches", &home, "m", &asked).await?;
        let created: Created = serde_json::from_str(&body)?;
        let id = &created.info.id;
        let asked = format!(r#"{{"invitation":"{}"}}"#, created.invitation);
        ask(address, place, &format!("/matches/{id}/join"), &away, "j", &asked).await?;
        let sides =
            [Side::sit(address, place, id, &home).await?, Side::sit(address, place, id, &away).await?];
        Ok(Self { sides, nth })
    }

    /// One move: how long until the opponent knows. None when the match is over.
    async fn play(&mut self, turn: u64) -> Result<Option<Duration>, Failure> {
        let [home, away] = &mut self.sides;
        let (mover, other) = if home.choices.is_empty() { (away, home) } else { (home, away) };
        if mover.choices.is_empty() {
            return Ok(None);
        }
        let pick = (turn.wrapping_mul(7) + self.nth) as usize % mover.choices.len();
        let (number, action) = (mover.number, &mover.choices[pick].text);
        let command = format!(
            r#"{{"type":"command","key":"{turn}","command":{{"do":"act","action":"{action}","expected":{number}}}}}"#
        );
        let asked = Instant::now();
        mover.socket.send(Message::text(command)).await?;
        // Read both sockets at once: only the refused one is answered, and reading the other alone would wait for ever.
        let reached = async {
            other.wait_for(number).await?;
            Ok(asked.elapsed())
        };
        let (took, ()) = tokio::try_join!(reached, mover.wait_for(number))?;
        while mover.hear().await?.kind != "done" {}
        Ok(Some(took))
    }
}

/// The value below which this share of the sorted values lies.
fn percentile(sorted: &[Duration], share: f64) -> f64 {
    let idx = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(idx).map_or(0.0, |took| took.as_secs_f64() * 1000.0)
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let plan = Plan::read()?;
    allow_files(plan.matches * 2 + 200)?;
    let dir = tempfile::tempdir()?;
    let file = format!("sqlite://{}", dir.path().join("load.db").display());
    let running = Running::start(&plan, plan.database.as_deref().unwrap_or(&file))?;
    let address = running.address;
    // The first match opens what all of them share.
    let first = Pair::meet(address, plan.game.clone(), 0).await?;
    let empty_kb = running.rss_kb()?;
    let mut pairs = vec![first];
    let mut nth = 1;
    while pairs.len() < plan.matches {
        let some = (plan.matches - pairs.len()).min(16);
        let meetings: Vec<_> = (0..some as u64)
            .map(|more| tokio::spawn(Pair::meet(address, plan.game.clone(), nth + more)))
            .collect();
        nth += some as u64;
        for meeting in meetings {
            pairs.push(meeting.await??);
        }
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let open_kb = running.rss_kb()?;
    let cpu_before = running.cpu_us()?;
    let begun = tokio::time::Instant::now() + Duration::from_millis(100);
    let total = pairs.len() as u64;
    let (pace, turns) = (plan.pace, plan.seconds / plan.pace);
    let players: Vec<_> = pairs
        .into_iter()
        .map(|mut pair| {
            tokio::spawn(async move {
                // Spread over the time between two moves, as people are.
                let offset = Duration::from_micros(1_000_000 * pace * pair.nth / total);
                let mut times = Vec::with_capacity(turns as usize);
                for turn in 0..turns {
                    tokio::time::sleep_until(begun + offset + Duration::from_secs(turn * pace)).await;
                    match pair.play(turn).await {
                        Ok(Some(took)) => times.push(took),
                        Ok(None) => break,
                        Err(error) => return Err(error),
                    }
                }
                Ok((times, pair))
            })
        })
        .collect();
    let (mut times, mut errors, mut kept) = (Vec::new(), Vec::new(), Vec::new());
    for player in players {
        match player.await? {
            Ok((more, pair)) => {
                times.extend(more);
                kept.push(pair);
            }
            Err(error) => errors.push(error.to_string()),
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    let cpu_us = running.cpu_us()? - cpu_before;
    let end_kb = running.rss_kb()?;
    times.sort_unstable();
    let moves = times.len();
    let per_match =
        |kb: u64| kb.saturating_sub(empty_kb) as f64 / plan.matches.saturating_sub(1).max(1) as f64;
    let result = serde_json::json!({
        "game": plan.game,
        "matches": plan.matches,
        "sockets": plan.matches * 2,
        "moves": moves,
        "errors": errors.len(),
        "seconds": (seconds * 10.0).round() / 10.0,
        "p50_ms": (percentile(&times, 0.5) * 100.0).round() / 100.0,
        "p99_ms": (percentile(&times, 0.99) * 100.0).round() / 100.0,
        "max_ms": (percentile(&times, 1.0) * 100.0).round() / 100.0,
        "cpu_us_per_move": cpu_us / (moves as u64).max(1),
        "kb_per_match_open": (per_match(open_kb) * 10.0).round() / 10.0,
        "kb_per_match_after": (per_match(end_kb) * 10.0).round() / 10.0,
    });
    if plan.json {
        println!("{result}");
    } else {
        println!("{result:#}");
    }
    for error in errors.iter().take(3) {
        eprintln!("{error}");
    }
    drop(kept);
    if errors.is_empty() { Ok(()) } else { Err("some moves were not made".into()) }
}
