//! What the seats agree on: taking decisions back, and draws.

use crate::ending::Ending;
use crate::error::LiveError;
use crate::live_match::{Match, number};
use crate::moment::Moment;
use touchline_kernel::Seat;
use touchline_kernel::record::{DiceSource, Entry};

/// What one seat may propose to the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offer {
    /// Go back to where the match stood after this many entries.
    Undo(u32),
    /// Call it a draw.
    Draw,
}

impl Match {
    /// How far back the seat's last decision goes: the number of entries before it. None if it has made none.
    fn last_decision(&self, seat: Seat) -> Option<u32> {
        let own = |idx: &usize| matches!(self.entries()[*idx], Entry::Action(by, _) if by == seat);
        self.history.standing().find(own).map(number)
    }

    /// Has the seat made a decision that stands?
    #[must_use]
    pub fn has_decided(&self, seat: Seat) -> bool {
        self.last_decision(seat).is_some()
    }

    /// May the seat take its last decision back by itself? Only until chance, a reveal or the other seat has spoken.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        let Some(to) = self.last_decision(seat) else { return false };
        let mut since = self.history.standing().take_while(|idx| *idx >= to as usize);
        self.ending.is_none()
            && since.all(|idx| match &self.entries()[idx] {
                Entry::Action(by, _) => *by == seat && !self.history.revealed(idx),
                Entry::Paused(_) => true,
                _ => false,
            })
    }

    /// May the seat's last decision be taken back if the other seat agrees? What chance has given, or a reveal has shown, stays: but
    /// for practice, and where real dice are rolled, because whoever types what came may mistype it. Whoever drives the match holds
    /// its seats to that.
    #[must_use]
    pub fn can_ask_undo(&self, seat: Seat) -> bool {
        let Some(to) = self.last_decision(seat) else { return false };
        let mut since = self.history.standing().take_while(|idx| *idx >= to as usize);
        let known = |idx| matches!(self.entries()[idx], Entry::Chance(_)) || self.history.revealed(idx);
        self.ending.is_none() && (self.practice || self.source == DiceSource::Table || !since.any(known))
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
        let mut position = back.unwrap_or_else(|| self.position().boxed_clone());
        // Time does not flow back either.
        if self.entries().contains(&Entry::Time) {
            position.call_time();
        }
        self.offer = None;
        self.history.go_back(position, Entry::Undo(to));
        self.last_note()
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
        if self.game.needs_winner() {
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
}
