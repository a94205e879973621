//! Whole numbers of Python of any size: seeds, decisions and outcomes.

use std::fmt::{self, Display, Formatter};

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use solo_learn::deal;

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

impl Number {
    /// Returns the number as an index; `None` for one that no list has.
    pub(crate) fn index(&self) -> Option<usize> {
        match self {
            Self::Known(number) => usize::try_from(*number).ok(),
            Self::Beyond(_) => None,
        }
    }
}

impl Display for Number {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Known(number) => Display::fmt(number, f),
            Self::Beyond(text) => f.write_str(text),
        }
    }
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

/// A whole number whose bounds the call checks, so that it can name them.
pub(crate) enum Whole {
    Known(u64),
    /// Negative, or larger than any bound, as Python writes it.
    Beyond(String),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Whole {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(number) = object.extract::<u64>() {
            return Ok(Self::Known(number));
        }
        Ok(Self::Beyond(whole(&object, "a number")?.to_string()))
    }
}

impl Whole {
    /// Returns the number if it is within these bounds and of this type.
    ///
    /// # Errors
    /// `ValueError` with the name of the number and its bounds.
    pub(crate) fn within<T: TryFrom<u64>>(self, name: &str, low: u64, high: u64) -> PyResult<T> {
        let found = match &self {
            Self::Known(number) if (low..=high).contains(number) => T::try_from(*number).ok(),
            _ => None,
        };
        found.ok_or_else(|| {
            let message = format!("{name} must be {low} to {high}, not {self}");
            PyValueError::new_err(message)
        })
    }

    /// Returns the number of a step, a part or an index; those that are too large for any list are the largest.
    ///
    /// # Errors
    /// `ValueError` with its name if it is negative.
    pub(crate) fn index(self, name: &str) -> PyResult<usize> {
        match &self {
            Self::Known(number) => Ok(usize::try_from(*number).unwrap_or(usize::MAX)),
            Self::Beyond(text) if !text.starts_with('-') => Ok(usize::MAX),
            Self::Beyond(text) => {
                let message = format!("{name} must be 0 or more, not {text}");
                Err(PyValueError::new_err(message))
            }
        }
    }
}

impl Display for Whole {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Known(number) => Display::fmt(number, f),
            Self::Beyond(text) => f.write_str(text),
        }
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
