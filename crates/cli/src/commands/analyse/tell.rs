//! An analysis as a report: figures, curves, attempts, mistakes and turning points in the reader's language.

use touchline_analysis::{Analysis, Budget, CoachSummary, Grade, Mistake, TurnedBy, TurningPoint};
use touchline_kernel::Seat;
use touchline_laboratory::{Cell, Curve, Figures, Part, Report, Table, Tone};
use touchline_locale::{Arg, Locale};

/// Mistakes that a report lists.
const MISTAKES: usize = 12;

struct Words<'a> {
    locale: &'a Locale,
    figures: Figures,
}

impl Words<'_> {
    fn text(&self, id: &str) -> String {
        self.locale.text(id, &[])
    }

    fn columns(&self, ids: &[&str]) -> Vec<String> {
        ids.iter().map(|id| if id.is_empty() { String::new() } else { self.text(id) }).collect()
    }

    fn percent(&self, share: f64) -> String {
        self.figures.percent(share)
    }

    fn signed(&self, number: f64) -> String {
        self.figures.signed(number, 2)
    }
}

fn words(text: String) -> Cell {
    Cell { text, tone: Tone::Words }
}

fn toned(text: String, number: f64) -> Cell {
    let tone = match number {
        n if n > 0.005 => Tone::More,
        n if n < -0.005 => Tone::Less,
        _ => Tone::Plain,
    };
    Cell { text, tone }
}

/// One match.
pub fn one(analysis: &Analysis, locale: &Locale) -> Report {
    let w = Words { locale, figures: Figures::of(locale) };
    let names = &analysis.names;
    let name = w.text(&format!("{}-name", analysis.game));
    let score = match &analysis.result {
        Some(result) => locale.score(result.score[0], result.score[1]),
        None => "*".to_owned(),
    };
    let facts = vec![
        (
            w.text("web-analysis-budget"),
            w.text(match analysis.budget {
                Budget::Quick => "web-analysis-quick",
                Budget::Normal => "web-analysis-normal",
                Budget::Deep => "web-analysis-deep",
            }),
        ),
        (w.text("ui-report-seed"), analysis.seed.to_string()),
    ];
    Report {
        title: format!("{name}: {} {score} {}", names.home, names.away),
        facts,
        warnings: Vec::new(),
        parts: parts(analysis, &w),
    }
}

fn parts(analysis: &Analysis, w: &Words<'_>) -> Vec<Part> {
    let names = [&analysis.names.home, &analysis.names.away].map(Clone::clone);
    let curve = |of: fn(&touchline_analysis::WinProbability) -> f64| {
        analysis.win_probability.iter().map(|at| (f64::from(at.number), of(at))).collect()
    };
    let steps = w.text("web-analysis-step");
    let mut parts = vec![
        Part::Table(figures_table(analysis, w)),
        Part::Table(sum_table(analysis, w)),
        Part::Curve(Curve {
            title: w.text("web-analysis-win"),
            x: steps.clone(),
            low: 0.0,
            high: 1.0,
            mark: Some(0.5),
            percent: true,
            series: vec![(names[0].clone(), curve(|at| at.home)), (names[1].clone(), curve(|at| at.away))],
        }),
        Part::Curve(expected_curve(analysis, &names, steps, w)),
    ];
    let honest = &analysis.honest_score;
    let scores = honest.scores.iter().take(8);
    parts.push(Part::Table(Table {
        title: w.text("web-analysis-honest"),
        columns: w.columns(&["web-analysis-score", "web-analysis-chance"]),
        rows: scores
            .map(|score| {
                let text = w.locale.score(score.home, score.away);
                vec![Cell::from(text), Cell::from(w.percent(score.chance))]
            })
            .collect(),
        note: Some(format!("{} {}", w.text("web-analysis-honest-note"), lucky(analysis, w.locale))),
    }));
    if !analysis.attempts.is_empty() {
        parts.push(Part::Table(attempts_table(analysis, w)));
    }
    parts.push(Part::Table(turning_table(&analysis.turning_points, analysis, w)));
    if !analysis.mistakes.is_empty() {
        parts.push(Part::Table(mistakes_table(analysis, w)));
    }
    parts.push(Part::Table(kinds_table(analysis, w)));
    parts
}

/// How unusual the luck was, in words.
pub fn lucky(analysis: &Analysis, locale: &Locale) -> String {
    let luck = &analysis.honest_score.luck;
    match luck.helped.filter(|_| luck.one_in >= 1.5) {
        Some(seat) => {
            let n = luck.one_in.round() as i64;
            let name = analysis.names[seat].clone();
            let wins = locale.decimal(luck.wins, 2);
            let args = [("name", Arg::Text(name)), ("wins", Arg::Text(wins)), ("n", Arg::Number(n))];
            locale.text("web-analysis-lucky", &args)
        }
        None => locale.text("web-analysis-even", &[]),
    }
}

