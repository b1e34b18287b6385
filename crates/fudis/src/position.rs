//! What a match remembers. Decides nothing.

use crate::deck::{Attacker, Bag};
use crate::formation::Slot;
use crate::rules::Rule;
use crate::team::Team;
use serde::{Deserialize, Serialize};
use touchline_kernel::{BySeat, RuleId, Seat};

/// Everything that a match remembers at one moment, hidden cards included. The pile is a set: no future is in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) teams: BySeat<Team>,
    pub(crate) pile: Bag,
    pub(crate) score: BySeat<u8>,
    pub(crate) shootout: BySeat<u8>,
    /// First or second half.
    pub(crate) half: u8,
    /// Round of the half, from 1.
    pub(crate) round: u8,
    /// Leg of the shoot-out, from 1; 0 before it.
    pub(crate) leg: u8,
    /// None until the toss.
    pub(crate) half_starter: Option<Seat>,
    /// Who starts this round or leg; none until the toss.
    pub(crate) starter: Option<Seat>,
    /// Who decides, or is dealt to.
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// Passes just before this turn: 0 or 1.
    pub(crate) passes: u8,
    /// Attacks of this round.
    pub(crate) attacks: u8,
    pub(crate) flags: Flags,
}

/// What is or is not so at this moment: a bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Flags(u8);

impl Flags {
    pub(crate) const NONE: Self = Self(0);
    /// R64: have all seen that the pile holds nothing but jokers?
    pub(crate) const PILE_SHOWN: Self = Self(1);
    /// CTR-3: is this turn a counter-attack?
    pub(crate) const IN_COUNTER: Self = Self(2);
    /// REDRAW-1: have both seats still to begin their first turn of the round?
    pub(crate) const FIRST_TURNS: Self = Self(4 | 8);

    /// REDRAW-1: has this seat still to begin its first turn of the round?
    #[inline(always)]
    pub(crate) const fn first_turn(seat: Seat) -> Self {
        Self(match seat {
            Seat::Home => 4,
            Seat::Away => 8,
        })
    }

    #[inline(always)]
    pub(crate) const fn has(self, flags: Self) -> bool {
        self.0 & flags.0 == flags.0
    }

    #[inline(always)]
    pub(crate) const fn set(&mut self, flags: Self, on: bool) {
        self.0 = if on { self.0 | flags.0 } else { self.0 & !flags.0 };
    }
}

/// The moment of the match, with what only that moment needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// Chance: who starts.
    Toss,
    /// Chance: the next card of a deal.
    Deal,
    /// `turn` lays a card in its next place.
    Build,
    /// Chance: a card for `turn` before the next round.
    Topup,
    /// `turn` may throw hand cards.
    Redraw {
        /// How many it has thrown.
        thrown: u8,
    },
    /// Chance: hand cards for those thrown.
    Redrawn {
        /// How many are still to come.
        left: u8,
    },
    /// Chance: the hand is refilled after an emergency keeper of a random build.
    Refill,
    /// `turn` may swap.
    Swap,
    /// Which hand card goes there.
    SwapIn {
        /// The place chosen.
        slot: Slot,
    },
    /// Which card attacks.
    Attack,
    /// What it attacks.
    Target {
        /// The card chosen.
        attacker: Attacker,
    },
    /// Chance: the replacement after an attack.
    Draw {
        /// The place that attacked; none for the hand.
        slot: Option<Slot>,
        /// Did the attack score?
        goal: bool,
    },
    /// JOK-2: which hand card takes the joker's place.
    Joker {
        /// Where the joker lies.
        slot: Slot,
        /// How it came there.
        by: JokerBy,
    },
    /// CTR-1: `turn` may counter.
    Counter,
    /// MERCY-3: `turn` leads and may end the match.
    Claim,
    /// Chance: SO-7.
    Lot,
    /// Nothing more.
    End {
        /// The rule that ended it.
        #[serde(with = "rule_text")]
        by: Rule,
        /// Nobody, if level.
        winner: Option<Seat>,
    },
}

