//! Sets of designs and of slots, packed: a bit for each.

use solo_core::bits;
#[cfg(feature = "serde")]
use solo_core::serde::Serializer;
#[cfg(feature = "serde")]
use solo_core::{Data, Faults, Noun as _, Shape, Sorted, Spot, Value};

use super::Slot;
use crate::catalogue::Design;
#[cfg(feature = "serde")]
use crate::game::Valley;

/// A set of designs, iterated in catalogue order.
///
/// ```
/// use votk::{Designs, Group};
/// let jars = Group::Jar.designs();
/// assert_eq!(jars.and(Designs::ALL), jars);
/// assert_eq!(jars.iter().count(), 4);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Designs(pub(crate) u64);

impl Designs {
    /// No design.
    pub const EMPTY: Self = Self(0);
    /// All 35 designs.
    pub const ALL: Self = Self(0x0007_ffff_ffff);

    /// Returns the set of this design alone.
    ///
    /// ```
    /// use votk::{Design, Designs};
    /// assert_eq!(Designs::one(Design::default()).len(), 1);
    /// ```
    #[must_use]
    #[inline]
    pub const fn one(design: Design) -> Self {
        Self(design.bit())
    }

    /// Returns whether a design is in the set.
    ///
    /// ```
    /// use votk::{Design, Designs};
    /// assert!(Designs::ALL.contains(Design::default()));
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains(self, design: Design) -> bool {
        self.0 & design.bit() != 0
    }

    /// Adds a design.
    ///
    /// ```
    /// use votk::{Design, Designs};
    /// let mut set = Designs::EMPTY;
    /// set.insert(Design::default());
    /// assert_eq!(set, Designs::one(Design::default()));
    /// ```
    #[inline]
    pub const fn insert(&mut self, design: Design) {
        self.0 |= design.bit();
    }

    /// Returns the designs of both sets together.
    ///
    /// ```
    /// use votk::Group;
    /// assert_eq!(Group::Jar.designs().or(Group::Book.designs()).len(), 10);
    /// ```
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the designs that are in both sets.
    ///
    /// ```
    /// use votk::Group;
    /// assert!(Group::Jar.designs().and(Group::Book.designs()).is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the designs that are in this set and not in the other.
    ///
    /// ```
    /// use votk::{Designs, Group};
    /// assert_eq!(Designs::ALL.without(Group::Starter.designs()).len(), 31);
    /// ```
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Counts the designs of the set.
    ///
    /// ```
    /// assert_eq!(votk::Designs::ALL.len(), 35);
    /// ```
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns whether the set is empty.
    ///
    /// ```
    /// assert!(votk::Designs::EMPTY.is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Lists the designs of the set, in catalogue order.
    ///
    /// ```
    /// use votk::{Design, Designs};
    /// assert!(Designs::ALL.iter().eq(Design::all()));
    /// ```
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Design> {
        bits::numbers(self.0).map(Design::nth)
    }

    /// Returns the designs of the set that the predicate accepts.
    #[inline]
    pub(crate) fn filter(self, mut accept: impl FnMut(Design) -> bool) -> Self {
        self.iter().filter(|&design| accept(design)).collect()
    }
}

impl FromIterator<Design> for Designs {
    fn from_iter<I: IntoIterator<Item = Design>>(designs: I) -> Self {
        let mut set = Self::EMPTY;
        designs.into_iter().for_each(|design| set.insert(design));
        set
    }
}

/// Written as a list in catalogue order, read in any order.
#[cfg(feature = "serde")]
impl Data<Valley> for Designs {
    fn serialize<S: Serializer>(&self, game: &Valley, serializer: S) -> Result<S::Ok, S::Error> {
        Sorted::from_iter(self.iter()).serialize(game, serializer)
    }

    solo_core::when_schema! {
        fn schema(game: &Valley) -> Value {
            Sorted::<Design>::schema(game)
        }
    }
}

#[cfg(feature = "serde")]
solo_core::when_learn! {
    use solo_core::{Countable as _, Features, Numbers, Places};

    impl Features<Valley> for Designs {
        fn width(game: &Valley) -> usize {
            Design::width(game)
        }

        fn describe(game: &Valley, places: &mut Places) {
            places.nouns::<_, Design>(game, "[", "]", 1);
        }

        fn write(&self, game: &Valley, cells: &mut Numbers<'_>) {
            let mut cells = cells.part(Self::width(game));
            self.iter().for_each(|card| cells.count(card.number(game)));
        }
    }
}

#[cfg(feature = "serde")]
impl Shape<Valley> for Designs {
    fn from_data(game: &Valley, data: &Value, at: &Spot<'_>, faults: &mut Faults) -> Option<Self> {
        let (mut set, before) = (Self::EMPTY, faults.len());
        for card in Sorted::<Design>::from_data(game, data, at, faults)?.0 {
            let (new, id) = (!set.contains(card), card.to_id(game));
            faults.require(new, at, at.clause(), format_args!("{id} is named twice"));
            set.insert(card);
        }
        (faults.len() == before).then_some(set)
    }
}

/// A set of slots, iterated in slot order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Slots(u8);

impl Slots {
    pub(crate) const EMPTY: Self = Self(0);
    /// The base of three slots (VK-5.1).
    pub(crate) const BASE: Self = Self(0b00_0111);
    /// The base and the middle row of two.
    pub(crate) const LOWER: Self = Self(0b01_1111);
    /// The middle row and the top.
    pub(crate) const UPPER: Self = Self(0b11_1000);
    pub(crate) const ALL: Self = Self(0b11_1111);

    #[inline]
    pub(crate) const fn contains(self, slot: Slot) -> bool {
        self.0 & slot.bit() != 0
    }

    #[inline]
    pub(crate) const fn insert(&mut self, slot: Slot) {
        self.0 |= slot.bit();
    }

    /// Returns the slots that are in both sets.
    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the slots that are in this set and not in the other.
    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the slots of the set that the predicate accepts.
    #[inline]
    pub(crate) fn filter(self, accept: impl Fn(Slot) -> bool) -> Self {
        let mut slots = Self::EMPTY;
        for slot in self.iter().filter(|&slot| accept(slot)) {
            slots.insert(slot);
        }
        slots
    }

    /// Returns the first slot of the set in slot order.
    #[inline]
    pub(crate) fn first(self) -> Option<Slot> {
        bits::first(self.bits()).map(Slot::nearest)
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the set of these bits, which are those of six slots.
    #[inline]
    pub(super) const fn of_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Returns the set as the bits of a word.
    #[inline]
    #[expect(clippy::as_conversions, reason = "From is not const")]
    pub(crate) const fn bits(self) -> u64 {
        self.0 as u64
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Slot> {
        bits::numbers(self.bits()).map(Slot::nearest)
    }
}
