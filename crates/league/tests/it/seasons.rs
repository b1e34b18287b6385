//! Published tables of real leagues, groups and cups: results in, table out.

use touchline_kernel::Seat;
use touchline_league::{
    Competition, Cup, Draw, Format, Incidents, Played, Points, Regulations, Schedule, Stage, TieBreak, Why,
};

/// A season as it was published: the table, and every result by place in it.
struct Season {
    names: Vec<String>,
    /// Played, won, level, lost, for, against, points.
    rows: Vec<[u32; 7]>,
    results: Vec<(usize, usize, u16, u16)>,
}

fn read(text: &str) -> Season {
    let mut season = Season { names: Vec::new(), rows: Vec::new(), results: Vec::new() };
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((team, figures)) = line.split_once(" | ") {
            let (_, name) = team.split_once(' ').unwrap();
            season.names.push(name.to_owned());
            let figures: Vec<u32> = figures.split(' ').map(|figure| figure.parse().unwrap()).collect();
            season.rows.push(figures.try_into().unwrap());
        } else {
            let numbers: Vec<usize> = line.split([' ', '-']).map(|number| number.parse().unwrap()).collect();
            let [home, away, h, a] = numbers.try_into().unwrap();
            season.results.push((home - 1, away - 1, h as u16, a as u16));
        }
    }
    season
}

/// Plays a season: entrants in alphabetical order, results in the order of play.
fn play(season: &Season, tie_breaks: &[TieBreak]) -> Competition {
    let n = season.names.len();
    let format =
        Format::RoundRobin { meetings: 2, divisions: vec![n], promoted: 0, schedule: Schedule::Canonical };
    let regulations =
        Regulations { tie_breaks: tie_breaks.to_vec(), ..Regulations::usual("volchok", format) };
    let mut names = season.names.clone();
    names.sort();
    let mut league = Competition::new(regulations, 1, names).unwrap();
    let place = |league: &Competition, name: &str| {
        league.entrants().iter().position(|entrant| entrant.name == name).unwrap()
    };
    let fixtures = league.fixtures();
    for (home, away, h, a) in &season.results {
        let both = [*home, *away].map(|idx| place(&league, &season.names[idx]));
        let (fixture, _) =
            fixtures.iter().find(|(f, _)| f.entrants() == Some(both)).expect("everybody meets");
        league.record(fixture.id, Played::scored(*h, *a)).unwrap();
    }
    assert!(league.finished());
    league
}

fn check(text: &str, tie_breaks: &[TieBreak]) -> Competition {
    let season = read(text);
    assert_eq!((season.names.len(), season.results.len()), (20, 380));
    let league = play(&season, tie_breaks);
    let table = league.tables().remove(0);
    for (row, (name, figures)) in table.rows.iter().zip(season.names.iter().zip(&season.rows)) {
        let found = [row.played, row.won, row.level, row.lost, row.goals_for, row.goals_against, row.points];
        assert_eq!((&row.team, &found), (name, figures));
    }
    assert_eq!(league.entrants()[league.winner().unwrap()].name, season.names[0]);
    league
}

fn why(league: &Competition, above: &str, below: &str) -> Option<Why> {
    let place = |name: &str| league.entrants().iter().position(|entrant| entrant.name == name).unwrap();
    league.tables()[0].why(place(above), place(below))
}

#[test]
fn the_premier_league_of_2015_16_comes_out_as_published() {
    let league = check(
        include_str!("../data/premier-league-2015-16.txt"),
        &[TieBreak::Points, TieBreak::Difference, TieBreak::Goals],
    );
    assert_eq!(why(&league, "Leicester City", "Arsenal FC"), Some(Why::Points { upper: 81, lower: 71 }));
    assert_eq!(
        why(&league, "Manchester City", "Manchester United"),
        Some(Why::Difference { upper: 30, lower: 14 })
    );
}

