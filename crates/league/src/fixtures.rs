//! Who plays whom: round robin and cup.

use serde::{Deserialize, Serialize};

/// How a tournament is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Everybody meets everybody once.
    RoundRobin,
    /// Everybody meets everybody twice, once on each ground.
    DoubleRoundRobin,
    /// Who loses is out.
    Cup,
}

impl Format {
    /// All of them with their names in files.
    pub const ALL: [(&'static str, Self); 3] = [
        ("round_robin", Self::RoundRobin),
        ("double_round_robin", Self::DoubleRoundRobin),
        ("cup", Self::Cup),
    ];
}

/// Who takes part in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// A team, by its place in the file, from 0.
    Team(usize),
    /// The winner of a match, by its number.
    Winner(u32),
}

/// A match to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Fixture {
    /// From 1, in the order of play.
    pub number: u32,
    /// From 1.
    pub round: u32,
    /// Who plays at home.
    pub home: Slot,
    /// Who visits.
    pub away: Slot,
}

/// Every match of a tournament, in the order of play.
#[must_use]
pub fn fixtures(format: Format, n_teams: usize) -> Vec<Fixture> {
    match format {
        Format::RoundRobin => numbered(round_robin(n_teams)),
        Format::DoubleRoundRobin => {
            let first = round_robin(n_teams);
            let swapped =
                |round: &Vec<(Slot, Slot)>| round.iter().map(|(home, away)| (*away, *home)).collect();
            let second: Vec<Vec<(Slot, Slot)>> = first.iter().map(swapped).collect();
            numbered(first.into_iter().chain(second))
        }
        Format::Cup => cup(n_teams),
    }
}

fn numbered(rounds: impl IntoIterator<Item = Vec<(Slot, Slot)>>) -> Vec<Fixture> {
    let pairs = (1..).zip(rounds).flat_map(|(round, pairs)| pairs.into_iter().map(move |pair| (round, pair)));
    (1..).zip(pairs).map(|(number, (round, (home, away)))| Fixture { number, round, home, away }).collect()
}

/// The circle method: one team stays, the others turn around it. An odd team out has the round off.
fn round_robin(n_teams: usize) -> Vec<Vec<(Slot, Slot)>> {
    let seats = n_teams + n_teams % 2;
    let round = |round: usize| {
        let at = |seat: usize| if seat == 0 { 0 } else { 1 + (seat - 1 + round) % (seats - 1) };
        let pair = |i: usize| {
            let (one, other) = (at(i), at(seats - 1 - i));
            // The one who stays, and each of the others, changes ground from round to round.
            let turned = if i == 0 { round % 2 == 1 } else { i % 2 == 1 };
            if turned { (other, one) } else { (one, other) }
        };
        (0..seats / 2)
            .map(pair)
            .filter(|(home, away)| (*home).max(*away) < n_teams)
            .map(|(home, away)| (Slot::Team(home), Slot::Team(away)))
            .collect()
    };
    (0..seats.saturating_sub(1)).map(round).collect()
}

/// Seeded by the order of the file: the first teams have a bye if the number is no power of two, and the first two can only meet
/// in the final.
fn cup(n_teams: usize) -> Vec<Fixture> {
    let size = n_teams.next_power_of_two();
    let mut order = vec![0];
    while order.len() < size {
        let next = order.len() * 2 - 1;
        order = order.iter().flat_map(|seed| [*seed, next - seed]).collect();
    }
    let mut slots: Vec<Option<Slot>> =
        order.into_iter().map(|seed| (seed < n_teams).then_some(Slot::Team(seed))).collect();
    let (mut found, mut round) = (Vec::new(), 0);
    while slots.len() > 1 {
        round += 1;
        let mut winners = Vec::with_capacity(slots.len() / 2);
        for pair in slots.chunks(2) {
            winners.push(match *pair {
                [Some(home), Some(away)] => {
                    let number = found.len() as u32 + 1;
                    found.push(Fixture { number, round, home, away });
                    Some(Slot::Winner(number))
                }
                [one, other] => one.or(other),
                _ => None,
            });
        }
        slots = winners;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn teams(fixture: &Fixture) -> (usize, usize) {
        match (fixture.home, fixture.away) {
            (Slot::Team(home), Slot::Team(away)) => (home, away),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn everybody_meets_everybody_once_and_plays_at_most_once_a_round() {
        for n in 2..=21 {
            let all = fixtures(Format::RoundRobin, n);
            assert_eq!(all.len(), n * (n - 1) / 2, "{n} teams");
            let mut pairs = BTreeMap::new();
            let mut in_round = BTreeMap::new();
            let mut at_home = vec![0_i32; n];
            for fixture in &all {
                let (home, away) = teams(fixture);
                assert_ne!(home, away);
                *pairs.entry((home.min(away), home.max(away))).or_insert(0) += 1;
                for team in [home, away] {
                    *in_round.entry((fixture.round, team)).or_insert(0) += 1;
                }
                at_home[home] += 1;
                at_home[away] -= 1;
            }
            assert!(pairs.values().all(|n| *n == 1), "{n} teams: {pairs:?}");
            assert!(in_round.values().all(|n| *n == 1), "{n} teams");
            assert!(at_home.iter().all(|more| more.abs() <= 2), "{n} teams: {at_home:?}");
        }
    }

    #[test]
    fn twice_means_once_on_each_ground() {
        let all: Vec<(usize, usize)> = fixtures(Format::DoubleRoundRobin, 5).iter().map(teams).collect();
        assert_eq!(all.len(), 20);
        for home in 0..5 {
            for away in (0..5).filter(|away| *away != home) {
                assert_eq!(all.iter().filter(|pair| **pair == (home, away)).count(), 1);
            }
        }
    }

    #[test]
    fn a_cup_has_one_match_less_than_teams_and_the_first_have_byes() {
        for n in 2..=33_usize {
            let all = fixtures(Format::Cup, n);
            assert_eq!(all.len(), n - 1, "{n} teams");
            let mut seen = BTreeMap::new();
            for fixture in &all {
                for slot in [fixture.home, fixture.away] {
                    match slot {
                        Slot::Team(team) => *seen.entry(team).or_insert(0) += 1,
                        Slot::Winner(number) => assert!(number < fixture.number),
                    }
                }
            }
            assert!(seen.len() == n && seen.values().all(|n| *n == 1), "{n} teams");
            let byes = n.next_power_of_two() - n;
            let first: Vec<usize> = all
                .iter()
                .filter(|fixture| fixture.round == 1)
                .flat_map(|fixture| [fixture.home, fixture.away])
                .map(|slot| if let Slot::Team(team) = slot { team } else { panic!("{slot:?}") })
                .collect();
            assert!(first.iter().all(|team| *team >= byes), "{n} teams: {first:?}");
        }
    }
}
