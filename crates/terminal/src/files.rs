//! The user's own files.

use std::path::{Path, PathBuf};
use touchline_kernel::Viewer;
use touchline_live::Match;

/// Where the user's own files go, as the XDG specification says.
pub fn data_folder() -> std::io::Result<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    folder("XDG_DATA_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        .map(|data| data.join("touchline"))
        .ok_or_else(|| std::io::Error::other("neither XDG_DATA_HOME nor HOME is set"))
}

/// Keeps an unfinished match in the user's data folder, and says where.
pub fn keep(live: &Match) -> std::io::Result<PathBuf> {
    let folder = data_folder()?;
    std::fs::create_dir_all(&folder)?;
    let path = folder.join(format!("unfinished-{}.record", live.game().id()));
    write_whole(&path, &live.record(Viewer::Everything).to_string())?;
    Ok(path)
}

/// Writes beside the file and then renames, so that a full disk never leaves half a record in place of a whole one.
pub fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    std::fs::write(&beside, text)?;
    std::fs::rename(&beside, path)
}
