//! Whole turns: every way in which a seat can finish what it has begun, where the same end reached by different orders of small
//! decisions is one.

use crate::judgement::judged::Judged;
use crate::judgement::{Judgement, decides};
use crate::search::parallel::each;
use rustc_hash::FxHashSet;
use std::time::Instant;
use touchline_kernel::{Seat, Silent};

/// No step before this one.
const NONE: u32 = u32::MAX;

/// One finished turn: chance, the other seat or nobody goes on from here.
#[derive(Debug, Clone, Copy)]
pub(crate) struct End<P> {
    pub position: P,
    /// Points for the seat whose eyes the search has.
    pub value: f32,
    /// The last step that led here.
    step: u32,
}

/// Finds finished turns, with buffers that are kept.
#[derive(Debug)]
pub(crate) struct Turns<G: Judged> {
    actions: Vec<G::Action>,
    seen: FxHashSet<G::Position>,
    frontier: Vec<Open<G>>,
    next: Vec<Open<G>>,
    steps: Vec<(u32, G::Action)>,
    /// The finished turns, the best for the seat that decides first.
    pub ends: Vec<End<G::Position>>,
    /// When to be content with what was found; never, if nothing is said.
    pub until: Option<Instant>,
    /// Must there be an end, however late it is?
    pub needed: bool,
    /// Was every way followed?
    pub complete: bool,
    /// How many positions were judged.
    pub judged: u64,
}

/// A turn that goes on.
#[derive(Debug)]
struct Open<G: Judged> {
    position: G::Position,
    step: u32,
    value: f32,
}

impl<G: Judged> Default for Turns<G> {
    fn default() -> Self {
        Self {
            actions: Vec::with_capacity(256),
            seen: FxHashSet::default(),
            frontier: Vec::new(),
            next: Vec::new(),
            steps: Vec::new(),
            ends: Vec::new(),
            until: None,
            needed: true,
            complete: true,
            judged: 0,
        }
    }
}

/// How many turns are judged at a time: between two looks at the clock, and by all cores together.
const AT_ONCE: usize = 512;
/// How many of them a core takes at a time.
const PORTION: usize = 64;

impl<G: Judged> Turns<G> {
    /// Finds the turns of the seat that decides in `from`: at most `beam` unfinished ones are followed at a time, and the best
    /// `keep` finished ones are kept, judged with the eyes of `eyes`.
    pub fn find(
        &mut self,
        game: &G,
        judgement: &Judgement<G>,
        from: &G::Position,
        eyes: Seat,
        width: (usize, usize),
    ) {
        self.find_on(None, game, judgement, from, eyes, width);
    }

    /// The same, with the same result, judged on several cores.
    pub fn find_on(
        &mut self,
        threads: Option<&rayon::ThreadPool>,
        game: &G,
        judgement: &Judgement<G>,
        from: &G::Position,
        eyes: Seat,
        (beam, keep): (usize, usize),
    ) {
        self.seen.clear();
        self.steps.clear();
        self.ends.clear();
        self.frontier.clear();
        self.complete = true;
        self.judged = 0;
        let Some(seat) = decides(game, from) else { return };
        let sign = if seat == eyes { 1.0 } else { -1.0 };
        let judge = |position: &G::Position| judgement.points(game, position, eyes);
        self.seen.insert(*from);
        self.frontier.push(Open { position: *from, step: NONE, value: 0.0 });
        // How many of the ends are judged; the others are new.
        let mut known = 0;
        while !self.frontier.is_empty() {
            self.next.clear();
            let mut at = 0;
            while let Some(&Open { position: from, step: before, .. }) = self.frontier.get(at) {
                at += 1;
                if self.is_late() {
                    self.complete = false;
                    if !self.needed {
                        return;
                    }
                    // Whoever waits is content with the ends that there are, or else with the first way to one.
                    if !self.ends.is_empty() || !self.next.is_empty() {
                        break;
                    }
                }
                game.list(&from, &mut self.actions);
                let all = self.actions.len();
                game.consider(&from, &mut self.actions);
                self.complete &= self.actions.len() == all;
                for action in &self.actions {
                    let mut position = from;
                    game.apply(&mut position, *action, &mut Silent);
                    if !self.seen.insert(position) {
                        continue;
                    }
                    let step = self.steps.len() as u32;
                    self.steps.push((before, *action));
                    if decides(game, &position) == Some(seat) {
                        let open = Open { position, step, value: 0.0 };
                        // Half a decision is followed at once.
                        let line = if game.halfway(&position) { &mut self.frontier } else { &mut self.next };
                        line.push(open);
                    } else {
                        self.ends.push(End { position, value: 0.0, step });
                    }
                }
                if self.ends.len() - known >= AT_ONCE {
                    each(threads, &mut self.ends[known..], PORTION, |end| end.value = judge(&end.position));
                    known = self.ends.len();
                }
            }
            each(threads, &mut self.ends[known..], PORTION, |end| end.value = judge(&end.position));
            known = self.ends.len();
            let late = self.is_late();
            if late && (!self.needed || !self.ends.is_empty()) {
                self.complete = false;
                break;
            }
            let beam = if late { 1 } else { beam };
            if self.next.len() > beam {
                self.complete = false;
                let mut judged = 0;
                while judged < self.next.len() {
                    let upto = self.next.len().min(judged + AT_ONCE);
                    each(threads, &mut self.next[judged..upto], PORTION, |open| {
                        open.value = sign * judge(&open.position);
                    });
                    judged = upto;
                    if self.is_late() {
                        self.next.truncate(judged);
                    }
                }
                self.judged += judged as u64;
                let beam = beam.min(judged);
                self.next.select_nth_unstable_by(beam - 1, |a, b| b.value.total_cmp(&a.value));
                self.next.truncate(beam);
            }
            std::mem::swap(&mut self.frontier, &mut self.next);
        }
        self.judged += known as u64;
        // Ties keep the order in which they were found, so that the same search gives the same turn.
        self.ends.sort_by(|a, b| (sign * b.value).total_cmp(&(sign * a.value)));
        if self.ends.len() > keep {
            self.complete = false;
            self.ends.truncate(keep);
        }
    }

    /// Is somebody waiting?
    pub fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// The decisions that lead to an end, in order.
    pub fn path(&self, end: &End<G::Position>) -> Vec<G::Action> {
        let mut path = Vec::new();
        let mut at = end.step;
        while let Some((before, action)) = self.steps.get(at as usize) {
            path.push(*action);
            at = *before;
        }
        path.reverse();
        path
    }
}
