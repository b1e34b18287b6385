//! `touchline bench --clock`: how long each level takes for a turn when it thinks by the clock on all cores, as people meet it.

use crate::progress::TimeBar;
use serde::Serialize;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use touchline_coach::{Budget, Clock, Coach, Judged, Level, Manner, Spec, Visitor};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{BySeat, Perspective, Seat, Silent, Turn, random_outcome};
use touchline_laboratory::{Cell, Figures, Part, Report, Table};
use touchline_locale::Locale;

/// One line of the table.
#[derive(Debug, Serialize)]
pub struct TurnTimes {
    pub game: &'static str,
    pub coach: &'static str,
    /// Turns with something to decide; a set-up is one.
    pub turns: usize,
    /// In milliseconds, as all that follow.
    pub median_ms: f64,
    pub longest_ms: f64,
    /// What the level may take.
    pub limit_ms: f64,
}

/// Measures one game, and moves a bar on with every level.
pub struct MeasureClock<'a>(pub &'a RefCell<TimeBar<'a>>);

/// How many turns are played: about twenty seconds for the slowest.
const fn turns(level: Level) -> usize {
    match level {
        Level::Random | Level::Rookie => 400,
        Level::Club => 200,
        Level::Pro => 60,
        Level::World => 20,
    }
}

impl Visitor for MeasureClock<'_> {
    type Output = Vec<TurnTimes>;

    fn visit<G: Judged>(self, game: G) -> Vec<TurnTimes> {
        let pool = rayon::ThreadPoolBuilder::new().build().ok().map(Arc::new);
        let each = |level| {
            let times = measure(&game, level, pool.as_ref());
            self.0.borrow_mut().advance();
            times
        };
        Level::ALL.into_iter().map(each).collect()
    }
}

fn measure<G: Judged>(game: &G, level: Level, pool: Option<&Arc<rayon::ThreadPool>>) -> TurnTimes {
    let spec = Spec { manner: Manner::Level(level), budget: None, divisor: 1 };
    let mut coaches = BySeat::from_fn(|seat| {
        let coach = Coach::<G>::new(spec, Clock::Real, 1 + seat as u64);
        match pool {
            Some(pool) => coach.on(Arc::clone(pool)),
            None => coach,
        }
    });
    let mut dice = FairDice::from_seed(1);
    let mut position = game.start();
    // By match and turn.
    let mut taken: BTreeMap<(u32, u32, Seat), Duration> = BTreeMap::new();
    let mut matches = 0;
    while taken.len() <= turns(level) {
        match game.turn(&position) {
            Turn::Decision(seat) => {
                let turn = (matches, game.turn_number(&position), seat);
                let start = Instant::now();
                let action = coaches[seat].decide(&Perspective::new(game, &position, seat));
                *taken.entry(turn).or_default() += start.elapsed();
                let Some(action) = action else { break };
                game.apply(&mut position, action, &mut Silent);
            }
            Turn::Chance => {
                let Some(outcome) = random_outcome(game, &position, &mut dice) else { break };
                game.settle(&mut position, outcome, &mut Silent);
            }
            Turn::Over(_) => {
                position = game.start();
                matches += 1;
            }
        }
    }
    let mut times: Vec<f64> = taken.values().map(|time| time.as_secs_f64() * 1000.0).collect();
    times.sort_by(f64::total_cmp);
    TurnTimes {
        game: G::ID,
        coach: level.name(),
        turns: times.len(),
        median_ms: times.get(times.len() / 2).copied().unwrap_or_default(),
        longest_ms: times.last().copied().unwrap_or_default(),
        limit_ms: match level.budget() {
            Budget::Micros(micros) => micros as f64 / 1000.0,
            Budget::Nodes(_) => 0.0,
        },
    }
}

/// The table as a report.
pub fn report(table: &[TurnTimes], locale: &Locale) -> Report {
    let text = |id: &str| locale.text(id, &[]);
    let figures = Figures::of(locale);
    let ms = |time: f64| Cell::from(figures.fixed(time, if time < 10.0 { 2 } else { 0 }));
    let rows = table.iter().map(|line| {
        let mut row = vec![Cell::words(line.game), Cell::words(line.coach), line.turns.to_string().into()];
        row.extend([line.median_ms, line.longest_ms, line.limit_ms].map(ms));
        row
    });
    let columns = [
        "ui-bench-game",
        "ui-bench-coach",
        "ui-bench-turns",
        "ui-bench-median",
        "ui-bench-longest",
        "ui-bench-limit",
    ];
    let table = Table {
        title: String::new(),
        columns: columns.map(text).to_vec(),
        rows: rows.collect(),
        note: Some(text("ui-bench-clock-note")),
    };
    Report { title: text("ui-bench-clock-title"), parts: vec![Part::Table(table)], ..Report::default() }
}
