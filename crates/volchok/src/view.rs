//! What a viewer knows: everything, and beside it what the rules say about it for a drawing.

use crate::action::{Piece, Shirt};
use crate::flow::Volchok;
use crate::position::{Budget, Phase, Position};
use crate::setup::Setup;
use crate::square::{Square, spread};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use touchline_kernel::{Squares, Token};

/// A position in the form of a position file, with marks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VolchokView"))]
pub struct View {
    /// Nothing is hidden.
    #[serde(flatten)]
    pub position: Setup,
    /// What the rules say about it.
    pub marks: Marks,
}

/// What the rules say about a position, for a drawing: whoever shows it need not know them.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VolchokMarks"))]
pub struct Marks {
    /// LOB-2, LOB-3: before the spin, whom a lob could find, and the number that it takes.
    pub lobs: BTreeMap<Shirt, u8>,
    /// SHOT-5: before the spin, by net square, where a shot stops with 1, with 2 and so on, the numbers that are too low.
    pub stops: BTreeMap<Square, Vec<Square>>,
    /// MOVE-1 to MOVE-4: how far each player of the side to move could walk while everybody else stands still: the squares that
    /// take one point, two points and so on.
    pub reach: BTreeMap<Shirt, Vec<Ring>>,
}

/// Squares that take as many points, in JSON as one text with blanks between: there may be hundreds in a view.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ring(Squares);

impl Serialize for Ring {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Names have up to three letters.
        let mut text = String::with_capacity(4 * self.0.len() as usize);
        for square in self.0.iter().map(Square) {
            if !text.is_empty() {
                text.push(' ');
            }
            square.with_name(|name| text.push_str(name));
        }
        serializer.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for Ring {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut squares = Squares::EMPTY;
        for name in text.split_whitespace() {
            let square = Square::read(name).ok_or_else(|| {
                serde::de::Error::custom(format!("found `{name}`, expected {}", Square::EXPECTED))
            })?;
            squares.insert(square.0);
        }
        Ok(Self(squares))
    }
}

impl View {
    pub(crate) fn of(game: &Volchok, position: &Position) -> Self {
        let marks = match position.phase {
            Phase::Declare => {
                Marks { lobs: game.mark_lobs(position), stops: game.mark_stops(position), ..Marks::default() }
            }
            Phase::Step(budget) => Marks { reach: game.mark_reach(position, budget), ..Marks::default() },
            _ => Marks::default(),
        };
        Self { position: Setup::of(position), marks }
    }
}

impl Volchok {
    /// Must agree with what `judge_lob` says once a number was spun.
    fn mark_lobs(&self, position: &Position) -> BTreeMap<Shirt, u8> {
        let team = position.to_move;
        let Some(carrier) = position.carrier(team) else { return BTreeMap::new() };
        let from = position.ball_square();
        let fits = |number: u8| self.dial.iter().any(|(on_dial, _)| self.lob_reaches(number, *on_dial));
        Shirt::ALL
            .into_iter()
            .filter(|shirt| *shirt != carrier)
            .filter_map(|shirt| {
                let to = position.square(Piece { seat: team, shirt })?;
                let (_, number) = from.line_to(to)?;
                (fits(number) && self.may_receive_lob(position, shirt, to)).then_some((shirt, number))
            })
            .collect()
    }

    fn mark_stops(&self, position: &Position) -> BTreeMap<Square, Vec<Square>> {
        let team = position.to_move;
        let from = position.ball_square();
        self.pitch.net[team.other()]
            .into_iter()
            .filter(|net| self.judge_shot(position, *net).is_ok())
            .filter_map(|net| {
                let line = self.pitch.shot_line(team, from, net)?;
                let mut square = from;
                let on_the_way = (1..line.length).map(|_| {
                    square = square.shifted(line.step);
                    square
                });
                Some((net, on_the_way.collect()))
            })
            .collect()
    }

    fn mark_reach(&self, position: &Position, budget: Budget) -> BTreeMap<Shirt, Vec<Ring>> {
        // [KO-3] Until the kick-off is taken nobody walks.
        if Self::before_kick_off(position, &budget) {
            return BTreeMap::new();
        }
        let team = position.to_move;
        // Who fetches a loose ball is free, so all may walk as far as the number goes.
        let bound = Self::is_bound(&budget) && self.to_fetch(position, &budget).is_none();
        // [BALL-1] [ZONE-1] What the ball needs is not there to walk with, but for whoever has it.
        let spare = budget.left.saturating_sub(if bound { self.need(position, &budget) } else { 0 });
        let carrier = position.carrier(team);
        let free = self.free(position);
        let walk = |shirt: Shirt| -> Option<(Shirt, Vec<Ring>)> {
            let from = position.square(Piece { seat: team, shirt })?;
            let points = if carrier == Some(shirt) { budget.left } else { spare };
            let open = if shirt.is_keeper() { self.pitch.zone_set[team] } else { self.pitch.open_to[team] };
            let mut left = free.and(open);
            let mut edge = Squares::only(from.0);
            let mut rings = Vec::new();
            for _ in 0..points {
                edge = spread(edge).and(left);
                if edge.is_empty() {
                    break;
                }
                left = left.minus(edge);
                rings.push(Ring(edge));
            }
            (!rings.is_empty()).then_some((shirt, rings))
        };
        Shirt::ALL.into_iter().filter_map(walk).collect()
    }
}

touchline_kernel::json_like!(String: Ring);
