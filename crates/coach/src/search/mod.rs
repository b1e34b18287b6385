//! Search: it stands over the kernel's contract and knows no game.

pub(crate) mod dice;
pub(crate) mod glance;
pub(crate) mod information_sets;
pub(crate) mod parallel;
pub(crate) mod tree;
pub(crate) mod turns;
