//! A real PostgreSQL, started for a test from the installed programs and gone with it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A running server with an empty database.
pub struct Cluster {
    dir: tempfile::TempDir,
    bin: PathBuf,
    port: u16,
    running: bool,
}

const MISSING: &str = "this test starts a real PostgreSQL and found none: install it (Debian, Ubuntu: apt-get install postgresql; \
     Fedora: dnf install postgresql-server; macOS: brew install postgresql) so that initdb and pg_ctl are in the PATH or under \
     /usr/lib/postgresql/*/bin";

/// The folder of `initdb` and `pg_ctl`: the newest that is installed.
fn programs() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = installed.map(|entry| entry.path().join("bin")).collect();
    versions.sort();
    places.extend(versions.into_iter().rev());
    places.into_iter().find(|place| place.join("initdb").is_file()).expect(MISSING)
}

/// PostgreSQL refuses to run as root: there it runs as its own user.
fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("id says who runs the test");
    id.stdout.starts_with(b"0\n")
}

fn run(program: &Path, args: &[&str]) -> Output {
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.args(args).output().expect("the programs of PostgreSQL run")
}

impl Cluster {
    /// Starts a server on a free port.
    pub fn start() -> Self {
        let bin = programs();
        let dir = tempfile::Builder::new().prefix("touchline-pg-").tempdir().expect("a scratch folder");
        if is_root() {
            let owned = Command::new("chown").arg("postgres").arg(dir.path()).status();
            assert!(owned.is_ok_and(|status| status.success()), "the user postgres exists");
        }
        let home = dir.path().to_str().expect("a plain path").to_owned();
        let data = format!("{home}/data");
        let made = run(
            &bin.join("initdb"),
            &["-D", &data, "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"],
        );
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let port = port.expect("a free port").port();
        let mut cluster = Self { dir, bin, port, running: false };
        cluster.begin();
        cluster
    }

    /// Starts it again.
    pub fn begin(&mut self) {
        let home = self.dir.path().to_str().expect("a plain path").to_owned();
        let (data, log) = (format!("{home}/data"), format!("{home}/log"));
        let settings = format!("-c listen_addresses=127.0.0.1 -p {} -k {home} -c fsync=off", self.port);
        let begin = ["-D", &data, "-w", "-l", &log, "-o", &settings, "start"];
        let started = run(&self.bin.join("pg_ctl"), &begin);
        assert!(started.status.success(), "pg_ctl: {}", String::from_utf8_lossy(&started.stderr));
        self.running = true;
    }

    /// Ends it as a crash would.
    pub fn stop(&mut self) {
        if std::mem::take(&mut self.running) {
            let data = self.dir.path().join("data");
            run(&self.bin.join("pg_ctl"), &["-D", &data.to_string_lossy(), "-m", "immediate", "stop"]);
        }
    }

    /// The address of its database.
    pub fn address(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop();
    }
}
