//! A match on a server: over HTTP to come in, over a WebSocket from then on, which is opened again when it breaks.

mod address;
mod api;
mod promise;
mod wire;

use super::scene::{Connection, News, Notice, Order, Post, Refusal, Source, Turn, Wait};
use crate::files::write_whole;
use crate::strokes;
pub use address::Address;
use anyhow::{Context, Result, bail};
use api::{Api, Refused, keep, keepsake};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};
use touchline_games::AnyGame;
use touchline_kernel::dice::{Party, Secret, from_hex, to_hex};
use touchline_kernel::{BySeat, Seat};
use touchline_locale::Language;
use touchline_wire::{
    ChatInfo, Command, Created, ErrorAnswer, FromClient, FromServer, Hints, Join, MatchInfo, NewChat,
    NewMatch, Opponent, Pace, SeatChoice, Status, Update,
};

/// A match on a server.
pub struct Remote {
    address: Address,
    api: Api,
    id: String,
    language: String,
    /// The game, to try out paths; none if this program does not know it.
    game: Option<Arc<dyn AnyGame>>,
    /// The link that invites, if this program made the match.
    invitation: Option<String>,
}

/// What has to be known before a screen can be made.
#[derive(Debug)]
pub struct About {
    /// The game's ID.
    pub game: String,
    /// The options that differ from the defaults.
    pub options: Value,
    /// Who sits where.
    pub names: BySeat<String>,
}

/// A match to be made on a server.
#[derive(Debug)]
pub struct Wanted {
    /// The game's ID.
    pub game: String,
    /// Its options.
    pub options: Value,
}

/// How long to wait before the next try, in seconds; the last again and again.
const TRIES_S: [u64; 5] = [1, 2, 4, 8, 15];
/// How often the server is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);
/// How many actions may be asked about at once.
const PREVIEWS_MAX: usize = 32;
/// The server says with this that a client should not come back.
const STAY_AWAY: u16 = 1008;

impl Remote {
    /// Comes in: signs in, makes a match or takes a seat if one is free, and promises a secret for the dice.
    pub fn join(
        address: Address,
        token: Option<String>,
        wanted: Option<Wanted>,
        language: Language,
    ) -> Result<(Self, About)> {
        let mut api = Api::new(&address.server, language.code())?;
        api.sign_in(token, &address.file_name())?;
        let (id, invitation) = match (&address.id, wanted) {
            (Some(id), _) => (id.clone(), None),
            (None, Some(wanted)) => create(&api, &wanted)?,
            (None, None) => bail!("which match? Say --match ID, or a game to invite somebody to"),
        };
        let mut info = about(&api, &id)?;
        if info.you.is_empty() && info.status == Status::Open {
            info = sit_down(&api, &id, &info, address.invitation.clone())?;
        }
        if info.kind == "screen" && info.you.len() == 2 {
            bail!("that match has both sides on one screen; play such a match without --server");
        }
        // Before the first roll, and compared with every word of the server from then on.
        let _ = promise::note(&info);
        let game = touchline_games::open(&info.game, &info.options).ok();
        let known = About { game: info.game, options: info.options, names: info.names };
        let invitation = invitation.map(|token| address.link(&id, &token));
        let language = language.code().to_owned();
        Ok((Self { address, api, id, language, game, invitation }, known))
    }
}

fn about(api: &Api, id: &str) -> Result<MatchInfo> {
    // Nothing of the log: it comes over the socket.
    let update: Update = api.get_json(&format!("/matches/{id}?since={}", u32::MAX))?;
    Ok(update.state.context("the server did not say how the match stands")?.info)
}

/// The file in which the promised secret is kept until it is shown.
fn secret_name(id: &str, party: &str) -> String {
    format!("dice-{id}-{party}")
}

/// A secret for the dice, and the promise of it.
fn promise(seat: Seat) -> Result<(Secret, String)> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the system has no random numbers")?;
    let secret = Secret(bytes);
    let party = if seat == Seat::Home { Party::Home } else { Party::Away };
    let commitment = to_hex(&secret.commitment(party).0);
    Ok((secret, commitment))
}

fn remember(id: &str, seat: Seat, secret: &Secret) -> Result<()> {
    let Some(file) = keepsake(&secret_name(id, seat.name())) else {
        bail!("there is no folder for your data")
    };
    keep(&file, &to_hex(&secret.0))
        .with_context(|| format!("cannot keep the secret of the dice in {}", file.display()))
}

