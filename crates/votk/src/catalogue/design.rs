//! Designs by number, sets of designs, and the groups they belong to.

use core::ops::ControlFlow;

use solo_core::Kind;

use crate::catalogue::names::words;

/// A design: one row of the catalogue, by its place in it. Cards of one design are interchangeable.
///
/// ```
/// use solo_core::Kind;
/// use votk::{Design, Group};
/// let first = Design::from_index(0).unwrap();
/// assert_eq!(first.group(), Group::Starter);
/// assert_eq!(Design::from_index(35), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Design(u8);

impl Kind for Design {
    const COUNT: usize = 35;

    #[inline]
    fn index(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_index(index: u8) -> Option<Self> {
        (usize::from(index) < Self::COUNT).then_some(Self(index))
    }
}

impl Design {
    /// All designs in catalogue order.
    ///
    /// ```
    /// assert_eq!(votk::Design::all().count(), 35);
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..35).map(Self)
    }

    /// The group of the design; it follows from the place in the catalogue (VK-16.1).
    ///
    /// ```
    /// use votk::{Design, Group};
    /// assert_eq!(Design::all().last().unwrap().group(), Group::Unique);
    /// ```
    #[must_use]
    #[inline]
    pub const fn group(self) -> Group {
        match self.0 {
            0..=3 => Group::Starter,
            4..=6 => Group::Sarcophagus,
            7..=10 => Group::Jar,
            11..=15 => Group::Amulet,
            16..=21 => Group::Book,
            22..=28 => Group::Statue,
            _ => Group::Unique,
        }
    }

    /// The design with this number. For constant functions that know that it is below 35.
    pub(crate) const fn nth(index: u8) -> Self {
        Self(index)
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1_u64.wrapping_shl(self.shift())
    }

    #[inline]
    #[expect(clippy::as_conversions, reason = "From is not const")]
    pub(crate) const fn shift(self) -> u32 {
        self.0 as u32
    }

    #[inline]
    pub(crate) fn place(self) -> usize {
        usize::from(self.0)
    }
}

words! {
    /// A group of designs: the starters, the five sets, the uniques.
    Group, "a group" {
        /// Level 1: what both sides begin with.
        Starter = "starter",
        /// A set of 3 designs.
        Sarcophagus = "sarcophagus",
        /// A set of 4 designs.
        Jar = "jar",
        /// A set of 5 designs.
        Amulet = "amulet",
        /// A set of 6 designs.
        Book = "book",
        /// A set of 7 designs.
        Statue = "statue",
        /// Designs of which there is one card each.
        Unique = "unique",
    }
}

impl Group {
    /// The five groups that are sets.
    ///
    /// ```
    /// use votk::Group;
    /// assert_eq!(Group::SETS.map(|set| set.designs().len()), [3, 4, 5, 6, 7]);
    /// ```
    pub const SETS: [Self; 5] = [
        Self::Sarcophagus,
        Self::Jar,
        Self::Amulet,
        Self::Book,
        Self::Statue,
    ];

    /// The designs of the group.
    ///
    /// ```
    /// use votk::Group;
    /// assert_eq!(Group::Starter.designs().len(), 4);
    /// assert_eq!(Group::Unique.designs().len(), 6);
    /// ```
    #[must_use]
    pub const fn designs(self) -> Designs {
        let (first, count) = match self {
            Self::Starter => (0, 4),
            Self::Sarcophagus => (4, 3),
            Self::Jar => (7, 4),
            Self::Amulet => (11, 5),
            Self::Book => (16, 6),
            Self::Statue => (22, 7),
            Self::Unique => (29, 6),
        };
        Designs(
            u64::MAX
                .wrapping_shr(64_u32.wrapping_sub(count))
                .wrapping_shl(first),
        )
    }
}

/// A set of designs.
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

    /// The set that holds only this design.
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

    /// Whether the design is in the set.
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
    /// let mut designs = Designs::EMPTY;
    /// designs.insert(Design::default());
    /// assert_eq!(designs.first(), Some(Design::default()));
    /// ```
    #[inline]
    pub const fn insert(&mut self, design: Design) {
        self.0 |= design.bit();
    }

    /// The designs of both sets.
    ///
    /// ```
    /// use votk::{Designs, Group};
    /// assert_eq!(Group::Jar.designs().or(Group::Book.designs()).len(), 10);
    /// ```
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The designs that are in both sets.
    ///
    /// ```
    /// use votk::{Designs, Group};
    /// assert_eq!(Group::Jar.designs().and(Group::Book.designs()), Designs::EMPTY);
    /// ```
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

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

    /// How many designs are in the set.
    ///
    /// ```
    /// assert_eq!(votk::Designs::ALL.len(), 35);
    /// ```
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no design is in the set.
    ///
    /// ```
    /// assert!(votk::Designs::EMPTY.is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
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
        if self.0 == 0 {
            return None;
        }
        u8::try_from(self.0.trailing_zeros()).ok().map(Design)
    }

    /// The set without its first design.
    #[inline]
    pub(crate) const fn rest(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }

    /// The design at this place of the set, counted from 0.
    ///
    /// ```
    /// use votk::Group;
    /// let jars = Group::Jar.designs();
    /// assert_eq!(jars.nth(3), jars.iter().last());
    /// assert_eq!(jars.nth(4), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn nth(self, place: u32) -> Option<Design> {
        if place >= self.len() {
            return None;
        }
        let mut set = self;
        for _ in 0..place {
            set = set.rest();
        }
        set.first()
    }

    /// The designs in catalogue order.
    ///
    /// ```
    /// assert_eq!(votk::Designs::ALL.iter().count(), 35);
    /// ```
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Design> {
        let mut set = self;
        core::iter::from_fn(move || {
            let first = set.first()?;
            set = set.rest();
            Some(first)
        })
    }

    /// The designs of the set that the predicate accepts.
    #[inline]
    pub(crate) fn filter(self, mut accept: impl FnMut(Design) -> bool) -> Self {
        let mut accepted = Self::EMPTY;
        let mut set = self;
        while let Some(design) = set.first() {
            set = set.rest();
            if accept(design) {
                accepted.insert(design);
            }
        }
        accepted
    }

    /// Visits the designs in catalogue order until `visit` breaks.
    pub(crate) fn visit(self, mut visit: impl FnMut(Design) -> ControlFlow<()>) -> ControlFlow<()> {
        self.iter().try_for_each(&mut visit)
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
