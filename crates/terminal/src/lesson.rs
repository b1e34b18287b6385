//! Lessons and puzzles line by line, from the same files as on the page: for a command, and for the start menu.

use crate::files::{data_folder, write_whole};
use anyhow::{Context, Result, anyhow};
use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};
use touchline_kernel::{BySeat, Viewer};
use touchline_lessons::{Attempt, Learner, Lesson, Puzzle, Standing};
use touchline_live::LiveError;
use touchline_locale::{Locale, Wording};
use touchline_wire::ErrorInfo;

/// A lesson in a list.
#[derive(Debug, Clone)]
pub struct Row {
    /// Its name.
    pub id: String,
    /// Its title, in the reader's language.
    pub title: String,
    /// Has it been done?
    pub done: bool,
}

/// The lessons of a game in their order, with what has been done. Without a data folder nothing has.
#[must_use]
pub fn course(game: &str, locale: &Locale) -> Vec<Row> {
    let learner = Diary::open().map(|diary| diary.learner).unwrap_or_default();
    let done = learner.lessons.get(game);
    let rows = touchline_lessons::course(game).iter().map(|lesson| Row {
        id: lesson.id.clone(),
        title: lesson.title.get(locale.language().code()).to_owned(),
        done: done.is_some_and(|done| done.contains(&lesson.id)),
    });
    rows.collect()
}

/// Plays a lesson to its end, and keeps it if it was solved; the next lesson, if it was.
pub fn lesson(
    (game, id): (&str, &str),
    locale: &Locale,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Option<&'static str>> {
    let course = touchline_lessons::course(game);
    let lesson = touchline_lessons::lesson(game, id).ok_or_else(|| {
        let there: Vec<&str> = course.iter().map(|lesson| lesson.id.as_str()).collect();
        anyhow!("{game} has no lesson `{id}`; its lessons are {}", there.join(", "))
    })?;
    let mut diary = Diary::open()?;
    if !play(lesson, locale, input, out)? {
        return Ok(None);
    }
    diary.learner.lesson_done(game, id, today());
    diary.keep()?;
    Ok(course.iter().skip_while(|one| one.id != id).nth(1).map(|next| next.id.as_str()))
}

/// Asks a puzzle: this one, or the next for the learner's rating, or that of the day.
pub fn puzzle(
    game: Option<&str>,
    id: Option<&str>,
    locale: &Locale,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<()> {
    let mut diary = Diary::open()?;
    let (game, puzzle) = match (game, id) {
        (None, _) => touchline_lessons::daily(today()).context("there are no puzzles")?,
        (Some(game), Some(id)) => {
            let found = touchline_lessons::puzzle(game, id);
            (game, found.ok_or_else(|| anyhow!("{game} has no puzzle `{id}`"))?)
        }
        (Some(game), None) => (game, next(&diary.learner, game).context("there are no puzzles")?),
    };
    let args = [("id", puzzle.id.as_str().into()), ("rating", puzzle.rating.into())];
    writeln!(out, "{}", locale.text("ui-puzzle-task", &args))?;
    writeln!(out, "{}", locale.text("ui-lesson-how", &[]))?;
    let mut attempt = Attempt::begin(puzzle.scene(game))?;
    show(&attempt, locale, out)?;
    loop {
        match typed(input, out)? {
            Typed::Act(act) => {
                let first = attempt.acts().is_empty();
                let from = attempt.told().len();
                if let Err(error) = attempt.act(&act) {
                    writeln!(out, "{}", refusal(&error, &attempt, locale))?;
                    continue;
                }
                if first {
                    answer(puzzle, &act, locale, out)?;
                    let right = act == puzzle.best();
                    let tried = diary.learner.puzzle_tried(game, &puzzle.id, puzzle.rating, right, today());
                    let whole = |value: f64| (value.round() as i64).into();
                    let args = [("before", whole(tried.before)), ("after", whole(tried.after))];
                    writeln!(out, "{}", locale.text("ui-puzzle-rating", &args))?;
                    diary.keep()?;
                }
                tell(&attempt, from, locale, out)?;
                show(&attempt, locale, out)?;
                if !attempt.asks() {
                    return Ok(());
                }
            }
            Typed::Undo => match attempt.undo() {
                Ok(()) => show(&attempt, locale, out)?,
                Err(error) => writeln!(out, "{}", refusal(&error, &attempt, locale))?,
            },
            Typed::Again => {
                attempt = Attempt::begin(puzzle.scene(game))?;
                show(&attempt, locale, out)?;
            }
            Typed::Hint => writeln!(out, "{}", locale.text("ui-lesson-how", &[]))?,
            Typed::Quit => return Ok(()),
        }
    }
}

/// What the learner has done, kept in the data folder.
struct Diary {
    file: PathBuf,
    learner: Learner,
}

impl Diary {
    fn open() -> Result<Self> {
        let file = data_folder().context("the data folder")?.join("learning.json");
        let learner = match std::fs::read_to_string(&file) {
            Ok(text) => serde_json::from_str(&text).with_context(|| file.display().to_string())?,
            Err(_) => Learner::default(),
        };
        Ok(Self { file, learner })
    }

    fn keep(&self) -> Result<()> {
        write_whole(&self.file, &serde_json::to_string(&self.learner)?)
            .with_context(|| self.file.display().to_string())
    }
}

/// The day, counted from 1970.
fn today() -> u32 {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    u32::try_from(seconds / 86_400).unwrap_or(u32::MAX)
}

/// What was typed.
enum Typed {
    Act(String),
    Hint,
    Undo,
    Again,
    Quit,
}

fn typed(input: &mut impl BufRead, out: &mut impl Write) -> Result<Typed> {
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(Typed::Quit);
        }
        match line.trim() {
            "" => {}
            "hint" => return Ok(Typed::Hint),
            "undo" => return Ok(Typed::Undo),
            "again" => return Ok(Typed::Again),
            "quit" | "q" => return Ok(Typed::Quit),
            act => return Ok(Typed::Act(act.to_owned())),
        }
    }
}

