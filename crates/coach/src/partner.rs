//! Sparring partners: scripted coaches with one idea each, as yardsticks and as opponents in training.

use crate::judgement::judged::Judged;
use touchline_kernel::Seat;

/// A scripted coach. It looks one turn ahead and plays the end that suits its script best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Partner {
    /// Parks its men before its own goal.
    Wall,
    /// Keeps the ball out of reach and waits.
    Staller,
    /// Attacks with everything and shoots at once.
    Raider,
}

impl Partner {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Wall, Self::Staller, Self::Raider];

    /// The name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wall => "wall",
            Self::Staller => "staller",
            Self::Raider => "raider",
        }
    }
}

/// What a goal counts in a script, in log-odds.
const GOAL: f32 = 4.0;

/// A script that weighs features of the game by name, beside the score.
pub(crate) fn weigh<G: Judged>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    weights: &[(usize, f32)],
) -> f32 {
    let mut buffer = [0.0; crate::judgement::FEATURES_MAX];
    let features = &mut buffer[..G::FEATURES.len()];
    game.features(position, seat, features);
    let score = game.score(position);
    let lead = f32::from(score[seat]) - f32::from(score[seat.other()]);
    let liking: f32 = weights.iter().map(|(at, weight)| weight * features[*at]).sum();
    1.0 / (1.0 + (-(GOAL * lead + liking) / 4.0).exp())
}

/// Scripts of a game as weights of its features: one list for each partner.
macro_rules! scripts {
    ($game:ty; $($partner:ident: { $($name:literal: $weight:expr),+ $(,)? }),+ $(,)?) => {
        fn script(partner: crate::partner::Partner) -> crate::judgement::Script<Self> {
            match partner {
                $(crate::partner::Partner::$partner => |game, position, seat| {
                    const WEIGHTS: &[(usize, f32)] =
                        &[$((crate::judgement::judged::place(<$game as Judged>::FEATURES, $name), $weight)),+];
                    crate::partner::weigh(game, position, seat, WEIGHTS)
                }),+
            }
        }
    };
}
pub(crate) use scripts;
