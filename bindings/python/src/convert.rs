//! Data of Python and data of the games, both ways.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyMapping, PyString, PyTuple};
use serde::Serialize;
use solo_table::{Tables, Value};

/// Maximum depth of nested lists: no game has deeper ones, but a Python list may contain itself.
const DEPTH: usize = 64;

/// Converts serializable data to dicts, lists, strings and numbers.
pub(crate) fn data<'py>(py: Python<'py>, data: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    value(py, &serde_json::to_value(data).unwrap_or_default())
}

/// Converts a tree of values to dicts, lists, strings and numbers.
pub(crate) fn value<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(flag) => PyBool::new(py, *flag).to_owned().into_any(),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => whole.into_pyobject(py)?.into_any(),
            None => PyFloat::new(py, number.as_f64().unwrap_or(f64::NAN)).into_any(),
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(items) => {
            let items: PyResult<Vec<_>> = items.iter().map(|item| self::value(py, item)).collect();
            PyList::new(py, items?)?.into_any()
        }
        Value::Object(entries) => {
            let dict = PyDict::new(py);
            for (name, entry) in entries.iter() {
                dict.set_item(name, self::value(py, entry)?)?;
            }
            dict.into_any()
        }
    })
}

/// Converts dicts, lists, strings and numbers to a tree of values.
pub(crate) fn read_value(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(object, DEPTH)
}

fn read(object: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    let Some(depth) = depth.checked_sub(1) else {
        return Err(PyValueError::new_err("the data is nested too deeply"));
    };
    if object.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(flag) = object.cast::<PyBool>() {
        return Ok(Value::Bool(flag.is_true()));
    }
    if object.is_instance_of::<PyInt>() {
        let whole = object.extract::<i64>();
        let beyond = |_| PyValueError::new_err(format!("whole numbers have 64 bits, not {object}"));
        return whole.map(Value::from).map_err(beyond);
    }
    if let Ok(number) = object.cast::<PyFloat>() {
        return Ok(Value::from(number.value()));
    }
    if object.is_instance_of::<PyString>() {
        return Ok(Value::from(object.extract::<String>()?));
    }
    if let Ok(list) = object.cast::<PyList>() {
        let items: PyResult<Vec<_>> = list.iter().map(|item| read(&item, depth)).collect();
        return Ok(Value::Array(items?));
    }
    if let Ok(tuple) = object.cast::<PyTuple>() {
        let items: PyResult<Vec<_>> = tuple.iter().map(|item| read(&item, depth)).collect();
        return Ok(Value::Array(items?));
    }
    if let Ok(Entries(dict)) = object.extract::<Entries<'_>>() {
        let entries: PyResult<Vec<(String, Value)>> = dict
            .iter()
            .map(|(name, entry)| Ok((name.extract::<String>()?, read(&entry, depth)?)))
            .collect();
        return Ok(Value::Object(entries?.into_iter().collect()));
    }
    // Numbers of NumPy.
    if object.hasattr("dtype")? && object.hasattr("item")? {
        return read(&object.call_method0("item")?, depth);
    }
    let kind = object.get_type();
    Err(PyTypeError::new_err(format!(
        "{kind} is not data: expected None, bool, int, float, str, list, tuple or dict"
    )))
}

/// A mapping of Python, as a dict.
pub(crate) struct Entries<'py>(pub(crate) Bound<'py, PyDict>);

impl<'a, 'py> FromPyObject<'a, 'py> for Entries<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(dict) = object.cast::<PyDict>() {
            return Ok(Self(dict.to_owned()));
        }
        let Ok(mapping) = object.cast::<PyMapping>() else {
            let kind = object.get_type();
            let kind = kind.fully_qualified_name()?;
            return Err(PyTypeError::new_err(format!(
                "expected a mapping, not {kind}"
            )));
        };
        let dict = PyDict::new(object.py());
        dict.update(&mapping)?;
        Ok(Self(dict))
    }
}

/// Reads options as pairs of name and text.
pub(crate) fn read_options(options: Option<&Entries<'_>>) -> PyResult<Vec<(String, String)>> {
    let entries = options.into_iter().flat_map(|options| options.0.iter());
    entries
        .map(|(name, value)| Ok((name.extract()?, option_text(&value)?)))
        .collect()
}

fn option_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    match read_value(value)? {
        Value::Bool(flag) => Ok(flag.to_string()),
        Value::Number(number) => Ok(number.to_string()),
        Value::String(word) => Ok(word),
        _ => Err(PyTypeError::new_err(
            "the value of an option is a bool, an int or a str",
        )),
    }
}

/// Borrows names and texts, as a table accepts them.
pub(crate) fn borrowed(options: &[(String, String)]) -> Vec<(&str, &str)> {
    let entries = options.iter();
    entries
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect()
}

/// Reads the tables of a catalogue by name: CSV texts, lists of dicts, or dicts.
pub(crate) fn read_tables(tables: Option<&Entries<'_>>) -> PyResult<Tables> {
    let Some(tables) = tables else {
        return Ok(Tables::new());
    };
    let text = serde_json::to_string(&read_value(tables.0.as_any())?);
    let tables = text.and_then(|text| serde_json::from_str(&text));
    tables.map_err(|error| PyValueError::new_err(error.to_string()))
}
