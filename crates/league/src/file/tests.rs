use super::*;
use crate::formats::{Format, Schedule};
use crate::plan::FixtureId;
use crate::played::{By, Played};
use crate::squads::Incidents;
use crate::tie_break::TieBreak;
use touchline_champions::Piece;
use touchline_kernel::Token;

const FILE: &str = "# Ours.\ngame = \"champions\"\nseed = 7\nformat = \"cup\"\nteams = [\"A\", \"x/b.toml\"]\n\n[options]\nclock_ones = 8\n";

fn named(names: &[&str]) -> Vec<Team> {
    names.iter().map(|name| Team::named(name).unwrap()).collect()
}

fn places(text: &str) -> Vec<String> {
    LeagueFile::read(text).unwrap_err().0.into_iter().map(|fault| fault.at).collect()
}

#[test]
fn what_was_written_stays_and_results_are_added() {
    let file = LeagueFile::read(FILE).unwrap();
    assert_eq!(file.version, 1);
    assert_eq!(file.teams, [Entry::Name("A".into()), Entry::File("x/b.toml".into())]);
    assert_eq!(file.options, serde_json::json!({ "clock_ones": 8, "tournament": true }));
    let mut cup = file.competition(&named(&["A", "B"])).unwrap();
    assert_eq!(file.with_results(&cup), FILE);
    let incidents = Incidents { red: vec![Piece::read("A4").unwrap()], ..Incidents::default() };
    let played = Played { incidents, ..Played::by_rule([1, 0], Some(Seat::Home), "CLK-3") };
    cup.record(FixtureId::first(1), played.clone()).unwrap();
    let text = file.with_results(&cup);
    assert!(text.starts_with(FILE));
    let again = LeagueFile::read(&text).unwrap();
    assert_eq!(again.results.len(), 1);
    let cup = again.competition(&named(&["A", "B"])).unwrap();
    assert_eq!(cup.results()[&FixtureId::first(1)], played);
    assert_eq!(again.with_results(&cup), text);
}

#[test]
fn every_fault_is_listed_with_its_place() {
    let text = "game = \"chess\"\nseed = -1\nformat = \"swiss\"\nteams = [\"\", 3]\ncoaches = [4]\ngenerated_names = 1\nlength = 3\nresults = 4";
    let expected = [
        "results",
        "length",
        "game",
        "seed",
        "format",
        "teams[0]",
        "teams[1]",
        "coaches[0]",
        "generated_names",
        "results",
    ];
    assert_eq!(places(text), expected);
}

#[test]
fn version_2_knows_more() {
    let head = "version = 2\ngame = \"volchok\"\nseed = 1\nteams = [\"A\", \"B\", \"C\", \"D\"]\n";
    let swiss = format!(
        "{head}format = \"swiss\"\npoints = [2, 1, 0]\ntie_breaks = [\"points\", \"buchholz\", \"lot\"]\n[swiss]\nrounds = 3\n"
    );
    let file = LeagueFile::read(&swiss).unwrap();
    assert_eq!(file.regulations.format, Format::Swiss { rounds: 3 });
    assert_eq!(file.regulations.tie_breaks, [TieBreak::Points, TieBreak::Buchholz, TieBreak::Lot]);
    assert_eq!(places(&swiss.replace("version = 2\n", "")), ["points", "tie_breaks", "swiss", "format"]);
    let wrong = [
        ("version = 3\n", "version"),
        (
            "version = 2\ngame = \"volchok\"\nseed = 1\nteams = [\"A\", \"B\"]\nformat = \"swiss\"\n",
            "swiss.rounds",
        ),
    ];
    for (text, place) in wrong {
        assert_eq!(places(text), [place]);
    }
    let with = |more: &str| format!("{head}format = \"cup\"\n{more}");
    assert_eq!(places(&with("points = [1, 2, 3]\n")), ["points"]);
    assert_eq!(places(&with("tie_breaks = [\"luck\"]\n")), ["tie_breaks[0]"]);
    assert_eq!(places(&with("[swiss]\nrounds = 3\n")), ["swiss"]);
    assert_eq!(places(&with("[cup]\nlegs = 3\n")), ["cup.legs"]);
    assert_eq!(places(&with("[cup]\nreplays = \"many\"\n")), ["cup.replays"]);
    assert_eq!(places(&with("[knockout_options]\nnothing = 1\n")), ["knockout_options"]);
    let file = LeagueFile::read(&with(
        "[cup]\nthird_place = true\n[knockout_options]\ntie_break = \"golden_goal\"\n",
    ))
    .unwrap();
    let cup = file.competition(&named(&["A", "B", "C", "D"])).unwrap();
    assert_eq!(file.match_options(&cup, &cup.next()[0])["tie_break"], "golden_goal");
}

