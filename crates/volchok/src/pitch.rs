//! The grid as data: squares, zones, nets, corners, start squares, and the tables computed from them. Knows no rule.

use crate::square::{COLS_MAX, KING, ROWS_MAX, Square, spread};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use touchline_kernel::{BySeat, Faults, Seat, Squares};

/// The start squares of one team that somebody set, by shirt number 1 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lineup(pub [Option<Square>; 6]);

impl Lineup {
    fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }
}

impl Serialize for Lineup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let set = self.0.iter().enumerate().filter_map(|(i, square)| Some(((i + 1).to_string(), (*square)?)));
        serializer.collect_map(set)
    }
}

impl<'de> Deserialize<'de> for Lineup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize, Default)]
        #[serde(deny_unknown_fields, default)]
        struct ByShirt {
            #[serde(rename = "1")]
            one: Option<Square>,
            #[serde(rename = "2")]
            two: Option<Square>,
            #[serde(rename = "3")]
            three: Option<Square>,
            #[serde(rename = "4")]
            four: Option<Square>,
            #[serde(rename = "5")]
            five: Option<Square>,
            #[serde(rename = "6")]
            six: Option<Square>,
        }
        let s = ByShirt::deserialize(deserializer)?;
        Ok(Self([s.one, s.two, s.three, s.four, s.five, s.six]))
    }
}

/// The start squares that somebody set; whoever is left out stands where the size of the board puts him (R54).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Start {
    /// Home's.
    #[serde(skip_serializing_if = "Lineup::is_empty")]
    pub home: Lineup,
    /// Away's.
    #[serde(skip_serializing_if = "Lineup::is_empty")]
    pub away: Lineup,
}

/// The board as a user may override it (section 2.3 of the specification). What is left out follows from the number of columns
/// and rows, so that `{"rows": 15}` is a whole board.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Board {
    /// 7, 9 or 11.
    pub cols: u8,
    /// 9 to 18.
    pub rows: u8,
    /// The three squares in front of each goal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keeper_zone: Option<BySeat<[Square; 3]>>,
    /// The three squares of each goal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub net: Option<BySeat<[Square; 3]>>,
    /// The two corner squares beside each goal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corners: Option<BySeat<[Square; 2]>>,
    /// First and last row of each half.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub half_rows: Option<BySeat<[u8; 2]>>,
    /// Where each team kicks off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kickoff: Option<BySeat<Square>>,
    /// Where each player starts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
}

impl Default for Board {
    /// R1: 9 columns, 13 rows.
    fn default() -> Self {
        Self {
            cols: 9,
            rows: 13,
            keeper_zone: None,
            net: None,
            corners: None,
            half_rows: None,
            kickoff: None,
            start: None,
        }
    }
}

/// The board, checked, with everything that can be computed once.
#[derive(Debug, Clone, PartialEq)]
pub struct Pitch {
    /// Columns.
    pub cols: u8,
    /// Rows.
    pub rows: u8,
    /// The keeper zones.
    pub zone: BySeat<[Square; 3]>,
    /// The nets: `net[Home]` is the goal that Home defends.
    pub net: BySeat<[Square; 3]>,
    /// The corner squares beside each team's goal.
    pub corners: BySeat<[Square; 2]>,
    /// Where each team kicks off.
    pub kickoff: BySeat<Square>,
    /// The start squares by shirt.
    pub start: BySeat<[Square; 6]>,
    /// First and last row of each half.
    pub half_rows: BySeat<[u8; 2]>,
    pub(crate) grid: Squares,
    pub(crate) zone_set: BySeat<Squares>,
    pub(crate) half_set: BySeat<Squares>,
    /// The grid without the other team's zone: where a team's field players and its ball may be.
    pub(crate) open_to: BySeat<Squares>,
    /// The keeper zone and the squares next to it.
    pub(crate) area: BySeat<Squares>,
}

/// A straight way from a square into a net.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ShotLine {
    /// Index distance from one square of the line to the next.
    pub step: i8,
    /// Squares to travel, the net square included: S in the specification.
    pub length: u8,
    /// The square of the keeper zone that the ball crosses, the last one before the net.
    pub crossing: Square,
}

