//! Unordered zones, packed: the number of copies of each design.

use core::fmt::{self, Debug, Formatter};

use solo_core::bits;

use crate::catalogue::{Design, Group};
use crate::state::Designs;

/// An unordered zone: the number of copies of each design.
///
/// Sets have two copies and uniques one, so that two bits side by side are enough. Only the four
/// starters can have more (seven at most); their further copies are counted in spare bits. The
/// designs are also kept as a set, at hand without a look at the copies. Equal bags are equal
/// bit for bit.
///
/// ```
/// use solo_core::Kind;
/// use votk::{Bag, Design};
/// let (shabti, boat) = (Design::from_index(0).unwrap(), Design::from_index(29).unwrap());
/// let bag: Bag = [shabti, boat, shabti, shabti].into_iter().collect();
/// assert_eq!((bag.len(), bag.copies(shabti), bag.copies(boat)), (4, 3, 1));
/// assert_eq!(bag.designs().len(), 2);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bag {
    /// Bit k: at least one copy of design k; above them, unary counts of further copies of the
    /// starters.
    once: u64,
    /// Two bits for each design after the starters: the first copy and the second.
    pairs: u64,
}

/// Number of starters, which can have more than two copies.
const MANY: u32 = 4;
/// First bit of the unary counts of their further copies in `Bag::once`, and width of each.
const FURTHER: u32 = 40;
const FURTHER_WIDTH: u32 = 6;
const FURTHER_MASK: u64 = 0b11_1111;

/// Bits of `Bag::once` that are copies of starters.
const STARTERS: u64 = 0b1111 | u64::MAX << FURTHER;
/// Second copies in `Bag::pairs`.
const SECONDS: u64 = 0xaaaa_aaaa_aaaa_aaaa;

impl Bag {
    /// A zone without cards.
    pub const EMPTY: Self = Self { once: 0, pairs: 0 };

    /// Returns the first bit of the further copies of a starter.
    #[inline]
    const fn further(starter: Design) -> u32 {
        FURTHER.wrapping_add(FURTHER_WIDTH.wrapping_mul(starter.shift()))
    }

    /// Returns the first bit of another design in `pairs`.
    #[inline]
    const fn pair(design: Design) -> u32 {
        design.shift().wrapping_sub(MANY).wrapping_mul(2)
    }

    /// Counts the cards of the zone.
    ///
    /// ```
    /// assert_eq!(votk::Bag::EMPTY.len(), 0);
    /// ```
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u32 {
        let starters = self.once & STARTERS;
        starters.count_ones().wrapping_add(self.pairs.count_ones())
    }

