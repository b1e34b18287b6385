//! What holds in every competition, whatever is played.

use std::collections::{BTreeMap, BTreeSet};
use touchline_kernel::Seat;
use touchline_kernel::dice::{FairDice, Roll};
use touchline_league::{
    Competition, Cup, Draw, FixtureId, Format, Ladder, Played, Refused, Regulations, Schedule, Slot, Stage,
    State, Taken, Withdrawal,
};

fn formats(n: usize) -> Vec<Format> {
    let cup = |dice: u32| Cup {
        draw: if dice & 1 == 0 { Draw::Seeded } else { Draw::Drawn },
        two_legs: dice & 2 != 0,
        away_goals: dice & 4 != 0,
        replays: (dice & 1) as u8,
        third_place: dice & 2 == 0,
    };
    let mut formats = vec![
        Format::RoundRobin { meetings: 1, divisions: vec![n], promoted: 0, schedule: Schedule::Canonical },
        Format::RoundRobin {
            meetings: 2,
            divisions: vec![n / 2, n - n / 2],
            promoted: 1,
            schedule: Schedule::Canonical,
        },
        Format::Swiss { rounds: (n as u32).div_ceil(2) },
        Format::Ladder(Ladder { reach: 1, rounds: 5, divisions: vec![n] }),
        Format::Groups { groups: 2, meetings: 1, advance: 2, draw: Draw::Drawn, cup: cup(0) },
        Format::Groups { groups: 2, meetings: 2, advance: 1, draw: Draw::Seeded, cup: cup(7) },
    ];
    formats.extend((0..8).map(|dice| Format::Cup(cup(dice))));
    formats
}

fn new(format: Format, n: usize, seed: u64) -> Competition {
    let names = (0..n).map(|i| format!("T{i}")).collect();
    let regulations = Regulations { walkover_goals: 2, ..Regulations::usual("volchok", format) };
    Competition::new(regulations, seed, names).unwrap_or_else(|faults| panic!("{faults}"))
}

/// The result that a fixture has in a world: it depends on nothing but the world and the fixture.
fn result(world: u64, id: FixtureId) -> Played {
    let mut dice = FairDice::for_match(world, id.dice());
    Played::scored(dice.below(3) as u16, dice.below(3) as u16)
}

/// Plays to the end: each time any of the matches that can be played.
fn play(mut competition: Competition, world: u64, dice: &mut FairDice) -> Competition {
    let mut steps = 0;
    while !competition.finished() {
        let next = competition.next();
        assert!(!next.is_empty(), "not finished, and nothing to play: {:?}", competition.progress());
        let fixture = next[dice.below(next.len() as u32) as usize];
        let played = result(world, fixture.id);
        assert_eq!(competition.record(fixture.id, played.clone()), Ok(Taken::New));
        // Told twice, it counts once; told otherwise, the first stands.
        let before = competition.clone();
        assert_eq!(competition.record(fixture.id, played), Ok(Taken::Known));
        assert_eq!(competition.record(fixture.id, Played::scored(9, 9)), Err(Refused::Decided(fixture.id)));
        assert_eq!(competition, before);
        steps += 1;
        assert!(steps < 2000, "it ends");
    }
    competition
}

#[test]
fn the_order_of_results_does_not_matter() {
    for n in [4, 5, 7, 8] {
        for (i, format) in formats(n).into_iter().enumerate() {
            let world = (n * 100 + i) as u64;
            let first = play(new(format.clone(), n, 5), world, &mut FairDice::from_seed(1));
            let second = play(new(format.clone(), n, 5), world, &mut FairDice::from_seed(2));
            assert_eq!(first, second, "{format:?}");
            assert!(first.winner().is_some(), "{format:?}");
            let (played, all) = first.progress();
            assert_eq!(played, all, "{format:?}");
        }
    }
}

#[test]
fn a_competition_is_read_as_it_was_written_at_any_moment() {
    for format in formats(6) {
        let mut competition = new(format, 6, 9);
        let mut dice = FairDice::from_seed(3);
        while !competition.finished() {
            let json = serde_json::to_string(&competition).unwrap();
            assert_eq!(Competition::read(&json).unwrap(), competition, "{json}");
            let next = competition.next();
            let fixture = next[dice.below(next.len() as u32) as usize];
            competition.record(fixture.id, result(4, fixture.id)).unwrap();
        }
    }
    let json = serde_json::to_string(&new(formats(6).remove(0), 6, 9)).unwrap();
    for (wrong, place) in [
        (json.replace("\"version\":1", "\"version\":7"), "version"),
        (json.replace("\"results\":{}", "\"results\":{\"99\":{\"score\":[1,0],\"by\":\"x\"}}"), "results.99"),
        (json.replace("\"rounds\":[]", "\"rounds\":[{\"pairs\":[[0,1]]}]"), "rounds"),
        (json.replace("T1", "T0"), "entrants[1]"),
        ("{".to_owned(), "line 1"),
        ("{}".to_owned(), "version"),
    ] {
        assert_eq!(Competition::read(&wrong).unwrap_err().0[0].at, place, "{wrong}");
    }
}

