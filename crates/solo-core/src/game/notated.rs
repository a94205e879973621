//! Inputs as text.

use core::fmt::{self, Display, Formatter};

use crate::game::{Game, Input, InputOf};
use crate::noun::Noun as _;

/// An input of a game that prints in the notation of the game's rulebook.
///
/// ```
/// use solo_core::example::{Choice, Ten};
/// use solo_core::{Input, Notated};
/// assert_eq!(Notated::new(&Ten, Input::Decision(Choice::Roll)).to_string(), "roll");
/// ```
#[derive(Debug)]
pub struct Notated<'a, G: Game> {
    game: &'a G,
    input: InputOf<G>,
}

impl<'a, G: Game> Notated<'a, G> {
    /// Joins an input with the game whose notation it uses.
    pub const fn new(game: &'a G, input: InputOf<G>) -> Self {
        Self { game, input }
    }
}

impl<G: Game> Display for Notated<'_, G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.input {
            Input::Decision(decision) => decision.id(self.game, f),
            Input::Chance(chance) => chance.id(self.game, f),
        }
    }
}
