//! The check that makes a setup a position, or lists every reason why it is none.

use super::{KindName, PhaseName, Setup};
use crate::action::{Action, Piece, Shirt};
use crate::flow::Volchok;
use crate::options::{CornerMate, KickoffBall};
use crate::play::NEVER;
use crate::position::{Ball, Budget, Declared, Phase, Place, Position, TurnKind};
use crate::rules::Rule;
use touchline_kernel::{BySeat, Faults, Game, Notation, RuleId, Seat, Squares};

impl Setup {
    /// Makes the setup a position, or lists every reason why it is none.
    pub(crate) fn position(&self, game: &Volchok) -> Result<Position, Faults> {
        let mut faults = Faults::default();
        let mut position = self.board(game, &mut faults);
        faults.clone().or(())?;
        self.check_limits(game, &mut faults);
        match self.phase(game, &position) {
            Ok(phase) => position.phase = phase,
            Err((at, what)) => faults.add(at, what),
        }
        faults.or(position)
    }

    /// Pieces and ball, with the invariants I1 to I5 and I9.
    fn board(&self, game: &Volchok, faults: &mut Faults) -> Position {
        let pitch = &game.pitch;
        let mut position = Position::start(pitch);
        position.to_move = self.to_move;
        position.score = BySeat::new(self.score[0], self.score[1]);
        position.turns_done = self.turns_done;
        position.time_up = self.time_up;
        position.golden = self.golden;
        let kicking_off = matches!(self.phase, PhaseName::Toss | PhaseName::Pick);
        let default_kind = if kicking_off { KindName::KickOff } else { KindName::Normal };
        position.kind = self.turn.kind.unwrap_or(default_kind).into();
        for (seat, team) in [(Seat::Home, &self.pieces.home), (Seat::Away, &self.pieces.away)] {
            let Some(team) = team else { continue };
            for shirt in Shirt::FIELD {
                position.put(Piece { seat, shirt }, Place::RED);
            }
            for (&shirt, place) in team {
                position.put(Piece { seat, shirt }, place.0);
            }
        }
        let mut taken = Squares::EMPTY;
        for seat in Seat::BOTH {
            for shirt in Shirt::ALL {
                let at = format!("pieces.{seat}.{}", u8::from(shirt));
                let piece = Piece { seat, shirt };
                let Some(square) = position.square(piece) else {
                    if shirt.is_keeper() {
                        faults.add(at, "a keeper never gets a card (R22)");
                    }
                    continue;
                };
                if !pitch.has(square) {
                    faults.add(at, format!("{square} is not on the board"));
                } else if shirt.is_keeper() && !pitch.zone_set[seat].has(square.0) {
                    faults.add(at, format!("{square} is outside the keeper's own zone (MOVE-3)"));
                } else if pitch.zone_set[seat.other()].has(square.0) {
                    faults.add(at, format!("{square} is in the opponents' keeper zone (MOVE-4)"));
                } else if taken.has(square.0) {
                    faults.add(at, format!("two players stand on {square} (MOVE-2)"));
                }
                taken.insert(square.0);
            }
        }
        let fielded = |seat: Seat| {
            Shirt::FIELD.into_iter().any(|shirt| position.square(Piece { seat, shirt }).is_some())
        };
        if !fielded(Seat::Home) && !fielded(Seat::Away) {
            faults.add("pieces", "no team has a field player on the pitch (R40)");
        }
        position.ball = self.ball.map_or(Ball::Loose(pitch.kickoff[self.to_move]), |ball| ball.0);
        match position.ball {
            Ball::Held(piece) if position.square(piece).is_none() => {
                faults.add("ball", format!("{piece} is not on the pitch"));
            }
            Ball::Held(_) => {}
            Ball::Loose(square) if !pitch.has(square) => {
                faults.add("ball", format!("{square} is not on the board"))
            }
            Ball::Loose(square) if taken.has(square.0) => {
                faults.add("ball", format!("somebody stands on {square}; write the player who has the ball"));
            }
            Ball::Loose(square) if Seat::BOTH.into_iter().any(|seat| pitch.zone_set[seat].has(square.0)) => {
                faults.add("ball", format!("a loose ball cannot lie in a keeper zone, as on {square} (R15)"));
            }
            Ball::Loose(_) => {}
        }
        position
    }

