//! From an attempt to its answer, and what there is to learn of a game. Server, terminal and browser call the same functions.

use crate::error::ErrorInfo;
use crate::learn::{
    AttemptAnswer, AttemptKind, AttemptRequest, CourseInfo, DrillInfo, IdeaInfo, IntroText, LearnerInfo,
    LessonInfo, LessonText, MomentAsked, PuzzleAnswer, PuzzleInfo, StandingInfo,
};
use crate::look::{look, steps_of};
use crate::matches::{Dice, DicePart, Ending, MatchInfo, Pace, Status};
use crate::show::Hosted;
use crate::state::ChoiceInfo;
use touchline_coach::{Level, Manner, Spec};
use touchline_kernel::{BySeat, Turn, Viewer};
use touchline_lessons::{Attempt, Drill, Learner, Lesson, Puzzle, Scene, SceneError, Standing};
use touchline_live::LiveError;
use touchline_locale::Locale;

/// Acts of one attempt, at most: each request plays them again.
const ACTS_MAX: usize = 300;
/// Of the rest of a match.
const ACTS_OF_MATCH_MAX: usize = 1000;
/// What part of its time the coach has there: all of its turns are thought through again with every request.
const QUICKLY: u32 = 40;
/// Moments in one answer.
const MOMENTS_MAX: usize = 2000;

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LearnError {
    /// There is no such lesson, puzzle or drill.
    Unknown,
    /// The acts of the request cannot be made.
    Acts(String),
}

impl From<SceneError> for LearnError {
    fn from(error: SceneError) -> Self {
        Self::Acts(error.0)
    }
}

