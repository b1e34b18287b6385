//! The findings of an experiment as a report, as JSON and as CSV.

use crate::experiment::{Plan, Trial, word};
use crate::report::{Cell, Dots, Figures, Part, Report, Run, Table, Tone, cell};
use crate::stats::{Estimate, Metric};
use serde_json::{Map, Value, json};
use touchline_locale::Locale;

/// The metrics shown for each combination. Steps are left to the JSON: people count turns.
const SHOWN: [Metric; 5] =
    [Metric::Goals, Metric::Draws, Metric::Turns, Metric::HomeEdge, Metric::LeadChanges];

const fn in_percent(metric: Metric) -> bool {
    matches!(metric, Metric::Draws | Metric::HomeEdge)
}

fn metric_text(metric: Metric) -> &'static str {
    match metric {
        Metric::Goals => "ui-lab-goals",
        Metric::Draws => "ui-lab-draws",
        Metric::Turns => "ui-lab-turns",
        Metric::Steps => "ui-report-steps",
        Metric::HomeEdge => "ui-lab-home-edge",
        Metric::LeadChanges => "ui-lab-lead-changes",
    }
}

fn has_skill(plan: &Plan) -> bool {
    plan.skill.is_some_and(|skill| skill.matches > 0)
}

/// The part of the matches that the stronger coach won.
fn skill_wins(trial: &Trial) -> Estimate {
    trial.skill.share(trial.skill.wins)
}

/// Tables and plots.
pub fn report(
    plan: &Plan,
    trials: &[Trial],
    facts: Vec<(String, String)>,
    warnings: Vec<String>,
    locale: &Locale,
) -> Report {
    let text = |id: &str| locale.text(id, &[]);
    let figures = Figures::of(locale);
    let game = text(&format!("{}-name", plan.game));
    let coaches = format!("{} – {}", plan.home, plan.away);
    let title = locale.text("ui-lab-title", &[("game", game.into()), ("coaches", coaches.into())]);
    let mut parts = vec![levels(plan, trials, locale, figures)];
    if trials.len() > 1 {
        parts.push(differences(plan, trials, locale, figures));
    }
    for metric in SHOWN {
        let rows = plan.combinations.iter().zip(trials).filter(|(_, trial)| trial.play.matches() > 0);
        parts.push(Part::Dots(Dots {
            title: text(metric_title(metric)),
            x: text(metric_axis(metric)),
            rows: rows
                .map(|(combination, trial)| (Plan::label(&combination.values), trial.play.metric(metric)))
                .collect(),
            mark: (metric == Metric::HomeEdge).then_some(0.0),
            percent: in_percent(metric),
        }));
    }
    if let Some(skill) = plan.skill.filter(|skill| skill.matches > 0) {
        let args =
            [("stronger", skill.stronger.to_string().into()), ("weaker", skill.weaker.to_string().into())];
        let rows = plan.combinations.iter().zip(trials).filter(|(_, trial)| trial.skill.matches() > 0);
        parts.push(Part::Dots(Dots {
            title: locale.text("ui-lab-skill-chart", &args),
            x: text("ui-lab-skill-axis"),
            rows: rows
                .map(|(combination, trial)| (Plan::label(&combination.values), skill_wins(trial)))
                .collect(),
            mark: Some(0.5),
            percent: true,
        }));
    }
    Report { title, facts, warnings, parts }
}

fn metric_title(metric: Metric) -> &'static str {
    match metric {
        Metric::Goals => "ui-report-both-chart",
        Metric::Draws => "ui-lab-draws-chart",
        Metric::Turns | Metric::Steps => "ui-report-turns-chart",
        Metric::HomeEdge => "ui-lab-home-edge-chart",
        Metric::LeadChanges => "ui-report-lead-chart",
    }
}

fn metric_axis(metric: Metric) -> &'static str {
    match metric {
        Metric::Goals => "ui-lab-goals-axis",
        Metric::Draws => "ui-lab-draws-axis",
        Metric::Turns => "ui-lab-turns-axis",
        Metric::Steps => "ui-report-steps",
        Metric::HomeEdge => "ui-lab-home-edge-axis",
        Metric::LeadChanges => "ui-lab-lead-changes-axis",
    }
}