/// Creates a match that is joined by its invitation link.
fn create(api: &Api, wanted: &Wanted) -> Result<(String, Option<String>)> {
    let seat = if crate::coaches::fresh_seed().is_multiple_of(2) { Seat::Home } else { Seat::Away };
    let (secret, commitment) = promise(seat)?;
    let body = NewMatch {
        game: wanted.game.clone(),
        options: wanted.options.clone(),
        opponent: Opponent::Invitation,
        seat: if seat == Seat::Home { SeatChoice::Home } else { SeatChoice::Away },
        pace: Pace::None,
        rated: None,
        chat: true,
        practice: false,
        own_dice: false,
        commitment: Some(commitment),
    };
    let created: Created = api.post("/matches", &body)?;
    remember(&created.info.id, seat, &secret)?;
    Ok((created.info.id, created.invitation))
}

/// Takes the free seat.
fn sit_down(api: &Api, id: &str, info: &MatchInfo, invitation: Option<String>) -> Result<MatchInfo> {
    let taken = |seat: Seat| info.people[seat].is_some() || info.coaches[seat].is_some();
    let free = Seat::BOTH.into_iter().find(|seat| !taken(*seat)).context("both seats are taken")?;
    let (secret, commitment) = promise(free)?;
    // Kept before it is promised: a promise that cannot be kept would hold the match up.
    remember(id, free, &secret)?;
    api.post(&format!("/matches/{id}/join"), &Join { invitation, commitment: Some(commitment) })
}

/// Something that the server was asked and has not answered yet. It is asked again, with the same key, over the next socket.
struct Pending {
    key: String,
    text: String,
}

/// The state of the talk with the server.
struct Talk {
    remote: Remote,
    post: Post,
    /// The last entry that is known.
    number: u32,
    seat: Option<Seat>,
    pending: VecDeque<Pending>,
    /// What is to be decided after what was sent.
    plan: VecDeque<String>,
    revealed: bool,
    greeted: bool,
    left: bool,
}

/// How a socket ended.
enum Ended {
    /// Come back.
    Broken,
    /// The person left, or the screen is gone.
    Left,
    /// The server does not want this client.
    Refused(String),
}

impl Source for Remote {
    fn serve(self: Box<Self>, orders: Receiver<Order>, post: Post) {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
            post(News::Failed("no network on this machine".to_owned()));
            return;
        };
        let (forward, inbox) = unbounded_channel();
        let forwarder = std::thread::Builder::new().name("orders".to_owned()).spawn(move || {
            while let Ok(order) = orders.recv() {
                if forward.send(order).is_err() {
                    return;
                }
            }
        });
        if forwarder.is_err() {
            post(News::Failed("no thread for the match".to_owned()));
            return;
        }
        let talk = Talk {
            remote: *self,
            post,
            number: 0,
            seat: None,
            pending: VecDeque::new(),
            plan: VecDeque::new(),
            revealed: false,
            greeted: false,
            left: false,
        };
        runtime.block_on(talk.run(inbox));
    }

    fn interrupt(&self) -> Box<dyn Fn() + Send> {
        // Coaches think on the server.
        Box::new(|| {})
    }
}

impl Talk {
    async fn run(mut self, mut inbox: UnboundedReceiver<Order>) {
        let mut tries = 0;
        loop {
            let before = self.number;
            match self.connect(&mut inbox).await {
                Ended::Left => return,
                Ended::Refused(why) => {
                    (self.post)(News::Failed(why));
                    return;
                }
                Ended::Broken => {
                    if self.number != before {
                        tries = 0;
                    }
                    let wait = TRIES_S[tries.min(TRIES_S.len() - 1)];
                    tries += 1;
                    if !self.pause(wait, &mut inbox).await {
                        return;
                    }
                }
            }
        }
    }

    /// Waits before the next try; the person may leave meanwhile. What else is asked waits for the next socket.
    async fn pause(&mut self, seconds: u64, inbox: &mut UnboundedReceiver<Order>) -> bool {
        for left in (1..=seconds).rev() {
            if !(self.post)(News::Connection(Connection::Retry(left))) {
                return false;
            }
            let second = tokio::time::sleep(Duration::from_secs(1));
            tokio::pin!(second);
            loop {
                tokio::select! {
                    () = &mut second => break,
                    order = inbox.recv() => match order {
                        Some(Order::Leave) | None => {
                            self.leave();
                            return false;
                        }
                        Some(Order::Speak(language)) => self.remote.language = language.to_owned(),
                        Some(_) => {}
                    },
                }
            }
        }
        true
    }

    fn leave(&mut self) {
        self.left = true;
        let remote = &self.remote;
        let command = format!("touchline play --server {} --match {}", remote.address.server, remote.id);
        (self.post)(News::Left(Notice::Elsewhere(command)));
    }