fn figures_table(analysis: &Analysis, w: &Words<'_>) -> Table {
    let fixed = |number: f64| w.figures.fixed(number, 2);
    let (luck, skill, honest) = (&analysis.luck, &analysis.skill, &analysis.honest_score);
    let row = |id: &str, home: Cell, away: Cell| vec![words(w.text(id)), home, away];
    let signed = |number: f64| toned(w.signed(number), number);
    let interval = |seat: Seat, mean: f64| {
        let [low, high] = honest.interval[seat].map(|end| w.figures.fixed(end, 1));
        Cell::from(format!("{} ({low} … {high})", fixed(mean)))
    };
    let accuracy = |seat: Seat| Cell::from(w.figures.fixed(analysis.accuracy[seat].rating, 1));
    let [home, away] = analysis.expected_goals;
    Table {
        title: String::new(),
        columns: vec![String::new(), analysis.names.home.clone(), analysis.names.away.clone()],
        rows: vec![
            row("web-analysis-expected", fixed(home).into(), fixed(away).into()),
            row("web-analysis-honest", interval(Seat::Home, honest.home), interval(Seat::Away, honest.away)),
            row("web-analysis-luck-wins", signed(luck.home.wins), signed(luck.away.wins)),
            row("web-analysis-luck-goals", signed(luck.home.goals), signed(luck.away.goals)),
            row("web-analysis-skill-wins", signed(skill.home.wins), signed(skill.away.wins)),
            row("web-analysis-skill-goals", signed(skill.home.goals), signed(skill.away.goals)),
            row("web-analysis-accuracy", accuracy(Seat::Home), accuracy(Seat::Away)),
        ],
        note: None,
    }
}

fn sum_table(analysis: &Analysis, w: &Words<'_>) -> Table {
    let sum = &analysis.sum;
    let row = |id: &str, number: f64| vec![words(w.text(id)), Cell::from(w.figures.signed(number, 3))];
    Table {
        title: w.text("web-analysis-sum"),
        columns: vec![String::new(), analysis.names.home.clone()],
        rows: vec![
            row("web-analysis-start", sum.start),
            row("web-analysis-luck", sum.luck),
            row("web-analysis-skill", sum.skill),
            row("web-analysis-residual", sum.residual),
            row("web-analysis-result", sum.result),
        ],
        note: Some(w.text("web-analysis-sum-note")),
    }
}

fn expected_curve(analysis: &Analysis, names: &[String; 2], steps: String, w: &Words<'_>) -> Curve {
    let last = analysis.win_probability.last().map_or(0, |at| at.number);
    let line = |by: Seat| {
        let (mut sum, mut points) = (0.0, vec![(0.0, 0.0)]);
        for attempt in analysis.attempts.iter().filter(|attempt| attempt.by == by) {
            points.push((f64::from(attempt.number), sum));
            sum += attempt.chance;
            points.push((f64::from(attempt.number), sum));
        }
        points.push((f64::from(last), sum));
        points
    };
    let [home, away] = analysis.expected_goals;
    Curve {
        title: w.text("web-analysis-expected"),
        x: steps,
        low: 0.0,
        high: home.max(away).max(1.0).ceil(),
        mark: None,
        percent: false,
        series: vec![(names[0].clone(), line(Seat::Home)), (names[1].clone(), line(Seat::Away))],
    }
}

fn attempts_table(analysis: &Analysis, w: &Words<'_>) -> Table {
    let row = |attempt: &touchline_analysis::Attempt| {
        let scored = if attempt.scored { w.text("web-analysis-goal") } else { String::new() };
        vec![
            Cell::from(attempt.number.to_string()),
            words(analysis.names[attempt.by].clone()),
            words(attempt.action.clone()),
            Cell::from(w.percent(attempt.chance)),
            words(scored),
        ]
    };
    Table {
        title: w.text("web-analysis-attempts"),
        columns: w.columns(&[
            "web-analysis-step",
            "web-analysis-side",
            "web-analysis-what",
            "web-analysis-chance",
            "",
        ]),
        rows: analysis.attempts.iter().map(row).collect(),
        note: None,
    }
}

fn turning_table(points: &[TurningPoint], analysis: &Analysis, w: &Words<'_>) -> Table {
    let row = |point: &TurningPoint| {
        let cause = match point.cause {
            TurnedBy::Luck => "web-analysis-by-luck",
            TurnedBy::Decision => "web-analysis-by-decision",
        };
        vec![
            Cell::from(point.number.to_string()),
            words(point.by.map_or_else(String::new, |seat| analysis.names[seat].clone())),
            words(point.step.clone()),
            words(w.text(cause)),
            toned(w.signed(point.wins), point.wins),
        ]
    };
    Table {
        title: w.text("web-analysis-turning"),
        columns: w.columns(&[
            "web-analysis-step",
            "web-analysis-side",
            "web-analysis-what",
            "web-analysis-cause",
            "web-analysis-moved",
        ]),
        rows: points.iter().map(row).collect(),
        note: Some(w.text("web-analysis-turning-note")),
    }
}

