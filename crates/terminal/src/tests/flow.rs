//! The flow of a match: Enter, lone answers, paths, hints, moments, full time.

use super::stage::{Setting, Stage};
use crate::app::{Focus, Message, Overlay, Show};
use crate::keymap::KeyMap;
use crate::scene::{By, News, Order, Scene, Step, Turn};
use crate::{strokes, summary};
use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use std::collections::BTreeMap;
use touchline_kernel::{Audience, Seat};

fn number(stage: &Stage) -> u32 {
    stage.app.scene.as_ref().unwrap().number
}

#[test]
fn enter_does_what_the_panel_says_where_the_board_has_nothing_to_offer() {
    for game in ["champions", "fuba"] {
        let mut stage = Setting::of(game).begin();
        assert_eq!(stage.app.focus, Focus::List, "{game}: formations are in the list");
        assert!(stage.screen().contains("Enter do it"), "{game}: {}", stage.screen());
        let before = number(&stage);
        stage.enter();
        assert!(number(&stage) > before, "{game}: {:?}", stage.app.remark);
        let mut stage = Setting::of(game).begin();
        stage.key(KeyCode::Down);
        let before = number(&stage);
        stage.enter();
        assert!(number(&stage) > before, "{game}, one further down: {:?}", stage.app.remark);
    }
}

#[test]
fn enter_alone_always_leads_on() {
    for game in ["champions", "fuba", "volchok", "fudis"] {
        let mut stage = Setting::of(game).begin();
        for press in 0..120 {
            let scene = stage.app.scene.as_ref().unwrap();
            if scene.end.is_some() {
                break;
            }
            let before = scene.number;
            // A piece is taken up, where it goes is chosen, and it is done: three times Enter.
            for _ in 0..3 {
                stage.enter();
                if number(&stage) > before {
                    break;
                }
                if let Overlay::Menu { .. } = stage.app.overlay {
                    stage.enter();
                }
            }
            assert!(
                number(&stage) > before || stage.app.held.is_some(),
                "{game}, press {press}: {:?}\n{}",
                stage.app.remark,
                stage.screen()
            );
            if number(&stage) == before {
                stage.key(KeyCode::End);
            }
        }
    }
}

/// Whoever has read nothing does what is ready, and scores.
#[test]
fn what_is_ready_leads_to_a_goal_in_every_game() {
    for game in ["champions", "fuba", "volchok", "fudis"] {
        let mut stage = Setting::of(game).begin();
        let mut presses = 0;
        while stage.app.score().home == 0 {
            presses += 1;
            let end = stage.app.scene.as_ref().unwrap().end.is_some();
            assert!(!end && presses < 4_000, "{game}: no goal in {presses} presses\n{}", stage.screen());
            stage.enter();
        }
    }
}

#[test]
fn the_usual_formation_is_the_first_and_the_roll_comes_before_the_warm_up() {
    for game in ["champions", "fuba"] {
        let stage = Setting::of(game).begin();
        let first = stage.app.items()[0];
        assert!(stage.app.label(first).contains("4-4-2"), "{game}: {}", stage.app.label(first));
    }
    let mut stage = Setting { options: json!({ "clock_ones": 2 }), ..Setting::of("champions") }.begin();
    for _ in 0..4_000 {
        let scene = stage.app.scene.as_ref().unwrap();
        if scene.end.is_some() {
            break;
        }
        if scene.picks.iter().any(|pick| pick.word == "warm")
            && scene.picks.iter().any(|pick| pick.word == "roll")
        {
            assert_eq!(scene.picks[0].word, "roll");
            return;
        }
        stage.text("1");
        stage.enter();
    }
    panic!("somebody could warm up sooner or later");
}

