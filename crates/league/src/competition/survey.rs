//! The survey: every fixture with its entrants and its result, and who went on from each tie.

use super::{Competition, Withdrawn, dice_of};
use crate::formats::{Cup, Format, ladder, swiss};
use crate::plan::{Fixture, FixtureId, Slot, Stage, State, Tie};
use crate::played::{By, Played};
use std::collections::BTreeMap;
use touchline_kernel::Seat;
use touchline_kernel::dice::{FairDice, Roll};

/// A fixture with its result, reported or derived.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    pub(super) fixture: Fixture,
    pub(super) played: Option<Played>,
}

/// Who went on from a tie, and who did not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Decided {
    pub(super) winner: usize,
    pub(super) loser: usize,
    pub(super) by_lot: bool,
}

#[derive(Debug, Default)]
pub(super) struct Survey {
    /// In the order of play.
    pub(super) entries: Vec<Entry>,
    pub(super) decided: BTreeMap<u32, Decided>,
}

/// How far a knock-out tie has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TieState {
    /// This match is next.
    Next(u8),
    /// A side goes on: the one that was at home first, or the other.
    Won(Seat),
    /// A lot decides.
    Lot,
}

impl Survey {
    pub(super) fn new(competition: &Competition) -> Self {
        let mut survey =
            Self { entries: Vec::with_capacity(competition.plan.len()), decided: BTreeMap::new() };
        let mut places: Option<Vec<Option<Vec<usize>>>> = None;
        for tie in &competition.plan {
            let mut find = |slot: Slot| match slot {
                Slot::Entrant(entrant) => Some(entrant),
                Slot::Winner(number) => survey.decided.get(&number).map(|tie| tie.winner),
                Slot::Loser(number) => survey.decided.get(&number).map(|tie| tie.loser),
                Slot::Place { pool, place } => {
                    let places = places.get_or_insert_with(|| survey.places(competition));
                    places.get(pool)?.as_ref()?.get(place).copied()
                }
            };
            let (home, away) = (find(tie.home), find(tie.away));
            match home.zip(away) {
                Some((home, away)) if matches!(tie.stage, Stage::Knockout | Stage::ThirdPlace) => {
                    survey.add_tie(competition, tie, home, away);
                }
                Some((home, away)) => drop(survey.add_match(competition, tie, 1, home, away)),
                None => {
                    let known = |slot, entrant: Option<usize>| entrant.map_or(slot, Slot::Entrant);
                    let slots = (known(tie.home, home), known(tie.away, away));
                    survey
                        .entries
                        .push(Entry { fixture: fixture(tie, 1, slots, State::Waiting), played: None });
                }
            }
        }
        survey
    }

    /// Adds one match of a tie; says how it ended.
    fn add_match(
        &mut self,
        competition: &Competition,
        tie: &Tie,
        leg: u8,
        home: usize,
        away: usize,
    ) -> Option<Played> {
        let id = FixtureId { number: tie.number, leg };
        let gone = [home, away].map(|entrant| competition.entrants[entrant].withdrawn);
        let void = matches!(tie.stage, Stage::Pool(_)) && gone.contains(&Some(Withdrawn::Void));
        let played = competition.results.get(&id).cloned().or_else(|| {
            let winner = match gone {
                [None, None] => return None,
                [Some(_), None] => Some(Seat::Away),
                [None, Some(_)] => Some(Seat::Home),
                [Some(_), Some(_)] => None,
            };
            Some(Played::unplayed(winner, By::Walkover, competition.regulations.walkover_goals))
        });
        let state = match &played {
            _ if void => State::Void,
            Some(_) => State::Over,
            None if competition.postponed.contains(&id) => State::Postponed,
            None => State::Open,
        };
        let fixture = fixture(tie, leg, (Slot::Entrant(home), Slot::Entrant(away)), state);
        self.entries.push(Entry { fixture, played: played.clone() });
        played
    }

