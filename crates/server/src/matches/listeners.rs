//! Listeners: the sockets that are open on a match, and what they are told.

use crate::cluster::To;
use crate::error::ApiError;
use crate::matches::state::{RoomState, Stage};
use crate::server::Server;
use crate::show;
use crate::socket::outbox::{Receiver, Sender, outbox};
use crate::wire::FromServer;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use touchline_kernel::{BySeat, Seat, Viewer};
use touchline_live::Moment;

/// A socket that is told what happens.
#[derive(Debug)]
pub struct Listener {
    id: u64,
    seats: Vec<Seat>,
    eyes: Eyes,
    sender: Sender,
}

/// Whose knowledge a listener gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eyes {
    Seat(Seat),
    /// That of the seat that decides, for a person who has both.
    Deciding,
    Spectator,
}

/// A message as it goes over a socket.
pub fn message(what: &FromServer) -> Utf8Bytes {
    // Updates are most of what is sent: a text that grew would be moved again and again.
    let room = match what {
        FromServer::Update(update) => update
            .state
            .as_ref()
            .map_or(0, |state| UPDATE_BYTES + state.view.json().len() + state.choices.json().len()),
        _ => 128,
    };
    let mut bytes = Vec::with_capacity(room);
    match serde_json::to_writer(&mut bytes, what) {
        Ok(()) => Utf8Bytes::try_from(bytes).unwrap_or_default(),
        Err(_) => Utf8Bytes::default(),
    }
}

static NEXT_ID: AtomicU64 = AtomicU64::new(0);

/// How long most updates are at most, without view and choices.
const UPDATE_BYTES: usize = 1536;

impl RoomState {
    /// Tells every listener what happened, each what it may know. Backpressure: a client whose outbox is full is disconnected; it
    /// reconnects with `since`.
    pub fn tell(&mut self, moments: &[Moment]) {
        if self.listeners.is_empty() {
            return;
        }
        let mut told: Vec<(Viewer, Vec<Seat>, Utf8Bytes)> = Vec::new();
        let mut news = FromServer::Update(Box::new(show::news(self, moments)));
        // Who is connected is part of the news: they are made before the listeners are taken out.
        let mut listeners = std::mem::take(&mut self.listeners);
        listeners.retain(|listener| {
            let viewer = self.viewer(listener.eyes);
            let known = told.iter().find(|(eyes, seats, _)| *eyes == viewer && *seats == listener.seats);
            let text = match known {
                Some((_, _, text)) => text.clone(),
                None => {
                    if let FromServer::Update(update) = &mut news {
                        show::show_to(update, self, viewer, &listener.seats, moments);
                    }
                    let text = message(&news);
                    told.push((viewer, listener.seats.clone(), text.clone()));
                    text
                }
            };
            listener.sender.send(text)
        });
        self.listeners = listeners;
    }

    /// Sends one message to those listeners for whom it is.
    pub fn tell_text(&mut self, text: &str, to: &To) {
        let text = Utf8Bytes::from(text);
        self.listeners.retain(|listener| {
            let meant = match to {
                To::All => true,
                To::SeatedBut(except) => listener.seats.iter().any(|seat| !except.contains(seat)),
            };
            !meant || listener.sender.send(text.clone())
        });
    }

    /// Who sits at the match on other nodes, from now on.
    pub fn sit_elsewhere(&mut self, seats: BySeat<bool>, now_ms: i64) {
        let before = self.online();
        self.elsewhere = seats;
        self.note_absence(before, now_ms);
        self.tell_presence(before, None);
    }

    fn note_absence(&mut self, before: BySeat<bool>, now_ms: i64) {
        let online = self.online();
        for seat in Seat::BOTH {
            if before[seat] && !online[seat] {
                self.away_since_ms[seat] = now_ms;
            }
        }
    }

    /// Does somebody who sits at the match listen here?
    pub fn has_seated(&self) -> bool {
        self.listeners.iter().any(|listener| !listener.seats.is_empty())
    }

    /// Adds a listener. The caller sends what was missed, under the same lock.
    pub fn listen(
        &mut self,
        server: &Server,
        user_id: Option<&str>,
        eyes: Eyes,
    ) -> Result<(u64, Receiver), ApiError> {
        self.listeners.retain(|listener| !listener.sender.is_closed());
        let seats = self.row.seats_of(user_id);
        // Those who watch never keep out those who play.
        let alike = self.listeners.iter().filter(|listener| listener.seats.is_empty() == seats.is_empty());
        if alike.count() >= server.config.limits.listeners {
            return Err(ApiError::Crowded);
        }
        let before = self.online();
        let (sender, receiver) = outbox(server.config.limits.backlog);
        let id = NEXT_ID.fetch_add(1, Ordering::Relaxed);
        self.listeners.push(Listener { id, seats, eyes, sender });
        self.tell_presence(before, Some(id));
        Ok((id, receiver))
    }

    pub fn unlisten(&mut self, id: u64, now_ms: i64) {
        let before = self.online();
        self.listeners.retain(|listener| listener.id != id);
        self.note_absence(before, now_ms);
        self.tell_presence(before, None);
    }

    fn tell_presence(&mut self, before: BySeat<bool>, except: Option<u64>) {
        let online = self.online();
        if online != before {
            let text = message(&FromServer::Presence { online });
            for listener in self.listeners.iter().filter(|listener| Some(listener.id) != except) {
                // A full outbox is dealt with by the next update.
                let _ = listener.sender.send(text.clone());
            }
        }
    }

    /// Which seats are connected; a computer coach always is.
    pub fn online(&self) -> BySeat<bool> {
        BySeat::from_fn(|seat| {
            self.row.sides[seat].coach.is_some()
                || self.elsewhere[seat]
                || self.listeners.iter().any(|listener| listener.seats.contains(&seat))
        })
    }

    /// Whose knowledge a person gets.
    pub fn eyes_for(&self, user_id: Option<&str>, asked: Option<Seat>) -> Result<Eyes, ApiError> {
        let seats = self.row.seats_of(user_id);
        match (asked, &seats[..]) {
            (Some(seat), seats) if seats.contains(&seat) => Ok(Eyes::Seat(seat)),
            (Some(_), _) => Err(ApiError::NotYours),
            (None, []) => Ok(Eyes::Spectator),
            (None, [seat]) => Ok(Eyes::Seat(*seat)),
            (None, _) => Ok(Eyes::Deciding),
        }
    }

    /// What these eyes see now: everything, once the match is over.
    pub fn viewer(&self, eyes: Eyes) -> Viewer {
        if matches!(self.stage, Stage::Over(_)) {
            return Viewer::Everything;
        }
        match eyes {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Deciding => Viewer::Seat(self.row.turn.unwrap_or(Seat::Home)),
            Eyes::Spectator => Viewer::Spectator,
        }
    }
}
