//! The shoot-out, exactly: kicks are alike, so all that counts is how many are left and how many went in.

use super::PENALTY;
use touchline_champions::{Champions, Phase, Position};
use touchline_kernel::{Game, Seat};

/// More kicks than `shootout_kicks` allows.
const KICKS_MAX: usize = 21;

/// The chance to win.
pub(super) fn win(game: &Champions, position: &Position, seat: Seat) -> f32 {
    let kicking = position.on_turn();
    let chance = present_kick(game, position);
    let goal = if kicking == seat { 1 } else { -1 };
    chance * after(game, position, seat, goal) + (1.0 - chance) * after(game, position, seat, 0)
}

/// The chance that the kick now being taken goes in.
fn present_kick(game: &Champions, position: &Position) -> f32 {
    match position.phase() {
        Phase::SavePick | Phase::SaveRoll { .. } => 1.0 - f32::from(game.best_save(position)) / 4.0,
        Phase::RestartRoll => f32::from(game.penalty_chances(position)) / 20.0,
        _ => PENALTY,
    }
}

/// The chance to win once the present kick is taken; `goal` is added to our lead.
fn after(game: &Champions, position: &Position, seat: Seat, goal: i32) -> f32 {
    let least = game.options().shootout_kicks;
    let them = seat.other();
    let taken = |side: Seat| position.shootout(side).taken + u8::from(side == position.on_turn());
    let all = least.max(taken(seat)).max(taken(them));
    let lead = i32::from(position.shootout(seat).scored) - i32::from(position.shootout(them).scored) + goal;
    let (ours, theirs) = (kicks(all - taken(seat)), kicks(all - taken(them)));
    let mut win = 0.0;
    for (scored, p) in ours.iter().enumerate() {
        for (conceded, q) in theirs.iter().enumerate() {
            // Level after all kicks: pair by pair both are as likely to win [SO-2].
            win += p
                * q
                * match lead + scored as i32 - conceded as i32 {
                    1.. => 1.0,
                    0 => 0.5,
                    _ => 0.0,
                };
        }
    }
    win
}

/// The chances that 0, 1, 2 … of `n` kicks go in.
fn kicks(n: u8) -> [f32; KICKS_MAX] {
    let mut goals = [0.0; KICKS_MAX];
    goals[0] = 1.0;
    for _ in 0..n {
        for i in (0..KICKS_MAX).rev() {
            let scored = if i > 0 { goals[i - 1] * PENALTY } else { 0.0 };
            goals[i] = goals[i] * (1.0 - PENALTY) + scored;
        }
    }
    goals
}
