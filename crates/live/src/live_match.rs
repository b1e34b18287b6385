//! The match.

use crate::history::{History, redo};
use std::ops::Range;
use std::sync::Arc;
use touchline_games::{AnyGame, AnyPosition, StepError, Told};
use touchline_kernel::dice::{FairDice, Party, Secret};
use touchline_kernel::record::{DiceSource, Entry, Record, RecordResult};
use touchline_kernel::{Audience, BySeat, Finish, Seat, Shortcut, Turn, Viewer};

/// A match being played, or played out.
#[derive(Debug)]
pub struct Match {
    table: Arc<dyn AnyGame>,
    history: History,
    names: BySeat<String>,
    date: String,
    source: DiceSource,
    dice: Option<FairDice>,
    offer: Option<(Seat, Offer)>,
    ending: Option<Ending>,
}

/// Where the chances of a match come from.
#[derive(Debug, Clone)]
pub enum Dice {
    /// One number.
    Seed(u64),
    /// One match of many.
    Many {
        /// The common seed.
        seed: u64,
        /// The match's number.
        number: u64,
    },
    /// Three parties, each of which has committed to its secret.
    Shared {
        /// The server's.
        server: Secret,
        /// Home's client's.
        home: Secret,
        /// Away's client's.
        away: Secret,
    },
    /// Somebody rolls at a table and says what came.
    Table,
}

impl Dice {
    /// As records keep it.
    fn source(&self) -> DiceSource {
        let shown = |party: Party, secret: &Secret| (secret.commitment(party), Some(*secret));
        match self {
            Self::Seed(seed) => DiceSource::Seed(*seed),
            Self::Many { seed, number } => DiceSource::Many { seed: *seed, number: *number },
            Self::Shared { server, home, away } => DiceSource::Shared {
                server: shown(Party::Server, server),
                home: shown(Party::Home, home),
                away: shown(Party::Away, away),
            },
            Self::Table => DiceSource::Table,
        }
    }

    /// The stream from its beginning; none if somebody rolls at a table.
    pub(crate) fn stream(&self) -> Option<FairDice> {
        match self {
            Self::Seed(seed) => Some(FairDice::from_seed(*seed)),
            Self::Many { seed, number } => Some(FairDice::for_match(*seed, *number)),
            Self::Shared { server, home, away } => Some(FairDice::shared(server, home, away)),
            Self::Table => None,
        }
    }
}

/// The longest name that a record keeps.
const NAME_CHARS_MAX: usize = 60;

/// A text as the value of a record's tag: on one line, without blanks around it, and not too long. None if nothing is left.
fn tag_value(text: &str) -> Option<String> {
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let short: String = line.trim().chars().take(NAME_CHARS_MAX).collect();
    let value = short.trim().to_owned();
    (!value.is_empty()).then_some(value)
}

/// What one seat may propose to the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offer {
    /// Go back to where the match stood after this many entries.
    Undo(u32),
    /// Call it a draw.
    Draw,
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Played(Finish<&'static str>),
    /// This seat gave up.
    Resigned(Seat),
    /// Both agreed to a draw.
    Agreed,
    /// This seat was away too long, or out of time.
    Forfeited(Seat),
}

impl Ending {
    /// Who won; nobody, if level.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        match self {
            Self::Played(finish) => finish.winner,
            Self::Resigned(seat) | Self::Forfeited(seat) => Some(seat.other()),
            Self::Agreed => None,
        }
    }

    /// The rule's ID, or the word of records.
    #[must_use]
    pub fn by(&self) -> &'static str {
        match self {
            Self::Played(finish) => finish.by,
            Self::Resigned(_) => "resigned",
            Self::Agreed => "agreed",
            Self::Forfeited(_) => "forfeited",
        }
    }
}

/// One entry of the log with what it made happen.
#[derive(Debug, Clone, PartialEq)]
pub struct Moment {
    /// The entry's number, from 1.
    pub number: u32,
    /// The entry.
    pub entry: Entry,
    /// Who may read the entry while the match is on.
    pub audience: Audience,
    /// The events.
    pub told: Vec<Told>,
}

