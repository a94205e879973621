//! Unordered zones, packed: how many copies of each design they hold.

use core::fmt::{self, Debug, Formatter};

use solo_core::Kind;

use crate::catalogue::Design;
use crate::state::Designs;

/// An unordered zone: how many copies of each design it holds.
///
/// Sets come in two copies and uniques in one, so that a bit for the first copy and a bit for the
/// second say it all; only the four starters can have more (seven at most), and their further copies
/// are counted in the spare bits of the second word. Equal bags are equal bit for bit.
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

/// Where the unary counts begin in `Bag::twice`.
const FURTHER: u32 = 40;
/// How many further copies each of the first designs can have.
const FURTHER_WIDTH: u32 = 5;
/// The bits of one unary count.
const FURTHER_MASK: u64 = 0b1_1111;
/// How many designs have a unary count.
const FURTHER_DESIGNS: u8 = 4;

/// The bits of `Bag::twice` that count second copies.
const FIRST_TWO: u64 = (1 << FURTHER) - 1;
/// A one in every byte.
const BYTES: u64 = 0x0101_0101_0101_0101;
/// The high bit of every byte.
const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

/// How many bits of every byte are set.
#[inline]
const fn ones_of_bytes(bits: u64) -> u64 {
    let pairs = bits.wrapping_sub(bits.wrapping_shr(1) & 0x5555_5555_5555_5555);
    let fours =
        (pairs & 0x3333_3333_3333_3333).wrapping_add(pairs.wrapping_shr(2) & 0x3333_3333_3333_3333);
    fours.wrapping_add(fours.wrapping_shr(4)) & 0x0f0f_0f0f_0f0f_0f0f
}

/// Eight bits as eight bytes of 0 or 1.
#[inline]
const fn spread(eight: u64) -> u64 {
    let bits = eight.wrapping_mul(BYTES) & 0x8040_2010_0804_0201;
    bits.wrapping_add(0x7f7f_7f7f_7f7f_7f7f).wrapping_shr(7) & BYTES
}

/// Where the first byte begins, in bits, whose value is greater than `case`; all are below 128.
#[inline]
const fn first_beyond(sums: u64, case: u64) -> Option<u32> {
    let least = case.wrapping_add(1).wrapping_mul(BYTES);
    let reached = (sums | HIGH_BITS).wrapping_sub(least) & HIGH_BITS;
    if reached == 0 {
        return None;
    }
    Some(reached.trailing_zeros() & !7)
}

impl Bag {
    /// A zone without cards.
    pub const EMPTY: Self = Self { once: 0, twice: 0 };

    /// No zone holds more cards.
    pub(crate) const MOST: u32 = 100;

    /// Where the further copies of a design are counted, if it can have more than two.
    #[inline]
    fn further(design: Design) -> Option<u32> {
        let index = design.index();
        (index < FURTHER_DESIGNS).then(|| {
            u32::from(index)
                .wrapping_mul(FURTHER_WIDTH)
                .wrapping_add(FURTHER)
        })
    }

    /// How many cards the zone holds.
    ///
    /// ```
    /// assert_eq!(votk::Bag::EMPTY.len(), 0);
    /// ```
    #[must_use]
    #[inline]
    pub const fn len(&self) -> u32 {
        self.once.count_ones().wrapping_add(self.twice.count_ones())
    }

