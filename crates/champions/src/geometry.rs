//! The board as data, and what makes one that can be played on. Knows no rule.

use crate::square::{COLS_MAX, ROWS_MAX};
use serde::{Deserialize, Serialize};
use touchline_kernel::Faults;

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
    pub(crate) fn check(&self, faults: &mut Faults) {
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
