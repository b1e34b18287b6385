//! Zero-sum matrix games, solved exactly by linear programming (simplex method).

/// Rounding errors are smaller than this.
const NOTHING: f64 = 1e-11;

/// A payoff table: what the side that picks the row gets from the side that picks the column.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Matrix {
    n_rows: usize,
    n_columns: usize,
    payoffs: Vec<f64>,
}

/// The equilibrium: mixed strategies of both sides, and the value of the game to the rows.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Solution {
    pub value: f64,
    pub rows: Vec<f64>,
    pub columns: Vec<f64>,
}

impl Matrix {
    /// Asks for the payoff of every row and column.
    pub fn from_fn(n_rows: usize, n_columns: usize, mut payoff: impl FnMut(usize, usize) -> f64) -> Self {
        let payoffs = (0..n_rows * n_columns).map(|i| payoff(i / n_columns, i % n_columns)).collect();
        Self { n_rows, n_columns, payoffs }
    }

    /// What this row gets against this column.
    pub fn at(&self, row: usize, column: usize) -> f64 {
        self.payoffs[row * self.n_columns + column]
    }

    /// Solves the game by the simplex method. A table without rows, without columns or without differences has every choice
    /// equally often.
    pub fn solve(&self) -> Solution {
        let low = self.payoffs.iter().copied().fold(f64::INFINITY, f64::min);
        let high = self.payoffs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let spread = high - low;
        if !spread.is_finite() || spread < NOTHING {
            return Solution {
                value: if low.is_finite() { low } else { 0.0 },
                rows: vec![1.0 / self.n_rows.max(1) as f64; self.n_rows],
                columns: vec![1.0 / self.n_columns.max(1) as f64; self.n_columns],
            };
        }
        // Payoffs between 1 and 2 have a positive value, so that both mixtures can be found by one linear programme.
        let scaled = Self::from_fn(self.n_rows, self.n_columns, |row, column| {
            1.0 + (self.at(row, column) - low) / spread
        });
        let (rows, columns) = Tableau::of(&scaled).solve();
        let value = 1.0 / columns.iter().sum::<f64>();
        Solution { value: low + (value - 1.0) * spread, rows: mixture(rows), columns: mixture(columns) }
    }
}

