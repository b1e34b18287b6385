//! Stepping does not allocate: a counting allocator proves it. The test stands in a binary of its own, whose allocator it replaces.
#![expect(unsafe_code, reason = "an allocator is unsafe by its trait; this one only counts and passes on")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Game, Playout, Silent};

/// The allocator for such a binary: `#[global_allocator] static COUNTING: Counting = Counting;`.
#[derive(Debug)]
pub struct Counting;

thread_local! {
    /// Of this thread alone: whatever runs the test may allocate beside it.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

/// A hundred thousand steps of random play allocate nothing.
///
/// # Panics
/// If they do, or if the counting allocator is not installed.
pub fn stepping_allocates_nothing<G: Game>(game: &G) {
    let idle = ALLOCATIONS.get();
    let (mut dice, mut playout, mut position) =
        (FairDice::from_seed(5), Playout::<G>::default(), game.start());
    let before = ALLOCATIONS.get();
    assert!(before > idle, "the list of actions is not counted: is `Counting` the allocator?");
    for _ in 0..100_000 {
        if !playout.step(game, &mut position, &mut dice, &mut Silent) {
            position = game.start();
        }
    }
    assert_eq!(ALLOCATIONS.get() - before, 0);
}
