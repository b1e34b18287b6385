//! Swiss pairings against a published tournament and published examples of the Dutch system.

use std::collections::BTreeMap;
use touchline_kernel::Seat;
use touchline_league::swiss::{Card, Due, pair};

/// One round of a player: opponent from 1 (0 if none), colour, result.
type Cell = (usize, char, char);

struct Tournament {
    players: BTreeMap<usize, Vec<Cell>>,
    expected: Vec<(usize, usize)>,
    rounds: usize,
}

fn read(text: &str) -> Tournament {
    let mut found = Tournament { players: BTreeMap::new(), expected: Vec::new(), rounds: 0 };
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        let first = words.next().unwrap();
        let mut number = || words.next().unwrap().parse().unwrap();
        match first {
            "pair" => found.expected.push((number(), number())),
            "rounds" => found.rounds = number(),
            player => {
                let cell = |word: &str| {
                    let mut back = word.chars().rev();
                    let (result, colour) = (back.next().unwrap(), back.next().unwrap());
                    (word[..word.len() - 2].parse().unwrap(), colour, result)
                };
                found.players.insert(player.parse().unwrap(), words.map(cell).collect());
            }
        }
    }
    found
}

impl Tournament {
    /// The cards after so many rounds; points are half points.
    fn cards(&self, rounds: usize) -> Vec<Card> {
        let mut cards: BTreeMap<usize, Card> =
            self.players.keys().map(|number| (*number, Card::new(number - 1))).collect();
        for round in 0..rounds {
            let before: BTreeMap<usize, u32> = cards.iter().map(|(n, card)| (*n, card.score)).collect();
            for (number, cells) in &self.players {
                let card = cards.get_mut(number).unwrap();
                let (opponent, colour, result) = cells[round];
                let points = match result {
                    '1' | '+' | 'U' => 2,
                    '=' | 'H' => 1,
                    _ => 0,
                };
                let seat = if colour == 'w' { Seat::Home } else { Seat::Away };
                match (opponent, result) {
                    (0, 'U') => card.bye(points),
                    (0, _) | (_, '+' | '-') => card.unplayed(points),
                    _ => card.met(opponent - 1, seat, points, before[number].cmp(&before[&opponent])),
                }
            }
        }
        cards.into_values().collect()
    }

    /// What was played in a round, white first; 0 is the bye.
    fn played(&self, round: usize) -> Vec<(usize, usize)> {
        let mut pairs: Vec<(usize, usize)> = self
            .players
            .iter()
            .filter_map(|(number, cells)| match cells[round] {
                (opponent, 'w', _) => Some((*number, opponent)),
                (0, _, 'U') => Some((*number, 0)),
                _ => None,
            })
            .collect();
        pairs.sort_unstable();
        pairs
    }

    fn found(&self, round: usize) -> Vec<(usize, usize)> {
        let absent =
            |number: usize| self.players[&number].get(round).is_some_and(|cell| cell.0 == 0 && cell.2 != 'U');
        let mut cards = self.cards(round);
        cards.retain(|card| !absent(card.entrant + 1));
        // Who of the first pair was at home in the first round.
        let first = if self.players[&1][0].1 == 'w' { Seat::Home } else { Seat::Away };
        let due = Due { most: 2 * round as u32, last: round + 1 == self.rounds, first };
        let pairing = pair(&cards, due).expect("a pairing");
        let mut pairs: Vec<(usize, usize)> = pairing.pairs.iter().map(|(h, a)| (h + 1, a + 1)).collect();
        pairs.extend(pairing.bye.map(|bye| (bye + 1, 0)));
        pairs.sort_unstable();
        pairs
    }

    /// The rounds that come out otherwise than they were played.
    fn different(&self) -> Vec<usize> {
        let played = self.players.values().next().unwrap().len();
        let rounds = if self.expected.is_empty() { played } else { played.min(self.rounds) };
        (0..rounds).filter(|round| self.found(*round) != self.played(*round)).map(|round| round + 1).collect()
    }
}

#[test]
fn a_published_tournament_of_sixty_players_is_paired_as_it_was() {
    let tournament = read(include_str!("../data/swiss-issue-7.txt"));
    assert_eq!((tournament.players.len(), tournament.rounds), (60, 15));
    assert_eq!(tournament.different(), Vec::<usize>::new());
    let mut expected = tournament.expected.clone();
    expected.sort_unstable();
    assert_eq!(tournament.found(14), expected);
}

#[test]
fn the_published_examples_of_the_bye_hold() {
    for text in
        [include_str!("../data/swiss-dutch-2025-c5.txt"), include_str!("../data/swiss-dutch-2025-c9.txt")]
    {
        let tournament = read(text);
        let round = tournament.expected.len().min(tournament.rounds);
        assert!(round > 0);
        let played = tournament.players.values().map(Vec::len).min().unwrap();
        let mut expected = tournament.expected.clone();
        expected.sort_unstable();
        assert_eq!(tournament.found(played), expected);
    }
}
