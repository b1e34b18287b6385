//! Whole turns by beam search: the ends that a seat can reach, where the same end reached by different orders of small decisions
//! is one (a transposition).

use super::parallel::for_each;
use crate::clock::Instant;
use crate::judgement::judged::Judged;
use crate::judgement::{Judgement, decides};
use rustc_hash::FxHashSet;
use touchline_kernel::{Seat, Silent};

/// The first step of a turn has no predecessor.
const NONE: u32 = u32::MAX;

/// One finished turn: chance or the other seat goes on from here, or the match is over.
#[derive(Debug, Clone, Copy)]
pub(crate) struct End<P> {
    pub position: P,
    /// Points of the searching seat.
    pub value: f32,
    /// Policy logit, from the seat whose turn it is.
    pub policy: f32,
    /// The last step that led here.
    step: u32,
}

/// Finds finished turns; keeps its buffers between calls.
#[derive(Debug)]
pub(crate) struct Turns<G: Judged> {
    actions: Vec<G::Action>,
    seen: FxHashSet<G::Position>,
    frontier: Vec<Unfinished<G>>,
    next: Vec<Unfinished<G>>,
    steps: Vec<(u32, G::Action)>,
    /// The finished turns, the best for the seat that decides first.
    pub ends: Vec<End<G::Position>>,
    /// When to stop with what was found.
    pub deadline: Option<Instant>,
    /// Past the deadline, go on until one end is found.
    pub must_end: bool,
    /// No turn was dropped by the beam, by `keep` or by the deadline.
    pub complete: bool,
    /// An unfinished turn was dropped by the beam or by the deadline.
    dropped: bool,
    /// Positions judged.
    pub judged: u64,
}

/// A turn that goes on.
#[derive(Debug)]
struct Unfinished<G: Judged> {
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
            deadline: None,
            must_end: true,
            complete: true,
            dropped: false,
            judged: 0,
        }
    }
}

/// Turns judged between two looks at the clock, by all threads together.
const AT_ONCE: usize = 512;
/// Turns that a thread takes at a time.
const CHUNK: usize = 64;

/// What a unit of the policy's logit is worth, in points: the temperature that it is trained with.
pub(crate) const POLICY_POINTS: f32 = 0.025;

impl<G: Judged> Turns<G> {
    /// Finds the turns of the seat that decides in `from`: at most `beam` unfinished ones are followed at a time, and the `keep`
    /// most promising finished ones are kept. Values are points of `viewer`.
    pub fn find(
        &mut self,
        game: &G,
        judgement: &Judgement<G>,
        from: &G::Position,
        viewer: Seat,
        width: (usize, usize),
    ) {
        self.find_on(None, game, judgement, from, viewer, width);
    }

    /// [`Self::find`] on several threads, with the same result.
    pub fn find_on(
        &mut self,
        threads: Option<&rayon::ThreadPool>,
        game: &G,
        judgement: &Judgement<G>,
        from: &G::Position,
        viewer: Seat,
        (mut beam, keep): (usize, usize),
    ) {
        let deadline = self.deadline;
        let mut judged = 0;
        loop {
            self.look(threads, game, judgement, from, viewer, (beam, keep));
            self.judged += judged;
            if !self.ends.is_empty() || !self.dropped || (self.is_late() && !self.must_end) {
                break;
            }
            // What was dropped is not looked at again, even where all turns lead there: then a wider beam finds an end, late or not.
            judged = self.judged;
            beam *= 4;
            self.deadline = None;
        }
        self.deadline = deadline;
    }

    fn look(
        &mut self,
        threads: Option<&rayon::ThreadPool>,
        game: &G,
        judgement: &Judgement<G>,
        from: &G::Position,
        viewer: Seat,
        (beam, keep): (usize, usize),
    ) {
        self.seen.clear();
        self.steps.clear();
        self.ends.clear();
        self.frontier.clear();
        (self.complete, self.dropped) = (true, false);
        self.judged = 0;
        let Some(seat) = decides(game, from) else { return };
        let sign = if seat == viewer { 1.0 } else { -1.0 };
        let judge = |position: &G::Position| judgement.points(game, position, viewer);
        let evaluate = |end: &mut End<G::Position>| {
            let evaluation = judgement.evaluate(game, &end.position, viewer, seat);
            (end.value, end.policy) = (evaluation.points, evaluation.policy);
        };
        self.seen.insert(*from);
        self.frontier.push(Unfinished { position: *from, step: NONE, value: 0.0 });
        // Ends before this index are judged.
        let mut known = 0;
        while !self.frontier.is_empty() {
            self.next.clear();
            let mut at = 0;
            while let Some(&Unfinished { position: from, step: before, .. }) = self.frontier.get(at) {
                at += 1;
                if self.is_late() {
                    (self.complete, self.dropped) = (false, true);
                    if !self.must_end {
                        return;
                    }
                    // Late: the ends found so far must do, or else the first way to one.
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
                        let open = Unfinished { position, step, value: 0.0 };
                        // Half a decision is followed at once.
                        let list = if game.halfway(&position) { &mut self.frontier } else { &mut self.next };
                        list.push(open);
                    } else {
                        self.ends.push(End { position, value: 0.0, policy: 0.0, step });
                    }
                }
                if self.ends.len() - known >= AT_ONCE {
                    for_each(threads, &mut self.ends[known..], CHUNK, evaluate);
                    known = self.ends.len();
                }
            }
            for_each(threads, &mut self.ends[known..], CHUNK, evaluate);
            known = self.ends.len();
            let late = self.is_late();
            if late && (!self.must_end || !self.ends.is_empty()) {
                self.complete = false;
                break;
            }
            let beam = if late { 1 } else { beam };
            if self.next.len() > beam {
                (self.complete, self.dropped) = (false, true);
                let mut judged = 0;
                while judged < self.next.len() {
                    let upto = self.next.len().min(judged + AT_ONCE);
                    for_each(threads, &mut self.next[judged..upto], CHUNK, |open| {
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
        // The policy predicts what a search will make of the value.
        let trust = if judgement.has_policy() { POLICY_POINTS } else { 0.0 };
        let promise = |end: &End<G::Position>| sign * end.value + trust * end.policy;
        self.ends.sort_by(|a, b| promise(b).total_cmp(&promise(a)));
        if self.ends.len() > keep {
            self.complete = false;
            self.ends.truncate(keep);
        }
    }

    /// The deadline has passed.
    pub fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
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
