//! The fast lists against slow, literal readings of the rules, on random positions.

use std::collections::{BTreeMap, BTreeSet};
use touchline_champions::{Action, Champions, Options, Phase, Position};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Game, Playout, Seat, Silent, Turn};

type Spot = (i8, i8);

/// Everything that a literal reader needs, taken from the position file alone.
struct Sheet {
    players: BTreeMap<Spot, (Seat, u8)>,
    keepers: [Spot; 2],
    team: Seat,
    kicker: Spot,
    kicker_shirt: u8,
}

const DIRECTIONS: [(&str, Spot); 8] = [
    ("N", (0, 1)),
    ("NE", (1, 1)),
    ("E", (1, 0)),
    ("SE", (1, -1)),
    ("S", (0, -1)),
    ("SW", (-1, -1)),
    ("W", (-1, 0)),
    ("NW", (-1, 1)),
];

fn spot(text: &str) -> Option<Spot> {
    let (col, row) = text.split_once(',')?;
    Some((col.parse().ok()?, row.parse().ok()?))
}

fn is_field((col, row): Spot) -> bool {
    (1..=10).contains(&col) && (1..=15).contains(&row)
}

fn is_goal_of((col, row): Spot, seat: Seat) -> bool {
    (5..=6).contains(&col) && row == if seat == Seat::Home { 0 } else { 16 }
}

impl Sheet {
    fn new(game: &Champions, position: &Position) -> Self {
        let file = serde_json::to_value(game.setup(position)).unwrap();
        let mut players = BTreeMap::new();
        let mut keepers = [(0, 0); 2];
        for seat in Seat::BOTH {
            let team = &file[seat.name()];
            for (shirt, member) in team["players"].as_object().unwrap() {
                let at = member.as_str().or_else(|| member["at"].as_str()).unwrap();
                if let Some(square) = spot(at) {
                    players.insert(square, (seat, shirt.parse().unwrap()));
                    if team["keeper"].as_u64() == shirt.parse().ok() {
                        keepers[seat as usize] = square;
                    }
                }
            }
        }
        let team = if file["play"]["team"] == "home" { Seat::Home } else { Seat::Away };
        let kicker_shirt = file["play"]["kicker"].as_u64().unwrap() as u8;
        let kicker = *players.iter().find(|(_, who)| **who == (team, kicker_shirt)).unwrap().0;
        Self { players, keepers, team, kicker, kicker_shirt }
    }

    /// Rows from the goal line that the team attacks.
    fn to_goal(&self, (_, row): Spot) -> i8 {
        if self.team == Seat::Home { 16 - row } else { row }
    }

    /// OFF-1, word for word.
    fn offside(&self, at: Spot, ball: Spot) -> bool {
        let as_close = self
            .players
            .iter()
            .filter(|(square, (seat, _))| *seat != self.team && self.to_goal(**square) <= self.to_goal(at));
        self.to_goal(at) < self.to_goal(ball) && as_close.count() < 2
    }

    /// SPOIL-6, word for word.
    fn reachable(&self, ball: Spot) -> bool {
        let mut flooded = BTreeSet::from([ball]);
        let mut open = vec![ball];
        let mut met = BTreeSet::new();
        while let Some((col, row)) = open.pop() {
            for next in [(col + 1, row), (col - 1, row), (col, row + 1), (col, row - 1)] {
                if let Some((seat, _)) = self.players.get(&next) {
                    met.insert(*seat);
                } else if is_field(next) && flooded.insert(next) {
                    open.push(next);
                }
            }
        }
        met.len() == 2
    }

    /// All legs from a square by the table of section 4.6: names, last squares, pips left, and whether a team-mate is touched.
    fn legs(&self, from: Spot, budget: u8, touches: u8) -> Vec<(String, Spot, u8, bool)> {
        let mut legs = Vec::new();
        for first in 0..8 {
            for straight in 1..=budget {
                self.leg(from, budget, touches, &[(first, straight)], &mut legs);
                for second in [(first + 1) % 8, (first + 7) % 8] {
                    for bent in 1..=budget - straight {
                        self.leg(from, budget, touches, &[(first, straight), (second, bent)], &mut legs);
                    }
                }
            }
        }
        legs
    }

