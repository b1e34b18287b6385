//! The shoot-out (SO-1 to SO-7).

use crate::action::Event;
use crate::flow::Fudis;
use crate::options::{Format, ShootoutStarter, TieBreak};
use crate::position::{Phase, Position};
use crate::rules::Rule;
use touchline_kernel::{BySeat, Seat, Witness};

impl Fudis {
    /// 4.2.15.
    pub(crate) fn begin_shootout<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let last_starter = position.starter;
        position.leg = 1;
        position.shootout = BySeat::new(0, 0);
        let starter = match (self.options.format, self.options.shootout_starter) {
            // R57: there is no earlier round to go by.
            (Format::ShootoutOnly, _) => self.options.first_starter.seat(),
            (Format::Match, ShootoutStarter::Alternate) => last_starter.map(Seat::other),
            (Format::Match, ShootoutStarter::Toss) => None,
        };
        position.starter = starter;
        self.begin_deal(position);
        match starter {
            Some(by) => witness.tell(Rule::So3, Event::Starts { by }),
            None => position.phase = Phase::Toss,
        }
    }

    /// 4.2.17.
    pub(crate) fn end_leg<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let BySeat { home, away } = position.shootout;
        let legs = self.options.shootout_legs;
        let leader = position.shootout.leader();
        let left = legs.saturating_sub(position.leg);
        if let Some(by) = leader
            && (position.leg >= legs || home.abs_diff(away) > left)
        {
            witness.tell(Rule::So6, Event::ShootOutWon { by, home, away });
            position.phase = Phase::End { by: Rule::So6, winner: Some(by) };
            return;
        }
        if position.leg >= legs + self.options.shootout_extra {
            witness.tell(Rule::So7, Event::ShootOutLevel { home, away });
            position.phase = match self.options.shootout_tiebreak {
                TieBreak::Lot => Phase::Lot,
                TieBreak::Draw => Phase::End { by: Rule::So7, winner: None },
            };
            return;
        }
        position.leg += 1;
        let starter = position.starter.unwrap_or(Seat::Home).other();
        position.starter = Some(starter);
        witness.tell(Rule::So5, Event::NextLeg { leg: position.leg, home, away });
        self.begin_deal(position);
    }

    /// SO-7.
    pub(crate) fn lot<W: Witness<Self>>(&self, position: &mut Position, seat: Seat, witness: &mut W) {
        witness.tell(Rule::So7, Event::WonByLot { by: seat });
        position.phase = Phase::End { by: Rule::So7, winner: Some(seat) };
    }
}
