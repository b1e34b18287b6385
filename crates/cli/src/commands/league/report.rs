//! A competition for people: tables, reasons, results, places over the rounds, scorers, cards.

use super::{Opened, export};
use std::collections::BTreeMap;
use touchline_kernel::{Phrase, Seat};
use touchline_laboratory::{Cell, Part, Ranks, Report, Table};
use touchline_league::Piece;
use touchline_league::{Form, Format, Played, Reason, Stage, State, Table as Standing, Why};
use touchline_locale::Locale;

/// A player as he is written: `H5`.
pub(super) fn piece(piece: Piece) -> String {
    let seat = if piece.seat == Seat::Home { 'H' } else { 'A' };
    format!("{seat}{}", piece.shirt.number())
}

/// The whole report.
pub(super) fn report(opened: &Opened, locale: &Locale, interrupted: bool) -> Report {
    let text = |id: &str| locale.text(id, &[]);
    let competition = &opened.competition;
    let (played, matches) = competition.progress();
    let game = text(&format!("{}-name", opened.file.game));
    let args = [("game", game.into()), ("played", played.into()), ("matches", matches.into())];
    let title = locale.text("ui-league-progress", &args);
    let facts = vec![
        (text("ui-league-season"), opened.file.season.to_string()),
        (text("ui-league-seed"), opened.file.seed.to_string()),
    ];
    let mut warnings = Vec::new();
    if interrupted {
        let args = [("done", played.into()), ("all", matches.into())];
        warnings.push(locale.text("ui-report-interrupted", &args));
    }
    if let Some(winner) = competition.winner() {
        let team = opened.teams[winner].name.as_str();
        warnings.push(locale.text("ui-league-winner", &[("team", team.into())]));
    }
    let mut parts = Vec::new();
    let tables = competition.tables();
    for table in &tables {
        parts.push(Part::Table(standing(opened, locale, table)));
    }
    parts.extend(absent(opened, locale).map(Part::Table));
    parts.extend(tables.iter().filter_map(|table| ranks(opened, locale, table)).map(Part::Ranks));
    parts.extend(results(opened, locale).map(Part::Table));
    parts.extend(scorers(opened, locale).map(Part::Table));
    parts.extend(cards(opened, locale).map(Part::Table));
    parts.extend(honours(opened, locale).map(Part::Table));
    Report { title, facts, warnings, parts }
}

/// What a terminal has room for: a bracket is its results, a league of hundreds of matches is not.
pub(super) fn shorten(report: &mut Report, locale: &Locale) {
    const LINES: usize = 40;
    let results = locale.text("ui-league-results", &[]);
    report.parts.retain(|part| match part {
        Part::Table(table) => table.title != results || table.rows.len() <= LINES,
        _ => true,
    });
}

fn title(opened: &Opened, locale: &Locale, table: &Standing) -> String {
    let Some(pool) = table.pool else { return locale.text("ui-league-table", &[]) };
    match opened.file.regulations.format {
        Format::Groups { .. } => {
            let letter = char::from_u32('A' as u32 + pool as u32).unwrap_or('?').to_string();
            locale.text("ui-league-group", &[("group", letter.into())])
        }
        _ => locale.text("ui-league-division", &[("division", (pool + 1).into())]),
    }
}

fn standing(opened: &Opened, locale: &Locale, table: &Standing) -> Table {
    let text = |id: &str| locale.text(id, &[]);
    let columns = [
        "ui-league-column-team",
        "ui-league-column-played",
        "ui-league-column-won",
        "ui-league-column-level",
        "ui-league-column-lost",
        "ui-league-column-goals",
        "ui-league-column-points",
        "ui-league-column-form",
    ]
    .map(text);
    let row = |(place, row): (usize, &touchline_league::Row)| {
        let goals = locale.score(row.goals_for, row.goals_against);
        let form: String = row
            .form
            .iter()
            .map(|form| match form {
                Form::Won => text("ui-league-form-won"),
                Form::Level => text("ui-league-form-level"),
                Form::Lost => text("ui-league-form-lost"),
            })
            .collect();
        let counts = [row.played, row.won, row.level, row.lost].map(|count| Cell::from(count.to_string()));
        let mut cells = vec![Cell::words(format!("{place:>2}  {}", row.team))];
        cells.extend(counts);
        cells.extend([goals, row.points.to_string(), form].map(Cell::from));
        cells
    };
    let rows = (1..).zip(&table.rows).map(row).collect();
    // Points speak for themselves; what decides between equals is said.
    let reasons: Vec<String> = table
        .rows
        .windows(2)
        .filter_map(|pair| {
            let why = table.why(pair[0].entrant, pair[1].entrant)?;
            let plain = matches!(why, Why::Points { .. } | Why::Rung { .. } | Why::Round { .. });
            let unplayed = pair[0].played + pair[1].played == 0;
            (!plain && !unplayed)
                .then(|| locale.standing(why.word(), &why.facts(), &pair[0].team, &pair[1].team))
        })
        .collect();
    let note = (!reasons.is_empty()).then(|| format!("{}: {}", text("ui-league-reasons"), reasons.join(" ")));
    Table { title: title(opened, locale, table), columns: columns.to_vec(), rows, note }
}

