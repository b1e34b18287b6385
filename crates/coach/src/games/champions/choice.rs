//! Which actions are worth a look. A turn of Champions is up to a dozen small decisions, most of them among dozens of squares; most
//! of those are no better than others beside them.

use super::reach;
use touchline_champions::{Action, Champions, Kind, OUT_OF_REACH, Phase, Piece, Position, Shirt, Square};
use touchline_kernel::{Seat, Squares};

/// Squares for the ball to rest on that are looked at for each kick.
const RESTS: usize = 8;

/// Keeps what is worth a look; one action at least.
pub(super) fn consider(game: &Champions, position: &Position, actions: &mut Vec<Action>) {
    match position.phase() {
        Phase::Lineup { .. } => lowest_number(actions),
        Phase::TurnStart => warm_up_for_a_reason(position, actions),
        Phase::Leg => best_legs(game, position, actions),
        Phase::SubOut { piece } => marked_men_leave(position, piece.seat, actions),
        _ => {}
    }
}

/// Who wears which number makes no difference.
fn lowest_number(actions: &mut Vec<Action>) {
    if let Some(Action::Number { .. }) = actions.first() {
        actions.truncate(1);
    }
}

/// Substitutes are for booked and bandaged men, one is kept for the keeper, and one of each line is as good as another.
fn warm_up_for_a_reason(position: &Position, actions: &mut Vec<Action>) {
    let seat = position.on_turn();
    let (booked, hurt) = position.marked(seat);
    let wanted = booked + hurt > position.warming(seat);
    let spare = position.substitutions(seat) + position.warming(seat) < 2;
    let mut seen: [Option<Kind>; 4] = [None; 4];
    let mut n = 0;
    actions.retain(|action| match action {
        Action::Warm { piece } => {
            let kind = piece.kind();
            let first = !seen.contains(&Some(kind));
            if first && n < seen.len() {
                seen[n] = Some(kind);
                n += 1;
            }
            wanted && spare && first && kind != Kind::Keeper
        }
        _ => true,
    });
}

/// A man with a card or a bandage leaves before others.
fn marked_men_leave(position: &Position, seat: Seat, actions: &mut Vec<Action>) {
    let marked = |shirt: Shirt| position.is_marked(Piece { seat, shirt });
    let is = |action: &Action| matches!(action, Action::SubOut { piece } if marked(*piece));
    if actions.iter().any(is) {
        actions.retain(|action| is(action) || !matches!(action, Action::SubOut { .. }));
    }
}

/// Every shot; to each team-mate, and to each square worth it, the way on which the fewest opponents can step in.
fn best_legs(game: &Champions, position: &Position, actions: &mut Vec<Action>) {
    let seat = position.playing();
    let field = Field::of(game, position, seat);
    // For each square that a kick can end on, the best way there.
    let mut best: [(u8, u8); 256] = [(u8::MAX, 0); 256];
    let mut rests = Squares::EMPTY;
    let mut ends = [0_u8; 256];
    for (i, action) in actions.iter().enumerate().take(256) {
        let Action::Leg { path } = action else { continue };
        let (end, lurking) = game.leg_end(position, *path);
        ends[i] = end.index();
        let best = &mut best[usize::from(end.index())];
        if lurking < best.0 {
            *best = (lurking, i as u8);
        }
        if position.piece_on(end).is_none() && !game.pitch().is_goal(end) {
            rests.insert(end.index());
        }
    }
    let mut ranked: [(f32, u8); 64] = [(f32::NEG_INFINITY, 0); 64];
    let mut n = 0;
    rests.each(|square| {
        if n < ranked.len() {
            ranked[n] = (field.worth(Square::from_index(square), best[usize::from(square)].0), square);
            n += 1;
        }
    });
    if n > RESTS {
        ranked[..n].select_nth_unstable_by(RESTS - 1, |a, b| b.0.total_cmp(&a.0));
        for (_, square) in &ranked[RESTS..n] {
            rests.remove(*square);
        }
    }
    let mut i = 0;
    actions.retain(|_| {
        let end = ends[i.min(255)];
        let kept = i > 255
            || (game.pitch().is_goal(Square::from_index(end)))
            || (usize::from(best[usize::from(end)].1) == i
                && (rests.has(end) || position.piece_on(Square::from_index(end)).is_some()));
        i += 1;
        kept
    });
}

/// Who is near which square.
struct Field<'a> {
    game: &'a Champions,
    seat: Seat,
    ours: [Squares; 6],
    theirs: [Squares; 6],
}

impl<'a> Field<'a> {
    fn of(game: &'a Champions, position: &Position, seat: Seat) -> Self {
        Self {
            game,
            seat,
            ours: game.within_steps(position, seat),
            theirs: game.within_steps(position, seat.other()),
        }
    }

    /// A first guess at what it is worth to let the ball rest on a square: will we play it next, and how far is it from either goal?
    fn worth(&self, square: Square, lurking: u8) -> f32 {
        let steps = |near: &[Squares; 6]| {
            near.iter().position(|near| near.has(square.index())).map_or(OUT_OF_REACH, |i| i as u8 + 1)
        };
        let lost = reach(steps(&self.theirs));
        // [D-3] A run brings a man two steps closer.
        let kept = (1.0 - lost) * reach(steps(&self.ours).saturating_sub(2).max(1));
        let top = f32::from(self.game.pitch().top);
        let from_home = f32::from(square.row());
        let (to_ours, to_theirs) =
            if self.seat == Seat::Home { (from_home, top - from_home) } else { (top - from_home, from_home) };
        let danger = |rows: f32| 0.1 + 0.9 * (1.0 - rows / top).powi(3);
        kept * danger(to_theirs) - lost * danger(to_ours) + 0.05 * (1.0 - to_theirs / top)
            - 0.05 * f32::from(lurking)
    }
}