#[test]
fn an_answer_that_is_no_choice_is_made_and_taken_back_with_the_choice_before_it() {
    let mut stage = Setting { who: ["you", "you"], ..Setting::of("volchok") }.begin();
    for _ in 0..60 {
        let scene = stage.app.scene.as_ref().unwrap();
        assert!(!matches!(scene.turn, Turn::You(_)) || stage.app.items().len() > 1, "{:?}", scene.picks);
        stage.text("1");
        stage.enter();
    }
    stage.app.answer_alone = false;
    let mut asked = false;
    for _ in 0..1_000 {
        asked |= stage.app.items().len() == 1;
        stage.text("1");
        stage.enter();
    }
    assert!(asked, "whoever wants to be asked is asked");
}

/// Volchok where home spends points.
fn spending(points: usize) -> Stage {
    let mut stage = Setting { who: ["you", "you"], ..Setting::of("volchok") }.begin();
    for _ in 0..200 {
        let scene = stage.app.scene.as_ref().unwrap();
        if scene.view["phase"] == "step" && scene.strokes.iter().any(|stroke| stroke.actions.len() >= points)
        {
            return stage;
        }
        let end = scene.picks.iter().position(|pick| pick.word == "end");
        let item = end.map_or(0, |pick| stage.app.item_of(pick));
        stage.text(&(item + 1).to_string());
        stage.enter();
    }
    panic!("points are spent sooner or later");
}

#[test]
fn odds_are_good_for_the_side_that_decides() {
    let champions = crate::board::of("champions");
    assert!(champions.good("leg N3", "goal") && !champions.good("leg N3", "deflected"), "the attack");
    assert!(champions.good("save 5,0", "held") && !champions.good("save 5,0", "goal"), "the goalkeeper");
    assert!(champions.good("roll", "rolled"), "a roll that goes on is no failure");
}

#[test]
fn odds_are_shown_before_a_shot_in_champions() {
    let options = json!({ "clock_ones": 40 });
    let mut stage = Setting { options, size: (120, 40), ..Setting::of("champions") }.begin();
    for step in 0..3_000 {
        let scene = stage.app.scene.as_ref().unwrap();
        let legs: Vec<usize> = (0..scene.picks.len()).filter(|idx| scene.picks[*idx].word == "leg").collect();
        let labels: Vec<String> = stage.app.items().iter().map(|item| stage.app.label(*item)).collect();
        let shot = legs.iter().find(|leg| labels[stage.app.item_of(**leg)].starts_with("Shoot"));
        if let Some(shot) = shot {
            let item = stage.app.item_of(*shot);
            assert!(labels.iter().filter(|label| **label == labels[item]).count() == 1, "{labels:?}");
            stage.text(&(item + 1).to_string());
            let look = &stage.app.previews[&stage.app.scene.as_ref().unwrap().picks[*shot].text];
            assert!(look.odds.iter().any(|end| end.event == "goal"), "{look:?}");
            assert!(stage.screen().contains("goal"), "{}", stage.screen());
            return;
        }
        if scene.end.is_some() {
            break;
        }
        // Enter plays towards the goal; now and then something else.
        if step % 7 == 6 {
            decide(&mut stage, step)
        } else {
            stage.enter()
        }
        if let Overlay::Menu { .. } = stage.app.overlay {
            stage.enter();
        }
    }
    panic!("somebody shoots sooner or later");
}

/// A list of 25 columns says what a choice is, not how its sentence begins.
#[test]
fn the_way_to_the_ball_is_named_in_few_words_where_there_is_little_room() {
    let mut stage = Setting::of("champions").begin();
    for _ in 0..200 {
        if stage.app.scene.as_ref().unwrap().picks.iter().any(|pick| pick.word == "ball") {
            let screen = stage.screen();
            assert!(screen.contains("Ball in ") && screen.contains(", kick "), "{screen}");
            return;
        }
        stage.enter();
    }
    panic!("somebody reaches the ball");
}