/// What is being attempted.
enum Subject {
    Lesson(&'static Lesson),
    Puzzle(&'static Puzzle),
    Drill(&'static Drill),
    Moment(Box<Scene>),
}

impl Subject {
    fn of(asked: &AttemptRequest) -> Option<Self> {
        let (game, id) = (asked.game.as_str(), asked.id.as_str());
        Some(match asked.kind {
            AttemptKind::Lesson => Self::Lesson(touchline_lessons::lesson(game, id)?),
            AttemptKind::Puzzle => Self::Puzzle(touchline_lessons::puzzle(game, id)?),
            AttemptKind::Drill => Self::Drill(touchline_lessons::drill(game, asked.rule.as_deref()?, id)?),
            // Only who has the match can say how it stood.
            AttemptKind::Moment => return None,
        })
    }

    fn scene(&self, game: &str) -> Scene {
        match self {
            Self::Lesson(lesson) => lesson.scene(),
            Self::Puzzle(puzzle) => puzzle.scene(game),
            Self::Drill(drill) => drill.scene(),
            Self::Moment(scene) => (**scene).clone(),
        }
    }
}

/// Goes on with an attempt.
///
/// # Errors
/// There is no such thing, or the acts cannot be made.
pub fn attempt(asked: &AttemptRequest, locale: &Locale) -> Result<AttemptAnswer, LearnError> {
    let subject = Subject::of(asked).ok_or(LearnError::Unknown)?;
    go_on(asked, &subject, ACTS_MAX, locale)
}

/// A match up to a moment.
#[derive(Debug, Clone)]
pub struct Until {
    /// Which moment, and who plays on.
    pub moment: MomentAsked,
    /// The options of the match.
    pub options: serde_json::Value,
    /// The steps that stand, as scenes name them.
    pub steps: Vec<String>,
}

/// Plays on from a moment of a match.
///
/// # Errors
/// The steps or the acts cannot be made.
pub fn play_on(asked: &AttemptRequest, until: Until, locale: &Locale) -> Result<AttemptAnswer, LearnError> {
    let scene = Scene {
        options: Some(until.options),
        before: until.steps,
        seat: until.moment.seat,
        seed: until.moment.seed.into(),
        coach: Spec { manner: Manner::Level(Level::Club), budget: None, divisor: QUICKLY },
        ..Scene::of(&asked.game)
    };
    go_on(asked, &Subject::Moment(Box::new(scene)), ACTS_OF_MATCH_MAX, locale)
}

fn go_on(
    asked: &AttemptRequest,
    subject: &Subject,
    acts_max: usize,
    locale: &Locale,
) -> Result<AttemptAnswer, LearnError> {
    if asked.acts.len() + asked.now.len() > acts_max {
        return Err(LearnError::Acts("the attempt is too long".to_owned()));
    }
    let mut acts = asked.acts.clone();
    let mut going = Attempt::resume(subject.scene(&asked.game), &acts)?;
    let mut answer = AttemptAnswer {
        update: None,
        acts: Vec::new(),
        standing: StandingInfo::Going,
        refused: None,
        mistake: None,
        say: None,
        next: None,
        looks: None,
        lesson: None,
        puzzle: None,
        answer: None,
        learner: None,
    };
    if !asked.look.is_empty() {
        answer.looks = Some(look(going.live(), going.seat(), &asked.look, locale));
        answer.standing = shown(going.standing());
        answer.acts = acts;
        return Ok(answer);
    }
    let mut last_refused = None;
    for planned in &asked.now {
        let act = planned.action.as_str();
        if act == "undo" {
            match going.undo() {
                Ok(()) => acts.push(act.to_owned()),
                Err(error) => last_refused = Some(refusal(&error, &going, locale)),
            }
            continue;
        }
        if let Subject::Lesson(lesson) = subject
            && let Some(mistake) = lesson.mistake(&going, act)
            && asked.now.len() == 1
        {
            answer.mistake = mistake.text.as_ref().map(|text| text.get(locale.language().code()).to_owned());
            if let Err(error) = going.live().position().judge(going.seat(), act) {
                last_refused = Some(refusal(&LiveError::Step(error), &going, locale));
            }
            break;
        }
        match going.act(act) {
            Ok(()) => acts.push(act.to_owned()),
            Err(_) if planned.optional => {}
            Err(error) => {
                last_refused = Some(refusal(&error, &going, locale));
                break;
            }
        }
    }
    if last_refused.is_some() && acts.len() > asked.acts.len() {
        // All of it or nothing.
        acts.clone_from(&asked.acts);
        going = Attempt::resume(subject.scene(&asked.game), &acts)?;
    }
    answer.refused = last_refused;
    answer.standing = shown(going.standing());
    let begins = acts.is_empty();
    match subject {
        Subject::Lesson(lesson) => {
            if let Some(guide) = lesson.next(&going).filter(|_| going.asks()) {
                answer.say = guide.say.as_ref().map(|text| text.get(locale.language().code()).to_owned());
                answer.next = choice(&going, &guide.act);
            }
            answer.lesson = begins.then(|| lesson_text(lesson, locale));
        }
        Subject::Puzzle(puzzle) => {
            answer.puzzle = begins.then(|| puzzle_info(&asked.game, puzzle));
            answer.answer = acts.first().map(|first| puzzle_answer(&asked.game, puzzle, first, locale));
        }
        Subject::Drill(_) | Subject::Moment(_) => {}
    }
    answer.learner = learned(asked, subject, &going, &mut answer.answer);
    let hosted = Hosted {
        game: going.live().game().as_ref(),
        live: Some(going.live()),
        online: BySeat::new(true, true),
    };
    let info = info(asked, &going);
    answer.update =
        Some(hosted.since(info, Viewer::Seat(going.seat()), &[going.seat()], asked.since, MOMENTS_MAX));
    answer.acts = acts;
    Ok(answer)
}

fn shown(standing: Standing) -> StandingInfo {
    match standing {
        Standing::Going => StandingInfo::Going,
        Standing::Solved => StandingInfo::Solved,
        Standing::Failed => StandingInfo::Failed,
    }
}

fn refusal(error: &LiveError, going: &Attempt, locale: &Locale) -> ErrorInfo {
    let names = BySeat::from_fn(|seat| locale.team(seat).to_string());
    ErrorInfo::of_live(error, going.live().game().id(), &names, locale)
}

fn choice(going: &Attempt, act: &str) -> Option<ChoiceInfo> {
    let legal = going.live().position().legal();
    legal.into_iter().find(|choice| choice.text == act).map(ChoiceInfo::from)
}

fn lesson_text(lesson: &Lesson, locale: &Locale) -> LessonText {
    let code = locale.language().code();
    let course = touchline_lessons::course(&lesson.game);
    let at = course.iter().position(|one| one.id == lesson.id);
    LessonText {
        title: lesson.title.get(code).to_owned(),
        task: lesson.task.get(code).to_owned(),
        done: lesson.done.get(code).to_owned(),
        hints: lesson.hints.iter().map(|hint| hint.get(code).to_owned()).collect(),
        rules: lesson.rules.iter().map(|rule| rule.clone().into()).collect(),
        acts_max: lesson.acts_max,
        next: at.and_then(|at| course.get(at + 1)).map(|next| next.id.clone()),
    }
}

fn puzzle_info(game: &str, puzzle: &Puzzle) -> PuzzleInfo {
    PuzzleInfo {
        game: game.to_owned().into(),
        id: puzzle.id.clone().into(),
        theme: puzzle.theme.name().into(),
        rating: puzzle.rating,
    }
}

fn puzzle_answer(game: &str, puzzle: &Puzzle, chosen: &str, locale: &Locale) -> PuzzleAnswer {
    let start = Attempt::begin(puzzle.scene(game)).ok();
    let steps = |line: &[String]| {
        start.as_ref().map(|start| steps_of(start.live().position(), puzzle.seat, line)).unwrap_or_default()
    };
    PuzzleAnswer {
        exact: puzzle.exact,
        right: chosen == puzzle.best(),
        chosen: chosen.to_owned(),
        ideas: puzzle
            .ideas
            .iter()
            .map(|idea| IdeaInfo { line: idea.line.clone(), steps: steps(&idea.line), points: idea.points })
            .collect(),
        why: puzzle
            .why
            .as_ref()
            .and_then(|(feature, here, there)| locale.why(game, feature, *here, *there, true)),
        margin: puzzle.margin,
        rating: None,
    }
}

/// What the learner has done with this attempt.
fn learned(
    asked: &AttemptRequest,
    subject: &Subject,
    going: &Attempt,
    answer: &mut Option<PuzzleAnswer>,
) -> Option<LearnerInfo> {
    let mut learner = Learner::from(asked.learner.as_ref()?);
    match subject {
        Subject::Lesson(lesson) if going.standing() == Standing::Solved => {
            learner.lesson_done(&asked.game, &lesson.id, asked.day);
        }
        // Only the first answer counts.
        Subject::Puzzle(puzzle) if asked.acts.is_empty() => {
            if let Some(answer) = answer {
                let tried =
                    learner.puzzle_tried(&asked.game, &puzzle.id, puzzle.rating, answer.right, asked.day);
                answer.rating = Some((tried.before, tried.after));
            }
        }
        _ => {}
    }
    Some(learner.into())
}

fn info(asked: &AttemptRequest, going: &Attempt) -> MatchInfo {
    let part = || DicePart { commitment: None, secret: None };
    let live = going.live();
    let score = live.position().score();
    let other = going.seat().other();
    let coach = going.scene().coach_name().to_owned();
    let result = live.record(Viewer::Everything).result.filter(|_| live.ending().is_some());
    MatchInfo {
        id: format!("{}-{}", asked.game, asked.id),
        game: asked.game.clone(),
        options: serde_json::from_str(&live.game().changed_options()).unwrap_or_default(),
        kind: "coach".to_owned(),
        status: if result.is_some() { Status::Over } else { Status::Playing },
        names: BySeat::default(),
        people: BySeat::default(),
        rated: false,
        chat: false,
        practice: true,
        competition: None,
        own_dice: false,
        brought: false,
        coaches: BySeat::from_fn(|seat| (seat == other).then(|| coach.clone())),
        you: vec![going.seat()],
        turn: match live.turn() {
            Turn::Decision(seat) if going.standing() == Standing::Going => Some(seat),
            _ => None,
        },
        score: BySeat::new(i64::from(score.home), i64::from(score.away)),
        number: i64::from(live.number()),
        result: result.as_ref().map(ToString::to_string),
        ending: result.as_ref().map(Ending::from),
        pace: Pace::None,
        clock: None,
        dice: Dice { server: part(), home: part(), away: part() },
        rematch: None,
        created_ms: 0,
        updated_ms: 0,
    }
}

/// What there is to learn of a game; none for a game that there is not.
#[must_use]
pub fn course(game: &str, locale: &Locale) -> Option<CourseInfo> {
    let guide = touchline_games::guide(game).ok()?;
    let code = locale.language().code();
    let intro = touchline_lessons::intro(game)?;
    let said =
        |texts: &[touchline_lessons::Text]| texts.iter().map(|text| text.get(code).to_owned()).collect();
    let rules = guide.sections.iter().flat_map(|section| &section.rules);
    Some(CourseInfo {
        intro: IntroText {
            goal: intro.goal.get(code).to_owned(),
            turn: intro.turn.get(code).to_owned(),
            matters: said(&intro.matters),
            parts: said(&intro.parts),
        },
        lessons: touchline_lessons::course(game)
            .iter()
            .map(|lesson| LessonInfo {
                id: lesson.id.clone(),
                title: lesson.title.get(code).to_owned(),
                rules: lesson.rules.iter().map(|rule| rule.clone().into()).collect(),
            })
            .collect(),
        puzzles: touchline_lessons::puzzles(game).iter().map(|puzzle| puzzle_info(game, puzzle)).collect(),
        drills: rules
            .flat_map(|rule| touchline_lessons::drills(game, rule.id))
            .map(|drill| DrillInfo {
                rule: drill.rule.clone().into(),
                id: drill.id.clone().into(),
                act: drill.act.clone().into(),
                allowed: drill.allowed,
            })
            .collect(),
    })
}

/// The puzzle of a day.
#[must_use]
pub fn daily(day: u32) -> Option<PuzzleInfo> {
    touchline_lessons::daily(day).map(|(game, puzzle)| puzzle_info(game, puzzle))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::PlannedAction;
    use touchline_locale::Language;

    fn asked(game: &str, acts: &[&str], now: &[&str]) -> AttemptRequest {
        AttemptRequest {
            game: game.to_owned(),
            kind: AttemptKind::Lesson,
            id: "first".to_owned(),
            rule: None,
            moment: None,
            acts: acts.iter().map(|act| (*act).to_owned()).collect(),
            now: now.iter().map(|act| PlannedAction { action: (*act).to_owned(), optional: false }).collect(),
            look: Vec::new(),
            since: 0,
            learner: Some(LearnerInfo::default()),
            day: 20_000,
        }
    }

    #[test]
    fn every_first_lesson_is_solved_over_the_wire_and_noted() {
        let locale = Locale::new(Language::Fi);
        for guide in touchline_games::guides() {
            let lesson = touchline_lessons::lesson(guide.id, "first").unwrap();
            let mut acts: Vec<String> = Vec::new();
            for (i, step) in lesson.step.iter().enumerate() {
                let before: Vec<&str> = acts.iter().map(String::as_str).collect();
                let answer = attempt(&asked(guide.id, &before, &[&step.act]), &locale).unwrap();
                assert_eq!(answer.refused, None, "{} {}", guide.id, step.act);
                acts = answer.acts;
                let last = i + 1 == lesson.step.len();
                let standing = if last { StandingInfo::Solved } else { StandingInfo::Going };
                assert_eq!(answer.standing, standing, "{} {}", guide.id, step.act);
                assert_eq!(answer.next.is_some(), !last);
                let learner = answer.learner.unwrap();
                assert_eq!(learner.lessons.get(guide.id).map(Vec::len), last.then_some(1));
                assert_eq!(learner.streak, u32::from(last));
            }
        }
    }

    #[test]
    fn a_plan_is_made_whole_or_not_at_all() {
        let locale = Locale::new(Language::En);
        let answer = attempt(&asked("volchok", &["basic"], &["kick e10", "kick a1"]), &locale).unwrap();
        assert_eq!(answer.acts, ["basic"]);
        assert_eq!(answer.refused.unwrap().code, "refused");
        let undone = attempt(&asked("volchok", &["basic", "kick e10"], &["undo"]), &locale).unwrap();
        assert_eq!(undone.acts, ["basic", "kick e10", "undo"]);
        assert!(attempt(&asked("volchok", &["nonsense"], &[]), &locale).is_err());
        let unknown = AttemptRequest { id: "no-such".to_owned(), ..asked("volchok", &[], &[]) };
        assert_eq!(attempt(&unknown, &locale).err(), Some(LearnError::Unknown));
    }

    #[test]
    fn a_mistake_is_answered_and_not_made() {
        let locale = Locale::new(Language::En);
        let answer = attempt(&asked("volchok", &["basic"], &["end"]), &locale).unwrap();
        assert_eq!(answer.acts, ["basic"]);
        assert_eq!(answer.refused.unwrap().rule.as_deref(), Some("BALL-1"));
    }
}
