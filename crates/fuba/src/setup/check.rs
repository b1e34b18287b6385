//! The invariants of a position (section 3), phase by phase.

use super::placed::{check_arrangement, check_place};
use crate::action::{Action, Kind, Mode};
use crate::flow::Fuba;
use crate::options::SentOff;
use crate::phase::{Pending, Phase, Toss, TurnKind};
use crate::pitch::{Zone, Zones};
use crate::play::SHOOTOUT;
use crate::position::Position;
use touchline_kernel::{Faults, Game, Seat, Turn};

/// Is this phase a step of a set-up?
pub(super) fn is_set_up(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Side
            | Phase::Taker
            | Phase::Keeper { .. }
            | Phase::Place { .. }
            | Phase::Adjust { .. }
            | Phase::AdjustTo { .. }
    )
}

/// Phases 1 to 5 of a turn, in which the ball is still at its start.
fn before_ball_moves(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Target
            | Phase::Dice
            | Phase::Support
            | Phase::Event
            | Phase::Bring
            | Phase::Collect
            | Phase::Card { .. }
            | Phase::SentOff { .. }
    )
}

fn is_penalty(phase: Phase) -> bool {
    matches!(phase, Phase::Dive | Phase::Aim | Phase::Penalty { .. })
}

fn is_shot(phase: Phase) -> bool {
    matches!(phase, Phase::Shot { .. } | Phase::ShotRoll { .. })
}

/// Nobody is on the board.
fn board_is_empty(p: &Position) -> bool {
    p.half == SHOOTOUT
        || matches!(
            p.phase,
            Phase::Formation { .. }
                | Phase::Toss { .. }
                | Phase::Start { .. }
                | Phase::Side
                | Phase::Over { .. }
        )
}

/// Is the corner taker waiting outside the zones?
pub(super) fn taker_waits(p: &Position) -> bool {
    let placing = is_set_up(p.phase) && !matches!(p.phase, Phase::Side | Phase::Taker);
    (p.pending == Pending::Corner && placing)
        || (p.turn_kind == TurnKind::Corner && before_ball_moves(p.phase))
}

/// The extra movement phase of a slow goal kick has no dice.
fn may_be_extra(p: &Position) -> bool {
    p.phase.is_movement() && p.pending == Pending::GoalKick && p.turn_kind == TurnKind::GoalKick
}

pub(super) fn needs_dice(p: &Position) -> bool {
    match p.phase {
        _ if p.half == SHOOTOUT => false,
        Phase::Target | Phase::Dice => false,
        phase if is_set_up(phase) => {
            matches!(p.pending, Pending::FreeKick | Pending::Penalty | Pending::GoalKick)
        }
        phase if phase.is_movement() => !may_be_extra(p),
        phase => before_ball_moves(phase) || is_shot(phase) || is_penalty(phase),
    }
}

pub(super) fn has_snapshot(phase: Phase) -> bool {
    before_ball_moves(phase)
        || phase.is_movement()
        || is_penalty(phase)
        || is_shot(phase)
        || phase == Phase::Tempo
}

/// The team that has the corner taker: it had the ball when the turn began.
fn kicking_team(p: &Position) -> Seat {
    if p.phase == Phase::Collect { p.control.other() } else { p.control }
}

pub(super) fn outfield_expected(p: &Position, seat: Seat) -> u8 {
    let waiting = seat == kicking_team(p) && p.taker == Some(Kind::Outfield);
    let all = p.outfielders(seat).saturating_sub(u8::from(waiting));
    let controls = seat == p.control;
    match p.phase {
        _ if board_is_empty(p) => 0,
        // Nobody has left yet.
        Phase::SentOff { seat: booked } if booked == seat => all + 1,
        Phase::Taker => 0,
        // An outfield piece takes the penalty, or the goalkeeper would stand already.
        Phase::Keeper { seat: placing } if placing == p.control => {
            u8::from(controls && p.pending == Pending::Penalty)
        }
        Phase::Keeper { .. } => {
            if controls {
                all
            } else {
                0
            }
        }
        Phase::Place { seat: placing, left, .. } if placing == seat => all.saturating_sub(left),
        Phase::Place { .. } => {
            if controls {
                all
            } else {
                0
            }
        }
        _ => all,
    }
}

pub(super) fn keeper_expected(p: &Position, seat: Seat) -> bool {
    let waiting = seat == kicking_team(p) && p.taker == Some(Kind::Keeper);
    let controls = seat == p.control;
    match p.phase {
        _ if board_is_empty(p) || waiting || p.keeper_off[seat] => false,
        Phase::Taker => false,
        Phase::Keeper { seat: placing } => placing != p.control && controls,
        Phase::Place { seat: placing, .. } => placing == seat || controls,
        _ => true,
    }
}

