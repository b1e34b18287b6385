//! Stepping does not allocate: a counting allocator proves it. In a binary of its own, where no other test runs beside it.
#![expect(unsafe_code, reason = "an allocator is unsafe by its trait; this one only counts and passes on")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use touchline_fudis::{Fudis, Options};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Game, Playout, Silent};

struct Counting;

thread_local! {
    /// Of this thread alone: whatever runs the test may allocate beside it.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn a_hundred_thousand_steps_allocate_nothing() {
    let fudis = Fudis::new(Options::default()).unwrap();
    let mut dice = FairDice::from_seed(5);
    let mut playout = Playout::default();
    let mut position = fudis.start();
    let before = ALLOCATIONS.with(Cell::get);
    for _ in 0..100_000 {
        if !playout.step(&fudis, &mut position, &mut dice, &mut Silent) {
            position = fudis.start();
        }
    }
    assert_eq!(ALLOCATIONS.with(Cell::get) - before, 0);
}
