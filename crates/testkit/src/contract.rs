//! Every law of the contract, checked along random matches.

use std::collections::HashSet;
use std::fmt::Debug;
use touchline_kernel::dice::{FairDice, Roll};
use touchline_kernel::record::{DiceSource, Entry, Record};
use touchline_kernel::{
    Audience, BySeat, Game, Notation, OptionGuide, OptionKind, Phrase, Seat, Step, Turn, Viewer,
    random_outcome,
};

/// A check of the contract: what to play, and how much of it.
#[derive(Debug, Clone)]
pub struct Contract<G: Game> {
    games: Vec<G>,
    seed: u64,
    decisions: u64,
    steps_max: u64,
    slow_share: u32,
}

/// What a check has seen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches played to their end.
    pub matches: u64,
    /// Decisions made.
    pub decisions: u64,
    /// Chances settled.
    pub chances: u64,
    /// Positions in which the list was compared with judging every candidate.
    pub lists_compared: u64,
    /// Pairs of worlds that a seat could not tell apart, compared byte by byte.
    pub worlds: u64,
}

/// What was expected of whom, as a sentence.
type Broken = String;

macro_rules! law {
    ($holds:expr, $($message:tt)+) => {
        if !$holds {
            return Err(format!($($message)+));
        }
    };
}

/// A value for an option, half of the time; tables and boards are left to the sets that a test writes.
fn random_option(guide: &OptionGuide, lots: &mut FairDice) -> Option<(String, serde_json::Value)> {
    if lots.below(2) == 0 {
        return None;
    }
    let value = match guide.kind {
        OptionKind::Switch => (lots.below(2) == 0).into(),
        OptionKind::Choice(words) => words[lots.below(words.len() as u32) as usize].into(),
        // Small numbers are where limits meet.
        OptionKind::Number { min, max } => (min + lots.below((max - min).min(40) + 1)).into(),
        OptionKind::Data => return None,
    };
    Some((guide.name.to_owned(), value))
}

impl<G: Game> Contract<G> {
    /// Checks the game with its default options.
    #[must_use]
    pub fn new() -> Self {
        let game = G::new(G::Options::default()).expect("default options can be played");
        Self { games: vec![game], seed: 1, decisions: 20_000, steps_max: 200_000, slow_share: 16 }
    }

    /// Also plays with these options, given as JSON.
    ///
    /// # Panics
    /// If the options cannot be played.
    #[must_use]
    pub fn with(mut self, options: &str) -> Self {
        let parsed: G::Options =
            serde_json::from_str(options).expect("a test writes options that can be read");
        self.games.push(G::new(parsed).expect("a test writes options that can be played"));
        self
    }

    /// Also plays with these games.
    #[must_use]
    pub fn with_games(mut self, games: impl IntoIterator<Item = G>) -> Self {
        self.games.extend(games);
        self
    }

    /// Also plays with `n` sets of options drawn at random: each option of the game's guide is left alone half of the time. What
    /// the game refuses together is drawn again.
    #[must_use]
    pub fn with_random_options(mut self, n: usize) -> Self {
        let wanted = self.games.len() + n;
        let mut lots = FairDice::for_match(self.seed, u64::MAX);
        while self.games.len() < wanted {
            let drawn: serde_json::Map<_, _> =
                G::OPTIONS.iter().filter_map(|guide| random_option(guide, &mut lots)).collect();
            let parsed = serde_json::from_value(drawn.into()).expect("the guide says what may be written");
            self.games.extend(G::new(parsed));
        }
        self
    }

    /// Another seed than 1.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// How many decisions to play in all; the match then under way is played to its end.
    #[must_use]
    pub fn decisions(mut self, decisions: u64) -> Self {
        self.decisions = decisions;
        self
    }

    /// The dear checks (judging every candidate, position files, worlds) are made in one position of `share`; 16 if not said.
    #[must_use]
    pub fn slow_share(mut self, share: u32) -> Self {
        self.slow_share = share;
        self
    }

