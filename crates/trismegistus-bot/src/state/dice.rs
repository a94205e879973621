//! Dice beside the bowls.

use solo_core::{Data, Features};

use crate::catalogue::{Colour, Symbol};

/// A die on a side's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Data, Features)]
#[data(game = crate::game::Botmegistus)]
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
    /// use trismegistus_bot::{Colour, Die, Symbol};
    /// let die = Die::new(Colour::Red, Symbol::Wild, 3);
    /// assert_eq!((die.symbol(), die.potency()), (Symbol::Wild, 3));
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
    pub const fn colour(self) -> Colour {
        self.colour
    }

    /// Returns the symbol it is set to.
    #[must_use]
    pub const fn symbol(self) -> Symbol {
        self.symbol
    }

    /// Returns the potency left, 0 to 5; 0 only between spending and clean-up. With lean reports it
    /// is the number of turns that the human's die can still serve at most (TB-18.7).
    #[must_use]
    pub const fn potency(self) -> u8 {
        self.potency
    }
}
