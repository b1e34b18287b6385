//! The check that makes a position file a position, or lists every reason why it is none.

use super::{DeadSetup, MemberSetup, Number, PlaySetup, STATUSES, Setup};
use crate::flow::Champions;
use crate::phase::{Dead, DeadKind, End, Job, Origin, PATH_MAX, Period, Phase, Play};
use crate::position::{Place, Position};
use crate::squad::{Formation, Piece, Shirt};
use crate::square::{NOWHERE, Square};
use crate::stage::{Flow, Stage};
use touchline_kernel::{Faults, Game, Seat, Silent, Token};

impl Setup {
    /// Makes it a position.
    pub(crate) fn place(&self, game: &Champions) -> Result<Position, Faults> {
        let mut faults = Faults::default();
        let mut position = Position::start();
        position.score = self.score;
        position.period = self.period;
        (position.ones, position.rolls, position.fouls) = (self.ones, self.rolls, self.fouls_total);
        position.turns = self.turns;
        position.ball = self.ball.unwrap_or(NOWHERE);
        (position.act, position.die) = (self.coach_on_turn, self.die);
        (position.last_touch, position.last_deflector) = (self.last_touch, self.last_deflector);
        (position.locked, position.corner_wall, position.wall_due) =
            (self.locked, self.corner_wall, self.wall_due);
        (position.work, position.shootout) = (self.work, self.shootout);
        for seat in Seat::BOTH {
            self.place_team(game, &mut position, seat, &mut faults);
        }
        if let Some(dead) = &self.dead {
            dead.place(game, &mut position, &mut faults);
        }
        if let Some(play) = &self.play {
            play.place(game, &mut position, self.coach_on_turn, &mut faults);
        }
        faults.or(())?;
        let mut faults = Faults::default();
        check_board(game, &position, self.phase, &mut faults);
        faults.or(())?;
        let mut faults = Faults::default();
        position.phase = match self.phase {
            Some(phase) => phase,
            None => Phase::TurnStart,
        };
        check_phase(game, &position, self.phase.is_some(), &mut faults);
        faults.or(())?;
        self.resume(game, &mut position)
    }

    /// Fills in what follows from the rest.
    fn resume(&self, game: &Champions, position: &mut Position) -> Result<Position, Faults> {
        match (self.phase, position.phase) {
            (None, _) if position.dead.kind != DeadKind::None => {
                game.proceed(position, Flow::Then(Stage::Dead), &mut Silent);
            }
            (None, _) if position.play.end != End::Open => {
                game.proceed(position, Flow::Then(Stage::Intercept), &mut Silent);
            }
            (_, Phase::PickMover { .. }) => {
                position.phase = Phase::PickMover { movers: game.who_can_move(position) }
            }
            (_, Phase::Follow { .. }) => position.phase = Phase::Follow { runners: game.runners(position) },
            (_, Phase::Intercept { seat, slot, .. }) => {
                let mut next = *position;
                if let Flow::Wait(phase @ Phase::Intercept { seat: found, slot: at, .. }) =
                    game.intercept(&mut next, &mut Silent)
                    && (found, at) == (seat, slot)
                {
                    position.phase = phase;
                }
            }
            _ => {}
        }
        let mut actions = Vec::new();
        game.list(position, &mut actions);
        if game.decider(position).is_some() && actions.is_empty() {
            return Err(
                touchline_kernel::Fault::new("phase", "nothing can be decided in this position").into()
            );
        }
        Ok(*position)
    }

