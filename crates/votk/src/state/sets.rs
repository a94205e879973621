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

/// What both kinds of sets can do.
macro_rules! set {
    ($set:ident of $element:ty, such as $example:literal, $make:expr) => {
        impl $set {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            /// The set that holds only this.
            ///
            /// ```
            #[doc = concat!("assert_eq!(votk::", stringify!($set), "::one(votk::", $example, ").len(), 1);")]
            /// ```
            #[must_use]
            #[inline]
            pub const fn one(element: $element) -> Self {
                Self(element.bit())
            }

            /// Whether this is in the set.
            ///
            /// ```
            #[doc = concat!("assert!(votk::", stringify!($set), "::ALL.contains(votk::", $example, "));")]
            /// ```
            #[must_use]
            #[inline]
            pub const fn contains(self, element: $element) -> bool {
                self.0 & element.bit() != 0
            }

            /// Adds this.
            ///
            /// ```
            #[doc = concat!("let mut set = votk::", stringify!($set), "::EMPTY;")]
            #[doc = concat!("set.insert(votk::", $example, ");")]
            #[doc = concat!("assert!(set.iter().eq([votk::", $example, "]));")]
            /// ```
            #[inline]
            pub const fn insert(&mut self, element: $element) {
                self.0 |= element.bit();
            }

            /// What is in one set or the other.
            ///
            /// ```
            #[doc = concat!("use votk::", stringify!($set), ";")]
            #[doc = concat!("let one = ", stringify!($set), "::one(votk::", $example, ");")]
            #[doc = concat!("assert_eq!(one.or(", stringify!($set), "::EMPTY), one);")]
            /// ```
            #[must_use]
            #[inline]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both sets.
            ///
            /// ```
            #[doc = concat!("use votk::", stringify!($set), ";")]
            #[doc = concat!("let one = ", stringify!($set), "::one(votk::", $example, ");")]
            #[doc = concat!("assert_eq!(one.and(", stringify!($set), "::ALL), one);")]
            /// ```
            #[must_use]
            #[inline]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// How many are in the set.
            ///
            /// ```
            #[doc = concat!("assert_eq!(votk::", stringify!($set), "::EMPTY.len(), 0);")]
            /// ```
            #[must_use]
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Whether nothing is in the set.
            ///
            /// ```
            #[doc = concat!("assert!(votk::", stringify!($set), "::EMPTY.is_empty());")]
            /// ```
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is at this place of the set, counted from 0.
            ///
            /// ```
            #[doc = concat!("let set = votk::", stringify!($set), "::one(votk::", $example, ");")]
            #[doc = concat!("assert_eq!((set.nth(0), set.nth(1)), (Some(votk::", $example, "), None));")]
            /// ```
            #[must_use]
            #[inline]
            pub fn nth(self, place: u32) -> Option<$element> {
                bits::nth(self.bits(), place).map($make)
            }

            /// The set as the bits of a word.
            #[inline]
            pub(crate) fn bits(self) -> u64 {
                u64::from(self.0)
            }

            /// Everything in the set, in order.
            ///
            /// ```
            #[doc = concat!("assert!(votk::", stringify!($set), "::ALL.iter().any(|one| one == votk::", $example, "));")]
            /// ```
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $element> {
                bits::numbers(self.bits()).map($make)
            }
        }
    };
}

/// A set of designs; they come in catalogue order.
///
/// ```
/// use votk::{Designs, Group};
/// let jars = Group::Jar.designs();
/// assert_eq!(jars.and(Designs::ALL), jars);
/// assert_eq!(jars.iter().count(), 4);
/// assert_eq!(jars.nth(3), jars.iter().last());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Designs(pub(crate) u64);

set!(Designs of Design, such as "Design::default()", Design::nth);

impl Designs {
    /// All 35 designs.
    pub const ALL: Self = Self(0x0007_ffff_ffff);

    /// The designs that are in this set and not in the other.
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

    /// The first design of the set in catalogue order.
    ///
    /// ```
    /// use solo_core::Kind;
    /// use votk::Group;
    /// assert_eq!(Group::Jar.designs().first().unwrap().index(), 7);
    /// ```
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<Design> {
        bits::first(self.0).map(Design::nth)
    }

    /// The designs of the set that the predicate accepts.
    #[inline]
    pub(crate) fn filter(self, mut accept: impl FnMut(Design) -> bool) -> Self {
        self.iter().filter(|&design| accept(design)).collect()
    }
}

impl FromIterator<Design> for Designs {
    fn from_iter<I: IntoIterator<Item = Design>>(designs: I) -> Self {
        let mut set = Self::EMPTY;
        for design in designs {
            set.insert(design);
        }
        set
    }
}

/// A list in catalogue order, read in any.
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

/// A set of slots; they come in slot order.
///
/// ```
/// use votk::{Slot, Slots};
/// let mut slots = Slots::BASE;
/// slots.insert(Slot::Top);
/// assert_eq!(slots.len(), 4);
/// assert_eq!(slots.nth(3), Some(Slot::Top));
/// assert!(!slots.contains(Slot::MiddleLeft));
/// assert_eq!(Slots::BASE.or(Slots::UPPER), Slots::ALL);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Slots(u8);

set!(Slots of Slot, such as "Slot::Top", Slot::nearest);

impl Slots {
    /// bl, bm, br.
    pub const BASE: Self = Self(0b00_0111);
    /// ml, mr.
    pub const MIDDLE: Self = Self(0b01_1000);
    /// ml, mr, t.
    pub const UPPER: Self = Self(0b11_1000);
    /// All six.
    pub const ALL: Self = Self(0b11_1111);
}