    /// Plays, and fails the test when a law is broken.
    ///
    /// # Panics
    /// With the law and the position, when one is broken.
    pub fn check(&self) -> Tally {
        match self.find_broken() {
            Ok(tally) => tally,
            Err(broken) => panic!("{}: {broken}", G::ID),
        }
    }

    /// Plays, and says which law is broken.
    ///
    /// # Errors
    /// The law with the position.
    pub fn find_broken(&self) -> Result<Tally, String> {
        let mut tally = Tally::default();
        while tally.decisions < self.decisions {
            let game = &self.games[tally.matches as usize % self.games.len()];
            let first = self.play(game, tally.matches, &mut tally)?;
            record_round_trips(game, &first)?;
            if tally.matches.is_multiple_of(64) {
                let again = self.play(game, tally.matches, &mut Tally::default())?;
                law!(first == again, "the same seed gives the same match");
            }
            tally.matches += 1;
        }
        Ok(tally)
    }

    /// One match; gives its log.
    fn play(&self, game: &G, number: u64, tally: &mut Tally) -> Result<Vec<Entry>, Broken> {
        let mut dice = FairDice::for_match(self.seed, number);
        // The checks draw from dice of their own, so that they never change the match.
        let mut lots = FairDice::for_match(!self.seed, number);
        let candidates = game.candidates();
        let mut unique = HashSet::new();
        law!(candidates.iter().all(|candidate| unique.insert(*candidate)), "no candidate stands twice");
        let mut position = game.start();
        let mut log = Vec::new();
        let mut actions = Vec::new();
        loop {
            law!(
                (log.len() as u64) < self.steps_max,
                "a match ends within {} steps: {position:?}",
                self.steps_max
            );
            let slow = lots.below(self.slow_share) == 0;
            cheap(game, &position, &mut actions)?;
            if slow {
                dear(game, &position, &candidates, &actions, &mut lots, tally)
                    .map_err(|broken| format!("{broken}\nafter {}\nin {position:?}", tail(&log)))?;
            }
            match game.turn(&position) {
                Turn::Decision(seat) => {
                    let action = actions[dice.below(actions.len() as u32) as usize];
                    law!(
                        game.audience(&position, Step::Action(seat, action)).includes(Viewer::Seat(seat)),
                        "a seat may read its own action {action}: {position:?}"
                    );
                    game.apply(&mut position, action, &mut touchline_kernel::Silent);
                    log.push(Entry::Action(seat, Some(action.to_string())));
                    tally.decisions += 1;
                }
                Turn::Chance => {
                    let Some(outcome) = random_outcome(game, &position, &mut dice) else {
                        return Err(format!("chance decides, so there is an outcome: {position:?}"));
                    };
                    game.settle(&mut position, outcome, &mut touchline_kernel::Silent);
                    log.push(Entry::Chance(Some(outcome.to_string())));
                    tally.chances += 1;
                }
                Turn::Over(finish) => {
                    law!(finish.score == game.score(&position), "finish and position agree on the score");
                    return Ok(log);
                }
            }
        }
    }
}

impl<G: Game> Default for Contract<G> {
    fn default() -> Self {
        Self::new()
    }
}

