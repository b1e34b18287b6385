//! The thirteen zones as data, and everything that can be computed from them once. Knows no rule.

mod zone;

pub use zone::{Zone, Zones};

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchline_kernel::{BySeat, Faults, Seat};
use zone::Strip;

/// How many zones there are.
pub const N_ZONES: usize = 13;

/// The length of the pitch in units of the zone table.
pub const LENGTH: u8 = 24;
const HALFWAY: u8 = LENGTH / 2;

/// Arrays by zone have sixteen places, so that a masked index needs no bound check.
pub(crate) const WIDE: usize = 16;

/// Where each zone begins and ends along the pitch (G2). What is left out is as in the specification.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Board(BTreeMap<Zone, [u8; 2]>);

/// From and to, in zone order.
const INTERVALS: [[u8; 2]; N_ZONES] = [
    [0, 4],
    [0, 6],
    [0, 6],
    [4, 9],
    [6, 12],
    [6, 12],
    [9, 15],
    [12, 18],
    [12, 18],
    [15, 20],
    [18, 24],
    [18, 24],
    [20, 24],
];

impl Default for Board {
    fn default() -> Self {
        Self(Zone::ALL.into_iter().map(|zone| (zone, INTERVALS[zone.idx()])).collect())
    }
}

impl Board {
    /// With nothing left out.
    pub(crate) fn full(&self) -> Self {
        let mut full = Self::default();
        full.0.extend(&self.0);
        full
    }
}

/// The shot modifiers by zone, as the shooting team names the zones (G8). What is left out is as in the specification.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ShotZones(BTreeMap<Zone, i8>);

const SHOT_ZONES: [(Zone, i8); 6] =
    [(Zone(7), -6), (Zone(8), -6), (Zone(9), -2), (Zone(10), -4), (Zone(11), -4), (Zone(12), 0)];

/// The largest shot modifier, either way, that a user may set.
const SHOT_ZONE_MAX: i8 = 20;

impl Default for ShotZones {
    fn default() -> Self {
        Self(SHOT_ZONES.into_iter().collect())
    }
}

impl ShotZones {
    /// With nothing left out.
    pub(crate) fn full(&self) -> Self {
        let mut full = Self::default();
        full.0.extend(&self.0);
        full
    }
}

/// The board, checked, with everything that can be computed once.
#[derive(Debug, Clone, PartialEq)]
pub struct Pitch {
    x: [[u8; 2]; N_ZONES],
    adjacent: [Zones; WIDE],
    /// `ring[zone][d]`: the zones at graph distance d.
    ring: [[Zones; 8]; WIDE],
    distance: [[u8; WIDE]; WIDE],
    sides: BySeat<Side>,
}

/// The board as one team sees it, in absolute zones.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Side {
    /// Its penalty area.
    pub box_: Zone,
    /// The left and the right corner zone at the opponents' end.
    pub corners: [Zone; 2],
    /// Fully in its own half.
    pub own_half: Zones,
    /// At least partly in its own half.
    pub partly_own: Zones,
    /// Fully in the opponents' half.
    pub attack: Zones,
    /// Zones wholly beyond a zone (AHEAD).
    pub ahead: [Zones; WIDE],
    /// Zones nearer to the opponents' end than a zone (CLOSER).
    pub nearer_goal: [Zones; WIDE],
    /// Zones nearer to the own end than a zone (CLOSER).
    pub nearer_own: [Zones; WIDE],
    /// One zone straight forward, as a set.
    pub forward: [Zones; WIDE],
    /// One or two zones straight forward.
    pub forward_two: [Zones; WIDE],
    /// One zone straight back, as a set.
    pub back: [Zones; WIDE],
    /// One or two zones straight back.
    pub back_two: [Zones; WIDE],
    /// From a zone on in the order of placing.
    pub onward: [Zones; WIDE],
    /// The shot modifier by zone.
    pub shot: [i8; WIDE],
}

