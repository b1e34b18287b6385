//! A match on this machine: `live` is the authority, computer coaches think on this thread, and what is left unfinished is kept.

use super::scene::{
    Advice, By, Clocks, End, Facts, Need, News, Notice, Odds, Order, Pick, Post, Preview, Recipe, Refusal,
    Said, Scene, Source, Step, Turn, Why,
};
use crate::archive::Journal;
use crate::coaches::{HINTS, Who, adviser, hire};
use crate::files::write_whole;
use crate::session::Session;
use crate::strokes;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use touchline_coach::Hired;
use touchline_games::{AnyPosition, StepError};
use touchline_kernel::record::{DiceSource, Entry};
use touchline_kernel::{BySeat, Fact, Seat, Turn as Due, Viewer};
use touchline_live::{Ending, LiveError, Match, Moment};

/// A match on this machine.
pub struct Local {
    live: Match,
    who: BySeat<Who>,
    /// The computer coaches, hired when they are first needed; a person's gives hints.
    coaches: BySeat<Option<Box<dyn Hired>>>,
    /// With a seed the computer's choices repeat as well.
    seed: Option<u64>,
    /// The seat whose view is shown, where two people share the screen.
    eyes: Option<Seat>,
    clock: Option<(Duration, Option<Instant>)>,
    /// Are the dice rolled at a table and typed in?
    table: bool,
    time_called: bool,
    /// Has the board been shown?
    seen: bool,
    /// Where each step is kept.
    journal: Option<Journal>,
    /// Why the match is not kept, until it has been told.
    not_kept: Option<String>,
    /// Has the match been saved elsewhere since its last step?
    saved_at: Option<u32>,
    /// The stop flag of the coach that is thinking.
    stop: Arc<Mutex<Option<Arc<AtomicBool>>>>,
}

