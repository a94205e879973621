//! The game type: options and catalogue, fixed when it is made.

mod contract;
mod names;
mod nouns;

use solo_core::Shared;

use crate::catalogue::{Catalogue, HOUSE};
use crate::options::Options;

pub(crate) use names::parts;

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
    options: Options,
    catalogue: Shared<Catalogue>,
}

impl core::fmt::Debug for Botmegistus {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        solo_core::debug_game(self, out)
    }
}

impl Default for Botmegistus {
    fn default() -> Self {
        Self::new(Options::DEFAULT)
    }
}

impl Botmegistus {
    /// Makes a game with these options and the embedded catalogue.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Options};
    /// assert_eq!(Botmegistus::new(Options::default()), Botmegistus::default());
    /// ```
    #[must_use]
    pub const fn new(options: Options) -> Self {
        Self {
            options,
            catalogue: Shared::Static(&HOUSE),
        }
    }

    /// Makes a game with these options and this catalogue: a loaded one, or one with static
    /// lifetime.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Catalogue, Options};
    /// let game = Botmegistus::with_catalogue(Options::default(), Catalogue::house());
    /// assert_eq!(game, Botmegistus::default());
    /// ```
    #[must_use]
    pub fn with_catalogue(options: Options, catalogue: impl Into<Shared<Catalogue>>) -> Self {
        Self {
            options,
            catalogue: catalogue.into(),
        }
    }

    /// Returns the options of the game.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the components of the game.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
}

/// One step: a decision of the player, or a chance outcome.
pub type Input = solo_core::InputOf<Botmegistus>;

solo_core::inherent_methods!(
    trismegistus_bot::Botmegistus,
    standard = Botmegistus::default()
);
