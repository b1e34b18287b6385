//! Every game of the shelf against rubbish, through the erased interface; and the pictures of the rules.

mod pictures;
mod rubbish;
