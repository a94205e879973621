//! `Hints`: hints for a position, which get better with every deal.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use solo_table::Hint;

use crate::convert;
use crate::play::{check_deals, interruptible};

/// Hints for a position of a table, which get better with every deal: `Table.hints` makes them.
///
/// The best player's decision and up to four others are played to the end of the game by that player, in the same
/// deals. The same deals and seed lead to the same hints, in however many parts they are played.
#[pyclass(module = "solo_tabletop", frozen)]
pub(crate) struct Hints(Arc<Mutex<solo_table::Hints>>);

impl Hints {
    pub(crate) fn of(hints: solo_table::Hints) -> Self {
        Self(Arc::new(Mutex::new(hints)))
    }
}

#[pymethods]
impl Hints {
    /// Plays 1 to 1,000,000 further deals with each choice, and returns the hints, the recommended one first.
    ///
    /// The list is empty if no decision is due. Other Python threads run meanwhile; Ctrl-C stops after a deal.
    #[pyo3(signature = (deals=1))]
    fn play<'py>(&self, py: Python<'py>, deals: u32) -> PyResult<Bound<'py, PyAny>> {
        check_deals(deals)?;
        let hints = Arc::clone(&self.0);
        let list = interruptible(py, move |stop| {
            Some(played(&mut *hints.lock().ok()?, deals, stop))
        })?;
        let list = list.ok_or_else(|| PyRuntimeError::new_err("an earlier call broke off"))?;
        convert::data(py, &list)
    }

    fn __repr__(&self) -> String {
        let list = self.0.try_lock().map(|hints| hints.list());
        let texts: Vec<String> = list.into_iter().flatten().map(|hint| hint.text).collect();
        format!("<Hints: {}>", texts.join(" / "))
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