    fn place_team(&self, game: &Champions, position: &mut Position, seat: Seat, faults: &mut Faults) {
        let team = self.team(seat);
        position.formation[seat] = team.formation;
        if team.formation.is_some_and(|formation| !Formation::LEGAL.contains(&formation)) {
            faults.add(format!("{seat}.formation"), "expected one of the six formations of SET-3");
        }
        position.subs_used[seat] = team.subs_used;
        if team.subs_used > 3 {
            faults.add(format!("{seat}.subs_used"), format!("found {}, expected 0 to 3", team.subs_used));
        }
        for (Number(shirt), member) in &team.players {
            let at = format!("{seat}.players.{shirt}");
            let (place, yellow, injuries) = match member {
                MemberSetup::At(at) => (at, 0, 0),
                MemberSetup::Full(full) => (&full.at, full.yellow, full.injuries),
            };
            if yellow > 1 || injuries > 1 {
                faults.add(
                    &at,
                    "expected at most one yellow card and one injury: after the second he is off the pitch",
                );
            }
            if yellow > 0 {
                position.booked[seat].insert(*shirt);
            }
            if injuries > 0 {
                position.hurt[seat].insert(*shirt);
            }
            let piece = Piece { seat, shirt: *shirt };
            let status = STATUSES.iter().find(|(name, _)| name == place).map(|(_, status)| *status);
            let square = Square::read(place).filter(|square| game.pitch.board.has(square.0));
            match (status, square) {
                (Some(status), _) => position.put(piece, status),
                (None, Some(square)) if position.on[seat].has(square.0) => {
                    faults.add(&at, format!("{square} is taken by a team-mate"));
                }
                (None, Some(square)) => position.move_to(piece, square),
                (None, None) => {
                    let names = STATUSES.map(|(name, _)| name).join(", ");
                    faults.add(
                        &at,
                        format!("found `{place}`, expected a square of the board or one of {names}"),
                    );
                }
            }
        }
        let keepers = [Shirt::FIRST_KEEPER, Shirt::RESERVE_KEEPER];
        let on_pitch =
            keepers.into_iter().find(|shirt| position.square(Piece { seat, shirt: *shirt }).is_some());
        position.keeper[seat] = team.keeper.or(on_pitch).unwrap_or(Shirt::FIRST_KEEPER);
        let named = keepers.iter().any(|shirt| team.players.contains_key(&Number(*shirt)));
        if team.keeper.is_none() && !named && !matches!(self.phase, Some(Phase::Lineup { .. })) {
            // Home's on the lower column and away's on the higher one, as in the vectors of the specification.
            let squares = game.pitch.goal_squares(seat);
            position.move_to(position.keeper_piece(seat), squares[seat as usize]);
        }
    }
}

impl PlaySetup {
    fn place(&self, game: &Champions, position: &mut Position, on_turn: Seat, faults: &mut Faults) {
        let team = self.team.unwrap_or(on_turn);
        let kicker = self.kicker.unwrap_or(Shirt::FIRST_KEEPER);
        let touched = self.touched.unwrap_or_else(|| self.kicker.into_iter().collect());
        position.play = Play {
            origin: self.origin,
            team,
            kicker,
            budget: self.budget,
            touches: self.touches.unwrap_or(1),
            touched,
            leg: self.leg,
            kick_row: self.kick_row,
            forward: self.forward,
            end: self.end,
            chasers: self.chasers,
            cursor: self.cursor,
            attempted: self.attempted,
            declined: self.declined,
            ..Play::NONE
        };
        if self.path.len() > PATH_MAX || self.left.len() > self.path.len() {
            faults.add(
                "play.path",
                format!("expected at most {PATH_MAX} squares, and pips left for no more than these"),
            );
            return;
        }
        for (i, square) in self.path.iter().enumerate() {
            if !game.pitch.board.has(square.0) {
                faults.add("play.path", format!("{square} is not on the board"));
            }
            let left = self.left.get(i).copied().unwrap_or(0);
            if left > 7 {
                faults.add("play.left", format!("found {left}, expected 0 to 7"));
            }
            position.play.enter(*square, left);
        }
        let most = game.options.touches_most();
        if self.budget > 7
            || position.play.touches > most
            || position.play.touches == 0 && self.kicker.is_some()
        {
            faults.add("play", format!("expected a budget of at most 7 and 1 to {most} touches"));
        }
        if usize::from(self.leg) > self.path.len() || usize::from(self.cursor) > self.path.len() {
            faults.add("play", "`leg` and `cursor` count squares of the path");
        }
        if self.kick_row > game.pitch.top {
            faults.add("play.kick_row", format!("found {}, expected 0 to {}", self.kick_row, game.pitch.top));
        }
        let square = position.at(team, kicker);
        let open = self.end == End::Open;
        if open && position.period != Period::Shootout && self.origin != Origin::Penalty {
            if square == NOWHERE {
                faults.add(
                    "play.kicker",
                    format!("{} is not on the pitch", Piece { seat: team, shirt: kicker }),
                );
            } else if position.ball == NOWHERE {
                position.ball = square;
            }
        }
        if let End::Player { piece, left } = self.end
            && (position.square(piece).is_none() || left > 6)
        {
            faults
                .add("play.end", format!("expected that {piece} is on the pitch, with at most 6 pips left"));
        }
        if let End::Shot { power, .. } = self.end
            && (power > 7 || self.path.is_empty())
        {
            faults.add("play.end", "expected a path into the goal and a power of at most 7");
        }
        if self.end == End::Rest && self.path.is_empty() {
            faults.add("play.end", "expected a path to where the ball rests");
        }
        if self.end == End::Rest && position.ball == NOWHERE {
            position.ball = self.path.last().copied().unwrap_or(NOWHERE);
        }
    }
}

