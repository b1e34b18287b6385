//! JSON values and Python objects.

use crate::errors::input;
use pyo3::prelude::*;
use serde_json::Value;

/// A value as dictionaries, lists, numbers and texts.
pub fn to_python(py: Python<'_>, value: &Value) -> PyResult<Py<PyAny>> {
    Ok(py.import("json")?.call_method1("loads", (value.to_string(),))?.unbind())
}

/// A dictionary, or JSON text of one.
pub fn to_value(object: &Bound<'_, PyAny>, what: &str) -> PyResult<Value> {
    let text = match object.extract::<String>() {
        Ok(text) => text,
        Err(_) => {
            let dumps = object.py().import("json")?.call_method1("dumps", (object,));
            dumps.map_err(|error| input(format!("{what}: {error}")))?.extract()?
        }
    };
    let value: Value = serde_json::from_str(&text).map_err(|error| input(format!("{what}: {error}")))?;
    if value.is_object() { Ok(value) } else { Err(input(format!("{what}: expected a dictionary"))) }
}
