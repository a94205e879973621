//! NumPy arrays that are written in place.

use numpy::{Element, PyReadwriteArray, PyUntypedArrayMethods as _, ndarray::Dimension};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// An optional array to write into.
pub(crate) type Out<'py, T, D> = Option<PyReadwriteArray<'py, T, D>>;

/// Returns the cells of an array, or none without an array.
///
/// # Errors
/// `ValueError` for another shape, or if the array is not C-contiguous.
pub(crate) fn cells<'a, T: Element, D: Dimension>(
    array: &'a mut Out<'_, T, D>,
    name: &str,
    shape: &[usize],
) -> PyResult<&'a mut [T]> {
    let Some(array) = array else {
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
