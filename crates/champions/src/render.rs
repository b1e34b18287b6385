//! A view as plain text, for terminals and bug reports.

use crate::flow::Champions;
use crate::setup::MemberSetup;
use crate::square::Square;
use crate::view::View;
use touchline_kernel::{Captions, Fact, Seat, Token};

/// The pitch as text, away's goal at the top, at most 78 columns wide: `H8` and `A8` are players, `o` is the ball, `[H8]` marks
/// the player who has it, `#` a goal square, `+` the penalty area, `:` the goal area.
#[must_use]
pub fn render(game: &Champions, view: &View, captions: &dyn Captions) -> String {
    game.drawing(view, captions)
}

impl Champions {
    fn drawing(&self, view: &View, captions: &dyn Captions) -> String {
        let setup = &view.position;
        let cols = self.pitch.geometry.cols + 1;
        let mut text = String::new();
        for row in (0..=self.pitch.top).rev() {
            text.push_str(&format!("{row:>3} "));
            for col in 0..=cols {
                let square = Square::at(col, row);
                let ball = setup.ball == Some(square);
                let player = Seat::BOTH.into_iter().find_map(|seat| {
                    player_on(view, seat, square).map(|number| format!("{}{number}", captions.letter(seat)))
                });
                let cell = match (player, ball) {
                    (Some(player), true) => format!("[{player}]"),
                    (Some(player), false) => player,
                    (None, true) => "o".to_owned(),
                    (None, false) => self.ground_mark(square).to_string(),
                };
                text.push_str(&format!("{cell:^5}"));
            }
            while text.ends_with(' ') {
                text.pop();
            }
            text.push('\n');
        }
        text.push_str("    ");
        for col in 0..=cols {
            text.push_str(&format!("{col:^5}"));
        }
        while text.ends_with(' ') {
            text.pop();
        }
        let score = setup.score;
        let facts = [("home", score.home), ("away", score.away), ("minute", view.minute)]
            .map(|(name, number)| (name, Fact::Number(number.into())));
        text.push_str(&format!("\n    {}\n", captions.caption("score", &facts)));
        text
    }

    fn ground_mark(&self, square: Square) -> char {
        let pitch = &self.pitch;
        let either = |sets: touchline_kernel::BySeat<touchline_kernel::Squares>| {
            sets.home.has(square.0) || sets.away.has(square.0)
        };
        if either(pitch.goal) {
            '#'
        } else if either(pitch.goal_area) {
            ':'
        } else if either(pitch.area) {
            '+'
        } else if !pitch.field.has(square.0) {
            ' '
        } else if square.row() == pitch.mid {
            '-'
        } else {
            '.'
        }
    }
}

/// The number of a team's player on a square.
fn player_on(view: &View, seat: Seat, square: Square) -> Option<String> {
    view.position.team(seat).players.iter().find_map(|(number, member)| {
        let at = match member {
            MemberSetup::At(at) => at,
            MemberSetup::Full(full) => &full.at,
        };
        (Square::read(at) == Some(square)).then(|| number.0.to_string())
    })
}
