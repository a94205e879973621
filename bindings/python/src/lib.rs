//! The native part of the Python package `solo_tabletop`, for any list of games.
//!
//! Feature `module`, which is on by default, makes the module `_native` with the games of this repository. A crate with
//! one more game leaves it out and makes the module itself, of [`fill`]:
//!
//! ```ignore
//! #[pymodule]
//! fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
//!     solo_tabletop::fill(module, Games::embedded().with::<Golf>())
//! }
//! ```

mod arrays;
mod batch;
mod convert;
mod drawing;
mod env;
mod error;
mod hints;
mod number;
mod play;
mod pool;
mod series;
mod table;

use std::sync::OnceLock;

use pyo3::prelude::*;
use pyo3::types::PyList;
use solo_table::Games;

use crate::number::Whole;

static GAMES: OnceLock<Games> = OnceLock::new();

/// The games of the module.
fn list() -> &'static Games {
    GAMES.get_or_init(Games::embedded)
}

/// Returns every available game: name, title, options, tables and other facts.
#[pyfunction]
fn games<'py>(py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
    let facts: PyResult<Vec<_>> = list().iter().map(|game| convert::data(py, game)).collect();
    Ok(PyList::new(py, facts?)?.into_any())
}

/// Returns the seed that deals an episode of a run: of a seed, a place among the games that are
/// played together, and the number of the episode there, both from 0.
#[pyfunction]
fn episode_seed(run: number::Seed, place: Whole, number: Whole) -> PyResult<u64> {
    let place = place.within("place", 0, u64::MAX)?;
    let number = number.within("number", 0, u64::MAX)?;
    Ok(solo_learn::episode(run.0, place, number))
}

/// Returns the seed that deals game number `number`, from 0, of a study of this seed.
#[pyfunction]
fn study_seed(seed: number::Seed, number: Whole) -> PyResult<u64> {
    let number = number.within("number", 0, u64::MAX)?;
    Ok(solo_learn::deal(seed.0, number))
}

#[cfg(feature = "module")]
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    fill(module, Games::embedded())
}

/// Fills a module with everything that the Python package `solo_tabletop` needs, for these games. The list of the
/// first call holds for the whole process.
pub fn fill(module: &Bound<'_, PyModule>, of: Games) -> PyResult<()> {
    GAMES.get_or_init(|| of);
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(episode_seed, module)?)?;
    module.add_function(wrap_pyfunction!(study_seed, module)?)?;
    module.add_function(wrap_pyfunction!(series::play_games, module)?)?;
    module.add_function(wrap_pyfunction!(series::tally_games, module)?)?;
    module.add_function(wrap_pyfunction!(series::race, module)?)?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<env::Env>()?;
    module.add_class::<hints::Hints>()?;
    module.add_class::<table::Table>()?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    Ok(())
}