/// The names of the columns: what is varied, matches, and what is measured.
fn columns(plan: &Plan, locale: &Locale) -> Vec<String> {
    let text = |id: &str| locale.text(id, &[]);
    let varied = plan.vary.iter().map(|vary| vary.path.clone());
    let varied: Vec<String> = if plan.vary.is_empty() { vec![String::new()] } else { varied.collect() };
    let mut columns = varied;
    columns.push(text("ui-report-matches"));
    columns.extend(SHOWN.map(metric_text).map(text));
    if has_skill(plan) {
        columns.push(text("ui-lab-skill"));
    }
    columns
}

fn varied_cells(values: &[Value]) -> Vec<Cell> {
    if values.is_empty() {
        return vec![Cell::words("–")];
    }
    values.iter().map(|value| Cell::words(word(value))).collect()
}

fn levels(plan: &Plan, trials: &[Trial], locale: &Locale, figures: Figures) -> Part {
    let shown = |metric: Metric, estimate: Estimate| -> Cell {
        if in_percent(metric) {
            figures.percent_margin(estimate).into()
        } else {
            figures.margin(estimate).into()
        }
    };
    let rows = plan.combinations.iter().zip(trials).map(|(combination, trial)| {
        let mut row = varied_cells(&combination.values);
        row.push(trial.play.matches().to_string().into());
        let played = trial.play.matches() > 0;
        row.extend(
            SHOWN.map(
                |metric| if played { shown(metric, trial.play.metric(metric)) } else { Cell::default() },
            ),
        );
        if has_skill(plan) {
            let played = trial.skill.matches() > 0;
            row.push(if played { figures.percent_margin(skill_wins(trial)).into() } else { Cell::default() });
        }
        row
    });
    let note = plan.skill.filter(|skill| skill.matches > 0).map(|skill| {
        let (stronger, weaker) = (skill.stronger.to_string().into(), skill.weaker.to_string().into());
        let args = [("stronger", stronger), ("weaker", weaker), ("matches", skill.matches.into())];
        locale.text("ui-lab-skill-note", &args)
    });
    Part::Table(Table {
        title: locale.text("ui-lab-levels", &[]),
        columns: columns(plan, locale),
        rows: rows.collect(),
        note,
    })
}

fn differences(plan: &Plan, trials: &[Trial], locale: &Locale, figures: Figures) -> Part {
    let shown = |estimate: Option<Estimate>, percent: bool| {
        let Some(estimate) = estimate else { return Cell::default() };
        let estimate = if percent { estimate.scaled(100.0) } else { estimate };
        let decimals = if percent || estimate.value.abs() >= 100.0 { 1 } else { 2 };
        let half = figures.half(estimate, decimals);
        let unit = if percent { figures.percent_sign() } else { "" };
        let tone = match estimate.is_clear() {
            true if estimate.value > 0.0 => Tone::More,
            true => Tone::Less,
            false => Tone::Faint,
        };
        let star = if estimate.is_clear() { "*" } else { "" };
        Cell { text: format!("{} ±{half}{unit}{star}", figures.signed(estimate.value, decimals)), tone }
    };
    let base = &trials[0];
    let rows = plan.combinations.iter().zip(trials).skip(1).map(|(combination, trial)| {
        let mut row = varied_cells(&combination.values);
        row.push(Cell::default());
        row.extend(SHOWN.map(|metric| shown(trial.over(base, metric), in_percent(metric))));
        if has_skill(plan) {
            row.push(shown(trial.skill_over(base), true));
        }
        row
    });
    let first = Plan::label(&plan.combinations[0].values);
    let mut columns = columns(plan, locale);
    let matches = plan.vary.len().max(1);
    columns[matches] = String::new();
    if has_skill(plan)
        && let Some(last) = columns.last_mut()
    {
        *last = locale.text("ui-lab-skill-points", &[]);
    }
    let rows: Vec<Vec<Cell>> = rows.collect();
    // The legend of the star stands only where there is one.
    let starred = rows.iter().flatten().any(|cell| cell.text.ends_with('*'));
    Part::Table(Table {
        title: locale.text("ui-lab-differences", &[("first", first.into())]),
        columns,
        rows,
        note: starred.then(|| locale.text("ui-lab-differences-note", &[])),
    })
}

