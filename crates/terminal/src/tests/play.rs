//! What keys and clicks do.

use super::stage::Setting;
use crate::app::{Doubt, Effect, Focus, Message, Overlay, Remark, Show};
use crate::scene::{End, News, Notice, Refusal, Turn};
use crate::update::update;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use serde_json::json;
use touchline_kernel::Seat;
use touchline_locale::Language;

/// Volchok up to home's first points to spend: home kicks off in this match.
fn spending() -> super::stage::Stage {
    let mut stage = Setting { who: ["you", "you"], ..Setting::of("volchok") }.begin();
    for _ in 0..40 {
        let phase = stage.app.scene.as_ref().unwrap().view["phase"].clone();
        if phase == "step" && stage.app.items().len() > 20 {
            return stage;
        }
        stage.text("1");
        stage.enter();
    }
    panic!("points are spent sooner or later");
}

#[test]
fn every_game_is_played_to_its_end_with_number_keys_alone() {
    let short = [
        ("volchok", json!({ "turn_limit": 12 })),
        ("fuba", json!({})),
        ("champions", json!({ "clock_ones": 2 })),
        ("fudis", json!({})),
    ];
    for (game, options) in short {
        let mut stage = Setting { options, ..Setting::of(game) }.begin();
        for _ in 0..30_000 {
            if stage.app.scene.as_ref().unwrap().end.is_some() {
                break;
            }
            stage.text("1");
            stage.enter();
        }
        assert_eq!(stage.app.scene.as_ref().unwrap().turn, Turn::Nobody, "{game} ends");
        assert!(stage.screen().contains("Full time"), "{game}: {}", stage.screen());
        stage.text("q");
        let word = stage.last_word.unwrap_or_default();
        assert!(
            word.starts_with("Home ") && word.ends_with(" Away"),
            "whoever leaves reads the result: {word}"
        );
    }
}

#[test]
fn a_number_chooses_and_enter_does_it() {
    let mut stage = spending();
    let number = stage.app.scene.as_ref().unwrap().number;
    stage.text("12");
    assert_eq!((stage.app.chosen, stage.app.focus), (Some(11), Focus::List));
    assert_eq!(stage.app.scene.as_ref().unwrap().number, number, "nothing is done yet");
    stage.enter();
    assert!(stage.app.scene.as_ref().unwrap().number > number);
    // A number beyond the list begins anew.
    let mut stage = spending();
    let n_items = stage.app.items().len();
    stage.text(&format!("{n_items}9"));
    assert_eq!(stage.app.chosen, Some(8));
}

#[test]
fn a_piece_is_taken_up_and_led_to_a_square_with_the_mouse() {
    let mut stage = spending();
    let aims = stage.app.aims();
    let pick = stage.app.scene.as_ref().unwrap().picks.iter().position(|pick| pick.word == "step").unwrap();
    let aim = aims.iter().find(|aim| aim.pick == pick).unwrap().clone();
    let from = aim.from.clone().unwrap();
    stage.click_spot(&from);
    assert_eq!(stage.app.held.as_deref(), Some(from.as_str()));
    assert!(stage.app.marks().can.contains(&aim.to), "where it may go is lit");
    stage.click_spot(&aim.to);
    if matches!(stage.app.overlay, Overlay::Menu { .. }) {
        stage.text("1");
    } else {
        assert!(stage.app.chosen.is_some());
        stage.click_spot(&aim.to);
    }
    let view = &stage.app.scene.as_ref().unwrap().view;
    assert!(view.to_string().contains(&format!("\"{}\"", aim.to)), "{view}");
}

