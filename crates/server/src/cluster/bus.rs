//! The bus: NATS where its address is given, otherwise PostgreSQL's `NOTIFY`. A server on a file of its own has none.

use futures_util::StreamExt;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use touchline_store::{Heard, Store, StoreError};

/// How much of what was heard may wait.
const WAITING_MAX: usize = 8192;

/// How often a server of NATS that does not answer is tried again.
const AGAIN: Duration = Duration::from_millis(250);

/// How soon a silent connection to NATS is noticed.
const PING: Duration = Duration::from_secs(2);

/// Why there is no bus.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    #[error("a bus connects servers on one PostgreSQL; a server on a file of its own has nobody to talk to")]
    Alone,
    /// An address may hold a password: it is not repeated.
    #[error("the address of the bus cannot be used: {0}; expected nats://HOST:PORT")]
    Address(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Where words go.
#[derive(Debug)]
pub enum Bus {
    Notify(Arc<Store>),
    Nats(async_nats::Client),
}

impl Bus {
    /// Opens the bus of the servers that share a channel: at an address, or through the store. None for a server that is alone.
    pub async fn open(
        address: Option<&str>,
        store: &Arc<Store>,
        channel: &str,
    ) -> Result<Option<(Self, mpsc::Receiver<Heard>)>, BusError> {
        match address {
            Some(_) if !store.is_shared() => Err(BusError::Alone),
            Some(address) => Self::nats(address, channel).await.map(Some),
            None => {
                let heard = store.listen(channel).await?;
                Ok(heard.map(|heard| (Self::Notify(Arc::clone(store)), heard)))
            }
        }
    }

    async fn nats(address: &str, channel: &str) -> Result<(Self, mpsc::Receiver<Heard>), BusError> {
        let wrong = |error: &dyn std::fmt::Display| BusError::Address(error.to_string());
        let (sender, receiver) = mpsc::channel(WAITING_MAX);
        let events = sender.clone();
        let client = async_nats::ConnectOptions::new()
            .name("touchline")
            .ping_interval(PING)
            .subscription_capacity(WAITING_MAX)
            .reconnect_delay_callback(|_| AGAIN)
            // A node that starts before the bus does is not ready until it hears itself.
            .retry_on_initial_connect()
            .event_callback(move |event| {
                let events = events.clone();
                async move {
                    if event == async_nats::Event::Disconnected {
                        let _ = events.send(Heard::Lost).await;
                    }
                }
            })
            .connect(address.split(',').map(str::to_owned).collect::<Vec<_>>().as_slice())
            .await
            .map_err(|error| wrong(&error))?;
        let mut words = client.subscribe(channel.to_owned()).await.map_err(|error| wrong(&error))?;
        tokio::spawn(async move {
            while let Some(message) = words.next().await {
                let Ok(word) = String::from_utf8(message.payload.to_vec()) else { continue };
                if sender.send(Heard::Word(word)).await.is_err() {
                    return;
                }
            }
        });
        Ok((Self::Nats(client), receiver))
    }

    /// Says words, in order.
    pub async fn say(&self, channel: &str, words: Vec<String>) -> Result<(), String> {
        match self {
            Self::Notify(store) => store.say(channel, &words).await.map_err(|error| error.to_string()),
            Self::Nats(client) => {
                for word in words {
                    let said = client.publish(channel.to_owned(), word.into()).await;
                    said.map_err(|error| error.to_string())?;
                }
                Ok(())
            }
        }
    }
}
