//! The game type, with options and catalogue fixed at construction.

mod contract;
mod standing;

use solo_core::Shared;

use crate::catalogue::Catalogue;
use crate::options::Options;

/// The rules of one game: options and catalogue, fixed at construction.
///
/// A game is played with [`Valley::start`], [`Valley::next`], [`Valley::decisions`], [`Valley::chances`] and
/// [`Valley::apply`]. The first methods of the list evaluate a position for whoever shows it: prices, worth, points.
///
/// ```
/// use solo_core::Next;
/// use votk::{Decision, Valley};
/// let game = Valley::default();
/// let mut state = game.start();
/// while let Next::Chance(_) = game.next(&state) {
///     let (outcome, _weight) = game.chances(&state).next().expect("something can come");
///     state = game.apply(&state, outcome)?;
/// }
/// assert_eq!(game.decisions(&state).last(), Some(Decision::End));
/// # Ok::<(), votk::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Valley {
    options: Options,
    catalogue: Shared<Catalogue>,
}

impl core::fmt::Debug for Valley {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        solo_core::debug_game(self, out)
    }
}

/// Game of the function [`apply`].
static STANDARD: Valley = Valley {
    options: Options::DEFAULT,
    catalogue: Shared::Static(Catalogue::house()),
};

impl Default for Valley {
    fn default() -> Self {
        STANDARD.clone()
    }
}

impl Valley {
    /// Returns a game with these options and the embedded catalogue.
    ///
    /// ```
    /// use votk::{Options, Reactions, Valley};
    /// let game = Valley::new(Options { reactions: Reactions::Off, ..Options::default() });
    /// assert_eq!(game.options().reactions, Reactions::Off);
    /// ```
    #[must_use]
    pub const fn new(options: Options) -> Self {
        Self {
            options,
            catalogue: Shared::Static(Catalogue::house()),
        }
    }

    /// Returns a game with these options and another catalogue (VK-16.4), which its copies share.
    ///
    /// ```
    /// use votk::{Catalogue, Options, Valley};
    /// let game = Valley::with_catalogue(Options::default(), Catalogue::house());
    /// assert_eq!(game, Valley::default());
    /// ```
    #[must_use]
    pub fn with_catalogue(options: Options, catalogue: impl Into<Shared<Catalogue>>) -> Self {
        let catalogue = catalogue.into();
        Self { options, catalogue }
    }

    /// Returns the options of the game.
    ///
    /// ```
    /// use votk::{Options, Valley};
    /// assert_eq!(*Valley::default().options(), Options::default());
    /// ```
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the catalogue of the game.
    ///
    /// ```
    /// assert_eq!(votk::Valley::default().catalogue().word(), "house");
    /// ```
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
}

/// One step: a decision of the player, or a chance outcome.
pub type Input = solo_core::InputOf<Valley>;

solo_core::inherent_methods!(votk::Valley, standard = STANDARD);
