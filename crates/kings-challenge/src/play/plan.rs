//! Chapter 8: requirements on a complete group of dice.

use crate::catalogue::Mix;
use crate::terms::Colour;

/// Maximum number of dice in a group (KC-8.1).
pub(super) const GROUP: u8 = 3;

/// Rule by which the faces of a group are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Value {
    /// As they show.
    Faces,
    /// Every die the same.
    Each(u8),
    /// The sum, multiplied by this number.
    Times(u8),
}

/// Requirements on a complete group of dice (KC-8.9).
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    /// The colours that may be used, and how they may be mixed.
    pub(super) colours: u8,
    pub(super) mix: Mix,
    /// Maximum number of dice.
    pub(super) most: u8,
    /// Minimum strength.
    pub(super) need: u8,
    /// Colours that must be among the dice, and among those of le Roy.
    pub(super) must: u8,
    pub(super) must_roy: u8,
    /// A colour, and the number of le Roy's dice of it that cost nothing.
    pub(super) free: (Colour, u8),
    pub(super) value: Value,
    /// Additions to the sum: once, and for each die of a colour.
    pub(super) bonus: u8,
    pub(super) each: (Colour, u8),
    /// Deniers that can be spent on dice.
    pub(crate) budget: i32,
    pub(super) prices: [u8; 3],
}

/// Numbers of dice of a group: four bits for each colour of own dice, then of le Roy's.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    bins: u32,
    pub(crate) size: u8,
    pub(super) sum: u8,
}

/// Returns the shift distance of a digit.
#[inline]
const fn digit(bin: u8) -> u32 {
    crate::ids::widen(bin).wrapping_mul(4)
}

#[inline]
fn small(number: u32) -> u8 {
    u8::try_from(number & 15).unwrap_or(0)
}

impl Tally {
    /// Returns the tally with one more die, of a district and colour (0 to 5) with these pips.
    #[inline]
    pub(super) fn with(self, bin: u8, pips: u8) -> Self {
        Self {
            bins: self.bins.wrapping_add(1_u32.wrapping_shl(digit(bin))),
            size: self.size.wrapping_add(1),
            sum: self.sum.wrapping_add(pips),
        }
    }

    /// Returns the tally with the die of this number.
    #[inline]
    pub(crate) fn with_coded(self, code: u8) -> Self {
        self.with(code / 6, (code % 6).wrapping_add(1))
    }

    /// Counts the dice of this colour from both districts.
    #[inline]
    fn of(self, colour: u8) -> u8 {
        let both = self.bins.wrapping_add(self.bins.wrapping_shr(12));
        small(both.wrapping_shr(digit(colour)))
    }

    /// Returns whether no die is le Roy's.
    #[inline]
    const fn has_own_only(self) -> bool {
        self.bins < 1 << 12
    }

    /// Returns whether no colour has two dice.
    #[inline]
    const fn is_each_once(self) -> bool {
        let both = self.bins.wrapping_add(self.bins >> 12);
        both & 0xeee == 0
    }

    /// Counts le Roy's dice of this colour.
    #[inline]
    pub(super) fn bought(self, colour: u8) -> u8 {
        small(self.bins.wrapping_shr(digit(colour.wrapping_add(3))))
    }

    /// Returns the colours of all dice, and those of le Roy's.
    #[inline]
    pub(super) fn colours(self) -> (u8, u8) {
        let spread = self.bins | self.bins >> 1;
        let district = |spread: u32| (spread & 1) | (spread >> 3 & 2) | (spread >> 6 & 4);
        let roy = district(spread >> 12);
        (small(district(spread) | roy), small(roy))
    }
}

impl Plan {
    /// Returns the price of a group of these dice (KC-8.2).
    #[inline]
    pub(crate) fn price(&self, tally: Tally) -> i32 {
        if tally.has_own_only() {
            return 0;
        }
        i32::from(self.paid_of(tally)).wrapping_mul(self.price_each(tally.size))
    }

    /// Returns the price of each of le Roy's dice, by the size of the whole group (KC-8.2).
    #[inline]
    fn price_each(&self, size: u8) -> i32 {
        let [one, two, three] = self.prices;
        i32::from(match size {
            ..=1 => one,
            2 => two,
            _ => three,
        })
    }

    /// Counts the dice to pay of a group.
    #[inline]
    fn paid_of(&self, tally: Tally) -> u8 {
        Colour::ALL.iter().fold(0, |paid: u8, &colour| {
            paid.wrapping_add(self.paid(colour, tally.bought(colour.index())))
        })
    }

    /// Counts the dice to pay among `bought` dice of le Roy of a colour.
    #[inline]
    pub(super) fn paid(&self, colour: Colour, bought: u8) -> u8 {
        bought.saturating_sub(self.free_of(colour))
    }

