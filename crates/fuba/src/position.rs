//! What a match remembers. Decides nothing.

use crate::action::{Dive, Formation, Kind};
use crate::phase::{Pending, Phase, TurnKind};
use crate::pitch::{Zone, Zones};
use touchline_kernel::{BySeat, Seat};

/// Everything that a match remembers at one moment.
///
/// Hidden are only the first formation until the second is chosen, and the dive until the aim is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Outfield pieces in the zones.
    pub(crate) out: BySeat<Counts>,
    /// Outfield pieces that have had their move, in set-ups their adjustment. Never more than `out`.
    pub(crate) moved: BySeat<Counts>,
    pub(crate) keeper: BySeat<Spot>,
    pub(crate) keeper_moved: BySeat<bool>,
    /// Where outfield pieces stood when the turn began (R43).
    pub(crate) snap_out: BySeat<Zones>,
    pub(crate) snap_keeper: BySeat<Spot>,
    pub(crate) formation: BySeat<Option<Formation>>,
    pub(crate) score: BySeat<u16>,
    pub(crate) yellow: BySeat<u8>,
    pub(crate) red: BySeat<u8>,
    /// Was one of the red cards the goalkeeper's?
    pub(crate) keeper_off: BySeat<bool>,
    /// The corner taker while he is in no zone.
    pub(crate) taker: Option<Kind>,
    pub(crate) ball: Zone,
    /// The ball's zone when the turn began.
    pub(crate) start: Zone,
    pub(crate) value: u8,
    pub(crate) control: Seat,
    /// 1 and 2, 3 and 4 in extra time, 5 in the shoot-out.
    pub(crate) half: u8,
    pub(crate) kickoff_first: Seat,
    pub(crate) minute: u8,
    /// 0 in ordinary time.
    pub(crate) added: u8,
    pub(crate) turn: u16,
    pub(crate) last_turn: bool,
    pub(crate) turn_kind: TurnKind,
    pub(crate) pending: Pending,
    /// From T1 until the ball is there.
    pub(crate) target: Option<Zone>,
    pub(crate) support: Option<Zone>,
    /// 0 before the roll.
    pub(crate) die: BySeat<u8>,
    pub(crate) deduct: BySeat<bool>,
    pub(crate) may_move: BySeat<bool>,
    pub(crate) dive: Option<Dive>,
    pub(crate) kicks: BySeat<u8>,
    pub(crate) kick_goals: BySeat<u8>,
    pub(crate) phase: Phase,
}

const _: () = assert!(size_of::<Position>() <= 128);

/// How many pieces stand in each zone: four bits a zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Counts(pub(crate) u64);

impl Counts {
    /// The bits of the thirteen zones.
    const BOARD: u64 = (1 << 52) - 1;

    /// How many stand in a zone.
    #[must_use]
    #[inline]
    pub const fn at(self, zone: Zone) -> u8 {
        (self.0 >> ((zone.0 * 4) & 63)) as u8 & 15
    }

    /// All together.
    #[must_use]
    pub fn total(self) -> u8 {
        Zone::ALL.into_iter().map(|zone| self.at(zone)).sum()
    }

    #[inline]
    pub(crate) fn add(&mut self, zone: Zone, n: u8) {
        // Wrapping, like `take`.
        self.0 = self.0.wrapping_add(u64::from(n) << ((zone.0 * 4) & 63));
    }

    #[inline]
    pub(crate) fn take(&mut self, zone: Zone) {
        // Wrapping, because an action that was never judged may find nobody there.
        self.0 = self.0.wrapping_sub(1 << ((zone.0 * 4) & 63));
    }

    /// Those of `self` without as many of `other`, which has no more in any zone.
    #[inline]
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }

    /// With a goalkeeper.
    #[inline]
    pub(crate) const fn with(self, keeper: Spot) -> Self {
        Self(self.0.wrapping_add(1 << (keeper.0 * 4)) & Self::BOARD)
    }

    /// The zones with at least one.
    #[must_use]
    #[inline]
    pub const fn zones(self) -> Zones {
        let mut x = self.0 & Self::BOARD;
        // Every nibble becomes its lowest bit, then the bits close ranks.
        x |= x >> 2;
        x |= x >> 1;
        x &= 0x0011_1111_1111_1111;
        x = (x | x >> 3) & 0x0303_0303_0303_0303;
        x = (x | x >> 6) & 0x000f_000f_000f_000f;
        x = (x | x >> 12) & 0x0000_00ff_0000_00ff;
        Zones((x | x >> 24) as u16 & Zones::ALL.0)
    }

    /// The zone of the first piece from Home's end (or Away's).
    #[inline]
    pub(crate) const fn first_from(self, end: Seat) -> Zone {
        let first = match end {
            Seat::Home => self.0.trailing_zeros() / 4,
            // Without a piece it is the end itself, beyond which there is nothing.
            Seat::Away if self.0 == 0 => 12,
            Seat::Away => (63 - self.0.leading_zeros()) / 4,
        };
        Zone((first & 15) as u8)
    }

    /// The zone of the second piece from Home's end (or Away's).
    #[inline]
    pub(crate) const fn second_from(self, end: Seat) -> Zone {
        let x = self.0;
        match end {
            Seat::Home => {
                let first = x.trailing_zeros() / 4;
                if x >> ((first * 4) & 63) & 15 >= 2 {
                    return Zone((first & 15) as u8);
                }
                let rest = x & !(15 << ((first * 4) & 63));
                Zone((rest.trailing_zeros() / 4) as u8 & 15)
            }
            Seat::Away => {
                let first = (63 - (x | 1).leading_zeros()) / 4;
                if x >> (first * 4) & 15 >= 2 {
                    return Zone(first as u8);
                }
                let rest = x & !(15 << (first * 4));
                // Without a second piece it is the end itself.
                if rest == 0 { Zone(12) } else { Zone(((63 - rest.leading_zeros()) / 4) as u8) }
            }
        }
    }
}