impl DeadSetup {
    fn place(&self, game: &Champions, position: &mut Position, faults: &mut Faults) {
        position.dead = Dead {
            kind: self.kind,
            team: self.team,
            spot: self.spot.unwrap_or(NOWHERE),
            victim: self.victim,
            fouler: self.fouler,
            wall_free: self.wall_free,
            swaps: [None; 3],
        };
        if self.swaps.len() > 3 {
            faults.add("dead.swaps", format!("found {}, expected at most 3", self.swaps.len()));
        }
        for (place, swap) in position.dead.swaps.iter_mut().zip(&self.swaps) {
            *place = Some(*swap);
        }
        let spot = position.dead.spot;
        let (field, top) = (game.pitch.field, game.pitch.top);
        let good = match self.kind {
            DeadKind::ThrowIn => {
                game.pitch.board.has(spot.0) && !field.has(spot.0) && (1..top).contains(&spot.row())
            }
            DeadKind::Corner => {
                spot.row() == game.pitch.row_from(self.team.other(), 0)
                    && [1, game.pitch.geometry.cols].contains(&spot.col())
            }
            DeadKind::FreeKick | DeadKind::Handball => game.pitch.field_walk.has(spot.0),
            DeadKind::None | DeadKind::Goal | DeadKind::GoalKick | DeadKind::Penalty | DeadKind::KickOff => {
                true
            }
        };
        if !good {
            faults.add(
                "dead.spot",
                "expected where the restart is: an outside square, a corner, or the square of the offence",
            );
        }
    }
}

/// Invariants of the board (section 9.4).
fn check_board(game: &Champions, position: &Position, phase: Option<Phase>, faults: &mut Faults) {
    let setting_up = matches!(
        phase,
        Some(
            Phase::Lineup { .. }
                | Phase::Columns { .. }
                | Phase::Aside { .. }
                | Phase::GoalSquare { .. }
                | Phase::Centre { .. }
        )
    );
    let lineup = matches!(phase, Some(Phase::Lineup { .. }));
    for seat in Seat::BOTH {
        let keeper = position.keeper_piece(seat);
        let may_be_gone =
            matches!(phase, Some(Phase::KeeperOff { .. } | Phase::Makeshift { .. } | Phase::Over { .. }))
                || position.dead.kind != DeadKind::None;
        if position.square(keeper).is_none() && !lineup && !may_be_gone {
            faults.add(format!("{seat}.keeper"), format!("{keeper} is not on the pitch"));
        }
        for (shirt, square) in position.team(seat) {
            let piece = Piece { seat, shirt };
            let at = format!("{seat}.players.{shirt}");
            if !position.walkable(&game.pitch, piece).has(square.0) {
                faults.add(&at, format!("only the keeper of that goal may stand on {square}"));
            }
            if shirt.is_keeper() && position.keeper[seat] != shirt {
                faults.add(&at, "there must be exactly one keeper on the pitch");
            }
            let foul = position.dead.kind != DeadKind::None && square == position.dead.spot;
            if position.on[seat.other()].has(square.0) && !setting_up && !foul {
                faults.add(&at, format!("{square} is taken by an opponent"));
            }
        }
        let players = position.on[seat].len();
        if players > 11 {
            faults.add(
                format!("{seat}.players"),
                format!("found {players} players on the pitch, expected at most 11"),
            );
        }
        let warming = position.members(seat, Place::WARMING).len();
        if warming + u32::from(position.subs_used[seat]) > 3
            && matches!(phase, None | Some(Phase::TurnStart))
            && position.dead.kind == DeadKind::None
        {
            faults.add(
                format!("{seat}.players"),
                format!("{warming} warm up, more than substitutions are left"),
            );
        }
        if lineup && !Formation::LEGAL.into_iter().any(|formation| game.may_play(position, seat, formation)) {
            faults.add(format!("{seat}.players"), "no formation can be filled with these players");
        }
    }
    if position.ball != NOWHERE {
        let held = position.taken().has(position.ball.0);
        let flying = position.play.end != End::Open || position.dead.kind != DeadKind::None;
        if !game.pitch.board.has(position.ball.0)
            || (!game.pitch.field.has(position.ball.0) && !held && !flying)
        {
            faults.add("ball", format!("found {}, expected a square of the field", position.ball));
        }
    }
    let last = match position.period {
        Period::Regular => game.options.clock_ones,
        _ => game.options.extra_time_spaces + 1,
    };
    let over = matches!(phase, Some(Phase::Over { .. })) || position.period == Period::Shootout;
    if position.ones >= last && !over {
        faults.add("ones", format!("found {}, expected less than {last}", position.ones));
    }
    if position.ones > last.max(game.options.clock_ones) {
        faults.add("ones", format!("found {}, expected at most {last}", position.ones));
    }
    if position.die > 6 {
        faults.add("die", format!("found {}, expected 0 to 6", position.die));
    }
    for (name, piece) in [("locked", position.locked), ("corner_wall", position.corner_wall)] {
        if let Some(piece) = piece
            && position.square(piece).is_none()
            && !matches!(phase, Some(Phase::Over { .. }))
        {
            faults.add(name, format!("{piece} is not on the pitch"));
        }
    }
}

