//! Whole matches between coaches, analysed.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use touchline_analysis::{Analysis, AnalysisError, Budget, Settings, TurnedBy, analyse, summarise};
use touchline_coach::{Clock, Judged, Spec, Visitor, Watch, visit, watch};
use touchline_kernel::record::{DiceSource, Entry, Record, RecordResult};
use touchline_kernel::{Audience, BySeat, Game, RuleId, Seat, Step, Witness};

/// A match between coaches as a record.
fn played(game: &str, options: &serde_json::Value, home: &str, away: &str, seed: u64) -> Record {
    struct Play(BySeat<Spec>, u64);
    #[derive(Default)]
    struct Log(Vec<Entry>);
    impl<G: Judged> Witness<G> for Log {
        fn tell_to(&mut self, _: Audience, _: G::Rule, _: G::Event) {}
    }
    impl<G: Judged> Watch<G> for Log {
        fn step(&mut self, _: &G, step: Step<G>, _: &G::Position) -> bool {
            self.0.push(match step {
                Step::Action(seat, action) => Entry::Action(seat, Some(action.to_string())),
                Step::Outcome(outcome) => Entry::Chance(Some(outcome.to_string())),
            });
            true
        }
    }
    impl Visitor for Play {
        type Output = Record;

        fn visit<G: Judged>(self, game: G) -> Record {
            let mut log = Log::default();
            let bout = watch(&game, self.0, Clock::Counted, self.1, 0, &mut log).unwrap();
            let finish = bout.finish;
            Record {
                game: <G as Game>::ID.to_owned(),
                rules: G::REVISION,
                options: serde_json::to_string(game.options()).unwrap(),
                dice: DiceSource::Many { seed: self.1, number: 0 },
                names: self.0.map(|spec| spec.to_string()),
                date: String::new(),
                practice: false,
                seen_by: None,
                result: Some(RecordResult {
                    score: finish.score,
                    winner: finish.winner,
                    by: finish.by.id().to_owned(),
                }),
                signature: None,
                entries: log.0,
            }
        }
    }
    let coaches = BySeat::new(home.parse().unwrap(), away.parse().unwrap());
    visit(game, options, Play(coaches, seed)).unwrap()
}

fn quick(record: &Record) -> Analysis {
    analyse(record, Settings::default(), &AtomicBool::new(false), &|_, _| ()).unwrap()
}

/// What every analysis keeps.
fn check(record: &Record, analysis: &Analysis) {
    let sum = &analysis.sum;
    let total = sum.start + sum.luck + sum.skill + sum.residual;
    assert!((total - sum.result).abs() < 1e-9, "{sum:?}");
    assert_eq!(analysis.win_probability[0].number, 0);
    for at in &analysis.win_probability {
        assert!((at.home + at.draw + at.away - 1.0).abs() < 1e-9, "{at:?}");
        assert!(
            [at.home, at.draw, at.away].iter().all(|chance| (-1e-12..=1.0 + 1e-12).contains(chance)),
            "{at:?}"
        );
    }
    let start = &analysis.win_probability[0];
    assert!((sum.start - start.home - start.draw / 2.0).abs() < 1e-9);
    for seat in Seat::BOTH {
        assert!(analysis.skill[seat].wins <= 1e-9, "nobody gains by deciding: {:?}", analysis.skill);
        let goals = analysis.attempts.iter().filter(|attempt| attempt.by == seat && attempt.scored).count();
        // Where nothing but shoot-outs is played their goals are no goals of the result.
        if let Some(result) = record.result.as_ref().filter(|_| !record.options.contains("shootout_only")) {
            assert_eq!(
                goals,
                usize::from(result.score[seat]),
                "every goal was an attempt: {:?}",
                analysis.attempts
            );
        }
        let sum: f64 = analysis.attempts.iter().filter(|a| a.by == seat).map(|a| a.chance).sum();
        assert!((sum - analysis.expected_goals[seat as usize]).abs() < 1e-9);
    }
    for attempt in &analysis.attempts {
        assert!(attempt.chance > 0.0 && attempt.chance <= 1.0, "{attempt:?}");
        assert!(!attempt.scored || attempt.chance > 0.0);
    }
    assert!(analysis.turning_points.len() <= 5);
    assert!(analysis.turning_points.windows(2).all(|pair| pair[0].wins.abs() >= pair[1].wins.abs()));
    let honest = &analysis.honest_score;
    assert!((honest.results.home + honest.results.draw + honest.results.away - 1.0).abs() < 1e-9);
    assert!(honest.luck.p_value > 0.0 && honest.luck.p_value <= 1.0);
}