    /// Would a match with this score and these turns still be on?
    fn check_limits(&self, game: &Volchok, faults: &mut Faults) {
        if self.phase == PhaseName::Over {
            return;
        }
        let options = &game.options;
        let target = u16::from(options.goals_to_win);
        if target > 0 && self.score.iter().any(|&goals| goals >= target) {
            faults.add("score", format!("the match ends at {target} goals (END-1)"));
        }
        if self.turns_done >= options.safety_turns {
            faults.add("turns_done", format!("the match ends after {} turns (END-5)", options.safety_turns));
        }
        if options.turn_limit > 0 && self.turns_done >= options.turn_limit && !self.golden {
            faults.add("turns_done", format!("the match ends after {} turns (END-2)", options.turn_limit));
        }
        if self.golden && self.score[0] != self.score[1] {
            faults.add("golden", "a golden goal is only played for at a level score (END-4)");
        }
        if self.time_up && options.clock_seconds == 0 {
            faults.add("time_up", "these options have no clock (END-3)");
        }
    }

    fn phase(&self, game: &Volchok, position: &Position) -> Result<Phase, (&'static str, String)> {
        let shooter = || {
            self.shooter
                .ok_or(("shooter", format!("missing: the phase `{}` waits for somebody", name(self.phase))))
        };
        match self.phase {
            PhaseName::Toss | PhaseName::Pick => self.before_kick_off(game, position),
            PhaseName::Declare => {
                if position.kind == TurnKind::KickOff {
                    return Err(("turn.kind", "nothing is declared in a kick-off turn (KO-2)".to_owned()));
                }
                Ok(Phase::Declare)
            }
            PhaseName::Spin => self.spin(game, position),
            PhaseName::Step => self.step(game, position).map(Phase::Step),
            PhaseName::Exit => {
                let tackler = shooter()?;
                legal(game, position, Action::Tackle { piece: tackler }).map_err(|what| ("shooter", what))?;
                // R24: with D = 1 the most is left.
                let rest = self.turn.left.unwrap_or(0);
                if rest + 2 > game.most {
                    return Err(("turn.left", format!("a tackle cannot leave {rest} points")));
                }
                Ok(Phase::Exit { tackler, rest })
            }
            PhaseName::Run => self.run(game, position, shooter()?),
            PhaseName::Result => Ok(Phase::Result { shooter: self.at_keeper(game, position, shooter()?)? }),
            PhaseName::Corner => Ok(Phase::Corner { shooter: self.at_keeper(game, position, shooter()?)? }),
            PhaseName::Place => {
                let shooter = self.at_keeper(game, position, shooter()?)?;
                let corner = self.corner.ok_or(("corner", "missing: which corner is taken?".to_owned()))?;
                let there = position.piece_on(corner);
                let corners = game.pitch.corners[self.to_move.other()];
                let mates_may_choose = game.options.corner_mate == CornerMate::Choice;
                let fits = |piece: Piece| piece.seat != self.to_move || mates_may_choose;
                if !corners.contains(&corner) || !there.is_some_and(fits) {
                    return Err(("corner", format!("{corner} is no corner held by the defenders (CORN-3)")));
                }
                Ok(Phase::Place { shooter, corner })
            }
            PhaseName::Over => {
                let id = self.over_by.as_deref().unwrap_or("END-5");
                match Rule::from_id(id) {
                    Some(rule @ (Rule::End1 | Rule::End2 | Rule::End3 | Rule::End4 | Rule::End5)) => {
                        Ok(Phase::Over(rule))
                    }
                    _ => Err(("over_by", format!("found `{id}`, expected END-1 to END-5"))),
                }
            }
        }
    }

