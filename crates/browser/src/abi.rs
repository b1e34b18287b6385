//! How a worker calls the engine: it asks for room, writes a question there as JSON, and reads the answer from where it is told.
//! One import, the clock: `touchline_now_us`.

#![allow(unsafe_code, reason = "exported functions keep their names; nothing here touches a pointer")]

use crate::engine::Engine;
use crate::thinker::Thinker;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::RefCell;

#[derive(Default)]
struct Desk {
    question: Vec<u8>,
    answer: Vec<u8>,
    engine: Engine,
    thinker: Thinker,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Room for a question of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn touchline_room(bytes: usize) -> *mut u8 {
    DESK.with_borrow_mut(|desk| {
        desk.question.resize(bytes, 0);
        desk.question.as_mut_ptr()
    })
}

/// Asks the engine what was written: where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn touchline_ask() -> *const u8 {
    DESK.with_borrow_mut(|desk| {
        desk.answer = told(&desk.question, |ask| desk.engine.ask(ask));
        desk.answer.as_ptr()
    })
}

/// Asks the thinker what was written: where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn touchline_think() -> *const u8 {
    DESK.with_borrow_mut(|desk| {
        desk.answer = told(&desk.question, |question| desk.thinker.ask(question));
        desk.answer.as_ptr()
    })
}

/// Proves what was written: where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn touchline_prove() -> *const u8 {
    DESK.with_borrow_mut(|desk| {
        desk.answer = told(&desk.question, |exhibit| crate::proof::prove(&exhibit));
        desk.answer.as_ptr()
    })
}

/// How many bytes the last answer has.
#[unsafe(no_mangle)]
pub extern "C" fn touchline_length() -> usize {
    DESK.with_borrow(|desk| desk.answer.len())
}

fn told<Q: DeserializeOwned, A: Serialize>(question: &[u8], answer: impl FnOnce(Q) -> A) -> Vec<u8> {
    match serde_json::from_slice(question) {
        Ok(question) => serde_json::to_vec(&answer(question)).unwrap_or_default(),
        Err(error) => serde_json::to_vec(&Unread { unread: error.to_string() }).unwrap_or_default(),
    }
}

/// A question that cannot be read: the page and the engine are of different versions.
#[derive(Serialize)]
struct Unread {
    unread: String,
}
