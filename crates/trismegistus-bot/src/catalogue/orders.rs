//! The orders of colours, symbols and tracks, and the numbers of the board.

use super::cells::find;
use super::place::{Place, Symbol};
use super::{COLOURS, ELEMENTS, SYMBOLS};
#[cfg(feature = "serde")]
use {super::rows::Setting, solo_core::plain_number};

/// An order of names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Order<const N: usize> {
    names: [&'static str; N],
    /// The number of the name at each index.
    numbers: [u8; N],
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    reason = "const code without iterators; places stay below N, which is at most 6"
)]
impl<const N: usize> Order<N> {
    /// Returns the order of the names as given.
    const fn of(names: [&'static str; N]) -> Self {
        let mut numbers = [0; N];
        let mut place = 0;
        while place < N {
            numbers[place] = place as u8;
            place += 1;
        }
        Self { names, numbers }
    }

    /// Returns the index of the name with this number.
    pub(super) const fn place(&self, number: u8) -> u8 {
        let mut place = 0;
        while place + 1 < N && self.numbers[place] != number {
            place += 1;
        }
        place as u8
    }

    pub(super) const fn len(&self) -> u8 {
        N as u8
    }
}

impl<const N: usize> Order<N> {
    pub(super) fn name(&self, place: impl Place) -> &'static str {
        self.names.get(place.index()).copied().unwrap_or("")
    }

    /// Returns the index of this name.
    pub(super) fn find(&self, name: &str) -> Option<u8> {
        find(&self.names, name)
    }

    /// Reads all names of this order, each once, in another order (TB-V2).
    #[cfg(feature = "serde")]
    fn read(&self, text: &str) -> Option<Self> {
        let (mut order, mut words) = (*self, text.split(' '));
        for (name, number) in order.names.iter_mut().zip(&mut order.numbers) {
            *number = self.find(words.next()?)?;
            *name = self.names.get(usize::from(*number))?;
        }
        let all = (0..self.len()).all(|number| order.numbers.contains(&number));
        (all && words.next().is_none()).then_some(order)
    }
}

/// Content of the table `orders`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Orders {
    pub(crate) colours: Order<3>,
    pub(crate) symbols: Order<6>,
    pub(crate) elements: Order<4>,
    /// The symbol by the number of its name.
    pub(super) max_wild_becomes: Symbol,
    pub(super) artifact_slots: u8,
    pub(super) experiment_slots: u8,
    pub(super) reaction_markers: u8,
}

impl Orders {
    /// The embedded orders.
    pub(super) const HOUSE: Self = Self {
        colours: Order::of(COLOURS),
        symbols: Order::of(SYMBOLS),
        elements: Order::of(ELEMENTS),
        max_wild_becomes: Symbol::at(4),
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
            Setting::Colour => self.colours = Self::HOUSE.colours.read(value)?,
            Setting::Symbol => self.symbols = Self::HOUSE.symbols.read(value)?,
            Setting::Track => self.elements = Self::HOUSE.elements.read(value)?,
            Setting::MaxWildBecomes => {
                let symbol = find(&SYMBOLS, value).filter(|_| value != super::WILD);
                self.max_wild_becomes = Symbol::new(symbol?)?;
            }
            Setting::ArtifactSlots => self.artifact_slots = plain_number(value, 1, 4)?,
            Setting::ExperimentSlots => self.experiment_slots = plain_number(value, 1, 4)?,
            Setting::ReactionMarkers => self.reaction_markers = plain_number(value, 0, 9)?,
        }
        Some(())
    }
}
