//! A report as one HTML file: nothing is fetched from anywhere, and it reads in the light and in the dark, on screens and on paper.

use crate::report::{Figures, Part, Report, Table, Tone, svg};
use std::fmt::Write;
use touchline_locale::Locale;

/// Text as it may stand in a page.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

const STYLE: &str = "
:root { color-scheme: light dark; --paper: #fbfbf8; --card: #ffffff; --ink: #1b2420; --soft: #5a665f; --line: #d9ded9;
  --one: #1f7a4d; --two: #d07a1c; --more: #14693f; --less: #b3261e; --warn: #7a5200; }
@media (prefers-color-scheme: dark) { :root { --paper: #121614; --card: #1a201d; --ink: #e8ede9; --soft: #a3afa8; --line: #343d38;
  --one: #4fc48a; --two: #f0a04b; --more: #6fd6a0; --less: #ff8a80; --warn: #f2c14e; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 74rem; background: var(--paper); color: var(--ink);
  font: 16px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
h1 { margin: 0 0 .4rem; font-size: 1.8rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 0 0 .6rem; font-size: 1.05rem; }
dl { display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; margin: 0 0 1.4rem; color: var(--soft); }
dl div { display: flex; gap: .4rem; } dt { margin: 0; } dd { margin: 0; color: var(--ink); overflow-wrap: anywhere; }
.warning { margin: 0 0 1rem; color: var(--warn); }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); gap: 1rem; align-items: start; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.1rem; min-width: 0; overflow-x: auto; }
section.wide { grid-column: 1 / -1; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .94rem; }
th, td { padding: .28rem .5rem; text-align: right; vertical-align: top; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--soft); font-weight: 500; } tr:last-child td { border-bottom: 0; }
th:first-child, td:first-child, .words { text-align: left; } td.words:last-child { white-space: normal; min-width: 16rem; }
section:not(.wide) td.words { white-space: normal; }
.more { color: var(--more); font-weight: 600; } .less { color: var(--less); font-weight: 600; } .faint { color: var(--soft); }
.note { margin: .6rem 0 0; color: var(--soft); font-size: .9rem; }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--ink); font: 12px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; } svg .tick { fill: var(--soft); }
svg .grid { stroke: var(--line); } svg .axis { stroke: var(--soft); } svg .mark { stroke: var(--soft); stroke-dasharray: 4 3; }
svg .rank { fill: none; stroke-width: 2; } svg .l0 { stroke: var(--one); } svg .l1 { stroke: var(--two); stroke-dasharray: 7 4; }
svg .s0 { fill: var(--one); } svg .s1 { fill: var(--two); } svg .whisker { stroke: var(--one); stroke-width: 2; } svg .dot { fill: var(--one); }
footer { margin-top: 2rem; color: var(--soft); font-size: .9rem; }
@media print { body { padding: 0; } section { break-inside: avoid; } }
";

/// The whole page.
pub fn page(report: &Report, locale: &Locale) -> String {
    let figures = Figures::of(locale);
    let language = locale.language().code();
    let title = escape(&report.title);
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<dl>"
    );
    for (name, value) in &report.facts {
        let _ = write!(out, "<div><dt>{}</dt><dd>{}</dd></div>", escape(name), escape(value));
    }
    out.push_str("</dl>\n");
    for warning in &report.warnings {
        let _ = writeln!(out, "<p class=\"warning\">{}</p>", escape(warning));
    }
    out.push_str("<main>\n");
    for part in &report.parts {
        match part {
            Part::Table(part) => table(&mut out, part),
            Part::Bars(part) => figure(&mut out, &part.title, &svg::bars(part, figures)),
            Part::Dots(part) => figure(&mut out, &part.title, &svg::dots(part, figures)),
            Part::Curve(part) => wide_figure(&mut out, &part.title, &svg::curve(part, figures)),
            Part::Ranks(part) => wide_figure(&mut out, &part.title, &svg::ranks(part)),
        }
    }
    let made = escape(&locale.text("ui-report-made-by", &[("version", env!("CARGO_PKG_VERSION").into())]));
    let _ = write!(out, "</main>\n<footer>{made}</footer>\n</body>\n</html>\n");
    out
}

fn figure(out: &mut String, title: &str, drawn: &str) {
    let _ = writeln!(out, "<section><h2>{}</h2>{drawn}</section>", escape(title));
}

fn wide_figure(out: &mut String, title: &str, drawn: &str) {
    let _ = writeln!(out, "<section class=\"wide\"><h2>{}</h2>{drawn}</section>", escape(title));
}

fn table(out: &mut String, table: &Table) {
    // Tables of many columns get the whole width.
    let wide =
        table.columns.len() > 5 || table.rows.iter().flatten().any(|cell| cell.text.chars().count() > 60);
    let _ = write!(
        out,
        "<section{}><h2>{}</h2><table>",
        if wide { " class=\"wide\"" } else { "" },
        escape(&table.title)
    );
    let words =
        |i: usize| table.rows.iter().filter_map(|row| row.get(i)).any(|cell| cell.tone == Tone::Words);
    if table.columns.iter().any(|column| !column.is_empty()) {
        out.push_str("<thead><tr>");
        for (i, column) in table.columns.iter().enumerate() {
            let class = if words(i) { " class=\"words\"" } else { "" };
            let _ = write!(out, "<th scope=\"col\"{class}>{}</th>", escape(column));
        }
        out.push_str("</tr></thead>");
    }
    out.push_str("<tbody>");
    for row in &table.rows {
        out.push_str("<tr>");
        for cell in row {
            let class = match cell.tone {
                Tone::Plain => "",
                Tone::Words => " class=\"words\"",
                Tone::More => " class=\"more\"",
                Tone::Less => " class=\"less\"",
                Tone::Faint => " class=\"faint\"",
            };
            let _ = write!(out, "<td{class}>{}</td>", escape(&cell.text));
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table>");
    if let Some(note) = &table.note {
        let _ = write!(out, "<p class=\"note\">{}</p>", escape(note));
    }
    out.push_str("</section>\n");
}
