//! A report as text: tables, and small charts of block characters.

use crate::report::{Bars, Cell, Curve, Dots, Figures, Part, Report, Table, Tone};
use std::io::{Result, Write};

/// Colours, where the reader is a terminal that wants them.
#[derive(Debug, Clone, Copy)]
pub struct Paint(bool);

impl Paint {
    /// Colours, or none.
    pub const fn new(colours: bool) -> Self {
        Self(colours)
    }

    /// No colours.
    pub const PLAIN: Self = Self(false);

    fn with(self, code: &str, text: &str) -> String {
        if self.0 && !text.is_empty() { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// A heading.
    pub fn bold(self, text: &str) -> String {
        self.with("1", text)
    }

    /// Dimmed text.
    pub fn faint(self, text: &str) -> String {
        self.with("2", text)
    }

    /// A text in the colour of its tone.
    pub fn tone(self, tone: Tone, text: &str) -> String {
        match tone {
            Tone::Plain | Tone::Words => text.to_owned(),
            Tone::More => self.with("32", text),
            Tone::Less => self.with("31", text),
            Tone::Faint => self.faint(text),
        }
    }

    fn bar(self, text: &str) -> String {
        self.with("36", text)
    }
}

/// Long sentences in a table are cut here.
const WIDTH: usize = 110;
/// Columns of a bar.
const BAR: usize = 24;
/// Columns of an axis.
const AXIS: usize = 48;

fn width(text: &str) -> usize {
    text.chars().count()
}

fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        text.to_owned()
    } else {
        text.chars().take(columns.saturating_sub(1)).chain(['…']).collect()
    }
}

/// Prints a report.
pub fn print(out: &mut impl Write, report: &Report, figures: Figures, paint: Paint) -> Result<()> {
    writeln!(out, "{}", paint.bold(&report.title))?;
    let facts: Vec<String> = report.facts.iter().map(|(name, value)| format!("{name} {value}")).collect();
    if !facts.is_empty() {
        writeln!(out, "{}", paint.faint(&facts.join("  ·  ")))?;
    }
    for warning in &report.warnings {
        writeln!(out, "{}", paint.with("33", warning))?;
    }
    let mut charts: Vec<Vec<String>> = Vec::new();
    for part in &report.parts {
        match part {
            // Charts wait for a neighbour, so that two stand side by side.
            Part::Bars(bars) => charts.extend(histogram(bars, figures, paint)),
            other => {
                side_by_side(out, &mut charts)?;
                writeln!(out)?;
                match other {
                    Part::Table(part) => table(out, part, paint)?,
                    Part::Dots(part) => {
                        dots(part, figures, paint).iter().try_for_each(|line| writeln!(out, "{line}"))?
                    }
                    Part::Curve(part) => sparklines(out, part, paint)?,
                    Part::Bars(_) | Part::Ranks(_) => {}
                }
            }
        }
    }
    side_by_side(out, &mut charts)
}

/// A line of blocks for each line of a chart.
fn sparklines(out: &mut impl Write, curve: &Curve, paint: Paint) -> Result<()> {
    const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    const COLUMNS: usize = 72;
    writeln!(out, "{}", paint.bold(&curve.title))?;
    let names = curve.series.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    let steps = curve.series.iter().flat_map(|(_, points)| points).map(|(x, _)| *x).fold(1.0, f64::max);
    for (name, points) in &curve.series {
        let block = |column: usize| {
            let upto = steps * (column + 1) as f64 / COLUMNS as f64;
            let last = points.iter().take_while(|(step, _)| *step <= upto).last().or(points.first());
            let part =
                (last.map_or(0.0, |(_, value)| *value) - curve.low) / (curve.high - curve.low).max(1e-9);
            BLOCKS[((part.clamp(0.0, 1.0) * 8.0) as usize).min(7)]
        };
        let line: String = (0..COLUMNS).map(block).collect();
        writeln!(out, "{} {}", left(name, names), paint.bar(&line))?;
    }
    Ok(())
}