    async fn connect(&mut self, inbox: &mut UnboundedReceiver<Order>) -> Ended {
        let remote = &self.remote;
        let url = remote.address.socket(&remote.id, self.number, &remote.language);
        let Ok(mut request) = url.into_client_request() else {
            return Ended::Refused("the address of the server is no address".to_owned());
        };
        let bearer = format!("Bearer {}", remote.api.token);
        match bearer.parse() {
            Ok(value) => drop(request.headers_mut().insert("authorization", value)),
            Err(_) => return Ended::Refused("the token has signs that no token has".to_owned()),
        }
        let opened = tokio::time::timeout(Duration::from_secs(15), tokio_tungstenite::connect_async(request));
        let socket = match opened.await {
            Ok(Ok((socket, _))) => socket,
            Ok(Err(SocketError::Http(response))) if response.status().is_client_error() => {
                let body = response.body().as_deref().unwrap_or_default();
                let answer: Option<ErrorAnswer> = serde_json::from_slice(body).ok();
                return Ended::Refused(
                    answer.map_or_else(|| "the server refuses".to_owned(), |answer| answer.error.text),
                );
            }
            Ok(Err(_)) | Err(_) => return Ended::Broken,
        };
        if !(self.post)(News::Connection(Connection::Up)) {
            return Ended::Left;
        }
        let (mut out, mut incoming) = socket.split();
        let again: Vec<String> = self.pending.iter().map(|pending| pending.text.clone()).collect();
        for text in again {
            if out.send(Message::text(text)).await.is_err() {
                return Ended::Broken;
            }
        }
        let mut ping = tokio::time::interval(PING);
        let mut waits_for_pong = false;
        loop {
            let mut send: Vec<String> = Vec::new();
            tokio::select! {
                order = inbox.recv() => match order {
                    Some(order) => send = self.order(order),
                    None => return Ended::Left,
                },
                message = incoming.next() => match message {
                    Some(Ok(Message::Text(text))) => {
                        waits_for_pong = false;
                        // A message that this program does not know is for a newer one.
                        if let Ok(message) = serde_json::from_str(&text) {
                            send = self.receive(message);
                        }
                    }
                    Some(Ok(Message::Close(Some(frame)))) if u16::from(frame.code) == STAY_AWAY => {
                        return Ended::Refused(format!("the server ends the match here: {}", frame.reason));
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Ended::Broken,
                    Some(Ok(_)) => {}
                },
                _ = ping.tick() => {
                    if waits_for_pong {
                        return Ended::Broken;
                    }
                    waits_for_pong = true;
                    send.push(frame(&FromClient::Ping));
                }
            }
            if self.left {
                return Ended::Left;
            }
            for text in send {
                if out.send(Message::text(text)).await.is_err() {
                    return Ended::Broken;
                }
            }
        }
    }

    /// A command, kept until it is answered.
    fn command(&mut self, command: Command) -> String {
        let key = self.remote.api.key();
        let text = frame(&FromClient::Command { key: key.clone(), seat: None, command });
        self.pending.push_back(Pending { key, text: text.clone() });
        text
    }

    fn act(&mut self, action: &str) -> String {
        let expected = self.number;
        self.command(Command::Act { action: action.to_owned(), expected })
    }

    /// What the screen asks, as messages to the server.
    fn order(&mut self, order: Order) -> Vec<String> {
        match order {
            Order::Next | Order::TimeUp | Order::Lift(_) | Order::Settle(_) | Order::Show(_) => Vec::new(),
            Order::Act(_, actions) => {
                self.plan = actions.into();
                self.plan.pop_front().map(|action| self.act(&action)).into_iter().collect()
            }
            Order::Preview(_, actions) => {
                let actions: Vec<String> = actions.into_iter().take(PREVIEWS_MAX).collect();
                vec![frame(&FromClient::Look { key: self.remote.api.key(), seat: None, actions })]
            }
            Order::Undo(_) => vec![self.command(Command::Undo)],
            Order::Resign(_) => vec![self.command(Command::Resign)],
            Order::OfferDraw(_) => vec![self.command(Command::OfferDraw)],
            Order::Answer(_, true) => vec![self.command(Command::Accept)],
            Order::Answer(_, false) => vec![self.command(Command::Decline)],
            Order::Speak(language) => {
                self.remote.language = language.to_owned();
                vec![frame(&FromClient::Speak { lang: language.to_owned() })]
            }
            Order::Hint(_) => {
                self.ask_beside(|api, id| match api.get_json::<Hints>(&format!("/matches/{id}/hint")) {
                    Ok(answer) => News::Advice(answer.hints.into_iter().map(wire::advice).collect()),
                    Err(error) => News::Refused(Refusal::Words(told(&error))),
                });
                Vec::new()
            }
            Order::Say(text) => {
                self.ask_beside(move |api, id| {
                    match api.send(&format!("/matches/{id}/chat"), &NewChat { text }) {
                        Ok(_) => News::Notice(Notice::Nothing),
                        Err(error) => News::Refused(Refusal::Words(told(&error))),
                    }
                });
                Vec::new()
            }
            Order::Save(path) => {
                self.ask_beside(move |api, id| {
                    let record = api.get(&format!("/matches/{id}/record"));
                    let saved = record.and_then(|record| Ok(write_whole(Path::new(&path), &record)?));
                    News::Notice(match saved {
                        Ok(()) => Notice::Saved(path),
                        Err(error) => Notice::NotSaved(path, told(&error)),
                    })
                });
                Vec::new()
            }
            Order::Leave => {
                self.leave();
                Vec::new()
            }
        }
    }

    /// Asks something over HTTP; the answer comes as a message of its own.
    fn ask_beside(&self, ask: impl FnOnce(&Api, &str) -> News + Send + 'static) {
        let (api, id, post) = (self.remote.api.clone(), self.remote.id.clone(), Arc::clone(&self.post));
        let asked =
            std::thread::Builder::new().name("request".to_owned()).spawn(move || post(ask(&api, &id)));
        if let Err(error) = asked {
            (self.post)(News::Refused(Refusal::Words(error.to_string())));
        }
    }

    /// What the server says, and what is to be answered.
    fn receive(&mut self, message: FromServer) -> Vec<String> {
        match message {
            FromServer::Update(update) => return self.update(*update),
            FromServer::Done { key, .. } => {
                self.answered(&key);
                if let Some(action) = self.plan.pop_front() {
                    return vec![self.act(&action)];
                }
            }
            FromServer::Error { key, error } => {
                self.answered(key.as_deref().unwrap_or_default());
                self.plan.clear();
                (self.post)(News::Refused(wire::refusal(error)));
            }
            FromServer::Looked { number, looks, .. } => {
                (self.post)(News::Previewed(number, looks.into_iter().map(wire::preview).collect()));
            }
            FromServer::Presence { online } => {
                (self.post)(News::Online(online));
            }
            FromServer::Chat(line) => {
                (self.post)(News::Chat(line.name, line.text));
            }
            FromServer::Rated { .. } | FromServer::Analysis { .. } | FromServer::Pong => {}
        }
        Vec::new()
    }

    fn answered(&mut self, key: &str) {
        self.pending.retain(|pending| pending.key != key);
    }

    fn update(&mut self, update: Update) -> Vec<String> {
        let mut steps: Vec<_> = update.moments.into_iter().map(wire::step).collect();
        let past = !self.greeted;
        steps.iter_mut().for_each(|step| step.past = past);
        self.number = update.number;
        let mut answers = Vec::new();
        let Some(state) = update.state else {
            (self.post)(News::Steps(steps));
            return answers;
        };
        self.seat = state.info.you.first().copied();
        if let Err(breach) = promise::note(&state.info) {
            (self.post)(News::Notice(Notice::PromiseBroken(breach.promised, breach.shown)));
        }
        let mut scene = wire::scene(state);
        if let Some(game) = &self.remote.game {
            (scene.strokes, scene.places) = strokes::of_view(game.as_ref(), &scene);
        }
        if scene.turn == Turn::Waiting(Wait::Dice) {
            answers.extend(self.reveal());
        }
        let waits = matches!(scene.turn, Turn::Waiting(Wait::Opponent));
        if steps.is_empty() {
            (self.post)(News::Scene(Box::new(scene)));
        } else {
            if let Some(last) = steps.last_mut() {
                last.scene = Some(Box::new(scene));
            }
            (self.post)(News::Steps(steps));
        }
        if !self.greeted {
            self.greeted = true;
            self.tell_chat();
            if let Some(link) = self.remote.invitation.clone().filter(|_| waits) {
                (self.post)(News::Invite(link));
            }
        }
        answers
    }

    /// Shows the secret that was promised.
    fn reveal(&mut self) -> Option<String> {
        let seat = self.seat.filter(|_| !self.revealed)?;
        self.revealed = true;
        let secret = std::fs::read_to_string(keepsake(&secret_name(&self.remote.id, seat.name()))?).ok()?;
        let secret = secret.trim().to_owned();
        from_hex(&secret)?;
        Some(self.command(Command::Reveal { secret }))
    }

    fn tell_chat(&self) {
        if self.seat.is_none() {
            return;
        }
        let path = format!("/matches/{}/chat", self.remote.id);
        for line in self.remote.api.get_json::<Vec<ChatInfo>>(&path).unwrap_or_default() {
            (self.post)(News::Chat(line.name, line.text));
        }
    }
}

/// What went wrong, in one line.
fn told(error: &anyhow::Error) -> String {
    match error.downcast_ref::<Refused>() {
        Some(refused) => refused.text.clone(),
        None => format!("{error:#}"),
    }
}

/// A message as the text of a frame.
fn frame(message: &FromClient) -> String {
    serde_json::to_string(message).unwrap_or_default()
}
