//! The match: its positions, its log, and the steps that are made.

use crate::agreement::Offer;
use crate::dice::Dice;
use crate::ending::Ending;
use crate::error::LiveError;
use crate::history::History;
use crate::moment::{Made, Moment};
use crate::record::tag_value;
use std::ops::Range;
use std::sync::Arc;
use touchline_games::{AnyGame, AnyPosition, Rolled};
use touchline_kernel::dice::FairDice;
use touchline_kernel::record::{DiceSource, Entry};
use touchline_kernel::{BySeat, Finish, Seat, Turn};

/// A match being played, or played out.
#[derive(Debug)]
pub struct Match {
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) history: History,
    pub(crate) names: BySeat<String>,
    pub(crate) date: String,
    pub(crate) practice: bool,
    pub(crate) source: DiceSource,
    dice: Option<FairDice>,
    pub(crate) offer: Option<(Seat, Offer)>,
    pub(crate) ending: Option<Ending>,
}

impl Match {
    /// A new match; the chances that come first are not yet settled.
    #[must_use]
    pub fn new(game: Arc<dyn AnyGame>, names: BySeat<String>, dice: &Dice) -> Self {
        let start = game.start();
        Self::from(game, start, names, dice)
    }

    /// A match that begins in a position of the game. Its record cannot be replayed, because records begin at the start.
    #[must_use]
    pub fn from(
        game: Arc<dyn AnyGame>,
        start: Box<dyn AnyPosition>,
        names: BySeat<String>,
        dice: &Dice,
    ) -> Self {
        let mut live = Self {
            game,
            history: History::new(start),
            names: BySeat::from_fn(|seat| tag_value(&names[seat]).unwrap_or_else(|| seat.name().to_owned())),
            date: String::new(),
            practice: false,
            source: dice.source(),
            dice: dice.stream(),
            offer: None,
            ending: None,
        };
        live.notice_end();
        live
    }

    /// Does the program roll the dice of this match?
    pub(crate) fn dice_are_known(&self) -> bool {
        self.dice.is_some()
    }

    /// Puts the dice of a record to where its chances have brought them.
    pub(crate) fn take_up(&mut self, source: &DiceSource) {
        let dice = Dice::of(source);
        let Some(mut stream) = dice.stream() else { return };
        self.history.walk(0..self.entries().len(), |_, entry, before| {
            if let Entry::Chance(_) = entry {
                let _ = before.draw_outcome(&mut stream);
            }
        });
        self.source = dice.source();
        self.dice = Some(stream);
    }

    /// The day, for the record.
    pub fn set_date(&mut self, date: &str) {
        self.date = tag_value(date).unwrap_or_default();
    }

    /// For practice: moves may be taken back over a chance, and the record says so.
    pub fn set_practice(&mut self, practice: bool) {
        self.practice = practice;
    }

    /// Was it made for practice?
    #[must_use]
    pub fn is_practice(&self) -> bool {
        self.practice
    }

    /// The game with its options.
    #[must_use]
    pub fn game(&self) -> &Arc<dyn AnyGame> {
        &self.game
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        self.history.now()
    }

    /// The position after this many entries, played again if need be.
    #[must_use]
    pub fn position_after(&self, entries: usize) -> Option<Box<dyn AnyPosition>> {
        self.history.after(entries)
    }

    /// Shows entries of the log in order, by their indices, each with the position before it.
    pub fn walk(&self, range: Range<usize>, visit: impl FnMut(usize, &Entry, &dyn AnyPosition)) {
        self.history.walk(range, visit);
    }

    /// What happened, from one index of the log to another, with the events worked out anew.
    #[must_use]
    pub fn moments(&self, range: Range<usize>) -> Vec<Moment> {
        let mut moments = Vec::with_capacity(range.len());
        self.history.retrace(range, |idx, entry, made| {
            moments.push(Moment::new(number(idx + 1), entry.clone(), made));
        });
        moments
    }

