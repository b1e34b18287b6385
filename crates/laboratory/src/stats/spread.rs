//! Histograms of whole numbers.

use crate::stats::Estimate;
use std::collections::BTreeMap;

/// An exact distribution of whole numbers. Merging two gives that of both, in whatever order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Spread(BTreeMap<i64, u64>);

/// A bar of a chart: the numbers from `from` to `to`, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bin {
    pub from: i64,
    pub to: i64,
    pub count: u64,
}

impl Spread {
    /// Notes a number.
    pub fn add(&mut self, number: i64) {
        *self.0.entry(number).or_default() += 1;
    }

    /// Notes all that another one has.
    pub fn merge(&mut self, other: &Self) {
        for (number, count) in &other.0 {
            *self.0.entry(*number).or_default() += count;
        }
    }

    /// How many numbers.
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// Their sum.
    pub fn sum(&self) -> i64 {
        self.0.iter().map(|(number, count)| number * *count as i64).sum()
    }

    /// Each number that came up, with how often.
    pub fn iter(&self) -> impl Iterator<Item = (i64, u64)> {
        self.0.iter().map(|(number, count)| (*number, *count))
    }

    /// The smallest; 0 if there is none.
    pub fn min(&self) -> i64 {
        self.0.first_key_value().map_or(0, |(number, _)| *number)
    }

    /// The largest; 0 if there is none.
    pub fn max(&self) -> i64 {
        self.0.last_key_value().map_or(0, |(number, _)| *number)
    }

    /// The mean with its interval.
    pub fn mean(&self) -> Estimate {
        // Whole numbers as far as possible, so that the order of matches leaves no trace.
        let squares: i128 =
            self.0.iter().map(|(number, count)| i128::from(number * number) * i128::from(*count)).sum();
        Estimate::mean(self.count(), self.sum() as f64, squares as f64)
    }

    /// The number below which this part of all lies, 0 to 1: the nearest rank.
    pub fn quantile(&self, part: f64) -> i64 {
        let rank = ((self.count() as f64 * part).ceil() as u64).max(1);
        let mut seen = 0;
        for (number, count) in &self.0 {
            seen += count;
            if seen >= rank {
                return *number;
            }
        }
        self.max()
    }

    /// At most `most` bars of equal width over the whole range, gaps included; a bar for each number where they fit.
    pub fn bins(&self, most: usize) -> Vec<Bin> {
        if self.0.is_empty() || most == 0 {
            return Vec::new();
        }
        let (min, max) = (self.min(), self.max());
        let width = round_width((max - min + 1).div_euclid(most as i64) + 1, max - min + 1, most as i64);
        // Bars of more than one number begin at multiples of their width, which read better.
        let first = min.div_euclid(width) * width;
        let n = (max - first).div_euclid(width) + 1;
        let mut bins: Vec<Bin> = (0..n)
            .map(|i| Bin { from: first + i * width, to: first + (i + 1) * width - 1, count: 0 })
            .collect();
        for (number, count) in &self.0 {
            bins[(number - first).div_euclid(width) as usize].count += count;
        }
        bins
    }
}

/// The smallest bar width of 1, 2, 5, 10, 20, 50 … with which a range fits into `most` bars, one of them spare for alignment.
fn round_width(at_least: i64, range: i64, most: i64) -> i64 {
    if range <= most {
        return 1;
    }
    let mut decade = 1;
    loop {
        for width in [decade, 2 * decade, 5 * decade] {
            if width >= at_least && range.div_euclid(width) + 1 < most.max(2) {
                return width;
            }
        }
        decade *= 10;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(numbers: &[i64]) -> Spread {
        let mut spread = Spread::default();
        numbers.iter().for_each(|number| spread.add(*number));
        spread
    }

    #[test]
    fn it_knows_its_numbers() {
        let five = spread(&[3, 1, 4, 1, 5]);
        assert_eq!((five.count(), five.sum(), five.min(), five.max()), (5, 14, 1, 5));
        assert_eq!([0.0, 0.25, 0.5, 0.75, 1.0].map(|part| five.quantile(part)), [1, 1, 3, 4, 5]);
        assert!((five.mean().value - 2.8).abs() < 1e-12);
        assert_eq!((spread(&[]).mean().value, spread(&[]).quantile(0.5)), (0.0, 0));
    }

    #[test]
    fn bars_hold_every_number_once() {
        let numbers: Vec<i64> = (0..500).map(|i| 1300 + i * i % 977 - 40).collect();
        let spread = spread(&numbers);
        for most in [2, 3, 7, 12, 20, 100, 5000] {
            let bins = spread.bins(most);
            assert!(bins.len() <= most, "{} bars, expected at most {most}", bins.len());
            assert_eq!(bins.iter().map(|bin| bin.count).sum::<u64>(), 500);
            assert!(bins.windows(2).all(|pair| pair[0].to + 1 == pair[1].from));
            assert!(bins[0].count > 0 && bins[bins.len() - 1].count > 0);
        }
        assert!(Spread::default().bins(10).is_empty());
    }

    #[test]
    fn a_bar_for_each_number_where_they_fit() {
        let bins = spread(&[-1, 0, 2]).bins(10);
        assert_eq!(
            bins.iter().map(|bin| (bin.from, bin.to, bin.count)).collect::<Vec<_>>(),
            [(-1, -1, 1), (0, 0, 1), (1, 1, 0), (2, 2, 1)]
        );
    }
}
