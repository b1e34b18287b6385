//! Shares: for whom heavy work is done. Each share has its own queue.

use crate::http::network::{Address, Network};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use touchline_store::{MatchRow, UserRow};

/// For whom heavy work is done.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Share {
    /// A person with a name.
    Person(String),
    /// All guests and strangers of a network together: anybody can be a new guest at any time.
    Network(Network),
    /// What is done for whoever comes next to a match.
    Match(String),
}

impl Share {
    /// The share of a request.
    pub fn of(person: Option<&UserRow>, address: Address) -> Self {
        match (person, address.network()) {
            (Some(person), Some(network)) if person.name_key.is_none() => Self::Network(network),
            (Some(person), _) => Self::Person(person.id.clone()),
            (None, network) => Self::Network(network.unwrap_or_default()),
        }
    }
}

/// The most guests that are remembered in a generation.
const GUESTS_MAX: usize = 50_000;

/// The networks that guests were last seen in. Two generations: when the young one is full it becomes the old one.
#[derive(Debug, Default)]
pub struct Whereabouts(Mutex<[HashMap<String, Network>; 2]>);

impl Whereabouts {
    fn lock(&self) -> MutexGuard<'_, [HashMap<String, Network>; 2]> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers where a guest asks from.
    pub fn note(&self, person: &UserRow, address: Address) {
        let (None, Some(network)) = (&person.name_key, address.network()) else { return };
        let [young, old] = &mut *self.lock();
        if let Some(known) = young.get_mut(&person.id) {
            *known = network;
            return;
        }
        if young.len() >= GUESTS_MAX {
            *old = std::mem::take(young);
        }
        young.insert(person.id.clone(), network);
    }

    /// The share of those who sit at a match: the coach thinks for them.
    pub fn share_of(&self, row: &MatchRow) -> Share {
        let Some(user) = row.sides.iter().find_map(|(_, side)| side.user.as_ref()) else {
            return Share::Match(row.id.clone());
        };
        let generations = self.lock();
        let network = generations.iter().find_map(|guests| guests.get(user));
        network.map_or_else(|| Share::Person(user.clone()), |network| Share::Network(*network))
    }
}
