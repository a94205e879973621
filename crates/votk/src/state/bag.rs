//! Unordered zones, packed: the number of copies of each design.

use core::fmt::{self, Debug, Formatter};

use solo_core::bits;

use crate::catalogue::{Design, Group};
use crate::state::Designs;

/// An unordered zone: the number of copies of each design.
///
/// Sets have two copies and uniques one, so that a bit for the first copy and a bit for the second
/// are enough. Only the four starters can have more (seven at most); their further copies are
/// counted in the spare bits of the second word. Equal bags are equal bit for bit.
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
    /// Bit k: at least one copy of design k.
    once: u64,
    /// Bit k: at least two copies of design k; above them, unary counts of further copies of the
    /// first designs.
    twice: u64,
}

/// Number of designs that can have more than two copies.
const MANY: u32 = 4;
/// First bit of the unary counts of their further copies in `Bag::twice`, and width of each.
const FURTHER: u32 = 40;
const FURTHER_WIDTH: u32 = 5;
const FURTHER_MASK: u64 = 0b1_1111;

/// Mask of the other designs, shifted to the lowest bits.
const OTHERS: u64 = 0x7fff_ffff;
const HIGHEST: u64 = 1 << 63;

/// Spreads the lower half of a word, with a gap after every bit.
const fn spread(bits: u64) -> u64 {
    let bits = (bits | bits.wrapping_shl(16)) & 0x0000_ffff_0000_ffff;
    let bits = (bits | bits.wrapping_shl(8)) & 0x00ff_00ff_00ff_00ff;
    let bits = (bits | bits.wrapping_shl(4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let bits = (bits | bits.wrapping_shl(2)) & 0x3333_3333_3333_3333;
    (bits | bits.wrapping_shl(1)) & 0x5555_5555_5555_5555
}

impl Bag {
    /// A zone without cards.
    pub const EMPTY: Self = Self { once: 0, twice: 0 };

    /// Returns the bits of `twice` for copies of a design.
    #[inline]
    const fn more(design: Design) -> u64 {
        let further = FURTHER.wrapping_add(FURTHER_WIDTH.wrapping_mul(design.shift()));
        if design.shift() < MANY {
            design.bit() | FURTHER_MASK.wrapping_shl(further)
        } else {
            design.bit()
        }
    }

    /// Counts the cards of the zone.
    ///
    /// ```
    /// assert_eq!(votk::Bag::EMPTY.len(), 0);
    /// ```
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u32 {
        self.once.count_ones().wrapping_add(self.twice.count_ones())
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
        self.twice != 0 || self.once & self.once.wrapping_sub(1) != 0
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
        Designs(self.once)
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
        if self.twice & design.bit() == 0 {
            return u32::from(self.contains(design));
        }
        (self.twice & Self::more(design))
            .count_ones()
            .wrapping_add(1)
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
        if !self.contains(design) {
            self.once |= design.bit();
            return true;
        }
        let free = Self::more(design) & !self.twice;
        // The lowest of the free bits.
        self.twice |= free & free.wrapping_neg();
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
        let more = Self::more(design) & self.twice;
        if more != 0 {
            // The highest of the bits that are set.
            self.twice ^= HIGHEST.wrapping_shr(more.leading_zeros());
            return true;
        }
        let there = self.contains(design);
        self.once &= !design.bit();
        there
    }

    /// Returns the cards of these designs only, for designs with at most two copies.
    #[must_use]
    #[inline]
    pub(crate) const fn only(&self, designs: Designs) -> Self {
        Self {
            once: self.once & designs.0,
            twice: self.twice & designs.0,
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
        // The others have one copy or two: their bits are side by side.
        let [once, twice] =
            [self.once, self.twice].map(|bits| spread(bits.wrapping_shr(MANY) & OTHERS));
        let place = bits::nth(once | twice.wrapping_shl(1), left)?;
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
