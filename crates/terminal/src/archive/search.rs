//! Finding matches in the archive, and what they add up to.

use super::{Kept, Outcome};
use std::collections::BTreeMap;

/// Which matches are wanted. What is not given does not matter.
#[derive(Debug, Clone, Default)]
pub struct Search {
    /// The game's ID.
    pub game: Option<String>,
    /// Part of the opponent's name.
    pub against: Option<String>,
    /// From this day on, or the beginning of it: `2026-11`.
    pub since: Option<String>,
    /// Up to this day.
    pub until: Option<String>,
    /// `won`, `drawn`, `lost`, `played` or `unfinished`.
    pub result: Option<String>,
    /// Words that all occur in the name, the sides, the date or the result.
    pub words: Vec<String>,
}

impl Search {
    /// Is this match wanted?
    pub fn matches(&self, kept: &Kept) -> bool {
        let record = &kept.record;
        let word = kept.outcome().word();
        let all = format!(
            "{} {} {} {} {word} {}",
            kept.name,
            record.names.home,
            record.names.away,
            record.date,
            kept.score().unwrap_or_default()
        )
        .to_lowercase();
        let is = |wanted: &Option<String>, holds: &dyn Fn(&str) -> bool| wanted.as_deref().is_none_or(holds);
        is(&self.game, &|game| record.game == game)
            && is(&self.against, &|name| kept.opponent().to_lowercase().contains(&name.to_lowercase()))
            && is(&self.since, &|day| record.date.as_str() >= day)
            && is(&self.until, &|day| record.date.as_str() <= day || record.date.starts_with(day))
            && is(&self.result, &|result| word == result)
            && self.words.iter().all(|wanted| all.contains(&wanted.to_lowercase()))
    }
}

/// Results of a person's matches.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Finished matches against one opponent.
    pub played: u32,
    /// Won.
    pub won: u32,
    /// Level.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
    /// Goals for.
    pub scored: u32,
    /// Goals against.
    pub conceded: u32,
}

impl Statistics {
    /// The results by game and opponent, for matches that one person played to their end.
    pub fn of<'a>(matches: impl IntoIterator<Item = &'a Kept>) -> BTreeMap<(String, String), Self> {
        let mut found: BTreeMap<(String, String), Self> = BTreeMap::new();
        for kept in matches {
            let (Some(own), Some(result)) = (kept.own_seat(), &kept.record.result) else { continue };
            let sum = found.entry((kept.record.game.clone(), kept.opponent().to_owned())).or_default();
            sum.played += 1;
            match kept.outcome() {
                Outcome::Won => sum.won += 1,
                Outcome::Lost => sum.lost += 1,
                _ => sum.drawn += 1,
            }
            sum.scored += u32::from(result.score[own]);
            sum.conceded += u32::from(result.score[own.other()]);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;
    use std::time::SystemTime;

    fn kept(name: &str, away: &str, date: &str, result: &str) -> Kept {
        let text = format!(
            "touchline record 1\ngame: volchok\nrules: 1\noptions: {{}}\ndice: seed 1\nhome: you\naway: {away}\ndate: {date}\nresult: {result}\n\n"
        );
        Kept {
            name: name.to_owned(),
            path: PathBuf::new(),
            record: text.parse().unwrap(),
            changed: SystemTime::UNIX_EPOCH,
        }
    }

    #[test]
    fn matches_are_found_by_opponent_day_result_and_words() {
        let all = [
            kept("volchok-2026-11-01-1", "rookie", "2026-11-01", "2-1 home END-1"),
            kept("volchok-2026-11-18-1", "world", "2026-11-18", "0-3 away END-1"),
            kept("volchok-2026-11-18-2", "world", "2026-11-18", "*"),
        ];
        let found = |search: Search| -> Vec<&str> {
            all.iter().filter(|kept| search.matches(kept)).map(|kept| kept.name.as_str()).collect()
        };
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(found(Search { against: some("World"), ..Search::default() }).len(), 2);
        assert_eq!(
            found(Search { since: some("2026-11-02"), result: some("lost"), ..Search::default() }),
            ["volchok-2026-11-18-1"]
        );
        assert_eq!(
            found(Search { until: some("2026-11-01"), ..Search::default() }),
            ["volchok-2026-11-01-1"]
        );
        assert_eq!(
            found(Search { words: vec!["rookie".into(), "2–1".into()], ..Search::default() }).len(),
            1
        );
        assert_eq!(
            found(Search { result: some("unfinished"), ..Search::default() }),
            ["volchok-2026-11-18-2"]
        );
        let sums = Statistics::of(&all);
        let world = sums[&("volchok".to_owned(), "world".to_owned())];
        assert_eq!(world, Statistics { played: 1, lost: 1, conceded: 3, ..Statistics::default() });
    }
}