fn player(opened: &Opened, entrant: usize, number: u8) -> String {
    match opened.teams[entrant].player_name(number) {
        Some(name) => format!("{number} {name}"),
        None => number.to_string(),
    }
}

fn absent(opened: &Opened, locale: &Locale) -> Option<Table> {
    let rows: Vec<Vec<Cell>> = export::missing(opened)
        .into_iter()
        .map(|(idx, absence)| {
            let id = match absence.reason {
                Reason::Suspended => "ui-league-suspended",
                Reason::Injured => "ui-league-injured",
            };
            let args = [
                ("team", opened.teams[idx].name.as_str().into()),
                ("player", player(opened, idx, absence.number).into()),
                ("matches", absence.matches.into()),
            ];
            vec![Cell::words(locale.text(id, &args))]
        })
        .collect();
    let title = locale.text("ui-league-absent", &[]);
    (!rows.is_empty()).then_some(Table { title, columns: vec![String::new()], rows, note: None })
}

/// Places after each round, where there are rounds of a league.
fn ranks(opened: &Opened, locale: &Locale, table: &Standing) -> Option<Ranks> {
    let competition = &opened.competition;
    if matches!(opened.file.regulations.format, Format::Cup(_)) {
        return None;
    }
    let fixtures = competition.fixtures();
    let counts = |stage: Stage| match table.pool {
        Some(pool) => stage == Stage::Pool(pool),
        None => !matches!(stage, Stage::Knockout | Stage::ThirdPlace),
    };
    // As far as every match of the round is over.
    let open = fixtures
        .iter()
        .filter(|(fixture, _)| counts(fixture.stage))
        .filter(|(fixture, _)| !matches!(fixture.state, State::Over | State::Void))
        .map(|(fixture, _)| fixture.round)
        .min();
    let last = fixtures.iter().filter(|(f, _)| counts(f.stage)).map(|(f, _)| f.round).max()?;
    let rounds = open.map_or(last, |open| open - 1);
    if rounds < 2 {
        return None;
    }
    let mut series: Vec<(String, Vec<u32>)> =
        table.rows.iter().map(|row| (row.team.clone(), Vec::with_capacity(rounds as usize))).collect();
    for round in 1..=rounds {
        let then = competition.tables_after(round).into_iter().find(|then| then.pool == table.pool)?;
        for (row, (_, places)) in table.rows.iter().zip(&mut series) {
            places.push(then.place(row.entrant)? as u32);
        }
    }
    let name = locale.text("ui-league-positions", &[]);
    let title = if table.pool.is_some() { format!("{}: {name}", title(opened, locale, table)) } else { name };
    Some(Ranks { title, x: locale.text("ui-league-rounds", &[]), series })
}