fn table(out: &mut impl Write, table: &Table, paint: Paint) -> Result<()> {
    if !table.title.is_empty() {
        writeln!(out, "{}", paint.bold(&table.title))?;
    }
    let n = table.rows.iter().map(Vec::len).chain([table.columns.len()]).max().unwrap_or(0);
    let head = |i: usize| table.columns.get(i).map_or("", String::as_str);
    let mut widths: Vec<usize> = (0..n)
        .map(|i| {
            let cells = table.rows.iter().filter_map(|row| row.get(i)).map(|cell| width(&cell.text));
            cells.chain([width(head(i))]).max().unwrap_or(0)
        })
        .collect();
    let words = |i: usize| {
        i == 0 || table.rows.iter().filter_map(|row| row.get(i)).any(|cell| cell.tone == Tone::Words)
    };
    if let Some(last) = n.checked_sub(1)
        && words(last)
    {
        let others: usize = widths[..last].iter().map(|width| width + 2).sum();
        widths[last] = widths[last].min(WIDTH.saturating_sub(others + 2).max(20));
    }
    let place = |i: usize, text: &str| {
        let text = cut(text, widths[i]);
        if words(i) { left(&text, widths[i]) } else { right(&text, widths[i]) }
    };
    if table.columns.iter().any(|column| !column.is_empty()) {
        let line: Vec<String> = (0..n).map(|i| place(i, head(i))).collect();
        writeln!(out, "  {}", paint.faint(line.join("  ").trim_end()))?;
    }
    for row in &table.rows {
        let line: Vec<String> = row
            .iter()
            .enumerate()
            .map(|(i, Cell { text, tone })| paint.tone(*tone, &place(i, text)))
            .collect();
        writeln!(out, "  {}", line.join("  ").trim_end())?;
    }
    if let Some(note) = &table.note {
        writeln!(out, "  {}", paint.faint(note))?;
    }
    Ok(())
}

/// A bar of eighths of a block.
fn bar(part: f64, columns: usize) -> String {
    let eighths = (part * columns as f64 * 8.0).round() as usize;
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8];
    "█".repeat(eighths / 8) + rest
}

/// A chart for each series: its lines, all of one width when colours are left aside.
fn histogram(bars: &Bars, figures: Figures, paint: Paint) -> Vec<Vec<String>> {
    let most = bars.bars.iter().flat_map(|(_, counts)| counts).copied().max().unwrap_or(0).max(1);
    let labels = bars.bars.iter().map(|(label, _)| width(label)).max().unwrap_or(0);
    let charts = 0..bars.series.len().max(1);
    charts
        .map(|i| {
            let total: u64 = bars.bars.iter().map(|(_, counts)| counts[i]).sum();
            let name = bars.series.get(i).map_or_else(String::new, |name| format!(", {name}"));
            let columns = labels + BAR + 12;
            let mut lines = vec![paint.bold(&left(&cut(&format!("{}{name}", bars.title), columns), columns))];
            for (label, counts) in &bars.bars {
                let share = figures.percent(counts[i] as f64 / total.max(1) as f64);
                let drawn = left(&bar(counts[i] as f64 / most as f64, BAR), BAR);
                lines.push(format!("  {}  {}{}", right(label, labels), paint.bar(&drawn), right(&share, 8)));
            }
            lines
        })
        .collect()
}

/// Prints charts in pairs.
fn side_by_side(out: &mut impl Write, charts: &mut Vec<Vec<String>>) -> Result<()> {
    for pair in charts.chunks(2) {
        writeln!(out)?;
        let rows = pair.iter().map(Vec::len).max().unwrap_or(0);
        for row in 0..rows {
            let line = match pair {
                [one, two] => {
                    let first = one.get(row).cloned().unwrap_or_else(|| " ".repeat(plain_width(&one[0])));
                    format!("{first}    {}", two.get(row).map_or("", String::as_str))
                }
                _ => pair[0][row].clone(),
            };
            writeln!(out, "{}", line.trim_end())?;
        }
    }
    charts.clear();
    Ok(())
}

/// The columns of a text without its colours.
fn plain_width(text: &str) -> usize {
    let (mut columns, mut inside) = (0, false);
    for c in text.chars() {
        match c {
            '\x1b' => inside = true,
            'm' if inside => inside = false,
            _ if inside => {}
            _ => columns += 1,
        }
    }
    columns
}

