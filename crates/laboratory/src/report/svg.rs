//! Charts as SVG inside a page; colours come from the page's style sheet.

use crate::report::page::escape;
use crate::report::text::axis;
use crate::report::{Bars, Curve, Dots, Figures, Ranks};
use std::fmt::Write;

const WIDTH: f64 = 540.0;
/// Approximate width of a letter, in user units.
const LETTER: f64 = 6.6;

/// Round numbers that part a range into about `count` steps.
fn ticks(low: f64, high: f64, count: usize) -> Vec<f64> {
    let rough = (high - low).max(1e-9) / count as f64;
    let decade = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|m| m * decade).into_iter().find(|step| *step >= rough * 0.999);
    let step = step.unwrap_or(decade * 10.0);
    let first = (low / step - 1e-9).ceil() as i64;
    let last = (high / step + 1e-9).floor() as i64;
    (first..=last).map(|i| i as f64 * step).collect()
}

/// As few decimals as tell ticks apart.
fn tick_label(value: f64, ticks: &[f64], figures: Figures) -> String {
    let step = ticks.windows(2).map(|pair| pair[1] - pair[0]).next().unwrap_or(1.0);
    let decimals = (0..6).find(|d| ((step * 10f64.powi(*d)).round() - step * 10f64.powi(*d)).abs() < 1e-6);
    figures.fixed(value, decimals.unwrap_or(6) as usize)
}

fn text(out: &mut String, x: f64, y: f64, class: &str, anchor: &str, words: &str) {
    let words = escape(words);
    let _ = write!(
        out,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" class=\"{class}\" text-anchor=\"{anchor}\">{words}</text>"
    );
}

fn line(out: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let ((x1, y1), (x2, y2)) = (from, to);
    let _ =
        write!(out, "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>");
}

fn open(out: &mut String, height: f64, name: &str) {
    let name = escape(name);
    let _ = write!(out, "<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{name}\">");
}

/// A distribution.
pub fn bars(bars: &Bars, figures: Figures) -> String {
    let (left, right, top, bottom) = (58.0, 10.0, 26.0, 50.0);
    let height = 270.0;
    let (plot_w, plot_h) = (WIDTH - left - right, height - top - bottom);
    let most = bars.bars.iter().flat_map(|(_, counts)| counts).copied().max().unwrap_or(0).max(1) as f64;
    let y = |count: f64| top + plot_h * (1.0 - count / most);
    let mut out = String::new();
    open(&mut out, height, &bars.title);
    let marks = ticks(0.0, most, 5);
    for mark in marks.iter().filter(|mark| mark.fract() == 0.0) {
        line(&mut out, "grid", (left, y(*mark)), (WIDTH - right, y(*mark)));
        text(&mut out, left - 6.0, y(*mark) + 4.0, "tick", "end", &tick_label(*mark, &marks, figures));
    }
    let n = bars.bars.len().max(1) as f64;
    let slot = plot_w / n;
    let series = bars.series.len().max(1);
    let wide = slot * 0.84 / series as f64;
    // Labels that would overlap are left out, evenly.
    let longest = bars.bars.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(1) as f64;
    let every = ((longest * LETTER + 8.0) / slot).ceil().max(1.0) as usize;
    let totals: Vec<u64> = (0..series).map(|s| bars.bars.iter().map(|(_, counts)| counts[s]).sum()).collect();
    for (i, (label, counts)) in bars.bars.iter().enumerate() {
        let x = left + slot * i as f64 + slot * 0.08;
        for (s, count) in counts.iter().enumerate() {
            let (x, y) = (x + wide * s as f64, y(*count as f64));
            let share = figures.percent(*count as f64 / totals[s].max(1) as f64);
            let name = bars.series.get(s).map_or_else(String::new, |name| format!("{}, ", escape(name)));
            let _ = write!(
                out,
                "<rect class=\"s{s}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\"><title>{name}{}: {count} ({share})</title></rect>",
                wide.max(0.5),
                top + plot_h - y,
                escape(label)
            );
        }
        if i % every == 0 {
            text(&mut out, left + slot * (i as f64 + 0.5), height - bottom + 16.0, "tick", "middle", label);
        }
    }
    line(&mut out, "axis", (left, top + plot_h), (WIDTH - right, top + plot_h));
    text(&mut out, left + plot_w / 2.0, height - 12.0, "name", "middle", &bars.x);
    text(&mut out, 4.0, 14.0, "name", "start", &bars.y);
    let mut x = WIDTH - right;
    for (s, name) in bars.series.iter().enumerate().rev() {
        x -= name.chars().count() as f64 * LETTER + 4.0;
        text(&mut out, x, 14.0, "name", "start", name);
        x -= 16.0;
        let _ = write!(out, "<rect class=\"s{s}\" x=\"{x:.1}\" y=\"4\" width=\"11\" height=\"11\"/>");
        x -= 12.0;
    }
    out.push_str("</svg>");
    out
}