fn tail(log: &[Entry]) -> String {
    log[log.len().saturating_sub(12)..].iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// A match written as a record, read, and played again from its notation ends as it ended.
fn record_round_trips<G: Game>(game: &G, entries: &[Entry]) -> Result<(), Broken> {
    let record = Record {
        game: G::ID.to_owned(),
        rules: G::REVISION,
        options: serde_json::to_string(game.options()).map_err(|error| error.to_string())?,
        dice: DiceSource::Table,
        names: BySeat::new("one".to_owned(), "other".to_owned()),
        date: String::new(),
        practice: false,
        signature: None,
        seen_by: None,
        result: None,
        entries: entries.to_vec(),
    };
    let read: Record =
        record.to_string().parse().map_err(|error| format!("a record can be read: {error}"))?;
    law!(read == record, "a record is read as it is written");
    let options: G::Options = serde_json::from_str(&read.options).map_err(|error| error.to_string())?;
    let again = G::new(options).map_err(|faults| format!("a record's options can be played: {faults}"))?;
    let mut position = again.start();
    for entry in &read.entries {
        match entry {
            Entry::Action(seat, Some(text)) => {
                let action = G::Action::read(text).map_err(|error| error.to_string())?;
                let played = again.play(&mut position, *seat, action, &mut touchline_kernel::Silent);
                law!(played.is_ok(), "{text} of a record can be played again");
            }
            Entry::Chance(Some(text)) => {
                let outcome = G::Outcome::read(text).map_err(|error| error.to_string())?;
                let settled = again.settle_checked(&mut position, outcome, &mut touchline_kernel::Silent);
                law!(settled, "{text} of a record can happen again");
            }
            _ => {}
        }
    }
    law!(matches!(again.turn(&position), Turn::Over(_)), "a record ends as the match did");
    Ok(())
}

/// What is checked in every position.
fn cheap<G: Game>(game: &G, position: &G::Position, actions: &mut Vec<G::Action>) -> Result<(), Broken> {
    game.list(position, actions);
    let decides = matches!(game.turn(position), Turn::Decision(_));
    law!(
        actions.is_empty() != decides,
        "the list has {} actions and a seat decides: {decides}: {position:?}",
        actions.len()
    );
    let chance = matches!(game.turn(position), Turn::Chance);
    law!((game.weight(position) > 0) == chance, "there is weight exactly when chance decides: {position:?}");
    Ok(())
}

fn dear<G: Game>(
    game: &G,
    position: &G::Position,
    candidates: &[G::Action],
    actions: &[G::Action],
    lots: &mut FairDice,
    tally: &mut Tally,
) -> Result<(), Broken> {
    if let Err(faults) = game.check(position) {
        return Err(format!("an invariant is broken: {faults}"));
    }
    list_and_judge_agree(game, position, candidates, actions)?;
    tally.lists_compared += 1;
    weights_add_up(game, position, lots)?;
    notation_is_unique(game, position, actions)?;
    position_file_round_trips(game, position)?;
    secrets_are_not_denied(game, position)?;
    views_are_read_back(game, position)?;
    hidden_steps_stay_hidden(game, position, actions)?;
    for seat in Seat::BOTH {
        worlds_look_alike(game, position, seat, candidates, actions, lots)?;
        tally.worlds += 1;
    }
    Ok(())
}

fn list_and_judge_agree<G: Game>(
    game: &G,
    position: &G::Position,
    candidates: &[G::Action],
    actions: &[G::Action],
) -> Result<(), Broken> {
    for seat in Seat::BOTH {
        let legal: Vec<G::Action> =
            candidates.iter().copied().filter(|&action| game.judge(position, seat, action).is_ok()).collect();
        let expected: &[G::Action] = if game.turn(position) == Turn::Decision(seat) { actions } else { &[] };
        if legal != expected {
            let text =
                |list: &[G::Action]| list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            return Err(format!(
                "list and judge agree for {seat}\n listed only: {}\n judged only: {}\n (or the order differs)",
                text(&expected.iter().copied().filter(|a| !legal.contains(a)).collect::<Vec<_>>()),
                text(&legal.iter().copied().filter(|a| !expected.contains(a)).collect::<Vec<_>>()),
            ));
        }
    }
    Ok(())
}

fn weights_add_up<G: Game>(game: &G, position: &G::Position, lots: &mut FairDice) -> Result<(), Broken> {
    let mut outcomes = Vec::new();
    game.chances(position, &mut outcomes);
    let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
    law!(
        total == u64::from(game.weight(position)),
        "the weights add up to {}, not {total}",
        game.weight(position)
    );
    law!(outcomes.iter().all(|(_, weight)| *weight > 0), "every weight is above 0");
    let mut unique = HashSet::new();
    law!(outcomes.iter().all(|(outcome, _)| unique.insert(*outcome)), "no outcome stands twice");
    let mut below = 0;
    for &(outcome, weight) in &outcomes {
        // The ends of each outcome's share, and one ticket within.
        for ticket in [below, below + weight - 1, below + lots.below(weight)] {
            let found = game.outcome(position, ticket);
            law!(found == Some(outcome), "ticket {ticket} is {outcome}, not {found:?}");
        }
        let read = G::Outcome::read(&outcome.to_string());
        law!(read.as_ref() == Ok(&outcome), "{outcome} is read as it is printed, not {read:?}");
        below += weight;
    }
    Ok(())
}

fn notation_is_unique<G: Game>(
    game: &G,
    position: &G::Position,
    actions: &[G::Action],
) -> Result<(), Broken> {
    let _ = (game, position);
    let mut texts = HashSet::new();
    for action in actions {
        let text = action.to_string();
        let read = G::Action::read(&text);
        law!(read.as_ref() == Ok(action), "{text} is read as it is printed, not {read:?}");
        law!(texts.insert(text.clone()), "{text} means one action");
    }
    Ok(())
}

fn position_file_round_trips<G: Game>(game: &G, position: &G::Position) -> Result<(), Broken> {
    let json = serde_json::to_string(&game.setup(position)).map_err(|error| error.to_string())?;
    let setup: G::Setup = serde_json::from_str(&json)
        .map_err(|error| format!("a position file can be read: {error}: {json}"))?;
    match game.place(&setup) {
        Ok(read) if read == *position => Ok(()),
        Ok(read) => Err(format!("a position read back equals itself\n wrote {json}\n read {read:?}")),
        Err(faults) => Err(format!("a position read back is sound: {faults}\n wrote {json}")),
    }
}

/// Non-interference: in two worlds that a seat cannot tell apart it sees the same bytes, is offered and refused the same, and
/// what it does is told to it in the same words unless the action is said to reveal something.
fn worlds_look_alike<G: Game>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    candidates: &[G::Action],
    actions: &[G::Action],
    lots: &mut FairDice,
) -> Result<(), Broken> {
    let seed = u64::from(lots.below(u32::MAX));
    let world = game.imagine(position, seat, &mut FairDice::from_seed(seed));
    law!(
        !game.sees_all(position, seat) || world == *position,
        "{seat} knows the whole position, so it imagines no other: {world:?}"
    );
    law!(
        game.sees_all(position, seat) == game.sees_all(&world, seat),
        "whether {seat} knows the whole position is the same in worlds that it cannot tell apart: {world:?}"
    );
    if let Err(faults) = game.check(&world) {
        return Err(format!("an imagined world is sound: {faults}\n world {world:?}"));
    }
    for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
        let (here, there) = (bytes(&game.view(position, viewer))?, bytes(&game.view(&world, viewer))?);
        law!(
            here == there,
            "{viewer:?} sees the same in a world that {seat} imagines\n here {here}\n there {there}"
        );
    }
    law!(
        game.lesson(position, seat) == game.lesson(&world, seat),
        "the rule about what {seat} may do does not depend on secrets of others"
    );
    let again = [position, &world].map(|from| game.imagine(from, seat, &mut FairDice::from_seed(seed ^ 1)));
    law!(again[0] == again[1], "{seat} imagines alike in worlds that it cannot tell apart: {again:?}");
    law!(
        kind(game.turn(position)) == kind(game.turn(&world)),
        "whose turn it is does not depend on secrets of others"
    );
    let sample = |lots: &mut FairDice| candidates[lots.below(candidates.len() as u32) as usize];
    for _ in 0..16 {
        let action = sample(lots);
        let verdicts = [position, &world].map(|world| game.judge(world, seat, action));
        law!(verdicts[0] == verdicts[1], "a refusal tells {seat} nothing: {action}: {verdicts:?}");
    }
    if game.turn(position) == Turn::Decision(seat) {
        let mut there = Vec::new();
        game.list(&world, &mut there);
        law!(there == actions, "the list of {seat} does not depend on secrets of others");
        let action = actions[lots.below(actions.len() as u32) as usize];
        if !game.reveals(position, action) {
            let step = Step::Action(seat, action);
            let told = [position, &world].map(|world| told_to(game, world, Viewer::Seat(seat), step));
            let [here, there] = told;
            law!(
                here?.1 == there?.1,
                "{action} tells {seat} the same in both worlds, or `reveals` says otherwise"
            );
        }
    }
    Ok(())
}

