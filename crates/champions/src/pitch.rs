//! The board as data: squares, areas, lines, start columns, and the tables computed from them. Knows no rule.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use touchline_kernel::{BySeat, Faults, Seat, Squares, Token};

/// Index distance between a square and the one above it. Twelve columns at most, and one that is always empty: a step over the
/// left or right edge lands there, so that no set operation has to mask edges.
pub(crate) const STRIDE: u8 = 13;

/// Field columns of the largest board.
pub const COLS_MAX: u8 = 10;
/// Field rows of the largest board.
pub const ROWS_MAX: u8 = 17;

/// No square: where a step leads that leaves the board.
pub(crate) const NOWHERE: Square = Square(255);

/// A square `c,r` of the board, the ring around the field included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(pub(crate) u8);

impl Square {
    /// The square in a column and a row, both counted from 0.
    #[must_use]
    pub const fn new(col: u8, row: u8) -> Option<Self> {
        if col <= COLS_MAX + 1 && row <= ROWS_MAX + 1 { Some(Self(row * STRIDE + col)) } else { None }
    }

    /// As [`Square::new`], for squares known to be on the board.
    pub(crate) const fn at(col: u8, row: u8) -> Self {
        Self(row * STRIDE + col)
    }

    /// 0 is outside on the left.
    #[must_use]
    #[inline]
    pub const fn col(self) -> u8 {
        self.0 % STRIDE
    }

    /// 0 is home's goal line.
    #[must_use]
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The square's place in a set of [`Squares`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The square of a place in a set; the reverse of [`Square::index`].
    #[must_use]
    #[inline]
    pub const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The larger of the differences in columns and rows.
    #[must_use]
    pub const fn king_distance(self, other: Self) -> u8 {
        let (cols, rows) = (self.col().abs_diff(other.col()), self.row().abs_diff(other.row()));
        if cols > rows { cols } else { rows }
    }

    /// The sum of the differences in columns and rows.
    #[must_use]
    #[inline]
    pub const fn steps_to(self, other: Self) -> u8 {
        self.col().abs_diff(other.col()) + self.row().abs_diff(other.row())
    }

    /// Just this square, as a set.
    #[inline]
    pub(crate) const fn set(self) -> Squares {
        Squares::only(self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.col(), self.row())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Token for Square {
    const EXPECTED: &'static str = "a square such as `5,8`";

    fn read(text: &str) -> Option<Self> {
        let (col, row) = text.split_once(',')?;
        Self::new(u8::read(col)?, u8::read(row)?)
    }

    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::read(&text)
            .ok_or_else(|| serde::de::Error::custom(format!("found `{text}`, expected {}", Self::EXPECTED)))
    }
}

/// One of the eight directions, clockwise from north, which is towards away's goal line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dir(pub(crate) u8);

impl Dir {
    pub(crate) const N: Self = Self(0);
    pub(crate) const E: Self = Self(2);
    pub(crate) const S: Self = Self(4);
    pub(crate) const W: Self = Self(6);
    const NAMES: [&'static str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

    /// `N`, `NE` and so on.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[(self.0 & 7) as usize]
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().position(|known| *known == name).map(|i| Self(i as u8))
    }

    /// Turned clockwise by so many eighths.
    #[inline]
    pub(crate) const fn turned(self, eighths: u8) -> Self {
        Self((self.0 + eighths) & 7)
    }

    /// Eighths from here to `other`, clockwise.
    #[inline]
    pub(crate) const fn turn_to(self, other: Self) -> u8 {
        (other.0 + 8 - self.0) & 7
    }
}

/// The board as a user may override it (section 2.7 of the specification).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Geometry {
    /// Field columns, 8 to 10.
    pub cols: u8,
    /// Field rows, odd, 9 to 17.
    pub rows: u8,
    /// The two columns of a goal.
    pub goal_cols: [u8; 2],
    /// The penalty area.
    pub penalty_area: Area,
    /// The goal area.
    pub goal_area: Area,
    /// The two squares at the penalty spot.
    pub penalty_spots: Spots,
    /// Own row of a line of defenders.
    pub defence_row: u8,
    /// Row of a line of attackers, from the opponents' goal line.
    pub attack_row: u8,
    /// The middle row; follows from the rows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mid_row: Option<u8>,
    /// The two columns at the centre spot.
    pub centre_cols: [u8; 2],
    /// Where lines of two, three and four stand.
    pub line_cols: LineCols,
    /// FK-4.
    pub fk_side_rows: [u8; 2],
    /// FK-5.
    pub fk_diag_row: u8,
    /// COR-4.
    pub corner_wall_distance: u8,
    /// Rings of squares around the field: always 1.
    pub surround: u8,
}

