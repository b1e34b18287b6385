//! Stepping does not allocate: a counting allocator proves it. In a binary of its own, because it
//! replaces the allocator.
#![expect(unsafe_code, reason = "an allocator is unsafe by its trait; this one only counts and passes on")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Game, Playout, Silent};
use touchline_volchok::{Options, Volchok};

struct Counting;

thread_local! {
    /// Of this thread alone: the test harness has threads of its own.
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
    let volchok = Volchok::new(Options::default()).unwrap();
    let mut dice = FairDice::from_seed(5);
    let mut playout = Playout::default();
    let mut position = volchok.start();
    let before = ALLOCATIONS.get();
    for _ in 0..100_000 {
        if !playout.step(&volchok, &mut position, &mut dice, &mut Silent) {
            position = volchok.start();
        }
    }
    assert_eq!(ALLOCATIONS.get() - before, 0);
}