/// Every reason why this is no position.
pub(super) fn check(game: &Fuba, p: &Position) -> Result<(), Faults> {
    let mut faults = Faults::default();
    check_match(game, p, &mut faults);
    check_pieces(p, &mut faults);
    check_restart(game, p, &mut faults);
    check_turn(game, p, &mut faults);
    faults.or(())?;
    // The rest asks the rules, which need a position without the faults above.
    let mut faults = Faults::default();
    check_phase(game, p, &mut faults);
    faults.or(())
}

fn check_match(game: &Fuba, p: &Position, faults: &mut Faults) {
    let choosing = match p.phase {
        Phase::Formation { seat } => Some(seat),
        _ => None,
    };
    for seat in Seat::BOTH {
        match p.formation[seat] {
            Some(_) if choosing == Some(seat) || choosing == Some(Seat::Home) => {
                faults.add(format!("formation.{seat}"), "is still to be chosen (3.1b)");
            }
            Some(formation) if !game.options.allows(formation) => {
                faults.add(
                    format!("formation.{seat}"),
                    format!("these options do not allow {formation} (3.1a)"),
                );
            }
            _ => {}
        }
        let over = matches!(p.phase, Phase::Over { .. });
        if p.strength(seat) < game.options.min_players && !over {
            faults.add("red", format!("{seat} has too few pieces to play on (X-MIN)"));
        }
        if p.keeper_off[seat] && (p.red[seat] == 0 || game.options.sent_off == SentOff::Outfield) {
            faults.add("keeper_off", format!("{seat} has not lost its goalkeeper by a red card (R61)"));
        }
    }
    if !(1..=6).contains(&p.value) {
        faults.add("value", format!("found {}, expected 1 to 6", p.value));
    }
    if (p.half == 3 || p.half == 4) && !game.options.extra_time {
        faults.add("half", "these options have no extra time (X-ET)");
    }
    if p.half == SHOOTOUT && !game.options.shootout {
        faults.add("half", "these options have no shoot-out (X-SO)");
    }
    let in_shootout = matches!(
        p.phase,
        Phase::Toss { about: Toss::Shootout | Toss::Lots } | Phase::Start { about: Toss::Shootout, .. }
    ) || is_penalty(p.phase);
    let over = matches!(p.phase, Phase::Over { .. });
    if p.half == SHOOTOUT && !in_shootout && !over {
        faults.add("phase", "does not belong to a shoot-out");
    }
    if p.half != SHOOTOUT && in_shootout && !is_penalty(p.phase) {
        faults.add("half", format!("the phase belongs to a shoot-out, which is half {SHOOTOUT}"));
    }
    check_kicks(game, p, over, faults);
    if p.turn == 0 {
        faults.add("turn", "found 0, turns are counted from 1");
    }
    if p.may_move.home != p.may_move.away
        && !(p.phase.is_movement()
            || is_shot(p.phase)
            || p.phase == Phase::Bring
            || (is_set_up(p.phase) && p.pending == Pending::GoalKick))
    {
        faults.add("may_move", "only a special event of this turn takes a team's moves away (4.4.2)");
    }
    if !p.may_move.home && !p.may_move.away {
        faults.add("may_move", "expected at least one team");
    }
    let guarded = !p.keeper_off[p.control.other()];
    if p.dive.is_some() != (guarded && matches!(p.phase, Phase::Aim | Phase::Penalty { .. })) {
        faults.add("dive", "expected exactly from the goalkeeper's choice to the roll of a penalty (5.5.2)");
    }
}

fn check_kicks(game: &Fuba, p: &Position, over: bool, faults: &mut Faults) {
    let most = game.options.shootout_kicks + game.options.shootout_cap;
    for seat in Seat::BOTH {
        if p.kicks[seat] > most
            || p.kick_goals[seat] > p.kicks[seat]
            || (p.half != SHOOTOUT && p.kicks[seat] > 0)
        {
            faults.add(
                "kicks",
                format!("{seat} cannot have taken {} kicks and scored {}", p.kicks[seat], p.kick_goals[seat]),
            );
        }
    }
    if !faults.0.is_empty() || p.half != SHOOTOUT {
        return;
    }
    let ahead = p.kicks[p.kickoff_first].wrapping_sub(p.kicks[p.kickoff_first.other()]);
    if ahead > 1 {
        faults.add("kicks", "the teams take turns, beginning with `kickoff_first` (X-SO)");
    }
    if over {
        return;
    }
    if game.shootout_winner(p).is_some() {
        faults.add("kick_goals", "the shoot-out is decided (X-SO)");
    }
    let lots = matches!(p.phase, Phase::Toss { about: Toss::Lots });
    if game.shootout_spent(p) != lots {
        faults.add("kicks", "lots are drawn exactly when all pairs have been kicked (X-SO)");
    }
    let kicker = if ahead == 1 { p.kickoff_first.other() } else { p.kickoff_first };
    if is_penalty(p.phase) && p.control != kicker {
        faults.add("control", format!("{kicker} is to kick (X-SO)"));
    }
}

