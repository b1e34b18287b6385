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
