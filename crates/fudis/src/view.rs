//! What each viewer may know (section 3.1): no hand but its own (INFO-1), no keeper but its own (INFO-2), no card of the pile
//! (INFO-3).

use crate::action::Action;
use crate::deck::{Attacker, Bag, Card, Printed};
use crate::flow::Fudis;
use crate::formation::{ROW_NAMES, Slot, is_open, slots};
use crate::position::{Flags, Phase, PhaseName, Position};
use crate::setup::KnownCard;
use crate::team::{Known, Team};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use touchline_kernel::{Seat, Viewer};

/// What one viewer may know of a position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FudisView"))]
pub struct View {
    /// First or second half.
    pub half: u8,
    /// Round of the half.
    pub round: u8,
    /// Leg of the shoot-out; 0 before it.
    pub leg: u8,
    /// Goals, home's first.
    pub score: [u8; 2],
    /// Goals of the shoot-out, home's first.
    pub shootout: [u8; 2],
    /// Who started the half; none until the toss.
    pub half_starter: Option<Seat>,
    /// Who starts this round; none until the toss.
    pub starter: Option<Seat>,
    /// Who decides, or is dealt to.
    pub turn: Seat,
    /// The moment of the match by name, as position files write it.
    pub phase: PhaseName,
    /// The place that the phase is about: the next one to lay, of a swap, a replacement, a joker.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slot: Option<Slot>,
    /// The card that attacks, in the phase `target`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacker: Option<Attacker>,
    /// Cards still to come or to lay, in the phases that count them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// Passes just before this turn.
    pub passes: u8,
    /// Attacks of this round.
    pub attacks: u8,
    /// Is this turn a counter-attack?
    pub in_counter: bool,
    /// Home's side.
    pub home: TeamView,
    /// Away's side.
    pub away: TeamView,
    /// Cards in the draw pile.
    pub pile: u32,
    /// The cards of the pile, for those who see everything, or once all have seen them (R64).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pile_cards: Option<Vec<Card>>,
    /// Everything out of play, in card order.
    pub discard: Vec<Card>,
    /// What the rules say about the attacks of the seat that decides, for that seat alone.
    #[serde(default, skip_serializing_if = "Marks::is_empty")]
    pub marks: Marks,
}

/// What the rules say about attacks, for a drawing: whoever shows it need not know them. By the attacking card as notation writes it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FudisMarks"))]
pub struct Marks {
    /// RANK-3, REACH-1: the opposing places whose cards it takes, for certain.
    pub hits: BTreeMap<String, Vec<Slot>>,
    /// GOAL-1 to GOAL-5: where the route to the goal is open, how many of the cards that the keeper may be it beats.
    pub shots: BTreeMap<String, Shot>,
}

impl Marks {
    fn is_empty(&self) -> bool {
        self.hits.is_empty() && self.shots.is_empty()
    }
}

/// A shot at a keeper whom nobody sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FudisShot"))]
pub struct Shot {
    /// Keepers that it beats.
    pub beats: u32,
    /// Keepers that there may be; 1 where nobody is in goal.
    pub of: u32,
}

