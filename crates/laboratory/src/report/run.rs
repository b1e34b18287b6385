//! One run of matches with the same options and coaches, put into words and into JSON.

use crate::report::{Bars, Cell, Figures, Part, Table, Tone};
use crate::stats::{Estimate, Spread, Tally};
use serde_json::{Map, Value, json};
use touchline_locale::Locale;

/// What was run and what came of it.
#[derive(Debug)]
pub struct Run {
    pub game: String,
    /// The IDs of the game's rules, in the order of the rulebook.
    pub rules: Vec<&'static str>,
    /// The options that differ from the defaults.
    pub options: Value,
    /// The first coach: home's, unless seats are swapped.
    pub home: String,
    pub away: String,
    pub seed: u64,
    pub mirrored: bool,
    pub tally: Tally,
}

/// Rules shown to people; programs get all.
const RULES_SHOWN: usize = 15;
/// Bars of a chart.
const BARS: usize = 16;

impl Run {
    fn rule(&self, place: usize) -> &'static str {
        self.rules.get(place).copied().unwrap_or_default()
    }

    /// The run as JSON; field names are stable.
    pub fn json(&self) -> Map<String, Value> {
        let tally = &self.tally;
        let estimate = |estimate: Estimate| json!(estimate.rounded());
        let decided = tally.decided().rounded();
        let exact =
            |spread: &Spread| json!(spread.iter().map(|(n, count)| json!([n, count])).collect::<Vec<_>>());
        let bins = |spread: &Spread| {
            json!(spread.bins(40).iter().map(|bin| json!([bin.from, bin.to, bin.count])).collect::<Vec<_>>())
        };
        let rules: Map<String, Value> = tally
            .rules_by_count()
            .into_iter()
            .map(|(place, events)| {
                let matches = tally.rule_matches[place];
                (self.rule(place).to_owned(), json!({ "events": events, "matches": matches }))
            })
            .collect();
        let finishes: Map<String, Value> = tally
            .finishes_by_count()
            .into_iter()
            .map(|(place, count)| (self.rule(place).to_owned(), json!(count)))
            .collect();
        let scores: Vec<Value> =
            tally.scores_by_count().into_iter().map(|((a, b), count)| json!([a, b, count])).collect();
        let value = json!({
            "game": self.game,
            "options": self.options,
            "home": self.home,
            "away": self.away,
            "matches": tally.matches(),
            "seed": self.seed,
            "home_wins": tally.wins,
            "draws": tally.draws,
            "away_wins": tally.losses,
            "goals": [tally.goals[0].sum(), tally.goals[1].sum()],
            "decisions": tally.decisions.sum(),
            "chances": tally.chances.sum(),
            "steps_min": tally.steps.min(),
            "steps_max": tally.steps.max(),
            "elo": tally.elo(),
            "decided": [decided.value, decided.low, decided.high],
            "mirrored": self.mirrored,
            "nodes": tally.nodes,
            "shares": {
                "home_wins": estimate(tally.share(tally.wins)),
                "draws": estimate(tally.share(tally.draws)),
                "away_wins": estimate(tally.share(tally.losses)),
            },
            "points": estimate(tally.points()),
            "home_edge": estimate(tally.home_edge()),
            "means": {
                "home_goals": estimate(tally.goals[0].mean()),
                "away_goals": estimate(tally.goals[1].mean()),
                "goals": estimate(tally.total_goals.mean()),
                "home_margin": estimate(tally.margin.mean()),
                "turns": estimate(tally.turns.mean()),
                "steps": estimate(tally.steps.mean()),
                "decisions": estimate(tally.decisions.mean()),
                "chances": estimate(tally.chances.mean()),
                "lead_changes": estimate(tally.lead_changes.mean()),
            },
            "first_goal": { "won": tally.first_goal[0], "drawn": tally.first_goal[1], "lost": tally.first_goal[2] },
            "distributions": {
                "home_goals": exact(&tally.goals[0]),
                "away_goals": exact(&tally.goals[1]),
                "goals": exact(&tally.total_goals),
                "lead_changes": exact(&tally.lead_changes),
                "turns": bins(&tally.turns),
                "steps": bins(&tally.steps),
                "goal_turns": bins(&tally.goal_turns),
            },
            "scores": scores,
            "finishes": finishes,
            "rules": rules,
        });
        match value {
            Value::Object(map) => map,
            _ => Map::new(),
        }
    }

    /// What the sides are called: seats, or coaches where those change seats.
    fn sides(&self, locale: &Locale) -> [String; 2] {
        if self.mirrored && self.home != self.away {
            [self.home.clone(), self.away.clone()]
        } else {
            ["ui-report-home", "ui-report-away"].map(|id| locale.text(id, &[]))
        }
    }

    /// The run as a report for people.
    pub fn parts(&self, locale: &Locale) -> Vec<Part> {
        let figures = Figures::of(locale);
        let mut parts = vec![self.results(locale, figures), self.means(locale, figures)];
        parts.extend(self.charts(locale));
        parts.extend([
            self.scores(locale, figures),
            self.finishes(locale, figures),
            self.rules(locale, figures),
        ]);
        parts
    }

    fn results(&self, locale: &Locale, figures: Figures) -> Part {
        let text = |id: &str| locale.text(id, &[]);
        let tally = &self.tally;
        let row = |label: String, count: u64, estimate: Estimate| -> Vec<Cell> {
            let (value, range) = (figures.percent(estimate.value), figures.percent_range(estimate));
            vec![Cell::words(label), count.to_string().into(), value.into(), range.into()]
        };
        let share = |label: String, count: u64| row(label, count, tally.share(count));
        let sides = self.sides(locale);
        let wins = sides.clone().map(|side| locale.text("ui-report-wins", &[("side", side.into())]));
        let [first, second] = wins;
        let decided = locale.text("ui-report-decided", &[("side", sides[0].clone().into())]);
        let points = locale.text("ui-report-points", &[("side", sides[0].clone().into())]);
        let elo = tally.elo();
        let signed = |number: f64| figures.signed(number, 1);
        let edge = tally.home_edge().scaled(100.0);
        let first_goals: u64 = tally.first_goal.iter().sum();
        let rows = vec![
            share(first, tally.wins),
            share(text("ui-report-draws"), tally.draws),
            share(second, tally.losses),
            row(decided, tally.wins + tally.losses, tally.decided()),
            row(points, tally.matches(), tally.points()),
            vec![
                Cell::words(text("ui-report-home-edge")),
                Cell::default(),
                format!("{}{}", signed(edge.value), figures.percent_sign()).into(),
                format!("{} … {}", signed(edge.low), signed(edge.high)).into(),
            ],
            row(
                text("ui-report-first-goal"),
                first_goals,
                crate::stats::share(tally.first_goal[0], first_goals),
            ),
            vec![
                Cell::words(locale.text("ui-report-elo", &[("side", sides[0].clone().into())])),
                Cell::default(),
                signed(elo.value).into(),
                format!("{} … {}", signed(elo.low), signed(elo.high)).into(),
            ],
        ];
        let columns = ["", "ui-report-count", "ui-report-share", "ui-report-interval"];
        Part::Table(Table {
            title: text("ui-report-results"),
            columns: columns.map(|id| if id.is_empty() { String::new() } else { text(id) }).to_vec(),
            rows,
            note: None,
        })
    }

    fn means(&self, locale: &Locale, figures: Figures) -> Part {
        let text = |id: &str| locale.text(id, &[]);
        let tally = &self.tally;
        let sides = self.sides(locale);
        let goals = sides.map(|side| locale.text("ui-report-goals-of", &[("side", side.into())]));
        let [first, second] = goals;
        let rows = [
            (first, &tally.goals[0]),
            (second, &tally.goals[1]),
            (text("ui-report-goals-both"), &tally.total_goals),
            (text("ui-report-margin"), &tally.margin),
            (text("ui-report-lead-changes"), &tally.lead_changes),
            (text("ui-report-turns"), &tally.turns),
            (text("ui-report-steps"), &tally.steps),
            (text("ui-report-decisions"), &tally.decisions),
            (text("ui-report-chances"), &tally.chances),
        ];
        let row = |(label, spread): (String, &Spread)| -> Vec<Cell> {
            let mean = spread.mean();
            vec![
                Cell::words(label),
                figures.number(mean.value).into(),
                figures.range(mean).into(),
                spread.quantile(0.5).to_string().replace('-', "−").into(),
                format!("{} … {}", spread.min(), spread.max()).replace('-', "−").into(),
            ]
        };
        let columns = ["", "ui-report-mean", "ui-report-interval", "ui-report-median", "ui-report-range"];
        Part::Table(Table {
            title: text("ui-report-a-match"),
            columns: columns.map(|id| if id.is_empty() { String::new() } else { text(id) }).to_vec(),
            rows: rows.into_iter().map(row).collect(),
            note: None,
        })
    }

    fn charts(&self, locale: &Locale) -> Vec<Part> {
        let text = |id: &str| locale.text(id, &[]);
        let tally = &self.tally;
        let most = tally.goals.iter().map(Spread::max).max().unwrap_or(0);
        let count =
            |spread: &Spread, number: i64| spread.iter().find(|(n, _)| *n == number).map_or(0, |(_, c)| c);
        let goals = Bars {
            title: text("ui-report-goals-chart"),
            x: text("ui-report-goals-axis"),
            y: text("ui-report-matches-axis"),
            series: self.sides(locale).to_vec(),
            bars: (0..=most)
                .map(|n| (n.to_string(), tally.goals.iter().map(|spread| count(spread, n)).collect()))
                .collect(),
        };
        let bars = |title: &str, x: &str, y: &str, spread: &Spread| {
            let label = |bin: &crate::stats::Bin| {
                if bin.from == bin.to { bin.from.to_string() } else { format!("{}–{}", bin.from, bin.to) }
            };
            Part::Bars(Bars {
                title: text(title),
                x: text(x),
                y: text(y),
                series: Vec::new(),
                bars: spread.bins(BARS).iter().map(|bin| (label(bin), vec![bin.count])).collect(),
            })
        };
        let mut charts = vec![Part::Bars(goals)];
        for (title, x, y, spread) in [
            ("ui-report-both-chart", "ui-report-goals-axis", "ui-report-matches-axis", &tally.total_goals),
            ("ui-report-lead-chart", "ui-report-lead-axis", "ui-report-matches-axis", &tally.lead_changes),
            ("ui-report-turns-chart", "ui-report-turns-axis", "ui-report-matches-axis", &tally.turns),
            ("ui-report-when-chart", "ui-report-turn-axis", "ui-report-goals-axis", &tally.goal_turns),
        ] {
            // A single bar would only repeat the table.
            if spread.min() < spread.max() {
                charts.push(bars(title, x, y, spread));
            }
        }
        charts
    }

    fn scores(&self, locale: &Locale, figures: Figures) -> Part {
        let [first, second] = self.sides(locale);
        let rows =
            self.tally.scores_by_count().into_iter().take(10).map(|((ours, theirs), count)| -> Vec<Cell> {
                let share = self.tally.share(count);
                vec![
                    Cell::words(locale.score(ours, theirs)),
                    count.to_string().into(),
                    figures.percent(share.value).into(),
                    figures.percent_range(share).into(),
                ]
            });
        let columns =
            ["ui-report-count", "ui-report-share", "ui-report-interval"].map(|id| locale.text(id, &[]));
        Part::Table(Table {
            title: locale.text("ui-report-scores", &[]),
            columns: std::iter::once(format!("{first}–{second}")).chain(columns).collect(),
            rows: rows.collect(),
            note: None,
        })
    }

    fn finishes(&self, locale: &Locale, figures: Figures) -> Part {
        let rows = self.tally.finishes_by_count().into_iter().map(|(place, count)| {
            let rule = self.rule(place);
            vec![
                Cell::words(rule),
                count.to_string().into(),
                figures.percent(self.tally.share(count).value).into(),
                Cell::words(locale.rule(&self.game, rule)),
            ]
        });
        let columns = ["ui-report-rule", "ui-report-count", "ui-report-share", "ui-report-sentence"];
        Part::Table(Table {
            title: locale.text("ui-report-finishes", &[]),
            columns: columns.map(|id| locale.text(id, &[])).to_vec(),
            rows: rows.collect(),
            note: None,
        })
    }

    fn rules(&self, locale: &Locale, figures: Figures) -> Part {
        let n = self.tally.matches().max(1) as f64;
        let cited = self.tally.rules_by_count();
        let rows = cited.iter().take(RULES_SHOWN).map(|&(place, events)| {
            let rule = self.rule(place);
            vec![
                Cell::words(rule),
                figures.number(events as f64 / n).into(),
                Cell {
                    text: figures.percent(self.tally.share(self.tally.rule_matches[place]).value),
                    tone: Tone::Plain,
                },
                Cell::words(locale.rule(&self.game, rule)),
            ]
        });
        let columns = ["ui-report-rule", "ui-report-per-match", "ui-report-in-matches", "ui-report-sentence"];
        let others = cited.len().saturating_sub(RULES_SHOWN);
        Part::Table(Table {
            title: locale.text("ui-report-rules", &[]),
            columns: columns.map(|id| locale.text(id, &[])).to_vec(),
            rows: rows.collect(),
            note: (others > 0).then(|| locale.text("ui-report-more-rules", &[("count", others.into())])),
        })
    }
}