#[test]
fn swiss_pairs_nobody_twice_and_byes_and_grounds_are_fair() {
    for n in 2..=33_usize {
        for world in 0..3 {
            // As many as tell all apart; up to half of the entrants there is always a pairing (Dirac).
            let rounds = (n.next_power_of_two().ilog2() + 1).min(n as u32 / 2);
            let swiss = new(Format::Swiss { rounds }, n, world);
            let swiss = play(swiss, world + 50, &mut FairDice::from_seed(4));
            let mut met = BTreeSet::new();
            let mut byes = BTreeMap::new();
            let mut grounds = vec![Vec::new(); n];
            assert_eq!(swiss.rounds().len(), rounds as usize, "{n}: every round was paired");
            for round in swiss.rounds() {
                assert_eq!(round.pairs.len(), n / 2);
                for (home, away) in &round.pairs {
                    assert!(met.insert((*home.min(away), *home.max(away))), "{n}: {home} met {away} before");
                    grounds[*home].push(Seat::Home);
                    grounds[*away].push(Seat::Away);
                }
                if let Some(bye) = round.bye {
                    assert_eq!(byes.insert(bye, ()), None, "{n}: a second bye for {bye}");
                }
                assert_eq!(round.bye.is_some(), n % 2 == 1);
            }
            for (entrant, grounds) in grounds.iter().enumerate() {
                let home = grounds.iter().filter(|seat| **seat == Seat::Home).count() as i64;
                let difference = 2 * home - grounds.len() as i64;
                let most = if n < 8 { 4 } else { 3 };
                assert!(difference.abs() <= most, "{n}: {entrant} has {grounds:?}");
            }
        }
    }
}

#[test]
fn a_swiss_system_as_long_as_can_be_is_a_round_robin() {
    for n in [4, 6, 8] {
        let swiss = play(new(Format::Swiss { rounds: n - 1 }, n as usize, 1), 8, &mut FairDice::from_seed(5));
        // Late rounds may be impossible; those that were paired repeat nobody.
        let pairs: BTreeSet<(usize, usize)> = swiss
            .rounds()
            .iter()
            .flat_map(|round| &round.pairs)
            .map(|(home, away)| (*home.min(away), *home.max(away)))
            .collect();
        assert_eq!(pairs.len(), swiss.rounds().len() * n as usize / 2);
        assert!(swiss.finished());
    }
}

#[test]
fn who_withdraws_early_never_was_there_and_who_withdraws_late_loses_the_rest() {
    let league = |withdrawal| {
        let format = Format::RoundRobin {
            meetings: 1,
            divisions: vec![5],
            promoted: 0,
            schedule: Schedule::Canonical,
        };
        let regulations =
            Regulations { withdrawal, walkover_goals: 3, ..Regulations::usual("volchok", format) };
        Competition::new(regulations, 1, (0..5).map(|i| format!("T{i}")).collect()).unwrap()
    };
    let leave_after = |mut league: Competition, matches: usize| {
        let own: Vec<FixtureId> = league
            .fixtures()
            .iter()
            .filter(|(fixture, _)| fixture.entrants().unwrap().contains(&2))
            .map(|(fixture, _)| fixture.id)
            .collect();
        for id in &own[..matches] {
            league.record(*id, Played::scored(1, 1)).unwrap();
        }
        league.withdraw(2).unwrap();
        assert_eq!(league.withdraw(2), Err(Refused::Withdrawn(2)));
        let others: Vec<u32> =
            league.tables()[0].rows.iter().filter(|row| row.entrant != 2).map(|row| row.points).collect();
        let void = league.fixtures().iter().filter(|(fixture, _)| fixture.state == State::Void).count();
        (void, others.iter().sum::<u32>())
    };
    assert_eq!(leave_after(league(Withdrawal::Half), 1), (4, 0), "less than half: nothing counts");
    assert_eq!(leave_after(league(Withdrawal::Half), 2), (0, 2 + 6), "half: the rest is won");
    assert_eq!(leave_after(league(Withdrawal::Void), 4), (4, 0));
    assert_eq!(leave_after(league(Withdrawal::Walkover), 0), (0, 12));
}

#[test]
fn a_cup_goes_on_without_those_who_withdraw() {
    let mut cup = new(Format::Cup(Cup::default()), 4, 1);
    cup.withdraw(0).unwrap();
    cup.withdraw(3).unwrap();
    // Nobody is left of the first tie: a lot sends one of them on, who loses the final, too.
    let (on, by_lot) = cup.went_on(1).unwrap();
    assert!(by_lot && [0, 3].contains(&on));
    let next = cup.next();
    assert_eq!(next.len(), 1);
    cup.record(next[0].id, Played::scored(2, 0)).unwrap();
    assert!(cup.finished());
    assert_eq!(cup.winner(), next[0].entrants().map(|both| both[0]));
}

