//! From the start menu to a match and back.

use crate::archive::{Archive, replay_as_far};
use crate::menu::{Choice, Menu};
use crate::{
    Address, After, Appearance, Session, Who, fresh_seed, lesson, look_back, play_here, play_online,
    rulebook_screen, runner,
};
use anyhow::Result;
use std::io::{BufRead, StdinLock, StdoutLock, Write};
use std::process::ExitCode;
use touchline_live::Dice;
use touchline_locale::Locale;

/// Shows the start menu until the person leaves. What goes wrong is told in the menu.
pub fn start(look: &Appearance, opponent: Who) -> Result<ExitCode> {
    let archive = Archive::open();
    let mut note = archive.as_ref().err().map(|why| {
        Locale::new(look.language).text(
            "ui-cannot-keep",
            &[("why", crate::errors::reason(why, &Locale::new(look.language)).into())],
        )
    });
    let mut before: Option<Choice> = None;
    loop {
        let mut menu = Menu::new(Locale::new(look.language), archive.as_ref().ok(), opponent, note.take());
        if let Some(before) = before.take() {
            menu = menu.after(&before);
        }
        let choice = runner::menu(menu, look.palette())?;
        before = Some(choice.clone());
        let done = match choice {
            Choice::Quit => return Ok(ExitCode::SUCCESS),
            Choice::Play(setup) => setup.open().and_then(|game| {
                let seed = fresh_seed();
                let session = Session::new(game, setup.who(), &Dice::Seed(seed), None).kept_in(&archive);
                play_here(session, &archive, look, true)
            }),
            Choice::Resume(kept) => match &archive {
                Ok(archive_here) => Session::resume(archive_here, &kept, Default::default())
                    .and_then(|session| play_here(session, &archive, look, true)),
                Err(_) => continue,
            },
            Choice::LookBack(kept) => replay_as_far(kept.record, None)
                .and_then(|replayed| look_back(replayed, look))
                .map(|()| After::Menu),
            Choice::Lesson(game, id) => {
                learn(look, |locale, input, out| lesson::lesson((game, &id), locale, input, out).map(drop))
            }
            Choice::Puzzle(game) => {
                learn(look, |locale, input, out| lesson::puzzle(Some(game), None, locale, input, out))
            }
            Choice::Rules(game) => rulebook_screen(game, look).map(|()| After::Menu),
            Choice::Server(url) => Address::read(&url, None)
                .and_then(|address| play_online(address, None, None, look))
                .map(After::Quit),
        };
        match done {
            Ok(After::Quit(code)) => return Ok(code),
            Ok(After::Menu) => {}
            Err(error) => {
                let locale = Locale::new(look.language);
                note = Some(crate::errors::in_language(&format!("{error:#}"), &locale));
            }
        }
    }
}

/// A lesson or a puzzle, line by line, below what stands in the terminal; then Enter leads back to the menu.
fn learn(
    look: &Appearance,
    play: impl FnOnce(&Locale, &mut StdinLock<'_>, &mut StdoutLock<'_>) -> Result<()>,
) -> Result<After> {
    let locale = Locale::new(look.language);
    let (mut input, mut out) = (std::io::stdin().lock(), std::io::stdout().lock());
    play(&locale, &mut input, &mut out)?;
    write!(out, "\nEnter: {} ", locale.text("ui-menu-back", &[]))?;
    out.flush()?;
    input.read_line(&mut String::new())?;
    Ok(After::Menu)
}
