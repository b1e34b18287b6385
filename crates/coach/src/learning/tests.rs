//! Learning as a whole, in the small: reproducible, resumable, and better than what it began with.

use super::*;
use touchline_kernel::Game;
use touchline_volchok::Volchok;

fn lesson() -> Lesson {
    Lesson { seed: 3, matches: 6, gate_matches: 4, gate_coach: "greedy".to_owned(), from_embedded: false }
}

fn volchok() -> Volchok {
    Volchok::new(serde_json::from_str(r#"{"goals_to_win":1,"turn_limit":40}"#).unwrap()).unwrap()
}

fn generation(school: &mut School<Volchok>) -> Generation {
    school.generation(&|| false, &|_| {}).unwrap().unwrap()
}

#[test]
fn stopping_and_resuming_learns_the_same() {
    let mut straight = School::new(volchok(), lesson());
    generation(&mut straight);
    let text = serde_json::to_string(straight.checkpoint()).unwrap();
    generation(&mut straight);
    let state: Checkpoint = serde_json::from_str(&text).unwrap();
    let mut resumed = School::resume(volchok(), &lesson(), state).unwrap();
    // A generation that is stopped leaves everything as it was.
    let stopped = resumed.generation(&|| true, &|_| {}).unwrap();
    assert!(stopped.is_none() && resumed.checkpoint().generation == 1);
    generation(&mut resumed);
    assert_eq!(straight.checkpoint(), resumed.checkpoint());
}

#[test]
fn the_threads_do_not_matter() {
    let run = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| {
            let mut school = School::new(volchok(), lesson());
            generation(&mut school);
            school.state
        })
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn a_checkpoint_of_another_lesson_is_refused() {
    let school = School::new(volchok(), lesson());
    let other = Lesson { seed: 4, ..lesson() };
    let error = School::resume(volchok(), &other, school.checkpoint().clone()).unwrap_err().to_string();
    assert!(error.contains("another seed"), "{error}");
    let mut renamed = school.checkpoint().clone();
    renamed.features[0] = "luck".to_owned();
    assert!(School::resume(volchok(), &lesson(), renamed).is_err());
}

#[test]
fn a_generation_teaches_who_scores_next_and_what_search_prefers() {
    let mut school = School::new(volchok(), Lesson { matches: 24, ..lesson() });
    let generation = generation(&mut school);
    let [before, after] = generation.loss;
    assert!(generation.samples > 100 && generation.groups > 10, "{generation}");
    assert!(after.next_goal < before.next_goal && after.policy < before.policy, "{generation}");
}
