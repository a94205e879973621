//! Refusals as Python exceptions.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use serde::Serialize;
use solo_table::{ErrorKind, Reason, TableError};

use crate::convert;

static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();

/// Converts a refusal to the exception `solo_tabletop.TableError`.
pub(crate) fn refused(py: Python<'_>, error: &TableError) -> PyErr {
    raise(py, error).unwrap_or_else(|other| other)
}

fn raise(py: Python<'_>, error: &TableError) -> PyResult<PyErr> {
    raise_with(
        py,
        error.kind,
        error.reason.as_deref(),
        error.rule.as_deref(),
        &error.message,
        &error.faults,
    )
}

fn raise_with(
    py: Python<'_>,
    kind: ErrorKind,
    reason: Option<&Reason>,
    rule: Option<&str>,
    message: &str,
    faults: &impl Serialize,
) -> PyResult<PyErr> {
    let class = CLASS.import(py, "solo_tabletop._errors", "TableError")?;
    let arguments = (
        kind.word(),
        rule,
        message,
        convert::data(py, faults)?,
        convert::data(py, &reason)?,
    );
    Ok(PyErr::from_value(class.call1(arguments)?))
}

/// Conversion of a result of the tables for Python.
pub(crate) trait OrRaise<T> {
    /// Returns the value, or raises the exception of the refusal.
    fn or_raise(self, py: Python<'_>) -> PyResult<T>;
}

impl<T> OrRaise<T> for Result<T, TableError> {
    fn or_raise(self, py: Python<'_>) -> PyResult<T> {
        self.map_err(|error| refused(py, &error))
    }
}

/// Refuses a number that no decision, outcome or index can have.
pub(crate) fn beyond(py: Python<'_>, number: &str, what: &str, count: Option<usize>) -> PyErr {
    let last = count.map(|count| count.saturating_sub(1));
    let bounds = last.map_or_else(String::new, |last| format!("; they count from 0 to {last}"));
    let message = format!("there is no {what} {number}{bounds}");
    raise_with(py, ErrorKind::BadNumber, None, None, &message, &[(); 0])
        .unwrap_or_else(|other| other)
}
