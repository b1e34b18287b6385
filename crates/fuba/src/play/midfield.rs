//! Who is foremost and who is rearmost: the tables of midfield moves (4.7.1c, 4.7.1d).

use crate::flow::Fuba;
use crate::pitch::{Zone, Zones};
use touchline_kernel::Seat;

impl Fuba {
    /// The zone nearest to the end that `seat` attacks, as an index into the midfield tables; 15 if there is none.
    #[inline]
    pub(crate) fn front(zones: Zones, seat: Seat) -> usize {
        match (zones.0, seat) {
            (0, _) => 15,
            (bits, Seat::Home) => 15 - bits.leading_zeros() as usize,
            (bits, Seat::Away) => bits.trailing_zeros() as usize,
        }
    }
}

/// The midfield tables of one team: for every zone of its foremost piece (or rearmost outfield piece) in the snapshot, the zones
/// to which a straight move stays behind it (R42).
pub(crate) fn midfield_tables(nearer: &[Zones; 16], join: bool) -> [Zones; 16] {
    std::array::from_fn(|front| {
        let Some(&front) = Zone::ALL.get(front) else { return Zones::NONE };
        Zone::ALL
            .into_iter()
            .filter(|&to| {
                if join {
                    // Nobody but the front itself has to be at least as near.
                    !nearer[front.idx()].has(to)
                } else {
                    nearer[to.idx()].has(front)
                }
            })
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_front_is_found_from_both_ends() {
        let zones = Zones(0b0_0001_0010_0000);
        assert_eq!(Fuba::front(zones, Seat::Home), 8);
        assert_eq!(Fuba::front(zones, Seat::Away), 5);
        assert_eq!(Fuba::front(Zones::NONE, Seat::Home), 15);
    }
}
