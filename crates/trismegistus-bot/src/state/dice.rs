//! Dice beside the bowls.

use solo_core::{Data, Features};

use crate::catalogue::{Colour, Symbol};

/// A die on a side's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Data, Features)]
#[data(game = crate::botmegistus::Botmegistus)]
pub struct Die {
    pub(crate) colour: Colour,
    pub(crate) symbol: Symbol,
    pub(crate) potency: u8,
}

impl Die {
    /// Makes a die of this colour, set to this symbol. [`Game::audit`](solo_core::Game::audit)
    /// finds out whether it fits a position.
    pub const fn new(colour: Colour, symbol: Symbol, potency: u8) -> Self {
        Self {
            colour,
            symbol,
            potency,
        }
    }

    /// Returns the colour.
    pub const fn colour(self) -> Colour {
        self.colour
    }

    /// Returns the symbol it is set to.
    pub const fn symbol(self) -> Symbol {
        self.symbol
    }

    /// Returns the potency left, 0 to 5; 0 only between spending and clean-up. With lean reports it
    /// is the number of turns that the human's die can still serve at most (TB-18.7).
    pub const fn potency(self) -> u8 {
        self.potency
    }
}
