//! Dice and distances as tables, from the functions that the rules use.

use crate::action::Outcome;
use crate::flow::Champions;
use crate::phase::{DeadKind, Phase};
use crate::play::{DEFLECTED, SaveResult, save_quarters, save_result};
use crate::position::Position;
use crate::square::NOWHERE;
use touchline_kernel::{Cell, Game, Seat, Table};

/// The numbers of a D3 and a D4.
const D3: std::ops::RangeInclusive<u8> = 1..=3;
const D4: std::ops::RangeInclusive<u8> = 1..=4;

impl Champions {
    /// Dice, saves, interceptions and fouls.
    pub(crate) fn book_tables(&self) -> Vec<Table> {
        vec![self.dice(), save_chances(), save_dice(), interception_dice(), self.foul_rolls()]
    }

    /// Which die is rolled when, and which numbers count.
    fn dice(&self) -> Table {
        let keeper = self.start().keeper_piece(Seat::Home);
        let rolls = [
            ("turn-roll", Phase::TurnRoll, DeadKind::None),
            (
                "interception-roll",
                Phase::InterceptRoll { piece: keeper, from: NOWHERE, slot: 0 },
                DeadKind::None,
            ),
            ("save-roll", Phase::SaveRoll { from: NOWHERE, at: 0, quarters: 3 }, DeadKind::None),
            ("hold-roll", Phase::HoldRoll, DeadKind::None),
            ("restart-roll", Phase::RestartRoll, DeadKind::Corner),
            ("throw-in-roll", Phase::RestartRoll, DeadKind::ThrowIn),
        ];
        let row = |(word, phase, kind): (&'static str, Phase, DeadKind)| {
            let mut position: Position = self.start();
            position.phase = phase;
            position.dead.kind = kind;
            let mut outcomes = Vec::new();
            self.chances(&position, &mut outcomes);
            let die = match outcomes.first() {
                Some((Outcome::D3 { .. }, _)) => "D3",
                Some((Outcome::D4 { .. }, _)) => "D4",
                _ => "D6",
            };
            let number = |outcome: Option<&(Outcome, u32)>| match outcome {
                Some((Outcome::D3 { number } | Outcome::D4 { number } | Outcome::D6 { number }, _)) => {
                    u32::from(*number)
                }
                _ => 0,
            };
            let (first, last) = (number(outcomes.first()), number(outcomes.last()));
            vec![Cell::Word(word), Cell::Name(die.to_owned()), Cell::Range(first, last)]
        };
        Table {
            name: "dice",
            section: "general",
            head: ["roll", "die", "numbers"].map(Cell::Word).to_vec(),
            rows: rolls.into_iter().map(row).collect(),
        }
    }

    /// FOUL-1, PUSH-1: what each number of the turn roll may bring where the opponents are nearest to the ball.
    fn foul_rolls(&self) -> Table {
        let row = |number: u8| {
            let (distance, effect) = match self.fouls_with(number) {
                true => (Cell::Number(number.into()), "foul"),
                false => (Cell::Number(1), "charge"),
            };
            vec![Cell::Number(number.into()), distance, Cell::Word(effect)]
        };
        Table {
            name: "fouls",
            section: "foul",
            head: ["rolled", "steps-to-opponent", "effect"].map(Cell::Word).to_vec(),
            rows: (1..=6).map(row).collect(),
        }
    }
}

/// SAVE-2: steps to the save square down, power across.
fn save_chances() -> Table {
    let powers = || 0..=3u8;
    let row = |steps: u8| {
        let chance = |power| match save_quarters(steps, power) {
            0 => Cell::Word("goal"),
            quarters => Cell::Odds(quarters.into(), 4),
        };
        [Cell::Number(steps.into())].into_iter().chain(powers().map(chance)).collect()
    };
    Table {
        name: "save-chances",
        section: "shot",
        head: [Cell::Word("steps-power")]
            .into_iter()
            .chain(powers().map(|power| Cell::Number(power.into())))
            .collect(),
        rows: (1..=4).map(row).collect(),
    }
}

/// SAVE-5: the chance down, the D4 across.
fn save_dice() -> Table {
    let row = |quarters: u8| {
        let result = |number| {
            Cell::Word(match save_result(quarters, number) {
                SaveResult::Goal => "goal",
                SaveResult::Rebound => "rebound",
                SaveResult::Hold => "hold",
            })
        };
        [Cell::Odds(quarters.into(), 4)].into_iter().chain(D4.map(result)).collect()
    };
    Table {
        name: "save-dice",
        section: "shot",
        head: [Cell::Word("chance-die")]
            .into_iter()
            .chain(D4.map(|number| Cell::Number(number.into())))
            .collect(),
        rows: [3, 2, 1].into_iter().map(row).collect(),
    }
}

/// INT-6.
fn interception_dice() -> Table {
    let row = |number: u8| {
        let effect = if number < DEFLECTED { "goes-on" } else { "deflected" };
        vec![Cell::Number(number.into()), Cell::Word(effect)]
    };
    Table {
        name: "interception-dice",
        section: "interception",
        head: [Cell::Name("D3".to_owned()), Cell::Word("effect")].to_vec(),
        rows: D3.map(row).collect(),
    }
}