impl Pitch {
    /// Checks the tables and computes the rest.
    ///
    /// # Errors
    /// Every limit that they pass.
    pub fn new(board: &Board, shots: &ShotZones) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        let mut x = INTERVALS;
        board.0.iter().for_each(|(zone, interval)| x[zone.idx()] = *interval);
        check_intervals(&x, &mut faults);
        let mut modifiers: BTreeMap<Zone, i8> = ShotZones::default().0;
        for (&zone, &modifier) in &shots.0 {
            if !modifiers.contains_key(&zone) {
                faults.add(
                    format!("shot_zone_mods.{zone}"),
                    "there is no shot from this zone; expected m4, m5, s3, s4, s7 or s8",
                );
            } else if !(-SHOT_ZONE_MAX..=SHOT_ZONE_MAX).contains(&modifier) {
                faults.add(
                    format!("shot_zone_mods.{zone}"),
                    format!("found {modifier}, expected −{SHOT_ZONE_MAX} to {SHOT_ZONE_MAX}"),
                );
            }
            modifiers.insert(zone, modifier);
        }
        faults.or(())?;
        Ok(Self::compute(x, &modifiers))
    }

    fn compute(x: [[u8; 2]; N_ZONES], modifiers: &BTreeMap<Zone, i8>) -> Self {
        let set = |test: &dyn Fn(Zone) -> bool| Zone::ALL.into_iter().filter(|z| test(*z)).collect::<Zones>();
        let wide = |value: &dyn Fn(Zone) -> Zones| {
            std::array::from_fn(|i| Zone::ALL.get(i).map_or(Zones::NONE, |zone| value(*zone)))
        };
        let from = |zone: Zone| x[zone.idx()][0];
        let to = |zone: Zone| x[zone.idx()][1];
        let overlap = |a: Zone, b: Zone| from(a) < to(b) && from(b) < to(a);
        let touch = |a: Zone, b: Zone| to(a) == from(b) || to(b) == from(a);
        let adjacent: [Zones; WIDE] = wide(&|a| {
            set(&|b| match (a.strip(), b.strip()) {
                (Strip::Left, Strip::Right) | (Strip::Right, Strip::Left) => false,
                (one, other) if one == other => touch(a, b),
                _ => overlap(a, b),
            })
        });
        let (ring, distance) = distances(&adjacent);
        let sides = BySeat::from_fn(|seat| {
            // Distances from the own and to the opponents' end line.
            let own = |zone: Zone| match seat {
                Seat::Home => from(zone),
                Seat::Away => LENGTH - to(zone),
            };
            let far = |zone: Zone| match seat {
                Seat::Home => LENGTH - to(zone),
                Seat::Away => from(zone),
            };
            let straight = |zone: Zone, forward: bool, steps: usize| {
                let mut strip: Vec<Zone> =
                    Zone::ALL.into_iter().filter(|z| z.strip() == zone.strip()).collect();
                strip.sort_by_key(|z| if forward { own(*z) } else { far(*z) });
                strip.into_iter().skip_while(|z| *z != zone).skip(1).take(steps).collect::<Zones>()
            };
            let named = |zone: Zone| zone.relative(seat);
            let mut shot = [0; WIDE];
            modifiers.iter().for_each(|(zone, modifier)| shot[named(*zone).idx()] = *modifier);
            Side {
                box_: named(Zone(0)),
                corners: [named(Zone(10)), named(Zone(11))],
                own_half: set(&|z| LENGTH - far(z) <= HALFWAY),
                partly_own: set(&|z| own(z) < HALFWAY),
                attack: set(&|z| own(z) >= HALFWAY),
                ahead: wide(&|b| set(&|a| far(a) < far(b) && !overlap(a, b))),
                nearer_goal: wide(&|b| set(&|a| far(a) < far(b))),
                nearer_own: wide(&|b| set(&|a| own(a) < own(b))),
                forward: wide(&|z| straight(z, true, 1)),
                forward_two: wide(&|z| straight(z, true, 2)),
                back: wide(&|z| straight(z, false, 1)),
                back_two: wide(&|z| straight(z, false, 2)),
                onward: wide(&|a| set(&|b| named(b) >= named(a))),
                shot,
            }
        });
        Self { x, adjacent, ring, distance, sides }
    }

    /// Where a zone begins and ends along the pitch.
    #[must_use]
    pub fn interval(&self, zone: Zone) -> [u8; 2] {
        self.x[zone.idx()]
    }

    /// The zones next to a zone (G4).
    #[must_use]
    #[inline]
    pub fn adjacent(&self, zone: Zone) -> Zones {
        self.adjacent[zone.idx()]
    }

    /// The zones next to any zone of a set.
    #[inline]
    pub(crate) fn beside(&self, zones: Zones) -> Zones {
        let mut set = Zones::NONE;
        zones.each(|zone| set = set.or(self.adjacent(zone)));
        set
    }

    /// The zones that are `distance` borders away; none beyond 7.
    #[must_use]
    #[inline]
    pub fn ring(&self, zone: Zone, distance: u8) -> Zones {
        self.ring[zone.idx()][(distance & 7) as usize]
    }

    /// How many zones lie in between on a shortest path (G5).
    #[must_use]
    #[inline]
    pub fn between(&self, a: Zone, b: Zone) -> u8 {
        self.distance[a.idx()][b.idx()].saturating_sub(1)
    }

    /// Are the zones at least partly at the same level (G6)?
    #[must_use]
    pub fn level(&self, a: Zone, b: Zone) -> bool {
        let ([a_from, a_to], [b_from, b_to]) = (self.interval(a), self.interval(b));
        a_from < b_to && b_from < a_to
    }

    /// A team's penalty area.
    #[must_use]
    #[inline]
    pub fn penalty_area(&self, seat: Seat) -> Zone {
        self.sides[seat].box_
    }

    /// The zones from which a team may shoot: fully in the opponents' half (G3).
    #[must_use]
    #[inline]
    pub fn shooting_zones(&self, seat: Seat) -> Zones {
        self.sides[seat].attack
    }

    /// The zone straight forward of a zone as a team sees it, as a set (G7).
    #[must_use]
    #[inline]
    pub fn straight_forward(&self, seat: Seat, zone: Zone) -> Zones {
        self.sides[seat].forward[zone.idx()]
    }

    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat]
    }
}

