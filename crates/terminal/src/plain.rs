//! A match line by line, for pipes and screen readers.

use crate::archive::Journal;
use crate::coaches::{HINTS, Who, adviser, hire};
use crate::files::write_whole;
use crate::rulebook;
use crate::sentences::{self, Report};
use anyhow::{Context, Result};
use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, Instant};
use touchline_coach::Hired;
use touchline_games::{StepError, Told};
use touchline_kernel::record::Entry;
use touchline_kernel::{BySeat, Seat, Term, TermKind, Turn, Viewer};
use touchline_live::{LiveError, Match, Moment};
use touchline_locale::{Arg, Locale, Team, id_part, match_key};

/// Plays a match on standard input and output until it is over or left; false if it was left and could not be kept.
pub fn run(session: crate::Session, locale: &Locale) -> Result<bool> {
    let crate::Session { live, who, seed, journal, not_kept } = session;
    let mut out = std::io::stdout();
    if let Some(why) = &not_kept {
        writeln!(
            out,
            "{}",
            locale.text("ui-cannot-keep", &[("why", crate::errors::reason(why, locale).into())])
        )?;
    }
    let clock = live.game().clock_seconds().map(|seconds| Clock::new(u64::from(seconds)));
    let report = Report::new(live.game().id(), match_key(live.dice()));
    let mut table = Table {
        report,
        journal,
        not_kept,
        clock,
        locale,
        live,
        who,
        coaches: BySeat::default(),
        seed,
        teams: locale.teams(),
        clear: out.is_terminal(),
        last_seat: None,
    };
    table.play(&mut std::io::stdin().lock(), &mut out)
}

/// The real clock of a match that has one. It runs from the first look at it.
struct Clock {
    limit: Duration,
    started: Option<Instant>,
    called: bool,
}

impl Clock {
    fn new(seconds: u64) -> Self {
        Self { limit: Duration::from_secs(seconds), started: None, called: false }
    }

    fn left(&mut self) -> Duration {
        self.limit.saturating_sub(self.started.get_or_insert_with(Instant::now).elapsed())
    }
}

struct Table<'a> {
    /// What has been told, and what is being told.
    report: Report,
    /// What is left of the real clock, if the options ask for one.
    clock: Option<Clock>,
    locale: &'a Locale,
    live: Match,
    /// Where each step is kept, if it can be.
    journal: Option<Journal>,
    /// Why it is not.
    not_kept: Option<String>,
    who: BySeat<Who>,
    /// The computer coaches, hired when they are first needed; a person's gives hints.
    coaches: BySeat<Option<Box<dyn Hired>>>,
    /// With a seed the computer's choices repeat as well, so that a whole match does.
    seed: Option<u64>,
    teams: BySeat<Team>,
    /// May the screen be cleared? Only a terminal's.
    clear: bool,
    /// The person who decided last, for the curtain.
    last_seat: Option<Seat>,
}

/// What a line of input led to.
enum Next {
    Go,
    Quit,
}

