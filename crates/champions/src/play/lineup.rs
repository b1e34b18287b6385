//! Line-up and kick-off: SET, KO.

use crate::action::{Action, Event, Refusal};
use crate::flow::{Champions, Flow, Stage, Teller, Verdict, refuse};
use crate::phase::{Origin, Phase};
use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::squad::{Formation, Kind, Line, Piece, Shirt, Shirts};
use crate::square::Square;
use touchline_kernel::{Audience, Seat};

/// A formation, the keeper and ten others.
pub(crate) const PICKS: u8 = 12;

impl Champions {
    /// Members of a line who may still be chosen.
    fn available(&self, p: &Position, seat: Seat, line: Line) -> impl Iterator<Item = Shirt> {
        line.shirts().filter(move |shirt| {
            let place = p.places[seat][shirt.idx()];
            place == Place::BENCH || place == Place::CHOSEN
        })
    }

    fn keepers_available(&self, p: &Position, seat: Seat) -> Shirts {
        Shirt::all()
            .filter(|shirt| shirt.is_keeper() && p.places[seat][shirt.idx()] != Place::UNAVAILABLE)
            .collect()
    }

    /// [SET-3, R63] One of the six, and enough players for it.
    pub(crate) fn may_play(&self, p: &Position, seat: Seat, formation: Formation) -> bool {
        let counts = Line::ALL.map(|line| self.available(p, seat, line).count());
        let enough = Line::ALL.iter().zip(counts).all(|(line, n)| n >= usize::from(formation.men(*line)));
        let keeper = !self.keepers_available(p, seat).is_empty() || counts.iter().sum::<usize>() > 10;
        Formation::LEGAL.contains(&formation) && enough && keeper
    }

    /// P1: whom the coach may name now: the keeper first, then each line in ascending order.
    pub(crate) fn numbers(&self, p: &Position, seat: Seat) -> Shirts {
        let Some(formation) = p.formation[seat] else { return Shirts::NONE };
        let chosen = p.members(seat, Place::CHOSEN);
        let keepers = self.keepers_available(p, seat);
        if !keepers.is_empty() && !chosen.iter().any(Shirt::is_keeper) {
            return keepers;
        }
        for line in Line::ALL {
            let men = line.shirts().filter(|shirt| chosen.has(*shirt));
            let (count, last) = men.fold((0, None), |(count, _), shirt| (count + 1, Some(shirt)));
            let missing = usize::from(formation.men(line)).saturating_sub(count);
            if missing > 0 {
                let later: Shirts =
                    self.available(p, seat, line).filter(|shirt| Some(*shirt) > last).collect();
                // Enough must remain for the rest of the line.
                return later.iter().take((later.len() as usize + 1).saturating_sub(missing)).collect();
            }
        }
        // [R63] Without a keeper any other field player goes in goal.
        Line::ALL
            .into_iter()
            .flat_map(|line| self.available(p, seat, line))
            .filter(|shirt| !chosen.has(*shirt))
            .collect()
    }

    pub(crate) fn list_lineup(&self, p: &Position, seat: Seat, picks: u8, actions: &mut Vec<Action>) {
        if picks == 0 {
            let legal = Formation::LEGAL.into_iter().filter(|formation| self.may_play(p, seat, *formation));
            actions.extend(legal.map(|formation| Action::Formation { formation }));
        } else {
            actions.extend(self.numbers(p, seat).iter().map(|piece| Action::Number { piece }));
        }
    }

    pub(crate) fn judge_formation(&self, p: &Position, seat: Seat, formation: Formation) -> Verdict {
        let [d, m, a] = formation.0;
        let lines = [d, m, a].into_iter().all(|men| (2..=4).contains(&men));
        if !lines || d + m + a != 10 {
            return refuse(Rule::Set2, Refusal::BadFormation { formation });
        }
        if !self.may_play(p, seat, formation) {
            return refuse(Rule::Set3, Refusal::BadFormation { formation });
        }
        Ok(())
    }

