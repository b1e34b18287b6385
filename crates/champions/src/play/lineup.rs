//! Line-up and kick-off: SET, KO.

use super::{Verdict, refuse};
use crate::action::{Action, Event, Refusal};
use crate::flow::Champions;
use crate::phase::{Origin, Period, Phase};
use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::squad::{Formation, Kind, Line, Piece, Shirt, Shirts};
use crate::square::Square;
use crate::stage::{Flow, Stage};
use touchline_kernel::{Audience, Faults, Game, Seat, Witness};

/// A formation, the keeper and ten others.
pub(crate) const PICKS: u8 = 12;

impl Champions {
    /// Members of a line who may still be chosen.
    fn available(&self, position: &Position, seat: Seat, line: Line) -> impl Iterator<Item = Shirt> {
        line.shirts().filter(move |shirt| {
            let place = position.places[seat][shirt.idx()];
            place == Place::BENCH || place == Place::CHOSEN
        })
    }

    fn keepers_available(&self, position: &Position, seat: Seat) -> Shirts {
        Shirt::all()
            .filter(|shirt| shirt.is_keeper() && position.places[seat][shirt.idx()] != Place::UNAVAILABLE)
            .collect()
    }

    /// [SET-3, R63] One of the six, and enough players for it.
    pub(crate) fn may_play(&self, position: &Position, seat: Seat, formation: Formation) -> bool {
        let counts = Line::ALL.map(|line| self.available(position, seat, line).count());
        let enough = Line::ALL.iter().zip(counts).all(|(line, n)| n >= usize::from(formation.men(*line)));
        let keeper = !self.keepers_available(position, seat).is_empty() || counts.iter().sum::<usize>() > 10;
        Formation::LEGAL.contains(&formation) && enough && keeper
    }

    /// P1: whom the coach may name now: the keeper first, then each line in ascending order.
    pub(crate) fn numbers(&self, position: &Position, seat: Seat) -> Shirts {
        let Some(formation) = position.formation[seat] else { return Shirts::NONE };
        let chosen = position.members(seat, Place::CHOSEN);
        let keepers = self.keepers_available(position, seat);
        if !keepers.is_empty() && !chosen.iter().any(Shirt::is_keeper) {
            return keepers;
        }
        for line in Line::ALL {
            let men = line.shirts().filter(|shirt| chosen.has(*shirt));
            let (count, last) = men.fold((0, None), |(count, _), shirt| (count + 1, Some(shirt)));
            let missing = usize::from(formation.men(line)).saturating_sub(count);
            if missing > 0 {
                let later: Shirts =
                    self.available(position, seat, line).filter(|shirt| Some(*shirt) > last).collect();
                // Enough must remain for the rest of the line.
                return later.iter().take((later.len() as usize + 1).saturating_sub(missing)).collect();
            }
        }
        // [R63] Without a keeper any other field player goes in goal.
        Line::ALL
            .into_iter()
            .flat_map(|line| self.available(position, seat, line))
            .filter(|shirt| !chosen.has(*shirt))
            .collect()
    }

    /// [R63] A team that can fill no formation cannot play.
    pub(crate) fn check_absent(&self, faults: &mut Faults) {
        let start = self.start();
        for seat in Seat::BOTH {
            if !Formation::LEGAL.into_iter().any(|formation| self.may_play(&start, seat, formation)) {
                faults.add(format!("absent.{seat}"), "those who are left can fill no formation");
            }
        }
    }

    pub(crate) fn list_lineup(&self, position: &Position, seat: Seat, picks: u8, actions: &mut Vec<Action>) {
        if picks == 0 {
            let legal =
                Formation::LEGAL.into_iter().filter(|formation| self.may_play(position, seat, *formation));
            actions.extend(legal.map(|formation| Action::Formation { formation }));
        } else {
            actions.extend(self.numbers(position, seat).iter().map(|piece| Action::Number { piece }));
        }
    }

    pub(crate) fn judge_formation(&self, position: &Position, seat: Seat, formation: Formation) -> Verdict {
        let [d, m, a] = formation.0;
        let lines = [d, m, a].into_iter().all(|men| (2..=4).contains(&men));
        if !lines || d + m + a != 10 {
            return refuse(Rule::Set2, Refusal::BadFormation { formation });
        }
        if !self.may_play(position, seat, formation) {
            return refuse(Rule::Set3, Refusal::BadFormation { formation });
        }
        Ok(())
    }

