//! The game type: options and catalogue, fixed when it is made.

mod contract;

use crate::catalogue::Catalogue;
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Botmegistus {
    options: Options,
    catalogue: Catalogue,
}

/// The game as the rulebook has it: default options and the embedded catalogue.
pub(crate) static STANDARD: Botmegistus = Botmegistus {
    options: Options::DEFAULT,
    catalogue: crate::catalogue::house(),
};

impl Default for Botmegistus {
    fn default() -> Self {
        STANDARD.clone()
    }
}

impl Botmegistus {
    /// A game with these options and the embedded catalogue.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Options};
    /// assert_eq!(Botmegistus::new(Options::default()), Botmegistus::default());
    /// ```
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self {
            options,
            ..Self::default()
        }
    }

    /// A game with these options and this catalogue.
    ///
    /// ```
    /// use trismegistus_bot::{Botmegistus, Catalogue, Options};
    /// let game = Botmegistus::with_catalogue(Options::default(), Catalogue::house().clone());
    /// assert_eq!(game, Botmegistus::default());
    /// ```
    #[must_use]
    pub const fn with_catalogue(options: Options, catalogue: Catalogue) -> Self {
        Self { options, catalogue }
    }

    /// The options of the game.
    #[must_use]
    #[inline]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The components of the game.
    #[must_use]
    #[inline]
    pub const fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
}

solo_core::plain_form!(trismegistus_bot::Botmegistus, standard = STANDARD);