/// A newcomer reads the top of the list: what shoots or reaches a team-mate, and no square twice before every square stood once.
#[test]
fn kicks_are_listed_shots_first_then_passes_and_each_square_once() {
    let mut stage = Setting { options: json!({ "clock_ones": 40 }), ..Setting::of("champions") }.begin();
    let (mut passes, mut again) = (false, false);
    for step in 0..3_000 {
        let scene = stage.app.scene.as_ref().unwrap();
        if scene.end.is_some() || passes && again {
            break;
        }
        if scene.picks.first().is_some_and(|pick| pick.word == "leg") {
            let labels: Vec<String> = stage.app.items().iter().map(|item| stage.app.label(*item)).collect();
            // "Play to 5,9 (N1/NE2)": the way stands behind the square.
            let ends: Vec<&str> = labels.iter().map(|label| label.split(" (").next().unwrap()).collect();
            let n_ends = ends.iter().collect::<std::collections::BTreeSet<_>>().len();
            let first = ends.iter().take(n_ends).collect::<std::collections::BTreeSet<_>>().len();
            assert_eq!(first, n_ends, "{labels:#?}");
            let kind =
                |end: &str| ["Shoot", "Pass"].iter().position(|kind| end.starts_with(kind)).unwrap_or(2);
            let kinds: Vec<usize> = ends.iter().take(n_ends).map(|end| kind(end)).collect();
            assert!(kinds.is_sorted(), "{labels:#?}");
            passes |= kinds.contains(&1) && kinds.contains(&2);
            again |= n_ends < labels.len();
        }
        if step % 7 == 6 {
            decide(&mut stage, step)
        } else {
            stage.enter()
        }
        if let Overlay::Menu { .. } = stage.app.overlay {
            stage.enter();
        }
    }
    assert!(passes && again, "there was a list with passes, and one with two ways to a square");
}

#[test]
fn whoever_defends_has_no_chance_of_a_goal() {
    let mut stage = Setting { who: ["you", "you"], ..Setting::of("champions") }.begin();
    for (notation, seat) in [("leg N2", Seat::Home), ("concede", Seat::Away), ("save 5,16", Seat::Away)] {
        let step = Step {
            by: By::Seat(seat),
            notation: Some(notation.to_owned()),
            audience: Audience::Everyone,
            said: Vec::new(),
            past: false,
            chance: 0.5,
            scene: None,
        };
        stage.send(Message::News(News::Steps(vec![step])));
    }
    assert_eq!((stage.app.expected.home, stage.app.expected.away), (0.5, 0.0));
}

#[test]
fn several_squares_are_one_stroke() {
    let mut stage = spending(2);
    let stroke = stage
        .app
        .scene
        .as_ref()
        .unwrap()
        .strokes
        .iter()
        .find(|stroke| stroke.actions.len() >= 2)
        .unwrap()
        .clone();
    let before = number(&stage);
    stage.click_spot(&stroke.from);
    assert!(stage.app.marks().can.contains(&stroke.to), "where it can come to is lit");
    stage.click_spot(&stroke.to);
    assert!(stage.screen().contains(" → "), "the path is shown: {}", stage.screen());
    assert_eq!(number(&stage), before, "nothing is done yet");
    stage.enter();
    assert_eq!(number(&stage), before + u32::try_from(stroke.actions.len()).unwrap());
}

/// Any decision, another one each time.
fn decide(stage: &mut Stage, step: usize) {
    let scene = stage.app.scene.as_ref().unwrap();
    if let (Turn::You(seat), false) = (scene.turn, scene.picks.is_empty()) {
        let text = scene.picks[step * 7 % scene.picks.len()].text.clone();
        stage.order(Order::Act(seat, vec![text]));
    }
}

#[test]
fn what_a_server_shows_has_the_same_paths_and_places() {
    let (mut paths, mut places) = (0, 0);
    for game in ["volchok", "fuba", "champions", "fudis"] {
        let mut stage = Setting::of(game).begin();
        let table = touchline_games::open(game, &json!({})).unwrap();
        for step in 0..400 {
            let scene = stage.app.scene.clone().unwrap();
            if scene.end.is_some() {
                break;
            }
            // What a server sends is not what a match here shows: it names the game, too.
            let sent = Scene { view: stage.local.sent_view(scene.viewer), ..scene.clone() };
            let there = strokes::of_view(table.as_ref(), &sent);
            assert_eq!(
                there,
                (scene.strokes.clone(), scene.places.clone()),
                "{game}, {step}: {}",
                scene.view
            );
            paths += scene.strokes.len();
            places += scene.places.len();
            decide(&mut stage, step);
        }
    }
    assert!(paths > 100 && places > 10, "{paths} paths, {places} places");
}