    /// TOSS and PICK: everybody who is on the pitch is on his start square.
    fn before_kick_off(&self, game: &Volchok, position: &Position) -> Result<Phase, (&'static str, String)> {
        if position.kind != TurnKind::KickOff {
            return Err(("turn.kind", "before a kick-off it is `kick_off`".to_owned()));
        }
        for (seat, start) in game.pitch.start.iter() {
            for shirt in Shirt::ALL {
                let square = position.square(Piece { seat, shirt });
                if square.is_some_and(|square| square != start[shirt.idx()]) {
                    let what = format!("{} is not on his start square (KO-1)", Piece { seat, shirt });
                    return Err(("pieces", what));
                }
                if square.is_none() && self.phase == PhaseName::Toss {
                    return Err(("pieces", "nobody is off before the toss (SET-2)".to_owned()));
                }
            }
        }
        if position.ball != Ball::Loose(game.pitch.kickoff[self.to_move]) {
            return Err(("ball", "it waits on the kick-off square (KO-1)".to_owned()));
        }
        if self.phase == PhaseName::Toss {
            return Ok(Phase::Toss);
        }
        if Shirt::FIELD
            .into_iter()
            .all(|shirt| position.square(Piece { seat: self.to_move, shirt }).is_none())
        {
            return Err(("to_move", "this team has nobody to kick off (KO-5)".to_owned()));
        }
        Ok(Phase::Pick)
    }

    fn spin(&self, game: &Volchok, position: &Position) -> Result<Phase, (&'static str, String)> {
        let text = self.turn.declared.as_deref().unwrap_or("basic");
        let action = Action::read(text).map_err(|error| ("turn.declared", error.to_string()))?;
        if position.kind == TurnKind::KickOff {
            return match action {
                Action::Basic => self.kicker(game, position).map(|()| Phase::Spin(Declared::Basic)),
                _ => Err(("turn.declared", "a kick-off turn is basic (KO-2)".to_owned())),
            };
        }
        legal(game, position, action).map_err(|what| ("turn.declared", what))?;
        match action {
            Action::Basic => Ok(Phase::Spin(Declared::Basic)),
            Action::Shot { net } => Ok(Phase::Spin(Declared::Shot(net))),
            Action::Tackle { piece } => Ok(Phase::Spin(Declared::Tackle(piece))),
            Action::Lob { piece } => Ok(Phase::Spin(Declared::Lob(piece))),
            Action::Control { piece, net } => Ok(Phase::Spin(Declared::Control(piece, net))),
            _ => Err(("turn.declared", format!("`{text}` cannot be declared (TURN-2)"))),
        }
    }

    /// KO-1: the ball is with a field player on the kick-off square, or (R7) beside him, or he has just fetched it from there.
    fn kicker(&self, game: &Volchok, position: &Position) -> Result<(), (&'static str, String)> {
        let (team, kickoff) = (self.to_move, game.pitch.kickoff[self.to_move]);
        let beside = game.options.kickoff_ball == KickoffBall::Beside;
        let kicks = match position.carrier(team) {
            Some(shirt) => !shirt.is_keeper(),
            None => beside && position.team_mate_on(team, kickoff).is_some_and(|shirt| !shirt.is_keeper()),
        };
        let spot = if beside { game.pitch.beside_kickoff(team) } else { kickoff };
        if kicks && position.ball_square() == spot {
            Ok(())
        } else {
            Err(("ball", "at a kick-off a field player has it on the kick-off square (KO-1)".to_owned()))
        }
    }

