//! Every lesson can be solved by its own way and, where that makes sense, by a club player; each mistake gets its answer.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use touchline_coach::{Budget, Clock, Level, Manner, Spec, hire};
use touchline_games::{Guide, StepError, guides};
use touchline_lessons::{Attempt, Lesson, Standing, Text, lesson_files, read_lesson};
use touchline_live::LiveError;

/// The lessons as they are on disk: who writes one need not build anything to try it.
static ON_DISK: LazyLock<BTreeMap<String, Vec<Lesson>>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let of_game = |guide: Guide| {
        let mut files: Vec<_> =
            std::fs::read_dir(root.join(guide.id)).unwrap().flatten().map(|file| file.path()).collect();
        files.sort();
        let read = |path: &PathBuf| {
            let stem = path.file_stem().unwrap().to_str().unwrap();
            let id = stem.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-');
            let text = std::fs::read_to_string(path).unwrap();
            read_lesson(guide.id, id, &text).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
        };
        (guide.id.to_owned(), files.iter().map(read).collect())
    };
    guides().into_iter().map(of_game).collect()
});

fn course(game: &str) -> &'static [Lesson] {
    &ON_DISK[game]
}

fn every() -> impl Iterator<Item = &'static Lesson> {
    guides().into_iter().flat_map(|guide| course(guide.id))
}

fn name(lesson: &Lesson) -> String {
    format!("{}/{}", lesson.game, lesson.id)
}