    /// The log.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        self.history.entries()
    }

    /// How many entries the log has.
    #[must_use]
    pub fn number(&self) -> u32 {
        number(self.entries().len())
    }

    /// Where the chances come from.
    #[must_use]
    pub fn dice(&self) -> &DiceSource {
        &self.source
    }

    /// Who sits where.
    #[must_use]
    pub fn names(&self) -> &BySeat<String> {
        &self.names
    }

    /// Whose turn it is; over also after a resignation.
    #[must_use]
    pub fn turn(&self) -> Turn<&'static str> {
        match (&self.ending, self.position().turn()) {
            (Some(ending), _) => Turn::Over(Finish {
                score: self.position().score(),
                winner: ending.winner(),
                by: ending.by(),
            }),
            (None, turn) => turn,
        }
    }

    /// How it ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The open offer and who made it.
    #[must_use]
    pub fn offer(&self) -> Option<(Seat, Offer)> {
        self.offer
    }

    /// A seat decides. An open offer of either side lapses.
    ///
    /// # Errors
    /// The match is over, a chance is due, or the step was not made; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: &str) -> Result<Moment, LiveError> {
        if self.ending.is_some() {
            return Err(LiveError::Over);
        }
        let acted = self.history.now_mut().act(seat, action)?;
        let (text, made) = Made::step(acted.action, acted.audience, acted.told);
        self.offer = None;
        self.history.note(Entry::Action(seat, Some(text)), acted.reveals);
        Ok(self.last(made))
    }

    /// Rolls the dice if a chance is due.
    ///
    /// # Errors
    /// [`LiveError::ChanceDue`] if real dice are rolled.
    pub fn roll(&mut self) -> Result<Option<Moment>, LiveError> {
        if self.ending.is_some() || self.position().turn() != Turn::Chance {
            return Ok(None);
        }
        let dice = self.dice.as_mut().ok_or(LiveError::ChanceDue)?;
        let rolled = self.history.now_mut().roll(dice).ok_or(LiveError::ChanceDue)?;
        Ok(Some(self.settled(rolled)))
    }

    /// Rolls until a seat decides or the match is over.
    ///
    /// # Errors
    /// [`LiveError::ChanceDue`] if real dice are rolled.
    pub fn roll_all(&mut self) -> Result<Vec<Moment>, LiveError> {
        let mut moments = Vec::new();
        while let Some(moment) = self.roll()? {
            moments.push(moment);
        }
        Ok(moments)
    }

    /// Says what real dice gave.
    ///
    /// # Errors
    /// The program rolls the dice of this match, or that cannot come.
    pub fn settle(&mut self, outcome: &str) -> Result<Moment, LiveError> {
        if self.ending.is_some() {
            return Err(LiveError::Over);
        }
        if self.dice.is_some() {
            return Err(LiveError::DiceAreRolled);
        }
        let rolled = self.history.now_mut().settle(outcome)?;
        Ok(self.settled(rolled))
    }

    fn settled(&mut self, rolled: Rolled) -> Moment {
        let (text, made) = Made::step(rolled.outcome, rolled.audience, rolled.told);
        self.history.note(Entry::Chance(Some(text)), false);
        self.last(made)
    }

    /// The real clock has run down.
    ///
    /// # Errors
    /// The match is over.
    pub fn call_time(&mut self) -> Result<Moment, LiveError> {
        if self.ending.is_some() {
            return Err(LiveError::Over);
        }
        self.history.now_mut().call_time();
        self.history.note(Entry::Time, false);
        Ok(self.last_note())
    }

    /// Notes that clocks stood still for so many seconds.
    ///
    /// # Errors
    /// The match is over.
    pub fn pause(&mut self, seconds: u32) -> Result<Moment, LiveError> {
        if self.ending.is_some() {
            return Err(LiveError::Over);
        }
        self.history.note(Entry::Paused(seconds), false);
        Ok(self.last_note())
    }

    /// A seat gives up.
    ///
    /// # Errors
    /// The match is over.
    pub fn resign(&mut self, seat: Seat) -> Result<Moment, LiveError> {
        self.end(Entry::Resigned(seat), Ending::Resigned(seat))
    }

    /// A seat loses for being away too long, or out of time.
    ///
    /// # Errors
    /// The match is over.
    pub fn forfeit(&mut self, seat: Seat) -> Result<Moment, LiveError> {
        self.end(Entry::Forfeited(seat), Ending::Forfeited(seat))
    }

    pub(crate) fn end(&mut self, entry: Entry, ending: Ending) -> Result<Moment, LiveError> {
        if self.ending.is_some() {
            return Err(LiveError::Over);
        }
        self.offer = None;
        self.history.note(entry, false);
        let moment = self.last_note();
        self.ending = Some(ending);
        Ok(moment)
    }

    /// The moment of the last entry.
    fn last(&mut self, made: Made) -> Moment {
        self.notice_end();
        let entry = self.entries().last().cloned().unwrap_or(Entry::Undo(0));
        Moment::new(self.number(), entry, made)
    }

    /// The moment of the last entry, which is no step of the game.
    pub(crate) fn last_note(&mut self) -> Moment {
        let made = self.entries().last().map_or_else(|| Made::note(&Entry::Undo(0)), Made::note);
        self.last(made)
    }

    fn notice_end(&mut self) {
        if let Turn::Over(finish) = self.position().turn() {
            self.ending = Some(Ending::Played(finish));
        }
    }
}

/// A count of entries as records number them.
pub(crate) fn number(entries: usize) -> u32 {
    u32::try_from(entries).unwrap_or(u32::MAX)
}