#[test]
fn adjudication_is_logged_and_cannot_undo_what_was_played_because_of_it() {
    let mut cup = new(Format::Cup(Cup::default()), 4, 1);
    let [first, second, last] = [1, 2, 3].map(FixtureId::first);
    assert_eq!(cup.record(last, Played::scored(1, 0)), Err(Refused::NotYet(last)));
    assert_eq!(
        cup.record(FixtureId::first(4), Played::scored(1, 0)),
        Err(Refused::NoSuchMatch(FixtureId::first(4)))
    );
    cup.record(first, Played::scored(1, 0)).unwrap();
    cup.forfeit(second, Some(Seat::Home)).unwrap();
    assert_eq!(cup.forfeit(second, Some(Seat::Home)), Ok(Taken::Known));
    // The match ended after all, too late.
    assert_eq!(cup.record(second, Played::scored(1, 0)), Err(Refused::Decided(second)));
    cup.adjudicate(first, [0, 3], Some(Seat::Away), "not eligible").unwrap();
    assert_eq!(cup.log().len(), 2);
    let slots = cup.fixture(last).unwrap().0;
    assert_eq!((slots.home, slots.away), (Slot::Entrant(3), Slot::Entrant(2)));
    cup.record(last, Played::scored(1, 0)).unwrap();
    assert_eq!(cup.adjudicate(first, [1, 0], Some(Seat::Home), ""), Err(Refused::PlayedOn(last)));
    cup.adjudicate(first, [0, 1], Some(Seat::Away), "the score was wrong").unwrap();
    assert_eq!(cup.winner(), Some(3));
}

#[test]
fn postponed_matches_hold_nobody_up_and_a_round_can_be_closed_without_them() {
    let mut swiss = new(Format::Swiss { rounds: 2 }, 6, 1);
    let first = swiss.next();
    assert_eq!(first.len(), 3);
    swiss.postpone(first[0].id).unwrap();
    assert_eq!(swiss.close_round(), Err(Refused::RoundNotOver));
    for fixture in &first[1..] {
        swiss.record(fixture.id, Played::scored(1, 0)).unwrap();
    }
    assert_eq!((swiss.rounds().len(), swiss.next().len()), (1, 0));
    swiss.close_round().unwrap();
    assert_eq!((swiss.rounds().len(), swiss.next().len()), (2, 3));
    let rounds = swiss.rounds().to_vec();
    // Its result comes late: it counts in the table, and the pairings stay.
    swiss.record(first[0].id, Played::scored(0, 5)).unwrap();
    assert_eq!(swiss.rounds(), rounds);
    assert_eq!(swiss.tables()[0].rows.iter().map(|row| row.points).sum::<u32>(), 9);
    assert!(!swiss.finished());
}

#[test]
fn a_ladder_is_climbed_by_challenges() {
    let rules = Ladder { reach: 2, rounds: 0, divisions: vec![2, 3] };
    let mut ladder = new(Format::Ladder(rules), 5, 1);
    assert_eq!(ladder.challenge(4, 1), Err(Refused::OutOfReach));
    assert_eq!(ladder.challenge(0, 1), Err(Refused::OutOfReach));
    let id = ladder.challenge(3, 1).unwrap();
    assert_eq!(ladder.challenge(2, 1), Err(Refused::Busy(1)));
    assert_eq!(ladder.fixture(id).unwrap().0.stage, Stage::Challenge);
    ladder.record(id, Played::scored(0, 1)).unwrap();
    // Promoted into the first division, and 1 is relegated.
    assert_eq!(ladder.ladder(), [(0, 0), (3, 0), (1, 1), (2, 1), (4, 1)]);
    let order: Vec<usize> = ladder.tables()[0].rows.iter().map(|row| row.entrant).collect();
    assert_eq!(order, [0, 3, 1, 2, 4]);
    ladder.withdraw(3).unwrap();
    assert_eq!(ladder.ladder().last(), Some(&(3, 1)));
    assert!(!ladder.finished());
    assert_eq!(new(formats(4).remove(0), 4, 1).challenge(1, 0), Err(Refused::NoLadder));
}

#[test]
fn rules_that_do_not_fit_are_refused_with_their_place() {
    let place = |format: Format, n: usize| {
        let names = (0..n).map(|i| format!("T{i}")).collect();
        Competition::new(Regulations::usual("volchok", format), 1, names).unwrap_err().0[0].at.clone()
    };
    let divisions = |divisions: Vec<usize>, promoted| Format::RoundRobin {
        meetings: 1,
        divisions,
        promoted,
        schedule: Schedule::Canonical,
    };
    assert_eq!(place(divisions(vec![3], 0), 4), "divisions");
    assert_eq!(place(divisions(vec![1, 3], 0), 4), "divisions");
    assert_eq!(place(divisions(vec![2, 2], 2), 4), "promoted");
    assert_eq!(place(divisions(vec![1], 0), 1), "entrants");
    assert_eq!(place(Format::Swiss { rounds: 4 }, 4), "swiss.rounds");
    let groups = |groups, advance| Format::Groups {
        groups,
        meetings: 1,
        advance,
        draw: Draw::Seeded,
        cup: Cup::default(),
    };
    assert_eq!(place(groups(3, 1), 5), "groups.count");
    assert_eq!(place(groups(2, 3), 5), "groups.advance");
    assert_eq!(place(Format::Ladder(Ladder { reach: 9, rounds: 0, divisions: vec![3] }), 3), "ladder.reach");
}
