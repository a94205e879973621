//! Whole numbers of Python of any size: seeds, decisions and outcomes.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use solo_table::learn::deal;

/// A seed: any whole number from 0 on.
///
/// Numbers below 2^64 are themselves; of longer ones all digits count.
#[derive(Clone, Copy)]
pub(crate) struct Seed(pub(crate) u64);

impl<'a, 'py> FromPyObject<'a, 'py> for Seed {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(seed) = object.extract::<u64>() {
            return Ok(Self(seed));
        }
        let whole = whole(&object, "a seed")?;
        if whole.lt(0)? {
            let message = format!("a seed is 0 or more, not {whole}");
            return Err(PyValueError::new_err(message));
        }
        let bits: usize = whole.call_method0("bit_length")?.extract()?;
        let length = bits.div_ceil(64).saturating_mul(8);
        let bytes: Vec<u8> = whole
            .call_method1("to_bytes", (length, "little"))?
            .extract()?;
        let (words, _) = bytes.as_chunks::<8>();
        let begin = u64::try_from(words.len()).unwrap_or_default();
        let words = words.iter().map(|word| u64::from_le_bytes(*word));
        Ok(Self(words.fold(begin, deal)))
    }
}

/// The number of a decision or an outcome, whether there is one of this number or not.
pub(crate) enum Number {
    Known(u32),
    /// Too small or too large for any game, as Python writes it.
    Beyond(String),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Number {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(number) = object.extract::<u32>() {
            return Ok(Self::Known(number));
        }
        Ok(Self::Beyond(whole(&object, "a number")?.to_string()))
    }
}

/// Returns the Python `int` of an object that stands for one.
fn whole<'py>(object: &Bound<'py, PyAny>, what: &str) -> PyResult<Bound<'py, PyAny>> {
    object.call_method0("__index__").map_err(|_| {
        let kind = object.get_type();
        let kind = kind.fully_qualified_name().map(|name| name.to_string());
        let kind = kind.unwrap_or_default();
        PyTypeError::new_err(format!("{what} is a whole number, not of type {kind}"))
    })
}