    fn step(&self, game: &Volchok, position: &Position) -> Result<Budget, (&'static str, String)> {
        let after_tackle = self.turn.after_tackle.unwrap_or(false);
        let number = self.turn.n.or(self.turn.left).unwrap_or(0);
        let possible = match after_tackle {
            true => (1..game.most).contains(&number),
            false => game.dial.iter().any(|&(n, _)| n == number),
        };
        if !possible {
            return Err(("turn.n", format!("found {number}, expected a number of the dial")));
        }
        let left = self.turn.left.unwrap_or(number);
        if !(1..=number).contains(&left) {
            return Err(("turn.left", format!("found {left}, expected 1 to {number}")));
        }
        if after_tackle && !game.options.tackle_spend_rest {
            return Err((
                "turn.after_tackle",
                "these options lose the points beyond a tackle (R24)".to_owned(),
            ));
        }
        let mut budget = Budget {
            number,
            left,
            acted: self.turn.acted.unwrap_or(left < number),
            had_ball: self.turn.had_ball.unwrap_or(position.carrier(self.to_move).is_some()),
            ball_moved: self.turn.ball_moved.unwrap_or(after_tackle),
            waived: false,
            after_tackle,
        };
        if !budget.acted && left < number {
            return Err(("turn.acted", "points are gone, so something has been done".to_owned()));
        }
        if position.kind == TurnKind::KickOff {
            let beside = game.options.kickoff_ball == KickoffBall::Beside;
            let fetched = beside && position.ball_square() == game.pitch.beside_kickoff(self.to_move);
            // KO-3: whatever came first moved the ball, unless it had to be fetched.
            budget.ball_moved = self.turn.ball_moved.unwrap_or(budget.acted && !fetched);
            budget.waived = self.turn.waived.unwrap_or(beside && number < 2);
            if !budget.ball_moved && !budget.waived {
                self.kicker(game, position)?;
            }
            if budget.acted != budget.ball_moved && !beside {
                return Err((
                    "turn.ball_moved",
                    "the first action of a kick-off moves the ball (KO-3)".to_owned(),
                ));
            }
        }
        let need = game.need(position, &budget);
        if position.kind != TurnKind::KickOff {
            budget.waived = self.turn.waived.unwrap_or(need > left);
        }
        if need > left
            && !budget.waived
            && !after_tackle
            && (budget.acted || position.kind != TurnKind::KickOff)
        {
            let missing =
                if need == NEVER { "no number would do".to_owned() } else { format!("{need} are needed") };
            return Err((
                "turn.left",
                format!("the duties of the team cannot be fulfilled: {missing} (BALL-2)"),
            ));
        }
        if position.ball == Ball::Loose(position.ball_square()) && budget.had_ball && !budget.ball_moved {
            return Err((
                "turn.ball_moved",
                "the team had the ball and it is loose, so it has moved".to_owned(),
            ));
        }
        Ok(budget)
    }

    fn run(
        &self,
        game: &Volchok,
        position: &Position,
        runner: Shirt,
    ) -> Result<Phase, (&'static str, String)> {
        let left = self.turn.left.unwrap_or(1);
        let Ball::Loose(ball) = position.ball else {
            return Err(("ball", "somebody runs to a loose ball (CS-1)".to_owned()));
        };
        let piece = Piece { seat: self.to_move, shirt: runner };
        let from = position.square(piece).filter(|_| !runner.is_keeper());
        let distance = from.and_then(|from| game.run_length(position, ball, from));
        match distance {
            Some(distance) if (1..distance).contains(&left) && distance <= game.most => {
                Ok(Phase::Run { runner, left })
            }
            Some(distance) => Err((
                "turn.left",
                format!("found {left}, expected less than the {distance} squares to the ball (CS-4)"),
            )),
            None => Err(("shooter", format!("{piece} has no way to the ball (CS-3)"))),
        }
    }

    /// RESULT, CORNER and PLACE come after a shot that the keeper stood in the way of (SHOT-8).
    fn at_keeper(
        &self,
        game: &Volchok,
        position: &Position,
        shooter: Shirt,
    ) -> Result<Shirt, (&'static str, String)> {
        let team = self.to_move;
        let keeper = position.square(Piece { seat: team.other(), shirt: Shirt::KEEPER });
        let from = position.ball_square();
        let shot = position.carrier(team) == Some(shooter)
            && !shooter.is_keeper()
            && game.pitch.net[team.other()].into_iter().any(|net| {
                game.pitch.shot_line(team, from, net).is_some_and(|line| {
                    Some(line.crossing) == keeper
                        && line.length <= game.most
                        && game.blocker(from, line, game.field_players(position)).is_none()
                })
            });
        if shot {
            Ok(shooter)
        } else {
            let piece = Piece { seat: team, shirt: shooter };
            Err(("shooter", format!("{piece} cannot have shot at the keeper from here (SHOT-8)")))
        }
    }
}

/// Could this have been declared here?
fn legal(game: &Volchok, position: &Position, action: Action) -> Result<(), String> {
    let mut before = *position;
    before.phase = Phase::Declare;
    game.judge(&before, before.to_move, action)
        .map_err(|violation| format!("`{action}` is not legal ({})", violation.rule))
}

fn name(phase: PhaseName) -> String {
    format!("{phase:?}").to_lowercase()
}
