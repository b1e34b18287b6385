//! FUBA as its players see it.

mod contract;