/// What the computed tables rely on; the limits of the fast representation are among it.
fn check_intervals(x: &[[u8; 2]; N_ZONES], faults: &mut Faults) {
    for zone in Zone::ALL {
        let [from, to] = x[zone.idx()];
        if from >= to || to > LENGTH {
            faults.add(
                format!("zones.{zone}"),
                format!("found [{from}, {to}], expected 0 ≤ from < to ≤ {LENGTH}"),
            );
        }
    }
    if !faults.0.is_empty() {
        return;
    }
    for strip in [Strip::Left, Strip::Middle, Strip::Right] {
        let zones: Vec<Zone> = Zone::ALL.into_iter().filter(|zone| zone.strip() == strip).collect();
        let mut end = 0;
        for &zone in &zones {
            let [from, to] = x[zone.idx()];
            if from != end {
                faults.add(
                    format!("zones.{zone}"),
                    format!("begins at {from}, but the strip before it ends at {end}"),
                );
            }
            end = to;
        }
        if end != LENGTH {
            faults.add("zones", format!("a strip ends at {end}, expected {LENGTH}"));
        }
    }
    for zone in Zone::ALL {
        let [from, to] = x[zone.idx()];
        let turned = zone.relative(Seat::Away);
        if x[turned.idx()] != [LENGTH - to, LENGTH - from] {
            faults.add(format!("zones.{zone}"), format!("must look to Home as {turned} looks to Away"));
        }
        let crosses = from < HALFWAY && to > HALFWAY;
        if crosses != (zone == Zone::CENTRE) {
            faults.add(
                format!("zones.{zone}"),
                "the centre zone m3, and no other, lies on both sides of the halfway line",
            );
        }
    }
    for pair in Zone::ALL.windows(2) {
        if x[pair[1].idx()][0] < x[pair[0].idx()][0] {
            faults.add(format!("zones.{}", pair[1]), format!("may not begin before {} begins", pair[0]));
        }
    }
}