#[test]
fn who_is_next_to_the_ball_moves_first() {
    let mut stage = Setting::of("champions").begin();
    for _ in 0..40 {
        let scene = stage.app.scene.as_ref().unwrap();
        if scene.picks.iter().any(|pick| pick.word == "mover") {
            break;
        }
        stage.enter();
    }
    let first = stage.app.chosen.and_then(|item| stage.app.pick_of(item)).expect("somebody is ready");
    let pick = &stage.app.scene.as_ref().unwrap().picks[first];
    assert_eq!((first, pick.word.as_str()), (0, "mover"), "the first of the list: {}", stage.screen());
    assert_ne!(pick.fact("piece").as_deref(), Some("1"), "not the goalkeeper: {}", stage.screen());
}

/// FUBA where home is to line up.
fn lining_up() -> Stage {
    let mut stage = Setting::of("fuba").begin();
    for _ in 0..20 {
        if stage.app.left_to_place().is_some() {
            return stage;
        }
        stage.enter();
    }
    panic!("sides line up before the kick-off");
}

#[test]
fn the_first_ready_made_sequence_is_ready() {
    let mut stage = lining_up();
    assert_eq!(stage.app.chosen, Some(0));
    assert!(stage.screen().contains("A balanced kick-off"), "{}", stage.screen());
    assert!(stage.app.marks().chosen.len() > 2, "its places are lit: {:?}", stage.app.marks().chosen);
    stage.enter();
    assert_eq!(stage.app.left_to_place(), None, "everybody stands");
    let view = &stage.app.scene.as_ref().unwrap().view;
    assert!(view["out"]["home"].as_object().unwrap().len() > 2, "not all in one place: {}", view["out"]);
}

#[test]
fn a_side_lines_up_in_any_order_and_tells_nobody_before_everybody_stands() {
    let mut stage = lining_up();
    let (before, left) = (number(&stage), stage.app.left_to_place().unwrap());
    let there = stage.app.scene.as_ref().unwrap().view["out"]["home"]["m3"].as_u64().unwrap_or(0);
    // The game itself takes the zones from the back to the front.
    stage.click_spot("m3");
    assert_eq!((number(&stage), stage.app.left_to_place()), (before, Some(left - 1)), "{}", stage.screen());
    for spot in ["m2", "s1", "s1", "m2", "s6", "m1"] {
        stage.click_spot(spot);
    }
    stage.key(KeyCode::Backspace);
    assert_eq!(stage.app.left_to_place(), Some(left - 6), "the last one is taken off again");
    for _ in 6..left {
        stage.click_spot("s5");
    }
    assert_eq!(number(&stage), before, "nobody has been told");
    assert!(stage.screen().contains("Line up"), "{}", stage.screen());
    stage.click_spot("s5");
    assert_eq!(stage.app.left_to_place(), Some(0), "nobody is left to be placed");
    stage.enter();
    assert_ne!(number(&stage), before, "{:?}", stage.app.remark);
    let out = stage.app.scene.as_ref().unwrap().view["out"]["home"].clone();
    assert_eq!(out["m3"], json!(there + 1));
    assert_eq!((&out["m2"], &out["s1"], &out["s6"]), (&json!(2), &json!(2), &json!(1)));
    assert_eq!(out["s5"], json!(left - 6));
}