#[test]
fn the_cursor_does_the_same_with_the_keys() {
    let mut stage = spending();
    stage.app.focus = Focus::Board;
    let before = stage.app.cursor.clone().unwrap();
    stage.key(KeyCode::Right);
    stage.key(KeyCode::Left);
    assert_eq!(stage.app.cursor.as_deref(), Some(before.as_str()), "there and back");
    stage.key(KeyCode::End);
    let lit = stage.app.cursor.clone().unwrap();
    assert!(stage.app.marks().can.contains(&lit), "End goes to where something can be done");
    stage.enter();
    assert_eq!(stage.app.held.as_deref(), Some(lit.as_str()));
    stage.key(KeyCode::Esc);
    assert_eq!(stage.app.held, None, "Escape lets go");
}

#[test]
fn a_place_where_nothing_can_be_done_says_why_and_the_rulebook_opens_there() {
    let mut stage = spending();
    let aims = stage.app.aims();
    let from = aims[0].from.clone().unwrap();
    stage.click_spot(&from);
    // The far net is out of reach of a step.
    stage.click_spot("e14");
    let Some(Remark::Refused(Refusal::Rule(rule, ..))) = stage.app.remark.clone() else {
        panic!("{:?}", stage.app.remark);
    };
    assert!(stage.screen().contains(&format!("✗ {rule}")), "{}", stage.screen());
    stage.text("?");
    let screen = stage.screen();
    assert!(screen.contains(&rule), "{screen}");
    stage.key(KeyCode::Esc);
    stage.key(KeyCode::Esc);
    assert_eq!(stage.app.overlay, Overlay::None);
}

#[test]
fn typing_finds_and_what_is_not_there_is_judged() {
    let mut stage = spending();
    let all = stage.app.items().len();
    stage.text("/step");
    let found = stage.app.matching().len();
    assert!(found > 0 && found < all, "{found} of {all}");
    stage.key(KeyCode::Esc);
    stage.text("/kick q9");
    stage.enter();
    assert!(
        matches!(stage.app.remark, Some(Remark::Refused(Refusal::Misread(..)))),
        "{:?}",
        stage.app.remark
    );
    stage.key(KeyCode::Esc);
    stage.text("/shot e14");
    stage.enter();
    let Some(Remark::Refused(Refusal::Rule(..))) = &stage.app.remark else {
        panic!("{:?}", stage.app.remark)
    };
    assert!(!stage.app.sending);
}

#[test]
fn the_odds_of_a_roll_stand_beside_it() {
    let options = json!({});
    let mut stage = Setting { options, who: ["you", "you"], seed: 8, ..Setting::of("fuba") }.begin();
    for _ in 0..400 {
        let scene = stage.app.scene.as_ref().unwrap();
        if scene.view["phase"] == "target" {
            break;
        }
        if matches!(scene.turn, Turn::Handover(_)) {
            stage.enter();
            stage.enter();
        } else {
            stage.text("1");
            stage.enter();
        }
    }
    assert_eq!(stage.app.scene.as_ref().unwrap().view["phase"], "target");
    assert!(!stage.app.previews.is_empty());
    stage.text("1");
    let screen = stage.screen();
    assert!(screen.contains('%'), "{screen}");
    assert!(screen.contains("[4."), "what counts towards the roll has its rules: {screen}");
}

#[test]
fn a_hint_names_ways_to_go_on_and_chooses_one() {
    let mut stage = spending();
    stage.text("h");
    let Overlay::Advice { ways, .. } = &stage.app.overlay else { panic!("{:?}", stage.app.overlay) };
    assert!(!ways.is_empty());
    let first = ways[0].actions[0].clone();
    assert!(stage.screen().contains("What the coach would do"), "{}", stage.screen());
    stage.enter();
    let chosen = stage.app.chosen.and_then(|item| stage.app.pick_of(item)).unwrap();
    assert_eq!(stage.app.scene.as_ref().unwrap().picks[chosen].text, first);
}

#[test]
fn a_decision_is_taken_back() {
    let mut stage = spending();
    let before = stage.app.scene.as_ref().unwrap().view.clone();
    stage.text("1");
    stage.enter();
    assert_ne!(stage.app.scene.as_ref().unwrap().view, before);
    stage.text("u");
    assert_eq!(stage.app.scene.as_ref().unwrap().view, before);
    assert_eq!(stage.app.remark, Some(Remark::Notice(Notice::Undone)));
}

