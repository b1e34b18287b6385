//! A competition for programs: JSON and CSV.

use super::Opened;
use anyhow::Result;
use serde::Serialize;
use serde_json::Value;
use touchline_kernel::Seat;
use touchline_laboratory::cell;
use touchline_league::{Absence, MatchResult, Played, Row, Stage};

#[derive(Debug, Serialize)]
struct Report<'a> {
    version: u32,
    game: &'a str,
    options: &'a Value,
    seed: u64,
    season: u32,
    format: &'a str,
    played: usize,
    matches: usize,
    finished: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    interrupted: bool,
    winner: Option<&'a str>,
    /// The first table, or the only one.
    table: &'a [Row],
    tables: Vec<&'a [Row]>,
    absent: Vec<Missing<'a>>,
    results: Vec<MatchResult>,
}

#[derive(Debug, Serialize)]
struct Missing<'a> {
    team: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(flatten)]
    absence: Absence,
}

/// Who misses the next match of his team: team, name if he has one, and why.
pub(super) fn missing(opened: &Opened) -> Vec<(usize, Absence)> {
    let absences = |idx: usize| opened.competition.squad(idx).absences();
    (0..opened.teams.len())
        .flat_map(|idx| absences(idx).into_iter().map(move |absence| (idx, absence)))
        .collect()
}

/// Every match that is over, with its result.
fn over(opened: &Opened) -> Vec<(u32, Stage, MatchResult)> {
    let name = |entrant: usize| opened.teams[entrant].name.clone();
    let of = |(fixture, played): (touchline_league::Fixture, Option<Played>)| {
        let [home, away] = fixture.entrants()?;
        let Played { score, winner, by, ended, scorers, incidents } = played?;
        let (id, home, away) = (fixture.id, name(home), name(away));
        let result = MatchResult { id, home, away, score, winner, by, ended, scorers, incidents };
        Some((fixture.round, fixture.stage, result))
    };
    opened.competition.fixtures().into_iter().filter_map(of).collect()
}

pub(super) fn json(opened: &Opened, interrupted: bool) -> Result<String> {
    let competition = &opened.competition;
    let tables = competition.tables();
    let (played, matches) = competition.progress();
    let report = Report {
        version: opened.file.version,
        game: &opened.file.game,
        options: &opened.file.options,
        seed: opened.file.seed,
        season: opened.file.season,
        format: opened.file.regulations.format.name(),
        played,
        matches,
        finished: competition.finished(),
        interrupted,
        winner: competition.winner().map(|idx| opened.teams[idx].name.as_str()),
        table: &tables[0].rows,
        tables: tables.iter().map(|table| table.rows.as_slice()).collect(),
        absent: missing(opened)
            .into_iter()
            .map(|(idx, absence)| Missing {
                team: &opened.teams[idx].name,
                name: opened.teams[idx].player_name(absence.number),
                absence,
            })
            .collect(),
        results: over(opened).into_iter().map(|(_, _, result)| result).collect(),
    };
    Ok(serde_json::to_string_pretty(&report)?)
}

/// A line for each match that is over.
pub(super) fn csv(opened: &Opened) -> String {
    let mut out =
        "match,round,stage,home,away,home_goals,away_goals,winner,by,yellow,red,scorers\n".to_owned();
    for (round, stage, result) in over(opened) {
        let stage = match stage {
            Stage::Pool(pool) => format!("pool {}", pool + 1),
            Stage::Knockout => "knockout".to_owned(),
            Stage::ThirdPlace => "third_place".to_owned(),
            Stage::Swiss => "swiss".to_owned(),
            Stage::Challenge => "challenge".to_owned(),
        };
        let list = |pieces: &[touchline_league::Piece]| {
            let names: Vec<String> = pieces.iter().map(|piece| super::report::piece(*piece)).collect();
            names.join(" ")
        };
        let line = [
            result.id.to_string(),
            round.to_string(),
            stage,
            cell(&result.home),
            cell(&result.away),
            result.score[0].to_string(),
            result.score[1].to_string(),
            result.winner.map_or("level", Seat::name).to_owned(),
            cell(result.by.text()),
            list(&result.incidents.yellow),
            list(&result.incidents.red),
            list(&result.scorers),
        ];
        out.push_str(&line.join(","));
        out.push('\n');
    }
    out
}