/// The findings as JSON; deterministic for a given command.
pub fn json(plan: &Plan, trials: Vec<Trial>) -> Map<String, Value> {
    let mut over_first: Vec<Value> = Vec::new();
    for trial in &trials {
        let mut differences: Map<String, Value> = Metric::ALL
            .iter()
            .filter_map(|metric| {
                Some((metric.name().to_owned(), json!(trial.over(&trials[0], *metric)?.rounded())))
            })
            .collect();
        if let Some(points) = trial.skill_over(&trials[0]).filter(|_| has_skill(plan)) {
            differences.insert("skill_points".to_owned(), json!(points.rounded()));
        }
        over_first.push(Value::Object(differences));
    }
    let mut runs = Vec::new();
    for ((combination, trial), difference) in plan.combinations.iter().zip(trials).zip(over_first) {
        let (wins, skill) = (skill_wins(&trial), trial.skill);
        let run = Run {
            game: plan.game.clone(),
            rules: plan.rules.clone(),
            options: combination.changed.clone(),
            home: plan.home.to_string(),
            away: plan.away.to_string(),
            seed: plan.seed,
            mirrored: false,
            tally: trial.play,
        };
        let mut run = run.json();
        run.insert("varied".to_owned(), Value::Object(plan.varied(combination)));
        run.insert("difference".to_owned(), difference);
        if has_skill(plan) {
            let skill = json!({
                "matches": skill.matches(),
                "wins": skill.wins,
                "draws": skill.draws,
                "losses": skill.losses,
                "won": wins.rounded(),
                "points": skill.points().rounded(),
                "elo": skill.elo(),
            });
            run.insert("skill".to_owned(), skill);
        }
        runs.push(Value::Object(run));
    }
    let refused: Vec<Value> =
        plan.refused.iter().map(|refusal| json!({ "values": refusal.values, "why": refusal.why })).collect();
    let vary: Vec<Value> =
        plan.vary.iter().map(|vary| json!({ "option": vary.path, "values": vary.values })).collect();
    let value = json!({
        "game": plan.game,
        "vary": vary,
        "home": plan.home.to_string(),
        "away": plan.away.to_string(),
        "stronger": plan.skill.map(|skill| skill.stronger.to_string()),
        "weaker": plan.skill.map(|skill| skill.weaker.to_string()),
        "matches": plan.matches,
        "skill_matches": plan.skill.map_or(0, |skill| skill.matches),
        "seed": plan.seed,
        "refused": refused,
        "runs": runs,
    });
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

/// The findings as CSV, one row for each combination.
pub fn csv(plan: &Plan, trials: &[Trial]) -> String {
    let mut names: Vec<String> = plan.vary.iter().map(|vary| vary.path.clone()).collect();
    names.extend(["matches", "home_wins", "draws_count", "away_wins"].map(str::to_owned));
    let three = |name: &str| ["", "_low", "_high"].map(|end| format!("{name}{end}"));
    let skill = has_skill(plan);
    for metric in Metric::ALL {
        names.extend(three(metric.name()));
    }
    for metric in Metric::ALL {
        names.extend(three(&format!("{}_difference", metric.name())));
    }
    if skill {
        names.push("skill_matches".to_owned());
        for name in ["skill_won", "skill_points", "skill_points_difference"] {
            names.extend(three(name));
        }
    }
    let mut out = names.iter().map(|name| cell(name)).collect::<Vec<_>>().join(",") + "\n";
    let cells = |estimate: Option<Estimate>| -> Vec<String> {
        estimate.map_or_else(
            || vec![String::new(); 3],
            |estimate| {
                let Estimate { value, low, high } = estimate.rounded();
                vec![value.to_string(), low.to_string(), high.to_string()]
            },
        )
    };
    for (combination, trial) in plan.combinations.iter().zip(trials) {
        let mut row: Vec<String> = combination.values.iter().map(|value| cell(&word(value))).collect();
        let play = &trial.play;
        row.extend([play.matches(), play.wins, play.draws, play.losses].map(|count| count.to_string()));
        for metric in Metric::ALL {
            row.extend(cells((play.matches() > 0).then(|| play.metric(metric))));
        }
        for metric in Metric::ALL {
            row.extend(cells(trial.over(&trials[0], metric)));
        }
        if skill {
            row.push(trial.skill.matches().to_string());
            let played = trial.skill.matches() > 0;
            row.extend(cells(played.then(|| skill_wins(trial))));
            row.extend(cells(played.then(|| trial.skill.points())));
            row.extend(cells(trial.skill_over(&trials[0])));
        }
        out.push_str(&(row.join(",") + "\n"));
    }
    out
}