/// A view that was sent says the same to the one who reads it.
fn views_are_read_back<G: Game>(game: &G, position: &G::Position) -> Result<(), Broken> {
    for viewer in [Viewer::Everything, Viewer::Spectator] {
        let view = game.view(position, viewer);
        let read: G::View = serde_json::from_str(&bytes(&view)?).map_err(|error| error.to_string())?;
        law!(read == view, "a view read back equals itself\n sent {view:?}\n read {read:?}");
    }
    Ok(())
}

/// Where nothing is hidden, everybody sees the same.
fn secrets_are_not_denied<G: Game>(game: &G, position: &G::Position) -> Result<(), Broken> {
    if !game.has_secrets(position) {
        let all = game.view(position, Viewer::Everything);
        for viewer in Viewer::LIMITED {
            law!(
                game.view(position, viewer) == all,
                "where nothing is hidden, {viewer:?} sees what there is"
            );
        }
    }
    Ok(())
}

/// Steps that a viewer may not read, and that do not reveal anything by themselves, look the same to it: what it is told, what
/// it sees, and what it then considers possible.
fn hidden_steps_stay_hidden<G: Game>(
    game: &G,
    position: &G::Position,
    actions: &[G::Action],
) -> Result<(), Broken> {
    let mut steps: Vec<(&'static str, Step<G>)> = Vec::new();
    if let Turn::Decision(seat) = game.turn(position) {
        let quiet = actions.iter().filter(|action| !game.reveals(position, **action));
        steps.extend(quiet.map(|action| (action.word(), Step::Action(seat, *action))));
    }
    let mut outcomes = Vec::new();
    game.chances(position, &mut outcomes);
    steps.extend(outcomes.iter().map(|(outcome, _)| (outcome.word(), Step::Outcome(*outcome))));
    for viewer in Viewer::LIMITED {
        let mut seen: Vec<(&'static str, Vec<String>)> = Vec::new();
        for &(word, step) in &steps {
            if game.audience(position, step).includes(viewer) {
                continue;
            }
            let (after, mut told) = told_to(game, position, viewer, step)?;
            if let Viewer::Seat(seat) = viewer {
                told.push(format!("{:?}", game.imagine(&after, seat, &mut FairDice::from_seed(1))));
            }
            match seen.iter().find(|(other, _)| *other == word) {
                Some((_, other)) => law!(
                    *other == told,
                    "a hidden step tells {viewer:?} nothing: {step:?}\n one {other:?}\n another {told:?}"
                ),
                None => seen.push((word, told)),
            }
        }
    }
    Ok(())
}

fn kind<R: Debug>(turn: Turn<R>) -> String {
    match turn {
        Turn::Over(_) => "over".to_owned(),
        other => format!("{other:?}"),
    }
}

/// The events of a step and the view after it, as a viewer is told them.
fn told_to<G: Game>(
    game: &G,
    position: &G::Position,
    viewer: Viewer,
    step: Step<G>,
) -> Result<(G::Position, Vec<String>), Broken> {
    let mut after = *position;
    let mut events: Vec<(Audience, G::Rule, G::Event)> = Vec::new();
    match step {
        Step::Action(_, action) => game.apply(&mut after, action, &mut events),
        Step::Outcome(outcome) => game.settle(&mut after, outcome, &mut events),
    }
    let mut heard: Vec<String> = events
        .iter()
        .filter(|(audience, ..)| audience.includes(viewer))
        .map(|(_, rule, event)| format!("{rule} {event:?}"))
        .collect();
    heard.push(bytes(&game.view(&after, viewer))?);
    Ok((after, heard))
}

fn bytes<V: serde::Serialize>(view: &V) -> Result<String, Broken> {
    serde_json::to_string(view).map_err(|error| error.to_string())
}