    /// Returns whether the zone is empty.
    ///
    /// ```
    /// assert!(votk::Bag::EMPTY.is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.once == 0
    }

    /// Returns whether the zone has more than one card.
    #[inline]
    pub(crate) const fn holds_two_cards(&self) -> bool {
        self.pairs & SECONDS != 0 || bits::rest(self.once) != 0
    }

    /// Returns the designs of the cards in the zone.
    ///
    /// ```
    /// use votk::{Bag, Design, Designs};
    /// let bag: Bag = [Design::default(); 2].into_iter().collect();
    /// assert_eq!(bag.designs(), Designs::one(Design::default()));
    /// ```
    #[must_use]
    #[inline]
    pub const fn designs(&self) -> Designs {
        Designs(self.once & Designs::ALL.0)
    }

    /// Returns whether the zone has a card of this design.
    ///
    /// ```
    /// use votk::{Bag, Design};
    /// assert!(!Bag::EMPTY.contains(Design::default()));
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains(&self, design: Design) -> bool {
        self.once & design.bit() != 0
    }

    /// Counts the copies of this design in the zone.
    ///
    /// ```
    /// use votk::{Bag, Design};
    /// let bag: Bag = [Design::default(); 7].into_iter().collect();
    /// assert_eq!(bag.copies(Design::default()), 7);
    /// ```
    #[must_use]
    #[inline]
    pub fn copies(&self, design: Design) -> u32 {
        if design.shift() >= MANY {
            let pair = self.pairs.wrapping_shr(Self::pair(design)) & 0b11;
            return pair.count_ones();
        }
        let further = self.once.wrapping_shr(Self::further(design)) & FURTHER_MASK;
        u32::from(self.contains(design)).wrapping_add(further.trailing_ones())
    }

    /// Adds a card; returns `false` and changes nothing if no further copy fits.
    ///
    /// ```
    /// use votk::{Bag, Design};
    /// let mut bag: Bag = [Design::default(); 7].into_iter().collect();
    /// assert!(!bag.put(Design::default()));
    /// ```
    #[inline]
    pub const fn put(&mut self, design: Design) -> bool {
        let first = !self.contains(design);
        self.once |= design.bit();
        if design.shift() >= MANY {
            let pair = if first { 0b01_u64 } else { 0b10 };
            let pair = pair.wrapping_shl(Self::pair(design));
            let fits = self.pairs & pair == 0;
            self.pairs |= pair;
            return fits;
        }
        if first {
            return true;
        }
        let free = FURTHER_MASK.wrapping_shl(Self::further(design)) & !self.once;
        // The lowest of the free bits.
        self.once |= free & free.wrapping_neg();
        free != 0
    }

    /// Removes a card; returns `false` and changes nothing if there is none.
    ///
    /// ```
    /// use votk::{Bag, Design};
    /// let mut bag: Bag = [Design::default()].into_iter().collect();
    /// assert!(bag.take(Design::default()));
    /// assert!(!bag.take(Design::default()));
    /// ```
    #[inline]
    pub const fn take(&mut self, design: Design) -> bool {
        let there = self.contains(design);
        let further = if design.shift() >= MANY {
            let pair = Self::pair(design);
            let second = self.pairs & 0b10_u64.wrapping_shl(pair);
            let first = 0b01_u64.wrapping_shl(pair);
            self.pairs &= if second != 0 { !second } else { !first };
            second
        } else {
            let mask = FURTHER_MASK.wrapping_shl(Self::further(design));
            let further = self.once & mask;
            // All but the highest of the bits that are set.
            self.once ^= further ^ (further >> 1 & mask);
            further
        };
        if further == 0 {
            self.once &= !design.bit();
        }
        there
    }

    /// Returns the cards that are in both zones.
    #[must_use]
    #[inline]
    pub(crate) const fn and(&self, other: &Self) -> Self {
        Self {
            once: self.once & other.once,
            pairs: self.pairs & other.pairs,
        }
    }

    /// Counts the cards of these designs in the zone.
    ///
    /// ```
    /// use votk::{Bag, Design, Group};
    /// let bag: Bag = [Design::default(); 4].into_iter().collect();
    /// assert_eq!(bag.count(Group::Starter.designs()), 4);
    /// assert_eq!(bag.count(Group::Jar.designs()), 0);
    /// ```
    #[must_use]
    pub fn count(&self, designs: Designs) -> u32 {
        self.designs()
            .and(designs)
            .iter()
            .fold(0, |sum, design| sum.wrapping_add(self.copies(design)))
    }

    /// Returns the sum of `value` over these designs, each with its number of copies.
    #[inline]
    pub(crate) fn sum(&self, designs: Designs, value: impl Fn(Design, u16) -> u16) -> u16 {
        let there = self.designs().and(designs);
        there.iter().fold(0, |sum: u16, design| {
            let copies = u16::try_from(self.copies(design)).unwrap_or(0);
            sum.wrapping_add(value(design, copies))
        })
    }

    /// Returns the card of this case; each design covers as many consecutive cases as it has
    /// copies.
    ///
    /// ```
    /// use solo_core::Kind;
    /// use votk::{Bag, Design};
    /// let (shabti, boat) = (Design::from_index(0).unwrap(), Design::from_index(29).unwrap());
    /// let bag: Bag = [shabti, shabti, boat].into_iter().collect();
    /// assert_eq!([bag.nth(1), bag.nth(2), bag.nth(3)], [Some(shabti), Some(boat), None]);
    /// ```
    #[must_use]
    #[inline]
    pub fn nth(&self, case: u32) -> Option<Design> {
        let mut left = case;
        for starter in self.designs().and(Group::Starter.designs()).iter() {
            match left.checked_sub(self.copies(starter)) {
                Some(rest) => left = rest,
                None => return Some(starter),
            }
        }
        let place = bits::nth(self.pairs, left)?;
        Some(Design::nth(place.wrapping_shr(1).wrapping_add(4)))
    }

    /// Lists every design in the zone with its number of copies, in catalogue order.
    ///
    /// ```
    /// use votk::{Bag, Design};
    /// let bag: Bag = [Design::default(); 3].into_iter().collect();
    /// assert_eq!(bag.iter().collect::<Vec<_>>(), [(Design::default(), 3)]);
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (Design, u32)> + '_ {
        self.designs()
            .iter()
            .map(|design| (design, self.copies(design)))
    }

    /// Lists every card in catalogue order, with repeated copies.
    ///
    /// ```
    /// use votk::{Bag, Design};
    /// let bag: Bag = [Design::default(); 3].into_iter().collect();
    /// assert_eq!(bag.cards().count(), 3);
    /// ```
    pub fn cards(&self) -> impl Iterator<Item = Design> + '_ {
        self.iter()
            .flat_map(|(design, copies)| (0..copies).map(move |_| design))
    }
}

impl FromIterator<Design> for Bag {
    /// Collects cards; those that do not fit are left out.
    fn from_iter<I: IntoIterator<Item = Design>>(cards: I) -> Self {
        let mut bag = Self::EMPTY;
        for card in cards {
            bag.put(card);
        }
        bag
    }
}

impl Debug for Bag {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