impl Phase {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> PhaseName {
        match self {
            Self::Toss => PhaseName::Toss,
            Self::Deal => PhaseName::Deal,
            Self::Build => PhaseName::Build,
            Self::Topup => PhaseName::Topup,
            Self::Redraw { .. } => PhaseName::Redraw,
            Self::Redrawn { .. } => PhaseName::Redrawn,
            Self::Refill => PhaseName::Refill,
            Self::Swap => PhaseName::Swap,
            Self::SwapIn { .. } => PhaseName::SwapIn,
            Self::Attack => PhaseName::Attack,
            Self::Target { .. } => PhaseName::Target,
            Self::Draw { .. } => PhaseName::Draw,
            Self::Joker { .. } => PhaseName::Joker,
            Self::Counter => PhaseName::Counter,
            Self::Claim => PhaseName::Claim,
            Self::Lot => PhaseName::Lot,
            Self::End { .. } => PhaseName::End,
        }
    }

    /// The place that it is about, if any.
    pub(crate) const fn slot(self) -> Option<Slot> {
        match self {
            Self::SwapIn { slot } | Self::Joker { slot, .. } => Some(slot),
            Self::Draw { slot, .. } => slot,
            _ => None,
        }
    }
}

/// A moment of the match by name, as position files write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FudisPhase"))]
#[expect(missing_docs, reason = "each is the name of the phase that `Phase` describes")]
pub enum PhaseName {
    Toss,
    Deal,
    Build,
    Topup,
    Redraw,
    Redrawn,
    Refill,
    Swap,
    SwapIn,
    Attack,
    Target,
    Draw,
    Joker,
    Counter,
    Claim,
    Lot,
    End,
}

/// How a joker came onto the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JokerBy {
    /// In a random deal.
    Deal,
    /// In the top-up of a random build.
    Topup,
    /// As the replacement of an attacker.
    Attack,
    /// As the replacement of a scorer.
    Goal,
}

mod rule_text {
    use super::{Rule, RuleId};
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(rule: &Rule, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(rule.id())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Rule, D::Error> {
        let text = String::deserialize(deserializer)?;
        Rule::from_id(&text).ok_or_else(|| D::Error::custom(format!("found `{text}`, expected a rule's ID")))
    }
}

impl Position {
    /// The moment of the match.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The cards of the pile that nobody has seen.
    pub(crate) fn unseen_pile(&self) -> Bag {
        if self.flags.has(Flags::PILE_SHOWN) { Bag::EMPTY } else { self.pile }
    }

    /// Cards in the draw pile.
    #[must_use]
    pub fn pile_len(&self) -> u32 {
        self.pile.len()
    }

    /// Goals in the shoot-out.
    #[must_use]
    pub fn shootout_score(&self) -> BySeat<u8> {
        self.shootout
    }

    /// The leg of the shoot-out, from 1; 0 before it.
    #[must_use]
    pub fn leg(&self) -> u8 {
        self.leg
    }

    /// The half, from 1, and its round, from 1.
    #[must_use]
    pub fn half_and_round(&self) -> (u8, u8) {
        (self.half, self.round)
    }

    /// Attacks made in this round, and passes just before this turn.
    #[must_use]
    pub fn attacks_and_passes(&self) -> (u8, u8) {
        (self.attacks, self.passes)
    }

    /// Who decides, or is dealt to.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.turn
    }

    /// Everything out of play in this deal that all have seen (R48).
    pub(crate) fn discard(&self, pack: Bag) -> Bag {
        let mut rest = pack;
        self.pile.iter().for_each(|card| _ = rest.remove(card));
        for seat in Seat::BOTH {
            self.teams[seat].cards().for_each(|card| _ = rest.remove(card));
            self.teams[seat].gone.thrown().iter().for_each(|card| _ = rest.remove(card));
        }
        rest
    }
}
