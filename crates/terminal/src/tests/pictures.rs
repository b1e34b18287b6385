//! Pictures of the screen, kept beside the tests. `TOUCHLINE_BLESS=1` writes them anew; look at the difference before you commit it.

use super::stage::{Setting, Stage, readable};
use crate::palette::Depth;
use crate::scene::Turn;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};
use std::collections::BTreeMap;
use std::path::PathBuf;
use touchline_locale::Language;

/// Plays the first thing that can be done, so many times.
fn some_way_in(mut stage: Stage, decisions: usize) -> Stage {
    for n in 0..decisions {
        if matches!(stage.app.scene.as_ref().unwrap().turn, Turn::Handover(_)) {
            stage.enter();
            stage.enter();
        }
        // Not always the same: matches would be odd.
        let n_items = stage.app.items().len().max(1);
        let number = (n * 7) % n_items + 1;
        stage.text(&number.to_string());
        stage.enter();
    }
    stage
}

/// The screen as text, and where there are colours a second picture of which style is where.
fn picture(buffer: &Buffer) -> String {
    let mut text = readable(buffer);
    let style_of = |x: u16, y: u16| {
        let cell = &buffer[(x, y)];
        (cell.fg, cell.bg, cell.modifier)
    };
    let mut letters: BTreeMap<String, char> = BTreeMap::new();
    let mut grid = String::new();
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            let (fg, bg, modifier) = style_of(x, y);
            let name = format!("{} on {} {:?}", colour(fg), colour(bg), modifier);
            let next =
                "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".chars().nth(letters.len());
            let plain = (fg, bg, modifier) == (Color::Reset, Color::Reset, Modifier::empty());
            grid.push(if plain { '.' } else { *letters.entry(name).or_insert(next.unwrap_or('#')) });
        }
        grid.push('\n');
    }
    text.push_str("\nstyles\n");
    text.push_str(&grid);
    let mut legend: Vec<(char, String)> = letters.into_iter().map(|(name, letter)| (letter, name)).collect();
    legend.sort();
    legend.iter().for_each(|(letter, name)| text.push_str(&format!("{letter} {}\n", name.trim_end())));
    text
}

fn colour(color: Color) -> String {
    match color {
        Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        Color::Reset => "own".to_owned(),
        other => format!("{other:?}").to_lowercase(),
    }
}

fn check(name: &str, buffer: &Buffer) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("src/tests/pictures/{name}.txt"));
    let drawn = picture(buffer);
    if std::env::var_os("TOUCHLINE_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &drawn).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == drawn, "{name} looks different now:\n{drawn}\nIf it should: TOUCHLINE_BLESS=1");
}

/// Every game, small and large, with colours and without.
fn pictures_of(game: &'static str, decisions: usize) {
    for (size, name) in [((80, 24), "80x24"), ((120, 40), "120x40")] {
        for (depth, colours) in [(Depth::Full, "colour"), (Depth::None, "plain")] {
            let stage = Setting { depth, size, ..Setting::of(game) }.begin();
            let stage = some_way_in(stage, decisions);
            check(&format!("{game}-{name}-{colours}"), &stage.draw());
        }
    }
}

#[test]
fn volchok_looks_as_it_should() {
    pictures_of("volchok", 6);
}

#[test]
fn fuba_looks_as_it_should() {
    pictures_of("fuba", 30);
}

#[test]
fn champions_looks_as_it_should() {
    pictures_of("champions", 9);
}

#[test]
fn fudis_looks_as_it_should() {
    pictures_of("fudis", 14);
}

#[test]
fn other_languages_fit_as_well() {
    for (game, language) in [
        ("volchok", Language::Fi),
        ("fuba", Language::Ru),
        ("champions", Language::It),
        ("fudis", Language::Nl),
    ] {
        let stage = Setting { language, depth: Depth::None, ..Setting::of(game) }.begin();
        check(&format!("{game}-80x24-{}", language.code()), &some_way_in(stage, 6).draw());
    }
}
