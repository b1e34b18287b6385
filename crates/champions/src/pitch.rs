//! The board, checked: areas, lines, start columns, and the tables computed from them. Knows no rule.

use crate::geometry::{Area, Geometry};
use crate::square::{Dir, NOWHERE, ROWS_MAX, Square, steps};
use touchline_kernel::{BySeat, Faults, Seat, Squares};

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square::ring;

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
}