    /// Adds the matches of a knock-out tie, as far as they are known.
    fn add_tie(&mut self, competition: &Competition, tie: &Tie, home: usize, away: usize) {
        let cup = match &competition.regulations.format {
            Format::Cup(cup) | Format::Groups { cup, .. } => *cup,
            _ => Cup::default(),
        };
        // The final and the match for the third place are single.
        let last_round = competition.plan.last().map_or(0, |last| last.round);
        let legs = if cup.two_legs && tie.round < last_round { 2 } else { 1 };
        let mut ended: Vec<Played> = Vec::new();
        let (winner, by_lot) = loop {
            match tie_state(&ended, legs, cup) {
                TieState::Next(leg) => {
                    let (at_home, visits) = if leg % 2 == 1 { (home, away) } else { (away, home) };
                    match self.add_match(competition, tie, leg, at_home, visits) {
                        Some(played) => ended.push(played),
                        None => return,
                    }
                }
                TieState::Won(seat) => break (seat, false),
                TieState::Lot => {
                    let mut dice =
                        FairDice::for_match(competition.seed, dice_of::TIE + u64::from(tie.number));
                    break (Seat::BOTH[dice.below(2) as usize], true);
                }
            }
        };
        let (winner, loser) = if winner == Seat::Home { (home, away) } else { (away, home) };
        self.decided.insert(tie.number, Decided { winner, loser, by_lot });
    }

    /// Are all matches of a pool over?
    fn pool_over(&self, pool: usize) -> bool {
        let mut of_pool = self.entries.iter().filter(|entry| entry.fixture.stage == Stage::Pool(pool));
        of_pool.all(|entry| matches!(entry.fixture.state, State::Over | State::Void))
    }

    /// The order of each group whose matches are all over.
    fn places(&self, competition: &Competition) -> Vec<Option<Vec<usize>>> {
        let order = |pool: usize| {
            let table = competition.pool_table(self, pool, u32::MAX);
            table.rows.iter().map(|row| row.entrant).collect()
        };
        (0..competition.pools.len()).map(|pool| self.pool_over(pool).then(|| order(pool))).collect()
    }

    pub(super) fn find(&self, id: FixtureId) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.fixture.id == id)
    }

    /// The matches that are over, in the order in which they ended; one without a time follows the one before it on the list.
    pub(super) fn over(&self) -> impl Iterator<Item = (&Entry, [usize; 2], &Played)> {
        let mut latest = 0;
        let mut over: Vec<(u64, &Entry)> = Vec::new();
        for entry in self.entries.iter().filter(|entry| entry.fixture.state == State::Over) {
            latest = entry.played.as_ref().and_then(|played| played.ended).unwrap_or(latest);
            over.push((latest, entry));
        }
        over.sort_by_key(|(ended, _)| *ended);
        over.into_iter()
            .filter_map(|(_, entry)| Some((entry, entry.fixture.entrants()?, entry.played.as_ref()?)))
    }

    /// The order of a ladder after a round. Who has left stands at the foot.
    pub(super) fn ladder(&self, competition: &Competition, round: u32) -> Vec<usize> {
        let mut order: Vec<usize> = (0..competition.entrants.len()).collect();
        for entry in self.entries.iter().filter(|entry| entry.fixture.round <= round) {
            if let (Some([upper, lower]), Some(played)) = (entry.fixture.entrants(), &entry.played) {
                ladder::after(&mut order, lower, upper, played.match_winner() == Some(Seat::Away));
            }
        }
        order.sort_by_key(|entrant| competition.entrants[*entrant].withdrawn.is_some());
        order
    }

    /// The pairing cards of those who are still there.
    pub(super) fn cards(&self, competition: &Competition) -> Vec<swiss::Card> {
        let points = competition.regulations.points;
        let mut cards: Vec<swiss::Card> = (0..competition.entrants.len()).map(swiss::Card::new).collect();
        for (number, round) in (1..).zip(&competition.rounds) {
            let before: Vec<u32> = cards.iter().map(|card| card.score).collect();
            for entry in self.entries.iter().filter(|entry| entry.fixture.round == number) {
                let Some([home, away]) = entry.fixture.entrants() else { continue };
                // A match that is still to be played counts as level for the pairing.
                let level = Played::scored(0, 0);
                let played = entry.played.as_ref().unwrap_or(&level);
                let counts = points.count(played);
                for (seat, entrant, opponent) in [(Seat::Home, home, away), (Seat::Away, away, home)] {
                    if played.by.unplayed() {
                        cards[entrant].unplayed(counts[seat]);
                    } else {
                        let float = before[entrant].cmp(&before[opponent]);
                        cards[entrant].met(opponent, seat, counts[seat], float);
                    }
                }
            }
            if let Some(entrant) = round.bye {
                cards[entrant].bye(points.win());
            }
            let busy = |entrant: usize| round.pairs.iter().any(|(a, b)| *a == entrant || *b == entrant);
            for card in cards.iter_mut().filter(|card| round.bye != Some(card.entrant) && !busy(card.entrant))
            {
                card.unplayed(0);
            }
        }
        cards.retain(|card| competition.entrants[card.entrant].withdrawn.is_none());
        cards
    }
}