fn results(opened: &Opened, locale: &Locale) -> Option<Table> {
    let text = |id: &str| locale.text(id, &[]);
    let competition = &opened.competition;
    let mut rows = Vec::new();
    for (fixture, played) in competition.fixtures() {
        let (Some([home, away]), Some(played)) = (fixture.entrants(), played) else { continue };
        let Played { score: [h, a], winner, by, .. } = played;
        let mut how = if h == a || by.text().chars().all(char::is_lowercase) {
            by.text().to_owned()
        } else {
            String::new()
        };
        if let (true, Some(seat)) = (h == a, winner) {
            let team = if seat == Seat::Home { home } else { away };
            how = format!("{} ({how})", opened.teams[team].name);
        }
        if let (true, None, Some((team, true))) =
            (fixture.knockout(), winner, competition.went_on(fixture.id.number))
        {
            how = locale.text("ui-league-lot", &[("team", opened.teams[team].name.as_str().into())]);
        }
        let round = locale.text("ui-league-round", &[("round", fixture.round.into())]);
        rows.push(vec![
            Cell::words(round),
            Cell::words(opened.teams[home].name.clone()),
            Cell::words(opened.teams[away].name.clone()),
            Cell::from(locale.score(h, a)),
            Cell::words(how),
        ]);
    }
    let columns =
        ["ui-league-rounds", "ui-league-column-home", "ui-league-column-away", "ui-league-column-score"];
    let columns = columns.map(text).into_iter().chain([String::new()]).collect();
    (!rows.is_empty()).then_some(Table { title: text("ui-league-results"), columns, rows, note: None })
}

/// Things counted by player, the most first.
fn counted(opened: &Opened, of: impl Fn(&Played) -> Vec<(Piece, usize)>) -> Vec<((usize, u8), [u32; 2])> {
    let mut counts: BTreeMap<(usize, u8), [u32; 2]> = BTreeMap::new();
    for (fixture, played) in opened.competition.fixtures() {
        let (Some(entrants), Some(played)) = (fixture.entrants(), played) else { continue };
        for (piece, column) in of(&played) {
            let entrant = entrants[usize::from(piece.seat == Seat::Away)];
            counts.entry((entrant, piece.shirt.number())).or_default()[column] += 1;
        }
    }
    let mut counts: Vec<((usize, u8), [u32; 2])> = counts.into_iter().collect();
    counts.sort_by_key(|(who, [first, second])| (std::cmp::Reverse((*second, *first)), *who));
    counts
}

/// Rows of a list of players.
const LIST: usize = 20;

fn scorers(opened: &Opened, locale: &Locale) -> Option<Table> {
    let text = |id: &str| locale.text(id, &[]);
    let counts = counted(opened, |played| played.scorers.iter().map(|piece| (*piece, 0)).collect());
    let rows: Vec<Vec<Cell>> = counts
        .into_iter()
        .take(LIST)
        .map(|((entrant, number), [goals, _])| {
            let who = format!("{}, {}", opened.teams[entrant].name, player(opened, entrant, number));
            vec![Cell::words(who), Cell::from(goals.to_string())]
        })
        .collect();
    let columns = vec![text("ui-league-column-player"), text("ui-league-column-goals")];
    (!rows.is_empty()).then_some(Table { title: text("ui-league-scorers"), columns, rows, note: None })
}

fn cards(opened: &Opened, locale: &Locale) -> Option<Table> {
    let text = |id: &str| locale.text(id, &[]);
    let counts = counted(opened, |played| {
        let yellow = played.incidents.yellow.iter().map(|piece| (*piece, 0));
        yellow.chain(played.incidents.red.iter().map(|piece| (*piece, 1))).collect()
    });
    let rows: Vec<Vec<Cell>> = counts
        .into_iter()
        .take(LIST)
        .map(|((entrant, number), cards)| {
            let who = format!("{}, {}", opened.teams[entrant].name, player(opened, entrant, number));
            let mut cells = vec![Cell::words(who)];
            cells.extend(cards.map(|count| Cell::from(count.to_string())));
            cells
        })
        .collect();
    let columns =
        ["ui-league-column-player", "ui-league-column-yellow", "ui-league-column-red"].map(text).to_vec();
    (!rows.is_empty()).then_some(Table { title: text("ui-league-cards"), columns, rows, note: None })
}

fn honours(opened: &Opened, locale: &Locale) -> Option<Table> {
    let text = |id: &str| locale.text(id, &[]);
    let rows: Vec<Vec<Cell>> = opened
        .file
        .honours
        .iter()
        .map(|honour| {
            let name = |name: &Option<String>| Cell::words(name.clone().unwrap_or_default());
            vec![
                Cell::words(honour.season.to_string()),
                Cell::words(honour.winner.clone()),
                name(&honour.second),
                name(&honour.third),
            ]
        })
        .collect();
    let columns =
        ["ui-league-season", "ui-league-column-team", "ui-league-second", "ui-league-third"].map(text);
    (!rows.is_empty()).then_some(Table {
        title: text("ui-league-honours"),
        columns: columns.to_vec(),
        rows,
        note: None,
    })
}
