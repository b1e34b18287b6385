//! Sequential probability ratio test (SPRT): is one coach stronger than another by LOW or by HIGH Elo?

/// Two strengths to tell apart.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The lower, in Elo.
    pub low: f64,
    pub high: f64,
}

impl Sprt {
    /// Log-likelihood ratio of HIGH against LOW, after these results (normal approximation).
    #[must_use]
    pub fn log_likelihood_ratio(self, wins: u64, draws: u64, losses: u64) -> f64 {
        // Half a win and half a loss more: no result is certain after a few matches.
        let (wins, draws, losses) = (wins as f64 + 0.5, draws as f64, losses as f64 + 0.5);
        let n = wins + draws + losses;
        let mean = (wins + draws / 2.0) / n;
        let square = (wins + draws / 4.0) / n;
        let variance = square - mean * mean;
        let [low, high] = [self.low, self.high].map(|elo| 1.0 / (1.0 + 10f64.powf(-elo / 400.0)));
        (n - 1.0) * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// True for HIGH, false for LOW, none while it is not clear; 5 % error each way (Wald's bounds).
    #[must_use]
    pub fn verdict(self, wins: u64, draws: u64, losses: u64) -> Option<bool> {
        let bound = (0.95f64 / 0.05).ln();
        let ratio = self.log_likelihood_ratio(wins, draws, losses);
        if ratio >= bound {
            Some(true)
        } else if ratio <= -bound {
            Some(false)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clear_results_are_clear() {
        let sprt = Sprt { low: 0.0, high: 20.0 };
        assert_eq!(sprt.verdict(700, 100, 500), Some(true));
        assert_eq!(sprt.verdict(500, 100, 600), Some(false));
        assert_eq!(sprt.verdict(6, 1, 5), None);
        assert_eq!(sprt.verdict(0, 0, 0), None);
    }
}
