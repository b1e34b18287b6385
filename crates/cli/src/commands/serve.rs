//! `touchline serve`.

use crate::input::data_folder;
use anyhow::{Context, Result};
use clap::Args;
use std::io::Write;
use std::net::SocketAddr;
use std::process::ExitCode;
use touchline_server::{Config, Server};

/// How to serve.
#[derive(Debug, Args)]
pub struct Serve {
    /// Where to listen.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7171", env = "TOUCHLINE_LISTEN")]
    listen: SocketAddr,
    /// Where matches are kept: sqlite://FILE or postgres://…; a file in the user's data folder if not given.
    #[arg(long, value_name = "URL", env = "TOUCHLINE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The address that people see, such as https://play.example.org; cookies are then for https only.
    #[arg(long, value_name = "URL", env = "TOUCHLINE_PUBLIC_URL")]
    public_url: Option<String>,
    /// How many coaches think at the same time; as many as there are cores if not given.
    #[arg(long, value_name = "N", env = "TOUCHLINE_COACHES")]
    coaches: Option<usize>,
    /// Requests a second from one address.
    #[arg(long, value_name = "N", env = "TOUCHLINE_RATE")]
    rate: Option<u32>,
    /// For tests: the same dice in every run. Whoever knows the seed knows every roll, so it is refused with --public-url.
    #[arg(
        long,
        value_name = "SEED",
        env = "TOUCHLINE_DICE_SEED",
        hide = true,
        conflicts_with = "public_url"
    )]
    dice_seed: Option<u64>,
    /// Logs for programs.
    #[arg(long)]
    json: bool,
    /// Open the page in the browser.
    #[arg(long)]
    open: bool,
}

impl Serve {
    /// Serves until SIGTERM or SIGINT.
    pub fn run(self) -> Result<ExitCode> {
        let filter = tracing_subscriber::EnvFilter::try_from_env("TOUCHLINE_LOG")
            .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        if self.json {
            log.json().init()
        } else {
            log.init()
        }
        let runtime = tokio::runtime::Runtime::new().context("the runtime cannot start")?;
        runtime.block_on(self.serve())?;
        Ok(ExitCode::SUCCESS)
    }

    async fn serve(self) -> Result<()> {
        let database = match self.database {
            Some(address) => address,
            None => default_database()?,
        };
        let mut config =
            Config { public_url: self.public_url, dice_seed: self.dice_seed, ..Config::default() };
        if let Some(coaches) = self.coaches {
            config.coaches_at_once = coaches;
        }
        if let Some(rate) = self.rate {
            config.limits.requests = (rate, rate.saturating_mul(4));
        }
        let store = touchline_store::open(&database).await.context("the database cannot be opened")?;
        let listener = tokio::net::TcpListener::bind(self.listen)
            .await
            .with_context(|| format!("cannot listen on {}", self.listen))?;
        let address = listener.local_addr()?;
        let server = Server::new(store, config);
        let mut out = std::io::stdout();
        writeln!(out, "Touchline is ready on http://{address}")?;
        out.flush()?;
        if self.open {
            open_in_browser(&format!("http://{address}"));
        }
        touchline_server::serve(server, listener, told_to_end()).await.context("the server failed")
    }
}

/// Asks the desktop to show a page. Where there is none, the address has been printed and that must do.
fn open_in_browser(address: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let quiet = std::process::Stdio::null;
    let _ = std::process::Command::new(program).arg(address).stdout(quiet()).stderr(quiet()).spawn();
}

/// A file in the user's data folder, which is made if need be.
fn default_database() -> Result<String> {
    let folder = data_folder().context("say where matches are kept with --database sqlite://FILE")?;
    std::fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    Ok(format!("sqlite://{}", folder.join("touchline.db").display()))
}

#[cfg(unix)]
async fn told_to_end() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminated) => {
            tokio::select! {
                _ = terminated.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
        }
        Err(_) => drop(tokio::signal::ctrl_c().await),
    }
}

#[cfg(not(unix))]
async fn told_to_end() {
    drop(tokio::signal::ctrl_c().await);
}