fn check_pieces(p: &Position, faults: &mut Faults) {
    for seat in Seat::BOTH {
        let (found, expected) = (p.out[seat].total(), outfield_expected(p, seat));
        if found != expected {
            faults.add(format!("out.{seat}"), format!("found {found} outfield pieces, expected {expected}"));
        }
        match (p.keeper[seat].zone(), keeper_expected(p, seat)) {
            (None, true) => faults.add(format!("keeper.{seat}"), "found none, expected a zone"),
            (Some(zone), false) => {
                faults.add(format!("keeper.{seat}"), format!("found {zone}, but he is in no zone now"));
            }
            _ => {}
        }
        for zone in Zone::ALL {
            if p.moved[seat].at(zone) > p.out[seat].at(zone) {
                faults.add(format!("moved.{seat}.outfield.{zone}"), "more have moved than stand there");
            }
        }
        if p.keeper_moved[seat] && p.keeper[seat].zone().is_none() {
            faults.add(format!("moved.{seat}.keeper"), "he is in no zone");
        }
        let moved = p.moved[seat].total() + u8::from(p.keeper_moved[seat]);
        let adjusted = match p.phase {
            Phase::Adjust { left } | Phase::AdjustTo { left, .. } if seat == p.control => {
                Some(2u8.wrapping_sub(left))
            }
            _ => None,
        };
        let may_have_moved = p.phase.is_movement() || is_shot(p.phase);
        if adjusted.is_some_and(|expected| expected > 1 || expected != moved) {
            faults.add(format!("moved.{seat}"), "adjustments made and left are two together (3.3c)");
        } else if adjusted.is_none() && moved > 0 && !may_have_moved {
            faults.add(format!("moved.{seat}"), "nobody has moved yet");
        }
        if p.deduct[seat] && !may_have_moved {
            faults.add("deduct", "no move has been made yet (4.4.1d)");
        }
        let snapshot = !p.snap_out[seat].is_empty() || p.snap_keeper[seat].zone().is_some();
        if snapshot && !has_snapshot(p.phase) {
            faults.add("snapshot", "belongs to a turn that is being played");
        }
    }
    if p.taker.is_some() != taker_waits(p) {
        faults.add("taker", "expected exactly while a corner kick has not been taken (5.2.1)");
    }
}

