//! Looking back at a match: its entries one by one, forwards and backwards.

use crate::archive::Replayed;
use crate::local::{end_of, told};
use crate::scene::{News, Notice, Order, Post, Scene, Source, Step, Turn};
use std::sync::mpsc::Receiver;
use touchline_kernel::Viewer;
use touchline_live::Moment;

/// A match that has been played.
pub struct Review {
    replayed: Replayed,
}

impl Review {
    /// Looks back at this match, from its end.
    pub fn new(replayed: Replayed) -> Self {
        Self { replayed }
    }

    fn length(&self) -> usize {
        self.replayed.moments.len()
    }

    /// The scene after this many entries, with the steps up to there.
    pub fn show(&self, entries: usize) -> News {
        let Replayed { record, live, moments, .. } = &self.replayed;
        let at = entries.min(self.length());
        let position = live.position_after(at);
        let board = position.as_deref().unwrap_or_else(|| live.position());
        let last = at == self.length();
        let scene = Scene {
            number: u32::try_from(at).unwrap_or(u32::MAX),
            viewer: Viewer::Everything,
            view: board.view(Viewer::Everything),
            turn: Turn::Nobody,
            picks: Vec::new(),
            shortcuts: Vec::new(),
            strokes: Vec::new(),
            places: Vec::new(),
            names: None,
            key: touchline_locale::match_key(&record.dice),
            score: board.score().map(i64::from),
            offer: None,
            clock: None,
            online: None,
            end: live.ending().filter(|_| last).map(end_of),
        };
        let steps = moments[..at].iter().map(past).collect();
        News::Review { at, length: self.length(), scene: Box::new(scene), steps }
    }
}

fn past(moment: &Moment) -> Step {
    Step { past: true, ..told(moment) }
}

impl Source for Review {
    fn serve(self: Box<Self>, orders: Receiver<Order>, post: Post) {
        let mut heard = true;
        while heard && let Ok(order) = orders.recv() {
            match order {
                Order::Next => heard = post(self.show(self.length())),
                Order::Show(entries) => heard = post(self.show(entries)),
                Order::Leave => {
                    post(News::Left(Notice::Nothing));
                    return;
                }
                _ => {}
            }
        }
    }

    fn interrupt(&self) -> Box<dyn Fn() + Send> {
        Box::new(|| {})
    }
}
