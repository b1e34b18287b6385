//! The pitch as text, for terminals and bug reports.

use crate::Place;
use crate::action::{Piece, Shirt};
use crate::flow::Volchok;
use crate::position::{Ball, Position};
use crate::square::Square;
use std::fmt::Write;
use touchline_kernel::{Captions, Fact, Seat};

/// Draws a position: `H5` and `A1` are players, `*` marks the ball, `#` corners and `z` keeper zones.
#[must_use]
pub fn render(game: &Volchok, position: &Position, captions: &dyn Captions) -> String {
    let pitch = game.pitch();
    let mut text = String::new();
    let columns = |text: &mut String| {
        text.push_str("    ");
        for col in 0..pitch.cols {
            let _ = write!(text, "  {} ", (b'a' + col) as char);
        }
        text.push('\n');
    };
    net(&mut text, game, Seat::Away);
    columns(&mut text);
    for row in (1..=pitch.rows).rev() {
        let _ = write!(text, "{row:>3} ");
        for col in 1..=pitch.cols {
            let Some(square) = Square::new(col, row) else { continue };
            text.push_str(&cell(game, position, square, captions));
        }
        let _ = writeln!(text, " {row}");
    }
    columns(&mut text);
    net(&mut text, game, Seat::Home);
    for (card, place) in [("yellow", Place::YELLOW), ("red", Place::RED)] {
        let pieces = Seat::BOTH.into_iter().flat_map(|seat| Shirt::ALL.map(|shirt| Piece { seat, shirt }));
        let off: Vec<String> = pieces
            .filter(|&piece| position.place(piece) == place)
            .map(|piece| label(piece, captions))
            .collect();
        if !off.is_empty() {
            let caption = captions.caption(card, &[("players", Fact::Text(off.join(", ")))]);
            let _ = writeln!(text, "    {caption}");
        }
    }
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// A player as a letter and a number.
fn label(piece: Piece, captions: &dyn Captions) -> String {
    format!("{}{}", captions.letter(piece.seat), u8::from(piece.shirt))
}

fn net(text: &mut String, game: &Volchok, seat: Seat) {
    let pitch = game.pitch();
    text.push_str("    ");
    for col in 1..=pitch.cols {
        let behind = pitch.net[seat].iter().any(|net| net.col() == col);
        text.push_str(if behind { "[##]" } else { "    " });
    }
    text.push('\n');
}

/// Four characters: a player, the ball, or what the square is.
fn cell(game: &Volchok, position: &Position, square: Square, captions: &dyn Captions) -> String {
    let pitch = game.pitch();
    let ball = position.ball_square() == square;
    match position.piece_on(square) {
        Some(piece) if ball => format!(" {}*", label(piece, captions)),
        Some(piece) => format!(" {} ", label(piece, captions)),
        None if matches!(position.ball(), Ball::Loose(_)) && ball => "  * ".to_owned(),
        None if Seat::BOTH.into_iter().any(|seat| pitch.zone[seat].contains(&square)) => "  z ".to_owned(),
        None if Seat::BOTH.into_iter().any(|seat| pitch.corners[seat].contains(&square)) => "  # ".to_owned(),
        None if Seat::BOTH.into_iter().all(|seat| {
            let [first, last] = pitch.half_rows[seat];
            !(first..=last).contains(&square.row())
        }) =>
        {
            "  - ".to_owned()
        }
        None => "  . ".to_owned(),
    }
}