fn distances(adjacent: &[Zones; WIDE]) -> ([[Zones; 8]; WIDE], [[u8; WIDE]; WIDE]) {
    let mut ring = [[Zones::NONE; 8]; WIDE];
    let mut distance = [[0; WIDE]; WIDE];
    for zone in Zone::ALL {
        let (mut seen, mut last) = (Zones::only(zone), Zones::only(zone));
        ring[zone.idx()][0] = last;
        for (d, ring) in ring[zone.idx()].iter_mut().enumerate().skip(1) {
            let mut next = Zones::NONE;
            last.each(|z| next = next.or(adjacent[z.idx()]));
            last = next.minus(seen);
            seen = seen.or(last);
            *ring = last;
            last.each(|z| distance[zone.idx()][z.idx()] = d as u8);
        }
    }
    (ring, distance)
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_kernel::Token;

    fn pitch() -> Pitch {
        Pitch::new(&Board::default(), &ShotZones::default()).unwrap()
    }

    fn zone(name: &str) -> Zone {
        Zone::read(name).unwrap()
    }

    fn set(names: &str) -> Zones {
        names.split_whitespace().map(zone).collect()
    }

    #[test]
    fn adjacency_is_the_table_of_the_specification() {
        for (of, expected) in [
            ("s1", "s2 m1 m2"),
            ("s2", "s1 s3 m2 m3"),
            ("s3", "s2 s4 m3 m4"),
            ("s4", "s3 m4 m5"),
            ("s5", "s6 m1 m2"),
            ("s6", "s5 s7 m2 m3"),
            ("s7", "s6 s8 m3 m4"),
            ("s8", "s7 m4 m5"),
            ("m1", "m2 s1 s5"),
            ("m2", "m1 m3 s1 s2 s5 s6"),
            ("m3", "m2 m4 s2 s3 s6 s7"),
            ("m4", "m3 m5 s3 s4 s7 s8"),
            ("m5", "m4 s4 s8"),
        ] {
            assert_eq!(pitch().adjacent(zone(of)), set(expected), "{of}");
        }
    }

    /// G5, row by row, in the order s1 … s8, m1 … m5.
    #[test]
    fn distances_are_the_table_of_the_specification() {
        let order = ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "m1", "m2", "m3", "m4", "m5"];
        let rows = [
            "0012112300123",
            "0001111210012",
            "1000211121001",
            "2100321132100",
            "1123001200123",
            "1112000110012",
            "2111100021001",
            "3211210032100",
            "0123012300123",
            "0012001200012",
            "1001100110001",
            "2100210021000",
            "3210321032100",
        ];
        for (a, row) in order.iter().zip(rows) {
            for (b, between) in order.iter().zip(row.bytes()) {
                assert_eq!(pitch().between(zone(a), zone(b)), between - b'0', "{a} {b}");
            }
        }
    }

    #[test]
    fn nearness_and_offside_are_the_table_of_the_specification() {
        let pitch = pitch();
        let home = pitch.side(Seat::Home);
        for (of, nearer_goal, nearer_own, ahead) in [
            ("m1", "m2 m3 m4 m5 s1 s2 s3 s4 s5 s6 s7 s8", "", "m2 m3 m4 m5 s2 s3 s4 s6 s7 s8"),
            ("s5", "m2 m3 m4 m5 s2 s3 s4 s6 s7 s8", "", "m3 m4 m5 s2 s3 s4 s6 s7 s8"),
            ("m2", "m3 m4 m5 s2 s3 s4 s6 s7 s8", "m1 s1 s5", "m3 m4 m5 s3 s4 s7 s8"),
            ("s2", "m3 m4 m5 s3 s4 s7 s8", "m1 m2 s1 s5", "m4 m5 s3 s4 s7 s8"),
            ("m3", "m4 m5 s3 s4 s7 s8", "m1 m2 s1 s2 s5 s6", "m4 m5 s4 s8"),
            ("s7", "m4 m5 s4 s8", "m1 m2 m3 s1 s2 s5 s6", "m5 s4 s8"),
            ("m4", "m5 s4 s8", "m1 m2 m3 s1 s2 s3 s5 s6 s7", "m5"),
            ("s4", "", "m1 m2 m3 m4 s1 s2 s3 s5 s6 s7", ""),
            ("m5", "", "m1 m2 m3 m4 s1 s2 s3 s4 s5 s6 s7 s8", ""),
        ] {
            assert_eq!(home.nearer_goal[zone(of).idx()], set(nearer_goal), "{of}");
            assert_eq!(home.nearer_own[zone(of).idx()], set(nearer_own), "{of}");
            assert_eq!(home.ahead[zone(of).idx()], set(ahead), "{of}");
        }
    }

    #[test]
    fn levels_are_those_of_v_02() {
        for (a, b, level) in [
            ("m2", "s2", true),
            ("m2", "m3", false),
            ("s1", "s2", false),
            ("m3", "s3", true),
            ("s4", "m5", true),
            ("s1", "m2", true),
            ("m4", "s3", true),
        ] {
            assert_eq!(pitch().level(zone(a), zone(b)), level, "{a} {b}");
        }
    }

    #[test]
    fn away_looks_the_other_way_round() {
        let pitch = pitch();
        let away = pitch.side(Seat::Away);
        assert_eq!(away.forward[zone("m4").idx()], set("m3"));
        assert_eq!(away.forward[zone("s7").idx()], set("s6"));
        assert_eq!(away.forward_two[zone("s4").idx()], set("s3 s2"));
        assert_eq!(away.back[zone("m4").idx()], set("m5"));
        assert_eq!(zone("s2").relative(Seat::Away), zone("s7"));
        assert_eq!(away.corners[0], zone("s5"));
        assert_eq!(away.own_half, set("m5 m4 s8 s7 s4 s3"));
        assert_eq!(away.attack, set("m2 m1 s6 s5 s2 s1"));
    }

    #[test]
    fn a_step_of_a_set_is_the_steps_of_its_zones() {
        let pitch = pitch();
        for seat in Seat::BOTH {
            for zone in Zone::ALL {
                let (side, one) = (pitch.side(seat), Zones::only(zone));
                assert_eq!(one.straight_forward(seat), side.forward[zone.idx()], "{seat} {zone}");
                assert_eq!(one.straight_back(seat), side.back[zone.idx()], "{seat} {zone}");
            }
        }
    }

    #[test]
    fn another_board_is_computed_or_refused_with_every_reason() {
        let short_box: Board =
            serde_json::from_str(r#"{"m1":[0,3],"m2":[3,9],"m4":[15,21],"m5":[21,24]}"#).unwrap();
        assert!(Pitch::new(&short_box, &ShotZones::default()).is_ok());
        let crooked: Board = serde_json::from_str(r#"{"m1":[0,5]}"#).unwrap();
        let faults = Pitch::new(&crooked, &ShotZones::default()).unwrap_err().to_string();
        assert!(faults.contains("zones.m2: begins at 4, but the strip before it ends at 5"), "{faults}");
        assert!(faults.contains("zones.m5: must look to Home as m1 looks to Away"), "{faults}");
    }
}
