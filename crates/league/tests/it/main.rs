//! Competitions against published tables and pairings, against a slow literal reference, and by their properties.

mod properties;
mod reference;
mod seasons;
mod swiss;
