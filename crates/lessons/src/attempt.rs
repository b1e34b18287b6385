//! An attempt: a scene being played.

use crate::scene::{Opened, Scene, SceneError};
use touchline_coach::{Clock, Hired, Level, Manner, Spec, hire};
use touchline_games::Told;
use touchline_kernel::dice::FairDice;
use touchline_kernel::{BySeat, Seat, Turn};
use touchline_live::{Dice, LiveError, Match};

/// Where nobody said what the other side does, a beginner decides; a search would cost more than the lesson.
pub(crate) fn rookie() -> Spec {
    Spec { manner: Manner::Level(Level::Rookie), budget: None, divisor: 1 }
}

/// Steps without a decision of the learner, at most: a scene whose other side never ends its turn stops here.
const STEPS_MAX: usize = 400;

/// How an attempt stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It goes on.
    Going,
    /// The goal is reached.
    Solved,
    /// It cannot be reached any more.
    Failed,
}

/// What taking an act back goes back to.
#[derive(Debug, Clone)]
struct Mark {
    told: usize,
    chances: Vec<bool>,
    answers: Vec<bool>,
}

/// A scene being played.
#[derive(Debug)]
pub struct Attempt {
    scene: Scene,
    live: Match,
    seat: Seat,
    coach: Option<Box<dyn Hired>>,
    dice: FairDice,
    told: Vec<Told>,
    /// Which scripted chances and answers have come.
    chances: Vec<bool>,
    answers: Vec<bool>,
    marks: Vec<Mark>,
    acts: Vec<String>,
    standing: Standing,
}

impl Attempt {
    /// Begins a scene.
    ///
    /// # Errors
    /// It cannot be played.
    pub fn begin(scene: Scene) -> Result<Self, SceneError> {
        let Opened { game, position, seat } = scene.open()?;
        let coach = hire(&scene.game, scene.coach, Clock::Counted, scene.seed, None);
        let mut live = Match::from(game, position, BySeat::default(), &Dice::Table);
        live.set_practice(true);
        let mut attempt = Self {
            live,
            seat,
            coach,
            dice: FairDice::from_seed(scene.seed),
            told: Vec::new(),
            chances: vec![false; scene.chances.len()],
            answers: vec![false; scene.answers.len()],
            marks: Vec::new(),
            acts: Vec::new(),
            standing: Standing::Going,
            scene,
        };
        attempt.go_on();
        Ok(attempt)
    }

    /// Begins a scene and makes these acts; `undo` takes the last one back.
    ///
    /// # Errors
    /// The scene cannot be played, or an act cannot be made.
    pub fn resume(scene: Scene, acts: &[String]) -> Result<Self, SceneError> {
        let mut attempt = Self::begin(scene)?;
        for act in acts {
            let made = if act == UNDO { attempt.undo() } else { attempt.act(act) };
            made.map_err(|error| SceneError(format!("`{act}`: {error}")))?;
        }
        Ok(attempt)
    }

    /// The match.
    #[must_use]
    pub fn live(&self) -> &Match {
        &self.live
    }

    /// The scene.
    #[must_use]
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The learner's seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The decisions that the learner has made and not taken back.
    #[must_use]
    pub fn acts(&self) -> &[String] {
        &self.acts
    }

    /// Everything that was told and was not taken back.
    #[must_use]
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    /// How it stands.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// May the learner decide now?
    #[must_use]
    pub fn asks(&self) -> bool {
        self.standing == Standing::Going && self.live.turn() == Turn::Decision(self.seat)
    }

    /// The learner decides; then chance and the other side have their say.
    ///
    /// # Errors
    /// As [`Match::act`]; over, if the attempt is.
    pub fn act(&mut self, action: &str) -> Result<(), LiveError> {
        if self.standing != Standing::Going {
            return Err(LiveError::Over);
        }
        let mark =
            Mark { told: self.told.len(), chances: self.chances.clone(), answers: self.answers.clone() };
        let moment = self.live.act(self.seat, action)?;
        self.told.extend(moment.told);
        self.marks.push(mark);
        self.acts.push(action.to_owned());
        self.judge();
        self.go_on();
        Ok(())
    }

    /// Takes the learner's last decision back, over chance and answers.
    ///
    /// # Errors
    /// There is none, or the match is over.
    pub fn undo(&mut self) -> Result<(), LiveError> {
        if self.marks.is_empty() {
            return Err(LiveError::NothingToUndo);
        }
        if self.live.can_undo(self.seat) {
            self.live.undo(self.seat)?;
        } else {
            self.live.ask_undo(self.seat)?;
            self.live.accept(self.seat.other())?;
        }
        if let Some(mark) = self.marks.pop() {
            self.told.truncate(mark.told);
            (self.chances, self.answers) = (mark.chances, mark.answers);
        }
        self.acts.pop();
        self.standing = Standing::Going;
        Ok(())
    }

    /// Lets chance and the other side go on until the learner decides.
    fn go_on(&mut self) {
        for _ in 0..STEPS_MAX {
            let moment = match self.live.turn() {
                Turn::Chance => {
                    let Some(outcome) = self.outcome() else { break };
                    self.live.settle(&outcome)
                }
                Turn::Decision(seat) if seat != self.seat && self.standing == Standing::Going => {
                    let Some(action) = self.answer(seat) else { break };
                    self.live.act(seat, &action)
                }
                _ => break,
            };
            let Ok(moment) = moment else { break };
            self.told.extend(moment.told);
            self.judge();
        }
        let used_up = |max: u32| self.acts.len() >= max as usize;
        if self.standing == Standing::Going
            && (matches!(self.live.turn(), Turn::Over(_)) && self.scene.goal.is_some()
                || self.scene.acts_max.is_some_and(used_up))
        {
            self.standing = Standing::Failed;
        }
    }

    /// What chance gives.
    fn outcome(&mut self) -> Option<String> {
        let position = self.live.position();
        let possible = position.chances();
        for (idx, chance) in self.scene.chances.iter().enumerate() {
            if !self.chances[idx] && possible.iter().any(|one| one.text == *chance) {
                self.chances[idx] = true;
                return Some(chance.clone());
            }
        }
        position.draw_outcome(&mut self.dice)
    }

    /// What the other side does.
    fn answer(&mut self, seat: Seat) -> Option<String> {
        let position = self.live.position();
        for (idx, answer) in self.scene.answers.iter().enumerate() {
            if !self.answers[idx] && position.judge(seat, answer).is_ok() {
                self.answers[idx] = true;
                return Some(answer.clone());
            }
        }
        self.coach.as_mut()?.decide(position, seat)
    }

    /// Notes what has become of it. What was reached stays reached.
    fn judge(&mut self) {
        if self.standing != Standing::Going {
            return;
        }
        let acts = u32::try_from(self.acts.len()).unwrap_or(u32::MAX);
        let holds = |condition: &Option<crate::Condition>| {
            condition.as_ref().is_some_and(|one| one.holds(self.live.position(), &self.told, acts))
        };
        if holds(&self.scene.goal) {
            self.standing = Standing::Solved;
        } else if holds(&self.scene.fail) {
            self.standing = Standing::Failed;
        }
    }
}

/// Among the acts of an attempt: takes the last decision back.
pub(crate) const UNDO: &str = "undo";
