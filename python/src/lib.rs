//! The extension module of the Python package `touchline`. It has no rules and no sentences of its own: games come from `games`, numbers
//! from `arrays`, coaches from `coach`, texts from `locale`. Whatever takes long runs without the interpreter lock and ends at Ctrl-C.

mod analysis;
mod coach;
mod errors;
mod game;
mod json;
mod position;
mod records;
mod simulate;
mod vector;

use pyo3::prelude::*;

#[pymodule]
fn _touchline(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("Violation", py.get_type::<errors::Violation>())?;
    module.add("InputError", py.get_type::<errors::InputError>())?;
    module.add("InternalError", py.get_type::<errors::InternalError>())?;
    module.add_class::<game::Game>()?;
    module.add_class::<position::Position>()?;
    module.add_class::<position::Dice>()?;
    module.add_class::<coach::Coach>()?;
    module.add_class::<records::Match>()?;
    module.add_class::<simulate::Sheets>()?;
    module.add_class::<vector::Vector>()?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(coach::coaches, module)?)?;
    module.add_function(wrap_pyfunction!(coach::shootout_value, module)?)?;
    module.add_function(wrap_pyfunction!(analysis::analyse, module)?)?;
    module.add_function(wrap_pyfunction!(records::verify, module)?)?;
    module.add_function(wrap_pyfunction!(records::steps_of, module)?)?;
    module.add_function(wrap_pyfunction!(simulate::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(simulate::laboratory, module)?)?;
    Ok(())
}