/// Where a goalkeeper is: a zone, or none before he is placed and while he takes a corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spot(u8);

impl Spot {
    /// In no zone.
    pub const OFF: Self = Self(13);

    /// In this zone.
    #[must_use]
    #[inline]
    pub const fn on(zone: Zone) -> Self {
        Self(zone.0)
    }

    /// The zone, if he is in one.
    #[must_use]
    #[inline]
    pub const fn zone(self) -> Option<Zone> {
        if self.0 < 13 { Some(Zone(self.0)) } else { None }
    }

    /// Is he in this zone?
    #[must_use]
    #[inline]
    pub const fn is(self, zone: Zone) -> bool {
        self.0 == zone.0
    }

    /// His zone as a set.
    #[must_use]
    #[inline]
    pub const fn set(self) -> Zones {
        Zones(1 << self.0 & Zones::ALL.0)
    }
}

impl std::fmt::Debug for Spot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.zone().map_or("off", Zone::name))
    }
}

impl Position {
    /// Before the formations are chosen (3.4).
    pub(crate) fn start() -> Self {
        Self {
            out: BySeat::default(),
            moved: BySeat::default(),
            keeper: BySeat::new(Spot::OFF, Spot::OFF),
            keeper_moved: BySeat::default(),
            snap_out: BySeat::default(),
            snap_keeper: BySeat::new(Spot::OFF, Spot::OFF),
            formation: BySeat::default(),
            score: BySeat::default(),
            yellow: BySeat::default(),
            red: BySeat::default(),
            keeper_off: BySeat::default(),
            taker: None,
            ball: Zone::CENTRE,
            start: Zone::CENTRE,
            value: 3,
            control: Seat::Home,
            half: 1,
            kickoff_first: Seat::Home,
            minute: 1,
            added: 0,
            turn: 1,
            last_turn: false,
            turn_kind: TurnKind::Normal,
            pending: Pending::None,
            target: None,
            support: None,
            die: BySeat::default(),
            deduct: BySeat::default(),
            may_move: BySeat::new(true, true),
            dive: None,
            kicks: BySeat::default(),
            kick_goals: BySeat::default(),
            phase: Phase::Formation { seat: Seat::Home },
        }
    }

    /// Pieces of a team in a zone, the goalkeeper included: n(X,z).
    #[must_use]
    #[inline]
    pub fn pieces_in(&self, seat: Seat, zone: Zone) -> u8 {
        self.out[seat].at(zone) + u8::from(self.keeper[seat].is(zone))
    }

    /// Outfield pieces of a team in a zone: o(X,z).
    #[must_use]
    #[inline]
    pub fn outfield_in(&self, seat: Seat, zone: Zone) -> u8 {
        self.out[seat].at(zone)
    }

    /// Where a goalkeeper is.
    #[must_use]
    pub fn keeper(&self, seat: Seat) -> Option<Zone> {
        self.keeper[seat].zone()
    }

    /// The zones with at least one piece of a team.
    #[must_use]
    #[inline]
    pub fn zones(&self, seat: Seat) -> Zones {
        self.out[seat].zones().or(self.keeper[seat].set())
    }

    /// How many pieces a team has in the match, the goalkeeper included.
    #[must_use]
    #[inline]
    pub fn strength(&self, seat: Seat) -> u8 {
        11u8.saturating_sub(self.red[seat])
    }

    /// How many of them are outfield pieces.
    #[must_use]
    #[inline]
    pub fn outfielders(&self, seat: Seat) -> u8 {
        self.strength(seat).saturating_sub(u8::from(!self.keeper_off[seat]))
    }

