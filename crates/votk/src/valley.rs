//! The rules of one game as a value: options and catalogue.

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
    pub(crate) options: Options,
    pub(crate) catalogue: Shared<Catalogue>,
}

/// Game of the function [`apply`].
pub(crate) static STANDARD: Valley = Valley {
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
    pub const fn new(options: Options) -> Self {
        Self {
            options,
            catalogue: Shared::Static(Catalogue::house()),
        }
    }

    /// Returns a game with these options and another catalogue (VK-16.4), which its copies share.
    pub fn with_catalogue(options: Options, catalogue: impl Into<Shared<Catalogue>>) -> Self {
        let catalogue = catalogue.into();
        Self { options, catalogue }
    }

    /// Returns the options of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the catalogue of the game.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }
}

impl AsRef<Options> for Valley {
    fn as_ref(&self) -> &Options {
        &self.options
    }
}

impl AsRef<Catalogue> for Valley {
    fn as_ref(&self) -> &Catalogue {
        &self.catalogue
    }
}

/// One step: a decision of the player, or a chance outcome.
pub type Input = solo_core::InputOf<Valley>;
