//! The head of a saved game as it was written.

use alloc::vec::Vec;

use crate::game::Game;
use crate::options::{OptionSpec, Options};

/// The part of the head of a save that the game itself does not determine.
///
/// A loaded game keeps it, so that it prints its own bytes again. A new game has the default: it
/// names all of its options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Header {
    /// Indices of the options that the save does not name, as they were added after it.
    unnamed: Vec<usize>,
    /// Fingerprint of the catalogue, if an earlier version found another one.
    catalogue: Option<u64>,
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
        Ok(Self {
            unnamed,
            catalogue: None,
        })
    }

    /// Returns the head with the fingerprint of a save, if it is not the present one of the game.
    pub(crate) fn with_catalogue<G: Game>(mut self, saved: Option<u64>, game: &G) -> Self {
        let known = game.catalogue_fingerprint();
        self.catalogue = saved.filter(|_| saved != known);
        self
    }

    /// Returns the fingerprint of the catalogue, as the save names it.
    pub(super) fn fingerprint<G: Game>(&self, game: &G) -> Option<u64> {
        self.catalogue.or_else(|| game.catalogue_fingerprint())
    }

    /// Returns the options that the save names, each with its index.
    pub(crate) fn named<O: Options>(&self) -> impl Iterator<Item = (usize, &'static OptionSpec)> {
        let specs = O::SPECS.iter().enumerate();
        specs.filter(|(index, _)| !self.unnamed.contains(index))
    }
}
