//! The native part of the Python package `solo_tabletop`.

mod arrays;
mod batch;
mod convert;
mod env;
mod error;
mod play;
mod table;

use pyo3::prelude::*;
use pyo3::types::PyList;

/// Returns every available game: name, title, options, tables and other facts.
#[pyfunction]
fn games<'py>(py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
    let games = solo_table::games().iter();
    let facts: PyResult<Vec<_>> = games.map(|game| convert::data(py, game)).collect();
    Ok(PyList::new(py, facts?)?.into_any())
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<env::Env>()?;
    module.add_class::<table::Table>()?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    Ok(())
}
