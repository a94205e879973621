//! `Hints`: hints for a position, which get better with every deal.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::MutexExt as _;
use pyo3::types::PyType;
use solo_table::Hint;

use crate::convert;
use crate::drawing;
use crate::env::Stored;
use crate::number::{Seed, Whole};
use crate::play::{interruptible, some};
use crate::table::Table;

/// Maximum number of hints that are written.
const MOST_LINES: usize = 14;

/// Hints for a position of a table, which get better with every deal: `Table.hints` makes them.
///
/// The best player's decision and up to four others are played to the end of the game by that player, in the same
/// deals. The same deals and seed lead to the same hints, in however many parts they are played.
/// They pickle as their position, their seed and the number of deals, which are played again where they are read.
#[pyclass(module = "solo_tabletop", frozen)]
pub(crate) struct Hints {
    hints: Arc<Mutex<solo_table::Hints>>,
    table: solo_table::Table,
    seed: u64,
}

impl Hints {
    pub(crate) fn of(hints: solo_table::Hints, table: solo_table::Table, seed: u64) -> Self {
        let hints = Arc::new(Mutex::new(hints));
        Self { hints, table, seed }
    }

    /// Returns the list so far; `None` while it is played or after an error.
    fn list(&self) -> Option<Vec<Hint>> {
        self.hints.try_lock().ok().map(|hints| hints.list())
    }
}

#[pymethods]
impl Hints {
    /// Plays 1 to 1,000,000 further deals with each choice, and returns the hints, the recommended one first.
    ///
    /// The list is empty if no decision is due. Other Python threads run meanwhile; Ctrl-C stops after a deal.
    #[pyo3(signature = (deals=Whole::Known(1)), text_signature = "($self, deals=1)")]
    fn play<'py>(&self, py: Python<'py>, deals: Whole) -> PyResult<Bound<'py, PyAny>> {
        let deals = some("deals", deals)?;
        let hints = Arc::clone(&self.hints);
        let list = interruptible(py, move |stop| {
            Some(played(&mut *hints.lock().ok()?, deals, stop))
        })?;
        let list = list.ok_or_else(|| PyRuntimeError::new_err("an earlier call broke off"))?;
        convert::data(py, &list)
    }

    /// Makes hints anew with as many deals.
    #[staticmethod]
    fn _resume(
        py: Python<'_>,
        table: PyRef<'_, Table>,
        seed: Seed,
        deals: Whole,
    ) -> PyResult<Self> {
        let deals = deals.within("deals", 0, u64::from(u32::MAX))?;
        let hints = table.hints(py, seed)?;
        let inner = Arc::clone(&hints.hints);
        interruptible(py, move |stop| {
            if let Ok(mut inner) = inner.lock() {
                played(&mut inner, deals, stop);
            }
        })?;
        Ok(hints)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Stored<'py>> {
        let hints = self.hints.lock_py_attached(py);
        let list = hints.map_or_else(|_| Vec::new(), |hints| hints.list());
        let deals = list.first().map_or(0, |hint| hint.deals);
        let resume = PyType::new::<Self>(py).getattr("_resume")?;
        let table = Table::of(self.table.clone());
        Ok((resume, (table, self.seed, deals).into_pyobject(py)?))
    }

    fn __repr__(&self) -> String {
        let lines = self.list().into_iter().flatten().map(|hint| hint.text);
        let lines: Vec<String> = lines.take(MOST_LINES).collect();
        format!("<Hints of {}>\n{}", self.table.name(), lines.join("\n"))
            .trim_end()
            .to_owned()
    }

    fn _repr_html_(&self, py: Python<'_>) -> PyResult<String> {
        drawing::hints(py, convert::data(py, &self.list().unwrap_or_default())?)
    }
}

/// Plays deals one by one until it is stopped.
pub(crate) fn played(hints: &mut solo_table::Hints, deals: u32, stop: &AtomicBool) -> Vec<Hint> {
    for _ in 0..deals {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        hints.play(1);
    }
    hints.list()
}