/// A rectangle at each end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// First and last column.
    pub cols: [u8; 2],
    /// Rows from the goal line on.
    pub depth: u8,
}

/// The squares at a penalty spot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spots {
    /// Both columns.
    pub cols: [u8; 2],
    /// Always 2, so that every roll reaches the goal.
    pub row: u8,
}

/// The start columns of a line (SET-8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineCols {
    /// A line of two.
    #[serde(rename = "2")]
    pub two: [u8; 2],
    /// A line of three; the middle man stands on one of two columns.
    #[serde(rename = "3")]
    pub three: (u8, [u8; 2], u8),
    /// A line of four.
    #[serde(rename = "4")]
    pub four: [u8; 4],
}

impl Default for Geometry {
    /// R1.
    fn default() -> Self {
        Self {
            cols: 10,
            rows: 15,
            goal_cols: [5, 6],
            penalty_area: Area { cols: [3, 8], depth: 2 },
            goal_area: Area { cols: [4, 7], depth: 1 },
            penalty_spots: Spots { cols: [5, 6], row: 2 },
            defence_row: 2,
            attack_row: 4,
            mid_row: None,
            centre_cols: [5, 6],
            line_cols: LineCols { two: [3, 8], three: (2, [5, 6], 9), four: [1, 4, 7, 10] },
            fk_side_rows: [1, 2],
            fk_diag_row: 3,
            corner_wall_distance: 2,
            surround: 1,
        }
    }
}