    pub(crate) fn judge_number(&self, position: &Position, seat: Seat, shirt: Shirt) -> Verdict {
        if self.numbers(position, seat).has(shirt) {
            Ok(())
        } else {
            let (piece, missing) = (Piece { seat, shirt }, self.options.absent.of(seat));
            if missing.suspended.has(shirt) {
                refuse(Rule::Cup2, Refusal::Suspended { piece })
            } else if missing.injured.has(shirt) {
                refuse(Rule::Cup6, Refusal::LaidUp { piece })
            } else {
                refuse(Rule::Set2, Refusal::BadNumber { piece })
            }
        }
    }

    pub(crate) fn choose_formation<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        formation: Formation,
        witness: &mut W,
    ) -> Flow {
        position.formation[seat] = Some(formation);
        witness.tell_to(Audience::Only(seat), Rule::Set2, Event::Chose { by: seat, formation });
        if self.options.pick_numbers {
            return Flow::Wait(Phase::Lineup { seat, picks: 1 });
        }
        // The lowest available numbers play.
        for _ in 1..PICKS {
            if let Some(shirt) = self.numbers(position, seat).first() {
                self.choose(position, Piece { seat, shirt });
            }
        }
        self.lineup_in(position, seat, witness)
    }

    fn choose(&self, position: &mut Position, piece: Piece) {
        position.put(piece, Place::CHOSEN);
        let chosen = position.members(piece.seat, Place::CHOSEN).len();
        // [R63] The last of eleven is the makeshift keeper if no keeper is among them.
        if piece.shirt.is_keeper()
            || (chosen == 11 && self.keepers_available(position, piece.seat).is_empty())
        {
            position.keeper[piece.seat] = piece.shirt;
        }
    }

    pub(crate) fn choose_number<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        picks: u8,
        shirt: Shirt,
        witness: &mut W,
    ) -> Flow {
        let piece = Piece { seat, shirt };
        self.choose(position, piece);
        witness.tell_to(Audience::Only(seat), Rule::Set2, Event::ChoseNumber { by: seat, piece });
        if picks + 1 < PICKS {
            return Flow::Wait(Phase::Lineup { seat, picks: picks + 1 });
        }
        self.lineup_in(position, seat, witness)
    }

    /// [GEN-1] Away is in first; when home is in too, both are shown.
    fn lineup_in<W: Witness<Self>>(&self, position: &mut Position, seat: Seat, witness: &mut W) -> Flow {
        witness.tell(Rule::Set2, Event::LineupIn { by: seat });
        if seat == Seat::Away {
            return Flow::Wait(Phase::Lineup { seat: Seat::Home, picks: 0 });
        }
        for seat in [Seat::Away, Seat::Home] {
            if let Some(formation) = position.formation[seat] {
                witness.tell(Rule::Set3, Event::LinedUp { by: seat, formation });
                self.take_the_field(position, seat, formation);
            }
        }
        Flow::Then(Stage::Columns(Seat::Away, Line::Defence))
    }

    /// SET-4 to SET-8, the middle men on the first of their columns.
    fn take_the_field(&self, position: &mut Position, seat: Seat, formation: Formation) {
        let keeper = position.keeper_piece(seat);
        position.move_to(keeper, self.pitch.goal_squares(seat)[0]);
        let g = &self.pitch.geometry;
        let (left, middle, right) = g.line_cols.three;
        for line in Line::ALL {
            let row = self.line_row(seat, line);
            let men: Shirts =
                line.shirts().filter(|shirt| position.places[seat][shirt.idx()] == Place::CHOSEN).collect();
            let cols: &[u8] = match formation.men(line) {
                2 => &g.line_cols.two,
                3 => &[left, middle[0], right],
                _ => &g.line_cols.four,
            };
            for (shirt, col) in men.iter().zip(cols) {
                position.move_to(Piece { seat, shirt }, Square::at(*col, row));
            }
        }
    }

    /// The row of the board in which a line starts.
    fn line_row(&self, seat: Seat, line: Line) -> u8 {
        match line {
            Line::Defence => self.pitch.row_from(seat, self.pitch.geometry.defence_row),
            Line::Midfield => self.pitch.mid,
            Line::Attack => self.pitch.row_from(seat.other(), self.pitch.geometry.attack_row),
        }
    }

    /// Who may be put on a centre square: a team's midfielders on the middle row; in extra time any field player (R61).
    fn for_the_centre(&self, position: &Position, seat: Seat) -> impl Iterator<Item = (Shirt, Square)> {
        let again = position.period == Period::Extra;
        position.field_players(seat).filter(move |(shirt, square)| {
            again || shirt.kind() == Kind::Field(Line::Midfield) && square.row() == self.pitch.mid
        })
    }

    /// P2: the columns of the lines of three, line by line.
    pub(crate) fn columns(&self, position: &mut Position, seat: Seat, line: Line) -> Flow {
        let men = |seat: Seat| position.formation[seat].map_or(0, |formation| formation.men(line));
        let equal_midfields = line == Line::Midfield && men(Seat::Home) == men(Seat::Away);
        if men(seat) == 3 && !(seat == Seat::Home && equal_midfields) {
            return Flow::Wait(Phase::Columns { seat, line });
        }
        if men(seat) == 3 {
            // [R3] Home's middle man takes the column that away left free.
            let [first, second] = self.pitch.geometry.centre_cols;
            let taken = position.on.away.has(Square::at(first, self.pitch.mid).0);
            self.put_middle_man(position, seat, line, if taken { second } else { first });
        }
        self.after_columns(seat, line)
    }

    fn after_columns(&self, seat: Seat, line: Line) -> Flow {
        Flow::Then(match (line, seat) {
            (Line::Defence, _) => Stage::Columns(seat, Line::Midfield),
            (Line::Midfield, _) => Stage::Columns(seat, Line::Attack),
            (Line::Attack, Seat::Away) => Stage::GoalSquare(seat),
            (Line::Attack, Seat::Home) => Stage::Aside,
        })
    }

    fn put_middle_man(&self, position: &mut Position, seat: Seat, line: Line, column: u8) {
        let row = self.line_row(seat, line);
        let from = self.pitch.geometry.line_cols.three.1;
        let shirts: Shirts = line.shirts().collect();
        for col in from {
            if let Some(shirt) =
                position.mate_on(seat, Square::at(col, row)).filter(|shirt| shirts.has(*shirt))
            {
                position.move_to(Piece { seat, shirt }, Square::at(column, row));
                return;
            }
        }
    }

    pub(crate) fn list_columns(&self, line: Line, actions: &mut Vec<Action>) {
        actions.extend(self.pitch.geometry.line_cols.three.1.map(|column| Action::Column { line, column }));
    }

    pub(crate) fn judge_column(&self, asked: Line, line: Line, column: u8) -> Verdict {
        if line == asked && self.pitch.geometry.line_cols.three.1.contains(&column) {
            Ok(())
        } else {
            refuse(Rule::Set8, Refusal::BadColumn { column })
        }
    }

    pub(crate) fn choose_column(&self, position: &mut Position, seat: Seat, line: Line, column: u8) -> Flow {
        self.put_middle_man(position, seat, line, column);
        self.after_columns(seat, line)
    }

    /// [SET-9] The next home midfielder who shares a square.
    pub(crate) fn aside(&self, position: &mut Position) -> Flow {
        let shared = position.on.home.and(position.on.away).and(self.pitch.rows[self.pitch.mid as usize]);
        let Some(column) = shared.first().map(|square| Square(square).col()) else {
            return Flow::Then(Stage::GoalSquare(Seat::Home));
        };
        let free = position.free(self.pitch.field);
        let mut beside =
            [column - 1, column + 1].into_iter().filter(|col| free.has(Square::at(*col, self.pitch.mid).0));
        match (beside.next(), beside.next()) {
            (Some(only), None) => self.stepped_aside(position, column, only),
            (Some(_), Some(_)) => Flow::Wait(Phase::Aside { column }),
            (None, _) => Flow::Then(Stage::GoalSquare(Seat::Home)),
        }
    }

    /// Adjacent columns without anybody, unless home would have both centre squares (R3).
    fn aside_columns(&self, position: &Position, column: u8) -> impl Iterator<Item = u8> {
        let free = position.free(self.pitch.field);
        let mid = self.pitch.mid;
        let centre = self.pitch.geometry.centre_cols;
        let home = position.on.home.minus(position.on.away);
        [column.wrapping_sub(1), column + 1].into_iter().filter(move |to| {
            let other = centre.into_iter().find(|col| col != to);
            let both = centre.contains(to) && other.is_some_and(|other| home.has(Square::at(other, mid).0));
            free.has(Square::at(*to, mid).0) && !both
        })
    }

    pub(crate) fn list_aside(&self, position: &Position, column: u8, actions: &mut Vec<Action>) {
        actions.extend(
            self.aside_columns(position, column)
                .map(|column| Action::Column { line: Line::Midfield, column }),
        );
    }

    pub(crate) fn judge_aside(&self, position: &Position, from: u8, line: Line, column: u8) -> Verdict {
        if line == Line::Midfield && self.aside_columns(position, from).any(|to| to == column) {
            Ok(())
        } else {
            refuse(Rule::Set9, Refusal::BadColumn { column })
        }
    }

    pub(crate) fn stepped_aside(&self, position: &mut Position, from: u8, to: u8) -> Flow {
        let mid = self.pitch.mid;
        if let Some(shirt) = position.mate_on(Seat::Home, Square::at(from, mid)) {
            position.move_to(Piece { seat: Seat::Home, shirt }, Square::at(to, mid));
        }
        Flow::Then(Stage::Aside)
    }

    /// SET-4.
    pub(crate) fn choose_goal_square(&self, position: &mut Position, seat: Seat, column: u8) -> Flow {
        let keeper = position.keeper_piece(seat);
        position.move_to(keeper, Square::at(column, self.pitch.row_from(seat, 0)));
        Flow::Then(match seat {
            Seat::Away => Stage::Columns(Seat::Home, Line::Defence),
            Seat::Home => Stage::Centre(Seat::Away),
        })
    }

    /// SET-10: every nearest pair of a midfielder and a free centre square.
    pub(crate) fn each_centre(&self, position: &Position, seat: Seat, mut f: impl FnMut(Shirt, u8)) {
        let centre = self.pitch.geometry.centre_cols;
        if self.for_the_centre(position, seat).any(|(_, at)| self.pitch.centre_squares().contains(&at)) {
            return;
        }
        let free = position.free(self.pitch.field);
        let pairs = || {
            self.for_the_centre(position, seat)
                .flat_map(|(shirt, square)| centre.map(|to| (shirt, square, Square::at(to, self.pitch.mid))))
                .filter(|(_, _, to)| free.has(to.0))
                .map(|(shirt, from, to)| (shirt, to.col(), from.steps_to(to)))
        };
        let nearest = pairs().map(|(_, _, d)| d).min();
        pairs().filter(|(_, _, d)| Some(*d) == nearest).for_each(|(shirt, to, _)| f(shirt, to));
    }

    /// P3.
    pub(crate) fn centre<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        witness: &mut W,
    ) -> Flow {
        let (mut first, mut count) = (None, 0);
        self.each_centre(position, seat, |shirt, to| {
            first.get_or_insert((shirt, to));
            count += 1;
        });
        match first {
            Some((shirt, to)) if count == 1 => self.choose_centre(position, seat, shirt, to, witness),
            Some(_) => Flow::Wait(Phase::Centre { seat }),
            None => self.after_centre(seat),
        }
    }

    fn after_centre(&self, seat: Seat) -> Flow {
        match seat {
            Seat::Away => Flow::Then(Stage::Centre(Seat::Home)),
            Seat::Home => Flow::Wait(Phase::KickOff),
        }
    }

    pub(crate) fn judge_centre(&self, position: &Position, seat: Seat, shirt: Shirt, column: u8) -> Verdict {
        let mut good = false;
        self.each_centre(position, seat, |a, b| good |= (a, b) == (shirt, column));
        if good {
            Ok(())
        } else {
            refuse(Rule::Set10, Refusal::NotNearest { piece: Piece { seat, shirt }, column })
        }
    }

    pub(crate) fn choose_centre<W: Witness<Self>>(
        &self,
        position: &mut Position,
        seat: Seat,
        shirt: Shirt,
        column: u8,
        witness: &mut W,
    ) -> Flow {
        let (piece, to) = (Piece { seat, shirt }, Square::at(column, self.pitch.mid));
        position.move_to(piece, to);
        witness.tell(Rule::Set10, Event::ToCentre { piece, to });
        self.after_centre(seat)
    }

    /// The player of a team next to the ball on the centre spot.
    pub(crate) fn centre_player(&self, position: &Position, seat: Seat) -> Option<Shirt> {
        self.pitch.centre_squares().into_iter().find_map(|square| position.mate_on(seat, square))
    }

    /// KO-1, KO-2; from here on it is a play like any other (KO-3).
    pub(crate) fn kick_off<W: Witness<Self>>(
        &self,
        position: &mut Position,
        home: u8,
        away: u8,
        witness: &mut W,
    ) -> Flow {
        let by = if home > away { Seat::Home } else { Seat::Away };
        let shirt = self.centre_player(position, by).unwrap_or(position.keeper[by]);
        let piece = Piece { seat: by, shirt };
        witness.tell(Rule::Ko2, Event::KickOff { by, piece, home, away });
        self.count_roll(position, 2);
        position.act = by;
        position.die = home.abs_diff(away);
        self.begin_play(position, piece, home.abs_diff(away), Origin::KickOff);
        Flow::Then(Stage::CompulsoryKick)
    }
}