/// Why something could not be done.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum LiveError {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The step is no notation, refused by a rule, or impossible.
    #[error(transparent)]
    Step(#[from] StepError),
    /// Chance decides, and the dice are rolled here.
    #[error("the dice of this match are rolled by the program")]
    DiceAreRolled,
    /// A chance is due and nobody has said what came.
    #[error("a chance is due; it must be settled first")]
    ChanceDue,
    /// There is nothing that this seat could take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// The other seat must agree.
    #[error("the other side must agree to that")]
    NeedsConsent,
    /// There is no offer of the other seat to answer.
    #[error("there is no offer to answer")]
    NoOffer,
    /// By its options the match needs a winner.
    #[error("this match needs a winner: there are no draws")]
    NeedsWinner,
}

impl Match {
    /// A new match; the chances that come first are not yet settled.
    #[must_use]
    pub fn new(table: Arc<dyn AnyGame>, names: BySeat<String>, dice: &Dice) -> Self {
        let board = table.start();
        Self::from(table, board, names, dice)
    }

    /// A match that begins in a position of the table. Its record cannot be replayed, because records begin at the start.
    #[must_use]
    pub fn from(
        table: Arc<dyn AnyGame>,
        board: Box<dyn AnyPosition>,
        names: BySeat<String>,
        dice: &Dice,
    ) -> Self {
        let mut live = Self {
            table,
            history: History::new(board),
            names: BySeat::from_fn(|seat| tag_value(&names[seat]).unwrap_or_else(|| seat.name().to_owned())),
            date: String::new(),
            source: dice.source(),
            dice: dice.stream(),
            offer: None,
            ending: None,
        };
        live.notice_end();
        live
    }

    /// Puts the dice of a record to where its chances have brought them.
    pub(crate) fn take_up(&mut self, source: &DiceSource) {
        let dice = match *source {
            DiceSource::Seed(seed) => Dice::Seed(seed),
            DiceSource::Many { seed, number } => Dice::Many { seed, number },
            DiceSource::Shared {
                server: (_, Some(server)),
                home: (_, Some(home)),
                away: (_, Some(away)),
            } => Dice::Shared { server, home, away },
            _ => return,
        };
        let mut stream = dice.stream();
        self.history.walk(0..self.entries().len(), |_, entry, board| {
            if let (Entry::Chance(_), Some(stream)) = (entry, stream.as_mut()) {
                let _ = board.roll(stream);
            }
        });
        self.source = dice.source();
        self.dice = stream;
    }

    /// The day, for the record.
    pub fn set_date(&mut self, date: &str) {
        self.date = tag_value(date).unwrap_or_default();
    }