/// The ends of an axis that holds all intervals.
pub fn axis(dots: &Dots) -> (f64, f64) {
    let ends = dots.rows.iter().flat_map(|(_, row)| [row.low, row.high, row.value]).chain(dots.mark);
    let ends: Vec<f64> = ends.filter(|end| end.is_finite()).collect();
    let low = ends.iter().copied().fold(f64::INFINITY, f64::min);
    let high = ends.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if low > high {
        (0.0, 1.0)
    } else if high - low < 1e-9 {
        (low, high + 1.0)
    } else {
        (low, high)
    }
}

fn dots(dots: &Dots, figures: Figures, paint: Paint) -> Vec<String> {
    let (low, high) = axis(dots);
    let at =
        |value: f64| ((value.clamp(low, high) - low) / (high - low) * (AXIS - 1) as f64).round() as usize;
    let shown = |value: f64| if dots.percent { figures.percent(value) } else { figures.number(value) };
    let labels = dots.rows.iter().map(|(label, _)| width(label)).max().unwrap_or(0).min(40);
    let mut lines = vec![paint.bold(&dots.title)];
    for (label, row) in &dots.rows {
        let mut drawn = vec![' '; AXIS];
        if let Some(mark) = dots.mark {
            drawn[at(mark)] = '┊';
        }
        let (from, to) = (at(row.low), at(row.high));
        drawn[from..=to].fill('─');
        drawn[from] = '├';
        drawn[to] = '┤';
        drawn[at(row.value)] = '●';
        let drawn: String = drawn.into_iter().collect();
        lines.push(format!(
            "  {}  {}  {}",
            left(&cut(label, labels), labels),
            paint.bar(&drawn),
            shown(row.value)
        ));
    }
    let (low, high) = (shown(low), shown(high));
    let between = AXIS.saturating_sub(width(&low) + width(&high));
    lines.push(paint.faint(&format!("  {}  {low}{}{high}", " ".repeat(labels), " ".repeat(between))));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Estimate;
    use touchline_locale::{Language, Locale};

    fn printed(parts: Vec<Part>) -> String {
        let report = Report { title: "T".to_owned(), parts, ..Report::default() };
        let mut out = Vec::new();
        let figures = Figures::of(&Locale::new(Language::En));
        print(&mut out, &report, figures, Paint::PLAIN).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_bar_is_as_long_as_its_part() {
        assert_eq!(bar(1.0, 3), "███");
        assert_eq!(bar(0.5, 3), "█▌");
        assert_eq!(bar(0.0, 3), "");
        assert_eq!(bar(1.0 / 24.0, 3), "▏");
    }

    #[test]
    fn two_series_stand_side_by_side_on_one_scale() {
        let bars = Bars {
            title: "Goals".to_owned(),
            x: String::new(),
            y: String::new(),
            series: vec!["home".to_owned(), "away".to_owned()],
            bars: vec![("0".to_owned(), vec![10, 20]), ("1".to_owned(), vec![10, 0])],
        };
        let text = printed(vec![Part::Bars(bars)]);
        let line = text.lines().find(|line| line.starts_with("  0")).unwrap();
        assert_eq!(line.matches('█').count(), 12 + 24, "{text}");
        assert!(line.contains("50.0%") && line.contains("100.0%"));
    }

    #[test]
    fn an_interval_is_drawn_from_end_to_end() {
        let rows = vec![
            ("a".to_owned(), Estimate { value: 1.0, low: 0.0, high: 2.0 }),
            ("b".to_owned(), Estimate { value: 3.0, low: f64::NEG_INFINITY, high: f64::INFINITY }),
        ];
        let text = printed(vec![Part::Dots(Dots {
            title: String::new(),
            x: String::new(),
            rows,
            mark: None,
            percent: false,
        })]);
        let line = |name: &str| text.lines().find(|line| line.starts_with(name)).unwrap().to_owned();
        assert_eq!(line("  a").matches(['├', '┤', '●', '─']).count(), 32, "{text}");
        assert_eq!(
            line("  b").matches(['├', '─', '●']).count(),
            AXIS,
            "the last mark is the dot itself: {text}"
        );
    }
}