#[test]
fn a_file_of_version_1_keeps_its_schedule_and_its_ties() {
    let text =
        "game = \"volchok\"\nseed = 1\nformat = \"round_robin\"\nteams = [\"A\", \"B\", \"C\", \"D\"]\n";
    let file = LeagueFile::read(text).unwrap();
    let Format::RoundRobin { schedule, .. } = file.regulations.format else {
        panic!("{:?}", file.regulations)
    };
    assert_eq!(schedule, Schedule::Circle);
    let league = file.competition(&named(&["A", "B", "C", "D"])).unwrap();
    let pairs: Vec<[usize; 2]> = league.fixtures().iter().filter_map(|(f, _)| f.entrants()).collect();
    assert_eq!(pairs, [[0, 3], [2, 1], [1, 0], [3, 2], [0, 2], [1, 3]]);
    assert_eq!(file.regulations.tie_breaks.last(), Some(&TieBreak::Order));
}

#[test]
fn a_lot_of_an_old_file_still_sends_its_team_on() {
    let text = "game = \"volchok\"\nseed = 1\nformat = \"cup\"\nteams = [\"A\", \"B\", \"C\"]\n[[results]]\nmatch = 1\nhome = \"B\"\naway = \"C\"\nscore = [1, 1]\nwinner = \"away\"\nby = \"lot\"\n";
    let cup = LeagueFile::read(text).unwrap().competition(&named(&["A", "B", "C"])).unwrap();
    assert_eq!(cup.next()[0].entrants(), Some([0, 2]));
    assert_eq!(cup.results()[&FixtureId::first(1)].by, By::Lot);
}

#[test]
fn results_that_cannot_be_are_refused_with_their_place() {
    let head = "version = 2\ngame = \"champions\"\nseed = 1\nformat = \"round_robin\"\nteams = [\"A\", \"B\", \"C\"]\n";
    let result = |number: &str, home: &str, by: &str, more: &str| {
        format!(
            "[[results]]\nmatch = {number}\nhome = \"{home}\"\naway = \"C\"\nscore = [1, 0]\nby = \"{by}\"\n{more}"
        )
    };
    let won = "winner = \"home\"\n";
    let place = |results: &str| {
        let file = LeagueFile::read(&format!("{head}{results}")).unwrap();
        file.competition(&named(&["A", "B", "C"])).map_err(|faults| faults.0[0].at.clone())
    };
    // The first match is B at home to C.
    assert!(place(&result("1", "B", "CLK-3", won)).is_ok());
    assert_eq!(place(&result("9", "B", "CLK-3", won)).unwrap_err(), "results[0].match");
    assert_eq!(place(&result("1", "A", "CLK-3", won)).unwrap_err(), "results[0].home");
    assert_eq!(place(&result("1", "B", "nothing", won)).unwrap_err(), "results[0].by");
    assert_eq!(place(&result("1", "B", "CLK-3", "")).unwrap_err(), "results[0].winner");
    let twice = format!("{head}{}{}", result("1", "B", "CLK-3", won), result("1", "B", "CLK-3", won));
    assert_eq!(places(&twice), ["results[1].match"]);
    assert_eq!(places(&format!("{head}{}", result("\"1.1\"", "B", "CLK-3", won))), ["results[0]"]);
}

#[test]
fn nothing_may_be_lost_after_the_results() {
    let result = "[[results]]\nmatch = 1\nhome = \"A\"\naway = \"B\"\nscore = [1, 0]\nwinner = \"home\"\nby = \"CLK-3\"\n";
    let head = "game = \"champions\"\nseed = 7\nformat = \"cup\"\nteams = [\"A\", \"B\"]\n";
    assert!(LeagueFile::read(&format!("{head}{result}")).is_ok());
    let faults = LeagueFile::read(&format!("{head}{result}[options]\nclock_ones = 3\n")).unwrap_err();
    assert_eq!(faults.0[0].at, "results");
}

#[test]
fn rubbish_is_refused() {
    for text in
        ["", "=", "\u{0}", "[[results]]", "game = \"champions\"", "teams = []\ngame = 3", "version = \"2\""]
    {
        assert!(LeagueFile::read(text).is_err(), "{text:?}");
    }
}

#[test]
fn the_next_season_has_its_promoted_and_its_hall_of_fame() {
    let text = "version = 2\ngame = \"volchok\"\nseed = 4\nformat = \"round_robin\"\ndivisions = [2, 2]\npromoted = 1\nteams = [\"A\", \"B\", \"C\", \"D\"]\ncoaches = [\"a\", \"b\", \"c\", \"d\"]\n";
    let file = LeagueFile::read(text).unwrap();
    let mut league = file.competition(&named(&["A", "B", "C", "D"])).unwrap();
    assert_eq!(file.next_season(&league), None);
    for fixture in league.next() {
        league.record(fixture.id, Played::scored(1, 0)).unwrap();
    }
    let next = LeagueFile::read(&file.next_season(&league).unwrap()).unwrap();
    let order: Vec<&Entry> = next.teams.iter().collect();
    let name = |name: &str| Entry::Name(name.into());
    assert_eq!(order, [&name("A"), &name("C"), &name("B"), &name("D")]);
    assert_eq!((next.season, next.seed, next.coaches.join("")), (2, 5, "acbd".to_owned()));
    assert_eq!((next.honours[0].season, next.honours[0].winner.as_str()), (1, "A"));
    assert!(next.results.is_empty());
}
