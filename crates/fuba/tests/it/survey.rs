//! Looking ahead agrees with what then happens.

use touchline_fuba::{Action, Fuba, Outcome, Phase, Position, Zones};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Game, Playout, Seat, Silent, Turn};

const OPTION_SETS: [&str; 4] = [
    "{}",
    r#"{"errata":false}"#,
    r#"{"shot_counts_keeper":false,"turn_cap":30}"#,
    r#"{"zones":{"m1":[0,3],"m2":[3,9],"m4":[15,21],"m5":[21,24]},"shot_zone_mods":{"m4":5,"s3":0}}"#,
];

fn walk(options: &str, seed: u64, matches: usize, mut visit: impl FnMut(&Fuba, &Position)) {
    let fuba = Fuba::new(serde_json::from_str(options).unwrap()).unwrap();
    let mut dice = FairDice::from_seed(seed);
    let mut playout = Playout::default();
    for _ in 0..matches {
        let mut position = fuba.start();
        while playout.step(&fuba, &mut position, &mut dice, &mut Silent) {
            visit(&fuba, &position);
        }
    }
}

/// Every target with every die: kept, lost or special, and the shot that follows, are as foreseen.
#[test]
fn a_ball_brings_what_was_foreseen() {
    let (mut balls, mut shots) = (0, 0);
    for (seed, options) in OPTION_SETS.into_iter().enumerate() {
        walk(options, seed as u64, 8, |fuba, position| {
            if position.phase() != Phase::Target {
                return;
            }
            let by = position.control();
            fuba.prospects(position, fuba.targets(position), |prospect| {
                // Whoever is brought to the ball may leave a zone that counts; that is for later.
                let stands = |seat| position.pieces_in(seat, prospect.target) > 0;
                for die in 1..=6 {
                    let mut next = *position;
                    fuba.apply(&mut next, Action::Target { zone: prospect.target }, &mut Silent);
                    // The most time that can pass, so that added time does not end the half.
                    let other = if die > 3 { 1 } else { 6 };
                    let (home, away) = if by == Seat::Home { (die, other) } else { (other, die) };
                    fuba.settle(&mut next, Outcome::Dice { home, away }, &mut Silent);
                    // The whistle may have gone, and an empty target may ask for its support first.
                    let whistled =
                        next.half() != position.half() || matches!(fuba.turn(&next), Turn::Over(_));
                    if whistled || next.phase() == Phase::Support {
                        continue;
                    }
                    balls += 1;
                    let special = next.phase() == Phase::Event;
                    assert_eq!(special, die as i8 == prospect.margin, "{prospect:?} {die} {position:?}");
                    if special {
                        continue;
                    }
                    let kept = next.control() == by;
                    assert_eq!(kept, die as i8 > prospect.margin, "{prospect:?} {die} {position:?}");
                    let arrival = if kept { prospect.kept } else { prospect.lost };
                    if !stands(next.control()) || matches!(next.phase(), Phase::Bring | Phase::Collect) {
                        continue;
                    }
                    let shoots = matches!(next.phase(), Phase::Shot { .. });
                    assert_eq!(shoots, arrival.shot.is_some(), "{prospect:?} {die} {position:?}");
                    if let Some(shot) = arrival.shot {
                        let value = (die as i8 - i8::from(arrival.easy)).max(1);
                        assert_eq!(
                            fuba.need(&next, false),
                            value - shot + 1,
                            "{prospect:?} {die} {position:?}"
                        );
                        shots += 1;
                    }
                }
            });
        });
    }
    assert!(balls > 20_000 && shots > 3_000, "{balls} balls, {shots} shots");
}

/// The eve of a target has everybody on the board, and changes nothing when the target is due.
#[test]
fn on_the_eve_of_a_target_everybody_stands_somewhere() {
    let mut filled = 0;
    for (seed, options) in OPTION_SETS.into_iter().enumerate() {
        walk(options, 10 + seed as u64, 8, |fuba, position| {
            if matches!(position.phase(), Phase::Formation { .. } | Phase::Toss { .. } | Phase::Start { .. })
                || matches!(fuba.turn(position), Turn::Over(_))
                || position.half() > 4
            {
                return;
            }
            let eve = fuba.eve(position);
            if position.phase() == Phase::Target {
                assert_eq!(eve, *position);
            }
            for seat in Seat::BOTH {
                let standing: u8 = Zones::ALL.iter().map(|zone| eve.pieces_in(seat, zone)).sum();
                // Whoever takes a corner stands beside the pitch until the ball is in play.
                let corner = eve.turn_kind() == touchline_fuba::TurnKind::Corner;
                let waiting = u8::from(corner && seat == eve.control());
                assert_eq!(standing + waiting, position.strength(seat), "{seat} has {standing} in {eve:?}");
                let placed: u8 = Zones::ALL.iter().map(|zone| position.pieces_in(seat, zone)).sum();
                filled += u32::from(standing > placed);
            }
        });
    }
    assert!(filled > 2_000, "{filled}");
}