#[test]
fn luck_and_skill_add_up_in_every_game() {
    let mut lost = [0.0; 2];
    for game in ["volchok", "fuba", "champions", "fudis"] {
        let record = played(game, &serde_json::json!({}), "rookie", "club/40", 7);
        let analysis = quick(&record);
        check(&record, &analysis);
        assert_eq!(analysis.win_probability.len(), record.entries.len() + 1, "{game}");
        assert!(analysis.residual.abs() <= 0.2, "{game}: {}", analysis.residual);
        let (rookie, club) = (&analysis.accuracy.home, &analysis.accuracy.away);
        assert!(rookie.decisions > 10 && club.decisions > 10, "{game}");
        lost = [lost[0] + rookie.loss, lost[1] + club.loss];
        let json = serde_json::to_value(&analysis).unwrap();
        for name in [
            "expected_goals",
            "attempts",
            "win_probability",
            "luck",
            "skill",
            "residual",
            "honest_score",
            "mistakes",
            "turning_points",
            "accuracy",
        ] {
            assert!(json.get(name).is_some(), "{name}");
        }
        assert!(json["luck"]["home"]["wins"].is_number() && json["skill"]["away"]["goals"].is_number());
        let again: Analysis = serde_json::from_value(json).unwrap();
        assert_eq!(again.sum, analysis.sum);
    }
    assert!(lost[0] > lost[1], "rookies lose more: {lost:?}");
}

#[test]
fn options_and_earlier_rules_are_kept() {
    let options = serde_json::json!({ "turn_limit": 40 });
    let mut record = played("volchok", &options, "random", "rookie", 3);
    check(&record, &quick(&record));
    record.options = "{\"turn_limits\": 40}".into();
    assert!(matches!(
        analyse(&record, Settings::default(), &AtomicBool::new(false), &|_, _| ()),
        Err(AnalysisError::Open(_))
    ));
    // Matches of an earlier revision are analysed by their own rules.
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/revision-1");
    for game in ["volchok", "fudis"] {
        let text = std::fs::read_to_string(format!("{folder}/{game}.record")).unwrap();
        let record: Record = text.parse().unwrap();
        assert_eq!(record.rules, 1);
        check(&record, &quick(&record));
    }
}

#[test]
fn threads_change_nothing_and_seeds_only_what_is_drawn() {
    let record = played("fudis", &serde_json::json!({}), "rookie", "greedy", 5);
    let with = |threads| {
        let settings = Settings { budget: Budget::Quick, seed: 9, threads };
        analyse(&record, settings, &AtomicBool::new(false), &|_, _| ()).unwrap()
    };
    assert_eq!(with(1), with(3));
}

#[test]
fn what_was_taken_back_does_not_count() {
    let record = played("volchok", &serde_json::json!({ "turn_limit": 30 }), "rookie", "rookie", 11);
    let whole = quick(&record);
    let mut twice = record.clone();
    // The first decision, taken back and made again.
    let first = record.entries.iter().position(|entry| matches!(entry, Entry::Action(..))).unwrap();
    let again = twice.entries[first].clone();
    twice.entries.insert(first + 1, Entry::Undo(first as u32));
    twice.entries.insert(first + 2, again);
    let analysis = quick(&twice);
    assert_eq!(analysis.sum, whole.sum);
    assert_eq!(analysis.win_probability.len(), whole.win_probability.len());
    assert_eq!(analysis.win_probability.last().unwrap().number as usize, twice.entries.len());
}

#[test]
fn giving_up_is_a_decision_and_an_open_match_is_worth_what_it_is() {
    let mut record = played("volchok", &serde_json::json!({ "turn_limit": 30 }), "rookie", "rookie", 12);
    record.entries.truncate(record.entries.len() / 2);
    record.result = None;
    let open = quick(&record);
    let last = *open.win_probability.last().unwrap();
    assert!((open.sum.result - last.home - last.draw / 2.0).abs() < 1e-9);
    record.entries.push(Entry::Resigned(Seat::Home));
    record.result =
        Some(RecordResult { score: BySeat::new(0, 0), winner: Some(Seat::Away), by: "resigned".into() });
    let given_up = quick(&record);
    assert_eq!(given_up.sum.result, 0.0);
    assert!(
        (open.sum.skill - given_up.sum.skill - open.sum.result).abs() < 1e-9,
        "home gave away what it had"
    );
    let point = &given_up.turning_points[0];
    assert_eq!((point.cause, point.by), (TurnedBy::Decision, Some(Seat::Home)));
}

