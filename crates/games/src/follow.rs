//! Chances followed to their ends: what odds are told of, and how likely a goal is.

use crate::steps::Forecast;
use std::cell::Cell;
use touchline_kernel::{Audience, BySeat, Game, Phrase, RuleId, Seat, Turn};

/// The most decisions that odds take for granted on one way to an end.
const REPLIES_MAX: u8 = 8;

/// The most positions in which a goal is looked for: a hand that is drawn anew has more ends than a program can visit, and none of
/// them is a goal.
const GOAL_LOOKS_MAX: u32 = 20_000;

/// What a step tells, as word and rule.
#[derive(Debug, Clone, Copy)]
struct Summary {
    event: &'static str,
    rule: &'static str,
    is_decisive: bool,
}

/// What was told on the way to an end, and how many decisions were taken for granted.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Headline {
    event: Option<Summary>,
    replies: u8,
}

impl Headline {
    /// After these events.
    pub fn then<G: Game>(self, game: &G, events: &[(Audience, G::Rule, G::Event)]) -> Self {
        let told = events.get(game.headline(events)).map(|(_, rule, event)| Summary {
            event: event.word(),
            rule: rule.id(),
            is_decisive: game.is_decisive(event),
        });
        let event = match (self.event, told) {
            (Some(known), Some(told)) if !told.is_decisive => Some(known),
            (known, told) => told.or(known),
        };
        Self { event, ..self }
    }

    /// Adds an end of this share.
    pub fn count(self, share: (u64, u64), ends: &mut Vec<Forecast>) {
        let Some(Summary { event, rule, .. }) = self.event else { return };
        match ends.iter_mut().find(|end| end.event == event && end.rule == rule) {
            Some(end) => end.chance = sum(end.chance, share),
            None => ends.push(Forecast { event, rule, chance: share }),
        }
    }
}

fn sum(a: (u64, u64), b: (u64, u64)) -> (u64, u64) {
    let wide = |n: u64| u128::from(n);
    reduced(wide(a.0) * wide(b.1) + wide(b.0) * wide(a.1), wide(a.1) * wide(b.1))
}

/// A fraction in lowest terms. Chances that follow many others have terms of more than 64 bits: they lose their last binary places, which
/// nobody sees.
fn reduced(numerator: u128, denominator: u128) -> (u64, u64) {
    let (mut a, mut b) = (numerator, denominator);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    let divisor = a.max(1);
    let (numerator, denominator) = (numerator / divisor, denominator / divisor);
    let over = (u128::BITS - numerator.max(denominator).leading_zeros()).saturating_sub(u64::BITS);
    let short = |n: u128| u64::try_from(n >> over).unwrap_or(u64::MAX);
    (short(numerator), short(denominator).max(1))
}

/// Visits the ends of all chances that follow, each with its share and what was told on the way. Decisions on the way are taken as the
/// game expects them ([`Game::expected_reply`]), [`REPLIES_MAX`] at most. After `left` positions the rest is taken as it stands.
pub(crate) fn follow<G: Game>(
    game: &G,
    position: &G::Position,
    share: (u64, u64),
    told: Headline,
    left: &Cell<u32>,
    end: &mut impl FnMut((u64, u64), Headline, &G::Position),
) {
    if left.get() == 0 {
        return end(share, told, position);
    }
    left.set(left.get() - 1);
    match game.turn(position) {
        Turn::Chance if told.event.is_some() && game.is_fresh_roll(position) => end(share, told, position),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chances(position, &mut outcomes);
            let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
            for (outcome, weight) in outcomes {
                let mut next = *position;
                let mut events = Vec::new();
                game.settle(&mut next, outcome, &mut events);
                let share = reduced(
                    u128::from(share.0) * u128::from(weight),
                    u128::from(share.1) * u128::from(total),
                );
                let told = told.then(game, &events);
                if next == *position {
                    end(share, told, position);
                } else {
                    follow(game, &next, share, told, left, end);
                }
            }
        }
        Turn::Decision(_) if told.replies < REPLIES_MAX => match game.expected_reply(position) {
            Some(action) => {
                let mut next = *position;
                let mut events = Vec::new();
                game.apply(&mut next, action, &mut events);
                let told = Headline { replies: told.replies + 1, ..told }.then(game, &events);
                follow(game, &next, share, told, left, end);
            }
            None => end(share, told, position),
        },
        Turn::Decision(_) | Turn::Over(_) => end(share, told, position),
    }
}

/// How likely each seat is to score by what a legal action sets going, as a fraction: its chances are followed to their ends, like the
/// odds that a board tells. Where hidden cards decide, as its own seat may count them.
pub fn goal_odds<G: Game>(game: &G, position: &G::Position, action: G::Action) -> BySeat<(u64, u64)> {
    let before = game.goals(position);
    let mut odds = BySeat::new((0, 1), (0, 1));
    if let (Turn::Decision(seat), Some((hits, of))) =
        (game.turn(position), game.hidden_odds(position, action))
    {
        odds[seat] = reduced(hits.into(), of.into());
        return odds;
    }
    let mut next = *position;
    let mut events = Vec::new();
    game.apply(&mut next, action, &mut events);
    let after = game.goals(&next);
    if after != before {
        return BySeat::from_fn(|seat| (u64::from(after[seat] > before[seat]), 1));
    }
    // What chance brings after nothing has happened yet is the answer to this action, a fresh roll is not.
    let left = Cell::new(GOAL_LOOKS_MAX);
    follow(game, &next, (1, 1), Headline::default().then(game, &events), &left, &mut |share, _, end| {
        let after = game.goals(end);
        for seat in Seat::BOTH {
            if after[seat] > before[seat] {
                odds[seat] = sum(odds[seat], share);
            }
        }
    });
    odds
}
