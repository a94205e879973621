//! Unordered zones, packed: how many copies of each design they hold.

use core::fmt::{self, Debug, Formatter};

use solo_core::Kind;

use crate::design::{Design, Designs};

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

impl Bag {
    /// A zone without cards.
    pub const EMPTY: Self = Self { once: 0, twice: 0 };

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
        let shift = design.shift();
        let two = (self.once.wrapping_shr(shift) & 1).wrapping_add(self.twice.wrapping_shr(shift) & 1);
        let further = Self::further(design).map_or(0, |at| {
            (self.twice.wrapping_shr(at) & FURTHER_MASK).count_ones()
        });
        u32::try_from(two).unwrap_or(0).wrapping_add(further)
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
        let mut left = case;
        let mut designs = self.designs();
        while let Some(design) = designs.first() {
            left = match left.checked_sub(self.copies(design)) {
                Some(less) => less,
                None => return Some(design),
            };
            designs = designs.rest();
        }
        None
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
