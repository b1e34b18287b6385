//! 95 % intervals: of a share, of a mean, and of a strength.

use serde::Serialize;

/// A number with the interval that holds the true one in 95 of 100 such runs.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Estimate {
    /// The point estimate.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// So many equal numbers and no other: the next is another in at most 5 of 100 cases, with 95 % certainty.
const EQUAL_ENOUGH: u64 = 59;

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.96;

impl Estimate {
    /// The mean of `n` numbers with this sum and this sum of squares, by Student's t. With fewer than two numbers the interval is infinite.
    pub fn mean(n: u64, sum: f64, squares: f64) -> Self {
        if n == 0 {
            return Self { value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let count = n as f64;
        let value = sum / count;
        if n == 1 {
            return Self { value, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let variance = ((squares - sum * value) / (count - 1.0)).max(0.0);
        // A few equal numbers do not say how far the next one may lie from them.
        if variance <= 0.0 && n < EQUAL_ENOUGH {
            return Self { value, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let margin = student(n - 1) * (variance / count).sqrt();
        Self { value, low: value - margin, high: value + margin }
    }

    /// The same in another unit.
    pub fn scaled(self, factor: f64) -> Self {
        Self { value: self.value * factor, low: self.low * factor, high: self.high * factor }
    }

    /// The same from another zero.
    pub fn shifted(self, by: f64) -> Self {
        Self { value: self.value + by, low: self.low + by, high: self.high + by }
    }

    /// Cut to what is possible.
    pub fn within(self, low: f64, high: f64) -> Self {
        Self { value: self.value, low: self.low.max(low), high: self.high.min(high) }
    }

    /// Does the interval exclude zero?
    pub fn is_clear(&self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }

    /// Rounded for programs to read; six decimals are more than any run can tell. An infinite end becomes `null` in JSON.
    pub fn rounded(self) -> Self {
        let round = |number: f64| (number * 1e6).round() / 1e6 + 0.0;
        Self { value: round(self.value), low: round(self.low), high: round(self.high) }
    }
}

/// The 97.5 % point of Student's t: from the table for few degrees of freedom, the first terms of its expansion beyond.
fn student(degrees: u64) -> f64 {
    match degrees {
        0 => f64::INFINITY,
        1 => 12.706,
        2 => 4.303,
        3 => 3.182,
        4 => 2.776,
        _ => {
            let (z, v) = (1.959_964_f64, degrees as f64);
            let [z3, z5, z7] = [3, 5, 7].map(|power| z.powi(power));
            z + (z3 + z) / (4.0 * v)
                + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * v * v)
                + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * v.powi(3))
        }
    }
}

/// A share by Wilson's formula, which stays within 0 and 1 and holds for few matches, too.
pub fn share(count: u64, of: u64) -> Estimate {
    if of == 0 {
        return Estimate { value: 0.5, low: 0.0, high: 1.0 };
    }
    let n = of as f64;
    let (p, z2) = (count as f64 / n, Z * Z);
    let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let margin = Z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    Estimate { value: p, low: (centre - margin).max(0.0), high: (centre + margin).min(1.0) }
}

/// Points a match and their variance, a win being 1 and a draw a half. Half a win is added on both sides, so that a clean sweep has
/// a finite value.
pub fn points(wins: u64, draws: u64, losses: u64) -> (f64, f64) {
    let n = (wins + draws + losses) as f64 + 1.0;
    let (wins, draws) = (wins as f64 + 0.5, draws as f64);
    let mean = (wins + draws / 2.0) / n;
    let variance =
        (wins * (1.0 - mean).powi(2) + draws * (0.5 - mean).powi(2) + (losses as f64 + 0.5) * mean.powi(2))
            / n;
    (mean, variance)
}

/// Elo difference estimated from wins, draws and losses.
pub fn elo(wins: u64, draws: u64, losses: u64) -> Estimate {
    let (mean, variance) = points(wins, draws, losses);
    let n = (wins + draws + losses) as f64 + 1.0;
    let margin = Z * (variance / n).sqrt();
    let elo = |score: f64| {
        let score = score.clamp(1e-6, 1.0 - 1e-6);
        (-400.0 * (1.0 / score - 1.0).log10() * 10.0).round() / 10.0
    };
    Estimate { value: elo(mean), low: elo(mean - margin), high: elo(mean + margin) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "found {found}, expected {expected}");
    }

    #[test]
    fn a_share_has_the_interval_of_the_textbooks() {
        // Newcombe 1998, table I, method 3.
        for (count, of, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let found = share(count, of);
            close(found.low, low, 0.0001);
            close(found.high, high, 0.0001);
        }
        assert_eq!(share(0, 0), Estimate { value: 0.5, low: 0.0, high: 1.0 });
        assert_eq!(share(7, 7).high, 1.0);
    }

    #[test]
    fn student_is_the_table() {
        for (degrees, expected) in [
            (1, 12.706),
            (2, 4.303),
            (3, 3.182),
            (4, 2.776),
            (5, 2.571),
            (10, 2.228),
            (30, 2.042),
            (120, 1.980),
        ] {
            close(student(degrees), expected, 0.01);
        }
        close(student(1_000_000), 1.96, 0.0001);
    }

    #[test]
    fn a_mean_has_the_interval_of_the_textbooks() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, standard deviation 2.138, t of seven degrees 2.365.
        let numbers = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0];
        let mean = Estimate::mean(8, numbers.iter().sum(), numbers.iter().map(|x| x * x).sum());
        close(mean.value, 5.0, 1e-12);
        close(mean.high - mean.value, 2.365 * 2.138 / 8f64.sqrt(), 0.005);
        close(mean.value - mean.low, mean.high - mean.value, 1e-12);
        assert!(Estimate::mean(1, 6.0, 36.0).high.is_infinite());
    }

    #[test]
    fn a_few_equal_numbers_claim_no_interval() {
        // Four matches that all took two turns do not say that the fifth will.
        for n in [2, 3, 4, EQUAL_ENOUGH - 1] {
            let count = n as f64;
            assert!(Estimate::mean(n, 2.0 * count, 4.0 * count).high.is_infinite(), "{n}");
        }
        let many = Estimate::mean(EQUAL_ENOUGH, 2.0 * EQUAL_ENOUGH as f64, 4.0 * EQUAL_ENOUGH as f64);
        assert_eq!(many, Estimate { value: 2.0, low: 2.0, high: 2.0 });
    }

    #[test]
    fn elo_is_that_of_the_score() {
        close(elo(50, 0, 50).value, 0.0, 1e-9);
        // 76 % is 200 points.
        close(elo(7597, 0, 2403).value, 200.0, 0.3);
        let sweep = elo(10, 0, 0);
        assert!(sweep.value.is_finite() && sweep.low > 0.0);
    }

    #[test]
    fn programs_read_null_where_there_is_no_end() {
        let read = serde_json::to_value(Estimate::mean(1, 3.0, 9.0).rounded()).unwrap();
        assert_eq!(read, serde_json::json!({ "value": 3.0, "low": null, "high": null }));
        assert_eq!(Estimate { value: -1e-9, low: 0.0, high: 0.0 }.rounded().value.to_bits(), 0f64.to_bits());
    }
}