#[test]
fn the_primera_division_of_2013_14_comes_out_as_published() {
    // Spain compares those who are level head to head before all goals.
    let league = check(
        include_str!("../data/primera-division-2013-14.txt"),
        &[TieBreak::Points, TieBreak::HeadToHead, TieBreak::Difference, TieBreak::Goals],
    );
    assert_eq!(why(&league, "FC Barcelona", "Real Madrid"), Some(Why::HeadPoints { upper: 6, lower: 0 }));
    // Espanyol had the better difference of all goals, Getafe the better one of the two matches between them.
    assert!(matches!(
        why(&league, "Getafe CF", "Espanyol Barcelona"),
        Some(Why::HeadPoints { .. } | Why::HeadDifference { .. })
    ));
}

fn group(
    points: Points,
    tie_breaks: &[TieBreak],
    names: [&str; 4],
    results: [(usize, usize, Played); 6],
) -> Competition {
    let format =
        Format::RoundRobin { meetings: 1, divisions: vec![4], promoted: 0, schedule: Schedule::Canonical };
    let regulations =
        Regulations { points, tie_breaks: tie_breaks.to_vec(), ..Regulations::usual("volchok", format) };
    let mut group = Competition::new(regulations, 1, names.map(str::to_owned).to_vec()).unwrap();
    let fixtures = group.fixtures();
    for (one, other, played) in results {
        // On neutral ground it does not matter who is at home.
        let (fixture, _) = fixtures
            .iter()
            .find(|(f, _)| f.entrants().is_some_and(|both| both == [one, other] || both == [other, one]))
            .unwrap();
        let turned = fixture.entrants() == Some([other, one]);
        group.record(fixture.id, if turned { turn(played) } else { played }).unwrap();
    }
    assert!(group.finished());
    group
}

/// The same match with the sides exchanged.
fn turn(played: Played) -> Played {
    let mut turned = played;
    turned.score.reverse();
    turned.winner = turned.winner.map(Seat::other);
    for piece in turned.incidents.yellow.iter_mut().chain(&mut turned.incidents.red) {
        piece.seat = piece.seat.other();
    }
    turned
}

#[test]
fn a_world_cup_group_was_decided_by_fair_play() {
    // 2018, group H: Japan and Senegal were level in everything but bookings, four against six.
    let booked = |played: Played, home: u8, away: u8| {
        use touchline_kernel::Token;
        let pieces = |seat: char, n: u8| {
            (2..2 + n).map(move |shirt| touchline_champions::Piece::read(&format!("{seat}{shirt}")).unwrap())
        };
        let yellow = pieces('H', home).chain(pieces('A', away)).collect();
        Played { incidents: Incidents { yellow, ..Incidents::default() }, ..played }
    };
    let [colombia, japan, senegal, poland] = [0, 1, 2, 3];
    let rules = [
        TieBreak::Points,
        TieBreak::Difference,
        TieBreak::Goals,
        TieBreak::HeadToHead,
        TieBreak::FairPlay,
        TieBreak::Lot,
    ];
    let group = group(
        Points::THREE,
        &rules,
        ["Colombia", "Japan", "Senegal", "Poland"],
        [
            (colombia, japan, booked(Played::scored(1, 2), 0, 1)),
            (poland, senegal, booked(Played::scored(1, 2), 0, 2)),
            (japan, senegal, booked(Played::scored(2, 2), 2, 3)),
            (poland, colombia, Played::scored(0, 3)),
            (japan, poland, booked(Played::scored(0, 1), 1, 0)),
            (senegal, colombia, booked(Played::scored(0, 1), 1, 0)),
        ],
    );
    let table = group.tables().remove(0);
    let found: Vec<(&str, u32)> = table.rows.iter().map(|row| (row.team.as_str(), row.points)).collect();
    assert_eq!(found, [("Colombia", 6), ("Japan", 4), ("Senegal", 4), ("Poland", 3)]);
    assert_eq!(table.why(japan, senegal), Some(Why::FairPlay { upper: 4, lower: 6 }));
}