#[test]
fn every_file_is_a_lesson_with_a_name_of_its_own() {
    let mut names = BTreeSet::new();
    let mut faults = Vec::new();
    for (game, id, text) in lesson_files() {
        assert!(names.insert((game.clone(), id.clone())), "{game}/{id} twice");
        if let Err(why) = read_lesson(&game, &id, text) {
            faults.push(format!("{game}/{id}: {why}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for lesson in every() {
        let built_in = touchline_lessons::lesson(&lesson.game, &lesson.id);
        assert_eq!(built_in, Some(lesson), "{}", name(lesson));
    }
    assert_eq!(names.len(), every().count());
}

#[test]
fn a_lesson_without_a_language_or_with_an_empty_condition_is_refused() {
    let (game, id, text) = lesson_files().next().unwrap();
    let without = text.lines().filter(|line| !line.starts_with("task.ru")).collect::<Vec<_>>().join("\n");
    assert!(read_lesson(&game, &id, &without).unwrap_err().contains("ru"));
    let goal = text.lines().find(|line| line.starts_with("goal")).unwrap();
    let why = read_lesson(&game, &id, &text.replace(goal, "goal = {}")).unwrap_err();
    assert_eq!(why, "a condition says nothing");
}

#[test]
fn every_game_has_a_course_that_begins_with_a_short_first_lesson() {
    for guide in guides() {
        let lessons = course(guide.id);
        assert!(lessons.len() >= 10, "{}: {} lessons", guide.id, lessons.len());
        assert_eq!(lessons[0].id, "first");
        assert!(lessons[0].step.len() <= 5, "{}: the first lesson is long", guide.id);
    }
}

#[test]
fn every_lesson_is_solved_by_its_own_way() {
    let mut faults = Vec::new();
    for lesson in every() {
        let mut attempt = lesson.begin().unwrap_or_else(|why| panic!("{}: {why}", name(lesson)));
        if lesson.scene().goal.unwrap().holds(attempt.live().position(), attempt.told(), 0) {
            faults.push(format!("{}: solved before it begins", name(lesson)));
        }
        for guide in &lesson.step {
            if !attempt.asks() {
                faults.push(format!(
                    "{}: `{}` is not asked for: {:?}",
                    name(lesson),
                    guide.act,
                    attempt.live().turn()
                ));
            }
            if lesson.mistake(&attempt, &guide.act).is_some() {
                faults.push(format!("{}: the way `{}` is also a mistake", name(lesson), guide.act));
            }
            if let Err(why) = attempt.act(&guide.act) {
                let legal: Vec<_> =
                    attempt.live().position().legal().into_iter().map(|choice| choice.text).collect();
                faults.push(format!("{}: `{}`: {why}; legal: {}", name(lesson), guide.act, legal.join(", ")));
                break;
            }
        }
        if attempt.standing() != Standing::Solved {
            let told: Vec<_> =
                attempt.told().iter().map(|told| format!("{} {:?}", told.event, told.facts)).collect();
            faults.push(format!(
                "{}: its way ends {:?}; told: {}",
                name(lesson),
                attempt.standing(),
                told.join(", ")
            ));
        }
        if lesson.step.len() > lesson.acts_max as usize {
            faults.push(format!("{}: its way is longer than it may be", name(lesson)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A club player's thinking, counted: the same on any machine.
const CLUB: Spec = Spec { manner: Manner::Level(Level::Club), budget: Some(Budget::Nodes(4000)), divisor: 1 };

#[test]
fn a_club_player_solves_every_lesson_that_asks_for_good_play() {
    let mut faults = Vec::new();
    for lesson in every().filter(|lesson| lesson.coach) {
        let solves = |seed: u64| {
            let mut attempt = lesson.begin().unwrap();
            let mut coach = hire(&lesson.game, CLUB, Clock::Counted, seed, None).unwrap();
            while attempt.asks() {
                let Some(action) = coach.decide(attempt.live().position(), attempt.seat()) else { break };
                if lesson.mistake(&attempt, &action).is_some() || attempt.act(&action).is_err() {
                    break;
                }
            }
            (attempt.standing() == Standing::Solved, attempt.acts().join(", "))
        };
        let tries: Vec<_> = (1..=8).map(solves).collect();
        if !tries.iter().any(|(solved, _)| *solved) {
            faults.push(format!("{}: {}", name(lesson), tries[0].1));
        }
    }
    assert!(faults.is_empty(), "a club player does not solve\n{}", faults.join("\n"));
}

#[test]
fn every_mistake_gets_its_answer() {
    let mut faults = Vec::new();
    for lesson in every() {
        for mistake in &lesson.mistake {
            // The first moment on the way at which the mistake can be made.
            let mut attempt = lesson.begin().unwrap();
            let mut answered = false;
            let mut found = Vec::new();
            for guide in lesson.step.iter().map(|guide| guide.act.as_str()).chain([""]) {
                let position = attempt.live().position();
                let acts: Vec<String> = match mistake.act.strip_suffix('*') {
                    Some(_) => position
                        .legal()
                        .into_iter()
                        .map(|choice| choice.text)
                        .filter(|act| mistake.is(act, attempt.acts().len()))
                        .collect(),
                    None => vec![mistake.act.clone()],
                };
                for act in acts {
                    let known = lesson.mistake(&attempt, &act) == Some(mistake);
                    let judged = position.judge(attempt.seat(), &act);
                    found.push(format!("{judged:?}"));
                    answered |= known
                        && match (&mistake.refused, judged) {
                            (Some(rule), Err(StepError::Refused(why))) => why.rule == rule,
                            (None, Ok(())) => mistake.text.is_some(),
                            _ => false,
                        };
                }
                if answered || guide.is_empty() || !attempt.asks() || attempt.act(guide).is_err() {
                    break;
                }
            }
            if !answered {
                faults.push(format!(
                    "{}: mistake `{}` ({:?}): {}",
                    name(lesson),
                    mistake.act,
                    mistake.refused,
                    found.join(" | ")
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_chapter_of_every_rulebook_is_met() {
    let mut faults = Vec::new();
    for guide in guides() {
        let known: BTreeSet<&str> =
            guide.sections.iter().flat_map(|section| section.rules.iter().map(|rule| rule.id)).collect();
        let mut cited = BTreeSet::new();
        for lesson in course(guide.id) {
            for rule in &lesson.rules {
                if !known.contains(rule.as_str()) {
                    faults.push(format!("{}: there is no rule {rule}", name(lesson)));
                }
                cited.insert(rule.as_str());
            }
        }
        for section in &guide.sections {
            if !section.rules.iter().any(|rule| cited.contains(rule.id)) {
                faults.push(format!(
                    "{}: no lesson meets chapter {} ({})",
                    guide.id, section.name, section.rules[0].id
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_text_is_empty_or_left_in_english() {
    let mut faults = Vec::new();
    for lesson in every() {
        let says = lesson.step.iter().filter_map(|guide| guide.say.as_ref());
        let why = lesson.mistake.iter().filter_map(|mistake| mistake.text.as_ref());
        for text in [&lesson.title, &lesson.task, &lesson.done]
            .into_iter()
            .chain(&lesson.hints)
            .chain(says)
            .chain(why)
        {
            for language in Text::LANGUAGES {
                let said = text.get(language);
                if said.trim().is_empty() || language != "en" && said == text.get("en") && said.len() > 12 {
                    faults.push(format!("{} {language}: {said:?}", name(lesson)));
                }
            }
            let cyrillic = text.get("ru").chars().any(|c| ('а'..='я').contains(&c));
            if !cyrillic {
                faults.push(format!("{} ru: {:?}", name(lesson), text.get("ru")));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn taking_an_act_back_brings_position_chances_and_goal_back() {
    for lesson in every() {
        let mut attempt = lesson.begin().unwrap();
        let start = attempt.live().position().setup();
        for guide in &lesson.step {
            attempt.act(&guide.act).unwrap();
        }
        if attempt.live().ending().is_some() {
            assert_eq!(attempt.undo(), Err(LiveError::Over), "{}", name(lesson));
            continue;
        }
        while !attempt.acts().is_empty() {
            attempt.undo().unwrap();
        }
        assert_eq!(attempt.live().position().setup(), start, "{}", name(lesson));
        assert_eq!(
            (attempt.standing(), attempt.told().len()),
            (Standing::Going, lesson.begin().unwrap().told().len())
        );
        for guide in &lesson.step {
            attempt.act(&guide.act).unwrap();
        }
        // Where nothing was scripted the dice go on: what is taken back is not rolled the same again.
        assert_eq!(attempt.standing(), Standing::Solved, "{}", name(lesson));
    }
}

#[test]
fn an_attempt_is_the_same_when_its_acts_are_made_again() {
    for lesson in every() {
        let acts: Vec<String> = lesson.step.iter().map(|guide| guide.act.clone()).collect();
        let attempt = Attempt::resume(lesson.scene(), &acts).unwrap();
        let again = Attempt::resume(lesson.scene(), &acts).unwrap();
        assert_eq!(attempt.live().entries(), again.live().entries(), "{}", name(lesson));
        let with_undo: Vec<String> =
            acts[..1].iter().cloned().chain(["undo".to_owned()]).chain(acts.iter().cloned()).collect();
        if acts.len() > 1 {
            let back = Attempt::resume(lesson.scene(), &with_undo).unwrap();
            assert_eq!(back.live().position().setup(), attempt.live().position().setup(), "{}", name(lesson));
        }
    }
}

#[test]
fn every_game_has_a_page_that_introduces_it() {
    for guide in guides() {
        let intro = touchline_lessons::intro(guide.id).unwrap_or_else(|| panic!("{} has none", guide.id));
        assert!(intro.parts.len() >= 5, "{}", guide.id);
        for text in [&intro.goal, &intro.turn].into_iter().chain(&intro.matters).chain(&intro.parts) {
            assert!(Text::LANGUAGES.iter().all(|language| !text.get(language).is_empty()));
        }
    }
}