impl Pitch {
    /// Checks a board and computes its tables.
    ///
    /// # Errors
    /// Every constraint of section 2.3 that is broken.
    pub fn new(board: &Board) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        let (cols, rows) = (board.cols, board.rows);
        if !(7..=COLS_MAX).contains(&cols) || cols.is_multiple_of(2) {
            faults.add("board.cols", format!("found {cols}, expected 7, 9 or 11"));
        }
        if !(9..=ROWS_MAX).contains(&rows) {
            faults.add("board.rows", format!("found {rows}, expected 9 to {ROWS_MAX}"));
        }
        faults.or(())?;
        let mut pitch = Self::from_data(board);
        let mut faults = Faults::default();
        pitch.check(&mut faults);
        pitch.compute();
        faults.or(pitch)
    }

    /// The board with nothing left out.
    pub(crate) fn board(&self) -> Board {
        let start = self.start.map(|squares| Lineup(squares.map(Some)));
        Board {
            cols: self.cols,
            rows: self.rows,
            keeper_zone: Some(self.zone),
            net: Some(self.net),
            corners: Some(self.corners),
            half_rows: Some(self.half_rows),
            kickoff: Some(self.kickoff),
            start: Some(Start { home: start.home, away: start.away }),
        }
    }

    fn from_data(board: &Board) -> Self {
        let (cols, rows) = (board.cols, board.rows);
        let at = |col: u8, row: u8| Square::new(col, row).expect("columns and rows were checked");
        let centre = cols.div_ceil(2);
        let goal_row = |row: u8| [at(centre - 1, row), at(centre, row), at(centre + 1, row)];
        // On an even number of rows no row is the halfway line, and each team kicks off on the last row of its own half.
        let half = rows / 2;
        let (home_kickoff, away_kickoff) =
            if rows.is_multiple_of(2) { (half, half + 1) } else { (half + 1, half + 1) };
        // R4 for any size: two defenders midway in the half, three forwards in front of its last row.
        let (back, front) = (half / 2, half - 1);
        let home_start = [
            at(centre, 1),
            at(centre - 2, back),
            at(centre + 2, back),
            at(centre - 3, front),
            at(centre, front),
            at(centre + 3, front),
        ];
        let turned = |square: Square| at(cols + 1 - square.col(), rows + 1 - square.row());
        let set = board.start.unwrap_or_default();
        let placed = |squares: [Square; 6], set: Lineup| -> [Square; 6] {
            std::array::from_fn(|i| set.0[i].unwrap_or(squares[i]))
        };
        let start = BySeat::new(placed(home_start, set.home), placed(home_start.map(turned), set.away));
        Self {
            cols,
            rows,
            zone: board.keeper_zone.unwrap_or_else(|| BySeat::new(goal_row(1), goal_row(rows))),
            net: board.net.unwrap_or_else(|| BySeat::new(goal_row(0), goal_row(rows + 1))),
            corners: board
                .corners
                .unwrap_or_else(|| BySeat::new([at(1, 1), at(cols, 1)], [at(1, rows), at(cols, rows)])),
            kickoff: board
                .kickoff
                .unwrap_or_else(|| BySeat::new(at(centre, home_kickoff), at(centre, away_kickoff))),
            start,
            half_rows: board.half_rows.unwrap_or_else(|| BySeat::new([1, half], [rows + 1 - half, rows])),
            grid: Squares::EMPTY,
            zone_set: BySeat::default(),
            half_set: BySeat::default(),
            open_to: BySeat::default(),
            area: BySeat::default(),
        }
    }

    fn on_grid(&self, square: Square) -> bool {
        (1..=self.cols).contains(&square.col()) && (1..=self.rows).contains(&square.row())
    }

    /// The constraints of section 2.3, in their order.
    fn check(&mut self, faults: &mut Faults) {
        for seat in Seat::BOTH {
            self.zone[seat].sort_unstable();
            self.net[seat].sort_unstable();
            self.corners[seat].sort_unstable();
            let (end, behind) = match seat {
                Seat::Home => (1, 0),
                Seat::Away => (self.rows, self.rows + 1),
            };
            let zone = self.zone[seat];
            let adjacent = zone.iter().all(|z| z.row() == end && z.col() <= self.cols)
                && zone[1].col() == zone[0].col() + 1
                && zone[2].col() == zone[1].col() + 1;
            if !adjacent {
                faults.add(
                    format!("board.keeper_zone.{seat}"),
                    format!("found {zone:?}, expected three adjacent squares of row {end}"),
                );
            }
            let corners = self.corners[seat];
            if corners.map(|c| (c.col(), c.row())) != [(1, end), (self.cols, end)] {
                faults.add(
                    format!("board.corners.{seat}"),
                    format!("found {corners:?}, expected the two extreme squares of row {end}"),
                );
            }
            if corners.iter().any(|corner| zone.contains(corner)) {
                faults.add(format!("board.keeper_zone.{seat}"), "a corner square lies in the zone");
            }
            let net = self.net[seat];
            if net.map(|n| (n.col(), n.row())) != zone.map(|z| (z.col(), behind)) {
                faults.add(
                    format!("board.net.{seat}"),
                    format!("found {net:?}, expected the three squares directly behind the zone"),
                );
            }
            let [first, last] = self.half_rows[seat];
            if first < 1 || first > last || last > self.rows {
                faults.add(
                    format!("board.half_rows.{seat}"),
                    format!("found [{first}, {last}], expected first and last row within 1 to {}", self.rows),
                );
            }
        }
        let [home, away] = [self.half_rows.home, self.half_rows.away];
        if home[0] <= away[1] && away[0] <= home[1] {
            faults.add("board.half_rows", format!("the halves {home:?} and {away:?} overlap"));
        }
        self.check_start(faults);
    }

    fn check_start(&self, faults: &mut Faults) {
        let in_half = |seat: Seat, square: Square| {
            let [first, last] = self.half_rows[seat];
            (first..=last).contains(&square.row())
        };
        for seat in Seat::BOTH {
            let opponents = seat.other();
            for (i, &square) in self.start[seat].iter().enumerate() {
                let at = format!("board.start.{seat}.{}", i + 1);
                if !self.on_grid(square) {
                    faults.add(at, format!("{square} is not on the board"));
                } else if i == 0 && !self.zone[seat].contains(&square) {
                    faults.add(at, format!("{square} is outside the keeper's own zone"));
                } else if i > 0 && !in_half(seat, square) {
                    faults.add(at, format!("{square} is outside the team's own half"));
                } else if i > 0 && self.zone[opponents].contains(&square) {
                    faults.add(at, format!("{square} is in the opponents' keeper zone"));
                }
            }
            let kickoff = self.kickoff[seat];
            let at = format!("board.kickoff.{seat}");
            let taken = |square: Square| self.start[opponents].contains(&square);
            if !self.on_grid(kickoff) {
                faults.add(at, format!("{kickoff} is not on the board"));
            } else if taken(kickoff) || self.start[seat].contains(&kickoff) {
                faults.add(at, format!("{kickoff} is somebody's start square"));
            } else if Seat::BOTH.iter().any(|&s| self.zone[s].contains(&kickoff)) {
                faults.add(at, format!("{kickoff} is in a keeper zone"));
            } else if !KING.iter().map(|&by| kickoff.shifted(by)).any(|q| {
                self.on_grid(q) && in_half(opponents, q) && !taken(q) && !self.zone[opponents].contains(&q)
            }) {
                faults.add(at, format!("no square next to {kickoff} lies open in the opponents' half"));
            }
        }
        let mut seen = Squares::EMPTY;
        for (seat, lineup) in self.start.iter() {
            for (i, square) in lineup.iter().enumerate() {
                if seen.has(square.0) {
                    faults.add(format!("board.start.{seat}.{}", i + 1), format!("{square} is used twice"));
                }
                seen.insert(square.0);
            }
        }
    }

    fn compute(&mut self) {
        let all =
            (1..=self.rows).flat_map(|row| (1..=self.cols).filter_map(move |col| Square::new(col, row)));
        self.grid = all.clone().map(|square| square.0).collect();
        self.zone_set = self.zone.map(|zone| zone.iter().map(|square| square.0).collect());
        self.half_set = self.half_rows.map(|[first, last]| {
            all.clone()
                .filter(|square| (first..=last).contains(&square.row()))
                .map(|square| square.0)
                .collect()
        });
        self.open_to = BySeat::from_fn(|seat| self.grid.minus(self.zone_set[seat.other()]));
        self.area =
            BySeat::from_fn(|seat| spread(self.zone_set[seat]).or(self.zone_set[seat]).and(self.grid));
    }

    /// All squares of the grid, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        self.grid.iter().map(Square)
    }

    /// Is this a square of the grid? Net squares are not.
    #[must_use]
    #[inline]
    pub fn has(&self, square: Square) -> bool {
        self.grid.has(square.0)
    }

    /// [R7] The square to the right of the man who kicks off, where a ball lies beside him.
    pub(crate) fn beside_kickoff(&self, seat: Seat) -> Square {
        self.kickoff[seat].shifted(match seat {
            Seat::Home => 1,
            Seat::Away => -1,
        })
    }

    /// A ball beside the man who kicks off must lie free, and from there it must get into the opponents' half.
    pub(crate) fn check_beside_kickoff(&self, faults: &mut Faults) {
        for seat in Seat::BOTH {
            let square = self.beside_kickoff(seat);
            let taken = Seat::BOTH.into_iter().any(|seat| self.start[seat].contains(&square));
            let ahead = self.half_set[seat.other()].and(self.open_to[seat]);
            let open = |by: &i8| {
                let to = square.shifted(*by);
                ahead.has(to.0) && !self.start[seat.other()].contains(&to)
            };
            if !self.has(square) || taken || !KING.iter().any(open) {
                faults
                    .add("kickoff_ball", format!("the ball cannot lie on {square} at a kick-off of {seat}"));
            }
        }
    }

    /// The shot line of a team from a square into one of the opponents' net squares (section 2.5).
    pub(crate) fn shot_line(&self, seat: Seat, from: Square, net: Square) -> Option<ShotLine> {
        if !self.net[seat.other()].contains(&net) {
            return None;
        }
        let (step, length) = from.line_to(net)?;
        let crossing = net.shifted(-step);
        // A sideways line cannot end in a net row; a line that would enter past the zone does not count.
        (self.zone[seat.other()].contains(&crossing) && self.has(from)).then_some(ShotLine {
            step,
            length,
            crossing,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square::{each_neighbour, neighbours};
    use touchline_kernel::Token;

    fn square(text: &str) -> Square {
        Square::read(text).unwrap()
    }

    fn pitch() -> Pitch {
        Pitch::new(&Board::default()).unwrap()
    }

    #[test]
    fn adjacency_is_that_of_section_2_4() {
        let pitch = pitch();
        let degree = |s: Square| neighbours(s, pitch.grid).count_ones();
        assert_eq!(pitch.squares().count(), 117);
        assert_eq!(pitch.squares().filter(|&s| degree(s) == 3).count(), 4);
        assert_eq!(pitch.squares().filter(|&s| degree(s) == 5).count(), 36);
        assert_eq!(pitch.squares().map(degree).sum::<u32>(), 808);
        let mut near = Vec::new();
        each_neighbour(square("a1"), pitch.grid, |s| near.push(s));
        assert_eq!(near, [square("b1"), square("a2"), square("b2")]);
    }

    #[test]
    fn shot_lines_are_the_29_of_section_2_5() {
        let pitch = pitch();
        for seat in Seat::BOTH {
            let lines: Vec<ShotLine> = pitch
                .squares()
                .filter(|s| !pitch.zone_set[seat.other()].has(s.0))
                .flat_map(|s| pitch.net[seat.other()].map(|net| (s, net)))
                .filter_map(|(s, net)| pitch.shot_line(seat, s, net))
                .filter(|line| line.length <= 6)
                .collect();
            assert_eq!(lines.len(), 29);
            let crossing = pitch.zone[seat.other()].map(|z| lines.iter().filter(|l| l.crossing == z).count());
            assert_eq!(crossing, [8, 13, 8]);
        }
    }

    #[test]
    fn boards_of_every_size_follow_from_columns_and_rows() {
        for cols in [7, 9, 11] {
            for rows in 9..=18 {
                Pitch::new(&Board { cols, rows, ..Board::default() }).unwrap();
            }
        }
    }

    #[test]
    fn whoever_has_no_start_square_set_stands_where_the_board_puts_him() {
        let board: Board = serde_json::from_str(r#"{"start":{"home":{"5":"e4"}}}"#).unwrap();
        let (set, plain) = (Pitch::new(&board).unwrap(), pitch());
        assert_eq!(set.start.home[4], square("e4"));
        assert_eq!(set.start.away, plain.start.away);
        assert_eq!(set.start.home[..4], plain.start.home[..4]);
        assert_eq!(
            serde_json::to_string(&board).unwrap(),
            r#"{"cols":9,"rows":13,"start":{"home":{"5":"e4"}}}"#
        );
        assert!(serde_json::from_str::<Board>(r#"{"start":{"home":{"7":"e4"}}}"#).is_err());
    }

    #[test]
    fn a_bad_board_is_refused_with_every_reason() {
        let zone = BySeat::new(["a1", "b1", "c1"].map(square), ["d13", "e13", "g13"].map(square));
        let board = Board {
            keeper_zone: Some(zone),
            kickoff: Some(BySeat::new(square("e5"), square("e7"))),
            ..Board::default()
        };
        let faults = Pitch::new(&board).unwrap_err().to_string();
        for reason in [
            "board.keeper_zone.home: a corner square lies in the zone",
            "board.keeper_zone.away: found [d13, e13, g13], expected three adjacent squares of row 13",
            "board.net.home: found [d0, e0, f0], expected the three squares directly behind the zone",
            "board.start.home.1: e1 is outside the keeper's own zone",
            "board.kickoff.home: e5 is somebody's start square",
        ] {
            assert!(faults.contains(reason), "{faults}");
        }
    }
}
