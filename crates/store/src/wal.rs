//! What the write-ahead log of SQLite holds, read before SQLite does: it takes up the frames as far as they are sound, and says nothing
//! about the rest. The format is that of <https://sqlite.org/fileformat2.html#the_write_ahead_log>.

use std::fs::File;
use std::io::{BufReader, ErrorKind, Read};
use std::path::Path;

/// What a write-ahead log holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wal {
    /// Frames up to the last whole transaction: what SQLite takes up.
    pub sound: u64,
    /// Further transactions of the same log behind a damaged frame: what it leaves out.
    pub lost: u64,
}

const HEAD: usize = 32;
const FRAME_HEAD: usize = 24;
const MAGIC: u32 = 0x377f_0682;

/// The running checksum of frames.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sum(u32, u32);

impl Sum {
    fn add(mut self, bytes: &[u8], big_endian: bool) -> Self {
        let word = |bytes: &[u8]| {
            let bytes = bytes.try_into().unwrap_or_default();
            if big_endian { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) }
        };
        for pair in bytes.chunks_exact(8) {
            self.0 = self.0.wrapping_add(word(&pair[..4])).wrapping_add(self.1);
            self.1 = self.1.wrapping_add(word(&pair[4..])).wrapping_add(self.0);
        }
        self
    }
}

fn number(bytes: &[u8], at: usize) -> u32 {
    bytes.get(at..at + 4).and_then(|part| part.try_into().ok()).map_or(0, u32::from_be_bytes)
}

/// Reads a write-ahead log; none if there is none, or nothing in it.
pub(crate) fn inspect(path: &Path) -> std::io::Result<Option<Wal>> {
    let mut file = match File::open(path) {
        Ok(file) => BufReader::new(file),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let mut head = [0; HEAD];
    if file.read_exact(&mut head).is_err() {
        return Ok(None);
    }
    let (magic, page) = (number(&head, 0), number(&head, 8) as usize);
    let mut sum = Sum(0, 0).add(&head[..24], magic & 1 == 1);
    if magic & !1 != MAGIC
        || !(512..=65_536).contains(&page)
        || sum != Sum(number(&head, 24), number(&head, 28))
    {
        return Ok(Some(Wal { sound: 0, lost: 0 }));
    }
    let mut frame = vec![0; FRAME_HEAD + page];
    let (mut frames, mut found, mut damaged) = (0, Wal { sound: 0, lost: 0 }, false);
    while file.read_exact(&mut frame).is_ok() {
        // Frames with another salt are left over from before the log was last begun anew; or damaged, if others follow them.
        if frame[8..16] != head[16..24] {
            damaged = true;
            continue;
        }
        frames += 1;
        sum = sum.add(&frame[..8], magic & 1 == 1).add(&frame[FRAME_HEAD..], magic & 1 == 1);
        damaged |= sum != Sum(number(&frame, 16), number(&frame, 20));
        let commits = number(&frame, 4) != 0;
        match (commits, damaged) {
            (true, false) => found.sound = frames,
            (true, true) => found.lost += 1,
            (false, _) => {}
        }
    }
    Ok(Some(found))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::open;

    /// A write-ahead log as a crash leaves it.
    async fn left_over(dir: &Path) -> std::path::PathBuf {
        let store = open(&format!("sqlite://{}", dir.join("a.db").display())).await.unwrap();
        for at_ms in 0..20 {
            store.beat(at_ms).await.unwrap();
        }
        let copy = dir.join("copy-wal");
        std::fs::copy(dir.join("a.db-wal"), &copy).unwrap();
        store.close().await;
        copy
    }

    #[tokio::test]
    async fn a_damaged_log_is_told_from_a_sound_one() {
        let dir = tempfile::tempdir().unwrap();
        let path = left_over(dir.path()).await;
        let sound = inspect(&path).unwrap().unwrap();
        assert!(sound.sound > 20 && sound.lost == 0, "{sound:?}");
        let mut bytes = std::fs::read(&path).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle..middle + 200].fill(0xaa);
        std::fs::write(&path, &bytes).unwrap();
        let damaged = inspect(&path).unwrap().unwrap();
        assert!(damaged.sound < sound.sound && damaged.lost > 0, "{damaged:?}");
        // A frame that was not written to its end is no damage: nothing in it was acknowledged.
        let bytes = std::fs::read(left_over(&dir.path().join(".")).await).unwrap();
        std::fs::write(&path, &bytes[..bytes.len() - 100]).unwrap();
        assert_eq!(inspect(&path).unwrap().unwrap().lost, 0);
        assert_eq!(inspect(&dir.path().join("none")).unwrap(), None);
    }
}