#[test]
fn nobody_resigns_or_leaves_by_accident() {
    let mut stage = spending();
    stage.text("r");
    assert_eq!(stage.app.overlay, Overlay::Confirm(Doubt::Resign));
    stage.key(KeyCode::Esc);
    assert!(stage.app.scene.as_ref().unwrap().end.is_none());
    stage.text("q");
    assert_eq!(stage.app.overlay, Overlay::Confirm(Doubt::Leave));
    stage.text("x");
    assert_eq!(stage.last_word, None);
    stage.text("ry");
    assert_eq!(stage.app.scene.as_ref().unwrap().end, Some(End::Resigned(Seat::Home)));
}

#[test]
fn dice_roll_before_anything_comes_of_them_and_any_key_skips_them() {
    let mut stage = Setting { animate: true, ..Setting::of("volchok") }.begin();
    assert!(matches!(stage.app.show, Some(Show::Roll { .. })), "{:?}", stage.app.show);
    assert!(stage.screen().contains("╭───────╮"), "{}", stage.screen());
    let told = stage.app.log.len();
    stage.send(Message::Tick(300));
    assert_eq!(stage.app.log.len(), told, "still in the air");
    stage.send(Message::Tick(950));
    assert!(stage.app.log.len() > told);
    for n in 0..200 {
        if stage.app.show.is_none() && stage.app.seat().is_some() {
            break;
        }
        stage.send(Message::Tick(1_000 * n));
        stage.enter();
    }
    assert!(stage.app.seat().is_some());
}

#[test]
fn whoever_thinks_is_named_and_can_be_interrupted() {
    let mut stage = spending();
    stage.send(Message::News(News::Thinking(Seat::Away)));
    let escape = Message::Key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE));
    assert!(update(&mut stage.app, escape).contains(&Effect::Interrupt));
}

#[test]
fn whoever_leaves_while_the_coach_thinks_asks_for_nothing_more() {
    let mut stage = spending();
    stage.app.scene.as_mut().unwrap().turn = Turn::Coach(Seat::Away);
    let scene = stage.app.scene.clone().unwrap();
    update(&mut stage.app, Message::HangUp);
    let after = update(&mut stage.app, Message::News(News::Scene(Box::new(scene))));
    assert_eq!(after, [], "the match is being kept; a further order would find nobody");
}

#[test]
fn the_language_changes_in_the_middle_of_a_match() {
    let mut stage = spending();
    stage.text("L");
    stage.key(KeyCode::Down);
    stage.enter();
    assert_eq!(stage.app.words.language(), Language::Fi);
    assert!(stage.screen().contains("Koti"), "{}", stage.screen());
}

#[test]
fn a_match_is_saved_and_a_file_that_cannot_be_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("m.record");
    let mut stage = spending();
    stage.app.overlay = Overlay::Save(String::new());
    stage.text(path.to_str().unwrap());
    stage.enter();
    assert!(std::fs::read_to_string(&path).unwrap().contains("game: volchok"));
    stage.app.overlay = Overlay::Save("/no/such/folder/m.record".to_owned());
    stage.enter();
    assert!(matches!(stage.app.remark, Some(Remark::Notice(Notice::NotSaved(..)))));
}

