//! Ratings after Mark Glickman's Glicko-2: a strength, how sure of it we are, and how steady it is.
//!
//! Every match is a rating period of its own, and time between matches makes a rating less sure. Numbers are on the scale that people
//! know, around 1500.

/// The change of scale between what people read and what is computed with.
const SCALE: f64 = 173.7178;

/// How much the volatility may change; the author proposes 0.3 to 1.2.
const TAU: f64 = 0.5;

/// How exactly the new volatility is found.
const EXACT: f64 = 1e-6;

/// The rating deviation of a new player, and its upper limit.
const DEVIATION_MAX: f64 = 350.0;

/// So long without a match counts as one period.
const PERIOD_DAYS: f64 = 1.0;

/// Fewer matches than this, or a larger deviation, and a rating is provisional.
const MATCHES_MIN: u32 = 10;
const DEVIATION_SURE: f64 = 110.0;

/// A Glicko-2 rating.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    /// The strength.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much the strength goes up and down.
    pub volatility: f64,
    /// How many matches it rests on.
    pub matches: u32,
}

impl Default for Rating {
    /// The rating of a player without matches.
    fn default() -> Self {
        Self { rating: 1500.0, deviation: DEVIATION_MAX, volatility: 0.06, matches: 0 }
    }
}

impl Rating {
    /// Is there too little to go by?
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.matches < MATCHES_MIN || self.deviation > DEVIATION_SURE
    }

    /// The rating after a time without matches.
    #[must_use]
    pub fn rested(self, days: f64) -> Self {
        let phi = self.deviation / SCALE;
        let periods = (days / PERIOD_DAYS).max(0.0);
        let deviation = (phi * phi + periods * self.volatility * self.volatility).sqrt() * SCALE;
        Self { deviation: deviation.min(DEVIATION_MAX), ..self }
    }

    /// The rating after one period with these results: each the opponent as it was before, and the points against it: 1, ½ or 0.
    #[must_use]
    pub fn played(self, results: &[(Self, f64)]) -> Self {
        if results.is_empty() {
            return self.rested(PERIOD_DAYS);
        }
        let mu = (self.rating - 1500.0) / SCALE;
        let phi = self.deviation / SCALE;
        let mut information = 0.0;
        let mut surprise = 0.0;
        for (opponent, points) in results {
            let their_phi = opponent.deviation / SCALE;
            let weight = 1.0 / (1.0 + 3.0 * (their_phi / std::f64::consts::PI).powi(2)).sqrt();
            let their_mu = (opponent.rating - 1500.0) / SCALE;
            let expected = 1.0 / (1.0 + (-weight * (mu - their_mu)).exp());
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (points - expected);
        }
        let variance = 1.0 / information;
        let volatility = new_volatility(self.volatility, phi, variance, variance * surprise);
        let before = (phi * phi + volatility * volatility).sqrt();
        let phi = 1.0 / (1.0 / (before * before) + information).sqrt();
        Self {
            rating: 1500.0 + SCALE * (mu + phi * phi * surprise),
            deviation: (SCALE * phi).min(DEVIATION_MAX),
            volatility,
            matches: self.matches.saturating_add(u32::try_from(results.len()).unwrap_or(u32::MAX)),
        }
    }
}

/// Where the author's function of the logarithm of the variance crosses zero, found by false position as he proposes (step 5).
fn new_volatility(volatility: f64, phi: f64, variance: f64, change: f64) -> f64 {
    let start = (volatility * volatility).ln();
    let spread = phi * phi + variance;
    let f = |x: f64| {
        let e = x.exp();
        e * (change * change - spread - e) / (2.0 * (spread + e).powi(2)) - (x - start) / (TAU * TAU)
    };
    let mut a = start;
    let mut b = if change * change > spread {
        (change * change - spread).ln()
    } else {
        // Far enough to the left the function is positive: its linear part alone sees to that.
        (1..).map(|k| start - f64::from(k) * TAU).find(|x| f(*x) >= 0.0).unwrap_or(start)
    };
    let (mut fa, mut fb) = (f(a), f(b));
    while (b - a).abs() > EXACT {
        let c = a + (a - b) * fa / (fb - fa);
        let fc = f(c);
        if fc * fb <= 0.0 {
            (a, fa) = (b, fb);
        } else {
            fa /= 2.0;
        }
        (b, fb) = (c, fc);
    }
    (a / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(rating: f64, deviation: f64) -> Rating {
        Rating { rating, deviation, ..Rating::default() }
    }

    #[test]
    fn the_published_example_gives_the_published_numbers() {
        let results =
            [(rating(1400.0, 30.0), 1.0), (rating(1550.0, 100.0), 0.0), (rating(1700.0, 300.0), 0.0)];
        let after = rating(1500.0, 200.0).played(&results);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
        assert_eq!(after.matches, 3);
    }

    #[test]
    fn a_win_gains_what_a_defeat_loses_between_equals() {
        let (even, new) = (rating(1500.0, 80.0), Rating::default());
        let won = even.played(&[(even, 1.0)]);
        let lost = even.played(&[(even, 0.0)]);
        assert!(won.rating > 1500.0);
        assert!((won.rating + lost.rating - 3000.0).abs() < 1e-6);
        assert!((even.played(&[(even, 0.5)]).rating - 1500.0).abs() < 1e-9);
        assert!(new.played(&[(even, 1.0)]).rating > won.rating, "somebody new moves faster");
    }

    #[test]
    fn a_rating_is_provisional_until_it_rests_on_enough() {
        let mut strong = Rating::default();
        let mut matches = 0;
        while strong.is_provisional() {
            strong = strong.played(&[(rating(1500.0, 60.0), if matches % 2 == 0 { 1.0 } else { 0.0 })]);
            matches += 1;
        }
        assert!((10..40).contains(&matches), "{matches}");
        let later = strong.rested(3000.0);
        assert!(later.is_provisional() && later.deviation <= DEVIATION_MAX && later.rating == strong.rating);
    }

    #[test]
    fn no_results_however_strange_give_a_rating_that_is_no_number() {
        let mut one = Rating::default();
        for n in 0..2000 {
            one = one.rested(f64::from(n % 50)).played(&[(rating(3500.0, 30.0), 1.0)]);
            assert!(one.rating.is_finite() && one.deviation > 0.0 && one.volatility.is_finite(), "{one:?}");
        }
        assert!(one.rating > 2500.0, "{one:?}");
    }
}