impl Geometry {
    /// Everything that keeps this from being a board.
    fn check(&self, faults: &mut Faults) {
        let mut expect = |good: bool, at: &str, what: String| {
            if !good {
                faults.add(format!("geometry.{at}"), what);
            }
        };
        let pair = |[a, b]: [u8; 2]| format!("[{a}, {b}]");
        let inside = |[a, b]: [u8; 2], [c, d]: [u8; 2]| c <= a && a <= b && b <= d;
        let (cols, rows) = (self.cols, self.rows);
        expect((8..=COLS_MAX).contains(&cols), "cols", format!("found {cols}, expected 8 to {COLS_MAX}"));
        expect(
            (9..=ROWS_MAX).contains(&rows) && rows % 2 == 1,
            "rows",
            format!("found {rows}, expected an odd number from 9 to {ROWS_MAX}"),
        );
        let mid = rows.saturating_add(1) / 2;
        if let Some(row) = self.mid_row {
            expect(row == mid, "mid_row", format!("found {row}, expected {mid}, the middle of {rows} rows"));
        }
        let field = [1, cols];
        let adjacent = |[a, b]: [u8; 2]| b == a.wrapping_add(1);
        expect(
            adjacent(self.goal_cols) && inside(self.goal_cols, [3, cols.saturating_sub(2)]),
            "goal_cols",
            format!(
                "found {}, expected two adjacent columns, two or more from the touchlines",
                pair(self.goal_cols)
            ),
        );
        expect(
            adjacent(self.centre_cols) && inside(self.centre_cols, [2, cols.saturating_sub(1)]),
            "centre_cols",
            format!("found {}, expected two adjacent columns inside the field", pair(self.centre_cols)),
        );
        let (box_, six) = (self.penalty_area, self.goal_area);
        expect(
            inside(six.cols, box_.cols) && inside(self.goal_cols, six.cols),
            "goal_area.cols",
            format!("found {}, expected columns between those of goal and penalty area", pair(six.cols)),
        );
        expect(
            inside(box_.cols, field),
            "penalty_area.cols",
            format!("found {}, expected columns of the field", pair(box_.cols)),
        );
        expect(
            (2..mid.saturating_sub(1)).contains(&box_.depth),
            "penalty_area.depth",
            format!("found {}, expected 2 or more and well short of the middle row", box_.depth),
        );
        expect(
            (1..=box_.depth).contains(&six.depth),
            "goal_area.depth",
            format!("found {}, expected 1 to {}", six.depth, box_.depth),
        );
        expect(
            self.penalty_spots.row == 2,
            "penalty_spots.row",
            format!("found {}, expected 2, so that every roll reaches the goal", self.penalty_spots.row),
        );
        expect(
            adjacent(self.penalty_spots.cols)
                && inside(
                    self.penalty_spots.cols,
                    [self.goal_cols[0].saturating_sub(1), self.goal_cols[1].saturating_add(1)],
                ),
            "penalty_spots.cols",
            format!(
                "found {}, expected two adjacent columns in front of the goal",
                pair(self.penalty_spots.cols)
            ),
        );
        for (name, row) in [("defence_row", self.defence_row), ("attack_row", self.attack_row)] {
            expect(
                (1..mid).contains(&row),
                name,
                format!("found {row}, expected 1 to {}", mid.saturating_sub(1)),
            );
        }
        expect(
            self.attack_row != self.defence_row,
            "attack_row",
            format!("found {}, expected another row than that of the opposing defenders", self.attack_row),
        );
        let LineCols { two, three: (left, middle, right), four } = self.line_cols;
        expect(
            middle == self.centre_cols,
            "line_cols.3",
            "expected the middle man on the columns of the centre spot".to_owned(),
        );
        let mut all = vec![left, right];
        all.extend(two);
        all.extend(four);
        all.extend(middle);
        let ascending = two[0] < two[1] && left < middle[0] && middle[1] < right && four.is_sorted();
        expect(
            ascending && all.iter().all(|c| (1..=cols).contains(c)),
            "line_cols",
            "expected ascending columns of the field".to_owned(),
        );
        all.sort_unstable();
        all.dedup();
        expect(
            all.len() == 10,
            "line_cols",
            "expected that lines of two, three and four share no column".to_owned(),
        );
        expect(
            self.fk_side_rows[0] >= 1 && inside(self.fk_side_rows, [1, mid]),
            "fk_side_rows",
            format!("found {}, expected first and last row from 1 on", pair(self.fk_side_rows)),
        );
        expect(
            (1..=mid).contains(&self.fk_diag_row),
            "fk_diag_row",
            format!("found {}, expected 1 to {mid}", self.fk_diag_row),
        );
        expect(
            (1..self.goal_cols[0].saturating_sub(1).max(2)).contains(&self.corner_wall_distance),
            "corner_wall_distance",
            format!("found {}, expected a square between corner and goal", self.corner_wall_distance),
        );
        expect(self.surround == 1, "surround", format!("found {}, expected 1", self.surround));
    }
}

/// The board, checked, with everything that can be computed once.
#[derive(Debug, Clone, PartialEq)]
pub struct Pitch {
    /// The data.
    pub geometry: Geometry,
    /// Row of away's goal line: one more than the rows.
    pub top: u8,
    /// The middle row.
    pub mid: u8,
    /// Every square, the ring included.
    pub(crate) board: Squares,
    /// Where the ball may lie.
    pub(crate) field: Squares,
    /// The two goal squares that a team defends.
    pub(crate) goal: BySeat<Squares>,
    /// Where a team's keeper may walk.
    pub(crate) keeper_walk: BySeat<Squares>,
    /// Where field players may walk.
    pub(crate) field_walk: Squares,
    /// P and G squares that a team defends.
    pub(crate) area: BySeat<Squares>,
    /// G squares that a team defends.
    pub(crate) goal_area: BySeat<Squares>,
    /// Where a team's keeper may use his hands.
    pub(crate) hands: BySeat<Squares>,
    /// By row.
    pub(crate) rows: [Squares; ROWS_MAX as usize + 2],
    /// `beyond[T][k]`: squares less than `k` rows from the goal line that T attacks.
    pub(crate) beyond: BySeat<[Squares; ROWS_MAX as usize + 4]>,
    /// The square one step in each direction.
    next: Box<[[Square; 8]; 256]>,
    /// The squares one orthogonal step away.
    beside: Box<[Squares; 256]>,
}

