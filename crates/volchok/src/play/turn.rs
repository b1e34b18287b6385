//! Declarations, spins, and what the end of a turn brings (sections 4.3, 4.4, 4.10, 4.11 and 6).

use crate::action::{Action, Event, Piece, Shirt};
use crate::flow::Volchok;
use crate::options::TieBreak;
use crate::position::{Ball, Declared, Phase, Place, Position, TurnKind};
use crate::rules::Rule;
use touchline_kernel::{Seat, Witness};

/// What follows a turn.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Next {
    /// TURN-9: the other team.
    Opponents,
    /// TURN-8: the same team, once more.
    Extra,
    /// `corner_next = attack`: the same team, in an ordinary turn.
    Again,
    /// GOAL-2: a kick-off of the other team, after this player's goal.
    Goal(Shirt),
}

impl Volchok {
    /// [TURN-2] What may be said before the spin.
    pub(crate) fn list_declarations(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.push(Action::Basic);
        match position.ball {
            Ball::Held(piece) if piece.seat == position.to_move => {
                self.list_shots(position, piece, actions);
                self.list_declared_lobs(position, piece.shirt, actions);
            }
            Ball::Held(piece) => self.list_tackles(position, piece, actions),
            Ball::Loose(ball) => self.list_controls(position, ball, actions),
        }
    }

    pub(crate) fn declare_basic(&self, position: &mut Position) {
        position.phase = Phase::Spin(Declared::Basic);
    }

    /// [TURN-3] The declaration stands, and the dial decides.
    pub(crate) fn spin<W: Witness<Self>>(
        &self,
        position: &mut Position,
        declared: Declared,
        number: u8,
        witness: &mut W,
    ) {
        match declared {
            Declared::Basic => self.begin_basic(position, number, witness),
            Declared::Tackle(tackler) => self.tackle(position, tackler, number, witness),
            Declared::Shot(net) => self.shoot(position, net, number, witness),
            Declared::Lob(receiver) => self.land_lob(position, receiver, number, witness),
            Declared::Control(runner, net) => self.control(position, runner, net, number, witness),
        }
    }

    /// TURN_END, in the order of section 4.11.
    pub(crate) fn end_turn<W: Witness<Self>>(&self, position: &mut Position, next: Next, witness: &mut W) {
        position.turns_done += 1;
        if let Next::Goal(scorer) = next {
            self.score_goal(position, scorer, witness);
            let target = u16::from(self.options.goals_to_win);
            if target > 0 && position.score[position.to_move] >= target {
                return self.finish(position, Rule::End1, witness);
            }
            if position.golden {
                return self.finish(position, Rule::End4, witness);
            }
        }
        let limit = self.options.turn_limit;
        let turns_over = limit > 0 && position.turns_done >= limit;
        if (position.time_up || turns_over) && !position.golden {
            if position.score.leader().is_some() {
                let by = if turns_over { Rule::End2 } else { Rule::End3 };
                return self.finish(position, by, witness);
            }
            if self.options.tie_break == TieBreak::Draw {
                return self.finish(position, Rule::End4, witness);
            }
            position.golden = true;
            let (home, away) = (position.score.home, position.score.away);
            witness.tell(Rule::End4, Event::GoldenGoal { home, away });
        }
        if position.turns_done >= self.options.safety_turns {
            return self.finish(position, Rule::End5, witness);
        }
        match next {
            Next::Goal(_) => self.kick_off_after_goal(position, witness),
            Next::Extra => Self::await_declaration(position, position.to_move, TurnKind::Extra),
            Next::Again => Self::await_declaration(position, position.to_move, TurnKind::Normal),
            Next::Opponents => Self::await_declaration(position, position.to_move.other(), TurnKind::Normal),
        }
    }

    fn await_declaration(position: &mut Position, team: Seat, kind: TurnKind) {
        position.to_move = team;
        position.kind = kind;
        position.phase = Phase::Declare;
    }

    /// GOAL-1, and who comes back (CARD-1 to CARD-3).
    fn score_goal<W: Witness<Self>>(&self, position: &mut Position, scorer: Shirt, witness: &mut W) {
        let by = position.to_move;
        position.score[by] += 1;
        let piece = Piece { seat: by, shirt: scorer };
        let (home, away) = (position.score.home, position.score.away);
        witness.tell(Rule::Goal1, Event::Goal { by, piece, home, away });
        for seat in Seat::BOTH {
            for shirt in Shirt::ALL {
                let piece = Piece { seat, shirt };
                let back = match position.place(piece) {
                    Place::YELLOW => Some(Rule::Card1),
                    Place::RED if seat == by => Some(Rule::Card2),
                    // [CARD-3] A player still off leaves his square empty.
                    Place::RED => continue,
                    _ => None,
                };
                position.put(piece, Place::on(self.pitch.start[seat][shirt.idx()]));
                if let Some(rule) = back {
                    witness.tell(rule, Event::Returned { by: seat, piece });
                }
            }
        }
        position.ball = Ball::Loose(self.pitch.kickoff[by.other()]);
    }

    /// [GOAL-2] The conceding team kicks off, [KO-5] or the scorers if it has no field player.
    fn kick_off_after_goal<W: Witness<Self>>(&self, position: &mut Position, witness: &mut W) {
        let scorers = position.to_move;
        let conceded = scorers.other();
        let able =
            Shirt::FIELD.into_iter().any(|shirt| position.square(Piece { seat: conceded, shirt }).is_some());
        if !able {
            witness.tell(Rule::Ko5, Event::KickOffPassed { by: scorers });
        }
        self.await_kick_off(position, if able { conceded } else { scorers });
    }

    fn finish<W: Witness<Self>>(&self, position: &mut Position, by: Rule, witness: &mut W) {
        position.phase = Phase::Over(by);
        let (home, away) = (position.score.home, position.score.away);
        let event = match position.score.leader() {
            Some(winner) => Event::Won { by: winner, home, away },
            None => Event::Level { home, away },
        };
        witness.tell(by, event);
    }
}
