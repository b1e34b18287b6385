//! Every game of the shelf against rubbish, through the erased interface.

mod rubbish;