    /// How many pieces of this kind in a zone have not had their move.
    #[inline]
    pub(crate) fn unmoved(&self, seat: Seat, kind: Kind, zone: Zone) -> u8 {
        match kind {
            Kind::Outfield => self.out[seat].minus(self.moved[seat]).at(zone),
            Kind::Keeper => u8::from(self.keeper[seat].is(zone) && !self.keeper_moved[seat]),
        }
    }

    /// Does a piece of this kind stand there?
    #[inline]
    pub(crate) fn has(&self, seat: Seat, kind: Kind, zone: Zone) -> bool {
        match kind {
            Kind::Outfield => self.out[seat].at(zone) > 0,
            Kind::Keeper => self.keeper[seat].is(zone),
        }
    }

    /// Moves a piece that has not moved, and remembers that it has.
    #[inline]
    pub(crate) fn shift(&mut self, seat: Seat, kind: Kind, from: Zone, to: Zone) {
        match kind {
            Kind::Outfield => {
                self.out[seat].take(from);
                self.out[seat].add(to, 1);
                self.moved[seat].add(to, 1);
            }
            Kind::Keeper => {
                self.keeper[seat] = Spot::on(to);
                self.keeper_moved[seat] = true;
            }
        }
    }

    /// Nobody has moved yet.
    #[inline]
    pub(crate) fn forget_moves(&mut self) {
        self.moved = BySeat::default();
        self.keeper_moved = BySeat::default();
    }

    /// R43: remembers where everybody stands.
    #[inline]
    pub(crate) fn take_snapshot(&mut self) {
        self.snap_out = self.out.map(Counts::zones);
        self.snap_keeper = self.keeper;
    }

    /// The zone of the ball.
    #[must_use]
    pub fn ball(&self) -> Zone {
        self.ball
    }

    /// The number on the ball die.
    #[must_use]
    pub fn value(&self) -> u8 {
        self.value
    }

    /// The controlling team.
    #[must_use]
    pub fn control(&self) -> Seat {
        self.control
    }

    /// The moment of the match.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// A team's formation, once it is chosen. Home's is secret until Away's is chosen.
    #[must_use]
    pub fn formation(&self, seat: Seat) -> Option<Formation> {
        self.formation[seat]
    }

    /// A team's yellow cards that have not turned red.
    #[must_use]
    pub fn yellow(&self, seat: Seat) -> u8 {
        self.yellow[seat]
    }

    /// 1 and 2, 3 and 4 in extra time, 5 in the shoot-out.
    #[must_use]
    pub fn half(&self) -> u8 {
        self.half
    }

    /// The added minute; 0 in ordinary time.
    #[must_use]
    pub fn added(&self) -> u8 {
        self.added
    }

    /// The number of the turn in its half, from 1.
    #[must_use]
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Does the half end with this turn?
    #[must_use]
    pub fn last_turn(&self) -> bool {
        self.last_turn
    }

    /// What brought this turn about.
    #[must_use]
    pub fn turn_kind(&self) -> TurnKind {
        self.turn_kind
    }

    /// The restart that is being set up or still to come.
    #[must_use]
    pub fn pending(&self) -> Pending {
        self.pending
    }

    /// Where the ball is to go, from the choice of a target until it is there.
    #[must_use]
    pub fn target(&self) -> Option<Zone> {
        self.target
    }

    /// The dice of the turn; 0 before the roll.
    #[must_use]
    pub fn dice(&self) -> BySeat<u8> {
        self.die
    }

    /// The goalkeeper's choice at a penalty: his coach's secret until the aim is announced.
    #[must_use]
    pub fn dive(&self) -> Option<Dive> {
        self.dive
    }

    /// Kicks taken in the shoot-out.
    #[must_use]
    pub fn kicks(&self) -> BySeat<u8> {
        self.kicks
    }

    /// Goals of the shoot-out.
    #[must_use]
    pub fn kick_goals(&self) -> BySeat<u8> {
        self.kick_goals
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_kernel::Token;

    #[test]
    fn counts_know_their_zones_and_the_second_piece_from_each_end() {
        let z = |name| Zone::read(name).unwrap();
        let mut counts = Counts::default();
        for (zone, n) in [("s1", 1), ("m2", 10), ("m5", 1)] {
            counts.add(z(zone), n);
        }
        assert_eq!(counts.zones(), [z("s1"), z("m2"), z("m5")].into_iter().collect());
        assert_eq!(counts.second_from(Seat::Home), z("m2"));
        assert_eq!(counts.second_from(Seat::Away), z("m2"));
        assert_eq!(counts.with(Spot::on(z("m5"))).second_from(Seat::Away), z("m5"));
        assert_eq!(counts.with(Spot::on(z("m1"))).second_from(Seat::Home), z("s1"));
        assert_eq!(counts.with(Spot::OFF), counts);
        for zone in Zone::ALL {
            let mut one = Counts::default();
            one.add(zone, 8);
            assert_eq!(one.zones(), Zones::only(zone));
        }
    }
}
