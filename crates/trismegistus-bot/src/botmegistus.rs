//! The rules of one game as a value: options and catalogue.

use solo_core::Shared;

use crate::catalogue::{Catalogue, HOUSE};
use crate::options::Options;

/// The rules of one game: options and catalogue, fixed for the whole game (TB-17.6).
///
/// ```
/// use solo_core::Next;
/// use trismegistus_bot::{Botmegistus, Options};
/// let game = Botmegistus::new(Options { bot_first: true, ..Options::default() });
/// let start = game.start();
/// assert!(matches!(game.next(&start), Next::Chance(_)));
/// assert_eq!(game.chances(&start).len(), 3);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Botmegistus {
    pub(crate) options: Options,
    pub(crate) catalogue: Shared<Catalogue>,
}

impl Default for Botmegistus {
    fn default() -> Self {
        Self::new(Options::DEFAULT)
    }
}

impl Botmegistus {
    /// Makes a game with these options and the embedded catalogue.
    pub const fn new(options: Options) -> Self {
        Self {
            options,
            catalogue: Shared::Static(&HOUSE),
        }
    }

    /// Makes a game with these options and this catalogue: a loaded one, or one with static
    /// lifetime.
    pub fn with_catalogue(options: Options, catalogue: impl Into<Shared<Catalogue>>) -> Self {
        Self {
            options,
            catalogue: catalogue.into(),
        }
    }

    /// Returns the options of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the components of the game.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
}

impl AsRef<Catalogue> for Botmegistus {
    fn as_ref(&self) -> &Catalogue {
        &self.catalogue
    }
}

/// One step: a decision of the player, or a chance outcome.
pub type Input = solo_core::InputOf<Botmegistus>;
