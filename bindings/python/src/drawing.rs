//! Positions to look at, drawn in Python.

use pyo3::prelude::*;

use crate::table::Table;

const MODULE: &str = "solo_tabletop._drawing";

/// Returns a position as at most 15 lines of text, of which the first is given.
pub(crate) fn text(py: Python<'_>, table: Table, head: &str) -> PyResult<String> {
    let lines = py.import(MODULE)?.call_method1("lines", (table, head))?;
    lines.extract()
}

/// Returns a position as HTML, for notebooks.
pub(crate) fn html(py: Python<'_>, table: Table) -> PyResult<String> {
    let html = py.import(MODULE)?.call_method1("table_html", (table,))?;
    html.extract()
}

/// Returns hints as HTML, for notebooks.
pub(crate) fn hints(py: Python<'_>, list: Bound<'_, PyAny>) -> PyResult<String> {
    let html = py.import(MODULE)?.call_method1("hints_html", (list,))?;
    html.extract()
}

/// Returns a scene that shows itself, of its data.
pub(crate) fn scene<'py>(py: Python<'py>, data: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    py.import(MODULE)?.call_method1("Scene", (data,))
}