#[test]
fn a_curtain_hides_everything_between_two_hands() {
    let mut stage = Setting { who: ["you", "you"], ..Setting::of("fudis") }.begin();
    let Turn::Handover(first) = stage.app.scene.as_ref().unwrap().turn else {
        panic!("{:?}", stage.app.scene.as_ref().unwrap().turn);
    };
    stage.enter();
    let mut seen = Vec::new();
    let mut curtains = 0;
    for _ in 0..60 {
        if let Some(seat) = stage.app.curtain {
            curtains += 1;
            let screen = stage.screen();
            let words: Vec<&str> = screen.split_whitespace().collect();
            let team = stage.app.words.teams[seat].clone();
            assert!(screen.contains(&team.name), "{screen}");
            assert!(
                words.len() < 20 && !screen.contains(['♠', '♣', '♦', '♥']),
                "nothing but the curtain: {screen}"
            );
            // Not even a question about leaving shows what lies behind.
            stage.text("q");
            assert!(!stage.screen().contains(['♠', '♣', '♦', '♥']));
            stage.key(KeyCode::Esc);
            stage.enter();
            assert_eq!(stage.app.seat(), Some(seat));
            seen.push(seat);
        } else if matches!(stage.app.scene.as_ref().unwrap().turn, Turn::Handover(_)) {
            stage.enter();
        } else {
            // Whoever decides sees the own hand only.
            let seat = stage.app.seat().unwrap();
            let view = &stage.app.scene.as_ref().unwrap().view;
            assert!(view.pointer(&format!("/{}/hand", seat.other().name())).is_none(), "{view}");
            stage.text("1");
            stage.enter();
        }
    }
    assert!(curtains >= 2 && seen.contains(&first) && seen.contains(&first.other()), "{seen:?}");
}

#[test]
fn a_window_that_is_too_small_says_what_is_needed() {
    let mut stage = spending();
    stage.send(Message::Resize(70, 20));
    let screen = stage.screen();
    assert!(screen.contains("80") && screen.contains("24") && screen.contains("70"), "{screen}");
    stage.send(Message::Resize(80, 24));
    assert!(stage.screen().contains("Home"));
}

#[test]
fn at_a_table_the_outcomes_are_the_list() {
    let table = touchline_games::open("volchok", &json!({})).unwrap();
    let who = touchline_kernel::BySeat::new("you".parse().unwrap(), "you".parse().unwrap());
    let session = crate::Session::new(table, who, &touchline_live::Dice::Table, None);
    let mut stage = spending();
    stage.local = crate::local::Local::new(session);
    stage.app.scene = None;
    stage.send(Message::News(News::Steps(Vec::new())));
    let mut news = Vec::new();
    stage.local.handle(crate::scene::Order::Next, &mut |item| news.push(item));
    news.into_iter().for_each(|item| stage.send(Message::News(item)));
    assert_eq!(stage.app.scene.as_ref().unwrap().turn, Turn::Table);
    stage.text("/toss 5 2");
    stage.enter();
    assert_eq!(stage.app.scene.as_ref().unwrap().turn, Turn::You(Seat::Home), "{}", stage.screen());
}

#[test]
fn every_choice_that_has_a_place_points_at_one_that_is_drawn() {
    for guide in touchline_games::guides() {
        let mut pointed = 0;
        for seed in 0..4 {
            let mut stage = Setting { seed, who: ["you", "you"], ..Setting::of(guide.id) }.begin();
            for n in 0..120 {
                if stage.app.scene.as_ref().unwrap().end.is_some() {
                    break;
                }
                if matches!(stage.app.scene.as_ref().unwrap().turn, Turn::Handover(_)) {
                    stage.enter();
                    stage.enter();
                }
                let spots = stage.app.spots();
                for aim in stage.app.aims() {
                    let drawn = |id: &str| spots.iter().any(|spot| spot.id == id);
                    assert!(drawn(&aim.to), "{} {aim:?}", guide.id);
                    assert!(aim.from.as_deref().is_none_or(drawn), "{} {aim:?}", guide.id);
                    pointed += 1;
                }
                let n_items = stage.app.items().len();
                if n_items == 0 {
                    continue;
                }
                let number = (n * 13 + 5) % n_items + 1;
                stage.text(&number.to_string());
                stage.enter();
            }
        }
        assert!(pointed > 100, "{}: {pointed}", guide.id);
    }
}
