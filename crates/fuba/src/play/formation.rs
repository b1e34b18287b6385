//! Formations, and who kicks off (sections 3.1 and 3.2).

use super::{Verdict, refuse};
use crate::action::{Action, Event, Formation, Refusal, Starter};
use crate::flow::Fuba;
use crate::phase::{Phase, Toss};
use crate::position::Position;
use crate::rules::Rule;
use touchline_kernel::{Audience, Seat, Witness};

impl Fuba {
    pub(crate) fn list_formations(&self, actions: &mut Vec<Action>) {
        actions.extend(self.formations.iter().map(|&formation| Action::Formation { formation }));
    }

    pub(crate) fn judge_formation(&self, formation: Formation) -> Verdict {
        if self.options.allows(formation) {
            Ok(())
        } else {
            refuse(Rule::R3_1a, Refusal::NoSuchFormation { formation })
        }
    }

    /// [3.1b] The first choice stays secret until the second is made; then both are shown.
    pub(crate) fn choose_formation<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        formation: Formation,
        witness: &mut W,
    ) {
        position.formation[seat] = Some(formation);
        if seat == Seat::Home {
            witness.tell_to(
                Audience::Only(seat),
                Rule::R3_1b,
                Event::FormationChosen { by: seat, formation },
            );
            witness.tell_to(Audience::AllBut(seat), Rule::R3_1b, Event::FormationSecret { by: seat });
            position.phase = Phase::Formation { seat: seat.other() };
            return;
        }
        for (by, formation) in position.formation.iter() {
            if let Some(formation) = *formation {
                witness.tell(Rule::R3_1b, Event::FormationShown { by, formation });
            }
        }
        position.phase = Phase::Toss { about: Toss::KickOff };
    }

    /// [3.2] The winner decides who starts; in a shoot-out without end he has won it (X-SO).
    pub(crate) fn toss<W: Witness<Self>>(
        &self,
        position: &mut Position,
        about: Toss,
        winner: Seat,
        witness: &mut W,
    ) {
        witness.tell(Rule::R3_2, Event::TossWon { by: winner });
        match about {
            Toss::Lots => self.win_shootout(position, winner, witness),
            Toss::KickOff | Toss::Shootout => position.phase = Phase::Start { seat: winner, about },
        }
    }

    pub(crate) fn start_choice<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        about: Toss,
        team: Starter,
        witness: &mut W,
    ) {
        let starter = match team {
            Starter::Me => seat,
            Starter::Opponent => seat.other(),
        };
        position.kickoff_first = starter;
        witness.tell(Rule::R3_2, Event::Starts { by: starter });
        match about {
            Toss::Shootout => self.next_kicker(position, starter),
            Toss::KickOff | Toss::Lots => self.set_up_kick_off(position, starter, witness),
        }
    }
}