fn fixture(tie: &Tie, leg: u8, (home, away): (Slot, Slot), state: State) -> Fixture {
    let id = FixtureId { number: tie.number, leg };
    Fixture { id, round: tie.round, stage: tie.stage, home, away, state }
}

/// What the matches of a knock-out tie have decided so far.
fn tie_state(ended: &[Played], legs: u8, cup: Cup) -> TieState {
    let legs = usize::from(legs);
    let mut goals = [0_u32; 2];
    let mut away_goals = [0_u32; 2];
    for (idx, played) in ended.iter().enumerate() {
        // Sides change grounds from match to match.
        let side = |seat: Seat| if idx % 2 == 0 { seat } else { seat.other() };
        if played.nobody_came() {
            return TieState::Lot;
        }
        // Who does not come to one match is out, and so is who loses a single match or a replay.
        let decisive = played.by.unplayed() || legs == 1 || idx >= legs;
        if let Some(winner) = played.winner.filter(|_| decisive) {
            return TieState::Won(side(winner));
        }
        for seat in Seat::BOTH {
            let (idx, scored) = (side(seat) as usize, u32::from(played.goals()[seat]));
            goals[idx] += scored;
            away_goals[idx] += if seat == Seat::Away { scored } else { 0 };
        }
        if legs == 2 && idx == 1 {
            let more = |of: [u32; 2]| (of[0] != of[1]).then(|| Seat::BOTH[usize::from(of[0] < of[1])]);
            if let Some(seat) = more(goals).or_else(|| more(away_goals).filter(|_| cup.away_goals)) {
                return TieState::Won(seat);
            }
        }
    }
    if ended.len() < legs + usize::from(cup.replays) {
        TieState::Next(ended.len() as u8 + 1)
    } else {
        TieState::Lot
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(scores: &[(u16, u16)], legs: u8, cup: Cup) -> TieState {
        let ended: Vec<Played> = scores.iter().map(|(home, away)| Played::scored(*home, *away)).collect();
        tie_state(&ended, legs, cup)
    }

    #[test]
    fn a_single_match_is_replayed_on_the_other_ground_and_then_drawn() {
        let cup = Cup { replays: 2, ..Cup::default() };
        assert_eq!(state(&[(0, 1)], 1, cup), TieState::Won(Seat::Away));
        assert_eq!(state(&[(1, 1)], 1, cup), TieState::Next(2));
        assert_eq!(state(&[(1, 1), (2, 0)], 1, cup), TieState::Won(Seat::Away), "at home in the replay");
        assert_eq!(state(&[(1, 1), (0, 0), (3, 2)], 1, cup), TieState::Won(Seat::Home));
        assert_eq!(state(&[(1, 1), (0, 0), (2, 2)], 1, cup), TieState::Lot);
    }

    #[test]
    fn goals_of_both_legs_count_and_then_those_away() {
        let cup = Cup { two_legs: true, away_goals: true, ..Cup::default() };
        assert_eq!(state(&[(3, 0)], 2, cup), TieState::Next(2));
        assert_eq!(state(&[(3, 0), (2, 0)], 2, cup), TieState::Won(Seat::Home));
        assert_eq!(state(&[(1, 0), (2, 0)], 2, cup), TieState::Won(Seat::Away));
        assert_eq!(state(&[(2, 1), (1, 0)], 2, cup), TieState::Won(Seat::Away), "2-2, and a goal away");
        assert_eq!(state(&[(2, 1), (2, 1)], 2, cup), TieState::Lot);
        assert_eq!(state(&[(2, 1), (1, 0)], 2, Cup { away_goals: false, ..cup }), TieState::Lot);
        let replayed = Cup { replays: 1, ..cup };
        assert_eq!(state(&[(2, 1), (2, 1)], 2, replayed), TieState::Next(3));
        assert_eq!(state(&[(2, 1), (2, 1), (0, 1)], 2, replayed), TieState::Won(Seat::Away));
    }

    #[test]
    fn who_does_not_come_to_one_leg_is_out() {
        let cup = Cup { two_legs: true, ..Cup::default() };
        let won = Played::scored(9, 0);
        let stayed_away = Played::unplayed(Some(Seat::Home), By::Forfeit, 0);
        assert_eq!(tie_state(&[won, stayed_away], 2, cup), TieState::Won(Seat::Away));
        let neither = Played::unplayed(None, By::Forfeit, 0);
        assert_eq!(tie_state(&[neither], 2, cup), TieState::Lot);
    }
}