/// Facts without their static names.
pub fn facts(facts: &[(&'static str, Fact)]) -> Facts {
    facts.iter().map(|(name, fact)| ((*name).to_owned(), fact.clone())).collect()
}

impl Local {
    /// Plays this match with these coaches.
    pub fn new(session: Session) -> Self {
        let Session { live, who, seed, journal, not_kept } = session;
        let clock = live.game().clock_seconds();
        Self {
            clock: clock.map(|seconds| (Duration::from_secs(u64::from(seconds)), None)),
            table: live.record(Viewer::Everything).dice == DiceSource::Table,
            live,
            who,
            coaches: BySeat::default(),
            seed,
            eyes: None,
            time_called: false,
            seen: false,
            journal,
            not_kept,
            saved_at: None,
            stop: Arc::default(),
        }
    }

    /// The view as a server writes it.
    #[cfg(test)]
    pub fn sent_view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::from_str(self.live.position().view_text(viewer).get()).unwrap()
    }

    /// Does what it is asked and tells what came of it; false once the person has left.
    pub fn handle(&mut self, order: Order, tell: &mut dyn FnMut(News)) -> bool {
        match order {
            Order::Next => self.next(tell),
            Order::Lift(seat) => {
                self.eyes = Some(seat);
                tell(News::Scene(Box::new(self.scene())));
            }
            Order::Act(seat, actions) => self.act(seat, &actions, tell),
            Order::Settle(outcome) => match self.live.settle(&outcome) {
                Ok(moment) => tell(News::Steps(vec![self.step(&moment)])),
                Err(LiveError::Step(error)) => tell(News::Refused(refusal(&error))),
                Err(error) => tell(News::Refused(Refusal::Words(error.to_string()))),
            },
            Order::Preview(seat, actions) => {
                let board = self.live.position();
                let looks = actions.iter().map(|action| look(board, seat, action)).collect();
                tell(News::Previewed(self.live.number(), looks));
            }
            Order::Hint(seat) => tell(News::Advice(self.hints(seat))),
            Order::Undo(seat) => self.undo(seat, tell),
            Order::Resign(seat) => {
                if let Ok(moment) = self.live.resign(seat) {
                    tell(News::Steps(vec![self.step(&moment)]));
                }
            }
            Order::TimeUp => self.look_at_the_clock(tell),
            Order::Save(path) => tell(News::Notice(self.save(&path))),
            Order::Answer(..) | Order::OfferDraw(_) | Order::Say(_) | Order::Speak(_) | Order::Show(_) => {}
            Order::Leave => {
                tell(News::Left(self.leave()));
                return false;
            }
        }
        if let Some(why) = self.not_kept.take() {
            tell(News::Notice(Notice::NotKept(why)));
        }
        true
    }

    fn next(&mut self, tell: &mut dyn FnMut(News)) {
        self.look_at_the_clock(tell);
        // First of all one sees the board.
        if !std::mem::replace(&mut self.seen, true) {
            return tell(News::Scene(Box::new(self.scene())));
        }
        match self.live.turn() {
            Due::Chance => match self.live.roll() {
                Ok(Some(moment)) => tell(News::Steps(vec![self.step(&moment)])),
                Ok(None) | Err(LiveError::ChanceDue) => tell(News::Scene(Box::new(self.scene()))),
                Err(error) => tell(News::Failed(error.to_string())),
            },
            Due::Decision(seat) if self.who[seat] != Who::You => {
                tell(News::Thinking(seat));
                let Some(action) = self.think(seat) else {
                    return tell(News::Failed("the coach had nothing to say".to_owned()));
                };
                self.act(seat, &[action], tell);
            }
            Due::Decision(_) | Due::Over(_) => tell(News::Scene(Box::new(self.scene()))),
        }
    }

    fn think(&mut self, seat: Seat) -> Option<String> {
        hire(&mut self.coaches[seat], self.who[seat], self.live.game().id(), self.seed, seat);
        self.listen(seat);
        let board = self.live.position();
        self.coaches[seat].as_mut().and_then(|coach| coach.decide(board, seat))
    }

    fn hints(&mut self, seat: Seat) -> Vec<Advice> {
        hire(&mut self.coaches[seat], adviser(), self.live.game().id(), self.seed, seat);
        self.listen(seat);
        let board = self.live.position();
        let coach = self.coaches[seat].as_mut();
        let mut hints = coach.map(|coach| coach.hints(board, seat, 4 * HINTS)).unwrap_or_default();
        // Ways that begin alike are one way.
        let mut begun: Vec<String> = Vec::new();
        hints.retain(|hint| {
            let first = hint.actions.first().cloned().unwrap_or_default();
            let new = !begun.contains(&first);
            begun.push(first);
            new
        });
        hints
            .into_iter()
            .take(HINTS)
            .map(|hint| Advice {
                actions: hint.actions,
                win: hint.win,
                goals: hint.goals,
                why: hint.why.map(|r| Why::Feature(r.feature, r.here, r.there, r.effect >= 0.0)),
            })
            .collect()
    }

    /// From now on an interruption ends this seat's coach's thinking.
    fn listen(&self, seat: Seat) {
        let stop = self.coaches[seat].as_ref().map(|coach| coach.stop());
        if let Some(stop) = &stop {
            stop.store(false, Ordering::Relaxed);
        }
        if let Ok(mut place) = self.stop.lock() {
            *place = stop;
        }
    }

    fn act(&mut self, seat: Seat, actions: &[String], tell: &mut dyn FnMut(News)) {
        let mut steps = Vec::new();
        for action in actions {
            let chance = goal_chance(self.live.position(), action);
            match self.live.act(seat, action) {
                Ok(moment) => steps.push(Step { chance, ..self.step(&moment) }),
                Err(LiveError::Step(error)) => {
                    if !steps.is_empty() {
                        tell(News::Steps(std::mem::take(&mut steps)));
                    }
                    return tell(News::Refused(refusal(&error)));
                }
                Err(error) => return tell(News::Refused(Refusal::Words(error.to_string()))),
            }
        }
        tell(News::Steps(steps));
    }

    /// Against the computer your last decision may always be taken back; it does not mind. The dice go on.
    fn undo(&mut self, seat: Seat, tell: &mut dyn FnMut(News)) {
        let done = match self.live.undo(seat) {
            Err(LiveError::NeedsConsent) if self.who[seat.other()] != Who::You => {
                self.live.ask_undo(seat).and_then(|()| self.live.accept(seat.other()))
            }
            done => done,
        };
        let notice = match done {
            Ok(moment) => {
                tell(News::Steps(vec![self.step(&moment)]));
                Notice::Undone
            }
            Err(LiveError::NeedsConsent) => Notice::UndoNeedsConsent,
            Err(_) => Notice::NothingToUndo,
        };
        tell(News::Notice(notice));
    }

    /// Calls time when the real clock has run down.
    fn look_at_the_clock(&mut self, tell: &mut dyn FnMut(News)) {
        if self.clock_left_ms() == Some(0) && !self.time_called && self.live.ending().is_none() {
            self.time_called = true;
            if let Ok(moment) = self.live.call_time() {
                self.step(&moment);
                tell(News::Notice(Notice::TimeUp));
                tell(News::Scene(Box::new(self.scene())));
            }
        }
    }

    /// What is left of the real clock, which runs from the first look at it.
    fn clock_left_ms(&mut self) -> Option<u64> {
        let (limit, started) = self.clock.as_mut()?;
        let gone = started.get_or_insert_with(Instant::now).elapsed();
        Some(u64::try_from(limit.saturating_sub(gone).as_millis()).unwrap_or(u64::MAX))
    }

    fn save(&mut self, path: &str) -> Notice {
        match write_whole(Path::new(path), &self.live.record(Viewer::Everything).to_string()) {
            Ok(()) => {
                self.saved_at = Some(self.live.number());
                Notice::Saved(path.to_owned())
            }
            Err(error) => Notice::NotSaved(path.to_owned(), error.to_string()),
        }
    }

    fn leave(&mut self) -> Notice {
        let kept = self.journal.as_mut().map(|journal| {
            journal.keep(&self.live).map(|()| journal.name().to_owned()).map_err(|error| error.to_string())
        });
        if self.live.ending().is_some() {
            let score = self.live.position().score().map(i64::from);
            return Notice::Ended(score, kept.and_then(Result::ok));
        }
        match kept {
            Some(Ok(name)) => Notice::Kept(self.live.game().id().to_owned(), name),
            _ if self.saved_at == Some(self.live.number()) => Notice::Nothing,
            Some(Err(why)) => Notice::NotKept(why),
            None => Notice::NotKept(self.not_kept.take().unwrap_or_default()),
        }
    }

    /// Do two people share the screen?
    fn shared(&self) -> bool {
        Seat::BOTH.into_iter().all(|seat| self.who[seat] == Who::You)
    }

    /// Whose view is shown: the only person's, or that of the seat that lifted the curtain last.
    fn viewer(&self) -> Viewer {
        if self.live.ending().is_some() {
            return Viewer::Everything;
        }
        let person = Seat::BOTH.into_iter().find(|seat| self.who[*seat] == Who::You);
        match person {
            None => Viewer::Everything,
            Some(_) if self.shared() => self.eyes.map_or(Viewer::Spectator, Viewer::Seat),
            Some(only) => Viewer::Seat(only),
        }
    }

    /// Who acts. Where two share the screen and something is hidden from one of them, the other has to look away first.
    fn next_turn(&mut self) -> Turn {
        match self.live.turn() {
            Due::Over(_) => Turn::Nobody,
            Due::Chance if self.table => Turn::Table,
            Due::Chance => Turn::Chance,
            Due::Decision(seat) if self.who[seat] != Who::You => Turn::Coach(seat),
            Due::Decision(seat) => {
                if self.shared() && self.eyes != Some(seat) {
                    let board = self.live.position();
                    let eyes = |seat: Seat| board.view(Viewer::Seat(seat));
                    if eyes(Seat::Home) != eyes(Seat::Away) {
                        return Turn::Handover(seat);
                    }
                    self.eyes = Some(seat);
                }
                Turn::You(seat)
            }
        }
    }

    fn step(&mut self, moment: &Moment) -> Step {
        // On the disk before anybody sees it.
        if let Some(journal) = &mut self.journal
            && let Err(error) = journal.keep(&self.live)
        {
            self.not_kept = Some(error.to_string());
        }
        Step { scene: Some(Box::new(self.scene())), ..told(moment) }
    }

    fn scene(&mut self) -> Scene {
        let turn = self.next_turn();
        let viewer = self.viewer();
        let clock = self.clock_left_ms().map(|left_ms| Clocks::Common { left_ms });
        let board = self.live.position();
        let (picks, shortcuts) = match turn {
            Turn::You(seat) => (
                board
                    .legal()
                    .into_iter()
                    .map(|choice| Pick {
                        text: choice.text,
                        word: choice.word.to_owned(),
                        facts: facts(&choice.facts),
                        rolls: choice.rolls,
                    })
                    .collect(),
                self.live
                    .shortcuts(seat)
                    .into_iter()
                    .map(|shortcut| Recipe {
                        name: shortcut.name.to_owned(),
                        actions: shortcut.actions.into_iter().map(|choice| choice.text).collect(),
                    })
                    .collect(),
            ),
            Turn::Table => (
                board
                    .chances()
                    .into_iter()
                    .map(|chance| Pick {
                        text: chance.text,
                        word: chance.word.to_owned(),
                        facts: facts(&chance.facts),
                        rolls: false,
                    })
                    .collect(),
                Vec::new(),
            ),
            _ => (Vec::new(), Vec::new()),
        };
        let (strokes, places) = match turn {
            Turn::You(seat) => (strokes::of(board, seat), strokes::places(board, seat)),
            _ => Default::default(),
        };
        let score = board.score();
        Scene {
            number: self.live.number(),
            viewer,
            view: board.view(viewer),
            turn,
            picks,
            shortcuts,
            strokes,
            places,
            names: None,
            key: touchline_locale::match_key(self.live.dice()),
            score: score.map(i64::from),
            offer: None,
            clock,
            online: None,
            end: self.live.ending().map(end_of),
        }
    }
}

/// A moment of the match as the screen is told it, without the scene after it.
pub fn told(moment: &Moment) -> Step {
    let (by, notation) = match &moment.entry {
        Entry::Action(seat, text) => (By::Seat(*seat), text.clone()),
        Entry::Chance(text) => (By::Chance, text.clone()),
        _ => (By::Match, None),
    };
    let said = moment
        .told
        .iter()
        .enumerate()
        .map(|(idx, told)| Said {
            audience: told.audience,
            rule: told.rule.to_owned(),
            event: told.event.to_owned(),
            facts: facts(&told.facts),
            number: moment.number,
            idx,
        })
        .collect();
    Step { by, notation, audience: moment.audience, said, past: false, chance: 0.0, scene: None }
}

/// How the screen names an ending.
pub fn end_of(ending: Ending) -> End {
    match ending {
        Ending::Played(finish) => End::Played(finish.winner),
        Ending::Resigned(seat) => End::Resigned(seat),
        Ending::Agreed => End::Agreed,
        Ending::Forfeited(seat) => End::Forfeited(seat),
    }
}

/// How likely a goal is to come of an action at once; nothing is said while anything is hidden.
fn goal_chance(position: &dyn AnyPosition, action: &str) -> f64 {
    if position.has_secrets() {
        return 0.0;
    }
    let goals = position
        .forecast(action)
        .into_iter()
        .filter(|end| ["goal", "went-in", "open-goal"].contains(&end.event));
    goals.map(|end| end.chance.0 as f64 / end.chance.1.max(1) as f64).sum()
}

/// What is known of an action before it is done.
fn look(board: &dyn AnyPosition, seat: Seat, action: &str) -> Preview {
    let refused = board.judge(seat, action).err().map(|error| refusal(&error));
    let known = refused.is_none() && !board.has_secrets();
    let odds = if known { board.forecast(action) } else { Vec::new() };
    let terms = if known { board.terms(Some(action)) } else { Vec::new() };
    Preview {
        action: action.to_owned(),
        refused,
        odds: odds
            .into_iter()
            .map(|end| Odds { event: end.event.to_owned(), rule: end.rule.to_owned(), chance: end.chance })
            .collect(),
        terms: terms
            .into_iter()
            .map(|term| Need {
                name: term.name.to_owned(),
                rule: term.rule.to_owned(),
                kind: term.kind,
                amount: term.amount,
            })
            .collect(),
    }
}

fn refusal(error: &StepError) -> Refusal {
    match error {
        StepError::Refused(refused) => {
            Refusal::Rule(refused.rule.to_owned(), refused.because.to_owned(), facts(&refused.facts))
        }
        StepError::Notation(error) => Refusal::Misread(error.column, error.found.clone()),
        StepError::Impossible { found, .. } => Refusal::Impossible(found.clone()),
    }
}

impl Source for Local {
    fn serve(mut self: Box<Self>, orders: Receiver<Order>, post: Post) {
        let mut heard = true;
        while heard && let Ok(order) = orders.recv() {
            let goes_on = self.handle(order, &mut |item| heard &= post(item));
            if !goes_on {
                return;
            }
        }
    }

    fn interrupt(&self) -> Box<dyn Fn() + Send> {
        let stop = Arc::clone(&self.stop);
        Box::new(move || {
            if let Ok(place) = stop.lock()
                && let Some(stop) = place.as_ref()
            {
                stop.store(true, Ordering::Relaxed);
            }
        })
    }
}