/// What one viewer may know of one side.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FudisTeamView"))]
pub struct TeamView {
    /// The rows, front first.
    pub rows: Vec<Row>,
    /// The keeper.
    pub keeper: Keeper,
    /// What a keeper that this viewer does not see may be, in card order: cards that nobody has shown and that its saves allow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keeper_may_be: Option<Vec<Card>>,
    /// Hand cards in card order, if this viewer may see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card>>,
    /// How many hand cards there are.
    pub n_hand: u8,
    /// Hand cards that the opponent has seen.
    pub known: Vec<KnownCard>,
    /// How many cards of this deal were thrown face down (R42).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub n_thrown: u32,
    /// Those cards in card order, if this viewer may see them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thrown: Option<Vec<Card>>,
    /// The shots that the present keeper has survived, in card order.
    pub saves: Vec<Card>,
    /// Places to be laid in this building.
    pub to_lay: u8,
    /// Has this side still to begin its first turn of the round?
    pub first_turn: bool,
    /// Has every row at most one card left?
    pub route_open: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// One row of a formation.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FudisRow"))]
pub struct Row {
    /// `F`, `M`, `N` or `D`.
    pub name: char,
    /// Its places from the left.
    pub cards: Vec<Option<Card>>,
    /// At most one card is left.
    pub open: bool,
}

/// A goal as somebody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FudisKeeper"))]
pub enum Keeper {
    /// Nobody is there.
    None,
    /// Somebody is there, face down.
    Hidden,
    /// This card.
    Card(Card),
}

impl View {
    pub(crate) fn of(game: &Fudis, position: &Position, viewer: Viewer) -> Self {
        let team = |seat| TeamView::of(game, position, seat, viewer);
        let everything = viewer == Viewer::Everything;
        // R55: a seat that lays in secret does not show how far it has come.
        let laying = (position.phase == Phase::Build
            && (!game.is_secret_build(position) || viewer == Viewer::Seat(position.turn)))
        .then(|| &position.teams[position.turn]);
        Self {
            half: position.half,
            round: position.round,
            leg: position.leg,
            score: [position.score.home, position.score.away],
            shootout: [position.shootout.home, position.shootout.away],
            half_starter: position.half_starter,
            starter: position.starter,
            turn: position.turn,
            phase: position.phase.name(),
            slot: laying.map_or(position.phase.slot(), |_| game.place_due(position, position.turn)),
            attacker: match position.phase {
                Phase::Target { attacker } => Some(attacker),
                _ => None,
            },
            left: match position.phase {
                Phase::Redrawn { left } => Some(left),
                _ => laying.map(|team| team.to_lay),
            },
            passes: position.passes,
            attacks: position.attacks,
            in_counter: position.flags.has(Flags::IN_COUNTER),
            home: team(Seat::Home),
            away: team(Seat::Away),
            pile: position.pile.len(),
            pile_cards: (everything || position.flags.has(Flags::PILE_SHOWN))
                .then(|| position.pile.iter().collect()),
            discard: position.discard(game.pack).iter().collect(),
            marks: match viewer {
                Viewer::Seat(seat) if seat == position.turn => Marks::of(game, position),
                _ => Marks::default(),
            },
        }
    }
}

impl TeamView {
    fn of(game: &Fudis, position: &Position, seat: Seat, viewer: Viewer) -> Self {
        let shape = game.shape(position);
        let own = viewer == Viewer::Everything || viewer == Viewer::Seat(seat);
        let team = &position.teams[seat];
        // R55: for everybody but the builder nothing has happened until the reveal.
        let unseen = if own { 0 } else { team.laid };
        let occupied = team.occupied() & !unseen;
        let rows = ROW_NAMES
            .iter()
            .zip(shape.rows)
            .filter(|(_, row)| *row != 0)
            .map(|(&name, row)| Row {
                name,
                cards: slots(row)
                    .map(|slot| team.card(slot).filter(|_| occupied & slot.bit() != 0))
                    .collect(),
                open: is_open(row & occupied),
            })
            .collect();
        let keeper = match team.keeper.card() {
            _ if unseen & Slot::GOAL.bit() != 0 => Keeper::None,
            None => Keeper::None,
            Some(card) if viewer == Viewer::Everything || own && !team.blind => Keeper::Card(card),
            Some(_) => Keeper::Hidden,
        };
        // [R63] What is left empty in secret is not counted down before the eyes of others.
        let to_lay = match !own && position.phase == Phase::Build && game.is_secret_build(position) {
            true if game.fills_freely(position) => team.n_empty(shape),
            _ => team.to_lay,
        };
        Self {
            rows,
            keeper,
            keeper_may_be: (keeper == Keeper::Hidden)
                .then(|| keepers(game, position, seat, viewer).iter().collect()),
            hand: own.then(|| team.hand.cards().collect()),
            n_hand: team.hand.len() + unseen.count_ones() as u8,
            known: team.known_cards(),
            n_thrown: team.gone.thrown().len(),
            thrown: (own && !team.gone.thrown().is_empty()).then(|| team.gone.thrown().iter().collect()),
            saves: team.gone.saves().iter().collect(),
            to_lay: to_lay + unseen.count_ones() as u8,
            first_turn: position.flags.has(Flags::first_turn(seat)),
            route_open: shape.rows.iter().all(|row| is_open(row & occupied)),
        }
    }
}

impl Marks {
    /// The attacks of the seat that decides, as far as it knows.
    fn of(game: &Fudis, position: &Position) -> Self {
        let seat = position.turn;
        let mut attackers = Vec::new();
        match position.phase {
            Phase::Attack => game.list_attack(position, &mut attackers),
            Phase::Target { attacker } => attackers.push(match attacker {
                Attacker::Hand(card) => Action::Hand { card },
                Attacker::Field(slot) => Action::Field { slot },
            }),
            _ => {}
        }
        let may_be = match position.teams[seat.other()].keeper.card() {
            Some(_) => keepers(game, position, seat.other(), Viewer::Seat(seat)),
            None => Bag::EMPTY,
        };
        let mut marks = Self::default();
        let mut targets = Vec::new();
        for action in attackers {
            let attacker = match action {
                Action::Hand { card } => Attacker::Hand(card),
                Action::Field { slot } => Attacker::Field(slot),
                _ => continue,
            };
            let (_, strength) = game.attacking(position, attacker);
            let name = Printed(attacker).to_string();
            targets.clear();
            game.list_targets(position, attacker, &mut targets);
            let slot = |target: &Action| match target {
                Action::Hit { slot } => Some(*slot),
                _ => None,
            };
            if targets.contains(&Action::Shoot) {
                let beaten = may_be.iter().filter(|&keeper| strength > game.values.wall(keeper)).count();
                let shot = match may_be.len() {
                    0 => Shot { beats: 1, of: 1 },
                    of => Shot { beats: beaten as u32, of },
                };
                marks.shots.insert(name.clone(), shot);
            }
            marks.hits.insert(name, targets.iter().filter_map(slot).collect());
        }
        marks
    }
}

/// The cards that the hidden keeper of this seat may be, as far as the viewer knows.
fn keepers(game: &Fudis, position: &Position, seat: Seat, viewer: Viewer) -> Bag {
    let mut unseen = position.unseen_pile();
    for side in Seat::BOTH {
        let team = &position.teams[side];
        let own = viewer == Viewer::Seat(side);
        let laid = slots(team.laid & !Slot::GOAL.bit()).map(|slot| team.held(slot));
        if !own {
            team.gone.thrown().iter().for_each(|card| unseen.insert(card));
        }
        let in_hand = team.hand.held().iter().copied().chain(laid).filter(|_| !own);
        let in_goal = (!own || team.blind).then_some(team.keeper);
        // [INFO-4] A card that the opponent has seen is in the hand for certain, or possibly in this very goal.
        for held in in_hand.chain(in_goal) {
            let may_be = match held.known() {
                Known::MaybeKeeper => side == seat,
                _ => !held.is_known(),
            };
            if let Some(card) = held.card().filter(|_| may_be) {
                unseen.insert(card);
            }
        }
    }
    let floor = game.floor(position.teams[seat].gone.saves());
    unseen.iter().filter(|&card| !card.is_joker() && game.values.wall(card) >= floor).collect()
}

impl Team {
    /// What the opponent has seen enter the hand and not leave it again; in a secret building, before it began (R55).
    pub(crate) fn known_cards(&self) -> Vec<KnownCard> {
        let laid = slots(self.laid & !Slot::GOAL.bit()).map(|slot| self.held(slot));
        let mut known: Vec<KnownCard> = self
            .hand
            .held()
            .iter()
            .copied()
            .chain(laid)
            .chain([self.keeper])
            .filter(|held| held.is_known())
            .filter_map(|held| {
                Some(KnownCard { card: held.card()?, maybe_keeper: held.known() == Known::MaybeKeeper })
            })
            .collect();
        known.sort_unstable();
        known
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use touchline_kernel::dice::FairDice;
    use touchline_kernel::{Game, Playout, Silent, Turn};

    /// Every attack that the marks name is one that the rules list, in whole random matches; and nobody else is told of it.
    #[test]
    fn marks_name_the_attacks_that_can_be_made() {
        let game = Fudis::new(Options::default()).unwrap();
        let (mut shots, mut hits) = (0, 0);
        for seed in 0..12 {
            let (mut dice, mut playout) = (FairDice::from_seed(seed), Playout::default());
            let mut position = game.start();
            while playout.step(&game, &mut position, &mut dice, &mut Silent) {
                let position = &position;
                let Turn::Decision(seat) = game.turn(position) else { continue };
                let view = View::of(&game, position, Viewer::Seat(seat));
                assert!(View::of(&game, position, Viewer::Seat(seat.other())).marks.is_empty());
                let mut actions = Vec::new();
                game.list(position, &mut actions);
                match position.phase {
                    Phase::Attack => {
                        let attackers = actions.iter().filter(|action| **action != Action::Pass).count();
                        assert_eq!(view.marks.hits.len(), attackers);
                    }
                    Phase::Target { attacker } => {
                        let name = Printed(attacker).to_string();
                        let slots = view.marks.hits[&name].iter().map(|slot| Action::Hit { slot: *slot });
                        let shot = view.marks.shots.get(&name);
                        let named: Vec<Action> = slots.chain(shot.map(|_| Action::Shoot)).collect();
                        assert_eq!(named, actions);
                        hits += named.len();
                        if let Some(shot) = shot {
                            assert!(shot.beats <= shot.of && shot.of > 0, "{shot:?}");
                            shots += 1;
                        }
                    }
                    _ => assert!(view.marks.is_empty()),
                }
            }
        }
        assert!(shots > 10 && hits > 100, "{shots} shots, {hits} targets");
    }
}