fn mistakes_table(analysis: &Analysis, w: &Words<'_>) -> Table {
    let mut worst: Vec<&Mistake> = analysis.mistakes.iter().collect();
    worst.sort_by(|a, b| b.wins.total_cmp(&a.wins));
    worst.truncate(MISTAKES);
    let row = |mistake: &&Mistake| {
        let why = mistake
            .why
            .as_ref()
            .and_then(|why| w.locale.why(&analysis.game, &why.feature, why.here, why.there, true));
        let rule =
            mistake.rule.as_ref().map(|rule| format!("{rule}: {}", w.locale.rule(&analysis.game, rule)));
        let because: Vec<String> = why.into_iter().chain(rule).collect();
        vec![
            Cell::from(mistake.number.to_string()),
            words(analysis.names[mistake.by].clone()),
            words(w.text(match mistake.grade {
                Grade::Slip => "web-analysis-slip",
                Grade::Mistake => "web-analysis-mistake",
                Grade::Blunder => "web-analysis-blunder",
            })),
            Cell::from(w.signed(-mistake.wins)),
            words(mistake.action.clone()),
            words(mistake.better.join(", ")),
            words(because.join(" ")),
        ]
    };
    Table {
        title: w.text("web-analysis-mistakes"),
        columns: w.columns(&[
            "web-analysis-step",
            "web-analysis-side",
            "web-analysis-grade",
            "web-analysis-wins",
            "web-analysis-what",
            "web-analysis-better",
            "web-analysis-why",
        ]),
        rows: worst.iter().map(row).collect(),
        note: None,
    }
}

fn kinds_table(analysis: &Analysis, w: &Words<'_>) -> Table {
    let mut rows = Vec::new();
    for seat in Seat::BOTH {
        for kind in analysis.accuracy[seat].kinds.iter().take(6) {
            rows.push(vec![
                words(analysis.names[seat].clone()),
                words(kind.kind.clone()),
                Cell::from(kind.decisions.to_string()),
                Cell::from(w.signed(-kind.wins)),
                Cell::from(w.figures.fixed(kind.wins / f64::from(kind.decisions.max(1)), 4)),
            ]);
        }
    }
    Table {
        title: w.text("web-analysis-kinds"),
        columns: w.columns(&[
            "web-analysis-side",
            "web-analysis-what",
            "web-analysis-decisions",
            "web-analysis-wins",
            "web-analysis-each",
        ]),
        rows,
        note: None,
    }
}

/// Many matches: a line for each coach.
pub fn many(analyses: &[Analysis], coaches: &[CoachSummary], locale: &Locale) -> Report {
    let w = Words { locale, figures: Figures::of(locale) };
    let row = |coach: &CoachSummary| {
        let [luck, error] = coach.luck;
        vec![
            words(coach.name.clone()),
            Cell::from(coach.matches.to_string()),
            Cell::from(w.figures.fixed(coach.points, 1)),
            Cell::from(w.figures.fixed(coach.honest, 1)),
            Cell::from(w.figures.fixed(coach.goals, 2)),
            Cell::from(w.figures.fixed(coach.expected_goals, 2)),
            Cell::from(format!("{} ± {}", w.signed(luck), w.figures.fixed(1.96 * error, 2))),
            Cell::from(w.figures.fixed(coach.accuracy, 1)),
        ]
    };
    let mut parts = vec![Part::Table(Table {
        title: w.text("web-analysis-coaches"),
        columns: w.columns(&[
            "web-analysis-coach",
            "web-analysis-matches",
            "web-analysis-points",
            "web-analysis-honest-points",
            "web-analysis-goals-each",
            "web-analysis-expected-each",
            "web-analysis-luck-each",
            "web-analysis-accuracy",
        ]),
        rows: coaches.iter().map(row).collect(),
        note: None,
    })];
    let insights: Vec<Vec<Cell>> = coaches
        .iter()
        .flat_map(|coach| coach.insights.iter().map(move |insight| (coach, insight)))
        .map(|(coach, insight)| {
            let [low, high] = insight.interval.map(|end| w.figures.fixed(end, 2));
            vec![
                words(coach.name.clone()),
                words(insight.kind.clone()),
                Cell::from(insight.decisions.to_string()),
                Cell::from(format!("{} ({low} … {high})", w.figures.fixed(insight.wins, 2))),
                Cell::from(w.figures.fixed(insight.goals, 2)),
            ]
        })
        .collect();
    if !insights.is_empty() {
        parts.push(Part::Table(Table {
            title: w.text("web-analysis-costly"),
            columns: w.columns(&[
                "web-analysis-coach",
                "web-analysis-what",
                "web-analysis-decisions",
                "web-analysis-wins",
                "web-analysis-goals",
            ]),
            rows: insights,
            note: None,
        }));
    }
    let residuals = analyses.iter().map(|analysis| analysis.residual.abs()).sum::<f64>();
    let residual = residuals / analyses.len().max(1) as f64;
    Report {
        title: w.text("web-analysis"),
        facts: vec![
            (w.text("web-analysis-matches"), analyses.len().to_string()),
            (w.text("web-analysis-residual"), w.figures.fixed(residual, 4)),
        ],
        warnings: Vec::new(),
        parts,
    }
}
