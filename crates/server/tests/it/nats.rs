//! A real NATS server, started for a test and gone with it.

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A running server.
pub struct Nats {
    program: PathBuf,
    port: u16,
    child: Option<Child>,
}

const MISSING: &str = "this test starts a real NATS and found none: `scripts/need nats` installs it, or put nats-server into the PATH";

fn program() -> PathBuf {
    let installed = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/nats/bin/nats-server");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places = std::env::split_paths(&path).map(|place| place.join("nats-server"));
    Some(installed)
        .filter(|file| file.is_file())
        .or_else(|| places.find(|file| file.is_file()))
        .expect(MISSING)
}

impl Nats {
    /// Starts a server on a free port.
    pub fn start() -> Self {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let mut nats = Self { program: program(), port: port.expect("a free port").port(), child: None };
        nats.begin();
        nats
    }

    /// Its address.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Starts it again at the same address.
    pub fn begin(&mut self) {
        let started = Command::new(&self.program)
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.child = Some(started.expect("nats-server starts"));
        while std::net::TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            std::thread::yield_now();
        }
    }

    /// Ends it at once.
    pub fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
