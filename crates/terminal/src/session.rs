//! A match on this machine with all that belongs to it: who decides, its dice, and where it is kept.

use crate::archive::{Archive, Journal, Kept, today};
use crate::coaches::{Who, fresh_seed};
use anyhow::{Context, Result};
use std::sync::Arc;
use touchline_games::AnyGame;
use touchline_kernel::BySeat;
use touchline_live::{Dice, Match};

/// A match that is about to be played, or to go on.
pub struct Session {
    /// The match.
    pub live: Match,
    /// Who decides for each seat.
    pub who: BySeat<Who>,
    /// With a seed the computer's choices repeat as well, so that a whole match does.
    pub seed: Option<u64>,
    /// Where each step is kept, if it can be.
    pub journal: Option<Journal>,
    /// Why it cannot be kept.
    pub not_kept: Option<String>,
}

impl Session {
    /// A new match.
    pub fn new(game: Arc<dyn AnyGame>, who: BySeat<Who>, dice: &Dice, seed: Option<u64>) -> Self {
        let mut live = Match::new(game, who.map(|who| who.to_string()), dice);
        live.set_date(&today());
        Self { live, who, seed, journal: None, not_kept: None }
    }

    /// A match of the archive that goes on, kept where it was.
    ///
    /// # Errors
    /// It cannot be taken up, or cannot be written.
    pub fn resume(archive: &Archive, kept: &Kept, who: BySeat<Option<Who>>) -> Result<Self> {
        let live = touchline_live::resume(&kept.record)
            .with_context(|| format!("{} cannot be resumed", kept.name))?;
        let names = &kept.record.names;
        // The names of a record are in any words: who is no computer coach is a person.
        let who =
            BySeat::from_fn(|seat| who[seat].unwrap_or_else(|| names[seat].parse().unwrap_or(Who::You)));
        let journal = archive.go_on(kept, &live).with_context(|| kept.path.display().to_string())?;
        Ok(Self { live, who, seed: None, journal: Some(journal), not_kept: None })
    }

    /// Keeps it from now on, if there is an archive; otherwise it remembers why not.
    #[must_use]
    pub fn kept_in(mut self, archive: &std::io::Result<Archive>) -> Self {
        match archive
            .as_ref()
            .map_err(ToString::to_string)
            .and_then(|archive| archive.begin(&self.live).map_err(|error| error.to_string()))
        {
            Ok(journal) => self.journal = Some(journal),
            Err(why) => self.not_kept = Some(why),
        }
        self
    }

    /// The same again, with new dice.
    #[must_use]
    pub fn rematch(game: Arc<dyn AnyGame>, who: BySeat<Who>, table: bool) -> Self {
        let dice = if table { Dice::Table } else { Dice::Seed(fresh_seed()) };
        Self::new(game, who, &dice, None)
    }
}