/// Shares that sum to 1, without the dust of rounding.
fn mixture(mut shares: Vec<f64>) -> Vec<f64> {
    shares.iter_mut().for_each(|share| *share = if *share < NOTHING { 0.0 } else { *share });
    let sum: f64 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

/// The linear programme of the columns: the largest sum of shares against which no row gets more than 1. The rows' own answer is
/// its dual.
struct Tableau {
    n_rows: usize,
    n_columns: usize,
    /// A line for each row and one for the sum; columns, slack of the rows, right-hand side.
    cells: Vec<f64>,
    width: usize,
    /// What each line stands for: a column, or the slack of a row.
    basis: Vec<usize>,
}

impl Tableau {
    fn of(matrix: &Matrix) -> Self {
        let (n_rows, n_columns) = (matrix.n_rows, matrix.n_columns);
        let width = n_columns + n_rows + 1;
        let mut cells = vec![0.0; width * (n_rows + 1)];
        for row in 0..n_rows {
            let line = &mut cells[row * width..][..width];
            (0..n_columns).for_each(|column| line[column] = matrix.at(row, column));
            line[n_columns + row] = 1.0;
            line[width - 1] = 1.0;
        }
        cells[n_rows * width..][..n_columns].fill(-1.0);
        Self { n_rows, n_columns, cells, width, basis: (n_columns..n_columns + n_rows).collect() }
    }

    fn at(&self, line: usize, column: usize) -> f64 {
        self.cells[line * self.width + column]
    }

    /// Unscaled shares of the rows and of the columns.
    fn solve(mut self) -> (Vec<f64>, Vec<f64>) {
        let sum = self.n_rows;
        // Bland's rule, the first column that gains and the first line that binds, never comes back to where it was.
        while let Some(entering) = (0..self.width - 1).find(|&column| self.at(sum, column) < -NOTHING) {
            let Some(line) = self.binding(entering) else { break };
            self.pivot(line, entering);
        }
        let rows = (0..self.n_rows).map(|row| self.at(sum, self.n_columns + row)).collect();
        let mut columns = vec![0.0; self.n_columns];
        for (line, &variable) in self.basis.iter().enumerate() {
            if variable < self.n_columns {
                columns[variable] = self.at(line, self.width - 1);
            }
        }
        (rows, columns)
    }

    /// The line that stops a column from growing first.
    fn binding(&self, entering: usize) -> Option<usize> {
        let mut best: Option<(usize, f64)> = None;
        for line in 0..self.n_rows {
            let cell = self.at(line, entering);
            if cell <= NOTHING {
                continue;
            }
            let limit = self.at(line, self.width - 1) / cell;
            let first = best.is_none_or(|(other, least)| {
                limit < least - NOTHING || (limit < least + NOTHING && self.basis[line] < self.basis[other])
            });
            if first {
                best = Some((line, limit));
            }
        }
        best.map(|(line, _)| line)
    }

    fn pivot(&mut self, line: usize, entering: usize) {
        let width = self.width;
        let pivot = self.at(line, entering);
        self.cells[line * width..][..width].iter_mut().for_each(|cell| *cell /= pivot);
        let pivot_line: Vec<f64> = self.cells[line * width..][..width].to_vec();
        for (other, cells) in self.cells.chunks_exact_mut(width).enumerate() {
            let factor = cells[entering];
            if other != line && factor != 0.0 {
                cells.iter_mut().zip(&pivot_line).for_each(|(cell, pivot)| *cell -= factor * pivot);
                cells[entering] = 0.0;
            }
        }
        self.basis[line] = entering;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchline_kernel::dice::{FairDice, Roll};

    fn of<const C: usize>(rows: &[[f64; C]]) -> Matrix {
        Matrix::from_fn(rows.len(), C, |row, column| rows[row][column])
    }

    #[track_caller]
    fn check(rows: &[f64], expected: &[f64]) {
        let near =
            rows.len() == expected.len() && rows.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-9);
        assert!(near, "{rows:?}, expected {expected:?}");
    }

    /// V-82: the penalty of FUBA, as the chance of a goal.
    #[test]
    fn the_penalty_of_fuba_is_worth_nine_fourteenths() {
        let sixth = 1.0 / 6.0;
        let goal = [[5.0 * sixth, 5.0 * sixth, sixth], [1.0, sixth, 1.0], [sixth, 5.0 * sixth, 5.0 * sixth]];
        let solution = of(&goal).solve();
        check(&[solution.value], &[9.0 / 14.0]);
        check(&solution.rows, &[5.0 / 14.0, 4.0 / 14.0, 5.0 / 14.0]);
        check(&solution.columns, &[2.0 / 7.0, 3.0 / 7.0, 2.0 / 7.0]);
    }

    #[test]
    fn games_that_everybody_knows() {
        let rock_paper_scissors = of(&[[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]).solve();
        check(&rock_paper_scissors.rows, &[1.0 / 3.0; 3]);
        check(&rock_paper_scissors.columns, &[1.0 / 3.0; 3]);
        check(&[rock_paper_scissors.value], &[0.0]);
        // Each side has one choice that is best whatever the other does.
        let saddle = of(&[[3.0, 1.0, 4.0], [2.0, 0.0, 9.0]]).solve();
        check(&saddle.rows, &[1.0, 0.0]);
        check(&saddle.columns, &[0.0, 1.0, 0.0]);
        check(&[saddle.value], &[1.0]);
        let two_by_two = of(&[[3.0, -1.0], [-2.0, 4.0]]).solve();
        check(&two_by_two.rows, &[0.6, 0.4]);
        check(&two_by_two.columns, &[0.5, 0.5]);
        check(&[two_by_two.value], &[1.0]);
    }

    #[test]
    fn a_game_without_differences_or_without_choices_is_no_trouble() {
        check(&of(&[[7.0, 7.0]]).solve().columns, &[0.5, 0.5]);
        check(&of(&[[1.0, 2.0, 3.0]]).solve().columns, &[1.0, 0.0, 0.0]);
        assert_eq!(of::<0>(&[]).solve().value, 0.0);
    }

    /// Against the best mixture no choice of the other side does better than the value: that is what best means.
    #[test]
    fn nobody_gains_by_leaving_the_solution() {
        let mut dice = FairDice::from_seed(82);
        for _ in 0..300 {
            let (n_rows, n_columns) = (1 + dice.below(30) as usize, 1 + dice.below(30) as usize);
            // Few different payoffs, so that ties abound.
            let faces = [3, 11, 1000][dice.below(3) as usize];
            let matrix = Matrix::from_fn(n_rows, n_columns, |_, _| f64::from(dice.below(faces)) - 5.0);
            let Solution { value, rows, columns } = matrix.solve();
            for row in 0..n_rows {
                let gets: f64 = (0..n_columns).map(|column| columns[column] * matrix.at(row, column)).sum();
                assert!(gets < value + 1e-6, "row {row} gets {gets} of {value} in {matrix:?}");
            }
            for column in 0..n_columns {
                let gives: f64 = (0..n_rows).map(|row| rows[row] * matrix.at(row, column)).sum();
                assert!(gives > value - 1e-6, "column {column} gives {gives} of {value} in {matrix:?}");
            }
        }
    }
}