    /// Returns the number of le Roy's dice of a colour that cost nothing.
    #[inline]
    pub(super) fn free_of(&self, colour: Colour) -> u8 {
        // KC-11.5 `free`: these cost nothing, but count for the size.
        match self.free {
            (free, n) if free == colour => n,
            _ => 0,
        }
    }

    /// Returns whether `paid` dice of le Roy can be paid in a group of this size.
    #[inline]
    pub(super) fn is_affordable(&self, size: u8, paid: u8) -> bool {
        i32::from(paid).wrapping_mul(self.price_each(size)) <= self.budget
    }

    /// Returns the sum of the faces, as changed by the cube (KC-8.5).
    #[inline]
    pub(crate) fn strength(&self, tally: Tally) -> u8 {
        let value = match self.value {
            Value::Faces => tally.sum,
            Value::Each(n) => tally.size.wrapping_mul(n),
            Value::Times(n) => tally.sum.wrapping_mul(n),
        };
        let (colour, each) = self.each;
        value
            .wrapping_add(self.bonus)
            .wrapping_add(tally.of(colour.index()).wrapping_mul(each))
    }

    /// Returns the smallest sum of faces with which this many dice of a colour are strong enough.
    /// More than any sum if none is.
    #[inline]
    pub(super) fn least_sum(&self, size: u8, colour: Colour) -> u8 {
        let (raised, each) = self.each;
        let each = if raised == colour { each } else { 0 };
        let need = self
            .need
            .saturating_sub(self.bonus)
            .saturating_sub(size.wrapping_mul(each));
        match self.value {
            Value::Faces => need,
            Value::Each(n) if size.wrapping_mul(n) >= need => 0,
            Value::Each(_) => u8::MAX,
            Value::Times(n) => {
                let up = need.saturating_add(n).wrapping_sub(1);
                up.checked_div(n).unwrap_or(u8::MAX)
            }
        }
    }

    /// Returns whether the plan allows a group of this colour alone.
    #[inline]
    pub(super) fn takes_only(&self, colour: Colour) -> bool {
        let bit = colour.bit();
        self.colours & bit != 0 && (self.must | self.must_roy) & !bit == 0
    }

    /// Returns whether a cube changes the strength, the price, or the colours that have to be there.
    #[inline]
    pub(super) fn has_cube(&self) -> bool {
        let ((_, free), (_, each)) = (self.free, self.each);
        let required = self.must | self.must_roy;
        required | free | each | self.bonus != 0 || self.value != Value::Faces
    }

    /// Returns whether the colour rule is met (KC-8.3).
    #[inline]
    fn colours_fit(&self, tally: Tally) -> bool {
        let (seen, roy) = tally.colours();
        let mixed = match self.mix {
            Mix::Single => matches!(seen, 1 | 2 | 4),
            Mix::EachOnce => tally.is_each_once(),
            Mix::Any => true,
            Mix::All => seen == self.colours,
        };
        mixed
            && seen & !self.colours == 0
            && seen & self.must == self.must
            && roy & self.must_roy == self.must_roy
    }

    /// Returns whether the dice are a complete group (KC-8.9). The spaces of stones are checked
    /// where the dice are chosen.
    #[inline]
    pub(crate) fn is_complete(&self, tally: Tally) -> bool {
        tally.size >= 1
            && tally.size <= self.most
            && self.strength(tally) >= self.need
            && self.colours_fit(tally)
            && self.price(tally) <= self.budget
    }

    /// Returns the colours that may still join without breaking the colour rule for good.
    #[inline]
    pub(super) fn joining(&self, tally: Tally) -> u8 {
        let (seen, _) = tally.colours();
        self.colours
            & match (self.mix, seen) {
                (Mix::Single, 1 | 2 | 4) => seen,
                (Mix::Single, 1..) => 0,
                (Mix::EachOnce, _) => !seen,
                (Mix::Single, 0) | (Mix::Any | Mix::All, _) => u8::MAX,
            }
    }

    /// Returns the number of citizens that each die places (KC-9.6).
    pub(super) fn copies(&self) -> u8 {
        match self.value {
            Value::Times(n) => n,
            Value::Faces | Value::Each(_) => 1,
        }
    }

    /// Returns whether le Roy's dice are too dear even at the lowest price of any size of group.
    pub(super) fn is_hopeless(&self, tally: Tally) -> bool {
        self.is_too_dear(self.paid_of(tally))
    }

    /// Returns whether this many dice of le Roy's are too dear at the lowest price.
    #[inline]
    pub(super) fn is_too_dear(&self, paid: u8) -> bool {
        let [one, two, three] = self.prices;
        i32::from(paid).wrapping_mul(one.min(two).min(three).into()) > self.budget
    }
}
