//! The orders of colours, symbols and tracks, and the numbers of the board.

use super::kinds::{Colour, Element, Symbol};
#[cfg(feature = "serde")]
use {
    super::rows::Setting,
    arrayvec::ArrayVec,
    solo_core::{Cell, plain_number},
};

/// Content of the table `orders`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Orders {
    pub(super) colours: [Colour; 3],
    pub(super) symbols: [Symbol; 6],
    pub(super) elements: [Element; 4],
    pub(super) max_wild_becomes: Symbol,
    pub(super) artifact_slots: u8,
    pub(super) experiment_slots: u8,
    pub(super) reaction_markers: u8,
}

/// Reads all values of a kind, each once, in any order (TB-V2).
#[cfg(feature = "serde")]
fn order<K: for<'a> Cell<'a> + PartialEq, const N: usize>(text: &str) -> Option<[K; N]> {
    let mut order: ArrayVec<K, N> = ArrayVec::new();
    for word in text.split(' ') {
        let kind = K::read(word, &mut |_| {}).filter(|kind| !order.contains(kind))?;
        order.try_push(kind).ok()?;
    }
    order.into_inner().ok()
}

impl Orders {
    /// The embedded orders.
    pub(super) const HOUSE: Self = Self {
        colours: Colour::ALL,
        symbols: Symbol::ALL,
        elements: Element::ALL,
        max_wild_becomes: Symbol::Mercury,
        artifact_slots: 2,
        experiment_slots: 2,
        reaction_markers: 2,
    };

    /// Stores a value of the table. On failure returns the clause that it breaks, and the expected
    /// value.
    #[cfg(feature = "serde")]
    pub(super) fn set(
        &mut self,
        setting: Setting,
        value: &str,
    ) -> Result<(), (&'static str, &'static str)> {
        let wrong = match setting {
            Setting::Colour => ("TB-V2", "an order of black, white, red"),
            Setting::Symbol => (
                "TB-V2",
                "an order of lead, tin, iron, copper, mercury, wild",
            ),
            Setting::Track => ("TB-V2", "an order of earth, fire, water, air"),
            Setting::MaxWildBecomes => ("TB-V2", "a symbol other than wild"),
            Setting::ReactionMarkers => ("TB-V3", "a whole number from 0 to 9"),
            _ => ("TB-V3", "a whole number from 1 to 4"),
        };
        self.take(setting, value).ok_or(wrong)
    }

    #[cfg(feature = "serde")]
    fn take(&mut self, setting: Setting, value: &str) -> Option<()> {
        match setting {
            Setting::Colour => self.colours = order(value)?,
            Setting::Symbol => self.symbols = order(value)?,
            Setting::Track => self.elements = order(value)?,
            Setting::MaxWildBecomes => {
                let symbol = Symbol::from_word(value).filter(|symbol| *symbol != Symbol::Wild);
                self.max_wild_becomes = symbol?;
            }
            Setting::ArtifactSlots => self.artifact_slots = plain_number(value, 1, 4)?,
            Setting::ExperimentSlots => self.experiment_slots = plain_number(value, 1, 4)?,
            Setting::ReactionMarkers => self.reaction_markers = plain_number(value, 0, 9)?,
        }
        Some(())
    }
}