    fn leg(
        &self,
        from: Spot,
        budget: u8,
        touches: u8,
        parts: &[(usize, u8)],
        legs: &mut Vec<(String, Spot, u8, bool)>,
    ) {
        let name: Vec<String> = parts.iter().map(|(dir, n)| format!("{}{n}", DIRECTIONS[*dir].0)).collect();
        let mut left = budget;
        let mut at = from;
        let length: u8 = parts.iter().map(|(_, n)| n).sum();
        for step in parts.iter().flat_map(|(dir, n)| std::iter::repeat_n(DIRECTIONS[*dir].1, *n as usize)) {
            at = (at.0 + step.0, at.1 + step.1);
            left -= 1;
            let last = budget - left == length;
            match self.players.get(&at) {
                Some((seat, _)) if *seat != self.team => return,
                Some(_) => {
                    let playable = is_field(at) || is_goal_of(at, self.team);
                    if last && playable && touches < 6 && !self.offside(at, from) {
                        legs.push((name.join("/"), at, left, true));
                    }
                    return;
                }
                None if is_goal_of(at, other(self.team)) => {
                    if last {
                        legs.push((name.join("/"), at, left, false));
                    }
                    return;
                }
                None if !is_field(at) => return,
                None => {}
            }
        }
        if left == 0 && self.reachable(at) {
            legs.push((name.join("/"), at, 0, false));
        }
    }

    /// GEN-3: can a kick from here be played to an end?
    fn can_finish(&self, from: Spot, budget: u8, touches: u8) -> bool {
        self.legs(from, budget, touches)
            .into_iter()
            .any(|(_, at, left, touch)| !touch || self.can_finish(at, left + 1, touches + 1))
    }
}

fn other(seat: Seat) -> Seat {
    seat.other()
}

/// Every leg, by the specification alone.
fn reference(game: &Champions, position: &Position) -> BTreeSet<String> {
    let sheet = Sheet::new(game, position);
    let file = serde_json::to_value(game.setup(position)).unwrap();
    let number = |name: &str| file["play"][name].as_u64().unwrap() as u8;
    let (budget, touches) = (number("budget"), number("touches"));
    assert!(sheet.keepers.iter().all(|keeper| sheet.players.contains_key(keeper)) && sheet.kicker_shirt > 0);
    sheet
        .legs(sheet.kicker, budget, touches)
        .into_iter()
        .filter(|(_, at, left, touch)| !touch || sheet.can_finish(*at, left + 1, touches + 1))
        .map(|(name, ..)| format!("leg {name}"))
        .collect()
}

/// A million positions when `TOUCHLINE_LONG` is set, two thousand otherwise.
#[test]
fn legs_are_those_of_a_literal_reading() {
    let wanted = if std::env::var_os("TOUCHLINE_LONG").is_some() { 1_000_000 } else { 2_000 };
    let game = Champions::new(Options::default()).unwrap();
    let mut dice = FairDice::from_seed(23);
    let mut playout = Playout::default();
    let mut actions = Vec::new();
    let mut compared = 0;
    while compared < wanted {
        let mut position = game.start();
        while playout.step(&game, &mut position, &mut dice, &mut Silent) && compared < wanted {
            let file = game.setup(&position);
            let penalty = file.play.is_some_and(|play| play.origin == touchline_champions::Origin::Penalty);
            if position.phase() != Phase::Leg || penalty {
                continue;
            }
            game.list(&position, &mut actions);
            let listed: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
            assert_eq!(listed.len(), actions.len());
            assert_eq!(listed, reference(&game, &position), "{position:?}");
            compared += 1;
        }
    }
}

/// P13a and P16 offer a player exactly when he has something to do; both are decided by sets, without listing.
#[test]
fn movers_and_runners_are_those_who_can() {
    let sets = ["{}", r#"{"walk_backtrack":false}"#, r#"{"spoil_reach":false}"#, r#"{"spoil_chain":false}"#];
    for options in sets {
        let game = Champions::new(serde_json::from_str(options).unwrap()).unwrap();
        let mut dice = FairDice::from_seed(29);
        let mut playout = Playout::default();
        let (mut actions, mut compared) = (Vec::new(), 0);
        while compared < 1_500 {
            let mut position = game.start();
            while playout.step(&game, &mut position, &mut dice, &mut Silent) {
                let movers = matches!(position.phase(), Phase::PickMover { .. });
                let runners = matches!(position.phase(), Phase::Follow { .. });
                let Turn::Decision(_) = game.turn(&position) else { continue };
                if !movers && !runners {
                    continue;
                }
                game.list(&position, &mut actions);
                let offered: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
                for shirt in touchline_champions::Shirt::all() {
                    let mut file = game.setup(&position);
                    let (phase, action) = if movers {
                        (Phase::PickMove { mover: shirt }, Action::Mover { piece: shirt })
                    } else {
                        (Phase::RunTo { runner: shirt }, Action::Runner { piece: shirt })
                    };
                    file.phase = Some(phase);
                    // A position file in which nothing can be decided is refused.
                    let can = game.place(&file).is_ok();
                    assert_eq!(offered.contains(&action.to_string()), can, "{action} {position:?}");
                }
                compared += 1;
            }
        }
    }
}