impl Pitch {
    /// Checks a geometry and computes its tables.
    ///
    /// # Errors
    /// Every reason why this is no board.
    pub fn new(geometry: &Geometry) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        geometry.check(&mut faults);
        faults.or(())?;
        let g = geometry.clone();
        let top = g.rows + 1;
        let set = |keep: &dyn Fn(u8, u8) -> bool| -> Squares {
            let mut squares = Squares::EMPTY;
            for row in 0..=top {
                for col in 0..=g.cols + 1 {
                    if keep(col, row) {
                        squares.insert(Square::at(col, row).0);
                    }
                }
            }
            squares
        };
        let own_row = |seat: Seat, row: u8| if seat == Seat::Home { row } else { top - row };
        let within = |[a, b]: [u8; 2], col: u8| (a..=b).contains(&col);
        let board = set(&|_, _| true);
        let goal = BySeat::from_fn(|seat| set(&|c, r| own_row(seat, r) == 0 && within(g.goal_cols, c)));
        let rectangle = |area: Area| {
            BySeat::from_fn(|seat| {
                set(&|c, r| within(area.cols, c) && (1..=area.depth).contains(&own_row(seat, r)))
            })
        };
        let (area, goal_area) = (rectangle(g.penalty_area), rectangle(g.goal_area));
        let field_walk = board.minus(goal.home).minus(goal.away);
        let mut next = Box::new([[NOWHERE; 8]; 256]);
        for square in board.iter().map(Square) {
            for (dir, (cols, rows)) in
                [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)].into_iter().enumerate()
            {
                let to = (square.col().checked_add_signed(cols), square.row().checked_add_signed(rows));
                if let (Some(col), Some(row)) = to
                    && col <= g.cols + 1
                    && row <= top
                {
                    next[square.0 as usize][dir] = Square::at(col, row);
                }
            }
        }
        Ok(Self {
            top,
            mid: top / 2,
            board,
            field: set(&|c, r| within([1, g.cols], c) && within([1, g.rows], r)),
            goal,
            keeper_walk: goal.map(|squares| field_walk.or(squares)),
            field_walk,
            area,
            goal_area,
            hands: BySeat::from_fn(|seat| area[seat].or(goal[seat])),
            rows: std::array::from_fn(|row| set(&|_, r| usize::from(r) == row)),
            beyond: BySeat::from_fn(|seat| {
                std::array::from_fn(|k| set(&|_, r| usize::from(own_row(seat.other(), r)) < k))
            }),
            next,
            beside: Box::new(std::array::from_fn(|i| {
                if board.has(i as u8) { steps(Squares::only(i as u8)).and(board) } else { Squares::EMPTY }
            })),
            geometry: g,
        })
    }

    /// The square one step further, [`NOWHERE`] beyond the board.
    #[inline(always)]
    pub(crate) fn next(&self, square: Square, dir: Dir) -> Square {
        self.next[square.0 as usize][(dir.0 & 7) as usize]
    }

    /// The squares one orthogonal step from this one.
    #[inline(always)]
    pub(crate) fn beside(&self, square: Square) -> Squares {
        self.beside[square.0 as usize]
    }

    /// Is it one of the four squares with a goal?
    #[must_use]
    #[inline]
    pub fn is_goal(&self, square: Square) -> bool {
        self.goal.home.has(square.0) || self.goal.away.has(square.0)
    }

    /// Rows from the team's own goal line.
    #[inline]
    pub(crate) fn own_row(&self, seat: Seat, row: u8) -> u8 {
        if seat == Seat::Home { row } else { self.top - row }
    }

    /// Rows from the goal line that the team attacks.
    #[inline]
    pub(crate) fn opp_row(&self, seat: Seat, row: u8) -> u8 {
        self.own_row(seat.other(), row)
    }

    /// The row `rows` from a team's own goal line; the same formula as [`Pitch::own_row`].
    #[inline]
    pub(crate) fn row_from(&self, seat: Seat, rows: u8) -> u8 {
        self.own_row(seat, rows)
    }

    /// Towards the goal that the team attacks.
    #[inline]
    pub(crate) fn forward(&self, seat: Seat) -> Dir {
        if seat == Seat::Home { Dir::N } else { Dir::S }
    }

    /// Both goal squares of a team, lower column first.
    pub(crate) fn goal_squares(&self, seat: Seat) -> [Square; 2] {
        self.geometry.goal_cols.map(|col| Square::at(col, self.row_from(seat, 0)))
    }

    /// Both penalty-spot squares at a team's own end.
    pub(crate) fn spot_squares(&self, seat: Seat) -> [Square; 2] {
        self.geometry
            .penalty_spots
            .cols
            .map(|col| Square::at(col, self.row_from(seat, self.geometry.penalty_spots.row)))
    }

    /// Both squares at the centre spot.
    pub(crate) fn centre_squares(&self) -> [Square; 2] {
        self.geometry.centre_cols.map(|col| Square::at(col, self.mid))
    }

    /// Every square of the board.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        self.board.iter().map(Square)
    }

    /// The end whose goal line this row is.
    pub(crate) fn end_of_row(&self, row: u8) -> Option<Seat> {
        if row == 0 {
            Some(Seat::Home)
        } else if row == self.top {
            Some(Seat::Away)
        } else {
            None
        }
    }
}

