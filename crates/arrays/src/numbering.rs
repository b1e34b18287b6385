//! The numbers of actions.

use std::hash::BuildHasher;
use touchline_kernel::{Arrays, Seat};

/// The numbers of a game's actions, from 0 without gaps. The same act has the same number for both seats, as each sees the board.
#[derive(Debug)]
pub struct Numbering<G: Arrays> {
    /// By Home's number.
    actions: Vec<G::Action>,
    /// Away's number by Home's number, and the other way round: turning is its own inverse.
    turned: Vec<u32>,
    /// Open addressing with linear probing; [`FREE`] where nothing is.
    places: Vec<u32>,
}

const FREE: u32 = u32::MAX;

impl<G: Arrays> Numbering<G> {
    /// Numbers the actions of a game.
    #[must_use]
    pub fn new(game: &G) -> Self {
        let actions = game.numbered();
        let mut numbering = Self {
            places: vec![FREE; (actions.len() * 3).next_power_of_two()],
            turned: Vec::new(),
            actions: Vec::new(),
        };
        for (number, action) in actions.into_iter().enumerate() {
            let mut place = numbering.place(action);
            while numbering.places[place] != FREE {
                place = (place + 1) & (numbering.places.len() - 1);
            }
            numbering.places[place] = number as u32;
            numbering.actions.push(action);
        }
        // On a board that is not the same from both ends, an act may have no image: it keeps its number.
        let turned = numbering.actions.iter().enumerate().map(|(number, action)| {
            let image = game.turned(*action);
            let back = game.turned(image) == *action;
            numbering.home(image).filter(|_| back).unwrap_or(number as u32)
        });
        numbering.turned = turned.collect();
        numbering
    }

    #[inline]
    fn place(&self, action: G::Action) -> usize {
        let hash = rustc_hash::FxBuildHasher.hash_one(action);
        (hash >> 20) as usize & (self.places.len() - 1)
    }

    #[inline]
    fn home(&self, action: G::Action) -> Option<u32> {
        let mut place = self.place(action);
        loop {
            let number = self.places[place];
            match self.actions.get(number as usize) {
                Some(there) if *there == action => return Some(number),
                Some(_) => place = (place + 1) & (self.places.len() - 1),
                None => return None,
            }
        }
    }

    /// How many numbers there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// Has no action a number?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// The number of an action of this seat; every legal action has one.
    #[must_use]
    #[inline]
    pub fn number(&self, action: G::Action, seat: Seat) -> Option<u32> {
        let number = self.home(action)?;
        Some(match seat {
            Seat::Home => number,
            Seat::Away => self.turned[number as usize],
        })
    }

    /// The action that a number means for this seat.
    #[must_use]
    #[inline]
    pub fn action(&self, number: u32, seat: Seat) -> Option<G::Action> {
        let number = match seat {
            Seat::Home => number,
            Seat::Away => *self.turned.get(number as usize)?,
        };
        self.actions.get(number as usize).copied()
    }
}