#[test]
fn paths_are_lit_although_only_one_piece_can_move() {
    // At a kick-off only the taker moves: he need not be taken up.
    for seed in 0..60 {
        let mut stage = Setting { seed, ..Setting::of("volchok") }.begin();
        stage.enter();
        let scene = stage.app.scene.as_ref().unwrap();
        let aims = stage.app.aims();
        let Some(only) = crate::app::sole_origin(&aims) else { continue };
        let Some(stroke) = scene.strokes.iter().find(|stroke| stroke.from == only) else { continue };
        let to = stroke.to.clone();
        assert!(stage.app.held.is_none() && stage.app.marks().can.contains(&to), "{}", stage.screen());
        return;
    }
    panic!("somebody kicks off with two points or more");
}

#[test]
fn what_the_cursor_reaches_is_shown_and_enter_does_it() {
    let mut stage = spending(2);
    let aims = stage.app.aims();
    let from = aims.iter().find_map(|aim| aim.from.clone()).unwrap();
    stage.click_spot(&from);
    let to = aims.iter().find(|aim| aim.from.as_ref() == Some(&from) && aim.to != from).unwrap().to.clone();
    for _ in 0..40 {
        if stage.app.cursor.as_ref() == Some(&to) {
            break;
        }
        stage.key(KeyCode::End);
    }
    assert!(
        stage.app.chosen.is_some() || matches!(stage.app.overlay, Overlay::None),
        "{:?}",
        stage.app.chosen
    );
    if stage.app.chosen.is_some() {
        let before = number(&stage);
        stage.enter();
        assert!(number(&stage) > before);
    }
}

#[test]
fn hints_begin_differently_and_are_shown_on_the_board() {
    let mut stage = spending(2);
    stage.text("h");
    let Overlay::Advice { ways, .. } = stage.app.overlay.clone() else { panic!("{:?}", stage.app.overlay) };
    let firsts: Vec<_> = ways.iter().map(|way| way.actions[0].clone()).collect();
    let mut different = firsts.clone();
    different.dedup();
    assert_eq!(firsts, different);
    let first = stage.app.marks().chosen;
    if ways.len() > 1 {
        stage.key(KeyCode::Down);
        assert_ne!(stage.app.marks().chosen, first, "each way is shown while it is read");
    }
    assert!(!first.is_empty());
    stage.key(KeyCode::Esc);
    stage.text("h");
    let Overlay::Advice { ways: again, .. } = &stage.app.overlay else { panic!("{:?}", stage.app.overlay) };
    assert_eq!(*again, ways, "asked again, the coach says the same");
}

#[test]
fn no_two_hints_have_the_same_reason() {
    for game in ["volchok", "champions", "fuba"] {
        let mut stage = Setting { seed: 3, ..Setting::of(game) }.begin();
        stage.text("h");
        let Overlay::Advice { ways, .. } = &stage.app.overlay else { panic!("{:?}", stage.app.overlay) };
        let reasons: Vec<String> = ways.iter().filter_map(|way| stage.app.words.advice(way).1).collect();
        let different: std::collections::BTreeSet<&String> = reasons.iter().collect();
        assert_eq!(different.len(), reasons.len(), "{game}: {reasons:?}");
        assert!(!reasons.iter().any(|reason| reason.contains("100 times")), "{game}: {reasons:?}");
    }
}

#[test]
fn a_goal_is_a_moment_and_any_key_goes_on() {
    let mut stage = Setting {
        animate: true,
        who: ["random", "random"],
        options: json!({ "goals_to_win": 1, "turn_limit": 0 }),
        ..Setting::of("volchok")
    }
    .begin();
    let mut now_ms = 0;
    for _ in 0..200_000 {
        if let Some(Show::Moment { .. }) = stage.app.show {
            let screen = stage.screen();
            assert!(
                ["GOAL!", "Yellow card", "Red card"].iter().any(|word| screen.contains(word)),
                "{screen}"
            );
            if screen.contains("GOAL!") {
                stage.key(KeyCode::Enter);
                assert!(!matches!(stage.app.show, Some(Show::Moment { .. })));
                return;
            }
        }
        now_ms += 1_000;
        stage.send(Message::Tick(now_ms));
    }
    panic!("somebody scores sooner or later");
}

