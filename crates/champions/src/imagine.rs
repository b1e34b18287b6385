//! A full position drawn from what a seat knows; also the ready-made choices and sums for people.

use crate::action::Action;
use crate::flow::Champions;
use crate::phase::Phase;
use crate::play::lineup::PICKS;
use crate::position::{Place, Position};
use crate::rules::Rule;
use crate::squad::{Formation, Line, Piece, Shirt, Shirts};
use crate::view::conceal;
use touchline_kernel::dice::Roll;
use touchline_kernel::{Game, Seat, Shortcut, Silent, Term, TermKind};

impl Champions {
    /// Draws the other coach's line-up as far as he has chosen it: every formation that he can fill is equally likely, and with
    /// it every choice of numbers.
    pub(crate) fn imagine_lineup<R: Roll>(&self, position: &Position, seat: Seat, dice: &mut R) -> Position {
        if !matches!(position.phase, Phase::Lineup { .. }) {
            return *position;
        }
        let other = seat.other();
        let chosen = Self::secret_picks(position, other);
        let mut drawn = *position;
        conceal(&mut drawn, other);
        if chosen == 0 {
            return drawn;
        }
        let legal =
            || Formation::LEGAL.into_iter().filter(|formation| self.may_play(&drawn, other, *formation));
        let count = legal().count() as u32;
        let Some(formation) = legal().nth(dice.below(count) as usize) else { return drawn };
        drawn.formation[other] = Some(formation);
        let order = self.draw_numbers(&drawn, other, formation, dice);
        for shirt in order.into_iter().flatten().take(usize::from(chosen) - 1) {
            drawn.put(Piece { seat: other, shirt }, Place::CHOSEN);
            if shirt.is_keeper() {
                drawn.keeper[other] = shirt;
            }
        }
        if self.keepers_missing(&drawn, other) && chosen == PICKS {
            let last = order.into_iter().flatten().last();
            drawn.keeper[other] = last.unwrap_or(Shirt::FIRST_KEEPER);
        }
        drawn
    }

    /// The picks of a line-up that the other team may not know yet. Away is in when home chooses, and home has chosen nothing while away
    /// does.
    pub(crate) fn secret_picks(position: &Position, seat: Seat) -> u8 {
        match position.phase {
            Phase::Lineup { seat: choosing, picks } if choosing == seat => picks,
            Phase::Lineup { .. } if seat == Seat::Away => PICKS,
            _ => 0,
        }
    }

    fn keepers_missing(&self, position: &Position, seat: Seat) -> bool {
        [Shirt::FIRST_KEEPER, Shirt::RESERVE_KEEPER]
            .iter()
            .all(|shirt| position.places[seat][shirt.idx()] == Place::UNAVAILABLE)
    }

    /// Eleven numbers in the order in which they are named: the lowest ones, or a random choice with `pick_numbers`.
    fn draw_numbers<R: Roll>(
        &self,
        position: &Position,
        seat: Seat,
        formation: Formation,
        dice: &mut R,
    ) -> [Option<Shirt>; 11] {
        let free = |shirts: &mut dyn Iterator<Item = Shirt>| -> Shirts {
            shirts.filter(|shirt| position.places[seat][shirt.idx()] != Place::UNAVAILABLE).collect()
        };
        let mut draw = |from: Shirts, n: usize| {
            let (mut left, mut drawn) = (from, Shirts::NONE);
            for _ in 0..n.min(from.len() as usize) {
                let at = if self.options.pick_numbers { dice.below(left.len()) } else { 0 };
                if let Some(shirt) = left.iter().nth(at as usize) {
                    left.remove(shirt);
                    drawn.insert(shirt);
                }
            }
            drawn
        };
        let mut order = [None; 11];
        let mut place = order.iter_mut();
        let keepers = free(&mut Shirt::all().filter(|shirt| shirt.is_keeper()));
        let mut all = draw(keepers, 1);
        all.iter().zip(place.by_ref()).for_each(|(shirt, place)| *place = Some(shirt));
        for line in Line::ALL {
            let men = draw(free(&mut line.shirts()), usize::from(formation.men(line)));
            all = all.or(men);
            men.iter().zip(place.by_ref()).for_each(|(shirt, place)| *place = Some(shirt));
        }
        if keepers.is_empty() {
            let spare = free(&mut Shirt::all().filter(|shirt| !shirt.is_keeper() && !all.has(*shirt)));
            draw(spare, 1).iter().zip(place).for_each(|(shirt, place)| *place = Some(shirt));
        }
        order
    }

    /// Line-ups ready made: each formation with the lowest numbers.
    pub(crate) fn usual_lineups(&self, position: &Position) -> Vec<Shortcut<Action>> {
        let Phase::Lineup { seat, picks: 0 } = position.phase else { return Vec::new() };
        if !self.options.pick_numbers {
            return Vec::new();
        }
        const NAMES: [&str; 6] =
            ["lineup_2_4_4", "lineup_3_3_4", "lineup_3_4_3", "lineup_4_2_4", "lineup_4_3_3", "lineup_4_4_2"];
        let mut shortcuts = Vec::new();
        for (formation, name) in Formation::LEGAL.into_iter().zip(NAMES) {
            if !self.may_play(position, seat, formation) {
                continue;
            }
            let mut actions = vec![Action::Formation { formation }];
            let mut after = *position;
            self.apply(&mut after, actions[0], &mut Silent);
            while let Phase::Lineup { seat: same, picks: 1.. } = after.phase
                && same == seat
                && let Some(piece) = self.numbers(&after, seat).first()
            {
                actions.push(Action::Number { piece });
                self.apply(&mut after, Action::Number { piece }, &mut Silent);
            }
            shortcuts.push(Shortcut { name, actions });
        }
        shortcuts
    }

    /// Which numbers do what: of the die of a save, before and after its square is chosen, and of an interception.
    pub(crate) fn roll_terms(&self, position: &Position, action: Option<Action>) -> Vec<Term<Rule>> {
        let mut quarters = 0;
        match (position.phase, action) {
            (Phase::SavePick, Some(Action::Save { to })) => self.each_save(position, |_, square, chance| {
                if square == to {
                    quarters = chance;
                }
            }),
            (Phase::SaveRoll { quarters: chance, .. }, None) => quarters = chance,
            (Phase::Intercept { .. }, Some(Action::Attempt { .. })) | (Phase::InterceptRoll { .. }, None) => {
                return vec![Term { name: "", rule: Rule::Int6, kind: TermKind::Exactly, amount: 3 }];
            }
            _ => {}
        }
        if quarters == 0 {
            return Vec::new();
        }
        // [SAVE-5] The lowest saving number is a rebound, those above it are held.
        let rebound = 5 - quarters as i8;
        let mut terms = vec![Term { name: "", rule: Rule::Reb1, kind: TermKind::Exactly, amount: rebound }];
        if rebound < 4 {
            terms.push(Term { name: "", rule: Rule::Hold1, kind: TermKind::AtLeast, amount: rebound + 1 });
        }
        terms
    }
}