    /// The game with its options.
    #[must_use]
    pub fn game(&self) -> &Arc<dyn AnyGame> {
        &self.table
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
        self.history.walk(range, |idx, entry, before| {
            let told = redo(before.boxed_clone().as_mut(), entry);
            moments.push(Moment {
                number: number(idx + 1),
                audience: audience(before, entry),
                entry: entry.clone(),
                told,
            });
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

    /// Whose turn it is; over also when somebody resigned.
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
        let board = self.history.now_mut();
        let audience = board.audience_of_action(seat, action);
        let reveals = board.reveals(action);
        let told = board.act(seat, action)?;
        let text = action.split_whitespace().collect::<Vec<_>>().join(" ");
        self.offer = None;
        self.history.note(Entry::Action(seat, Some(text)), reveals);
        Ok(self.last(audience, told))
    }

    /// Rolls the dice if a chance is due.
    ///
    /// # Errors
    /// [`LiveError::ChanceDue`] if somebody rolls at a table.
    pub fn roll(&mut self) -> Result<Option<Moment>, LiveError> {
        if self.ending.is_some() || self.position().turn() != Turn::Chance {
            return Ok(None);
        }
        let dice = self.dice.as_mut().ok_or(LiveError::ChanceDue)?;
        let outcome = self.history.now().roll(dice).ok_or(LiveError::ChanceDue)?;
        self.happen(outcome).map(Some)
    }

    /// Rolls until a seat decides or the match is over.
    ///
    /// # Errors
    /// [`LiveError::ChanceDue`] if somebody rolls at a table.
    pub fn roll_all(&mut self) -> Result<Vec<Moment>, LiveError> {
        let mut moments = Vec::new();
        while let Some(moment) = self.roll()? {
            moments.push(moment);
        }
        Ok(moments)
    }

    /// Says what came at a table.
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
        self.happen(outcome.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    fn happen(&mut self, outcome: String) -> Result<Moment, LiveError> {
        let board = self.history.now_mut();
        let audience = board.audience_of_outcome(&outcome);
        let told = board.settle(&outcome)?;
        self.history.note(Entry::Chance(Some(outcome)), false);
        Ok(self.last(audience, told))
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
        Ok(self.last(Audience::Everyone, Vec::new()))
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

    fn end(&mut self, entry: Entry, ending: Ending) -> Result<Moment, LiveError> {
        if self.ending.is_some() {
            return Err(LiveError::Over);
        }
        self.offer = None;
        self.history.note(entry, false);
        let moment = self.last(Audience::Everyone, Vec::new());
        self.ending = Some(ending);
        Ok(moment)
    }

    /// How far back the seat's last decision goes: the number of entries before it. None if it has made none.
    fn last_decision(&self, seat: Seat) -> Option<u32> {
        let own = |idx: &usize| matches!(self.entries()[*idx], Entry::Action(by, _) if by == seat);
        self.history.standing().find(own).map(number)
    }

    /// The ready-made sequences of decisions for the seat, with the way it did the like before as `last`, where that is legal
    /// again: a set-up of last time, in one go. Empty if the seat does not decide.
    #[must_use]
    pub fn shortcuts(&self, seat: Seat) -> Vec<Shortcut<String>> {
        if self.turn() != Turn::Decision(seat) {
            return Vec::new();
        }
        let mut shortcuts = self.position().shortcuts();
        if !shortcuts.is_empty()
            && let Some(actions) = self.remembered(seat)
        {
            shortcuts.insert(0, Shortcut { name: "last", actions });
        }
        shortcuts
    }

    /// The seat's latest whole run of decisions that shortcuts were offered for and that can be made again here.
    fn remembered(&self, seat: Seat) -> Option<Vec<String>> {
        let mut line: Vec<usize> = self.history.standing().collect();
        line.reverse();
        // Decisions of the seat where the game offered shortcuts: a run of them is a set-up, whatever its length.
        let mut set_up = vec![false; self.entries().len()];
        self.history.walk(0..set_up.len(), |idx, entry, before| {
            set_up[idx] =
                matches!(entry, Entry::Action(by, _) if *by == seat) && !before.shortcuts().is_empty();
        });
        let part: Vec<Option<String>> = line
            .iter()
            .map(|&idx| match &self.entries()[idx] {
                Entry::Action(_, action) if set_up[idx] => action.clone(),
                _ => None,
            })
            .collect();
        part.split(Option::is_none).rev().filter(|run| !run.is_empty()).find_map(|run| {
            let run: Vec<String> = run.iter().flatten().cloned().collect();
            let mut board = self.position().boxed_clone();
            let legal = run.iter().all(|action| board.act(seat, action).is_ok());
            let whole = board.turn() != Turn::Decision(seat) || board.shortcuts().is_empty();
            (legal && whole).then_some(run)
        })
    }

    /// May the seat take its last decision back by itself? Only until chance, a reveal or the other seat has spoken.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        let Some(to) = self.last_decision(seat) else { return false };
        let mut since = self.history.standing().take_while(|idx| *idx >= to as usize);
        self.ending.is_none()
            && since.all(|idx| match &self.entries()[idx] {
                Entry::Action(by, _) => *by == seat && !self.history.revealed(idx),
                _ => false,
            })
    }

    /// Takes the seat's last decision back, if it may do so by itself.
    ///
    /// # Errors
    /// There is none, or the other seat must agree.
    pub fn undo(&mut self, seat: Seat) -> Result<Moment, LiveError> {
        if self.ending.is_some() {
            return Err(LiveError::Over);
        }
        let to = self.last_decision(seat).ok_or(LiveError::NothingToUndo)?;
        if !self.can_undo(seat) {
            return Err(LiveError::NeedsConsent);
        }
        Ok(self.go_back(to))
    }

    /// The dice are not turned back with it: what they showed is known, so what is rolled next is new.
    pub(crate) fn go_back(&mut self, to: u32) -> Moment {
        let back = self.history.after(to as usize);
        let mut board = back.unwrap_or_else(|| self.position().boxed_clone());
        // Time does not flow back either.
        if self.entries().contains(&Entry::Time) {
            board.call_time();
        }
        self.offer = None;
        self.history.go_back(board, Entry::Undo(to));
        self.last(Audience::Everyone, Vec::new())
    }

    /// Asks the other seat to let this seat's last decision be taken back.
    ///
    /// # Errors
    /// There is none, or the match is over.
    pub fn ask_undo(&mut self, seat: Seat) -> Result<(), LiveError> {
        if self.ending.is_some() {
            return Err(LiveError::Over);
        }
        let to = self.last_decision(seat).ok_or(LiveError::NothingToUndo)?;
        self.offer = Some((seat, Offer::Undo(to)));
        Ok(())
    }

    /// Offers a draw. If the other seat had offered one, it is agreed.
    ///
    /// # Errors
    /// The match is over.
    pub fn offer_draw(&mut self, seat: Seat) -> Result<Option<Moment>, LiveError> {
        if self.ending.is_some() {
            return Err(LiveError::Over);
        }
        if self.table.needs_winner() {
            return Err(LiveError::NeedsWinner);
        }
        if self.offer == Some((seat.other(), Offer::Draw)) {
            return self.accept(seat).map(Some);
        }
        self.offer = Some((seat, Offer::Draw));
        Ok(None)
    }

    /// Accepts the other seat's offer.
    ///
    /// # Errors
    /// There is none.
    pub fn accept(&mut self, seat: Seat) -> Result<Moment, LiveError> {
        match self.offer {
            Some((by, Offer::Undo(to))) if by != seat => Ok(self.go_back(to)),
            Some((by, Offer::Draw)) if by != seat => self.agree(),
            _ => Err(LiveError::NoOffer),
        }
    }

    /// Both seats agree to a draw.
    pub(crate) fn agree(&mut self) -> Result<Moment, LiveError> {
        self.end(Entry::Agreed, Ending::Agreed)
    }

    /// Declines the other seat's offer, or withdraws one's own.
    ///
    /// # Errors
    /// There is none.
    pub fn decline(&mut self) -> Result<(), LiveError> {
        self.offer.take().map(|_| ()).ok_or(LiveError::NoOffer)
    }

    /// The moment of the entry that was written down last.
    fn last(&mut self, audience: Audience, told: Vec<Told>) -> Moment {
        self.notice_end();
        let entry = self.entries().last().cloned().unwrap_or(Entry::Undo(0));
        Moment { number: self.number(), entry, audience, told }
    }

    fn notice_end(&mut self) {
        if let Turn::Over(finish) = self.position().turn() {
            self.ending = Some(Ending::Played(finish));
        }
    }

    /// The record for a viewer. While the match is on, a seat's record shows only what that seat knows, and the dice that are
    /// still to fall stay secret; when it is over it shows all.
    #[must_use]
    pub fn record(&self, viewer: Viewer) -> Record {
        let viewer = if self.ending.is_some() { Viewer::Everything } else { viewer };
        let mut entries = Vec::with_capacity(self.entries().len());
        if viewer == Viewer::Everything {
            entries.extend_from_slice(self.entries());
        } else {
            self.history.walk(0..self.entries().len(), |_, entry, before| {
                let shown =
                    |text: &Option<String>| text.clone().filter(|_| audience(before, entry).includes(viewer));
                entries.push(match entry {
                    Entry::Action(seat, text) => Entry::Action(*seat, shown(text)),
                    Entry::Chance(text) => Entry::Chance(shown(text)),
                    other => other.clone(),
                });
            });
        }
        let mut dice = self.source.clone();
        if viewer != Viewer::Everything {
            match &mut dice {
                DiceSource::Shared { server, .. } => server.1 = None,
                // A seed would tell every roll to come.
                DiceSource::Seed(_) | DiceSource::Many { .. } => dice = DiceSource::Table,
                DiceSource::Table => {}
            }
        }
        let score = self.position().score();
        Record {
            game: self.table.id().to_owned(),
            rules: self.table.rules_revision(),
            options: self.table.changed_options(),
            dice,
            names: self.names.clone(),
            date: self.date.clone(),
            seen_by: match viewer {
                Viewer::Seat(seat) => Some(seat),
                _ => None,
            },
            result: self.ending.map(|ending| RecordResult {
                score,
                winner: ending.winner(),
                by: ending.by().to_owned(),
            }),
            entries,
        }
    }
}

/// A count of entries as records number them.
fn number(entries: usize) -> u32 {
    u32::try_from(entries).unwrap_or(u32::MAX)
}

/// Who may read an entry that is made in this position, while the match is on.
fn audience(before: &dyn AnyPosition, entry: &Entry) -> Audience {
    match entry {
        Entry::Action(seat, Some(action)) => before.audience_of_action(*seat, action),
        Entry::Chance(Some(outcome)) => before.audience_of_outcome(outcome),
        _ => Audience::Everyone,
    }
}