fn check_restart(game: &Fuba, p: &Position, faults: &mut Faults) {
    let (side, other) = (game.pitch.side(p.control), game.pitch.side(p.control.other()));
    let expected: &[Pending] = match p.phase {
        Phase::Side => &[Pending::Corner],
        Phase::Taker => &[Pending::Corner, Pending::Penalty],
        phase if is_set_up(phase) && game.options.goal_kick_setup => {
            &[Pending::KickOff, Pending::FreeKick, Pending::Corner, Pending::Penalty, Pending::GoalKick]
        }
        phase if is_set_up(phase) => {
            &[Pending::KickOff, Pending::FreeKick, Pending::Corner, Pending::Penalty]
        }
        phase if is_penalty(phase) => &[Pending::Penalty],
        phase if phase.is_movement() => &[Pending::None, Pending::GoalKick],
        Phase::Tempo => &[Pending::GoalKick],
        _ => &[Pending::None],
    };
    if !expected.contains(&p.pending) {
        faults.add("pending", format!("found {:?}, expected one of {expected:?} in this phase", p.pending));
        return;
    }
    let mut ball_in = |zones: Zones, value: Option<u8>, why: &str| {
        if !zones.has(p.ball) {
            faults.add("ball", format!("found {}, but {why}", p.ball));
        }
        if value.is_some_and(|value| value != p.value) {
            faults.add("value", format!("found {}, but {why}", p.value));
        }
    };
    let only = Zones::only;
    match p.pending {
        Pending::KickOff => {
            ball_in(only(Zone::CENTRE), Some(3), "a kick-off has it in m3 with value 3 (3.3.1d)")
        }
        Pending::FreeKick => {
            ball_in(
                Zones::ALL.minus(only(other.box_)),
                Some(2),
                "a free kick has value 2 and in that zone is a penalty (5.1)",
            );
        }
        Pending::Corner if p.phase == Phase::Side => {
            ball_in(side.attack, Some(1), "the shot came from the attacking half, and the value is 1 (5.2a)");
        }
        Pending::Corner => {
            let corners = only(side.corners[0]).or(only(side.corners[1]));
            ball_in(corners, Some(1), "a corner has it in a corner zone with value 1 (5.2a)");
        }
        Pending::Penalty => {
            ball_in(only(other.box_), Some(2), "a penalty has it in the penalty area with value 2 (5.5.1a)")
        }
        Pending::GoalKick => ball_in(
            only(side.box_),
            Some(2),
            "a goal kick has it in the own penalty area with value 2 (5.3a)",
        ),
        Pending::None => {}
    }
    let kind = match p.pending {
        Pending::FreeKick => Some(TurnKind::FreeKick),
        Pending::Corner => Some(TurnKind::Corner),
        Pending::KickOff | Pending::Penalty => Some(TurnKind::Normal),
        Pending::GoalKick if p.phase == Phase::Tempo || p.die.home == 0 => Some(TurnKind::GoalKick),
        _ => None,
    };
    if kind.is_some_and(|kind| kind != p.turn_kind) {
        faults.add("turn_kind", format!("found {:?}, expected {kind:?} here", p.turn_kind));
    }
    if matches!(p.phase, Phase::Target | Phase::Dice | Phase::Support | Phase::Event | Phase::Bring) {
        match p.turn_kind {
            TurnKind::GoalKick if p.ball != side.box_ => {
                faults.add("ball", "a goal kick has it in the own penalty area (5.3a)")
            }
            TurnKind::Corner if !side.corners.contains(&p.ball) => {
                faults.add("ball", "a corner has it in a corner zone (5.2a)")
            }
            _ => {}
        }
    }
}

fn check_turn(game: &Fuba, p: &Position, faults: &mut Faults) {
    let rolled = p.die.home > 0 && p.die.away > 0;
    let unrolled = p.die.home == 0 && p.die.away == 0;
    if needs_dice(p) && !rolled {
        faults.add("die", "expected two dice from 1 to 6");
    } else if !(needs_dice(p) || unrolled || (may_be_extra(p) && rolled)) {
        faults.add("die", "the dice of this turn have not been rolled");
    }
    let wants_target = before_ball_moves(p.phase) && p.phase != Phase::Target;
    if p.target.is_some() != wants_target {
        faults.add(
            "target",
            if wants_target { "expected a zone in this phase" } else { "there is none in this phase" },
        );
    }
    let empty_target = p.target.is_some_and(|target| game.is_empty(p, target));
    let wants_support = empty_target
        && matches!(p.phase, Phase::Event | Phase::Bring | Phase::Card { .. } | Phase::SentOff { .. });
    if p.support.is_some() != wants_support {
        faults.add(
            "support",
            if wants_support { "an empty target needs one (4.4.1a)" } else { "there is none in this phase" },
        );
    }
    // With the errata the ball is never left alone (E3.3, E4.7). Without them a piece has still just brought it to where an
    // ordinary shot is taken from.
    let holder = kicking_team(p);
    let in_play = before_ball_moves(p.phase) || p.phase.is_movement() || p.phase == Phase::Tempo;
    let direct = matches!(p.phase, Phase::Shot { direct: true } | Phase::ShotRoll { direct: true, .. });
    let may_be_alone = may_be_alone(game, p, holder);
    let must_hold = if may_be_alone {
        false
    } else if game.options.errata {
        is_shot(p.phase) || (in_play && !(before_ball_moves(p.phase) && p.turn_kind == TurnKind::Corner))
    } else {
        is_shot(p.phase) && !direct
    };
    if must_hold && p.pieces_in(holder, p.ball) == 0 {
        faults.add("ball", format!("{holder} has the ball, but nobody in {}", p.ball));
    }
    if is_shot(p.phase) && !game.may_shoot(p) {
        faults.add("ball", format!("there is no shot from {} (4.6a)", p.ball));
    }
}

/// Can the team have lost touch with its ball? Nobody was brought to it, or nobody came back for a goal kick.
fn may_be_alone(game: &Fuba, p: &Position, seat: Seat) -> bool {
    game.options.bring_optional || !game.options.keeper_back || p.keeper_off[seat] || p.outfielders(seat) < 3
}