/// Lines over time. Dashes differ, and names stand beside the ends, so that it reads without colours.
pub fn curve(curve: &Curve, figures: Figures) -> String {
    const WIDE: f64 = 1080.0;
    const HIGH: f64 = 280.0;
    let longest = curve.series.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0) as f64;
    let (left, right, top, bottom) = (58.0, (longest * LETTER + 16.0).min(WIDE * 0.3), 12.0, 40.0);
    let steps = curve.series.iter().flat_map(|(_, points)| points).map(|(x, _)| *x).fold(1.0, f64::max);
    let x = |step: f64| left + (WIDE - left - right) * step / steps;
    let part = |value: f64| (value - curve.low) / (curve.high - curve.low).max(1e-9);
    let y = |value: f64| top + (HIGH - top - bottom) * (1.0 - part(value).clamp(0.0, 1.0));
    let name = escape(&curve.title);
    let mut out = format!("<svg viewBox=\"0 0 {WIDE} {HIGH}\" role=\"img\" aria-label=\"{name}\">");
    let marks = ticks(curve.low, curve.high, 4);
    for mark in &marks {
        line(&mut out, "grid", (left, y(*mark)), (WIDE - right, y(*mark)));
        let label = if curve.percent { figures.percent(*mark) } else { tick_label(*mark, &marks, figures) };
        text(&mut out, left - 6.0, y(*mark) + 4.0, "tick", "end", &label);
    }
    if let Some(mark) = curve.mark {
        line(&mut out, "mark", (left, y(mark)), (WIDE - right, y(mark)));
    }
    let whole = ticks(0.0, steps, 10);
    for step in whole.iter().filter(|step| step.fract() == 0.0) {
        text(&mut out, x(*step), HIGH - bottom + 16.0, "tick", "middle", &tick_label(*step, &whole, figures));
    }
    text(&mut out, (left + WIDE - right) / 2.0, HIGH - 8.0, "name", "middle", &curve.x);
    let mut ends: Vec<(f64, usize)> = Vec::new();
    for (i, (_, points)) in curve.series.iter().enumerate() {
        let _ = write!(out, "<polyline class=\"rank l{i}\" points=\"");
        points.iter().for_each(|(step, value)| {
            let _ = write!(out, "{:.1},{:.1} ", x(*step), y(*value));
        });
        out.push_str("\"/>");
        ends.extend(points.last().map(|(_, value)| (y(*value), i)));
    }
    // Names that would lie on each other are moved apart.
    ends.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut above = f64::MIN;
    for (at, i) in ends {
        above = at.max(above + 15.0);
        text(&mut out, WIDE - right + 6.0, above + 4.0, "name", "start", &curve.series[i].0);
    }
    out.push_str("</svg>");
    out
}

/// Places over time. Names stand at the end of their lines, and dashes differ, so that it reads without colours.
pub fn ranks(ranks: &Ranks) -> String {
    const WIDE: f64 = 1080.0;
    let rounds = ranks.series.iter().map(|(_, places)| places.len()).max().unwrap_or(0);
    let longest = ranks.series.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0) as f64;
    let (left, right, top, bottom, step) =
        (34.0, (longest * LETTER + 40.0).min(WIDE * 0.4), 12.0, 40.0, 22.0);
    let height = top + bottom + step * ranks.series.len() as f64;
    let x = |round: usize| left + (WIDE - left - right) * round as f64 / (rounds.max(2) - 1) as f64;
    let y = |place: u32| top + step * (f64::from(place) - 0.5);
    let name = escape(&ranks.title);
    let mut out = format!("<svg viewBox=\"0 0 {WIDE} {height:.0}\" role=\"img\" aria-label=\"{name}\">");
    for place in 1..=ranks.series.len() as u32 {
        line(&mut out, "grid", (left, y(place)), (WIDE - right, y(place)));
        text(&mut out, left - 8.0, y(place) + 4.0, "tick", "end", &place.to_string());
    }
    let every = (rounds / 20 + 1).max(1);
    for round in (0..rounds).step_by(every) {
        text(&mut out, x(round), height - bottom + 16.0, "tick", "middle", &(round + 1).to_string());
    }
    for (i, (name, places)) in ranks.series.iter().enumerate() {
        let points: Vec<String> = places
            .iter()
            .enumerate()
            .map(|(round, place)| format!("{:.1},{:.1}", x(round), y(*place)))
            .collect();
        let hue = (i * 360) / ranks.series.len().max(1);
        let dash = ["", "7 3", "2 3", "9 3 2 3"][i % 4];
        let name = escape(name);
        let _ = write!(
            out,
            "<polyline class=\"rank\" stroke=\"hsl({hue} 62% 45%)\" stroke-dasharray=\"{dash}\" points=\"{}\"><title>{name}</title></polyline>",
            points.join(" ")
        );
        if let Some(last) = places.last() {
            let at = x(places.len() - 1);
            let _ = write!(
                out,
                "<circle cx=\"{at:.1}\" cy=\"{:.1}\" r=\"3.5\" fill=\"hsl({hue} 62% 45%)\"/>",
                y(*last)
            );
            text(
                &mut out,
                at + 10.0,
                y(*last) + 4.0,
                "name",
                "start",
                &format!("{last} {}", &ranks.series[i].0),
            );
        }
    }
    text(&mut out, left + (WIDE - left - right) / 2.0, height - 6.0, "name", "middle", &ranks.x);
    out.push_str("</svg>");
    out
}

