//! `touchline serve`.

use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Deserialize;
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use touchline_locale::Locale;
use touchline_server::{Config, Server};
use touchline_store::{Access, Store};
use touchline_terminal::data_folder;

/// How to serve. What is said neither here nor in the environment is in the file, or has its default.
#[derive(Debug, Args)]
pub struct Serve {
    /// A TOML file with the same settings, `public_url` for --public-url; flags and the environment take precedence.
    #[arg(long, value_name = "FILE", env = "TOUCHLINE_CONFIG")]
    config: Option<PathBuf>,
    /// Where to listen; 127.0.0.1:7171 if not given.
    #[arg(long, value_name = "ADDRESS", env = "TOUCHLINE_LISTEN")]
    listen: Option<SocketAddr>,
    /// Where matches are kept: sqlite://FILE or postgres://…; a file in the user's data folder if not given.
    #[arg(long, value_name = "URL", env = "TOUCHLINE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The bus of several servers on one PostgreSQL: nats://HOST:PORT, several separated by commas; PostgreSQL itself if not given.
    #[arg(long, value_name = "URL", env = "TOUCHLINE_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// The address that people see, such as https://play.example.org; cookies are then for https only.
    #[arg(long, value_name = "URL", env = "TOUCHLINE_PUBLIC_URL")]
    public_url: Option<String>,
    /// How many trusted proxies stand in front: with N, the client is the Nth from the right of X-Forwarded-For; 0 if not given.
    #[arg(long, value_name = "N", env = "TOUCHLINE_PROXIES")]
    proxies: Option<usize>,
    /// How many coaches think at the same time; as many as there are cores if not given.
    #[arg(long, value_name = "N", env = "TOUCHLINE_COACHES")]
    coaches: Option<usize>,
    /// How many threads answer requests; half as many as there are cores if not given: the database and the coaches have their own.
    #[arg(long, value_name = "N", env = "TOUCHLINE_THREADS")]
    threads: Option<NonZero<usize>>,
    /// Requests a second from one address.
    #[arg(long, value_name = "N", env = "TOUCHLINE_RATE")]
    rate: Option<u32>,
    /// Open connections from one address; 1000 if not given. Behind proxies, the proxy has to count them.
    #[arg(long, value_name = "N", env = "TOUCHLINE_CONNECTIONS")]
    connections: Option<usize>,
    /// Whether people may chat: true or false; true if not given.
    #[arg(long, value_name = "BOOL", env = "TOUCHLINE_CHAT")]
    chat: Option<bool>,
    /// For tests: the same dice in every run. Whoever knows the seed knows every roll, so it is refused with --public-url.
    #[arg(long, value_name = "SEED", env = "TOUCHLINE_DICE_SEED", hide = true)]
    dice_seed: Option<u64>,
    /// For tests: how many seconds somebody may be away before the other may claim the match.
    #[arg(long, value_name = "SECONDS", env = "TOUCHLINE_ABSENCE", hide = true)]
    absence: Option<u64>,
    /// What to log: error, warn, info or debug; warn if not given.
    #[arg(long, value_name = "LEVEL", env = "TOUCHLINE_LOG")]
    log: Option<String>,
    /// Logs for programs.
    #[arg(long)]
    json: bool,
    /// Open the page in the browser.
    #[arg(long)]
    open: bool,
}

/// The settings of a file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    listen: Option<SocketAddr>,
    database: Option<String>,
    bus: Option<String>,
    public_url: Option<String>,
    proxies: Option<usize>,
    coaches: Option<usize>,
    threads: Option<NonZero<usize>>,
    rate: Option<u32>,
    connections: Option<usize>,
    chat: Option<bool>,
    log: Option<String>,
}

impl Settings {
    fn read(path: &Path) -> Result<Self> {
        let text =
            std::fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
        toml::from_str(&text).with_context(|| format!("{} is not a settings file", path.display()))
    }
}

const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7171);

impl Serve {
    /// Serves until SIGTERM or SIGINT.
    pub fn run(self, locale: &Locale) -> Result<ExitCode> {
        let file = self.config.as_deref().map(Settings::read).transpose()?.unwrap_or_default();
        let level = self.log.as_deref().or(file.log.as_deref()).unwrap_or("warn");
        let filter = tracing_subscriber::EnvFilter::try_new(level)
            .with_context(|| format!("log: found {level}, expected error, warn, info or debug"))?;
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        if self.json {
            log.json().init()
        } else {
            log.init()
        }
        let threads = self.threads.or(file.threads).map_or_else(half_the_cores, NonZero::get);
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        let runtime = runtime.worker_threads(threads).enable_all().build();
        runtime.context("the runtime cannot start")?.block_on(self.serve(file, locale))?;
        Ok(ExitCode::SUCCESS)
    }

    async fn serve(self, file: Settings, locale: &Locale) -> Result<()> {
        let public_url = self.public_url.or(file.public_url);
        if self.dice_seed.is_some() && public_url.is_some() {
            bail!("--dice-seed is for tests: with a public address anybody could know the dice");
        }
        let mut config = Config { public_url, dice_seed: self.dice_seed, ..Config::default() };
        config.bus = self.bus.or(file.bus);
        if let Some(seconds) = self.absence {
            config.absence = Duration::from_secs(seconds);
        }
        config.proxies = self.proxies.or(file.proxies).unwrap_or(0);
        if let Some(coaches) = self.coaches.or(file.coaches) {
            config.coaches_at_once = coaches;
        }
        if let Some(rate) = self.rate.or(file.rate) {
            config.limits.requests = (rate, rate.saturating_mul(4));
        }
        if let Some(connections) = self.connections.or(file.connections) {
            config.limits.connections_of_network = connections;
        }
        config.chat = self.chat.or(file.chat).unwrap_or(true);
        let store = open_store(self.database.or(file.database), Access::Server).await?;
        let listen = self.listen.or(file.listen).unwrap_or(LISTEN);
        let listener = tokio::net::TcpListener::bind(listen)
            .await
            .with_context(|| format!("cannot listen on {listen}"))?;
        let address = listener.local_addr()?;
        let server = Server::start(store, config).await.context("the server cannot start")?;
        let mut out = std::io::stdout();
        let ready = [("address", format!("http://{address}").into())];
        writeln!(out, "{}", locale.text("ui-ready", &ready))?;
        out.flush()?;
        if self.open {
            open_in_browser(&format!("http://{address}"));
        }
        touchline_server::serve(server, listener, told_to_end()).await.context("the server failed")
    }
}

/// A match that threads pass to and fro costs more than on one of them alone (docs/reliability.md), and one answers thousands of moves a
/// second.
fn half_the_cores() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2))
}

/// Opens the store at an address, or the one in the user's data folder.
pub async fn open_store(address: Option<String>, access: Access) -> Result<Arc<Store>> {
    let address = match address {
        Some(address) => address,
        None => default_database(access)?,
    };
    touchline_store::open_as(&address, access).await.context("the database cannot be opened")
}

/// Asks the desktop to show a page. Where there is none, the address has been printed and that must do.
fn open_in_browser(address: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let quiet = std::process::Stdio::null;
    let _ = std::process::Command::new(program).arg(address).stdout(quiet()).stderr(quiet()).spawn();
}

/// A file in the user's data folder, which is made if need be.
fn default_database(access: Access) -> Result<String> {
    let folder = data_folder().context("say where matches are kept with --database sqlite://FILE")?;
    if access == Access::Server {
        std::fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    }
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
