//! Paths in one stroke: several steps of one piece, found by trying them out.

use crate::scene::{Scene, Stroke, Turn as SceneTurn};
use std::collections::{BTreeSet, VecDeque};
use touchline_games::{AnyGame, AnyPosition, Choice};
use touchline_kernel::{Fact, Seat, Turn};

/// Longer paths are made in parts.
const STEPS_MAX: usize = 8;

/// What views say beside the position: which game it is, what the rules say about it, and what is hidden in it.
const BESIDE: [&str; 5] = ["game", "marks", "offside", "formation_chosen", "dive_chosen"];

/// Steps in notation, each with the square it leads to.
type Path = Vec<(String, String)>;

/// A step of a piece: whose, and where to.
fn step(choice: &Choice) -> Option<(String, String)> {
    let fact = |name: &str| {
        choice.facts.iter().find(|(key, _)| *key == name).map(|(_, fact)| match fact {
            Fact::Number(number) => number.to_string(),
            Fact::Seat(seat) => seat.name().to_owned(),
            Fact::Text(text) => text.clone(),
        })
    };
    if choice.word == "step" { Some((fact("piece")?, fact("to")?)) } else { None }
}

/// The shortest path of each piece to each square that takes two steps or more. Nothing is tried out while anything is hidden: a
/// path would tell of it.
pub fn of(position: &dyn AnyPosition, seat: Seat) -> Vec<Stroke> {
    let legal = position.legal();
    if position.has_secrets() || !legal.iter().any(|choice| step(choice).is_some()) {
        return Vec::new();
    }
    let view = position.view(touchline_kernel::Viewer::Seat(seat));
    let mut pieces: Vec<String> = legal.iter().filter_map(|choice| Some(step(choice)?.0)).collect();
    pieces.dedup();
    let mut found = Vec::new();
    for piece in pieces {
        let place =
            view.pointer(&format!("/pieces/{}/{piece}", seat.name())).and_then(|place| place.as_str());
        let Some(from) = place else { continue };
        let mut seen = BTreeSet::from([from.to_owned()]);
        let mut open: VecDeque<(Box<dyn AnyPosition>, Path)> =
            VecDeque::from([(position.boxed_clone(), Path::new())]);
        while let Some((now, path)) = open.pop_front() {
            if path.len() >= STEPS_MAX || now.turn() != Turn::Decision(seat) {
                continue;
            }
            for choice in now.legal() {
                let Some((_, to)) = step(&choice).filter(|(mover, _)| *mover == piece) else { continue };
                if !seen.insert(to.clone()) {
                    continue;
                }
                let mut next = now.boxed_clone();
                if next.act(seat, &choice.text).is_err() {
                    continue;
                }
                let mut longer = path.clone();
                longer.push((choice.text, to));
                if longer.len() > 1 {
                    found.push(stroke(from, &longer));
                }
                open.push_back((next, longer));
            }
        }
    }
    found
}

/// Actions that put one piece down each, in the order in which the game takes them. What binds only the first piece does not close a
/// place for the others. Nothing is tried out while anything is hidden.
pub fn places(position: &dyn AnyPosition, seat: Seat) -> Vec<String> {
    let places = |position: &dyn AnyPosition| -> Vec<String> {
        let legal = position.legal().into_iter();
        legal.filter(|choice| choice.word == "place").map(|choice| choice.text).collect()
    };
    let mut all = places(position);
    if let Some(first) = all.first().filter(|_| !position.has_secrets()) {
        let mut next = position.boxed_clone();
        if next.act(seat, first).is_ok() && next.turn() == Turn::Decision(seat) {
            let more = places(next.as_ref());
            all.extend(more.into_iter().filter(|place| !all.contains(place)).collect::<Vec<_>>());
        }
    }
    all
}

/// Paths and places of what a server shows, if everything can be seen. What can be done must be the same, or nothing is said.
pub fn of_view(game: &dyn AnyGame, scene: &Scene) -> (Vec<Stroke>, Vec<String>) {
    let SceneTurn::You(seat) = scene.turn else { return Default::default() };
    let mut seen = scene.view.clone();
    if let Some(seen) = seen.as_object_mut() {
        BESIDE.into_iter().for_each(|name| drop(seen.remove(name)));
    }
    let Ok(position) = game.place(&seen) else { return Default::default() };
    let legal = position.legal();
    let same = legal.len() == scene.picks.len()
        && legal.iter().all(|choice| scene.picks.iter().any(|pick| pick.text == choice.text));
    if !same || position.turn() != Turn::Decision(seat) {
        return Default::default();
    }
    (of(position.as_ref(), seat), places(position.as_ref(), seat))
}

fn stroke(from: &str, path: &[(String, String)]) -> Stroke {
    let squares: Vec<String> = path.iter().map(|(_, square)| square.clone()).collect();
    let (to, way) =
        squares.split_last().map_or((String::new(), Vec::new()), |(to, way)| (to.clone(), way.to_vec()));
    Stroke {
        from: from.to_owned(),
        way,
        to,
        actions: path.iter().map(|(action, _)| action.clone()).collect(),
    }
}