#[test]
fn full_time_has_figures_and_a_rematch() {
    let mut stage = Setting { options: json!({ "turn_limit": 8 }), ..Setting::of("volchok") }.begin();
    for _ in 0..3_000 {
        if stage.app.scene.as_ref().unwrap().end.is_some() {
            break;
        }
        stage.text("1");
        stage.enter();
    }
    assert!(matches!(stage.app.overlay, Overlay::Summary(0)), "{:?}", stage.app.overlay);
    let screen = stage.screen();
    assert!(
        screen.contains("Full time") && screen.contains("Goals") && screen.contains("Rematch"),
        "{screen}"
    );
    assert_eq!(summary::rows(&stage.app).first(), Some(&summary::Row::Rematch));
    stage.enter();
    assert!(stage.last_word.is_none(), "an Enter that came late begins no other match");
    stage.send(Message::Tick(1_000));
    stage.enter();
    assert_eq!(stage.app.next, crate::app::Next::Rematch);
    assert!(stage.last_word.is_some(), "the screen is left for it");
}

#[test]
fn keys_of_ones_own_work_and_are_shown() {
    let mut stage = spending(2);
    stage.app.keys = KeyMap::read(&BTreeMap::from([("rules".to_owned(), "x".to_owned())])).unwrap();
    assert!(stage.screen().contains("x rules"), "{}", stage.screen());
    stage.text("?");
    assert_eq!(stage.app.overlay, Overlay::None);
    stage.text("x");
    assert!(matches!(stage.app.overlay, Overlay::Rules(_)));
}

#[test]
fn the_way_out_is_always_in_the_bottom_line() {
    for language in touchline_locale::Language::ALL {
        let stage = Setting { language, ..Setting::of("champions") }.begin();
        let screen = stage.screen();
        let last = screen.lines().last().unwrap();
        assert!(last.contains("q ") && last.contains("F1 "), "{language}: {last}");
    }
}

#[test]
fn a_refusal_found_by_typing_leads_to_its_rule() {
    let mut stage = spending(2);
    stage.text("/shot e14");
    stage.enter();
    assert!(stage.app.remark.is_some());
    stage.text("?");
    assert!(matches!(stage.app.overlay, Overlay::Rules(_)), "{:?} {:?}", stage.app.overlay, stage.app.filter);
}

/// A rule asked for by its number names its rulings, and a ruling is read in whole.
#[test]
fn rulings_are_read_in_the_rulebook() {
    let mut stage = spending(2);
    stage.text("?");
    stage.text("/BALL-3");
    stage.enter();
    assert!(stage.screen().contains("R10 "), "{}", stage.screen());
    stage.text("/r10");
    stage.enter();
    assert!(stage.screen().contains("loose_ball"), "{}", stage.screen());
}

/// An event whose rule could be read otherwise says by which ruling it is not.
#[test]
fn the_log_cites_rulings_beside_rules() {
    let screen = spending(2).screen();
    assert!(screen.contains("[KO-1, R7]"), "{screen}");
}

#[test]
fn looking_back_goes_step_by_step() {
    let text = "touchline record 1\ngame: volchok\nrules: 1\noptions: {\"goals_to_win\":1}\ndice: seed 38\nhome: you\naway: you\nresult: *\n\n1 chance toss 3 2\n2 home pick 5\n3 chance spin 5\n4 home step 5 f8\n";
    let replayed = crate::archive::replay_readable(text).unwrap();
    let review = crate::review::Review::new(replayed);
    let mut stage = Setting::of("volchok").begin();
    for entries in [4, 2, 0] {
        stage.send(Message::News(review.show(entries)));
        assert_eq!(stage.app.review, Some((entries, 4)));
        let screen = stage.screen();
        assert!(screen.contains(&format!("entry {entries} of 4")), "{screen}");
    }
    let News::Review { scene, .. } = review.show(4) else { panic!() };
    assert_eq!(scene.key, "38", "the words of the match itself, by its seed");
    assert_eq!(scene.view["pieces"]["home"]["5"], "f8");
}
