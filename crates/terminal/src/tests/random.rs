//! Whatever is pressed, clicked, pasted or resized: the screen stands.

use super::stage::{Setting, Stage, readable};
use crate::app::Message;
use crate::palette::Depth;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use touchline_locale::Language;
use unicode_width::UnicodeWidthStr;

/// Something that a hand, a cat or a window manager does.
fn event() -> impl Strategy<Value = Message> {
    let code = prop_oneof![
        6 => Just(KeyCode::Enter),
        4 => Just(KeyCode::Tab),
        2 => Just(KeyCode::Esc),
        8 => prop_oneof![Just(KeyCode::Up), Just(KeyCode::Down), Just(KeyCode::Left), Just(KeyCode::Right)],
        2 => prop_oneof![Just(KeyCode::Home), Just(KeyCode::End), Just(KeyCode::PageUp), Just(KeyCode::PageDown)],
        1 => prop_oneof![Just(KeyCode::Backspace), Just(KeyCode::F(1)), Just(KeyCode::Delete)],
        // Hints think for long, and files and goodbyes leave the test: those keys have tests of their own.
        8 => proptest::char::range(' ', '~').prop_filter("quick", |c| !"hsqry".contains(*c)).prop_map(KeyCode::Char),
        1 => prop_oneof![Just('ä'), Just('ж'), Just('世')].prop_map(KeyCode::Char),
    ];
    let mouse = (0u16..220, 0u16..70, 0u8..4).prop_map(|(column, row, kind)| {
        let kind = match kind {
            0 => MouseEventKind::ScrollUp,
            1 => MouseEventKind::ScrollDown,
            2 => MouseEventKind::Down(MouseButton::Right),
            _ => MouseEventKind::Down(MouseButton::Left),
        };
        Message::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
    });
    prop_oneof![
        12 => code.prop_map(|code| Message::Key(KeyEvent::new(code, KeyModifiers::NONE))),
        6 => mouse,
        2 => (0u16..200, 0u16..60).prop_map(|(width, height)| Message::Resize(width, height)),
        1 => Just(Message::Resize(80, 24)),
        3 => (0u64..100_000).prop_map(Message::Tick),
        1 => "[a-zäж0-9 \n]{0,12}".prop_map(Message::Paste),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, max_shrink_iters: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_that_is_pressed_breaks_the_screen(
        game in 0usize..4,
        seed in 0u64..1_000,
        shared in any::<bool>(),
        colour in any::<bool>(),
        animate in any::<bool>(),
        language in 0usize..5,
        wide in any::<bool>(),
        events in proptest::collection::vec(event(), 1..150),
    ) {
        let guides = touchline_games::guides();
        let mut stage = Setting {
            who: ["you", if shared { "you" } else { "random" }],
            seed,
            depth: if colour { Depth::Indexed } else { Depth::None },
            animate,
            language: Language::ALL[language],
            size: if wide { (160, 50) } else { (80, 24) },
            ..Setting::of(guides[game].id)
        }.begin();
        for message in events {
            stage.send(message);
            fits(&stage);
        }
    }
}

/// No letter reaches over the right edge of the frame.
fn fits(stage: &Stage) {
    let frame = stage.draw();
    for y in 0..frame.area.height {
        let mut x = 0;
        while x < frame.area.width {
            let width = frame[(x, y)].symbol().width().max(1) as u16;
            assert!(x + width <= frame.area.width, "line {y}: {}", readable(&frame));
            x += width;
        }
    }
}

/// A million keys, clicks, pastes and resizes, over all games and languages.
#[test]
fn long_random_events_break_nothing() {
    let all: u32 = if std::env::var_os("TOUCHLINE_LONG").is_some() { 1_000_000 } else { 2_000 };
    let guides = touchline_games::guides();
    let mut runner = TestRunner::deterministic();
    let event = event();
    let mut sent = 0;
    for round in 0u64.. {
        if sent >= all {
            break;
        }
        let pick = |of: usize| round as usize % of;
        let mut stage = Setting {
            who: ["you", if pick(3) == 0 { "you" } else { "random" }],
            seed: round,
            depth: if pick(2) == 0 { Depth::Indexed } else { Depth::None },
            animate: pick(5) == 0,
            language: Language::ALL[pick(5)],
            size: [(80, 24), (120, 40), (200, 60)][pick(3)],
            ..Setting::of(guides[pick(4)].id)
        }
        .begin();
        for _ in 0..500 {
            stage.send(event.new_tree(&mut runner).unwrap().current());
            fits(&stage);
            sent += 1;
        }
    }
}
