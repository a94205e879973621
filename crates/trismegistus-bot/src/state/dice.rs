//! Dice beside the bowls.

use solo_core::{Data, Features};

use crate::catalogue::{Colour, Symbol};

/// A die on a side's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Data, Features)]
#[data(game = crate::Botmegistus)]
pub struct Die {
    pub(crate) colour: Colour,
    pub(crate) symbol: Symbol,
    pub(crate) potency: u8,
}

impl Die {
    /// Makes a die of this colour, set to this symbol. [`Game::audit`](solo_core::Game::audit)
    /// finds out whether it fits a position.
    ///
    /// ```
    /// use trismegistus_bot::{Catalogue, Die};
    /// let house = Catalogue::house();
    /// let die = Die::new(house.colour("red").unwrap(), house.wild(), 3);
    /// assert_eq!((die.symbol(), die.potency()), (house.wild(), 3));
    /// ```
    #[must_use]
    pub const fn new(colour: Colour, symbol: Symbol, potency: u8) -> Self {
        Self {
            colour,
            symbol,
            potency,
        }
    }

    /// Returns the colour.
    #[must_use]
    #[inline]
    pub const fn colour(self) -> Colour {
        self.colour
    }

    /// Returns the symbol it is set to.
    #[must_use]
    #[inline]
    pub const fn symbol(self) -> Symbol {
        self.symbol
    }

    /// Returns the potency left, 0 to 5; 0 only between spending and clean-up. With lean reports it
    /// is the number of turns that the human's die can still serve at most (TB-18.7).
    #[must_use]
    #[inline]
    pub const fn potency(self) -> u8 {
        self.potency
    }
}

/// Dice to be rolled, in rolling order: two bits per die, its colour plus one, the next die in the
/// lowest bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct DiceToRoll(u64);

impl DiceToRoll {
    pub(crate) const NONE: Self = Self(0);
    /// Maximum number of dice.
    #[cfg(feature = "serde")]
    pub(crate) const MOST: usize = 20;

    #[inline]
    pub(crate) fn next(self) -> Option<Colour> {
        let bits = u8::try_from(self.0 & 3).unwrap_or(0);
        bits.checked_sub(1).and_then(Colour::new)
    }

    #[inline]
    pub(crate) fn take(&mut self) {
        self.0 = self.0.wrapping_shr(2);
    }

    /// Counts the waiting dice, at most 20.
    #[inline]
    pub(crate) fn len(self) -> u32 {
        64_u32.saturating_sub(self.0.leading_zeros()).div_ceil(2)
    }

    /// Adds `count` dice of one colour at the end.
    #[inline]
    pub(crate) fn add(&mut self, colour: Colour, count: u8) {
        for _ in 0..count {
            let shift = self.len().wrapping_mul(2);
            self.0 |= u64::from(colour.place())
                .wrapping_add(1)
                .wrapping_shl(shift);
        }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Colour> {
        let mut rest = self;
        core::iter::from_fn(move || {
            let next = rest.next();
            rest.take();
            next
        })
    }
}

impl core::fmt::Debug for DiceToRoll {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