#[test]
fn what_is_no_match_is_refused_and_a_stop_is_heard() {
    let record = played("volchok", &serde_json::json!({ "turn_limit": 20 }), "random", "random", 1);
    let never = AtomicBool::new(false);
    let mut hidden = record.clone();
    hidden.entries[3] = Entry::Chance(None);
    let error = analyse(&hidden, Settings::default(), &never, &|_, _| ()).unwrap_err();
    assert_eq!(error, AnalysisError::Hidden(4));
    let mut wrong = record.clone();
    wrong.entries[0] = Entry::Chance(Some("spin 99".into()));
    assert!(matches!(
        analyse(&wrong, Settings::default(), &never, &|_, _| ()),
        Err(AnalysisError::Impossible { number: 1, .. })
    ));
    let stop = Arc::new(AtomicBool::new(false));
    let seen = Mutex::new(0);
    let told = |done: u32, _: u32| {
        *seen.lock().unwrap() = done;
        stop.store(done > 5, Ordering::Relaxed);
    };
    assert_eq!(analyse(&record, Settings::default(), &stop, &told), Err(AnalysisError::Stopped));
    assert!((*seen.lock().unwrap() as usize) < record.entries.len());
}

#[test]
fn many_matches_are_summed_up_by_coach() {
    let options = serde_json::json!({ "turn_limit": 20 });
    let analyses: Vec<Analysis> =
        (0..6).map(|seed| quick(&played("volchok", &options, "random", "rookie", seed))).collect();
    let coaches = summarise(&analyses, |analysis, seat| Some(analysis.names[seat].as_str()));
    assert_eq!(
        coaches.iter().map(|coach| (coach.name.as_str(), coach.matches)).collect::<Vec<_>>(),
        [("random", 6), ("rookie", 6)]
    );
    assert!((coaches[0].points + coaches[1].points - 6.0).abs() < 1e-9);
    assert!((coaches[0].luck[0] + coaches[1].luck[0]).abs() < 1e-9, "one's luck is the other's bad luck");
    assert!(coaches[0].accuracy < coaches[1].accuracy);
}

/// A golden match as a record.
fn golden(text: &str) -> Record {
    let mut lines = text.lines();
    let head = lines.next().unwrap();
    let (game, rest) = head.split_once(" rules ").unwrap();
    let (rules, rest) = rest.split_once(" options ").unwrap();
    let (options, _) = rest.rsplit_once(" seed ").unwrap();
    let mut record = format!(
        "touchline record 1\ngame: {game}\nrules: {rules}\noptions: {options}\ndice: table\nhome: a\naway: b\nresult: RESULT\n\n"
    );
    let mut result = "*".to_owned();
    for line in lines {
        if let Some(over) = line.strip_prefix("over ") {
            let [by, winner, score] = *over.splitn(3, ' ').collect::<Vec<_>>() else { panic!("{over}") };
            let winner = match winner {
                "None" => "level",
                "Some(Home)" => "home",
                _ => "away",
            };
            let score: BySeat<u16> = serde_json::from_str(score).unwrap();
            result = format!("{}-{} {winner} {by}", score.home, score.away);
        } else if line.starts_with(|c: char| c.is_ascii_digit()) {
            // What was chosen, without how many choices there were and who was told.
            record += line.split(" (1 of ").next().unwrap().split(" [").next().unwrap();
            record += "\n";
        }
    }
    record.replace("RESULT", &result).parse().unwrap()
}

#[test]
fn every_golden_match_adds_up() {
    use rayon::prelude::*;
    let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../records"));
    let files = |folder: &std::path::Path| -> Vec<_> {
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
    };
    let golden_files: Vec<_> = files(folder)
        .into_iter()
        .flat_map(|game| files(&game))
        .filter(|file| file.extension().is_some_and(|ending| ending == "golden"))
        .collect();
    assert!(golden_files.len() >= 30);
    golden_files.par_iter().for_each(|file| {
        let record = golden(&std::fs::read_to_string(file).unwrap());
        let analysis = quick(&record);
        check(&record, &analysis);
        assert_eq!(analysis.win_probability.len(), record.entries.len() + 1, "{}", file.display());
    });
}

#[test]
fn a_shoot_out_after_the_match_has_no_expected_goals() {
    let text = include_str!("../../../../records/fudis/simple.golden");
    let analysis = quick(&golden(text));
    // The match ended 3-3 with entry 307; cards for the shoot-out follow.
    let last = analysis.attempts.last().unwrap();
    assert_eq!((last.number, last.scored), (307, true));
}