fn check_phase(game: &Fuba, p: &Position, faults: &mut Faults) {
    match p.phase {
        Phase::Dice
        | Phase::Support
        | Phase::Event
        | Phase::Bring
        | Phase::Card { .. }
        | Phase::SentOff { .. } => {
            if let Some(target) = p.target
                && !game.targets(p).has(target)
            {
                faults.add("target", format!("{target} is no legal target here (4.1)"));
            }
        }
        _ => {}
    }
    if let (Some(support), Some(target)) = (p.support, p.target)
        && !game.supports(p, target).has(support)
    {
        faults.add("support", format!("{support} is no legal support zone here (4.4.1a)"));
    }
    let target = p.target.unwrap_or(p.ball);
    match p.phase {
        Phase::Support if !game.is_empty(p, target) => {
            faults.add("target", "somebody is there, so there is no support zone (4.4.1a)")
        }
        Phase::Bring | Phase::Collect if p.pieces_in(p.control, target) > 0 => {
            faults.add("target", "the team has a piece there already (4.5a)");
        }
        Phase::Card { seat } if p.yellow[seat] < 2 => {
            faults.add("yellow", "the first card needs no roll (5.4a)")
        }
        Phase::SentOff { seat }
            if game.options.sent_off == SentOff::Outfield || p.keeper_off[seat] || p.red[seat] == 0 =>
        {
            faults.add("phase", "there is nobody to choose (R61)");
        }
        Phase::Keeper { seat }
            if p.keeper_off[seat]
                || p.pending == Pending::KickOff
                || (p.pending == Pending::Penalty && seat != p.control)
                || (p.pending == Pending::GoalKick && seat == p.control && game.options.keeper_back) =>
        {
            faults.add("phase", "the goalkeeper's place is fixed (3.3.1c, 5.5.1b, R39)");
        }
        Phase::Place { seat, left, last } => check_place(game, p, (seat, left, last), faults),
        Phase::Adjust { left } => check_arrangement(game, p, left, faults),
        Phase::AdjustTo { kind, from, .. } => {
            legal(game, p, Phase::Adjust { left: 1 }, Action::Adjust { kind, from }, faults)
        }
        Phase::Type { seat } | Phase::Free { seat, .. } => check_mover(p, seat, faults),
        Phase::Piece { seat, mode, left }
        | Phase::To { seat, mode, left, .. }
        | Phase::Ball { seat, mode, left, .. } => {
            check_mover(p, seat, faults);
            let quick = p.die.home == p.die.away && p.die.home > 0;
            if mode == Mode::Stay || (mode == Mode::Quick) != quick {
                faults.add("phase.mode", "quick moves follow equal dice and only those (4.7.6)");
            }
            let number = game.number(p, seat, mode);
            if !(1..=number).contains(&left) {
                faults.add("phase.left", format!("found {left}, expected 1 to {number}"));
            }
        }
        _ => {}
    }
    match p.phase {
        Phase::Type { .. } if p.die.home == p.die.away && p.die.home > 0 => {
            faults.add("phase", "with equal dice there is no choice of move (4.7.6)");
        }
        Phase::To { seat, mode, left, kind, from } => {
            legal(game, p, Phase::Piece { seat, mode, left }, Action::Piece { kind, zone: from }, faults);
        }
        Phase::Ball { seat, mode, left, kind, to } if faults.0.is_empty() => {
            let mut before = *p;
            before.phase = Phase::To { seat, mode, left, kind, from: p.ball };
            legal(game, p, before.phase, Action::To { zone: to }, faults);
            game.pick_way(&mut before, to, &mut touchline_kernel::Silent);
            if before.phase != p.phase || p.unmoved(seat, kind, p.ball) == 0 {
                faults.add("phase", "the ball cannot be taken as well as left (4.7.7)");
            }
        }
        _ => {}
    }
    if !faults.0.is_empty() {
        return;
    }
    let mut actions = Vec::new();
    game.list(p, &mut actions);
    if matches!(game.turn(p), Turn::Decision(_)) && actions.is_empty() {
        faults.add("phase", "there is nothing to decide");
    }
}

fn check_mover(p: &Position, seat: Seat, faults: &mut Faults) {
    if !p.may_move[seat] {
        faults.add("phase.seat", format!("{seat} may not move in this turn (4.4.2)"));
    }
}

/// Would this action have been legal a moment ago?
fn legal(game: &Fuba, p: &Position, before: Phase, action: Action, faults: &mut Faults) {
    let mut earlier = *p;
    earlier.phase = before;
    let Turn::Decision(seat) = game.turn(&earlier) else { return };
    if let Err(violation) = game.judge(&earlier, seat, action) {
        faults.add("phase", format!("`{action}` was not legal ({})", violation.rule));
    }
}