/// Estimates with their intervals.
pub fn dots(dots: &Dots, figures: Figures) -> String {
    let longest = dots.rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0) as f64;
    let left = (longest * LETTER + 16.0).min(WIDTH * 0.45);
    let (right, top, bottom, step) = (16.0, 8.0, 44.0, 21.0);
    let height = top + bottom + step * dots.rows.len() as f64;
    let (low, high) = axis(dots);
    let margin = (high - low) * 0.03;
    let (low, high) = (low - margin, high + margin);
    let x = |value: f64| left + (WIDTH - left - right) * ((value.clamp(low, high) - low) / (high - low));
    let factor = if dots.percent { 100.0 } else { 1.0 };
    let end = height - bottom;
    let mut out = String::new();
    open(&mut out, height, &dots.title);
    let marks = ticks(low * factor, high * factor, 6);
    for mark in &marks {
        line(&mut out, "grid", (x(mark / factor), top), (x(mark / factor), end));
        text(&mut out, x(mark / factor), end + 15.0, "tick", "middle", &tick_label(*mark, &marks, figures));
    }
    if let Some(mark) = dots.mark {
        line(&mut out, "mark", (x(mark), top), (x(mark), end));
    }
    for (i, (label, row)) in dots.rows.iter().enumerate() {
        let y = top + step * (i as f64 + 0.5);
        let room = (left / LETTER) as usize;
        let short: String = if label.chars().count() > room {
            label.chars().take(room - 1).chain(['…']).collect()
        } else {
            label.clone()
        };
        text(&mut out, left - 8.0, y + 4.0, "tick", "end", &short);
        let told = if dots.percent {
            format!("{} ({})", figures.percent(row.value), figures.percent_range(*row))
        } else {
            format!("{} ({})", figures.number(row.value), figures.range(*row))
        };
        let _ = write!(out, "<g><title>{}: {}</title>", escape(label), escape(&told));
        line(&mut out, "whisker", (x(row.low), y), (x(row.high), y));
        for end in [row.low, row.high] {
            line(&mut out, "whisker", (x(end), y - 4.0), (x(end), y + 4.0));
        }
        let _ = write!(out, "<circle class=\"dot\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4.5\"/></g>", x(row.value));
    }
    line(&mut out, "axis", (left, end), (WIDTH - right, end));
    text(&mut out, left + (WIDTH - left - right) / 2.0, height - 8.0, "name", "middle", &dots.x);
    out.push_str("</svg>");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_places_has_its_name_and_a_point_for_each_round() {
        let series = vec![("A <1>".to_owned(), vec![1, 2, 2]), ("B".to_owned(), vec![2, 1, 1])];
        let drawn = ranks(&Ranks { title: "Places".into(), x: "Round".into(), series });
        assert_eq!(drawn.matches("<polyline").count(), 2);
        assert!(drawn.contains("<title>A &lt;1&gt;</title>") && drawn.contains("1 B"), "{drawn}");
        let points = drawn.split("points=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        assert_eq!(points.split(' ').count(), 3);
    }

    #[test]
    fn ticks_are_round_and_within() {
        assert_eq!(ticks(0.0, 10.0, 5), [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
        assert_eq!(ticks(0.0, 47.0, 5), [0.0, 10.0, 20.0, 30.0, 40.0]);
        let found = ticks(-0.031, 0.052, 5);
        assert_eq!(found.len(), 4);
        assert!(found.iter().any(|tick| tick.abs() < 1e-12), "zero is one of them: {found:?}");
    }
}