#[test]
fn a_world_cup_group_was_decided_by_lot() {
    // 1990, group F, two points for a win: nothing parted Ireland and the Netherlands, and a lot was drawn.
    let [england, ireland, netherlands, egypt] = [0, 1, 2, 3];
    let rules =
        [TieBreak::Points, TieBreak::Difference, TieBreak::Goals, TieBreak::HeadToHead, TieBreak::Lot];
    let group = group(
        Points::TWO,
        &rules,
        ["England", "Ireland", "Netherlands", "Egypt"],
        [
            (england, ireland, Played::scored(1, 1)),
            (netherlands, egypt, Played::scored(1, 1)),
            (england, netherlands, Played::scored(0, 0)),
            (ireland, egypt, Played::scored(0, 0)),
            (england, egypt, Played::scored(1, 0)),
            (ireland, netherlands, Played::scored(1, 1)),
        ],
    );
    let table = group.tables().remove(0);
    let points: Vec<u32> = table.rows.iter().map(|row| row.points).collect();
    assert_eq!(points, [4, 3, 3, 2]);
    assert_eq!((table.rows[0].entrant, table.rows[3].entrant), (england, egypt));
    let [second, third] = [table.rows[1].entrant, table.rows[2].entrant];
    assert!(matches!(table.why(second, third), Some(Why::Lot { .. })));
}

#[test]
fn the_world_cup_of_2018_crosses_over_as_it_did() {
    // First and second of groups A to H, and who won each match from the round of sixteen on.
    let firsts = ["Uruguay", "Spain", "France", "Croatia", "Brazil", "Sweden", "Belgium", "Colombia"];
    let seconds = ["Russia", "Portugal", "Denmark", "Argentina", "Switzerland", "Mexico", "England", "Japan"];
    let others: Vec<String> = (0..16).map(|i| format!("Other {i}")).collect();
    // Seeded in serpentines, so that each pot of eight fills the groups A to H in turn.
    let mut names: Vec<String> = firsts.map(str::to_owned).to_vec();
    names.extend(seconds.iter().rev().map(|name| (*name).to_owned()));
    names.extend(others);
    let cup = Cup { third_place: true, ..Cup::default() };
    let format = Format::Groups { groups: 8, meetings: 1, advance: 2, draw: Draw::Seeded, cup };
    let mut world_cup = Competition::new(Regulations::usual("volchok", format), 1, names).unwrap();
    let strength = |entrant: usize| entrant;
    while let Some(fixture) = world_cup.next().first().copied() {
        if !matches!(fixture.stage, Stage::Pool(_)) {
            break;
        }
        let [home, away] = fixture.entrants().unwrap();
        let played =
            if strength(home) < strength(away) { Played::scored(1, 0) } else { Played::scored(0, 1) };
        world_cup.record(fixture.id, played).unwrap();
    }
    let name = |world_cup: &Competition, entrant: usize| world_cup.entrants()[entrant].name.clone();
    let winners = [
        "Uruguay", "France", "Brazil", "Belgium", "Russia", "Croatia", "Sweden",
        "England", // round of sixteen
        "France", "Belgium", "Croatia", "England", // quarter-finals
        "France", "Croatia", // semi-finals
        "Belgium", "France", // third place, final
    ];
    let mut met = Vec::new();
    for winner in winners {
        let fixture = world_cup.next()[0];
        let both = fixture.entrants().unwrap().map(|entrant| name(&world_cup, entrant));
        assert!(both.contains(&winner.to_owned()), "{winner} does not play {both:?}");
        let played = if both[0] == winner { Played::scored(1, 0) } else { Played::scored(0, 1) };
        world_cup.record(fixture.id, played).unwrap();
        met.push(both.join(" - "));
    }
    assert_eq!(met[0], "Uruguay - Portugal");
    assert_eq!(met[1], "France - Argentina");
    assert_eq!(met[8], "Uruguay - France");
    assert_eq!(met[14..], ["Belgium - England", "France - Croatia"]);
    let podium: Vec<String> = world_cup.podium().iter().map(|entrant| name(&world_cup, *entrant)).collect();
    assert_eq!(podium, ["France", "Croatia", "Belgium"]);
    let overall: Vec<String> = world_cup.overall().rows.iter().take(4).map(|row| row.team.clone()).collect();
    assert_eq!(overall, ["France", "Croatia", "Belgium", "England"]);
    assert!(world_cup.finished());
}
