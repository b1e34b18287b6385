//! Stepping does not allocate. In a binary of its own, whose allocator counts.

use touchline_fuba::{Fuba, Options};
use touchline_kernel::Game;
use touchline_testkit::allocation::{Counting, stepping_allocates_nothing};

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn a_hundred_thousand_steps_allocate_nothing() {
    stepping_allocates_nothing(&Fuba::new(Options::default()).unwrap());
}
