//! Exceptions: a violation of a rule, an input error, a bug.

use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use touchline_games::{OpenError, Refused, StepError};
use touchline_kernel::Faults;
use touchline_locale::{Language, Locale};

create_exception!(
    touchline,
    Violation,
    PyException,
    "A rule forbids it. `rule` is its ID, `because` the kind of refusal, `facts` what it is about, `text` both in words."
);
create_exception!(
    touchline,
    InputError,
    PyValueError,
    "Something that is not a valid option, action, position or record."
);
create_exception!(
    touchline,
    InternalError,
    PyRuntimeError,
    "A bug in Touchline; nothing of yours was changed by it."
);

thread_local! {
    static LOCALES: RefCell<BTreeMap<String, Locale>> = const { RefCell::new(BTreeMap::new()) };
}

/// Asks the texts of a language; each thread reads a language once.
pub fn with_locale<T>(lang: &str, ask: impl FnOnce(&Locale) -> T) -> PyResult<T> {
    let language = Language::from_tag(lang)
        .ok_or_else(|| input(format!("lang: found `{lang}`, expected one of en, fi, nl, it, ru")))?;
    Ok(LOCALES.with_borrow_mut(|locales| {
        let locale = locales.entry(lang.to_owned()).or_insert_with(|| Locale::new(language));
        ask(locale)
    }))
}

/// An input error.
pub fn input(text: impl Into<String>) -> PyErr {
    InputError::new_err(text.into())
}

pub fn opening(error: &OpenError) -> PyErr {
    input(error.to_string())
}

pub fn faults(faults: &Faults) -> PyErr {
    input(faults.to_string())
}

pub fn anyhow(error: &anyhow::Error) -> PyErr {
    input(format!("{error:#}"))
}

/// A step that was not made.
pub fn step(py: Python<'_>, game: &str, error: StepError) -> PyErr {
    match error {
        StepError::Refused(refused) => violation(py, game, &refused),
        other => input(other.to_string()),
    }
}

/// A violation with its facts and its text.
pub fn violation(py: Python<'_>, game: &str, refused: &Refused) -> PyErr {
    let text = with_locale("en", |locale| {
        let rule = locale.rule(game, refused.rule);
        let facts = locale.refusal(game, refused, &locale.teams());
        format!("{}: {rule} {facts}", refused.rule)
    });
    let text = text.unwrap_or_else(|_| refused.rule.to_owned());
    let error = Violation::new_err(text.clone());
    let value = error.value(py);
    let facts = serde_json::to_value(refused).map(|refused| refused["facts"].clone()).unwrap_or_default();
    let told = crate::json::to_python(py, &facts).and_then(|facts| {
        value.setattr("rule", refused.rule)?;
        value.setattr("because", refused.because)?;
        value.setattr("facts", facts)?;
        value.setattr("text", text)
    });
    match told {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// Runs something without the interpreter lock; a panic becomes an exception.
pub fn unlocked<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| catch_unwind(AssertUnwindSafe(work))).map_err(|panic| bug(&*panic))
}

/// Runs something; a panic becomes an exception.
pub fn guarded<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| bug(&*panic))
}

pub fn bug(panic: &(dyn std::any::Any + Send)) -> PyErr {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("unknown");
    InternalError::new_err(format!("a bug in Touchline: {text}"))
}
