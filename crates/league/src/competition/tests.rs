use super::*;
use crate::formats::Cup;
use crate::squads::Incidents;
use touchline_champions::Piece;
use touchline_kernel::Token;

fn champions(format: Format, n: usize) -> Competition {
    let names = (0..n).map(|i| format!("T{i}")).collect();
    Competition::new(Regulations::usual("champions", format), 1, names).unwrap()
}

fn twice(n: usize) -> Format {
    Format::RoundRobin { meetings: 2, divisions: vec![n], promoted: 0, schedule: Schedule::Canonical }
}

fn won(seat: Seat) -> Played {
    let score = if seat == Seat::Home { [2, 1] } else { [0, 1] };
    Played::by_rule(score, Some(seat), "CLK-3")
}

fn red(pieces: &[&str]) -> Incidents {
    let red = pieces.iter().map(|text| Piece::read(text).unwrap()).collect();
    Incidents { red, ..Incidents::default() }
}

#[test]
fn a_cup_goes_on_with_the_winners() {
    let mut cup = champions(Format::Cup(Cup::default()), 5);
    let mut met = Vec::new();
    while let Some(fixture) = cup.next().first().copied() {
        met.push(fixture.entrants().unwrap());
        cup.record(fixture.id, won(Seat::Away)).unwrap();
    }
    // The fourth and fifth meet first; the others have a bye.
    assert_eq!(met, [[3, 4], [0, 4], [1, 2], [4, 2]]);
    assert_eq!(cup.winner(), Some(2));
    let rounds: Vec<(usize, Option<u32>)> =
        cup.tables()[0].rows.iter().map(|row| (row.entrant, row.round)).collect();
    assert_eq!(rounds, [(2, Some(4)), (4, Some(3)), (0, Some(2)), (1, Some(2)), (3, Some(1))]);
}

#[test]
fn a_lot_decides_a_level_cup_match_and_leaves_it_level() {
    let names = vec!["A".to_owned(), "B".to_owned()];
    let lots: Vec<Option<usize>> = (0..20)
        .map(|seed| {
            let regulations = Regulations::usual("volchok", Format::Cup(Cup::default()));
            let mut cup = Competition::new(regulations, seed, names.clone()).unwrap();
            cup.record(FixtureId::first(1), Played::scored(1, 1)).unwrap();
            assert_eq!(cup.tables()[0].rows[0].level, 1);
            assert_eq!(cup.went_on(1), cup.winner().map(|winner| (winner, true)));
            cup.winner()
        })
        .collect();
    assert!(lots.contains(&Some(0)) && lots.contains(&Some(1)), "{lots:?}");
}

#[test]
fn a_team_plays_one_match_after_the_other_where_squads_are_carried() {
    let league = champions(twice(4), 4);
    let first: Vec<u32> = league.next().iter().map(|fixture| fixture.round).collect();
    assert_eq!(first, [1, 1]);
    let mut league = champions(twice(4), 4);
    let next = league.next();
    league.record(next[0].id, won(Seat::Home)).unwrap();
    // The two who are done wait for the others.
    assert_eq!(league.next().len(), 1);
    league.postpone(next[1].id).unwrap();
    assert_eq!(league.next().len(), 2, "nobody waits for a postponed match");
}

#[test]
fn a_suspended_player_misses_the_next_matches_of_his_team() {
    let mut league = champions(twice(2), 2);
    let id = league.next()[0].id;
    let [home, away] = league.fixture(id).unwrap().0.entrants().unwrap();
    league.record(id, Played { incidents: red(&["H5"]), ..won(Seat::Home) }).unwrap();
    let absences: Vec<(u8, u8)> =
        league.squad(home).absences().iter().map(|a| (a.number, a.matches)).collect();
    assert_eq!(absences, [(5, 2)]);
    assert_eq!(league.squad(away).absences(), []);
    let other =
        Competition { regulations: Regulations { squads: false, ..league.regulations.clone() }, ..league };
    assert_eq!(other.squad(home).absences(), [], "only where squads are carried");
}

#[test]
fn bans_run_in_the_order_in_which_matches_ended() {
    // Number 5 is sent off in the second match; the first was postponed, and was played after it.
    let mut league = champions(twice(2), 2);
    let [first, second] = [1, 2].map(FixtureId::first);
    let [home, _] = league.fixture(first).unwrap().0.entrants().unwrap();
    let late = Played { ended: Some(20), ..won(Seat::Home) };
    let early = Played { ended: Some(10), incidents: red(&["A5"]), ..won(Seat::Home) };
    league.postpone(first).unwrap();
    league.record(second, early.clone()).unwrap();
    league.record(first, late.clone()).unwrap();
    assert_eq!(league.squad(home).absences()[0].matches, 1, "one of two is served");
    let mut told_later = champions(twice(2), 2);
    told_later.record(first, late).unwrap();
    told_later.record(second, early).unwrap();
    assert_eq!(told_later.squad(home), league.squad(home));
}

#[test]
fn a_team_that_cannot_play_loses_by_walkover_and_its_bans_run_on() {
    let mut league = champions(twice(2), 2);
    let first = league.next()[0];
    let [home, _] = first.entrants().unwrap();
    let incidents = red(&["H2", "H3", "H4", "H5", "H6"]);
    league.record(first.id, Played { incidents, ..won(Seat::Home) }).unwrap();
    let second = league.next()[0];
    let walkover = league.walkover(&second).unwrap();
    assert_eq!((walkover.winner, walkover.by.text()), (Some(Seat::Home), "walkover"));
    league.record(second.id, walkover).unwrap();
    assert!(league.squad(home).absences().iter().all(|absence| absence.matches == 1));
    assert_eq!(league.tables()[0].rows[0].points, 5);
}
