//! Every puzzle can be played, and its best idea is legal and stands out.

use std::collections::BTreeSet;
use touchline_games::guides;
use touchline_kernel::Turn;
use touchline_lessons::{Attempt, Theme, daily, puzzles};

#[test]
fn every_puzzle_can_be_played_and_its_ideas_are_legal() {
    for guide in guides() {
        let mut names = BTreeSet::new();
        for puzzle in puzzles(guide.id) {
            let name = format!("{} {}", guide.id, puzzle.id);
            assert!(names.insert(puzzle.id.as_str()), "{name} twice");
            let attempt =
                Attempt::begin(puzzle.scene(guide.id)).unwrap_or_else(|why| panic!("{name}: {why}"));
            let position = attempt.live().position();
            assert_eq!(position.turn(), Turn::Decision(puzzle.seat), "{name}");
            let legal: BTreeSet<String> = position.legal().into_iter().map(|choice| choice.text).collect();
            let firsts: BTreeSet<&str> = puzzle.ideas.iter().map(|idea| idea.line[0].as_str()).collect();
            assert_eq!(firsts.len(), puzzle.ideas.len(), "{name}: two ideas begin alike");
            assert!(firsts.iter().all(|first| legal.contains(*first)), "{name}");
            assert!(puzzle.ideas.len() >= 2, "{name}");
            assert!(puzzle.ideas.windows(2).all(|two| two[0].points >= two[1].points), "{name}");
            let margin = puzzle.ideas[0].points - puzzle.ideas[1].points;
            assert!((margin - puzzle.margin).abs() < 0.002 && margin >= 0.02, "{name}: {margin}");
        }
    }
}

/// Puzzles of each game, at least.
const LEAST: usize = 150;

#[test]
fn there_are_puzzles_of_every_game_and_of_several_themes() {
    for guide in guides() {
        let all = puzzles(guide.id);
        assert!(all.len() >= LEAST, "{}: {} puzzles", guide.id, all.len());
        let themes: BTreeSet<Theme> = all.iter().map(|puzzle| puzzle.theme).collect();
        assert!(themes.len() >= 3, "{}: {themes:?}", guide.id);
        let hardest = all.iter().map(|puzzle| puzzle.rating).max();
        let easiest = all.iter().map(|puzzle| puzzle.rating).min();
        assert!(hardest > easiest.map(|rating| rating + 400), "{}: {easiest:?} to {hardest:?}", guide.id);
    }
}

#[test]
fn every_day_has_a_puzzle_and_none_comes_again_soon() {
    let mut seen = BTreeSet::new();
    for day in 20_000..20_240 {
        let (game, puzzle) = daily(day).unwrap();
        assert!(seen.insert((game, puzzle.id.as_str())), "{game} {} on day {day}", puzzle.id);
    }
}
