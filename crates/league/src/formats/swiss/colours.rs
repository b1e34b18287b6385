//! Colours: which ground an entrant should have, and who gets which (sections 1.7 and 5 of the Dutch system).

use super::card::Card;
use touchline_kernel::Seat;

/// How much an entrant needs a ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    None,
    Mild,
    Strong,
    Absolute,
}

/// Which ground an entrant should have, and how much.
pub(super) fn preference(card: &Card) -> (Option<Seat>, Strength) {
    let difference = card.difference();
    let fewer = if difference > 0 { Seat::Away } else { Seat::Home };
    match (card.grounds.last(), card.twice()) {
        (None, _) => (None, Strength::None),
        _ if difference.abs() > 1 => (Some(fewer), Strength::Absolute),
        (_, Some(seat)) => (Some(seat.other()), Strength::Absolute),
        _ if difference != 0 => (Some(fewer), Strength::Strong),
        (Some(last), None) => (Some(last.other()), Strength::Mild),
    }
}

/// C3: both need the same ground absolutely.
pub(super) fn clash(a: &Card, b: &Card) -> bool {
    let (a, b) = (preference(a), preference(b));
    a == b && a.1 == Strength::Absolute
}

/// Gives both their grounds: home first. `first` is the initial ground.
pub(super) fn allot<'a>(a: &'a Card, b: &'a Card, first: Seat) -> (&'a Card, &'a Card) {
    let (a, b) = if (b.score, a.entrant) > (a.score, b.entrant) { (b, a) } else { (a, b) };
    let at = |seat: Seat| if seat == Seat::Home { (a, b) } else { (b, a) };
    let ((wish_a, strength_a), (wish_b, strength_b)) = (preference(a), preference(b));
    match (wish_a, wish_b) {
        (Some(seat), None) => return at(seat),
        (None, Some(seat)) => return at(seat.other()),
        (Some(seat), Some(other)) if seat != other => return at(seat),
        (None, None) => {
            // 5.2.5: an odd pairing number has the initial ground.
            return at(if a.entrant % 2 == 0 { first } else { first.other() });
        }
        (Some(_), Some(_)) => {}
    }
    let seat = wish_a.unwrap_or(Seat::Home);
    // The stronger wish, and of two absolute ones the wider difference.
    let need = |strength, card: &Card| {
        (strength, if strength == Strength::Absolute { card.difference().abs() } else { 0 })
    };
    match need(strength_a, a).cmp(&need(strength_b, b)) {
        std::cmp::Ordering::Greater => return at(seat),
        std::cmp::Ordering::Less => return at(seat.other()),
        std::cmp::Ordering::Equal => {}
    }
    // The other way round than the last time that they had different grounds; otherwise as the higher one wishes.
    let earlier = a.grounds.iter().rev().zip(b.grounds.iter().rev()).find(|(a, b)| a != b);
    at(earlier.map_or(seat, |(ground, _)| ground.other()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cmp::Ordering;

    fn card(entrant: usize, grounds: &str) -> Card {
        let mut card = Card::new(entrant);
        for (i, ground) in grounds.chars().enumerate() {
            let seat = if ground == 'H' { Seat::Home } else { Seat::Away };
            card.met(100 * (entrant + 1) + i, seat, 1, Ordering::Equal);
        }
        card
    }

    #[test]
    fn wishes_grow_with_the_difference() {
        let wish = |grounds: &str| preference(&card(0, grounds));
        assert_eq!(wish(""), (None, Strength::None));
        assert_eq!(wish("H"), (Some(Seat::Away), Strength::Strong));
        assert_eq!(wish("HA"), (Some(Seat::Home), Strength::Mild));
        assert_eq!(wish("HH"), (Some(Seat::Away), Strength::Absolute));
        assert_eq!(wish("HAA"), (Some(Seat::Home), Strength::Absolute));
        assert_eq!(wish("HHAH"), (Some(Seat::Away), Strength::Absolute));
        assert_eq!(wish("AAHH"), (Some(Seat::Away), Strength::Absolute), "twice in a row");
    }

    #[test]
    fn grounds_are_given_by_wish_strength_history_and_rank() {
        let home = |a: (usize, &str), b: (usize, &str)| {
            allot(&card(a.0, a.1), &card(b.0, b.1), Seat::Home).0.entrant
        };
        assert_eq!(home((0, "H"), (1, "A")), 1, "both have their wish");
        assert_eq!(home((0, "HA"), (1, "AAH")), 1, "the stronger wish");
        assert_eq!(home((0, "HA"), (1, "HA")), 0, "the higher one's wish");
        assert_eq!(home((0, "AHHA"), (1, "HAHA")), 1, "they differed three matches ago");
        assert_eq!((home((0, ""), (1, "")), home((1, ""), (2, ""))), (0, 2), "odd numbers begin at home");
    }
}
