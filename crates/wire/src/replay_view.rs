//! From a live match to its replay: its moments with the position after each, the goals on the way, and the proof of its dice.

use crate::matches::{Dice, DicePart};
use crate::replay::{Frame, GoalMark, Proof, Replay, ReplayAbout};
use crate::show;
use crate::state::{By, MomentInfo, Odds};
use crate::written::Written;
use touchline_coach::Level;
use touchline_kernel::dice::{Commitment, Secret, to_hex};
use touchline_kernel::record::{DiceSource, Entry, Record};
use touchline_kernel::{BySeat, Seat, Turn, Viewer};
use touchline_live::{Match, Verdict};

/// At most `frames_max` positions from number `from` on, 0 being the start. What is true of the whole match comes with the first: it costs
/// as much as the match is long, and is worked out only then.
#[must_use]
pub fn replay(
    live: &Match,
    about: impl FnOnce() -> ReplayAbout,
    viewer: Viewer,
    from: u32,
    frames_max: usize,
) -> Replay {
    let length = live.entries().len();
    let first = (from as usize).min(length);
    let last = length.min(first.saturating_add(frames_max.saturating_sub(1)));
    Replay {
        viewer: viewer.into(),
        length: number(length),
        about: (from == 0).then(about),
        frames: (first..=last).filter_map(|idx| frame(live, idx, viewer)).collect(),
    }
}

/// The seats of a record that were computer coaches, by their names. Coaches do not play each other here, nor with real dice.
#[must_use]
pub fn coached(record: &Record) -> BySeat<Option<Level>> {
    let named = |name: &String| Level::ALL.into_iter().find(|level| level.name() == name);
    let coaches = BySeat::from_fn(|seat| named(&record.names[seat]));
    let both = coaches.iter().all(|(_, coach)| coach.is_some());
    if both || record.dice == DiceSource::Table { BySeat::default() } else { coaches }
}

fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn frame(live: &Match, entries: usize, viewer: Viewer) -> Option<Frame> {
    let position = live.position_after(entries)?;
    let moment = match entries.checked_sub(1) {
        Some(idx) => show::moment(live.moments(idx..idx + 1).first()?, viewer),
        None => {
            let (step, word, facts) = (None, None, None);
            MomentInfo { number: 0, by: By::Match, step, word, facts, events: Vec::new() }
        }
    };
    let turn = match position.turn() {
        Turn::Decision(seat) => Some(seat),
        _ => None,
    };
    Some(Frame {
        moment,
        turn,
        score: position.score(),
        view: Written::new(position.view_text(viewer)),
        odds: odds(live, entries),
    })
}

/// What could come of the last of so many entries, if it is a decision.
fn odds(live: &Match, entries: usize) -> Vec<Odds> {
    let forecast = || {
        let idx = entries.checked_sub(1)?;
        let Entry::Action(_, Some(action)) = live.entries().get(idx)? else { return None };
        Some(live.position_after(idx)?.forecast(action))
    };
    forecast().unwrap_or_default().into_iter().map(Odds::from).collect()
}

/// What is true of a whole match, with what recomputing its record says.
#[must_use]
pub fn about(live: &Match, record: &Record) -> ReplayAbout {
    ReplayAbout {
        game: record.game.clone(),
        options: serde_json::from_str(&record.options).unwrap_or_default(),
        all_options: live.game().full_options(),
        names: record.names.clone(),
        date: record.date.clone(),
        result: record.result.as_ref().map(ToString::to_string),
        ending: record.result.as_ref().map(Into::into),
        goals: goals(live),
        // The dice of a match that goes on are not known yet.
        proof: record.result.as_ref().and_then(|_| proof(record)),
    }
}

/// Every goal that still counts: one that was taken back is none.
fn goals(live: &Match) -> Vec<GoalMark> {
    let length = live.entries().len();
    let mut scores = Vec::with_capacity(length + 1);
    live.walk(0..length, |_, _, before| scores.push(before.score()));
    scores.push(live.position().score());
    let mut marks: Vec<GoalMark> = Vec::new();
    for (i, (entry, scores)) in live.entries().iter().zip(scores.windows(2)).enumerate() {
        if let Entry::Undo(to) = entry {
            marks.retain(|mark| mark.number <= *to);
            continue;
        }
        let (before, score) = (scores[0], scores[1]);
        let scorer = Seat::BOTH.into_iter().find(|seat| score[*seat] > before[*seat]);
        marks.extend(scorer.map(|seat| GoalMark { number: number(i + 1), seat, score }));
    }
    marks
}

/// What recomputing the match says about its dice.
fn proof(record: &Record) -> Option<Proof> {
    let verdict = touchline_live::verify(record).ok()?;
    let chances = record.entries.iter().filter(|entry| matches!(entry, Entry::Chance(_))).count();
    let part = |(commitment, secret): &(Commitment, Option<Secret>)| DicePart {
        commitment: Some(to_hex(&commitment.0)),
        secret: secret.map(|secret| to_hex(&secret.0)),
    };
    let (source, seed, dice) = match &record.dice {
        DiceSource::Table => ("table", None, None),
        DiceSource::Seed(seed) => ("seed", Some(seed.to_string()), None),
        DiceSource::Many { seed, number } => ("seed", Some(format!("{seed}/{number}")), None),
        DiceSource::Shared { server, home, away } => {
            ("shared", None, Some(Dice { server: part(server), home: part(home), away: part(away) }))
        }
    };
    let (verdict, party, entry) = match verdict {
        Verdict::Proven { .. } => ("proven", None, None),
        Verdict::LegalOnly { .. } => ("legal", None, None),
        Verdict::BrokenCommitment(party) => ("broken", Some(party), None),
        Verdict::WrongRoll { number, .. } => ("wrong", None, Some(number)),
    };
    Some(Proof {
        source: source.into(),
        seed,
        dice,
        verdict: verdict.into(),
        chances: number(chances),
        party: party.map(Into::into),
        entry,
    })
}