/// What each phase needs.
fn check_phase(game: &Champions, position: &Position, explicit: bool, faults: &mut Faults) {
    let mut need = |good: bool, what: &str| {
        if !good {
            faults.add("phase", what);
        }
    };
    let on = |piece: Piece| position.square(piece).is_some();
    let dead = position.dead.kind != DeadKind::None;
    let ball = position.ball != NOWHERE;
    let path = position.play.squares().len();
    let shot = matches!(position.play.end, End::Shot { .. }) && !position.play.last_leg().is_empty();
    let sent_off = |seat: Seat| position.square(position.keeper_piece(seat)).is_none();
    if !explicit {
        need(dead || ball, "expected a ball on a square of the field");
        return;
    }
    match position.phase {
        Phase::Lineup { seat, picks } => {
            need(
                position.on.home.is_empty() && position.on.away.is_empty(),
                "nobody stands on the pitch before the line-ups are in",
            );
            let chosen = position.members(seat, Place::CHOSEN).len();
            let formation = position.formation[seat].is_some();
            let numbers = game.options.pick_numbers && formation && chosen + 1 == u32::from(picks);
            need(
                if picks == 0 { !formation && chosen == 0 } else { numbers },
                "expected as many choices as `picks` says",
            );
            let other = position.members(seat.other(), Place::CHOSEN).len();
            let complete = position.formation[seat.other()].is_some() && other == 11;
            let absent = position.formation[seat.other()].is_none() && other == 0;
            need(if seat == Seat::Home { complete } else { absent }, "away chooses first, then home");
        }
        Phase::Columns { .. } | Phase::Aside { .. } | Phase::GoalSquare { .. } | Phase::Centre { .. } => {
            let eleven = Seat::BOTH
                .iter()
                .all(|seat| position.on[*seat].len() == 11 && position.formation[*seat].is_some());
            // [XT-1] Those who are left take the centre in extra time.
            let again = position.period == Period::Extra && matches!(position.phase, Phase::Centre { .. });
            need(again || eleven, "expected eleven players and a formation on both sides");
            if let Phase::Aside { column } = position.phase {
                need((1..=game.pitch.geometry.cols).contains(&column), "expected a column of the field");
            }
        }
        Phase::KickOff => {
            let both = Seat::BOTH.iter().all(|seat| game.centre_player(position, *seat).is_some());
            let again = position.period == Period::Extra;
            need(
                (both || again) && !ball,
                "expected the ball on the centre spot and a player of each team beside it",
            );
        }
        Phase::TurnStart | Phase::TurnRoll => need(ball && !dead, "expected a ball on the field"),
        Phase::FoulChoice | Phase::PickMover { .. } | Phase::PickMove { .. } => {
            need(ball && position.die >= 1, "expected a ball on the field and a number rolled");
            need(
                matches!(position.dead.kind, DeadKind::None | DeadKind::FreeKick | DeadKind::Handball),
                "only a free kick is played like a turn",
            );
            if let Phase::PickMove { mover } = position.phase {
                need(on(Piece { seat: position.act, shirt: mover }), "the mover is not on the pitch");
            }
        }
        Phase::Leg => {
            let penalty = position.play.origin == Origin::Penalty;
            let throw = position.play.origin == Origin::Throw;
            need(
                (1..=7).contains(&position.play.budget) && position.play.end == End::Open,
                "expected a kicker with 1 to 7 pips",
            );
            need(
                penalty
                    || (on(position.kicker())
                        && position.at(position.play.team, position.play.kicker) == position.ball),
                "the ball must be with the kicker",
            );
            need(
                !penalty || game.pitch.spot_squares(position.play.team.other()).contains(&position.dead.spot),
                "a penalty needs its spot",
            );
            need(!throw || position.dead.kind == DeadKind::ThrowIn, "a throw-in needs its spot");
            need(!penalty || !sent_off(position.play.team.other()), "a penalty needs a keeper");
            let room = path
                + usize::from(position.play.budget)
                + usize::from(game.options.touches_most().saturating_sub(position.play.touches));
            need(room <= PATH_MAX + 1, "the path is too long for the touches left");
        }
        Phase::ThrowerReturn => {
            need(
                position.play.origin == Origin::Throw && position.dead.kind == DeadKind::ThrowIn && ball,
                "expected a throw-in",
            );
        }
        Phase::Follow { .. } | Phase::RunTo { .. } => {
            need(ball && position.play.end == End::Rest, "expected a ball that has come to rest");
            if let Phase::RunTo { runner } = position.phase {
                need(on(Piece { seat: position.play.team, shirt: runner }), "the runner is not on the pitch");
            }
        }
        Phase::Intercept { slot, .. } => need(usize::from(slot) + 1 < path, "expected a slot of the path"),
        Phase::InterceptRoll { piece, from, slot } => {
            need(usize::from(slot) + 1 < path && on(piece), "expected an interceptor on the path");
            need(
                game.pitch.board.has(from.0)
                    && game.step_dir(from, position.at(piece.seat, piece.shirt)).is_some(),
                "expected that the interceptor came one step",
            );
        }
        Phase::SavePick => need(shot && !sent_off(game.saver(position)), "expected a shot and a keeper"),
        Phase::SaveRoll { from, at, quarters } => {
            need(shot && usize::from(at) < position.play.last_leg().len(), "expected a shot");
            need(
                game.pitch.board.has(from.0) && (1..=3).contains(&quarters),
                "expected a chance of 1 to 3 quarters",
            );
        }
        Phase::ReboundSide { from, at } => {
            need(
                shot && usize::from(at) < position.play.last_leg().len() && game.pitch.board.has(from.0),
                "expected a shot",
            );
        }
        Phase::HoldRoll => need(!sent_off(position.act), "expected a keeper with the ball"),
        Phase::Shift { piece, job } => {
            need(on(piece), "the player is not on the pitch");
            let tidy = matches!(job, Job::RowOne(_) | Job::Offside(_));
            need(if tidy { ball || dead } else { dead }, "expected a dead ball");
            need(
                !matches!(job, Job::Wall | Job::WallAnywhere | Job::Ring) || ball,
                "expected a ball on the spot",
            );
        }
        Phase::KeeperOff { seat } | Phase::Makeshift { seat } => {
            need(sent_off(seat) && dead, "the keeper is still there")
        }
        Phase::Replace { piece } => {
            need(position.place(piece) == Place::INJURED_OFF && dead, "nobody has to be replaced")
        }
        Phase::Surplus { .. } => need(dead, "expected a dead ball"),
        Phase::SubOut { piece } => {
            need(position.place(piece) == Place::WARMING && dead, "he is not warming up")
        }
        Phase::SubRow { piece } | Phase::SubSquare { piece, .. } => {
            need(position.place(piece) == Place::CHOSEN && dead, "he is not coming on");
        }
        Phase::KeeperPlace { seat } => need(!sent_off(seat) && dead, "expected a keeper and a dead ball"),
        Phase::Thrower => need(position.dead.kind == DeadKind::ThrowIn, "expected a throw-in"),
        Phase::Taker | Phase::Wall => need(dead, "expected a dead ball"),
        Phase::BallPlace => need(dead && ball, "expected a free kick"),
        Phase::PenaltySpot => need(position.dead.kind == DeadKind::Penalty, "expected a penalty"),
        Phase::RestartRoll => {
            need(dead, "expected a dead ball");
            let man = |shirt: Option<Shirt>| {
                shirt.is_none_or(|shirt| on(Piece { seat: position.dead.team, shirt }))
            };
            need(
                position.period == Period::Shootout || man(position.dead.victim),
                "the taker is not on the pitch",
            );
            need(position.period == Period::Shootout || !sent_off(position.dead.team), "expected a keeper");
            let free_kick = matches!(position.dead.kind, DeadKind::FreeKick | DeadKind::Handball);
            need(!free_kick || ball, "expected the ball where the free kick is");
            need(position.period != Period::Shootout || path > 0, "a kick of the shoot-out needs its path");
        }
        Phase::Over { .. } => {}
    }
}
