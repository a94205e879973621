//! NumPy arrays that are written in place.

use numpy::{
    Element, PyArray, PyArrayMethods as _, PyReadwriteArray, PyUntypedArray,
    PyUntypedArrayMethods as _, dtype, ndarray::Dimension,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// An array to write into, of one type of numbers and one number of dimensions.
pub(crate) struct Written<'py, T: Element, D: Dimension>(PyReadwriteArray<'py, T, D>);

/// An optional array to write into.
pub(crate) type Out<'py, T, D> = Option<Written<'py, T, D>>;

impl<'a, 'py, T: Element, D: Dimension> FromPyObject<'a, 'py> for Written<'py, T, D> {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let Ok(array) = object.cast::<PyArray<T, D>>() else {
            return Err(PyTypeError::new_err(misfit::<T, D>(&object)?));
        };
        let free = array.try_readwrite();
        free.map(Self).map_err(|error| {
            PyValueError::new_err(format!("this array cannot be written: {error}"))
        })
    }
}

/// Says which array was expected and which was given.
pub(crate) fn misfit<T: Element, D: Dimension>(object: &Bound<'_, PyAny>) -> PyResult<String> {
    let expected = dtype::<T>(object.py());
    let dimensions = D::NDIM.unwrap_or_default();
    let found = match object.cast::<PyUntypedArray>() {
        Ok(array) => format!(
            "one of {} with the shape {:?}",
            array.dtype(),
            array.shape()
        ),
        Err(_) => object.get_type().fully_qualified_name()?.to_string(),
    };
    Ok(format!(
        "expected a NumPy array of {expected} with {dimensions} dimension{}, not {found}",
        if dimensions == 1 { "" } else { "s" }
    ))
}

/// Returns the cells of an array, or none without an array.
///
/// # Errors
/// `ValueError` for another shape, or if the array is not C-contiguous.
pub(crate) fn cells<'a, T: Element, D: Dimension>(
    array: &'a mut Out<'_, T, D>,
    name: &str,
    shape: &[usize],
) -> PyResult<&'a mut [T]> {
    let Some(Written(array)) = array else {
        return Ok(&mut []);
    };
    if array.shape() != shape {
        let found = array.shape();
        let message = format!("{name} has the shape {found:?}, expected {shape:?}");
        return Err(PyValueError::new_err(message));
    }
    array
        .as_slice_mut()
        .map_err(|_| PyValueError::new_err(format!("{name} has to be C-contiguous")))
}