impl Table<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.locale.text(id, args)
    }

    fn game(&self) -> &'static str {
        self.live.game().id()
    }

    fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<bool> {
        writeln!(out, "{}", sentences::title(self.locale, self.live.game().as_ref()))?;
        writeln!(out, "{}\n", self.say("ui-welcome", &[]))?;
        loop {
            self.look_at_the_clock(out)?;
            self.keep(out)?;
            match self.live.turn() {
                Turn::Over(_) => {
                    self.tell_rest(out)?;
                    self.show_end(out)?;
                    self.after_the_end(input, out)?;
                    return Ok(true);
                }
                Turn::Chance => match self.live.roll() {
                    Ok(Some(moment)) => self.show(&moment, out)?,
                    Ok(None) => {}
                    Err(LiveError::ChanceDue) => {
                        self.tell_rest(out)?;
                        if matches!(self.ask_outcome(input, out)?, Next::Quit) {
                            return self.leave(out);
                        }
                    }
                    Err(error) => return Err(error.into()),
                },
                Turn::Decision(seat) if self.who[seat] != Who::You => {
                    hire(&mut self.coaches[seat], self.who[seat], self.live.game().id(), self.seed, seat);
                    let board = self.live.position();
                    let decided = self.coaches[seat].as_mut().and_then(|coach| coach.decide(board, seat));
                    let action = decided.context("the coach had nothing to say")?;
                    let moment = self.live.act(seat, &action)?;
                    self.show(&moment, out)?;
                }
                Turn::Decision(seat) => {
                    self.tell_rest(out)?;
                    self.curtain(seat, input, out)?;
                    if matches!(self.ask(seat, input, out)?, Next::Quit) {
                        return self.leave(out);
                    }
                }
            }
        }
    }

    /// Calls time when the real clock has run down.
    fn look_at_the_clock(&mut self, out: &mut impl Write) -> Result<()> {
        let Some(clock) = &mut self.clock else { return Ok(()) };
        let left = clock.left();
        if left.is_zero() && !clock.called && self.live.ending().is_none() {
            clock.called = true;
            self.live.call_time()?;
            self.tell_rest(out)?;
            writeln!(out, "  {}", self.say("ui-time-up", &[]))?;
        }
        Ok(())
    }

    /// Whose view is shown: the only person's, or that of the seat that decided last.
    fn viewer(&self) -> Viewer {
        let people: Vec<Seat> = Seat::BOTH.into_iter().filter(|&seat| self.who[seat] == Who::You).collect();
        match people[..] {
            [only] => Viewer::Seat(only),
            [] => Viewer::Everything,
            _ => self.last_seat.map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    fn show(&mut self, moment: &Moment, out: &mut impl Write) -> Result<()> {
        let viewer = self.viewer();
        let told: Vec<&Told> = moment.told.iter().filter(|told| told.audience.includes(viewer)).collect();
        let lines = self.report.hear(self.locale, &self.teams, (moment.number, &told));
        lines.iter().try_for_each(|line| writeln!(out, "  {line}"))?;
        Ok(())
    }

    /// Whoever is asked, or sees the board, has been told everything before.
    fn tell_rest(&mut self, out: &mut impl Write) -> Result<()> {
        let lines = self.report.rest(self.locale, &self.teams);
        lines.iter().try_for_each(|line| writeln!(out, "  {line}"))?;
        Ok(())
    }

    /// Hot seat with secrets: clears the screen between the seats.
    fn curtain(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
        let both = Seat::BOTH.into_iter().all(|seat| self.who[seat] == Who::You);
        let board = self.live.position();
        let secrets = board.view(Viewer::Seat(Seat::Home)) != board.view(Viewer::Seat(Seat::Away));
        if both && secrets && self.last_seat != Some(seat) {
            self.wipe(out)?;
            write!(out, "{} ", self.say("ui-curtain", &[("team", (&self.teams[seat]).into())]))?;
            out.flush()?;
            let mut line = String::new();
            input.read_line(&mut line)?;
            self.wipe(out)?;
        }
        self.last_seat = Some(seat);
        Ok(())
    }

    /// Clears the screen and what has scrolled off it, in this order: clearing a screen may scroll it off.
    fn wipe(&self, out: &mut impl Write) -> Result<()> {
        if self.clear {
            write!(out, "\x1b[H\x1b[2J\x1b[3J")?
        } else {
            writeln!(out, "{}", "\n".repeat(60))?
        }
        Ok(())
    }

    fn ask(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<Next> {
        self.show_board(seat, out)?;
        if let Some(clock) = &mut self.clock {
            let seconds = clock.left().as_secs();
            let left = format!("{}:{:02}", seconds / 60, seconds % 60);
            writeln!(out, "{}", self.say("ui-time-left", &[("time", left.into())]))?;
        }
        self.show_choices(seat, out)?;
        loop {
            write!(out, "{}> ", self.teams[seat])?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line).context("standard input")? == 0 {
                writeln!(out)?;
                return Ok(Next::Quit);
            }
            let line = line.trim();
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let rest = rest.trim();
            match word {
                "" => {}
                "quit" | "q" => return Ok(Next::Quit),
                "help" | "?" => writeln!(out, "{}", self.say("ui-help", &[]))?,
                "board" => self.show_board(seat, out)?,
                "list" => self.show_choices(seat, out)?,
                "hint" => self.hint(seat, out)?,
                "rules" => self.show_rules(rest, out)?,
                "save" => self.save(rest, Viewer::Everything, out)?,
                "export" => self.save(rest, Viewer::Seat(seat), out)?,
                "undo" => {
                    if self.undo(seat, out)? {
                        return Ok(Next::Go);
                    }
                }
                "resign" => {
                    self.live.resign(seat)?;
                    return Ok(Next::Go);
                }
                _ => {
                    if self.act(seat, line, out)? {
                        return Ok(Next::Go);
                    }
                }
            }
        }
    }

    /// The best ways to go on, each with what it promises and what speaks for it.
    fn hint(&mut self, seat: Seat, out: &mut impl Write) -> Result<()> {
        hire(&mut self.coaches[seat], adviser(), self.live.game().id(), self.seed, seat);
        let board = self.live.position();
        let hints =
            self.coaches[seat].as_mut().map(|coach| coach.hints(board, seat, HINTS)).unwrap_or_default();
        for hint in hints {
            let promise = [
                ("win", Arg::Number((hint.win * 100.0).round() as i64)),
                ("ours", self.locale.decimal(hint.goals[0], 1).into()),
                ("theirs", self.locale.decimal(hint.goals[1], 1).into()),
            ];
            writeln!(out, "  {:<40} {}", hint.actions.join(", "), self.say("ui-hint", &promise))?;
            let why = hint
                .why
                .and_then(|r| self.locale.why(self.game(), r.feature, r.here, r.there, r.effect >= 0.0));
            if let Some(why) = why {
                writeln!(out, "      {why}")?;
            }
        }
        Ok(())
    }

    fn act(&mut self, seat: Seat, line: &str, out: &mut impl Write) -> Result<bool> {
        let legal = self.live.position().legal();
        // A number picks from the list, and so does a last word that only one choice has: `4-4-2` for `formation 4-4-2`.
        let numbered = line.parse::<usize>().ok().and_then(|n| legal.get(n.wrapping_sub(1)));
        let ending = format!(" {line}");
        let mut alike = legal.iter().filter(|choice| choice.text.ends_with(&ending));
        let by_ending = alike.next().filter(|_| alike.next().is_none());
        let picked = numbered.or(by_ending).map(|choice| choice.text.clone());
        let shortcut = self.live.shortcuts(seat).into_iter().find(|shortcut| shortcut.name == line);
        if let Some(shortcut) = shortcut {
            for action in &shortcut.actions {
                let moment = self.live.act(seat, &action.text)?;
                self.show(&moment, out)?;
                self.keep(out)?;
            }
            return Ok(true);
        }
        let text = picked.unwrap_or_else(|| line.to_owned());
        match self.live.act(seat, &text) {
            Ok(moment) => {
                self.show(&moment, out)?;
                Ok(true)
            }
            Err(LiveError::Step(error)) => {
                writeln!(out, "  {}", self.misread(&error))?;
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Why a step was not made, for somebody who typed it.
    fn misread(&self, error: &StepError) -> String {
        match error {
            StepError::Notation(error) if error.found.is_empty() => self.say("ui-not-finished", &[]),
            StepError::Notation(error) => {
                let args = [("found", error.found.as_str().into()), ("column", error.column.into())];
                self.say("ui-not-understood", &args)
            }
            StepError::Impossible { found, .. } => {
                self.say("ui-cannot-come", &[("found", found.as_str().into())])
            }
            StepError::Refused(_) => sentences::refusal(self.locale, self.game(), error, &self.teams),
        }
    }

    /// Against the computer your last decision may always be taken back; it does not mind. The dice go on.
    fn undo(&mut self, seat: Seat, out: &mut impl Write) -> Result<bool> {
        let done = match self.live.undo(seat) {
            Err(LiveError::NeedsConsent) if self.who[seat.other()] != Who::You => {
                self.live.ask_undo(seat)?;
                self.live.accept(seat.other()).map(|_| ())
            }
            Err(LiveError::NeedsConsent) => {
                writeln!(out, "  {}", self.say("ui-undo-consent", &[]))?;
                return Ok(false);
            }
            done => done.map(|_| ()),
        };
        match done {
            Ok(()) => {
                writeln!(out, "  {}", self.say("ui-undone", &[]))?;
                Ok(true)
            }
            Err(LiveError::NothingToUndo) => {
                writeln!(out, "  {}", self.say("ui-nothing-to-undo", &[]))?;
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    fn ask_outcome(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<Next> {
        let chances: Vec<String> =
            self.live.position().chances().into_iter().map(|chance| chance.text).collect();
        let shown = if chances.len() > 12 {
            format!("{}, …", chances[..12].join(", "))
        } else {
            chances.join(", ")
        };
        writeln!(out, "  {} {shown}", self.say("ui-what-came", &[]))?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line).context("standard input")? == 0 {
                return Ok(Next::Quit);
            }
            match line.trim() {
                "" => {}
                "quit" | "q" => return Ok(Next::Quit),
                text => match self.live.settle(text) {
                    Ok(moment) => {
                        self.show(&moment, out)?;
                        return Ok(Next::Go);
                    }
                    Err(LiveError::Step(error)) => writeln!(out, "  {}", self.misread(&error))?,
                    Err(error) => writeln!(out, "  {error}")?,
                },
            }
        }
    }

    fn show_board(&self, seat: Seat, out: &mut impl Write) -> Result<()> {
        let board = self.live.position();
        writeln!(out)?;
        write!(out, "{}", board.draw(Viewer::Seat(seat), &self.locale.board(self.game(), &self.teams)))?;
        writeln!(out, "{}", sentences::scoreline(self.locale, &self.teams, board.score()))?;
        Ok(())
    }

    /// The options, those of one kind together; where chance follows, each with what may come of it.
    fn show_choices(&self, seat: Seat, out: &mut impl Write) -> Result<()> {
        let board = self.live.position();
        let view = board.view(Viewer::Seat(seat));
        // A phase is a word, or a word with what it needs: `{"place": {"left": 3, …}}`.
        let phase = view.get("phase");
        let inner = phase.and_then(|phase| phase.as_object()).and_then(|phase| phase.iter().next());
        let left = inner.and_then(|(_, needs)| needs.get("left")).or_else(|| view.pointer("/turn/left"));
        let left = left.and_then(serde_json::Value::as_i64).unwrap_or(0);
        let phase = inner.map(|(word, _)| word.as_str()).or_else(|| phase?.as_str()).unwrap_or_default();
        let question = self
            .locale
            .find(&format!("{}-phase-{}", self.game(), id_part(phase)), &[("left", Arg::Number(left))]);
        let question = question.unwrap_or_else(|| self.say("ui-your-move", &[]));
        writeln!(out, "{}: {question}", self.teams[seat])?;
        let legal = board.legal();
        let mut plain: Vec<(usize, String)> = Vec::new();
        for (i, choice) in legal.iter().enumerate() {
            let forecast = board.forecast(&choice.text);
            // One end says nothing about the odds: a basic turn's spin is only a spin.
            if forecast.len() < 2 {
                let detail = board.detail(&choice.text);
                plain.push((
                    i + 1,
                    detail.map_or(choice.text.clone(), |what| format!("{}={what}", choice.text)),
                ));
                continue;
            }
            let ends: Vec<String> = forecast
                .iter()
                .map(|end| {
                    let odds = sentences::odds(self.locale, end.chance);
                    format!("{} {odds} [{}]", self.short(end.event), end.rule)
                })
                .collect();
            writeln!(out, "  {:>3} {:<18} {}", i + 1, choice.text, ends.join(", "))?;
            let terms = board.terms(Some(&choice.text));
            if !terms.is_empty() {
                let needs: Vec<String> = terms.iter().map(|term| self.need(term)).collect();
                writeln!(out, "  {:22} {}", "", needs.join(", "))?;
            }
        }
        for line in grouped(&plain) {
            writeln!(out, "  {line}")?;
        }
        for shortcut in self.live.shortcuts(seat) {
            let name = match shortcut.name {
                "last" => self.say("web-as-last-time", &[]),
                name => self.say(&format!("{}-shortcut-{}", self.game(), id_part(name)), &[]),
            };
            writeln!(out, "  {:<18} {name}", shortcut.name)?;
        }
        Ok(())
    }

    /// One line of what a roll needs: "start +1 [4.4a]", "4 or more [TACK-7]".
    fn need(&self, term: &Term<&'static str>) -> String {
        let number = [("number", Arg::Number(i64::from(term.amount)))];
        let words = match term.kind {
            TermKind::Adds => format!("{:+}", term.amount),
            TermKind::Against => self.say("ui-term-against", &number),
            TermKind::AtLeast => self.say("ui-term-at-least", &number),
            TermKind::Exactly => self.say("ui-term-exactly", &number),
        };
        let name = self.locale.find(&format!("{}-term-{}", self.game(), id_part(term.name)), &[]);
        format!("{}{words} [{}]", name.map_or(String::new(), |name| format!("{name} ")), term.rule)
    }

    /// An event in a word or two, for odds; its own word where there is no text.
    fn short(&self, event: &str) -> String {
        sentences::short(self.locale, self.game(), event)
    }

    fn show_rules(&self, id: &str, out: &mut impl Write) -> Result<()> {
        let guide = touchline_games::guide(self.game())?;
        match rulebook::tell(self.locale, &guide, Some(id).filter(|id| !id.is_empty())) {
            Ok(text) => write!(out, "{text}")?,
            Err(error) => writeln!(out, "  {error}")?,
        }
        Ok(())
    }

    fn save(&self, path: &str, viewer: Viewer, out: &mut impl Write) -> Result<()> {
        if path.is_empty() {
            writeln!(out, "  {}", self.say("ui-save-where", &[]))?;
            return Ok(());
        }
        let record = self.live.record(viewer).to_string();
        match write_whole(Path::new(path), &record) {
            Ok(()) => writeln!(out, "  {}", self.say("ui-saved", &[("file", path.into())]))?,
            Err(error) => writeln!(out, "  {path}: {error}")?,
        }
        Ok(())
    }

    fn show_end(&self, out: &mut impl Write) -> Result<()> {
        let Turn::Over(finish) = self.live.turn() else { return Ok(()) };
        let teams = &self.teams;
        let captions = self.locale.board(self.game(), teams);
        write!(out, "\n{}", self.live.position().draw(Viewer::Everything, &captions))?;
        writeln!(out, "{}", sentences::scoreline(self.locale, teams, finish.score))?;
        let line = match (self.live.entries().last(), finish.winner) {
            (Some(Entry::Resigned(seat)), _) => self.say("ui-resigned", &[("team", (&teams[*seat]).into())]),
            (_, Some(winner)) => self.say("ui-won", &[("team", (&teams[winner]).into())]),
            (_, None) => self.say("ui-level", &[]),
        };
        writeln!(out, "{line}")?;
        if let Some(journal) = &self.journal {
            writeln!(out, "{}", self.say("ui-kept-as", &[("name", journal.name().into())]))?;
        }
        Ok(())
    }

    fn after_the_end(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
        writeln!(out, "{}", self.say("ui-after-the-end", &[]))?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line).context("standard input")? == 0 {
                writeln!(out)?;
                return Ok(());
            }
            match line.trim().split_once(' ').unwrap_or((line.trim(), "")) {
                ("" | "quit" | "q", _) => return Ok(()),
                ("save", path) => self.save(path.trim(), Viewer::Everything, out)?,
                ("rules", id) => self.show_rules(id.trim(), out)?,
                _ => writeln!(out, "{}", self.say("ui-after-the-end", &[]))?,
            }
        }
    }

    /// Appends what is new to the match's file; what goes wrong is told once.
    fn keep(&mut self, out: &mut impl Write) -> Result<()> {
        let Some(journal) = &mut self.journal else { return Ok(()) };
        match journal.keep(&self.live) {
            Ok(()) => self.not_kept = None,
            Err(error) => {
                let why = error.to_string();
                if self.not_kept.as_ref() != Some(&why) {
                    writeln!(
                        out,
                        "  {}",
                        self.locale.text(
                            "ui-cannot-keep",
                            &[("why", crate::errors::reason(&why, self.locale).into())]
                        )
                    )?;
                }
                self.not_kept = Some(why);
            }
        }
        Ok(())
    }

    /// Nothing is lost: a match that is left is kept, and the way back to it is told.
    fn leave(&mut self, out: &mut impl Write) -> Result<bool> {
        self.keep(out)?;
        let line = match (&self.journal, &self.not_kept) {
            (Some(journal), None) => {
                self.say("ui-left", &[("game", self.game().into()), ("file", journal.name().into())])
            }
            (_, why) => self.say("ui-not-kept", &[("why", why.clone().unwrap_or_default().into())]),
        };
        writeln!(out, "{line}")?;
        Ok(self.not_kept.is_none())
    }
}

/// Choices that differ only in their last word share a line: `step 4   19 a4  20 b4  21 c4`.
fn grouped(choices: &[(usize, String)]) -> Vec<String> {
    const WIDTH: usize = 96;
    let split = |text: &str| {
        text.rsplit_once(' ')
            .map_or((text.to_owned(), String::new()), |(stem, last)| (stem.to_owned(), last.to_owned()))
    };
    let mut lines: Vec<String> = Vec::new();
    let mut stem_now = String::new();
    for (number, choice) in choices {
        let (stem, last) = split(choice);
        let cell = format!(" {number:>3} {last:<4}");
        let fits = lines.last().is_some_and(|line| line.chars().count() + cell.len() <= WIDTH);
        if last.is_empty() {
            lines.push(format!("{:<12} {number:>3}", stem));
        } else if stem == stem_now && fits {
            if let Some(line) = lines.last_mut() {
                line.push_str(&cell);
            }
        } else {
            let head = if stem == stem_now { "" } else { &stem };
            lines.push(format!("{head:<12}{cell}"));
        }
        stem_now = stem;
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}
