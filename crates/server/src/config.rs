//! Configuration: what the administrator may choose.

use std::time::Duration;

/// How a server behaves.
#[derive(Debug, Clone)]
pub struct Config {
    /// The address that people see, such as `https://play.example.org`; cookies are then for https only. None: whatever the browser
    /// calls it.
    pub public_url: Option<String>,
    /// How many trusted proxies stand in front of the server. Each adds to `X-Forwarded-For` whom it was asked by; what stands further
    /// left may be anybody's invention.
    pub proxies: usize,
    /// How many of the coaches that think for long do so at the same time. The quick ones have a thread of their own.
    pub coaches_at_once: usize,
    /// Divides the thinking time of coaches; tests set it above 1.
    pub hurry: u32,
    /// How often clocks and idle matches are looked at.
    pub sweep: Duration,
    /// How long an opponent may be away in a match without a clock before the other may claim it.
    pub absence: Duration,
    /// How long an idle match stays in memory.
    pub idle: Duration,
    /// May the people of a match talk to each other?
    pub chat: bool,
    /// Makes the server's part of the dice the same for every run, for tests. It tells every roll.
    pub dice_seed: Option<u64>,
    /// The bus over which servers on one PostgreSQL talk to each other, such as `nats://127.0.0.1:4222`. None: by way of PostgreSQL.
    pub bus: Option<String>,
    /// The limits.
    pub limits: Limits,
}

impl Config {
    /// Do people come by https only?
    pub(crate) fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// The most of everything.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Bytes of a request.
    pub body_bytes: usize,
    /// Bytes of a record to be replayed.
    pub record_bytes: usize,
    /// Bytes of a message on a socket.
    pub message_bytes: usize,
    /// Entries of a match.
    pub entries: usize,
    /// Entries in one answer.
    pub moments: usize,
    /// Positions in one answer.
    pub frames: usize,
    /// Unfinished matches of a person.
    pub matches: u32,
    /// Matches played without a server that a person may hand up in a day.
    pub brought: u32,
    /// Open offers of a person in the lobby.
    pub offers: u32,
    /// Competitions of a person that have not ended.
    pub competitions: u32,
    /// Matches in a list.
    pub listed: u32,
    /// Letters of a name.
    pub name_chars: usize,
    /// Letters of a line of chat.
    pub chat_chars: usize,
    /// Sockets of one match.
    pub listeners: usize,
    /// Matches in memory that nobody is at.
    pub idle_rooms: usize,
    /// Messages that wait for one socket before it is closed.
    pub backlog: usize,
    /// How often a socket is asked whether its client is still there.
    pub ping: Duration,
    /// How long nothing at all may come from a socket before it is closed.
    pub silence: Duration,
    /// Requests a second from one address, and how many may come at once.
    pub requests: (u32, u32),
    /// Messages a second on one socket, and how many may come at once.
    pub messages: (u32, u32),
    /// Messages a second on all sockets of one address, and how many may come at once.
    pub messages_of_address: (u32, u32),
    /// How often a password may be tried for one name from one network, and how many may be at once.
    pub guesses: (Duration, u32),
    /// The same for all names.
    pub guesses_of_network: (Duration, u32),
    /// Open connections in all, sockets included.
    pub connections: usize,
    /// Open connections of one network. Behind a proxy they are the proxy's to count.
    pub connections_of_network: usize,
    /// How long a client may read nothing of what is sent to it.
    pub write: Duration,
    /// How often a person may say something, and how many lines may come at once.
    pub lines: (Duration, u32),
    /// How long a client may take to send the head of a request.
    pub head: Duration,
    /// How long a request may take, from its head to the answer.
    pub request: Duration,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            public_url: None,
            proxies: 0,
            coaches_at_once: cores,
            hurry: 1,
            sweep: Duration::from_secs(1),
            absence: Duration::from_secs(300),
            idle: Duration::from_secs(600),
            chat: true,
            dice_seed: None,
            bus: None,
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body_bytes: 64 << 10,
            record_bytes: 1 << 20,
            message_bytes: 4 << 10,
            entries: 20_000,
            moments: 500,
            frames: 120,
            matches: 50,
            offers: 5,
            competitions: 5,
            brought: 100,
            listed: 100,
            name_chars: 24,
            chat_chars: 300,
            listeners: 200,
            idle_rooms: 4000,
            backlog: 64,
            ping: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            requests: (50, 200),
            messages: (20, 60),
            messages_of_address: (200, 600),
            guesses: (Duration::from_secs(10), 10),
            guesses_of_network: (Duration::from_secs(2), 40),
            connections: 60_000,
            connections_of_network: 1000,
            write: Duration::from_secs(30),
            lines: (Duration::from_secs(2), 10),
            head: Duration::from_secs(10),
            request: Duration::from_secs(30),
        }
    }
}
