//! The rules, a file for each chapter: every chapter lists, judges and applies its own actions.

mod attack;
mod build;
mod counter;
mod deal;
mod mercy;
mod redraw;
mod replacement;
mod round;
mod shootout;
mod swap;

use crate::action::{Event, Refusal};
use crate::deck::Card;
use crate::flow::Fudis;
use crate::formation::Shape;
use crate::options::Build;
use crate::position::{Flags, Phase, Position};
use crate::rules::Rule;
use crate::team::{Held, Known};
use touchline_kernel::{Audience, Seat, Violation, Witness};

/// Allowed, or the rule that forbids it.
pub(crate) type Verdict = Result<(), Violation<Rule, Refusal>>;

pub(crate) fn refuse<T>(rule: Rule, because: Refusal) -> Result<T, Violation<Rule, Refusal>> {
    Err(Violation::new(rule, because))
}

/// Tells the owner of a hidden card what it is, and the others that it is there.
#[inline(always)]
fn tell_hidden<W: Witness<Fudis>>(witness: &mut W, owner: Seat, rule: Rule, open: Event, hidden: Event) {
    witness.tell_to(Audience::Only(owner), rule, open);
    witness.tell_to(Audience::AllBut(owner), rule, hidden);
}

impl Fudis {
    /// The formation now in use: that of the match, or that of the shoot-out (SO-1).
    #[inline]
    pub(crate) fn shape(&self, position: &Position) -> &Shape {
        if position.leg == 0 { &self.match_shape } else { &self.leg_shape }
    }

    /// BUILD-4: do both seats lay in secret? In a shoot-out they never do (SO-2).
    #[inline]
    pub(crate) fn is_secret_build(&self, position: &Position) -> bool {
        position.leg == 0
            && match self.options.build {
                Build::Simultaneous => true,
                Build::Alternate => false,
                Build::Random => !self.options.random_rebuild,
            }
    }

    /// R43: does a card that is now dealt or drawn go straight to its place?
    #[inline]
    pub(crate) fn falls_at_random(&self, position: &Position) -> bool {
        self.options.build == Build::Random
            && (self.options.random_rebuild || position.leg == 0 && position.phase == Phase::Deal)
    }

    /// Takes a card from the pile into a hand. The owner is told what it is, and the others that it is there; what all have seen
    /// in the pile they see now as well (R64).
    #[inline(always)]
    fn take<W: Witness<Self>>(
        &self,
        position: &mut Position,
        card: Card,
        rule: Rule,
        (open, hidden): (Event, Event),
        witness: &mut W,
    ) {
        let owner = position.turn;
        position.pile.remove(card);
        let known = if position.flags.has(Flags::PILE_SHOWN) { Known::InHand } else { Known::No };
        position.teams[owner].hand.insert(Held::new(card, known));
        if position.flags.has(Flags::PILE_SHOWN) {
            witness.tell(rule, open);
        } else {
            tell_hidden(witness, owner, rule, open, hidden);
        }
    }
}