    pub(crate) fn judge_number(&self, p: &Position, seat: Seat, shirt: Shirt) -> Verdict {
        if self.numbers(p, seat).has(shirt) {
            Ok(())
        } else {
            refuse(Rule::Set2, Refusal::BadNumber { piece: Piece { seat, shirt } })
        }
    }

    pub(crate) fn formation_chosen<T: Teller>(
        &self,
        p: &mut Position,
        seat: Seat,
        formation: Formation,
        w: &mut T,
    ) -> Flow {
        p.formation[seat] = Some(formation);
        w.tell_to(Audience::Only(seat), Rule::Set2, Event::Chose { by: seat, formation });
        if self.options.pick_numbers {
            return Flow::Wait(Phase::Lineup { seat, picks: 1 });
        }
        // The lowest available numbers play.
        for _ in 1..PICKS {
            if let Some(shirt) = self.numbers(p, seat).first() {
                self.choose(p, Piece { seat, shirt });
            }
        }
        self.lineup_in(p, seat, w)
    }

    fn choose(&self, p: &mut Position, piece: Piece) {
        p.put(piece, Place::CHOSEN);
        let chosen = p.members(piece.seat, Place::CHOSEN).len();
        // [R63] The last of eleven is the makeshift keeper if no keeper is among them.
        if piece.shirt.is_keeper() || (chosen == 11 && self.keepers_available(p, piece.seat).is_empty()) {
            p.keeper[piece.seat] = piece.shirt;
        }
    }

    pub(crate) fn number_chosen<T: Teller>(
        &self,
        p: &mut Position,
        seat: Seat,
        picks: u8,
        shirt: Shirt,
        w: &mut T,
    ) -> Flow {
        let piece = Piece { seat, shirt };
        self.choose(p, piece);
        w.tell_to(Audience::Only(seat), Rule::Set2, Event::ChoseNumber { by: seat, piece });
        if picks + 1 < PICKS {
            return Flow::Wait(Phase::Lineup { seat, picks: picks + 1 });
        }
        self.lineup_in(p, seat, w)
    }

    /// [GEN-1] Away is in first; when home is in too, both are shown.
    fn lineup_in<T: Teller>(&self, p: &mut Position, seat: Seat, w: &mut T) -> Flow {
        w.tell(Rule::Set2, Event::LineupIn { by: seat });
        if seat == Seat::Away {
            return Flow::Wait(Phase::Lineup { seat: Seat::Home, picks: 0 });
        }
        for seat in [Seat::Away, Seat::Home] {
            if let Some(formation) = p.formation[seat] {
                w.tell(Rule::Set3, Event::LinedUp { by: seat, formation });
                self.take_the_field(p, seat, formation);
            }
        }
        Flow::Then(Stage::Columns(Seat::Away, Line::Defence))
    }

