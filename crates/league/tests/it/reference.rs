//! Tables against a slow literal reference: no partition, no caching, every comparison made anew from the list of results.

use std::cmp::Ordering;
use touchline_kernel::dice::{FairDice, Roll};
use touchline_league::{Competition, Format, Played, Points, Regulations, Schedule, TieBreak};

type Match = (usize, usize, u16, u16);

fn points(team: usize, matches: &[Match], [win, level, loss]: [i64; 3]) -> i64 {
    let mut sum = 0;
    for (home, away, h, a) in matches {
        let (own, other) = if *home == team {
            (h, a)
        } else if *away == team {
            (a, h)
        } else {
            continue;
        };
        sum += match own.cmp(other) {
            Ordering::Greater => win,
            Ordering::Equal => level,
            Ordering::Less => loss,
        };
    }
    sum
}

fn goals(team: usize, matches: &[Match]) -> (i64, i64, i64) {
    let (mut scored, mut conceded, mut away_goals) = (0, 0, 0);
    for (home, away, h, a) in matches {
        if *home == team {
            scored += i64::from(*h);
            conceded += i64::from(*a);
        }
        if *away == team {
            scored += i64::from(*a);
            conceded += i64::from(*h);
            away_goals += i64::from(*a);
        }
    }
    (scored, conceded, away_goals)
}

fn wins(team: usize, matches: &[Match]) -> i64 {
    points(team, matches, [1, 0, 0])
}

/// The order of `level` by the criteria, as a person with a pencil would make it.
fn order(level: &[usize], matches: &[Match], scale: [i64; 3], criteria: &[TieBreak]) -> Vec<usize> {
    let Some((first, rest)) = criteria.split_first() else {
        let mut level = level.to_vec();
        level.sort_unstable();
        return level;
    };
    if level.len() < 2 {
        return level.to_vec();
    }
    let value = |team: usize| -> Vec<i64> {
        let (scored, conceded, away_goals) = goals(team, matches);
        match first {
            TieBreak::Points => vec![points(team, matches, scale)],
            TieBreak::Difference => vec![scored - conceded],
            TieBreak::Goals => vec![scored],
            TieBreak::Wins => vec![wins(team, matches)],
            TieBreak::AwayGoals => vec![away_goals],
            TieBreak::HeadToHead => {
                let between: Vec<Match> = matches
                    .iter()
                    .copied()
                    .filter(|m| level.contains(&m.0) && level.contains(&m.1))
                    .collect();
                let (scored, conceded, _) = goals(team, &between);
                vec![points(team, &between, scale), scored - conceded, scored]
            }
            other => panic!("{other:?}"),
        }
    };
    let mut values: Vec<Vec<i64>> = level.iter().map(|team| value(*team)).collect();
    values.sort();
    values.dedup();
    values.reverse();
    let mut found = Vec::new();
    for wanted in &values {
        let part: Vec<usize> = level.iter().copied().filter(|team| value(*team) == *wanted).collect();
        let again = *first == TieBreak::HeadToHead && values.len() > 1;
        found.extend(order(&part, matches, scale, if again { criteria } else { rest }));
    }
    found
}

#[test]
fn random_leagues_agree_with_the_reference() {
    use TieBreak::{AwayGoals, Difference, Goals, HeadToHead, Points as ByPoints, Wins};
    let lists: [&[TieBreak]; 5] = [
        &[ByPoints, Difference, Goals, Wins],
        &[ByPoints, HeadToHead, Difference, Goals, Wins],
        &[ByPoints, HeadToHead, AwayGoals],
        &[Wins, HeadToHead, Goals],
        &[HeadToHead, AwayGoals, Difference],
    ];
    let mut dice = FairDice::from_seed(77);
    let mut headed = 0;
    for round in 0..400_usize {
        let n = 2 + dice.below(7) as usize;
        let tie_breaks = lists[round % lists.len()];
        let scale = [[3, 1, 0], [2, 1, 0], [1, 0, 0], [5, 3, 1]][dice.below(4) as usize];
        let meetings = 1 + dice.below(2) as u8;
        let format =
            Format::RoundRobin { meetings, divisions: vec![n], promoted: 0, schedule: Schedule::Canonical };
        let [win, level, loss] = scale;
        let regulations = Regulations {
            points: Points::Plain { win, level, loss },
            tie_breaks: tie_breaks.to_vec(),
            ..Regulations::usual("volchok", format)
        };
        let names = (0..n).map(|i| format!("T{i}")).collect();
        let mut league = Competition::new(regulations, 1, names).unwrap();
        let mut matches: Vec<Match> = Vec::new();
        for (fixture, _) in league.fixtures() {
            // Few goals, so that much is level; and some matches are still to be played.
            if dice.below(8) > 0 {
                let (h, a) = (dice.below(3) as u16, dice.below(3) as u16);
                let [home, away] = fixture.entrants().unwrap();
                matches.push((home, away, h, a));
                league.record(fixture.id, Played::scored(h, a)).unwrap();
            }
        }
        let all: Vec<usize> = (0..n).collect();
        let expected = order(&all, &matches, scale.map(i64::from), tie_breaks);
        let table = league.tables().remove(0);
        let found: Vec<usize> = table.rows.iter().map(|row| row.entrant).collect();
        assert_eq!(found, expected, "{tie_breaks:?} {scale:?} {matches:?}");
        for row in &table.rows {
            let (scored, conceded, away_goals) = goals(row.entrant, &matches);
            assert_eq!(i64::from(row.points), points(row.entrant, &matches, scale.map(i64::from)));
            assert_eq!((i64::from(row.goals_for), i64::from(row.goals_against)), (scored, conceded));
            assert_eq!(
                (i64::from(row.away_goals), i64::from(row.won)),
                (away_goals, wins(row.entrant, &matches))
            );
        }
        // Somebody above always has a reason, and nobody has one to stand above his better.
        for pair in found.windows(2) {
            assert_eq!(table.why(pair[1], pair[0]), None);
            headed += usize::from(
                table.why(pair[0], pair[1]).is_some_and(|why| why.to_string().starts_with("head")),
            );
        }
    }
    assert!(headed > 50, "head to head decides often enough to be tested: {headed}");
}