/// Every square one orthogonal step from those of the set.
#[inline(always)]
pub(crate) fn steps(set: Squares) -> Squares {
    set.up(1).or(set.down(1)).or(set.up(STRIDE as u32).or(set.down(STRIDE as u32)))
}

/// Every square one king's step from those of the set; the set itself only where its squares touch.
#[inline]
pub(crate) fn ring(set: Squares) -> Squares {
    let sides = set.up(1).or(set.down(1));
    let row = set.or(sides);
    sides.or(row.up(STRIDE as u32)).or(row.down(STRIDE as u32))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pitch() -> Pitch {
        Pitch::new(&Geometry::default()).unwrap()
    }

    #[test]
    fn zones_have_the_sizes_of_section_2_3() {
        let pitch = pitch();
        assert_eq!(pitch.board.len(), 204);
        assert_eq!(pitch.field.len(), 150);
        for seat in Seat::BOTH {
            assert_eq!(pitch.area[seat].len(), 12);
            assert_eq!(pitch.goal_area[seat].len(), 4);
            assert_eq!(pitch.hands[seat].len(), 14);
        }
    }

    #[test]
    fn the_graphs_have_the_edges_of_k15() {
        let pitch = pitch();
        let edges =
            |set: Squares| set.iter().map(|s| steps(Squares::only(s)).and(set).len()).sum::<u32>() / 2;
        assert_eq!(edges(pitch.board), 379);
        assert_eq!(edges(pitch.field_walk), 369);
        assert_eq!(edges(pitch.keeper_walk.home), 374);
        let ball = pitch.field.iter().map(|s| ring(Squares::only(s)).and(pitch.field).len()).sum::<u32>() / 2;
        assert_eq!(ball, 527);
    }

    #[test]
    fn a_bad_board_is_refused_with_every_reason() {
        let geometry = Geometry { rows: 14, goal_cols: [5, 7], mid_row: Some(3), ..Geometry::default() };
        let faults = Pitch::new(&geometry).unwrap_err().to_string();
        for reason in [
            "geometry.rows: found 14, expected an odd number from 9 to 17",
            "geometry.goal_cols: found [5, 7], expected two adjacent columns, two or more from the touchlines",
            "geometry.mid_row: found 3, expected 7, the middle of 14 rows",
        ] {
            assert!(faults.contains(reason), "{faults}");
        }
    }

    #[test]
    fn squares_are_read_as_they_are_printed() {
        for text in ["0,0", "5,8", "11,16", "10,15"] {
            assert_eq!(Square::read(text).unwrap().to_string(), text);
        }
        for text in ["", "5", "5,08", "5, 8", "12,3", "3,19", "a,b", "-1,2"] {
            assert_eq!(Square::read(text), None, "{text}");
        }
    }
}