    /// SET-4 to SET-8, the middle men on the first of their columns.
    fn take_the_field(&self, p: &mut Position, seat: Seat, formation: Formation) {
        let keeper = p.keeper_piece(seat);
        p.move_to(keeper, self.pitch.goal_squares(seat)[0]);
        let g = &self.pitch.geometry;
        let (left, middle, right) = g.line_cols.three;
        for line in Line::ALL {
            let row = self.line_row(seat, line);
            let men: Shirts =
                line.shirts().filter(|shirt| p.places[seat][shirt.idx()] == Place::CHOSEN).collect();
            let cols: &[u8] = match formation.men(line) {
                2 => &g.line_cols.two,
                3 => &[left, middle[0], right],
                _ => &g.line_cols.four,
            };
            for (shirt, col) in men.iter().zip(cols) {
                p.move_to(Piece { seat, shirt }, Square::at(*col, row));
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

    /// A team's midfielders on the middle row, by column.
    fn midfield(&self, p: &Position, seat: Seat) -> impl Iterator<Item = (Shirt, u8)> {
        p.field_players(seat)
            .filter(|(shirt, square)| {
                shirt.kind() == Kind::Field(Line::Midfield) && square.row() == self.pitch.mid
            })
            .map(|(shirt, square)| (shirt, square.col()))
    }

    /// P2: the columns of the lines of three, line by line.
    pub(crate) fn columns(&self, p: &mut Position, seat: Seat, line: Line) -> Flow {
        let men = |seat: Seat| p.formation[seat].map_or(0, |formation| formation.men(line));
        let equal_midfields = line == Line::Midfield && men(Seat::Home) == men(Seat::Away);
        if men(seat) == 3 && !(seat == Seat::Home && equal_midfields) {
            return Flow::Wait(Phase::Columns { seat, line });
        }
        if men(seat) == 3 {
            // [R3] Home's middle man takes the column that away left free.
            let [first, second] = self.pitch.geometry.centre_cols;
            let taken = p.on.away.has(Square::at(first, self.pitch.mid).0);
            self.put_middle_man(p, seat, line, if taken { second } else { first });
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

    fn put_middle_man(&self, p: &mut Position, seat: Seat, line: Line, column: u8) {
        let row = self.line_row(seat, line);
        let from = self.pitch.geometry.line_cols.three.1;
        let shirts: Shirts = line.shirts().collect();
        for col in from {
            if let Some(shirt) = p.mate_on(seat, Square::at(col, row)).filter(|shirt| shirts.has(*shirt)) {
                p.move_to(Piece { seat, shirt }, Square::at(column, row));
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

    pub(crate) fn column_chosen(&self, p: &mut Position, seat: Seat, line: Line, column: u8) -> Flow {
        self.put_middle_man(p, seat, line, column);
        self.after_columns(seat, line)
    }

    /// [SET-9] The next home midfielder who shares a square.
    pub(crate) fn aside(&self, p: &mut Position) -> Flow {
        let shared = p.on.home.and(p.on.away).and(self.pitch.rows[self.pitch.mid as usize]);
        let Some(column) = shared.first().map(|square| Square(square).col()) else {
            return Flow::Then(Stage::GoalSquare(Seat::Home));
        };
        let free = p.free(self.pitch.field);
        let mut beside =
            [column - 1, column + 1].into_iter().filter(|col| free.has(Square::at(*col, self.pitch.mid).0));
        match (beside.next(), beside.next()) {
            (Some(only), None) => self.stepped_aside(p, column, only),
            (Some(_), Some(_)) => Flow::Wait(Phase::Aside { column }),
            (None, _) => Flow::Then(Stage::GoalSquare(Seat::Home)),
        }
    }

    /// Adjacent columns without anybody, unless home would have both centre squares (R3).
    fn aside_columns(&self, p: &Position, column: u8) -> impl Iterator<Item = u8> {
        let free = p.free(self.pitch.field);
        let mid = self.pitch.mid;
        let centre = self.pitch.geometry.centre_cols;
        let home = p.on.home.minus(p.on.away);
        [column.wrapping_sub(1), column + 1].into_iter().filter(move |to| {
            let other = centre.into_iter().find(|col| col != to);
            let both = centre.contains(to) && other.is_some_and(|other| home.has(Square::at(other, mid).0));
            free.has(Square::at(*to, mid).0) && !both
        })
    }

    pub(crate) fn list_aside(&self, p: &Position, column: u8, actions: &mut Vec<Action>) {
        actions.extend(
            self.aside_columns(p, column).map(|column| Action::Column { line: Line::Midfield, column }),
        );
    }

    pub(crate) fn judge_aside(&self, p: &Position, from: u8, line: Line, column: u8) -> Verdict {
        if line == Line::Midfield && self.aside_columns(p, from).any(|to| to == column) {
            Ok(())
        } else {
            refuse(Rule::Set9, Refusal::BadColumn { column })
        }
    }

    pub(crate) fn stepped_aside(&self, p: &mut Position, from: u8, to: u8) -> Flow {
        let mid = self.pitch.mid;
        if let Some(shirt) = p.mate_on(Seat::Home, Square::at(from, mid)) {
            p.move_to(Piece { seat: Seat::Home, shirt }, Square::at(to, mid));
        }
        Flow::Then(Stage::Aside)
    }

    /// SET-4.
    pub(crate) fn goal_square_chosen(&self, p: &mut Position, seat: Seat, column: u8) -> Flow {
        let keeper = p.keeper_piece(seat);
        p.move_to(keeper, Square::at(column, self.pitch.row_from(seat, 0)));
        Flow::Then(match seat {
            Seat::Away => Stage::Columns(Seat::Home, Line::Defence),
            Seat::Home => Stage::Centre(Seat::Away),
        })
    }

    /// SET-10: every nearest pair of a midfielder and a free centre square.
    pub(crate) fn each_centre(&self, p: &Position, seat: Seat, mut f: impl FnMut(Shirt, u8)) {
        let centre = self.pitch.geometry.centre_cols;
        if self.midfield(p, seat).any(|(_, col)| centre.contains(&col)) {
            return;
        }
        let free = p.free(self.pitch.field);
        let pairs = || {
            self.midfield(p, seat)
                .flat_map(|(shirt, col)| centre.map(|to| (shirt, to, col.abs_diff(to))))
                .filter(|(_, to, _)| free.has(Square::at(*to, self.pitch.mid).0))
        };
        let nearest = pairs().map(|(_, _, d)| d).min();
        pairs().filter(|(_, _, d)| Some(*d) == nearest).for_each(|(shirt, to, _)| f(shirt, to));
    }

    /// P3.
    pub(crate) fn centre<T: Teller>(&self, p: &mut Position, seat: Seat, w: &mut T) -> Flow {
        let (mut first, mut count) = (None, 0);
        self.each_centre(p, seat, |shirt, to| {
            first.get_or_insert((shirt, to));
            count += 1;
        });
        match first {
            Some((shirt, to)) if count == 1 => self.centre_chosen(p, seat, shirt, to, w),
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

    pub(crate) fn judge_centre(&self, p: &Position, seat: Seat, shirt: Shirt, column: u8) -> Verdict {
        let mut good = false;
        self.each_centre(p, seat, |a, b| good |= (a, b) == (shirt, column));
        if good {
            Ok(())
        } else {
            refuse(Rule::Set10, Refusal::NotNearest { piece: Piece { seat, shirt }, column })
        }
    }

    pub(crate) fn centre_chosen<T: Teller>(
        &self,
        p: &mut Position,
        seat: Seat,
        shirt: Shirt,
        column: u8,
        w: &mut T,
    ) -> Flow {
        let (piece, to) = (Piece { seat, shirt }, Square::at(column, self.pitch.mid));
        p.move_to(piece, to);
        w.tell(Rule::Set10, Event::ToCentre { piece, to });
        self.after_centre(seat)
    }

    /// The player of a team next to the ball on the centre spot.
    pub(crate) fn centre_player(&self, p: &Position, seat: Seat) -> Option<Shirt> {
        self.pitch.centre_squares().into_iter().find_map(|square| p.mate_on(seat, square))
    }

    /// KO-1, KO-2; from here on it is a play like any other (KO-3).
    pub(crate) fn kicked_off<T: Teller>(&self, p: &mut Position, home: u8, away: u8, w: &mut T) -> Flow {
        let by = if home > away { Seat::Home } else { Seat::Away };
        let shirt = self.centre_player(p, by).unwrap_or(p.keeper[by]);
        let piece = Piece { seat: by, shirt };
        w.tell(Rule::Ko2, Event::KickOff { by, piece, home, away });
        self.count_roll(p, 2);
        p.act = by;
        p.die = home.abs_diff(away);
        self.begin_play(p, piece, home.abs_diff(away), Origin::KickOff);
        Flow::Then(Stage::CompulsoryKick)
    }
}