    /// Whether the zone holds no card.
    ///
    /// ```
    /// assert!(votk::Bag::EMPTY.is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.once == 0
    }

    /// Whether the zone holds more than one card.
    #[inline]
    pub(crate) const fn holds_two_cards(&self) -> bool {
        self.twice != 0 || self.once & self.once.wrapping_sub(1) != 0
    }

    /// The designs of which the zone holds a card.
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

    /// Whether the zone holds a card of this design.
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

    /// How many copies of this design the zone holds.
    ///
    /// ```
    /// use votk::{Bag, Design};
    /// let bag: Bag = [Design::default(); 7].into_iter().collect();
    /// assert_eq!(bag.copies(Design::default()), 7);
    /// ```
    #[must_use]
    #[inline]
    pub fn copies(&self, design: Design) -> u32 {
        let bit = design.bit();
        let two = u32::from(self.once & bit != 0).wrapping_add(u32::from(self.twice & bit != 0));
        let further = Self::further(design).map_or(0, |at| {
            (self.twice.wrapping_shr(at) & FURTHER_MASK).count_ones()
        });
        two.wrapping_add(further)
    }

    /// Adds a card; `false`, and nothing happens, if no further copy fits.
    ///
    /// ```
    /// use votk::{Bag, Design};
    /// let mut bag: Bag = [Design::default(); 7].into_iter().collect();
    /// assert!(!bag.put(Design::default()));
    /// ```
    #[inline]
    pub fn put(&mut self, design: Design) -> bool {
        let bit = design.bit();
        if self.once & bit == 0 {
            self.once |= bit;
            return true;
        }
        if self.twice & bit == 0 {
            self.twice |= bit;
            return true;
        }
        let Some(at) = Self::further(design) else {
            return false;
        };
        let count = self.twice.wrapping_shr(at) & FURTHER_MASK;
        let more = (count | count.wrapping_add(1)) & FURTHER_MASK;
        self.twice |= more.wrapping_shl(at);
        more != count
    }

    /// Takes a card away; `false`, and nothing happens, if none is there.
    ///
    /// ```
    /// use votk::{Bag, Design};
    /// let mut bag: Bag = [Design::default()].into_iter().collect();
    /// assert!(bag.take(Design::default()));
    /// assert!(!bag.take(Design::default()));
    /// ```
    #[inline]
    pub fn take(&mut self, design: Design) -> bool {
        let bit = design.bit();
        if let Some(at) = Self::further(design) {
            let count = self.twice.wrapping_shr(at) & FURTHER_MASK;
            if count != 0 {
                // The highest bit of a unary count goes.
                self.twice &= !(count & !count.wrapping_shr(1)).wrapping_shl(at);
                return true;
            }
        }
        if self.twice & bit != 0 {
            self.twice &= !bit;
            return true;
        }
        let there = self.once & bit != 0;
        self.once &= !bit;
        there
    }

    /// The cards of these designs only. Meant for designs that have at most two copies.
    #[must_use]
    #[inline]
    pub(crate) const fn only(&self, designs: Designs) -> Self {
        Self {
            once: self.once & designs.0,
            twice: self.twice & designs.0,
        }
    }

    /// How many cards of these designs the zone holds.
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

    /// What the cards of these designs come to together, each design with its number of copies.
    #[inline]
    pub(crate) fn sum(&self, designs: Designs, value: impl Fn(Design, u16) -> u16) -> u16 {
        let there = self.designs().and(designs);
        there.iter().fold(0, |sum: u16, design| {
            let copies = u16::try_from(self.copies(design)).unwrap_or(0);
            sum.wrapping_add(value(design, copies))
        })
    }

    /// The card that covers this case, when every design covers as many consecutive cases as it has
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
        // Eight designs at a time: how many cards up to and with each byte, at most 69.
        let further = u64::from(self.twice.wrapping_shr(FURTHER).count_ones());
        let bytes = ones_of_bytes(self.once)
            .wrapping_add(ones_of_bytes(self.twice & FIRST_TWO))
            .wrapping_add(further)
            .wrapping_mul(BYTES);
        let shift = first_beyond(bytes, u64::from(case.min(Self::MOST)))?;
        let before = bytes.wrapping_shl(8).wrapping_shr(shift) & 0xff;
        let left = u64::from(case).wrapping_sub(before);
        // The same within the eight, a byte for each design.
        let mut copies = spread(self.once.wrapping_shr(shift) & 0xff)
            .wrapping_add(spread(self.twice.wrapping_shr(shift) & 0xff));
        if shift == 0 {
            copies = copies.wrapping_add(self.further_copies());
        }
        let within = first_beyond(copies.wrapping_mul(BYTES), left)?;
        let index = u8::try_from(shift.wrapping_add(within.wrapping_shr(3))).ok()?;
        Some(Design::nth(index))
    }

    /// The unary counts of further copies as numbers, a byte for each design.
    #[inline]
    fn further_copies(&self) -> u64 {
        let mut copies = 0_u64;
        for place in 0..u32::from(FURTHER_DESIGNS) {
            let at = place.wrapping_mul(FURTHER_WIDTH).wrapping_add(FURTHER);
            let unary = self.twice.wrapping_shr(at) & FURTHER_MASK;
            let number = u64::from(unary.wrapping_add(1).trailing_zeros());
            copies |= number.wrapping_shl(place.wrapping_mul(8));
        }
        copies
    }

    /// Every design that is there with its number of copies, in catalogue order.
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

    /// Every card in catalogue order, copies repeated.
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
    /// Cards that do not fit are left out.
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
        f.debug_map()
            .entries(self.iter().map(|(design, copies)| (design.index(), copies)))
            .finish()
    }
}
