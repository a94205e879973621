//! The head of a saved game as it was written.

use alloc::vec::Vec;

#[cfg(feature = "testkit")]
use super::load::option_text;
use crate::options::{OptionSpec, Options};

/// The part of the head of a save that the game itself does not determine.
///
/// A loaded game keeps it, so that it prints its own bytes again. A new game has the default: it
/// names all of its options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Header {
    /// Indices of the options that the save does not name, as they were added after it.
    unnamed: Vec<usize>,
}

impl Header {
    /// Returns the head of a save that names the options at these indices.
    ///
    /// # Errors
    /// The first option that it does not name, although no save may lack it.
    pub(super) fn naming<O: Options>(named: &[usize]) -> Result<Self, &'static OptionSpec> {
        let mut unnamed = Vec::new();
        for (index, spec) in O::SPECS.iter().enumerate() {
            match (named.contains(&index), spec.later) {
                (true, _) => {}
                (false, true) => unnamed.push(index),
                (false, false) => return Err(spec),
            }
        }
        Ok(Self { unnamed })
    }

    /// Returns the head of a save from before options were added, if there are such options.
    ///
    /// All of them need the values that they have where they are not named.
    #[cfg(feature = "testkit")]
    pub(crate) fn before<O: Options>(options: &O) -> Option<Self> {
        let later = |&index: &usize| O::SPECS.get(index).is_some_and(|spec| spec.later);
        let unnamed: Vec<usize> = (0..O::SPECS.len()).filter(later).collect();
        let before = O::unnamed();
        let same = |&index: &usize| option_text(options, index) == option_text(&before, index);
        (!unnamed.is_empty() && unnamed.iter().all(same)).then_some(Self { unnamed })
    }

    /// Returns the options that the save names, each with its index.
    pub(crate) fn named<O: Options>(&self) -> impl Iterator<Item = (usize, &'static OptionSpec)> {
        let specs = O::SPECS.iter().enumerate();
        specs.filter(|(index, _)| !self.unnamed.contains(index))
    }
}
