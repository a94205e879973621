//! The orders of colours, symbols and tracks, and the numbers of the board.

use super::cells::find;
use super::place::{Place, Symbol};
#[cfg(feature = "serde")]
use super::rows::Setting;
use super::{COLOURS, ELEMENTS, SYMBOLS};

/// An order of names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Order<const N: usize> {
    names: &'static [&'static str; N],
    /// The number of the name at each place.
    numbers: [u8; N],
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    reason = "const code without iterators; places stay below N, which is at most 6"
)]
impl<const N: usize> Order<N> {
    /// The order of the names.
    const fn of(names: &'static [&'static str; N]) -> Self {
        let mut numbers = [0; N];
        let mut place = 0;
        while place < N {
            numbers[place] = place as u8;
            place += 1;
        }
        Self { names, numbers }
    }

    /// The place of the name with this number.
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
        let number = self.numbers.get(place.index()).copied().map(usize::from);
        let name = number.and_then(|number| self.names.get(number));
        name.copied().unwrap_or("")
    }

    /// The place of this name.
    pub(super) fn find(&self, name: &str) -> Option<u8> {
        find(self.names, name).map(|number| self.place(number))
    }

    /// TB-V2: all names, each once.
    #[cfg(feature = "serde")]
    fn read(&self, text: &str) -> Option<Self> {
        let found: arrayvec::ArrayVec<u8, 8> = text
            .split(' ')
            .take(8)
            .filter_map(|name| find(self.names, name))
            .collect();
        let mut numbers = [u8::MAX; N];
        for (place, number) in numbers.iter_mut().zip(&found) {
            *place = *number;
        }
        let whole =
            text.split(' ').count() == N && (0..self.len()).all(|number| numbers.contains(&number));
        let names = self.names;
        whole.then_some(Self { names, numbers })
    }
}

/// What the table `orders` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Orders {
    pub(crate) colours: Order<3>,
    pub(crate) symbols: Order<6>,
    pub(crate) elements: Order<4>,
    /// The number of its name.
    pub(super) max_wild_becomes: Symbol,
    pub(super) artifact_slots: u8,
    pub(super) experiment_slots: u8,
    pub(super) reaction_markers: u8,
}

impl Orders {
    /// The embedded ones.
    pub(super) const HOUSE: Self = Self {
        colours: Order::of(&COLOURS),
        symbols: Order::of(&SYMBOLS),
        elements: Order::of(&ELEMENTS),
        max_wild_becomes: Symbol::at(4),
        artifact_slots: 2,
        experiment_slots: 2,
        reaction_markers: 2,
    };

    /// Takes over a value of the table. Otherwise the clause that it breaks, and what was expected.
    #[cfg(feature = "serde")]
    pub(super) fn set(
        &mut self,
        setting: Setting,
        value: &str,
    ) -> Result<(), (&'static str, &'static str)> {
        fn put<T>(
            place: &mut T,
            value: Option<T>,
            rule: &'static str,
            what: &'static str,
        ) -> Result<(), (&'static str, &'static str)> {
            *place = value.ok_or((rule, what))?;
            Ok(())
        }
        let number = |min, max| solo_core::plain_number(value, min, max);
        let slots = "a whole number from 1 to 4";
        match setting {
            Setting::Colour => {
                let order = self.colours.read(value);
                put(
                    &mut self.colours,
                    order,
                    "TB-V2",
                    "an order of black, white, red",
                )
            }
            Setting::Symbol => {
                let order = self.symbols.read(value);
                let what = "an order of lead, tin, iron, copper, mercury, wild";
                put(&mut self.symbols, order, "TB-V2", what)
            }
            Setting::Track => {
                let order = self.elements.read(value);
                put(
                    &mut self.elements,
                    order,
                    "TB-V2",
                    "an order of earth, fire, water, air",
                )
            }
            Setting::MaxWildBecomes => {
                let symbol = find(&SYMBOLS, value).and_then(Symbol::new);
                let symbol = symbol.filter(|_| value != super::WILD);
                put(
                    &mut self.max_wild_becomes,
                    symbol,
                    "TB-V2",
                    "a symbol other than wild",
                )
            }
            Setting::ArtifactSlots => put(&mut self.artifact_slots, number(1, 4), "TB-V3", slots),
            Setting::ExperimentSlots => {
                put(&mut self.experiment_slots, number(1, 4), "TB-V3", slots)
            }
            Setting::ReactionMarkers => {
                let what = "a whole number from 0 to 9";
                put(&mut self.reaction_markers, number(0, 9), "TB-V3", what)
            }
        }
    }
}
