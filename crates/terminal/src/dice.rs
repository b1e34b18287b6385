//! Dice, spinners and cards that come: what an outcome in notation looks like.

use ratatui::text::Line;

/// The faces of an outcome: `dice 3 5` has two.
fn faces(step: &str) -> Vec<u32> {
    step.split_whitespace().skip(1).filter_map(|word| word.parse().ok()).collect()
}

/// How many sides the die of an outcome has.
fn sides(step: &str) -> u32 {
    match step.split_whitespace().next() {
        Some("d3") => 3,
        Some("d4") => 4,
        _ => 6,
    }
}

/// Is there something to see rolling? Cards show themselves.
pub fn rolls(step: &str) -> bool {
    let faces = faces(step);
    !faces.is_empty() && faces.len() <= 3 && faces.iter().all(|face| (1..=9).contains(face))
}

/// The pips of a face, three by three; a number where a die has more than six sides.
fn pips(face: u32) -> [&'static str; 3] {
    match face {
        1 => ["     ", "  ●  ", "     "],
        2 => ["●    ", "     ", "    ●"],
        3 => ["●    ", "  ●  ", "    ●"],
        4 => ["●   ●", "     ", "●   ●"],
        5 => ["●   ●", "  ●  ", "●   ●"],
        6 => ["●   ●", "●   ●", "●   ●"],
        _ => ["     ", "  ?  ", "     "],
    }
}

/// The dice of an outcome, three lines without a frame and five with it. In the air they show something else at every look.
pub fn picture(step: &str, in_the_air: Option<u64>) -> Vec<Line<'static>> {
    let sides = sides(step);
    let faces: Vec<u32> = match in_the_air {
        None => faces(step),
        Some(now_ms) => {
            let turn = now_ms / 90;
            (0u64..).zip(faces(step)).map(|(idx, _)| tumble(turn, idx, sides)).collect()
        }
    };
    let mut lines = vec![String::new(); 5];
    for (idx, face) in faces.into_iter().enumerate() {
        let gap = if idx == 0 { "" } else { " " };
        let mut rows = vec![format!("{gap}╭───────╮")];
        rows.extend(pips(face).iter().map(|row| format!("{gap}│ {row} │")));
        rows.push(format!("{gap}╰───────╯"));
        lines.iter_mut().zip(rows).for_each(|(line, row)| line.push_str(&row));
    }
    lines.into_iter().map(Line::from).collect()
}

/// The dial of a spinner with its arrow, five lines; two for a toss. In the air the arrow goes round.
pub fn spinner(step: &str, in_the_air: Option<u64>) -> Vec<Line<'static>> {
    let mut lines = vec![String::new(); 5];
    for (idx, face) in faces(step).into_iter().enumerate() {
        // The second dial of a toss turns the other way.
        let face = match in_the_air {
            None => face,
            Some(now_ms) if idx == 0 => (now_ms / 90 % 6) as u32 + 1,
            Some(now_ms) => 6 - (now_ms / 90 % 6) as u32,
        };
        let gap = if idx == 0 { "" } else { "  " };
        let arrow = match face {
            1 => '↗',
            2 => '→',
            3 => '↘',
            4 => '↙',
            5 => '←',
            6 => '↖',
            _ => '●',
        };
        let number = |n: u32| if n == face { format!("[{n}]") } else { format!(" {n} ") };
        let rows = [
            "  ╭───────╮  ".to_owned(),
            format!(" ╱{} {} ╲ ", number(6), number(1)),
            format!("│{}  {arrow}  {}│", number(5), number(2)),
            format!(" ╲{} {} ╱ ", number(4), number(3)),
            "  ╰───────╯  ".to_owned(),
        ];
        // A dial with more than six numbers has no picture.
        let rows = if face > 6 { [(); 5].map(|()| format!("{:^13}", face)) } else { rows };
        lines.iter_mut().zip(rows).for_each(|(line, row)| {
            line.push_str(gap);
            line.push_str(&row);
        });
    }
    lines.into_iter().map(Line::from).collect()
}

/// A face that has nothing to do with the result.
fn tumble(turn: u64, idx: u64, sides: u32) -> u32 {
    let mixed =
        (turn.wrapping_mul(0x9e37_79b9) ^ idx.wrapping_mul(0x85eb_ca6b)).wrapping_mul(0xc2b2_ae35) >> 13;
    (mixed % u64::from(sides)) as u32 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_roll_and_words_do_not() {
        assert!(rolls("spin 4") && rolls("dice 3 5") && rolls("d3 1") && rolls("toss 5 2"));
        assert!(!rolls("draw AS") && !rolls("toss home") && !rolls("result corner"));
    }

    #[test]
    fn a_spinner_points_at_what_came() {
        let text =
            |lines: Vec<Line<'_>>| lines.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        let four = text(spinner("spin 4", None));
        assert!(four.contains("[4]") && four.contains('↙'), "{four}");
        assert!(!four.contains('●'), "no die: {four}");
        let toss = text(spinner("toss 5 2", None));
        assert!(
            toss.contains("[5]")
                && toss.contains("[2]")
                && toss.lines().all(|line| line.chars().count() <= 29),
            "{toss}"
        );
        let now = text(spinner("spin 4", Some(0)));
        assert!(now.contains("[1]"), "it turns: {now}");
    }

    #[test]
    fn dice_in_the_air_stay_dice() {
        for now_ms in (0..9_000).step_by(30) {
            for step in ["d3 2", "d4 4", "dice 6 6"] {
                let lines = picture(step, Some(now_ms));
                assert_eq!(lines.len(), 5);
                assert!(!lines.iter().any(|line| line.to_string().contains('?')), "{lines:?}");
            }
        }
    }
}
