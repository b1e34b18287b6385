//! Requests to a server.

use anyhow::{Context, Result, anyhow, bail};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use touchline_wire::ErrorAnswer;

/// An HTTP client of the server's API, with retries.
#[derive(Clone)]
pub struct Api {
    agent: ureq::Agent,
    server: String,
    language: String,
    /// Who asks.
    pub token: String,
    /// What all keys of this program begin with.
    stem: String,
    keys: Arc<AtomicU64>,
}

/// Why a server did not do something, in its words.
#[derive(Debug, thiserror::Error)]
#[error("{text}")]
pub struct Refused {
    /// For people.
    pub text: String,
}

/// No answer is longer.
const ANSWER_MAX: u64 = 16 << 20;

impl Api {
    /// A client without a session.
    ///
    /// # Errors
    /// A system without random numbers.
    pub fn new(server: &str, language: &str) -> Result<Self> {
        let mut stem = [0; 16];
        getrandom::fill(&mut stem).context("the system has no random numbers")?;
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_secs(30)))
            .build();
        Ok(Self {
            agent: config.new_agent(),
            server: server.to_owned(),
            language: language.to_owned(),
            token: String::new(),
            stem: format!("{:032x}", u128::from_ne_bytes(stem)),
            keys: Arc::default(),
        })
    }

    /// A fresh idempotency key. It must be unguessable: before there is a session it alone identifies the client.
    pub fn key(&self) -> String {
        format!("{}-{}", self.stem, self.keys.fetch_add(1, Ordering::Relaxed))
    }

    fn address(&self, path: &str) -> String {
        let mark = if path.contains('?') { '&' } else { '?' };
        format!("{}/api/v1{path}{mark}lang={}", self.server, self.language)
    }

    /// Asks for something.
    pub fn get(&self, path: &str) -> Result<String> {
        let mut request = self.agent.get(self.address(path));
        if !self.token.is_empty() {
            request = request.header("authorization", format!("Bearer {}", self.token));
        }
        let response = request.call().with_context(|| format!("{} does not answer", self.server))?;
        Self::read(response).map(|(body, _)| body)
    }

    /// Asks for a message.
    pub fn get_json<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        serde_json::from_str(&self.get(path)?).context("the server's answer cannot be read")
    }

    /// Asks that something be done, once.
    pub fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T> {
        let (answer, _) = self.send(path, body)?;
        serde_json::from_str(&answer).context("the server's answer cannot be read")
    }

    /// Asks that something be done, once; the answer as text, with the session if there is a new one.
    pub fn send(&self, path: &str, body: &impl Serialize) -> Result<(String, Option<String>)> {
        let mut request = self
            .agent
            .post(self.address(path))
            .header("idempotency-key", self.key())
            .header("content-type", "application/json");
        if !self.token.is_empty() {
            request = request.header("authorization", format!("Bearer {}", self.token));
        }
        let response = request
            .send(serde_json::to_string(body)?)
            .with_context(|| format!("{} does not answer", self.server))?;
        Self::read(response)
    }

    fn read(response: ureq::http::Response<ureq::Body>) -> Result<(String, Option<String>)> {
        let status = response.status();
        let cookie = response
            .headers()
            .get("set-cookie")
            .and_then(|value| value.to_str().ok())
            .and_then(|line| line.split(';').next()?.split_once('=').map(|(_, token)| token.to_owned()));
        let body = response.into_body().into_with_config().limit(ANSWER_MAX).read_to_string()?;
        if status.is_success() {
            return Ok((body, cookie));
        }
        match serde_json::from_str::<ErrorAnswer>(&body) {
            Ok(answer) => Err(Refused { text: answer.error.text }.into()),
            Err(_) => Err(anyhow!("the server answers {status}; is it a Touchline server?")),
        }
    }

    /// Signs in: by token, as the guest of this machine on this server, or as a new guest.
    pub fn sign_in(&mut self, token: Option<String>, file_name: &str) -> Result<()> {
        if let Some(token) = token {
            self.token = token;
            self.get("/me").context("the server does not know this token")?;
            return Ok(());
        }
        let file = keepsake(&format!("guest-{file_name}"));
        if let Some(token) = file.as_ref().and_then(|file| std::fs::read_to_string(file).ok()) {
            self.token = token.trim().to_owned();
        }
        // A stored session is used again.
        let (_, fresh) = self.send("/guest", &serde_json::json!({}))?;
        if let Some(token) = fresh {
            self.token = token;
            if let Some(file) = file {
                keep(&file, &self.token)
                    .with_context(|| format!("cannot keep who you are in {}", file.display()))?;
            }
        }
        if self.token.is_empty() {
            bail!("the server did not say who you are");
        }
        Ok(())
    }
}

/// A small file of the user's own.
pub fn keepsake(name: &str) -> Option<PathBuf> {
    crate::files::data_folder().ok().map(|folder| folder.join(name))
}

/// Writes a secret, readable by its owner only.
pub fn keep(file: &PathBuf, secret: &str) -> std::io::Result<()> {
    use std::io::Write;
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(secret.as_bytes())
}