/// Draws the board and lists what can be done.
fn show(attempt: &Attempt, locale: &Locale, out: &mut impl Write) -> Result<()> {
    let game = attempt.live().game().id();
    let teams = locale.teams();
    let position = attempt.live().position();
    write!(out, "\n{}", position.draw(Viewer::Seat(attempt.seat()), &locale.board(game, &teams)))?;
    if attempt.asks() {
        let choices: Vec<String> = position.legal().into_iter().map(|choice| choice.text).collect();
        writeln!(out, "{}", choices.join(" · "))?;
    }
    Ok(())
}

/// Tells what has happened since.
fn tell(attempt: &Attempt, from: usize, locale: &Locale, out: &mut impl Write) -> Result<()> {
    let game = attempt.live().game().id();
    let teams = locale.teams();
    for (idx, told) in attempt.told().iter().enumerate().skip(from) {
        if told.audience.includes(Viewer::Seat(attempt.seat())) {
            let wording = Wording { key: "lesson", nth: u32::try_from(idx).unwrap_or_default() };
            writeln!(out, "  {}", locale.event(game, told, &teams, wording))?;
        }
    }
    Ok(())
}

fn refusal(error: &LiveError, attempt: &Attempt, locale: &Locale) -> String {
    let names = BySeat::from_fn(|seat| locale.team(seat).to_string());
    let info = ErrorInfo::of_live(error, attempt.live().game().id(), &names, locale);
    info.rule.map_or_else(|| info.text.clone(), |rule| format!("{rule}: {}", info.text))
}

/// Plays a lesson to its end; true if it was solved.
fn play(lesson: &Lesson, locale: &Locale, input: &mut impl BufRead, out: &mut impl Write) -> Result<bool> {
    let code = locale.language().code();
    writeln!(out, "{}\n\n{}", lesson.title.get(code), lesson.task.get(code))?;
    writeln!(out, "{}", locale.text("ui-lesson-how", &[]))?;
    let mut attempt = lesson.begin()?;
    let mut hints = 0;
    show(&attempt, locale, out)?;
    loop {
        if attempt.standing() == Standing::Solved {
            writeln!(out, "{} {}", locale.text("ui-lesson-solved", &[]), lesson.done.get(code))?;
            return Ok(true);
        }
        if attempt.standing() == Standing::Failed {
            writeln!(out, "{}", locale.text("ui-lesson-failed", &[]))?;
        } else if let Some(say) = lesson.next(&attempt).and_then(|guide| guide.say.as_ref()) {
            writeln!(out, "{}", say.get(code))?;
        }
        match typed(input, out)? {
            Typed::Quit => return Ok(false),
            Typed::Again => {
                attempt = lesson.begin()?;
                hints = 0;
                show(&attempt, locale, out)?;
            }
            Typed::Undo => match attempt.undo() {
                Ok(()) => show(&attempt, locale, out)?,
                Err(error) => writeln!(out, "{}", refusal(&error, &attempt, locale))?,
            },
            Typed::Hint => {
                match lesson.hints.get(hints) {
                    Some(hint) => writeln!(out, "{}", hint.get(code))?,
                    None => writeln!(out, "{}", lesson.next(&attempt).map_or("again", |guide| &guide.act))?,
                }
                hints += 1;
            }
            Typed::Act(act) => {
                let mistake = lesson.mistake(&attempt, &act);
                if let Some(text) = mistake.and_then(|mistake| mistake.text.as_ref()) {
                    writeln!(out, "{}", text.get(code))?;
                    continue;
                }
                let from = attempt.told().len();
                match attempt.act(&act) {
                    Ok(()) => {
                        tell(&attempt, from, locale, out)?;
                        show(&attempt, locale, out)?;
                    }
                    Err(error) => writeln!(out, "{}", refusal(&error, &attempt, locale))?,
                }
            }
        }
    }
}

/// What each idea is worth.
fn answer(puzzle: &Puzzle, act: &str, locale: &Locale, out: &mut impl Write) -> Result<()> {
    let id = if act == puzzle.best() { "ui-puzzle-right" } else { "ui-puzzle-wrong" };
    writeln!(out, "{}", locale.text(id, &[("best", puzzle.best().into())]))?;
    for idea in &puzzle.ideas {
        let percent = locale.text("percent", &[("number", ((idea.points * 100.0).round() as i64).into())]);
        writeln!(out, "  {percent:>5}  {}", idea.line.join(", "))?;
    }
    Ok(())
}

/// The puzzle that was not tried and is nearest to the solver's rating.
fn next(learner: &Learner, game: &str) -> Option<&'static Puzzle> {
    let solver = learner.puzzles.get(game).cloned().unwrap_or_default();
    let all = touchline_lessons::puzzles(game).iter();
    let far = |puzzle: &&Puzzle| (f64::from(puzzle.rating) - solver.rating).abs();
    let fresh = all.clone().filter(|puzzle| !solver.seen.contains_key(&puzzle.id));
    fresh.min_by(|a, b| far(a).total_cmp(&far(b))).or_else(|| all.min_by(|a, b| far(a).total_cmp(&far(b))))
}
