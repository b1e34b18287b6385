//! Seasons: who plays where next time, and the hall of fame.

use crate::competition::Competition;
use crate::formats::Format;
use serde::{Deserialize, Serialize};

/// A line of the hall of fame.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Honour {
    /// Which season, from 1.
    pub season: u32,
    /// Who won it.
    pub winner: String,
    /// Who came second.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub second: Option<String>,
    /// Who came third.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub third: Option<String>,
}

impl Honour {
    /// The honours of a competition that is over.
    #[must_use]
    pub fn of(season: u32, competition: &Competition) -> Option<Self> {
        let mut names = competition.podium().into_iter().map(|idx| competition.entrants()[idx].name.clone());
        Some(Self { season, winner: names.next()?, second: names.next(), third: names.next() })
    }
}

/// A change between two divisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// One division up.
    Promoted,
    /// One division down.
    Relegated,
}

/// The next season: the entrants of each division in the order of entry, by their places in the last season. In formats without
/// divisions there is one, in the order of the last table; on a ladder all stand in its order. Those who have withdrawn are gone, and
/// the last division has so many fewer. Nothing before the season is over; a ladder goes on at any time.
#[must_use]
pub fn next_season(competition: &Competition) -> Option<Vec<Vec<usize>>> {
    let here = |entrant: &usize| competition.entrants()[*entrant].withdrawn.is_none();
    let order = |table: crate::table::Table| -> Vec<usize> {
        table.rows.iter().map(|row| row.entrant).filter(|entrant| here(entrant)).collect()
    };
    match &competition.regulations().format {
        Format::Ladder(_) => Some(vec![order(competition.overall())]),
        _ if !competition.finished() => None,
        Format::RoundRobin { divisions, promoted, .. } => {
            let mut last: Vec<Vec<usize>> = competition.tables().into_iter().map(order).collect();
            let mut next = Vec::with_capacity(divisions.len());
            let mut relegated = Vec::new();
            for (idx, size) in divisions.iter().enumerate() {
                let gone = competition.pools()[idx].iter().filter(|entrant| !here(entrant)).count();
                let down = if idx + 1 < divisions.len() { promoted.saturating_sub(gone) } else { 0 };
                let own = std::mem::take(&mut last[idx]);
                let (stay, leave) = own.split_at(own.len().saturating_sub(down));
                let mut division = std::mem::replace(&mut relegated, leave.to_vec());
                division.extend(stay);
                if let Some(below) = last.get_mut(idx + 1) {
                    let missing = size.saturating_sub(division.len()).min(below.len());
                    division.extend(below.drain(..missing));
                }
                next.push(division);
            }
            Some(next)
        }
        _ => Some(vec![order(competition.overall())]),
    }
}

/// Who changed division between the seasons.
#[must_use]
pub fn moves(competition: &Competition, next: &[Vec<usize>]) -> Vec<(usize, Move)> {
    let before = |entrant: &usize| competition.pools().iter().position(|pool| pool.contains(entrant));
    let mut found = Vec::new();
    for (now, division) in next.iter().enumerate() {
        for entrant in division {
            match before(entrant) {
                Some(before) if before > now => found.push((*entrant, Move::Promoted)),
                Some(before) if before < now => found.push((*entrant, Move::Relegated)),
                _ => {}
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::{Cup, Ladder, Schedule};
    use crate::plan::Fixture;
    use crate::played::Played;
    use crate::regulations::Regulations;

    fn season(format: Format, n: usize, leaves: &[usize]) -> Competition {
        let names = (0..n).map(|i| format!("T{i}")).collect();
        let mut competition = Competition::new(Regulations::usual("volchok", format), 3, names).unwrap();
        leaves.iter().for_each(|entrant| competition.withdraw(*entrant).unwrap());
        // The better one always wins.
        while let Some(Fixture { id, .. }) = competition.next().first().copied() {
            let [home, away] = competition.fixture(id).unwrap().0.entrants().unwrap();
            let played = if home < away { Played::scored(1, 0) } else { Played::scored(0, 1) };
            competition.record(id, played).unwrap();
        }
        competition
    }

    fn divisions(sizes: &[usize], promoted: usize) -> Format {
        Format::RoundRobin { meetings: 1, divisions: sizes.to_vec(), promoted, schedule: Schedule::Canonical }
    }

    #[test]
    fn the_best_go_up_and_the_last_go_down() {
        let last = season(divisions(&[4, 4, 3], 1), 11, &[]);
        let next = next_season(&last).unwrap();
        assert_eq!(next, [vec![0, 1, 2, 4], vec![3, 5, 6, 8], vec![7, 9, 10]]);
        use Move::{Promoted, Relegated};
        assert_eq!(moves(&last, &next), [(4, Promoted), (3, Relegated), (8, Promoted), (7, Relegated)]);
        let honour = Honour::of(2, &last).unwrap();
        assert_eq!((honour.winner.as_str(), honour.third.as_deref()), ("T0", Some("T2")));
    }

    #[test]
    fn who_withdraws_is_replaced_from_below() {
        let next = next_season(&season(divisions(&[4, 4, 3], 1), 11, &[1, 2])).unwrap();
        assert_eq!(next, [vec![0, 3, 4, 5], vec![6, 8, 9, 10], vec![7]], "the last has two fewer");
    }

    #[test]
    fn other_formats_are_seeded_by_the_last_table_and_a_ladder_goes_on() {
        assert_eq!(next_season(&season(Format::Cup(Cup::default()), 4, &[])).unwrap(), [[0, 1, 2, 3]]);
        let rules = Ladder { reach: 2, rounds: 0, divisions: vec![2, 2] };
        let mut ladder = season(Format::Ladder(rules), 4, &[]);
        let id = ladder.challenge(2, 0).unwrap();
        ladder.record(id, Played::scored(0, 1)).unwrap();
        assert_eq!(next_season(&ladder).unwrap(), [[2, 0, 1, 3]]);
        assert!(!ladder.finished());
        let open = Competition::new(
            Regulations::usual("volchok", divisions(&[2], 0)),
            1,
            vec!["A".into(), "B".into()],
        );
        assert_eq!(next_season(&open.unwrap()), None);
    }
}
