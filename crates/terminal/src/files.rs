//! The user's own files.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where the user's own files go, as the XDG specification says.
pub fn data_folder() -> std::io::Result<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    folder("XDG_DATA_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        .map(|data| data.join("touchline"))
        .ok_or_else(|| std::io::Error::other("neither XDG_DATA_HOME nor HOME is set"))
}

/// Where the user's settings are, as the XDG specification says.
pub fn config_folder() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    folder("XDG_CONFIG_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".config")))
        .map(|config| config.join("touchline"))
}

/// Writes beside the file and then renames, synced, so that neither a full disk nor a power cut leaves half a record in place of a whole one.
pub fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let mut file = File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    std::fs::rename(&beside, path)
}
