//! A coach thinks within 64 MB: counted by the allocator, over the whole process.
#![expect(unsafe_code, reason = "an allocator is unsafe by its trait; this one only counts and passes on")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use touchline_coach::{Clock, Coach, Judged, Visitor};
use touchline_kernel::dice::FairDice;
use touchline_kernel::{Perspective, Playout, Silent, Turn};

static NOW: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

struct Counting;

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let now = NOW.fetch_add(layout.size(), Ordering::Relaxed) + layout.size();
        MOST.fetch_max(now, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        NOW.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Thinks on two cores about a few positions of a random match, and says what it took at most.
struct Think {
    spec: String,
}

impl Visitor for Think {
    type Output = usize;

    fn visit<G: Judged>(self, game: G) -> usize {
        let (mut position, mut playout, mut dice) =
            (game.start(), Playout::default(), FairDice::from_seed(3));
        let pool = Arc::new(rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap());
        let mut most = 0;
        for step in 0..400 {
            if let (0, Turn::Decision(seat)) = (step % 67, game.turn(&position)) {
                let before = NOW.load(Ordering::Relaxed);
                MOST.store(before, Ordering::Relaxed);
                let coach = Coach::<G>::new(self.spec.parse().unwrap(), Clock::Real, 1);
                let mut coach = coach.on(Arc::clone(&pool));
                coach.decide(&Perspective::new(&game, &position, seat));
                most = most.max(MOST.load(Ordering::Relaxed) - before);
            }
            if !playout.step(&game, &mut position, &mut dice, &mut Silent) {
                break;
            }
        }
        most
    }
}

/// With as many positions judged as a second on two fast cores allows when `TOUCHLINE_LONG` is set, a fiftieth of that otherwise.
#[test]
fn every_search_stays_within_its_memory() {
    let nodes = if std::env::var_os("TOUCHLINE_LONG").is_some() { 4_000_000 } else { 80_000 };
    for game in touchline_games::guides() {
        // A simulation to the end of a match takes as long as judging some forty positions.
        for spec in [format!("world:{nodes}n"), format!("uct:{}n", nodes / 40)] {
            let most = touchline_coach::visit(game.id, &serde_json::json!({}), Think { spec: spec.clone() });
            let megabytes = most.unwrap() as f64 / f64::from(1 << 20);
            println!("{} {spec}: {megabytes:.1} MB", game.id);
            assert!(megabytes < 64.0, "{} {spec}: {megabytes:.1} MB", game.id);
        }
    }
}
